//! Where a rulebook says something, in words: its headings as printed, what leads on from there in the language of the answer.

use crate::words::{Arg, Book, Language, Message, texts};
use std::borrow::Cow;

static BOOK: Book = Book::new(&[texts!("verdict/messages/sections")]);

/// A section of a citation, or a part of one, in a language.
pub fn section_in(section: &str, language: Language) -> Cow<'_, str> {
    // What stands behind in brackets may have commas of its own.
    if let Some((before, inside)) = section.strip_suffix(')').and_then(|section| section.rsplit_once(" (")) {
        return format!("{} ({})", section_in(before, language), part(inside, language)).into();
    }
    section.split(", ").map(|said| part(said, language)).collect::<Vec<_>>().join(", ").into()
}

/// What stands between two commas: as printed, if it is a heading.
fn part(said: &str, language: Language) -> Cow<'_, str> {
    let numbered = said.rsplit_once(' ').filter(|(_, number)| number.bytes().all(|digit| digit.is_ascii_digit()));
    // "last item before EJEMPLO DE TURNO": up to the heading.
    let heading = said.match_indices(' ').find(|(at, _)| said[at + 1..].starts_with(char::is_uppercase));
    let heading = heading.and_then(|(at, _)| said.split_at_checked(at));
    let (words, name, arg) = match (numbered, heading) {
        (Some((words, number)), _) => (words, "number", Some(number)),
        (None, Some((words, heading))) => (words, "heading", Some(heading.trim_start())),
        (None, None) => (said, "", None),
    };
    let letters: String = words.chars().filter(|&sign| sign.is_alphabetic() || matches!(sign, ' ' | '-')).collect();
    let Some(id) = BOOK.ids(language).find(|id| *id == letters.replace(' ', "-")) else { return said.into() };
    let message = Message::new(&BOOK, id);
    arg.map_or_else(|| message.clone(), |arg| message.clone().with(name, Arg::from(arg))).say(language).into()
}
