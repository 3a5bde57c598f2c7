//! Cards as text.

use super::super::Stack;
use super::super::notation::card_name;
use crate::games::drawing::{Ink, Inks, Pen, width};
use crate::verdict::Place;

/// Columns of a row of cards.
const LINE: usize = 96;

/// The cards that are known and how many are not; nothing of cards of which nothing is said.
pub(super) fn put_cards(head: &str, place: Place, stack: Option<Stack>, lines: &mut Vec<Inks>) {
    let Some(stack) = stack else { return };
    let known = stack.known.iter().map(|(card, count)| match count {
        1 => Ink::new(card_name(card), Pen::Plain).at(place.clone().key(card_name(card))),
        count => Ink::new(format!("{count} × {}", card_name(card)), Pen::Plain).at(place.clone().key(card_name(card))),
    });
    let hidden = match (stack.hidden, stack.known.is_empty()) {
        (None, true) => return,
        (None, false) => Some("others".to_owned()),
        (Some(0), true) => Some("empty".to_owned()),
        (Some(0), false) => None,
        (Some(1), _) => Some("1 card face down".to_owned()),
        (Some(count), _) => Some(format!("{count} cards face down")),
    };
    let hidden = hidden.map(|hidden| Ink::new(hidden, Pen::Plain));
    put_items(Ink::new(head, Pen::Faint).at(place.clone()), known.chain(hidden), lines);
}

/// Items with commas, in lines that keep within the page.
pub(super) fn put_items(head: Ink, items: impl Iterator<Item = Ink>, lines: &mut Vec<Inks>) {
    let indent = Ink::blank(head.text.chars().count());
    let mut line = vec![head];
    let mut items = items.peekable();
    while let Some(item) = items.next() {
        if width(&line) + item.text.chars().count() + 2 > LINE {
            lines.push(std::mem::replace(&mut line, vec![indent.clone()]));
        }
        if line.len() > 1 {
            line.push(Ink::blank(1));
        }
        line.push(item);
        if items.peek().is_some() {
            line.push(Ink::new(",", Pen::Plain));
        }
    }
    lines.push(line);
}
