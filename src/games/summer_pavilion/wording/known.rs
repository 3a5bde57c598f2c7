//! What a case leaves out: checks that could not be made, what follows from the rest, and what is supposed.

use super::Names;
use super::names::{called, heap};
use crate::games::summer_pavilion::{Assumed, Gap, SeatSet, rules};
use crate::verdict::Unchecked;
use crate::verdict::english::and;

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
    Unchecked { rule, missing: missing.into() }
}

/// Something left out that follows from the rest, or is supposed.
pub(in crate::games::summer_pavilion) fn say_assumed(n: &Names, assumed: &Assumed) -> String {
    let owners = |seats: SeatSet| and(seats.iter().map(|seat| n.owner(seat)));
    let each = |seats: SeatSet, one: &'static str, many: &'static str| if seats.len() == 1 { one } else { many };
    match *assumed {
        Assumed::Phase(phase) => format!("it is {}", called(phase)),
        Assumed::Turn(seat) => format!("it is {} turn", n.owner(seat)),
        Assumed::Stars(seats) => format!("nothing lies on {} stars", owners(seats)),
        Assumed::Tiles(seats) => format!("nothing lies beside {} {}", owners(seats), each(seats, "board", "boards")),
        Assumed::JustTiles(seat, tiles) => {
            let lie = if tiles.total() == 1 { "lies" } else { "lie" };
            format!("just {} {lie} beside {} board", heap(tiles), n.owner(seat))
        }
        Assumed::Corners(seats) => format!("nothing lies in {} corners", owners(seats)),
        Assumed::Score(seats) => {
            let names = and(seats.iter().map(|seat| n.player(seat).to_owned()));
            format!("{names} {} 5 points", each(seats, "has", "have"))
        }
        Assumed::NotPassed(seats) => {
            let names = and(seats.iter().map(|seat| n.player(seat).to_owned()));
            format!("{names} {} not passed", each(seats, "has", "have"))
        }
        Assumed::NothingElse => "nothing lies where nothing is told (scores are 5 then)".to_owned(),
        Assumed::NoBonus => "nobody has bonus tiles to choose".to_owned(),
    }
}
