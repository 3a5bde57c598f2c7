//! From an entry of `moves:` to a move.
//!
//! What makes no sense as a move (line 6, two verbs) is a problem of the case; what makes sense and breaks a rule
//! (factory 9 of 5, a colour that is not there) is read and left to the judge.

use super::read::{read_factory, read_seat, read_tiles};
use super::words::{self, Spot};
use crate::case::{Fields, Node, Reader, Value, fold};
use crate::games::Entry;
use crate::games::azul::pieces::FACTORIES;
use crate::games::azul::{Colour, Column, Deal, Display, Edition, Factory, From, Line, Move, Onto, Seat, Sent, Take, To};
use crate::verdict::Place;

/// The most tiles that a move may say; the box holds a hundred.
const MOST: i64 = 100;

/// What each action needs and allows, beside its own key.
const ACTIONS: &[(&str, &[&str])] = &[
    ("take", &["player", "from", "to", "floor", "rest"]),
    ("tile", &["player", "to"]),
    ("clear", &["player"]),
    ("deal", &["starter", "extra", "effects"]),
    ("finish", &[]),
];

/// What of a case its moves are read by.
#[derive(Clone, Copy)]
pub(super) struct MoveContext<'c> {
    pub(super) edition: Edition,
    /// The players' names in seat order.
    pub(super) names: &'c [&'c str],
    /// Whether the case says what lies on the factories, so that a move has to say where it takes from.
    pub(super) factories_shown: bool,
}

pub(super) fn read(node: &Node<'_>, mut context: MoveContext<'_>, reader: &mut Reader) -> Vec<Entry<Move>> {
    let Some(items) = reader.list(node, "`moves`") else { return Vec::new() };
    let mut entries = Vec::with_capacity(items.len());
    for (index, item) in items.iter().enumerate() {
        let play = MoveReader { context, number: index + 1, reader }.read(item);
        context.factories_shown |= matches!(play, Some(Move::Deal(_)));
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
        let fields = self.reader.fields(node, format_args!("move {number}"), &[words::MOVE])?;
        let mut actions = fields.keys().filter_map(|(key, node)| Some((ACTIONS.iter().find(|action| action.0 == key)?, node)));
        let Some(((action, allowed), _)) = actions.next() else {
            let help = "a move has one of the keys take, tile, clear, deal, finish".to_owned();
            self.reader.problem(node, "case/no-action", format!("move {number} does not say what is done"), Some(help));
            return None;
        };
        if let Some(((second, _), key)) = actions.next() {
            let message = format!("move {number} says `{action}` and `{second}`: a move is one of them");
            self.reader.problem(key, "case/several-actions", message, Some("write two moves".to_owned()));
            return None;
        }
        for (key, node) in fields.keys().filter(|(key, _)| key != action && !allowed.contains(key)) {
            let message = format!("move {number} is a `{action}`, which has no `{key}`");
            let help = if allowed.is_empty() { "leave it out".to_owned() } else { format!("it can have {}", allowed.join(", ")) };
            self.reader.problem(node, "case/key-not-here", message, Some(help));
        }
        match *action {
            "take" => self.take(&fields),
            "tile" => self.tile(&fields),
            "clear" => self.clear(&fields),
            "deal" => self.deal(&fields),
            _ => self.reader.word(fields.get("finish")?, "what is finished", &crate::games::words::GAME).map(|()| Move::Finish),
        }
    }

    fn take(&mut self, fields: &Fields<'_, '_>) -> Option<Move> {
        let number = self.number;
        let seat = self.player(fields);
        let taken = fields.get("take").and_then(|node| self.colour(node));
        let from = match fields.get("from") {
            Some(node) => self.source(node).map(Some),
            None => self.no_source(fields, taken.is_some_and(|(_, count)| count.is_none())),
        };
        let to = self.reader.required(fields, format_args!("move {number}"), "to");
        let to = to.and_then(|node| match self.spot(node, "to", &[Spot::Line, Spot::Floor])? {
            (Spot::Line, line) => Line::new(line).map(To::Line),
            _ => Some(To::Floor),
        });
        let dropped = match fields.get("floor") {
            Some(node) => self.reader.number(node, format_args!("`floor` of move {number}"), 0..=MOST),
            None => Some(0),
        };
        let rest = match fields.get("rest") {
            Some(node) => self.rest(node),
            None => Some([None; 2]),
        };
        let (colour, count) = taken?;
        Some(Move::Take(Take {
            seat: seat?,
            colour,
            count,
            from: from?,
            to: to?,
            dropped: u8::try_from(dropped?).ok()?,
            rest: rest?,
        }))
    }

    /// A take that does not say where from: only where no factory is shown, and then it has to say how many.
    fn no_source(&mut self, fields: &Fields<'_, '_>, uncounted: bool) -> Option<Option<From>> {
        let number = self.number;
        if self.context.factories_shown {
            self.reader.required(fields, format_args!("move {number}"), "from");
            return None;
        }
        if uncounted {
            let message = format!("move {number} says neither where the tiles come from nor how many there are");
            let help = "write how many (`take: 2 yellow`), or show the factories and say `from: factory 1`";
            self.reader.problem(fields.node, "case/missing-key", message, Some(help.to_owned()));
            return None;
        }
        Some(None)
    }

    /// `yellow`, `2 yellow`, `yellow 2`, `YY`.
    fn colour(&mut self, node: &Node<'_>) -> Option<(Colour, Option<u8>)> {
        let number = self.number;
        let lexicon = words::colours(self.context.edition);
        let text = self.reader.text(node, format_args!("`take` of move {number}"))?.trim();
        let is_digit = |letter: char| letter.is_ascii_digit();
        let word = text.trim_start_matches(is_digit);
        let (digits, word) = match word.len() < text.len() {
            true => (&text[..text.len() - word.len()], word.trim()),
            false => {
                let word = text.trim_end_matches(is_digit);
                (&text[word.len()..], word.trim())
            }
        };
        if digits.is_empty() {
            let run = self.reader.pieces(node, format_args!("`take` of move {number}"), lexicon)?;
            let mut colours = run.iter().flatten();
            let Some(&colour) = colours.next() else {
                self.reader.wrong_type(node, format_args!("`take` of move {number}"), "a colour");
                return None;
            };
            if let Some(&other) = colours.find(|&&other| other != colour) {
                let (first, second) = (lexicon.name(colour), lexicon.name(other));
                let message = format!("move {number} takes {first} and {second}: one colour is taken at a time");
                self.reader.problem(node, "case/several-colours", message, Some(format!("write `take: {first}`")));
                return None;
            }
            let count = run.iter().flatten().count();
            return Some((colour, if count > 1 { u8::try_from(count).ok() } else { None }));
        }
        let Some(colour) = lexicon.find(word) else {
            let message = format!("\"{word}\" in `take` of move {number} is no colour");
            self.reader.problem(node, "case/unknown-word", message, Some(lexicon.help(word)));
            return None;
        };
        match digits.parse().ok().filter(|count| (1..=MOST).contains(count)) {
            Some(count) => Some((colour, u8::try_from(count).ok())),
            None => {
                let message = format!("move {number} takes {digits} tiles");
                self.reader.problem(node, "case/out-of-range", message, Some(format!("it can be 1 to {MOST}")));
                None
            }
        }
    }

    fn source(&mut self, node: &Node<'_>) -> Option<From> {
        match self.spot(node, "from", &[Spot::Factory, Spot::Centre])? {
            (Spot::Factory, factory) => Factory::new(factory).map(From::Factory),
            _ => Some(From::Centre),
        }
    }

    /// `{factory 2: BB, factory 5: K}`.
    fn rest(&mut self, node: &Node<'_>) -> Option<[Option<Sent>; 2]> {
        let number = self.number;
        let Value::Map(entries) = &node.value else {
            self.reader.wrong_type(node, format_args!("`rest` of move {number}"), "a map of factories to tiles");
            return None;
        };
        let before = self.reader.problems.len();
        let mut rest: Vec<Sent> = Vec::with_capacity(2);
        for (key, value) in entries {
            let to = self.spot(key, "rest", &[Spot::Factory]).and_then(|(_, factory)| Factory::new(factory));
            let tiles = read_tiles(value, format_args!("`rest` of move {number}"), self.context.edition, self.reader);
            let (Some(to), Some(tiles)) = (to, tiles) else { continue };
            if rest.iter().any(|sent| sent.to == to) {
                let message = format!("`rest` of move {number} names factory {} twice", to.number());
                self.reader.problem(key, "case/duplicate-key", message, Some("write its tiles together".to_owned()));
            }
            if !tiles.is_empty() {
                rest.push(Sent { to, tiles });
            }
        }
        if rest.len() > 2 {
            let message = format!("`rest` of move {number} names {} factories", rest.len());
            let help = "the rest goes to the two neighbours of the factory".to_owned();
            self.reader.problem(node, "case/out-of-range", message, Some(help));
        }
        let mut rest = rest.into_iter();
        (self.reader.problems.len() == before).then(|| [rest.next(), rest.next()])
    }

    fn tile(&mut self, fields: &Fields<'_, '_>) -> Option<Move> {
        let seat = self.player(fields);
        let line = self.spot(fields.get("tile")?, "tile", &[Spot::Line]).and_then(|(_, line)| Line::new(line));
        let onto = match fields.get("to") {
            None => Some(Onto::Only),
            Some(node) => self.spot(node, "to", &[Spot::Column, Spot::Floor]).and_then(|spot| match spot {
                (Spot::Column, column) => Column::new(column).map(Onto::Column),
                _ => Some(Onto::Floor),
            }),
        };
        Some(Move::Tile { seat: seat?, line: line?, onto: onto? })
    }

    fn clear(&mut self, fields: &Fields<'_, '_>) -> Option<Move> {
        let seat = self.player(fields);
        self.spot(fields.get("clear")?, "clear", &[Spot::Floor])?;
        Some(Move::Clear { seat: seat? })
    }

    fn deal(&mut self, fields: &Fields<'_, '_>) -> Option<Move> {
        let number = self.number;
        let node = fields.get("deal")?;
        let before = self.reader.problems.len();
        let starter = fields.get("starter").and_then(|node| read_seat(node, self.context.names, self.reader));
        let effects_done = fields.get("effects").is_some_and(|node| self.reader.word(node, "`effects`", &words::DONE).is_some());
        let extra = fields.get("extra").and_then(|node| self.reader.word(node, "`extra`", words::colours(self.context.edition)));
        let items = self.reader.list(node, format_args!("`deal` of move {number}"))?;
        if items.len() > FACTORIES {
            let message = format!("move {number} deals {} factories; there are {FACTORIES}", items.len());
            self.reader.problem(node, "case/out-of-range", message, None);
        }
        let mut displays = [Display::default(); FACTORIES];
        for (index, item) in items.iter().enumerate() {
            let what = format_args!("factory {} of move {number}", index + 1);
            let read = read_factory(item, what, self.context.edition, self.reader);
            if let (Some(read), Some(display)) = (read, displays.get_mut(index)) {
                *display = Display { tiles: read.tiles, gold: read.gold };
            }
        }
        (self.reader.problems.len() == before).then_some(Move::Deal(Deal {
            displays,
            count: items.len(),
            extra,
            effects_done,
            starter,
        }))
    }

    /// Who moves: the only player where the move does not say.
    fn player(&mut self, fields: &Fields<'_, '_>) -> Option<Seat> {
        match (fields.get("player"), self.context.names) {
            (Some(node), names) => read_seat(node, names, self.reader),
            (None, [_]) => Seat::new(0),
            (None, names) => {
                let message = format!("move {} does not say who makes it", self.number);
                let help = format!("add `player:` with one of {}", names.join(", "));
                self.reader.problem(fields.node, "case/missing-key", message, Some(help));
                None
            }
        }
    }

    /// A place of the table, one of `allowed`, with its index from 0 where it has a number. A bare number will do
    /// where only one kind of place has numbers.
    fn spot(&mut self, node: &Node<'_>, key: &str, allowed: &[Spot]) -> Option<(Spot, usize)> {
        let number = self.number;
        let text = self.reader.text(node, format_args!("`{key}` of move {number}"))?.trim();
        let folded = fold(text);
        let word = folded.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let digits = &folded[word.len()..];
        let negative = word == "-" || word.ends_with("--");
        let word = word.trim_end_matches('-');
        let spot = match word {
            "" if !digits.is_empty() => allowed.iter().copied().find(|&spot| last(spot).is_some()),
            word => words::SPOTS.find(word),
        };
        let Some(spot) = spot.filter(|spot| allowed.contains(spot)) else {
            let message = match spot {
                Some(_) => format!("`{key}` of move {number} cannot be \"{text}\""),
                None => format!("\"{text}\" in `{key}` of move {number} is no {}", words::SPOTS.what),
            };
            let code = if spot.is_some() { "case/wrong-place" } else { "case/unknown-word" };
            self.reader.problem(node, code, message, Some(choices(allowed)));
            return None;
        };
        let Some(last) = last(spot) else {
            if digits.is_empty() {
                return Some((spot, 0));
            }
            let message = format!("`{key}` of move {number} is \"{text}\", but there is only one {}", words::SPOTS.name(spot));
            self.reader.problem(node, "case/wrong-place", message, Some(choices(allowed)));
            return None;
        };
        match digits.parse::<usize>().ok().filter(|place| !negative && (1..=last).contains(place)) {
            Some(place) => Some((spot, place - 1)),
            None => {
                let name = words::SPOTS.name(spot);
                let message = match digits {
                    "" => format!("`{key}` of move {number} does not say which {name}"),
                    _ => format!("`{key}` of move {number} is \"{text}\", which does not exist"),
                };
                self.reader.problem(node, "case/out-of-range", message, Some(choices(allowed)));
                None
            }
        }
    }
}

/// The highest number of a kind of place, if it has numbers.
fn last(spot: Spot) -> Option<usize> {
    match spot {
        Spot::Factory => Some(FACTORIES),
        Spot::Line | Spot::Column => Some(5),
        Spot::Centre | Spot::Floor => None,
    }
}

/// What may be written for the places in `allowed`.
fn choices(allowed: &[Spot]) -> String {
    let name = |&spot: &Spot| {
        let name = words::SPOTS.name(spot);
        last(spot).map_or_else(|| name.to_owned(), |last| format!("{name} 1 to {name} {last}"))
    };
    format!("it can be {}", allowed.iter().map(name).collect::<Vec<_>>().join(", or "))
}
