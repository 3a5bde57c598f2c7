//! What sentences say of the things of the family; the sentences themselves are in `messages/`.

mod asks;
mod names;
mod play;
mod rank;
mod refused;
mod to_arg;

pub use names::Names;
pub(super) use names::{
    factory_place, floor_place, floor_places, kept_place, line_place, line_places, marker_place, player_place, row_place,
    source_place, spot_place, terms as terms_of, wall_place, wall_places,
};
pub(super) use refused::Refused;
pub(super) use to_arg::say_phase;

use crate::case::Letters;
use crate::game::{Choice, Question, Tell, Wording};
use crate::games::azul::{Azul, Draft, Move, Refusal, Rulings};
use crate::verdict::Finding;

impl Wording for Azul {
    const CONDITIONS: &'static [&'static str] = &[
        "as-taken",
        "choice",
        "column-has",
        "column-lacks",
        "goes-on",
        "line-above",
        "line-is-full",
        "line-takes",
        "marker",
        "none-full",
        "offer-ends",
        "phase",
        "row-complete",
        "row-lacks",
        "sends-on",
        "some-fell",
        "starter",
        "turn",
    ];
    fn names(draft: &Draft, _rulings: &Rulings, letters: &Letters) -> Names {
        Names::of(draft).written_with(letters)
    }
    fn players(names: &Names) -> &[String] {
        names.players()
    }
    fn say_refusal(refused: &Refused<'_>, refusal: &Refusal) -> Finding {
        refusal.say(refused)
    }
    fn asks(refused: &Refused<'_>, draft: &Draft, refusal: &Refusal) -> Option<Question<Draft>> {
        asks::asks(refused, draft, refusal)
    }
    fn choice(refused: &Refused<'_>, refusal: &Refusal) -> Option<Choice<Move>> {
        refused.choice(refusal)
    }
}
