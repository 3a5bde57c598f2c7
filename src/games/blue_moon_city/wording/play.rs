//! Steps in words, as they would be made.

use super::names::Names;
use super::proof::say_legal;
use super::unlisted::say_unlisted;
use crate::game::reasons::{ToArg, Vocabulary};
use crate::game::{SaysMoves, Unlisted};
use crate::games::blue_moon_city::pieces::GREY_TWO;
use crate::games::blue_moon_city::{
    BlueMoonCity, Build, Building, Card, Cards, Dragon, DragonName, DragonTo, Move, Offering, Position, Rulings, Seat, Section,
    SectionName, judge,
};
use crate::words::{Arg, Message};

impl SaysMoves for BlueMoonCity {
    /// A step in words, as it would be made in `position`; also one that may not be made.
    fn say_move(n: &Names, position: &Position, play: &Move) -> Message {
        let says = |id| n.message(id).with("player", play.seat().to_arg(n));
        match *play {
            Move::Walk { seat, ref path, with } => say_walk(n, position, seat, path, with),
            // Of another card nobody says what for.
            Move::Stride { card, .. } => says("move-stride").with("card", card.to_arg(n)).with("steps", card == GREY_TWO),
            Move::Leap { seat, card, to } => {
                let stays = position.player(seat).figure == Some(to);
                says(if stays { "move-leap-stays" } else { "move-leap" }).with("card", card.to_arg(n)).with("to", to.to_arg(n))
            }
            Move::Fly { card, dragon: named, to, .. } => say_fly(n, position, says, card, (named, to)),
            Move::Build(ref build) => say_build(n, position, build),
            Move::Offer(Offering { space, card, paid, .. }) => {
                let next = position.next_space().filter(|_| !position.may_be_further());
                let space = space.or(next.map(|level| level.price()));
                let says = says("move-offer").with("space", space.to_arg(n)).with("card", card.to_arg(n));
                says.with("paid", paid.to_arg(n))
            }
            Move::Discard { count: 0, .. } => says("move-discard-nothing"),
            Move::Discard { count, cards, .. } => says("move-discard").with("which", which(n, Some(count), cards)),
            Move::Draw { seat, count, cards } => {
                let aside = position.player(seat).aside;
                let more = aside.len().is_none() || position.unknowns.aside[seat.index()];
                says("move-draw").with("which", which(n, count, cards)).with("aside", aside.least()).with("more", more)
            }
            Move::Reveal { cards, .. } => says("move-reveal").with("which", which(n, None, Some(cards))),
        }
    }
    fn say_legal(names: &Names, position: &Position, rulings: &Rulings, play: &Move) -> Message {
        say_legal(names, position, rulings, play)
    }
    fn say_listed(names: &Names, position: &Position, rulings: &Rulings, play: &Move, _: &Position) -> Message {
        let says = Self::say_legal(names, position, rulings, play);
        // Nobody may forget it, and nobody may do anything else then.
        let draws = matches!(play, Move::Draw { .. });
        if Self::gives_up(play) { names.message("step-ends-turn").with("step", says).with("draws", draws) } else { says }
    }
    fn gives_up(play: &Move) -> bool {
        matches!(play, Move::Discard { .. } | Move::Draw { .. })
    }
    /// Nothing is counted at the end of the game, so that nothing has to be chosen for a count to go on.
    fn say_choice(_: &Names, _: &Position, _: &Rulings) -> Option<Message> {
        None
    }
    fn is_cut_short(listed: &[Move]) -> bool {
        judge::is_cut_short(listed)
    }
    fn say_unlisted(names: &Names, position: &Position, rulings: &Rulings, listed: &[Move]) -> Option<Unlisted> {
        say_unlisted(names, position, rulings, listed)
    }
}

/// Cards that are named, or how many they are.
fn which(n: &Names, count: Option<u8>, cards: Option<Cards>) -> Message {
    let kind = match (cards, count) {
        (Some(cards), _) if cards.is_empty() => "none",
        (Some(_), _) => "named",
        (None, Some(_)) => "counted",
        (None, None) => "unsaid",
    };
    let says = n.message("which-cards").with("kind", Arg::Term(kind));
    says.with("cards", cards.unwrap_or_default().to_arg(n)).with("count", count.unwrap_or_default())
}

fn say_walk(n: &Names, position: &Position, seat: Seat, path: &[Building], with: Cards) -> Message {
    let says = |id| n.message(id).with("player", seat.to_arg(n));
    let figure = position.player(seat).figure;
    // Who goes nowhere stays.
    let at = figure.unwrap_or(Building::Market);
    let (last, way) = path.split_last().unwrap_or((&at, &[]));
    if with.is_empty() && path.iter().all(|stop| figure == Some(*stop)) {
        return says("move-stays").with("at", last.to_arg(n));
    }
    let the = |stop: &Building| n.message("the-building").with("building", stop.to_arg(n)).thing();
    let from = figure.filter(|from| way.first() != Some(from));
    let says = says("move-walk").with("plays", !with.is_empty()).with("cards", with.to_arg(n)).with("from", from.to_arg(n));
    says.with("round", !way.is_empty()).with("way", way.iter().map(the).collect::<Arg>()).with("to", last.to_arg(n))
}

fn say_fly(
    n: &Names,
    position: &Position,
    says: impl Fn(&'static str) -> Message,
    card: Card,
    (named, to): (Option<DragonName>, DragonTo),
) -> Message {
    let moved = Dragon::moved_by(card.colour);
    let dragon = moved.or(match named {
        Some(DragonName::Of(named)) => Some(named),
        _ => None,
    });
    let from = moved.and_then(|dragon| position.dragons[dragon.index()]);
    let says = says(if from == Some(to) { "move-fly-stays" } else { "move-fly" });
    says.with("card", card.to_arg(n)).with("dragon", dragon.to_arg(n)).with("to", to.to_arg(n))
}

/// The section that a step means, if just one can be meant.
fn meant(position: &Position, on: Building, name: SectionName) -> Option<Section> {
    let (plan, site) = (position.plan(on), position.site(on));
    match name {
        SectionName::Nth(nth) => Some(nth).filter(|nth| nth.index() < plan.count),
        SectionName::Cost(_) => site.free(plan, name).filter(|_| !site.is_unclear(plan, name)),
    }
}

fn say_build(n: &Names, position: &Position, build: &Build) -> Message {
    let (section, cost) = match build.section {
        SectionName::Nth(nth) => (Some(nth), None),
        SectionName::Cost(cost) => (None, Some(cost)),
    };
    let what = match build.on.or(position.player(build.seat).figure) {
        None => n.message("section-named").with("section", section.to_arg(n)).with("cost", cost.to_arg(n)),
        Some(on) => match meant(position, on, build.section) {
            Some(at) => n.priced(on, Some(at), position.plan(on).cost(at)),
            None => n.priced(on, section, cost),
        },
    };
    let with = match build.pay {
        None => "unsaid",
        Some(pay) if pay.is_empty() => "none",
        Some(_) => "some",
    };
    let says = n.message("move-build").with("player", build.seat.to_arg(n)).with("what", what);
    says.with("with", Arg::Term(with)).with("cards", build.pay.unwrap_or_default().to_arg(n))
}
