//! Why a move is refused, in words, and what would be legal instead.

mod bonus;
mod deal;
mod instead;
mod pass;
mod pay;
mod space;
mod take;
mod untold;

pub(super) use instead::takes_from;

use super::names::{self, Names};
use crate::games::summer_pavilion::rules::{self, Rulings};
use crate::games::summer_pavilion::{Board, Move, Phase, Position, Refusal, Seat, Tiles};
use crate::verdict::{self, Finding, Rule, Say};
use crate::words::Text;

/// A refused move with everything that its wording needs.
struct Refused<'a> {
    n: &'a Names,
    position: &'a Position,
    rulings: &'a Rulings,
    play: &'a Move,
    place: &'a verdict::Place,
}

impl Refused<'_> {
    /// The value of `key` in the move.
    fn at(&self, key: &'static str) -> verdict::Place {
        self.place.clone().key(key)
    }
    /// The key that says what kind of move it is.
    fn verb(&self) -> &'static str {
        match self.play {
            Move::Take(_) => "take",
            Move::Place(_) | Move::PlaceBetween { .. } => "place",
            Move::Bonus { .. } => "bonus",
            Move::Pass { .. } => "pass",
            Move::Refill { .. } => "refill",
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
    /// Their board.
    fn board(&self) -> Option<&Board> {
        self.seat().map(|seat| self.position.board(seat))
    }
    /// A broken rule at `key` of the move; who moves is the first fact.
    fn broken(&self, rule: &'static Rule, key: &'static str, label: impl Into<Text>, message: String) -> Say {
        let say = Say::broken(rule, self.at(key), label, message);
        match self.seat() {
            Some(seat) => say.word("player", self.n.player(seat)),
            None => say,
        }
    }
    /// A heap in words, the wild colour last.
    fn heap(&self, tiles: Tiles) -> String {
        names::heap_by(self.position.wild(), tiles)
    }
    /// Underlines the tiles beside the board too, if the case shows them as they are now.
    fn with_hand(&self, say: Say) -> Say {
        let Some((seat, hand)) = self.seat().zip(self.board().and_then(|board| board.hand)) else { return say };
        let label = format!("{} here", self.heap(hand));
        say.related(self.n.shows_hand(seat, hand), names::player_place(seat).key("tiles"), label)
    }
    /// A refusal that everything would change if the round were known.
    fn round_unknown(&self, key: &'static str, message: String) -> Say {
        self.broken(&rules::WILD_COLOURS, key, "the round decides", message)
            .help("add `round:`; it names the wild colour: 1 purple, 2 green, 3 orange, 4 yellow, 5 blue, 6 red")
    }
}

/// A refusal of `play`, which stands at `place`, in words.
pub(in crate::games::summer_pavilion) fn say_refusal(
    n: &Names,
    position: &Position,
    rulings: &Rulings,
    play: &Move,
    place: &verdict::Place,
    refusal: &Refusal,
) -> Finding {
    let c = &Refused { n, position, rulings, play, place };
    let say = match *refusal {
        Refusal::WrongPhase { phase, needs } => wrong_phase(c, phase, needs),
        Refusal::TakingMayGoOn => taking_may_go_on(c),
        Refusal::MayHaveTiles { seat } => may_have_tiles(c, seat),
        Refusal::NotYourTurn { seat, turn } => not_your_turn(c, seat, turn),
        Refusal::TurnOfOthers { seat, turns } => untold::of_others(c, seat, turns),
        Refusal::TurnUnknown { turns, .. } => untold::turn(c, turns),
        Refusal::MayHavePassed { seat } => untold::passed(c, seat),
        Refusal::BonusMayBeFirst { seat } => untold::bonus_first(c, seat),
        Refusal::StarUnknown { seat, space } => untold::star(c, seat, space),
        Refusal::HandUnknown { seat } => untold::hand(c, seat),
        Refusal::SupplyUnknown { seat } => untold::supply(c, seat),
        Refusal::AlreadyPassed { seat } => already_passed(c, seat),
        Refusal::BonusFirst { seat, count } => bonus::first(c, seat, count),
        Refusal::RefillFirst { missing } => deal::refill_first(c, missing),
        Refusal::RoundUnknown if matches!(play, Move::Pass { .. }) => c.round_unknown(
            "pass",
            format!("whether {} may keep tiles depends on the round: in the last nothing is kept", c.who()),
        ),
        Refusal::RoundUnknown => {
            c.round_unknown(c.verb(), format!("nobody can say what {} may do here: it depends on the wild colour", c.who()))
        }

        Refusal::SourceUnknown { from } => take::source_unknown(c, from),
        Refusal::MarkerUnknown => take::marker_unknown(c),
        Refusal::NoSuchFactory { factory, count } => take::no_such_factory(c, factory, count),
        Refusal::SourceEmpty { from } => take::source_empty(c, from),
        Refusal::NothingTaken => take::nothing_taken(c),
        Refusal::SeveralColours { first, second, wild } => take::several_colours(c, [first, second], wild),
        Refusal::ColourNotThere { from, colour, there } => take::colour_not_there(c, from, colour, there),
        Refusal::NotAllOfColour { from, colour, there, taken } => take::not_all_of_colour(c, from, colour, [there, taken]),
        Refusal::MoreThanFits { from, taken, most } => take::more_than_fits(c, from, [taken, most]),
        Refusal::WildChosen { from, wild, others } => take::wild_chosen(c, from, wild, others),
        Refusal::WildCount { from, wild, taken, expected } => take::wild_count(c, from, wild, [taken, expected]),

        Refusal::SpaceCovered { space, holds } => space::covered(c, space, holds),
        Refusal::NoSpace { on } => space::none(c, on),
        Refusal::WrongStar { space, colour, star } => space::wrong_star(c, space, colour, star),
        Refusal::WildOnOtherStar { space, wild, star } => space::wild_on_other_star(c, space, wild, star),
        Refusal::StarHasColour { space, colour, other } => space::star_has_colour(c, space, colour, other),
        Refusal::StarOfOneColour { space, colour, holds } => space::star_of_one_colour(c, space, colour, holds),

        Refusal::MaybeWild { colour, other } => pay::maybe_wild(c, colour, other),
        Refusal::PaysSeveralColours { colour, first, second } => pay::several_colours(c, colour, [first, second]),
        Refusal::CannotPay { space, colour, needs, held, wild, wilds } => {
            pay::cannot_pay(c, space, colour, needs, held, (wild, wilds))
        }
        Refusal::PaysWrongCount { space, needs, paid, ref payments } => pay::wrong_count(c, space, needs, paid, payments),
        Refusal::PaysNoneOfColour { colour, ref payments } => pay::none_of_colour(c, colour, payments),
        Refusal::PaysOtherColour { colour, other, count, wild, ref payments } => {
            pay::other_colour(c, colour, (other, count), wild, payments)
        }
        Refusal::PaysMoreThanHeld { colour, paid, held, ref payments } => pay::more_than_held(c, colour, [paid, held], payments),
        Refusal::PaymentNotSaid { space, ref payments } => pay::not_said(c, space, payments),

        Refusal::NoBonus { seat } => bonus::none(c, seat),
        Refusal::BonusUnknown { seat, earned } => bonus::unknown(c, seat, earned),
        Refusal::BonusBeyond { seat, chosen, most } => bonus::beyond(c, seat, chosen, most),
        Refusal::BonusOfAnother { seat, earner } => bonus::of_another(c, seat, earner),
        Refusal::BonusCount { chosen, least, most, earned, by } => bonus::count(c, chosen, [least, most], earned, by),
        Refusal::BonusNotThere { colour, chosen, there } => bonus::not_there(c, colour, chosen, there),

        Refusal::KeepsTooMany { kept } => pass::too_many(c, kept),
        Refusal::KeepsMoreThanHeld { colour, kept, held } => pass::more_than_held(c, colour, kept, held),
        Refusal::MustKeepAll { held, kept } => pass::must_keep_all(c, held, kept),
        Refusal::NothingToKeepFor { kept } => pass::nothing_to_keep_for(c, kept),
        Refusal::KeepNotSaid { held } => pass::not_said(c, held),

        Refusal::NothingToRefill { supply } => deal::nothing_to_refill(c, supply),
        Refusal::RefillCount { drawn, expected } => deal::refill_count(c, drawn, expected),
        Refusal::MaybeRunOut { drawn, wanted } => deal::maybe_run_out(c, drawn, wanted),
        Refusal::NotInBag { colour, drawn, available, bag_only } => deal::not_in_bag(c, colour, drawn, available, bag_only),
        Refusal::BagNotUsedUp { colour, left } => deal::bag_not_used_up(c, colour, left),
        Refusal::GameEnds => deal::game_ends(c),
        Refusal::RoundsLeft { round } => deal::rounds_left(c, round),
        Refusal::DealtFactories { count, expected } => deal::factories(c, count, expected),
        Refusal::DealtCount { factory, count, expected } => deal::count(c, factory, count, expected),
        Refusal::DealtTotal { dealt, supply } => deal::total(c, dealt, supply),
        Refusal::WrongStarter { said, starter } => deal::wrong_starter(c, said, starter),
    };
    if refusal.is_open() { say.undecided().into() } else { say.into() }
}

fn wrong_phase(c: &Refused<'_>, phase: Phase, needs: Phase) -> Say {
    let what = match c.play {
        Move::Take(_) => format!("{} cannot take tiles", c.who()),
        Move::Place(_) | Move::PlaceBetween { .. } => format!("{} cannot place a tile", c.who()),
        Move::Bonus { .. } => format!("{} cannot choose bonus tiles", c.who()),
        Move::Pass { .. } => format!("{} cannot pass", c.who()),
        Move::Refill { .. } => "the supply is not refilled".to_owned(),
        Move::Deal(_) => "no round can be dealt".to_owned(),
        Move::Finish => "the end bonuses cannot be counted".to_owned(),
    };
    let rule = match (phase, needs) {
        (Phase::Offer, Phase::Play) => &rules::TAKING_ENDS,
        (Phase::Play, Phase::Preparation | Phase::End) => &rules::PLAYING_ENDS,
        _ => &rules::THREE_PHASES,
    };
    c.broken(
        rule,
        c.verb(),
        format!("not {}", names::during(phase)),
        format!("{what} {}, only {}", names::during(phase), names::during(needs)),
    )
    .help(comes_next(c, phase))
    .word("phase", names::phase(phase))
    .word("needs", names::phase(needs))
}

fn taking_may_go_on(c: &Refused<'_>) -> Say {
    let lacks = match c.position.whole_table {
        true => "what lies on the factories and in the centre",
        false => "what the others have taken",
    };
    let message =
        format!("phase 1 has to be over before this move, and nobody can say whether it is: the case does not show {lacks}");
    c.broken(&rules::TAKING_ENDS, c.verb(), "is phase 1 over?", message)
        .help("if it is, begin another case here, with `phase: play` and the tiles that now lie beside the boards")
}

fn may_have_tiles(c: &Refused<'_>, seat: Seat) -> Say {
    let (who, key) = (c.n.player(seat), if c.seat().is_some() { "player" } else { c.verb() });
    let message = format!(
        "can {who} still place a tile? {who} is next, unless there is nothing left to do but to pass, and the case does not tell"
    );
    c.broken(&rules::TURNS_GO_CLOCKWISE, key, format!("before {who}?"), message)
        .help(format!(
            "add `tiles:` and `passed:` to {who} (`tiles: \"\"` for none: then {who} passes without a word), or write {} moves first",
            c.n.owner(seat)
        ))
        .word("turn", who)
}

/// What a phase still has to bring.
fn comes_next(c: &Refused<'_>, phase: Phase) -> String {
    let next = |doing: &str| match c.position.turn {
        Some(turn) => format!("; {} is next to {doing}", c.n.player(turn)),
        None => String::new(),
    };
    match phase {
        Phase::Setup => "first the supply and the factories have to be filled (`refill:`, `deal:`)".to_owned(),
        Phase::Offer => format!("phase 1 goes on until everything is taken{}", next("take")),
        Phase::Play => format!("phase 2 goes on until everybody has passed{}", next("place a tile or pass")),
        Phase::Preparation => "the next round has to be dealt now (`deal:`)".to_owned(),
        Phase::End => "only the end bonuses are left to be counted (`finish: game`)".to_owned(),
        Phase::Over => "everything is counted: there is no move left".to_owned(),
    }
}

fn not_your_turn(c: &Refused<'_>, seat: Seat, turn: Seat) -> Say {
    let n = c.n;
    let order: Vec<_> = order(c.position, turn).map(|seat| n.player(seat).to_owned()).collect();
    c.broken(
        &rules::TURNS_GO_CLOCKWISE,
        "player",
        format!("{} is next", n.player(turn)),
        format!("{} moves out of turn: it is {} turn", n.player(seat), n.owner(turn)),
    )
    .help(format!("turns go clockwise, now {}", order.join(", then ")))
    .word("turn", n.player(turn))
}

fn already_passed(c: &Refused<'_>, seat: Seat) -> Say {
    let n = c.n;
    let left: Vec<_> = order(c.position, c.position.turn.unwrap_or(seat)).map(|seat| n.player(seat).to_owned()).collect();
    let help = match left.is_empty() {
        true => comes_next(c, c.position.phase),
        false => format!("this round only {} can still move", crate::verdict::english::and(left)),
    };
    c.broken(
        &rules::PASSED_IS_OUT,
        "player",
        "has passed",
        format!("{} has passed and has no more turns in this round", n.player(seat)),
    )
    .help(help)
}

/// Who still moves in this phase, clockwise from `first`.
fn order(position: &Position, first: Seat) -> impl Iterator<Item = Seat> {
    let seats = position.seats;
    let round = std::iter::successors(Some(first), move |seat| Some(seat.next(seats))).take(seats);
    round.filter(move |&seat| !position.board(seat).has_passed())
}
