//! The games. None of them knows another.

pub mod azul;
pub mod blue_moon_city;
pub mod summer_pavilion;
