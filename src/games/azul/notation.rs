//! Case ⇄ position.
use super::wording::Names;
use super::{Draft, Move, Position};
use crate::case::{Fields, Key, Node, Reader, Span};
use crate::games::Entry;
use crate::verdict::Place;
use serde_json::Value;

pub(super) static KEYS: &[Key] = &[];

pub(super) fn read(_edition: usize, _fields: &Fields<'_, '_>, _reader: &mut Reader) -> Option<(Draft, Vec<Entry<Move>>)> {
    unimplemented!()
}
pub(super) fn locate(_edition: usize, _root: &Node<'_>, _place: &Place) -> Span {
    unimplemented!()
}
pub(super) fn write_move(_names: &Names, _position: &Position, _play: &Move) -> Value {
    unimplemented!()
}
pub(super) fn write(_names: &Names, _position: &Position) -> Value {
    unimplemented!()
}
pub(super) fn template(_edition: usize, _variant: Option<usize>) -> String {
    unimplemented!()
}
