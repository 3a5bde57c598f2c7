//! Why a move is refused, in words, and what would be legal instead.

mod deal;
mod instead;
mod not_told;
mod place;
mod rest;
mod take;
mod tiling;

use super::names::{self, Names};
use crate::games::azul::rules::{self, Rulings};
use crate::games::azul::{Board, Move, Phase, Position, Refusal, Seat};
use crate::games::reasons::{Context, Vocabulary};
use crate::verdict::{Finding, Place, Say};
use crate::words::Message;
use crate::words::Text;

/// A refused move with everything that its wording needs.
struct Refused<'a> {
    n: &'a Names,
    position: &'a Position,
    rulings: &'a Rulings,
    play: &'a Move,
    place: &'a Place,
}

impl Context for Refused<'_> {
    type Names = Names;
    fn names(&self) -> &Names {
        self.n
    }
    /// Who moves is told with every refusal.
    fn begin(&self, id: &'static str) -> Message {
        let message = self.n.message(id);
        match self.seat() {
            Some(seat) => message.with("player", self.n.player(seat)),
            None => message,
        }
    }
}

impl Refused<'_> {
    /// The value of `key` in the move.
    fn at(&self, key: &'static str) -> Place {
        self.place.clone().key(key)
    }
    /// The key that says what kind of move it is.
    fn verb(&self) -> &'static str {
        match self.play {
            Move::Take(_) => "take",
            Move::Tile { .. } => "tile",
            Move::Clear { .. } => "clear",
            Move::Deal(_) => "deal",
            Move::Finish => "finish",
        }
    }
    /// Who moves; none for what the table does together.
    fn seat(&self) -> Option<Seat> {
        self.play.seat()
    }
    /// Their name.
    fn who(&self) -> &str {
        self.seat().map_or("the table", |seat| self.n.player(seat))
    }
    /// "Andrea's".
    fn whose(&self) -> String {
        format!("{}'s", self.who())
    }
    /// Their board.
    fn board(&self) -> Option<&Board> {
        self.seat().map(|seat| self.position.board(seat))
    }
    /// A broken rule at `key` of the move; who moves is the first fact.
    fn broken(&self, rule: &'static crate::verdict::Rule, key: &'static str, label: impl Into<Text>, message: String) -> Say {
        let say = Say::broken(rule, self.at(key), label, message);
        match self.seat() {
            Some(seat) => say.word("player", self.n.player(seat)),
            None => say,
        }
    }
}

/// A refusal of `play`, which stands at `place`, in words.
pub(in crate::games::azul) fn say_refusal(
    n: &Names,
    position: &Position,
    rulings: &Rulings,
    play: &Move,
    place: &Place,
    refusal: &Refusal,
) -> Finding {
    let c = &Refused { n, position, rulings, play, place };
    let say = match *refusal {
        Refusal::WrongPhase { phase, needs } => wrong_phase(c, phase, needs),
        Refusal::TakingMayGoOn => taking_may_go_on(c),
        Refusal::NotYourTurn { seat, turn } => not_your_turn(c, seat, turn),
        Refusal::NotAmongNext { seat, may } => not_told::not_among_next(c, seat, may),
        Refusal::NotTold(what) => not_told::not_told(c, what),

        Refusal::SourceUnknown { from } => take::source_unknown(c, from),
        Refusal::NoSuchFactory { factory, count } => take::no_such_factory(c, factory, count),
        Refusal::FactoryAway { factory, keeper } => take::factory_away(c, factory, keeper),
        Refusal::SourceEmpty { from } => take::source_empty(c, from),
        Refusal::ColourNotThere { from, colour, there } => take::colour_not_there(c, from, colour, there),
        Refusal::NotAllOfColour { from, colour, there, taken } => take::not_all_of_colour(c, from, colour, [there, taken]),

        Refusal::LineHoldsAnother { line, holds, offered } => place::line_holds_another(c, line, holds, offered),
        Refusal::LineFull { line, colour } => place::line_full(c, line, colour),
        Refusal::WallRowHasColour { line, colour, space } => place::wall_row_has_colour(c, line, colour, space),
        Refusal::NoColumnLeft { line, colour } => place::no_column_left(c, line, colour),
        Refusal::MustPlaceWhatFits { line, fits, dropped } => place::must_place_what_fits(c, line, fits, dropped),
        Refusal::DropsTooMany { taken, fits, dropped } => place::drops_too_many(c, taken, fits, dropped),

        Refusal::RestStays { from, goes } => rest::stays(c, from, goes),
        Refusal::RestNotSaid { from, rest, ref neighbours } => rest::not_said(c, from, rest, neighbours),
        Refusal::RestDiffers { rest, sent } => rest::differs(c, rest, sent),
        Refusal::RestSplit { colour, first, second } => rest::split(c, colour, first, second),
        Refusal::RestTooFar { to, ref neighbours } => rest::too_far(c, to, neighbours),
        Refusal::RestToEmpty { to } => rest::to_empty(c, to),

        Refusal::LineNotFull { line, count } => tiling::line_not_full(c, line, count),
        Refusal::NotTopmost { line, first } => tiling::not_topmost(c, line, first),
        Refusal::NotThePrintedSpace { line, colour, chosen, printed } => {
            tiling::not_the_printed_space(c, line, colour, [chosen, printed])
        }
        Refusal::SpaceCovered { space, holds, open } => tiling::space_covered(c, space, holds, open),
        Refusal::ColumnHasColour { space, colour, other, open } => tiling::column_has_colour(c, space, colour, other, open),
        Refusal::ColumnNotSaid { line, colour, open } => tiling::column_not_said(c, line, colour, open),
        Refusal::LineMustFall { line, colour } => tiling::line_must_fall(c, line, colour),
        Refusal::LineMayNotFall { side, line, colour, open } => tiling::line_may_not_fall(c, side, line, colour, open),
        Refusal::LinesFirst { line } => tiling::lines_first(c, line),
        Refusal::NothingToClear => tiling::nothing_to_clear(c),

        Refusal::GameEnds { seat, row } => deal::game_ends(c, seat, row),
        Refusal::OthersUnknown => deal::others_unknown(c),
        Refusal::MaybeRunOut { dealt, needed } => deal::maybe_run_out(c, dealt, needed),
        Refusal::NobodyFinished => deal::nobody_finished(c),
        Refusal::DealtFactories { count, expected } => deal::factories(c, count, expected),
        Refusal::DealtCount { factory, count, expected } => deal::count(c, factory, count, expected),
        Refusal::NotInBag { colour, dealt, available, bag_only } => deal::not_in_bag(c, colour, dealt, available, bag_only),
        Refusal::DealtTotal { dealt, supply } => deal::total(c, dealt, supply),
        Refusal::BagNotUsedUp { colour, left, is_extra } => deal::bag_not_used_up(c, colour, left, is_extra),
        Refusal::DealtInAll { dealt, expected } => deal::in_all(c, dealt, expected),
        Refusal::NoneLeftForExtra { colour, supply, room } => deal::none_left_for_extra(c, colour, supply, room),
        Refusal::ExtraTile { colour, shown } => deal::extra_tile(c, colour, shown),
        Refusal::DealtGold { ref problem } => return deal::gold(c, problem),
        Refusal::NoSuchSetup => deal::no_such_setup(c),
        Refusal::WrongStarter { said, starter } => deal::wrong_starter(c, said, starter),
    };
    if refusal.is_open() { say.undecided().into() } else { say.into() }
}

fn wrong_phase(c: &Refused<'_>, phase: Phase, needs: Phase) -> Say {
    let (tiles, floor) = (c.n.tiles(), c.n.terms().floor);
    let what = match c.play {
        Move::Take(_) => format!("{} cannot take {tiles}", c.who()),
        Move::Tile { line, .. } => format!("{} cannot tile {}", c.who(), names::line(*line)),
        Move::Clear { .. } => format!("{} cannot pay for the {floor}", c.who()),
        Move::Deal(_) => "no round can be dealt".to_owned(),
        Move::Finish => "the end bonuses cannot be counted".to_owned(),
    };
    let help = match phase {
        Phase::Setup => "first the factories have to be filled (`deal:`)".to_owned(),
        Phase::Offer => match c.position.turn {
            Some(turn) => format!("the offer goes on until everything is taken; {} is next to take", c.n.player(turn)),
            None => "the offer goes on until everything is taken".to_owned(),
        },
        Phase::Tiling => format!("full lines are tiled now (`tile:`), and then each {floor} is cleared (`clear:`)"),
        Phase::Preparation => "the next round has to be dealt now (`deal:`)".to_owned(),
        Phase::End => "only the end bonuses are left to be counted (`finish: game`)".to_owned(),
        Phase::Over => "everything is counted: there is no move left".to_owned(),
    };
    c.broken(
        &rules::THREE_PHASES,
        c.verb(),
        format!("not {}", names::during(phase)),
        format!("{what} {}, only {}", names::during(phase), names::during(needs)),
    )
    .help(help)
    .word("phase", names::phase(phase))
    .word("needs", names::phase(needs))
}

fn taking_may_go_on(c: &Refused<'_>) -> Say {
    let lacks = match c.position.whole_table {
        true => "what lies on the factories and in the centre",
        false => "what the others have taken",
    };
    let message =
        format!("the offer has to be over before this move, and nobody can say whether it is: the case does not show {lacks}");
    c.broken(&rules::THREE_PHASES, c.verb(), "is the offer over?", message)
        .help("if it is, begin another case here, with `phase: tiling` and the boards as they are now")
}

fn not_your_turn(c: &Refused<'_>, seat: Seat, turn: Seat) -> Say {
    let n = c.n;
    let mut next = turn;
    let mut order = vec![n.player(turn).to_owned()];
    for _ in 1..c.position.seats {
        next = next.next(c.position.seats);
        order.push(n.player(next).to_owned());
    }
    c.broken(
        &rules::TURNS_GO_CLOCKWISE,
        "player",
        format!("{} is next", n.player(turn)),
        format!("{} takes out of turn: it is {} turn", n.player(seat), n.owner(turn)),
    )
    .help(format!("turns go clockwise, now {}", order.join(", then ")))
    .word("turn", n.player(turn))
}
