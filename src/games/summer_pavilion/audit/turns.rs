//! Whose turns phase 1's takes were, by factories, centre, hands and order; and who places next in phase 2, if stars tell it.
//! Bonus tiles that may be owed: who types a table in the middle of a turn leaves `bonus` out as easily as at its beginning.

use super::table::Table;
use super::{Audit, examine};
use crate::game::turns::{self, Offer, Order, TurnConflict, Turns, conflict};
use crate::games::summer_pavilion::pieces::{FILL, SEATS, SUPPLY};
use crate::games::summer_pavilion::rules::BonusShort;
use crate::games::summer_pavilion::{Colour, Flaw, MarkerPlace, Phase, Seat, SeatSet, Tiles};

pub(super) fn check(table: &Table<'_>) -> Option<Flaw> {
    match table.draft.phase {
        _ if !table.whole => None,
        Phase::Play => not_next(table, table.draft.turn?),
        _ => found(table, table.draft.turn).map(|conflict| Flaw::Turns { conflict }),
    }
}

/// Whose turn it may be at a whole table; nobody's where nobody has turns.
pub(super) fn possible(table: &Table<'_>) -> SeatSet {
    let fits = |seat: Seat| match (table.draft.phase, table.draft.turn, table.draft.bonus()) {
        (Phase::Setup | Phase::Preparation | Phase::End | Phase::Over, ..) => false,
        (Phase::Play, Some(turn), None) if is_over(table, turn) => may_follow(table, turn, seat),
        (_, Some(turn), _) => turn == seat,
        (Phase::Offer, None, _) => found(table, Some(seat)).is_none(),
        // Bonus tiles are chosen in the turn that earned them.
        (Phase::Play, None, Some((earner, _))) => earner == seat,
        (Phase::Play, None, None) => !table.has_passed(seat) && not_next(table, seat).is_none(),
    };
    table.boards().map(|(seat, _)| seat).filter(|&seat| table.whole && fits(seat)).collect()
}

/// Whether only the refill is left of a player's turn: the supply lacks tiles that nobody else can have chosen. Otherwise they
/// were chosen in the turn before, in a case that is written between choice and refill.
fn is_over(table: &Table<'_>, turn: Seat) -> bool {
    let missing = SUPPLY.saturating_sub(table.draft.supply.map_or(SUPPLY, Tiles::total));
    let can_have_chosen = |seat: Seat| u32::from(table.board(seat).best_bonus().0) >= missing;
    let others = || table.boards().map(|(seat, _)| seat).filter(|&seat| seat != turn && table.passed(seat) != Some(true));
    let known = table.all_shown() && !table.may_have_run_dry() && table.rulings.bonus_short() != BonusShort::AfterRefill;
    known && missing > 0 && can_have_chosen(turn) && !others().any(can_have_chosen)
}

/// Whether the turn may go on to a player: to the first who has not passed, the same again if all others have.
fn may_follow(table: &Table<'_>, turn: Seat, seat: Seat) -> bool {
    let mut before = turn.next(table.seats).round(table.seats).take_while(|&other| other != seat);
    before.all(|other| table.passed(other) != Some(false)) && (seat == turn || table.passed(seat) != Some(true))
}

/// What speaks against a player's turn in phase 2. The marker's holder begins, and in the first round (or as long as nobody has
/// placed a tile) each tile on the stars was a turn of it: the next is the first of those who have placed the fewest and not
/// passed. With bonus tiles to choose or the supply to refill it may still be the turn before.
fn not_next(table: &Table<'_>, seat: Seat) -> Option<Flaw> {
    let (Phase::Play, Some(MarkerPlace::Front(starter)), None) = (table.draft.phase, table.marker, table.draft.bonus()) else {
        return None;
    };
    let placed = |seat: Seat| table.board(seat).pavilion.map_or(0, |pavilion| pavilion.covered().len());
    let is_full = table.draft.supply.is_none_or(|supply| supply.total() == SUPPLY);
    let is_counted =
        is_full && table.all_shown() && (table.round == Some(1) || table.boards().all(|(seat, _)| placed(seat) == 0));
    // Whoever has not passed, and comes first even if nobody else has, is next.
    let playing = starter.round(table.seats).filter(|&seat| table.passed(seat) != Some(true));
    let next = playing.min_by_key(|&seat| placed(seat)).filter(|&next| is_counted && table.passed(next) == Some(false))?;
    let may_be_choosing = table.board(seat).best_bonus().0 > 0;
    (seat != next && !may_be_choosing).then(|| Flaw::NotNextToPlace { seat, next, starter, placed: placed(next) as u32 })
}

/// What does not go together if it is the turn of this player.
fn found(table: &Table<'_>, turn: Option<Seat>) -> Option<TurnConflict> {
    // A factory that was never filled stands for no turn, and leaves nothing to the centre.
    let from = |emptied| table.centre().is_some_and(|centre| centre.total().div_ceil(FILL - 1) >= emptied);
    let emptied = table.emptied().filter(|&emptied| from(emptied) || emptied == 0 || !table.may_have_run_dry());
    let offer = Offer { emptied, marker_taken: table.marker.map(|place| place != MarkerPlace::Centre) };
    conflict(table.seats, Order { starter: table.draft.starter, turn }, offer, boards(table))
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
