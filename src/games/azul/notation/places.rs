//! Places of the table that moves name.

use super::lexicon::{FLOOR_LINE, VOCABULARY};
use crate::case::{Lexicon, lexicon};
use crate::game::lexicon::{CENTRE, COMMON, FACTORY};
use crate::game::ways::{lexica, places};
use crate::games::azul::{Column, Factory, Line, Onto, Source, To};
use crate::words::said;

/// What a place is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Spot {
    Factory,
    Centre,
    Line,
    Column,
    Floor,
}

static SPOTS: Lexicon<Spot> = lexicon!(said!(COMMON, "place");
    Spot::Factory => FACTORY, Spot::Centre => CENTRE, Spot::Line => "line", Spot::Column => "column",
    Spot::Floor => "floor" or FLOOR_LINE);

lexica! { pub(super) Spots: Spot = |_| &SPOTS; }

places! {
    Spot of Spots:
    /// Where tiles are taken from.
    Sources: Source = factories(Source::Factory), [(Spot::Centre, Source::Centre)];
    /// Where the rest of a factory goes.
    Factories: Factory = factories(|factory| factory);
    /// Where tiles go.
    Targets: To = lines(To::Line), [(Spot::Floor, To::Floor)];
    /// The lines in tiling.
    Rows: Line = lines(|line| line);
    /// Where a tile goes in tiling.
    Columns: Onto = Column::all().map(|column| (Spot::Column, Onto::Column(column))), [(Spot::Floor, Onto::Floor)];
    /// What is cleared.
    Cleared: () = [(Spot::Floor, ())];
}

fn factories<P>(place: impl Fn(Factory) -> P) -> impl Iterator<Item = (Spot, P)> {
    Factory::all().map(move |factory| (Spot::Factory, place(factory)))
}

fn lines<P>(place: impl Fn(Line) -> P) -> impl Iterator<Item = (Spot, P)> {
    Line::all().map(move |line| (Spot::Line, place(line)))
}
