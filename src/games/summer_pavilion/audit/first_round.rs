//! Scores after the first phase 2 (or during it), of which nothing is forgotten yet.
//!
//! What was dealt and won, and lies neither on the table nor beside the boards, and was not used for what is built, was discarded: so
//! it is known how many points were paid for that. The marker cost one player 1 to 4. All else comes from the tiles on the stars.

use super::super::geometry::SpaceSet;
use super::super::pieces::{START, Seat};
use super::super::position::Phase;
use super::super::reasons::{Brought, Flaw, MarkerPlace};
use super::super::rules::{ConnectedPoints, DiscardFloor, StarBonusTime};
use super::Audit;
use super::boards::Trusted;
use super::reach::fewest_bonuses;
use super::score::{most_for_tiles, stars};
use super::table::Table;

/// The most that the marker cost in round 1: it leaves 1 of the 5 points.
const MARKER: i32 = START - 1;

pub(super) fn check(table: &Table<'_>, audit: &mut Audit) {
    let (phase, round) = (table.draft.phase, table.round);
    let playing = matches!((phase, round), (Phase::Play | Phase::Preparation, Some(1)));
    // Once the second round's marker is taken, that cost points too.
    let between = (phase, round, table.marker) == (Phase::Offer, Some(2), Some(MarkerPlace::Centre));
    if !playing && !between {
        return;
    }
    let (Some((fewest, most)), Some(spans)) = (discarded(table), spans(table)) else { return };
    let holder = match table.marker {
        Some(MarkerPlace::Front(holder)) if playing => Some(holder),
        _ => None,
    };
    // What the scores lack for certain, save that of one player some may have gone for the marker.
    let lacks = |span: &Brought| (span.least - span.score).max(0);
    let lacking: i32 = spans.iter().map(lacks).sum();
    let paid = spans.iter().filter(|span| holder.is_none_or(|holder| holder == span.seat)).map(lacks).max().unwrap_or(0);
    let lacking = lacking - paid.min(MARKER);
    if lacking > most {
        audit.flaw(Flaw::DiscardedAgainstScores {
            points: lacking,
            discarded: most,
            marker: holder.is_some(),
            more: true,
            spans,
        });
        return;
    }
    // A score that stopped lost less than was to be paid.
    let stopped = spans.iter().any(|span| span.score <= 1) && table.rulings.discard_floor != DiscardFloor::Unlimited;
    let spare: i32 = spans.iter().map(|span| span.most - span.score).sum();
    if !stopped && spare < fewest + i32::from(holder.is_some()) {
        audit.flaw(Flaw::DiscardedAgainstScores {
            points: spare,
            discarded: fewest,
            marker: holder.is_some(),
            more: false,
            spans,
        });
    }
}

/// How many tiles were discarded until now: fewest and most; none if not everything is shown that may hold one.
fn discarded(table: &Table<'_>) -> Option<(i32, i32)> {
    let phase = table.draft.phase;
    let shown = |board: &Trusted| {
        board.sound && (phase == Phase::Preparation || board.hand.is_some()) && (phase == Phase::Offer || board.corners.is_some())
    };
    if !table.all_shown() || !table.boards().all(|(_, board)| shown(board)) {
        return None;
    }
    let offered = match phase {
        Phase::Offer => table.ring.and(table.centre())?.total() + table.on_factories().total(),
        _ => 0,
    };
    let used = |board: &Trusted| board.built(table.draft.side) + board.in_hand() + board.in_corners();
    let lie = (offered + table.boards().map(|(_, board)| used(board)).sum::<u32>()) as i32;
    let dealt = (table.dealt_each_round() * u32::from(table.round?)) as i32;
    Some((dealt + fewest_bonuses(table) as i32 - lie, dealt + table.most_bonuses() as i32 - lie))
}

/// What each player can have had at the least and at the most without marker and discarded tiles; none if a score is not shown.
fn spans(table: &Table<'_>) -> Option<Vec<Brought>> {
    let extra = i32::from(table.rulings.connected_points == ConnectedPoints::RunPlusOne);
    let at_once = table.rulings.star_bonus_time == StarBonusTime::AtOnce;
    let span = |(seat, board): (Seat, &Trusted), score: Option<i32>| {
        let pavilion = board.pavilion?;
        let own = START + if at_once { stars(&pavilion) } else { 0 };
        let covered = pavilion.covered();
        Some(Brought {
            seat,
            score: score?,
            least: own + least_for_tiles(covered, extra),
            most: own + most_for_tiles(covered, extra),
        })
    };
    table.boards().zip(&table.draft.players).map(|(board, player)| span(board, player.score)).collect()
}

/// The fewest points that tiles on these spaces can have brought, in whatever order they came.
///
/// As for the most, by the tile of a run that came last: it joined two parts and scored the length of the run. Six in a ring were
/// five in a row before.
fn least_for_tiles(covered: SpaceSet, extra: i32) -> i32 {
    let mut least = [0, 1, 0, 0, 0, 0, 0];
    for length in 2..=6 {
        let parts = |left: usize| least[left] + least[length - 1 - left];
        let before = if length == 6 { Some(least[5]) } else { (0..length).map(parts).min() };
        least[length] = length as i32 + extra + before.unwrap_or(0);
    }
    covered.runs().filter_map(|run| least.get(run.len())).sum()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::super::Draft;
    use super::super::super::geometry::Star;
    use super::super::super::pieces::{Colour, Tiles};
    use super::super::super::rules::Rulings;
    use super::super::sample::{cover, flaws, for_all_of_a_star, offer, play, seat, under};
    use super::*;

    /// Every order of placing is tried on one star: none scores less than the bound, and some order reaches it.
    #[test]
    fn the_bound_is_the_worst_order() {
        for_all_of_a_star(|spaces, extra, [worst, _]| {
            assert_eq!(worst, START + least_for_tiles(spaces, extra), "{spaces:?}");
        });
    }

    /// Two players have built red 3, 4 (7 tiles, 3 points) and blue 6 (1 point); of twenty tiles so many were discarded.
    fn first(discarded: u8, scores: [i32; 2]) -> Draft {
        let mut draft = play(2, 1);
        draft.phase = Phase::Preparation;
        draft.marker = Some(seat(0));
        for arm in [3, 4] {
            cover(&mut draft, 0, Star::of(Colour::Red), arm, Colour::Red);
        }
        cover(&mut draft, 1, Star::of(Colour::Blue), 6, Colour::Blue);
        let kept = 20 - 13 - discarded;
        for (player, score) in draft.players.iter_mut().zip(scores) {
            player.score = Some(score);
            (player.tiles, player.corners) = (Some(Tiles::EMPTY), Some(Tiles::EMPTY));
        }
        draft.players[0].corners = Some(Tiles::new([kept.min(4), 0, 0, 0, 0, 0]));
        draft.players[1].corners = Some(Tiles::new([kept - kept.min(4), 0, 0, 0, 0, 0]));
        draft
    }
    fn spans([first, second]: [i32; 2]) -> Vec<Brought> {
        vec![
            Brought { seat: seat(0), score: first, least: 8, most: 8 },
            Brought { seat: seat(1), score: second, least: 6, most: 6 },
        ]
    }

    #[test]
    fn what_is_lost_was_discarded_or_went_for_the_marker() {
        // The first player had the marker.
        for (scores, possible) in [([4, 6], true), ([3, 6], false), ([7, 6], true), ([7, 5], false), ([8, 6], false)] {
            assert_eq!(flaws(&first(0, scores)).is_empty(), possible, "{scores:?}");
        }
        let against = |points, discarded, more, scores| Flaw::DiscardedAgainstScores {
            points,
            discarded,
            marker: true,
            more,
            spans: spans(scores),
        };
        assert_eq!(flaws(&first(0, [7, 5])), [against(1, 0, true, [7, 5])]);
        assert_eq!(flaws(&first(1, [7, 5])), []);
        assert_eq!(flaws(&first(2, [7, 6])), [against(1, 2, false, [7, 6])]);
        assert_eq!(flaws(&first(2, [5, 6])), []);
        assert_eq!(flaws(&first(7, [7, 1])), [], "whoever is at 1 may have had more to pay");
        let below = Rulings { discard_floor: DiscardFloor::Unlimited, ..Rulings::default() };
        assert_eq!(under(&first(7, [7, 1]), &below), [against(6, 7, false, [7, 1])]);
    }

    #[test]
    fn it_holds_until_the_marker_of_round_2_is_taken() {
        let mut draft = offer(2);
        (draft.round, draft.bag, draft.tower) = (Some(2), None, None);
        let played = first(0, [7, 5]);
        for (player, played) in draft.players.iter_mut().zip(played.players) {
            (player.score, player.stars, player.tiles) = (played.score, played.stars, played.corners);
        }
        // One of them may have had the marker, not both.
        let both = Flaw::DiscardedAgainstScores { points: 1, discarded: 0, marker: false, more: true, spans: spans([7, 5]) };
        assert_eq!(flaws(&draft), [both]);
        draft.players[0].score = Some(8);
        assert_eq!(flaws(&draft), []);
        draft.players[1].score = Some(1);
        assert!(matches!(flaws(&draft)[..], [Flaw::DiscardedAgainstScores { points: 1, discarded: 0, more: true, .. }]));
        draft.round = Some(3);
        assert_eq!(flaws(&draft), []);
    }
}
