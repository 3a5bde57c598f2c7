//! What a move does: exactly one of a game's actions, with the keys that go with it.

use super::lexicon::COMMON;
use super::shared::Seat;
use super::ways::{Manner, Player, Way};
use super::{Entry, people};
use crate::case::{Action, Fields, Key, Node, Reader, VALUES, Value as Held, What};
use crate::verdict::Place;
use crate::words::{Arg, said};
use serde_json::{Map, Value};

/// The action of move `number`. None, with a problem, if it has none or several; a key that does not go with it is a problem too.
pub(crate) fn action(
    fields: &Fields<'_, '_>,
    number: usize,
    keys: &'static [Key],
    actions: &[Action],
    reader: &mut Reader,
) -> Option<&'static str> {
    // A key by a name under which it is known here: another game's may mean something else.
    let named = |name: &&'static str| {
        keys.iter().find(|key| key.name == *name).map_or(Arg::key(name), |key| Arg::Word(key.name, key.also))
    };
    let find = |key: &str| actions.iter().find(|action| action.key == key);
    let mut found = fields.keys().filter_map(|(key, node)| Some((find(key)?, node)));
    let Some((&Action { key: action, allows, .. }, _)) = found.next() else {
        let keys = Arg::from_iter(actions.iter().map(|action| Arg::key(action.key)));
        return reader.fail(
            fields.node,
            "case/no-action",
            said!(COMMON, "no-action-said").with("number", number).with("keys", keys),
        );
    };
    if let Some((second, key)) = found.next() {
        let message = said!(COMMON, "two-actions")
            .with("number", number)
            .with("first", Arg::key(action))
            .with("second", Arg::key(second.key));
        return reader.fail(key, "case/several-actions", message);
    }
    for (key, node) in fields.keys().filter(|(key, _)| *key != action && !allows.contains(key)) {
        let message =
            said!(COMMON, "key-of-another").with("number", number).with("action", Arg::key(action)).with("key", Arg::key(key));
        let keys = if allows.is_empty() { Arg::Term("none") } else { Arg::from_iter(allows.iter().map(named)) };
        reader.problem(node, "case/key-not-here", message.with("keys", keys));
    }
    Some(action)
}

/// The items of a list of moves; a single one needs no list.
pub(crate) fn listed<'n, 's>(node: &'n Node<'s>, what: impl What, reader: &mut Reader) -> Option<&'n [Node<'s>]> {
    if let Held::Map(_) = node.value { Some(node.items()) } else { reader.list(node, what) }
}

/// Reads the entries of `moves:`, each a move with one of the `actions`.
pub(crate) fn read<M>(
    node: &Node<'_>,
    keys: &'static [Key],
    actions: &[Action],
    manner: Manner<'_>,
    reader: &mut Reader,
    mut play: impl FnMut(&'static str, &mut Step<'_, '_, '_>) -> Option<M>,
) -> Vec<Entry<M>> {
    let Some(items) = listed(node, people::key("moves"), reader) else { return Vec::new() };
    let entry = |(index, item): (usize, &Node<'_>)| {
        let number = index + 1;
        if people::is_keyed_by_mover(item, manner.players.unwrap_or_default(), reader) {
            return None;
        }
        let fields = reader.fields(item, || said!(COMMON, "move").with("number", number), &[keys])?;
        let action = action(&fields, number, keys, actions, reader)?;
        let play = play(action, &mut Step { fields: &fields, manner: &Manner { number, ..manner }, reader })?;
        Some(Entry { place: Place::root().key("moves").item(index), play })
    };
    items.iter().enumerate().filter_map(entry).collect()
}

/// The move of a text that holds one, and that `read` reads as if it stood under `moves:`.
pub(crate) fn only<M>(
    node: &Node<'_>,
    reader: &mut Reader,
    read: impl FnOnce(&Node<'_>, &mut Reader) -> Vec<Entry<M>>,
) -> Option<M> {
    let Held::Map(_) = node.value else {
        return reader.fail_type(node, said!(VALUES, "the-text"), said!(VALUES, "a-map-of-keys"));
    };
    let mut entries = read(node, reader);
    if entries.len() != 1 && reader.problems.is_empty() {
        reader.problem(node, "case/several-actions", said!(COMMON, "one-move").with("count", entries.len()));
    }
    entries.pop().map(|entry| entry.play)
}

/// A move while it is read.
pub(crate) struct Step<'m, 'n, 's> {
    /// What it says.
    pub(crate) fields: &'m Fields<'n, 's>,
    pub(crate) manner: &'m Manner<'m>,
    pub(crate) reader: &'m mut Reader,
}

impl<'n, 's> Step<'_, 'n, 's> {
    /// What stands under a key; none, with a problem, where nothing does, or nothing that can be read.
    pub(crate) fn need<W: Way>(&mut self, key: &'static str) -> Option<W::Is> {
        W::read(self.required(key)?, people::key_of(key, self.manner.number), self.manner, self.reader)
    }
    /// The value of a key; it is a problem where it has none.
    pub(crate) fn required(&mut self, key: &'static str) -> Option<&'n Node<'s>> {
        self.reader.required(self.fields, || said!(COMMON, "move").with("number", self.manner.number), key)
    }
    /// The same of a key that may be left out: none only for what cannot be read.
    pub(crate) fn may<W: Way>(&mut self, key: &'static str) -> Option<Option<W::Is>> {
        if self.fields.get(key).is_some() { self.need::<W>(key).map(Some) } else { Some(None) }
    }
    /// Who makes it: where it does not say, the one whose `turn` it is.
    pub(crate) fn mover(&mut self, turn: Option<Seat>) -> Option<Seat> {
        people::mover(self.fields, self.manner.number, turn, self.manner.players.unwrap_or_default(), self.reader)
    }
    /// Whose turn it is after one of this player's, if whose it was is told.
    pub(crate) fn after(&self, turn: Option<Seat>, mover: Seat) -> Option<Seat> {
        turn.map(|_| mover.next(self.manner.players.map_or(0, <[_]>::len)))
    }
}

/// A move while it is written, in the order of its keys.
pub(crate) struct Written<'m> {
    map: Map<String, Value>,
    pub(crate) manner: &'m Manner<'m>,
}

impl<'m> Written<'m> {
    /// What `write` writes.
    pub(crate) fn of(manner: &'m Manner<'m>, write: impl FnOnce(&mut Self)) -> Value {
        let mut written = Self { map: Map::new(), manner };
        write(&mut written);
        written.map.into()
    }
    /// Writes what stands under a key.
    pub(crate) fn put<W: Way>(&mut self, key: &str, value: &W::Is) -> &mut Self {
        match W::write(value, self.manner) {
            Some(value) => self.say(key, value),
            None => self,
        }
    }
    /// Writes a value as it is.
    pub(crate) fn say(&mut self, key: &str, value: impl Into<Value>) -> &mut Self {
        self.map.insert(key.to_owned(), value.into());
        self
    }
    /// Writes what stands under a key where something does.
    pub(crate) fn may<W: Way>(&mut self, key: &str, value: Option<&W::Is>) -> &mut Self {
        if let Some(value) = value { self.put::<W>(key, value) } else { self }
    }
    /// Who makes it, even where there is only one player.
    pub(crate) fn by(&mut self, seat: &Seat) -> &mut Self {
        self.put::<Player>("player", seat)
    }
}
