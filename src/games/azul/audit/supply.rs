//! How far the tiles reach: what was taken, what has been drawn, bag and lid, and twenty of each colour.

use super::Notes;
use super::boards::Trusted;
use super::facts::{LEAST_EMPTIED, MOST_WAITING, fill_for};
use super::table::Table;
use crate::games::azul::pieces::{ALL, EACH, SEATS};
use crate::games::azul::rules::FallenWhenFull;
use crate::games::azul::{Colour, Flaw, Gap, Line, Phase, SpaceSet, Tiles};
use std::cmp::Ordering;

/// Whether floor lines that overflowed can have sent these tiles to the lid, if any.
fn overflowed(table: &Table<'_>, tiles: Tiles) -> bool {
    let full = |board: &Trusted| board.floor.is_none_or(|floor| floor.is_full());
    let emptied = || tiles.total() >= LEAST_EMPTIED && table.rulings.fallen_when_full() == FallenWhenFull::All;
    tiles.is_empty() || !table.whole || table.boards().any(|(_, board)| full(board)) || emptied()
}

/// `offer_sound`: whether factories, centre and boards account for one another.
pub(super) fn check(table: &Table<'_>, offer_sound: bool, notes: &mut Notes) {
    if table.draft.phase == Phase::Setup {
        return;
    }
    let row_by_row = notes.flaws.iter().any(|flaw| matches!(flaw, Flaw::RowAheadOfRound { .. }));
    if !row_by_row {
        notes.flaw(ahead_of_round(table, offer_sound));
    }
    // Before a hundred tiles no fill needs more than the bag, so the lid certainly never went back. More players draw more.
    if table.drawn(table.players.unwrap_or(SEATS)).is_some_and(|(_, most)| most <= ALL) {
        check_bag(table, notes);
        check_lid(table, notes);
    } else {
        notes.flaw(returned_bag(table).or_else(|| undealt_bag(table)));
        notes.flaw(not_returned(table));
    }
}

/// Tiling row n takes n tiles from the table; they and all in sight were drawn. In an offer walls are from earlier rounds.
fn ahead_of_round(table: &Table<'_>, offer_sound: bool) -> Option<Flaw> {
    let (players, round) = (table.players?, table.round?);
    let (walls, drawn) = (table.used(), |rounds| table.drawn_in(players, rounds).1);
    let (before, by_scores) = (drawn(1..=round - 1), || walls > table.shown());
    if table.draft.phase == Phase::Offer && walls > before {
        return Some(Flaw::WallsAheadOfRound { used: walls, dealt: before, round, by_scores: by_scores() });
    }
    let on_boards: u32 = table.boards().map(|(_, board)| board.on_lines().total() + table.fell_at_least(board)).sum();
    let (used, dealt) = (walls + on_boards + table.offered(), drawn(1..=round));
    (offer_sound && used > dealt).then(|| Flaw::TilesAheadOfRound { used, dealt, round, by_scores: by_scores() })
}

/// Until the lid goes back, the bag holds exactly what was not drawn.
fn check_bag(table: &Table<'_>, notes: &mut Notes) {
    let (Some(bag), Some(players), Some(round)) = (table.draft.bag, table.players, table.round) else {
        notes.flaw(undealt_bag(table));
        return notes.gap(Gap::Bag);
    };
    let (fewest, most) = table.drawn_in(players, 1..=round);
    let bag = bag.total();
    let expected = bag.clamp(ALL - most, ALL - fewest);
    notes.flaw((bag != expected).then_some(Flaw::BagAgainstRound { bag, expected, round: Some(round) }));
}

/// Only the next deal brings back into the bag what was dealt in this round. (In the middle of that deal it may be there.)
fn undealt_bag(table: &Table<'_>) -> Option<Flaw> {
    let bag = table.draft.bag.filter(|_| table.draft.phase != Phase::Preparation)?.total();
    // Two play at least.
    let expected = ALL - fill_for(table.players.unwrap_or(2)) - table.plus_one().0;
    (bag > expected).then_some(Flaw::BagAgainstRound { bag, expected, round: None })
}

/// When the lid goes back, the bag has all tiles but those on the boards; each round since has drawn from it. So it tells how
/// many the boards held then, unless it may have been filled once more.
fn returned_bag(table: &Table<'_>) -> Option<Flaw> {
    let (bag, players, round) = (table.draft.bag?.total(), table.players?, table.round?);
    let returned = table.returned().filter(|_| table.boards().all(|(_, board)| board.wall_sound))?;
    let (fewest, most) = table.drawn_in(players, returned..=round);
    let (held_least, held_most) = held_before(table, players, returned);
    let against_boards = |drawn: u32, held, more| {
        Some(Flaw::BagAgainstBoards { bag, round, returned, told: ALL.saturating_sub(bag + drawn), held, more })
    };
    match bag + fewest {
        _ if held_most + most > ALL => None,
        there if there > ALL => {
            Some(Flaw::BagAgainstRound { bag, expected: ALL.saturating_sub(fewest + held_least), round: Some(round) })
        }
        there if there + held_least > ALL => against_boards(fewest, held_least, true),
        _ if bag + most + held_most < ALL => against_boards(most, held_most, false),
        _ => None,
    }
}

/// Fewest and most tiles on the boards before that round was dealt: walls without what they gained since, and no full line.
fn held_before(table: &Table<'_>, players: usize, dealt: u8) -> (u32, u32) {
    let round = table.round.unwrap_or(dealt);
    let tilings = u32::from(round - dealt) + u32::from(table.draft.phase != Phase::Offer);
    let most_in_row = u32::from(dealt - 1).min(4);
    let unseen = players.saturating_sub(table.seats) as u32 * (5 * most_in_row + MOST_WAITING);
    table.boards().fold((0, unseen), |(least, most), (_, board)| {
        let rows = || Line::all().map(|row| board.in_row(row));
        let on_wall = match board.wall.whole() {
            Some(_) => rows().map(|tiles| tiles.min(most_in_row)).sum(),
            None => 5 * most_in_row,
        };
        let on_lines = if round == dealt { table.waited_at_most(board) } else { MOST_WAITING };
        (least + rows().map(|tiles| tiles.saturating_sub(tilings)).sum::<u32>(), most + on_wall + on_lines)
    })
}

/// Until it goes back, the lid keeps n − 1 tiles of a tiled line n; before the first tiling only tiles from a full floor line.
fn check_lid(table: &Table<'_>, notes: &mut Notes) {
    let walls_known = table.whole && table.boards().all(|(_, board)| board.wall.is_whole());
    notes.gap((table.draft.lid.is_none() || !walls_known).then_some(Gap::Lid));
    let Some(lid) = table.draft.lid else { return };
    if notes.is_possible() {
        notes.flaw(lid_against_dealt(table, lid.total()));
    }
    if table.nothing_tiled_yet() {
        return notes.flaw((!overflowed(table, lid)).then_some(Flaw::LidTooEarly { lid: lid.total() }));
    }
    for colour in Colour::ALL {
        // While tiling, lines that are not told may hold what they still have to send there.
        let is_told = |board: &Trusted| board.lines.is_whole() || table.draft.phase != Phase::Tiling;
        let walls = table.boards().filter(|(_, board)| is_told(board)).filter_map(|(_, board)| board.wall.whole());
        let walls = walls.flat_map(|wall| wall.of(colour).iter());
        let least: u32 = walls.map(|space| u32::from(space.row().length()) - 1).sum();
        let leaving: u32 = table.boards().map(|(_, board)| u32::from(board.leaving.of(colour))).sum();
        let (lid, least) = (lid.of(colour), least.saturating_sub(leaving));
        notes.flaw((u32::from(lid) < least).then_some(Flaw::LidTooSmall { colour, lid, least }));
    }
}

/// Until the lid goes back, what was dealt lies there, on the boards, on factories or in the centre. Before the first tiling
/// tiles come there only past a full floor line, which keeps six at least.
fn lid_against_dealt(table: &Table<'_>, lid: u32) -> Option<Flaw> {
    let (players, round) = (table.players.unwrap_or(SEATS), table.round?);
    let fell_past = table.nothing_tiled_yet() && lid > 0 && table.rulings.fallen_when_full() == FallenWhenFull::Further;
    let hides_full = fell_past && !table.boards().any(|(_, board)| board.floor().is_full());
    let on_boards: u32 = table.boards().map(|(_, board)| board.tiles().total()).sum();
    let (seen, (_, dealt)) = (on_boards + table.offered(), table.drawn_in(players, 1..=round));
    let elsewhere = if hides_full && lid + seen <= dealt { seen + LEAST_EMPTIED - 1 } else { seen };
    if lid + elsewhere > dealt {
        return Some(Flaw::LidAgainstDealt { lid, elsewhere, dealt, round, more: true });
    }
    let (dealt, _) = table.drawn_in(table.players.filter(|_| table.draft.phase == Phase::Offer)?, 1..=round - 1);
    let (_, held) = held_before(table, players, round);
    (lid + held < dealt).then_some(Flaw::LidAgainstDealt { lid, elsewhere: held, dealt, round, more: false })
}

/// In the offer of the round for which the lid went back, only what overflowed has got there since.
fn not_returned(table: &Table<'_>) -> Option<Flaw> {
    let (round, lid) = (table.returned().filter(|_| table.draft.phase == Phase::Offer)?, table.draft.lid?);
    (Some(round) == table.round && !overflowed(table, lid)).then_some(Flaw::LidNotReturned { lid: lid.total(), round })
}

/// Between two rounds, and once the game is over, what is neither in the bag nor in the lid lies on walls and lines: a row
/// has one tile a round, and four as long as the game goes on; no line is full.
pub(super) fn check_all(table: &Table<'_>, notes: &mut Notes) {
    let most_in_row = match table.draft.phase {
        Phase::Preparation => 4,
        Phase::End | Phase::Over => 5,
        Phase::Setup | Phase::Offer | Phase::Tiling => return,
    };
    let (Some(bag), Some(lid), false) = (table.draft.bag, table.draft.lid, table.everything_shown()) else { return };
    let most_in_row = most_in_row.min(table.round.unwrap_or(5)).into();
    let on_board = |board: &Trusted| {
        let on_line = |line: Line| match board.lines.untold.has(line) {
            true => u32::from(line.length() - 1),
            false => board.line(line).count().into(),
        };
        let (wall, untold) = (board.wall.tiles.covered(), board.wall.untold);
        let in_row = |row| {
            let [told, untold] = [wall, untold].map(|spaces| spaces.and(SpaceSet::row(row)).len());
            told.max(most_in_row).min(told + untold) as u32
        };
        Line::all().map(|line| on_line(line) + in_row(line)).sum::<u32>()
    };
    let unseen = (table.players.unwrap_or(SEATS) - table.seats) * (5 * most_in_row + MOST_WAITING as usize);
    let held = table.boards().map(|(_, board)| on_board(board)).sum::<u32>() + unseen as u32;
    let there = bag.plus(lid).total();
    notes.flaw((there + held < ALL).then_some(Flaw::TooFew { there, held }));
}

/// The box has twenty of each colour, and none ever leaves the table.
pub(super) fn check_colours(table: &Table<'_>, notes: &mut Notes) {
    let complete = table.everything_shown();
    notes.gap((!complete && table.draft.phase != Phase::Setup).then_some(Gap::Conservation));
    let seen = table.seen;
    // One tile may lie on the "0" factory, kept by whoever it is.
    let missing: u32 = seen.iter().map(|seen| u32::from(EACH).saturating_sub(seen.total())).sum();
    let nothing_left_out = complete && table.boards().all(|(_, board)| board.sound) && missing > u32::from(table.kept_unsaid);
    for (colour, seen) in Colour::ALL.into_iter().zip(seen) {
        match seen.total().cmp(&u32::from(EACH)) {
            Ordering::Greater => notes.flaw(Flaw::TooMany { colour, seen }),
            Ordering::Less if nothing_left_out => notes.flaw(Flaw::NotTwenty { colour, seen }),
            Ordering::Less | Ordering::Equal => {}
        }
    }
}

/// What was dealt and lies neither on factories nor in the centre was taken in this offer, and went to pattern lines, floor
/// lines, kept factories, and from full floor lines to the lid; nothing leaves a board before the tiling. While tiling all is
/// taken, and the row of a line that was tiled tells of it.
pub(super) fn taken(table: &Table<'_>) -> Option<Flaw> {
    let (fewest, most) = table.dealt()?;
    let (tiling, centre) = (table.draft.phase == Phase::Tiling, table.centre().is_some());
    let most = most.saturating_sub(if tiling { 0 } else { table.offered() });
    let at_least = table.boards().map(|(_, board)| table.received_at_least(board)).sum();
    if at_least > most {
        return Some(Flaw::MoreThanTaken { placed: at_least, taken: most, tiling, centre });
    }
    let fewest = fewest.saturating_sub(table.not_taken()?);

    // Where everything is shown, what is missing is missing among the twenty of its colour.
    if table.everything_shown() && !table.all_there() || !table.whole || table.may_run_short() {
        return None;
    }
    let placed = table.boards().map(|(_, board)| table.received_at_most(board)).sum::<Option<u32>>()?;
    (placed + u32::from(table.kept_unsaid) < fewest).then_some(Flaw::TakenMissing { taken: fewest, placed, tiling })
}
