//! What a case leaves out: checks that could not be made, what is supposed, what follows from the rest.

use crate::game::reasons::{NotPrinted, left_out};
use crate::games::azul::wording::{Names, say_phase};
use crate::games::azul::{Phase, Seat, rules};
use crate::verdict::Unchecked;
use crate::words::Message;

left_out! {
    /// A check that could not be made, and what it lacks.
    pub enum Gap, told in n: &Names, as Unchecked;

    /// Tiles of each colour exactly twenty: not everything is given.
    Conservation "gap-conservation" by rules::TWENTY_OF_EACH_COLOUR;
    /// Number and contents of factories: not given.
    Factories "gap-factories" by rules::FACTORY_GETS_FOUR;
    /// The centre against the factories: one of them is not given.
    Centre "gap-centre" by rules::REST_TO_THE_CENTRE;
    /// Where the marker is: not everything that could hold it is given.
    Marker "gap-marker" by rules::ONE_MARKER;
    /// Tiles of the wall against the round: no round given.
    Round "gap-round" by rules::ONE_TILE_A_LINE;
    /// The bag against the round: no bag given.
    Bag "gap-bag" by rules::ALL_TILES_IN_THE_BAG;
    /// The lid against the walls: no lid, or not all walls given.
    Lid "gap-lid" by rules::TILED_LINES_CLEARED;
    /// Whether a complete row elsewhere ends the game: not all players given.
    OtherPlayers "gap-others" by rules::GAME_ENDS;
    /// A score against the wall: no score given.
    Score(seat: Seat) "gap-score" by rules::SCORED_AT_ONCE;
}

left_out! {
    /// Something that a case leaves out and that is supposed, or follows from the rest.
    pub enum Assumed, told in n: &Names, as Message;

    /// Nothing lies on the wall.
    Wall(seat: Seat) "assumed-wall";
    /// Nothing lies on the pattern lines.
    Lines(seat: Seat) "assumed-lines";
    /// Nothing lies on the floor line.
    Floor(seat: Seat) "assumed-floor";
    /// The score is 0.
    Score(seat: Seat) "assumed-score";
    /// It is this phase.
    Phase(phase: NotPrinted<Phase>) "assumed-phase" { .with("name", say_phase(n, phase.0)) };
    /// It is this player's turn.
    Turn(seat: Seat) "assumed-turn";
}
