//! What the text of a case does not have yet, on the way to a place, written with the value that is put there.

use super::contents::{called, counted, is_large, run};
use super::put::Put;
use super::resolve::{Form, drawing, has_dots};
use crate::case::edit::{key, literal};
use crate::case::{Shape, Vocabulary};
use crate::verdict::Step;

impl Put<'_, '_, '_> {
    /// What stands at the beginning of the rest of the way.
    pub(super) fn written(&self, rest: &[Step]) -> Option<String> {
        let at = self.forms.len().checked_sub(rest.len() + 1)?;
        let (form, next) = (self.forms.get(at)?.form, self.forms.get(at + 1).map(|at| at.form));
        let run = |pieces: &[Option<usize>], words| run(pieces, &self.case.words(words));
        match (rest, next) {
            ([], _) => self.typed(form, self.value?),
            ([Step::Key(_)], Some(Form::Count(words, thing, _))) => {
                let words = self.case.words(words);
                let mut held = vec![0; words.things.len()];
                *held.get_mut(called(&words, thing)?)? = self.value?.parse().ok()?;
                Some(heaped(&held, &words))
            }
            ([Step::Key(name)], Some(Form::Member(..))) => Some(format!("[{}]", literal(name))),
            ([Step::Key(name), rest @ ..], _) => Some(format!("{{{}: {}}}", key(name), self.written(rest)?)),
            ([Step::Space(row, column)], Some(Form::Space(words))) => {
                let Form::Of(shape) = form else { return None };
                let mut board: Vec<_> = drawing(shape)?.1.into_iter().map(|columns| vec![None; columns]).collect();
                *board.get_mut(*row)?.get_mut(*column)? = self.thing(&self.case.words(words))?;
                Some(listed(board.iter().map(|row| run(row, words))))
            }
            ([Step::Item(row), rest @ ..], Some(Form::Row(words, rows))) => {
                let text = match rest {
                    [Step::Piece(index)] => self.row(Vec::new(), *index, &self.case.words(words))?,
                    _ => self.value?.to_owned(),
                };
                Some(listed((0..rows).map(|at| if at == *row { text.clone() } else { String::new() })))
            }
            ([Step::Piece(_)], Some(Form::Piece(words))) => Some(literal(&run(&[self.thing(&self.case.words(words))?], words))),
            ([Step::Piece(index)], Some(Form::Last(words))) => {
                Some(literal(&self.row(Vec::new(), *index, &self.case.words(words))?))
            }
            ([Step::Item(index), rest @ ..], _) if *index == 0 || has_dots(form) => {
                Some(format!("[{}{}]", "., ".repeat(*index), self.written(rest)?))
            }
            _ => None,
        }
    }

    /// A value as the text has it.
    pub(super) fn typed(&self, form: Form, value: &str) -> Option<String> {
        Some(match form {
            Form::Of(Shape::Word(words)) => {
                let words = self.case.words(*words);
                literal(words.own_name(words.find(value)?)?)
            }
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

/// A heap as it is written anew.
fn heaped(held: &[usize], words: &Vocabulary) -> String {
    if is_large(held) || !words.is_lettered() {
        return counted(held, words);
    }
    let pieces = held.iter().enumerate().flat_map(|(thing, &count)| std::iter::repeat_n(Some(thing), count));
    literal(&run(&pieces.collect::<Vec<_>>(), words))
}

fn listed(rows: impl Iterator<Item = String>) -> String {
    format!("[{}]", rows.map(|row| literal(&row)).collect::<Vec<_>>().join(", "))
}
