//! The book of what reports say around the words of a verdict.

use super::Detail;
use super::text::lower_first;
use crate::referee;
use crate::verdict::english::signed;
use crate::verdict::{Amount, Award, Gain, Rank, Rule, Unit};
pub(super) use crate::words::lists::capital;
use crate::words::{Book, Idiom, Language, Message, in_bounds, texts};

static BOOK: Book = Book::new(&[texts!("report/messages/frames")]);

pub(super) fn frame(id: &'static str) -> Message {
    Message::new(&BOOK, id)
}

pub(super) fn word(id: &'static str, language: Language) -> String {
    frame(id).say(language)
}

/// A language, and what an edition with this id calls things in it.
pub(super) fn idiom(language: Language, edition: Option<&str>) -> Idiom {
    let terms = edition.and_then(referee::find).map(|(game, edition)| game.terms(edition));
    Idiom { language, terms }
}

/// How a format has names and sentences written, so that it takes them as they are.
#[derive(Debug, Clone, Copy)]
pub(super) struct Markup {
    /// A name of the program: the id of a rule, an answer.
    pub(super) code: fn(&str) -> String,
    pub(super) plain: fn(&str) -> String,
    /// What somebody is to type.
    pub(super) typed: fn(&str) -> String,
    /// What is not to be overlooked.
    pub(super) strong: fn(&str) -> String,
}

impl Markup {
    /// That of a format that takes everything.
    pub(super) const NONE: Self =
        Self { code: str::to_owned, plain: str::to_owned, typed: |text| format!("`{text}`"), strong: str::to_owned };
}

/// How people are told: in which language and terms, how much, in which markup.
#[derive(Debug, Clone, Copy)]
pub(super) struct Voice {
    pub(super) idiom: Idiom,
    pub(super) detail: Detail,
    pub(super) markup: Markup,
}

impl Voice {
    pub(super) fn language(self) -> Language {
        self.idiom.language
    }
    pub(super) fn say(self, message: &Message) -> String {
        (self.markup.plain)(&message.say(self.language()))
    }
    pub(super) fn joined(self, texts: &[Message]) -> String {
        (self.markup.plain)(&joined(texts, self.language()))
    }
    /// What a rule is called; with its id where everything is told.
    pub(super) fn rule(self, rule: &Rule) -> String {
        let title = (self.markup.plain)(&lower_first(&rule.title_in(self.idiom)));
        if self.detail == Detail::Verbose { format!("{}, {title}", (self.markup.code)(rule.id)) } else { title }
    }
    /// Why an award is given, and by which rule.
    pub(super) fn proof(self, award: &Award) -> String {
        format!("{} ({})", self.say(&award.why), self.rule(award.rule))
    }
    /// What an award brings to whom, and its proof.
    pub(super) fn award(self, award: &Award) -> [String; 2] {
        let amount = amount(award.unit, award.amount, signed, self.language());
        [format!("{amount} {}: ", (self.markup.plain)(&award.player)), self.proof(award)]
    }
    /// What decided a place, and by which rules; none where points alone decide.
    pub(super) fn rank(self, rank: &Rank) -> Option<String> {
        let why = self.say(rank.why.as_ref()?);
        let rules: Vec<_> = rank.rules.iter().map(|rule| self.rule(rule)).collect();
        Some(if rules.is_empty() { why } else { format!("{why} ({})", rules.join("; ")) })
    }
}

/// The titles of a table; a `#` before one of a column of numbers stays.
pub(super) fn titles(ids: impl IntoIterator<Item = &'static str>, language: Language) -> Vec<String> {
    let number = |id| format!("#{}", word(id, language));
    ids.into_iter().map(|id| id.strip_prefix('#').map_or_else(|| word(id, language), number)).collect()
}

/// What stands before something, with a blank.
pub(super) fn head(id: &'static str, language: Language) -> String {
    word(id, language) + " "
}

/// Heads that stand below one another, each as wide as the widest.
pub(super) fn aligned<const N: usize>(ids: [&'static str; N], language: Language) -> [String; N] {
    let words = ids.map(|id| word(id, language));
    let width = words.iter().map(|word| word.chars().count()).max().unwrap_or(0);
    words.map(|word| format!("{word:width$} "))
}

/// An amount whose numbers are written as `sign` writes them.
pub(super) fn number(amount: Amount, sign: impl Fn(i64) -> String, language: Language) -> String {
    in_bounds(language, &amount.into(), sign).unwrap_or_default()
}

/// A unit as it stands behind an amount.
pub(super) fn unit(unit: Unit, amount: Amount, language: Language) -> String {
    frame("unit").with("amount", amount).with("unit", unit).say(language)
}

/// Gains of several players: "Andrea +3, Pedro −2" in points, "Andrea −2 cards, +1 scale; Pedro +1 crystal" in other units.
pub(super) fn gains(gains: &[Gain], sign: impl Fn(i64) -> String, language: Language) -> String {
    let one = |theirs: &[Gain]| {
        let amounts: Vec<_> = theirs.iter().map(|gain| amount(gain.unit, gain.amount, &sign, language)).collect();
        theirs.first().map_or_else(String::new, |gain| format!("{} {}", gain.player, amounts.join(", ")))
    };
    let players: Vec<_> = gains.chunk_by(|gain, next| gain.player == next.player).map(one).collect();
    players.join(if gains.iter().all(|gain| gain.unit == Unit::Points) { ", " } else { "; " })
}

/// An amount with its sign, and its unit unless that is points.
pub(super) fn amount(counted: Unit, amount: Amount, sign: impl Fn(i64) -> String, language: Language) -> String {
    let number = number(amount, sign, language);
    if counted == Unit::Points { number } else { format!("{number} {}", unit(counted, amount, language)) }
}

/// A unit by itself.
pub(super) fn units(unit: Unit, language: Language) -> String {
    frame("units").with("unit", unit).say(language)
}

pub(super) fn joined(texts: &[Message], language: Language) -> String {
    texts.iter().map(|text| text.say(language)).collect::<Vec<_>>().join("; ")
}
