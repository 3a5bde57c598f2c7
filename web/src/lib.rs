//! What the page asks the library: a few functions, JSON in and JSON out. The case, as text, is all there is to know.

mod answers;
mod choose;
mod city;
mod edit;
mod fit;
mod paint;
mod request;

use request::Request;
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// An answer as the page reads it; what cannot be asked is answered with `null`.
fn told<T: Serialize>(request: &str, answer: impl FnOnce(&Request) -> Option<T>) -> String {
    let answer = serde_json::from_str(request).ok().and_then(|request| answer(&request));
    serde_json::to_string(&answer).unwrap_or_default()
}

/// The games with their editions, variants, phases, rulings and units.
#[wasm_bindgen]
pub fn games(request: &str) -> String {
    told(request, |request| Some(choose::games(request)))
}
/// A case to fill in: an empty table.
#[wasm_bindgen]
pub fn blank(request: &str) -> String {
    told(request, choose::blank)
}
/// All that is seen of a case: picture, places, verdict, points.
#[wasm_bindgen]
pub fn look(request: &str) -> String {
    told(request, answers::look)
}
/// The picture alone, as it is in `look`.
#[wasm_bindgen]
pub fn sheet(request: &str) -> String {
    told(request, answers::sheet)
}
/// What may stand at a place of a case.
#[wasm_bindgen]
pub fn slot(request: &str) -> String {
    told(request, edit::slot)
}
/// What may stand at each of several places of a case.
#[wasm_bindgen]
pub fn slots(request: &str) -> String {
    told(request, edit::slots)
}
/// The text of a case with another value at a place.
#[wasm_bindgen]
pub fn put(request: &str) -> String {
    told(request, edit::put)
}
/// What makes an impossible case possible: each as a sentence and the text with it.
#[wasm_bindgen]
pub fn repairs(request: &str) -> String {
    told(request, answers::repairs)
}
/// The legal moves.
#[wasm_bindgen]
pub fn moves(request: &str) -> String {
    told(request, answers::moves)
}
/// A rule, a ruling or a slip in full.
#[wasm_bindgen]
pub fn explain(request: &str) -> String {
    told(request, answers::explain)
}
/// The picture with all marks and captions, as SVG.
#[wasm_bindgen]
pub fn picture(request: &str) -> String {
    told(request, answers::picture)
}
/// What the program answers to the same question, letter for letter.
#[wasm_bindgen]
pub fn report(request: &str) -> String {
    told(request, answers::report)
}
