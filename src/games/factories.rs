//! Factories, the centre and the marker, in the words of the games that have them.

use super::people;
use super::reasons::{Begun, Told, Vocabulary};
use super::shared::{Factory, Short, Source};
use super::words::COMMON;
use crate::case::{Node, Reader, Value, is_nothing};
use crate::verdict::{Place, Rule, Say, Severity};
use crate::words::{Arg, Message, said};

impl<N> Told<N> for Factory {
    fn told(&self, _: &N) -> Arg {
        self.number().into()
    }
}

impl<N> Told<N> for Short {
    fn told(&self, _: &N) -> Arg {
        Arg::Term(match self {
            Self::Filled => "filled",
            Self::Left => "left",
            Self::RanOut => "ran-out",
        })
    }
}

/// The items of `factories:`; of factories in one text the help is how to part them.
pub(super) fn list<'n, 's>(node: &'n Node<'s>, reader: &mut Reader) -> Option<&'n [Node<'s>]> {
    if let Value::Scalar(text, _) = &node.value
        && !text.trim().is_empty()
        && !node.is_absent()
    {
        let parted = text.split_whitespace().map(|word| word.trim_end_matches(',')).collect::<Vec<_>>().join(", ");
        if is_nothing(text) {
            reader.problem(node, "case/unclear", said!(COMMON, "factories-none").with("text", &**text));
            return None;
        }
        let message = said!(COMMON, "factories-listed").with("text", text.lines().next().unwrap_or(""));
        reader.problem(node, "case/wrong-type", message.with("parted", &*parted));
        return None;
    }
    reader.list(node, people::key("factories"))
}

/// A factory in the case.
pub(super) fn place(factory: Factory) -> Place {
    Place::root().key("factories").item(factory.index())
}

/// A factory or the centre in the case.
pub(super) fn source_place(from: Source) -> Place {
    match from {
        Source::Factory(factory) => place(factory),
        Source::Centre => Place::root().key("centre"),
    }
}

/// The first-player marker in several places: each in words, and where it is in the case.
pub(super) fn several_markers<N: Vocabulary>(n: &N, rule: &'static Rule, places: Vec<(Message, Place)>) -> Say {
    let (words, mut places): (Vec<_>, Vec<_>) = places.into_iter().unzip();
    let times = |word: &Message| match words.iter().filter(|other| *other == word).count() {
        1 => word.clone(),
        count => n.message("several-times").with("count", count).with("place", word.clone()),
    };
    let first = |&(index, word): &(usize, &Message)| !words[..index].contains(word);
    let told: Arg = words.iter().enumerate().filter(first).map(|(_, word)| times(word)).collect();
    let message = n.message("several-markers").with("count", words.len()).with("places", told);
    let say = Begun::of(message, Severity::Broken).by(rule, places.pop().unwrap_or_else(Place::root));
    places.dedup();
    places.into_iter().fold(say, |say, other| say.beside("other", true, other))
}
