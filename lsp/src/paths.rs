//! Which place of a case a byte of its text belongs to.

use serde_json::{Map, Value as Json, json};
use std::borrow::Cow;
use tilejudge::case::{Node, Value, fold};
use tilejudge::editor::May;
use tilejudge::referee::{Case, localised};
use tilejudge::verdict::{Place, Step};
use tilejudge::words::Language;

/// What stands at a byte.
pub(crate) struct Here<'d, 's> {
    /// The place of the value.
    pub(crate) place: Place,
    /// The value; of a key, the key.
    pub(crate) node: &'d Node<'s>,
    /// Whether it is a key: the place is that of its value then.
    pub(crate) is_key: bool,
}

/// The smallest value or key that holds a byte, the first of them.
pub(crate) fn at<'d, 's>(case: &Case<'_, '_>, language: Language, root: &'d Node<'s>, offset: usize) -> Option<Here<'d, 's>> {
    let typed = find(root, &mut Vec::new(), offset)?;
    let mut place = Place::default();
    for step in typed.place.0 {
        let step = match step {
            Step::Key(name) => Step::Key(own_name(case, language, &place, &name).map_or(name, Cow::Owned)),
            step => step,
        };
        place.0.push(step);
    }
    Some(Here { place, ..typed })
}

/// The name of a key that a case types in its language.
fn own_name(case: &Case<'_, '_>, language: Language, place: &Place, typed: &str) -> Option<String> {
    let Some(May::Keys(entries)) = case.slot(place).map(|slot| slot.may) else { return None };
    let is_typed = |key: &str| fold(key) == fold(typed) || fold(&in_language(case, language, place, key)) == fold(typed);
    entries.into_iter().find(|entry| is_typed(&entry.key)).map(|entry| entry.key.into_owned())
}

/// A key of what stands at a place, as a language types it.
pub(crate) fn in_language(case: &Case<'_, '_>, language: Language, place: &Place, key: &str) -> String {
    let around = |inner: Json, step: &Step| match step {
        Step::Key(name) => Json::Object(Map::from_iter([(name.to_string(), inner)])),
        Step::Item(_) | Step::Space(..) | Step::Piece(_) => json!([inner]),
    };
    let whole = place.0.iter().rev().fold(json!({ key: null }), around);
    let Json::Object(mut whole) = whole else { return key.to_owned() };
    whole.insert("game".to_owned(), case.game_id().into());
    let told = localised(&whole.into(), language);
    let mut here = &told;
    // The way is the first of everything; at its end stands the key.
    loop {
        let next = match here {
            Json::Array(items) => items.first(),
            Json::Object(map) => match map.iter().next() {
                Some((name, Json::Null)) => return name.clone(),
                other => other.map(|(_, value)| value),
            },
            _ => None,
        };
        match next {
            Some(value) => here = value,
            None => return key.to_owned(),
        }
    }
}

fn find<'d, 's>(node: &'d Node<'s>, way: &mut Vec<Step>, offset: usize) -> Option<Here<'d, 's>> {
    if offset < node.span.start || node.span.end < offset {
        return None;
    }
    let mut within = |step: Step, node: &'d Node<'s>| {
        way.push(step);
        let found = find(node, way, offset);
        way.pop();
        found
    };
    let found = match &node.value {
        Value::Map(entries) => entries.iter().find_map(|(key, value)| {
            let Value::Scalar(name, _) = &key.value else { return None };
            let step = || Step::Key(Cow::Owned(name.to_string()));
            within(step(), key).map(|here| Here { is_key: true, ..here }).or_else(|| within(step(), value))
        }),
        Value::List(items) => items.iter().enumerate().find_map(|(index, item)| within(Step::Item(index), item)),
        Value::Scalar(..) => None,
    };
    found.or_else(|| Some(Here { place: Place(way.clone()), node, is_key: false }))
}
