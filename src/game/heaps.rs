//! Heaps of tiles in cases and in sentences.

use super::lexicon::COMMON;
use super::shared::{Heap, Kind};
use crate::case::{self, Letters, Lexicon};
use crate::words::{Arg, Message, said};

/// The most tiles of a colour that a heap may say.
pub(crate) const MOST: i64 = case::MOST as i64;

/// What a heap beside the factories is called: the bag, the lid.
pub(crate) fn named(heap: &'static str) -> Message {
    said!(COMMON, "heap").with("heap", Arg::Term(heap))
}

/// A heap as a run of the letters of a case: `YYB`.
pub(crate) fn run<C: Kind, const N: usize>(colours: &Lexicon<C>, letters: &Letters, heap: Heap<C, N>) -> String {
    heap.iter().flat_map(|(colour, count)| std::iter::repeat_n(colours.letter(colour, letters), usize::from(count))).collect()
}
