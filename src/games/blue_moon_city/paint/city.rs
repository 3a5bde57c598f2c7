//! The city: twenty-one tiles in a cross, each with its sections, stones, figures and dragons.

use super::super::notation::{COLOURS, building_name};
use super::super::show;
use super::super::wording::{site_place, spot_place};
use super::super::{Building, Dragon, Paint, Reward, Section, Spot};
use super::Painter;
use crate::games::scene::kit::TEXT;
use crate::games::scene::{Area, BOARD, Edge, FAINT, FRAME, GOLD, INK, Outline, Point, Rgb, SLOT, Scene, Type, fitted};
use crate::verdict::Place;
use crate::verdict::english::counted;

/// A tile.
const TILE: Point = (1560, 1330);
/// From a tile to the next.
const STEP: Point = (TILE.0 + 60, TILE.1 + 60);
/// A section.
const SECTION: i32 = 310;

impl Painter<'_> {
    /// The cross, if any tile of it is known.
    pub(super) fn city(&self) -> Option<Scene> {
        if self.position.city.iter().all(Option::is_none) {
            return None;
        }
        let mut scene = Scene::new(5 * STEP.0 - 60, 5 * STEP.1 - 60);
        let at = |count: usize, step: i32| i32::try_from(count).unwrap_or(0) * step;
        for spot in Spot::all() {
            let corner = (at(spot.column(), STEP.0), at(spot.row(), STEP.1));
            let area = Area::new(corner.0, corner.1, TILE.0, TILE.1);
            match self.position.city[spot.index()] {
                Some(building) => scene.put(self.tile(building), corner),
                None => {
                    scene.form(Outline::Box(area, 90), None, Edge::dashed(FRAME, 12));
                    scene.sign(area.middle(), 200, FAINT, "?");
                }
            }
            scene.spot(spot_place(spot), area);
        }
        // Dragons outside, in a corner that the cross leaves free.
        let out: Vec<_> = Dragon::ALL.into_iter().filter(|dragon| self.position.dragons[dragon.index()].is_none()).collect();
        if !out.is_empty() {
            let y = at(4, STEP.1) + TILE.1 / 2;
            scene.text((40, y - 190), Type::new(TEXT).ink(FAINT), "outside the city");
            for (index, dragon) in (0..).zip(out) {
                self.dragon(&mut scene, (200 + 370 * index, y + 60), dragon);
            }
        }
        Some(scene)
    }

    /// A tile: its name on its colour, then its sections, then who is there.
    pub(super) fn tile(&self, building: Building) -> Scene {
        let (site, plan) = (self.position.site(building), self.position.plan(building));
        let area = Area::new(0, 0, TILE.0, TILE.1);
        let mut scene = Scene::new(TILE.0, TILE.1);
        let paint = colour(plan.paint);
        let ground = if site.finished { GOLD.in_of(45, BOARD) } else { paint.in_of(9, BOARD) };
        let frame = if site.finished { GOLD.in_of(70, INK) } else { paint.in_of(60, FRAME) };
        scene.form(Outline::Box(area.grown(-12), 90), ground, Edge::new(frame, 24));
        scene.bold((100, 205), Type::new(142), fitted(&building_name(building), 155, TILE.0 - 120));
        scene.spot(site_place(building), area);
        if let Some(place) = self.names.shown_finished(building) {
            scene.spot(place, area);
        }
        if site.finished {
            scene.text((100, 420), Type::new(TEXT), "finished; beside it:");
            for (index, says) in (0..).zip(say(plan.neighbour)) {
                scene.bold((100, 620 + 190 * index), Type::new(TEXT), says);
            }
        } else if let Some((word, _)) = show::paint(plan.paint) {
            let sections: Vec<_> = plan.sections().collect();
            for &section in &sections {
                self.section(&mut scene, building, section);
            }
            let count = i32::try_from(sections.len()).unwrap_or(0);
            let all = Area::new(80, 280, count * (SECTION + 36), SECTION + 190);
            for key in ["built", "sections"] {
                scene.spot(site_place(building).key(key), all);
            }
            scene.text((100, 890), Type::new(TEXT).ink(FAINT), if word == "any" { "any colour" } else { word });
        }
        self.present(&mut scene, building);
        scene
    }

    fn section(&self, scene: &mut Scene, building: Building, section: Section) {
        let (site, plan) = (self.position.site(building), self.position.plan(building));
        let paint = colour(plan.paint);
        let x = 90 + (SECTION + 36) * i32::try_from(section.index()).unwrap_or(0);
        let area = Area::new(x, 275, SECTION, SECTION + 160);
        let cost = plan.cost(section);
        scene.form(Outline::Box(area, 50), paint, Edge::new(paint.in_of(62, INK), 14));
        let says = cost.map_or_else(|| "?".to_owned(), |cost| cost.to_string());
        scene.sign((x + SECTION / 2, 275 + 115), 180, paint.letter(), says);
        let middle = (x + SECTION / 2, 275 + SECTION);
        match site.stone(section) {
            Some(seat) => self.stone(scene, middle, 125, seat),
            None => scene.form(Outline::Circle(middle, 100), BOARD, Edge::dashed(FRAME, 10)),
        }
        let built = site_place(building).key("built");
        scene.spot(built.clone().item(section.index()), area);
        scene.spot(site_place(building).key("sections").item(section.index()), area);
        // A stone may be typed under the number of its section; of two with the same number, both are meant.
        if let Some(cost) = cost {
            scene.spot(built.key(cost.to_string()), area);
        }
    }

    /// Dragons in a row from the right, figures in a row below.
    fn present(&self, scene: &mut Scene, building: Building) {
        let right = TILE.0 - 210;
        for (index, dragon) in (0..).zip(self.position.dragons_on(building)) {
            self.dragon(scene, (right - 300 * index, 890), dragon);
        }
        for (index, seat) in (0..).zip(self.figures(building)) {
            let (x, y) = (right - 310 * index, TILE.1 - 200);
            scene.form(Outline::Corners(vec![(x, y - 40), (x + 140, y + 135), (x - 140, y + 135)]), INK, Edge::new(INK, 30));
            self.stone(scene, (x, y - 25), 118, seat);
            let place = Place::root().key("players").item(seat.index()).key("figure");
            scene.spot(place, Area::new(x - 140, y - 145, 280, 285));
        }
    }

    fn dragon(&self, scene: &mut Scene, (x, y): Point, dragon: Dragon) {
        let paint: Rgb = show::card_pen(dragon.cards()).into();
        // Wings spread to both sides, the head above.
        let wings = [(0, -145), (51, -68), (140, -94), (102, 17), (140, 102), (43, 85), (0, 145)];
        let left = wings.iter().rev().skip(1).take(wings.len() - 2).map(|(a, b)| (-a, *b));
        let corners = wings.iter().copied().chain(left).map(|(a, b)| (x + a, y + b));
        scene.form(Outline::Corners(corners.collect()), paint, Edge::new(paint.in_of(50, INK), 16));
        let letter = COLOURS.letter(dragon.cards());
        scene.sign((x, y), 135, paint.letter(), letter.to_string());
        scene.spots.extend(
            self.names
                .shown_dragon(dragon)
                .map(|place| crate::games::scene::Spot { place, outline: Outline::Circle((x, y), 160) }),
        );
    }
}

/// A reward, a line for each kind of thing.
fn say(reward: Reward) -> impl Iterator<Item = String> {
    let Reward { crystals, cards, scales } = reward;
    let things = [(crystals, "crystal", "crystals"), (cards, "card", "cards"), (scales, "scale", "scales")];
    things.into_iter().filter(|(count, ..)| *count > 0).map(|(count, one, many)| counted(count, one, many))
}

/// The colour of a building's sections.
fn colour(paint: Paint) -> Rgb {
    match paint {
        Paint::Of(colour) => show::card_pen(colour).into(),
        Paint::Any | Paint::None => SLOT,
    }
}
