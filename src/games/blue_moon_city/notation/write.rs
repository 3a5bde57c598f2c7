//! From a position and a move back to the form of a case.

use super::cards::{name as card_name, write_cards, write_stack};
use super::city;
use super::lexicon::{COLOURS, DRAGONS, PHASES, Part, UNCOUNTED, YES_NO};
use crate::game::people::name_of;
use crate::game::written::Entries;
use crate::games::blue_moon_city::to_draft::{player as drafted_player, site as drafted_site, tells_stones};
use crate::games::blue_moon_city::wording::Names;
use crate::games::blue_moon_city::{
    Build, Building, DraftCrystals, DraftPlayer, DraftSite, Dragon, DragonName, DragonTo, Level, Move, Offering, Pace, Phase,
    Position, Reward, Seat, SectionName, Stack, Turn,
};
use crate::verdict::Unit;
use serde_json::map::Entry;
use serde_json::{Map, Value};

/// A position as a case that reads back to the same position: every part that is known, nothing that is not.
pub(crate) fn write(names: &Names, position: &Position) -> Value {
    let mut case = Map::new();
    case.put("game", "blue-moon-city");
    if position.setup.random_centre {
        case.put("variant", "random-centre");
    }
    let turn = position.turn;
    case.put_some("turn", position.whole_table.then(|| name_of(names.players(), turn.seat)));
    if !is_guessed(position) {
        case.put("phase", PHASES.name(turn.phase));
    }
    let progress = write_progress(turn);
    if !progress.is_empty() {
        case.put("progress", Value::Object(progress));
    }
    case.put(
        "players",
        position.seats().map(|seat| write_player(names, seat, &drafted_player(position, seat))).collect::<Value>(),
    );
    if position.city.iter().any(Option::is_some) {
        case.put("city", city::write(&position.city));
    }
    let buildings: Map<_, _> = Building::ALL
        .into_iter()
        .filter_map(|building| Some((city::name(building), write_site(names, position, building)?)))
        .collect();
    if !buildings.is_empty() || tells_stones(position) {
        case.put("buildings", Value::Object(buildings));
    }
    if position.unknowns.finished == [false; _] {
        let finished = Building::ALL.into_iter().filter(|&building| position.site(building).finished);
        case.put("finished", finished.map(city::name).collect::<Value>());
    }
    if position.dragons != [None; 3] {
        case.put("dragons", write_dragons(position));
    }
    if let Some(owners) = position.obelisk.owners {
        let level = |level: Level| {
            let on_level = position.seats().flat_map(|seat| {
                std::iter::repeat_n(name_of(names.players(), seat), usize::from(owners[level.index()][seat.index()]))
            });
            let stones: Vec<_> = on_level.collect();
            (!stones.is_empty()).then(|| (level.price().to_string(), stones.into()))
        };
        case.put("obelisk", Value::Object(Level::all().filter_map(level).collect()));
    }
    let unknowns = &position.unknowns;
    if position.obelisk.owners.is_none() && unknowns.laid == 0 && position.unknowns.players.iter().any(|player| player.offerings)
    {
        case.put_some("obelisk", position.obelisk.laid);
    }
    let mut uncounted = position.uncounted();
    let parts: Vec<Value> =
        Part::ALL.into_iter().filter(|part| *part.of(&mut uncounted)).map(|part| UNCOUNTED.name(part).into()).collect();
    if !parts.is_empty() {
        case.put("uncounted", parts);
    }
    if unknowns.scales == 0 {
        case.put("scales", position.scales);
    }
    case.put_some("crystals", position.crystals.filter(|_| unknowns.crystals == 0));
    // What lay in the discard pile may be anywhere once that has become the draw pile.
    for (key, stack) in [("draw", position.draw), ("discard", position.discard)] {
        case.put_some(key, write_stack(stack).filter(|_| !unknowns.shuffled));
    }
    // They may have run out, which nobody can tell by them any more.
    let told = position.draw != Stack::UNKNOWN || position.discard.len().is_some();
    if !unknowns.piles && (unknowns.shuffled || !told) {
        case.put("draw", ["..."].into_iter().map(Value::from).collect::<Value>());
    }
    Value::Object(case)
}

/// Whether the phase is only guessed, from a case that does not say it: a grey 2 may have been played, or the turn be further.
fn is_guessed(position: &Position) -> bool {
    let turn = position.turn;
    match turn.phase {
        Phase::Movement => {
            turn.unknowns.over || turn.discarded.is_none() || turn.offered.is_none() || position.unknowns.aside != [false; _]
        }
        Phase::Building => turn.discarded.is_none() || turn.unknowns.over,
        Phase::Drawing | Phase::Over => false,
    }
}

/// What is not as at the beginning of a turn, as far as it is known.
fn write_progress(turn: Turn) -> Map<String, Value> {
    let start = Turn::new(turn.seat);
    let moved = turn.phase == Phase::Movement;
    let pace = turn.unknowns.pace;
    let begun = moved && (pace.is_some() || (turn.steps, turn.walked) != (start.steps, start.walked));
    let count = |count: u8| Some(count).filter(|&count| count > 0 && !turn.unknowns.placed);
    let counts = [
        ("steps left", Some(turn.steps).filter(|_| begun && !turn.unknowns.has_more_steps())),
        ("walked", Some(turn.walked).filter(|_| begun && !matches!(pace, Some(Pace::Walked | Pace::Both)))),
        ("stones", count(turn.stones)),
        ("offerings", count(turn.offerings)),
        ("discarded", turn.discarded.filter(|&count| count > 0 || turn.phase == Phase::Drawing)),
    ];
    let mut progress = Map::new();
    counts.into_iter().for_each(|(key, count)| progress.put_some(key, count));
    progress.put_some("ordinary", turn.offered.filter(|_| turn.offerings > 0).map(|offered| YES_NO.name(offered)));
    progress
}

fn write_player(names: &Names, seat: Seat, player: &DraftPlayer) -> Value {
    let mut map = Map::new();
    map.put("name", name_of(names.players(), seat));
    map.put_some("figure", player.figure.map(city::name));
    map.put_some("hand", player.hand.and_then(write_stack));
    map.put_some("aside", player.aside.and_then(write_stack));
    map.put_some(
        "crystals",
        player.crystals.map(|crystals| match crystals {
            DraftCrystals::AtLeast(least) => Value::from(format!("at least {least}")),
            told => told.worth().into(),
        }),
    );
    map.put_some("scales", player.scales);
    map.put_some("stones", player.stones);
    map.put_some("offerings", player.offerings);
    Value::Object(map)
}

/// The stones on a building, and what a case has read off its tile; none where there is nothing to say.
fn write_site(names: &Names, position: &Position, building: Building) -> Option<Value> {
    let mut map = Map::new();
    let site = drafted_site(position, building).unwrap_or_else(|| DraftSite::bare(building));
    map.put_some("sections", site.sections);
    map.put_some("master", site.master.map(write_reward));
    map.put_some("each", site.contributor.map(write_reward));
    let stones = !site.stones.is_empty();
    if let Some(finished) = write_finished(position, building, stones) {
        map.insert("finished".to_owned(), finished.into());
    }
    if let Some(built) = write_built(names, position, building, !map.is_empty()) {
        map.insert("built".to_owned(), built);
    }
    (!map.is_empty()).then_some(Value::Object(map))
}

/// The stones on a building, unless they follow: showing those on one building shows all, save on buildings named without.
fn write_built(names: &Names, position: &Position, building: Building, named: bool) -> Option<Value> {
    let (site, plan) = (position.site(building), position.plan(building));
    let stones = |building: Building| {
        let site = position.site(building);
        site.stones.iter().any(Option::is_some) || site.free.contains(&true)
    };
    let is_open = |building: Building| building != Building::Market && !position.site(building).finished;
    let told = || Building::ALL.into_iter().filter(|&other| is_open(other) && !position.unknowns.stones[other.index()]);
    let more = position.unknowns.stones[building.index()];
    let follows = match more {
        true => told().next().is_none(),
        false => !named && (tells_stones(position) || told().any(stones)),
    };
    if !stones(building) && (follows || !is_open(building)) {
        return None;
    }
    // Where it may be finished, none may lie there.
    if position.unknowns.finished[building.index()] {
        return stones(building).then(|| write_stones(names, &DraftSite { more: true, ..DraftSite::bare(building) }));
    }
    if site.free.contains(&true) || site.loose.contains(&true) {
        return Some(write_stones(names, &DraftSite { more, ..drafted_site(position, building)? }));
    }
    let stone = |seat: Option<Seat>| seat.map_or_else(|| ".".to_owned(), |seat| name_of(names.players(), seat));
    let sections = plan.sections().filter(|_| !more || stones(building)).map(|section| Value::from(stone(site.stone(section))));
    Some(sections.chain(more.then(|| "...".into())).collect())
}

/// The stones on a building by their sections; of several with one number all stones by the number.
pub(crate) fn write_stones(names: &Names, site: &DraftSite) -> Value {
    let mut map = Map::new();
    let stones = site.stones.iter().map(|stone| (stone.section, name_of(names.players(), stone.seat)));
    for (section, owner) in stones.chain(site.free.iter().map(|&section| (section, ".".to_owned()))) {
        let owner = Value::from(owner);
        match map.entry(section_key(section)) {
            Entry::Vacant(entry) => drop(entry.insert(owner)),
            Entry::Occupied(mut entry) => match entry.get_mut() {
                Value::Array(owners) => owners.push(owner),
                one => *one = vec![one.take(), owner].into(),
            },
        }
    }
    map.extend(site.more.then(|| ("...".to_owned(), ".".into())));
    Value::Object(map)
}

fn section_key(name: SectionName) -> String {
    match name {
        SectionName::Nth(section) => format!("place {}", section.number()),
        SectionName::Cost(cost) => cost.to_string(),
    }
}

/// Whether a building is finished, where that is not known of all of them.
fn write_finished(position: &Position, building: Building, stones: bool) -> Option<&'static str> {
    let unknowns = position.unknowns.finished;
    let finished = position.site(building).finished;
    let told = finished || !unknowns[building.index()] && !stones && building != Building::Market;
    (told && unknowns != [false; _]).then(|| YES_NO.name(finished))
}

/// A reward: `1 crystal, 1 card`.
pub(crate) fn write_reward(reward: Reward) -> String {
    let wares = [(reward.crystals, Unit::Crystals), (reward.cards, Unit::Cards), (reward.scales, Unit::Scales)];
    let told = wares.into_iter().filter(|&(count, _)| count > 0);
    let told: Vec<_> = told.map(|(count, unit)| format!("{count} {}", unit.word(i32::from(count)))).collect();
    if told.is_empty() { "none".to_owned() } else { told.join(", ") }
}

/// Every dragon of which it is known where it is, by its people: which one a colour means is a ruling.
fn write_dragons(position: &Position) -> Value {
    let name = |dragon: Dragon| DRAGONS.name(DragonName::Of(dragon)).to_owned();
    let place = |dragon: Dragon| Some((name(dragon), dragon_to(position.dragons[dragon.index()]?).into()));
    Value::Object(Dragon::ALL.into_iter().filter_map(place).collect())
}

/// A step in the form that `moves:` takes; it names its player even where there is only one.
pub(crate) fn write_move(names: &Names, _position: &Position, play: &Move) -> Value {
    let mut map = Map::new();
    map.put("player", name_of(names.players(), play.seat()));
    match play {
        Move::Walk { path, with, .. } => {
            match path.as_slice() {
                [only] => map.put("move", city::name(*only)),
                path => map.put("move", path.iter().map(|&building| city::name(building)).collect::<Value>()),
            }
            if !with.is_empty() {
                map.put("with", write_cards(*with));
            }
        }
        Move::Stride { card, .. } => map.put("power", card_name(*card)),
        Move::Leap { card, to, .. } => {
            map.put("power", card_name(*card));
            map.put("to", city::name(*to));
        }
        Move::Fly { card, dragon, to, .. } => {
            map.put("power", card_name(*card));
            map.put_some("dragon", dragon.map(|dragon| DRAGONS.name(dragon)));
            map.put("to", dragon_to(*to));
        }
        Move::Build(build) => write_build(build, &mut map),
        Move::Offer(Offering { space, card, paid, .. }) => {
            map.put("offer", space.map_or_else(|| "obelisk".into(), Value::from));
            map.put_some("with", card.map(card_name));
            map.put_some("pay", *paid);
        }
        Move::Discard { count, cards, .. } => map.put("discard", cards.map_or_else(|| (*count).into(), write_cards)),
        Move::Draw { count, cards, .. } => match (cards, count) {
            (Some(cards), _) => map.put("draw", write_cards(*cards)),
            (None, Some(count)) => map.put("draw", *count),
            (None, None) => map.put("draw", "cards"),
        },
        Move::Reveal { cards, .. } => map.put("reveal", write_cards(*cards)),
    }
    Value::Object(map)
}

fn write_build(build: &Build, map: &mut Map<String, Value>) {
    match (build.colour, build.section) {
        (Some(colour), section) => map.put("build", format!("{} {}", COLOURS.name(colour), section_key(section))),
        (None, SectionName::Cost(cost)) => map.put("build", cost),
        (None, section) => map.put("build", section_key(section)),
    }
    map.put_some("on", build.on.map(city::name));
    map.put_some("pay", build.pay.map(write_cards));
}

fn dragon_to(to: DragonTo) -> String {
    match to {
        DragonTo::Building(building) => city::name(building),
        DragonTo::Out => "out".to_owned(),
    }
}
