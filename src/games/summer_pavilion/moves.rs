//! What players and chance can do, as types.

use super::geometry::Space;
use super::pieces::{Colour, FACTORIES, Seat, Source, Tiles};

/// What is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum What {
    /// A colour, as many tiles as the rules say: all of it and one wild tile, or a single wild tile.
    Colour(Colour),
    /// Exactly these tiles.
    Tiles(Tiles),
}

/// Taking tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Take {
    /// Who.
    pub seat: Seat,
    /// What.
    pub what: What,
    /// From where; unknown when the case shows no factories and the move lists the tiles.
    pub from: Option<Source>,
}

/// Putting a tile on a space and paying for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Placement {
    /// Who.
    pub seat: Seat,
    /// The colour of the tile that is put on the board.
    pub colour: Colour,
    /// Where.
    pub space: Space,
    /// All tiles used, the placed one included; where left out, the only payment that there is.
    pub pay: Option<Tiles>,
}

/// What was drawn for a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Deal {
    /// The factories in ring order: the first `count`.
    pub factories: [Tiles; FACTORIES],
    /// How many the record shows.
    pub count: usize,
    /// Who begins, where the record says so (needed for the first round only).
    pub starter: Option<Seat>,
}

impl Deal {
    /// The factories shown, in ring order.
    pub fn shown(&self) -> &[Tiles] {
        self.factories.get(..self.count).unwrap_or(&self.factories)
    }
    /// Every tile dealt.
    pub fn tiles(&self) -> Tiles {
        self.shown().iter().fold(Tiles::EMPTY, |all, &tiles| all.plus(tiles))
    }
}

/// What stands between the stars, where no tile can lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Between {
    /// A pillar.
    Pillar,
    /// A statue.
    Statue,
    /// A window.
    Window,
}

/// One action at the table.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Move {
    /// Acquiring: take tiles and lay them beside the board.
    Take(Take),
    /// Playing: put one tile on a space and send the rest of its price to the tower.
    Place(Placement),
    /// Playing: put a tile where there is no space of a star. No rule allows it.
    PlaceBetween {
        /// Who.
        seat: Seat,
        /// The tile.
        colour: Colour,
        /// On what.
        on: Between,
        /// All tiles used, where that is said.
        pay: Option<Tiles>,
    },
    /// Playing: choose bonus tiles from the supply, right after the tile that earned them.
    Bonus {
        /// Who.
        seat: Seat,
        /// Which tiles.
        tiles: Tiles,
    },
    /// Playing: no more turns this round.
    Pass {
        /// Who.
        seat: Seat,
        /// What goes to the corners; where left out, all tiles, if there are four or fewer. The rest goes to the tower.
        keep: Option<Tiles>,
    },
    /// Chance: the empty spaces of the supply are filled.
    Refill {
        /// The tiles drawn; none where nobody has noted them.
        tiles: Option<Tiles>,
    },
    /// Preparation: factories are filled for the next round.
    Deal(Box<Deal>),
    /// End: bonuses are counted, leftover tiles are paid.
    Finish,
}

impl Move {
    /// Who moves; none for what the table does together.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Move::Take(Take { seat, .. })
            | Move::Place(Placement { seat, .. })
            | Move::PlaceBetween { seat, .. }
            | Move::Bonus { seat, .. }
            | Move::Pass { seat, .. } => Some(seat),
            Move::Refill { .. } | Move::Deal(_) | Move::Finish => None,
        }
    }
}
