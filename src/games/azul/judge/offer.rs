//! Factory offer: taking tiles and placing them.

use super::Judged;
use super::rest::{Rest, rest_of};
use super::source;
use crate::game::Objection;
use crate::game::shared::FILL;
use crate::games::azul::pieces::{EACH, FLOOR};
use crate::games::azul::position::ANY_FLOOR;
use crate::games::azul::rules::{
    FallenWhenFull, FullLineTarget, GreyLineCheck, MarkerOnFullFloor, NoMarkerTaken, PartialFloor, ZeroCatchesMarker,
    ZeroSameTurn,
};
use crate::games::azul::{
    Board, Colour, Factory, Gold, Kept, Line, Marker, NotTold, PatternLine, Phase, Piece, Position, Refusal, Rulings, Seat,
    SeatSet, Side, Source, Space, SpaceSet, Take, Tiles, To,
};

pub(super) fn judge(position: &Position, take: &Take, rulings: &Rulings, refusals: &mut Vec<Refusal>) -> Judged {
    if position.phase != Phase::Offer {
        return Err(super::wrong_phase(position, position.phase, Phase::Offer));
    }
    if let Some(turn) = position.turn
        && turn != take.seat
    {
        refusals.push(Refusal::NotYourTurn { turn });
    } else if position.turn.is_none() && !position.may_turn.is_empty() {
        let may = position.may_turn;
        refusals.push(match may.has(take.seat) {
            true => NotTold::Turn { turn: may, begins: position.hides_who_begins() }.into(),
            false => Refusal::NotAmongNext { turn: may },
        });
    }
    let count = source::judge(position, take, rulings, refusals);
    // Where all of them are said to fall, or may be, no line is chosen.
    if let To::Line(line) = take.to
        && take.floor.is_none_or(|falls| count.is_some_and(|count| count != falls))
    {
        refusals.extend(obstacles(position, take.seat, line, take.colour, rulings).into_iter().flatten());
    }
    if let (Some(falls), Some(count)) = (take.floor, count) {
        judge_floor(position, take, falls, count, rulings)?;
    }
    Ok(())
}

/// Every reason why `line` of `seat` may not take `colour`: one of the line itself, one of its wall row.
fn obstacles(position: &Position, seat: Seat, line: Line, colour: Colour, rulings: &Rulings) -> [Option<Refusal>; 2] {
    [on_line(position, seat, line, colour, rulings), in_row(position, seat, line, colour, rulings)]
}

/// What on the line itself keeps it from taking `colour`.
#[inline(always)]
fn on_line(position: &Position, seat: Seat, line: Line, colour: Colour, rulings: &Rulings) -> Option<Refusal> {
    match position.board(seat).line(line).map(|held| (held.colour(), held.count())) {
        None => Some(NotTold::Lines { whose: seat, line: Some(line) }.into()),
        Some((Some(holds), _)) if holds != colour => Some(Refusal::LineHoldsAnother { line, holds, offered: colour }),
        Some((Some(_), count)) if count == line.length() && rulings.full_line_target == FullLineTarget::No => {
            Some(Refusal::LineFull { line, colour })
        }
        Some(_) => None,
    }
}

/// What in its wall row keeps a line from taking `colour`.
#[inline(always)]
fn in_row(position: &Position, seat: Seat, line: Line, colour: Colour, rulings: &Rulings) -> Option<Refusal> {
    let (wall, side) = (position.board(seat).wall, position.setup.side);
    let check_columns = side == Side::Grey && rulings.grey_line_check == GreyLineCheck::No;
    match wall.tiles.find(line, colour) {
        Some(space) => Some(Refusal::WallRowHasColour { line, colour, space }),
        None if !wall.is_whole() => in_part_of_row(position, seat, line, colour, check_columns),
        None if check_columns && wall.tiles.open(side, line, colour).is_empty() => Some(Refusal::NoColumnLeft { line, colour }),
        None => None,
    }
}

/// The same where the wall is not told as a whole, nor a tile of the colour in the row.
#[cold]
fn in_part_of_row(position: &Position, seat: Seat, line: Line, colour: Colour, check_columns: bool) -> Option<Refusal> {
    let board = position.board(seat);
    let print = Space::printed(line, colour);
    // No line holds a colour that its row has.
    let is_held = || board.line(line).and_then(|held| held.colour()) == Some(colour);
    let row_lacks = match position.setup.side {
        Side::Coloured => !board.wall.untold.has(print),
        Side::Grey => board.wall.lacks.has(print) || SpaceSet::row(line).and(board.wall.untold).is_empty(),
    };
    let (open, may_be) = board.open(position.setup.side, line, colour);
    if check_columns && may_be.is_empty() {
        Some(Refusal::NoColumnLeft { line, colour })
    } else if !row_lacks && !is_held() {
        Some(NotTold::Wall { whose: seat, row: Some(line) }.into())
    } else {
        (check_columns && open.is_empty()).then(|| super::hidden_wall(position, seat, line).into())
    }
}

/// Judges how many of `taken` tiles are said to go to the floor.
fn judge_floor(position: &Position, take: &Take, falls: u8, taken: u8, rulings: &Rulings) -> Judged {
    let line = match take.to {
        To::Line(line) => line,
        To::Floor if falls == taken => return Ok(()),
        To::Floor => return Err(Refusal::AllFall { taken, falls }),
    };
    match fits(position.board(take.seat), line, taken) {
        Some(_) if falls > taken => Err(Refusal::MoreFallThanTaken { taken, falls }),
        Some(_) if falls == taken => Ok(()),
        Some(fits) if falls + fits < taken => Err(Refusal::MoreFall { line, taken, fits, falls }),
        Some(fits) if falls + fits > taken && rulings.partial_floor == PartialFloor::No => {
            Err(Refusal::MustPlaceWhatFits { line, fits, falls })
        }
        // That the line is not told is said already.
        Some(_) | None => Ok(()),
    }
}

/// How many of `count` tiles fit in a line; none if the line is not told.
pub(super) fn fits(board: &Board, line: Line, count: u8) -> Option<u8> {
    Some(count.min(line.length().saturating_sub(board.line(line)?.count())))
}

/// Whether `line` of `seat` may take `colour`.
#[inline(always)]
pub(crate) fn takes_colour(position: &Position, seat: Seat, line: Line, colour: Colour, rulings: &Rulings) -> bool {
    obstacles(position, seat, line, colour, rulings).iter().all(Option::is_none)
}

/// Whether what the case does not tell of `line` decides whether it may take `colour`.
pub(crate) fn may_take_colour(position: &Position, seat: Seat, line: Line, colour: Colour, rulings: &Rulings) -> bool {
    let mut obstacles = obstacles(position, seat, line, colour, rulings).into_iter().flatten().peekable();
    obstacles.peek().is_some() && obstacles.all(|obstacle| obstacle.is_open())
}

pub(super) fn apply(position: &mut Position, take: &Take, rulings: &Rulings) {
    let kept_before = position.board(take.seat).kept.map(|kept| kept != Kept::No);
    let count = match take.from {
        Some(Source::Factory(factory)) if position.shows(factory) => Some(take_from_factory(position, take, factory, rulings)),
        Some(Source::Centre) => {
            take_marker(position, take.seat, rulings);
            match &mut position.centre {
                Some(centre) => Some(centre.take(take.colour)),
                None => source::take_hidden(position, take),
            }
        }
        Some(Source::Factory(_)) => source::take_hidden(position, take),
        None => {
            // It may have been the centre.
            if position.marker == Marker::Centre {
                position.marker = Marker::Unknown;
            }
            take_marker(position, take.seat, rulings);
            source::take_hidden(position, take)
        }
    };
    match count {
        Some(count) => place(position, take, count, kept_before, rulings),
        None => place_some(position, take, rulings),
    }
    position.board_mut(take.seat).count_floor();
    position.turn = position.whole_table.then(|| take.seat.next(position.seats));
    position.may_turn = SeatSet::EMPTY;
    end_offer(position, rulings);
    if !position.whole_table && position.phase == Phase::Offer {
        source::hide(position);
    }
}

fn take_from_factory(position: &mut Position, take: &Take, factory: Factory, rulings: &Rulings) -> u8 {
    let display = &mut position.factories[factory.index()];
    let (count, rest, gold) = (display.tiles.take(take.colour), display.tiles, display.gold);
    let goes = rest_of(position, factory, rest, rulings);
    if goes != Rest::Stay {
        position.factories[factory.index()].tiles = Tiles::EMPTY;
    }
    if goes == Rest::Centre {
        source::send_to_centre(position, rest);
    }
    for sent in take.rest.iter().flatten() {
        if let Source::Factory(to) = sent.to {
            let tiles = &mut position.factories[to.index()].tiles;
            *tiles = tiles.plus(sent.tiles);
        }
    }
    if gold == Some(Gold::Zero) {
        position.board_mut(take.seat).kept = Some(Kept::Free);
    }
    count
}

/// The first to take from the centre takes the marker, before any tile falls.
fn take_marker(position: &mut Position, seat: Seat, rulings: &Rulings) {
    let board = &mut position.boards[seat.index()];
    match position.marker {
        Marker::With(_) | Marker::Front(_) | Marker::Taken => return,
        Marker::Centre => position.marker = Marker::With(seat),
        // It lies there now if nobody took it before.
        Marker::Unknown => {
            if board.kept == Some(Kept::Free) && rulings.zero_catches_marker == ZeroCatchesMarker::Yes {
                board.kept = None;
            }
            board.hide_floor(0, 1);
            return;
        }
    }
    let catches = rulings.zero_catches_marker == ZeroCatchesMarker::Yes;
    match board.kept {
        Some(Kept::Free) if catches => {
            board.kept = Some(Kept::Caught(Piece::Marker));
            return;
        }
        // It lies there or on the floor line.
        None if catches => board.hide_floor(0, 1),
        _ if board.floor.is_none() => board.hide_floor(1, 1),
        _ => {}
    }
    let replaces = rulings.marker_on_full_floor == MarkerOnFullFloor::Replaces;
    let Some(floor) = &mut board.floor else {
        position.lid = position.lid.filter(|_| !replaces);
        return;
    };
    if floor.push(Piece::Marker) || !replaces {
        return;
    }
    let replaced = floor.pop();
    let placed = floor.push(Piece::Marker);
    debug_assert!(placed, "a space was made for the marker");
    match replaced {
        Some(Piece::Tile(colour)) => to_lid(position, colour, 1),
        Some(Piece::Marker) => {}
        None => position.lid = None,
    }
}

fn place(position: &mut Position, take: &Take, count: u8, kept_before: Option<bool>, rulings: &Rulings) {
    let board = position.board_mut(take.seat);
    let placed = match take.to {
        To::Line(line) => {
            let placed = fits(board, line, count).unwrap_or(0).min(count.saturating_sub(take.floor.unwrap_or(0)));
            if let Some(held) = board.line(line).filter(|_| placed > 0) {
                board.lines.held.set(line, PatternLine::of(take.colour, held.count() + placed));
            }
            placed
        }
        To::Floor => 0,
    };
    if count > placed {
        let catches = kept_before != Some(false) || rulings.zero_same_turn == ZeroSameTurn::Yes;
        fall(position, take.seat, take.colour, count - placed, catches, rulings);
    }
}

/// Places tiles of which nobody knows how many they are.
fn place_some(position: &mut Position, take: &Take, rulings: &Rulings) {
    let most = if take.from == Some(Source::Centre) { EACH } else { FILL as u8 };
    let board = position.board_mut(take.seat);
    if let To::Line(line) = take.to {
        board.forget(line);
    }
    fall_unseen(board, (u8::from(take.to == To::Floor), most), rulings);
    position.lid = None;
}

/// Tiles fall onto a floor line that is known in part, or so many as nobody knows.
pub(super) fn fall_unseen(board: &mut Board, (least, most): (u8, u8), rulings: &Rulings) {
    let is_over = usize::from(board.fallen().1 + most) > FLOOR;
    board.hide_floor(least, most);
    if is_over && rulings.fallen_when_full == FallenWhenFull::All {
        board.fallen = ANY_FLOOR;
    }
}

/// Tiles fall: one onto a kept "0" factory if that is free, then onto the floor line; what finds no space leaves.
pub(super) fn fall(position: &mut Position, seat: Seat, colour: Colour, count: u8, catches: bool, rulings: &Rulings) {
    let board = position.board_mut(seat);
    let (mut falling, mut perhaps_caught) = (count, 0);
    match board.kept {
        Some(Kept::Free) if catches => {
            board.kept = Some(Kept::Caught(Piece::Tile(colour)));
            falling -= 1;
        }
        // It catches one, or all lie on the floor line.
        None if catches => {
            board.hide_floor(0, 0);
            perhaps_caught = 1;
        }
        _ => {}
    }
    let Some(floor) = &mut board.floor else {
        fall_unseen(board, (falling - perhaps_caught, falling), rulings);
        // What finds no space there leaves for the lid.
        position.lid = None;
        return;
    };
    if usize::from(falling) + floor.len() > FLOOR && rulings.fallen_when_full == FallenWhenFull::All {
        let fallen = std::mem::take(floor);
        to_lid(position, colour, falling);
        position.lid = position.lid.filter(|_| fallen.is_seen()).map(|lid| lid.plus(fallen.tiles()));
        return;
    }
    while falling > 0 && floor.push(Piece::Tile(colour)) {
        falling -= 1;
    }
    to_lid(position, colour, falling);
}

/// Tiles leave the round for the lid of the box.
pub(super) fn to_lid(position: &mut Position, colour: Colour, count: u8) {
    if let Some(lid) = &mut position.lid {
        lid.add(colour, count);
    }
}

/// The offer is over once nothing is left to take.
pub(super) fn end_offer(position: &mut Position, rulings: &Rulings) {
    let empty = position.surely_in_centre().is_empty() && position.displays().iter().all(|shown| shown.tiles.is_empty());
    let over = empty && position.shows_all_factories() && position.centre.is_some();
    position.may_be_over = !position.whole_table || (empty && !over);
    if over {
        end(position, rulings);
    }
}

#[cold]
pub(super) fn end(position: &mut Position, rulings: &Rulings) {
    if position.marker == Marker::Centre && rulings.no_marker_taken == NoMarkerTaken::NextAfterLast {
        position.starter = position.turn;
    }
    (position.turn, position.may_turn) = (None, SeatSet::EMPTY);
    for board in position.boards.iter_mut().filter(|board| !board.wall.is_whole()) {
        // Had a row been complete, no round would have followed.
        board.row_ends = board.row_ends.map(|most| most.min(4));
    }
    position.phase = Phase::Tiling;
    super::tiling::end_tiling(position);
}
