//! Why a position is impossible, a move is refused, or points are given: typed facts, no sentences.
#![allow(missing_docs, reason = "a fact's name says what it is; each variant says what its facts mean together")]

mod flaw;
pub use flaw::Flaw;

use super::geometry::{Feature, Space, SpaceSet, Star};
use super::moves::Between;
use super::pavilion::StarKind;
use super::pieces::{Colour, Factory, From, Seat, SeatSet, Tiles};
use super::position::Phase;
use crate::verdict::Place;

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

/// Where a marker was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MarkerPlace {
    /// In the centre.
    Centre,
    /// Beside a player's board.
    Front(Seat),
}

impl MarkerPlace {
    /// Where a case shows it.
    pub(super) fn place(self) -> Place {
        Place::root().key(match self {
            MarkerPlace::Centre => "centre",
            MarkerPlace::Front(_) => "marker",
        })
    }
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
