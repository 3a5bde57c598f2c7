//! What must hold in every game, whoever plays: random games under random rulings.
#![allow(clippy::expect_used, reason = "a test may fail")]

mod azul_claims;
mod azul_properties;
mod blue_moon_city_claims;
mod blue_moon_city_hidden;
mod blue_moon_city_payments;
mod blue_moon_city_properties;
mod common;
mod notations;
#[path = "../players/mod.rs"]
mod players;
mod summer_pavilion_claims;
mod summer_pavilion_properties;
mod typing;
