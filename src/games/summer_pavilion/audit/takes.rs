//! The takes from factories as long as nobody took from the centre: what they brought and what they left limit each other.

use super::table::Table;
use crate::games::summer_pavilion::pieces::FILL;
use crate::games::summer_pavilion::{Colour, Flaw, MarkerPlace, Seat, Tiles};

/// Nobody took from the centre, so that each empty factory was a take.
pub(super) fn check(table: &Table<'_>) -> Option<Flaw> {
    let (Some(takes), Some(left), Some(MarkerPlace::Centre)) = (table.emptied(), table.centre(), table.marker) else {
        return None;
    };
    let wild = table.round.and_then(Colour::wild).filter(|_| table.whole && !table.may_have_run_dry())?;
    let fit = match takes {
        0 => true,
        1 => one_fits(table, left, wild),
        _ => all_fit(table, takes, left, wild),
    };
    let (seat, _) = table.boards().max_by_key(|(_, board)| board.in_hand())?;
    (!fit).then_some(Flaw::NotTheseTakes { takes, seat, left, wild })
}

/// Whether somebody can have made the only take.
fn one_fits(table: &Table<'_>, left: Tiles, wild: Colour) -> bool {
    let kept = table.kept();
    table.boards().any(|(seat, board)| {
        let others_did_not = table.boards().all(|(other, board)| other == seat || board.in_hand() <= kept);
        others_did_not && board.hand.is_none_or(|hand| comes(hand, left, wild, kept))
    })
}

/// Whether so many takes, made round the table, can have brought all that players have; they must in round 1, with nothing kept.
fn all_fit(table: &Table<'_>, takes: u32, left: Tiles, wild: Colour) -> bool {
    let hands: Option<Vec<_>> = table.boards().map(|(seat, board)| Some((seat, board.hand?))).collect();
    let Some(hands) = hands.filter(|_| table.round == Some(1)) else { return true };
    let seats = table.seats;
    let after = |from: Seat, seat: Seat| (seat.index() + seats - from.index()) % seats;
    let may_begin = |first: &Seat| {
        let is_next = |turn: Seat| after(*first, turn) == takes as usize % seats;
        table.draft.starter.is_none_or(|starter| starter == *first) && table.draft.turn.is_none_or(is_next)
    };
    let mut search = Search { left, wild, taken: Vec::new(), ways: 0 };
    hands.iter().map(|&(seat, _)| seat).filter(may_begin).any(|first| {
        let of = |seat| (takes as usize + seats - 1 - after(first, seat)) / seats;
        search.explains(&hands.iter().map(|&(seat, hand)| (hand, of(seat))).collect::<Vec<_>>())
    })
}

/// More ways to split what a player has into takes than this are not tried, and nothing is said of them.
const WAYS: usize = 5_000;

/// What was taken from a factory: tiles of a colour, and perhaps a wild one along with them; or one wild tile of four.
#[derive(Debug, Clone, Copy)]
struct Taken {
    colour: Colour,
    own: u8,
    along: u8,
}

impl Taken {
    fn tiles(self, wild: Colour) -> Tiles {
        Tiles::only(self.colour, self.own).plus(Tiles::only(wild, self.along))
    }
    /// Whether a tile of a colour can have been left.
    fn may_leave(self, colour: Colour, wild: Colour) -> bool {
        if colour == wild { self.colour == wild || self.along > 0 } else { self.colour != wild && self.colour != colour }
    }
}

/// Looks for takes that bring what lies beside the boards and leave what lies in the centre.
struct Search {
    left: Tiles,
    wild: Colour,
    taken: Vec<Taken>,
    ways: usize,
}

impl Search {
    /// Whether there are any, where each player has made so many, or too many ways to look at.
    fn explains(&mut self, hands: &[(Tiles, usize)]) -> bool {
        let Some((&(held, takes), others)) = hands.split_first() else { return self.leaves_the_centre() };
        if takes == 0 || held.is_empty() {
            self.ways += 1;
            return self.ways > WAYS || takes == 0 && held.is_empty() && self.explains(others);
        }
        // Every tile was taken, so the next take may as well be of the first colour.
        let next = held.iter().map(|(colour, _)| colour).find(|&colour| colour != self.wild);
        let wilds = held.of(self.wild).min(1);
        let ways: Vec<_> = match next {
            None => vec![Taken { colour: self.wild, own: 1, along: 0 }],
            Some(colour) => (1..=held.of(colour))
                .flat_map(|own| (0..=wilds).map(move |along| Taken { colour, own, along }))
                .filter(|taken| u32::from(taken.own + taken.along) <= FILL)
                .collect(),
        };
        ways.into_iter().any(|taken| {
            let Some(rest) = held.minus(taken.tiles(self.wild)) else { return false };
            self.taken.push(taken);
            let explains = self.explains(&[&[(rest, takes - 1)], others].concat());
            self.taken.pop();
            explains
        })
    }

    /// Whether the rest of all factories can be what lies in the centre: each colour finds room among takes that may leave it.
    fn leaves_the_centre(&self) -> bool {
        let room = |colours: u8| {
            let these = || Colour::ALL.into_iter().filter(move |colour| colours & 1 << colour.index() != 0);
            let leaves = |taken: &&Taken| these().any(|colour| taken.may_leave(colour, self.wild));
            let tiles: u32 = these().map(|colour| u32::from(self.left.of(colour))).sum();
            let rest = |taken: &Taken| FILL - u32::from(taken.own + taken.along);
            tiles <= self.taken.iter().filter(leaves).map(rest).sum()
        };
        (1..1 << Colour::ALL.len()).all(room)
    }
}

/// Whether what is held, save some tiles that were kept, can be what was taken from a factory that left the rest.
fn comes(held: Tiles, left: Tiles, wild: Colour, kept: u32) -> bool {
    let taken = FILL.saturating_sub(left.total());
    let wilds_left = u32::from(left.of(wild));
    let brings = |colour: Colour, along: u32| {
        let (own, more) = if colour == wild { (taken, 0) } else { (taken.saturating_sub(along), along) };
        let all_of_it = if colour == wild { taken == 1 && wilds_left == left.total() } else { own > 0 && left.of(colour) == 0 };
        all_of_it && u32::from(held.of(colour)) >= own && u32::from(held.of(wild)) >= more
    };
    // Where wild tiles were left, one came along.
    let fewest = wilds_left.min(1);
    held.total() <= taken + kept && Colour::ALL.into_iter().any(|colour| (fewest..=1).any(|along| brings(colour, along)))
}
