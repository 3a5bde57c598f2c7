//! The text of cases, as people type it, as it is written, and as an editor changes it.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test may fail")]

mod alone;
mod audits;
mod azul;
mod blue_moon_city;
mod boards;
mod bounds;
mod depth;
mod documents;
mod editor;
mod edits;
mod heap;
mod kept;
mod read;
mod repairs;
mod scenes;
mod summer_pavilion;
mod templates;
