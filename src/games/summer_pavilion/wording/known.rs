//! What a case leaves out: checks that could not be made, and parts taken as empty.

use super::Names;
use super::names::phase;
use crate::games::summer_pavilion::{Assumed, Gap, Phase, rules};
use crate::verdict::Unchecked;

/// A check that could not be made, with what it lacks.
pub(in crate::games::summer_pavilion) fn say_gap(n: &Names, gap: &Gap) -> Unchecked {
    let (rule, missing) = match *gap {
        Gap::Conservation => (
            &rules::TWENTY_TWO_OF_EACH_COLOUR,
            "all boards with the factories, the centre, the supply, the bag and the tower".to_owned(),
        ),
        Gap::Factories => (&rules::FACTORY_GETS_FOUR, "the factories".to_owned()),
        Gap::Centre => (&rules::REST_TO_THE_CENTRE, "the factories or the centre".to_owned()),
        Gap::Taken => (&rules::BESIDE_THE_BOARD, "the factories, the centre or the tiles beside a board".to_owned()),
        Gap::Marker => (&rules::ONE_MARKER, "a place where the first-player marker could be".to_owned()),
        Gap::Round => (&rules::WILD_COLOURS, "the round".to_owned()),
        Gap::Built => (&rules::NUMBER_IS_THE_PRICE, "the boards of all players, or the tiles beside them".to_owned()),
        Gap::Supply => (&rules::SUPPLY_OF_TEN, "the supply".to_owned()),
        Gap::Bag => (&rules::ALL_TILES_IN_THE_BAG, "the bag".to_owned()),
        Gap::Tower => (&rules::ONE_PLACED_REST_DISCARDED, "the tower or the stars of a player".to_owned()),
        Gap::Score(seat) => (&rules::POINT_FOR_THE_TILE, format!("{} score", n.owner(seat))),
    };
    Unchecked { rule, missing }
}

/// Something left out that is taken as empty or as the usual.
pub(in crate::games::summer_pavilion) fn say_assumed(n: &Names, assumed: &Assumed) -> String {
    match *assumed {
        Assumed::Phase(Phase::Offer) => "the phase is taken as the offer (phase 1)".to_owned(),
        Assumed::Phase(Phase::Play) => "the phase is taken as play (phase 2)".to_owned(),
        Assumed::Phase(now) => format!("the phase is taken as {}", phase(now)),
        Assumed::Stars(seat) => format!("{} stars are taken as empty", n.owner(seat)),
        Assumed::Tiles(seat) => format!("no tiles are taken to lie beside {} board", n.owner(seat)),
        Assumed::Corners(seat) => format!("{} corners are taken as empty", n.owner(seat)),
        Assumed::Score(seat) => format!("{} score is taken as 5, where everybody starts", n.owner(seat)),
    }
}
