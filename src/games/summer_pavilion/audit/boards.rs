//! One player's board by itself: stars and corners.
//!
//! These checks need no proof from the course of play: each speaks of what may never lie there at any moment.

use super::Audit;
use crate::games::summer_pavilion::pieces::CORNERS;
use crate::games::summer_pavilion::rules::CentreOneColour;
use crate::games::summer_pavilion::{Colour, Draft, Feature, Flaw, Pavilion, Rulings, Seat, Side, Space, SpaceSet, Star, Tiles};
use crate::verdict::TrackedRulings;

/// What of a board can be trusted: what the case shows, without the tiles that cannot lie where they lie.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Trusted {
    /// The tiles on the stars; none if the case does not show all. Without those of faulty stars.
    pub(super) pavilion: Option<Pavilion>,
    /// The same as far as they are told.
    told: Pavilion,
    /// The same with a tile wherever one may lie that is not told.
    pub(super) fullest: Pavilion,
    /// The covered spaces as far as they are told, whatever their colours.
    pub(super) covered: SpaceSet,
    /// The tiles beside the board.
    pub(super) hand: Option<Tiles>,
    /// Tiles beside the board where not all are told.
    pub(super) some: Tiles,
    pub(super) corners: Option<Tiles>,
    /// Whether no tile on the stars was left out.
    pub(super) sound: bool,
}

impl Trusted {
    /// Reads a board and reports what is wrong with it in itself.
    pub(super) fn read(draft: &Draft, rulings: &TrackedRulings<Rulings>, seat: Seat, audit: &mut Audit) -> Self {
        let player = &draft.players[seat.index()];
        let (hand, some, corners) = (player.tiles, player.some_tiles, player.corners);
        let mut board = Self { hand, some, corners, sound: true, ..Self::default() };
        board.sound = audit.passes(|audit| board.read_stars(seat, &player.stars.tiles, draft.side, rulings, audit));
        board.pavilion = player.stars.is_whole().then_some(board.told);
        board.fullest = player.stars.fullest(draft.side);
        let count = board.in_corners();
        audit.flaw((count > CORNERS).then_some(Flaw::CornersOverfull { seat, count }));
        board
    }

    fn read_stars(&mut self, seat: Seat, typed: &Pavilion, side: Side, rulings: &TrackedRulings<Rulings>, audit: &mut Audit) {
        self.covered = typed.covered();
        for star in Star::all() {
            let tiles = star.spaces().iter().filter_map(|space| Some((space, typed.at(space)?)));
            let all_differ =
                star == Star::CENTRE && (side == Side::Coloured || rulings.centre_one_colour() == CentreOneColour::No);
            let printed = star.colour().filter(|_| side == Side::Coloured);
            let mixed = (!all_differ && printed.is_none()).then(|| mixed(seat, tiles.clone())).flatten();
            let is_mixed = mixed.is_some();
            audit.flaws.extend(mixed);
            for (space, holds) in tiles {
                let first = self.told.find(star, holds).filter(|_| all_differ);
                if printed.is_some_and(|printed| printed != holds) {
                    audit.flaw(Flaw::WrongStar { seat, space, holds });
                } else if let Some(first) = first {
                    audit.flaw(Flaw::TwiceInStar { seat, colour: holds, space, first });
                } else if !is_mixed {
                    self.told.put(space, holds);
                }
            }
        }
    }

    /// How many tiles lie beside the board, as far as shown.
    pub(super) fn in_hand(&self) -> u32 {
        self.hand.unwrap_or(self.some).total()
    }
    /// How many tiles lie in the corners, as far as shown.
    pub(super) fn in_corners(&self) -> u32 {
        self.corners.map_or(0, Tiles::total)
    }
    /// Every tile that can be trusted.
    pub(super) fn tiles(&self) -> Tiles {
        self.told.tiles().plus(self.hand.unwrap_or(self.some)).plus(self.corners.unwrap_or_default())
    }
    /// What the covered spaces cost: so many tiles were used for them, all but one a space went to the tower.
    pub(super) fn built(&self, side: Side) -> u32 {
        self.covered.iter().map(|space| u32::from(space.cost(side))).sum()
    }
    /// How many bonus tiles all surrounded features have brought.
    pub(super) fn bonuses(&self) -> u32 {
        self.covered.surrounded().map(|feature| u32::from(feature.tiles())).sum()
    }
    /// How many bonus tiles a tile can have brought that was placed last: a bit for each number.
    fn bonus(&self, last: Space) -> u16 {
        let around = self.fullest.covered().surrounded_by(last);
        Feature::sums(around.map(|feature| (feature, self.covered.contains(feature.spaces()))))
    }
    /// How many bonus tiles may be left to choose after one of two things surrounded at once, with how many were chosen for that.
    pub(super) fn parts(&self) -> impl Iterator<Item = [u8; 2]> {
        let at = move |space| self.covered.surrounded_by(space).map(Feature::tiles);
        let part = move |space| at(space).zip(at(space).skip(1)).flat_map(|(one, other)| [[one, other], [other, one]]);
        self.covered.iter().flat_map(part)
    }
    /// How many bonus tiles the tile placed last, whichever it was, can have brought, if any: each number once, from the lowest.
    pub(super) fn bonus_counts(&self) -> Vec<u8> {
        let all = self.fullest.covered().iter().fold(0, |all, space| all | self.bonus(space));
        (1..=3).filter(|count| all >> count & 1 == 1).collect()
    }
    /// The most bonus tiles that some tile has brought for certain if it was placed last.
    pub(super) fn sure_bonus(&self) -> u8 {
        let brought = |space| self.covered.surrounded_by(space).map(Feature::tiles).sum();
        self.covered.iter().map(brought).max().unwrap_or(0)
    }
    /// The most bonus tiles that the tile placed last, whichever it was, can have brought; and by what, if only by one thing.
    pub(super) fn best_bonus(&self) -> (u8, Option<Feature>) {
        let most_of = |space| self.bonus(space).ilog2() as u8;
        let may_be = self.fullest.covered();
        let most = may_be.iter().map(most_of).max().unwrap_or(0);
        let last = may_be.iter().filter(|&space| self.pavilion.is_some() && most_of(space) == most);
        (most, Feature::alone(last.map(|space| may_be.surrounded_by(space))))
    }
}

/// A star that is neither of one colour nor all different: a colour is there twice, and another one too.
fn mixed(seat: Seat, tiles: impl Iterator<Item = (Space, Colour)> + Clone) -> Option<Flaw> {
    let of = |colour| tiles.clone().filter(move |&(_, held)| held == colour).map(|(space, _)| space);
    // The colour that the star seems to be meant to have.
    let colour = Colour::ALL.into_iter().rev().max_by_key(|&colour| of(colour).count())?;
    let mut same = of(colour);
    let (first, second) = (same.next()?, same.next()?);
    let (space, _) = tiles.clone().find(|&(_, held)| held != colour)?;
    Some(Flaw::MixedStar { seat, colour, space, first, second })
}
