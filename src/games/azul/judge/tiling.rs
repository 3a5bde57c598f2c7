//! Tiling: full lines go to the wall, floor lines are paid.

use super::offer::{fall, fall_unseen, to_lid};
use super::{Judged, only, wrong_phase};
use crate::game::reasons::NotPrinted;
use crate::game::{Entry, Judge};
use crate::games::azul::rules::GreyForced;
use crate::games::azul::{
    Azul, Colour, Column, Floor, Kept, Line, Marker, Move, NotTold, Onto, PatternLine, Phase, Piece, Position, Reason, Refusal,
    Rulings, Seat, Side, Space, SpaceSet, Wall, scoring,
};
use crate::verdict::{Amount, Ledger, Tally};

pub(super) fn judge_tile(
    position: &Position,
    seat: Seat,
    line: Line,
    onto: Onto,
    rulings: &Rulings,
    refusals: &mut Vec<Refusal>,
) -> Judged {
    in_tiling(position)?;
    let board = position.board(seat);
    let wall = board.wall.tiles;
    let Some(held) = board.line(line) else {
        // Whatever lies on the line.
        if let (Onto::Column(column), Side::Grey) = (onto, position.setup.side)
            && let Some(holds) = wall.at(Space::at(line, column))
        {
            let legal = SpaceSet::row(line).without(wall.covered());
            return Err(Refusal::SpaceCovered { space: Space::at(line, column), colour: None, holds, legal });
        }
        return Err(match board.is_full(line) {
            Some(false) => Refusal::LineNotFull { line, count: None },
            _ => NotTold::Lines { whose: seat, line: Some(line) }.into(),
        });
    };
    let full = held.colour().filter(|_| held.count() == line.length());
    let colour = full.ok_or(Refusal::LineNotFull { line, count: Some(held.count()) })?;
    let side = position.setup.side;
    let above = || Line::all().take_while(|above| *above < line);
    let is_first = |above: &Line| board.is_full(*above) == Some(true) && !may_be_granted(position, seat, *above);
    let may_be_first = || above().find(|above| board.is_full(*above) != Some(false));
    if let Some(first) = above().find(is_first).or_else(may_be_first) {
        let untold = match board.line(first) {
            None => Some(NotTold::Lines { whose: seat, line: Some(first) }),
            Some(_) => may_be_granted(position, seat, first).then(|| hidden_wall(position, seat, first)),
        };
        match untold {
            None => refusals.push(Refusal::NotTopmost { line, first }),
            Some(what) => {
                refusals.push(what.into());
                // A tile that comes first closes columns and opens none.
                if !matches!(onto, Onto::Column(_)) {
                    return Ok(());
                }
            }
        }
    }
    let (open, may_be) = board.open(side, line, colour);
    let not_told = || hidden_wall(position, seat, line).into();
    match onto {
        Onto::Only if may_be.is_empty() => Err(must_fall(&wall, line, colour)),
        Onto::Only if open.len() > 1 => Err(Refusal::ColumnNotSaid { line, colour, legal: open }),
        Onto::Only if open != may_be => Err(not_told()),
        Onto::Only => Ok(()),
        Onto::Column(column) if open.has(Space::at(line, column)) => Ok(()),
        Onto::Column(column) if may_be.has(Space::at(line, column)) => Err(not_told()),
        Onto::Column(column) => Err(refuse_column(&wall, side, line, colour, column, may_be)),
        Onto::Floor if may_be.is_empty() || side == Side::Grey && rulings.grey_forced == GreyForced::Yes => Ok(()),
        Onto::Floor if open.is_empty() => Err(not_told()),
        Onto::Floor => Err(Refusal::LineMayNotFall { line, colour, legal: open, side }),
    }
}

fn in_tiling(position: &Position) -> Judged {
    if position.phase == Phase::Tiling { Ok(()) } else { Err(wrong_phase(position, position.phase, Phase::Tiling)) }
}

/// The wall that would tell where a line goes: its row, where that is not told.
pub(crate) fn hidden_wall(position: &Position, whose: Seat, line: Line) -> NotTold {
    let hides = !position.board(whose).wall.untold.and(SpaceSet::row(line)).is_empty();
    NotTold::Wall { whose, row: hides.then_some(line) }
}

fn refuse_column(wall: &Wall, side: Side, line: Line, colour: Colour, column: Column, open: SpaceSet) -> Refusal {
    let printed = Space::printed(line, colour).column();
    if side == Side::Coloured && column != printed {
        return Refusal::NotThePrintedSpace { line, colour, chosen: column, printed };
    }
    let space = Space::at(line, column);
    if let Some(holds) = wall.at(space) {
        return Refusal::SpaceCovered { space, colour: Some(colour), holds, legal: open };
    }
    match wall.of(colour).and(SpaceSet::column(column)).iter().next() {
        Some(other) => Refusal::ColumnHasColour { space, colour, other, legal: open },
        None => must_fall(wall, line, colour),
    }
}

fn must_fall(wall: &Wall, line: Line, colour: Colour) -> Refusal {
    Refusal::LineMustFall { line, colour, free: NotPrinted(taken_columns(wall, line, colour)) }
}

/// The free spaces of a row that takes a colour nowhere: their columns have it, unless the row does.
fn taken_columns(wall: &Wall, line: Line, colour: Colour) -> SpaceSet {
    if wall.row_has(line, colour) { SpaceSet::EMPTY } else { SpaceSet::row(line).without(wall.covered()) }
}

pub(super) fn judge_clear(position: &Position, seat: Seat, refusals: &mut Vec<Refusal>) -> Judged {
    // A single board may be tiled before the others are.
    if position.phase == Phase::Preparation && position.others_tile {
        return Err(Refusal::NothingToClear);
    }
    in_tiling(position)?;
    let board = position.board(seat);
    let full = Line::all().find(|&line| board.is_full(line) == Some(true));
    match (board.has_tiled_lines(), full) {
        (None, _) => refusals.push(NotTold::Lines { whose: seat, line: None }.into()),
        (Some(false), Some(line)) if !may_be_granted(position, seat, line) => refusals.push(Refusal::LinesFirst { line }),
        (Some(false), line) => refusals.push(hidden_wall(position, seat, line.unwrap_or(Line::FIRST)).into()),
        (Some(true), _) => {}
    }
    // On the grey side what lies on the lines may still fall.
    let may_fall = position.setup.side == Side::Grey && board.has_tiled_lines() != Some(true);
    match (board.floor.map(|floor| floor.is_empty()), board.kept) {
        (Some(true), Some(Kept::No)) if may_fall => Ok(()),
        (Some(true), Some(Kept::No)) => Err(Refusal::NothingToClear),
        (Some(false), _) | (_, Some(Kept::Free | Kept::Caught(_))) => Ok(()),
        (None, _) if board.fallen().0 > 0 => Ok(()),
        (None, _) => Err(NotTold::Floor { whose: seat })?,
        (_, None) => Err(NotTold::Keeper)?,
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
    let most = position.round.map(scoring::most_of_rounds);
    let board = position.board_mut(seat);
    let Some(colour) = board.line(line).and_then(|held| held.colour()) else { return };
    board.lines.held.set(line, PatternLine::default());
    let space = match onto {
        Onto::Only if side == Side::Coloured => Some(Space::printed(line, colour)),
        Onto::Only => board.open(side, line, colour).0.first(),
        Onto::Column(column) => Some(Space::at(line, column)),
        Onto::Floor => None,
    };
    match space {
        Some(space) => {
            board.gains(line);
            board.wall.put(space, colour);
            scoring::placed(board, seat, space, colour, ledger);
            board.score = most.map_or(board.score, |most| board.score.capped(most));
            to_lid(position, colour, line.length() - 1);
        }
        None => {
            if let Some(wall) = board.wall.whole().filter(|wall| wall.open(side, line, colour).is_empty()) {
                ledger.award(seat.index(), 0, Reason::Fell { line, colour, free: taken_columns(&wall, line, colour) });
            }
            fall(position, seat, colour, line.length(), true, rulings);
        }
    }
    end_tiling(position);
}

pub(super) fn apply_clear<L: Ledger<Reason>>(position: &mut Position, seat: Seat, rulings: &Rulings, ledger: &mut L) {
    let side = position.setup.side;
    let falling = most_falling(position, seat, rulings);
    let most = position.round.map(scoring::most_of_rounds);
    let board = position.board_mut(seat);
    let hidden = !board.lines.is_whole() && board.has_tiled_lines() != Some(true);
    if hidden {
        // What lay on them, and where it went, the case does not tell.
        scoring::hidden_lines(board, side, seat, ledger);
        board.score = most.map_or(board.score, |most| board.score.capped(most));
        board.tile_all(side);
        board.done = true;
        if falling > 0 {
            fall_unseen(board, (0, falling), rulings);
        }
    }
    scoring::floor(board, seat, ledger);
    if hidden && side == Side::Grey {
        position.may_choose.insert(seat);
    }
    if position.marker == Marker::Front(seat) {
        position.marker = Marker::With(seat);
    }
    let board = position.board_mut(seat);
    let fallen = board.seen_floor().map(|floor| floor.tiles());
    board.floor = Some(Floor::default());
    let kept = board.kept.replace(Kept::No);
    position.lid = position.lid.zip(fallen.filter(|_| !hidden)).zip(kept).map(|((lid, fallen), _)| lid.plus(fallen));
    if let Some(Kept::Caught(Piece::Tile(colour))) = kept {
        to_lid(position, colour, 1);
    }
    end_tiling(position);
}

/// The phase once tiling that has nothing left to do is taken as over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Settled {
    /// This phase.
    In(Phase),
    /// Tiling may be over: nothing that is shown is left to do, and what this player has not told would tell.
    MaybeTiled(Seat),
    /// Tiling is over. Whether the game is, the wall of this player would tell, or of all whose walls are not shown.
    RoundOver(Option<Seat>),
}

/// Where the table stands: the game ends after a tiling in which somebody has completed a row. A case may be set after its last
/// floor line and still say `tiling`, or no phase at all.
pub(super) fn settled(position: &Position) -> Settled {
    if position.phase != Phase::Tiling {
        return Settled::In(position.phase);
    }
    let mut hidden = None;
    for seat in position.seats() {
        match position.board(seat).is_tiled() {
            Some(true) => {}
            Some(false) => return Settled::In(Phase::Tiling),
            None => hidden = hidden.or(Some(seat)),
        }
    }
    if let Some(hidden) = hidden {
        return Settled::MaybeTiled(hidden);
    }
    if position.seats().any(|seat| position.board(seat).wall.tiles.full_rows().next().is_some()) {
        return Settled::In(Phase::End);
    }
    match position.seats().find(|&seat| position.board(seat).may_have_full_row()) {
        whose if position.may_have_full_row() && (whose.is_some() || !position.whole_table) => Settled::RoundOver(whose),
        _ => Settled::In(Phase::Preparation),
    }
}

/// Once every board is tiled the round is over.
pub(super) fn end_tiling(position: &mut Position) {
    position.others_tile = !position.whole_table;
    let settled = settled(position);
    if let Settled::In(phase) = settled {
        position.phase = phase;
    }
    position.may_be_over = matches!(settled, Settled::MaybeTiled(_) | Settled::RoundOver(_));
    let over = !matches!(settled, Settled::In(Phase::Tiling) | Settled::MaybeTiled(_));
    if over {
        position.starter = match position.marker {
            Marker::Centre => position.starter,
            marker => marker.holder(),
        };
    }
}

/// The topmost full line of everybody, wherever it may go; and the floor lines.
pub(super) fn list(position: &Position, moves: &mut Vec<Move>) {
    for seat in position.seats() {
        match position.board(seat).first_full() {
            None => moves.push(Move::Clear { seat }),
            Some((line, _)) if position.setup.side == Side::Coloured => moves.push(only(seat, line)),
            Some((line, _)) => {
                let places = Column::all().map(Onto::Column).chain([Onto::Floor]);
                moves.extend(places.map(|onto| Move::Tile { seat, line, onto }));
            }
        }
    }
}

/// The first step of tiling without a choice, seat by seat. Lines and floor lines that are not shown are tiled and paid, too.
pub(super) fn forced(position: &Position, rulings: &Rulings) -> Option<Move> {
    position.seats().find_map(|seat| forced_of(position, seat, rulings))
}

/// What a player has after tiling, wherever the tiles go; none where the wall does not tell where they may, or after all tries.
pub(super) fn once_tiled(position: &Position, seat: Seat, rulings: &Rulings, tries: &mut usize) -> Option<Amount> {
    let board = position.board(seat);
    let plays = match (forced_of(position, seat, rulings), board.first_full()) {
        (Some(step), _) => vec![step],
        (None, None) => return Some(board.score),
        (None, Some(_)) => {
            board.wall.whole()?;
            let mut plays = Vec::new();
            list(position, &mut plays);
            plays.retain(|play| play.seat() == Some(seat) && Azul::is_legal(position, play, rulings));
            plays
        }
    };
    let after = |play: Move| {
        *tries = tries.checked_sub(1)?;
        let mut after = position.clone();
        Azul::carry_out(&mut after, &play, rulings, &mut Tally::default());
        once_tiled(&after, seat, rulings, tries)
    };
    let counts = plays.into_iter().map(after).collect::<Option<Vec<_>>>()?;
    counts.into_iter().reduce(Amount::or)
}

/// The next step of a player's tiling, if it leaves no choice.
fn forced_of(position: &Position, seat: Seat, rulings: &Rulings) -> Option<Move> {
    let board = position.board(seat);
    let Some((line, colour)) = board.first_full() else {
        return (board.is_tiled() != Some(true)).then_some(Move::Clear { seat });
    };
    if position.setup.side == Side::Coloured {
        return Some(only(seat, line));
    }
    let (open, may_be) = board.open(Side::Grey, line, colour);
    let may_drop = rulings.grey_forced == GreyForced::Yes;
    match (open.len(), may_be.len()) {
        (_, 0) => Some(Move::Tile { seat, line, onto: Onto::Floor }),
        (1, 1) if !may_drop => Some(only(seat, line)),
        _ => None,
    }
}

/// The line that a step of tiling takes for granted as tiled: on the grey side only lines that leave a choice have to be written,
/// so those above that leave none may be missing. On the coloured side none leaves one: if any is written, the order is checked.
pub(super) fn granted(position: &Position, play: &Move, later: &[Entry<Move>], rulings: &Rulings) -> Option<Move> {
    if position.phase != Phase::Tiling || position.setup.side == Side::Coloured {
        return None;
    }
    let (seat, below) = match *play {
        Move::Tile { seat, line, .. } => (seat, Some(line)),
        Move::Clear { seat } => (seat, None),
        Move::Take(_) | Move::Deal(_) | Move::Finish => return None,
    };
    let lines = position.board(seat).lines.whole()?;
    let (first, _) = lines.full().next()?;
    // A move that is refused anyway takes nothing for granted.
    if below.is_some_and(|line| line <= first || lines.full().all(|(full, _)| full != line)) {
        return None;
    }
    let written = |play: &Move| matches!(*play, Move::Tile { seat: by, line, .. } if (by, line) == (seat, first));
    let this_round = |play: &&Move| !matches!(play, Move::Deal(_) | Move::Take(_));
    if later.iter().map(|entry| &entry.play).take_while(this_round).any(written) {
        return None;
    }
    forced_of(position, seat, rulings)
}

/// Whether tiling waits for a choice that cannot be listed, as the wall that would tell is not shown; it may be the last.
pub(super) fn is_stuck(position: &Position) -> bool {
    let is_listed = |(seat, line, colour)| {
        let (open, may_be) = position.board(seat).open(position.setup.side, line, colour);
        open == may_be
    };
    position.phase == Phase::Tiling && !waiting(position).all(is_listed)
}

/// The row of a hidden wall that would tell whether the rest of tiling leaves a choice. None where another wall shows one.
pub(super) fn hidden_choice(position: &Position) -> Option<NotTold> {
    let (whose, row, _) = waiting(position).next().filter(|_| position.phase == Phase::Tiling)?;
    waiting(position).all(|(seat, line, _)| may_be_granted(position, seat, line)).then(|| hidden_wall(position, whose, row))
}

/// How many tiles on lines that may be full may fall at most: on those with no column surely open once those above that may
/// hold their colour are tiled.
pub(super) fn most_falling(position: &Position, seat: Seat, rulings: &Rulings) -> u8 {
    let board = position.board(seat);
    let may_hold = |line: Line, colour: Colour| match board.line(line) {
        Some(held) => held.count() == line.length() && held.colour() == Some(colour),
        None => board.is_full(line).is_none() && !board.wall.tiles.row_has(line, colour),
    };
    let may_fall = |line: Line, colour: Colour| {
        let above = Line::all().filter(|&other| other < line && may_hold(other, colour)).count();
        rulings.grey_forced == GreyForced::Yes || board.open(Side::Grey, line, colour).0.len() <= above
    };
    let falls = |&line: &Line| Colour::ALL.into_iter().any(|colour| may_hold(line, colour) && may_fall(line, colour));
    let lines = Line::all().filter(|_| position.setup.side == Side::Grey).filter(falls);
    lines.map(Line::length).sum()
}

/// Everybody with a full line, and their first one with its colour.
fn waiting(position: &Position) -> impl Iterator<Item = (Seat, Line, Colour)> + '_ {
    position.seats().filter_map(|seat| position.board(seat).first_full().map(|(line, colour)| (seat, line, colour)))
}

/// Whether it is not told if a full line leaves a choice; without one it may be left out.
fn may_be_granted(position: &Position, seat: Seat, line: Line) -> bool {
    let board = position.board(seat);
    let leaves_a_choice = |colour| {
        let (open, may_be) = board.open(Side::Grey, line, colour);
        // A row has the colour once, and takes one column from it.
        let untold = board.wall.untold;
        open == may_be || open.len() > 1 || may_be.without(untold).len() > untold.rows().len() + 1
    };
    let is_told = board.line(line).and_then(PatternLine::colour).is_some_and(leaves_a_choice);
    position.setup.side == Side::Grey && !board.wall.is_whole() && !is_told
}
