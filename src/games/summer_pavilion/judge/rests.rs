//! What a refusal would rest on if the case left it out: with more on the boards, or beside them, the move might be legal.

use super::{deal, draw};
use crate::games::summer_pavilion::pieces::FILL;
use crate::games::summer_pavilion::{Assumed, Move, Position, Refusal};

pub(in crate::games::summer_pavilion) fn rests_on(position: &Position, play: &Move, refusal: &Refusal) -> Vec<Assumed> {
    match *refusal {
        Refusal::CannotPay { .. }
        | Refusal::PaysMoreThanHeld { .. }
        | Refusal::KeepsMoreThanHeld { .. }
        | Refusal::MustKeepAll { .. } => {
            // What was kept comes back beside the board.
            play.seat().map_or_else(Vec::new, |seat| vec![Assumed::Tiles(seat), Assumed::Corners(seat)])
        }
        Refusal::NoBonus { .. } | Refusal::BonusCount { .. } => play.seat().map(Assumed::Stars).into_iter().collect(),
        _ => of_all(position).filter(|_| may_have_run_out(position, play, refusal)).collect(),
    }
}

/// Every part of a board where tiles may lie that are not in bag or tower then.
fn of_all(position: &Position) -> impl Iterator<Item = Assumed> {
    position.seats().flat_map(|seat| [Assumed::Stars(seat), Assumed::Tiles(seat), Assumed::Corners(seat)])
}

/// Whether too few tiles were drawn, and that would be right if more of them lay on the boards than is shown.
fn may_have_run_out(position: &Position, play: &Move, refusal: &Refusal) -> bool {
    let wanted = match (refusal, play) {
        (&Refusal::RefillCount { drawn, expected }, _) if drawn < expected => expected,
        (&Refusal::DealtCount { count, .. }, Move::Deal(deal)) if count < FILL && deal::is_filled_in_order(deal) => {
            deal.count as u32 * FILL
        }
        (&Refusal::DealtTotal { dealt, supply }, Move::Deal(deal)) if dealt < supply && deal::is_filled_in_order(deal) => {
            deal.count as u32 * FILL
        }
        _ => return false,
    };
    let heaps_shown = position.bag.is_some() && position.tower.is_some();
    !heaps_shown && draw::may_ever_fall_short(position, wanted)
}
