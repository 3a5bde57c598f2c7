//! Awards with their proof: which stone, which neighbour, which dragon.

use super::names::{Names, card, cards, level_place, player_place, priced, section, site_place, the};
use crate::games::blue_moon_city::{Building, Dragon, Reason, Seat, rules};
use crate::verdict::english::{and, counted};
use crate::verdict::{Amount, Award, Place, Rule, Unit};

/// An award to the player in `seat`, with what proves it.
pub(in crate::games::blue_moon_city) fn say_award(n: &Names, seat: usize, amount: Amount, reason: &Reason) -> Award {
    let (rule, why): (&'static Rule, String) = match *reason {
        Reason::Paid { building, section: at, cost, cards: paid } => {
            (&rules::SECTION_PRICE, format!("{} for {}", cards(paid), priced(building, at, cost)))
        }
        Reason::Played { card: played } => (&rules::POWER_OR_PAYMENT, format!("{} is played for its power", card(played))),
        Reason::Dragons { building, dragons } => {
            let there: Vec<_> = present(dragons).map(|dragon| n.dragon(dragon)).collect();
            let are = if there.len() == 1 { "is" } else { "are" };
            (&rules::SCALES_FROM_DRAGONS, format!("{} {are} on {}", and(there), the(building)))
        }
        Reason::Master { building, numbers, stones, next, leftmost, .. } => {
            let who = format!("master builder of {}", the(building));
            let most = if numbers { format!("sections worth {stones}") } else { counted(stones, "stone", "stones") };
            match leftmost {
                Some(at) => (
                    &rules::LEFTMOST_DECIDES,
                    format!("{who}: {most} each, and the stone on section {} lies furthest to the left", at.number()),
                ),
                None if next == 0 => (&rules::MASTER_BUILDER, format!("{who}: every stone on it")),
                None => (&rules::MASTER_BUILDER, format!("{who}: {most} against {next}")),
            }
        }
        Reason::Contributor { building, section: at, .. } => {
            (&rules::CONTRIBUTORS, format!("a stone on {}, which is finished", section(building, at, None)))
        }
        Reason::Neighbour { building, neighbour, section: at, .. } => (
            &rules::FINISHED_NEIGHBOURS,
            format!("{} beside it is finished, for a stone on {}", the(neighbour), section(building, at, None)),
        ),
        Reason::NotThere { unit, owed } => not_there(unit, owed),
        Reason::MostScales { scales, owed } => (&rules::MOST_SCALES, format!("most scales: {}", holding(scales, owed))),
        Reason::TiedScales { scales, owed, players } => {
            (&rules::MOST_SCALES, format!("most scales together, {players} players: {}", holding(scales, owed)))
        }
        Reason::ThreeScales { scales, owed } => {
            (&rules::THREE_SCALES, format!("at least three scales: {}", holding(scales, owed)))
        }
        Reason::FewScales { scales, owed } => {
            (&rules::THREE_SCALES, format!("fewer than three scales: {}", holding(scales, owed)))
        }
        Reason::ScalesReturned { scales } => {
            (&rules::SCALES_RETURN, format!("{} back to the supply", goes(scales, "scale", "scales")))
        }
        Reason::OwedScales => (&rules::SCALES_RETURN, "scales that the supply lacked before".to_owned()),
        Reason::OfferingPrice { level } => (&rules::OFFERING_PRICE, format!("the price of a space marked {}", level.price())),
        Reason::Surcharge { card: played } => {
            (&rules::YELLOW_SURCHARGE, format!("{} makes the offering dearer by its worth", card(played)))
        }
        Reason::Offering { level, offerings, needed } => offering(level.price(), offerings, needed),
        Reason::Discarded => (&rules::DISCARD_UP_TO_TWO, "discarded before drawing".to_owned()),
        Reason::Drawn { discarded, reshuffled } => {
            let more = match discarded {
                0 => String::new(),
                1 => " and one for the card discarded".to_owned(),
                more => format!(" and one for each of {more} discarded"),
            };
            let pile = if reshuffled { "; the discard pile became the draw pile" } else { "" };
            (&rules::DRAW_TWO, format!("two drawn at the end of the turn{more}{pile}"))
        }
    };
    let player = n.players().get(seat).cloned().unwrap_or_default();
    let evidence = Seat::new(seat).map_or_else(Vec::new, |seat| evidence(n, seat, reason));
    Award { player, rule, amount, unit: reason.unit(), why: why.into(), evidence }
}

/// The dragons that are there.
fn present(dragons: [bool; 3]) -> impl Iterator<Item = Dragon> {
    Dragon::ALL.into_iter().zip(dragons).filter_map(|(dragon, there)| there.then_some(dragon))
}

/// "7 scales, 1 of them remembered": those that a player holds, and those that the supply lacked.
fn holding(held: u8, owed: u8) -> String {
    let scales = counted(u16::from(held) + u16::from(owed), "scale", "scales");
    if owed == 0 { scales } else { format!("{scales}, {owed} of them only remembered, for the supply was empty") }
}

fn goes(count: u8, one: &str, many: &str) -> String {
    format!("{} {}", counted(count, one, many), if count == 1 { "goes" } else { "go" })
}

fn not_there(unit: Unit, owed: u8) -> (&'static Rule, String) {
    let missing = |one, many| format!("{} not there", counted(owed, one, many));
    match unit {
        Unit::Scales => (&rules::OWED_SCALES_COUNT, format!("{}: remembered for the scoring", missing("scale", "scales"))),
        Unit::Cards => (&rules::RESHUFFLE, format!("{}: both piles are empty", missing("card", "cards"))),
        Unit::Crystals | Unit::Points | Unit::Offerings => {
            (&rules::CRYSTAL_PIECES, format!("{}: the supply is empty", missing("crystal", "crystals")))
        }
    }
}

fn offering(price: u8, offerings: u8, needed: Option<u8>) -> (&'static Rule, String) {
    let placed = format!("a stone on a space marked {price}");
    match needed {
        Some(needed) if offerings >= needed => {
            (&rules::OFFERINGS_TO_WIN, format!("{placed}: offering {offerings} of {needed}, which wins the game"))
        }
        Some(needed) => (&rules::STONE_ON_THE_OBELISK, format!("{placed}: offering {offerings} of {needed}")),
        None => (&rules::STONE_ON_THE_OBELISK, format!("{placed}: offering {offerings}")),
    }
}

/// What a finger follows on the table.
fn evidence(n: &Names, seat: Seat, reason: &Reason) -> Vec<Place> {
    let built = |building: Building| site_place(building).key("built");
    match *reason {
        Reason::Paid { .. } | Reason::Played { .. } | Reason::Discarded => vec![player_place(seat).key("hand")],
        Reason::Dragons { dragons, .. } => present(dragons).filter_map(|dragon| n.shown_dragon(dragon)).collect(),
        Reason::Master { building, .. } | Reason::Contributor { building, .. } => vec![built(building)],
        Reason::Neighbour { building, neighbour, .. } => vec![built(building), site_place(neighbour)],
        Reason::NotThere { unit: Unit::Scales, .. } | Reason::OwedScales => vec![Place::root().key("scales")],
        Reason::NotThere { unit: Unit::Cards, .. } | Reason::Drawn { .. } => vec![Place::root().key("draw")],
        Reason::NotThere { .. } => vec![Place::root().key("crystals")],
        Reason::MostScales { .. }
        | Reason::TiedScales { .. }
        | Reason::ThreeScales { .. }
        | Reason::FewScales { .. }
        | Reason::ScalesReturned { .. } => vec![player_place(seat).key("scales")],
        Reason::OfferingPrice { level } | Reason::Offering { level, .. } => vec![level_place(level)],
        Reason::Surcharge { .. } => vec![player_place(seat).key("crystals")],
    }
}
