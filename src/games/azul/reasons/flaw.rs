//! What makes a position impossible, or doubtful: each reason with its facts, its rule and its place.

use super::{Filled, MarkerLaw, MarkerPlace, Paid, Seen, Spot};
use crate::game::reasons::{ToArg, reasons};
use crate::game::shared::{Nth, Short};
use crate::game::turns::TurnConflict;
use crate::game::{factories, people};
use crate::games::azul::pieces::{Colour, EACH, FLOOR, FLOOR_COSTS, Factory, Gold, Line, Seat, Source, Space, Tiles};
use crate::games::azul::position::Phase;
use crate::games::azul::rules;
use crate::games::azul::wording::{
    Names, factory_place, line_place, marker_place, player_place, row_place, source_place, spot_place, wall_place,
};
use crate::verdict::{Place, Severity};
use crate::words::Arg;

reasons! {

    /// What makes a position impossible (or doubtful: [`Flaw::is_doubt`]).
    pub enum Flaw, told in n: &Names;

    /// A case lists no player, or more than four.
    PlayerCount { players: usize }
        is Broken "player-count" {
            .with("alone", Arg::Term("board"))
            .by(&rules::TWO_TO_FOUR_PLAYERS, Place::root().key("players"))
        }

    /// Two players have the same name.
    SameName { first: Seat, second: Seat }
        through Broken { people::same_name(n, &rules::ONE_BOARD_EACH, [first, second], "board") }

    /// Coloured side: a tile lies on a space of another colour.
    WrongSpace { seat: Seat, space: Space, holds: Colour }
        is Broken "wrong-space" {
            .with("printed", n.tint(space.print()))
            .with("belongs_in_column", Space::printed(space.row(), holds).column().number())
            .by(&rules::SPACE_OF_ITS_COLOUR, wall_place(seat, space))
        }

    /// Grey side: a colour twice in a row.
    TwiceInRow { seat: Seat, colour: Colour, first: Space, space: Space }
        is Broken "twice-in-row" {
            .with("others", n.lacking(seat, space.row()))
            .by(&rules::GREY_ROW_HAS_COLOUR, wall_place(seat, space)).beside("first", true, wall_place(seat, first))
        }

    /// Grey side: a colour twice in a column.
    TwiceInColumn { seat: Seat, colour: Colour, first: Space, space: Space }
        is Broken "twice-in-column" {
            .by(&rules::GREY_COLUMN_HAS_COLOUR, wall_place(seat, space)).beside("first", true, wall_place(seat, first))
        }

    /// A pattern line holds two colours; `index` is the first tile that differs.
    MixedLine { seat: Seat, line: Line, first: Colour, other: Colour, space: Nth }
        is Broken "mixed-line" { .by(&rules::LINE_HOLDS_ONE_COLOUR, line_place(seat, line).piece(space.0)) }

    /// A pattern line holds more tiles than it has spaces.
    OverfullLine { seat: Seat, line: Line, count: usize }
        is Broken "overfull-line" {
            .with("spaces", line.length()).with("over", count.saturating_sub(line.length().into()))
            .by(&rules::LINE_LENGTH, line_place(seat, line))
        }

    /// A pattern line was typed with a gap to the right of a tile; `index` is the empty space.
    LineGap { seat: Seat, line: Line, space: Nth }
        is Broken "line-gap" { .by(&rules::LINE_FILLS_FROM_RIGHT, line_place(seat, line).piece(space.0)) }

    /// A pattern line holds a colour that its wall row has.
    LineOfWallColour { seat: Seat, line: Line, colour: Colour, space: Space }
        is Broken "line-of-wall-colour" {
            .with("others", n.lacking(seat, line))
            .by(&rules::WALL_ROW_HAS_COLOUR, line_place(seat, line)).beside("there", true, wall_place(seat, space))
        }

    /// Grey side under `grey-line-check=no`: a pattern line holds a colour that no column of its row can take.
    LineWithoutColumn { seat: Seat, line: Line, colour: Colour }
        is Broken "line-without-column" { .by(&rules::GREY_COLUMN_HAS_COLOUR, line_place(seat, line)) }

    /// More than seven pieces on a floor line.
    OverfullFloor { seat: Seat, count: usize }
        is Broken "overfull-floor" { .with("spaces", FLOOR).by(&rules::FULL_FLOOR_LINE, player_place(seat).key("floor")) }

    /// An empty space to the left of a piece on a floor line; `index` is the empty space.
    FloorGap { seat: Seat, space: Nth }
        is Broken "floor-gap" {
            .with("cost", FLOOR_COSTS.get(space.0).copied().unwrap_or_default())
            .by(&rules::FLOOR_FILLS_FROM_LEFT, player_place(seat).key("floor").piece(space.0))
        }

    /// More than one piece on a kept "0" factory.
    OverfullKept { seat: Seat, count: usize }
        is Broken "overfull-kept" { .by(&rules::GOLD_ZERO_CATCHES, player_place(seat).key("kept")) }

    /// A kept "0" factory where the variant is not in play, or no "0" factory is among the gold ones.
    KeptWithoutZero { seat: Seat }
        is Broken "kept-without-zero" { .by(&rules::GOLD_ZERO_KEPT, player_place(seat).key("kept")) }

    /// Two players keep the "0" factory.
    KeptTwice { first: Seat, second: Seat }
        is Broken "kept-twice" {
            .by(&rules::GOLD_ZERO_KEPT, player_place(second).key("kept")).beside("first", true, player_place(first).key("kept"))
        }

    /// Tiles lie on the "0" factory although a player keeps it.
    KeptYetFilled { seat: Seat, factory: Factory, heap: Tiles }
        is Broken "kept-yet-filled" {
            .with("tiles", heap.total())
            .by(&rules::GOLD_ZERO_REST, factory_place(factory)).beside("kept", true, player_place(seat).key("kept"))
        }

    /// Something is still on a floor line although the round is over, and `kept` the "0" factory too.
    FloorNotCleared { seat: Seat, pieces: usize, kept: bool, phase: Phase }
        is Broken "floor-not-cleared" {
            .with("during", n.during(phase))
            .by(&rules::FLOOR_LINE_CLEARED, player_place(seat).key("floor"))
        }

    /// The "0" factory is still kept although the round is over.
    StillKept { seat: Seat, phase: Phase }
        is Broken "still-kept" { .with("during", n.during(phase)).by(&rules::GOLD_ZERO_KEPT, player_place(seat).key("kept")) }

    /// A wall row is complete, yet the game goes on.
    FullRowYetPlaying { seat: Seat, row: Line, phase: Phase }
        is Broken "full-row-yet-playing" { .with("during", n.during(phase)).by(&rules::GAME_ENDS, row_place(seat, row)) }

    /// A wall row is complete although a line above it is yet to be tiled in this round.
    FullRowBelowFullLine { seat: Seat, row: Line, line: Line }
        is Broken "full-row-below-full-line" {
            .by(&rules::GAME_ENDS, row_place(seat, row)).beside("above", true, line_place(seat, line))
        }

    /// Nobody has a complete row, yet the game is said to be over.
    NoFullRowYetOver { phase: Phase }
        is Broken "no-full-row-yet-over" { .with("during", n.during(phase)).by(&rules::GAME_ENDS, Place::root().key("phase")) }

    /// The game is said to be over in a round in which no row can be complete.
    OverTooEarly { round: u8, phase: Phase }
        is Broken "over-too-early" { .with("during", n.during(phase)).by(&rules::GAME_ENDS, Place::root().key("round")) }

    /// More tiles in a wall row than rounds can have put there.
    RowAheadOfRound { seat: Seat, row: Line, tiles: usize, most: usize, round: u8 }
        is Broken "row-ahead-of-round" {
            .with("earliest", usize::from(round) + tiles.saturating_sub(most))
            .by(&rules::ONE_TILE_A_LINE, row_place(seat, row))
        }

    /// The walls show more tiled lines than the tiles of the rounds before could fill.
    WallsAheadOfRound { used: u32, dealt: u32, round: u8 }
        is Broken "walls-ahead-of-round" { .by(&rules::ONE_TILE_A_LINE, Place::root().key("round")) }

    /// The tiled lines and all tiles in sight took more tiles than all rounds together dealt.
    TilesAheadOfRound { used: u32, dealt: u32, round: u8 }
        is Broken "tiles-ahead-of-round" { .by(&rules::FACTORY_GETS_FOUR, Place::root().key("round")) }

    /// A round that the phase cannot have: 0 once something was dealt, 2 or more before.
    RoundAgainstPhase { round: u8, phase: Phase }
        is Broken "round-against-phase" { .with("during", n.during(phase)).by(&rules::THREE_PHASES, Place::root().key("round")) }

    /// A full pattern line is left although tiling is done.
    FullLineAfterTiling { seat: Seat, line: Line, phase: Phase }
        is Broken "full-line-after-tiling" {
            .with("during", n.during(phase))
            .by(&rules::ONE_TILE_A_LINE, line_place(seat, line))
        }

    /// A score that no round could have given.
    ScoreTooHigh { seat: Seat, score: i32, most: i32 }
        is Broken "score-too-high" { .by(&rules::SCORED_AT_ONCE, player_place(seat).key("score")) }

    /// A score that so many rounds give on no wall.
    ScoreOfRounds { seat: Seat, score: i32, rounds: u8, most: i32 }
        is Broken "score-of-rounds" { .by(&rules::SCORED_AT_ONCE, player_place(seat).key("score")) }

    /// A score that no round could have given, but all rounds and these bonuses, which are yet to be counted.
    BonusesCounted { seat: Seat, score: i32, most: i32, bonuses: i32 }
        is Broken "bonuses-counted" { .by(&rules::BONUSES_AT_THE_END, player_place(seat).key("score")) }

    /// A score although nothing has been scored yet.
    ScoreBeforeScoring { seat: Seat, score: i32 }
        is Broken "score-before-scoring" { .by(&rules::SCORE_STARTS_AT_ZERO, player_place(seat).key("score")) }

    /// A final score below what its bonuses alone bring.
    ScoreTooLow { seat: Seat, score: i32, least: i32 }
        is Broken "score-too-low" { .by(&rules::BONUSES_AT_THE_END, player_place(seat).key("score")) }

    /// A score of which nothing was paid for the marker, which lies in front of this player: so it can be `most`.
    MarkerNotPaid { seat: Seat, score: i32, most: i32 }
        is Broken "marker-not-paid" {
            .by(&rules::FLOOR_LINE_COSTS, player_place(seat).key("score")).beside("marker", true, Place::root().key("marker"))
        }

    /// A score below the least that the wall's tiles brought (`points`, and the `bonuses` once counted) if all `fell` tiles that
    /// can have fallen cost this player as much as they can.
    ScoreBelowFallen { seat: Seat, score: i32, least: i32, points: i32, bonuses: i32, fell: u32, cost: i32 }
        is Broken "score-below-fallen" { .by(&rules::FLOOR_LINE_COSTS, player_place(seat).key("score")) }

    /// After the first tiling: no floor line takes a score from what the wall brought to this.
    ScoreOddlyPaid { seat: Seat, score: i32, points: i32 }
        is Broken "score-oddly-paid" {
            .with("cost", (points - score).abs())
            .by(&rules::FLOOR_LINE_COSTS, player_place(seat).key("score"))
        }

    /// In the first tiling: the score is not what the wall brought, and the floor line is not paid yet.
    ScoreNotBrought { seat: Seat, score: i32, points: i32 }
        is Broken "score-not-brought" { .by(&rules::SCORED_AT_ONCE, player_place(seat).key("score")) }

    /// After the first tiling: scores tell of `pieces` on floor lines (`more`: at least, else at most), yet `fell` tiles fell.
    FallenAgainstScores { pieces: u32, fell: u32, more: bool, paid: Vec<Paid> }
        is Broken "fallen-against-scores" { .by(&rules::FLOOR_LINE_COSTS, Place::root().key("players")) }

    /// A score below 0.
    NegativeScore { seat: Seat, score: i32 }
        is Broken "negative-score" { .by(&rules::NEVER_BELOW_ZERO, player_place(seat).key("score")) }

    /// Not the number of factories for the players.
    FactoryCount { factories: usize, players: usize, expected: usize }
        is Broken "factory-count" { .by(&rules::FACTORIES_FOR_PLAYERS, Place::root().key("factories")) }

    /// A number of factories that no number of players has (the number of players is not known).
    FactoryCountForNobody { factories: usize }
        is Broken "factory-count-for-nobody" { .by(&rules::FACTORIES_FOR_PLAYERS, Place::root().key("factories")) }

    /// More tiles on a factory than its kind can hold.
    OverfullFactory { factory: Factory, count: u32, most: u32, filled: Filled }
        is Broken "overfull-factory" {
            .with("over", count.saturating_sub(most))
            .by(filled.rule(), factory_place(factory)).beside_all("drew", filled.drew_from().map(factory_place))
        }

    /// A factory with fewer tiles than were dealt to it, and nobody has taken from it.
    ShortFactory { factory: Factory, count: u32, least: u32, short: Short, filled: Filled }
        is Broken "short-factory" {
            .by(filled.rule(), factory_place(factory)).beside_all("drew", filled.drew_from().map(factory_place))
            .doubt(short == Short::RanOut)
        }

    /// A factory with fewer tiles than were dealt to it, where somebody took and left a rest that goes elsewhere.
    RestLeft { factory: Factory, count: u32, least: u32, filled: Filled, side: Option<Gold> }
        is Broken "rest-left" {
            .by(filled.rest_rule(side), factory_place(factory)).beside_all("drew", filled.drew_from().map(factory_place))
        }

    /// Gold factories although the variant is not in play.
    GoldWithoutVariant { factory: Factory, gold: Gold }
        is Broken "gold-without-variant" {
            .with("colour", gold.colour().to_arg(n)).with("side", n.side(gold))
            .by(&rules::GOLD_AS_PLAYERS, factory_place(factory))
        }

    /// Not as many gold factories as players.
    GoldCount { gold: usize, players: usize }
        is Broken "gold-count" { .by(&rules::GOLD_AS_PLAYERS, Place::root().key("factories")) }

    /// The same gold side twice.
    GoldTwice { gold: Gold, first: Factory, second: Factory }
        is Broken "gold-twice" {
            .with("colour", gold.colour().to_arg(n)).with("side", n.side(gold))
            .by(&rules::GOLD_SIDES, factory_place(second)).beside("first", true, factory_place(first))
        }

    /// The "0" factory was emptied, and nobody keeps it.
    ZeroNotKept { factory: Factory }
        is Doubt "zero-not-kept" { .by(&rules::GOLD_ZERO_KEPT, factory_place(factory)) }

    /// Tiles left in the centre or on a factory although the offer is over.
    OfferNotEmpty { phase: Phase, factory: Option<Factory>, heap: Tiles }
        is Broken "offer-not-empty" {
            .with("tiles", heap.total()).with("during", n.during(phase))
            .by(&rules::OFFER_ENDS, source_place(factory.map_or(Source::Centre, Source::Factory)))
        }

    /// Nothing left to take, yet the offer is said to go on.
    OfferEmpty
        is Broken "offer-empty" { .by(&rules::OFFER_ENDS, Place::root().key("phase")) }

    /// Tiles in the centre although no factory has been emptied.
    CentreBeforeTaking { heap: Tiles }
        is Broken "centre-before-taking" {
            .with("tiles", heap.total())
            .by(&rules::REST_TO_THE_CENTRE, Place::root().key("centre"))
        }

    /// The marker was taken from the centre although no factory has been emptied.
    MarkerBeforeTaking
        is Broken "marker-before-taking" { .by(&rules::MARKER_TO_THE_CENTRE, Place::root().key("centre")) }

    /// More in the centre than emptied factories can have `left`, less one for the marker; not from the gold `elsewhere`.
    CentreOverfull { tiles: u32, left: u32, emptied: usize, marker_taken: bool, elsewhere: Option<Gold> }
        is Broken "centre-overfull" { .by(rules::of_rest(elsewhere), Place::root().key("centre")) }

    /// Boards hold more tiles of this round (at least `placed`) than were taken; if `tiling`, with those that left the lines.
    MoreThanTaken { placed: u32, taken: u32, tiling: bool }
        is Broken "more-than-taken" { .by(&rules::TAKE_FROM_ONE_PLACE, Place::root().key("players")) }

    /// Tiles have left factories and centre (`taken`) and lie on no board (`placed`, at the most).
    TakenMissing { taken: u32, placed: u32, tiling: bool }
        is Broken "taken-missing" { .by(&rules::UNPLACED_TILES_FALL, Place::root().key("players")) }

    /// A colour lies on the boards in too many places: it needs `takes` takes at least, more than the empty factories.
    ColourTakenTooOften { colour: Colour, takes: u32, emptied: u32 }
        is Broken "colour-taken-too-often" { .by(&rules::TAKE_ALL, Place::root().key("players")) }

    /// The same, and no two players' takes explain it: the colour lies on several lines of one.
    ColourOnSeveralLines { seat: Seat, colour: Colour, takes: u32, emptied: u32 }
        is Broken "colour-on-several-lines" { .by(&rules::PLACE_ON_ONE_LINE, player_place(seat).key("lines")) }

    /// The marker is in the centre, yet the boards tell of more takes than there are empty factories.
    MarkerLeftBehind { takes: u32, emptied: u32 }
        is Broken "marker-left-behind" { .by(&rules::FIRST_FROM_CENTRE, Place::root().key("centre")) }

    /// The marker lies with a player who has taken no tile in this offer, as far as the board shows.
    MarkerWithoutTiles { seat: Seat, place: MarkerPlace }
        is Broken "marker-without-tiles" { .with("here", n.marker(place)).by(&rules::FIRST_FROM_CENTRE, marker_place(place)) }

    /// At least `takes` takes of a colour, of `most` tiles at most, left `least` others in the centre, where only `rest` lie.
    RestNotInCentre { colour: Colour, takes: u32, most: u32, least: u32, rest: u32 }
        is Broken "rest-not-in-centre" { .by(&rules::TAKE_ALL, Place::root().key("centre")) }

    /// Turns that do not go together.
    Turns { conflict: TurnConflict }
        through Broken { conflict.tell(n, &rules::TURNS_GO_CLOCKWISE, &["turns-check-lines", "turns-check-floors"]) }

    /// Between two rounds: somebody begins the next who does not have the marker.
    StarterWithoutMarker { seat: Seat, holder: Seat }
        is Broken "starter-without-marker" {
            .by(&rules::MARKER_HOLDER_BEGINS, Place::root().key("starter")).beside("marker", true, Place::root().key("marker"))
        }

    /// The marker is nowhere.
    NoMarker { phase: Phase }
        is Broken "no-marker" { .with("belongs", n.belongs(phase)).by(&rules::ONE_MARKER, Place::root().key("centre")) }

    /// While tiling the marker is on no board, yet the boards tell of more takes than there are factories.
    MarkerNowhere { takes: u32, emptied: u32 }
        is Broken "marker-nowhere" { .by(&rules::FIRST_FROM_CENTRE, Place::root().key("players")) }

    /// The marker is in several places.
    SeveralMarkers { places: Vec<MarkerPlace> }
        through Broken {
            factories::several_markers(n, &rules::ONE_MARKER,
                places.iter().map(|&place| (n.marker(place), marker_place(place))).collect())
        }

    /// The marker is where the phase forbids it; `doubt` where a rare course of play explains it.
    MarkerMisplaced { place: MarkerPlace, phase: Phase, law: MarkerLaw, doubt: bool }
        is Broken "marker-misplaced" {
            .with("here", n.marker(place)).with("during", n.during(phase)).with("belongs", n.belongs(phase))
            .by(law.rule(), marker_place(place)).doubt(doubt)
        }

    /// More tiles of a colour in sight than there are.
    TooMany { colour: Colour, seen: Seen }
        is Broken "too-many" {
            .with("count", seen.total()).with("expected", EACH).with("over", seen.total().saturating_sub(EACH.into()))
            .by(&rules::TWENTY_OF_EACH_COLOUR, Place::root())
        }

    /// Everything is given, and a colour is there fewer than twenty times.
    NotTwenty { colour: Colour, seen: Seen }
        is Broken "not-twenty" {
            .with("count", seen.total()).with("expected", EACH).with("lacking", u32::from(EACH).saturating_sub(seen.total()))
            .by(&rules::TWENTY_OF_EACH_COLOUR, Place::root())
        }

    /// The bag or the tiles drawn from it do not agree with the round, as long as the lid cannot have gone back to the bag.
    BagAgainstRound { bag: u32, expected: u32, round: u8 }
        is Broken "bag-against-round" { .by(&rules::FACTORY_GETS_FOUR, Place::root().key("bag")) }

    /// Since the lid went back before round `returned`, the bag tells how many tiles the boards held then: `told`. They held more
    /// (`held` at least) or fewer (`held` at most).
    BagAgainstBoards { bag: u32, round: u8, returned: u8, told: u32, held: u32, more: bool }
        is Broken "bag-against-boards" { .by(&rules::EMPTY_BAG_REFILLED, Place::root().key("bag")) }

    /// Fewer tiles of a colour in the lid than the tiled lines have sent there.
    LidTooSmall { colour: Colour, lid: u8, least: u32 }
        is Broken "lid-too-small" { .by(&rules::TILED_LINES_CLEARED, Place::root().key("lid")) }

    /// Tiles in the lid although all of it went back into the bag when this round was dealt.
    LidNotReturned { lid: u32, round: u8 }
        is Broken "lid-not-returned" { .by(&rules::EMPTY_BAG_REFILLED, Place::root().key("lid")) }

    /// Tiles in the lid before anything can have gone there.
    LidTooEarly { lid: u32 }
        is Broken "lid-too-early" { .by(&rules::ALL_TILES_IN_THE_BAG, Place::root().key("lid")) }

    /// Something lies there although nothing has been dealt.
    BeforeSetup { at: Spot }
        is Broken "before-setup" {
            .with("player", at.seat().to_arg(n)).with("factory", at.factory().to_arg(n))
            .by(&rules::ALL_TILES_IN_THE_BAG, spot_place(at))
        }

    /// Whose turn it is cannot be, for lack of such an offer.
    TurnOutsideOffer { seat: Seat, phase: Phase }
        is Broken "turn-outside-offer" { .with("during", n.during(phase)).by(&rules::THREE_PHASES, Place::root().key("turn")) }
}

impl Flaw {
    /// Whose scores it is found in; nobody's if it is found in something else.
    pub(crate) fn scores(&self) -> Vec<Seat> {
        if let Flaw::FallenAgainstScores { paid, .. } = self {
            return paid.iter().map(|paid| paid.seat).collect();
        }
        let (Flaw::ScoreTooHigh { seat, .. }
        | Flaw::ScoreOfRounds { seat, .. }
        | Flaw::ScoreBeforeScoring { seat, .. }
        | Flaw::ScoreTooLow { seat, .. }
        | Flaw::MarkerNotPaid { seat, .. }
        | Flaw::ScoreBelowFallen { seat, .. }
        | Flaw::BonusesCounted { seat, .. }
        | Flaw::ScoreOddlyPaid { seat, .. }
        | Flaw::ScoreNotBrought { seat, .. }
        | Flaw::NegativeScore { seat, .. }) = self
        else {
            return Vec::new();
        };
        vec![*seat]
    }
    /// Whether a rare course of play explains it after all.
    pub fn is_doubt(&self) -> bool {
        let rarely_so =
            matches!(self, Flaw::ShortFactory { short: Short::RanOut, .. } | Flaw::MarkerMisplaced { doubt: true, .. });
        rarely_so || self.severity() == Severity::Doubt
    }
}
