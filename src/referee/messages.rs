//! The book of what the referee says beyond the words of a game.

use crate::verdict::{Dependence, Outcome};
use crate::words::{Arg, Book, Message, texts};

static BOOK: Book = Book::new(&[texts!("referee/messages/answers")]);

pub(super) fn message(id: &'static str) -> Message {
    Message::new(&BOOK, id)
}

/// How a move would come out.
pub(super) const THEN_MOVE: &str = "then-move";
/// The table alone would look different then.
pub(super) const THEN_TABLE: &str = "then-table";

/// Whether another answer to a ruling changes no more than that.
pub(super) fn is_of_table(other: &Dependence) -> bool {
    other.changes.iter().all(|change| change.id() == THEN_TABLE)
}

/// Whether that is what is said of a move that could not be decided.
pub(super) fn is_open_then(change: &Message) -> bool {
    change.arg("legal") == Some(&Arg::Term("open"))
}

/// "Move 3 would be refused"; none: "would be legal under other conditions".
pub(super) fn then_move(index: usize, then: Option<Outcome>) -> Message {
    let legal = match then {
        Some(Outcome::Legal) => "yes",
        Some(Outcome::LegalIf) => "if",
        Some(Outcome::Undecided) => "open",
        Some(Outcome::Illegal) => "no",
        None => "if-else",
    };
    message(THEN_MOVE).with("move", index + 1).with("legal", Arg::Term(legal))
}
