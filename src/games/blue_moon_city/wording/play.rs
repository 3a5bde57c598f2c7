//! Steps in words, as they would be made.

use super::names::{Names, at, card, cards, section, the};
use crate::games::blue_moon_city::{
    Build, Building, Card, Cards, Dragon, DragonName, DragonTo, Move, Offering, Phase, Position, Seat, Section, SectionName,
};
use crate::games::reasons::Vocabulary;
use crate::verdict::english::{and, counted};
use crate::words::Text;

/// A step in words, as it would be made in `position`; also one that may not be made.
pub(in crate::games::blue_moon_city) fn say_move(n: &Names, position: &Position, play: &Move) -> String {
    let who = n.player(play.seat());
    match *play {
        Move::Walk { seat, ref path, with } => say_walk(n, position, seat, path, with),
        Move::Stride { card: played, .. } => format!("{who} plays {} for more steps", card(played)),
        Move::Leap { seat, card: played, to } if position.player(seat).figure == Some(to) => {
            format!("{who} plays {}: the figure stays {}", card(played), at(DragonTo::Building(to)))
        }
        Move::Leap { card: played, to, .. } => format!("{who} plays {}: the figure goes to {}", card(played), the(to)),
        Move::Fly { card: played, dragon: named, to, .. } => say_fly(n, position, who, played, (named, to)),
        Move::Build(ref build) => say_build(n, position, build),
        Move::Offer(ref offering) => say_offer(n, position, offering),
        Move::Discard { count: 0, .. } => format!("{who} discards nothing"),
        Move::Discard { count, cards: which, .. } => match which {
            Some(which) => format!("{who} discards {}", cards(which)),
            None => format!("{who} discards {}", counted(count, "card", "cards")),
        },
        Move::Draw { seat, count, cards: which } => {
            let drawn = match (which, count) {
                (Some(which), _) => cards(which),
                (None, Some(count)) => counted(count, "card", "cards"),
                (None, None) => "cards".to_owned(),
            };
            format!("{who} draws {drawn}{}", say_aside(position, seat))
        }
        Move::Reveal { cards: told, .. } => format!("{who} holds {}", cards(told)),
    }
}

/// Nothing is counted at the end of the game, so that nothing has to be chosen for a count to go on.
pub(in crate::games::blue_moon_city) fn say_choice(n: &Names, position: &Position) -> Option<Text> {
    let draws = position.turn.phase == Phase::Drawing && position.turn.seat.is_none();
    draws.then(|| n.message("choice-who-draws").into())
}

/// " and takes the 2 cards set aside".
fn say_aside(position: &Position, seat: Seat) -> String {
    match position.player(seat).aside.len() {
        Some(0) | None => String::new(),
        Some(count) => format!(" and takes the {} set aside", counted(count, "card", "cards")),
    }
}

fn say_walk(n: &Names, position: &Position, seat: Seat, path: &[Building], with: Cards) -> String {
    let who = n.player(seat);
    let Some((last, way)) = path.split_last() else { return format!("{who} walks nowhere") };
    let from = position.player(seat).figure.map_or(String::new(), |from| format!(" from {}", the(from)));
    let stays = with.is_empty() && way.iter().chain([last]).all(|stop| position.player(seat).figure == Some(*stop));
    if stays {
        return format!("{who} stays {}", at(DragonTo::Building(*last)));
    }
    let way = if way.is_empty() { String::new() } else { format!(" by {}", and(way.iter().map(|&stop| the(stop)))) };
    let plays = if with.is_empty() { String::new() } else { format!(" plays {} and", cards(with)) };
    format!("{who}{plays} walks{from}{way} to {}", the(*last))
}

fn say_fly(n: &Names, position: &Position, who: &str, played: Card, (named, to): (Option<DragonName>, DragonTo)) -> String {
    let moved = match (Dragon::moved_by(played.colour), named) {
        (Some(moved), _) => n.dragon(moved),
        (None, Some(DragonName::Of(named))) => n.dragon(named),
        (None, _) => "a dragon".to_owned(),
    };
    let from = Dragon::moved_by(played.colour).map(|dragon| position.dragons[dragon.index()]);
    match to {
        _ if from.is_some_and(|from| from.map_or(DragonTo::Out, DragonTo::Building) == to) => {
            format!("{who} plays {}: {moved} stays {}", card(played), at(to))
        }
        DragonTo::Building(to) => format!("{who} plays {}: {moved} goes to {}", card(played), the(to)),
        DragonTo::Out => format!("{who} plays {}: {moved} leaves the city", card(played)),
    }
}

/// The section that a step means, if just one can be meant.
fn meant(position: &Position, on: Building, name: SectionName) -> Option<Section> {
    let (plan, site) = (position.plan(on), position.site(on));
    match name {
        SectionName::Nth(nth) => Some(nth).filter(|nth| nth.index() < plan.count),
        SectionName::Cost(_) => site.free(plan, name).filter(|_| !site.is_unclear(plan, name)),
    }
}

fn say_build(n: &Names, position: &Position, build: &Build) -> String {
    let who = n.player(build.seat);
    let with = build.pay.map_or(String::new(), |pay| format!(" with {}", cards(pay)));
    let on = build.on.or(position.player(build.seat).figure);
    let name = match build.section {
        SectionName::Nth(nth) => format!("section {}", nth.number()),
        SectionName::Cost(cost) => format!("a {cost}"),
    };
    let Some(on) = on else { return format!("{who} builds {name}{with}") };
    match meant(position, on, build.section) {
        Some(at) => format!("{who} builds {}{with}", section(on, at, position.plan(on).cost(at))),
        None => format!("{who} builds {name} of {}{with}", the(on)),
    }
}

fn say_offer(n: &Names, position: &Position, offering: &Offering) -> String {
    let who = n.player(offering.seat);
    let next = position.next_space();
    let price = offering.space.or(next.map(|level| level.price()));
    let space =
        price.map_or_else(|| "makes an offering".to_owned(), |price| format!("makes an offering on a space marked {price}"));
    let with = offering.card.map_or(String::new(), |played| format!(", playing {}", card(played)));
    let paid = offering.paid.map_or(String::new(), |paid| format!(", laying down {}", counted(paid, "crystal", "crystals")));
    format!("{who} {space}{with}{paid}")
}
