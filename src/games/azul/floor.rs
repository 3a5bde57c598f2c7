//! A floor line, and the "0" factory that spares it a piece.

use super::pieces::{FLOOR, FLOOR_COSTS, Piece, Tiles};

/// The floor line: up to seven pieces from the left; of some it may not be known what they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Floor {
    pieces: [Option<Piece>; FLOOR],
    len: u8,
}

impl Floor {
    /// Pieces from the left, as many as there is room for; none for one of which it is not known what it is.
    pub fn of(spaces: &[Option<Piece>]) -> Self {
        Self { pieces: std::array::from_fn(|at| *spaces.get(at)?), len: spaces.len().min(FLOOR) as u8 }
    }
    /// Whether it is known of every piece what it is.
    pub fn is_seen(&self) -> bool {
        self.spaces().all(|piece| piece.is_some())
    }
    /// Its pieces from the left; none for one that is not known.
    pub fn spaces(&self) -> impl DoubleEndedIterator<Item = Option<Piece>> + ExactSizeIterator + Clone + '_ {
        self.pieces[..self.len()].iter().copied()
    }
    /// Its known pieces from the left.
    pub fn pieces(&self) -> impl DoubleEndedIterator<Item = Piece> + Clone + '_ {
        self.spaces().flatten()
    }
    /// How many pieces lie on it.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }
    /// Whether nothing lies on it.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    /// Whether no more fits.
    pub fn is_full(&self) -> bool {
        self.len() == FLOOR
    }
    /// Puts a piece on the leftmost free space; false if there is none.
    #[inline]
    #[must_use]
    pub fn push(&mut self, piece: Piece) -> bool {
        match self.pieces.get_mut(usize::from(self.len)) {
            Some(free) => {
                *free = Some(piece);
                self.len += 1;
                true
            }
            None => false,
        }
    }
    /// Takes the rightmost piece away, if it is known.
    pub fn pop(&mut self) -> Option<Piece> {
        let last = self.len().checked_sub(1)?;
        self.len -= 1;
        self.pieces[last].take()
    }
    /// Whether the marker is known to lie on it.
    pub fn has_marker(&self) -> bool {
        self.pieces().any(|piece| piece == Piece::Marker)
    }
    /// The known tiles on it, without the marker.
    pub fn tiles(&self) -> Tiles {
        self.pieces().filter_map(Piece::colour).collect()
    }
    /// What its pieces cost together; never negative.
    pub fn cost(&self) -> i32 {
        cost_of(self.len())
    }
}

/// What so many pieces on a floor line cost.
pub(super) fn cost_of(pieces: usize) -> i32 {
    FLOOR_COSTS[..pieces.min(FLOOR)].iter().sum()
}

/// Whether a player keeps the "0" factory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Kept {
    /// No.
    #[default]
    No,
    /// Yes, and it has caught nothing yet.
    Free,
    /// Yes, with what it caught.
    Caught(Piece),
}

impl Kept {
    /// The piece that it caught.
    pub fn caught(self) -> Option<Piece> {
        if let Self::Caught(piece) = self { Some(piece) } else { None }
    }
}
