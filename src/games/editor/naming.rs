//! What a place is called, and what lies there, in a language.

use super::slot::{May, Slot};
use crate::case::Thing;
use crate::games::{Case, Edition, Referee, captions};
use crate::verdict::{Place, Step};
use crate::words::{Arg, Book, Language, Message, texts};

static BOOK: Book = Book::new(&[texts!("../words/" "places")]);

/// Whether a key has a name for people: those that only files need have none.
pub fn named(key: &str) -> bool {
    !["tilejudge", "game", "language", "letters", "expect", "example", "reconstructed", "moves", "rulings", "claims"].contains(&key)
}

/// Names in a language, as an edition has them.
#[derive(Clone, Copy)]
pub struct Naming {
    terms: &'static [(&'static str, &'static str)],
    language: Language,
}

impl Naming {
    /// The names that a case goes by.
    pub fn of(case: &Case<'_, '_>, language: Language) -> Self {
        Self { terms: case.game.terms(case.edition), language }
    }
    /// The names that an edition of a game goes by.
    pub fn of_edition(game: &dyn Referee, edition: usize, language: Language) -> Self {
        Self { terms: game.terms(edition), language }
    }
    /// The title on the box of an edition.
    pub fn title(self, edition: &Edition) -> String {
        captions::title(&captions::SHARED, edition, self.language)
    }
    /// A word of a vocabulary without letters.
    pub fn word(self, word: &'static str) -> String {
        self.say("word", [("word", Arg::Term(word))])
    }
    fn say<const N: usize>(self, id: &'static str, args: [(&'static str, Arg); N]) -> String {
        let message = Message::new(&BOOK, id).called(self.terms);
        args.into_iter().fold(message, |message, (name, arg)| message.with(name, arg)).say(self.language)
    }
    /// A key: "pattern lines".
    pub fn key(self, key: &'static str) -> String {
        self.say("part", [("key", Arg::Term(key))])
    }
    /// A thing that can be put: "yellow", "tiling".
    pub fn thing(self, thing: &Thing) -> String {
        let name = thing.names.first().copied().unwrap_or("");
        match (name.parse::<u8>(), thing.letters) {
            (Ok(_), _) => name.to_owned(),
            (Err(_), Some(_)) => self.say("piece-named", [("piece", Arg::Term(name))]),
            (Err(_), None) => self.word(name),
        }
    }
    /// What a place is called: "Ana, wall, row 2, column 3".
    pub fn place(self, case: &Case<'_, '_>, place: &Place, players: &[String]) -> String {
        let mut names = Vec::new();
        let mut key = "";
        for step in &place.0 {
            match step {
                Step::Key(name) => {
                    let known = super::slot::known_key(case, name);
                    match known {
                        Some("players") => {}
                        Some(known @ ("lines" | "factories")) if matches!(place.0.last(), Some(Step::Item(_) | Step::Piece(_))) => {
                            key = known;
                            continue;
                        }
                        Some(known) => names.push(self.key(known)),
                        None => names.push(name.to_string()),
                    }
                    key = known.unwrap_or("");
                }
                Step::Item(index) if key == "players" => {
                    names.push(players.get(*index).cloned().unwrap_or_else(|| self.number(key, *index)));
                }
                Step::Item(index) => names.push(self.number(key, *index)),
                Step::Space(row, column) => {
                    names.push(self.say("space", [("row", (row + 1).into()), ("column", (column + 1).into())]));
                }
                Step::Piece(index) => names.push(self.say("piece", [("number", (index + 1).into())])),
            }
        }
        names.join(", ")
    }
    fn number(self, key: &'static str, index: usize) -> String {
        self.say("numbered", [("key", Arg::Term(key)), ("number", (index + 1).into())])
    }
    /// What lies at a place: "yellow", "empty", "2 yellow, 1 red".
    pub fn what(self, slot: &Slot) -> String {
        let nothing = |told: bool| self.say(if told { "nothing-there" } else { "not-told" }, []);
        match (&slot.may, &slot.now) {
            (May::Heap(words, counts, _), _) | (May::Run(words, counts), _) => {
                let each = words.things.iter().zip(counts).filter(|(_, count)| **count > 0);
                let each: Vec<_> = each.map(|(thing, count)| format!("{count} {}", self.thing(thing))).collect();
                if each.is_empty() { nothing(true) } else { each.join(", ") }
            }
            (May::Piece(words), now) => {
                let thing = now.as_ref().and_then(|now| words.things.iter().find(|thing| super::slot::spelled(thing) == *now));
                thing.map_or_else(|| nothing(true), |thing| self.thing(thing))
            }
            (May::Word(words), Some(now)) => {
                let thing = words.things.iter().find(|thing| thing.names.contains(&&*crate::case::fold(now)));
                thing.map_or_else(|| now.clone(), |thing| self.thing(thing))
            }
            (_, Some(now)) => now.clone(),
            (May::Keys(_) | May::Items(_), None) => String::new(),
            (_, None) => nothing(false),
        }
    }
}

