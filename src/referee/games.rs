//! Every game, and what people call them.

use super::Referee;
use crate::game::{Edition, own_title};
use crate::games::azul::Azul;
use crate::games::blue_moon_city::BlueMoonCity;
use crate::games::summer_pavilion::SummerPavilion;
use crate::words::fold;

/// Every game, in the order in which reports list them. The only place that knows them all.
pub static GAMES: &[&dyn Referee] = &[&Azul, &SummerPavilion, &BlueMoonCity];

/// The game and the edition (its index in [`Referee::editions`]) that have this id.
pub fn find(id: &str) -> Option<(&'static dyn Referee, usize)> {
    find_by(|edition| edition.id == id)
}

/// The same by what people type: its id or a title in some rulebook, with or without the family's name before it.
pub fn find_typed(word: &str) -> Option<(&'static dyn Referee, usize)> {
    find(word).or_else(|| {
        let folded = fold(word);
        find_by(|edition| edition.titles().any(|title| title == own_title(&folded)))
    })
}

fn find_by(is_it: impl Fn(&Edition) -> bool) -> Option<(&'static dyn Referee, usize)> {
    GAMES.iter().find_map(|game| game.editions().iter().position(&is_it).map(|index| (*game, index)))
}

/// Every edition of every game.
pub fn editions() -> impl Iterator<Item = &'static Edition> {
    GAMES.iter().flat_map(|game| game.editions())
}
