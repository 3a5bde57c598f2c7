//! Tiles on numbered spaces: one that lies on another star than it is typed on, two stars in one another's place.

use super::edit::{Change, Kind};
use super::generator::{EditGenerator, Spot};
use super::pieces::Pieces;
use super::runs::Seen;
use crate::case::edit::renamed;
use crate::case::piece_run::PieceRun;
use crate::case::{Key, Shape, Value};

/// A star, and its numbers where it is a text.
type Star<'n, 's> = (Spot<'n, 's>, Option<Seen<'n, 's>>);

impl<'n, 's> EditGenerator<'n, 's> {
    /// What can be wrong between the parts of a map that have numbered spaces.
    pub(super) fn stars(&mut self, keys: &'static [Key], map: &Spot<'n, 's>) {
        let mut stars = Vec::new();
        // Tiles may be told by the numbers of their spaces.
        let has_spaces = |shape: &Shape| matches!(shape, Shape::Each(Shape::Word(_), Shape::Word(_)));
        for (key, at) in map.fields(&[keys]).filter(|(key, _)| key.shape.alternatives().into_iter().any(has_spaces)) {
            let numbers = self.words_among(&key.shape).and_then(|words| {
                let strip = PieceRun::of(at.node, None, &words).filter(PieceRun::is_one_by_one)?;
                Some(Seen { place: at.place.clone(), strip, pieces: Pieces::of(words) })
            });
            stars.push((at, numbers));
        }
        self.under_another_name(keys, map);
        for (index, one) in stars.iter().enumerate() {
            for other in &stars[index + 1..] {
                self.swap(Kind::Order, &one.0, &other.0);
            }
            stars.iter().filter(|other| other.0.place != one.0.place).for_each(|other| self.on_another(one, other));
        }
    }

    /// A whole star, told by its numbers, that was typed under the name of one that has no tile.
    fn under_another_name(&mut self, keys: &'static [Key], map: &Spot<'n, 's>) {
        let is_free = |key: &&Key| map.node.entry(|word| key.is(word)).is_none() && self.words_among(&key.shape).is_some();
        let free: Vec<_> = keys.iter().filter(is_free).collect();
        for (index, (typed, numbers)) in map.node.entries().enumerate() {
            let Some(key) = keys.iter().find(|key| key.is(typed)) else { continue };
            let Some(lie) = self.words_among(&key.shape).and_then(|words| PieceRun::of(numbers, None, &words)) else { continue };
            for other in &free {
                let at = |key: &Key| map.place.clone().key(key.name);
                let changes = vec![Change::at(at(key), lie.text(), ""), Change::at(at(other), "", lie.text())];
                if let Some(splice) = renamed(map.node, index, &self.name_of(other)) {
                    self.add(Kind::Order, changes, vec![splice]);
                }
            }
        }
    }

    /// A tile that lies on another star, where that has room for it.
    fn on_another(&mut self, (one, numbers): &Star<'n, 's>, (other, there): &Star<'n, 's>) {
        if let Value::Map(_) = &other.node.value {
            for (index, (number, tile)) in one.entries().enumerate() {
                let Some(named) = tile.node.word() else { continue };
                let put = self.entry_more(other, number, tile.node.typed(self.text), named);
                let put = put.filter(|_| other.node.entry(|key| key == number).is_none());
                self.edit(Kind::Neighbour, [self.gone(one.node, index, tile.change(named, "")), put]);
            }
        }
        let (Some(from), Some(to)) = (numbers, there) else { return };
        for thing in from.strip.things().into_iter().filter(|thing| to.strip.last(Some(*thing)).is_none()) {
            let Some(taken) = from.strip.without(thing) else { continue };
            self.in_runs(Kind::Neighbour, &[(from, vec![taken]), (to, vec![to.with(thing)])]);
        }
    }
}
