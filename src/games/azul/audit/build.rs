//! The position that a possible case describes.

use super::boards::Trusted;
use super::table::Table;
use super::takes::TakesSeen;
use super::{marker, score, takes};
use crate::games::azul::pieces::{FACTORIES, FLOOR, LineSet, SEATS};
use crate::games::azul::position::ANY_FLOOR;
use crate::games::azul::rules::NoMarkerTaken;
use crate::games::azul::{
    Board, Display, DraftPlayer, Floor, Kept, Line, Lines, Marker, MarkerPlace, Phase, Position, Seat, SeatSet, Side, Space,
    SpaceSet, Tiles,
};
use crate::verdict::Amount;

/// Builds it from what the case shows; call it when only doubts are left. What is left out stays unknown unless it follows.
pub(super) fn position(table: &Table<'_>, told: &[TakesSeen<'_>]) -> Position {
    let draft = table.draft;
    let setup = draft.phase == Phase::Setup;
    let mut boards = [Board::default(); SEATS];
    for ((board, (seat, trusted)), player) in boards.iter_mut().zip(table.boards()).zip(&draft.players) {
        *board = board_of(table, seat, trusted, player);
    }
    let mut factories = [Display::default(); FACTORIES];
    for (display, (_, shown)) in factories.iter_mut().zip(table.factories()) {
        *display = *shown;
    }
    let shown = draft.factories.as_ref().map(Vec::len);
    let may_turn = takes::possible_turns(table, told);
    let in_centre = takes::most_in_centre(table, told).filter(|_| table.centre().is_none());
    let unseen_sent = in_centre.map(|(_, left)| left as u8);
    // Before anybody has taken, the marker lies in the centre and nothing else.
    let untouched =
        in_centre.is_some_and(|(emptied, _)| emptied == 0) || table.boards().all(|(seat, _)| takes::has_not_taken(table, seat));
    let only = may_turn.first().filter(|_| may_turn.len() == 1);
    let leaving = table.boards().map(|(_, board)| board.leaving);
    Position {
        whole_table: table.whole,
        others_tile: !table.whole && draft.phase == Phase::Tiling,
        round: if setup { Some(0) } else { draft.round },
        phase: draft.phase,
        turn: draft.turn.or(only),
        may_turn: if only.is_some() { SeatSet::EMPTY } else { may_turn },
        starter: draft.starter,
        marker: marker_of(table, &boards, untouched),
        boards,
        factories,
        factory_count: shown.or(table.players.filter(|_| setup).map(Position::factories_for)),
        centre: table.centre().or((setup || untouched).then_some(Tiles::EMPTY)),
        zero_is_kept: table.zero_is_kept(),
        granted: draft.granted,
        unseen_sent,
        may_be_emptied: in_centre.map_or(0, |(emptied, _)| emptied as u8),
        bag: draft.bag.or(setup.then_some(Tiles::BOX)),
        // Tiles of lines that were tiled go there before anything else can happen to them.
        lid: draft.lid.or(setup.then_some(Tiles::EMPTY)).map(|lid| leaving.fold(lid, Tiles::plus)),
        ..Position::new(draft.setup, table.seats)
    }
}

fn board_of(table: &Table<'_>, seat: Seat, trusted: &Trusted, player: &DraftPlayer) -> Board {
    let phase = table.draft.phase;
    let untouched = takes::has_not_taken(table, seat);
    let fresh = table.has_tiled_nothing(trusted);
    let bare = phase == Phase::Setup || (fresh && untouched);
    let cleared = untouched || !matches!(phase, Phase::Offer | Phase::Tiling);
    let mut lines = if bare && !trusted.lines.is_whole() { Lines::default().into() } else { trusted.lines };
    if cleared {
        // No line is full, so the first is empty.
        (lines.not_full, lines.untold) = (LineSet::ALL, lines.untold.but(Line::FIRST));
    }
    // A row lacks the colour of its line. One that shows as many tiles as it can have has no others.
    let (mut wall, mut row_ends) = (trusted.wall, [5; 5]);
    for (row, most) in Line::all().zip(&mut row_ends) {
        if let Some(colour) = lines.held.at(row).colour() {
            wall.lacks.insert(Space::printed(row, colour));
        }
        *most = table.most_in_row(trusted, row) as u8;
        if trusted.shown_in_row(row) >= u32::from(*most) {
            wall.untold = wall.untold.without(SpaceSet::row(row));
        }
    }
    if table.draft.setup.side == Side::Coloured {
        wall.untold = wall.untold.without(wall.lacks);
    }
    let kept = match trusted.kept {
        Some(caught) => Some(caught.map_or(Kept::Free, Kept::Caught)),
        None => (player.keeps_none || !table.kept_unsaid).then_some(Kept::No),
    };
    Board {
        wall,
        lines,
        floor: trusted.floor.or(trusted.unseen).or(cleared.then(Floor::default)),
        fallen: if player.some_fell { (1, FLOOR as u8) } else { ANY_FLOOR },
        kept,
        score: match player.score {
            Some(score) => Amount::exactly(score),
            None if fresh => Amount::exactly(0),
            None => score::untold(table, trusted),
        },
        // In the offer nothing fills a line that the case does not tell.
        done: player.lines.is_none() && player.not_full.len() == 5 && matches!(phase, Phase::Offer | Phase::Tiling),
        row_ends,
        has_row: table.has_finished(seat),
    }
}

fn marker_of(table: &Table<'_>, boards: &[Board; SEATS], untouched: bool) -> Marker {
    // After the offer nothing but who begins the next round hangs on it.
    let begins_again = || {
        let same = || table.rulings.no_marker_taken() == NoMarkerTaken::SameStarter;
        table.draft.starter.is_some() && marker::must_be_in_centre(table) && same()
    };
    match table.marker {
        None if untouched || begins_again() => Marker::Centre,
        None => {
            // A centre that is told is told with what lies there.
            let left = table.draft.phase == Phase::Offer && table.draft.centre.is_some();
            marker::holder(table).map_or(if left { Marker::Taken } else { Marker::Unknown }, Marker::With)
        }
        Some(MarkerPlace::Centre) => Marker::Centre,
        Some(MarkerPlace::Front(seat)) if boards[seat.index()].seen_floor().is_none() => Marker::Front(seat),
        Some(MarkerPlace::Floor(seat, _) | MarkerPlace::Kept(seat) | MarkerPlace::Front(seat)) => Marker::With(seat),
    }
}
