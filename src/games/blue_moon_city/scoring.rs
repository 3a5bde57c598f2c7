//! What changes hands: rewards, scales and their scoring. One function changes what is counted, for every unit and every ledger.

use super::pieces::Seat;
use super::piles::draw;
use super::position::{Player, Position, Stack, UNITS};
use super::reasons::Reason;
use super::rules::{CrystalTokens, OwedScalesKept, Rulings, ScalesMidScoring, ScalesReturn};
use crate::game::shared::SEATS;
use crate::verdict::{Amount, Ledger, Unit};

/// Fewest scales that are paid for.
const PAID_SCALES: i32 = 3;
/// Crystals for most scales, alone; and for everybody else who is paid.
const MOST: i32 = 6;
const OTHERS: i32 = 3;
/// The most that all players get together when scales are scored.
pub(super) const MOST_SCORED: u16 = (MOST + (SEATS as i32 - 1) * OTHERS) as u16;

/// The only place where a count changes, together with the ledger. Of an unknown amount the least is counted.
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

/// Crystals left in the supply, if limited: as told, else all that nobody is known to have (which may be too many).
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
        position.unknowns.crystals = u16::MAX;
        position.players.iter_mut().for_each(Player::doubt_crystals);
    }
    let sure = least.min(left.saturating_sub(position.unknowns.crystals.into()).max(0));
    if sure < there {
        // At least so many are this player's, and of the supply nobody knows how much is left.
        (position.player_mut(seat).crystals_known, position.crystals) = (false, None);
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
    owed: [u8; SEATS],
    /// Scales that it may have lacked beside those: dragons that nobody tells of may have brought them.
    may_owe: [u8; SEATS],
}

impl Grant {
    /// Notes that so many scales more may be due of a supply that is used up without them.
    pub(super) fn may_owe(&mut self, seat: Seat, more: u8) {
        self.may_owe[seat.index()] += more;
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
            Unit::Scales => {
                let there = position.scales.min(amount);
                position.scales -= there;
                give(position, seat, i32::from(there), reason, ledger);
                short(position, seat, Unit::Scales, i32::from(amount - there), ledger);
                self.owed[seat.index()] += amount - there;
                if rulings.scales_mid_scoring == ScalesMidScoring::AtOnce {
                    self.score(position, rulings, ledger);
                }
            }
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

    /// Scores scales if none is left. Everybody's are known then: they hold all that there are.
    fn score<L: Ledger<Reason>>(&mut self, position: &mut Position, rulings: &Rulings, ledger: &mut L) {
        if position.scales > 0 {
            return;
        }
        let Self { owed, may_owe } = std::mem::take(self);
        let held = |position: &Position, seat: Seat| position.player(seat).scales();
        let total = |position: &Position, seat: Seat| held(position, seat) + i32::from(owed[seat.index()]);
        let unknowns = &position.unknowns;
        // Scales may have come or gone without being counted, or who has those that lie nowhere for certain is not told.
        let doubted = unknowns.more_scales != [0; SEATS] || unknowns.scored;
        let (scattered, hidden) = (i32::from(unknowns.scattered), !position.whole_table);
        let of = |seat: Seat| {
            let (least, more) = (total(position, seat), may_owe[seat.index()].into());
            Share { seat, least, most: least + if unknowns.players[seat.index()].scales { scattered } else { more } }
        };
        let mut shares: Vec<Share> = position.seats_from(position.turn.seat).map(of).collect();
        // Whoever has most is paid first, as the text tells it: the crystals may run short.
        let most = shares.iter().map(|share| share.least).max().unwrap_or(0);
        shares.sort_by_key(|share| share.least != most);
        let paid: Vec<Paid> = shares.iter().map(|share| share.paid(&shares, if hidden { scattered } else { 0 })).collect();
        let unsure = doubted || paid.iter().any(|paid| matches!(paid.why, Why::NotTold));
        for (share, paid) in shares.iter().zip(&paid) {
            let (scales, owed) = (held(position, share.seat).clamp(0, 255) as u8, owed[share.seat.index()]);
            let reason = match paid.why {
                _ if doubted => Reason::ScalesNotTold { scales, owed, told: false },
                Why::Most => Reason::MostScales { scales, owed },
                Why::Tied(players) => Reason::TiedScales { scales, owed, players },
                Why::Three => Reason::ThreeScales { scales, owed },
                Why::Few => Reason::FewScales { scales, owed },
                Why::NotTold => Reason::ScalesNotTold { scales, owed, told: share.least == share.most },
            };
            let crystals = if doubted { Amount::between(0, MOST) } else { paid.crystals };
            pay_crystals(position, share.seat, crystals, reason, rulings, ledger);
        }
        position.unknowns.doubt_crystals(if doubted { MOST_SCORED } else { 0 });
        let (mut supply, mut kept) = (0, false);
        for (share, paid) in shares.iter().zip(&paid) {
            let scales = held(position, share.seat);
            let everyone = rulings.scales_return == ScalesReturn::Everyone;
            if scales > 0 && (everyone || paid.crystals != 0) {
                supply += scales;
                let goes = !doubted && (everyone || paid.crystals.least() > 0);
                kept |= !goes && !position.unknowns.players[share.seat.index()].scales;
                let back = Amount::between(-scales, if goes { -scales } else { 0 });
                give(position, share.seat, back, Reason::ScalesReturned { scales: scales.clamp(0, 255) as u8 }, ledger);
            }
        }
        position.unknowns.more_scales = [if doubted || kept { u8::MAX } else { 0 }; SEATS];
        if rulings.owed_scales_kept == OwedScalesKept::PaidLater {
            for (share, _) in shares.iter().zip(&paid).filter(|(_, paid)| paid.crystals == 0) {
                // At most two each, and whoever has most gives back more than that to everybody.
                let at = share.seat.index();
                let later = i32::from(owed[at]);
                if later > 0 {
                    supply -= later;
                    give(position, share.seat, later, Reason::OwedScales, ledger);
                }
                position.unknowns.more_scales[at] = position.unknowns.more_scales[at].saturating_add(may_owe[at]);
                position.unknowns.scales = position.unknowns.scales.saturating_add(may_owe[at]);
            }
        }
        // What players give back who are not shown, nobody counts.
        let uncounted = position.unknowns.scattered;
        position.scales = u8::try_from(supply).unwrap_or(0).saturating_add(uncounted);
        let missing = uncounted.saturating_add(if unsure { u8::try_from(supply).unwrap_or(0) } else { 0 });
        position.unknowns.scales = position.unknowns.scales.saturating_add(missing);
    }
}

/// The scales that a player has in a scoring, at least and at most.
struct Share {
    seat: Seat,
    least: i32,
    most: i32,
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
    /// What is paid for them beside what all have, if somebody who is not shown may have so many.
    fn paid(&self, all: &[Self], hidden: i32) -> Paid {
        let others = || all.iter().filter(|other| other.seat != self.seat);
        let others_least = others().map(|other| other.least).max().unwrap_or(0);
        let others_most = others().map(|other| other.most).max().unwrap_or(0).max(hidden);
        let tied = others().filter(|other| other.least == self.least).count() as u8 + 1;
        let pays = |own: i32, others: i32| crystals_for(own, own.max(others), if own == others { 2 } else { 1 });
        let crystals = Amount::between(pays(self.least, others_most), pays(self.most, others_least));
        let known = self.least == self.most;
        let why = match crystals.known() {
            Some(MOST) if self.least > 0 => Why::Most,
            Some(0) if known => Why::Few,
            Some(_) if known && self.least == others_least && others_least == others_most => Why::Tied(tied),
            Some(_) if self.least >= PAID_SCALES => Why::Three,
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
