//! What a case leaves out: checks that could not be made, and parts taken for granted.

use super::Names;
use crate::games::blue_moon_city::{Assumed, Gap, rules};
use crate::games::reasons::{Told, Vocabulary};
use crate::verdict::Unchecked;
use crate::words::Message;

/// A check that could not be made, with what it lacks.
pub(in crate::games::blue_moon_city) fn say_gap(n: &Names, gap: &Gap) -> Unchecked {
    let (rule, missing) = match *gap {
        Gap::Cards => (&rules::DECK, n.message("gap-cards")),
        Gap::Scales => (&rules::SCALES_FOR_PLAYERS, n.message("gap-scales")),
        Gap::Crystals => (&rules::CRYSTAL_PIECES, n.message("gap-crystals")),
        Gap::Buildings => (&rules::TEN_STONES, n.message("gap-buildings")),
        Gap::City => (&rules::TWENTY_ONE_TILES, n.message("gap-city")),
        Gap::Obelisk => (&rules::OBELISK_FROM_THE_BOTTOM, n.message("gap-obelisk")),
        Gap::OtherPlayers => (&rules::OFFERINGS_TO_WIN, n.message("gap-other-players")),
    };
    Unchecked { rule, missing }
}

/// Something left out that is taken for granted.
pub(in crate::games::blue_moon_city) fn say_assumed(n: &Names, assumed: &Assumed) -> Message {
    match *assumed {
        Assumed::Movement => n.message("assumed-movement"),
        Assumed::Building => n.message("assumed-building"),
        Assumed::NothingFinished => n.message("assumed-nothing-finished"),
        Assumed::DragonOutside(dragon) => n.message("assumed-dragon-outside").with("dragon", dragon.told(n)),
        Assumed::StonesLeft(seat, stones) => {
            n.message("assumed-stones-left").with("player", n.player(seat)).with("stones", stones)
        }
        Assumed::CrystalsLeft(crystals) => n.message("assumed-crystals-left").with("crystals", crystals),
        Assumed::ScalesLeft(scales) => n.message("assumed-scales-left").with("scales", scales),
    }
}
