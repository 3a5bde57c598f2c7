//! The colour of each player's figure and stones.

use super::super::Seat;
use crate::case::{Lexicon, Word};
use crate::game::lexicon::{BLACK, BLUE, BROWN, COMMON, GREEN, GREY, ORANGE, PURPLE, RED, WHITE, YELLOW};
use crate::game::shared::SEATS;
use crate::picture::Rgb;
use crate::words::said;

/// A colour for each seat that no tile has.
const USUAL: [Rgb; SEATS] = [Rgb(0, 140, 140), Rgb(214, 84, 150), VIOLET, AMBER];
const VIOLET: Rgb = Rgb(122, 92, 196);
const AMBER: Rgb = Rgb(196, 116, 0);

/// Colours after which players are named.
static NAMES: Lexicon<Rgb> = Lexicon {
    what: said!(COMMON, "colour"),
    words: &[
        Word::new(VIOLET, "purple", PURPLE),
        Word::new(AMBER, "orange", ORANGE),
        Word::new(Rgb(122, 122, 128), "grey", GREY),
        Word::new(Rgb(52, 104, 192), "blue", BLUE),
        Word::new(Rgb(196, 52, 48), "red", RED),
        Word::new(Rgb(56, 140, 70), "green", GREEN),
        Word::new(Rgb(222, 178, 40), "yellow", YELLOW),
        Word::new(Rgb(130, 88, 54), "brown", BROWN),
        Word::new(Rgb(52, 50, 56), "black", BLACK),
        Word::new(Rgb(246, 244, 240), "white", WHITE),
    ],
    unclear: &[],
};

/// Each seat's colour: that after which the player is named, or one that nobody is named after.
pub(super) fn colours(names: &[String]) -> [Rgb; SEATS] {
    let named: Vec<Option<Rgb>> = names.iter().map(|name| NAMES.find(name)).collect();
    let mut free = USUAL.into_iter().filter(|&usual| !named.contains(&Some(usual)));
    let mut colours = USUAL;
    for (seat, colour) in Seat::all().zip(&mut colours) {
        let own = named.get(seat.index()).copied().flatten();
        *colour = own.or_else(|| free.next()).unwrap_or(*colour);
    }
    colours
}
