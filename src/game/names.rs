//! The names of one case, for games whose sentences need no more of it than its draft.

use super::people::called;
use super::record::Record;
use super::shared::Seat;
use super::ways::Manner;
use crate::case::Letters;
use serde_json::Value;

/// The names of one case: its players, and the words and letters that it is written with.
///
/// It also remembers what the case itself shows: no finding should underline a tile in the source that an earlier move put there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names<D> {
    /// Which of the game's sets of words.
    set: usize,
    players: Vec<String>,
    letters: Letters,
    draft: D,
}

impl<D> Names<D> {
    pub(crate) fn with(set: usize, players: Vec<String>, draft: D) -> Self {
        Self { set, players, letters: Letters::default(), draft }
    }
    /// Those of players as a case names them.
    pub(crate) fn typed<'p>(set: usize, players: impl Iterator<Item = &'p String>, draft: D) -> Self {
        Self::with(set, players.enumerate().map(|(index, name)| called(index, name)).collect(), draft)
    }
    /// The same in a case that has its own letters.
    pub(crate) fn written_with(self, letters: &Letters) -> Self {
        Self { letters: letters.clone(), ..self }
    }
    pub(crate) fn set(&self) -> usize {
        self.set
    }
    pub(crate) fn letters(&self) -> &Letters {
        &self.letters
    }
    /// What the case itself shows.
    pub(crate) fn draft(&self) -> &D {
        &self.draft
    }
    /// The players' names in seat order.
    pub fn players(&self) -> &[String] {
        &self.players
    }
    pub(crate) fn player(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("somebody", String::as_str)
    }
    /// Does something by what the values of a case with these names are written by.
    pub(crate) fn written<T>(&self, write: impl FnOnce(&Manner<'_>) -> T) -> T {
        let players: Vec<&str> = self.players.iter().map(String::as_str).collect();
        write(&Manner { set: self.set, players: Some(&players), letters: &self.letters, number: 0 })
    }
    /// What a case would say under a key of a part.
    pub(crate) fn told(&self, part: &impl Record, key: &str) -> Option<Value> {
        self.written(|manner| part.write(manner)).remove(key)
    }
}
