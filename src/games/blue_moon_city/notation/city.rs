//! The city as it lies on the table: five rows of tiles.

use super::lexicon::BUILDINGS;
use super::{OWN, shapes};
use crate::case::{Node, Reader, Span, Style, VALUES, Value, What};
use crate::game::ways::{Manner, ways};
use crate::games::blue_moon_city::{Building, Spot};
use crate::words::said;
use serde_json::Value as Json;

/// Tiles of each row.
pub(crate) const ROWS: [usize; 5] = [3, 5, 5, 5, 3];

/// A word with its place in the source.
struct Tile<'n> {
    span: Span,
    word: &'n str,
}

/// The words of a row that begins `at` a place in a text, between commas, or between blanks where there is no comma.
fn row<'n>(node: &Node<'_>, line: &'n str, mut at: usize) -> Vec<Tile<'n>> {
    let comma = line.contains(',');
    let parts = line.split_inclusive(|letter: char| if comma { letter == ',' } else { letter.is_whitespace() });
    let tile = |part: &'n str| {
        let word = part.trim_end_matches(',').trim();
        let start = at + part.len() - part.trim_start().len();
        at += part.len();
        (!word.is_empty()).then(|| Tile { span: node.part(start..start + word.len()), word })
    };
    parts.filter_map(tile).collect()
}

/// The rows of a city and the words in them: a text with a row a line, or a list of rows. None for anything else.
fn rows<'n>(node: &'n Node<'_>) -> Option<Vec<Vec<Tile<'n>>>> {
    match &node.value {
        Value::Scalar(_, Style::Folded) | Value::Map(_) => None,
        Value::Scalar(text, _) => {
            let mut at = 0;
            let lines = text.split_inclusive('\n').map(|line| {
                at += line.len();
                row(node, line, at - line.len())
            });
            Some(lines.filter(|row| !row.is_empty()).collect())
        }
        Value::List(items) => items
            .iter()
            .map(|item| match &item.value {
                Value::Scalar(text, _) => Some(row(item, text, 0)),
                Value::List(tiles) => tiles
                    .iter()
                    .map(|tile| match &tile.value {
                        Value::Scalar(word, _) => Some(Tile { span: tile.span, word: word.trim() }),
                        _ => None,
                    })
                    .collect(),
                Value::Map(_) => None,
            })
            .collect(),
    }
}

/// Where the tile at a row and a place in that row stands.
pub(crate) fn find(node: &Node<'_>, row: usize, tile: usize) -> Option<Span> {
    rows(node)?.get(row)?.get(tile).map(|tile| tile.span)
}

/// The row of a place in a written city, and its place in that row.
pub(crate) fn typed(spot: Spot) -> (usize, usize) {
    let indent = if matches!(spot.row(), 0 | 4) { 1 } else { 0 };
    (spot.row(), spot.column().saturating_sub(indent))
}

ways! {
    /// The tiles as they lie; a dot or `?` is one that nobody says.
    pub(crate) City: [Option<Building>; 21] = shapes::CITY, read_city, |city, _| write_city(city);
}

fn read_city(node: &Node<'_>, what: impl What, _: &Manner<'_>, reader: &mut Reader) -> Option<[Option<Building>; 21]> {
    if let Value::Scalar(_, Style::Folded) = &node.value {
        return reader.fail(node, "case/folded-text", said!(VALUES, "run-together").with("what", what.name()));
    }
    let Some(rows) = rows(node) else {
        return reader.fail_type(node, what, said!(OWN, "rows-of-city"));
    };
    let before = reader.problems.len();
    if rows.len() != ROWS.len() {
        reader.problem(node, "case/board-size", said!(OWN, "city-rows").with("rows", rows.len()));
    }
    let mut city = [None; 21];
    let mut places = city.iter_mut();
    for (index, (row, length)) in rows.iter().zip(ROWS).enumerate() {
        if row.len() != length {
            let message = said!(OWN, "city-tiles").with("row", index + 1).with("tiles", row.len()).with("length", length);
            let first = row.get(length).or(row.first()).map_or(node.span, |tile| tile.span);
            let end = row.last().map_or(first.end, |tile| tile.span.end);
            reader.problem_at(Span { start: first.start, end }, "case/board-size", message);
        }
        for tile in row {
            let building = read_tile(tile, index, reader);
            if let Some(place) = places.next() {
                *place = building;
            }
        }
    }
    (reader.problems.len() == before).then_some(city)
}

/// A row a line.
pub(crate) fn write_city(city: &[Option<Building>; 21]) -> Option<Json> {
    let mut tiles = city.iter();
    let rows = ROWS.map(|length| {
        let row = tiles.by_ref().take(length);
        row.map(|tile| tile.map_or_else(|| ".".to_owned(), name)).collect::<Vec<_>>().join(", ")
    });
    city.iter().any(Option::is_some).then(|| format!("{}\n", rows.join("\n")).into())
}

fn read_tile(tile: &Tile<'_>, row: usize, reader: &mut Reader) -> Option<Building> {
    if matches!(tile.word, "." | "?" | "-" | "·") {
        return None;
    }
    let found = BUILDINGS.find(tile.word);
    if found.is_none() {
        let message = said!(OWN, "no-building").with("word", tile.word).with("row", row + 1);
        reader.problem_at(tile.span, "case/unknown-word", message.with("help", BUILDINGS.help(tile.word, &reader.letters)));
    }
    found
}

/// The name of a building in words: `fire temple`.
pub(crate) fn name(building: Building) -> String {
    BUILDINGS.name(building).replace('-', " ")
}
