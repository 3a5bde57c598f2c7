//! What makes a position impossible, in words.

pub(in crate::games::azul) mod marker;
pub(in crate::games::azul) mod progress;
pub(in crate::games::azul) mod score;
pub(in crate::games::azul) mod table;
pub(in crate::games::azul) mod takes;
