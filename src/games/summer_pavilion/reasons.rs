//! Why a position is impossible, a move is refused, or points are given: typed facts, no sentences.
#![allow(missing_docs, reason = "a fact's name says what it is; each variant says what its facts mean together")]

use super::geometry::{Feature, Space, SpaceSet, Star};
use super::moves::Between;
use super::pavilion::StarKind;
use super::pieces::{Colour, Factory, From, Seat, SeatSet, Tiles};
use super::position::Phase;
use crate::games::shared::Short;
use crate::games::turns::TurnConflict;

/// What makes a position impossible (or doubtful: [`Flaw::is_doubt`]).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Flaw {
    /// A case lists no player, or more than four.
    PlayerCount { players: usize },
    /// Two players have the same name.
    SameName { first: Seat, second: Seat },

    /// Coloured side: a tile lies on an outer star of another colour.
    WrongStar { seat: Seat, space: Space, holds: Colour },
    /// A star whose tiles must all differ has a colour twice: the centre of the coloured side, and that of the monochrome side
    /// under `centre-one-colour=no`.
    TwiceInStar { seat: Seat, colour: Colour, first: Space, second: Space },
    /// Monochrome side: a star is neither of one colour nor all different: `colour` lies on `first` and `second`, another on `other`.
    MixedStar { seat: Seat, star: Star, colour: Colour, first: Space, second: Space, other: Space },

    /// More than four tiles in the corners.
    CornersOverfull { seat: Seat, count: u32 },
    /// Tiles in the corners in a phase that cannot have any; tiles go there when their owner passes, and leave when a round begins.
    /// In the last round under `leftovers=when-passing` they never go there: `phase` is then Play or End.
    CornersInPhase { seat: Seat, phase: Phase, count: u32 },
    /// Tiles beside the board of a player who has passed: they go to the corners or to the tower.
    TilesAfterPassing { seat: Seat, count: u32 },
    /// Tiles beside a board although everybody has passed.
    TilesInPhase { seat: Seat, phase: Phase, count: u32 },
    /// A player has passed in a phase in which nobody can pass.
    PassedInPhase { seat: Seat, phase: Phase },
    /// A player is said not to have passed although phase 2 is over.
    NotPassed { seat: Seat, phase: Phase },
    /// Everybody at the table has passed, yet phase 2 is said to go on.
    EverybodyPassed,

    /// More than ten tiles in the supply.
    SupplyOverfull { count: u32 },
    /// Fewer than ten tiles in the supply although nobody has just taken any; `doubt` where running out of tiles could explain it.
    SupplyShort { count: u32, phase: Phase, doubt: bool },
    /// Bonus tiles are owed outside the phase in which tiles are placed.
    BonusInPhase { seat: Seat, phase: Phase },
    /// More bonus tiles are owed than one tile can have earned: `most` by the features that are surrounded (at most 3), and at least 1.
    /// `by` is what can have earned that many, if only a single one of its kind can.
    BonusUnearned { seat: Seat, count: u8, most: u8, by: Option<Feature> },
    /// Bonus tiles are owed to one player while it is another's turn.
    BonusOutOfTurn { seat: Seat, turn: Seat },
    /// Bonus tiles are owed to a player who has passed.
    BonusAfterPassing { seat: Seat },

    /// A round that there is not, or that the phase cannot have: rounds are 1 to 6, a next one is prepared after 1 to 5,
    /// the game ends after 6, and nothing but round 1 follows the set-up.
    RoundAgainstPhase { round: u8, phase: Phase },
    /// Something lies on a board, in the tower, on the table or in the centre although nothing has been dealt.
    BeforeSetup { seat: Option<Seat> },
    /// Whose turn it is cannot be in this phase.
    TurnInPhase { seat: Seat, phase: Phase },
    /// It is said to be the turn of a player who has passed.
    TurnOfPassed { seat: Seat },

    /// Not the number of factories for the players.
    FactoryCount { factories: usize, players: usize, expected: usize },
    /// A number of factories that no number of players has (the number of players is not known).
    FactoryCountForNobody { factories: usize },
    /// More than four tiles on a factory.
    OverfullFactory { factory: Factory, count: u32 },
    /// A factory with one to three tiles.
    ShortFactory { factory: Factory, count: u32, short: Short },
    /// Tiles left in the centre or on a factory although phase 1 is over.
    OfferNotEmpty { phase: Phase, factory: Option<Factory>, tiles: Tiles },
    /// Nothing left to take, yet phase 1 is said to go on.
    OfferEmpty,
    /// Tiles in the centre, or a marker taken from it, although no factory has been emptied.
    CentreBeforeTaking { tiles: Tiles },
    /// The centre holds more tiles than the emptied factories can have given.
    CentreOverfull { tiles: u32, most: u32, emptied: usize },
    /// Phase 1: more tiles beside the boards (of one player, or of all) than were taken this round and can have been kept.
    HandsBeyondOffer { seat: Option<Seat>, held: u32, most: u32 },
    /// Phase 1: tiles left factories and centre (`taken`), and fewer lie beside the boards (`held`).
    TakenMissing { taken: u32, held: u32 },

    /// Turns that do not go together.
    Turns(TurnConflict),
    /// Phase 1: the marker is with a player who has no tile, though it comes with tiles.
    MarkerWithoutTiles { seat: Seat },
    /// Between two rounds: somebody begins the next who does not have the marker.
    StarterWithoutMarker { said: Seat, holder: Seat },
    /// The marker is nowhere.
    NoMarker { phase: Phase },
    /// The marker is in several places.
    SeveralMarkers { places: Vec<MarkerPlace> },
    /// The marker is where the phase forbids it; `doubt` where a rare course of play explains it (nobody took from the centre).
    MarkerMisplaced { place: MarkerPlace, phase: Phase, doubt: bool },

    /// More tiles of a colour in sight than there are.
    TooMany { colour: Colour, count: u32 },
    /// Everything is given, and a colour is not there twenty-two times.
    NotTwentyTwo { colour: Colour, count: u32 },
    /// More tiles than rounds can have brought: the covered spaces cost `built`, `held` lie beside the board and in the corners,
    /// `most` can have come from factories and as bonus tiles until now. Of one player, or of all.
    AheadOfRound { seat: Option<Seat>, built: u32, held: u32, most: u32, round: u8 },
    /// The bag does not agree with what must have been drawn from it, as long as the tower cannot have gone back to it.
    BagAgainstRound { bag: u32, least: u32, most: u32, round: u8 },
    /// Fewer tiles in the tower than the covered spaces have sent there, as long as it cannot have gone back to the bag.
    TowerTooSmall { tower: u32, least: u32 },
    /// Phase 1: tiles in the tower although all of it went back into the bag when this round was dealt.
    TowerNotReturned { tower: u32, round: u8 },
    /// Tiles in the tower before anybody can have placed or passed.
    TowerTooEarly { tower: u32 },

    /// A score other than 5 before anybody can have placed a tile, and not explained by what the marker cost.
    ScoreAtStart { seat: Seat, score: i32, least: i32, most: i32 },
    /// A score that neither the tiles on the stars nor the bonuses can have brought.
    ScoreTooHigh { seat: Seat, score: i32, most: i32, bonuses: Option<i32> },
    /// After the first phase 2: the scores lack so many points of what the stars brought, at the least if `more`, else at the most;
    /// yet so many tiles were discarded, and the marker is taken or may be.
    DiscardedAgainstScores { points: i32, discarded: i32, marker: bool, more: bool, spans: Vec<Brought> },
    /// A score lower than any penalty leaves it.
    ScoreTooLow { seat: Seat, score: i32, least: i32, bonuses: Option<i32> },
}

/// A score, and what it was without what is lost, at the least and at the most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Brought {
    /// Whose.
    pub seat: Seat,
    /// The score.
    pub score: i32,
    /// At the least.
    pub least: i32,
    /// At the most.
    pub most: i32,
}

impl Flaw {
    /// Whose scores it is found in; nobody's if it is found in something else.
    pub(super) fn scores(&self) -> Vec<Seat> {
        if let Flaw::DiscardedAgainstScores { spans, .. } = self {
            return spans.iter().map(|span| span.seat).collect();
        }
        let (Flaw::ScoreAtStart { seat, .. } | Flaw::ScoreTooHigh { seat, .. } | Flaw::ScoreTooLow { seat, .. }) = self else {
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
                | Flaw::SupplyShort { doubt: true, .. }
        )
    }
}

/// Where a marker was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MarkerPlace {
    /// In the centre.
    Centre,
    /// Beside a player's board.
    Front(Seat),
}

/// A check that could not be made, and what it lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Gap {
    /// Tiles of each colour exactly twenty-two: not everything is given.
    Conservation,
    /// Number and contents of factories: not given.
    Factories,
    /// The centre against the factories: one of them is not given.
    Centre,
    /// The tiles beside the boards against what was taken: boards, factories or centre are not given.
    Taken,
    /// Where the marker is: not everything that could hold it is given.
    Marker,
    /// What is built against the round: no round given. The wild colour is not known either.
    Round,
    /// What is built against the tiles that all players got: not all boards given.
    Built,
    /// The supply: not given.
    Supply,
    /// The bag against the round: no bag given.
    Bag,
    /// The tower against what is built: no tower, or not all boards given.
    Tower,
    /// A score against the board: no score given.
    Score(Seat),
}

/// Something left out, which follows from the rest or is supposed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Assumed {
    /// It is this phase.
    Phase(Phase),
    /// It is the turn of this player.
    Turn(Seat),
    /// Nothing lies on the stars of these players.
    Stars(SeatSet),
    /// Nothing lies beside the boards of these players.
    Tiles(SeatSet),
    /// Just these tiles lie beside the board: those that the moves of the case use.
    JustTiles(Seat, Tiles),
    /// Nothing lies in the corners of these players.
    Corners(SeatSet),
    /// These players have 5 points, with which everybody starts.
    Score(SeatSet),
    /// These players have not passed.
    NotPassed(SeatSet),
    /// Nobody has bonus tiles to choose.
    NoBonus,
    /// Nothing lies anywhere on the boards where the case tells nothing, and scores that it does not tell are 5.
    NothingElse,
}

/// Why a move is refused, or cannot be decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The move belongs to another phase.
    WrongPhase { phase: Phase, needs: Phase },
    /// The move belongs to phase 2, and the case does not show whether anything is left to take in phase 1.
    TakingMayGoOn,
    /// Another player's turn.
    NotYourTurn { seat: Seat, turn: Seat },
    /// It is the turn of a player whose tiles the case does not show; who has none passes without a word, and then the move may be made.
    MayHaveTiles { seat: Seat },
    /// It is the turn of one of these players, whoever that is.
    TurnOfOthers { seat: Seat, turns: SeatSet },
    /// The case does not tell whose turn it is of these players.
    TurnUnknown { seat: Seat, turns: SeatSet },
    /// The player has passed and has no more turns this round.
    AlreadyPassed { seat: Seat },
    /// The case does not tell whether the player has passed.
    MayHavePassed { seat: Seat },
    /// The case does not tell whether `seat` has bonus tiles to choose first.
    BonusMayBeFirst { seat: Seat },
    /// `seat` has earned `count` bonus tiles and has to choose them first.
    BonusFirst { seat: Seat, count: u8 },
    /// `missing` tiles have to be drawn for the supply first, and the record does not say which.
    RefillFirst { missing: u32 },
    /// The round, and with it the wild colour, is not known, and it matters here.
    RoundUnknown,

    /// The case shows no factories or no centre: what lies there is not known, or whether the marker is.
    SourceUnknown { from: Option<From> },
    /// Tiles are taken from the centre, and the case does not say whether the marker is still there.
    MarkerUnknown,
    /// There is no such factory.
    NoSuchFactory { factory: Factory, count: usize },
    /// Nothing lies there.
    SourceEmpty { from: From },
    /// No tile is taken.
    NothingTaken,
    /// Tiles of several colours that are not wild are taken.
    SeveralColours { first: Colour, second: Colour, wild: Colour },
    /// The colour does not lie there.
    ColourNotThere { from: From, colour: Colour, there: Tiles },
    /// Not all tiles of the colour are taken, or more than there are.
    NotAllOfColour { from: From, colour: Colour, there: u8, taken: u8 },
    /// More tiles are taken than can lie at a source that the case does not show.
    MoreThanFits { from: From, taken: u32, most: u32 },
    /// The wild colour is chosen although others lie there (`others` without it).
    WildChosen { from: From, wild: Colour, others: Tiles },
    /// Not exactly one wild tile is taken where wild tiles lie (`expected` 1), or one where none does (`expected` 0).
    /// The source is none where the case does not show it.
    WildCount { from: Option<From>, wild: Colour, taken: u8, expected: u8 },

    /// The case does not tell what lies on the stars of the player, and so whether the space takes the tile.
    StarUnknown { seat: Seat, space: Space },
    /// The case does not tell which tiles lie beside the board.
    HandUnknown { seat: Seat },
    /// The case does not tell which tiles the supply holds, of which the player chooses.
    SupplyUnknown { seat: Seat },
    /// The space is covered.
    SpaceCovered { space: Space, holds: Colour },
    /// No tile can lie there.
    NoSpace { on: Between },
    /// The star takes another colour (coloured side).
    WrongStar { space: Space, colour: Colour, star: Colour },
    /// A wild tile is put on a star of another colour: it can only be part of the payment there.
    WildOnOtherStar { space: Space, wild: Colour, star: Colour },
    /// The star takes each colour once, and has this one on `other`.
    StarHasColour { space: Space, colour: Colour, other: Space },
    /// Monochrome side: the star is of one colour, `holds`.
    StarOfOneColour { space: Space, colour: Colour, holds: Colour },
    /// A payment is not known to be one of those that would do, because the round is not: tiles of `other` may be wild.
    MaybeWild { colour: Colour, other: Colour },
    /// Two colours besides the placed one are in the payment; the round is not known, but only one of them can be wild.
    PaysSeveralColours { colour: Colour, first: Colour, second: Colour },
    /// No payment would do: the space takes `needs`, and the player has `held` of the colour and `wilds` of the wild colour `wild`
    /// (0 where the colour itself is wild).
    CannotPay { space: Space, colour: Colour, needs: u8, held: u8, wild: Colour, wilds: u8 },
    /// Too few tiles are paid, or too many.
    PaysWrongCount { space: Space, needs: u8, paid: u32, payments: Vec<Tiles> },
    /// No tile of the colour is in the payment: the tile that is placed has to be.
    PaysNoneOfColour { colour: Colour, payments: Vec<Tiles> },
    /// Tiles of a colour that is neither the placed one nor wild are in the payment.
    PaysOtherColour { colour: Colour, other: Colour, count: u8, wild: Colour, payments: Vec<Tiles> },
    /// More tiles of a colour are paid than the player has.
    PaysMoreThanHeld { colour: Colour, paid: u8, held: u8, payments: Vec<Tiles> },
    /// Several payments would do, and the move does not say which.
    PaymentNotSaid { space: Space, payments: Vec<Tiles> },

    /// The player has earned no bonus tiles.
    NoBonus { seat: Seat },
    /// The case does not say whether the player has bonus tiles to choose: the choice would be right if `earned` were left.
    BonusUnknown { seat: Seat, earned: u8 },
    /// The case does not say how many bonus tiles the player has to choose, and no tile of the board can have earned so many (`most`), or
    /// so few.
    BonusBeyond { seat: Seat, chosen: u32, most: u8 },
    /// Bonus tiles are chosen by another player than the one who has earned them.
    BonusOfAnother { seat: Seat, earner: Seat },
    /// Too few or too many bonus tiles: `least` to `most` have to be chosen (fewer than earned where the supply is short,
    /// or by the ruling `bonus-mandatory`). `by` is the only thing that can have earned just so many, where nothing but that
    /// explains the count.
    BonusCount { chosen: u32, least: u32, most: u32, earned: u8, by: Option<Feature> },
    /// More bonus tiles of a colour than the supply has.
    BonusNotThere { colour: Colour, chosen: u8, there: u8 },

    /// More than four tiles are kept.
    KeepsTooMany { kept: u32 },
    /// More tiles of a colour are kept than the player has.
    KeepsMoreThanHeld { colour: Colour, kept: u8, held: u8 },
    /// Tiles are discarded although all of them may be kept (ruling `keep-fewer`).
    MustKeepAll { held: Tiles, kept: Tiles },
    /// Tiles are kept in the last round, where nothing can be (ruling `leftovers`).
    NothingToKeepFor { kept: Tiles },
    /// The player has more than four tiles, and the move does not say which are kept.
    KeepNotSaid { held: Tiles },

    /// The supply is full, or bag and tower are empty: nothing is drawn.
    NothingToRefill { supply: u32 },
    /// Not the number of tiles that the supply lacks, or that bag and tower have left.
    RefillCount { drawn: u32, expected: u32 },
    /// Fewer tiles are drawn than are wanted, which is right if bag and tower ran out; the case does not show whether they did.
    MaybeRunOut { drawn: u32, wanted: u32 },
    /// A tile that the bag cannot have given, nor the tower; `bag_only` while the bag alone suffices.
    NotInBag { colour: Colour, drawn: u32, available: u32, bag_only: bool },
    /// The tower was used although the bag still held tiles.
    BagNotUsedUp { colour: Colour, left: u32 },

    /// The last round is over: no further one is dealt.
    GameEnds,
    /// Nothing is counted before the last round is over. The round is none where the case does not say it: then undecided.
    RoundsLeft { round: Option<u8> },
    /// Another number of factories.
    DealtFactories { count: usize, expected: usize },
    /// A factory with more or fewer tiles than it gets.
    DealtCount { factory: Factory, count: u32, expected: u32 },
    /// Bag and tower run out, and what was dealt is not all that they held.
    DealtTotal { dealt: u32, supply: u32 },
    /// Who begins is not who has the marker.
    WrongStarter { said: Seat, starter: Seat },
}

impl Refusal {
    /// Whether the case says too little: with more of it the move might be legal.
    pub fn is_open(&self) -> bool {
        self.is_question()
            || matches!(
                self,
                Refusal::RefillFirst { .. }
                    | Refusal::RoundUnknown
                    | Refusal::SourceUnknown { .. }
                    | Refusal::MarkerUnknown
                    | Refusal::MaybeWild { .. }
                    | Refusal::PaymentNotSaid { .. }
                    | Refusal::BonusUnknown { .. }
                    | Refusal::MaybeRunOut { .. }
                    | Refusal::TakingMayGoOn
                    | Refusal::MayHaveTiles { .. }
                    | Refusal::KeepNotSaid { .. }
                    | Refusal::RoundsLeft { round: None }
            )
    }
    /// Whether it only asks for a part of the table that the case does not tell.
    pub fn is_question(&self) -> bool {
        matches!(
            self,
            Refusal::SourceUnknown { from: Some(_) }
                | Refusal::TurnUnknown { .. }
                | Refusal::MayHavePassed { .. }
                | Refusal::BonusMayBeFirst { .. }
                | Refusal::StarUnknown { .. }
                | Refusal::HandUnknown { .. }
                | Refusal::SupplyUnknown { .. }
        )
    }
}

/// Why points are given or taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The marker: one point for each tile taken with it. The award may be less than `price`, for the score stops at 1.
    Marker { price: u8 },
    /// A placed tile that touches no other.
    Alone { space: Space },
    /// A placed tile with those that it is connected to, itself included; by the ruling `connected-points` the award may be one more.
    Run { space: Space, run: SpaceSet },
    /// A feature is surrounded: no points, but tiles to choose.
    Surrounded { feature: Feature },
    /// Tiles discarded on passing. The award may be less than their number, for the score may stop (ruling `discard-floor`).
    Discarded { tiles: Tiles },
    /// A complete star; `kind` is `OneColour` or `Multicolour`.
    FullStar { star: Star, kind: StarKind },
    /// Every space with a number is covered.
    FullNumber { number: u8, spaces: SpaceSet },
    /// Tiles left in the corners after the last round. The award may be less than their number, as with discarded ones.
    Leftover { tiles: Tiles },
    /// What is counted rests on what the case does not tell.
    Unseen(Unseen),
}

/// What the case does not tell, although points rest on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Unseen {
    /// The star that a tile is put on.
    Star { space: Space },
    /// The tiles that are discarded on passing.
    Discarded,
    /// The stars whose end bonuses are counted.
    Bonuses,
    /// The tiles in the corners after the last round.
    Leftover,
}
