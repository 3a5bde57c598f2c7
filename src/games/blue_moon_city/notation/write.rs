//! A position in the form of a case.

use super::city;
use crate::game::people::name_of;
use crate::game::record::{self, Record};
use crate::games::blue_moon_city::to_draft::{drafted, obelisk, site as drafted_site, tells_stones};
use crate::games::blue_moon_city::wording::Names;
use crate::games::blue_moon_city::{
    Building, Draft, DraftSite, DraftTurn, Pace, Phase, Position, Seat, SectionName, Stack, Turn,
};
use serde_json::map::Entry;
use serde_json::{Map, Value};

/// A position as a case that reads back to the same position: every part that is known, nothing that is not.
pub(super) fn write(names: &Names, position: &Position) -> Value {
    let sites =
        Building::ALL.into_iter().filter_map(|building| Some((city::name(building), write_site(names, position, building)?)));
    let sites: Map<_, _> = sites.collect();
    let tells_sites = !sites.is_empty() || tells_stones(position);
    let mut case = names.written(|manner| record::write("blue-moon-city", &told(position), manner));
    if let Value::Object(case) = &mut case
        && tells_sites
    {
        let before = case.keys().position(|key| AFTER_BUILDINGS.contains(&&**key));
        case.shift_insert(before.unwrap_or(case.len()), "buildings".to_owned(), Value::Object(sites));
    }
    case
}

/// Keys of a case behind that of the buildings.
const AFTER_BUILDINGS: [&str; 8] = ["finished", "dragons", "obelisk", "uncounted", "scales", "crystals", "draw", "discard"];

/// What a case tells of a position, but for the buildings.
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
fn write_site(names: &Names, position: &Position, building: Building) -> Option<Value> {
    let site = drafted_site(position, building).unwrap_or_else(|| DraftSite::bare(building));
    let finished = is_told_finished(position, building, !site.stones.is_empty());
    let mut map = names.written(|manner| DraftSite { finished, ..site }.write(manner));
    if let Some(built) = write_built(names, position, building, !map.is_empty()) {
        map.insert("built".to_owned(), built);
    }
    (!map.is_empty()).then_some(Value::Object(map))
}

/// The stones on a building, unless they follow: showing those on one building shows all, save on buildings named without.
fn write_built(names: &Names, position: &Position, building: Building, named: bool) -> Option<Value> {
    let (site, plan) = (position.site(building), position.plan(building));
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
    // Where it may be finished, none may lie there.
    if position.unknowns.finished[building.index()] {
        return stones(building).then(|| write_stones(names, &DraftSite { more: true, ..DraftSite::bare(building) }));
    }
    if site.free.contains(&true) || site.loose.contains(&true) {
        return Some(write_stones(names, &DraftSite { more, ..drafted_site(position, building)? }));
    }
    let stone = |seat: Option<Seat>| seat.map_or_else(|| ".".to_owned(), |seat| name_of(names.players(), seat));
    let sections = plan.sections().filter(|_| !more || stones(building)).map(|section| Value::from(stone(site.stone(section))));
    Some(sections.chain(more.then(|| "...".into())).collect())
}

/// The stones on a building by their sections; of several with one number all stones by the number.
pub(crate) fn write_stones(names: &Names, site: &DraftSite) -> Value {
    let mut map = Map::new();
    let stones = site.stones.iter().map(|stone| (stone.section, name_of(names.players(), stone.seat)));
    for (section, owner) in stones.chain(site.free.iter().map(|&section| (section, ".".to_owned()))) {
        let owner = Value::from(owner);
        match map.entry(section_key(section)) {
            Entry::Vacant(entry) => drop(entry.insert(owner)),
            Entry::Occupied(mut entry) => match entry.get_mut() {
                Value::Array(owners) => owners.push(owner),
                one => *one = vec![one.take(), owner].into(),
            },
        }
    }
    map.extend(site.more.then(|| ("...".to_owned(), ".".into())));
    Value::Object(map)
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
