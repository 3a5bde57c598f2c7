//! Edits that reach across a case: boards in the wrong order, the marker elsewhere, one colour for another throughout.

use super::edit::{Change, Kind};
use super::generator::{EditGenerator, Spot};
use super::parts::part_of;
use super::runs::Seen;
use crate::case::Key;
use crate::case::piece_run::Replacement;
use crate::verdict::{Place, Step};
use crate::words::lists::each_once;

impl<'n, 's> EditGenerator<'n, 's> {
    /// Boards that have changed places: one part of them, the names over them, or all.
    pub(super) fn boards(&mut self, keys: &'static [Key], boards: &[Spot<'n, 's>]) {
        for (index, one) in boards.iter().enumerate() {
            for other in self.budget.each(boards.iter().skip(index + 1)) {
                for (key, part) in one.fields(&[keys]) {
                    if let Some((_, there)) = other.fields(&[keys]).find(|(other, _)| other.name == key.name) {
                        self.swap(Kind::Boards, &part, &there);
                    }
                }
                self.swap(Kind::Boards, one, other);
            }
        }
    }

    /// The marker lies elsewhere.
    pub(super) fn markers(&mut self) {
        let seen = std::mem::take(&mut self.seen);
        let marker = |seen: &Seen<'_, '_>| seen.pieces.all().find(|&piece| seen.pieces.is_marker(piece));
        for (at, from) in seen.iter().enumerate() {
            let Some(gone) = marker(from).and_then(|marker| from.strip.without(marker)) else { continue };
            for (_, to) in self.budget.each(seen.iter().enumerate()).filter(|(other, _)| *other != at) {
                let Some(marker) = marker(to) else { continue };
                self.in_runs(Kind::Marker, &[(from, vec![gone.clone()]), (to, vec![to.with(marker)])]);
            }
        }
        self.seen = seen;
    }

    /// The marker is said to be somebody's, though a run shows where it lies.
    pub(super) fn marker_of_nobody(&mut self, keys: &'static [Key], case: &Spot<'n, 's>) {
        let shows = |seen: &Seen<'_, '_>| seen.strip.things().into_iter().any(|piece| seen.pieces.is_marker(piece));
        if !self.seen.iter().any(shows) {
            return;
        }
        for (index, (typed, value)) in case.node.entries().enumerate() {
            if let (true, Some(whose)) = (keys.iter().any(|key| key.name == "marker" && key.is(typed)), value.word()) {
                let change = Change::at(Place::root().key("marker"), whose, "");
                self.edit(Kind::Marker, [self.gone(case.node, index, change)]);
            }
        }
    }

    /// Two colours have changed places: throughout, or in a part.
    pub(super) fn colours(&mut self) {
        let seen = std::mem::take(&mut self.seen);
        let names = seen.iter().flat_map(|seen| &seen.pieces.words.things).map(|thing| thing.name);
        let is_colour = |name: &&str| *name != "marker" && !name.starts_with(|letter: char| letter.is_ascii_digit());
        let names = each_once(names.filter(is_colour));
        // Throughout the case, in a player's part of it, in one of its parts: whatever begins so.
        let parts = seen.iter().flat_map(|seen| seen.place.0.get(..2).into_iter().chain([part_of(&seen.place)]));
        let scopes = each_once(std::iter::once(&[] as &[Step]).chain(parts));
        for (index, one) in names.iter().enumerate() {
            for other in names.iter().skip(index + 1) {
                for scope in self.budget.each(&scopes) {
                    self.budget.take(seen.len());
                    let all = |from: &str, to: &str, both_ways| -> Vec<_> {
                        let runs = seen.iter().filter(|seen| seen.place.0.starts_with(scope));
                        runs.filter_map(|seen| Some((seen, recoloured(seen, [from, to], both_ways)?))).collect()
                    };
                    self.throughout(&all(one, other, true));
                    if !scope.is_empty() {
                        self.throughout(&all(one, other, false));
                        self.throughout(&all(other, one, false));
                    }
                }
            }
        }
        self.seen = seen;
    }

    /// Another colour for several pieces.
    fn throughout(&mut self, all: &[(&Seen<'n, 's>, Vec<Replacement<'n, 's>>)]) {
        if all.iter().map(|(_, instead)| instead.len()).sum::<usize>() > 1 {
            self.in_runs(Kind::Throughout, all);
        }
    }
}

/// A run with one colour for the other; and the other for the one, where they have changed places.
fn recoloured<'n, 's>(seen: &Seen<'n, 's>, [from, to]: [&str; 2], both_ways: bool) -> Option<Vec<Replacement<'n, 's>>> {
    let thing = |name: &str| seen.pieces.words.things.iter().position(|thing| thing.name == name);
    let (from, to) = (thing(from)?, thing(to)?);
    let instead = seen.strip.pieces.iter().filter_map(|piece| {
        let other = match piece.thing? {
            thing if thing == from => to,
            thing if both_ways && thing == to => from,
            _ => return None,
        };
        Some(seen.strip.instead(piece, seen.typed(other)))
    });
    let instead: Vec<_> = instead.collect();
    (!instead.is_empty()).then_some(instead)
}
