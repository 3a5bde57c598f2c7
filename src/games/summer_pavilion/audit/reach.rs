//! How far the tiles reach: what is built against the rounds, bag and tower against what was drawn.

use super::boards::Trusted;
use super::table::Table;
use super::{Audit, supply, turns};
use crate::games::summer_pavilion::pieces::{ALL, ALL_BONUSES, SUPPLY};
use crate::games::summer_pavilion::rules::{BagRefill, BonusMandatory};
use crate::games::summer_pavilion::{Flaw, Gap, Phase, Seat, Tiles};

pub(super) fn check(table: &Table<'_>, audit: &mut Audit) {
    let Some(round) = table.round.filter(|_| table.draft.phase != Phase::Setup) else { return };
    audit.gap((!table.all_shown()).then_some(Gap::Built));
    if audit.passes(|audit| check_built(table, round, audit)) {
        check_bag(table, round, audit);
        check_tower(table, round, audit);
    }
}

/// More tiles of a player, or of all, than rounds can have brought.
fn ahead(seat: Option<Seat>, [built, held, most]: [u32; 3], round: u8) -> Flaw {
    match seat {
        Some(seat) => Flaw::AheadOfRound { built, held, most, round, seat },
        None => Flaw::AllAheadOfRound { built, held, most, round },
    }
}

/// Covering a space costs its number in tiles, dealt or bonus; in phase 1 of earlier rounds alone.
fn check_built(table: &Table<'_>, round: u8, audit: &mut Audit) {
    let (side, phase) = (table.draft.side, table.draft.phase);
    let owed = |seat| table.draft.bonus().filter(|&(to, _)| to == seat).map_or(0, |(_, count)| u32::from(count));
    let built_in = if phase == Phase::Offer { round.saturating_sub(1) } else { round };
    let found = |seat, built: u32, held: u32, each_round: u32, bonuses: u32| {
        let most = |rounds: u8| each_round * u32::from(rounds) + bonuses;
        let held = if built > most(built_in) { 0 } else { held };
        let most = most(if built > most(built_in) { built_in } else { round });
        (built + held > most).then(|| ahead(seat, [built, held, most], round))
    };
    // What lies beside the boards and on the table was reported where it does not agree with itself.
    let sound = table.factories_sound;
    let held = |board: &Trusted| if sound { board.in_hand() + board.in_corners() } else { 0 };

    let reach = table.reach_each_round();
    let of_player = |(seat, board): (Seat, &Trusted)| {
        let bonuses = match board.pavilion {
            Some(_) => board.bonuses().saturating_sub(owed(seat)),
            None if built_in == 0 => 0,
            None => ALL_BONUSES,
        };
        found(Some(seat), board.built(side), held(board), reach, bonuses)
    };
    if audit.passes(|audit| audit.flaws.extend(table.boards().filter_map(of_player))) {
        let on_table = if sound { table.on_table().total() } else { 0 };
        let sum = |of: &dyn Fn(&Trusted) -> u32| table.shown().map(|(_, board)| of(board)).sum::<u32>();
        let bonuses = sum(&|board| board.bonuses()).saturating_sub(table.owed());
        audit.flaw(found(None, sum(&|board| board.built(side)), sum(&held) + on_table, table.dealt_each_round(), bonuses));
    }
}

/// Whether the tower certainly never went back: only if more than all tiles (by the ruling, all) were drawn. More players, more.
pub(super) fn tower_untouched(table: &Table<'_>, round: u8) -> bool {
    let drawn = SUPPLY + table.dealt_each_round() * u32::from(round) + table.most_bonuses() + table.owed();
    match table.rulings.bag_refill() {
        BagRefill::WhenNeeded => drawn <= ALL,
        BagRefill::AtOnce => drawn < ALL,
    }
}

/// How many bonus tiles have been drawn for at the least.
pub(super) fn fewest_bonuses(table: &Table<'_>) -> u32 {
    match table.rulings.bonus_mandatory() {
        BonusMandatory::Yes => {
            let owed = table.owed().max(turns::most_owed(table));
            table.shown().map(|(_, board)| board.bonuses()).sum::<u32>().saturating_sub(owed)
        }
        BonusMandatory::No => 0,
    }
}

/// Until the tower goes back, the bag holds what was not drawn: for factories, for the supply, to replace chosen bonus tiles.
fn check_bag(table: &Table<'_>, round: u8, audit: &mut Audit) {
    if !tower_untouched(table, round) {
        return;
    }
    let Some(bag) = table.draft.bag.map(Tiles::total).filter(|_| table.players.is_some()) else { return audit.gap(Gap::Bag) };
    let dealt = table.dealt_each_round() * u32::from(round);
    let most_bonuses = table.most_bonuses();
    let fewest_bonuses = fewest_bonuses(table);
    // Tiles never ran out, so a supply of another size is a fault of its own.
    let (fewest_there, most_there) = match table.draft.supply.map(Tiles::total) {
        Some(count) if (supply::least(table)..=SUPPLY).contains(&count) => (count, count),
        Some(_) => return,
        None => (supply::least(table), SUPPLY),
    };
    let least = ALL.saturating_sub(dealt + most_bonuses + most_there);
    let most = ALL.saturating_sub(dealt + fewest_bonuses + fewest_there);
    let fits = (least..=most).contains(&bag);
    audit.flaw((!fits).then_some(Flaw::BagAgainstRound { bag, least, most, round }));
}

/// Until it goes back, the tower keeps each covered space's number less one. Before any placing or passing, it gets nothing.
fn check_tower(table: &Table<'_>, round: u8, audit: &mut Audit) {
    if !tower_untouched(table, round) {
        return audit.flaw(not_returned(table, round));
    }
    audit.gap((table.draft.tower.is_none() || !table.all_shown()).then_some(Gap::Tower));
    let Some(tower) = table.draft.tower.map(Tiles::total) else { return };
    if table.nothing_placed_yet() {
        return audit.flaw((tower > 0).then_some(Flaw::TowerTooEarly { tower }));
    }
    let least = table.shown().map(|(_, board)| board.built(table.draft.side) - board.covered.len() as u32).sum();
    audit.flaw((tower < least).then_some(Flaw::TowerTooSmall { tower, least }));
}

/// In phase 1 of the round for which the tower went back it is empty, for it gets tiles in the next phase only. It certainly went
/// back if all earlier rounds drew less than there is, and this one takes more.
fn not_returned(table: &Table<'_>, round: u8) -> Option<Flaw> {
    let tower = table.draft.tower.filter(|_| table.draft.phase == Phase::Offer && table.players.is_some())?.total();
    let drawn = |rounds: u8| SUPPLY + table.dealt_each_round() * u32::from(rounds);
    let before = drawn(round.saturating_sub(1)) + table.most_bonuses();
    let now = drawn(round) + fewest_bonuses(table);
    (tower > 0 && before < ALL && now > ALL).then_some(Flaw::TowerNotReturned { tower, round })
}
