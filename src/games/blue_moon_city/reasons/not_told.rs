//! Facts that a case does not tell although a step depends on them: for refusals, for lists and for what they would have to be.

use super::{Numbered, Price, Refusal};
use crate::game::reasons::{NotPrinted, ToArg, Vocabulary, hung_on, reasons};
use crate::games::blue_moon_city::buildings::{Building, Part};
use crate::games::blue_moon_city::moves::Move;
use crate::games::blue_moon_city::notation::BUILDINGS;
use crate::games::blue_moon_city::pieces::{Card, Cards, Dragon, Seat, Section, Value};
use crate::games::blue_moon_city::rules;
use crate::games::blue_moon_city::wording::{Refused, player_place};
use crate::verdict::Rule;

reasons! {
    /// An untold fact, as a noun; what is asked of it, how it is told, and if it is one fact what it would have to be (`if`).
    pub enum NotTold, told in c: &Refused<'_>;

    /// Whether the game is over: all is built and perhaps nobody can offer; or `players`, and so the last offering, is unknown.
    End { players: bool }
        is Undecided "lacks-end" { .by(&rules::OFFERINGS_TO_WIN, c.step()) }

    /// Whether the hand holds cards, perhaps among its hidden ones.
    Cards { missing: Cards }
        is Undecided "lacks-cards" { .by(&rules::POWER_OR_PAYMENT, c.first_card(missing)) }

    /// Whether it holds so many: more than the `held` ones that are counted may have come.
    MoreCards { count: u32, held: u32 }
        is Undecided "lacks-more-cards" { .by(&rules::POWER_OR_PAYMENT, c.step()) }

    /// Whether the exact value is among the cards of the hand.
    Exact { price: Price, worth: u8 }
        is Undecided "lacks-exact" { .by(&rules::OVERPAYING, c.at("pay")) }

    /// Where the figure stands that walks, builds or offers.
    Figure
        is Undecided "lacks-figure" { .by(standing_rule(c.play), c.step()).beside("entry", true, player_place(c.seat())) }

    /// Where in the city a building lies.
    Place { building: Building }
        is Undecided "lacks-place" { .by(&rules::STEPS_ARE_STRAIGHT, c.stop(building)) }

    /// How many steps the figure has left: `left` as far as it is known, and the way takes more.
    Steps { left: u8 }
        is Undecided "lacks-steps" { .by(&rules::TWO_STEPS, c.at("move")) }

    /// Whether the figure has walked before a grey 1 (ruling `grey-teleport`).
    Walked
        is Undecided "lacks-walked" { .by(&rules::FIGURE_ANYWHERE, c.at("power")) }

    /// Where a dragon is: a card worth 1 may lead nowhere, and one worth 2 moves none that is outside.
    Dragon { dragon: Dragon, card: NotPrinted<Card> }
        is Undecided "lacks-dragon" {
            .with("colour", c.n.dragon_colour(dragon).to_arg(c.n))
            .by(if card.0.value == Value::One { &rules::DRAGON_ANYWHERE } else { &rules::DRAGON_THREE_TILES }, c.at("power"))
        }

    /// Which stones lie on a building, and so whether the section is free, or one of several with its number.
    Stones { building: Building, section: NotPrinted<Option<Section>>, cost: NotPrinted<Option<u8>> }
        is Undecided "lacks-stones" {
            .with("key", BUILDINGS.typed(building)).with("what", c.n.priced(building, section.0, cost.0))
            .by(&rules::ANY_FREE_SECTION, c.at("build"))
        }

    /// Whether a building is finished.
    Finished { building: Building }
        is Undecided "lacks-finished" { .with("key", BUILDINGS.typed(building)).by(&rules::ANY_FREE_SECTION, c.at("build")) }

    /// On which of several `sections` with the same number stones of the `owners` lie.
    Section { building: NotPrinted<Building>, section: NotPrinted<Section>, cost: NotPrinted<Option<u8>>,
        owners: Vec<Seat>, sections: NotPrinted<Numbered> }
        is Undecided "lacks-section" {
            .with("what", c.n.priced(building.0, Some(section.0), cost.0)).with("keys", c.keys(&sections.0.0))
            .by(&rules::ANY_FREE_SECTION, c.at("build"))
            .beside_if("stone", owners.first().and_then(|&owner| c.n.shown_stone(building.0, Some(section.0), cost.0, owner)))
        }

    /// Whether a stone is in reserve: all may lie unseen, or, if `back`, one may have come back from a building.
    Reserve { back: bool }
        is Undecided "lacks-reserve" {
            .by(&rules::TEN_STONES, c.step()).beside_if("entry", (!back).then(|| player_place(c.seat())))
        }

    /// The numbers of the sections.
    Numbers { building: Building }
        is Undecided "lacks-numbers" {
            .with("key", BUILDINGS.typed(building)).with("form", c.form(building))
            .by(Part::Sections.rule(), c.at("build")).beside_if("site", c.n.shown_site(building))
        }

    /// Which space of the obelisk is next.
    Obelisk
        is Undecided "lacks-obelisk" { .by(&rules::OBELISK_FROM_THE_BOTTOM, c.at("offer")) }

    /// Whether the ordinary offering of this turn was made; `card` if one by a yellow card is to follow it.
    Offered { card: bool }
        is Undecided "lacks-offered" { .by(&rules::YELLOW_OFFERS_AGAIN, c.at("offer")) }

    /// Whether there are crystals enough.
    Crystals { price: u8, surcharge: u8 }
        is Undecided "lacks-crystals" { .with("next", c.next(price)).by(price_rule(surcharge), c.at("offer")) }

    /// The same, and more may have come than are counted.
    MoreCrystals { needed: u16, crystals: i32 }
        is Undecided "lacks-more-crystals" {
            .with("rewards", c.position.unknowns.rewards)
            .by(&rules::OFFERING_PRICE, c.at("offer"))
        }

    /// How many cards were discarded in this turn.
    Discarded
        is Undecided "lacks-discarded" { .by(&rules::DRAW_TWO, c.at("draw")) }

    /// How many cards are left in the piles: as many as are `said` to be drawn, or, where more should be, no more than that.
    Piles { said: NotPrinted<u32>, expected: u8 }
        is Undecided "lacks-piles" {
            .with("fewer", said.0 < expected.into()).with("rewards", c.position.unknowns.rewards)
            .by(&rules::DRAW_TWO, c.at("draw"))
        }
}

hung_on!(NotTold, Refusal, Refused<'_>);

/// By which rule a step asks where the figure stands.
fn standing_rule(play: &Move) -> &'static Rule {
    match play {
        Move::Build(_) => &rules::BUILD_WHERE_THE_FIGURE_STANDS,
        Move::Offer(_) => &rules::OFFER_ON_THE_MARKET,
        Move::Walk { .. }
        | Move::Stride { .. }
        | Move::Leap { .. }
        | Move::Fly { .. }
        | Move::Discard { .. }
        | Move::Draw { .. }
        | Move::Reveal { .. } => &rules::TWO_STEPS,
    }
}

/// The rule by which an offering costs what it does.
pub(super) fn price_rule(surcharge: u8) -> &'static Rule {
    if surcharge == 0 { &rules::OFFERING_PRICE } else { &rules::YELLOW_SURCHARGE }
}
