//! Tables of a game, to be seen.

use super::{Edition, Parts};
use crate::picture::captions::Captions;
use crate::picture::{Ink, Inks, Picture, Rgb};
use crate::verdict::Place;
use crate::words::Language;

/// How a table looks.
pub trait Pictures: Parts {
    /// What a thing that a case writes with a letter looks like, by its name.
    fn tint(edition: usize, thing: &str) -> Option<Rgb>;
    /// A draft, possible or not, as text and as shapes, in which everything knows its place in the case. The text keeps within
    /// so many columns if they are said and it can.
    fn picture(names: &Self::Names, draft: &Self::Draft, columns: Option<usize>, language: Language) -> Picture;
}

/// Who draws a draft, with the names and the texts for it.
pub(crate) struct Artist<'a, G: Parts, Own = ()> {
    pub(crate) names: &'a G::Names,
    pub(crate) draft: &'a G::Draft,
    pub(crate) captions: Captions,
    /// What a game works out once for a whole picture.
    pub(crate) own: Own,
}

impl<G: Parts, Own> Artist<'_, G, Own> {
    /// The game and what is to be said of the whole table, where some keys are seen.
    pub(crate) fn headline<const KEYS: usize, const NOTES: usize>(
        &self,
        edition: &Edition,
        keys: [&'static str; KEYS],
        notes: [Option<String>; NOTES],
    ) -> Inks {
        let title = Ink::strong(edition.title_in(self.captions.book, self.captions.language));
        title.at_all(keys.map(|key| Place::root().key(key))).with_notes(notes)
    }
}
