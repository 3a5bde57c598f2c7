//! From a case to a draft and its moves.

use super::OWN;
use super::lexicon::{self, Piece};
use super::moves::{self, MoveContext};
use super::stars::{self, Stars};
use crate::case::{Fields, Node, Reader, Value, What};
use crate::game::lexicon::COMMON;
use crate::game::shared::FILL;
use crate::game::{Entry, factories, heaps, people};
use crate::games::summer_pavilion::pieces::{CORNERS, ROUNDS, SUPPLY};
use crate::games::summer_pavilion::scoring::TRACK;
use crate::games::summer_pavilion::{Draft, DraftPlayer, Move, Phase, Seat, Side, Tiles};
use crate::words::said;

/// Points that a token stands for.
const TOKEN: i32 = 80;

pub(crate) fn read(fields: &Fields<'_, '_>, reader: &mut Reader) -> Option<(Draft, Vec<Entry<Move>>)> {
    let before = reader.problems.len();
    let get = |key: &str| fields.get(key);

    let variant = get("variant").and_then(|node| reader.word(node, said!(COMMON, "the-variant"), &lexicon::VARIANTS));
    let side = variant.unwrap_or_default();
    let players = reader.required(fields, said!(COMMON, "the-case"), "players").and_then(|node| read_players(node, side, reader));
    let (players, bonus) = players.map_or((None, None), |(players, bonus)| (Some(players), bonus));
    let names: Vec<&str> = players.iter().flatten().map(|player| player.name.as_str()).collect();
    let round = get("round").and_then(|node| reader.number(node, said!(COMMON, "the-round"), lexicon::ROUNDS));
    let given_phase = get("phase").and_then(|node| reader.word(node, said!(COMMON, "the-phase"), &lexicon::PHASES));
    // Without players, every name in the rest of the case would be a fault of its own.
    let mut seat = |key: &str| get(key).filter(|_| players.is_some()).and_then(|node| people::find(node, &names, reader));
    let (turn, starter, marker) = (seat("turn"), seat("starter"), seat("marker"));
    let factories = get("factories").and_then(|node| {
        let items = factories::list(node, reader)?;
        let factory = |(index, item): (usize, &Node<'_>)| {
            read_tiles(item, || said!(COMMON, "factory").with("number", index + 1), FILL, reader)
        };
        Some(items.iter().enumerate().filter_map(factory).collect::<Vec<_>>())
    });
    let centre = get("centre").and_then(|node| read_centre(node, reader));
    let supply = get("supply").map(|node| read_some(node, || heaps::named("supply"), SUPPLY, reader));
    let (supply, some_supply) = supply.unwrap_or_default();
    let mut heap = |key: &'static str| get(key).and_then(|node| read_tiles(node, || heaps::named(key), 0, reader));
    let (bag, tower) = (heap("bag"), heap("tower"));
    let context =
        MoveContext { side, names: &names, turn, factories_shown: factories.is_some() || given_phase == Some(Phase::Setup) };
    let moves = get("moves").filter(|_| players.is_some());
    let entries = moves.map_or_else(Vec::new, |node| moves::read(node, context, reader));

    // Without a problem every part that the case has was read.
    if reader.problems.len() > before {
        return None;
    }
    let mut draft = Draft {
        side,
        round: round.and_then(|round| u8::try_from(round).ok()),
        phase: Phase::Play,
        phase_given: given_phase.is_some(),
        completed: false,
        leaves_some: false,
        turn,
        starter,
        marker,
        players: players?,
        factories,
        centre,
        supply,
        some_supply,
        bag,
        tower,
        bonus,
    };
    draft.phase = given_phase.unwrap_or_else(|| infer_phase(&draft, &entries));
    // A record that begins with a draw begins with the set-up, and says so by telling nothing else.
    draft.phase_given |= !entries.is_empty() && draft.phase == Phase::Setup;
    Some((draft, entries))
}

/// The likeliest phase of a case that does not say it.
fn infer_phase(draft: &Draft, entries: &[Entry<Move>]) -> Phase {
    let mut plays = entries.iter().map(|entry| &entry.play);
    let (first, second) = (plays.next(), plays.next());
    // The first refill fills all ten spaces, or tells no tiles and comes before a deal; any other refills after bonus tiles.
    let is_first = match first {
        Some(Move::Refill { tiles: Some(tiles) }) => tiles.total() == SUPPLY,
        Some(Move::Refill { tiles: None }) => matches!(second, Some(Move::Deal(_))),
        first => matches!(first, None | Some(Move::Deal(_))),
    };
    let named_only = |player: &DraftPlayer| *player == DraftPlayer { name: player.name.clone(), ..DraftPlayer::default() };
    let has_passed = |player: &DraftPlayer| player.passed.unwrap_or(player.corners.is_some_and(|corners| !corners.is_empty()));
    let heaps = [draft.supply, draft.bag, draft.tower];
    let only_players = draft.players.iter().all(named_only)
        && heaps.iter().all(Option::is_none)
        && draft.round.is_none()
        && draft.factories.is_none()
        && draft.centre.is_none()
        && draft.turn.is_none()
        && draft.some_supply.is_empty()
        && draft.marker.is_none()
        && draft.bonus.is_none();
    let on_offer = draft.factories.iter().flatten().any(|tiles| !tiles.is_empty())
        || draft.centre.is_some_and(|(tiles, markers)| !tiles.is_empty() || markers > 0);
    match first {
        _ if only_players && is_first => Phase::Setup,
        Some(Move::Take(_)) => Phase::Offer,
        Some(Move::Deal(_)) => Phase::Preparation,
        Some(Move::Finish) => Phase::End,
        None if draft.players.len() > 1 && draft.players.iter().all(has_passed) => {
            if draft.round == Some(ROUNDS) {
                Phase::End
            } else {
                Phase::Preparation
            }
        }
        _ if on_offer => Phase::Offer,
        _ => Phase::Play,
    }
}

/// Who still has to choose bonus tiles, and how many.
type Owed = Option<(Seat, u8)>;

fn read_players(node: &Node<'_>, side: Side, reader: &mut Reader) -> Option<(Vec<DraftPlayer>, Owed)> {
    let items = people::list(node, reader)?;
    let mut players = Vec::with_capacity(items.len());
    let mut owed: Owed = None;
    for (index, item) in items.iter().enumerate() {
        let (player, bonus) = read_player(item, index, side, reader);
        if let (Some((node, count)), Some(seat)) = (bonus, Seat::new(index)) {
            if owed.is_some() {
                reader.problem(node, "case/contradiction", said!(OWN, "two-bonuses"));
            }
            owed = Some((seat, count));
        }
        players.push(player);
    }
    Some((players, owed))
}

/// A player, and what `bonus:` says, unless it is 0. Faults are problems: a player that comes back may have only the name right.
fn read_player<'n, 's>(
    node: &'n Node<'s>,
    index: usize,
    side: Side,
    reader: &mut Reader,
) -> (DraftPlayer, Option<(&'n Node<'s>, u8)>) {
    let (name, fields) = people::entry(node, index, lexicon::PLAYER, reader);
    let mut player = DraftPlayer { name, ..DraftPlayer::default() };
    let Some(fields) = fields else { return (player, None) };
    let name = player.name.as_str();
    player.score = read_score(&fields, name, reader);
    match fields.get("stars").and_then(|node| stars::read(node, name, side, reader)) {
        Some(Stars::Whole(stars)) => player.stars = Some(stars),
        Some(Stars::Part(glimpse)) => player.glimpse = glimpse,
        None => {}
    }
    (player.tiles, player.some_tiles) = fields
        .get("tiles")
        .map(|node| read_some(node, || said!(OWN, "tiles-of").with("player", name), 0, reader))
        .unwrap_or_default();
    player.corners = fields
        .get("corners")
        .and_then(|node| read_tiles(node, || said!(OWN, "corners-of").with("player", name), CORNERS, reader));
    player.passed = fields.get("passed").and_then(|node| reader.word(node, people::key("passed"), &lexicon::YES_OR_NO));
    let bonus = fields.get("bonus").and_then(|node| {
        let count = reader.number(node, || said!(OWN, "bonus-of").with("player", name), lexicon::BONUS)?;
        Some((node, u8::try_from(count).ok()?))
    });
    player.no_bonus = bonus.is_some_and(|(_, count)| count == 0);
    (player, bonus.filter(|&(_, count)| count > 0))
}

/// All points: the place on the track and the tokens.
fn read_score(fields: &Fields<'_, '_>, name: &str, reader: &mut Reader) -> Option<i32> {
    let tokens = match fields.get("tokens") {
        Some(node) => reader.number(node, || said!(OWN, "tokens-of").with("player", name), lexicon::TOKENS)?,
        None => 0,
    };
    let Some(node) = fields.get("score") else {
        if let Some(node) = fields.get("tokens") {
            reader.problem(node, "case/missing-key", said!(OWN, "tokens-alone").with("player", name));
        }
        return None;
    };
    let score = reader.number(node, || said!(COMMON, "score-of").with("player", name), lexicon::SCORES)?;
    if tokens > 0 && score > i64::from(TRACK) {
        let problem = said!(OWN, "beyond-the-track").with("player", name).with("score", score);
        reader.problem(node, "case/contradiction", problem.with("track", TRACK));
        return None;
    }
    Some(i32::try_from(score).ok()? + TOKEN * i32::try_from(tokens).ok()?)
}

/// A heap of tiles, which may be drawn with its `spaces`.
pub(super) fn read_tiles(node: &Node<'_>, what: impl What, spaces: u32, reader: &mut Reader) -> Option<Tiles> {
    heaps::read(node, what, &lexicon::COLOURS, spaces, reader)
}

/// A heap, or tiles that it holds with others.
fn read_some(node: &Node<'_>, what: impl What, spaces: u32, reader: &mut Reader) -> (Option<Tiles>, Tiles) {
    let (told, rest) = node.without_rest();
    if let Value::Map(entries) = &told.value
        && let Some((_, dot)) = entries.iter().find(|(_, value)| value.is_dot())
    {
        reader.misplaced(dot, what, said!(OWN, "a-map-of-tiles"));
        return (None, Tiles::EMPTY);
    }
    let tiles = read_tiles(&told, what, spaces, reader);
    match rest {
        None => (tiles, Tiles::EMPTY),
        Some(rest) => {
            if !rest.is_dot() {
                reader.misplaced(rest, what, said!(OWN, "a-map-of-tiles"));
            }
            (None, tiles.unwrap_or_default())
        }
    }
}

/// The centre: tiles, and how many markers were typed.
fn read_centre(node: &Node<'_>, reader: &mut Reader) -> Option<(Tiles, usize)> {
    let mut tiles = Tiles::EMPTY;
    let mut markers = 0;
    reader.is_all(node, said!(COMMON, "the-centre"), &lexicon::PIECES, 0, None)?;
    for (piece, count) in reader.counts(node, said!(COMMON, "the-centre"), &lexicon::PIECES, heaps::MOST)? {
        match piece {
            Piece::Tile(colour) => tiles.add(colour, u8::try_from(count).unwrap_or(u8::MAX)),
            Piece::Marker => markers += count as usize,
        }
    }
    Some((tiles, markers))
}
