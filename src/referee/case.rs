//! What every case has, whatever its game: format version, game, rulings, notes for people.

use super::{Asked, Choices, GAMES, ParsedCase, Preset, Referee, Shown, edition_typed, editions, find};
use crate::case::{
    Document, Fields, Key, Letters, Node, Problem, Reader, Shape, Span, Value, Vocabulary, Words, fold, gathered, nearest_of,
    suggest, suggested,
};
use crate::game::header::{KEYS, VERSIONS};
use crate::game::lexicon::{self, COMMON};
use crate::game::{Edition, Game, letters, own_title, people};
use crate::verdict::{Catalogue, Finding, Place, Ruling, Verdict};
use crate::words::{Arg, Language, Message, language_of_key, said};

/// A case whose game is known.
pub struct Case<'d, 's> {
    pub(crate) document: &'d Document<'s>,
    fields: Fields<'d, 's>,
    pub(crate) game: &'static dyn Referee,
    pub(crate) edition: usize,
    pub(crate) letters: Letters,
    /// What is wrong with what every case has; reported with what is wrong further in.
    problems: Vec<Problem>,
}

impl<'d, 's> Case<'d, 's> {
    /// Finds out which game a document is about and reads what every case has.
    ///
    /// # Errors
    /// Errors: no map, no game or one that nothing is like, unreadable letters. Other faults are for [`judge`](Self::judge).
    pub fn open(document: &'d Document<'s>) -> Result<Self, Vec<Problem>> {
        let mut reader = Reader { problems: document.repeated.clone(), ..Reader::default() };
        let found = read_game(&document.root, &mut reader).and_then(|edition| find(edition.id));
        let Some((game, edition)) = found else { return Err(reader.problems) };
        let told = |reader: Reader| of_edition(game, edition, reader.problems);
        let Some(fields) = reader.fields(&document.root, said!(COMMON, "a-case"), &[KEYS, game.keys()]) else {
            return Err(told(reader));
        };
        if let Some(node) = fields.get("letters") {
            let Some(letters) = letters::read(node, &game.colours(edition), &mut reader) else { return Err(told(reader)) };
            reader.letters = letters;
        } else if let Some(language) =
            language_of_keys(&document.root).or_else(|| language(document).filter(|told| *told != Language::English))
        {
            reader.letters = Letters::Unsaid(language, letters::doubted(&game.colours(edition), language));
        }
        if let Some(version) = fields.get("tilejudge") {
            reader.number(version, said!(COMMON, "the-version"), VERSIONS);
        }
        if let Some(node) = fields.get("language") {
            reader.word(node, said!(COMMON, "the-language"), &lexicon::LANGUAGES);
        }
        for key in ["title", "note", "reconstructed"] {
            if let Some(node) = fields.get(key) {
                reader.text(node, || said!(COMMON, "plain-key").with("key", Arg::key(key)));
            }
        }
        Ok(Self { document, fields, game, edition, letters: reader.letters, problems: reader.problems })
    }
    /// Judges it.
    ///
    /// # Errors
    /// Every shape error of the case at once.
    pub fn judge(&self, asked: &Asked) -> Result<Verdict, Vec<Problem>> {
        self.read(|reader| self.game.judge(self.edition, &self.fields, reader, asked))
    }
    /// Judges it and draws the resulting position, in a language; what is not possible as it was typed.
    ///
    /// # Errors
    /// Every shape error of the case at once.
    pub fn draw(&self, asked: &Asked, language: Language) -> Result<(Verdict, Shown), Vec<Problem>> {
        self.read(|reader| self.game.draw(self.edition, &self.fields, reader, asked, language))
    }
    /// What is wrong with its position; none if it cannot be read.
    pub(crate) fn faults(&self, choices: &Choices) -> Option<Vec<Finding>> {
        self.read(|reader| self.game.faults(self.edition, &self.fields, reader, choices)).ok()
    }
    /// What it expects.
    pub(crate) fn expected(&self) -> Option<&'d Node<'s>> {
        self.fields.get("expect")
    }
    /// The same case, expecting something else, or nothing.
    pub fn expecting<'n>(&self, expected: Option<&'n Node<'n>>) -> Case<'n, 'n>
    where
        'd: 'n,
    {
        let Self { document, game, edition, .. } = *self;
        let (letters, problems) = (self.letters.clone(), self.problems.clone());
        Case { document, fields: self.fields.with("expect", expected), game, edition, letters, problems }
    }
    /// What it says, if it is one of this game.
    pub(super) fn told<G: Game>(&self, asked: &Asked) -> Result<ParsedCase<G>, Vec<Problem>> {
        self.read(|reader| {
            if G::EDITIONS.iter().any(|edition| edition.id == self.game_id()) {
                return ParsedCase::read(self.edition, &self.fields, reader, asked);
            }
            let games = Arg::from_iter(G::EDITIONS.iter().map(|edition| edition.id));
            let message = said!(COMMON, "another-game").with("game", self.game_id()).with("games", games);
            reader.fail(&self.document.root, "case/unknown-game", message)
        })
    }
    /// What is read of it, or all that is wrong with it: of what has the same cause, one problem.
    fn read<T>(&self, read: impl FnOnce(&mut Reader) -> Option<T>) -> Result<T, Vec<Problem>> {
        let mut reader = Reader { problems: self.problems.clone(), letters: self.letters.clone() };
        read(&mut reader).ok_or_else(|| {
            let (letters, declared) = (&self.letters, self.fields.get("letters").is_some());
            let said = letters::Said { letters, declared, language: self.language(), colours: &self.game.colours(self.edition) };
            of_edition(self.game, self.edition, gathered(letters::gathered(&said, reader.problems)))
        })
    }
    /// Where a place of the case stands in its source.
    pub fn locate(&self, place: &Place) -> Span {
        self.game.locate(self.edition, (&self.document.root, &self.letters), place)
    }
    /// The text that it stands in.
    pub(crate) fn source(&self) -> &'d str {
        &self.document.source.text
    }
    pub(crate) fn language(&self) -> Language {
        language(self.document).unwrap_or_default()
    }
    /// A vocabulary in its letters and its language.
    pub(crate) fn words(&self, words: Words) -> Vocabulary {
        words(self.edition).of_case(&self.letters, self.language())
    }
    /// The id of its game: `azul-mini`.
    pub fn game_id(&self) -> &'static str {
        self.game.editions()[self.edition].id
    }
    /// The catalogue of its game.
    pub fn catalogue(&self) -> &'static Catalogue {
        self.game.catalogue()
    }
    /// Its title, if it has one.
    pub fn title(&self) -> Option<&str> {
        self.fields.get("title")?.word()
    }
}

/// Problems in the words of an edition.
fn of_edition(game: &dyn Referee, edition: usize, problems: Vec<Problem>) -> Vec<Problem> {
    let told = |message: Message| message.of_edition(game.terms(edition), game.printed(edition));
    let has_marker = game.keys().iter().any(|key| key.name == "marker");
    let asked = |problem: Problem| if has_marker { asks_who_is_first(problem) } else { problem };
    problems.into_iter().map(asked).map(|problem| Problem { message: Box::new(told(*problem.message)), ..problem }).collect()
}

/// The first player may be who began or who has the marker: which is asked.
fn asks_who_is_first(problem: Problem) -> Problem {
    match problem.message.arg("key") {
        Some(Arg::Name(key)) if problem.code == "case/unknown-key" && lexicon::FIRST_PLAYER.contains(&&*fold(key)) => {
            let message = said!(COMMON, "starter-or-marker").with("key", &**key);
            Problem { code: "case/unclear", message: Box::new(message), ..problem }
        }
        _ => problem,
    }
}

/// The edition that a document is of, whether its game was built in or not.
pub fn edition_of(document: &Document<'_>) -> Option<&'static Edition> {
    read_game(&document.root, &mut Reader::default())
}

/// The edition that a case is of: the one that is meant where its name, or the key for it, is misspelt.
fn read_game(root: &Node<'_>, reader: &mut Reader) -> Option<&'static Edition> {
    if !matches!(root.value, Value::Map(_)) || is_prose(root) {
        return reader.fail(root, "case/not-a-case", said!(COMMON, "no-map"));
    }
    let like_one = |word: &str| nearest_of(word, editions().map(|edition| edition.id));
    let misspelt = || {
        let is_like_it = |key: &str| nearest_of(key, KEYS[1].also.iter().copied().chain([KEYS[1].name])).is_some();
        let is_game =
            |value: &Node<'_>| value.word().is_some_and(|word| edition_typed(word).is_some() || like_one(word).is_some());
        // That there is no such key is said where the keys are read.
        root.entries().find(|(key, value)| is_like_it(key) && is_game(value)).map(|(_, value)| value)
    };
    let game = root.entry(|word| KEYS[1].is(word)).or_else(misspelt);
    let known = || Arg::from_iter(editions().map(|edition| edition.id));
    let Some(node) = game else {
        return reader.fail(root, "case/no-game", said!(COMMON, "no-game-said").with("games", known()));
    };
    let word = reader.text(node, said!(COMMON, "the-game"))?;
    if let Some(found) = edition_typed(word) {
        return Some(found);
    }
    let title = || nearest_of(own_title(&fold(word)), editions().flat_map(Edition::titles));
    let near = like_one(word).or_else(title);
    let help = near.map_or_else(|| said!(COMMON, "games-are").with("games", known()), suggested);
    reader.problem(node, "case/unknown-game", said!(COMMON, "no-such-game").with("word", word).with("help", help));
    near.and_then(edition_typed)
}

/// The language in which a document wants to be answered, whether it can be read as a case or not; none if it does not tell.
pub fn language(document: &Document<'_>) -> Option<Language> {
    let root = &document.root;
    let told = language_of(root.entries().filter_map(|(key, value)| Some((key, value.word()?))));
    // Of what is no case, the words tell it.
    told.or_else(|| if root.entry(|key| KEYS[1].is(key)).is_some() { None } else { language_of_keys(root) })
        .or_else(|| Language::of_prose(document.source.text.get(root.span.start..root.span.end).filter(|_| is_prose(root))?))
}

/// Whether a document is sentences, of which a colon may make a key.
fn is_prose(root: &Node<'_>) -> bool {
    root.word().is_some() || root.entries().next().is_some() && root.entries().all(|(key, _)| key.split(' ').nth(2).is_some())
}

/// The same of a document in `text` that is no tree because of what stands at `span`: as its lines tell it.
pub fn language_around(text: &str, span: Span) -> Option<Language> {
    let begins = |part: &str| ["---", "{"].iter().any(|start| part.starts_with(start));
    let (before, after) = text.split_at_checked(span.start).unwrap_or((text, ""));
    let start = before.match_indices('\n').map(|(at, _)| at + 1).rfind(|&at| begins(&text[at..])).unwrap_or(0);
    let end = after.match_indices('\n').map(|(at, _)| before.len() + at + 1).find(|&at| begins(&text[at..]));
    let entries = text[start..end.unwrap_or(text.len())].split(['\n', ',']).filter_map(|entry| entry.split_once(':'));
    language_of(entries.map(|(key, value)| (bare(key), bare(value))))
}

/// A word without quotes and braces.
fn bare(word: &str) -> &str {
    word.trim_matches(|letter: char| letter.is_whitespace() || "\"'{}".contains(letter))
}

/// The language of the first key that tells one, wherever it stands, if it is not English.
fn language_of_keys(node: &Node<'_>) -> Option<Language> {
    let of_entry = |(key, value): (&str, &Node<'_>)| language_of_key(&fold(key), true).or_else(|| language_of_keys(value));
    match &node.value {
        Value::List(items) => items.iter().find_map(language_of_keys),
        _ => node.entries().find_map(of_entry),
    }
}

/// What `language:` says; else the language of the word for `game`.
fn language_of<'t>(entries: impl Iterator<Item = (&'t str, &'t str)> + Clone) -> Option<Language> {
    let chosen = entries.clone().find(|(key, _)| KEYS[2].is(key)).and_then(|(_, word)| lexicon::LANGUAGES.find(word));
    let game = || entries.map(|(key, _)| fold(key)).find(|key| KEYS[1].is(key));
    // The English word is that of every case that a program writes.
    chosen.or_else(|| language_of_key(&game()?, false))
}

/// The answers that a map gives to rulings, by the names of both.
pub(super) fn read_answers(
    entries: &[(Node<'_>, Node<'_>)],
    reader: &mut Reader,
    known: impl Iterator<Item = &'static Ruling> + Clone,
) -> Vec<(String, String)> {
    let answers = entries.iter().filter_map(|(key, value)| read_answer(key, value, reader, known.clone()));
    answers.map(|(name, word)| (name.to_owned(), word.to_owned())).collect()
}

/// The names of a ruling and of one of its answers; unknown ones are problems. Games may answer rulings of one name differently.
fn read_answer<'n>(
    key: &'n Node<'_>,
    value: &'n Node<'_>,
    reader: &mut Reader,
    known: impl Iterator<Item = &'static Ruling> + Clone,
) -> Option<(&'n str, &'n str)> {
    let name = reader.text(key, said!(COMMON, "a-ruling"))?;
    let mut named = known.clone().filter(|ruling| ruling.name == name).peekable();
    if named.peek().is_none() {
        let help = suggest(name, known.map(|ruling| ruling.name)).map_or(Arg::Term("none"), Arg::from);
        return reader.fail(key, "case/unknown-ruling", said!(COMMON, "no-such-ruling").with("word", name).with("help", help));
    }
    let word = reader.text(value, said!(COMMON, "an-answer"))?;
    let answers: Vec<_> = named.flat_map(|ruling| ruling.answers).map(|answer| answer.name).collect();
    // Programs that read YAML 1.1 take yes and no for truths, and write them so.
    let meant =
        [("true", "yes"), ("false", "no")].into_iter().find(|(truth, _)| *truth == fold(word)).map_or(word, |(_, word)| word);
    if answers.contains(&meant) {
        return Some((name, meant));
    }
    let message = said!(COMMON, "no-such-answer").with("word", word).with("ruling", name);
    reader.fail(value, "case/unknown-answer", message.with("answers", Arg::from_iter(answers)))
}

static HOUSE_KEYS: &[Key] = &[
    Key::new("title", &["titulo", "tytul"], Shape::Text, "whose rules they are"),
    Key::new("start", &[], Shape::Defined("preset"), "rulebook or online: the answers to all other questions"),
    Key::new("rulings", &["interpretaciones", "interpretacje"], Shape::Defined("rulings"), "answers by name"),
];

/// Reads the rules of a house: a document with `rulings:`, and `start:` for where they start from.
///
/// # Errors
/// Every shape error at once.
pub fn read_house(document: &Document<'_>) -> Result<Choices, Vec<Problem>> {
    let mut reader = Reader { problems: document.repeated.clone(), ..Reader::default() };
    let mut choices = Choices::default();
    if let Some(fields) = reader.fields(&document.root, said!(COMMON, "house-rules"), &[HOUSE_KEYS]) {
        if let Some(node) = fields.get("title") {
            reader.text(node, said!(COMMON, "the-title"));
        }
        let preset = |node| {
            let word = reader.text(node, said!(COMMON, "the-start"))?;
            let known = || Arg::from_iter(Preset::ALL.map(Preset::word));
            let unknown = || said!(COMMON, "no-such-preset").with("word", word).with("known", known());
            Preset::find(word).or_else(|| reader.fail(node, "case/unknown-word", unknown()))
        };
        choices.preset = fields.get("start").and_then(preset).unwrap_or_default();
        match fields.get("rulings").map(|node| (node, &node.value)) {
            Some((_, Value::Map(entries))) => {
                let known = GAMES.iter().flat_map(|game| game.catalogue().rulings);
                choices.house = read_answers(entries, &mut reader, known);
            }
            Some((node, _)) => reader.wrong_type(node, people::key("rulings"), said!(COMMON, "a-map-of-answers")),
            None => {}
        }
    }
    if reader.problems.is_empty() { Ok(choices) } else { Err(reader.problems) }
}
