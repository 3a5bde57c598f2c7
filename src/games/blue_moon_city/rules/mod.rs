//! The catalogue of Blue Moon City: its rulebook, its rules in the order of the rulebook, its rulings.
//!
//! Every normative sentence of the rulebook, and what only its pictures show, is one rule here; sentences that say the same share
//! one. A rule lives in one place: whatever speaks of it names its constant.

mod rulings;
pub mod slips;

pub use rulings::*;

use crate::rules;
use crate::verdict::{Book, Catalogue, Rulebook, RulingSet, Trace};
use crate::words::table::table;
use crate::words::{Entries, entries};

/// Blue Moon City, in Spanish.
pub static BLUE_MOON_CITY: Rulebook = Rulebook { id: "blue-moon-city.es", title: "Blue Moon City", language: "Spanish" };

const RULE_TEXTS: Entries = entries!("../messages/" "rules", &[]);
const RULING_TEXTS: Entries = entries!("../messages/" "rulings", &[]);
const SLIP_TEXTS: Entries = entries!("../messages/" "slip-catalogue", &[]);

/// Where the rulebooks say it, and where fixtures show it.
static TRACE: Trace =
    Trace { books: &[Book { rulebook: &BLUE_MOON_CITY, table: table!("spanish.tsv", 3) }], shown: table!("shown.tsv", 3) };

/// Everything that the rulebook says.
pub static CATALOGUE: Catalogue =
    Catalogue { prefix: "blue-moon-city", chapters: CHAPTERS, rulings: Rulings::RULINGS, slips: slips::SLIPS, trace: &TRACE };

rules! {
    setup:
        TWO_TO_FOUR_PLAYERS = "blue-moon-city/two-to-four-players",
        TWENTY_ONE_TILES = "blue-moon-city/twenty-one-tiles",
        MARKET_IN_THE_MIDDLE = "blue-moon-city/market-in-the-middle",
        SKETCH_SIDE_UP = "blue-moon-city/sketch-side-up",
        TEN_STONES = "blue-moon-city/ten-stones-each",
        FIGURES_START_ON_THE_MARKET = "blue-moon-city/figures-start-on-the-market",
        OBELISK_SPACES = "blue-moon-city/obelisk-spaces",
        TWO_PLAYERS_BLOCK_SEVENS = "blue-moon-city/two-players-block-two-sevens",
        CRYSTAL_PIECES = "blue-moon-city/crystal-pieces",
        SCALES_FOR_PLAYERS = "blue-moon-city/scales-for-players",
        DRAGONS_START_OUTSIDE = "blue-moon-city/dragons-start-outside",
        DECK = "blue-moon-city/deck-of-eighty",
        EIGHT_CARDS_AT_FIRST = "blue-moon-city/eight-cards-at-first",
        RANDOM_CENTRE = "blue-moon-city/random-centre";
    turn:
        TURNS_GO_CLOCKWISE = "blue-moon-city/turns-go-clockwise",
        THREE_PHASES = "blue-moon-city/three-phases",
        TWO_STEPS = "blue-moon-city/two-steps",
        STEPS_ARE_STRAIGHT = "blue-moon-city/steps-are-horizontal-or-vertical",
        MOVING_IS_OPTIONAL = "blue-moon-city/moving-is-optional",
        DRAGON_STEPS = "blue-moon-city/dragon-steps",
        POWERS_HAVE_THEIR_PHASE = "blue-moon-city/powers-have-their-phase",
        DRAW_TWO = "blue-moon-city/draw-two",
        DISCARD_UP_TO_TWO = "blue-moon-city/discard-up-to-two",
        NO_HAND_LIMIT = "blue-moon-city/no-hand-limit",
        RESHUFFLE = "blue-moon-city/reshuffle";
    building:
        CARD_COLOUR_AND_VALUE = "blue-moon-city/card-colour-and-value",
        THREES_HAVE_NO_POWER = "blue-moon-city/threes-have-no-power",
        POWER_OR_PAYMENT = "blue-moon-city/power-or-payment",
        SECTIONS = "blue-moon-city/sections",
        SECTION_PRICE = "blue-moon-city/section-price",
        OVERPAYING = "blue-moon-city/overpaying",
        BUILD_WHERE_THE_FIGURE_STANDS = "blue-moon-city/build-where-the-figure-stands",
        ANY_FREE_SECTION = "blue-moon-city/any-free-section",
        PAID_CARDS_ARE_DISCARDED = "blue-moon-city/paid-cards-are-discarded",
        OWN_STONE = "blue-moon-city/own-stone-on-the-section",
        EACH_STONE_PAID = "blue-moon-city/each-stone-is-paid-for-itself",
        PALACE_ONE_COLOUR = "blue-moon-city/palace-one-colour-a-section";
    completion:
        BUILDING_COMPLETES = "blue-moon-city/building-completes",
        MASTER_BUILDER = "blue-moon-city/master-builder",
        LEFTMOST_DECIDES = "blue-moon-city/leftmost-stone-decides",
        CONTRIBUTORS = "blue-moon-city/contributors",
        FINISHED_NEIGHBOURS = "blue-moon-city/finished-neighbours",
        ONCE_A_PLAYER = "blue-moon-city/rewards-once-a-player",
        CRYSTALS_ARE_HIDDEN = "blue-moon-city/crystals-are-hidden",
        CARDS_SET_ASIDE = "blue-moon-city/cards-set-aside",
        CARDS_TO_OTHERS = "blue-moon-city/cards-to-others",
        TILE_TURNS = "blue-moon-city/tile-turns",
        FIGURES_STAY = "blue-moon-city/figures-stay-on-the-tile",
        SCALES_FROM_DRAGONS = "blue-moon-city/scales-from-dragons",
        SCALES_ONCE_A_TURN = "blue-moon-city/dragon-scales-once-a-turn",
        SCALES_ARE_SCORED = "blue-moon-city/scales-are-scored",
        OWED_SCALES_COUNT = "blue-moon-city/owed-scales-count",
        MOST_SCALES = "blue-moon-city/most-scales",
        THREE_SCALES = "blue-moon-city/three-scales",
        SCALES_RETURN = "blue-moon-city/scales-return";
    obelisk:
        OFFER_ON_THE_MARKET = "blue-moon-city/offer-on-the-market",
        STONE_ON_THE_OBELISK = "blue-moon-city/stone-on-the-obelisk",
        OBELISK_FROM_THE_BOTTOM = "blue-moon-city/obelisk-fills-from-the-bottom",
        OFFERING_PRICE = "blue-moon-city/offering-price",
        CHANGE = "blue-moon-city/change",
        NO_SCALES_ON_THE_MARKET = "blue-moon-city/no-scales-on-the-market",
        OFFERINGS_TO_WIN = "blue-moon-city/offerings-to-win",
        UNFINISHED_BUILDINGS = "blue-moon-city/unfinished-buildings";
    powers:
        DRAGONS_OF_CARDS = "blue-moon-city/dragons-of-cards",
        DRAGON_ANYWHERE = "blue-moon-city/dragon-anywhere",
        DRAGON_THREE_TILES = "blue-moon-city/dragon-three-tiles",
        FIGURE_ANYWHERE = "blue-moon-city/figure-anywhere",
        TWO_MORE_STEPS = "blue-moon-city/two-more-steps",
        GREEN_IS_WILD = "blue-moon-city/green-is-wild",
        BROWN_PAIR = "blue-moon-city/brown-pair",
        WHITE_ONE = "blue-moon-city/white-one",
        WHITE_TWO = "blue-moon-city/white-two",
        YELLOW_OFFERS_AGAIN = "blue-moon-city/yellow-offers-again",
        YELLOW_SURCHARGE = "blue-moon-city/yellow-surcharge";
}
