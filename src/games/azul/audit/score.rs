//! The score track against the wall.

use super::Notes;
use super::boards::Trusted;
use super::table::Table;
use crate::games::azul::rules::{FallenWhenFull, ZeroCatchesMarker};
use crate::games::azul::scoring;
use crate::games::azul::{Board, Flaw, Gap, MarkerPlace, Phase, Seat, SpaceSet};
use crate::verdict::Amount;

/// How long the runs of covered spaces are that begin on each of them, across and down; 0 where none does.
fn runs(covered: SpaceSet) -> impl Iterator<Item = [i32; 2]> {
    covered.iter().map(move |space| {
        let (row, column) = scoring::runs(covered, space);
        [row, column].map(|run| if run.first() == Some(space) { run.len() as i32 } else { 0 })
    })
}

/// The most points that the tiles of a wall can have brought, in whatever order they came.
///
/// A tile scores the run it ends up in across if that has two tiles or more, likewise down, and 1 if it has neither. The last
/// tile of a final run of length L across joins two parts and scores L, so the best sum is best(L) = L + the largest best(a) +
/// best(b) with a + b = L − 1; by induction one part takes all, and best(L) = 2 + 3 + … + L. Counting also 1 for each tile that
/// has no neighbour across when it comes, as tiles placed alone, raises best(L) by exactly 1: 1 + 2 + … + L. So the points across
/// and of lone tiles together are at most the sum of best(L) plus the number of runs across; the same holds down. Hence: both
/// sums of best(L), plus the smaller number of runs. A further tile makes neither less. Floor lines only take away; stopping
/// at 0 gives back no more.
fn most_for_tiles(covered: SpaceSet) -> i32 {
    let (mut points, mut counts) = (0, [0; 2]);
    for lengths in runs(covered) {
        for (count, length) in counts.iter_mut().zip(lengths).filter(|(_, length)| *length > 0) {
            points += length * (length + 1) / 2 - 1;
            *count += 1;
        }
    }
    points + counts[0].min(counts[1])
}

/// How many rounds have been tiled at most, and the most points that they can have brought on any wall; none where the round
/// does not tell, or the bonuses are counted already.
fn most_of_rounds(table: &Table<'_>) -> Option<(u8, i32)> {
    let tiled = match table.draft.phase {
        Phase::Setup | Phase::Offer => table.round?.checked_sub(1)?,
        Phase::Tiling | Phase::Preparation | Phase::End => table.round?,
        Phase::Over => return None,
    };
    Some((tiled, scoring::most_of_rounds(tiled)?))
}

/// The fewest points of runs of so many tiles: the last joins two parts, L + least(a) + least(b), a + b = L − 1; 0 for one tile.
const LEAST_RUN: [i32; 6] = [0, 0, 2, 3, 6, 8];

/// The fewest points that the tiles of a wall can have brought: the fewest of each run in either direction, and 1 for each
/// connected group, whose first tile was alone when it came.
pub(super) fn least_for_tiles(board: &Trusted) -> i32 {
    let least = runs(board.covered).flatten().filter_map(|length| LEAST_RUN.get(length as usize)).sum::<i32>();
    let (mut left, mut groups) = (board.covered, 0);
    while let Some(space) = left.first() {
        left = left.without(left.connected(space));
        groups += 1;
    }
    least + groups
}

/// What complete rows, columns and colours bring at the end.
pub(super) fn bonus(board: &Trusted) -> i32 {
    scoring::complete(board.wall.unwrap_or_default(), board.covered).map(|(points, _)| points).sum()
}

pub(super) fn check(table: &Table<'_>, notes: &mut Notes) {
    for (seat, player) in Seat::all().zip(&table.draft.players) {
        match player.score {
            Some(score) => check_score(table, seat, score, notes),
            None => notes.gap((table.draft.phase != Phase::Setup).then_some(Gap::Score(seat))),
        }
    }
}

/// The fewest and the most points that a player with this wall can have.
fn range(table: &Table<'_>, board: &Trusted) -> (i32, i32) {
    // The bonuses came last, on top of a score that was not below 0.
    let least = if table.draft.phase == Phase::Over { bonus(board) } else { 0 };
    (least, least + most_for_tiles(board.covered))
}

/// The fewest and the most points of a wall that is told in part, with tiles wherever nothing is told.
fn range_in_part(table: &Table<'_>, board: &Trusted) -> Option<(i32, i32)> {
    let wall = Some(board.some_wall).filter(|wall| wall.is_told() && !wall.is_whole() && board.wall_sound)?;
    let (complete, perhaps) = scoring::bonus(&Board { wall, ..Board::default() }, table.draft.setup.side);
    let bonuses = complete.iter().map(|(points, _)| points).sum::<i32>();
    let (least, most) = if table.draft.phase == Phase::Over { (bonuses, bonuses + perhaps) } else { (0, 0) };
    Some((least, most + most_for_tiles(wall.tiles.covered().or(wall.untold))))
}

/// What a player certainly paid of `points` after the last tile: 1 for the marker in front of them, or more if it found no space.
///
/// By rulings an overflowing floor line may have been emptied except for the marker, or the "0" factory may have caught it.
fn paid_for_marker(table: &Table<'_>, seat: Seat, points: i32) -> i32 {
    let board = table.board(seat);
    let cleared = match table.draft.phase {
        Phase::Setup | Phase::Offer => false,
        Phase::Tiling => board.floor.is_some() && board.lines.is_some() && board.may_have_cleared(),
        Phase::Preparation | Phase::End | Phase::Over => true,
    };
    let caught = || table.draft.setup.specialised && table.rulings.zero_catches_marker() == ZeroCatchesMarker::Yes;
    let emptied = || table.rulings.fallen_when_full() == FallenWhenFull::All;
    let paid = cleared && points > 0 && table.marker == Some(MarkerPlace::Front(seat)) && !caught() && !emptied();
    paid.into()
}

/// The score of a player who is not said to have any, as far as the board tells.
pub(super) fn untold(table: &Table<'_>, board: &Trusted) -> Amount {
    let (least, most) = range(table, board);
    match (board.wall, most_of_rounds(table)) {
        (Some(_), _) => Amount::between(least, most),
        (None, Some((_, most))) => Amount::between(0, most),
        (None, None) => Amount::at_least(0),
    }
}

fn check_score(table: &Table<'_>, seat: Seat, score: i32, notes: &mut Notes) {
    let board = table.board(seat);
    // The track ends at 0 and nothing goes below it.
    if score < 0 {
        notes.flaw(Flaw::NegativeScore { seat, score });
    } else if table.has_tiled_nothing(board) {
        // Points come with tiling and at the end.
        notes.flaw((score > 0).then_some(Flaw::ScoreBeforeScoring { seat, score }));
    } else if board.wall.is_some() && board.wall_sound {
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
            notes.flaw(Flaw::ScoreTooLow { seat, score, least });
        }
    } else if let Some((least, most)) = range_in_part(table, board).filter(|&(least, most)| score < least || score > most) {
        notes.flaw(match score < least {
            true => Flaw::ScoreTooLow { seat, score, least },
            false => Flaw::ScoreTooHigh { seat, score, most },
        });
    } else {
        let beyond = most_of_rounds(table).filter(|&(_, most)| score > most);
        notes.flaw(beyond.map(|(rounds, most)| Flaw::ScoreOfRounds { seat, score, rounds, most }));
    }
}
