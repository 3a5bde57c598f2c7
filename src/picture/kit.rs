//! What boards are made of: panels, tiles, free spaces, counts.

use super::{Area, BOARD, Edge, FAINT, FRAME, GOLD, INK, Outline, PAPER, Point, Rgb, SLOT, Scene, Shape, Type, text_width};
use crate::picture::captions::Captions;
use crate::picture::{Ink, Inks};
use crate::verdict::Place;

/// The side of a tile.
pub(crate) const TILE: i32 = 360;
/// From a tile to the next.
pub(crate) const STEP: i32 = 400;
/// Between blocks, and within their frames.
pub(crate) const GAP: i32 = 160;
/// Letters of a heading.
pub(crate) const HEADING: i32 = 180;
/// Letters of everything else that is to be read.
pub(crate) const TEXT: i32 = 140;

/// A piece: its letter and its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) letter: char,
    pub(crate) paint: Rgb,
}

impl Token {
    /// The first-player marker.
    pub(crate) const MARKER: Self = Self { letter: '1', paint: Rgb(255, 255, 255) };
}

/// What is on a picture, before it has a width.
#[derive(Debug, Clone)]
pub struct Painting {
    /// What stands over all blocks.
    pub(crate) heading: Inks,
    /// The keys that it tells of.
    pub(crate) keys: &'static [&'static str],
    /// Boards and panels.
    pub(crate) blocks: Vec<Scene>,
    /// How wide they are together at most, unless somebody wants otherwise.
    pub(crate) width: i32,
}

impl Painting {
    /// A whole picture: the heading over blocks, beside one another as far as a width allows.
    pub(crate) fn sheet(self, width: Option<i32>) -> Scene {
        const TOP: i32 = 460;
        let least = if width.is_some() { 0 } else { 5000 };
        // What is wide anyway leaves room beside it.
        let widest = self.blocks.iter().map(|block| block.size.0).max().unwrap_or(0);
        let width = width.map_or(self.width, |width| width - 2 * GAP).max(widest);
        let blocks = Scene::rows(self.blocks, width, GAP);
        let text: i32 = self.heading.iter().map(|ink| text_width(&ink.text, 200)).sum();
        let inner = blocks.size.0.max(least).max(text.min(width) + 40);
        let mut sheet = Scene::new(inner + 2 * GAP, blocks.size.1 + TOP + GAP);
        sheet.line((GAP + 20, 310), Type::new(200), &self.heading, inner - 40);
        sheet.put(blocks, (GAP, TOP));
        for key in self.keys {
            sheet.spot(Place::root().key(*key), Area::new(GAP - 40, 120, inner + 80, 280));
        }
        sheet
    }
}

impl Scene {
    /// A framed block with a heading; returns it with the area of the heading.
    pub(crate) fn panel(width: i32, height: i32, heading: &[Ink]) -> (Self, Area) {
        let mut panel = Scene::new(width, height);
        panel.form(Outline::Box(Area::new(0, 0, width, height), 120), BOARD, Edge::new(FRAME, 12));
        panel.line((GAP, 300), Type::new(HEADING), heading, width - 2 * GAP);
        (panel, Area::new(GAP - 70, 100, width - 2 * GAP + 140, 280))
    }
    /// Gives a panel another height, once it is known what is in it.
    pub(crate) fn with_height(&mut self, height: i32) {
        self.size.1 = height;
        if let Some(Shape::Form { outline: Outline::Box(area, _), .. }) = self.shapes.first_mut() {
            area.height = height;
        }
    }
    pub(crate) fn tile(&mut self, area: Area, token: Token) {
        let Token { letter, paint } = token;
        self.form(Outline::Box(area.grown(-6), area.width / 8), paint, Edge::new(paint.in_of(62, INK), 16));
        self.sign(area.middle(), area.width * 56 / 100, paint.letter(), letter.to_string());
    }
    /// A free space with the colour that is printed on it: clearly no tile, and still to be told from the others.
    pub(crate) fn print(&mut self, area: Area, token: Token) {
        let Token { letter, paint } = token;
        self.form(Outline::Box(area.grown(-6), area.width / 8), paint.in_of(22, BOARD), Edge::dashed(paint.in_of(45, FRAME), 10));
        let ink = paint.in_of(20, FAINT);
        let (x, y) = area.middle();
        self.text((x, y + 40), Type::new(area.width * 40 / 100).ink(ink).centred(), letter.to_lowercase().to_string());
    }
    /// A free space.
    pub(crate) fn slot(&mut self, area: Area) {
        self.form(Outline::Box(area.grown(-6), area.width / 8), SLOT, Edge::new(FRAME, 10));
    }
    /// A space of which nothing is told.
    pub(crate) fn unknown(&mut self, area: Area) {
        self.slot(area);
        self.sign(area.middle(), area.width / 2, FAINT, "?");
    }
    /// A tile, the marker, or a free space.
    pub(crate) fn tile_or_slot(&mut self, area: Area, token: Option<Token>) {
        match token {
            Some(token) if token == Token::MARKER => self.marker(area),
            Some(token) => self.tile(area, token),
            None => self.slot(area),
        }
    }
    /// The first-player marker: unlike any tile.
    pub(crate) fn marker(&mut self, area: Area) {
        let radius = area.width / 2 - 10;
        self.form(Outline::Circle(area.middle(), radius), PAPER, Edge::new(INK, 24));
        self.sign(area.middle(), area.width * 56 / 100, INK, "1");
    }
    /// Pieces of each kind with how many there are, from a point to the right; how far that goes.
    pub(crate) fn counts(
        &mut self,
        (x, y): Point,
        side: i32,
        counts: impl Iterator<Item = (Token, u32)>,
        captions: &Captions,
    ) -> i32 {
        let mut right = x;
        for (token, count) in counts {
            self.tile_or_slot(Area::new(right, y, side, side), Some(token));
            let says = format!("×{count}");
            self.bold((right + side + 30, y + side * 68 / 100), Type::new(TEXT), says.clone());
            right += side + 130 + text_width(&says, TEXT).max(260);
        }
        if right == x {
            self.text((x, y + side * 68 / 100), Type::new(TEXT).ink(FAINT), captions.word("none"));
            right += 400;
        }
        right
    }
    /// A gold disc with a few letters.
    pub(crate) fn disc(&mut self, middle: Point, radius: i32, says: &str) {
        self.form(Outline::Circle(middle, radius), GOLD, Edge::new(GOLD.in_of(55, INK), 12));
        self.sign(middle, radius * 95 / 100, INK, says);
    }
}
