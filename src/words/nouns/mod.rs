//! Nouns as the printed rulebooks have them, game by game.

mod azul;
mod city;
mod common;
mod pavilion;

use super::{polish, spanish};

pub(super) const SPANISH: [&[spanish::Noun]; 4] =
    [common::spanish::NOUNS, azul::spanish::NOUNS, pavilion::spanish::NOUNS, city::spanish::NOUNS];
pub(super) const POLISH: [&[polish::Noun]; 4] =
    [common::polish::NOUNS, azul::polish::NOUNS, pavilion::polish::NOUNS, city::polish::NOUNS];

/// One of each, as each language has it.
pub(super) fn singular() -> impl Iterator<Item = &'static str> {
    let spanish = SPANISH.into_iter().flatten().map(spanish::Noun::one);
    spanish.chain(POLISH.into_iter().flatten().map(polish::Noun::one))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_noun_stands_twice() {
        let spanish = SPANISH.into_iter().flatten().map(|noun| ("es", noun.name));
        let polish = POLISH.into_iter().flatten().map(|noun| ("pl", noun.name));
        let mut known = HashSet::new();
        for noun in spanish.chain(polish) {
            assert!(known.insert(noun), "{noun:?} stands twice, and only the first is ever said");
        }
    }
}
