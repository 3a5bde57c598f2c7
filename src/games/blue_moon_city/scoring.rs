//! What changes hands: rewards, scales and their scoring. One function changes what is counted, for every unit and every ledger.

use super::pieces::Seat;
use super::piles::draw;
use super::position::{Position, Stack, UNITS};
use super::reasons::Reason;
use super::rules::{CrystalTokens, OwedScalesKept, Rulings, ScalesMidScoring, ScalesReturn};
use crate::game::shared::SEATS;
use crate::verdict::{Amount, Ledger, Unit};

/// Fewest scales that are paid for.
const PAID_SCALES: i32 = 3;
/// Crystals for most scales, alone; and for everybody else who is paid.
const MOST: i32 = 6;
const OTHERS: i32 = 3;
/// The most that a player gets when scales are scored.
pub(super) const MOST_SCORED: u16 = MOST as u16;
/// And all players together.
pub(super) const ALL_SCORED: u16 = (MOST + (SEATS as i32 - 1) * OTHERS) as u16;

/// The only place where a count changes, together with the ledger.
pub(super) fn give<L: Ledger<Reason>>(
    position: &mut Position,
    seat: Seat,
    amount: impl Into<Amount>,
    reason: Reason,
    ledger: &mut L,
) {
    let amount: Amount = amount.into();
    if let Some(index) = UNITS.iter().position(|&unit| unit == reason.unit()) {
        position.player_mut(seat).counts[index] += amount;
    }
    if reason.unit() == Unit::Crystals {
        // Without a limit something else stands for the pieces that a supply no longer has.
        position.crystals = position.crystals.map(|supply| supply.saturating_sub(amount.least()).max(0));
    }
    ledger.award(seat.index(), amount, reason);
}

/// All crystals there are, by their worth; none if there is no limit.
pub(super) fn all_crystals(tokens: CrystalTokens) -> Option<u32> {
    match tokens {
        CrystalTokens::Eighty => Some(20 + 20 * 3),
        CrystalTokens::NinetySix => Some(12 + 28 * 3),
        CrystalTokens::Unlimited => None,
    }
}

/// Crystals left in the supply, if limited: as told, else all that nobody is known to have (which may be too many).
pub(super) fn crystals_left(position: &Position, rulings: &Rulings) -> Option<i32> {
    let all = i32::try_from(all_crystals(rulings.crystal_tokens)?).ok()?;
    let held = || -> i32 { position.seats().map(|seat| position.player(seat).crystals().least().max(0)).sum() };
    Some(position.crystals.unwrap_or_else(|| (all - held()).max(0)))
}

/// Whether somebody may have crystals that the supply is taken to hold.
fn supply_unsure(position: &Position) -> bool {
    let known = position.whole_table && position.seats().all(|seat| position.player(seat).crystals().most().is_some());
    position.crystals.is_none() && !known
}

/// Crystals from the supply, as far as it goes; what others may have got before it may lack.
fn pay_crystals<L: Ledger<Reason>>(
    position: &mut Position,
    seat: Seat,
    amount: Amount,
    reason: Reason,
    rulings: &Rulings,
    ledger: &mut L,
) {
    let Some(left) = crystals_left(position, rulings) else { return give(position, seat, amount, reason, ledger) };
    let (least, most) = (amount.least(), amount.most().unwrap_or(amount.least()));
    let there = most.min(left);
    // If somebody got less before than was taken for granted, there may be more now.
    if there < most && supply_unsure(position) {
        position.players.iter_mut().for_each(|player| player.counts[1] = Amount::at_least(0));
        position.unknowns.crystals = u16::MAX;
    }
    let sure = least.min(left.saturating_sub(position.unknowns.crystals.into()).max(0));
    if sure < there {
        // Of the supply nobody knows how much is left.
        position.crystals = None;
    }
    give(position, seat, Amount::between(sure, there), reason, ledger);
    short(position, seat, Unit::Crystals, most - there, ledger);
}

/// Notes what could not be handed out.
fn short<L: Ledger<Reason>>(position: &mut Position, seat: Seat, unit: Unit, owed: i32, ledger: &mut L) {
    if owed > 0 {
        give(position, seat, 0, Reason::NotThere { unit, owed: u8::try_from(owed).unwrap_or(u8::MAX) }, ledger);
    }
}

/// What one stone brings at one moment: the scales of the dragons, or all rewards of a finished building.
#[derive(Debug, Default)]
pub(super) struct Grant {
    /// Scales that the supply lacked, to be counted in the next scoring.
    owed: [Amount; SEATS],
}

impl Grant {
    /// Notes that the player may have got so many scales more, as far as the supply has them.
    pub(super) fn may_get(&mut self, position: &mut Position, seat: Seat, more: u16) {
        let there = self.take_scales(position, seat, Amount::between(0, more.into()));
        position.player_mut(seat).counts[2] += there;
    }

    /// Takes scales from the supply, as many as there are: those that are there. What it lacks is owed.
    fn take_scales(&mut self, position: &mut Position, seat: Seat, amount: Amount) -> Amount {
        let left = position.scales.most().unwrap_or(i32::MAX).max(0);
        let there = amount.capped_at(left);
        let owed = |all: i32| all - all.min(left);
        position.scales += Amount::between(-amount.most().unwrap_or(left), -there.least());
        self.owed[seat.index()] += Amount::between(owed(amount.least()), amount.most().map_or(0, owed));
        there
    }

    /// Hands out scales. What nobody knows to be handed out is no award.
    pub(super) fn hand_scales<L: Ledger<Reason>>(
        &mut self,
        position: &mut Position,
        seat: Seat,
        amount: Amount,
        reason: Reason,
        rulings: &Rulings,
        ledger: &mut L,
    ) {
        let there = self.take_scales(position, seat, amount);
        if amount.least() > 0 {
            give(position, seat, there, reason, ledger);
            short(position, seat, Unit::Scales, amount.least() - there.least(), ledger);
        } else {
            position.player_mut(seat).counts[2] += there;
        }
        let is_last = position.scales.most().is_some_and(|most| most <= 0);
        if is_last && rulings.scales_mid_scoring == ScalesMidScoring::AtOnce {
            self.score(position, rulings, ledger);
        }
    }

    /// Hands out `amount` of the unit of `reason`.
    pub(super) fn hand<L: Ledger<Reason>>(
        &mut self,
        position: &mut Position,
        seat: Seat,
        amount: u8,
        reason: Reason,
        rulings: &Rulings,
        ledger: &mut L,
    ) {
        match reason.unit() {
            _ if amount == 0 => {}
            Unit::Scales => self.hand_scales(position, seat, i32::from(amount).into(), reason, rulings, ledger),
            Unit::Cards => {
                let (sure, most) = position.comes(amount);
                let drawn = draw(position, sure, most - sure, None, rulings).count;
                let cards = Stack::face_down(drawn);
                let own_turn = position.turn.seat == seat;
                give(position, seat, Amount::between(drawn.into(), most.into()), reason, ledger);
                let (player, unknowns) = (&mut position.players[seat.index()], &mut position.unknowns);
                let (goes, more) = match own_turn {
                    true => (&mut player.aside, &mut unknowns.aside),
                    false => (&mut player.hand, &mut unknowns.hand),
                };
                *goes = goes.plus(cards);
                more[seat.index()] |= most > sure;
                short(position, seat, Unit::Cards, i32::from(amount - most), ledger);
            }
            _ => pay_crystals(position, seat, Amount::exactly(amount.into()), reason, rulings, ledger),
        }
    }

    /// Ends it: if the last scale went, scales are scored.
    pub(super) fn end<L: Ledger<Reason>>(mut self, position: &mut Position, rulings: &Rulings, ledger: &mut L) {
        self.score(position, rulings, ledger);
    }

    /// Scores scales if none is left: the players have all that there are then.
    fn score<L: Ledger<Reason>>(&mut self, position: &mut Position, rulings: &Rulings, ledger: &mut L) {
        if position.scales.least() > 0 {
            return;
        }
        let owed = std::mem::take(&mut self.owed);
        if position.scales.most().is_none_or(|most| most > 0) {
            position.players.iter_mut().zip(owed).for_each(|(player, owed)| player.counts[2] += owed);
            return position.doubt_scoring();
        }
        let held = |seat: Seat| position.player(seat).scales();
        // What nobody is known to have is with those of whom nobody knows how much they have.
        let rest = (position.all_scales() - position.seats().map(|seat| held(seat).least()).sum::<i32>()).max(0);
        let of = |seat: Seat| Share { seat, held: held(seat).capped(held(seat).least() + rest), owed: owed[seat.index()] };
        let mut shares: Vec<Share> = position.seats_from(position.turn.seat).map(of).collect();
        // Whoever has most is paid first, as the text tells it: the crystals may run short.
        let most = shares.iter().map(|share| share.all().least()).max().unwrap_or(0);
        shares.sort_by_key(|share| share.all().least() != most);
        let hidden = if position.whole_table { 0 } else { rest };
        let paid: Vec<Paid> = shares.iter().map(|share| share.paid(&shares, hidden)).collect();
        for (share, paid) in shares.iter().zip(&paid) {
            let [scales, owed] = [share.held, share.owed].map(|count| count.least().clamp(0, 255) as u8);
            let reason = match paid.why {
                Why::Most => Reason::MostScales { scales, owed },
                Why::Tied(players) => Reason::TiedScales { scales, owed, players },
                Why::Three => Reason::ThreeScales { scales, owed },
                Why::Few => Reason::FewScales { scales, owed },
                Why::NotTold => Reason::ScalesNotTold { scales, owed, told: share.all().known().is_some() },
            };
            pay_crystals(position, share.seat, paid.crystals, reason, rulings, ledger);
        }
        position.scales = Amount::between(0, hidden);
        for (share, paid) in shares.iter().zip(&paid) {
            let goes = rulings.scales_return == ScalesReturn::Everyone || paid.crystals.least() > 0;
            let stays = !goes && paid.crystals == 0;
            if share.held == 0 || stays {
                continue;
            }
            let back = if goes { share.held } else { share.held.or(0.into()) };
            if share.held.least() > 0 {
                let scales = share.held.least().clamp(0, 255) as u8;
                give(position, share.seat, -back, Reason::ScalesReturned { scales }, ledger);
            }
            position.player_mut(share.seat).counts[2] = if goes { 0.into() } else { back };
            position.scales += back;
        }
        if rulings.owed_scales_kept == OwedScalesKept::PaidLater {
            for Share { seat, owed, .. } in
                shares.iter().zip(&paid).filter(|(_, paid)| paid.crystals == 0).map(|(share, _)| share)
            {
                // At most two each, and whoever has most gives back more than that to everybody.
                if *owed != 0 {
                    give(position, *seat, *owed, Reason::OwedScales, ledger);
                    position.scales += -*owed;
                }
            }
        }
        position.scales = position.scales.stopped_at(1);
    }
}

/// The scales that a player has in a scoring, at least and at most.
struct Share {
    seat: Seat,
    held: Amount,
    /// What the supply lacked of them.
    owed: Amount,
}

/// What they bring.
struct Paid {
    crystals: Amount,
    why: Why,
}

/// Why they bring it.
enum Why {
    /// Alone with most.
    Most,
    /// With so many players who have most.
    Tied(u8),
    /// Enough, without having most; or nobody knows whether somebody has more, which brings the same.
    Three,
    /// Too few.
    Few,
    /// How many there are, or whether somebody has more, the case does not tell.
    NotTold,
}

impl Share {
    /// Those that count.
    fn all(&self) -> Amount {
        self.held + self.owed
    }
    /// What is paid for them beside what all have, if somebody who is not shown may have so many.
    fn paid(&self, all: &[Self], hidden: i32) -> Paid {
        let most = |share: &Self| share.all().most().unwrap_or(i32::MAX);
        let others = || all.iter().filter(|other| other.seat != self.seat);
        let others_least = others().map(|other| other.all().least()).max().unwrap_or(0);
        let others_most = others().map(most).max().unwrap_or(0).max(hidden);
        let own = self.all();
        let tied = others().filter(|other| other.all() == own).count() as u8 + 1;
        let pays = |own: i32, others: i32| crystals_for(own, own.max(others), if own == others { 2 } else { 1 });
        let crystals = Amount::between(pays(own.least(), others_most), pays(most(self), others_least));
        let known = own.known().is_some();
        let why = match crystals.known() {
            Some(MOST) if own.least() > 0 => Why::Most,
            Some(0) if known => Why::Few,
            Some(_) if known && own == others_least && others_least == others_most => Why::Tied(tied),
            Some(_) if own.least() >= PAID_SCALES => Why::Three,
            _ => Why::NotTold,
        };
        Paid { crystals, why }
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
