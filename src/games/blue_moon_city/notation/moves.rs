//! From an entry of `moves:` to the steps of a turn.
//!
//! Nonsense as a step (no action, two actions) is a problem of the case; what breaks a rule (a far move) is left to the judge.

use super::buildings::BUILDINGS;
use super::lexicon::{self, COLOURS};
use super::read::{read_dragon, read_dragon_to};
use super::{OWN, cards, site};
use crate::case::{Fields, Node, Reader, Style, Value, What, fold};
use crate::game::action::action;
use crate::game::lexicon::COMMON;
use crate::game::{Entry, people};
use crate::games::blue_moon_city::pieces::{GREY_ONE, GREY_TWO};
use crate::games::blue_moon_city::{
    Build, Building, Cards, Colour, DraftSite, DragonTo, Move, Offering, Plan, Seat, SectionName, Value as Worth,
};
use crate::verdict::Place;
use crate::words::{Arg, said, speech};

/// What the table shows of sections: by it `section 1` is a number or a place.
pub(super) struct Table<'d> {
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// The building where each figure stands, as far as the case tells.
    pub figures: Vec<Option<Building>>,
    /// What is read off the tiles.
    pub sites: &'d [DraftSite],
}

impl Table<'_> {
    fn figure(&self, seat: Option<Seat>) -> Option<Building> {
        *self.figures.get(seat?.index())?
    }
    fn walk(&mut self, seat: Option<Seat>, to: Option<Building>) {
        if let Some(figure) = seat.and_then(|seat| self.figures.get_mut(seat.index())) {
            *figure = to;
        }
    }
    fn tile(&self, building: Building) -> Plan {
        let typed = self.sites.iter().filter(|site| site.building == building).find_map(|site| site.sections.as_deref());
        Plan::read(building, typed)
    }
}

/// The steps of all entries in a row, each with its own place.
pub(super) fn read(node: &Node<'_>, names: &[&str], mut table: Table<'_>, reader: &mut Reader) -> Vec<Entry<Move>> {
    let Some(items) = reader.list(node, people::key("moves")) else { return Vec::new() };
    let mut entries = Vec::with_capacity(items.len());
    let mut number = 0;
    for (index, item) in items.iter().enumerate() {
        let place = Place::root().key("moves").item(index);
        let next = number + 1;
        let Some(fields) = reader.fields(item, || said!(COMMON, "move").with("number", next), &[lexicon::MOVE, lexicon::TURN])
        else {
            number += 1;
            continue;
        };
        let Some(turn) = fields.get("turn") else {
            number += 1;
            let seat = people::mover(&fields, number, table.turn.take(), names, reader);
            let play = StepReader { number, seat, table: &mut table, reader }.read(&fields);
            entries.extend(play.map(|play| Entry { place, play }));
            continue;
        };
        for (key, node) in fields.keys().filter(|(key, _)| !matches!(*key, "turn" | "player")) {
            reader.problem(node, "case/key-not-here", said!(OWN, "beside-turn").with("number", next).with("key", Arg::key(key)));
        }
        let seat = people::mover(&fields, next, table.turn.take(), names, reader);
        let Some(steps) = reader.list(turn, people::key_of("turn", next)) else { continue };
        for (step, node) in steps.iter().enumerate() {
            number += 1;
            let Some(fields) =
                reader.fields(node, || said!(COMMON, "move").with("number", number), &[lexicon::MOVE, lexicon::TURN])
            else {
                continue;
            };
            if let Some((_, key)) = fields.keys().find(|(key, _)| *key == "player") {
                reader.problem(key, "case/key-not-here", said!(OWN, "player-of-step").with("number", number));
            }
            let play = StepReader { number, seat, table: &mut table, reader }.read(&fields);
            entries.extend(play.map(|play| Entry { place: place.clone().key("turn").item(step), play }));
        }
    }
    entries
}

struct StepReader<'r, 'd> {
    /// The number of the step as reports count: through all turns.
    number: usize,
    /// Who makes it; none if that could not be read.
    seat: Option<Seat>,
    table: &'r mut Table<'d>,
    reader: &'r mut Reader,
}

impl StepReader<'_, '_> {
    fn read(&mut self, fields: &Fields<'_, '_>) -> Option<Move> {
        let key = action(fields, self.number, lexicon::STEPS, self.reader)?;
        let node = fields.get(key)?;
        match key {
            "move" => self.walk(fields, node),
            "power" => self.power(fields, node),
            "build" => self.build(fields, node),
            "offer" => self.offer(fields, node),
            "discard" => {
                let (count, cards) = cards::read_count(node, self.what("discard"), self.reader)?;
                Some(Move::Discard { seat: self.seat?, count, cards })
            }
            "draw" => self.draw(node),
            _ => {
                let cards = cards::read_cards(node, self.what("reveal"), self.reader)?;
                Some(Move::Reveal { seat: self.seat?, cards })
            }
        }
    }

    /// A building, or the buildings on the way; `with` has the grey 2s for more steps, or the grey 1 that takes the figure there.
    fn walk(&mut self, fields: &Fields<'_, '_>, node: &Node<'_>) -> Option<Move> {
        let items = node.items();
        let what = self.what("move");
        if items.is_empty() {
            self.reader.wrong_type(node, what, said!(OWN, "buildings-on-the-way"));
        }
        let path: Vec<_> = items.iter().filter_map(|item| self.reader.word(item, what, &BUILDINGS)).collect();
        self.table.walk(self.seat, path.last().copied());
        let with = fields.get("with").map(|node| cards::read_cards(node, self.what("with"), self.reader));
        let with = with.map_or(Some(Cards::EMPTY), |with| with)?;
        let seat = self.seat.filter(|_| path.len() == items.len() && !path.is_empty())?;
        Some(match path[..] {
            [to] if with == Cards::only(GREY_ONE, 1) => Move::Leap { seat, card: GREY_ONE, to },
            _ => Move::Walk { seat, path, with },
        })
    }

    /// A card for its power in the movement phase; whether it has that power is for the judge. With `to:` it moves figure or
    /// dragon (a grey 2 as far as its steps go), without it gives steps. Cards of an offering or a payment are part of that step.
    fn power(&mut self, fields: &Fields<'_, '_>, node: &Node<'_>) -> Option<Move> {
        let card = cards::read_card(node, self.what("power"), self.reader);
        let dragon = fields.get("dragon").map(|node| read_dragon(node, self.reader));
        let to = fields.get("to").map(|node| read_dragon_to(node, self.what("to"), self.reader));
        let card = card?;
        let dragon = dragon.map_or(Some(None), |dragon| dragon.map(Some))?;
        let moves_dragon = matches!(card.colour, Colour::Black | Colour::Red | Colour::Blue) || dragon.is_some();
        match to {
            None if card == GREY_TWO || card.value == Worth::Three => Some(Move::Stride { seat: self.seat?, card }),
            None => {
                let message = match card.colour {
                    _ if moves_dragon => said!(OWN, "no-target").with("what", Arg::Term("dragon")),
                    Colour::Grey => said!(OWN, "no-target").with("what", Arg::Term("figure")),
                    colour => {
                        let colour = Arg::Term(lexicon::COLOURS.name(colour));
                        said!(OWN, "power-by-itself").with("colour", colour).with("value", card.worth())
                    }
                };
                self.reader.problem(fields.node, "case/missing-key", message.with("number", self.number));
                None
            }
            Some(to) => match (to?, moves_dragon) {
                (DragonTo::Building(to), false) => {
                    self.table.walk(self.seat, Some(to));
                    Some(match card {
                        GREY_TWO => Move::Walk { seat: self.seat?, path: vec![to], with: Cards::only(card, 1) },
                        _ => Move::Leap { seat: self.seat?, card, to },
                    })
                }
                (to, _) => Some(Move::Fly { seat: self.seat?, card, dragon, to }),
            },
        }
    }

    fn build(&mut self, fields: &Fields<'_, '_>, node: &Node<'_>) -> Option<Move> {
        let what = self.what("build");
        let on = fields.get("on").map(|node| self.reader.word(node, said!(OWN, "a-building"), &BUILDINGS));
        let tile = on.unwrap_or_else(|| self.table.figure(self.seat)).map(|building| self.table.tile(building));
        let section = self.section(node, tile.as_ref(), what);
        let pay = fields.get("pay").map(|node| cards::read_cards(node, self.what("pay"), self.reader));
        let (colour, section) = section?;
        let on: Option<Option<Building>> = on.map_or(Some(None), |on| on.map(Some));
        let pay = pay.map_or(Some(None), |pay| pay.map(Some))?;
        Some(Move::Build(Build { seat: self.seat?, on: on?, colour, section, pay }))
    }

    /// `5`, `white 5`, `the white 5`, `place 1`, `white place 1`, `section white 5`.
    fn section(&mut self, node: &Node<'_>, tile: Option<&Plan>, what: impl What) -> Option<(Option<Colour>, SectionName)> {
        let text = self.reader.text(node, what)?;
        let beside = |word: &&str| speech::is_little(&fold(word)) || lexicon::SECTION.find(word).is_some();
        let mut words = text.split_whitespace().filter(|word| !beside(word));
        let (word, more) = (words.next().unwrap_or_default(), words.next());
        let colour = COLOURS.find_by(&self.reader.letters, word).filter(|_| more.is_some());
        let section = site::read_section(node, if colour.is_some() { word } else { "" }, tile, what, self.reader)?;
        Some((colour, section))
    }

    fn offer(&mut self, fields: &Fields<'_, '_>, node: &Node<'_>) -> Option<Move> {
        let what = self.what("offer");
        let text = self.reader.text(node, what)?;
        let folded = speech::bare(&fold(text), |word| word == "un");
        let in_words = speech::number(&folded).map(|number| number.to_string());
        let number = in_words.or_else(|| folded.bytes().all(|byte| byte.is_ascii_digit()).then_some(folded));
        let space = match lexicon::OBELISK.find(text) {
            Some(()) => Some(None),
            None if number.is_none() => {
                let message = said!(OWN, "no-space-of-obelisk").with("text", text).with("what", what.name());
                self.reader.problem(node, "case/unknown-word", message);
                None
            }
            None => {
                let number = Node { value: Value::Scalar(number.unwrap_or_default().into(), Style::Plain), span: node.span };
                self.reader.number(&number, what, lexicon::PRICES).map(|space| u8::try_from(space).ok())
            }
        };
        let card = fields.get("with").map(|node| cards::read_card(node, self.what("with"), self.reader));
        let paid = fields.get("pay").map(|node| self.reader.number(node, self.what("pay"), lexicon::COUNTS));
        let card = card.map_or(Some(None), |card| card.map(Some))?;
        let paid = paid.map_or(Some(None), |paid| paid.map(|paid| u16::try_from(paid).ok()))?;
        Some(Move::Offer(Offering { seat: self.seat?, space: space?, card, paid }))
    }

    /// How many cards, which, or just `cards`.
    fn draw(&mut self, node: &Node<'_>) -> Option<Move> {
        if matches!(&node.value, Value::Scalar(text, _) if lexicon::WARES.find(text) == Some(lexicon::Ware::Cards)) {
            return Some(Move::Draw { seat: self.seat?, count: None, cards: None });
        }
        let (count, cards) = cards::read_count(node, self.what("draw"), self.reader)?;
        Some(Move::Draw { seat: self.seat?, count: Some(count), cards })
    }

    /// "`pay` of move 3".
    fn what(&self, key: &'static str) -> impl What + use<> {
        people::key_of(key, self.number)
    }
}
