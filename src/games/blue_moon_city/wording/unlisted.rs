//! What a list of steps lacks, because the case does not say enough.

use super::Names;
use super::names::{part as part_name, part_key, the};
use crate::games::blue_moon_city::judge::is_cut_short;
use crate::games::blue_moon_city::payment::MOST_WAYS;
use crate::games::blue_moon_city::{
    BlueMoonCity, Build, Building, Card, Dragon, Move, Offering, Part, Phase, Position, Refusal, Rulings, Seat, SectionName,
    Value,
};
use crate::games::{Game, Unlisted};
use crate::verdict::english::counted;

/// Why no step is listed, or not every one that might be legal.
pub(in crate::games::blue_moon_city) fn say_unlisted(
    n: &Names,
    position: &Position,
    rulings: &Rulings,
    listed: &[Move],
) -> Option<Unlisted> {
    let seat = position.turn.seat;
    match (position.turn.phase, seat) {
        (Phase::Over, _) => return Some(Unlisted::Beside("the game is over".into())),
        (Phase::Drawing, Some(seat)) => {
            return Some(Unlisted::Beside(format!("{} draws: nothing else is left in this turn", n.player(seat)).into()));
        }
        _ => {}
    }
    let Some(seat) = seat.or(position.seats().next().filter(|_| !position.whole_table)) else {
        return Some(Unlisted::NotTold(vec!["whose turn it is (`turn:`)".into()]));
    };
    let missing = missing(n, position, seat, rulings);
    if !missing.is_empty() {
        return Some(Unlisted::NotTold(missing.into_iter().map(Into::into).collect()));
    }
    if is_cut_short(listed) {
        return Some(Unlisted::CutShort(format!(
            "of the ways to pay for a section only {MOST_WAYS} are listed, those with the fewest cards: this hand has too many; \
             `check` judges any"
        )
        .into()));
    }
    // Every heap of cards that holds a payment may be one: a list of them all helps nobody.
    (!position.player(seat).hand.known.is_empty()).then(|| {
        let more =
            "the same with more cards than are needed is not listed, and sometimes legal (ruling `overpaying`); `check` tells";
        Unlisted::Beside(more.into())
    })
}

fn missing(n: &Names, position: &Position, seat: Seat, rulings: &Rulings) -> Vec<String> {
    let player = position.player(seat);
    let mut missing = Vec::new();
    if position.turn.unsaid.phase {
        missing.push("where in the turn it is (`phase:`)".to_owned());
    }
    match player.hand.hidden {
        Some(0) => {}
        Some(hidden) => missing.push(format!("{} of {} hand (`hand:`)", counted(hidden, "card", "cards"), n.owner(seat))),
        None => missing.push(format!("{} hand (`hand:`)", n.owner(seat))),
    }
    let Some(figure) = player.figure else {
        missing.push(format!("where {} figure stands (`figure:`)", n.owner(seat)));
        return missing;
    };
    if position.turn.phase == Phase::Movement && position.city.iter().any(Option::is_none) {
        missing.push("all tiles of the city (`city:`)".to_owned());
    }
    if position.turn.phase == Phase::Movement {
        let played = |dragon: Dragon| player.hand.known.of(Card::new(dragon.cards(), Value::Two)) > 0;
        let unsaid = |dragon: &Dragon| position.unsaid.dragons[dragon.index()] && played(*dragon);
        missing
            .extend(Dragon::ALL.into_iter().filter(unsaid).map(|dragon| format!("where {} is (`dragons:`)", n.dragon(dragon))));
    }
    for refusal in open(position, seat, figure, rulings) {
        let lacking = match refusal {
            Refusal::Unread { building, part: Part::Sections } => {
                format!("the numbers of the sections of {} (`{}`)", the(building), part_key(Part::Sections))
            }
            Refusal::Unread { building, part } => format!("{} of {} (`{}`)", part_name(part), the(building), part_key(part)),
            Refusal::NeighbourUnknown { building, .. } | Refusal::NeighboursUnknown { building } => {
                format!("what lies beside {}", the(building))
            }
            Refusal::ScalesUnknown { .. } => "who has the scales that are not in the supply".to_owned(),
            Refusal::ObeliskUnknown => "which space of the obelisk is next (`obelisk:`)".to_owned(),
            Refusal::OfferedUnknown { .. } => "whether the ordinary offering of this turn was made".to_owned(),
            Refusal::StonesUnknown | Refusal::CrystalsUnsure { .. } => "what finished buildings have brought".to_owned(),
            Refusal::CrystalsUnknown { .. } => format!("{} crystals (`crystals:`)", n.owner(seat)),
            Refusal::SiteUnknown { building, stones: true } => format!("the stones on {} (`built`)", the(building)),
            Refusal::SiteUnknown { building, stones: false } => format!("whether {} is finished (`finished`)", the(building)),
            Refusal::EndUnknown => "whether the game is over (`phase`)".to_owned(),
            _ => continue,
        };
        if !missing.contains(&lacking) {
            missing.push(lacking);
        }
    }
    missing
}

/// What is open about placing a stone where the figure stands.
fn open(position: &Position, seat: Seat, figure: Building, rulings: &Rulings) -> Vec<Refusal> {
    let build = |section| Move::Build(Build { seat, on: None, colour: None, section: SectionName::Nth(section), pay: None });
    let plays: Vec<Move> = match figure {
        Building::Market => vec![Move::Offer(Offering { seat, space: None, card: None, paid: None })],
        _ => position.free_sections(figure).map(build).collect(),
    };
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
