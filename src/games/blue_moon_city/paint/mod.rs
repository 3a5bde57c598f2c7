//! The table as shapes: the city in its cross, the obelisk, the players with their cards, the supply.

mod cards;
mod city;
mod obelisk;
mod seats;

use super::draft::{Draft, DraftPlayer};
use super::show::{Artist, say_pieces};
use super::wording::{Names, part_key, player_place, site_place};
use super::{DraftCrystals, Seat};
use crate::game::shared::SEATS;
use crate::picture::kit::{GAP, HEADING, Painting, TEXT};
use crate::picture::{Area, Edge, FAINT, FRAME, INK, Ink, Outline, Pen, Point, Rgb, SLOT, Scene, Type, fitted};
use crate::verdict::Place;
use crate::words::{Arg, Language, lists::capital};

/// The width of a player's panel; two stand side by side.
const PANEL: i32 = 4960;

pub(super) fn paint(names: &Names, draft: &Draft, language: Language) -> Painting {
    let artist = Artist::new(names, draft, language);
    let painter = Painter { names, draft, artist: &artist, colours: seats::colours(names.players()) };
    let mut blocks: Vec<_> = painter.city().into_iter().chain(painter.obelisk()).collect();
    blocks.extend(painter.elsewhere());
    blocks.extend(painter.outside().filter(|_| !painter.shows_city()));
    blocks.extend(painter.rewards());
    blocks.extend(draft.seated().map(|(seat, player)| painter.player(seat, player)));
    blocks.extend(painter.unseated());
    blocks.push(painter.supply());
    let mut heading = artist.headline();
    heading.extend(artist.progress().map(|progress| Ink::new(format!(". {progress}"), Pen::Plain)));
    Painting { heading, keys: &["turn", "phase", "progress"], blocks, width: 2 * PANEL + GAP }
}

/// So many steps.
fn at(count: usize, step: i32) -> i32 {
    i32::try_from(count).unwrap_or(0) * step
}

struct Painter<'a> {
    names: &'a Names,
    draft: &'a Draft,
    artist: &'a Artist<'a>,
    /// Each seat's.
    colours: [Rgb; SEATS],
}

impl Painter<'_> {
    /// Buildings that are not in the city as far as it is known, and on which there is something.
    fn elsewhere(&self) -> Option<Scene> {
        let tiles: Vec<_> = self.draft.elsewhere().map(|building| self.tile(building)).collect();
        if tiles.is_empty() {
            return None;
        }
        let tiles = Scene::rows(tiles, 2 * PANEL - GAP, 60);
        let heading = [Ink::new(self.artist.captions.word("somewhere"), Pen::Strong)];
        let (mut scene, _) = Scene::panel((tiles.size.0 + 2 * GAP).max(3000), tiles.size.1 + 440 + GAP, &heading);
        scene.put(tiles, (GAP, 440));
        Some(scene)
    }

    /// What was read off the corners of tiles, a line each.
    fn rewards(&self) -> Option<Scene> {
        let (mut scene, _) = Scene::panel(PANEL, 0, &[Ink::new(self.artist.captions.word("read-off"), Pen::Strong)]);
        let mut y = 400;
        for (building, part, reward) in self.draft.rewards() {
            let says = self.artist.reward(part, reward);
            let inks = [Ink::new(self.artist.building(building), Pen::Strong), Ink::new(says, Pen::Plain)];
            scene.line((GAP, y + 145), Type::new(TEXT), &inks, PANEL - 2 * GAP);
            scene.spot(site_place(building).key(part_key(part)), Area::new(GAP - 60, y, PANEL - 2 * GAP + 120, 200));
            y += 240;
        }
        scene.with_height(y + 60);
        (y > 400).then_some(scene)
    }

    /// What a player has, and the cards.
    fn player(&self, seat: Seat, player: &DraftPlayer) -> Scene {
        let (mut scene, heading) = Scene::panel(PANEL, 0, &[]);
        scene.line((GAP + 320, 300), Type::new(HEADING), &[Ink::new(self.artist.name(seat), Pen::Strong)], PANEL - 800);
        for place in [player_place(seat).key("name"), player_place(seat), Place::root().key("players")] {
            scene.spot(place, heading);
        }
        self.stone(&mut scene, (GAP + 130, 240), 130, seat);
        let known = |count: Option<u8>| count.map(|count| count.to_string());
        let counts = [
            ("offerings", "offering", known(player.offerings), None),
            (
                "crystals",
                "crystal",
                player.crystals.map(|crystals| crystals.worth().to_string()),
                player.crystals.and_then(say_pieces),
            ),
            ("scales", "scale", known(player.scales), None),
            ("stones", "stone", known(player.stones), None),
        ];
        for (index, (key, noun, count, detail)) in (0..).zip(counts) {
            let area = Area::new(GAP + index * 1170, 440, 1130, 320);
            self.put_count(&mut scene, area, noun, count.as_deref().unwrap_or("?"), detail);
            scene.spot(player_place(seat).key(key), area);
        }
        let mut y = cards::put(self.artist, &mut scene, 880, "hand", player_place(seat).key("hand"), player.hand);
        let aside = player.aside.filter(|aside| !aside.is_empty());
        y = cards::put(self.artist, &mut scene, y, "aside", player_place(seat).key("aside"), aside);
        scene.with_height(y + 40);
        scene
    }

    /// Players for whom there is no seat.
    fn unseated(&self) -> Option<Scene> {
        let (more, names) = self.artist.unseated()?;
        let says = [Ink::new(more, Pen::Strong), Ink::new(format!(": {}", names.join(", ")), Pen::Plain)];
        let (mut scene, heading) = Scene::panel(PANEL, 480, &says);
        scene.spot(Place::root().key("players"), heading);
        Some(scene)
    }

    /// Scales and crystals, and the two piles.
    fn supply(&self) -> Scene {
        let draft = self.draft;
        let (mut scene, _) = Scene::panel(PANEL, 0, &[Ink::new(capital(&self.artist.captions.word("supply")), Pen::Strong)]);
        let mut y = 440;
        let scales = draft.scales.map(|scales| ("scales", "scale", scales.to_string(), None));
        let worth = |crystals: DraftCrystals| ("crystals", "crystal", crystals.worth().to_string(), say_pieces(crystals));
        let counts = scales.into_iter().chain(draft.crystals.map(worth));
        for (index, (key, noun, count, detail)) in (0..).zip(counts) {
            let area = Area::new(GAP + index * 1170, 440, 1130, 320);
            self.put_count(&mut scene, area, noun, &count, detail);
            scene.spot(Place::root().key(key), area);
            y = 880;
        }
        for (key, says, stack) in [("draw", "draw-pile", draft.draw), ("discard", "discard-pile", draft.discard)] {
            y = cards::put(self.artist, &mut scene, y, says, Place::root().key(key), stack);
        }
        scene.with_height(y + 40);
        scene
    }

    /// A stone or a base of a figure: a player's letter on a player's colour.
    fn stone(&self, scene: &mut Scene, middle: Point, radius: i32, seat: Seat) {
        let paint = self.colours[seat.index()];
        scene.form(Outline::Circle(middle, radius), paint, Edge::new(paint.in_of(55, INK), 14));
        let letter = if paint.is_light() { INK } else { Rgb(255, 255, 255) };
        scene.sign(middle, radius * 11 / 10, letter, self.artist.tag(seat));
    }

    /// How much somebody has of something, and perhaps in what pieces.
    fn put_count(&self, scene: &mut Scene, area: Area, noun: &'static str, count: &str, detail: Option<String>) {
        let says = self.artist.captions.say("several", [("noun", Arg::Term(noun))]);
        scene.form(Outline::Box(area, 70), SLOT, Edge::new(FRAME, 8));
        let y = if detail.is_some() { area.y + 165 } else { area.y + 225 };
        scene.bold((area.x + 90, y), Type::new(190), fitted(count, 190, 330));
        scene.text((area.x + area.width - 70, y - 10), Type::new(TEXT).ink(FAINT).ending(), says);
        if let Some(detail) = detail {
            scene.text((area.x + 90, area.y + 285), Type::new(125).ink(FAINT), detail);
        }
    }
}
