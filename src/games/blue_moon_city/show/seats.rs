//! The colour of each player's figure and stones.

use crate::case::{Lexicon, lexicon};
use crate::game::lexicon::{BLACK, BLUE, BROWN, COMMON, GREEN, GREY, ORANGE, PURPLE, RED, WHITE, YELLOW};
use crate::game::shared::SEATS;
use crate::games::blue_moon_city::Seat;
use crate::picture::Rgb;
use crate::words::said;

/// A colour for each seat that no tile has.
const USUAL: [Rgb; SEATS] = [Rgb(0, 140, 140), Rgb(214, 84, 150), VIOLET, AMBER];
const VIOLET: Rgb = Rgb(122, 92, 196);
const AMBER: Rgb = Rgb(196, 116, 0);

/// Colours after which players are named.
static NAMES: Lexicon<Rgb> = lexicon!(said!(COMMON, "colour");
    VIOLET => PURPLE, AMBER => ORANGE, Rgb(122, 122, 128) => GREY, Rgb(52, 104, 192) => BLUE, Rgb(196, 52, 48) => RED,
    Rgb(56, 140, 70) => GREEN, Rgb(222, 178, 40) => YELLOW, Rgb(130, 88, 54) => BROWN, Rgb(52, 50, 56) => BLACK,
    Rgb(246, 244, 240) => WHITE);

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
