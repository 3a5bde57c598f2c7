//! Games to choose from, and an empty table of one.

use crate::request::Request;
use serde_json::{Value, json};
use tilejudge::referee::{GAMES, find};
use tilejudge::report::screen;

pub(crate) fn games(request: &Request) -> Value {
    let language = request.language().unwrap_or_default();
    let editions = GAMES.iter().flat_map(|game| (0..game.editions().len()).map(move |edition| (*game, edition)));
    editions.map(|(game, edition)| screen::edition(game, edition, language)).collect()
}

pub(crate) fn blank(request: &Request) -> Option<Value> {
    let (game, edition) = find(&request.game)?;
    let variant = game.editions().get(edition)?.variants.iter().position(|variant| variant.id == request.variant);
    let language = request.language().unwrap_or_default();
    Some(json!({"text": game.blank(edition, variant, &request.phase, &request.players, language)}))
}
