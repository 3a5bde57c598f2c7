//! Pictures of boards: shapes and texts on a sheet, and where on it each place of a case is. Knows no game.
//!
//! Lengths are tenths of a pixel, so that whole numbers are fine enough for every shape and a picture is the same everywhere.

use super::drawing::{Ink, Pen};
use crate::verdict::Place;
use std::fmt;

/// Letters that can still be read.
const SMALLEST: i32 = 125;

/// A point: to the right, and down.
pub type Point = (i32, i32);

/// A colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// The sheet. It has a colour of its own, so that a picture reads alike on light and dark pages.
pub const PAPER: Rgb = Rgb(247, 244, 237);
/// Boards and panels on the sheet.
pub(crate) const BOARD: Rgb = Rgb(255, 253, 249);
/// Frames.
pub const FRAME: Rgb = Rgb(190, 181, 166);
/// Free spaces without a colour.
pub(crate) const SLOT: Rgb = Rgb(236, 231, 221);
/// Text.
pub const INK: Rgb = Rgb(36, 34, 40);
/// Text that matters less.
pub const FAINT: Rgb = Rgb(108, 101, 98);
/// Gold sides, what is complete.
pub(crate) const GOLD: Rgb = Rgb(224, 178, 60);

/// As pages and pictures write it.
impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(red, green, blue) = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

impl Rgb {
    /// Whether dark letters are read on it, not light ones.
    pub fn is_light(self) -> bool {
        299 * u32::from(self.0) + 587 * u32::from(self.1) + 114 * u32::from(self.2) > 140_000
    }
    /// The colour of letters on it.
    pub(crate) fn letter(self) -> Self {
        if self.is_light() { Rgb(20, 18, 22) } else { Rgb(255, 255, 255) }
    }
    /// So many hundredths of this colour in `other`.
    pub(crate) fn in_of(self, hundredths: u16, other: Self) -> Self {
        let part = |mine: u8, theirs: u8| {
            let mixed = (u16::from(mine) * hundredths + u16::from(theirs) * (100 - hundredths)) / 100;
            u8::try_from(mixed).unwrap_or(u8::MAX)
        };
        Self(part(self.0, other.0), part(self.1, other.1), part(self.2, other.2))
    }
}

/// A rectangle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Area {
    /// Its left edge.
    pub x: i32,
    /// Its upper edge.
    pub y: i32,
    /// How wide it is.
    pub width: i32,
    /// How high it is.
    pub height: i32,
}

impl Area {
    /// By its upper left corner.
    pub const fn new(x: i32, y: i32, width: i32, height: i32) -> Self {
        Self { x, y, width, height }
    }
    /// A square round a point.
    pub const fn round((x, y): Point, radius: i32) -> Self {
        Self::new(x - radius, y - radius, 2 * radius, 2 * radius)
    }
    /// Its middle.
    pub const fn middle(self) -> Point {
        (self.x + self.width / 2, self.y + self.height / 2)
    }
    /// The same with a margin; a negative one makes it smaller.
    #[must_use]
    pub const fn grown(self, margin: i32) -> Self {
        Self::new(self.x - margin, self.y - margin, self.width + 2 * margin, self.height + 2 * margin)
    }
    /// The smallest that holds both.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let right = (self.x + self.width).max(other.x + other.width);
        let bottom = (self.y + self.height).max(other.y + other.height);
        Self::new(x, y, right - x, bottom - y)
    }
}

/// The line round a shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edge {
    /// Its colour.
    pub ink: Rgb,
    /// How thick it is.
    pub width: i32,
    /// Whether it is interrupted.
    pub dashed: bool,
}

impl Edge {
    /// An uninterrupted one.
    pub(crate) const fn new(ink: Rgb, width: i32) -> Self {
        Self { ink, width, dashed: false }
    }
    /// An interrupted one.
    pub(crate) const fn dashed(ink: Rgb, width: i32) -> Self {
        Self { ink, width, dashed: true }
    }
}

/// The form of a shape.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outline {
    /// A rectangle, its corners rounded by a radius.
    Box(Area, i32),
    /// A circle: middle and radius.
    Circle(Point, i32),
    /// Straight lines round its corners.
    Corners(Vec<Point>),
}

impl Outline {
    /// The smallest rectangle round it.
    pub fn area(&self) -> Area {
        match self {
            Outline::Box(area, _) => *area,
            Outline::Circle(middle, radius) => Area::round(*middle, *radius),
            Outline::Corners(corners) => {
                let areas = corners.iter().map(|&(x, y)| Area::new(x, y, 0, 0));
                areas.reduce(Area::or).unwrap_or(Area::new(0, 0, 0, 0))
            }
        }
    }
    fn move_by(&mut self, (right, down): Point) {
        let moved = |(x, y): Point| (x + right, y + down);
        match self {
            Outline::Box(area, _) => (area.x, area.y) = moved((area.x, area.y)),
            Outline::Circle(middle, _) => *middle = moved(*middle),
            Outline::Corners(corners) => corners.iter_mut().for_each(|corner| *corner = moved(*corner)),
        }
    }
}

/// At which end of a text its point is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    /// At its beginning.
    Start,
    /// In the middle.
    Middle,
    /// At its end.
    End,
}

/// How a text is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Type {
    /// The size of its letters.
    pub size: i32,
    /// Their colour.
    pub ink: Rgb,
    /// Which end its point is at.
    pub anchor: Anchor,
}

impl Type {
    /// Dark text that begins at its point.
    pub(crate) const fn new(size: i32) -> Self {
        Self { size, ink: INK, anchor: Anchor::Start }
    }
    /// The same in another colour.
    pub(crate) const fn ink(self, ink: Rgb) -> Self {
        Self { ink, ..self }
    }
    /// The same round its point.
    pub(crate) const fn centred(self) -> Self {
        Self { anchor: Anchor::Middle, ..self }
    }
    /// The same up to its point.
    pub(crate) const fn ending(self) -> Self {
        Self { anchor: Anchor::End, ..self }
    }
}

/// A piece of text in one weight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// The text.
    pub text: String,
    /// Whether it is bold.
    pub bold: bool,
}

/// Something that is seen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shape {
    /// A form.
    Form {
        /// Which.
        outline: Outline,
        /// What it is filled with.
        fill: Option<Rgb>,
        /// The line round it.
        edge: Option<Edge>,
    },
    /// A line of text.
    Text {
        /// Where its base line is.
        at: Point,
        /// How it is set.
        style: Type,
        /// What it says.
        runs: Vec<Run>,
    },
}

/// Where on the sheet a place of the case is seen. A place may be seen more than once, and one spot may be several places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    /// The place.
    pub place: Place,
    /// What a ring goes round.
    pub outline: Outline,
    /// The letter of the piece that is printed there.
    pub print: Option<char>,
}

/// A board as people know it, to be painted.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Scene {
    /// How wide and how high it is.
    pub size: Point,
    /// What is seen, from the back to the front.
    pub shapes: Vec<Shape>,
    /// Where places are.
    pub spots: Vec<Spot>,
}

impl Scene {
    pub(crate) fn new(width: i32, height: i32) -> Self {
        Self { size: (width, height), ..Self::default() }
    }
    pub(crate) fn form(&mut self, outline: Outline, fill: impl Into<Option<Rgb>>, edge: impl Into<Option<Edge>>) {
        self.shapes.push(Shape::Form { outline, fill: fill.into(), edge: edge.into() });
    }
    /// A text on its base line.
    pub(crate) fn text(&mut self, at: Point, style: Type, text: impl Into<String>) {
        self.shapes.push(Shape::Text { at, style, runs: vec![Run { text: text.into(), bold: false }] });
    }
    /// A bold text on its base line.
    pub(crate) fn bold(&mut self, at: Point, style: Type, text: impl Into<String>) {
        self.shapes.push(Shape::Text { at, style, runs: vec![Run { text: text.into(), bold: true }] });
    }
    /// A bold text whose capitals have their middle at a point.
    pub(crate) fn sign(&mut self, (x, y): Point, size: i32, ink: Rgb, text: impl Into<String>) {
        // Capitals are about 0.72 of the size high.
        self.bold((x, y + size * 36 / 100), Type::new(size).ink(ink).centred(), text);
    }
    /// A line of a drawing, as a terminal shows it, within a width: in smaller letters, and at last cut off, where it is longer.
    pub(crate) fn line(&mut self, at: Point, mut style: Type, inks: &[Ink], width: i32) {
        let wide = |ink: &Ink, size| text_width(&ink.text, size) * if ink.pen == Pen::Strong { 112 } else { 100 } / 100;
        let whole = |size| inks.iter().map(|ink| wide(ink, size)).sum::<i32>();
        while style.size > SMALLEST && whole(style.size) > width {
            style.size -= 5;
        }
        let mut left = width;
        let mut runs = Vec::new();
        for ink in inks {
            let bold = ink.pen == Pen::Strong;
            let text = fitted(&ink.text, style.size, if bold { left * 100 / 112 } else { left });
            left -= wide(&Ink::new(text.clone(), ink.pen), style.size);
            runs.push(Run { text, bold });
        }
        self.shapes.push(Shape::Text { at, style, runs });
    }
    /// The same, whose places are all within an area.
    pub(crate) fn line_in(&mut self, area: Area, at: Point, style: Type, inks: &[Ink], width: i32) {
        self.line(at, style, inks, width);
        inks.iter().for_each(|ink| self.shows(ink, area));
    }
    /// Says that the places that are seen in a text are here.
    pub(crate) fn shows(&mut self, ink: &Ink, area: Area) {
        ink.places.iter().for_each(|place| self.spot(place.clone(), area));
    }
    /// Says that a place is here.
    pub(crate) fn spot(&mut self, place: Place, area: Area) {
        self.spot_at(place, Outline::Box(area.grown(14), (area.width.min(area.height) / 4).min(110)));
    }
    /// Says that a place is within an outline.
    pub(crate) fn spot_at(&mut self, place: Place, outline: Outline) {
        self.spots.push(Spot { place, outline, print: None });
    }
    /// Says that the last spot has a piece printed on it.
    pub(crate) fn printed(&mut self, letter: char) {
        if let Some(spot) = self.spots.last_mut() {
            spot.print = Some(letter);
        }
    }
    /// Lays another scene on this one.
    pub(crate) fn put(&mut self, other: Scene, at: Point) {
        for mut shape in other.shapes {
            match &mut shape {
                Shape::Form { outline, .. } => outline.move_by(at),
                Shape::Text { at: (x, y), .. } => (*x, *y) = (*x + at.0, *y + at.1),
            }
            self.shapes.push(shape);
        }
        for mut spot in other.spots {
            spot.outline.move_by(at);
            self.spots.push(spot);
        }
    }
    /// Scenes beside one another as far as a width allows, then below one another.
    pub(crate) fn rows(scenes: Vec<Scene>, width: i32, gap: i32) -> Self {
        let mut all = Self::default();
        let (mut x, mut y, mut height) = (0, 0, 0);
        for scene in scenes {
            if x > 0 && x + scene.size.0 > width {
                (x, y, height) = (0, y + height + gap, 0);
            }
            let size = scene.size;
            all.put(scene, (x, y));
            all.size = (all.size.0.max(x + size.0), all.size.1.max(y + size.1));
            (x, height) = (x + size.0 + gap, height.max(size.1));
        }
        all
    }
}

/// About how wide a text is: no font is at hand to measure it, and every viewer has another.
pub fn text_width(text: &str, size: i32) -> i32 {
    let units = |letter: char| match letter {
        'i' | 'j' | 'l' | 't' | 'f' | 'r' | 'I' | '.' | ',' | ':' | ';' | '\'' | '|' | '(' | ')' | ' ' => 38,
        'm' | 'w' | 'M' | 'W' | '—' => 90,
        'A'..='Z' => 70,
        // Whatever is not Latin may be as wide as it is high.
        '\u{2e80}'.. => 105,
        _ => 60,
    };
    text.chars().map(units).sum::<i32>().saturating_mul(size) / 100
}

/// As much of a text as a width holds.
pub(crate) fn fitted(text: &str, size: i32, width: i32) -> String {
    if text_width(text, size) <= width {
        return text.to_owned();
    }
    let mut short = text.to_owned();
    while !short.is_empty() && text_width(&short, size) + size > width {
        short.pop();
    }
    format!("{}…", short.trim_end())
}
