//! What is a text of its own: moves, and what they speak of.

use super::lexicon::{Colours, Phases, Pieces, Rows, Targets};
use super::moves;
use super::ways::GoldSide;
use crate::game::alone::alone;
use crate::game::ways::{Place, Run, Word};
use crate::games::azul::{Colour, Gold, Line, Move, Phase, Piece, Tiles, To};

alone! {
    Colour: Word<Colours>;
    Piece: Word<Pieces>;
    Tiles: Run<Colours>;
    Gold: GoldSide;
    Line: Place<Rows>;
    To: Place<Targets>;
    Phase: Word<Phases>;
    Move: moves::Alone;
}
