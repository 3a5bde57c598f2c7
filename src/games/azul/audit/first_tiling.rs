//! Scores after the first tiling, of which nothing is forgotten yet.
//!
//! Each row has one tile at most, placed from top to bottom: so what the wall brought is known exactly, and what the score lacks
//! of it was paid for the floor line. That cost tells how many pieces lay on floor lines, and those are the tiles that were dealt
//! and lie neither on walls nor on lines, with the marker.

use super::super::pieces::{FLOOR, FLOOR_COSTS, Line, SEATS, Seat, SpaceSet};
use super::super::position::{Phase, Position, Wall};
use super::super::reasons::{Flaw, MarkerPlace, Paid};
use super::super::rules::FallenWhenFull;
use super::super::scoring;
use super::Notes;
use super::boards::Trusted;
use super::score::paid_for_marker;
use super::table::Table;
use crate::game::shared::FILL;

/// What so many pieces on a floor line cost.
pub(super) const COSTS: [i32; FLOOR + 1] = {
    let mut costs = [0; FLOOR + 1];
    let mut pieces = 0;
    while pieces < FLOOR {
        costs[pieces + 1] = costs[pieces] + FLOOR_COSTS[pieces];
        pieces += 1;
    }
    costs
};

pub(super) fn check(table: &Table<'_>, notes: &mut Notes) {
    let flaws = notes.flaws.len();
    match (table.draft.phase, table.round) {
        (Phase::Offer, Some(2)) | (Phase::Preparation, Some(1)) => {
            scores(table).for_each(|told| check_paid(table, told, notes));
        }
        (Phase::Tiling, Some(1)) => {
            for told @ (seat, points, score) in scores(table) {
                if may_have_paid(table, seat) {
                    check_paid(table, told, notes);
                } else if score != points {
                    notes.flaw(Flaw::ScoreNotBrought { seat, score, points });
                }
            }
        }
        _ => return,
    }
    if notes.flaws.len() == flaws && table.whole {
        check_fallen(table, notes);
    }
}

/// What a score lacks of what the wall brought was paid for a floor line; whoever has the marker paid for that.
fn check_paid(table: &Table<'_>, (seat, points, score): (Seat, i32, i32), notes: &mut Notes) {
    let for_marker = paid_for_marker(table, seat, points);
    if pieces(points, score).is_none() {
        notes.flaw(Flaw::ScoreOddlyPaid { seat, score, points });
    } else if score > points - for_marker {
        notes.flaw(Flaw::MarkerNotPaid { seat, score, most: points - for_marker });
    }
}

/// Whether the first floor line may be paid.
fn may_have_paid(table: &Table<'_>, seat: Seat) -> bool {
    table.draft.phase != Phase::Tiling || table.board(seat).may_have_cleared()
}

/// Of each player whose wall and score are shown: what the wall brought, and the score.
fn scores<'a>(table: &'a Table<'_>) -> impl Iterator<Item = (Seat, i32, i32)> + 'a {
    table.boards().zip(&table.draft.players).filter_map(|((seat, board), player)| {
        let wall = board.wall.filter(|_| board.wall_sound && Line::all().all(|row| board.in_row(row) <= 1))?;
        Some((seat, brought(wall), player.score?))
    })
}

/// What the tiles of a wall bring that is tiled from top to bottom.
fn brought(wall: Wall) -> i32 {
    let mut covered = SpaceSet::EMPTY;
    let mut points = 0;
    // Spaces come row by row.
    for space in wall.covered().iter() {
        covered.insert(space);
        let (row, column) = scoring::runs(covered, space);
        let of = |run: SpaceSet| if run.len() > 1 { run.len() as i32 } else { 0 };
        points += (of(row) + of(column)).max(1);
    }
    points
}

/// How many pieces on the floor line take a score from `points` to `score`: fewest and most. Seven may have been more.
fn pieces(points: i32, score: i32) -> Option<(u32, Option<u32>)> {
    let fewest = COSTS.iter().position(|&cost| (points - cost).max(0) == score)?;
    // A score that stopped at 0 does not tell how much more was to be paid.
    let most = (score > 0 && fewest < FLOOR).then_some(fewest as u32);
    Some((fewest as u32, most))
}

/// The pieces that the scores tell of are tiles that fell, and the marker.
fn check_fallen(table: &Table<'_>, notes: &mut Notes) {
    let all_walls = table.boards().all(|(_, board)| board.wall.is_some() && board.wall_sound);
    let (Some(players), true, false) = (table.players, all_walls, table.draft.setup.specialised) else { return };
    let Some((waited_least, waited_most)) = waited(table) else { return };
    let dealt = FILL * Position::factories_for(players) as u32;
    let tiled: u32 =
        table.boards().flat_map(|(_, board)| Line::all().map(|row| u32::from(row.length()) * board.in_row(row))).sum();
    // More than was dealt is reported where tiles are counted.
    let left = dealt.saturating_sub(tiled);
    let (fell_least, fell_most) = (left.saturating_sub(waited_most), left.saturating_sub(waited_least));

    let settled = |seat: Seat| may_have_paid(table, seat);
    let paid: Vec<Paid> =
        scores(table).filter(|&(seat, ..)| settled(seat)).map(|(seat, points, score)| Paid { seat, points, score }).collect();
    let told: Vec<_> = paid.iter().filter_map(|paid| pieces(paid.points, paid.score)).collect();
    let least: u32 = told.iter().map(|&(fewest, _)| fewest).sum();
    let most: Option<u32> = told.iter().map(|&(_, most)| most).sum();
    // Under that ruling a floor line that overflowed was emptied, and cost less than fell on it.
    let all_paid = || {
        told.len() == table.boards().filter(|&(seat, _)| settled(seat)).count()
            && table.rulings.fallen_when_full() == FallenWhenFull::Further
    };
    // While tiling the marker may be seen on a floor line that is not paid.
    let marker_unpaid = table.draft.phase == Phase::Tiling && matches!(table.marker, Some(MarkerPlace::Floor(..)));
    if least > fell_most + u32::from(!marker_unpaid) {
        notes.flaw(Flaw::FallenAgainstScores { pieces: least, fell: fell_most, more: true, paid });
    } else if let Some(most) = most.filter(|&most| most < fell_least && all_paid()) {
        notes.flaw(Flaw::FallenAgainstScores { pieces: most, fell: fell_least, more: false, paid });
    }
}

/// Fewest and most tiles that waited on pattern lines when the first tiling was done. While it goes on: all neither tiled nor
/// paid for; none if some may have left a full floor line.
fn waited(table: &Table<'_>) -> Option<(u32, u32)> {
    let shown = table.boards().all(|(_, board)| board.sound && board.lines.is_some());
    if table.draft.phase == Phase::Preparation {
        let all = table.boards().map(|(_, board)| board.on_lines().total()).sum();
        return Some(if shown { (all, all) } else { (0, SEATS as u32 * 10) });
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
        let waits = |line: Line| match board.lines {
            _ if board.in_row(line) > 0 => 0,
            Some(_) if board.sound => board.line(line).count().min(line.length() - 1),
            _ => line.length() - 1,
        };
        Line::all().map(|line| u32::from(waits(line))).sum::<u32>()
    };
    Some((0, table.boards().map(|(_, board)| may_wait(board)).sum()))
}

/// The same during the next offer, if all that was taken in it is known: what else lies on the boards was there before.
fn waited_before_offer(table: &Table<'_>) -> Option<u32> {
    let (dealt, centre) = (table.most_dealt()?, table.centre()?);
    table.ring?;
    let may_have_left = table.boards().any(|(_, board)| board.floor().is_full()) || table.may_have_overflowed();
    let shown = table.boards().all(|(_, board)| board.sound && board.lines.is_some() && board.floor.is_some());
    let taken = dealt.checked_sub(table.on_factories.total() + centre.total())?;
    let on_boards: u32 = table.boards().map(|(_, board)| board.taken_at_most.total()).sum();
    on_boards.checked_sub(taken).filter(|_| shown && !may_have_left)
}
