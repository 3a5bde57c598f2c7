//! The city as text: five rows of tiles with their sections, stones, figures and dragons.

use super::super::layout::{Slot, Tile};
use super::super::moves::{DragonTo, SectionName};
use super::super::wording::{part_key, site_place, spot_place, stone_place};
use super::super::{Building, DragonName, Paint, Part, Reward, Seat, Spot};
use super::{Artist, pen};
use crate::game::reasons::ToArg;
use crate::picture::{Ink, Inks, Pen, folded, width};
use crate::verdict::Place;

/// Columns of one tile of the city; five of them keep within a hundred.
const CELL: usize = 19;
/// The fewest, for the longest word of a name and for the sections of the palace.
const NARROW: usize = 12;
/// Columns that the city takes at least.
pub(super) const NARROWEST: usize = 5 * NARROW;

impl Artist<'_> {
    /// Five rows of tiles, each with name, sections, who stands there and an overflow line. In narrow columns some take two.
    pub(super) fn city(&self, columns: Option<usize>, lines: &mut Vec<Inks>) {
        let Some(city) = self.draft.city.filter(|city| city.iter().any(Option::is_some)) else { return };
        let cell = columns.map_or(CELL, |columns| (columns / 5).clamp(NARROW, CELL));
        for row in 0..5 {
            let mut drawn: [Vec<Inks>; 4] = Default::default();
            for column in 0..5 {
                let place = Spot::at(row, column);
                let inks = match place.map(|spot| (spot, city[spot.index()])) {
                    None => Default::default(),
                    Some((spot, None)) => {
                        [vec![Ink::new("·", Pen::Faint).at(spot_place(spot))], Vec::new(), Vec::new(), Vec::new()]
                    }
                    // What is on a building is said once, so that it is drawn once.
                    Some((spot, Some(building))) if self.draft.spot(building) != Some(spot) => {
                        let name = Ink::new(self.building(building), Pen::Strong).at(spot_place(spot));
                        [vec![name], vec![Ink::new(self.captions.word("again"), Pen::Faint)], Vec::new(), Vec::new()]
                    }
                    Some((spot, Some(building))) => {
                        let mut tile = self.tile(building);
                        if let Some(name) = tile[0].first_mut() {
                            name.places.push(spot_place(spot));
                        }
                        tile
                    }
                };
                for (part, inks) in drawn.iter_mut().zip(inks).filter(|(_, inks)| !inks.is_empty()) {
                    let of_tile = folded(&inks, cell - 1);
                    part.resize(part.len().max(of_tile.len()), Inks::new());
                    for (line, inks) in part.iter_mut().zip(of_tile) {
                        let gap = (column * cell).saturating_sub(width(line));
                        line.push(Ink::blank(gap.max(usize::from(!line.is_empty()))));
                        line.extend(inks);
                    }
                }
            }
            lines.extend(drawn.into_iter().flatten());
            lines.push(Vec::new());
        }
    }

    /// Buildings that are not in the city as far as it is drawn, and dragons outside it.
    pub(super) fn elsewhere(&self, lines: &mut Vec<Inks>) {
        let count = lines.len();
        for building in self.draft.elsewhere() {
            let [mut line, sections, beside, present] = self.tile(building);
            line.push(Ink::blank(CELL.saturating_sub(width(&line))));
            line.extend(sections);
            for more in [beside, present].into_iter().filter(|more| !more.is_empty()) {
                line.push(Ink::new("  ", Pen::Plain));
                line.extend(more);
            }
            lines.push(line);
        }
        if let Some(dragons) = self.say_dragons(self.draft.dragons_at(DragonTo::Out)) {
            lines.push(vec![Ink::new(self.captions.word("outside"), Pen::Strong), Ink::new("   ", Pen::Plain), dragons]);
        }
        if lines.len() > count {
            lines.push(Vec::new());
        }
    }

    /// The name; the sections, or that it is finished; what does not fit that; who stands there.
    fn tile(&self, building: Building) -> [Inks; 4] {
        let tile = Tile::of(self.draft, building);
        let mut sections = Inks::new();
        if tile.finished {
            let finished = Ink::new(self.captions.word("finished"), Pen::Faint);
            sections.push(finished.at_all(self.names.shown_finished(building)));
        } else if !tile.slots.is_empty() {
            let pen = pen(tile.paint);
            let word = self.paint("any", tile.paint).unwrap_or_default();
            let word = Ink::new(word, Pen::Plain);
            sections.push(word.at_all(["built", "sections"].map(|key| site_place(building).key(key))));
            let slots = tile.slots.iter().enumerate().map(|(index, slot)| self.slot(building, index, slot, pen));
            let more = (tile.more > 0).then(|| Ink::new(format!("+{}", tile.more), pen));
            for slot in slots.chain(more) {
                sections.push(Ink::new(" ", Pen::Plain));
                sections.push(slot);
            }
        }
        let mut present = Inks::new();
        let figures: Vec<_> = self.draft.figures(building).collect();
        if !figures.is_empty() {
            let tags: String = figures.iter().map(|&seat| self.tag(seat)).collect();
            let figure = |seat: Seat| Place::root().key("players").item(seat.index()).key("figure");
            let tags = Ink::new(format!("({tags})"), Pen::Strong);
            present.push(tags.at_all(figures.into_iter().map(figure)));
        }
        if let Some(dragons) = self.say_dragons(self.draft.dragons_at(DragonTo::Building(building))) {
            present.push(Ink::new(if present.is_empty() { "" } else { " " }, Pen::Plain));
            present.push(dragons);
        }
        let parts = [Part::Master, Part::Contributor, Part::Neighbour].map(|part| site_place(building).key(part_key(part)));
        let name = Ink::new(self.building(building), Pen::Strong).at(site_place(building));
        [vec![name.at_all(parts)], sections, self.beside(building, &tile), present]
    }

    /// A section with the stones on it.
    fn slot(&self, building: Building, index: usize, slot: &Slot, pen: Pen) -> Ink {
        let cost = slot.cost.map_or_else(|| "?".to_owned(), |cost| cost.to_string());
        let stones = match slot.stones.as_slice() {
            [] => if slot.told { "·" } else { "?" }.to_owned(),
            [first, second, _, ..] => format!("{}{}+{}", self.tag(*first), self.tag(*second), slot.stones.len() - 2),
            few => few.iter().map(|&seat| self.tag(seat)).collect(),
        };
        let built = site_place(building).key("built");
        // A stone may be typed under the number of its section; of two with the same number, both are meant.
        let by_number = slot.cost.map(|cost| built.clone().key(cost.to_string()));
        let section = Ink::new(cost + &stones, pen).at(built.item(index)).at(site_place(building).key("sections").item(index));
        section.at_all(by_number)
    }

    /// What does not fit in a tile, up to its cell's width: that it is not finished either, stones without a section.
    fn beside(&self, building: Building, tile: &Tile) -> Inks {
        let not = (tile.finished && tile.unfinished).then(|| self.captions.word("not-finished"));
        let stones = tile.loose.iter().map(|stone| format!("{} {}", self.tag(stone.seat), self.loose(stone.section)));
        let all: Vec<String> = not.into_iter().chain(stones).collect();
        let fit = |count: usize| {
            let more = Some(all.len() - count).filter(|&more| more > 0).map(|more| format!("+{more}"));
            all.iter().take(count).cloned().chain(more).collect::<Vec<_>>().join(", ")
        };
        let widest = (0..=all.len()).rev().map(fit).find(|text| text.chars().count() < CELL).unwrap_or_default();
        if widest.is_empty() {
            return Inks::new();
        }
        let places = tile.loose.iter().map(|stone| stone_place(building, stone.section));
        vec![Ink::new(widest, Pen::Strong).at_all(places)]
    }

    fn say_dragons(&self, names: impl Iterator<Item = DragonName>) -> Option<Ink> {
        let names: Vec<_> = names.collect();
        let letters: String = names.iter().map(|&name| self.names.letter(self.names.colour_named(name))).collect();
        let places = names.into_iter().filter_map(|name| self.names.shown_named(name));
        (!letters.is_empty()).then(|| Ink::new(format!("<{letters}>"), Pen::Strong).at_all(places))
    }
    /// Where a stone was said to lie that lies on no section.
    pub(crate) fn loose(&self, section: SectionName) -> String {
        match section {
            SectionName::Nth(section) => self.captions.say("section", [("section", section.number().into())]),
            SectionName::Cost(cost) => self.captions.say("on-number", [("number", cost.into())]),
        }
    }
    /// A building by its name alone.
    pub(crate) fn building(&self, building: Building) -> String {
        self.captions.say("building", [("building", building.to_arg(self.names))])
    }
    /// ": `master` is 2 crystals".
    pub(crate) fn reward(&self, part: Part, reward: Reward) -> String {
        self.captions.say("reward-of", [("part", part.to_arg(self.names)), ("reward", reward.to_arg(self.names))])
    }
    /// What is paid on the sections of a building, `any` if that is any colour; nothing for the market.
    pub(crate) fn paint(&self, any: &'static str, paint: Paint) -> Option<String> {
        match paint {
            Paint::None => None,
            Paint::Any => Some(self.captions.word(any)),
            Paint::Of(colour) => Some(self.captions.say("paid-in", [("colour", colour.to_arg(self.names))])),
        }
    }
    /// What was read off the corners of tiles.
    pub(super) fn rewards(&self, lines: &mut Vec<Inks>) {
        let count = lines.len();
        for (building, part, reward) in self.draft.rewards() {
            let says = self.reward(part, reward);
            let name = Ink::new(self.building(building), Pen::Strong).at(site_place(building).key(part_key(part)));
            lines.push(vec![name, Ink::new(says, Pen::Plain)]);
        }
        if lines.len() > count {
            lines.push(Vec::new());
        }
    }
}
