//! Heaps and stars of which not all is told: `{blue: 3, ...: .}`, `{blue: {6: ., ...: .}, ...: .}`.

use super::lexicon::{self, COLOURS, LACKS};
use super::stars::{key, label};
use crate::case::{MORE, Node, Value};
use crate::game::heaps;
use crate::games::summer_pavilion::{Colour, Glimpse, Side, Space, Star, Tiles};
use serde_json::{Map, Value as Json};

/// The colours of "no blue, red"; none for another text.
pub(super) fn lacking(node: &Node<'_>) -> Option<Tiles> {
    let Value::Scalar(text, _) = &node.value else { return None };
    let (word, colours) = text.trim().split_once(char::is_whitespace)?;
    let colours = colours.split([',', ' ']).filter(|word| !word.is_empty()).map(|word| COLOURS.find(word));
    colours.collect::<Option<Tiles>>().filter(|_| LACKS.contains(&word))
}

/// Tiles that lie there with others.
pub(crate) fn write_some(tiles: Tiles) -> Json {
    let mut counts = heaps::counts(&COLOURS, tiles);
    counts[MORE] = ".".into();
    counts
}

/// What is told of the stars of a board of which not all is.
pub(crate) fn write_glimpse(side: Side, glimpse: &Glimpse) -> Json {
    let mut written = Map::new();
    for star in Star::all() {
        let lacks: Vec<&str> =
            glimpse.centre_lacks.iter().filter(|_| star == Star::CENTRE).map(|(lacks, _)| name(lacks)).collect();
        let mut seen: Vec<Space> = glimpse.seen.and(star.spaces()).iter().collect();
        if seen.is_empty() && lacks.is_empty() {
            continue;
        }
        seen.sort_unstable_by_key(|&space| super::stars::number(side, space));
        let tile = |space| (label(side, space), glimpse.tiles.at(space).map_or(".", name).into());
        let mut tiles: Map<String, Json> = seen.into_iter().map(tile).collect();
        if !glimpse.shows(star) {
            let rest = if lacks.is_empty() { ".".to_owned() } else { format!("{} {}", LACKS[0], lacks.join(", ")) };
            tiles.insert(MORE.to_owned(), rest.into());
        }
        written.insert(key(side, star).to_owned(), Json::Object(tiles));
    }
    written.insert(MORE.to_owned(), ".".into());
    Json::Object(written)
}

fn name(colour: Colour) -> &'static str {
    lexicon::COLOURS.name(colour)
}
