//! What a list of moves lacks, because the case does not tell enough.

use super::Names;
use crate::game::Unlisted;
use crate::game::reasons::{ToArg, Vocabulary};
use crate::games::summer_pavilion::rules::Leftovers;
use crate::games::summer_pavilion::{Phase, Position, Rulings, Seat};
use crate::words::{Arg, Message};

/// Why no move is listed, or not every one that might be legal.
pub(crate) fn say_unlisted(n: &Names, position: &Position, rulings: &Rulings) -> Option<Unlisted> {
    let missing = match position.phase {
        Phase::Offer => offer(n, position),
        Phase::Play => play(n, position, rulings),
        Phase::Setup | Phase::Preparation | Phase::End | Phase::Over => Vec::new(),
    };
    (!missing.is_empty()).then_some(Unlisted::NotTold(missing.into_iter().collect()))
}

fn offer(n: &Names, position: &Position) -> Vec<Message> {
    let lies = |from| {
        n.message("lacks-source").with("from", Arg::Term(from)).with("source", NONE).with("marker", NONE).with("gone", false)
    };
    let lacks = [
        position.round.is_none().then(|| round(n, "take")),
        (!position.shows_all_factories()).then(|| lies("factories")),
        position.centre.is_none().then(|| lies("centre")),
    ];
    turn(n, position).into_iter().chain(lacks.into_iter().flatten()).collect()
}

fn play(n: &Names, position: &Position, rulings: &Rulings) -> Vec<Message> {
    // What the supply lacks is drawn first, whoever is to move then.
    if position.refill_due().is_some() {
        return Vec::new();
    }
    let mut missing: Vec<_> = turn(n, position).into_iter().collect();
    if position.bonus.is_some() {
        missing.extend(position.supply.is_none().then(|| n.message("lacks-supply")));
        return missing;
    }
    let owed = position.seats().filter(|seat| position.may_owe_bonus() && position.may_owe[seat.index()] > 0);
    missing.extend(owed.map(|earner| n.message("lacks-bonus").with("earner", earner.to_arg(n)).with("earned", 0)));
    let may_act = |&seat: &Seat| position.may_have_turn(seat) && !position.board(seat).has_passed();
    for seat in position.seats().filter(may_act) {
        let board = position.board(seat);
        let of = |id| n.message(id).with("player", seat.to_arg(n));
        missing.extend(board.passed.is_none().then(|| of("lacks-passed")));
        missing.extend(board.hand.is_none().then(|| of("lacks-hand")));
        let stars = || of("lacks-stars").with("free", false).with("on", NONE).with("here", NONE);
        missing.extend((!board.stars.is_whole()).then(stars));
        if position.round.is_none() && board.hand.is_some_and(|hand| !hand.is_empty()) {
            missing.push(round(n, if rulings.leftovers == Leftovers::WhenPassing { "keep" } else { "place" }));
        }
    }
    missing
}

const NONE: Arg = Arg::Term("none");

fn round(n: &Names, so: &'static str) -> Message {
    n.message("lacks-round").with("other", NONE).with("so", Arg::Term(so))
}

fn turn(n: &Names, position: &Position) -> Option<Message> {
    let says = || n.message("lacks-turn").with("turns", position.turns.to_arg(n)).with("count", position.turns.len());
    (!position.turns.is_empty()).then(says)
}
