//! What a case does not tell although a move hangs on it: each fact once, for refusals and for lists.

use super::Refusal;
use crate::game::reasons::{Vocabulary, hung_on, reasons};
use crate::games::summer_pavilion::geometry::{Space, Star};
use crate::games::summer_pavilion::pieces::{Colour, Seat, SeatSet, Source};
use crate::games::summer_pavilion::rules;
use crate::games::summer_pavilion::wording::Refused;
use crate::words::Arg;

reasons! {
    /// What a case does not tell, as a noun; what is asked of it, and how it is told.
    pub enum NotTold, told in c: &Refused<'_>, each Undecided "lacks-";

    /// Whether phase 1 is over: what is left to take in it is not shown.
    Taking by TAKING_ENDS at c.verb(), with { whole = c.position.whole_table };
    /// Whether the player in turn can do more than pass; without tiles they pass without a word, and the move may be made.
    Choice { turn: Seat } by TURNS_GO_CLOCKWISE at if c.seat().is_some() { "player" } else { c.verb() };
    /// Whose turn it is of these players.
    Turn { turns: SeatSet } by TURNS_GO_CLOCKWISE at "player", with { count = turns.len() };
    /// Whether the player has passed.
    Passed by PASSED_IS_OUT at "player";
    /// Whether `earner` has bonus tiles to choose: `earned` of them for the choice to be right, none for any other move.
    Bonus { earner: Seat, earned: u8 } by BONUS_AT_ONCE at c.verb();
    /// What the tile that `earner` placed has surrounded: whether anything with a bonus, which is chosen first; or whether so
    /// many can be `chosen` before the rest of those `earned`.
    Surrounded { earner: Seat, chosen: u32, earned: u8 } by BONUS_AT_ONCE at c.verb();
    /// Which `missing` tiles are drawn for the supply first.
    Refill { missing: u32 } by SUPPLY_REFILLED at c.verb();
    /// The round, and with it the wild colour; whether that is `other`, where a payment would do only then.
    Round { other: Option<Colour> }
        by (if c.verb() == "finish" { &rules::GAME_ENDS } else { &rules::WILD_COLOURS })
        at if other.is_some() { "pay" } else { c.verb() },
        with { so = Arg::Term(c.verb()) };
    /// What lies on a factory or in the centre, or whether the marker does.
    Source { from: Source } by TAKE_FROM_ONE_PLACE at "from", with { gone = c.position.seen > 0 };
    /// What lies on the stars of the player, and so whether the space takes the tile.
    Stars { space: Space }
        by (match (c.is_free(space), space.star()) {
            (false, _) => &rules::FREE_SPACE,
            (true, Star::CENTRE) => &rules::CENTRE_STAR,
            (true, _) => &rules::MONOCHROME_CHOICE,
        }) at "on",
        with { on = c.n.the_star(space.star()), free = c.is_free(space) };
    /// Which tiles lie beside the board.
    Hand by (if c.verb() == "pass" { &rules::KEEP_UP_TO_FOUR } else { &rules::FROM_BESIDE_THE_BOARD }) at c.verb();
    /// Which tiles the supply holds, of which the player chooses; where fewer are chosen than were earned, whether it holds more.
    Supply { fewer: bool } by BONUS_FREE_CHOICE at c.verb();
    /// Whether bag and tower hold no more than the tiles that are drawn, fewer than are wanted.
    Left { drawn: u32, wanted: u32 } by TILES_RUN_OUT at c.verb(), with { few = wanted.saturating_sub(drawn) };
}

hung_on!(NotTold, Refusal, Refused<'_>);
