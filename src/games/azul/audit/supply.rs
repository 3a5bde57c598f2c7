//! Bag, lid and what has been drawn: how far the tiles reach.

use super::super::pieces::{ALL, Colour, Line, Tiles};
use super::super::position::Phase;
use super::super::reasons::{Flaw, Gap};
use super::super::rules::FallenWhenFull;
use super::Notes;
use super::boards::Trusted;
use super::facts::{LEAST_EMPTIED, MOST_WAITING};
use super::table::Table;

/// Whether floor lines that overflowed can have sent so many tiles to the lid.
fn overflowed(table: &Table<'_>, tiles: u32) -> bool {
    let full = |board: &Trusted| board.floor.is_none_or(|floor| floor.is_full());
    let emptied = || tiles >= LEAST_EMPTIED && table.rulings.fallen_when_full() == FallenWhenFull::All;
    !table.whole || table.boards().any(|(_, board)| full(board)) || emptied()
}

/// `offer_sound`: whether factories, centre and boards account for one another.
pub(super) fn check(table: &Table<'_>, offer_sound: bool, notes: &mut Notes) {
    if table.draft.phase == Phase::Setup || table.round.is_none() {
        return;
    }
    check_walls(table, offer_sound, notes);
    check_bag(table, notes);
    check_lid(table, notes);
}

/// Tiling row n takes n tiles from the table; they and all in sight were drawn. In an offer walls are from earlier rounds.
fn check_walls(table: &Table<'_>, offer_sound: bool, notes: &mut Notes) {
    let (Some(players), Some(round)) = (table.players, table.round) else { return };
    let row_by_row = notes.flaws.iter().any(|flaw| matches!(flaw, Flaw::RowAheadOfRound { .. }));
    if row_by_row {
        return;
    }
    let walls: u32 =
        table.boards().flat_map(|(_, board)| Line::all().map(|row| u32::from(row.length()) * board.in_row(row))).sum();
    if table.draft.phase == Phase::Offer {
        let (_, dealt) = table.drawn_in(players, 1..=round - 1);
        if walls > dealt {
            notes.flaw(Flaw::WallsAheadOfRound { used: walls, dealt, round });
            return;
        }
    }
    if !offer_sound {
        return;
    }
    let on_boards: u32 = table.boards().map(|(_, board)| board.on_lines().total() + board.fallen()).sum();
    let offered = table.on_factories.total() + table.centre().map_or(0, Tiles::total);
    let used = walls + on_boards + offered;
    let (_, dealt) = table.drawn_in(players, 1..=round);
    if used > dealt {
        notes.flaw(Flaw::TilesAheadOfRound { used, dealt, round });
    }
}

/// Until the lid goes back, the bag holds exactly what was not drawn.
fn check_bag(table: &Table<'_>, notes: &mut Notes) {
    if !table.lid_untouched() {
        check_returned_bag(table, notes);
        return;
    }
    let (Some(bag), Some(players), Some(round)) = (table.draft.bag, table.players, table.round) else {
        notes.gap(Gap::Bag);
        return;
    };
    let Some((fewest, most)) = table.drawn(players) else { return };
    let bag = bag.total();
    let expected = bag.clamp(ALL - most, ALL - fewest);
    if bag != expected {
        notes.flaw(Flaw::BagAgainstRound { bag, expected, round });
    }
}

/// When the lid goes back, the bag has all tiles but those on the boards; each round since has drawn from it. So it tells how
/// many the boards held then, unless it may have been filled once more.
fn check_returned_bag(table: &Table<'_>, notes: &mut Notes) {
    let (Some(bag), Some(players), Some(round)) = (table.draft.bag, table.players, table.round) else { return };
    let Some(returned) = table.returned().filter(|_| table.boards().all(|(_, board)| board.wall_sound)) else { return };
    let (fewest, most) = table.drawn_in(players, returned..=round);
    let (held_least, held_most) = held_before(table, players, returned);
    if held_most + most > ALL {
        return;
    }
    let bag = bag.total();
    let told = (ALL.saturating_sub(bag + most), ALL.saturating_sub(bag + fewest));
    if bag + fewest > ALL {
        notes.flaw(Flaw::BagAgainstRound { bag, expected: ALL.saturating_sub(fewest + held_least), round });
    } else if bag + fewest + held_least > ALL {
        notes.flaw(Flaw::BagAgainstBoards { bag, round, returned, told: told.1, held: held_least, more: true });
    } else if bag + most + held_most < ALL {
        notes.flaw(Flaw::BagAgainstBoards { bag, round, returned, told: told.0, held: held_most, more: false });
    }
}

/// Fewest and most tiles on the boards before that round was dealt: walls without what they gained since, and no full line.
fn held_before(table: &Table<'_>, players: usize, dealt: u8) -> (u32, u32) {
    let round = table.round.unwrap_or(dealt);
    let tilings = u32::from(round - dealt) + u32::from(table.draft.phase != Phase::Offer);
    let most_in_row = u32::from(dealt - 1).min(4);
    let unseen = players.saturating_sub(table.seats()) as u32 * (5 * most_in_row + MOST_WAITING);
    table.boards().fold((0, unseen), |(least, most), (_, board)| {
        let rows = || Line::all().map(|row| board.in_row(row));
        let on_wall = match board.wall {
            Some(_) => rows().map(|tiles| tiles.min(most_in_row)).sum(),
            None => 5 * most_in_row,
        };
        let on_lines = match board.lines {
            Some(_) if board.sound && round == dealt => Line::all().map(|line| table.waited_at_most(board, line)).sum(),
            _ => MOST_WAITING,
        };
        (least + rows().map(|tiles| tiles.saturating_sub(tilings)).sum::<u32>(), most + on_wall + on_lines)
    })
}

/// Until it goes back, the lid keeps n − 1 tiles of a tiled line n; before the first tiling only tiles from a full floor line.
fn check_lid(table: &Table<'_>, notes: &mut Notes) {
    if !table.lid_untouched() {
        check_returned(table, notes);
        return;
    }
    let walls_known = table.whole && table.boards().all(|(_, board)| board.wall.is_some());
    if table.draft.lid.is_none() || !walls_known {
        notes.gap(Gap::Lid);
    }
    let Some(lid) = table.draft.lid else { return };
    if table.nothing_tiled_yet() {
        if !lid.is_empty() && !overflowed(table, lid.total()) {
            notes.flaw(Flaw::LidTooEarly { lid: lid.total() });
        }
        return;
    }
    for colour in Colour::ALL {
        let least: u32 = table
            .boards()
            .filter_map(|(_, board)| board.wall)
            .flat_map(|wall| wall.of(colour).iter().map(|space| u32::from(space.row().length()) - 1))
            .sum();
        let leaving: u32 = table.boards().map(|(_, board)| u32::from(board.leaving.of(colour))).sum();
        if u32::from(lid.of(colour)) + leaving < least {
            notes.flaw(Flaw::LidTooSmall { colour, lid: lid.of(colour), least: least.saturating_sub(leaving) });
        }
    }
}

/// In the offer of the round for which the lid went back, only what overflowed has got there since.
fn check_returned(table: &Table<'_>, notes: &mut Notes) {
    let (Phase::Offer, Some(round), Some(lid)) = (table.draft.phase, table.round, table.draft.lid) else { return };
    if table.returned() == Some(round) && !lid.is_empty() && !overflowed(table, lid.total()) {
        notes.flaw(Flaw::LidNotReturned { lid: lid.total(), round });
    }
}
