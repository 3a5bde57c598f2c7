//! Awards with their proof: which stone, which neighbour, which dragon.

use super::names::{Names, level_place, player_place, site_place};
use crate::games::blue_moon_city::{Building, Dragon, Reason, Seat};
use crate::games::reasons::{Told, Vocabulary};
use crate::verdict::{Amount, Award, Place, Unit};
use crate::words::{Arg, Message};

/// An award to the player in `seat`, with what proves it.
pub(in crate::games::blue_moon_city) fn say_award(n: &Names, seat: usize, amount: Amount, reason: &Reason) -> Award {
    let player = n.players().get(seat).cloned().unwrap_or_default();
    let evidence = Seat::new(seat).map_or_else(Vec::new, |seat| evidence(n, seat, reason));
    Award { player, rule: reason.rule(), amount, unit: reason.unit(), why: why(n, reason), evidence }
}

fn why(n: &Names, reason: &Reason) -> Message {
    let says = |id| n.message(id);
    match *reason {
        Reason::Paid { building, section, cost, cards } => {
            let says = says("award-paid").with("cards", cards.told(n)).with("empty", cards.is_empty());
            says.with("price", n.priced(building, section, Some(cost)))
        }
        Reason::Played { card } => says("award-played").with("card", card.told(n)),
        Reason::Dragons { building, dragons } => {
            let there: Vec<_> = present(dragons).map(|dragon| n.listed_dragon(dragon)).collect();
            let says = says("award-dragons").with("count", there.len()).with("dragons", Arg::List(there.into()));
            says.with("building", building.told(n))
        }
        Reason::Master { building, numbers, stones, next, leftmost, .. } => {
            let says = match leftmost {
                Some(section) => says("award-master-leftmost").with("section", section.told(n)),
                None if next == 0 => return says("award-master-alone").with("building", building.told(n)),
                None => says("award-master").with("next", next),
            };
            says.with("building", building.told(n)).with("numbers", numbers).with("stones", stones)
        }
        Reason::Contributor { building, section, .. } => {
            says("award-contributor").with("building", building.told(n)).with("section", section.told(n))
        }
        Reason::Neighbour { building, neighbour, section, .. } => says("award-neighbour")
            .with("building", building.told(n))
            .with("neighbour", neighbour.told(n))
            .with("section", section.told(n)),
        Reason::NotThere { unit: Unit::Scales, owed } => says("award-scales-owed").with("owed", owed),
        Reason::NotThere { unit: Unit::Cards, owed } => says("award-no-cards").with("owed", owed),
        Reason::NotThere { unit: Unit::Crystals | Unit::Points | Unit::Offerings, owed } => {
            says("award-no-crystals").with("owed", owed)
        }
        Reason::MostScales { scales, owed } => says("award-most-scales").with("holding", holding(n, scales, owed)),
        Reason::TiedScales { scales, owed, players } => {
            says("award-tied-scales").with("holding", holding(n, scales, owed)).with("players", players)
        }
        Reason::ThreeScales { scales, owed } => says("award-three-scales").with("holding", holding(n, scales, owed)),
        Reason::FewScales { scales, owed } => says("award-few-scales").with("holding", holding(n, scales, owed)),
        Reason::ScalesNotTold { scales, owed, told } => {
            says("award-scales-not-told").with("holding", holding(n, scales, owed)).with("told", told)
        }
        Reason::ScalesReturned { scales } => says("award-scales-returned").with("scales", scales),
        Reason::OwedScales => says("award-owed-scales"),
        Reason::OfferingPrice { level } => says("award-price").with("space", level.told(n)),
        Reason::Surcharge { card } => says("award-surcharge").with("card", card.told(n)),
        Reason::Offering { level, offerings, needed } => {
            let wins = needed.is_some_and(|needed| offerings >= needed);
            let says = says(if wins { "award-winning-offering" } else { "award-offering" }).with("space", level.told(n));
            says.with("offerings", offerings).with("needed", needed.told(n))
        }
        Reason::Discarded => says("award-discarded"),
        Reason::Drawn { discarded, reshuffled } => {
            says("award-drawn").with("discarded", discarded).with("reshuffled", reshuffled)
        }
    }
}

/// The dragons that are there.
fn present(dragons: [bool; 3]) -> impl Iterator<Item = Dragon> {
    Dragon::ALL.into_iter().zip(dragons).filter_map(|(dragon, there)| there.then_some(dragon))
}

/// Scales that a player holds, and those that the supply lacked.
fn holding(n: &Names, held: u8, owed: u8) -> Message {
    n.message("holding").with("scales", u16::from(held) + u16::from(owed)).with("owed", owed)
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
        | Reason::ScalesNotTold { .. }
        | Reason::ScalesReturned { .. } => vec![player_place(seat).key("scales")],
        Reason::OfferingPrice { level } | Reason::Offering { level, .. } => vec![level_place(level)],
        Reason::Surcharge { .. } => vec![player_place(seat).key("crystals")],
    }
}
