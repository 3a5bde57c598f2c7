//! Points: the placed tile, the floor line, the end bonuses. One function each, for every kind of ledger.

use super::pieces::{LineSet, Seat};
use super::{Board, Colour, Column, Kept, Line, PatternLine, Position, Reason, Side, Space, SpaceSet, Wall};
use crate::verdict::{Amount, Ledger};

/// What a complete row, a complete column and a complete colour bring at the end.
pub(super) const ROW_BONUS: i32 = 2;
pub(super) const COLUMN_BONUS: i32 = 7;
pub(super) const COLOUR_BONUS: i32 = 10;

/// The most points that so many rounds bring on any wall, which five fill.
///
/// After n rounds a row has at most n tiles. Across, a row brings no more than one run of n. Down, the points of a run of L, and
/// 1 for its first tile, are 1 + 2 + … + L, which grows faster than L: 5n tiles bring most in n whole columns.
pub(super) fn most_of_rounds(rounds: u8) -> i32 {
    let across = |columns: i32| if columns > 1 { 5 * columns } else { 0 };
    (1..=rounds.min(5).into()).map(|columns| 15 + across(columns)).sum()
}

/// Scores the tile of `colour` just put on `space`: its run in the row and in the column, or one point if it touches no other.
pub(super) fn placed<L: Ledger<Reason>>(board: &mut Board, seat: Seat, space: Space, colour: Colour, ledger: &mut L) {
    let (least, most) = board.covered();
    let (row, column) = runs(least, space);
    let (rows, columns) = runs(most, space);
    if (rows, columns) != (row, column) {
        // Beside a run that is known, the run across brings nothing, or two at least.
        let is_beside = |run: SpaceSet, most: SpaceSet, across: SpaceSet| run == most && run.len() > 1 && across.len() == 1;
        let skips = is_beside(row, rows, column) || is_beside(column, columns, row);
        let brings = Amount::between(of_runs(row, column), of_runs(rows, columns)).skipping(skips);
        return give(board, seat, brings, Reason::OnHiddenWall { space, colour }, ledger);
    }
    if row.len() == 1 && column.len() == 1 {
        give(board, seat, 1, Reason::Alone { space, colour }, ledger);
        return;
    }
    if row.len() > 1 {
        give(board, seat, row.len() as i32, Reason::Row { space, colour, run: row }, ledger);
    }
    if column.len() > 1 {
        give(board, seat, column.len() as i32, Reason::Column { space, colour, run: column }, ledger);
    }
}

/// The runs of covered spaces in the row and in the column of `space`, which is in both.
pub(super) fn runs(covered: SpaceSet, space: Space) -> (SpaceSet, SpaceSet) {
    let row = run(covered, Column::all().map(|column| Space::at(space.row(), column)), space);
    let column = run(covered, Line::all().map(|row| Space::at(row, space.column())), space);
    (row, column)
}

/// What a tile on `space` brings with so many spaces covered.
pub(super) fn points(covered: SpaceSet, space: Space) -> i32 {
    let (row, column) = runs(covered, space);
    of_runs(row, column)
}
pub(super) fn of_runs(row: SpaceSet, column: SpaceSet) -> i32 {
    [row.len(), column.len()].into_iter().filter(|&run| run > 1).sum::<usize>().max(1) as i32
}

/// What putting tiles on these spaces one after the other brings.
pub(super) fn one_by_one(mut covered: SpaceSet, spaces: impl IntoIterator<Item = Space>) -> i32 {
    let one = |space: Space| {
        covered.insert(space);
        points(covered, space)
    };
    spaces.into_iter().map(one).sum()
}

/// The unbroken run of covered spaces along `along` that `through` is part of.
fn run(covered: SpaceSet, along: impl Iterator<Item = Space>, through: Space) -> SpaceSet {
    let mut run = SpaceSet::EMPTY;
    let mut passed = false;
    for space in along {
        if covered.has(space) {
            run.insert(space);
            passed |= space == through;
        } else if passed {
            break;
        } else {
            run = SpaceSet::EMPTY;
        }
    }
    run
}

/// Pays the floor line; the score stops at 0.
pub(super) fn floor<L: Ledger<Reason>>(board: &mut Board, seat: Seat, ledger: &mut L) {
    let ((least, most), reason) = match board.floor {
        Some(floor) => ((floor.cost(), floor.cost()), Reason::Floor { floor, cost: floor.cost() }),
        None => (board.floor_costs(0), Reason::HiddenFloor),
    };
    if board.floor.is_none_or(|floor| !floor.is_empty()) {
        let left = (board.score + Amount::between(-most, -least)).stopped_at(0);
        give(board, seat, paid(least, most, board.score), reason, ledger);
        // What there is and what is paid of it go together.
        board.score = left;
    }
    if let Some(Kept::Caught(piece)) = board.kept {
        give(board, seat, 0, Reason::Caught { piece }, ledger);
    }
}

/// What is paid of a floor line that costs so much, from `least` to `most`, out of a score: no more than there is.
fn paid(least: i32, most: i32, score: Amount) -> Amount {
    let up_to = |cost: i32, held: Option<i32>| held.map_or(cost, |held| cost.min(held));
    Amount::between(-up_to(most, score.most()), -up_to(least, Some(score.least())))
}

/// Tiles that came to the wall from lines of which the case does not show all: none, or one a line. What a full one brings
/// depends on the others, but its tile has its space on the coloured side, and neighbours that are there bring no less.
pub(super) fn hidden_lines<L: Ledger<Reason>>(board: &mut Board, side: Side, seat: Seat, ledger: &mut L) {
    let (mut covered, mut may_be) = board.covered();
    let (mut least, mut most) = (0, 0);
    for row in Line::all() {
        let held = board.line(row);
        let full = held.filter(|held| held.count() == row.length()).and_then(PatternLine::colour);
        if held.is_some() && full.is_none() {
            continue;
        }
        let open = match full.filter(|_| side == Side::Coloured) {
            Some(colour) => SpaceSet::only(Space::printed(row, colour)),
            None => SpaceSet::row(row).without(covered),
        };
        let brings = |space| points(may_be.or(SpaceSet::only(space)), space);
        most += open.iter().map(brings).max().unwrap_or(0);
        may_be = may_be.or(open);
        if let (Some(space), true) = (open.first(), full.is_some() && side == Side::Coloured) {
            covered.insert(space);
            least += points(covered, space);
        }
    }
    give(board, seat, Amount::between(least, most), Reason::HiddenLines, ledger);
}

/// What is complete on a wall where these spaces are covered, with what it brings at the end.
pub(super) fn complete(wall: Wall, covered: SpaceSet) -> impl Iterator<Item = (i32, Reason)> {
    let rows = covered.full_rows().map(|row| (ROW_BONUS, Reason::FullRow { row }));
    let columns = Column::all().filter(move |&column| SpaceSet::column(column).without(covered).is_empty());
    let columns = columns.map(|column| (COLUMN_BONUS, Reason::FullColumn { column }));
    let colours = Colour::ALL.map(|colour| (colour, wall.of(colour))).into_iter().filter(|(_, spaces)| spaces.len() == 5);
    rows.chain(columns).chain(colours.map(|(colour, spaces)| (COLOUR_BONUS, Reason::FullColour { colour, spaces })))
}

/// What a wall brings at the end, as far as it is known: what is complete there, and what may be where it is not known.
pub(super) fn bonus(board: &Board, side: Side) -> (Vec<(i32, Reason)>, Amount) {
    let (wall, (least, most)) = (board.wall.tiles, board.covered());
    let lacks =
        |spaces: SpaceSet| Some(spaces.without(least)).filter(|lacks| !lacks.is_empty() && lacks.without(most).is_empty());
    let rows = Line::all().filter(|&row| lacks(SpaceSet::row(row)).is_some() && board.most_in_row(row) == 5).count() as i32;
    let columns = Column::all().filter_map(|column| Some(lacks(SpaceSet::column(column))?.rows())).collect();
    let may_come = |colour: Colour| match side {
        Side::Coloured => Some(lacks(SpaceSet::printed(colour))?.rows()),
        Side::Grey => {
            let takes = |row: Line| !board.open(side, row, colour).1.and(SpaceSet::row(row)).and(board.wall.untold).is_empty();
            let rows: LineSet = Line::all().filter(|&row| !wall.row_has(row, colour)).collect();
            (!rows.is_empty() && rows.iter().all(takes)).then_some(rows)
        }
    };
    let colours = Colour::ALL.into_iter().filter_map(may_come).collect();
    let hides_row = board.has_row && least.full_rows().next().is_none();
    let perhaps = ROW_BONUS * rows + COLUMN_BONUS * most_together(board, columns) + COLOUR_BONUS * most_together(board, colours);
    (complete(wall, least).collect(), Amount::between(if hides_row { ROW_BONUS } else { 0 }, perhaps))
}

/// All that it brings at the end.
pub(super) fn bonuses_of(board: &Board, side: Side) -> Amount {
    let (complete, perhaps) = bonus(board, side);
    perhaps + Amount::exactly(complete.iter().map(|(points, _)| points).sum())
}

/// How many of these can be complete together that lack a tile in each of those rows: no row takes more than it has room for.
fn most_together(board: &Board, lacking: Vec<LineSet>) -> i32 {
    let fits = |chosen: &u32| {
        let lack = |row| lacking.iter().enumerate().filter(|(at, rows)| chosen >> at & 1 == 1 && rows.has(row)).count();
        let lie = |row| board.wall.tiles.covered().and(SpaceSet::row(row)).len();
        let room = |row| usize::from(board.most_in_row(row)).saturating_sub(lie(row));
        Line::all().all(|row| lack(row) <= room(row))
    };
    (0..1_u32 << lacking.len()).filter(fits).map(u32::count_ones).max().unwrap_or(0) as i32
}

/// What a full wall brings at the end.
pub(super) const MOST_BONUS: i32 = 5 * BONUS_FOR_A_TILE;

/// What a tile adds to that at most: it completes a row, a column and a colour.
const BONUS_FOR_A_TILE: i32 = ROW_BONUS + COLUMN_BONUS + COLOUR_BONUS;

/// The most that tiles still to be put on a wall, one of each of these lines, bring: when placed, and to the end bonuses.
pub(super) fn most_to_come(wall: Wall, side: Side, lines: impl Iterator<Item = (Line, Colour)>) -> (i32, i32) {
    let open: Vec<_> = lines.map(|(row, colour)| (row, colour, wall.open(side, row, colour))).collect();
    let all = open.iter().fold(wall.covered(), |all, (.., open)| all.or(*open));
    let most = |&(.., open): &(Line, Colour, SpaceSet)| {
        let others = all.without(open);
        open.iter().map(|space| points(others.or(SpaceSet::only(space)), space)).max().unwrap_or(0)
    };
    let placed = open.iter().map(most).sum();
    let lacks = |spaces: SpaceSet| spaces.without(wall.covered());
    let rows = open.iter().filter(|(row, _, open)| !open.is_empty() && lacks(SpaceSet::row(*row)).len() == 1).count() as i32;
    let may_complete = |&column: &Column| {
        let lacks = lacks(SpaceSet::column(column));
        !lacks.is_empty() && lacks.without(all).is_empty()
    };
    let columns = Column::all().filter(may_complete).count() as i32;
    let comes = |colour| open.iter().filter(|(_, of, open)| *of == colour && !open.is_empty()).count();
    let may_be_five = |colour: &Colour| wall.of(*colour).len() < 5 && wall.of(*colour).len() + comes(*colour) >= 5;
    let colours = Colour::ALL.into_iter().filter(may_be_five).count() as i32;
    (placed, ROW_BONUS * rows + COLUMN_BONUS * columns + COLOUR_BONUS * colours)
}

/// End bonuses of every board: complete rows, columns, colours.
pub(super) fn bonuses<L: Ledger<Reason>>(position: &mut Position, ledger: &mut L) {
    let side = position.setup.side;
    for seat in position.seats() {
        let board = position.board_mut(seat);
        let (complete, perhaps) = bonus(board, side);
        complete.into_iter().for_each(|(points, reason)| give(board, seat, points, reason, ledger));
        if perhaps != 0 {
            // No bonus is a single point.
            give(board, seat, perhaps.skipping(board.score.skips()), Reason::HiddenBonuses, ledger);
        }
    }
}

/// The only place where a score changes: the track and the ledger move together.
#[inline]
fn give<L: Ledger<Reason>>(board: &mut Board, seat: Seat, amount: impl Into<Amount>, reason: Reason, ledger: &mut L) {
    let amount = amount.into();
    board.score = (board.score + amount).stopped_at(0);
    ledger.award(seat.index(), amount, reason);
}
