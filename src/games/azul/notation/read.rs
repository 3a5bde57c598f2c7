//! From a case to a draft and its moves.

use super::OWN;
use super::lexicon::{self, VariantWord};
use super::moves::{self, MoveContext};
use crate::case::{Fields, Lexicon, Node, Reader, Value, What, fold, suggest};
use crate::game::lexicon::COMMON;
use crate::game::shared::FILL;
use crate::game::{Entry, Parts, factories, heaps, people};
use crate::games::azul::pieces::{FLOOR, LineSet};
use crate::games::azul::position::{Phase, Setup, Side};
use crate::games::azul::{
    Azul, Colour, Draft, DraftFactory, DraftPlayer, Edition, Gold, Line, Move, Piece, Space, SpaceSet, Tiles,
};
use crate::words::{said, speech};

pub(crate) fn read(edition_index: usize, fields: &Fields<'_, '_>, reader: &mut Reader) -> Option<(Draft, Vec<Entry<Move>>)> {
    let before = reader.problems.len();
    let edition = super::edition(edition_index);
    let get = |key: &str| fields.get(key);

    let setup = read_setup(edition, edition_index, get("variant"), reader);
    let players =
        reader.required(fields, said!(COMMON, "the-case"), "players").and_then(|node| read_players(node, edition, reader));
    let names: Vec<&str> = players.iter().flatten().map(|player| player.name.as_str()).collect();
    let round = get("round")
        .and_then(|node| reader.number(node, said!(COMMON, "the-round"), lexicon::ROUNDS))
        .and_then(|round| u8::try_from(round).ok());
    let given_phase = get("phase").and_then(|node| reader.word(node, said!(COMMON, "the-phase"), &lexicon::PHASES));
    // Without players, every name in the rest of the case would be a fault of its own.
    let mut seat = |key: &str| get(key).filter(|_| players.is_some()).and_then(|node| people::find(node, &names, reader));
    let (turn, starter, marker) = (seat("turn"), seat("starter"), seat("marker"));
    let is_hidden = |node: &&Node<'_>| matches!(&node.value, Value::Scalar(text, _) if lexicon::HIDDEN.find(text).is_some());
    let as_taken = ["factories", "centre"].into_iter().filter_map(get).any(|node| is_hidden(&node));
    let factories = get("factories").filter(|node| !is_hidden(node)).and_then(|node| {
        let items = factories::list(node, reader)?;
        let factory = |(index, item): (usize, &Node<'_>)| {
            read_factory(item, || said!(COMMON, "factory").with("number", index + 1), edition, reader)
        };
        Some(items.iter().enumerate().filter_map(factory).collect::<Vec<_>>())
    });
    let centre = get("centre").filter(|node| !is_hidden(node)).and_then(|node| read_centre(node, edition, reader));
    let bag = get("bag").and_then(|node| read_tiles(node, || heaps::named("bag"), edition, 0, reader));
    let lid = get("lid").and_then(|node| read_tiles(node, || heaps::named("lid"), edition, 0, reader));
    let context =
        MoveContext { edition, names: &names, turn, factories_shown: factories.is_some() || given_phase == Some(Phase::Setup) };
    let moves = get("moves").filter(|_| players.is_some());
    let entries = moves.map_or_else(Vec::new, |node| moves::read(node, context, reader));

    // Without a problem every part that the case has was read.
    if reader.problems.len() > before {
        return None;
    }
    let draft = Draft {
        setup,
        round,
        phase: given_phase.unwrap_or(Phase::Offer),
        phase_given: given_phase.is_some(),
        turn,
        starter,
        marker,
        players: players?,
        factories,
        centre,
        as_taken,
        bag,
        lid,
    };
    Some((draft, entries))
}

fn read_setup(edition: Edition, edition_index: usize, node: Option<&Node<'_>>, reader: &mut Reader) -> Setup {
    let mut setup = Setup { edition, side: Side::Coloured, specialised: false };
    let Some(node) = node else { return setup };
    let mut side = None;
    for item in node.items() {
        let Some(variant) = reader.word(item, said!(COMMON, "the-variant"), &lexicon::VARIANTS) else { continue };
        let chosen = match variant {
            VariantWord::Coloured => Side::Coloured,
            VariantWord::Grey => Side::Grey,
            VariantWord::Specialised => {
                let printed = Azul::EDITIONS.get(edition_index);
                if printed.is_some_and(|edition| edition.variants.iter().any(|variant| variant.id == "specialised-factories")) {
                    setup.specialised = true;
                } else {
                    let title = printed.map_or("the game", |edition| edition.title);
                    reader.problem(item, "case/not-in-edition", said!(OWN, "no-specialised").with("title", title));
                }
                continue;
            }
        };
        if side.is_some_and(|before| before != chosen) {
            reader.problem(item, "case/contradiction", said!(OWN, "both-sides"));
        }
        side = Some(chosen);
    }
    setup.side = side.unwrap_or_default();
    setup
}

fn read_players(node: &Node<'_>, edition: Edition, reader: &mut Reader) -> Option<Vec<DraftPlayer>> {
    let items = people::list(node, reader)?;
    Some(items.iter().enumerate().map(|(index, item)| read_player(item, index, edition, reader)).collect())
}

/// A player; whatever is wrong is a problem, so that what comes back only has to have the name.
fn read_player(node: &Node<'_>, index: usize, edition: Edition, reader: &mut Reader) -> DraftPlayer {
    let (name, fields) = people::entry(node, index, lexicon::PLAYER, reader);
    let mut player = DraftPlayer { name, ..DraftPlayer::default() };
    let Some(fields) = fields else { return player };
    let name = player.name.as_str();
    let pieces = lexicon::pieces(edition);
    player.score = fields
        .get("score")
        .and_then(|node| reader.number(node, || said!(COMMON, "score-of").with("player", name), lexicon::SCORES))
        .and_then(|score| i32::try_from(score).ok());
    if let Some(node) = fields.get("wall")
        && let Some(rows) = reader.board(node, || said!(OWN, "wall-of").with("player", name), lexicon::seen(edition))
    {
        let spaces: Vec<_> = (0..25).filter_map(Space::new).zip(rows.as_flattened()).collect();
        spaces.iter().filter(|(_, held)| **held == Some(None)).for_each(|&(space, _)| player.untold_spaces.insert(space));
        player.wall = Some(rows.map(|row| row.map(Option::flatten)));
        if player.untold_spaces.len() == spaces.len() {
            (player.wall, player.untold_spaces) = (None, SpaceSet::EMPTY);
        }
    }
    if let Some(node) = fields.get("lines") {
        let what = || said!(OWN, "lines-of").with("player", name);
        player.none_full = matches!(&node.value, Value::Scalar(text, _) if lexicon::NOT_FULL.find(text).is_some());
        let lines = match &node.value {
            _ if player.none_full => None,
            Value::Map(_) => read_lines(node, what, edition, reader),
            _ => reader.rows(node, what, lexicon::seen(edition), "line"),
        };
        let told = |line: &Vec<Option<Option<Colour>>>| !line.contains(&Some(None));
        Line::all()
            .zip(lines.iter().flatten())
            .filter(|(_, line)| !told(line))
            .for_each(|(line, _)| player.untold_lines.insert(line));
        let line = |line: Vec<_>| if told(&line) { line.into_iter().map(Option::flatten).collect() } else { Vec::new() };
        player.lines = lines.map(|lines| lines.map(line));
        if player.untold_lines.len() == 5 {
            (player.lines, player.untold_lines) = (None, LineSet::EMPTY);
        }
    }
    if let Some(node) = fields.get("floor") {
        let what = || said!(OWN, "floor-of").with("player", name);
        (player.floor, player.fallen) = read_floor(node, what, edition, reader);
    }
    player.kept = fields.get("kept").and_then(|node| {
        let what = || said!(OWN, "kept-of").with("player", name);
        reader.is_all(node, what, pieces, 0, None)?;
        let kept = reader.pieces(node, what, pieces)?;
        Some(kept.into_iter().flatten().collect())
    });
    player
}

/// A floor line from the left; none for a space of which nothing is told.
type Pieces = Vec<Option<Piece>>;

/// A floor line: what lies there, or how many pieces where it is not told what they are; `1` alone is the marker.
fn read_floor(node: &Node<'_>, what: impl What, edition: Edition, reader: &mut Reader) -> (Option<Pieces>, Option<Pieces>) {
    if let Value::Scalar(text, _) = &node.value
        && let Some((Some(count), noun)) = speech::counted(&fold(text))
        && (noun.is_empty() && count != 1 || speech::is_tile(&noun).is_some())
        && i64::from(count) <= *lexicon::FALLEN.end()
    {
        return if count == 0 { (Some(Vec::new()), None) } else { (None, Some(vec![None; count as usize])) };
    }
    let is_all = reader.is_all(node, what, lexicon::fallen(edition), FLOOR as u32, None);
    let Some(pieces) = is_all.and_then(|()| reader.pieces(node, what, lexicon::fallen(edition))) else { return (None, None) };
    if pieces.contains(&Some(None)) {
        return (None, Some(pieces.into_iter().flatten().collect()));
    }
    (Some(pieces.into_iter().map(Option::flatten).collect()), None)
}

/// Lines by number, `{2: RR}`; those not named are empty (as with stars elsewhere), or not told: `{2: RR, ...: .}`.
fn read_lines(
    node: &Node<'_>,
    what: impl What,
    edition: Edition,
    reader: &mut Reader,
) -> Option<[Vec<Option<Option<Colour>>>; 5]> {
    let before = reader.problems.len();
    let (told, rest) = node.without_rest();
    let rest = rest.filter(|rest| rest.is_dot());
    let Value::Map(entries) = &(if rest.is_some() { &*told } else { node }).value else { return None };
    let mut lines: [Option<Vec<_>>; 5] = Default::default();
    for (key, value) in entries {
        let line = reader.numbered(key, what, &lexicon::SPOTS, lexicon::LINES);
        let tiles = reader.pieces(value, what, lexicon::seen(edition));
        let (Some((_, line)), Some(tiles)) = (line, tiles) else { continue };
        if lines.get_mut(line).and_then(|line| line.replace(tiles)).is_some() {
            reader.problem(key, "case/duplicate-key", said!(OWN, "line-twice").with("what", what.name()).with("line", line + 1));
        }
    }
    let other = || rest.map(|_| Some(None)).into_iter().collect();
    (reader.problems.len() == before).then(|| lines.map(|line| line.unwrap_or_else(other)))
}

/// A factory: a heap of tiles, or a map with its gold side.
pub(super) fn read_factory(node: &Node<'_>, what: impl What, edition: Edition, reader: &mut Reader) -> Option<DraftFactory> {
    let is_field =
        |key: &Node<'_>| matches!(&key.value, Value::Scalar(word, _) if lexicon::FACTORY.iter().any(|key| key.is(word)));
    match &node.value {
        Value::Map(entries) if entries.iter().any(|(key, _)| is_field(key)) => {
            let fields = reader.fields(node, what, &[lexicon::FACTORY])?;
            let gold = fields.get("gold").map(|node| read_gold(node, edition, reader));
            let tiles = reader.required(&fields, what, "tiles").and_then(|node| read_tiles(node, what, edition, FILL, reader));
            // A gold side that cannot be read must not leave the factory blue.
            Some(DraftFactory { tiles: tiles?, gold: gold.map_or(Some(None), |gold| gold.map(Some))? })
        }
        _ => Some(DraftFactory { tiles: read_tiles(node, what, edition, FILL, reader)?, gold: None }),
    }
}

fn read_gold(node: &Node<'_>, edition: Edition, reader: &mut Reader) -> Option<Gold> {
    let text = reader.text(node, said!(OWN, "gold-side"))?;
    let folded = fold(text);
    if let Some(colour) = lexicon::SEEK.iter().find_map(|seek| folded.strip_prefix(seek)) {
        let colours = lexicon::colours(edition);
        let found = colours.find_by(&reader.letters, colour);
        if found.is_none() {
            let message = said!(OWN, "seeks-no-colour").with("word", colour).with("help", colours.help(colour, &reader.letters));
            reader.problem(node, colours.fault(colour), message);
        }
        return found.map(Gold::Seek);
    }
    let found = lexicon::GOLD.find(text);
    if found.is_none() {
        let help = suggest(text, lexicon::GOLD.names()).unwrap_or_else(|| said!(OWN, "gold-sides").into());
        reader.problem(node, "case/unknown-word", said!(OWN, "no-gold-side").with("word", text).with("help", help));
    }
    found
}

/// A heap of tiles, which may be drawn with its `spaces`.
pub(super) fn read_tiles(node: &Node<'_>, what: impl What, edition: Edition, spaces: u32, reader: &mut Reader) -> Option<Tiles> {
    heaps::read(node, what, lexicon::colours(edition), spaces, reader)
}

/// The centre: tiles, and how many markers were typed.
fn read_centre(node: &Node<'_>, edition: Edition, reader: &mut Reader) -> Option<(Tiles, usize)> {
    let lexicon: &Lexicon<Piece> = lexicon::pieces(edition);
    let mut tiles = Tiles::EMPTY;
    let mut markers = 0;
    reader.is_all(node, said!(COMMON, "the-centre"), lexicon, 0, None)?;
    for (piece, count) in reader.counts(node, said!(COMMON, "the-centre"), lexicon, heaps::MOST)? {
        match piece {
            Piece::Tile(colour) => tiles.add(colour, u8::try_from(count).unwrap_or(u8::MAX)),
            Piece::Marker => markers += count as usize,
        }
    }
    Some((tiles, markers))
}
