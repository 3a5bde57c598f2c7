//! A position as a picture of text: to come.
#![allow(clippy::unimplemented, unused_variables)]

use super::{Names, Position};
use crate::games::Drawing;

pub(super) fn draw(names: &Names, position: &Position) -> Drawing {
    unimplemented!()
}
