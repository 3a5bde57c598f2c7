//! What pictures are put together of: parts, each of lines of text and of a panel of shapes that show the same.

use super::{Area, BOARD, Drawing, Edge, FRAME, GOLD, INK, Ink, Inks, Outline, Point, Scene, Shape, Type, text_width};
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

/// A table as both pens have drawn it.
#[derive(Debug, Clone)]
pub struct Picture {
    /// What stands over all shapes.
    pub(crate) heading: Inks,
    /// The whole text.
    pub(crate) lines: Vec<Inks>,
    /// Boards and panels.
    pub(crate) blocks: Vec<Scene>,
    /// How wide they are together at most, unless somebody wants otherwise.
    pub(crate) width: i32,
}

#[derive(Debug, Clone)]
pub(crate) struct Part {
    pub(crate) lines: Vec<Inks>,
    pub(crate) scene: Scene,
}

impl Picture {
    /// A picture that says only what it is of.
    pub(crate) fn new(heading: Inks, width: i32) -> Self {
        Self { lines: vec![heading.clone()], heading, blocks: Vec::new(), width }
    }
    /// Leaves a line of the text empty.
    pub(crate) fn gap(&mut self) {
        self.lines.push(Inks::new());
    }
    pub(crate) fn add(&mut self, part: Part) {
        self.lines.extend(part.lines);
        self.blocks.push(part.scene);
    }
    /// Adds parts, each below an empty line.
    pub(crate) fn add_each(&mut self, parts: impl IntoIterator<Item = Part>) {
        for part in parts {
            self.gap();
            self.add(part);
        }
    }
    /// As text, and as shapes on a sheet: the heading over blocks, beside one another as far as a width allows.
    pub(crate) fn sheet(mut self, width: Option<i32>) -> (Drawing, Scene) {
        const TOP: i32 = 460;
        self.lines.pop_if(|last| last.is_empty());
        let least = if width.is_some() { 0 } else { 5000 };
        // What is wide anyway leaves room beside it.
        let widest = self.blocks.iter().map(|block| block.size.0).max().unwrap_or(0);
        let width = width.map_or(self.width, |width| width - 2 * GAP).max(widest);
        let blocks = Scene::rows(self.blocks, width, GAP);
        let text: i32 = self.heading.iter().map(|ink| text_width(&ink.text, 200)).sum();
        let inner = blocks.size.0.max(least).max(text.min(width) + 40);
        let mut sheet = Scene::new(inner + 2 * GAP, blocks.size.1 + TOP + GAP);
        let area = Area::new(GAP - 40, 120, inner + 80, 280);
        sheet.line_in(area, (GAP + 20, 310), Type::new(200), &self.heading, inner - 40);
        sheet.put(blocks, (GAP, TOP));
        (Drawing(self.lines), sheet)
    }
}

/// Of so many things how many are drawn where there is so much room: the last place of too many is for their count.
pub(crate) fn drawn(count: usize, room: usize) -> usize {
    if count > room { room.saturating_sub(1) } else { count }
}

impl Part {
    /// A part under a heading, which text has too.
    pub(crate) fn new(width: i32, height: i32, heading: Inks) -> Self {
        let scene = Scene::panel(width, height, &heading);
        Self { lines: vec![heading], scene }
    }
    /// Says that all of it is a place; where text says so is its first piece.
    pub(crate) fn is(&mut self, place: Place) {
        self.scene.spot(place.clone(), Area::new(0, 0, self.scene.size.0, self.scene.size.1));
        self.lines.iter_mut().flatten().take(1).for_each(|ink| ink.places.push(place.clone()));
    }
}

impl Scene {
    /// A framed block with a heading, on which the places of the heading are.
    pub(crate) fn panel(width: i32, height: i32, heading: &[Ink]) -> Self {
        let mut panel = Scene::new(width, height);
        panel.form(Outline::Box(Area::new(0, 0, width, height), 120), BOARD, Edge::new(FRAME, 12));
        panel.line_in(panel.heading(), (GAP, 300), Type::new(HEADING), heading, width - 2 * GAP);
        panel
    }
    /// Where the heading of a panel is.
    pub(crate) fn heading(&self) -> Area {
        Area::new(GAP - 70, 100, self.size.0 - 2 * GAP + 140, 280)
    }
    /// Gives a panel another height, once it is known what is in it.
    pub(crate) fn with_height(&mut self, height: i32) {
        self.size.1 = height;
        if let Some(Shape::Form { outline: Outline::Box(area, _), .. }) = self.shapes.first_mut() {
            area.height = height;
        }
    }
    /// A gold disc with a few letters.
    pub(crate) fn disc(&mut self, middle: Point, radius: i32, says: &str) {
        self.form(Outline::Circle(middle, radius), GOLD, Edge::new(GOLD.in_of(55, INK), 12));
        self.sign(middle, radius * 95 / 100, INK, says);
    }
}
