//! Shape errors: a case that cannot be read.

use super::Span;

/// Why a case cannot be read, and where. Always exit code 2, never a verdict.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Stable name of the kind of fault: `case/unknown-key`.
    pub code: &'static str,
    /// One line that stands alone.
    pub message: String,
    /// What to write instead, where that can be said.
    pub help: Option<String>,
    /// What the underlined place is called in an excerpt.
    pub label: String,
    /// The place in the source, in bytes; never empty, never past the end (unless the source is empty).
    pub span: Span,
}

/// A message of more letters than this is cut: what it quotes of a case may be megabytes.
const LONGEST: usize = 400;

impl Problem {
    /// A problem under the label that its code has in [`CODES`].
    pub fn new(code: &'static str, message: impl Into<String>, help: Option<String>, span: Span) -> Self {
        let label = CODES.iter().find(|known| known.id == code).map_or("here", |known| known.label);
        Self { code, message: cut(message.into()), help, label: label.to_owned(), span }
    }
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
    /// Its stable name.
    pub id: &'static str,
    /// What an excerpt writes under the underlined place.
    pub label: &'static str,
    /// What it means, for documentation.
    pub about: &'static str,
}

const fn code(id: &'static str, label: &'static str, about: &'static str) -> Code {
    Code { id, label, about }
}

/// Every kind of shape error, in the order in which a case is read.
pub static CODES: &[Code] = &[
    code("case/empty", "nothing here", "the source holds no case"),
    code("case/too-long", "too long from here", "the source has more bytes than are read"),
    code("case/binary", "this character", "a control character that no text has"),
    code("case/syntax", "cannot be read on from here", "neither YAML nor JSON"),
    code("case/too-deep", "too deep", "lists and maps too deep inside one another"),
    code("case/too-many-values", "too many from here", "more values in one case than are read"),
    code("case/alias", "not in a case", "an anchor (`&name`) or an alias (`*name`)"),
    code("case/tag", "not in a case", "a tag (`!name`)"),
    code("case/key-not-text", "not a word", "a key that is a list or a map"),
    code("case/duplicate-key", "given before", "a key given twice, also under two of its names"),
    code("case/not-a-case", "not a map", "a document that is no map"),
    code("case/no-game", "no `game:`", "the case does not say which game it is about"),
    code("case/unknown-game", "no such game", "a game that the referee does not know"),
    code("case/unknown-key", "no such key", "a key that does not exist at this place"),
    code("case/missing-key", "not complete", "a key that is needed at this place"),
    code("case/no-value", "no value", "a key without a value"),
    code("case/wrong-type", "not of the right kind", "a list, a map or a text where something else belongs"),
    code("case/out-of-range", "out of range", "a number that is too small or too large to make sense"),
    code("case/unknown-word", "not known", "a word or a letter that is not known at this place"),
    code("case/folded-text", "written with >", "a board in a folded text, whose rows would run together"),
    code("case/board-size", "wrong size", "a board with too many or too few rows or spaces"),
    code("case/unknown-ruling", "no such ruling", "an open question that the game does not have"),
    code("case/unknown-answer", "no such answer", "an answer that the open question does not have"),
    code("case/not-in-edition", "not in this edition", "a variant that the edition's rulebook does not print"),
    code("case/named-twice", "named before", "a space that is named twice"),
    code("case/contradiction", "cannot both be", "two words that exclude one another"),
    code("case/unknown-player", "nobody of that name", "a name that no player of the case has"),
    code("case/no-action", "no action", "a move that does not say what is done"),
    code("case/several-actions", "a second action", "a move that says two things at once"),
    code("case/key-not-here", "does not belong here", "a key that does not go with this move"),
    code("case/wrong-place", "not a place for this", "a place of the table where nothing can be taken from or put"),
    code("case/several-colours", "more than one colour", "a move that takes two colours"),
];

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
