//! What makes a position impossible, or doubtful: each reason with its facts, its rule and its place.

use super::{Filled, MarkerLaw, MarkerPlace, Paid, Seen, Spot};
use crate::game::Tell;
use crate::game::reasons::{NotPrinted, reasons};
use crate::game::shared::{Nth, Short};
use crate::game::turns::TurnConflict;
use crate::game::{factories, people};
use crate::games::azul::pieces::{ALL, Colour, EACH, FLOOR, FLOOR_COSTS, Factory, Gold, Line, Seat, Source, Space, Tiles};
use crate::games::azul::position::Phase;
use crate::games::azul::rules;
use crate::games::azul::wording::{
    Names, factory_place, line_place, marker_place, player_place, row_place, source_place, spot_place, wall_place,
};
use crate::verdict::Place;
use crate::words::Arg;

reasons! {
    /// What makes a position impossible, or doubtful.
    pub enum Flaw, told in n: &Names, each Broken "";

    /// A case lists no player, or more than four.
    PlayerCount { players: usize } by TWO_TO_FOUR_PLAYERS at "players", with { alone = Arg::Term("board") };
    /// Two players have the same name.
    SameName { first: Seat, second: Seat } through { people::same_name(n, &rules::ONE_BOARD_EACH, [first, second], "board") };
    /// Coloured side: a tile lies on a space of another colour.
    WrongSpace { seat: Seat, space: Space, holds: Colour } by SPACE_OF_ITS_COLOUR at wall_place(seat, space),
        with { printed = space.print(), belongs_in_column = Space::printed(space.row(), holds).column().number() };
    /// Grey side: a colour twice in a row.
    TwiceInRow { seat: Seat, colour: Colour, first: Space, space: Space } by GREY_ROW_HAS_COLOUR at wall_place(seat, space),
        with { others = n.lacking(seat, space.row()) }, beside { first = wall_place(seat, first) };
    /// Grey side: a colour twice in a column.
    TwiceInColumn { seat: Seat, colour: Colour, first: Space, space: Space } by GREY_COLUMN_HAS_COLOUR at wall_place(seat, space),
        beside { first = wall_place(seat, first) };
    /// A pattern line holds two colours; `index` is the first tile that differs.
    MixedLine { seat: Seat, line: Line, first: Colour, other: Colour, space: Nth }
        by LINE_HOLDS_ONE_COLOUR at line_place(seat, line).piece(space.0);
    /// A pattern line holds more tiles than it has spaces.
    OverfullLine { seat: Seat, line: Line, count: usize } by LINE_LENGTH at line_place(seat, line),
        with { spaces = line.length(), over = count.saturating_sub(line.length().into()) };
    /// A pattern line was typed with a gap to the right of a tile; `index` is the empty space.
    LineGap { seat: Seat, line: Line, space: Nth } by LINE_FILLS_FROM_RIGHT at line_place(seat, line).piece(space.0);
    /// A pattern line holds a colour that its wall row has.
    LineOfWallColour { seat: Seat, line: Line, colour: Colour, space: Space } by WALL_ROW_HAS_COLOUR at line_place(seat, line),
        with { others = n.lacking(seat, line) }, beside { there = wall_place(seat, space) };
    /// Grey side under `grey-line-check=no`: a pattern line holds a colour that no column of its row can take.
    LineWithoutColumn { seat: Seat, line: Line, colour: Colour } by GREY_COLUMN_HAS_COLOUR at line_place(seat, line);
    /// More than seven pieces on a floor line.
    OverfullFloor { seat: Seat, count: usize } by FULL_FLOOR_LINE at (seat, "floor"), with { spaces = FLOOR };
    /// An empty space to the left of a piece on a floor line; `index` is the empty space.
    FloorGap { seat: Seat, space: Nth } by FLOOR_FILLS_FROM_LEFT at player_place(seat).key("floor").piece(space.0),
        with { cost = FLOOR_COSTS.get(space.0).copied().unwrap_or_default() };
    /// More than one piece on a kept "0" factory.
    OverfullKept { seat: Seat, count: usize } by GOLD_ZERO_CATCHES at (seat, "kept");
    /// A kept "0" factory where the variant is not in play, or no "0" factory is among the gold ones.
    KeptWithoutZero { seat: Seat } by GOLD_ZERO_KEPT at (seat, "kept");
    /// Two players keep the "0" factory.
    KeptTwice { first: Seat, second: Seat } by GOLD_ZERO_KEPT at (second, "kept"), beside { first = (first, "kept") };
    /// Tiles lie on the "0" factory although a player keeps it.
    KeptYetFilled { seat: Seat, factory: Factory, heap: Tiles } by GOLD_ZERO_REST at factory,
        with { tiles = heap.total() }, beside { kept = (seat, "kept") };
    /// Something is still on a floor line although the round is over, and `kept` the "0" factory too.
    FloorNotCleared { seat: Seat, pieces: usize, kept: bool, phase: Phase } by FLOOR_LINE_CLEARED at (seat, "floor");
    /// The "0" factory is still kept although the round is over.
    StillKept { seat: Seat, phase: Phase } by GOLD_ZERO_KEPT at (seat, "kept");
    /// A wall row is complete, yet the game goes on.
    FullRowYetPlaying { seat: Seat, row: Line, phase: Phase } by GAME_ENDS at row_place(seat, row);
    /// A wall row is complete although a line above it is yet to be tiled in this round.
    FullRowBelowFullLine { seat: Seat, row: Line, line: Line } by GAME_ENDS at row_place(seat, row),
        beside { above = line_place(seat, line) };
    /// Nobody has a complete row, by the walls or also by final scores, yet the game is said to be over.
    NoFullRowYetOver { phase: Phase, by_scores: bool } by GAME_ENDS at "phase";
    /// The game is said to be over in a round in which no row can be complete.
    OverTooEarly { round: u8, phase: Phase } by GAME_ENDS at "round";
    /// More tiles in a wall row than rounds can have put there.
    RowAheadOfRound { seat: Seat, row: Line, tiles: usize, most: usize, round: u8 } by ONE_TILE_A_LINE at row_place(seat, row),
        with { earliest = usize::from(round) + tiles.saturating_sub(most) };
    /// The walls show, or the scores tell of, more tiled lines than the tiles of the rounds before could fill.
    WallsAheadOfRound { used: u32, dealt: u32, round: u8, by_scores: bool } by ONE_TILE_A_LINE at "round";
    /// The tiled lines and all tiles in sight took more tiles than all rounds together dealt.
    TilesAheadOfRound { used: u32, dealt: u32, round: u8, by_scores: bool } by FACTORY_GETS_FOUR at "round";
    /// A round that the phase cannot have: 0 once something was dealt, 2 or more before.
    RoundAgainstPhase { round: u8, phase: Phase } by THREE_PHASES at "round";
    /// A full pattern line is left although tiling is done.
    FullLineAfterTiling { seat: Seat, line: Line, phase: Phase } by ONE_TILE_A_LINE at line_place(seat, line);
    /// A score that no round could have given.
    ScoreTooHigh { seat: Seat, score: i32, most: i32 } by SCORED_AT_ONCE at (seat, "score");
    /// A score that so many rounds give on no wall, or with five, which fill it; `bonuses` of `most` are of the end.
    ScoreOfRounds { seat: Seat, score: i32, rounds: u8, most: i32, bonuses: i32 } by SCORED_AT_ONCE at (seat, "score");
    /// A score that no round could have given, but all rounds and these bonuses, which are yet to be counted.
    BonusesCounted { seat: Seat, score: i32, most: i32, bonuses: i32 } by BONUSES_AT_THE_END at (seat, "score");
    /// A score although nothing has been scored yet.
    ScoreBeforeScoring { seat: Seat, score: i32 } by SCORE_STARTS_AT_ZERO at (seat, "score");
    /// A score below what is left of the points of complete `rows`, with the `bonuses` once they are counted.
    ScoreTooLow { seat: Seat, score: i32, least: i32, rows: i32, bonuses: i32 }
        by (if bonuses > 0 { &rules::BONUSES_AT_THE_END } else { &rules::SCORED_AT_ONCE }) at (seat, "score");
    /// A score of which nothing was paid for the marker, which lies in front of this player: so it can be `most`.
    MarkerNotPaid { seat: Seat, score: i32, most: i32 } by FLOOR_LINE_COSTS at (seat, "score"), beside { marker = "marker" };
    /// A score below the least that the wall's tiles brought (`points`, and the `bonuses` once counted) if all `fell` tiles that
    /// can have fallen cost this player as much as they can.
    ScoreBelowFallen { seat: Seat, score: i32, least: i32, points: i32, bonuses: i32, fell: u32, cost: i32 }
        by FLOOR_LINE_COSTS at (seat, "score");
    /// After the first tiling: no floor line takes a score from what the wall brought to this.
    ScoreOddlyPaid { seat: Seat, score: i32, points: i32 } by FLOOR_LINE_COSTS at (seat, "score"),
        with { cost = (points - score).abs() };
    /// In the first tiling: the score is not what the wall brought, and the floor line is not paid yet.
    ScoreNotBrought { seat: Seat, score: i32, points: i32 } by SCORED_AT_ONCE at (seat, "score");
    /// After the first tiling: scores tell of `pieces` on floor lines (`more`: at least, else at most), yet `fell` tiles fell.
    FallenAgainstScores { pieces: u32, fell: u32, more: bool, paid: Vec<Paid> } by FLOOR_LINE_COSTS at "players";
    /// A score below 0.
    NegativeScore { seat: Seat, score: i32 } by NEVER_BELOW_ZERO at (seat, "score");
    /// Not the number of factories for the players.
    FactoryCount { factories: usize, players: usize, expected: usize } by FACTORIES_FOR_PLAYERS at "factories";
    /// A number of factories that no number of players has (the number of players is not known).
    FactoryCountForNobody { factories: usize } by FACTORIES_FOR_PLAYERS at "factories";
    /// More tiles on a factory than its kind can hold.
    OverfullFactory { factory: Factory, count: u32, most: u32, filled: Filled } by (filled.rule()) at factory,
        with { over = count.saturating_sub(most) }, beside each { drew = filled.drew_from().map(factory_place) };
    /// A factory with fewer tiles than were dealt to it, and nobody has taken from it.
    ShortFactory { factory: Factory, count: u32, least: u32, short: Short, filled: Filled } by (filled.rule()) at factory,
        beside each { drew = filled.drew_from().map(factory_place) }, doubt if short == Short::RanOut;
    /// Two factories with some of their four tiles: only one can be the last that was filled.
    TwoShort { first: Factory, factory: Factory } by TILES_RUN_OUT at factory, beside { first = first };
    /// A factory with fewer tiles than were dealt to it, where somebody took and left a rest that goes elsewhere.
    RestLeft { factory: Factory, count: u32, least: u32, filled: Filled, side: Option<Gold> }
        by (filled.rest_rule(side)) at factory, beside each { drew = filled.drew_from().map(factory_place) };
    /// Gold factories although the variant is not in play.
    GoldWithoutVariant { factory: Factory, gold: Gold } by GOLD_AS_PLAYERS at factory,
        with { colour = gold.colour(), side = n.side(gold) };
    /// Not as many gold factories as players.
    GoldCount { gold: usize, players: usize } by GOLD_AS_PLAYERS at "factories";
    /// The same gold side twice.
    GoldTwice { gold: Gold, first: Factory, second: Factory } by GOLD_SIDES at second,
        with { colour = gold.colour(), side = n.side(gold) }, beside { first = first };
    /// The "0" factory was emptied, and nobody is said to keep it, or each player to keep none.
    ZeroNotKept { factory: Factory, nobody: bool } by GOLD_ZERO_KEPT at factory, doubt if !nobody;
    /// Tiles left in the centre or on a factory although the offer is over.
    OfferNotEmpty { phase: Phase, factory: Option<Factory>, heap: Tiles }
        by OFFER_ENDS at source_place(factory.map_or(Source::Centre, Source::Factory)), with { tiles = heap.total() };
    /// Nothing left to take, yet the offer is said to go on.
    OfferEmpty by OFFER_ENDS at "phase";
    /// Tiles in the centre although no factory has been emptied.
    CentreBeforeTaking { heap: Tiles } by REST_TO_THE_CENTRE at "centre", with { tiles = heap.total() };
    /// The marker was taken from the centre although no factory has been emptied.
    MarkerBeforeTaking { place: NotPrinted<MarkerPlace> } by MARKER_TO_THE_CENTRE at marker_place(place.0);
    /// More in the centre than emptied factories can have `left`, less one for the marker; not from the gold `elsewhere`.
    CentreOverfull { tiles: u32, left: u32, emptied: usize, marker_taken: bool, elsewhere: Option<Gold> }
        by (rules::of_rest(elsewhere)) at "centre";
    /// Boards hold more tiles of this round (at least `placed`) than were taken; if `tiling`, with those that left the lines; if
    /// not, from factories and perhaps a `centre` that is told.
    MoreThanTaken { placed: u32, taken: u32, tiling: bool, centre: bool } by TAKE_FROM_ONE_PLACE at "players";
    /// Tiles have left factories and centre (`taken`) and lie on no board (`placed`, at the most).
    TakenMissing { taken: u32, placed: u32, tiling: bool } by UNPLACED_TILES_FALL at "players";
    /// A colour lies on the boards in too many places: it needs `takes` takes at least, more than the empty factories.
    ColourTakenTooOften { colour: Colour, takes: u32, emptied: u32 } by TAKE_ALL at "players";
    /// The same, and no two players' takes explain it: the colour lies on several lines of one.
    ColourOnSeveralLines { seat: Seat, colour: Colour, takes: u32, emptied: u32 } by PLACE_ON_ONE_LINE at (seat, "lines");
    /// The marker is in the centre, as `told` or as no board has it, yet boards tell of more takes than emptied factories.
    MarkerLeftBehind { takes: u32, emptied: u32, told: bool }
        by FIRST_FROM_CENTRE at if told { "centre" } else { "players" };
    /// The marker lies with a player who has taken no tile in this offer, as far as the board shows.
    MarkerWithoutTiles { seat: Seat, place: MarkerPlace } by FIRST_FROM_CENTRE at marker_place(place),
        with { here = n.marker(place) };
    /// At least `takes` takes of a colour, of `most` tiles at most, left `least` others in the centre, where only `rest` lie.
    RestNotInCentre { colour: Colour, takes: u32, most: u32, least: u32, rest: u32 } by TAKE_ALL at "centre";
    /// Turns that do not go together.
    Turns { conflict: TurnConflict }
        through { conflict.tell(n, &rules::TURNS_GO_CLOCKWISE, &["turns-check-lines", "turns-check-floors"]) };
    /// Between two rounds: somebody begins the next who does not have the marker.
    StarterWithoutMarker { seat: Seat, holder: Seat } by MARKER_HOLDER_BEGINS at "starter", beside { marker = "marker" };
    /// The marker is nowhere.
    NoMarker { phase: NotPrinted<Phase> } by ONE_MARKER at "centre", with { belongs = n.belongs(phase.0) };
    /// While tiling the marker is on no board, yet the boards tell of more takes than there are factories.
    MarkerNowhere { takes: u32, emptied: u32 } by FIRST_FROM_CENTRE at "players";
    /// The marker is in several places.
    SeveralMarkers { places: Vec<MarkerPlace> } through {
        let places = places.iter().map(|&place| (n.marker(place), marker_place(place)));
        factories::several_markers(n, &rules::ONE_MARKER, places.collect())
    };
    /// The marker is where the phase forbids it; `doubt` where a rare course of play explains it.
    MarkerMisplaced { place: MarkerPlace, phase: Phase, law: MarkerLaw, doubt: bool } by (law.rule()) at marker_place(place),
        with { here = n.marker(place), belongs = n.belongs(phase) }, doubt if doubt;
    /// More tiles of a colour in sight than there are.
    TooMany { colour: Colour, seen: Seen } by TWENTY_OF_EACH_COLOUR at Place::root(),
        with { count = seen.total(), expected = EACH, over = seen.total().saturating_sub(EACH.into()) };
    /// Everything is given, and a colour is there fewer than twenty times.
    NotTwenty { colour: Colour, seen: Seen } by TWENTY_OF_EACH_COLOUR at Place::root(),
        with { count = seen.total(), expected = EACH, lacking = u32::from(EACH).saturating_sub(seen.total()) };
    /// Between two rounds, or after the last: fewer tiles in bag and lid (`there`) than the boards can leave, which have
    /// `held` at the most.
    TooFew { there: u32, held: u32 } by TWENTY_OF_EACH_COLOUR at "bag", with { all = ALL }, beside { lid = "lid" };
    /// The bag or the tiles drawn from it do not agree with the round, as long as the lid cannot have gone back to the bag. Where
    /// it may have, or the `round` is not told, the bag has at most what this round did not draw.
    BagAgainstRound { bag: u32, expected: u32, round: Option<u8> } by FACTORY_GETS_FOUR at "bag";
    /// Since the lid went back before round `returned`, the bag tells how many tiles the boards held then: `told`. They held more
    /// (`held` at least) or fewer (`held` at most).
    BagAgainstBoards { bag: u32, round: u8, returned: u8, told: u32, held: u32, more: bool } by EMPTY_BAG_REFILLED at "bag";
    /// Fewer tiles of a colour in the lid than the tiled lines have sent there.
    LidTooSmall { colour: Colour, lid: u8, least: u32 } by TILED_LINES_CLEARED at "lid";
    /// More tiles in the lid, with those that lie elsewhere, than were dealt; or fewer, with all that the boards can have held.
    LidAgainstDealt { lid: u32, elsewhere: u32, dealt: u32, round: u8, more: bool } by FACTORY_GETS_FOUR at "lid";
    /// Tiles in the lid although all of it went back into the bag when this round was dealt.
    LidNotReturned { lid: u32, round: u8 } by EMPTY_BAG_REFILLED at "lid";
    /// Tiles in the lid before anything can have gone there.
    LidTooEarly { lid: u32 } by ALL_TILES_IN_THE_BAG at "lid";
    /// Something lies there although nothing has been dealt.
    BeforeSetup { at: Spot } by ALL_TILES_IN_THE_BAG at spot_place(at), with { player = at.seat(), factory = at.factory() };
    /// Whose turn it is cannot be, for lack of such an offer.
    TurnOutsideOffer { seat: Seat, phase: Phase } by THREE_PHASES at "turn";
}

impl Flaw {
    /// Whose scores it is found in; nobody's if it is found in something else.
    pub(crate) fn scores(&self, n: &Names) -> Vec<Seat> {
        match self {
            Flaw::FallenAgainstScores { paid, .. } => paid.iter().map(|paid| paid.seat).collect(),
            _ => people::found_in_scores(&self.say(n)),
        }
    }
}
