//! Why a step is refused, or something is awarded: typed facts, no sentences.
#![allow(missing_docs, reason = "a fact's name says what it is; each variant says what its facts mean together")]

use super::buildings::{Building, Part};
use super::moves::DragonTo;
use super::pieces::{Card, Cards, Colour, Dragon, Level, Seat, Section, Spot};
use super::position::Phase;
use crate::verdict::Unit;

/// Why a card of a payment counts for nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Idle {
    /// Neither is it of the section's colour, nor does any other card make it pass for that.
    OtherColour,
    /// The same on the palace: it is of another colour than the rest.
    SecondColour,
    /// A brown 1 or 2 that has no other to make a pair.
    NoPartner,
    /// A brown 3, which makes no pair.
    ThreeInPair,
    /// There are more cards of a colour than the white cards let pass: four of one colour each white 1, one each white 2.
    BeyondWhite,
    /// A white 1 or 2 with no card left that it could let pass.
    NothingForWhite,
}

/// A section, and what it costs in which colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Price {
    pub building: Building,
    /// None where it may be one of several with this number.
    pub section: Option<Section>,
    pub cost: u8,
    /// The colour that is paid in; none on the palace where the move names none.
    pub colour: Option<Colour>,
}

/// Why a step is refused, or cannot be decided ([`Refusal::is_open`]).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another player's turn; `phase` is where that player's turn stands, so that the words can say what ends it.
    NotYourTurn { seat: Seat, turn: Seat, phase: Phase },
    /// The case does not say whose turn it is, and there are several players.
    TurnUnknown,
    /// A step of the movement phase after a stone was placed or cards were discarded.
    MovementIsOver { phase: Phase },
    /// A stone or an offering after cards were discarded.
    BuildingIsOver,

    /// The hand does not hold the cards; `held` is what it holds.
    NotInHand { missing: Cards, held: Cards },
    /// The cards might be among the hidden ones of the hand.
    HandHidden { missing: Cards },
    /// The cards might be hidden, if not every one of their kind were in sight elsewhere; `unseen` are left.
    NoneLeft { card: Card, wanted: u8, unseen: u8 },
    /// A card without this power: a 3, or of a colour that does something else.
    NoSuchPower { card: Card, power: Power },

    /// Cards that the hand would need to hold may have come into it, but the case cannot show it.
    CardsUnknown { count: u32, held: u32 },

    /// It is not known where the figure stands.
    FigureUnknown,
    /// It is not known where in the city a building lies.
    PlaceUnknown { building: Building },
    /// A card worth 1 leads nowhere: figure or dragon is there already (ruling `idle-power`).
    GoesNowhere { at: DragonTo },
    /// More steps than the figure has left; `grey` more grey 2s would do.
    TooFar { from: Building, to: Building, steps: u8, left: u8, grey: u8 },
    /// More steps than the figure has left at the beginning of a turn, and the case does not say how many are left.
    StepsUnknown { from: Building, to: Building, steps: u8, left: u8 },
    /// A grey 1 after the figure has walked (ruling `grey-teleport`).
    LeapAfterSteps { walked: u8 },
    /// A grey 1, and the case does not say whether the figure has walked (ruling `grey-teleport`).
    WalkedUnknown,

    /// The move names a dragon that the card does not move.
    WrongDragon { named: Dragon, card: Card, moves: Dragon },
    /// The move names a dragon by a colour that none has (ruling `dragon-colours`).
    NoSuchDragon { colour: Colour },
    /// A card worth 2, or one that may lead nowhere, and the case does not say where the dragon is.
    DragonUnknown { dragon: Dragon, card: Card },
    /// A card worth 2 while the dragon is outside.
    DragonOutside { dragon: Dragon, card: Card },
    /// A card worth 2 to take the dragon out.
    CannotLeave { dragon: Dragon, card: Card },
    /// A card worth 1 to take the dragon out, whether it is `inside` or not (ruling `dragon-off-city`).
    MayNotLeave { dragon: Dragon, inside: bool },
    /// More than three steps.
    DragonTooFar { dragon: Dragon, from: Building, to: Building, steps: u8 },

    /// The move names another building than the one where the figure stands.
    FigureElsewhere { named: Building, figure: Building },
    /// Nothing is built on the market.
    MarketIsNotBuilt,
    /// The building is finished.
    AlreadyFinished { building: Building },
    /// It is not known whether the building is finished, nor, where the case does not show its `stones`, which sections are free.
    SiteUnknown { building: Building, stones: bool },
    /// The move names another colour than the building's.
    NotItsColour { building: Building, named: Colour, colour: Colour },
    /// The building has fewer sections.
    NoSuchSection { building: Building, section: Section, count: usize },
    /// No section has that number; `costs` are those there are, left to right.
    NoSectionCosts { building: Building, cost: u8, costs: Vec<u8> },
    /// The section, or every one with that number, has a stone.
    SectionTaken { building: Building, section: Section, owner: Seat, free: Vec<Section> },
    /// The building would be finished, and who is master builder depends on whose stone lies on which of some sections with one number.
    MasterUnclear { building: Building, sections: Vec<Section> },
    /// No stone in reserve.
    NoStoneLeft,
    /// No stone in reserve, unless one has come back from a building of which the case does not say whether it was finished.
    StonesUnknown,
    /// A part of a tile is needed that the case does not give.
    Unread { building: Building, part: Part },
    /// What lies at some places beside the building that would be finished is not known.
    NeighbourUnknown { building: Building, spots: Vec<Spot> },
    /// It is not known where the building that would be finished lies, so neither what lies beside it.
    NeighboursUnknown { building: Building },
    /// The stone takes the last scale, and of up to `scattered` of them it is not known who has them, so neither who has most.
    ScalesUnknown { scattered: u8 },
    /// The move does not say what is paid.
    PaymentNotSaid { price: Price },
    /// Cards of the payment count for nothing, whatever their use, all of them for the same reason.
    CountsForNothing { price: Price, idle: Cards, why: Idle },
    /// The payment is worth too little, used as well as can be.
    PaysTooLittle { price: Price, worth: u8, missing: u8, paid: Cards },
    /// More than the number is paid although the hand could pay exactly (ruling `overpaying`).
    ExactPossible { price: Price, worth: u8, exact: Cards },

    /// The figure does not stand on the market.
    NotOnMarket { figure: Building },
    /// It is not known which space of the obelisk is next.
    ObeliskUnknown,
    /// The move names a space that is the next one only if more offerings were made than the case says; it shows `next`.
    SpaceUnknown { named: u8, next: Level },
    /// The move names another space than the lowest free one.
    WrongSpace { named: u8, next: Level },
    /// The obelisk is full.
    ObeliskFull,
    /// A second offering without a yellow card.
    OnlyOneOffering,
    /// An offering by a yellow card before the ordinary one (ruling `pillar-needs-offering`).
    OrdinaryOfferingFirst,
    /// It is not known whether the ordinary offering of this turn was made; `card` if one by a yellow card is to follow it.
    OfferedUnknown { card: bool },
    /// The crystals are not known.
    CrystalsUnknown { price: u8, surcharge: u8 },
    /// Too few crystals, unless the player has got some that the case cannot show.
    CrystalsUnsure { needed: u16, crystals: i32 },
    /// Too few crystals.
    TooFewCrystals { price: u8, surcharge: u8, crystals: i32 },
    /// Fewer crystals are laid down than the space costs.
    LaysDownTooLittle { price: u8, surcharge: u8, paid: u16 },
    /// More crystals are laid down than the player has.
    LaysDownTooMuch { paid: u16, crystals: i32 },

    /// More than two cards discarded.
    DiscardsTooMany { count: u8, most: u8 },
    /// The cards that are named are not as many as the step says.
    CountDiffers { said: u32, named: u32 },
    /// The hand has fewer cards.
    HandTooSmall { count: u8, hand: u32 },
    /// It was settled already what is discarded.
    DiscardedAlready { discarded: u8 },
    /// Another number of cards than is drawn now: two, one more for each that was discarded, or what is left.
    DrawsWrongNumber { said: u32, expected: u8, discarded: u8 },
    /// Another number of cards than would be drawn if none was discarded, and the case does not say how many were.
    DiscardedUnknown { said: u32, expected: u8 },
    /// Fewer cards than are drawn, unless no more are left in the piles, which the case does not show.
    PilesUnknown { said: u32, expected: u8 },
    /// A card is said to be drawn that the pile cannot have given; `available` is how many it can have.
    NotInPile { card: Card, drawn: u8, available: u8 },
    /// More cards are revealed than are hidden in the hand.
    RevealsTooMany { count: u32, hidden: u8 },
}

impl Refusal {
    /// Whether the case does not say enough to decide.
    pub fn is_open(&self) -> bool {
        matches!(
            self,
            Refusal::TurnUnknown
                | Refusal::SiteUnknown { .. }
                | Refusal::HandHidden { .. }
                | Refusal::CardsUnknown { .. }
                | Refusal::StepsUnknown { .. }
                | Refusal::WalkedUnknown
                | Refusal::DragonUnknown { .. }
                | Refusal::StonesUnknown
                | Refusal::SpaceUnknown { .. }
                | Refusal::OfferedUnknown { .. }
                | Refusal::CrystalsUnsure { .. }
                | Refusal::DiscardedUnknown { .. }
                | Refusal::PilesUnknown { .. }
                | Refusal::FigureUnknown
                | Refusal::PlaceUnknown { .. }
                | Refusal::Unread { .. }
                | Refusal::NeighbourUnknown { .. }
                | Refusal::NeighboursUnknown { .. }
                | Refusal::ScalesUnknown { .. }
                | Refusal::MasterUnclear { .. }
                | Refusal::PaymentNotSaid { .. }
                | Refusal::ObeliskUnknown
                | Refusal::CrystalsUnknown { .. }
        )
    }
}

/// What a card is played for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Power {
    /// A grey 1: the figure goes anywhere.
    Leap,
    /// A grey 2: more steps.
    Stride,
    /// A black, red or blue 1 or 2: a dragon moves.
    Fly,
    /// A yellow 1 or 2: a further offering.
    Offer,
}

/// Why something is given or taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The cards that paid for a section. Cards.
    Paid { building: Building, section: Option<Section>, cost: u8, cards: Cards },
    /// A card played for its power. Cards.
    Played { card: Card },
    /// Scales for the dragons on the building where the first stone of the turn was placed. Scales.
    Dragons { building: Building, dragons: [bool; 3] },
    /// The master builder's reward, in one unit; `stones`, or if `numbers` the sum of their sections' numbers, against `next`, the most that another
    /// has, and the section that decided a tie, if one did.
    Master { building: Building, unit: Unit, numbers: bool, stones: u8, next: u8, leftmost: Option<Section> },
    /// A contributor's reward, in one unit; `section` has the leftmost of the player's stones.
    Contributor { building: Building, unit: Unit, section: Section },
    /// The reward of a finished neighbour, in one unit; `section` has the leftmost of the player's stones.
    Neighbour { building: Building, neighbour: Building, unit: Unit, section: Section },
    /// What the supply lacks of a reward: the amount is 0, `owed` were not there (ruling `crystal-tokens`; cards: both piles empty).
    NotThere { unit: Unit, owed: u8 },
    /// Most scales, alone. Crystals.
    MostScales { scales: u8, owed: u8 },
    /// Most scales, together with others. Crystals.
    TiedScales { scales: u8, owed: u8, players: u8 },
    /// Three scales or more. Crystals.
    ThreeScales { scales: u8, owed: u8 },
    /// Too few scales to be paid: the amount is 0.
    FewScales { scales: u8, owed: u8 },
    /// Scales given back after a scoring. Scales.
    ScalesReturned { scales: u8 },
    /// Scales that were owed, handed out after the scoring (ruling `owed-scales-kept`). Scales.
    OwedScales,
    /// The price of a space of the obelisk. Crystals.
    OfferingPrice { level: Level },
    /// What a yellow card makes an offering dearer. Crystals.
    Surcharge { card: Card },
    /// An offering; `needed` end the game, if the number of players is known. Offerings.
    Offering { level: Level, offerings: u8, needed: Option<u8> },
    /// Cards discarded before drawing. Cards.
    Discarded,
    /// Cards drawn at the end of the turn. Cards.
    Drawn { discarded: u8, reshuffled: bool },
}

impl Reason {
    /// What it is counted in.
    pub fn unit(&self) -> Unit {
        match *self {
            Reason::Paid { .. } | Reason::Played { .. } | Reason::Discarded | Reason::Drawn { .. } => Unit::Cards,
            Reason::Dragons { .. } | Reason::ScalesReturned { .. } | Reason::OwedScales => Unit::Scales,
            Reason::Master { unit, .. }
            | Reason::Contributor { unit, .. }
            | Reason::Neighbour { unit, .. }
            | Reason::NotThere { unit, .. } => unit,
            Reason::MostScales { .. }
            | Reason::TiedScales { .. }
            | Reason::ThreeScales { .. }
            | Reason::FewScales { .. }
            | Reason::OfferingPrice { .. }
            | Reason::Surcharge { .. } => Unit::Crystals,
            Reason::Offering { .. } => Unit::Offerings,
        }
    }
}
