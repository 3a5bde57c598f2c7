//! The table as people see it: the city, the obelisk, the players, the supply.

use super::notation::{COLOURS, building_name, card_name};
use super::wording::Names;
use super::{Building, Colour, Dragon, Level, Paint, Phase, Position, Seat, Spot, Stack};
use crate::games::drawing::{Drawing, Ink, Inks, Pen, width};
use crate::verdict::Unit;

/// Columns of one tile of the city; five of them keep within a hundred.
const CELL: usize = 19;
/// Columns of a row of cards.
const LINE: usize = 96;

pub(super) fn draw(names: &Names, position: &Position) -> Drawing {
    let artist = Artist { names, position };
    let mut lines = vec![artist.headline(), Vec::new()];
    artist.city(&mut lines);
    artist.elsewhere(&mut lines);
    lines.push(artist.legend());
    lines.push(Vec::new());
    artist.obelisk(&mut lines);
    for seat in position.seats() {
        artist.player(seat, &mut lines);
    }
    artist.supply(&mut lines);
    Drawing(lines)
}

pub(super) struct Artist<'a> {
    pub(super) names: &'a Names,
    pub(super) position: &'a Position,
}

impl Artist<'_> {
    /// The game, and how far the turn has come.
    pub(super) fn headline(&self) -> Inks {
        let turn = self.position.turn;
        let mut parts = Vec::new();
        if self.position.setup.random_centre {
            parts.push("random centre".to_owned());
        }
        match (turn.phase, turn.seat) {
            (Phase::Over, _) => parts.push("the game is over".to_owned()),
            (phase, Some(seat)) => parts.push(format!("{}'s turn, {}", self.name(seat), say_phase(phase))),
            (phase, None) => parts.push(say_phase(phase).to_owned()),
        }
        vec![Ink::new("Blue Moon City", Pen::Strong), Ink::new(format!(": {}", parts.join(", ")), Pen::Plain)]
    }

    /// Five rows of tiles, each of three lines: the name, the sections, who stands there.
    fn city(&self, lines: &mut Vec<Inks>) {
        if self.position.city.iter().all(Option::is_none) {
            return;
        }
        for row in 0..5 {
            let mut drawn: [Inks; 3] = Default::default();
            for column in 0..5 {
                let tile = Spot::at(row, column).map(|spot| self.position.city[spot.index()]);
                let inks = match tile {
                    None => Default::default(),
                    Some(None) => [vec![Ink::new("·", Pen::Faint)], Vec::new(), Vec::new()],
                    Some(Some(building)) => self.tile(building),
                };
                for (line, inks) in drawn.iter_mut().zip(inks).filter(|(_, inks)| !inks.is_empty()) {
                    line.push(Ink::blank((column * CELL).saturating_sub(width(line))));
                    line.extend(inks);
                }
            }
            lines.extend(drawn.into_iter().filter(|line| !line.is_empty()));
            lines.push(Vec::new());
        }
    }

    /// Buildings that are not in the city as far as it is drawn, and on which there is something.
    fn elsewhere(&self, lines: &mut Vec<Inks>) {
        let count = lines.len();
        for building in Building::ALL.into_iter().filter(|&building| self.position.spot(building).is_none()) {
            let [name, sections, present] = self.tile(building);
            let site = self.position.site(building);
            if present.is_empty() && !site.finished && site.stones.iter().all(Option::is_none) {
                continue;
            }
            let mut line = name;
            line.push(Ink::blank(CELL.saturating_sub(width(&line))));
            line.extend(sections);
            line.push(Ink::new("  ", Pen::Plain));
            line.extend(present);
            lines.push(line);
        }
        if lines.len() > count {
            lines.push(Vec::new());
        }
    }

    fn tile(&self, building: Building) -> [Inks; 3] {
        let (site, plan) = (self.position.site(building), self.position.plan(building));
        let mut sections = Inks::new();
        if site.finished {
            sections.push(Ink::new("finished", Pen::Faint));
        } else if let Some((word, pen)) = paint(plan.paint) {
            sections.push(Ink::new(word, Pen::Plain));
            for section in plan.sections() {
                let cost = plan.cost(section).map_or_else(|| "?".to_owned(), |cost| cost.to_string());
                let stone = site.stone(section).map_or_else(|| "·".to_owned(), |seat| self.tag(seat));
                sections.push(Ink::new(" ", Pen::Plain));
                sections.push(Ink::new(format!("{cost}{stone}"), pen));
            }
        }
        let here = self.position.seats().filter(|&seat| self.position.player(seat).figure == Some(building));
        let figures: String = here.map(|seat| self.tag(seat)).collect();
        let dragons: String =
            self.position.dragons_on(building).map(|dragon| COLOURS.letter(self.names.dragon_colour(dragon))).collect();
        let mut present = Inks::new();
        if !figures.is_empty() {
            present.push(Ink::new(format!("({figures})"), Pen::Strong));
        }
        if !dragons.is_empty() {
            present.push(Ink::new(if present.is_empty() { "" } else { " " }, Pen::Plain));
            present.push(Ink::new(format!("<{dragons}>"), Pen::Strong));
        }
        [vec![Ink::new(building_name(building), Pen::Strong)], sections, present]
    }

    /// What the signs mean.
    fn legend(&self) -> Inks {
        let figures: Vec<_> = self.position.seats().map(|seat| format!("{} {}", self.tag(seat), self.name(seat))).collect();
        let dragons = Dragon::ALL.map(|dragon| {
            let colour = self.names.dragon_colour(dragon);
            format!("{} {}", COLOURS.letter(colour), COLOURS.name(colour))
        });
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
        let position = self.position;
        let (Some(laid), true) = (position.obelisk.laid, position.whole_table) else { return };
        let mut left = laid;
        let mut line = vec![Ink::new("Obelisk ", Pen::Strong)];
        for level in Level::all() {
            let filled = left.min(level.spaces(position.seats));
            left -= filled;
            line.push(Ink::new(format!("  {} ", level.price()), Pen::Plain));
            let owners = position.obelisk.owners.map(|owners| owners[level.index()]);
            let known = position.seats().flat_map(|seat| {
                let stones = owners.map_or(0, |owners| owners[seat.index()]);
                std::iter::repeat_n(self.tag(seat), usize::from(stones))
            });
            let stones = known.chain(std::iter::repeat("■".to_owned())).take(usize::from(filled));
            line.extend(stones.map(|stone| Ink::new(stone, Pen::Strong)));
            line.extend((filled..level.spaces(position.seats)).map(|_| Ink::new("·", Pen::Faint)));
        }
        lines.push(line);
        lines.push(Vec::new());
    }

    /// What a player has; the hand in a line of its own.
    fn player(&self, seat: Seat, lines: &mut Vec<Inks>) {
        let player = self.position.player(seat);
        let count = |count: i32, unit: Unit| format!("{count} {}", unit.word(count));
        let mut parts = vec![count(player.offerings(), Unit::Offerings)];
        parts.extend(player.crystals().map(|crystals| count(crystals, Unit::Crystals)));
        parts.push(count(player.scales(), Unit::Scales));
        parts.push(format!("{} {}", player.stones, if player.stones == 1 { "stone" } else { "stones" }));
        lines.push(vec![
            Ink::new(self.name(seat), Pen::Strong),
            Ink::new(format!(" ({}): {}", self.tag(seat), parts.join(", ")), Pen::Plain),
        ]);
        put_cards("  hand    ", player.hand, lines);
        if !player.aside.is_empty() {
            put_cards("  aside   ", player.aside, lines);
        }
    }

    fn supply(&self, lines: &mut Vec<Inks>) {
        let position = self.position;
        lines.push(vec![Ink::new("Supply", Pen::Strong)]);
        if let Some(scales) = position.scales {
            lines.push(vec![Ink::new(format!("  scales  {scales}"), Pen::Plain)]);
        }
        put_cards("  draw    ", position.draw, lines);
        put_cards("  discard ", position.discard, lines);
    }

    /// A letter for a player, or the number of the seat where two names begin alike.
    pub(super) fn tag(&self, seat: Seat) -> String {
        let first = |seat: Seat| {
            self.name(seat).chars().find(|letter| letter.is_alphabetic()).map(|letter| letter.to_uppercase().to_string())
        };
        let mine = first(seat).filter(|letter| letter.chars().count() == 1);
        let alike = self.position.seats().any(|other| other != seat && first(other) == mine);
        mine.filter(|_| !alike).unwrap_or_else(|| seat.number().to_string())
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        self.names.players().get(seat.index()).map_or("?", String::as_str)
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

/// The cards that are known and how many are not, in lines that keep within the page.
fn put_cards(head: &str, stack: Stack, lines: &mut Vec<Inks>) {
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
    let mut line = vec![Ink::new(head, Pen::Faint)];
    let mut items = known.chain(hidden).peekable();
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
    use super::super::{Card, Setup, Value};
    use super::*;

    fn lines(names: &[&str], position: &Position) -> Vec<String> {
        let names = Names::new(names.iter().map(|&name| name.to_owned()).collect());
        let text = |inks: &Inks| inks.iter().map(|ink| ink.text.as_str()).collect::<String>();
        draw(&names, position).0.iter().map(text).collect()
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
        position.obelisk.laid = None;
        let drawn = lines(&["Ana", "Andrea"], &position);
        assert!(drawn.contains(&"  hand    blue 1, others".to_owned()), "{drawn:#?}");
        assert_eq!(drawn.iter().filter(|line| line.starts_with("  hand")).count(), 1);
        assert!(
            drawn.iter().any(|line| line.starts_with("market") && line.ends_with("(12)")),
            "names that begin alike: {drawn:#?}"
        );
        assert!(!drawn.iter().any(|line| line.starts_with("Obelisk")));
    }
}
