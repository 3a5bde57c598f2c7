//! Rulings: questions that a rulebook leaves open, each with a closed list of answers.
//!
//! A game declares its own with `rulings!`, which makes an `enum` of each question and a `struct` of the
//! answers in force: the judge matches on types, the command line on names.

use super::{Citation, Rule, Trace};
use crate::words::{Idiom, Message, Terms, TextEntry};
use std::cell::Cell;

/// One possible answer to a [`Ruling`].
#[derive(Debug, PartialEq, Eq)]
pub struct Answer {
    /// The word that people type: `yes`, `skipped`.
    pub name: &'static str,
    /// The part of the ruling's entry that says what it means at the table: `answer-yes`.
    pub part: &'static str,
}

/// A question that a rulebook leaves open.
#[derive(Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The switch's name: `partial-floor`.
    pub name: &'static str,
    /// The question, as one sentence, and what the answers mean.
    pub entry: TextEntry,
    /// The answers; the first is the default, the plainest reading of the text.
    pub answers: &'static [Answer],
    /// The answer of the most played live implementation, where it decides the question at all.
    pub online: Option<usize>,
    /// The sentences of its rulebooks, among them those that leave it open.
    pub trace: &'static Trace,
    /// The rules of which it is a question.
    pub rules: &'static [&'static Rule],
}

impl Ruling {
    /// The question in a language.
    pub fn question_in(&self, idiom: impl Into<Idiom>) -> String {
        self.entry.say(idiom, None)
    }
    /// What an answer to it means, in a language.
    pub fn meaning_in(&self, idiom: impl Into<Idiom>, answer: &Answer) -> String {
        self.entry.say(idiom, Some(answer.part))
    }
    /// The answer of the most played live implementation, by its name.
    pub fn answered_online(&self) -> Option<&'static str> {
        self.answers.get(self.online?).map(|answer| answer.name)
    }
    /// The passages that leave it open.
    pub fn citations(&self) -> Vec<Citation> {
        self.trace.citations(self.name, &["?"])
    }
    /// The meaning of an answer inside a sentence about an edition.
    pub(crate) fn meaning_inside(&self, answer: &Answer, terms: Terms) -> Message {
        self.entry.message(Some(terms)).part(answer.part)
    }
    /// The indices of the ruling called `name` among `rulings`, and of its answer `word`.
    pub(crate) fn find(rulings: &[Self], name: &str, word: &str) -> Option<(usize, usize)> {
        let index = rulings.iter().position(|ruling| ruling.name == name)?;
        Some((index, rulings[index].answers.iter().position(|answer| answer.name == word)?))
    }
}

/// Who chose an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// Nobody: the default.
    Default,
    /// The preset of a live implementation (`--rulings online`).
    Online,
    /// The rules of a house (`--rulings FILE`).
    House,
    /// The case file.
    Case,
    /// The command line.
    CommandLine,
}

/// The answers in force for one game.
pub trait RulingSet: Copy + Default {
    /// The questions, in the order of their indices.
    const RULINGS: &'static [Ruling];
    /// The index of the answer in force for the question `ruling`.
    fn get(&self, ruling: usize) -> usize;
    /// Answers the question `ruling` with `answer`; an index that does not exist changes nothing.
    fn set(&mut self, ruling: usize, answer: usize);
    /// The answers of the live implementation, defaults where it decides nothing.
    fn online() -> Self {
        let mut answers = Self::default();
        for (index, ruling) in Self::RULINGS.iter().enumerate() {
            if let Some(answer) = ruling.online {
                answers.set(index, answer);
            }
        }
        answers
    }
}

/// Answers in force that note which questions are asked: whoever asks only some gives the same answer whatever the others say.
#[derive(Debug)]
pub struct TrackedRulings<R> {
    answers: R,
    asked: Cell<Questions>,
}

impl<R: RulingSet> TrackedRulings<R> {
    /// Of which nothing was asked yet.
    pub fn new(answers: R) -> Self {
        Self { answers, asked: Cell::default() }
    }
    /// The answers, of which the one to this question is asked. Each question has a method that calls this.
    pub fn ask(&self, ruling: usize) -> &R {
        self.asked.set(Questions(self.asked.get().0 | 1 << ruling));
        &self.answers
    }
    /// What was asked so far.
    pub fn asked(&self) -> Questions {
        self.asked.get()
    }
}

/// Some questions of a game, by their indices.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Questions(u64);

impl Questions {
    /// Whether a question is among them.
    pub fn contain(self, ruling: usize) -> bool {
        self.0 & 1 << ruling != 0
    }
}

/// Declares a game's rulings: an `enum` for each question, the `struct` of answers in force, and the table behind both.
///
/// Sources are in the `TRACE`. A question's first answer is the default, `online` the live game's.
/// Names are made of those in the code, unless an answer has one of its own.
macro_rules! rulings {
    (
        $(#[$set_meta:meta])* $set:ident of $texts:expr;
        $(
            $field:ident: $kind:ident { $first:ident $(= $first_name:literal)? $(, $answer:ident $(= $answer_name:literal)?)* }
                $(online $online:ident)? of [$($rule:ident),+];
        )*
    ) => {
        $(
            #[doc = concat!("The ruling `", stringify!($field), "`.")]
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
            pub enum $kind {
                #[doc = stringify!($first)]
                #[default]
                $first,
                $(#[doc = stringify!($answer)] $answer,)*
            }
            impl $kind {
                const ALL: &'static [$kind] = &[$kind::$first $(, $kind::$answer)*];
            }
        )*

        $(#[$set_meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
        pub struct $set {
            $(#[doc = concat!("The ruling `", stringify!($field), "`.")] pub $field: $kind,)*
        }

        const RULING_TEXTS: $crate::words::Entries = $texts;
        const _: () = {
            #[allow(non_camel_case_types)]
            enum Question { $($field,)* }
            impl $crate::verdict::TrackedRulings<$set> {
                $(
                    #[doc = concat!("The ruling `", stringify!($field), "`.")]
                    pub fn $field(&self) -> $kind {
                        self.ask(Question::$field as usize).$field
                    }
                )*
            }
        };

        impl $crate::verdict::RulingSet for $set {
            const RULINGS: &'static [$crate::verdict::Ruling] = &[
                $($crate::verdict::Ruling {
                    name: $crate::words::named!("", $field),
                    entry: RULING_TEXTS.find($crate::words::named!("", $field)),
                    answers: &[
                        $crate::verdict::rulings!(@answer $first $(, $first_name)?),
                        $($crate::verdict::rulings!(@answer $answer $(, $answer_name)?),)*
                    ],
                    online: $crate::verdict::rulings!(@online $kind $($online)?),
                    trace: &TRACE,
                    rules: &[$(&$rule),+],
                },)*
            ];
            fn get(&self, ruling: usize) -> usize {
                let all = [$(self.$field as usize),*];
                all.get(ruling).copied().unwrap_or(0)
            }
            fn set(&mut self, ruling: usize, answer: usize) {
                let mut index = 0;
                $(
                    if index == ruling && let Some(&known) = $kind::ALL.get(answer) {
                        self.$field = known;
                    }
                    index += 1;
                )*
                let _ = index;
            }
        }
    };
    (@answer $($answer:tt)+) => {
        $crate::verdict::Answer {
            name: $crate::words::named!("", $($answer)+),
            part: $crate::words::named!("answer-", $($answer)+),
        }
    };
    (@online $kind:ident) => { None };
    (@online $kind:ident $answer:ident) => { Some($kind::$answer as usize) };
}
pub(crate) use rulings;
