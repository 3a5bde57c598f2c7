//! Why a list of legal moves may lack some.

use super::names::Names;
use crate::games::Unlisted;
use crate::games::azul::judge::hides_a_rest;
use crate::games::azul::{Phase, Position, Rulings, Seat};
use crate::games::reasons::{Told, Vocabulary};
use crate::words::{Arg, Message};

/// What is not told although more moves would be listed with it; none if all are listed.
pub(in crate::games::azul) fn say_unlisted(n: &Names, position: &Position, rulings: &Rulings) -> Option<Unlisted> {
    let missing = match position.phase {
        Phase::Offer => of_offer(n, position, rulings),
        Phase::Tiling => of_tiling(n, position),
        Phase::Setup | Phase::Preparation | Phase::End | Phase::Over => Vec::new(),
    };
    let of_anybody = || position.hides_who_begins().then(|| Unlisted::Beside(n.message("list-of-anybody")));
    if missing.is_empty() { of_anybody() } else { Some(Unlisted::NotTold(missing)) }
}

fn of_offer(n: &Names, position: &Position, rulings: &Rulings) -> Vec<Message> {
    let mut missing = Vec::new();
    if !position.may_turn.is_empty() && position.hides_who_begins() {
        missing.push(n.message("unlisted-starter"));
    } else if !position.may_turn.is_empty() {
        let of = |seat: Seat| n.message("unlisted-turn-of").with("player", seat.told(n));
        missing.push(n.message("unlisted-turn").with("whose", position.may_turn.iter().map(of).collect::<Arg>()));
    }
    let source = match (position.shows_all_factories(), position.centre.is_some()) {
        (true, true) => None,
        (true, false) => Some("centre"),
        (false, true) => Some("factories"),
        (false, false) => Some("both"),
    };
    missing.extend(source.map(|source| n.message("unlisted-source").with("source", Arg::Term(source))));
    let moves = |seat: &Seat| position.turn.is_none_or(|turn| turn == *seat);
    for seat in position.seats().filter(moves) {
        let board = position.board(seat);
        missing.extend(parts(n, seat, [board.lines.is_none(), false, board.wall.is_none()]));
    }
    let hides_keeper = position.shows_all_factories() && hides_a_rest(position, rulings);
    missing.extend(hides_keeper.then(|| n.message("unlisted-keeper")));
    missing
}

fn of_tiling(n: &Names, position: &Position) -> Vec<Message> {
    let mut missing = Vec::new();
    for seat in position.seats() {
        let board = position.board(seat);
        let lines = board.lines.is_none() && !board.done;
        missing.extend(parts(n, seat, [lines, board.floor.is_none(), board.wall.is_none()]));
        missing.extend(board.kept.is_none().then(|| n.message("unlisted-kept").with("player", seat.told(n))));
    }
    missing
}

/// What is missing of the lines, the floor line and the wall; none if all are told.
fn parts(n: &Names, seat: Seat, missing: [bool; 3]) -> Option<Message> {
    let parts = ["lines", "floor", "wall"].into_iter().zip(missing).filter(|(_, missing)| *missing);
    let parts: Vec<_> = parts.map(|(part, _)| n.message("unlisted-part").with("part", Arg::Term(part))).collect();
    let message = n.message("unlisted-board").with("player", seat.told(n));
    (!parts.is_empty()).then(|| message.with("parts", parts.into_iter().collect::<Arg>()))
}

#[cfg(test)]
mod tests {
    use super::super::super::{Board, Setup, Side};
    use super::*;
    use crate::games::azul::Edition;

    #[test]
    fn a_table_that_is_told_lacks_nothing() {
        let setup = Setup { edition: Edition::Base, side: Side::Coloured, specialised: false };
        let mut position = Position { phase: Phase::Offer, turn: Seat::new(0), ..Position::new(setup, 2) };
        let names = Names::of(&crate::games::azul::drafted::drafted(&position));
        assert_eq!(say_unlisted(&names, &position, &Rulings::default()), None);
        position.boards[1] = Board { lines: None, wall: None, ..Board::default() };
        assert_eq!(say_unlisted(&names, &position, &Rulings::default()), None, "it is not their turn");
        position.centre = None;
        let Some(Unlisted::NotTold(missing)) = say_unlisted(&names, &position, &Rulings::default()) else {
            panic!("the centre is lacking")
        };
        assert_eq!(missing.iter().map(ToString::to_string).collect::<Vec<_>>(), ["what lies in the centre (`centre:`)"]);
    }
}
