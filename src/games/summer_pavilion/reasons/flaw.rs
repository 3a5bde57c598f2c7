//! What makes a position impossible, or doubtful: each reason with its facts, its rule and its place.

use super::{Brought, MarkerPlace};
use crate::game::Tell;
use crate::game::reasons::{NotPrinted, reasons};
use crate::game::shared::Short;
use crate::game::turns::TurnConflict;
use crate::game::{factories, people};
use crate::games::summer_pavilion::geometry::{Feature, Space, Star};
use crate::games::summer_pavilion::pieces::{Colour, EACH, Factory, Seat, SeatSet, Tiles};
use crate::games::summer_pavilion::position::Phase;
use crate::games::summer_pavilion::rules;
use crate::games::summer_pavilion::wording::{Names, hand};
use crate::verdict::Place;
use crate::words::Arg;

reasons! {
    /// What makes a position impossible, or doubtful.
    pub enum Flaw, told in n: &Names, each Broken "";

    /// A case lists no player, or more than four.
    PlayerCount { players: usize } by TWO_TO_FOUR_PLAYERS at "players", with { alone = Arg::Term("board") };
    /// Two players have the same name.
    SameName { first: Seat, second: Seat } through { people::same_name(n, &rules::ONE_BOARD_EACH, [first, second], "board") };
    /// Coloured side: a tile lies on an outer star of another colour.
    WrongStar { seat: Seat, space: Space, holds: Colour } by STAR_OF_ITS_COLOUR at n.space_place(seat, space),
        with { on = n.the_star(space.star()), takes = space.star().colour(), their = n.the_star(Star::of(holds)) };
    /// A star of different colours has one twice: the coloured centre, or the monochrome one (`centre-one-colour=no`).
    TwiceInStar { seat: Seat, colour: Colour, space: Space, first: Space } by CENTRE_STAR at n.space_place(seat, space),
        with { on = n.the_star(space.star()) }, beside { first = n.space_place(seat, first) };
    /// Monochrome side: a star neither of one colour nor all different: `colour` on `first` and `second`, another on `space`.
    MixedStar { seat: Seat, colour: Colour, space: Space, first: Space, second: Space }
        by MONOCHROME_CHOICE at n.space_place(seat, space), with { on = n.the_star(space.star()) },
        beside { first = n.space_place(seat, first), second = n.space_place(seat, second) };
    /// More than four tiles in the corners.
    CornersOverfull { seat: Seat, count: u32 } by KEEP_UP_TO_FOUR at (seat, "corners");
    /// Tiles in the corners before anybody can pass in this round, for they go back beside the board when it begins; of somebody
    /// who has not passed; or although all is counted. In the last round nobody has any under `leftovers=when-passing`.
    CornersInPhase { seat: Seat, phase: Phase, count: u32 }
        by (match phase {
            Phase::Setup | Phase::Offer => &rules::CORNERS_COME_BACK,
            Phase::Play => &rules::KEEP_UP_TO_FOUR,
            Phase::Preparation | Phase::End | Phase::Over => &rules::LEFTOVERS_COST,
        }) at (seat, "corners");
    /// Tiles beside the board of a player who has passed: they go to the corners or to the tower.
    TilesAfterPassing { seat: Seat, count: u32 } by DISCARDED_COST at hand(seat);
    /// Tiles beside a board although everybody has passed.
    TilesInPhase { seat: Seat, phase: Phase, count: u32 } by BESIDE_THE_BOARD at hand(seat);
    /// A player has passed in a phase in which nobody can pass.
    PassedInPhase { seat: Seat, phase: Phase } by THREE_PHASES at (seat, "passed");
    /// A player is said not to have passed although phase 2 is over.
    NotPassed { seat: Seat, phase: Phase } by PLAYING_ENDS at (seat, "passed");
    /// Everybody at the table has passed, yet phase 2 is said to go on.
    EverybodyPassed by PLAYING_ENDS at "phase";
    /// More than ten tiles in the supply.
    SupplyOverfull { count: u32 } by SUPPLY_OF_TEN at "supply", with { over = count.saturating_sub(10) };
    /// Fewer than ten tiles in the supply, before the first deal or though nobody just took any; `doubt` if it may have run out.
    SupplyShort { count: u32, phase: Phase, doubt: bool }
        by (if phase == Phase::Setup { &rules::SUPPLY_OF_TEN } else { &rules::SUPPLY_REFILLED }) at "supply", doubt if doubt;
    /// So many tiles are missing in the supply as no single tile can have brought; `counts` are those that one can.
    SupplyOfNoBonus { count: u32, counts: Vec<u8> } by SUPPLY_REFILLED at "supply",
        with { missing = 10_u32.saturating_sub(count) };
    /// Bonus tiles are owed outside the phase in which tiles are placed.
    BonusInPhase { seat: Seat, phase: Phase } by BONUS_AT_ONCE at (seat, "bonus");
    /// More bonus tiles are owed than one tile can have earned: `most` by the surrounded features (up to 3, at least 1). `by` is
    /// what can have earned that many, if only one feature of its kind can.
    BonusUnearned { seat: Seat, count: u8, most: u8, by: NotPrinted<Option<Feature>> } by (rules::bonus(by.0)) at (seat, "bonus");
    /// The bonus tiles owed can be earned by no tile of the board: only one of `counts`, of which the most by `by`.
    BonusOfNoTile { seat: Seat, count: u8, counts: Vec<u8>, by: NotPrinted<Option<Feature>> }
        by (rules::bonus(by.0)) at (seat, "bonus");
    /// Bonus tiles are owed to one player while it is another's turn.
    BonusOutOfTurn { seat: Seat, turn: Seat } by BONUS_AT_ONCE at (seat, "bonus"), beside { turn = "turn" };
    /// Bonus tiles are owed to a player who has passed.
    BonusAfterPassing { seat: Seat } by PASSED_IS_OUT at (seat, "bonus");
    /// A round that is not 1 to 6 or does not fit its phase: before 1 nothing is dealt, after 1 to 5 a next one is prepared.
    RoundAgainstPhase { round: u8, phase: Phase }
        by (if phase == Phase::Setup { &rules::ROUND_MARKER } else { &rules::GAME_ENDS }) at "round";
    /// Something lies on or beside a board although nothing has been dealt.
    BoardBeforeSetup { seat: Seat } by ALL_TILES_IN_THE_BAG at seat;
    /// Something lies in the tower, on the table or in the centre although nothing has been dealt.
    TableBeforeSetup by ALL_TILES_IN_THE_BAG at "phase";
    /// Whose turn it is cannot be in this phase.
    TurnInPhase { seat: Seat, phase: Phase } by THREE_PHASES at "turn";
    /// It is said to be the turn of a player who has passed.
    TurnOfPassed { seat: Seat } by PASSED_IS_OUT at "turn";
    /// Not the number of factories for the players.
    FactoryCount { factories: usize, players: usize, expected: usize } by FACTORIES_FOR_PLAYERS at "factories";
    /// A number of factories that no number of players has (the number of players is not known).
    FactoryCountForNobody { factories: usize } by FACTORIES_FOR_PLAYERS at "factories";
    /// More than four tiles on a factory.
    OverfullFactory { factory: Factory, count: u32 } by FACTORY_GETS_FOUR at factory, with { over = count.saturating_sub(4) };
    /// A factory with one to three tiles that nobody took from; or tiles ran out, then it is but a doubt.
    ShortFactory { factory: Factory, count: u32, short: Short } by FACTORY_GETS_FOUR at factory, doubt if short == Short::RanOut;
    /// A factory with one to three tiles, which a take left on it.
    RestOnFactory { factory: Factory, count: u32 } by REST_TO_THE_CENTRE at factory;
    /// Tiles left on a factory although phase 1 is over.
    FactoryNotEmpty { heap: Tiles, phase: Phase, factory: Factory } by TAKING_ENDS at factory, with { tiles = heap.total() };
    /// Tiles left in the centre although phase 1 is over.
    CentreNotEmpty { heap: Tiles, phase: Phase } by TAKING_ENDS at "centre", with { tiles = heap.total() };
    /// Nothing left to take, yet phase 1 is said to go on.
    OfferEmpty by TAKING_ENDS at "phase";
    /// Tiles in the centre, or a marker taken from it, although no factory has been emptied.
    CentreBeforeTaking { heap: Tiles } by REST_TO_THE_CENTRE at "centre", with { tiles = heap.total() };
    /// The centre holds more tiles than the emptied factories can have given.
    CentreOverfull { tiles: u32, most: u32, emptied: usize } by REST_TO_THE_CENTRE at "centre";
    /// Phase 1: with no take from the centre, no `takes` takes bring what players have (`seat` most) and leave what lies there.
    NotTheseTakes { takes: u32, seat: Seat, left: Tiles, wild: Colour } by TAKE_ALL at "centre",
        with { nothing = left.is_empty() }, beside { held = hand(seat) };
    /// Phase 1: more tiles beside a board than were taken this round and can have been kept.
    HandBeyondOffer { held: u32, most: u32, first: bool, seat: Seat } by BESIDE_THE_BOARD at hand(seat);
    /// Phase 1: more tiles beside all boards than were taken this round and can have been kept.
    HandsBeyondOffer { held: u32, most: u32, first: bool } by BESIDE_THE_BOARD at "players";
    /// Phase 1: tiles left factories and centre (`taken`), and fewer lie beside the boards (`held`).
    TakenMissing { taken: u32, held: u32 } by BESIDE_THE_BOARD at "players";
    /// Turns that do not go together.
    Turns { conflict: TurnConflict } through { conflict.tell(n, &rules::TURNS_GO_CLOCKWISE, &["turns-check-tiles"]) };
    /// Phase 2: by the tiles placed since `starter` began it may be the turn of others only.
    NotNextToPlace { seat: Seat, next: SeatSet, starter: Option<Seat> }
        by (if starter.is_some() { &rules::MARKER_HOLDER_BEGINS } else { &rules::TURNS_GO_CLOCKWISE }) at "turn",
        beside each { marker = starter.map(|_| Place::root().key("marker")) };
    /// Phase 2: a player has had so many turns at least, which is more than go with those of another, who has not passed.
    PlacedApart { seat: Seat, least: u32, other: Seat, most: u32, starter: Option<Seat> }
        by TURNS_GO_CLOCKWISE at (seat, "stars"), beside { other = (other, "stars") };
    /// Phase 1: the marker is with a player who has no tile, though it comes with tiles.
    MarkerWithoutTiles { seat: Seat } by FIRST_FROM_CENTRE at "marker";
    /// Between two rounds: somebody begins the next who does not have the marker.
    StarterWithoutMarker { seat: Seat, holder: Seat } by MARKER_HOLDER_BEGINS at "starter", beside { marker = "marker" };
    /// The marker is nowhere.
    NoMarker { phase: Phase } by ONE_MARKER at Place::root();
    /// The marker is in several places.
    SeveralMarkers { places: Vec<MarkerPlace> } through {
        let places = places.iter().map(|&place| (n.marker_place(place), place.place()));
        factories::several_markers(n, &rules::ONE_MARKER, places.collect())
    };
    /// Phase 1: the marker is not in the centre, and nobody can have it, for whoever takes it pays for it.
    MarkerPaidByNobody by MARKER_COSTS at "centre";
    /// Before the first tile is placed: two players have lost points, which only one of them can have paid for the marker.
    MarkerPaidTwice { seat: Seat, other: Seat } by MARKER_COSTS at (other, "score"), beside { first = (seat, "score") };
    /// Round 1: two players who have not passed have lost points, which only one of them can have paid for the marker.
    LostByOneMarker { seat: Seat, other: Seat } by MARKER_COSTS at (other, "score"), beside { first = (seat, "score") };
    /// Somebody has the marker before a tile can have come to the centre.
    MarkerTooEarly { place: MarkerPlace, now: Phase } by MARKER_STARTS_IN_THE_CENTRE at place.place();
    /// The marker is still in the centre after phase 1: a rare course of play explains it, in which nobody took from the centre.
    MarkerNotTaken { place: MarkerPlace, phase: Phase } is Doubt by FIRST_FROM_CENTRE at place.place();
    /// More tiles of a colour in sight than there are.
    TooMany { colour: Colour, count: u32 } by TWENTY_TWO_OF_EACH_COLOUR at Place::root(),
        with { expected = EACH, over = count.saturating_sub(EACH.into()) };
    /// Everything is given, and a colour is not there twenty-two times.
    NotTwentyTwo { colour: Colour, count: u32 } by TWENTY_TWO_OF_EACH_COLOUR at Place::root(),
        with { expected = EACH, missing = u32::from(EACH).saturating_sub(count), over = count.saturating_sub(EACH.into()) };
    /// More tiles than rounds can have brought a player: covered spaces cost `built`, `held` are beside the board and in corners,
    /// `most` can have come, bonus tiles included.
    AheadOfRound { built: u32, held: u32, most: u32, round: u8, seat: Seat }
        by (if built > 0 { &rules::NUMBER_IS_THE_PRICE } else { &rules::TURNS_GO_CLOCKWISE }) at (seat, "stars"),
        with { count = built + held };
    /// The same of all players together.
    AllAheadOfRound { built: u32, held: u32, most: u32, round: u8 }
        by (if built > 0 { &rules::NUMBER_IS_THE_PRICE } else { &rules::FACTORY_GETS_FOUR }) at "players",
        with { count = built + held };
    /// The bag does not agree with what must have been drawn from it, as long as the tower cannot have gone back to it.
    BagAgainstRound { bag: u32, least: u32, most: u32, round: u8 } by FACTORY_GETS_FOUR at "bag", with { exact = least == most };
    /// Fewer tiles in the tower than the covered spaces have sent there, as long as it cannot have gone back to the bag.
    TowerTooSmall { tower: u32, least: u32 } by ONE_PLACED_REST_DISCARDED at "tower";
    /// Phase 1: tiles in the tower although all of it went back into the bag when this round was dealt.
    TowerNotReturned { tower: u32, round: u8 } by EMPTY_BAG_REFILLED at "tower";
    /// The tower does not hold what covered spaces sent there and what was discarded, as long as it cannot have gone back.
    TowerAgainstBoards { tower: u32, least: i32, most: i32 } by ONE_PLACED_REST_DISCARDED at "tower",
        with { exact = least == most };
    /// Phase 2 of round 1: of the tiles that came some are missing, and nobody has passed.
    NobodyDiscarded { missing: i32, came: u32 } by DISCARDED_COST at "players";
    /// Tiles in the tower before anybody can have placed or passed.
    TowerTooEarly { tower: u32 } by TOWER at "tower";
    /// A score other than 5 before anybody can have placed a tile, and not explained by what the marker cost.
    ScoreAtStart { seat: Seat, score: i32, least: i32, most: i32 } by SCORE_STARTS_AT_FIVE at (seat, "score"),
        with { exact = least == most };
    /// A score that neither the tiles on the stars nor the bonuses can have brought, less a point for who has the marker.
    ScoreTooHigh { seat: Seat, score: i32, most: i32, marker: bool, bonuses: Option<i32> } by CONNECTED_TILES at (seat, "score");
    /// A score of somebody who has placed and kept nothing, and so has discarded so many tiles at least.
    NothingLost { seat: Seat, score: i32, most: i32, lost: i32 } by DISCARDED_COST at (seat, "score");
    /// Scores lack `points` of what stars brought (at least if `more`, else at most); yet so many tiles were discarded, and
    /// markers have cost points for certain.
    DiscardedAgainstScores { points: i32, discarded: i32, markers: u8, more: bool, round: u8, spans: Vec<Brought> }
        by DISCARDED_COST at "players";
    /// Scores lack at most `points` of what stars brought, yet so much was discarded, and markers nearly always cost points.
    MarkersNotPaid { points: i32, discarded: i32, markers: u8, spans: Vec<Brought> } is Doubt by MARKER_COSTS at "players";
    /// A score lacks more of the least that the stars brought than its player can have lost by markers and discards.
    LostTooMuch { seat: Seat, score: i32, least: i32, lost: i32 } by DISCARDED_COST at (seat, "score"),
        with { floor = least - lost };
    /// A score lower than any penalty leaves it.
    ScoreTooLow { seat: Seat, score: i32, least: i32 } by NEVER_BELOW_ONE at (seat, "score");
    /// A final score lower than its bonuses and any penalty leave it.
    FinalScoreTooLow { seat: Seat, score: i32, least: i32, bonuses: i32, leftovers: i32 } by GAME_ENDS at (seat, "score"),
        with { lowest = least + leftovers - bonuses };
}

impl Flaw {
    /// Whose scores it is found in; nobody's if it is found in something else.
    pub(crate) fn scores(&self, n: &Names) -> Vec<Seat> {
        match self {
            Flaw::DiscardedAgainstScores { spans, .. } | Flaw::MarkersNotPaid { spans, .. } => {
                spans.iter().map(|span| span.seat).collect()
            }
            Flaw::MarkerPaidByNobody => Seat::all().collect(),
            _ => people::found_in_scores(&self.say(n)),
        }
    }
}
