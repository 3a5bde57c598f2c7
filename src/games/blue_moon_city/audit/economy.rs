//! Where scales and crystals come from: buildings that are finished, scales also from dragons where a stone is laid.

use super::{Findings, Stones, Table};
use crate::games::blue_moon_city::pieces::STONES;
use crate::games::blue_moon_city::scoring::all_crystals;
use crate::games::blue_moon_city::{Building, Dragon, Flaw, Seat, Uncounted, scales_for};

/// Finds what nothing can have brought; and how many scales are gone at most, if they cannot have been scored yet.
pub(super) fn check(table: &Table<'_>, findings: &mut Findings) -> Option<u8> {
    if table.draft.leaves(Uncounted::Rewards) {
        return None;
    }
    match table.draft.finished.as_deref() {
        Some([]) if !table.built.sites.iter().any(|site| site.finished) => check_unfinished(table, findings),
        _ => {
            findings.flaw(crystals_nowhere(table));
            None
        }
    }
}

/// As long as no building is finished, no stone has come back from one, and scales come only from dragons: one of each dragon for
/// a stone at most. Crystals come only when scales are scored, once all are taken; and offerings are paid in crystals.
fn check_unfinished(table: &Table<'_>, findings: &mut Findings) -> Option<u8> {
    let Table { draft, roster, stones: Stones { offerings, .. }, .. } = table;
    let (mut laid, each) = (0, Dragon::ALL.len() as u8);
    for (seat, player) in table.players() {
        let stones = laid_at_most(table, seat);
        laid += stones;
        let (seat, most) = (Some(seat), stones * each);
        let beyond = player.scales.filter(|&scales| scales > most);
        findings.flaw(beyond.map(|scales| Flaw::ScalesUnearned { seat, scales, stones, most }));
    }
    let all = scales_for(roster.seats);
    if !roster.whole || laid * each >= all {
        return None;
    }
    let most = laid * each;
    let beyond = draft.scales.and_then(|left| all.checked_sub(left)).filter(|&scales| scales > most);
    findings.flaw(beyond.map(|scales| Flaw::ScalesUnearned { seat: None, scales, stones: laid, most }));
    for (seat, player) in table.players() {
        let crystals = player.crystals.map_or(0, |crystals| crystals.worth().least());
        let offerings = offerings[seat.index()];
        let earned = crystals == 0 && offerings == 0;
        findings.flaw((!earned).then_some(Flaw::CrystalsUnearned { seat: Some(seat), crystals, offerings }));
    }
    let nobody_offered = table.players().all(|(seat, _)| offerings[seat.index()] == 0);
    let laid = draft.laid.map(|laid| laid.bounds(roster.tables()).0).filter(|&laid| laid > 0 && nobody_offered);
    findings.flaw(laid.map(|offerings| Flaw::CrystalsUnearned { seat: None, crystals: 0, offerings }));
    Some(most)
}

/// The most stones that a player can have on buildings.
fn laid_at_most(table: &Table<'_>, seat: Seat) -> u8 {
    let Table { draft, built, stones, .. } = table;
    let mut others = Building::ALL.into_iter().filter(|&building| building != Building::Market);
    if built.sound[seat.index()] && others.all(|building| draft.tells_stones(building)) {
        return built.sites.iter().map(|site| site.count(seat)).sum();
    }
    let reserve = draft.players[seat.index()].stones.unwrap_or(0);
    STONES.saturating_sub(reserve.saturating_add(stones.offerings[seat.index()]))
}

/// Whoever finished a building got what it prints, if the supply had enough; only offerings cost crystals.
fn crystals_nowhere(table: &Table<'_>) -> Option<Flaw> {
    let Table { draft, stones, .. } = table;
    let offered = table.players().any(|(seat, _)| stones.offerings_unsaid[seat.index()] || stones.offerings[seat.index()] > 0);
    if !table.roster.whole || offered || draft.leaves(Uncounted::Crystals) || draft.leaves(Uncounted::Offerings) {
        return None;
    }
    let held = draft.players.iter().map(|player| player.crystals?.worth().known()).sum::<Option<i32>>();
    let finished = Building::ALL.into_iter().filter(|&building| table.site(building).finished);
    let brought = |building: Building| {
        let plan = table.plan(building);
        [plan.master, plan.contributor].into_iter().flatten().map(|reward| i32::from(reward.crystals)).sum::<i32>()
    };
    let buildings: Vec<Building> = finished.filter(|&building| brought(building) > 0).collect();
    let least: i32 = buildings.iter().map(|&building| brought(building)).sum();
    let enough = || all_crystals(table.rulings.crystal_tokens()).is_none_or(|all| least <= all);
    held.filter(|&held| held < least && enough()).map(|held| Flaw::CrystalsNowhere { held, least, buildings })
}
