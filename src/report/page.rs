//! A page of text for people: styled words, paragraphs within a width.
//!
//! Styles are always written; the stream takes them out where they are not wanted.

use super::messages::{Markup, Voice};
use super::{Detail, Manner, Report};
use crate::words::{Idiom, Language};
use anstyle::{AnsiColor, Style};
use std::borrow::Cow;
use std::fmt::Display;

pub(super) const STRONG: Style = Style::new().bold();
pub(super) const FAINT: Style = Style::new().dimmed();
pub(super) const GOOD: Style = AnsiColor::Green.on_default().bold();
pub(super) const BAD: Style = AnsiColor::Red.on_default().bold();
pub(super) const OPEN: Style = AnsiColor::Yellow.on_default().bold();

/// Text on its way to a terminal.
#[derive(Debug)]
pub(super) struct Page {
    /// All of it so far.
    pub(super) text: String,
    pub(super) width: usize,
    pub(super) voice: Voice,
}

impl Page {
    pub(super) fn new(width: usize, idiom: impl Into<Idiom>) -> Self {
        let voice = Voice { idiom: idiom.into(), detail: Detail::Usual, markup: Markup::NONE };
        Self { text: String::new(), width, voice }
    }
    /// A page about a case.
    pub(super) fn of(report: &Report<'_>, manner: Manner) -> Self {
        let voice = Voice { idiom: report.idiom(), detail: manner.detail, markup: Markup::NONE };
        Self { text: String::new(), width: manner.width, voice }
    }
    pub(super) fn language(&self) -> Language {
        self.voice.language()
    }
    /// Ordinary text.
    pub(super) fn put(&mut self, text: impl Display) -> &mut Self {
        self.text.push_str(&clean(&text.to_string()));
        self
    }
    pub(super) fn ink(&mut self, style: Style, text: impl Display) -> &mut Self {
        self.text.push_str(&format!("{style}{}{style:#}", clean(&text.to_string())));
        self
    }
    /// Text that is ready for the terminal, with its line ends.
    pub(super) fn ready(&mut self, text: &str) -> &mut Self {
        self.text.push_str(text);
        self
    }
    pub(super) fn end(&mut self) -> &mut Self {
        self.text.push('\n');
        self
    }
    /// Words in several styles, wrapped with an indent.
    pub(super) fn flow(&mut self, parts: &[(Style, &str)]) -> &mut Self {
        self.wrapped(0, 2, parts)
    }
    /// A paragraph: `head` in `style` at the indent, then words, wrapped under one another.
    pub(super) fn paragraph(&mut self, indent: usize, style: Style, head: &str, words: &str) -> &mut Self {
        let head = clean(head);
        let hang = indent + head.chars().count();
        self.text.push_str(&format!("{:indent$}{style}{head}{style:#}", ""));
        self.wrapped(hang, hang, &[(Style::new(), words.trim_start())])
    }
    /// Words from a column on, and below one another in another one.
    fn wrapped(&mut self, mut column: usize, hang: usize, parts: &[(Style, &str)]) -> &mut Self {
        // A part that ends within a word goes on in the next.
        let mut blank = false;
        for (style, part) in parts {
            let part = tied(&clean(part));
            for piece in part.split_inclusive(' ') {
                let word = piece.trim_end_matches(' ');
                let length = word.chars().count();
                if blank && length > 0 {
                    let wraps = column + 1 + length > self.width;
                    self.text.push(if wraps { '\n' } else { ' ' });
                    self.text.extend(std::iter::repeat_n(' ', if wraps { hang } else { 0 }));
                    column = if wraps { hang } else { column + 1 };
                    blank = false;
                }
                let word = word.chars().map(|letter| if letter == TIE { ' ' } else { letter });
                match style.is_plain() {
                    true => self.text.extend(word),
                    false => self.text.push_str(&format!("{style}{}{style:#}", word.collect::<String>())),
                }
                column += length;
                blank |= piece.ends_with(' ');
            }
        }
        self.end()
    }
}

/// A blank at which no line ends.
pub(super) const TIE: char = '\u{a0}';

/// Numbers tied to the word before them: nobody wants to look for the 2 of "line 2" on the next line.
pub(super) fn tied(text: &str) -> String {
    let following = text.chars().skip(1).map(Some).chain([None]);
    let ties = |next: Option<char>| next.is_some_and(|next| next.is_ascii_digit());
    text.chars().zip(following).map(|(letter, next)| if letter == ' ' && ties(next) { TIE } else { letter }).collect()
}

/// Without characters that steer a terminal: a case must not be able to repaint its own verdict.
pub(super) fn clean(text: &str) -> Cow<'_, str> {
    if text.chars().any(steers) { text.chars().map(stand_in).collect() } else { Cow::Borrowed(text) }
}

/// The same of a text of several lines.
#[cfg(feature = "cli")]
pub(crate) fn lines_shown(text: &str) -> String {
    text.chars().map(|letter| if letter == '\n' { letter } else { stand_in(letter) }).collect()
}

/// JSON, or other text with such characters within quotes only, each escaped: the same to a program, and harmless to look at.
pub(super) fn escaped(json: String) -> String {
    if !has_raw(&json) {
        return json;
    }
    let escape = |letter: char| letter.encode_utf16(&mut [0; 2]).iter().map(|unit| format!("\\u{unit:04x}")).collect();
    json.chars().map(|letter| if is_raw(letter) { escape(letter) } else { letter.to_string() }).collect()
}

/// Text as XML has it, with no place for control characters, not even escaped.
pub(super) fn xml(text: &str) -> String {
    let mut xml = String::with_capacity(text.len());
    for letter in clean(text).chars() {
        match letter {
            '<' => xml.push_str("&lt;"),
            '>' => xml.push_str("&gt;"),
            '&' => xml.push_str("&amp;"),
            '\'' => xml.push_str("&apos;"),
            '"' => xml.push_str("&quot;"),
            '\u{fffe}' | '\u{ffff}' => xml.push('\u{fffd}'),
            letter => xml.push(letter),
        }
    }
    xml
}

/// Whether a text has a character that steers a terminal, except line ends. Rare: nearly all is plain ASCII, which is fast.
pub(crate) fn has_raw(text: &str) -> bool {
    let is_plain = |byte: u8| (b' '..0x7f).contains(&byte) | (byte == b'\n');
    let mut rest = text;
    while !rest.is_empty() {
        let end = (64..rest.len()).find(|&end| rest.is_char_boundary(end)).unwrap_or(rest.len());
        let (block, after) = rest.split_at(end);
        if !block.bytes().fold(true, |all, byte| all & is_plain(byte)) && block.contains(is_raw) {
            return true;
        }
        rest = after;
    }
    false
}

/// Whether a character steers a terminal where it stands, beside the end of a line.
pub(super) fn is_raw(letter: char) -> bool {
    letter != '\n' && steers(letter)
}

/// Whether a terminal does more than show a character: controls, line ends, marks that change the direction of writing and so
/// swap places with what stands around them, and invisible ones, by which two names look alike.
fn steers(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
        || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}' | '\u{200b}')
        || matches!(letter, '\u{2060}'..='\u{2065}' | '\u{206a}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}')
        || matches!(letter, '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}')
        || matches!(letter, '\u{e0000}'..='\u{e00ff}' | '\u{e01f0}'..='\u{e0fff}')
}

/// The character itself, or what stands for one that steers: as many bytes long, so that places stay true.
pub(super) fn stand_in(letter: char) -> char {
    match letter {
        '\n' | '\r' | '\t' => ' ',
        letter if !steers(letter) => letter,
        letter => match letter.len_utf8() {
            1 => '?',
            2 => '¿',
            3 => '\u{fffd}',
            _ => '\u{1fbc4}',
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_character_that_steers_is_found_wherever_it_stands() {
        for before in 0..140 {
            let text = |odd: char| format!("{}{odd} – and so on\n{}", "ż".repeat(before), "a".repeat(70));
            assert!(['\u{1b}', '\t', '\u{7f}', '\u{9b}', '\u{202e}', '\u{61c}'].into_iter().all(|odd| has_raw(&text(odd))));
            assert!(!['×', 'a', '\n', '−'].into_iter().any(|plain| has_raw(&text(plain))));
        }
    }
}
