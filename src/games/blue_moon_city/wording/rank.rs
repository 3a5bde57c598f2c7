//! Who has won.

use super::Names;
use crate::game::SaysScores;
use crate::game::reasons::Vocabulary;
use crate::games::blue_moon_city::{BlueMoonCity, Phase, Position, Seat};
use crate::order;
use crate::verdict::{Rank, Unit};
use crate::words::Arg;
use std::cmp::Reverse;

impl SaysScores for BlueMoonCity {
    /// Whoever made the offerings that end the game has won, and the rulebook ranks nobody else. With nothing left to build,
    /// offerings decide, then crystals (if unknown, only certain places). Empty before the end, or with unknown players.
    fn rank(n: &Names, position: &Position) -> Vec<Rank> {
        let Some(needed) = position.offerings_to_win().filter(|_| position.turn.phase == Phase::Over) else { return Vec::new() };
        let mut seats: Vec<Seat> = position.seats().collect();
        let result = |seat: Seat| (position.player(seat).offerings(), position.player(seat).crystals().least());
        let winner = position.winner();
        let told = |unit| position.seats().all(|seat| position.has(seat, unit).known().is_some());
        match winner {
            Some(_) if told(Unit::Offerings) => {}
            // Of the others it is not known how much they have.
            Some(winner) => seats = vec![winner],
            None if told(Unit::Offerings) => {
                let crystals = |seat| position.has(seat, Unit::Crystals).known();
                let settled = |one: Seat, other: Seat| {
                    one == other || result(one).0 != result(other).0 || crystals(one).is_some() && crystals(other).is_some()
                };
                let all = seats.clone();
                seats.retain(|&seat| all.iter().all(|&other| settled(seat, other)));
            }
            None => return Vec::new(),
        }
        match winner {
            Some(winner) => order::by_key(&mut seats, |&seat| (seat != winner, Reverse(result(seat).0))),
            None => order::by_key(&mut seats, |&seat| Reverse(result(seat))),
        }
        let ahead = |seat: Seat| match winner {
            Some(winner) => usize::from(seat != winner),
            None => position.seats().filter(|&other| result(other) > result(seat)).count(),
        };
        let why = |seat: Seat| match winner {
            Some(winner) if winner == seat => n.message("rank-winner").with("needed", needed),
            Some(_) => n.message("rank-others"),
            None => {
                let tied = seats.iter().filter(|&&other| other != seat && result(other) == result(seat));
                let sharing: Vec<_> = tied.map(|&other| n.player(other).into()).collect();
                let says = n.message("rank-nobody").with("needed", needed).with("crystals", result(seat).1);
                let says = says.with("told", position.has(seat, Unit::Crystals).known().is_some());
                let says = says.with("shared", !sharing.is_empty()).with("sharing", Arg::List(sharing.into()));
                // Said once, of the first.
                let unranked = position.seats().filter(|other| !seats.contains(other) && seats.first() == Some(&seat));
                let unranked: Vec<_> = unranked.map(|other| n.player(other).into()).collect();
                says.with("hidden", !unranked.is_empty()).with("unranked", Arg::List(unranked.into()))
            }
        };
        let ranked = |&seat: &Seat| Rank {
            place: ahead(seat) + 1,
            player: n.player(seat).to_owned(),
            points: result(seat).0,
            why: Some(why(seat)),
            rules: Vec::new(),
        };
        seats.iter().map(ranked).collect()
    }
}
