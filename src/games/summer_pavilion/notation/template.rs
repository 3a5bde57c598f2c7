//! Cases to fill in.

use crate::game::Template;
use crate::words::texts;

/// The phases that a case to fill in may be in; the first is the usual one.
pub(crate) const PHASES: &[&str] = &["play", "offer", "end"];

static TEXTS: [[&str; 3]; 3] =
    [texts!("../templates/" "play" ".txt"), texts!("../templates/" "offer" ".txt"), texts!("../templates/" "end" ".txt")];

/// A legal case as it is.
pub(crate) fn template(phase: &str) -> Template {
    let at = PHASES.iter().position(|known| *known == phase).unwrap_or(0);
    Template { texts: &TEXTS[at] }
}
