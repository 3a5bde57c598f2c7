//! Whether a draft is possible: every flaw at once.

use super::{BlueMoonCity, Draft, Rulings};
use crate::games::Audit;

pub(super) fn audit(_: &Draft, _: &Rulings) -> Audit<BlueMoonCity> {
    unimplemented!()
}
