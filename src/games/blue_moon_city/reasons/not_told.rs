//! Facts that a case does not tell although a step depends on them: for refusals, for lists and for what they would have to be.

use super::{Price, Refusal};
use crate::game::reasons::{NotPrinted, Vocabulary, hung_on, reasons};
use crate::games::blue_moon_city::buildings::{Building, Part};
use crate::games::blue_moon_city::moves::Move;
use crate::games::blue_moon_city::notation::BUILDINGS;
use crate::games::blue_moon_city::pieces::{Card, Cards, DECK, Dragon, Seat, Section, Value};
use crate::games::blue_moon_city::rules;
use crate::games::blue_moon_city::wording::{Refused, player_place};
use crate::verdict::Rule;

reasons! {
    /// An untold fact, as a noun; what is asked of it, how it is told, and if it is one fact what it would have to be (`if`).
    pub enum NotTold, told in c: &Refused<'_>, each Undecided "lacks-";

    /// Whether the game is over: all is built and perhaps nobody can offer; or it is unknown how many `players` there are, or
    /// how many `offerings` the last one made, and so whether that was the last.
    End { players: bool, offerings: bool } by OFFERINGS_TO_WIN at c.step();
    /// Whether the hand holds cards, perhaps among its hidden ones.
    Cards { missing: Cards } by POWER_OR_PAYMENT at c.first_card(missing),
        with { counted = c.position.player(c.seat()).hand.len().is_some() };
    /// Whether it holds so many: more than the `held` ones that are counted may have come.
    MoreCards { count: u32, held: u32 } by POWER_OR_PAYMENT at c.step();
    /// Where so many of the eighty cards are: if they lie aside, nothing but discarding and drawing is left.
    Missing { count: u32 } by DECK at c.step(), with { there = DECK - count };
    /// Whether the exact value is among the cards of the hand.
    Exact { price: Price, worth: u8 } by OVERPAYING at "pay";
    /// Where the figure stands that walks, builds or offers.
    Figure by (standing_rule(c.play)) at c.step(), beside { entry = c.seat() };
    /// Where in the city a building lies.
    Place { building: Building } by STEPS_ARE_STRAIGHT at c.stop(building);
    /// How many steps the figure has left: `left` as far as it is known, and the way takes more.
    Steps { left: u8 } by TWO_STEPS at "move";
    /// Whether the figure has walked before a grey 1 (ruling `grey-teleport`).
    Walked by FIGURE_ANYWHERE at "power";
    /// Where a dragon is: a card worth 1 may lead nowhere, and one worth 2 moves none that is outside.
    Dragon { dragon: Dragon, card: NotPrinted<Card> }
        by (if card.0.value == Value::One { &rules::DRAGON_ANYWHERE } else { &rules::DRAGON_THREE_TILES }) at "power",
        with { colour = c.n.dragon_colour(dragon) };
    /// Which stones lie on a building, and so whether the section is free, or one of several with its number.
    Stones { building: Building, section: NotPrinted<Option<Section>>, cost: NotPrinted<Option<u8>> }
        by ANY_FREE_SECTION at "build",
        with { key = BUILDINGS.typed(building), what = c.n.priced(building, section.0, cost.0) };
    /// Whether a building is finished.
    Finished { building: Building } by ANY_FREE_SECTION at "build", with { key = BUILDINGS.typed(building) };
    /// On which of several `sections` with the same number stones of the `owners` lie.
    Section {
        building: NotPrinted<Building>, section: NotPrinted<Section>, cost: NotPrinted<Option<u8>>,
        owners: Vec<Seat>, sections: NotPrinted<Vec<Section>>,
    }
        by ANY_FREE_SECTION at "build",
        with { what = c.n.priced(building.0, Some(section.0), cost.0), keys = c.keys(&sections.0) },
        beside each { stone = owners.first().and_then(|&owner| c.n.shown_stone(building.0, Some(section.0), cost.0, owner)) };
    /// Whether a stone is in reserve: all may lie unseen, or, if `back`, one may have come back from a building.
    Reserve { back: bool } by TEN_STONES at c.step(), beside each { entry = (!back).then(|| player_place(c.seat())) };
    /// The numbers of the sections.
    Numbers { building: Building } by (Part::Sections.rule()) at "build",
        with { key = BUILDINGS.typed(building), form = c.form(building) }, beside each { site = c.n.shown_site(building) };
    /// Which space of the obelisk is next.
    Obelisk by OBELISK_FROM_THE_BOTTOM at "offer";
    /// Whether the ordinary offering of this turn was made; `card` if one by a yellow card is to follow it.
    Offered { card: bool } by YELLOW_OFFERS_AGAIN at "offer";
    /// Whether there are crystals enough.
    Crystals { price: u8, surcharge: u8 } by (price_rule(surcharge)) at "offer", with { next = c.next(price) };
    /// The same, and more may have come than are counted.
    MoreCrystals { needed: u16, crystals: i32 } by OFFERING_PRICE at "offer", with { rewards = c.position.unknowns.rewards };
    /// How many cards were discarded in this turn.
    Discarded by DRAW_TWO at "draw";
    /// How many cards are left in the piles: as many as are `said` to be drawn, or, where more should be, no more than that.
    Piles { said: NotPrinted<u32>, expected: u8 } by DRAW_TWO at "draw",
        with { fewer = said.0 < expected.into(), rewards = c.position.unknowns.rewards };
}

hung_on!(NotTold, Refusal, Refused<'_>);

/// By which rule a step asks where the figure stands.
fn standing_rule(play: &Move) -> &'static Rule {
    match play {
        Move::Build(_) => &rules::BUILD_WHERE_THE_FIGURE_STANDS,
        Move::Offer(_) => &rules::OFFER_ON_THE_MARKET,
        _ => &rules::TWO_STEPS,
    }
}

/// The rule by which an offering costs what it does.
pub(super) fn price_rule(surcharge: u8) -> &'static Rule {
    if surcharge == 0 { &rules::OFFERING_PRICE } else { &rules::YELLOW_SURCHARGE }
}
