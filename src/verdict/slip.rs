//! Slips: mistakes that people make in counting, each of which leads to a number that somebody then claims.

use super::Rule;
use crate::words::{Entries, Idiom, TextEntry, entries};

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

/// The texts of the slips of every game.
const SLIP_TEXTS: Entries = entries!("messages/" "slips", &[]);

/// Declares slips, each with the rule that it forgets, if any, and lists them in order as `SLIPS`. Their texts are `SLIP_TEXTS`.
#[macro_export]
macro_rules! slips {
    ($($name:ident = $id:literal $(forgets $rule:ident)?;)*) => {
        $(
            #[doc = concat!("`", $id, "`")]
            pub static $name: $crate::verdict::Slip =
                $crate::verdict::Slip { id: $id, entry: SLIP_TEXTS.find($id), rule: $crate::slips!(@rule $($rule)?) };
        )*
        /// All of them, the likelier first.
        pub static SLIPS: &[&$crate::verdict::Slip] = &[$(&$name),*];
    };
    (@rule) => { None };
    (@rule $rule:ident) => { Some(&$rule) };
}

slips! {
    STOPPED_EARLY = "count/stopped-early";
    NOT_COUNTED_YET = "count/not-counted-yet";
    ONLY_WHAT_IS_NEW = "count/only-what-is-new";
    OF_ANOTHER_PLAYER = "count/of-another-player";
}
