//! What a case leaves out: checks that could not be made, what follows from the rest, and what is supposed.

use super::Names;
use crate::games::reasons::{Told, Vocabulary};
use crate::games::summer_pavilion::{Assumed, Gap, Phase, SeatSet};
use crate::verdict::Unchecked;
use crate::words::Message;

/// A check that could not be made, with what it lacks.
pub(in crate::games::summer_pavilion) fn say_gap(n: &Names, gap: &Gap) -> Unchecked {
    let missing = match *gap {
        Gap::Conservation => n.message("gap-conservation"),
        Gap::Factories => n.message("gap-factories"),
        Gap::Centre => n.message("gap-centre"),
        Gap::Taken => n.message("gap-taken"),
        Gap::Marker => n.message("gap-marker"),
        Gap::Round => n.message("gap-round"),
        Gap::Built => n.message("gap-built"),
        Gap::Supply => n.message("gap-supply"),
        Gap::Bag => n.message("gap-bag"),
        Gap::Tower => n.message("gap-tower"),
        Gap::Score(seat) => n.message("gap-score").with("player", seat.told(n)),
    };
    Unchecked { rule: gap.rule(), missing }
}

/// A phase as something that there is: "it is the offer".
pub(in crate::games::summer_pavilion) fn say_phase(n: &Names, phase: Phase) -> Message {
    n.message("phase-name").with("phase", phase.told(n))
}

/// Something left out that follows from the rest, or is supposed.
pub(in crate::games::summer_pavilion) fn say_assumed(n: &Names, assumed: &Assumed) -> Message {
    let of = |id, seats: SeatSet| n.message(id).with("players", seats.told(n));
    let count = |id, seats: SeatSet| of(id, seats).with("count", seats.len());
    match *assumed {
        Assumed::Phase(phase) => n.message("assumed-phase").with("name", say_phase(n, phase)),
        Assumed::Turn(seat) => n.message("assumed-turn").with("player", seat.told(n)),
        Assumed::NoRound(round) => n.message("no-round-fits").with("round", round),
        Assumed::Stars(seats) => of("assumed-stars", seats),
        Assumed::Tiles(seats) => count("assumed-tiles", seats),
        Assumed::JustTiles(seat, tiles) => {
            let says = n.message("assumed-just-tiles").with("player", seat.told(n));
            says.with("tiles", tiles.told(n)).with("count", tiles.total())
        }
        Assumed::Corners(seats) => of("assumed-corners", seats),
        Assumed::Score(seats) => count("assumed-score", seats),
        Assumed::NotPassed(seats) => count("assumed-not-passed", seats),
        Assumed::NothingElse => n.message("assumed-nothing-else"),
        Assumed::NoBonus => n.message("assumed-no-bonus"),
    }
}
