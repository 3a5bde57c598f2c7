//! Players and supply: what is counted, and the cards.

use super::super::{Seat, Stack};
use super::cards::put_items;
use super::{Artist, PANEL};
use crate::game::shared::SEATS;
use crate::games::blue_moon_city::wording::player_place;
use crate::games::blue_moon_city::{DraftCrystals, DraftPlayer};
use crate::picture::kit::{GAP, HEADING, Part, TEXT};
use crate::picture::{Area, Edge, FAINT, FRAME, Ink, Outline, Picture, SLOT, Scene, Type, fitted};
use crate::verdict::{Amount, Place};
use crate::words::{Arg, lists::capital};

/// How many of a thing, and perhaps in what pieces.
type Count = (Amount, Option<String>);

impl Artist<'_> {
    /// What a player has, and the cards.
    pub(super) fn player(&self, seat: Seat, player: &DraftPlayer, picture: &mut Picture) {
        let own = |key| player_place(seat).key(key);
        let mut scene = Scene::panel(PANEL, 0, &[]);
        let name = Ink::strong(self.names.player(seat)).at(own("name")).at(player_place(seat)).at(Place::root().key("players"));
        let name = [name];
        scene.line_in(scene.heading(), (GAP + 320, 300), Type::new(HEADING), &name, PANEL - 800);
        self.stone(&mut scene, (GAP + 130, 240), 130, seat);
        let mut line = name.to_vec();
        line.push(Ink::plain(format!(" ({})", self.tag(seat))));
        let known = |count: Option<u8>| count.map(|count| (Amount::exactly(count.into()), None));
        let counts = [
            ("offerings", "offering", known(player.offerings)),
            ("crystals", "crystal", player.crystals.map(worth)),
            ("scales", "scale", known(player.scales)),
            ("stones", "stone", known(player.stones)),
        ];
        for (index, (key, noun, count)) in (0..).zip(counts) {
            let area = self.put_count(&mut scene, index, noun, count.as_ref());
            scene.spot(own(key), area);
            let Some((count, pieces)) = count else { continue };
            let says = self.captions.say("amount", [("count", count.into()), ("noun", Arg::Term(noun))]);
            line.push(Ink::plain(if line.len() == 2 { ": " } else { ", " }));
            line.push(Ink::plain(says + &in_brackets(pieces)).at(own(key)));
        }
        let mut part = Part { lines: vec![line], scene };
        let aside = player.aside.filter(|aside| !aside.is_empty());
        let y =
            self.stacks(&mut part, 880, [("hand", "hand", own("hand"), player.hand), ("aside", "aside", own("aside"), aside)]);
        part.scene.with_height(y + 40);
        picture.add(part);
    }

    /// Players for whom there is no seat, if there are any: how many, and their names.
    pub(super) fn unseated(&self, picture: &mut Picture) {
        let names = self.names.players().get(SEATS..).unwrap_or_default();
        if names.is_empty() {
            return;
        }
        let more = self.captions.count("more-players", names.len());
        let place = Place::root().key("players");
        let head = Ink::faint(format!("{more}: ")).at(place.clone());
        put_items(head, names.iter().map(Ink::plain), &mut picture.lines);
        picture.blocks.push(Scene::panel(PANEL, 480, &Ink::strong(more).at(place).with_notes([Some(names.join(", "))])));
    }

    /// Scales and crystals, and the two piles.
    pub(super) fn supply(&self, picture: &mut Picture) {
        let (draft, root) = (self.draft, |key| Place::root().key(key));
        let heading = vec![Ink::strong(capital(&self.captions.word("supply")))];
        let mut part = Part::new(PANEL, 0, heading);
        let scales = draft.scales.map(|scales| ("scales", "scale", (Amount::exactly(scales.into()), None)));
        let counts = scales.into_iter().chain(draft.crystals.map(|crystals| ("crystals", "crystal", worth(crystals))));
        let mut y = 440;
        for (index, (key, noun, count)) in (0..).zip(counts) {
            let area = self.put_count(&mut part.scene, index, noun, Some(&count));
            part.scene.spot(root(key), area);
            let (count, pieces) = count;
            let says = format!("  {:7} {}{}", self.several(noun), in_figures(count), in_brackets(pieces));
            part.lines.push(vec![Ink::plain(says).at(root(key))]);
            y = 880;
        }
        let piles =
            [("draw", "draw-pile", root("draw"), draft.draw), ("discard", "discard-pile", root("discard"), draft.discard)];
        y = self.stacks(&mut part, y, piles);
        part.scene.with_height(y + 40);
        picture.add(part);
    }

    /// Two stacks of cards, each called by words for text and for shapes, below a height; returns where the next thing may begin.
    fn stacks(&self, part: &mut Part, y: i32, stacks: [(&'static str, &'static str, Place, Option<Stack>); 2]) -> i32 {
        let labels = self.captions.aligned([stacks[0].0, stacks[1].0], 7);
        labels
            .into_iter()
            .zip(stacks)
            .fold(y, |y, (label, (_, word, place, stack))| self.cards(part, y, (label, self.captions.word(word)), place, stack))
    }

    /// How much somebody has of something, and perhaps in what pieces, in one of the columns for that; where it is.
    fn put_count(&self, scene: &mut Scene, index: i32, noun: &'static str, count: Option<&Count>) -> Area {
        let area = Area::new(GAP + index * 1170, 440, 1130, 320);
        let pieces = count.and_then(|(_, pieces)| pieces.as_deref());
        let count = count.map_or_else(|| "?".to_owned(), |(count, _)| in_figures(*count));
        scene.form(Outline::Box(area, 70), SLOT, Edge::new(FRAME, 8));
        let y = if pieces.is_some() { area.y + 165 } else { area.y + 225 };
        scene.bold((area.x + 90, y), Type::new(190), fitted(&count, 190, 330));
        scene.text((area.x + area.width - 70, y - 10), Type::new(TEXT).ink(FAINT).ending(), self.several(noun));
        if let Some(pieces) = pieces {
            scene.text((area.x + 90, area.y + 285), Type::new(125).ink(FAINT), pieces);
        }
        area
    }

    fn several(&self, noun: &'static str) -> String {
        self.captions.say("several", [("noun", Arg::Term(noun))])
    }
}

/// Crystals, and their pieces where they were told apart.
fn worth(crystals: DraftCrystals) -> Count {
    let pieces = match crystals {
        DraftCrystals::Worth(_) | DraftCrystals::AtLeast(_) => None,
        DraftCrystals::Pieces { ones, threes } => Some(format!("{ones} × 1, {threes} × 3")),
    };
    (crystals.worth(), pieces)
}

/// `9`, or `9+` where there may be more.
fn in_figures(count: Amount) -> String {
    format!("{}{}", count.least(), if count.known().is_some() { "" } else { "+" })
}

fn in_brackets(pieces: Option<String>) -> String {
    pieces.map_or_else(String::new, |pieces| format!(" ({pieces})"))
}
