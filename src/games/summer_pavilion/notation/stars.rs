//! The tiles on the stars of a board: `{blue: "1 5", centre: {1: red}}`.

use super::OWN;
use super::lexicon;
use super::part;
use crate::case::{Node, Reader, Value, What, is_no_map};
use crate::games::summer_pavilion::wording::star_named;
use crate::games::summer_pavilion::{Arm, Colour, Glimpse, Side, Space, SpaceSet, Star};
use crate::words::said;

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
pub(super) fn is_printed_too(side: Side, star: Star, number: usize) -> bool {
    side == Side::Monochrome && star == Star::CENTRE && number == 3
}

/// The space of a star with a number; none for a number that no space has.
pub(super) fn space(side: Side, star: Star, number: usize) -> Option<Space> {
    Arm::all().map(|arm| Space::at(star, arm)).find(|&space| self::number(side, space) == number)
}

/// The stars of a board: what lies on them, or what is told of them where not all is.
pub(super) enum Stars {
    Whole([Option<Colour>; 42]),
    Part(Glimpse),
}

/// Reads the stars of a board; those that are not named are empty, unless it says that not all is told.
pub(super) fn read(node: &Node<'_>, player: &str, side: Side, reader: &mut Reader) -> Option<Stars> {
    let before = reader.problems.len();
    let mut board = [None; 42];
    let mut glimpse = Glimpse::default();
    let (node, rest) = node.without_rest();
    let node = &*node;
    let what = || said!(OWN, "stars-of").with("player", player);
    if is_no_map(node) {
        return Some(Stars::Whole(board));
    }
    if let Value::Scalar(..) | Value::List(_) = &node.value {
        let message =
            said!(OWN, "stars-mapped").with("what", what()).with("star", lexicon::stars(side).typed(Star::of(Colour::Blue)));
        let coloured = side == Side::Coloured;
        reader.problem(node, "case/wrong-type", message.with("coloured", coloured));
        return None;
    }
    let fields = reader.fields(node, what, &[lexicon::star_keys(side)])?;
    for star in Star::all() {
        let name = key(side, star);
        let Some(node) = fields.get(name) else {
            if rest.is_none() {
                glimpse.seen = glimpse.seen.or(star.spaces());
            }
            continue;
        };
        let what = || said!(OWN, "star-of").with("star", star_named(name)).with("player", player);
        let (node, rest) = node.without_rest();
        glimpse.seen = glimpse.seen.or(match rest {
            None => star.spaces(),
            Some(_) => named(&node, side, star),
        });
        if let Some(lacks) = rest.filter(|_| star == Star::CENTRE).and_then(part::lacking) {
            glimpse.centre_lacks = lacks;
        } else if let Some(rest) = rest.filter(|rest| !rest.is_dot()) {
            reader.misplaced(rest, what, said!(OWN, "a-map-of-tiles"));
        }
        read_star(&node, Reading { what, side, star }, &mut board, reader);
    }
    if let Some(rest) = rest.filter(|rest| !rest.is_dot()) {
        reader.misplaced(rest, what, said!(OWN, "a-map-of-tiles"));
    }
    if reader.problems.len() > before {
        return None;
    }
    if Star::all().all(|star| glimpse.shows(star)) {
        return Some(Stars::Whole(board));
    }
    for (space, colour) in Space::all().filter_map(|space| Some((space, board[space.index()]?))) {
        glimpse.put(space, colour);
    }
    Some(Stars::Part(glimpse))
}

/// The spaces that a map of a star names.
fn named(node: &Node<'_>, side: Side, star: Star) -> SpaceSet {
    let Value::Map(entries) = &node.value else { return SpaceSet::EMPTY };
    let number = |key: &Node<'_>| match &key.value {
        Value::Scalar(text, _) => lexicon::NUMBERS.find(text).or_else(|| lexicon::PLACES.find(text)),
        Value::List(_) | Value::Map(_) => None,
    };
    let spaces = entries.iter().filter_map(|(key, _)| space(side, star, number(key)?));
    spaces.fold(SpaceSet::EMPTY, |all, space| all.or(SpaceSet::only(space)))
}

/// Which star is read.
#[derive(Clone, Copy)]
struct Reading<W> {
    what: W,
    side: Side,
    star: Star,
}

fn read_star<W: What>(node: &Node<'_>, reading: Reading<W>, board: &mut [Option<Colour>; 42], reader: &mut Reader) {
    let Reading { what, side, star } = reading;
    if let Value::Map(entries) = &node.value {
        for (key, value) in entries.iter().filter(|(_, value)| !value.is_dot()) {
            let is_place = matches!(&key.value, Value::Scalar(text, _) if lexicon::PLACES.find(text).is_some());
            let numbers = if star == Star::CENTRE && is_place { &lexicon::PLACES } else { &lexicon::NUMBERS };
            let number = reader.word(key, || said!(OWN, "number-in").with("what", what.name()), numbers);
            if part::lacking(value).is_some() {
                reader.misplaced(value, what, said!(OWN, "a-map-of-tiles"));
                continue;
            }
            let colour = reader.word(value, || said!(OWN, "tile-on").with("what", what.name()), &lexicon::COLOURS);
            let (Some(number), Some(colour)) = (number, colour) else { continue };
            // Beside other places it is one of them.
            let is_bare = |(key, _): &(Node<'_>, Node<'_>)| matches!(&key.value, Value::Scalar(text, _) if text.trim() == "3");
            if is_printed_too(side, star, number) && entries.iter().all(is_bare) {
                reader.problem(key, "case/unclear", said!(OWN, "three-or-place").with("what", what.name()));
                continue;
            }
            put(key, reading, (number, colour), board, reader);
        }
        return;
    }
    if node.is_absent() {
        reader.problem(node, "case/no-value", said!(OWN, "star-absent").with("what", what.name()));
        return;
    }
    let printed = star.colour().filter(|_| side == Side::Coloured);
    let Some(colour) = printed else {
        // An empty star may be written like any other.
        let empty = matches!(&node.value, Value::Scalar(text, _) if text.trim().is_empty());
        if !empty {
            reader.wrong_type(node, what, said!(OWN, "a-map-of-tiles"));
        }
        return;
    };
    if reader.is_all(node, what, &lexicon::NUMBERS, Arm::all().count() as u32, Some("stars")).is_none() {
        return;
    }
    let Some(numbers) = reader.pieces(node, what, &lexicon::NUMBERS) else { return };
    let may_be_drawn = matches!(node.value, Value::Scalar(..));
    if numbers.contains(&None) && !(may_be_drawn && is_drawing(&numbers)) {
        reader.problem(node, "case/unknown-word", said!(OWN, "sign-odd").with("what", what.name()));
        return;
    }
    for number in numbers.into_iter().flatten() {
        put(node, reading, (number, colour), board, reader);
    }
}

/// Whether all six spaces are drawn, dots for free ones, or none. Otherwise dots and dashes are ambiguous: `-1`, `1.5`, `1-5`.
fn is_drawing(numbers: &[Option<usize>]) -> bool {
    let in_place = (1..).zip(numbers).all(|(place, number)| number.is_none_or(|number| number == place));
    numbers.iter().all(Option::is_none) || (in_place && numbers.len() == Arm::all().count())
}

/// Puts one tile on its space; a space that has one already is a problem at `node`.
fn put<W: What>(
    node: &Node<'_>,
    reading: Reading<W>,
    (number, colour): (usize, Colour),
    board: &mut [Option<Colour>; 42],
    reader: &mut Reader,
) {
    let space = space(reading.side, reading.star, number);
    let Some(held) = space.and_then(|space| board.get_mut(space.index())) else { return };
    if held.is_some() {
        let message = said!(OWN, "space-twice").with("what", reading.what.name()).with("number", number);
        reader.problem(node, "case/named-twice", message);
    }
    *held = Some(colour);
}
