//! Facts of the family's findings: lines, factories, spaces.

use super::names::{source, space};
use crate::games::azul::{Column, Factory, From, Line, Space};
use crate::verdict::Say;

/// The facts of a finding that are parts of the family's boards.
pub(super) trait Facts {
    /// The pattern line concerned.
    fn line(self, line: Line) -> Self;
    /// The factory concerned.
    fn factory(self, factory: Factory) -> Self;
    /// Where tiles are taken from.
    fn from(self, from: From) -> Self;
    /// The space concerned.
    fn space(self, space: Space) -> Self;
    /// A second space that belongs to it.
    fn other_space(self, name: &'static str, other: Space) -> Self;
    /// The column concerned.
    fn column(self, name: &'static str, column: Column) -> Self;
}

impl Facts for Say {
    fn line(self, line: Line) -> Self {
        self.number("line", line.number())
    }
    fn factory(self, factory: Factory) -> Self {
        self.number("factory", factory.number())
    }
    fn from(self, from: From) -> Self {
        let from = source(from);
        self.word("from", from.strip_prefix("the ").unwrap_or(&from))
    }
    fn space(self, space: Space) -> Self {
        self.number("row", space.row().number()).number("column", space.column().number())
    }
    fn other_space(self, name: &'static str, other: Space) -> Self {
        self.word(name, space(other))
    }
    fn column(self, name: &'static str, column: Column) -> Self {
        self.number(name, column.number())
    }
}
