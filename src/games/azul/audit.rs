//! Whether a draft is possible: every flaw at once.
use super::{Azul, Draft, Rulings};
use crate::games::Audit;

pub(super) fn audit(_draft: &Draft, _rulings: &Rulings) -> Audit<Azul> {
    unimplemented!()
}
