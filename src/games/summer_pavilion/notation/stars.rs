//! The tiles on the stars of a board: `{blue: "1 5", centre: {1: red}}`; where not all is told, `{blue: {6: ., ...: .}, ...: .}`.

use super::OWN;
use super::lexicon::{self, COLOURS, LACKS};
use crate::case::{MORE, Node, Reader, Value, What, fold, is_and, is_no_map};
use crate::game::ways::{Manner, ways};
use crate::games::summer_pavilion::wording::star_named;
use crate::games::summer_pavilion::{Arm, Colour, Glimpse, Pavilion, Side, Space, SpaceSet, Star, Tiles};
use crate::order;
use crate::words::{Arg, Message, said};
use serde_json::{Map, Value as Json};

/// The name that a star has as a key of a case.
pub(crate) fn key(side: Side, star: Star) -> &'static str {
    lexicon::stars(side).name(star)
}

/// A space's number in a case: the printed one; in the monochrome centre, where all are 3, its place clockwise from the top.
pub(crate) fn number(side: Side, space: Space) -> usize {
    if side == Side::Monochrome && space.star() == Star::CENTRE {
        return space.arm().number();
    }
    space.cost(side).into()
}

/// What a case that is written calls a space.
pub(crate) fn label(side: Side, space: Space) -> String {
    let number = number(side, space);
    if is_printed_too(side, space.star(), number) { lexicon::THIRD_PLACE.to_owned() } else { number.to_string() }
}

/// Whether the number of a place is printed on other spaces of its star.
pub(crate) fn is_printed_too(side: Side, star: Star, number: usize) -> bool {
    side == Side::Monochrome && star == Star::CENTRE && number == 3
}

/// The space of a star with a number; none for a number that no space has.
pub(crate) fn space(side: Side, star: Star, number: usize) -> Option<Space> {
    Arm::all().map(|arm| Space::at(star, arm)).find(|&space| self::number(side, space) == number)
}

ways! {
    /// The stars of a board, or what is told of them where not all is; those that are not named are empty otherwise.
    pub(crate) Stars: Glimpse = lexicon::SOME_STARS, read_stars, write_stars;
}

fn read_stars(node: &Node<'_>, what: impl What, manner: &Manner<'_>, reader: &mut Reader) -> Option<Glimpse> {
    let before = reader.problems.len();
    let side = side(manner);
    let mut glimpse = Glimpse::default();
    let (node, rest) = node.without_rest();
    let node = &*node;
    if is_no_map(node) {
        return Some(Pavilion::default().into());
    }
    if let Value::Scalar(..) | Value::List(_) = &node.value {
        let blue = lexicon::stars(side).typed(Star::of(Colour::Blue));
        let message = said!(OWN, "stars-mapped").with("what", what.name()).with("star", blue);
        reader.problem(node, "case/wrong-type", message.with("coloured", side == Side::Coloured));
        return None;
    }
    let fields = reader.fields(node, what, &[lexicon::star_keys(side)])?;
    for star in Star::all() {
        let name = key(side, star);
        let Some(node) = fields.get(name) else {
            if rest.is_none() {
                glimpse.untold = glimpse.untold.without(star.spaces());
            }
            continue;
        };
        let what = || {
            let player = what.name().arg("player").cloned().unwrap_or(Arg::Term(""));
            said!(OWN, "star-of").with("star", star_named(name)).with("player", player)
        };
        let (node, rest) = node.without_rest();
        glimpse.untold = glimpse.untold.without(match rest {
            None => star.spaces(),
            Some(_) => named(&node, side, star),
        });
        let may_differ = star == Star::CENTRE || side == Side::Monochrome;
        if let Some(lacks) = rest.filter(|_| may_differ).and_then(lacking) {
            glimpse.lacks[star.index()] = lacks;
        } else if let Some(rest) = rest.filter(|rest| !rest.is_untold()) {
            reader.misplaced(rest, what, map_of_tiles(side, star));
        }
        read_star(&node, Reading { what, side, star }, &mut glimpse, reader);
    }
    if let Some(rest) = rest.filter(|rest| !rest.is_untold()) {
        reader.misplaced(rest, what, said!(OWN, "stars-in-part"));
    }
    if reader.problems.len() > before {
        return None;
    }
    Some(if glimpse.is_whole() { glimpse.tiles.into() } else { glimpse })
}

/// The stars that have a tile: those of one printed colour by their numbers, all others by number and tile. Where not all is
/// told, all spaces that are, and what is told of the others.
fn write_stars(glimpse: &Glimpse, manner: &Manner<'_>) -> Option<Json> {
    let (side, is_whole) = (side(manner), glimpse.is_whole());
    if *glimpse == Glimpse::default() {
        return None;
    }
    let tile = |space: Space| glimpse.tiles.at(space);
    let is_told = |space: &Space| if is_whole { tile(*space).is_some() } else { !glimpse.untold.has(*space) };
    let mut written = Map::new();
    for star in Star::all() {
        let mut told: Vec<Space> = star.spaces().iter().filter(is_told).collect();
        order::by_key(&mut told, |&space| number(side, space));
        let lacks: Vec<&str> = glimpse.lacks[star.index()].iter().map(|(lacks, _)| COLOURS.name(lacks)).collect();
        if told.is_empty() && (is_whole || lacks.is_empty()) {
            continue;
        }
        let value = if is_whole && side == Side::Coloured && told.iter().all(|&space| tile(space) == star.colour()) {
            told.iter().map(|&space| label(side, space)).collect::<Vec<_>>().join(" ").into()
        } else {
            let entry = |space| (label(side, space), tile(space).map_or(".", |colour| COLOURS.name(colour)).into());
            let mut tiles: Map<String, Json> = told.into_iter().map(entry).collect();
            if !is_whole && !glimpse.shows(star) {
                let rest = if lacks.is_empty() { ".".to_owned() } else { format!("{} {}", LACKS[0], lacks.join(", ")) };
                tiles.insert(MORE.to_owned(), rest.into());
            }
            tiles.into()
        };
        written.insert(key(side, star).to_owned(), value);
    }
    if !is_whole {
        written.insert(MORE.to_owned(), ".".into());
    }
    Some(written.into())
}

pub(crate) fn side(manner: &Manner<'_>) -> Side {
    lexicon::side(manner.set)
}

/// The colours of "no blue, red"; none for another text.
fn lacking(node: &Node<'_>) -> Option<Tiles> {
    let Value::Scalar(text, _) = &node.value else { return None };
    let (word, colours) = text.trim().split_once(char::is_whitespace)?;
    let colours = colours.split([',', ' ']).filter(|word| !word.is_empty()).map(|word| COLOURS.find(word));
    colours.collect::<Option<Tiles>>().filter(|_| LACKS.contains(&word))
}

/// The spaces that a map of a star names.
fn named(node: &Node<'_>, side: Side, star: Star) -> SpaceSet {
    let Value::Map(entries) = &node.value else { return SpaceSet::EMPTY };
    let number = |key: &Node<'_>| match &key.value {
        Value::Scalar(text, _) => lexicon::NUMBERS.find(text).or_else(|| lexicon::PLACES.find(text)),
        Value::List(_) | Value::Map(_) => None,
    };
    entries.iter().filter_map(|(key, _)| space(side, star, number(key)?)).collect()
}

/// Which star is read.
#[derive(Clone, Copy)]
struct Reading<W> {
    what: W,
    side: Side,
    star: Star,
}

fn read_star<W: What>(node: &Node<'_>, reading: Reading<W>, board: &mut Glimpse, reader: &mut Reader) {
    let Reading { what, side, star } = reading;
    let printed = star.colour().filter(|_| side == Side::Coloured);
    if let Value::Map(entries) = &node.value {
        // Beside other places a 3 is one of them.
        let is_three = |key: &Node<'_>| matches!(&key.value, Value::Scalar(text, _) if text.trim() == "3");
        if let [(key, _)] = &entries[..]
            && is_three(key)
            && is_printed_too(side, star, 3)
        {
            reader.problem(key, "case/unclear", said!(OWN, "three-or-place").with("what", what.name()));
            return;
        }
        for (key, value) in entries.iter().filter(|(_, value)| !value.is_dot() && !says(value, lexicon::FREE)) {
            let is_place = matches!(&key.value, Value::Scalar(text, _) if lexicon::PLACES.find(text).is_some());
            let numbers = if star == Star::CENTRE && is_place { &lexicon::PLACES } else { &lexicon::NUMBERS };
            let number = reader.word(key, || said!(OWN, "number-in").with("what", what.name()), numbers);
            if lacking(value).is_some() {
                reader.misplaced(value, what, map_of_tiles(side, star));
                continue;
            }
            let covered = printed.filter(|_| says(value, lexicon::COVERED));
            let tile = || said!(OWN, "tile-on").with("what", what.name());
            let colour = covered.or_else(|| reader.word(value, tile, lexicon::COLOURS));
            let (Some(number), Some(colour)) = (number, colour) else { continue };
            put(key, reading, (number, colour), board, reader);
        }
        return;
    }
    if node.is_absent() {
        reader.problem(node, "case/no-value", said!(OWN, "star-absent").with("what", what.name()));
        return;
    }
    let Some(colour) = printed else {
        // An empty star may be written like any other.
        let empty = matches!(&node.value, Value::Scalar(text, _) if text.trim().is_empty());
        if !empty {
            reader.wrong_type(node, what, map_of_tiles(side, star));
        }
        return;
    };
    if says(node, lexicon::FULL) {
        star.spaces().iter().for_each(|space| board.put(space, colour));
        return;
    }
    if reader.is_all(node, what, &lexicon::NUMBERS, Arm::all().count() as u32, Some("stars")).is_none() {
        return;
    }
    let Some(numbers) = reader.pieces(&one_by_one(node), what, &lexicon::NUMBERS) else { return };
    let may_be_drawn = matches!(node.value, Value::Scalar(..));
    if numbers.contains(&None) && !(may_be_drawn && is_drawing(&numbers)) {
        reader.problem(node, "case/unknown-word", said!(OWN, "sign-odd").with("what", what.name()));
        return;
    }
    for number in numbers.into_iter().flatten() {
        if !put(node, reading, (number, colour), board, reader) {
            break;
        }
    }
}

/// Whether a text is one of some words.
fn says(node: &Node<'_>, words: &[&str]) -> bool {
    matches!(&node.value, Value::Scalar(text, _) if words.contains(&&*fold(text)))
}

/// `1 and 2` as `1 2`, `1 to 4` as `1 2 3 4`.
fn one_by_one<'s>(node: &Node<'s>) -> Node<'s> {
    let Value::Scalar(text, style) = &node.value else { return node.clone() };
    let words: Vec<_> = text.split_whitespace().filter(|word| !is_and(word)).collect();
    let is_same = words.len() == text.split_whitespace().count();
    let numbers = match words[..] {
        [from, first, to, last] if lexicon::FROM.contains(&from) => range([first, to, last]),
        [first, to, last] => range([first, to, last]),
        _ => None,
    };
    let told = numbers.or_else(|| (!is_same).then(|| words.join(" ")));
    told.map_or_else(|| node.clone(), |told| Node { value: Value::Scalar(told.into(), *style), span: node.span })
}

/// All numbers from one to another.
fn range([first, to, last]: [&str; 3]) -> Option<String> {
    let numbers = first.parse::<u8>().ok()?..=last.parse::<u8>().ok().filter(|_| lexicon::TO.contains(&to))?;
    Some(numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(" "))
}

/// How the tiles of a star are told: by the numbers of its spaces, or where several print the same by their places.
fn map_of_tiles(side: Side, star: Star) -> Message {
    said!(OWN, "a-map-of-tiles").with("places", is_printed_too(side, star, 3))
}

/// Whether all six spaces are drawn, dots for free ones, or none. Otherwise dots and dashes are ambiguous: `-1`, `1.5`, `1-5`.
fn is_drawing(numbers: &[Option<usize>]) -> bool {
    let in_place = (1..).zip(numbers).all(|(place, number)| number.is_none_or(|number| number == place));
    numbers.iter().all(Option::is_none) || (in_place && numbers.len() == Arm::all().count())
}

/// Puts one tile on its space, if that is free; a space that has one already is a problem at `node`.
fn put<W: What>(
    node: &Node<'_>,
    reading: Reading<W>,
    (number, colour): (usize, Colour),
    board: &mut Glimpse,
    reader: &mut Reader,
) -> bool {
    let Some(space) = space(reading.side, reading.star, number) else { return true };
    let is_free = board.tiles.at(space).is_none();
    if is_free {
        board.put(space, colour);
    } else {
        let message = said!(OWN, "space-twice").with("what", reading.what.name()).with("number", number);
        reader.problem(node, "case/named-twice", message);
    }
    is_free
}
