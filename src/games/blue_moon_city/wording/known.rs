//! What a case leaves out: checks that could not be made, and parts taken for granted.

use super::Names;
use crate::games::blue_moon_city::{Assumed, Gap, rules};
use crate::verdict::Unchecked;
use crate::verdict::english::counted;

/// A check that could not be made, with what it lacks.
pub(in crate::games::blue_moon_city) fn say_gap(n: &Names, gap: &Gap) -> Unchecked {
    let (rule, missing) = match *gap {
        Gap::Cards => (&rules::DECK, "all hands with the draw pile and the discard pile".to_owned()),
        Gap::Scales => (&rules::SCALES_FOR_PLAYERS, "the scales of all players and of the supply".to_owned()),
        Gap::Crystals => (&rules::CRYSTAL_PIECES, "the crystals of all players and of the supply".to_owned()),
        Gap::Buildings => (&rules::TEN_STONES, "the stones on all buildings".to_owned()),
        Gap::City => (&rules::TWENTY_ONE_TILES, "all tiles of the city".to_owned()),
        Gap::Stones(seat) => (&rules::TEN_STONES, format!("the stones in front of {}", n.player(seat))),
        Gap::Obelisk => (&rules::OBELISK_FROM_THE_BOTTOM, "the obelisk".to_owned()),
        Gap::OtherPlayers => (&rules::OFFERINGS_TO_WIN, "the other players".to_owned()),
    };
    Unchecked { rule, missing: missing.into() }
}

/// Something left out that is taken for granted.
pub(in crate::games::blue_moon_city) fn say_assumed(n: &Names, assumed: &Assumed) -> String {
    match *assumed {
        Assumed::Movement => "the turn is taken to be at its beginning".to_owned(),
        Assumed::Building => "it is taken not to be settled yet what is discarded".to_owned(),
        Assumed::NothingFinished => "no building is taken to be finished".to_owned(),
        Assumed::DragonOutside(which) => format!("{} is taken to be outside", n.dragon(which)),
        Assumed::StonesLeft(seat, stones) => {
            format!("{} is taken to have {} left", n.player(seat), counted(stones, "stone", "stones"))
        }
        Assumed::CrystalsLeft(crystals) => {
            format!("the supply is taken to hold {}", counted(crystals, "crystal", "crystals"))
        }
        Assumed::ScalesLast => "the supply is taken not to run out of scales".to_owned(),
        Assumed::ScalesLeft(scales) => format!("the supply is taken to hold {}", counted(scales, "scale", "scales")),
    }
}
