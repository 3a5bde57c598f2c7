//! Scores against the tiles that fell: only they and the marker cost points.
//!
//! After the first tiling nothing is forgotten yet. Each row has one tile at most, placed from top to bottom: so what the wall
//! brought is known exactly, and what the score lacks of it was paid for the floor line. That cost tells how many pieces lay on
//! floor lines, and those are the tiles that were dealt and lie neither on walls nor on lines, with the marker.

use super::Notes;
use super::boards::Trusted;
use super::facts::fill_for;
use super::score::{bonus, least_for_tiles};
use super::table::Table;
use crate::games::azul::floor::cost_of;
use crate::games::azul::pieces::{ALL, FLOOR, SEATS};
use crate::games::azul::rules::FallenWhenFull;
use crate::games::azul::{Flaw, Line, MarkerPlace, Paid, Phase, Seat, SpaceSet, scoring};

/// Most tiles of a floor line on which the marker lies too.
const BESIDE_MARKER: u32 = FLOOR as u32 - 1;

/// The least score by fallen tiles: dealt, neither in sight nor gone with a tile of a wall.
pub(super) fn check(table: &Table<'_>, notes: &mut Notes) {
    let Some(fell) = fell_at_most(table) else { return };
    for ((seat, board), player) in table.boards().zip(&table.draft.players) {
        let (Some(score), Some(floors), true) = (player.score, floors_paid(table, seat), board.wall.is_whole()) else { continue };
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

/// Scores after the first tiling.
pub(super) fn check_first(table: &Table<'_>, notes: &mut Notes) {
    if table.is_first_tiling()
        && notes.passes(|notes| notes.flaws.extend(scores(table).filter_map(|paid| wrong(table, paid))))
        && table.whole
    {
        notes.flaw(fallen_against_scores(table));
    }
}

/// What a score lacks of what the wall brought was paid for a floor line.
fn wrong(table: &Table<'_>, Paid { seat, points, score }: Paid) -> Option<Flaw> {
    if !may_have_paid(table, seat) {
        return (score != points).then_some(Flaw::ScoreNotBrought { seat, score, points });
    }
    pieces(points, score).is_none().then_some(Flaw::ScoreOddlyPaid { seat, score, points })
}

/// Whether the first floor line may be paid.
fn may_have_paid(table: &Table<'_>, seat: Seat) -> bool {
    table.draft.phase != Phase::Tiling || table.board(seat).may_have_cleared()
}

/// Of each player whose wall and score are shown: what the wall brought if it was tiled from top to bottom, and the score.
fn scores<'a>(table: &'a Table<'_>) -> impl Iterator<Item = Paid> + 'a {
    table.boards().zip(&table.draft.players).filter_map(|((seat, board), player)| {
        // Spaces come row by row.
        let points = scoring::one_by_one(SpaceSet::EMPTY, board.wall.whole()?.covered().iter());
        Some(Paid { seat, points, score: player.score? })
    })
}

/// The fewest tiles that bring so many points in the first tiling, if any do: k rows have k tiles, which bring 1 + 2 + … + k at
/// most, in one column, and took no fewer tiles.
pub(super) fn fewest_for(points: i32) -> Option<u32> {
    (0..=5).map(|rows| rows * (rows + 1) / 2).find(|&tiles| tiles >= points).map(i32::unsigned_abs)
}

/// How many pieces on the floor line take a score from `points` to `score`: fewest and most. Seven may have been more.
fn pieces(points: i32, score: i32) -> Option<(u32, Option<u32>)> {
    let fewest = (0..=FLOOR).find(|&pieces| (points - cost_of(pieces)).max(0) == score)?;
    // A score that stopped at 0 does not tell how much more was to be paid.
    let most = (score > 0 && fewest < FLOOR).then_some(fewest as u32);
    Some((fewest as u32, most))
}

/// The pieces that the scores tell of are tiles that fell, and the marker.
fn fallen_against_scores(table: &Table<'_>) -> Option<Flaw> {
    let players = table.players.filter(|_| !table.draft.setup.specialised)?;
    let (waited_least, waited_most) = waited(table)?;
    // More than was dealt is reported where tiles are counted.
    let left = fill_for(players).saturating_sub(table.used());
    let (fell_least, fell_most) = (left.saturating_sub(waited_most), left.saturating_sub(waited_least));

    let settled = |seat: Seat| may_have_paid(table, seat);
    let paid: Vec<Paid> = scores(table).filter(|paid| settled(paid.seat)).collect();
    let told: Vec<_> = paid.iter().filter_map(|paid| pieces(paid.points, paid.score)).collect();
    let least: u32 = told.iter().map(|&(fewest, _)| fewest).sum();
    let most: Option<u32> = told.iter().map(|&(_, most)| most).sum();
    // What is not shown of a wall did not fall. Under that ruling a floor line that overflowed was emptied, and cost less.
    let all_paid = || {
        table.boards().all(|(_, board)| board.wall.is_whole())
            && told.len() == table.boards().filter(|&(seat, _)| settled(seat)).count()
            && table.rulings.fallen_when_full() == FallenWhenFull::Further
    };
    // While tiling the marker may be seen on a floor line that is not paid.
    let marker_unpaid = table.draft.phase == Phase::Tiling && matches!(table.marker, Some(MarkerPlace::Floor(..)));
    if least > fell_most + u32::from(!marker_unpaid) {
        return Some(Flaw::FallenAgainstScores { pieces: least, fell: fell_most, more: true, paid });
    }
    let most = most.filter(|&most| most < fell_least && all_paid())?;
    Some(Flaw::FallenAgainstScores { pieces: most, fell: fell_least, more: false, paid })
}

/// Fewest and most tiles that waited on pattern lines when the first tiling was done. While it goes on: all neither tiled nor
/// paid for; none if some may have left a full floor line.
fn waited(table: &Table<'_>) -> Option<(u32, u32)> {
    let shown = table.boards().all(|(_, board)| board.lines.is_whole());
    if table.draft.phase == Phase::Preparation {
        let all = table.boards().map(|(_, board)| board.on_lines().total()).sum();
        return Some(if shown { (all, all) } else { (0, ALL) });
    }
    if table.draft.phase == Phase::Tiling {
        let may_have_left = |board: &Trusted| board.floor.is_none_or(|floor| floor.is_full()) || table.may_have_overflowed();
        let all = table.boards().map(|(_, board)| board.taken_at_most.total()).sum();
        return (shown && !table.boards().any(|(_, board)| may_have_left(board))).then_some((all, all));
    }
    if let Some(waited) = waited_before_offer(table) {
        return Some((waited, waited));
    }
    // A row that was tiled left its line empty, and no line was full.
    let may_wait = |board: &Trusted| {
        let waits = |line: Line| match board.lines.whole() {
            _ if board.in_row(line) > 0 => 0,
            Some(_) => board.line(line).count().min(line.length() - 1),
            None => line.length() - 1,
        };
        Line::all().map(|line| u32::from(waits(line))).sum::<u32>()
    };
    Some((0, table.boards().map(|(_, board)| may_wait(board)).sum()))
}

/// The same during the next offer, if all that was taken in it is known: what else lies on the boards was there before.
fn waited_before_offer(table: &Table<'_>) -> Option<u32> {
    let taken = table.most_dealt()?.checked_sub(table.not_taken()?)?;
    let shown = table.boards().all(|(_, board)| board.is_shown());
    let on_boards: u32 = table.boards().map(|(_, board)| board.taken_at_most.total()).sum();
    on_boards.checked_sub(taken).filter(|_| shown && !table.may_have_left())
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
