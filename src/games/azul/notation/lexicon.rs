//! The words and letters of the family, in English, Spanish and Polish, and places of the table that moves name.

use super::{OWN, edition};
use crate::case::{Lexicon, Thing, Vocabulary, Word, Words, lexicon};
use crate::game::Parts;
use crate::game::lexicon::{BLACK, BLUE, BROWN, CENTRE, COMMON, FACTORY, MARKER, RED, WHITE, YELLOW};
use crate::game::ways::{self, lexica, places};
use crate::games::azul::{Azul, Colour, Column, Edition, Factory, Gold, Line, Onto, Phase, Piece, Side, Source, To};
use crate::words::table::{OtherNames, also, vocabulary};
use crate::words::{Printed, Said, said};
use std::sync::LazyLock;

/// Other names of keys and words.
pub(crate) const VOCABULARY: OtherNames = vocabulary!("games/azul/notation/vocabulary");

/// What stands for a space of which a case tells nothing.
pub(crate) const UNTOLD: char = '?';

/// What `lines:` says where it is told that none is full, and no more.
pub(crate) static NOT_FULL: Lexicon<()> = lexicon!(said!(OWN, "state-of-lines"); () => "none-full");

/// The word of who keeps no "0" factory, or no more.
pub(crate) static NOT_KEPT: Lexicon<()> = lexicon!(said!(COMMON, "yes-or-no"); () => "no");

/// What stands for factories, or for the centre, where no more is told of them than the moves.
pub(crate) static HIDDEN: Lexicon<()> = lexicon!(said!(OWN, "state-of-source"); () => "as-taken");

/// The words of an edition for what lies somewhere.
struct Things {
    colours: Lexicon<Colour>,
    /// The colours, and none for what is not told.
    seen: Lexicon<Option<Colour>>,
    /// The colours and the marker.
    pieces: Lexicon<Piece>,
    /// The same, and none for what is not told.
    fallen: Lexicon<Option<Piece>>,
}

/// Declares an edition's colours once: for runs of tiles, with and without the marker, each also where not all is told.
macro_rules! colours {
    ($things:ident, $unclear:ident; $($colour:ident = $name:ident),*) => {
        static $things: Things = Things {
            colours: Lexicon {
                what: said!(COMMON, "colour"),
                words: &[$(Word::coined(Colour::$colour, $name),)*],
                unclear: $unclear,
            },
            seen: Lexicon {
                what: said!(COMMON, "colour"),
                words: &[$(Word::coined(Some(Colour::$colour), $name),)* UNKNOWN_TILE],
                unclear: $unclear,
            },
            pieces: Lexicon {
                what: said!(COMMON, "colour-or-marker"),
                words: &[
                    $(Word::coined(Piece::Tile(Colour::$colour), $name),)*
                    Word::with_sign(Piece::Marker, "marker", '1', MARKER),
                ],
                unclear: $unclear,
            },
            fallen: Lexicon {
                what: said!(COMMON, "colour-or-marker"),
                words: &[
                    $(Word::coined(Some(Piece::Tile(Colour::$colour)), $name),)*
                    Word::with_sign(Some(Piece::Marker), "marker", '1', MARKER),
                    UNKNOWN_PIECE,
                ],
                unclear: $unclear,
            },
        };
    };
}

const UNKNOWN_TILE: Word<Option<Colour>> = Word::with_sign(None, "unknown", UNTOLD, ALSO_UNKNOWN);
const UNKNOWN_PIECE: Word<Option<Piece>> = Word::with_sign(None, "unknown", UNTOLD, ALSO_UNKNOWN);
const ALSO_UNKNOWN: &[&str] = &["desconocido", "nieznane"];

colours! { AZUL, AZUL_UNCLEAR; Blue = BLUE, Yellow = YELLOW, Red = RED, Black = BLACK, White = WHITE }
colours! { CHOCOLATIER, CHOCOLATIER_UNCLEAR; Blue = BLUE, Yellow = BROWN, Red = WHITE, Black = BLACK, White = RED }

/// Colours that only another edition has.
const AZUL_UNCLEAR: &[(&[&str], Said)] = &[(&["brown"], NO_BROWN), (BROWN.also, NO_BROWN)];
const NO_BROWN: Said = said!(OWN, "no-brown");
const CHOCOLATIER_UNCLEAR: &[(&[&str], Said)] = &[(&["y", "yellow"], NO_YELLOW), (YELLOW.also, NO_YELLOW)];
const NO_YELLOW: Said = said!(OWN, "no-yellow");

fn things(set: usize) -> &'static Things {
    match edition(set) {
        Edition::Base | Edition::Mini => &AZUL,
        Edition::MasterChocolatier => &CHOCOLATIER,
    }
}

lexica! {
    pub(crate) Colours: Colour = |set| &things(set).colours;
    pub(crate) Seen: Option<Colour> = |set| &things(set).seen;
    pub(crate) Pieces: Piece = |set| &things(set).pieces;
    pub(crate) Fallen: Option<Piece> = |set| &things(set).fallen;
    pub(crate) Phases: Phase = |_| &PHASES;
    pub(crate) NotFull: () = |_| &NOT_FULL;
    pub(crate) NotKept: () = |_| &NOT_KEPT;
    pub(crate) Hidden: () = |_| &HIDDEN;
    pub(crate) Done: () = |_| &DONE;
    pub(crate) Spots: Spot = |_| &SPOTS;
}

/// The edition's colours.
pub(crate) fn colours(edition: Edition) -> &'static Lexicon<Colour> {
    &things(edition as usize).colours
}

/// What the rulebook of Master Chocolatier calls keys and words.
pub(crate) const OF_CHOCOLATIER: Printed = &[
    ("players", &["participantes", "gracze"]),
    ("wall", &["caja", "bombonierka"]),
    ("floor", &["fundicion", "linia-topnienia"]),
    ("lid", &["caja", "pudelko"]),
    ("tiling", &["confeccion", "napelnianie-bombonierki"]),
];

/// A variant that a case may name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum VariantWord {
    Side(Side),
    Specialised,
}

pub(crate) static VARIANTS: Lexicon<VariantWord> = lexicon!(said!(COMMON, "variant");
    VariantWord::Side(Side::Coloured) => "coloured", VariantWord::Side(Side::Grey) => "grey",
    VariantWord::Specialised => "specialised-factories");

pub(crate) static PHASES: Lexicon<Phase> = lexicon!(said!(COMMON, "phase");
    Phase::Setup => "setup", Phase::Offer => "offer", Phase::Tiling => "tiling", Phase::Preparation => "preparation",
    Phase::End => "end", Phase::Over => "over";
    unclear &[(&["preparacion", "przygotowanie"], said!(COMMON, "phase-of-two"))]);

pub(crate) const FLOOR_LINE: &[&str] = also!("floor-line");
/// A floor line with as many pieces as it has spaces.
pub(crate) const FULL: &[&str] = also!("full");

/// The gold sides but those that seek a colour, which are [`SEEKS`] and a colour.
pub(crate) static GOLD: Lexicon<Gold> = lexicon!(said!(OWN, "side-of-factory");
    Gold::PlusOne => "plus-one", Gold::Stay => "stay", Gold::Neighbours => "neighbours", Gold::Zero => "zero");

/// What stands before the colour of a colour-seeking factory; the first is the one that is written.
pub(crate) const SEEKS: &[&str] = also!("seek");

/// The only word for effects that are shown.
static DONE: Lexicon<()> = lexicon!(said!(OWN, "state-of-effects"); () => "done");

/// The gold sides that seek a colour, as they are written.
pub(crate) const WRITTEN: &[(&str, Words)] = &[(SOUGHT, sought)];
pub(crate) const SOUGHT: &str = "colour to seek";
fn sought(index: usize) -> Vocabulary {
    static SIDES: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| {
        let side = |colour: Thing| format!("seek {}", colour.name);
        let sides = |index| <Colours as ways::Lexica>::words(index).things.into_iter().map(side).collect();
        (0..Azul::EDITIONS.len()).map(sides).collect()
    });
    let sides = SIDES.get(index).into_iter().flatten();
    let things = sides.map(|side| Thing::named(side, &[]));
    Vocabulary::of(None, things.collect())
}

/// What a place is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spot {
    Factory,
    Centre,
    Line,
    Column,
    Floor,
}

static SPOTS: Lexicon<Spot> = lexicon!(said!(COMMON, "place");
    Spot::Factory => FACTORY, Spot::Centre => CENTRE, Spot::Line => "line", Spot::Column => "column",
    Spot::Floor => "floor" or FLOOR_LINE);

places! {
    Spot of Spots:
    /// Where tiles are taken from, and where the rest goes.
    Sources: Source = Factory::all().map(|factory| (Spot::Factory, Source::Factory(factory))), [(Spot::Centre, Source::Centre)];
    /// Where tiles go.
    Targets: To = lines(To::Line), [(Spot::Floor, To::Floor)];
    /// The lines in tiling.
    Rows: Line = lines(|line| line);
    /// Where a tile goes in tiling.
    Columns: Onto = Column::all().map(|column| (Spot::Column, Onto::Column(column))), [(Spot::Floor, Onto::Floor)];
    /// What is cleared.
    Cleared: () = [(Spot::Floor, ())];
}

fn lines<P>(place: impl Fn(Line) -> P) -> impl Iterator<Item = (Spot, P)> {
    Line::all().map(move |line| (Spot::Line, place(line)))
}
