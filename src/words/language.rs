//! The languages that the referee speaks.

use super::functions::Grammar;
use super::table::position;
use super::{english::English, fold, polish::Polish, spanish::Spanish};

/// The only list of languages: of each its tag, what it calls itself, its grammar, and what cases call it (folded). What one has
/// no text, word or letter for is said in English; one without a grammar of its own, which has that of English, may lack some.
macro_rules! languages {
    ($declare:ident) => {
        $declare! {
            #[default]
            English: "en", "English", English,
                ["english", "ingles", "inglesa", "inglesas", "angielski", "angielskie", "angielskich"];
            Spanish: "es", "Español", Spanish,
                ["spanish", "espanol", "espanola", "espanolas", "castellano", "hiszpanski", "hiszpanskie", "hiszpanskich"];
            Polish: "pl", "Polski", Polish,
                ["polish", "polaco", "polaca", "polacas", "polski", "polskie", "polskich"];
        }
    };
}
pub(crate) use languages;

macro_rules! language {
    ($($(#[$meta:meta])* $language:ident: $tag:literal, $name:literal, $grammar:ident, $also:expr;)*) => {
        /// A language of answers.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        #[non_exhaustive]
        pub enum Language { $( $(#[$meta])* #[doc = $name] $language ),* }

        impl Language {
            /// All of them, English first.
            pub const ALL: [Self; [$($tag),*].len()] = [$(Self::$language),*];
            /// Its tag: `en`.
            pub const fn tag(self) -> &'static str {
                match self { $(Self::$language => $tag),* }
            }
            /// The language with a tag.
            pub const fn of_tag(tag: &str) -> Option<Self> {
                match position(&[$($tag),*], tag) {
                    Some(at) => Some(Self::ALL[at]),
                    None => None,
                }
            }
            /// What it calls itself.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$language => $name),* }
            }
            /// All but English.
            pub fn foreign() -> impl Iterator<Item = Self> + Clone {
                Self::ALL.into_iter().skip(1)
            }
            pub(super) const fn grammar(self) -> &'static dyn Grammar {
                match self { $(Self::$language => &$grammar),* }
            }
            /// Whether it has a grammar of its own: then tests ask for all texts.
            pub fn is_whole(self) -> bool {
                match self { $(Self::$language => stringify!($language) == stringify!($grammar)),* }
            }
        }
    };
}
languages!(language);

impl Language {
    /// The foreign language of sentences with a sign that no other of them has, or with two different ones of its little words.
    pub(crate) fn of_prose(text: &str) -> Option<Self> {
        const SPANISH: &[&str] = &["el", "los", "las", "de", "del", "que", "y", "una", "por", "para", "con", "puedo", "tengo"];
        const POLISH: &[&str] = &["na", "nie", "czy", "jest", "mam", "sie", "po", "jak", "moge"];
        let words: Vec<_> = text.split(|sign: char| !sign.is_alphanumeric()).map(fold).collect();
        let has = |(_, signs, little): &&(Self, &str, &[&str])| {
            let said = little.iter().filter(|little| words.iter().any(|word| word == *little));
            text.chars().any(|sign| signs.contains(sign)) || said.count() > 1
        };
        [(Self::Spanish, "¿¡ñ", SPANISH), (Self::Polish, "ąćęłńśźż", POLISH)].iter().find(has).map(|(language, ..)| *language)
    }
}
