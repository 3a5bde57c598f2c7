//! Boards as shapes: seven stars, pillars, statues and windows between them, the tiles beside the board and in its corners.

use super::notation::space_number;
use super::show::{self, Artist, arm_at};
use super::wording::player_place;
use super::{Colour, Draft, DraftPlayer, Feature, Names, Phase, Seat, Side, Space, Star, Tiles};
use crate::picture::kit::{GAP, Painting, TEXT, Token};
use crate::picture::{
    Area, BOARD as BLANK, Edge, FAINT, FRAME, GOLD, INK, Ink, Outline, Pen, Point, Rgb, SLOT, Scene, Spot, Type, ring, text_width,
};
use crate::verdict::Place;
use crate::words::Language;

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

/// Letters of a heading that is long.
const SMALL: i32 = 130;
/// So many tiles are painted on a factory, which would not hold more.
const ON_FACTORY: usize = 6;
/// So many pieces are painted in the centre: more than any game brings there.
const IN_CENTRE: usize = 36;

pub(super) fn paint(names: &Names, draft: &Draft, language: Language) -> Painting {
    let artist = Artist::new(names, draft, language);
    let painter = Painter { names, draft, artist: &artist };
    let mut blocks: Vec<_> = artist.boards().map(|(seat, player)| painter.board(seat, player)).collect();
    blocks.extend(painter.more_players());
    blocks.extend(painter.table());
    blocks.extend(painter.heaps());
    Painting { heading: artist.headline(), keys: &["round", "phase", "turn"], blocks, width: 2 * BOARD.0 + GAP }
}

struct Painter<'a> {
    names: &'a Names,
    draft: &'a Draft,
    artist: &'a Artist<'a>,
}

impl Painter<'_> {
    fn board(&self, seat: Seat, board: &DraftPlayer) -> Scene {
        let notes = self.artist.notes(seat, board);
        let fit = self.fitting(seat, &notes);
        let (above, below) = notes.split_at_checked(fit).unwrap_or_default();
        let title: Vec<_> = above.iter().map(|(_, note)| note.clone()).collect();
        let (mut scene, heading) = Scene::panel(BOARD.0, BOARD.1, &self.artist.title(seat, &title));
        let own = ["name", "score", "passed", "bonus"].map(|key| player_place(seat).key(key));
        let marker = Place::root().key("marker");
        for place in own.into_iter().chain((self.draft.marker == Some(seat)).then_some(marker)) {
            if below.iter().all(|(at, _)| *at != place) {
                scene.spot(place, heading);
            }
        }
        match board.stars {
            Some(_) => self.stars(&mut scene, seat, board),
            None => scene.text(MIDDLE, Type::new(TEXT).ink(FAINT).centred(), self.word("stars-not-known")),
        }
        let corners = player_place(seat).key("corners");
        let mut kept = board.corners.into_iter().flat_map(|tiles| self.tokens(tiles));
        for (x, y) in CORNERS.into_iter().filter(|_| board.corners.is_some()) {
            let area = Area::new(x, y, CORNER, CORNER);
            scene.tile_or_slot(area, kept.next());
            scene.spot(corners.clone(), area);
        }
        let says = if board.tiles.is_some() { "beside" } else { "beside-not-known" };
        scene.text((GAP, BESIDE), Type::new(TEXT).ink(FAINT), self.word(says));
        if let Some(tiles) = board.tiles {
            let right = scene.counts((GAP, BESIDE + 90), 300, self.counts(tiles), &self.artist.captions);
            scene.spot(player_place(seat).key("tiles"), Area::new(GAP - 60, BESIDE + 40, right - GAP, 400));
        }
        let mut bottom = self.besides(&mut scene, BOARD.1, corners, &self.word("in-the-corners-besides"), kept);
        for (place, note) in below {
            scene.text((GAP, bottom + 60), Type::new(TEXT), note.as_str());
            scene.spot(place.clone(), Area::new(GAP - 70, bottom - 80, BOARD.0 - 2 * GAP + 140, 190));
            bottom += 260;
        }
        scene.with_height(bottom);
        scene.spot(player_place(seat), Area::new(0, 0, BOARD.0, bottom));
        scene
    }

    /// How many notes a heading holds after the name, the others going below the board.
    fn fitting(&self, seat: Seat, notes: &[(Place, String)]) -> usize {
        let title = |count| {
            let title: Vec<_> = notes.iter().take(count).map(|(_, note)| note.clone()).collect();
            self.artist.title(seat, &title).iter().map(|ink| text_width(&ink.text, SMALL)).sum::<i32>()
        };
        (1..=notes.len()).rev().find(|&count| title(count) <= BOARD.0 - 2 * GAP).unwrap_or(0)
    }

    /// The players that no table has room for.
    fn more_players(&self) -> Option<Scene> {
        let (mut scene, heading) = Scene::panel(BOARD.0, 480, &[Ink::new(self.artist.more_players()?, Pen::Strong)]);
        scene.spot(Place::root().key("players"), heading);
        Some(scene)
    }

    fn token(&self, colour: Colour) -> Token {
        Token { letter: self.names.letter(colour), paint: show::paint(colour).into() }
    }
    fn tokens(&self, tiles: Tiles) -> impl Iterator<Item = Token> {
        tiles.iter().flat_map(|(colour, count)| std::iter::repeat_n(self.token(colour), usize::from(count)))
    }
    fn counts(&self, tiles: Tiles) -> impl Iterator<Item = (Token, u32)> {
        tiles.iter().map(|(colour, count)| (self.token(colour), u32::from(count)))
    }

    fn stars(&self, scene: &mut Scene, seat: Seat, board: &DraftPlayer) {
        for star in Star::all() {
            self.star(scene, seat, board, star);
        }
        for feature in Feature::all() {
            put_feature(scene, feature, board.covered().contains(feature.spaces()));
        }
    }

    fn star(&self, scene: &mut Scene, seat: Seat, board: &DraftPlayer, star: Star) {
        let middle = middle(star);
        let spaces: Vec<_> = star.spaces().iter().collect();
        let arms = (0..6).filter_map(|clock| Some((clock, *spaces.get(arm_at(star, clock))?)));
        for (clock, space) in arms {
            let shape = rhombus(middle, 2 * clock);
            let (x, y) = from(middle, 2 * clock, SIDE * 866 / 1000);
            let tile = board.at(space);
            let number = space_number(self.draft.side, space).to_string();
            match tile {
                Some(colour) => {
                    let Token { letter, paint } = self.token(colour);
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
            if let Some(colour) = space.star().colour().filter(|_| self.draft.side == Side::Coloured) {
                scene.printed(self.token(colour).letter);
            }
        }
        scene.spot_at(self.names.star_place(seat, star), Outline::Circle(middle, SIDE * 17 / 10));
    }

    /// A free space: what it is filled with, the line round it, its number.
    fn print(&self, space: Space) -> (Rgb, Rgb, Rgb) {
        match space.star().colour().filter(|_| self.draft.side == Side::Coloured) {
            Some(colour) => {
                let paint: Rgb = show::paint(colour).into();
                (paint.in_of(20, BLANK), paint.in_of(50, FRAME), paint.in_of(25, FAINT))
            }
            None => (SLOT, FRAME, FAINT),
        }
    }

    fn table(&self) -> Option<Scene> {
        let (shown, more) = self.artist.shown_factories();
        let all = Place::root().key("factories");
        let mut piles = Vec::new();
        let mut dishes = Vec::new();
        for (index, tiles) in shown {
            let (place, number) = (all.clone().item(index), index + 1);
            let mut pieces = self.tokens(tiles);
            let tiles = pieces.by_ref().take(ON_FACTORY).collect();
            piles.push((
                place.clone(),
                self.artist.captions.say("on-factory-besides", [("factory", number.into())]),
                pieces.collect::<Vec<_>>(),
            ));
            dishes.push(ring::Dish { place, number, tiles, gold: None, away: None });
        }
        let centre = self.draft.centre.map(|(tiles, markers)| {
            let mut pieces = std::iter::repeat_n(Token::MARKER, markers).chain(self.tokens(tiles));
            let shown: Vec<_> = pieces.by_ref().take(IN_CENTRE).collect();
            piles.push((Place::root().key("centre"), self.word("in-the-centre-besides"), pieces.collect()));
            shown
        });
        let mut scene = ring::table(&dishes, centre.as_deref(), &self.artist.captions)?;
        // A marker in the centre is only there where no player is said to have it.
        let marker = self.draft.marker.is_none() && self.draft.centre.is_some_and(|(_, markers)| markers > 0);
        let hub = scene.spots.iter().find(|spot| marker && spot.place == Place::root().key("centre")).cloned();
        scene.spots.extend(hub.map(|hub| Spot { place: Place::root().key("marker"), ..hub }));
        let mut bottom = scene.size.1;
        for (place, says, pieces) in piles {
            bottom = self.besides(&mut scene, bottom, place, &says, pieces.into_iter());
        }
        if more > 0 {
            scene.bold((GAP, bottom + 60), Type::new(TEXT), self.artist.captions.count("more-factories", more));
            bottom += 200;
        }
        scene.with_height(bottom);
        scene.spot(all, Area::new(GAP - 70, 100, scene.size.0 - 2 * GAP + 140, 280));
        Some(scene)
    }

    /// The colours in the order in which they are wild, the supply, bag and tower.
    fn heaps(&self) -> Option<Scene> {
        let draft = self.draft;
        // Before the first round the order of the colours is all there is to see.
        let in_rounds = draft.round.is_some() || draft.phase == Phase::Setup;
        if !in_rounds && draft.supply.is_none() && draft.bag.is_none() && draft.tower.is_none() {
            return None;
        }
        let (mut scene, _) = Scene::panel(BOARD.0, 0, &[Ink::new(self.word("rounds-and-supply"), Pen::Strong)]);
        let mut y = 480;
        if in_rounds {
            self.rounds(&mut scene, y, draft.round);
            y += 640;
        }
        if let Some(supply) = draft.supply {
            scene.text((GAP, y + 120), Type::new(TEXT).ink(FAINT), self.word("supply"));
            let mut tiles = self.tokens(supply);
            for index in 0..10 {
                let area = Area::new(GAP + 10 + 446 * index, y + 190, 400, 400);
                scene.tile_or_slot(area, tiles.next());
            }
            let place = Place::root().key("supply");
            scene.spot(place.clone(), Area::new(GAP - 30, y + 150, 4500, 480));
            y = self.besides(&mut scene, y + 800, place, &self.word("in-the-supply-besides"), tiles);
        }
        for (key, heap) in [("bag", draft.bag), ("tower", draft.tower)] {
            let Some(tiles) = heap else { continue };
            scene.bold((GAP, y + 140), Type::new(TEXT), self.word(key));
            scene.text((GAP, y + 320), Type::new(TEXT).ink(FAINT), tiles.total().to_string());
            // Counts that no box holds are wide.
            let side = if tiles.iter().any(|(_, count)| count > 99) { 140 } else { 220 };
            scene.counts((GAP + 600, y + 60), side, self.counts(tiles), &self.artist.captions);
            scene.spot(Place::root().key(key), Area::new(GAP - 60, y, BOARD.0 - 2 * GAP + 120, 380));
            y += 460;
        }
        scene.with_height(y + 40);
        Some(scene)
    }

    /// The six rounds with their wild colours; the one that is played stands out.
    fn rounds(&self, scene: &mut Scene, y: i32, round: Option<u8>) {
        scene.text((GAP, y + 120), Type::new(TEXT).ink(FAINT), self.word("wild-in-round"));
        for (index, colour) in (0..).zip(Colour::ALL) {
            let area = Area::new(GAP + 1300 + 550 * index, y, 300, 300);
            let now = round == Some(colour.round());
            if now {
                scene.form(Outline::Box(area.grown(60), 90), None, Edge::new(INK, 30));
            }
            scene.tile(area, self.token(colour));
            let style = Type::new(TEXT).centred();
            let at = (area.middle().0, y + 520);
            if now {
                scene.bold(at, style, colour.round().to_string())
            } else {
                scene.text(at, style.ink(FAINT), colour.round().to_string())
            }
        }
    }

    /// Pieces for which there is no room where they were typed: below everything, counted. Returns the new lower end.
    fn besides(&self, scene: &mut Scene, top: i32, place: Place, says: &str, pieces: impl Iterator<Item = Token>) -> i32 {
        let mut kinds: Vec<(Token, u32)> = Vec::new();
        for token in pieces {
            match kinds.last_mut().filter(|(last, _)| *last == token) {
                Some((_, count)) => *count += 1,
                None => kinds.push((token, 1)),
            }
        }
        if kinds.is_empty() {
            return top;
        }
        scene.text((GAP, top + 60), Type::new(TEXT).ink(FAINT), says);
        let mut y = top + 180;
        // As many kinds in a row as there is room for.
        let across = usize::try_from((scene.size.0 - 2 * GAP) / 760).unwrap_or(0).max(1);
        for row in kinds.chunks(across) {
            let right = scene.counts((GAP, y), 300, row.iter().copied(), &self.artist.captions);
            scene.spot(place.clone(), Area::new(GAP - 60, y - 50, right - GAP + 60, 400));
            y += 440;
        }
        y + 40
    }

    fn word(&self, id: &'static str) -> String {
        self.artist.captions.word(id)
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
        Feature::Statue(star) => between(middle(star), middle(star.next())),
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
