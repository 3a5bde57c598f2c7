//! Cards, open and face down.

use super::super::notation::card_name;
use super::super::show::{self, Artist};
use super::super::{Card, Stack};
use super::PANEL;
use crate::game::reasons::ToArg;
use crate::picture::kit::{GAP, TEXT};
use crate::picture::{Area, Edge, FAINT, INK, Outline, Rgb, Scene, Type};
use crate::verdict::Place;

/// A card.
const CARD: (i32, i32) = (430, 470);
/// Backs of cards.
const BACK: Rgb = Rgb(92, 100, 122);

/// Adds some cards under what they are; returns where the next thing may begin. Cards of which nothing is said take no room.
pub(super) fn put(artist: &Artist<'_>, scene: &mut Scene, y: i32, id: &'static str, place: Place, stack: Option<Stack>) -> i32 {
    let Some(stack) = stack.filter(|&stack| stack != Stack::UNKNOWN) else { return y };
    scene.text((GAP, y + 120), Type::new(TEXT).ink(FAINT), artist.captions.word(id));
    let (first, mut x, mut row) = (y + 180, GAP, y + 180);
    let mut next = |width: i32| {
        if x + width > PANEL - GAP {
            (x, row) = (GAP, row + CARD.1 + 50);
        }
        let area = Area::new(x, row, CARD.0, CARD.1);
        x += width + 46;
        area
    };
    let mut last = first;
    for (card, count) in stack.known.iter() {
        let area = next(CARD.0);
        put_card(artist, scene, area, card, count);
        scene.spot(place.clone().key(card_name(card)), area);
        last = area.y;
    }
    match stack.hidden {
        Some(0) if stack.known.is_empty() => {
            scene.text((GAP, first + 130), Type::new(TEXT).ink(FAINT), artist.captions.word("none"));
            scene.spot(place, Area::new(GAP - 60, y, 700, 400));
            return y + 440;
        }
        Some(0) => {}
        hidden => {
            let area = next(CARD.0);
            let says = hidden.map_or_else(|| "+ ?".to_owned(), |count| format!("×{count}"));
            scene.form(Outline::Box(area, 50), BACK, Edge::new(BACK.in_of(60, INK), 14));
            scene.form(Outline::Box(area.grown(-60), 30), None, Edge::new(Rgb(190, 196, 210), 12));
            scene.sign(area.middle(), 150, Rgb(255, 255, 255), says);
            last = area.y;
        }
    }
    scene.spot(place, Area::new(GAP - 60, y, PANEL - 2 * GAP + 120, last - y + CARD.1 + 40));
    last + CARD.1 + 100
}

fn put_card(artist: &Artist<'_>, scene: &mut Scene, area: Area, card: Card, count: u8) {
    let paint: Rgb = show::card_pen(card.colour).into();
    let (x, y) = area.middle();
    scene.form(Outline::Box(area, 50), paint, Edge::new(paint.in_of(62, INK), 14));
    let aside = if count > 1 { 75 } else { 0 };
    scene.sign((x - aside, y - 55), 230, paint.letter(), card.worth().to_string());
    let word = artist.captions.say("people", [("colour", card.colour.to_arg(artist.names))]);
    scene.text((x, area.y + area.height - 65), Type::new(115).ink(paint.letter()).centred(), word);
    if count > 1 {
        let style = Type::new(115).ink(paint.letter()).ending();
        scene.bold((area.x + area.width - 30, area.y + 125), style, format!("×{count}"));
    }
}
