//! How many tiles each factory of a ring with gold sides can hold.
//!
//! Every factory is filled with four; "+1" gets a fifth; a colour-seeker takes one tile of its colour from each neighbour that
//! has one. So whether a seeker took from a neighbour is one yes or no, and a factory that nobody has touched since holds
//!
//! > 4 (+ 1 on "+1") + what it took as a seeker − what neighbouring seekers took from it.
//!
//! A seeker moves only its own colour, and to itself alone: a neighbour that still shows the colour had one to give, and a seeker
//! that shows none took none. (The exception is the fifth tile of "+1", which may have come after the seeker.) These facts narrow
//! the yes-or-no's, then the counts do, one factory after the other, until nothing changes or a count fits no answer.
//!
//! Later the offer changes only this: an emptied factory tells nothing; "stay" may have lost colours; and once "to the
//! neighbours" is empty, its neighbours may have got up to three tiles more, after they were emptied too.

use super::Notes;
use super::table::Table;
use crate::game::shared::FILL;
use crate::games::azul::pieces::FACTORIES;
use crate::games::azul::rules::{NeighbourAway, NeighbourEmpty, SetupOrder};
use crate::games::azul::{Colour, DraftFactory, Factory, Filled, Flaw, Gold, Since};
use crate::order;

/// Most tiles that "to the neighbours" sends on: it was filled with four, and one at least was taken.
const SENT: i32 = FILL as i32 - 1;
/// So many rounds of narrowing see news from one side of the largest ring at the other.
const PASSES: usize = FACTORIES;

/// Fewest and most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Bounds {
    least: i32,
    most: i32,
}

impl Bounds {
    const NONE: Self = Self { least: 0, most: 0 };
    const MAYBE: Self = Self { least: 0, most: 1 };

    fn plus(self, other: Self) -> Self {
        Self { least: self.least + other.least, most: self.most + other.most }
    }
    /// Narrows it; an answer that would leave nothing is not taken, for the count that contradicts it is reported.
    fn narrow(&mut self, least: i32, most: i32) -> bool {
        let narrowed = Self { least: self.least.max(least), most: self.most.min(most) };
        let changed = narrowed != *self && narrowed.least <= narrowed.most;
        if changed {
            *self = narrowed;
        }
        changed
    }
}

struct Ring<'a> {
    shown: &'a [DraftFactory],
    /// What each factory took as a seeker from the one before it and from the one after it.
    took: [[Bounds; 2]; FACTORIES],
    /// Where "to the neighbours" may have sent tiles.
    reached: [bool; FACTORIES],
    /// Whether tiles cannot have been added to a factory that was emptied.
    emptied_stay_empty: bool,
    /// Whether the factories may not all have been filled.
    may_run_short: bool,
}

pub(super) fn check(table: &Table<'_>, shown: &[DraftFactory], notes: &mut Notes) {
    let mut ring = Ring::of(table, shown);
    for _ in 0..PASSES {
        if ring.report(table, notes) || !ring.narrow() {
            return;
        }
    }
}

/// The most tiles that a ring's factories can have sent to the centre, and the emptied gold one that sends its rest elsewhere.
///
/// A factory that was taken from is empty or holds only what "to the neighbours" sent to it, and lost at least one tile. "Stay"
/// sends nothing on, and "to the neighbours" only where no neighbour may get it.
pub(super) fn most_in_centre(table: &Table<'_>, shown: &[DraftFactory]) -> (u32, Option<Gold>) {
    let ring = Ring::of(table, shown);
    let keeps = |at: &usize| match ring.shown[*at].gold {
        Some(Gold::Stay) => true,
        Some(Gold::Neighbours) => !ring.emptied_stay_empty,
        None | Some(Gold::PlusOne | Gold::Seek(_) | Gold::Zero) => false,
    };
    let all = 0..ring.shown.len();
    let taken_from = all.clone().filter(|&at| ring.count(at) <= ring.sent(at)).filter(|at| !keeps(at));
    let most = taken_from.map(|at| ring.filled(at) + ring.gained(at).most + ring.sent(at) - 1).sum::<i32>();
    let elsewhere = all.filter(|&at| ring.count(at) == 0).find(keeps).and_then(|at| ring.shown[at].gold);
    (most.max(0) as u32, elsewhere)
}

impl<'a> Ring<'a> {
    fn of(table: &Table<'_>, shown: &'a [DraftFactory]) -> Self {
        let mut ring = Self {
            shown,
            took: [[Bounds::NONE; 2]; FACTORIES],
            reached: [false; FACTORIES],
            emptied_stay_empty: table.rulings.neighbour_empty() == NeighbourEmpty::No,
            may_run_short: table.may_run_short(),
        };
        ring.find_reached(table.rulings.neighbour_away());
        ring.look_at_colours(table.rulings.setup_order());
        ring
    }
    fn before(&self, at: usize) -> usize {
        (at + self.shown.len() - 1) % self.shown.len()
    }
    fn after(&self, at: usize) -> usize {
        (at + 1) % self.shown.len()
    }
    /// The factories beside it, each with the side on which it lies of them.
    fn takers(&self, at: usize) -> [(usize, usize); 2] {
        [(self.before(at), 1), (self.after(at), 0)]
    }
    fn count(&self, at: usize) -> i32 {
        self.shown[at].tiles.total() as i32
    }
    fn seeks(&self, at: usize) -> Option<Colour> {
        self.shown[at].gold?.colour()
    }
    /// What was dealt to it.
    fn filled(&self, at: usize) -> i32 {
        FILL as i32 + i32::from(self.shown[at].gold == Some(Gold::PlusOne))
    }
    /// What may have been sent to it.
    fn sent(&self, at: usize) -> i32 {
        if self.reached[at] { SENT } else { 0 }
    }
    /// Whether it holds at least what it held when the offer began.
    fn undiminished(&self, at: usize) -> bool {
        self.shown[at].gold != Some(Gold::Stay) && (!self.reached[at] || self.emptied_stay_empty)
    }
    /// Whether its tiles show what it held when the offer began: no other came since.
    fn shows_its_own(&self, at: usize) -> bool {
        self.count(at) > 0 && !self.reached[at]
    }

    fn find_reached(&mut self, away: NeighbourAway) {
        let sender = (0..self.shown.len()).find(|&at| self.shown[at].gold == Some(Gold::Neighbours));
        let Some(sender) = sender.filter(|&at| self.count(at) == 0) else { return };
        let skipped = |at: usize| away == NeighbourAway::Next && self.shown[at].gold == Some(Gold::Zero) && self.count(at) == 0;
        let (before, after) = (self.before(sender), self.after(sender));
        let beyond = [(before, self.before(before)), (after, self.after(after))].map(|(at, next)| skipped(at).then_some(next));
        for at in [Some(before), Some(after)].into_iter().chain(beyond).flatten() {
            self.reached[at] = true;
        }
    }

    fn look_at_colours(&mut self, order: SetupOrder) {
        for at in 0..self.shown.len() {
            let Some(colour) = self.seeks(at) else { continue };
            for (side, neighbour) in [self.before(at), self.after(at)].into_iter().enumerate() {
                let mut took = Bounds::MAYBE;
                if self.shows_its_own(at) && self.shown[at].tiles.of(colour) == 0 {
                    took = Bounds::NONE;
                }
                let fifth = self.shown[neighbour].gold == Some(Gold::PlusOne) && order != SetupOrder::PlusOneFirst;
                if self.shows_its_own(neighbour) && self.shown[neighbour].tiles.of(colour) > u8::from(fifth) {
                    took = Bounds { least: 1, most: 1 };
                }
                self.took[at][side] = took;
            }
        }
    }

    /// What it took as a seeker.
    fn gained(&self, at: usize) -> Bounds {
        let [before, after] = self.took[at];
        let mut gained = before.plus(after);
        if let Some(colour) = self.seeks(at)
            && self.shows_its_own(at)
        {
            gained.most = gained.most.min(i32::from(self.shown[at].tiles.of(colour)));
        }
        gained
    }
    /// What its neighbours took from it.
    fn lost(&self, at: usize) -> Bounds {
        let [before, after] = self.takers(at).map(|(beside, side)| self.took[beside][side]);
        before.plus(after)
    }

    /// Reports every factory whose count fits no answer; whether there is one.
    fn report(&self, table: &Table<'_>, notes: &mut Notes) -> bool {
        let flaws = notes.flaws.len();
        for (factory, at) in Factory::all().zip(0..self.shown.len()) {
            let count = self.count(at);
            if count == 0 {
                continue;
            }
            // Tiles on a factory that is said to be kept are reported as such.
            if self.shown[at].gold == Some(Gold::Zero) && table.boards().any(|(_, board)| board.kept.is_some()) {
                continue;
            }
            let (gained, lost) = (self.gained(at), self.lost(at));
            let most = self.filled(at) + self.sent(at) + gained.most - lost.least;
            let least = self.filled(at) + gained.least - lost.most;
            if count > most {
                let (count, most) = (count as u32, most.max(0) as u32);
                notes.flaw(Flaw::OverfullFactory { factory, count, most, filled: self.held(at, most) });
            } else if count < least && self.undiminished(at) {
                let least = least.max(0) as u32;
                notes.flaw(table.short(factory, count as u32, least, self.held(at, least)));
            }
        }
        notes.flaws.len() > flaws
    }

    /// Why it held so many when the offer began, or got them since.
    fn held(&self, at: usize, holds: u32) -> Filled {
        let gold = self.shown[at].gold.filter(|gold| matches!(gold, Gold::PlusOne | Gold::Seek(_)));
        let dealt = self.filled(at) as u32;
        // Where those that certainly drew from it explain it, no other is named.
        let is_sure = self.lost(at).least == dealt as i32 - holds as i32;
        let drew = |beside: usize, side: usize| !is_sure || self.took[beside][side].least > 0;
        let seeker = |(beside, side)| Some((Factory::new(beside)?, self.seeks(beside).filter(|_| drew(beside, side))?));
        let by = self.takers(at).map(seeker);
        let since = match gold {
            _ if holds < dealt && by.iter().any(Option::is_some) => Since::Drawn { by, count: dealt - holds },
            Some(Gold::Seek(_)) if holds > dealt => Since::Drew { from: self.givers(at, holds - dealt), count: holds - dealt },
            None if holds > dealt => Since::Sent(holds - dealt),
            _ => Since::Nothing,
        };
        Filled { gold, dealt, since }
    }

    /// The neighbours from which it took for certain; none where it took another number.
    fn givers(&self, at: usize, count: u32) -> [Option<Factory>; 2] {
        let gave = |(side, beside): (usize, usize)| Factory::new(beside).filter(|_| self.took[at][side].least > 0);
        let mut from = [(0, self.before(at)), (1, self.after(at))].map(gave);
        order::all(&mut from);
        if from.iter().flatten().count() == count as usize { from } else { [None; 2] }
    }

    /// Lets each count narrow what was taken from whom; whether anything changed. Givers first: then one seeker is reported.
    fn narrow(&mut self) -> bool {
        let mut changed = false;
        for at in 0..self.shown.len() {
            if self.count(at) == 0 {
                continue;
            }
            let (least, most) = self.balance(at);
            let gained = self.gained(at);
            let [before, after] = self.takers(at);
            for (this, other) in [(before, after), (after, before)] {
                if self.seeks(this.0).is_some() {
                    let other = self.took[other.0][other.1];
                    changed |=
                        self.took[this.0][this.1].narrow(gained.least - most - other.most, gained.most - least - other.least);
                }
            }
        }
        for at in 0..self.shown.len() {
            if self.count(at) == 0 || self.seeks(at).is_none() {
                continue;
            }
            let (least, most) = self.balance(at);
            let lost = self.lost(at);
            for side in 0..2 {
                let other = self.took[at][1 - side];
                changed |= self.took[at][side].narrow(least + lost.least - other.most, most + lost.most - other.least);
            }
        }
        changed
    }

    /// What its count leaves for the tiles that it gained less those that it lost: least and most.
    fn balance(&self, at: usize) -> (i32, i32) {
        let own = self.count(at) - self.filled(at);
        let exact = self.undiminished(at) && !self.may_run_short;
        (own - self.sent(at), if exact { own } else { i32::from(i8::MAX) })
    }
}
