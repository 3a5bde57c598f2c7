//! A case to fill in.

use crate::game::Template;
use crate::words::texts;

static TEXTS: [&str; 3] = texts!("../templates/" "turn" ".txt");

/// A legal case as it is.
pub(crate) fn template() -> Template {
    Template { texts: &TEXTS }
}
