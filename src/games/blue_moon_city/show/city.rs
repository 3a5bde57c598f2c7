//! The city: twenty-one tiles in a cross, each with its sections, stones, figures and dragons.

use super::super::{Building, DragonName, Paint, Reward, Spot};
use super::{Artist, PANEL, at, card_paint};
use crate::game::reasons::ToArg;
use crate::games::blue_moon_city::layout::{Slot, Tile};
use crate::games::blue_moon_city::notation::BUILDINGS;
use crate::games::blue_moon_city::wording::{part_key, site_place, spot_place, stone_place};
use crate::games::blue_moon_city::{DragonTo, SectionName};
use crate::picture::kit::{GAP, TEXT, drawn};
use crate::picture::{
    Area, BOARD, Edge, FAINT, FRAME, GOLD, INK, Ink, Inks, Outline, Pen, Picture, Point, Rgb, SLOT, Scene, Type, beside, fitted,
    folded, text_width, width,
};
use crate::verdict::Place;

/// Columns of one tile of the city; five of them keep within a hundred.
const CELL: usize = 19;
/// The fewest, for the longest word of a name and for the sections of the palace.
const NARROW: usize = 12;
/// Columns that the city takes at least.
pub(super) const NARROWEST: usize = 5 * NARROW;

/// A tile.
const TILE: Point = (1560, 1330);
/// From a tile to the next.
const STEP: Point = (TILE.0 + 60, TILE.1 + 60);
/// A section.
const SECTION: i32 = 310;
/// Dragons that a place has room for.
const DRAGONS: usize = 4;

/// A tile as text: its name; its sections, or that it is finished; what does not fit that; who stands there.
type Lines = [Inks; 4];

impl Artist<'_> {
    /// Five rows of tiles, if any tile is known. In narrow columns some lines of the text take two.
    pub(super) fn city(&self, columns: Option<usize>, picture: &mut Picture) {
        let Some(city) = self.shown_city() else { return };
        let mut scene = Scene::new(5 * STEP.0 - 60, 5 * STEP.1 - 60);
        let cell = columns.map_or(CELL, |columns| (columns / 5).clamp(NARROW, CELL));
        for row in 0..5 {
            let mut drawn: [Vec<Inks>; 4] = Default::default();
            for spot in (0..5).filter_map(|column| Spot::at(row, column)) {
                let corner = (at(spot.column(), STEP.0), at(row, STEP.1));
                let area = Area::new(corner.0, corner.1, TILE.0, TILE.1);
                let (tile, mut inks) = match city[spot.index()] {
                    // What is on a building is said once, so that it is drawn once.
                    Some(building) if self.draft.spot(building) != Some(spot) => self.again(building),
                    Some(building) => self.tile(building),
                    None => (untold(), [vec![Ink::faint("·")], Inks::new(), Inks::new(), Inks::new()]),
                };
                inks[0].iter_mut().take(1).for_each(|name| name.places.push(spot_place(spot)));
                scene.put(tile, corner);
                scene.spot(spot_place(spot), area);
                for (part, inks) in drawn.iter_mut().zip(inks).filter(|(_, inks)| !inks.is_empty()) {
                    beside(part, spot.column() * cell, folded(&inks, cell - 1));
                }
            }
            picture.lines.extend(drawn.into_iter().flatten());
            picture.gap();
        }
        // In a corner that the cross leaves free.
        if let Some((_, outside)) = self.outside() {
            scene.put(outside, (0, at(4, STEP.1) + TILE.1 / 2 - 400));
        }
        picture.blocks.push(scene);
    }

    /// The city, if any tile of it is known.
    fn shown_city(&self) -> Option<[Option<Building>; 21]> {
        self.draft.city.filter(|city| city.iter().any(Option::is_some))
    }

    /// Buildings that are not in the city as far as it is known, and on which there is something; dragons outside it.
    pub(super) fn elsewhere(&self, picture: &mut Picture) {
        let count = picture.lines.len();
        let mut tiles = Vec::new();
        for building in self.draft.elsewhere() {
            let (tile, [mut line, sections, beside, present]) = self.tile(building);
            line.push(Ink::blank(CELL.saturating_sub(width(&line))));
            line.extend(sections);
            for more in [beside, present].into_iter().filter(|more| !more.is_empty()) {
                line.push(Ink::blank(2));
                line.extend(more);
            }
            picture.lines.push(line);
            tiles.push(tile);
        }
        if !tiles.is_empty() {
            let tiles = Scene::rows(tiles, 2 * PANEL - GAP, 60);
            let heading = [Ink::strong(self.captions.word("somewhere"))];
            let mut scene = Scene::panel((tiles.size.0 + 2 * GAP).max(3000), tiles.size.1 + 440 + GAP, &heading);
            scene.put(tiles, (GAP, 440));
            picture.blocks.push(scene);
        }
        if let Some((line, scene)) = self.outside() {
            picture.lines.push(line);
            picture.blocks.extend(self.shown_city().is_none().then_some(scene));
        }
        if picture.lines.len() > count {
            picture.gap();
        }
    }

    /// Dragons outside the city, if any are said to be there.
    fn outside(&self) -> Option<(Inks, Scene)> {
        self.draft.dragons_at(DragonTo::Out).next()?;
        let word = self.captions.word("outside");
        let mut scene = Scene::new(TILE.0, 660);
        scene.text((40, 210), Type::new(TEXT).ink(FAINT), word.as_str());
        scene.spot(Place::root().key("dragons"), Area::new(0, 0, TILE.0, 660));
        let dragons = self.dragons(&mut scene, DragonTo::Out, |index| (200 + at(index, 370), 460))?;
        Some((vec![Ink::strong(word), Ink::blank(3), dragons], scene))
    }

    /// What was read off the corners of tiles, a line each.
    pub(super) fn rewards(&self, picture: &mut Picture) {
        let mut scene = Scene::panel(PANEL, 0, &[Ink::strong(self.captions.word("read-off"))]);
        let mut y = 400;
        for (building, part, reward) in self.draft.rewards() {
            let args = [("part", part.to_arg(self.names)), ("reward", reward.to_arg(self.names))];
            let name = Ink::strong(self.building(building)).at(site_place(building).key(part_key(part)));
            let inks = vec![name, Ink::plain(self.captions.say("reward-of", args))];
            let area = Area::new(GAP - 60, y, PANEL - 2 * GAP + 120, 200);
            scene.line_in(area, (GAP, y + 145), Type::new(TEXT), &inks, PANEL - 2 * GAP);
            picture.lines.push(inks);
            y += 240;
        }
        scene.with_height(y + 60);
        if y > 400 {
            picture.gap();
            picture.blocks.push(scene);
        }
    }

    /// A tile: its name on its colour, then its sections, then who is there.
    fn tile(&self, building: Building) -> (Scene, Lines) {
        let tile = Tile::of(self.draft, building);
        let place = |key: &'static str| site_place(building).key(key);
        let (mut scene, area, name) = self.blank(building, tile.paint, tile.finished);
        let read = self.draft.rewards().filter(|(read, ..)| *read == building).map(|(_, part, _)| place(part_key(part)));
        let name = name.at(site_place(building)).at_all(read);
        scene.shows(&name, area);
        let shown = self.names.shown_finished(building);
        let listed = (building != Building::Market).then(|| Place::root().key("finished").key(BUILDINGS.name(building)));
        shown.clone().into_iter().chain(listed).for_each(|place| scene.spot(place, area));
        let mut sections = Inks::new();
        if tile.finished {
            let says = if tile.unfinished { "finished-and-not" } else { "finished-beside" };
            scene.text((100, 420), Type::new(TEXT), self.captions.word(says));
            for (index, says) in (0..).zip(self.rewards_of(building.print().neighbour)) {
                scene.bold((100, 620 + 190 * index), Type::new(TEXT), says);
            }
            sections.push(Ink::faint(self.captions.word("finished")).at_all(shown));
        } else if !tile.slots.is_empty() {
            let all = Area::new(80, 280, at(tile.slots.len(), SECTION + 36), SECTION + 190);
            let word = Ink::plain(self.paint("any", tile.paint).unwrap_or_default());
            let word = word.at(place("built")).at_all(tile.typed.then(|| place("sections")));
            let slots =
                tile.slots.iter().enumerate().map(|(index, slot)| self.section(&mut scene, building, &tile, (index, slot)));
            let slots: Vec<_> = slots.collect();
            scene.shows(&word, all);
            sections.push(word);
            if let Some(word) = self.paint("any-colour", tile.paint) {
                scene.text((100, 890), Type::new(TEXT).ink(FAINT), word);
            }
            let more = (tile.more > 0).then(|| {
                let says = self.captions.count("more-sections", tile.more);
                scene.bold((TILE.0 - 80, 205), Type::new(TEXT).ending(), says);
                Ink::new(format!("+{}", tile.more), pen(tile.paint))
            });
            sections.extend(slots.into_iter().chain(more).flat_map(|slot| [Ink::blank(1), slot]));
        }
        let present = self.present(&mut scene, building);
        self.put_loose(&mut scene, building, &tile);
        (scene, [vec![name], sections, self.loose(building, &tile), present])
    }

    /// A section with the stones on it.
    fn section(&self, scene: &mut Scene, building: Building, tile: &Tile, (index, slot): (usize, &Slot)) -> Ink {
        let paint = ground(tile.paint);
        let x = 90 + at(index, SECTION + 36);
        let area = Area::new(x, 275, SECTION, SECTION + 160);
        scene.form(Outline::Box(area, 50), paint, Edge::new(paint.in_of(62, INK), 14));
        let cost = slot.cost.map_or_else(|| "?".to_owned(), |cost| cost.to_string());
        scene.sign((x + SECTION / 2, 275 + 115), 180, paint.letter(), cost.as_str());
        let (middle, y) = (x + SECTION / 2, 275 + SECTION);
        let stones = match slot.stones.as_slice() {
            [] => {
                scene.form(Outline::Circle((middle, y), 100), BOARD, Edge::dashed(FRAME, 10));
                if !slot.told {
                    scene.sign((middle, y), 125, FAINT, "?");
                }
                if slot.told { "·" } else { "?" }.to_owned()
            }
            [seat] => {
                self.stone(scene, (middle, y), 125, *seat);
                self.tag(*seat)
            }
            [first, second, more @ ..] => {
                self.stone(scene, (middle - 72, y - 20), 100, *first);
                self.stone(scene, (middle + 72, y + 20), 100, *second);
                let more = if more.is_empty() { String::new() } else { format!("+{}", more.len()) };
                let says = format!("{}{}{more}", self.tag(*first), self.tag(*second));
                if !more.is_empty() {
                    scene.sign((middle, y + 120), 125, paint.letter(), more);
                }
                says
            }
        };
        let built = site_place(building).key("built");
        // What the tile prints need not be told.
        let is_told = tile.typed || slot.cost.is_none();
        // A stone may be typed under the number of its section; of two with the same number, both are meant.
        let by_number = slot.cost.filter(|_| tile.by_number).map(|cost| built.clone().key(cost.to_string()));
        let section = Ink::new(cost + &stones, pen(tile.paint)).at(built.item(index));
        let section = section.at_all(is_told.then(|| site_place(building).key("sections").item(index))).at_all(by_number);
        scene.shows(&section, area);
        section
    }

    /// Dragons in a row from the right, figures in a row below.
    fn present(&self, scene: &mut Scene, building: Building) -> Inks {
        let right = TILE.0 - 210;
        let dragons = self.dragons(scene, DragonTo::Building(building), |index| (right - at(index, 300), 890));
        let (mut tags, mut figures) = (String::new(), Ink::strong(""));
        for (index, seat) in (0..).zip(self.draft.figures(building)) {
            let (x, y) = (right - 310 * index, TILE.1 - 200);
            scene.form(Outline::Corners(vec![(x, y - 40), (x + 140, y + 135), (x - 140, y + 135)]), INK, Edge::new(INK, 30));
            self.stone(scene, (x, y - 25), 118, seat);
            let place = Place::root().key("players").item(seat.index()).key("figure");
            scene.spot(place.clone(), Area::new(x - 140, y - 145, 280, 285));
            figures = figures.at(place);
            tags += &self.tag(seat);
        }
        figures.text = format!("({tags})");
        let figures = (!tags.is_empty()).then_some(figures);
        let gap = (figures.is_some() && dragons.is_some()).then(|| Ink::blank(1));
        figures.into_iter().chain(gap).chain(dragons).collect()
    }

    /// Stones that lie on no section, each with its told place, in a row from the left, as far as the figures leave room.
    fn put_loose(&self, scene: &mut Scene, building: Building, tile: &Tile) {
        const WIDTH: i32 = 420;
        let stones = &tile.loose;
        let figures = self.draft.figures(building).count();
        let room = usize::try_from((TILE.0 - 90 - at(figures, 310)) / WIDTH).unwrap_or(0);
        let drawn = drawn(stones.len(), room);
        let (y, style) = (1010, Type::new(125).centred());
        for (index, stone) in stones.iter().enumerate() {
            let x = 70 + at(index.min(drawn), WIDTH);
            let area = Area::new(x, y, WIDTH - 20, 290);
            let middle = x + area.width / 2;
            if index < drawn {
                self.stone(scene, (middle, y + 90), 85, stone.seat);
                scene.text((middle, y + 275), style, self.on(stone.section));
            } else if index == drawn {
                scene.bold((middle, y + 275), style, format!("+{}", stones.len() - drawn));
            }
            scene.spot(stone_place(building, stone.section), area);
        }
    }

    /// What does not fit in a tile as text, up to its cell's width: that it is not finished either, stones without a section.
    fn loose(&self, building: Building, tile: &Tile) -> Inks {
        let not = (tile.finished && tile.unfinished).then(|| self.captions.word("not-finished"));
        let stones = tile.loose.iter().map(|stone| format!("{} {}", self.tag(stone.seat), self.on(stone.section)));
        let all: Vec<String> = not.into_iter().chain(stones).collect();
        let fit = |count: usize| {
            let more = Some(all.len() - count).filter(|&more| more > 0).map(|more| format!("+{more}"));
            all.iter().take(count).cloned().chain(more).collect::<Vec<_>>().join(", ")
        };
        let widest = (0..=all.len()).rev().map(fit).find(|text| text.chars().count() < CELL).unwrap_or_default();
        if widest.is_empty() {
            return Inks::new();
        }
        vec![Ink::strong(widest).at_all(tile.loose.iter().map(|stone| stone_place(building, stone.section)))]
    }

    /// The dragons at a place beside one another, the last of too many standing for all that follow; as text if there are any.
    fn dragons(&self, scene: &mut Scene, to: DragonTo, place: impl Fn(usize) -> Point) -> Option<Ink> {
        let names: Vec<_> = self.draft.dragons_at(to).collect();
        let drawn = drawn(names.len(), DRAGONS);
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
        let letters: String = names.iter().map(|&name| self.names.letter(self.names.colour_named(name))).collect();
        let places = names.into_iter().filter_map(|name| self.names.shown_named(name));
        (!letters.is_empty()).then(|| Ink::strong(format!("<{letters}>")).at_all(places))
    }

    fn dragon(&self, scene: &mut Scene, (x, y): Point, name: DragonName) {
        let colour = self.names.colour_named(name);
        let paint = card_paint(colour);
        // Wings spread to both sides, the head above.
        let wings = [(0, -145), (51, -68), (140, -94), (102, 17), (140, 102), (43, 85), (0, 145)];
        let left = wings.iter().rev().skip(1).take(wings.len() - 2).map(|(a, b)| (-a, *b));
        let corners = wings.iter().copied().chain(left).map(|(a, b)| (x + a, y + b));
        scene.form(Outline::Corners(corners.collect()), paint, Edge::new(paint.in_of(50, INK), 16));
        scene.sign((x, y), 135, paint.letter(), self.names.letter(colour).to_string());
    }

    /// The ground of a tile, with its name.
    fn blank(&self, building: Building, paint: Paint, finished: bool) -> (Scene, Area, Ink) {
        let area = Area::new(0, 0, TILE.0, TILE.1);
        let mut scene = Scene::new(TILE.0, TILE.1);
        let paint = ground(paint);
        let back = if finished { GOLD.in_of(45, BOARD) } else { paint.in_of(9, BOARD) };
        let frame = if finished { GOLD.in_of(70, INK) } else { paint.in_of(60, FRAME) };
        scene.form(Outline::Box(area.grown(-12), 90), back, Edge::new(frame, 24));
        let (name, room) = (self.building(building), TILE.0 - 120);
        // A long name is written smaller.
        let size = if text_width(&name, 155) > room { 112 } else { 142 };
        scene.bold((100, 205), Type::new(size), fitted(&name, size + 13, room));
        (scene, area, Ink::strong(name))
    }

    /// A tile that lies in the city already.
    fn again(&self, building: Building) -> (Scene, Lines) {
        let (mut scene, area, name) = self.blank(building, building.print().paint, false);
        let again = self.captions.word("again");
        scene.sign(area.middle(), 200, FAINT, again.as_str());
        (scene, [vec![name], vec![Ink::faint(again)], Inks::new(), Inks::new()])
    }

    /// Where a stone was said to lie that lies on no section.
    fn on(&self, section: SectionName) -> String {
        match section {
            SectionName::Nth(section) => self.captions.say("section", [("section", section.number().into())]),
            SectionName::Cost(cost) => self.captions.say("on-number", [("number", cost.into())]),
        }
    }

    /// A building by its name alone.
    fn building(&self, building: Building) -> String {
        self.captions.say("building", [("building", building.to_arg(self.names))])
    }

    /// What is paid on the sections of a building, `any` if that is any colour; nothing for the market.
    fn paint(&self, any: &'static str, paint: Paint) -> Option<String> {
        match paint {
            Paint::None => None,
            Paint::Any => Some(self.captions.word(any)),
            Paint::Of(colour) => Some(self.captions.say("paid-in", [("colour", colour.to_arg(self.names))])),
        }
    }

    /// What a reward is made of, one thing after the other.
    fn rewards_of(&self, reward: Reward) -> impl Iterator<Item = String> {
        let things = reward.parts().into_iter().filter(|(_, count)| *count > 0);
        things.map(|(unit, count)| self.captions.say("amount", [("count", count.into()), ("noun", unit.into())]))
    }
}

/// A place of which it is not known what lies there.
fn untold() -> Scene {
    let area = Area::new(0, 0, TILE.0, TILE.1);
    let mut scene = Scene::new(TILE.0, TILE.1);
    scene.form(Outline::Box(area, 90), None, Edge::dashed(FRAME, 12));
    scene.sign(area.middle(), 200, FAINT, "?");
    scene
}

/// The colour of a building's sections as text, and on shapes.
fn pen(paint: Paint) -> Pen {
    match paint {
        Paint::None => Pen::Plain,
        Paint::Any => Pen::Strong,
        Paint::Of(colour) => Pen::Tile(card_paint(colour)),
    }
}
fn ground(paint: Paint) -> Rgb {
    if let Paint::Of(colour) = paint { card_paint(colour) } else { SLOT }
}
