//! Building on the market: offerings, and the end of the game.

use super::{Trial, hand};
use crate::game::reasons::NotPrinted;
use crate::game::shared::SEATS;
use crate::games::blue_moon_city::reasons::Power;
use crate::games::blue_moon_city::rules::PillarNeedsOffering;
use crate::games::blue_moon_city::scoring::Table;
use crate::games::blue_moon_city::{
    Building, Card, Colour, Level, Move, NotTold, Offering, Phase, Position, Reason, Refusal, Seat, Value,
};
use crate::verdict::{Amount, Ledger, Unit};

impl Trial<'_> {
    pub(super) fn offer(&mut self, offering: &Offering) {
        if self.position.turn.phase == Phase::Drawing {
            self.refuse(Refusal::BuildingIsOver);
        }
        match self.position.player(self.seat).figure {
            None => self.refuse(NotTold::Figure),
            Some(Building::Market) => {}
            Some(figure) => self.refuse(Refusal::NotOnMarket { figure }),
        }
        self.has_stone();
        match offering.card {
            None => match self.position.turn.offered {
                None if !self.position.turn.unknowns.phase => self.refuse(NotTold::Offered { card: false }),
                Some(true) => self.refuse(Refusal::OnlyOneOffering),
                _ => {}
            },
            Some(card) => {
                match self.position.turn.offered {
                    _ if self.rulings.pillar_needs_offering == PillarNeedsOffering::No => {}
                    None => self.refuse(NotTold::Offered { card: true }),
                    Some(false) => self.refuse(Refusal::OrdinaryOfferingFirst),
                    Some(true) => {}
                }
                self.plays(card, Power::Offer);
            }
        }
        self.price(offering);
    }
    fn price(&mut self, offering: &Offering) {
        let position = self.position;
        let crystals = position.has(self.seat, Unit::Crystals);
        let are_fewer = |than: i32| crystals.most().is_some_and(|most| most < than);
        // A card that allows no offering costs nothing more: what is wrong with it is said already.
        let yellow = offering.card.filter(|&card| hand::has_power(card, Power::Offer));
        let (named, surcharge) = (offering.space.filter(|&named| position.may_be_next(named)), yellow.map_or(0, Card::worth));
        let Some(next) = position.next_space() else {
            // At a table of another size a space may be free.
            let laid = position.obelisk.laid;
            let full = laid.most().is_some() && position.tables().all(|players| Level::after(laid.least(), players).is_none());
            // No space costs less than the lowest, and one that is named costs its number.
            let price = named.unwrap_or(Level::BOTTOM.price());
            return self.refuse(match are_fewer(i32::from(price) + i32::from(surcharge)) {
                _ if full => Refusal::ObeliskFull,
                true => Refusal::TooFewCrystals { price, surcharge, crystals },
                false => NotTold::Obelisk.into(),
            });
        };
        let (price, unsure) = (named.unwrap_or(next.price()), position.may_be_further());
        let all = i32::from(price) + i32::from(surcharge);
        // The crystals have to be enough for the lowest space that may be next in any case.
        match offering.space {
            Some(named) if !position.may_be_next(named) => {
                // Two stones lie on the sevens, and with more players there would be two more spaces.
                let next_of_four = Level::after(position.obelisk.laid.least(), SEATS);
                let unused = next_of_four == Some(Level::BOTTOM) && named == Level::BOTTOM.price();
                let next = NotPrinted(next);
                self.refuse(if unused { Refusal::SpaceNotUsed { named, next } } else { Refusal::WrongSpace { named, next } });
            }
            _ if are_fewer(all) || !unsure => {}
            _ => self.refuse(NotTold::Obelisk),
        }
        if are_fewer(all) {
            self.refuse(Refusal::TooFewCrystals { price, surcharge, crystals });
        } else if crystals.least() < all {
            // Where the case tells crystals at all, more may have come.
            let are_told = position.unknowns.crystals > 0 && (crystals.least() > 0 || crystals.most().is_some());
            self.refuse(match are_told {
                true => NotTold::MoreCrystals { needed: u16::try_from(all).unwrap_or(u16::MAX), crystals: crystals.least() },
                false => NotTold::Crystals { price, surcharge },
            });
        }
        let Some(paid) = offering.paid else { return };
        if i32::from(paid) < all {
            self.refuse(Refusal::LaysDownTooLittle { price, surcharge, paid });
        }
        if are_fewer(paid.into()) {
            self.refuse(Refusal::LaysDownTooMuch { paid, crystals });
        } else if crystals.least().max(all) < paid.into() {
            self.refuse(NotTold::MoreCrystals { needed: paid, crystals: crystals.least() });
        }
    }
}

impl<L: Ledger<Reason>> Table<'_, L> {
    pub(super) fn offer(&mut self, offering: &Offering) {
        let seat = offering.seat;
        let Some(level) = self.position.next_space() else { return };
        let most_before = (!self.position.player(seat).tells_offerings()).then(|| self.position.most_offerings(seat));
        if let Some(card) = offering.card {
            self.play(seat, card);
        }
        self.give(seat, -i32::from(level.price()), Reason::OfferingPrice { level });
        if let Some(card) = offering.card {
            self.give(seat, -i32::from(card.worth()), Reason::Surcharge { card });
        }
        let position = &mut *self.position;
        let player = position.player_mut(seat);
        player.stones = player.stones.saturating_sub(1);
        // A space that is named tells how many stones can lie there at most.
        let is_named = |laid: &i32| offering.space.is_some_and(|price| position.is_next_after(*laid, price));
        let most = position.may_lie().filter(is_named).max();
        let laid = most.map_or(position.obelisk.laid, |most| position.obelisk.laid.capped(most));
        position.obelisk.laid = laid + Amount::exactly(1);
        position.obelisk.next = None;
        if let Some(owners) = &mut position.obelisk.owners {
            owners[level.index()][seat.index()] += 1;
        }
        position.turn.offerings = position.turn.offerings.saturating_add(1);
        if offering.card.is_none() {
            position.turn.offered = Some(true);
        }
        let (needed, may_win) = (position.offerings_to_win(), position.may_win(seat));
        let offerings = position.player(seat).offerings() + 1;
        let count = u8::try_from(offerings).unwrap_or(u8::MAX);
        let to_win = position.most_to_win();
        let is_known = most_before.is_none_or(|most| most + 1 == offerings);
        self.give(seat, 1, Reason::Offering { level, offerings: is_known.then_some(count), needed });
        let position = &mut *self.position;
        let won = count >= to_win;
        // How many play, and so how many offerings end the game, may not be known, or how many were made before.
        let enough = position.obelisk.laid.most().is_none_or(|laid| laid >= to_win.into());
        let may_be_last = most_before.is_some_and(|most| most + 1 >= to_win.into()) && enough;
        position.turn.unknowns.over |= (may_win || may_be_last) && !won;
        position.turn.phase = if won { Phase::Over } else { Phase::Building };
    }
}

/// On the market the ordinary offering, and one by each yellow card.
pub(crate) fn list(position: &Position, seat: Seat, moves: &mut Vec<Move>) {
    let player = position.player(seat);
    if player.figure != Some(Building::Market) {
        return;
    }
    let known = player.hand.known;
    let yellow = [Value::One, Value::Two].map(|value| Card::new(Colour::Yellow, value));
    let cards = yellow.into_iter().filter(|&card| known.of(card) > 0).map(Some);
    moves.extend([None].into_iter().chain(cards).map(|card| Move::Offer(Offering { seat, space: None, card, paid: None })));
}
