//! The smallest edits that make an impossible case possible ([decision 7](../../../docs/decisions/0007-repair.md)).
//!
//! `generator` makes the edits that undo what people do wrong, from the shapes of the keys; `trial` puts the text after each to
//! the audit. If a case stays impossible with a part left untold, no edit of that part alone is tried: it cannot help.

mod across;
mod budget;
mod edit;
mod entries;
mod generator;
mod layout;
mod names;
mod numbers;
mod parts;
mod pieces;
mod record;
mod runs;
mod search;
mod spaces;
mod spelling;
mod trial;
mod words;

pub use edit::{Change, Edit, Kind};
pub use layout::{Layout, Way};

use crate::case::edit::spliced;
use crate::referee::{Case, Choices};
use crate::verdict::Finding;
use std::collections::HashSet;

/// What makes a case possible, or the moves of a possible one legal.
#[derive(Debug, Clone, Default)]
pub struct Repairs {
    /// What is wrong with it.
    pub findings: Vec<Finding>,
    /// Each is one edit, or two where no single one is enough; the likeliest first.
    pub found: Vec<Vec<Edit>>,
    /// Whether it is a record that is mended, of which a move was refused.
    pub of_record: bool,
    /// Whether there was more to try than a search may cost: others may do as well.
    pub is_cut_short: bool,
}

/// Of more repairs than this none is likely enough to be told before what is wrong, unless they are in a few places.
const MANY: usize = 10;
/// So many are told then.
const LIKELIEST: usize = 3;

impl Repairs {
    /// What is worth telling before all that is wrong: the only change that is enough, or the likeliest of a few.
    pub fn told_first(&self) -> &[Vec<Edit>] {
        let is_single = self.found.iter().all(|repair| repair.len() == 1);
        let places: HashSet<_> =
            self.found.iter().flatten().filter_map(|edit| edit.changes.first()).map(|change| &change.place).collect();
        match self.found.len() {
            _ if self.are_in_one_place() => &self.found,
            count if is_single && (count <= MANY || places.len() <= LIKELIEST) => &self.found[..self.found.len().min(LIKELIEST)],
            _ => &[],
        }
    }
    /// Whether nothing is wrong.
    pub fn is_needless(&self) -> bool {
        self.findings.is_empty() && self.found.is_empty()
    }
    /// Whether it is words that are mended, without which the case cannot be read.
    pub fn are_of_spelling(&self) -> bool {
        self.found.iter().flatten().any(|edit| edit.kind == Kind::Spelling)
    }
    /// Whether it is only parts that are named, without which the rest is possible.
    pub fn are_of_parts(&self) -> bool {
        self.found.iter().flatten().any(|edit| edit.kind == Kind::Part)
    }
    /// Whether one value, and no other, has to be another one.
    pub fn are_in_one_place(&self) -> bool {
        // Where one of several takes it away or puts it there, it is more than a value.
        let place = |repair: &Vec<Edit>| Some(only_change(repair).filter(|change| change.is_of_value())?.place.clone());
        match &self.found[..] {
            [only] => only.len() == 1,
            found => {
                found.first().and_then(place).is_some_and(|first| found.iter().all(|other| place(other).as_ref() == Some(&first)))
            }
        }
    }
}

impl Case<'_, '_> {
    /// What makes the position of the case possible; if it is, what makes its moves legal.
    pub fn repairs(&self, choices: &Choices) -> Repairs {
        search::repairs(self, choices, true)
    }
    /// The same without what takes two edits, in less than half the time.
    pub fn single_repairs(&self, choices: &Choices) -> Repairs {
        search::repairs(self, choices, false)
    }
}

/// The one value that a repair changes, if it is one.
pub fn only_change(repair: &[Edit]) -> Option<&Change> {
    match repair {
        [Edit { kind: Kind::Layout(_), .. }] => None,
        [Edit { changes, .. }] => changes.first().filter(|_| changes.len() == 1),
        _ => None,
    }
}

/// A text after a repair.
pub fn mended(text: &str, repair: &[Edit]) -> String {
    spliced(text, repair.iter().flat_map(|edit| &edit.splices))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::budget::Budget;
    use super::*;
    use crate::case::{Limits, Source, documents};

    /// What `of` makes of a case.
    fn of<T>(text: &str, of: impl FnOnce(&Case<'_, '_>) -> T) -> T {
        let source = Source { name: String::new(), text: text.to_owned() };
        let documents = documents(&source, &Limits::USUAL);
        of(&Case::open(documents[0].as_ref().unwrap()).unwrap())
    }

    /// A board with something without end at one place, which makes it impossible.
    fn endless() -> Vec<(&'static str, String)> {
        const MANY: usize = 3_000;
        let azul = |rest: &str| format!("game: azul\nround: 3\nphase: offer\n{rest}");
        let city = |hand: &str| format!("game: blue-moon-city\nplayers: [{{name: Ana, hand: {hand}}}, Luis]\n");
        vec![
            ("cards as letters", city(&format!("[{}]", "B1, ".repeat(MANY)))),
            ("cards in a text", city(&format!("'{}'", "B1 ".repeat(MANY)))),
            ("cards as words", city(&format!("'{}'", "blue 1, ".repeat(MANY)))),
            ("a floor", azul(&format!("players: [{{name: Ana, floor: {}}}, Luis]\n", "BYRKW".repeat(MANY)))),
            ("lines", azul(&format!("players: [{{name: Ana, lines: ['', '', '', '', {}]}}, Luis]\n", "BY".repeat(MANY)))),
            ("factories", azul(&format!("players: [Ana, Luis]\nfactories: [{}]\n", "BBYR, ".repeat(MANY)))),
            (
                "a payment",
                format!(
                    "game: blue-moon-city\nplayers: [Ana]\nmoves: [{{build: 3, on: mill, pay: [{}]}}]\n",
                    "B1, ".repeat(MANY)
                ),
            ),
            (
                "deals",
                azul(&format!("players: [Ana, Luis]\nmoves: [{}]\n", "{deal: [BBBB, YYYY, RRRR, KKKK, WWWW]}, ".repeat(MANY))),
            ),
        ]
    }

    #[test]
    fn a_search_takes_no_more_steps_than_it_has() {
        const STEPS: usize = 200_000;
        for (name, text) in endless() {
            let making = Budget::of(STEPS);
            let edits = of(&text, |case| parts::edits(case, std::collections::BTreeSet::new(), &making).0);
            let changes = edits.iter().flat_map(|edit| &edit.changes);
            assert!(changes.map(|change| change.from.len() + change.to.len()).sum::<usize>() <= STEPS, "{name}");
            let budgets = [making, Budget::of(STEPS)];
            of(&text, |case| search::within(&budgets, case, &Choices::default(), true));
            assert!(budgets.iter().any(Budget::is_spent), "{name}");
        }
    }
}
