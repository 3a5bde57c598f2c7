//! The draft of a case with nothing where it tells nothing.

use super::{Assumed, Draft, Glimpse, Move, Phase, Placement, Seat, SeatSet, Side, SpaceSet, Tiles};
use crate::game::Entry;
use crate::game::reasons::NotPrinted;

/// For whom something is supposed, and what.
type Supposed = (SeatSet, fn(SeatSet) -> Assumed);

/// The draft with nothing where it tells nothing, in the likeliest phase, and what that supposes; none if it leaves nothing out.
pub(super) fn completed(draft: &Draft, entries: &[Entry<Move>]) -> Option<(Draft, Vec<Assumed>)> {
    let nothing_is_counted = entries.is_empty() && draft.phase != Phase::End;
    // Whoever chooses bonus tiles supposes that there are some to choose.
    if nothing_is_counted || entries.first().is_some_and(|first| matches!(first.play, Move::Bonus { .. })) {
        return None;
    }
    // Nobody chooses any where the moves surround nothing on stars without what the case does not tell.
    let surrounds = |seat: Seat| {
        let told = draft.players.get(seat.index()).map_or(SpaceSet::EMPTY, |player| player.stars.tiles.covered());
        let placed = entries.iter().filter_map(|entry| match entry.play {
            Move::Place(Placement { seat: by, space, .. }) if by == seat => Some(space),
            _ => None,
        });
        told.or(placed.collect()).surrounded().next().is_some()
    };
    if entries.iter().any(|entry| matches!(entry.play, Move::Bonus { seat, .. } if !surrounds(seat))) {
        return None;
    }
    let mut whole = Draft { phase_given: true, completed: true, ..draft.clone() };
    let mut supposed = Vec::new();
    if !draft.phase_given {
        supposed.push(Assumed::Phase(NotPrinted(draft.phase)));
    }
    let in_turn = matches!(draft.phase, Phase::Offer | Phase::Play);
    let played = matches!(draft.phase, Phase::Preparation | Phase::End | Phase::Over);
    let (mut stars, mut tiles, mut corners, mut scores) = (SeatSet::EMPTY, SeatSet::EMPTY, SeatSet::EMPTY, SeatSet::EMPTY);
    let (mut not_passed, mut no_bonus, mut in_part) = (SeatSet::EMPTY, false, false);
    for (seat, player) in Seat::all().zip(&mut whole.players) {
        let placed = !(draft.phase == Phase::Setup || (draft.phase == Phase::Offer && draft.round == Some(1)));
        if !player.stars.is_whole() && placed {
            let told = player.stars;
            player.stars = told.tiles.into();
            if told == Glimpse::default() { stars.insert(seat) } else { in_part = true }
        }
        if player.score.is_none() && draft.phase != Phase::Setup {
            player.score = Some(super::pieces::START);
            scores.insert(seat);
        }
        let has_passed = player.passed == Some(true) || player.corners.is_some_and(|corners| !corners.is_empty());
        if player.tiles.is_none() && in_turn && !has_passed {
            let (told, used) = (std::mem::take(&mut player.some_tiles), used(draft.side, seat, entries));
            let all = told.plus(used.less(told));
            player.tiles = Some(all);
            if all.is_empty() {
                tiles.insert(seat);
            } else {
                supposed.push(Assumed::JustTiles(seat, all));
            }
        }
        if player.corners.is_none() && (played || has_passed) && draft.phase != Phase::Over {
            player.corners = Some(Tiles::EMPTY);
            corners.insert(seat);
        }
        if draft.phase == Phase::Play && !has_passed {
            if player.passed.is_none() && player.tiles.is_some_and(Tiles::is_empty) && draft.turn != Some(seat) {
                player.passed = Some(false);
                not_passed.insert(seat);
            }
            let may_owe = draft.bonus().is_none() && draft.turn.is_none_or(|turn| turn == seat) && player.bonus.is_none();
            no_bonus |= may_owe && player.stars.tiles.covered().surrounded().next().is_some();
            player.bonus.get_or_insert(0);
        }
    }
    let sets: [Supposed; 5] = [
        (stars, Assumed::Stars),
        (tiles, Assumed::Tiles),
        (corners, Assumed::Corners),
        (scores, Assumed::Score),
        (not_passed, Assumed::NotPassed),
    ];
    let parts = sets.iter().map(|(seats, _)| seats.len()).sum::<usize>() + usize::from(no_bonus);
    // More than a few nobody wants to read.
    if parts > 3 || in_part {
        supposed.push(Assumed::NothingElse);
    } else {
        supposed.extend(sets.into_iter().filter(|(seats, _)| !seats.is_empty()).map(|(seats, assumed)| assumed(seats)));
        supposed.extend(no_bonus.then_some(Assumed::NoBonus));
    }
    let first = entries.iter().find_map(|entry| entry.play.seat());
    if in_turn && draft.turn.is_none() && draft.bonus().is_none() && draft.players.len() > 1 && first.is_some() {
        whole.turn = first;
        supposed.extend(first.map(Assumed::Turn));
    }
    (!supposed.is_empty()).then_some((whole, supposed))
}

/// The tiles that somebody needs for the moves of a case, beside those that they bring.
fn used(side: Side, seat: Seat, entries: &[Entry<Move>]) -> Tiles {
    let mut needs = Tiles::EMPTY;
    for entry in entries.iter().rev().filter(|entry| entry.play.seat() == Some(seat)) {
        match entry.play {
            Move::Place(Placement { colour, space, pay, .. }) => {
                needs = needs.plus(pay.unwrap_or(Tiles::only(colour, space.cost(side))));
            }
            Move::Pass { keep, .. } => needs = keep.least(),
            Move::Bonus { tiles, .. } => needs = needs.less(tiles),
            Move::Take(_) | Move::PlaceBetween { .. } | Move::Refill { .. } | Move::Deal(_) | Move::Finish => {}
        }
    }
    needs
}
