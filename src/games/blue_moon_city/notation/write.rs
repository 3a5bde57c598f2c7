//! A position in the form of a case.

use crate::game::record;
use crate::games::blue_moon_city::to_draft::{drafted, obelisk, site as drafted_site, tells_stones};
use crate::games::blue_moon_city::wording::Names;
use crate::games::blue_moon_city::{Building, Draft, DraftSite, DraftTurn, Pace, Phase, Position, SectionName, Stack, Turn};
use serde_json::Value;

/// A position as a case that reads back to the same position: every part that is known, nothing that is not.
pub(super) fn write(names: &Names, position: &Position) -> Value {
    names.written(|manner| record::write("blue-moon-city", &told(position), manner))
}

/// What a case tells of a position.
fn told(position: &Position) -> Draft {
    let unknowns = &position.unknowns;
    let is_counted = unknowns.laid == 0 && !position.seats().all(|seat| position.player(seat).tells_offerings());
    // What lay in the discard pile may be anywhere once that has become the draw pile.
    let draft = drafted(position);
    let [draw, discard] = [draft.draw, draft.discard].map(|stack| stack.filter(|_| !unknowns.shuffled));
    // They may have run out, which nobody can tell by them any more.
    let is_told = position.draw != Stack::UNKNOWN || position.discard.len().is_some();
    Draft {
        phase: draft.phase.filter(|_| !is_guessed(position)),
        progress: progress(position.turn),
        sites: Building::ALL.into_iter().filter_map(|building| site(position, building)).collect(),
        untouched: tells_stones(position),
        finished: draft.finished.filter(|_| unknowns.finished == [false; _]),
        obelisk: obelisk(position),
        laid: position.obelisk.laid.filter(|_| is_counted),
        draw: if !unknowns.piles && (unknowns.shuffled || !is_told) { Some(Stack::UNKNOWN) } else { draw },
        discard,
        ..draft
    }
}

/// Whether the phase is only guessed, from a case that does not say it: a grey 2 may have been played, or the turn be further.
fn is_guessed(position: &Position) -> bool {
    let turn = position.turn;
    match turn.phase {
        Phase::Movement => {
            turn.unknowns.over || turn.discarded.is_none() || turn.offered.is_none() || position.unknowns.aside != [false; _]
        }
        Phase::Building => turn.discarded.is_none() || turn.unknowns.over,
        Phase::Drawing | Phase::Over => false,
    }
}

/// What is not as at the beginning of a turn, as far as it is known.
fn progress(turn: Turn) -> DraftTurn {
    let start = Turn::new(turn.seat);
    let moved = turn.phase == Phase::Movement;
    let pace = turn.unknowns.pace;
    let begun = moved && (pace.is_some() || (turn.steps, turn.walked) != (start.steps, start.walked));
    let count = |count: u8| Some(count).filter(|&count| count > 0 && !turn.unknowns.placed);
    DraftTurn {
        steps: Some(turn.steps).filter(|_| begun && !turn.unknowns.has_more_steps()),
        walked: Some(turn.walked).filter(|_| begun && !matches!(pace, Some(Pace::Walked | Pace::Both))),
        stones: count(turn.stones),
        offerings: count(turn.offerings),
        offered: turn.offered.filter(|_| turn.offerings > 0),
        discarded: turn.discarded.filter(|&count| count > 0 || turn.phase == Phase::Drawing),
        no_exact: false,
    }
}

/// The stones on a building, and what a case has read off its tile; none where there is nothing to say.
fn site(position: &Position, building: Building) -> Option<DraftSite> {
    let bare = DraftSite::bare(building);
    let site = drafted_site(position, building).unwrap_or_else(|| bare.clone());
    let finished = is_told_finished(position, building, !site.stones.is_empty());
    let site = DraftSite { stones: Vec::new(), built: false, free: Vec::new(), finished, ..site };
    let built = built(position, building, site != bare).unwrap_or_else(|| bare.clone());
    let DraftSite { stones, built, more, free, .. } = built;
    Some(DraftSite { stones, built, more, free, ..site }).filter(|site| *site != bare)
}

/// The stones on a building, unless they follow: showing those on one building shows all, save on buildings named without.
fn built(position: &Position, building: Building, named: bool) -> Option<DraftSite> {
    let stones = |building: Building| {
        let site = position.site(building);
        site.stones.iter().any(Option::is_some) || site.free.contains(&true)
    };
    let is_open = |building: Building| building != Building::Market && !position.site(building).finished;
    let told = || Building::ALL.into_iter().filter(|&other| is_open(other) && !position.unknowns.stones[other.index()]);
    let more = position.unknowns.stones[building.index()];
    let follows = match more {
        true => told().next().is_none(),
        false => !named && (tells_stones(position) || told().any(stones)),
    };
    if !stones(building) && (follows || !is_open(building)) {
        return None;
    }
    let bare = DraftSite { built: true, more, ..DraftSite::bare(building) };
    // Where it may be finished, none may lie there.
    match position.unknowns.finished[building.index()] {
        true => stones(building).then_some(DraftSite { more: true, ..bare }),
        false => Some(DraftSite { built: true, more, ..drafted_site(position, building).unwrap_or(bare) }),
    }
}

pub(super) fn section_key(name: SectionName) -> String {
    match name {
        SectionName::Nth(section) => format!("place {}", section.number()),
        SectionName::Cost(cost) => cost.to_string(),
    }
}

/// Whether a building is finished, where that is not known of all of them.
fn is_told_finished(position: &Position, building: Building, stones: bool) -> Option<bool> {
    let unknowns = position.unknowns.finished;
    let finished = position.site(building).finished;
    let told = finished || !unknowns[building.index()] && !stones && building != Building::Market;
    (told && unknowns != [false; _]).then_some(finished)
}
