//! Words for what several games have, in English, Spanish and Polish: colours, parts of the table.
//!
//! These are the other names of a thing; its own name and its letter are each game's.

use super::ways::lexica;
use crate::case::{Lexicon, lexicon};
use crate::verdict::Unit;
use crate::words::table::{also, table};
use crate::words::{Book, Language, Texts, said, texts};

/// Other names of keys and words.
const VOCABULARY: &[[&str; 2]] = table!("vocabulary.tsv", 2);

/// What any game says of players; the book of each has it.
pub(crate) const PEOPLE: [&str; 3] = texts!("messages/" "people");
/// That alone.
pub(crate) static OF_PEOPLE: Book = Book::new(&[PEOPLE]);
/// What games say of factories, the centre, the marker and turns.
pub(crate) const TABLE: [&str; 3] = texts!("messages/" "table");

/// Why a case of any game cannot be read.
pub(crate) const COMMON: Texts = Texts { book: || &PROBLEMS, files: FILES };
const FILES: &[[&str; 3]] = &[texts!("messages/" "problems")];
static PROBLEMS: Book = Book::new(FILES);

pub(crate) const MARKER: &[&str] = also!("marker");
/// Who has the marker, as a key. Who is "the first player" may be somebody else.
pub(crate) const MARKER_OF: &[&str] = also!("marker-of");
/// Keys that could mean who began or who has the marker.
pub(crate) const FIRST_PLAYER: &[&str] = also!("first-player");
pub(crate) const SCORE: &[&str] = also!("score");
pub(crate) const ALL_FACTORIES: &[&str] = also!("all-factories");
/// The letters of the colours in the order of [`Language::ALL`]: in a language the same in every game. A letter is the colour's
/// first if no other begins with it, else the English one; of Spanish *azul* and *amarillo*, *negro* and *naranja* the first.
pub(crate) mod letters {
    pub(crate) const BLUE: [char; 3] = ['B', 'A', 'N'];
    pub(crate) const YELLOW: [char; 3] = ['Y', 'Y', 'Y'];
    pub(crate) const RED: [char; 3] = ['R', 'R', 'R'];
    pub(crate) const BLACK: [char; 3] = ['K', 'N', 'K'];
    pub(crate) const WHITE: [char; 3] = ['W', 'B', 'W'];
    pub(crate) const BROWN: [char; 3] = ['M', 'M', 'M'];
    pub(crate) const GREEN: [char; 3] = ['G', 'V', 'G'];
    /// Where there is grey too, which an English G could be.
    pub(crate) const GREEN_BESIDE_GREY: [char; 3] = ['V', 'V', 'G'];
    pub(crate) const GREY: [char; 3] = ['S', 'G', 'S'];
    pub(crate) const ORANGE: [char; 3] = ['O', 'O', 'P'];
    pub(crate) const PURPLE: [char; 3] = ['P', 'P', 'F'];
}
pub(crate) const ALL_MOVES: &[&str] = also!("all-moves");
pub(crate) const BLUE: &[&str] = also!("blue");
pub(crate) const YELLOW: &[&str] = also!("yellow");
pub(crate) const RED: &[&str] = also!("red");
pub(crate) const BLACK: &[&str] = also!("black");
pub(crate) const WHITE: &[&str] = also!("white");
pub(crate) const BROWN: &[&str] = also!("brown");

pub(crate) const GREEN: &[&str] = also!("green");
pub(crate) const GREY: &[&str] = also!("grey");
pub(crate) const ORANGE: &[&str] = also!("orange");
pub(crate) const PURPLE: &[&str] = also!("purple");

/// A factory, without its number.
pub(crate) const FACTORY: &[&str] = also!("factory");
/// The middle of the table.
pub(crate) const CENTRE: &[&str] = also!("centre");

/// What players have.
pub(crate) static UNITS: Lexicon<Unit> = lexicon!(said!(COMMON, "unit");
    Unit::Points => "points", Unit::Offerings => "offerings", Unit::Crystals => "crystals", Unit::Scales => "scales",
    Unit::Cards => "cards");

/// The languages that answers are written in.
pub(crate) static LANGUAGES: Lexicon<Language> = lexicon!(said!(COMMON, "language");
    Language::English => "en", Language::Spanish => "es", Language::Polish => "pl");

/// The only word for what `finish:` finishes.
pub(crate) static GAME: Lexicon<()> = lexicon!(said!(COMMON, "thing-to-finish"); () => "game");
lexica! { pub(crate) Finished: () = |_| &GAME; }
