//! How words are compared that people typed.

use std::borrow::Cow;

/// Lower case without accents, hyphens for spaces: how words are compared.
pub fn fold(word: &str) -> Cow<'_, str> {
    match plainly(word) {
        Cow::Borrowed(word) if word.bytes().any(|byte| byte.is_ascii_uppercase()) => Cow::Owned(word.to_ascii_lowercase()),
        plain => plain,
    }
}

/// The same but for the case of its letters, which are those from a to z: nearly always the word itself.
pub(crate) fn plainly(word: &str) -> Cow<'_, str> {
    if word.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'_') {
        return Cow::Borrowed(word);
    }
    let word = word.trim();
    let mut folded = String::with_capacity(word.len());
    for letter in word.chars() {
        match letter {
            '_' => folded.push('-'),
            blank if blank.is_whitespace() => folded.push('-'),
            letter if letter.is_ascii() => folded.push(letter.to_ascii_lowercase()),
            letter => letter.to_lowercase().for_each(|letter| match letter {
                '\u{300}'..='\u{36f}' => {} // a combining accent: the letter before it stays
                'ß' => folded.push_str("ss"),
                letter => folded.push(plain(letter)),
            }),
        }
    }
    Cow::Owned(folded)
}

/// Whether a word that is written [`plainly`] is this folded name.
pub(crate) fn is_same_word(name: &str, plain: &str) -> bool {
    name.len() == plain.len() && name.eq_ignore_ascii_case(plain)
}

/// A letter without the accents of Spanish, Polish and German.
fn plain(letter: char) -> char {
    match letter {
        'á' | 'ą' | 'ä' => 'a',
        'ć' => 'c',
        'é' | 'ę' => 'e',
        'í' => 'i',
        'ł' => 'l',
        'ñ' | 'ń' => 'n',
        'ó' | 'ö' => 'o',
        'ś' => 's',
        'ú' | 'ü' => 'u',
        'ź' | 'ż' => 'z',
        other => other,
    }
}
