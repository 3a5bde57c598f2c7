//! What a case leaves out: checks that could not be made, what follows from the rest, and what is supposed.

use crate::game::reasons::{NotPrinted, left_out};
use crate::games::summer_pavilion::wording::{Names, say_phase};
use crate::games::summer_pavilion::{Phase, Seat, SeatSet, Tiles, rules};
use crate::verdict::Unchecked;
use crate::words::Message;

left_out! {
    /// A check that could not be made, and what it lacks.
    pub enum Gap, told in n: &Names, as Unchecked;

    /// Tiles of each colour exactly twenty-two: not everything is given.
    Conservation "gap-conservation" by rules::TWENTY_TWO_OF_EACH_COLOUR;
    /// Number and contents of factories: not given.
    Factories "gap-factories" by rules::FACTORY_GETS_FOUR;
    /// The centre against the factories: one of them is not given.
    Centre "gap-centre" by rules::REST_TO_THE_CENTRE;
    /// The tiles beside the boards against what was taken: boards, factories or centre are not given.
    Taken "gap-taken" by rules::BESIDE_THE_BOARD;
    /// Where the marker is: not everything that could hold it is given.
    Marker "gap-marker" by rules::ONE_MARKER;
    /// What is built against the round: no round given. The wild colour is not known either.
    Round "gap-round" by rules::WILD_COLOURS;
    /// What is built against the tiles that all players got: not all boards given.
    Built "gap-built" by rules::NUMBER_IS_THE_PRICE;
    /// The supply: not given.
    Supply "gap-supply" by rules::SUPPLY_OF_TEN;
    /// The bag against the round: no bag given.
    Bag "gap-bag" by rules::ALL_TILES_IN_THE_BAG;
    /// The tower against what is built: no tower, or not all boards given.
    Tower "gap-tower" by rules::ONE_PLACED_REST_DISCARDED;
    /// A score against the board: no score given.
    Score(seat: Seat) "gap-score" by rules::POINT_FOR_THE_TILE;
}

left_out! {
    /// Something left out, which follows from the rest or is supposed.
    pub enum Assumed, told in n: &Names, as Message;

    /// It is this phase.
    Phase(phase: NotPrinted<Phase>) "assumed-phase" { .with("name", say_phase(n, phase.0)) };
    /// It is the turn of this player.
    Turn(seat: Seat) "assumed-turn";
    /// These players have passed, for others have placed too many tiles.
    Passed(players: SeatSet) "assumed-passed" { .with("count", players.len()) };
    /// No round fits; in this one the least is wrong.
    NoRound(round: u8) "no-round-fits";
    /// Nothing lies on the stars of these players.
    Stars(players: SeatSet) "assumed-stars" { .with("count", players.len()) };
    /// Nothing lies beside the boards of these players.
    Tiles(players: SeatSet) "assumed-tiles" { .with("count", players.len()) };
    /// Just these tiles lie beside the board: those that the moves of the case use.
    JustTiles(seat: Seat, tiles: Tiles) "assumed-just-tiles" { .with("count", tiles.total()) };
    /// Nothing lies in the corners of these players.
    Corners(players: SeatSet) "assumed-corners" { .with("count", players.len()) };
    /// These players have 5 points, with which everybody starts.
    Score(players: SeatSet) "assumed-score" { .with("count", players.len()) };
    /// These players have not passed.
    NotPassed(players: SeatSet) "assumed-not-passed" { .with("count", players.len()) };
    /// Nobody has bonus tiles to choose.
    NoBonus "assumed-no-bonus";
    /// Nothing lies anywhere on the boards where the case tells nothing, and scores that it does not tell are 5.
    NothingElse "assumed-nothing-else";
}
