//! Boards against round and phase.

use super::super::pieces::{Line, Seat, Space};
use super::super::position::{Phase, Side, Wall};
use super::super::reasons::{Flaw, Gap, Spot};
use super::super::rules::GreyLineCheck;
use super::Notes;
use super::boards::Trusted;
use super::table::Table;

pub(super) fn check(table: &Table<'_>, notes: &mut Notes) {
    let draft = table.draft;
    if let Some(seat) = draft.turn
        && draft.phase != Phase::Offer
    {
        notes.flaw(Flaw::TurnOutsideOffer { seat, phase: draft.phase });
    }
    if draft.phase == Phase::Setup {
        check_setup(table, notes);
        return;
    }
    if draft.round.is_none() {
        notes.gap(Gap::Round);
    }
    for (seat, board) in table.boards() {
        check_rows(table, seat, board, notes);
        check_columns_left(table, seat, board, notes);
        check_cleared(draft.phase, seat, board, notes);
    }
    check_end(table, notes);
}

/// Before the first deal everything is in the bag.
fn check_setup(table: &Table<'_>, notes: &mut Notes) {
    for (seat, board) in table.boards() {
        let is_bare = |line| board.shown_in_row(line) == 0 && board.shown_on(line).count() == 0;
        let bare = Line::all().all(is_bare) && board.on_floor() == 0 && board.kept.is_none();
        if !bare {
            notes.flaw(Flaw::BeforeSetup { at: Spot::Board(seat) });
        }
    }
    let factories = table.factories().map(|(factory, shown)| (Spot::Factory(factory), shown.tiles));
    let centre = table.centre().map(|tiles| (Spot::Centre, tiles));
    let lid = table.draft.lid.map(|tiles| (Spot::Lid, tiles));
    for (at, _) in factories.chain(centre).chain(lid).filter(|(_, tiles)| !tiles.is_empty()) {
        notes.flaw(Flaw::BeforeSetup { at });
    }
}

/// Each tiling moves at most one tile to a row, and the game ends after the tiling that completes one.
fn check_rows(table: &Table<'_>, seat: Seat, board: &Trusted, notes: &mut Notes) {
    let phase = table.draft.phase;
    let mut above = None;
    for row in Line::all() {
        let (tiles, held) = (board.shown_in_row(row), board.shown_on(row).count());
        // Tiling goes from top to bottom, so a row below a full line has not been tiled in this round: it was complete before.
        if let (5, Phase::Tiling, Some(line)) = (tiles, phase, above) {
            notes.flaw(Flaw::FullRowBelowFullLine { seat, row, line });
            continue;
        }
        above = above.or((held == row.length()).then_some(row));
        if tiles == 5 && matches!(phase, Phase::Offer | Phase::Preparation) {
            notes.flaw(Flaw::FullRowYetPlaying { seat, row, phase });
            continue;
        }
        let Some(round) = table.round else { continue };
        // A row whose line holds tiles, or below a full line, was not tiled this round: lines are tiled and emptied from the top.
        let tiled_this_round = match phase {
            Phase::Setup | Phase::Offer => false,
            Phase::Tiling => held == 0 && above.is_none(),
            Phase::Preparation | Phase::End | Phase::Over => held == 0,
        };
        let most = usize::from(round) - usize::from(!tiled_this_round);
        if tiles as usize > most {
            notes.flaw(Flaw::RowAheadOfRound { seat, row, tiles: tiles as usize, most, round });
        }
    }
}

/// Grey side under `grey-line-check=no`: a tile may not come to a line whose colour has no free column then.
///
/// Tilings can take the last column from a waiting line, so this holds only for a line that got a tile in this round's offer: a
/// full one, for each tiling empties those, or one begun in it, for its row was tiled every round before. What was tiled since
/// does not count: in a row whose line is empty it may be the tile of the colour.
fn check_columns_left(table: &Table<'_>, seat: Seat, board: &Trusted, notes: &mut Notes) {
    let asked = table.draft.setup.side == Side::Grey && table.rulings.grey_line_check() == GreyLineCheck::No;
    let (true, true, Some(wall)) = (asked, board.wall_sound, board.wall) else { return };
    for line in Line::all() {
        let Some(colour) = board.line(line).colour() else { continue };
        let begun_now = table.round.is_some_and(|round| board.in_row(line) + 1 == u32::from(round));
        let tile_came = board.is_full(line) || begun_now;
        // Lines are tiled from top to bottom, so nothing was below a line that is still full.
        let tiled_since =
            |row: Line| table.draft.phase != Phase::Offer && board.line(row).count() == 0 && (row < line || !board.is_full(line));
        let mut before = Wall::default();
        for space in Space::all().filter(|space| !tiled_since(space.row()) || wall.at(*space) != Some(colour)) {
            if let Some(holds) = wall.at(space) {
                before.put(space, holds);
            }
        }
        if tile_came && !before.row_has(line, colour) && before.open(Side::Grey, line, colour).is_empty() {
            notes.flaw(Flaw::LineWithoutColumn { seat, line, colour });
        }
    }
}

/// Tiling empties every full line, on the grey side too, where it may fall instead, then the floor line; kept factories go back.
fn check_cleared(phase: Phase, seat: Seat, board: &Trusted, notes: &mut Notes) {
    if !matches!(phase, Phase::Preparation | Phase::End | Phase::Over) {
        return;
    }
    for line in Line::all().filter(|&line| board.shown_on(line).count() == line.length()) {
        notes.flaw(Flaw::FullLineAfterTiling { seat, line, phase });
    }
    let (pieces, kept) = (board.on_floor(), board.kept.is_some());
    if pieces > 0 && !board.only_marker_fell() {
        notes.flaw(Flaw::FloorNotCleared { seat, pieces, kept, phase });
    } else if kept && !board.only_marker_fell() {
        notes.flaw(Flaw::StillKept { seat, phase });
    }
}

/// Only a complete row ends the game, anybody's; one that is not shown would have ended it too.
fn check_end(table: &Table<'_>, notes: &mut Notes) {
    let phase = table.draft.phase;
    let completed = table.boards().any(|(_, board)| board.full_row().is_some());
    match phase {
        Phase::Setup | Phase::Tiling => {}
        Phase::Offer | Phase::Preparation => {
            if !table.whole {
                notes.gap(Gap::OtherPlayers);
            }
        }
        Phase::End | Phase::Over if completed => {}
        Phase::End | Phase::Over
            if table.whole && !table.boards().any(|(_, board)| board.wall.is_none() && board.part.may_have_full_row()) =>
        {
            notes.flaw(Flaw::NoFullRowYetOver { phase });
        }
        // A row gains one tile a round.
        Phase::End | Phase::Over if let Some(round) = table.round.filter(|&round| round < 5) => {
            notes.flaw(Flaw::OverTooEarly { round, phase });
        }
        Phase::End | Phase::Over => notes.gap(Gap::OtherPlayers),
    }
}
