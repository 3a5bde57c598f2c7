//! Pictures as SVG: what a scene shows, rings round what the verdict speaks of, and below it what it says.
//!
//! Everything is said in attributes that every viewer knows: no style sheet, no font of its own.

use super::marks::{MOST_AWARDS, Mark, SIGNS, before, marks};
use super::page::xml;
use super::{Answer, Report};
use crate::picture::{Anchor, Area, Edge, FAINT, FRAME, INK, Outline, PAPER, Point, Rgb, Run, Scene, Shape, Type, text_width};
use crate::words::lists::{each_once, grouped};
use std::fmt::{Arguments, Display, Write};

/// Rings round what is wrong.
const WRONG: Rgb = Rgb(214, 0, 92);
/// Rings round what was awarded, one colour after the other, so that the proof of each can be followed.
const AWARDED: [Rgb; 6] =
    [Rgb(0, 118, 108), Rgb(70, 60, 190), Rgb(128, 74, 36), Rgb(140, 36, 150), Rgb(96, 104, 0), Rgb(64, 84, 108)];
/// The radius of a sign's disc.
const DISC: i32 = 84;
/// How long each colour lasts where several take turns in a ring.
const TURN: usize = 110;
/// The size of captions.
const CAPTION: i32 = 140;
/// From a line of a caption to the next.
const LEADING: i32 = 200;
/// Left and right of captions.
const MARGIN: i32 = 180;
/// What captions and letters are set in.
const FONT: &str =
    "&apos;Helvetica Neue&apos;, Helvetica, Arial, &apos;Liberation Sans&apos;, &apos;DejaVu Sans&apos;, sans-serif";
/// Between the pictures of a file with several cases.
const BETWEEN: i32 = 300;

/// One case of a picture.
#[derive(Debug, Clone)]
pub struct Plate {
    title: String,
    scene: Scene,
    marks: Vec<Mark<Outline>>,
    /// What stands below the scene, on a sheet that is as high as both.
    captions: Scene,
}

impl Plate {
    /// The picture of a case with what its verdict says; none if there is nothing to see.
    pub fn of(report: &Report<'_>) -> Option<Self> {
        let Answer { verdict, shown, .. } = report.answer.as_ref().ok()?;
        let (scene, language) = (&(*shown)?.scene, report.language);
        let spots: Vec<_> = scene.spots.iter().map(|spot| (&spot.place, spot.outline.clone())).collect();
        let (marks, left_out) = marks(&spots, verdict, MOST_AWARDS, report.idiom());
        let mut captions = Scene::new(scene.size.0, scene.size.1 + 150);
        let caption = |captions: &mut Scene, text: &str, ink: Rgb| {
            let left = MARGIN + 3 * DISC;
            let mut is_code = false;
            for line in wrapped(text, scene.size.0 - MARGIN - left) {
                let (at, style) = ((left, captions.size.1), Type::new(CAPTION).ink(ink));
                captions.shapes.push(Shape::Text { at, style, runs: runs(&line, &mut is_code) });
                captions.size.1 += LEADING;
            }
        };
        for mark in &marks {
            let at = (MARGIN + DISC, captions.size.1 - 50);
            put_sign(&mut captions, at, DISC, mark);
            caption(&mut captions, &mark.says, INK);
            caption(&mut captions, &mark.more, FAINT);
        }
        before(left_out, language).iter().for_each(|before| caption(&mut captions, before, FAINT));
        captions.size.1 += if captions.shapes.is_empty() { -150 } else { 70 };
        Some(Self { title: report.title.unwrap_or_default().to_owned(), scene: scene.clone(), marks, captions })
    }
}

/// Some pictures below one another as one SVG document.
pub fn render(plates: &[Plate]) -> String {
    let width = plates.iter().map(|plate| plate.captions.size.0).max().unwrap_or(0);
    // Of a long stream the sheet is taller than a single picture can be.
    let tall = |plate: &Plate| i64::from(plate.captions.size.1 + BETWEEN);
    let height = (plates.iter().map(tall).sum::<i64>() - i64::from(BETWEEN)).max(0);
    let mut pen = Pen::default();
    let (wide, high) = (width / 10, height / 10);
    let size = format_args!(r#"viewBox="0 0 {width} {height}" width="{wide}" height="{high}""#);
    let root = format_args!(r#" xmlns="http://www.w3.org/2000/svg" {size} font-family="{FONT}" role="img""#);
    pen.within("svg", root, |pen| {
        let mut top = 0_i64;
        for plate in plates {
            pen.within("g", format_args!(" transform=\"translate(0 {top})\""), |pen| plate.draw(pen));
            top += tall(plate);
        }
    });
    pen.text
}

/// A scene and nothing else, as SVG.
pub fn bare(scene: &Scene) -> String {
    let captions = Scene { size: scene.size, ..Scene::default() };
    render(&[Plate { title: String::new(), scene: scene.clone(), marks: Vec::new(), captions }])
}

impl Plate {
    fn draw(&self, pen: &mut Pen) {
        let (width, height) = self.captions.size;
        if !self.title.is_empty() {
            pen.title(&self.title);
        }
        let sheet = Area::new(0, 0, width, height).grown(-6);
        pen.form(&Outline::Box(sheet, 160), Some(PAPER), Some(Edge::new(FRAME, 12)), None);
        pen.scene(&self.scene);
        self.draw_marks(pen);
        pen.scene(&self.captions);
    }

    /// All rings, then all signs, so that no ring crosses a sign out.
    fn draw_marks(&self, pen: &mut Pen) {
        let places = grouped(self.marks.iter().flat_map(|mark| mark.rings.iter().map(move |ring| (ring, mark))));
        for (paper, width) in [(true, 64), (false, 38)] {
            for (place, marks) in &places {
                // Spaces of a star lie so close that a thick ring would hide their numbers.
                let width = if matches!(place, Outline::Corners(_)) { width * 3 / 4 } else { width };
                // Each colour once: they take turns.
                let inks = if paper { vec![PAPER] } else { each_once(marks.iter().map(|mark| mark.ink())) };
                for (index, &ink) in inks.iter().enumerate() {
                    pen.form(place, None, Some(Edge::new(ink, width)), Some((index, inks.len())));
                }
            }
        }
        for (place, marks) in &places {
            let signed: Vec<_> = marks.iter().filter(|mark| mark.sign.is_some()).collect();
            let (radius, spots) = corners(place, signed.len());
            for (mark, spot) in signed.into_iter().zip(spots) {
                let mut sign = Scene::default();
                put_sign(&mut sign, spot, radius, mark);
                pen.within("g", format_args!(""), |pen| {
                    pen.title(&mark.says);
                    pen.scene(&sign);
                });
            }
        }
    }
}

/// What leads from a caption to the picture, if anything does.
fn put_sign(scene: &mut Scene, at: Point, radius: i32, mark: &Mark<Outline>) {
    let Some(sign) = mark.sign.and_then(|sign| SIGNS.chars().nth(sign)) else { return };
    // Round for what is wrong, square for what was awarded: told apart without colours too.
    let disc = match mark.wrong {
        true => Outline::Circle(at, radius),
        false => Outline::Box(Area::round(at, radius - 8), 30),
    };
    scene.form(disc, mark.ink(), Edge::new(PAPER, 18));
    scene.sign(at, radius * 7 / 5, PAPER, sign.to_string());
}

impl<T> Mark<T> {
    fn ink(&self) -> Rgb {
        let award = self.sign.and_then(|sign| AWARDED.get(sign % AWARDED.len()));
        if self.wrong { WRONG } else { award.copied().unwrap_or(AWARDED[0]) }
    }
}

/// Where so many signs go on a place, and how large they are.
fn corners(place: &Outline, signs: usize) -> (i32, Vec<Point>) {
    let Area { x, y, width, height } = place.area();
    let middle = (x + width / 2, y + height / 2);
    match place {
        // Towards its sharp ends, where it neither says anything nor touches another: one at each, or two small ones.
        Outline::Corners(corners) => {
            let tip = corners.get(corners.len() / 2).copied().unwrap_or(middle);
            let (out, across) = ((tip.0 - middle.0, tip.1 - middle.1), (middle.1 - tip.1, tip.0 - middle.0));
            let at = |far: i32, wide: i32| {
                let along = |middle: i32, out: i32, across: i32| middle + (out * far + across * wide) / 100;
                (along(middle.0, out.0, across.0), along(middle.1, out.1, across.1))
            };
            match signs {
                0..=2 => (DISC * 7 / 8, vec![at(65, 0), at(-65, 0)]),
                _ => (DISC * 2 / 3, vec![at(56, -16), at(56, 16), at(-56, -16), at(-56, 16)]),
            }
        }
        Outline::Box(..) | Outline::Circle(..) => {
            // Within the ring, or those of a neighbour would cover them; the first two keep to the right.
            let inset = if matches!(place, Outline::Circle(..)) { width * 15 / 100 } else { 68 };
            let (left, right, top, bottom) = (x + inset, x + width - inset, y + inset, y + height - inset);
            let ends = [(right, top), (right, bottom), (left, top), (left, bottom)];
            let sides = [(middle.0, top), (middle.0, bottom), (right, middle.1), (left, middle.1)];
            let around: Vec<_> = ends.into_iter().chain(sides).collect();
            if signs <= around.len() {
                return (DISC, around);
            }
            // In rows, small, from the upper right on.
            let step = usize::try_from(DISC * 3 / 2).unwrap_or(1);
            let columns = (left..=right).rev().step_by(step);
            let rows = (top..=bottom).step_by(step);
            (DISC * 2 / 3, rows.flat_map(|y| columns.clone().map(move |x| (x, y))).collect())
        }
    }
}

/// A text in lines that a width holds.
fn wrapped(text: &str, width: i32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if text_width(line, CAPTION) + text_width(word, CAPTION) + CAPTION / 2 <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// A line of a caption: what stands between backticks is bold, also where a line before it began it.
fn runs(line: &str, is_code: &mut bool) -> Vec<Run> {
    let mut runs = Vec::new();
    for (index, part) in line.split('`').enumerate() {
        *is_code ^= index > 0;
        if !part.is_empty() {
            runs.push(Run { text: part.to_owned(), bold: *is_code });
        }
    }
    runs
}

/// Writes elements, each on a line.
#[derive(Default)]
struct Pen {
    text: String,
    /// In how many others the next one is.
    depth: usize,
}

impl Pen {
    fn line(&mut self, element: impl Display) {
        let depth = self.depth;
        // A text takes whatever is written.
        writeln!(self.text, "{:depth$}{element}", "").unwrap_or_default();
    }
    /// An element, and others in it.
    fn within(&mut self, name: &str, attributes: Arguments<'_>, put: impl FnOnce(&mut Self)) {
        self.line(format_args!("<{name}{attributes}>"));
        self.depth += 1;
        put(self);
        self.depth -= 1;
        self.line(format_args!("</{name}>"));
    }
    fn title(&mut self, text: &str) {
        self.line(format_args!("<title>{}</title>", xml(text)));
    }
    fn scene(&mut self, scene: &Scene) {
        scene.shapes.iter().for_each(|shape| match shape {
            Shape::Form { outline, fill, edge } => self.form(outline, *fill, *edge, None),
            Shape::Text { at, style, runs } => self.text(*at, *style, runs),
        });
    }
    /// A form; where several colours take turns in its edge, with its index among so many.
    fn form(&mut self, outline: &Outline, fill: Option<Rgb>, edge: Option<Edge>, turns: Option<(usize, usize)>) {
        let shape = match outline {
            Outline::Box(Area { x, y, width, height }, radius) => {
                format!(r#"rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}""#)
            }
            Outline::Circle((x, y), radius) => format!(r#"circle cx="{x}" cy="{y}" r="{radius}""#),
            Outline::Corners(corners) => format!(r#"polygon points="{}" stroke-linejoin="round""#, points(corners)),
        };
        let fill = fill.map_or_else(|| "none".to_owned(), |fill| fill.to_string());
        let mut stroke = String::new();
        if let Some(Edge { ink, width, dashed }) = edge {
            stroke = format!(r#" stroke="{ink}" stroke-width="{width}""#);
            if dashed {
                stroke += &format!(r#" stroke-dasharray="{} {}""#, 3 * width, 2 * width);
            }
        }
        if let Some((index, colours)) = turns.filter(|(_, colours)| *colours > 1) {
            let (others, before) = (TURN * (colours - 1), TURN * index);
            stroke += &format!(r#" stroke-dasharray="{TURN} {others}" stroke-dashoffset="-{before}""#);
        }
        self.line(format_args!(r#"<{shape} fill="{fill}"{stroke}/>"#));
    }
    fn text(&mut self, (x, y): Point, Type { size, ink, anchor, .. }: Type, runs: &[Run]) {
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => r#" text-anchor="middle""#,
            Anchor::End => r#" text-anchor="end""#,
        };
        let is_bold = matches!(runs, [only] if only.bold);
        let weight = |is_bold| if is_bold { r#" font-weight="bold""# } else { "" };
        let said = runs.iter().map(|run| match run.bold && !is_bold {
            true => format!("<tspan{}>{}</tspan>", weight(true), xml(&run.text)),
            false => xml(&run.text),
        });
        // Blanks between runs would be seen; those at the end are not, and the line ends there where it is not plain text.
        let ends = !is_bold && runs.last().is_none_or(|run| run.bold);
        let end = if ends { format!("\n{:depth$}", "", depth = self.depth) } else { String::new() };
        let (weight, said) = (weight(is_bold), said.collect::<String>());
        self.line(format_args!(r#"<text x="{x}" y="{y}" font-size="{size}" fill="{ink}"{anchor}{weight}>{said}{end}</text>"#));
    }
}

/// The corners of a form as SVG has them.
pub(super) fn points(corners: &[Point]) -> String {
    corners.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
}
