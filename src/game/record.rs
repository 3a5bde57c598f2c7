//! What a part of a case holds, declared once: its keys, how they are read, and how they are written.

use super::lexicon::COMMON;
use super::ways::{Manner, Way};
use super::{Entry, people};
use crate::case::{Fields, Fixed, Key, Node, Reader, Shape, Value, What};
use crate::words::{Message, said};
use serde_json::{Map, Value as Json};
use std::marker::PhantomData;

/// A part of a case, as [`record!`] declares it.
pub(crate) trait Record {
    /// What it describes, as a noun: "player".
    const WHAT: &'static str;
    /// Its keys.
    const KEYS: &'static [Key];
    /// Reads what a map has. `whose` completes the names of its values in messages: "the wall" of Ana.
    fn read(&mut self, fields: &Fields<'_, '_>, whose: impl Fn(Message) -> Message, manner: &Manner<'_>, reader: &mut Reader);
    /// Writes what is told.
    fn write(&self, manner: &Manner<'_>) -> Map<String, Json>;
}

/// Declares what a part of a case holds: the type, what it is and what messages call a value by its key, and each key,
/// `"key": field: Type => kind Way = what, "what it holds";`.
///
/// The other names of a key stand in the table of the vocabulary, or in the constant behind it. A field that is told `maybe` is
/// none where nothing is told; those that are told `always` have what the way gives, and are as before where it gives nothing. A
/// key without fields is only a `check`: what stands there somebody else reads and writes. Without a `what` messages call a value
/// by its key. Keys that have no way follow after `and`, fields that have no key after `beside`; after `then` a function that
/// reads what several keys say together, after `last` the keys that are written after all others.
macro_rules! record {
    ($(#[$meta:meta])* pub struct $record:ident = $noun:literal, $key_of:expr => {
        $($name:literal $($also:ident)?: $($(#[$own:meta])* $field:ident: $type:ty),* => $kind:ident $way:ty $(= $what:expr)?,
            $about:literal;)*
        $(and $more:expr;)*
        $(beside $(#[$beside_meta:meta])* $beside:ident: $beside_type:ty;)*
        $(then $together:path;)?
        $(last $($last:literal)+;)?
    }) => {
        $(#[$meta])*
        pub struct $record {
            $($(#[doc = concat!("As told: ", $about, ".")] $(#[$own])* pub $field: $type,)*)*
            $($(#[$beside_meta])* pub $beside: $beside_type,)*
        }
        impl $crate::game::record::Record for $record {
            const WHAT: &'static str = $noun;
            const KEYS: &'static [$crate::case::Key] = &[
                $($crate::game::record::record!(@key $name $($also)?, <$way as $crate::game::ways::Way>::SHAPE, $about),)*
                $($more,)*
            ];
            fn read(
                &mut self,
                fields: &$crate::case::Fields<'_, '_>,
                whose: impl Fn($crate::words::Message) -> $crate::words::Message,
                manner: &$crate::game::ways::Manner<'_>,
                reader: &mut $crate::case::Reader,
            ) {
                for (key, node) in fields.values() {
                    match key {
                        $($name => {
                            let what = || whose($crate::game::record::record!(@what $name, $key_of $(, $what)?));
                            let value = <$way as $crate::game::ways::Way>::read(node, what, manner, reader);
                            $crate::game::record::record!(@set $kind value $(self.$field)*);
                        })*
                        _ => {}
                    }
                }
                $($together(self, fields, manner, reader);)?
            }
            fn write(&self, manner: &$crate::game::ways::Manner<'_>) -> ::serde_json::Map<String, ::serde_json::Value> {
                let mut map = ::serde_json::Map::new();
                $(if let Some(value) = $crate::game::record::record!(@get $kind manner $way, $(self.$field)*) {
                    map.insert($name.replace('-', " "), value);
                })*
                $($(map.shift_remove($last).into_iter().for_each(|value| drop(map.insert($last.to_owned(), value)));)+)?
                map
            }
        }
    };
    (@key $name:literal, $shape:expr, $about:literal) => { $crate::case::key!($name, $shape, $about) };
    (@key $name:literal $also:ident, $shape:expr, $about:literal) => { $crate::case::Key::new($name, $also, $shape, $about) };
    (@what $name:literal, $key_of:expr) => { $key_of.with("key", $crate::words::Arg::key($name)) };
    (@what $name:literal, $key_of:expr, $what:expr) => { $crate::words::Message::from($what) };
    (@set check $value:ident) => { let _ = $value; };
    (@set maybe $value:ident $record:ident.$field:ident) => { $record.$field = $value };
    (@set always $value:ident $($record:ident.$field:ident)+) => {
        if let Some(values) = $value {
            ($($record.$field),+) = values
        }
    };
    (@get check $manner:ident $way:ty,) => { None::<::serde_json::Value> };
    (@get maybe $manner:ident $way:ty, $record:ident.$field:ident) => {
        $record.$field.as_ref().and_then(|value| <$way as $crate::game::ways::Way>::write(value, $manner))
    };
    (@get always $manner:ident $way:ty, $record:ident.$field:ident) => {
        <$way as $crate::game::ways::Way>::write(&$record.$field, $manner)
    };
    (@get always $manner:ident $way:ty, $($record:ident.$field:ident)+) => {
        <$way as $crate::game::ways::Way>::write(&($($record.$field.clone()),+), $manner)
    };
}
pub(crate) use record;

/// A map with the keys of a record; one that tells nothing is not written.
pub(crate) struct Part<R>(PhantomData<R>);

impl<R: Record + Default> Way for Part<R> {
    type Is = R;
    const SHAPE: Shape = Shape::Map(&Fixed { what: R::WHAT, keys: R::KEYS, needs: &[] });
    fn read(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<R> {
        let fields = reader.fields(node, what, &[R::KEYS])?;
        let mut part = R::default();
        part.read(&fields, |value| value, manner, reader);
        Some(part)
    }
    fn write(part: &R, manner: &Manner<'_>) -> Option<Json> {
        Some(part.write(manner)).filter(|map| !map.is_empty()).map(Json::Object)
    }
}

/// A player of a case.
pub(crate) trait Person: Record {
    /// One of whom only the name is told.
    fn named(name: String) -> Self;
}

/// The players, clockwise: of each a map, or the name alone.
pub(crate) struct People<P>(PhantomData<P>);

impl<P: Person> Way for People<P> {
    type Is = Vec<P>;
    const SHAPE: Shape =
        Shape::List(&Shape::Any(&[Shape::Name, Shape::Map(&Fixed { what: "player", keys: P::KEYS, needs: &[] })]), Shape::MANY);
    fn read(node: &Node<'_>, _: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<Vec<P>> {
        let mut players = Vec::new();
        for (item, &name) in people::list(node, reader)?.iter().zip(manner.players?) {
            let mut player = P::named(name.to_owned());
            if let Value::Scalar(..) = &item.value {
                people::name(item, reader);
            } else if let Some(fields) = reader.fields(item, said!(COMMON, "a-player"), &[P::KEYS]) {
                player.read(&fields, |value| value.with("player", name), manner, reader);
            }
            players.push(player);
        }
        Some(players)
    }
    fn write(players: &Vec<P>, manner: &Manner<'_>) -> Option<Json> {
        let player = |(player, name): (&P, &&str)| {
            let mut map = Map::from_iter([("name".to_owned(), (*name).into())]);
            map.extend(player.write(manner));
            Json::Object(map)
        };
        Some(players.iter().zip(manner.players?).map(player).collect())
    }
}

/// The name that a player is given. It is read before everything else, and written by whoever writes the player.
pub(crate) struct Name;

impl Way for Name {
    type Is = String;
    const SHAPE: Shape = Shape::Name;
    fn read(node: &Node<'_>, _: impl What, _: &Manner<'_>, reader: &mut Reader) -> Option<String> {
        people::name(node, reader)
    }
    fn write(name: &String, _: &Manner<'_>) -> Option<Json> {
        Some(name.as_str().into())
    }
}

/// Reads a case by the keys of its draft, which says nothing yet, and its moves. None if anything is wrong.
pub(crate) fn read<D: Record, P: Record, M>(
    set: usize,
    mut draft: D,
    fields: &Fields<'_, '_>,
    reader: &mut Reader,
    moves: impl FnOnce(&D, &Node<'_>, Manner<'_>, &mut Reader) -> Vec<Entry<M>>,
) -> Option<(D, Vec<Entry<M>>)> {
    let before = reader.problems.len();
    let players = reader.required(fields, said!(COMMON, "the-case"), "players").and_then(|node| people::names(node, P::KEYS));
    let players: Option<Vec<&str>> = players.as_ref().map(|players| players.iter().map(String::as_str).collect());
    let manner = Manner { set, players: players.as_deref(), ..Manner::SILENT };
    draft.read(fields, |value| value, &manner, reader);
    let moves = fields.get("moves").filter(|_| players.is_some()).map(|node| moves(&draft, node, manner, reader));
    // Without a problem every part that the case has was read.
    (reader.problems.len() == before).then(|| (draft, moves.unwrap_or_default()))
}

/// Writes a case of a game.
pub(crate) fn write<D: Record>(game: &str, draft: &D, manner: &Manner<'_>) -> Json {
    let mut case = Map::from_iter([("game".to_owned(), game.into())]);
    case.extend(draft.write(manner));
    Json::Object(case)
}
