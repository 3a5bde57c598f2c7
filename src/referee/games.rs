//! Every game, and what people call them.

use super::Referee;
use crate::case::Key;
use crate::game::header::KEYS;
use crate::game::{Edition, Parts, own_title};
use crate::games;
use crate::words::fold;

/// Every game that was built in, in the order in which reports list them. The only place that knows them all.
pub static GAMES: &[&dyn Referee] = &[
    #[cfg(feature = "azul")]
    &games::azul::Azul,
    #[cfg(feature = "summer-pavilion")]
    &games::summer_pavilion::SummerPavilion,
    #[cfg(feature = "blue-moon-city")]
    &games::blue_moon_city::BlueMoonCity,
];

/// The game and the edition (its index in [`Referee::editions`]) that have this id.
pub fn find(id: &str) -> Option<(&'static dyn Referee, usize)> {
    GAMES.iter().find_map(|game| game.editions().iter().position(|edition| edition.id == id).map(|index| (*game, index)))
}

/// The same by what people type: its id or a title in some rulebook, with or without the family's name before it.
pub fn find_typed(word: &str) -> Option<(&'static dyn Referee, usize)> {
    find(edition_typed(word)?.id)
}

/// The edition that people mean, whether its game was built in or not.
pub fn edition_typed(word: &str) -> Option<&'static Edition> {
    let folded = fold(word);
    let is_it = |edition: &&Edition| edition.titles().any(|title| title == own_title(&folded));
    editions().find(|edition| edition.id == word).or_else(|| editions().find(is_it))
}

/// Every edition of every game, built in or not.
pub fn editions() -> impl Iterator<Item = &'static Edition> {
    [games::azul::Azul::EDITIONS, games::summer_pavilion::SummerPavilion::EDITIONS, games::blue_moon_city::BlueMoonCity::EDITIONS]
        .into_iter()
        .flatten()
}

/// Whether a text has one of the keys without which no case can be read, its game or its players, in any language.
pub fn is_about_a_game(text: &str) -> bool {
    let text = text.to_lowercase();
    let is_key = |name: &str| {
        let mut found = text.match_indices(name).map(|(at, _)| (&text[..at], &text[at + name.len()..]));
        found.any(|(before, after)| {
            !before.ends_with(char::is_alphanumeric) && after.trim_start_matches(['"', '\'', ' ']).starts_with(':')
        })
    };
    let keys = KEYS.iter().chain(GAMES.iter().flat_map(|game| game.keys()));
    keys.filter(|key| ["game", "players"].contains(&key.name)).flat_map(Key::names).any(is_key)
}
