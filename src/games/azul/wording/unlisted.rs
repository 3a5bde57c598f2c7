//! Why a list of legal moves may lack some.

use super::names::Names;
use crate::games::Unlisted;
use crate::games::azul::{Phase, Position, Seat};
use crate::verdict::english::{and, or};

/// What is not told although more moves would be listed with it; none if all are listed.
pub(in crate::games::azul) fn say_unlisted(n: &Names, position: &Position) -> Option<Unlisted> {
    let missing = match position.phase {
        Phase::Offer => of_offer(n, position),
        Phase::Tiling => of_tiling(n, position),
        Phase::Setup | Phase::Preparation | Phase::End | Phase::Over => Vec::new(),
    };
    (!missing.is_empty()).then_some(Unlisted::NotTold(missing.into_iter().map(Into::into).collect()))
}

fn of_offer(n: &Names, position: &Position) -> Vec<String> {
    let mut missing = Vec::new();
    if !position.may_turn.is_empty() {
        missing.push(whose_turn(n, position));
    }
    match (position.shows_all_factories(), position.centre.is_some()) {
        (true, true) => {}
        (true, false) => missing.push("what lies in the centre (`centre:`)".to_owned()),
        (false, true) => missing.push("what lies on all factories (`factories:`)".to_owned()),
        (false, false) => missing.push("what lies on all factories (`factories:`) and in the centre (`centre:`)".to_owned()),
    }
    let moves = |seat: &Seat| position.turn.is_none_or(|turn| turn == *seat);
    for seat in position.seats().filter(moves) {
        let board = position.board(seat);
        missing.extend(parts(n, seat, [board.lines.is_none(), false, board.wall.is_none()]));
    }
    missing
}

fn of_tiling(n: &Names, position: &Position) -> Vec<String> {
    let mut missing = Vec::new();
    for seat in position.seats() {
        let board = position.board(seat);
        let lines = board.lines.is_none() && !board.done;
        missing.extend(parts(n, seat, [lines, board.floor.is_none(), board.wall.is_none()]));
    }
    missing
}

/// "what lies on Ana's pattern lines (`lines:`) and wall (`wall:`)", of the lines, the floor line and the wall; none if all are told.
fn parts(n: &Names, seat: Seat, [lines, floor, wall]: [bool; 3]) -> Option<String> {
    let missing = [
        lines.then(|| "pattern lines (`lines:`)".to_owned()),
        floor.then(|| format!("{} (`floor:`)", n.terms().floor)),
        wall.then(|| format!("{} (`wall:`)", n.terms().wall)),
    ];
    let missing: Vec<_> = missing.into_iter().flatten().collect();
    (!missing.is_empty()).then(|| format!("what lies on {} {}", n.owner(seat), and(missing)))
}

/// "whether it is Ana's or Luis' turn".
pub(super) fn whose_turn(n: &Names, position: &Position) -> String {
    format!("whether it is {} turn (`turn:`)", or(position.may_turn.iter().map(|seat| n.owner(seat))))
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
        assert_eq!(say_unlisted(&names, &position), Some(Unlisted::NotTold(vec!["what lies in the centre (`centre:`)".into()])));
    }
}
