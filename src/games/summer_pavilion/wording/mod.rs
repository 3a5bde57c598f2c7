//! What sentences say of the things of the game; the sentences themselves are in `messages/`.

mod asks;
mod names;
mod play;
mod refusal;
mod to_arg;

use asks::asks;
pub use names::Names;
pub(super) use names::{hand, player_place};
pub(super) use refusal::Refused;
pub(super) use to_arg::{say_phase, star_named};

use crate::case::Letters;
use crate::game::{Choice, Question, Tell, Wording};
use crate::games::summer_pavilion::{Draft, Move, Refusal, Rulings, SummerPavilion, judge};
use crate::verdict::Finding;

impl Wording for SummerPavilion {
    const CONDITIONS: &'static [&'static str] = &[
        "as-chosen",
        "as-refilled",
        "as-taken",
        "bonus",
        "brings-none",
        "choice",
        "colour-lies",
        "goes-on",
        "marker",
        "no-choice",
        "no-other-colour",
        "passed",
        "phase",
        "ran-dry",
        "round",
        "stars",
        "supply",
        "taking-ends",
        "tiles",
        "turn",
        "what-is-kept",
    ];
    fn names(draft: &Draft, _rulings: &Rulings, letters: &Letters) -> Names {
        Names::of(draft).written_with(letters)
    }
    fn players(names: &Names) -> &[String] {
        names.players()
    }
    fn say_refusal(refused: &Refused<'_>, refusal: &Refusal) -> Finding {
        let position = &*judge::before(refused.position, refused.play);
        refusal.say(&Refused { position, ..*refused })
    }
    fn asks(refused: &Refused<'_>, draft: &Draft, refusal: &Refusal) -> Option<Question<Draft>> {
        let position = &*judge::before(refused.position, refused.play);
        asks(&Refused { position, ..*refused }, draft, refusal)
    }
    fn choice(refused: &Refused<'_>, refusal: &Refusal) -> Option<Choice<Move>> {
        let position = &*judge::before(refused.position, refused.play);
        Refused { position, ..*refused }.choice(refusal)
    }
}
