//! The score track against the wall.

use super::Notes;
use super::boards::Trusted;
use super::table::Table;
use crate::games::azul::floor::cost_of;
use crate::games::azul::pieces::FLOOR;
use crate::games::azul::rules::{FallenWhenFull, ZeroCatchesMarker};
use crate::games::azul::scoring;
use crate::games::azul::{Board, Flaw, Gap, Line, MarkerPlace, Phase, Seat, SpaceSet};
use crate::verdict::Amount;

/// The most points that the tiles of a wall can have brought, in whatever order they came, no row with more than so many.
///
/// A tile scores the run it ends up in across if that has two tiles or more, likewise down, and 1 if it has neither. The last
/// tile of a final run of length L across joins two parts and scores L, so the best sum is best(L) = L + the largest best(a) +
/// best(b) with a + b = L − 1; by induction one part takes all, and best(L) = 2 + 3 + … + L. A run begun by k tiles without a
/// neighbour in it brings 2 (k − 1) less, likewise by induction. A tile placed alone begins a run across and one down: a second
/// that begins the same one brings 1 and costs 2. Hence: both sums of best(L), plus 1 for each of as many crossings as go
/// together with each run in one of them. A row of runs with n tiles in all brings no more than a run of n, with 1 for each tile
/// that begins one. A further tile makes nothing less. Floor lines only take away; stopping at 0 gives back no more.
fn most_for_tiles(covered: SpaceSet, most_in_row: impl Fn(Line) -> i32) -> i32 {
    let best = |length: i32| length * (length + 1) / 2 - 1;
    let (mut rows, mut crossed, mut alone) = ([(0, 0); 5], [None; 25], 0);
    let (mut down, mut columns) = (0, 0);
    for space in covered.iter() {
        let (row, column) = scoring::runs(covered, space);
        if row.first() == Some(space) {
            let (points, runs) = &mut rows[space.row().index()];
            (*points, *runs) = (*points + best(row.len() as i32), *runs + 1);
            alone += i32::from(pairs(covered, row, &mut crossed, &mut { SpaceSet::EMPTY }));
        }
        if column.first() == Some(space) {
            (down, columns) = (down + best(column.len() as i32), columns + 1);
        }
    }
    let (mut across, mut in_rows, mut with_alone) = (0, 0, 0);
    for (row, (points, runs)) in Line::all().zip(rows) {
        let most = best(most_in_row(row).max(1));
        across += points;
        in_rows += points.min(most);
        with_alone += (points + runs).min(most + 1);
    }
    (across + alone).min(with_alone).min(in_rows + columns) + down
}

/// Whether a run across is paired with a run down that crosses it, by where that begins; others give way if they can.
fn pairs(covered: SpaceSet, run: SpaceSet, crossed: &mut [Option<SpaceSet>; 25], tried: &mut SpaceSet) -> bool {
    run.iter().filter_map(|space| scoring::runs(covered, space).1.first()).any(|down| {
        if tried.has(down) {
            return false;
        }
        tried.insert(down);
        let found = crossed[down.index()].is_none_or(|held| pairs(covered, held, crossed, tried));
        if found {
            crossed[down.index()] = Some(run);
        }
        found
    })
}

/// How many tiles a row has at most, one of each round that was tiled; the most points that they can have brought on any wall;
/// and, once they are counted, the bonuses.
fn most_of_rounds(table: &Table<'_>) -> (u8, i32, i32) {
    let round = table.round.unwrap_or(u8::MAX);
    // A complete row ends the game.
    let tiled = match table.draft.phase {
        Phase::Setup | Phase::Offer => round.saturating_sub(1).min(4),
        Phase::Preparation => round.min(4),
        Phase::Tiling | Phase::End | Phase::Over => round.min(5),
    };
    let bonuses = if table.draft.phase == Phase::Over { scoring::MOST_BONUS } else { 0 };
    (tiled, scoring::most_of_rounds(tiled) + bonuses, bonuses)
}

/// The fewest points of runs of so many tiles: the last joins two parts, L + least(a) + least(b), a + b = L − 1; 0 for one tile.
const LEAST_RUN: [i32; 6] = [0, 0, 2, 3, 6, 8];

/// The fewest points that the tiles of a wall can have brought: the fewest of each run in either direction, and 1 for each
/// connected group, whose first tile was alone when it came.
pub(super) fn least_for_tiles(board: &Trusted) -> i32 {
    let runs = |space| <[_; 2]>::from(scoring::runs(board.covered, space)).map(|run| (space, run));
    let begun = board.covered.iter().flat_map(runs).filter(|(space, run)| run.first() == Some(*space));
    let least = begun.filter_map(|(_, run)| LEAST_RUN.get(run.len())).sum::<i32>();
    let (mut left, mut groups) = (board.covered, 0);
    while let Some(space) = left.first() {
        left = left.without(left.connected(space));
        groups += 1;
    }
    least + groups
}

/// What complete rows, columns and colours bring at the end.
pub(super) fn bonus(board: &Trusted) -> i32 {
    scoring::complete(board.wall.whole().unwrap_or_default(), board.covered).map(|(points, _)| points).sum()
}

pub(super) fn check(table: &Table<'_>, notes: &mut Notes) {
    for (seat, player) in Seat::all().zip(&table.draft.players) {
        match player.score {
            Some(score) => check_score(table, seat, score, notes),
            None => notes.gap((table.draft.phase != Phase::Setup).then_some(Gap::Score(seat))),
        }
    }
}

/// The most points that so many covered spaces can have brought at this table.
fn most_for(table: &Table<'_>, board: &Trusted, covered: SpaceSet) -> i32 {
    // That a row shows too many is said of the row.
    most_for_tiles(covered, |row| table.most_in_row(board, row).max(board.shown_in_row(row)) as i32)
}

/// The fewest and the most points that a player with this wall can have.
fn range(table: &Table<'_>, board: &Trusted) -> (i32, i32) {
    // The bonuses came last, on top of a score that was not below 0.
    let bonuses = if table.draft.phase == Phase::Over { bonus(board) } else { 0 };
    (bonuses + left_of_rows(board.covered), bonuses + most_for(table, board, board.covered))
}

/// What is left at least of the points of complete rows: all came in the last tiling, for a row ends the game, each brought its
/// five tiles, and one floor line was paid since.
fn left_of_rows(covered: SpaceSet) -> i32 {
    (5 * covered.full_rows().count() as i32 - cost_of(FLOOR)).max(0)
}

/// The fewest and the most points of a wall that is told in part, with tiles wherever nothing is told.
fn range_in_part(table: &Table<'_>, board: &Trusted) -> Option<(i32, i32)> {
    let wall = Some(board.wall).filter(|wall| wall.is_told() && !wall.is_whole() && board.wall_sound)?;
    let bonuses = scoring::bonuses_of(&Board { wall, ..Board::default() }, table.draft.setup.side);
    let (least, most) = if table.draft.phase == Phase::Over { (bonuses.least(), bonuses.most()?) } else { (0, 0) };
    Some((least + left_of_rows(wall.tiles.covered()), most + most_for(table, board, wall.tiles.covered().or(wall.untold))))
}

/// What a player certainly paid of `points` after the last tile: 1 for the marker in front of them, or more if it found no space.
///
/// By rulings an overflowing floor line may have been emptied except for the marker, or the "0" factory may have caught it.
fn paid_for_marker(table: &Table<'_>, seat: Seat, points: i32) -> i32 {
    let board = table.board(seat);
    let cleared = match table.draft.phase {
        Phase::Setup | Phase::Offer => false,
        Phase::Tiling => board.floor.is_some() && board.lines.is_whole() && board.may_have_cleared(),
        Phase::Preparation | Phase::End | Phase::Over => true,
    };
    let caught = || table.draft.setup.specialised && table.rulings.zero_catches_marker() == ZeroCatchesMarker::Yes;
    let emptied = || table.rulings.fallen_when_full() == FallenWhenFull::All;
    let paid = cleared && points > 0 && table.marker == Some(MarkerPlace::Front(seat)) && !caught() && !emptied();
    paid.into()
}

/// The score of a player who is not said to have any, as far as the board tells.
pub(super) fn untold(table: &Table<'_>, board: &Trusted) -> Amount {
    let of_wall = board.wall.whole().map_or_else(|| range_in_part(table, board), |_| Some(range(table, board)));
    let of_wall = of_wall.map(|(least, most)| Amount::between(least, most));
    let of_rounds = table.round.filter(|_| table.draft.phase != Phase::Over).map(|_| most_of_rounds(table).1);
    match (of_wall, of_rounds) {
        (Some(of_wall), most) => most.map_or(of_wall, |most| of_wall.capped(most)),
        (None, Some(most)) => Amount::between(0, most),
        // What any wall can bring is nothing to tell.
        (None, None) => Amount::at_least(0),
    }
}

fn too_low(seat: Seat, score: i32, least: i32, board: &Trusted) -> Flaw {
    let rows = left_of_rows(board.wall.tiles.covered());
    Flaw::ScoreTooLow { seat, score, least, rows, bonuses: least - rows }
}

fn check_score(table: &Table<'_>, seat: Seat, score: i32, notes: &mut Notes) {
    let board = table.board(seat);
    // The track ends at 0 and nothing goes below it.
    if score < 0 {
        notes.flaw(Flaw::NegativeScore { seat, score });
    } else if table.has_tiled_nothing(board) {
        // Points come with tiling and at the end.
        notes.flaw((score > 0).then_some(Flaw::ScoreBeforeScoring { seat, score }));
    } else if board.wall.is_whole() && board.wall_sound {
        let (least, most) = range(table, board);
        let paid = paid_for_marker(table, seat, most);
        if score > most - paid {
            let bonuses = bonus(board);
            notes.flaw(if score <= most {
                Flaw::MarkerNotPaid { seat, score, most: most - paid }
            } else if table.draft.phase == Phase::End && score <= most + bonuses {
                Flaw::BonusesCounted { seat, score, most, bonuses }
            } else {
                Flaw::ScoreTooHigh { seat, score, most }
            });
        } else if score < least {
            notes.flaw(too_low(seat, score, least, board));
        }
    } else if let Some((least, most)) = range_in_part(table, board).filter(|&(least, most)| score < least || score > most) {
        notes.flaw(match score < least {
            true => too_low(seat, score, least, board),
            false => Flaw::ScoreTooHigh { seat, score, most },
        });
    } else {
        let (rounds, most, bonuses) = most_of_rounds(table);
        notes.flaw((score > most).then_some(Flaw::ScoreOfRounds { seat, score, rounds, most, bonuses }));
    }
}
