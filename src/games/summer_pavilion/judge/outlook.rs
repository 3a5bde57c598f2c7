//! What everybody may come to have if what is due is unknown: the only take left, passes without a choice, the last round.

use super::offer::choosable;
use super::{can_place, passing};
use crate::games::summer_pavilion::pieces::{FACTORIES, FILL};
use crate::games::summer_pavilion::rules::{KeepFewer, Leftovers};
use crate::games::summer_pavilion::{Board, Marker, Phase, Position, Rulings, Seat, Tiles, scoring};
use crate::verdict::{Amount, Tally};

pub(crate) fn outlook(position: &Position, rulings: &Rulings) -> Vec<Amount> {
    let goes_on = may_go_on(position, rulings);
    let count = |seat: Seat| {
        let taken = may_pay_marker(position, seat);
        let counted = if goes_on { scoring::at_last(position, seat, rulings) } else { position.board(seat).score };
        taken.map_or(counted, |taken| counted.or(taken))
    };
    position.seats().map(count).collect()
}

/// The same where somebody may be the last who has not passed, and can do nothing else as far as tiles and stars are told.
pub(super) fn by_untold_pass(position: &Position, rulings: &Rulings) -> Vec<Amount> {
    let mut counts = outlook(position, rulings);
    if position.phase != Phase::Play || position.bonus.is_some() || position.refill_due().is_some() {
        return counts;
    }
    let is_told = |board: &Board| board.has_passed() || (board.hand.is_some() && board.stars.is_whole());
    // Where all is told, what each can choose is gone through.
    let all_told = position.seats().all(|seat| is_told(position.board(seat)));
    for (seat, count) in position.seats().zip(&mut counts) {
        let mut others = position.seats().filter(|&other| other != seat);
        if !all_told
            && !position.board(seat).has_passed()
            && !can_place(position, seat, rulings)
            && !passing::can_keep_all(position, seat)
            && others.all(|other| passing::is_out(position, other, rulings) != Some(false))
        {
            *count = count.or(scoring::at_last(position, seat, rulings));
        }
    }
    counts
}

/// Whether all may have passed before anybody has a choice, so that more is counted.
fn may_go_on(position: &Position, rulings: &Rulings) -> bool {
    let last = position.may_be_last_round();
    let keeps_by_rule = rulings.keep_fewer == KeepFewer::No || rulings.leftovers == Leftovers::WhenPassing;
    match position.phase {
        Phase::Setup | Phase::End | Phase::Over => false,
        Phase::Preparation => position.may_be_over,
        Phase::Offer => last && keeps_by_rule && may_be_last_take(position),
        Phase::Play if is_told(position) => false,
        // Whoever passes without a choice keeps all tiles, and nothing else is paid or counted before the end.
        Phase::Play if !last => false,
        // Somebody who can place a tile goes first; only in the last round others may have paid for theirs before.
        Phase::Play => {
            let pays = last && rulings.leftovers == Leftovers::WhenPassing;
            let plays = |seat: Seat| position.board(seat).passed == Some(false) && can_place(position, seat, rulings);
            pays || !position.seats().any(plays)
        }
    }
}

/// Whether everything is told that decides who has a choice in phase 2.
fn is_told(position: &Position) -> bool {
    let drawn = position.refill_due().is_none() || (position.bag.is_some() && position.tower.is_some());
    position.seats().all(|seat| position.board(seat).is_known())
        && position.round.is_some()
        && position.turns.is_empty()
        && (position.bonus.is_none() || position.supply.is_some())
        && !position.may_owe_bonus()
        && position.may_have_earned.is_none()
        && drawn
}

/// Whether phase 1 may be over where it goes on as far as the case tells.
pub(super) fn may_be_over(position: &Position) -> bool {
    position.may_be_over || may_be_last_take(position)
}

/// Whether only one take may be left at a whole table, which is made without a choice then.
pub(super) fn may_be_last_take(position: &Position) -> bool {
    let told = position.turn.is_some() && position.round.is_some() && position.shows_all_factories() && position.centre.is_some();
    let mut sources = position.displays().iter().chain(position.centre.iter()).filter(|tiles| !tiles.is_empty());
    let no_choice = |there: &Tiles| match position.wild() {
        Some(wild) => choosable(*there, wild).total() == 1,
        None => there.kinds().total() <= 2,
    };
    let leaves_none = sources.next().is_none_or(no_choice) && sources.next().is_none();
    position.phase == Phase::Offer && position.whole_table && !told && leaves_none
}

/// What the marker may leave of a score, if it may come with the only take that is left.
fn may_pay_marker(position: &Position, seat: Seat) -> Option<Amount> {
    let held =
        matches!(position.marker, Marker::With(_) | Marker::Taken) || position.displays().iter().any(|tiles| !tiles.is_empty());
    if held || !position.may_have_turn(seat) || !may_be_last_take(position) {
        return None;
    }
    let most = position.centre.map_or((FILL - 1) * FACTORIES as u32, |centre| centre.total());
    let mut board = *position.board(seat);
    scoring::marker(&mut board, seat, Amount::exactly(most as i32), true, &mut Tally::default());
    Some(board.score)
}
