//! From a place in a case to a span in its source.

use super::{Key, Lexicon, Node, Span};
use crate::verdict::Place;

/// The span of `place` below `root`: the value itself, or the nearest enclosing one that the source has.
/// `keys` gives the aliases of keys, `lexicon` the words that runs of pieces are split by.
pub fn locate<T: Copy + PartialEq>(_root: &Node<'_>, _place: &Place, _keys: &[&'static [Key]], _lexicon: &Lexicon<T>) -> Span {
    unimplemented!()
}
