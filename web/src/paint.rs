//! Pictures as players know their game: tiles with patterns, a city with its buildings, dark boards in the dark. What a picture says
//! it says without these: letters, numbers and words stay, and nothing is told by colour or pattern alone.

use crate::city;
use crate::fit::fit;
use tilejudge::picture::{Area, Edge, FRAME, Outline, PAPER, Point, Rgb, Scene, Shape, Spot};
use tilejudge::referee::{Case, find};

/// What letters on tiles are drawn in; it is right on light and dark boards.
const LETTERS: [Rgb; 2] = [Rgb(20, 18, 22), Rgb(255, 255, 255)];
/// Between the largest and the smallest part of a colour that is one by itself and no shade of paper.
const COLOURED: u8 = 90;

/// The picture of a case, finished.
pub(crate) struct Finish {
    /// The pieces of the game and their colours.
    tints: Vec<(&'static str, Rgb)>,
    is_dark: bool,
}

impl Finish {
    pub(crate) fn of(case: &Case<'_, '_>, is_dark: bool) -> Self {
        let game = find(case.game_id());
        let names = case.pieces().things.into_iter().map(|thing| thing.name);
        let tint = |name| Some((name, game.and_then(|(game, edition)| game.tint(edition, name))?));
        Self { tints: names.filter_map(tint).collect(), is_dark }
    }

    pub(crate) fn scene(&self, plain: &Scene) -> Scene {
        let mut fitted = plain.clone();
        fit(&mut fitted);
        let Scene { size, shapes, spots } = fitted;
        let mut buildings = spots.iter().filter(|spot| city::is_building(spot)).collect::<Vec<_>>();
        let mut finished = Vec::with_capacity(2 * shapes.len());
        for shape in shapes {
            let on = match &shape {
                Shape::Form { outline, fill: Some(fill), .. } => self.pattern(outline, *fill).or_else(|| {
                    let Outline::Box(area, _) = outline else { return None };
                    let index = buildings.iter().position(|spot| is_ground(spot, *area))?;
                    Some(city::built(buildings.swap_remove(index), *area, *fill, &spots))
                }),
                _ => None,
            };
            finished.push(shape);
            finished.extend(on.into_iter().flatten());
        }
        let mut scene = Scene { size, shapes: finished, spots };
        if self.is_dark {
            for index in 0..scene.shapes.len() {
                let (under, rest) = scene.shapes.split_at_mut(index);
                rest.first_mut().into_iter().for_each(|shape| self.darken(shape, under));
            }
        }
        scene
    }

    /// The sheet that the scene lies on, in a picture that was written already.
    pub(crate) fn sheet(&self, svg: String) -> String {
        let dark = |svg: String, rgb: Rgb| svg.replacen(&rgb.to_string(), &self.dark(rgb).to_string(), 1);
        if self.is_dark { dark(dark(svg, PAPER), FRAME) } else { svg }
    }

    /// What is on a tile: on a square one, or on one of a star.
    fn pattern(&self, outline: &Outline, fill: Rgb) -> Option<Vec<Shape>> {
        let (name, paint) = *self.tints.iter().find(|(_, paint)| *paint == fill)?;
        let on: [Point; 3] = match outline {
            Outline::Box(Area { x, y, width, height }, radius) if width == height && (width + 12) / 8 == *radius => {
                [(*x, *y), (x + width, *y), (*x, y + height)]
            }
            Outline::Corners(corners) => {
                let [a, b, _, d] = corners[..] else { return None };
                [a, b, d]
            }
            _ => return None,
        };
        let [dark, light] = [20, 255].map(|shade| Rgb(shade, shade, shade));
        let (ink, forms): (Rgb, &[&[Point]]) = match name {
            "blue" => {
                (mixed(paint, light, 34), &[&[(50, 4), (96, 50), (50, 96), (4, 50)], &[(17, 17), (83, 17), (83, 83), (17, 83)]])
            }
            "yellow" => (mixed(paint, Rgb(200, 80, 0), 60), &CORNERS),
            "red" => (mixed(paint, light, 34), &[&[(5, 5), (50, 30), (95, 5), (70, 50), (95, 95), (50, 70), (5, 95), (30, 50)]]),
            "black" => (Rgb(64, 150, 160), &[&SIDES[0], &SIDES[1], &SIDES[2], &SIDES[3]]),
            "white" => (Rgb(64, 176, 184), &[&STAR]),
            "purple" => (mixed(paint, light, 34), &CORNERS),
            "green" => (mixed(paint, light, 34), &[&STAR]),
            "orange" => (mixed(paint, dark, 30), &[&[(50, 4), (96, 50), (50, 96), (4, 50)]]),
            _ => return None,
        };
        let [(x, y), across, down] = on;
        // The tile's own square, or the square that its star has bent.
        let at = |&(right, below): &Point| {
            let along = |start: i32, across: i32, down: i32| start + ((across - start) * right + (down - start) * below) / 100;
            (along(x, across.0, down.0), along(y, across.1, down.1))
        };
        let form = |fill: Rgb| move |corners: &[Point]| form(corners.iter().map(at).collect(), fill);
        // The letter stands on the plain colour.
        Some(forms.iter().map(|corners| form(ink)(corners)).chain([form(paint)(&MIDDLE)]).collect())
    }

    /// A shape in the dark, on those that are dark already.
    fn darken(&self, shape: &mut Shape, under: &[Shape]) {
        match shape {
            Shape::Form { fill, edge, .. } => {
                *fill =
                    fill.map(|fill| if fill == LETTERS[1] && !self.is_piece(fill) { self.dark(PAPER) } else { self.dark(fill) });
                *edge = edge.map(|edge| Edge { ink: self.dark(edge.ink), ..edge });
            }
            // A letter is as light as its ground is dark.
            Shape::Text { at, style, .. } if LETTERS.contains(&style.ink) => {
                let ground = under.iter().rev().find_map(|shape| match shape {
                    Shape::Form { outline: Outline::Box(area, _), fill: Some(fill), .. } if holds(*area, *at) => Some(*fill),
                    _ => None,
                });
                let is_piece = ground.is_none_or(|ground| ground.is_light() == (style.ink == LETTERS[0]));
                style.ink = if is_piece { style.ink } else { LETTERS[usize::from(style.ink == LETTERS[0])] };
            }
            Shape::Text { style, .. } => style.ink = self.dark(style.ink),
        }
    }

    fn is_piece(&self, rgb: Rgb) -> bool {
        self.tints.iter().any(|(_, paint)| *paint == rgb)
    }

    /// A colour in the dark: paper and ink change places, pieces stay as they are.
    fn dark(&self, rgb: Rgb) -> Rgb {
        let Rgb(red, green, blue) = rgb;
        let (most, least) = (red.max(green).max(blue), red.min(green).min(blue));
        if most - least >= COLOURED || LETTERS.contains(&rgb) || self.is_piece(rgb) {
            return rgb;
        }
        let light = (i32::from(most) + i32::from(least)) / 2;
        let by = 26 + (255 - light) * 84 / 100 - light;
        let [red, green, blue] =
            [red, green, blue].map(|part| u8::try_from((i32::from(part) + by).clamp(0, 255)).unwrap_or(part));
        Rgb(red, green, blue)
    }
}

/// Whether a building stands on just this ground, as far as its rim.
fn is_ground(spot: &Spot, ground: Area) -> bool {
    let Area { x, y, width, height } = spot.outline.area();
    let is_rim = |rim: i32| (0..60).contains(&rim);
    is_rim(ground.x - x) && is_rim(ground.y - y) && is_rim(width - ground.width) && is_rim(height - ground.height)
}

fn holds(area: Area, (x, y): Point) -> bool {
    area.x <= x && x <= area.x + area.width && area.y <= y && y <= area.y + area.height
}

/// A form without an edge.
pub(crate) fn form(corners: Vec<Point>, fill: Rgb) -> Shape {
    Shape::Form { outline: Outline::Corners(corners), fill: Some(fill), edge: None }
}

/// So many hundredths of another colour in one.
pub(crate) fn mixed(Rgb(r, g, b): Rgb, Rgb(red, green, blue): Rgb, hundredths: u16) -> Rgb {
    let part = |mine: u8, theirs: u8| {
        u8::try_from((u16::from(theirs) * hundredths + u16::from(mine) * (100 - hundredths)) / 100).unwrap_or(mine)
    };
    Rgb(part(r, red), part(g, green), part(b, blue))
}

/// Patterns, in hundredths of a tile.
const MIDDLE: [Point; 8] = [(36, 16), (64, 16), (84, 36), (84, 64), (64, 84), (36, 84), (16, 64), (16, 36)];
const STAR: [Point; 16] = [
    (50, 2),
    (60, 26),
    (84, 16),
    (74, 40),
    (98, 50),
    (74, 60),
    (84, 84),
    (60, 74),
    (50, 98),
    (40, 74),
    (16, 84),
    (26, 60),
    (2, 50),
    (26, 40),
    (16, 16),
    (40, 26),
];
const CORNERS: [&[Point]; 4] =
    [&[(6, 6), (40, 6), (6, 40)], &[(94, 6), (94, 40), (60, 6)], &[(94, 94), (60, 94), (94, 60)], &[(6, 94), (6, 60), (40, 94)]];
const SIDES: [[Point; 3]; 4] =
    [[(30, 5), (70, 5), (50, 24)], [(95, 30), (95, 70), (76, 50)], [(70, 95), (30, 95), (50, 76)], [(5, 70), (5, 30), (24, 50)]];
