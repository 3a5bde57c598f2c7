//! The score against the stars.

use super::super::geometry::{SpaceSet, Star};
use super::super::pavilion::Pavilion;
use super::super::pieces::{CORNERS, START, Seat};
use super::super::position::Phase;
use super::super::reasons::{Flaw, Gap, MarkerPlace};
use super::super::rules::{ConnectedPoints, DiscardFloor, Leftovers, StarBonusTime};
use super::super::scoring::{full_numbers, number_points, star_points};
use super::Audit;
use super::table::Table;
use crate::verdict::Amount;

/// Lower than any penalties take a score: all tiles that one player gets in a game are fewer.
const LEAST: i32 = -400;

pub(super) fn check(table: &Table<'_>, audit: &mut Audit) {
    for (seat, player) in table.players().take(table.seats()) {
        match player.score {
            Some(score) => check_score(table, seat, score, audit),
            None if table.draft.phase != Phase::Setup => audit.gap(Gap::Score(seat)),
            None => {}
        }
    }
}

fn check_score(table: &Table<'_>, seat: Seat, score: i32, audit: &mut Audit) {
    if table.nothing_placed_yet() {
        let (least, most) = before_placing(table, seat);
        if !(least..=most).contains(&score) {
            audit.flaw(Flaw::ScoreAtStart { seat, score, least, most });
        }
        return;
    }
    let board = table.board(seat);
    let (least, most) = match board.pavilion.filter(|_| board.sound) {
        Some(pavilion) => (least(table, &pavilion), Some(most(table, &pavilion))),
        None => (lowest(table), None),
    };
    if let Some(least) = least
        && score < least
    {
        let forgotten =
            |bonuses: &i32| table.draft.phase == Phase::Over && *bonuses > 0 && lowest(table).is_some_and(|low| score >= low);
        let bonuses = board.pavilion.map(|pavilion| bonuses(table, &pavilion)).filter(forgotten);
        audit.flaw(match bonuses {
            Some(bonuses) => Flaw::FinalScoreTooLow { seat, score, least, bonuses },
            None => Flaw::ScoreTooLow { seat, score, least },
        });
    } else if let Some(most) = most
        && score > most
    {
        let counted = |bonuses: &i32| table.draft.phase == Phase::End && score <= most + bonuses;
        let bonuses = board.pavilion.map(|pavilion| bonuses(table, &pavilion)).filter(counted);
        audit.flaw(Flaw::ScoreTooHigh { seat, score, most, bonuses });
    }
}

/// What a score can be that the case does not tell.
pub(super) fn bounds(table: &Table<'_>, seat: Seat) -> Amount {
    if table.nothing_placed_yet() {
        let (least, most) = before_placing(table, seat);
        return Amount::between(least, most);
    }
    let board = table.board(seat);
    match board.pavilion.filter(|_| board.sound) {
        Some(pavilion) => Amount::between(least(table, &pavilion).unwrap_or(LEAST), most(table, &pavilion)),
        None => Amount::at_least(lowest(table).unwrap_or(LEAST)),
    }
}

/// What is counted at the end.
fn bonuses(table: &Table<'_>, pavilion: &Pavilion) -> i32 {
    let stars = if table.rulings.star_bonus_time == StarBonusTime::AtEnd { stars(pavilion) } else { 0 };
    stars + numbers(table, pavilion)
}

/// Everybody starts on 5, and until tiles are placed only the marker costs points: one at least, but never beyond 1.
fn before_placing(table: &Table<'_>, seat: Seat) -> (i32, i32) {
    match table.marker {
        _ if table.draft.phase == Phase::Setup => (START, START),
        // It came with no more tiles than lie beside the board.
        Some(MarkerPlace::Front(holder)) if holder == seat => {
            let hand = table.board(seat).hand.filter(|hand| !hand.is_empty());
            let taken = hand.map_or(START, |hand| hand.total() as i32);
            ((START - taken).max(1), START - 1)
        }
        Some(_) => (START, START),
        None => (1, START),
    }
}

/// The lowest place to which penalties take a score: the marker never beyond 1, discarded tiles as the ruling says.
fn lowest(table: &Table<'_>) -> Option<i32> {
    match table.rulings.discard_floor {
        DiscardFloor::One => Some(1),
        DiscardFloor::Zero => Some(0),
        DiscardFloor::Unlimited => None,
    }
}

/// At the end bonuses come on top of a score that was not below the lowest; after them at most four leftover tiles are paid.
fn least(table: &Table<'_>, pavilion: &Pavilion) -> Option<i32> {
    let lowest = lowest(table)?;
    if table.draft.phase != Phase::Over {
        return Some(lowest);
    }
    // Stars that brought their points at once may have been followed by penalties.
    let bonuses = bonuses(table, pavilion);
    let leftovers = if table.rulings.leftovers == Leftovers::AfterBonuses { CORNERS as i32 } else { 0 };
    Some((lowest + bonuses - leftovers).max(lowest))
}

/// The start, all tiles in the best order, and the bonuses that can have been counted; penalties only take points away.
fn most(table: &Table<'_>, pavilion: &Pavilion) -> i32 {
    let over = table.draft.phase == Phase::Over;
    let at_once = table.rulings.star_bonus_time == StarBonusTime::AtOnce;
    let stars = if over || at_once { stars(pavilion) } else { 0 };
    let numbers = if over { numbers(table, pavilion) } else { 0 };
    let extra = i32::from(table.rulings.connected_points == ConnectedPoints::RunPlusOne);
    START + most_for_tiles(pavilion.covered(), extra) + stars + numbers
}

pub(super) fn stars(pavilion: &Pavilion) -> i32 {
    Star::all().filter(|&star| pavilion.is_full(star)).map(|star| star_points(pavilion.kind(star))).sum()
}

fn numbers(table: &Table<'_>, pavilion: &Pavilion) -> i32 {
    full_numbers(table.draft.side, pavilion.covered()).map(|(number, _)| number_points(number)).sum()
}

/// The most points that tiles on these spaces can have brought, in whatever order they came.
///
/// A tile scores the run that it ends up in. Take the tiles of one final run of length L. Whichever comes last joins two parts
/// and scores L (and `extra`, unless it is alone), so best(L) = L + extra + the largest best(a) + best(b) with a + b = L − 1;
/// by induction one part takes all: 1 for the first, then 2 + extra, 3 + extra, … A full ring is no different: its last tile
/// joins the two ends of a run of five.
pub(super) fn most_for_tiles(covered: SpaceSet, extra: i32) -> i32 {
    let lengths = covered.runs().map(|run| run.len() as i32);
    lengths.map(|length| length * (length + 1) / 2 + extra * (length - 1)).sum()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::super::pieces::{Colour, Tiles};
    use super::super::super::rules::Rulings;
    use super::super::sample::{board, cover, first, flaws, for_all_of_a_star, offer, seat, take_factory, under};
    use super::*;

    /// Every order of placing is tried on one star: none scores more than the bound, and some order reaches it.
    #[test]
    fn the_bound_is_the_best_order() {
        for_all_of_a_star(|spaces, extra, [_, best]| {
            assert_eq!(best, START + most_for_tiles(spaces, extra), "{spaces:?}");
        });
    }

    #[test]
    fn a_score_has_to_come_from_the_stars() {
        let mut draft = board(3);
        for arm in 1..=3 {
            cover(&mut draft, 0, Star::of(Colour::Red), arm, Colour::Red);
        }
        first(&mut draft).score = Some(11);
        assert_eq!(flaws(&draft), []);
        first(&mut draft).score = Some(12);
        assert_eq!(flaws(&draft), [Flaw::ScoreTooHigh { seat: seat(0), score: 12, most: 11, bonuses: None }]);
        first(&mut draft).score = Some(0);
        assert_eq!(flaws(&draft), [Flaw::ScoreTooLow { seat: seat(0), score: 0, least: 1 }]);
        let below = Rulings { discard_floor: DiscardFloor::Unlimited, ..Rulings::default() };
        first(&mut draft).score = Some(-20);
        assert_eq!(under(&draft, &below), []);
    }

    #[test]
    fn before_anything_is_placed_only_the_marker_costs_points() {
        let mut draft = offer(2);
        draft.players[1].score = Some(4);
        assert_eq!(flaws(&draft), [Flaw::ScoreAtStart { seat: seat(1), score: 4, least: 5, most: 5 }]);
        draft.players[1].score = Some(6);
        assert_eq!(flaws(&draft), [Flaw::ScoreAtStart { seat: seat(1), score: 6, least: 5, most: 5 }]);

        let mut draft = board(1);
        draft.marker = Some(seat(0));
        first(&mut draft).tiles = Some(Tiles::new([0, 1, 1, 0, 0, 0]));
        for (score, possible) in [(2, false), (3, true), (4, true), (5, false)] {
            first(&mut draft).score = Some(score);
            assert_eq!(flaws(&draft).is_empty(), possible, "{score}");
        }

        let mut draft = offer(2);
        take_factory(&mut draft, 0);
        draft.players.swap(0, 1);
        take_factory(&mut draft, 1);
        draft.centre = draft.centre.map(|(tiles, _)| (tiles, 0));
        draft.marker = Some(seat(1));
        let found = flaws(&draft);
        assert!(found.iter().any(|flaw| matches!(flaw, Flaw::ScoreAtStart { score: 5, most: 4, .. })), "{found:?}");
    }

    #[test]
    fn a_final_score_has_its_bonuses_in_it() {
        let mut draft = board(6);
        draft.phase = Phase::Over;
        for arm in 1..=6 {
            cover(&mut draft, 0, Star::of(Colour::Purple), arm, Colour::Purple);
        }
        first(&mut draft).tiles = Some(Tiles::EMPTY);
        // 20 for the star; four leftover tiles may have been paid afterwards.
        for (score, possible) in [(16, false), (17, true), (5 + 21 + 20, true), (5 + 21 + 21, false)] {
            first(&mut draft).score = Some(score);
            assert_eq!(flaws(&draft).is_empty(), possible, "{score}");
        }
        draft.phase = Phase::End;
        first(&mut draft).score = Some(1);
        assert_eq!(flaws(&draft), []);
    }
}
