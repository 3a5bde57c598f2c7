//! Whose turns phase 1's takes were, by factories, centre, hands and order; and whose turn it may be.
//! Bonus tiles that may be owed: who types a table in the middle of a turn leaves `bonus` out as easily as at its beginning.

use super::table::Table;
use super::{Audit, examine, playing};
use crate::game::turns::{self, Offer, Order, TurnConflict, Turns, conflict};
use crate::games::summer_pavilion::pieces::{FILL, SEATS, SUPPLY};
use crate::games::summer_pavilion::rules::BonusShort;
use crate::games::summer_pavilion::{Colour, Flaw, MarkerPlace, Phase, Seat, SeatSet, Tiles};

pub(super) fn check(table: &Table<'_>) -> Option<Flaw> {
    match table.draft.phase {
        _ if !table.whole => None,
        Phase::Play => playing::check(table),
        _ => found(table, table.draft.turn).map(|conflict| Flaw::Turns { conflict }),
    }
}

/// Whose turn it may be at a whole table; nobody's where nobody has turns.
pub(super) fn possible(table: &Table<'_>) -> SeatSet {
    let fits = |seat: Seat| match (table.draft.phase, table.draft.turn, table.draft.bonus()) {
        (Phase::Setup | Phase::Preparation | Phase::End | Phase::Over, ..) => false,
        (Phase::Play, Some(turn), None) => {
            let is_over = is_over(table, turn);
            (is_over != Some(true) && turn == seat) || (is_over != Some(false) && may_follow(table, turn, seat))
        }
        (_, Some(turn), _) => turn == seat,
        (Phase::Offer, None, _) => found(table, Some(seat)).is_none(),
        // Bonus tiles are chosen in the turn that earned them.
        (Phase::Play, None, Some((earner, _))) => earner == seat,
        (Phase::Play, None, None) => table.said_passed(seat) != Some(true) && playing::fits(table, seat, seat),
    };
    table.boards().map(|(seat, _)| seat).filter(|&seat| table.whole && fits(seat)).collect()
}

/// Whether only the refill is left of a player's turn: the supply lacks tiles that nobody else can have chosen. Otherwise they
/// were chosen in the turn before, in a case that is written between choice and refill. None where too little is told.
fn is_over(table: &Table<'_>, turn: Seat) -> Option<bool> {
    let missing = SUPPLY.saturating_sub(table.draft.supply.map_or(SUPPLY, Tiles::total));
    let can_have_chosen = |seat: Seat| u32::from(table.board(seat).best_bonus().0) >= missing;
    let others = || table.boards().map(|(seat, _)| seat).filter(|&seat| seat != turn && table.passed(seat) != Some(true));
    let surely_chose = |seat: Seat| table.passed(seat).is_some() && u32::from(table.board(seat).sure_bonus()) >= missing;
    if missing == 0 || !can_have_chosen(turn) || table.rulings.bonus_short() == BonusShort::AfterRefill {
        Some(false)
    } else if table.all_shown() {
        Some(!table.may_have_run_dry() && !others().any(can_have_chosen))
    } else if others().any(surely_chose) {
        Some(false)
    } else {
        table.draft.granted.turn_over
    }
}

/// Whether the turn may go on to a player: to the first who has not passed, the same again if all others have.
fn may_follow(table: &Table<'_>, turn: Seat, seat: Seat) -> bool {
    let mut before = turn.next(table.seats).round(table.seats).take_while(|&other| other != seat);
    before.all(|other| table.passed(other) != Some(false)) && (seat == turn || table.passed(seat) != Some(true))
}

/// What does not go together if it is the turn of this player.
fn found(table: &Table<'_>, turn: Option<Seat>) -> Option<TurnConflict> {
    // A factory that was never filled stands for no turn, and leaves nothing to the centre.
    let from = |emptied| table.centre().is_some_and(|centre| centre.total().div_ceil(FILL - 1) >= emptied);
    let emptied = table.emptied().filter(|&emptied| from(emptied) || emptied == 0 || !table.may_have_run_dry());
    let order = Order { starter: table.draft.starter, turn };
    let found = |marker| conflict(table.seats, order, Offer { emptied, marker, most: None }, boards(table));
    // A centre that is told without the marker tells that somebody has it.
    let is_taken =
        table.marker.is_none() && table.draft.phase == Phase::Offer && table.draft.centre.is_some() && emptied > Some(0);
    let with_any = || table.boards().map(|(seat, _)| found(Some(Some(seat)))).reduce(|one, other| one.and(other)).flatten();
    found(table.marker.map(MarkerPlace::holder)).or_else(|| with_any().filter(|_| is_taken))
}

fn boards<'a>(table: &'a Table<'_>) -> impl Iterator<Item = Turns> + Clone + use<'a> {
    let boards = table.boards();
    boards.map(|(seat, board)| Turns { seat, least: least(table, seat, board.hand), most: board.hand.map(Tiles::total) })
}

/// Whether nobody can have had a turn in the offer, so that nothing has come to the centre.
pub(super) fn is_untouched(table: &Table<'_>) -> bool {
    let order = Order { starter: table.draft.starter, turn: table.draft.turn };
    table.whole && table.draft.phase == Phase::Offer && turns::most(table.seats, order, boards(table)) == Some(0)
}

/// The least number of turns that what lies beside a board tells of, where it may hold tiles kept from the round before.
///
/// A turn brings one colour that is not wild, and one wild tile at most; from a factory four tiles at most.
fn least(table: &Table<'_>, seat: Seat, hand: Option<Tiles>) -> u32 {
    let kept = table.kept();
    let holds = u32::from(table.marker == Some(MarkerPlace::Front(seat)));
    let (Some(hand), Some(wild)) = (hand, table.round.and_then(Colour::wild)) else { return holds };
    let colours = hand.iter().filter(|&(colour, _)| colour != wild).count() as u32;
    let at_once = if table.marker == Some(MarkerPlace::Centre) { hand.total().saturating_sub(kept).div_ceil(FILL) } else { 0 };
    colours.max(u32::from(hand.of(wild))).saturating_sub(kept).max(at_once).max(holds).min(hand.total())
}

/// The most bonus tiles that somebody may have to choose without the case saying so.
pub(super) fn most_owed(table: &Table<'_>) -> u32 {
    table.boards().map(|(seat, _)| u32::from(earned(table, seat))).max().unwrap_or(0)
}

/// The most bonus tiles that each player may have to choose without the case saying so; 0 where any number would make the
/// position impossible. `turns`: who may have the turn at a whole table.
pub(super) fn may_owe(table: &Table<'_>, turns: SeatSet) -> [u8; SEATS] {
    let mut most = [0; SEATS];
    for (seat, _) in table.boards().filter(|&(seat, _)| turns.is_empty() || turns.has(seat)) {
        let possible = |&count: &u8| {
            let mut audit = Audit::default();
            let mut draft = table.draft.clone();
            draft.players[seat.index()].bonus = Some(count);
            examine(&draft, table.rulings, &mut audit);
            audit.is_possible()
        };
        most[seat.index()] = (1..=earned(table, seat)).rev().find(possible).unwrap_or(0);
    }
    most
}

/// The most that the last tile of `seat` can have earned, if this may be their turn, and nothing is said or seen of a choice.
fn earned(table: &Table<'_>, seat: Seat) -> u8 {
    let draft = table.draft;
    let said = draft.bonus().is_some() || draft.players.get(seat.index()).is_none_or(|player| player.bonus.is_some());
    let their_turn = draft.phase == Phase::Play && draft.turn.is_none_or(|turn| turn == seat) && !table.has_passed(seat);
    let chosen = draft.supply.is_some_and(|supply: Tiles| supply.total() < SUPPLY) && !table.may_have_run_dry();
    if said || !their_turn || chosen { 0 } else { table.board(seat).best_bonus().0 }
}
