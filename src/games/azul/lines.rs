//! Pattern lines: a byte each, so that the five of a board are looked at all at once; all that is known of them.

use super::pieces::{Colour, Line, LineSet, Tiles};
use crate::game::shared::in_part;
use std::fmt;

/// A pattern line: nothing, or tiles of one colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PatternLine(u8);

/// So many bits of a line count its tiles; those above name their colour.
const BITS: u32 = 3;
/// The bits that count.
const COUNT: u8 = (1 << BITS) - 1;

impl PatternLine {
    /// `count` tiles of `colour`, five at most; empty if `count` is 0.
    pub fn of(colour: Colour, count: u8) -> Self {
        debug_assert!(count <= 5, "no pattern line has room for {count}");
        Self(if count == 0 { 0 } else { (colour.index() as u8) << BITS | count })
    }
    /// The colour that it holds.
    pub fn colour(self) -> Option<Colour> {
        if self.count() == 0 { None } else { Colour::ALL.get(usize::from(self.0 >> BITS)).copied() }
    }
    /// How many tiles it holds.
    pub fn count(self) -> u8 {
        self.0 & COUNT
    }
}

impl fmt::Debug for PatternLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PatternLine").field(&self.colour()).field(&self.count()).finish()
    }
}

/// The pattern lines of a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Lines(u64);

/// One of each line; multiplied by a byte, that byte for each.
const EACH: u64 = 0x01_01_01_01_01;
/// The bits of each line that count.
const COUNTS: u64 = EACH * COUNT as u64;
/// How many tiles each line holds when it is full.
const LENGTHS: u64 = 0x05_04_03_02_01;

impl Lines {
    /// These, from the first to the fifth.
    pub fn new(lines: [PatternLine; 5]) -> Self {
        let mut all = Self::default();
        Line::all().zip(lines).for_each(|(line, held)| all.set(line, held));
        all
    }
    /// One of them.
    pub fn at(&self, line: Line) -> PatternLine {
        PatternLine((self.0 >> (8 * line.index())) as u8)
    }
    /// Puts something else in the place of one.
    #[inline]
    pub fn set(&mut self, line: Line, held: PatternLine) {
        let place = 8 * line.index();
        self.0 = self.0 & !(0xff << place) | u64::from(held.0) << place;
    }
    /// Those that hold as many tiles as they can.
    pub fn full_lines(&self) -> LineSet {
        LineSet::marked(self.full_bytes())
    }
    /// Those that hold nothing or tiles of `colour`: full ones, too, if `full`.
    #[inline]
    pub fn free_for(&self, colour: Colour, full: bool) -> LineSet {
        let colours = (self.0 & !COUNTS) >> BITS;
        let free = zeros(self.0) | zeros(colours ^ (EACH * colour.index() as u64));
        LineSet::marked(if full { free } else { free & !self.full_bytes() })
    }
    /// The lowest bit of each line that is full.
    fn full_bytes(&self) -> u64 {
        zeros((self.0 & COUNTS) ^ LENGTHS)
    }
    /// The full ones, top to bottom, with their colours.
    pub fn full(&self) -> impl Iterator<Item = (Line, Colour)> + '_ {
        self.full_lines().iter().filter_map(|line| Some((line, self.at(line).colour()?)))
    }
    /// Every tile on them.
    pub fn tiles(&self) -> Tiles {
        Line::all().map(|line| self.at(line)).filter_map(|held| Some((held.colour()?, held.count()))).collect()
    }
}

impl fmt::Debug for Lines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(Line::all().map(|line| self.at(line))).finish()
    }
}

/// What is known of the lines of a board: all, where none is untold; by default nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SomeLines {
    /// What lies on those that are known.
    pub held: Lines,
    /// Those of which it is not known what lies there.
    pub untold: LineSet,
    /// Lines that are known not to be full.
    pub not_full: LineSet,
}

in_part!(SomeLines of Lines = held, LineSet, not_full);

/// The lowest bit of each byte that is 0; none of them has its highest bit set.
const fn zeros(bytes: u64) -> u64 {
    !(bytes + EACH * 0x7f) >> 7 & EACH
}
