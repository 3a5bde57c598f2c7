//! What would be legal instead, found in the position.

use super::Refused;
use crate::games::azul::judge;
use crate::games::azul::wording::names::{columns, factory, line, lying};
use crate::games::azul::{Colour, From, Line, SpaceSet};
use crate::verdict::english::{and, or};

/// The pattern lines of the player who moves that would take tiles of `colour`.
fn lines_for(c: &Refused<'_>, colour: Colour) -> Vec<Line> {
    let Some(seat) = c.seat() else { return Vec::new() };
    Line::all().filter(|&line| judge::takes_colour(c.position, seat, line, colour, c.rulings)).collect()
}

/// Where tiles of `colour` may be placed, as a sentence, and in the words that `to:` takes.
pub(super) fn placements(c: &Refused<'_>, colour: Colour) -> (String, Vec<String>) {
    let (lines, colour_name, floor) = (lines_for(c, colour), c.n.colour(colour), c.n.terms().floor);
    let numbers = or(lines.iter().map(|line| line.number().to_string()));
    let help = match lines.len() {
        0 => format!("no line takes {colour_name}: it can only go to the {floor}"),
        1 => format!("{colour_name} can go to line {numbers} or to the {floor}"),
        _ => format!("{colour_name} can go to line {numbers}, or to the {floor}"),
    };
    let words = lines.into_iter().map(line).chain(["floor".to_owned()]).collect();
    (help, words)
}

/// Where tiles of `colour` lie to be taken, as a sentence.
pub(super) fn sources(c: &Refused<'_>, colour: Colour) -> String {
    let name = c.n.colour(colour);
    let known = c.position.factories().map(From::Factory).chain([From::Centre]);
    let holding = known.filter_map(|from| {
        let count = lying(c.position, from)?.of(colour);
        let at = match from {
            From::Factory(at) => format!("on {}", factory(at)),
            From::Centre => "in the centre".to_owned(),
        };
        (count > 0).then(|| format!("{at} ({})", c.n.count(count)))
    });
    let holding: Vec<_> = holding.collect();
    let all_known = c.position.shows_all_factories() && c.position.centre.is_some();
    match holding.is_empty() {
        false => format!("{name} lies {}", and(holding)),
        true if all_known => format!("no {name} lies anywhere to be taken"),
        true => format!("the case shows no {name} that could be taken"),
    }
}

/// Which full lines can be tiled now, as a sentence.
pub(super) fn full_lines(c: &Refused<'_>) -> String {
    let lines = c.board().and_then(|board| board.lines);
    match lines.and_then(|lines| lines.full().next()) {
        Some((first, colour)) => format!("{} with {} is next to be tiled", line(first), c.n.colour(colour)),
        None => format!("{} has no full line left", c.who()),
    }
}

/// The spaces of a row that may take a tile, as a sentence.
pub(super) fn open_columns(c: &Refused<'_>, row: Line, colour: Colour, open: SpaceSet) -> String {
    let colour = c.n.colour(colour);
    if open.is_empty() {
        return format!("no space of row {} may take {colour}: the line falls (`to: floor`)", row.number());
    }
    format!("in row {} {colour} can go to {}", row.number(), columns(open, "or"))
}

/// The same for machines, in the words that `to:` takes.
pub(super) fn open_words(open: SpaceSet) -> impl Iterator<Item = String> {
    open.iter().map(|space| format!("column {}", space.column().number()))
}
