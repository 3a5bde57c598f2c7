//! The parts of a case that can be left untold, and the edits of all of them.

use super::across::Board;
use super::budget::Budget;
use super::edit::Edit;
pub(super) use super::generator::fields;
use super::generator::{EditGenerator, Here, Seen};
use crate::case::{Content, Document, Key, Node, Shape, Style, Value};
use crate::game::{Untold, header};
use crate::referee::{self, Case};
use crate::verdict::{Place, Step};

/// Keys whose values are no part of the table, or decide what it is, or what it leaves untold.
const KEPT: [&str; 3] = ["moves", "players", "uncounted"];

/// Heaps out of sight.
pub(super) const HIDDEN: [&str; 5] = ["bag", "lid", "tower", "draw", "discard"];

/// The key that says by which rules is played.
pub(super) const VARIANT: &str = "variant";

/// The way to a part of a case: a key, or one of a player.
pub(super) fn part_of(place: &Place) -> &[Step] {
    let steps = match place.0.first() {
        Some(Step::Key(key)) if key == "players" => 3,
        _ => 1,
    };
    place.0.get(..steps).unwrap_or(&place.0)
}

/// A part of a case that can be left untold.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Part(Vec<Step>);

/// The parts that an edit changes; none if one of them cannot be left untold.
pub(super) fn parts(edit: &Edit, case: &Case<'_, '_>) -> Option<Vec<Part>> {
    let part = |place: &Place| {
        let part = part_of(place);
        let Some(Step::Key(key)) = part.last() else { return None };
        match untold(case, key) {
            // With a player's name changes whatever speaks of that player; without a variant there is none.
            _ if key == "name" || key == VARIANT => None,
            Some(Untold::EmptyEntries) => place.0.get(..part.len() + 1).map(|entry| Part(entry.to_vec())),
            None if case.game.told_by_silence().contains(&&**key) => None,
            None | Some(Untold::Dots) => Some(Part(part.to_vec())),
        }
    };
    let mut parts = edit.changes.iter().map(|change| part(&change.place)).collect::<Option<Vec<_>>>()?;
    parts.sort_unstable();
    parts.dedup();
    Some(parts)
}

fn untold(case: &Case<'_, '_>, key: &str) -> Option<Untold> {
    case.game.untold().iter().find(|(name, _)| *name == key).map(|(_, untold)| *untold)
}

/// The case without some of its parts.
pub(super) fn without<'s>(case: &Case<'_, 's>, parts: &[Part]) -> Document<'s> {
    let mut root = case.document.root.clone();
    let keys = case.game.keys();
    for Part(way) in parts {
        match &way[..] {
            [Step::Key(_), Step::Item(player), Step::Key(key)] => {
                if let Some(Value::List(players)) = entry(&mut root, "players", keys).map(|players| &mut players.value) {
                    players.get_mut(*player).into_iter().for_each(|player| remove(player, key, player_keys(keys)));
                }
            }
            [Step::Key(key), Step::Key(of)] => {
                if let Some(Value::Map(entries)) = entry(&mut root, key, keys).map(|map| &mut map.value) {
                    let of = entries.iter_mut().find(|(key, _)| matches!(&key.value, Value::Scalar(word, _) if word == of));
                    of.into_iter().for_each(|(_, value)| value.value = Value::Map(Vec::new()));
                }
            }
            [Step::Key(key)] if untold(case, key).is_some() => {
                let dots = |span| vec![Node { value: Value::Scalar("...".into(), Style::Quoted), span }];
                entry(&mut root, key, keys).into_iter().for_each(|list| list.value = Value::List(dots(list.span)));
            }
            [Step::Key(key)] => remove(&mut root, key, keys),
            // No part of a case stands elsewhere.
            _ => {}
        }
    }
    Document::new(case.document.source, 0, Content { root, repeated: Vec::new() })
}

/// What makes the edits of a case.
pub(super) fn generator<'n, 's>(case: &Case<'n, 's>, budget: &Budget) -> EditGenerator<'n, 's> {
    let keys = player_keys(case.game.keys());
    EditGenerator {
        text: &case.document.source.text,
        edition: case.edition,
        letters: case.letters.clone(),
        language: referee::language(case.document).unwrap_or_default(),
        players: players(case).iter().filter_map(|player| named(player, keys)).collect(),
        written: case.game.written(),
        silent: case.game.told_by_silence(),
        off: Vec::new(),
        edits: Vec::new(),
        budget: budget.clone(),
        seen: Vec::new(),
        seen_names: Vec::new(),
    }
}

fn players<'n, 's>(case: &Case<'n, 's>) -> &'n [Node<'s>] {
    match fields(&[case.game.keys()], &case.document.root).find(|(key, ..)| key.name == "players") {
        Some((.., Node { value: Value::List(items), .. })) => items,
        _ => &[],
    }
}

/// How many pieces stand somewhere.
pub(super) type Held = (Place, usize);

/// The edits of a case in which sums are off by so much, and the runs of pieces that it has.
pub(super) fn edits(case: &Case<'_, '_>, off: Vec<i64>, budget: &Budget) -> (Vec<Edit>, Vec<Held>) {
    let root = &case.document.root;
    let game = case.game.keys();
    let mut generator = EditGenerator { off, ..generator(case, budget) };
    let mut hidden = Vec::new();
    for (key, typed, node) in fields(&[game], root).filter(|(key, ..)| !KEPT.contains(&key.name)) {
        let here = Here { place: Place::root().key(key.name), way: vec![typed.to_owned()] };
        generator.walk(&key.shape, node, &here);
        if HIDDEN.contains(&key.name) {
            hidden.push((node, here));
        }
    }
    generator.heaps(&hidden);
    game.iter().filter(|key| key.name == VARIANT).for_each(|key| generator.variant(key, root));
    let mut boards = Vec::new();
    for (index, player) in budget.each(players(case).iter().enumerate()) {
        let name = named(player, player_keys(game)).map_or("", |(name, _)| name);
        let place = Place::root().key("players").item(index);
        let mut board = Vec::new();
        for (key, typed, node) in fields(&[player_keys(game)], player) {
            let here = Here { place: place.clone().key(key.name), way: vec![name.to_owned(), typed.to_owned()] };
            generator.walk(&key.shape, node, &here);
            board.push((key.name, node, here));
        }
        generator.needless(player_keys(game), player, &Here { place: place.clone(), way: vec![name.to_owned()] });
        boards.push(Board { node: player, here: Here { place, way: vec![name.to_owned()] }, parts: board });
    }
    generator.boards(&boards);
    generator.markers();
    generator.marker_of_nobody(game, root);
    generator.colours();
    generator.edits.sort_by_key(|edit| edit.rarity);
    let held =
        |seen: &Seen<'_, '_>| (seen.here.place.clone(), seen.strip.pieces.iter().filter(|piece| piece.thing.is_some()).count());
    (generator.edits, generator.seen.iter().map(held).collect())
}

/// The name of a player, and where it stands.
fn named<'n, 's>(player: &'n Node<'s>, keys: &'static [Key]) -> Option<(&'n str, &'n Node<'s>)> {
    let node = match &player.value {
        Value::Map(_) => fields(&[keys], player).find(|(key, ..)| key.name == "name")?.2,
        Value::Scalar(..) | Value::List(_) => player,
    };
    let Value::Scalar(name, _) = &node.value else { return None };
    Some((name, node))
}

fn player_keys(keys: &'static [Key]) -> &'static [Key] {
    let shape = keys.iter().find(|key| key.name == "players").map(|key| &key.shape);
    let Some(Shape::List(Shape::Any([.., Shape::Map(fixed)]), _)) = shape else { return &[] };
    fixed.keys
}

fn is(key: &Node<'_>, name: &str, keys: &[Key]) -> bool {
    let named = |word: &str| keys.iter().chain(header::KEYS).any(|key| key.name == name && key.is(word));
    matches!(&key.value, Value::Scalar(word, _) if named(word))
}

fn entry<'n, 's>(map: &'n mut Node<'s>, name: &str, keys: &[Key]) -> Option<&'n mut Node<'s>> {
    let Value::Map(entries) = &mut map.value else { return None };
    entries.iter_mut().find(|(key, _)| is(key, name, keys)).map(|(_, value)| value)
}

fn remove(map: &mut Node<'_>, name: &str, keys: &[Key]) {
    if let Value::Map(entries) = &mut map.value {
        entries.retain(|(key, _)| !is(key, name, keys));
    }
}
