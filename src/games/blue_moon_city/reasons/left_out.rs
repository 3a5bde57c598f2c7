//! What a case leaves out: checks that could not be made, and parts taken for granted.

use crate::game::reasons::left_out;
use crate::games::blue_moon_city::wording::Names;
use crate::games::blue_moon_city::{Dragon, Seat, rules};
use crate::verdict::Unchecked;
use crate::words::Message;

left_out! {
    /// A check that could not be made, and what it lacks.
    pub enum Gap, told in n: &Names, as Unchecked;

    /// All eighty cards: some are not given.
    Cards "gap-cards" by rules::DECK;
    /// All scales: those of a player or the supply are not given.
    Scales "gap-scales" by rules::SCALES_FOR_PLAYERS;
    /// All crystals: those of a player or the supply are not given.
    Crystals "gap-crystals" by rules::CRYSTAL_PIECES;
    /// The layout of the city: not all tiles are given.
    City "gap-city" by rules::TWENTY_ONE_TILES;
    /// That everybody has ten stones: those on buildings are not all given.
    Buildings "gap-buildings" by rules::TEN_STONES;
    /// Order and levels of the obelisk: its stones are not given.
    Obelisk "gap-obelisk" by rules::OBELISK_FROM_THE_BOTTOM;
    /// Whatever depends on the number of players: not all are given.
    OtherPlayers "gap-other-players" by rules::OFFERINGS_TO_WIN;
}

left_out! {
    /// Something left out that the judge takes for granted.
    pub enum Assumed, told in n: &Names, as Message;

    /// The turn is taken to be at its beginning.
    Movement "assumed-movement";
    /// Stones or offerings were made in this turn, and it is not settled what is discarded.
    Building "assumed-building";
    /// No building is taken to be finished.
    NothingFinished "assumed-nothing-finished";
    /// The dragon is taken to be outside the city.
    DragonOutside(dragon: Dragon) "assumed-dragon-outside";
    /// Cards that neither hands nor piles show lie aside.
    Aside(cards: u32) "assumed-aside";
    /// The stones in reserve are what is left of ten.
    StonesLeft(seat: Seat, stones: u8) "assumed-stones-left";
    /// The supply of scales is what the players do not have.
    ScalesLeft(scales: u8) "assumed-scales-left";
    /// The supply of crystals is what nobody is known to have.
    CrystalsLeft(crystals: i32) "assumed-crystals-left";
}
