//! What players can do, as types.

use super::pieces::{Colour, Column, Factory, Gold, Line, Seat, Source, Tiles};
use super::position::Display;

/// Where taken tiles go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum To {
    /// A pattern line; what does not fit falls.
    Line(Line),
    /// The floor line, all of them.
    Floor,
}

/// Tiles of the rest of a factory: to the centre, or sent on from the "to the neighbours" one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sent {
    /// Where they go.
    pub to: Source,
    /// Which tiles.
    pub tiles: Tiles,
}

/// Taking tiles and placing them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Take {
    /// Who.
    pub seat: Seat,
    /// The colour taken.
    pub colour: Colour,
    /// How many, where the move says so; all of the colour otherwise.
    pub count: Option<u8>,
    /// From where; unknown when the case shows no factories and the move gives colour and count.
    pub from: Option<Source>,
    /// To where.
    pub to: To,
    /// How many of them go to the floor, where the move says so: more than have to by the ruling `partial-floor` only.
    pub floor: Option<u8>,
    /// Where the rest of a factory goes, where the move says so, as it has to of a "to the neighbours" one.
    pub rest: [Option<Sent>; 2],
}

/// Where the tile of a full pattern line goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Onto {
    /// The only space there is: the printed one, or the last valid one on the grey side.
    Only,
    /// A space chosen by its column.
    Column(Column),
    /// The whole line falls to the floor line (grey side, special case).
    Floor,
}

/// What was drawn for a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Deal {
    /// The factories in ring order: the first `count`.
    pub displays: [Display; super::pieces::FACTORIES],
    /// How many the record shows.
    pub count: usize,
    /// The tile that a "+1" factory drew beyond its four, unless `effects_done`.
    pub extra: Option<Colour>,
    /// Whether they are shown after the set-up effects of specialised factories rather than as drawn.
    pub effects_done: bool,
    /// Who begins, where the record says so (needed for the first round only).
    pub starter: Option<Seat>,
}

impl Deal {
    /// The factories shown, in ring order.
    pub fn displays(&self) -> &[Display] {
        &self.displays[..self.count.min(self.displays.len())]
    }
    /// Every tile drawn.
    pub fn tiles(&self) -> Tiles {
        let all = self.displays().iter().fold(Tiles::EMPTY, |all, display| all.plus(display.tiles));
        all.plus(self.extra.into_iter().collect())
    }
    /// The "+1" factory, if it is up.
    pub fn plus_one(&self) -> Option<Factory> {
        let index = self.displays().iter().position(|display| display.gold == Some(Gold::PlusOne))?;
        Factory::new(index)
    }
}

/// One action at the table.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Move {
    /// Offer: take tiles and place them.
    Take(Take),
    /// Tiling: the rightmost tile of a full line goes to the wall, or the line falls.
    Tile {
        /// Who.
        seat: Seat,
        /// Which line.
        line: Line,
        /// Where to.
        onto: Onto,
    },
    /// Tiling: the floor line is paid and cleared.
    Clear {
        /// Who.
        seat: Seat,
    },
    /// Preparation: factories are filled for the next round.
    Deal(Box<Deal>),
    /// End: the bonuses are counted.
    Finish,
}

impl Move {
    /// Who moves; none for what the table does together.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Move::Take(Take { seat, .. }) | Move::Tile { seat, .. } | Move::Clear { seat } => Some(seat),
            Move::Deal(_) | Move::Finish => None,
        }
    }
}
