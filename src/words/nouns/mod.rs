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
