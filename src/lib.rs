//! A rules referee for Azul and its relatives: is the position possible, is the move legal, what is the score, and why.
//!
//! A *case* (YAML or JSON) is read into a position and moves of one *game*; the game's rules judge it; the *verdict*
//! carries typed findings and a ledger of points in which every line names its rule.
//!
//! ```text
//! text ──▶ case::documents ──▶ games::Case::open ──▶ Case::judge ──▶ verdict::Verdict
//! ```
//!
//! Modules use one another in one direction: `cli → report → games → case → verdict`. The last two know no game,
//! only the first does input and output.
//!
//! The feature `cli` (on by default) adds what the program `tilejudge` needs: its command line and its reports.
//! Without it, a program that embeds the referee gets typed verdicts and no dependency for terminals.

pub mod case;
#[cfg(feature = "cli")]
pub mod cli;
pub mod games;
#[cfg(feature = "cli")]
pub mod report;
pub mod verdict;
