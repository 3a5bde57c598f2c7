//! From an entry of `moves:` to the steps of a turn.
//!
//! What makes no sense as a step (no action, two actions) is a problem of the case; what makes sense and breaks a rule
//! (a building too far away, cards that are not in the hand) is read and left to the judge.

use super::buildings::BUILDINGS;
use super::read::{read_dragon, read_dragon_to};
use super::words::{self, COLOURS};
use super::{cards, site};
use crate::case::{Fields, Node, Reader, Value};
use crate::games::action::action;
use crate::games::blue_moon_city::{Build, Building, Cards, Colour, DragonTo, Move, Offering, Seat, SectionName, Value as Worth};
use crate::games::{Entry, people};
use crate::verdict::Place;

/// The steps of all entries in a row, each with its own place.
pub(super) fn read(node: &Node<'_>, names: &[&str], reader: &mut Reader) -> Vec<Entry<Move>> {
    let Some(items) = reader.list(node, "`moves`") else { return Vec::new() };
    let mut entries = Vec::with_capacity(items.len());
    let mut number = 0;
    for (index, item) in items.iter().enumerate() {
        let place = Place::root().key("moves").item(index);
        let what = format!("move {}", number + 1);
        let Some(fields) = reader.fields(item, what.as_str(), &[words::MOVE, words::TURN]) else {
            number += 1;
            continue;
        };
        let Some(turn) = fields.get("turn") else {
            number += 1;
            let seat = people::mover(&fields, number, names, reader).and_then(Seat::new);
            let play = StepReader { number, seat, reader }.read(&fields);
            entries.extend(play.map(|play| Entry { place, play }));
            continue;
        };
        for (key, node) in fields.keys().filter(|(key, _)| !matches!(*key, "turn" | "player")) {
            let message = format!("{what} is a turn of several steps, and `{key}` stands beside them");
            reader.problem(node, "case/key-not-here", message, Some(format!("make `{key}` a step of the list in `turn`")));
        }
        let seat = people::mover(&fields, number + 1, names, reader).and_then(Seat::new);
        let Some(steps) = reader.list(turn, format_args!("`turn` of {what}")) else { continue };
        for (step, node) in steps.iter().enumerate() {
            number += 1;
            let Some(fields) = reader.fields(node, format_args!("move {number}"), &[words::MOVE, words::TURN]) else { continue };
            if let Some((_, key)) = fields.keys().find(|(key, _)| *key == "player") {
                let message = format!("move {number} is a step of a turn and names a player of its own");
                let help = "write `player` beside `turn`: a turn is one player's".to_owned();
                reader.problem(key, "case/key-not-here", message, Some(help));
            }
            let play = StepReader { number, seat, reader }.read(&fields);
            entries.extend(play.map(|play| Entry { place: place.clone().key("turn").item(step), play }));
        }
    }
    entries
}

struct StepReader<'r> {
    /// The number of the step as reports count: through all turns.
    number: usize,
    /// Who makes it; none if that could not be read.
    seat: Option<Seat>,
    reader: &'r mut Reader,
}

impl StepReader<'_> {
    fn read(&mut self, fields: &Fields<'_, '_>) -> Option<Move> {
        let key = action(fields, self.number, words::STEPS, self.reader)?;
        let node = fields.get(key)?;
        match key {
            "move" => self.walk(fields, node),
            "power" => self.power(fields, node),
            "build" => self.build(fields, node),
            "offer" => self.offer(fields, node),
            "discard" => {
                let (count, cards) = cards::read_count(node, self.what("discard").as_str(), self.reader)?;
                Some(Move::Discard { seat: self.seat?, count, cards })
            }
            "draw" => self.draw(node),
            _ => {
                let cards = cards::read_cards(node, self.what("reveal").as_str(), self.reader)?;
                Some(Move::Reveal { seat: self.seat?, cards })
            }
        }
    }

    /// A building, or the buildings on the way; `with` has the grey 2s that give the steps.
    fn walk(&mut self, fields: &Fields<'_, '_>, node: &Node<'_>) -> Option<Move> {
        let items = match &node.value {
            Value::List(items) => items,
            _ => std::slice::from_ref(node),
        };
        let what = self.what("move");
        if items.is_empty() {
            self.reader.wrong_type(node, what.as_str(), "a building, or the buildings on the way");
        }
        let path: Vec<_> = items.iter().filter_map(|item| self.reader.word(item, what.as_str(), &BUILDINGS)).collect();
        let with = fields.get("with").map(|node| cards::read_cards(node, self.what("with").as_str(), self.reader));
        let with = with.map_or(Some(Cards::EMPTY), |with| with)?;
        (path.len() == items.len() && !path.is_empty()).then_some(Move::Walk { seat: self.seat?, path, with })
    }

    /// A card for its power in the movement phase. Whether it has that power is for the judge: a card with `to:` moves figure or
    /// dragon, one without gives steps.
    fn power(&mut self, fields: &Fields<'_, '_>, node: &Node<'_>) -> Option<Move> {
        let card = cards::read_card(node, self.what("power").as_str(), self.reader);
        let dragon = fields.get("dragon").map(|node| read_dragon(node, self.reader));
        let to = fields.get("to").map(|node| read_dragon_to(node, self.what("to").as_str(), self.reader));
        let card = card?;
        let dragon = dragon.map_or(Some(None), |dragon| dragon.map(Some))?;
        let moves_dragon = matches!(card.colour, Colour::Black | Colour::Red | Colour::Blue) || dragon.is_some();
        match to {
            None if moves_dragon && card.value != Worth::Three => {
                let number = self.number;
                let message = format!("move {number} does not say where the dragon goes");
                let help = "add `to:` with a building, or with `out` for out of the city".to_owned();
                self.reader.problem(fields.node, "case/missing-key", message, Some(help));
                None
            }
            None => Some(Move::Stride { seat: self.seat?, card }),
            Some(to) => match (to?, moves_dragon) {
                (DragonTo::Building(to), false) => Some(Move::Leap { seat: self.seat?, card, to }),
                (to, _) => Some(Move::Fly { seat: self.seat?, card, dragon, to }),
            },
        }
    }

    fn build(&mut self, fields: &Fields<'_, '_>, node: &Node<'_>) -> Option<Move> {
        let what = self.what("build");
        let section = self.section(node, &what);
        let on = fields.get("on").map(|node| self.reader.word(node, "a building", &BUILDINGS));
        let pay = fields.get("pay").map(|node| cards::read_cards(node, self.what("pay").as_str(), self.reader));
        let (colour, section) = section?;
        let on: Option<Option<Building>> = on.map_or(Some(None), |on| on.map(Some));
        let pay = pay.map_or(Some(None), |pay| pay.map(Some))?;
        Some(Move::Build(Build { seat: self.seat?, on: on?, colour, section, pay }))
    }

    /// `5`, `white 5`, `section 1`, `white section 1`.
    fn section(&mut self, node: &Node<'_>, what: &str) -> Option<(Option<Colour>, SectionName)> {
        let text = self.reader.text(node, what)?.trim();
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        match COLOURS.find(first) {
            Some(colour) if !rest.trim().is_empty() => {
                let rest = Node { value: Value::Scalar(rest.trim().into(), crate::case::Style::Plain), span: node.span };
                Some((Some(colour), site::read_section(&rest, what, self.reader)?))
            }
            _ => Some((None, site::read_section(node, what, self.reader)?)),
        }
    }

    fn offer(&mut self, fields: &Fields<'_, '_>, node: &Node<'_>) -> Option<Move> {
        let what = self.what("offer");
        let text = self.reader.text(node, what.as_str())?;
        let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
        let space = match words::OBELISK.find(text) {
            Some(()) => Some(None),
            None if !is_number => {
                let help = "write `offer: obelisk` for whichever space is next, or the number on it, 7 to 12".to_owned();
                let message = format!("\"{text}\" in {what} is no {}", words::OBELISK.what);
                self.reader.problem(node, "case/unknown-word", message, Some(help));
                None
            }
            None => self.reader.number(node, what.as_str(), words::PRICES).map(|space| u8::try_from(space).ok()),
        };
        let card = fields.get("with").map(|node| cards::read_card(node, self.what("with").as_str(), self.reader));
        let paid = fields.get("pay").map(|node| self.reader.number(node, self.what("pay").as_str(), words::COUNTS));
        let card = card.map_or(Some(None), |card| card.map(Some))?;
        let paid = paid.map_or(Some(None), |paid| paid.map(|paid| u16::try_from(paid).ok()))?;
        Some(Move::Offer(Offering { seat: self.seat?, space: space?, card, paid }))
    }

    /// How many cards, which, or just `cards`.
    fn draw(&mut self, node: &Node<'_>) -> Option<Move> {
        if matches!(&node.value, Value::Scalar(text, _) if words::WARES.find(text) == Some(words::Ware::Cards)) {
            return Some(Move::Draw { seat: self.seat?, count: None, cards: None });
        }
        let (count, cards) = cards::read_count(node, self.what("draw").as_str(), self.reader)?;
        Some(Move::Draw { seat: self.seat?, count: Some(count), cards })
    }

    /// "`pay` of move 3".
    fn what(&self, key: &str) -> String {
        format!("`{key}` of move {}", self.number)
    }
}
