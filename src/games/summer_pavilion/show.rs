//! Boards as people see them: seven stars in their places, what stands between them, the tiles beside the board and in its
//! corners; the factories.
//!
//! What is drawn is what was typed: it need not be possible, and what was left out is not drawn.

use super::notation::{self, space_number};
use super::wording::player_place;
use super::{Colour, Draft, DraftPlayer, Feature, Names, Phase, Seat, Side, Space, SpaceSet, Star, SummerPavilion, Tiles};
use crate::game::reasons::ToArg;
use crate::game::{self, Parts, Pictures, SaysScores};
use crate::picture::captions::{CAPTIONS, Captions};
use crate::picture::cells::{Cell, Pile, Token, at_most, counted, counts, one_by_one};
use crate::picture::kit::{GAP, Part, TEXT};
use crate::picture::{
    Area, BOARD as BLANK, Edge, FAINT, FRAME, GOLD, INK, Ink, Inks, Outline, Pen, Picture, Point, Rgb, SLOT, Scene, Type, beside,
    in_columns, ring, text_width,
};
use crate::verdict::Place;
use crate::words::{Arg, Book, Language, texts};

type Artist<'a> = game::Artist<'a, SummerPavilion>;

static BOOK: Book = Book::new(&[CAPTIONS, texts!("games/summer_pavilion/messages/pictures")]);
/// What sentences call things.
const TERMS: &[(&str, &str)] = &[("marker", "first-player marker")];

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

/// Columns that a star takes with the gap beside it.
const STAR: usize = 16;
/// The stars in their places, row by row, each row with its indent.
const ROWS: [(usize, &[usize]); 3] = [(STAR / 2, &[0, 1]), (0, &[5, 6, 2]), (STAR / 2, &[4, 3])];
/// So many factories are drawn: some more than any table has, so that one too many is seen.
const MOST_FACTORIES: usize = 12;
/// So many pieces are drawn one by one in text; more are counted.
const ONE_BY_ONE: u32 = 20;

impl Pictures for SummerPavilion {
    fn tint(_: usize, thing: &str) -> Option<Rgb> {
        Some(paint(notation::COLOURS.find(thing)?))
    }
    fn picture(names: &Names, draft: &Draft, _: Option<usize>, language: Language) -> Picture {
        let artist = Artist { names, draft, captions: Captions { book: &BOOK, terms: TERMS, language }, own: () };
        let mut picture = Picture::new(artist.title(), 2 * BOARD.0 + GAP);
        picture.add_each(Seat::all().zip(&draft.players).map(|(seat, player)| artist.board(seat, player)));
        picture.add_each(artist.more_players().map(|more| Part::new(BOARD.0, 480, vec![more])));
        picture.gap();
        artist.table(&mut picture);
        artist.heaps(&mut picture);
        picture
    }
}

impl Artist<'_> {
    /// The game, the side of its boards, and how far it has come.
    fn title(&self) -> Inks {
        let draft = self.draft;
        let round = draft.round.map(|round| match (("round", round.into()), Colour::wild(round)) {
            (says, Some(wild)) => self.captions.say("wild-round", [says, ("colour", wild.to_arg(self.names))]),
            (says, None) => self.captions.say("round", [says]),
        });
        let phase = self.captions.say("phase", [("phase", draft.phase.to_arg(self.names))]);
        let inferred = |phase| self.captions.say("inferred", [("phase", Arg::Name(phase))]);
        let side = (draft.side == Side::Monochrome).then(|| self.captions.word("monochrome-side"));
        let notes = [side, round, Some(if draft.phase_given { phase } else { inferred(phase) })];
        self.headline(&SummerPavilion::EDITIONS[0], ["round", "phase", "turn"], notes)
    }

    /// Who was typed beyond the seats of a table.
    fn more_players(&self) -> Option<Ink> {
        let more = self.names.players().get(Seat::all().len()..).filter(|more| !more.is_empty())?;
        let players = more.iter().map(String::as_str).collect();
        let says = self.captions.say("and-more-players", [("count", more.len().into()), ("players", players)]);
        Some(Ink::strong(says).at(Place::root().key("players")))
    }

    fn board(&self, seat: Seat, board: &DraftPlayer) -> Part {
        let own = |key| player_place(seat).key(key);
        let notes = self.notes(seat, board);
        // Of the notes the heading of the shapes holds as many as it has room for; the others go below the board.
        let wide = |count: usize| -> i32 {
            let title = self.player(seat, &notes[..count], &[]);
            title.iter().map(|ink| text_width(&ink.text, SMALL)).sum()
        };
        let fit = (1..=notes.len()).rev().find(|&count| wide(count) <= BOARD.0 - 2 * GAP).unwrap_or(0);
        let (above, below) = notes.split_at(fit);
        let mut scene = Scene::panel(BOARD.0, BOARD.1, &self.player(seat, above, below));
        let mut lines = vec![self.player(seat, &notes, &[])];

        if board.stars.is_whole() {
            self.stars(seat, board, &mut scene, &mut lines);
        } else {
            lines.push(self.line("stars", own("stars"), vec![Ink::faint(self.word("not-known"))]));
            scene.text(MIDDLE, Type::new(TEXT).ink(FAINT).centred(), self.word("stars-not-known"));
        }
        let beside = board.tiles.map_or_else(|| vec![Ink::faint(self.word("not-known"))], |tiles| self.counts(tiles));
        lines.push(self.line("beside", own("tiles"), beside));
        if let Some(corners) = board.corners.filter(|corners| !corners.is_empty()) {
            lines.push(self.line("in-the-corners", own("corners"), self.tiles(corners)));
        }

        let corners = self.pile(board.corners.unwrap_or_default());
        let mut kept = one_by_one(&corners);
        for (x, y) in CORNERS.into_iter().filter(|_| board.corners.is_some()) {
            scene.cell(Area::new(x, y, CORNER, CORNER), &Cell::new(kept.next().into(), own("corners")));
        }
        let says = if board.tiles.is_some() { "beside" } else { "beside-not-known" };
        scene.text((GAP, BESIDE), Type::new(TEXT).ink(FAINT), self.word(says));
        if let Some(tiles) = board.tiles {
            let right = scene.counts((GAP, BESIDE + 90), 300, &self.pile(tiles), &self.captions);
            scene.spot(own("tiles"), Area::new(GAP - 60, BESIDE + 40, right - GAP, 400));
        }
        let mut bottom = self.besides(&mut scene, BOARD.1, own("corners"), &self.word("in-the-corners-besides"), kept);
        for (place, note) in below {
            scene.text((GAP, bottom + 60), Type::new(TEXT), note.as_str());
            scene.spot(place.clone(), Area::new(GAP - 70, bottom - 80, BOARD.0 - 2 * GAP + 140, 190));
            bottom += 260;
        }
        scene.with_height(bottom);
        let mut part = Part { lines, scene };
        part.is(player_place(seat));
        part
    }

    /// The stars of a board, and how much of what stands between them is surrounded.
    fn stars(&self, seat: Seat, board: &DraftPlayer, scene: &mut Scene, lines: &mut Vec<Inks>) {
        let stars: Vec<_> = Star::all().map(|star| self.star(seat, board, star, scene)).collect();
        for (indent, row) in ROWS {
            let mut drawn = Vec::new();
            for (index, &star) in row.iter().enumerate() {
                beside(&mut drawn, indent + 2 + index * STAR, stars[star].iter().cloned());
            }
            lines.extend(drawn);
        }
        let covered = board.stars.tiles.covered();
        let kinds: [fn(Star) -> Feature; 3] = [Feature::Pillar, Feature::Statue, Feature::Window];
        for kind in kinds {
            let drawn: Vec<_> = Star::outer().filter_map(|star| self.feature(covered, kind(star))).collect();
            if !drawn.is_empty() {
                let tiles = kind(Star::CENTRE).tiles();
                lines.push(vec![Ink::faint(format!("  {}", self.captions.say("features", [("tiles", tiles.into())])))]);
            }
            in_columns(&drawn, lines);
        }
        for feature in Feature::all() {
            put_feature(scene, feature, covered.contains(feature.spaces()));
        }
    }

    /// A player's name with notes, and all that is seen there unless a note tells it elsewhere.
    fn player(&self, seat: Seat, notes: &[(Place, String)], elsewhere: &[(Place, String)]) -> Inks {
        let own = ["name", "score", "passed", "bonus"].map(|key| player_place(seat).key(key));
        let marker = (self.draft.marker == Some(seat)).then(|| Place::root().key("marker"));
        let here = own.into_iter().chain(marker).filter(|place| elsewhere.iter().all(|(other, _)| other != place));
        let notes = notes.iter().map(|(_, note)| Some(note.clone()));
        Ink::strong(self.names.player(seat)).at_all(here).with_notes(notes)
    }

    /// What is to be said of a player beside the name, each with its place in the case.
    fn notes(&self, seat: Seat, board: &DraftPlayer) -> Vec<(Place, String)> {
        let (own, root) = (|key| player_place(seat).key(key), |key| Place::root().key(key));
        let points = |score: i32| self.captions.say("points", [("points", score.into())]);
        let mut score = board.score.map_or_else(|| self.word("score-not-known"), points);
        if let Some(shown) = board.score.and_then(SummerPavilion::say_score) {
            score += &format!(" ({})", shown.say(self.captions.language));
        }
        let bonus = self.draft.bonus().filter(|&(earner, _)| earner == seat);
        let notes = [
            Some((own("score"), score)),
            (self.draft.turn == Some(seat)).then(|| (root("turn"), self.word("to-move"))),
            (self.draft.marker == Some(seat)).then(|| (root("marker"), self.word("has-marker"))),
            board.passed.map(|passed| (own("passed"), self.captions.say("has-passed", [("passed", passed.into())]))),
            bonus.map(|(_, count)| (own("bonus"), self.captions.count("has-to-choose", count))),
        ];
        notes.into_iter().flatten().collect()
    }

    /// A star as on the board; as text one space at the top, two on either side, one at the bottom, its name in the middle.
    fn star(&self, seat: Seat, board: &DraftPlayer, star: Star, scene: &mut Scene) -> [Inks; 5] {
        let spaces: Vec<_> = star.spaces().iter().collect();
        let [top, right, low_right, bottom, low_left, left] =
            std::array::from_fn(|clock| self.space(seat, board, spaces[arm_at(star, clock)], clock, scene));
        let place = self.names.star_place(seat, star);
        scene.spot_at(place.clone(), Outline::Circle(middle(star), SIDE * 17 / 10));
        let name = self.star_name(star);
        let name = vec![Ink::blank((14 - name.chars().count().min(14)) / 2), Ink::faint(name).at(place)];
        let pair = |left, right| vec![Ink::blank(1), left, Ink::blank(4), right];
        [vec![Ink::blank(5), top], pair(left, right), name, pair(low_left, low_right), vec![Ink::blank(5), bottom]]
    }

    /// A covered space shows its tile and number, a free one its number, where it can be told on its colour.
    fn space(&self, seat: Seat, board: &DraftPlayer, space: Space, clock: usize, scene: &mut Scene) -> Ink {
        let (star, place) = (middle(space.star()), self.names.space_place(seat, space));
        let (x, y) = from(star, 2 * clock, SIDE * 866 / 1000);
        let number = space_number(self.draft.side, space).to_string();
        let print = space.star().colour().filter(|_| self.draft.side == Side::Coloured).map(|colour| self.token(colour));
        let ink = match board.stars.tiles.at(space).map(|colour| self.token(colour)) {
            Some(Token { letter, paint }) => {
                scene.form(rhombus(star, 2 * clock), paint, Edge::new(paint.in_of(62, INK), 16));
                scene.sign((x, y - 62), 180, paint.letter(), letter.to_string());
                scene.sign((x, y + 84), 108, paint.letter(), number.as_str());
                Ink::new(format!(" {letter}{number} "), Pen::Tile(paint))
            }
            None => {
                let mixed = |Token { paint, .. }| (paint.in_of(20, BLANK), paint.in_of(50, FRAME), paint.in_of(25, FAINT));
                let (fill, edge, ink) = print.map_or((SLOT, FRAME, FAINT), mixed);
                scene.form(rhombus(star, 2 * clock), fill, Edge::dashed(edge, 10));
                scene.text((x, y + 60), Type::new(170).ink(ink).centred(), number.as_str());
                Ink::faint(format!("  {number} "))
            }
        };
        scene.spot_at(place.clone(), rhombus(star, 2 * clock));
        if let Some(Token { letter, .. }) = print {
            scene.printed(letter);
        }
        ink.at(place)
    }

    /// A feature that is surrounded, or what is missing; none where no space around it is covered.
    fn feature(&self, covered: SpaceSet, feature: Feature) -> Option<Inks> {
        let name = match feature {
            Feature::Pillar(star) | Feature::Window(star) => self.star_name(star),
            Feature::Statue(star) => format!("{}–{}", self.star_name(star), self.star_name(star.next())),
        };
        let missing = feature.spaces().without(covered);
        let state = match missing.is_empty() {
            true => Ink::strong(self.word("surrounded")),
            false => Ink::plain(self.captions.say("lacks", [("spaces", Arg::Name(self.spaces(missing)))])),
        };
        (missing != feature.spaces()).then(|| vec![Ink::plain(format!("    {name} ")), state])
    }

    /// "orange", "upper left", "centre".
    fn star_name(&self, star: Star) -> String {
        self.captions.say("star-name", [("star", star.to_arg(self.names))])
    }

    /// "orange 3, centre 6 1".
    fn spaces(&self, spaces: SpaceSet) -> String {
        let stars = Star::all().filter_map(|star| {
            let numbers: Vec<_> =
                spaces.and(star.spaces()).iter().map(|space| space_number(self.draft.side, space).to_string()).collect();
            (!numbers.is_empty()).then(|| format!("{} {}", self.star_name(star), numbers.join(" ")))
        });
        stars.collect::<Vec<_>>().join(", ")
    }

    /// The factories and the centre.
    fn table(&self, picture: &mut Picture) {
        let typed = self.draft.factories.as_deref().unwrap_or_default();
        let more = typed.len().saturating_sub(MOST_FACTORIES);
        let all = Place::root().key("factories");
        // What finds no room where it lies.
        let mut piles = Vec::new();
        let mut dishes = Vec::new();
        for (index, &tiles) in typed.iter().enumerate().take(MOST_FACTORIES) {
            let (place, number) = (all.clone().item(index), index + 1);
            let pile = self.pile(tiles);
            let says = self.captions.say("on-factory-besides", [("factory", number.into())]);
            piles.push((place.clone(), says, one_by_one(&pile).skip(ON_FACTORY).collect::<Vec<_>>()));
            let tiles_drawn = one_by_one(&pile).take(ON_FACTORY).collect();
            let says = std::iter::once(Ink::blank(1)).chain(self.tiles(tiles)).collect();
            dishes.push(ring::Dish { place, number, says, tiles: tiles_drawn, more: 0, gold: None, away: None });
        }
        ring::list(&dishes, &self.captions, &mut picture.lines);
        if more > 0 {
            picture.lines.push(vec![Ink::strong(format!("  {}", self.captions.count("and-more", more)))]);
        }
        let centre = self.draft.centre.map(|(tiles, markers)| {
            let place = Place::root().key("centre");
            picture.lines.push(self.line("centre", place.clone(), self.in_centre(tiles, markers)));
            let pile = self.pile(tiles);
            let mut pieces = std::iter::repeat_n(Token::MARKER, markers).chain(one_by_one(&pile));
            let shown = pieces.by_ref().take(IN_CENTRE).collect();
            piles.push((place, self.word("in-the-centre-besides"), pieces.collect()));
            // A marker in the centre is only there where no player is said to have it.
            ring::Centre { pieces: shown, more: 0, has_marker: self.draft.marker.is_none() && markers > 0 }
        });
        let Some(mut scene) = ring::table(&dishes, centre.as_ref(), &self.captions) else { return };
        let mut bottom = scene.size.1;
        for (place, says, pieces) in piles {
            bottom = self.besides(&mut scene, bottom, place, &says, pieces);
        }
        if more > 0 {
            scene.bold((GAP, bottom + 60), Type::new(TEXT), self.captions.count("more-factories", more));
            bottom += 200;
        }
        scene.with_height(bottom);
        scene.spot(all, scene.heading());
        picture.blocks.push(scene);
    }

    /// The centre as text.
    fn in_centre(&self, tiles: Tiles, markers: usize) -> Inks {
        let marker = Token::MARKER.ink().at(Place::root().key("marker"));
        let mut inks = vec![marker; markers.min(2)];
        if markers > 2 {
            inks.push(Ink::plain(self.captions.count("and-more", markers - 2) + "  "));
        }
        if markers == 0 || !tiles.is_empty() {
            inks.extend(self.counts(tiles));
        }
        inks
    }

    /// The colours in the order in which they are wild, the supply, bag and tower.
    fn heaps(&self, picture: &mut Picture) {
        let draft = self.draft;
        let place = |key| Place::root().key(key);
        // Before the first round the order of the colours is all there is to see.
        let in_rounds = draft.round.is_some() || draft.phase == Phase::Setup;
        if !in_rounds && draft.supply.is_none() && draft.bag.is_none() && draft.tower.is_none() {
            return;
        }
        let mut scene = Scene::panel(BOARD.0, 0, &[Ink::strong(self.word("rounds-and-supply"))]);
        let mut y = 480;
        if in_rounds {
            self.rounds(&mut scene, y, draft.round);
            y += 640;
        }
        if let Some(supply) = draft.supply {
            picture.lines.push(self.line("supply", place("supply"), self.tiles(supply)));
            scene.text((GAP, y + 120), Type::new(TEXT).ink(FAINT), self.word("supply"));
            let pile = self.pile(supply);
            let mut tiles = one_by_one(&pile);
            for index in 0..10 {
                scene.held(Area::new(GAP + 10 + 446 * index, y + 190, 400, 400), tiles.next().into(), None);
            }
            scene.spot(place("supply"), Area::new(GAP - 30, y + 150, 4500, 480));
            y = self.besides(&mut scene, y + 800, place("supply"), &self.word("in-the-supply-besides"), tiles);
        }
        for (key, heap) in [("bag", draft.bag), ("tower", draft.tower)] {
            let Some(tiles) = heap else { continue };
            picture.lines.push(self.line(key, place(key), self.counts(tiles)));
            scene.bold((GAP, y + 140), Type::new(TEXT), self.word(key));
            scene.text((GAP, y + 320), Type::new(TEXT).ink(FAINT), tiles.total().to_string());
            // Counts that no box holds are wide.
            let side = if tiles.iter().any(|(_, count)| count > 99) { 140 } else { 220 };
            scene.counts((GAP + 600, y + 60), side, &self.pile(tiles), &self.captions);
            scene.spot(place(key), Area::new(GAP - 60, y, BOARD.0 - 2 * GAP + 120, 380));
            y += 460;
        }
        scene.with_height(y + 40);
        picture.blocks.push(scene);
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
            scene.token(area, self.token(colour));
            let (at, style) = ((area.middle().0, y + 520), Type::new(TEXT).centred());
            match now {
                true => scene.bold(at, style, colour.round().to_string()),
                false => scene.text(at, style.ink(FAINT), colour.round().to_string()),
            }
        }
    }

    /// Pieces for which there is no room where they were typed: below everything, counted. Returns the new lower end.
    fn besides(&self, scene: &mut Scene, top: i32, place: Place, says: &str, pieces: impl IntoIterator<Item = Token>) -> i32 {
        let kinds = counted(pieces);
        if kinds.is_empty() {
            return top;
        }
        scene.text((GAP, top + 60), Type::new(TEXT).ink(FAINT), says);
        let mut y = top + 180;
        // As many kinds in a row as there is room for.
        let across = usize::try_from((scene.size.0 - 2 * GAP) / 760).unwrap_or(0).max(1);
        for row in kinds.chunks(across) {
            let right = scene.counts((GAP, y), 300, row, &self.captions);
            scene.spot(place.clone(), Area::new(GAP - 60, y - 50, right - GAP + 60, 400));
            y += 440;
        }
        y + 40
    }

    /// A line of text about something.
    fn line(&self, id: &'static str, place: Place, inks: Inks) -> Inks {
        std::iter::once(Ink::strong(format!("  {:<18}", self.word(id))).at(place)).chain(inks).collect()
    }
    /// Tile by tile as text, as long as a line holds them.
    fn tiles(&self, tiles: Tiles) -> Inks {
        if tiles.is_empty() { vec![Ink::faint(self.word("empty"))] } else { at_most(ONE_BY_ONE, &self.pile(tiles)) }
    }
    /// Colour by colour as text, with how many.
    fn counts(&self, tiles: Tiles) -> Inks {
        if tiles.is_empty() { vec![Ink::faint(self.word("nothing"))] } else { counts(&self.pile(tiles)) }
    }
    fn pile(&self, tiles: Tiles) -> Pile {
        tiles.iter().map(|(colour, count)| (self.token(colour), u32::from(count))).collect()
    }
    fn token(&self, colour: Colour) -> Token {
        Token { letter: self.names.letter(colour), paint: paint(colour) }
    }
    fn word(&self, id: &'static str) -> String {
        self.captions.word(id)
    }
}

/// Which of a star's spaces, counted clockwise from 0, is at an hour: 0 is at the top, 1 at two o'clock, and so on.
fn arm_at(star: Star, clock: usize) -> usize {
    // The star in the centre begins at the top; each outer star is turned by one place against the one before.
    let turn = if star == Star::CENTRE { 0 } else { 5 - star.index() };
    (turn + clock) % 6
}

/// The colour of a tile as it is printed.
fn paint(colour: Colour) -> Rgb {
    match colour {
        Colour::Purple => Rgb(122, 78, 150),
        Colour::Green => Rgb(58, 140, 92),
        Colour::Orange => Rgb(226, 122, 48),
        Colour::Yellow => Rgb(242, 200, 64),
        Colour::Blue => Rgb(33, 104, 178),
        Colour::Red => Rgb(190, 44, 44),
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
