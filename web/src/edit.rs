//! Places of a case: what may stand there, and the text with something else there.

use crate::request::{Request, opened, place_of};
use serde_json::{Value, json};
use tilejudge::case::Vocabulary;
use tilejudge::editor::{May, Slot};
use tilejudge::referee::{Asked, Case};
use tilejudge::report::screen;
use tilejudge::verdict::{Place, Step};

/// What every game has one of that has it at all: the first-player marker.
const ONE: &str = "marker";

pub(crate) fn slot(request: &Request) -> Option<Value> {
    let place = place_of(&request.place)?;
    request.first(|case, blank| screen::slot(case?, &place, blank.language))?
}

pub(crate) fn slots(request: &Request) -> Option<Value> {
    request.first(|case, blank| {
        let each = request.places.iter().map(|place| screen::slot(case?, &place_of(place)?, blank.language));
        each.collect::<Value>()
    })
}

pub(crate) fn put(request: &Request) -> Option<Value> {
    let (place, value) = (place_of(&request.place)?, request.value.as_deref());
    request.first(|case, _| {
        let (case, place) = (case?, &place);
        let mut text = case.changed(place, value)?;
        if is_one(case, place, value) {
            for (from, nothing) in elsewhere(case, place) {
                text = opened(&text, |case| case.changed(&from, nothing)).flatten().unwrap_or(text);
            }
        }
        Some(json!({"text": text}))
    })?
}

/// Whether the one marker is put at a place of the table.
fn is_one(case: &Case<'_, '_>, place: &Place, value: Option<&str>) -> bool {
    let is_move = matches!(place.0.first(), Some(Step::Key(key)) if key == "moves");
    let (Some(value), false) = (value, is_move) else { return false };
    match case.slot(place) {
        Some(Slot { may: May::Piece(words), .. }) => letter(&words).is_some_and(|one| one == value) || value == ONE,
        Some(Slot { may: May::Number(_), .. }) => place.0.len() > 1 && is_its_count(place) && value != "0",
        _ => false,
    }
}

fn is_its_count(place: &Place) -> bool {
    matches!(place.0.last(), Some(Step::Key(key)) if key == ONE)
}

/// Where the marker lies beside a place, and what is put there so that it does not.
fn elsewhere(case: &Case<'_, '_>, place: &Place) -> Vec<(Place, Option<&'static str>)> {
    let Ok((_, shown)) = case.draw(&Asked::default(), tilejudge::words::Language::default()) else { return Vec::new() };
    let mut found: Vec<(Place, _)> = Vec::new();
    for spot in shown.scene.spots {
        let place_of = match case.slot(&spot.place) {
            Some(Slot { may: May::Piece(words), now }) if now.is_some() && now == letter(&words) => (spot.place, None),
            Some(Slot { may: May::Heap(words, counts, _), .. }) if lies(&words, &counts) => (spot.place.key(ONE), Some("0")),
            _ => continue,
        };
        if place_of.0 != *place && !found.contains(&place_of) {
            found.push(place_of);
        }
    }
    found
}

fn letter(words: &Vocabulary) -> Option<String> {
    let one = words.things.iter().find(|thing| thing.name == ONE)?;
    words.letter(one).map(String::from)
}

fn lies(words: &Vocabulary, counts: &[usize]) -> bool {
    words.things.iter().zip(counts).any(|(thing, count)| thing.name == ONE && *count > 0)
}
