//! A fixture that each ruling changes.

use crate::verdict::Swayed;

pub(super) static SWAYED: &[Swayed] = &[];
