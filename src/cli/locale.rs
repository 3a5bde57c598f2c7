//! The language of whoever sits at the terminal, as the environment tells it.

use crate::words::Language;
use std::sync::LazyLock;

/// What says it, the strongest first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

static HOME: LazyLock<Language> = LazyLock::new(|| {
    let locale = VARIABLES.into_iter().filter_map(std::env::var_os).find(|locale| !locale.is_empty());
    // `es_ES.UTF-8`; no language that the referee speaks counts as none.
    locale.and_then(|locale| Language::of_tag(locale.to_str()?.split(['_', '.', '@', '-']).next()?)).unwrap_or_default()
});

/// The language of answers where neither an option nor the case says one.
pub(super) fn home() -> Language {
    *HOME
}
