//! The parts of a case that can be left untold, and the edits of all of them.

use super::budget::Budget;
use super::edit::{Edit, Kind};
use super::generator::{EditGenerator, Spot};
use super::runs::Seen;
use crate::case::edit::Splice;
use crate::case::{Content, Document, Key, Node, Shape, Style, Value};
use crate::game::{Untold, header};
use crate::order;
use crate::referee::Case;
use crate::verdict::{Finding, Place, Step};
use crate::words::typed_in;
use std::collections::BTreeSet;

/// Keys whose values are no part of the table, or decide what it is, or what it leaves untold.
const KEPT: [&str; 3] = ["moves", "players", "uncounted"];

/// Heaps out of sight.
pub(super) const HIDDEN: [&str; 5] = ["bag", "lid", "tower", "draw", "discard"];

/// The key that says by which rules is played.
pub(super) const VARIANT: &str = "variant";

/// The way to a part of a case that can be left untold.
pub(super) type Part = Vec<Step>;

/// The way to a part of a case: a key, or one of a player.
pub(super) fn part_of(place: &Place) -> &[Step] {
    let steps = match place.0.first() {
        Some(Step::Key(key)) if key == "players" => 3,
        _ => 1,
    };
    place.0.get(..steps).unwrap_or(&place.0)
}

/// The places that a finding speaks of.
pub(super) fn places(finding: &Finding) -> impl Iterator<Item = &Place> {
    std::iter::once(&finding.place).chain(finding.related.iter().map(|(place, _)| place))
}

/// Whether findings speak of a place that an edit changes, of what holds it or of what lies in it.
pub(super) fn point_at(findings: &[Finding], edit: &Edit) -> bool {
    let is_near = |one: &[Step], other: &[Step]| !one.is_empty() && other.starts_with(one);
    let is_at = |changed: &[Step]| {
        let mut spoken_of = findings.iter().flat_map(places).map(|place| &place.0[..]);
        spoken_of.any(|place| is_near(place, changed) || is_near(changed, place))
    };
    edit.changes.iter().any(|change| is_at(&change.place.0))
}

/// The parts that an edit changes; none if one of them cannot be left untold.
pub(super) fn parts(edit: &Edit, case: &Case<'_, '_>) -> Option<Vec<Part>> {
    edit.changes.iter().map(|change| part_to_leave(&change.place, case)).collect()
}

/// The part in which a place lies, if it can be left untold.
fn part_to_leave(place: &Place, case: &Case<'_, '_>) -> Option<Part> {
    let part = part_of(place);
    let Some(Step::Key(key)) = part.last() else { return None };
    match untold(case, key) {
        // With a player's name changes whatever speaks of that player; without a variant there is none.
        _ if key == "name" || key == VARIANT => None,
        Some(Untold::EmptyEntries) => place.0.get(..part.len() + 1).map(<[Step]>::to_vec),
        None if case.game.told_by_silence().contains(&&**key) => None,
        None | Some(Untold::Dots) => Some(part.to_vec()),
    }
}

fn untold(case: &Case<'_, '_>, key: &str) -> Option<Untold> {
    case.game.untold().iter().find(|(name, _)| *name == key).map(|(_, untold)| *untold)
}

/// The case without some of its parts.
pub(super) fn without<'s>(case: &Case<'_, 's>, parts: &[Part]) -> Document<'s> {
    let mut root = case.document.root.clone();
    let is = |typed: &Node<'_>, name: &str| {
        let keys = header::KEYS.iter().chain(case.game.keys().iter().flat_map(Key::with_those_below));
        typed.word().is_some_and(|word| word == name || keys.filter(|key| key.name == name).any(|key| key.is(word)))
    };
    for way in parts {
        let Some((Step::Key(last), outer)) = way.split_last() else { continue };
        let holder = outer.iter().try_fold(&mut root, |node, step| match (step, &mut node.value) {
            (Step::Key(name), Value::Map(entries)) => entries.iter_mut().find(|(key, _)| is(key, name)).map(|(_, value)| value),
            (Step::Item(index), Value::List(items)) => items.get_mut(*index),
            _ => None,
        });
        let Some(Value::Map(entries)) = holder.map(|holder| &mut holder.value) else { continue };
        let value = entries.iter_mut().find(|(key, _)| is(key, last)).map(|(_, value)| value);
        match (outer, untold(case, last)) {
            ([Step::Key(_)], _) => value.into_iter().for_each(|value| value.value = Value::Map(Vec::new())),
            (_, Some(_)) => value.into_iter().for_each(|list| {
                let dots = Value::Scalar("...".into(), Style::Quoted);
                list.value = Value::List(vec![Node { value: dots, span: list.span }]);
            }),
            (_, None) => entries.retain(|(key, _)| !is(key, last)),
        }
    }
    Document::new(case.document.source, 0, Content { root, repeated: Vec::new() })
}

/// What makes the edits of a case.
pub(super) fn generator<'n, 's>(case: &'n Case<'n, 's>, budget: &Budget) -> EditGenerator<'n, 's> {
    EditGenerator {
        case,
        text: case.source(),
        language: case.language(),
        players: players(case).filter_map(|player| name(case, player.node)).collect(),
        off: BTreeSet::new(),
        edits: Vec::new(),
        budget: budget.clone(),
        seen: Vec::new(),
        seen_names: Vec::new(),
    }
}

/// The case itself.
pub(super) fn root<'n, 's>(case: &Case<'n, 's>) -> Spot<'n, 's> {
    Spot { node: &case.document.root, place: Place::root() }
}

fn players<'n, 's>(case: &Case<'n, 's>) -> impl Iterator<Item = Spot<'n, 's>> {
    let all = root(case).fields(&[case.game.keys()]).find(|(key, _)| key.name == "players");
    all.into_iter().flat_map(|(_, players)| players.items())
}

/// What a player is called.
fn name<'n>(case: &Case<'_, '_>, player: &'n Node<'_>) -> Option<&'n str> {
    let is_name = |word: &str| player_keys(case.game.keys()).iter().any(|key| key.name == "name" && key.is(word));
    player.word().or_else(|| player.entry(is_name)?.word())
}

/// What the way to a place is called: the player, the keys as they are typed; those that are not, as the case would have them.
pub(super) fn way(case: &Case<'_, '_>, place: &Place) -> Vec<String> {
    let mut way = Vec::new();
    let mut at = Some(&case.document.root);
    for (depth, step) in place.0.iter().enumerate() {
        let (typed, next) = match step {
            Step::Key(name) => {
                let span = case.locate(&Place(place.0[..=depth].to_vec()));
                let told = at.and_then(|map| map.entries().find(|(typed, value)| typed == name || value.span == span));
                (told.map_or_else(|| key(case, name), |(typed, _)| typed.to_owned()), told.map(|(_, value)| value))
            }
            Step::Item(index) => ((index + 1).to_string(), at.and_then(|list| list.items().get(*index))),
            Step::Space(..) | Step::Piece(_) => break,
        };
        way.push(typed);
        at = next;
        // Whoever has a name is called by that.
        if let ([Step::Key(key), Step::Item(_)], Some(player)) = (&place.0[..=depth], next)
            && key == "players"
            && let Some(name) = name(case, player)
        {
            way = vec![name.to_owned()];
        }
    }
    way
}

/// What a key is called in the language of a case; what is the name of none stays as it is.
fn key(case: &Case<'_, '_>, name: &str) -> String {
    let keys = case.game.keys().iter().flat_map(Key::with_those_below);
    let typed = keys.filter(|key| key.name == name).find_map(|key| typed_in(case.language(), key.name, key.also, ""));
    typed.unwrap_or_else(|| name.to_owned())
}

/// How many pieces stand somewhere.
pub(super) type Held = (Place, usize);

/// The edits of a case in which sums are off by so much, and the runs of pieces that it has.
pub(super) fn edits(case: &Case<'_, '_>, off: BTreeSet<i64>, budget: &Budget) -> (Vec<Edit>, Vec<Held>) {
    let (root, game) = (root(case), case.game.keys());
    let mut generator = EditGenerator { off, ..generator(case, budget) };
    let mut hidden = Vec::new();
    for (key, at) in root.fields(&[game]).filter(|(key, _)| !KEPT.contains(&key.name)) {
        let from = generator.edits.len();
        generator.walk(&key.shape, &at);
        if key.name == "phase" {
            generator.without_turn(from, game, &root);
        }
        if HIDDEN.contains(&key.name) {
            hidden.push(at);
        }
    }
    for (index, one) in hidden.iter().enumerate() {
        hidden[index + 1..].iter().for_each(|other| generator.swap(Kind::Order, one, other));
    }
    generator.untold(game, &root);
    game.iter().filter(|key| key.name == VARIANT).for_each(|key| generator.variant(key, &root));
    let keys = player_keys(game);
    let boards: Vec<_> = budget.each(players(case)).collect();
    for whole in &boards {
        whole.fields(&[keys]).for_each(|(key, at)| generator.walk(&key.shape, &at));
        generator.needless(keys, whole);
        generator.untold(keys, whole);
    }
    generator.boards(keys, &boards);
    generator.markers();
    generator.marker_of_nobody(game, &root);
    generator.colours();
    order::by_key(&mut generator.edits, |edit| edit.rarity);
    let held = |seen: &Seen<'_, '_>| (seen.place.clone(), seen.strip.pieces.iter().filter(|piece| piece.thing.is_some()).count());
    (generator.edits, generator.seen.iter().map(held).collect())
}

impl EditGenerator<'_, '_> {
    /// Each part of the case, or of a player's, left untold.
    fn untold(&mut self, keys: &'static [Key], map: &Spot<'_, '_>) {
        for (index, (typed, node)) in self.budget.each(map.node.entries().enumerate()) {
            let Some(key) = keys.iter().find(|key| key.is(typed) && !KEPT.contains(&key.name)) else { continue };
            let whole = Spot { node, place: map.place.clone().key(key.name) };
            let entries = || whole.entries().map(|(_, entry)| entry).collect();
            let (parts, instead): (Vec<_>, _) = match untold(self.case, key.name) {
                Some(Untold::Dots) => (vec![whole], Some(r#"["..."]"#)),
                Some(Untold::EmptyEntries) => (entries(), Some("{}")),
                None => (vec![whole], None),
            };
            for at in parts.iter().filter(|at| part_to_leave(&at.place, self.case).is_some()) {
                let change = at.change(at.node.typed(self.text), "");
                let altered = match instead {
                    Some(text) => Some((change, Splice { span: at.node.span, text: text.to_owned() })),
                    None => self.gone(map.node, index, change),
                };
                self.edit(Kind::Part, [altered]);
            }
        }
    }
}

fn player_keys(keys: &'static [Key]) -> &'static [Key] {
    let shape = keys.iter().find(|key| key.name == "players").map(|key| &key.shape);
    let Some(Shape::List(Shape::Any([.., Shape::Map(fixed)]), _)) = shape else { return &[] };
    fixed.keys
}
