//! Boards as shapes: seven stars, pillars, statues and windows between them, the tiles beside the board and in its corners.

use super::notation::COLOURS;
use super::show::{self, Artist, arm_at};
use super::wording::{factory_place, player_place};
use super::{Board, Colour, Factory, Feature, Marker, Names, Position, Seat, Side, Space, Star, Tiles};
use crate::games::drawing::{Ink, Pen};
use crate::games::scene::kit::{GAP, TEXT, Token};
use crate::games::scene::{
    Area, BOARD as BLANK, Edge, FAINT, FRAME, GOLD, INK, Outline, Point, Rgb, SLOT, Scene, Spot, Type, ring,
};
use crate::verdict::Place;

/// The side of a space: a rhombus with its sharp ends at the middle of the star and at its tip.
const SIDE: i32 = 440;
/// From the middle of a star to the middle of the next.
const APART: i32 = 3 * SIDE + 70;
/// A player's board.
const BOARD: Point = (4800, 5560);
/// The middle of the board.
const MIDDLE: Point = (2400, 2560);
/// Where the tiles beside the board begin.
const BESIDE: i32 = 4980;
/// The side of a tile in a corner of the board.
const CORNER: i32 = 330;
/// The corners, and at which of them a tile stands first.
const CORNERS: [Point; 4] = [(GAP, 500), (BOARD.0 - GAP - CORNER, 500), (GAP, 4290), (BOARD.0 - GAP - CORNER, 4290)];

pub(super) fn paint(names: &Names, position: &Position) -> Scene {
    let painter = Painter { names, position };
    let artist = Artist { names, position };
    let mut blocks: Vec<_> = position.seats().map(|seat| painter.board(seat, &artist)).collect();
    blocks.extend(painter.table());
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
        for key in ["name", "score", "passed", "bonus"] {
            scene.spot(player_place(seat).key(key), heading);
        }
        if self.position.marker == Marker::With(seat) {
            scene.spot(Place::root().key("marker"), heading);
        }
        scene.spot(player_place(seat), Area::new(0, 0, BOARD.0, BOARD.1));
        for star in Star::all() {
            self.star(&mut scene, seat, board, star);
        }
        for feature in Feature::all() {
            put_feature(&mut scene, feature, board.pavilion.covered().contains(feature.spaces()));
        }
        let mut kept = tokens(board.corners);
        for (x, y) in CORNERS {
            let area = Area::new(x, y, CORNER, CORNER);
            scene.tile_or_slot(area, kept.next());
            scene.spot(player_place(seat).key("corners"), area);
        }
        scene.text((GAP, BESIDE), Type::new(TEXT).ink(FAINT), "beside the board");
        let right = scene.counts((GAP, BESIDE + 90), 300, counts(board.hand));
        scene.spot(player_place(seat).key("tiles"), Area::new(GAP - 60, BESIDE + 40, right - GAP, 400));
        scene
    }

    fn star(&self, scene: &mut Scene, seat: Seat, board: &Board, star: Star) {
        let middle = middle(star);
        let spaces: Vec<_> = star.spaces().iter().collect();
        let arms = (0..6).filter_map(|clock| Some((clock, *spaces.get(arm_at(star, clock))?)));
        for (clock, space) in arms {
            let shape = rhombus(middle, 2 * clock);
            let (x, y) = from(middle, 2 * clock, SIDE * 866 / 1000);
            let tile = board.pavilion.at(space);
            let number = space.cost(self.position.side).to_string();
            match tile {
                Some(colour) => {
                    let Token { letter, paint } = token(colour);
                    scene.form(shape, paint, Edge::new(paint.in_of(62, INK), 16));
                    scene.sign((x, y - 62), 180, paint.letter(), letter.to_string());
                    scene.sign((x, y + 84), 108, paint.letter(), number);
                }
                None => {
                    let (fill, edge, ink) = self.print(space);
                    scene.form(shape, fill, Edge::dashed(edge, 10));
                    scene.text((x, y + 60), Type::new(170).ink(ink).centred(), number);
                }
            }
            scene.spot_at(self.names.space_place(seat, space), rhombus(middle, 2 * clock));
        }
        scene.spot_at(self.names.star_place(seat, star), Outline::Circle(middle, SIDE * 17 / 10));
    }

    /// A free space: what it is filled with, the line round it, its number.
    fn print(&self, space: Space) -> (Rgb, Rgb, Rgb) {
        match space.star().colour().filter(|_| self.position.side == Side::Coloured) {
            Some(colour) => {
                let paint: Rgb = show::paint(colour).into();
                (paint.in_of(20, BLANK), paint.in_of(50, FRAME), paint.in_of(25, FAINT))
            }
            None => (SLOT, FRAME, FAINT),
        }
    }

    fn table(&self) -> Option<Scene> {
        let position = self.position;
        let dish = |(at, &tiles): (Factory, &Tiles)| ring::Dish {
            place: factory_place(at),
            number: at.number(),
            tiles: tokens(tiles).collect(),
            gold: None,
            away: None,
        };
        let dishes: Vec<_> = position.factories().zip(position.displays()).map(dish).collect();
        let marker = position.marker == Marker::Centre;
        let centre: Option<Vec<_>> = (position.centre.is_some() || marker).then(|| {
            let tiles = tokens(position.centre.unwrap_or(Tiles::EMPTY));
            marker.then_some(Token::MARKER).into_iter().chain(tiles).collect()
        });
        let mut scene = ring::table(&dishes, centre.as_deref())?;
        let hub = scene.spots.iter().find(|spot| marker && spot.place == Place::root().key("centre")).cloned();
        scene.spots.extend(hub.map(|hub| Spot { place: Place::root().key("marker"), ..hub }));
        Some(scene)
    }

    /// The colours in the order in which they are wild, the supply, bag and tower.
    fn heaps(&self) -> Option<Scene> {
        let position = self.position;
        if position.round.is_none() && position.supply.is_none() && position.bag.is_none() && position.tower.is_none() {
            return None;
        }
        let (mut scene, _) = Scene::panel(BOARD.0, 0, &[Ink::new("Rounds and supply", Pen::Strong)]);
        let mut y = 480;
        if position.round.is_some() {
            rounds(&mut scene, y, position);
            y += 640;
        }
        if let Some(supply) = position.supply {
            scene.text((GAP, y + 120), Type::new(TEXT).ink(FAINT), "supply");
            let mut tiles = tokens(supply);
            for index in 0..10 {
                let area = Area::new(GAP + 10 + 446 * (index % 10), y + 190, 400, 400);
                scene.tile_or_slot(area, tiles.next());
            }
            scene.spot(Place::root().key("supply"), Area::new(GAP - 30, y + 150, 4500, 480));
            y += 800;
        }
        for (key, heap) in [("bag", position.bag), ("tower", position.tower)] {
            let Some(tiles) = heap else { continue };
            scene.bold((GAP, y + 140), Type::new(TEXT), key);
            scene.text((GAP, y + 320), Type::new(TEXT).ink(FAINT), tiles.total().to_string());
            scene.counts((GAP + 600, y + 60), 220, counts(tiles));
            scene.spot(Place::root().key(key), Area::new(GAP - 60, y, BOARD.0 - 2 * GAP + 120, 380));
            y += 460;
        }
        scene.with_height(y + 40);
        Some(scene)
    }
}

/// The six rounds with their wild colours; the one that is played stands out.
fn rounds(scene: &mut Scene, y: i32, position: &Position) {
    scene.text((GAP, y + 120), Type::new(TEXT).ink(FAINT), "wild in round");
    for (index, colour) in (0..).zip(Colour::ALL) {
        let area = Area::new(GAP + 1300 + 550 * index, y, 300, 300);
        let now = position.round == Some(colour.round());
        if now {
            scene.form(Outline::Box(area.grown(60), 90), None, Edge::new(INK, 30));
        }
        scene.tile(area, token(colour));
        let style = Type::new(TEXT).centred();
        let at = (area.middle().0, y + 520);
        if now {
            scene.bold(at, style, colour.round().to_string())
        } else {
            scene.text(at, style.ink(FAINT), colour.round().to_string())
        }
    }
}

/// A pillar is round, a statue a square on its tip, a window an upright one; gold where it is surrounded.
fn put_feature(scene: &mut Scene, feature: Feature, surrounded: bool) {
    let (fill, ink) = if surrounded { (GOLD, INK) } else { (BLANK, FAINT) };
    let edge = Edge::new(if surrounded { GOLD.in_of(50, INK) } else { FRAME }, 14);
    let (x, y) = feature_at(feature);
    let shape = match feature {
        Feature::Pillar(_) => Outline::Circle((x, y), 125),
        Feature::Statue(_) => Outline::Corners(vec![(x, y - 160), (x + 160, y), (x, y + 160), (x - 160, y)]),
        Feature::Window(_) => Outline::Box(Area::new(x - 115, y - 125, 230, 250), 60),
    };
    scene.form(shape, fill, edge);
    scene.sign((x, y), 110, ink, format!("+{}", feature.tiles()));
}

fn feature_at(feature: Feature) -> Point {
    let between = |(a, b): Point, (c, d): Point| ((a + c) / 2, (b + d) / 2);
    match feature {
        Feature::Pillar(star) => between(middle(star), MIDDLE),
        Feature::Statue(star) => between(middle(star), middle(Star::new((star.index() + 1) % 6).unwrap_or(star))),
        Feature::Window(star) => from(middle(star), hour(star), SIDE * 3 / 2),
    }
}

/// The hour at which an outer star is seen from the middle.
fn hour(star: Star) -> usize {
    (11 + 2 * star.index()) % 12
}

fn middle(star: Star) -> Point {
    if star == Star::CENTRE { MIDDLE } else { from(MIDDLE, hour(star), APART) }
}

/// So far from a point, at an hour of the clock.
fn from((x, y): Point, hour: usize, far: i32) -> Point {
    const SINES: [i32; 12] = [0, 500, 866, 1000, 866, 500, 0, -500, -866, -1000, -866, -500];
    let part = |hour: usize| SINES.get(hour % 12).map_or(0, |sine| far * sine / 1000);
    (x + part(hour), y - part(hour + 3))
}

/// The space of a star at an hour, a little smaller than its place, so that tiles do not touch.
fn rhombus(star: Point, hour: usize) -> Outline {
    let inner = from(star, hour, 36);
    let side = SIDE - 42;
    Outline::Corners(vec![
        inner,
        from(inner, hour + 11, side),
        from(inner, hour, side * 1732 / 1000),
        from(inner, hour + 1, side),
    ])
}

fn token(colour: Colour) -> Token {
    Token { letter: COLOURS.letter(colour), paint: show::paint(colour).into() }
}
fn tokens(tiles: Tiles) -> impl Iterator<Item = Token> {
    tiles.iter().flat_map(|(colour, count)| std::iter::repeat_n(token(colour), usize::from(count)))
}
fn counts(tiles: Tiles) -> impl Iterator<Item = (Token, u32)> {
    tiles.iter().map(|(colour, count)| (token(colour), u32::from(count)))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::SpaceSet;
    use super::*;

    fn apart((a, b): Point, (c, d): Point) -> f64 {
        f64::from(a - c).hypot(f64::from(b - d))
    }

    #[test]
    fn features_stand_beside_the_spaces_around_them_and_no_others() {
        for feature in Feature::all() {
            let at = feature_at(feature);
            let mut near: Vec<(i32, Space)> = Star::all()
                .flat_map(|star| {
                    let spaces: Vec<_> = star.spaces().iter().collect();
                    (0..6).map(move |clock| (from(middle(star), 2 * clock, SIDE * 866 / 1000), spaces[arm_at(star, clock)]))
                })
                .map(|(point, space)| (apart(at, point) as i32, space))
                .collect();
            near.sort();
            let around = near.iter().take(feature.spaces().len()).fold(SpaceSet::EMPTY, |mut set, &(_, space)| {
                set.insert(space);
                set
            });
            assert_eq!(around, feature.spaces(), "{feature:?}");
        }
    }

    #[test]
    fn everything_is_on_the_sheet_and_knows_its_place() {
        let names = super::show::tests::names(Side::Monochrome);
        let scene = paint(&names, &Position::new(Side::Monochrome, 2));
        for spot in &scene.spots {
            let Area { x, y, width, height } = spot.outline.area();
            assert!(x >= 0 && y >= 0 && x + width <= scene.size.0 && y + height <= scene.size.1, "{}", spot.place);
        }
        let known = |place: Place| scene.spots.iter().filter(|spot| spot.place == place).count();
        let seat = Seat::new(1).unwrap();
        assert!(Space::all().all(|space| known(names.space_place(seat, space)) == 1));
        assert_eq!(known(player_place(seat).key("corners")), 4);
    }
}
