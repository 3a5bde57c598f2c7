//! Factories, the centre and the marker, in the words of the games that have them.

use super::reasons::{Begun, Vocabulary};
use super::shared::{Factory, From};
use crate::verdict::english::{and, counted};
use crate::verdict::{Place, Rule, Say, Severity};
use crate::words::{Arg, Message};

/// "factory 3".
pub(super) fn name(factory: Factory) -> String {
    format!("factory {}", factory.number())
}

/// A factory in the case.
pub(super) fn place(factory: Factory) -> Place {
    Place::root().key("factories").item(factory.index())
}

/// A factory or the centre in the case.
pub(super) fn source_place(from: From) -> Place {
    match from {
        From::Factory(factory) => place(factory),
        From::Centre => Place::root().key("centre"),
    }
}

/// Not as many factories as the players use.
pub(super) fn say_count(rule: &'static Rule, factories: usize, players: usize, expected: usize) -> Say {
    let shown = counted(factories, "factory", "factories");
    let message = format!("the case shows {shown}, but {players} players use {expected}");
    Say::broken(rule, Place::root().key("factories"), shown, message)
        .help(format!("list all {expected}, an empty one as \"\""))
        .number("factories", factories)
        .number("players", players)
        .number("expected", expected)
}

/// More factories than anybody uses.
pub(super) fn say_count_for_nobody(rule: &'static Rule, factories: usize) -> Say {
    let shown = counted(factories, "factory", "factories");
    let message = format!("the case shows {shown}, which no number of players uses");
    Say::broken(rule, Place::root().key("factories"), shown, message)
        .help("5 for two players, 7 for three, 9 for four; list an empty factory as \"\"")
        .number("factories", factories)
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

/// The first-player marker in several places: each in words, and where it is in the case.
pub(super) fn say_several_markers(rule: &'static Rule, places: Vec<(String, Place)>) -> Say {
    let (words, mut places): (Vec<_>, Vec<_>) = places.into_iter().unzip();
    let times = |word: &String| match words.iter().filter(|other| *other == word).count() {
        1 => word.clone(),
        count => format!("{count} times {word}"),
    };
    let first = |&(index, word): &(usize, &String)| !words[..index].contains(word);
    let told = words.iter().enumerate().filter(first).map(|(_, word)| times(word));
    let message = format!("the first-player marker is in {} places: {}", words.len(), and(told));
    let say = Say::broken(rule, places.pop().unwrap_or_else(Place::root), "another marker", message)
        .help("there is one marker: keep the place where it lies and take it out of the others")
        .number("count", words.len())
        .words("places", words);
    places.dedup();
    places.into_iter().fold(say, |say, other| say.related(true, other, "a marker"))
}
