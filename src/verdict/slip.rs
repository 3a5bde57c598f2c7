//! Slips: mistakes that people make in counting, each of which leads to a number that somebody then claims.

use super::Rule;
use crate::words::{Idiom, TextEntry, entries};

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

/// Declares slips, each with the rule that it forgets, if any, and lists them in order as `SLIPS`.
///
/// An id is a prefix and the name of the constant, unless that has an id of its own.
macro_rules! slips {
    ($prefix:literal of $texts:expr; $($name:ident $(= $id:literal)? $(forgets $rule:ident)?;)*) => {
        const SLIP_TEXTS: $crate::words::Entries = $texts;
        $(
            #[doc = concat!("The slip `", stringify!($name), "`.")]
            pub static $name: $crate::verdict::Slip = $crate::verdict::Slip {
                id: $crate::words::named!($prefix, $name $(, $id)?),
                entry: SLIP_TEXTS.find($crate::words::named!("", $name $(, $id)?)),
                rule: $crate::verdict::slips!(@rule $($rule)?),
            };
        )*
        /// All of them, the likelier first.
        pub static SLIPS: &[&$crate::verdict::Slip] = &[$(&$name),*];
    };
    (@rule) => { None };
    (@rule $rule:ident) => { Some(&$rule) };
}
pub(crate) use slips;

slips! {
    "count/" of entries!("verdict/messages/slips", &[]);
    STOPPED_EARLY;
    NOT_COUNTED_YET;
    ONLY_WHAT_IS_NEW;
    OF_ANOTHER_PLAYER;
}
