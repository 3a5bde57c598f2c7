//! Why a step is refused, or cannot be decided: each reason with its facts, its rule and its place in the step.

use super::not_told::price_rule;
use super::{Idle, NotTold, Power, Price};
use crate::game::reasons::{NotPrinted, reasons};
use crate::game::shared::SEATS;
use crate::games::blue_moon_city::buildings::Building;
use crate::games::blue_moon_city::moves::DragonTo;
use crate::games::blue_moon_city::notation::card_name;
use crate::games::blue_moon_city::payment;
use crate::games::blue_moon_city::pieces::{
    Card, Cards, Colour, DRAGON_STEPS, Dragon, Level, MOST_DISCARDED, Seat, Section, Value,
};
use crate::games::blue_moon_city::position::Phase;
use crate::games::blue_moon_city::rules::{self, DragonOffCity, GreyTeleport, IdlePower, Overpaying, PillarNeedsOffering};
use crate::games::blue_moon_city::wording::Refused;
use crate::verdict::{Amount, Rule};

reasons! {
    /// Why a step is refused, or cannot be decided.
    pub enum Refusal, told in c: &Refused<'_>, each Broken "";

    /// It depends on what the case does not tell.
    NotTold { what: NotTold } is Undecided through { what.refuse(c) };
    /// The game is over.
    GameOver by OFFERINGS_TO_WIN at c.step(), with { by = c.ended_by() };
    /// Another player's turn; `phase` is where that player's turn stands, so that the words can say what ends it.
    NotYourTurn { turn: Seat, phase: Phase } by TURNS_GO_CLOCKWISE at c.step();
    /// Cards are discarded after drawing, which has ended the turn.
    DiscardsTooLate { turn: Seat } by DISCARD_UP_TO_TWO at "discard";
    /// Cards are drawn again after drawing, which has ended the turn.
    HasDrawn { turn: Seat } by TURNS_GO_CLOCKWISE at "draw";
    /// The figure walks after a stone was placed or cards were discarded.
    MovementIsOver { phase: Phase } by THREE_PHASES at c.step(),
        with { placed = c.placed(), discarded = c.position.turn.discarded > Some(0) };
    /// A power of the movement phase is used after that.
    PowerTooLate { card: Card, phase: Phase } by POWERS_HAVE_THEIR_PHASE at c.step(),
        with { placed = c.placed(), discarded = c.position.turn.discarded > Some(0) };
    /// A stone or an offering after cards were discarded.
    BuildingIsOver by THREE_PHASES at c.step(),
        with { offers = c.verb() == "offer", discarded = c.position.turn.discarded > Some(0) };
    /// The hand does not hold the cards; `held` is what it holds, beside cards that are `hidden`.
    NotInHand { missing: Cards, held: Cards, hidden: u32 } by POWER_OR_PAYMENT at c.first_card(missing),
        with { some = missing.iter().any(|(card, _)| held.of(card) > 0), holds = c.holds(held, hidden) },
        beside { hand = (c.seat(), "hand") };
    /// The same, and they lie aside.
    StillAside { missing: Cards, held: Cards, hidden: u32 } by CARDS_SET_ASIDE at c.first_card(missing),
        with { some = missing.iter().any(|(card, _)| held.of(card) > 0), holds = c.holds(held, hidden) };
    /// The cards might be hidden, if not every one of their kind were in sight elsewhere; `unseen` are left.
    NoneLeft { card: Card, wanted: u8, unseen: u8 } by DECK at c.card(card),
        with { copies = card.copies(), seen = c.seen(card, unseen) };
    /// A card of a colour that does something else.
    NoSuchPower { card: Card, power: Power } by (power.rule()) at c.card(card), with { does = c.does(card) };
    /// A 3, which has no power.
    ThreeHasNoPower { card: Card, power: Power } by THREES_HAVE_NO_POWER at c.card(card), with { does = c.does(card) };
    /// A card whose power belongs to building or offering, in the movement phase.
    PowerOfBuilding { card: Card } by (building_power(card)) at c.card(card),
        with { offers = card.colour == Colour::Yellow, does = c.does(card) };
    /// A grey 1 leads nowhere: the figure is there already (ruling `idle-power`).
    FigureStays { at: Building } by FIGURE_ANYWHERE at "to",
        with { otherwise = c.otherwise(|rulings| rulings.idle_power = IdlePower::Yes) };
    /// A card worth 1 leads nowhere: the dragon is there already (ruling `idle-power`).
    DragonStays { dragon: Dragon, at: DragonTo } by DRAGON_ANYWHERE at "to",
        with { otherwise = c.otherwise(|rulings| rulings.idle_power = IdlePower::Yes) };
    /// More steps than the figure has left; `grey` more grey 2s would do.
    TooFar { from: Building, to: Building, steps: u8, left: u8, grey: u8, least: NotPrinted<bool> } by TWO_STEPS at c.stop(to),
        with {
            least = least.0, longer = c.is_longer(from, to, steps), with_cards = c.walks_with_cards(),
            ways = c.ways("figure", from, left), legal = c.near(from, left),
        };
    /// The same, where a step across a corner was counted as one: `here` and `there` touch only at a corner.
    RoundACorner { from: Building, to: Building, steps: u8, left: u8, grey: u8, here: Building, there: Building }
        by STEPS_ARE_STRAIGHT at c.stop(to),
        with {
            longer = c.is_longer(from, to, steps), with_cards = c.walks_with_cards(), ways = c.ways("figure", from, left),
            legal = c.near(from, left),
        };
    /// A grey 1 after the figure has walked (ruling `grey-teleport`).
    LeapAfterSteps by FIGURE_ANYWHERE at "power",
        with { otherwise = c.otherwise(|rulings| rulings.grey_teleport = GreyTeleport::AnyOrder) };
    /// The move names a dragon that the card does not move.
    WrongDragon { named: Dragon, card: Card, moves: Dragon } by DRAGONS_OF_CARDS at "dragon", with { colour = named.cards() };
    /// The move names a dragon by a colour that none has (ruling `dragon-colours`).
    NoSuchDragon { colour: Colour } "no-dragon-of-colour" by DRAGONS_OF_CARDS at "dragon";
    /// A card worth 2 while the dragon is outside.
    DragonOutside { dragon: Dragon, card: Card } by DRAGON_THREE_TILES at "power",
        with { colour = card.colour }, beside each { there = c.n.shown_dragon(dragon) };
    /// A card worth 2 to take the dragon out.
    CannotLeave { dragon: Dragon, card: Card } by DRAGON_THREE_TILES at "to", with { colour = card.colour };
    /// A card worth 1 to take the dragon out, whether it is, or may be, `inside` or not (ruling `dragon-off-city`).
    MayNotLeave { dragon: Dragon, inside: bool } by DRAGON_ANYWHERE at "to",
        with { otherwise = c.otherwise(|rulings| rulings.dragon_off_city = DragonOffCity::Yes) };
    /// More than three steps.
    DragonTooFar { dragon: Dragon, from: Building, to: Building, steps: u8 } by DRAGON_THREE_TILES at "to",
        with { colour = dragon.cards(), ways = c.ways("dragon", from, DRAGON_STEPS), legal = c.near(from, DRAGON_STEPS) };
    /// The move names another building than the one where the figure stands.
    FigureElsewhere { named: Building, figure: Building } by BUILD_WHERE_THE_FIGURE_STANDS at "on", with { walks = c.walks() };
    /// Nothing is built on the market.
    MarketIsNotBuilt "nothing-is-built-there" by BUILD_WHERE_THE_FIGURE_STANDS at "build",
        with { walks = c.position.turn.phase == Phase::Movement };
    /// The building is finished.
    AlreadyFinished { building: Building } by ANY_FREE_SECTION at "build",
        beside each { finished = c.n.shown_finished(building) };
    /// The move names another colour than the building's.
    NotItsColour { building: Building, named: Colour, colour: Colour } by SECTIONS at "build";
    /// The building has fewer sections.
    NoSuchSection { building: Building, section: Section, count: usize } by SECTIONS at "build", with { free = c.free(building) };
    /// No section has that number; `costs` are those there are, left to right.
    NoSectionCosts { building: Building, cost: u8, costs: Vec<u8> } by SECTIONS at "build", with { free = c.free(building) };
    /// The section, or every one with that number, has a stone.
    SectionTaken { building: Building, section: Option<Section>, cost: NotPrinted<Option<u8>>, owners: Vec<Seat> }
        by ANY_FREE_SECTION at "build",
        with { what = c.n.priced(building, section, cost.0), free = c.free(building) },
        beside each { stone = owners.first().and_then(|&owner| c.n.shown_stone(building, section, cost.0, owner)) };
    /// No stone in reserve.
    NoStoneLeft by TEN_STONES at c.step(), beside { stones = (c.seat(), "stones") };
    /// The move does not say what is paid, and nothing in the hand would be enough.
    CannotPay { price: Price } by SECTION_PRICE at "build",
        with { paid_in = price.colour }, beside { hand = (c.seat(), "hand") };
    /// The move does not say what is paid.
    PaymentNotSaid { price: Price } is Undecided by SECTION_PRICE at "build",
        with { cheapest = c.cheapest(&price).unwrap_or_default(), would_do = c.would_do(&price) };
    /// Cards of the payment count for nothing, whatever their use, all for one reason; `rule` says what they would do.
    CountsForNothing { price: Price, idle: Cards, why: NotPrinted<Idle>, rule: NotPrinted<&'static Rule> }
        by (rule.0) at c.paid(idle).next().unwrap_or_else(|| c.at("pay")),
        with {
            count = idle.total(), because = c.because(&price, idle, why.0), cheapest = c.cheapest(&price).unwrap_or_default(),
            would_do = c.would_do(&price),
        },
        beside each { other = c.paid(idle).skip(1) };
    /// The payment is worth too little, used as well as can be.
    PaysTooLittle { price: Price, worth: u8, missing: u8, paid: Cards } by (c.price_rule(&price, paid)) at "pay",
        with {
            empty = paid.is_empty(), paid_in = price.colour, whites = paid.iter().any(|(card, _)| payment::is_spent(card)),
            cheapest = c.cheapest(&price).unwrap_or_default(), would_do = c.would_do(&price),
        };
    /// The payment is worth too little for a section with this number, wherever that is.
    TooLittleAnywhere { cost: Amount, colour: NotPrinted<Option<Colour>>, worth: u8, missing: Amount, paid: Cards }
        by SECTION_PRICE at "pay",
        with { empty = paid.is_empty(), paid_in = colour.0 };
    /// More than the number is paid although the hand could pay exactly (ruling `overpaying`).
    ExactPossible { price: Price, worth: u8, exact: NotPrinted<Cards> } by OVERPAYING at "pay",
        with {
            cheapest = exact.0, part = c.pays().contains(exact.0),
            otherwise = c.otherwise(|rulings| rulings.overpaying = Overpaying::Free),
        };
    /// The figure does not stand on the market.
    NotOnMarket { figure: Building } by OFFER_ON_THE_MARKET at "offer";
    /// The move names another space than the lowest free one.
    WrongSpace { named: u8, next: NotPrinted<Level> } by OBELISK_FROM_THE_BOTTOM at "offer",
        with { marked = c.marked(next.0) }, beside each { obelisk = c.n.shown("obelisk") };
    /// The move names a space that two players leave unused.
    SpaceNotUsed { named: u8, next: NotPrinted<Level> } by TWO_PLAYERS_BLOCK_SEVENS at "offer",
        with { marked = c.marked(next.0), spaces = Level::priced(named).map_or(0, |level| level.spaces(SEATS)) },
        beside each { obelisk = c.n.shown("obelisk") };
    /// The obelisk is full.
    ObeliskFull by OBELISK_SPACES at "offer";
    /// A second offering without a yellow card.
    OnlyOneOffering by YELLOW_OFFERS_AGAIN at "offer";
    /// An offering by a yellow card before the ordinary one (ruling `pillar-needs-offering`).
    OrdinaryOfferingFirst by YELLOW_OFFERS_AGAIN at "with",
        with { otherwise = c.otherwise(|rulings| rulings.pillar_needs_offering = PillarNeedsOffering::No) };
    /// Too few crystals.
    TooFewCrystals { price: u8, surcharge: u8, crystals: Amount } by (price_rule(surcharge)) at "offer",
        with { next = c.next(price), lacking = Amount::exactly(i32::from(price) + i32::from(surcharge)) + -crystals },
        beside { crystals = (c.seat(), "crystals") };
    /// Fewer crystals are laid down than the space costs.
    LaysDownTooLittle { price: u8, surcharge: u8, paid: u16 } by (price_rule(surcharge)) at "pay", with { next = c.next(price) };
    /// More crystals are laid down than the player has.
    LaysDownTooMuch { paid: u16, crystals: Amount } by CHANGE at "pay";
    /// More than two cards discarded.
    DiscardsTooMany { count: u32, most: u8 } by DISCARD_UP_TO_TWO at "discard";
    /// The hand has fewer cards, or only with those `aside` it would have enough.
    HandTooSmall { count: u8, hand: u32, aside: NotPrinted<bool> }
        by (if aside.0 { &rules::CARDS_SET_ASIDE } else { &rules::DISCARD_UP_TO_TWO }) at "discard", with { waits = aside.0 };
    /// It was settled already what is discarded.
    DiscardedAlready by DISCARD_UP_TO_TWO at "discard";
    /// Another number of cards than is drawn now: two, one more for each that was discarded, or what is left.
    DrawsWrongNumber { said: u32, expected: u8, discarded: u8 } by DRAW_TWO at "draw",
        with {
            why = c.why_drawn(said, expected, discarded), most = c.most_drawn(expected),
            short = c.most_drawn(expected) < expected + MOST_DISCARDED,
        };
    /// A card is said to be drawn that the pile cannot have given; `available` is how many it can have.
    NotInPile { card: Card, drawn: u8, available: u8 } by DECK at c.at("draw").key(card_name(card)),
        with { copies = card.copies() };
    /// Other cards are drawn than the `there` ones of the draw pile can be, with as many of the discard pile as they lack.
    DrawPileFirst { there: u32 } by RESHUFFLE at "draw";
    /// More cards are revealed than are hidden in the hand.
    RevealsTooMany { count: u32, hidden: u32 } by DECK at "reveal";
}

/// What the rulebook says of a card whose power belongs to building and offering.
fn building_power(card: Card) -> &'static Rule {
    match (card.colour, card.value) {
        (Colour::Yellow, _) => &rules::YELLOW_OFFERS_AGAIN,
        (Colour::White, Value::One) => &rules::WHITE_ONE,
        (Colour::White, _) => &rules::WHITE_TWO,
        (Colour::Brown, _) => &rules::BROWN_PAIR,
        (Colour::Green, _) => &rules::GREEN_IS_WILD,
        (Colour::Black | Colour::Red | Colour::Blue | Colour::Grey, _) => &rules::POWERS_HAVE_THEIR_PHASE,
    }
}

impl Refusal {
    /// A card without a power that is asked of it.
    pub(crate) fn of_power(card: Card, power: Power) -> Self {
        let building = matches!(card.colour, Colour::White | Colour::Brown | Colour::Green | Colour::Yellow);
        match card.value {
            Value::Three if card.colour == Colour::Yellow => Self::ThreeHasNoPower { card, power: Power::Offer },
            Value::Three => Self::ThreeHasNoPower { card, power },
            Value::One | Value::Two if building && power != Power::Offer => Self::PowerOfBuilding { card },
            Value::One | Value::Two => Self::NoSuchPower { card, power },
        }
    }
}
