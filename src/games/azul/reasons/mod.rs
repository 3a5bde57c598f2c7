//! Why a position is impossible, a move is refused, or points are given: typed facts, no sentences.
#![allow(missing_docs, reason = "a fact's name says what it is; each variant says what its facts mean together")]

mod flaw;
pub use flaw::Flaw;

use super::pieces::{Colour, Column, Factory, From, Gold, Line, Piece, Seat, SeatSet, Space, SpaceSet, Tiles};
use super::position::{Phase, Side};
use super::rules;
use crate::games::shared::FILL;
use crate::verdict::Rule;

/// How many tiles of a colour a case shows, place by place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Seen {
    /// On walls, pattern lines, floor lines and the kept "0" factory.
    pub boards: u32,
    /// On the factories.
    pub factories: u32,
    /// In the centre.
    pub centre: u32,
    /// In the bag.
    pub bag: u32,
    /// In the lid of the box.
    pub lid: u32,
}

impl Seen {
    /// All of them.
    pub fn total(self) -> u32 {
        self.boards + self.factories + self.centre + self.bag + self.lid
    }
}

/// What a player's wall brought, and what is left of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paid {
    /// Whose.
    pub seat: Seat,
    /// What the tiles brought.
    pub points: i32,
    /// The score.
    pub score: i32,
}

/// A part of the table that holds tiles once something was dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// A player's board.
    Board(Seat),
    /// A factory.
    Factory(Factory),
    /// The centre.
    Centre,
    /// The lid of the box.
    Lid,
}

impl Spot {
    /// Whose board it is.
    pub(in crate::games::azul) fn seat(self) -> Option<Seat> {
        if let Self::Board(seat) = self { Some(seat) } else { None }
    }
    /// Which factory it is.
    pub(in crate::games::azul) fn factory(self) -> Option<Factory> {
        if let Self::Factory(factory) = self { Some(factory) } else { None }
    }
}

/// How many tiles a factory held when the offer began, or at the most since, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Filled {
    /// Its gold side, if that changes how it is filled.
    pub gold: Option<Gold>,
    /// How many tiles were dealt to it.
    pub dealt: u32,
    /// What became of them.
    pub since: Since,
}

/// What changed the number of tiles on a factory after the deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Since {
    /// Nothing.
    Nothing,
    /// Colour-seekers beside it drew so many from it.
    Drawn { by: [Option<(Factory, Colour)>; 2], count: u32 },
    /// As a colour-seeker it drew so many from beside it.
    Drew(u32),
    /// Up to so many were sent to it.
    Sent(u32),
}

impl Filled {
    /// As usual.
    pub const FOUR: Self = Self { gold: None, dealt: FILL, since: Since::Nothing };

    /// By which rule it held so many.
    pub(in crate::games::azul) fn rule(self) -> &'static Rule {
        match (self.since, self.gold) {
            (Since::Drawn { .. } | Since::Drew(_), _) | (_, Some(Gold::Seek(_))) => &rules::GOLD_SEEKER,
            (_, Some(Gold::PlusOne)) => &rules::GOLD_PLUS_ONE,
            (Since::Sent(_), _) => &rules::GOLD_NEIGHBOURS,
            (Since::Nothing, _) => &rules::FACTORY_GETS_FOUR,
        }
    }
    /// By which rule it cannot still hold a rest: where it was filled as usual, the one that sends the rest on.
    pub(in crate::games::azul) fn rest_rule(self, side: Option<Gold>) -> &'static Rule {
        if self == Self::FOUR { rules::of_rest(side) } else { self.rule() }
    }
}

/// What says where the marker has to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MarkerLaw {
    /// The "0" factory catches tiles only.
    CatchesTiles,
    /// It comes to the centre when an offer begins.
    ToTheCentre,
    /// Whoever takes first from the centre has it.
    FromTheCentre,
    /// It stays with whoever had it until the next round.
    Stays,
}

impl MarkerLaw {
    pub(in crate::games::azul) fn rule(self) -> &'static Rule {
        match self {
            Self::CatchesTiles => &rules::GOLD_ZERO_CATCHES,
            Self::ToTheCentre => &rules::MARKER_TO_THE_CENTRE,
            Self::FromTheCentre => &rules::FIRST_FROM_CENTRE,
            Self::Stays => &rules::MARKER_STAYS,
        }
    }
}

/// Where a marker was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MarkerPlace {
    /// In the centre.
    Centre,
    /// On a floor line; the index of the piece.
    Floor(Seat, usize),
    /// On a kept "0" factory.
    Kept(Seat),
    /// In front of a player.
    Front(Seat),
}

/// A check that could not be made, and what it lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Gap {
    /// Tiles of each colour exactly twenty: not everything is given.
    Conservation,
    /// Number and contents of factories: not given.
    Factories,
    /// The centre against the factories: one of them is not given.
    Centre,
    /// Where the marker is: not everything that could hold it is given.
    Marker,
    /// Tiles of the wall against the round: no round given.
    Round,
    /// The bag against the round: no bag given.
    Bag,
    /// The lid against the walls: no lid, or not all walls given.
    Lid,
    /// Whether a complete row elsewhere ends the game: not all players given.
    OtherPlayers,
    /// A score against the wall: no score given.
    Score(Seat),
}

/// Something that a case leaves out and that is supposed, or follows from the rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Assumed {
    /// Nothing lies on the wall.
    Wall(Seat),
    /// Nothing lies on the pattern lines.
    Lines(Seat),
    /// Nothing lies on the floor line.
    Floor(Seat),
    /// The score is 0.
    Score(Seat),
    /// It is this phase.
    Phase(Phase),
    /// It is this player's turn.
    Turn(Seat),
}

/// Why a move is refused, or cannot be decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The move belongs to another phase.
    WrongPhase { phase: Phase, needs: Phase },
    /// The move belongs to a later phase, and the case does not show whether anything is left to take in the offer.
    TakingMayGoOn,
    /// Another player's turn.
    NotYourTurn { seat: Seat, turn: Seat },
    /// The turn of one of several other players: which of them the case does not tell.
    NotAmongNext { seat: Seat, may: SeatSet },
    /// It depends on what the case does not tell.
    NotTold(NotTold),
    /// The case shows no factories or no centre: what lies there is not known.
    SourceUnknown { from: Option<From> },
    /// There is no such factory.
    NoSuchFactory { factory: Factory, count: usize },
    /// The "0" factory was taken away by a player.
    FactoryAway { factory: Factory, keeper: Seat },
    /// Nothing lies there.
    SourceEmpty { from: From },
    /// The colour does not lie there.
    ColourNotThere { from: From, colour: Colour, there: Tiles },
    /// Not all tiles of the colour are taken, or more than there are.
    NotAllOfColour { from: From, colour: Colour, there: u8, taken: u8 },
    /// The line holds another colour.
    LineHoldsAnother { line: Line, holds: Colour, offered: Colour },
    /// The line is full.
    LineFull { line: Line, colour: Colour },
    /// The wall row has the colour.
    WallRowHasColour { line: Line, colour: Colour, space: Space },
    /// Grey side: no column of the row can take the colour (ruling `grey-line-check`).
    NoColumnLeft { line: Line, colour: Colour },
    /// Tiles that fit are put on the floor (ruling `partial-floor`).
    MustPlaceWhatFits { line: Line, fits: u8, dropped: u8 },
    /// As many or more tiles dropped than fit, or dropped from a take that goes to the floor anyway (nothing fits then).
    DropsTooMany { taken: u8, fits: u8, dropped: u8 },
    /// A rest is sent on from a factory that does not send it.
    RestStays { from: From, goes: RestGoes },
    /// A rest has to be sent on and the move does not say where.
    RestNotSaid { from: Factory, rest: Tiles, neighbours: Vec<Factory> },
    /// The tiles sent on are not the rest.
    RestDiffers { rest: Tiles, sent: Tiles },
    /// A colour of the rest is split between the neighbours.
    RestSplit { colour: Colour, first: Factory, second: Factory },
    /// The rest is sent to a factory that is no neighbour.
    RestTooFar { to: Factory, neighbours: Vec<Factory> },
    /// The rest is sent to an empty neighbour (ruling `neighbour-empty`).
    RestToEmpty { to: Factory },

    /// The line is not full.
    LineNotFull { line: Line, count: u8 },
    /// A line above is full and comes first.
    NotTopmost { line: Line, first: Line },
    /// Coloured side: the tile belongs on the printed space.
    NotThePrintedSpace { line: Line, colour: Colour, chosen: Column, printed: Column },
    /// The wall space is covered.
    SpaceCovered { space: Space, holds: Colour, open: SpaceSet },
    /// Grey side: the column has the colour.
    ColumnHasColour { space: Space, colour: Colour, other: Space, open: SpaceSet },
    /// Grey side: several columns are possible and none is chosen.
    ColumnNotSaid { line: Line, colour: Colour, open: SpaceSet },
    /// Grey side: no column is possible, so the line falls.
    LineMustFall { line: Line, colour: Colour },
    /// A line that can be placed may not fall (ruling `grey-forced`; on the coloured side always).
    LineMayNotFall { side: Side, line: Line, colour: Colour, open: SpaceSet },
    /// The floor line is paid after all full lines.
    LinesFirst { line: Line },
    /// There is nothing on the floor line.
    NothingToClear,

    /// Somebody has completed a row: no further round.
    GameEnds { seat: Seat, row: Line },
    /// Nobody has completed a row.
    NobodyFinished,
    /// The single player has not completed a row; whether another has, the case does not show.
    OthersUnknown,
    /// Another number of factories.
    DealtFactories { count: usize, expected: usize },
    /// A factory with more or fewer tiles than it gets.
    DealtCount { factory: Factory, count: u32, expected: u32 },
    /// Bag and lid run out, and what was dealt is not all that they held.
    DealtTotal { dealt: u32, supply: u32 },
    /// Fewer tiles are dealt than the factories take, which is right if bag and lid ran out; the case does not show whether they did.
    MaybeRunOut { dealt: u32, needed: u32 },
    /// A tile that the bag cannot have given, nor the lid; `bag_only` while the bag alone suffices for the deal.
    NotInBag { colour: Colour, dealt: u32, available: u32, bag_only: bool },
    /// The lid was used although the bag still held tiles; `is_extra` if one of them is said to have come fifth.
    BagNotUsedUp { colour: Colour, left: u32, is_extra: bool },
    /// Factories shown after the set-up effects with more or fewer tiles in all than they get.
    DealtInAll { dealt: u32, expected: u32 },
    /// A fifth tile for "+1", although the factories need all that bag and lid hold.
    NoneLeftForExtra { colour: Colour, supply: u32, room: u32 },
    /// A fifth tile without a "+1" factory, or besides factories that show it already (`shown`).
    ExtraTile { colour: Colour, shown: bool },
    /// Gold sides where there are none, or the wrong number, or one twice.
    DealtGold { problem: Box<Flaw> },
    /// Factories shown after the set-up effects that no draw leads to.
    NoSuchSetup,
    /// Who begins is not who has the marker.
    WrongStarter { said: Seat, starter: Seat },
}

impl Refusal {
    /// Whether the case says too little: with more of it the move might be legal.
    pub fn is_open(&self) -> bool {
        matches!(
            self,
            Refusal::SourceUnknown { .. }
                | Refusal::RestNotSaid { .. }
                | Refusal::ColumnNotSaid { .. }
                | Refusal::TakingMayGoOn
                | Refusal::NotTold(_)
                | Refusal::OthersUnknown
                | Refusal::MaybeRunOut { .. }
        )
    }
}

/// What a case does not tell although a move depends on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NotTold {
    /// Whose turn it is: it may be that of any of these.
    Turn(SeatSet),
    /// What lies in the row of a wall.
    Wall { seat: Seat, row: Line },
    /// What lies on a pattern line.
    Line { seat: Seat, line: Line },
    /// Whether a pattern line is full.
    Lines(Seat),
    /// What lies on a floor line.
    Floor(Seat),
    /// Whether somebody has completed a row: this wall would tell.
    Row(Seat),
    /// Who keeps the "0" factory.
    Keeper,
}

/// What happens to the rest of a factory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RestGoes {
    /// To the centre: the usual.
    ToCentre,
    /// It stays on the factory.
    Stays,
    /// It is in the centre already.
    IsCentre,
}

/// Why points are given or taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A tile without neighbours.
    Alone { space: Space, colour: Colour },
    /// The horizontal run of the placed tile.
    Row { space: Space, colour: Colour, run: SpaceSet },
    /// The vertical run of the placed tile.
    Column { space: Space, colour: Colour, run: SpaceSet },
    /// The floor line. `cost` is what its pieces cost; the award may be less, for the score stops at 0.
    Floor { floor: super::position::Floor, cost: i32 },
    /// A piece that the kept "0" factory caught: no points lost.
    Caught { piece: Piece },
    /// A complete row at the end.
    FullRow { row: Line },
    /// A complete column at the end.
    FullColumn { column: Column },
    /// All five tiles of a colour at the end.
    FullColour { colour: Colour, spaces: SpaceSet },
    /// A tile on a wall that the case does not show.
    OnHiddenWall { space: Space, colour: Colour },
    /// Tiles from pattern lines that the case does not show.
    HiddenLines,
    /// A floor line that the case does not show.
    HiddenFloor,
    /// End bonuses of a wall that the case does not show.
    HiddenBonuses,
}
