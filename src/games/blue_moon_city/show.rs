//! The table as people see it: the city, the obelisk, the players, the supply.

use super::draft::{Draft, DraftCrystals, DraftPlayer, DraftTurn};
use super::laid::{Slot, Tile};
use super::moves::{DragonTo, SectionName};
use super::notation::{COLOURS, building_name, card_name, write_reward};
use super::wording::{Names, part_key};
use super::{Building, Colour, Dragon, DragonName, Paint, Phase, Seat, Spot, Stack};
use crate::games::drawing::{Drawing, Ink, Inks, Pen, width};
use crate::games::shared::SEATS;
use crate::verdict::Unit;
use crate::verdict::english::counted;

/// Columns of one tile of the city; five of them keep within a hundred.
const CELL: usize = 19;
/// Columns of a row of cards.
const LINE: usize = 96;
/// Stones beyond the spaces of the obelisk that are drawn; more are counted.
pub(super) const SURPLUS: usize = 2;

pub(super) fn draw(names: &Names, draft: &Draft) -> Drawing {
    let artist = Artist { names, draft };
    let mut lines = vec![artist.headline()];
    lines.extend(artist.progress().map(|progress| vec![Ink::new(progress, Pen::Plain)]));
    lines.push(Vec::new());
    artist.city(&mut lines);
    artist.elsewhere(&mut lines);
    artist.rewards(&mut lines);
    lines.push(artist.legend());
    lines.push(Vec::new());
    artist.obelisk(&mut lines);
    for (seat, player) in draft.seated() {
        artist.player(seat, player, &mut lines);
    }
    if let Some((more, names)) = artist.unseated() {
        put_items(&format!("{more}: "), names.iter().cloned(), &mut lines);
    }
    artist.supply(&mut lines);
    Drawing(lines)
}

pub(super) struct Artist<'a> {
    pub(super) names: &'a Names,
    pub(super) draft: &'a Draft,
}

impl Artist<'_> {
    /// The game, and whose turn it is.
    pub(super) fn headline(&self) -> Inks {
        let draft = self.draft;
        let mut parts = Vec::new();
        if draft.setup.random_centre {
            parts.push("random centre".to_owned());
        }
        let turn = draft.turn.filter(|_| draft.phase != Some(Phase::Over));
        parts.extend(turn.map(|seat| format!("{}'s turn", self.name(seat))));
        parts.extend(draft.phase.map(|phase| say_phase(phase).to_owned()));
        let mut headline = vec![Ink::new("Blue Moon City", Pen::Strong)];
        if !parts.is_empty() {
            headline.push(Ink::new(format!(": {}", parts.join(", ")), Pen::Plain));
        }
        headline
    }

    /// How far the turn has come, as far as somebody says it.
    pub(super) fn progress(&self) -> Option<String> {
        let DraftTurn { steps, walked, stones, offerings, offered, discarded } = self.draft.progress;
        let parts = [
            steps.map(|count| format!("{} left", counted(count, "step", "steps"))),
            walked.map(|count| format!("{} walked", counted(count, "step", "steps"))),
            stones.map(|count| format!("{} placed", counted(count, "stone", "stones"))),
            offerings.map(|count| counted(count, "offering", "offerings")),
            offered.map(|offered| if offered { "the ordinary one too" } else { "none the ordinary one" }.to_owned()),
            discarded.map(|count| format!("{} discarded", counted(count, "card", "cards"))),
        ];
        let parts: Vec<_> = parts.into_iter().flatten().collect();
        (!parts.is_empty()).then(|| format!("In this turn: {}", parts.join(", ")))
    }

    /// Five rows of tiles, each of three lines: the name, the sections, who stands there; and one for what does not fit the tile.
    fn city(&self, lines: &mut Vec<Inks>) {
        let Some(city) = self.draft.city.filter(|city| city.iter().any(Option::is_some)) else { return };
        for row in 0..5 {
            let mut drawn: [Inks; 4] = Default::default();
            for column in 0..5 {
                let place = Spot::at(row, column);
                let inks = match place.map(|spot| (spot, city[spot.index()])) {
                    None => Default::default(),
                    Some((_, None)) => [vec![Ink::new("·", Pen::Faint)], Vec::new(), Vec::new(), Vec::new()],
                    // What is on a building is said once, so that it is drawn once.
                    Some((spot, Some(building))) if self.draft.spot(building) != Some(spot) => {
                        let name = Ink::new(building_name(building), Pen::Strong);
                        [vec![name], vec![Ink::new("again", Pen::Faint)], Vec::new(), Vec::new()]
                    }
                    Some((_, Some(building))) => self.tile(building),
                };
                for (line, inks) in drawn.iter_mut().zip(inks).filter(|(_, inks)| !inks.is_empty()) {
                    let gap = (column * CELL).saturating_sub(width(line));
                    line.push(Ink::blank(gap.max(usize::from(!line.is_empty()))));
                    line.extend(inks);
                }
            }
            lines.extend(drawn.into_iter().filter(|line| !line.is_empty()));
            lines.push(Vec::new());
        }
    }

    /// Buildings that are not in the city as far as it is drawn, and dragons outside it that are said to be inside as well.
    fn elsewhere(&self, lines: &mut Vec<Inks>) {
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
        let inside = |colour: Colour| {
            let others = self.draft.dragons.iter().filter(|dragon| dragon.at != DragonTo::Out);
            others.map(|dragon| self.names.colour_named(dragon.name)).any(|other| other == colour)
        };
        let twice = self.draft.dragons_at(DragonTo::Out).filter(|&name| inside(self.names.colour_named(name)));
        if let Some(dragons) = self.say_dragons(twice) {
            lines.push(vec![Ink::new("outside the city", Pen::Strong), Ink::new("   ", Pen::Plain), dragons]);
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
            sections.push(Ink::new("finished", Pen::Faint));
        } else if !tile.slots.is_empty() {
            let (word, pen) = paint(tile.paint).unwrap_or(("", Pen::Plain));
            let slots = tile.slots.iter().map(|slot| self.slot(slot));
            let more = (tile.more > 0).then(|| format!("+{}", tile.more));
            sections.push(Ink::new(word, Pen::Plain));
            for slot in slots.chain(more) {
                sections.push(Ink::new(" ", Pen::Plain));
                sections.push(Ink::new(slot, pen));
            }
        }
        let mut present = Inks::new();
        let figures: String = self.draft.figures(building).map(|seat| self.tag(seat)).collect();
        if !figures.is_empty() {
            present.push(Ink::new(format!("({figures})"), Pen::Strong));
        }
        if let Some(dragons) = self.say_dragons(self.draft.dragons_at(DragonTo::Building(building))) {
            present.push(Ink::new(if present.is_empty() { "" } else { " " }, Pen::Plain));
            present.push(dragons);
        }
        [vec![Ink::new(building_name(building), Pen::Strong)], sections, self.beside(&tile), present]
    }

    /// A section with the stones on it.
    fn slot(&self, slot: &Slot) -> String {
        let cost = slot.cost.map_or_else(|| "?".to_owned(), |cost| cost.to_string());
        let stones = match slot.stones.as_slice() {
            [] => "·".to_owned(),
            [first, second, _, ..] => format!("{}{}+{}", self.tag(*first), self.tag(*second), slot.stones.len() - 2),
            few => few.iter().map(|&seat| self.tag(seat)).collect(),
        };
        cost + &stones
    }

    /// What is said of a tile and does not fit it: that it is not finished either, stones without a section; as much as its cell holds.
    fn beside(&self, tile: &Tile) -> Inks {
        let not = (tile.finished && tile.unfinished).then(|| "not finished".to_owned());
        let stones = tile.loose.iter().map(|stone| format!("{} {}", self.tag(stone.seat), loose(stone.section)));
        let all: Vec<String> = not.into_iter().chain(stones).collect();
        let fit = |count: usize| {
            let more = Some(all.len() - count).filter(|&more| more > 0).map(|more| format!("+{more}"));
            all.iter().take(count).cloned().chain(more).collect::<Vec<_>>().join(", ")
        };
        let widest = (0..=all.len()).rev().map(fit).find(|text| text.chars().count() < CELL).unwrap_or_default();
        if widest.is_empty() { Inks::new() } else { vec![Ink::new(widest, Pen::Strong)] }
    }

    fn say_dragons(&self, names: impl Iterator<Item = DragonName>) -> Option<Ink> {
        let letters: String = names.map(|name| COLOURS.letter(self.names.colour_named(name))).collect();
        (!letters.is_empty()).then(|| Ink::new(format!("<{letters}>"), Pen::Strong))
    }

    /// What was read off the corners of tiles.
    fn rewards(&self, lines: &mut Vec<Inks>) {
        let count = lines.len();
        for (building, part, reward) in self.draft.rewards() {
            let says = format!(": `{}` is {}", part_key(part), write_reward(reward));
            lines.push(vec![Ink::new(building_name(building), Pen::Strong), Ink::new(says, Pen::Plain)]);
        }
        if lines.len() > count {
            lines.push(Vec::new());
        }
    }

    /// What the signs mean.
    fn legend(&self) -> Inks {
        let figures: Vec<_> = self.draft.seated().map(|(seat, _)| format!("{} {}", self.tag(seat), self.name(seat))).collect();
        let mut colours = Dragon::ALL.map(|dragon| self.names.dragon_colour(dragon)).to_vec();
        for colour in self.draft.dragons.iter().map(|dragon| self.names.colour_named(dragon.name)) {
            if !colours.contains(&colour) {
                colours.push(colour);
            }
        }
        let dragons: Vec<_> =
            colours.into_iter().map(|colour| format!("{} {}", COLOURS.letter(colour), COLOURS.name(colour))).collect();
        let text = format!(
            "5· a free section, 5{} one with a stone; (figures) {}; <dragons> {}",
            Seat::new(0).map_or_else(String::new, |seat| self.tag(seat)),
            figures.join(", "),
            dragons.join(", ")
        );
        vec![Ink::new(text, Pen::Faint)]
    }

    /// The obelisk from the bottom: each number with its stones and its free spaces.
    fn obelisk(&self, lines: &mut Vec<Inks>) {
        let Some(stages) = self.draft.stages() else { return };
        let mut line = vec![Ink::new("Obelisk ", Pen::Strong)];
        for stage in stages {
            line.push(Ink::new(format!("  {} ", stage.level.price()), Pen::Plain));
            let say = |stone: &Option<Seat>| stone.map_or_else(|| "■".to_owned(), |seat| self.tag(seat));
            let (on, beside) = stage.stones.split_at(stage.room().min(stage.stones.len()));
            line.extend(on.iter().map(|stone| Ink::new(say(stone), Pen::Strong)));
            if !beside.is_empty() {
                let stones: String = beside.iter().take(SURPLUS).map(say).collect();
                let more = beside.len().saturating_sub(SURPLUS);
                let more = if more > 0 { format!("+{more}") } else { String::new() };
                line.push(Ink::new(format!("+{stones}{more}"), Pen::Strong));
            }
            line.extend((stage.stones.len()..stage.spaces).map(|_| Ink::new("·", Pen::Faint)));
        }
        lines.push(line);
        lines.push(Vec::new());
    }

    /// What a player has; the hand in a line of its own.
    fn player(&self, seat: Seat, player: &DraftPlayer, lines: &mut Vec<Inks>) {
        let count = |count: i32, unit: Unit| format!("{count} {}", unit.word(count));
        let crystals = |crystals: DraftCrystals| {
            let worth = count(i32::try_from(crystals.worth()).unwrap_or(i32::MAX), Unit::Crystals);
            say_pieces(crystals).map_or(worth.clone(), |pieces| format!("{worth} ({pieces})"))
        };
        let parts = [
            player.offerings.map(|offerings| count(i32::from(offerings), Unit::Offerings)),
            player.crystals.map(crystals),
            player.scales.map(|scales| count(i32::from(scales), Unit::Scales)),
            player.stones.map(|stones| counted(stones, "stone", "stones")),
        ];
        let parts: Vec<_> = parts.into_iter().flatten().collect();
        let colon = if parts.is_empty() { "" } else { ": " };
        lines.push(vec![
            Ink::new(self.name(seat), Pen::Strong),
            Ink::new(format!(" ({}){colon}{}", self.tag(seat), parts.join(", ")), Pen::Plain),
        ]);
        put_cards("  hand    ", player.hand, lines);
        put_cards("  aside   ", player.aside.filter(|aside| !aside.is_empty()), lines);
    }

    /// Players for whom there is no seat, if there are any: how many, and their names.
    pub(super) fn unseated(&self) -> Option<(String, &[String])> {
        let names = self.names.players().get(SEATS..).filter(|names| !names.is_empty())?;
        Some((format!("and {}", counted(names.len(), "more player", "more players")), names))
    }

    fn supply(&self, lines: &mut Vec<Inks>) {
        let draft = self.draft;
        lines.push(vec![Ink::new("Supply", Pen::Strong)]);
        if let Some(scales) = draft.scales {
            lines.push(vec![Ink::new(format!("  scales  {scales}"), Pen::Plain)]);
        }
        if let Some(crystals) = draft.crystals {
            let pieces = say_pieces(crystals).map_or_else(String::new, |pieces| format!(" ({pieces})"));
            lines.push(vec![Ink::new(format!("  crystals {}{pieces}", crystals.worth()), Pen::Plain)]);
        }
        put_cards("  draw    ", draft.draw, lines);
        put_cards("  discard ", draft.discard, lines);
    }

    /// A letter for a player, or the number of the seat where two names begin alike.
    pub(super) fn tag(&self, seat: Seat) -> String {
        let first = |seat: Seat| {
            self.name(seat).chars().find(|letter| letter.is_alphabetic()).map(|letter| letter.to_uppercase().to_string())
        };
        let mine = first(seat).filter(|letter| letter.chars().count() == 1);
        let alike = self.draft.seated().any(|(other, _)| other != seat && first(other) == mine);
        mine.filter(|_| !alike).unwrap_or_else(|| seat.number().to_string())
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.players().get(seat.index()).map_or("?", String::as_str)
    }
}

/// Where a stone was said to lie that lies on no section.
pub(super) fn loose(section: SectionName) -> String {
    match section {
        SectionName::Nth(section) => format!("sec. {}", section.number()),
        SectionName::Cost(cost) => format!("on {cost}"),
    }
}

/// Crystals piece by piece, where they were told apart.
pub(super) fn say_pieces(crystals: DraftCrystals) -> Option<String> {
    match crystals {
        DraftCrystals::Worth(_) => None,
        DraftCrystals::Pieces { ones, threes } => Some(format!("{ones} × 1, {threes} × 3")),
    }
}

fn say_phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Movement => "movement",
        Phase::Building => "building and offering",
        Phase::Drawing => "drawing",
        Phase::Over => "the game is over",
    }
}

/// The word for what a building is paid in, and the colour of its sections; none for the market.
pub(super) fn paint(paint: Paint) -> Option<(&'static str, Pen)> {
    match paint {
        Paint::None => None,
        Paint::Any => Some(("any", Pen::Strong)),
        Paint::Of(colour) => Some((super::notation::COLOURS.name(colour), card_pen(colour))),
    }
}

/// The colour of a people's cards and buildings.
pub(super) fn card_pen(colour: Colour) -> Pen {
    match colour {
        Colour::Black => Pen::Tile(48, 48, 54),
        Colour::Red => Pen::Tile(190, 44, 44),
        Colour::Blue => Pen::Tile(33, 104, 178),
        Colour::Grey => Pen::Tile(140, 144, 150),
        Colour::Green => Pen::Tile(58, 140, 70),
        Colour::Brown => Pen::Tile(121, 72, 41),
        Colour::White => Pen::Tile(228, 232, 232),
        Colour::Yellow => Pen::Tile(242, 184, 48),
    }
}

/// The cards that are known and how many are not; nothing of cards of which nothing is said.
fn put_cards(head: &str, stack: Option<Stack>, lines: &mut Vec<Inks>) {
    let Some(stack) = stack else { return };
    let known = stack.known.iter().map(|(card, count)| match count {
        1 => card_name(card),
        count => format!("{count} × {}", card_name(card)),
    });
    let hidden = match (stack.hidden, stack.known.is_empty()) {
        (None, true) => return,
        (None, false) => Some("others".to_owned()),
        (Some(0), true) => Some("empty".to_owned()),
        (Some(0), false) => None,
        (Some(1), _) => Some("1 card face down".to_owned()),
        (Some(count), _) => Some(format!("{count} cards face down")),
    };
    put_items(head, known.chain(hidden), lines);
}

/// Items with commas, in lines that keep within the page.
fn put_items(head: &str, items: impl Iterator<Item = String>, lines: &mut Vec<Inks>) {
    let mut line = vec![Ink::new(head, Pen::Faint)];
    let mut items = items.peekable();
    while let Some(item) = items.next() {
        if width(&line) + item.chars().count() + 2 > LINE {
            let indent = " ".repeat(head.chars().count());
            lines.push(std::mem::replace(&mut line, vec![Ink::new(indent, Pen::Plain)]));
        }
        let start = if line.len() > 1 { " " } else { "" };
        let end = if items.peek().is_some() { "," } else { "" };
        line.push(Ink::new(format!("{start}{item}{end}"), Pen::Plain));
    }
    lines.push(line);
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::drafted::drafted;
    use super::super::{Card, Position, Setup, Value};
    use super::*;

    fn typed(names: &[&str], draft: &Draft) -> Vec<String> {
        let names = Names::new(names.iter().map(|&name| name.to_owned()).collect());
        let text = |inks: &Inks| inks.iter().map(|ink| ink.text.as_str()).collect::<String>();
        draw(&names, draft).0.iter().map(text).collect()
    }
    fn lines(names: &[&str], position: &Position) -> Vec<String> {
        typed(names, &drafted(position))
    }

    /// The city in the order of the catalogue, the market in the middle.
    fn position() -> Position {
        let mut tiles = Building::ALL;
        tiles[..=10].rotate_left(1);
        Position::new(Setup::default(), 2, tiles.map(Some))
    }

    #[test]
    fn a_tile_shows_its_sections_and_who_stands_there() {
        let mut position = position();
        let university = Building::University.index();
        position.sites[university].stones[1] = Seat::new(1);
        position.players[0].figure = Some(Building::University);
        position.dragons[2] = Some(Building::University);
        position.sites[Building::FireTemple.index()].finished = true;
        let drawn = lines(&["Purple", "Grey"], &position);
        assert_eq!(drawn[0], "Blue Moon City: Purple's turn, movement");
        assert!(drawn.iter().any(|line| line.contains("white 5· 2G")), "{drawn:#?}");
        assert!(drawn.iter().any(|line| line.contains("(P) <B>")));
        assert!(drawn.iter().any(|line| line.contains("finished")));
        assert!(drawn.iter().any(|line| line.contains("Obelisk   7 ··  8 ··  9 ··")), "two 7s are blocked");
    }

    #[test]
    fn nothing_is_wider_than_a_hundred_columns() {
        let mut position = position();
        position.players[0].hand = Stack::of(Card::ALL.into_iter().filter(|card| card.copies() > 0).collect());
        for player in &mut position.players {
            player.figure = Some(Building::MonasteryTower);
        }
        position.dragons = [Some(Building::MonasteryTower); 3];
        for line in lines(&["Ana", "Andrea"], &position) {
            assert!(line.chars().count() <= 100, "{line}");
            assert_eq!(line.trim_end(), line);
        }
    }

    #[test]
    fn what_a_case_does_not_say_is_not_drawn() {
        let mut position = Position::new(Setup::default(), 2, [None; 21]);
        position.players[0].hand = Stack { known: [Card::new(Colour::Blue, Value::One)].into_iter().collect(), hidden: None };
        position.players[1].hand = Stack::UNKNOWN;
        let mut draft = drafted(&position);
        draft.obelisk = None;
        draft.players[1].offerings = None;
        let drawn = typed(&["Ana", "Andrea"], &draft);
        assert!(drawn.contains(&"  hand    blue 1, others".to_owned()), "{drawn:#?}");
        assert_eq!(drawn.iter().filter(|line| line.starts_with("  hand")).count(), 1);
        assert!(
            drawn.iter().any(|line| line.starts_with("market") && line.ends_with("(12)")),
            "names that begin alike: {drawn:#?}"
        );
        assert!(!drawn.iter().any(|line| line.starts_with("Obelisk")));
    }
}
