//! Moves judged, made, listed: one file a phase; what players may come to have, where what is not told decides it.
//!
//! `judge` collects every reason against a move and trusts nothing in it; `apply` makes a move that `judge` let pass; a `list`
//! has what is conceivable, except shorthands.

mod deal;
mod offer;
mod offers;
mod rest;
mod source;
mod tiling;

pub(super) use offer::{may_take_colour, takes_colour};
pub(super) use offers::list_rests;
pub(super) use rest::hides_a_rest;
pub(super) use source::{hidden_count, shown, stays, takes_some};
pub(super) use tiling::hidden_wall;

use super::{Board, Move, NotTold, Onto, Phase, Position, Reason, Refusal, Rulings, Side, scoring};
use crate::game::{Entry, Judge};
use crate::games::azul::{Azul, Seat};
use crate::verdict::{Amount, Ledger, Moment, Tally};
use std::borrow::Cow;
use tiling::Settled;

/// The refusal after which nothing else is worth saying, if there is one; any before it are noted.
type Judged = Result<(), Refusal>;

impl Judge for Azul {
    fn judge(position: &Position, play: &Move, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
        let position = &*before(position, play, rulings);
        let last = match play {
            Move::Take(take) => offer::judge(position, take, rulings, refusals),
            Move::Tile { seat, line, onto } => tiling::judge_tile(position, *seat, *line, *onto, rulings, refusals),
            Move::Clear { seat } => tiling::judge_clear(position, *seat, refusals),
            Move::Deal(deal) => deal::judge(position, deal, rulings, refusals),
            Move::Finish => judge_finish(position),
        };
        refusals.extend(last.err());
    }
    fn carry_out<L: Ledger<Reason>>(position: &mut Position, play: &Move, rulings: &Rulings, ledger: &mut L) {
        if let Cow::Owned(over) = before(position, play, rulings) {
            *position = over;
        }
        match play {
            Move::Take(take) => offer::apply(position, take, rulings),
            Move::Tile { seat, line, onto } => tiling::apply_tile(position, *seat, *line, *onto, rulings, ledger),
            Move::Clear { seat } => tiling::apply_clear(position, *seat, rulings, ledger),
            Move::Deal(deal) => deal::apply(position, deal, rulings),
            Move::Finish => {
                scoring::bonuses(position, ledger);
                position.phase = Phase::Over;
            }
        }
    }
    fn mover(play: &Move) -> Option<Seat> {
        play.seat()
    }
    fn is_due(position: &Position, play: &Move) -> bool {
        match play {
            // It takes nothing for granted.
            Move::Take(_) => true,
            Move::Tile { .. } | Move::Clear { .. } => position.phase == Phase::Tiling,
            // A deal takes tiling for granted; after the end of the game nothing makes it right, so no bonuses are counted.
            Move::Deal(_) => !matches!(tiling::settled(position), Settled::In(Phase::Tiling) | Settled::MaybeTiled(_)),
            Move::Finish => matches!(tiling::settled(position), Settled::In(Phase::End) | Settled::RoundOver(_)),
        }
    }
    fn implied_step(position: &Position, play: &Move, later: &[Entry<Move>], rulings: &Rulings) -> Option<Move> {
        match Self::is_due(position, play) {
            true => tiling::granted(position, play, later, rulings),
            false => Self::forced(position, rulings),
        }
    }
    fn by_parts(position: &Position, rulings: &Rulings, moves: &mut Vec<Move>) {
        offers::list(position, rulings, moves);
    }
    /// What the bag decides (the next deal) is no player's move.
    fn conceivable(position: &Position, _rulings: &Rulings, moves: &mut Vec<Move>) {
        if position.phase != Phase::Offer {
            tiling::list(position, moves);
            moves.push(Move::Finish);
        }
    }
    fn forced(position: &Position, rulings: &Rulings) -> Option<Move> {
        match tiling::settled(position) {
            Settled::In(Phase::Tiling) | Settled::MaybeTiled(_) => tiling::forced(position, rulings),
            Settled::In(Phase::End) => Some(Move::Finish),
            Settled::In(Phase::Setup | Phase::Offer | Phase::Preparation | Phase::Over) | Settled::RoundOver(_) => None,
        }
    }
    fn moment(step: &Move) -> Moment {
        if *step == Move::Finish { Moment::End } else { Moment::Tiling }
    }
    fn due(position: &Position, rulings: &Rulings) -> Option<(Position, bool)> {
        let mut due = position.clone();
        match tiling::settled(position) {
            Settled::In(Phase::Offer) => offer::end(&mut due, rulings),
            Settled::RoundOver(_) => due.phase = Phase::End,
            Settled::In(_) | Settled::MaybeTiled(_) => return None,
        }
        Some((due, position.phase != Phase::Offer))
    }
    fn scores(position: &Position) -> Vec<Amount> {
        position.seats().map(|seat| position.board(seat).score).collect()
    }
    /// Where the offer may be over, with all that is counted then.
    fn outlook(position: &Position, rulings: &Rulings) -> Vec<Amount> {
        let now = position.seats().map(|seat| may_have(position, seat, tiling::is_stuck(position), rulings));
        if position.phase != Phase::Offer || !position.may_be_over {
            return now.collect();
        }
        let mut over = position.clone();
        offer::end(&mut over, rulings);
        while let Some(step) = Self::forced(&over, rulings) {
            Self::carry_out(&mut over, &step, rulings, &mut Tally::default());
        }
        now.zip(over.seats()).map(|(now, seat)| now.or(may_have(&over, seat, true, rulings))).collect()
    }
    /// Rows bring 2 points, columns 7, colours 10.
    fn bonuses_may_bring(_: &Position, _: usize, points: i32, _: &Rulings) -> bool {
        !matches!(points, 1 | 3 | 5)
    }
    fn looks_alike(here: &Position, there: &Position) -> bool {
        // What a case leaves unsaid is not on the table.
        let Position { may_be_over, may_turn, may_choose, left, unseen_sent, may_be_emptied, most_in_centre, .. } = *here;
        let mut unseen = Position { left, unseen_sent, may_be_emptied, most_in_centre, ..there.clone() };
        for (board, seen) in unseen.boards.iter_mut().zip(&here.boards) {
            board.fallen = seen.fallen;
        }
        here == &Position { may_be_over, may_turn, may_choose, ..unseen }
    }
    fn is_over(position: &Position) -> bool {
        position.phase == Phase::Over
    }
    fn uncounted(position: &Position) -> Option<Position> {
        (position.phase == Phase::Over).then(|| Position { phase: Phase::End, ..position.clone() })
    }
    fn is_pending(position: &Position, rulings: &Rulings) -> bool {
        position.phase == Phase::Tiling
            && position.setup.side == Side::Grey
            && position.seats().any(|seat| position.board(seat).first_full().is_some())
            && Self::forced(position, rulings).is_none()
    }
    fn chooses_until(position: &Position, seat: usize) -> Option<Moment> {
        let has_full = position.board(Seat::new(seat)?).first_full().is_some();
        (has_full && position.phase == Phase::Tiling).then_some(Moment::Tiling)
    }
    fn once_chosen(position: &Position, seat: usize, rulings: &Rulings) -> Option<Amount> {
        Self::chooses_until(position, seat)?;
        tiling::once_tiled(position, Seat::new(seat)?, rulings, &mut { TILINGS })
    }
}

/// So many steps are tried to see what a player has after tiling.
const TILINGS: usize = 1000;

/// The table as a move finds it: the offer is over where that is told of whoever tiles after it.
#[inline]
fn before<'p>(position: &'p Position, play: &Move, rulings: &Rulings) -> Cow<'p, Position> {
    let ends = position.granted.offer_ends && position.phase == Phase::Offer && position.may_be_over;
    if !ends || !matches!(play, Move::Tile { .. } | Move::Clear { .. }) {
        return Cow::Borrowed(position);
    }
    let mut over = position.clone();
    offer::end(&mut over, rulings);
    Cow::Owned(over)
}

/// Why a move cannot be made now: the offer may be over if what is left is not shown, the tiling if no choice is left.
fn wrong_phase(position: &Position, phase: Phase, needs: Phase) -> Refusal {
    let row = |seat: Seat| position.board(seat).wall.tiles.full_rows().next().map(|row| (seat, row));
    if let (Phase::Offer | Phase::Preparation, Some((finished, row))) = (needs, position.seats().find_map(row)) {
        return Refusal::GameEnds { finished, row };
    }
    // Nobody tells on a board alone what the others take before the next deal.
    let others_go_on = needs == Phase::Preparation && !position.whole_table && position.turn.is_none();
    // No tile is taken before that deal, whatever is left to be tiled.
    match tiling::hidden_choice(position).filter(|_| needs != Phase::Offer) {
        Some(what) => what.into(),
        None if phase == Phase::Offer && (position.may_be_over || others_go_on) => NotTold::EndOfOffer.into(),
        None => Refusal::WrongPhase { phase, needs },
    }
}

fn judge_finish(position: &Position) -> Judged {
    match tiling::settled(position) {
        Settled::In(Phase::Preparation) => Err(Refusal::NobodyFinished),
        Settled::RoundOver(whose) if !position.granted.game_ends => Err(NotTold::Row { whose })?,
        Settled::MaybeTiled(whose) => Err(NotTold::Lines { whose, line: None })?,
        Settled::In(Phase::End) | Settled::RoundOver(_) => hidden_lines(position).map_or(Ok(()), |hidden| Err(hidden.into())),
        Settled::In(phase) => Err(wrong_phase(position, phase, Phase::End)),
    }
}

/// What would tell whether somebody had to choose a column before the round was over.
fn hidden_lines(position: &Position) -> Option<NotTold> {
    position.may_choose.iter().next().map(|whose| NotTold::Lines { whose, line: None })
}

/// Some where the round is over and the game may be: whose wall would tell; inner none: the walls that the case does not show.
pub(super) fn round_over(position: &Position) -> Option<Option<super::Seat>> {
    match tiling::settled(position) {
        Settled::RoundOver(whose) => Some(whose),
        Settled::In(_) | Settled::MaybeTiled(_) => None,
    }
}

/// A tile move whose place follows from the rules.
const fn only(seat: super::Seat, line: super::Line) -> Move {
    Move::Tile { seat, line, onto: Onto::Only }
}

/// What a player may come to have; if the game may be over, with a wall's bonuses. `untried`: open choices are not gone through.
fn may_have(position: &Position, seat: Seat, untried: bool, rulings: &Rulings) -> Amount {
    let may_be_over = matches!(tiling::settled(position), Settled::RoundOver(_));
    let (board, side) = (position.board(seat), position.setup.side);
    let most = |board: &Board| scoring::bonuses_of(board, side).most().unwrap_or_default();
    let if_ends = |points: i32| Amount::between(0, if position.may_have_full_row() { points } else { 0 });
    let bonus = if_ends(most(board)).skipping(true);
    // Columns are gone through only from a known score on a shown wall; otherwise nobody knows what they bring.
    let untried = position.phase == Phase::Tiling && (untried || board.score.known().is_none());
    let waiting = board.lines.whole().filter(|_| untried || position.phase == Phase::Tiling && !board.wall.is_whole());
    let to_come =
        board.wall.whole().zip(board.lines.whole()).map(|(wall, lines)| scoring::most_to_come(wall, side, lines.full()));
    if let Some(count) = Azul::once_chosen(position, seat.index(), rulings) {
        count + bonus + if_ends(to_come.map_or(0, |(_, completed)| completed))
    } else if waiting.is_some_and(|lines| !lines.full_lines().is_empty()) {
        let (placed, completed) = match to_come {
            Some((placed, completed)) => (board.score + Amount::between(0, placed), bonus + if_ends(completed)),
            None => {
                let mut tiled = *board;
                scoring::hidden_lines(&mut tiled, side, seat, &mut Tally::default());
                tiled.tile_all(side);
                (board.score.or(tiled.score), if_ends(most(&tiled)))
            }
        };
        // Until the floor line is paid for, all that was placed counts.
        let cost = board.floor_costs(tiling::most_falling(position, seat, rulings)).1;
        (placed + Amount::between(-cost, 0)).stopped_at(0) + completed
    } else if may_be_over || untried {
        board.score + bonus
    } else if position.phase == Phase::Over && !position.may_choose.is_empty() {
        // Whoever still has to choose keeps everybody's bonuses waiting.
        (board.score + Amount::between(-bonus.most().unwrap_or(0), 0)).stopped_at(0)
    } else {
        board.score
    }
}
