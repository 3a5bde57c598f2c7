//! Factories, the centre and the marker, in the words of the games that have them.

use super::action::Step;
use super::lexicon::COMMON;
use super::people;
use super::reasons::{ToArg, Vocabulary, says, terms};
use super::shared::{Factory, SEATS, Short, Source, factories_for};
use super::ways::{Manner, Way};
use crate::case::{Lexicon, Node, Reader, Value, is_nothing};
use crate::verdict::{Finding, Place, Rule, Severity};
use crate::words::{Arg, Message, Said, fold, said, speech};

impl<N> ToArg<N> for Factory {
    fn to_arg(&self, _: &N) -> Arg {
        self.number().into()
    }
}

terms! { Short: Filled RanOut; }

/// How many factories there are where they are told to be empty all together: the players tell.
pub(crate) fn all_empty(node: &Node<'_>, manner: &Manner<'_>) -> Option<usize> {
    let Value::Scalar(text, _) = &node.value else { return None };
    let players = manner.players.map(<[_]>::len).filter(|players| (2..=SEATS).contains(players))?;
    speech::is_empty(&fold(text)).then(|| factories_for(players))
}

/// The items of `factories:`; of factories in one text the help is how to part them.
pub(crate) fn list<'n, 's>(node: &'n Node<'s>, reader: &mut Reader) -> Option<&'n [Node<'s>]> {
    if let Value::Scalar(text, _) = &node.value
        && !text.trim().is_empty()
        && !node.is_absent()
    {
        let parted = text.split_whitespace().map(|word| word.trim_end_matches(',')).collect::<Vec<_>>().join(", ");
        if is_nothing(text) {
            return reader.fail(node, "case/unclear", said!(COMMON, "factories-none").with("text", &**text));
        }
        let message = said!(COMMON, "factories-listed").with("text", text.lines().next().unwrap_or(""));
        return reader.fail(node, "case/wrong-type", message.with("parted", &*parted));
    }
    reader.list(node, people::key("factories"))
}

/// Where a take takes from. It may leave that out only where no factory is shown, and if it says what it takes; else, if it is
/// `uncounted`, that is a problem.
pub(crate) fn source<W: Way>(
    step: &mut Step<'_, '_, '_>,
    factories_shown: bool,
    uncounted: bool,
    problem: Said,
) -> Option<Option<W::Is>> {
    let number = step.manner.number;
    if step.fields.get("from").is_some() {
        return step.may::<W>("from");
    }
    if factories_shown {
        step.required("from");
    } else if uncounted {
        step.reader.problem(step.fields.node, "case/missing-key", problem.with("number", number));
    } else {
        return Some(None);
    }
    None
}

/// A factory in the case.
pub(crate) fn place(factory: Factory) -> Place {
    Place::root().key("factories").item(factory.index())
}

/// A factory or the centre in the case.
pub(crate) fn source_place(from: Source) -> Place {
    match from {
        Source::Factory(factory) => place(factory),
        Source::Centre => Place::root().key("centre"),
    }
}

/// Nobody looks at more places than this.
const POINTED_AT: usize = 9;

/// The first-player marker in several places: each in words, and where it is in the case.
pub(crate) fn several_markers<N: Vocabulary>(n: &N, rule: &'static Rule, places: Vec<(Message, Place)>) -> Finding {
    let (words, mut places): (Vec<_>, Vec<_>) = places.into_iter().unzip();
    // The same places follow one another.
    let times = |same: &[Message]| match same {
        [word] => word.clone(),
        _ => says!(n, "several-times", count: same.len(), place: same[0]),
    };
    let told: Arg = words.chunk_by(|one, next| one == next).map(times).collect();
    let message = says!(n, "several-markers", count: words.len(), places: told);
    let found = Finding::reason(message, Severity::Broken, rule, places.pop().unwrap_or_else(Place::root));
    places.dedup();
    found.beside("other", places.into_iter().take(POINTED_AT))
}

/// Whether what move `number` takes is, or has beside tiles, the marker in words: that is a problem, for no move says it.
pub(crate) fn names_marker<T: Copy + PartialEq>(
    node: &Node<'_>,
    number: usize,
    pieces: &Lexicon<T>,
    marker: T,
    reader: &mut Reader,
) -> bool {
    let Value::Scalar(text, _) = &node.value else { return false };
    let mut tokens = pieces.tokens(text, &reader.letters);
    let is_named = tokens.any(|token| token.range.len() > 1 && token.means == Ok(Some(marker)));
    if is_named {
        reader.problem(node, "case/wrong-place", said!(COMMON, "marker-taken").with("number", number));
    }
    is_named
}
