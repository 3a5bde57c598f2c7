//! Commands that need no case: rules, rulings, explanations, cases to fill in, the schema of cases.

use super::Failure;
use super::arguments::Chosen;
use super::refused::{USAGE, unknown};
use crate::case::{Shape, fold};
use crate::game::Variant;
use crate::referee::{GAMES, editions};
use crate::report::{self, Entry, Manner};
use crate::verdict::Catalogue;
use crate::words::{Arg, Language, Message, Said, said, stems};

pub(super) fn explain(words: &[String], manner: Manner) -> Result<String, Failure> {
    let words = asked(words);
    if let Some(entry) = Entry::find(&words) {
        return Ok(report::explain(entry, manner));
    }
    let all = Entry::every();
    // The words of a question are not those of its answer.
    let speaks = |entry: &Entry| !stems::is_question(&words) && entry.speaks_of(&words);
    let mut found: Vec<Entry> = all.iter().copied().filter(speaks).collect();
    let near = || report::nearest(&all, &words);
    match found.as_slice() {
        [] if words.contains(' ') && !near().is_empty() => Ok(report::list(&near(), &words, true, manner)),
        [] => {
            let known = all.iter().map(Entry::name);
            Err(unknown(said!(USAGE, "nothing-like"), &words, known, || said!(USAGE, "rules-listed").into()).into())
        }
        [entry] => Ok(report::explain(*entry, manner)),
        _ => {
            // What says so in its title is meant rather than what mentions it.
            found.sort_by_key(|entry| !entry.is_about(&words));
            Ok(report::list(&found, &words, false, manner))
        }
    }
}

/// Nobody asks in more letters than this.
const LONGEST: usize = 300;

/// What is looked for: the beginning of a very long question, with dots.
fn asked(words: &[String]) -> String {
    let mut words = words.join(" ");
    if let Some((end, _)) = words.char_indices().nth(LONGEST) {
        words.replace_range(end.., "…");
    }
    words
}

/// What is told of the catalogue of a game, with the id of its edition, or of those of all games.
pub(super) fn listed(game: Option<Chosen>, told: impl Fn(&'static Catalogue, Option<&str>) -> String) -> String {
    match game {
        Some((game, edition)) => told(game.catalogue(), game.editions().get(edition).map(|edition| edition.id)),
        None => GAMES.iter().map(|game| told(game.catalogue(), None)).collect(),
    }
}

/// The games and the questions for which there is a case to fill in.
pub(super) fn to_fill_in(language: Language) -> String {
    let mut text = String::new();
    for question in ["score", "move", "photo"] {
        let about = said!(USAGE, "question").with("question", Arg::Term(question)).say(language);
        text += &format!("tilejudge new GAME --for {question:8}{about}\n");
    }
    let width = editions().map(|edition| edition.id.len()).max().unwrap_or(0);
    text += &format!("\n{}\n", Message::from(said!(USAGE, "games-to-fill-in")).say(language));
    for edition in editions() {
        text += &format!("  {:width$}  {}\n", edition.id, edition.title);
    }
    text
}

/// A case to fill in; what it is wanted for, its variant and its phase are as typed.
pub(super) fn new(chosen: Chosen, [question, variant, phase]: [Option<&str>; 3], language: Language) -> Result<String, Failure> {
    let (game, edition) = chosen;
    let variants = game.editions().get(edition).map_or(&[] as &[Variant], |edition| edition.variants);
    let variants: Vec<_> = variants.iter().map(|variant| variant.id).collect();
    let says = [said!(USAGE, "no-variant"), said!(USAGE, "variants-are"), said!(USAGE, "no-variants")];
    let variant = variant.map(|word| one_of(&variants, word, meant(chosen, "variant", word), says)).transpose()?;
    let phase = match (question, phase) {
        (Some(word), _) => {
            let (questions, phases): (Vec<_>, Vec<_>) = game.questions().iter().copied().unzip();
            let says = [said!(USAGE, "no-question"), said!(USAGE, "questions-are"), said!(USAGE, "no-phases")];
            phases[one_of(&questions, word, Some(word), says)?]
        }
        (None, Some(word)) => {
            let says = [said!(USAGE, "no-phase"), said!(USAGE, "phases-are"), said!(USAGE, "no-phases")];
            game.phases()[one_of(game.phases(), word, meant(chosen, "phase", word), says)?]
        }
        (None, None) => game.phases().first().copied().unwrap_or_default(),
    };
    Ok(game.template(edition, variant.as_slice(), phase, question.unwrap_or_default(), language))
}

/// Which of those that are known a word means; where that is none, which these are, or that there are none.
fn one_of(known: &[&str], word: &str, meant: Option<&str>, [none, are, no]: [Said; 3]) -> Result<usize, Failure> {
    let all = || if known.is_empty() { no.into() } else { are.with("known", Arg::from_iter(known.iter().copied())) };
    let none = || unknown(none, word, known.iter().copied(), all).into();
    known.iter().position(|known| Some(*known) == meant).ok_or_else(none)
}

/// The own name of what a case takes for a key: `fin` is `end`.
fn meant((game, edition): Chosen, key: &str, word: &str) -> Option<&'static str> {
    let (key, word) = (game.keys().iter().find(|known| known.name == key)?, fold(word));
    let mut things = key.shape.alternatives().into_iter().filter_map(Shape::words).flat_map(|words| words(edition).things);
    things.find(|thing| thing.is_called(&word)).map(|thing| thing.name)
}
