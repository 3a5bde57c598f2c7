//! The final ranking.

use super::names::Names;
use crate::game::SaysScores;
use crate::game::reasons::{ToArg, Vocabulary};
use crate::games::azul::{Azul, Phase, Position, Seat, rules};
use crate::verdict::{Amount, Rank, Rule};
use crate::words::{Arg, Message};
use std::cmp::Ordering;

impl SaysScores for Azul {
    /// Points, then complete rows; ties share a place. Empty before the end, and where it rests on unknown facts.
    fn rank(n: &Names, position: &Position) -> Vec<Rank> {
        if position.phase != Phase::Over || !position.whole_table {
            return Vec::new();
        }
        let mut seats: Vec<Seat> = position.seats().collect();
        let scores: Option<Vec<i32>> = seats.iter().map(|&seat| position.board(seat).score.known()).collect();
        let Some(scores) = scores else { return Vec::new() };
        // Rows count only between those who are tied; it need not be told how many there are, only whose are more.
        let told: Vec<Amount> = seats.iter().map(|&seat| position.board(seat).full_rows()).collect();
        let is_open = |one: usize, other: usize| {
            let [one_rows, other_rows] = [told[one], told[other]];
            let overlap = one_rows.most() >= Some(other_rows.least()) && other_rows.most() >= Some(one_rows.least());
            scores[one] == scores[other] && overlap && one_rows.known().zip(other_rows.known()).is_none()
        };
        if (0..seats.len()).any(|one| (0..one).any(|other| is_open(one, other))) {
            return Vec::new();
        }
        let result = |seat: Seat| (scores[seat.index()], told[seat.index()].least());
        seats.sort_by_key(|&seat| std::cmp::Reverse(result(seat)));
        let ranked = |&seat: &Seat| {
            let (points, rows) = result(seat);
            let ahead = seats.iter().filter(|&&other| result(other) > (points, rows)).count();
            let (why, rules) = why(n, &seats, seat, result, &told).into_iter().unzip();
            let why = Vec::into_iter(why).reduce(|one, other| n.message("rank-both").with("one", one).with("other", other));
            let mut rules: Vec<_> = Vec::into_iter(rules).flatten().collect();
            // Ahead of one and behind another by the same rule.
            rules.dedup();
            Rank { place: ahead + 1, player: n.player(seat).to_owned(), points, why, rules }
        };
        seats.iter().map(ranked).collect()
    }
}

/// What decided between players with the same points, and by which rule; nothing if there is no other.
fn why(
    n: &Names,
    seats: &[Seat],
    seat: Seat,
    result: impl Fn(Seat) -> (i32, i32),
    told: &[Amount],
) -> Vec<(Message, Option<&'static Rule>)> {
    let (points, rows) = result(seat);
    let tied = || seats.iter().copied().filter(|&other| other != seat && result(other).0 == points);
    let reason = |id, others: &[Seat], rows: i32| n.message(id).with("others", others.to_vec().to_arg(n)).with("rows", rows);
    // Of rows that may be more, as many as decide.
    let most = |seat: Seat| told[seat.index()].most().unwrap_or_default();
    let mut reasons = Vec::new();
    for (word, order) in [("more", Ordering::Less), ("fewer", Ordering::Greater)] {
        let others: Vec<_> = tied().filter(|&other| result(other).1.cmp(&rows) == order).collect();
        if !others.is_empty() {
            let is_more = order == Ordering::Less;
            let count = |seat: Seat, least: bool| if least { result(seat).1 } else { most(seat) };
            let mut theirs: Vec<_> = others.iter().map(|&other| count(other, !is_more)).collect();
            theirs.dedup();
            let reason = reason("rank-rows", &others, count(seat, is_more));
            let reason = reason.with("order", Arg::Term(word)).with("theirs", theirs.to_arg(n));
            reasons.push((reason, Some(&rules::TIE_MORE_ROWS)));
        }
    }
    let sharing: Vec<_> = tied().filter(|&other| result(other).1 == rows).collect();
    if !sharing.is_empty() {
        let first = seats.iter().all(|&other| result(other) <= (points, rows));
        let reason = reason("rank-shared", &sharing, rows).with("first", first.to_arg(n));
        reasons.push((reason, first.then_some(&rules::SHARED_VICTORY)));
    }
    reasons
}
