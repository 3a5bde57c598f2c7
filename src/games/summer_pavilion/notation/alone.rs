//! What is a text of its own: moves, and what they speak of.

use super::lexicon::{Colours, Phases, Sides};
use super::moves;
use crate::game::alone::alone;
use crate::game::ways::{Run, Word};
use crate::games::summer_pavilion::{Colour, Move, Phase, Side, Tiles};

alone! {
    Colour: Word<Colours>;
    Tiles: Run<Colours>;
    Side: Word<Sides>;
    Phase: Word<Phases>;
    Move: moves::Alone;
}
