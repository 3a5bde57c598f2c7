//! Awards with their proof: which stone, which neighbour, which dragon.

use crate::game::reasons::{ToArg, Vocabulary, awards};
use crate::games::blue_moon_city::buildings::Building;
use crate::games::blue_moon_city::pieces::{Card, Cards, Dragon, Level, Section};
use crate::games::blue_moon_city::rules;
use crate::games::blue_moon_city::wording::{Names, built_place, level_place, own, site_place};
use crate::verdict::Unit::{self, Crystals, Offerings, Scales};
use crate::verdict::{Place, Rule};
use crate::words::Message;

awards! {
    /// Why something is given or taken.
    pub enum Reason, of amount, to seat, in n: &Names, each Crystals;

    /// The cards that paid for a section.
    Paid { building: Building, section: Option<Section>, cost: u8, cards: Cards } in (Unit::Cards) by SECTION_PRICE,
        says { cards, empty: cards.is_empty(), price: n.priced(building, section, Some(cost)) }, at own(seat, "hand");
    /// A card played for its power.
    Played { card: Card } in (Unit::Cards) by POWER_OR_PAYMENT, says { card }, at own(seat, "hand");
    /// Scales for the dragons on the building where the first stone of the turn was placed.
    /// There may be `more` that the case does not tell of.
    Dragons { building: Building, dragons: [bool; 3], more: bool } in Scales by SCALES_FROM_DRAGONS,
        says { count: present(dragons).count(), building, more, dragons: n.listed_dragons(present(dragons)) },
        at present(dragons).filter_map(|dragon| n.shown_dragon(dragon));
    /// The master builder's reward, in one unit; `stones` (or if `numbers` the sum of their sections' numbers) against `next`,
    /// the most of another player, and the section that decided a tie, if one did.
    Master { building: Building, unit: Unit, numbers: bool, stones: u8, next: u8, leftmost: Option<Section> } in unit
        by (if leftmost.is_some() { &rules::LEFTMOST_DECIDES } else { &rules::MASTER_BUILDER }),
        says (master(n, numbers, stones, next, leftmost).with("building", building.to_arg(n))), at [built_place(building)];
    /// A contributor's reward, in one unit; `section` has the leftmost of the player's stones, if that is told.
    Contributor { building: Building, unit: Unit, section: Option<Section> } in unit by CONTRIBUTORS, says { building, section },
        at [built_place(building)];
    /// The reward of a finished neighbour, in one unit; `section` has the leftmost of the player's stones.
    Neighbour { building: Building, neighbour: Building, unit: Unit, section: Option<Section> } in unit by FINISHED_NEIGHBOURS,
        says { building, neighbour, section }, at [built_place(building), site_place(neighbour)];
    /// What the supply lacks of a reward: amount 0, `owed` were missing (ruling `crystal-tokens`; cards: both piles empty).
    NotThere { unit: Unit, owed: u8 } in unit by (supply_of(unit).1), says (n.message(supply_of(unit).2).with("owed", owed)),
        at supply(supply_of(unit).0);
    /// Scales that dragons may bring: where they are is not told, or if they are there whether the stone is the `first` of its
    /// turn.
    DragonsNotTold { building: Building, first: bool } in Scales by SCALES_FROM_DRAGONS, says { building, first },
        at [site_place(building)];
    /// What a building may bring in one unit beside what is counted.
    RewardsNotTold { building: Building, unit: Unit } in unit by FINISHED_NEIGHBOURS, says { building },
        at [site_place(building)];
    /// What players get or give back in one unit if the last scale goes, and that is not told.
    ScoringNotTold { unit: Unit } in unit by MOST_SCALES, says {}, at supply("scales");
    /// Most scales, alone.
    MostScales { scales: u8, owed: u8 } by MOST_SCALES, says { holding: holding(n, scales, owed) }, at own(seat, "scales");
    /// Most scales, together with others.
    TiedScales { scales: u8, owed: u8, players: u8 } by MOST_SCALES, says { holding: holding(n, scales, owed), players },
        at own(seat, "scales");
    /// Three scales or more.
    ThreeScales { scales: u8, owed: u8 } by THREE_SCALES, says { holding: holding(n, scales, owed) }, at own(seat, "scales");
    /// Too few scales to be paid: the amount is 0.
    FewScales { scales: u8, owed: u8 } by THREE_SCALES, says { holding: holding(n, scales, owed) }, at own(seat, "scales");
    /// Scales that are scored, of which the case does not tell how many they are, or, if they are `told`, who has most.
    ScalesNotTold { scales: u8, owed: u8, told: bool } by MOST_SCALES, says { holding: holding(n, scales, owed), told },
        at own(seat, "scales");
    /// Scales given back after a scoring, if it is `told` how many.
    ScalesReturned { scales: u8, told: bool } in Scales by SCALES_RETURN, says { scales, told }, at own(seat, "scales");
    /// Scales that were owed, handed out after the scoring (ruling `owed-scales-kept`).
    OwedScales in Scales by SCALES_RETURN, says {}, at supply("scales");
    /// The price of a space of the obelisk.
    OfferingPrice { level: Level } by OFFERING_PRICE, says { space: level } as "price", at [level_place(level)];
    /// What a yellow card makes an offering dearer.
    Surcharge { card: Card } by YELLOW_SURCHARGE, says { card }, at own(seat, "crystals");
    /// An offering, and the how manieth it is, if that is known; `needed` end the game, if the number of players is known.
    Offering { level: Level, offerings: Option<u8>, needed: Option<u8> } in Offerings
        by (if wins(offerings, needed) { &rules::OFFERINGS_TO_WIN } else { &rules::STONE_ON_THE_OBELISK }),
        says (n.message(if wins(offerings, needed) { "award-winning-offering" } else { "award-offering" })
            .with("space", level.to_arg(n)).with("offerings", offerings.to_arg(n)).with("needed", needed.to_arg(n))),
        at [level_place(level)];
    /// Cards discarded before drawing.
    Discarded in (Unit::Cards) by DISCARD_UP_TO_TWO, says {}, at own(seat, "hand");
    /// Cards drawn at the end of the turn.
    Drawn { discarded: u8, reshuffled: bool } in (Unit::Cards) by DRAW_TWO, says { discarded, reshuffled }, at supply("draw");
}

fn supply(key: &'static str) -> [Place; 1] {
    [Place::root().key(key)]
}

/// Where something of a unit comes from, by which rule it may not be there, and what is said then.
fn supply_of(unit: Unit) -> (&'static str, &'static Rule, &'static str) {
    match unit {
        Scales => ("scales", &rules::OWED_SCALES_COUNT, "award-scales-owed"),
        Unit::Cards => ("draw", &rules::RESHUFFLE, "award-no-cards"),
        Crystals | Unit::Points | Offerings => ("crystals", &rules::CRYSTAL_PIECES, "award-no-crystals"),
    }
}

/// What makes somebody master builder.
fn master(n: &Names, numbers: bool, stones: u8, next: u8, leftmost: Option<Section>) -> Message {
    let says = match leftmost {
        Some(section) => n.message("award-master-leftmost").with("section", section.to_arg(n)),
        None if next == 0 => return n.message("award-master-alone"),
        None => n.message("award-master").with("next", next),
    };
    says.with("numbers", numbers).with("stones", stones)
}

fn wins(offerings: Option<u8>, needed: Option<u8>) -> bool {
    needed.is_some_and(|needed| offerings >= Some(needed))
}

/// The dragons that are there.
pub(crate) fn present(dragons: [bool; 3]) -> impl Iterator<Item = Dragon> {
    Dragon::ALL.into_iter().zip(dragons).filter_map(|(dragon, there)| there.then_some(dragon))
}

/// Scales that a player holds, and those that the supply lacked.
fn holding(n: &Names, held: u8, owed: u8) -> Message {
    n.message("holding").with("scales", u16::from(held) + u16::from(owed)).with("owed", owed)
}
