//! The languages that the referee speaks.

/// A language of answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Spanish.
    Spanish,
    /// Polish.
    Polish,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::English, Self::Spanish, Self::Polish];

    /// Its tag: `en`, `es`, `pl`.
    pub fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Spanish => "es",
            Self::Polish => "pl",
        }
    }
}
