//! What other answers to the rulings would change: the case is judged again under each.

use super::Asked;
use super::case_run::CaseRun;
use super::messages::{THEN_TABLE, message, then_move};
use super::move_log::MoveLog;
use crate::game::{Audit, Game};
use crate::verdict::{Amount, Dependence, Outcome, Reading, Ruling, RulingSet, Source, Stage, Unit};
use crate::words::Message;
use std::rc::Rc;

/// Another answer to a ruling: the indices of both.
pub(super) type Other = (usize, usize);

/// The case judged again under another answer.
pub(super) type Retrial<G> = (Other, Digest<G>);

impl<G: Game> CaseRun<'_, G> {
    /// Every other answer to every ruling.
    pub(super) fn others(&self) -> impl Iterator<Item = Other> {
        let answers = |(index, ruling): (usize, &Ruling)| (0..ruling.answers.len()).map(move |answer| (index, answer));
        let all = G::Rulings::RULINGS.iter().enumerate().flat_map(answers);
        all.filter(|&(index, answer)| answer != self.told.rulings.get(index))
    }

    /// The same, where it has a meaning, with all answers then.
    pub(super) fn other_rulings(&self) -> impl Iterator<Item = (Other, G::Rulings)> {
        let each = self.others().map(|other| (other, self.rulings_with(&[other])));
        each.filter(|(_, rulings)| G::has_meaning(self.draft, rulings))
    }

    /// The rulings of the case, but for some other answers.
    pub(super) fn rulings_with(&self, others: &[Other]) -> G::Rulings {
        let mut rulings = self.told.rulings;
        for &(ruling, answer) in others {
            rulings.set(ruling, answer);
        }
        rulings
    }

    /// The case judged again under each other answer that has a meaning there and may change something.
    ///
    /// The position that the moves start from is what it is under every answer that the audit did not ask for.
    pub(super) fn retrials(&self, audit: &Audit<G>, here: &Digest<G>, asked: &Asked) -> Vec<Retrial<G>> {
        if asked.one_reading {
            return Vec::new();
        }
        let start = audit.position.as_ref();
        let same_start = |ruling| !audit.asked.contain(ruling);
        let nothing_follows = start.is_none() || !asked.goes_on(self.told.entries.len());
        let retrial = |(other, rulings): (Other, G::Rulings)| {
            let same = start.filter(|_| same_start(other.0)).cloned();
            let there = same.or_else(|| G::audit(self.draft, &rulings).position);
            let digest = there.map_or_else(Digest::impossible, |there| self.digest(there, &rulings, Some(here), asked));
            (other, digest)
        };
        let others = self.other_rulings().filter(|((ruling, _), _)| !(nothing_follows && same_start(*ruling)));
        others.map(retrial).collect()
    }

    /// The rulings that were chosen, and those whose other answers would change the verdict.
    pub(super) fn readings(&self, here: &Digest<G>, retrials: &[Retrial<G>]) -> Vec<Reading> {
        let reading = |index| {
            let of_it = retrials.iter().filter(|((ruling, _), _)| *ruling == index);
            let changes = |((_, answer), there): &Retrial<G>| Dependence {
                answer: *answer,
                changes: here.changes(there, G::players(&self.told.names), G::UNITS),
            };
            let otherwise: Vec<_> = of_it.map(changes).filter(|other| !other.changes.is_empty()).collect();
            let counts = self.told.sources[index] != Source::Default || !otherwise.is_empty();
            counts.then(|| self.reading(index, otherwise))
        };
        (0..G::Rulings::RULINGS.len()).filter_map(reading).collect()
    }

    /// What other answers to a ruling would change.
    pub(super) fn reading(&self, index: usize, otherwise: Vec<Dependence>) -> Reading {
        let (answer, source) = (self.told.rulings.get(index), self.told.sources[index]);
        Reading { ruling: &G::Rulings::RULINGS[index], answer, source, otherwise }
    }

    /// Everybody's counts under other rulings, if all moves could be made then.
    pub(super) fn counts(&self, rulings: &G::Rulings, asked: &Asked) -> Option<Vec<Amount>> {
        if !G::has_meaning(self.draft, rulings) {
            return None;
        }
        let digest = self.digest(G::audit(self.draft, rulings).position?, rulings, None, asked);
        digest.end().filter(|_| !digest.waits).map(G::scores)
    }

    fn digest(&self, start: G::Position, rulings: &G::Rulings, here: Option<&Digest<G>>, asked: &Asked) -> Digest<G> {
        let course = self.course(start, rulings, asked);
        let end = &course.end;
        let same_list = here.filter(|here| {
            here.end.as_ref() == Some(end)
                && G::rulings_affecting_list(end, rulings) == G::rulings_affecting_list(end, &self.told.rulings)
        });
        let listed = same_list.map(|here| Rc::clone(&here.listed));
        Digest::after(&course, listed, rulings, asked)
    }
}

/// What two readings of the same case are compared by.
pub(super) struct Digest<G: Game> {
    /// What comes of each move, as far as they are judged.
    outcomes: Vec<Outcome>,
    scores: Vec<Amount>,
    /// What everybody has at each moment until then, where it is counted on.
    stages: Vec<Vec<Stage>>,
    /// Whether the counting waits for a player's choice, so that the scores are not the last word.
    pub(super) waits: bool,
    /// The resulting position; none if the case's own is not possible.
    end: Option<G::Position>,
    /// The moves that are possible there, if they are asked for.
    pub(super) listed: Rc<Vec<G::Move>>,
}

impl<G: Game> Digest<G> {
    pub(super) fn impossible() -> Self {
        Self { outcomes: Vec::new(), scores: Vec::new(), stages: Vec::new(), waits: false, end: None, listed: Rc::default() }
    }

    /// `listed` are the moves that are possible there, if that is known.
    pub(super) fn after(course: &MoveLog<G>, listed: Option<Rc<Vec<G::Move>>>, rulings: &G::Rulings, asked: &Asked) -> Self {
        let end = &course.end;
        let list = || Rc::new(if asked.legal { G::legal(end, rulings) } else { Vec::new() });
        let listed = listed.unwrap_or_else(list);
        let waits = asked.to_end && G::is_pending(end, rulings);
        Self {
            outcomes: course.outcomes(),
            scores: if asked.to_end { G::outlook(end, rulings) } else { G::scores(end) },
            stages: if asked.due { course.stages(&G::scores(course.start()), rulings) } else { Vec::new() },
            waits,
            end: Some(end.clone()),
            listed,
        }
    }

    /// The resulting position, if all moves could be made.
    pub(super) fn end(&self) -> Option<&G::Position> {
        self.end.as_ref().filter(|_| self.outcomes.iter().all(|&outcome| outcome == Outcome::Legal))
    }

    /// What would be different there.
    fn changes(&self, there: &Self, players: &[String], units: &[Unit]) -> Vec<Message> {
        let ends = match (&self.end, &there.end) {
            (Some(_), None) => return vec![message("then-impossible")],
            (None, Some(_)) => return vec![message("then-possible")],
            (here, there) => here.as_ref().zip(there.as_ref()),
        };
        let mut changes: Vec<Message> = Vec::new();
        // Where a move is refused or not decided, or a choice is left, nobody has the last word on the scores.
        let mut counts = !self.outcomes.iter().chain(&there.outcomes).any(|outcome| *outcome == Outcome::Undecided);
        let is_legal = |outcome: &Outcome| *outcome == Outcome::Legal;
        // What is undecided only because it may follow on a refused move is told apart here, and not there.
        let differs = |here: &Outcome, there: &Outcome| {
            is_legal(here) != is_legal(there) || (here, there) == (&Outcome::Illegal, &Outcome::Undecided)
        };
        let mut outcomes = self.outcomes.iter().zip(&there.outcomes).enumerate();
        // What comes after it may be otherwise only because of it.
        if let Some((index, (here, there))) = outcomes.find(|(_, (here, there))| differs(here, there)) {
            changes.push(then_move(index, Some(*there)));
            counts &= is_legal(there)
                && *here == Outcome::Illegal
                && outcomes.all(|(_, (here, there))| is_legal(there) || !is_legal(here));
        }
        if there.waits && !self.waits {
            changes.push(message("then-choice"));
            counts = false;
        }
        let held = players.iter().flat_map(|player| units.iter().map(move |&unit| (player, unit))).enumerate();
        for ((index, (player, unit)), (&here, &then)) in held.zip(self.scores.iter().zip(&there.scores)) {
            // Bounds of what nobody knows are no count that could change.
            let is_known = here.known().is_some() || then.known().is_some();
            let last = (here != then && is_known).then_some((here, then));
            let stages = || first_apart(self.stages.get(index)?, there.stages.get(index)?);
            if let Some((now, then)) = last.or_else(stages).filter(|_| counts) {
                let of = |id| message(id).with("player", player.as_str()).with("then", then).with("now", now);
                changes.push(if unit == Unit::Points { of("then-points") } else { of("then-units").with("unit", unit) });
            }
        }
        if changes.is_empty() && self.listed != there.listed {
            let [few, many] = [&self.listed, &there.listed].map(|listed| listed.len());
            let cut_short = G::is_cut_short(&self.listed) || G::is_cut_short(&there.listed);
            changes.push(if few == many || cut_short {
                message("then-other-moves")
            } else {
                message("then-moves").with("then", many).with("now", few)
            });
        }
        if changes.is_empty() && ends.is_some_and(|(here, there)| !G::looks_alike(here, there)) {
            changes.push(message(THEN_TABLE));
        }
        changes
    }
}

/// What is had at the first moment at which it is known, and is not the same, in both.
fn first_apart(here: &[Stage], there: &[Stage]) -> Option<(Amount, Amount)> {
    let at = |stages: &[Stage], moment| stages.iter().rfind(|stage| stage.moment <= moment).map(|stage| stage.count);
    let both = |moment| at(here, moment).zip(at(there, moment));
    let are_apart = |(now, then): &(Amount, Amount)| now.known().is_some() && then.known().is_some() && now != then;
    here.iter().chain(there).filter_map(|stage| both(stage.moment)).find(are_apart)
}
