//! Words for what several games have, in English, Spanish and Polish: colours, parts of the table.
//!
//! These are the other names of a thing; its own name and its letter are each game's.

use crate::case::{Lexicon, lexicon};
use crate::verdict::Unit;
use crate::words::table::{also, table};
use crate::words::{Book, Language, Texts, said, texts};

/// Other names of keys and words.
const VOCABULARY: &[[&str; 2]] = table!("words/vocabulary.tsv", 2);

/// What any game says of players; the book of each has it.
pub(super) const PEOPLE: [&str; 3] = texts!("words/" "people");
/// What games say of factories, the centre, the marker and turns.
pub(super) const TABLE: [&str; 3] = texts!("words/" "table");

/// Why a case of any game cannot be read.
pub(super) const COMMON: Texts = Texts { book: || &PROBLEMS, files: FILES };
const FILES: &[[&str; 3]] = &[texts!("words/" "problems")];
static PROBLEMS: Book = Book::new(FILES);

pub(super) const MARKER: &[&str] = also!("marker");
/// Who has the marker, as a key. Who is "the first player" may be somebody else.
pub(super) const MARKER_OF: &[&str] = also!("marker-of");
/// Keys that could mean who began or who has the marker.
pub(super) const FIRST_PLAYER: &[&str] = also!("first-player");
pub(super) const SCORE: &[&str] = also!("score");
pub(super) const ALL_FACTORIES: &[&str] = also!("all-factories");
/// The letters of the colours in the order of [`Language::ALL`]: in a language the same in every game. A letter is the colour's
/// first if no other begins with it, else the English one; of Spanish *azul* and *amarillo*, *negro* and *naranja* the first.
pub(super) mod letters {
    pub(in crate::games) const BLUE: [char; 3] = ['B', 'A', 'N'];
    pub(in crate::games) const YELLOW: [char; 3] = ['Y', 'Y', 'Y'];
    pub(in crate::games) const RED: [char; 3] = ['R', 'R', 'R'];
    pub(in crate::games) const BLACK: [char; 3] = ['K', 'N', 'K'];
    pub(in crate::games) const WHITE: [char; 3] = ['W', 'B', 'W'];
    pub(in crate::games) const BROWN: [char; 3] = ['M', 'M', 'M'];
    pub(in crate::games) const GREEN: [char; 3] = ['G', 'V', 'G'];
    /// Where there is grey too, which an English G could be.
    pub(in crate::games) const GREEN_BESIDE_GREY: [char; 3] = ['V', 'V', 'G'];
    pub(in crate::games) const GREY: [char; 3] = ['S', 'G', 'S'];
    pub(in crate::games) const ORANGE: [char; 3] = ['O', 'O', 'P'];
    pub(in crate::games) const PURPLE: [char; 3] = ['P', 'P', 'F'];
}
pub(super) const ALL_MOVES: &[&str] = also!("all-moves");
pub(super) const BLUE: &[&str] = also!("blue");
pub(super) const YELLOW: &[&str] = also!("yellow");
pub(super) const RED: &[&str] = also!("red");
pub(super) const BLACK: &[&str] = also!("black");
pub(super) const WHITE: &[&str] = also!("white");
pub(super) const BROWN: &[&str] = also!("brown");

pub(super) const GREEN: &[&str] = also!("green");
pub(super) const GREY: &[&str] = also!("grey");
pub(super) const ORANGE: &[&str] = also!("orange");
pub(super) const PURPLE: &[&str] = also!("purple");

/// A factory, without its number.
pub(super) const FACTORY: &[&str] = also!("factory");
/// The middle of the table.
pub(super) const CENTRE: &[&str] = also!("centre");

/// What players have.
pub(super) static UNITS: Lexicon<Unit> = lexicon!(said!(COMMON, "unit");
    Unit::Points => "points", Unit::Offerings => "offerings", Unit::Crystals => "crystals", Unit::Scales => "scales",
    Unit::Cards => "cards");

/// The languages that answers are written in.
pub(super) static LANGUAGES: Lexicon<Language> = lexicon!(said!(COMMON, "language");
    Language::English => "en", Language::Spanish => "es", Language::Polish => "pl");

/// The only word for what `finish:` finishes.
pub(super) static GAME: Lexicon<()> = lexicon!(said!(COMMON, "thing-to-finish"); () => "game");
