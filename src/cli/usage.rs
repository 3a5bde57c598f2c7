//! Arguments that cannot be carried out: why, in the language of whoever typed them.

use crate::case::suggest;
use crate::words::{Arg, Book, Message, Said, texts};

/// Why arguments cannot be carried out.
pub(super) static USAGE: Book = Book::new(&[texts!("cli/messages/usage")]);

/// That `word` is none of some names: the one that may be meant, or else what `others` says.
pub(super) fn unknown<'k>(
    says: Said,
    word: &str,
    known: impl IntoIterator<Item = &'k str>,
    others: impl FnOnce() -> Message,
) -> Message {
    says.with("word", word).with("help", suggest(word, known).unwrap_or_else(others))
}

/// All of some names after what `says` of several, or what `none` says.
pub(super) fn names<'k>(says: Said, none: Said, known: impl IntoIterator<Item = &'k str>) -> Message {
    let known: Vec<Arg> = known.into_iter().map(Arg::from).collect();
    if known.is_empty() { none.into() } else { says.with("known", Arg::List(known.into())) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{laws, said};

    #[test]
    fn everything_is_said_in_every_language() {
        let word = |says: Said| says.with("word", "nope");
        let help = |says: Said| word(says).with("help", said!(USAGE, "rules-listed"));
        let known = |message: Message| message.with("known", Arg::from_iter(["no", "yes"]));
        let samples = [
            help(said!(USAGE, "no-game")),
            help(said!(USAGE, "no-ruling")),
            help(said!(USAGE, "nothing-like")),
            help(said!(USAGE, "no-variant")),
            help(said!(USAGE, "no-phase")),
            help(said!(USAGE, "no-question")),
            word(said!(USAGE, "ruling-shape")),
            word(said!(USAGE, "claim-shape")),
            word(said!(USAGE, "claim-number")),
            known(word(said!(USAGE, "no-answer")).with("ruling", "partial-floor")),
            known(said!(USAGE, "games-are").into()),
            known(said!(USAGE, "variants-are").into()),
            known(said!(USAGE, "phases-are").into()),
            known(said!(USAGE, "questions-are").into()),
            said!(USAGE, "games-to-fill-in").into(),
            said!(USAGE, "question").with("question", Arg::Term("score")),
            said!(USAGE, "question").with("question", Arg::Term("move")),
            said!(USAGE, "question").with("question", Arg::Term("photo")),
            known(said!(USAGE, "cannot-write").with("format", "junit")),
            said!(USAGE, "no-change").with("number", "3"),
            said!(USAGE, "no-output").with("cause", "disk full"),
            said!(USAGE, "rulings-listed").into(),
            said!(USAGE, "no-variants").into(),
            said!(USAGE, "no-phases").into(),
            said!(USAGE, "which-reading").into(),
            said!(USAGE, "house-rules").into(),
            said!(USAGE, "picture-alone").into(),
            said!(USAGE, "write-stdin").into(),
            said!(USAGE, "write-one-file").into(),
            said!(USAGE, "write-nothing").into(),
            said!(USAGE, "write-stream").into(),
            said!(USAGE, "write-several").into(),
        ];
        laws::sound(&samples);
        laws::used(&USAGE, &samples.iter().flat_map(laws::ids).collect());
    }
}
