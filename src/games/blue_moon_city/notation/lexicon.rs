//! The words of the game, in English, Spanish and Polish.

use super::{OWN, shapes};
use crate::case::{Key, Lexicon, Thing, Vocabulary, Word, lexicon};
use crate::game::lexicon::{BLACK, BLUE, BROWN, COMMON, GREEN, GREEN_BESIDE_GREY, GREY, RED, WHITE, YELLOW};
use crate::game::ways::lexica;
use crate::games::blue_moon_city::buildings::{Building, every_building};
use crate::games::blue_moon_city::{Colour, Dragon, DragonName, Phase, Uncounted};
use crate::verdict::Unit;
use crate::words::table::{OtherNames, also, vocabulary};
use crate::words::{Said, fold, named, said, speech};
use std::ops::RangeInclusive;

/// Other names of keys and words.
pub(crate) const VOCABULARY: OtherNames = vocabulary!("games/blue_moon_city/notation/vocabulary");

/// The colours of cards and sections.
pub(crate) static COLOURS: Lexicon<Colour> = lexicon!(said!(COMMON, "colour");
    Colour::Black => BLACK, Colour::Red => RED, Colour::Blue => BLUE, Colour::Grey => GREY, Colour::Green => GREEN_BESIDE_GREY,
    Colour::Brown => BROWN, Colour::White => WHITE, Colour::Yellow => YELLOW);

/// The peoples by which the rulebook calls cards of a colour.
pub(crate) static PEOPLES: Lexicon<Colour> = lexicon!(said!(COMMON, "colour");
    Colour::Black => "vulca" or &[], Colour::Red => "terrah" or &[], Colour::Blue => "aqua" or &[],
    Colour::Grey => "escapada" or &["flit"], Colour::Green => "khind" or &[], Colour::Brown => "mimix" or &[],
    Colour::White => "hoax" or &[], Colour::Yellow => "pilar" or &["pillar"]);

/// The words in a card that only make it read well: `the blue card 1`.
pub(crate) static ONE_CARD: Lexicon<()> = lexicon!(said!(OWN, "card"); () => "card", () => "the", () => "of");

/// Declares the names once, for words and for the keys of `buildings:`.
macro_rules! buildings {
    ($($building:ident)*) => {
        /// The buildings by name. No rulebook here names all of them: these are what players may call them.
        pub(crate) static BUILDINGS: Lexicon<Building> = Lexicon {
            what: said!(OWN, "building"),
            words: &[$(Word::new(Building::$building, named!("", $building), also!(named!("", $building))),)*],
            unclear: UNCLEAR,
        };
        /// The buildings as keys.
        pub(crate) static BUILDING: &[Key] = &[$(Key::new(
            named!("", $building), also!(named!("", $building)), shapes::SITE, "what is known of this building",
        ),)*];
    };
}
every_building!(buildings);

/// Words that several buildings share.
const UNCLEAR: &[(&[&str], Said)] = &[
    (&["temple", "templo", "tempel", "swiatynia"], said!(OWN, "temples")),
    (&["hall", "halle"], said!(OWN, "halls")),
    (&["tower", "turm", "torre", "wieza"], said!(OWN, "towers")),
];

/// Declares the names of dragons once, for words and for the keys of `dragons:`.
macro_rules! dragons {
    ($($means:expr, $name:literal, $also:expr;)*) => {
        /// The dragons, by people or by colour.
        pub(crate) static DRAGONS: Lexicon<DragonName> =
            Lexicon { what: said!(OWN, "dragon"), words: &[$(Word::new($means, $name, $also),)*], unclear: &[] };
        /// The dragons as keys.
        pub(crate) static DRAGON: &[Key] = &[$(Key::new($name, $also, shapes::DRAGON_AT, "where this dragon is"),)*];
    };
}

dragons! {
    DragonName::Of(Dragon::Vulca), "vulca", &["volca"];
    DragonName::Of(Dragon::Terrah), "terrah", &["terra"];
    DragonName::Of(Dragon::Aqua), "aqua", &[];
    DragonName::Coloured(Colour::Black), "black", BLACK.also;
    DragonName::Coloured(Colour::Red), "red", RED.also;
    DragonName::Coloured(Colour::Blue), "blue", BLUE.also;
    DragonName::Coloured(Colour::Green), "green", GREEN.also;
    DragonName::Coloured(Colour::Grey), "grey", GREY.also;
    DragonName::Coloured(Colour::Brown), "brown", BROWN.also;
    DragonName::Coloured(Colour::White), "white", WHITE.also;
    DragonName::Coloured(Colour::Yellow), "yellow", YELLOW.also;
}

/// The only variant; without it the game is as usual.
pub(crate) static VARIANTS: Lexicon<bool> = lexicon!(said!(COMMON, "variant"); false => "standard", true => "random-centre");

pub(crate) static PHASES: Lexicon<Phase> = lexicon!(said!(COMMON, "phase");
    Phase::Movement => "movement", Phase::Building => "building", Phase::Drawing => "drawing", Phase::Over => "over");

pub(crate) static UNCOUNTED: Lexicon<Uncounted> = lexicon!(said!(OWN, "part-uncounted");
    Uncounted::Rewards => "rewards", Uncounted::Cards => "cards", Uncounted::Crystals => "crystals",
    Uncounted::Scales => "scales" or SCALES, Uncounted::Offerings => "offerings");

lexica! {
    pub(crate) Colours: Colour = |_| &COLOURS;
    pub(crate) Phases: Phase = |_| &PHASES;
    pub(crate) YesOrNo: bool = |_| &YES_NO;
}

pub(crate) static OUT: Lexicon<()> = lexicon!(said!(OWN, "building-nor-out"); () => "out");

pub(crate) static YES_NO: Lexicon<bool> = lexicon!(said!(COMMON, "yes-or-no");
    true => "yes", false => "no");

/// What a reward is made of.
pub(crate) static WARES: Lexicon<Unit> = lexicon!(said!(OWN, "reward");
    Unit::Crystals => "crystals" or also!("ware-crystals"), Unit::Cards => "cards" or also!("ware-cards"),
    Unit::Scales => "scales");

/// The one answer to a question that only matters if it is so.
pub(crate) static NO: Lexicon<()> = lexicon!(said!(COMMON, "yes-or-no"); () => "no");

/// What says "none" where a list could stand.
pub(crate) static NONE: Lexicon<()> = lexicon!(said!(OWN, "card"); () => "none");

/// What says that no stone lies on a section.
pub(crate) static FREE: Lexicon<()> = lexicon!(said!(OWN, "section"); () => "free");

/// The word before the place of a section, counted from the left.
pub(crate) static PLACE: Lexicon<()> = lexicon!(said!(OWN, "section"); () => "place");

/// The word for a section: before a number it leaves open whether that is printed or counted.
pub(crate) static SECTION: Lexicon<()> = lexicon!(said!(OWN, "section"); () => "section");

/// What some say instead of drawing.
pub(crate) static PASS: Lexicon<()> = lexicon!(said!(OWN, "reward"); () => "pass");

/// What offerings are made to.
pub(crate) static OBELISK: Lexicon<()> = lexicon!(said!(OWN, "space-of-obelisk");
    () => "obelisk" or also!("space-of-obelisk"));

/// The largest count that a case may state; what is possible is the audit's business.
pub(crate) const COUNTS: RangeInclusive<i64> = 0..=200;
/// What stands before a number that there may be more of.
pub(crate) const AT_LEAST: [&str; 3] = ["at-least", "al-menos", "co-najmniej"];

/// Words before a number, to be named in a language.
pub(crate) fn before_a_number(words: &'static [&'static str]) -> Vocabulary {
    Vocabulary::of(None, vec![Thing::named(words[0], &words[1..])])
}

/// The same behind the number.
const OR_MORE: [&str; 8] = ["-or-more", "-o-mas", "-lub-wiecej", "-albo-wiecej", "-at-least", "-al-menos", "-co-najmniej", "+"];

/// The number that there are at least, in figures or words: `at least 7`, `seven or more`, `7+`, `al menos 7 cristales`.
pub(crate) fn at_least(text: &str) -> Option<u16> {
    let folded = fold(text);
    let before = || AT_LEAST.iter().find_map(|words| folded.strip_prefix(words)?.strip_prefix('-'));
    let said = OR_MORE.iter().find_map(|words| folded.strip_suffix(words)).or_else(before)?;
    let (count, what) = speech::counted(said)?;
    let is_meant = what.is_empty() || speech::names(&what).contains(&"crystal");
    count.filter(|&count| is_meant && COUNTS.contains(&i64::from(count)))
}
/// The numbers of sections, for the same reason.
pub(crate) const SECTIONS: RangeInclusive<i64> = 0..=99;
/// The numbers of the spaces of the obelisk.
pub(crate) const PRICES: RangeInclusive<i64> = 7..=12;

/// What stands before the number of the lowest free space.
pub(crate) const NEXT: [&str; 3] = ["next", "siguiente", "nastepne"];

/// The number of the lowest free space: `next 8`.
pub(crate) fn next_space(text: &str) -> Option<u8> {
    let folded = fold(text);
    let number = NEXT.iter().find_map(|word| folded.strip_prefix(word)?.strip_prefix('-')?.parse().ok());
    number.filter(|number| PRICES.contains(&i64::from(*number)))
}

/// Of the names of crystals, those that can be counted.
pub(crate) const PIECES_OF_CRYSTAL: &[&str] = also!("pieces-of-crystal");
pub(crate) const SCALES: &[&str] = also!("scales-list");
