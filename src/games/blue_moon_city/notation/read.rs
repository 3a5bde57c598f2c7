//! From a case to a draft and its moves.

use super::lexicon::{self, Ware};
use super::{OWN, buildings::BUILDINGS, cards, city, moves, shapes, site};
use crate::case::{Fields, Node, Reader, VALUES, Value, What, fold, is_no_map, is_nothing, suggest};
use crate::game::lexicon::COMMON;
use crate::game::{Entry, people};
use crate::games::blue_moon_city::{
    Building, Draft, DraftCrystals, DraftDragon, DraftPlayer, DraftTurn, DragonName, DragonTo, Level, Move, Reward, Seat, Setup,
    Uncounted,
};
use crate::words::{Arg, said};

pub(crate) fn read(fields: &Fields<'_, '_>, reader: &mut Reader) -> Option<(Draft, Vec<Entry<Move>>)> {
    let before = reader.problems.len();
    let get = |key: &str| fields.get(key);

    let variant = get("variant").and_then(|node| reader.word(node, said!(COMMON, "the-variant"), &lexicon::VARIANTS));
    let players = reader.required(fields, said!(COMMON, "the-case"), "players").and_then(|node| read_players(node, reader));
    let names: Vec<&str> = players.iter().flatten().map(|player| player.name.as_str()).collect();
    // Without players, every name in the rest of the case would be a fault of its own.
    let known = players.is_some();
    let turn = get("turn").filter(|_| known).and_then(|node| people::find(node, &names, reader));
    let phase = get("phase").and_then(|node| reader.word(node, said!(COMMON, "the-phase"), &lexicon::PHASES));
    let progress = get("progress").and_then(|node| read_progress(node, reader)).unwrap_or_default();
    let city = get("city").and_then(|node| city::read(node, reader));
    let sites = get("buildings").filter(|_| known).and_then(|node| site::read(node, &names, reader));
    let untouched = sites.as_ref().is_some_and(Vec::is_empty);
    let sites = sites.unwrap_or_default();
    let finished = get("finished").and_then(|node| read_finished(node, reader));
    let dragons = get("dragons").and_then(|node| read_dragons(node, reader)).unwrap_or_default();
    let (obelisk, laid) = match get("obelisk").filter(|_| known) {
        Some(node) if matches!(node.value, Value::Scalar(..)) && !is_no_map(node) => {
            let laid = reader.number(node, said!(OWN, "stones-on-obelisk"), lexicon::COUNTS);
            (None, laid.and_then(|laid| u8::try_from(laid).ok()))
        }
        node => (node.and_then(|node| read_obelisk(node, &names, reader)), None),
    };
    let scales =
        get("scales").and_then(|node| read_count(node, || said!(OWN, "supply-of").with("goods", Arg::Term("scales")), reader));
    let crystals = read_crystals_of(fields, || said!(OWN, "supply-of").with("goods", Arg::Term("crystals")), reader);
    let draw =
        get("draw").and_then(|node| cards::read_stack(node, || said!(OWN, "pile").with("pile", Arg::Term("draw")), reader));
    let discard =
        get("discard").and_then(|node| cards::read_stack(node, || said!(OWN, "pile").with("pile", Arg::Term("discard")), reader));
    let uncounted = get("uncounted").map(|node| read_uncounted(node, reader)).unwrap_or_default();
    let figures = players.iter().flatten().map(|player| player.figure).collect();
    let table = moves::Table { turn, figures, sites: &sites };
    let entries = get("moves").filter(|_| known).map_or_else(Vec::new, |node| moves::read(node, &names, table, reader));

    // Without a problem every part that the case has was read.
    if reader.problems.len() > before {
        return None;
    }
    let setup = Setup { random_centre: variant.unwrap_or(false) };
    let players = players?;
    let draft = Draft {
        setup,
        turn,
        phase,
        progress,
        players,
        city,
        sites,
        untouched,
        finished,
        dragons,
        obelisk,
        laid,
        scales,
        crystals,
        draw,
        discard,
        uncounted,
    };
    Some((draft, entries))
}

/// A word, or a list of them.
fn read_uncounted(node: &Node<'_>, reader: &mut Reader) -> Uncounted {
    let mut uncounted = Uncounted::default();
    for part in node.items().iter().filter_map(|item| reader.word(item, said!(OWN, "uncounted"), &lexicon::UNCOUNTED)) {
        *part.of(&mut uncounted) = true;
    }
    uncounted
}

fn read_players(node: &Node<'_>, reader: &mut Reader) -> Option<Vec<DraftPlayer>> {
    let items = people::list(node, reader)?;
    Some(items.iter().enumerate().map(|(index, item)| read_player(item, index, reader)).collect())
}

/// A player; whatever is wrong is a problem, so that what comes back only has to have the name.
fn read_player(node: &Node<'_>, index: usize, reader: &mut Reader) -> DraftPlayer {
    let (name, fields) = people::entry(node, index, lexicon::PLAYER, reader);
    let mut player = DraftPlayer { name, ..DraftPlayer::default() };
    let Some(fields) = fields else { return player };
    let name = player.name.as_str();
    let get = |key: &str| fields.get(key);
    player.figure = get("figure").and_then(|node| reader.word(node, || said!(OWN, "figure-of").with("player", name), &BUILDINGS));
    player.hand = get("hand").and_then(|node| cards::read_stack(node, || said!(OWN, "hand-of").with("player", name), reader));
    player.aside = get("aside").and_then(|node| cards::read_stack(node, || said!(OWN, "aside-of").with("player", name), reader));
    player.crystals = read_crystals_of(&fields, goods("crystals", name), reader);
    let mut count = |key: &'static str| get(key).and_then(|node| read_count(node, goods(key, name), reader));
    player.scales = count("scales");
    player.stones = count("stones");
    player.offerings = count("offerings");
    player
}

/// "the scales of Ana".
fn goods(goods: &'static str, player: &str) -> impl What {
    move || said!(OWN, "goods-of").with("goods", Arg::Term(goods)).with("player", player)
}

pub(super) fn read_count(node: &Node<'_>, what: impl What, reader: &mut Reader) -> Option<u8> {
    reader.number_or_nothing(node, what, lexicon::COUNTS).and_then(|count| u8::try_from(count).ok())
}

/// What `crystals:` says; so many "pieces of crystal" could be counted, or worth so much.
fn read_crystals_of(fields: &Fields<'_, '_>, what: impl What, reader: &mut Reader) -> Option<DraftCrystals> {
    let (_, key) = fields.keys().find(|(key, _)| *key == "crystals")?;
    let crystals = read_crystals(fields.get("crystals")?, what, reader)?;
    match (&key.value, crystals) {
        (Value::Scalar(typed, _), DraftCrystals::Worth(worth @ 1..)) if lexicon::PIECES_OF_CRYSTAL.contains(&&*fold(typed)) => {
            let message = said!(OWN, "worth-or-pieces").with("what", what.name()).with("worth", usize::from(worth));
            reader.problem(key, "case/unclear", message.with("typed", &**typed));
            None
        }
        _ => Some(crystals),
    }
}

/// Crystals: their worth, `at least 7`, or pieces, `{1: 4, 3: 2}`.
fn read_crystals(node: &Node<'_>, what: impl What, reader: &mut Reader) -> Option<DraftCrystals> {
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
            Some(_) => {
                reader.problem(key, "case/out-of-range", said!(OWN, "worth-two").with("what", what.name()));
            }
            None => {}
        }
    }
    (reader.problems.len() == before).then_some(DraftCrystals::Pieces { ones, threes })
}

fn read_progress(node: &Node<'_>, reader: &mut Reader) -> Option<DraftTurn> {
    let fields = reader.fields(node, people::key("progress"), &[lexicon::PROGRESS])?;
    let of = |key: &'static str| move || said!(OWN, "of-progress").with("key", Arg::key(key));
    let mut count = |key: &'static str| fields.get(key).and_then(|node| read_count(node, of(key), reader));
    let counts = ["steps-left", "walked", "stones", "offerings", "discarded"].map(&mut count);
    let [steps, walked, stones, offerings, discarded] = counts;
    let offered = fields.get("ordinary").and_then(|node| reader.word(node, of("ordinary"), &lexicon::YES_NO));
    let no_exact = fields.get("exact").and_then(|node| reader.word(node, of("exact"), &lexicon::NO)).is_some();
    Some(DraftTurn { steps, walked, stones, offerings, offered, discarded, no_exact })
}

/// The finished buildings: a list, or names between commas.
fn read_finished(node: &Node<'_>, reader: &mut Reader) -> Option<Vec<Building>> {
    if let Value::Scalar(text, _) = &node.value
        && (text.contains(',') || text.trim().is_empty() || is_nothing(text))
        && !node.is_absent()
    {
        let mut found = Vec::new();
        for name in text.split(',').map(str::trim).filter(|name| !name.is_empty() && !is_nothing(name)) {
            match BUILDINGS.find(name) {
                Some(building) => found.push(building),
                None => reader.problem(node, "case/unknown-word", BUILDINGS.no_such(name, &reader.letters)),
            }
        }
        return Some(found);
    }
    Some(node.items().iter().filter_map(|item| reader.word(item, said!(OWN, "a-finished-building"), &BUILDINGS)).collect())
}

fn read_dragons(node: &Node<'_>, reader: &mut Reader) -> Option<Vec<DraftDragon>> {
    let Value::Map(entries) = &node.value else {
        reader.wrong_type(node, people::key("dragons"), said!(OWN, "a-map-of-dragons"));
        return None;
    };
    let mut dragons: Vec<DraftDragon> = Vec::with_capacity(entries.len());
    for (key, value) in entries {
        let name = read_dragon(key, reader);
        let at = read_dragon_to(value, said!(OWN, "place-of-dragon"), reader);
        let (Some(name), Some(at)) = (name, at) else { continue };
        // A dragon under its people and under its colour is for the audit: which one a colour means is a ruling.
        if dragons.iter().any(|dragon| dragon.name == name) {
            reader.problem(key, "case/duplicate-key", said!(OWN, "dragon-twice").with("dragon", lexicon::DRAGONS.typed(name)));
        }
        dragons.push(DraftDragon { name, at });
    }
    Some(dragons)
}

/// A building, or out of the city.
pub(super) fn read_dragon_to(node: &Node<'_>, what: impl What, reader: &mut Reader) -> Option<DragonTo> {
    let text = reader.text(node, what)?;
    if lexicon::OUT.find(text).is_some() {
        return Some(DragonTo::Out);
    }
    let found = BUILDINGS.find(text);
    if found.is_none() {
        let help = suggest(text, lexicon::OUT.names()).unwrap_or_else(|| BUILDINGS.help(text, &reader.letters));
        reader.problem(node, "case/unknown-word", lexicon::OUT.no_such_but(text, help));
    }
    found.map(DragonTo::Building)
}

/// A dragon, by its people or a colour: colours without a dragon are read for the audit, but never suggested.
pub(super) fn read_dragon(node: &Node<'_>, reader: &mut Reader) -> Option<DragonName> {
    let text = reader.text(node, said!(OWN, "a-dragon"))?;
    let name = lexicon::DRAGONS.find(text);
    if name.is_none() {
        let help = suggest(text, lexicon::DRAGONS.names()).unwrap_or_else(|| said!(OWN, "dragons-known").into());
        reader.problem(node, "case/unknown-word", lexicon::DRAGONS.no_such_but(text, help));
    }
    name
}

/// The stones on the obelisk: `{7: [Ana, Luis], 8: Ana}`.
fn read_obelisk(node: &Node<'_>, names: &[&str], reader: &mut Reader) -> Option<[Vec<Seat>; 6]> {
    let mut levels: [Vec<Seat>; 6] = Default::default();
    if is_no_map(node) {
        return Some(levels);
    }
    let Value::Map(entries) = &node.value else {
        reader.wrong_type(node, people::key("obelisk"), said!(OWN, "a-map-of-levels"));
        return None;
    };
    for (key, value) in entries {
        let price = reader.number(key, said!(OWN, "number-on-obelisk"), lexicon::PRICES);
        let level = price.and_then(|price| u8::try_from(price).ok()).and_then(Level::priced);
        let owners = value.items().iter().filter_map(|owner| people::find(owner, names, reader)).collect();
        if let Some(place) = level.and_then(|level| levels.get_mut(level.index())) {
            *place = owners;
        }
    }
    Some(levels)
}

/// A reward: `2 crystals`, `1 crystal, 1 card, 1 scale`, `{crystals: 2}`, `none`.
pub(super) fn read_reward(node: &Node<'_>, what: impl What, reader: &mut Reader) -> Option<Reward> {
    let before = reader.problems.len();
    let mut reward = Reward::NONE;
    let mut add = |ware: Ware, count: u8| {
        let held = match ware {
            Ware::Crystals => &mut reward.crystals,
            Ware::Cards => &mut reward.cards,
            Ware::Scales => &mut reward.scales,
        };
        *held = held.saturating_add(count);
    };
    if let Value::Map(entries) = &node.value {
        for (key, value) in entries {
            let count = reader
                .number(value, || said!(VALUES, "count-of").with("what", what.name()), shapes::WARES)
                .and_then(|count| u8::try_from(count).ok());
            if let (Some(ware), Some(count)) = (reader.word(key, said!(OWN, "a-reward"), &lexicon::WARES), count) {
                add(ware, count);
            }
        }
        return (reader.problems.len() == before).then_some(reward);
    }
    let text = reader.text(node, what)?;
    if lexicon::NONE.find(text).is_some() || text.trim().is_empty() {
        return Some(reward);
    }
    for part in text.split(',') {
        let part = part.trim();
        let word = part.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let count = part[..part.len() - word.len()].parse::<u8>().ok().filter(|&count| count <= 9);
        match (lexicon::WARES.find(word), count) {
            (Some(ware), Some(count)) => add(ware, count),
            (_, count) => {
                let word = word.trim();
                let near = suggest(word, lexicon::WARES.names()).filter(|_| count.is_some());
                let otherwise = || said!(OWN, "no-reward").with("text", part).with("what", what.name());
                let message = near.map_or_else(otherwise, |help| lexicon::WARES.no_such_but(word, help));
                reader.problem(node, "case/unknown-word", message);
            }
        }
    }
    (reader.problems.len() == before).then_some(reward)
}
