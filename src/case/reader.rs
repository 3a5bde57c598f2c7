//! Reading typed values out of a document, collecting every fault on the way.

use super::{Lexicon, Node, Problem};
use std::ops::RangeInclusive;

/// A key that a map may have.
#[derive(Debug)]
pub struct Key {
    /// Its name.
    pub name: &'static str,
    /// Other spellings and languages, folded.
    pub also: &'static [&'static str],
    /// What it holds, in one line, for documentation and schema.
    pub about: &'static str,
}

/// The values of a map by key.
#[derive(Debug)]
pub struct Fields<'n, 's> {
    /// The map itself.
    pub node: &'n Node<'s>,
    found: Vec<(&'static str, &'n Node<'s>)>,
}

impl<'n, 's> Fields<'n, 's> {
    /// The value of the key named `name` (its `Key::name`), if the map has it.
    pub fn get(&self, name: &str) -> Option<&'n Node<'s>> {
        self.found.iter().find(|(known, _)| *known == name).map(|(_, node)| *node)
    }
}

/// Collects what is wrong with a document while it is read.
#[derive(Debug, Default)]
pub struct Reader {
    /// What is wrong, in the order found.
    pub problems: Vec<Problem>,
}

impl Reader {
    /// Notes a problem at `node`.
    pub fn problem(&mut self, _node: &Node<'_>, _code: &'static str, _message: String, _help: Option<String>) {
        unimplemented!()
    }
    /// The fields of a map whose keys are those of all lists in `keys`; a value that is no map, and each unknown key, is a problem.
    /// `what` names the map in messages: "a player".
    pub fn fields<'n, 's>(&mut self, _node: &'n Node<'s>, _what: &str, _keys: &[&'static [Key]]) -> Option<Fields<'n, 's>> {
        unimplemented!()
    }
    /// The value of a key that must be there; its absence is a problem.
    pub fn required<'n, 's>(&mut self, _fields: &Fields<'n, 's>, _key: &str) -> Option<&'n Node<'s>> {
        unimplemented!()
    }
    /// A text: any scalar.
    pub fn text<'n>(&mut self, _node: &'n Node<'_>, _what: &str) -> Option<&'n str> {
        unimplemented!()
    }
    /// A whole number within `range`.
    pub fn number(&mut self, _node: &Node<'_>, _what: &str, _range: RangeInclusive<i64>) -> Option<i64> {
        unimplemented!()
    }
    /// `true` or `false` (also yes/no and their translations).
    pub fn flag(&mut self, _node: &Node<'_>, _what: &str) -> Option<bool> {
        unimplemented!()
    }
    /// The items of a list.
    pub fn list<'n, 's>(&mut self, _node: &'n Node<'s>, _what: &str) -> Option<&'n [Node<'s>]> {
        unimplemented!()
    }
    /// One word of a vocabulary; an unknown one is a problem that suggests the nearest.
    pub fn word<T: Copy + PartialEq>(&mut self, _node: &Node<'_>, _lexicon: &Lexicon<T>) -> Option<T> {
        unimplemented!()
    }
    /// A run of pieces: a text (`YYBR`, `yellow blue`, with dots for empty spaces) or a list of words.
    /// `None` stands for a dot. Each unknown word is a problem at its very place, inside block scalars too.
    pub fn pieces<T: Copy + PartialEq>(&mut self, _node: &Node<'_>, _lexicon: &Lexicon<T>) -> Option<Vec<Option<T>>> {
        unimplemented!()
    }
    /// A board of `rows` × `columns` spaces: a `|` block with a row a line, or a list of runs of pieces.
    /// A wrong number of rows or of spaces in a row, and a folded text, are problems at their places.
    pub fn board<T: Copy + PartialEq>(
        &mut self,
        _node: &Node<'_>,
        _lexicon: &Lexicon<T>,
        _rows: usize,
        _columns: usize,
    ) -> Option<Vec<Vec<Option<T>>>> {
        unimplemented!()
    }
    /// How many of each thing: a run of pieces without dots, or a map of words to counts (`{blue: 12, red: 3}`).
    pub fn counts<T: Copy + PartialEq>(&mut self, _node: &Node<'_>, _lexicon: &Lexicon<T>, _most: i64) -> Option<Vec<(T, u32)>> {
        unimplemented!()
    }
}
