//! The least score by fallen tiles: dealt, neither in sight nor gone with a tile of a wall. Only they and the marker cost points.

use super::Notes;
use super::score::{bonus, least_for_tiles};
use super::table::Table;
use crate::games::azul::floor::cost_of;
use crate::games::azul::pieces::{FLOOR, SEATS};
use crate::games::azul::{Flaw, Phase, Seat};

/// Most tiles of a floor line on which the marker lies too.
const BESIDE_MARKER: u32 = FLOOR as u32 - 1;

pub(super) fn check(table: &Table<'_>, notes: &mut Notes) {
    let Some(fell) = fell_at_most(table) else { return };
    for ((seat, board), player) in table.boards().zip(&table.draft.players) {
        let (Some(score), Some(floors), true) = (player.score, floors_paid(table, seat), board.wall.is_some()) else { continue };
        let (points, cost) = (least_for_tiles(board), most_cost(fell, floors));
        // The bonuses came last, on top of a score that was not below 0.
        let bonuses = if table.draft.phase == Phase::Over { bonus(board) } else { 0 };
        let least = bonuses + (points - cost).max(0);
        notes.flaw((score < least).then_some(Flaw::ScoreBelowFallen { seat, score, least, points, bonuses, fell, cost }));
    }
}

/// The most tiles that can have fallen and been paid for: all dealt, less those that lie somewhere, and less n for each tile in
/// row n (its line). What an overflowing floor line lost is among them, and cost nothing.
fn fell_at_most(table: &Table<'_>) -> Option<u32> {
    let (_, dealt) = table.drawn(table.players.unwrap_or(SEATS))?;
    let on_boards: u32 = table.boards().map(|(_, board)| board.taken_at_most.total()).sum();
    Some(dealt.saturating_sub(table.offered() + table.used() + on_boards))
}

/// How many floor lines a player has paid for.
fn floors_paid(table: &Table<'_>, seat: Seat) -> Option<u32> {
    let round = u32::from(table.round?);
    Some(match table.draft.phase {
        Phase::Setup | Phase::Offer => round.saturating_sub(1),
        Phase::Tiling => round - u32::from(!table.board(seat).may_have_cleared()),
        Phase::Preparation | Phase::End | Phase::Over => round,
    })
}

/// The most that so many tiles cost on so many floor lines, each with the marker: full lines first, for later pieces cost more.
fn most_cost(tiles: u32, floors: u32) -> i32 {
    let full = floors.min(tiles / BESIDE_MARKER);
    let last = if full < floors { 1 + tiles % BESIDE_MARKER } else { 0 };
    let markers = floors - full - u32::from(last > 0);
    full as i32 * cost_of(FLOOR) + cost_of(last as usize) + markers as i32 * cost_of(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The most that any way to share the tiles out costs.
    fn tried(tiles: u32, floors: u32) -> i32 {
        let Some(others) = floors.checked_sub(1) else { return 0 };
        (0..=tiles.min(BESIDE_MARKER)).map(|here| cost_of(1 + here as usize) + tried(tiles - here, others)).max().unwrap_or(0)
    }

    #[test]
    fn a_few_full_floor_lines_cost_most() {
        for floors in 0..5 {
            for tiles in 0..20 {
                assert_eq!(most_cost(tiles, floors), tried(tiles, floors), "{tiles} tiles on {floors}");
            }
        }
    }
}
