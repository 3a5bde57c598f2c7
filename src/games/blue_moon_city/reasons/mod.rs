//! Why a position is impossible, a step is refused, or something is awarded: typed facts, no sentences.
#![allow(missing_docs, reason = "a fact's name says what it is; each variant says what its facts mean together")]

mod award;
mod flaw;
mod left_out;
mod not_told;
mod refusal;
pub use award::Reason;
pub(super) use award::present;
pub use flaw::Flaw;
pub use left_out::{Assumed, Gap};
pub use not_told::NotTold;
pub use refusal::Refusal;

use super::buildings::Building;
use super::notation::card_name;
use super::pieces::{Card, Cards, Colour, Seat, Section, Value};
use super::rules;
use super::wording::player_place;
use crate::game::reasons::NotPrinted;
use crate::verdict::{Place, Rule};

/// A stone by its place in the typed list of `Draft::sites`: the site, and the stone on it.
pub(crate) type Typed = NotPrinted<(usize, usize)>;

/// A part of a turn's progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Progress {
    /// Stones placed on the building.
    Stones,
    /// Offerings made.
    Offerings,
    /// Cards discarded.
    Discarded,
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
    /// A white 3, which lets nothing pass.
    WhiteThree,
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
            Idle::WhiteThree => &rules::THREES_HAVE_NO_POWER,
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

/// What a card is played for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Power {
    /// A grey 1: the figure goes anywhere.
    Leap,
    /// A grey 2: more steps.
    Stride,
    /// A black, red or blue 1 or 2: a dragon moves.
    Fly,
    /// Of no card: the figure leaves the city.
    Leave,
    /// A yellow 1 or 2: a further offering.
    Offer,
}

impl Power {
    fn rule(self) -> &'static Rule {
        match self {
            Power::Leap | Power::Leave => &rules::FIGURE_ANYWHERE,
            Power::Stride => &rules::TWO_MORE_STEPS,
            Power::Fly => &rules::DRAGONS_OF_CARDS,
            Power::Offer => &rules::YELLOW_OFFERS_AGAIN,
        }
    }
}
