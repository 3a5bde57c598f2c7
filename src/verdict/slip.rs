//! Slips: mistakes that people make in counting, each of which leads to a number that somebody then claims.

use super::Rule;
use crate::words::{Entries, Idiom, TextEntry, entries, named};

/// A mistake that people make in counting.
#[derive(Debug, PartialEq, Eq)]
pub struct Slip {
    /// Stable name, with the game's prefix: `azul/slip/column-left-out`.
    pub id: &'static str,
    /// Title: what is done wrong, as the rest of a sentence that begins with "if" ("the vertical run is left out"); statement:
    /// why that is wrong, in full sentences.
    pub entry: TextEntry,
    /// The rule that it forgets; none for a mistake that has nothing to do with the rules.
    pub rule: Option<&'static Rule>,
}

impl Slip {
    /// Its title in a language, as the rest of a sentence that begins with "if".
    pub fn title_in(&self, idiom: impl Into<Idiom>) -> String {
        self.entry.say(idiom, None)
    }
    /// Its statement in a language.
    pub fn statement_in(&self, idiom: impl Into<Idiom>) -> String {
        self.entry.say(idiom, Some("statement"))
    }
}

const TEXTS: Entries = entries!("verdict/messages/slips", &[]);

/// Declares slips that forget no rule, and lists them in order as `SLIPS`.
macro_rules! slips {
    ($($name:ident)*) => {
        $(
            #[doc = concat!("The slip `", stringify!($name), "`.")]
            pub static $name: Slip =
                Slip { id: named!("count/", $name), entry: TEXTS.find(named!("", $name)), rule: None };
        )*
        /// All of them, the likelier first.
        pub static SLIPS: &[&Slip] = &[$(&$name),*];
    };
}

slips! { STOPPED_EARLY NOT_COUNTED_YET ONLY_WHAT_IS_NEW OF_ANOTHER_PLAYER }
