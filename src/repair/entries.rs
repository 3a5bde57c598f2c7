//! What people do wrong with entries of maps and items of lists: counts, numbered spaces, stones.

use super::edit::{Altered, Change, Kind};
use super::generator::{EditGenerator, Spot, set};
use super::numbers::misread;
use super::parts::way;
use super::pieces::Pieces;
use crate::case::edit::{Splice, member, renamed};
use crate::case::piece_run::PieceRun;
use crate::case::{Key, Shape, fold};
use std::ops::RangeInclusive;

impl<'n, 's> EditGenerator<'n, 's> {
    /// Entries under a wrong key, entries too many, entries forgotten.
    pub(super) fn entries(&mut self, key_shape: &'static Shape, shape: &'static Shape, map: &Spot<'n, 's>) {
        let is_of_names = matches!(shape, Shape::Word(words) if !self.words(words).is_lettered());
        let values = self.all(shape, map.entries().find_map(|(_, value)| value.node.word()).unwrap_or(""));
        let typed: Vec<&str> = map.node.entries().map(|(word, _)| word).collect();
        let mut keys = self.all(key_shape, typed.last().unwrap_or(&""));
        // Of what is more than a tile or a stone, to take it away is to leave it untold.
        if values.is_empty() || keys.is_empty() || is_of_names || matches!(shape, Shape::Number(_)) {
            return;
        }
        keys.retain(|key| !typed.iter().any(|typed| fold(typed) == fold(key)));
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
            let there = map.entries().find(|(key, _)| *key == beside).map(|(_, there)| there);
            for (index, stone) in at.items().enumerate() {
                let Some(name) = stone.node.word() else { continue };
                let put = match &there {
                    Some(there) => self.item_more(there, name),
                    // A stone that lies alone goes with its key.
                    None if is_alone => None,
                    None => self.entry_more(map, &beside, &format!("[{}]", member(at.node, name)), name),
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
        let names: Vec<_> = at.items().filter_map(|stone| Some(member(at.node, stone.node.word()?))).collect();
        for (stay, go) in self.budget.each(1..names.len().saturating_sub(1)).map(|at| names.split_at(at)) {
            let [all, stay, go] = [&names, stay, go].map(|names| format!("[{}]", names.join(", ")));
            let put = self.entry_more(map, &next, &go, &go);
            let taken = (at.change(all, &*stay), Splice { span: at.node.span, text: stay });
            self.edit(Kind::Neighbour, [Some(taken), put]);
        }
    }

    fn forgotten(&mut self, map: &Spot<'n, 's>, key: &str, says: &str) {
        self.edit(Kind::Forgotten, [self.entry_more(map, key, &member(map.node, says), says)]);
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

    /// Items of a list: one too many, one forgotten; where each is listed once, one for another.
    pub(super) fn members(&mut self, shape: &'static Shape, list: &Spot<'n, 's>) {
        let typed: Vec<&str> = list.node.items().iter().map(|item| item.word().unwrap_or("")).collect();
        let all = self.all(shape, typed.last().unwrap_or(&""));
        let is_one = |word: &str| all.iter().any(|name| fold(name) == fold(word));
        let may_be_empty = shape.alternatives().iter().any(|shape| matches!(shape, Shape::Defined("nothing")));
        let is_once = matches!(shape, Shape::Word(_));
        let is_free = |name: &&String| !is_once || !typed.iter().any(|typed| fold(typed) == fold(name));
        for (index, at) in self.budget.each(list.items().enumerate()).filter(|_| !all.is_empty()) {
            all.iter().filter(|name| is_once && is_free(name)).for_each(|name| self.edit(Kind::Thing, [set(&at, name)]));
            match typed[index] {
                // Of what is there twice the last is too many.
                word if !may_be_empty && typed[index + 1..].contains(&word) => {}
                word if !may_be_empty => self.edit(Kind::Surplus, [self.gone(list.node, index, at.change(word, ""))]),
                word if is_one(word) => self.edit(Kind::Surplus, [set(&at, ".")]),
                _ => all.iter().for_each(|name| self.edit(Kind::Forgotten, [set(&at, name)])),
            }
        }
        for name in all.iter().filter(is_free) {
            self.edit(Kind::Forgotten, [self.item_more(list, name)]);
        }
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

    /// One counted as another, one of which there is no count, two counts in one another's place.
    pub(super) fn counts(&mut self, pieces: &Pieces, map: &Spot<'n, 's>) {
        let count =
            |(word, at): (&'n str, Spot<'n, 's>)| Some((pieces.find(word)?, word, at.node.word()?.parse::<i64>().ok()?, at));
        let counted: Vec<_> = map.entries().filter_map(count).collect();
        let of = |piece: usize| counted.iter().find(|(counted, ..)| *counted == piece);
        let to = |at: &Spot<'_, '_>, count: i64| set(at, &count.to_string());
        let one_more = |generator: &Self, piece: usize, like: &str| -> Option<Altered> {
            match of(piece) {
                Some((_, _, held, at)) => to(at, held + 1),
                None => {
                    let (change, splice) = generator.entry_more(map, &pieces.typed(piece, like), "1", "1")?;
                    Some((Change { from: "0".to_owned(), ..change }, splice))
                }
            }
        };
        for (piece, word, count, at) in self.budget.each(&counted).filter(|(_, _, count, _)| *count > 0) {
            for (kind, other) in pieces.others(*piece) {
                let kind = if of(other).is_some() || pieces.are_cards() { kind } else { Kind::Colour };
                self.edit(kind, [to(at, count - 1), one_more(self, other, word)]);
                if let Some((_, _, held, there)) = of(other).filter(|(_, _, held, _)| !pieces.are_cards() && *count > held + 1) {
                    self.edit(Kind::Throughout, [to(at, *held), to(there, *count)]);
                }
            }
        }
        for piece in pieces.all().filter(|&piece| of(piece).is_none_or(|(_, _, count, _)| *count == 0)) {
            let like = counted.last().map_or("", |(_, word, ..)| word);
            self.edit(pieces.one_off(piece)[0], [one_more(self, piece, like)]);
        }
    }
}
