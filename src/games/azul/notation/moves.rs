//! From an entry of `moves:` to a move.
//!
//! Nonsense as a move (line 6, two verbs) is a problem of the case; what breaks a rule (factory 9 of 5) is left to the judge.

use super::OWN;
use super::lexicon::{self, Spot};
use super::read::{read_factory, read_tiles};
use crate::case::{Fields, Kind, Node, Reader, Value};
use crate::game::action::action;
use crate::game::lexicon::COMMON;
use crate::game::{Entry, factories, people};
use crate::games::azul::pieces::FACTORIES;
use crate::games::azul::{
    Colour, Column, Deal, Display, Edition, Factory, Line, Move, Onto, Piece, Seat, Sent, Source, Take, To,
};
use crate::verdict::Place;
use crate::words::said;

/// What of a case its moves are read by.
#[derive(Clone, Copy)]
pub(super) struct MoveContext<'c> {
    pub(super) edition: Edition,
    /// The players' names in seat order.
    pub(super) names: &'c [&'c str],
    /// Whose turn it is, as far as the case and the takes before tell: who takes where the move does not say.
    pub(super) turn: Option<Seat>,
    /// Whether the case says what lies on the factories, so that a move has to say where it takes from.
    pub(super) factories_shown: bool,
}

pub(super) fn read(node: &Node<'_>, mut context: MoveContext<'_>, reader: &mut Reader) -> Vec<Entry<Move>> {
    let Some(items) = reader.list(node, people::key("moves")) else { return Vec::new() };
    let mut entries = Vec::with_capacity(items.len());
    for (index, item) in items.iter().enumerate() {
        let play = MoveReader { context, number: index + 1, reader }.read(item);
        match &play {
            Some(Move::Take(take)) => context.turn = context.turn.map(|_| take.seat.next(context.names.len())),
            Some(Move::Deal(_)) => (context.factories_shown, context.turn) = (true, None),
            _ => {}
        }
        entries.extend(play.map(|play| Entry { place: Place::root().key("moves").item(index), play }));
    }
    entries
}

struct MoveReader<'r, 'c> {
    context: MoveContext<'c>,
    /// The number of the move as people count.
    number: usize,
    reader: &'r mut Reader,
}

impl MoveReader<'_, '_> {
    fn read(&mut self, node: &Node<'_>) -> Option<Move> {
        let number = self.number;
        let fields = self.reader.fields(node, || said!(COMMON, "move").with("number", number), &[lexicon::MOVE])?;
        match action(&fields, number, lexicon::ACTIONS, self.reader)? {
            "take" => self.take(&fields),
            "tile" => self.tile(&fields),
            "clear" => self.clear(&fields),
            "deal" => self.deal(&fields),
            _ => self
                .reader
                .word(fields.get("finish")?, said!(COMMON, "finished"), &crate::game::lexicon::GAME)
                .map(|()| Move::Finish),
        }
    }

    fn take(&mut self, fields: &Fields<'_, '_>) -> Option<Move> {
        let number = self.number;
        let seat = people::mover(fields, self.number, self.context.turn, self.context.names, self.reader);
        let taken = fields.get("take").and_then(|node| self.colour(node));
        let from = match fields.get("from") {
            Some(node) => self.source(node).map(Some),
            None => self.no_source(fields, taken.is_some_and(|(_, count)| count.is_none())),
        };
        let to = fields.get("to").and_then(|node| match self.spot(node, "to", lexicon::TARGETS)? {
            (Spot::Line, line) => Line::new(line).map(To::Line),
            _ => Some(To::Floor),
        });
        let floor = match fields.get("floor") {
            Some(node) => Some(u8::try_from(self.reader.number(node, people::key_of("floor", number), lexicon::DROPPED)?).ok()?),
            None => None,
        };
        let rest = match fields.get("rest") {
            Some(node) => self.rest(node),
            None => Some([None; 2]),
        };
        let (colour, count) = taken?;
        Some(Move::Take(Take { seat: seat?, colour, count, from: from?, to: to?, floor, rest: rest? }))
    }

    /// A take that does not say where from: only where no factory is shown, and then it has to say how many.
    fn no_source(&mut self, fields: &Fields<'_, '_>, uncounted: bool) -> Option<Option<Source>> {
        let number = self.number;
        if self.context.factories_shown {
            self.reader.required(fields, || said!(COMMON, "move").with("number", number), "from");
            return None;
        }
        if uncounted {
            self.reader.problem(fields.node, "case/missing-key", said!(OWN, "no-source").with("number", number));
            return None;
        }
        Some(None)
    }

    fn colour(&mut self, node: &Node<'_>) -> Option<(Colour, Option<u8>)> {
        if factories::names_marker(node, self.number, lexicon::pieces(self.context.edition), Piece::Marker, self.reader) {
            return None;
        }
        self.reader.amount(node, self.number, lexicon::colours(self.context.edition), lexicon::MOST)
    }

    fn source(&mut self, node: &Node<'_>) -> Option<Source> {
        match self.spot(node, "from", lexicon::SOURCES)? {
            (Spot::Factory, factory) => Factory::new(factory).map(Source::Factory),
            _ => Some(Source::Centre),
        }
    }

    /// `{factory 2: BB, factory 5: K}`.
    fn rest(&mut self, node: &Node<'_>) -> Option<[Option<Sent>; 2]> {
        let number = self.number;
        let Value::Map(entries) = &node.value else {
            self.reader.wrong_type(node, people::key_of("rest", number), said!(OWN, "a-map-of-factories"));
            return None;
        };
        let before = self.reader.problems.len();
        let mut rest: Vec<Sent> = Vec::with_capacity(2);
        for (key, value) in entries {
            let to = self.spot(key, "rest", lexicon::FACTORIES).and_then(|(_, factory)| Factory::new(factory));
            let tiles = read_tiles(value, people::key_of("rest", number), self.context.edition, 0, self.reader);
            let (Some(to), Some(tiles)) = (to, tiles) else { continue };
            if rest.iter().any(|sent| sent.to == to) {
                let message = said!(OWN, "rest-twice").with("number", number).with("factory", to.number());
                self.reader.problem(key, "case/duplicate-key", message);
            }
            if !tiles.is_empty() {
                rest.push(Sent { to, tiles });
            }
        }
        if rest.len() > 2 {
            let message = said!(OWN, "rest-too-wide").with("number", number).with("count", rest.len());
            self.reader.problem(node, "case/out-of-range", message);
        }
        let mut rest = rest.into_iter();
        (self.reader.problems.len() == before).then(|| [rest.next(), rest.next()])
    }

    fn tile(&mut self, fields: &Fields<'_, '_>) -> Option<Move> {
        let seat = self.player(fields);
        let line = self.spot(fields.get("tile")?, "tile", lexicon::LINES).and_then(|(_, line)| Line::new(line));
        let onto = match fields.get("to") {
            None => Some(Onto::Only),
            Some(node) => self.spot(node, "to", lexicon::COLUMNS).and_then(|spot| match spot {
                (Spot::Column, column) => Column::new(column).map(Onto::Column),
                _ => Some(Onto::Floor),
            }),
        };
        Some(Move::Tile { seat: seat?, line: line?, onto: onto? })
    }

    fn clear(&mut self, fields: &Fields<'_, '_>) -> Option<Move> {
        let seat = self.player(fields);
        self.spot(fields.get("clear")?, "clear", lexicon::FLOOR)?;
        Some(Move::Clear { seat: seat? })
    }

    fn deal(&mut self, fields: &Fields<'_, '_>) -> Option<Move> {
        let number = self.number;
        let node = fields.get("deal")?;
        let before = self.reader.problems.len();
        let starter = fields.get("starter").and_then(|node| people::find(node, self.context.names, self.reader));
        let effects_done =
            fields.get("effects").is_some_and(|node| self.reader.word(node, people::key("effects"), &lexicon::DONE).is_some());
        let extra = fields
            .get("extra")
            .and_then(|node| self.reader.word(node, people::key("extra"), lexicon::colours(self.context.edition)));
        let items = self.reader.list(node, people::key_of("deal", number))?;
        if items.len() > FACTORIES {
            let message = said!(COMMON, "factories-dealt").with("number", number).with("count", items.len());
            self.reader.problem(node, "case/out-of-range", message.with("most", FACTORIES));
        }
        let mut displays = [Display::default(); FACTORIES];
        for (index, item) in items.iter().enumerate() {
            let what = || said!(COMMON, "factory-of-move").with("factory", index + 1).with("number", number);
            let read = read_factory(item, what, self.context.edition, self.reader);
            if let (Some(read), Some(display)) = (read, displays.get_mut(index)) {
                *display = Display { tiles: read.tiles, gold: read.gold };
            }
        }
        (self.reader.problems.len() == before).then(|| {
            let count = items.len();
            Move::Deal(Box::new(Deal { displays, count, extra, effects_done, starter }))
        })
    }

    fn player(&mut self, fields: &Fields<'_, '_>) -> Option<Seat> {
        people::mover(fields, self.number, None, self.context.names, self.reader)
    }

    /// A place of the table, one of `allowed`, with its index from 0 where it has a number.
    fn spot(&mut self, node: &Node<'_>, key: &'static str, allowed: &[Kind<Spot>]) -> Option<(Spot, usize)> {
        self.reader.numbered(node, people::key_of(key, self.number), &lexicon::SPOTS, allowed)
    }
}
