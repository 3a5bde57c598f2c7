//! Cards as text.

use super::super::Stack;
use super::super::notation::card_name;
use super::Artist;
use crate::game::reasons::ToArg;
use crate::picture::{Ink, Inks, Pen, width};
use crate::verdict::Place;

/// Columns of a row of cards.
const LINE: usize = 96;

/// The cards that are known and how many are not; nothing of cards of which nothing is said.
pub(super) fn put_cards(artist: &Artist<'_>, head: String, place: Place, stack: Option<Stack>, lines: &mut Vec<Inks>) {
    let Some(stack) = stack else { return };
    let captions = &artist.captions;
    let known = stack.known.iter().map(|(card, count)| {
        let says = captions.say("card", [("card", card.to_arg(artist.names))]);
        let says = if count == 1 { says } else { format!("{count} × {says}") };
        Ink::new(says, Pen::Plain).at(place.clone().key(card_name(card)))
    });
    let hidden = match (stack.hidden, stack.known.is_empty()) {
        (None, true) => return,
        (None, false) => Some(captions.word("others")),
        (Some(0), true) => Some(captions.word("empty")),
        (Some(0), false) => None,
        (Some(count), _) => Some(captions.count("face-down", count)),
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
