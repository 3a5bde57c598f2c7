//! The ways in which values of the family stand in cases, beyond those of all games.

use super::OWN;
use super::lexicon::{
    self, Colours, Fallen, GOLD, HIDDEN, Hidden, NOT_FULL, NOT_KEPT, NotFull, NotKept, Pieces, Rows, SEEKS, Seen, UNTOLD,
    VariantWord,
};
use crate::case::schema::pattern;
use crate::case::spelling::any_of;
use crate::case::{self, Node, Reader, Shape, Value, What, Written, fold, suggest};
use crate::game::Parts;
use crate::game::record::Record;
use crate::game::shared::FILL;
use crate::game::ways::{Lexica, Manner, Place, Run, Way, Word, ways};
use crate::games::azul::pieces::{self, LineSet};
use crate::games::azul::position::{Setup, Side, SomeWall};
use crate::games::azul::{Azul, Colour, DraftFactory, Gold, Line, Piece, Space, SpaceSet};
use crate::words::{Arg, said, speech};
use serde_json::Value as Json;
use std::marker::PhantomData;

type SomeLines = (Option<[Vec<Option<Colour>>; 5]>, LineSet, LineSet);
type SomeFloor = (Option<Vec<Option<Piece>>>, Option<Vec<Option<Piece>>>);

ways! {
    /// The side of the boards, and specialised factories where the rulebook prints them.
    pub(crate) Variant: Setup = Shape::Any(&[VARIANT, Shape::List(&VARIANT, Shape::MANY)]), read_variant, write_variant;
    /// Pattern lines, those of which nothing is told although of others something is, and those only told not to be full.
    pub(crate) Lines: SomeLines = Shape::Any(&[Shape::Rows(Colours::words, 5), Word::<NotFull>::SHAPE]), read_lines,
        write_lines;
    /// A floor line from the left; of one of which not all is told, its pieces.
    pub(crate) Floor: SomeFloor = Shape::Any(&[PIECES, Shape::Written(&COUNTED)]), read_floor,
        write_floor;
    /// A wall, and its spaces of which nothing is told although of others something is.
    pub(crate) Wall: SomeWall = Shape::Board(Colours::words, 5, 5), read_wall, write_wall;
    /// What lies on the kept "0" factory, and whether none is kept.
    pub(crate) Kept: (Option<Vec<Piece>>, bool) = Shape::Any(&[PIECES, Word::<NotKept>::SHAPE]), read_kept, write_kept;
    /// A factory: a heap of tiles, or a map with its gold side.
    pub(crate) AFactory: DraftFactory = A_FACTORY, read_a_factory, write_a_factory;
    /// The gold side of a factory; one that seeks a colour is the word for that, and the colour.
    pub(crate) GoldSide: Gold = Shape::Any(&[Shape::Word(|_| GOLD.vocabulary()), Shape::Written(&SEEKING)]), read_gold_side,
        write_gold_side;
}

const PIECES: Shape = Shape::Run(Pieces::words);

/// The variants of the edition, of which a case may name several.
const VARIANT: Shape = Shape::Word(|index| {
    let printed = Azul::EDITIONS.get(index).map_or(&[] as &[_], |edition| edition.variants);
    let mut words = lexicon::VARIANTS.vocabulary();
    words.things.retain(|thing| printed.iter().any(|variant| thing.is_called(variant.id)));
    words
});

fn read_variant(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<Setup> {
    let mut setup = Setup { edition: super::edition(manner.set), side: Side::default(), specialised: false };
    let mut side = None;
    for item in node.items() {
        match reader.word(item, what, &lexicon::VARIANTS) {
            Some(VariantWord::Side(chosen)) => {
                let before = side.replace(chosen);
                if before.is_some_and(|before| before != chosen) {
                    reader.problem(item, "case/contradiction", said!(OWN, "both-sides"));
                }
            }
            Some(VariantWord::Specialised) => {
                let printed = Azul::EDITIONS.get(manner.set);
                setup.specialised = printed.is_some_and(|edition| edition.variants.iter().any(|known| known.id == SPECIALISED));
                if !setup.specialised {
                    let title = printed.map_or("the game", |edition| edition.title);
                    reader.problem(item, "case/not-in-edition", said!(OWN, "no-specialised").with("title", title));
                }
            }
            None => {}
        }
    }
    setup.side = side.unwrap_or_default();
    Some(setup)
}

fn write_variant(setup: &Setup, _: &Manner<'_>) -> Option<Json> {
    let grey = (setup.side == Side::Grey).then_some(VariantWord::Side(Side::Grey));
    let words = grey.into_iter().chain(setup.specialised.then_some(VariantWord::Specialised));
    let mut words: Vec<Json> = words.map(|word| lexicon::VARIANTS.name(word).into()).collect();
    if words.len() < 2 { words.pop() } else { Some(words.into()) }
}

const SPECIALISED: &str = "specialised-factories";

/// Factories or a centre, unless no more is told of them than the moves: that is told of the whole table.
pub(crate) struct OrTaken<W>(PhantomData<W>);

impl<W: Way> Way for OrTaken<W> {
    type Is = W::Is;
    const SHAPE: Shape = Shape::Any(&[W::SHAPE, Word::<Hidden>::SHAPE]);
    fn read(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<W::Is> {
        if is_hidden(node) { None } else { W::read(node, what, manner, reader) }
    }
    fn write(value: &W::Is, manner: &Manner<'_>) -> Option<Json> {
        W::write(value, manner)
    }
}

/// Whether the tiles lie there that the moves take.
pub(crate) fn is_hidden(node: &Node<'_>) -> bool {
    matches!(&node.value, Value::Scalar(text, _) if HIDDEN.find(text).is_some())
}

/// What letters and signs stand for, and those for what is not told.
fn signs(manner: &Manner<'_>, piece: Option<Piece>, nothing: char) -> char {
    piece.map_or(nothing, |piece| Fallen::lexicon(manner.set).letter(Some(piece), manner.letters))
}

fn read_wall(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<SomeWall> {
    let rows: [[_; 5]; 5] = match &node.value {
        Value::Map(_) => {
            let rows = read_by_number(node, what, manner, reader, 5)?;
            rows.map(|row| row.try_into().unwrap_or_default())
        }
        _ => reader.board(node, what, Seen::lexicon(manner.set))?,
    };
    let spaces = Space::all().zip(rows.as_flattened());
    let untold: SpaceSet = spaces.filter(|(_, held)| **held == Some(None)).map(|(space, _)| space).collect();
    let tiles = Space::all().zip(rows.as_flattened()).filter_map(|(space, held)| Some((space, held.flatten()?))).collect();
    Some(SomeWall { tiles, untold, ..SomeWall::default() })
}

/// A row a line, as a `|` block shows it.
fn write_wall(wall: &SomeWall, manner: &Manner<'_>) -> Option<Json> {
    if !wall.is_told() {
        return None;
    }
    let mut text = String::with_capacity(50);
    for space in Space::all() {
        let nothing = if wall.untold.has(space) { UNTOLD } else { '.' };
        text.push(signs(manner, wall.tiles.at(space).map(Piece::Tile), nothing));
        text.push(if space.column().index() == 4 { '\n' } else { ' ' });
    }
    Some(text.into())
}

/// The spaces of lines; of one that is not told, a sign for that.
type Typed = [Vec<Option<Option<Colour>>>; 5];

fn read_lines(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<SomeLines> {
    let lines = match &node.value {
        Value::Scalar(text, _) if NOT_FULL.find(text).is_some() => {
            return Some((None, LineSet::EMPTY, Line::all().collect()));
        }
        Value::Map(_) => read_by_number(node, what, manner, reader, 1),
        _ => reader.rows(node, what, Seen::lexicon(manner.set), "line"),
    }?;
    let is_told = |line: &Vec<_>| !line.contains(&Some(None));
    let mut halves = Line::all().zip(&lines).filter(|(_, line)| !is_told(line) && line.iter().any(|held| *held != Some(None)));
    if let Some((line, _)) = halves.next() {
        let message = said!(OWN, "line-in-part").with("what", what.name()).with("line", line.number());
        return reader.fail(node, "case/unclear", message);
    }
    let untold: LineSet = Line::all().zip(&lines).filter(|(_, line)| !is_told(line)).map(|(line, _)| line).collect();
    if untold.len() == lines.len() {
        return Some((None, LineSet::EMPTY, LineSet::EMPTY));
    }
    let tiles = |line: Vec<_>| if is_told(&line) { line.into_iter().map(Option::flatten).collect() } else { Vec::new() };
    Some((Some(lines.map(tiles)), untold, LineSet::EMPTY))
}

/// The tiles alone.
fn write_lines((lines, untold, _): &SomeLines, manner: &Manner<'_>) -> Option<Json> {
    let tiles = |(line, held): (Line, &Vec<Option<Colour>>)| match untold.has(line) {
        true => UNTOLD.to_string(),
        false => held.iter().flatten().map(|&colour| signs(manner, Some(Piece::Tile(colour)), UNTOLD)).collect(),
    };
    Some(Line::all().zip(lines.as_ref()?).map(tiles).collect())
}

/// Lines by number, `{2: RR}`; those not named are empty (as with stars elsewhere), or not told: `{2: RR, ...: .}`.
/// Rows of a wall likewise, with as many `spaces` as they have.
fn read_by_number(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader, spaces: usize) -> Option<Typed> {
    let before = reader.problems.len();
    let (told, rest) = node.without_rest();
    if let Some(rest) = rest.filter(|rest| !rest.is_untold()) {
        return reader.fail(rest, "case/unclear", said!(OWN, "rest-told").with("what", what.name()).with("rows", spaces > 1));
    }
    let Value::Map(entries) = &told.value else { return None };
    let mut lines: [Option<Vec<_>>; 5] = Default::default();
    for (key, value) in entries {
        let line = Place::<Rows>::read(key, what, manner, reader);
        let tiles = reader.pieces(value, what, Seen::lexicon(manner.set));
        let (Some(line), Some(tiles)) = (line, tiles) else { continue };
        if spaces > 1 && tiles.len() != spaces {
            let row = said!(case::VALUES, "row-of").with("row", Arg::Term("row")).with("number", line.number());
            let message = said!(case::VALUES, "spaces-wrong").with("what", row.with("what", what.name()));
            reader.problem(value, "case/board-size", message.with("count", tiles.len()).with("columns", spaces));
        }
        if lines.get_mut(line.index()).and_then(|line| line.replace(tiles)).is_some() {
            let message = said!(OWN, "line-twice").with("what", what.name()).with("line", line.number());
            reader.problem(key, "case/duplicate-key", message);
        }
    }
    let other = || match rest {
        Some(_) => vec![Some(None); spaces],
        None if spaces > 1 => vec![None; spaces],
        None => Vec::new(),
    };
    (reader.problems.len() == before).then(|| lines.map(|line| line.unwrap_or_else(other)))
}

/// The most pieces that may be told to lie there without what they are. One would be the marker, `1`.
const FALLEN: u16 = 9;

/// One piece of which it is not told what it is.
const ONE_FALLEN: &str = "1 tile";

static COUNTED: Written = Written {
    what: "floor line with pieces that are not told",
    patterns: |index| {
        let piece = pattern(&Pieces::words(index));
        vec![format!(r"[2-{FALLEN}]|{ONE_FALLEN}|(?:{piece})*\?(?:\?|{piece})*")]
    },
    examples: &["3", "???"],
};

fn read_floor(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<SomeFloor> {
    if let Value::Scalar(text, _) = &node.value {
        if lexicon::FULL.contains(&&*fold(text)) {
            return Some((None, Some(vec![None; pieces::FLOOR])));
        }
        if let Some((Some(count @ ..=FALLEN), noun)) = speech::counted(&fold(text))
            && (noun.is_empty() && count != 1 || speech::is_tile(&noun).is_some())
        {
            return Some(if count == 0 { (Some(Vec::new()), None) } else { (None, Some(vec![None; count.into()])) });
        }
        if let Some(pieces) = fallen_in_words(text, Pieces::lexicon(manner.set)) {
            return Some((None, Some(pieces)));
        }
    }
    let lexicon = Fallen::lexicon(manner.set);
    reader.is_all(node, what, lexicon, pieces::FLOOR as u32, None)?;
    let pieces = reader.pieces(node, what, lexicon)?;
    Some(match pieces.contains(&Some(None)) {
        // As of a line, a sign alone says that nothing is told.
        true if pieces.len() == 1 => (None, None),
        true => (None, Some(pieces.into_iter().flatten().collect())),
        false => (Some(pieces.into_iter().map(Option::flatten).collect()), None),
    })
}

/// `the marker and 2 tiles`: pieces of which some are only counted. Beside the marker `1` is not another one.
fn fallen_in_words(text: &str, lexicon: &case::Lexicon<Piece>) -> Option<Vec<Option<Piece>>> {
    let folded = fold(text);
    let words: Vec<_> = folded.split(['-', ',']).filter(|word| !word.is_empty()).collect();
    let joins = |word: &&str| *word == "+" || case::is_and(word);
    let mut pieces = Vec::new();
    for part in words.split(joins) {
        let part = part.join("-");
        let (count, noun) = speech::counted(&part).unwrap_or((None, part));
        let noun = speech::bare(&noun, |_| false);
        let is_number = noun.is_empty() && words.iter().any(joins) && (count > Some(1) || pieces.contains(&Some(Piece::Marker)));
        let is_tile = is_number || speech::is_tile(&noun).is_some();
        let piece = if is_tile { None } else { Some(lexicon.find(&noun)?) };
        // Of several it has to be said how many they are.
        let is_one = || lexicon.names().any(|name| name == noun);
        let count = count.or_else(|| is_one().then_some(1))?;
        pieces.extend(std::iter::repeat_n(piece, count.min(FALLEN).into()));
    }
    pieces.contains(&None).then_some(pieces)
}

fn write_floor((floor, fallen): &SomeFloor, manner: &Manner<'_>) -> Option<Json> {
    if fallen.as_deref() == Some(&[None]) {
        return Some(ONE_FALLEN.into());
    }
    let (pieces, nothing) = floor.as_ref().map(|floor| (floor, '.')).or(fallen.as_ref().map(|fallen| (fallen, UNTOLD)))?;
    Some(pieces.iter().map(|&piece| signs(manner, piece, nothing)).collect::<String>().into())
}

fn read_kept(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<(Option<Vec<Piece>>, bool)> {
    if matches!(&node.value, Value::Scalar(text, _) if NOT_KEPT.find(text).is_some()) {
        return Some((None, true));
    }
    let lexicon = Pieces::lexicon(manner.set);
    reader.is_all(node, what, lexicon, 0, None)?;
    Some((Some(reader.pieces(node, what, lexicon)?.into_iter().flatten().collect()), false))
}

fn write_kept((kept, keeps_none): &(Option<Vec<Piece>>, bool), manner: &Manner<'_>) -> Option<Json> {
    let signs = |pieces: &Vec<Piece>| pieces.iter().map(|&piece| signs(manner, Some(piece), UNTOLD)).collect::<String>();
    kept.as_ref().map(signs).or(keeps_none.then(|| NOT_KEPT.name(()).to_owned())).map(Json::from)
}

const A_FACTORY: Shape = Shape::Any(&[
    Run::<Colours>::SHAPE,
    Shape::Map(&case::Fixed { what: DraftFactory::WHAT, keys: DraftFactory::KEYS, needs: &["tiles"] }),
]);

fn read_a_factory(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<DraftFactory> {
    let is_known = |word: &str| DraftFactory::KEYS.iter().any(|key| key.is(word));
    let is_field = |(key, _): &(Node<'_>, _)| matches!(&key.value, Value::Scalar(word, _) if is_known(word));
    let mut factory = DraftFactory::default();
    match &node.value {
        Value::Map(entries) if entries.iter().any(is_field) => {
            let fields = reader.fields(node, what, &[DraftFactory::KEYS])?;
            reader.required(&fields, what, "tiles");
            factory.read(&fields, |_| what.name(), manner, reader);
        }
        _ => factory.tiles = Run::<Colours, FILL>::read(node, what, manner, reader)?,
    }
    Some(factory)
}

fn write_a_factory(factory: &DraftFactory, manner: &Manner<'_>) -> Option<Json> {
    let mut map = factory.write(manner);
    if factory.gold.is_some() { Some(map.into()) } else { map.remove("tiles") }
}

static SEEKING: Written = Written {
    what: lexicon::SOUGHT,
    patterns: |index| vec![format!("(?:{})(?:{})", any_of(SEEKS.iter().copied()), pattern(&Colours::words(index)))],
    examples: &["seek blue", "busca azul"],
};

fn read_gold_side(node: &Node<'_>, _: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<Gold> {
    let text = reader.text(node, said!(OWN, "gold-side"))?;
    let folded = fold(text);
    if let Some(colour) = SEEKS.iter().find_map(|seek| folded.strip_prefix(seek)) {
        let colours = Colours::lexicon(manner.set);
        let found = colours.find_by(&reader.letters, colour);
        if found.is_none() {
            let message = said!(OWN, "seeks-no-colour").with("word", colour).with("help", colours.help(colour, &reader.letters));
            reader.problem(node, colours.fault(colour), message);
        }
        return found.map(Gold::Seek);
    }
    let found = GOLD.find(text);
    if found.is_none() {
        let help = suggest(text, GOLD.names()).unwrap_or_else(|| said!(OWN, "gold-sides").into());
        reader.problem(node, "case/unknown-word", said!(OWN, "no-gold-side").with("word", text).with("help", help));
    }
    found
}

fn write_gold_side(gold: &Gold, manner: &Manner<'_>) -> Option<Json> {
    Some(match gold {
        Gold::Seek(colour) => format!("seek {}", Colours::lexicon(manner.set).name(*colour)).into(),
        other => GOLD.name(*other).into(),
    })
}
