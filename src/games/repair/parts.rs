//! The parts of a case that can be left untold, and its edits by part.

use super::across::Board;
pub(super) use super::maker::fields;
use super::maker::{Here, Maker};
use crate::case::{Content, Document, Key, Node, Shape, Value};
use crate::games::{Case, header};
use crate::verdict::Place;

/// Keys whose values are no part of the table, or decide what it is, or what it leaves untold.
const KEPT: [&str; 4] = ["moves", "variant", "players", "uncounted"];

/// A part of a case.
pub(super) struct Part {
    /// Its key, and the player whose it is.
    key: &'static str,
    player: Option<usize>,
    /// Whether its absence only means that it is not told.
    pub(super) can_be_hidden: bool,
}

/// The edits of a case, and the parts that they touch.
pub(super) fn edits<'n, 's>(case: &Case<'n, 's>) -> (Maker<'n, 's>, Vec<Part>) {
    let root = &case.document.root;
    let game = case.game.keys();
    let silent = case.game.told_by_silence();
    let mut parts = Vec::new();
    let mut part = |key: &'static str, player: Option<usize>| {
        parts.push(Part { key, player, can_be_hidden: !silent.contains(&key) });
        parts.len() - 1
    };
    let players: Vec<_> = fields(&[game], root).filter(|(key, ..)| key.name == "players").collect();
    let listed: Vec<&Node<'_>> = players
        .iter()
        .flat_map(|(_, _, node)| if let Value::List(items) = &node.value { items.as_slice() } else { &[] })
        .collect();
    let mut maker = Maker {
        text: &case.document.source.text,
        edition: case.edition,
        letters: case.letters.clone(),
        language: header::language(case.document).unwrap_or_default(),
        players: listed.iter().filter_map(|player| named(player, player_keys(game))).collect(),
        written: case.game.written(),
        silent,
        edits: Vec::new(),
        seen: Vec::new(),
    };
    for (key, typed, node) in fields(&[game], root).filter(|(key, ..)| !KEPT.contains(&key.name)) {
        let here = Here { place: Place::root().key(key.name), way: vec![typed.to_owned()], part: part(key.name, None) };
        maker.walk(&key.shape, node, &here);
    }
    let mut boards = Vec::new();
    for (index, player) in listed.iter().enumerate() {
        let name = named(player, player_keys(game)).map_or("", |(name, _)| name);
        let place = Place::root().key("players").item(index);
        let mut board = Vec::new();
        for (key, typed, node) in fields(&[player_keys(game)], player) {
            let here = Here {
                place: place.clone().key(key.name),
                way: vec![name.to_owned(), typed.to_owned()],
                part: part(key.name, Some(index)),
            };
            maker.walk(&key.shape, node, &here);
            board.push((key.name, node, here));
        }
        let here = Here { place, way: vec![name.to_owned()], part: 0 };
        boards.push(Board { node: player, here, parts: board });
    }
    maker.boards(&boards);
    maker.markers();
    maker.colours();
    maker.edits.sort_by_key(|edit| edit.rarity);
    (maker, parts)
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

/// The keys of a player.
fn player_keys(keys: &'static [Key]) -> &'static [Key] {
    let shape = keys.iter().find(|key| key.name == "players").map(|key| &key.shape);
    let Some(Shape::List(Shape::Any([.., Shape::Map(fixed)]), _)) = shape else { return &[] };
    fixed.keys
}

/// The case without some of its parts.
pub(super) fn without<'s>(case: &Case<'_, 's>, parts: &[&Part]) -> Document<'s> {
    let mut root = case.document.root.clone();
    for part in parts {
        let keys = case.game.keys();
        match part.player {
            None => remove(&mut root, part.key, keys),
            Some(player) => {
                let players = entry(&mut root, "players", keys);
                if let Some(Node { value: Value::List(items), .. }) = players
                    && let Some(player) = items.get_mut(player)
                {
                    remove(player, part.key, player_keys(keys));
                }
            }
        }
    }
    Document::new(case.document.source, 0, Content { root, repeated: Vec::new() })
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
