//! Counts and lists in English, as every game's sentences need them; and what of a list is the same.

/// A number as people write it: "3", "−3", with a minus as long as a plus.
pub(crate) fn number(number: impl Into<i64>) -> String {
    let number = number.into();
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// The same with its sign: "+3", "−3".
pub(crate) fn signed(number: impl Into<i64>) -> String {
    let number = number.into();
    if number > 0 { format!("+{number}") } else { self::number(number) }
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

/// Each item once, in the order in which they come first.
pub(crate) fn each_once<T: PartialEq>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    first_of_each(items, |item, known| item == known)
}

/// Of items that are the same in some way the first.
pub(crate) fn first_of_each<T>(items: impl IntoIterator<Item = T>, are_same: impl Fn(&T, &T) -> bool) -> Vec<T> {
    let mut each: Vec<T> = Vec::new();
    for item in items {
        if !each.iter().any(|known| are_same(&item, known)) {
            each.push(item);
        }
    }
    each
}

/// Items with the same name together, in the order in which the names come first.
pub(crate) fn grouped<K: PartialEq, T>(items: impl IntoIterator<Item = (K, T)>) -> Vec<(K, Vec<T>)> {
    let mut groups: Vec<(K, Vec<T>)> = Vec::new();
    for (name, item) in items {
        match groups.iter_mut().find(|(known, _)| *known == name) {
            Some((_, group)) => group.push(item),
            None => groups.push((name, vec![item])),
        }
    }
    groups
}
