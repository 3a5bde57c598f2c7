//! Boards as people see them: pattern lines on the left, the wall on the right, the floor line below; the factories.
//!
//! What is drawn is a draft, which may be anything: whatever finds no place where it was typed is drawn or counted beside it.

use super::draft::{Draft, DraftFactory, DraftPlayer};
use super::pieces::{FLOOR, FLOOR_COSTS, SEATS};
use super::wording::{Names, factory_place, floor_place, line_place, player_place, row_place, wall_place};
use super::{Azul, Colour, Column, Edition, Factory, Gold, Line, Piece, Seat, Side, Space, Tiles, notation};
use crate::game::reasons::{ToArg, Vocabulary};
use crate::game::{self, Parts, Pictures};
use crate::picture::captions::{CAPTIONS, Captions};
use crate::picture::cells::{Cell, Held, Pile, Row, Token, at_most, one_by_one};
use crate::picture::kit::{GAP, Part, STEP, TEXT, TILE};
use crate::picture::{Area, FAINT, FRAME, Ink, Inks, Outline, Picture, Point, Rgb, Scene, Type, ring};
use crate::verdict::Place;
use crate::words::{Arg, Book, Language, lists::capital, texts};

type Artist<'a> = game::Artist<'a, Azul>;

static BOOK: Book = Book::new(&[CAPTIONS, texts!("games/azul/messages/pictures")]);

/// A player's board.
const BOARD: Point = (2 * GAP + 11 * STEP, 3540);
/// Where the tiles of a board begin.
const TOP: i32 = 480;
/// Where the floor line begins.
const BELOW: i32 = TOP + 5 * STEP + 440;

/// So many pieces are drawn beside a line at most; the others are counted.
const BESIDE: usize = 4;
/// Pieces that a factory has room for, and those that it has beside a count of the others.
const ON_FACTORY: [usize; 2] = [9, 6];
/// Pieces that the centre has room for.
const IN_CENTRE: usize = 60;
/// More pieces of a factory are counted in text, not drawn one by one.
const ONE_BY_ONE: u32 = 20;

impl Pictures for Azul {
    fn tint(edition: usize, thing: &str) -> Option<Rgb> {
        let edition = notation::edition(edition);
        Some(paint(edition, notation::colours(edition).find(thing)?))
    }
    fn picture(names: &Names, draft: &Draft, _: Option<usize>, language: Language) -> Picture {
        let artist = Artist { names, draft, captions: Captions { book: &BOOK, terms: names.terms(), language }, own: () };
        let mut picture = Picture::new(artist.title(), 2 * BOARD.0 + GAP);
        picture.add_each(Seat::all().zip(&draft.players).map(|(seat, player)| artist.board(seat, player)));
        picture.add_each(artist.more_players().map(|more| Part::new(BOARD.0, 480, more)));
        picture.gap();
        artist.table(&mut picture);
        picture
    }
}

impl Artist<'_> {
    /// The game, its variants, and how far it has come.
    fn title(&self) -> Inks {
        let setup = self.draft.setup;
        let round = self.draft.round.filter(|&round| round > 0);
        let notes = [
            (setup.side == Side::Grey).then(|| self.captions.word("grey-side")),
            setup.specialised.then(|| self.captions.word("specialised")),
            round.map(|round| self.captions.say("round", [("round", round.into())])),
            Some(self.captions.say("phase", [("phase", self.draft.phase.to_arg(self.names))])),
        ];
        let edition = Azul::EDITIONS.get(setup.edition as usize).unwrap_or(&Azul::EDITIONS[0]);
        self.headline(edition, ["round", "phase", "turn"], notes)
    }

    /// Players that have no seat, if there are any.
    fn more_players(&self) -> Option<Inks> {
        let more = self.names.players().get(SEATS..).filter(|more| !more.is_empty())?;
        let says = self.captions.count("more-players", more.len());
        let names = self.captions.say("and", [("items", Arg::from_iter(more.iter().map(String::as_str)))]);
        Some(Ink::strong(says).at(Place::root().key("players")).with_notes([Some(names)]))
    }

    fn board(&self, seat: Seat, player: &DraftPlayer) -> Part {
        let lines: Vec<_> = Line::all().map(|row| self.line(seat, player, row)).collect();
        let kept = player.kept.as_ref().map(|caught| {
            let caught: Vec<_> = caught.iter().map(|piece| Held::Piece(self.piece(*piece))).collect();
            Row::new(&caught, 1, false, |index| player_place(seat).key("kept").piece(index))
        });
        // Lines that are too long reach out to the left, a kept factory that caught too much to the right.
        let over = |line: &Row| line.beyond().saturating_sub(5 - line.spaces);
        let left = lines.iter().map(over).max().unwrap_or(0).min(BESIDE);
        let right = kept.as_ref().map_or(0, |kept| kept.beyond().min(BESIDE));
        let mut board = Part::new(BOARD.0 + step(left) + step(right), BOARD.1, self.player(seat, player));
        board.is(player_place(seat));
        let at = |column: usize, y: i32| Area::new(GAP + step(left + column), y, TILE, TILE);

        for (row, line) in Line::all().zip(&lines) {
            let y = TOP + step(row.index());
            let mut inks = vec![Ink::faint(format!("  {} ", row.number())).at(line_place(seat, row))];
            inks.push(Ink::blank(3 * (5 - line.spaces)));
            inks.extend(line.inks());
            let whole = board.scene.row(line, at(4, y), -STEP, 5 - line.spaces + left);
            board.scene.spot(line_place(seat, row), whole);

            inks.push(Ink::faint(" ▸ ").at(row_place(seat, row)));
            let (x, middle) = (at(5, y).x + 90, y + TILE / 2);
            board.scene.form(Outline::Corners(vec![(x, middle - 90), (x + 140, middle), (x, middle + 90)]), FRAME, None);
            board.scene.spot(row_place(seat, row), at(6, y).or(at(10, y)));
            for column in Column::all() {
                let cell = self.on_wall(seat, player, Space::at(row, column));
                inks.push(cell.ink());
                board.scene.cell(at(6 + column.index(), y), &cell);
            }
            if line.beyond() > 0 {
                inks.push(Ink::plain(format!("   {}", self.captions.say("beyond", [("line", row.number().into())]))));
                inks.extend(line.surplus());
            }
            board.lines.push(inks);
        }

        let floor = self.floor(seat, player);
        let [label] = self.captions.aligned(["floor"], 6);
        let indent = Ink::blank(label.chars().count());
        let place = player_place(seat).key("floor");
        board.lines.push(std::iter::once(Ink::faint(label).at(place.clone())).chain(floor.labels()).collect());
        board.lines.push(std::iter::once(indent).chain(floor.inks()).chain(floor.surplus()).collect());
        let style = Type::new(TEXT).ink(FAINT);
        let whole = board.scene.row(&floor, at(0, BELOW), STEP, if kept.is_some() { 2 } else { 4 });
        board.scene.spot(place, whole);
        board.scene.text((at(0, BELOW).x, BELOW - 240), style, self.captions.word("floor-line"));

        if let Some(kept) = kept {
            let (place, area, says) = (player_place(seat).key("kept"), at(10, BELOW), self.captions.word("keeps-zero"));
            let mut inks = vec![Ink::plain(format!("  {says}: ")).at(place.clone())];
            match kept.cells[0].held {
                Held::Piece(_) => inks.extend(kept.inks().chain(kept.surplus())),
                _ => inks.push(Ink::faint(self.captions.word("nothing-yet"))),
            }
            board.lines.push(inks);
            board.scene.text((area.x + TILE, BELOW - 240), style.ending(), says);
            let disc = (area.x - 260, area.middle().1);
            board.scene.disc(disc, 170, "0");
            let whole = board.scene.row(&kept, area, STEP, BESIDE);
            board.scene.spot(place, whole.or(Area::round(disc, 170)));
        }
        board
    }

    /// Name and score, whose turn it is, the marker where it lies in front of the player.
    fn player(&self, seat: Seat, player: &DraftPlayer) -> Inks {
        let notes = [
            player.score.map(|score| self.captions.say("points", [("points", score.into())])),
            (self.draft.turn == Some(seat)).then(|| self.captions.word("to-move")),
            (self.draft.marker == Some(seat)).then(|| self.captions.word("has-marker")),
        ];
        // Where somebody is said to have it, that is what `marker` means; else it is wherever it lies.
        let mut on_board = player.floor.iter().flatten().flatten().chain(player.kept.iter().flatten());
        let has_marker = || on_board.any(|piece| *piece == Piece::Marker);
        let has_marker = self.draft.marker.map_or_else(has_marker, |holder| holder == seat);
        let own = ["name", "score"].map(|key| player_place(seat).key(key));
        let name = Ink::strong(self.names.player(seat)).at_all(own).at_all(has_marker.then(|| Place::root().key("marker")));
        name.with_notes(notes)
    }

    /// A pattern line as typed, filled from the right, towards the wall; empty where it was left out.
    fn line(&self, seat: Seat, player: &DraftPlayer, line: Line) -> Row {
        let typed = player.lines.as_ref().and_then(|lines| lines.get(line.index())).map_or(&[][..], Vec::as_slice);
        let held: Vec<Held> = typed.iter().map(|tile| tile.map(|colour| self.token(colour)).into()).collect();
        let mut row = Row::new(&held, usize::from(line.length()), true, |index| line_place(seat, line).piece(index));
        if player.untold_lines.has(line) {
            row.cells.iter_mut().for_each(|cell| cell.held = Held::Untold);
        }
        row
    }

    /// A floor line as typed, with its costs; empty where it was left out.
    fn floor(&self, seat: Seat, player: &DraftPlayer) -> Row {
        let typed = player.floor.as_deref().or(player.fallen.as_deref()).unwrap_or_default();
        let none = if player.fallen.is_some() { Held::Untold } else { Held::Nothing };
        let held: Vec<Held> = typed.iter().map(|piece| piece.map_or(none, |piece| Held::Piece(self.piece(piece)))).collect();
        let mut row = Row::new(&held, FLOOR, false, |index| floor_place(seat, index));
        for (cell, cost) in row.cells.iter_mut().zip(FLOOR_COSTS) {
            cell.label = Some(format!("−{cost}"));
        }
        row
    }

    /// A space of the wall, as far as it was typed.
    fn on_wall(&self, seat: Seat, player: &DraftPlayer, space: Space) -> Cell {
        let none = if player.wall.is_told() && player.wall.untold.has(space) { Held::Untold } else { Held::Nothing };
        let held = player.wall.tiles.at(space).map_or(none, |colour| Held::Piece(self.token(colour)));
        let print = (self.draft.setup.side == Side::Coloured).then(|| self.token(space.print()));
        Cell { print, ..Cell::new(held, wall_place(seat, space)) }
    }

    /// The factories round the centre; bag and lid as counts.
    fn table(&self, picture: &mut Picture) {
        let [centre_label, bag_label, lid_label] = self.captions.aligned(["centre", "bag", "lid"], 6);
        let factories = self.draft.factories.as_deref().unwrap_or_default();
        let dishes: Vec<_> = Factory::all().zip(factories).map(|(at, on)| self.dish(at, *on)).collect();
        ring::list(&dishes, &self.captions, &mut picture.lines);
        let more = factories.len().saturating_sub(Factory::all().len());
        let more = (more > 0).then(|| self.captions.count("more-factories", more));
        picture.lines.extend(more.iter().map(|says| vec![Ink::strong(format!("  {says}"))]));
        let centre = self.draft.centre.map(|(tiles, markers)| {
            let markers = (Token::MARKER, u32::try_from(markers).unwrap_or(u32::MAX));
            let label = Ink::strong(centre_label).at(Place::root().key("centre"));
            picture.lines.push(std::iter::once(label).chain(self.in_centre(tiles, markers)).collect());
            let pieces = one_by_one(&[markers]).chain(one_by_one(&self.pile(tiles))).take(IN_CENTRE).collect::<Vec<_>>();
            let all = markers.1.saturating_add(tiles.total()) as usize;
            ring::Centre { more: all - pieces.len(), pieces, has_marker: self.draft.marker.is_none() && markers.1 > 0 }
        });
        if let Some(mut scene) = ring::table(&dishes, centre.as_ref(), &self.captions) {
            if let Some(more) = more {
                let base = scene.size.1;
                scene.with_height(base + 200);
                scene.bold((GAP, base + 60), Type::new(TEXT), more);
            }
            if !dishes.is_empty() {
                scene.spot(Place::root().key("factories"), Area::new(0, 0, scene.size.0, scene.size.1));
            }
            picture.blocks.push(scene);
        }
        self.heaps([("bag", bag_label, self.draft.bag), ("lid", lid_label, self.draft.lid)], picture);
    }

    /// A factory.
    fn dish(&self, at: Factory, on: DraftFactory) -> ring::Dish {
        let mut says = Inks::new();
        let gold = on.gold.map(|gold| {
            let named = ("gold", gold.to_arg(self.names));
            let colour = ("colour", gold.colour().to_arg(self.names));
            says.push(Ink::plain(format!(" {}", self.captions.say("gold", [named.clone(), colour]))));
            ring::Gold { says: self.captions.say("dish", [named]), token: gold.colour().map(|colour| self.token(colour)) }
        });
        says.push(Ink::blank(1));
        let keepers = self.keepers(on);
        match keepers.clone() {
            Some(keepers) => says.push(Ink::faint(self.captions.say("kept-by", [("keepers", keepers)]))),
            None => says.extend(self.tiles(on.tiles, ONE_BY_ONE)),
        }
        let total = on.tiles.total() as usize;
        let [room, beside] = ON_FACTORY;
        let drawn = if total > room { beside } else { total };
        ring::Dish {
            place: factory_place(at),
            number: at.number(),
            says,
            tiles: one_by_one(&self.pile(on.tiles)).take(drawn).collect(),
            more: total - drawn,
            gold,
            away: keepers.map(|keepers| self.captions.say("with", [("keepers", keepers)])),
        }
    }

    /// Who has taken a factory away, if that is why nothing lies on it.
    fn keepers(&self, on: DraftFactory) -> Option<Arg> {
        if !self.draft.setup.specialised || on.gold != Some(Gold::Zero) || !on.tiles.is_empty() {
            return None;
        }
        let players = Seat::all().zip(&self.draft.players).filter(|(_, player)| player.kept.is_some());
        let mut keepers = players.map(|(seat, _)| self.names.player(seat)).peekable();
        keepers.peek().is_some().then(|| keepers.collect())
    }

    /// The centre as text.
    fn in_centre(&self, tiles: Tiles, markers: (Token, u32)) -> Inks {
        let place = Place::root().key("marker");
        let mut inks: Inks = at_most(IN_CENTRE as u32, &[markers]).into_iter().map(|ink| ink.at(place.clone())).collect();
        if markers.1 == 0 || !tiles.is_empty() {
            inks.extend(self.tiles(tiles, IN_CENTRE as u32));
        }
        inks
    }

    /// What is in the bag and in the lid, colour by colour.
    fn heaps(&self, heaps: [(&'static str, String, Option<Tiles>); 2], picture: &mut Picture) {
        let known: Vec<_> = heaps.into_iter().filter_map(|(key, label, tiles)| Some((key, label, tiles?))).collect();
        if known.is_empty() {
            return;
        }
        let names: Vec<_> = known.iter().map(|(key, ..)| self.captions.word(key)).collect();
        let heading = self.captions.say("and", [("items", names.iter().map(String::as_str).collect())]);
        let mut scene =
            Scene::panel(BOARD.0, 480 + 400 * i32::try_from(known.len()).unwrap_or(0), &[Ink::strong(capital(&heading))]);
        // A long name has its number farther to the right.
        let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let numbers = GAP + 690 + 90 * i32::try_from(longest.saturating_sub(6)).unwrap_or(0);
        let mut y = 460;
        for ((key, label, tiles), name) in known.into_iter().zip(names) {
            let count = |(colour, count)| {
                self.captions.say("coloured", [("tiles", Arg::Coloured(u32::from(count), self.names.colour(colour)))])
            };
            let says = match tiles.is_empty() {
                true => self.captions.word("heap-empty"),
                false => format!("{} ({})", tiles.iter().map(count).collect::<Vec<_>>().join(", "), tiles.total()),
            };
            picture.lines.push(vec![Ink::strong(label).at(Place::root().key(key)), Ink::plain(says)]);
            scene.bold((GAP, y + 180), Type::new(TEXT), name);
            scene.text((numbers, y + 180), Type::new(TEXT).ink(FAINT).ending(), tiles.total().to_string());
            let right = scene.counts((numbers + 170, y), 260, &self.pile(tiles), &self.captions);
            scene.spot(Place::root().key(key), Area::new(GAP - 60, y - 40, right - GAP + 60, 340));
            y += 400;
        }
        picture.blocks.push(scene);
    }

    /// Tiles one by one as text, or counted where they are too many for that.
    fn tiles(&self, tiles: Tiles, most: u32) -> Inks {
        if tiles.is_empty() { vec![Ink::faint(self.captions.word("empty"))] } else { at_most(most, &self.pile(tiles)) }
    }
    fn pile(&self, tiles: Tiles) -> Pile {
        tiles.iter().map(|(colour, count)| (self.token(colour), u32::from(count))).collect()
    }
    fn token(&self, colour: Colour) -> Token {
        Token { letter: self.names.letter(colour), paint: paint(self.draft.setup.edition, colour) }
    }
    fn piece(&self, piece: Piece) -> Token {
        match piece {
            Piece::Tile(colour) => self.token(colour),
            Piece::Marker => Token::MARKER,
        }
    }
}

fn step(count: usize) -> i32 {
    STEP * i32::try_from(count).unwrap_or(0)
}

/// The colour of a tile as it is printed: an edition may print another than Azul.
fn paint(edition: Edition, colour: Colour) -> Rgb {
    const RED: Rgb = Rgb(190, 44, 44);
    const WHITE: Rgb = Rgb(228, 232, 232);
    match (edition, colour) {
        (_, Colour::Blue) => Rgb(33, 104, 178),
        (_, Colour::Black) => Rgb(48, 48, 54),
        (Edition::MasterChocolatier, Colour::Yellow) => Rgb(121, 72, 41),
        (Edition::MasterChocolatier, Colour::Red) => WHITE,
        (Edition::MasterChocolatier, Colour::White) => RED,
        (Edition::Base | Edition::Mini, Colour::Yellow) => Rgb(242, 184, 48),
        (Edition::Base | Edition::Mini, Colour::Red) => RED,
        (Edition::Base | Edition::Mini, Colour::White) => WHITE,
    }
}
