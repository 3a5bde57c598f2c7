//! What the text of a case does not have yet, on the way to a place, written with the value that is put there.

use super::put::Put;
use super::resolve::Form;
use crate::case::edit::literal;
use crate::case::{Node, Shape, Span, Style, Value};
use crate::verdict::Step;

impl Put<'_, '_, '_> {
    /// What stands at the beginning of the rest of the way: a blank value with that part of it.
    pub(super) fn written(&self, rest: &[Step]) -> Option<String> {
        let put = Put { forms: self.forms.get(self.forms.len().checked_sub(rest.len() + 1)?..)?, ..*self };
        if rest.is_empty() {
            return put.typed(put.forms.first()?.form, self.value?);
        }
        let blank = Node { value: Value::Scalar("".into(), Style::Plain), span: Span::default() };
        put.part(&blank, rest)?.pop().map(|splice| splice.text)
    }

    /// A value as the text has it.
    pub(super) fn typed(&self, form: Form, value: &str) -> Option<String> {
        Some(match form {
            Form::Of(Shape::Word(words)) => {
                let words = self.case.words(*words);
                literal(words.own_name(words.find(value)?)?)
            }
            Form::Count(most) => value.parse::<i64>().ok().filter(|number| *number <= most)?.to_string(),
            Form::Of(shape) if takes_numbers(shape) && value.parse::<i64>().is_ok() => value.to_owned(),
            // What is a list or a map already is one.
            Form::Of(shape) if value.starts_with(['[', '{']) && !matches!(shape, Shape::Text | Shape::Name) => value.to_owned(),
            _ => literal(value),
        })
    }
}

/// Whether a number may stand there, be it of what people claim.
fn takes_numbers(shape: &Shape) -> bool {
    shape.alternatives().into_iter().any(|shape| matches!(shape, Shape::Number(_) | Shape::Defined("amount")))
}

/// Rows as a list has them.
pub(super) fn listed(rows: impl Iterator<Item = String>) -> String {
    format!("[{}]", rows.map(|row| literal(&row)).collect::<Vec<_>>().join(", "))
}
