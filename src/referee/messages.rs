//! The book of what the referee says beyond the words of a game.

use crate::verdict::Outcome;
use crate::words::{Arg, Book, Message, texts};

static BOOK: Book = Book::new(&[texts!("messages/" "answers")]);

/// A sentence of the referee.
pub(super) fn message(id: &'static str) -> Message {
    Message::new(&BOOK, id)
}

/// "Move 3 would be refused".
pub(super) fn then_move(index: usize, then: Outcome) -> Message {
    let legal = match then {
        Outcome::Legal | Outcome::LegalIf => "yes",
        Outcome::Undecided => "open",
        Outcome::Illegal => "no",
    };
    message("then-move").with("move", index + 1).with("legal", Arg::Term(legal))
}
