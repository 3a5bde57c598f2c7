//! What holds for every text of a book.

use super::lints;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message as Parsed, Pattern, PatternElement};
use fluent_syntax::parser;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use tilejudge::words::{Arg, Book, Language, Message, listen};

/// The messages of each book by id and by the terms of who says them, with the arguments that told them apart.
type Heard = BTreeMap<(*const Book, &'static str, usize), BTreeMap<String, Message>>;

/// So many of one id and one edition are listened to: what they speak of is of few kinds.
const ENOUGH: usize = 24;

/// What is said while some work is done.
pub(crate) fn heard(work: impl FnOnce()) -> Vec<Message> {
    let heard = Rc::new(RefCell::new(Heard::new()));
    let into = Rc::clone(&heard);
    listen(move |message| hear(&mut into.borrow_mut(), message), work);
    heard.take().into_values().flat_map(BTreeMap::into_values).collect()
}

/// Hears a message that is said, with all parts of its entry.
fn hear(heard: &mut Heard, message: &Message) {
    let who = message.terms().as_ptr().addr();
    let alike = heard.entry((std::ptr::from_ref(message.book()), message.id(), who)).or_default();
    if alike.len() < ENOUGH {
        alike.entry(format!("{:?}", message.args())).or_insert_with(|| {
            let whole = Message::new(message.book(), message.id()).called(message.terms());
            message.args().iter().fold(whole, |whole, (name, arg)| whole.with(name, arg.clone()))
        });
    }
}

/// An entry of a book that can be read.
pub(crate) fn entry(book: &Book, language: Language, id: &str) -> Option<Parsed<&'static str>> {
    let entries = parser::parse(book.source(language, id)?).unwrap_or_else(|(_, faults)| panic!("{id}: {faults:?}")).body;
    entries.into_iter().find_map(|entry| if let Entry::Message(message) = entry { Some(message) } else { None })
}

/// The languages of which all texts are asked.
pub(crate) fn whole() -> impl Iterator<Item = Language> + Clone {
    Language::ALL.into_iter().filter(|language| language.is_whole())
}

/// Which of the parts of a finding an entry has; those that bend a thing are a language's own.
fn parts(entry: &Parsed<&'static str>) -> [bool; 2] {
    ["label", "help"].map(|part| entry.attributes.iter().any(|known| known.id.name == part))
}

/// Messages can be said in every language; the texts of an entry speak of all its arguments somewhere, and of nothing else; and
/// only the English one says a term, which is an English word, as it stands.
pub(crate) fn sound(messages: &[Message]) {
    let mut entries = BTreeMap::<(*const Book, &str), Vec<&Message>>::new();
    for message in messages {
        entries.entry((std::ptr::from_ref(message.book()), message.id())).or_default().push(message);
    }
    entries.values().for_each(|messages| sound_entry(messages));
}

/// The same of the messages of one entry, whose arguments may differ.
fn sound_entry(messages: &[&Message]) {
    let id = messages[0].id();
    let args: Vec<_> = messages.iter().flat_map(|message| message.args()).collect();
    let terms = messages.iter().flat_map(|message| message.terms()).map(|(term, _)| *term);
    let known: BTreeSet<_> = args.iter().map(|(name, _)| *name).chain(terms).collect();
    let mut used = BTreeSet::new();
    let book = messages[0].book();
    let in_english = entry(book, Language::English, id).expect("the book has it");
    for language in whole() {
        let what = format!("{id} in {}", language.tag());
        let entry = entry(book, language, id).unwrap_or_else(|| panic!("no {what}"));
        assert_eq!(parts(&entry), parts(&in_english), "{what} has other parts");
        for message in messages {
            let attributes = entry.attributes.iter().map(|attribute| (Some(attribute.id.name), &attribute.value));
            for (part, pattern) in entry.value.iter().map(|value| (None, value)).chain(attributes) {
                let said = match part {
                    None => message.try_say(language),
                    Some(part) => message.part(part).try_say(language),
                };
                assert!(said.is_ok(), "{what}: {said:?}");
                let fault = lints::fault(language, pattern, said.as_deref().unwrap_or_default());
                assert!(fault.is_none(), "{what}: {fault:?} in {said:?}");
                // What a function could not say stands there as its name.
                assert!(!said.is_ok_and(|said| said.contains("()")), "{what} calls a function in vain");
                let mut spoken = Spoken::default();
                spoken.pattern(pattern);
                let unknown: Vec<_> = spoken.variables.difference(&known).collect();
                assert!(unknown.is_empty(), "{what} speaks of {unknown:?}");
                // What is missing is chosen by, and said by no choice.
                let is_term =
                    |(arg, value): &(&str, Arg), name| *arg == name && matches!(value, Arg::Term(term) if !CHOSEN.contains(term));
                for name in spoken.bare.iter().filter(|_| language != Language::English) {
                    let is_english = message.terms().iter().any(|(term, _)| term == name)
                        || message.args().iter().any(|arg| is_term(arg, *name));
                    assert!(!is_english, "{what} says ${name} in English");
                }
                used.extend(spoken.variables);
            }
        }
    }
    // Arguments that an inner message has too are said there. Each finding already tells programs whose reason it is; the only
    // kind of world a question has need not be said, nor whether these are all, nor what tells a fact from others.
    let within = args.iter().filter_map(|(_, arg)| match arg {
        Arg::Message(inner) | Arg::Thing(inner) => Some(inner),
        _ => None,
    });
    used.extend(within.flat_map(|inner| inner.args()).map(|(name, _)| *name).chain(["player", "worlds", "all", "here"]));
    let silent: BTreeSet<_> = args.iter().map(|(name, _)| *name).filter(|name| !used.contains(name)).collect();
    assert!(silent.is_empty(), "{id} never speaks of {silent:?}");
}

/// All texts of a book that no case brings up are sound; of whatever they speak there is a sample.
pub(crate) fn all_sound(book: &'static Book, samples: &[(&'static str, Arg)]) {
    let ids: BTreeSet<_> = book.ids(Language::English).collect();
    used(book, &ids);
    let message = |&id: &&'static str| {
        let entry = entry(book, Language::English, id).expect("the book has it");
        let mut spoken = Spoken::default();
        entry.value.iter().chain(entry.attributes.iter().map(|part| &part.value)).for_each(|pattern| spoken.pattern(pattern));
        let samples = samples.iter().filter(|(name, _)| spoken.variables.contains(name));
        samples.fold(Message::new(book, id), |message, (name, sample)| message.with(name, sample.clone()))
    };
    sound(&ids.iter().map(message).collect::<Vec<_>>());
}

/// Each entry of a book is some message's, and stands in one of its files.
pub(crate) fn used(book: &Book, ids: &BTreeSet<&str>) {
    for language in Language::ALL {
        let mut known = BTreeSet::new();
        for id in book.ids(language) {
            assert!(known.insert(id), "{id} is there twice in {}", language.tag());
            assert!(ids.contains(id), "nothing says {id} in {}", language.tag());
        }
    }
}

/// All files of the repository below a folder.
pub(crate) fn files(folder: &str) -> Vec<(PathBuf, String)> {
    fn below(folder: &Path) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let mut files: Vec<_> = entries.flat_map(|path| if path.is_dir() { below(&path) } else { vec![path] }).collect();
        files.sort_unstable();
        files
    }
    let files = below(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).into_iter();
    files.map(|path| (path.clone(), std::fs::read_to_string(path).expect("it is a text"))).collect()
}

/// The rows of a table of the repository, cell by cell.
pub(crate) fn table(file: &str) -> Vec<Vec<String>> {
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect("it is a text");
    let rows = text.lines().filter(|row| !row.is_empty() && !row.starts_with('#'));
    rows.map(|row| row.split('\t').map(str::to_owned).collect()).collect()
}

/// Keys of choices, which nobody says.
const CHOSEN: [&str; 4] = ["yes", "no", "none", "whole"];

/// What a text speaks of.
#[derive(Default)]
struct Spoken {
    variables: BTreeSet<&'static str>,
    /// Said as it stands, by no function.
    bare: BTreeSet<&'static str>,
}

impl Spoken {
    fn pattern(&mut self, pattern: &Pattern<&'static str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }
    fn expression(&mut self, expression: &Expression<&'static str>) {
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                self.variables.insert(id.name);
                self.bare.insert(id.name);
            }
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }
    fn inline(&mut self, inline: &InlineExpression<&'static str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}
