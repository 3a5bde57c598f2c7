//! The words that players may use for a thing, in English, Spanish and Polish.

use super::Letters;
use super::joined::{beside, is_and, joins, name_of_several};
use super::letters::{is_same, is_typed};
use super::problem::VALUES;
use super::reader::What;
use crate::words::typed::spelt;
use crate::words::{Arg, Language, Message, Said, fold, is_same_word, plainly, said};
use std::ops::Range;

/// One thing and its names.
#[derive(Debug)]
pub struct Word<T: 'static> {
    /// The thing.
    pub means: T,
    /// Its name in reports and in written cases; folded.
    pub name: &'static str,
    /// Its letters in boards in the order of [`Language::ALL`](crate::words::Language::ALL), if it has some; upper case.
    pub letters: Option<[char; 3]>,
    /// Other names, folded (lower case, no accents): `azul`, `niebieski`.
    pub also: &'static [&'static str],
}

/// A vocabulary.
#[derive(Debug)]
pub struct Lexicon<T: 'static> {
    /// What it names, as a noun: "colour".
    pub what: Said,
    /// Its words.
    pub words: &'static [Word<T>],
    /// Words and letters, folded, that people type and that could mean two things: never guessed, each with what to write instead.
    pub unclear: &'static [(&'static str, Said)],
}

/// A piece of a text that stands for one thing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token<'t, T> {
    /// Its place in the text, in bytes.
    pub range: Range<usize>,
    /// The thing; none for a dot, which is an empty space; the word itself if it is not known.
    pub means: Means<'t, T>,
    /// How often it is there, where a number before the word says so.
    pub count: Option<u16>,
}

/// What a token stands for.
type Means<'t, T> = Result<Option<T>, &'t str>;

/// The one of `known` that has the name nearest to `word`, if any is near enough to be meant.
///
/// One slip in a short word, two from six letters on, three from nine on; two swapped letters are one slip. Failing that, and first of
/// all for three letters, the only one with a name that begins with what was typed. Two letters are near to too much.
fn nearest<'k, K: Copy + PartialEq>(word: &str, known: impl Iterator<Item = (&'k str, K)> + Clone) -> Option<(&'k str, K)> {
    let word = fold(word);
    let length = word.chars().count();
    if length < 3 {
        return None;
    }
    let begun = || {
        let mut begun = known.clone().filter(|(name, _)| fold(name).starts_with(&*word));
        let (name, thing) = begun.next()?;
        begun.all(|(_, other)| other == thing).then_some((name, thing))
    };
    let slips = if length < 6 { 1 } else { length.min(9) / 3 };
    // A slip adds or takes one letter at most; words that are too unlike in length are not compared letter by letter.
    let is_alike = |name: &str| name.len() > 2 && name.chars().count().abs_diff(length) <= slips;
    let distance = |name: &str| Some(strsim::osa_distance(&word, name)).filter(|distance| *distance <= slips && is_alike(name));
    let near = || {
        let near = known.clone().filter_map(|(name, thing)| Some((distance(&fold(name))?, (name, thing))));
        near.min_by_key(|(distance, _)| *distance).map(|(_, named)| named)
    };
    if length == 3 { begun().or_else(near) } else { near().or_else(begun) }
}

/// The help for an unknown `word`: the one of `known` that is near enough to be meant, if any is.
pub fn suggest<'k>(word: &str, known: impl IntoIterator<Item = &'k str>) -> Option<Message> {
    let known: Vec<_> = known.into_iter().collect();
    let (near, ()) = nearest(word, known.iter().map(|name| (*name, ())))?;
    Some(said!(VALUES, "suggested").with("word", &*spelt(near)))
}

/// The same of things with several names: the one that is meant, as the reader of the answer calls it.
pub(super) fn suggest_thing(
    word: &str,
    known: impl Iterator<Item = (&'static str, &'static [&'static str])> + Clone,
) -> Option<Message> {
    let named = known.flat_map(|(name, also)| names_of(name, also).map(move |one| (one, (name, also))));
    let (_, (name, also)) = nearest(word, named)?;
    Some(said!(VALUES, "suggested").with("word", Arg::Word(name, also)))
}

/// The name of a thing that is nearest to `word`, with its accents.
pub(super) fn spelling_of(word: &str, name: &'static str, also: &'static [&'static str]) -> Option<String> {
    nearest(word, names_of(name, also).map(|name| (name, ()))).map(|(near, ())| spelt(near))
}

fn names_of(name: &'static str, also: &'static [&'static str]) -> impl Iterator<Item = &'static str> + Clone {
    std::iter::once(name).chain(also.iter().copied())
}

/// Whether a word is a small number, which people write before what they take.
fn is_number(word: &str) -> bool {
    NUMBERS.contains(&&*fold(word))
}

const NUMBERS: &[&str] = &[
    "one", "two", "three", "four", "five", "un", "uno", "una", "dos", "tres", "cuatro", "cinco", "jeden", "jedna", "jedno",
    "dwa", "dwie", "trzy", "cztery", "piec",
];

/// Whether a word says that nothing is there, which a run says by being empty.
pub(super) fn is_nothing(word: &str) -> bool {
    NOTHING.contains(&&*fold(word))
}

const NOTHING: &[&str] = &[
    "no", "none", "nothing", "empty", "nada", "ninguna", "ninguno", "vacia", "vacio", "nic", "brak", "pusta", "puste", "pusty",
    "zadna",
];

/// Whether a sign alone may be a word as well as a piece, or count what follows.
fn may_mean_two(sign: char) -> bool {
    matches!(sign, 'y' | 'i' | 'Y' | 'I' | '0'..='9')
}

/// Whether more than a single sign comes next in a text.
fn goes_on_with_word(text: &str) -> bool {
    let next = text.trim_start_matches(is_between);
    next.as_bytes().get(1).is_some_and(|&sign| sign != b' ' && sign != b',')
}

impl<T> Word<T> {
    /// A word without a letter.
    pub const fn new(means: T, name: &'static str, also: &'static [&'static str]) -> Self {
        Self { means, name, letters: None, also }
    }
    /// A word with a letter in each language.
    pub const fn with_letters(means: T, name: &'static str, letters: [char; 3], also: &'static [&'static str]) -> Self {
        Self { means, name, letters: Some(letters), also }
    }
    /// A word with a sign that is the same in every language.
    pub const fn with_sign(means: T, name: &'static str, sign: char, also: &'static [&'static str]) -> Self {
        Self::with_letters(means, name, [sign; 3], also)
    }
    /// Its letter in a case.
    fn letter(&self, letters: &Letters) -> Option<char> {
        self.letters.map(|usual| letters.of(usual, |name| self.is_called(name)))
    }
    fn is_called(&self, plain: &str) -> bool {
        is_same_word(self.name, plain) || self.also.iter().any(|name| is_same_word(name, plain))
    }
    /// All its names, its own first.
    pub(crate) fn names(&self) -> impl Iterator<Item = &'static str> + Clone + use<T> {
        names_of(self.name, self.also)
    }
}

/// What stands between the parts of a run.
pub(super) fn is_between(letter: char) -> bool {
    letter.is_whitespace() || letter == ','
}

fn is_empty_space(letter: char) -> bool {
    matches!(letter, '.' | '-' | '_' | '·')
}

impl<T: Copy + PartialEq> Lexicon<T> {
    /// The thing that `word` names, by name, by other name or by its usual letter; in any case, accents optional.
    pub fn find(&self, word: &str) -> Option<T> {
        self.find_by(Letters::ENGLISH, word)
    }
    /// The same in a case that has its own letters.
    pub fn find_by(&self, letters: &Letters, word: &str) -> Option<T> {
        let mut signs = word.chars();
        if let (Some(letter), None) = (signs.next(), signs.next())
            && let Some(thing) = self.by_letter(letter, letters)
        {
            return Some(thing);
        }
        self.by_name(&plainly(word))
    }
    fn by_name(&self, plain: &str) -> Option<T> {
        // Programs write the names themselves.
        let named = self.words.iter().find(|known| known.name == plain);
        named.or_else(|| self.words.iter().find(|known| known.is_called(plain))).map(|known| known.means)
    }
    #[inline]
    fn by_letter(&self, typed: char, letters: &Letters) -> Option<T> {
        let (upper, words) = (typed.to_ascii_uppercase(), || self.words.iter());
        let printed = |at: usize| words().find(|known| known.letters.is_some_and(|usual| usual.get(at) == Some(&upper)));
        let meant = || words().find(|known| known.letter(letters).is_some_and(|letter| is_typed(letter, typed)));
        let known = match letters {
            Letters::Of(language) => printed(*language as usize).or_else(meant),
            Letters::Unsaid(language) => {
                let theirs = printed(*language as usize);
                printed(Language::English as usize).filter(|ours| theirs.is_none_or(|theirs| theirs.means == ours.means))
            }
            Letters::Own(_) => meant(),
        };
        known.map(|known| known.means)
    }
    /// All names of all its words.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.words.iter().flat_map(Word::names)
    }
    /// Its words that are written with a letter, and their letters in all languages. Digits are none.
    fn lettered(&self) -> impl Iterator<Item = (&Word<T>, [char; 3])> {
        let lettered = self.words.iter().filter_map(|known| Some((known, known.letters?)));
        lettered.filter(|(_, letters)| letters.iter().all(|letter| letter.is_alphabetic()))
    }
    /// Whether it has letters, and a digit as well.
    fn has_letters_and(&self, digit: char, letters: &Letters) -> bool {
        self.lettered().next().is_some() && self.by_letter(digit, letters).is_some()
    }
    /// Whether a sign is a letter in some language.
    fn is_letter(&self, typed: char) -> bool {
        self.lettered().any(|(_, letters)| letters.into_iter().any(|letter| is_same(letter, typed)))
    }
    /// Whether a name begins with a sign of something that is written with a letter.
    fn is_initial(&self, typed: char) -> bool {
        self.lettered().any(|(known, _)| known.names().any(|name| name.starts_with(|first| is_same(first, typed))))
    }
    /// Whether some of its letters are digits: a number is then no count.
    pub(super) fn has_digits(&self) -> bool {
        self.words.iter().flat_map(|known| known.letters.into_iter().flatten()).any(|letter| letter.is_ascii_digit())
    }
    /// The kind of fault that an unknown `word` is.
    pub fn fault(&self, word: &str) -> &'static str {
        let mut signs = word.chars();
        match (signs.next(), signs.next()) {
            (Some(letter), None) if self.is_letter(letter) || self.is_initial(letter) => "case/unknown-letter",
            _ => "case/unknown-word",
        }
    }
    /// What to write instead of a word, if it could mean two things.
    fn instead_of(&self, plain: &str) -> Option<Said> {
        self.unclear.iter().find(|(known, _)| is_same_word(known, plain)).map(|(_, instead)| *instead)
    }
    /// What to write instead of the unknown `word`: always something.
    pub fn help(&self, word: &str, letters: &Letters) -> Message {
        if let Some(instead) = self.instead_of(&plainly(word)) {
            return instead.into();
        }
        if is_number(word) && !self.has_digits() {
            return said!(VALUES, "digits-wanted").into();
        }
        if let Some(help) = suggest_thing(word, self.words.iter().map(|known| (known.name, known.also))) {
            return help;
        }
        let known = |known: &Word<T>| match known.letter(letters) {
            Some(letter) if known.name.chars().ne([letter]) => {
                said!(VALUES, "lettered").with("word", self.typed(known.means)).with("letter", &*letter.to_string()).into()
            }
            _ => self.typed(known.means),
        };
        said!(VALUES, "known").with("words", Arg::List(self.words.iter().map(known).collect()))
    }
    /// That `word` is none of its words.
    pub fn no_such(&self, word: &str, letters: &Letters) -> Message {
        self.no_such_but(word, self.help(word, letters))
    }
    /// The same with what else may stand there.
    pub fn no_such_but(&self, word: &str, help: Message) -> Message {
        said!(VALUES, "no-such-word").with("word", word).with("kind", self.what).with("help", help)
    }
    /// The same of a word in a value.
    pub fn no_such_in(&self, word: &str, what: impl What, letters: &Letters) -> Message {
        let message = said!(VALUES, "no-such-word-in").with("word", word).with("what", what.name());
        message.with("kind", self.what).with("help", self.help_in_run(word, letters))
    }
    /// What to write instead of what is no piece.
    fn help_in_run(&self, word: &str, letters: &Letters) -> Message {
        match self.lettered().next() {
            _ if is_nothing(word) => said!(VALUES, "nothing-wanted").into(),
            Some((piece, _)) if word.bytes().all(|sign| sign.is_ascii_digit()) => {
                let letter = self.letter(piece.means, letters);
                said!(VALUES, "count-wanted")
                    .with("two", Arg::Coloured(2, piece.name))
                    .with("run", format!("{letter}{letter}").as_str())
            }
            _ => self.help(word, letters),
        }
    }
    /// How people type `thing`.
    pub fn typed(&self, thing: T) -> Arg {
        let word = self.words.iter().find(|known| known.means == thing);
        word.map_or(Arg::Term(""), |word| Arg::Word(word.name, word.also))
    }
    /// The name of `thing`; empty for a thing that the vocabulary does not have.
    pub fn name(&self, thing: T) -> &'static str {
        self.words.iter().find(|known| known.means == thing).map_or("", |known| known.name)
    }
    /// The letter of `thing`, or `?`.
    pub fn letter(&self, thing: T, letters: &Letters) -> char {
        self.words.iter().find(|known| known.means == thing).and_then(|known| known.letter(letters)).unwrap_or('?')
    }
    /// The tokens of a run of pieces: parts that are names stay whole, other parts fall apart letter by letter.
    ///
    /// A part that looks like a misspelt name (near to one, or with few known letters) is one unknown token, so that
    /// `yelow` is one fault and `YYXR` is one fault at its third letter.
    pub fn tokens<'t>(&self, text: &'t str, letters: &Letters) -> Vec<Token<'t, T>> {
        let mut tokens = Vec::new();
        self.split(text, letters, |token| tokens.push(token));
        tokens
    }
    /// Puts one token after the other.
    pub(super) fn split<'t>(&self, text: &'t str, letters: &Letters, mut put: impl FnMut(Token<'t, T>)) {
        let mut at = 0;
        while let Some(&sign) = text.as_bytes().get(at) {
            // Drawn boards are single signs with a blank between them.
            if sign == b' ' {
                at += 1;
                continue;
            }
            let is_single = sign.is_ascii_graphic() && sign != b',' && matches!(text.as_bytes().get(at + 1), None | Some(b' '));
            if is_single && !may_mean_two(char::from(sign)) {
                put(self.token(char::from(sign), text, at, letters));
                at += 2;
                continue;
            }
            let part = at..if is_single { at + 1 } else { self.end_of_part(text, at) };
            at = part.end;
            if joins(text, &part, |word| self.whole(word, letters).is_some()) {
                continue;
            }
            let is = &text[part.clone()];
            if let Some((count, word, means)) = self.counted(text, &part, letters) {
                at = word.end;
                put(Token { range: word, means, count: Some(count) });
            } else if let Some(range) = self.of_two_meanings(text, &part, letters) {
                at = range.end;
                put(Token { means: Err(&text[range.clone()]), range, count: None });
            } else if let Some(means) = self.whole(is, letters) {
                put(Token { range: part, means, count: None });
            } else {
                is.char_indices().for_each(|(offset, letter)| put(self.token(letter, text, part.start + offset, letters)));
            }
            at += text[at..].chars().next().map_or(0, char::len_utf8);
        }
    }
    /// Where a part of a run ends: a name of several words is one.
    fn end_of_part(&self, text: &str, at: usize) -> usize {
        let Some(end) = text[at..].find(is_between).map(|end| at + end) else { return text.len() };
        let first = plainly(&text[at..end]);
        let begins = |name: &str| name.as_bytes().get(first.len()) == Some(&b'-') && is_same_word(&name[..first.len()], &first);
        let longer = || name_of_several(text, at, |name| self.by_name(&plainly(name)).is_some());
        self.names().any(begins).then(longer).flatten().unwrap_or(end)
    }
    /// How many of what the word after a number names, and where it stands. Where digits are pieces, a count is two at least.
    fn counted<'t>(&self, text: &'t str, part: &Range<usize>, letters: &Letters) -> Option<(u16, Range<usize>, Means<'t, T>)> {
        let digits = text[part.clone()].bytes().all(|sign| sign.is_ascii_digit()).then_some(&text[part.clone()])?;
        let count = digits.parse().ok().filter(|&count| count > 1 || !self.has_digits())?;
        let after = &text[part.end..];
        let start = part.end + after.len() - after.trim_start().len();
        let word = start..self.end_of_part(text, start);
        let means = self.whole(&text[word.clone()], letters).filter(|_| start > part.end)?;
        Some((count, word, means))
    }
    /// A sign of a piece, with what makes it mean two things: an "and" or a piece beside words or capital letters, a piece or a count
    /// before a word, a piece after an empty space or a number below zero.
    fn of_two_meanings(&self, text: &str, part: &Range<usize>, letters: &Letters) -> Option<Range<usize>> {
        let is = &text[part.clone()];
        if let Some(digits) = is.strip_prefix('-')
            && digits.bytes().all(|sign| sign.is_ascii_digit())
            && self.has_letters_and(digits.chars().next()?, letters)
        {
            return Some(part.clone());
        }
        let mut signs = is.chars();
        let (Some(sign), None) = (signs.next(), signs.next()) else { return None };
        if !may_mean_two(sign)
            || !sign.is_lowercase() && !goes_on_with_word(&text[part.end..])
            || self.by_letter(sign, letters).is_none()
        {
            return None;
        }
        let is_word = |word: &str| self.whole(word, letters).is_some();
        let is_capital = |word: &str| word.contains(char::is_uppercase) && !text.contains(is_empty_space);
        let mut beside = beside(text, part).into_iter();
        match sign {
            '0'..='9' => {
                let blanks = text[part.end..].len() - text[part.end..].trim_start().len();
                let word = part.end + blanks..self.end_of_part(text, part.end + blanks);
                (blanks > 0 && matches!(self.whole(&text[word.clone()], letters), Some(Ok(_)))).then_some(part.start..word.end)
            }
            'Y' | 'I' => beside.all(is_word).then(|| part.clone()),
            _ => beside.any(|word| is_word(word) || is_capital(word)).then(|| part.clone()),
        }
    }
    /// That such a sign means two things; none for what is not known at all.
    pub(super) fn unclear(&self, typed: &str, what: impl What, letters: &Letters) -> Option<Message> {
        let below_zero = typed.strip_prefix('-');
        let mut signs = below_zero.unwrap_or(typed).chars();
        let meant = self.by_letter(signs.next()?, letters)?;
        let word = signs.as_str();
        let message = match word.trim_start() {
            _ if let Some(digits) = below_zero => said!(VALUES, "number-or-piece").with("digits", digits),
            "" => {
                let mut others = self.lettered().map(|(known, _)| known.means).filter(|&other| other != meant);
                let (first, second) = (others.next()?, others.next()?);
                let run: String = [first, meant, second].map(|thing| self.letter(thing, letters)).iter().collect();
                let message = said!(VALUES, "and-or-piece").with("first", self.typed(first)).with("second", self.typed(second));
                message.with("run", run.as_str())
            }
            name if name.len() < word.len() => {
                said!(VALUES, "count-or-piece").with("counted", self.typed(self.by_name(&plainly(name))?))
            }
            _ => return None,
        };
        Some(message.with("word", typed).with("what", what.name()).with("piece", self.typed(meant)))
    }
    /// The token of a single letter.
    #[inline(always)]
    fn token<'t>(&self, letter: char, text: &'t str, at: usize, letters: &Letters) -> Token<'t, T> {
        let range = at..at + letter.len_utf8();
        // Most spaces of most boards are empty.
        let means = match is_empty_space(letter) {
            true => Ok(None),
            false => self.by_letter(letter, letters).map(Some).ok_or_else(|| &text[range.clone()]),
        };
        Token { range, means, count: None }
    }
    /// What a part stands for that does not fall apart; none for a run of letters.
    fn whole<'t>(&self, part: &'t str, letters: &Letters) -> Option<Means<'t, T>> {
        part.chars().nth(1)?;
        let plain = plainly(part);
        // The names of things are no runs of the letters of a language, unlike words to avoid.
        let is_lettered = part.chars().all(|letter| self.by_letter(letter, letters).is_some());
        let is_run = !matches!(letters, Letters::Own(_)) && is_lettered;
        if !is_run && let Some(thing) = self.by_name(&plain) {
            return Some(Ok(Some(thing)));
        }
        let is_word = || is_nothing(part) || self.is_misspelt(part, letters);
        (self.instead_of(&plain).is_some() || !is_lettered && is_word()).then_some(Err(part))
    }
    /// Whether a part that is no name is rather a misspelt one than a run of letters.
    fn is_misspelt(&self, part: &str, letters: &Letters) -> bool {
        let length = part.chars().count();
        let known = part
            .chars()
            .filter(|&letter| {
                is_empty_space(letter)
                    || self.by_letter(letter, letters).is_some()
                    || self.is_letter(letter)
                    || letter.is_uppercase() && self.is_initial(letter)
            })
            .count();
        length >= 3
            && known < length
            && (is_and(part)
                || is_number(part)
                || known * 2 < length
                || nearest(part, self.words.iter().flat_map(|word| word.names().map(|name| (name, ())))).is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::super::problem::sample::TEXTS;
    use super::*;

    static COLOURS: Lexicon<u8> = Lexicon {
        what: said!(TEXTS, "colour"),
        words: &[
            Word { means: 1, name: "blue", letters: Some(['B', 'A', 'N']), also: &["azul", "niebieski"] },
            Word { means: 2, name: "yellow", letters: Some(['Y', 'M', 'Ż']), also: &["amarillo", "zolty"] },
            Word { means: 3, name: "red", letters: Some(['R', 'R', 'C']), also: &["rojo"] },
        ],
        unclear: &[("brry", said!(TEXTS, "b-or-y"))],
    };

    fn means(text: &str) -> Vec<Result<Option<u8>, &str>> {
        COLOURS.tokens(text, Letters::ENGLISH).into_iter().map(|token| token.means).collect()
    }

    #[test]
    fn words_are_compared_without_case_and_accents() {
        assert_eq!(fold("ŻÓŁTY"), "zolty");
        assert_eq!(fold("Factory_1"), "factory-1");
        assert_eq!(fold(" línea del suelo "), "linea-del-suelo");
        assert_eq!(fold("n\u{303}a"), "na");
        assert_eq!(fold("Große Mühle"), "grosse-muhle");
        assert!(matches!(fold("blue-1"), std::borrow::Cow::Borrowed("blue-1")));
        assert_eq!(COLOURS.find("Żółty"), Some(2));
        assert_eq!(COLOURS.find("y"), Some(2));
        assert_eq!(COLOURS.find("x"), None);
        assert_eq!(COLOURS.find(""), None);
    }

    #[test]
    fn the_nearest_word_is_near() {
        let near =
            |word| nearest(word, COLOURS.names().map(|name| (name, ())).collect::<Vec<_>>().into_iter()).map(|(name, ())| name);
        assert_eq!(near("yelow"), Some("yellow"));
        assert_eq!(near("bleu"), Some("blue"));
        assert_eq!(near("amarilo"), Some("amarillo"));
        assert_eq!(near("rde"), Some("red"));
        assert_eq!(near("niebies"), Some("niebieski"));
        assert_eq!(near("green"), None);
        assert_eq!(near("x"), None);
        assert_eq!(near(""), None);
        assert_eq!(suggest("bleu", COLOURS.names()).map(|help| help.to_string()).as_deref(), Some("did you mean blue?"));
    }

    #[test]
    fn runs_are_split_by_letters_and_by_names() {
        assert_eq!(means("YYB"), [Ok(Some(2)), Ok(Some(2)), Ok(Some(1))]);
        assert_eq!(means("yellow, Azul .r"), [Ok(Some(2)), Ok(Some(1)), Ok(None), Ok(Some(3))]);
        assert_eq!(means(". _ -"), [Ok(None); 3]);
        assert_eq!(means(" , "), []);
    }

    #[test]
    fn a_misspelt_name_is_one_fault_and_a_wrong_letter_is_one_too() {
        assert_eq!(means("yelow"), [Err("yelow")]);
        assert_eq!(means("purple"), [Err("purple")]);
        assert_eq!(means("YYXR"), [Ok(Some(2)), Ok(Some(2)), Err("X"), Ok(Some(3))]);
        assert_eq!(means("AAYA"), [Err("A"), Err("A"), Ok(Some(2)), Err("A")]);
        assert_eq!(means("brry"), [Err("brry")], "a word to avoid, though its letters are known");
        assert_eq!(COLOURS.help("brry", Letters::ENGLISH).to_string(), "write B or Y");
        assert_eq!(COLOURS.help("purple", Letters::ENGLISH).to_string(), "known: blue (B), yellow (Y), red (R)");
    }

    #[test]
    fn a_case_has_its_own_letters() {
        let find = |letters: &Letters, word: &str| COLOURS.find_by(letters, word);
        let spanish = Letters::Of(Language::Spanish);
        assert_eq!(
            [find(&spanish, "A"), find(&spanish, "m"), find(&spanish, "Y"), find(&spanish, "B")],
            [Some(1), Some(2), None, None]
        );
        let polish = Letters::Of(Language::Polish);
        assert_eq!([find(&polish, "ż"), find(&polish, "Z"), find(&polish, "żółty")], [Some(2); 3]);
        let own = Letters::Own(vec![('R', "blue"), ('Q', "yellow"), ('B', "red")]);
        assert_eq!([find(&own, "r"), find(&own, "Q"), find(&own, "b"), find(&own, "Y")], [Some(1), Some(2), Some(3), None]);
        assert_eq!([COLOURS.letter(3, &spanish), COLOURS.letter(2, &polish), COLOURS.letter(1, &own)], ['R', 'Ż', 'R']);
        assert_eq!(COLOURS.help("purple", &spanish).to_string(), "known: blue (A), yellow (M), red (R)");
        let run = COLOURS.tokens("MA.", &spanish).into_iter().map(|token| token.means);
        assert!(run.eq([Ok(Some(2)), Ok(Some(1)), Ok(None)]));
        assert_eq!(
            ["A", "c", "n", "X", "aa"].map(|word| COLOURS.fault(word)),
            ["case/unknown-letter", "case/unknown-letter", "case/unknown-letter", "case/unknown-word", "case/unknown-word",]
        );
    }

    #[test]
    fn tokens_know_their_places() {
        let text = "  żółty,\u{a0}Yź";
        let words: Vec<_> = COLOURS.tokens(text, Letters::ENGLISH).into_iter().map(|token| &text[token.range]).collect();
        assert_eq!(words, ["żółty", "Y", "ź"]);
    }
}
