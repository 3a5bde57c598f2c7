//! Sentences: what is said (a [`Message`] and its arguments) and how each language says it. No game, no files.
//!
//! A message is an id and typed arguments; no sentence stands in Rust. The text of an id is an entry of a [`Book`], a file in
//! Project Fluent's format for each language. Grammar ("5 czarnych płytek", "del centro") is done by a language's functions.

mod book;
mod catalogue;
mod english;
mod fold;
mod functions;
pub(crate) mod kebab;
mod language;
pub(crate) mod lists;
mod message;
mod nouns;
mod polish;
mod spanish;
pub(crate) mod speech;
#[cfg(feature = "report")]
pub(crate) mod stems;
pub(crate) mod table;
pub(crate) mod typed;

pub use book::Book;
#[doc(hidden)]
pub use book::{Said, Subject};
pub(crate) use book::{said, texts};
pub use catalogue::Terms;
pub(crate) use catalogue::entries;
#[doc(hidden)]
pub use catalogue::{Entries, Idiom, TextEntry};
pub use fold::fold;
pub(crate) use fold::{is_same_word, plainly};
#[cfg(feature = "report")]
pub(crate) use functions::in_bounds;
pub(crate) use functions::{named_as, plain, typed_in};
pub(crate) use kebab::{named, variant};
pub use language::Language;
pub(crate) use language::languages;
#[doc(hidden)]
pub use message::listen;
pub use message::{Arg, Message};
pub use typed::Printed;
#[cfg(feature = "report")]
pub(crate) use typed::in_words_of;
pub(crate) use typed::{begins_colour, is_plural, language_of_key};
