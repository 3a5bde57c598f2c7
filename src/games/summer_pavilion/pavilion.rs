//! The stars of one board: which spaces hold which colour, and where a tile may still go.

use super::geometry::{Feature, Side, Space, SpaceSet, Star};
use super::pieces::{Colour, Tiles};
use super::rules::CentreOneColour;
use crate::game::shared::in_part;

/// What a star has become, by its tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StarKind {
    /// No tile yet.
    Empty,
    /// One tile, which on the monochrome side leaves both ways open.
    Begun(Colour),
    /// Two tiles or more, all of one colour.
    OneColour(Colour),
    /// Two tiles or more, all of different colours.
    Multicolour,
}

impl StarKind {
    /// The only colour that it has; none for an empty one, and for one of several colours.
    pub fn colour(self) -> Option<Colour> {
        match self {
            Self::Begun(colour) | Self::OneColour(colour) => Some(colour),
            Self::Empty | Self::Multicolour => None,
        }
    }
}

/// The tiles on the stars of one board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pavilion {
    colours: [SpaceSet; 6],
    covered: SpaceSet,
}

impl Pavilion {
    /// All covered spaces.
    pub fn covered(&self) -> SpaceSet {
        self.covered
    }
    /// The spaces that hold `colour`.
    pub fn of(&self, colour: Colour) -> SpaceSet {
        self.colours[colour.index()]
    }
    /// Puts a tile of `colour` on `space`.
    #[inline]
    pub fn put(&mut self, space: Space, colour: Colour) {
        self.colours[colour.index()].insert(space);
        self.covered.insert(space);
    }
    /// The colour on `space`, if it is covered.
    pub fn at(&self, space: Space) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.of(colour).has(space))
    }
    /// Where `star` holds `colour` first, if it does.
    pub fn find(&self, star: Star, colour: Colour) -> Option<Space> {
        self.of(colour).and(star.spaces()).first()
    }
    /// Whether all six spaces of `star` are covered.
    pub fn is_full(&self, star: Star) -> bool {
        self.covered.contains(star.spaces())
    }
    /// What `star` has become. A star that no rule allows (two colours, one of them twice) counts as multicolour.
    pub fn kind(&self, star: Star) -> StarKind {
        let spaces = star.spaces();
        let tiles = self.covered.and(spaces).len();
        let mut held = Colour::ALL.into_iter().filter(|&colour| !self.of(colour).and(spaces).is_empty());
        match (held.next(), held.next(), tiles) {
            (None, ..) => StarKind::Empty,
            (Some(colour), None, 1) => StarKind::Begun(colour),
            (Some(colour), None, _) => StarKind::OneColour(colour),
            (Some(_), Some(_), _) => StarKind::Multicolour,
        }
    }
    /// The free spaces that may take a tile of `colour`, whatever it costs.
    pub fn open(&self, side: Side, colour: Colour, centre: CentreOneColour) -> SpaceSet {
        let stars = match side {
            Side::Coloured => {
                let own = Star::of(colour).spaces();
                if self.find(Star::CENTRE, colour).is_some() { own } else { own.or(Star::CENTRE.spaces()) }
            }
            Side::Monochrome => Star::all()
                .filter(|&star| self.star_takes(star, colour, centre))
                .fold(SpaceSet::EMPTY, |open, star| open.or(star.spaces())),
        };
        stars.without(self.covered)
    }
    /// Monochrome side: whether `star` may become, or go on becoming, a star with one more tile of `colour`.
    #[inline]
    fn star_takes(&self, star: Star, colour: Colour, centre: CentreOneColour) -> bool {
        let spaces = star.spaces();
        let tiles = self.covered.and(spaces).len();
        let same = self.of(colour).and(spaces).len();
        if star == Star::CENTRE && centre == CentreOneColour::No {
            return same == 0;
        }
        // All of this colour, or none of it and no other twice.
        same == tiles || (same == 0 && Colour::ALL.into_iter().all(|other| self.of(other).and(spaces).len() <= 1))
    }
    /// Every tile on it.
    pub fn tiles(&self) -> Tiles {
        Colour::ALL.into_iter().map(|colour| (colour, self.of(colour).len() as u8)).collect()
    }
}

/// What is known of the stars of a board: all, where nothing is untold; by default nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Glimpse {
    /// The tiles that are known.
    pub tiles: Pavilion,
    /// The spaces of which it is not known what lies there, nor that they are free.
    pub untold: SpaceSet,
    /// Colours of which each star has none among what is not told, one tile of each. A star of one printed colour needs none.
    pub lacks: [Tiles; 7],
    /// Colours that each star takes if no tile of it is told, for it is of that colour alone, or of others that all differ.
    pub fits: [Tiles; 7],
    /// Spaces that are covered, it is not told by what.
    pub covered: SpaceSet,
    /// Spaces whose tile brings no bonus besides what is told.
    pub brings_none: SpaceSet,
}

in_part!(Glimpse of Pavilion = tiles, SpaceSet, lacks, fits, covered, brings_none);

impl Glimpse {
    /// How many other spaces of its star are not told. What lies on one of them settles nothing.
    pub fn others_untold(&self, space: Space) -> usize {
        self.untold.and(space.star().spaces()).but(space).len()
    }
    /// Whether every space of a star is known.
    pub fn shows(&self, star: Star) -> bool {
        self.untold.and(star.spaces()).is_empty()
    }
    /// The spaces that are not known to be free.
    pub fn may_be_covered(&self) -> SpaceSet {
        self.untold.or(self.tiles.covered())
    }
    /// A tile wherever one may lie: no board of which so much is told has more, nor stars that bring more.
    pub fn fullest(&self, side: Side) -> Pavilion {
        let mut all = self.tiles;
        for star in Star::all() {
            let printed = star.colour().filter(|_| side == Side::Coloured);
            let own = printed.or(self.tiles.kind(star).colour()).unwrap_or(Colour::Purple);
            let is_mixed = star == Star::CENTRE && side == Side::Coloured;
            for (space, each) in star.spaces().iter().zip(Colour::ALL) {
                if self.untold.has(space) {
                    all.put(space, if is_mixed { each } else { own });
                }
            }
        }
        all
    }
    /// Puts a tile of `colour` on `space`.
    pub fn put(&mut self, space: Space, colour: Colour) {
        self.tiles.put(space, colour);
        self.untold = self.untold.but(space);
    }
    /// What the tile on `space` may have surrounded, each with whether it surely has.
    pub fn surrounded_by(&self, space: Space) -> impl Iterator<Item = (Feature, bool)> + Clone {
        let (told, may_be) = (self.tiles.covered().or(self.covered), self.may_be_covered());
        let brings_none = self.brings_none.has(space);
        let features = Feature::around(space).filter(move |feature| may_be.contains(feature.spaces()));
        let each = features.map(move |feature| (feature, told.contains(feature.spaces())));
        each.filter(move |&(_, surely)| surely || !brings_none)
    }
}
