//! What people do wrong with entries of maps and items of lists: counts, numbered spaces, stones.

use super::edit::{Change, Kind};
use super::generator::{EditGenerator, Here, is_marker, kind_of, value_of};
use super::numbers::misread;
use crate::case::edit::{Splice, entry, item, one_fewer, one_more, scalar, value};
use crate::case::piece_run::PieceRun;
use crate::case::{Key, Node, Shape, Value, Vocabulary};
use crate::words::typed_in;
use std::ops::RangeInclusive;

/// Of more keys than this nobody forgets one by accident.
const KEYS: i64 = 12;

impl<'n, 's> EditGenerator<'n, 's> {
    /// Entries under a wrong key, entries too many, entries forgotten.
    pub(super) fn entries(&mut self, key_shape: &'static Shape, shape: &'static Shape, node: &'n Node<'s>, here: &Here) {
        let Value::Map(entries) = &node.value else { return };
        let values = self.values(shape);
        // Of what is more than a tile or a stone, to take it away is to leave it untold.
        if values.is_empty() {
            return;
        }
        let typed: Vec<&str> = entries
            .iter()
            .filter_map(|(key, _)| if let Value::Scalar(word, _) = &key.value { Some(&**word) } else { None })
            .collect();
        let keys: Vec<String> = match key_shape {
            Shape::Word(words) => {
                let words = self.words(words);
                let typed: Vec<_> = typed.iter().filter_map(|word| words.find(word)).collect();
                let free = words.things.iter().enumerate().filter(|(thing, _)| !typed.contains(thing));
                free.map(|(_, thing)| words.name(thing)).collect()
            }
            Shape::Number(range) if range.end() - range.start() < KEYS => {
                range.clone().map(|number| number.to_string()).filter(|number| !typed.contains(&number.as_str())).collect()
            }
            _ => return,
        };
        for (index, ((key, value), word)) in self.budget.each(entries.iter().zip(&typed).enumerate()) {
            let here = here.named(here.place.clone().key((*word).to_owned()), word);
            let change = |from: &str, to: &str| vec![here.change(from, to)];
            for other in &keys {
                let number = |text: &str| text.parse::<i64>().ok();
                let kind = match number(word).zip(number(other)) {
                    Some((one, other)) if one.abs_diff(other) == 1 => Kind::Neighbour,
                    Some(_) => Kind::Number,
                    None => Kind::Thing,
                };
                self.add(kind, change(word, other), vec![scalar(key, other)]);
            }
            self.next_space(key_shape, node, (word, value), &here);
            self.next_spaces(key_shape, node, (word, value), &here);
            // Nobody types several stones too many by accident.
            let several = matches!(&value.value, Value::List(stones) if stones.len() > 1);
            if let (Some(splice), Some(text), false) =
                (one_fewer(self.text, node, index), self.text.get(value.span.start..value.span.end), several)
            {
                self.add(Kind::Surplus, change(text, ""), vec![splice]);
            }
        }
        for key in &keys {
            values.iter().for_each(|value| self.forgotten(node, here, key, value));
        }
    }

    /// A stone that lies on the next of several numbered spaces, each with its stones.
    fn next_space(&mut self, keys: &'static Shape, map: &'n Node<'s>, (word, value): (&str, &'n Node<'s>), here: &Here) {
        let (Shape::Number(range), Value::List(stones)) = (keys, &value.value) else { return };
        let Ok(number) = word.parse::<i64>() else { return };
        for (beside, (index, stone)) in [number - 1, number + 1]
            .into_iter()
            .filter(|beside| range.contains(beside))
            .flat_map(|beside| stones.iter().enumerate().map(move |stone| (beside, stone)))
        {
            let Value::Scalar(name, _) = &stone.value else { continue };
            let beside = beside.to_string();
            let put = match value_of(map, &beside) {
                Some(there) => one_more(self.text, there, &item(there, name)),
                // A stone that lies alone goes with its key.
                None if stones.len() == 1 => None,
                None => one_more(self.text, map, &entry(map, &beside, &format!("[{}]", item(value, name)))),
            };
            let (Some(put), Some(taken)) = (put, one_fewer(self.text, value, index)) else { continue };
            let to = here.sibling(&beside);
            self.add(Kind::Neighbour, vec![here.change(&**name, ""), to.change("", &**name)], vec![taken, put]);
        }
    }

    /// The last of several stones that lie on the next of several numbered spaces, to which nobody has typed one.
    fn next_spaces(&mut self, keys: &'static Shape, map: &'n Node<'s>, (word, value): (&str, &'n Node<'s>), here: &Here) {
        let (Shape::Number(range), Value::List(stones)) = (keys, &value.value) else { return };
        let Some(next) = word.parse::<i64>().ok().map(|number| number + 1).filter(|next| range.contains(next)) else { return };
        let next = next.to_string();
        if value_of(map, &next).is_some() {
            return;
        }
        let names: Vec<_> = stones
            .iter()
            .filter_map(|stone| if let Value::Scalar(name, _) = &stone.value { Some(item(value, name)) } else { None })
            .collect();
        for (stay, go) in self.budget.each(1..names.len().saturating_sub(1)).map(|at| names.split_at(at)) {
            let [stay, go] = [stay, go].map(|names| format!("[{}]", names.join(", ")));
            let Some(put) = one_more(self.text, map, &entry(map, &next, &go)) else { continue };
            let to = here.sibling(&next);
            let typed = format!("[{}]", names.join(", "));
            let taken = Splice { span: value.span, text: stay.clone() };
            self.add(Kind::Neighbour, vec![here.change(typed, stay), to.change("", go)], vec![taken, put]);
        }
    }

    /// A key that was forgotten.
    fn forgotten(&mut self, map: &Node<'_>, here: &Here, key: &str, says: &str) {
        let Some(splice) = one_more(self.text, map, &entry(map, key, &value(map, says))) else { return };
        let here = here.named(here.place.clone().key(key.to_owned()), key);
        let change = here.change("", says);
        self.add(Kind::Forgotten, vec![change], vec![splice]);
    }

    /// What may stand under a key that was forgotten, where there is not much to choose from.
    fn values(&self, shape: &'static Shape) -> Vec<String> {
        match shape {
            Shape::Word(words) => {
                let words = self.words(words);
                let few = words.is_lettered();
                words.things.iter().filter(|_| few).map(|thing| words.name(thing)).collect()
            }
            Shape::Any(shapes) if shapes.iter().any(|shape| matches!(shape, Shape::Player)) => {
                self.players.iter().map(|(name, _)| (*name).to_owned()).collect()
            }
            _ => Vec::new(),
        }
    }

    /// A key of a run that is typed though to leave it out says what is so: a factory that nobody keeps.
    pub(super) fn needless(&mut self, keys: &'static [Key], node: &'n Node<'s>, here: &Here) {
        let Value::Map(entries) = &node.value else { return };
        for (index, (typed, value)) in entries.iter().enumerate() {
            let Value::Scalar(typed, _) = &typed.value else { continue };
            let Some(key) = keys.iter().find(|key| key.is(typed) && self.silent.contains(&key.name)) else { continue };
            let Shape::Run(words) = &key.shape else { continue };
            let (Some(splice), Some(strip)) = (one_fewer(self.text, node, index), PieceRun::of(value, None, &self.words(words)))
            else {
                continue;
            };
            let from = format!("{typed}: {}", strip.text());
            let change = Change {
                place: here.place.clone().key(key.name),
                way: here.way.clone(),
                from: from.trim_end().to_owned(),
                to: String::new(),
            };
            self.add(Kind::Surplus, vec![change], vec![splice]);
        }
    }

    /// Keys that are left out though that says something: a star with no tile.
    pub(super) fn left_out(&mut self, keys: &'static [Key], node: &'n Node<'s>, here: &Here) {
        let Value::Map(entries) = &node.value else { return };
        let has = |key: &Key| entries.iter().any(|(word, _)| matches!(&word.value, Value::Scalar(word, _) if key.is(word)));
        for key in keys.iter().filter(|key| self.silent.contains(&key.name) && !has(key)) {
            let Some(words) = self.words_among(&key.shape) else { continue };
            let key = typed_in(self.language, key.name, key.also, "").unwrap_or_else(|| key.name.to_owned());
            for name in words.things.iter().map(|thing| words.name(thing)) {
                self.forgotten(node, here, &key, &name);
            }
        }
    }

    /// Stones of players: one too many, one forgotten.
    pub(super) fn stones(&mut self, shape: &'static Shape, node: &'n Node<'s>, list: &Here) {
        let Value::List(items) = &node.value else { return };
        let is_of = |wanted: fn(&Shape) -> bool| match shape {
            Shape::Any(shapes) => shapes.iter().any(wanted),
            shape => wanted(shape),
        };
        if !is_of(|shape| matches!(shape, Shape::Player)) {
            return;
        }
        let may_be_empty = is_of(|shape| matches!(shape, Shape::Defined("nothing")));
        let names: Vec<String> = self.players.iter().map(|(name, _)| (*name).to_owned()).collect();
        for (index, item) in self.budget.each(items.iter().enumerate()) {
            let here = list.item(index);
            let Value::Scalar(typed, _) = &item.value else { continue };
            let is_stone = names.iter().any(|name| crate::case::fold(name) == crate::case::fold(typed));
            if may_be_empty && is_stone {
                self.scalar(Kind::Surplus, &here, item, ".");
            } else if may_be_empty {
                names.iter().for_each(|name| self.scalar(Kind::Forgotten, &here, item, name));
            } else {
                self.one_item_fewer(node, index, typed, list);
            }
        }
        for name in names {
            let written = crate::case::edit::quoted(&name);
            self.one_item_more(node, items.len(), name, &written, list);
        }
    }

    /// One of many counts: nobody types a digit too few there, and what is one off is the likeliest.
    pub(super) fn count(&mut self, range: &RangeInclusive<i64>, node: &'n Node<'s>, here: &Here) {
        let Value::Scalar(text, _) = &node.value else { return };
        let Ok(count) = text.parse::<i64>() else { return };
        let mut numbers = misread(text);
        numbers.retain(|(_, number)| number.to_string().len() <= text.len() && (number - count).abs() != 1);
        numbers.extend([(Kind::Forgotten, count + 1), (Kind::Surplus, count - 1)]);
        for (kind, number) in numbers.into_iter().filter(|(_, number)| range.contains(number)) {
            self.scalar(kind, here, node, &number.to_string());
        }
    }

    /// What can be wrong with a count of each thing.
    pub(super) fn counts(&mut self, node: &'n Node<'s>, words: &Vocabulary, here: &Here) {
        let Value::Map(entries) = &node.value else { return };
        let counted: Vec<_> = entries
            .iter()
            .filter_map(|(key, value)| match (&key.value, &value.value) {
                (Value::Scalar(word, _), Value::Scalar(count, _)) => {
                    Some((word, words.find(word)?, value, count.parse::<i64>().ok()?))
                }
                _ => None,
            })
            .collect();
        let at = |word: &str| here.named(here.place.clone().key(word.to_owned()), word);
        let set = |word: &str, value: &Node<'_>, from: i64, to: i64| {
            let here = at(word);
            let change = here.change(from.to_string(), to.to_string());
            (change, scalar(value, &to.to_string()))
        };
        for &(word, thing, value, count) in &counted {
            let (forgotten, surplus) =
                if is_marker(words, thing) { (Kind::Marker, Kind::Marker) } else { (Kind::Forgotten, Kind::Surplus) };
            let mut numbers = misread(&count.to_string());
            numbers.retain(|(_, number)| (number - count).abs() != 1);
            numbers.extend([(forgotten, count + 1), (surplus, count - 1)]);
            for (kind, number) in numbers.into_iter().filter(|(_, number)| (0..=100).contains(number)) {
                self.scalar(kind, &at(word), value, &number.to_string());
            }
            for &(other_word, other, there, held) in counted.iter().filter(|(_, other, ..)| *other != thing && count > 0) {
                let (less, one) = set(word, value, count, count - 1);
                let (more, two) = set(other_word, there, held, held + 1);
                self.add(kind_of(words, thing, other), vec![less, more], vec![one, two]);
                if count > held + 1 && !is_marker(words, thing) && !is_marker(words, other) {
                    let (mine, one) = set(word, value, count, held);
                    let (theirs, two) = set(other_word, there, held, count);
                    self.add(Kind::Throughout, vec![mine, theirs], vec![one, two]);
                }
            }
        }
        for (thing, known) in words.things.iter().enumerate() {
            if counted.iter().any(|(_, counted, ..)| *counted == thing) {
                continue;
            }
            let name = words.name(known);
            let kind = if is_marker(words, thing) { Kind::Marker } else { Kind::Forgotten };
            let Some(splice) = one_more(self.text, node, &entry(node, &name, "1")) else { continue };
            let change = at(&name).change("0", "1");
            let tiles = counted.iter().filter(|(_, other, _, count)| *count > 0 && !is_marker(words, *other));
            for &(word, _, value, count) in tiles.filter(|_| !is_marker(words, thing)) {
                let (less, one) = set(word, value, count, count - 1);
                self.add(Kind::Colour, vec![less, change.clone()], vec![one, splice.clone()]);
            }
            self.add(kind, vec![change], vec![splice]);
        }
    }
}
