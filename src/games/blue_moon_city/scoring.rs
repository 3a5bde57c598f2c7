//! What changes hands: rewards, scales and their scoring. One function changes what is counted, for every unit and every ledger.

use super::buildings::Building;
use super::pieces::Seat;
use super::piles::draw;
use super::position::{Position, Stack, UNITS};
use super::reasons::Reason;
use super::rules::{CrystalTokens, OwedScalesKept, Rulings, ScalesMidScoring, ScalesReturn};
use crate::game::shared::SEATS;
use crate::order;
use crate::verdict::{Amount, Ledger, Unit};

/// Fewest scales that are paid for.
pub(super) const PAID_SCALES: i32 = 3;
/// Crystals for most scales, alone; and for everybody else who is paid.
pub(super) const MOST: i32 = 6;
pub(super) const OTHERS: i32 = 3;

/// The most that a player gets in a scoring who has so many scales at the most: as fifteen, twelve and nine of them lie with
/// four, three and two players, somebody else has four or more then.
fn most_paid(scales: Option<i32>) -> i32 {
    match scales {
        Some(..PAID_SCALES) => 0,
        Some(PAID_SCALES | 4) => OTHERS,
        _ => MOST,
    }
}

/// A table on which something is done by the rulings, and the ledger that tells of it.
pub(super) struct Table<'t, L> {
    pub(super) position: &'t mut Position,
    pub(super) rulings: &'t Rulings,
    pub(super) ledger: &'t mut L,
}

impl<L: Ledger<Reason>> Table<'_, L> {
    /// The only place where a count changes, together with the ledger.
    pub(super) fn give(&mut self, seat: Seat, amount: impl Into<Amount>, reason: Reason) {
        let amount: Amount = amount.into();
        if let Some(index) = UNITS.iter().position(|&unit| unit == reason.unit()) {
            self.position.player_mut(seat).counts[index] += amount;
        }
        if reason.unit() == Unit::Crystals {
            // Without a limit something else stands for the pieces that a supply no longer has.
            self.position.crystals = self.position.crystals.map(|supply| supply.saturating_sub(amount.least()).max(0));
        }
        self.ledger.award(seat.index(), amount, reason);
    }
    /// Crystals from the supply, as far as it goes; what others may have got before it may lack.
    fn pay_crystals(&mut self, seat: Seat, amount: Amount, reason: Reason) {
        let position = &mut *self.position;
        let Some(left) = crystals_left(position, self.rulings) else { return self.give(seat, amount, reason) };
        let (least, most) = (amount.least(), amount.most().unwrap_or(amount.least()));
        let (there, unsure) = (most.min(left), supply_unsure(position));
        // If somebody got less before than was taken for granted, there may be more now.
        if there < most && unsure && position.unknowns.granted {
            position.players.iter_mut().for_each(|player| player.counts[1] = Amount::at_least(0));
            position.unknowns.crystals = u16::MAX;
        }
        // What is left at most somebody else may have.
        let least = if there < most && unsure { 0 } else { least };
        let sure = least.min(left.saturating_sub(position.unknowns.crystals.into()).max(0));
        if sure < there {
            // Of the supply nobody knows how much is left.
            position.crystals = None;
        }
        position.unknowns.granted |= unsure && sure > 0;
        self.give(seat, Amount::between(sure, there), reason);
        let position = &mut *self.position;
        if let Some(all) = all_crystals(self.rulings.crystal_tokens).filter(|_| !position.unknowns.granted) {
            let others = position.seats().filter(|&other| other != seat).map(|other| position.player(other).crystals().least());
            let most = all - others.sum::<i32>();
            position.player_mut(seat).counts[1] = position.player(seat).crystals().capped(most);
        }
        self.lacks(seat, Unit::Crystals, most - there);
    }
    /// Notes that scales may have been scored, and given back: players have what they are `due`, or what is left of their shares.
    fn doubt_scoring(&mut self, shares: &[Share], due: [Option<Amount>; SEATS]) {
        for share in shares {
            let (due, player) = (due[share.seat.index()], &mut self.position.players[share.seat.index()]);
            let most = due.and_then(Amount::most).or(share.all().most());
            let (paid, scales) = (Amount::between(0, most_paid(most)), due.unwrap_or(player.scales()));
            // Whoever has too few keeps what was there, and what is owed if that is paid later.
            let stays = self.rulings.scales_return != ScalesReturn::Everyone && most.is_some_and(|most| most < PAID_SCALES);
            let back = if stays { 0.into() } else { share.held.or(0.into()) };
            player.counts[1] += paid;
            player.counts[2] = match self.rulings.owed_scales_kept {
                _ if !stays => scales.or(0.into()),
                OwedScalesKept::PaidLater => scales,
                OwedScalesKept::Forgotten => scales.or(share.held),
            };
            let unknowns = &mut self.position.unknowns;
            unknowns.crystals = unknowns.crystals.saturating_add(paid.most().map_or(0, |paid| paid as u16));
            for (unit, amount) in [(Unit::Crystals, paid), (Unit::Scales, -back)] {
                if amount != 0 {
                    self.ledger.award(share.seat.index(), amount, Reason::ScoringNotTold { unit });
                }
            }
        }
        self.position.scales = Amount::between(1, self.position.all_scales());
    }
    /// Notes what could not be handed out.
    fn lacks(&mut self, seat: Seat, unit: Unit, owed: i32) {
        if owed > 0 {
            self.give(seat, 0, Reason::NotThere { unit, owed: u8::try_from(owed).unwrap_or(u8::MAX) });
        }
    }
}

/// What pieces of crystal are worth, and how many there are; none if there is no limit.
pub(super) fn crystal_pieces(tokens: CrystalTokens) -> Option<[(u8, u32); 2]> {
    match tokens {
        CrystalTokens::Eighty => Some([(1, 20), (3, 20)]),
        CrystalTokens::NinetySix => Some([(1, 12), (3, 28)]),
        CrystalTokens::Unlimited => None,
    }
}

/// All crystals there are, by their worth.
pub(super) fn all_crystals(tokens: CrystalTokens) -> Option<i32> {
    Some(crystal_pieces(tokens)?.map(|(worth, count)| i32::from(worth) * count as i32).iter().sum())
}

/// Crystals left in the supply, if limited: as told, else all that nobody is known to have (which may be too many).
pub(super) fn crystals_left(position: &Position, rulings: &Rulings) -> Option<i32> {
    let all = all_crystals(rulings.crystal_tokens)?;
    let held = || -> i32 { position.seats().map(|seat| position.player(seat).crystals().least().max(0)).sum() };
    Some(position.crystals.unwrap_or_else(|| (all - held()).max(0)))
}

/// Whether somebody may have crystals that the supply is taken to hold.
fn supply_unsure(position: &Position) -> bool {
    let known = position.whole_table && position.seats().all(|seat| position.player(seat).crystals().most().is_some());
    position.crystals.is_none() && !known
}

/// What one stone brings at one moment: the scales of the dragons, or all rewards of a finished building.
#[derive(Debug, Default)]
pub(super) struct Grant {
    /// Scales that the supply lacked, to be counted in the next scoring.
    owed: [Amount; SEATS],
    /// What players have once they got all that they are due, whether the supply has it or not.
    due: [Option<Amount>; SEATS],
    /// What somebody may have got beside what is counted; it is told after that.
    doubts: Vec<(Seat, Amount, Reason)>,
}

impl Grant {
    /// Notes that the player may have got so much more of a building: scales as far as the supply has them. Crystals and cards
    /// are only told here.
    pub(super) fn may_get(&mut self, position: &mut Position, seat: Seat, building: Building, more: [u16; 3]) {
        let [crystals, scales, cards] = more.map(|most| Amount::between(0, most.into()));
        let there = self.take_scales(position, seat, scales);
        position.player_mut(seat).counts[2] += there;
        let more = [(Unit::Crystals, crystals), (Unit::Scales, there), (Unit::Cards, cards)];
        let more = more.into_iter().filter(|(_, amount)| *amount != 0);
        self.doubts.extend(more.map(|(unit, amount)| (seat, amount, Reason::RewardsNotTold { building, unit })));
    }

    /// Takes scales from the supply, as many as there are: those that are there. What it lacks is owed.
    fn take_scales(&mut self, position: &mut Position, seat: Seat, amount: Amount) -> Amount {
        let supply = position.scales;
        let due = &mut self.due[seat.index()];
        *due = Some(due.unwrap_or(position.player(seat).scales()) + amount);
        position.scales = (supply + -amount).stopped_at(0);
        self.owed[seat.index()] += (amount + -supply).stopped_at(0);
        amount.of(supply)
    }

    /// Hands out scales.
    pub(super) fn hand_scales<L: Ledger<Reason>>(
        &mut self,
        table: &mut Table<'_, L>,
        seat: Seat,
        amount: Amount,
        reason: Reason,
    ) {
        let there = self.take_scales(table.position, seat, amount);
        if amount != 0 {
            table.give(seat, there, reason);
            table.lacks(seat, Unit::Scales, amount.least() - there.most().unwrap_or(amount.least()));
        }
        let is_last = table.position.scales.most().is_some_and(|most| most <= 0);
        if is_last && table.rulings.scales_mid_scoring == ScalesMidScoring::AtOnce {
            self.score(table);
        }
    }
    /// Hands out `amount` of the unit of `reason`.
    pub(super) fn hand<L: Ledger<Reason>>(&mut self, table: &mut Table<'_, L>, seat: Seat, amount: u8, reason: Reason) {
        match reason.unit() {
            _ if amount == 0 => {}
            Unit::Scales => self.hand_scales(table, seat, i32::from(amount).into(), reason),
            Unit::Cards => {
                let (sure, most) = table.position.comes(amount);
                let drawn = draw(table.position, sure, most - sure, None, table.rulings).count;
                table.give(seat, Amount::between(drawn.into(), most.into()), reason);
                let own_turn = table.position.turn.seat == seat;
                let (player, unknowns) = (&mut table.position.players[seat.index()], &mut table.position.unknowns);
                let (goes, more) = match own_turn {
                    true => (&mut player.aside, &mut unknowns.aside),
                    false => (&mut player.hand, &mut unknowns.hand),
                };
                *goes = goes.plus(Stack::face_down(drawn));
                more[seat.index()] |= most > sure;
                table.lacks(seat, Unit::Cards, i32::from(amount - most));
            }
            _ => table.pay_crystals(seat, Amount::exactly(amount.into()), reason),
        }
    }
    /// Ends it, or a part of it: scores scales if none is left. The players have all that there are then.
    pub(super) fn score<L: Ledger<Reason>>(&mut self, table: &mut Table<'_, L>) {
        for (seat, amount, reason) in std::mem::take(&mut self.doubts) {
            table.ledger.award(seat.index(), amount, reason);
        }
        let (position, rulings) = (&*table.position, table.rulings);
        if position.scales.least() > 0 {
            return;
        }
        let Self { owed, due, .. } = std::mem::take(self);
        let all = if position.whole_table { position.all_scales() } else { 0 };
        let of = |seat: Seat| {
            let held = position.scales_of(seat);
            Share { seat, held, owed: owed[seat.index()], rest: held.most().map_or(0, |most| all - most) }
        };
        let mut shares: Vec<Share> = position.turn.seat.round(position.seats).map(of).collect();
        if position.scales.most().is_none_or(|most| most > 0) {
            return table.doubt_scoring(&shares, due);
        }
        // Whoever has most is paid first, as the text tells it: the crystals may run short.
        let most = shares.iter().map(|share| share.all().least()).max().unwrap_or(0);
        order::by_key(&mut shares, |share| share.all().least() != most);
        // What nobody is known to have somebody may have who is not told of.
        let all: i32 = shares.iter().map(|share| share.held.least()).sum();
        let hidden = if position.whole_table { 0 } else { (position.all_scales() - all).max(0) };
        let paid: Vec<Amount> = shares.iter().map(|share| share.paid(&shares, hidden)).collect();
        for (share, &paid) in shares.iter().zip(&paid) {
            table.pay_crystals(share.seat, paid, share.reason(&shares, hidden, paid));
        }
        table.position.scales = Amount::between(0, hidden);
        for (share, &paid) in shares.iter().zip(&paid) {
            let goes = rulings.scales_return == ScalesReturn::Everyone || paid.least() > 0;
            let stays = !goes && paid == 0;
            if share.held == 0 || stays {
                continue;
            }
            // Whoever keeps some has too few to be paid.
            let (back, few) = if goes { (share.held, 0) } else { (share.held.or(0.into()), PAID_SCALES - 1) };
            let told = back.known().is_some();
            table.give(share.seat, -back, Reason::ScalesReturned { scales: small(share.held), told });
            table.position.player_mut(share.seat).counts[2] = share.held.or(0.into()).of(few.into());
            table.position.scales += back;
        }
        if rulings.owed_scales_kept == OwedScalesKept::PaidLater {
            for (&Share { seat, owed, .. }, _) in shares.iter().zip(&paid).filter(|(_, paid)| **paid == 0) {
                // At most two each, and whoever has most gives back more than that to everybody.
                if owed != 0 {
                    table.give(seat, owed, Reason::OwedScales);
                    table.position.scales += -owed;
                }
            }
        }
        table.position.scales = table.position.scales.stopped_at(1);
    }
}

fn small(count: Amount) -> u8 {
    count.least().clamp(0, 255) as u8
}

/// The scales that a player has in a scoring, at least and at most.
struct Share {
    seat: Seat,
    held: Amount,
    /// What the supply lacked of them.
    owed: Amount,
    /// How many the others have together, at least.
    rest: i32,
}

impl Share {
    /// Those that count.
    fn all(&self) -> Amount {
        self.held + self.owed
    }
    /// The most that another has at least, and at most, if somebody who is not shown may have so many.
    fn others(&self, all: &[Self], hidden: i32) -> (i32, i32) {
        let others = || all.iter().filter(|other| other.seat != self.seat).map(Self::all);
        let most = others().map(|other| other.most().unwrap_or(i32::MAX)).max().unwrap_or(0).max(hidden);
        let least = others().map(Amount::least).max().unwrap_or(0);
        // If nobody has more than that, they have too few together.
        let all = |one: i32| others().map(|other| other.most().map_or(one, |most| most.min(one))).sum::<i32>();
        ((least..=self.rest).find(|&one| all(one) >= self.rest).unwrap_or(least), most)
    }
    /// What is paid for them beside what all have.
    fn paid(&self, all: &[Self], hidden: i32) -> Amount {
        let (least, most) = self.others(all, hidden);
        let pays = |own: i32, others: i32| crystals_for(own, own.max(others), if own == others { 2 } else { 1 });
        let highest = self.all().most();
        let paid = Amount::between(pays(self.all().least(), most), pays(highest.unwrap_or(i32::MAX), least));
        // Somebody always has enough.
        paid.of(most_paid(highest).into())
    }
    /// Why so many crystals are paid for them.
    fn reason(&self, all: &[Self], hidden: i32, crystals: Amount) -> Reason {
        let (own, (least, most)) = (self.all(), self.others(all, hidden));
        let (scales, owed, told) = (small(self.held), small(self.owed), own.known().is_some());
        match crystals.known() {
            Some(MOST) => Reason::MostScales { scales, owed },
            Some(0) if told => Reason::FewScales { scales, owed },
            Some(_) if told && own == least && least == most => {
                let players = all.iter().filter(|share| share.all() == own).count() as u8;
                Reason::TiedScales { scales, owed, players }
            }
            // Or nobody knows whether somebody has more, which brings the same.
            Some(_) if own.least() >= PAID_SCALES => Reason::ThreeScales { scales, owed },
            _ => Reason::ScalesNotTold { scales, owed, told },
        }
    }
}

/// Crystals for `total` scales where `players` have `most` of them.
pub(super) fn crystals_for(total: i32, most: i32, players: u8) -> i32 {
    match total {
        _ if total == most && players == 1 => MOST,
        _ if total == most => OTHERS,
        PAID_SCALES.. => OTHERS,
        _ => 0,
    }
}
