//! Refused for an offering.

use super::Refused;
use crate::games::blue_moon_city::rules::{PillarNeedsOffering, Rulings};
use crate::games::blue_moon_city::wording::names::{building, player_place, the};
use crate::games::blue_moon_city::{Building, Level, rules};
use crate::games::shared::SEATS;
use crate::verdict::english::{counted, or};
use crate::verdict::{Rule, Say};

/// "9 crystals", "9 + 1 crystals".
fn sum(price: u8, surcharge: u8) -> String {
    match surcharge {
        0 => counted(price, "crystal", "crystals"),
        surcharge => format!("{price} + {surcharge} crystals"),
    }
}

/// What makes an offering so dear.
fn because(c: &Refused<'_>, price: u8, surcharge: u8) -> String {
    // A space that the step names may be a later one than the next for sure.
    let space = if c.position.next_after(0) == Some(price) { "the next space" } else { "the space that is named" };
    match surcharge {
        0 => format!("{space} is marked {price}"),
        surcharge => format!("{space} is marked {price}, and the yellow card costs {surcharge} more"),
    }
}

fn price_rule(surcharge: u8) -> &'static Rule {
    if surcharge == 0 { &rules::OFFERING_PRICE } else { &rules::YELLOW_SURCHARGE }
}

pub(super) fn not_on_market(c: &Refused<'_>, figure: Building) -> Say {
    let message = format!("{} stands on {}, and offerings are made on the market", c.who(), the(figure));
    c.broken(&rules::OFFER_ON_THE_MARKET, "offer", "not on the market", message)
        .help("walk to the market in the movement phase (`move: market`), before anything is built")
        .word("figure", building(figure))
}

pub(super) fn obelisk_unknown(c: &Refused<'_>) -> Say {
    c.broken(
        &rules::OBELISK_FROM_THE_BOTTOM,
        "offer",
        "which space is next?",
        "the case does not show which space of the obelisk is filled next".to_owned(),
    )
    .help("list all players, and add `obelisk: {7: [...], 8: [...]}` or the `offerings` of every player")
}

pub(super) fn wrong_space(c: &Refused<'_>, named: u8, next: Level) -> Say {
    let mut may_be: Vec<u8> = (0..=c.position.unsaid.laid).filter_map(|more| c.position.next_after(more)).collect();
    may_be.dedup();
    let marked = if may_be.is_empty() { next.price().to_string() } else { or(may_be.iter().map(u8::to_string)) };
    let message =
        format!("{} cannot take a space marked {named}: the next free space of the obelisk is marked {marked}", c.who());
    // Two stones lie on the sevens, and with more players there would be two more spaces.
    let spaces = Level::all().find(|level| level.price() == named).map_or(0, |level| level.spaces(SEATS));
    let blocked = named < next.price() && c.position.obelisk.next_at(SEATS..=SEATS).is_some_and(|level| level.price() == named);
    let (rule, because): (&'static Rule, _) = if blocked {
        let because = format!("with two players the outer two of the {spaces} spaces marked {named} are not used");
        (&rules::TWO_PLAYERS_BLOCK_SEVENS, because)
    } else {
        (&rules::OBELISK_FROM_THE_BOTTOM, "the obelisk fills from the bottom".to_owned())
    };
    c.broken(rule, "offer", format!("{marked} is next"), message)
        .help(format!("{because}: write `offer: {}`", next.price()))
        .related_if(c.n.shown("obelisk"), "the obelisk as the case gives it")
        .number("named", named)
        .number("next", next.price())
}

pub(super) fn obelisk_full(c: &Refused<'_>) -> Say {
    c.broken(&rules::OBELISK_SPACES, "offer", "full", "no space of the obelisk is free".to_owned())
        .help("the last space decides the game in any case: somebody must have won by now")
}

pub(super) fn only_one(c: &Refused<'_>) -> Say {
    let message = format!("{} has made an offering in this turn and cannot make another without a yellow card", c.who());
    c.broken(&rules::YELLOW_OFFERS_AGAIN, "offer", "a second offering", message)
        .help("play a yellow card worth 1 or 2 for it (`with: yellow 1`), and pay as many crystals more")
}

pub(super) fn ordinary_first(c: &Refused<'_>) -> Say {
    let message = format!("{} plays a yellow card for a further offering, but has made none in this turn", c.who());
    let alone = |rulings: &mut Rulings| rulings.pillar_needs_offering = PillarNeedsOffering::No;
    let otherwise = c.otherwise(alone, "the ruling pillar-needs-offering=no would allow this");
    c.broken(&rules::YELLOW_OFFERS_AGAIN, "with", "no offering before it", message)
        .help(format!("make the ordinary offering first, without a card (leave `with` out){otherwise}"))
}

pub(super) fn crystals_unknown(c: &Refused<'_>, price: u8, surcharge: u8) -> Say {
    let message = format!("the case does not show whether {} has {}", c.who(), sum(price, surcharge));
    c.broken(price_rule(surcharge), "offer", "enough crystals?", message)
        .help(format!("add `crystals:` to the entry of {} in `players`; {}", c.who(), because(c, price, surcharge)))
        .number("price", price)
        .number("surcharge", surcharge)
}

pub(super) fn too_few(c: &Refused<'_>, price: u8, surcharge: u8, crystals: i32) -> Say {
    let lacking = i32::from(price) + i32::from(surcharge) - crystals;
    let message = format!(
        "{} has {}, but this offering costs {}",
        c.who(),
        counted(crystals, "crystal", "crystals"),
        sum(price, surcharge)
    );
    c.broken(price_rule(surcharge), "offer", format!("{lacking} too few"), message)
        .help(format!(
            "{}; {} missing",
            because(c, price, surcharge),
            if lacking == 1 { "1 is".to_owned() } else { format!("{lacking} are") }
        ))
        .related(true, player_place(c.seat()).key("crystals"), "at the beginning of the case")
        .number("price", price)
        .number("surcharge", surcharge)
        .number("crystals", crystals)
}

pub(super) fn lays_down_too_little(c: &Refused<'_>, price: u8, surcharge: u8, paid: u16) -> Say {
    let message = format!(
        "{} lays down {}, but this offering costs {}",
        c.who(),
        counted(paid, "crystal", "crystals"),
        sum(price, surcharge)
    );
    c.broken(price_rule(surcharge), "pay", "too few", message)
        .help(format!("{}; who lays down more gets change", because(c, price, surcharge)))
        .number("price", price)
        .number("surcharge", surcharge)
        .number("paid", paid)
}

pub(super) fn lays_down_too_much(c: &Refused<'_>, paid: u16, crystals: i32) -> Say {
    let message = format!("{} lays down {}, but has only {crystals}", c.who(), counted(paid, "crystal", "crystals"));
    c.broken(&rules::CHANGE, "pay", "not there", message)
        .help("leave `pay` out: the price is taken, and change is given where it is needed")
        .number("paid", paid)
        .number("crystals", crystals)
}
