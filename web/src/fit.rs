//! Labels that have room: one that is longer in another language is set smaller, so that none lies on the next.

use tilejudge::picture::{Anchor, Area, Outline, Run, Scene, Shape, text_width};

/// Smaller letters are not worth it.
const LEAST: i32 = 84;
/// What is wider is no thing on a line but what the line stands on.
const THING: i32 = 500;
/// Between a label and what stands beside it.
const GAP: i32 = 24;

/// Has every label end where something else begins.
pub(crate) fn fit(scene: &mut Scene) {
    let areas: Vec<Area> = scene.shapes.iter().map(area).collect();
    for (index, shape) in scene.shapes.iter_mut().enumerate() {
        let Shape::Text { at: (x, y), style, runs } = shape else { continue };
        let [run] = &runs[..] else { continue };
        let own = areas[index];
        let on_line = |other: &&Area| other.y < *y && own.y < other.y + other.height;
        let room = match style.anchor {
            Anchor::Start => {
                let behind = areas.iter().filter(on_line).filter(|other| other.width < THING && other.x > *x + GAP);
                behind.map(|other| other.x - *x - GAP).min()
            }
            Anchor::Middle => {
                let around = areas[..index].iter().rev().filter(on_line).find(|other| other.x < *x && *x < other.x + other.width);
                around
                    .filter(|other| other.height > own.height)
                    .map(|other| 2 * (*x - other.x).min(other.x + other.width - *x) - GAP)
            }
            Anchor::End => None,
        };
        let wide = width(run, style.size);
        if let Some(room) = room.filter(|&room| 0 < room && room < wide) {
            style.size = (style.size * room / wide).max(LEAST.min(style.size));
        }
    }
}

fn width(run: &Run, size: i32) -> i32 {
    text_width(&run.text, size) * if run.bold { 112 } else { 100 } / 100
}

/// Where a shape is, a text as wide as it is thought to be.
fn area(shape: &Shape) -> Area {
    match shape {
        Shape::Form { outline: Outline::Corners(_), .. } => Area::new(0, 0, 0, 0),
        Shape::Form { outline, .. } => outline.area(),
        Shape::Text { at: (x, y), style, runs } => {
            let wide: i32 = runs.iter().map(|run| width(run, style.size)).sum();
            let left = match style.anchor {
                Anchor::Start => *x,
                Anchor::Middle => x - wide / 2,
                Anchor::End => x - wide,
            };
            Area::new(left, y - style.size * 72 / 100, wide, style.size * 72 / 100)
        }
    }
}
