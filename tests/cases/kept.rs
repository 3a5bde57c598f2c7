//! What a case tells of a table is told where that table is written: no key is only read.

use super::audits::below;
use std::collections::BTreeSet;
use std::path::Path;
use tilejudge::case::{Document, Key, Limits, Node, Shape, Source, Value, documents, fold};
use tilejudge::referee::{Asked, Case, GAMES};

/// Keys that are written as another, or tell nothing of a table.
const NOT_OF_THE_TABLE: [&str; 2] = ["tokens", "moves"];

type Keys = BTreeSet<&'static str>;

/// The keys that a map has, as they are called in English.
fn told(part: &Node<'_>, keys: &'static [Key]) -> Keys {
    let Value::Map(entries) = &part.value else { return Keys::new() };
    let known = |name: &str| keys.iter().find(|key| key.names().any(|known| known == fold(name))).map(|key| key.name);
    let name = |(key, _): &(Node<'_>, Node<'_>)| if let Value::Scalar(name, _) = &key.value { known(name) } else { None };
    entries.iter().filter_map(name).collect()
}

/// The keys of a player.
fn of_players(keys: &'static [Key]) -> &'static [Key] {
    let players = keys.iter().find(|key| key.name == "players").unwrap();
    let Shape::List(Shape::Any([_, Shape::Map(player)]), _) = players.shape else { panic!("a list of names or maps") };
    player.keys
}

/// Notes which keys a case has, if it has no move and is possible, and which of them are written of its table.
fn note(document: &Document<'_>, has: &mut Keys, keeps: &mut Keys) {
    let Ok(case) = Case::open(document) else { return };
    let game = GAMES.iter().find(|game| game.editions().iter().any(|edition| edition.id == case.game_id())).unwrap();
    let own = told(&document.root, game.keys());
    let Some(written) = case.judge(&Asked { after: true, ..Asked::default() }).ok().and_then(|verdict| verdict.after) else {
        return;
    };
    if own.contains("moves") {
        return;
    }
    let is_kept = |part: &serde_json::Value, key: &str| part.get(key.replace('-', " ")).is_some();
    keeps.extend(own.iter().filter(|key| is_kept(&written, key)));
    has.extend(own);
    let Value::Map(entries) = &document.root.value else { return };
    let is_players = |key: &Node<'_>| matches!(&key.value, Value::Scalar(name, _) if fold(name) == "players");
    let players = entries.iter().filter(|(key, _)| is_players(key)).flat_map(|(_, players)| players.items());
    for (index, player) in players.enumerate() {
        let own = told(player, of_players(game.keys()));
        keeps.extend(own.iter().filter(|key| is_kept(&written["players"][index], key)));
        has.extend(own);
    }
}

#[test]
fn what_a_case_tells_is_written_of_its_table() {
    let (mut has, mut keeps) = (Keys::new(), Keys::new());
    for path in below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures")) {
        let source = Source { name: String::new(), text: std::fs::read_to_string(&path).unwrap() };
        documents(&source, &Limits::USUAL).iter().flatten().for_each(|document| note(document, &mut has, &mut keeps));
    }
    for key in GAMES.iter().flat_map(|game| game.keys().iter().chain(of_players(game.keys()))).map(|key| key.name) {
        let is_known = NOT_OF_THE_TABLE.contains(&key);
        assert!(is_known || has.contains(key), "no fixture without moves tells {key}");
        assert!(is_known || keeps.contains(key), "{key} is read, and never written: the position, or what writes it, forgets it");
    }
}
