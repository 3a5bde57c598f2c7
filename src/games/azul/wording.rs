//! Every sentence that a person reads.
use super::notation;
use super::{Assumed, Colour, Draft, Edition, Flaw, Gap, Move, Position, Reason, Refusal, Rulings};
use crate::verdict::{Award, Finding, Place, Rank, Unchecked};

/// The names of one case: its players, and its edition's colours and terms.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names {
    /// The edition, which decides the words.
    pub edition: Edition,
    players: Vec<String>,
}

impl Names {
    pub(super) fn of(draft: &Draft) -> Self {
        Self { edition: draft.setup.edition, players: draft.players.iter().map(|player| player.name.clone()).collect() }
    }
    /// The players' names in seat order.
    pub fn players(&self) -> &[String] {
        &self.players
    }
    /// The edition's name of a colour: yellow is brown in Master Chocolatier.
    pub fn colour(&self, colour: Colour) -> &'static str {
        notation::colours(self.edition).name(colour)
    }
    /// Its letter in boards.
    pub fn letter(&self, colour: Colour) -> char {
        notation::colours(self.edition).letter(colour)
    }
}

pub(super) fn say_flaw(_names: &Names, _flaw: &Flaw) -> Finding {
    unimplemented!()
}
pub(super) fn say_gap(_names: &Names, _gap: &Gap) -> Unchecked {
    unimplemented!()
}
pub(super) fn say_assumed(_names: &Names, _assumed: &Assumed) -> String {
    unimplemented!()
}
pub(super) fn say_refusal(
    _names: &Names,
    _position: &Position,
    _rulings: &Rulings,
    _play: &Move,
    _place: &Place,
    _refusal: &Refusal,
) -> Finding {
    unimplemented!()
}
pub(super) fn say_award(_names: &Names, _seat: usize, _amount: i32, _reason: &Reason) -> Award {
    unimplemented!()
}
pub(super) fn say_move(_names: &Names, _position: &Position, _play: &Move) -> String {
    unimplemented!()
}
pub(super) fn say_choice(_names: &Names, _position: &Position) -> Option<String> {
    unimplemented!()
}
pub(super) fn rank(_names: &Names, _position: &Position) -> Vec<Rank> {
    unimplemented!()
}
