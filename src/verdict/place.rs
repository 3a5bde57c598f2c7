//! Where in a case something stands, without knowing any file.

use std::borrow::Cow;
use std::fmt;

/// One step from the root of a case towards a value.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// The value of a key.
    Key(Cow<'static, str>),
    /// An item of a list, from 0.
    Item(usize),
    /// A space of a board drawn as a grid: row and column, from 0.
    Space(usize, usize),
    /// A piece in a run of pieces (a pattern line, a factory, a floor line), from 0.
    Piece(usize),
}

/// A path from the root of a case to a value: `players[1].wall[2][3]`.
///
/// Positions carry no source places, so one judge serves files and values built in Rust; reports find a place in the document.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Place(pub Vec<Step>);

impl Place {
    /// The whole case.
    pub fn root() -> Self {
        Self::default()
    }
    /// The value of `key` below this place.
    #[must_use]
    pub fn key(mut self, key: impl Into<Cow<'static, str>>) -> Self {
        self.0.push(Step::Key(key.into()));
        self
    }
    /// `inner`, seen from here.
    #[must_use]
    pub fn below(mut self, inner: Self) -> Self {
        self.0.extend(inner.0);
        self
    }
    /// The item `index` (from 0) below this place.
    #[must_use]
    pub fn item(mut self, index: usize) -> Self {
        self.0.push(Step::Item(index));
        self
    }
    /// The space at `row` and `column` (from 0) of the grid at this place.
    #[must_use]
    pub fn space(mut self, row: usize, column: usize) -> Self {
        self.0.push(Step::Space(row, column));
        self
    }
    /// The piece `index` (from 0) of the run of pieces at this place.
    #[must_use]
    pub fn piece(mut self, index: usize) -> Self {
        self.0.push(Step::Piece(index));
        self
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (depth, step) in self.0.iter().enumerate() {
            match step {
                Step::Key(key) if depth == 0 => write!(f, "{key}")?,
                Step::Key(key) => write!(f, ".{key}")?,
                Step::Item(index) | Step::Piece(index) => write!(f, "[{index}]")?,
                Step::Space(row, column) => write!(f, "[{row}][{column}]")?,
            }
        }
        Ok(())
    }
}
