//! The city: twenty-one tiles in a cross, each with its sections, stones, figures and dragons.

use super::super::draft::DraftStone;
use super::super::layout::{Slot, Tile};
use super::super::moves::DragonTo;
use super::super::notation::BUILDINGS;
use super::super::wording::{part_key, site_place, spot_place, stone_place};
use super::super::{Building, DragonName, Paint, Reward, Spot, show};
use super::{Painter, at};
use crate::picture::kit::TEXT;
use crate::picture::{Area, BOARD, Edge, FAINT, FRAME, GOLD, INK, Outline, Point, Rgb, SLOT, Scene, Type, fitted, text_width};
use crate::verdict::Place;
use crate::words::Arg;

/// A tile.
const TILE: Point = (1560, 1330);
/// From a tile to the next.
const STEP: Point = (TILE.0 + 60, TILE.1 + 60);
/// A section.
const SECTION: i32 = 310;
/// Dragons that a place has room for.
const DRAGONS: usize = 4;

impl Painter<'_> {
    /// The cross, if any tile of it is known.
    pub(super) fn city(&self) -> Option<Scene> {
        let city = self.draft.city.filter(|_| self.shows_city())?;
        let mut scene = Scene::new(5 * STEP.0 - 60, 5 * STEP.1 - 60);
        for spot in Spot::all() {
            let corner = (at(spot.column(), STEP.0), at(spot.row(), STEP.1));
            let area = Area::new(corner.0, corner.1, TILE.0, TILE.1);
            match city[spot.index()] {
                // What is on a building is said once, so that it is painted once.
                Some(building) if self.draft.spot(building) != Some(spot) => scene.put(self.again(building), corner),
                Some(building) => scene.put(self.tile(building), corner),
                None => {
                    scene.form(Outline::Box(area, 90), None, Edge::dashed(FRAME, 12));
                    scene.sign(area.middle(), 200, FAINT, "?");
                }
            }
            scene.spot(spot_place(spot), area);
        }
        // In a corner that the cross leaves free.
        if let Some(outside) = self.outside() {
            scene.put(outside, (0, at(4, STEP.1) + TILE.1 / 2 - 400));
        }
        Some(scene)
    }

    /// Whether any tile of the city is known.
    pub(super) fn shows_city(&self) -> bool {
        self.draft.city.is_some_and(|city| city.iter().any(Option::is_some))
    }

    /// Dragons outside the city, if any are said to be there.
    pub(super) fn outside(&self) -> Option<Scene> {
        let out: Vec<_> = self.draft.dragons_at(DragonTo::Out).collect();
        if out.is_empty() {
            return None;
        }
        let mut scene = Scene::new(TILE.0, 660);
        scene.text((40, 210), Type::new(TEXT).ink(FAINT), self.artist.captions.word("outside"));
        scene.spot(Place::root().key("dragons"), Area::new(0, 0, TILE.0, 660));
        self.dragons(&mut scene, &out, |index| (200 + at(index, 370), 460));
        Some(scene)
    }

    /// A tile: its name on its colour, then its sections, then who is there.
    pub(super) fn tile(&self, building: Building) -> Scene {
        let tile = Tile::of(self.draft, building);
        let (mut scene, area) = self.blank(building, tile.paint, tile.finished);
        scene.spot(site_place(building), area);
        for (_, part, _) in self.draft.rewards().filter(|(read, ..)| *read == building) {
            scene.spot(site_place(building).key(part_key(part)), area);
        }
        let listed = (building != Building::Market).then(|| Place::root().key("finished").key(BUILDINGS.name(building)));
        for place in self.names.shown_finished(building).into_iter().chain(listed) {
            scene.spot(place, area);
        }
        if tile.finished {
            let says = if tile.unfinished { "finished-and-not" } else { "finished-beside" };
            scene.text((100, 420), Type::new(TEXT), self.artist.captions.word(says));
            for (index, says) in (0..).zip(self.rewards_of(building.print().neighbour)) {
                scene.bold((100, 620 + 190 * index), Type::new(TEXT), says);
            }
        } else if !tile.slots.is_empty() {
            for (index, slot) in tile.slots.iter().enumerate() {
                self.section(&mut scene, building, &tile, (index, slot));
            }
            let all = Area::new(80, 280, at(tile.slots.len(), SECTION + 36), SECTION + 190);
            for key in [Some("built"), tile.typed.then_some("sections")].into_iter().flatten() {
                scene.spot(site_place(building).key(key), all);
            }
            if let Some(word) = self.artist.paint("any-colour", tile.paint) {
                scene.text((100, 890), Type::new(TEXT).ink(FAINT), word);
            }
            if tile.more > 0 {
                let says = self.artist.captions.count("more-sections", tile.more);
                scene.bold((TILE.0 - 80, 205), Type::new(TEXT).ending(), says);
            }
        }
        self.present(&mut scene, building);
        self.loose(&mut scene, building, &tile.loose);
        scene
    }

    fn section(&self, scene: &mut Scene, building: Building, tile: &Tile, (index, slot): (usize, &Slot)) {
        let paint = colour(tile.paint);
        let x = 90 + at(index, SECTION + 36);
        let area = Area::new(x, 275, SECTION, SECTION + 160);
        scene.form(Outline::Box(area, 50), paint, Edge::new(paint.in_of(62, INK), 14));
        let says = slot.cost.map_or_else(|| "?".to_owned(), |cost| cost.to_string());
        scene.sign((x + SECTION / 2, 275 + 115), 180, paint.letter(), says);
        let (middle, y) = (x + SECTION / 2, 275 + SECTION);
        match slot.stones.as_slice() {
            [] => {
                scene.form(Outline::Circle((middle, y), 100), BOARD, Edge::dashed(FRAME, 10));
                if !slot.told {
                    scene.sign((middle, y), 125, FAINT, "?");
                }
            }
            [seat] => self.stone(scene, (middle, y), 125, *seat),
            [first, second, more @ ..] => {
                self.stone(scene, (middle - 72, y - 20), 100, *first);
                self.stone(scene, (middle + 72, y + 20), 100, *second);
                if !more.is_empty() {
                    scene.sign((middle, y + 120), 125, paint.letter(), format!("+{}", more.len()));
                }
            }
        }
        let built = site_place(building).key("built");
        scene.spot(built.clone().item(index), area);
        // What the tile prints need not be told.
        if tile.typed || slot.cost.is_none() {
            scene.spot(site_place(building).key("sections").item(index), area);
        }
        // A stone may be typed under the number of its section; of two with the same number, both are meant.
        if let Some(cost) = slot.cost.filter(|_| tile.by_number) {
            scene.spot(built.key(cost.to_string()), area);
        }
    }

    /// Dragons in a row from the right, figures in a row below.
    fn present(&self, scene: &mut Scene, building: Building) {
        let right = TILE.0 - 210;
        let dragons: Vec<_> = self.draft.dragons_at(DragonTo::Building(building)).collect();
        self.dragons(scene, &dragons, |index| (right - at(index, 300), 890));
        for (index, seat) in (0..).zip(self.draft.figures(building)) {
            let (x, y) = (right - 310 * index, TILE.1 - 200);
            scene.form(Outline::Corners(vec![(x, y - 40), (x + 140, y + 135), (x - 140, y + 135)]), INK, Edge::new(INK, 30));
            self.stone(scene, (x, y - 25), 118, seat);
            let place = Place::root().key("players").item(seat.index()).key("figure");
            scene.spot(place, Area::new(x - 140, y - 145, 280, 285));
        }
    }

    /// Stones that lie on no section, each with its told place, in a row from the left, as far as the figures leave room.
    fn loose(&self, scene: &mut Scene, building: Building, stones: &[DraftStone]) {
        const WIDTH: i32 = 420;
        let figures = self.draft.figures(building).count();
        let room = usize::try_from((TILE.0 - 90 - at(figures, 310)) / WIDTH).unwrap_or(0);
        // The last of too many stands for all that follow.
        let drawn = if stones.len() > room { room.saturating_sub(1) } else { stones.len() };
        let (y, style) = (1010, Type::new(125).centred());
        for (index, stone) in stones.iter().enumerate() {
            let x = 70 + at(index.min(drawn), WIDTH);
            let area = Area::new(x, y, WIDTH - 20, 290);
            let middle = x + area.width / 2;
            if index < drawn {
                self.stone(scene, (middle, y + 90), 85, stone.seat);
                scene.text((middle, y + 275), style, self.artist.loose(stone.section));
            } else if index == drawn {
                scene.bold((middle, y + 275), style, format!("+{}", stones.len() - drawn));
            }
            scene.spot(stone_place(building, stone.section), area);
        }
    }

    /// Dragons beside one another; the last of too many stands for all that follow.
    fn dragons(&self, scene: &mut Scene, names: &[DragonName], place: impl Fn(usize) -> Point) {
        let drawn = if names.len() > DRAGONS { DRAGONS - 1 } else { names.len() };
        for (index, &name) in names.iter().enumerate() {
            let middle = place(index.min(drawn));
            if index < drawn {
                self.dragon(scene, middle, name);
            } else if index == drawn {
                scene.sign(middle, 150, INK, format!("+{}", names.len() - drawn));
            }
            if let Some(shown) = self.names.shown_named(name) {
                scene.spot_at(shown, Outline::Circle(middle, 160));
            }
        }
    }

    fn dragon(&self, scene: &mut Scene, (x, y): Point, name: DragonName) {
        let colour = self.names.colour_named(name);
        let paint: Rgb = show::card_pen(colour).into();
        // Wings spread to both sides, the head above.
        let wings = [(0, -145), (51, -68), (140, -94), (102, 17), (140, 102), (43, 85), (0, 145)];
        let left = wings.iter().rev().skip(1).take(wings.len() - 2).map(|(a, b)| (-a, *b));
        let corners = wings.iter().copied().chain(left).map(|(a, b)| (x + a, y + b));
        scene.form(Outline::Corners(corners.collect()), paint, Edge::new(paint.in_of(50, INK), 16));
        scene.sign((x, y), 135, paint.letter(), self.names.letter(colour).to_string());
    }

    /// The ground of a tile, with its name.
    fn blank(&self, building: Building, paint: Paint, finished: bool) -> (Scene, Area) {
        let area = Area::new(0, 0, TILE.0, TILE.1);
        let mut scene = Scene::new(TILE.0, TILE.1);
        let paint = colour(paint);
        let ground = if finished { GOLD.in_of(45, BOARD) } else { paint.in_of(9, BOARD) };
        let frame = if finished { GOLD.in_of(70, INK) } else { paint.in_of(60, FRAME) };
        scene.form(Outline::Box(area.grown(-12), 90), ground, Edge::new(frame, 24));
        let (name, room) = (self.artist.building(building), TILE.0 - 120);
        // A long name is written smaller.
        let size = if text_width(&name, 155) > room { 112 } else { 142 };
        scene.bold((100, 205), Type::new(size), fitted(&name, size + 13, room));
        (scene, area)
    }

    /// A tile that lies in the city already.
    fn again(&self, building: Building) -> Scene {
        let (mut scene, area) = self.blank(building, building.print().paint, false);
        scene.sign(area.middle(), 200, FAINT, self.artist.captions.word("again"));
        scene
    }

    /// What a reward is made of, one thing after the other.
    fn rewards_of(&self, reward: Reward) -> impl Iterator<Item = String> {
        let Reward { crystals, cards, scales } = reward;
        let things = [(crystals, "crystal"), (cards, "card"), (scales, "scale")].into_iter().filter(|(count, _)| *count > 0);
        things.map(|(count, noun)| self.artist.captions.say("amount", [("count", count.into()), ("noun", Arg::Term(noun))]))
    }
}

/// The colour of a building's sections.
fn colour(paint: Paint) -> Rgb {
    match paint {
        Paint::Of(colour) => show::card_pen(colour).into(),
        Paint::Any | Paint::None => SLOT,
    }
}
