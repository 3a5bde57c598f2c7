//! What a list of steps lacks, because the case does not say enough.

use super::names::part_key;
use super::{Names, Refused};
use crate::game::reasons::{ToArg, Vocabulary};
use crate::game::{Judge, Objection, Tell, Unlisted};
use crate::games::blue_moon_city::judge::{Untold, is_cut_short, offerings, untold as untold_rewards};
use crate::games::blue_moon_city::notation::BUILDINGS;
use crate::games::blue_moon_city::payment::MOST_WAYS;
use crate::games::blue_moon_city::rules::GreyTeleport;
use crate::games::blue_moon_city::{
    BlueMoonCity, Build, Building, Card, Dragon, Move, Part, Phase, Position, Refusal, Rulings, Seat, Value,
};
use crate::verdict::Place;
use crate::words::{Arg, Message};

/// Why no step is listed, or not every one that might be legal.
pub(crate) fn say_unlisted(n: &Names, position: &Position, rulings: &Rulings, listed: &[Move]) -> Option<Unlisted> {
    let seat = position.turn.seat;
    match position.turn.phase {
        Phase::Over => return Some(Unlisted::Beside(n.message("list-over"))),
        Phase::Drawing => return Some(Unlisted::Beside(n.message("list-draws").with("player", n.player(seat)))),
        Phase::Movement | Phase::Building => {}
    }
    let missing = missing(n, position, seat, rulings);
    if !missing.is_empty() {
        return Some(Unlisted::NotTold(missing.into_iter().collect()));
    }
    if is_cut_short(listed) {
        return Some(Unlisted::CutShort(n.message("list-cut-short").with("ways", MOST_WAYS)));
    }
    // Every heap of cards that holds a payment may be one: a list of them all helps nobody.
    (!position.player(seat).hand.known.is_empty()).then(|| Unlisted::Beside(n.message("list-pays-more")))
}

fn missing(n: &Names, position: &Position, seat: Seat, rulings: &Rulings) -> Vec<Message> {
    let player = position.player(seat);
    let of = |id| n.message(id).with("player", n.player(seat));
    let mut missing = Vec::new();
    if !player.hand.is_open() {
        missing.push(of("lacks-hand").with("hidden", player.hand.hidden().to_arg(n)));
    }
    missing.extend(position.unknowns.hand[seat.index()].then(|| n.message("lacks-rewards")));
    let Some(figure) = player.figure else {
        missing.push(of("lacks-figure"));
        return missing;
    };
    if position.turn.phase == Phase::Movement && position.city.iter().any(Option::is_none) {
        missing.push(n.message("lacks-city"));
    }
    if position.turn.phase == Phase::Movement {
        let played = |dragon: Dragon| player.hand.known.of(Card::new(dragon.cards(), Value::Two)) > 0;
        let unknowns = |dragon: &Dragon| position.dragons[dragon.index()].is_none() && played(*dragon);
        let lacks = |dragon: Dragon| {
            n.message("lacks-dragon").with("dragon", dragon.to_arg(n)).with("colour", n.dragon_colour(dragon).to_arg(n))
        };
        missing.extend(Dragon::ALL.into_iter().filter(unknowns).map(lacks));
        missing.extend(position.turn.unknowns.has_more_steps().then(|| of("lacks-steps").with("left", position.turn.steps)));
        let matters = rulings.grey_teleport == GreyTeleport::InsteadOfSteps;
        missing.extend((matters && position.turn.may_have_walked()).then(|| of("lacks-walked")));
    }
    missing.extend(open(n, position, seat, figure, rulings));
    missing
}

/// What is printed on a tile, and nobody has read off it.
fn lacking_part(n: &Names, building: Building, part: Part) -> Message {
    let lacks = n.message("lacks-part").with("building", building.to_arg(n));
    lacks.with("part", part.to_arg(n)).with("key", Arg::key(part_key(part)))
}

/// What is not told of what a building brings that is finished.
pub(super) fn untold(n: &Names, position: &Position, building: Building) -> Vec<Message> {
    let Untold { parts, beside } = untold_rewards(position, building);
    let known = |one: Building| position.spot(one).is_some();
    let finished = |other: &Building| known(building) && known(*other);
    let at = |id, building: Building| n.message(id).with("building", building.to_arg(n));
    let unsure = |building| at("lacks-finished", building).with("key", BUILDINGS.typed(building));
    let parts = parts.into_iter().map(|part| lacking_part(n, building, part));
    let astray = beside.iter().any(|other| !finished(other)).then(|| at("lacks-neighbours", building));
    parts.chain(astray).chain(beside.into_iter().filter(finished).map(unsure)).collect()
}

/// What is open about placing a stone where the figure stands.
fn open(n: &Names, position: &Position, seat: Seat, figure: Building, rulings: &Rulings) -> Vec<Message> {
    let build = |section| Move::Build(Build { seat, on: None, colour: None, section, pay: None });
    let mut plays: Vec<Move> = position.free_names(figure).map(build).collect();
    offerings(position, seat, &mut plays);
    let mut open: Vec<Message> = Vec::new();
    for play in &plays {
        let mut refusals = Vec::new();
        BlueMoonCity::judge(position, play, rulings, &mut refusals);
        if !refusals.iter().all(Refusal::is_open) {
            continue;
        }
        let refused = Refused { n, position, rulings, play, place: &Place::root() };
        // How to pay the list itself asks.
        for refusal in refusals {
            let Refusal::NotTold { what } = refusal else { continue };
            let lacks = what.say(&refused).message;
            if open.iter().all(|known| known.id() != lacks.id()) {
                open.push(lacks);
            }
        }
    }
    open
}
