//! The final ranking, and a score as the track shows it.

use super::names::Names;
use super::told::BOOK;
use crate::games::reasons::{Told, Vocabulary};
use crate::games::summer_pavilion::scoring::{TRACK, tokens};
use crate::games::summer_pavilion::{Phase, Position, Seat, rules};
use crate::verdict::Rank;
use crate::words::Message;

/// "80-point token + 3 on the track"; none for a score that the track shows by itself.
pub(in crate::games::summer_pavilion) fn say_score(score: i32) -> Option<Message> {
    let says = Message::new(&BOOK, "score-with-tokens").with("tokens", tokens(score)).with("track", (score - 1) % TRACK + 1);
    (score > TRACK).then_some(says)
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
        let sharing: Vec<Seat> = seats.iter().copied().filter(|&other| other != seat && points(other) == points(seat)).collect();
        let says = n.message("rank-shared").with("first", ahead == 0).with("others", sharing.told(n));
        let why = (!sharing.is_empty()).then_some(says);
        let rules = why.iter().map(|_| &rules::TIE_IS_SHARED).collect();
        Rank { place: ahead + 1, player: n.player(seat).to_owned(), points: points(seat), why, rules }
    };
    seats.iter().map(ranked).collect()
}
