//! Drawings in a terminal: the text says everything, colours only help.

use super::marks::{MOST_AWARDS, Mark, SMALL, Spot, before, marks};
use super::page::{BAD, FAINT, GOOD, Page, STRONG, clean};
use crate::picture::{Drawing, Ink, Pen, Rgb};
use crate::verdict::Verdict;
use crate::words::Idiom;
use anstyle::{Color, RgbColor, Style};

/// What stands for more signs than there is room for.
const MORE: char = '⁺';

/// A piece of a drawing: its line, and which of that line's it is.
type At = (usize, usize);

/// The drawing in colours.
pub(super) fn render(drawing: &Drawing) -> String {
    drawing.0.iter().map(|line| coloured(&cells(line), line)).collect()
}

/// The drawing in colours, with signs on what the verdict speaks of, and below it what those say.
pub(super) fn render_marked(drawing: &Drawing, verdict: &Verdict, width: usize, idiom: Idiom) -> String {
    let language = idiom.language;
    let (marks, left_out) = marks(&spots(drawing), verdict, MOST_AWARDS, idiom);
    let mut page = Page::new(width, language);
    for (index, line) in drawing.0.iter().enumerate() {
        let mut cells = cells(line);
        for ink in 0..line.len() {
            let about = |mark: &&Mark<At>| mark.rings.contains(&(index, ink));
            let signs: Vec<_> = marks.iter().filter(about).filter_map(small).collect();
            let Some((first, more)) = signs.split_first() else { continue };
            number(&mut cells, ink, *first, true);
            if let Some(second) = more.first() {
                number(&mut cells, ink, if more.len() > 1 { MORE } else { *second }, false);
            }
        }
        page.ready(&coloured(&cells, line));
    }
    if !marks.is_empty() {
        page.end();
    }
    for mark in &marks {
        let rule = if mark.wrong { String::new() } else { format!(" ({})", mark.more) };
        let sign = small(mark).unwrap_or('–');
        page.paragraph(0, if mark.wrong { BAD } else { GOOD }, &format!("{sign} "), &format!("{}{rule}", mark.says));
    }
    if let Some(before) = before(left_out, language) {
        page.paragraph(2, FAINT, "", &before);
    }
    page.text
}

/// The sign of a mark, as small as it stands between tiles: unlike everything that boards say.
fn small(mark: &Mark<At>) -> Option<char> {
    SMALL.chars().nth(mark.sign?)
}

/// The drawing without colours, line by line.
pub(super) fn lines(drawing: &Drawing) -> Vec<String> {
    let text = |line: &Vec<Ink>| line.iter().map(|ink| clean(&ink.text)).collect::<String>();
    drawing.0.iter().map(|line| text(line).trim_end().to_owned()).collect()
}

/// Where the drawing shows which place.
fn spots(drawing: &Drawing) -> Vec<Spot<'_, At>> {
    let mut spots = Vec::new();
    for (index, line) in drawing.0.iter().enumerate() {
        for (ink, Ink { places, .. }) in line.iter().enumerate() {
            spots.extend(places.iter().map(|place| (place, (index, ink))));
        }
    }
    spots
}

/// A character of a line and the piece that it belongs to.
type Cell = (char, usize);

fn cells(line: &[Ink]) -> Vec<Cell> {
    let of = |(index, ink): (usize, &Ink)| clean(&ink.text).chars().map(|letter| (letter, index)).collect::<Vec<_>>();
    line.iter().enumerate().flat_map(of).collect()
}

/// Puts a number on the blank before or after what a piece says; a line without one becomes longer.
fn number(cells: &mut Vec<Cell>, ink: usize, number: char, before: bool) {
    let is_number = |letter: char| letter == MORE || SMALL.contains(letter);
    let says = |&(letter, of): &Cell| of == ink && letter != ' ' && !is_number(letter);
    let (Some(first), Some(last)) = (cells.iter().position(says), cells.iter().rposition(says)) else { return };
    let after = last + 1 + cells.iter().skip(last + 1).take_while(|(letter, _)| is_number(*letter)).count();
    let is_blank = |at: usize| cells.get(at).is_some_and(|(letter, _)| *letter == ' ');
    let free = first.checked_sub(1).filter(|&at| before && is_blank(at)).or(Some(after).filter(|&at| is_blank(at)));
    match free.and_then(|at| cells.get_mut(at)) {
        Some((letter, _)) => *letter = number,
        None => cells.insert(after, (number, ink)),
    }
}

fn coloured(cells: &[Cell], line: &[Ink]) -> String {
    let mut text = String::new();
    for piece in cells.chunk_by(|one, other| one.1 == other.1) {
        let style = piece.first().and_then(|&(_, ink)| line.get(ink)).map_or(Style::new(), |ink| style(ink.pen));
        text += &format!("{style}{}{style:#}", piece.iter().map(|(letter, _)| letter).collect::<String>());
    }
    text.push('\n');
    text
}

fn style(pen: Pen) -> Style {
    match pen {
        Pen::Plain => Style::new(),
        Pen::Strong => STRONG,
        Pen::Faint => FAINT,
        Pen::Tile(paint @ Rgb(red, green, blue)) => {
            let letter = if paint.is_light() { RgbColor(0, 0, 0) } else { RgbColor(255, 255, 255) };
            Style::new().bold().fg_color(Some(Color::Rgb(letter))).bg_color(Some(Color::Rgb(RgbColor(red, green, blue))))
        }
    }
}
