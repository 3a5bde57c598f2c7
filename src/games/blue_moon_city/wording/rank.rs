//! Who has won.

use super::Names;
use crate::games::blue_moon_city::{Phase, Position, Seat};
use crate::verdict::english::{and, counted};
use crate::verdict::{Rank, Unit};
use std::cmp::Reverse;

/// The final ranking: who made the offerings that end the game has won, and the rulebook ranks nobody else. If no building is left
/// and nobody made them, offerings decide, then crystals. Empty before the end, and where not all players are known.
pub(in crate::games::blue_moon_city) fn rank(n: &Names, position: &Position) -> Vec<Rank> {
    let Some(needed) = position.offerings_to_win().filter(|_| position.turn.phase == Phase::Over) else { return Vec::new() };
    let mut seats: Vec<Seat> = position.seats().collect();
    let result = |seat: Seat| (position.player(seat).offerings(), position.player(seat).count(Unit::Crystals));
    let winner = position.winner();
    let told = |unit| position.seats().all(|seat| position.has(seat, unit).known().is_some());
    match winner {
        Some(_) if told(Unit::Offerings) => {}
        // Of the others it is not known how much they have.
        Some(winner) => seats = vec![winner],
        None if told(Unit::Offerings) && told(Unit::Crystals) => {}
        None => return Vec::new(),
    }
    match winner {
        Some(winner) => seats.sort_by_key(|&seat| (seat != winner, Reverse(result(seat).0))),
        None => seats.sort_by_key(|&seat| Reverse(result(seat))),
    }
    let ahead = |seat: Seat| match winner {
        Some(winner) => usize::from(seat != winner),
        None => seats.iter().filter(|&&other| result(other) > result(seat)).count(),
    };
    let why = |seat: Seat| match winner {
        Some(winner) if winner == seat => format!("has made the {needed} offerings that win"),
        Some(_) => "the rulebook ranks only the winner".to_owned(),
        None => {
            let tied = seats.iter().filter(|&&other| other != seat && result(other) == result(seat));
            let sharing: Vec<_> = tied.map(|&other| n.player(other).to_owned()).collect();
            let crystals = counted(result(seat).1, "crystal", "crystals");
            let shared = if sharing.is_empty() { String::new() } else { format!(", as many as {}", and(sharing)) };
            format!("nobody made {needed} offerings; {crystals} left{shared}")
        }
    };
    let ranked = |&seat: &Seat| Rank {
        place: ahead(seat) + 1,
        player: n.player(seat).to_owned(),
        points: result(seat).0,
        why: Some(why(seat)).filter(|why| !why.is_empty()).map(Into::into),
    };
    seats.iter().map(ranked).collect()
}
