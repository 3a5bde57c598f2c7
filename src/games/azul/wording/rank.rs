//! The final ranking.

use super::names::Names;
use crate::games::azul::{Phase, Position, Seat, rules};
use crate::verdict::Rank;
use crate::verdict::english::{and, counted};
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
        Rank {
            place: ahead + 1,
            player: n.player(seat).to_owned(),
            points,
            why: Some(why(n, &seats, seat, result)).filter(|why| !why.is_empty()).map(Into::into),
        }
    };
    seats.iter().map(ranked).collect()
}

/// What decided between players with the same points; empty if there is no other.
fn why(n: &Names, seats: &[Seat], seat: Seat, result: impl Fn(Seat) -> (i32, usize)) -> String {
    let (points, rows) = result(seat);
    let tied = || seats.iter().copied().filter(|&other| other != seat && result(other).0 == points);
    let name = |other: Seat| n.player(other).to_owned();
    let sharing: Vec<_> = tied().filter(|&other| result(other).1 == rows).map(name).collect();
    let first = seats.iter().all(|&other| result(other) <= (points, rows));
    let mut reasons = Vec::new();
    for (word, order) in [("more", Ordering::Less), ("fewer", Ordering::Greater)] {
        let others: Vec<_> = tied().filter(|&other| result(other).1.cmp(&rows) == order).collect();
        if !others.is_empty() {
            let mut theirs: Vec<_> = others.iter().map(|&other| result(other).1.to_string()).collect();
            theirs.dedup();
            let theirs = and(theirs);
            let names = and(others.into_iter().map(name));
            let rule = rules::TIE_MORE_ROWS.id;
            reasons.push(format!("has {word} complete rows than {names} with the same points: {rows} to {theirs} ({rule})"));
        }
    }
    if !sharing.is_empty() {
        let (what, rule) = if first { ("victory", format!(" ({})", rules::SHARED_VICTORY.id)) } else { ("place", String::new()) };
        let rows = counted(rows, "complete row", "complete rows");
        reasons.push(format!("shares the {what} with {}: the same points and {rows} each{rule}", and(sharing)));
    }
    reasons.join("; ")
}
