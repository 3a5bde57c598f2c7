//! What a refusal would rest on if the case left it out: with more on the boards the move might be legal.

use super::deal;
use crate::games::azul::{Assumed, Move, Phase, Position, Refusal, Seat};

pub(in crate::games::azul) fn rests_on(position: &Position, play: &Move, refusal: &Refusal) -> Vec<Assumed> {
    let of_mover = |parts: &[fn(Seat) -> Assumed]| parts.iter().filter_map(|part| play.seat().map(part)).collect();
    let of_all =
        |parts: &[fn(Seat) -> Assumed]| position.seats().flat_map(|seat| parts.iter().map(move |part| part(seat))).collect();
    match *refusal {
        Refusal::LineNotFull { .. } | Refusal::MustPlaceWhatFits { .. } => of_mover(&[Assumed::Lines]),
        Refusal::NothingToClear => with_kept(of_mover(&[Assumed::Floor])),
        // A factory that is away is passed over.
        Refusal::RestTooFar { .. } | Refusal::RestToEmpty { .. } => vec![Assumed::Kept],
        // Tiling was over only because nothing of the player was left to do.
        Refusal::WrongPhase { phase: Phase::Preparation | Phase::End | Phase::Over, needs: Phase::Tiling } => match play {
            Move::Tile { .. } => of_mover(&[Assumed::Lines]),
            _ => with_kept(of_mover(&[Assumed::Lines, Assumed::Floor])),
        },
        Refusal::LineMayNotFall { .. } => of_mover(&[Assumed::Wall]),
        Refusal::NobodyFinished => of_all(&[Assumed::Wall]),
        _ if may_have_run_out(position, play, refusal) => of_all(&[Assumed::Wall, Assumed::Lines, Assumed::Floor]),
        _ => Vec::new(),
    }
}

/// On that, or on somebody's keeping the "0" factory.
fn with_kept(mut parts: Vec<Assumed>) -> Vec<Assumed> {
    parts.push(Assumed::Kept);
    parts
}

/// Whether too few tiles were dealt, and that would be right if more of them lay on the boards than is shown.
fn may_have_run_out(position: &Position, play: &Move, refusal: &Refusal) -> bool {
    let Move::Deal(deal) = play else { return false };
    let in_order = deal::is_filled_in_order(deal.displays());
    let fewer = match *refusal {
        Refusal::DealtCount { count, expected, .. } => count < expected && in_order,
        Refusal::DealtTotal { dealt, supply } => dealt < supply && in_order,
        Refusal::NoSuchSetup => true,
        _ => false,
    };
    let heaps_shown = position.bag.is_some() && position.lid.is_some() && !position.unseen;
    fewer && !heaps_shown && deal::may_have_run_short(position, deal)
}
