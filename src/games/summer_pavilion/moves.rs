//! What players and chance can do, as types.

use super::geometry::{Side, Space};
use super::pieces::{CORNERS, Colour, FACTORIES, Seat, Source, Tiles};

/// What is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum What {
    /// A colour whose tiles are not counted.
    Colour(Colour, Extent),
    /// Exactly these tiles.
    Tiles(Tiles),
}

/// How much of a colour is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Extent {
    /// As the rules say: all of it and one wild tile, or a single wild tile.
    Ruled,
    /// Every tile: of the wild colour as well all that lie there.
    All,
    /// Every tile, and one of this wild colour; where the round is not told, either of the two may be the wild one.
    WithWild(Colour),
}

impl What {
    /// A colour, as many tiles as the rules say.
    pub const fn of(colour: Colour) -> Self {
        What::Colour(colour, Extent::Ruled)
    }
    /// The same where a colour is `wild`, of what is known to lie in one place.
    pub(super) fn among(self, wild: Option<Colour>, there: Tiles) -> Self {
        match self.in_round(wild) {
            What::Colour(colour, Extent::WithWild(wild)) => {
                What::Tiles(Tiles::only(colour, there.of(colour).max(1)).plus(Tiles::only(wild, 1)))
            }
            what => what,
        }
    }
    /// The same with the wild colour as the one that comes along.
    fn in_round(self, wild: Option<Colour>) -> Self {
        match self {
            What::Colour(first, Extent::WithWild(second)) if Some(first) == wild => What::Colour(second, Extent::WithWild(first)),
            what => what,
        }
    }
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

impl Take {
    /// The same where a colour is `wild`: of that a single tile is taken, or, if all are, as many as lie `there`.
    pub fn under(self, wild: Option<Colour>, there: Tiles) -> Self {
        let what = match self.what.in_round(wild) {
            What::Colour(_, Extent::WithWild(other)) if wild.is_some_and(|wild| wild != other) => self.what.among(wild, there),
            What::Colour(colour, Extent::Ruled) if Some(colour) == wild => What::Tiles(Tiles::only(colour, 1)),
            What::Colour(colour, Extent::All) if Some(colour) == wild => {
                What::Tiles(Tiles::only(colour, there.of(colour).max(1)))
            }
            What::Colour(colour, _) => What::of(colour),
            what @ What::Tiles(_) => what,
        };
        Self { what, ..self }
    }
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

impl Placement {
    /// All tiles used, where the move says it or there is but one way, whatever the player has: a 1 takes just the tile.
    pub fn paid(&self, side: Side) -> Option<Tiles> {
        self.pay.or_else(|| (self.space.cost(side) == 1).then(|| Tiles::only(self.colour, 1)))
    }
}

/// What somebody who passes keeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Keep {
    /// It is not said: all tiles, if there are four or fewer.
    Unsaid,
    /// All tiles.
    All,
    /// So many tiles, of whatever colours.
    Count(u8),
    /// These tiles, and all of some colours.
    Tiles {
        /// These.
        tiles: Tiles,
        /// One of each colour of which all are kept.
        all_of: Tiles,
    },
}

impl Keep {
    /// Exactly these tiles.
    pub const fn only(tiles: Tiles) -> Self {
        Self::Tiles { tiles, all_of: Tiles::EMPTY }
    }
    /// The tiles, whatever is held; none where that decides.
    pub fn told(self) -> Option<Tiles> {
        match self {
            Self::Tiles { tiles, all_of } if all_of.is_empty() => Some(tiles),
            Self::Count(0) => Some(Tiles::EMPTY),
            _ => None,
        }
    }
    /// Tiles that are among them whatever is held: who keeps all of a colour has one.
    pub fn least(self) -> Tiles {
        match self {
            Self::Tiles { tiles, all_of } => tiles.plus(all_of.less(tiles)),
            Self::Unsaid | Self::All | Self::Count(_) => Tiles::EMPTY,
        }
    }
    /// The tiles, of those `held`; none where there is a choice.
    pub fn of(self, held: Tiles) -> Option<Tiles> {
        match self {
            Self::Unsaid => (held.total() <= CORNERS).then_some(held),
            Self::All => Some(held),
            Self::Count(0) => Some(Tiles::EMPTY),
            Self::Count(count) if held.total() == u32::from(count) => Some(held),
            Self::Count(count) => {
                let (colour, there) = held.iter().next()?;
                (held == Tiles::only(colour, there) && count <= there).then(|| Tiles::only(colour, count))
            }
            Self::Tiles { all_of, .. } => {
                let mut kept = self.least();
                all_of.iter().for_each(|(colour, _)| kept.add(colour, held.of(colour).saturating_sub(kept.of(colour))));
                Some(kept)
            }
        }
    }
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
        /// What goes to the corners. The rest goes to the tower.
        keep: Keep,
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
