//! The ways in which values of the game stand in cases, beyond those of all games.

use super::lexicon::{self, BUILDINGS, NO, NONE, UNCOUNTED, VARIANTS, VOCABULARY, WARES};
use super::{OWN, city, shapes};
use crate::case::{Node, Reader, Shape, VALUES, Value, What, fold, is_and, is_no_map, is_nothing, suggest};
use crate::game::shared::repeated;
use crate::game::ways::{Manner, Player, Way, ways};
use crate::games::blue_moon_city::{
    Building, DraftCrystals, DraftDragon, DraftLaid, DragonName, DragonTo, Level, Reward, Seat, Setup, Uncounted, pieces,
};
use crate::verdict::Unit;
use crate::words::table::also;
use crate::words::{Arg, said, speech};
use serde_json::{Map, Value as Json};

/// Whose stones lie on the obelisk by level, or only how full it is.
type OnObelisk = (Option<[Vec<Seat>; 6]>, Option<DraftLaid>);

ways! {
    /// The variant, where it is not the usual one.
    pub(crate) Variant: Setup = Shape::Word(|_| VARIANTS.vocabulary()),
        |node, what, _, reader: &mut Reader| Some(Setup { random_centre: reader.word(node, what, &VARIANTS)? }),
        |setup, _| setup.random_centre.then(|| VARIANTS.name(true).into());
    /// How many there are, of which a word may say that it is none.
    pub(crate) Count: u8 = Shape::Number(lexicon::COUNTS), read_count, |count, _| Some((*count).into());
    /// A building, in words: `fire temple`.
    pub(crate) OneBuilding: Building = shapes::BUILDING, |node, what, _, reader: &mut Reader| reader.word(node, what, &BUILDINGS),
        |building, _| Some(city::name(*building).into());
    /// The finished buildings: a list, or names between commas.
    pub(crate) Finished: Vec<Building> = FINISHED, read_finished,
        |finished, _| Some(finished.iter().copied().map(city::name).collect());
    /// A dragon, by its people or a colour: colours without a dragon are read for the audit, but never suggested.
    pub(crate) Dragon: DragonName = Shape::Word(|_| lexicon::DRAGONS.vocabulary()), read_dragon,
        |name, _| Some(lexicon::DRAGONS.name(*name).into());
    /// A building, or out of the city.
    pub(crate) DragonAt: DragonTo = shapes::DRAGON_AT, read_dragon_at, write_dragon_at;
    /// Where each dragon is.
    pub(crate) Dragons: Vec<DraftDragon> = WHERE_DRAGONS_ARE, read_dragons,
        |dragons, manner| write_dragons(dragons, manner);
    /// The stones on the obelisk, `{7: [Ana, Luis], 8: Ana}`, or only how many there are, or the lowest free space, `next 8`.
    pub(crate) Obelisk: OnObelisk = OBELISK, read_obelisk, write_obelisk;
    /// Crystals: their worth, `at least 7`, or pieces, `{1: 4, 3: 2}`.
    pub(crate) Crystals: DraftCrystals = shapes::CRYSTALS, read_crystals, write_crystals;
    /// What may be there beside what a case counts: a word, or a list of them.
    pub(crate) Unsure: Vec<Uncounted> = UNSURE,
        |node: &Node<'_>, what, _, reader: &mut Reader| {
            Some(node.items().iter().filter_map(|item| reader.word(item, what, &UNCOUNTED)).collect())
        },
        |uncounted, _| (!uncounted.is_empty()).then(|| uncounted.iter().map(|of| UNCOUNTED.name(*of)).collect());
    /// That no hand had the exact value for what was overpaid; positions do not remember it.
    pub(crate) Exact: bool = Shape::Word(|_| NO.vocabulary()),
        |node, what, _, reader: &mut Reader| reader.word(node, what, &NO).map(|()| true), |_, _| None;
    /// A reward: `2 crystals`, `1 crystal, 1 card, 1 scale`, `{crystals: 2}`, `none`.
    pub(crate) Rewards: Reward = shapes::REWARD, read_rewards, write_rewards;
}

fn read_count(node: &Node<'_>, what: impl What, _: &Manner<'_>, reader: &mut Reader) -> Option<u8> {
    reader.number_or_nothing(node, what, lexicon::COUNTS).and_then(|count| u8::try_from(count).ok())
}

/// A map, or that all are outside the city.
const WHERE_DRAGONS_ARE: Shape =
    Shape::Any(&[Shape::Each(&Dragon::SHAPE, &shapes::DRAGON_AT), Shape::Word(|_| lexicon::OUT.vocabulary())]);
const FINISHED: Shape =
    Shape::Any(&[Shape::List(&shapes::BUILDING, Shape::MANY), shapes::BUILDING, Shape::Written(&shapes::BUILDINGS_IN_A_ROW)]);

/// Whoever names one twice means another building with one of them.
fn read_finished(node: &Node<'_>, what: impl What, _: &Manner<'_>, reader: &mut Reader) -> Option<Vec<Building>> {
    let finished = read_buildings(node, what, reader);
    if let Some((_, _, building)) = repeated(finished.iter().enumerate().map(|(at, building)| (at, *building))).next() {
        reader.problem(node, "case/named-twice", said!(OWN, "finished-twice").with("building", Arg::Term(building.name())));
    }
    Some(finished)
}

pub(super) fn read_buildings(node: &Node<'_>, what: impl What, reader: &mut Reader) -> Vec<Building> {
    if let Value::Scalar(text, _) = &node.value
        && (text.contains(',') || text.trim().is_empty() || is_nothing(text) || text.split_whitespace().any(is_and))
        && !node.is_absent()
    {
        let words: Vec<_> = text.split(',').flat_map(|part| std::iter::once("and").chain(part.split_whitespace())).collect();
        let names = words.split(|word| is_and(word)).map(|name| name.join(" "));
        let names = names.filter(|name| !name.is_empty() && !is_nothing(name));
        let mut no_such = |name: &str| reader.fail(node, "case/unknown-word", BUILDINGS.no_such(name, &reader.letters));
        return names.filter_map(|name| BUILDINGS.find(&name).or_else(|| no_such(&name))).collect();
    }
    node.items().iter().filter_map(|item| reader.word(item, what, &BUILDINGS)).collect()
}

fn read_dragon(node: &Node<'_>, _: impl What, _: &Manner<'_>, reader: &mut Reader) -> Option<DragonName> {
    let text = reader.text(node, said!(OWN, "a-dragon"))?;
    let is_noun = |word: &str| word == "dragon" || also!("dragon").contains(&word);
    lexicon::DRAGONS.find(text).or_else(|| lexicon::DRAGONS.find(&speech::bare(&fold(text), is_noun))).or_else(|| {
        let help = suggest(text, lexicon::DRAGONS.names()).unwrap_or_else(|| said!(OWN, "dragons-known").into());
        reader.fail(node, "case/unknown-word", lexicon::DRAGONS.no_such_but(text, help))
    })
}

fn read_dragon_at(node: &Node<'_>, what: impl What, _: &Manner<'_>, reader: &mut Reader) -> Option<DragonTo> {
    let text = reader.text(node, what)?;
    if lexicon::OUT.find(text).is_some() {
        return Some(DragonTo::Out);
    }
    let building = BUILDINGS.find(text).or_else(|| {
        let help = suggest(text, lexicon::OUT.names()).unwrap_or_else(|| BUILDINGS.help(text, &reader.letters));
        reader.fail(node, "case/unknown-word", lexicon::OUT.no_such_but(text, help))
    });
    building.map(DragonTo::Building)
}

fn write_dragon_at(to: &DragonTo, _: &Manner<'_>) -> Option<Json> {
    Some(match to {
        DragonTo::Building(building) => city::name(*building).into(),
        DragonTo::Out => "out".into(),
    })
}

fn read_dragons(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<Vec<DraftDragon>> {
    if let Value::Scalar(text, _) = &node.value
        && lexicon::OUT.find(text).is_some()
    {
        let all = pieces::Dragon::ALL.map(|dragon| DraftDragon { name: DragonName::Of(dragon), at: DragonTo::Out });
        return Some(all.into());
    }
    let Value::Map(entries) = &node.value else {
        return reader.fail_type(node, what, said!(OWN, "a-map-of-dragons"));
    };
    let mut dragons: Vec<DraftDragon> = Vec::with_capacity(entries.len());
    if let Some(key) = node.key(|key| BUILDINGS.find(key).is_some()) {
        return reader.fail(key, "case/unknown-word", said!(OWN, "dragons-by-place"));
    }
    for (key, value) in entries {
        let name = Dragon::read(key, what, manner, reader);
        let at = DragonAt::read(value, said!(OWN, "place-of-dragon"), manner, reader);
        let (Some(name), Some(at)) = (name, at) else { continue };
        // A dragon under its people and under its colour is for the audit: which one a colour means is a ruling.
        if dragons.iter().any(|dragon| dragon.name == name) {
            let message = said!(OWN, "dragon-twice").with("dragon", lexicon::DRAGONS.typed(name));
            reader.problem(key, "case/duplicate-key", message);
        }
        dragons.push(DraftDragon { name, at });
    }
    Some(dragons)
}

fn write_dragons(dragons: &[DraftDragon], manner: &Manner<'_>) -> Option<Json> {
    let place =
        |dragon: &DraftDragon| Some((lexicon::DRAGONS.name(dragon.name).to_owned(), DragonAt::write(&dragon.at, manner)?));
    (!dragons.is_empty()).then(|| Json::Object(dragons.iter().filter_map(place).collect()))
}

const OBELISK: Shape = Shape::Any(&[
    Shape::Number(lexicon::COUNTS),
    Shape::Written(&shapes::NEXT),
    Shape::Each(&Shape::Number(lexicon::PRICES), &Shape::Any(&[Shape::Player, Shape::List(&Shape::Player, Shape::MANY)])),
]);

fn read_obelisk(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<OnObelisk> {
    let mut levels: [Vec<Seat>; 6] = Default::default();
    manner.players?;
    if is_no_map(node) {
        return Some((Some(levels), None));
    }
    let entries = match &node.value {
        Value::Map(entries) => entries,
        Value::Scalar(text, _) => {
            if let Some(level) = lexicon::next_space(text).and_then(Level::priced) {
                return Some((None, Some(DraftLaid::Next(level))));
            }
            let counted = speech::so_many(&fold(text), ["stone"]);
            let counted = counted.map(|(count, _)| node.saying(count.to_string()));
            let laid = reader.number(counted.as_ref().unwrap_or(node), said!(OWN, "stones-on-obelisk"), lexicon::COUNTS)?;
            return Some((None, u8::try_from(laid).ok().map(DraftLaid::Stones)));
        }
        Value::List(_) => {
            return reader.fail_type(node, what, said!(OWN, "a-map-of-levels"));
        }
    };
    for (key, value) in entries {
        let price = reader.number(key, said!(OWN, "number-on-obelisk"), lexicon::PRICES);
        let level = price.and_then(|price| u8::try_from(price).ok()).and_then(Level::priced);
        if value.word().is_some_and(|count| count.parse::<u8>().is_ok()) {
            reader.wrong_type(value, what, said!(OWN, "a-map-of-levels"));
            continue;
        }
        let is_none = is_nobody(value, manner.players.unwrap_or_default());
        let owners = value.items().iter().filter(|owner| !is_none && !owner.is_dot());
        let owners = owners.filter_map(|owner| Player::read(owner, what, manner, reader)).collect();
        if let Some(place) = level.and_then(|level| levels.get_mut(level.index())) {
            *place = owners;
        }
    }
    Some((Some(levels), None))
}

/// Whether a word says that no stone lies there; a player may be called like that.
fn is_nobody(node: &Node<'_>, names: &[&str]) -> bool {
    node.word().is_some_and(|word| is_nothing(word) && names.iter().all(|name| fold(name) != fold(word)))
}

fn write_obelisk((levels, laid): &OnObelisk, manner: &Manner<'_>) -> Option<Json> {
    let Some(levels) = levels else {
        return laid.map(|laid| match laid {
            DraftLaid::Stones(laid) => laid.into(),
            DraftLaid::Next(level) => format!("next {}", level.price()).into(),
        });
    };
    let level = |(level, stones): (Level, &Vec<Seat>)| {
        let owners: Json = stones.iter().filter_map(|seat| Player::write(seat, manner)).collect();
        (!stones.is_empty()).then(|| (level.price().to_string(), owners))
    };
    Some(Level::all().zip(levels).filter_map(level).collect::<Map<_, _>>().into())
}

fn read_crystals(node: &Node<'_>, what: impl What, _: &Manner<'_>, reader: &mut Reader) -> Option<DraftCrystals> {
    let worth = |node: &Node<'_>, reader: &mut Reader| {
        reader.number_or_nothing(node, what, lexicon::COUNTS).and_then(|count| u16::try_from(count).ok())
    };
    if let Value::Scalar(text, _) = &node.value
        && let Some(least) = lexicon::at_least(text)
    {
        return Some(DraftCrystals::AtLeast(least));
    }
    let Value::Map(entries) = &node.value else { return worth(node, reader).map(DraftCrystals::Worth) };
    let before = reader.problems.len();
    let (mut ones, mut threes) = (0, 0);
    for (key, value) in entries {
        let piece = reader.number(key, || said!(OWN, "piece-of").with("what", what.name()), 1..=3);
        let count = worth(value, reader).unwrap_or(0);
        match piece {
            Some(1) => ones = count,
            Some(3) => threes = count,
            Some(_) => reader.problem(key, "case/out-of-range", said!(OWN, "worth-two").with("what", what.name())),
            None => {}
        }
    }
    (reader.problems.len() == before).then_some(DraftCrystals::Pieces { ones, threes })
}

fn write_crystals(crystals: &DraftCrystals, _: &Manner<'_>) -> Option<Json> {
    let worth = crystals.worth();
    Some(worth.known().map_or_else(|| format!("at least {}", worth.least()).into(), Json::from))
}

const UNSURE: Shape =
    Shape::Any(&[Shape::List(&Shape::Word(|_| UNCOUNTED.vocabulary()), Shape::MANY), Shape::Word(|_| UNCOUNTED.vocabulary())]);

fn read_rewards(node: &Node<'_>, what: impl What, _: &Manner<'_>, reader: &mut Reader) -> Option<Reward> {
    let before = reader.problems.len();
    let mut reward = Reward::NONE;
    let mut add = |ware: Unit, count: u8| {
        for (_, held) in reward.parts_mut().into_iter().filter(|(unit, _)| *unit == ware) {
            *held = held.saturating_add(count);
        }
    };
    if let Value::Map(entries) = &node.value {
        for (key, value) in entries {
            let count = reader
                .number(value, || said!(VALUES, "count-of").with("what", what.name()), shapes::WARES)
                .and_then(|count| u8::try_from(count).ok());
            if let (Some(ware), Some(count)) = (reader.word(key, said!(OWN, "a-reward"), &WARES), count) {
                add(ware, count);
            }
        }
        return (reader.problems.len() == before).then_some(reward);
    }
    let text = reader.text(node, what)?;
    if NONE.find(text).is_some() || text.trim().is_empty() {
        return Some(reward);
    }
    for part in text.split(',') {
        let part = part.trim();
        let word = part.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let count = part[..part.len() - word.len()].parse::<u8>().ok().filter(|&count| count <= 9);
        match (WARES.find(word), count) {
            (Some(ware), Some(count)) => add(ware, count),
            (_, count) => {
                let word = word.trim();
                let near = suggest(word, WARES.names()).filter(|_| count.is_some());
                let otherwise = || said!(OWN, "no-reward").with("text", part).with("what", what.name());
                let message = near.map_or_else(otherwise, |help| WARES.no_such_but(word, help));
                reader.problem(node, "case/unknown-word", message);
            }
        }
    }
    (reader.problems.len() == before).then_some(reward)
}

fn write_rewards(reward: &Reward, _: &Manner<'_>) -> Option<Json> {
    let told = reward.parts().into_iter().filter(|&(_, count)| count > 0);
    let told: Vec<_> = told.map(|(unit, count)| format!("{count} {}", unit.word(i32::from(count)))).collect();
    Some(if told.is_empty() { NONE.name(()).into() } else { told.join(", ").into() })
}
