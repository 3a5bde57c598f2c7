//! Why a position is impossible, a step is refused, or something is awarded: typed facts, no sentences.
#![allow(missing_docs, reason = "a fact's name says what it is; each variant says what its facts mean together")]

mod flaw;
mod not_told;
mod refusal;
pub use flaw::Flaw;
pub use not_told::NotTold;
pub use refusal::Refusal;

use super::buildings::Building;
use super::notation::card_name;
use super::pieces::{Card, Cards, Colour, Dragon, Level, Seat, Section, Value};
use super::rules;
use super::wording::player_place;
use crate::games::reasons::Unsaid;
use crate::verdict::{Place, Rule, Unit};

/// A stone by its place in the typed list of `Draft::sites`: the site, and the stone on it.
pub(in crate::games::blue_moon_city) type Typed = Unsaid<(usize, usize)>;

/// A part of a turn's progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Progress {
    /// Stones placed on the building.
    Stones,
    /// Offerings made.
    Offerings,
    /// Cards discarded.
    Discarded,
    /// Neither a stone nor an offering, although one ended the movement.
    Nothing,
}

/// Where a card was typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CardPlace {
    /// In a hand.
    Hand(Seat),
    /// Among the cards set aside.
    Aside(Seat),
    /// In the draw pile.
    Draw,
    /// In the discard pile.
    Discard,
}

impl CardPlace {
    /// Where a card of it was typed.
    fn of(self, card: Card) -> Place {
        let place = match self {
            CardPlace::Hand(seat) => player_place(seat).key("hand"),
            CardPlace::Aside(seat) => player_place(seat).key("aside"),
            CardPlace::Draw => Place::root().key("draw"),
            CardPlace::Discard => Place::root().key("discard"),
        };
        place.key(card_name(card))
    }
    /// Where one of several was typed, from 0.
    fn copy_of(self, card: Card, copy: u8) -> Place {
        self.of(card).piece(copy.into())
    }
}

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
    /// The same beside a white 1 or 2 that pays itself, in white.
    WhitePays,
    /// A white 1 or 2 with no card left that it could let pass.
    NothingForWhite,
}

impl Idle {
    /// The rule by which cards count for nothing in a payment.
    pub(super) fn rule(self, idle: Cards, paid: Cards) -> &'static Rule {
        let one = Card::new(Colour::White, Value::One);
        match self {
            Idle::OtherColour => &rules::SECTION_PRICE,
            Idle::SecondColour => &rules::PALACE_ONE_COLOUR,
            Idle::NoPartner | Idle::ThreeInPair => &rules::BROWN_PAIR,
            Idle::WhitePays => &rules::POWER_OR_PAYMENT,
            Idle::BeyondWhite if paid.of(one) == 0 => &rules::WHITE_TWO,
            Idle::NothingForWhite if idle.of(one) == 0 => &rules::WHITE_TWO,
            Idle::BeyondWhite | Idle::NothingForWhite => &rules::WHITE_ONE,
        }
    }
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

/// Sections that are told by their places: "the 1st section".
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Numbered(pub Vec<Section>);

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

impl Power {
    /// The rule of it.
    fn rule(self) -> &'static Rule {
        match self {
            Power::Leap => &rules::FIGURE_ANYWHERE,
            Power::Stride => &rules::TWO_MORE_STEPS,
            Power::Fly => &rules::DRAGONS_OF_CARDS,
            Power::Offer => &rules::YELLOW_OFFERS_AGAIN,
        }
    }
}

/// A check that could not be made, and what it lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Gap {
    /// All eighty cards: some are not given.
    Cards,
    /// All scales: those of a player or the supply are not given.
    Scales,
    /// All crystals: those of a player or the supply are not given.
    Crystals,
    /// The layout of the city: not all tiles are given.
    City,
    /// That everybody has ten stones: those on buildings are not all given.
    Buildings,
    /// Order and levels of the obelisk: its stones are not given.
    Obelisk,
    /// Whatever depends on the number of players: not all are given.
    OtherPlayers,
}

/// Something left out that the judge takes for granted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Assumed {
    /// The turn is taken to be at its beginning.
    Movement,
    /// Stones or offerings were made in this turn, and it is not settled what is discarded.
    Building,
    /// No building is taken to be finished.
    NothingFinished,
    /// The dragon is taken to be outside the city.
    DragonOutside(Dragon),
    /// The stones in reserve are what is left of ten.
    StonesLeft(Seat, u8),
    /// The supply of scales is what the players do not have.
    ScalesLeft(u8),
    /// The supply of crystals is what nobody is known to have.
    CrystalsLeft(u32),
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
    /// Scales that are scored, of which the case does not tell how many they are, or, if they are `told`, who has most. Crystals.
    ScalesNotTold { scales: u8, owed: u8, told: bool },
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
    /// The rule by which it is given or taken.
    pub(super) fn rule(&self) -> &'static Rule {
        match *self {
            Reason::Paid { .. } => &rules::SECTION_PRICE,
            Reason::Played { .. } => &rules::POWER_OR_PAYMENT,
            Reason::Dragons { .. } => &rules::SCALES_FROM_DRAGONS,
            Reason::Master { leftmost: Some(_), .. } => &rules::LEFTMOST_DECIDES,
            Reason::Master { leftmost: None, .. } => &rules::MASTER_BUILDER,
            Reason::Contributor { .. } => &rules::CONTRIBUTORS,
            Reason::Neighbour { .. } => &rules::FINISHED_NEIGHBOURS,
            Reason::NotThere { unit: Unit::Scales, .. } => &rules::OWED_SCALES_COUNT,
            Reason::NotThere { unit: Unit::Cards, .. } => &rules::RESHUFFLE,
            Reason::NotThere { unit: Unit::Crystals | Unit::Points | Unit::Offerings, .. } => &rules::CRYSTAL_PIECES,
            Reason::MostScales { .. } | Reason::TiedScales { .. } | Reason::ScalesNotTold { .. } => &rules::MOST_SCALES,
            Reason::ThreeScales { .. } | Reason::FewScales { .. } => &rules::THREE_SCALES,
            Reason::ScalesReturned { .. } | Reason::OwedScales => &rules::SCALES_RETURN,
            Reason::OfferingPrice { .. } => &rules::OFFERING_PRICE,
            Reason::Surcharge { .. } => &rules::YELLOW_SURCHARGE,
            Reason::Offering { offerings, needed: Some(needed), .. } if offerings >= needed => &rules::OFFERINGS_TO_WIN,
            Reason::Offering { .. } => &rules::STONE_ON_THE_OBELISK,
            Reason::Discarded => &rules::DISCARD_UP_TO_TWO,
            Reason::Drawn { .. } => &rules::DRAW_TWO,
        }
    }
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
            | Reason::ScalesNotTold { .. }
            | Reason::OfferingPrice { .. }
            | Reason::Surcharge { .. } => Unit::Crystals,
            Reason::Offering { .. } => Unit::Offerings,
        }
    }
}
