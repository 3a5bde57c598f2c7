//! Phase 2: passing, and what is kept.

use super::placing::{actors, affordable, can_place, may_act};
use super::{Judged, turn};
use crate::game::reasons::NotPrinted;
use crate::games::summer_pavilion::pieces::CORNERS;
use crate::games::summer_pavilion::rules::{KeepFewer, Leftovers};
use crate::games::summer_pavilion::{
    Keep, Marker, Move, NotTold, Pavilion, Position, Reason, Refusal, Rulings, Seat, Tiles, scoring,
};
use crate::verdict::Ledger;

pub(super) fn judge(position: &Position, seat: Seat, keep: Keep, rulings: &Rulings, refusals: &mut Vec<Refusal>) -> Judged {
    may_act(position, seat, rulings, refusals)?;
    // A single board passes in its turn, unless it has passed before and nothing lies there.
    if position.board(seat).passed.is_none() && !position.whole_table && keep.least().is_empty() {
        refusals.push(NotTold::Passed.into());
    }
    let Some(held) = position.board(seat).hand else {
        return judge_any_hand(position, seat, keep, rulings).map_or(Ok(()), Err);
    };
    if rulings.leftovers == Leftovers::WhenPassing && !held.is_empty() {
        if position.round.is_none() {
            return Err(NotTold::Round { other: None }.into());
        }
        if position.is_last_round() {
            let keeps_none = keep == Keep::Unsaid || keep.told() == Some(Tiles::EMPTY);
            return if keeps_none { Ok(()) } else { Err(Refusal::NothingToKeepFor) };
        }
    }
    let Some(kept) = keep.of(held) else {
        return match keep {
            Keep::Count(kept) if u32::from(kept) > CORNERS => Err(Refusal::KeepsTooMany { kept: Some(kept.into()) }),
            Keep::Count(kept) if u32::from(kept) > held.total() => {
                Err(Refusal::KeepsMoreThanHeld { colour: None, kept, held: held.total() })
            }
            // Whichever they are, so many may be kept.
            Keep::Count(_) if rulings.keep_fewer == KeepFewer::Yes || held.total() > CORNERS => Ok(()),
            Keep::Count(_) => Err(Refusal::MustKeepAll { held: NotPrinted(held), kept: NotPrinted(None) }),
            _ => Err(Refusal::KeepNotSaid { held: NotPrinted(held) }),
        };
    };
    if kept.total() > CORNERS {
        refusals.push(Refusal::KeepsTooMany { kept: Some(kept.total()) });
    }
    for (colour, kept) in kept.iter() {
        let held = held.of(colour);
        if kept > held {
            refusals.push(Refusal::KeepsMoreThanHeld { colour: Some(colour), kept, held: held.into() });
        }
    }
    if rulings.keep_fewer == KeepFewer::No && held.total() <= CORNERS && kept != held && held.contains(kept) {
        return Err(Refusal::MustKeepAll { held: NotPrinted(held), kept: NotPrinted(Some(kept)) });
    }
    Ok(())
}

/// What speaks against a pass of somebody whose tiles are not known.
fn judge_any_hand(position: &Position, seat: Seat, keep: Keep, rulings: &Rulings) -> Option<Refusal> {
    let some = position.board(seat).some;
    let (at_least, is_told) = match keep {
        // Who passes without a word of it may keep any four, or as many as there are.
        Keep::Unsaid => return None,
        Keep::Count(count) => (count.into(), true),
        Keep::All | Keep::Tiles { .. } => (keep.of(some).unwrap_or_default().total(), keep.told().is_some()),
    };
    if at_least > CORNERS {
        return Some(Refusal::KeepsTooMany { kept: is_told.then_some(at_least) });
    }
    if nothing_is_kept(position, rulings) && keep != Keep::All {
        return (at_least > 0).then_some(Refusal::NothingToKeepFor);
    }
    if rulings.leftovers == Leftovers::WhenPassing && position.round.is_none() && keep.told() != Some(Tiles::EMPTY) {
        return Some(NotTold::Round { other: None }.into());
    }
    // Whoever keeps what is told where nothing has to be kept may do so with any other tiles.
    let is_free = rulings.keep_fewer == KeepFewer::Yes && keep.told().is_some_and(|kept| some.contains(kept));
    let is_granted = position.granted.keeps.has(seat) && !nothing_is_kept(position, rulings);
    (!is_free && !is_granted).then(|| NotTold::Hand.into())
}

/// Whether every tile is discarded on passing.
fn nothing_is_kept(position: &Position, rulings: &Rulings) -> bool {
    rulings.leftovers == Leftovers::WhenPassing && position.is_last_round()
}

/// What is kept where the rules leave no choice about it.
pub(crate) fn kept_by_rule(position: &Position, held: Tiles, rulings: &Rulings) -> Option<Tiles> {
    if held.is_empty() {
        Some(held)
    } else if nothing_is_kept(position, rulings) {
        Some(Tiles::EMPTY)
    } else {
        (rulings.keep_fewer == KeepFewer::No && held.total() <= CORNERS).then_some(held)
    }
}

pub(super) fn apply<L: Ledger<Reason>>(position: &mut Position, seat: Seat, keep: Keep, rulings: &Rulings, ledger: &mut L) {
    let held = position.board(seat).hand;
    let kept = match held {
        Some(held) => kept_by_rule(position, held, rulings).or_else(|| keep.of(held)),
        None if nothing_is_kept(position, rulings) => Some(Tiles::EMPTY),
        None => keep.told(),
    };
    let keeps_all = keep == Keep::All && kept.is_none();
    let discarded = held.zip(kept).map(|(held, kept)| held.minus(kept).unwrap_or_default());
    let discarded = discarded.or_else(|| keeps_all.then_some(Tiles::EMPTY));
    let board = position.board_mut(seat);
    let told = board.some;
    let least = kept.map_or_else(|| told.total().saturating_sub(CORNERS), |kept| told.less(kept).total());
    // Which tiles are kept may not be told, but how many.
    let price = match (held, keep) {
        (Some(held), Keep::Count(count)) => [held.total().saturating_sub(count.into()); 2],
        _ => [least, scoring::MOST_HELD],
    };
    // Who may have passed before, and has no tile, may have kept some then.
    if board.passed.is_some() {
        board.corners = kept;
    }
    (board.hand, board.some, board.passed) = (Some(Tiles::EMPTY), Tiles::EMPTY, Some(true));
    let reason = discarded.map_or(Reason::UnseenDiscarded, |tiles| Reason::Discarded { tiles });
    scoring::discard(board, seat, discarded, price.into(), reason, rulings, ledger);
    position.tower = position.tower.zip(discarded).map(|(tower, discarded)| tower.plus(discarded));
    turn::end(position, seat);
}

/// Lists every way to pass.
pub(super) fn list(position: &Position, rulings: &Rulings, moves: &mut Vec<Move>) {
    for seat in actors(position) {
        let Some(held) = position.board(seat).hand else { continue };
        let all_rounds_alike = held.is_empty() || rulings.leftovers == Leftovers::AfterBonuses;
        if position.round.is_none() && !all_rounds_alike {
            continue;
        }
        if let Some(kept) = kept_by_rule(position, held, rulings) {
            moves.push(Move::Pass { seat, keep: Keep::only(kept) });
        } else {
            held.parts(CORNERS, |kept| moves.push(Move::Pass { seat, keep: Keep::only(kept) }));
        }
    }
}

/// The pass of somebody who can do nothing else, and has nothing to choose.
pub(super) fn only(position: &Position, rulings: &Rulings) -> Option<Move> {
    // Where it is not known whose turn it is, who has no tile passes before anything is done, or has passed.
    let may_be_next = |&seat: &Seat| !position.board(seat).has_passed() && position.may_have_turn(seat);
    let may_be_next = position.seats().filter(may_be_next);
    let empty = |seat: Seat| position.board(seat).hand == Some(Tiles::EMPTY);
    if position.may_owe_bonus() || (!position.turns.is_empty() && !may_be_next.clone().all(empty)) {
        return None;
    }
    may_be_next.filter(|&seat| is_out(position, seat, rulings) == Some(true)).find_map(|seat| {
        let kept = kept_by_rule(position, position.board(seat).hand?, rulings)?;
        Some(Move::Pass { seat, keep: Keep::only(kept) })
    })
}

/// Whether a player still has what they took, for they have never placed a tile: in round 1, or with the marker.
fn has_spent_none(position: &Position, seat: Seat) -> bool {
    let took = position.round == Some(1) || position.marker == Marker::With(seat);
    took && position.board(seat).stars.whole() == Some(Pavilion::default())
}

/// Whether nobody who has a tile, whichever it is, passes without a choice: it may be kept.
pub(crate) fn any_tile_is_a_choice(position: &Position, rulings: &Rulings) -> bool {
    let all_discard = rulings.leftovers == Leftovers::WhenPassing && position.may_be_last_round();
    rulings.keep_fewer == KeepFewer::Yes && !all_discard
}

/// Who can keep all tiles is hardly asked what fewer would cost.
pub(super) fn can_keep_all(position: &Position, seat: Seat) -> bool {
    position.board(seat).hand.is_some_and(|hand| hand.total() <= CORNERS) && !position.is_last_round()
}

/// Whether somebody has passed, or can do nothing else and has nothing to choose; none if nobody knows.
pub(super) fn is_out(position: &Position, seat: Seat, rulings: &Rulings) -> Option<bool> {
    let board = position.board(seat);
    if position.bonus.is_some_and(|(earner, _)| earner == seat) {
        return position.supply.map(|_| false);
    }
    if board.has_passed() || board.hand == Some(Tiles::EMPTY) {
        return Some(true);
    }
    if board.passed != Some(false) {
        return None;
    }
    let Some(hand) = board.hand else {
        // Whoever has a tile keeps it, or not.
        let has_some = !board.some.is_empty() || position.begins == Some(seat) || has_spent_none(position, seat);
        let keeps = has_some && any_tile_is_a_choice(position, rulings);
        return (keeps || (position.round.is_some() && can_place(position, seat, rulings))).then_some(false);
    };
    if rulings.leftovers == Leftovers::AfterBonuses || position.round.is_some() {
        // Whoever has a choice of what to keep has a choice.
        let kept = kept_by_rule(position, hand, rulings);
        if kept.is_none() {
            return Some(false);
        }
    }
    // Which tiles are wild is not known without a round.
    position.round?;
    board.stars.whole()?;
    Some(hand.iter().all(|(colour, _)| affordable(position, board, colour, rulings).is_empty()))
}
