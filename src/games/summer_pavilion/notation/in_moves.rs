//! What places of the table are as parts of moves.

use crate::verdict::{Place, Step};

/// Keys of moves, each with what they say of a place.
pub(crate) fn in_moves(place: &Place) -> Vec<(&'static str, String)> {
    match &place.0[..] {
        [Step::Key(key), Step::Item(index)] if key == "factories" => vec![("from", format!("factory {}", index + 1))],
        [Step::Key(key)] if key == "centre" => vec![("from", "centre".to_owned())],
        [_, _, Step::Key(key), Step::Key(star), Step::Key(number)] if key == "stars" => vec![("on", format!("{star} {number}"))],
        _ => Vec::new(),
    }
}
