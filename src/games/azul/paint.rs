//! Boards as shapes: pattern lines, the wall with its printed colours, the floor line; the factories round the centre.

use super::pieces::FLOOR_COSTS;
use super::show::{self, Artist};
use super::wording::{Names, factory_place, floor_place, line_place, player_place, row_place, wall_place};
use super::{Board, Colour, Column, Display, Factory, Gold, Line, Marker, Piece, Position, Seat, Side, Space, Tiles};
use crate::games::drawing::{Ink, Pen};
use crate::games::scene::kit::{GAP, STEP, TEXT, TILE, Token};
use crate::games::scene::{Anchor, Area, FAINT, FRAME, Outline, Point, Scene, Spot, Type, ring};
use crate::verdict::Place;

/// A player's board.
const BOARD: Point = (2 * GAP + 11 * STEP, 3540);
/// Where the tiles of a board begin.
const TOP: i32 = 480;
/// Where the wall begins.
const WALL: i32 = GAP + 6 * STEP;
/// Where the floor line begins.
const FLOOR: i32 = TOP + 5 * STEP + 440;

pub(super) fn paint(names: &Names, position: &Position) -> Scene {
    let painter = Painter { names, position };
    let artist = Artist { names, position };
    let mut blocks: Vec<_> = position.seats().map(|seat| painter.board(seat, &artist)).collect();
    blocks.extend(painter.table(&artist));
    blocks.extend(painter.heaps());
    let (mut sheet, heading) = Scene::sheet(&artist.headline(), blocks, 2 * BOARD.0 + GAP);
    for key in ["round", "phase", "turn"] {
        sheet.spot(Place::root().key(key), heading);
    }
    sheet
}

struct Painter<'a> {
    names: &'a Names,
    position: &'a Position,
}

impl Painter<'_> {
    fn board(&self, seat: Seat, artist: &Artist<'_>) -> Scene {
        let board = self.position.board(seat);
        let (mut scene, heading) = Scene::panel(BOARD.0, BOARD.1, &artist.player(seat, board));
        for key in ["name", "score"] {
            scene.spot(player_place(seat).key(key), heading);
        }
        if self.position.marker == Marker::With(seat) {
            scene.spot(Place::root().key("marker"), heading);
        }
        scene.spot(player_place(seat), Area::new(0, 0, BOARD.0, BOARD.1));
        for row in Line::all() {
            self.line(&mut scene, seat, board, row);
            self.wall_row(&mut scene, seat, board, row);
        }
        self.floor(&mut scene, seat, board);
        scene
    }

    /// A pattern line, filled from the right, towards the wall.
    fn line(&self, scene: &mut Scene, seat: Seat, board: &Board, row: Line) {
        let line = board.line(row);
        let held = usize::from(line.count());
        let y = TOP + step(row.index());
        for index in 0..usize::from(row.length()) {
            let area = Area::new(GAP + step(4 - index.min(4)), y, TILE, TILE);
            let token = line.colour().filter(|_| index < held).map(|colour| self.token(colour));
            scene.tile_or_slot(area, token);
            scene.spot(line_place(seat, row).piece(index), area);
        }
        let first = GAP + step(5 - usize::from(row.length()));
        scene.spot(line_place(seat, row), Area::new(first, y, GAP + step(5) - first - (STEP - TILE), TILE));
        let (x, y) = (GAP + step(5) + 90, y + TILE / 2);
        scene.form(Outline::Corners(vec![(x, y - 90), (x + 140, y), (x, y + 90)]), FRAME, None);
    }

    fn wall_row(&self, scene: &mut Scene, seat: Seat, board: &Board, row: Line) {
        let y = TOP + step(row.index());
        scene.spot(row_place(seat, row), Area::new(WALL, y, step(5) - (STEP - TILE), TILE));
        for column in Column::all() {
            let space = Space::at(row, column);
            let area = Area::new(WALL + step(column.index()), y, TILE, TILE);
            match (board.wall.at(space), self.position.setup.side) {
                (Some(colour), _) => scene.tile(area, self.token(colour)),
                (None, Side::Coloured) => scene.print(area, self.token(space.print())),
                (None, Side::Grey) => scene.slot(area),
            }
            scene.spot(wall_place(seat, space), area);
        }
    }

    /// The floor line with its costs, and beside it the "0" factory with what it caught.
    fn floor(&self, scene: &mut Scene, seat: Seat, board: &Board) {
        let label = Type::new(TEXT).ink(FAINT);
        let mut pieces = board.floor.pieces();
        for (index, cost) in FLOOR_COSTS.into_iter().enumerate() {
            let area = Area::new(GAP + step(index), FLOOR, TILE, TILE);
            scene.text((area.middle().0, FLOOR - 60), label.centred(), format!("−{cost}"));
            scene.tile_or_slot(area, pieces.next().map(|piece| self.piece(piece)));
            scene.spot(floor_place(seat, index), area);
        }
        scene.spot(player_place(seat).key("floor"), Area::new(GAP, FLOOR, step(7) - (STEP - TILE), TILE));
        let says = format!("{} line", self.names.terms().labels[0]);
        scene.text((GAP, FLOOR - 240), label, says.replace("melt line", "melting line"));
        if let Some(caught) = board.kept {
            let area = Area::new(WALL + step(4), FLOOR, TILE, TILE);
            scene.text((area.x + TILE, FLOOR - 240), label.ending(), "keeps the \"0\" factory");
            scene.disc((area.x - 260, area.middle().1), 170, "0");
            scene.tile_or_slot(area, caught.map(|piece| self.piece(piece)));
            scene.spot(player_place(seat).key("kept").piece(0), area);
            scene.spot(player_place(seat).key("kept"), area.or(Area::round((area.x - 260, area.middle().1), 170)));
        }
    }

    fn table(&self, artist: &Artist<'_>) -> Option<Scene> {
        let position = self.position;
        let displays = position.factories().zip(position.displays());
        let dishes: Vec<_> = displays.map(|(at, on)| self.dish(at, *on, artist)).collect();
        let marker = position.marker == Marker::Centre;
        let centre: Option<Vec<_>> = (position.centre.is_some() || marker).then(|| {
            let tiles = self.tokens(position.centre.unwrap_or(Tiles::EMPTY));
            marker.then_some(Token::MARKER).into_iter().chain(tiles).collect()
        });
        let mut scene = ring::table(&dishes, centre.as_deref())?;
        if marker {
            let hub = scene.spots.iter().find(|spot| spot.place == Place::root().key("centre")).cloned();
            scene.spots.extend(hub.map(|hub| Spot { place: Place::root().key("marker"), ..hub }));
        }
        Some(scene)
    }

    fn dish(&self, at: Factory, on: Display, artist: &Artist<'_>) -> ring::Dish {
        let away = self.position.is_away(at).then(|| self.position.keeper()).flatten();
        let gold = on.gold.map(|gold| match gold {
            Gold::PlusOne => ring::Gold { says: "+1", token: None },
            Gold::Seek(colour) => ring::Gold { says: "seek", token: Some(self.token(colour)) },
            Gold::Stay => ring::Gold { says: "stay", token: None },
            Gold::Neighbours => ring::Gold { says: "← →", token: None },
            Gold::Zero => ring::Gold { says: "0", token: None },
        });
        ring::Dish {
            place: factory_place(at),
            number: at.number(),
            tiles: if away.is_none() { self.tokens(on.tiles).collect() } else { Vec::new() },
            gold,
            away: away.map(|seat| format!("with {}", artist.player_name(seat))),
        }
    }

    /// What is in the bag and in the lid, colour by colour.
    fn heaps(&self) -> Option<Scene> {
        let lid = self.names.terms().labels[1];
        let heaps = [("bag", "bag", self.position.bag), ("lid", lid, self.position.lid)];
        let known: Vec<_> = heaps.into_iter().filter_map(|(key, name, heap)| Some((key, name, heap?))).collect();
        if known.is_empty() {
            return None;
        }
        let height = 480 + 400 * i32::try_from(known.len()).unwrap_or(0);
        let (mut scene, _) = Scene::panel(BOARD.0, height, &[Ink::new(known_names(&known), Pen::Strong)]);
        for (index, (key, name, tiles)) in known.into_iter().enumerate() {
            let y = 460 + 400 * i32::try_from(index).unwrap_or(0);
            scene.bold((GAP, y + 180), Type::new(TEXT), name);
            let style = Type { anchor: Anchor::End, ..Type::new(TEXT).ink(FAINT) };
            scene.text((GAP + 690, y + 180), style, tiles.total().to_string());
            let counts = tiles.iter().map(|(colour, count)| (self.token(colour), u32::from(count)));
            let right = scene.counts((GAP + 860, y), 260, counts);
            scene.spot(Place::root().key(key), Area::new(GAP - 60, y - 40, right - GAP + 60, 340));
        }
        Some(scene)
    }

    fn token(&self, colour: Colour) -> Token {
        Token { letter: self.names.letter(colour), paint: show::paint(self.position.setup.edition, colour).into() }
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

/// "Bag and lid", "Lid".
fn known_names(known: &[(&str, &str, Tiles)]) -> String {
    let names: Vec<_> = known.iter().map(|(_, name, _)| *name).collect();
    let all = names.join(" and ");
    all[..1].to_uppercase() + &all[1..]
}

fn step(count: usize) -> i32 {
    STEP * i32::try_from(count).unwrap_or(0)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::{Edition, Setup};
    use super::*;

    fn scene(side: Side) -> Scene {
        let mut position = Position::new(Setup { edition: Edition::Mini, side, specialised: false }, 2);
        position.marker = Marker::Centre;
        paint(&Names::new(Edition::Mini, vec!["Andrea".to_owned(), "Pedro".to_owned()]), &position)
    }

    #[test]
    fn everything_is_on_the_sheet_and_knows_its_place() {
        for side in [Side::Coloured, Side::Grey] {
            let scene = scene(side);
            for spot in &scene.spots {
                let Area { x, y, width, height } = spot.outline.area();
                assert!(x >= 0 && y >= 0 && x + width <= scene.size.0 && y + height <= scene.size.1, "{}", spot.place);
            }
            let known = |place: &str| scene.spots.iter().filter(|spot| spot.place.to_string() == place).count();
            for place in ["players[1].wall[4][4]", "players[0].lines[4][4]", "players[0].floor[6]", "factories[4]", "centre"] {
                assert_eq!(known(place), 1, "{place}");
            }
            assert_eq!(known("marker"), 1);
        }
    }
}
