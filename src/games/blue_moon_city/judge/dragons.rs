//! Movement: the dragons, by black, red and blue cards.

use super::{Trial, movement};
use crate::game::reasons::NotPrinted;
use crate::games::blue_moon_city::pieces::DRAGON_STEPS;
use crate::games::blue_moon_city::rules::{DragonColours, DragonOffCity, IdlePower};
use crate::games::blue_moon_city::{
    Building, Card, Colour, Dragon, DragonName, DragonTo, Move, NotTold, Position, Reason, Refusal, Seat, Value, scoring::Table,
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

impl Trial<'_> {
    pub(super) fn fly(&mut self, card: Card, name: Option<DragonName>, to: DragonTo) {
        let meant = name.map(|name| (name, named(name, || self.rulings.dragon_colours)));
        if let Some((DragonName::Coloured(colour), None)) = meant {
            self.refuse(Refusal::NoSuchDragon { colour });
        }
        let Some(dragon) = Dragon::moved_by(card.colour) else { return };
        if let Some((_, Some(named))) = meant
            && named != dragon
        {
            self.refuse(Refusal::WrongDragon { named, card, moves: dragon });
        }
        let from = self.position.dragons[dragon.index()];
        let may_stay = self.rulings.idle_power == IdlePower::Yes;
        match (card.value, from, to) {
            (Value::One, _, DragonTo::Out) if self.rulings.dragon_off_city == DragonOffCity::No => {
                self.refuse(Refusal::MayNotLeave { dragon, inside: from != Some(DragonTo::Out) });
            }
            // A 2 may take it out of its way and back, or no step at all.
            (Value::One, None, _) if !may_stay => self.refuse(NotTold::Dragon { dragon, card: NotPrinted(card) }),
            (Value::One, Some(from), _) if !may_stay && from == to => self.refuse(Refusal::DragonStays { dragon, at: to }),
            (Value::One, ..) | (Value::Three, ..) => {}
            (Value::Two, Some(DragonTo::Out), _) => self.refuse(Refusal::DragonOutside { dragon, card }),
            // Wherever it is, a 2 does not take it out.
            (Value::Two, _, DragonTo::Out) => self.refuse(Refusal::CannotLeave { dragon, card }),
            (Value::Two, None, _) => self.refuse(NotTold::Dragon { dragon, card: NotPrinted(card) }),
            (Value::Two, Some(DragonTo::Building(from)), DragonTo::Building(to)) => {
                match movement::steps(self.position, from, &[to]) {
                    (steps, ..) if steps > DRAGON_STEPS => self.refuse(Refusal::DragonTooFar { dragon, from, to, steps }),
                    (_, most, Some(building)) if most > DRAGON_STEPS => self.refuse(NotTold::Place { building }),
                    _ => {}
                }
            }
        }
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

impl<L: Ledger<Reason>> Table<'_, L> {
    pub(super) fn fly(&mut self, seat: Seat, card: Card, to: DragonTo) {
        self.play(seat, card);
        if let Some(dragon) = Dragon::moved_by(card.colour) {
            self.position.dragons[dragon.index()] = Some(to);
        }
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
