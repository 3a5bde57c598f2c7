//! Phase 2: passing, and what is kept.

use super::placing::{actors, affordable, may_act};
use super::turn;
use crate::games::summer_pavilion::pieces::CORNERS;
use crate::games::summer_pavilion::rules::{KeepFewer, Leftovers};
use crate::games::summer_pavilion::scoring;
use crate::games::summer_pavilion::{Move, Position, Reason, Refusal, Rulings, Seat, Tiles};
use crate::verdict::Ledger;

pub(super) fn judge(position: &Position, seat: Seat, keep: Option<Tiles>, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    if !may_act(position, seat, rulings, refusals) {
        return;
    }
    let held = position.board(seat).hand;
    if rulings.leftovers == Leftovers::WhenPassing && !held.is_empty() {
        if position.round.is_none() {
            refusals.push(Refusal::RoundUnknown);
            return;
        }
        if position.is_last_round() {
            if let Some(kept) = keep.filter(|kept| !kept.is_empty()) {
                refusals.push(Refusal::NothingToKeepFor { kept });
            }
            return;
        }
    }
    let Some(kept) = keep else {
        if held.total() > CORNERS {
            refusals.push(Refusal::KeepNotSaid { held });
        }
        return;
    };
    if kept.total() > CORNERS {
        refusals.push(Refusal::KeepsTooMany { kept: kept.total() });
    }
    for (colour, kept) in kept.iter() {
        let held = held.of(colour);
        if kept > held {
            refusals.push(Refusal::KeepsMoreThanHeld { colour, kept, held });
        }
    }
    if rulings.keep_fewer == KeepFewer::No && held.total() <= CORNERS && kept != held && held.contains(kept) {
        refusals.push(Refusal::MustKeepAll { held, kept });
    }
}

/// What is kept where the rules leave no choice about it.
pub(crate) fn kept_by_rule(position: &Position, held: Tiles, rulings: &Rulings) -> Option<Tiles> {
    if held.is_empty() {
        Some(held)
    } else if rulings.leftovers == Leftovers::WhenPassing && position.is_last_round() {
        Some(Tiles::EMPTY)
    } else {
        (rulings.keep_fewer == KeepFewer::No && held.total() <= CORNERS).then_some(held)
    }
}

pub(super) fn apply<L: Ledger<Reason>>(
    position: &mut Position,
    seat: Seat,
    keep: Option<Tiles>,
    rulings: &Rulings,
    ledger: &mut L,
) {
    let held = position.board(seat).hand;
    let kept = kept_by_rule(position, held, rulings).or(keep).unwrap_or(held);
    let discarded = held.minus(kept).unwrap_or_default();
    let board = position.board_mut(seat);
    board.hand = Tiles::EMPTY;
    board.corners = kept;
    board.passed = true;
    scoring::discarded(board, seat, discarded, rulings, ledger);
    position.tower = position.tower.map(|tower| tower.plus(discarded));
    if std::mem::take(&mut position.unseen[seat.index()]) {
        // What else was discarded is not known; nor what is kept where the move does not say it.
        position.tower = None;
        position.unseen[seat.index()] = keep.is_none();
    }
    turn::end(position, seat);
}

/// Lists every way to pass.
pub(super) fn list(position: &Position, rulings: &Rulings, moves: &mut Vec<Move>) {
    for seat in actors(position) {
        let held = position.board(seat).hand;
        if let Some(kept) = kept_by_rule(position, held, rulings) {
            moves.push(Move::Pass { seat, keep: Some(kept) });
        } else if position.round.is_some() || rulings.leftovers == Leftovers::AfterBonuses {
            held.parts(CORNERS, |kept| moves.push(Move::Pass { seat, keep: Some(kept) }));
        }
    }
}

/// The pass of somebody who can do nothing else, and has nothing to choose.
pub(super) fn only(position: &Position, rulings: &Rulings) -> Option<Move> {
    actors(position).filter(|seat| !position.unseen[seat.index()]).find_map(|seat| {
        let board = position.board(seat);
        let keep = kept_by_rule(position, board.hand, rulings)?;
        // Which tiles are wild is not known without a round.
        let can_place = || {
            position.round.is_none()
                || board.hand.iter().any(|(colour, _)| !affordable(position, board, colour, rulings).is_empty())
        };
        (board.hand.is_empty() || !can_place()).then_some(Move::Pass { seat, keep: Some(keep) })
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::sample::{board, make, play, refusals, seat, tiles, under};
    use super::super::{forced, is_due};
    use super::*;
    use crate::games::summer_pavilion::Colour::{self, Green, Red};
    use crate::games::summer_pavilion::Phase;

    fn pass(keep: &[(Colour, u8)]) -> Move {
        Move::Pass { seat: seat(0), keep: Some(tiles(keep)) }
    }
    const UNSAID: fn() -> Move = || Move::Pass { seat: seat(0), keep: None };

    #[test]
    fn four_tiles_are_kept_and_the_others_cost_a_point_each() {
        let mut position = play(&[(Green, 4), (Red, 2)]);
        let awards = make(&mut position, &pass(&[(Green, 4)]), &Rulings::default());
        assert_eq!(awards, [(0, -2, Reason::Discarded { tiles: tiles(&[(Red, 2)]) })]);
        let board = position.board(seat(0));
        assert_eq!((board.corners, board.hand, board.passed), (tiles(&[(Green, 4)]), Tiles::EMPTY, true));
        assert_eq!((position.tower, position.turn), (Some(tiles(&[(Red, 2)])), Some(seat(1))));
    }

    #[test]
    fn no_more_than_four_and_only_what_one_has() {
        let position = play(&[(Green, 4), (Red, 2)]);
        assert_eq!(refusals(&position, &pass(&[(Green, 4), (Red, 1)])), [Refusal::KeepsTooMany { kept: 5 }]);
        assert_eq!(refusals(&position, &pass(&[(Red, 3)])), [Refusal::KeepsMoreThanHeld { colour: Red, kept: 3, held: 2 }]);
        assert_eq!(refusals(&position, &UNSAID()), [Refusal::KeepNotSaid { held: tiles(&[(Green, 4), (Red, 2)]) }]);
        assert_eq!(refusals(&play(&[(Green, 4)]), &UNSAID()), []);
    }

    #[test]
    fn the_ruling_decides_whether_fewer_may_be_kept() {
        let position = play(&[(Green, 3)]);
        let fewer = pass(&[(Green, 1)]);
        assert_eq!(refusals(&position, &fewer), []);
        let no = Rulings { keep_fewer: KeepFewer::No, ..Rulings::default() };
        let (held, kept) = (tiles(&[(Green, 3)]), tiles(&[(Green, 1)]));
        assert_eq!(under(&position, &fewer, &no), [Refusal::MustKeepAll { held, kept }]);
        assert_eq!(under(&play(&[(Green, 5)]), &fewer, &no), []);
    }

    #[test]
    fn in_the_last_round_nothing_is_kept_by_ruling() {
        let when_passing = Rulings { leftovers: Leftovers::WhenPassing, ..Rulings::default() };
        let mut position = Position { round: Some(6), ..play(&[(Green, 3)]) };
        let kept = tiles(&[(Green, 1)]);
        assert_eq!(under(&position, &pass(&[(Green, 1)]), &when_passing), [Refusal::NothingToKeepFor { kept }]);
        assert_eq!(refusals(&position, &pass(&[(Green, 1)])), []);
        board(&mut position).score = 3;
        let awards = make(&mut position, &UNSAID(), &when_passing);
        assert_eq!(awards, [(0, -2, Reason::Discarded { tiles: tiles(&[(Green, 3)]) })], "the score stops at 1");
        assert!(position.board(seat(0)).corners.is_empty());
        position = Position { round: None, ..play(&[(Green, 3)]) };
        assert_eq!(under(&position, &UNSAID(), &when_passing), [Refusal::RoundUnknown]);
    }

    #[test]
    fn who_has_no_tile_passes_without_a_word() {
        let mut position = play(&[]);
        position.board_mut(seat(1)).hand = tiles(&[(Green, 1)]);
        let other = Move::Pass { seat: seat(1), keep: Some(Tiles::EMPTY) };
        assert!(!is_due(&position, &other), "the first player is still to pass");
        assert_eq!(forced(&position, &Rulings::default()), Some(pass(&[])));
        make(&mut position, &pass(&[]), &Rulings::default());
        assert!(is_due(&position, &other));
        assert_eq!(forced(&position, &Rulings::default()), None, "a green 1 is free");
        make(&mut position, &other, &Rulings::default());
        assert_eq!((position.phase, position.tower), (Phase::Preparation, Some(tiles(&[(Green, 1)]))));
    }
}
