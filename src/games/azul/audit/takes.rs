//! How often somebody took tiles in the offer of this round, as far as the boards tell, and in whose turns.
//!
//! A take brings one colour to one pattern line, and what finds no space there to the floor line. So each line of a colour tells
//! of its own take, and a colour that only fell of one.

use super::Notes;
use super::boards::Trusted;
use super::table::Table;
use crate::game::shared::FILL;
use crate::game::turns::{self, Offer, Order, TurnConflict, Turns, conflict};
use crate::games::azul::rules::PartialFloor;
use crate::games::azul::{Colour, DraftFactory, Flaw, Gold, Line, MarkerPlace, Phase, Piece, Position, Seat, SeatSet, Tiles};

pub(super) fn check(table: &Table<'_>, told: &[TakesSeen<'_>], notes: &mut Notes) {
    // Gold factories keep tiles, or pass them on: there an empty factory says little.
    let emptied = table.emptied().filter(|_| !table.draft.setup.specialised);
    let agrees = emptied.is_none_or(|emptied| {
        notes.passes(|notes| check_colours(told, emptied, notes))
            && notes.passes(|notes| notes.flaw(left_behind(table, told, emptied)))
            && notes.passes(|notes| notes.flaw(rest_not_in_centre(table, told, emptied)))
    });
    if agrees {
        notes.flaw(without_tiles(table));
    }
}

/// What all boards tell of takes.
pub(super) fn told<'a>(table: &'a Table<'_>) -> Vec<TakesSeen<'a>> {
    table.boards().map(|(seat, board)| TakesSeen { seat, board, takes: least_of_each(table, board) }).collect()
}

/// What a board tells of takes.
pub(super) struct TakesSeen<'a> {
    pub(super) seat: Seat,
    pub(super) board: &'a Trusted,
    /// The least number of takes of each colour.
    takes: Tiles,
}

impl TakesSeen<'_> {
    /// The least number of takes.
    pub(super) fn least(&self) -> u32 {
        self.takes.total()
    }
}

/// The least number of takes of each colour that a board tells of.
///
/// What falls beside a line fills it first. So where no line of the colour is or was full, what fell came by its own take, unless
/// the ruling lets players drop what would fit.
fn least_of_each(table: &Table<'_>, board: &Trusted) -> Tiles {
    let mut takes = Tiles::EMPTY;
    let mut overflowed = [!board.sound; 5];
    for line in Line::all() {
        if table.may_be_tiled(board, line) {
            for colour in
                Colour::ALL.into_iter().filter(|&colour| board.wall.whole().is_none_or(|wall| wall.row_has(line, colour)))
            {
                // A single tile in the row is the one that was tiled.
                takes.add(colour, u8::from(table.is_tiled(board, line) && board.in_row(line) == 1));
                overflowed[colour.index()] = true;
            }
        }
        let Some(colour) = board.line(line).colour() else { continue };
        takes.add(colour, u8::from(table.came_now(board, line) > 0));
        overflowed[colour.index()] |= board.is_full(line);
    }
    let on_floor = board.floor().tiles();
    for colour in Colour::ALL {
        if on_floor.of(colour) > 0 || board.kept == Some(Some(Piece::Tile(colour))) {
            let beside = || overflowed[colour.index()] || table.rulings.partial_floor() == PartialFloor::Yes;
            takes.add(colour, u8::from(takes.of(colour) == 0 || !beside()));
        }
    }
    takes
}

/// The tiles of one colour of a factory are taken together, there or from the centre. So no colour is taken more often than
/// factories were emptied. (Late in a game some may have been empty from the start; then there were fewer takes.)
fn check_colours(told: &[TakesSeen<'_>], emptied: u32, notes: &mut Notes) {
    for colour in Colour::ALL {
        let takes = || told.iter().map(|told| (told.seat, u32::from(told.takes.of(colour))));
        let total = takes().map(|(_, takes)| takes).sum();
        if total <= emptied {
            continue;
        }
        let players = takes().filter(|&(_, takes)| takes > 0).count() as u32;
        let split = takes().find(|&(_, takes)| takes > 1).map(|(seat, _)| seat).filter(|_| players <= emptied);
        notes.flaw(match split {
            Some(seat) => Flaw::ColourOnSeveralLines { seat, colour, takes: total, emptied },
            None => Flaw::ColourTakenTooOften { colour, takes: total, emptied },
        });
    }
}

/// As long as the marker is in the centre nobody took from there, so that each take emptied a factory.
fn left_behind(table: &Table<'_>, told: &[TakesSeen<'_>], emptied: u32) -> Option<Flaw> {
    let takes = told.iter().map(TakesSeen::least).sum();
    let (in_centre, told) = (table.marker == Some(MarkerPlace::Centre), table.draft.centre.is_some());
    (in_centre && takes > emptied).then_some(Flaw::MarkerLeftBehind { takes, emptied, told })
}

/// The marker comes with tiles from the centre, and they lie on the same board then.
fn without_tiles(table: &Table<'_>) -> Option<Flaw> {
    let Some(place @ (MarkerPlace::Floor(seat, _) | MarkerPlace::Kept(seat))) = table.marker else { return None };
    (most(table, table.board(seat)) == Some(0)).then_some(Flaw::MarkerWithoutTiles { seat, place })
}

/// As long as nobody took from the centre, each empty factory lost one colour to a player and sent the rest to the centre. So of
/// those from which yellow was taken, all that is not yellow lies in the centre.
fn rest_not_in_centre(table: &Table<'_>, told: &[TakesSeen<'_>], emptied: u32) -> Option<Flaw> {
    let in_offer = table.draft.phase == Phase::Offer && table.marker == Some(MarkerPlace::Centre);
    let centre = table.centre().filter(|_| in_offer && !table.may_have_left() && !table.may_run_short())?;
    let taken = (FILL * emptied).saturating_sub(centre.total());
    let came: Vec<_> = told.iter().map(|told| (told.takes, came_of_each(table, told.board))).collect();
    let shown = table.whole && table.boards().all(|(_, board)| board.is_shown());
    let on_boards = table.boards().fold(Tiles::EMPTY, |tiles, (_, board)| tiles.plus(board.taken_at_most));
    Colour::ALL.into_iter().find_map(|colour| {
        let of = |tiles: &Tiles| u32::from(tiles.of(colour));
        // A factory has four tiles, so more of a colour came from several.
        let takes: u32 = came.iter().map(|(takes, tiles)| of(takes).max(of(tiles).div_ceil(FILL))).sum();
        let others: u32 = came.iter().map(|(_, tiles)| tiles.total() - of(tiles)).sum();
        let mut most = taken.saturating_sub(others);
        if shown {
            most = most.min(u32::from(on_boards.of(colour)));
        }
        let rest = centre.total() - u32::from(centre.of(colour));
        let least = (FILL * takes).saturating_sub(most);
        (least > rest).then_some(Flaw::RestNotInCentre { colour, takes, most, least, rest })
    })
}

/// How many tiles certainly came to the boards in this offer.
fn came(table: &Table<'_>, told: &[TakesSeen<'_>]) -> u32 {
    told.iter().map(|told| came_of_each(table, told.board).total()).sum()
}

/// How many tiles of each colour certainly came to a board in this offer.
fn came_of_each(table: &Table<'_>, board: &Trusted) -> Tiles {
    let came = Line::all().filter_map(|line| Some((board.line(line).colour()?, table.came_now(board, line) as u8)));
    board.fallen_tiles().plus(came.collect())
}

/// The greatest number of takes that a board allows: one for each tile that it can have received, if none can have left it.
fn most(table: &Table<'_>, board: &Trusted) -> Option<u32> {
    Some(table.received_at_most(board)? + u32::from(table.kept_unsaid))
}

/// Whose turns the takes were, against factories, centre and the order of the players.
pub(super) fn check_turns(table: &Table<'_>, told: &[TakesSeen<'_>], notes: &mut Notes) {
    if table.whole {
        notes.flaws.extend(conflict_with(table, told, table.draft.turn).map(|conflict| Flaw::Turns { conflict }));
    }
}

/// Whose turn it may be in an offer of which the case does not tell it: everybody with whose turn boards and factories agree.
pub(super) fn possible_turns(table: &Table<'_>, told: &[TakesSeen<'_>]) -> SeatSet {
    let is_asked = table.draft.phase == Phase::Offer && table.draft.turn.is_none() && table.whole;
    let may_be = |seat: &Seat| is_asked && conflict_with(table, told, Some(*seat)).is_none();
    table.boards().map(|(seat, _)| seat).filter(may_be).collect()
}

/// How many factories can have been emptied in an offer, and how many tiles can lie in the centre; none where that is not known.
pub(super) fn most_in_centre(table: &Table<'_>, told: &[TakesSeen<'_>]) -> Option<(u32, u32)> {
    if table.draft.phase != Phase::Offer || table.draft.setup.specialised {
        return None;
    }
    let players = table.players.filter(|_| table.whole);
    let emptied = table.emptied().or(players.map(|players| Position::factories_for(players) as u32))?;
    let order = Order { starter: table.draft.starter, turn: table.draft.turn };
    let turns = players.and_then(|players| turns::most(players, order, boards(table, told)));
    let emptied = emptied.min(turns.unwrap_or(emptied));
    // Of each factory one tile at least was taken, and all that came to the boards.
    Some((emptied, (FILL * emptied).saturating_sub(came(table, told).max(emptied))))
}

fn boards<'a>(table: &'a Table<'_>, told: &'a [TakesSeen<'_>]) -> impl Iterator<Item = Turns> + Clone + use<'a> {
    told.iter().map(|told| Turns { seat: told.seat, least: told.least(), most: most(table, told.board) })
}

fn conflict_with(table: &Table<'_>, told: &[TakesSeen<'_>], turn: Option<Seat>) -> Option<TurnConflict> {
    conflict(table.seats, Order { starter: table.draft.starter, turn }, offer(table), boards(table, told))
}

/// What factories and centre tell of turns.
fn offer(table: &Table<'_>) -> Offer {
    // "Stay" may stand for several turns, and "to the neighbours" fills others; and one that was never filled stands for none.
    let is_plain = |shown: &DraftFactory| match shown.gold {
        Some(Gold::Stay | Gold::Neighbours) => shown.is_untouched(),
        _ => true,
    };
    let emptied = table.emptied().filter(|_| table.gold_known && table.factories().all(|(_, shown)| is_plain(shown)));
    // What lies in the centre was left by a take for every three of them.
    let left = table.centre().map_or(0, |centre| centre.total().div_ceil(FILL - 1));
    let emptied = emptied.filter(|&emptied| emptied <= left || !table.may_run_short());
    // No colour is taken more often than factories were emptied.
    let in_offer = table.draft.phase == Phase::Offer && !table.draft.setup.specialised;
    let is_told = || in_offer && table.boards().all(|(_, board)| most(table, board).is_some());
    let on_boards = || table.boards().flat_map(|(_, board)| Colour::ALL.map(|colour| board.taken_at_most.of(colour).into()));
    let most = emptied.filter(|_| is_told()).map(|emptied| on_boards().map(|tiles: u32| tiles.min(emptied)).sum());
    Offer { emptied, marker: table.marker.map(MarkerPlace::holder), most }
}

/// Whether a player certainly has not taken yet in this offer: a single turn would be too many.
pub(super) fn has_not_taken(table: &Table<'_>, seat: Seat) -> bool {
    let order = Order { starter: table.draft.starter, turn: table.draft.turn };
    let once = std::iter::once(Turns { seat, least: 1, most: None });
    table.draft.phase == Phase::Offer && conflict(table.seats, order, offer(table), once).is_some()
}
