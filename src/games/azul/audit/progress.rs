//! Boards against round and phase.

use super::Notes;
use super::boards::Trusted;
use super::table::Table;
use crate::games::azul::rules::GreyLineCheck;
use crate::games::azul::{Colour, Flaw, Gap, Line, Phase, Seat, Side, Space, Spot, Wall};

pub(super) fn check(table: &Table<'_>, notes: &mut Notes) {
    let draft = table.draft;
    let turn = draft.turn.filter(|_| draft.phase != Phase::Offer);
    notes.flaw(turn.map(|seat| Flaw::TurnOutsideOffer { seat, phase: draft.phase }));
    if draft.phase == Phase::Setup {
        return notes.flaws.extend(not_in_the_bag(table).map(|at| Flaw::BeforeSetup { at }));
    }
    notes.gap(draft.round.is_none().then_some(Gap::Round));
    for (seat, board) in table.boards() {
        check_rows(table, seat, board, notes);
        notes.flaws.extend(without_column(table, board).map(|(line, colour)| Flaw::LineWithoutColumn { seat, line, colour }));
        check_cleared(draft.phase, seat, board, notes);
    }
    check_end(table, notes);
}

/// Where something lies before the first deal, when everything is in the bag.
fn not_in_the_bag(table: &Table<'_>) -> impl Iterator<Item = Spot> {
    let is_bare = |board: &Trusted| {
        let is_empty = |line| board.shown_in_row(line) == 0 && board.line(line).count() == 0;
        Line::all().all(is_empty) && board.on_floor() == 0 && board.kept.is_none()
    };
    let boards = table.boards().filter(move |(_, board)| !is_bare(board)).map(|(seat, _)| Spot::Board(seat));
    let lid = table.draft.lid.filter(|tiles| !tiles.is_empty()).map(|_| Spot::Lid);
    boards.chain(table.on_offer().map(|(at, _)| at)).chain(lid)
}

/// Each tiling moves at most one tile to a row, and the game ends after the tiling that completes one.
fn check_rows(table: &Table<'_>, seat: Seat, board: &Trusted, notes: &mut Notes) {
    let phase = table.draft.phase;
    let mut above = None;
    for row in Line::all() {
        let (tiles, held) = (board.shown_in_row(row), board.line(row).count());
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
        let [tiles, most] = [tiles, table.most_in_row(board, row)].map(|tiles| tiles as usize);
        notes.flaw((tiles > most).then_some(Flaw::RowAheadOfRound { seat, row, tiles, most, round }));
    }
}

/// Grey side under `grey-line-check=no`: lines that got a tile although no column was free for their colour then.
///
/// Tilings can take the last column from a waiting line, so this holds only for a line that got a tile in this round's offer: a
/// full one, for each tiling empties those, or one begun in it, for its row was tiled every round before. What was tiled since
/// does not count: in a row whose line is empty it may be the tile of the colour.
fn without_column<'a>(table: &'a Table<'_>, board: &'a Trusted) -> impl Iterator<Item = (Line, Colour)> + 'a {
    let asked = table.draft.setup.side == Side::Grey && table.rulings.grey_line_check() == GreyLineCheck::No;
    let wall = board.wall.whole().filter(|_| asked && board.wall_sound);
    Line::all().filter_map(move |line| {
        let (wall, colour) = (wall?, board.line(line).colour()?);
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
        let none_free = !before.row_has(line, colour) && before.open(Side::Grey, line, colour).is_empty();
        (tile_came && none_free).then_some((line, colour))
    })
}

/// Tiling empties every full line, on the grey side too, where it may fall instead, then the floor line; kept factories go back.
fn check_cleared(phase: Phase, seat: Seat, board: &Trusted, notes: &mut Notes) {
    if !matches!(phase, Phase::Preparation | Phase::End | Phase::Over) {
        return;
    }
    let full = Line::all().filter(|&line| board.line(line).count() == line.length());
    notes.flaws.extend(full.map(|line| Flaw::FullLineAfterTiling { seat, line, phase }));
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
    let completed = table.boards().any(|(_, board)| Line::all().any(|row| board.shown_in_row(row) == 5));
    match phase {
        Phase::Setup | Phase::Tiling => {}
        Phase::Offer | Phase::Preparation => notes.gap((!table.whole).then_some(Gap::OtherPlayers)),
        Phase::End | Phase::Over if completed => {}
        Phase::End | Phase::Over if table.whole && table.may_have_finished().next().is_none() => {
            let by_scores = table.boards().any(|(_, board)| board.wall.may_have_full_row());
            notes.flaw(Flaw::NoFullRowYetOver { phase, by_scores });
        }
        // A row gains one tile a round.
        Phase::End | Phase::Over if let Some(round) = table.round.filter(|&round| round < 5) => {
            notes.flaw(Flaw::OverTooEarly { round, phase });
        }
        Phase::End | Phase::Over => notes.gap(Gap::OtherPlayers),
    }
}
