//! Heaps of tiles in cases and in sentences.

use super::lexicon::COMMON;
use super::shared::{Heap, Kind};
use crate::case::{Letters, Lexicon, Node, Reader, What};
use crate::words::{Arg, Message, said};
use serde_json::Value;

/// The most tiles of a colour that a heap may say; no box holds as many.
pub(crate) const MOST: i64 = 100;

/// What a heap beside the factories is called: the bag, the lid.
pub(crate) fn named(heap: &'static str) -> Message {
    said!(COMMON, "heap").with("heap", Arg::Term(heap))
}

/// Reads a heap: a run of tiles or a count of each colour, or drawn with all its `spaces`.
pub(crate) fn read<C: Kind, const N: usize>(
    node: &Node<'_>,
    what: impl What,
    colours: &Lexicon<C>,
    spaces: u32,
    reader: &mut Reader,
) -> Option<Heap<C, N>> {
    reader.is_all(node, what, colours, spaces, None)?;
    let counts = reader.counts(node, what, colours, MOST)?.into_iter();
    Some(counts.map(|(colour, count)| (colour, u8::try_from(count).unwrap_or(u8::MAX))).collect())
}

/// A heap as a run of the letters of a case: `YYB`.
pub(crate) fn run<C: Kind, const N: usize>(colours: &Lexicon<C>, letters: &Letters, heap: Heap<C, N>) -> String {
    heap.iter().flat_map(|(colour, count)| std::iter::repeat_n(colours.letter(colour, letters), usize::from(count))).collect()
}

/// A heap as a count of each colour: `{yellow: 2, blue: 1}`.
pub(crate) fn counts<C: Kind, const N: usize>(colours: &Lexicon<C>, heap: Heap<C, N>) -> Value {
    Value::Object(heap.iter().map(|(colour, count)| (colours.name(colour).to_owned(), count.into())).collect())
}
