//! What a place is called, and what lies there, in a language.

use super::resolve::all_keys;
use super::slot::{Entry, May, Slot};
use crate::case::{Key, Thing};
use crate::game::Edition;
use crate::picture::captions::{self, Captions};
use crate::referee::{Case, Referee};
use crate::verdict::{Place, Step};
use crate::words::{Arg, Book, Language, texts};
use std::borrow::Cow;
use std::cell::RefCell;

static BOOK: Book = Book::new(&[texts!("editor/messages/places")]);

/// Whether a key has a name for people: those that only files need have none.
pub fn named(key: &str) -> bool {
    !["tilejudge", "game", "language", "letters", "expect", "example", "reconstructed", "moves", "rulings", "claims"]
        .contains(&key)
}

/// The way to a place within a move; none where it is in no move.
fn in_move(place: &Place) -> Option<&[Step]> {
    match &place.0[..] {
        [Step::Key(key), Step::Item(_), within @ ..] if key == "moves" => Some(within),
        _ => None,
    }
}

/// One of those that a key lists.
fn one_of(key: &'static str) -> &'static str {
    match key {
        "lines" => "line",
        "factories" | "deal" => "factory",
        "built" => "place",
        key => key,
    }
}

/// A text by its id, with the word and the numbers that it speaks of.
type Speech = (&'static str, &'static str, [i64; 2]);

/// Names in a language, as an edition has them.
pub struct Naming {
    game: &'static dyn Referee,
    captions: Captions,
    /// The keys of cases of the game, wherever they stand.
    keys: Vec<&'static str>,
    /// What was said before: a table has hundreds of places with a few names.
    said: RefCell<Vec<(Speech, String)>>,
}

impl Naming {
    /// The names that a case goes by.
    pub fn of(case: &Case<'_, '_>, language: Language) -> Self {
        Self::of_edition(case.game, case.edition, language)
    }
    /// The names that an edition of a game goes by.
    pub fn of_edition(game: &'static dyn Referee, edition: usize, language: Language) -> Self {
        let keys = all_keys(game).flat_map(Key::with_those_below).map(|key| key.name).collect();
        Self { game, captions: Captions { book: &BOOK, terms: game.terms(edition), language }, keys, said: RefCell::default() }
    }
    fn say(&self, id: &'static str, args: &[(&'static str, Arg)]) -> String {
        let mut key = (id, "", [0; 2]);
        for (index, (_, arg)) in args.iter().enumerate() {
            match arg {
                Arg::Term(term) => key.1 = term,
                Arg::Number(number) => key.2[index] = *number,
                _ => return self.captions.say_all(id, args),
            }
        }
        let mut said = self.said.borrow_mut();
        if let Some((_, says)) = said.iter().find(|(known, _)| *known == key) {
            return says.clone();
        }
        let says = self.captions.say_all(id, args);
        said.push((key, says.clone()));
        says
    }
    /// The title on the box of an edition.
    pub fn title(&self, edition: &Edition) -> String {
        edition.title_in(&captions::SHARED, self.captions.language)
    }
    /// A word of a vocabulary without letters.
    pub fn word(&self, word: &'static str) -> String {
        self.noun(word).unwrap_or_else(|| self.say("word", &[("word", Arg::Term(word))]))
    }
    /// What a noun of the game calls it, if one does.
    fn noun(&self, name: &str) -> Option<String> {
        self.game.noun(name).map(|noun| self.say("called", &[("noun", Arg::Term(noun))]))
    }
    /// A key: "pattern lines".
    pub fn key(&self, key: &'static str) -> String {
        self.noun(key).unwrap_or_else(|| self.say("part", &[("key", Arg::Term(key))]))
    }
    /// A key of a move: "walk to".
    pub fn key_of_move(&self, key: &'static str) -> String {
        self.say("in-move", &[("key", Arg::Term(key))])
    }
    /// A key of what stands at a place.
    pub fn entry(&self, place: &Place, entry: &Entry) -> String {
        match &entry.key {
            Cow::Borrowed(key) if in_move(place).is_some_and(<[Step]>::is_empty) => self.key_of_move(key),
            Cow::Borrowed(key) => self.key(key),
            Cow::Owned(key) => self.called(key),
        }
    }
    /// A card: "blue 1", "?".
    fn card(&self, name: &'static str) -> String {
        let card = name.split_once(' ').and_then(|(colour, value)| Some(Arg::Card(colour, value.parse().ok()?)));
        card.map_or_else(|| name.to_owned(), |card| self.say("card", &[("card", card)]))
    }
    /// A thing that can be put: "yellow", "tiling".
    pub fn thing(&self, thing: &Thing) -> String {
        let name = thing.name;
        match (name.parse::<u8>(), thing.letters) {
            (Ok(_), _) => name.to_owned(),
            (Err(_), None) if let Some(numbered) = self.numbered(name) => numbered,
            (Err(_), Some(_)) => self.say("piece-named", &[("piece", Arg::Term(name))]),
            (Err(_), None) if name == "?" || name.ends_with(|last: char| last.is_ascii_digit()) => self.card(name),
            (Err(_), None) => self.word(name),
        }
    }
    /// A thing with its number, if it has one: "factory 3".
    pub fn thing_of(&self, thing: &Thing, number: Option<usize>) -> String {
        match number {
            Some(number) => self.number(thing.name, number),
            None => self.thing(thing),
        }
    }
    /// What a place is called: "Ana, wall, row 2, column 3".
    pub fn place(&self, place: &Place, players: &[String]) -> String {
        let mut names = Vec::new();
        let mut key = "";
        let within = in_move(place).filter(|within| !within.is_empty());
        let (of_move, way) = (within.is_some(), within.unwrap_or(&place.0));
        for step in way {
            match step {
                Step::Key(name) if of_move && key.is_empty() => {
                    key = self.known_key(name).unwrap_or("");
                    if way.len() == 1 {
                        names.push(self.key_of_move(key));
                    }
                }
                Step::Key(name) => {
                    let known = self.known_key(name);
                    match known {
                        Some("players" | "buildings") if place.0.len() > 1 => {}
                        Some(known @ ("lines" | "factories" | "built"))
                            if matches!(place.0.last(), Some(Step::Item(_) | Step::Piece(_))) =>
                        {
                            key = known;
                            continue;
                        }
                        Some(known) => names.push(self.key(known)),
                        None => names.push(self.called(name)),
                    }
                    key = known.unwrap_or("");
                }
                Step::Item(index) if key == "players" => {
                    names.push(players.get(*index).cloned().unwrap_or_else(|| self.number("player", index + 1)));
                }
                Step::Item(index) => names.push(self.number(one_of(key), index + 1)),
                Step::Space(row, column) => {
                    names.push(self.say("space", &[("row", (row + 1).into()), ("column", (column + 1).into())]));
                }
                Step::Piece(index) => names.push(self.say("piece", &[("number", (index + 1).into())])),
            }
        }
        names.join(", ")
    }
    fn known_key(&self, name: &str) -> Option<&'static str> {
        self.keys.iter().copied().find(|known| *known == name)
    }
    /// A key that a case makes up: a card, a building, a player, a number, a numbered thing.
    fn called(&self, name: &str) -> String {
        let card = || {
            let (words, _) = self.game.things("stack")?;
            Some(self.card(words(0).things.iter().find(|card| card.name == name)?.name))
        };
        let colour = || {
            let colours = self.game.colours(0).things;
            colours.iter().find(|thing| thing.name == name).map(|thing| self.thing(thing))
        };
        let called = self.noun(name).or_else(|| self.numbered(name)).or_else(colour).or_else(card);
        called.unwrap_or_else(|| name.to_owned())
    }
    fn numbered(&self, name: &str) -> Option<String> {
        let (word, number) = name.rsplit_once([' ', '-'])?;
        let known = ["factory", "place"].into_iter().find(|known| *known == word)?;
        Some(self.number(known, number.parse().ok()?))
    }
    fn number(&self, what: &'static str, number: usize) -> String {
        self.say("numbered", &[("what", Arg::Term(what)), ("number", number.into())])
    }
    /// What lies at a place: "yellow", "empty", "2 yellow, 1 red".
    pub fn what(&self, slot: &Slot) -> String {
        let nothing = |told: bool| self.say(if told { "nothing-there" } else { "not-told" }, &[]);
        let all = |each: Vec<String>, told| if each.is_empty() { nothing(told) } else { each.join(", ") };
        match (&slot.may, &slot.now) {
            (May::Heap(words, counts, _), _) | (May::Run(words, counts), _) => {
                let each = words.things.iter().zip(counts).filter(|(_, count)| **count > 0);
                let one = |(thing, count): (&Thing, &usize)| match (thing.letters, count) {
                    (Some(_), _) => format!("{count} {}", self.thing(thing)),
                    (None, 1) => self.thing(thing),
                    (None, _) => format!("{count} × {}", self.thing(thing)),
                };
                all(each.map(one).collect(), true)
            }
            (May::Piece(words), now) => {
                let thing = now.as_ref().and_then(|now| words.things.get(words.find(now)?));
                thing.map_or_else(|| nothing(true), |thing| self.thing(thing))
            }
            (May::Word(words), Some(now)) => {
                let named = |thing: &Thing| {
                    let found = thing.numbered().into_iter().find(|(name, _)| name == now);
                    found.map(|(_, number)| self.thing_of(thing, number))
                };
                words.things.iter().find_map(named).unwrap_or_else(|| now.clone())
            }
            (May::Amount(words, _), Some(now)) => {
                let (count, name) = now.split_once(' ').unwrap_or(("", now));
                let thing = words.by_name(name).and_then(|thing| words.things.get(thing));
                thing.map_or_else(|| now.clone(), |thing| format!("{count} {}", self.thing(thing)).trim_start().to_owned())
            }
            (May::Several(words, held), _) => {
                let each = words.things.iter().zip(held).filter(|(_, held)| **held).map(|(thing, _)| self.thing(thing));
                all(each.collect(), slot.now.is_some())
            }
            (_, Some(now)) => now.clone(),
            (May::Keys(_) | May::Items(_) | May::Board(_), None) => String::new(),
            (_, None) => nothing(false),
        }
    }
}
