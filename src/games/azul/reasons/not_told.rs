//! Facts that a case does not tell although a move depends on them: for refusals, for lists and for what is still to be counted.

use super::Refusal;
use crate::game::Tell;
use crate::game::reasons::{NotPrinted, ToArg, Vocabulary, hung_on, reasons};
use crate::games::azul::pieces::{Colour, Factory, Line, Seat, SeatSet, Source};
use crate::games::azul::wording::{Names, Refused};
use crate::games::azul::{Move, Onto, Position, Rulings, rules};
use crate::verdict::Place;
use crate::words::{Arg, Message};

reasons! {
    /// What a case does not tell, as a noun; what is asked of it, and how it is told.
    #[derive(Copy, Hash)]
    pub enum NotTold, told in c: &Refused<'_>, each Undecided "lacks-";

    /// Whose turn it is: it may be that of any of these; the first of the round if one of them `begins`.
    Turn { turn: SeatSet, begins: bool } by TURNS_GO_CLOCKWISE at "player";
    /// Whether the offer is over: nothing that is shown is left to take.
    EndOfOffer by THREE_PHASES at c.verb(), with { whole = c.position.whole_table };
    /// What lies there to be taken.
    Source { from: Source } by TAKE_FROM_ONE_PLACE at "from",
        with {
        colour = c.taken().unwrap_or(Colour::Blue), whole = c.position.whole_table,
        counted = matches!(c.play, Move::Take(take) if take.count.is_some()),
    };
    /// What lies on all factories, and so beside a "to the neighbours" factory; perhaps whether this one `sends` a rest on.
    Factories { sends: NotPrinted<Option<Factory>> } by GOLD_NEIGHBOURS at "from";
    /// Who keeps the "0" factory.
    Keeper by GOLD_ZERO_KEPT at c.verb(), with {
        players = {
            let may_keep = |seat: &Seat| c.position.board(*seat).kept.is_none();
            c.position.seats().filter(may_keep).map(|seat| seat.to_arg(c.n)).collect::<Arg>()
        },
    };
    /// What lies on a wall, or in a row of it.
    Wall { whose: Seat, row: Option<Line> }
        by (match c.play {
            Move::Take(_) => &rules::WALL_ROW_HAS_COLOUR,
            Move::Tile { onto: Onto::Floor, .. } => &rules::GREY_LINE_FALLS,
            _ => &rules::GREY_ANY_SPACE,
        }) at c.target(), with { asks = match c.play {
            Move::Tile { onto: Onto::Only, .. } => Arg::Term("column"),
            Move::Take(_) | Move::Tile { .. } => Arg::Term("spaces"),
            _ => Arg::Term("lines"),
        } };
    /// What lies on a pattern line, or which of them are full.
    Lines { whose: Seat, line: Option<Line> }
        by (if let Move::Take(_) = c.play { &rules::LINE_HOLDS_ONE_COLOUR } else { &rules::ONLY_COMPLETE_LINES }) at c.target();
    /// What lies on a floor line.
    Floor { whose: Seat } by FLOOR_LINE_COSTS at c.verb();
    /// Whether somebody has completed a row: this player, or with none named one whose board the case does not show.
    Row { whose: Option<Seat> } by (if whose.is_some() { &rules::GAME_ENDS } else { &rules::NEXT_ROUND }) at c.verb(),
        with { lines = whose.map(|seat| c.position.board(seat)).map(|own| own.row_ends != [5; 5] && !own.lines.is_whole()) };
    /// What bag and lid hold, where fewer tiles are dealt than the factories take.
    Supply { dealt: u32, needed: u32 } by TILES_RUN_OUT at "deal", with { lacking = needed.saturating_sub(dealt) };
}

impl NotTold {
    /// The noun alone, of a table.
    pub(crate) fn lacks(self, n: &Names, position: &Position, rulings: &Rulings) -> Message {
        let play = &position.seats().next().map_or(Move::Finish, |seat| Move::Clear { seat });
        self.say(&Refused { n, position, rulings, play, place: &Place::root() }).message
    }
}

hung_on!(NotTold, Refusal, Refused<'_>);
