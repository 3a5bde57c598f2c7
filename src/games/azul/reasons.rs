//! Why a position is impossible, a move is refused, or points are given: typed facts, no sentences.
#![allow(missing_docs, reason = "a fact's name says what it is; each variant says what its facts mean together")]

use super::pieces::{Colour, Column, Factory, From, Gold, Line, Piece, Seat, SeatSet, Space, SpaceSet, Tiles};
use super::position::{Phase, Side};
use crate::games::shared::Short;
use crate::games::turns::TurnConflict;

/// What makes a position impossible (or doubtful: [`Flaw::is_doubt`]).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Flaw {
    /// A case lists no player, or more than four.
    PlayerCount { players: usize },
    /// Two players have the same name.
    SameName { first: Seat, second: Seat },
    /// Coloured side: a tile lies on a space of another colour.
    WrongSpace { seat: Seat, space: Space, holds: Colour },
    /// Grey side: a colour twice in a row.
    TwiceInRow { seat: Seat, colour: Colour, first: Space, second: Space },
    /// Grey side: a colour twice in a column.
    TwiceInColumn { seat: Seat, colour: Colour, first: Space, second: Space },
    /// A pattern line holds two colours; `index` is the first tile that differs.
    MixedLine { seat: Seat, line: Line, first: Colour, other: Colour, index: usize },
    /// A pattern line holds more tiles than it has spaces.
    OverfullLine { seat: Seat, line: Line, count: usize },
    /// A pattern line was typed with a gap to the right of a tile; `index` is the empty space.
    LineGap { seat: Seat, line: Line, index: usize },
    /// A pattern line holds a colour that its wall row has.
    LineOfWallColour { seat: Seat, line: Line, colour: Colour, space: Space },
    /// Grey side under `grey-line-check=no`: a pattern line holds a colour that no column of its row can take.
    LineWithoutColumn { seat: Seat, line: Line, colour: Colour },
    /// More than seven pieces on a floor line.
    OverfullFloor { seat: Seat, count: usize },
    /// An empty space to the left of a piece on a floor line; `index` is the empty space.
    FloorGap { seat: Seat, index: usize },
    /// More than one piece on a kept "0" factory.
    OverfullKept { seat: Seat, count: usize },
    /// A kept "0" factory where the variant is not in play, or no "0" factory is among the gold ones.
    KeptWithoutZero { seat: Seat },
    /// Two players keep the "0" factory.
    KeptTwice { first: Seat, second: Seat },
    /// Tiles lie on the "0" factory although a player keeps it.
    KeptYetFilled { seat: Seat, factory: Factory, tiles: Tiles },
    /// Something of the offer is still fallen or kept although the round is over: so many pieces on the floor line, the "0" factory.
    FloorNotCleared { seat: Seat, pieces: usize, kept: bool, phase: Phase },
    /// A wall row is complete, yet the game goes on.
    FullRowYetPlaying { seat: Seat, row: Line, phase: Phase },
    /// A wall row is complete although a line above it is yet to be tiled in this round.
    FullRowBelowFullLine { seat: Seat, row: Line, line: Line },
    /// Nobody has a complete row, yet the game is said to be over.
    NoFullRowYetOver { phase: Phase },
    /// More tiles in a wall row than rounds can have put there.
    RowAheadOfRound { seat: Seat, row: Line, tiles: usize, most: usize, round: u8 },
    /// The walls show more tiled lines than the tiles of the rounds before could fill.
    WallsAheadOfRound { used: u32, dealt: u32, round: u8 },
    /// The tiled lines and all tiles in sight took more tiles than all rounds together dealt.
    TilesAheadOfRound { used: u32, dealt: u32, round: u8 },
    /// A round that the phase cannot have: 0 once something was dealt, 2 or more before.
    RoundAgainstPhase { round: u8, phase: Phase },
    /// A full pattern line is left although tiling is done.
    FullLineAfterTiling { seat: Seat, line: Line, phase: Phase },
    /// A score that no round could have given.
    ScoreTooHigh { seat: Seat, score: i32, most: i32, bonuses: Option<i32> },
    /// A score although nothing has been scored yet.
    ScoreBeforeScoring { seat: Seat, score: i32 },
    /// A final score below what its bonuses alone bring.
    ScoreTooLow { seat: Seat, score: i32, least: i32 },
    /// After the first tiling: no floor line takes a score from what the wall brought to this; or the floor is not even paid yet.
    ScoreOddlyPaid { seat: Seat, score: i32, points: i32, paid: bool },
    /// After the first tiling: the scores tell of so many pieces on the floor lines, at the least if `more`, else at the most; yet so
    /// many tiles fell, beside the marker.
    FallenAgainstScores { pieces: u32, fell: u32, more: bool, paid: Vec<Paid> },
    /// A score below 0.
    NegativeScore { seat: Seat, score: i32 },
    /// Not the number of factories for the players.
    FactoryCount { factories: usize, players: usize, expected: usize },
    /// A number of factories that no number of players has (the number of players is not known).
    FactoryCountForNobody { factories: usize },
    /// More tiles on a factory than its kind can hold.
    OverfullFactory { factory: Factory, count: u32, most: u32 },
    /// A factory with fewer tiles than were dealt to it.
    ShortFactory { factory: Factory, count: u32, least: u32, short: Short },
    /// Gold factories although the variant is not in play.
    GoldWithoutVariant { factory: Factory, gold: Gold },
    /// Not as many gold factories as players.
    GoldCount { gold: usize, players: usize },
    /// The same gold side twice.
    GoldTwice { gold: Gold, first: Factory, second: Factory },
    /// The "0" factory was emptied, and nobody keeps it.
    ZeroNotKept { factory: Factory },
    /// Tiles left in the centre or on a factory although the offer is over.
    OfferNotEmpty { phase: Phase, factory: Option<Factory>, tiles: Tiles },
    /// Nothing left to take, yet the offer is said to go on.
    OfferEmpty,
    /// Tiles in the centre, or a marker taken from it, although no factory has been emptied.
    CentreBeforeTaking { tiles: Tiles },
    /// The centre holds more tiles than the emptied factories can have given; `elsewhere`: the gold one whose rest does not go there.
    CentreOverfull { tiles: u32, most: u32, emptied: usize, elsewhere: Option<Gold> },
    /// The boards hold more tiles of this round (`placed`, at the least) than have left factories and centre.
    MoreThanTaken { placed: u32, taken: u32 },
    /// Tiles have left factories and centre (`taken`) and lie on no board (`placed`, at the most).
    TakenMissing { taken: u32, placed: u32 },
    /// A colour lies on the boards in more places than takes can have brought it to. Its tiles came by `takes` takes at least, which is
    /// more than the empty factories; `split` is whose tiles lie on several lines, if two players' takes do not explain it.
    ColourTakenTooOften { colour: Colour, takes: u32, emptied: u32, split: Option<Seat> },
    /// The marker is in the centre, yet the boards tell of more takes than there are empty factories.
    MarkerLeftBehind { takes: u32, emptied: u32 },
    /// The marker lies with a player who has taken no tile in this offer, as far as the board shows.
    MarkerWithoutTiles { seat: Seat, place: MarkerPlace },
    /// Of factories from which a colour was taken, `least` tiles of others went to the centre, where only `rest` lie: so many takes at
    /// least, and `most` of the colour taken.
    RestNotInCentre { colour: Colour, takes: u32, most: u32, least: u32, rest: u32 },
    /// Turns that do not go together.
    Turns(TurnConflict),
    /// Between two rounds: somebody begins the next who does not have the marker.
    StarterWithoutMarker { said: Seat, holder: Seat },
    /// The marker is nowhere.
    NoMarker { phase: Phase },
    /// The marker is in several places.
    SeveralMarkers { places: Vec<MarkerPlace> },
    /// The marker is where the phase forbids it; `doubt` where a rare course of play explains it.
    MarkerMisplaced { place: MarkerPlace, phase: Phase, doubt: bool },
    /// More tiles of a colour in sight than there are.
    TooMany { colour: Colour, seen: Seen },
    /// Everything is given, and a colour is there fewer than twenty times.
    NotTwenty { colour: Colour, seen: Seen },
    /// The bag or the tiles drawn from it do not agree with the round, as long as the lid cannot have gone back to the bag.
    BagAgainstRound { bag: u32, expected: u32, round: u8 },
    /// Fewer tiles of a colour in the lid than the tiled lines have sent there.
    LidTooSmall { colour: Colour, lid: u8, least: u32 },
    /// Tiles in the lid although all of it went back into the bag when this round was dealt.
    LidNotReturned { lid: u32, round: u8 },
    /// Tiles in the lid before anything can have gone there.
    LidTooEarly { lid: u32 },
    /// Something lies there although nothing has been dealt.
    BeforeSetup { at: Spot },
    /// Whose turn it is cannot be, for lack of such an offer.
    TurnOutsideOffer { seat: Seat, phase: Phase },
}

impl Flaw {
    /// Whose scores it is found in; nobody's if it is found in something else.
    pub(super) fn scores(&self) -> Vec<Seat> {
        if let Flaw::FallenAgainstScores { paid, .. } = self {
            return paid.iter().map(|paid| paid.seat).collect();
        }
        let (Flaw::ScoreTooHigh { seat, .. }
        | Flaw::ScoreBeforeScoring { seat, .. }
        | Flaw::ScoreTooLow { seat, .. }
        | Flaw::ScoreOddlyPaid { seat, .. }
        | Flaw::NegativeScore { seat, .. }) = self
        else {
            return Vec::new();
        };
        vec![*seat]
    }
    /// Whether a rare course of play explains it after all.
    pub fn is_doubt(&self) -> bool {
        matches!(
            self,
            Flaw::ShortFactory { short: Short::RanOut, .. }
                | Flaw::MarkerMisplaced { doubt: true, .. }
                | Flaw::ZeroNotKept { .. }
        )
    }
}

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
