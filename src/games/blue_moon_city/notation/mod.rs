//! Cases read and written.

use super::wording::Names;
use super::{BlueMoonCity, Move, Position};
use crate::case::{Fields, Key, Node, Reader, Span};
use crate::games::Stated;
use crate::verdict::Place;
use serde_json::Value;

pub(super) const KEYS: &[Key] = &[];

pub(super) fn read(_: &Fields<'_, '_>, _: &mut Reader) -> Option<Stated<BlueMoonCity>> {
    unimplemented!()
}
pub(super) fn locate(_: &Node<'_>, _: &Place) -> Span {
    unimplemented!()
}
pub(super) fn write_move(_: &Names, _: &Position, _: &Move) -> Value {
    unimplemented!()
}
pub(super) fn write(_: &Names, _: &Position) -> Value {
    unimplemented!()
}
pub(super) fn template(_: Option<usize>) -> String {
    unimplemented!()
}
