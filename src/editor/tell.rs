//! The text of a case once it tells what an answer hangs on.

use super::resolve::{root, step};
use crate::case::Value;
use crate::case::edit::{Splice, entry, like, one_more};
use crate::referee::{Case, localised};
use crate::verdict::Condition;
use serde_json::Value as Json;

/// The splice by which the text tells the first value with which a condition holds, keeping other values; none if impossible, and
/// where no key tells some of the ways in which it may hold: that would be more than anybody has said.
pub(super) fn tell(case: &Case<'_, '_>, condition: &Condition) -> Option<Splice> {
    if condition.told.len() < condition.ways.len() {
        return None;
    }
    let mut at = root(case);
    let mut rest = &condition.place.0[..];
    while let [next, after @ ..] = rest
        && let Some(there) = step(case, at, next).filter(|there| there.node.is_some())
    {
        (at, rest) = (there, after);
    }
    let whole = localised(&condition.as_case(condition.told.first()?, case.game_id(), &case.players())?, case.language());
    let gone = condition.place.0.len() - rest.len();
    let told = (0..gone).try_fold(&whole, |told, _| inner(told))?;
    let node = at.node?;
    let written = |value: &Json| like(case.source(), &case.document.root, value);
    match (&node.value, rest) {
        (Value::Map(_), [_, ..]) => {
            let (key, value) = told.as_object()?.iter().next_back()?;
            one_more(case.source(), node, &entry(node, key, &written(value)))
        }
        (Value::Scalar(..), _) | (_, []) => Some(Splice { span: node.span, text: written(told) }),
        (Value::List(_), _) => None,
    }
}

/// The part of a told value to which the next step leads: names stand before what is told of them.
fn inner(told: &Json) -> Option<&Json> {
    match told {
        Json::Object(entries) => entries.values().next_back(),
        Json::Array(items) => items.first(),
        _ => None,
    }
}
