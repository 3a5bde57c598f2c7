//! Commands that need no case: rules, rulings, explanations, cases to fill in, the schema of cases.

use super::arguments::Chosen;
use super::usage::{USAGE, names, unknown};
use super::{Exit, Failure, Out, Shared};
use crate::case::{Shape, fold};
use crate::game::Variant;
use crate::referee::{self, GAMES, Referee, editions};
use crate::report::{self, Entry, catalogue};
use crate::verdict::Catalogue;
use crate::words::{Arg, Message, said};

pub(super) fn explain(words: &[String], shared: &Shared, out: &mut Out) -> Result<Exit, Failure> {
    let manner = shared.manner(out)?;
    let words = asked(words);
    let catalogues = || GAMES.iter().map(|game| game.catalogue());
    if let Some(entry) = Entry::find(&words) {
        return answer(&report::explain(entry, manner), out);
    }
    let mut found: Vec<Entry> = Vec::new();
    for entry in catalogues().flat_map(Entry::all).filter(|entry| entry.speaks_of(&words)) {
        // Slips that people make in any game stand in every catalogue.
        if !found.iter().any(|known| known.name() == entry.name()) {
            found.push(entry);
        }
    }
    match found.as_slice() {
        [] if words.contains(' ') && !near(&words).is_empty() => answer(&report::list(&near(&words), &words, true, manner), out),
        [] => {
            let known: Vec<_> = catalogues().flat_map(Entry::all).map(|entry| entry.name()).collect();
            Err(unknown(said!(USAGE, "nothing-like"), &words, known, || said!(USAGE, "rules-listed").into()).into())
        }
        [entry] => answer(&report::explain(*entry, manner), out),
        _ => {
            // What says so in its title is meant rather than what mentions it.
            found.sort_by_key(|entry| !entry.is_about(&words));
            answer(&report::list(&found, &words, false, manner), out)
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

/// What says most of a question in plain words.
fn near(words: &str) -> Vec<Entry> {
    let mut all: Vec<Entry> = Vec::new();
    for entry in GAMES.iter().flat_map(|game| Entry::all(game.catalogue())) {
        if !all.iter().any(|known| known.name() == entry.name()) {
            all.push(entry);
        }
    }
    report::nearest(&all, words)
}

pub(super) fn rules(game: Option<Chosen>, shared: &Shared, out: &mut Out) -> Result<Exit, Failure> {
    let manner = shared.manner(out)?;
    let text: String = catalogues(game).map(|(catalogue, edition)| catalogue::rules(catalogue, edition, manner)).collect();
    answer(&text, out)
}

pub(super) fn rulings(game: Option<Chosen>, shared: &Shared, out: &mut Out) -> Result<Exit, Failure> {
    let manner = shared.manner(out)?;
    let text: String = catalogues(game).map(|(catalogue, edition)| catalogue::rulings(catalogue, edition, manner)).collect();
    answer(&text, out)
}

/// The games and the questions for which there is a case to fill in.
pub(super) fn to_fill_in(shared: &Shared, out: &mut Out) -> Result<Exit, Failure> {
    let language = shared.alone();
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
    answer(&text, out)
}

/// What a case to fill in is wanted for.
pub(super) struct Wanted<'w> {
    pub(super) question: Option<&'w str>,
    pub(super) variant: Option<&'w str>,
    pub(super) phase: Option<&'w str>,
}

pub(super) fn new(chosen: Chosen, wanted: Wanted<'_>, shared: &Shared, out: &mut Out) -> Result<Exit, Failure> {
    let Wanted { question, variant, phase } = wanted;
    let Chosen { game, edition } = chosen;
    let variants = game.editions().get(edition).map_or(&[] as &[Variant], |edition| edition.variants);
    let index = match variant {
        None => None,
        Some(word) => {
            let id = meant(chosen, "variant", word);
            let index = variants.iter().position(|variant| Some(variant.id) == id);
            if index.is_none() {
                return Err(no_variant(word, variants));
            }
            index
        }
    };
    let phases = game.phases();
    let asked =
        question.map(|word| game.questions().iter().find(|(known, _)| *known == word).ok_or_else(|| no_question(word, game)));
    let asked = asked.transpose()?;
    let phase = match (asked, phase) {
        (Some((_, phase)), _) => phase,
        (None, None) => phases.first().copied().unwrap_or_default(),
        (None, Some(word)) => {
            let id = meant(chosen, "phase", word);
            phases.iter().copied().find(|phase| Some(*phase) == id).ok_or_else(|| no_phase(word, phases))?
        }
    };
    answer(&game.template(edition, index, phase, question.unwrap_or_default(), shared.alone()), out)
}

pub(super) fn schema(game: Option<Chosen>, out: &mut Out) -> Result<Exit, Failure> {
    let schema = referee::schema(game.map(|chosen| (chosen.game, chosen.edition)));
    answer(&format!("{schema:#}\n"), out)
}

fn no_variant(word: &str, variants: &[Variant]) -> Failure {
    let known = || variants.iter().map(|variant| variant.id);
    let all = || names(said!(USAGE, "variants-are"), said!(USAGE, "no-variants"), known());
    unknown(said!(USAGE, "no-variant"), word, known(), all).into()
}

/// The own name of what a case takes for a key: `fin` is `end`.
fn meant(Chosen { game, edition }: Chosen, key: &str, word: &str) -> Option<&'static str> {
    fn own(shape: &Shape, edition: usize, word: &str) -> Option<&'static str> {
        match shape {
            Shape::Word(words) => {
                let thing = words(edition).things.into_iter().find(|thing| thing.names.contains(&word))?;
                thing.names.first().copied()
            }
            Shape::Any(shapes) => shapes.iter().find_map(|shape| own(shape, edition, word)),
            _ => None,
        }
    }
    let key = game.keys().iter().find(|known| known.name == key)?;
    own(&key.shape, edition, &fold(word))
}

fn no_question(word: &str, game: &dyn Referee) -> Failure {
    let known = || game.questions().iter().map(|(question, _)| *question);
    let all = || names(said!(USAGE, "questions-are"), said!(USAGE, "no-phases"), known());
    unknown(said!(USAGE, "no-question"), word, known(), all).into()
}

fn no_phase(word: &str, phases: &[&str]) -> Failure {
    let known = || phases.iter().copied();
    let all = || names(said!(USAGE, "phases-are"), said!(USAGE, "no-phases"), known());
    unknown(said!(USAGE, "no-phase"), word, known(), all).into()
}

/// The catalogue of a game and the id of its edition, or those of all games.
fn catalogues(game: Option<Chosen>) -> impl Iterator<Item = (&'static Catalogue, Option<&'static str>)> {
    let id = |chosen: &Chosen| chosen.game.editions().get(chosen.edition).map(|edition| edition.id);
    let chosen = game.map(|chosen| (chosen.game.catalogue(), id(&chosen)));
    let all = GAMES.iter().map(|game| (game.catalogue(), None)).filter(move |_| chosen.is_none());
    chosen.into_iter().chain(all)
}

fn answer(text: &str, out: &mut Out) -> Result<Exit, Failure> {
    out.answer(text)?;
    out.flush()?;
    Ok(Exit::Clean)
}
