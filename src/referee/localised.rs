//! A case as a language types it: the names of its keys and its words, by the shapes of the keys. Letters are those of the case.

use super::{Referee, find};
use crate::case::{Doubted, Key, Shape, Thing, Vocabulary, Words, fold};
use crate::game::header;
use crate::game::letters::doubted;
use crate::words::typed::printed;
use crate::words::{Language, Printed, typed_in};
use serde_json::Value;

/// A case that is written in English, in a language.
pub fn localised(case: &Value, language: Language) -> Value {
    let game = case.get("game").and_then(Value::as_str).and_then(find);
    match game.filter(|_| language != Language::English) {
        Some((game, edition)) => {
            let localiser = Localiser { game, edition, own: game.printed(edition), language };
            let mut case = case.clone();
            if let Value::Object(entries) = &mut case
                && !entries.contains_key("letters")
                && doubted(&game.colours(edition), language) != Doubted::default()
            {
                entries.shift_insert(1, "letters".to_owned(), Language::English.tag().into());
            }
            localiser.map(&[header::KEYS, game.keys()], &case)
        }
        None => case.clone(),
    }
}

struct Localiser {
    game: &'static dyn Referee,
    edition: usize,
    /// What the edition calls keys and words.
    own: Printed,
    language: Language,
}

impl Localiser {
    /// A map whose keys are those of all lists in `keys`.
    fn map(&self, keys: &[&'static [Key]], value: &Value) -> Value {
        let Value::Object(entries) = value else { return value.clone() };
        let said = |(name, value): (&String, &Value)| match keys.iter().copied().flatten().find(|key| key.name == fold(name)) {
            Some(key) => {
                let name =
                    typed_in(self.language, key.name, printed(self.own, key.name, key.also), "").unwrap_or_else(|| name.clone());
                (name, self.value(&key.shape, value))
            }
            None => (name.clone(), value.clone()),
        };
        entries.iter().map(said).collect()
    }
    fn value(&self, shape: &'static Shape, value: &Value) -> Value {
        match (shape, value) {
            (Shape::Map(fixed), _) => self.map(&[fixed.keys], value),
            (Shape::Move(moves), _) => self.map(moves.keys, value),
            (Shape::Each(key, inner), Value::Object(entries)) => {
                let said = |(name, value): (&String, &Value)| {
                    let name = self.value(key, &Value::from(name.as_str()));
                    (name.as_str().unwrap_or_default().to_owned(), self.value(inner, value))
                };
                entries.iter().map(said).collect()
            }
            (Shape::Heap(words, _), Value::Object(entries)) => {
                let words = self.words(words);
                entries.iter().map(|(name, value)| (said(&words, name), value.clone())).collect()
            }
            (Shape::Defined("letters"), Value::Object(legend)) => {
                let colours = self.of_language(self.game.colours(self.edition));
                legend.iter().map(|(letter, colour)| (letter.clone(), each(&colours, colour))).collect()
            }
            (Shape::List(inner, _), Value::Array(items)) => items.iter().map(|item| self.value(inner, item)).collect(),
            (Shape::Row(shapes), Value::Array(items)) => {
                shapes.iter().zip(items).map(|(shape, item)| self.value(shape, item)).collect()
            }
            (Shape::Named(_, inner), _) => self.value(inner, value),
            // Keys that one of several shapes has no name for another may know.
            (Shape::Any(shapes), Value::Object(entries)) => {
                let knows =
                    |of: &&Shape| matches!(of, Shape::Map(map) if map.keys.iter().any(|key| entries.contains_key(key.name)));
                let all = || shapes.iter().fold(value.clone(), |said, shape| self.value(shape, &said));
                shapes.iter().find(knows).map_or_else(all, |shape| self.value(shape, value))
            }
            // The first of several shapes with another name for something; a text is named as a list in its place.
            (Shape::Any(shapes), _) => {
                let said = shapes.iter().map(|shape| self.value(shape, value)).find(|said| said != value);
                let names = || shapes.iter().find_map(within).filter(|_| value.is_string());
                said.or_else(|| names().map(|words| each(&self.words(words), value))).unwrap_or_else(|| value.clone())
            }
            (Shape::ByAction(shapes), _) => {
                let mut each = shapes.iter().map(|(_, shape)| self.value(shape, value));
                each.find(|said| said != value).unwrap_or_else(|| value.clone())
            }
            // Of several words none is taken for one: the text may have another shape.
            (Shape::Word(words), Value::String(text)) if self.words(words).find(text).is_none() => value.clone(),
            (Shape::Written(written), _) => {
                let words = self.game.written().iter().find(|(what, _)| *what == written.what);
                words.map_or_else(|| value.clone(), |(_, words)| each(&self.words(words), value))
            }
            (shape, _) => shape.words().map_or_else(|| value.clone(), |words| each(&self.words(words), value)),
        }
    }
    fn words(&self, words: &Words) -> Vocabulary {
        self.of_language(words(self.edition))
    }
    fn of_language(&self, words: Vocabulary) -> Vocabulary {
        let things = words.things.into_iter().map(|thing| Thing { also: printed(self.own, thing.name, thing.also), ..thing });
        Vocabulary { language: self.language, things: things.collect(), ..words }
    }
}

/// The words that a list of some shape holds.
fn within(shape: &'static Shape) -> Option<&'static Words> {
    match shape {
        Shape::Word(words) => Some(words),
        Shape::List(inner, _) | Shape::Named(_, inner) => within(inner),
        Shape::Row(shapes) | Shape::Any(shapes) => shapes.iter().find_map(within),
        _ => None,
    }
}

/// Every text in a value.
fn each(words: &Vocabulary, value: &Value) -> Value {
    match value {
        Value::String(text) => said(words, text).into(),
        Value::Array(items) => items.iter().map(|item| each(words, item)).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => value.clone(),
    }
}

/// A text of names, letters and numbers with its names in the language: each as it stands between commas, or word by word.
fn said(words: &Vocabulary, text: &str) -> String {
    let name = |word: &str| {
        let thing = words.things.get(words.by_name(word).filter(|_| word.chars().nth(1).is_some())?)?;
        // What goes by several names in English, as a star by its colour and by its place, does so in other languages.
        let other = thing.also.iter().find(|name| **name == fold(word));
        let same = other.and_then(|name| typed_in(words.language, name, thing.also, ""));
        Some(same.unwrap_or_else(|| words.name(thing)))
    };
    let part = |part: &str| {
        let whole = part.trim_matches(|sign: char| sign.is_whitespace() || sign == ',');
        // A name of several words may stand before a number: "at least 7".
        let counted = whole.rsplit_once(' ').filter(|(_, number)| number.bytes().all(|sign| sign.is_ascii_digit()));
        let (word, name) =
            std::iter::once(whole).chain(counted.map(|(words, _)| words)).find_map(|word| Some((word, name(word)?)))?;
        Some(part.replacen(word, &name, 1))
    };
    let by_word = |phrase: &str| phrase.split_inclusive(' ').map(|word| part(word).unwrap_or_else(|| word.to_owned())).collect();
    text.split_inclusive([',', '\n']).map(|phrase| part(phrase).unwrap_or_else(|| by_word(phrase))).collect()
}
