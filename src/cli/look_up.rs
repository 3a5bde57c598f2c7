//! Commands that need no case: rules, rulings, explanations, cases to fill in, the schema of cases.

use super::arguments::{Chosen, Found};
use super::{Exit, Failure, Out, Shared};
use crate::case::{fold, suggest};
use crate::games::{self, GAMES, Variant};
use crate::report::{self, catalogue};
use crate::verdict::Catalogue;

pub(super) fn explain(found: Found, shared: &Shared, out: &mut Out) -> Result<Exit, Failure> {
    let text = report::explain(found.topic, found.game.catalogue(), shared.manner(out)?);
    answer(&text, out)
}

pub(super) fn rules(game: Option<Chosen>, shared: &Shared, out: &mut Out) -> Result<Exit, Failure> {
    let manner = shared.manner(out)?;
    let text: String = catalogues(game).map(|catalogue| catalogue::rules(catalogue, manner)).collect();
    answer(&text, out)
}

pub(super) fn rulings(game: Option<Chosen>, shared: &Shared, out: &mut Out) -> Result<Exit, Failure> {
    let manner = shared.manner(out)?;
    let text: String = catalogues(game).map(|catalogue| catalogue::rulings(catalogue, manner)).collect();
    answer(&text, out)
}

pub(super) fn new(chosen: Chosen, variant: Option<&str>, out: &mut Out) -> Result<Exit, Failure> {
    let Chosen { game, edition } = chosen;
    let variants = game.editions().get(edition).map_or(&[] as &[Variant], |edition| edition.variants);
    let index = match variant {
        None => None,
        Some(word) => {
            let index = variants.iter().position(|variant| variant.id == fold(word));
            if index.is_none() {
                return Err(no_variant(word, variants));
            }
            index
        }
    };
    answer(&game.template(edition, index), out)
}

pub(super) fn schema(game: Option<Chosen>, out: &mut Out) -> Result<Exit, Failure> {
    let schema = games::schema(game.map(|chosen| (chosen.game, chosen.edition)));
    answer(&format!("{schema:#}\n"), out)
}

fn no_variant(word: &str, variants: &[Variant]) -> Failure {
    let known: Vec<_> = variants.iter().map(|variant| variant.id).collect();
    let help = suggest(word, known.iter().copied()).unwrap_or_else(|| format!("variants are {}", known.join(", ")));
    Failure::usage(format!("the game has no variant called {word}: {help}"))
}

/// The catalogue of a game, or all.
fn catalogues(game: Option<Chosen>) -> impl Iterator<Item = &'static Catalogue> {
    let chosen = game.map(|chosen| chosen.game.catalogue());
    let all = GAMES.iter().map(|game| game.catalogue()).filter(move |_| chosen.is_none());
    chosen.into_iter().chain(all)
}

fn answer(text: &str, out: &mut Out) -> Result<Exit, Failure> {
    out.answer(text)?;
    out.flush()?;
    Ok(Exit::Clean)
}
