//! A course of moves, recorded once as it was judged; what is counted, compared and said of it comes afterwards.

use super::case_run::CaseRun;
use super::instead::Instead;
use super::{Asked, ParsedCase};
use crate::game::{Game, NotMade, Refused};
use crate::verdict::{Amount, Doubt, Judged, Moment, Outcome, Record, Stage, Tally, Unit};
use std::ops::Range;

/// Every step of a case, and where they led.
pub(super) struct MoveLog<G: Game> {
    steps: Vec<Step<G>>,
    /// What all steps brought, in order.
    awards: Record<G::Reason>,
    pub(super) end: G::Position,
    /// The step from which on the game may have gone on instead.
    unsure: usize,
    /// The tables that were left for what is due, each with the step before which that was.
    left: Vec<(usize, G::Position)>,
}

/// A move of the case, or a step that leaves no choice.
struct Step<G: Game> {
    /// Which of the moves of the case it is; none if it was taken for granted.
    index: Option<usize>,
    before: G::Position,
    play: G::Move,
    came: Came<G>,
}

/// A step that was made.
pub(super) struct Made<'c, G: Game> {
    pub(super) before: &'c G::Position,
    pub(super) play: &'c G::Move,
    pub(super) after: &'c G::Position,
    /// Which of the awards of the course are its own.
    pub(super) awards: Range<usize>,
    /// Who got something of which it is not known how much.
    pub(super) open: Vec<(usize, Unit)>,
}

/// What came of a step.
enum Came<G: Game> {
    /// It was made; these awards of the course are its own.
    Made(Range<usize>),
    /// Why not, and the table it was judged on: after the steps taken for granted, which no refused move makes.
    Refused(NotMade<G::Refusal>, G::Position),
    /// It would be legal if a refused one had been another move.
    Follows,
}

impl<G: Game> Came<G> {
    fn outcome(&self) -> Outcome {
        match self {
            Self::Made(_) => Outcome::Legal,
            Self::Refused(NotMade::Illegal(_), _) => Outcome::Illegal,
            Self::Refused(NotMade::Open(_), _) | Self::Follows => Outcome::Undecided,
        }
    }
}

impl<G: Game> MoveLog<G> {
    fn from(start: G::Position) -> Self {
        Self { steps: Vec::new(), awards: Record::default(), end: start, unsure: usize::MAX, left: Vec::new() }
    }

    fn make(&mut self, index: Option<usize>, play: G::Move, rulings: &G::Rulings) {
        let (before, first) = (self.end.clone(), self.awards.0.len());
        G::carry_out(&mut self.end, &play, rulings, &mut self.awards);
        self.steps.push(Step { index, before, play, came: Came::Made(first..self.awards.0.len()) });
    }

    /// The move that is not decided, if one is, and what would have to be known.
    pub(super) fn open<'c>(&'c self, told: &'c ParsedCase<G>) -> Option<(Refused<'c, G>, &'c [G::Refusal])> {
        let Step { index, play, came: Came::Refused(NotMade::Open(why), position), .. } = self.steps.last()? else { return None };
        let ParsedCase { names, entries, rulings, .. } = told;
        let refused = Refused { n: names, position, rulings, play, place: &entries.get((*index)?)?.place };
        Some((refused, why))
    }

    /// Takes back all steps that were made after the first so many.
    fn undo(&mut self, steps: usize) {
        if let Some(Step { before, came: Came::Made(awards), .. }) = self.steps.drain(steps..).next() {
            self.awards.0.truncate(awards.start);
            self.end = before;
        }
    }

    /// Makes every step that leaves no choice.
    fn settle(&mut self, rulings: &G::Rulings) {
        while let Some(step) = G::forced(&self.end, rulings) {
            self.make(None, step, rulings);
        }
    }

    /// What everybody has after the moves of the case, and at each moment at which it is counted on.
    pub(super) fn stages(&self, before: &[Amount], rulings: &G::Rulings) -> Vec<Vec<Stage>> {
        let moves = self.steps.iter().rposition(|step| step.index.is_some()).map_or(0, |last| last + 1);
        let now = if moves == 0 { before.to_vec() } else { G::scores(self.after(moves - 1)) };
        let mut moments = vec![(Moment::Now, now, Doubt::No)];
        for (at, step) in self.steps.iter().enumerate().skip(moves) {
            let moment = G::moment(&step.play);
            moments.retain(|(known, ..)| *known != moment);
            let doubt = if at < self.unsure { Doubt::No } else { Doubt::GoesOn };
            moments.push((moment, G::scores(self.after(at)), doubt));
        }
        let choices = if G::is_pending(&self.end, rulings) { G::legal(&self.end, rulings) } else { Vec::new() };
        let of = |index: usize| {
            let seat = index / G::UNITS.len();
            // What waits for a choice of this player is not counted yet.
            let chooses = |play| G::mover(play).is_none_or(|mover| mover.index() == seat);
            let until = G::chooses_until(&self.end, seat);
            let counted = if until.is_some() || choices.iter().any(chooses) { 1 } else { moments.len() };
            let once_chosen = |moment| Some(Stage { moment, count: G::once_chosen(&self.end, seat, rulings)?, doubt: Doubt::No });
            let mut stages: Vec<_> = moments[..counted]
                .iter()
                .map(|(moment, counts, doubt)| Stage { moment: *moment, count: counts[index], doubt: *doubt })
                .chain(until.and_then(once_chosen))
                .collect();
            stages.dedup_by_key(|stage| (stage.count.least(), stage.count.most()));
            stages
        };
        (0..before.len()).map(of).collect()
    }

    /// What all steps brought, in order: to whom, how much, why.
    pub(super) fn awards(&self) -> &[(usize, Amount, G::Reason)] {
        &self.awards.0
    }

    /// The table that the moves start from.
    pub(super) fn start(&self) -> &G::Position {
        self.steps.first().map_or(&self.end, |first| &first.before)
    }

    /// The table after a step that was made.
    fn after(&self, step: usize) -> &G::Position {
        match self.left.iter().find(|(before, _)| *before == step + 1) {
            Some((_, table)) => table,
            None => self.steps.get(step + 1).map_or(&self.end, |next| &next.before),
        }
    }

    /// The steps that were made, in order.
    pub(super) fn made(&self) -> impl Iterator<Item = Made<'_, G>> {
        self.steps.iter().enumerate().filter_map(|(at, Step { before, play, came, .. })| {
            let Came::Made(awards) = came else { return None };
            let open = self.awards()[awards.clone()].iter().filter(|(_, amount, _)| amount.known().is_none());
            let open = open.map(|(seat, _, reason)| (*seat, G::unit(reason))).collect();
            Some(Made { before, play, after: self.after(at), awards: awards.clone(), open })
        })
    }

    /// What came of each move of the case, as far as they were judged.
    pub(super) fn outcomes(&self) -> Vec<Outcome> {
        self.steps.iter().filter(|step| step.index.is_some()).map(|step| step.came.outcome()).collect()
    }

    /// Tells apart what has a fault of its own from what would be legal had a refused move before it been another one.
    pub(super) fn tell_what_follows(&mut self, told: &ParsedCase<G>) {
        let mut instead = Instead::<G>::nothing();
        for at in 0..self.steps.len() {
            let (step, after) = match &mut self.steps[at..] {
                [step, next, ..] => (step, &next.before),
                [step] => (step, &self.end),
                [] => return,
            };
            let Some((entry, later)) = step.index.and_then(|index| told.entries.get(index..)?.split_first()) else { continue };
            match &mut step.came {
                Came::Made(_) => instead.go_on(entry, later, after, &told.rulings),
                Came::Refused(NotMade::Illegal(refusals), position) => {
                    if instead.follows(entry, later, position, refusals, told) {
                        step.came = Came::Follows;
                    }
                }
                Came::Refused(NotMade::Open(_), _) | Came::Follows => {}
            }
        }
    }

    /// The course in words, with the table after each step where `positions` asks for it.
    pub(super) fn say(&self, told: &ParsedCase<G>, positions: bool) -> Vec<Judged> {
        let ParsedCase { names, rulings, entries, .. } = told;
        let mut after_refusal = None;
        let say = |(at, step): (usize, &Step<G>)| {
            let Step { index, before, play, came } = step;
            let (says, findings, awards, after) = match came {
                Came::Made(awards) => {
                    let awards = self.awards()[awards.clone()].iter().map(|award| told.say_award(award)).collect();
                    (G::say_legal(names, before, rulings, play), Vec::new(), awards, self.after(at))
                }
                Came::Refused(why, position) => {
                    let place = index.and_then(|index| entries.get(index)).map(|entry| entry.place.clone()).unwrap_or_default();
                    let refused = Refused { n: names, position, rulings, play, place: &place };
                    let findings = why.refusals().iter().map(|refusal| G::say_refusal(&refused, refusal)).collect();
                    (G::say_move(names, before, play), findings, Vec::new(), before)
                }
                Came::Follows => (G::say_move(names, before, play), Vec::new(), Vec::new(), before),
            };
            let judged = Judged {
                index: *index,
                says,
                play: G::write_move(names, before, play),
                outcome: came.outcome(),
                findings,
                conditions: Vec::new(),
                awards,
                scores: G::scores(after),
                position: positions.then(|| told.write(after)),
                after_refusal,
            };
            after_refusal = after_refusal.or(index.filter(|_| judged.outcome != Outcome::Legal));
            judged
        };
        self.steps.iter().enumerate().map(say).collect()
    }
}

impl<G: Game> CaseRun<'_, G> {
    /// Judges and makes the moves in order. Steps without a choice that a move takes for granted are carried out before it.
    pub(super) fn course(&self, start: G::Position, rulings: &G::Rulings, asked: &Asked) -> MoveLog<G> {
        let mut course = MoveLog::<G>::from(start);
        let mut later = &self.told.entries[..];
        for (index, entry) in self.told.entries.iter().enumerate() {
            later = later.get(1..).unwrap_or_default();
            let taken = course.steps.len();
            while let Some(step) = G::implied_step(&course.end, &entry.play, later, rulings) {
                course.make(None, step, rulings);
            }
            // Where no steps lead to what somebody does, none is taken for it.
            if G::mover(&entry.play).is_some() && !G::is_due(&course.end, &entry.play) {
                course.undo(taken);
            }
            let mut refusals = Vec::new();
            G::judge(&course.end, &entry.play, rulings, &mut refusals);
            let is_refused = self.refused.contains(&index);
            let why = match NotMade::by(refusals) {
                None if is_refused => NotMade::Illegal(Vec::new()),
                None => {
                    course.make(Some(index), entry.play.clone(), rulings);
                    continue;
                }
                Some(NotMade::Open(why)) if is_refused => NotMade::Illegal(why),
                Some(why) => why,
            };
            let position = course.end.clone();
            // What follows an undecided move follows on it: judged without it, a legal move might be refused.
            let is_open = matches!(why, NotMade::Open(_));
            if !is_open {
                course.undo(taken);
            }
            let (before, play) = (course.end.clone(), entry.play.clone());
            course.steps.push(Step { index: Some(index), before, play, came: Came::Refused(why, position) });
            if is_open || asked.stop_at_refusal {
                return course;
            }
        }
        if asked.to_end {
            course.settle(rulings);
            while asked.due
                && let Some((table, unsure)) = G::due(&course.end, rulings)
            {
                course.left.push((course.steps.len(), std::mem::replace(&mut course.end, table)));
                if unsure {
                    course.unsure = course.unsure.min(course.steps.len());
                }
                course.settle(rulings);
            }
        }
        course
    }
}

/// Makes a move of which nobody wants to know what it brings.
pub(super) fn make_quietly<G: Game>(position: &mut G::Position, play: &G::Move, rulings: &G::Rulings) {
    G::carry_out(position, play, rulings, &mut Tally::default());
}

/// Makes every step that leaves no choice, likewise.
pub(super) fn settle<G: Game>(position: &mut G::Position, rulings: &G::Rulings) {
    while let Some(step) = G::forced(position, rulings) {
        make_quietly::<G>(position, &step, rulings);
    }
}
