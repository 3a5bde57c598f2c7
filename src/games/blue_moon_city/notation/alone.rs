//! What is a text of its own: moves, and what they speak of.

use super::cards::{KnownCards, OneCard};
use super::lexicon::{Colours, Phases};
use super::moves;
use super::ways::{Dragon, DragonAt, OneBuilding, Rewards};
use crate::game::alone::alone;
use crate::game::ways::Word;
use crate::games::blue_moon_city::{Building, Card, Cards, Colour, DragonName, DragonTo, Move, Phase, Reward};

alone! {
    Colour: Word<Colours>;
    Building: OneBuilding;
    DragonName: Dragon;
    DragonTo: DragonAt;
    Card: OneCard;
    Cards: KnownCards;
    Reward: Rewards;
    Phase: Word<Phases>;
    Move: moves::Alone;
}
