//! A position that has been proved possible: what the judge works on.

pub use super::draft::DraftFactory as Display;
use super::draft::Granted;
use super::floor::cost_of;
pub use super::floor::{Floor, Kept};
use super::lines::{Lines, PatternLine, SomeLines};
use super::pieces::{
    Colour, FACTORIES, FLOOR, Factory, FactorySet, Gold, Line, Piece, SEATS, Seat, SeatSet, Space, SpaceSet, Tiles,
};
pub use super::wall::{SomeWall, Wall};
use crate::game::shared::{players_for, seats_and_factories};
use crate::verdict::Amount;

/// The games of the family: the same rules, other names and colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Edition {
    /// `azul`: the base rules, every variant.
    #[default]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Setup {
    /// The edition.
    pub edition: Edition,
    /// The side of the boards.
    pub side: Side,
    /// Whether the specialised factories are in play.
    pub specialised: bool,
}

/// Where in a round the table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Phase {
    /// Nothing has been dealt yet.
    Setup,
    /// Players take tiles from factories and centre.
    #[default]
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

/// How many pieces lie on a floor line of which nothing is known.
pub(super) const ANY_FLOOR: (u8, u8) = (0, FLOOR as u8);

/// One player's board, as far as it is known: what is `None` may hold anything that the rules allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    /// The wall.
    pub wall: SomeWall,
    /// The pattern lines.
    pub lines: SomeLines,
    /// The floor line.
    pub floor: Option<Floor>,
    /// How many pieces lie on a floor line that is not known: at least, and at most.
    pub fallen: (u8, u8),
    /// Whether this player keeps the "0" factory.
    pub kept: Option<Kept>,
    /// The score track.
    pub score: Amount,
    /// Whether nothing is left to tile here this round, although the lines or what was done with them are not known.
    pub done: bool,
    /// How many tiles each row of a wall that is not known has at most.
    pub row_ends: [u8; 5],
    /// Whether a row is certainly complete, though it may not be told which.
    pub has_row: bool,
}

impl Default for Board {
    /// An empty board.
    fn default() -> Self {
        Self {
            wall: Wall::default().into(),
            lines: Lines::default().into(),
            floor: Some(Floor::default()),
            fallen: ANY_FLOOR,
            kept: Some(Kept::No),
            score: Amount::exactly(0),
            done: false,
            row_ends: [5; 5],
            has_row: false,
        }
    }
}

/// A board of which everything is known that counts; where it is not told who keeps the "0" factory, this player does not.
#[derive(Debug, Clone, Copy)]
pub struct Shown {
    /// The wall.
    pub wall: Wall,
    /// The pattern lines.
    pub lines: Lines,
    /// The floor line.
    pub floor: Floor,
    /// Whether this player keeps the "0" factory.
    pub kept: Kept,
    /// The score track.
    pub score: i32,
}

impl Board {
    /// The board, if everything on it is known that counts: for what is told of a count beside the count itself.
    pub fn shown(&self) -> Option<Shown> {
        let Self { wall, lines, kept, score, .. } = *self;
        let floor = self.seen_floor()?;
        Some(Shown { wall: wall.whole()?, lines: lines.whole()?, floor, kept: kept.unwrap_or_default(), score: score.known()? })
    }
    /// The floor line, if it is known of every piece what it is.
    pub fn seen_floor(&self) -> Option<Floor> {
        self.floor.filter(Floor::is_seen)
    }
    /// What the floor line costs: at least, and at most, if so many pieces more may fall.
    pub fn floor_costs(&self, more: u8) -> (i32, i32) {
        let (least, most) = self.fallen();
        (cost_of(least.into()), cost_of((most + more).into()))
    }
    /// How many pieces lie on the floor line at least, and at most.
    pub fn fallen(&self) -> (u8, u8) {
        self.floor.map_or(self.fallen, |floor| (floor.len() as u8, floor.len() as u8))
    }
    /// Notes that the floor line is not known any more: so many pieces more lie on it for certain, and so many at most.
    pub fn hide_floor(&mut self, sure: u8, most: u8) {
        let up_to_full = |pieces: u8| pieces.min(FLOOR as u8);
        let (lay, may_lie) = self.fallen();
        self.fallen = (up_to_full(lay + sure), up_to_full(may_lie + most));
        self.floor = None;
    }
    /// Notes how many pieces lie on a floor line of which no more is known.
    pub(super) fn count_floor(&mut self) {
        let (least, most) = self.fallen();
        let counted = || (least == most).then(|| Floor::of(&[None; FLOOR][..usize::from(least)]));
        self.floor = self.floor.or_else(counted);
    }
    /// Notes that a row got a tile, or may have got one.
    pub(super) fn gains(&mut self, row: Line) {
        self.row_ends[row.index()] = (self.most_in_row(row) + 1).min(5);
    }
    /// How many tiles a row has at most.
    pub fn most_in_row(&self, row: Line) -> u8 {
        let may_be = self.covered().1.and(SpaceSet::row(row)).len() as u8;
        may_be.min(self.row_ends[row.index()])
    }
    /// Notes that all full lines are tiled, some of them untold; the tile of a told one lies on its printed space.
    pub(super) fn tile_all(&mut self, side: Side) {
        for row in Line::all() {
            let held = self.line(row);
            let full = held.and_then(|held| held.colour().filter(|_| held.count() == row.length()));
            if held.is_some() && full.is_none() {
                continue;
            }
            self.gains(row);
            match full.filter(|_| side == Side::Coloured) {
                Some(colour) => self.wall.put(Space::printed(row, colour), colour),
                None => {
                    let spaces = SpaceSet::row(row);
                    self.wall.untold = self.wall.untold.or(spaces.without(self.wall.tiles.covered()));
                    self.wall.lacks = self.wall.lacks.without(spaces);
                }
            }
            self.lines.held.set(row, PatternLine::default());
        }
        // Tiled or not, the first line is empty then.
        self.lines.untold = self.lines.untold.but(Line::FIRST);
        self.wall.column_lacks = SpaceSet::EMPTY;
    }
    /// What a pattern line holds.
    pub fn line(&self, line: Line) -> Option<PatternLine> {
        (!self.lines.untold.has(line)).then(|| self.lines.held.at(line))
    }
    /// Notes that nobody knows any more what lies on a pattern line.
    pub(super) fn forget(&mut self, line: Line) {
        self.lines.held.set(line, PatternLine::default());
        self.lines.untold.insert(line);
        self.lines.not_full = self.lines.not_full.but(line);
    }
    /// The spaces of the wall that are covered at least, and those that may be.
    pub fn covered(&self) -> (SpaceSet, SpaceSet) {
        let covered = self.wall.tiles.covered();
        (covered, covered.or(self.wall.untold))
    }
    /// The spaces of `row` that take `colour` from its line for sure, and those that may.
    ///
    /// Precondition: the line holds that colour, so the row does not.
    pub fn open(&self, side: Side, row: Line, colour: Colour) -> (SpaceSet, SpaceSet) {
        let SomeWall { tiles: wall, untold, lacks, column_lacks, column_has } = self.wall;
        let may_be = wall.open(side, row, colour).without(column_has.and(SpaceSet::printed(colour)).columns());
        if untold.is_empty() || side == Side::Coloured {
            return (may_be, may_be);
        }
        let lacks_it = |space: &Space| {
            wall.row_has(space.row(), colour)
                || lacks.has(Space::printed(space.row(), colour))
                || !column_lacks.and(SpaceSet::printed(colour)).and(SpaceSet::column(space.column())).is_empty()
        };
        let may_have_it: SpaceSet = untold.iter().filter(|space| !lacks_it(space)).collect();
        (may_be.without(untold).without(may_have_it.columns()), may_be)
    }
    /// The first full line with its colour, where all lines are known.
    pub fn first_full(&self) -> Option<(Line, Colour)> {
        self.lines.whole()?.full().next()
    }
    /// Whether a row may be complete.
    pub fn may_have_full_row(&self) -> bool {
        Line::all().any(|row| self.most_in_row(row) == 5)
    }
    /// How many rows are complete.
    pub fn full_rows(&self) -> Amount {
        let (covered, may_be) = self.covered();
        let complete = |spaces: SpaceSet| spaces.full_rows().count() as i32;
        Amount::between(complete(covered).max(self.has_row.into()), complete(may_be))
    }
    /// Whether a pattern line is full, if that is known.
    pub fn is_full(&self, line: Line) -> Option<bool> {
        let held = self.line(line).map(|held| held.count() == line.length());
        held.or_else(|| self.lines.not_full.has(line).then_some(false))
    }
    /// Whether no full line is left, if that is known.
    #[inline]
    pub fn has_tiled_lines(&self) -> Option<bool> {
        if self.done {
            return Some(true);
        }
        let all = || Line::all().map(|line| self.is_full(line));
        let in_part =
            || if all().any(|full| full == Some(true)) { Some(false) } else { all().all(|full| full.is_some()).then_some(true) };
        self.lines.whole().map_or_else(in_part, |lines| Some(lines.full_lines().is_empty()))
    }
    /// Whether tiling is finished here, if that is known: no full line left, nothing on the floor, no factory kept.
    #[inline]
    pub fn is_tiled(&self) -> Option<bool> {
        let floor = self.floor.map(|floor| floor.is_empty());
        let kept = self.kept.map(|kept| kept == Kept::No);
        let all = [self.has_tiled_lines(), floor, kept];
        if all.contains(&Some(false)) { Some(false) } else { all.iter().all(Option::is_some).then_some(true) }
    }
    /// Every tile on the board, if all of it is known.
    pub fn tiles(&self) -> Option<Tiles> {
        let all = self.wall.is_whole() && self.lines.is_whole() && self.seen_floor().is_some() && self.kept.is_some();
        all.then(|| self.told())
    }
    /// The tiles that are known to lie on the board.
    pub fn told(&self) -> Tiles {
        let Self { wall, lines, floor, kept, .. } = self;
        let caught = kept.and_then(Kept::caught).and_then(Piece::colour).into_iter().collect();
        let parts = [wall.tiles.tiles(), lines.held.tiles(), caught];
        parts.into_iter().chain(floor.map(|floor| floor.tiles())).fold(Tiles::EMPTY, Tiles::plus)
    }
}

/// What was left on the table after a take: others may have taken of it since.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Left {
    /// How many factories were shown; [`Position::factories`] says what each had.
    pub factories: usize,
    /// Whether tiles may be sent to them from a "to the neighbours" factory.
    pub may_get_more: bool,
    /// What lay on factories and in the centre at most.
    pub tiles: Tiles,
    /// Factories on which certainly nothing lies, shown or not: they were taken from.
    pub emptied: FactorySet,
    /// In how few turns all of it can be taken.
    pub takes: usize,
    /// Where specialised factories are in play, what can lie on each at most; none where nothing is known of it.
    pub on: [Option<Room>; FACTORIES],
}

/// What can lie on a factory at most that is not shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Room {
    /// Of each colour.
    pub most: Tiles,
    /// How many of each colour may have been sent there since somebody took from it.
    pub sent: u8,
    /// How many can be taken from it yet, those included that may still be sent there.
    pub all: u8,
}

/// Whether so many factories are all of a table.
pub(super) fn is_ring(factories: usize) -> bool {
    players_for(factories).is_some()
}

/// Where the first-player marker is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Marker {
    /// Not said.
    #[default]
    Unknown,
    /// In the middle of the table.
    Centre,
    /// With a player: on the floor line if that has it, on the kept factory if that caught it, else in front.
    With(Seat),
    /// With somebody, not said with whom.
    Taken,
    /// In front of a player whose floor line is not known.
    Front(Seat),
}

impl Marker {
    /// Who has it.
    pub fn holder(self) -> Option<Seat> {
        match self {
            Marker::With(seat) | Marker::Front(seat) => Some(seat),
            Marker::Unknown | Marker::Centre | Marker::Taken => None,
        }
    }
}

/// A table that the rules allow. What a case leaves out stays unknown (`None`); by default everything but empty boards.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
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
    /// Whose turn it may be, where it is not told and the order of the table decides; nobody where nobody asks.
    pub may_turn: SeatSet,
    /// Who had the first turn of the round, if known.
    pub starter: Option<Seat>,
    /// The boards, clockwise.
    pub boards: [Board; SEATS],
    /// The factories in ring order: the first `factory_count`.
    pub factories: [Display; FACTORIES],
    /// How many factories are shown; none if they are not known.
    pub factory_count: Option<usize>,
    /// What is known of factories and centre that are shown no more.
    pub left: Option<Left>,
    /// The tiles in the centre, without the marker.
    pub centre: Option<Tiles>,
    /// Whether somebody keeps the "0" factory, though it may not be told who.
    pub zero_is_kept: bool,
    /// What no key tells.
    pub granted: Granted,
    /// What was sent there and lies there still, where the case does not tell what does.
    pub sent: Tiles,
    /// How many other tiles lie there at most, where that is known: what factories sent that the case does not show.
    pub unseen_sent: Option<u8>,
    /// How many of the factories that are not shown may have been emptied before.
    pub may_be_emptied: u8,
    /// How many of each colour lie there at most, where it is not shown: whoever takes a colour takes all of it.
    pub most_in_centre: Tiles,
    /// Where the marker is.
    pub marker: Marker,
    /// The tiles in the bag.
    pub bag: Option<Tiles>,
    /// The tiles in the lid of the box.
    pub lid: Option<Tiles>,
    /// Whether the phase may be over since the last move: what is left to take, or to tile, the case does not show.
    pub may_be_over: bool,
    /// Whether the others of a single board's table may still tile before the next round.
    pub others_tile: bool,
    /// Who may still have had to choose a column when the rest was counted: on the grey side, whose lines the case does not show.
    pub may_choose: SeatSet,
}

seats_and_factories!(Position: Board, Display);

impl Position {
    /// Whether it is known what lies on `factory`.
    pub fn shows(&self, factory: Factory) -> bool {
        self.factory_count.is_some_and(|count| factory.index() < count)
    }
    /// Whether those are all factories of the table: a single board may come with some of them.
    pub fn shows_all_factories(&self) -> bool {
        let left_out = |count| count + 1 == Self::factories_for(self.seats) && self.whole_table && self.hides_zero();
        self.factory_count.is_some_and(|count| is_ring(count) || left_out(count))
    }
    /// Whether somebody keeps a "0" factory that is not shown as one: left out, or one of those that are shown empty.
    fn hides_zero(&self) -> bool {
        self.keeper().is_some() && self.displays().iter().all(|shown| shown.gold != Some(Gold::Zero))
    }
    /// What lies in the centre at least.
    pub fn surely_in_centre(&self) -> Tiles {
        self.centre.unwrap_or(self.sent)
    }
    /// Whether a row of a wall may be complete: each gets one tile a round at most.
    pub fn may_have_full_row(&self) -> bool {
        self.round.is_none_or(|round| round >= 5)
    }
    /// The tiles that can lie beside the boards at most: all that are not known to lie on them.
    pub fn off_boards(&self) -> Tiles {
        let boards = self.seats().fold(Tiles::EMPTY, |all, seat| all.plus(self.board(seat).told()));
        Tiles::BOX.minus(boards).unwrap_or_default()
    }
    /// Who is known to keep the "0" factory.
    pub fn keeper(&self) -> Option<Seat> {
        if !self.setup.specialised {
            return None;
        }
        self.seats().find(|&seat| self.board(seat).kept.is_some_and(|kept| kept != Kept::No))
    }
    /// Whether `factory` was taken away by a player: the "0" factory, once kept. None if the case does not tell.
    pub fn is_away(&self, factory: Factory) -> Option<bool> {
        let display = &self.factories[factory.index()];
        if display.gold != Some(Gold::Zero) || !display.tiles.is_empty() {
            let may_be =
                display.gold.is_none() && display.tiles.is_empty() && is_ring(self.displays().len()) && self.hides_zero();
            return (!may_be).then_some(false);
        }
        let nobody = || self.whole_table && self.seats().all(|seat| self.board(seat).kept == Some(Kept::No));
        if self.keeper().is_some() || self.zero_is_kept { Some(true) } else { nobody().then_some(false) }
    }
    /// Whether a factory shows a gold side, of which each exists once; none if the case does not tell.
    pub fn has_side(&self, factory: Factory, side: Gold) -> Option<bool> {
        let told = self.factory_count.or(self.left.map(|left| left.factories)).unwrap_or(0);
        match self.factories[factory.index()].gold {
            None if side == Gold::Neighbours && self.granted.sends.is_some() => Some(self.granted.sends == Some(factory)),
            None if self.setup.specialised && factory.index() >= told => {
                self.factories.iter().any(|other| other.gold == Some(side)).then_some(false)
            }
            gold => Some(gold == Some(side)),
        }
    }
    /// Whether nobody has taken in this offer, and the case does not tell who begins it.
    pub fn hides_who_begins(&self) -> bool {
        let untouched = self.centre == Some(Tiles::EMPTY) && self.displays().iter().all(Display::is_untouched);
        let unsaid = self.turn.is_none() && self.starter.is_none();
        self.whole_table && self.shows_all_factories() && untouched && unsaid
    }
    /// A table before the first deal: empty boards, everything in the bag.
    pub fn new(setup: Setup, seats: usize) -> Self {
        Self {
            setup,
            seats: seats.clamp(1, SEATS),
            whole_table: true,
            round: Some(0),
            phase: Phase::Setup,
            factory_count: Some(Self::factories_for(seats)),
            centre: Some(Tiles::EMPTY),
            most_in_centre: Tiles::BOX,
            bag: Some(Tiles::BOX),
            lid: Some(Tiles::EMPTY),
            ..Self::default()
        }
    }
}
