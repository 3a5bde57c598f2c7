//! Tiling: full lines go to the wall, floor lines are paid.

use super::offer::{fall, to_lid};
use super::{only, wrong_phase};
use crate::games::azul::rules::GreyForced;
use crate::games::azul::scoring;
use crate::games::azul::{
    Colour, Column, Line, Marker, Move, Onto, PatternLine, Phase, Piece, Position, Reason, Refusal, Rulings, Seat, Side, Space,
    SpaceSet,
};
use crate::verdict::Ledger;

pub(super) fn judge_tile(
    position: &Position,
    seat: Seat,
    line: Line,
    onto: Onto,
    rulings: &Rulings,
    refusals: &mut Vec<Refusal>,
) {
    if position.phase != Phase::Tiling {
        refusals.push(wrong_phase(position, position.phase, Phase::Tiling));
        return;
    }
    let board = position.board(seat);
    let held = board.line(line);
    let Some(colour) = held.colour().filter(|_| held.count() == line.length()) else {
        refusals.push(Refusal::LineNotFull { line, count: held.count() });
        return;
    };
    if let Some((first, _)) = board.full_lines().next()
        && first != line
    {
        refusals.push(Refusal::NotTopmost { line, first });
    }
    let side = position.setup.side;
    let open = board.wall.open(side, line, colour);
    match onto {
        Onto::Only if open.is_empty() => refusals.push(Refusal::LineMustFall { line, colour }),
        Onto::Only if open.len() > 1 => refusals.push(Refusal::ColumnNotSaid { line, colour, open }),
        Onto::Only => {}
        Onto::Column(column) => refusals.extend(refuse_column(position, seat, line, colour, column, open)),
        Onto::Floor if open.is_empty() => {}
        Onto::Floor if side == Side::Grey && rulings.grey_forced == GreyForced::Yes => {}
        Onto::Floor => refusals.push(Refusal::LineMayNotFall { side, line, colour, open }),
    }
}

fn refuse_column(position: &Position, seat: Seat, line: Line, colour: Colour, column: Column, open: SpaceSet) -> Option<Refusal> {
    let wall = position.board(seat).wall;
    let space = Space::at(line, column);
    if open.has(space) {
        return None;
    }
    if position.setup.side == Side::Coloured {
        let printed = Space::printed(line, colour).column();
        if column != printed {
            return Some(Refusal::NotThePrintedSpace { line, colour, chosen: column, printed });
        }
    }
    if let Some(holds) = wall.at(space) {
        return Some(Refusal::SpaceCovered { space, holds, open });
    }
    let other = wall.of(colour).and(SpaceSet::column(column)).iter().next();
    Some(match other {
        Some(other) => Refusal::ColumnHasColour { space, colour, other, open },
        None => Refusal::LineMustFall { line, colour },
    })
}

pub(super) fn judge_clear(position: &Position, seat: Seat, refusals: &mut Vec<Refusal>) {
    if position.phase != Phase::Tiling {
        refusals.push(wrong_phase(position, position.phase, Phase::Tiling));
        return;
    }
    let board = position.board(seat);
    if let Some((line, _)) = board.full_lines().next() {
        refusals.push(Refusal::LinesFirst { line });
    }
    if board.floor.is_empty() && board.kept.is_none() {
        refusals.push(Refusal::NothingToClear);
    }
}

pub(super) fn apply_tile<L: Ledger<Reason>>(
    position: &mut Position,
    seat: Seat,
    line: Line,
    onto: Onto,
    rulings: &Rulings,
    ledger: &mut L,
) {
    let side = position.setup.side;
    let board = position.board_mut(seat);
    let Some(colour) = board.line(line).colour() else { return };
    board.lines[line.index()] = PatternLine::default();
    let space = match onto {
        Onto::Only => board.wall.open(side, line, colour).iter().next(),
        Onto::Column(column) => Some(Space::at(line, column)),
        Onto::Floor => None,
    };
    match space {
        Some(space) => {
            board.wall.put(space, colour);
            scoring::placed(board, seat, space, colour, ledger);
            to_lid(position, colour, line.length() - 1);
        }
        None => fall(position, seat, colour, line.length(), true, rulings),
    }
    end_tiling(position);
}

pub(super) fn apply_clear<L: Ledger<Reason>>(position: &mut Position, seat: Seat, ledger: &mut L) {
    let board = position.board_mut(seat);
    scoring::floor(board, seat, ledger);
    let fallen = std::mem::take(&mut board.floor).tiles();
    let kept = board.kept.take().flatten();
    position.lid = position.lid.map(|lid| lid.plus(fallen));
    if let Some(Piece::Tile(colour)) = kept {
        to_lid(position, colour, 1);
    }
    end_tiling(position);
}

/// The phase once tiling that has nothing left to do is taken as over: the game ends if somebody has completed a row.
/// Play never stops there, but a case may be set after the last floor line and still say `tiling`, or no phase at all.
pub(super) fn settled(position: &Position) -> Phase {
    let boards = &position.boards[..position.seats];
    if position.phase != Phase::Tiling || !boards.iter().all(|board| board.is_tiled()) {
        return position.phase;
    }
    let finished = boards.iter().any(|board| board.wall.full_rows().next().is_some());
    if finished { Phase::End } else { Phase::Preparation }
}

/// Once every board is tiled the round is over.
pub(super) fn end_tiling(position: &mut Position) {
    position.phase = settled(position);
    if position.phase != Phase::Tiling
        && let Marker::With(seat) = position.marker
    {
        position.starter = Some(seat);
    }
}

pub(super) fn list(position: &Position, rulings: &Rulings, moves: &mut Vec<Move>) {
    for seat in position.seats() {
        let board = position.board(seat);
        let Some((line, colour)) = board.full_lines().next() else {
            if !board.is_tiled() {
                moves.push(Move::Clear { seat });
            }
            continue;
        };
        let open = board.wall.open(position.setup.side, line, colour);
        match position.setup.side {
            Side::Coloured => moves.push(only(seat, line)),
            Side::Grey => {
                moves.extend(open.iter().map(|space| Move::Tile { seat, line, onto: Onto::Column(space.column()) }));
                if open.is_empty() || rulings.grey_forced == GreyForced::Yes {
                    moves.push(Move::Tile { seat, line, onto: Onto::Floor });
                }
            }
        }
    }
}

/// The first step of tiling that leaves no choice, seat by seat.
pub(super) fn forced(position: &Position, rulings: &Rulings) -> Option<Move> {
    position.seats().find_map(|seat| {
        let board = position.board(seat);
        let Some((line, colour)) = board.full_lines().next() else {
            return (!board.is_tiled()).then_some(Move::Clear { seat });
        };
        let open = board.wall.open(position.setup.side, line, colour);
        let may_drop = position.setup.side == Side::Grey && rulings.grey_forced == GreyForced::Yes;
        match open.len() {
            0 => Some(Move::Tile { seat, line, onto: Onto::Floor }),
            1 if !may_drop => Some(only(seat, line)),
            _ => None,
        }
    })
}
