//! The book of what reports say around the words of a verdict.

use crate::referee;
use crate::verdict::{Amount, Unit};
pub(super) use crate::words::lists::capital;
use crate::words::{Arg, Book, Idiom, Language, Message, texts};

static BOOK: Book = Book::new(&[texts!("messages/" "frames")]);

/// A sentence of reports.
pub(super) fn frame(id: &'static str) -> Message {
    Message::new(&BOOK, id)
}

/// A word of reports.
pub(super) fn word(id: &'static str, language: Language) -> String {
    frame(id).say(language)
}

/// A language, and what an edition with this id calls things in it.
pub(super) fn idiom(language: Language, edition: Option<&str>) -> Idiom {
    let terms = edition.and_then(referee::find).map(|(game, edition)| game.terms(edition));
    Idiom { language, terms }
}

/// How a format has names and sentences written, so that it takes them as they are.
#[derive(Clone, Copy)]
pub(super) struct Markup {
    /// A name of the program: the id of a rule, an answer.
    pub(super) code: fn(&str) -> String,
    /// A sentence.
    pub(super) plain: fn(&str) -> String,
}

impl Markup {
    /// That of a format that takes everything.
    pub(super) const NONE: Self = Self { code: str::to_owned, plain: str::to_owned };
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
pub(super) fn number(amount: Amount, sign: impl Fn(i32) -> String, language: Language) -> String {
    if let Some(known) = amount.known() {
        return sign(known);
    }
    let least = sign(amount.least());
    match amount.most() {
        None => frame("or-more").with("least", &*least),
        Some(most) => frame("between").with("least", &*least).with("most", &*sign(most)),
    }
    .say(language)
}

/// A unit as it stands behind an amount.
pub(super) fn unit(unit: Unit, amount: Amount, language: Language) -> String {
    frame("unit").with("amount", amount).with("unit", unit).say(language)
}

/// A unit by itself.
pub(super) fn units(unit: Unit, language: Language) -> String {
    frame("units").with("unit", unit).say(language)
}

/// Sentences in one line.
pub(super) fn joined(texts: &[Message], language: Language) -> String {
    texts.iter().map(|text| text.say(language)).collect::<Vec<_>>().join("; ")
}

/// Whether something is so, to choose by.
pub(super) fn is(so: bool) -> Arg {
    Arg::Term(if so { "yes" } else { "no" })
}
