//! Where the first-player marker cannot be.

use super::super::names::{Names, during, phase as phase_word};
use crate::games::summer_pavilion::{MarkerPlace, Phase, Seat, rules};
use crate::games::{factories, turns};
use crate::verdict::{Place, Rule, Say};

pub(super) fn none(phase: Phase) -> Say {
    Say::broken(
        &rules::ONE_MARKER,
        Place::root(),
        "no first-player marker",
        format!("everything is shown and the first-player marker is nowhere, {}", during(phase)),
    )
    .help(belongs(phase))
    .word("phase", phase_word(phase))
}

pub(super) fn several(n: &Names, places: &[MarkerPlace]) -> Say {
    let places = places.iter().map(|&place| (say_place(n, place), place_of(place)));
    factories::say_several_markers(&rules::ONE_MARKER, places.collect())
}

pub(super) fn misplaced(n: &Names, place: MarkerPlace, phase: Phase, doubt: bool) -> Say {
    let here = say_place(n, place);
    // What is more than a doubt is that it left the centre before any tile can have come there.
    let message = match (doubt, phase) {
        (true, _) => format!("the first-player marker is {here} {}: possible, but rare", during(phase)),
        (false, Phase::Setup) => format!("the first-player marker cannot be {here} yet: no factory has been filled"),
        (false, _) => format!("the first-player marker cannot be {here} yet: no factory has been emptied"),
    };
    Say::broken(rule(phase), place_of(place), "the marker", message)
        .doubt(doubt)
        .help(belongs(phase))
        .word("place", here)
        .word("phase", phase_word(phase))
}

pub(super) fn without_tiles(n: &Names, seat: Seat) -> Say {
    Say::broken(
        &rules::FIRST_FROM_CENTRE,
        Place::root().key("marker"),
        "without a tile",
        format!("{} has the first-player marker, but no tile beside the board", n.player(seat)),
    )
    .help("the marker comes with tiles from the centre, and they lie beside the board until phase 2: write them there")
    .word("player", n.player(seat))
}

pub(super) fn starter_without(n: &Names, said: Seat, holder: Seat) -> Say {
    turns::say_starter(&rules::MARKER_HOLDER_BEGINS, n.player(said), n.player(holder))
}

/// The rule that says where the marker should be instead.
fn rule(phase: Phase) -> &'static Rule {
    match phase {
        Phase::Setup | Phase::Offer => &rules::MARKER_STARTS_IN_THE_CENTRE,
        Phase::Play | Phase::Preparation | Phase::End | Phase::Over => &rules::FIRST_FROM_CENTRE,
    }
}

/// Where the marker belongs in a phase.
fn belongs(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "before the first deal nobody has it: it is put in the centre of the table",
        Phase::Offer => {
            "it lies in the centre (`1` in `centre`) until somebody takes from there, then beside that player's board (`marker:`)"
        }
        Phase::Play | Phase::Preparation | Phase::End | Phase::Over => {
            "whoever took first from the centre in this round has it: name them with `marker:`"
        }
    }
}

fn say_place(n: &Names, place: MarkerPlace) -> String {
    match place {
        MarkerPlace::Centre => "in the centre of the table".to_owned(),
        MarkerPlace::Front(seat) => format!("beside {} board", n.owner(seat)),
    }
}

fn place_of(place: MarkerPlace) -> Place {
    match place {
        MarkerPlace::Centre => Place::root().key("centre"),
        MarkerPlace::Front(_) => Place::root().key("marker"),
    }
}
