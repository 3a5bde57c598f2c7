//! Values of cases as texts of their own: printed and read as an English case of the first edition holds them.

use super::ways::{Manner, Way};
use crate::case::{Letters, Limits, Node, NotRead, Reader, Source, Span, Style, Value, only_document};
use serde_json::Value as Json;
use std::fmt;

/// Without a case players are called by their seats.
pub(crate) const MANNER: Manner<'static> =
    Manner { set: 0, players: Some(&["Player 1", "Player 2", "Player 3", "Player 4"]), letters: Letters::ENGLISH, number: 1 };

/// Reads a text that holds a value and nothing else: a map or a list in the letters of JSON or YAML, anything else as it is.
///
/// # Errors
/// The problems that a case with it would have.
pub(crate) fn read<T>(text: &str, read: impl FnOnce(&Node<'_>, &mut Reader) -> Option<T>) -> Result<T, NotRead> {
    let mut reader = Reader::default();
    let value = if text.trim_start().starts_with(['{', '[']) {
        let source = Source { name: String::new(), text: text.to_owned() };
        let document = only_document(&source, &Limits::USUAL)?;
        reader.problems.clone_from(&document.repeated);
        read(&document.root, &mut reader)
    } else {
        let span = Span { start: 0, end: text.len() };
        // As a block: what is empty says that nothing is there, not that nothing is told.
        read(&Node { value: Value::Scalar(text.into(), Style::Block), span }, &mut reader)
    };
    value.filter(|_| reader.problems.is_empty()).ok_or(NotRead(reader.problems))
}

/// Prints a value; one that a case tells by leaving it out is empty.
pub(crate) fn print<W: Way>(value: &W::Is, to: &mut fmt::Formatter<'_>) -> fmt::Result {
    match W::write(value, &MANNER) {
        Some(Json::String(word)) => to.pad(&word),
        Some(told) => to.pad(&told.to_string()),
        None => Ok(()),
    }
}

/// Declares by which way values of a type are texts of their own.
macro_rules! alone {
    ($($type:ty: $way:ty;)*) => {$(
        /// As an English case writes it; players are called `Player 1`, `Player 2`.
        impl ::std::fmt::Display for $type {
            fn fmt(&self, to: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                $crate::game::alone::print::<$way>(self, to)
            }
        }
        /// As a case may write it; players are called `Player 1`, `Player 2`.
        impl ::std::str::FromStr for $type {
            type Err = $crate::case::NotRead;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let what = $crate::words::said!($crate::case::VALUES, "the-text");
                $crate::game::alone::read(text, |node, reader| {
                    <$way as $crate::game::ways::Way>::read(node, what, &$crate::game::alone::MANNER, reader)
                })
            }
        }
    )*};
}
pub(crate) use alone;
