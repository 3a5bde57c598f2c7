//! What people type is called as their language has it, and those names are read.

use super::texts::{files, table, whole};
use std::collections::{BTreeSet, HashSet};
use std::path::Path;
use tilejudge::case::{Key, Limits, Shape, Source, Thing, Vocabulary, documents, fold, is_same};
use tilejudge::editor::{Naming, named};
use tilejudge::game::header;
use tilejudge::referee::{Case, GAMES};
use tilejudge::report::Entry;
use tilejudge::words::{Arg, Book, Language, Message, Printed, Subject};

static JUST: Book = Book::new(&[Subject::same("just = { $what }\n")]);

fn foreign() -> impl Iterator<Item = Language> + Clone {
    whole().filter(|language| *language != Language::English)
}

fn said(arg: Arg, language: Language) -> String {
    Message::new(&JUST, "just").with("what", arg).say(language)
}

/// Keys that only those type who write fixtures.
const ENGLISH_ONLY: [&str; 5] = ["tilejudge", "start", "findings", "scores", "ranking"];

#[derive(Default)]
struct Walk {
    /// What the editions of a game call keys and words.
    printed: Vec<Printed>,
    /// The edition whose words are looked at.
    edition: usize,
    seen: BTreeSet<*const Key>,
    faults: BTreeSet<String>,
}

impl Walk {
    /// No name is another's, and each is folded, or it could never be met.
    fn distinct(&mut self, names: impl Iterator<Item = &'static str>) {
        let mut known = BTreeSet::new();
        let odd = names.filter(|name| fold(name) != *name || !known.insert(*name));
        self.faults.extend(odd.map(|name| format!("{name} has two meanings, or is not folded")));
    }
    /// No letter stands for two things in a language, accents apart, and no name could be a run of letters.
    fn lettered(&mut self, vocabulary: &Vocabulary) {
        for language in Language::ALL {
            let letters: Vec<_> = vocabulary.letters_of(language).collect();
            let is_one = |letter: char| letters.iter().any(|known| is_same(*known, letter));
            let again = letters.iter().enumerate().filter(|(at, one)| letters[..*at].iter().any(|known| is_same(*known, **one)));
            self.faults.extend(again.map(|(_, letter)| format!("{}: {letter} has two meanings", language.tag())));
            let runs = vocabulary.names().filter(|name| name.len() > 1 && name.chars().all(is_one));
            self.faults.extend(runs.map(|name| format!("{}: {name} is a run of letters", language.tag())));
        }
    }
    fn keys(&mut self, keys: &'static [Key]) {
        self.distinct(keys.iter().flat_map(Key::names));
        for key in keys {
            if self.seen.insert(key) {
                self.key(key);
                self.shape(&key.shape);
            }
        }
    }
    /// What an edition prints is read, and is what a case in its language is written with.
    fn own(&mut self, name: &str, names: &[&'static str]) {
        for own in self.printed.iter().filter_map(|printed| printed.iter().find(|(known, _)| *known == name)) {
            for language in foreign() {
                let written = fold(&said(Arg::Word(own.0, own.1), language)).into_owned();
                if ![names, own.1].iter().all(|names| names.contains(&&*written)) {
                    self.faults.insert(format!("{}: {name} is printed as {written}", language.tag()));
                }
            }
        }
    }
    fn key(&mut self, key: &'static Key) {
        self.own(key.name, key.also);
        for language in foreign() {
            let by_names = fold(&said(Arg::Word(key.name, key.also), language)).into_owned();
            let by_itself = fold(&said(Arg::key(key.name), language)).into_owned();
            let is_known = |word: &str| key.names().any(|known| known == word);
            let is_known = is_known(&by_names) && (is_known(&by_itself) || TOLD_APART.contains(&key.name));
            let has_own = by_names != key.name || key.also.contains(&key.name) || SAME.contains(&key.name);
            if !is_known || !has_own && !ENGLISH_ONLY.contains(&key.name) {
                let (tag, name) = (language.tag(), key.name);
                let odd = "which is not among its other names, or `words/typed.tsv` has no row for it";
                self.faults.insert(format!("{tag}: the key {name} is called {by_names} or {by_itself}, {odd}"));
            }
        }
    }
    fn words(&mut self, vocabulary: &Vocabulary) {
        self.distinct(vocabulary.names());
        self.lettered(vocabulary);
        for thing in &vocabulary.things {
            let Thing { name, also, .. } = thing;
            self.own(name, also);
            for language in foreign() {
                // A vocabulary has names for the moment only, an argument for ever.
                let also: &'static [&'static str] = Vec::leak(also.to_vec());
                let word = fold(&said(Arg::Word(name, also), language)).into_owned();
                // A language without a grammar need not be called anything.
                let is_tag = Language::of_tag(name).is_some_and(|language| !language.is_whole());
                if !also.is_empty() && word == *name && !SAME.contains(name) && !is_tag {
                    let odd = "`words/typed.tsv` has no row for it with one of its other names";
                    self.faults.insert(format!("{}: the word {name} is called nothing else: {odd}", language.tag()));
                }
            }
        }
    }
    fn shape(&mut self, shape: &'static Shape) {
        match shape {
            Shape::List(inner, _) | Shape::Named(_, inner) => self.shape(inner),
            Shape::Each(key, value) => {
                self.shape(key);
                self.shape(value);
            }
            Shape::Row(shapes) | Shape::Any(shapes) => shapes.iter().for_each(|shape| self.shape(shape)),
            Shape::Map(fixed) => self.keys(fixed.keys),
            Shape::Move(moves) => {
                self.distinct(moves.keys.iter().copied().flatten().flat_map(Key::names));
                moves.keys.iter().for_each(|keys| self.keys(keys));
            }
            Shape::ByAction(shapes) => shapes.iter().for_each(|(_, shape)| self.shape(shape)),
            shape => shape.words().into_iter().for_each(|words| self.words(&words(self.edition))),
        }
    }
}

/// Keys of one English name and two meanings, which only their other names tell apart.
const TOLD_APART: [&str; 4] = ["draw", "discard", "on", "finished"];
/// What is called the same in some language.
const SAME: [&str; 7] = ["no", "zero", "dragon", "obelisk", "aqua", "terrah", "vulca"];

/// Each row of a vocabulary is some key's or word's.
#[test]
fn no_row_of_a_vocabulary_is_left_over() {
    for folder in ["src/game", "src/games/azul", "src/games/summer_pavilion", "src/games/blue_moon_city"] {
        let files = files(folder);
        let is_at = |path: &Path, end: &str| path.ends_with(end) || path.parent().is_some_and(|folder| folder.ends_with(end));
        let read = |ends: &[&str]| {
            let read = files.iter().filter(|(path, _)| ends.iter().any(|end| is_at(path, end)));
            read.map(|(_, text)| text.as_str()).collect::<String>()
        };
        let table = read(&["vocabulary.tsv"]);
        let source = read(&["notation", "lexicon.rs", "draft.rs", "buildings.rs"]);
        let source: String = source.split_whitespace().collect();
        let mut known = BTreeSet::new();
        for name in table.lines().skip(1).filter_map(|row| row.split('\t').next()) {
            assert!(known.insert(name), "{name} stands twice, and only the first is ever read");
            let quoted = format!("\"{name}\"");
            let forms = ["also!(", "key!(", "=>", ";", "{", "="].map(|before| format!("{before}{quoted}"));
            // Or it is that of a variant.
            let variant: String = name.split(['-', ' ']).map(capitalised).collect();
            let forms = forms.into_iter().chain([format!("={quoted};"), variant]);
            assert!(forms.into_iter().any(|form| source.contains(&form)), "{name}");
        }
    }
}

fn capitalised(word: &str) -> String {
    let (first, rest) = word.split_at(word.len().min(1));
    first.to_uppercase() + rest
}

#[test]
fn keys_and_words_have_names_that_are_read() {
    let mut walk = Walk::default();
    walk.keys(header::KEYS);
    for (game, edition) in GAMES.iter().flat_map(|game| (0..game.editions().len()).map(move |edition| (game, edition))) {
        walk.printed = (0..game.editions().len()).map(|edition| game.printed(edition)).collect();
        (walk.edition, walk.seen) = (edition, BTreeSet::new());
        walk.keys(game.keys());
    }
    assert!(walk.faults.is_empty(), "{:#?}", walk.faults);
}

/// What is quoted in a text is typed in its language.
#[test]
fn what_is_quoted_is_typed_in_the_language_of_the_text() {
    let (files, rows) = (files("src"), table("src/words/typed.tsv"));
    // The first row of a word, in a language that has one for it.
    let typed = |word: &str, language: Language| {
        rows.iter().find(|row| row[0] == word).and_then(|row| row.get(language as usize).filter(|word| !word.is_empty()))
    };
    for language in foreign() {
        let ending = format!(".{}.ftl", language.tag());
        let found = files.iter().filter(|(path, _)| path.to_string_lossy().ends_with(&ending));
        assert!(found.clone().count() > 20, "{}", language.tag());
        for (path, text) in found {
            // Between two backticks; commands, options and rulings are English.
            let quoted = text.lines().flat_map(|line| line.split('`').skip(1).step_by(2));
            let is_ours = |quoted: &&str| !["tilejudge", "-", "rulings"].iter().any(|english| quoted.starts_with(english));
            for quoted in quoted.filter(is_ours) {
                // What a function says is the business of that.
                let literal = quoted.split('{').map(|part| part.rsplit('}').next().unwrap_or(part)).collect::<String>();
                let words = literal.split(|sign: char| !sign.is_alphanumeric() && !matches!(sign, '-' | '/' | '$'));
                for word in words {
                    let own = typed(word, language).filter(|own| fold(own) != word);
                    let is_tag = Language::ALL.iter().any(|known| known.tag() == word);
                    let english = own.is_some() && !is_tag && !rows.iter().any(|row| row[1..].iter().any(|own| own == word));
                    assert!(!english, "{}: `{quoted}` quotes {word}", path.display());
                }
            }
        }
    }
}

#[test]
fn nouns_stand_once_and_have_their_forms() {
    let mut known = HashSet::new();
    for (tag, cells, one) in [("es", 4, 1..3), ("pl", 13, 1..8)] {
        for mut noun in table(&format!("src/words/nouns.{tag}.tsv")) {
            noun.resize(cells, String::new());
            assert!(known.insert((tag, noun[0].clone())), "{noun:?} stands twice, and only the first is ever said");
            let is_torn = tag == "pl" && noun[8].is_empty() != noun[12].is_empty();
            let has_all = noun[one.clone()].iter().all(|cell| !cell.is_empty());
            assert!(has_all && !is_torn && ["m", "f", "n"].contains(&&*noun[1]), "{noun:?} has too few cells");
        }
    }
}

fn letters(language: Language) -> Vec<(char, &'static str)> {
    let games = GAMES.iter().flat_map(|game| (0..game.editions().len()).map(move |edition| game.colours(edition)));
    games.flat_map(|colours| colours.lettered(language).filter(|(sign, _)| sign.is_alphabetic()).collect::<Vec<_>>()).collect()
}

#[test]
fn a_language_has_one_set_of_letters_in_all_games() {
    for language in whole() {
        for (letter, colour) in letters(language) {
            for (other, of) in letters(language) {
                assert!(!is_same(letter, other) || colour == of, "{letter} is {colour} and {of} in {language:?}");
                // English green beside grey.
                let is_green = language == Language::English && colour == "green";
                assert!(colour != of || letter == other || is_green, "{colour} is {letter} and {other} in {language:?}");
            }
        }
    }
}

/// The words that values of a key may be.
fn tapped(shape: &'static Shape, edition: usize) -> Vec<Vocabulary> {
    match shape {
        Shape::ByAction(shapes) => shapes.iter().flat_map(|(_, shape)| tapped(shape, edition)).collect(),
        // What could also be typed in words is tapped as a heap.
        Shape::Any([heap @ Shape::Heap(..), ..]) => tapped(heap, edition),
        Shape::Any(shapes) => shapes.iter().flat_map(|shape| tapped(shape, edition)).collect(),
        Shape::Named(_, shape) | Shape::List(shape, _) => tapped(shape, edition),
        Shape::Each(key, value) => [tapped(key, edition), tapped(value, edition)].concat(),
        shape => shape.words().into_iter().map(|words| words(edition)).collect(),
    }
}

#[test]
fn whatever_can_be_tapped_has_a_name_in_every_language() {
    for game in GAMES {
        for edition in 0..game.editions().len() {
            let (moves, keys): (Vec<_>, Vec<_>) = game.keys().iter().partition(|key| key.name == "moves");
            let keys: Vec<&Key> = keys.into_iter().filter(|key| named(key.name)).flat_map(Key::with_those_below).collect();
            let moves: Vec<&Key> =
                moves.into_iter().flat_map(Key::with_those_below).filter(|key| !matches!(key.name, "moves" | "turn")).collect();
            for language in Language::ALL {
                let naming = Naming::of_edition(*game, edition, language);
                let things = keys.iter().chain(&moves).flat_map(|key| tapped(&key.shape, edition));
                let things = things.chain(game.things("stack").map(|(all, _)| all(edition))).flat_map(|words| words.things);
                let name = |thing: Thing| (thing.name, naming.thing_of(&thing, thing.last));
                let things: Vec<_> = things.map(name).collect();
                let phases = game.phases().iter().map(|phase| (*phase, naming.word(phase)));
                let steps = moves.iter().map(|key| (key.name, naming.key_of_move(key.name)));
                for (id, name) in keys.iter().map(|key| (key.name, naming.key(key.name))).chain(things).chain(phases).chain(steps)
                {
                    let is_named = !name.is_empty() && !name.contains("()") && (name != id || !id.contains('-'));
                    let tag = language.tag();
                    assert!(is_named, "{tag}: nothing says what {id} is called, no noun and no text of `editor/messages/places`");
                }
            }
        }
    }
}

/// Whoever looks for a thing finds it in whatever number and case.
#[test]
fn one_and_several_are_looked_for_alike_in_every_case() {
    let entries = Entry::every();
    for words in [
        "window windows okno okna okien ventana ventanas",
        "statue statues",
        "bonus bonuses",
        "rzad rzedy rzedu row rows",
        "remis remisu remisy",
        "reka rece reki mano manos",
        "podloga podlogi podloge",
        "luska lusek luski",
        "tie ties",
        "gwiazda gwiazdy gwiezdzie",
        "naroznik narozniki naroznikach",
        "linea lineas",
    ] {
        let is_meant = |entry: &&Entry| words.split(' ').all(|word| entry.speaks_of(word));
        assert!(entries.iter().any(|entry| is_meant(&entry)), "{words}");
    }
    let are_about = |word| entries.iter().filter(|entry| entry.is_about(word)).map(Entry::name).collect::<Vec<_>>();
    assert_ne!(are_about("tie"), are_about("tiene"));
}

/// The letters that are asked about in a game where a case has other keys than English ones.
fn doubted(game: &str, players: &str, tiles: &str, cards: &str) -> String {
    let is_doubted = |letter: &char| {
        let written =
            if game.ends_with("blue-moon-city") { format!("{cards}: {letter}1}}]") } else { format!("}}], {tiles}: [{letter}]") };
        let source = Source { name: String::new(), text: format!("{{{game}, {players}: Ana, {written}}}") };
        let documents = documents(&source, &Limits::USUAL);
        let judged = Case::open(documents[0].as_ref().unwrap()).and_then(|case| case.judge(&Default::default()));
        judged.err().into_iter().flatten().any(|problem| problem.code == "case/unclear")
    };
    ('A'..='Z').filter(is_doubted).collect()
}

#[test]
fn no_letter_is_read_that_may_be_another_colour_in_the_language_of_the_keys() {
    for (id, spanish, polish) in [
        ("azul", "B", "B"),
        ("azul-mini", "B", "B"),
        ("azul-master-chocolatier", "B", "B"),
        ("azul-summer-pavilion", "", "P"),
        ("blue-moon-city", "B", "B"),
    ] {
        assert_eq!(doubted(&format!("juego: {id}"), "jugadores: [{nombre", "expositores", "mano"), spanish, "{id}");
        assert_eq!(doubted(&format!("gra: {id}"), "gracze: [{imię", "warsztaty", "ręka"), polish, "{id}");
        assert_eq!(doubted(&format!("game: {id}"), "players: [{name", "factories", "hand"), "", "{id}");
    }
}
