//! Tiles on numbered spaces: one that lies on another star than it is typed on, two stars in one another's place.

use super::edit::Kind;
use super::generator::{EditGenerator, Here, fields, value_of};
use crate::case::edit::{Splice, entry, one_fewer, one_more, scalar};
use crate::case::piece_run::{PieceRun, splices};
use crate::case::{Key, Node, Shape, Value, Vocabulary};
use crate::words::typed_in;

/// A star, and what lies on it.
struct Star<'n, 's> {
    node: &'n Node<'s>,
    here: Here,
    /// The numbers of a text.
    numbers: Option<(PieceRun<'n, 's>, Vocabulary)>,
}

impl<'n, 's> EditGenerator<'n, 's> {
    /// What can be wrong between the parts of a map that have numbered spaces.
    pub(super) fn stars(&mut self, keys: &'static [Key], map: &'n Node<'s>, here: &Here) {
        let mut stars = Vec::new();
        for (key, typed, node) in fields(&[keys], map).filter(|(key, ..)| has_spaces(&key.shape)) {
            let words = self.words_among(&key.shape);
            let numbers =
                words.and_then(|words| Some((PieceRun::of(node, None, &words).filter(PieceRun::is_one_by_one)?, words)));
            stars.push(Star { node, here: here.key(key.name, typed), numbers });
        }
        self.under_another_name(keys, map, here);
        for (index, one) in stars.iter().enumerate() {
            for other in &stars[index + 1..] {
                self.swap(Kind::Order, (one.node, &one.here), (other.node, &other.here));
            }
            stars.iter().filter(|other| other.here.place != one.here.place).for_each(|other| self.on_another(one, other));
        }
    }

    /// A whole star, told by its numbers, that was typed under the name of one that has no tile.
    fn under_another_name(&mut self, keys: &'static [Key], map: &'n Node<'s>, here: &Here) {
        let Value::Map(entries) = &map.value else { return };
        let is_told = |key: &Key| fields(&[keys], map).any(|(told, ..)| told.name == key.name);
        let free: Vec<_> = keys.iter().filter(|key| self.words_among(&key.shape).is_some() && !is_told(key)).collect();
        for (name, numbers) in entries {
            let Value::Scalar(typed, _) = &name.value else { continue };
            let Some(key) = keys.iter().find(|key| key.is(typed)) else { continue };
            let Some(lie) = self.words_among(&key.shape).and_then(|words| PieceRun::of(numbers, None, &words)) else { continue };
            for other in &free {
                let to = typed_in(self.language, other.name, other.also, "").unwrap_or_else(|| other.name.to_owned());
                let changes =
                    vec![here.key(key.name, typed).change(lie.text(), ""), here.key(other.name, &to).change("", lie.text())];
                self.add(Kind::Order, changes, vec![scalar(name, &to)]);
            }
        }
    }

    /// A tile that lies on another star, where that has room for it.
    fn on_another(&mut self, one: &Star<'n, 's>, other: &Star<'n, 's>) {
        if let (Value::Map(entries), Value::Map(_)) = (&one.node.value, &other.node.value) {
            for (index, (key, value)) in entries.iter().enumerate() {
                let (Value::Scalar(number, _), Value::Scalar(tile, _)) = (&key.value, &value.value) else { continue };
                let written = self.text.get(value.span.start..value.span.end).unwrap_or("");
                let put = one_more(self.text, other.node, &entry(other.node, number, written))
                    .filter(|_| value_of(other.node, number).is_none());
                let (Some(put), Some(taken)) = (put, one_fewer(self.text, one.node, index)) else { continue };
                let at = |star: &Star<'_, '_>| star.here.named(star.here.place.clone().key(number.to_string()), number);
                let changes = vec![at(one).change(&**tile, ""), at(other).change("", &**tile)];
                self.add(Kind::Neighbour, changes, vec![taken, put]);
            }
        }
        let (Some((from, words)), Some((to, _))) = (&one.numbers, &other.numbers) else { return };
        for thing in from.things().into_iter().filter(|thing| to.last(Some(*thing)).is_none()) {
            let Some(taken) = from.without(thing) else { continue };
            let put = to.with(words, thing);
            let change = |star: &Star<'_, '_>, strip: &PieceRun<'_, '_>, instead| {
                star.here.change(strip.text(), strip.changed(&[instead]))
            };
            let changes = vec![change(one, from, taken.clone()), change(other, to, put.clone())];
            let Some(splices): Option<Vec<Splice>> = splices(&[taken, put]) else { continue };
            self.add(Kind::Neighbour, changes, splices);
        }
    }
}

/// Whether tiles may be told by the numbers of their spaces.
fn has_spaces(shape: &Shape) -> bool {
    match shape {
        Shape::Any(shapes) => shapes.iter().any(has_spaces),
        shape => matches!(shape, Shape::Each(Shape::Word(_), Shape::Word(_))),
    }
}
