//! What changes hands: rewards, scales and their scoring. One function changes what is counted, for every unit and every ledger.

use super::pieces::Seat;
use super::piles::draw;
use super::position::{Player, Position, Stack, UNITS};
use super::reasons::Reason;
use super::rules::{CrystalTokens, OwedScalesKept, Rulings, ScalesMidScoring, ScalesReturn};
use crate::games::shared::SEATS;
use crate::verdict::{Amount, Ledger, Unit};

/// Fewest scales that are paid for.
const PAID_SCALES: i32 = 3;
/// Crystals for most scales, alone; and for everybody else who is paid.
const MOST: i32 = 6;
const OTHERS: i32 = 3;
/// The most that all players get together when scales are scored.
pub(super) const MOST_SCORED: u16 = (MOST + (SEATS as i32 - 1) * OTHERS) as u16;

/// The only place where something that is counted changes: the count and the ledger move together. Of what is not known the least is counted.
pub(super) fn give<L: Ledger<Reason>>(
    position: &mut Position,
    seat: Seat,
    amount: impl Into<Amount>,
    reason: Reason,
    ledger: &mut L,
) {
    let all: Amount = amount.into();
    let amount = all.least();
    if let Some(index) = UNITS.iter().position(|&unit| unit == reason.unit()) {
        position.player_mut(seat).counts[index] += amount;
    }
    if reason.unit() == Unit::Crystals {
        // Without a limit something else stands for the pieces that a supply no longer has.
        position.crystals = position.crystals.map(|supply| supply.saturating_sub(amount).max(0));
    }
    ledger.award(seat.index(), all, reason);
}

/// All crystals there are, by their worth; none if there is no limit.
pub(super) fn all_crystals(tokens: CrystalTokens) -> Option<u32> {
    match tokens {
        CrystalTokens::Eighty => Some(20 + 20 * 3),
        CrystalTokens::NinetySix => Some(12 + 28 * 3),
        CrystalTokens::Unlimited => None,
    }
}

/// Crystals left in the supply, if there is a limit: what the case says, else those that nobody is known to have. That is the most
/// there can be where somebody's are not known.
pub(super) fn crystals_left(position: &Position, rulings: &Rulings) -> Option<i32> {
    let all = i32::try_from(all_crystals(rulings.crystal_tokens)?).ok()?;
    let held = || -> i32 { position.seats().map(|seat| position.player(seat).count(Unit::Crystals).max(0)).sum() };
    Some(position.crystals.unwrap_or_else(|| (all - held()).max(0)))
}

/// Whether somebody may have crystals that the supply is taken to hold.
fn supply_unsure(position: &Position) -> bool {
    let known = position.whole_table && position.seats().all(|seat| position.player(seat).crystals_known);
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
    let (least, most) = (amount.least(), amount.most().unwrap_or(amount.least()));
    let left = crystals_left(position, rulings).unwrap_or(i32::MAX);
    let there = most.min(left);
    // If somebody got less before than was taken for granted, there may be more now.
    if there < most && supply_unsure(position) {
        position.unsaid.crystals = u16::MAX;
        position.players.iter_mut().for_each(Player::doubt_crystals);
    }
    let sure = least.min(left.saturating_sub(position.unsaid.crystals.into()).max(0));
    let more = u16::try_from(there - sure).unwrap_or(u16::MAX);
    position.unsaid.doubt_crystals(more);
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
    owed: [u8; SEATS],
}

impl Grant {
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
            Unit::Scales => self.scales(position, seat, amount, reason, rulings, ledger),
            Unit::Cards => {
                let (sure, most) = position.comes(amount);
                let drawn = draw(position, sure, most - sure, None, rulings).count;
                let cards = Stack::face_down(drawn);
                let own_turn = position.turn.seat == seat;
                give(position, seat, Amount::between(drawn.into(), most.into()), reason, ledger);
                let (player, unsaid) = (&mut position.players[seat.index()], &mut position.unsaid);
                let (goes, more) = match own_turn {
                    true => (&mut player.aside, &mut unsaid.aside),
                    false => (&mut player.hand, &mut unsaid.hand),
                };
                *goes = goes.plus(cards);
                more[seat.index()] |= most > sure;
                short(position, seat, Unit::Cards, i32::from(amount - most), ledger);
            }
            _ => pay_crystals(position, seat, Amount::exactly(amount.into()), reason, rulings, ledger),
        }
    }

    fn scales<L: Ledger<Reason>>(
        &mut self,
        position: &mut Position,
        seat: Seat,
        amount: u8,
        reason: Reason,
        rulings: &Rulings,
        ledger: &mut L,
    ) {
        let there = position.scales.min(amount);
        position.scales -= there;
        give(position, seat, i32::from(there), reason, ledger);
        short(position, seat, Unit::Scales, i32::from(amount - there), ledger);
        self.owed[seat.index()] += amount - there;
        if rulings.scales_mid_scoring == ScalesMidScoring::AtOnce {
            self.score(position, rulings, ledger);
        }
    }

    /// Ends it: if the last scale went, scales are scored.
    pub(super) fn end<L: Ledger<Reason>>(mut self, position: &mut Position, rulings: &Rulings, ledger: &mut L) {
        self.score(position, rulings, ledger);
    }

    /// Scores scales if none is left. Everybody's are known then: they hold all that there are.
    fn score<L: Ledger<Reason>>(&mut self, position: &mut Position, rulings: &Rulings, ledger: &mut L) {
        if position.scales > 0 {
            return;
        }
        let owed = std::mem::take(&mut self.owed);
        let held = |position: &Position, seat: Seat| position.player(seat).scales();
        let total = |position: &Position, seat: Seat| held(position, seat) + i32::from(owed[seat.index()]);
        let seats: Vec<Seat> = position.seats_from(position.turn.seat).collect();
        let mut totals: Vec<(Seat, i32)> = seats.iter().map(|&seat| (seat, total(position, seat))).collect();
        let most = totals.iter().map(|&(_, total)| total).max().unwrap_or(0);
        // Whoever has most is paid first, as the text tells it: the crystals may run short.
        totals.sort_by_key(|&(_, total)| total != most);
        let players = totals.iter().filter(|&&(_, total)| total == most).count() as u8;
        // With more scales than are counted somebody else may have most, or they were scored before.
        // On a lone board nobody else is counted: that its player has most for certain is enough.
        let is_sure = !position.whole_table && most > i32::from(position.unsaid.scattered);
        let doubted = position.unsaid.more_scales || position.unsaid.scored;
        let unsure = doubted || position.unsaid.scattered > 0 && !is_sure;
        // Whoever has three is paid for them, whatever others have.
        let is_paid = |total: i32| !doubted && total >= PAID_SCALES;
        position.unsaid.more_scales = unsure;
        for &(seat, total) in &totals {
            let (scales, owed) = (held(position, seat).clamp(0, 255) as u8, owed[seat.index()]);
            let reason = match total {
                _ if total == most && players == 1 => Reason::MostScales { scales, owed },
                _ if total == most => Reason::TiedScales { scales, owed, players },
                PAID_SCALES.. => Reason::ThreeScales { scales, owed },
                _ => Reason::FewScales { scales, owed },
            };
            let paid = match crystals_for(total, most, players) {
                paid if unsure => Amount::between(if is_paid(total) { OTHERS } else { 0 }, if paid > 0 { MOST } else { 0 }),
                paid => Amount::exactly(paid),
            };
            pay_crystals(position, seat, paid, reason, rulings, ledger);
        }
        position.unsaid.doubt_crystals(if unsure { MOST_SCORED } else { 0 });
        let mut supply = 0;
        for &(seat, total) in &totals {
            let scales = held(position, seat);
            if scales > 0 && (total >= PAID_SCALES || total == most || rulings.scales_return == ScalesReturn::Everyone) {
                supply += scales;
                let back = Amount::between(-scales, if unsure && !is_paid(total) { 0 } else { -scales });
                give(position, seat, back, Reason::ScalesReturned { scales: scales.clamp(0, 255) as u8 }, ledger);
            }
        }
        if rulings.owed_scales_kept == OwedScalesKept::PaidLater {
            for &(seat, _) in totals.iter().filter(|&&(_, total)| total < PAID_SCALES && total != most) {
                // At most two each, and whoever has most gives back more than that to everybody.
                let later = i32::from(owed[seat.index()]);
                if later > 0 {
                    supply -= later;
                    give(position, seat, later, Reason::OwedScales, ledger);
                }
            }
        }
        // What players give back who are not shown, nobody counts.
        let uncounted = position.unsaid.scattered;
        position.scales = u8::try_from(supply).unwrap_or(0).saturating_add(uncounted);
        let missing = uncounted.saturating_add(if unsure { u8::try_from(supply).unwrap_or(0) } else { 0 });
        position.unsaid.scales = position.unsaid.scales.saturating_add(missing);
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
