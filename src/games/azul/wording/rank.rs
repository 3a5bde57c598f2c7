//! The final ranking.

use super::names::Names;
use crate::games::azul::{Phase, Position, Seat, rules};
use crate::games::reasons::{Told, Vocabulary};
use crate::verdict::Rank;
use crate::words::{Arg, Message};
use std::cmp::Ordering;

/// The final ranking: points, then complete rows; who is still tied shares a place.
/// Empty before everything is counted, and where not all that it rests on is known.
pub(in crate::games::azul) fn rank(n: &Names, position: &Position) -> Vec<Rank> {
    if position.phase != Phase::Over || !position.whole_table {
        return Vec::new();
    }
    let mut seats: Vec<Seat> = position.seats().collect();
    let scores: Option<Vec<i32>> = seats.iter().map(|&seat| position.board(seat).score.known()).collect();
    let Some(scores) = scores else { return Vec::new() };
    let tied = |seat: Seat| scores.iter().filter(|&&score| score == scores[seat.index()]).count() > 1;
    // Walls count only between those who are tied.
    let rows = |seat: Seat| position.board(seat).wall.map(|wall| wall.full_rows().count()).or((!tied(seat)).then_some(0));
    let rows: Option<Vec<usize>> = seats.iter().map(|&seat| rows(seat)).collect();
    let Some(rows) = rows else { return Vec::new() };
    let result = |seat: Seat| (scores[seat.index()], rows[seat.index()]);
    seats.sort_by_key(|&seat| std::cmp::Reverse(result(seat)));
    let ranked = |&seat: &Seat| {
        let (points, rows) = result(seat);
        let ahead = seats.iter().filter(|&&other| result(other) > (points, rows)).count();
        Rank { place: ahead + 1, player: n.player(seat).to_owned(), points, why: why(n, &seats, seat, result) }
    };
    seats.iter().map(ranked).collect()
}

/// What decided between players with the same points; none if there is no other.
fn why(n: &Names, seats: &[Seat], seat: Seat, result: impl Fn(Seat) -> (i32, usize)) -> Option<Message> {
    let (points, rows) = result(seat);
    let tied = || seats.iter().copied().filter(|&other| other != seat && result(other).0 == points);
    let reason = |id, others: &[Seat], rule: Arg| {
        n.message(id).with("others", others.to_vec().told(n)).with("rows", rows).with("rule", rule)
    };
    let mut reasons = Vec::new();
    for (word, order) in [("more", Ordering::Less), ("fewer", Ordering::Greater)] {
        let others: Vec<_> = tied().filter(|&other| result(other).1.cmp(&rows) == order).collect();
        if !others.is_empty() {
            let mut theirs: Vec<_> = others.iter().map(|&other| result(other).1).collect();
            theirs.dedup();
            let reason = reason("rank-rows", &others, rules::TIE_MORE_ROWS.id.into());
            reasons.push(reason.with("order", Arg::Term(word)).with("theirs", theirs.told(n)));
        }
    }
    let sharing: Vec<_> = tied().filter(|&other| result(other).1 == rows).collect();
    if !sharing.is_empty() {
        let first = seats.iter().all(|&other| result(other) <= (points, rows));
        let rule = if first { rules::SHARED_VICTORY.id.into() } else { Arg::Term("none") };
        reasons.push(reason("rank-shared", &sharing, rule).with("first", first.told(n)));
    }
    reasons.into_iter().reduce(|one, other| n.message("rank-both").with("one", one).with("other", other))
}
