//! What is written on pictures, in a language.

use crate::words::{Arg, Book, Language, Message, Terms, texts};

/// What stands on pictures of any game; the book of each game's pictures has it.
pub(super) const CAPTIONS: [&str; 3] = texts!("words/" "captions");
/// These alone.
pub(super) static SHARED: Book = Book::new(&[CAPTIONS]);

/// The texts of a game's pictures, what its edition calls things, and the language of a picture.
#[derive(Debug, Clone, Copy)]
pub(super) struct Captions {
    pub(super) book: &'static Book,
    pub(super) terms: Terms,
    pub(super) language: Language,
}

impl Captions {
    /// A text that speaks of nothing.
    pub(super) fn word(&self, id: &'static str) -> String {
        self.say(id, [])
    }
    /// A text with what it speaks of.
    pub(super) fn say<const N: usize>(&self, id: &'static str, args: [(&'static str, Arg); N]) -> String {
        let message = Message::new(self.book, id).called(self.terms);
        args.into_iter().fold(message, |message, (name, arg)| message.with(name, arg)).say(self.language)
    }
    /// A text about a number of things.
    pub(super) fn count(&self, id: &'static str, count: impl Into<Arg>) -> String {
        self.say(id, [("count", count.into())])
    }
    /// Words that stand below one another before what they are about: as wide as the widest, and as `least` columns, and a blank.
    pub(super) fn aligned<const N: usize>(&self, ids: [&'static str; N], least: usize) -> [String; N] {
        let words = ids.map(|id| self.word(id));
        let width = words.iter().map(|word| word.chars().count()).fold(least, usize::max);
        words.map(|word| format!("  {word:width$} "))
    }
}

/// The title on the box of an edition.
pub(super) fn title(book: &'static Book, edition: &super::Edition, language: Language) -> String {
    let title = Message::new(book, "title").with("game", Arg::Term(edition.id));
    title.with("title", edition.title).say(language)
}

/// Each text of a game's pictures is said in every language: those of `plain` speak of nothing.
#[cfg(test)]
pub(super) fn assert_sound(captions: Captions, plain: &str, samples: Vec<Message>) {
    use crate::words::laws;
    let new = |id| Message::new(captions.book, id).called(captions.terms);
    let mut samples: Vec<Message> = samples.into_iter().map(|sample| sample.called(captions.terms)).collect();
    let common = "to-move has-marker factories factories-and-centre centre bag empty heap-empty nothing none not-known";
    let plain = plain.split_whitespace().chain(common.split(' ')).map(|id| {
        let known = captions.book.ids(Language::English).find(|known| *known == id);
        new(known.unwrap_or_else(|| panic!("no text {id}")))
    });
    samples.extend(plain);
    let colour = || Arg::Term("blue");
    samples.extend([
        new("title").with("game", Arg::Term("azul")).with("title", "Azul"),
        new("letter").with("letter", "B").with("colour", colour()),
        new("colour").with("colour", colour()),
        new("round").with("round", 2),
    ]);
    samples.extend(["standard", "grey"].map(|variant| new("variant").with("variant", Arg::Term(variant))));
    for count in [1, 2, 5] {
        samples.extend([new("points").with("points", count), new("more-players").with("count", count)]);
    }
    samples.iter().for_each(laws::sound);
    laws::used(captions.book, &samples.iter().map(Message::id).collect());
}
