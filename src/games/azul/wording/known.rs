//! What a case leaves out: checks that could not be made, what is supposed, what follows from the rest.

use super::names::Names;
use crate::games::azul::{Assumed, Gap, Phase, Seat, rules};
use crate::games::reasons::{Told, Vocabulary};
use crate::verdict::Unchecked;
use crate::words::Message;

/// A check that could not be made, with what it lacks.
pub(in crate::games::azul) fn say_gap(n: &Names, gap: &Gap) -> Unchecked {
    let (rule, id) = match gap {
        Gap::Conservation => (&rules::TWENTY_OF_EACH_COLOUR, "gap-conservation"),
        Gap::Factories => (&rules::FACTORY_GETS_FOUR, "gap-factories"),
        Gap::Centre => (&rules::REST_TO_THE_CENTRE, "gap-centre"),
        Gap::Marker => (&rules::ONE_MARKER, "gap-marker"),
        Gap::Round => (&rules::ONE_TILE_A_LINE, "gap-round"),
        Gap::Bag => (&rules::ALL_TILES_IN_THE_BAG, "gap-bag"),
        Gap::Lid => (&rules::TILED_LINES_CLEARED, "gap-lid"),
        Gap::OtherPlayers => (&rules::GAME_ENDS, "gap-others"),
        Gap::Score(seat) => {
            let missing = n.message("gap-score").with("player", seat.told(n));
            return Unchecked { rule: &rules::SCORED_AT_ONCE, missing };
        }
    };
    Unchecked { rule, missing: n.message(id) }
}

/// "the offer".
pub(in crate::games::azul) fn say_phase(n: &Names, phase: Phase) -> Message {
    n.message("phase-name").with("phase", phase.told(n))
}

/// Something left out that is supposed, or follows from the rest.
pub(in crate::games::azul) fn say_assumed(n: &Names, assumed: &Assumed) -> Message {
    let of = |id, seat: &Seat| n.message(id).with("player", seat.told(n));
    match assumed {
        Assumed::Wall(seat) => of("assumed-wall", seat),
        Assumed::Lines(seat) => of("assumed-lines", seat),
        Assumed::Floor(seat) => of("assumed-floor", seat),
        Assumed::Score(seat) => of("assumed-score", seat),
        Assumed::Phase(phase) => n.message("assumed-phase").with("name", say_phase(n, *phase)),
        Assumed::Turn(seat) => of("assumed-turn", seat),
    }
}
