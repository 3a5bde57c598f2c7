//! Whether a draft is possible: every flaw at once.
#![allow(clippy::unimplemented, unused_variables)]

use super::{Draft, Rulings, SummerPavilion};
use crate::games::Audit;

pub(super) fn audit(draft: &Draft, rulings: &Rulings) -> Audit<SummerPavilion> {
    unimplemented!()
}
