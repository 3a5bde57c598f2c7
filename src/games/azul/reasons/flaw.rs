//! What makes a position impossible, or doubtful: each reason with its facts, its rule and its place.

use super::{MarkerPlace, Paid, Seen, Spot};
use crate::games::azul::pieces::{Colour, FLOOR, FLOOR_COSTS, Factory, Gold, Line, Seat, Space, Tiles};
use crate::games::azul::position::Phase;
use crate::games::azul::rules;
use crate::games::azul::wording::flaw::{marker, progress, score, table, takes};
#[cfg(test)]
use crate::games::azul::wording::samples::*;
use crate::games::azul::wording::{Names, line_place, player_place, wall_place};
use crate::games::reasons::reasons;
use crate::games::shared::{Nth, Short};
use crate::games::turns::TurnConflict;
use crate::games::{factories, people};

reasons! {

    /// What makes a position impossible (or doubtful: [`Flaw::is_doubt`]).
    pub enum Flaw, told in n: &Names;

    /// A case lists no player, or more than four.
    PlayerCount { players: usize }
        by hand { people::say_count(&rules::TWO_TO_FOUR_PLAYERS, players, "board is to be judged alone") }

    /// Two players have the same name.
    SameName { first: Seat, second: Seat }
        by hand { people::say_same_name(&rules::ONE_BOARD_EACH, n.player(second), first, second, "board") }

    /// Coloured side: a tile lies on a space of another colour.
    WrongSpace { seat: Seat = [SEAT], space: Space = [at(2, 3)], holds: Colour = [Colour::Red] }
        is Broken "wrong-space" {
            .with("printed", n.tint(space.print()))
            .with("belongs_in_column", Space::printed(space.row(), holds).column().number())
            .by(&rules::SPACE_OF_ITS_COLOUR, wall_place(seat, space))
        }

    /// Grey side: a colour twice in a row.
    TwiceInRow { seat: Seat = [SEAT], colour: Colour = [Colour::Blue], first: Space = [at(2, 1)], space: Space = [at(2, 4)] }
        is Broken "twice-in-row" {
            .with("others", n.lacking(seat, space.row()))
            .by(&rules::GREY_ROW_HAS_COLOUR, wall_place(seat, space))
            .beside("first", true, wall_place(seat, first))
        }

    /// Grey side: a colour twice in a column.
    TwiceInColumn { seat: Seat = [SEAT], colour: Colour = [Colour::Blue], first: Space = [at(1, 4)], space: Space = [at(3, 4)] }
        is Broken "twice-in-column" {
            .by(&rules::GREY_COLUMN_HAS_COLOUR, wall_place(seat, space))
            .beside("first", true, wall_place(seat, first))
        }

    /// A pattern line holds two colours; `index` is the first tile that differs.
    MixedLine { seat: Seat = [SEAT], line: Line = [line(3)], first: Colour = [Colour::Blue], other: Colour = [Colour::Red], space: Nth = [Nth(2)] }
        is Broken "mixed-line" {
            .by(&rules::LINE_HOLDS_ONE_COLOUR, line_place(seat, line).piece(space.0))
        }

    /// A pattern line holds more tiles than it has spaces.
    OverfullLine { seat: Seat = [SEAT], line: Line = [line(1)], count: usize = [2] }
        is Broken "overfull-line" {
            .with("spaces", line.length())
            .with("over", count.saturating_sub(line.length().into()))
            .by(&rules::LINE_LENGTH, line_place(seat, line))
        }

    /// A pattern line was typed with a gap to the right of a tile; `index` is the empty space.
    LineGap { seat: Seat = [SEAT], line: Line = [line(4)], space: Nth = [Nth(3)] }
        is Broken "line-gap" {
            .by(&rules::LINE_FILLS_FROM_RIGHT, line_place(seat, line).piece(space.0))
        }

    /// A pattern line holds a colour that its wall row has.
    LineOfWallColour { seat: Seat = [SEAT], line: Line = [line(2)], colour: Colour = [Colour::Blue], space: Space = [at(2, 2)] }
        is Broken "line-of-wall-colour" {
            .with("others", n.lacking(seat, line))
            .by(&rules::WALL_ROW_HAS_COLOUR, line_place(seat, line))
            .beside("there", true, wall_place(seat, space))
        }

    /// Grey side under `grey-line-check=no`: a pattern line holds a colour that no column of its row can take.
    LineWithoutColumn { seat: Seat = [SEAT], line: Line = [line(2)], colour: Colour = [Colour::Blue] }
        is Broken "line-without-column" {
            .by(&rules::GREY_COLUMN_HAS_COLOUR, line_place(seat, line))
        }

    /// More than seven pieces on a floor line.
    OverfullFloor { seat: Seat = [SEAT], count: usize = [8] }
        is Broken "overfull-floor" {
            .with("spaces", FLOOR)
            .by(&rules::FULL_FLOOR_LINE, player_place(seat).key("floor"))
        }

    /// An empty space to the left of a piece on a floor line; `index` is the empty space.
    FloorGap { seat: Seat = [SEAT], space: Nth = [Nth(1)] }
        is Broken "floor-gap" {
            .with("cost", FLOOR_COSTS.get(space.0).copied().unwrap_or_default())
            .by(&rules::FLOOR_FILLS_FROM_LEFT, player_place(seat).key("floor").piece(space.0))
        }

    /// More than one piece on a kept "0" factory.
    OverfullKept { seat: Seat = [SEAT], count: usize = [2] }
        is Broken "overfull-kept" {
            .by(&rules::GOLD_ZERO_CATCHES, player_place(seat).key("kept"))
        }

    /// A kept "0" factory where the variant is not in play, or no "0" factory is among the gold ones.
    KeptWithoutZero { seat: Seat }
        by hand { table::kept_without_zero(n, seat) }

    /// Two players keep the "0" factory.
    KeptTwice { first: Seat, second: Seat }
        by hand { table::kept_twice(n, first, second) }

    /// Tiles lie on the "0" factory although a player keeps it.
    KeptYetFilled { seat: Seat, factory: Factory, tiles: Tiles }
        by hand { table::kept_yet_filled(n, seat, factory, tiles) }

    /// Something of the offer is still fallen or kept although the round is over: so many pieces on the floor line, the "0" factory.
    FloorNotCleared { seat: Seat, pieces: usize, kept: bool, phase: Phase }
        by hand { progress::floor_not_cleared(n, seat, pieces, kept, phase) }

    /// A wall row is complete, yet the game goes on.
    FullRowYetPlaying { seat: Seat, row: Line, phase: Phase }
        by hand { progress::full_row_yet_playing(n, seat, row, phase) }

    /// A wall row is complete although a line above it is yet to be tiled in this round.
    FullRowBelowFullLine { seat: Seat, row: Line, line: Line }
        by hand { progress::full_row_below_full_line(n, seat, row, line) }

    /// Nobody has a complete row, yet the game is said to be over.
    NoFullRowYetOver { phase: Phase }
        by hand { progress::no_full_row_yet_over(n, phase) }

    /// More tiles in a wall row than rounds can have put there.
    RowAheadOfRound { seat: Seat, row: Line, tiles: usize, most: usize, round: u8 }
        by hand { progress::row_ahead_of_round(n, seat, row, [tiles, most], round) }

    /// The walls show more tiled lines than the tiles of the rounds before could fill.
    WallsAheadOfRound { used: u32, dealt: u32, round: u8 }
        by hand { progress::walls_ahead_of_round(n, used, dealt, round) }

    /// The tiled lines and all tiles in sight took more tiles than all rounds together dealt.
    TilesAheadOfRound { used: u32, dealt: u32, round: u8 }
        by hand { progress::tiles_ahead_of_round(n, used, dealt, round) }

    /// A round that the phase cannot have: 0 once something was dealt, 2 or more before.
    RoundAgainstPhase { round: u8, phase: Phase }
        by hand { progress::round_against_phase(round, phase) }

    /// A full pattern line is left although tiling is done.
    FullLineAfterTiling { seat: Seat, line: Line, phase: Phase }
        by hand { progress::full_line_after_tiling(n, seat, line, phase) }

    /// A score that no round could have given.
    ScoreTooHigh { seat: Seat, score: i32, most: i32, bonuses: Option<i32> }
        by hand { progress::score_too_high(n, seat, [score, most], bonuses) }

    /// A score although nothing has been scored yet.
    ScoreBeforeScoring { seat: Seat, score: i32 }
        by hand { progress::score_before_scoring(n, seat, score) }

    /// A final score below what its bonuses alone bring.
    ScoreTooLow { seat: Seat, score: i32, least: i32 }
        by hand { progress::score_too_low(n, seat, score, least) }

    /// After the first tiling: no floor line takes a score from what the wall brought to this; or the floor is not even paid yet.
    ScoreOddlyPaid { seat: Seat, score: i32, points: i32, paid: bool }
        by hand { score::oddly_paid(n, seat, [score, points], paid) }

    /// After the first tiling: the scores tell of so many pieces on the floor lines, at the least if `more`, else at the most; yet so

    /// many tiles fell, beside the marker.
    FallenAgainstScores { pieces: u32, fell: u32, more: bool, paid: Vec<Paid> }
        by hand { score::fallen(n, pieces, fell, more, &paid) }

    /// A score below 0.
    NegativeScore { seat: Seat, score: i32 }
        by hand { progress::negative_score(n, seat, score) }

    /// Not the number of factories for the players.
    FactoryCount { factories: usize, players: usize, expected: usize }
        by hand { factories::say_count(&rules::FACTORIES_FOR_PLAYERS, factories, players, expected) }

    /// A number of factories that no number of players has (the number of players is not known).
    FactoryCountForNobody { factories: usize }
        by hand { factories::say_count_for_nobody(&rules::FACTORIES_FOR_PLAYERS, factories) }

    /// More tiles on a factory than its kind can hold.
    OverfullFactory { factory: Factory, count: u32, most: u32 }
        by hand { table::overfull_factory(n, factory, count, most) }

    /// A factory with fewer tiles than were dealt to it.
    ShortFactory { factory: Factory, count: u32, least: u32, short: Short }
        by hand { table::short_factory(n, factory, count, least, short) }

    /// Gold factories although the variant is not in play.
    GoldWithoutVariant { factory: Factory, gold: Gold }
        by hand { table::gold_without_variant(n, factory, gold) }

    /// Not as many gold factories as players.
    GoldCount { gold: usize, players: usize }
        by hand { table::gold_count(gold, players) }

    /// The same gold side twice.
    GoldTwice { gold: Gold, first: Factory, second: Factory }
        by hand { table::gold_twice(n, gold, first, second) }

    /// The "0" factory was emptied, and nobody keeps it.
    ZeroNotKept { factory: Factory }
        by hand { table::zero_not_kept(n, factory) }

    /// Tiles left in the centre or on a factory although the offer is over.
    OfferNotEmpty { phase: Phase, factory: Option<Factory>, tiles: Tiles }
        by hand { progress::offer_not_empty(n, phase, factory, tiles) }

    /// Nothing left to take, yet the offer is said to go on.
    OfferEmpty
        by hand { progress::offer_empty(n) }

    /// Tiles in the centre, or a marker taken from it, although no factory has been emptied.
    CentreBeforeTaking { tiles: Tiles }
        by hand { table::centre_before_taking(n, tiles) }

    /// The centre holds more tiles than the emptied factories can have given; `elsewhere`: the gold one whose rest does not go there.
    CentreOverfull { tiles: u32, most: u32, emptied: usize, elsewhere: Option<Gold> }
        by hand { table::centre_overfull(n, tiles, most, emptied, elsewhere) }

    /// The boards hold more tiles of this round (`placed`, at the least) than have left factories and centre.
    MoreThanTaken { placed: u32, taken: u32 }
        by hand { table::more_than_taken(n, placed, taken) }

    /// Tiles have left factories and centre (`taken`) and lie on no board (`placed`, at the most).
    TakenMissing { taken: u32, placed: u32 }
        by hand { table::taken_missing(n, taken, placed) }

    /// A colour lies on the boards in more places than takes can have brought it to. Its tiles came by `takes` takes at least, which is

    /// more than the empty factories; `split` is whose tiles lie on several lines, if two players' takes do not explain it.
    ColourTakenTooOften { colour: Colour, takes: u32, emptied: u32, split: Option<Seat> }
        by hand { takes::colour_taken_too_often(n, colour, [takes, emptied], split) }

    /// The marker is in the centre, yet the boards tell of more takes than there are empty factories.
    MarkerLeftBehind { takes: u32, emptied: u32 }
        by hand { takes::marker_left_behind(takes, emptied) }

    /// The marker lies with a player who has taken no tile in this offer, as far as the board shows.
    MarkerWithoutTiles { seat: Seat, place: MarkerPlace }
        by hand { marker::without_tiles(n, seat, place) }

    /// Of factories from which a colour was taken, `least` tiles of others went to the centre, where only `rest` lie: so many takes at

    /// least, and `most` of the colour taken.
    RestNotInCentre { colour: Colour, takes: u32, most: u32, least: u32, rest: u32 }
        by hand { takes::rest_not_in_centre(n, colour, takes, [most, least, rest]) }

    /// Turns that do not go together.
    Turns { conflict: TurnConflict }
        by hand { takes::turns_conflict(n, conflict) }

    /// Between two rounds: somebody begins the next who does not have the marker.
    StarterWithoutMarker { said: Seat, holder: Seat }
        by hand { marker::starter_without(n, said, holder) }

    /// The marker is nowhere.
    NoMarker { phase: Phase }
        by hand { marker::none(phase) }

    /// The marker is in several places.
    SeveralMarkers { places: Vec<MarkerPlace> }
        by hand { marker::several(n, &places) }

    /// The marker is where the phase forbids it; `doubt` where a rare course of play explains it.
    MarkerMisplaced { place: MarkerPlace, phase: Phase, doubt: bool }
        by hand { marker::misplaced(n, place, phase, doubt) }

    /// More tiles of a colour in sight than there are.
    TooMany { colour: Colour, seen: Seen }
        by hand { table::too_many(n, colour, seen) }

    /// Everything is given, and a colour is there fewer than twenty times.
    NotTwenty { colour: Colour, seen: Seen }
        by hand { table::not_twenty(n, colour, seen) }

    /// The bag or the tiles drawn from it do not agree with the round, as long as the lid cannot have gone back to the bag.
    BagAgainstRound { bag: u32, expected: u32, round: u8 }
        by hand { progress::bag_against_round(n, bag, expected, round) }

    /// Fewer tiles of a colour in the lid than the tiled lines have sent there.
    LidTooSmall { colour: Colour, lid: u8, least: u32 }
        by hand { progress::lid_too_small(n, colour, lid, least) }

    /// Tiles in the lid although all of it went back into the bag when this round was dealt.
    LidNotReturned { lid: u32, round: u8 }
        by hand { progress::lid_not_returned(n, lid, round) }

    /// Tiles in the lid before anything can have gone there.
    LidTooEarly { lid: u32 }
        by hand { progress::lid_too_early(n, lid) }

    /// Something lies there although nothing has been dealt.
    BeforeSetup { at: Spot }
        by hand { progress::before_setup(n, at) }

    /// Whose turn it is cannot be, for lack of such an offer.
    TurnOutsideOffer { seat: Seat, phase: Phase }
        by hand { progress::turn_outside_offer(n, seat, phase) }
}

impl Flaw {
    /// Whose scores it is found in; nobody's if it is found in something else.
    pub(in crate::games::azul) fn scores(&self) -> Vec<Seat> {
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
