//! The final ranking.

use super::names::Names;
use crate::game::reasons::{ToArg, Vocabulary};
use crate::games::azul::{Phase, Position, Seat, rules};
use crate::verdict::{Rank, Rule};
use crate::words::{Arg, Message};
use std::cmp::Ordering;

/// The final ranking: points, then complete rows; ties share a place. Empty before the end, and where it rests on unknown facts.
pub(crate) fn rank(n: &Names, position: &Position) -> Vec<Rank> {
    if position.phase != Phase::Over || !position.whole_table {
        return Vec::new();
    }
    let mut seats: Vec<Seat> = position.seats().collect();
    let scores: Option<Vec<i32>> = seats.iter().map(|&seat| position.board(seat).score.known()).collect();
    let Some(scores) = scores else { return Vec::new() };
    let tied = |seat: Seat| scores.iter().filter(|&&score| score == scores[seat.index()]).count() > 1;
    // Walls count only between those who are tied.
    let rows = |seat: Seat| position.board(seat).full_rows().or((!tied(seat)).then_some(0));
    let rows: Option<Vec<usize>> = seats.iter().map(|&seat| rows(seat)).collect();
    let Some(rows) = rows else { return Vec::new() };
    let result = |seat: Seat| (scores[seat.index()], rows[seat.index()]);
    seats.sort_by_key(|&seat| std::cmp::Reverse(result(seat)));
    let ranked = |&seat: &Seat| {
        let (points, rows) = result(seat);
        let ahead = seats.iter().filter(|&&other| result(other) > (points, rows)).count();
        let (why, rules) = why(n, &seats, seat, result).into_iter().unzip();
        let why = Vec::into_iter(why).reduce(|one, other| n.message("rank-both").with("one", one).with("other", other));
        let mut rules: Vec<_> = Vec::into_iter(rules).flatten().collect();
        // Ahead of one and behind another by the same rule.
        rules.dedup();
        Rank { place: ahead + 1, player: n.player(seat).to_owned(), points, why, rules }
    };
    seats.iter().map(ranked).collect()
}

/// What decided between players with the same points, and by which rule; nothing if there is no other.
fn why(n: &Names, seats: &[Seat], seat: Seat, result: impl Fn(Seat) -> (i32, usize)) -> Vec<(Message, Option<&'static Rule>)> {
    let (points, rows) = result(seat);
    let tied = || seats.iter().copied().filter(|&other| other != seat && result(other).0 == points);
    let reason = |id, others: &[Seat]| n.message(id).with("others", others.to_vec().to_arg(n)).with("rows", rows);
    let mut reasons = Vec::new();
    for (word, order) in [("more", Ordering::Less), ("fewer", Ordering::Greater)] {
        let others: Vec<_> = tied().filter(|&other| result(other).1.cmp(&rows) == order).collect();
        if !others.is_empty() {
            let mut theirs: Vec<_> = others.iter().map(|&other| result(other).1).collect();
            theirs.dedup();
            let reason = reason("rank-rows", &others).with("order", Arg::Term(word)).with("theirs", theirs.to_arg(n));
            reasons.push((reason, Some(&rules::TIE_MORE_ROWS)));
        }
    }
    let sharing: Vec<_> = tied().filter(|&other| result(other).1 == rows).collect();
    if !sharing.is_empty() {
        let first = seats.iter().all(|&other| result(other) <= (points, rows));
        let reason = reason("rank-shared", &sharing).with("first", first.to_arg(n));
        reasons.push((reason, first.then_some(&rules::SHARED_VICTORY)));
    }
    reasons
}
