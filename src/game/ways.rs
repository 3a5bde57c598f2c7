//! The ways in which values stand in cases: what may stand there, how it is read, how it is written.

use super::heaps;
use super::lexicon::COMMON;
use super::people::{self, called};
use super::shared::{FACTORIES, Heap, Kind, Seat};
use crate::case::{self, Letters, Lexicon, Node, Reader, Shape, What};
use crate::words::said;
use serde_json::Value;
use std::marker::PhantomData;

/// What of a case its values are read and written by.
#[derive(Clone, Copy)]
pub(crate) struct Manner<'c> {
    /// Which of the game's sets of words: the index of the edition, or of the side of the boards.
    pub(crate) set: usize,
    /// The players' names in seat order. None where a case does not tell them: who else is named is a fault of that alone.
    pub(crate) players: Option<&'c [&'c str]>,
    /// What colours are written with; what they are read with its reader knows.
    pub(crate) letters: &'c Letters,
    /// The number of the move that is read, as people count.
    pub(crate) number: usize,
}

impl Manner<'_> {
    /// Of a case of which nothing is known.
    pub(crate) const SILENT: Manner<'static> = Manner { set: 0, players: None, letters: Letters::ENGLISH, number: 0 };
}

/// A way in which a value stands in a case.
pub(crate) trait Way {
    /// The value.
    type Is;
    /// What may stand there: readers of other rooms (schema, editor, repair) walk it.
    const SHAPE: Shape;
    /// Reads a value, which messages call `what`; none, with a problem, for what is none.
    fn read(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<Self::Is>;
    /// Writes a value so that it reads back; none for one that a case tells by leaving it out.
    fn write(value: &Self::Is, manner: &Manner<'_>) -> Option<Value>;
}

/// Declares ways: what comes of a value, what may stand there, the function that reads it, and one that writes it.
macro_rules! ways {
    ($($(#[$doc:meta])* $visible:vis $name:ident: $is:ty = $shape:expr, $read:expr, $write:expr;)*) => {$(
        $(#[$doc])*
        $visible struct $name;
        impl $crate::game::ways::Way for $name {
            type Is = $is;
            const SHAPE: $crate::case::Shape = $shape;
            fn read(
                node: &$crate::case::Node<'_>,
                what: impl $crate::case::What,
                manner: &$crate::game::ways::Manner<'_>,
                reader: &mut $crate::case::Reader,
            ) -> Option<$is> {
                $read(node, what, manner, reader)
            }
            fn write(value: &$is, manner: &$crate::game::ways::Manner<'_>) -> Option<::serde_json::Value> {
                let write: fn(&$is, &$crate::game::ways::Manner<'_>) -> Option<::serde_json::Value> = $write;
                write(value, manner)
            }
        }
    )*};
}
pub(crate) use ways;

/// The words of things, as a type: each set of words of a game may have its own for them.
pub(crate) trait Lexica {
    /// What a word means.
    type Thing: Copy + PartialEq + 'static;
    /// The words of a set.
    fn lexicon(set: usize) -> &'static Lexicon<Self::Thing>;
    /// The same without what they mean.
    fn words(set: usize) -> case::Vocabulary {
        Self::lexicon(set).vocabulary()
    }
}

/// Declares the words of things as types.
macro_rules! lexica {
    ($($(#[$doc:meta])* $visible:vis $name:ident: $thing:ty = $lexicon:expr;)*) => {$(
        $(#[$doc])*
        $visible struct $name;
        impl $crate::game::ways::Lexica for $name {
            type Thing = $thing;
            fn lexicon(set: usize) -> &'static $crate::case::Lexicon<$thing> {
                let lexicon: fn(usize) -> &'static $crate::case::Lexicon<$thing> = $lexicon;
                lexicon(set)
            }
        }
    )*};
}
pub(crate) use lexica;

pub(crate) struct Word<V>(PhantomData<V>);

impl<V: Lexica> Way for Word<V> {
    type Is = V::Thing;
    const SHAPE: Shape = Shape::Word(V::words);
    fn read(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<V::Thing> {
        reader.word(node, what, V::lexicon(manner.set))
    }
    fn write(thing: &V::Thing, manner: &Manner<'_>) -> Option<Value> {
        Some(V::lexicon(manner.set).name(*thing).into())
    }
}

pub(crate) struct Number<T, const LEAST: i64, const MOST: i64>(PhantomData<T>);

impl<T: TryFrom<i64> + Copy + Into<Value>, const LEAST: i64, const MOST: i64> Way for Number<T, LEAST, MOST> {
    type Is = T;
    const SHAPE: Shape = Shape::Number(LEAST..=MOST);
    fn read(node: &Node<'_>, what: impl What, _: &Manner<'_>, reader: &mut Reader) -> Option<T> {
        T::try_from(reader.number(node, what, LEAST..=MOST)?).ok()
    }
    fn write(number: &T, _: &Manner<'_>) -> Option<Value> {
        Some((*number).into())
    }
}

/// A player, by name.
pub(crate) struct Player;

impl Way for Player {
    type Is = Seat;
    const SHAPE: Shape = Shape::Player;
    fn read(node: &Node<'_>, _: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<Seat> {
        people::find(node, manner.players?, reader)
    }
    fn write(seat: &Seat, manner: &Manner<'_>) -> Option<Value> {
        let name = manner.players.and_then(|players| players.get(seat.index()));
        Some(name.map_or_else(|| called(seat.index(), ""), |name| (*name).to_owned()).into())
    }
}

/// A value that is supposed where a case does not give it, and whether it does.
pub(crate) struct Given<W>(PhantomData<W>);

impl<W: Way> Way for Given<W> {
    type Is = (W::Is, bool);
    const SHAPE: Shape = W::SHAPE;
    fn read(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<Self::Is> {
        W::read(node, what, manner, reader).map(|value| (value, true))
    }
    fn write((value, given): &Self::Is, manner: &Manner<'_>) -> Option<Value> {
        given.then(|| W::write(value, manner))?
    }
}

/// A heap of tiles, written as a run; it may be drawn with all its spaces.
pub(crate) struct Run<V, const SPACES: u32 = 0>(PhantomData<V>);

impl<V: Lexica<Thing: Kind>, const SPACES: u32> Way for Run<V, SPACES> {
    type Is = Heap<V::Thing, 1>;
    const SHAPE: Shape = Shape::Heap(V::words, heaps::MOST);
    fn read(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<Self::Is> {
        Some(reader.counts(node, what, V::lexicon(manner.set), SPACES)?.into_iter().collect())
    }
    fn write(heap: &Self::Is, manner: &Manner<'_>) -> Option<Value> {
        Some(heaps::run(V::lexicon(manner.set), manner.letters, *heap).into())
    }
}

/// The same written as a count of each colour.
pub(crate) struct Counts<V, const SPACES: u32 = 0>(PhantomData<V>);

impl<V: Lexica<Thing: Kind>, const SPACES: u32> Way for Counts<V, SPACES> {
    type Is = Heap<V::Thing, 1>;
    const SHAPE: Shape = Run::<V, SPACES>::SHAPE;
    fn read(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<Self::Is> {
        Run::<V, SPACES>::read(node, what, manner, reader)
    }
    fn write(heap: &Self::Is, manner: &Manner<'_>) -> Option<Value> {
        let count = |(colour, count): (V::Thing, u8)| (V::lexicon(manner.set).name(colour), count);
        Some(heap.iter().map(count).collect())
    }
}

/// The centre: tiles, and how many markers were typed. `V` has the colours and the marker, which is none of them.
pub(crate) struct Centre<V, C>(PhantomData<(V, C)>);

impl<V: Lexica<Thing: From<Option<C>> + Into<Option<C>>>, C: Kind> Way for Centre<V, C> {
    type Is = (Heap<C, 1>, usize);
    const SHAPE: Shape = Shape::Heap(V::words, heaps::MOST);
    fn read(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<Self::Is> {
        let (mut tiles, mut markers) = (Heap::EMPTY, 0);
        for (piece, count) in reader.counts(node, what, V::lexicon(manner.set), 0)? {
            match piece.into() {
                Some(colour) => tiles.add(colour, count),
                None => markers += usize::from(count),
            }
        }
        Some((tiles, markers))
    }
    fn write((tiles, markers): &Self::Is, manner: &Manner<'_>) -> Option<Value> {
        let markers = std::iter::repeat_n(None, *markers);
        let tiles = tiles.iter().flat_map(|(colour, count)| std::iter::repeat_n(Some(colour), count.into()));
        let letter = |piece: Option<C>| V::lexicon(manner.set).letter(piece.into(), manner.letters);
        Some(markers.chain(tiles).map(letter).collect::<String>().into())
    }
}

/// The factories, in ring order.
pub(crate) struct Factories<W>(PhantomData<W>);

impl<W: Way<Is: Default + Clone>> Way for Factories<W> {
    type Is = Vec<W::Is>;
    const SHAPE: Shape = Shape::List(&W::SHAPE, Shape::MANY);
    fn read(node: &Node<'_>, _: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<Self::Is> {
        if let Some(count) = super::factories::all_empty(node, manner) {
            return Some(vec![W::Is::default(); count]);
        }
        let items = super::factories::list(node, reader)?;
        let factory = |(index, item)| W::read(item, || said!(COMMON, "factory").with("number", index + 1), manner, reader);
        Some(items.iter().enumerate().filter_map(factory).collect())
    }
    fn write(factories: &Self::Is, manner: &Manner<'_>) -> Option<Value> {
        Some(factories.iter().filter_map(|factory| W::write(factory, manner)).collect())
    }
}

/// The factories that are dealt in a move, and how many: those after them are as nothing.
pub(crate) struct Dealt<W>(PhantomData<W>);

impl<W: Way<Is: Default + Copy>> Way for Dealt<W> {
    type Is = ([W::Is; FACTORIES], usize);
    const SHAPE: Shape = Shape::List(&W::SHAPE, 0..=FACTORIES);
    fn read(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<Self::Is> {
        let number = manner.number;
        let items = reader.list(node, what)?;
        let mut is_whole = items.len() <= FACTORIES;
        if !is_whole {
            let message = said!(COMMON, "factories-dealt").with("number", number).with("count", items.len());
            reader.problem(node, "case/out-of-range", message.with("most", FACTORIES));
        }
        let mut dealt = [W::Is::default(); FACTORIES];
        for (index, item) in items.iter().enumerate() {
            let what = || said!(COMMON, "factory-of-move").with("factory", index + 1).with("number", number);
            match (W::read(item, what, manner, reader), dealt.get_mut(index)) {
                (Some(read), Some(factory)) => *factory = read,
                _ => is_whole = false,
            }
        }
        is_whole.then_some((dealt, items.len()))
    }
    fn write((dealt, count): &Self::Is, manner: &Manner<'_>) -> Option<Value> {
        Some(dealt.iter().take(*count).filter_map(|factory| W::write(factory, manner)).collect())
    }
}

/// Places of the table that moves name by a word, and by a number where a word has several: `line 2`, `floor`.
pub(crate) trait Places {
    /// What a place is to the game.
    type Is: Copy + PartialEq;
    /// The words.
    type Words: Lexica;
    /// All that may stand there, those of one word in the order of their numbers.
    fn all() -> Vec<(Thing<Self>, Self::Is)>;
}
type Thing<P> = <<P as Places>::Words as Lexica>::Thing;

/// Declares what may stand where a place is named.
macro_rules! places {
    ($spot:ident of $words:ident: $($(#[$doc:meta])* $name:ident: $is:ty = $($all:expr),+;)*) => {$(
        $(#[$doc])*
        pub(super) struct $name;
        impl $crate::game::ways::Places for $name {
            type Is = $is;
            type Words = $words;
            fn all() -> Vec<($spot, $is)> {
                let mut all = Vec::new();
                $(all.extend($all);)+
                all
            }
        }
    )*};
}
pub(crate) use places;

/// One of them.
pub(crate) struct Place<P>(PhantomData<P>);

/// Each word, and its highest number where it has several.
fn kinds<T: Copy + PartialEq, P>(all: &[(T, P)]) -> Vec<case::Kind<T>> {
    let same = all.chunk_by(|(one, _), (next, _)| one == next);
    same.map(|same| (same[0].0, Some(same.len()).filter(|&last| last > 1))).collect()
}

impl<P: Places> Way for Place<P> {
    type Is = P::Is;
    const SHAPE: Shape = Shape::Numbered(|set| P::Words::lexicon(set).numbered(&kinds(&P::all())));
    fn read(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<P::Is> {
        let all = P::all();
        let (word, index) = reader.numbered(node, what, P::Words::lexicon(manner.set), &kinds(&all))?;
        all.into_iter().filter(|(known, _)| *known == word).nth(index).map(|(_, place)| place)
    }
    fn write(place: &P::Is, manner: &Manner<'_>) -> Option<Value> {
        let all = P::all();
        let at = all.iter().position(|(_, known)| known == place)?;
        let is_same = |(word, _): &&(Thing<P>, P::Is)| *word == all[at].0;
        let name = P::Words::lexicon(manner.set).name(all[at].0);
        Some(match all.iter().filter(is_same).count() {
            1 => name.into(),
            _ => format!("{name} {}", all[..=at].iter().filter(is_same).count()).into(),
        })
    }
}
