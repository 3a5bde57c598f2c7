//! What holds for every text of a book: tests of the rooms that speak ask for it.
#![allow(clippy::expect_used)]

use super::{Arg, Book, Language, Message};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use std::collections::BTreeSet;

/// A message can be said in every language; its texts speak of its arguments, of all of them somewhere, and of nothing else; and none
/// but the English one says a term as it stands, which is an English word.
pub(crate) fn sound(message: &Message) {
    let mut used = BTreeSet::new();
    for language in Language::ALL.into_iter().filter(|&language| message.book().speaks(language)) {
        let what = format!("{} in {}", message.id(), language.tag());
        let entry = message.book().entry(language, message.id()).expect("the book has it");
        let attributes = entry.attributes.iter().map(|attribute| (Some(attribute.id.name), &attribute.value));
        for (part, pattern) in entry.value.iter().map(|value| (None, value)).chain(attributes) {
            let said = match part {
                None => message.try_say(language),
                Some(part) => message.part(part).try_say(language),
            };
            assert!(said.is_ok(), "{what}: {said:?}");
            let fault = super::lints::fault(language, pattern, said.as_deref().unwrap_or_default());
            assert!(fault.is_none(), "{what}: {fault:?} in {said:?}");
            // What a function could not say stands there as its name.
            assert!(!said.is_ok_and(|said| said.contains("()")), "{what} calls a function in vain");
            let mut spoken = Spoken::default();
            spoken.pattern(pattern);
            for name in &spoken.variables {
                let known =
                    message.args().iter().any(|(arg, _)| arg == name) || message.terms().iter().any(|(term, _)| term == name);
                assert!(known, "{what} speaks of ${name}");
            }
            // What is missing is chosen by, and said by no choice.
            for name in spoken.bare.iter().filter(|_| language != Language::English) {
                let term = message.terms().iter().any(|(term, _)| term == name)
                    || message
                        .args()
                        .iter()
                        .any(|(arg, value)| arg == name && matches!(value, Arg::Term(term) if !CHOSEN.contains(term)));
                assert!(!term, "{what} says ${name} in English");
            }
            used.extend(spoken.variables);
        }
    }
    // What a message inside it speaks of, it speaks of too.
    for inner in message.args().iter().flat_map(|(_, arg)| inner(arg)) {
        sound(inner);
        used.extend(inner.args().iter().map(|(name, _)| *name));
    }
    // Whose reason it is, programs are told with each; of what kind of world, a question that has only one need not say.
    // What a message inside it has as well, that one speaks of.
    let within = |name: &str| {
        message.args().iter().any(|(_, arg)| match arg {
            Arg::Message(inner) | Arg::Thing(inner) => inner.args().iter().any(|(other, _)| *other == name),
            _ => false,
        })
    };
    for (name, _) in message.args().iter().filter(|(name, _)| !matches!(*name, "player" | "worlds")) {
        assert!(used.contains(name) || within(name), "{} never speaks of ${name}", message.id());
    }
}

/// The messages in an argument.
fn inner(arg: &Arg) -> Vec<&Message> {
    match arg {
        Arg::Message(message) | Arg::Thing(message) => vec![message],
        Arg::List(items) => items.iter().flat_map(inner).collect(),
        _ => Vec::new(),
    }
}

/// The ids of a message and of all that are said inside it.
pub(crate) fn ids(message: &Message) -> Vec<&'static str> {
    let inner = message.args().iter().flat_map(|(_, arg)| inner(arg)).flat_map(ids);
    std::iter::once(message.id()).chain(inner).collect()
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

/// Keys of choices, which nobody says.
const CHOSEN: [&str; 3] = ["yes", "no", "none"];

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
