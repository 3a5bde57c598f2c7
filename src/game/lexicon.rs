//! Words for what several games have, in English, Spanish and Polish: colours, parts of the table.
//!
//! What a colour is in one of them is the game's.

use super::ways::lexica;
use crate::case::{Coined, Letters, Lexicon, lexicon};
use crate::verdict::Unit;
use crate::words::table::{OtherNames, also, vocabulary};
use crate::words::{Book, Language, Subject, languages, said, texts};

const VOCABULARY: OtherNames = vocabulary!("game/vocabulary");

/// What any game says of players; the book of each has it.
pub(crate) const PEOPLE: Subject = texts!("game/messages/people");
/// That alone.
pub(crate) static OF_PEOPLE: Book = Book::new(&[PEOPLE]);
/// What games say of factories, the centre, the marker and turns.
pub(crate) const TABLE: Subject = texts!("game/messages/table");

/// Why a case of any game cannot be read.
pub(crate) static COMMON: Book = Book::new(&[texts!("game/messages/problems")]);

pub(crate) const MARKER: &[&str] = also!("marker");
/// Who has the marker, as a key. Who is "the first player" may be somebody else.
pub(crate) const MARKER_OF: &[&str] = also!("marker-of");
/// Keys that could mean who began or who has the marker.
pub(crate) const FIRST_PLAYER: &[&str] = also!("first-player");
pub(crate) const SCORE: &[&str] = also!("score");
pub(crate) const ALL_FACTORIES: &[&str] = also!("all-factories");
pub(crate) const ALL_MOVES: &[&str] = also!("all-moves");

/// Declares names with their letters, and without.
macro_rules! coined {
    ($($(#[$doc:meta])* $id:ident = $name:literal $($letters:expr)?;)*) => { $(
        $(#[$doc])*
        pub(crate) const $id: Coined = Coined { name: $name, letters: coined!(@ $($letters)?), also: also!($name) };
    )* };
    (@) => { None };
    (@ $letters:expr) => { Some(Letters::in_all(&$letters)) };
}

// The letters of a colour in the order of the languages, further ones as in English, and the same in every game: in a language
// the first of the colour's name if no other begins with it, else the English one; of Spanish *azul* and *amarillo*, *negro* and
// *naranja* the first.
coined! {
    BLUE = "blue" ['B', 'A', 'N'];
    YELLOW = "yellow" ['Y', 'Y', 'Y'];
    RED = "red" ['R', 'R', 'R'];
    BLACK = "black" ['K', 'N', 'K'];
    WHITE = "white" ['W', 'B', 'W'];
    BROWN = "brown" ['M', 'M', 'M'];
    GREEN = "green" ['G', 'V', 'G'];
    GREY = "grey" ['S', 'G', 'S'];
    ORANGE = "orange" ['O', 'O', 'P'];
    PURPLE = "purple" ['P', 'P', 'F'];
    /// A factory, without its number.
    FACTORY = "factory";
    /// The middle of the table.
    CENTRE = "centre";
}
/// The middle of the table as a key.
pub(crate) const CENTRE_KEY: &[&str] = CENTRE.also;
/// Where there is grey too, which an English G could be.
pub(crate) const GREEN_BESIDE_GREY: Coined = Coined { letters: Some(Letters::in_all(&['V', 'V', 'G'])), ..GREEN };

/// What players have.
pub(crate) static UNITS: Lexicon<Unit> = lexicon!(said!(COMMON, "unit");
    Unit::Points => "points", Unit::Offerings => "offerings", Unit::Crystals => "crystals", Unit::Scales => "scales",
    Unit::Cards => "cards");

macro_rules! language_words {
    ($($(#[$meta:meta])* $language:ident: $tag:literal, $name:literal, $grammar:ident, $also:expr;)*) => {
        lexicon!(said!(COMMON, "language"); $(Language::$language => $tag or &$also),*)
    };
}
pub(crate) static LANGUAGES: Lexicon<Language> = languages!(language_words);

/// The only word for what `finish:` finishes.
pub(crate) static GAME: Lexicon<()> = lexicon!(said!(COMMON, "thing-to-finish"); () => "game");
lexica! { pub(crate) Finished: () = |_| &GAME; }
