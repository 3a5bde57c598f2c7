//! One player's board by itself: wall, pattern lines, floor line, kept factory.
//!
//! These checks need no proof from the course of play: each speaks of what may never lie there at any moment.

use super::Notes;
use crate::game::shared::Nth;
use crate::games::azul::pieces::FLOOR;
use crate::games::azul::{
    Colour, Column, Draft, DraftPlayer, Flaw, Floor, Line, Lines, Part, PatternLine, Phase, Piece, Seat, Side, Space, SpaceSet,
    Tiles, Wall,
};

/// What of a board can be trusted: what the case shows, without the tiles that cannot lie where they lie.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Trusted {
    /// The wall; none if the case does not show it.
    pub(super) wall: Option<Wall>,
    /// Its covered spaces, whatever their colours.
    pub(super) covered: SpaceSet,
    /// The pattern lines; none if the case does not show them. A line with a flaw is empty.
    pub(super) lines: Option<Lines>,
    /// Rows tiled this very round whose other tiles still lie on their pattern line (see [`line_tiled`]).
    pub(super) tiled: [bool; 5],
    /// Those other tiles, which belong in the lid.
    pub(super) leaving: Tiles,
    /// What the case shows of a wall or of lines that it does not show whole: no other check looks at it.
    pub(super) part: Part,
    /// The floor line; none if the case does not show it.
    pub(super) floor: Option<Floor>,
    /// What lies there where it is not told of all what it is; the floor line is none then.
    pub(super) unseen: Option<Floor>,
    /// The kept "0" factory, with what it caught.
    pub(super) kept: Option<Option<Piece>>,
    /// The tiles that an offer brings: those on pattern lines, some of which may be older, and those that fell.
    pub(super) taken_at_most: Tiles,
    /// Whether nothing on the wall was left out.
    pub(super) wall_sound: bool,
    /// Whether nothing was left out anywhere on the board.
    pub(super) sound: bool,
}

impl Trusted {
    /// Reads a board and reports what is wrong with it in itself.
    pub(super) fn read(draft: &Draft, seat: Seat, player: &DraftPlayer, notes: &mut Notes) -> Self {
        let mut board = Self { wall_sound: true, sound: true, ..Self::default() };
        if let Some(grid) = &player.wall {
            board.read_wall(seat, grid, draft.setup.side, notes);
        }
        if let Some(lines) = &player.lines {
            board.read_lines(seat, lines, (draft.phase, player.untold_spaces), notes);
        }
        board.set_apart(player);
        if let Some(floor) = &player.floor {
            board.read_floor(seat, floor, notes);
        }
        if let Some(pieces) = &player.fallen {
            board.unseen = Some(Floor::of(pieces));
            board.check_count(seat, pieces.len(), notes);
        }
        if let Some(kept) = &player.kept {
            board.kept = Some(kept.first().copied());
            board.sound &= kept.len() <= 1;
            notes.flaw((kept.len() > 1).then_some(Flaw::OverfullKept { seat, count: kept.len() }));
        }
        board.taken_at_most = board.fallen_tiles().plus(board.on_lines());
        board
    }

    /// Keeps what is told of a wall or of lines that are not told whole from the checks, which know whole ones.
    fn set_apart(&mut self, player: &DraftPlayer) {
        if let (false, Some(wall)) = (player.untold_spaces.is_empty(), self.wall) {
            (self.part.wall, self.part.free) = (wall, SpaceSet::ALL.without(player.untold_spaces).without(wall.covered()));
            (self.wall, self.covered) = (None, SpaceSet::EMPTY);
        }
        (self.part.lacks, self.part.column_lacks) = (player.row_lacks, player.column_lacks);
        // The first line has one space.
        let is_empty = |line: &Line| line.length() == 1 && player.not_full.has(*line);
        self.part.not_full = player.not_full;
        match self.lines {
            None => self.part.known = Line::all().filter(is_empty).collect(),
            Some(lines) if !player.untold_lines.is_empty() => {
                let is_told = |line: &Line| !player.untold_lines.has(*line) && !self.tiled[line.index()] || is_empty(line);
                (self.part.lines, self.part.known) = (lines, Line::all().filter(is_told).collect());
                (self.lines, self.tiled, self.leaving) = (None, [false; 5], Tiles::EMPTY);
            }
            Some(_) => {}
        }
    }

    fn read_wall(&mut self, seat: Seat, grid: &[[Option<Colour>; 5]; 5], side: Side, notes: &mut Notes) {
        let mut wall = Wall::default();
        for (row, spaces) in Line::all().zip(grid) {
            for (column, held) in Column::all().zip(spaces) {
                let Some(colour) = *held else { continue };
                let space = Space::at(row, column);
                self.covered.insert(space);
                let first_in = |spaces| wall.of(colour).and(spaces).iter().next();
                let fits = notes.passes(|notes| match side {
                    Side::Coloured => {
                        notes.flaw((space.print() != colour).then_some(Flaw::WrongSpace { seat, space, holds: colour }));
                    }
                    Side::Grey => {
                        let (in_row, in_column) = (first_in(SpaceSet::row(row)), first_in(SpaceSet::column(column)));
                        notes.flaw(in_row.map(|first| Flaw::TwiceInRow { seat, colour, first, space }));
                        notes.flaw(in_column.map(|first| Flaw::TwiceInColumn { seat, colour, first, space }));
                    }
                });
                if fits {
                    wall.put(space, colour);
                }
                self.wall_sound &= fits;
                self.sound &= fits;
            }
        }
        self.wall = Some(wall);
    }

    fn read_lines(
        &mut self,
        seat: Seat,
        lines: &[Vec<Option<Colour>>; 5],
        (phase, untold): (Phase, SpaceSet),
        notes: &mut Notes,
    ) {
        let mut trusted = Lines::default();
        for (line, spaces) in Line::all().zip(lines) {
            let run = Run::of(spaces);
            let Some(first) = run.first else { continue };
            let sound = notes.passes(|notes| {
                notes.flaw(run.other.map(|(other, index)| Flaw::MixedLine { seat, line, first, other, space: Nth(index) }));
                let is_overfull = run.count > usize::from(line.length());
                notes.flaw(is_overfull.then_some(Flaw::OverfullLine { seat, line, count: run.count }));
            });
            self.sound &= sound;
            if !sound {
                continue;
            }
            let count = run.count as u8;
            let may_have = !SpaceSet::row(line).and(untold).is_empty() || self.wall.is_none_or(|wall| wall.row_has(line, first));
            if phase == Phase::Tiling && may_have && line_tiled(line, spaces, &run) {
                self.tiled[line.index()] = true;
                self.leaving.add(first, count);
                continue;
            }
            notes.flaw(run.gap.map(|index| Flaw::LineGap { seat, line, space: Nth(index) }));
            // Tiles never come to a line whose row has their colour, and a line leaves when its tile goes to the wall.
            let same = self.wall.and_then(|wall| wall.of(first).and(SpaceSet::row(line)).iter().next());
            notes.flaw(same.map(|space| Flaw::LineOfWallColour { seat, line, colour: first, space }));
            trusted.set(line, PatternLine::of(first, count));
        }
        self.lines = Some(trusted);
    }

    fn read_floor(&mut self, seat: Seat, spaces: &[Option<Piece>], notes: &mut Notes) {
        let gap = spaces.iter().position(Option::is_none);
        let gap = gap.filter(|&gap| spaces[gap..].iter().any(Option::is_some));
        notes.flaw(gap.map(|index| Flaw::FloorGap { seat, space: Nth(index) }));
        self.check_count(seat, spaces.iter().flatten().count(), notes);
        // What no longer fits was counted above.
        self.floor = Some(Floor::of(&spaces.iter().copied().filter(Option::is_some).collect::<Vec<_>>()));
    }

    fn check_count(&mut self, seat: Seat, count: usize, notes: &mut Notes) {
        self.sound &= count <= FLOOR;
        notes.flaw((count > FLOOR).then_some(Flaw::OverfullFloor { seat, count }));
    }

    /// The tiles on the pattern lines, none where they are not known.
    pub(super) fn on_lines(&self) -> Tiles {
        self.lines.map_or(Tiles::EMPTY, |lines| lines.tiles())
    }
    /// The pattern line, empty where it is not known.
    pub(super) fn line(&self, line: Line) -> PatternLine {
        self.lines.map_or_else(PatternLine::default, |lines| lines.at(line))
    }
    /// Whether the line is known to be full.
    pub(super) fn is_full(&self, line: Line) -> bool {
        self.line(line).count() == line.length()
    }
    /// How many spaces of the row are covered, whatever their colours.
    pub(super) fn in_row(&self, row: Line) -> u32 {
        self.covered.and(SpaceSet::row(row)).len() as u32
    }
    /// How many tiles it took to tile what the wall holds.
    pub(super) fn used(&self) -> u32 {
        self.covered.iter().map(|space| u32::from(space.row().length())).sum()
    }
    /// Whether all is shown that an offer brings to the board, and nothing of it was left out.
    pub(super) fn is_shown(&self) -> bool {
        self.sound && self.lines.is_some() && self.floor.is_some()
    }
    /// How many spaces of the row are covered at least, also on a wall that is not told whole.
    pub(super) fn shown_in_row(&self, row: Line) -> u32 {
        self.in_row(row).max(self.part.wall.covered().and(SpaceSet::row(row)).len() as u32)
    }
    /// What the pattern line holds, also where others are not told; empty where it is not known.
    pub(super) fn shown_on(&self, line: Line) -> PatternLine {
        if self.part.known.has(line) { self.part.lines.at(line) } else { self.line(line) }
    }
    /// The first row that is complete.
    pub(super) fn full_row(&self) -> Option<Line> {
        Line::all().find(|&row| self.shown_in_row(row) == 5)
    }
    /// The floor line as far as it is known.
    pub(super) fn floor(&self) -> Floor {
        self.floor.or(self.unseen).unwrap_or_default()
    }
    /// How many pieces lie on the floor line, none where that is not known.
    pub(super) fn on_floor(&self) -> usize {
        self.floor().len()
    }
    /// Every tile that can be trusted.
    pub(super) fn tiles(&self) -> Tiles {
        self.taken_at_most.plus(self.leaving).plus(self.wall.unwrap_or_default().tiles())
    }
    /// The tiles that fell: on the floor line and on the kept factory, without the marker.
    pub(super) fn fallen_tiles(&self) -> Tiles {
        self.floor().tiles().plus(self.kept.flatten().and_then(Piece::colour).into_iter().collect())
    }
    /// How many fell.
    pub(super) fn fallen(&self) -> u32 {
        self.fallen_tiles().total()
    }
    /// Whether the marker can be all that lies on the floor line, and no factory is kept.
    pub(super) fn only_marker_fell(&self) -> bool {
        self.kept.is_none() && self.on_floor() == 1 && self.floor().tiles().is_empty()
    }
    /// Whether tiling is finished here, as far as the case shows it: nothing full, fallen or kept.
    pub(super) fn may_have_cleared(&self) -> bool {
        self.on_floor() == 0 && self.kept.is_none() && !Line::all().any(|line| self.is_full(line))
    }
}

/// Whether a line whose row may have its colour is tiled but not yet cleared (only its rightmost space is empty): a moment within
/// tiling, when all full lines are moved before any is cleared.
fn line_tiled(line: Line, spaces: &[Option<Colour>], run: &Run) -> bool {
    let last = usize::from(line.length()) - 1;
    run.count == last && run.gap == Some(last) && spaces.len() == last + 1
}

/// A pattern line as typed.
struct Run {
    first: Option<Colour>,
    count: usize,
    /// The first tile of another colour.
    other: Option<(Colour, usize)>,
    /// The first empty space to the right of a tile.
    gap: Option<usize>,
}

impl Run {
    fn of(spaces: &[Option<Colour>]) -> Self {
        let held = || spaces.iter().enumerate().filter_map(|(index, held)| Some(((*held)?, index)));
        let (first, begins) = held().next().unzip();
        let other = held().find(|&(colour, _)| Some(colour) != first);
        let gap =
            spaces.iter().enumerate().position(|(index, held)| held.is_none() && begins.is_some_and(|begins| index > begins));
        Self { first, count: held().count(), other, gap }
    }
}
