//! Case ⇄ position: how boards and moves are typed.

mod buildings;
mod cards;
mod city;
mod in_moves;
mod moves;
mod read;
mod shapes;
mod site;
mod template;
mod words;
mod write;

pub(super) use buildings::BUILDINGS;
pub(super) use cards::{count as count_cards, every as every_card, name as card_name};
pub(super) use city::typed as typed_place;
pub(super) use in_moves::in_moves;
pub(super) use read::read;
pub(super) use shapes::WRITTEN;
pub(super) use template::template;
pub(super) use words::{CASE as KEYS, COLOURS, DRAGONS};
pub(super) use write::{write, write_move};

use crate::case::{Letters, Node, Span};
use crate::games::header;
use crate::verdict::{Place, Step};
use crate::words::{Book, Texts, texts};

/// Why a case of this game cannot be read.
pub(in crate::games) const OWN: Texts = Texts { book: || &PROBLEMS, files: FILES };
const FILES: &[[&str; 3]] = &[texts!("../words/" "problems")];
static PROBLEMS: Book = Book::new(FILES);

/// Where a place stands. Two kinds of place are this game's own: a tile of the city, and a card by its name in a row of cards.
pub(super) fn locate(case: (&Node<'_>, &Letters), place: &Place) -> Span {
    let keys = [
        header::KEYS,
        words::CASE,
        words::PLAYER,
        words::SITE,
        words::PROGRESS,
        words::TURN,
        words::MOVE,
        words::DRAGON,
        buildings::KEYS,
    ];
    let whole = |steps: &[Step]| crate::case::find(case, &Place(steps.to_vec()), &keys);
    let own = match place.0.as_slice() {
        [outer @ .., Step::Space(row, tile)] => whole(outer).and_then(|node| city::find(node, *row, *tile)),
        [outer @ .., Step::Key(card)] => whole(outer).and_then(|node| cards::find(node, card, case.1)),
        _ => None,
    };
    own.unwrap_or_else(|| crate::case::locate(case, place, &keys, &COLOURS))
}

#[cfg(test)]
mod tests;
