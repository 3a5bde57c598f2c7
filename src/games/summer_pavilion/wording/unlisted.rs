//! What a list of moves lacks, because the case does not tell enough.

use super::Names;
use crate::games::Unlisted;
use crate::games::summer_pavilion::rules::Leftovers;
use crate::games::summer_pavilion::{Marker, Phase, Position, Rulings, Seat};
use crate::verdict::english::or;

/// Why no move is listed, or not every one that might be legal.
pub(in crate::games::summer_pavilion) fn say_unlisted(n: &Names, position: &Position, rulings: &Rulings) -> Option<Unlisted> {
    let missing = match position.phase {
        Phase::Offer => offer(n, position),
        Phase::Play => play(n, position, rulings),
        Phase::Setup | Phase::Preparation | Phase::End | Phase::Over => Vec::new(),
    };
    (!missing.is_empty()).then_some(Unlisted::NotTold(missing.into_iter().map(Into::into).collect()))
}

fn offer(n: &Names, position: &Position) -> Vec<String> {
    let mut missing = turn(n, position);
    if position.round.is_none() {
        missing.push("the round, and so the wild colour (`round:`)".to_owned());
    }
    if !position.shows_all_factories() {
        missing.push("what lies on the factories (`factories:`)".to_owned());
    }
    match (position.centre, position.marker) {
        (None, _) => missing.push("what lies in the centre (`centre:`)".to_owned()),
        (Some(centre), Marker::Unknown) if !centre.is_empty() => {
            missing.push("where the first-player marker is (`marker:`, or `1` in the centre)".to_owned())
        }
        _ => {}
    }
    missing
}

fn play(n: &Names, position: &Position, rulings: &Rulings) -> Vec<String> {
    // What the supply lacks is drawn first, whoever is to move then.
    if position.refill_due().is_some() && !position.excused {
        return Vec::new();
    }
    let mut missing = turn(n, position);
    if position.bonus.is_some() {
        missing.extend(position.supply.is_none().then(|| "which tiles the supply holds (`supply:`)".to_owned()));
        return missing;
    }
    if position.may_owe_bonus() {
        missing.push("whether bonus tiles are still to be chosen (`bonus:`)".to_owned());
    }
    let may_act = |&seat: &Seat| position.may_have_turn(seat) && !position.board(seat).has_passed();
    for seat in position.seats().filter(may_act) {
        let board = position.board(seat);
        if board.passed.is_none() {
            missing.push(format!("whether {} has passed (`passed:`)", n.player(seat)));
        }
        if board.hand.is_none() {
            missing.push(format!("which tiles lie beside {} board (`tiles:`)", n.owner(seat)));
        }
        if board.pavilion.is_none() {
            missing.push(format!("what lies on {} stars (`stars:`)", n.owner(seat)));
        }
        let pays = board.hand.is_some_and(|hand| !hand.is_empty());
        if position.round.is_none() && pays {
            let keeps = if rulings.leftovers == Leftovers::WhenPassing { " and what may be kept" } else { "" };
            missing.push(format!("the round, and so the wild colour{keeps} (`round:`)"));
        }
    }
    missing
}

fn turn(n: &Names, position: &Position) -> Vec<String> {
    if position.turns.is_empty() {
        return Vec::new();
    }
    vec![format!("whether it is {} turn (`turn:`)", or(position.turns.iter().map(|seat| n.owner(seat))))]
}
