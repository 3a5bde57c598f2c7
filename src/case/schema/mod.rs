//! From [`Shape`]s to a JSON Schema (draft 2020-12).
//!
//! It accepts all that a reader accepts, in every spelling, except words as in sentences (`the second line`); it misses a few
//! faults that span several values. To a reader all scalars are texts; to a schema, `1` is a number.

mod patterns;

pub use patterns::pattern;

use super::letters::folded;
use super::pieces::MOST;
use super::spelling::{any_of, whole};
use super::{Action, Key, Moves, Shape, Thing, Vocabulary};
use crate::words::lists::first_of_each;
use crate::words::{Language, typed_in};
use patterns::{PARTED, drawn, parts, pieces, told, up_to, with_numbers, within};
use serde_json::{Map, Value, json};

/// The definitions of a schema while it grows. Equal ones are defined once.
#[derive(Debug, Default)]
pub struct Definitions {
    defined: Map<String, Value>,
    /// The index of the edition whose shapes are told.
    edition: usize,
    /// Its id, for definitions that editions have under one name.
    id: &'static str,
    /// What its game defines, with the references.
    given: Vec<(&'static str, Value)>,
    /// The language whose names are offered; without one those of all are.
    offered: Option<Language>,
}

impl Definitions {
    /// None so far, of which editors offer the names of a language; those of all are accepted.
    pub fn offering(offered: Option<Language>) -> Self {
        Self { offered, ..Self::default() }
    }
    /// From here on, shapes are those of an edition: its index in its game, its id.
    pub fn turn_to(&mut self, edition: usize, id: &'static str) {
        (self.edition, self.id) = (edition, id);
        self.given.clear();
    }
    /// Defines what [`Shape::Defined`] calls `name`, from here on.
    pub fn give(&mut self, name: &'static str, schema: Value) {
        let reference = self.define(name, schema);
        self.given.push((name, reference));
    }
    /// All of them.
    pub fn finish(self) -> Map<String, Value> {
        self.defined
    }
    /// Defines `schema`, under `name` if that is free, and refers to it.
    pub fn define(&mut self, name: &str, schema: Value) -> Value {
        let equal = self.defined.iter().find(|(_, known)| **known == schema).map(|(name, _)| name.clone());
        let others = (1..).map(|number| if number == 1 { self.id.to_owned() } else { format!("{}-{number}", self.id) });
        let mut names = std::iter::once(name.to_owned()).chain(others.map(|other| format!("{other}.{name}")));
        let name = equal.or_else(|| names.find(|name| !self.defined.contains_key(name))).unwrap_or_default();
        let reference = json!({"$ref": format!("#/$defs/{name}")});
        self.defined.insert(name, schema);
        reference
    }

    /// What a shape is in a schema.
    pub fn shape(&mut self, shape: &Shape) -> Value {
        match shape {
            Shape::Anything => json!({}),
            Shape::Text => self.define("text", json!({"type": ["string", "number", "boolean"]})),
            Shape::Name => {
                let schema =
                    json!({"type": ["string", "number", "boolean"], "pattern": r"\S", "errorMessage": "should be a name"});
                self.define("name", schema)
            }
            Shape::Player => {
                let schema = json!({"description": "the name of a player of the case", "type": ["string", "number", "boolean"]});
                self.define("player-name", schema)
            }
            Shape::Number(range) => {
                let (start, end) = (range.start(), range.end());
                let schema = json!({
                    "type": ["integer", "string"],
                    "minimum": start,
                    "maximum": end,
                    "pattern": format!("^(?:{})$", within(range)),
                    "errorMessage": format!("should be a whole number from {start} to {end}"),
                });
                self.define(&format!("number-{start}-to-{end}"), schema)
            }
            Shape::Word(words) => self.word(&words(self.edition)),
            Shape::Numbered(words) => numbered(&words(self.edition)),
            Shape::Amount(words, most) => {
                let words = words(self.edition);
                let count = up_to((*most).into());
                let pieces = format!(r"(?:{count}\s*)?(?:{}(?:[\s,]+|$|\s*{count}))+", parts(&words, 0));
                let names = || words.things.iter().map(|thing| thing.name);
                let example = names().next().unwrap_or_default();
                text(&whole(&pieces), &format!("a {}, or how many of it: {example}, 2 {example}", words.noun()), names())
            }
            Shape::Run(words) => self.run(&words(self.edition)),
            Shape::Heap(words, most) => {
                let words = words(self.edition);
                let count = self.shape(&Shape::Number(0..=*most));
                let counts = each(&whole(&pattern(&words)), words.things.iter().map(|thing| thing.name), count);
                let told = text(&told(&words, most.unsigned_abs()), "how many of each: 2 red and 3 blue", NONE);
                let schema = json!({"anyOf": [self.run(&words), counts, told, {"type": "array", "items": told}]});
                self.define(&format!("{}-heap", kebab(&words.noun())), schema)
            }
            Shape::Rows(words, rows) => {
                let words = words(self.edition);
                let row = format!(r"(?:(?:\?|{}){PARTED})+", pieces(&words));
                let drawn = text(&drawn(&row, *rows), "a row a line under `|`", NONE);
                let untold = text(r"^\?+$", "a line that is not told", NONE);
                let item = json!({"anyOf": [self.run(&words), untold]});
                json!({"anyOf": [drawn, rows_of(*rows, item), {"const": ""}]})
            }
            Shape::Board(words, rows, columns) => {
                let words = words(self.edition);
                let row = format!(r"(?:(?:\?|{}){PARTED}){{{columns}}}", pieces(&words));
                let drawn = text(&drawn(&row, *rows), &format!("{rows} rows of {columns} spaces, a row a line under `|`"), NONE);
                let single = text(
                    &format!(r"^[\s,]*{row}$"),
                    &format!("{columns} spaces: letters, dots for empty ones, ? for what is not told"),
                    NONE,
                );
                let items = self.run_text(&words);
                let item = json!({"anyOf": [single, {"type": "array", "items": items, "maxItems": columns}]});
                let item = self.define(&format!("{}-row-of-{columns}", kebab(&words.noun())), item);
                json!({"anyOf": [drawn, rows_of(*rows, item), {"const": ""}]})
            }
            Shape::Written(written) => {
                let patterns = (written.patterns)(self.edition);
                let mut patterns = patterns.iter().map(|pattern| whole(pattern));
                let first = patterns.next().unwrap_or_default();
                let mut schema = text(&first, &format!("a {}", written.what), written.examples);
                // What may be digits alone YAML reads as a number.
                if written.examples.iter().any(|example| example.parse::<u64>().is_ok()) {
                    schema["type"] = json!(["string", "number"]);
                }
                let name = format!("{}-words", kebab(written.what));
                let more: Vec<_> = patterns.map(|pattern| self.define(&name, json!({"pattern": pattern}))).collect();
                if !more.is_empty() {
                    schema["allOf"] = more.into();
                }
                self.define(&kebab(written.what), schema)
            }
            Shape::List(of, count) => {
                let mut schema = json!({"type": "array", "items": self.shape(of)});
                if *count.start() > 0 {
                    schema["minItems"] = (*count.start()).into();
                }
                if *count.end() < usize::MAX {
                    schema["maxItems"] = (*count.end()).into();
                }
                schema
            }
            Shape::Row(shapes) => {
                let items: Vec<_> = shapes.iter().map(|shape| self.shape(shape)).collect();
                json!({"type": "array", "minItems": items.len(), "maxItems": items.len(), "prefixItems": items})
            }
            Shape::Each(of, shape) => {
                let value = self.shape(shape);
                match self.keys_like(of) {
                    Some((pattern, examples)) => each(&pattern, &examples, value),
                    None if matches!(of, Shape::Defined(_)) => {
                        json!({"type": "object", "propertyNames": self.shape(of), "additionalProperties": value})
                    }
                    None => json!({"type": "object", "additionalProperties": value}),
                }
            }
            Shape::Map(fixed) => {
                let schema = self.fixed(fixed.what, &[fixed.keys], fixed.needs);
                self.define(&kebab(fixed.what), schema)
            }
            Shape::Move(moves) => self.moves(moves),
            Shape::ByAction(shapes) => json!({"anyOf": shapes.iter().map(|(_, shape)| self.shape(shape)).collect::<Vec<_>>()}),
            Shape::Any(shapes) => json!({"anyOf": shapes.iter().map(|shape| self.shape(shape)).collect::<Vec<_>>()}),
            Shape::Named(name, shape) => {
                let schema = self.shape(shape);
                self.define(name, schema)
            }
            Shape::Defined(name) => {
                let given = self.given.iter().find(|(given, _)| given == name);
                given.map_or_else(|| json!({}), |(_, reference)| reference.clone())
            }
        }
    }

    /// A map with the keys of several tables, some of which have to be there. `what` names it as a noun: "player".
    pub fn fixed(&mut self, what: &str, keys: &[&'static [Key]], needed: &[&str]) -> Value {
        let keys: Vec<_> = keys.iter().copied().flatten().collect();
        let mut schema = self.with_keys(what, &keys);
        let needed = keys.iter().filter(|key| needed.contains(&key.name));
        let needed: Vec<_> = needed.map(|key| needs(&[key], &format!("`{}` is missing", key.name))).collect();
        if !needed.is_empty() {
            schema["allOf"] = needed.into();
        }
        schema
    }

    /// A map that may have some keys and no others.
    fn with_keys(&mut self, what: &str, keys: &[&'static Key]) -> Value {
        let (mut properties, mut patterns) = (Map::new(), Map::new());
        for key in keys {
            let mut schema = json!({"description": key.about});
            if let (Value::Object(schema), Value::Object(shape)) = (&mut schema, self.shape(&key.shape)) {
                schema.extend(shape);
            }
            let reference = self.define(&format!("{}.{}", kebab(what), key.name), schema);
            let one =
                self.offered.map(|language| typed_in(language, key.name, key.also, "").unwrap_or_else(|| key.name.to_owned()));
            let offered = one.map_or_else(|| key.names().map(str::to_owned).collect(), |name| vec![name]);
            properties.extend(offered.into_iter().map(|name| (name, reference.clone())));
            let letters = key.letters.into_iter().flatten().map(folded);
            let names: Vec<_> = key.spellings().map(str::to_owned).chain(letters).collect();
            patterns.insert(whole(&any_of(names.iter().map(String::as_str))), reference);
        }
        json!({"type": "object", "properties": properties, "patternProperties": patterns, "additionalProperties": false})
    }

    fn moves(&mut self, moves: &'static Moves) -> Value {
        let keys = moves.actions().flat_map(|action| moves.keys_of(action));
        let known = first_of_each(keys, |key, before| key.name == before.name);
        let mut schema = self.with_keys(moves.what, &known);
        let actions: Vec<_> = moves.actions().filter_map(|action| moves.keys_of(action).next()).collect();
        let names: Vec<_> = actions.iter().map(|key| key.name).collect();
        let mut all = vec![needs(&actions, &format!("a {} has one of the keys {}", moves.what, names.join(", ")))];
        for action in moves.actions() {
            let then = self.action(moves, action);
            let own: Vec<_> = moves.keys_of(action).take(1).collect();
            all.push(json!({"if": has(&own), "then": then}));
        }
        schema["allOf"] = all.into();
        self.define(&kebab(moves.what), schema)
    }

    /// What a move keeps to that does one thing.
    fn action(&mut self, moves: &'static Moves, action: &'static Action) -> Value {
        let keys: Vec<_> = moves.keys_of(action).collect();
        let beside: Vec<_> = keys.iter().skip(1).map(|key| key.name).collect();
        let message = match beside.as_slice() {
            [] => format!("a `{}` has no other key", action.key),
            beside => format!("a `{}` can have {}", action.key, beside.join(", ")),
        };
        let pattern = whole(&any_of(keys.iter().flat_map(|key| key.spellings())));
        let mut then = json!({"propertyNames": {"pattern": pattern, "errorMessage": message}});
        let mut patterns = Map::new();
        for key in &keys {
            let Shape::ByAction(shapes) = &key.shape else { continue };
            if let Some((_, shape)) = shapes.iter().find(|(name, _)| *name == action.key) {
                patterns.insert(whole(&any_of(key.spellings())), self.shape(shape));
            }
        }
        if !patterns.is_empty() {
            then["patternProperties"] = patterns.into();
        }
        let needed = keys.iter().filter(|key| action.needs.contains(&key.name));
        let needed: Vec<_> = needed.map(|key| needs(&[key], &format!("a `{}` needs `{}`", action.key, key.name))).collect();
        if !needed.is_empty() {
            then["allOf"] = needed.into();
        }
        then
    }

    fn word(&mut self, words: &Vocabulary) -> Value {
        let spoken = self.offered.map(|language| Vocabulary { language, ..words.clone() });
        let name = |thing: &Thing| spoken.as_ref().map_or_else(|| thing.name.to_owned(), |spoken| spoken.name(thing));
        let own = words.things.iter().map(name);
        let mut schema = text(&whole(&pattern(words)), &choices(words), own);
        // Editors offer these too, but do not list them all where they explain the key.
        let others = words.things.iter().flat_map(|thing| thing.also.iter().map(|name| (thing.name, name)));
        let others: Vec<_> = others.map(|(own, name)| json!({"label": name, "description": own, "body": name})).collect();
        if !others.is_empty() && spoken.is_none() {
            schema["defaultSnippets"] = others.into();
        }
        // Words that YAML and JSON take for something else than a text: 1, true.
        let others: Vec<_> = words
            .names()
            .map(str::to_owned)
            .chain(words.letters_of(Language::English).map(String::from))
            .filter_map(other)
            .collect();
        let schema = if others.is_empty() { schema } else { json!({"anyOf": [schema, {"enum": others}]}) };
        self.define(&kebab(&words.noun()), schema)
    }

    fn run_text(&mut self, words: &Vocabulary) -> Value {
        let pattern = format!(r"^[\s,]*(?:{}(?:[\s,]+|$))*$", parts(words, MOST.into()));
        let mut schema = text(&pattern, &format!("a run of letters or words: {}", letters(words)), NONE);
        if words.has_digits() {
            schema["type"] = json!(["string", "number"]);
        }
        self.define(&format!("{}-run-text", kebab(&words.noun())), schema)
    }

    fn run(&mut self, words: &Vocabulary) -> Value {
        let text = self.run_text(words);
        self.define(&format!("{}-run", kebab(&words.noun())), json!({"anyOf": [text, {"type": "array", "items": text}]}))
    }

    /// How the keys of a map look that a shape tells, and some of them; none where they may be anything.
    fn keys_like(&self, shape: &Shape) -> Option<(String, Vec<String>)> {
        let owned = |names: &mut dyn Iterator<Item = &'static str>| names.map(str::to_owned).collect();
        match shape {
            Shape::Word(words) => {
                let words = words(self.edition);
                Some((whole(&pattern(&words)), owned(&mut words.things.iter().map(|thing| thing.name))))
            }
            Shape::Numbered(words) => {
                let words = words(self.edition);
                Some((whole(&with_numbers(&words)), numbers(&words)))
            }
            Shape::Number(range) => {
                let numbers: Vec<_> = range.clone().map(|number| number.to_string()).collect();
                Some((whole(&within(range)), numbers))
            }
            Shape::Written(written) => {
                let pattern = (written.patterns)(self.edition).into_iter().next()?;
                Some((whole(&pattern), owned(&mut written.examples.iter().copied())))
            }
            Shape::Any(shapes) => {
                let (patterns, examples): (Vec<_>, Vec<_>) =
                    shapes.iter().map(|shape| self.keys_like(shape)).collect::<Option<Vec<_>>>()?.into_iter().unzip();
                Some((patterns.join("|"), examples.concat()))
            }
            _ => None,
        }
    }
}

const NONE: [&str; 0] = [];

/// A text like a pattern. `what` says to people what it should be.
pub fn text<S: AsRef<str>>(pattern: &str, what: &str, examples: impl IntoIterator<Item = S>) -> Value {
    let mut schema = json!({"type": "string", "pattern": pattern, "errorMessage": format!("should be {what}")});
    let examples: Vec<_> = examples.into_iter().map(|example| example.as_ref().to_owned()).collect();
    if !examples.is_empty() {
        schema["examples"] = examples.into();
    }
    schema
}

/// A map with keys like a pattern.
fn each<S: AsRef<str>>(pattern: &str, keys: impl IntoIterator<Item = S>, value: Value) -> Value {
    let properties: Map<_, _> = keys.into_iter().map(|key| (key.as_ref().to_owned(), value.clone())).collect();
    json!({"type": "object", "properties": properties, "patternProperties": {pattern: value}, "additionalProperties": false})
}

/// A map that has one of some keys, under whichever of its names.
pub fn has(keys: &[&Key]) -> Value {
    json!({"not": has_none(keys)})
}

/// A map that needs one of some keys: without any of them editors are told that the first is missing.
pub fn needs(keys: &[&Key], message: &str) -> Value {
    let first = keys.iter().take(1).map(|key| key.name);
    json!({"if": has_none(keys), "then": {"required": first.collect::<Vec<_>>(), "errorMessage": message}})
}

fn has_none(keys: &[&Key]) -> Value {
    let pattern = whole(&any_of(keys.iter().flat_map(|key| key.spellings())));
    json!({"propertyNames": {"not": {"pattern": pattern}}})
}

fn rows_of(rows: usize, item: Value) -> Value {
    json!({"type": "array", "minItems": rows, "maxItems": rows, "items": item})
}

/// Words with their numbers, and the bare numbers of the first that has numbers.
fn numbered(words: &Vocabulary) -> Value {
    let schema = text(&whole(&with_numbers(words)), &choices(words), numbers(words));
    match words.things.iter().find_map(|thing| thing.last) {
        Some(last) => json!({"anyOf": [schema, {"type": "integer", "minimum": 1, "maximum": last}]}),
        None => schema,
    }
}

/// Each word with each of its numbers, by its own name.
fn numbers(words: &Vocabulary) -> Vec<String> {
    words.things.iter().flat_map(Thing::numbered).map(|(name, _)| name.into_owned()).collect()
}

/// "factory 1 to factory 9, or centre"; of very many words only what they name: "building".
fn choices(words: &Vocabulary) -> String {
    if words.things.len() > 12 {
        return format!("a {}", words.noun());
    }
    let thing = |Thing { name, last, .. }: &Thing| match last {
        Some(last) => format!("{name} 1 to {name} {last}"),
        None => (*name).to_owned(),
    };
    let mut things: Vec<_> = words.things.iter().map(thing).collect();
    match things.pop() {
        Some(last) if !things.is_empty() => format!("{}, or {last}", things.join(", ")),
        only => only.unwrap_or_default(),
    }
}

/// "B blue, Y yellow".
fn letters(words: &Vocabulary) -> String {
    let thing = |thing: &Thing| Some(format!("{} {}", thing.letters?.first()?, thing.name));
    words.things.iter().filter_map(thing).collect::<Vec<_>>().join(", ")
}

/// What YAML makes of a word that is no text to it.
fn other(word: String) -> Option<Value> {
    word.parse::<i64>().map(Value::from).ok().or_else(|| word.parse::<bool>().map(Value::from).ok())
}

/// A noun as a name that needs no escapes in a reference.
fn kebab(words: &str) -> String {
    let parts = words.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("-")
}
