//! Shape errors: a case that cannot be read.

use super::Span;
use crate::words::{Arg, Book, Language, Message, Texts, texts};
use std::collections::HashMap;

/// Why a case cannot be read, and where. Always exit code 2, never a verdict.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Stable name of the kind of fault: `case/unknown-key`.
    pub code: &'static str,
    /// What is wrong; an attribute of it says what to write instead, where that can be said.
    pub message: Box<Message>,
    /// The place in the source, in bytes; never empty, never past the end (unless the source is empty).
    pub span: Span,
    /// Where the same is wrong again.
    pub again: Vec<Span>,
}

/// A message of more letters than this is cut: what it quotes of a case may be megabytes.
const LONGEST: usize = 400;

/// What reading any case says.
pub(crate) const VALUES: Texts = Texts { book: || &BOOK, files: FILES };
const FILES: &[[&str; 3]] = &[texts!("words/" "values"), texts!("words/" "syntax"), texts!("words/" "labels")];
static BOOK: Book = Book::new(FILES);

impl Problem {
    /// Of one that is wrong again and again, so many places are shown.
    pub const SHOWN: usize = 20;

    /// A problem of a kind.
    pub fn new(code: &'static str, message: impl Into<Message>, span: Span) -> Self {
        Self { code, message: Box::new(message.into()), span, again: Vec::new() }
    }
    /// One line that stands alone.
    pub fn say(&self, language: Language) -> String {
        cut(self.message.say(language))
    }
    /// What to write instead, where that can be said.
    pub fn help(&self, language: Language) -> Option<String> {
        self.message.part("help").try_say(language).ok().filter(|help| !help.is_empty())
    }
    /// A word that is not known, if it is said which, and the one that is meant, where one is near.
    pub(crate) fn misspelt(&self) -> Option<(Option<&str>, &str)> {
        fn arg<'m>(message: &'m Message, name: &str) -> Option<&'m Arg> {
            message.args().iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
        }
        fn word(message: &Message) -> Option<&str> {
            if let Some(Arg::Name(word)) = arg(message, "word") { Some(word) } else { None }
        }
        let Some(Arg::Message(help)) = arg(&self.message, "help") else { return None };
        Some((word(&self.message), word(help).filter(|_| help.id() == "suggested")?))
    }
    /// The word that is not known, and what to write instead.
    fn cause(&self) -> Option<String> {
        let told = |name: &str| self.message.args().iter().find(|(known, _)| *known == name).map(|(_, arg)| arg);
        (self.message.id() == "no-such-word-in").then(|| format!("{:?} {:?}", told("word"), told("help")))
    }
    /// What the underlined place is called in an excerpt; nothing where there is no place.
    pub fn label(&self, language: Language) -> String {
        let known = CODES.iter().find(|known| known.id == self.code).and_then(|known| known.id.strip_prefix("case/"));
        known.map_or_else(String::new, |label| Message::new(&BOOK, label).say(language))
    }
}

/// The same problems, of which a word that is not known in several places is one: where the same is to be written instead, the cause
/// is the same.
pub fn gathered(problems: Vec<Problem>) -> Vec<Problem> {
    let mut first: HashMap<String, usize> = HashMap::new();
    let mut gathered: Vec<Problem> = Vec::with_capacity(problems.len());
    for problem in problems {
        let Some(cause) = problem.cause() else {
            gathered.push(problem);
            continue;
        };
        let index = *first.entry(cause).or_insert(gathered.len());
        match gathered.get_mut(index) {
            None => gathered.push(problem),
            Some(before) if before.again.len() < Problem::SHOWN => before.again.push(problem.span),
            Some(_) => {}
        }
    }
    gathered
}

/// A message without the middle of what is too long to be read. What is wrong is said at its beginning or its end.
fn cut(mut message: String) -> String {
    let letter = |number: usize| message.char_indices().map(|(at, _)| at).nth(number);
    if let (Some(_), Some(from), Some((to, _))) =
        (letter(LONGEST), letter(LONGEST / 4), message.char_indices().rev().nth(LONGEST / 4))
    {
        message.replace_range(from..to, " … ");
    }
    message
}

/// A kind of shape error.
#[derive(Debug, PartialEq, Eq)]
pub struct Code {
    /// Its stable name; what an excerpt writes under the place is a text of that name.
    pub id: &'static str,
    /// What it means, for documentation.
    pub about: &'static str,
}

const fn code(id: &'static str, about: &'static str) -> Code {
    Code { id, about }
}

/// Every kind of shape error, in the order in which a case is read.
pub static CODES: &[Code] = &[
    code("case/empty", "the source holds no case"),
    code("case/too-long", "the source has more bytes than are read"),
    code("case/binary", "a control character that no text has"),
    code("case/syntax", "neither YAML nor JSON"),
    code("case/too-deep", "lists and maps too deep inside one another"),
    code("case/too-many-values", "more values in one case than are read"),
    code("case/alias", "an anchor (`&name`) or an alias (`*name`)"),
    code("case/tag", "a tag (`!name`)"),
    code("case/key-not-text", "a key that is a list or a map"),
    code("case/duplicate-key", "a key given twice, also under two of its names"),
    code("case/not-a-case", "a document that is no map"),
    code("case/no-game", "the case does not say which game it is about"),
    code("case/unknown-game", "a game that the referee does not know"),
    code("case/unknown-key", "a key that does not exist at this place"),
    code("case/missing-key", "a key that is needed at this place"),
    code("case/no-value", "a key without a value"),
    code("case/wrong-type", "a list, a map or a text where something else belongs"),
    code("case/out-of-range", "a number that is too small or too large to make sense"),
    code("case/unknown-word", "a word or a letter that is not known at this place"),
    code("case/unknown-letter", "a letter that is not among those that the case writes colours with"),
    code("case/letters", "letters of a case's own that cannot be told apart, or that leave out a colour"),
    code("case/folded-text", "a board in a folded text, whose rows would run together"),
    code("case/board-size", "a board with too many or too few rows or spaces"),
    code("case/unknown-ruling", "an open question that the game does not have"),
    code("case/unknown-answer", "an answer that the open question does not have"),
    code("case/not-in-edition", "a variant that the edition's rulebook does not print"),
    code("case/named-twice", "a space that is named twice"),
    code("case/contradiction", "two words that exclude one another"),
    code("case/unknown-player", "a name that no player of the case has"),
    code("case/no-action", "a move that does not say what is done"),
    code("case/several-actions", "a move that says two things at once"),
    code("case/key-not-here", "a key that does not go with this move"),
    code("case/wrong-place", "a place of the table where nothing can be taken from or put"),
    code("case/several-colours", "a move that takes two colours"),
];

/// Texts for the tests of readers.
#[cfg(test)]
pub(super) mod sample {
    use crate::words::{Book, Texts};

    pub(in crate::case) const TEXTS: Texts = Texts { book: || &BOOK, files: FILES };
    static BOOK: Book = Book::new(FILES);
    const FILES: &[[&str; 3]] = &[["colour = colour\nsize = size\nvalue = the value\nb-or-y = write B or Y\n", "", ""]];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_no_longer_than_people_read() {
        let long = |letter: &str, count: usize| format!("\"{}\" is no colour", letter.repeat(count));
        assert_eq!(cut(long("é", 380)), long("é", 380));
        let short = cut(long("é", 1_000_000));
        assert!(short.starts_with("\"éé") && short.contains("é … é") && short.ends_with("é\" is no colour"), "{short}");
        assert!(short.chars().count() < LONGEST);
    }
}
