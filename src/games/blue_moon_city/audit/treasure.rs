//! Scales and crystals, against what there is of them; and where they come from: buildings that are finished, scales also from
//! dragons where a stone is laid.

use super::{Findings, Table};
use crate::game::shared::SEATS;
use crate::games::blue_moon_city::pieces::STONES;
use crate::games::blue_moon_city::scoring::{all_crystals, crystal_pieces, crystals_for};
use crate::games::blue_moon_city::{
    Assumed, Building, Draft, DraftCrystals, Dragon, Flaw, Gap, Position, Seat, Uncounted, scales_for,
};
use crate::verdict::Amount;

/// Nothing is finished and no scales were scored: each player has so many at most, and nobody has got crystals.
pub(super) fn before_scoring(position: &mut Position, draft: &Draft, gone: [u8; SEATS]) {
    if draft.uncounted.iter().any(|of| matches!(of, Uncounted::Scales | Uncounted::Crystals)) {
        return;
    }
    if let Some(most) = position.scales.most() {
        let gone: i32 = gone.iter().map(|&gone| i32::from(gone)).sum();
        position.scales = Amount::between(position.scales.least().max(most - gone), most);
    }
    for ((player, told), gone) in position.players.iter_mut().zip(&draft.players).zip(gone) {
        player.counts[2] = player.scales().within(Amount::between(0, gone.into()));
        player.counts[1] = if told.crystals.is_none() { 0.into() } else { player.crystals() };
    }
}

pub(super) fn read_scales(table: &mut Table<'_>, findings: &mut Findings) {
    let (draft, seats, whole) = (table.draft, table.position.seats, table.position.whole_table);
    // With fewer than two players listed, the table may be one of four.
    let all = scales_for(if whole { seats } else { SEATS });
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
    let open = seats - said.count();
    for (seat, player) in table.players() {
        table.position.player_mut(seat).counts[2] = match player.scales {
            Some(scales) => Amount::exactly(scales.into()),
            None if whole && draft.scales.is_some() && (open == 1 && !uncounted || rest == 0) => count_of(rest),
            None => Amount::at_least(0),
        };
    }
    table.position.scales = match draft.scales {
        Some(supply) => Amount::exactly(supply.into()),
        // One is left for certain.
        None if open > 0 || !whole => Amount::between(1, count_of(rest).least()),
        None => count_of(rest),
    };
    let is_scattered = whole && draft.scales.is_some() && rest > 0;
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
    match whole {
        true => findings.assume(Assumed::ScalesLeft(u8::try_from(rest).unwrap_or(u8::MAX))),
        false => findings.gap(Gap::Scales),
    }
}

/// What the players would get for their scales, if the table is shown before they are scored.
fn no_scale_left(table: &Table<'_>, held: u32, all: u8) -> Flaw {
    let whole = table.position.whole_table;
    let scales = || table.players().filter_map(|(seat, player)| Some((seat, player.scales?)));
    let most = scales().map(|(_, scales)| scales).max().unwrap_or(0);
    let players = scales().filter(|&(_, scales)| scales == most).count() as u8;
    let paid = |(seat, scales): (Seat, u8)| (seat, scales, crystals_for(i32::from(scales), i32::from(most), players));
    let paid = scales().filter(|_| whole && held == u32::from(all)).map(paid);
    let told = whole && scales().count() == table.position.seats || held == u32::from(all);
    Flaw::NoScaleLeft { held, told, paid: paid.collect() }
}

pub(super) fn count_of(number: u32) -> Amount {
    i32::try_from(number).unwrap_or(i32::MAX).into()
}

pub(super) fn read_crystals(table: &mut Table<'_>, findings: &mut Findings) {
    let (draft, whole, rulings) = (table.draft, table.position.whole_table, table.rulings);
    for (seat, player) in table.players() {
        table.position.player_mut(seat).counts[1] = player.crystals.map_or(Amount::at_least(0), DraftCrystals::worth);
    }
    table.position.crystals = draft.crystals.and_then(|crystals| crystals.worth().known());
    let said = || table.players().map(|(_, player)| player.crystals).chain([draft.crystals]);
    let is_known = |crystals: Option<DraftCrystals>| crystals.is_some_and(|crystals| crystals.worth().known().is_some());
    findings.gap((!whole || !said().all(is_known)).then_some(Gap::Crystals));
    let (Some(pieces), Some(all)) = (crystal_pieces(rulings.crystal_tokens()), all_crystals(rulings.crystal_tokens())) else {
        return;
    };
    let uncounted = draft.leaves(Uncounted::Crystals);
    let of_all = whole && table.players().all(|(_, player)| is_known(player.crystals));
    let worth: i32 = said().flatten().map(|crystals| crystals.worth().least()).sum();
    if worth > all {
        findings.flaw(Flaw::TooManyCrystals { worth, most: all });
    } else if worth < all && whole && said().all(is_known) && !uncounted {
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

/// Finds what nothing can have brought; and how many scales each has at most, if they cannot have been scored yet.
pub(super) fn check_source(table: &Table<'_>, findings: &mut Findings) -> Option<[u8; SEATS]> {
    if table.draft.leaves(Uncounted::Rewards) {
        return None;
    }
    match table.draft.finished.as_deref() {
        Some([]) if !table.position.sites.iter().any(|site| site.finished) => check_unfinished(table, findings),
        _ => {
            findings.flaw(crystals_nowhere(table));
            None
        }
    }
}

/// As long as no building is finished, no stone has come back from one, and scales come only from dragons: one of each dragon for
/// a stone at most. Crystals come only when scales are scored, once all are taken; and offerings are paid in crystals.
fn check_unfinished(table: &Table<'_>, findings: &mut Findings) -> Option<[u8; SEATS]> {
    let Table { draft, ref position, .. } = *table;
    let (mut laid, mut gone, each) = (0, [0; SEATS], Dragon::ALL.len() as u8);
    for (seat, player) in table.players() {
        let stones = laid_at_most(table, seat);
        laid += stones;
        gone[seat.index()] = stones * each;
        let (seat, most) = (Some(seat), stones * each);
        let beyond = player.scales.filter(|&scales| scales > most);
        findings.flaw(beyond.map(|scales| Flaw::ScalesUnearned { seat, scales, stones, most }));
    }
    let all = scales_for(position.seats);
    if !position.whole_table || laid * each >= all {
        return None;
    }
    let most = laid * each;
    let beyond = draft.scales.and_then(|left| all.checked_sub(left)).filter(|&scales| scales > most);
    findings.flaw(beyond.map(|scales| Flaw::ScalesUnearned { seat: None, scales, stones: laid, most }));
    for (seat, player) in table.players() {
        let crystals = player.crystals.map_or(0, |crystals| crystals.worth().least());
        let offerings = table.made(seat);
        let earned = crystals == 0 && offerings == 0;
        findings.flaw((!earned).then_some(Flaw::CrystalsUnearned { seat: Some(seat), crystals, offerings }));
    }
    let nobody_offered = position.seats().all(|seat| table.made(seat) == 0);
    let laid = draft.laid.map(|laid| laid.bounds(position.tables()).0).filter(|&laid| laid > 0 && nobody_offered);
    findings.flaw(laid.map(|offerings| Flaw::CrystalsUnearned { seat: None, crystals: 0, offerings }));
    if let Some(left) = position.crystals.filter(|_| nobody_offered && !draft.leaves(Uncounted::Crystals)) {
        let gone = all_crystals(table.rulings.crystal_tokens()).map(|all| all - left).filter(|&gone| gone > 0);
        findings.flaw(gone.map(|crystals| Flaw::CrystalsUnearned { seat: None, crystals, offerings: 0 }));
    }
    Some(gone)
}

/// The most stones that a player can have on buildings.
fn laid_at_most(table: &Table<'_>, seat: Seat) -> u8 {
    let Table { draft, ref position, sound, .. } = *table;
    let mut others = Building::ALL.into_iter().filter(|&building| building != Building::Market);
    if sound[seat.index()] && others.all(|building| draft.tells_stones(building)) {
        return position.on_buildings(seat);
    }
    let reserve = draft.players[seat.index()].stones.unwrap_or(0);
    let elsewhere = i32::from(reserve) + position.player(seat).offerings();
    u8::try_from(i32::from(STONES) - elsewhere).unwrap_or(0)
}

/// Whoever finished a building got what it prints, if the supply had enough; only offerings cost crystals.
fn crystals_nowhere(table: &Table<'_>) -> Option<Flaw> {
    let Table { draft, ref position, .. } = *table;
    let offered = position.seats().any(|seat| position.player(seat).counts[0] != 0);
    if !position.whole_table || offered || draft.leaves(Uncounted::Crystals) || draft.leaves(Uncounted::Offerings) {
        return None;
    }
    let held = draft.players.iter().map(|player| player.crystals?.worth().known()).sum::<Option<i32>>();
    let finished = Building::ALL.into_iter().filter(|&building| position.site(building).finished);
    let brought = |building: Building| {
        let plan = position.plan(building);
        [plan.master, plan.contributor].into_iter().flatten().map(|reward| i32::from(reward.crystals)).sum::<i32>()
    };
    let buildings: Vec<Building> = finished.filter(|&building| brought(building) > 0).collect();
    let least: i32 = buildings.iter().map(|&building| brought(building)).sum();
    let enough = || all_crystals(table.rulings.crystal_tokens()).is_none_or(|all| least <= all);
    held.filter(|&held| held < least && enough()).map(|held| Flaw::CrystalsNowhere { held, least, buildings })
}
