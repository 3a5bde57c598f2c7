//! What is said with a question: the words and letters that may be typed, how they may look, what they stand for.

use super::ASK;
use super::talk::{meant, numbered};
use super::walk::{FEW, Walk};
use crate::case::{Span, Thing, Vocabulary, is_nothing};
use crate::editor::May;
use crate::verdict::{Place, Step};
use crate::words::said;
use serde_json::Value;

/// What may be typed.
#[derive(Default)]
pub(super) struct Typed {
    /// Answers to choose from by their numbers, and what each is in a case.
    answers: Vec<String>,
    pub(super) values: Vec<String>,
    /// Words without letters and without numbers; they may stand in a list.
    names: Vec<String>,
    /// Pieces by their letters, and what a dot is among them.
    letters: String,
    /// Whether nothing may lie there.
    may_be_empty: bool,
    /// The least and the most, if that says anything.
    range: Option<String>,
}

impl Typed {
    /// What may be typed where this may stand.
    pub(super) fn of(walk: &Walk<'_, '_, '_, '_>, may: &May) -> Self {
        let naming = &walk.naming;
        let named = |words: &Vocabulary| -> (Vec<String>, Vec<String>) {
            let things = words.things.iter().flat_map(|thing| thing.numbered().into_iter().map(move |own| (thing, own)));
            things.map(|(thing, (name, number))| (naming.thing_of(thing, number), name.into_owned())).unzip()
        };
        match may {
            May::Number(range) if range.end() - range.start() < 100 => {
                let says = said!(ASK, "range").with("least", *range.start()).with("most", *range.end());
                Self { range: Some(walk.talk.say(says)), ..Self::default() }
            }
            May::Player(_) => Self { answers: walk.players.clone(), values: walk.players.clone(), ..Self::default() },
            May::Word(words) => match named(words) {
                (answers, values) if values.len() <= FEW && !values.iter().any(|value| ends_with_number(value)) => {
                    Self { answers, values, ..Self::default() }
                }
                // A number says which of them it is, and not where it stands in a list.
                (names, _) => Self { names, ..Self::default() },
            },
            May::Piece(words) | May::Run(words, _) | May::Heap(words, ..) | May::Amount(words, _) | May::Several(words, _) => {
                let letter = |thing: &Thing| Some(format!("{} {}", words.letter(thing)?, naming.thing(thing)));
                let letters: Vec<_> = words.things.iter().filter_map(letter).collect();
                let may_be_empty = matches!(may, May::Run(..) | May::Heap(..));
                if letters.is_empty() {
                    return Self { names: named(words).0, may_be_empty, ..Self::default() };
                }
                let dot = Some(walk.talk.say(said!(ASK, "dot"))).filter(|_| may_be_empty);
                let letters = letters.into_iter().chain(dot).collect::<Vec<_>>().join(", ");
                Self { letters, may_be_empty, ..Self::default() }
            }
            _ => Self::default(),
        }
    }
    /// What is typed as a case has it; that nothing lies there as an empty text, however it is said.
    pub(super) fn value(&self, line: &str) -> Value {
        if self.may_be_empty && (["\"\"", "''", "0", "-", "."].contains(&line) || is_nothing(line)) {
            return "".into();
        }
        let one = |word: &str| match (meant(word, &self.answers).and_then(|index| self.values.get(index)), word.parse::<i64>()) {
            (Some(value), _) => value.as_str().into(),
            (None, Ok(number)) if self.letters.is_empty() => number.into(),
            _ => word.into(),
        };
        let is_list = line.contains(',') && !(self.names.is_empty() && self.answers.is_empty());
        if is_list { line.split(',').map(|word| one(word.trim())).collect() } else { one(line) }
    }
}

pub(super) fn ends_with_number(name: &str) -> bool {
    name.ends_with(|last: char| last.is_ascii_digit())
}

impl Walk<'_, '_, '_, '_> {
    /// The question what lies at a place, and the help for it. Letters are listed where they are others than before.
    pub(super) fn prompt(&mut self, at: &Place, by: &Place, typed: &Typed, example: Option<String>) -> (String, String) {
        let names = typed.names.join(", ");
        let example = example.map(|example| self.talk.say(said!(ASK, "such-as").with("example", &*example)));
        let told: Vec<_> = typed.range.iter().cloned().chain(example).collect();
        let letters = if typed.letters == self.legend { "" } else { &typed.letters };
        let few = if typed.names.len() <= FEW { &names } else { "" };
        let hints = [letters, few].into_iter().chain(told.iter().map(String::as_str)).filter(|hint| !hint.is_empty());
        let hints = hints.collect::<Vec<_>>().join("; ");
        let place = self.place(at);
        let asks = said!(ASK, "place").with("place", &*place).with("has-hints", !hints.is_empty()).with("hints", &*hints);
        let answers = numbered(&typed.answers);
        let asks = self.talk.say(asks) + &answers;
        let help = [self.comment(by).unwrap_or_default(), names, typed.letters.clone()].into_iter().chain(told);
        let help = help.chain([self.talk.say(said!(ASK, "keys"))]).filter(|line| !line.is_empty());
        let help = help.collect::<Vec<_>>().join("\n") + &answers;
        if !typed.letters.is_empty() {
            self.legend.clone_from(&typed.letters);
        }
        (asks, help)
    }

    /// What a place is called where a question begins; players keep the letters of their names.
    pub(super) fn place(&self, at: &Place) -> String {
        let name = self.naming.place(at, &self.players);
        match &at.0[..] {
            [Step::Key(key), Step::Item(_), ..] if key == "players" => name,
            _ => name.chars().take(1).flat_map(char::to_uppercase).chain(name.chars().skip(1)).collect(),
        }
    }

    /// What the recipe has at a place, or in a row of it, if it can be typed on one line without the signs of a file.
    pub(super) fn example(&self, by: &Place, row: Option<usize>, may: &May) -> Option<String> {
        if let (Some(0), May::Run(words, _)) = (row, may)
            && words.is_lettered()
        {
            // The recipe's own board is empty.
            let every_other = |(index, thing): (usize, &Thing)| words.letter(thing).filter(|_| index % 2 == 1).unwrap_or('.');
            return Some(words.things.iter().enumerate().map(every_other).collect());
        }
        let text = self.span(by).and_then(|span| self.recipe.source().get(span.start..span.end))?;
        let text = row.map_or(Some(text), |row| text.lines().filter(|line| !line.trim_end().ends_with('|')).nth(row))?;
        let text = text.trim().trim_matches(['"', '\'', '[', ']', '{', '}']);
        let counted = |part: &str| part.split_once(": ").map_or(part.to_owned(), |(what, count)| format!("{count} {what}"));
        let example = match may {
            May::Heap(..) => text.split(", ").map(counted).collect::<Vec<_>>().join(", "),
            May::Written(_) | May::Run(..) | May::Several(..) => text.replace(": ", " "),
            _ => return None,
        };
        Some(example).filter(|example| example.contains(char::is_alphanumeric) && !example.contains(['\n', '{', '[', '"']))
    }

    /// Where the recipe has a place: what it has not would be located at what is around it.
    fn span(&self, by: &Place) -> Option<Span> {
        let around = Place(by.0.split_last()?.1.to_vec());
        Some(self.recipe.locate(by)).filter(|span| *span != self.recipe.locate(&around))
    }

    /// What the recipe says about a place; its moves are others than those that are asked for.
    fn comment(&self, by: &Place) -> Option<String> {
        if matches!(by.0.first(), Some(Step::Key(key)) if key == "moves") {
            return None;
        }
        let line = self.recipe.source().get(self.span(by)?.start..)?.lines().next()?;
        line.split_once(" # ").map(|(_, comment)| comment.trim().to_owned())
    }
}
