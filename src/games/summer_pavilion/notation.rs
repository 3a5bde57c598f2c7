//! Case ⇄ position: to come.
#![allow(clippy::unimplemented, unused_variables)]

use super::{Move, Names, Position, SummerPavilion};
use crate::case::{Fields, Key, Node, Reader, Span};
use crate::games::Stated;
use crate::verdict::Place;
use serde_json::Value;

pub(super) const KEYS: &[Key] = &[];

pub(super) fn read(fields: &Fields<'_, '_>, reader: &mut Reader) -> Option<Stated<SummerPavilion>> {
    unimplemented!()
}
pub(super) fn locate(root: &Node<'_>, place: &Place) -> Span {
    unimplemented!()
}
pub(super) fn write(names: &Names, position: &Position) -> Value {
    unimplemented!()
}
pub(super) fn write_move(names: &Names, position: &Position, play: &Move) -> Value {
    unimplemented!()
}
pub(super) fn template(variant: Option<usize>) -> String {
    unimplemented!()
}
