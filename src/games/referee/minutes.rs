//! A course of moves written down in words.

use super::Told;
use super::hearing::{Hearing, Witness};
use crate::games::game::{Entry, Game};
use crate::verdict::{Award, Judged, Outcome, Record};

/// Writes everything down.
pub(super) struct Minutes<'h, G: Game> {
    told: &'h Told<G>,
    positions: bool,
    pub(super) moves: Vec<Judged>,
    refused: Option<usize>,
}

impl<'h, G: Game> Minutes<'h, G> {
    pub(super) fn of(hearing: &Hearing<'h, G>, positions: bool) -> Self {
        Self { told: hearing.told, positions, moves: Vec::new(), refused: None }
    }
}

impl<G: Game> Witness<G> for Minutes<'_, G> {
    fn looks_further(&self) -> bool {
        true
    }
    fn made(
        &mut self,
        index: Option<usize>,
        before: &G::Position,
        play: &G::Move,
        record: Record<G::Reason>,
        after: &G::Position,
    ) {
        let Told { names, rulings, .. } = self.told;
        let awards: Vec<Award> =
            record.0.iter().map(|(seat, amount, reason)| G::say_award(names, *seat, *amount, reason)).collect();
        self.moves.push(Judged {
            index,
            says: G::say_legal(names, before, rulings, play),
            play: G::write_move(names, before, play),
            outcome: Outcome::Legal,
            findings: Vec::new(),
            awards,
            scores: G::scores(after),
            position: self.positions.then(|| self.told.write(after)),
            after_refusal: self.refused,
        });
    }

    fn refused(&mut self, index: usize, position: &G::Position, entry: &Entry<G::Move>, refusals: &[G::Refusal]) {
        let Told { names, rulings, .. } = self.told;
        let say = |refusal| G::say_refusal(names, position, rulings, &entry.play, &entry.place, refusal);
        let findings: Vec<_> = refusals.iter().map(say).collect();
        self.moves.push(Judged {
            index: Some(index),
            says: G::say_move(names, position, &entry.play),
            play: G::write_move(names, position, &entry.play),
            outcome: if findings.is_empty() { Outcome::Undecided } else { Outcome::of(&findings) },
            findings,
            awards: Vec::new(),
            scores: G::scores(position),
            position: self.positions.then(|| self.told.write(position)),
            after_refusal: self.refused,
        });
        self.refused.get_or_insert(index);
    }
}
