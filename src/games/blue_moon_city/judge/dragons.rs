//! Movement: the dragons, by black, red and blue cards.

use super::hand;
use crate::game::reasons::NotPrinted;
use crate::games::blue_moon_city::pieces::DRAGON_STEPS;
use crate::games::blue_moon_city::rules::{DragonColours, DragonOffCity, IdlePower};
use crate::games::blue_moon_city::{
    Building, Card, Colour, Dragon, DragonName, DragonTo, Move, NotTold, Position, Reason, Refusal, Rulings, Seat, Value,
};
use crate::verdict::Ledger;

/// The dragon that a name means; none for a colour that no dragon has.
pub(crate) fn named(name: DragonName, colours: impl FnOnce() -> DragonColours) -> Option<Dragon> {
    let colour = match name {
        DragonName::Of(dragon) => return Some(dragon),
        DragonName::Coloured(colour) => colour,
    };
    match (colours(), colour) {
        (DragonColours::ByPeople, colour) => Dragon::moved_by(colour),
        (DragonColours::AsPainted, Colour::Red) => Some(Dragon::Vulca),
        (DragonColours::AsPainted, Colour::Green) => Some(Dragon::Terrah),
        (DragonColours::AsPainted, Colour::Blue) => Some(Dragon::Aqua),
        (DragonColours::AsPainted, _) => None,
    }
}

pub(super) fn judge(
    position: &Position,
    card: Card,
    name: Option<DragonName>,
    to: DragonTo,
    rulings: &Rulings,
    refusals: &mut Vec<Refusal>,
) {
    let meant = name.map(|name| (name, named(name, || rulings.dragon_colours)));
    if let Some((DragonName::Coloured(colour), None)) = meant {
        refusals.push(Refusal::NoSuchDragon { colour });
    }
    let Some(dragon) = Dragon::moved_by(card.colour) else { return };
    if let Some((_, Some(named))) = meant
        && named != dragon
    {
        refusals.push(Refusal::WrongDragon { named, card, moves: dragon });
    }
    judge_way(position, dragon, card, to, rulings, refusals);
}

fn judge_way(position: &Position, dragon: Dragon, card: Card, to: DragonTo, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    let from = position.dragons[dragon.index()];
    match (card.value, from, to) {
        (Value::One, _, DragonTo::Out) if rulings.dragon_off_city == DragonOffCity::No => {
            refusals.push(Refusal::MayNotLeave { dragon, inside: from.is_some_and(|from| from != DragonTo::Out) });
        }
        // A 2 may take it out of its way and back, or no step at all.
        (Value::One, None, _) if rulings.idle_power == IdlePower::No => {
            refusals.push(NotTold::Dragon { dragon, card: NotPrinted(card) }.into())
        }
        (Value::One, Some(from), _) if rulings.idle_power == IdlePower::No && from == to => {
            refusals.push(Refusal::DragonStays { dragon, at: to })
        }
        (Value::One, ..) | (Value::Three, ..) => {}
        (Value::Two, Some(DragonTo::Out), _) => refusals.push(Refusal::DragonOutside { dragon, card }),
        // Wherever it is, a 2 does not take it out.
        (Value::Two, _, DragonTo::Out) => refusals.push(Refusal::CannotLeave { dragon, card }),
        (Value::Two, None, _) => refusals.push(NotTold::Dragon { dragon, card: NotPrinted(card) }.into()),
        (Value::Two, Some(DragonTo::Building(from)), DragonTo::Building(to)) => match position.distances(from, to) {
            (steps, _) if steps > DRAGON_STEPS => refusals.push(Refusal::DragonTooFar { dragon, from, to, steps }),
            (_, most) if most > DRAGON_STEPS => {
                let building = if position.spot(from).is_none() { from } else { to };
                refusals.push(NotTold::Place { building }.into());
            }
            _ => {}
        },
    }
}

/// Steps of the dragon that a card worth 2 moves, if it is in the city and stays there.
pub(super) fn steps(position: &Position, card: Card, to: DragonTo) -> Option<u8> {
    let dragon = Dragon::moved_by(card.colour).filter(|_| card.value == Value::Two)?;
    match (position.dragons[dragon.index()], to) {
        (Some(DragonTo::Building(from)), DragonTo::Building(to)) => position.distance(from, to),
        _ => None,
    }
}

pub(super) fn apply<L: Ledger<Reason>>(position: &mut Position, seat: Seat, card: Card, to: DragonTo, ledger: &mut L) {
    hand::play(position, seat, card, ledger);
    if let Some(dragon) = Dragon::moved_by(card.colour) {
        position.dragons[dragon.index()] = Some(to);
    }
}

/// Every place for every dragon for which the hand has a card.
pub(crate) fn list(position: &Position, seat: Seat, moves: &mut Vec<Move>) {
    let known = position.player(seat).hand.known;
    for (card, _) in known.iter().filter(|(card, _)| card.value != Value::Three && Dragon::moved_by(card.colour).is_some()) {
        let places = Building::ALL.into_iter().map(DragonTo::Building).chain([DragonTo::Out]);
        moves.extend(places.map(|to| Move::Fly { seat, card, dragon: None, to }));
    }
}
