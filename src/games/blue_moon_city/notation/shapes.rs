//! What may stand where in a case of this game, beyond single words and numbers: cards, buildings, sections, rewards.

use super::lexicon::{self, BUILDINGS};
use super::{cards, city, site};
use crate::case::schema::pattern;
use crate::case::spelling::any_of;
use crate::case::{Fixed, Lexicon, Shape, Vocabulary, Written};
use crate::game::record::Record;
use crate::games::blue_moon_city::DraftSite;
use crate::games::blue_moon_city::buildings::SECTIONS;
use crate::words::speech;
use std::ops::RangeInclusive;

/// Of a card, at most so many somewhere.
const CARD_COUNT: Shape = Shape::Number(cards::COUNTS);
/// A single card.
pub(super) const CARD: Shape = Shape::Written(&ONE_CARD);
const NO_CARD: Shape = Shape::Word(|_| lexicon::NONE.vocabulary());
/// Cards that are all known.
pub(super) const CARDS: Shape = Shape::Named(
    "cards",
    &Shape::Any(&[
        Shape::List(&Shape::Written(&KNOWN_CARDS), Shape::MANY),
        Shape::Written(&KNOWN_CARDS),
        Shape::Each(&CARD, &CARD_COUNT),
        NO_CARD,
    ]),
);
/// Cards that are all known, or how many there are.
pub(super) const CARDS_OR_COUNT: Shape = Shape::Named("cards-or-count", &Shape::Any(&[CARD_COUNT, CARDS]));
/// Cards of which some may be hidden, or how many there are.
pub(super) const STACK: Shape = Shape::Named(
    "stack",
    &Shape::Any(&[
        CARD_COUNT,
        Shape::List(&Shape::Written(&SOME_CARDS), Shape::MANY),
        Shape::Written(&SOME_CARDS),
        Shape::Each(&Shape::Written(&CARD_OR_HIDDEN), &CARD_COUNT),
        NO_CARD,
    ]),
);

static ONE_CARD: Written =
    Written { what: "card", patterns: |_| vec![card()], examples: &["blue 1", "1 blue", "B1", "azul 1", "niebieska 1"] };
static CARD_OR_HIDDEN: Written =
    Written { what: "card, or ?", patterns: |_| vec![card_or_hidden()], examples: &["blue 1", "?", "..."] };
static KNOWN_CARDS: Written = Written {
    what: "row of cards",
    patterns: |_| vec![in_a_row(&several(&card()))],
    examples: &["blue 1", "B1 W2", "blue 1, white 2", "azul 1 y blanca 2"],
};
static SOME_CARDS: Written = Written {
    what: "row of cards, with ? for hidden ones",
    patterns: |_| vec![in_a_row(&several(&card_or_hidden()))],
    examples: &["B1 ? ..."],
};

/// Texts in which colours stand beside numbers, and those of names.
pub(crate) const WRITTEN: &[(&str, crate::case::Words)] = &[
    (ONE_CARD.what, of_cards),
    (CARD_OR_HIDDEN.what, of_cards),
    (KNOWN_CARDS.what, of_cards),
    (SOME_CARDS.what, of_cards),
    ("section", |_| sections()),
    ("section to build on", of_sections),
    (BUILDINGS_IN_A_ROW.what, of_buildings),
    (THREE_TILES.what, of_buildings),
    (FIVE_TILES.what, of_buildings),
    (DRAWN_CITY.what, of_buildings),
    (AT_LEAST.what, |_| lexicon::before_a_number(&lexicon::AT_LEAST)),
    (NEXT.what, |_| lexicon::before_a_number(&lexicon::NEXT)),
];

fn of_sections(_: usize) -> Vocabulary {
    let colours = lexicon::COLOURS.vocabulary();
    let things = colours.things.into_iter().chain(sections().things).collect();
    Vocabulary { things, ..sections() }
}

/// The words before the number or the place of a section.
fn sections() -> Vocabulary {
    let things = [&lexicon::PLACE, &lexicon::SECTION].into_iter().flat_map(|word| word.vocabulary().things).collect();
    Vocabulary { of: "section", things, ..lexicon::SECTION.vocabulary() }
}

fn of_buildings(_: usize) -> Vocabulary {
    BUILDINGS.vocabulary()
}

fn of_cards(_: usize) -> Vocabulary {
    Vocabulary { of: "card", ..lexicon::COLOURS.vocabulary() }
}

fn card() -> String {
    card_of(&format!("{}|{}", pattern(&lexicon::COLOURS.vocabulary()), any_of(lexicon::PEOPLES.names())))
}

fn card_of(colour: &str) -> String {
    let card = any_of(lexicon::ONE_CARD.names());
    format!(r"0*[1-3][-_\s]*(?:{colour})|(?:(?:{card})\s+)*(?:{colour})(?:[-_\s]*|\s+(?:{card})\s+)0*[1-3]")
}

fn card_or_hidden() -> String {
    format!(r"[?¿]|\.\.\.|…|{}", card())
}

/// One of them, or `3 × ` or `3x ` before it, or a number in words before one that is written out.
fn several(pattern: &str) -> String {
    let (numbers, card) = (any_of(speech::numbers()), written_out());
    format!(r"(?:0*(?:[1-9][0-9]?|100)[\s]*[x×][\s]+|(?:{numbers})\s+(?={card}))?(?:{pattern})")
}

fn written_out() -> String {
    card_of(&any_of(lexicon::COLOURS.names().filter(|name| name.len() > 1)))
}

/// Several of the same between blanks or commas; an "and" may stand before one that is written out.
fn in_a_row(pattern: &str) -> String {
    let written_out = several(&written_out());
    format!(r"[\s,]*(?:(?:(?:and|y|i)\s+(?={written_out}))?(?:{pattern})(?:[\s,]+|$))*")
}

/// A building by its name.
pub(super) const BUILDING: Shape = Shape::Word(|_| BUILDINGS.vocabulary());
/// Where a dragon is.
pub(super) const DRAGON_AT: Shape =
    Shape::Named("place-of-a-dragon", &Shape::Any(&[BUILDING, Shape::Word(|_| lexicon::OUT.vocabulary())]));
/// What a case says of a building.
pub(super) const SITE: Shape =
    Shape::Named("site", &Shape::Any(&[Shape::Map(&SITE_MAP), Shape::Word(|_| lexicon::YES_NO.vocabulary())]));
static SITE_MAP: Fixed = Fixed { what: "building on the table", keys: DraftSite::KEYS, needs: &[] };

/// Buildings between commas.
pub(super) static BUILDINGS_IN_A_ROW: Written = Written {
    what: "row of buildings between commas",
    patterns: |_| vec![format!(r"[\s,]*(?:(?:{})[\s,]*)*", either(&BUILDINGS))],
    examples: &["", "mill, library"],
};

/// The tiles as they lie.
pub(super) const CITY: Shape =
    Shape::Any(&[Shape::Written(&DRAWN_CITY), Shape::Row(&[ROW_OF_3, ROW_OF_5, ROW_OF_5, ROW_OF_5, ROW_OF_3])]);
const TILE: Shape = Shape::Any(&[BUILDING, Shape::Written(&NO_TILE)]);
static NO_TILE: Written = Written { what: "dot", patterns: |_| vec![r"[.?·\-]".to_owned()], examples: &[".", "?"] };
const ROW_OF_3: Shape = Shape::Any(&[Shape::Written(&THREE_TILES), Shape::List(&TILE, 3..=3)]);
const ROW_OF_5: Shape = Shape::Any(&[Shape::Written(&FIVE_TILES), Shape::List(&TILE, 5..=5)]);
static THREE_TILES: Written = Written {
    what: "row of three tiles",
    patterns: |_| vec![row(3), tiles()],
    examples: &["mill, library, citadel", ". mill ."],
};
static FIVE_TILES: Written = Written {
    what: "row of five tiles",
    patterns: |_| vec![row(5), tiles()],
    examples: &[". . . . .", "., ., market, royal palace, ."],
};
static DRAWN_CITY: Written = Written {
    what: "city of five rows",
    patterns: |_| vec![city::ROWS.map(row).join(r"\s*\n\s*"), tiles()],
    examples: &[". . .\n. . . . .\n., ., market, royal palace, .\n. . . . .\n., mill, ."],
};

/// A row of so many words: between commas, or between blanks where there is no comma.
fn row(tiles: usize) -> String {
    let more = tiles.saturating_sub(1);
    format!(r"(?:[^,\n]+(?:,[^,\n]+){{{more}}},?|[^,\s]+(?:[^\S\n]+[^,\s]+){{{more}}})")
}

/// Tiles, however many and in whatever rows.
fn tiles() -> String {
    format!(r"(?:(?:{}|[.?·\-])(?:[\s,]+|$))*", either(&BUILDINGS))
}

/// Crystals: their worth, or pieces of 1 and 3.
pub(super) const CRYSTALS: Shape = Shape::Named(
    "crystals",
    &Shape::Any(&[
        Shape::Number(lexicon::COUNTS),
        Shape::Written(&AT_LEAST),
        Shape::Each(&Shape::Any(&[Shape::Number(1..=1), Shape::Number(3..=3)]), &Shape::Number(lexicon::COUNTS)),
    ]),
);

static AT_LEAST: Written = Written {
    what: "so many at least",
    patterns: |_| vec![format!(r"(?:{})\s+[0-9]+|[0-9]+\s*\+", any_of(lexicon::AT_LEAST))],
    examples: &["at least 7", "7+"],
};

/// The lowest free space of the obelisk.
pub(super) static NEXT: Written = Written {
    what: "next space",
    patterns: |_| vec![format!(r"(?:{})\s+(?:[7-9]|1[0-2])", any_of(lexicon::NEXT))],
    examples: &["next 8"],
};

/// Numbers by which a section may be called; those that it can have are the audit's business.
pub(super) const NUMBERS: RangeInclusive<i64> = 0..=u8::MAX as i64;
/// The stones on a building.
pub(super) const STONES: Shape = Shape::Any(&[
    Shape::List(&Shape::Any(&[Shape::Player, Shape::Defined("nothing"), FREE, Shape::Written(&MORE)]), 0..=5),
    Shape::Each(
        &Shape::Any(&[Shape::Written(&SECTION), Shape::Written(&MORE)]),
        &Shape::Any(&[Shape::Player, Shape::List(&OWNER, 0..=4), Shape::Defined("nothing"), FREE]),
    ),
    Shape::Written(&NO_STONE),
]);
const OWNER: Shape = Shape::Any(&[Shape::Player, FREE]);
const FREE: Shape = Shape::Written(&NO_STONE_THERE);
static NO_STONE_THERE: Written = Written {
    what: "dot, for a free section",
    patterns: |_| vec![r"\s*[.·\-]\s*".to_owned(), any_of(lexicon::FREE.names())],
    examples: &[".", "free"],
};
static NO_STONE: Written = Written { what: "empty text, for no stone", patterns: |_| vec![String::new()], examples: &[""] };
static MORE: Written =
    Written { what: "dots, for more", patterns: |_| vec![r"\s*(?:\.\.\.|…)\s*".to_owned()], examples: &["..."] };
static SECTION: Written = Written { what: "section", patterns: |_| vec![section()], examples: &["5", "place 1", "1st section"] };
/// A section by its place on the tile.
pub(super) const SECTION_BY_PLACE: Shape = Shape::Numbered(|_| lexicon::PLACE.numbered(&[((), Some(SECTIONS))]));
/// A section, and what colour is paid for it.
pub(super) static SECTION_TO_BUILD: Written = Written {
    what: "section to build on",
    patterns: |_| {
        let (colour, word) = (either(&lexicon::COLOURS), either(&lexicon::SECTION));
        vec![format!(r"(?:(?:{colour})\s+)?(?:{})|(?:{word})\s+(?:{colour})\s+[0-9]{{1,3}}", section())]
    },
    examples: &["place 1", "white 5", "white place 1", "section white 5"],
};

/// The numbers of all sections of a tile.
pub(super) static NUMBERS_IN_A_ROW: Written = Written {
    what: "numbers of sections",
    patterns: |_| vec![r"[0-9]{1,2}(?:(?:\s*[/,]\s*[0-9]{1,2})+|(?: +[0-9]{1,2})+)".to_owned()],
    examples: &["5/4/3", "5, 4, 3"],
};

fn section() -> String {
    let (place, section) = (either(&lexicon::PLACE), either(&lexicon::SECTION));
    let nth = site::NTH.map(|ending| ending.replace('.', r"\.")).join("|");
    format!(r"[0-9]{{1,3}}|(?:{place})[-_\s]*0*[1-4]|(?:{section})[-_\s]*[0-9]{{1,3}}|0*[1-4](?:{nth})[-_\s]+(?:{section})")
}

/// What a building brings.
pub(super) const REWARD: Shape = Shape::Named(
    "reward-of-a-building",
    &Shape::Any(&[
        Shape::Written(&A_REWARD),
        Shape::Each(&Shape::Word(|_| lexicon::WARES.vocabulary()), &Shape::Number(WARES)),
        NO_CARD,
    ]),
);
/// How many of each ware a reward may say.
pub(super) const WARES: RangeInclusive<i64> = 0..=9;
static A_REWARD: Written = Written {
    what: "reward",
    patterns: |_| {
        let ware = format!(r"\s*0*[0-9]\s*(?:{})\s*", either(&lexicon::WARES));
        vec![format!("(?:{ware}(?:,{ware})*)?")]
    },
    examples: &["2 crystals", "1 crystal, 1 card", "none"],
};

fn either<T: Copy + PartialEq>(lexicon: &Lexicon<T>) -> String {
    pattern(&lexicon.vocabulary())
}
