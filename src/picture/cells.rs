//! Pieces and the spaces on which they lie, each drawn by both pens: as text, and as shapes.

use super::kit::{TEXT, drawn};
use super::{Area, BOARD, Edge, FAINT, FRAME, INK, Ink, Inks, Outline, PAPER, Pen, Point, Rgb, SLOT, Scene, Type, text_width};
use crate::picture::captions::Captions;
use crate::verdict::Place;
use crate::words::lists::grouped;

/// A piece: its letter and its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) letter: char,
    pub(crate) paint: Rgb,
}

/// Pieces of each kind, with how many there are.
pub(crate) type Pile = Vec<(Token, u32)>;

/// What lies on a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Held {
    Piece(Token),
    Nothing,
    /// Nobody tells.
    Untold,
}

#[derive(Debug, Clone)]
pub(crate) struct Cell {
    pub(crate) held: Held,
    /// Where it is in a case.
    pub(crate) place: Place,
    /// The piece that is printed on it.
    pub(crate) print: Option<Token>,
    /// What stands over it.
    pub(crate) label: Option<String>,
}

/// Spaces in a row, and what was typed beyond them.
#[derive(Debug, Clone)]
pub(crate) struct Row {
    /// The spaces from the first on, then what lies beyond them, the nearest first. The last of that is a piece: empty spaces
    /// beyond all pieces mean nothing.
    pub(crate) cells: Vec<Cell>,
    /// How many spaces there are.
    pub(crate) spaces: usize,
    /// Whether the first space is the one on the right.
    is_leftward: bool,
}

/// More pieces beyond their spaces are counted as text, not drawn one by one.
const BEYOND: usize = 5;

impl Held {
    /// The piece that lies there.
    pub(crate) fn piece(self) -> Option<Token> {
        if let Self::Piece(token) = self { Some(token) } else { None }
    }
}

impl From<Option<Token>> for Held {
    fn from(token: Option<Token>) -> Self {
        token.map_or(Self::Nothing, Self::Piece)
    }
}

impl Token {
    /// The first-player marker.
    pub(crate) const MARKER: Self = Self { letter: '1', paint: Rgb(255, 255, 255) };

    pub(crate) fn ink(self) -> Ink {
        Ink::new(format!(" {} ", self.letter), if self == Self::MARKER { Pen::Strong } else { Pen::Tile(self.paint) })
    }
}

/// Pieces one by one.
pub(crate) fn one_by_one(pile: &[(Token, u32)]) -> impl Iterator<Item = Token> {
    pile.iter().flat_map(|&(token, count)| std::iter::repeat_n(token, count as usize))
}

/// How many there are of each kind, the first first.
pub(crate) fn counted(tokens: impl IntoIterator<Item = Token>) -> Pile {
    let kinds = grouped(tokens.into_iter().map(|token| (token, ())));
    kinds.into_iter().map(|(token, all)| (token, all.len() as u32)).collect()
}

/// Pieces of each kind with how many there are, as text.
pub(crate) fn counts(pile: &[(Token, u32)]) -> Inks {
    pile.iter().flat_map(|(token, count)| [token.ink(), Ink::plain(format!(" ×{count}  "))]).collect()
}

/// Pieces one by one as text, or counted where they are more than `most`.
pub(crate) fn at_most(most: u32, pile: &[(Token, u32)]) -> Inks {
    let total: u32 = pile.iter().map(|(_, count)| count).sum();
    if total > most { counts(pile) } else { one_by_one(pile).map(Token::ink).collect() }
}

impl Cell {
    /// A space on which nothing is printed.
    pub(crate) fn new(held: Held, place: Place) -> Self {
        Self { held, place, print: None, label: None }
    }
    pub(crate) fn ink(&self) -> Ink {
        let ink = match (self.held, self.print) {
            (Held::Piece(token), _) => token.ink(),
            (Held::Untold, _) => Ink::faint(" ? "),
            (Held::Nothing, Some(print)) => Ink::faint(format!(" {} ", print.letter.to_lowercase())),
            (Held::Nothing, None) => Ink::faint(" · "),
        };
        ink.at(self.place.clone())
    }
}

impl Row {
    /// What was typed for so many spaces, from the left to the right. A row that is filled from the right ends on its first
    /// space; a free space of it has the place of the piece that would lie there next.
    pub(crate) fn new(typed: &[Held], spaces: usize, is_leftward: bool, place: impl Fn(usize) -> Place) -> Self {
        let cell = |at: usize| {
            let index = if is_leftward && at < typed.len() { typed.len() - 1 - at } else { at };
            Cell::new(typed.get(index).copied().unwrap_or(Held::Nothing), place(index))
        };
        let mut cells: Vec<_> = (0..typed.len().max(spaces)).map(cell).collect();
        let last = cells.iter().rposition(|cell| cell.held.piece().is_some());
        cells.truncate(spaces.max(last.map_or(0, |last| last + 1)));
        Self { cells, spaces, is_leftward }
    }
    /// How many pieces and gaps are beyond the spaces.
    pub(crate) fn beyond(&self) -> usize {
        self.cells.len() - self.spaces
    }
    /// Some cells from the left to the right.
    fn typed<'a>(&self, cells: &'a [Cell]) -> impl Iterator<Item = &'a Cell> {
        let (left, right) = if self.is_leftward { (&[][..], cells) } else { (cells, &[][..]) };
        left.iter().chain(right.iter().rev())
    }
    pub(crate) fn inks(&self) -> impl Iterator<Item = Ink> {
        self.typed(&self.cells[..self.spaces]).map(Cell::ink)
    }
    /// What stands over the spaces, as text.
    pub(crate) fn labels(&self) -> impl Iterator<Item = Ink> {
        self.cells.iter().filter_map(|cell| Some(Ink::faint(format!("{} ", cell.label.as_ref()?))))
    }
    /// What finds no space, as text: "+2  B  B".
    pub(crate) fn surplus(&self) -> Inks {
        let beyond = self.typed(&self.cells[self.spaces..]);
        let pieces: Vec<_> = beyond.filter_map(|cell| Some((cell.held.piece()?, cell))).collect();
        if pieces.is_empty() {
            return Inks::new();
        }
        let shown = match pieces.len() {
            0..=BEYOND => pieces.iter().map(|(_, cell)| cell.ink()).collect(),
            _ => counts(&counted(pieces.iter().map(|(token, _)| *token))),
        };
        std::iter::once(Ink::strong(format!(" +{} ", pieces.len()))).chain(shown).collect()
    }
}

impl Scene {
    /// Pieces of each kind with how many there are, from a point to the right; how far that goes.
    pub(crate) fn counts(&mut self, (x, y): Point, side: i32, pile: &[(Token, u32)], captions: &Captions) -> i32 {
        let base = y + side * 68 / 100;
        if pile.is_empty() {
            self.text((x, base), Type::new(TEXT).ink(FAINT), captions.word("none"));
            return x + 400;
        }
        pile.iter().fold(x, |x, &(token, count)| {
            self.token(Area::new(x, y, side, side), token);
            let says = format!("×{count}");
            let width = text_width(&says, TEXT).max(260);
            self.bold((x + side + 30, base), Type::new(TEXT), says);
            x + side + 130 + width
        })
    }
    /// A tile, or the first-player marker, which is unlike any tile.
    pub(crate) fn token(&mut self, area: Area, token: Token) {
        let Token { letter, paint } = token;
        if token == Token::MARKER {
            self.form(Outline::Circle(area.middle(), area.width / 2 - 10), PAPER, Edge::new(INK, 24));
            return self.sign(area.middle(), area.width * 56 / 100, INK, "1");
        }
        self.form(Outline::Box(area.grown(-6), area.width / 8), paint, Edge::new(paint.in_of(62, INK), 16));
        self.sign(area.middle(), area.width * 56 / 100, paint.letter(), letter.to_string());
    }
    /// A free space.
    fn slot(&mut self, area: Area) {
        self.form(Outline::Box(area.grown(-6), area.width / 8), SLOT, Edge::new(FRAME, 10));
    }
    /// A free space with the colour that is printed on it: clearly no tile, and still to be told from the others.
    fn print(&mut self, area: Area, Token { letter, paint }: Token) {
        self.form(Outline::Box(area.grown(-6), area.width / 8), paint.in_of(22, BOARD), Edge::dashed(paint.in_of(45, FRAME), 10));
        let (x, y) = area.middle();
        let style = Type::new(area.width * 40 / 100).ink(paint.in_of(20, FAINT)).centred();
        self.text((x, y + 40), style, letter.to_lowercase().to_string());
    }
    /// What lies on a space, or what is printed on it.
    pub(crate) fn held(&mut self, area: Area, held: Held, print: Option<Token>) {
        match (held, print) {
            (Held::Piece(token), _) => self.token(area, token),
            (Held::Nothing, Some(print)) => self.print(area, print),
            (Held::Nothing, None) => self.slot(area),
            (Held::Untold, _) => {
                self.slot(area);
                self.sign(area.middle(), area.width / 2, FAINT, "?");
            }
        }
    }
    /// A space with all that it shows.
    pub(crate) fn cell(&mut self, area: Area, cell: &Cell) {
        if let Some(label) = &cell.label {
            self.text((area.middle().0, area.y - 60), Type::new(TEXT).ink(FAINT).centred(), label.as_str());
        }
        self.held(area, cell.held, cell.print);
        self.spot(cell.place.clone(), area);
        if let Some(print) = cell.print {
            self.printed(print.letter);
        }
    }
    /// Spaces from the first on, a step from one to the next, and smaller beside them what lies beyond, of which the last of more
    /// than there is `room` for is a count; where all that is.
    pub(crate) fn row(&mut self, row: &Row, first: Area, step: i32, room: usize) -> Area {
        let drawn = row.spaces + drawn(row.beyond(), room);
        let areas = std::iter::successors(Some(first), |area| Some(Area { x: area.x + step, ..*area }));
        let mut whole = first;
        for (index, (cell, area)) in row.cells.iter().zip(areas).enumerate().take(drawn + 1) {
            whole = whole.or(area);
            if index < row.spaces {
                self.cell(area, cell);
            } else if index == drawn {
                let more = row.cells[drawn..].iter().filter(|cell| cell.held.piece().is_some()).count();
                self.sign(area.middle(), TEXT, INK, format!("+{more}"));
            } else {
                let small = area.grown(-area.width / 8);
                cell.held.piece().into_iter().for_each(|token| self.token(small, token));
                self.spot(cell.place.clone(), small);
            }
        }
        whole
    }
}
