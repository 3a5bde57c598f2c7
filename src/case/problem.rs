//! Shape errors: a case that cannot be read.

use super::Span;
use super::lexicon::spelling_of;
use crate::order;
use crate::words::{Arg, Book, Language, Message, texts};
use std::collections::HashMap;
use std::fmt;

/// Why a case cannot be read, and where. Always exit code 2, never a verdict.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Problem {
    /// Stable name of the kind of fault: `case/unknown-key`.
    pub code: &'static str,
    /// What is wrong; an attribute of it says what to write instead, where that can be said.
    pub message: Box<Message>,
    /// The place in the source, in bytes; never empty, never past the end (unless the source is empty).
    pub span: Span,
    /// Where the same is wrong again.
    pub again: Vec<Span>,
}

/// A text that is no case, or no value of one: what is wrong with it, with the places in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotRead(pub Vec<Problem>);

impl From<Vec<Problem>> for NotRead {
    fn from(problems: Vec<Problem>) -> Self {
        Self(problems)
    }
}

impl fmt::Display for NotRead {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let problems: Vec<_> = self.0.iter().map(|problem| problem.say(Language::English)).collect();
        to.write_str(&problems.join("; "))
    }
}

impl std::error::Error for NotRead {}

/// A message of more letters than this is cut: what it quotes of a case may be megabytes.
const LONGEST: usize = 400;

/// What reading any case says.
pub(crate) static VALUES: Book =
    Book::new(&[texts!("case/messages/values"), texts!("case/messages/syntax"), texts!("case/messages/labels")]);

impl Problem {
    /// Of one that is wrong again and again, so many places are shown.
    pub const SHOWN: usize = 20;

    /// A problem of a kind.
    pub fn new(code: &'static str, message: impl Into<Message>, span: Span) -> Self {
        Self { code, message: Box::new(message.into()), span, again: Vec::new() }
    }
    /// One line that stands alone.
    pub fn say(&self, language: Language) -> String {
        cut(self.message.say(language))
    }
    /// What to write instead, where that can be said.
    pub fn help(&self, language: Language) -> Option<String> {
        self.message.part("help").try_say(language).ok().filter(|help| !help.is_empty())
    }
    /// A word that is not known, if it is said which, and the one that is meant, where one is near.
    pub(crate) fn misspelt(&self) -> Option<(Option<&str>, String)> {
        let name = |arg| if let Some(Arg::Name(word)) = self.message.arg(arg) { Some(word.as_str()) } else { None };
        let Some(Arg::Message(help)) = self.message.arg("help") else { return None };
        let meant = match help.arg("word").filter(|_| help.id() == "suggested")? {
            Arg::Name(meant) => meant.clone(),
            // Of its names that which was typed nearly so.
            Arg::Word(own, also) => spelling_of(name("word").or_else(|| name("key"))?, own, also)?,
            _ => return None,
        };
        Some((name("word"), meant))
    }
    /// The word that is not known, and what to write instead.
    fn cause(&self) -> Option<String> {
        (self.message.id() == "no-such-word-in").then(|| format!("{:?} {:?}", self.message.arg("word"), self.message.arg("help")))
    }
    /// What the underlined place is called in an excerpt; nothing where there is no place.
    pub fn label(&self, language: Language) -> String {
        let known = CODES.iter().find(|known| known.id == self.code);
        known.map_or_else(String::new, |known| Message::new(&VALUES, known.name()).say(language))
    }
}

/// The same problems, with the same unknown word in several places as one, if the same is to be written instead.
pub fn gathered(problems: Vec<Problem>) -> Vec<Problem> {
    let mut first: HashMap<String, usize> = HashMap::new();
    let mut gathered: Vec<Problem> = Vec::with_capacity(problems.len());
    for problem in problems {
        let Some(cause) = problem.cause() else {
            gathered.push(problem);
            continue;
        };
        let index = *first.entry(cause).or_insert(gathered.len());
        match gathered.get_mut(index) {
            None => gathered.push(problem),
            Some(before) if before.again.len() < Problem::SHOWN => before.again.push(problem.span),
            Some(_) => {}
        }
    }
    // A name or a key that is not there may be what a misspelt key was to tell.
    let is_key = |problem: &Problem| problem.code == "case/unknown-key" && problem.misspelt().is_some();
    if gathered.iter().any(is_key) {
        order::by_key(&mut gathered, |problem| ["case/unknown-player", "case/missing-key"].contains(&problem.code));
    }
    gathered
}

/// A message without the middle of what is too long to be read. What is wrong is said at its beginning or its end.
fn cut(mut message: String) -> String {
    let letter = |number: usize| message.char_indices().map(|(at, _)| at).nth(number);
    if let (Some(_), Some(from), Some((to, _))) =
        (letter(LONGEST), letter(LONGEST / 4), message.char_indices().rev().nth(LONGEST / 4))
    {
        message.replace_range(from..to, " … ");
    }
    message
}

/// A kind of shape error.
#[derive(Debug, PartialEq, Eq)]
pub struct Code {
    /// Its stable name; what an excerpt writes under the place is a text of that name.
    pub id: &'static str,
}

impl Code {
    /// What it means.
    pub fn about(&self, language: Language) -> String {
        Message::new(&VALUES, self.name()).part("about").say(language)
    }
    fn name(&self) -> &'static str {
        self.id.strip_prefix("case/").unwrap_or(self.id)
    }
}

macro_rules! codes {
    ($($name:literal)*) => { &[$(Code { id: concat!("case/", $name) }),*] };
}

/// Kinds of problem that are not about what a file says.
pub static OF_FILES: &[Code] = codes!["no-file" "not-text"];

/// Every kind of shape error, in the order in which a case is read.
pub static CODES: &[Code] = codes![
    "empty" "too-long" "binary" "syntax" "too-deep" "too-many-values" "alias" "tag" "key-not-text" "duplicate-key"
    "not-a-case" "no-game" "unknown-game" "unknown-key" "missing-key" "no-value" "wrong-type" "out-of-range"
    "unknown-word" "unknown-letter" "unclear" "letters" "folded-text" "board-size" "unknown-ruling" "unknown-answer"
    "not-in-edition" "named-twice" "contradiction" "unknown-player" "no-action" "several-actions" "key-not-here"
    "wrong-place" "several-colours"
];
