//! The games, behind one trait that knows none of them.

mod action;
pub mod azul;
pub mod blue_moon_city;
mod captions;
mod drawing;
pub mod editor;
mod factories;
mod game;
pub mod header;
mod heaps;
mod letters;
mod localised;
mod people;
mod reasons;
mod referee;
pub mod repair;
mod scene;
mod schema;
pub mod shared;
#[cfg(test)]
pub(crate) mod soundness;
pub mod summer_pavilion;
mod template;
pub mod turns;
mod words;
mod written;

pub use drawing::{Drawing, Ink, Inks, Pen};
pub(crate) use game::own_title;
pub use game::{
    Audit, Auditor, Counted, Covers, Edition, Entry, Game, Judge, NotMade, Notation, Parts, Pictures, Question, Refused, Slipped,
    Slips, Stated, Unlisted, Variant, Wording, World,
};
pub use header::Case;
pub use localised::localised;
pub use reasons::Tell;
pub use referee::{Asked, Choices, Preset, Referee, Shown};
pub use scene::kit::Painting;
pub use scene::{Anchor, Area, Edge, FAINT, FRAME, INK, Outline, PAPER, Point, Rgb, Run, Scene, Shape, Spot, Type, text_width};
pub use schema::schema;
pub use template::Template;

use crate::words::fold;

/// Every game, in the order in which reports list them. The only place that knows them all.
pub static GAMES: &[&dyn Referee] = &[&azul::Azul, &summer_pavilion::SummerPavilion, &blue_moon_city::BlueMoonCity];

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
