//! Slips in words.

use super::Names;
use crate::games::summer_pavilion::Lapse;
use crate::verdict::Place;

/// A slip as the rest of a sentence that begins with "if", and the places that it speaks of.
pub(in crate::games::summer_pavilion) fn say_slip(_n: &Names, _seat: usize, lapse: &Lapse) -> (String, Vec<Place>) {
    match *lapse {}
}
