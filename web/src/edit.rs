//! Places of a case: what may stand there, and the text with something else there.

use crate::request::Request;
use serde_json::{Value, json};
use tilejudge::report::screen;

pub(crate) fn slot(request: &Request) -> Option<Value> {
    let place = request.place()?;
    request.first(|case, blank| screen::slot(case?, &place, blank.language))?
}

pub(crate) fn put(request: &Request) -> Option<Value> {
    let place = request.place()?;
    request.first(|case, _| Some(json!({"text": case?.changed(&place, request.value.as_deref())?})))?
}
