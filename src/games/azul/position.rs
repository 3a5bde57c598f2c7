//! A position that has been proved possible: what the judge works on.

use super::pieces::{Colour, FACTORIES, FLOOR, FLOOR_COSTS, Factory, Gold, Line, Piece, SEATS, Seat, Space, SpaceSet, Tiles};
use crate::games::shared::factories_for;

/// The games of the family: the same rules, other names and colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Edition {
    /// `azul`: the base rules, every variant.
    Base,
    /// `azul-mini`.
    Mini,
    /// `azul-master-chocolatier`.
    MasterChocolatier,
}

/// The side of the player boards; everybody uses the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Side {
    /// Each wall space has a printed colour.
    #[default]
    Coloured,
    /// No printed colours: no colour twice in a row or a column.
    Grey,
}

/// What was decided before the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The edition.
    pub edition: Edition,
    /// The side of the boards.
    pub side: Side,
    /// Whether the specialised factories are in play.
    pub specialised: bool,
}

/// Where in a round the table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Phase {
    /// Nothing has been dealt yet.
    Setup,
    /// Players take tiles from factories and centre.
    Offer,
    /// Full lines go to the wall, floor lines are paid.
    Tiling,
    /// A round is over, the next is not dealt yet.
    Preparation,
    /// The last tiling is done, end bonuses are not counted yet.
    End,
    /// Everything is counted.
    Over,
}

/// The wall: which spaces hold which colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Wall([SpaceSet; 5]);

impl Wall {
    /// All covered spaces.
    #[inline]
    pub fn covered(self) -> SpaceSet {
        let [a, b, c, d, e] = self.0;
        a.or(b).or(c).or(d).or(e)
    }
    /// The spaces that hold `colour`.
    #[inline]
    pub fn of(self, colour: Colour) -> SpaceSet {
        self.0[colour.index()]
    }
    /// Puts a tile of `colour` on `space`.
    #[inline]
    pub fn put(&mut self, space: Space, colour: Colour) {
        self.0[colour.index()].insert(space);
    }
    /// The colour on `space`, if it is covered.
    pub fn at(self, space: Space) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.of(colour).has(space))
    }
    /// Where `row` holds `colour`, if it does.
    #[inline]
    pub fn find(self, row: Line, colour: Colour) -> Option<Space> {
        self.of(colour).and(SpaceSet::row(row)).first()
    }
    /// Whether `row` holds `colour`.
    #[inline]
    pub fn row_has(self, row: Line, colour: Colour) -> bool {
        !self.of(colour).and(SpaceSet::row(row)).is_empty()
    }
    /// The free spaces of `row` that may take `colour`: the printed one, or on the grey side
    /// those whose column has no such colour; none if the row has it already.
    pub fn open(self, side: Side, row: Line, colour: Colour) -> SpaceSet {
        if self.row_has(row, colour) {
            return SpaceSet::EMPTY;
        }
        match side {
            Side::Coloured => SpaceSet::only(Space::printed(row, colour)).without(self.covered()),
            Side::Grey => {
                let mut open = SpaceSet::row(row).without(self.covered());
                for taken in self.of(colour).iter() {
                    open = open.without(SpaceSet::column(taken.column()));
                }
                open
            }
        }
    }
    /// The rows that are complete.
    pub fn full_rows(self) -> impl Iterator<Item = Line> {
        let covered = self.covered();
        Line::all().filter(move |&row| SpaceSet::row(row).without(covered).is_empty())
    }
}

/// A pattern line: nothing, or tiles of one colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PatternLine {
    held: Option<(Colour, u8)>,
}

impl PatternLine {
    /// `count` tiles of `colour`; empty if `count` is 0.
    pub fn of(colour: Colour, count: u8) -> Self {
        Self { held: (count > 0).then_some((colour, count)) }
    }
    /// The colour that it holds.
    #[inline]
    pub fn colour(self) -> Option<Colour> {
        self.held.map(|(colour, _)| colour)
    }
    /// How many tiles it holds.
    #[inline]
    pub fn count(self) -> u8 {
        self.held.map_or(0, |(_, count)| count)
    }
}

/// The floor line: up to seven pieces from the left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Floor {
    pieces: [Option<Piece>; FLOOR],
    len: u8,
}

impl Floor {
    /// Its pieces from the left.
    pub fn pieces(&self) -> impl DoubleEndedIterator<Item = Piece> + Clone + '_ {
        self.pieces.iter().flatten().copied()
    }
    /// How many pieces lie on it.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }
    /// Whether nothing lies on it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    /// Whether no more fits.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.len() == FLOOR
    }
    /// Puts a piece on the leftmost free space; false if there is none.
    #[inline]
    #[must_use]
    pub fn push(&mut self, piece: Piece) -> bool {
        match self.pieces.get_mut(usize::from(self.len)) {
            Some(free) => {
                *free = Some(piece);
                self.len += 1;
                true
            }
            None => false,
        }
    }
    /// Takes the rightmost piece away.
    pub fn pop(&mut self) -> Option<Piece> {
        let last = self.len().checked_sub(1)?;
        self.len -= 1;
        self.pieces[last].take()
    }
    /// Whether the marker lies on it.
    pub fn has_marker(&self) -> bool {
        self.pieces().any(|piece| piece == Piece::Marker)
    }
    /// The tiles on it, without the marker.
    pub fn tiles(&self) -> Tiles {
        self.pieces()
            .filter_map(|piece| match piece {
                Piece::Tile(colour) => Some(colour),
                Piece::Marker => None,
            })
            .collect()
    }
    /// What its pieces cost together; never negative.
    #[inline]
    pub fn cost(&self) -> i32 {
        FLOOR_COSTS[..self.len()].iter().sum()
    }
}

/// One player's board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Board {
    /// The wall.
    pub wall: Wall,
    /// The pattern lines.
    pub lines: [PatternLine; 5],
    /// The floor line.
    pub floor: Floor,
    /// The kept "0" factory, if this player has it: with the piece that it caught, if any.
    pub kept: Option<Option<Piece>>,
    /// The score track.
    pub score: i32,
}

impl Board {
    /// A pattern line.
    #[inline]
    pub fn line(&self, line: Line) -> PatternLine {
        self.lines[line.index()]
    }
    /// The full pattern lines, top to bottom, with their colours.
    pub fn full_lines(&self) -> impl Iterator<Item = (Line, Colour)> + '_ {
        Line::all().filter_map(|line| {
            let held = self.line(line);
            if held.count() == line.length() { held.colour().map(|colour| (line, colour)) } else { None }
        })
    }
    /// Whether tiling is finished here: no full line left, nothing on the floor, no factory kept.
    pub fn is_tiled(&self) -> bool {
        self.floor.is_empty() && self.kept.is_none() && self.full_lines().next().is_none()
    }
    /// Every tile on the board.
    pub fn tiles(&self) -> Tiles {
        let mut tiles = self.floor.tiles();
        for colour in Colour::ALL {
            tiles.add(colour, self.wall.of(colour).len() as u8);
        }
        for (colour, count) in self.lines.iter().filter_map(|line| line.held) {
            tiles.add(colour, count);
        }
        if let Some(Some(Piece::Tile(colour))) = self.kept {
            tiles.add(colour, 1);
        }
        tiles
    }
}

/// A factory with what lies on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Display {
    /// The tiles on it.
    pub tiles: Tiles,
    /// Its gold side, where that is up.
    pub gold: Option<Gold>,
}

/// Where the first-player marker is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Marker {
    /// Not said.
    Unknown,
    /// In the middle of the table.
    Centre,
    /// With a player: on the floor line if that has it, on the kept factory if that caught it, else in front.
    With(Seat),
}

/// A table that the rules allow. What a case leaves out stays unknown (`None`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// What was decided before the game.
    pub setup: Setup,
    /// How many boards are known; the first `seats` of `boards`.
    pub seats: usize,
    /// Whether those are all the players at the table.
    pub whole_table: bool,
    /// The round, from 1; 0 before the first; none if not said.
    pub round: Option<u8>,
    /// Where in the round.
    pub phase: Phase,
    /// Whose turn it is in the offer, if known.
    pub turn: Option<Seat>,
    /// Who had the first turn of the round, if known.
    pub starter: Option<Seat>,
    /// The boards, clockwise.
    pub boards: [Board; SEATS],
    /// The factories in ring order: the first `factory_count`.
    pub factories: [Display; FACTORIES],
    /// How many factories are shown; none if they are not known.
    pub factory_count: Option<usize>,
    /// The tiles in the centre, without the marker.
    pub centre: Option<Tiles>,
    /// Where the marker is.
    pub marker: Marker,
    /// The tiles in the bag.
    pub bag: Option<Tiles>,
    /// The tiles in the lid of the box.
    pub lid: Option<Tiles>,
    /// Whether tiles were taken in this offer and nobody knows whether any are left: factories, centre, or what the others take is not shown.
    pub may_be_taken: bool,
    /// Whether the case leaves out lines or floor lines that are still to be cleared: nobody knows what goes to the lid with them.
    pub unseen: bool,
}

impl Position {
    /// The seats in use, clockwise.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all().take(self.seats)
    }
    /// A player's board.
    #[inline]
    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }
    /// A player's board, to change.
    #[inline]
    pub fn board_mut(&mut self, seat: Seat) -> &mut Board {
        &mut self.boards[seat.index()]
    }
    /// The factories that are known, in ring order.
    #[inline]
    pub fn displays(&self) -> &[Display] {
        &self.factories[..self.factory_count.unwrap_or(0)]
    }
    /// Whether those are all factories of the table: a single board may come with some of them.
    #[inline]
    pub fn shows_all_factories(&self) -> bool {
        matches!(self.factory_count, Some(5 | 7 | 9))
    }
    /// The factories by name, in ring order.
    pub fn factories(&self) -> impl DoubleEndedIterator<Item = Factory> + Clone + use<> {
        Factory::all().take(self.factory_count.unwrap_or(0))
    }
    /// Who keeps the "0" factory, if anybody does.
    pub fn keeper(&self) -> Option<Seat> {
        if !self.setup.specialised {
            return None;
        }
        self.seats().find(|&seat| self.board(seat).kept.is_some())
    }
    /// Whether `factory` was taken away by a player: the "0" factory, once kept.
    pub fn is_away(&self, factory: Factory) -> bool {
        self.factories[factory.index()].gold == Some(Gold::Zero) && self.keeper().is_some()
    }
    /// Factories for a number of players.
    pub const fn factories_for(players: usize) -> usize {
        factories_for(players)
    }
    /// A table before the first deal: empty boards, everything in the bag.
    pub fn new(setup: Setup, seats: usize) -> Self {
        Self {
            setup,
            seats: seats.clamp(1, SEATS),
            whole_table: true,
            round: Some(0),
            phase: Phase::Setup,
            turn: None,
            starter: None,
            boards: [Board::default(); SEATS],
            factories: [Display::default(); FACTORIES],
            factory_count: Some(Self::factories_for(seats)),
            centre: Some(Tiles::EMPTY),
            marker: Marker::Unknown,
            bag: Some(Tiles::BOX),
            lid: Some(Tiles::EMPTY),
            may_be_taken: false,
            unseen: false,
        }
    }
}
