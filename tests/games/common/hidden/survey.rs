//! What was tried, and what was found untrue.

use std::collections::BTreeMap;
use std::fmt;

/// A law of what is not told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Law {
    /// What is true is possible.
    Possible,
    /// No legal move is illegal, and no illegal one legal.
    Moves,
    /// What a move brings, and what everybody has, is within the bounds that are told.
    Counts,
    /// No true claim is refuted, and no false one confirmed.
    Claims,
    /// What is listed is legal, and where something is not listed that is said.
    Listed,
    /// What is written after moves is possible and true.
    Applied,
    /// Under its conditions, once they are told, an answer is firm.
    Conditions,
    /// Where one of few is hidden, what every answer to it agrees on is said, and else the condition.
    Sharp,
    /// Who has won has won.
    Ranking,
    /// What is told in full is answered firmly.
    Told,
    /// The same in another notation is answered alike.
    Written,
}

#[derive(Debug, Clone, Default)]
struct Count {
    tried: usize,
    firm: usize,
    faults: usize,
    examples: Vec<String>,
}

/// How often each law was tried, how many of the answers were firm, and how many untrue.
#[derive(Debug, Clone, Default)]
pub(crate) struct Survey(BTreeMap<Law, Count>);

/// So many examples of faults are shown for each law.
const EXAMPLES: usize = 2;

impl Survey {
    /// Notes an answer, with what is wrong with it, if something is.
    pub(crate) fn note(&mut self, law: Law, firm: bool, fault: Option<String>) {
        let count = self.0.entry(law).or_default();
        count.tried += 1;
        count.firm += usize::from(firm);
        count.faults += usize::from(fault.is_some());
        let same = |one: &str, other: &str| one.lines().next() == other.lines().next();
        if let Some(fault) = fault
            && count.examples.len() < shown()
            && !count.examples.iter().any(|known| same(known, &fault))
        {
            count.examples.push(fault);
        }
    }

    /// Whether an example of a fault against a law would be shown.
    pub(crate) fn wants(&self, law: Law) -> bool {
        self.0.get(&law).is_none_or(|count| count.examples.len() < shown())
    }

    /// Prints the counts; panics if there is a fault.
    #[expect(clippy::print_stdout, reason = "the numbers are for whoever asks by --nocapture")]
    pub(crate) fn close(self) {
        println!("{self}");
        let faults: usize = self.0.values().map(|count| count.faults).sum();
        assert!(faults == 0, "{faults} answers are untrue: see above");
    }
}

/// `EXAMPLES=9` shows more.
fn shown() -> usize {
    std::env::var("EXAMPLES").ok().and_then(|examples| examples.parse().ok()).unwrap_or(EXAMPLES)
}

impl fmt::Display for Survey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (law, Count { tried, firm, faults, .. }) in &self.0 {
            writeln!(f, "{:10} {tried:8} answers, {firm:8} firm, {faults:6} untrue", format!("{law:?}"))?;
        }
        for (law, count) in &self.0 {
            for example in &count.examples {
                writeln!(f, "{law:?}: {example}")?;
            }
        }
        Ok(())
    }
}
