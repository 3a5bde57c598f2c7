//! The catalogue of Blue Moon City: its rulebook, its rules in the order of the rulebook, its rulings.
//!
//! Every normative sentence of the rulebook, and what only its pictures show, is one rule here; sentences that say the same share
//! one. A rule lives in one place: whatever speaks of it names its constant.

use super::slips::SlipFacts;
use crate::verdict::{Book, Catalogue, Rulebook, RulingSet, Trace, rules, rulings};
use crate::words::entries;
use crate::words::table::table;

/// Blue Moon City, in Spanish.
pub static BLUE_MOON_CITY: Rulebook = Rulebook { id: "blue-moon-city.es", title: "Blue Moon City", language: "Spanish" };

/// Where the rulebooks say it, and where fixtures show it.
static TRACE: Trace = Trace {
    books: &[Book { rulebook: &BLUE_MOON_CITY, table: table!("games/blue_moon_city/rules/spanish") }],
    shown: table!("games/blue_moon_city/rules/shown"),
};

/// Everything that the rulebook says.
pub static CATALOGUE: Catalogue =
    Catalogue { prefix: "blue-moon-city", chapters: CHAPTERS, rulings: Rulings::RULINGS, slips: SlipFacts::all, trace: &TRACE };

rules! {
    "blue-moon-city/" of entries!("games/blue_moon_city/messages/rules", &[]);
    setup:
        TWO_TO_FOUR_PLAYERS,
        TWENTY_ONE_TILES,
        MARKET_IN_THE_MIDDLE,
        SKETCH_SIDE_UP,
        TEN_STONES = "ten-stones-each",
        FIGURES_START_ON_THE_MARKET,
        OBELISK_SPACES,
        TWO_PLAYERS_BLOCK_SEVENS = "two-players-block-two-sevens",
        CRYSTAL_PIECES,
        SCALES_FOR_PLAYERS,
        DRAGONS_START_OUTSIDE,
        DECK = "deck-of-eighty",
        EIGHT_CARDS_AT_FIRST,
        RANDOM_CENTRE;
    turn:
        TURNS_GO_CLOCKWISE,
        THREE_PHASES,
        TWO_STEPS,
        STEPS_ARE_STRAIGHT = "steps-are-horizontal-or-vertical",
        MOVING_IS_OPTIONAL,
        DRAGON_STEPS,
        POWERS_HAVE_THEIR_PHASE,
        DRAW_TWO,
        DISCARD_UP_TO_TWO,
        NO_HAND_LIMIT,
        RESHUFFLE;
    building:
        CARD_COLOUR_AND_VALUE,
        THREES_HAVE_NO_POWER,
        POWER_OR_PAYMENT,
        SECTIONS,
        SECTION_PRICE,
        OVERPAYING,
        BUILD_WHERE_THE_FIGURE_STANDS,
        ANY_FREE_SECTION,
        PAID_CARDS_ARE_DISCARDED,
        OWN_STONE = "own-stone-on-the-section",
        EACH_STONE_PAID = "each-stone-is-paid-for-itself",
        PALACE_ONE_COLOUR = "palace-one-colour-a-section";
    completion:
        BUILDING_COMPLETES,
        MASTER_BUILDER,
        LEFTMOST_DECIDES = "leftmost-stone-decides",
        CONTRIBUTORS,
        FINISHED_NEIGHBOURS,
        ONCE_A_PLAYER = "rewards-once-a-player",
        CRYSTALS_ARE_HIDDEN,
        CARDS_SET_ASIDE,
        CARDS_TO_OTHERS,
        TILE_TURNS,
        FIGURES_STAY = "figures-stay-on-the-tile",
        SCALES_FROM_DRAGONS,
        SCALES_ONCE_A_TURN = "dragon-scales-once-a-turn",
        SCALES_ARE_SCORED,
        OWED_SCALES_COUNT,
        MOST_SCALES,
        THREE_SCALES,
        SCALES_RETURN;
    obelisk:
        OFFER_ON_THE_MARKET,
        STONE_ON_THE_OBELISK,
        OBELISK_FROM_THE_BOTTOM = "obelisk-fills-from-the-bottom",
        OFFERING_PRICE,
        CHANGE,
        NO_SCALES_ON_THE_MARKET,
        OFFERINGS_TO_WIN,
        UNFINISHED_BUILDINGS;
    powers:
        DRAGONS_OF_CARDS,
        DRAGON_ANYWHERE,
        DRAGON_THREE_TILES,
        FIGURE_ANYWHERE,
        TWO_MORE_STEPS,
        GREEN_IS_WILD,
        BROWN_PAIR,
        WHITE_ONE,
        WHITE_TWO,
        YELLOW_OFFERS_AGAIN,
        YELLOW_SURCHARGE;
}

// No live implementation of the game decides any of them.
rulings! {
    /// The answers in force for Blue Moon City.
    Rulings of entries!("games/blue_moon_city/messages/rulings", &[]);

    dragon_colours: DragonColours { ByPeople, AsPainted } of [DRAGONS_OF_CARDS];
    dragon_off_city: DragonOffCity { Yes, No } of [DRAGON_ANYWHERE];
    idle_power: IdlePower { Yes, No } of [DRAGON_ANYWHERE, FIGURE_ANYWHERE];
    grey_teleport: GreyTeleport { AnyOrder, InsteadOfSteps } of [FIGURE_ANYWHERE];
    mimix_on_brown: MimixOnBrown { No, Yes } of [BROWN_PAIR];
    white_on_green: WhiteOnGreen { Yes, No } of [WHITE_ONE, WHITE_TWO];
    several_whites: SeveralWhites { Yes, No } of [WHITE_ONE, WHITE_TWO];
    overpaying: Overpaying { OnlyWithoutExact, Free } of [OVERPAYING];
    master_builder: MasterBuilder { Stones, Numbers } of [MASTER_BUILDER];
    reward_order: RewardOrder { ByReward, ByPlayer } of [MASTER_BUILDER, CONTRIBUTORS];
    scales_mid_scoring: ScalesMidScoring { AfterGrant, AtOnce } of [SCALES_ARE_SCORED];
    owed_scales_kept: OwedScalesKept { Forgotten, PaidLater } of [SCALES_ARE_SCORED, SCALES_RETURN];
    scales_return: ScalesReturn { Paid, Everyone } of [SCALES_RETURN];
    crystal_tokens: CrystalTokens { Eighty = "20x1-20x3", NinetySix = "12x1-28x3", Unlimited } of [CRYSTAL_PIECES];
    pillar_needs_offering: PillarNeedsOffering { Yes, No } of [YELLOW_OFFERS_AGAIN];
    reshuffle: Reshuffle { AtOnce, WhenNeeded } of [RESHUFFLE];
    city_done: CityDone { PlayOn, AtOnce } of [OFFERINGS_TO_WIN];
}
