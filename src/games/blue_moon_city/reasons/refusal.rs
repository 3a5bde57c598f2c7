//! Why a step is refused, or cannot be decided: each reason with its facts, its rule and its place in the step.

use super::not_told::price_rule;
use super::{Idle, NotTold, Power, Price};
use crate::game::reasons::{NotPrinted, ToArg, reasons};
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
use crate::games::blue_moon_city::wording::{Refused, player_place};
use crate::verdict::Rule;

reasons! {
    /// Why a step is refused, or cannot be decided ([`Refusal::is_open`]).
    pub enum Refusal, told in c: &Refused<'_>;

    /// It depends on what the case does not tell.
    NotTold { what: NotTold }
        through Undecided { what.refuse(c) }

    /// The game is over.
    GameOver
        is Broken "game-over" { .with("by", c.ended_by()).by(&rules::OFFERINGS_TO_WIN, c.step()) }

    /// Another player's turn; `phase` is where that player's turn stands, so that the words can say what ends it.
    NotYourTurn { turn: Seat, phase: Phase }
        is Broken "not-your-turn" { .by(&rules::TURNS_GO_CLOCKWISE, c.step()) }

    /// Cards are discarded after drawing, which has ended the turn.
    DiscardsTooLate { turn: Seat }
        is Broken "discards-too-late" { .by(&rules::DISCARD_UP_TO_TWO, c.at("discard")) }

    /// Cards are drawn again after drawing, which has ended the turn.
    HasDrawn { turn: Seat }
        is Broken "has-drawn" { .by(&rules::TURNS_GO_CLOCKWISE, c.at("draw")) }

    /// The figure walks after a stone was placed or cards were discarded.
    MovementIsOver { phase: Phase }
        is Broken "movement-is-over" {
            .with("placed", c.placed()).with("discarded", c.position.turn.discarded > Some(0))
            .by(&rules::THREE_PHASES, c.step())
        }

    /// A power of the movement phase is used after that.
    PowerTooLate { card: Card, phase: Phase }
        is Broken "power-too-late" {
            .with("placed", c.placed()).with("discarded", c.position.turn.discarded > Some(0))
            .by(&rules::POWERS_HAVE_THEIR_PHASE, c.step())
        }

    /// A stone or an offering after cards were discarded.
    BuildingIsOver
        is Broken "building-is-over" {
            .with("offers", c.verb() == "offer").with("discarded", c.position.turn.discarded > Some(0))
            .by(&rules::THREE_PHASES, c.step())
        }

    /// The hand does not hold the cards; `held` is what it holds, beside cards that are `hidden`.
    NotInHand { missing: Cards, held: Cards, hidden: u8 }
        is Broken "not-in-hand" {
            .with("some", missing.iter().any(|(card, _)| held.of(card) > 0)).with("holds", c.holds(held, hidden))
            .by(&rules::POWER_OR_PAYMENT, c.first_card(missing)).beside("hand", true, player_place(c.seat()).key("hand"))
        }

    /// The same, and they lie aside.
    StillAside { missing: Cards, held: Cards, hidden: u8 }
        is Broken "still-aside" {
            .with("some", missing.iter().any(|(card, _)| held.of(card) > 0)).with("holds", c.holds(held, hidden))
            .by(&rules::CARDS_SET_ASIDE, c.first_card(missing))
        }

    /// The cards might be hidden, if not every one of their kind were in sight elsewhere; `unseen` are left.
    NoneLeft { card: Card, wanted: u8, unseen: u8 }
        is Broken "none-left" { .with("copies", card.copies()).with("seen", c.seen(card, unseen)).by(&rules::DECK, c.card(card)) }

    /// A card of a colour that does something else.
    NoSuchPower { card: Card, power: Power }
        is Broken "no-such-power" { .with("does", c.does(card)).by(power.rule(), c.card(card)) }

    /// A 3, which has no power.
    ThreeHasNoPower { card: Card, power: Power }
        is Broken "three-has-no-power" { .with("does", c.does(card)).by(&rules::THREES_HAVE_NO_POWER, c.card(card)) }

    /// A card whose power belongs to building or offering, in the movement phase.
    PowerOfBuilding { card: Card }
        is Broken "power-of-building" {
            .with("offers", card.colour == Colour::Yellow).with("does", c.does(card))
            .by(building_power(card), c.card(card))
        }

    /// A grey 1 leads nowhere: the figure is there already (ruling `idle-power`).
    FigureStays { at: Building }
        is Broken "figure-stays" {
            .with("otherwise", c.otherwise(|rulings| rulings.idle_power = IdlePower::Yes))
            .by(&rules::FIGURE_ANYWHERE, c.at("to"))
        }

    /// A card worth 1 leads nowhere: the dragon is there already (ruling `idle-power`).
    DragonStays { dragon: Dragon, at: DragonTo }
        is Broken "dragon-stays" {
            .with("otherwise", c.otherwise(|rulings| rulings.idle_power = IdlePower::Yes))
            .by(&rules::DRAGON_ANYWHERE, c.at("to"))
        }

    /// More steps than the figure has left; `grey` more grey 2s would do.
    TooFar { from: Building, to: Building, steps: u8, left: u8, grey: u8, least: NotPrinted<bool> }
        is Broken "too-far" {
            .with("least", least.0).with("longer", c.is_longer(from, to, steps)).with("with_cards", c.walks_with_cards())
            .with("ways", c.ways("figure", from, left)).with("legal", c.near(from, left))
            .by(&rules::TWO_STEPS, c.stop(to))
        }

    /// The same, where a step across a corner was counted as one: `here` and `there` touch only at a corner.
    RoundACorner { from: Building, to: Building, steps: u8, left: u8, grey: u8, here: Building, there: Building }
        is Broken "round-a-corner" {
            .with("longer", c.is_longer(from, to, steps)).with("with_cards", c.walks_with_cards())
            .with("ways", c.ways("figure", from, left)).with("legal", c.near(from, left))
            .by(&rules::STEPS_ARE_STRAIGHT, c.stop(to))
        }

    /// A grey 1 after the figure has walked (ruling `grey-teleport`).
    LeapAfterSteps
        is Broken "leap-after-steps" {
            .with("otherwise", c.otherwise(|rulings| rulings.grey_teleport = GreyTeleport::AnyOrder))
            .by(&rules::FIGURE_ANYWHERE, c.at("power"))
        }

    /// The move names a dragon that the card does not move.
    WrongDragon { named: Dragon, card: Card, moves: Dragon }
        is Broken "wrong-dragon" { .with("colour", named.cards().to_arg(c.n)).by(&rules::DRAGONS_OF_CARDS, c.at("dragon")) }

    /// The move names a dragon by a colour that none has (ruling `dragon-colours`).
    NoSuchDragon { colour: Colour }
        is Broken "no-dragon-of-colour" { .by(&rules::DRAGONS_OF_CARDS, c.at("dragon")) }

    /// A card worth 2 while the dragon is outside.
    DragonOutside { dragon: Dragon, card: Card }
        is Broken "dragon-outside" {
            .with("colour", card.colour.to_arg(c.n))
            .by(&rules::DRAGON_THREE_TILES, c.at("power")).beside_if("there", c.n.shown_dragon(dragon))
        }

    /// A card worth 2 to take the dragon out.
    CannotLeave { dragon: Dragon, card: Card }
        is Broken "cannot-leave" { .with("colour", card.colour.to_arg(c.n)).by(&rules::DRAGON_THREE_TILES, c.at("to")) }

    /// A card worth 1 to take the dragon out, whether it is `inside` or not (ruling `dragon-off-city`).
    MayNotLeave { dragon: Dragon, inside: bool }
        is Broken "may-not-leave" {
            .with("otherwise", c.otherwise(|rulings| rulings.dragon_off_city = DragonOffCity::Yes))
            .by(&rules::DRAGON_ANYWHERE, c.at("to"))
        }

    /// More than three steps.
    DragonTooFar { dragon: Dragon, from: Building, to: Building, steps: u8 }
        is Broken "dragon-too-far" {
            .with("colour", dragon.cards().to_arg(c.n)).with("ways", c.ways("dragon", from, DRAGON_STEPS))
            .with("legal", c.near(from, DRAGON_STEPS))
            .by(&rules::DRAGON_THREE_TILES, c.at("to"))
        }

    /// The move names another building than the one where the figure stands.
    FigureElsewhere { named: Building, figure: Building }
        is Broken "figure-elsewhere" { .with("walks", c.walks()).by(&rules::BUILD_WHERE_THE_FIGURE_STANDS, c.at("on")) }

    /// Nothing is built on the market.
    MarketIsNotBuilt
        is Broken "nothing-is-built-there" {
            .with("walks", c.position.turn.phase == Phase::Movement)
            .by(&rules::BUILD_WHERE_THE_FIGURE_STANDS, c.at("build"))
        }

    /// The building is finished.
    AlreadyFinished { building: Building }
        is Broken "already-finished" {
            .by(&rules::ANY_FREE_SECTION, c.at("build")).beside_if("finished", c.n.shown_finished(building))
        }

    /// The move names another colour than the building's.
    NotItsColour { building: Building, named: Colour, colour: Colour }
        is Broken "not-its-colour" { .by(&rules::SECTIONS, c.at("build")) }

    /// The building has fewer sections.
    NoSuchSection { building: Building, section: Section, count: usize }
        is Broken "no-such-section" { .with("free", c.free(building)).by(&rules::SECTIONS, c.at("build")) }

    /// No section has that number; `costs` are those there are, left to right.
    NoSectionCosts { building: Building, cost: u8, costs: Vec<u8> }
        is Broken "no-section-costs" { .with("free", c.free(building)).by(&rules::SECTIONS, c.at("build")) }

    /// The section, or every one with that number, has a stone.
    SectionTaken { building: Building, section: Option<Section>, cost: NotPrinted<Option<u8>>, owners: Vec<Seat> }
        is Broken "section-taken" {
            .with("what", c.n.priced(building, section, cost.0)).with("free", c.free(building))
            .by(&rules::ANY_FREE_SECTION, c.at("build"))
            .beside_if("stone", owners.first().and_then(|&owner| c.n.shown_stone(building, section, cost.0, owner)))
        }

    /// No stone in reserve.
    NoStoneLeft
        is Broken "no-stone-left" {
            .by(&rules::TEN_STONES, c.step()).beside("stones", true, player_place(c.seat()).key("stones"))
        }

    /// The move does not say what is paid, and nothing in the hand would be enough.
    CannotPay { price: Price }
        is Broken "cannot-pay" {
            .with("paid_in", price.colour.to_arg(c.n))
            .by(&rules::SECTION_PRICE, c.at("build")).beside("hand", true, player_place(c.seat()).key("hand"))
        }

    /// The move does not say what is paid.
    PaymentNotSaid { price: Price }
        is Undecided "payment-not-said" {
            .with("cheapest", c.cheapest(&price).unwrap_or_default().to_arg(c.n)).with("would_do", c.would_do(&price))
            .by(&rules::SECTION_PRICE, c.at("build"))
        }

    /// Cards of the payment count for nothing, whatever their use, all for one reason; `rule` says what they would do.
    CountsForNothing { price: Price, idle: Cards, why: NotPrinted<Idle>, rule: NotPrinted<&'static Rule> }
        is Broken "counts-for-nothing" {
            .with("count", idle.total()).with("because", c.because(&price, idle, why.0))
            .with("cheapest", c.cheapest(&price).unwrap_or_default().to_arg(c.n)).with("would_do", c.would_do(&price))
            .by(rule.0, c.paid(idle).next().unwrap_or_else(|| c.at("pay"))).beside_all("other", c.paid(idle).skip(1))
        }

    /// The payment is worth too little, used as well as can be.
    PaysTooLittle { price: Price, worth: u8, missing: u8, paid: Cards }
        is Broken "pays-too-little" {
            .with("empty", paid.is_empty()).with("paid_in", price.colour.to_arg(c.n))
            .with("whites", paid.iter().any(|(card, _)| payment::is_spent(card)))
            .with("cheapest", c.cheapest(&price).unwrap_or_default().to_arg(c.n)).with("would_do", c.would_do(&price))
            .by(c.price_rule(&price, paid), c.at("pay"))
        }

    /// The payment is worth too little for a section with this number, wherever that is.
    TooLittleAnywhere { cost: u8, colour: NotPrinted<Option<Colour>>, worth: u8, missing: u8, paid: Cards }
        is Broken "too-little-anywhere" {
            .with("empty", paid.is_empty()).with("paid_in", colour.0.to_arg(c.n))
            .by(&rules::SECTION_PRICE, c.at("pay"))
        }

    /// The same for a section of the palace, with cards of several colours.
    PaysSeveralColours { price: Price, worth: u8, missing: u8, paid: Cards }
        is Broken "pays-too-little" {
            .with("empty", paid.is_empty()).with("paid_in", price.colour.to_arg(c.n))
            .with("whites", paid.iter().any(|(card, _)| payment::is_spent(card)))
            .with("cheapest", c.cheapest(&price).unwrap_or_default().to_arg(c.n)).with("would_do", c.would_do(&price))
            .by(&rules::PALACE_ONE_COLOUR, c.at("pay"))
        }

    /// More than the number is paid although the hand could pay exactly (ruling `overpaying`).
    ExactPossible { price: Price, worth: u8, exact: NotPrinted<Cards> }
        is Broken "exact-possible" {
            .with("cheapest", exact.0.to_arg(c.n)).with("part", c.pays().contains(exact.0))
            .with("otherwise", c.otherwise(|rulings| rulings.overpaying = Overpaying::Free))
            .by(&rules::OVERPAYING, c.at("pay"))
        }

    /// The figure does not stand on the market.
    NotOnMarket { figure: Building }
        is Broken "not-on-market" { .by(&rules::OFFER_ON_THE_MARKET, c.at("offer")) }

    /// The move names another space than the lowest free one.
    WrongSpace { named: u8, next: Level }
        is Broken "wrong-space" {
            .with("marked", c.marked(next))
            .by(&rules::OBELISK_FROM_THE_BOTTOM, c.at("offer")).beside_if("obelisk", c.n.shown("obelisk"))
        }

    /// The move names a space that two players leave unused.
    SpaceNotUsed { named: u8, next: Level }
        is Broken "space-not-used" {
            .with("marked", c.marked(next)).with("spaces", Level::priced(named).map_or(0, |level| level.spaces(SEATS)))
            .by(&rules::TWO_PLAYERS_BLOCK_SEVENS, c.at("offer")).beside_if("obelisk", c.n.shown("obelisk"))
        }

    /// The obelisk is full.
    ObeliskFull
        is Broken "obelisk-full" { .by(&rules::OBELISK_SPACES, c.at("offer")) }

    /// A second offering without a yellow card.
    OnlyOneOffering
        is Broken "only-one-offering" { .by(&rules::YELLOW_OFFERS_AGAIN, c.at("offer")) }

    /// An offering by a yellow card before the ordinary one (ruling `pillar-needs-offering`).
    OrdinaryOfferingFirst
        is Broken "ordinary-offering-first" {
            .with("otherwise", c.otherwise(|rulings| rulings.pillar_needs_offering = PillarNeedsOffering::No))
            .by(&rules::YELLOW_OFFERS_AGAIN, c.at("with"))
        }

    /// Too few crystals.
    TooFewCrystals { price: u8, surcharge: u8, crystals: i32 }
        is Broken "too-few-crystals" {
            .with("next", c.next(price)).with("lacking", i32::from(price) + i32::from(surcharge) - crystals)
            .by(price_rule(surcharge), c.at("offer")).beside("crystals", true, player_place(c.seat()).key("crystals"))
        }

    /// Fewer crystals are laid down than the space costs.
    LaysDownTooLittle { price: u8, surcharge: u8, paid: u16 }
        is Broken "lays-down-too-little" { .with("next", c.next(price)).by(price_rule(surcharge), c.at("pay")) }

    /// More crystals are laid down than the player has.
    LaysDownTooMuch { paid: u16, crystals: i32 }
        is Broken "lays-down-too-much" { .by(&rules::CHANGE, c.at("pay")) }

    /// More than two cards discarded.
    DiscardsTooMany { count: u32, most: u8 }
        is Broken "discards-too-many" { .by(&rules::DISCARD_UP_TO_TWO, c.at("discard")) }

    /// The hand has fewer cards, those set aside counted in.
    HandTooSmall { count: u8, hand: u32 }
        is Broken "hand-too-small" { .by(&rules::DISCARD_UP_TO_TWO, c.at("discard")) }

    /// The hand has fewer cards, but with those set aside it would have enough.
    RestIsAside { count: u8, hand: u32 }
        is Broken "hand-too-small" { .by(&rules::CARDS_SET_ASIDE, c.at("discard")) }

    /// It was settled already what is discarded.
    DiscardedAlready { discarded: u8 }
        is Broken "discarded-already" { .by(&rules::DISCARD_UP_TO_TWO, c.at("discard")) }

    /// Another number of cards than is drawn now: two, one more for each that was discarded, or what is left.
    DrawsWrongNumber { said: u32, expected: u8, discarded: u8 }
        is Broken "draws-wrong-number" {
            .with("why", c.why_drawn(said, expected, discarded)).with("most", c.most_drawn(expected))
            .with("short", c.most_drawn(expected) < expected + MOST_DISCARDED)
            .by(&rules::DRAW_TWO, c.at("draw"))
        }

    /// A card is said to be drawn that the pile cannot have given; `available` is how many it can have.
    NotInPile { card: Card, drawn: u8, available: u8 }
        is Broken "not-in-pile" { .with("copies", card.copies()).by(&rules::DECK, c.at("draw").key(card_name(card))) }

    /// More cards are revealed than are hidden in the hand.
    RevealsTooMany { count: u32, hidden: u8 }
        is Broken "reveals-too-many" { .by(&rules::DECK, c.at("reveal")) }
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
            Value::Three => Self::ThreeHasNoPower { card, power },
            Value::One | Value::Two if building && power != Power::Offer => Self::PowerOfBuilding { card },
            Value::One | Value::Two => Self::NoSuchPower { card, power },
        }
    }
}
