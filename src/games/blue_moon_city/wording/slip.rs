//! What slips speak of, in words.

use super::names::Names;
use crate::game::reasons::{ToArg, Vocabulary, terms};
use crate::game::shared::SEATS;
use crate::games::blue_moon_city::slips::{Source, Then, Tile};
use crate::games::blue_moon_city::{Building, Reward, Seat};
use crate::verdict::Unit;
use crate::words::{Arg, Message};

terms! {
    Source: Master Each Neighbour Scales;
    Then: Direct NotScored Scored ScoredOtherwise;
}

impl Then {
    /// With what a slip leads to before it changes the count in question.
    pub(crate) fn of(self, n: &Names, slip: Message) -> Message {
        if self == Self::Direct { slip } else { n.message("slip-then").with("slip", slip).with("then", self.to_arg(n)) }
    }
}

/// That a stone is rewarded though sections are free.
pub(crate) fn unfinished(n: &Names, tile: Tile, free: usize) -> Message {
    let says = n.message("slip-unfinished").with("building", tile.building.to_arg(n)).with("free", free);
    says.with("below", what(n, tile.each))
}

/// What the supply lacked, by player.
pub(crate) fn say_owed(n: &Names, owed: [u8; SEATS]) -> Vec<Arg> {
    let whose = Seat::all().zip(owed).filter(|(_, owed)| *owed > 0);
    let of = |(seat, owed): (Seat, u8)| n.message("slip-owed-of").with("scales", owed).with("who", seat.to_arg(n)).thing();
    whose.map(of).collect()
}

/// "1 crystal, 1 card and 1 scale"; "nothing".
fn what(n: &Names, reward: Reward) -> Arg {
    Arg::List(n.parts(reward).into())
}

/// What a finished building gives to builders beside it. All of that is proved, so that a case says nothing else.
pub(crate) fn beside(n: &Names, building: Building) -> Arg {
    what(n, building.print().neighbour)
}

/// Whose slip it is, where that is not the player whose count is in question.
pub(crate) fn whose(seat: Seat, who: Seat) -> Option<Seat> {
    Some(who).filter(|who| *who != seat)
}

/// What slips about a finished building speak of.
pub(crate) fn about(n: &Names, seat: Seat, tile: Tile) -> (Seat, Tile, Building, Arg, Arg) {
    (seat, tile, tile.building, what(n, tile.master), what(n, tile.each))
}

/// That of what a building brings the part in a unit is left out.
pub(crate) fn in_part(n: &Names, tile: Tile, of: Building, unit: Unit, whose: Option<Seat>) -> Message {
    let reward = if of == tile.building { tile.each } else { of.print().neighbour };
    let mut missing = reward;
    missing.parts_mut().into_iter().filter(|(part, _)| *part != unit).for_each(|(_, held)| *held = 0);
    let says = n.message("slip-in-part").with("of", of.to_arg(n)).with("reward", what(n, reward));
    says.with("missing", what(n, missing)).with("count", reward.of(unit)).with("whose", whose.to_arg(n))
}
