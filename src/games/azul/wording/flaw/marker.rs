//! Where the first-player marker cannot be.

use super::super::names::{Names, during, floor_place, phase as phase_word, player_place};
use crate::games::azul::{MarkerPlace, Phase, Seat, rules};
use crate::games::{factories, turns};
use crate::verdict::{Place, Rule, Say};

pub(in crate::games::azul) fn none(phase: Phase) -> Say {
    Say::broken(
        &rules::ONE_MARKER,
        Place::root().key("centre"),
        "nor anywhere else",
        "the first-player marker is not in the centre, nor anywhere else that it could be".to_owned(),
    )
    .help(belongs(phase))
    .word("phase", phase_word(phase))
}

pub(in crate::games::azul) fn several(n: &Names, places: &[MarkerPlace]) -> Say {
    let places = places.iter().map(|&place| (say_place(n, place), place_of(place)));
    factories::say_several_markers(&rules::ONE_MARKER, places.collect())
}

pub(in crate::games::azul) fn misplaced(n: &Names, place: MarkerPlace, phase: Phase, doubt: bool) -> Say {
    let here = say_place(n, place);
    let message = match (place, doubt) {
        (MarkerPlace::Centre, true) => {
            format!("the first-player marker is in the centre {}, so nobody took from there in this round", during(phase))
        }
        // It found no space, or lay there when the floor line was emptied (ruling fallen-when-full).
        (_, true) => {
            format!(
                "the first-player marker is {here} {}, so their floor line was full at some time in this round",
                during(phase)
            )
        }
        (MarkerPlace::Kept(_), false) => format!("the first-player marker is {here}, which catches {} only", n.tiles()),
        (_, false) => format!("the first-player marker cannot be {here} {}", during(phase)),
    };
    let help = match place {
        MarkerPlace::Kept(_) => {
            "it lies on the floor, at the leftmost free space (`1` in `floor`); \
                                 the ruling zero-catches-marker=yes would let the factory catch it"
        }
        MarkerPlace::Centre if doubt => "that happens only if no take from a factory left anything for the centre: check it",
        MarkerPlace::Floor(..) if matches!(phase, Phase::Preparation | Phase::End | Phase::Over) => {
            "once the floor is paid its taker has it in front of them: name them with `marker:`; if it is not paid yet, the phase is \
             `tiling`"
        }
        MarkerPlace::Centre | MarkerPlace::Floor(..) | MarkerPlace::Front(_) => belongs(phase),
    };
    Say::broken(rule(place, phase), place_of(place), "the marker", message)
        .doubt(doubt)
        .help(help)
        .word("place", here)
        .word("phase", phase_word(phase))
}

pub(in crate::games::azul) fn without_tiles(n: &Names, seat: Seat, place: MarkerPlace) -> Say {
    let here = say_place(n, place);
    Say::broken(
        &rules::FIRST_FROM_CENTRE,
        place_of(place),
        "without a tile",
        format!("the first-player marker is {here}, but {} has taken no {} in this offer", n.player(seat), n.tile()),
    )
    .help(format!("the marker comes with {} from the centre: write them on the board that they went to", n.tiles()))
    .word("player", n.player(seat))
    .word("place", here)
}

pub(in crate::games::azul) fn starter_without(n: &Names, said: Seat, holder: Seat) -> Say {
    turns::say_starter(&rules::MARKER_HOLDER_BEGINS, n.player(said), n.player(holder))
}

/// The rule that says where the marker should be instead.
fn rule(place: MarkerPlace, phase: Phase) -> &'static Rule {
    match (phase, place) {
        (_, MarkerPlace::Kept(_)) => &rules::GOLD_ZERO_CATCHES,
        (Phase::Setup, _) => &rules::FIRST_STARTER,
        (Phase::Offer, MarkerPlace::Front(_)) => &rules::MARKER_TO_THE_CENTRE,
        (Phase::Offer | Phase::Tiling, _) => &rules::FIRST_FROM_CENTRE,
        (Phase::Preparation | Phase::End | Phase::Over, _) => &rules::MARKER_STAYS,
    }
}

/// Where the marker belongs in a phase.
fn belongs(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "before the first deal it lies in front of whoever begins: name them with `marker:`",
        Phase::Offer => {
            "it lies in the centre (`1` in `centre`) until somebody takes from there, then on that player's floor (`1` in `floor`), \
             or in front of them if it found no space there (`marker:`)"
        }
        Phase::Tiling => {
            "whoever took first from the centre has it where it fell (`1` in `floor`), or in front of them once their floor is cleared (`marker:`)"
        }
        Phase::Preparation | Phase::End | Phase::Over => {
            "whoever took first from the centre in the last round has it in front of them: name them with `marker:`"
        }
    }
}

fn say_place(n: &Names, place: MarkerPlace) -> String {
    match place {
        MarkerPlace::Centre => "in the centre".to_owned(),
        MarkerPlace::Floor(seat, index) => format!("on space {} of {} {}", index + 1, n.owner(seat), n.terms().floor),
        MarkerPlace::Kept(seat) => format!("on the \"0\" factory that {} keeps", n.player(seat)),
        MarkerPlace::Front(seat) => format!("in front of {}", n.player(seat)),
    }
}

fn place_of(place: MarkerPlace) -> Place {
    match place {
        MarkerPlace::Centre => Place::root().key("centre"),
        MarkerPlace::Floor(seat, index) => floor_place(seat, index),
        MarkerPlace::Kept(seat) => player_place(seat).key("kept").piece(0),
        MarkerPlace::Front(_) => Place::root().key("marker"),
    }
}
