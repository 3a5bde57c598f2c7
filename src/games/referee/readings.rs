//! What other answers to the rulings would change: the case is judged again under each.

use super::{Asked, Hearing, Witness};
use crate::games::game::{Entry, Game};
use crate::verdict::english::number;
use crate::verdict::{Dependence, Judged, Outcome, Reading, Record, RulingSet, Source, Unit};

impl<G: Game> Hearing<G> {
    /// The rulings that were chosen, and those whose other answers would change the verdict: found by judging again under each.
    ///
    /// `start` is the position that the moves start from. It is what it is under every answer that the audit does not depend on.
    pub(super) fn readings(&self, here: &Digest<G>, start: Option<&G::Position>, asked: &Asked) -> Vec<Reading> {
        let nothing_follows = self.entries.is_empty() && !asked.to_end && !asked.legal;
        let mut readings = Vec::new();
        for (index, ruling) in G::Rulings::RULINGS.iter().enumerate() {
            let answer = self.rulings.get(index);
            let same_start = !G::bears_on_audit(&self.draft, ruling);
            let nothing_changes = same_start && (start.is_none() || nothing_follows);
            let otherwise: Vec<_> = (0..ruling.answers.len())
                .filter(|&other| other != answer && !nothing_changes)
                .filter_map(|other| {
                    let mut rulings = self.rulings;
                    rulings.set(index, other);
                    if !G::has_meaning(&self.draft, &rulings) {
                        return None;
                    }
                    let there = match start.filter(|_| same_start) {
                        Some(start) => self.digest_from(start.clone(), &rulings, asked),
                        None => self.digest(&rulings, asked),
                    };
                    here.change(&there, G::players(&self.names), G::UNITS).map(|change| Dependence { answer: other, change })
                })
                .collect();
            let source = self.sources[index];
            if source != Source::Default || !otherwise.is_empty() {
                readings.push(Reading { ruling, answer, source, otherwise });
            }
        }
        readings
    }

    /// Everybody's counts under other rulings, if all moves could be made then.
    pub(super) fn counts(&self, rulings: &G::Rulings, asked: &Asked) -> Option<Vec<i32>> {
        self.end(rulings, asked).as_ref().map(G::scores)
    }

    /// The table under other rulings, if all moves could be made then.
    pub(super) fn end(&self, rulings: &G::Rulings, asked: &Asked) -> Option<G::Position> {
        if !G::has_meaning(&self.draft, rulings) {
            return None;
        }
        let digest = self.digest(rulings, asked);
        digest.end.filter(|_| digest.legal.iter().all(|&legal| legal))
    }

    fn digest(&self, rulings: &G::Rulings, asked: &Asked) -> Digest<G> {
        match G::audit(&self.draft, rulings).position {
            Some(start) => self.digest_from(start, rulings, asked),
            None => Digest::impossible(),
        }
    }

    fn digest_from(&self, start: G::Position, rulings: &G::Rulings, asked: &Asked) -> Digest<G> {
        let mut digest = Digest::impossible();
        let end = self.run(start, rulings, asked, &mut digest);
        Digest::after(digest.legal, end, rulings, asked)
    }
}

/// What two readings of the same case are compared by.
pub(super) struct Digest<G: Game> {
    /// Whether each move is legal, as far as they are judged.
    legal: Vec<bool>,
    scores: Vec<i32>,
    /// The resulting position; none if the case's own is not possible.
    end: Option<G::Position>,
    /// The moves that are possible there, if they are asked for.
    listed: Vec<G::Move>,
}

pub(super) fn legality(moves: &[Judged]) -> Vec<bool> {
    moves.iter().filter(|judged| judged.index.is_some()).map(|judged| judged.outcome == Outcome::Legal).collect()
}

impl<G: Game> Digest<G> {
    pub(super) fn impossible() -> Self {
        Self { legal: Vec::new(), scores: Vec::new(), end: None, listed: Vec::new() }
    }

    pub(super) fn after(legal: Vec<bool>, end: G::Position, rulings: &G::Rulings, asked: &Asked) -> Self {
        let mut listed = Vec::new();
        if asked.legal {
            G::legal(&end, rulings, &mut listed);
        }
        Self { legal, scores: G::scores(&end), end: Some(end), listed }
    }

    /// Whether both end at tables between which nobody sees a difference.
    fn ends_alike(&self, there: &Self) -> bool {
        match (&self.end, &there.end) {
            (Some(here), Some(there)) => G::looks_alike(here, there),
            (here, there) => here.is_none() && there.is_none(),
        }
    }

    /// What would be different there, in words; none if nothing.
    fn change(&self, there: &Self, players: &[String], units: &[Unit]) -> Option<String> {
        match (&self.end, &there.end) {
            (Some(_), None) => return Some("the position would not be possible".to_owned()),
            (None, Some(_)) => return Some("the position would be possible".to_owned()),
            _ => {}
        }
        let mut changes = Vec::new();
        for (index, (here, &there)) in self.legal.iter().zip(&there.legal).enumerate() {
            if *here != there {
                changes.push(format!("move {} would be {}", index + 1, if there { "legal" } else { "refused" }));
            }
        }
        let counted = players.iter().flat_map(|player| units.iter().map(move |&unit| (player, unit)));
        for (((player, unit), here), &there) in counted.zip(&self.scores).zip(&there.scores) {
            if *here != there {
                let what = if unit == Unit::Points { String::new() } else { format!(" {}", unit.word(there)) };
                changes.push(format!("{player} would have {}{what} instead of {}", number(there), number(*here)));
            }
        }
        if changes.is_empty() && self.listed != there.listed {
            let [few, many] = [&self.listed, &there.listed].map(|listed| listed.len());
            changes.push(if few == many {
                "other moves would be legal".to_owned()
            } else {
                format!("{many} moves would be legal instead of {few}")
            });
        }
        if changes.is_empty() && !self.ends_alike(there) {
            changes.push("the table would look different afterwards".to_owned());
        }
        (!changes.is_empty()).then(|| changes.join("; "))
    }
}

impl<G: Game> Witness<G> for Digest<G> {
    fn made(&mut self, index: Option<usize>, _: &G::Position, _: &G::Move, _: Record<G::Reason>, _: &G::Position) {
        self.legal.extend(index.map(|_| true));
    }
    fn refused(&mut self, _: usize, _: &G::Position, _: &Entry<G::Move>, _: &[G::Refusal]) {
        self.legal.push(false);
    }
}
