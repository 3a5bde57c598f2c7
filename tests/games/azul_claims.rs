//! Claims about random positions of Azul.

use super::azul_properties::games;
use super::common::claims::{Course, KEPT};
use super::common::{Table, games_in_a_run, play};
use proptest::prelude::*;
use tilejudge::game::Slipped;
use tilejudge::games::azul::{Azul, Colour, Line, Phase, Piece, Position, Reason, Side, SlipFacts};
use tilejudge::verdict::{Cause, Reply};

/// Plays a game and shows what follows where nobody has to take: before tiling, in the middle of it, and before the bonuses.
fn waiting(table: &Table<Azul>, mut look: impl FnMut(&Course<Azul>)) {
    let mut before = Phase::Setup;
    let mut steps = 0;
    play(table, |position, _| {
        steps += 1;
        if matches!(position.phase, Phase::Tiling | Phase::End) && (position.phase != before || steps % 7 == 0) {
            look(&Course::new(position, &[], table.rulings));
        }
        before = position.phase;
    });
}

/// What a player has at last who makes a slip in one step.
fn after_slip(course: &Course<Azul>, at: usize, slip: &Slipped<SlipFacts>) -> i32 {
    let mut score = course.start.boards[slip.seat.index()].score.least();
    for (index, step) in course.steps.iter().enumerate() {
        for (_, amount, reason) in step.awards.iter().filter(|(to, ..)| *to == slip.seat.index()) {
            score += match *reason {
                Reason::Floor { cost, .. } => -cost.min(score.max(0)),
                _ => *amount,
            };
        }
        if index == at {
            score += slip.more;
        }
    }
    score
}

/// Counts a seat to the end on its own, with one mistake, as a person would with a finger: none where there is nothing to get wrong.
/// `nth` is the tile, of those that are placed, or the line that is not full, which it is about.
fn miscount(position: &Position, seat: usize, ended: bool, mistake: &str, nth: usize) -> Option<i32> {
    let board = position.boards[seat].shown()?;
    let space = |line: Line, colour: Colour| (line.index(), (colour.index() + line.index()) % 5);
    let mut grid = [[false; 5]; 5];
    board.wall.covered().iter().for_each(|space| grid[space.row().index()][space.column().index()] = true);
    let lines: Vec<_> =
        Line::all().filter_map(|line| Some((line, board.lines.at(line).colour()?, board.lines.at(line).count()))).collect();
    let (full, open): (Vec<_>, Vec<_>) = lines.iter().copied().partition(|(line, _, count)| *count == line.length());
    let extra = if mistake == "incomplete-line" { Some(*open.get(nth).filter(|_| open.len() == 1)?) } else { None };
    let mut tiles: Vec<_> = full.iter().chain(&extra).map(|&(line, colour, _)| space(line, colour)).collect();
    tiles.sort_unstable();
    if mistake == "from-below" {
        tiles.reverse();
    }
    if mistake == "all-placed-first" {
        tiles.iter().for_each(|&(row, column)| grid[row][column] = true);
    }
    let costs = [1, 1, 2, 2, 2, 3, 3];
    let pieces: Vec<_> = board.floor.pieces().collect();
    let marker = pieces.iter().position(|piece| *piece == Piece::Marker);
    let right: i32 = costs[..pieces.len()].iter().sum();
    let mut score = board.score;
    if mistake == "floor-before-tiles" {
        score = (score - right).max(0);
    }
    for (index, &(row, column)) in tiles.iter().enumerate() {
        grid[row][column] = true;
        let run = |line: [bool; 5], at: usize| {
            let left = line[..at].iter().rev().take_while(|covered| **covered).count();
            1 + left as i32 + line[at + 1..].iter().take_while(|covered| **covered).count() as i32
        };
        let down_line = [0, 1, 2, 3, 4].map(|row| grid[row][column]);
        let (along, down) = (run(grid[row], column), run(down_line, row));
        let worth = match (along, down) {
            (1, 1) => 1,
            (1, only) | (only, 1) => only,
            (along, down) => along + down,
        };
        score += match mistake {
            _ if index != nth => worth,
            "column-left-out" if along > 1 && down > 1 => along,
            "row-left-out" if along > 1 && down > 1 => down,
            "counted-once" if along > 1 && down > 1 => worth - 1,
            "column-left-out" | "row-left-out" | "counted-once" => return None,
            "counted-alone" => 1,
            "tile-forgotten" => 0,
            "new-tile-added" if worth > 1 => worth + 1,
            "new-tile-added" => return None,
            "new-tile-left-out" if along > 1 && down > 1 => worth - 2,
            "new-tile-left-out" if worth > 1 => worth - 1,
            "new-tile-left-out" => return None,
            "gap-in-row" => {
                let all = grid[row].iter().filter(|covered| **covered).count() as i32;
                if down > 1 && all > 1 { all + down } else { all.max(down) }
            }
            "diagonals" => {
                let corner = |down: usize, right: usize| (row + down).checked_sub(1).zip((column + right).checked_sub(1));
                let corners = [corner(0, 0), corner(0, 2), corner(2, 0), corner(2, 2)];
                let covered = corners.iter().flatten().filter(|(row, column)| *row < 5 && *column < 5 && grid[*row][*column]);
                worth + covered.count() as i32
            }
            _ => worth,
        };
    }
    let paid = match mistake {
        "floor-forgotten" if pieces == [Piece::Marker] => return None,
        "floor-forgotten" | "floor-before-tiles" => 0,
        "floor-one-two-three" => (1..).take(pieces.len()).sum(),
        "floor-one-each" => pieces.len() as i32,
        "floor-last-only" => pieces.len().checked_sub(1).map(|last| costs[last])?,
        "floor-twice" => 2 * right,
        "floor-without-marker" => right - costs[marker?],
        "marker-costs-one" => {
            marker?;
            1 + costs[..pieces.len() - 1].iter().sum::<i32>()
        }
        _ => right,
    };
    if let Some((line, colour, _)) = extra {
        let (row, column) = space(line, colour);
        let in_colour = (0..5).all(|row| grid[row][(colour.index() + row) % 5]);
        // Then it would bring a bonus too, or end the game.
        if grid[row] == [true; 5] || grid.iter().all(|row| row[column]) || in_colour {
            return None;
        }
    }
    score = if mistake == "floor-past-zero" { score - paid } else { (score - paid).max(0) };
    if ended {
        let complete = |line: [bool; 5]| line.iter().all(|covered| *covered);
        let rows = grid.iter().filter(|row| complete(**row)).count() as i32;
        let columns = (0..5).filter(|&column| complete([0, 1, 2, 3, 4].map(|row| grid[row][column]))).count() as i32;
        let colours = (0..5).filter(|colour| (0..5).all(|row| grid[row][(colour + row) % 5])).count() as i32;
        score += match mistake {
            "rows-as-columns" => 7 * rows + 2 * columns + 10 * colours,
            "columns-as-colours" => 2 * rows + 10 * columns + 7 * colours,
            "bonus-doubled" if (rows, columns, colours) == (1, 0, 0) => 4,
            "row-bonus-left-out" if rows == 1 => 7 * columns + 10 * colours,
            "column-bonus-left-out" if columns == 1 => 2 * rows + 10 * colours,
            "colour-bonus-left-out" if colours == 1 => 2 * rows + 7 * columns,
            _ => 2 * rows + 7 * columns + 10 * colours,
        };
    }
    Some(score)
}

/// Mistakes that `miscount` makes, and whether they are about one tile or line of several.
const MISTAKES: [(&str, bool); 27] = [
    ("column-left-out", true),
    ("row-left-out", true),
    ("counted-once", true),
    ("counted-alone", true),
    ("tile-forgotten", true),
    ("new-tile-added", true),
    ("new-tile-left-out", true),
    ("gap-in-row", true),
    ("diagonals", true),
    ("incomplete-line", true),
    ("from-below", false),
    ("all-placed-first", false),
    ("floor-before-tiles", false),
    ("floor-forgotten", false),
    ("floor-without-marker", false),
    ("marker-costs-one", false),
    ("floor-one-two-three", false),
    ("floor-one-each", false),
    ("floor-last-only", false),
    ("floor-twice", false),
    ("floor-past-zero", false),
    ("rows-as-columns", false),
    ("columns-as-colours", false),
    ("row-bonus-left-out", false),
    ("column-bonus-left-out", false),
    ("colour-bonus-left-out", false),
    ("bonus-doubled", false),
];

proptest! {
    #![proptest_config(games_in_a_run(12))]

    #[test]
    fn what_is_right_is_confirmed_and_what_a_slip_leads_to_is_refuted_and_explained(table in games(3)) {
        waiting(&table, |course| course.claim_everything(after_slip));
    }

    #[test]
    fn what_somebody_miscounts_is_explained_by_that_mistake(table in games(3)) {
        waiting(&table, |course| {
            let (position, end) = (&course.start, course.end());
            // A tile that is still to be chosen, or lies on the kept factory, is not for a simple finger.
            let kept = position.seats().any(|seat| position.board(seat).kept.is_some());
            if position.setup.side == Side::Grey || kept || position.phase != Phase::Tiling {
                return;
            }
            let mut claims = Vec::new();
            let mut mistakes = Vec::new();
            for seat in position.seats() {
                let right = end.board(seat).score.least();
                let ended = end.phase == Phase::Over;
                assert_eq!(miscount(position, seat.index(), ended, "", 0), Some(right), "counted by hand: {position:?}");
                for (mistake, single) in MISTAKES {
                    for number in (0..if single { 5 } else { 1 }).filter_map(|nth| miscount(position, seat.index(), ended, mistake, nth)) {
                        if number != right {
                            claims.push((seat.index(), number));
                            mistakes.push(mistake);
                        }
                    }
                }
            }
            for (claim, mistake) in course.ask(claims).iter().zip(mistakes) {
                let (Reply::Refuted { explanations, .. } | Reply::Confirmed { explanations, .. }) = &claim.answer else { panic!("{claim:?}") };
                // Where all are placed first and one tile alone is counted too high for it, that is told of this tile.
                let names = [mistake, if mistake == "all-placed-first" { "still-to-come" } else { mistake }];
                let is = |id: &str| names.iter().any(|name| id.strip_prefix("azul/slip/") == Some(name));
                let told = explanations.iter().any(|told| matches!(told.cause, Cause::Slip(slip, 1) if is(slip.id)));
                assert!(told || explanations.len() == KEPT, "{mistake}: {claim:?} in {position:?}");
            }
        });
    }
}
