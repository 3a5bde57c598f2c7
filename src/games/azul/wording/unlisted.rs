//! Why a list of legal moves may lack some.

use super::names::Names;
use crate::games::azul::{Phase, Position, Seat};
use crate::verdict::english::{and, or};

/// What is not told although more moves would be listed with it; none if all are listed.
pub(in crate::games::azul) fn say_unlisted(n: &Names, position: &Position) -> Option<String> {
    let missing = match position.phase {
        Phase::Offer => of_offer(n, position),
        Phase::Tiling => of_tiling(n, position),
        Phase::Setup | Phase::Preparation | Phase::End | Phase::Over => Vec::new(),
    };
    (!missing.is_empty()).then(|| format!("more may be legal: the case does not tell {}", and(missing)))
}

fn of_offer(n: &Names, position: &Position) -> Vec<String> {
    let mut missing = Vec::new();
    if !position.may_turn.is_empty() {
        missing.push(whose_turn(n, position));
    }
    match (position.shows_all_factories(), position.centre.is_some()) {
        (true, true) => {}
        (true, false) => missing.push("what lies in the centre".to_owned()),
        (false, true) => missing.push("what lies on all factories".to_owned()),
        (false, false) => missing.push("what lies on all factories and in the centre".to_owned()),
    }
    let moves = |seat: &Seat| position.turn.is_none_or(|turn| turn == *seat);
    for seat in position.seats().filter(moves) {
        let board = position.board(seat);
        if board.lines.is_none() {
            missing.push(format!("what lies on {} pattern lines", n.owner(seat)));
        }
        if board.wall.is_none() {
            missing.push(format!("what lies on {} {}", n.owner(seat), n.terms().wall));
        }
    }
    missing
}

fn of_tiling(n: &Names, position: &Position) -> Vec<String> {
    let mut missing = Vec::new();
    for seat in position.seats() {
        let board = position.board(seat);
        if board.lines.is_none() && !board.done {
            missing.push(format!("what lies on {} pattern lines", n.owner(seat)));
        }
        if board.floor.is_none() {
            missing.push(format!("what lies on {} {}", n.owner(seat), n.terms().floor));
        }
        if board.wall.is_none() {
            missing.push(format!("what lies on {} {}", n.owner(seat), n.terms().wall));
        }
    }
    missing
}

/// "whether it is Ana's or Luis' turn".
pub(super) fn whose_turn(n: &Names, position: &Position) -> String {
    format!("whether it is {} turn", or(position.may_turn.iter().map(|seat| n.owner(seat))))
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
        assert_eq!(say_unlisted(&names, &position), None);
        position.boards[1] = Board { lines: None, wall: None, ..Board::default() };
        assert_eq!(say_unlisted(&names, &position), None, "it is not their turn");
        position.centre = None;
        assert_eq!(
            say_unlisted(&names, &position).as_deref(),
            Some("more may be legal: the case does not tell what lies in the centre")
        );
    }
}
