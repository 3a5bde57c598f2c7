//! Boards as people see them: seven stars in their places, what stands between them, the tiles beside the board.
//!
//! What is drawn is what was typed: it need not be possible, and what was left out is not drawn.

use super::notation::space_number;
use super::wording::player_place;
use super::{Colour, Draft, DraftPlayer, Feature, Names, Seat, Side, Space, SpaceSet, Star, SummerPavilion, Tiles};
use crate::game::reasons::ToArg;
use crate::game::{Parts, Pictures, Wording};
use crate::picture::captions::{CAPTIONS, Captions};
use crate::picture::{Drawing, Ink, Inks, Painting, Pen, Rgb, in_columns, width};
use crate::verdict::Place;
use crate::words::{Arg, Book, Language, texts};

impl Pictures for SummerPavilion {
    fn tint(_: usize, thing: &str) -> Option<Rgb> {
        Some(paint(super::notation::COLOURS.find(thing)?).into())
    }
    fn draw(names: &Names, draft: &Draft, _: Option<usize>, language: Language) -> Drawing {
        let artist = Artist::new(names, draft, language);
        let mut lines = vec![artist.headline()];
        for (seat, player) in artist.boards() {
            lines.push(Vec::new());
            artist.board(seat, player, &mut lines);
        }
        if let Some(says) = artist.more_players() {
            lines.extend([Vec::new(), vec![Ink::new(says, Pen::Strong).at(Place::root().key("players"))]]);
        }
        lines.push(Vec::new());
        artist.factories(&mut lines);
        artist.heaps(&mut lines);
        if lines.last().is_some_and(Vec::is_empty) {
            lines.pop();
        }
        Drawing(lines)
    }
    fn paint(names: &Names, draft: &Draft, language: Language) -> Painting {
        super::paint::paint(names, draft, language)
    }
}

static BOOK: Book = Book::new(&[CAPTIONS, texts!("messages/" "pictures")]);

/// Columns that a star takes with the gap beside it.
const STAR: usize = 16;
/// The stars in their places, row by row, each row with its indent.
const ROWS: [(usize, &[usize]); 3] = [(STAR / 2, &[0, 1]), (0, &[5, 6, 2]), (STAR / 2, &[4, 3])];

/// So many factories are drawn: some more than any table has, so that one too many is seen.
const MOST_FACTORIES: usize = 12;
/// So many pieces are drawn one by one; more are counted.
const ONE_BY_ONE: u32 = 20;

pub(super) struct Artist<'a> {
    pub(super) names: &'a Names,
    pub(super) draft: &'a Draft,
    pub(super) captions: Captions,
}

impl<'a> Artist<'a> {
    pub(super) fn new(names: &'a Names, draft: &'a Draft, language: Language) -> Self {
        Self { names, draft, captions: Captions { book: &BOOK, terms: TERMS, language } }
    }

    /// The game, the side of its boards, and how far it has come.
    pub(super) fn headline(&self) -> Inks {
        let mut parts = Vec::new();
        if self.draft.side == Side::Monochrome {
            parts.push(self.captions.word("monochrome-side"));
        }
        if let Some(round) = self.draft.round {
            let says = ("round", round.into());
            parts.push(match Colour::wild(round) {
                Some(wild) => self.captions.say("wild-round", [says, ("colour", wild.to_arg(self.names))]),
                None => self.captions.say("round", [says]),
            });
        }
        let phase = self.captions.say("phase", [("phase", self.draft.phase.to_arg(self.names))]);
        let inferred = |phase| self.captions.say("inferred", [("phase", Arg::Name(phase))]);
        parts.push(if self.draft.phase_given { phase } else { inferred(phase) });
        let title = SummerPavilion::EDITIONS[0].title_in(&BOOK, self.captions.language);
        let title = Ink::new(title, Pen::Strong).at_all(["round", "phase", "turn"].map(|key| Place::root().key(key)));
        vec![title, Ink::new(format!(": {}", parts.join(", ")), Pen::Plain)]
    }

    /// The players who have a seat, with what was typed for each.
    pub(super) fn boards(&self) -> impl Iterator<Item = (Seat, &'a DraftPlayer)> + use<'a> {
        Seat::all().zip(&self.draft.players)
    }

    /// Who was typed beyond the seats of a table.
    pub(super) fn more_players(&self) -> Option<String> {
        let more = self.names.players().get(Seat::all().len()..).filter(|more| !more.is_empty())?;
        let players = more.iter().map(String::as_str).collect();
        Some(self.captions.say("and-more-players", [("count", more.len().into()), ("players", players)]))
    }

    /// The factories that are drawn, each with its index, and how many there are beyond those.
    pub(super) fn shown_factories(&self) -> (impl Iterator<Item = (usize, Tiles)> + use<'a>, usize) {
        let typed = self.draft.factories.as_deref().unwrap_or_default();
        (typed.iter().copied().enumerate().take(MOST_FACTORIES), typed.len().saturating_sub(MOST_FACTORIES))
    }

    fn board(&self, seat: Seat, board: &DraftPlayer, lines: &mut Vec<Inks>) {
        let own = |key| player_place(seat).key(key);
        lines.push(self.player(seat, board));
        match board.stars {
            Some(_) => self.stars(seat, board, lines),
            None => lines.push(self.heading("stars", own("stars"), self.not_known())),
        }
        let beside = board.tiles.map_or_else(|| self.not_known(), |tiles| self.counts(tiles));
        lines.push(self.heading("beside", own("tiles"), beside));
        if let Some(corners) = board.corners.filter(|corners| !corners.is_empty()) {
            lines.push(self.heading("in-the-corners", own("corners"), self.tiles(corners)));
        }
    }

    /// The stars of a board, and how much of what stands between them is surrounded.
    fn stars(&self, seat: Seat, board: &DraftPlayer, lines: &mut Vec<Inks>) {
        for (indent, stars) in ROWS {
            let stars: Vec<_> =
                stars.iter().filter_map(|&index| Star::new(index)).map(|star| self.star(seat, board, star)).collect();
            for row in 0..5 {
                let mut line = vec![Ink::blank(indent + 2)];
                for (index, star) in stars.iter().enumerate() {
                    line.push(Ink::blank((indent + 2 + index * STAR).saturating_sub(width(&line))));
                    line.extend(star.get(row).into_iter().flatten().cloned());
                }
                lines.push(line);
            }
        }
        for (tiles, features) in [
            (1, Star::outer().map(Feature::Pillar).collect::<Vec<_>>()),
            (2, Star::outer().map(Feature::Statue).collect()),
            (3, Star::outer().map(Feature::Window).collect()),
        ] {
            let drawn: Vec<_> = features.into_iter().filter_map(|feature| self.feature(board, feature)).collect();
            if !drawn.is_empty() {
                let kind = self.captions.say("features", [("tiles", tiles.into())]);
                lines.push(vec![Ink::new(format!("  {kind}"), Pen::Faint)]);
            }
            in_columns(&drawn, lines);
        }
    }

    /// Name and score, whose turn it is, what else is with the player.
    fn player(&self, seat: Seat, board: &DraftPlayer) -> Inks {
        let notes: Vec<_> = self.notes(seat, board).into_iter().map(|(_, note)| note).collect();
        self.title(seat, &notes)
    }

    /// A player's name with notes.
    pub(super) fn title(&self, seat: Seat, notes: &[String]) -> Inks {
        let name = self.names.players().get(seat.index()).map_or("?", String::as_str);
        let notes = if notes.is_empty() { String::new() } else { format!(": {}", notes.join(", ")) };
        let own = ["name", "score", "passed", "bonus"].map(|key| player_place(seat).key(key));
        let marker = (self.draft.marker == Some(seat)).then(|| Place::root().key("marker"));
        let name = Ink::new(name, Pen::Strong).at(player_place(seat));
        let name = name.at_all(own).at_all(marker);
        vec![name, Ink::new(notes, Pen::Plain)]
    }

    /// What is to be said of a player beside the name, each with its place in the case.
    pub(super) fn notes(&self, seat: Seat, board: &DraftPlayer) -> Vec<(Place, String)> {
        let (own, root) = (|key| player_place(seat).key(key), Place::root);
        let points = |score: i32| self.captions.say("points", [("points", score.into())]);
        let mut score = board.score.map_or_else(|| self.captions.word("score-not-known"), points);
        if let Some(shown) = board.score.and_then(SummerPavilion::say_score) {
            score += &format!(" ({})", shown.say(self.captions.language));
        }
        let mut notes = vec![(own("score"), score)];
        if self.draft.turn == Some(seat) {
            notes.push((root().key("turn"), self.captions.word("to-move")));
        }
        if self.draft.marker == Some(seat) {
            notes.push((root().key("marker"), self.captions.word("has-marker")));
        }
        if let Some(passed) = board.passed {
            notes.push((own("passed"), self.captions.say("has-passed", [("passed", passed.into())])));
        }
        if let Some((_, count)) = self.draft.bonus.filter(|&(earner, _)| earner == seat) {
            notes.push((own("bonus"), self.captions.count("has-to-choose", count)));
        }
        notes
    }

    /// A star as on the board: one space at the top, two beside it on either side, one at the bottom, its name in the middle.
    fn star(&self, seat: Seat, board: &DraftPlayer, star: Star) -> [Inks; 5] {
        let spaces: Vec<_> = star.spaces().iter().collect();
        let at = |clock| {
            let space = spaces.get(arm_at(star, clock));
            space.map_or_else(|| Ink::blank(4), |&space| self.space(board, space).at(self.names.space_place(seat, space)))
        };
        let name = self.star_name(star);
        let (left, pair) = (Ink::blank(5), |first, second| vec![Ink::blank(1), at(first), Ink::blank(4), at(second)]);
        let middle = vec![
            Ink::blank((14 - name.chars().count().min(14)) / 2),
            Ink::new(name, Pen::Faint).at(self.names.star_place(seat, star)),
        ];
        [vec![left.clone(), at(0)], pair(5, 1), middle, pair(4, 2), vec![left, at(3)]]
    }

    /// A covered space shows its tile and number, a free one its number.
    fn space(&self, board: &DraftPlayer, space: Space) -> Ink {
        let number = space_number(self.draft.side, space);
        match board.at(space) {
            Some(colour) => Ink::new(format!(" {}{number} ", self.names.letter(colour)), paint(colour)),
            None => Ink::new(format!("  {number} "), Pen::Faint),
        }
    }

    /// A feature that is surrounded, or what is missing; none where no space around it is covered.
    fn feature(&self, board: &DraftPlayer, feature: Feature) -> Option<Inks> {
        let name = match feature {
            Feature::Pillar(star) | Feature::Window(star) => self.star_name(star),
            Feature::Statue(star) => {
                format!("{}–{}", self.star_name(star), self.star_name(star.next()))
            }
        };
        let missing = feature.spaces().without(board.covered());
        let state = match missing.is_empty() {
            true => Ink::new(self.captions.word("surrounded"), Pen::Strong),
            false => Ink::new(self.captions.say("lacks", [("spaces", Arg::Name(self.spaces(missing)))]), Pen::Plain),
        };
        (missing != feature.spaces()).then(|| vec![Ink::new(format!("    {name} "), Pen::Plain), state])
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

    /// The factories, as many beside one another as fit.
    fn factories(&self, lines: &mut Vec<Inks>) {
        let (shown, more) = self.shown_factories();
        let all = Place::root().key("factories");
        let factory = |(index, tiles): (usize, Tiles)| {
            let mut inks = vec![Ink::new(format!("  {} ", index + 1), Pen::Strong).at(all.clone().item(index))];
            inks.extend(self.tiles(tiles));
            inks
        };
        let drawn: Vec<_> = shown.map(factory).collect();
        if !drawn.is_empty() {
            lines.push(vec![Ink::new(self.captions.word("factories"), Pen::Strong).at(all)]);
        }
        in_columns(&drawn, lines);
        if more > 0 {
            lines.push(vec![Ink::new(format!("  {}", self.captions.count("and-more", more)), Pen::Strong)]);
        }
    }

    /// Centre, supply, bag and tower.
    fn heaps(&self, lines: &mut Vec<Inks>) {
        let draft = self.draft;
        let root = |key| Place::root().key(key);
        if let Some((tiles, markers)) = draft.centre {
            let mut centre: Inks = (0..markers.min(2)).map(|_| Ink::new(" 1 ", Pen::Strong).at(root("marker"))).collect();
            if markers > 2 {
                centre.push(Ink::new(self.captions.count("and-more", markers - 2) + "  ", Pen::Plain));
            }
            if !(markers > 0 && tiles.is_empty()) {
                centre.extend(self.counts(tiles));
            }
            lines.push(self.heading("centre", root("centre"), centre));
        }
        if let Some(tiles) = draft.supply {
            lines.push(self.heading("supply", root("supply"), self.tiles(tiles)));
        }
        for (name, heap) in [("bag", draft.bag), ("tower", draft.tower)] {
            if let Some(tiles) = heap {
                lines.push(self.heading(name, root(name), self.counts(tiles)));
            }
        }
    }

    fn heading(&self, id: &'static str, place: Place, inks: Inks) -> Inks {
        let name = Ink::new(format!("  {:<18}", self.captions.word(id)), Pen::Strong);
        std::iter::once(name.at(place)).chain(inks).collect()
    }

    fn not_known(&self) -> Inks {
        vec![Ink::new(self.captions.word("not-known"), Pen::Faint)]
    }

    /// Tile by tile, as long as a line holds them.
    fn tiles(&self, tiles: Tiles) -> Inks {
        if tiles.is_empty() {
            return vec![Ink::new(self.captions.word("empty"), Pen::Faint)];
        }
        if tiles.total() > ONE_BY_ONE {
            return self.counts(tiles);
        }
        tiles.iter().flat_map(|(colour, count)| (0..count).map(move |_| self.tile(colour))).collect()
    }

    /// Colour by colour, with how many.
    fn counts(&self, tiles: Tiles) -> Inks {
        if tiles.is_empty() {
            return vec![Ink::new(self.captions.word("nothing"), Pen::Faint)];
        }
        let count = |(colour, count)| [self.tile(colour), Ink::new(format!(" ×{count}  "), Pen::Plain)];
        tiles.iter().flat_map(count).collect()
    }

    fn tile(&self, colour: Colour) -> Ink {
        Ink::new(format!(" {} ", self.names.letter(colour)), paint(colour))
    }
}

/// Which of a star's spaces, counted clockwise from 0, is at an hour: 0 is at the top, 1 at two o'clock, and so on.
pub(super) fn arm_at(star: Star, clock: usize) -> usize {
    // The star in the centre begins at the top; each outer star is turned by one place against the one before.
    let turn = if star == Star::CENTRE { 0 } else { 5 - star.index() };
    (turn + clock) % 6
}

/// What sentences call things.
const TERMS: &[(&str, &str)] = &[("marker", "first-player marker")];

/// The colour of a tile as it is printed.
pub(super) fn paint(colour: Colour) -> Pen {
    match colour {
        Colour::Purple => Pen::Tile(122, 78, 150),
        Colour::Green => Pen::Tile(58, 140, 92),
        Colour::Orange => Pen::Tile(226, 122, 48),
        Colour::Yellow => Pen::Tile(242, 200, 64),
        Colour::Blue => Pen::Tile(33, 104, 178),
        Colour::Red => Pen::Tile(190, 44, 44),
    }
}
