//! Where a rulebook says something, in words: its headings as printed, what leads on from there in the language of the answer.

use crate::words::{Arg, Book, Language, Message};
use std::borrow::Cow;

static BOOK: Book = Book::new(&[["", include_str!("messages/sections.es.ftl"), include_str!("messages/sections.pl.ftl")]]);

/// A section, or a part of one, in a language.
pub(crate) fn section_in(section: &str, language: Language) -> Cow<'_, str> {
    if language == Language::English {
        return section.into();
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::referee::GAMES;
    use std::collections::BTreeSet;

    #[test]
    fn headings_stay_as_printed() {
        let say = |section| [Language::Spanish, Language::Polish].map(|language| section_in(section, language).into_owned());
        assert_eq!(say("Puntuación, paragraph 2, item 1"), ["Puntuación, párrafo 2, punto 1", "Puntuación, akapit 2, punkt 1"]);
        let board = "VARIANTE DE JUEGO (picture of the board)";
        assert_eq!(say(board)[0], "VARIANTE DE JUEGO (ilustración del tablero)");
        let brackets = "2. La colocación de una piedra (y puntuación), last paragraph";
        assert_eq!(say(brackets)[1], "2. La colocación de una piedra (y puntuación), ostatni akapit");
        assert_eq!(say("A. Oferta, last item before EJEMPLO DE TURNO")[0], "A. Oferta, último punto antes de EJEMPLO DE TURNO");
    }

    #[test]
    fn no_way_to_a_passage_is_left_in_english() {
        let mut said = BTreeSet::new();
        for catalogue in GAMES.iter().map(|game| game.catalogue()) {
            for citation in catalogue.rules().flat_map(|rule| rule.citations()) {
                for language in [Language::Spanish, Language::Polish] {
                    let words = section_in(citation.section, language);
                    let english = [
                        "paragraph",
                        "item",
                        "picture",
                        "bonus",
                        "list of",
                        "example",
                        "first",
                        "last ",
                        "after ",
                        "introduction",
                        "players",
                    ];
                    let left = english.iter().find(|word| words.contains(*word));
                    assert!(left.is_none(), "{}: {words}", citation.section);
                    said.insert((language.tag(), words.into_owned()));
                }
            }
        }
        let [spanish, polish] = [Language::Spanish, Language::Polish].map(|language| BOOK.ids(language).collect::<BTreeSet<_>>());
        assert_eq!(spanish, polish);
        assert!(said.len() > 200);
    }
}
