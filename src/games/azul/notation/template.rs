//! Cases to fill in.

use crate::game::Template;
use crate::words::texts;

/// The phases that a case to fill in may be in; the first is the usual one.
pub(crate) const PHASES: &[&str] = &["offer", "tiling", "end"];

static TEXTS: [[&str; 3]; 3] =
    [texts!("../templates/" "offer" ".txt"), texts!("../templates/" "tiling" ".txt"), texts!("../templates/" "end" ".txt")];

/// A legal case as it is. It says nothing that would no longer hold once the boards are filled in.
pub(crate) fn template(phase: &str) -> Template {
    let at = PHASES.iter().position(|known| *known == phase).unwrap_or(0);
    Template { texts: &TEXTS[at] }
}
