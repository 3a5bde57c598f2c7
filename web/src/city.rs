//! Buildings as they are seen from afar: each its own, pale while it is built, golden once it is finished.

use crate::paint::{form, mixed};
use tilejudge::picture::{Area, Outline, Point, Rgb, Shape, Spot};
use tilejudge::verdict::Step;

/// Where on its tile a building stands, in hundredths: below its sections, beside its figures.
const GROUND: (i32, i32, i32, i32) = (5, 71, 56, 26);

/// Whether a spot is a building.
pub(crate) fn is_building(spot: &Spot) -> bool {
    name(spot).is_some()
}

fn name(spot: &Spot) -> Option<String> {
    match &spot.place.0[..] {
        [Step::Key(list), Step::Key(name)] if list == "buildings" => Some(name.replace(' ', "-")),
        _ => None,
    }
}

/// A building on the ground of its tile, if nothing else lies there.
pub(crate) fn built(spot: &Spot, tile: Area, ground: Rgb, spots: &[Spot]) -> Vec<Shape> {
    let part = |whole: i32, hundredths: i32| whole * hundredths / 100;
    let (x, y) = (tile.x + part(tile.width, GROUND.0), tile.y + part(tile.height, GROUND.1));
    let (width, height) = (part(tile.width, GROUND.2), part(tile.height, GROUND.3));
    let own = Area { x, y, width, height };
    let lies = |other: &&Spot| other.place.0.len() > 2 && meets(other.outline.area(), own) && within(&other.outline, tile);
    if spots.iter().any(|other| lies(&other)) {
        return Vec::new();
    }
    let at = |&(right, up): &Point| (x + part(width, right), y + height - part(height, up));
    // Enough to be seen on every ground, and too little for anything that is read.
    let (stone, shade) = (mixed(ground, Rgb(90, 80, 70), 26), mixed(ground, Rgb(90, 80, 70), 44));
    let fills = [stone, shade].into_iter().cycle();
    name(spot)
        .as_deref()
        .map_or(&[][..], parts)
        .iter()
        .zip(fills)
        .map(|(corners, fill)| form(corners.iter().map(at).collect(), fill))
        .collect()
}

fn meets(one: Area, other: Area) -> bool {
    one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height
}

fn within(outline: &Outline, tile: Area) -> bool {
    let area = outline.area();
    area.width < tile.width && tile.or(area).width <= tile.width + 60
}

/// What a building is made of, to the right and up: walls and roofs in turn.
fn parts(name: &str) -> &'static [&'static [Point]] {
    match name {
        // A row of columns under a gable.
        "fire-temple" | "water-temple" | "earth-temple" => &[
            &[(5, 0), (75, 0), (75, 12), (5, 12)],
            &[(0, 58), (80, 58), (40, 100)],
            &[(10, 12), (20, 12), (20, 58), (10, 58)],
            &[(35, 12), (45, 12), (45, 58), (35, 58)],
            &[(60, 12), (70, 12), (70, 58), (60, 58)],
        ],
        // Battlements.
        "watchtower" | "flight-tower" | "monastery-tower" => &[
            &[(28, 0), (56, 0), (53, 70), (31, 70)],
            &[(22, 70), (62, 70), (42, 100)],
            &[(0, 0), (26, 0), (26, 34), (0, 34)],
            &[(58, 0), (84, 0), (84, 34), (58, 34)],
        ],
        "citadel" => &[
            &[
                (0, 0),
                (90, 0),
                (90, 50),
                (80, 50),
                (80, 62),
                (68, 62),
                (68, 50),
                (54, 50),
                (54, 62),
                (36, 62),
                (36, 50),
                (22, 50),
                (22, 62),
                (10, 62),
                (10, 50),
                (0, 50),
            ],
            &[(34, 62), (56, 62), (56, 100), (34, 100)],
        ],
        // Arches.
        "aqueduct" => &[
            &[(0, 70), (100, 70), (100, 92), (0, 92)],
            &[(0, 0), (14, 0), (14, 70), (0, 70)],
            &[(40, 0), (58, 0), (58, 70), (40, 70)],
            &[(86, 0), (100, 0), (100, 70), (86, 70)],
        ],
        "mill" => &[
            &[(26, 0), (60, 0), (54, 60), (32, 60)],
            &[(43, 56), (80, 96), (72, 100), (40, 62)],
            &[(43, 56), (80, 20), (74, 14), (38, 54)],
            &[(43, 62), (6, 96), (12, 100), (48, 64)],
        ],
        "royal-palace" => &[
            &[(0, 0), (100, 0), (100, 40), (0, 40)],
            &[(36, 40), (64, 40), (64, 74), (50, 100), (36, 74)],
            &[(0, 40), (16, 40), (16, 62), (8, 80), (0, 62)],
            &[(84, 40), (100, 40), (100, 62), (92, 80), (84, 62)],
        ],
        // A dome.
        "library" | "university" | "thermae" => &[
            &[(4, 0), (84, 0), (84, 40), (4, 40)],
            &[(18, 40), (70, 40), (66, 66), (54, 84), (44, 90), (34, 84), (22, 66)],
            &[(41, 88), (47, 88), (47, 100), (41, 100)],
        ],
        "iron-foundry" => &[
            &[(0, 0), (90, 0), (90, 36), (60, 56), (60, 36), (30, 56), (30, 36), (0, 56)],
            &[(70, 44), (82, 40), (82, 100), (70, 100)],
        ],
        // Stalls.
        "market" | "market-hall" | "trading-house" => {
            &[&[(6, 0), (84, 0), (84, 44), (6, 44)], &[(0, 44), (90, 44), (76, 78), (14, 78)]]
        }
        // A long roof, or several.
        "great-hall" | "hospice" => &[&[(4, 0), (96, 0), (96, 44), (4, 44)], &[(0, 44), (100, 44), (84, 84), (16, 84)]],
        _ => &[
            &[(0, 0), (40, 0), (40, 44), (0, 44)],
            &[(0, 44), (40, 44), (20, 74)],
            &[(44, 0), (84, 0), (84, 62), (44, 62)],
            &[(44, 62), (84, 62), (64, 96)],
        ],
    }
}
