//! Slips in scoring the scales.

use super::grant::{Replay, is_scoring};
use super::{ScalesFault, SlipFacts};
use crate::game::shared::SEATS;
use crate::game::{Counted, Slipped};
use crate::games::blue_moon_city::scoring::{MOST, OTHERS};
use crate::games::blue_moon_city::{BlueMoonCity, Reason, Seat};
use crate::verdict::Unit;

pub(super) fn slips(step: &Counted<'_, BlueMoonCity>, builder: Seat, slips: &mut Vec<Slipped<SlipFacts>>) {
    if !step.awards.iter().any(|(_, _, reason)| is_scoring(reason)) {
        return;
    }
    let mut owing = [0; SEATS];
    for &(seat, amount, reason) in step.awards {
        let Some(seat) = Seat::new(seat) else { continue };
        let (scales, owed, wrong): (u8, u8, &[(i32, ScalesFault)]) = match reason {
            Reason::MostScales { scales, owed } => (scales, owed, &[(MOST + OTHERS, ScalesFault::MostAndThree)]),
            Reason::TiedScales { scales, owed, players } => {
                let divided = MOST / i32::from(players.max(1));
                (scales, owed, &[(MOST, ScalesFault::TieSix { players }), (divided, ScalesFault::TieDivided { players })])
            }
            Reason::ThreeScales { scales, owed } => (scales, owed, &[(0, ScalesFault::OnlyMostScales)]),
            Reason::FewScales { scales, owed } if scales > 0 => (scales, owed, &[(OTHERS, ScalesFault::FewScalesPaid)]),
            Reason::FewScales { scales, owed } => (scales, owed, &[]),
            Reason::ScalesReturned { scales, .. } => {
                let facts = SlipFacts::ScalesKept { scales };
                slips.push(Slipped { seat, unit: Unit::Scales, more: i32::from(scales), facts });
                continue;
            }
            _ => continue,
        };
        owing[seat.index()] += owed;
        let slipped = |&(counted, fault): &(i32, ScalesFault)| Slipped {
            seat,
            unit: Unit::Crystals,
            more: counted - amount,
            facts: SlipFacts::Scales { scales, owed, fault },
        };
        slips.extend(wrong.iter().map(slipped));
    }
    forgotten(step, slips);
    if owing.iter().any(|&owed| owed > 0) {
        owed(step, builder, owing, slips);
    }
}

/// Nothing is paid, and nothing goes back. What is handed out afterwards would then find no supply: that is nobody's slip.
fn forgotten(step: &Counted<'_, BlueMoonCity>, slips: &mut Vec<Slipped<SlipFacts>>) {
    let later = step.awards.iter().skip_while(|(_, _, reason)| !is_scoring(reason));
    let gives =
        |reason: &Reason| reason.unit() == Unit::Scales && !matches!(reason, Reason::ScalesReturned { .. } | Reason::OwedScales);
    if later.into_iter().any(|(_, _, reason)| gives(reason)) {
        return;
    }
    for seat in step.after.seats() {
        for unit in [Unit::Crystals, Unit::Scales] {
            let scoring =
                |reason: &Reason| is_scoring(reason) || matches!(reason, Reason::ScalesReturned { .. } | Reason::OwedScales);
            let theirs =
                step.awards.iter().filter(|(to, _, reason)| *to == seat.index() && scoring(reason) && reason.unit() == unit);
            let more = -theirs.map(|(_, amount, _)| amount).sum::<i32>();
            slips.push(Slipped { seat, unit, more, facts: SlipFacts::ScoringForgotten });
        }
    }
}

/// Only what the supply had is handed out, and nothing is remembered.
fn owed(step: &Counted<'_, BlueMoonCity>, seat: Seat, owed: [u8; SEATS], slips: &mut Vec<Slipped<SlipFacts>>) {
    let replay = Replay::of_stone(step, seat);
    let mut handed = replay.handed.clone();
    for due in handed.dragons.iter_mut().chain(&mut handed.rewards).filter(|due| due.reason.unit() == Unit::Scales) {
        due.amount -= due.short;
    }
    replay.note(&handed, |_| SlipFacts::OwedScalesForgotten { owed }, slips);
}
