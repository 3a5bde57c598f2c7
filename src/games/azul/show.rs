//! Boards as people see them: pattern lines on the left, the wall on the right, the floor line below.
//!
//! What is drawn is a draft, which may be anything: whatever finds no place where it was typed is drawn or counted beside it.

use super::draft::{Draft, DraftFactory, DraftPlayer};
use super::layout::{Typed, floor, held, is_untold, kept, line, on_wall};
use super::pieces::{FLOOR_COSTS, SEATS};
use super::wording::{Names, factory_place, floor_place, line_place, player_place, row_place, wall_place};
use super::{Azul, Colour, Column, Edition, Factory, Gold, Line, Piece, Seat, Side, Space, Tiles, notation};
use crate::game::reasons::ToArg;
use crate::game::{Parts, Pictures};
use crate::picture::captions::{CAPTIONS, Captions};
use crate::picture::{Drawing, Ink, Inks, Painting, Pen, Rgb, in_columns};
use crate::verdict::Place;
use crate::words::{Arg, Book, Language, texts};

impl Pictures for Azul {
    fn tint(edition: usize, thing: &str) -> Option<Rgb> {
        let edition = notation::edition(edition);
        Some(self::paint(edition, notation::colours(edition).find(thing)?).into())
    }
    fn draw(names: &Names, draft: &Draft, _: Option<usize>, language: Language) -> Drawing {
        let artist = Artist::new(names, draft, language);
        let mut lines = vec![artist.headline()];
        for (seat, player) in artist.players() {
            lines.push(Vec::new());
            artist.board(seat, player, &mut lines);
        }
        lines.extend(artist.more_players().into_iter().flat_map(|more| [Vec::new(), more]));
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

/// More pieces of a heap are counted, not drawn one by one. No heap of a possible table is as large.
const HEAP: u32 = 60;
/// The same of a factory.
const ON_FACTORY: u32 = 20;
/// The same of what lies beside its spaces.
const BESIDE: usize = 5;

pub(super) struct Artist<'a> {
    pub(super) names: &'a Names,
    pub(super) draft: &'a Draft,
    pub(super) captions: Captions,
}

impl<'a> Artist<'a> {
    pub(super) fn new(names: &'a Names, draft: &'a Draft, language: Language) -> Self {
        Self { names, draft, captions: Captions { book: &BOOK, terms: names.terms(), language } }
    }

    /// The game, its variants, and how far it has come.
    pub(super) fn headline(&self) -> Inks {
        let setup = self.draft.setup;
        let mut parts = Vec::new();
        if setup.side == Side::Grey {
            parts.push(self.captions.word("grey-side"));
        }
        if setup.specialised {
            parts.push(self.captions.word("specialised"));
        }
        let round = self.draft.round.filter(|&round| round > 0);
        parts.extend(round.map(|round| self.captions.say("round", [("round", round.into())])));
        parts.push(self.captions.say("phase", [("phase", self.draft.phase.to_arg(self.names))]));
        let edition = Azul::EDITIONS.get(setup.edition as usize).unwrap_or(&Azul::EDITIONS[0]);
        let title = edition.title_in(&BOOK, self.captions.language);
        let title = Ink::new(title, Pen::Strong).at_all(["round", "phase", "turn"].map(|key| Place::root().key(key)));
        vec![title, Ink::new(format!(": {}", parts.join(", ")), Pen::Plain)]
    }

    /// The players that have a seat.
    pub(super) fn players(&self) -> impl Iterator<Item = (Seat, &'a DraftPlayer)> + use<'a> {
        Seat::all().zip(&self.draft.players)
    }

    /// Those that have none, if there are any.
    pub(super) fn more_players(&self) -> Option<Inks> {
        let more = self.names.players().get(SEATS..).filter(|more| !more.is_empty())?;
        let says = self.captions.count("more-players", more.len());
        let says = Ink::new(says, Pen::Strong).at(Place::root().key("players"));
        let names = Arg::from_iter(more.iter().map(String::as_str));
        let names = self.captions.say("and", [("items", names)]);
        Some(vec![says, Ink::new(format!(": {names}"), Pen::Plain)])
    }

    fn board(&self, seat: Seat, player: &DraftPlayer, lines: &mut Vec<Inks>) {
        lines.push(self.player(seat, player));
        for row in Line::all() {
            lines.push(self.row(seat, player, row));
        }
        let costs = FLOOR_COSTS.iter().map(|cost| Ink::new(format!("−{cost} "), Pen::Faint));
        let [label] = self.captions.aligned(["floor"], 6);
        let indent = Ink::blank(label.chars().count());
        let label = Ink::new(label, Pen::Faint).at(player_place(seat).key("floor"));
        lines.push(std::iter::once(label).chain(costs).collect());
        let floor = floor(player);
        let place = |index: usize| floor_place(seat, index);
        let mut pieces = vec![indent];
        pieces.extend(floor.on.iter().enumerate().map(|(index, typed)| {
            let space = if is_untold(player, index) { Ink::unknown() } else { self.space(held(*typed)) };
            space.at(place(index))
        }));
        pieces.extend(self.beside(&floor.beyond, place));
        lines.push(pieces);
        if let Some(caught) = &player.kept {
            let caught = kept(caught);
            let all = player_place(seat).key("kept");
            let says = format!("  {}: ", self.captions.word("keeps-zero"));
            let mut kept = vec![Ink::new(says, Pen::Plain).at(all.clone())];
            let first = caught.on.first().and_then(|typed| held(*typed)).map(|piece| self.piece(piece).at(all.clone().piece(0)));
            kept.push(first.unwrap_or_else(|| Ink::new(self.captions.word("nothing-yet"), Pen::Faint)));
            kept.extend(self.beside(&caught.beyond, |index| all.clone().piece(index)));
            lines.push(kept);
        }
    }

    /// Name and score, whose turn it is, the marker where it lies in front of the player.
    pub(super) fn player(&self, seat: Seat, player: &DraftPlayer) -> Inks {
        let mut notes = Vec::new();
        notes.extend(player.score.map(|score| self.captions.say("points", [("points", score.into())])));
        if self.draft.turn == Some(seat) {
            notes.push(self.captions.word("to-move"));
        }
        if self.draft.marker == Some(seat) {
            notes.push(self.captions.word("has-marker"));
        }
        let own = |key| player_place(seat).key(key);
        let mut name = Ink::new(self.player_name(seat), Pen::Strong).at(player_place(seat)).at(own("name")).at(own("score"));
        if self.draft.marker == Some(seat) {
            name = name.at(Place::root().key("marker"));
        }
        let mut inks = vec![name];
        if !notes.is_empty() {
            inks.push(Ink::new(format!(": {}", notes.join(", ")), Pen::Plain));
        }
        inks
    }

    /// A pattern line, filled from the right, and the wall row beside it.
    fn row(&self, seat: Seat, player: &DraftPlayer, row: Line) -> Inks {
        let line = line(player, row);
        let place = |index: usize| line_place(seat, row).piece(index);
        let label = Ink::new(format!("  {} ", row.number()), Pen::Faint).at(line_place(seat, row));
        let mut inks = vec![label, Ink::blank(3 * (5 - line.on.len().min(5)))];
        inks.extend(line.on.iter().map(|typed| {
            if player.untold_lines.has(row) {
                return Ink::unknown();
            }
            let space = self.space(held(*typed).map(Piece::Tile));
            if let Some((index, _)) = typed { space.at(place(*index)) } else { space }
        }));
        inks.push(Ink::new(" ▸ ", Pen::Faint).at(row_place(seat, row)));
        for column in Column::all() {
            let space = Space::at(row, column);
            let ink = match (on_wall(player, space), self.draft.setup.side) {
                (Some(colour), _) => self.tile(colour),
                (None, _) if player.untold_spaces.has(space) => Ink::unknown(),
                (None, Side::Coloured) => {
                    let printed = self.names.letter(space.print()).to_lowercase();
                    Ink::new(format!(" {printed} "), Pen::Faint)
                }
                (None, Side::Grey) => Ink::space(),
            };
            inks.push(ink.at(wall_place(seat, space)));
        }
        let beyond: Vec<_> = line.beyond.iter().map(|&(index, held)| (index, held.map(Piece::Tile))).collect();
        if !beyond.is_empty() {
            let says = self.captions.say("beyond", [("line", row.number().into())]);
            inks.push(Ink::new(format!("   {says}"), Pen::Plain));
        }
        inks.extend(self.beside(&beyond, place));
        inks
    }

    /// What finds no space any more, in the order in which it was typed: "+2  B  B".
    fn beside(&self, beyond: &[Typed<Piece>], place: impl Fn(usize) -> Place) -> Inks {
        let mut pieces: Vec<_> = beyond.iter().filter_map(|&(index, piece)| Some((index, piece?))).collect();
        pieces.sort_by_key(|&(index, _)| index);
        if pieces.is_empty() {
            return Vec::new();
        }
        let mut inks = vec![Ink::new(format!(" +{} ", pieces.len()), Pen::Strong)];
        if pieces.len() <= BESIDE {
            inks.extend(pieces.into_iter().map(|(index, piece)| self.piece(piece).at(place(index))));
            return inks;
        }
        let all = std::iter::once(Piece::Marker).chain(Colour::ALL.map(Piece::Tile));
        let counts = all.map(|kind| (kind, pieces.iter().filter(|(_, piece)| *piece == kind).count()));
        inks.extend(self.counts(counts));
        inks
    }

    /// The factories in ring order, as many beside one another as fit.
    fn factories(&self, lines: &mut Vec<Inks>) {
        let factories = self.draft.factories.as_deref().unwrap_or_default();
        let drawn: Vec<_> = Factory::all().zip(factories).map(|(at, on)| self.factory(at, *on)).collect();
        if !drawn.is_empty() {
            lines.push(vec![Ink::new(self.captions.word("factories"), Pen::Strong).at(Place::root().key("factories"))]);
        }
        in_columns(&drawn, lines);
        lines.extend(self.more_factories().map(|says| vec![Ink::new(format!("  {says}"), Pen::Strong)]));
    }

    /// How many there are beyond those that any table has, if there are any.
    pub(super) fn more_factories(&self) -> Option<String> {
        let more = self.draft.factories.as_ref()?.len().saturating_sub(Factory::all().len());
        (more > 0).then(|| self.captions.count("more-factories", more))
    }

    fn factory(&self, at: Factory, on: DraftFactory) -> Inks {
        let mut inks = vec![Ink::new(format!("  {}", at.number()), Pen::Strong).at(factory_place(at))];
        if let Some(gold) = on.gold {
            inks.push(Ink::new(
                format!(
                    " {}",
                    self.captions.say("gold", [("gold", gold.to_arg(self.names)), ("colour", gold.colour().to_arg(self.names))])
                ),
                Pen::Plain,
            ));
        }
        inks.push(Ink::new(" ", Pen::Plain));
        match self.keepers(on) {
            Some(keepers) => inks.push(Ink::new(self.captions.say("kept-by", [("keepers", keepers)]), Pen::Faint)),
            None => inks.extend(self.tiles(on.tiles, ON_FACTORY)),
        }
        inks
    }

    /// Who has taken a factory away, if that is why nothing lies on it.
    pub(super) fn keepers(&self, on: DraftFactory) -> Option<Arg> {
        if !self.draft.setup.specialised || on.gold != Some(Gold::Zero) || !on.tiles.is_empty() {
            return None;
        }
        let mut keepers =
            self.players().filter(|(_, player)| player.kept.is_some()).map(|(seat, _)| self.player_name(seat)).peekable();
        keepers.peek().is_some().then(|| keepers.collect())
    }

    /// The centre tile by tile; bag and lid as counts.
    fn heaps(&self, lines: &mut Vec<Inks>) {
        let [centre, bag, lid] = self.captions.aligned(["centre", "bag", "lid"], 6);
        if let Some((tiles, markers)) = self.draft.centre {
            let mut line = vec![Ink::new(centre, Pen::Strong).at(Place::root().key("centre"))];
            match u32::try_from(markers) {
                Ok(few @ 0..HEAP) => {
                    line.extend((0..few).map(|_| self.piece(Piece::Marker).at(Place::root().key("marker"))));
                }
                _ => line.extend(self.counts([(Piece::Marker, markers)])),
            }
            if markers == 0 || !tiles.is_empty() {
                line.extend(self.tiles(tiles, HEAP));
            }
            lines.push(line);
        }
        for (key, name, heap) in [("bag", bag, self.draft.bag), ("lid", lid, self.draft.lid)] {
            let Some(tiles) = heap else { continue };
            let count = |(colour, count)| {
                self.captions.say("coloured", [("tiles", Arg::Coloured(u32::from(count), self.names.colour(colour)))])
            };
            let counts: Vec<_> = tiles.iter().map(count).collect();
            let counts = match counts.as_slice() {
                [] => self.captions.word("heap-empty"),
                _ => format!("{} ({})", counts.join(", "), tiles.total()),
            };
            let label = Ink::new(name, Pen::Strong).at(Place::root().key(key));
            lines.push(vec![label, Ink::new(counts, Pen::Plain)]);
        }
    }

    /// Tiles one by one, or counted where they are too many for that.
    fn tiles(&self, tiles: Tiles, most: u32) -> Inks {
        if tiles.is_empty() {
            return vec![Ink::new(self.captions.word("empty"), Pen::Faint)];
        }
        if tiles.total() > most {
            return self.counts(tiles.iter().map(|(colour, count)| (Piece::Tile(colour), usize::from(count))));
        }
        tiles.iter().flat_map(|(colour, count)| (0..count).map(move |_| self.tile(colour))).collect()
    }

    /// Pieces of each kind with how many there are.
    fn counts(&self, counts: impl IntoIterator<Item = (Piece, usize)>) -> Inks {
        let some = counts.into_iter().filter(|&(_, count)| count > 0);
        some.flat_map(|(piece, count)| [Ink::new(format!(" {count}×"), Pen::Plain), self.piece(piece)]).collect()
    }

    /// A piece, or a free space.
    fn space(&self, piece: Option<Piece>) -> Ink {
        piece.map_or_else(Ink::space, |piece| self.piece(piece))
    }

    fn tile(&self, colour: Colour) -> Ink {
        Ink::new(format!(" {} ", self.names.letter(colour)), paint(self.draft.setup.edition, colour))
    }

    fn piece(&self, piece: Piece) -> Ink {
        match piece {
            Piece::Tile(colour) => self.tile(colour),
            Piece::Marker => Ink::new(" 1 ", Pen::Strong),
        }
    }

    pub(super) fn player_name(&self, seat: Seat) -> &str {
        self.names.players().get(seat.index()).map_or("?", String::as_str)
    }
}

/// The colour of a tile as it is printed: an edition may print another than Azul.
pub(super) fn paint(edition: Edition, colour: Colour) -> Pen {
    const BLUE: Pen = Pen::Tile(33, 104, 178);
    const YELLOW: Pen = Pen::Tile(242, 184, 48);
    const BROWN: Pen = Pen::Tile(121, 72, 41);
    const RED: Pen = Pen::Tile(190, 44, 44);
    const BLACK: Pen = Pen::Tile(48, 48, 54);
    const WHITE: Pen = Pen::Tile(228, 232, 232);
    match (edition, colour) {
        (_, Colour::Blue) => BLUE,
        (_, Colour::Black) => BLACK,
        (Edition::Base | Edition::Mini, Colour::Yellow) => YELLOW,
        (Edition::Base | Edition::Mini, Colour::Red) => RED,
        (Edition::Base | Edition::Mini, Colour::White) => WHITE,
        (Edition::MasterChocolatier, Colour::Yellow) => BROWN,
        (Edition::MasterChocolatier, Colour::Red) => WHITE,
        (Edition::MasterChocolatier, Colour::White) => RED,
    }
}
