//! What is in the box: peoples and their cards, dragons, places of the city, buildings' names, spaces of the obelisk.

pub use crate::game::shared::Seat;
use crate::game::shared::{Heap, Kind, small_number};

/// Stones of each player.
pub(crate) const STONES: u8 = 10;
/// Cards in the deck.
pub(crate) const DECK: u32 = 80;
/// Cards in a hand when the game begins.
pub(crate) const FIRST_HAND: u8 = 8;
/// Steps that a figure may take without a card.
pub(crate) const STEPS: u8 = 2;
/// The card that gives more steps.
pub(super) const GREY_TWO: Card = Card::new(Colour::Grey, Value::Two);
/// The card that takes the figure anywhere.
pub(super) const GREY_ONE: Card = Card::new(Colour::Grey, Value::One);
/// Steps that a grey 2 adds.
pub(crate) const MORE_STEPS: u8 = 2;
/// Steps that a dragon may take with a card worth 2.
pub(crate) const DRAGON_STEPS: u8 = 3;
/// Cards drawn at the end of a turn.
pub(crate) const DRAWN: u8 = 2;
/// Most cards that may be discarded before drawing.
pub(crate) const MOST_DISCARDED: u8 = 2;

/// A people's colour: that of its cards, and of the buildings that they build.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Colour {
    /// Vulca: moves a dragon.
    Black,
    /// Terrah: moves a dragon.
    Red,
    /// Aqua: moves a dragon.
    Blue,
    /// Moves the figure.
    Grey,
    /// Mimix: two are a 3 of another colour.
    Brown,
    /// Lets other colours pass for the section's.
    White,
    /// Pillar: further offerings.
    Yellow,
    /// Khind: wild; every card is worth 1, and no building is green.
    Green,
}

impl Colour {
    /// All colours.
    pub const ALL: [Colour; 8] =
        [Colour::Black, Colour::Red, Colour::Blue, Colour::Grey, Colour::Brown, Colour::White, Colour::Yellow, Colour::Green];
    /// Its index in [`Colour::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What a card is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Value {
    /// 1, with a power.
    One,
    /// 2, with a power.
    Two,
    /// 3, without a power.
    Three,
}

impl Value {
    /// All values.
    pub const ALL: [Value; 3] = [Value::One, Value::Two, Value::Three];
    /// As a number.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// A card, by colour and value. Green 2 and green 3 can be typed, but there are none: see [`Card::copies`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card {
    /// Whose it is.
    pub colour: Colour,
    /// What it is worth.
    pub value: Value,
}

/// Kinds of cards that can be typed.
pub(crate) const KINDS: usize = 24;

impl Card {
    /// Every card that can be typed, colour by colour.
    pub const ALL: [Card; KINDS] = {
        let mut all = [Card { colour: Colour::Black, value: Value::One }; KINDS];
        let mut at = 0;
        while at < KINDS {
            all[at] = Card { colour: Colour::ALL[at / 3], value: Value::ALL[at % 3] };
            at += 1;
        }
        all
    };
    /// The card of a colour with a value.
    pub const fn new(colour: Colour, value: Value) -> Self {
        Self { colour, value }
    }
    /// What it is worth as payment.
    pub const fn worth(self) -> u8 {
        self.value.number()
    }
    /// How many of it are in the deck: ten a people.
    pub const fn copies(self) -> u8 {
        match (self.colour, self.value) {
            (Colour::Green, Value::One) => 10,
            (Colour::Green, _) => 0,
            (_, Value::One | Value::Two) => 4,
            (_, Value::Three) => 2,
        }
    }
}

impl Kind for Card {
    const ALL: &'static [Self] = &Card::ALL;
    fn index(self) -> usize {
        self.colour.index() * 3 + self.value as usize
    }
}

/// Several cards: how many of each, in no order.
pub type Cards = Heap<Card, { KINDS / 8 }>;

/// All cards of the game.
pub(crate) const fn deck() -> Cards {
    const COPIES: [u8; KINDS] = {
        let mut copies = [0; KINDS];
        let mut at = 0;
        while at < KINDS {
            copies[at] = Card::ALL[at].copies();
            at += 1;
        }
        copies
    };
    Cards::new(COPIES)
}

/// A dragon, by the people whose cards move it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Dragon {
    /// Moved by black cards.
    Vulca,
    /// Moved by red cards.
    Terrah,
    /// Moved by blue cards.
    Aqua,
}

impl Dragon {
    /// All dragons.
    pub const ALL: [Dragon; 3] = [Dragon::Vulca, Dragon::Terrah, Dragon::Aqua];
    /// Its index in [`Dragon::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
    /// The colour of the cards that move it.
    pub const fn cards(self) -> Colour {
        match self {
            Dragon::Vulca => Colour::Black,
            Dragon::Terrah => Colour::Red,
            Dragon::Aqua => Colour::Blue,
        }
    }
    /// The dragon that cards of `colour` move, if they move one.
    pub fn moved_by(colour: Colour) -> Option<Self> {
        Self::ALL.into_iter().find(|dragon| dragon.cards() == colour)
    }
}

/// A dragon as people name it. Which one a colour means is open (ruling `dragon-colours`); a people's name is clear.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DragonName {
    /// By the people whose cards move it.
    Of(Dragon),
    /// By a colour.
    Coloured(Colour),
}

small_number!(
    /// A place of the city, row by row: five rows of 3, 5, 5, 5 and 3 tiles.
    Spot, 21
);

/// The places of the city as rows: the first column of each, and how many tiles it has.
const ROWS: [(u8, u8); 5] = [(1, 3), (0, 5), (0, 5), (0, 5), (1, 3)];

impl Spot {
    /// The middle of the city.
    pub const CENTRE: Self = Self(10);

    /// The place at `row` and `column` of the 5 × 5 square, each from 0; none at its corners and outside.
    pub fn at(row: usize, column: usize) -> Option<Self> {
        let &(first, count) = ROWS.get(row)?;
        let column = u8::try_from(column).ok()?.checked_sub(first).filter(|&column| column < count)?;
        let before: u8 = ROWS[..row].iter().map(|&(_, count)| count).sum();
        Some(Self(before + column))
    }
    /// Its row in the square, from 0.
    pub fn row(self) -> usize {
        self.square().0
    }
    /// Its column in the square, from 0.
    pub fn column(self) -> usize {
        self.square().1
    }
    fn square(self) -> (usize, usize) {
        let corners_before = match self.0 {
            ..3 => 1,
            3..18 => 2,
            18.. => 3,
        };
        let place = usize::from(self.0 + corners_before);
        (place / ROWS.len(), place % ROWS.len())
    }
    /// The places beside it: left, right, above, below.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        let (row, column) = self.square();
        let (left, up) = (column.checked_sub(1), row.checked_sub(1));
        let left = left.and_then(|left| Self::at(row, left));
        let up = up.and_then(|up| Self::at(up, column));
        [left, Self::at(row, column + 1), up, Self::at(row + 1, column)].into_iter().flatten()
    }
    /// Whether it touches `other` only at a corner.
    pub(super) fn is_at_corner(self, other: Self) -> bool {
        self.row().abs_diff(other.row()) == 1 && self.column().abs_diff(other.column()) == 1
    }
    /// Steps to `other`. The square lacks only its corners, so no way round is ever longer.
    pub fn distance(self, other: Self) -> u8 {
        let ((row, column), (other_row, other_column)) = (self.square(), other.square());
        (row.abs_diff(other_row) + column.abs_diff(other_column)) as u8
    }
}

small_number!(
    /// A section of a building, from the left.
    Section, 4
);

small_number!(
    /// A level of the obelisk, from the bottom.
    Level, 6
);

impl Level {
    /// The one that is filled first.
    pub(super) const BOTTOM: Self = Self(0);
    /// What each of its spaces costs.
    pub const fn price(self) -> u8 {
        self.0 + 7
    }
    /// The level whose spaces cost `price`.
    pub fn priced(price: u8) -> Option<Self> {
        price.checked_sub(7).and_then(|index| Self::new(usize::from(index)))
    }
    /// The one that is filled next where so many stones lie, at a table of `players`: the lowest with a free space.
    pub fn after(mut laid: i32, players: usize) -> Option<Self> {
        Self::all().find(|level| {
            laid -= i32::from(level.spaces(players));
            laid < 0
        })
    }
    /// Whether two players leave a part of it unused.
    pub const fn is_blocked_for(self, players: usize) -> bool {
        self.spaces(players) < self.spaces(crate::game::shared::SEATS)
    }
    /// How many spaces it has at a table of `players`: with two, the outer two 7s are blocked.
    pub const fn spaces(self, players: usize) -> u8 {
        match (self.0, players) {
            (0, ..=2) => 2,
            (0, _) => 4,
            (5, _) => 1,
            _ => 2,
        }
    }
    /// How many spaces all levels have together.
    pub(super) fn all_spaces(players: usize) -> u8 {
        Self::all().map(|level| level.spaces(players)).sum()
    }
}
