//! The language of whoever sits at the terminal, as the environment tells it.

use crate::words::Language;
use std::sync::LazyLock;

/// What says it, the strongest first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

static HOME: LazyLock<Language> = LazyLock::new(|| {
    let locale = VARIABLES.into_iter().filter_map(std::env::var_os).find(|locale| !locale.is_empty());
    locale.and_then(|locale| of_locale(locale.to_str()?)).unwrap_or_default()
});

/// The language of answers where neither an option nor the case says one.
pub(super) fn home() -> Language {
    *HOME
}

/// The language of a locale, `es_ES.UTF-8`; none if the referee does not speak it.
fn of_locale(locale: &str) -> Option<Language> {
    let tag = locale.split(['_', '.', '@', '-']).next()?;
    Language::of_tag(tag)
}
