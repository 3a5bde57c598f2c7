//! Why a step is refused, in words, and what would be legal instead.

mod build;
mod cards;
mod draw;
mod offer;
mod pay;
mod unsaid;
mod walk;

use super::names::{self, Names};
use crate::games::blue_moon_city::rules::{self, Rulings};
use crate::games::blue_moon_city::{Building, Move, Phase, Position, Refusal, Seat, Turn, judge};
use crate::verdict::{Finding, Place, Rule, Say};
use crate::words::Text;

/// A refused step with everything that its wording needs.
struct Refused<'a> {
    n: &'a Names,
    position: &'a Position,
    rulings: &'a Rulings,
    play: &'a Move,
    place: &'a Place,
}

impl Refused<'_> {
    /// The value of `key` in the step.
    fn at(&self, key: &'static str) -> Place {
        self.place.clone().key(key)
    }
    /// The key that says what kind of step it is.
    fn verb(&self) -> &'static str {
        match self.play {
            Move::Walk { .. } => "move",
            Move::Stride { .. } | Move::Leap { .. } | Move::Fly { .. } => "power",
            Move::Build(_) => "build",
            Move::Offer(_) => "offer",
            Move::Discard { .. } => "discard",
            Move::Draw { .. } => "draw",
            Move::Reveal { .. } => "reveal",
        }
    }
    /// The key under which the step names cards of the hand.
    fn hand_key(&self) -> &'static str {
        match self.play {
            Move::Build(_) => "pay",
            Move::Offer(_) | Move::Walk { .. } => "with",
            _ => self.verb(),
        }
    }
    fn seat(&self) -> Seat {
        self.play.seat()
    }
    /// Who makes the step.
    fn who(&self) -> &str {
        self.n.player(self.seat())
    }
    /// "Andrea's".
    fn whose(&self) -> String {
        self.n.owner(self.seat())
    }
    /// "; the ruling overpaying=free would allow this", if the step is legal with another answer.
    fn otherwise(&self, answer: impl FnOnce(&mut Rulings), says: &str) -> String {
        let mut rulings = *self.rulings;
        answer(&mut rulings);
        let mut refusals = Vec::new();
        judge::judge(self.position, self.play, &rulings, &mut refusals);
        if refusals.is_empty() { format!("; {says}") } else { String::new() }
    }
    /// A broken rule at `place`; who moves is the first fact.
    fn broken_at(&self, rule: &'static Rule, place: Place, label: impl Into<Text>, message: String) -> Say {
        Say::broken(rule, place, label, message).word("player", self.who())
    }
    /// A broken rule at `key` of the step.
    fn broken(&self, rule: &'static Rule, key: &'static str, label: impl Into<Text>, message: String) -> Say {
        self.broken_at(rule, self.at(key), label, message)
    }
}

/// A refusal of `play`, which stands at `place`, in words.
pub(in crate::games::blue_moon_city) fn say_refusal(
    n: &Names,
    position: &Position,
    rulings: &Rulings,
    play: &Move,
    place: &Place,
    refusal: &Refusal,
) -> Finding {
    let c = &Refused { n, position, rulings, play, place };
    let say = match *refusal {
        Refusal::GameOver => game_over(c),
        Refusal::NotYourTurn { seat, turn, phase } => not_your_turn(c, seat, turn, phase),
        Refusal::EndUnknown => unsaid::end(c),
        Refusal::TurnUnknown => unsaid::turn(c),
        Refusal::MovementIsOver { phase } => movement_is_over(c, phase),
        Refusal::BuildingIsOver => building_is_over(c),

        Refusal::NotInHand { missing, held } => cards::not_in_hand(c, missing, held),
        Refusal::HandHidden { missing } => cards::hand_hidden(c, missing),
        Refusal::CardsUnknown { count, held } => unsaid::cards(c, count, held),
        Refusal::NoneLeft { card, wanted, unseen } => cards::none_left(c, card, wanted, unseen),
        Refusal::NoSuchPower { card, power } => cards::no_such_power(c, card, power),

        Refusal::FigureUnknown => walk::figure_unknown(c),
        Refusal::PlaceUnknown { building } => walk::place_unknown(c, building),
        Refusal::GoesNowhere { at } => walk::goes_nowhere(c, at),
        Refusal::TooFar { from, to, steps, left, grey } => walk::too_far(c, [from, to], steps, left, grey),
        Refusal::StepsUnknown { from, to, steps, left } => unsaid::steps(c, [from, to], steps, left),
        Refusal::WalkedUnknown => unsaid::walked(c),
        Refusal::LeapAfterSteps { walked } => walk::leap_after_steps(c, walked),
        Refusal::WrongDragon { named, card, moves } => walk::wrong_dragon(c, named, card, moves),
        Refusal::NoSuchDragon { colour } => walk::no_such_dragon(c, colour),
        Refusal::DragonUnknown { dragon, card } => unsaid::dragon(c, dragon, card),
        Refusal::DragonOutside { dragon, card } => walk::dragon_outside(c, dragon, card),
        Refusal::CannotLeave { dragon, card } => walk::cannot_leave(c, dragon, card),
        Refusal::MayNotLeave { dragon, inside } => walk::may_not_leave(c, dragon, inside),
        Refusal::DragonTooFar { dragon, from, to, steps } => walk::dragon_too_far(c, dragon, [from, to], steps),

        Refusal::FigureElsewhere { named, figure } => build::figure_elsewhere(c, named, figure),
        Refusal::MarketIsNotBuilt => build::market_is_not_built(c),
        Refusal::AlreadyFinished { building } => build::already_finished(c, building),
        Refusal::SiteUnknown { building, stones } => unsaid::site(c, building, stones),
        Refusal::NotItsColour { building, named, colour } => build::not_its_colour(c, building, named, colour),
        Refusal::NoSuchSection { building, section, count } => build::no_such_section(c, building, section, count),
        Refusal::NoSectionCosts { building, cost, ref costs } => build::no_section_costs(c, building, cost, costs),
        Refusal::SectionTaken { building, section, owner, ref free } => build::section_taken(c, building, section, owner, free),
        Refusal::MasterUnclear { building, ref sections } => build::master_unclear(c, building, sections),
        Refusal::NoStoneLeft => build::no_stone_left(c),
        Refusal::StonesUnknown => unsaid::stones(c),
        Refusal::Unread { building, part } => build::unread(c, building, part),
        Refusal::NeighbourUnknown { building, ref spots } => build::neighbour_unknown(c, building, spots),
        Refusal::NeighboursUnknown { building } => build::neighbours_unknown(c, building),
        Refusal::ScalesUnknown { scattered } => unsaid::scales(c, scattered),

        Refusal::PaymentNotSaid { price } => pay::not_said(c, &price),
        Refusal::PaysTooLittle { price, worth, missing, paid } => pay::too_little(c, &price, [worth, missing], paid),
        Refusal::CountsForNothing { price, idle, why } => pay::counts_for_nothing(c, &price, idle, why),
        Refusal::ExactPossible { price, worth, exact } => pay::exact_possible(c, &price, worth, exact),

        Refusal::NotOnMarket { figure } => offer::not_on_market(c, figure),
        Refusal::ObeliskUnknown => offer::obelisk_unknown(c),
        Refusal::SpaceUnknown { named, next } => unsaid::space(c, named, next),
        Refusal::WrongSpace { named, next } => offer::wrong_space(c, named, next),
        Refusal::ObeliskFull => offer::obelisk_full(c),
        Refusal::OnlyOneOffering => offer::only_one(c),
        Refusal::OrdinaryOfferingFirst => offer::ordinary_first(c),
        Refusal::OfferedUnknown { card } => unsaid::offered(c, card),
        Refusal::CrystalsUnsure { needed, crystals } => unsaid::crystals(c, needed, crystals),
        Refusal::CrystalsUnknown { price, surcharge } => offer::crystals_unknown(c, price, surcharge),
        Refusal::TooFewCrystals { price, surcharge, crystals } => offer::too_few(c, price, surcharge, crystals),
        Refusal::LaysDownTooLittle { price, surcharge, paid } => offer::lays_down_too_little(c, price, surcharge, paid),
        Refusal::LaysDownTooMuch { paid, crystals } => offer::lays_down_too_much(c, paid, crystals),

        Refusal::DiscardsTooMany { count, most } => draw::discards_too_many(c, count, most),
        Refusal::CountDiffers { said, named } => draw::count_differs(c, said, named),
        Refusal::HandTooSmall { count, hand } => draw::hand_too_small(c, count, hand),
        Refusal::DiscardedAlready { discarded } => draw::discarded_already(c, discarded),
        Refusal::DrawsWrongNumber { said, expected, discarded } => draw::wrong_number(c, said, expected, discarded),
        Refusal::DiscardedUnknown { said, expected } => unsaid::discarded(c, said, expected),
        Refusal::PilesUnknown { said, expected } => unsaid::piles(c, said, expected),
        Refusal::NotInPile { card, drawn, available } => draw::not_in_pile(c, card, drawn, available),
        Refusal::RevealsTooMany { count, hidden } => draw::reveals_too_many(c, count, hidden),
    };
    if refusal.is_open() { say.undecided().into() } else { say.into() }
}

fn game_over(c: &Refused<'_>) -> Say {
    let help = if c.position.winner().is_none() && c.position.city_done() {
        "no building is left to finish, and by the ruling city-done that has ended the game; no step follows"
    } else {
        "the game ended at once with the last offering that was needed; no step follows"
    };
    c.broken(&rules::OFFERINGS_TO_WIN, c.verb(), "after the end", format!("{} cannot go on: the game is over", c.who()))
        .help(help)
}

fn not_your_turn(c: &Refused<'_>, seat: Seat, turn: Seat, phase: Phase) -> Say {
    let n = c.n;
    // Drawing has just ended the player's turn.
    let drawn = seat.next(c.position.seats) == turn && c.position.turn == Turn::new(Some(turn));
    if drawn && matches!(c.play, Move::Discard { .. }) {
        let message = format!("{} discards after drawing: the turn is over, and it is {} turn", n.player(seat), n.owner(turn));
        return c
            .broken(&rules::DISCARD_UP_TO_TWO, "discard", "too late", message)
            .help("cards are discarded before the player draws: write `discard` before `draw`, which then brings one card more for each")
            .word("turn", n.player(turn));
    }
    let help = match phase {
        Phase::Movement | Phase::Building => {
            format!("{} turn ends with drawing cards (`draw: 2`); then the next player clockwise begins", n.owner(turn))
        }
        Phase::Drawing => format!("{} has still to draw cards (`draw:`)", n.player(turn)),
        Phase::Over => "the game is over".to_owned(),
    };
    c.broken(
        &rules::TURNS_GO_CLOCKWISE,
        c.verb(),
        format!("{} turn", n.owner(turn)),
        format!("{} moves out of turn: it is {} turn", n.player(seat), n.owner(turn)),
    )
    .help(help)
    .word("turn", n.player(turn))
}

fn movement_is_over(c: &Refused<'_>, phase: Phase) -> Say {
    let (is_power, since) = (
        c.verb() == "power",
        match phase {
            Phase::Drawing | Phase::Over => "after discarding",
            Phase::Movement | Phase::Building if c.position.player(c.seat()).figure == Some(Building::Market) => {
                "after making an offering"
            }
            Phase::Movement | Phase::Building => "after placing a stone",
        },
    );
    let (rule, what) = match c.play {
        Move::Walk { .. } => (&rules::THREE_PHASES, "walk".to_owned()),
        Move::Stride { card, .. } | Move::Leap { card, .. } | Move::Fly { card, .. } => {
            (&rules::POWERS_HAVE_THEIR_PHASE, format!("use the power of {}", names::card(*card)))
        }
        _ => (&rules::THREE_PHASES, "move".to_owned()),
    };
    let help = match (is_power, phase) {
        (_, Phase::Drawing | Phase::Over) => "only drawing is left in this turn (`draw:`)",
        (true, _) => "grey, black, red and blue cards move figure and dragons before the first stone or offering of a turn",
        (false, _) => {
            "the figure walks before the first stone or offering of a turn; now only building, offering and drawing are left"
        }
    };
    c.broken(rule, c.verb(), "too late", format!("{} cannot {what} {since}: the movement phase of this turn is over", c.who()))
        .help(help)
        .word("phase", names::phase(phase))
}

fn building_is_over(c: &Refused<'_>) -> Say {
    let what = if matches!(c.play, Move::Offer(_)) { "make an offering" } else { "build" };
    c.broken(
        &rules::THREE_PHASES,
        c.verb(),
        "too late",
        format!("{} cannot {what} after discarding: only drawing is left in this turn", c.who()),
    )
    .help("stones are placed and offerings made before the cards to be exchanged are discarded; now draw (`draw:`)")
}
