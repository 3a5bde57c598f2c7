//! What sentences say of the things of the family; the sentences themselves are texts in `words/`.

mod award;
mod known;
mod names;
mod play;
mod rank;
mod refused;
mod slip;
mod told;
mod unlisted;

pub(super) use award::say_award;
pub(super) use known::{say_assumed, say_gap, say_phase};
pub use names::Names;
pub(super) use names::terms as terms_of;
pub(super) use names::{
    factory_place, floor_place, line_place, marker_place, player_place, row_place, source_place, spot_place, wall_place,
};
pub(super) use play::{say_choice, say_move};
pub(super) use rank::rank;
pub(super) use refused::Refused;
pub(super) use slip::say_slip;
pub(super) use unlisted::say_unlisted;

#[cfg(test)]
pub(super) mod samples;
