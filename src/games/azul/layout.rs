//! What was typed for a run of spaces, space by space; it may be longer than they are.

use super::draft::DraftPlayer;
use super::pieces::{Colour, FLOOR, Line, Piece, Space};

/// What lies on a space, and which piece of the run that is.
pub(super) type Typed<T> = (usize, Option<T>);

/// A run of pieces on its spaces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Laid<T> {
    /// The spaces from the left; nothing was typed for those that the run does not reach.
    pub(super) on: Vec<Option<Typed<T>>>,
    /// What lies beyond them, the nearest first. The last is a piece: empty spaces beyond all pieces mean nothing.
    pub(super) beyond: Vec<Typed<T>>,
}

impl<T: Copy> Laid<T> {
    /// A pattern line: its last piece lies on the space beside the wall.
    pub(super) fn to_the_right(run: &[Option<T>], spaces: usize) -> Self {
        let mut typed: Vec<_> = run.iter().copied().enumerate().rev().collect();
        let beyond = typed.split_off(typed.len().min(spaces));
        let mut on: Vec<_> = typed.into_iter().map(Some).collect();
        on.resize(spaces, None);
        on.reverse();
        Self { on, beyond: trimmed(beyond) }
    }
    /// A floor line: its first piece lies on the first space.
    pub(super) fn to_the_left(run: &[Option<T>], spaces: usize) -> Self {
        let mut typed: Vec<_> = run.iter().copied().enumerate().collect();
        let beyond = typed.split_off(typed.len().min(spaces));
        let mut on: Vec<_> = typed.into_iter().map(Some).collect();
        on.resize(spaces, None);
        Self { on, beyond: trimmed(beyond) }
    }
    /// What is drawn beyond the spaces with `room` for so many, and how many pieces are only counted, in the last of these.
    pub(super) fn within(&self, room: usize) -> (&[Typed<T>], usize) {
        if self.beyond.len() <= room {
            return (&self.beyond, 0);
        }
        let (near, far) = self.beyond.split_at(room.saturating_sub(1));
        (near, far.iter().filter(|(_, piece)| piece.is_some()).count())
    }
}

fn trimmed<T>(mut beyond: Vec<Typed<T>>) -> Vec<Typed<T>> {
    while beyond.last().is_some_and(|(_, piece)| piece.is_none()) {
        beyond.pop();
    }
    beyond
}

/// A pattern line as typed; empty where it was left out.
pub(super) fn line(player: &DraftPlayer, line: Line) -> Laid<Colour> {
    let typed = player.lines.as_ref().and_then(|lines| lines.get(line.index())).map_or(&[][..], Vec::as_slice);
    Laid::to_the_right(typed, usize::from(line.length()))
}

/// A floor line as typed; empty where it was left out.
pub(super) fn floor(player: &DraftPlayer) -> Laid<Piece> {
    Laid::to_the_left(player.floor.as_deref().or(player.fallen.as_deref()).unwrap_or_default(), FLOOR)
}

/// Whether a piece lies there of which it is not told what it is.
pub(super) fn is_untold(player: &DraftPlayer, index: usize) -> bool {
    player.fallen.as_ref().is_some_and(|pieces| pieces.get(index) == Some(&None))
}

/// What the kept "0" factory caught: there is room for one piece.
pub(super) fn kept(caught: &[Piece]) -> Laid<Piece> {
    Laid::to_the_left(&caught.iter().copied().map(Some).collect::<Vec<_>>(), 1)
}

/// What lies on a space of the wall, as far as it was typed.
pub(super) fn on_wall(player: &DraftPlayer, space: Space) -> Option<Colour> {
    *player.wall.as_ref()?.get(space.row().index())?.get(space.column().index())?
}

/// What lies on a space.
pub(super) fn held<T>(typed: Option<Typed<T>>) -> Option<T> {
    typed.and_then(|(_, piece)| piece)
}
