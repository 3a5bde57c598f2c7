//! What everything that is said owes its readers: texts of every book, catalogues and vocabularies in every language, and
//! reports in which no name does anything but stand there.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test may fail")]

mod catalogues;
mod lints;
mod names;
#[path = "../pages/mod.rs"]
mod pages;
mod sentences;
mod texts;
mod typed;
