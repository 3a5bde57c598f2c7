//! The text with another value at a place: the smallest part of it that says so.

use super::held::{called, counts, heap, held, spelled, star, things};
use super::way::{At, Form, root, step, words_of};
use crate::case::edit::{self, Splice, literal, one_fewer, one_more, part, quoted, scalar};
use crate::case::strip::Strip;
use crate::case::{Node, Shape, Value, Vocabulary, Words};
use crate::games::Case;
use crate::games::repair::named;
use crate::verdict::{Place, Step};

/// A heap with more of a thing than this is written with numbers.
const COUNTED: usize = 9;

pub(super) fn change(case: &Case<'_, '_>, place: &Place, value: Option<&str>) -> Option<Vec<Splice>> {
    let mut way = vec![root(case)];
    for next in &place.0 {
        way.push(step(case, *way.last()?, next)?);
    }
    // What is missing begins behind the last value that the text has.
    let depth = way.iter().rposition(|at| at.node.is_some())?;
    let (at, rest) = (*way.get(depth)?, &place.0[depth..]);
    let writer = Writer { case, forms: &way[depth..], place, value };
    let node = at.node?;
    let splice = match (rest, value) {
        ([], Some(value)) => writer.whole(node, at.form, value)?,
        // Places of a list stay where they are: a dot is one on which nothing lies.
        ([], None) if way.get(depth.wrapping_sub(1)).is_some_and(|holder| has_dots(holder.form)) => scalar(node, "."),
        ([], None) => return without(case, *way.get(depth.checked_sub(1)?)?, node),
        _ => match writer.part(node, rest)? {
            Some(splice) => splice,
            None => return Some(Vec::new()),
        },
    };
    Some(vec![splice])
}

/// Without a value, and without its key.
fn without(case: &Case<'_, '_>, holder: At<'_, '_>, gone: &Node<'_>) -> Option<Vec<Splice>> {
    let node = holder.node?;
    let index = match &node.value {
        Value::Map(entries) => entries.iter().position(|(_, value)| value.span == gone.span)?,
        Value::List(items) => items.iter().position(|item| item.span == gone.span)?,
        Value::Scalar(..) => return None,
    };
    one_fewer(&case.document.source.text, node, index).map(|splice| vec![splice])
}

struct Writer<'c, 'n, 's> {
    case: &'c Case<'n, 's>,
    /// The forms from the value that the text has to the place.
    forms: &'c [At<'n, 's>],
    place: &'c Place,
    value: Option<&'c str>,
}

impl Writer<'_, '_, '_> {
    /// Another value in the place of a whole one.
    fn whole(&self, node: &Node<'_>, form: Form, value: &str) -> Option<Splice> {
        let text = self.typed(form, value)?;
        Some(match (&node.value, text.starts_with(['[', '{'])) {
            (Value::Scalar(..), false) if text == literal(value) => scalar(node, value),
            _ => Splice { span: node.span, text },
        })
    }

    /// What changes in a value that the text has when a part of it does; none within if nothing does.
    fn part(&self, node: &Node<'_>, rest: &[Step]) -> Option<Option<Splice>> {
        let source = &self.case.document.source.text;
        let instead = |text: String| Some(Some(Splice { span: node.span, text }));
        match (rest, self.forms) {
            ([Step::Space(row, column)], [_, At { form: Form::Space(words), .. }]) => {
                let words = words_of(self.case, *words);
                let rows = Strip::rows(node, &words).unwrap_or_default();
                match rows.get(*row).and_then(|row| Some((row, row.pieces.get(*column)?))) {
                    Some((row, piece)) => {
                        let thing = self.thing(&words)?.and_then(|thing| words.things.get(thing));
                        Some(part(row.node, piece.range.clone(), &thing.map_or_else(|| ".".to_owned(), spelled)))
                    }
                    None => instead(self.written(rest)?),
                }
            }
            ([Step::Piece(index)], [At { form: Form::Row(words), .. }, ..]) => {
                let words = words_of(self.case, *words);
                Some(Some(scalar(node, &self.row(things(node, &words)?, *index, &words)?)))
            }
            ([Step::Item(row), Step::Piece(index)], [_, At { form: Form::Row(words), .. }, ..]) => {
                let words = words_of(self.case, *words);
                let rows = Strip::rows(node, &words).unwrap_or_default();
                let Some(row) = rows.get(*row) else { return instead(self.written(rest)?) };
                let pieces = row.pieces.iter().map(|piece| piece.thing).collect();
                let text = self.row(pieces, *index, &words)?;
                Some(part(node, row.range.clone(), if text.is_empty() { "." } else { &text }))
            }
            ([Step::Piece(index)], [_, At { form: Form::Piece(words), .. }]) => {
                let words = words_of(self.case, *words);
                let mut pieces = things(node, &words)?;
                let value = self.thing(&words)?;
                match (pieces.get_mut(*index), value) {
                    (Some(piece), Some(_)) => *piece = value,
                    (Some(_), None) => drop(pieces.remove(*index)),
                    (None, Some(_)) => pieces.push(value),
                    (None, None) => return Some(None),
                }
                let text = run(&pieces, &words);
                match &node.value {
                    Value::Scalar(..) => Some(Some(scalar(node, &text))),
                    Value::List(_) | Value::Map(_) => instead(quoted(&text)),
                }
            }
            ([Step::Key(name)], [At { form: Form::Of(shape), .. }, At { form: Form::Count(..), .. }]) => {
                self.count(node, shape, name)
            }
            ([Step::Key(name)], [At { form: Form::Of(shape), .. }, _])
                if star(self.case, shape).is_some() && !matches!(node.value, Value::Map(_)) =>
            {
                self.covered(node, shape, name)
            }
            ([Step::Key(name), ..], _) => match &node.value {
                _ if self.value.is_none() => Some(None),
                Value::Map(_) => Some(one_more(source, node, &edit::entry(node, name, &self.written(&rest[1..])?))),
                // A player of whom only the name was known.
                Value::Scalar(text, _) if !text.is_empty() => {
                    instead(format!("{{name: {}, {name}: {}}}", literal(text), self.written(&rest[1..])?))
                }
                Value::Scalar(..) => instead(format!("{{{name}: {}}}", self.written(&rest[1..])?)),
                Value::List(_) => None,
            },
            ([Step::Item(index), ..], _) => match &node.value {
                _ if self.value.is_none() => Some(None),
                Value::List(items) if items.len() <= *index && (items.len() == *index || has_dots(self.forms.first()?.form)) => {
                    let dots = ".,".repeat(index - items.len()).replace(",", ", ");
                    Some(one_more(source, node, &format!("{dots}{}", self.written(&rest[1..])?)))
                }
                Value::Scalar(..) => instead(self.written(rest)?),
                Value::List(_) | Value::Map(_) => None,
            },
            _ => None,
        }
    }

    /// So many of one thing in a heap.
    fn count(&self, node: &Node<'_>, shape: &'static Shape, name: &str) -> Option<Option<Splice>> {
        let (words, most) = heap(self.case, shape)?;
        let thing = called(&words, name)?;
        let number: usize = self.value.unwrap_or("0").parse().ok().filter(|number| i64::try_from(*number).is_ok_and(|n| n <= most))?;
        if words.things.iter().any(|thing| thing.letters.is_none()) {
            let mut held = held(self.case, shape, node, &words)?;
            *held.get_mut(thing)? = number;
            return Some(Some(Splice { span: node.span, text: counted(&held, &words) }));
        }
        if let Value::Map(entries) = &node.value {
            let is = |key: &Node<'_>| matches!(&key.value, Value::Scalar(word, _) if named(&words, word) == Some(thing));
            return Some(match (entries.iter().position(|(key, _)| is(key)), number) {
                (Some(at), 0) => one_fewer(&self.case.document.source.text, node, at),
                (Some(at), _) => Some(scalar(&entries.get(at)?.1, &number.to_string())),
                (None, 0) => None,
                (None, _) => {
                    one_more(&self.case.document.source.text, node, &edit::entry(node, words.things.get(thing)?.names.first()?, &number.to_string()))
                }
            });
        }
        let pieces = things(node, &words)?;
        let mut held = counts(node, &words);
        *held.get_mut(thing)? = number;
        // Those that stay keep their order.
        let mut left = held.clone();
        let mut kept: Vec<_> = pieces.into_iter().flatten().filter(|&thing| left[thing] > 0 && { left[thing] -= 1; true }).collect();
        kept.extend((0..left.len()).flat_map(|thing| std::iter::repeat_n(thing, left[thing])));
        if held.iter().any(|&count| count > COUNTED) {
            return Some(Some(Splice { span: node.span, text: counted(&held, &words) }));
        }
        let text = run(&kept.into_iter().map(Some).collect::<Vec<_>>(), &words);
        Some(Some(match &node.value {
            Value::Scalar(..) => scalar(node, &text),
            Value::List(_) | Value::Map(_) => Splice { span: node.span, text: quoted(&text) },
        }))
    }

    /// A star with a tile more or fewer, which so far tells its numbers alone.
    fn covered(&self, node: &Node<'_>, shape: &'static Shape, name: &str) -> Option<Option<Splice>> {
        let (numbers, colours) = star(self.case, shape)?;
        let [.., Step::Key(own), _] = &self.place.0[..] else { return None };
        let (number, own) = (named(&numbers, name)?, named(&colours, own));
        let put = self.thing(&colours)?;
        let mut tiles: Vec<_> = things(node, &numbers)?.into_iter().flatten().map(|number| (number, own)).collect();
        tiles.retain(|(covered, _)| *covered != number);
        tiles.extend(put.map(|colour| (number, Some(colour))));
        tiles.sort_unstable();
        let name = |words: &Vocabulary, thing: usize| words.things.get(thing).and_then(|thing| thing.names.first()).copied();
        let text = match tiles.iter().all(|(_, colour)| *colour == own) && own.is_some() {
            true => quoted(&tiles.iter().filter_map(|(number, _)| name(&numbers, *number)).collect::<Vec<_>>().join(" ")),
            false => {
                let tile = |(number, colour): &(usize, Option<usize>)| {
                    Some(format!("{}: {}", name(&numbers, *number)?, name(&colours, (*colour)?)?))
                };
                format!("{{{}}}", tiles.iter().filter_map(tile).collect::<Vec<_>>().join(", "))
            }
        };
        Some(Some(Splice { span: node.span, text }))
    }

    /// A row with a piece in a space, and pieces of its kind in those before it; without one, with those before it only.
    fn row(&self, mut pieces: Vec<Option<usize>>, index: usize, words: &Vocabulary) -> Option<String> {
        match self.thing(words)? {
            Some(thing) => pieces = vec![Some(thing); pieces.len().max(index + 1)],
            None => pieces.truncate(index),
        }
        Some(run(&pieces, words))
    }

    /// The thing that is put; none within for nothing.
    fn thing(&self, words: &Vocabulary) -> Option<Option<usize>> {
        match self.value {
            None => Some(None),
            Some(value) => named(words, value).map(Some),
        }
    }

    /// What the text does not have yet, on the way to the place, with the value.
    fn written(&self, rest: &[Step]) -> Option<String> {
        let form = self.forms.get(self.forms.len() - rest.len() - 1)?.form;
        let words_of = |words: &Words| words_of(self.case, *words);
        match rest {
            [] => self.typed(form, self.value?),
            [Step::Key(name)] => match self.forms.last()?.form {
                Form::Count(words, thing, _) => {
                    let words = words_of(&words);
                    let count: usize = self.value?.parse().ok()?;
                    let mut held = vec![0; words.things.len()];
                    *held.get_mut(called(&words, thing)?)? = count;
                    Some(heaped(&held, &words))
                }
                _ => Some(format!("{{{name}: {}}}", self.written(&[])?)),
            },
            [Step::Key(name), rest @ ..] => Some(format!("{{{name}: {}}}", self.written(rest)?)),
            [Step::Space(row, column)] => {
                let (rows, columns, words) = board(form)?;
                let words = words_of(&words);
                let mut board = vec![vec![None; columns]; rows];
                *board.get_mut(*row)?.get_mut(*column)? = self.thing(&words)?;
                Some(listed(board.iter().map(|row| run(row, &words))))
            }
            [Step::Item(row), Step::Piece(index)] if rows(form).is_some() => {
                let (count, words) = rows(form)?;
                let words = words_of(&words);
                let text = self.row(Vec::new(), *index, &words)?;
                Some(listed((0..count).map(|at| if at == *row { text.clone() } else { String::new() })))
            }
            [Step::Item(row)] if rows(form).is_some() => {
                let text = self.value?;
                Some(listed((0..rows(form)?.0).map(|at| if at == *row { text.to_owned() } else { String::new() })))
            }
            [Step::Piece(_)] => {
                let (Form::Piece(words) | Form::Last(words)) = self.forms.last()?.form else { return None };
                Some(literal(&run(&[self.thing(&words_of(&words))?], &words_of(&words))))
            }
            [Step::Item(index), rest @ ..] if *index == 0 || has_dots(form) => {
                Some(format!("[{}{}]", "., ".repeat(*index), self.written(rest)?))
            }
            _ => None,
        }
    }

    /// A value as the text has it.
    fn typed(&self, form: Form, value: &str) -> Option<String> {
        Some(match form {
            Form::Of(Shape::Word(words)) => {
                let words = words_of(self.case, *words);
                let thing = words.things.get(named(&words, value)?)?;
                literal(thing.names.first()?)
            }
            Form::Of(shape) if takes_numbers(shape) && value.parse::<i64>().is_ok() => value.to_owned(),
            // What is a list or a map already is one.
            Form::Of(shape) if value.starts_with(['[', '{']) && !matches!(shape, Shape::Text | Shape::Name) => value.to_owned(),
            _ => literal(value),
        })
    }
}

/// Whether a list has dots for what is not there.
fn has_dots(form: Form) -> bool {
    fn of(shape: &Shape) -> bool {
        match shape {
            Shape::List(item, _) => matches!(item, Shape::Any(shapes) if shapes.iter().any(|shape| matches!(shape, Shape::Defined("nothing")))),
            Shape::Any(shapes) => shapes.iter().any(of),
            Shape::Named(_, shape) => of(shape),
            _ => false,
        }
    }
    matches!(form, Form::Of(shape) if of(shape))
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

fn board(form: Form) -> Option<(usize, usize, Words)> {
    match form {
        Form::Of(Shape::Board(words, rows, columns)) => Some((*rows, *columns, *words)),
        _ => None,
    }
}

fn rows(form: Form) -> Option<(usize, Words)> {
    match form {
        Form::Of(Shape::Rows(words, rows)) => Some((*rows, *words)),
        _ => None,
    }
}

/// Things in a row, a dot for none.
fn run(pieces: &[Option<usize>], words: &Vocabulary) -> String {
    let each: Vec<_> = pieces
        .iter()
        .map(|piece| piece.and_then(|thing| words.things.get(thing)).map_or_else(|| ".".to_owned(), spelled))
        .collect();
    let between = if each.iter().any(|word| word.chars().nth(1).is_some()) { " " } else { "" };
    each.join(between)
}

/// A heap by the numbers of its things.
fn counted(held: &[usize], words: &Vocabulary) -> String {
    let each = words.things.iter().zip(held).filter(|(_, count)| **count > 0);
    let each: Vec<_> = each.map(|(thing, count)| format!("{}: {count}", literal(thing.names.first().unwrap_or(&"")))).collect();
    format!("{{{}}}", each.join(", "))
}

fn heaped(held: &[usize], words: &Vocabulary) -> String {
    if held.iter().any(|&count| count > COUNTED) || words.things.iter().any(|thing| thing.letters.is_none()) {
        return counted(held, words);
    }
    let pieces: Vec<_> = held.iter().enumerate().flat_map(|(thing, &count)| std::iter::repeat_n(Some(thing), count)).collect();
    literal(&run(&pieces, words))
}

fn listed(rows: impl Iterator<Item = String>) -> String {
    format!("[{}]", rows.map(|row| literal(&row)).collect::<Vec<_>>().join(", "))
}
