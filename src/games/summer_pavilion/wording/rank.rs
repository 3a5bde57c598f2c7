//! The final ranking, and a score as the track shows it.

use super::names::Names;
use crate::games::summer_pavilion::scoring::{TRACK, tokens};
use crate::games::summer_pavilion::{Phase, Position, Seat, rules};
use crate::verdict::Rank;
use crate::verdict::english::{and, counted};

/// "80-point token + 3 on the track"; none for a score that the track shows by itself.
pub(in crate::games::summer_pavilion) fn say_score(score: i32) -> Option<String> {
    let tokens = tokens(score);
    let token = if tokens == 1 { "80-point token".to_owned() } else { counted(tokens, "80-point token", "80-point tokens") };
    (score > TRACK).then(|| format!("{token} + {} on the track", (score - 1) % TRACK + 1))
}

/// The final ranking by points; who is tied shares a place.
/// Empty before everything is counted, and where not all players or not all scores are known.
pub(in crate::games::summer_pavilion) fn rank(n: &Names, position: &Position) -> Vec<Rank> {
    if position.phase != Phase::Over || !position.whole_table {
        return Vec::new();
    }
    let scores: Option<Vec<i32>> = position.seats().map(|seat| position.board(seat).score.known()).collect();
    let Some(scores) = scores else { return Vec::new() };
    let points = |seat: Seat| scores.get(seat.index()).copied().unwrap_or_default();
    let mut seats: Vec<Seat> = position.seats().collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(points(seat)));
    let ranked = |&seat: &Seat| {
        let ahead = seats.iter().filter(|&&other| points(other) > points(seat)).count();
        let tied = seats.iter().filter(|&&other| other != seat && points(other) == points(seat));
        let sharing: Vec<_> = tied.map(|&other| n.player(other).to_owned()).collect();
        let what = if ahead == 0 { "victory" } else { "place" };
        let why = if sharing.is_empty() {
            String::new()
        } else {
            format!("shares the {what} with {}: the same points ({})", and(sharing), rules::TIE_IS_SHARED.id)
        };
        Rank {
            place: ahead + 1,
            player: n.player(seat).to_owned(),
            points: points(seat),
            why: Some(why).filter(|why| !why.is_empty()).map(Into::into),
        }
    };
    seats.iter().map(ranked).collect()
}
