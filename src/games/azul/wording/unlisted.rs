//! Why a list of legal moves may lack some.

use super::names::Names;
use crate::game::Unlisted;
use crate::game::reasons::Vocabulary;
use crate::games::azul::judge::hides_a_rest;
use crate::games::azul::{NotTold, Phase, Position, Rulings, Source};

/// What is not told although more moves would be listed with it; none if all are listed.
pub(crate) fn say_unlisted(n: &Names, position: &Position, rulings: &Rulings) -> Option<Unlisted> {
    let missing = match position.phase {
        Phase::Offer => of_offer(position, rulings),
        Phase::Tiling => of_tiling(position),
        Phase::Setup | Phase::Preparation | Phase::End | Phase::Over => Vec::new(),
    };
    if missing.is_empty() {
        return position.hides_who_begins().then(|| Unlisted::Beside(n.message("list-of-anybody")));
    }
    Some(Unlisted::NotTold(missing.into_iter().map(|what| what.lacks(n, position, rulings)).collect()))
}

fn of_offer(position: &Position, rulings: &Rulings) -> Vec<NotTold> {
    let turn = NotTold::Turn { turn: position.may_turn, begins: position.hides_who_begins() };
    let shows_all = position.shows_all_factories();
    let mut missing: Vec<_> = [
        (!position.may_turn.is_empty()).then_some(turn),
        (!shows_all).then_some(NotTold::Factories),
        position.centre.is_none().then_some(NotTold::Source { from: Source::Centre }),
    ]
    .into_iter()
    .flatten()
    .collect();
    for whose in position.seats().filter(|&seat| position.turn.is_none_or(|turn| turn == seat)) {
        let board = position.board(whose);
        missing.extend((!board.lines.is_whole()).then_some(NotTold::Lines { whose, line: None }));
        missing.extend((!board.wall.is_whole()).then_some(NotTold::Wall { whose, row: None }));
    }
    missing.extend((shows_all && hides_a_rest(position, rulings)).then_some(NotTold::Keeper));
    missing
}

fn of_tiling(position: &Position) -> Vec<NotTold> {
    let mut missing = Vec::new();
    for whose in position.seats() {
        let board = position.board(whose);
        let hides_lines = !board.lines.is_whole() && board.has_tiled_lines() != Some(true);
        missing.extend(hides_lines.then_some(NotTold::Lines { whose, line: None }));
        missing.extend(board.floor.is_none().then_some(NotTold::Floor { whose }));
        missing.extend((!board.wall.is_whole()).then_some(NotTold::Wall { whose, row: None }));
    }
    missing.extend(position.seats().any(|seat| position.board(seat).kept.is_none()).then_some(NotTold::Keeper));
    missing
}
