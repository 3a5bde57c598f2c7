//! The text of cases, as people type it and as an editor changes it.
#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test may fail")]

mod documents;
mod editor;
