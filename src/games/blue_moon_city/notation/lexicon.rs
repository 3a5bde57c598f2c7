//! The words of the game and the keys of its cases, in English, Spanish and Polish.

use super::{OWN, shapes};
use crate::case::{Action, Fixed, Key, Lexicon, Moves, Shape, Thing, Vocabulary, Word, key, lexicon};
use crate::game::lexicon::{ALL_MOVES, BLACK, BLUE, BROWN, COMMON, GREEN, GREY, RED, WHITE, YELLOW, letters};
use crate::games::blue_moon_city::{Colour, Dragon, DragonName, Phase, Uncounted};
use crate::words::table::{also, table};
use crate::words::{fold, said, speech};
use std::ops::RangeInclusive;

/// Other names of keys and words.
pub(super) const VOCABULARY: &[[&str; 2]] = table!("vocabulary.tsv", 2);

/// The colours of cards and sections.
pub(crate) static COLOURS: Lexicon<Colour> = Lexicon {
    what: said!(COMMON, "colour"),
    words: &[
        Word::with_letters(Colour::Black, "black", letters::BLACK, BLACK),
        Word::with_letters(Colour::Red, "red", letters::RED, RED),
        Word::with_letters(Colour::Blue, "blue", letters::BLUE, BLUE),
        Word::with_letters(Colour::Grey, "grey", letters::GREY, GREY),
        Word::with_letters(Colour::Green, "green", letters::GREEN_BESIDE_GREY, GREEN),
        Word::with_letters(Colour::Brown, "brown", letters::BROWN, BROWN),
        Word::with_letters(Colour::White, "white", letters::WHITE, WHITE),
        Word::with_letters(Colour::Yellow, "yellow", letters::YELLOW, YELLOW),
    ],
    unclear: &[],
};

/// The peoples by which the rulebook calls cards of a colour.
pub(super) static PEOPLES: Lexicon<Colour> = Lexicon {
    what: said!(COMMON, "colour"),
    words: &[
        Word::new(Colour::Black, "vulca", &[]),
        Word::new(Colour::Red, "terrah", &[]),
        Word::new(Colour::Blue, "aqua", &[]),
        Word::new(Colour::Grey, "escapada", &[]),
        Word::new(Colour::Green, "khind", &[]),
        Word::new(Colour::Brown, "mimix", &[]),
        Word::new(Colour::Yellow, "pilar", &[]),
    ],
    unclear: &[],
};

/// The words in a card that only make it read well: `the blue card 1`.
pub(super) static ONE_CARD: Lexicon<()> = lexicon!(said!(OWN, "card"); () => "card", () => "the");

/// Declares the names of dragons once, for words and for the keys of `dragons:`.
macro_rules! dragons {
    ($($means:expr, $name:literal, $also:expr;)*) => {
        /// The dragons, by people or by colour.
        pub(crate) static DRAGONS: Lexicon<DragonName> =
            Lexicon { what: said!(OWN, "dragon"), words: &[$(Word::new($means, $name, $also),)*], unclear: &[] };
        /// The dragons as keys.
        pub(super) static DRAGON: &[Key] = &[$(Key::new($name, $also, shapes::DRAGON_AT, "where this dragon is"),)*];
    };
}

dragons! {
    DragonName::Of(Dragon::Vulca), "vulca", &["volca"];
    DragonName::Of(Dragon::Terrah), "terrah", &["terra"];
    DragonName::Of(Dragon::Aqua), "aqua", &[];
    DragonName::Coloured(Colour::Black), "black", BLACK;
    DragonName::Coloured(Colour::Red), "red", RED;
    DragonName::Coloured(Colour::Blue), "blue", BLUE;
    DragonName::Coloured(Colour::Green), "green", GREEN;
    DragonName::Coloured(Colour::Grey), "grey", GREY;
    DragonName::Coloured(Colour::Brown), "brown", BROWN;
    DragonName::Coloured(Colour::White), "white", WHITE;
    DragonName::Coloured(Colour::Yellow), "yellow", YELLOW;
}

/// The only variant; without it the game is as usual.
pub(super) static VARIANTS: Lexicon<bool> = lexicon!(said!(COMMON, "variant"); false => "standard", true => "random-centre");

pub(crate) static PHASES: Lexicon<Phase> = lexicon!(said!(COMMON, "phase");
    Phase::Movement => "movement", Phase::Building => "building", Phase::Drawing => "drawing", Phase::Over => "over");

/// A part of a game that a case may not have counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Rewards,
    Cards,
    Crystals,
    Scales,
    Offerings,
}

impl Part {
    pub(super) const ALL: [Self; 5] = [Self::Rewards, Self::Cards, Self::Crystals, Self::Scales, Self::Offerings];
    /// Whether it is uncounted.
    pub(super) fn of(self, uncounted: &mut Uncounted) -> &mut bool {
        match self {
            Self::Rewards => &mut uncounted.rewards,
            Self::Cards => &mut uncounted.cards,
            Self::Crystals => &mut uncounted.crystals,
            Self::Scales => &mut uncounted.scales,
            Self::Offerings => &mut uncounted.offerings,
        }
    }
}

pub(super) static UNCOUNTED: Lexicon<Part> = Lexicon {
    what: said!(OWN, "part-uncounted"),
    words: &[
        Word::new(Part::Rewards, "rewards", also!("rewards")),
        Word::new(Part::Cards, "cards", also!("cards")),
        Word::new(Part::Crystals, "crystals", also!("crystals")),
        Word::new(Part::Scales, "scales", SCALES),
        Word::new(Part::Offerings, "offerings", also!("offerings")),
    ],
    unclear: &[],
};

pub(super) static OUT: Lexicon<()> = lexicon!(said!(OWN, "building-nor-out"); () => "out");

pub(crate) static YES_NO: Lexicon<bool> = lexicon!(said!(COMMON, "yes-or-no");
    true => "yes", false => "no");

/// What a reward is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ware {
    Crystals,
    Cards,
    Scales,
}

pub(super) static WARES: Lexicon<Ware> = Lexicon {
    what: said!(OWN, "reward"),
    words: &[
        Word::new(Ware::Crystals, "crystals", also!("ware-crystals")),
        Word::new(Ware::Cards, "cards", also!("ware-cards")),
        Word::new(Ware::Scales, "scales", also!("scales")),
    ],
    unclear: &[],
};

/// The one answer to a question that only matters if it is so.
pub(super) static NO: Lexicon<()> = lexicon!(said!(COMMON, "yes-or-no"); () => "no");

/// What says "none" where a list could stand.
pub(super) static NONE: Lexicon<()> = lexicon!(said!(OWN, "card"); () => "none");

/// What says that no stone lies on a section.
pub(super) static FREE: Lexicon<()> = lexicon!(said!(OWN, "section"); () => "free");

/// The word before the place of a section, counted from the left.
pub(super) static PLACE: Lexicon<()> = lexicon!(said!(OWN, "section"); () => "place");

/// The word for a section: before a number it leaves open whether that is printed or counted.
pub(super) static SECTION: Lexicon<()> = lexicon!(said!(OWN, "section"); () => "section");

/// What offerings are made to.
pub(super) static OBELISK: Lexicon<()> = lexicon!(said!(OWN, "space-of-obelisk"); () => "obelisk");

/// The largest count that a case may state; what is possible is the audit's business.
pub(super) const COUNTS: RangeInclusive<i64> = 0..=200;
/// What stands before a number that there may be more of.
pub(super) const AT_LEAST: [&str; 3] = ["at-least", "al-menos", "co-najmniej"];

/// The same to be named in a language.
pub(super) fn least() -> Vocabulary {
    Vocabulary::of(String::new(), vec![Thing::named(AT_LEAST.to_vec())])
}

/// The same behind the number.
const OR_MORE: [&str; 8] = ["-or-more", "-o-mas", "-lub-wiecej", "-albo-wiecej", "-at-least", "-al-menos", "-co-najmniej", "+"];

/// The number that there are at least, in figures or words: `at least 7`, `seven or more`, `7+`, `al menos 7 cristales`.
pub(super) fn at_least(text: &str) -> Option<u16> {
    let folded = fold(text);
    let before = || AT_LEAST.iter().find_map(|words| folded.strip_prefix(words)?.strip_prefix('-'));
    let said = OR_MORE.iter().find_map(|words| folded.strip_suffix(words)).or_else(before)?;
    let (count, what) = speech::counted(said)?;
    let is_meant = what.is_empty() || speech::names(&what).contains(&"crystal");
    count.filter(|&count| is_meant && COUNTS.contains(&i64::from(count)))
}
/// The numbers of sections, for the same reason.
pub(super) const SECTIONS: RangeInclusive<i64> = 0..=99;
/// The numbers of the spaces of the obelisk.
pub(super) const PRICES: RangeInclusive<i64> = 7..=12;

static PROGRESS_MAP: Fixed = Fixed { what: "progress", keys: PROGRESS, needs: &[] };
static PLAYER_MAP: Fixed = Fixed { what: "player", keys: PLAYER, needs: &[] };
static ENTRIES: Moves = Moves { what: "move", keys: &[MOVE, TURN], actions: &[WHOLE_TURN, STEPS], without: &[] };
static STEPS_OF_A_TURN: Moves = Moves { what: "step", keys: &[MOVE], actions: &[STEPS], without: &["player"] };

/// What each step needs and allows, beside its own key.
pub(super) static STEPS: &[Action] = &[
    Action { key: "move", allows: &["player", "with"], needs: &[] },
    Action { key: "power", allows: &["player", "to", "dragon"], needs: &[] },
    Action { key: "build", allows: &["player", "on", "pay"], needs: &[] },
    Action { key: "offer", allows: &["player", "with", "pay"], needs: &[] },
    Action { key: "discard", allows: &["player"], needs: &[] },
    Action { key: "draw", allows: &["player"], needs: &[] },
    Action { key: "reveal", allows: &["player"], needs: &[] },
];
/// An entry of moves that is a whole turn is no action, but is written like one.
static WHOLE_TURN: &[Action] = &[Action { key: "turn", allows: &["player"], needs: &[] }];

/// Of the names of crystals, those that can be counted.
pub(super) const PIECES_OF_CRYSTAL: &[&str] = also!("pieces-of-crystal");
const SCALES: &[&str] = also!("scales-list");

pub(crate) static CASE: &[Key] = &[
    key!("variant", Shape::Word(|_| VARIANTS.vocabulary()), "`random-centre`, where palace and temples lie anywhere"),
    key!("turn", Shape::Player, "whose turn it is: a player's name"),
    key!("phase", Shape::Word(|_| PHASES.vocabulary()), "where in the turn the table stands"),
    key!("progress", Shape::Map(&PROGRESS_MAP), "how far the turn has come: steps left, stones, offerings, cards discarded"),
    key!(
        "players",
        Shape::List(&Shape::Any(&[Shape::Name, Shape::Map(&PLAYER_MAP)]), Shape::MANY),
        "the players, clockwise; a single one is a part of a table",
    ),
    key!("city", shapes::CITY, "the tiles as they lie: five rows of 3, 5, 5, 5 and 3"),
    key!("buildings", Shape::Each(&shapes::BUILDING, &shapes::SITE), "stones on buildings, and what is read off their tiles"),
    key!(
        "finished",
        Shape::Any(&[Shape::List(&shapes::BUILDING, Shape::MANY), shapes::BUILDING, Shape::Written(&shapes::BUILDINGS_IN_A_ROW)]),
        "the finished buildings",
    ),
    key!("dragons", Shape::Each(&Shape::Word(|_| DRAGONS.vocabulary()), &shapes::DRAGON_AT), "where each dragon is"),
    key!(
        "obelisk",
        Shape::Any(&[
            Shape::Number(COUNTS),
            Shape::Each(&Shape::Number(PRICES), &Shape::Any(&[Shape::Player, Shape::List(&Shape::Player, Shape::MANY)])),
        ]),
        "the stones on the obelisk: a list of players for each number, or only how many there are",
    ),
    Key::new("scales", SCALES, Shape::Number(COUNTS), "the scales in the supply"),
    key!("crystals", shapes::CRYSTALS, "the crystals in the supply"),
    key!("draw", shapes::STACK, "the draw pile: cards, or how many"),
    key!("discard", shapes::STACK, "the discard pile: cards, or how many"),
    key!(
        "uncounted",
        Shape::Any(&[
            Shape::List(&Shape::Word(|_| UNCOUNTED.vocabulary()), Shape::MANY),
            Shape::Word(|_| UNCOUNTED.vocabulary()),
        ]),
        "what players may have beside what the case counts",
    ),
    Key::new("moves", ALL_MOVES, Shape::List(&Shape::Move(&ENTRIES), Shape::MANY), "the moves to judge, in order"),
];

pub(super) static PLAYER: &[Key] = &[
    key!("name", Shape::Name, "the name"),
    key!("figure", shapes::BUILDING, "the building on which the figure stands"),
    key!("hand", shapes::STACK, "the hand: cards, or how many"),
    key!("aside", shapes::STACK, "cards set aside until after drawing"),
    key!("crystals", shapes::CRYSTALS, "the crystals: their worth, or how many of each piece"),
    Key::new("scales", SCALES, Shape::Number(COUNTS), "the scales"),
    key!("stones", Shape::Number(COUNTS), "the stones in front of the player"),
    key!("offerings", Shape::Number(COUNTS), "the offerings made"),
];

pub(super) static SITE: &[Key] = &[
    key!("built", shapes::STONES, "the stones on its sections, left to right"),
    Key::new("finished", also!("site-finished"), Shape::Word(|_| YES_NO.vocabulary()), "whether its finished side is up"),
    key!(
        "sections",
        Shape::Any(&[
            Shape::List(&Shape::Number(SECTIONS), Shape::MANY),
            Shape::Number(SECTIONS),
            Shape::Written(&shapes::NUMBERS_IN_A_ROW),
        ]),
        "the numbers of its sections, left to right",
    ),
    key!("master", shapes::REWARD, "what stands beside the star"),
    key!("each", shapes::REWARD, "what stands below the star"),
    key!("neighbour", shapes::REWARD, "what stands in the upper right corner"),
];

pub(super) static PROGRESS: &[Key] = &[
    key!("steps-left", Shape::Number(COUNTS), "steps that the figure may still take"),
    key!("walked", Shape::Number(COUNTS), "steps that the figure has taken, where steps left do not tell"),
    key!("stones", Shape::Number(COUNTS), "stones placed on the building in this turn"),
    key!("offerings", Shape::Number(COUNTS), "offerings made in this turn"),
    key!("ordinary", Shape::Word(|_| YES_NO.vocabulary()), "whether one of them was made without a yellow card"),
    key!("discarded", Shape::Number(COUNTS), "cards discarded in this turn"),
    key!("exact", Shape::Word(|_| NO.vocabulary()), "no if the hand has the exact value for nothing that is overpaid"),
];

/// The key of an entry of moves that is a whole turn.
pub(super) static TURN: &[Key] = &[Key::new(
    "turn",
    also!("turn-turn"),
    Shape::List(&Shape::Move(&STEPS_OF_A_TURN), Shape::MANY),
    "several steps of one turn",
)];

/// The keys of a step, and of an entry of moves that is a step.
pub(super) static MOVE: &[Key] = &[
    key!("player", Shape::Player, "who; may be left out if there is one player"),
    key!(
        "move",
        Shape::Any(&[shapes::BUILDING, Shape::List(&shapes::BUILDING, 1..=usize::MAX)]),
        "the figure walks: a building, or the buildings on the way",
    ),
    key!("power", shapes::CARD, "a card is played for its power in the movement phase"),
    key!("dragon", Shape::Word(|_| DRAGONS.vocabulary()), "the dragon that the card moves"),
    key!("to", shapes::DRAGON_AT, "where the card takes figure or dragon: a building, or `out`"),
    key!(
        "build",
        Shape::Any(&[shapes::SECTION_BY_PLACE, Shape::Number(shapes::NUMBERS), Shape::Written(&shapes::SECTION_TO_BUILD)]),
        "a stone on a section: its number, or `place 1`",
    ),
    key!("on", shapes::BUILDING, "the building, where it should be named"),
    key!(
        "pay",
        Shape::ByAction(&[("build", shapes::CARDS), ("offer", Shape::Number(COUNTS))]),
        "the cards that pay; for an offering the crystals laid down",
    ),
    key!(
        "offer",
        Shape::Any(&[Shape::Word(|_| OBELISK.vocabulary()), Shape::Number(PRICES)]),
        "an offering: the number of the space, or `obelisk`",
    ),
    key!(
        "with",
        Shape::ByAction(&[("move", shapes::CARDS), ("offer", shapes::CARD)]),
        "the yellow card that allows a further offering, or the grey 2s that give more steps",
    ),
    Key::new("discard", also!("move-discard"), shapes::CARDS_OR_COUNT, "cards discarded before drawing, how many, or `none`"),
    Key::new(
        "draw",
        also!("move-draw"),
        Shape::Any(&[shapes::CARDS_OR_COUNT, Shape::Word(|_| WARES.numbered(&[(Ware::Cards, None)]))]),
        "the cards drawn at the end of the turn, or how many",
    ),
    key!("reveal", shapes::CARDS, "some hidden cards of the hand are told"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_and_every_building_is_explained() {
        let page = include_str!("../../../../docs/case-format/blue-moon-city.md");
        let keys = [CASE, PLAYER, SITE, PROGRESS, MOVE];
        for key in keys.into_iter().flatten() {
            let name = key.name.replace('-', " ");
            assert!(
                page.contains(&format!("`{}`", key.name)) || page.contains(&format!("`{name}`")),
                "{} is not explained",
                key.name
            );
        }
        for building in crate::games::blue_moon_city::Building::ALL {
            assert!(page.contains(&format!("| {} |", super::super::city::name(building))), "{building:?}");
        }
    }
}
