//! A page of text for people: styled words, paragraphs within a width.
//!
//! Styles are always written; the stream takes them out where they are not wanted.

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
    text: String,
    /// Columns to keep within.
    pub(super) width: usize,
}

impl Page {
    pub(super) fn new(width: usize) -> Self {
        Self { text: String::new(), width }
    }
    pub(super) fn into_text(self) -> String {
        self.text
    }
    /// Ordinary text.
    pub(super) fn put(&mut self, text: impl Display) -> &mut Self {
        self.text.push_str(&clean(&text.to_string()));
        self
    }
    /// Text in a style.
    pub(super) fn ink(&mut self, style: Style, text: impl Display) -> &mut Self {
        self.text.push_str(&format!("{style}{}{style:#}", clean(&text.to_string())));
        self
    }
    /// Text that is ready for the terminal, with its line ends.
    pub(super) fn ready(&mut self, text: &str) -> &mut Self {
        self.text.push_str(text);
        self
    }
    /// The end of a line.
    pub(super) fn end(&mut self) -> &mut Self {
        self.text.push('\n');
        self
    }
    /// A paragraph: `head` in `style` at the indent, then words, wrapped under one another.
    pub(super) fn paragraph(&mut self, indent: usize, style: Style, head: &str, words: &str) -> &mut Self {
        let head = clean(head);
        let hang = indent + head.chars().count();
        self.text.push_str(&" ".repeat(indent));
        self.text.push_str(&format!("{style}{head}{style:#}"));
        let mut column = hang;
        for word in clean(words).split_whitespace() {
            let length = word.chars().count();
            if column > hang && column + 1 + length > self.width {
                self.text.push('\n');
                self.text.push_str(&" ".repeat(hang));
                column = hang;
            }
            if column > hang {
                self.text.push(' ');
                column += 1;
            }
            self.text.push_str(word);
            column += length;
        }
        self.end()
    }
}

/// Without characters that steer a terminal: a case must not be able to repaint its own verdict.
pub(super) fn clean(text: &str) -> Cow<'_, str> {
    if text.chars().any(char::is_control) {
        text.chars().map(|letter| if letter.is_control() { stand_in(letter) } else { letter }).collect()
    } else {
        Cow::Borrowed(text)
    }
}

/// A character that is as many bytes long as the control character that it stands for, so that places stay true.
pub(super) fn stand_in(control: char) -> char {
    match control {
        '\n' | '\r' | '\t' => ' ',
        control if control.is_ascii() => '?',
        _ => '¿',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_hang_under_their_first_word() {
        let mut page = Page::new(20);
        page.paragraph(2, FAINT, "help: ", "yellow and red would be legal");
        let plain = anstream::adapter::strip_str(&page.into_text()).to_string();
        assert_eq!(plain, "  help: yellow and\n        red would be\n        legal\n");
    }

    #[test]
    fn no_name_steers_the_terminal() {
        assert_eq!(clean("An\u{1b}[2Jdrea\u{9b}"), "An?[2Jdrea¿");
        assert_eq!(clean("two\nlines"), "two lines");
    }
}
