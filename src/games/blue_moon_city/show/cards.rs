//! Cards, open and face down.

use super::super::{Card, Stack};
use super::{Artist, PANEL, card_paint};
use crate::game::reasons::ToArg;
use crate::games::blue_moon_city::notation::card_name;
use crate::picture::kit::{GAP, Part, TEXT};
use crate::picture::{Area, Edge, FAINT, INK, Ink, Inks, Outline, Rgb, Scene, Type, width};
use crate::verdict::Place;

/// Columns of a row of cards.
const LINE: usize = 96;
/// A card.
const CARD: (i32, i32) = (430, 470);
/// Backs of cards.
const BACK: Rgb = Rgb(92, 100, 122);

impl Artist<'_> {
    /// Adds the cards that are known, and how many are not, under what text and shapes call them; returns where the next thing
    /// may begin. Cards of which nothing is said take no room.
    pub(super) fn cards(&self, part: &mut Part, y: i32, head: (String, String), place: Place, stack: Option<Stack>) -> i32 {
        let Some(stack) = stack.filter(|&stack| stack != Stack::UNKNOWN) else { return y };
        let (scene, first) = (&mut part.scene, y + 180);
        let head_ink = Ink::faint(head.0).at(place.clone());
        scene.text((GAP, y + 120), Type::new(TEXT).ink(FAINT), head.1);
        let mut area = Area::new(GAP - CARD.0 - 46, first, CARD.0, CARD.1);
        let mut next = || {
            area.x += CARD.0 + 46;
            if area.x + CARD.0 > PANEL - GAP {
                (area.x, area.y) = (GAP, area.y + CARD.1 + 50);
            }
            area
        };
        let (mut items, mut last) = (Inks::new(), first);
        for (card, count) in stack.known.iter() {
            let area = next();
            let says = self.captions.say("card", [("card", card.to_arg(self.names))]);
            let says = if count == 1 { says } else { format!("{count} × {says}") };
            let item = Ink::plain(says).at(place.clone().key(card_name(card)));
            self.put_card(scene, area, card, count);
            scene.shows(&item, area);
            items.push(item);
            last = area.y;
        }
        let is_empty = stack.is_empty();
        if is_empty {
            items.push(Ink::plain(self.captions.word("empty")));
            scene.text((GAP, first + 130), Type::new(TEXT).ink(FAINT), self.captions.word("none"));
            scene.shows(&head_ink, Area::new(GAP - 60, y, 700, 400));
        } else {
            if !stack.is_open() {
                let (text, says) = match stack.hidden() {
                    None => (self.captions.word("others"), "+ ?".to_owned()),
                    Some(count) => (self.captions.count("face-down", count), format!("×{count}")),
                };
                items.push(Ink::plain(text));
                let area = next();
                scene.form(Outline::Box(area, 50), BACK, Edge::new(BACK.in_of(60, INK), 14));
                scene.form(Outline::Box(area.grown(-60), 30), None, Edge::new(Rgb(190, 196, 210), 12));
                scene.sign(area.middle(), 150, Rgb(255, 255, 255), says);
                last = area.y;
            }
            scene.shows(&head_ink, Area::new(GAP - 60, y, PANEL - 2 * GAP + 120, last - y + CARD.1 + 40));
        }
        // Of cards of which only some number is sure text says nothing.
        if stack.hidden().is_some() || !stack.known.is_empty() {
            put_items(head_ink, items.into_iter(), &mut part.lines);
        }
        if is_empty { y + 440 } else { last + CARD.1 + 100 }
    }

    fn put_card(&self, scene: &mut Scene, area: Area, card: Card, count: u8) {
        let paint = card_paint(card.colour);
        let (x, y) = area.middle();
        scene.form(Outline::Box(area, 50), paint, Edge::new(paint.in_of(62, INK), 14));
        let aside = if count > 1 { 75 } else { 0 };
        scene.sign((x - aside, y - 55), 230, paint.letter(), card.worth().to_string());
        let word = self.captions.say("people", [("colour", card.colour.to_arg(self.names))]);
        scene.text((x, area.y + area.height - 65), Type::new(115).ink(paint.letter()).centred(), word);
        if count > 1 {
            let style = Type::new(115).ink(paint.letter()).ending();
            scene.bold((area.x + area.width - 30, area.y + 125), style, format!("×{count}"));
        }
    }
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
            line.push(Ink::plain(","));
        }
    }
    lines.push(line);
}
