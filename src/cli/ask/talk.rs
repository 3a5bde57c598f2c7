//! Lines of a conversation: what is asked, what is typed, and the way back.

use super::ASK;
use crate::case::fold;
use crate::words::{Language, Message, said};
use std::io::{self, ErrorKind};

/// Why a conversation does not go on.
pub(super) enum Stop {
    /// The answer before is to be given anew.
    Back,
    /// No more is asked: what is told is judged.
    Enough,
    /// Nobody types any more, or reads what is asked.
    Ended,
}

impl From<io::Error> for Stop {
    fn from(_: io::Error) -> Self {
        Self::Ended
    }
}

/// Answers with the numbers by which they are chosen, a line each.
pub(super) fn numbered(answers: &[String]) -> String {
    answers.iter().enumerate().map(|(index, answer)| format!("\n  {} {answer}", index + 1)).collect()
}

/// Which of some answers a line means: by its number, or as it is written.
pub(super) fn meant(line: &str, answers: &[String]) -> Option<usize> {
    let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let written = || answers.iter().position(|answer| fold(answer) == fold(line));
    number.filter(|index| *index < answers.len()).or_else(written)
}

/// Whoever types, and what they have said so far. To go back is to hear all but the last of it once more, silently: so whatever
/// asks is written straight on, as if nobody ever went back.
pub(super) struct Talk<'t> {
    pub(super) language: Language,
    pub(super) lines: &'t mut dyn Iterator<Item = io::Result<String>>,
    pub(super) write: &'t mut dyn FnMut(&str) -> io::Result<()>,
    pub(super) accepted: Vec<String>,
    /// How many of those have been heard since the beginning, or since somebody went back.
    pub(super) heard: usize,
}

impl Talk<'_> {
    pub(super) fn say(&self, message: impl Into<Message>) -> String {
        message.into().say(self.language)
    }
    /// Asks for one of some answers; none where none is needed.
    pub(super) fn choose(&mut self, asks: impl Into<Message>, answers: &[String], needed: bool) -> Result<Option<usize>, Stop> {
        let none = self.say(said!(ASK, "choose").with("count", answers.len()));
        let check = |chosen: &[usize]| if chosen.len() == 1 || chosen.is_empty() && !needed { Ok(()) } else { Err(none.clone()) };
        self.choose_some(asks, answers, check).map(|chosen| chosen.first().copied())
    }
    /// Asks for any of some answers, with commas between, if `check` takes them together.
    pub(super) fn choose_some(
        &mut self,
        asks: impl Into<Message>,
        answers: &[String],
        check: impl Fn(&[usize]) -> Result<(), String>,
    ) -> Result<Vec<usize>, Stop> {
        let asks = self.say(asks) + &numbered(answers);
        let none = self.say(said!(ASK, "choose").with("count", answers.len()));
        self.hear(&asks, &asks, |line| {
            let parts = line.split(',').map(str::trim).filter(|part| !part.is_empty());
            let chosen: Vec<_> = parts.map(|part| meant(part, answers)).collect::<Option<_>>().ok_or_else(|| none.clone())?;
            check(&chosen).map(|()| (chosen, String::new()))
        })
    }
    /// Asks until `check` takes what is typed: it gives what comes of it and what there is to say of that, or else why not.
    /// `?` is answered with `help`.
    pub(super) fn hear<T>(
        &mut self,
        asks: &str,
        help: &str,
        mut check: impl FnMut(&str) -> Result<(T, String), String>,
    ) -> Result<T, Stop> {
        if let Some(line) = self.accepted.get(self.heard)
            && let Ok((heard, _)) = check(line)
        {
            self.heard += 1;
            return Ok(heard);
        }
        self.accepted.truncate(self.heard);
        (self.write)(&format!("\n{asks}\n> "))?;
        loop {
            let answer = match self.lines.next() {
                Some(Ok(line)) => match line.trim() {
                    "<" if self.accepted.pop().is_some() => return Err(Stop::Back),
                    "<" => self.say(said!(ASK, "is-first")),
                    ">" => return Err(Stop::Enough),
                    "?" => help.to_owned(),
                    // Keys that write nothing, such as arrows, come as signs that would steer the terminal.
                    line if line.contains(char::is_control) => self.say(said!(ASK, "no-text")),
                    line => match check(line) {
                        Ok((heard, note)) => {
                            (self.write)(&note)?;
                            self.accepted.push(line.to_owned());
                            self.heard += 1;
                            return Ok(heard);
                        }
                        Err(why) => why,
                    },
                },
                Some(Err(error)) if error.kind() == ErrorKind::InvalidData => self.say(said!(ASK, "no-text")),
                Some(Err(_)) | None => return Err(Stop::Ended),
            };
            (self.write)(&format!("{answer}\n> "))?;
        }
    }
}
