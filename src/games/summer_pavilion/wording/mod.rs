//! What sentences say of the things of the game; the sentences themselves are in `messages/`.

mod asks;
mod names;
mod play;
mod rank;
mod refusal;
pub(super) mod slip;
mod to_arg;

use asks::asks;
pub use names::Names;
pub(super) use names::{hand, player_place};
use play::{say_choice, say_legal, say_listed, say_move, say_needed, say_unlisted};
use rank::{rank, say_score};
pub(super) use refusal::Refused;
pub(super) use to_arg::{say_phase, star_named};

use crate::case::Letters;
use crate::game::{Covers, Question, Tell, Unlisted, Wording};
use crate::games::summer_pavilion::{Draft, Move, Position, Refusal, Rulings, SummerPavilion, judge};
use crate::verdict::{Finding, Rank};
use crate::words::Message;

impl Wording for SummerPavilion {
    const CONDITIONS: &'static [&'static str] = &[
        "as-chosen",
        "as-refilled",
        "as-taken",
        "bonus",
        "brings-none",
        "choice",
        "marker",
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
    ];
    fn names(draft: &Draft, _rulings: &Rulings, letters: &Letters) -> Names {
        Names::of(draft).written_with(letters)
    }
    fn players(names: &Names) -> &[String] {
        names.players()
    }
    fn say_refusal(refused: &Refused<'_>, refusal: &Refusal) -> Finding {
        let position = &*judge::before(refused.position, refused.play);
        let Refused { n, rulings, play, place, .. } = *refused;
        refusal.say(&Refused { n, position, rulings, play, place })
    }
    fn asks(refused: &Refused<'_>, draft: &Draft, refusal: &Refusal) -> Option<Question<Draft>> {
        let position = &*judge::before(refused.position, refused.play);
        asks(&Refused { position, ..*refused }, draft, refusal)
    }
    fn choices(refused: &Refused<'_>, refusal: &Refusal) -> (Vec<(Move, Message)>, Covers) {
        let position = &*judge::before(refused.position, refused.play);
        Refused { position, ..*refused }.choices(refusal)
    }
    fn say_score(score: i32) -> Option<Message> {
        say_score(score)
    }
    fn say_move(names: &Names, position: &Position, play: &Move) -> Message {
        say_move(names, &judge::before(position, play), play)
    }
    fn say_legal(names: &Names, position: &Position, rulings: &Rulings, play: &Move) -> Message {
        say_legal(names, &judge::before(position, play), rulings, play)
    }
    fn say_listed(names: &Names, position: &Position, _rulings: &Rulings, play: &Move, after: &Position) -> Message {
        say_listed(names, position, play, after)
    }
    fn gives_up(play: &Move) -> bool {
        matches!(play, Move::Pass { .. })
    }
    fn say_choice(names: &Names, position: &Position, _rulings: &Rulings) -> Option<Message> {
        say_choice(names, position)
    }
    fn say_unlisted(names: &Names, position: &Position, rulings: &Rulings, _: &[Move]) -> Option<Unlisted> {
        say_unlisted(names, &judge::next_turn(position), rulings)
    }
    fn say_needed(
        names: &Names,
        position: &Position,
        play: &Move,
        rulings: &Rulings,
        seat: usize,
        number: i32,
    ) -> Option<Message> {
        say_needed(names, position, play, rulings, seat, number)
    }
    fn rank(names: &Names, position: &Position) -> Vec<Rank> {
        rank(names, position)
    }
}
