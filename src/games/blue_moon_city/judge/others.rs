//! A part of a table: between two turns of the players who are told, the others may have done anything.

use crate::game::shared::SEATS;
use crate::games::blue_moon_city::{Building, Level, Position};
use std::borrow::Cow;

/// The table as a step finds it: only what the others cannot have changed since the last turn is known.
pub(super) fn before(position: &Position) -> Cow<'_, Position> {
    if !position.others_next {
        return Cow::Borrowed(position);
    }
    let mut later = Position { others_next: false, dragons: [None; 3], ..position.clone() };
    later.doubt_rewards(u16::MAX, u16::MAX, u16::MAX);
    later.doubt_scales();
    let unknowns = &mut later.unknowns;
    (unknowns.returns, unknowns.hand, unknowns.aside) = (true, [true; SEATS], [false; SEATS]);
    for building in Building::ALL.into_iter().filter(|&building| building != Building::Market) {
        let site = &mut later.sites[building.index()];
        if !site.finished {
            site.free = Default::default();
            (unknowns.stones[building.index()], unknowns.finished[building.index()]) = (true, true);
        }
    }
    unknowns.laid = Level::all_spaces(SEATS).saturating_sub(later.obelisk.laid.unwrap_or(0));
    Cow::Owned(later)
}
