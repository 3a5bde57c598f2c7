//! One player's board by itself: wall, pattern lines, floor line, kept factory.
//!
//! These checks need no proof from the course of play: each speaks of what may never lie there at any moment.

use super::Notes;
use crate::game::shared::Nth;
use crate::games::azul::pieces::{FLOOR, LineSet};
use crate::games::azul::{
    Colour, Draft, DraftPlayer, Flaw, Floor, Line, PatternLine, Phase, Piece, Seat, Side, SomeLines, SomeWall, Space, SpaceSet,
    Tiles, Wall,
};

/// What of a board can be trusted: what the case shows, without the tiles that cannot lie where they lie.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Trusted {
    /// What the case shows of the wall.
    pub(super) wall: SomeWall,
    /// The covered spaces of a wall that it shows whole, whatever their colours.
    pub(super) covered: SpaceSet,
    /// What it shows of the pattern lines. A line with a flaw is empty.
    pub(super) lines: SomeLines,
    /// Rows tiled this very round whose other tiles still lie on their pattern line.
    tiled: LineSet,
    /// Those other tiles, which belong in the lid.
    pub(super) leaving: Tiles,
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
        board.read_wall(seat, &player.wall, draft.setup.side, notes);
        if let Some(lines) = &player.lines {
            board.read_lines(seat, lines, draft.phase, notes);
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

    /// Keeps what is told of lines that are not told whole from the checks, which know whole ones.
    fn set_apart(&mut self, player: &DraftPlayer) {
        let mut untold = if player.lines.is_some() { player.untold_lines } else { LineSet::ALL };
        if !untold.is_empty() {
            (untold, self.leaving) = (untold.or(self.tiled), Tiles::EMPTY);
        }
        // The first line has one space.
        if player.not_full.has(Line::FIRST) {
            untold = untold.but(Line::FIRST);
        }
        (self.lines.untold, self.lines.not_full) = (untold, player.not_full);
    }

    fn read_wall(&mut self, seat: Seat, typed: &SomeWall, side: Side, notes: &mut Notes) {
        let mut wall = Wall::default();
        for (space, colour) in Space::all().filter_map(|space| Some((space, typed.tiles.at(space)?))) {
            let first_in = |spaces| wall.of(colour).and(spaces).first();
            let fits = notes.passes(|notes| match side {
                Side::Coloured => {
                    notes.flaw((space.print() != colour).then_some(Flaw::WrongSpace { seat, space, holds: colour }));
                }
                Side::Grey => {
                    let [in_row, in_column] = [SpaceSet::row(space.row()), SpaceSet::column(space.column())].map(first_in);
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
        self.wall = SomeWall { tiles: wall, ..*typed };
        self.covered = if typed.is_whole() { typed.tiles.covered() } else { SpaceSet::EMPTY };
    }

    fn read_lines(&mut self, seat: Seat, lines: &[Vec<Option<Colour>>; 5], phase: Phase, notes: &mut Notes) {
        for (line, spaces) in Line::all().zip(lines) {
            let held = || spaces.iter().enumerate().filter_map(|(index, held)| Some(((*held)?, index)));
            let Some((first, begins)) = held().next() else { continue };
            let count = held().count();
            let other = held().find(|&(colour, _)| colour != first);
            let gap = (begins..spaces.len()).find(|&index| spaces[index].is_none());
            let sound = notes.passes(|notes| {
                notes.flaw(other.map(|(other, index)| Flaw::MixedLine { seat, line, first, other, space: Nth(index) }));
                let is_overfull = count > usize::from(line.length());
                notes.flaw(is_overfull.then_some(Flaw::OverfullLine { seat, line, count }));
            });
            self.sound &= sound;
            if !sound {
                continue;
            }
            let there = self.wall.tiles.find(line, first);
            let may_have = there.is_some() || !SpaceSet::row(line).and(self.wall.untold).is_empty();
            // Within tiling all full lines are moved before any is cleared: of one whose row may have its colour only the
            // rightmost space is empty then.
            let last = usize::from(line.length()) - 1;
            let is_tiled = count == last && gap == Some(last) && spaces.len() == last + 1;
            if phase == Phase::Tiling && may_have && is_tiled {
                self.tiled.insert(line);
                self.leaving.add(first, count as u8);
                continue;
            }
            notes.flaw(gap.map(|index| Flaw::LineGap { seat, line, space: Nth(index) }));
            // Tiles never come to a line whose row has their colour, and a line leaves when its tile goes to the wall.
            notes.flaw(there.map(|space| Flaw::LineOfWallColour { seat, line, colour: first, space }));
            self.lines.held.set(line, PatternLine::of(first, count as u8));
        }
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

    /// The tiles on the pattern lines that are known.
    pub(super) fn on_lines(&self) -> Tiles {
        self.lines.held.tiles()
    }
    /// The pattern line, empty where it is not known.
    pub(super) fn line(&self, line: Line) -> PatternLine {
        self.lines.held.at(line)
    }
    /// Whether the line is known to be full.
    pub(super) fn is_full(&self, line: Line) -> bool {
        self.line(line).count() == line.length()
    }
    /// How many spaces of the row are covered, whatever their colours.
    pub(super) fn in_row(&self, row: Line) -> u32 {
        self.covered.and(SpaceSet::row(row)).len() as u32
    }
    /// How many tiles it took to tile what is known of the wall.
    pub(super) fn used(&self) -> u32 {
        self.wall.tiles.covered().iter().map(|space| u32::from(space.row().length())).sum()
    }
    /// Whether all is shown that an offer brings to the board, and nothing of it was left out.
    pub(super) fn is_shown(&self) -> bool {
        self.sound && self.lines.is_whole() && self.floor.is_some()
    }
    /// How many spaces of the row are covered at least, also on a wall that is not told whole.
    pub(super) fn shown_in_row(&self, row: Line) -> u32 {
        self.in_row(row).max(self.wall.tiles.covered().and(SpaceSet::row(row)).len() as u32)
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
        self.taken_at_most.plus(self.leaving).plus(self.wall.tiles.tiles())
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
