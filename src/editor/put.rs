//! The text with another value at a place: the smallest part of it that says so.

use super::contents::{called, counted, heap, is_large, members, places, run, star, things};
use super::resolve::{At, Form, drawing, has_dots, root, step};
use crate::case::edit::{self, Splice, key, literal, one_fewer, one_more, part, quoted, scalar};
use crate::case::piece_run::{Piece, PieceRun};
use crate::case::{Node, Shape, Span, Style, Value, Vocabulary, Words};
use crate::order;
use crate::referee::Case;
use crate::verdict::{Place, Step};

/// The changes that put a value at a place, or take it away; none where it cannot stand there.
pub(super) fn change(case: &Case<'_, '_>, place: &Place, value: Option<&str>) -> Option<Vec<Splice>> {
    let mut way = vec![root(case)];
    for next in &place.0 {
        way.push(step(case, *way.last()?, next)?);
    }
    // What is missing begins behind the last value that the text has.
    let depth = way.iter().rposition(|at| at.node.is_some())?;
    let (at, rest) = (*way.get(depth)?, &place.0[depth..]);
    // To have none of a thing is to have no number of it.
    let value = value.filter(|value| !matches!(way.last().map(|at| at.form), Some(Form::Count(_))) || *value != "0");
    let put = Put { case, forms: &way[depth..], place, value };
    let node = at.node?;
    let holder = || way.get(depth.checked_sub(1)?).copied();
    let splices = match (rest, value) {
        ([], Some(value)) => put.whole(node, at.form, value),
        ([], None) => return without(case, holder()?, node),
        _ => put.part(node, rest),
    };
    let is_blank = matches!(&node.value, Value::Scalar(text, style) if text.is_empty() && *style != Style::Quoted);
    if !is_blank {
        return splices;
    }
    // It stands where its key does.
    let Value::Map(_) = &holder()?.node?.value else { return None };
    let place = edit::blank(case.source(), node)?;
    let filled = |splice: Splice| Splice { span: place, text: format!(" {}", splice.text) };
    splices.map(|splices| splices.into_iter().map(filled).collect())
}

/// Without a value, and without its key. Places of a list stay where they are: a dot is one on which nothing lies.
fn without(case: &Case<'_, '_>, holder: At<'_, '_>, gone: &Node<'_>) -> Option<Vec<Splice>> {
    if has_dots(holder.form) {
        return Some(vec![scalar(gone, ".")]);
    }
    let node = holder.node?;
    let is_gone = |node: &Node<'_>| node.span == gone.span;
    let index = node.entries().position(|(_, value)| is_gone(value)).or_else(|| node.items().iter().position(is_gone))?;
    one_fewer(case.source(), node, index).map(|splice| vec![splice])
}

/// A value that is put at a place.
struct Put<'c, 'n, 's> {
    case: &'c Case<'n, 's>,
    /// The forms from the last value that the text has to the place.
    forms: &'c [At<'n, 's>],
    place: &'c Place,
    value: Option<&'c str>,
}

impl Put<'_, '_, '_> {
    /// What stands at the beginning of the rest of the way: a blank value with that part of it.
    fn written(&self, rest: &[Step]) -> Option<String> {
        let put = Put { forms: self.forms.get(self.forms.len().checked_sub(rest.len() + 1)?..)?, ..*self };
        if rest.is_empty() {
            return put.typed(put.forms.first()?.form, self.value?);
        }
        let blank = Node { value: Value::Scalar("".into(), Style::Plain), span: Span::default() };
        put.part(&blank, rest)?.pop().map(|splice| splice.text)
    }

    /// A value as the text has it.
    fn typed(&self, form: Form, value: &str) -> Option<String> {
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

    /// In the place of a whole value.
    fn whole(&self, node: &Node<'_>, form: Form, value: &str) -> Option<Vec<Splice>> {
        let text = self.typed(form, value)?;
        let in_its_manner = matches!(node.value, Value::Scalar(..)) && text == literal(value);
        Some(vec![if in_its_manner { scalar(node, value) } else { instead(node, text) }])
    }

    /// What changes in a value that the text has when a part of it does; nothing if there is nothing to take away.
    fn part(&self, node: &Node<'_>, rest: &[Step]) -> Option<Vec<Splice>> {
        let form = self.forms.first()?.form;
        match (rest, form, self.forms.get(1).map(|at| at.form)) {
            ([Step::Space(row, column)], Form::Of(shape), Some(Form::Space(words))) => {
                self.space(node, shape, words, (*row, *column))
            }
            ([Step::Piece(index)], Form::Row(words, _), _) => {
                let words = self.case.words(words);
                Some(vec![scalar(node, &self.row(things(node, &words)?, *index, &words)?)])
            }
            ([Step::Item(row), Step::Piece(index)], _, Some(Form::Row(words, rows))) => {
                self.row_of(node, rows, words, (*row, *index))
            }
            ([Step::Piece(index)], _, Some(Form::Piece(words))) => self.piece(node, *index, &self.case.words(words)),
            ([Step::Key(name)], Form::Of(shape), Some(Form::Count(_))) => self.count(node, shape, name, &rest[1..]),
            ([Step::Key(_)], _, Some(Form::Member(words, name))) => self.member(node, &self.case.words(words), name),
            ([Step::Key(name)], Form::Of(shape), _)
                if star(self.case, shape).is_some() && !matches!(node.value, Value::Map(_)) && !node.is_absent() =>
            {
                self.covered(node, shape, name)
            }
            _ if self.value.is_none() => Some(Vec::new()),
            ([Step::Key(name), rest @ ..], ..) => self.entry(node, name, rest),
            ([Step::Item(index), ..], ..) => self.item(node, *index, rest),
            _ => None,
        }
    }

    /// A space of a board. On a board of names a tile exists once: it leaves its old space, and what lay here goes there.
    fn space(&self, node: &Node<'_>, shape: &'static Shape, words: Words, (row, column): (usize, usize)) -> Option<Vec<Splice>> {
        let words = self.case.words(words);
        let rows = places(node, &words).unwrap_or_default();
        let Some((holder, piece)) = rows.get(row).and_then(|row| row.get(column)) else {
            let mut board: Vec<_> = drawing(shape)?.1.into_iter().map(|columns| vec![None; columns]).collect();
            *board.get_mut(row)?.get_mut(column)? = self.thing(&words)?;
            return Some(vec![instead(node, listed(board.iter().map(|row| run(row, &words))))]);
        };
        // A word that is counted stands for other spaces as well.
        let is_same = |(other, counted): &&(&Node<'_>, Piece)| other.span == holder.span && counted.range == piece.range;
        if rows.iter().flatten().filter(is_same).count() > 1 {
            return None;
        }
        let thing = self.thing(&words)?;
        let becomes = |(holder, piece): &(&Node<'_>, Piece), thing| part(holder, piece.range.clone(), &run(&[thing], &words));
        let here = becomes(&(holder, piece.clone()), thing)?;
        let is_named = words.is_named();
        let lies = |other: &&(&Node<'_>, Piece)| is_named && thing.is_some() && other.1.thing == thing && thing != piece.thing;
        let there = rows.iter().flatten().find(lies).and_then(|other| becomes(other, piece.thing));
        Some([here].into_iter().chain(there).collect())
    }

    /// A thing that a list has or not.
    fn member(&self, node: &Node<'_>, words: &Vocabulary, name: &str) -> Option<Vec<Splice>> {
        let held = members(node, words);
        let at = held.iter().position(|thing| *thing == words.by_name(name));
        let splice = match (&node.value, at, self.value) {
            (_, Some(_), Some(_)) | (_, None, None) => return Some(Vec::new()),
            (Value::List(items), Some(at), None) if items.len() == held.len() => one_fewer(self.case.source(), node, at),
            (Value::List(_), None, Some(_)) => one_more(self.case.source(), node, &edit::member(node, name)),
            _ => {
                let others = held.into_iter().flatten().filter(|thing| Some(*thing) != words.by_name(name));
                let others = others.filter_map(|thing| words.own_name(thing));
                let all: Vec<_> = others.chain(self.value.map(|_| name)).map(literal).collect();
                Some(instead(node, format!("[{}]", all.join(", "))))
            }
        };
        splice.map(|splice| vec![splice])
    }

    /// A piece of a row of a text.
    fn row_of(&self, node: &Node<'_>, rows: usize, words: Words, (row, index): (usize, usize)) -> Option<Vec<Splice>> {
        let words = self.case.words(words);
        let drawn = PieceRun::rows(node, &words).unwrap_or_default();
        let Some(row) = drawn.get(row) else {
            let text = |at| if at == row { self.row(Vec::new(), index, &words) } else { Some(String::new()) };
            let rows = (0..rows).map(text).collect::<Option<Vec<_>>>()?;
            return Some(vec![instead(node, listed(rows.into_iter()))]);
        };
        let text = self.row(row.pieces.iter().map(|piece| piece.thing).collect(), index, &words)?;
        part(node, row.range.clone(), if text.is_empty() { "." } else { &text }).map(|splice| vec![splice])
    }

    /// A piece of a run: behind the others where there is none yet.
    fn piece(&self, node: &Node<'_>, index: usize, words: &Vocabulary) -> Option<Vec<Splice>> {
        let mut pieces = things(node, words)?;
        let value = self.thing(words)?;
        match (pieces.get_mut(index), value) {
            (Some(piece), Some(_)) => *piece = value,
            (Some(_), None) => drop(pieces.remove(index)),
            (None, Some(_)) => pieces.push(value),
            (None, None) => return Some(Vec::new()),
        }
        Some(vec![scalar(node, &run(&pieces, words))])
    }

    /// So many of one thing in a heap that is no map of letters to numbers: those have a value each.
    fn count(&self, node: &Node<'_>, shape: &'static Shape, name: &str, rest: &[Step]) -> Option<Vec<Splice>> {
        let heap = heap(self.case, shape)?;
        let words = &heap.words;
        let is_map = matches!(node.value, Value::Map(_));
        if is_map && words.is_lettered() {
            return if self.value.is_some() { self.entry(node, name, rest) } else { Some(Vec::new()) };
        }
        let most = usize::try_from(heap.most).unwrap_or(0);
        let number = self.value.unwrap_or("0").parse().ok().filter(|number| *number <= most)?;
        let mut held = heap.held(self.case, node)?;
        *held.get_mut(called(words, name)?)? = number;
        Some(vec![match words.is_lettered() && !is_large(&held) {
            true => scalar(node, &run(&in_order(things(node, words)?, held), words)),
            false => instead(node, counted(&held, words)),
        }])
    }

    /// A star that so far tells only the numbers of its tiles, which are of its own colour.
    fn covered(&self, node: &Node<'_>, shape: &'static Shape, name: &str) -> Option<Vec<Splice>> {
        let (numbers, colours) = star(self.case, shape)?;
        let [.., Step::Key(own), _] = &self.place.0[..] else { return None };
        let (number, own) = (numbers.find(name)?, colours.find(own));
        let mut tiles: Vec<_> = things(node, &numbers)?.into_iter().flatten().map(|number| (number, own)).collect();
        tiles.retain(|(covered, _)| *covered != number);
        tiles.extend(self.thing(&colours)?.map(|colour| (number, Some(colour))));
        order::all(&mut tiles);
        let text = match tiles.iter().all(|(_, colour)| *colour == own) && own.is_some() {
            true => quoted(&tiles.iter().filter_map(|(number, _)| numbers.own_name(*number)).collect::<Vec<_>>().join(" ")),
            false => {
                let tile = |(number, colour): &(usize, Option<usize>)| {
                    Some(format!("{}: {}", numbers.own_name(*number)?, colours.own_name((*colour)?)?))
                };
                format!("{{{}}}", tiles.iter().filter_map(tile).collect::<Vec<_>>().join(", "))
            }
        };
        Some(vec![instead(node, text)])
    }

    /// One more key of a map.
    fn entry(&self, node: &Node<'_>, name: &str, rest: &[Step]) -> Option<Vec<Splice>> {
        let value = self.written(rest)?;
        match &node.value {
            Value::Map(_) => one_more(self.case.source(), node, &edit::entry(node, name, &value)).map(|splice| vec![splice]),
            Value::Scalar(text, _) if text.is_empty() => Some(vec![instead(node, format!("{{{}: {value}}}", key(name)))]),
            // A player of whom only the name was known.
            Value::Scalar(..) if name == "name" => Some(vec![scalar(node, self.value?)]),
            Value::Scalar(text, _) => Some(vec![instead(node, format!("{{name: {}, {}: {value}}}", literal(text), key(name)))]),
            Value::List(_) => None,
        }
    }

    /// One more item of a list; further on only where dots can stand before it, and behind it to the end of such a row.
    fn item(&self, node: &Node<'_>, index: usize, rest: &[Step]) -> Option<Vec<Splice>> {
        let behind = ", .".repeat(self.case.game.room(self.place).saturating_sub(index + 1));
        match &node.value {
            Value::List(items) => {
                let dots = index.checked_sub(items.len()).filter(|dots| *dots == 0 || has_dots(self.forms[0].form))?;
                let new = format!("{}{}{behind}", "., ".repeat(dots), self.written(rest.get(1..)?)?);
                one_more(self.case.source(), node, &new).map(|splice| vec![splice])
            }
            // One alone is written without brackets.
            Value::Scalar(text, _) if index == 1 && !text.is_empty() => {
                Some(vec![instead(node, format!("[{}, {}]", literal(text), self.written(rest.get(1..)?)?))])
            }
            Value::Scalar(..) if index == 0 || has_dots(self.forms[0].form) => {
                let row = format!("{}{}{behind}", "., ".repeat(index), self.written(rest.get(1..)?)?);
                Some(vec![instead(node, format!("[{row}]"))])
            }
            Value::Scalar(..) | Value::Map(_) => None,
        }
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
            Some(value) => words.find(value).map(Some),
        }
    }
}

/// A text in the place of a value.
fn instead(node: &Node<'_>, text: String) -> Splice {
    Splice { span: node.span, text }
}

/// So many of each thing; those that were there keep their order.
fn in_order(pieces: Vec<Option<usize>>, mut left: Vec<usize>) -> Vec<Option<usize>> {
    let mut stays = |thing: &usize| match left.get_mut(*thing) {
        Some(count @ 1..) => {
            *count -= 1;
            true
        }
        Some(0) | None => false,
    };
    let mut kept: Vec<_> = pieces.into_iter().flatten().filter(|thing| stays(thing)).map(Some).collect();
    kept.extend(left.iter().enumerate().flat_map(|(thing, &count)| std::iter::repeat_n(Some(thing), count)));
    kept
}

/// Whether a number may stand there, be it of what people claim.
fn takes_numbers(shape: &Shape) -> bool {
    shape.alternatives().into_iter().any(|shape| matches!(shape, Shape::Number(_) | Shape::Defined("amount")))
}

/// Rows as a list has them.
fn listed(rows: impl Iterator<Item = String>) -> String {
    format!("[{}]", rows.map(|row| literal(&row)).collect::<Vec<_>>().join(", "))
}
