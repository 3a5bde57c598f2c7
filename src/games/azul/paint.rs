//! Boards as shapes: pattern lines, the wall with its printed colours, the floor line; the factories round the centre.

use super::draft::{Draft, DraftFactory, DraftPlayer};
use super::layout::{Laid, floor, held, is_untold, kept, line, on_wall};
use super::pieces::FLOOR_COSTS;
use super::show::{self, Artist};
use super::wording::{Names, factory_place, floor_place, line_place, player_place, row_place, wall_place};
use super::{Colour, Column, Factory, Line, Piece, Seat, Side, Space, Tiles};
use crate::game::reasons::ToArg;
use crate::picture::captions::Captions;
use crate::picture::kit::{GAP, Painting, STEP, TEXT, TILE, Token};
use crate::picture::{Anchor, Area, FAINT, FRAME, INK, Ink, Outline, Pen, Point, Scene, Spot, Type, ring};
use crate::verdict::Place;
use crate::words::{Language, lists::capital};

/// A player's board.
const BOARD: Point = (2 * GAP + 11 * STEP, 3540);
/// Where the tiles of a board begin.
const TOP: i32 = 480;
/// Where the wall begins.
const WALL: i32 = GAP + 6 * STEP;
/// Where the floor line begins.
const FLOOR: i32 = TOP + 5 * STEP + 440;

/// So many pieces are drawn beside a line at most; the others are counted.
const BESIDE: usize = 4;
/// Pieces that a factory has room for, and those that it has beside a count of the others.
const ON_FACTORY: [usize; 2] = [9, 6];
/// Pieces that are drawn in the centre at most.
const IN_CENTRE: usize = 60;

pub(super) fn paint(names: &Names, draft: &Draft, language: Language) -> Painting {
    let artist = Artist::new(names, draft, language);
    let painter = Painter { names, draft, captions: artist.captions };
    let mut blocks: Vec<_> = artist.players().map(|(seat, player)| painter.board(seat, player, &artist)).collect();
    blocks.extend(painter.more_players(&artist));
    blocks.extend(painter.table(&artist));
    blocks.extend(painter.heaps());
    Painting { heading: artist.headline(), keys: &["round", "phase", "turn"], blocks, width: 2 * BOARD.0 + GAP }
}

struct Painter<'a> {
    names: &'a Names,
    draft: &'a Draft,
    captions: Captions,
}

impl Painter<'_> {
    fn board(&self, seat: Seat, player: &DraftPlayer, artist: &Artist<'_>) -> Scene {
        // Lines that are too long reach out to the left, a kept factory that caught too much to the right.
        let over = |row: Line| line(player, row).beyond.len().saturating_sub(4 - row.index().min(4));
        let left = Line::all().map(over).max().unwrap_or(0).min(BESIDE);
        let right = player.kept.as_ref().map_or(0, |caught| kept(caught).beyond.len().min(BESIDE));
        let width = BOARD.0 + step(left) + step(right);
        let (mut scene, heading) = Scene::panel(width, BOARD.1, &artist.player(seat, player));
        for key in ["name", "score"] {
            scene.spot(player_place(seat).key(key), heading);
        }
        // Where somebody is said to have it, that is what `marker` means; else it is wherever it lies.
        if self.draft.marker.map_or_else(|| has_marker(player), |holder| holder == seat) {
            scene.spot(Place::root().key("marker"), heading);
        }
        scene.spot(player_place(seat), Area::new(0, 0, width, BOARD.1));
        let mut spaces = Scene::new(BOARD.0, BOARD.1);
        for row in Line::all() {
            self.line(&mut spaces, seat, player, row, left);
            self.wall_row(&mut spaces, seat, player, row);
        }
        self.floor(&mut spaces, seat, player);
        scene.put(spaces, (step(left), 0));
        scene
    }

    /// A pattern line, filled from the right, towards the wall; `left` is how many tiles have room left of the longest.
    fn line(&self, scene: &mut Scene, seat: Seat, player: &DraftPlayer, row: Line, left: usize) {
        let line = line(player, row);
        let y = TOP + step(row.index());
        for (column, typed) in (0..5).rev().zip(line.on.iter().rev()) {
            let area = Area::new(GAP + step(column), y, TILE, TILE);
            if player.untold_lines.has(row) {
                scene.unknown(area);
            } else {
                scene.tile_or_slot(area, held(*typed).map(|colour| self.token(colour)));
            }
            // A free space is that of the tile that would fill the line so far.
            scene.spot(line_place(seat, row).piece(typed.map_or(4 - column, |(index, _)| index)), area);
        }
        let first = GAP + step(5 - usize::from(row.length()));
        let room = 5 - usize::from(row.length()) + left;
        let beyond =
            self.beyond(scene, &line, room, Area::new(first, y, TILE, TILE), -STEP, |index| line_place(seat, row).piece(index));
        let whole = Area::new(first, y, GAP + step(5) - first - (STEP - TILE), TILE);
        scene.spot(line_place(seat, row), beyond.map_or(whole, |beyond| whole.or(beyond)));
        let (x, y) = (GAP + step(5) + 90, y + TILE / 2);
        scene.form(Outline::Corners(vec![(x, y - 90), (x + 140, y), (x, y + 90)]), FRAME, None);
    }

    /// What found no space, smaller and beside it, from the space `last` on in steps of `across`; where all that is.
    fn beyond<T: Copy + Into<Piece>>(
        &self,
        scene: &mut Scene,
        laid: &Laid<T>,
        room: usize,
        last: Area,
        across: i32,
        place: impl Fn(usize) -> Place,
    ) -> Option<Area> {
        let (near, far) = laid.within(room);
        let mut area = last;
        for &(index, piece) in near {
            area.x += across;
            if let Some(piece) = piece {
                scene.tile_or_slot(area.grown(-TILE / 8), Some(self.piece(piece.into())));
            }
            scene.spot(place(index), area.grown(-TILE / 8));
        }
        if far > 0 {
            area.x += across;
            scene.sign(area.middle(), TEXT, INK, format!("+{far}"));
        }
        (area != last).then(|| area.or(Area { x: last.x + across, ..last }))
    }

    fn wall_row(&self, scene: &mut Scene, seat: Seat, player: &DraftPlayer, row: Line) {
        let y = TOP + step(row.index());
        scene.spot(row_place(seat, row), Area::new(WALL, y, step(5) - (STEP - TILE), TILE));
        for column in Column::all() {
            let space = Space::at(row, column);
            let area = Area::new(WALL + step(column.index()), y, TILE, TILE);
            match (on_wall(player, space), self.draft.setup.side) {
                (Some(colour), _) => scene.tile(area, self.token(colour)),
                (None, _) if player.untold_spaces.has(space) => scene.unknown(area),
                (None, Side::Coloured) => scene.print(area, self.token(space.print())),
                (None, Side::Grey) => scene.slot(area),
            }
            scene.spot(wall_place(seat, space), area);
            if self.draft.setup.side == Side::Coloured {
                scene.printed(self.names.letter(space.print()));
            }
        }
    }

    /// The floor line with its costs, and beside it the "0" factory with what it caught.
    fn floor(&self, scene: &mut Scene, seat: Seat, player: &DraftPlayer) {
        let label = Type::new(TEXT).ink(FAINT);
        let floor = floor(player);
        for (index, (cost, typed)) in FLOOR_COSTS.into_iter().zip(&floor.on).enumerate() {
            let area = Area::new(GAP + step(index), FLOOR, TILE, TILE);
            scene.text((area.middle().0, FLOOR - 60), label.centred(), format!("−{cost}"));
            if is_untold(player, index) {
                scene.unknown(area);
            } else {
                scene.tile_or_slot(area, held(*typed).map(|piece| self.piece(piece)));
            }
            scene.spot(floor_place(seat, index), area);
        }
        let whole = Area::new(GAP, FLOOR, step(7) - (STEP - TILE), TILE);
        let last = Area::new(GAP + step(6), FLOOR, TILE, TILE);
        let room = if player.kept.is_some() { 2 } else { 4 };
        let beyond = self.beyond(scene, &floor, room, last, STEP, |index| floor_place(seat, index));
        scene.spot(player_place(seat).key("floor"), beyond.map_or(whole, |beyond| whole.or(beyond)));
        scene.text((GAP, FLOOR - 240), label, self.captions.word("floor-line"));
        if let Some(caught) = &player.kept {
            let caught = kept(caught);
            let area = Area::new(WALL + step(4), FLOOR, TILE, TILE);
            scene.text((area.x + TILE, FLOOR - 240), label.ending(), self.captions.word("keeps-zero"));
            scene.disc((area.x - 260, area.middle().1), 170, "0");
            scene.tile_or_slot(area, caught.on.first().and_then(|typed| held(*typed)).map(|piece| self.piece(piece)));
            scene.spot(player_place(seat).key("kept").piece(0), area);
            let whole = area.or(Area::round((area.x - 260, area.middle().1), 170));
            let beyond = self.beyond(scene, &caught, BESIDE, area, STEP, |index| player_place(seat).key("kept").piece(index));
            scene.spot(player_place(seat).key("kept"), beyond.map_or(whole, |beyond| whole.or(beyond)));
        }
    }

    /// Players who have no seat, by their names.
    fn more_players(&self, artist: &Artist<'_>) -> Option<Scene> {
        let (mut scene, heading) = Scene::panel(BOARD.0, 480, &artist.more_players()?);
        scene.spot(Place::root().key("players"), heading);
        Some(scene)
    }

    fn table(&self, artist: &Artist<'_>) -> Option<Scene> {
        let factories = self.draft.factories.as_deref().unwrap_or_default();
        let (dishes, far): (Vec<_>, Vec<_>) = Factory::all().zip(factories).map(|(at, on)| self.dish(at, *on, artist)).unzip();
        let centre = self.draft.centre.map(|(tiles, markers)| {
            let mut pieces = vec![Token::MARKER; markers.min(IN_CENTRE)];
            pieces.extend(self.tokens(tiles).take(IN_CENTRE - pieces.len()));
            let hidden = markers.saturating_add(tiles.total() as usize) - pieces.len();
            (pieces, hidden)
        });
        let mut scene = ring::table(&dishes, centre.as_ref().map(|(pieces, _)| pieces.as_slice()), &self.captions)?;
        let seen = |scene: &Scene, place: &Place| scene.spots.iter().find(|spot| spot.place == *place).cloned();
        let hub = seen(&scene, &Place::root().key("centre"));
        // What does not fit on a plate is counted on its lower half.
        let centre = centre.iter().map(|(_, hidden)| (Place::root().key("centre"), *hidden));
        for (place, hidden) in dishes.iter().map(|dish| dish.place.clone()).zip(far).chain(centre) {
            if let Some(spot) = seen(&scene, &place).filter(|_| hidden > 0) {
                let Area { y, height, .. } = spot.outline.area();
                let at = (spot.outline.area().middle().0, y + height - height / 6);
                scene.bold(at, Type::new(TEXT).centred(), format!("+{hidden}"));
            }
        }
        if self.draft.marker.is_none() && self.draft.centre.is_some_and(|(_, markers)| markers > 0) {
            scene.spots.extend(hub.map(|hub| Spot { place: Place::root().key("marker"), ..hub }));
        }
        if let Some(more) = artist.more_factories() {
            let base = scene.size.1;
            scene.with_height(base + 200);
            scene.bold((GAP, base + 60), Type::new(TEXT), more);
        }
        if !dishes.is_empty() {
            scene.spot(Place::root().key("factories"), Area::new(0, 0, scene.size.0, scene.size.1));
        }
        Some(scene)
    }

    /// A factory, and how many of its tiles are only counted.
    fn dish(&self, at: Factory, on: DraftFactory, artist: &Artist<'_>) -> (ring::Dish, usize) {
        let gold = on.gold.map(|gold| ring::Gold {
            says: self.captions.say("dish", [("gold", gold.to_arg(self.names))]),
            token: gold.colour().map(|colour| self.token(colour)),
        });
        let total = on.tiles.total() as usize;
        let [room, beside] = ON_FACTORY;
        let drawn = if total > room { beside } else { total };
        let dish = ring::Dish {
            place: factory_place(at),
            number: at.number(),
            tiles: self.tokens(on.tiles).take(drawn).collect(),
            gold,
            away: artist.keepers(on).map(|keepers| self.captions.say("with", [("keepers", keepers)])),
        };
        (dish, total - drawn)
    }

    /// What is in the bag and in the lid, colour by colour.
    fn heaps(&self) -> Option<Scene> {
        let heaps = [("bag", self.draft.bag), ("lid", self.draft.lid)];
        let known: Vec<_> = heaps.into_iter().filter_map(|(key, heap)| Some((key, self.captions.word(key), heap?))).collect();
        if known.is_empty() {
            return None;
        }
        let names = self.captions.say("and", [("items", known.iter().map(|(_, name, _)| name.as_str()).collect())]);
        let height = 480 + 400 * i32::try_from(known.len()).unwrap_or(0);
        let (mut scene, _) = Scene::panel(BOARD.0, height, &[Ink::new(capital(&names), Pen::Strong)]);
        for (index, (key, name, tiles)) in known.into_iter().enumerate() {
            let y = 460 + 400 * i32::try_from(index).unwrap_or(0);
            scene.bold((GAP, y + 180), Type::new(TEXT), name);
            let style = Type { anchor: Anchor::End, ..Type::new(TEXT).ink(FAINT) };
            scene.text((GAP + 690, y + 180), style, tiles.total().to_string());
            let counts = tiles.iter().map(|(colour, count)| (self.token(colour), u32::from(count)));
            let right = scene.counts((GAP + 860, y), 260, counts, &self.captions);
            scene.spot(Place::root().key(key), Area::new(GAP - 60, y - 40, right - GAP + 60, 340));
        }
        Some(scene)
    }

    fn token(&self, colour: Colour) -> Token {
        Token { letter: self.names.letter(colour), paint: show::paint(self.draft.setup.edition, colour).into() }
    }
    fn tokens(&self, tiles: Tiles) -> impl Iterator<Item = Token> {
        tiles.iter().flat_map(|(colour, count)| std::iter::repeat_n(self.token(colour), usize::from(count)))
    }
    fn piece(&self, piece: Piece) -> Token {
        match piece {
            Piece::Tile(colour) => self.token(colour),
            Piece::Marker => Token::MARKER,
        }
    }
}

/// Whether the marker lies on a player's board.
fn has_marker(player: &DraftPlayer) -> bool {
    let on_floor = player.floor.iter().flatten().any(|piece| *piece == Some(Piece::Marker));
    on_floor || player.kept.iter().flatten().any(|piece| *piece == Piece::Marker)
}

fn step(count: usize) -> i32 {
    STEP * i32::try_from(count).unwrap_or(0)
}
