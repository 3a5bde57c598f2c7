//! What the text of a case does not have yet, on the way to a place, written with the value that is put there.

use super::contents::{called, counted, is_large, run};
use super::put::Put;
use super::resolve::{At, Form, drawing, has_dots, words_of};
use crate::case::edit::{key, literal};
use crate::case::{Shape, Vocabulary, Words};
use crate::verdict::Step;

impl Put<'_, '_, '_> {
    /// What stands at the beginning of the rest of the way.
    pub(super) fn written(&self, rest: &[Step]) -> Option<String> {
        let form = by_parts(self.forms.get(self.forms.len().checked_sub(rest.len() + 1)?)?.form, rest);
        if let ([Step::Key(_)], Form::Count(words, thing, _)) = (rest, self.forms.last()?.form) {
            let words = words_of(self.case, words);
            let mut held = vec![0; words.things.len()];
            *held.get_mut(called(&words, thing)?)? = self.value?.parse().ok()?;
            return Some(heaped(&held, &words));
        }
        match (rest, form) {
            ([], _) => self.typed(form, self.value?),
            ([Step::Key(name)], _) if matches!(self.forms.last(), Some(At { form: Form::Member(..), .. })) => {
                Some(format!("[{}]", literal(name)))
            }
            ([Step::Key(name), rest @ ..], _) => Some(format!("{{{}: {}}}", key(name), self.written(rest)?)),
            ([Step::Space(row, column)], Form::Of(shape)) => {
                let (words, rows) = drawing(shape)?;
                let words = words_of(self.case, words);
                let mut board: Vec<_> = rows.into_iter().map(|columns| vec![None; columns]).collect();
                *board.get_mut(*row)?.get_mut(*column)? = self.thing(&words)?;
                Some(listed(board.iter().map(|row| run(row, &words))))
            }
            ([Step::Item(row), rest @ ..], Form::Of(Shape::Rows(words, rows))) => {
                let text = match rest {
                    [Step::Piece(index)] => self.row(Vec::new(), *index, &words_of(self.case, *words))?,
                    _ => self.value?.to_owned(),
                };
                Some(listed((0..*rows).map(|at| if at == *row { text.clone() } else { String::new() })))
            }
            ([Step::Piece(_)], Form::Of(Shape::Run(words))) => self.single(*words),
            ([Step::Piece(index)], Form::Row(words)) => {
                Some(literal(&self.row(Vec::new(), *index, &words_of(self.case, words))?))
            }
            ([Step::Item(index), rest @ ..], _) if *index == 0 || has_dots(form) => {
                Some(format!("[{}{}]", "., ".repeat(*index), self.written(rest)?))
            }
            _ => None,
        }
    }

    /// A run of the one piece that is put.
    fn single(&self, words: Words) -> Option<String> {
        let words = words_of(self.case, words);
        Some(literal(&run(&[self.thing(&words)?], &words)))
    }

    /// A value as the text has it.
    pub(super) fn typed(&self, form: Form, value: &str) -> Option<String> {
        Some(match form {
            Form::Of(Shape::Word(words)) => {
                let words = words_of(self.case, *words);
                literal(words.own_name(words.find(value)?)?)
            }
            Form::Of(shape) if takes_numbers(shape) && value.parse::<i64>().is_ok() => value.to_owned(),
            // What is a list or a map already is one.
            Form::Of(shape) if value.starts_with(['[', '{']) && !matches!(shape, Shape::Text | Shape::Name) => value.to_owned(),
            _ => literal(value),
        })
    }
}

/// Where a row or a piece is put: the rows or the run, of a value that may be told otherwise as well.
fn by_parts(form: Form, rest: &[Step]) -> Form {
    let (Form::Of(Shape::Any(shapes)), Some(step)) = (form, rest.first()) else { return form };
    let has_such = |shape: &&Shape| matches!((step, shape), (Step::Item(_), Shape::Rows(..)) | (Step::Piece(_), Shape::Run(_)));
    shapes.iter().find(has_such).map_or(form, Form::Of)
}

fn takes_numbers(shape: &Shape) -> bool {
    match shape {
        Shape::Number(_) => true,
        Shape::Named(_, shape) => takes_numbers(shape),
        Shape::Any(shapes) => shapes.iter().any(takes_numbers),
        // What people claim.
        Shape::Defined(name) => *name == "amount",
        _ => false,
    }
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
