//! What makes a position impossible, or doubtful: each reason with its facts, its rule and its place.

use super::{Brought, MarkerPlace};
use crate::game::reasons::{NotPrinted, ToArg, reasons};
use crate::game::shared::Short;
use crate::game::turns::TurnConflict;
use crate::game::{factories, people};
use crate::games::summer_pavilion::geometry::{Feature, Space, Star};
use crate::games::summer_pavilion::pieces::{Colour, EACH, Factory, Seat, Tiles};
use crate::games::summer_pavilion::position::Phase;
use crate::games::summer_pavilion::rules;
use crate::games::summer_pavilion::wording::{Names, factory_place, hand, player_place};
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

    /// Coloured side: a tile lies on an outer star of another colour.
    WrongStar { seat: Seat, space: Space, holds: Colour }
        is Broken "wrong-star" {
            .with("on", n.the_star(space.star())).with("takes", space.star().colour().to_arg(n))
            .with("their", n.the_star(Star::of(holds)))
            .by(&rules::STAR_OF_ITS_COLOUR, n.space_place(seat, space))
        }

    /// A star of different colours has one twice: the coloured centre, or the monochrome one (`centre-one-colour=no`).
    TwiceInStar { seat: Seat, colour: Colour, space: Space, first: Space }
        is Broken "twice-in-star" {
            .with("on", n.the_star(space.star()))
            .by(&rules::CENTRE_STAR, n.space_place(seat, space)).beside("first", true, n.space_place(seat, first))
        }

    /// Monochrome side: a star neither of one colour nor all different: `colour` on `first` and `second`, another on `space`.
    MixedStar { seat: Seat, colour: Colour, space: Space, first: Space, second: Space }
        is Broken "mixed-star" {
            .with("on", n.the_star(space.star()))
            .by(&rules::MONOCHROME_CHOICE, n.space_place(seat, space)).beside("first", true, n.space_place(seat, first))
            .beside("second", true, n.space_place(seat, second))
        }

    /// More than four tiles in the corners.
    CornersOverfull { seat: Seat, count: u32 }
        is Broken "corners-overfull" { .by(&rules::KEEP_UP_TO_FOUR, player_place(seat).key("corners")) }

    /// Tiles in the corners before anybody can pass in this round: they go back beside the board when a round begins.
    CornersNotBack { seat: Seat, phase: Phase, count: u32 }
        is Broken "corners-in-phase" {
            .with("when", n.during(phase))
            .by(&rules::CORNERS_COME_BACK, player_place(seat).key("corners"))
        }

    /// Tiles in the corners of somebody who has not passed, or in the last round under `leftovers=when-passing`.
    CornersBeforePassing { seat: Seat, phase: Phase, count: u32 }
        is Broken "corners-in-phase" {
            .with("when", n.during(phase))
            .by(&rules::KEEP_UP_TO_FOUR, player_place(seat).key("corners"))
        }

    /// Tiles in the corners although all is counted, or at the end under `leftovers=when-passing`.
    CornersNotPaid { seat: Seat, phase: Phase, count: u32 }
        is Broken "corners-in-phase" {
            .with("when", n.during(phase))
            .by(&rules::LEFTOVERS_COST, player_place(seat).key("corners"))
        }

    /// Tiles beside the board of a player who has passed: they go to the corners or to the tower.
    TilesAfterPassing { seat: Seat, count: u32 }
        is Broken "tiles-after-passing" { .by(&rules::DISCARDED_COST, hand(seat)) }

    /// Tiles beside a board although everybody has passed.
    TilesInPhase { seat: Seat, phase: Phase, count: u32 }
        is Broken "tiles-in-phase" { .with("when", n.during(phase)).by(&rules::BESIDE_THE_BOARD, hand(seat)) }

    /// A player has passed in a phase in which nobody can pass.
    PassedInPhase { seat: Seat, phase: Phase }
        is Broken "passed-in-phase" { .with("when", n.during(phase)).by(&rules::THREE_PHASES, player_place(seat).key("passed")) }

    /// A player is said not to have passed although phase 2 is over.
    NotPassed { seat: Seat, phase: Phase }
        is Broken "not-passed" { .with("when", n.during(phase)).by(&rules::PLAYING_ENDS, player_place(seat).key("passed")) }

    /// Everybody at the table has passed, yet phase 2 is said to go on.
    EverybodyPassed
        is Broken "everybody-passed" { .by(&rules::PLAYING_ENDS, Place::root().key("phase")) }

    /// More than ten tiles in the supply.
    SupplyOverfull { count: u32 }
        is Broken "supply-overfull" {
            .with("over", count.saturating_sub(10))
            .by(&rules::SUPPLY_OF_TEN, Place::root().key("supply"))
        }

    /// Before the first deal: some tiles in the supply, and fewer than ten.
    SupplyNotFilled { count: u32, phase: Phase }
        is Broken "supply-short" {
            .with("doubt", false.to_arg(n)).with("when", n.during(phase))
            .by(&rules::SUPPLY_OF_TEN, Place::root().key("supply"))
        }

    /// Fewer than ten tiles in the supply although nobody just took any; `doubt` if it may have run out of tiles.
    SupplyShort { count: u32, phase: Phase, doubt: bool }
        is Broken "supply-short" {
            .with("when", n.during(phase))
            .by(&rules::SUPPLY_REFILLED, Place::root().key("supply")).doubt(doubt)
        }

    /// So many tiles are missing in the supply as no single tile can have brought; `counts` are those that one can.
    SupplyOfNoBonus { count: u32, counts: Vec<u8> }
        is Broken "supply-of-no-bonus" {
            .with("missing", 10_u32.saturating_sub(count))
            .by(&rules::SUPPLY_REFILLED, Place::root().key("supply"))
        }

    /// Bonus tiles are owed outside the phase in which tiles are placed.
    BonusInPhase { seat: Seat, phase: Phase }
        is Broken "bonus-in-phase" { .with("when", n.during(phase)).by(&rules::BONUS_AT_ONCE, player_place(seat).key("bonus")) }

    /// More bonus tiles are owed than one tile can have earned: `most` by the surrounded features (up to 3, at least 1). `by` is
    /// what can have earned that many, if only one feature of its kind can.
    BonusUnearned { seat: Seat, count: u8, most: u8, by: NotPrinted<Option<Feature>> }
        is Broken "bonus-unearned" { .by(rules::bonus(by.0), player_place(seat).key("bonus")) }

    /// The bonus tiles owed can be earned by no tile of the board: only one of `counts`, of which the most by `by`.
    BonusOfNoTile { seat: Seat, count: u8, counts: Vec<u8>, by: NotPrinted<Option<Feature>> }
        is Broken "bonus-of-no-tile" { .by(rules::bonus(by.0), player_place(seat).key("bonus")) }

    /// Bonus tiles are owed to one player while it is another's turn.
    BonusOutOfTurn { seat: Seat, turn: Seat }
        is Broken "bonus-out-of-turn" {
            .by(&rules::BONUS_AT_ONCE, player_place(seat).key("bonus")).beside("turn", true, Place::root().key("turn"))
        }

    /// Bonus tiles are owed to a player who has passed.
    BonusAfterPassing { seat: Seat }
        is Broken "bonus-after-passing" { .by(&rules::PASSED_IS_OUT, player_place(seat).key("bonus")) }

    /// A round 2 or more before the first deal.
    RoundBeforeFirst { round: u8, phase: Phase }
        is Broken "round-against-phase" { .with("when", n.during(phase)).by(&rules::ROUND_MARKER, Place::root().key("round")) }

    /// A round that is not 1 to 6 or does not fit its phase: a next one is prepared after 1 to 5, the game ends after 6.
    RoundAgainstPhase { round: u8, phase: Phase }
        is Broken "round-against-phase" { .with("when", n.during(phase)).by(&rules::GAME_ENDS, Place::root().key("round")) }

    /// Something lies on or beside a board although nothing has been dealt.
    BoardBeforeSetup { seat: Seat }
        is Broken "board-before-setup" { .by(&rules::ALL_TILES_IN_THE_BAG, player_place(seat)) }

    /// Something lies in the tower, on the table or in the centre although nothing has been dealt.
    TableBeforeSetup
        is Broken "table-before-setup" { .by(&rules::ALL_TILES_IN_THE_BAG, Place::root().key("phase")) }

    /// Whose turn it is cannot be in this phase.
    TurnInPhase { seat: Seat, phase: Phase }
        is Broken "turn-in-phase" { .with("when", n.during(phase)).by(&rules::THREE_PHASES, Place::root().key("turn")) }

    /// It is said to be the turn of a player who has passed.
    TurnOfPassed { seat: Seat }
        is Broken "turn-of-passed" { .by(&rules::PASSED_IS_OUT, Place::root().key("turn")) }

    /// Not the number of factories for the players.
    FactoryCount { factories: usize, players: usize, expected: usize }
        is Broken "factory-count" { .by(&rules::FACTORIES_FOR_PLAYERS, Place::root().key("factories")) }

    /// A number of factories that no number of players has (the number of players is not known).
    FactoryCountForNobody { factories: usize }
        is Broken "factory-count-for-nobody" { .by(&rules::FACTORIES_FOR_PLAYERS, Place::root().key("factories")) }

    /// More than four tiles on a factory.
    OverfullFactory { factory: Factory, count: u32 }
        is Broken "overfull-factory" {
            .with("over", count.saturating_sub(4))
            .by(&rules::FACTORY_GETS_FOUR, factory_place(factory))
        }

    /// A factory with one to three tiles that nobody took from; or tiles ran out, then it is but a doubt.
    ShortFactory { factory: Factory, count: u32, short: Short }
        is Broken "short-factory" { .by(&rules::FACTORY_GETS_FOUR, factory_place(factory)).doubt(short == Short::RanOut) }

    /// A factory with one to three tiles, which a take left on it.
    RestOnFactory { factory: Factory, count: u32 }
        is Broken "rest-on-factory" { .by(&rules::REST_TO_THE_CENTRE, factory_place(factory)) }

    /// Tiles left on a factory although phase 1 is over.
    FactoryNotEmpty { heap: Tiles, phase: Phase, factory: Factory }
        is Broken "factory-not-empty" {
            .with("tiles", heap.total()).with("when", n.during(phase))
            .by(&rules::TAKING_ENDS, factory_place(factory))
        }

    /// Tiles left in the centre although phase 1 is over.
    CentreNotEmpty { heap: Tiles, phase: Phase }
        is Broken "centre-not-empty" {
            .with("tiles", heap.total()).with("when", n.during(phase))
            .by(&rules::TAKING_ENDS, Place::root().key("centre"))
        }

    /// Nothing left to take, yet phase 1 is said to go on.
    OfferEmpty
        is Broken "offer-empty" { .by(&rules::TAKING_ENDS, Place::root().key("phase")) }

    /// Tiles in the centre, or a marker taken from it, although no factory has been emptied.
    CentreBeforeTaking { heap: Tiles }
        is Broken "centre-before-taking" {
            .with("tiles", heap.total())
            .by(&rules::REST_TO_THE_CENTRE, Place::root().key("centre"))
        }

    /// The centre holds more tiles than the emptied factories can have given.
    CentreOverfull { tiles: u32, most: u32, emptied: usize }
        is Broken "centre-overfull" { .by(&rules::REST_TO_THE_CENTRE, Place::root().key("centre")) }

    /// Phase 1: with no take from the centre, no `takes` takes bring what players have (`seat` most) and leave what lies there.
    NotTheseTakes { takes: u32, seat: Seat, left: Tiles, wild: Colour }
        is Broken "not-these-takes" {
            .with("nothing", left.is_empty())
            .by(&rules::TAKE_ALL, Place::root().key("centre")).beside("held", true, hand(seat))
        }

    /// Phase 1: more tiles beside a board than were taken this round and can have been kept.
    HandBeyondOffer { held: u32, most: u32, seat: Seat }
        is Broken "hand-beyond-offer" { .by(&rules::BESIDE_THE_BOARD, hand(seat)) }

    /// Phase 1: more tiles beside all boards than were taken this round and can have been kept.
    HandsBeyondOffer { held: u32, most: u32 }
        is Broken "hands-beyond-offer" { .by(&rules::BESIDE_THE_BOARD, Place::root().key("players")) }

    /// Phase 1: tiles left factories and centre (`taken`), and fewer lie beside the boards (`held`).
    TakenMissing { taken: u32, held: u32 }
        is Broken "taken-missing" { .by(&rules::BESIDE_THE_BOARD, Place::root().key("players")) }

    /// Turns that do not go together.
    Turns { conflict: TurnConflict }
        through Broken { conflict.tell(n, &rules::TURNS_GO_CLOCKWISE, &["turns-check-tiles"]) }

    /// Phase 2: the marker's holder began, and of those who have not passed `next` has had the fewest turns.
    NotNextToPlace { seat: Seat, next: Seat, starter: Seat, placed: u32 }
        is Broken "not-next-to-place" {
            .with("begins", starter == next)
            .by(&rules::MARKER_HOLDER_BEGINS, Place::root().key("turn")).beside("marker", true, Place::root().key("marker"))
        }

    /// Phase 1: the marker is with a player who has no tile, though it comes with tiles.
    MarkerWithoutTiles { seat: Seat }
        is Broken "marker-without-tiles" { .by(&rules::FIRST_FROM_CENTRE, Place::root().key("marker")) }

    /// Between two rounds: somebody begins the next who does not have the marker.
    StarterWithoutMarker { seat: Seat, holder: Seat }
        is Broken "starter-without-marker" {
            .by(&rules::MARKER_HOLDER_BEGINS, Place::root().key("starter")).beside("marker", true, Place::root().key("marker"))
        }

    /// The marker is nowhere.
    NoMarker { phase: Phase }
        is Broken "no-marker" { .with("when", n.during(phase)).by(&rules::ONE_MARKER, Place::root()) }

    /// The marker is in several places.
    SeveralMarkers { places: Vec<MarkerPlace> }
        through Broken {
            let places = places.iter().map(|&place| (n.marker_place(place), place.place()));
            factories::several_markers(n, &rules::ONE_MARKER, places.collect())
        }

    /// Phase 1: the marker is not in the centre, and nobody can have it, for whoever takes it pays for it.
    MarkerPaidByNobody
        is Broken "marker-paid-by-nobody" { .by(&rules::MARKER_COSTS, Place::root().key("centre")) }

    /// Before the first tile is placed: two players have lost points, which only one of them can have paid for the marker.
    MarkerPaidTwice { seat: Seat, other: Seat }
        is Broken "marker-paid-twice" {
            .by(&rules::MARKER_COSTS, player_place(other).key("score")).beside("first", true, player_place(seat).key("score"))
        }

    /// Somebody has the marker before a tile can have come to the centre.
    MarkerTooEarly { place: MarkerPlace, phase: Phase }
        is Broken "marker-too-early" { .by(&rules::MARKER_STARTS_IN_THE_CENTRE, place.place()) }

    /// The marker is still in the centre after phase 1: a rare course of play explains it, in which nobody took from the centre.
    MarkerNotTaken { place: MarkerPlace, phase: Phase }
        is Doubt "marker-not-taken" { .with("when", n.during(phase)).by(&rules::FIRST_FROM_CENTRE, place.place()) }

    /// More tiles of a colour in sight than there are.
    TooMany { colour: Colour, count: u32 }
        is Broken "too-many" {
            .with("expected", EACH).with("over", count.saturating_sub(EACH.into()))
            .by(&rules::TWENTY_TWO_OF_EACH_COLOUR, Place::root())
        }

    /// Everything is given, and a colour is not there twenty-two times.
    NotTwentyTwo { colour: Colour, count: u32 }
        is Broken "not-twenty-two" {
            .with("expected", EACH).with("missing", u32::from(EACH).saturating_sub(count))
            .with("over", count.saturating_sub(EACH.into()))
            .by(&rules::TWENTY_TWO_OF_EACH_COLOUR, Place::root())
        }

    /// More tiles than rounds can have brought a player: covered spaces cost `built`, `held` are beside the board and in corners,
    /// `most` can have come, bonus tiles included.
    AheadOfRound { built: u32, held: u32, most: u32, round: u8, seat: Seat }
        is Broken "ahead-of-round" {
            .with("count", built + held)
            .by(&rules::NUMBER_IS_THE_PRICE, player_place(seat).key("stars"))
        }

    /// The same of all players together.
    AllAheadOfRound { built: u32, held: u32, most: u32, round: u8 }
        is Broken "all-ahead-of-round" {
            .with("count", built + held)
            .by(&rules::NUMBER_IS_THE_PRICE, Place::root().key("players"))
        }

    /// The bag does not agree with what must have been drawn from it, as long as the tower cannot have gone back to it.
    BagAgainstRound { bag: u32, least: u32, most: u32, round: u8 }
        is Broken "bag-against-round" {
            .with("exact", (least == most).to_arg(n))
            .by(&rules::FACTORY_GETS_FOUR, Place::root().key("bag"))
        }

    /// Fewer tiles in the tower than the covered spaces have sent there, as long as it cannot have gone back to the bag.
    TowerTooSmall { tower: u32, least: u32 }
        is Broken "tower-too-small" { .by(&rules::ONE_PLACED_REST_DISCARDED, Place::root().key("tower")) }

    /// Phase 1: tiles in the tower although all of it went back into the bag when this round was dealt.
    TowerNotReturned { tower: u32, round: u8 }
        is Broken "tower-not-returned" { .by(&rules::EMPTY_BAG_REFILLED, Place::root().key("tower")) }

    /// The tower does not hold what covered spaces sent there and what was discarded, as long as it cannot have gone back.
    TowerAgainstBoards { tower: u32, least: i32, most: i32 }
        is Broken "tower-against-boards" {
            .with("exact", (least == most).to_arg(n))
            .by(&rules::ONE_PLACED_REST_DISCARDED, Place::root().key("tower"))
        }

    /// Phase 2 of round 1: of the tiles that came some are missing, and nobody has passed.
    NobodyDiscarded { missing: i32, came: u32 }
        is Broken "nobody-discarded" { .by(&rules::DISCARDED_COST, Place::root().key("players")) }

    /// Tiles in the tower before anybody can have placed or passed.
    TowerTooEarly { tower: u32 }
        is Broken "tower-too-early" { .by(&rules::TOWER, Place::root().key("tower")) }

    /// A score other than 5 before anybody can have placed a tile, and not explained by what the marker cost.
    ScoreAtStart { seat: Seat, score: i32, least: i32, most: i32 }
        is Broken "score-at-start" {
            .with("exact", (least == most).to_arg(n))
            .by(&rules::SCORE_STARTS_AT_FIVE, player_place(seat).key("score"))
        }

    /// A score that neither the tiles on the stars nor the bonuses can have brought, less a point for who has the marker.
    ScoreTooHigh { seat: Seat, score: i32, most: i32, marker: bool, bonuses: Option<i32> }
        is Broken "score-too-high" { .by(&rules::CONNECTED_TILES, player_place(seat).key("score")) }

    /// Scores lack `points` of what stars brought (at least if `more`, else at most); yet so many tiles were discarded, and
    /// markers have cost points for certain.
    DiscardedAgainstScores { points: i32, discarded: i32, markers: u8, more: bool, round: u8, spans: Vec<Brought> }
        is Broken "discarded-against-scores" { .by(&rules::DISCARDED_COST, Place::root().key("players")) }

    /// Scores lack at most `points` of what stars brought, yet so much was discarded, and markers nearly always cost points.
    MarkersNotPaid { points: i32, discarded: i32, markers: u8, spans: Vec<Brought> }
        is Doubt "markers-not-paid" { .by(&rules::MARKER_COSTS, Place::root().key("players")) }

    /// A score lacks more of the least that the stars brought than its player can have lost by markers and discards.
    LostTooMuch { seat: Seat, score: i32, least: i32, lost: i32 }
        is Broken "lost-too-much" { .with("floor", least - lost).by(&rules::DISCARDED_COST, player_place(seat).key("score")) }

    /// A score lower than any penalty leaves it.
    ScoreTooLow { seat: Seat, score: i32, least: i32 }
        is Broken "score-too-low" { .by(&rules::NEVER_BELOW_ONE, player_place(seat).key("score")) }

    /// A final score lower than its bonuses and any penalty leave it.
    FinalScoreTooLow { seat: Seat, score: i32, least: i32, bonuses: i32, leftovers: i32 }
        is Broken "final-score-too-low" {
            .with("lowest", least + leftovers - bonuses)
            .by(&rules::GAME_ENDS, player_place(seat).key("score"))
        }
}

impl Flaw {
    /// Whose scores it is found in; nobody's if it is found in something else.
    pub(crate) fn scores(&self) -> Vec<Seat> {
        match self {
            Flaw::DiscardedAgainstScores { spans, .. } | Flaw::MarkersNotPaid { spans, .. } => {
                spans.iter().map(|span| span.seat).collect()
            }
            Flaw::ScoreAtStart { seat, .. }
            | Flaw::ScoreTooHigh { seat, .. }
            | Flaw::ScoreTooLow { seat, .. }
            | Flaw::LostTooMuch { seat, .. }
            | Flaw::FinalScoreTooLow { seat, .. } => vec![*seat],
            Flaw::MarkerPaidTwice { seat, other } => vec![*seat, *other],
            Flaw::MarkerPaidByNobody => Seat::all().collect(),
            _ => Vec::new(),
        }
    }
    /// Whether a rare course of play explains it after all.
    pub fn is_doubt(&self) -> bool {
        let rarely_so = matches!(self, Flaw::ShortFactory { short: Short::RanOut, .. } | Flaw::SupplyShort { doubt: true, .. });
        rarely_so || self.severity() == Severity::Doubt
    }
}
