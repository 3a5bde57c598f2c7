//! Moves judged, made, listed: one file a kind of move.
//!
//! `judge` collects every reason against a move and trusts nothing in it; `apply` makes a move that `judge` let pass; a `list`
//! has what is conceivable, except shorthands.

mod bonus;
mod draw;
mod offer;
mod outlook;
mod passing;
mod placing;
mod turn;

pub(super) use bonus::{fewest, hides_a_choice, leaves_a_choice, owed};
pub(super) use offer::{by_rule, choosable, least, lying};
pub(super) use outlook::outlook;
use outlook::{by_untold_pass, may_be_last_take};
pub(super) use passing::any_tile_is_a_choice;
pub(super) use placing::{affordable, can_place, likely_payment, payments};
pub(super) use turn::{before, next_turn};

use super::pieces::MOST_BONUS;
use super::rules::{BonusMandatory, BonusShort};
use super::{Move, NotTold, Phase, Position, Reason, Refusal, Rulings, scoring};
use crate::game::{Entry, Judge, Objection};
use crate::games::summer_pavilion::{Seat, SummerPavilion, Tiles};
use crate::verdict::{Amount, Ledger, Moment};
use std::borrow::Cow;

/// The refusal after which nothing else is worth saying, if there is one; any before it are noted.
type Judged = Result<(), Refusal>;

impl Judge for SummerPavilion {
    fn judge(position: &Position, play: &Move, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
        if turn::may_wait(position, play)
            && let Some(later) = turn::after_the_refill(position, play, rulings)
        {
            owed_first(position, refusals);
            return Self::judge(&later, play, rulings, refusals);
        }
        let position = &*before(position, play);
        let before = refusals.len();
        let last = judge_kind(position, play, rulings, refusals);
        refusals.extend(last.err());
        if let Some((earner, _)) = position.may_have_earned {
            // Bonus tiles come before anything else. What is wrong with a choice of them is so whichever there are, and others
            // have none to choose in that turn.
            let is_of_choice = |refusal: &Refusal| match refusal {
                Refusal::BonusCount { .. } | Refusal::BonusBeyond { .. } | Refusal::BonusNotThere { .. } => true,
                Refusal::NoBonus { seat } => *seat != earner,
                _ => false,
            };
            refusals.retain(is_of_choice);
            if refusals.len() <= before {
                refusals.push(NotTold::Surrounded { earner, chosen: 0, earned: 0 }.into());
                let chooses = matches!(play, Move::Bonus { .. }) || bonus::leaves_a_choice(position, MOST_BONUS);
                refusals.extend((!chooses).then(|| NotTold::Supply { fewer: false }.into()));
            }
            return;
        }
        // If stars are asked for, so is what they may have earned; whose turn it is decides whether anybody can have earned it.
        let asks = |refusal: &Refusal| matches!(refusal, Refusal::NotTold { what: NotTold::Stars { .. } | NotTold::Turn { .. } });
        if refusals.iter().any(asks) {
            refusals.retain(|refusal| !matches!(refusal, Refusal::NotTold { what: NotTold::Bonus { .. } }));
        }
    }
    fn carry_out<L: Ledger<Reason>>(position: &mut Position, play: &Move, rulings: &Rulings, ledger: &mut L) {
        if let Cow::Owned(later) = before(position, play) {
            *position = later;
        }
        turn::pass_silently(position, play);
        position.begins = None;
        // What the case leaves out of its first turn does not matter in the next; by the ruling a refill may let the bonus go on.
        if !(matches!(play, Move::Refill { .. }) && rulings.bonus_short == BonusShort::AfterRefill) {
            position.may_owe = Default::default();
        }
        match play {
            Move::Take(take) => offer::apply(position, take, rulings, ledger),
            Move::Place(place) => placing::apply(position, place, rulings, ledger),
            // Never legal.
            Move::PlaceBetween { .. } => {}
            Move::Bonus { seat, tiles } => bonus::apply(position, *seat, *tiles, rulings),
            Move::Pass { seat, keep } => passing::apply(position, *seat, *keep, rulings, ledger),
            Move::Refill { tiles: Some(tiles) } => draw::apply_refill(position, *tiles, rulings),
            Move::Refill { tiles: None } => draw::refill_unseen(position),
            Move::Deal(deal) => draw::apply_deal(position, deal, rulings),
            Move::Finish => {
                scoring::finish(position, rulings, ledger);
                position.phase = Phase::Over;
            }
        }
    }
    fn mover(play: &Move) -> Option<Seat> {
        play.seat()
    }
    fn is_due(position: &Position, play: &Move) -> bool {
        if position.phase == Phase::End {
            // Nothing but the bonuses is left: no other move becomes due by counting them.
            return true;
        }
        match play {
            Move::Take(_) => position.phase == Phase::Offer,
            // Another player's turn may be one that leaves no choice: without tiles, one passes.
            Move::Place(super::Placement { seat, .. }) | Move::PlaceBetween { seat, .. } | Move::Pass { seat, .. } => {
                position.phase == Phase::Play && nothing_owed(position) && position.turn.is_none_or(|turn| turn == *seat)
            }
            Move::Bonus { .. } => position.phase == Phase::Play && position.refill_due().is_none(),
            // With an unseen supply tiles may be missing: no step comes before. On a single board others may be the cause.
            Move::Refill { .. } => {
                let hidden = position.supply.is_none() || !position.whole_table;
                position.refill_due().is_some() || (position.may_be_playing() && hidden)
            }
            Move::Deal(_) => matches!(position.phase, Phase::Setup | Phase::Preparation) && nothing_owed(position),
            Move::Finish => false,
        }
    }
    fn implied_step(position: &Position, play: &Move, later: &[Entry<Move>], rulings: &Rulings) -> Option<Move> {
        if let (Some(unchosen), false) = (turn::without_choice(position), matches!(play, Move::Bonus { .. })) {
            return Self::implied_step(&unchosen, play, later, rulings);
        }
        if let (BonusMandatory::No, Some((seat, _))) = (rulings.bonus_mandatory, position.bonus)
            && !matches!(play, Move::Bonus { .. })
            && position.refill_due().is_none()
        {
            // Who goes on without bonus tiles that may be left has left them.
            return Some(Move::Bonus { seat, tiles: Tiles::EMPTY });
        }
        // What a case begins with is left to take as long as nobody says who takes it.
        let leaves_it = position.untaken && matches!(play, Move::Place(_) | Move::PlaceBetween { .. } | Move::Pass { .. });
        if leaves_it || Self::is_due(position, play) || passes_unrefilled(position, play, rulings) {
            return None;
        }
        Self::forced(position, rulings).or_else(|| unnoted_refill(position, play, later))
    }
    fn by_parts(position: &Position, rulings: &Rulings, moves: &mut Vec<Move>) {
        let position = &*next_turn(position);
        match position.phase {
            Phase::Offer => offer::list(position, moves),
            Phase::Play if is_settled(position) => {
                placing::list(position, rulings, moves);
                passing::list(position, rulings, moves);
            }
            Phase::Play | Phase::Setup | Phase::Preparation | Phase::End | Phase::Over => {}
        }
    }
    /// What the bag decides (deals, refills) is no player's move.
    fn conceivable(position: &Position, rulings: &Rulings, moves: &mut Vec<Move>) {
        match position.phase {
            Phase::Play => {
                bonus::list(position, rulings, moves);
                moves.extend(pass_unrefilled(position, rulings));
            }
            Phase::End => moves.push(Move::Finish),
            Phase::Setup | Phase::Offer | Phase::Preparation | Phase::Over => {}
        }
    }
    fn forced(position: &Position, rulings: &Rulings) -> Option<Move> {
        if position.may_have_earned.is_some() {
            return None;
        }
        if let Some(missing) = position.refill_due() {
            let refill = draw::only(position, missing).map(|tiles| Move::Refill { tiles: Some(tiles) });
            return refill.or_else(|| pass_unrefilled(position, rulings));
        }
        match position.phase {
            Phase::Offer if !offer::shows_all(position) => None,
            Phase::Offer => Self::only(position, rulings),
            Phase::Play if position.bonus.is_some() => Self::only(position, rulings),
            Phase::Play => passing::only(position, rulings),
            Phase::End => Some(Move::Finish),
            Phase::Setup | Phase::Preparation | Phase::Over => None,
        }
    }
    fn moment(step: &Move) -> Moment {
        if *step == Move::Finish { Moment::End } else { Moment::Settled }
    }
    fn due(position: &Position, rulings: &Rulings) -> Option<(Position, bool)> {
        let may_end = match position.phase {
            // Whoever has taken tiles goes on with them; the only take that is left leaves no choice.
            Phase::Offer => position.may_be_last_round() && may_be_last_take(position),
            Phase::Play | Phase::Preparation => position.may_be_last_round(),
            Phase::Setup | Phase::End | Phase::Over => false,
        };
        may_end.then(|| (ended(position, rulings), true))
    }
    fn scores(position: &Position) -> Vec<Amount> {
        position.seats().map(|seat| position.board(seat).score).collect()
    }
    fn outlook(position: &Position, rulings: &Rulings) -> Vec<Amount> {
        outlook(position, rulings)
    }
    fn by_untold_choice(position: &Position, rulings: &Rulings) -> Vec<Amount> {
        by_untold_pass(position, rulings)
    }
    fn looks_alike(here: &Position, there: &Position) -> bool {
        // What a case leaves unsaid is not on the table.
        let Position { may_owe, turns, may_be_over, supply_seen, resupplied, lacks, emptied, dark, untaken, .. } = *here;
        let mut there =
            Position { may_owe, turns, may_be_over, supply_seen, resupplied, lacks, emptied, dark, untaken, ..there.clone() };
        for (other, board) in there.boards.iter_mut().zip(&here.boards) {
            if other.score.known().is_none() && board.score.known().is_none() {
                other.score = board.score;
            }
            if other.corners.is_none() || board.corners.is_none() {
                other.corners = board.corners;
            }
        }
        *here == there
    }
    fn bonuses_may_bring(position: &Position, seat: usize, points: i32, rulings: &Rulings) -> bool {
        position.phase != Phase::End || scoring::may_bring(&position.boards[seat], position.side, points, rulings)
    }
    fn is_over(position: &Position) -> bool {
        position.phase == Phase::Over
    }
    fn uncounted(position: &Position) -> Option<Position> {
        match position.phase {
            Phase::Over => Some(Position { phase: Phase::End, ..position.clone() }),
            // A round before the last one, if nobody changed what a case to fill in says.
            Phase::Offer | Phase::Play | Phase::Preparation if !position.may_be_last_round() => {
                Some(ended(position, &Rulings::default()))
            }
            _ => None,
        }
    }
    fn is_pending(position: &Position, rulings: &Rulings) -> bool {
        let mut playing = position.seats().filter(|&seat| !position.board(seat).has_passed());
        let (Some(last), None) = (playing.next(), playing.next()) else { return false };
        position.phase == Phase::Play
            && position.round.is_some()
            && position.bonus.is_none()
            && position.may_have_earned.is_none()
            && position.refill_due().is_none()
            && Self::forced(position, rulings).is_none()
            && !can_place(position, last, rulings)
            && !passing::can_keep_all(position, last)
    }
}

/// The table if nobody does anything more before the end of the game.
fn ended(position: &Position, rulings: &Rulings) -> Position {
    let mut ended = Position { phase: Phase::End, bonus: None, ..position.clone() };
    ended.seats().for_each(|seat| scoring::give_up(&mut ended, seat, rulings));
    ended.may_have_earned = None;
    ended
}

fn judge_kind(position: &Position, play: &Move, rulings: &Rulings, refusals: &mut Vec<Refusal>) -> Judged {
    match play {
        Move::Take(take) => offer::judge(position, take, rulings, refusals),
        Move::Place(place) => placing::judge(position, place, rulings, refusals),
        Move::PlaceBetween { seat, on, .. } => {
            placing::may_act(position, *seat, rulings, refusals)?;
            Err(Refusal::NoSpace { on: *on })
        }
        Move::Bonus { seat, tiles } => bonus::judge(position, *seat, *tiles, rulings, refusals),
        Move::Pass { seat, keep } if passes_unrefilled(position, play, rulings) => {
            passing::judge(&Position { supply: None, ..position.clone() }, *seat, *keep, rulings, refusals)
        }
        Move::Pass { seat, keep } => passing::judge(position, *seat, *keep, rulings, refusals),
        Move::Refill { tiles: Some(tiles) } => draw::judge_refill(position, *tiles, refusals),
        // It is granted only where it is due.
        Move::Refill { tiles: None } => Ok(()),
        Move::Deal(deal) => draw::judge_deal(position, deal, rulings, refusals),
        Move::Finish => judge_finish(position, rulings),
    }
}

/// The refill that a move waits for and that the case nowhere notes: whatever was drawn, tiles are placed and kept alike.
fn unnoted_refill(position: &Position, play: &Move, later: &[Entry<Move>]) -> Option<Move> {
    let waits = matches!(play, Move::Place(_) | Move::PlaceBetween { .. } | Move::Pass { .. } | Move::Deal(_));
    if !waits || position.bonus.is_some() || position.phase == Phase::Setup {
        return None;
    }
    position.refill_due()?;
    // A supply that is told lacks tiles only where bag and tower ran out, as far as moves tell: none is drawn before them.
    if position.lacks.0 == 0 && position.left().is_none() {
        return None;
    }
    let mut draws = later.iter().filter(|entry| matches!(entry.play, Move::Bonus { .. } | Move::Refill { .. } | Move::Deal(_)));
    let is_noted = draws.next().is_some_and(|next| matches!(next.play, Move::Refill { .. }));
    (!is_noted).then_some(Move::Refill { tiles: None })
}

/// Whether it is such a pass for which nobody has to draw.
fn passes_unrefilled(position: &Position, play: &Move, rulings: &Rulings) -> bool {
    matches!(play, Move::Pass { .. }) && pass_unrefilled(position, rulings).is_some_and(|pass| pass.seat() == play.seat())
}

/// The pass of somebody with nothing else to do in the last round, whatever the supply would draw: nobody has to draw before it.
fn pass_unrefilled(position: &Position, rulings: &Rulings) -> Option<Move> {
    let last = position.is_last_round() && position.phase == Phase::Play && position.bonus.is_none();
    if !last || position.refill_due().is_none_or(|missing| draw::only(position, missing).is_some()) {
        return None;
    }
    passing::only(&Position { supply: None, ..position.clone() }, rulings)
}

fn judge_finish(position: &Position, rulings: &Rulings) -> Judged {
    match position.phase {
        Phase::End => Ok(()),
        Phase::Preparation if position.round.is_none() && position.may_be_over => Err(NotTold::Round { other: None }.into()),
        Phase::Preparation => Err(Refusal::RoundsLeft { round: position.round }),
        Phase::Setup | Phase::Offer | Phase::Play | Phase::Over => {
            let refusal = turn::goes_on(position, Phase::End, rulings);
            // Whatever is still to come in it, it is not the last round.
            let is_earlier = refusal.is_open() && !position.may_be_last_round();
            Err(if is_earlier { Refusal::RoundsLeft { round: position.round } } else { refusal })
        }
    }
}

/// Whether nobody has to refill the supply or to choose bonus tiles before anybody else may act, as far as the case tells.
fn nothing_owed(position: &Position) -> bool {
    position.bonus.is_none() && position.refill_due().is_none()
}

/// Whether it is known that nothing is owed, and whose turn it is.
fn is_settled(position: &Position) -> bool {
    let may_owe = position.may_owe_bonus() || position.may_have_earned.is_some();
    nothing_owed(position) && !may_owe && position.turns.is_empty()
}

/// What has to be done before anybody else may act.
#[inline]
fn owed_first(position: &Position, refusals: &mut Vec<Refusal>) {
    let refill = position.refill_due().map(|missing| NotTold::Refill { missing }.into());
    let bonus = || position.bonus.map(|owed| bonus::first(position, owed));
    refusals.extend(refill.or_else(bonus).or_else(|| may_owe_first(position)));
}

/// Who may wait for bonus tiles before anybody else may act.
fn may_owe_first(position: &Position) -> Option<Refusal> {
    let may_owe = |seat: &Seat| position.may_owe_bonus() && position.may_owe[seat.index()] > 0;
    position.seats().find(may_owe).map(|earner| NotTold::Bonus { earner, earned: 0 }.into())
}
