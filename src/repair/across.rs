//! Edits that reach across a case: boards in the wrong order, the marker elsewhere, one colour for another throughout.

use super::edit::{Change, Kind};
use super::generator::{EditGenerator, Here, Seen, is_marker};
use super::parts::part_of;
use crate::case::edit::one_fewer;
use crate::case::piece_run::Replacement;
use crate::case::{Key, Node, Value};
use crate::verdict::Step;

/// What stands under a player: the whole of it, and its parts by their keys.
pub(super) struct Board<'n, 's> {
    pub(super) node: &'n Node<'s>,
    pub(super) here: Here,
    pub(super) parts: Vec<(&'static str, &'n Node<'s>, Here)>,
}

/// How far one colour may stand for another.
#[derive(PartialEq)]
enum Scope {
    Case,
    Player(Vec<Step>),
    Part(Vec<Step>),
}

impl<'n, 's> EditGenerator<'n, 's> {
    /// Boards that have changed places: one part of them, the names over them, or all.
    pub(super) fn boards(&mut self, boards: &[Board<'n, 's>]) {
        for (index, one) in boards.iter().enumerate() {
            for other in self.budget.each(boards.iter().skip(index + 1)) {
                for (key, node, here) in &one.parts {
                    if let Some((_, there_node, there)) = other.parts.iter().find(|(other, ..)| other == key) {
                        self.swap(Kind::Boards, (node, here), (there_node, there));
                    }
                }
                self.swap(Kind::Boards, (one.node, &one.here), (other.node, &other.here));
            }
        }
    }

    /// Heaps out of sight that have changed places.
    pub(super) fn heaps(&mut self, heaps: &[(&'n Node<'s>, Here)]) {
        for (index, (one, here)) in heaps.iter().enumerate() {
            heaps[index + 1..].iter().for_each(|(other, there)| self.swap(Kind::Order, (one, here), (other, there)));
        }
    }

    /// The marker lies elsewhere.
    pub(super) fn markers(&mut self) {
        let seen = std::mem::take(&mut self.seen);
        let marker = |seen: &Seen<'_, '_>| (0..seen.words.things.len()).find(|&thing| is_marker(&seen.words, thing));
        for (at, from) in seen.iter().enumerate() {
            let Some(instead) =
                marker(from).filter(|&thing| from.strip.last(Some(thing)).is_some()).and_then(|thing| from.strip.without(thing))
            else {
                continue;
            };
            for (_, to) in self.budget.each(seen.iter().enumerate()).filter(|(other, _)| *other != at) {
                let Some(thing) = marker(to) else { continue };
                let put = to.strip.with(&to.words, thing);
                self.throughout(Kind::Marker, &[(from, vec![instead.clone()]), (to, vec![put])]);
            }
        }
        self.seen = seen;
    }

    /// The marker is said to be somebody's, though a run shows where it lies.
    pub(super) fn marker_of_nobody(&mut self, keys: &'static [Key], case: &'n Node<'s>) {
        let shows = |seen: &Seen<'_, '_>| seen.strip.things().into_iter().any(|thing| is_marker(&seen.words, thing));
        let Value::Map(entries) = &case.value else { return };
        let Some(key) = keys.iter().find(|key| key.name == "marker").filter(|_| self.seen.iter().any(shows)) else { return };
        for (index, entry) in entries.iter().enumerate() {
            if let (Value::Scalar(typed, _), Value::Scalar(whose, _)) = (&entry.0.value, &entry.1.value)
                && key.is(typed)
                && let Some(splice) = one_fewer(self.text, case, index)
            {
                self.add(Kind::Marker, vec![Here::root().key(key.name, typed).change(&**whose, "")], vec![splice]);
            }
        }
    }

    /// Two colours have changed places: throughout, or in a part.
    pub(super) fn colours(&mut self) {
        let seen = std::mem::take(&mut self.seen);
        let mut names: Vec<&str> = Vec::new();
        for name in seen.iter().flat_map(|seen| &seen.words.things).filter_map(|thing| thing.names.first()) {
            if !names.contains(name) && *name != "marker" && !name.starts_with(|letter: char| letter.is_ascii_digit()) {
                names.push(name);
            }
        }
        let whose = |seen: &Seen<'_, '_>| seen.here.place.0.get(..2).map(<[_]>::to_vec).filter(|_| seen.here.way.len() > 1);
        let mut scopes: Vec<Scope> = vec![Scope::Case];
        for seen in &seen {
            let player = whose(seen).map(Scope::Player);
            scopes.extend(
                player
                    .into_iter()
                    .chain([Scope::Part(part_of(&seen.here.place).to_vec())])
                    .filter(|scope| !scopes.contains(scope))
                    .collect::<Vec<_>>(),
            );
        }
        for (index, one) in names.iter().enumerate() {
            for other in names.iter().skip(index + 1) {
                for scope in self.budget.each(&scopes) {
                    self.budget.take(seen.len());
                    let within = |seen: &&Seen<'_, '_>| match scope {
                        Scope::Case => true,
                        Scope::Player(player) => whose(seen).as_ref() == Some(player),
                        Scope::Part(part) => part_of(&seen.here.place) == *part,
                    };
                    let all = |from: &str, to: &str, both_ways| -> Vec<_> {
                        let runs = seen.iter().filter(within);
                        runs.filter_map(|seen| Some((seen, recoloured(seen, [from, to], both_ways)?))).collect()
                    };
                    self.throughout(Kind::Throughout, &all(one, other, true));
                    if *scope != Scope::Case {
                        self.throughout(Kind::Throughout, &all(one, other, false));
                        self.throughout(Kind::Throughout, &all(other, one, false));
                    }
                }
            }
        }
        self.seen = seen;
    }

    /// Changes of several runs that undo one mistake.
    fn throughout(&mut self, kind: Kind, all: &[(&Seen<'n, 's>, Vec<Replacement<'n, 's>>)]) {
        let instead: Vec<_> = all.iter().flat_map(|(_, instead)| instead.iter().cloned()).collect();
        if instead.len() < 2 {
            return;
        }
        let change = |(seen, instead): &(&Seen<'n, 's>, Vec<_>)| Change {
            place: seen.here.place.clone(),
            way: seen.here.way.clone(),
            from: seen.strip.text().to_owned(),
            to: seen.strip.changed(instead),
        };
        let changes = all.iter().map(change).collect();
        self.in_strips(kind, changes, &instead);
    }
}

/// A run with one colour for the other; and the other for the one, where they have changed places.
fn recoloured<'n, 's>(seen: &Seen<'n, 's>, [from, to]: [&str; 2], both_ways: bool) -> Option<Vec<Replacement<'n, 's>>> {
    let thing = |name: &str| seen.words.things.iter().position(|thing| thing.names.first() == Some(&name));
    let (from, to) = (thing(from)?, thing(to)?);
    let instead = seen.strip.pieces.iter().filter_map(|piece| {
        let other = match piece.thing? {
            thing if thing == from => to,
            thing if both_ways && thing == to => from,
            _ => return None,
        };
        Some((seen.strip.node, piece.range.clone(), seen.strip.spelled(&seen.words, other)))
    });
    let instead: Vec<_> = instead.collect();
    (!instead.is_empty()).then_some(instead)
}
