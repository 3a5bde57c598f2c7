//! The words and letters of the family, and the keys of its cases, in English, Spanish and Polish.

use super::{OWN, edition};
use crate::case::schema::pattern;
use crate::case::spelling::any_of;
use crate::case::{Action, Fixed, Key, Kind, Lexicon, Moves, Shape, Thing, Vocabulary, Word, Words, Written, key, lexicon};
use crate::game::lexicon::{
    ALL_FACTORIES, ALL_MOVES, BLACK, BLUE, BROWN, CENTRE, COMMON, FACTORY as FACTORY_WORDS, GAME, MARKER, MARKER_OF, RED, SCORE,
    WHITE, YELLOW, letters,
};
use crate::game::{Parts, heaps};
use crate::games::azul::{Azul, Colour, Edition, Gold, Phase, Piece, pieces as counts};
use crate::words::table::{also, table};
use crate::words::{Printed, Said, said};
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// Other names of keys and words.
const VOCABULARY: &[[&str; 2]] = table!("vocabulary.tsv", 2);

/// What stands for a space of which a case tells nothing.
pub(super) const UNTOLD: char = '?';

/// What `lines:` says where it is told that none is full, and no more; the first is the one that is written.
pub(super) static NOT_FULL: Lexicon<()> =
    Lexicon { what: said!(OWN, "state-of-lines"), words: &[Word::new((), NONE_FULL, also!("none-full"))], unclear: &[] };
pub(crate) const NONE_FULL: &str = "none-full";

/// What stands for factories, or for the centre, where no more is told of them than the moves.
pub(super) static HIDDEN: Lexicon<()> =
    Lexicon { what: said!(OWN, "state-of-source"), words: &[Word::new((), AS_TAKEN, also!("as-taken"))], unclear: &[] };
pub(crate) const AS_TAKEN: &str = "as-taken";

/// Declares an edition's colours once: for runs of tiles, with and without the marker, each also where not all is told.
macro_rules! colours {
    ($tiles:ident, $seen:ident, $pieces:ident, $fallen:ident, $unclear:ident;
     $($colour:ident = $name:literal, $letters:expr, $also:expr;)*) => {
        static $tiles: Lexicon<Colour> = Lexicon {
            what: said!(COMMON, "colour"),
            words: &[$(Word::with_letters(Colour::$colour, $name, $letters, $also),)*],
            unclear: $unclear,
        };
        static $seen: Lexicon<Option<Colour>> = Lexicon {
            what: said!(COMMON, "colour"),
            words: &[
                $(Word::with_letters(Some(Colour::$colour), $name, $letters, $also),)*
                Word::with_sign(None, "unknown", UNTOLD, &["desconocido", "nieznane"]),
            ],
            unclear: $unclear,
        };
        static $pieces: Lexicon<Piece> = Lexicon {
            what: said!(COMMON, "colour-or-marker"),
            words: &[
                $(Word::with_letters(Piece::Tile(Colour::$colour), $name, $letters, $also),)*
                Word::with_sign(Piece::Marker, "marker", '1', MARKER),
            ],
            unclear: $unclear,
        };
        static $fallen: Lexicon<Option<Piece>> = Lexicon {
            what: said!(COMMON, "colour-or-marker"),
            words: &[
                $(Word::with_letters(Some(Piece::Tile(Colour::$colour)), $name, $letters, $also),)*
                Word::with_sign(Some(Piece::Marker), "marker", '1', MARKER),
                Word::with_sign(None, "unknown", UNTOLD, &["desconocido", "nieznane"]),
            ],
            unclear: $unclear,
        };
    };
}

colours! {
    AZUL, AZUL_SEEN, AZUL_PIECES, AZUL_FALLEN, AZUL_UNCLEAR;
    Blue = "blue", letters::BLUE, BLUE;
    Yellow = "yellow", letters::YELLOW, YELLOW;
    Red = "red", letters::RED, RED;
    Black = "black", letters::BLACK, BLACK;
    White = "white", letters::WHITE, WHITE;
}
colours! {
    CHOCOLATIER, CHOCOLATIER_SEEN, CHOCOLATIER_PIECES, CHOCOLATIER_FALLEN, CHOCOLATIER_UNCLEAR;
    Blue = "blue", letters::BLUE, BLUE;
    Yellow = "brown", letters::BROWN, BROWN;
    Red = "white", letters::WHITE, WHITE;
    Black = "black", letters::BLACK, BLACK;
    White = "red", letters::RED, RED;
}

/// Colours that only another edition has.
const AZUL_UNCLEAR: &[(&[&str], Said)] = &[(&["brown"], NO_BROWN), (BROWN, NO_BROWN)];
const NO_BROWN: Said = said!(OWN, "no-brown");
const CHOCOLATIER_UNCLEAR: &[(&[&str], Said)] = &[(&["y", "yellow"], NO_YELLOW), (YELLOW, NO_YELLOW)];
const NO_YELLOW: Said = said!(OWN, "no-yellow");

/// The edition's colours.
pub(crate) fn colours(edition: Edition) -> &'static Lexicon<Colour> {
    match edition {
        Edition::Base | Edition::Mini => &AZUL,
        Edition::MasterChocolatier => &CHOCOLATIER,
    }
}

/// The edition's colours, and none for what is not told.
pub(super) fn seen(edition: Edition) -> &'static Lexicon<Option<Colour>> {
    match edition {
        Edition::Base | Edition::Mini => &AZUL_SEEN,
        Edition::MasterChocolatier => &CHOCOLATIER_SEEN,
    }
}

/// The edition's colours and the marker.
pub(super) fn pieces(edition: Edition) -> &'static Lexicon<Piece> {
    match edition {
        Edition::Base | Edition::Mini => &AZUL_PIECES,
        Edition::MasterChocolatier => &CHOCOLATIER_PIECES,
    }
}

/// The edition's colours, the marker, and none for what is not told.
pub(super) fn fallen(edition: Edition) -> &'static Lexicon<Option<Piece>> {
    match edition {
        Edition::Base | Edition::Mini => &AZUL_FALLEN,
        Edition::MasterChocolatier => &CHOCOLATIER_FALLEN,
    }
}

/// What the rulebook of Master Chocolatier calls keys and words.
pub(super) const OF_CHOCOLATIER: Printed = &[
    ("players", &["participantes", "gracze"]),
    ("wall", &["caja", "bombonierka"]),
    ("floor", &["fundicion", "linia-topnienia"]),
    ("lid", &["caja", "pudelko"]),
    ("tiling", &["confeccion", "napelnianie-bombonierki"]),
];

/// A variant that a case may name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum VariantWord {
    Coloured,
    Grey,
    Specialised,
}

pub(super) static VARIANTS: Lexicon<VariantWord> = lexicon!(said!(COMMON, "variant");
    VariantWord::Coloured => "coloured", VariantWord::Grey => "grey", VariantWord::Specialised => "specialised-factories");

pub(crate) static PHASES: Lexicon<Phase> = Lexicon {
    what: said!(COMMON, "phase"),
    words: &[
        Word::new(Phase::Setup, "setup", also!("setup")),
        Word::new(Phase::Offer, "offer", also!("offer")),
        Word::new(Phase::Tiling, "tiling", also!("tiling")),
        Word::new(Phase::Preparation, "preparation", also!("preparation")),
        Word::new(Phase::End, "end", also!("end")),
        Word::new(Phase::Over, "over", also!("over")),
    ],
    unclear: &[(&["preparacion", "przygotowanie"], said!(COMMON, "phase-of-two"))],
};

/// A place of the table that a move names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Spot {
    Factory,
    Centre,
    Line,
    Column,
    Floor,
}

const FLOOR_LINE: &[&str] = also!("floor-line");

pub(super) static SPOTS: Lexicon<Spot> = Lexicon {
    what: said!(COMMON, "place"),
    words: &[
        Word::new(Spot::Factory, "factory", FACTORY_WORDS),
        Word::new(Spot::Centre, "centre", CENTRE),
        Word::new(Spot::Line, "line", also!("line")),
        Word::new(Spot::Column, "column", also!("column")),
        Word::new(Spot::Floor, "floor", FLOOR_LINE),
    ],
    unclear: &[],
};

/// The gold sides but those that seek a colour, which are [`SEEK`] and a colour.
pub(super) static GOLD: Lexicon<Gold> = lexicon!(said!(OWN, "side-of-factory");
    Gold::PlusOne => "plus-one", Gold::Stay => "stay", Gold::Neighbours => "neighbours", Gold::Zero => "zero");

/// What stands before the colour of a colour-seeking factory; the first is the one that is written.
pub(super) const SEEK: &[&str] = also!("seek");

/// The only word for effects that are shown.
pub(super) static DONE: Lexicon<()> = lexicon!(said!(OWN, "state-of-effects"); () => "done");

/// Rounds that a case may state so that nothing overflows; what is possible is the audit's business.
pub(super) const ROUNDS: RangeInclusive<i64> = 1..=99;
/// How many pieces may be told to lie on a floor line without what they are: one would be the marker, `1`.
pub(super) const FALLEN: RangeInclusive<i64> = 2..=9;
/// What a score track may say, for the same reason.
pub(super) const SCORES: RangeInclusive<i64> = -9_999..=9_999;
/// The most tiles that a move may say; the box holds a hundred.
pub(super) const MOST: u8 = 100;
/// Tiles that go to the floor line.
pub(super) const DROPPED: RangeInclusive<i64> = 0..=MOST as i64;

/// Places that moves name: all factories; where tiles are taken from, where they go; in tiling the lines, and where a tile goes.
pub(super) const FACTORIES: &[Kind<Spot>] = &[(Spot::Factory, Some(counts::FACTORIES))];
pub(super) const SOURCES: &[Kind<Spot>] = &[(Spot::Factory, Some(counts::FACTORIES)), (Spot::Centre, None)];
pub(super) const TARGETS: &[Kind<Spot>] = &[(Spot::Line, Some(5)), (Spot::Floor, None)];
pub(super) const LINES: &[Kind<Spot>] = &[(Spot::Line, Some(5))];
pub(super) const COLUMNS: &[Kind<Spot>] = &[(Spot::Column, Some(5)), (Spot::Floor, None)];
pub(super) const FLOOR: &[Kind<Spot>] = &[(Spot::Floor, None)];

/// The colours of the edition at an index.
pub(crate) fn tiles(index: usize) -> Vocabulary {
    colours(edition(index)).vocabulary()
}
fn tiles_and_marker(index: usize) -> Vocabulary {
    pieces(edition(index)).vocabulary()
}

/// The gold sides that seek a colour, as they are written.
pub(super) const WRITTEN: &[(&str, Words)] = &[(SOUGHT, sought)];
const SOUGHT: &str = "colour to seek";
fn sought(index: usize) -> Vocabulary {
    static SIDES: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| {
        let side = |colour: Thing| colour.names.first().map(|name| format!("seek {name}"));
        (0..Azul::EDITIONS.len()).map(|index| tiles(index).things.into_iter().filter_map(side).collect()).collect()
    });
    let sides = SIDES.get(index).into_iter().flatten();
    let things = sides.map(|side| Thing::named(vec![side.as_str()]));
    Vocabulary::of(SOUGHT.to_owned(), things.collect())
}

/// The variants of the edition: specialised factories only where its rulebook prints them.
const VARIANT: Shape = Shape::Word(|index| {
    let printed = Azul::EDITIONS.get(index).map_or(&[] as &[_], |edition| edition.variants);
    let mut words = VARIANTS.vocabulary();
    words.things.retain(|thing| printed.iter().any(|variant| thing.names.contains(&variant.id)));
    words
});
const HEAP: Shape = Shape::Heap(tiles, heaps::MOST);
const A_FACTORY: Shape = Shape::Any(&[HEAP, Shape::Map(&FACTORY_MAP)]);
static FACTORY_MAP: Fixed = Fixed { what: "factory", keys: FACTORY, needs: &["tiles"] };
static PLAYER_MAP: Fixed = Fixed { what: "player", keys: PLAYER, needs: &[] };
static MOVES: Moves = Moves { what: "move", keys: &[MOVE], actions: &[ACTIONS], without: &[] };
static SEEKS: Written = Written {
    what: SOUGHT,
    patterns: |index| vec![format!("(?:{})(?:{})", any_of(SEEK.iter().copied()), pattern(&tiles(index)))],
    examples: &["seek blue", "busca azul"],
};
static COUNTED: Written = Written {
    what: "floor line with pieces that are not told",
    patterns: |index| {
        let piece = pattern(&tiles_and_marker(index));
        vec![format!(r"[{}-{}]|(?:{piece})*\?(?:\?|{piece})*", FALLEN.start(), FALLEN.end())]
    },
    examples: &["3", "???"],
};

/// What each action needs and allows, beside its own key.
pub(super) static ACTIONS: &[Action] = &[
    Action { key: "take", allows: &["player", "from", "to", "floor", "rest"], needs: &["to"] },
    Action { key: "tile", allows: &["player", "to"], needs: &[] },
    Action { key: "clear", allows: &["player"], needs: &[] },
    Action { key: "deal", allows: &["starter", "extra", "effects"], needs: &[] },
    Action { key: "finish", allows: &[], needs: &[] },
];

pub(crate) static CASE: &[Key] = &[
    key!(
        "variant",
        Shape::Any(&[VARIANT, Shape::List(&VARIANT, Shape::MANY)]),
        "the side of the boards, and whether specialised factories are in play",
    ),
    key!("round", Shape::Number(ROUNDS), "the round, from 1"),
    key!("phase", Shape::Word(|_| PHASES.vocabulary()), "where in the round the table stands"),
    key!("turn", Shape::Player, "whose turn it is: a player's name"),
    key!("starter", Shape::Player, "who had the first turn of the round: a player's name"),
    Key::new("marker", MARKER_OF, Shape::Player, "who has the first-player marker in front of them: a player's name"),
    key!(
        "players",
        Shape::List(&Shape::Any(&[Shape::Name, Shape::Map(&PLAYER_MAP)]), Shape::MANY),
        "the players, clockwise; a single one is a single board",
    ),
    Key::new(
        "factories",
        ALL_FACTORIES,
        Shape::Any(&[Shape::List(&A_FACTORY, Shape::MANY), Shape::Word(|_| HIDDEN.vocabulary())]),
        "the factories in ring order",
    ),
    Key::new(
        "centre",
        CENTRE,
        Shape::Any(&[Shape::Heap(tiles_and_marker, heaps::MOST), Shape::Word(|_| HIDDEN.vocabulary())]),
        "what lies in the middle of the table, with 1 for the marker",
    ),
    key!("bag", HEAP, "the tiles in the bag"),
    key!("lid", HEAP, "the tiles in the lid of the box"),
    Key::new("moves", ALL_MOVES, Shape::List(&Shape::Move(&MOVES), Shape::MANY), "the moves to judge, in order"),
];

pub(super) static PLAYER: &[Key] = &[
    key!("name", Shape::Name, "the name"),
    Key::new("score", SCORE, Shape::Number(SCORES), "the score track"),
    key!("wall", Shape::Board(tiles, 5, 5), "the wall, row by row"),
    key!(
        "lines",
        Shape::Any(&[Shape::Rows(tiles, 5), Shape::Word(|_| NOT_FULL.vocabulary())]),
        "the pattern lines, first to fifth",
    ),
    Key::new(
        "floor",
        FLOOR_LINE,
        Shape::Any(&[Shape::Run(tiles_and_marker), Shape::Written(&COUNTED)]),
        "the floor line, left to right; or how many pieces lie there, if more than one",
    ),
    key!("kept", Shape::Run(tiles_and_marker), "the kept \"0\" factory: what lies on it"),
];

/// The keys of a gold factory.
pub(super) static FACTORY: &[Key] = &[
    key!("gold", Shape::Any(&[Shape::Word(|_| GOLD.vocabulary()), Shape::Written(&SEEKS)]), "its gold side"),
    key!("tiles", HEAP, "the tiles on it"),
];

pub(super) static MOVE: &[Key] = &[
    key!("player", Shape::Player, "who; may be left out if there is one player"),
    key!("take", Shape::Amount(tiles, MOST), "take tiles: a colour, or a count and a colour"),
    key!("from", Shape::Numbered(|_| SPOTS.numbered(SOURCES)), "where they are taken from: a factory or the centre"),
    key!(
        "to",
        Shape::ByAction(&[
            ("take", Shape::Numbered(|_| SPOTS.numbered(TARGETS))),
            ("tile", Shape::Numbered(|_| SPOTS.numbered(COLUMNS))),
        ]),
        "where they go: a pattern line or the floor line; in tiling a column or the floor line",
    ),
    key!(
        "floor",
        Shape::Number(DROPPED),
        "how many of the tiles taken go to the floor line; those that do not fit need not be said",
    ),
    key!(
        "rest",
        Shape::Each(&Shape::Numbered(|_| SPOTS.numbered(FACTORIES)), &HEAP),
        "where the rest of a \"to the neighbours\" factory goes",
    ),
    key!("tile", Shape::Numbered(|_| SPOTS.numbered(LINES)), "move a tile of this full line to the wall"),
    key!("clear", Shape::Numbered(|_| SPOTS.numbered(FLOOR)), "pay and clear the floor line"),
    key!("deal", Shape::List(&A_FACTORY, 0..=counts::FACTORIES), "the factories filled for the next round"),
    key!("starter", Shape::Player, "who begins the first round"),
    key!("extra", Shape::Word(tiles), "the tile that a \"+1\" factory drew beyond its four"),
    key!("effects", Shape::Word(|_| DONE.vocabulary()), "`done` if the factories are shown after their set-up effects"),
    key!("finish", Shape::Word(|_| GAME.vocabulary()), "count the end bonuses"),
];
