//! Regular expressions for the spellings that are understood: what [`fold`] makes equal, a schema has to accept.

use super::fold;
use std::sync::LazyLock;

/// For each letter from a to z, itself in both cases and with every accent that [`fold`] takes away.
static LETTERS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let class = |letter: char| {
        let accented = ('\u{c0}'..='\u{17f}').filter(|&other| fold(&other.to_string()).chars().eq([letter]));
        format!("[{letter}{}{}]", letter.to_ascii_uppercase(), accented.collect::<String>())
    };
    ('a'..='z').map(class).collect()
});

/// A folded name in every spelling, without anchors.
pub fn spelled(name: &str) -> String {
    let mut pattern = String::new();
    let mut rest = name;
    while let Some(letter) = rest.chars().next() {
        if let Some(after) = rest.strip_prefix("ss") {
            let class = spelled("s");
            pattern.push_str(&format!("(?:{class}{class}|[ßẞ])"));
            rest = after;
            continue;
        }
        rest = &rest[letter.len_utf8()..];
        let index = usize::from(u8::try_from(letter).unwrap_or(u8::MAX).wrapping_sub(b'a'));
        match (letter, LETTERS.get(index)) {
            (_, Some(class)) => pattern.push_str(class),
            ('-', _) => pattern.push_str(r"[-_\s]"),
            (letter, _) => {
                if "^$\\.*+?()[]{}|/".contains(letter) {
                    pattern.push('\\');
                }
                pattern.push(letter);
            }
        }
    }
    pattern
}

/// Any of several folded names, in every spelling, without anchors.
pub fn any_of<'n>(names: impl IntoIterator<Item = &'n str>) -> String {
    names.into_iter().map(spelled).collect::<Vec<_>>().join("|")
}

/// The whole of a text is what `pattern` says, give or take blanks around it.
pub fn whole(pattern: &str) -> String {
    format!(r"^\s*(?:{pattern})\s*$")
}

/// The name of a thing as people write it who write another one so.
pub(crate) fn like(name: &str, other: &str) -> String {
    if other.contains('-') { name.to_owned() } else { name.replace('-', " ") }
}
