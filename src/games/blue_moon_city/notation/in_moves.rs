//! What places of the table are as parts of moves.

use crate::verdict::{Place, Step};

/// Keys of moves, each with what they say of a place.
pub(crate) fn in_moves(place: &Place) -> Vec<(&'static str, String)> {
    match &place.0[..] {
        [Step::Key(key), Step::Key(building)] if key == "buildings" => {
            ["move", "to", "on"].map(|part| (part, building.to_string())).into()
        }
        [Step::Key(key), Step::Key(_), Step::Key(part), Step::Item(section)] if key == "buildings" && part == "built" => {
            vec![("build", format!("place {}", section + 1))]
        }
        [Step::Key(key), Step::Key(_), Step::Key(part), Step::Key(number)] if key == "buildings" && part == "built" => {
            vec![("build", number.to_string())]
        }
        [Step::Key(key), Step::Key(price)] if key == "obelisk" => vec![("offer", price.to_string())],
        [_, _, Step::Key(key), Step::Key(card)] if key == "hand" => {
            ["power", "pay", "with", "discard", "reveal"].map(|part| (part, card.to_string())).into()
        }
        _ => Vec::new(),
    }
}
