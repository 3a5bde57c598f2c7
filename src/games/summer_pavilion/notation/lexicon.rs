//! The words and letters of the game, and the shapes of stars, in English, Spanish and Polish.

use super::OWN;
use crate::case::spelling::any_of;
use crate::case::{Coined, Fixed, Key, Lexicon, MORE, Shape, Thing, Vocabulary, Word, Written, lexicon};
use crate::game::lexicon::{BLUE, CENTRE, COMMON, FACTORY, GREEN, MARKER, ORANGE, PURPLE, RED, YELLOW};
use crate::game::ways::{lexica, places};
use crate::games::summer_pavilion::pieces::ROUNDS;
use crate::games::summer_pavilion::{Between, Colour, Factory, Phase, Side, Source, Star};
use crate::words::table::{OtherNames, also, vocabulary};
use crate::words::{Said, said};

/// Other names of keys and words.
pub(crate) const VOCABULARY: OtherNames = vocabulary!("games/summer_pavilion/notation/vocabulary");

/// What may stand in `pass:`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kept {
    /// Only makes it read well: `keep GGGG`.
    Keep,
    Nothing,
    All,
    /// It is a pass, of which no more is said.
    Yes,
    Tile(Colour),
}

/// What every round says of another colour.
const WILD: &[(&[&str], Said)] = &[(&["wild"], said!(OWN, "wild-colour")), (also!("wild"), said!(OWN, "wild-colour"))];

/// The vocabularies that have the colours, with what else each has: without a round, then one for each, in which its wild colour
/// is called so, too.
macro_rules! colours {
    ($of:expr, $what:expr, $more:tt, $unclear:tt) => {
        colours!(@each $of, $what, $more, $unclear; Purple Green Orange Yellow Blue Red)
    };
    (@each $of:expr, $what:expr, $more:tt, $unclear:tt; $($wild:ident)+) => {
        [
            colours!(@of $of, $what, $more, [WILD[0], WILD[1]], $unclear),
            $(colours!(@of $of, $what, $more, [], $unclear, $wild),)+
        ]
    };
    (@of $of:expr, $what:expr, [$($more:expr),*], [$($without:expr),*], [$($unclear:expr),*] $(, $wild:ident)?) => {
        Lexicon {
            what: $what,
            words: &[
                Word::coined($of(Colour::Purple), PURPLE),
                Word::coined($of(Colour::Green), GREEN),
                Word::coined($of(Colour::Orange), ORANGE),
                Word::coined($of(Colour::Yellow), YELLOW),
                Word::coined($of(Colour::Blue), BLUE),
                Word::coined($of(Colour::Red), RED),
                $(Word::new($of(Colour::$wild), "wild", also!("wild")),)?
                $($more,)*
            ],
            unclear: &[$($without,)* $($unclear,)*],
        }
    };
}

type InRounds<T> = [Lexicon<T>; 1 + ROUNDS as usize];
static COLOURS_IN: InRounds<Colour> = colours!(std::convert::identity, said!(COMMON, "colour"), [], []);
static PIECES_IN: InRounds<Option<Colour>> =
    colours!(Some, said!(COMMON, "colour-or-marker"), [Word::with_sign(None, "marker", '1', MARKER)], []);
static KEPT_IN: InRounds<Kept> = colours!(
    Kept::Tile,
    said!(COMMON, "colour"),
    [
        Word::new(Kept::Keep, "keep", also!("keep")),
        Word::new(Kept::Nothing, "nothing", also!("nothing")),
        Word::new(Kept::All, "all", also!("all")),
        Word::new(Kept::Yes, "yes", also!("yes"))
    ],
    [(&["no", "nie", "false"], said!(OWN, "who-does-not-pass"))]
);
/// The colours.
pub(crate) static COLOURS: &Lexicon<Colour> = &COLOURS_IN[0];
/// All that a run of this game may hold: by these it is split when a piece of it is looked for.
pub(crate) static ANY: Lexicon<u8> = colours!(
    @of any,
    said!(COMMON, "colour"),
    [
        Word::with_sign(1, "marker", '1', MARKER),
        Word::with_sign(2, "2", '2', &[]),
        Word::with_sign(3, "3", '3', &[]),
        Word::with_sign(4, "4", '4', &[]),
        Word::with_sign(5, "5", '5', &[]),
        Word::with_sign(6, "6", '6', &[])
    ],
    [],
    []
);

const fn any(colour: Colour) -> u8 {
    10 + colour as u8
}

/// What is said of tiles: a side of the boards, and a round, if one is told.
pub(crate) fn set(side: Side, round: Option<u8>) -> usize {
    side as usize + 2 * usize::from(round.unwrap_or(0))
}
/// The side of a set.
pub(crate) fn side(set: usize) -> Side {
    if set % 2 == Side::Monochrome as usize { Side::Monochrome } else { Side::Coloured }
}
/// The wild colour of the round of a set.
pub(crate) fn wild(set: usize) -> Option<Colour> {
    u8::try_from(set / 2).ok().and_then(Colour::wild)
}
/// The words of its round.
fn in_round<T>(all: &'static InRounds<T>, set: usize) -> &'static Lexicon<T> {
    all.get(set / 2).unwrap_or(&all[0])
}
/// The tiles that a player keeps.
pub(crate) fn kept(set: usize) -> &'static Lexicon<Kept> {
    in_round(&KEPT_IN, set)
}

/// What stands between the stars.
pub(crate) static BETWEEN: Lexicon<Between> = lexicon!(said!(OWN, "between");
    Between::Pillar => "pillar", Between::Statue => "statue", Between::Window => "window");

/// The numbers of the spaces of a star.
pub(crate) static NUMBERS: Lexicon<usize> = Lexicon {
    what: said!(OWN, "number-of-space"),
    words: &[
        Word::with_sign(1, "1", '1', &[]),
        Word::with_sign(2, "2", '2', &[]),
        Word::with_sign(3, "3", '3', &[]),
        Word::with_sign(4, "4", '4', &[]),
        Word::with_sign(5, "5", '5', &[]),
        Word::with_sign(6, "6", '6', &[]),
    ],
    unclear: &[],
};

/// The same in the centre by their places, for the monochrome side prints a 3 on all of them.
pub(crate) static PLACES: Lexicon<usize> = lexicon!(said!(OWN, "number-of-space");
    1 => "place-1", 2 => "place-2", 3 => "place-3" or &["lugar-3", "miejsce-3"], 4 => "place-4", 5 => "place-5", 6 => "place-6");
/// What the third place of the centre is called where a 3 may be the number that is printed on any of them.
pub(crate) const THIRD_PLACE: &str = "place-3";
/// What stands before the first number of several in a row, and before the last.
pub(crate) const FROM: &[&str] = also!("from-a-number");
pub(crate) const TO: &[&str] = also!("to-a-number");
/// What says that a number is that of a place.
pub(crate) const PLACE: &[&str] = also!("place-list");
/// The same as a key, by which a place is found in a case.
pub(crate) static PLACE_KEYS: &[Key] = &[Key::new(THIRD_PLACE, &["lugar-3", "miejsce-3", "3"], ON_CENTRE, STAR)];

/// Declares the stars' names: by colour for the coloured side, by place for the monochrome one. Each side reads the other's too.
macro_rules! stars {
    ($($colour:ident: $letters:expr, [$($by_colour:literal),*], [$($by_place:literal),*];)*) => {
        pub(crate) static COLOURED_STARS: Lexicon<Star> = Lexicon {
            what: said!(OWN, "star"),
            words: &[
                $(stars!(@word Star::of(Colour::$colour), $letters, $($by_colour),*; $($by_place),*),)*
                Word::new(Star::CENTRE, "centre", CENTRE_STAR),
            ],
            unclear: &[],
        };
        static MONOCHROME_STARS: Lexicon<Star> = Lexicon {
            what: said!(OWN, "star"),
            words: &[
                $(stars!(@word Star::of(Colour::$colour), $letters, $($by_place),*; $($by_colour),*),)*
                Word::new(Star::CENTRE, "centre", CENTRE_STAR),
            ],
            unclear: &[],
        };
        static COLOURED_KEYS: &[Key] = &[
            $(stars!(@key ON_STAR, $letters, $($by_colour),*; $($by_place),*),)*
            Key::new("centre", CENTRE_STAR, ON_CENTRE, STAR),
        ];
        /// The keys of the stars: one that is left out has no tile.
        pub(crate) const STAR_NAMES: &[&str] = &[$(stars!(@name $($by_colour),*),)* "centre"];
        static MONOCHROME_KEYS: &[Key] = &[
            $(stars!(@key ON_ANY_STAR, $letters, $($by_place),*; $($by_colour),*),)*
            Key::new("centre", CENTRE_STAR, ON_CENTRE, STAR),
        ];
    };
    (@word $star:expr, $letters:expr, $name:literal, $($also:literal),*; $($more:literal),*) => {
        Word::coined($star, Coined { name: $name, also: &[$($also,)* $($more),*], ..$letters })
    };
    (@name $name:literal, $($also:literal),*) => { $name };
    (@key $shape:expr, $letters:expr, $name:literal, $($also:literal),*; $($more:literal),*) => {
        Key::new($name, &[$($also,)* $($more),*], $shape, STAR).with_letters($letters.letters)
    };
}

const STAR: &str = "the tiles on this star";
const CENTRE_STAR: &[&str] = also!("centre-star");

stars! {
    Orange: ORANGE, ["orange", "naranja", "pomaranczowa", "orange-star",
            "estrella-naranja", "pomaranczowej", "pomaranczowe", "pomaranczowym", "gwiazda-pomaranczowa", "pomaranczowa-gwiazda"],
        ["upper-left", "top-left", "arriba-izquierda", "superior-izquierda", "lewa-gorna", "lewej-gornej"];
    Red: RED, ["red", "roja", "rojo", "czerwona",
            "red-star", "estrella-roja", "czerwonej", "czerwone", "czerwonym", "gwiazda-czerwona", "czerwona-gwiazda"],
        ["upper-right", "top-right", "arriba-derecha", "superior-derecha", "prawa-gorna", "prawej-gornej"];
    Blue: BLUE, ["blue", "azul", "niebieska", "blue-star",
            "estrella-azul", "niebieskiej", "niebieskie", "niebieskim", "gwiazda-niebieska", "niebieska-gwiazda"],
        ["right", "derecha", "prawa", "prawej"];
    Yellow: YELLOW, ["yellow", "amarilla", "amarillo", "zolta",
            "yellow-star", "estrella-amarilla", "zoltej", "zolte", "zoltym", "gwiazda-zolta", "zolta-gwiazda"],
        ["lower-right", "bottom-right", "abajo-derecha", "inferior-derecha", "prawa-dolna", "prawej-dolnej"];
    Green: GREEN, ["green", "verde", "zielona", "green-star",
            "estrella-verde", "zielonej", "zielone", "zielonym", "gwiazda-zielona", "zielona-gwiazda"],
        ["lower-left", "bottom-left", "abajo-izquierda", "inferior-izquierda", "lewa-dolna", "lewej-dolnej"];
    Purple: PURPLE, ["purple", "purpura", "violeta", "fioletowa",
            "violet", "morada", "morado", "purple-star", "estrella-purpura", "estrella-morada", "estrella-violeta",
            "fioletowej", "fioletowe", "fioletowym", "gwiazda-fioletowa", "fioletowa-gwiazda"],
        ["left", "izquierda", "lewa", "lewej"];
}

/// The names of the stars on one side of the boards.
pub(crate) fn stars(side: Side) -> &'static Lexicon<Star> {
    match side {
        Side::Coloured => &COLOURED_STARS,
        Side::Monochrome => &MONOCHROME_STARS,
    }
}

/// The stars as keys of `stars:`.
pub(crate) fn star_keys(side: Side) -> &'static [Key] {
    match side {
        Side::Coloured => COLOURED_KEYS,
        Side::Monochrome => MONOCHROME_KEYS,
    }
}

static VARIANTS: Lexicon<Side> = lexicon!(said!(COMMON, "variant");
    Side::Coloured => "coloured", Side::Monochrome => "monochrome");

pub(crate) static PHASES: Lexicon<Phase> = lexicon!(said!(COMMON, "phase");
    Phase::Setup => "setup", Phase::Offer => "offer", Phase::Play => "play", Phase::Preparation => "preparation",
    Phase::End => "end", Phase::Over => "over";
    unclear &[(&["preparacion", "przygotowanie"], said!(COMMON, "phase-of-two"))]);

/// What a place that tiles are taken from is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spot {
    Factory,
    Centre,
}

static SPOTS: Lexicon<Spot> = lexicon!(said!(COMMON, "place"); Spot::Factory => FACTORY, Spot::Centre => CENTRE);

/// An answer to `passed:`.
pub(crate) static YES_OR_NO: Lexicon<bool> = lexicon!(said!(COMMON, "yes-or-no");
    true => "yes", false => "no");

lexica! {
    pub(crate) Colours: Colour = |set| in_round(&COLOURS_IN, set);
    pub(crate) Pieces: Option<Colour> = |set| in_round(&PIECES_IN, set);
    pub(crate) Phases: Phase = |_| &PHASES;
    pub(crate) Sides: Side = |_| &VARIANTS;
    pub(crate) Spots: Spot = |_| &SPOTS;
    pub(crate) YesOrNo: bool = |_| &YES_OR_NO;
}

places! {
    Spot of Spots:
    /// Where tiles are taken from.
    Sources: Source = Factory::all().map(|factory| (Spot::Factory, Source::Factory(factory))), [(Spot::Centre, Source::Centre)];
}

/// On a star of one colour the numbers say it all.
const ON_STAR: Shape = Shape::Any(&[
    Shape::Written(&DRAWN_SPACES),
    Shape::List(&Shape::Written(&LISTED_SPACES), Shape::MANY),
    NUMBERED_TILES,
    SOME_NUMBERED,
]);
/// Of a star that may be of several colours it may be told which it lacks.
const ON_ANY_STAR: Shape = Shape::Any(&[
    Shape::Written(&DRAWN_SPACES),
    Shape::List(&Shape::Written(&LISTED_SPACES), Shape::MANY),
    NUMBERED_TILES,
    SOME_TOLD,
]);
const NUMBERS_IN_A_ROW: &str = r"[\s,]*(?:[1-6][\s,]*)*";
static LISTED_SPACES: Written = Written { what: LISTED, patterns: |_| vec![NUMBERS_IN_A_ROW.to_owned()], examples: &["1", "15"] };
static DRAWN_SPACES: Written = Written {
    what: DRAWN,
    patterns: |_| {
        let drawn: String = (1..=6).map(|number| format!(r"[{number}._·\-][\s,]*")).collect();
        vec![format!(r"{NUMBERS_IN_A_ROW}|[\s,]*{drawn}|[\s,]*(?:[._·\-][\s,]*)*")]
    },
    examples: &["1 5", "15", "", "1...5."],
};
const ON_CENTRE: Shape = Shape::Any(&[NUMBERED_TILES, PLACED_TILES, Shape::Written(&NO_TILE), SOME_PLACED]);
const PLACED_TILES: Shape = Shape::Each(&Shape::Word(|_| numbers_and_places()), &Shape::Word(|_| COLOURS.vocabulary()));
/// The stars whose tiles are all of the star's own colour.
fn of_one_colour() -> Vocabulary {
    let mut stars = COLOURED_STARS.vocabulary();
    let centre = COLOURED_STARS.name(Star::CENTRE);
    stars.things.retain(|star| star.name != centre);
    stars
}
fn numbers_and_places() -> Vocabulary {
    let mut all = NUMBERS.vocabulary();
    all.things.extend(PLACES.vocabulary().things);
    all
}
const NUMBERED_TILES: Shape = Shape::Each(&Shape::Word(|_| NUMBERS.vocabulary()), &Shape::Word(|_| COLOURS.vocabulary()));
/// The same where free spaces are told, or not all is.
const SOME_NUMBERED: Shape =
    Shape::Each(&Shape::Any(&[Shape::Word(|_| NUMBERS.vocabulary()), Shape::Written(&REST)]), &TILE_OR_DOT);
const SOME_PLACED: Shape =
    Shape::Each(&Shape::Any(&[Shape::Word(|_| numbers_and_places()), Shape::Written(&REST)]), &TILE_OR_NONE);
const TILE_OR_DOT: Shape = Shape::Any(&[Shape::Word(|_| COLOURS.vocabulary()), Shape::Written(&DOT)]);
const TILE_OR_NONE: Shape = Shape::Any(&[Shape::Word(|_| COLOURS.vocabulary()), Shape::Written(&DOT), Shape::Written(&LACKING)]);
pub(crate) static REST: Written =
    Written { what: "dots, for more", patterns: |_| vec![r"\s*(?:\.\.\.|…)\s*".to_owned()], examples: &[MORE] };
pub(crate) static DOT: Written = Written { what: "dot", patterns: |_| vec![r"[.·\-]".to_owned()], examples: &["."] };
/// What the centre star surely has not among the tiles that are not told.
static LACKING: Written = Written {
    what: "colours that are not there",
    patterns: |_| vec![format!(r"(?:{})\s[^0-9]+", any_of(LACKS.iter().copied()))],
    examples: &["no blue"],
};
/// The words before them; the first is the one that is written.
pub(crate) const LACKS: &[&str] = &["no", "sin", "bez"];
/// What is told of a star where not all stars are.
const SOME_TOLD: Shape = Shape::Each(&Shape::Any(&[Shape::Word(|_| NUMBERS.vocabulary()), Shape::Written(&REST)]), &TILE_OR_NONE);
/// The stars, and perhaps others that are not told.
pub(crate) const SOME_STARS: Shape = Shape::Any(&[
    Shape::Map(&STARS),
    Shape::Map(&STARS_BY_PLACE),
    Shape::Each(
        &Shape::Any(&[Shape::Word(|_| COLOURED_STARS.vocabulary()), Shape::Written(&REST)]),
        &Shape::Any(&[SOME_TOLD, Shape::Written(&DOT)]),
    ),
    Shape::Each(
        &Shape::Any(&[Shape::Word(|_| of_one_colour()), Shape::Written(&REST)]),
        &Shape::Any(&[ON_STAR, Shape::Written(&DOT)]),
    ),
]);
/// Texts that are runs of numbers.
pub(crate) const WRITTEN: &[(&str, crate::case::Words)] =
    &[(LISTED, |_| NUMBERS.vocabulary()), (DRAWN, |_| NUMBERS.vocabulary()), (LACKING.what, |_| lacking())];
/// The words of what the centre star lacks.
fn lacking() -> Vocabulary {
    let mut words = COLOURS.vocabulary();
    words.things.push(Thing::named(LACKS[0], &LACKS[1..]));
    words
}
/// What says that a space is free, and that it is covered.
pub(crate) const FREE: &[&str] = also!("free-space");
pub(crate) const COVERED: &[&str] = also!("covered-space");
/// What says that all spaces of a star are covered.
pub(crate) const FULL: &[&str] = also!("full-star");
/// The words before tiles that are discarded on passing, folded.
pub(crate) const DISCARDS: &[&str] = &["discard", "discards", "descarta", "descartar", "odrzuca", "odrzucic", "wyrzuca"];
const LISTED: &str = "list of spaces";
const DRAWN: &str = "list of spaces, or all six with dots for free ones";
static NO_TILE: Written = Written { what: "empty text, for no tile", patterns: |_| vec![String::new()], examples: &[""] };
/// As reports say it, after a word or some that only make it read well.
pub(crate) static KEPT_IN_WORDS: Written = Written {
    what: "tiles in words, after the word keep",
    patterns: |_| {
        vec![
            r"[^0-9,]*[^0-9,\s]\s+[0-9]+\s+[^0-9,\s]{2,}(?:[\s,]+(?:(?:and|y|i)[\s,]+)?[0-9]+\s+[^0-9,\s]{2,})*[\s,]*".to_owned(),
        ]
    },
    examples: &["keep 2 green and 1 blue"],
};
/// How many tiles are kept, after a word or alone.
pub(crate) static KEPT_COUNT: Written = Written {
    what: "number of tiles, after the word keep",
    patterns: |_| {
        let keep: &[&str] = also!("keep");
        vec![format!(r"(?:(?:{})\s+)?[0-9]{{1,2}}", any_of(["keep"].into_iter().chain(keep.iter().copied())))]
    },
    examples: &["keep 4", "4"],
};
/// What may stand around the number and the star.
pub(crate) const BESIDE_A_SPACE: &[&str] = also!("beside-a-space");
pub(crate) static SPACE_IN_WORDS: Written = Written {
    what: "space of a star, in words",
    patterns: |_| {
        let (beside, star) = (any_of(BESIDE_A_SPACE.iter().copied()), any_of(COLOURED_STARS.names()));
        let before = format!(r"(?:(?:{beside})[-_\s]+)");
        let number_first = format!(r"{before}+[1-6][-_\s]+{before}*(?:{star})(?:[-_\s]+(?:{beside}))*");
        vec![format!(r"{number_first}|{before}*(?:{star})[-_\s]+{before}*[1-6]")]
    },
    examples: &["space 3 of the red star", "el espacio 3 de la estrella roja", "espacio rojo 3", "czerwone pole 3"],
};
/// Either side is read by the names of both.
static STARS: Fixed = Fixed { what: "stars", keys: COLOURED_KEYS, needs: &[] };
static STARS_BY_PLACE: Fixed = Fixed { what: "stars by place", keys: MONOCHROME_KEYS, needs: &[] };

pub(crate) const BONUS_TILES: &[&str] = also!("bonus-tiles");
