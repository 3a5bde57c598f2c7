//! One thing that people do wrong when they type a table, undone.

use super::layout::{Layout, Way};
use crate::case::Thing;
use crate::case::edit::Splice;
use crate::verdict::{Place, Step};
use crate::words::variant;

/// What went wrong in typing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A piece stands in the next column or space, or a whole line in the next one.
    Neighbour,
    /// A colour was taken for one that looks like it.
    LookAlike,
    /// A colour was taken for another one.
    Colour,
    /// A piece was forgotten.
    Forgotten,
    /// There is a piece too many.
    Surplus,
    /// The first-player marker was forgotten, or lies elsewhere.
    Marker,
    /// Two digits changed places.
    Digits,
    /// A number is another one.
    Number,
    /// A word is another one: the phase was left as in the template.
    Word,
    /// A thing that has a name was taken for another one.
    Thing,
    /// Things are in another order: two in one another's place, lines typed from the last to the first.
    Order,
    /// Several pieces of a board stand elsewhere, as its rows or all of it do.
    Layout(Layout),
    /// Another player is meant.
    Player,
    /// Two players have one another's boards.
    Boards,
    /// Two colours have changed places throughout, or one stands for another throughout a part.
    Throughout,
    /// A word is misspelt.
    Spelling,
    /// Another move than was made.
    Move,
    /// A move is written twice.
    MoveTwice,
    /// A move was left out.
    MoveLeftOut,
    /// Two moves have changed places.
    MoveOrder,
    /// Something in a part, which is typed again.
    Part,
}

impl Kind {
    /// Its name for programs.
    pub fn word(self) -> &'static str {
        let is_like = match self {
            Self::Layout(Layout { way: Way::OneUp | Way::OneDown | Way::OneLeft | Way::OneRight, .. }) => Self::Neighbour,
            Self::Layout(_) => Self::Order,
            kind => kind,
        };
        variant!(is_like; Self: Neighbour LookAlike Colour Forgotten Surplus Marker Digits Number Word Thing Order Layout
            Player Boards Throughout Spelling Move MoveTwice MoveLeftOut MoveOrder Part)
    }
    /// How unlikely it is that people slip so: with each step half as likely, and 0 is what happens every day.
    fn rarity(self, changes: &[Change]) -> u32 {
        let of_kind = match self {
            Self::Move | Self::Spelling | Self::MoveOrder => 0,
            Self::Word | Self::Digits | Self::MoveTwice => 1,
            Self::Marker | Self::MoveLeftOut => 2,
            Self::Player | Self::Boards => 3,
            Self::Neighbour => 4,
            Self::Forgotten => 5,
            Self::LookAlike | Self::Layout(_) => 6,
            Self::Surplus | Self::Colour | Self::Throughout | Self::Number | Self::Order => 7,
            Self::Thing | Self::Part => 10,
        };
        let [Change { place, from, to, .. }] = changes else { return of_kind + 2 };
        let off = from.parse::<i64>().ok().zip(to.parse::<i64>().ok()).map(|(from, to)| from.abs_diff(to));
        of_kind
            + match (self, off) {
                // Whoever miscounts is one off; one key struck wrong leaves as many digits.
                (Self::Number, Some(1)) => 0,
                (Self::Number, Some(_)) if from.len() != to.len() => 4,
                (Self::Number, _) => 2,
                (Self::Forgotten | Self::Surplus, Some(_)) => 1,
                // It is one of so many spaces, or of so many names, or several pieces.
                (Self::Forgotten | Self::Surplus, None) if matches!(place.0.last(), Some(Step::Space(..))) => 2,
                (Self::Forgotten, None) if from.is_empty() && to.len() > 1 => 2,
                _ => 0,
            }
    }
}

/// Steps by which a slip in a row is less likely, or likelier: of several that are alike one is soon forgotten, or typed twice.
pub(super) const BESIDE_ITS_LIKE: i32 = -2;
pub(super) const OF_ONE_COLOUR: i32 = -3;
pub(super) const SEVERAL: i32 = 2;

/// A value of a case that becomes another one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Where it stands.
    pub place: Place,
    /// What the way there is called in the case: the player, the keys as they are typed. Only what is found has one.
    pub way: Vec<String>,
    /// What is typed.
    pub from: String,
    /// What is meant.
    pub to: String,
    /// What both name, where they are words that a reader of another language may not know.
    pub names: Option<[Thing; 2]>,
}

impl Change {
    /// What is typed somewhere becomes something else.
    pub(super) fn at(place: Place, from: impl Into<String>, to: impl Into<String>) -> Self {
        Self { place, way: Vec::new(), from: from.into(), to: to.into(), names: None }
    }
    /// Whether there is a value before and after.
    pub fn is_of_value(&self) -> bool {
        !self.from.is_empty() && !self.to.is_empty()
    }
}

/// Changes that undo one mistake.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edit {
    /// The mistake.
    pub kind: Kind,
    /// What changes.
    pub changes: Vec<Change>,
    /// What changes in the text.
    pub splices: Vec<Splice>,
    /// How unlikely the mistake is.
    pub(super) rarity: u32,
    /// Whether what is found leads to it: the number by which a sum comes out right.
    pub(super) is_told: bool,
}

/// One value that becomes another one, and what changes in the text.
pub(super) type Altered = (Change, Splice);

impl Edit {
    /// A mistake that is undone by some values.
    pub(super) fn of(kind: Kind, altered: impl IntoIterator<Item = Altered>) -> Self {
        let (changes, splices) = altered.into_iter().unzip();
        Self::new(kind, changes, splices)
    }
    pub(super) fn new(kind: Kind, changes: Vec<Change>, splices: Vec<Splice>) -> Self {
        Self { rarity: kind.rarity(&changes), kind, changes, splices, is_told: false }
    }
    /// Whether both can be made.
    pub(super) fn goes_with(&self, other: &Self) -> bool {
        !self.splices.iter().any(|splice| other.splices.iter().any(|theirs| splice.meets(theirs)))
    }
}
