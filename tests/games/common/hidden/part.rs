//! A part of a table: a case of which keys are hidden.

use super::super::{Played, read_and_judge};
use super::Question;
use fastrand::Rng;
use serde_json::{Map, Value, json};
use tilejudge::referee::Asked;
use tilejudge::verdict::{Outcome, Verdict};

/// A key with all that can be so instead of its not being told, each told under a key of its own.
pub(crate) type Few = (&'static str, Vec<(&'static str, Value)>);

/// Who sits at a table.
pub(crate) fn seated(told: &Value) -> impl Iterator<Item = Value> {
    told["players"].as_array().into_iter().flatten().map(|player| player["name"].clone())
}

/// A game of which parts of the table can be hidden.
pub(crate) trait Hides: Played {
    /// Whether a ledger says all that a move may bring, or only what it brings for certain.
    const LEDGER_IS_WHOLE: bool = true;
    /// Whether a position says all that a table shows.
    fn shows_all(_: &Self::Position) -> bool {
        true
    }
    /// What can be hidden beside the keys of the case and of each player: pointers into the case.
    fn pointers(_whole: &Value) -> Vec<String> {
        Vec::new()
    }
    /// Takes what a pointer speaks of out of a case.
    fn hide(case: &mut Value, pointer: &str) {
        remove(case, pointer);
    }
    /// Hides what would tell something untrue now that other parts are hidden, where the case format gives a meaning to leaving out.
    fn mend(_whole: &Value, _told: &mut Value) {}
    /// Tells what a table that is told in full may leave out.
    fn complete(_case: &mut Value) {}
    /// Whether what is asked tells something of a table that is told in part, and it is not so.
    fn misleads(_whole: &Value, _told: &Value, _question: &Question) -> bool {
        false
    }
    /// Whether a move tells something of the table beside what is done.
    fn tells(_play: &Value) -> bool {
        false
    }
    /// Takes out of a case what it does not tell for certain.
    fn keep_firm(_case: &mut Value) {}
    /// What of a case may be told in few ways, and is not.
    fn answers(_told: &Value) -> Vec<Few> {
        Vec::new()
    }
    /// Tells a case what a condition is.
    fn add(case: &mut Value, pointer: &str, told: &Value) {
        put(case, pointer, told);
    }
    /// Whether a condition that is told at a pointer holds on a table.
    fn meets(table: &Value, pointer: &str, told: &Value) -> bool {
        table.pointer(pointer) == Some(told)
    }
    /// Whether what is told at a pointer is so, where that is not the same as to be equal.
    fn agrees(_pointer: &str, _told: &Value, _truth: &Value) -> Option<bool> {
        None
    }
}

/// Puts a value where a pointer points, in maps that are made where there is none.
pub(crate) fn put(case: &mut Value, pointer: &str, value: &Value) {
    let mut at = case;
    for key in pointer.split('/').skip(1) {
        at = match (at.is_array(), key.parse::<usize>()) {
            (true, Ok(index)) => &mut at[index],
            _ => {
                if !at.is_object() {
                    *at = json!({});
                }
                &mut at[key]
            }
        };
    }
    *at = value.clone();
}

/// Whether a table, told in full, refuses a draw that moves tell: then it is none that they are about.
pub(crate) fn refuses_a_draw<G: Played>(
    whole: &Value,
    moves: &[Value],
    draws: impl Fn(&Value) -> bool,
    rulings: &G::Rulings,
) -> bool {
    let mut case = whole.clone();
    case["moves"] = moves.into();
    let verdict = read_and_judge::<G>(&case, rulings, Asked::default());
    let refuses = |verdict: Verdict| verdict.moves.iter().any(|judged| judged.outcome == Outcome::Illegal && draws(&judged.play));
    verdict.is_ok_and(refuses)
}

/// What nobody can leave out.
const KEPT: [&str; 5] = ["game", "variant", "players", "rulings", "moves"];

pub(super) struct Part {
    whole: Value,
    /// Everything that can be hidden.
    pointers: Vec<String>,
    hidden: Vec<bool>,
    pub(super) told: Value,
}

impl Part {
    /// Hides `share` percent of a case.
    pub(super) fn hide<G: Hides>(whole: &Value, share: u8, rng: &mut Rng) -> Self {
        let pointers = pointers::<G>(whole);
        let hidden: Vec<bool> = pointers.iter().map(|_| rng.u8(..100) < share).collect();
        let told = without::<G>(whole, &pointers, &hidden);
        Self { whole: whole.clone(), pointers, hidden, told }
    }

    /// The least that can be told of which the same holds.
    pub(super) fn least<G: Hides>(&self, holds: impl Fn(&Value) -> bool) -> Value {
        let mut hidden = self.hidden.clone();
        for at in 0..hidden.len() {
            if !std::mem::replace(&mut hidden[at], true) && !holds(&without::<G>(&self.whole, &self.pointers, &hidden)) {
                hidden[at] = false;
            }
        }
        without::<G>(&self.whole, &self.pointers, &hidden)
    }

    /// The case with what is hidden filled in from another.
    pub(super) fn filled_from<G: Hides>(&self, other: &Value) -> Value {
        let mut case = self.told.clone();
        for pointer in &self.pointers {
            let Some((parent, key)) = pointer.rsplit_once('/') else { continue };
            let hidden = case.pointer(pointer).is_none();
            if let (true, Some(Value::Object(parent)), Some(value)) = (hidden, case.pointer_mut(parent), other.pointer(pointer)) {
                parent.insert(key.to_owned(), value.clone());
            }
        }
        G::complete(&mut case);
        case
    }
}

fn pointers<G: Hides>(whole: &Value) -> Vec<String> {
    let keys = |pointer: String| {
        let keys = whole.pointer(&pointer).and_then(Value::as_object).into_iter().flat_map(Map::keys);
        keys.map(move |key| format!("{pointer}/{key}")).collect::<Vec<_>>()
    };
    let top = keys(String::new()).into_iter().filter(|pointer| !KEPT.contains(&&pointer[1..]));
    let players = whole["players"].as_array().map_or(0, Vec::len);
    let own = (0..players).flat_map(|player| keys(format!("/players/{player}"))).filter(|pointer| !pointer.ends_with("/name"));
    top.chain(own).chain(G::pointers(whole)).collect()
}

fn without<G: Hides>(whole: &Value, pointers: &[String], hidden: &[bool]) -> Value {
    let mut told = whole.clone();
    for (pointer, _) in pointers.iter().zip(hidden).filter(|(_, hidden)| **hidden) {
        G::hide(&mut told, pointer);
    }
    G::mend(whole, &mut told);
    told
}

/// Takes the value at a pointer out of a case.
pub(crate) fn remove(case: &mut Value, pointer: &str) {
    if let Some((parent, key)) = pointer.rsplit_once('/')
        && let Some(Value::Object(parent)) = case.pointer_mut(parent)
    {
        parent.shift_remove(key);
    }
}

/// The first thing that is told otherwise than it is: where, and both.
pub(super) fn disagreement<G: Hides>(pointer: &str, told: &Value, truth: &Value) -> Option<String> {
    let differs = || format!("{pointer}: {told}, and it is {truth}");
    if let Some(agrees) = G::agrees(pointer, told, truth) {
        return (!agrees).then(differs);
    }
    let below = |key: &str, told: &Value, truth: Option<&Value>| {
        disagreement::<G>(&format!("{pointer}/{key}"), told, truth.unwrap_or(&Value::Null))
    };
    match (told, truth) {
        (Value::Object(told), Value::Object(truth)) => told.iter().find_map(|(key, value)| below(key, value, truth.get(key))),
        (Value::Array(told), Value::Array(truth)) if told.len() == truth.len() => {
            told.iter().enumerate().find_map(|(at, value)| below(&at.to_string(), value, truth.get(at)))
        }
        _ => (told != truth).then(differs),
    }
}
