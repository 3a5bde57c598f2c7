//! What every game owes to its reader: catalogues and vocabularies in every language.

/// Each rule, ruling and slip of a catalogue is there in every language, with all its parts, and nothing else is.
mod catalogues {
    use crate::referee::GAMES;
    use crate::verdict::slip;
    use crate::words::{Language, TextEntry, laws};

    fn sound(entries: impl Iterator<Item = (TextEntry, Vec<&'static str>)>) {
        let entries: Vec<_> = entries.map(|(entry, parts)| (entry.message(None), parts)).collect();
        for (message, parts) in &entries {
            for language in Language::ALL.into_iter().filter(|language| language.is_whole()) {
                let texts = parts.iter().map(|part| message.part(part)).chain([message.clone()]);
                for said in texts.map(|text| text.try_say(language)) {
                    assert!(said.as_ref().is_ok_and(|said| !said.is_empty()), "{}: {said:?}", message.id());
                }
                let has = message.book().entry(language, message.id()).map_or(0, |entry| entry.attributes.len());
                assert_eq!(has, parts.len(), "{}: {} has parts that nothing says", language.tag(), message.id());
            }
        }
        laws::used(entries[0].0.book(), &entries.iter().map(|(message, _)| message.id()).collect());
    }

    #[test]
    fn speak_every_language() {
        sound(slip::SLIPS.iter().map(|slip| (slip.entry, vec!["statement"])));
        for catalogue in GAMES.iter().map(|game| game.catalogue()) {
            sound(catalogue.rules().map(|rule| {
                let never = rule.never_in(Language::English);
                (rule.entry, std::iter::once("statement").chain(never.map(|_| "never")).collect())
            }));
            sound(catalogue.slips().map(|slip| (slip.entry, vec!["statement"])));
            sound(
                catalogue.rulings.iter().map(|ruling| (ruling.entry, ruling.answers.iter().map(|answer| answer.part).collect())),
            );
        }
    }
}

/// What people type is called as their language has it, and those names are read.
mod typed {
    use crate::case::{Key, Shape, Vocabulary, is_same};
    use crate::game::header;
    use crate::referee::GAMES;
    use crate::words::{Arg, Book, Language, Message, Printed, Subject, fold, laws, typed_in};
    use std::collections::BTreeSet;
    use std::path::Path;

    static JUST: Book = Book::new(&[Subject::same("just = { $what }\n")]);

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
                let again =
                    letters.iter().enumerate().filter(|(at, one)| letters[..*at].iter().any(|known| is_same(*known, **one)));
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
                for language in Language::foreign().filter(|language| language.is_whole()) {
                    let written = typed_in(language, name, own.1, "").map(|word| fold(&word).into_owned());
                    if !written.as_deref().is_some_and(|word| names.contains(&word) && own.1.contains(&word)) {
                        self.faults.insert(format!("{}: {name} is printed as {written:?}", language.tag()));
                    }
                }
            }
        }
        fn key(&mut self, key: &'static Key) {
            self.own(key.name, key.also);
            for language in Language::foreign().filter(|language| language.is_whole()) {
                let by_names = fold(&said(Arg::Word(key.name, key.also), language)).into_owned();
                let by_itself = fold(&said(Arg::key(key.name), language)).into_owned();
                let is_known = |word: &str| key.names().any(|known| known == word);
                let is_known = is_known(&by_names) && (is_known(&by_itself) || TOLD_APART.contains(&key.name));
                let has_own = by_names != key.name || key.also.contains(&key.name) || SAME.contains(&key.name);
                if !is_known || !has_own && !ENGLISH_ONLY.contains(&key.name) {
                    self.faults.insert(format!("{}: {} is called {by_names}, {by_itself}", language.tag(), key.name));
                }
            }
        }
        fn words(&mut self, vocabulary: &Vocabulary) {
            self.distinct(vocabulary.names());
            self.lettered(vocabulary);
            for thing in &vocabulary.things {
                let [name, also @ ..] = thing.names.as_slice() else { continue };
                self.own(name, also);
                for language in Language::foreign().filter(|language| language.is_whole()) {
                    // A vocabulary has names for the moment only, an argument for ever.
                    let also: &'static [&'static str] = Vec::leak(also.to_vec());
                    let word = fold(&said(Arg::Word(name, also), language)).into_owned();
                    if !also.is_empty() && word == *name && !SAME.contains(name) {
                        self.faults.insert(format!("{}: the word {name} is called nothing else", language.tag()));
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
            let files = laws::files(folder);
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
}
