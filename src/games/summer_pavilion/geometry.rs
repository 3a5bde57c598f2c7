//! Where everything is on a player board: stars, spaces with their numbers, pillars, statues, windows.
//!
//! Both sides have the same spaces in the same places. What differs is data: the colours of the stars, and the numbers.

use super::pieces::Colour;
use crate::game::shared::{small_number, small_set};

/// The side of the player boards; everybody uses the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Side {
    /// Each outer star has a printed colour.
    #[default]
    Coloured,
    /// No printed colours: each star becomes one colour or six different ones.
    Monochrome,
}

small_number!(
    /// A star: the six outer ones clockwise from the upper left, then the centre. Outer ones are called by coloured-side names.
    Star, 7
);
small_number!(
    /// A place in the ring of a star, clockwise; on the coloured side its number is the one that is printed there.
    Arm, 6
);
small_number!(
    /// A space for a tile: star by star, each clockwise.
    Space, 42
);

/// The colours of the outer stars, clockwise from the upper left.
const OUTER: [Colour; 6] = [Colour::Orange, Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green, Colour::Purple];

impl Star {
    /// The star in the middle of the board.
    pub const CENTRE: Self = Self(6);
    /// The outer stars, clockwise from the upper left.
    pub fn outer() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..6).map(Self)
    }
    /// The outer star named after `colour`.
    #[inline]
    pub const fn of(colour: Colour) -> Self {
        Self(match colour {
            Colour::Orange => 0,
            Colour::Red => 1,
            Colour::Blue => 2,
            Colour::Yellow => 3,
            Colour::Green => 4,
            Colour::Purple => 5,
        })
    }
    /// The colour that it is named after; none for the one in the centre.
    pub fn colour(self) -> Option<Colour> {
        OUTER.get(self.index()).copied()
    }
    /// The next outer star, clockwise.
    pub const fn next(self) -> Self {
        Self((self.0 + 1) % 6)
    }
    /// Its spaces, clockwise.
    pub const fn spaces(self) -> SpaceSet {
        SpaceSet(0b111111 << (self.0 * 6))
    }
}

impl Space {
    /// The space of `star` at `arm`.
    pub const fn at(star: Star, arm: Arm) -> Self {
        Self(star.0 * 6 + arm.0)
    }
    /// Its star.
    pub const fn star(self) -> Star {
        Star(self.0 / 6)
    }
    /// Its place in the ring of its star.
    pub const fn arm(self) -> Arm {
        Arm(self.0 % 6)
    }
    /// The number that is printed on it: how many tiles it takes to cover it.
    #[inline]
    pub const fn cost(self, side: Side) -> u8 {
        let arm = self.arm().0 + 1;
        match (side, arm) {
            (Side::Coloured, _) => arm,
            (Side::Monochrome, _) if self.star().0 == Star::CENTRE.0 => 3,
            (Side::Monochrome, 1) => 3,
            (Side::Monochrome, 3) => 1,
            (Side::Monochrome, _) => arm,
        }
    }
}

small_set!(
    /// A set of spaces.
    SpaceSet of Space, u64
);

impl SpaceSet {
    /// Every space.
    pub const ALL: Self = Self((1 << 42) - 1);
    /// The spaces that `number` is printed on.
    pub const fn with_cost(side: Side, number: u8) -> Self {
        Self::within(side, number).without(Self::within(side, number.saturating_sub(1)))
    }
    /// The spaces that at most `tiles` tiles can cover.
    #[inline]
    pub const fn within(side: Side, tiles: u8) -> Self {
        WITHIN[side as usize][if tiles < 6 { tiles as usize } else { 6 }]
    }
    /// Whether it has all of `other`.
    pub const fn contains(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }
    /// The spaces of it in `star` that are connected to `space` round the ring, `space` itself included if it is there.
    #[inline]
    pub const fn run(self, space: Space) -> Self {
        let shift = space.star().0 * 6;
        let ring = (self.0 >> shift) as u8 & 0b111111;
        Self((RUNS[ring as usize][space.arm().0 as usize] as u64) << shift)
    }
    /// The features that are surrounded if these spaces are covered.
    pub fn surrounded(self) -> impl Iterator<Item = Feature> + Clone {
        Feature::all().filter(move |feature| self.contains(feature.spaces()))
    }
    /// Those of them that the tile on `space` has a part in surrounding.
    pub fn surrounded_by(self, space: Space) -> impl Iterator<Item = Feature> + Clone {
        Feature::around(space).filter(move |feature| self.contains(feature.spaces()))
    }
    /// It, taken apart into what is connected.
    pub fn runs(self) -> impl Iterator<Item = Self> {
        let mut left = self;
        std::iter::from_fn(move || {
            let run = self.run(left.first()?);
            left = left.without(run);
            Some(run)
        })
    }
}

/// Cheapest first: what 0 to 6 tiles can cover.
const fn within(side: Side) -> [SpaceSet; 7] {
    let mut table = [SpaceSet::EMPTY; 7];
    let mut at = 0;
    while at < 7 * 42 {
        let (tiles, space) = (at / 42, Space((at % 42) as u8));
        if space.cost(side) as usize <= tiles {
            table[tiles] = table[tiles].or(SpaceSet::only(space));
        }
        at += 1;
    }
    table
}
static WITHIN: [[SpaceSet; 7]; 2] = [within(Side::Coloured), within(Side::Monochrome)];

/// For a ring of six by which places are covered, and a place: the places connected to it.
static RUNS: [[u8; 6]; 64] = {
    let mut runs = [[0; 6]; 64];
    let mut covered = 0;
    while covered < 64 {
        let mut arm = 0;
        while arm < 6 {
            let mut run = covered as u8 & (1 << arm);
            let mut step = 0;
            // Spreads by one place both ways; in a ring of six everything is reached in five steps.
            while step < 5 {
                let both = (run << 1 | run >> 5) | (run >> 1 | run << 5);
                run |= both & covered as u8 & 0b111111;
                step += 1;
            }
            runs[covered][arm] = run;
            arm += 1;
        }
        covered += 1;
    }
    runs
};

/// What stands between the stars: surrounding it with tiles brings bonus tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Feature {
    /// Between an outer star and the one in the centre.
    Pillar(Star),
    /// Between an outer star and the next one clockwise.
    Statue(Star),
    /// At the outer edge of an outer star.
    Window(Star),
}

impl Feature {
    /// How many there are on a board.
    pub const COUNT: usize = 18;
    /// All of them: pillars, statues, windows, each clockwise from the upper left.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        let pillars = Star::outer().map(Self::Pillar);
        pillars.chain(Star::outer().map(Self::Statue)).chain(Star::outer().map(Self::Window))
    }
    /// How many tiles its owner may choose from the supply.
    #[inline]
    pub const fn tiles(self) -> u8 {
        match self {
            Feature::Pillar(_) => 1,
            Feature::Statue(_) => 2,
            Feature::Window(_) => 3,
        }
    }
    /// The spaces around it.
    ///
    /// An outer star turns its arms 2 and 3 to the centre, 1 and 2 to the next star clockwise, 3 and 4 to the one before, 5 and 6
    /// to the edge. The centre turns its arm 1 to the orange and the red star, and so on clockwise.
    pub const fn spaces(self) -> SpaceSet {
        const fn arms(star: u8, first: u8, second: u8) -> u64 {
            (1 << first | 1 << second) << (star * 6)
        }
        SpaceSet(match self {
            Feature::Pillar(Star(star)) => arms(star, 1, 2) | arms(Star::CENTRE.0, (star + 5) % 6, star),
            Feature::Statue(star) => arms(star.0, 0, 1) | arms(star.next().0, 2, 3),
            Feature::Window(Star(star)) => arms(star, 4, 5),
        })
    }
    /// The features that `space` is next to: none, one or two.
    pub fn around(space: Space) -> impl Iterator<Item = Self> + Clone {
        AROUND[space.index()].into_iter().flatten()
    }
    /// How many tiles some bring together, each with whether it surely does: a bit for each number.
    pub(super) fn sums(each: impl Iterator<Item = (Self, bool)>) -> u16 {
        each.fold(1, |sums, (feature, surely)| (sums << feature.tiles()) | if surely { 0 } else { sums })
    }
    /// Of explanations of one bonus, each the features that one tile surrounded: a single one, if all are (then of one kind).
    pub(super) fn alone(explanations: impl Iterator<Item = impl Iterator<Item = Self>>) -> Option<Self> {
        let mut only = None;
        for mut features in explanations {
            let (first, None) = (features.next(), features.next()) else { return None };
            only = first;
        }
        only
    }
}

/// For each space, the features next to it.
static AROUND: [[Option<Feature>; 2]; 42] = {
    let mut table = [[None; 2]; 42];
    let mut at = 0;
    while at < Feature::COUNT * 42 {
        let (feature, space) = (at / 42, at % 42);
        let star = Star((feature % 6) as u8);
        let feature = [Feature::Pillar(star), Feature::Statue(star), Feature::Window(star)][feature / 6];
        if feature.spaces().has(Space(space as u8)) {
            let free = if table[space][0].is_none() { 0 } else { 1 };
            table[space][free] = Some(feature);
        }
        at += 1;
    }
    table
};
