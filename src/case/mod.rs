//! The case format: documents with a place for every value, readers that collect every fault, the players' words.
//!
//! Nothing here knows a game: a game brings its words and [`Key`]s and reads itself out of a [`Node`]. What may stand under a
//! key is its [`Shape`], of which [`schema`] makes a JSON Schema. What only games and the crates beside this one need
//! is hidden, and no promise.

mod document;
#[doc(hidden)]
pub mod edit;
mod joined;
mod json;
mod letters;
mod lexicon;
mod locate;
mod numbered;
pub(crate) mod piece_run;
mod pieces;
mod problem;
mod reader;
pub mod schema;
mod shape;
#[doc(hidden)]
pub mod spelling;
mod tokens;
mod tree;
mod yaml;

pub use crate::words::fold;
pub(crate) use document::MORE;
pub use document::{
    Content, Document, Limits, Node, Part, Parts, Source, Span, Style, Value, documents, lines_as_parts, nothing, only_document,
    parts,
};
#[cfg(feature = "cli")]
pub(crate) use document::{is_json_lines, separates};
pub(crate) use joined::is_and;
pub use letters::Letters;
#[doc(hidden)]
pub use letters::{Doubted, is_same};
use lexicon::suggest_thing;
#[doc(hidden)]
pub use lexicon::{Coined, Lexicon, Word, suggest};
pub(crate) use lexicon::{is_no_map, is_nothing, key, lexicon, nearest_of, suggested};
#[doc(hidden)]
pub use locate::{find, locate};
#[doc(hidden)]
pub use numbered::Kind;
pub(crate) use numbered::Numbered;
pub(crate) use pieces::{MOST, told_in_words};
pub(crate) use problem::VALUES;
pub use problem::{CODES, Code, NotRead, OF_FILES, Problem, gathered};
pub use reader::{Fields, Key, Reader, What};
#[doc(hidden)]
pub use shape::{Action, Fixed, Moves, Written};
pub use shape::{Shape, Thing, Vocabulary, Words};
#[doc(hidden)]
pub use tokens::{Token, Tokens};
