//! Reading typed values out of a document, collecting every fault on the way.

use super::letters::is_typed;
use super::problem::VALUES;
use super::{Letters, Lexicon, Node, Problem, Shape, Span, Value, suggest_thing};
use crate::words::{Arg, Message, Said, fold, is_same_word, plainly, said, speech};
use std::ops::RangeInclusive;

/// A key that a map may have.
#[derive(Debug)]
pub struct Key {
    /// Its name.
    pub name: &'static str,
    /// Other spellings and languages, folded.
    pub also: &'static [&'static str],
    /// What it holds, in one line, for documentation and schema.
    pub about: &'static str,
    /// What may stand under it.
    pub shape: Shape,
    /// Its letters in the order of [`Language::ALL`](crate::words::Language::ALL), if it is the name of a colour too.
    pub letters: Option<[char; crate::words::Language::ALL.len()]>,
}

impl Key {
    /// A key under its name and others.
    pub const fn new(name: &'static str, also: &'static [&'static str], shape: Shape, about: &'static str) -> Self {
        Self { name, also, about, shape, letters: None }
    }
    /// The same key, which has letters too.
    pub const fn with_letters(self, letters: Option<[char; crate::words::Language::ALL.len()]>) -> Self {
        Self { letters, ..self }
    }
    /// All its names, its own first.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        std::iter::once(self.name).chain(self.also.iter().copied())
    }
    /// The same with what programs that read YAML 1.1 make of one: they take `on` for a truth, and write it so.
    pub(crate) fn spellings(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.names().chain((self.name == "on").then_some("true"))
    }
    /// Whether a key of a case means this one; in any case, accents optional.
    pub fn is(&self, word: &str) -> bool {
        self.is_called(&plainly(word))
    }
    fn is_called(&self, plain: &str) -> bool {
        self.spellings().any(|name| is_same_word(name, plain))
    }
    /// Whether a key of a case, and the same written plainly, means this one, which the case may call by a letter.
    pub(super) fn is_typed(&self, word: &str, plain: &str, letters: &Letters) -> bool {
        let Some(usual) = self.letters else { return self.is_called(plain) };
        let mut signs = word.chars();
        match (signs.next(), signs.next()) {
            (Some(typed), None) => is_typed(letters.of(usual, |name| self.is_called(name)), typed),
            _ => self.is_called(plain),
        }
    }
}

/// The values of a map by key.
#[derive(Debug)]
pub struct Fields<'n, 's> {
    /// The map itself.
    pub node: &'n Node<'s>,
    found: Vec<Found<'n, 's>>,
}

#[derive(Debug, Clone, Copy)]
struct Found<'n, 's> {
    name: &'static str,
    word: &'n str,
    key: &'n Node<'s>,
    value: &'n Node<'s>,
}

impl<'n, 's> Fields<'n, 's> {
    /// The value of the key named `name` (its `Key::name`), if the map has it.
    pub fn get(&self, name: &str) -> Option<&'n Node<'s>> {
        self.found.iter().find(|found| found.name == name).map(|found| found.value)
    }
    /// The same with another value for a key, or without it.
    pub(crate) fn with(&self, name: &'static str, value: Option<&'n Node<'s>>) -> Self {
        let others = self.found.iter().filter(|found| found.name != name).copied();
        let found = others.chain(value.map(|value| Found { name, word: name, key: value, value })).collect();
        Self { node: self.node, found }
    }
    /// The values that the map has, each with the name of its key, in the order of the source.
    pub fn values(&self) -> impl Iterator<Item = (&'static str, &'n Node<'s>)> + '_ {
        self.found.iter().map(|found| (found.name, found.value))
    }
    /// The keys that the map has, by their names, in the order of the source.
    pub fn keys(&self) -> impl Iterator<Item = (&'static str, &'n Node<'s>)> + '_ {
        self.found.iter().map(|found| (found.name, found.key))
    }
}

/// What messages call a value: "the score of Ana". It is only made when something is wrong.
pub trait What: Copy {
    /// The words for it.
    fn name(&self) -> Message;
}

impl What for Said {
    fn name(&self) -> Message {
        (*self).into()
    }
}

impl<F: Fn() -> Message + Copy> What for F {
    fn name(&self) -> Message {
        self()
    }
}

/// Collects what is wrong with a document while it is read.
#[derive(Debug, Default)]
pub struct Reader {
    /// What is wrong, in the order found.
    pub problems: Vec<Problem>,
    /// What colours are written with.
    pub letters: Letters,
}

impl Reader {
    /// Notes a problem at `node`.
    pub fn problem(&mut self, node: &Node<'_>, code: &'static str, message: impl Into<Message>) {
        self.problem_at(node.span, code, message);
    }
    /// The same, in place of what is to be read.
    pub fn fail<T>(&mut self, node: &Node<'_>, code: &'static str, message: impl Into<Message>) -> Option<T> {
        self.problem(node, code, message);
        None
    }
    /// Notes a problem at a place within a value.
    pub fn problem_at(&mut self, span: Span, code: &'static str, message: impl Into<Message>) {
        self.problems.push(Problem::new(code, message, span));
    }
    /// Notes that `node` is not the kind of value that belongs there, which `expected` names.
    pub fn wrong_type(&mut self, node: &Node<'_>, what: impl What, expected: impl Into<Message>) {
        self.of_another_kind(node, "case/wrong-type", what, expected);
    }
    /// The same, in place of what is to be read.
    pub fn fail_type<T>(&mut self, node: &Node<'_>, what: impl What, expected: impl Into<Message>) -> Option<T> {
        self.wrong_type(node, what, expected);
        None
    }
    /// The same where it would belong beside another key of the map.
    pub fn misplaced(&mut self, node: &Node<'_>, what: impl What, expected: impl Into<Message>) {
        self.of_another_kind(node, "case/unclear", what, expected);
    }
    fn of_another_kind(&mut self, node: &Node<'_>, code: &'static str, what: impl What, expected: impl Into<Message>) {
        if node.is_absent() {
            self.no_value(node, what, "text");
            return;
        }
        let is_map = |item: &&Node<'_>| matches!(item.value, Value::Map(_));
        let item = if let Value::List(items) = &node.value { items.iter().find(is_map) } else { None };
        let found: Message = match &node.value {
            Value::Scalar(text, _) => said!(VALUES, "quoted").with("text", text.lines().next().unwrap_or("")),
            Value::List(_) if item.is_some() => said!(VALUES, "a-list-with-a-map").into(),
            Value::List(_) => said!(VALUES, "a-list").into(),
            Value::Map(_) => said!(VALUES, "a-map").into(),
        };
        let message = said!(VALUES, "of-another-kind").with("what", what.name()).with("expected", expected.into());
        self.problem(item.unwrap_or(node), code, message.with("found", found));
    }
    /// Notes that nothing stands at `node`, where "nothing there" would be a `text` or a `zero`, if anything.
    fn no_value(&mut self, node: &Node<'_>, what: impl What, nothing: &'static str) {
        let message = said!(VALUES, "no-value-given").with("what", what.name()).with("nothing", Arg::Term(nothing));
        self.problem(node, "case/no-value", message);
    }
    /// The fields of a map with the keys of all lists in `keys`. A value that is no map, an unknown key, and a key given under
    /// two of its names are problems. `what` names the map in messages: "a player".
    pub fn fields<'n, 's>(&mut self, node: &'n Node<'s>, what: impl What, keys: &[&'static [Key]]) -> Option<Fields<'n, 's>> {
        let Value::Map(entries) = &node.value else {
            return self.fail_type(node, what, said!(VALUES, "a-map-of-keys"));
        };
        let known = || keys.iter().copied().flatten();
        let mut found: Vec<Found<'n, 's>> = Vec::with_capacity(entries.len());
        for (key, value) in entries {
            let Value::Scalar(word, _) = &key.value else { continue };
            // Programs write the names themselves.
            let named = known().find(|known| *known.name == **word);
            let meant = || {
                let plain = plainly(word);
                known().find(|known| known.is_typed(word, &plain, &self.letters))
            };
            let tersely = || {
                let terse = speech::terse(&fold(word));
                known().find(|known| terse.len() > 1 && known.is_typed(&terse, &terse, &self.letters))
            };
            let named = named.or_else(meant).or_else(tersely);
            // A letter that may be another of these in the language of the case is not known.
            let is_letter_of_two = matches!(&self.letters,
                Letters::Unsaid(_, doubted) if word.len() == 1 && word.chars().all(|letter| doubted.has(letter)))
                && named.is_some_and(|named| named.letters.is_some());
            let Some(name) = named.filter(|_| !is_letter_of_two).map(|known| known.name) else {
                let all = known().map(|key| (key.name, key.also));
                let its =
                    || said!(VALUES, "its-keys").with("keys", Arg::from_iter(known().map(|key| Arg::Word(key.name, key.also))));
                let message = said!(VALUES, "no-such-key").with("what", what.name()).with("key", &**word);
                let code = if is_letter_of_two { "case/unclear" } else { "case/unknown-key" };
                self.problem(key, code, message.with("help", suggest_thing(word, all).unwrap_or_else(its)));
                continue;
            };
            match found.iter().find(|found| found.name == name) {
                None => found.push(Found { name, word, key, value }),
                Some(before) => {
                    let message = said!(VALUES, "same-key").with("first", before.word).with("second", &**word);
                    self.problem(key, "case/duplicate-key", message);
                }
            }
        }
        Some(Fields { node, found })
    }
    /// The value of a key that must be there; its absence is a problem. `what` names the map: "the move".
    pub fn required<'n, 's>(&mut self, fields: &Fields<'n, 's>, what: impl What, key: &'static str) -> Option<&'n Node<'s>> {
        let value = fields.get(key);
        if value.is_none() {
            let message = said!(VALUES, "key-missing").with("what", what.name()).with("key", Arg::key(key));
            self.problem(fields.node, "case/missing-key", message);
        }
        value
    }
    /// A text: any scalar.
    pub fn text<'n>(&mut self, node: &'n Node<'_>, what: impl What) -> Option<&'n str> {
        match &node.value {
            Value::Scalar(text, _) if !node.is_absent() => Some(text),
            Value::Scalar(..) => {
                self.no_value(node, what, "none");
                None
            }
            _ => self.fail_type(node, what, said!(VALUES, "a-text")),
        }
    }
    /// A whole number within `range`.
    pub fn number(&mut self, node: &Node<'_>, what: impl What, range: RangeInclusive<i64>) -> Option<i64> {
        let text = match &node.value {
            Value::Scalar(text, _) if !node.is_absent() => text.trim(),
            Value::Scalar(..) => "",
            _ => return self.fail_type(node, what, said!(VALUES, "a-number")),
        };
        // Whoever counts crystals may say so: `crystals: 7 crystals`.
        let counted = || {
            let what = what.name();
            let goods = |(_, arg): &(_, Arg)| if let Arg::Term(goods) = *arg { goods.strip_suffix('s') } else { None };
            let goods: Vec<_> = what.args().iter().filter_map(goods).collect();
            let nouns = if goods.is_empty() { &["point", "tile", "piece"][..] } else { &goods };
            speech::so_many(&fold(text), nouns.iter().copied()).map(|(count, _)| count.to_string())
        };
        // What is counted from one on may be told by which it is.
        let in_words = || {
            let folded = fold(text);
            let number = speech::number(&folded).or_else(|| speech::nth(&folded).filter(|_| *range.start() == 1));
            let zero = || (range.contains(&0) && speech::is_zero(&folded)).then_some(0);
            number.or_else(zero).map(|number| number.to_string())
        };
        let counted = match text {
            _ if text.contains(' ') => counted(),
            _ if text.bytes().all(|sign| sign.is_ascii_digit()) => None,
            _ => in_words(),
        };
        let text = counted.as_deref().unwrap_or(text);
        let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
        if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            match text {
                "" => self.no_value(node, what, if range.contains(&0) { "zero" } else { "none" }),
                text => self.problem(node, "case/wrong-type", no_number(text).with("what", what.name())),
            }
            return None;
        }
        // Digits only, so it can only fail by being too large for 64 bits, which no range contains.
        match text.parse().ok().filter(|number| range.contains(number)) {
            Some(number) => Some(number),
            None => {
                let message = said!(VALUES, "number-is").with("what", what.name()).with("number", text);
                let (least, most) = (range.start().to_string(), range.end().to_string());
                let message = message.with("only", least == most).with("least", &*least).with("most", &*most);
                self.fail(node, "case/out-of-range", message)
            }
        }
    }
    /// The same of what lies in a heap, of which a word may say that it is nothing: `none`.
    pub fn number_or_nothing(&mut self, node: &Node<'_>, what: impl What, range: RangeInclusive<i64>) -> Option<i64> {
        let is_nothing = matches!(&node.value, Value::Scalar(word, _) if speech::is_nothing(&fold(word)));
        if is_nothing && range.contains(&0) { Some(0) } else { self.number(node, what, range) }
    }
    /// The items of a list.
    pub fn list<'n, 's>(&mut self, node: &'n Node<'s>, what: impl What) -> Option<&'n [Node<'s>]> {
        match &node.value {
            Value::List(items) => Some(items),
            _ => self.fail_type(node, what, said!(VALUES, "a-list")),
        }
    }
    /// One word of a vocabulary; an unknown one is a problem that suggests the nearest.
    pub fn word<T: Copy + PartialEq>(&mut self, node: &Node<'_>, what: impl What, lexicon: &Lexicon<T>) -> Option<T> {
        let text = self.text(node, what)?;
        // "Una azul" is one, as it has to be.
        let is_one = |(count, rest): &(Option<u16>, String)| *count == Some(1) && rest.starts_with(char::is_alphabetic);
        let one = || speech::counted(&fold(text)).filter(is_one).map(|(_, rest)| rest);
        let thing = lexicon.find_by(&self.letters, text).or_else(|| lexicon.find_by(&self.letters, &one()?));
        if thing.is_none() && text.trim().is_empty() {
            self.no_value(node, what, "none");
        } else if thing.is_none() {
            self.problem(node, lexicon.fault(text), lexicon.no_such(text, &self.letters));
        }
        thing
    }
}

/// That a text is no number; of a number and a word only the number is wanted.
fn no_number(text: &str) -> Message {
    let number = text.split_once(' ').map(|(number, _)| number);
    let number = number.filter(|number| number.bytes().all(|digit| digit.is_ascii_digit()));
    let number = number.map_or(Arg::Term("none"), |number| Arg::Name(number.to_owned()));
    said!(VALUES, "no-number").with("text", text.lines().next().unwrap_or("")).with("number", number)
}
