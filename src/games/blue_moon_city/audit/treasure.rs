//! Scales and crystals, against what there is of them.

use super::{Findings, Table};
use crate::game::shared::SEATS;
use crate::games::blue_moon_city::rules::CrystalTokens;
use crate::games::blue_moon_city::scoring::{all_crystals, crystals_for};
use crate::games::blue_moon_city::{Assumed, Draft, DraftCrystals, Flaw, Gap, Seat, Uncounted, scales_for};
use crate::verdict::Amount;

/// Scales and crystals as far as they can be trusted.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Treasure {
    /// Each player's scales.
    pub(super) scales: [Amount; SEATS],
    /// Scales in the supply.
    pub(super) scale_supply: Amount,
    /// What each player's crystals are worth.
    pub(super) crystals: [Amount; SEATS],
}

impl Treasure {
    /// Nothing is finished and no scales were scored: so many are gone at most, and nobody has got crystals.
    pub(super) fn before_scoring(&mut self, draft: &Draft, gone: u8) {
        if draft.uncounted.iter().any(|of| matches!(of, Uncounted::Scales | Uncounted::Crystals)) {
            return;
        }
        if let Some(most) = self.scale_supply.most() {
            self.scale_supply = Amount::between(self.scale_supply.least().max(most - i32::from(gone)), most);
        }
        for (crystals, player) in self.crystals.iter_mut().zip(&draft.players) {
            *crystals = if player.crystals.is_none() { 0.into() } else { *crystals };
        }
    }
}

pub(super) fn read(table: &Table<'_>, findings: &mut Findings) -> Treasure {
    let mut treasure = Treasure::default();
    read_scales(table, &mut treasure, findings);
    read_crystals(table, &mut treasure, findings);
    treasure
}

fn read_scales(table: &Table<'_>, treasure: &mut Treasure, findings: &mut Findings) {
    let Table { draft, roster, .. } = *table;
    // With fewer than two players listed, the table may be one of four.
    let all = scales_for(if roster.whole { roster.seats } else { SEATS });
    let said = table.players().filter_map(|(_, player)| player.scales);
    let held: u32 = said.clone().map(u32::from).sum();
    let count = held + u32::from(draft.scales.unwrap_or(0));
    // The scoring comes with the last scale and gives some back, so the supply is empty at no time that can be looked at.
    if draft.scales == Some(0) {
        return findings.flaw(no_scale_left(table, held, all));
    }
    if count > u32::from(all) {
        return findings.flaw(Flaw::TooManyScales { count, scales: all });
    }
    let rest = u32::from(all) - count;
    let uncounted = draft.leaves(Uncounted::Scales);
    let open = roster.seats - said.count();
    for (seat, player) in table.players() {
        treasure.scales[seat.index()] = match player.scales {
            Some(scales) => Amount::exactly(scales.into()),
            None if roster.whole && draft.scales.is_some() && (open == 1 && !uncounted || rest == 0) => count_of(rest),
            None => Amount::at_least(0),
        };
    }
    treasure.scale_supply = match draft.scales {
        Some(supply) => Amount::exactly(supply.into()),
        // One is left for certain.
        None if open > 0 || !roster.whole => Amount::between(1, count_of(rest).least()),
        None => count_of(rest),
    };
    let is_scattered = roster.whole && draft.scales.is_some() && rest > 0;
    if is_scattered && open == 0 && !uncounted {
        findings.flaw(Flaw::ScalesMissing { count, scales: all });
    }
    // The others' hands that are not given have the rest, nobody knows who of them how much.
    findings.gap((is_scattered && (open > 1 || open == 1 && uncounted)).then_some(Gap::Scales));
    if draft.scales.is_some() {
        return;
    }
    if rest == 0 {
        return findings.flaw(no_scale_left(table, held, all));
    }
    match roster.whole {
        true => findings.assume(Assumed::ScalesLeft(u8::try_from(rest).unwrap_or(u8::MAX))),
        false => findings.gap(Gap::Scales),
    }
}

/// What the players would get for their scales, if the table is shown before they are scored.
fn no_scale_left(table: &Table<'_>, held: u32, all: u8) -> Flaw {
    let roster = table.roster;
    let scales = || table.players().filter_map(|(seat, player)| Some((seat, player.scales?)));
    let most = scales().map(|(_, scales)| scales).max().unwrap_or(0);
    let players = scales().filter(|&(_, scales)| scales == most).count() as u8;
    let paid = |(seat, scales): (Seat, u8)| (seat, scales, crystals_for(i32::from(scales), i32::from(most), players));
    let paid = scales().filter(|_| roster.whole && held == u32::from(all)).map(paid);
    let told = roster.whole && scales().count() == roster.seats || held == u32::from(all);
    Flaw::NoScaleLeft { held, told, paid: paid.collect() }
}

pub(super) fn count_of(number: u32) -> Amount {
    i32::try_from(number).unwrap_or(i32::MAX).into()
}

fn read_crystals(table: &Table<'_>, treasure: &mut Treasure, findings: &mut Findings) {
    let Table { draft, roster, rulings, .. } = *table;
    for (seat, player) in table.players() {
        treasure.crystals[seat.index()] = player.crystals.map_or(Amount::at_least(0), DraftCrystals::worth);
    }
    let said = || table.players().map(|(_, player)| player.crystals).chain([draft.crystals]);
    let is_known = |crystals: Option<DraftCrystals>| crystals.is_some_and(|crystals| crystals.worth().known().is_some());
    findings.gap((!roster.whole || !said().all(is_known)).then_some(Gap::Crystals));
    let pieces = match rulings.crystal_tokens() {
        CrystalTokens::Eighty => [(1, 20), (3, 20)],
        CrystalTokens::NinetySix => [(1, 12), (3, 28)],
        CrystalTokens::Unlimited => return,
    };
    let Some(all) = all_crystals(rulings.crystal_tokens()) else { return };
    let uncounted = draft.leaves(Uncounted::Crystals);
    let of_all = roster.whole && table.players().all(|(_, player)| is_known(player.crystals));
    let worth: i32 = said().flatten().map(|crystals| crystals.worth().least()).sum();
    if worth > all {
        findings.flaw(Flaw::TooManyCrystals { worth, most: all });
    } else if worth < all && roster.whole && said().all(is_known) && !uncounted {
        findings.flaw(Flaw::CrystalsMissing { worth, expected: all });
    } else if draft.crystals.is_none() && !of_all {
        findings.assume(Assumed::CrystalsLeft(all - worth));
    }
    // Change is given freely, so of sums only the total counts; pieces that are told apart are counted apart.
    for (worth, most) in pieces {
        let count = said().flatten().map(|crystals| match crystals {
            DraftCrystals::Worth(_) | DraftCrystals::AtLeast(_) => 0,
            DraftCrystals::Pieces { ones, threes } => u32::from(if worth == 1 { ones } else { threes }),
        });
        let count: u32 = count.sum();
        findings.flaw((count > most).then_some(Flaw::TooManyPieces { worth, count, most }));
    }
}
