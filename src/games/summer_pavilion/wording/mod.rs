//! What sentences say of the things of the game; the sentences themselves are texts in `words/`.

mod award;
mod known;
mod names;
mod play;
mod rank;
mod refusal;
mod slip;
mod told;
mod unlisted;

pub(super) use award::say_award;
pub(super) use known::{say_assumed, say_gap, say_phase};
pub use names::Names;
pub(super) use names::{factory_place, hand, player_place, source_place};
pub(super) use play::{say_choice, say_listed, say_move, say_needed};
pub(super) use rank::{rank, say_score};
pub(super) use refusal::{Refused, say_refusal};
pub(super) use slip::say_slip;
pub(super) use unlisted::say_unlisted;

#[cfg(test)]
pub(super) mod samples;
