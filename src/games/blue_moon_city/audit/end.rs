//! A city without a building left to finish: whether the game goes on.

use crate::games::blue_moon_city::judge::{nobody_can_offer, somebody_can_offer};
use crate::games::blue_moon_city::rules::CityDone;
use crate::games::blue_moon_city::{Draft, Flaw, Phase, Position, Rulings};
use crate::verdict::TrackedRulings;

/// Only buildings give crystals: once all are finished, it is certain who can offer; a turn without an offering ends the game.
pub(super) fn check(draft: &Draft, position: &Position, rulings: &TrackedRulings<Rulings>) -> Option<Flaw> {
    if !position.whole_table || position.winner().is_some() || !position.city_done() {
        return None;
    }
    let playing = |at_once| match draft.phase {
        Some(_) => Flaw::CityDoneYetPlaying { at_once },
        None => Flaw::CityDoneOrPlaying { at_once },
    };
    match (rulings.city_done(), position.turn.phase) {
        (CityDone::AtOnce, Phase::Over) => None,
        (CityDone::AtOnce, _) => Some(playing(true)),
        (CityDone::PlayOn, Phase::Over) => {
            let price = position.next_space()?.price();
            position.seats().find_map(|seat| {
                // All stones have come back from the buildings: nobody lacks one.
                let crystals = position.player(seat).crystals().least();
                (crystals >= i32::from(price)).then_some(Flaw::CanStillOffer { seat, price, crystals })
            })
        }
        (CityDone::PlayOn, Phase::Movement) if nobody_can_offer(position) => Some(playing(false)),
        (CityDone::PlayOn, _) => None,
    }
}

/// Whether an untold phase may be the end: nothing is left to build, and nobody is known to have what an offering costs.
pub(super) fn may_be_over(draft: &Draft, position: &Position, rulings: &TrackedRulings<Rulings>) -> bool {
    let goes_on = draft.phase.is_some() || position.turn.phase != Phase::Movement || position.winner().is_some();
    let ends_so = position.whole_table && rulings.city_done() == CityDone::PlayOn && position.city_done();
    !goes_on && ends_so && !somebody_can_offer(position)
}
