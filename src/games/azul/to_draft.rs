//! A position as somebody would have typed it, so that one painter draws what is possible and what is not.

use super::draft::{Draft, DraftPlayer};
use super::lines::{Lines, SomeLines};
use super::pieces::{Colour, Gold, Line, LineSet, Piece, Seat};
use super::position::{Board, Kept, Marker, Phase, Position};

/// Everything that is known is said, every space of a line with its dot. The players' names are not known here.
pub(super) fn drafted(position: &Position) -> Draft {
    let marked = usize::from(position.marker == Marker::Centre);
    Draft {
        setup: position.setup,
        round: position.round,
        phase: position.phase,
        phase_given: true,
        turn: position.turn,
        starter: position.starter,
        marker: match position.marker {
            Marker::Front(seat) => Some(seat),
            // Where the floor line of who has it is not known, it may lie there.
            Marker::With(seat) => {
                let board = position.board(seat);
                let is_caught = board.kept == Some(Kept::Caught(Piece::Marker));
                Some(seat).filter(|_| !is_caught && board.seen_floor().is_some_and(|floor| !floor.has_marker()))
            }
            Marker::Unknown | Marker::Centre | Marker::Taken => None,
        },
        players: position
            .seats()
            .map(|seat| DraftPlayer { keeps_none: keeps_none(position, seat), ..player(position.board(seat)) })
            .collect(),
        factories: position.factory_count.map(|_| position.displays().to_vec()),
        // Where what lies there is not known, it follows from the boards that the marker does.
        centre: position.centre.map(|tiles| (tiles, marked)),
        bag: position.bag,
        lid: position.lid,
        ..Draft::default()
    }
}

/// Whether it has to be told that the player keeps no "0" factory: it has gone back, and nothing else tells that.
fn keeps_none(position: &Position, seat: Seat) -> bool {
    let is_up = position.displays().iter().any(|shown| shown.gold == Some(Gold::Zero));
    let may_keep = position.phase == Phase::Tiling && position.setup.specialised && is_up && position.keeper().is_none();
    may_keep && position.board(seat).kept == Some(Kept::No)
}

pub(super) fn player(board: &Board) -> DraftPlayer {
    let told = Some(board.lines).filter(SomeLines::is_told);
    DraftPlayer {
        score: board.score.known(),
        wall: board.wall,
        lines: told.map(|told| lines(told.held)),
        untold_lines: told.map_or(LineSet::EMPTY, |told| told.untold),
        floor: board.seen_floor().map(|floor| floor.pieces().map(Some).collect()),
        fallen: board.floor.filter(|floor| !floor.is_seen()).map(|floor| floor.spaces().collect()),
        kept: board.kept.filter(|kept| *kept != Kept::No).map(|kept| kept.caught().into_iter().collect()),
        ..DraftPlayer::default()
    }
}

fn lines(lines: Lines) -> [Vec<Option<Colour>>; 5] {
    let typed = |line: Line| {
        let (held, length) = (lines.at(line), usize::from(line.length()));
        let tiles = usize::from(held.count()).min(length);
        [vec![None; length - tiles], vec![held.colour(); tiles]].concat()
    };
    std::array::from_fn(|index| Line::new(index).map_or_else(Vec::new, typed))
}
