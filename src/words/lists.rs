//! Counts and lists in English, as every game's sentences need them.

/// A number as people write it: "3", "−3", with a minus as long as a plus.
pub(crate) fn number(number: impl Into<i64>) -> String {
    let number = number.into();
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// "a blue tile", "an orange tile".
pub(crate) fn a(noun: &str) -> String {
    if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { format!("an {noun}") } else { format!("a {noun}") }
}

/// With a capital letter, to begin a line.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Items with commas and `word` before the last.
pub(crate) fn list(items: impl IntoIterator<Item = String>, word: &str) -> String {
    let mut items: Vec<_> = items.into_iter().collect();
    match items.pop() {
        None => String::new(),
        Some(last) if items.is_empty() => last,
        Some(last) => format!("{} {word} {last}", items.join(", ")),
    }
}
