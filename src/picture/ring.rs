//! Factories, and the centre of the table: in columns as text, as shapes in a ring round it.

use super::cells::Token;
use super::kit::{GAP, TEXT};
use super::{Area, BOARD, Edge, FAINT, FRAME, GOLD, INK, Ink, Inks, Outline, Point, SLOT, Scene, Type, fitted, in_columns};
use crate::picture::captions::Captions;
use crate::verdict::Place;
use std::f64::consts::TAU;

/// The radius of a factory.
const DISH: i32 = 520;
/// The side of a tile on a factory or in the centre.
const SIDE: i32 = 300;

pub(crate) struct Dish {
    /// Where it is in a case.
    pub(crate) place: Place,
    pub(crate) number: usize,
    /// What text says of it behind its number.
    pub(crate) says: Inks,
    /// What lies on it.
    pub(crate) tiles: Vec<Token>,
    /// How much more lies there.
    pub(crate) more: usize,
    /// What its gold side says, where that is up.
    pub(crate) gold: Option<Gold>,
    /// Why nothing can lie on it, if it is not there.
    pub(crate) away: Option<String>,
}

/// A gold side: a word, and perhaps a colour.
pub(crate) struct Gold {
    pub(crate) says: String,
    pub(crate) token: Option<Token>,
}

pub(crate) struct Centre {
    /// What lies there.
    pub(crate) pieces: Vec<Token>,
    /// How much more lies there.
    pub(crate) more: usize,
    /// Whether the first-player marker is said to be there and nowhere else.
    pub(crate) has_marker: bool,
}

/// Factories as text, as many beside one another as fit.
pub(crate) fn list(dishes: &[Dish], captions: &Captions, lines: &mut Vec<Inks>) {
    if dishes.is_empty() {
        return;
    }
    lines.push(vec![Ink::strong(captions.word("factories")).at(Place::root().key("factories"))]);
    let drawn = dishes.iter().map(|Dish { place, number, says, .. }| {
        let number = Ink::strong(format!("  {number}")).at(place.clone());
        std::iter::once(number).chain(says.iter().cloned()).collect()
    });
    in_columns(&drawn.collect::<Vec<_>>(), lines);
}

/// The factories that are known, clockwise from the top, round the centre with its pieces if those are known.
pub(crate) fn table(dishes: &[Dish], centre: Option<&Centre>, captions: &Captions) -> Option<Scene> {
    let pieces = centre.map_or(0, |centre| centre.pieces.len());
    if dishes.is_empty() && pieces == 0 {
        return None;
    }
    let hub = hub(pieces);
    let radius = if dishes.is_empty() { 0 } else { radius(dishes.len(), hub) };
    let reach = if dishes.is_empty() { hub } else { radius + DISH } + 60;
    let width = (2 * reach + GAP).max(2700);
    let mut scene = Scene::panel(width, width + 300, &[Ink::strong(captions.word("factories-and-centre"))]);
    let middle = (width / 2, reach + 440);
    put_centre(&mut scene, middle, hub, centre, captions);
    for (index, dish) in dishes.iter().enumerate() {
        put_dish(&mut scene, on_circle(middle, radius, index, dishes.len()), dish, captions);
    }
    // An odd number of factories leaves room below.
    let bottom = scene.spots.iter().map(|spot| spot.outline.area()).map(|area| area.y + area.height).max().unwrap_or(width);
    let bottom = bottom.max(middle.1 + TEXT);
    scene.with_height(bottom + GAP + 40);
    Some(scene)
}

/// The radius of a circle that holds so many tiles in a square.
fn hub(pieces: usize) -> i32 {
    let across = (1..).find(|across| across * across >= pieces.max(4)).unwrap_or(2);
    i32::try_from(across).unwrap_or(9) * (SIDE + 20) * 71 / 100 + 120
}

/// How far from the middle the factories have to be, so that they touch neither one another nor the centre.
fn radius(dishes: usize, hub: i32) -> i32 {
    let beside = f64::from(2 * DISH + 80) / (2.0 * sin_cos(TAU / 2.0 / dishes.max(3) as f64).0);
    (beside.ceil() as i32).max(hub + DISH + 60)
}

/// Rounded to whole units, which no difference between machines reaches.
fn on_circle((x, y): Point, radius: i32, index: usize, count: usize) -> Point {
    let (sin, cos) = sin_cos(TAU * index as f64 / count as f64);
    (x + (f64::from(radius) * sin).round() as i32, y - (f64::from(radius) * cos).round() as i32)
}

/// Sine and cosine of an angle of one turn at most, by their series: for those of the system, every start would load a library.
fn sin_cos(angle: f64) -> (f64, f64) {
    let (mut sums, mut term) = ([0.0; 4], 1.0);
    for power in 0..40 {
        sums[power % 4] += term;
        term *= angle / (power + 1) as f64;
    }
    (sums[1] - sums[3], sums[0] - sums[2])
}

fn put_centre(scene: &mut Scene, middle: Point, hub: i32, centre: Option<&Centre>, captions: &Captions) {
    let says = |scene: &mut Scene, id| {
        scene.text((middle.0, middle.1 + 45), Type::new(TEXT).ink(FAINT).centred(), captions.word(id));
    };
    let Some(centre) = centre else { return says(scene, "not-known") };
    scene.form(Outline::Circle(middle, hub), SLOT.in_of(45, BOARD), Edge::dashed(FRAME, 12));
    for key in std::iter::once("centre").chain(centre.has_marker.then_some("marker")) {
        scene.spot_at(Place::root().key(key), Outline::Circle(middle, hub));
    }
    if centre.pieces.is_empty() {
        return says(scene, "empty");
    }
    put_square(scene, middle, &centre.pieces, SIDE);
    put_more(scene, middle, hub, centre.more);
}

fn put_dish(scene: &mut Scene, middle: Point, dish: &Dish, captions: &Captions) {
    let (x, y) = middle;
    scene.spot_at(dish.place.clone(), Outline::Circle(middle, DISH));
    let (fill, edge) = match (&dish.gold, &dish.away) {
        (_, Some(_)) => (BOARD, Edge::dashed(FRAME, 20)),
        (Some(_), None) => (GOLD.in_of(45, BOARD), Edge::new(GOLD.in_of(70, INK), 36)),
        (None, None) => (SLOT, Edge::new(FRAME, 20)),
    };
    scene.form(Outline::Circle(middle, DISH), fill, edge);
    // Gold sides can hold more than four.
    put_square(scene, (x, y), &dish.tiles, if dish.tiles.len() > 4 { SIDE * 3 / 4 } else { SIDE });
    scene.text((x, y - DISH + 160), Type::new(TEXT).centred(), dish.number.to_string());
    if let Some(Gold { says, token }) = &dish.gold {
        let base = y + DISH - 90;
        match token {
            Some(token) => {
                scene.bold((x + 20, base), Type::new(TEXT).ending(), says.as_str());
                scene.token(Area::new(x + 50, base - 130, 180, 180), *token);
            }
            None => scene.bold((x, base), Type::new(TEXT).centred(), says.as_str()),
        }
    }
    if let Some(away) = &dish.away {
        scene.text((x, y), Type::new(TEXT).ink(FAINT).centred(), fitted(away, TEXT, 2 * DISH - 80));
    } else if dish.tiles.is_empty() && dish.gold.is_none() {
        scene.text((x, y + 45), Type::new(TEXT).ink(FAINT).centred(), captions.word("empty"));
    }
    put_more(scene, middle, DISH, dish.more);
}

/// What does not fit in a circle is counted on its lower half.
fn put_more(scene: &mut Scene, (x, y): Point, radius: i32, more: usize) {
    if more > 0 {
        scene.bold((x, y + radius - radius / 3), Type::new(TEXT).centred(), format!("+{more}"));
    }
}

/// Pieces of a size in a square round a point.
fn put_square(scene: &mut Scene, (x, y): Point, pieces: &[Token], side: i32) {
    let across = (1..).find(|across| across * across >= pieces.len()).unwrap_or(1);
    let rows = pieces.len().div_ceil(across.max(1));
    let step = side + 20;
    let half = |count: usize| i32::try_from(count).unwrap_or(0) * step / 2;
    for (row, tiles) in pieces.chunks(across.max(1)).enumerate() {
        for (column, &token) in tiles.iter().enumerate() {
            let at = |index: usize, count| i32::try_from(index).unwrap_or(0) * step - half(count) + 10;
            scene.token(Area::new(x + at(column, across), y + at(row, rows), side, side), token);
        }
    }
}
