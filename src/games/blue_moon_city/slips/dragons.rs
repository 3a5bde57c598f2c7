//! Slips in counting the scales that dragons bring.

use super::grant::{Delivery, Replay};
use super::{DragonFault, SlipFacts};
use crate::game::{Counted, Slipped};
use crate::games::blue_moon_city::{BlueMoonCity, Building, Reason, Seat};

/// What dragons bring to who places a stone beside them.
pub(super) fn building(step: &Counted<'_, BlueMoonCity>, seat: Seat, slips: &mut Vec<Slipped<SlipFacts>>) {
    let Some(building) = step.before.player(seat).figure else { return };
    let dragons = step.before.dragons_on(building);
    let replay = Replay::of_stone(step, seat);
    let mut note = |who: Seat, due: Vec<Delivery>, fault: DragonFault| {
        let mut handed = replay.handed.clone();
        handed.dragons = due;
        replay.note(&handed, |then| SlipFacts::Dragons { who, building, dragons, fault, then }, slips);
    };
    let scales = count(dragons);
    let due = |seat: Seat, amount: u8| due(seat, amount, building, dragons);
    if replay.handed.dragons.is_empty() {
        // It was no first stone, or there is no dragon.
        note(seat, vec![due(seat, scales)], DragonFault::DragonsEachStone);
        return;
    }
    note(seat, Vec::new(), DragonFault::DragonsForgotten);
    note(seat, vec![due(seat, scales.min(1))], DragonFault::OneScaleForAllDragons);
    for other in step.before.seats().filter(|&other| other != seat && step.before.site(building).count(other) > 0) {
        note(other, vec![due(seat, scales), due(other, scales)], DragonFault::DragonsForAll);
    }
}

/// What a dragon on the market would bring to the first offering of a turn.
pub(super) fn offering(step: &Counted<'_, BlueMoonCity>, seat: Seat, slips: &mut Vec<Slipped<SlipFacts>>) {
    if step.after.turn.offerings == 1 {
        would_bring(step, seat, Building::Market, DragonFault::DragonsOnTheMarket, slips);
    }
}

/// What dragons would bring to who only comes to stand beside them, or does when the turn ends.
pub(super) fn no_stone(step: &Counted<'_, BlueMoonCity>, seat: Seat, slips: &mut Vec<Slipped<SlipFacts>>) {
    let turn = step.before.turn;
    let idle = turn.seat != seat || (turn.stones == 0 && turn.offerings == 0);
    if let Some(building) = step.after.player(seat).figure.filter(|_| idle) {
        would_bring(step, seat, building, DragonFault::DragonsWithoutStone, slips);
    }
}

fn would_bring(
    step: &Counted<'_, BlueMoonCity>,
    seat: Seat,
    building: Building,
    fault: DragonFault,
    slips: &mut Vec<Slipped<SlipFacts>>,
) {
    let dragons = step.after.dragons_on(building);
    let replay = Replay::of_nothing(step, seat);
    let mut handed = replay.handed.clone();
    handed.dragons.push(due(seat, count(dragons), building, dragons));
    replay.note(&handed, |then| SlipFacts::Dragons { who: seat, building, dragons, fault, then }, slips);
}

fn due(seat: Seat, amount: u8, building: Building, dragons: [bool; 3]) -> Delivery {
    Delivery { seat, amount, short: 0, reason: Reason::Dragons { building, dragons, more: false } }
}

fn count(dragons: [bool; 3]) -> u8 {
    dragons.iter().filter(|&&there| there).count() as u8
}
