//! What sentences say of the things of the game; the sentences themselves are in `messages/`.

mod asks;
mod names;
mod play;
mod rank;
mod refused;
pub(super) mod slip;
mod to_arg;

use asks::asks;
pub use names::Names;
pub(super) use names::{built_place, level_place, own, part_key, player_place, site_place, spot_place, stone_place};
pub(crate) use refused::Refused;

use crate::case::Letters;
use crate::game::{Choice, Question, Tell, Wording};
use crate::games::blue_moon_city::{BlueMoonCity, Draft, Move, Refusal, Rulings};
use crate::verdict::Finding;

impl Wording for BlueMoonCity {
    const CONDITIONS: &'static [&'static str] = &[
        "choice",
        "city",
        "crystals",
        "discard-pile",
        "discarded",
        "dragon",
        "draw-pile",
        "figure",
        "free-section",
        "hand",
        "no-exact",
        "not-finished",
        "obelisk",
        "offerings",
        "ordinary",
        "phase",
        "players",
        "steps-left",
        "stones",
        "turn",
        "walked",
    ];
    fn names(draft: &Draft, rulings: &Rulings, letters: &Letters) -> Names {
        Names::of(draft, rulings).written_with(letters)
    }
    fn players(names: &Names) -> &[String] {
        names.players()
    }
    fn say_refusal(refused: &Refused<'_>, refusal: &Refusal) -> Finding {
        refusal.say(refused)
    }
    fn asks(refused: &Refused<'_>, draft: &Draft, refusal: &Refusal) -> Option<Question<Draft>> {
        asks(refused, draft, refusal)
    }
    fn choice(refused: &Refused<'_>, refusal: &Refusal) -> Option<Choice<Move>> {
        refused.choice(refusal)
    }
}
