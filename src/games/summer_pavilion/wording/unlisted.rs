//! What a list of moves lacks, because the case does not tell enough.

use super::Names;
use crate::games::Unlisted;
use crate::games::reasons::{Told, Vocabulary};
use crate::games::summer_pavilion::rules::Leftovers;
use crate::games::summer_pavilion::{Phase, Position, Rulings, Seat};
use crate::words::Message;

/// Why no move is listed, or not every one that might be legal.
pub(in crate::games::summer_pavilion) fn say_unlisted(n: &Names, position: &Position, rulings: &Rulings) -> Option<Unlisted> {
    let missing = match position.phase {
        Phase::Offer => offer(n, position),
        Phase::Play => play(n, position, rulings),
        Phase::Setup | Phase::Preparation | Phase::End | Phase::Over => Vec::new(),
    };
    (!missing.is_empty()).then_some(Unlisted::NotTold(missing.into_iter().collect()))
}

fn offer(n: &Names, position: &Position) -> Vec<Message> {
    let lacks = [
        (position.round.is_none(), "unlisted-round"),
        (!position.shows_all_factories(), "unlisted-factories"),
        (position.centre.is_none(), "unlisted-centre"),
    ];
    let lacks = lacks.into_iter().filter(|(lacks, _)| *lacks).map(|(_, id)| n.message(id));
    turn(n, position).into_iter().chain(lacks).collect()
}

fn play(n: &Names, position: &Position, rulings: &Rulings) -> Vec<Message> {
    // What the supply lacks is drawn first, whoever is to move then.
    if position.refill_due().is_some() {
        return Vec::new();
    }
    let mut missing: Vec<_> = turn(n, position).into_iter().collect();
    if position.bonus.is_some() {
        missing.extend(position.supply.is_none().then(|| n.message("unlisted-supply")));
        return missing;
    }
    missing.extend(position.may_owe_bonus().then(|| n.message("unlisted-bonus")));
    let may_act = |&seat: &Seat| position.may_have_turn(seat) && !position.board(seat).has_passed();
    for seat in position.seats().filter(may_act) {
        let board = position.board(seat);
        let lacks = [
            (board.passed.is_none(), "unlisted-passed"),
            (board.hand.is_none(), "unlisted-tiles"),
            (board.pavilion.is_none(), "unlisted-stars"),
        ];
        let lacks = lacks.into_iter().filter(|(lacks, _)| *lacks);
        missing.extend(lacks.map(|(_, id)| n.message(id).with("player", seat.told(n))));
        if position.round.is_none() && board.hand.is_some_and(|hand| !hand.is_empty()) {
            let keeps = rulings.leftovers == Leftovers::WhenPassing;
            missing.push(n.message(if keeps { "unlisted-round-keeping" } else { "unlisted-round" }));
        }
    }
    missing
}

fn turn(n: &Names, position: &Position) -> Option<Message> {
    (!position.turns.is_empty()).then(|| n.message("unlisted-turn").with("whose", position.turns.told(n)))
}
