//! What a list of steps lacks, because the case does not say enough.

use super::Names;
use super::names::part_key;
use crate::games::blue_moon_city::judge::{Untold, is_cut_short, list, untold as untold_rewards};
use crate::games::blue_moon_city::payment::MOST_WAYS;
use crate::games::blue_moon_city::rules::GreyTeleport;
use crate::games::blue_moon_city::{
    BlueMoonCity, Build, Building, Card, Dragon, Move, Part, Phase, Position, Refusal, Rulings, Seat, Value,
};
use crate::games::reasons::{Told, Vocabulary};
use crate::games::{Judge, Unlisted};
use crate::words::{Arg, Message};

/// Why no step is listed, or not every one that might be legal.
pub(in crate::games::blue_moon_city) fn say_unlisted(
    n: &Names,
    position: &Position,
    rulings: &Rulings,
    listed: &[Move],
) -> Option<Unlisted> {
    let seat = position.turn.seat;
    match (position.turn.phase, seat) {
        (Phase::Over, _) => return Some(Unlisted::Beside(n.message("list-over"))),
        (Phase::Drawing, seat) => {
            return Some(Unlisted::Beside(n.message("list-draws").with("player", n.player(seat))));
        }
        _ => {}
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
    if player.hand.hidden != Some(0) {
        missing.push(of("lacks-hand").with("hidden", player.hand.hidden.told(n)));
    }
    missing.extend(position.unsaid.hand[seat.index()].then(|| n.message("lacks-rewards")));
    let Some(figure) = player.figure else {
        missing.push(of("lacks-figure"));
        return missing;
    };
    if position.turn.phase == Phase::Movement && position.city.iter().any(Option::is_none) {
        missing.push(n.message("lacks-city"));
    }
    if position.turn.phase == Phase::Movement {
        let played = |dragon: Dragon| player.hand.known.of(Card::new(dragon.cards(), Value::Two)) > 0;
        let unsaid = |dragon: &Dragon| position.unsaid.dragons[dragon.index()] && played(*dragon);
        let lacks = |dragon: Dragon| n.message("lacks-dragon").with("dragon", dragon.told(n));
        missing.extend(Dragon::ALL.into_iter().filter(unsaid).map(lacks));
        missing.extend(position.turn.unsaid.steps.then(|| of("lacks-steps")));
        let matters = rulings.grey_teleport == GreyTeleport::InsteadOfSteps;
        missing.extend((matters && position.turn.unsaid.walked).then(|| of("lacks-walked")));
    }
    for refusal in open(position, seat, figure, rulings) {
        missing.extend(lacking(n, seat, &refusal).filter(|lacking| !missing.contains(lacking)));
    }
    missing
}

/// What an open refusal of a stone or an offering lacks; none where that is no matter of the list.
pub(super) fn lacking(n: &Names, seat: Seat, refusal: &Refusal) -> Option<Message> {
    let at = |id, building: Building| n.message(id).with("building", building.told(n));
    Some(match *refusal {
        Refusal::Unread { building } => lacking_part(n, building, Part::Sections),
        Refusal::ObeliskUnknown => n.message("lacks-obelisk"),
        Refusal::OfferedUnknown { .. } => n.message("lacks-offered"),
        Refusal::StonesUnknown { back: true } | Refusal::CrystalsUnsure { .. } => n.message("lacks-rewards"),
        Refusal::StonesUnknown { back: false } => n.message("lacks-reserve").with("player", n.player(seat)),
        Refusal::CrystalsUnknown { .. } => n.message("lacks-crystals").with("player", n.player(seat)),
        Refusal::SiteUnknown { building, stones: true, .. } => at("lacks-stones", building),
        Refusal::SiteUnknown { building, stones: false, .. } => at("lacks-finished", building),
        Refusal::EndUnknown { .. } => n.message("lacks-end"),
        // The list asks how to pay, names sections as far as it is known which are free, offerings by no space, and knows whose turn it is;
        // the others are of other steps, or break rules.
        _ => return None,
    })
}

/// What is printed on a tile, and nobody has read off it.
fn lacking_part(n: &Names, building: Building, part: Part) -> Message {
    let lacks = n.message("lacks-part").with("building", building.told(n));
    lacks.with("part", part.told(n)).with("key", Arg::key(part_key(part)))
}

/// What is not told of what a building brings that is finished.
pub(super) fn untold(n: &Names, position: &Position, building: Building) -> Vec<Message> {
    let Untold { parts, beside } = untold_rewards(position, building);
    let known = |one: Building| position.spot(one).is_some();
    let finished = |other: &Building| known(building) && known(*other);
    let at = |id, building: Building| n.message(id).with("building", building.told(n));
    let parts = parts.into_iter().map(|part| lacking_part(n, building, part));
    let astray = beside.iter().any(|other| !finished(other)).then(|| at("lacks-neighbours", building));
    parts.chain(astray).chain(beside.into_iter().filter(finished).map(|other| at("lacks-finished", other))).collect()
}

/// What is open about placing a stone where the figure stands.
fn open(position: &Position, seat: Seat, figure: Building, rulings: &Rulings) -> Vec<Refusal> {
    let build = |section| Move::Build(Build { seat, on: None, colour: None, section, pay: None });
    let mut plays: Vec<Move> = position.free_names(figure).map(build).collect();
    list::offerings(position, seat, &mut plays);
    let mut open = Vec::new();
    for play in plays {
        let mut refusals = Vec::new();
        BlueMoonCity::judge(position, &play, rulings, &mut refusals);
        if refusals.iter().all(Refusal::is_open) {
            open.extend(refusals);
        }
    }
    open
}
