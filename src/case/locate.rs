//! From a place in a case to a span in its source.

use super::pieces::Run;
use super::{Key, Letters, Lexicon, Node, Span};
use crate::verdict::{Place, Step};
use crate::words::plainly;

/// The span of `place` below `root`: the value itself, or the nearest enclosing one in the source. `keys` gives the aliases of
/// keys, `lexicon` all words that split runs of pieces, in the letters of the case.
pub fn locate<T: Copy + PartialEq>(
    (root, letters): (&Node<'_>, &Letters),
    place: &Place,
    keys: &[&'static [Key]],
    lexicon: &Lexicon<T>,
) -> Span {
    let mut node = root;
    let mut steps = place.0.iter();
    while let Some(step) = steps.next() {
        match inner(node, step, keys, letters) {
            Some(inner) => node = inner,
            None => return within(node, (step, steps.next()), lexicon, letters),
        }
    }
    node.span
}

/// The value at `place` below `root`, if the source has it as a value of its own.
pub fn find<'n, 's>((root, letters): (&'n Node<'s>, &Letters), place: &Place, keys: &[&'static [Key]]) -> Option<&'n Node<'s>> {
    place.0.iter().try_fold(root, |node, step| inner(node, step, keys, letters))
}

/// The value one step below `node`.
fn inner<'n, 's>(node: &'n Node<'s>, step: &Step, keys: &[&'static [Key]], letters: &Letters) -> Option<&'n Node<'s>> {
    match step {
        Step::Key(name) => node.entry(|word| {
            let is_it = |key: &Key| key.name == name && key.is_typed(word, &plainly(word), letters);
            word == name || keys.iter().copied().flatten().any(is_it)
        }),
        Step::Item(index) => node.item(*index),
        Step::Space(..) | Step::Piece(_) => None,
    }
}

/// A place inside a value that the tree does not divide any further: a row, a piece.
fn within<T: Copy + PartialEq>(node: &Node<'_>, steps: (&Step, Option<&Step>), lexicon: &Lexicon<T>, letters: &Letters) -> Span {
    let row = |row: usize| Run::rows(node).and_then(|rows| rows.into_iter().nth(row));
    let (run, piece) = match steps {
        (Step::Space(at, column), _) => (row(*at), Some(*column)),
        (Step::Item(at), Some(Step::Piece(index))) => (row(*at), Some(*index)),
        (Step::Item(at), _) => (row(*at), None),
        (Step::Piece(index), _) => (Some(node.into()), Some(*index)),
        (Step::Key(_), _) => (None, None),
    };
    let Some(run) = run else { return node.span };
    let piece = piece.and_then(|index| run.pieces(lexicon, letters)?.nth(index));
    piece.map_or(run.span(), |piece| piece.span)
}
