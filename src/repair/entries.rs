//! What people do wrong with entries of maps and items of lists: counts, numbered spaces, stones.

use super::edit::{Altered, Change, Kind};
use super::generator::{EditGenerator, Spot, is_marker, kind_of, one_off, set};
use super::numbers::misread;
use super::parts::way;
use crate::case::edit::{Splice, entry, item, quoted, renamed, value};
use crate::case::piece_run::PieceRun;
use crate::case::{Key, Shape, Vocabulary, fold};
use std::ops::RangeInclusive;

/// Of more keys than this nobody forgets one by accident.
const KEYS: i64 = 12;

/// What people count with a map they count no higher than this.
const COUNTED: RangeInclusive<i64> = 0..=100;

/// The counts of a map: of what, its key as it is typed, where it stands, how many.
pub(super) fn counted<'n, 's, T>(map: &Spot<'n, 's>, of: impl Fn(&str) -> Option<T>) -> Vec<(T, &'n str, Spot<'n, 's>, i64)> {
    let count = |(word, at): (&'n str, Spot<'n, 's>)| {
        let count = at.node.word()?.parse().ok()?;
        Some((of(word)?, word, at, count))
    };
    map.entries().filter_map(count).collect()
}

impl<'n, 's> EditGenerator<'n, 's> {
    /// Entries under a wrong key, entries too many, entries forgotten.
    pub(super) fn entries(&mut self, key_shape: &'static Shape, shape: &'static Shape, map: &Spot<'n, 's>) {
        let values = self.values(shape);
        // Of what is more than a tile or a stone, to take it away is to leave it untold.
        if values.is_empty() {
            return;
        }
        let typed: Vec<&str> = map.node.entries().map(|(word, _)| word).collect();
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
        for (index, (word, at)) in self.budget.each(map.entries().enumerate()) {
            for other in &keys {
                let number = |text: &str| text.parse::<i64>().ok();
                let kind = match number(word).zip(number(other)) {
                    Some((one, other)) if one.abs_diff(other) == 1 => Kind::Neighbour,
                    Some(_) => Kind::Number,
                    None => Kind::Thing,
                };
                self.edit(kind, [renamed(map.node, index, other).map(|splice| (at.change(word, other), splice))]);
            }
            if let (Shape::Number(range), Ok(number)) = (key_shape, word.parse()) {
                self.next_space(range, map, (number, &at));
                self.next_spaces(range, map, (number, &at));
            }
            // Nobody types several stones too many by accident.
            if at.items().nth(1).is_none() {
                self.edit(Kind::Surplus, [self.gone(map.node, index, at.change(at.node.typed(self.text), ""))]);
            }
        }
        for key in &keys {
            values.iter().for_each(|value| self.forgotten(map, key, value));
        }
    }

    /// A stone that lies on the next of several numbered spaces, each with its stones.
    fn next_space(&mut self, range: &RangeInclusive<i64>, map: &Spot<'n, 's>, (number, at): (i64, &Spot<'n, 's>)) {
        let is_alone = at.items().nth(1).is_none();
        for beside in [number - 1, number + 1].iter().filter(|beside| range.contains(beside)).map(i64::to_string) {
            for (index, stone) in at.items().enumerate() {
                let Some(name) = stone.node.word() else { continue };
                let to = Change::at(map.place.clone().key(beside.clone()), "", name);
                let put = match map.node.entry(|key| key == beside) {
                    Some(there) => self.more(there, &item(there, name), to),
                    // A stone that lies alone goes with its key.
                    None if is_alone => None,
                    None => self.more(map.node, &entry(map.node, &beside, &format!("[{}]", item(at.node, name))), to),
                };
                self.edit(Kind::Neighbour, [self.gone(at.node, index, at.change(name, "")), put]);
            }
        }
    }

    /// The last of several stones that lie on the next of several numbered spaces, to which nobody has typed one.
    fn next_spaces(&mut self, range: &RangeInclusive<i64>, map: &Spot<'n, 's>, (number, at): (i64, &Spot<'n, 's>)) {
        let next = (number + 1).to_string();
        if !range.contains(&(number + 1)) || map.node.entry(|key| key == next).is_some() {
            return;
        }
        let names: Vec<_> = at.items().filter_map(|stone| Some(item(at.node, stone.node.word()?))).collect();
        for (stay, go) in self.budget.each(1..names.len().saturating_sub(1)).map(|at| names.split_at(at)) {
            let [all, stay, go] = [&names, stay, go].map(|names| format!("[{}]", names.join(", ")));
            let put = Change::at(map.place.clone().key(next.clone()), "", &*go);
            let put = self.more(map.node, &entry(map.node, &next, &go), put);
            let taken = (at.change(all, &*stay), Splice { span: at.node.span, text: stay });
            self.edit(Kind::Neighbour, [Some(taken), put]);
        }
    }

    fn forgotten(&mut self, map: &Spot<'n, 's>, key: &str, says: &str) {
        let change = Change::at(map.place.clone().key(key.to_owned()), "", says);
        self.edit(Kind::Forgotten, [self.more(map.node, &entry(map.node, key, &value(map.node, says)), change)]);
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
                self.players.iter().map(|name| (*name).to_owned()).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether the absence of a key says something.
    fn is_silent(&self, key: &Key) -> bool {
        self.case.game.told_by_silence().contains(&key.name)
    }

    /// A key of a run that is typed though to leave it out says what is so: a factory that nobody keeps.
    pub(super) fn needless(&mut self, keys: &'static [Key], player: &Spot<'n, 's>) {
        let run = |shape: &'static Shape| if let Shape::Run(words) = shape { Some(words) } else { None };
        for (index, (typed, value)) in player.node.entries().enumerate() {
            if let Some(key) = keys.iter().find(|key| key.is(typed) && self.is_silent(key))
                && let Some(words) = key.shape.alternatives().into_iter().find_map(run)
                && let Some(strip) = PieceRun::of(value, None, &self.words(words))
            {
                // It is the key that is too many.
                let from = format!("{typed}: {}", strip.text());
                let change = Change::at(player.place.clone().key(key.name), from.trim_end(), "");
                let change = Change { way: way(self.case, &player.place), ..change };
                self.edit(Kind::Surplus, [self.gone(player.node, index, change)]);
            }
        }
    }

    /// Keys that are left out though that says something: a star with no tile.
    pub(super) fn left_out(&mut self, keys: &'static [Key], map: &Spot<'n, 's>) {
        let is_told = |key: &Key| map.node.entry(|word| key.is(word)).is_some();
        let left_out: Vec<_> = keys.iter().filter(|key| self.is_silent(key) && !is_told(key)).collect();
        for key in left_out {
            let Some(words) = self.words_among(&key.shape) else { continue };
            words.things.iter().for_each(|thing| self.forgotten(map, &self.name_of(key), &words.name(thing)));
        }
    }

    /// Stones of players: one too many, one forgotten.
    pub(super) fn stones(&mut self, shape: &'static Shape, list: &Spot<'n, 's>) {
        let shapes = shape.alternatives();
        if !shapes.iter().any(|shape| matches!(shape, Shape::Player)) {
            return;
        }
        let may_be_empty = shapes.iter().any(|shape| matches!(shape, Shape::Defined("nothing")));
        let players = self.players.clone();
        for (index, at) in self.budget.each(list.items().enumerate()) {
            let Some(typed) = at.node.word() else { continue };
            if !may_be_empty {
                self.edit(Kind::Surplus, [self.gone(list.node, index, at.change(typed, ""))]);
            } else if players.iter().any(|name| fold(name) == fold(typed)) {
                self.edit(Kind::Surplus, [set(&at, ".")]);
            } else {
                players.iter().for_each(|name| self.edit(Kind::Forgotten, [set(&at, name)]));
            }
        }
        players.into_iter().for_each(|name| self.one_item_more(list, name, &quoted(name)));
    }

    /// An item that was forgotten at the end of a list, and how it is written there.
    pub(super) fn one_item_more(&mut self, list: &Spot<'n, 's>, name: &str, written: &str) {
        let change = Change::at(list.place.clone().item(list.items().count()), "", name);
        self.edit(Kind::Forgotten, [self.more(list.node, written, change)]);
    }

    /// One of what a map has no count of.
    pub(super) fn one_counted(&self, map: &Spot<'n, 's>, name: &str) -> Option<Altered> {
        self.more(map.node, &entry(map.node, name, "1"), Change::at(map.place.clone().key(name.to_owned()), "0", "1"))
    }

    /// One of many counts, of so many digits at most: what is one off is the likeliest.
    pub(super) fn miscounted(&mut self, at: &Spot<'n, 's>, range: &RangeInclusive<i64>, [more, fewer]: [Kind; 2], digits: usize) {
        let Some(Ok(count)) = at.node.word().map(str::parse::<i64>) else { return };
        let mut numbers = misread(&count.to_string());
        numbers.retain(|(_, number)| number.to_string().len() <= digits && (number - count).abs() != 1);
        numbers.extend([(more, count + 1), (fewer, count - 1)]);
        for (kind, number) in numbers.into_iter().filter(|(_, number)| range.contains(number)) {
            self.edit(kind, [set(at, &number.to_string())]);
        }
    }

    /// What can be wrong with a count of each thing.
    pub(super) fn counts(&mut self, words: &Vocabulary, map: &Spot<'n, 's>) {
        let counted = counted(map, |word| words.find(word));
        let to = |at: &Spot<'_, '_>, count: i64| set(at, &count.to_string());
        for (thing, _, at, count) in &counted {
            self.miscounted(at, &COUNTED, one_off(words, *thing), usize::MAX);
            for (other, _, there, held) in counted.iter().filter(|(other, ..)| other != thing && *count > 0) {
                self.edit(kind_of(words, *thing, *other), [to(at, count - 1), to(there, held + 1)]);
                if *count > held + 1 && !is_marker(words, *thing) && !is_marker(words, *other) {
                    self.edit(Kind::Throughout, [to(at, *held), to(there, *count)]);
                }
            }
        }
        for (thing, known) in words.things.iter().enumerate() {
            if counted.iter().any(|(counted, ..)| *counted == thing) {
                continue;
            }
            let one = self.one_counted(map, &words.name(known));
            let tiles = counted.iter().filter(|(other, .., count)| *count > 0 && !is_marker(words, *other));
            for (_, _, at, count) in tiles.filter(|_| !is_marker(words, thing)) {
                self.edit(Kind::Colour, [to(at, count - 1), one.clone()]);
            }
            self.edit(one_off(words, thing)[0], [one]);
        }
    }
}
