//! Tables of a game, to be seen.

use super::Parts;
use crate::picture::{Drawing, Painting, Rgb};
use crate::words::Language;

/// How a table looks.
pub trait Pictures: Parts {
    /// What a thing that a case writes with a letter looks like, by its name.
    fn tint(edition: usize, thing: &str) -> Option<Rgb>;
    /// A draft, possible or not, as a picture of text, within so many columns if they are said and it can be.
    fn draw(names: &Self::Names, draft: &Self::Draft, columns: Option<usize>, language: Language) -> Drawing;
    /// A draft, possible or not, as a picture of shapes, in which everything knows its place in the case.
    fn paint(names: &Self::Names, draft: &Self::Draft, language: Language) -> Painting;
}
