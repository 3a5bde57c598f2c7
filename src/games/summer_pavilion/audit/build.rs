//! The position that a possible case describes.

use super::table::Table;
use super::{score, supply, turns};
use crate::games::summer_pavilion::pieces::{FACTORIES, FILL, ROUNDS, SEATS, SUPPLY, factories_for};
use crate::games::summer_pavilion::rules::NoMarkerTaken;
use crate::games::summer_pavilion::{Board, Dark, Marker, MarkerPlace, Pavilion, Phase, Position, Seat, SeatSet, Tiles};
use crate::verdict::Amount;

/// Builds it from what the case shows if only doubts are left. See [`turns::possible`] and [`Position::may_owe`] for the others.
pub(super) fn position(table: &Table<'_>, may_turn: SeatSet, may_owe: [u8; SEATS]) -> Position {
    let draft = table.draft;
    let setup = draft.phase == Phase::Setup;
    // Outside phase 1 nothing lies on factories and in the centre, shown or not.
    let cleared = draft.phase != Phase::Offer;
    let mut boards = [Board::default(); SEATS];
    for (held, (seat, _)) in boards.iter_mut().zip(table.boards()) {
        *held = board(table, seat);
    }
    let mut factories = [Tiles::EMPTY; FACTORIES];
    for (shown, (_, tiles)) in factories.iter_mut().zip(table.factories()) {
        *shown = tiles;
    }
    let shown = draft.factories.as_ref().map(Vec::len);
    // A single board that has passed: for it the round is over. (Where everybody is shown, this is a flaw.)
    let all_passed = draft.phase == Phase::Play && boards[..table.seats].iter().all(Board::has_passed);
    let phase = match table.round {
        Some(ROUNDS) if all_passed => Phase::End,
        _ if all_passed => Phase::Preparation,
        _ => draft.phase,
    };
    // Before anybody has taken, the marker lies in the centre and nothing else.
    let emptied = table.emptied().filter(|_| draft.phase == Phase::Offer);
    let untouched = turns::is_untouched(table) || emptied == Some(0);
    let marker = marker(table, untouched);
    let mut position = Position {
        whole_table: table.whole,
        round: if setup { Some(0) } else { table.round },
        phase,
        turn: draft.turn.filter(|_| !all_passed),
        starter: starter(table, marker),
        boards,
        factories,
        factory_count: shown.or(table.players.filter(|_| cleared).map(factories_for)),
        all_factories: shown.is_none() || table.ring.is_some(),
        centre: table.centre().or((cleared || untouched).then_some(Tiles::EMPTY)),
        dark: emptied.map_or_else(Dark::default, |emptied| Dark { total: (FILL - 1) * emptied, ..Dark::default() }),
        marker,
        supply: draft.supply.or((setup && draft.bag == Some(Tiles::BOX)).then_some(Tiles::EMPTY)),
        supply_seen: draft.some_supply,
        granted: draft.granted,
        lacks: (0, SUPPLY - if table.may_have_run_dry() { 0 } else { supply::least(table) }),
        bag: draft.bag.or(if setup { Tiles::BOX.minus(draft.supply.unwrap_or_default()) } else { None }),
        tower: draft.tower.or(setup.then_some(Tiles::EMPTY)),
        bonus: draft.bonus(),
        may_owe,
        may_be_over: all_passed && table.round.is_none(),
        between_turns: all_passed,
        untaken: draft.phase == Phase::Offer,
        ..Position::new(draft.side, table.seats)
    };
    if table.whole {
        position.set_turn(may_turn);
    }
    position
}

/// Who begins the next round, once nothing is left to take; before that, who began this one.
fn starter(table: &Table<'_>, marker: Marker) -> Option<Seat> {
    let said = table.draft.starter;
    match marker {
        _ if table.draft.phase != Phase::Play => said,
        Marker::With(seat) => Some(seat),
        Marker::Centre => said.filter(|_| table.rulings.no_marker_taken() != NoMarkerTaken::NextAfterLast),
        Marker::Taken | Marker::Unknown => None,
    }
}

/// A player's board: what the case tells of it, and what its phase does.
fn board(table: &Table<'_>, seat: Seat) -> Board {
    let trusted = table.board(seat);
    let player = table.draft.players.get(seat.index());
    let told = player.and_then(|player| player.score);
    let whole = trusted.pavilion.or(table.nothing_placed_yet().then(Pavilion::default));
    let in_part = || player.map(|player| player.stars).unwrap_or_default();
    let hand = trusted.hand.or(table.has_no_hand(seat).then_some(Tiles::EMPTY));
    Board {
        stars: whole.map_or_else(in_part, Into::into),
        hand,
        some: if hand.is_none() { trusted.some } else { Tiles::EMPTY },
        corners: trusted.corners.or(table.has_no_corners(seat).then_some(Tiles::EMPTY)),
        passed: table.passed(seat),
        score: told.map_or_else(|| score::bounds(table, seat), Amount::exactly),
        ..Board::default()
    }
}

fn marker(table: &Table<'_>, untouched: bool) -> Marker {
    match table.marker {
        // A centre that is told is told with what lies there.
        None if table.draft.phase == Phase::Offer && table.draft.centre.is_some() => Marker::Taken,
        None if untouched => Marker::Centre,
        None => Marker::Unknown,
        Some(MarkerPlace::Centre) => Marker::Centre,
        Some(MarkerPlace::Front(seat)) => Marker::With(seat),
    }
}
