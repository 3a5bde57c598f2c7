//! What sentences say of the things of the game; the sentences themselves are texts in `words/`.

mod award;
mod known;
mod names;
mod play;
mod proof;
mod rank;
mod refused;
mod slip;
mod told;
mod unlisted;

pub(super) use award::say_award;
pub(super) use known::{say_assumed, say_gap};
pub use names::Names;
pub(super) use names::{level_place, part_key, player_place, site_place, spot_place, stone_place};
pub(super) use play::{say_choice, say_move};
pub(super) use proof::say_legal;
pub(super) use rank::rank;
pub(crate) use refused::Refused;
pub(super) use slip::say_slip;
pub(super) use unlisted::say_unlisted;

#[cfg(test)]
pub(super) mod samples;
#[cfg(test)]
mod tests;
