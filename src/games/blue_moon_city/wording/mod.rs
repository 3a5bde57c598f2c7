//! What sentences say of the things of the game; the sentences themselves are in `messages/`.

mod asks;
mod names;
mod play;
mod proof;
mod rank;
mod refused;
pub(super) mod slip;
mod to_arg;
mod unlisted;

use asks::asks;
pub use names::Names;
pub(super) use names::{built_place, level_place, own, part_key, player_place, site_place, spot_place, stone_place};
use play::say_move;
use proof::say_legal;
use rank::rank;
pub(crate) use refused::Refused;
use unlisted::say_unlisted;

use crate::case::Letters;
use crate::game::reasons::Vocabulary;
use crate::game::{Covers, Question, Tell, Unlisted, Wording};
use crate::games::blue_moon_city::{BlueMoonCity, Draft, Move, Position, Refusal, Rulings};
use crate::verdict::{Finding, Rank};
use crate::words::Message;

impl Wording for BlueMoonCity {
    const CONDITIONS: &'static [&'static str] = &[
        "choice",
        "city",
        "crystals",
        "discarded",
        "dragon",
        "figure",
        "free-section",
        "hand",
        "no-exact",
        "not-finished",
        "obelisk",
        "offerings",
        "ordinary",
        "phase",
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
    fn choices(refused: &Refused<'_>, refusal: &Refusal) -> (Vec<(Move, Message)>, Covers) {
        refused.choices(refusal)
    }
    fn say_move(names: &Names, position: &Position, play: &Move) -> Message {
        say_move(names, position, play)
    }
    fn say_legal(names: &Names, position: &Position, rulings: &Rulings, play: &Move) -> Message {
        say_legal(names, position, rulings, play)
    }
    fn say_listed(names: &Names, position: &Position, rulings: &Rulings, play: &Move, _: &Position) -> Message {
        let says = Self::say_legal(names, position, rulings, play);
        // Nobody may forget it, and nobody may do anything else then.
        let draws = matches!(play, Move::Draw { .. });
        if Self::gives_up(play) { names.message("step-ends-turn").with("step", says).with("draws", draws) } else { says }
    }
    fn gives_up(play: &Move) -> bool {
        matches!(play, Move::Discard { .. } | Move::Draw { .. })
    }
    /// Nothing is counted at the end of the game, so that nothing has to be chosen for a count to go on.
    fn say_choice(_: &Names, _: &Position, _: &Rulings) -> Option<Message> {
        None
    }
    fn is_cut_short(listed: &[Move]) -> bool {
        super::judge::is_cut_short(listed)
    }
    fn say_unlisted(names: &Names, position: &Position, rulings: &Rulings, listed: &[Move]) -> Option<Unlisted> {
        say_unlisted(names, position, rulings, listed)
    }
    fn rank(names: &Names, position: &Position) -> Vec<Rank> {
        rank(names, position)
    }
}
