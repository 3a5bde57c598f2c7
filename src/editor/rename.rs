//! A player under another name: in one edit wherever the case names that player.

use super::resolve::all_keys;
use crate::case::edit::{Splice, renamed, scalar};
use crate::case::{Key, Node, Shape, Value, fold};
use crate::referee::Case;
use crate::verdict::{Place, Step};
use crate::words::lists::first_of_each;

/// What stands at the other places that name the player whose name is at `place`. Nothing for any other place, and where two
/// players have the old name or would have the new one, so that nobody knows who is meant.
pub(super) fn elsewhere(case: &Case<'_, '_>, place: &Place, to: Option<&str>) -> Vec<Splice> {
    let [Step::Key(list), Step::Item(index), Step::Key(name)] = &place.0[..] else { return Vec::new() };
    let players = case.players();
    let (Some(from), Some(to), true) = (players.get(*index), to, list == "players" && name == "name") else {
        return Vec::new();
    };
    let others = || players.iter().enumerate().filter(|(other, _)| other != index).map(|(_, name)| fold(name));
    if others().any(|name| name == fold(from) || name == fold(to)) {
        return Vec::new();
    }
    let mut rename = Rename { from, to, splices: Vec::new() };
    rename.keys(&mut all_keys(case.game), &case.document.root);
    first_of_each(rename.splices, Splice::meets)
}

impl Case<'_, '_> {
    /// The names that its claims are of, and that no player has.
    pub fn claims_of_nobody(&self) -> Vec<String> {
        let key = all_keys(self.game).find(|key| key.name == "claims");
        let claims = key.and_then(|key| self.document.root.entry(|word| key.is(word)));
        let players = self.players();
        let is_known = |name: &str| players.iter().any(|player| fold(player) == fold(name));
        let names = claims.iter().flat_map(|claims| claims.entries()).map(|(name, _)| name);
        names.filter(|name| !is_known(name)).map(str::to_owned).collect()
    }
}

struct Rename<'a> {
    from: &'a str,
    to: &'a str,
    splices: Vec<Splice>,
}

impl Rename<'_> {
    fn is_meant(&self, word: &str) -> bool {
        fold(word) == fold(self.from)
    }
    /// The values of a map under some keys.
    fn keys(&mut self, keys: &mut dyn Iterator<Item = &'static Key>, map: &Node<'_>) {
        for key in keys {
            map.entry(|word| key.is(word)).into_iter().for_each(|value| self.walk(&key.shape, value));
        }
    }
    fn walk(&mut self, shape: &'static Shape, node: &Node<'_>) {
        match (shape, &node.value) {
            (Shape::Player, Value::Scalar(word, _)) if self.is_meant(word) => self.splices.push(scalar(node, self.to)),
            (Shape::Any(shapes), _) => shapes.iter().for_each(|shape| self.walk(shape, node)),
            (Shape::ByAction(shapes), _) => shapes.iter().for_each(|(_, shape)| self.walk(shape, node)),
            (Shape::Named(_, shape), _) | (Shape::List(shape, _), Value::Scalar(..)) => self.walk(shape, node),
            (Shape::List(shape, _), Value::List(items)) => items.iter().for_each(|item| self.walk(shape, item)),
            (Shape::Row(shapes), Value::List(items)) => {
                shapes.iter().zip(items).for_each(|(shape, item)| self.walk(shape, item));
            }
            (Shape::Map(fixed), Value::Map(_)) => self.keys(&mut fixed.keys.iter(), node),
            (Shape::Move(moves), Value::Map(_)) => self.keys(&mut moves.keys.iter().copied().flatten(), node),
            (Shape::Each(names, shape), Value::Map(entries)) => {
                let of_players = names.alternatives().into_iter().any(|name| matches!(name, Shape::Player));
                for (index, (name, value)) in entries.iter().enumerate() {
                    if of_players && name.word().is_some_and(|name| self.is_meant(name)) {
                        self.splices.extend(renamed(node, index, self.to));
                    }
                    self.walk(shape, value);
                }
            }
            _ => {}
        }
    }
}
