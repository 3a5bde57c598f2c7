//! The table as shapes: the city in its cross, the obelisk, the players with their cards, the supply.

mod cards;
mod city;
mod obelisk;

use super::show::Artist;
use super::wording::{Names, player_place};
use super::{Building, Position, Seat};
use crate::games::drawing::{Ink, Pen};
use crate::games::scene::kit::{GAP, HEADING, TEXT};
use crate::games::scene::{Area, Edge, FAINT, FRAME, INK, Outline, Point, Rgb, SLOT, Scene, Type, fitted};
use crate::verdict::Place;

/// The width of a player's panel; two stand side by side.
const PANEL: i32 = 4960;
/// What can be said in a picture of several players: a colour for each seat that no tile has.
const SEATS: [Rgb; 4] = [Rgb(0, 140, 140), Rgb(214, 84, 150), Rgb(122, 92, 196), Rgb(196, 116, 0)];

pub(super) fn paint(names: &Names, position: &Position) -> Scene {
    let artist = Artist { names, position };
    let painter = Painter { names, position, artist: &artist };
    let mut blocks: Vec<_> = painter.city().into_iter().chain(painter.obelisk()).collect();
    blocks.extend(painter.elsewhere());
    blocks.extend(position.seats().map(|seat| painter.player(seat)));
    blocks.push(painter.supply());
    let (mut sheet, heading) = Scene::sheet(&artist.headline(), blocks, 2 * PANEL + GAP);
    for key in ["turn", "phase", "progress"] {
        sheet.spot(Place::root().key(key), heading);
    }
    sheet
}

struct Painter<'a> {
    names: &'a Names,
    position: &'a Position,
    artist: &'a Artist<'a>,
}

impl Painter<'_> {
    /// Buildings that are not in the city as far as it is known, and on which there is something.
    fn elsewhere(&self) -> Option<Scene> {
        let site = |building| self.position.site(building);
        let used = |building: &Building| {
            let stones = site(*building).stones.iter().any(Option::is_some) || site(*building).finished;
            stones || self.position.dragons_on(*building).next().is_some() || self.figures(*building).next().is_some()
        };
        let outside = Building::ALL.into_iter().filter(|&building| self.position.spot(building).is_none()).filter(used);
        let tiles: Vec<_> = outside.map(|building| self.tile(building)).collect();
        if tiles.is_empty() {
            return None;
        }
        let tiles = Scene::rows(tiles, 2 * PANEL - GAP, 60);
        let heading = [Ink::new("Somewhere in the city", Pen::Strong)];
        let (mut scene, _) = Scene::panel((tiles.size.0 + 2 * GAP).max(3000), tiles.size.1 + 440 + GAP, &heading);
        scene.put(tiles, (GAP, 440));
        Some(scene)
    }

    /// What a player has, and the cards.
    fn player(&self, seat: Seat) -> Scene {
        let player = self.position.player(seat);
        let (mut scene, heading) = Scene::panel(PANEL, 0, &[]);
        scene.line((GAP + 320, 300), Type::new(HEADING), &[Ink::new(self.artist.name(seat), Pen::Strong)], PANEL - 800);
        scene.spot(player_place(seat).key("name"), heading);
        self.stone(&mut scene, (GAP + 130, 240), 130, seat);
        let known = |count: i32| Some(count.to_string());
        let counts = [
            ("offerings", known(player.offerings())),
            ("crystals", player.crystals().map(|crystals| crystals.to_string())),
            ("scales", known(player.scales())),
            ("stones", Some(player.stones.to_string())),
        ];
        for (index, (key, count)) in (0..).zip(counts) {
            let area = Area::new(GAP + index * 1170, 440, 1130, 320);
            put_count(&mut scene, area, key, count.as_deref().unwrap_or("?"));
            scene.spot(player_place(seat).key(key), area);
        }
        let mut y = 880;
        for (key, stack) in [("hand", player.hand), ("aside", player.aside)] {
            if key == "hand" || !player.aside.is_empty() {
                y = cards::put(&mut scene, y, key, player_place(seat).key(key), stack);
            }
        }
        scene.with_height(y + 40);
        scene
    }

    /// Scales, and the two piles.
    fn supply(&self) -> Scene {
        let position = self.position;
        let (mut scene, _) = Scene::panel(PANEL, 0, &[Ink::new("Supply", Pen::Strong)]);
        let mut y = 440;
        if let Some(scales) = position.scales {
            let area = Area::new(GAP, y, 1130, 320);
            put_count(&mut scene, area, "scales", &scales.to_string());
            scene.spot(Place::root().key("scales"), area);
            y += 440;
        }
        for (key, says, stack) in [("draw", "draw pile", position.draw), ("discard", "discard pile", position.discard)] {
            y = cards::put(&mut scene, y, says, Place::root().key(key), stack);
        }
        scene.with_height(y + 40);
        scene
    }

    /// A stone or a base of a figure: a player's letter on a player's colour.
    fn stone(&self, scene: &mut Scene, middle: Point, radius: i32, seat: Seat) {
        let paint = SEATS[seat.index()];
        scene.form(Outline::Circle(middle, radius), paint, Edge::new(paint.in_of(55, INK), 14));
        scene.sign(middle, radius * 11 / 10, Rgb(255, 255, 255), self.artist.tag(seat));
    }

    fn figures(&self, building: Building) -> impl Iterator<Item = Seat> {
        self.position.seats().filter(move |&seat| self.position.player(seat).figure == Some(building))
    }
}

/// How much somebody has of something.
fn put_count(scene: &mut Scene, area: Area, says: &str, count: &str) {
    scene.form(Outline::Box(area, 70), SLOT, Edge::new(FRAME, 8));
    scene.bold((area.x + 90, area.y + 225), Type::new(190), fitted(count, 190, 330));
    scene.text((area.x + area.width - 70, area.y + 215), Type::new(TEXT).ink(FAINT).ending(), says);
}

#[cfg(test)]
mod tests {
    use super::super::Setup;
    use super::super::wording::spot_place;
    use super::*;

    #[test]
    fn everything_is_on_the_sheet_and_knows_its_place() {
        let mut tiles = Building::ALL;
        tiles[..=10].rotate_left(1);
        let names = Names::new(["Ana", "Luis", "Marta", "Andrea"].map(str::to_owned).to_vec());
        for seats in [2, 4] {
            let scene = paint(&names, &Position::new(Setup::default(), seats, tiles.map(Some)));
            for spot in &scene.spots {
                let Area { x, y, width, height } = spot.outline.area();
                assert!(x >= 0 && y >= 0 && x + width <= scene.size.0 && y + height <= scene.size.1, "{}", spot.place);
            }
            let known = |place: &Place| scene.spots.iter().filter(|spot| spot.place == *place).count();
            assert!(super::super::Spot::all().all(|spot| known(&spot_place(spot)) == 1));
            assert_eq!(known(&Place::root().key("buildings").key("university").key("built").item(1)), 1);
            assert_eq!(known(&Place::root().key("obelisk").key("7")), 1);
        }
    }
}
