//! What a case leaves out: checks that could not be made, what is supposed, what follows from the rest.

use super::names::{self, Names};
use crate::games::azul::{Assumed, Gap, rules};
use crate::verdict::Unchecked;

/// A check that could not be made, with what it lacks.
pub(in crate::games::azul) fn say_gap(n: &Names, gap: &Gap) -> Unchecked {
    let (wall, lid) = (n.terms().wall, n.terms().lid);
    let (rule, missing) = match *gap {
        Gap::Conservation => {
            (&rules::TWENTY_OF_EACH_COLOUR, format!("all boards with the factories, the centre, the bag and the {lid}"))
        }
        Gap::Factories => (&rules::FACTORY_GETS_FOUR, "the factories".to_owned()),
        Gap::Centre => (&rules::REST_TO_THE_CENTRE, "the factories and the centre".to_owned()),
        Gap::Marker => (&rules::ONE_MARKER, "the place of the first-player marker".to_owned()),
        Gap::Round => (&rules::ONE_TILE_A_LINE, "the round".to_owned()),
        Gap::Bag => (&rules::ALL_TILES_IN_THE_BAG, "the bag".to_owned()),
        Gap::Lid => (&rules::TILED_LINES_CLEARED, format!("the {lid} and every {wall}")),
        Gap::OtherPlayers => (&rules::GAME_ENDS, "the other players' boards".to_owned()),
        Gap::Score(seat) => (&rules::SCORED_AT_ONCE, format!("{} score", n.owner(seat))),
    };
    Unchecked { rule, missing: missing.into() }
}

/// Something left out that is supposed, or follows from the rest.
pub(in crate::games::azul) fn say_assumed(n: &Names, assumed: &Assumed) -> String {
    match *assumed {
        Assumed::Wall(seat) => format!("nothing lies on {} {}", n.owner(seat), n.terms().wall),
        Assumed::Lines(seat) => format!("nothing lies on {} pattern lines", n.owner(seat)),
        Assumed::Floor(seat) => format!("nothing lies on {} {}", n.owner(seat), n.terms().floor),
        Assumed::Score(seat) => format!("{} score is 0", n.owner(seat)),
        Assumed::Phase(phase) => format!("it is {}", names::the_phase(phase)),
        Assumed::Turn(seat) => format!("it is {} turn", n.owner(seat)),
    }
}
