//! The words and letters of the game, and the keys of its cases, in English, Spanish and Polish.

use super::OWN;
use crate::case::spelling::any_of;
use crate::case::{Action, Fixed, Key, Kind, Lexicon, MORE, Moves, Shape, Thing, Vocabulary, Word, Written, key, lexicon};
use crate::game::heaps;
use crate::game::lexicon::{
    ALL_FACTORIES, ALL_MOVES, BLUE, CENTRE, COMMON, FACTORY, GAME, GREEN, MARKER, MARKER_OF, ORANGE, PURPLE, RED, SCORE, YELLOW,
    letters,
};
use crate::games::summer_pavilion::{Between, Colour, Phase, Side, Star, pieces};
use crate::words::table::{also, table};
use crate::words::{Said, said};
use std::ops::RangeInclusive;

/// Other names of keys and words.
const VOCABULARY: &[[&str; 2]] = table!("vocabulary.tsv", 2);

/// What can lie in the centre of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Piece {
    Tile(Colour),
    Marker,
}

/// What may stand in `pass:`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kept {
    /// Only makes it read well: `keep GGGG`.
    Keep,
    Nothing,
    All,
    Tile(Colour),
}

/// What every round says of another colour.
const WILD: &[(&[&str], Said)] = &[(
    &["wild", "wilds", "comodin", "comodines", "atut", "atutowa", "atutowe", "atutowych", "atutowy"],
    said!(OWN, "wild-colour"),
)];

/// Declares the colours once, for every vocabulary that has them.
macro_rules! colours {
    ($($colour:ident = $name:literal, $letters:expr, $also:expr;)*) => {
        /// The colours.
        pub(crate) static COLOURS: Lexicon<Colour> = Lexicon {
            what: said!(COMMON, "colour"),
            words: &[$(Word::with_letters(Colour::$colour, $name, $letters, $also),)*],
            unclear: WILD,
        };
        /// The colours and the marker.
        pub(super) static PIECES: Lexicon<Piece> = Lexicon {
            what: said!(COMMON, "colour-or-marker"),
            words: &[
                $(Word::with_letters(Piece::Tile(Colour::$colour), $name, $letters, $also),)*
                Word::with_sign(Piece::Marker, "marker", '1', MARKER),
            ],
            unclear: WILD,
        };
        /// The tiles that a player keeps.
        pub(super) static KEPT: Lexicon<Kept> = Lexicon {
            what: said!(COMMON, "colour"),
            words: &[
                $(Word::with_letters(Kept::Tile(Colour::$colour), $name, $letters, $also),)*
                Word::new(Kept::Keep, "keep", also!("keep")),
                Word::new(Kept::Nothing, "nothing", also!("nothing")),
                Word::new(Kept::All, "all", also!("all")),
            ],
            unclear: &[WILD[0], (&["no", "nie", "false"], said!(OWN, "who-does-not-pass"))],
        };
        /// All that a run of this game may hold: by these it is split when a piece of it is looked for.
        pub(super) static ANY: Lexicon<u8> = Lexicon {
            what: said!(COMMON, "colour"),
            words: &[
                $(Word::with_letters(10 + Colour::$colour as u8, $name, $letters, $also),)*
                Word::with_sign(1, "marker", '1', MARKER),
                Word::with_sign(2, "2", '2', &[]),
                Word::with_sign(3, "3", '3', &[]),
                Word::with_sign(4, "4", '4', &[]),
                Word::with_sign(5, "5", '5', &[]),
                Word::with_sign(6, "6", '6', &[]),
            ],
            unclear: &[],
        };
    };
}

colours! {
    Purple = "purple", letters::PURPLE, PURPLE;
    Green = "green", letters::GREEN, GREEN;
    Orange = "orange", letters::ORANGE, ORANGE;
    Yellow = "yellow", letters::YELLOW, YELLOW;
    Blue = "blue", letters::BLUE, BLUE;
    Red = "red", letters::RED, RED;
}

/// What stands between the stars.
pub(crate) static BETWEEN: Lexicon<Between> = lexicon!(said!(OWN, "between");
    Between::Pillar => "pillar", Between::Statue => "statue", Between::Window => "window");

/// The numbers of the spaces of a star.
pub(super) static NUMBERS: Lexicon<usize> = Lexicon {
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
pub(super) static PLACES: Lexicon<usize> = Lexicon {
    what: said!(OWN, "number-of-space"),
    words: &[
        Word::new(1, "place-1", also!("place-1")),
        Word::new(2, "place-2", also!("place-2")),
        Word::new(3, THIRD_PLACE, &["lugar-3", "miejsce-3"]),
        Word::new(4, "place-4", also!("place-4")),
        Word::new(5, "place-5", also!("place-5")),
        Word::new(6, "place-6", also!("place-6")),
    ],
    unclear: &[],
};
/// What the third place of the centre is called where a 3 may be the number that is printed on any of them.
pub(super) const THIRD_PLACE: &str = "place-3";
/// What says that a number is that of a place.
pub(super) const PLACE: &[&str] = also!("place-list");
/// The same as a key, by which a place is found in a case.
pub(super) static PLACE_KEYS: &[Key] = &[Key::new(THIRD_PLACE, &["lugar-3", "miejsce-3", "3"], ON_CENTRE, STAR)];

/// Declares the stars' names: by colour for the coloured side, by place for the monochrome one. Each side reads the other's too.
macro_rules! stars {
    ($($colour:ident: $letters:expr, [$($by_colour:literal),*], [$($by_place:literal),*];)*) => {
        static COLOURED_STARS: Lexicon<Star> = Lexicon {
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
            $(stars!(@key $letters, $($by_colour),*; $($by_place),*),)*
            Key::new("centre", CENTRE_STAR, ON_CENTRE, STAR),
        ];
        /// The keys of the stars: one that is left out has no tile.
        pub(crate) const STAR_NAMES: &[&str] = &[$(stars!(@name $($by_colour),*),)* "centre"];
        static MONOCHROME_KEYS: &[Key] = &[
            $(stars!(@key $letters, $($by_place),*; $($by_colour),*),)*
            Key::new("centre", CENTRE_STAR, ON_CENTRE, STAR),
        ];
    };
    (@word $star:expr, $letters:expr, $name:literal, $($also:literal),*; $($more:literal),*) => {
        Word::with_letters($star, $name, $letters, &[$($also,)* $($more),*])
    };
    (@name $name:literal, $($also:literal),*) => { $name };
    (@key $letters:expr, $name:literal, $($also:literal),*; $($more:literal),*) => {
        Key::new($name, &[$($also,)* $($more),*], ON_STAR, STAR).with_letters($letters)
    };
}

const STAR: &str = "the tiles on this star";
const CENTRE_STAR: &[&str] = also!("centre-star");

stars! {
    Orange: letters::ORANGE, ["orange", "naranja", "pomaranczowa", "orange-star",
            "estrella-naranja", "pomaranczowej", "pomaranczowe", "pomaranczowym", "gwiazda-pomaranczowa", "pomaranczowa-gwiazda"],
        ["upper-left", "top-left", "arriba-izquierda", "superior-izquierda", "lewa-gorna", "lewej-gornej"];
    Red: letters::RED, ["red", "roja", "rojo", "czerwona",
            "red-star", "estrella-roja", "czerwonej", "czerwone", "czerwonym", "gwiazda-czerwona", "czerwona-gwiazda"],
        ["upper-right", "top-right", "arriba-derecha", "superior-derecha", "prawa-gorna", "prawej-gornej"];
    Blue: letters::BLUE, ["blue", "azul", "niebieska", "blue-star",
            "estrella-azul", "niebieskiej", "niebieskie", "niebieskim", "gwiazda-niebieska", "niebieska-gwiazda"],
        ["right", "derecha", "prawa", "prawej"];
    Yellow: letters::YELLOW, ["yellow", "amarilla", "amarillo", "zolta",
            "yellow-star", "estrella-amarilla", "zoltej", "zolte", "zoltym", "gwiazda-zolta", "zolta-gwiazda"],
        ["lower-right", "bottom-right", "abajo-derecha", "inferior-derecha", "prawa-dolna", "prawej-dolnej"];
    Green: letters::GREEN, ["green", "verde", "zielona", "green-star",
            "estrella-verde", "zielonej", "zielone", "zielonym", "gwiazda-zielona", "zielona-gwiazda"],
        ["lower-left", "bottom-left", "abajo-izquierda", "inferior-izquierda", "lewa-dolna", "lewej-dolnej"];
    Purple: letters::PURPLE, ["purple", "purpura", "violeta", "fioletowa",
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
pub(super) fn star_keys(side: Side) -> &'static [Key] {
    match side {
        Side::Coloured => COLOURED_KEYS,
        Side::Monochrome => MONOCHROME_KEYS,
    }
}

pub(super) static VARIANTS: Lexicon<Side> = lexicon!(said!(COMMON, "variant");
    Side::Coloured => "coloured", Side::Monochrome => "monochrome");

pub(crate) static PHASES: Lexicon<Phase> = Lexicon {
    what: said!(COMMON, "phase"),
    words: &[
        Word::new(Phase::Setup, "setup", also!("setup")),
        Word::new(Phase::Offer, "offer", also!("offer")),
        Word::new(Phase::Play, "play", also!("play")),
        Word::new(Phase::Preparation, "preparation", also!("preparation")),
        Word::new(Phase::End, "end", also!("end")),
        Word::new(Phase::Over, "over", also!("over")),
    ],
    unclear: &[(&["preparacion", "przygotowanie"], said!(COMMON, "phase-of-two"))],
};

/// A place of the table that tiles are taken from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Spot {
    Factory,
    Centre,
}

pub(super) static SPOTS: Lexicon<Spot> = Lexicon {
    what: said!(COMMON, "place"),
    words: &[Word::new(Spot::Factory, "factory", FACTORY), Word::new(Spot::Centre, "centre", CENTRE)],
    unclear: &[],
};

/// An answer to `passed:`.
pub(crate) static YES_OR_NO: Lexicon<bool> = lexicon!(said!(COMMON, "yes-or-no");
    true => "yes", false => "no");

/// What a case may state so that nothing overflows; what is possible is the audit's business.
pub(super) const ROUNDS: RangeInclusive<i64> = 1..=pieces::ROUNDS as i64;
/// What a score track may say.
pub(super) const SCORES: RangeInclusive<i64> = -9_999..=9_999;
/// 80-point tokens of a player.
pub(super) const TOKENS: RangeInclusive<i64> = 0..=9;
/// Bonus tiles that a player still has to choose.
pub(super) const BONUS: RangeInclusive<i64> = 0..=9;

/// The most tiles of a colour that a move may say; the box holds twenty-two.
pub(super) const MOST: u8 = 100;

/// Where tiles are taken from.
pub(super) const SOURCES: &[Kind<Spot>] = &[(Spot::Factory, Some(pieces::FACTORIES)), (Spot::Centre, None)];
/// The numbers of the spaces of a star; there are as many pillars, statues and windows.
pub(super) const LAST_SPACE: Option<usize> = Some(6);

const HEAP: Shape = Shape::Heap(|_| COLOURS.vocabulary(), heaps::MOST);
/// On a star of one colour the numbers say it all.
const ON_STAR: Shape = Shape::Any(&[
    Shape::Written(&DRAWN_SPACES),
    Shape::List(&Shape::Written(&LISTED_SPACES), Shape::MANY),
    NUMBERED_TILES,
    SOME_NUMBERED,
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
    stars.things.retain(|star| star.own_name() != centre);
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
static REST: Written =
    Written { what: "dots, for more", patterns: |_| vec![r"\s*(?:\.\.\.|…)\s*".to_owned()], examples: &[MORE] };
static DOT: Written = Written { what: "dot", patterns: |_| vec![r"[.·\-]".to_owned()], examples: &["."] };
/// What the centre star surely has not among the tiles that are not told.
static LACKING: Written = Written {
    what: "colours that are not there",
    patterns: |_| vec![format!(r"(?:{})\s[^0-9]+", any_of(LACKS.iter().copied()))],
    examples: &["no blue"],
};
/// The words before them; the first is the one that is written.
pub(super) const LACKS: &[&str] = &["no", "sin", "bez"];
/// Tiles, and perhaps others that are not told.
const SOME_TILES: Shape = Shape::Any(&[
    HEAP,
    Shape::Each(
        &Shape::Any(&[Shape::Word(|_| COLOURS.vocabulary()), Shape::Written(&REST)]),
        &Shape::Any(&[Shape::Number(0..=heaps::MOST), Shape::Written(&DOT)]),
    ),
]);
/// What is told of a star where not all stars are.
const SOME_TOLD: Shape = Shape::Each(&Shape::Any(&[Shape::Word(|_| NUMBERS.vocabulary()), Shape::Written(&REST)]), &TILE_OR_NONE);
/// The stars, and perhaps others that are not told.
const SOME_STARS: Shape = Shape::Any(&[
    Shape::Map(&STARS),
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
    words.things.push(Thing::named(LACKS.to_vec()));
    words
}
const LISTED: &str = "list of spaces";
const DRAWN: &str = "list of spaces, or all six with dots for free ones";
static NO_TILE: Written = Written { what: "empty text, for no tile", patterns: |_| vec![String::new()], examples: &[""] };
/// As reports say it, after a word or some that only make it read well.
static KEPT_IN_WORDS: Written = Written {
    what: "tiles in words, after the word keep",
    patterns: |_| {
        vec![
            r"[^0-9,]*[^0-9,\s]\s+[0-9]+\s+[^0-9,\s]{2,}(?:[\s,]+(?:(?:and|y|i)[\s,]+)?[0-9]+\s+[^0-9,\s]{2,})*[\s,]*".to_owned(),
        ]
    },
    examples: &["keep 2 green and 1 blue"],
};
/// What may stand around the number and the star.
pub(super) const BESIDE_A_SPACE: &[&str] = also!("beside-a-space");
static SPACE_IN_WORDS: Written = Written {
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
static PLAYER_MAP: Fixed = Fixed { what: "player", keys: PLAYER, needs: &[] };
static MOVES: Moves = Moves { what: "move", keys: &[MOVE], actions: &[ACTIONS], without: &[] };

/// What each action allows, beside its own key.
pub(super) static ACTIONS: &[Action] = &[
    Action { key: "take", allows: &["player", "from"], needs: &[] },
    Action { key: "place", allows: &["player", "on", "pay"], needs: &["on"] },
    Action { key: "bonus", allows: &["player"], needs: &[] },
    Action { key: "pass", allows: &["player"], needs: &[] },
    Action { key: "refill", allows: &[], needs: &[] },
    Action { key: "deal", allows: &["starter"], needs: &[] },
    Action { key: "finish", allows: &[], needs: &[] },
];

pub(crate) static CASE: &[Key] = &[
    key!("variant", Shape::Word(|_| VARIANTS.vocabulary()), "the side of the boards"),
    key!("round", Shape::Number(ROUNDS), "the round, 1 to 6; it names the wild colour"),
    key!("phase", Shape::Word(|_| PHASES.vocabulary()), "where in the round the table stands"),
    key!("turn", Shape::Player, "whose turn it is: a player's name"),
    key!("starter", Shape::Player, "who had the first turn of the round: a player's name"),
    Key::new("marker", MARKER_OF, Shape::Player, "who has the first-player marker: a player's name"),
    key!(
        "players",
        Shape::List(&Shape::Any(&[Shape::Name, Shape::Map(&PLAYER_MAP)]), Shape::MANY),
        "the players, clockwise; a single one is a single board",
    ),
    Key::new("factories", ALL_FACTORIES, Shape::List(&HEAP, Shape::MANY), "the factories"),
    key!(
        "centre",
        Shape::Heap(|_| PIECES.vocabulary(), heaps::MOST),
        "what lies in the middle of the table, with 1 for the marker",
    ),
    key!("supply", SOME_TILES, "the tiles on the ten supply spaces"),
    key!("bag", HEAP, "the tiles in the bag"),
    key!("tower", HEAP, "the tiles in the tower"),
    Key::new("moves", ALL_MOVES, Shape::List(&Shape::Move(&MOVES), Shape::MANY), "the moves to judge, in order"),
];

const BONUS_TILES: &[&str] = also!("bonus-tiles");

pub(super) static PLAYER: &[Key] = &[
    key!("name", Shape::Name, "the name"),
    Key::new("score", SCORE, Shape::Number(SCORES), "the score: all points, or the place on the track"),
    key!("tokens", Shape::Number(TOKENS), "80-point tokens, if `score` is the place on the track only"),
    key!("stars", SOME_STARS, "the tiles on the stars"),
    key!("tiles", SOME_TILES, "the tiles beside the board"),
    key!("corners", HEAP, "the tiles in the corners of the board"),
    key!("passed", Shape::Word(|_| YES_OR_NO.vocabulary()), "whether the player has passed this round"),
    Key::new("bonus", BONUS_TILES, Shape::Number(BONUS), "how many bonus tiles the player still has to choose"),
];

pub(super) static MOVE: &[Key] = &[
    key!("player", Shape::Player, "who; may be left out if there is one player"),
    key!("take", Shape::Any(&[Shape::Amount(|_| COLOURS.vocabulary(), MOST), HEAP]), "take tiles: a colour, or all tiles taken"),
    key!("from", Shape::Numbered(|_| SPOTS.numbered(SOURCES)), "where they are taken from: a factory or the centre"),
    key!("place", Shape::Word(|_| COLOURS.vocabulary()), "put a tile of this colour on the board"),
    key!(
        "on",
        Shape::Any(&[
            Shape::Numbered(|_| COLOURED_STARS.numbered(&Star::all().map(|star| (star, LAST_SPACE)).collect::<Vec<_>>())),
            Shape::Written(&SPACE_IN_WORDS),
            Shape::Word(|_| BETWEEN.vocabulary()),
            Shape::Numbered(|_| BETWEEN.numbered(&BETWEEN.words.iter().map(|word| (word.means, LAST_SPACE)).collect::<Vec<_>>())),
        ]),
        "the space: its star and its number",
    ),
    key!("pay", HEAP, "all tiles used, the placed one included"),
    Key::new("bonus", BONUS_TILES, HEAP, "choose these bonus tiles"),
    key!(
        "pass",
        Shape::Any(&[HEAP, Shape::Run(|_| KEPT.vocabulary()), Shape::Written(&KEPT_IN_WORDS)]),
        "pass, keeping these tiles",
    ),
    key!("refill", HEAP, "the tiles drawn for the supply"),
    key!("deal", Shape::List(&HEAP, 0..=pieces::FACTORIES), "the factories filled for the next round"),
    key!("starter", Shape::Player, "who begins the first round"),
    key!("finish", Shape::Word(|_| GAME.vocabulary()), "count the end bonuses"),
];
