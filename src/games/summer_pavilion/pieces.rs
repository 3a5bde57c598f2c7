//! What is in the box: colours and tiles. The boards are in `geometry`.

use crate::game::shared::{Heap, Kind};

pub(crate) use crate::game::shared::{FACTORIES, FILL, SEATS, factories_for};
pub use crate::game::shared::{Factory, Seat, SeatSet, Source};

/// Tiles of each colour.
pub(crate) const EACH: u8 = 22;
/// All tiles.
pub(crate) const ALL: u32 = EACH as u32 * 6;
/// Bonus tiles that all features of a board bring.
pub(crate) const ALL_BONUSES: u32 = 36;
/// The most bonus tiles that one tile brings: for a window, or for a pillar and a statue.
pub(crate) const MOST_BONUS: u32 = 3;
/// Spaces of the supply.
pub(crate) const SUPPLY: u32 = 10;
/// Tiles that a player may keep in the corners of the board.
pub(crate) const CORNERS: u32 = 4;
/// Rounds of a game.
pub(crate) const ROUNDS: u8 = 6;
/// The space of the score track on which everybody starts.
pub(crate) const START: i32 = 5;

/// A colour of tiles, in the order in which the colours are wild: purple in round 1, red in round 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Colour {
    /// Wild in round 1.
    Purple,
    /// Wild in round 2.
    Green,
    /// Wild in round 3.
    Orange,
    /// Wild in round 4.
    Yellow,
    /// Wild in round 5.
    Blue,
    /// Wild in round 6.
    Red,
}

impl Colour {
    /// All colours.
    pub const ALL: [Colour; 6] = [Colour::Purple, Colour::Green, Colour::Orange, Colour::Yellow, Colour::Blue, Colour::Red];
    /// Its index in [`Colour::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
    /// The wild colour of `round`, counted from 1; none where there is no such round.
    pub fn wild(round: u8) -> Option<Self> {
        Self::ALL.get(usize::from(round).wrapping_sub(1)).copied()
    }
    /// The round in which it is wild.
    pub const fn round(self) -> u8 {
        self as u8 + 1
    }
}

impl Kind for Colour {
    const ALL: &'static [Self] = &Colour::ALL;
    fn index(self) -> usize {
        self as usize
    }
}

/// A heap of tiles.
pub type Tiles = Heap<Colour, 1>;

impl Tiles {
    /// The whole box: twenty-two of each colour.
    pub const BOX: Self = Self::new([EACH; 6]);
}
