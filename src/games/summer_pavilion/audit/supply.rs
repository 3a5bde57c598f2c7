//! The supply: ten tiles, fewer only while a bonus is being chosen or replaced. How far the tiles reach: what is built against
//! the rounds, bag and tower against what was drawn. All tiles together: twenty-two of each colour.

use super::boards::Trusted;
use super::table::Table;
use super::{Audit, turns};
use crate::games::summer_pavilion::pieces::{ALL, ALL_BONUSES, EACH, MOST_BONUS, SUPPLY};
use crate::games::summer_pavilion::rules::{BagRefill, BonusMandatory};
use crate::games::summer_pavilion::{Colour, Flaw, Gap, Phase, Seat, Tiles};
use std::cmp::Ordering;

pub(super) fn check(table: &Table<'_>, audit: &mut Audit) {
    let phase = table.draft.phase;
    let told = table.draft.supply.map(Tiles::total);
    let count = told.unwrap_or(table.draft.some_supply.total());
    if count > SUPPLY {
        audit.flaw(Flaw::SupplyOverfull { count });
    } else if told.is_none() {
        audit.gap((phase != Phase::Setup).then_some(Gap::Supply));
    } else if count < least(table) && !(phase == Phase::Setup && count == 0) && !table.has_run_dry() {
        let doubt = phase != Phase::Setup && table.may_have_run_dry();
        audit.flaw(Flaw::SupplyShort { count, phase, doubt });
    } else if let Some(counts) = brought(table).filter(|_| count < SUPPLY) {
        let missing = SUPPLY - count;
        let is_brought = counts.iter().any(|&brought| u32::from(brought) == missing);
        audit.flaw((!is_brought).then_some(Flaw::SupplyOfNoBonus { count, counts }));
    }
}

/// How many bonus tiles a board's last tile can have brought, each number once, if its owner took all of them; none if unknown.
fn brought(table: &Table<'_>) -> Option<Vec<u8>> {
    let all_taken = table.draft.bonus().is_none() && table.rulings.bonus_mandatory() == BonusMandatory::Yes;
    let known = all_taken && table.draft.phase == Phase::Play && table.all_shown() && !table.may_have_run_dry();
    let is_brought = |count: &u8| table.boards().any(|(_, board)| board.bonus_counts().contains(count));
    known.then(|| (1..=3).filter(is_brought).collect())
}

/// How few tiles can be left if bag and tower have never run dry: bonus tiles are replaced before the next turn, so only those of
/// one placement can be missing (of one feature if others are left to choose). The pass that ends the game needs none.
pub(super) fn least(table: &Table<'_>) -> u32 {
    let may_lack = matches!(table.draft.phase, Phase::Play | Phase::End | Phase::Over);
    if !may_lack {
        return SUPPLY;
    }
    if let Some((seat, left)) = table.draft.bonus() {
        let board = table.board(seat);
        let chosen = board.parts().filter(|part| part[0] == left).map(|part| part[1]).max().unwrap_or(0);
        let unseen = 3_u8.saturating_sub(left);
        return SUPPLY - u32::from(if board.pavilion.is_some() { chosen } else { unseen });
    }
    let missing = if table.all_shown() {
        table.boards().map(|(_, board)| board.best_bonus().0.into()).max().unwrap_or(0)
    } else {
        MOST_BONUS
    };
    SUPPLY - missing
}

/// Whether every place that can hold tiles is shown. After phase 1 factories and centre are empty; corners hold tiles only
/// between passing and the next round, and the hand is gone once its owner has passed.
pub(super) fn everything_shown(table: &Table<'_>) -> bool {
    let draft = table.draft;
    if draft.phase == Phase::Setup {
        return draft.bag.is_some() && draft.supply.is_some();
    }
    let played = matches!(draft.phase, Phase::Preparation | Phase::End | Phase::Over);
    let may_keep = matches!(draft.phase, Phase::Play | Phase::Preparation | Phase::End);
    // Whoever has tiles beside the board has not passed.
    let plays = |board: &Trusted| draft.phase == Phase::Play && board.hand.is_some_and(|hand| !hand.is_empty());
    let keeps_shown = |board: &Trusted| !may_keep || board.corners.is_some() || plays(board);
    let board_shown = |board: &Trusted| board.pavilion.is_some() && (played || board.hand.is_some()) && keeps_shown(board);
    let offer_shown = draft.phase != Phase::Offer || (table.ring.is_some() && draft.centre.is_some());
    let heaps_shown = draft.supply.is_some() && draft.bag.is_some() && draft.tower.is_some();
    table.whole && offer_shown && heaps_shown && table.boards().all(|(_, board)| board_shown(board))
}

/// The box has twenty-two of each colour, and none ever leaves the table.
pub(super) fn check_colours(table: &Table<'_>, audit: &mut Audit) {
    let (draft, complete) = (table.draft, everything_shown(table));
    audit.gap((!complete && draft.phase != Phase::Setup).then_some(Gap::Conservation));
    let nothing_left_out = complete && table.boards().all(|(_, board)| board.sound);
    let supply = draft.supply.unwrap_or(draft.some_supply);
    let heaps = [Some(table.on_factories()), table.centre(), Some(supply), draft.bag, draft.tower].into_iter().flatten();
    let heaps: Vec<Tiles> = heaps.chain(table.boards().map(|(_, board)| board.tiles())).collect();
    for colour in Colour::ALL {
        let count: u32 = heaps.iter().map(|tiles| u32::from(tiles.of(colour))).sum();
        match count.cmp(&u32::from(EACH)) {
            Ordering::Greater => audit.flaw(Flaw::TooMany { colour, count }),
            Ordering::Less if nothing_left_out => audit.flaw(Flaw::NotTwentyTwo { colour, count }),
            Ordering::Less | Ordering::Equal => {}
        }
    }
}

/// What is built, and bag and tower, against the rounds.
pub(super) fn check_reach(table: &Table<'_>, audit: &mut Audit) {
    let Some(round) = table.round.filter(|_| table.draft.phase != Phase::Setup) else { return };
    audit.gap((!table.all_shown()).then_some(Gap::Built));
    if audit.passes(|audit| check_built(table, round, audit)) {
        check_bag(table, round, audit);
        check_tower(table, round, audit);
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
        (built + held > most).then_some(match seat {
            Some(seat) => Flaw::AheadOfRound { built, held, most, round, seat },
            None => Flaw::AllAheadOfRound { built, held, most, round },
        })
    };
    // What lies beside the boards and on the table was reported where it does not agree with itself.
    let sound = table.factories_sound;
    let held = |board: &Trusted| if sound { board.in_hand() + board.in_corners() } else { 0 };

    let reach = table.reach_each_round();
    let of_player = |(seat, board): (Seat, &Trusted)| {
        let bonuses = match board.pavilion {
            Some(_) => board.bonuses().saturating_sub(owed(seat)),
            None if built_in == 0 => 0,
            // All bonuses together are at most 2/5 of what was paid for them: see [`Table::most_bonuses`]. What lies beside the
            // board was not paid, save what came in a round in which nobody has placed yet.
            None => {
                let unpaid = held(board).saturating_sub(reach * u32::from(round - built_in));
                ALL_BONUSES.min((reach * u32::from(built_in)).saturating_sub(unpaid) * 2 / 3)
            }
        };
        found(Some(seat), board.built(side), held(board), reach, bonuses)
    };
    if audit.passes(|audit| audit.flaws.extend(table.boards().filter_map(of_player))) {
        let is_counted = sound && (table.ring.is_some() || table.draft.factories.is_none() || !table.whole);
        let on_table = if is_counted { table.on_table().total() } else { 0 };
        // Before tiles are placed, stars that are not told have none.
        let counted = || table.boards().filter(|(_, board)| built_in == 0 || board.pavilion.is_some());
        let sum = |of: &dyn Fn(&Trusted) -> u32| counted().map(|(_, board)| of(board)).sum::<u32>();
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
        // The tower goes back for a deal, or for bonus tiles: then two tiles at least lie on the stars.
        let (bag, most) = (table.draft.bag.map_or(0, Tiles::total), ALL - SUPPLY - 2);
        return audit.flaw((bag > most).then_some(Flaw::BagAgainstRound { bag, least: 0, most, round }));
    }
    let Some(bag) = table.draft.bag.map(Tiles::total).filter(|_| table.players.is_some()) else { return audit.gap(Gap::Bag) };
    let dealt = table.dealt_each_round() * u32::from(round);
    let most_bonuses = table.most_bonuses();
    let fewest_bonuses = fewest_bonuses(table);
    // Tiles never ran out, so a supply of another size is a fault of its own.
    let (fewest_there, most_there) = match table.draft.supply.map(Tiles::total) {
        Some(count) if (least(table)..=SUPPLY).contains(&count) => (count, count),
        Some(_) => return,
        None => (least(table), SUPPLY),
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
