//! Cases that leave facts open, judged in each world that fits: of what everything hangs on, and of what moves ask for.

use super::case_run::CaseRun;
use super::joining::join;
use super::messages::{THEN_MOVE, is_of_table, is_open_then, message, then_move};
use super::split::{CHOICE, Split, grant_alike, is_so};
use super::{Asked, ParsedCase, refused};
use crate::game::reasons::Tell;
use crate::game::{Alike, Audit, Choice, Covers, Game, Parts, Question, Refused, World};
use crate::verdict::{Dependence, Finding, Judged, Outcome, Reading, Severity, Source, Verdict};
use crate::words::{Arg, Message};
use serde_json::Value;
use std::cell::Cell;
use std::rc::Rc;

/// A case is judged in so many worlds at most; where it would take more, each fact is tried by itself.
const MOST_WORLDS: usize = 4096;
/// And so many moves in all of them together: enough for five takes onto lines and rows of which nothing is told.
const MOST_JUDGED: usize = 20_000;
/// In the first worlds, so many, it is asked what other answers to the rulings would change.
const MOST_READ: usize = 64;
/// More conditions of a move than so many are no answer, beside what is taken for granted.
const MOST_CONDITIONS: usize = 6;
/// A question in the worlds of another is asked so deep, as far as the stack of a thread allows.
const MOST_DEEP: usize = 48;
/// Of more ways than so many to make a choice the plainest alone is judged.
const MOST_WAYS: usize = 5;

fn most_worlds<G: Game>(told: &ParsedCase<G>) -> usize {
    MOST_WORLDS.min(MOST_JUDGED / told.entries.len().max(1))
}

/// A verdict, with the position after its moves where that is one.
pub(super) type Judgement<G> = (Verdict, Option<Box<<G as Parts>::Position>>);

/// In which worlds of a fact it is asked what follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Followed {
    /// In all.
    All,
    /// In all, but for the first as if of each fact behind it the first world were so: each is tried by itself.
    OneByOne,
    /// In the first: what follows is as it is there.
    First,
}

/// What all worlds of a case share.
struct Budget {
    /// How many more it may be judged in.
    worlds: Cell<usize>,
    /// Whether it would take more.
    ran_out: Cell<bool>,
    /// In how many more of them it is asked what other answers to the rulings would change; and what is asked in the others.
    to_read: Cell<usize>,
    unread: Asked,
}

impl Budget {
    /// Whether that is asked in one more of them.
    fn reads(&self) -> bool {
        self.to_read.replace(self.to_read.get().saturating_sub(1)) > 0
    }
}

/// A case, judged in the worlds that it may stand for.
pub(super) struct Worlds<'a, G: Game> {
    pub(super) told: &'a ParsedCase<G>,
    asked: &'a Asked,
    followed: Followed,
    budget: Rc<Budget>,
    /// See [`CaseRun::refused`].
    refused: Vec<usize>,
    /// In the worlds of how many questions, one in the other.
    depth: usize,
}

/// A world that fits what is told, with the verdict in it and the position after its moves.
pub(super) struct Fitting<'q, G: Game> {
    pub(super) world: &'q World<G::Draft>,
    pub(super) verdict: Verdict,
    pub(super) end: Option<Box<G::Position>>,
}

/// The worlds of a question that fit, each with its audit.
type Audited<'q, G> = Vec<(&'q World<<G as Parts>::Draft>, Audit<G>)>;

/// The worlds of what a move asks for that fit, each with the case in which they are judged.
type Answers<'q, G> = Vec<(Worlds<'q, G>, &'q World<<G as Parts>::Draft>, Audit<G>)>;

impl<'a, G: Game> Worlds<'a, G> {
    pub(super) fn of(told: &'a ParsedCase<G>, asked: &'a Asked) -> Self {
        let unread = Asked { one_reading: true, ..asked.clone() };
        let [worlds, to_read] = [most_worlds(told), MOST_READ].map(Cell::new);
        let budget = Rc::new(Budget { worlds, ran_out: Cell::new(false), to_read, unread });
        Self { told, asked, followed: Followed::All, budget, refused: Vec::new(), depth: 0 }
    }

    /// Those of another case, judged in the same way.
    pub(super) fn anew<'b>(&self, told: &'b ParsedCase<G>) -> Worlds<'b, G>
    where
        'a: 'b,
    {
        Worlds { followed: self.followed, ..Worlds::of(told, self.asked) }
    }

    /// Whether any of the worlds was needed.
    fn is_split(&self) -> bool {
        self.budget.worlds.get() < most_worlds(self.told)
    }

    fn run<'h>(&'h self, draft: &'h G::Draft) -> CaseRun<'h, G> {
        CaseRun { refused: &self.refused, ..CaseRun::of(self.told, draft) }
    }

    /// The verdict that holds for every table that the case may describe.
    pub(super) fn judge(&self) -> Judgement<G> {
        let (mut verdict, mut end) = self.in_all_worlds();
        if self.budget.ran_out.get()
            && let Some(one_by_one) = self.one_by_one(&verdict)
        {
            (verdict, end) = (one_by_one, None);
        }
        // What is ruled out may not even be asked under another ruling.
        let asks = |judged: &Judged| {
            judged.outcome == Outcome::Undecided || judged.findings.iter().any(|found| found.message.id() == RULED_OUT)
        };
        let is_open = verdict.moves.iter().any(asks);
        // What could not be decided then may be decided in the worlds of what is not told.
        let is_open_then = |other: &Dependence| other.changes.iter().any(is_open_then);
        let hangs = verdict.rulings.iter().any(|reading| reading.otherwise.iter().any(is_open_then));
        if (is_open || hangs || self.is_split()) && !self.asked.one_reading {
            // How a move comes out in one world is not how it comes out.
            let is_of_world = |other: &Dependence| other.changes.iter().any(|change| change.id() == THEN_MOVE);
            let is_known = |other: &Dependence| if self.is_split() { !is_of_world(other) } else { !is_open_then(other) };
            verdict.rulings.iter_mut().for_each(|reading| reading.otherwise.retain(is_known));
            verdict.rulings.retain(|reading| reading.source != Source::Default || !reading.otherwise.is_empty());
            self.name_others(&mut verdict);
        }
        grant_alike(&mut verdict);
        (verdict, end)
    }

    /// The verdict in every world that fits. What is refused in all of them leaves no trace in what is asked for the other moves.
    pub(super) fn in_all_worlds(&self) -> Judgement<G> {
        let (judged, is_split) = self.with_refused();
        if is_split && !self.asked.stop_at_refusal { refused::forget(self, judged) } else { judged }
    }

    /// The verdict in every world that fits, with what refused moves have asked for; and whether there are several worlds.
    pub(super) fn with_refused(&self) -> (Judgement<G>, bool) {
        let ParsedCase { draft, entries, .. } = self.told;
        let beginning = G::beginning(draft, entries);
        let judged = match &beginning {
            Some(question) => self.begin(question),
            None => self.judge_draft(draft),
        };
        (judged, beginning.is_some() || self.is_split())
    }

    /// The verdict on a case like this one, where what follows a fact is asked in its first world alone.
    fn in_first_worlds(&self, told: &ParsedCase<G>) -> Verdict {
        Worlds { followed: Followed::First, ..Worlds::of(told, &self.budget.unread) }.in_all_worlds().0
    }

    /// The verdict where each fact is tried by itself, if that is another: what moves bring is not counted in all worlds then.
    fn one_by_one(&self, known: &Verdict) -> Option<Verdict> {
        let worlds = Worlds { followed: Followed::OneByOne, ..Worlds::of(self.told, self.asked) };
        let mut verdict = worlds.in_all_worlds().0;
        let is_same = |(here, there): (&Judged, &Judged)| (here.outcome, &here.conditions) == (there.outcome, &there.conditions);
        let are_same = verdict.moves.len() == known.moves.len() && verdict.moves.iter().zip(&known.moves).all(is_same);
        if worlds.budget.ran_out.get() || are_same {
            return None;
        }
        if verdict.moves.iter().any(|judged| !judged.awards.is_empty()) || !verdict.due.is_empty() {
            verdict.claims = self.told.open_claims(|_| message("too-many-worlds"));
            verdict.moves.iter_mut().for_each(|judged| (judged.awards, judged.scores) = Default::default());
            (verdict.scores, verdict.ledger, verdict.due) = Default::default();
            (verdict.ranking, verdict.unranked) = Default::default();
        }
        Some(Verdict { after: None, ..verdict })
    }

    /// Names the rulings under whose other answers moves come out otherwise once what they ask for is told.
    fn name_others(&self, verdict: &mut Verdict) {
        let run = CaseRun::of(self.told, &self.told.draft);
        // What would do here in the first place would do there.
        let moves = |verdict: &Verdict| -> Vec<(Outcome, Vec<Option<Value>>)> {
            let moves = verdict.moves.iter().filter(|judged| judged.index.is_some());
            let hangs_on = |judged: &Judged| {
                let conditions = judged.conditions.iter().filter(|condition| !condition.is_presupposed);
                conditions.map(|condition| condition.told.first().cloned()).collect()
            };
            moves.map(|judged| (judged.outcome, hangs_on(judged))).collect()
        };
        let here = moves(&self.in_first_worlds(self.told));
        for ((index, answer), rulings) in run.other_rulings() {
            let there = moves(&self.in_first_worlds(&self.told.under(rulings)));
            let both = here.iter().zip(&there);
            let Some((at, (here, then))) = both.enumerate().find(|(_, (here, there))| here != there) else { continue };
            let change = then_move(at, Some(then.0).filter(|then| *then != here.0));
            name_too(&mut verdict.rulings, run.reading(index, vec![Dependence { answer, changes: vec![change] }]));
        }
    }

    /// The verdict on a case that leaves open something of its beginning.
    fn begin(&self, question: &Question<G::Draft>) -> Judgement<G> {
        let audits: Audited<'_, G> = self.audited(question).collect();
        let judge = |(world, audit): &(&World<G::Draft>, Audit<G>)| self.judge_audited(&world.draft, audit);
        let mut fitting: Vec<_> = audits.iter().filter(|(_, audit)| audit.position.is_some()).collect();
        let is_meant = question.covers == Covers::First
            && fitting.len() > 1
            && audits.first().is_some_and(|(_, audit)| audit.position.is_some());
        if is_meant {
            fitting.truncate(1);
        }
        let (mut verdict, end) = match fitting[..] {
            [] => {
                // Where none fits, the one with the fewest faults shows best what is wrong.
                let Some(nearest) = audits.iter().min_by_key(|(_, audit)| audit.flaws.len()) else {
                    return self.judge_draft(&self.told.draft);
                };
                let (mut verdict, end) = judge(nearest);
                // What is wrong in each of them is wrong whichever it is.
                let is_of_all = |flaw| audits.iter().all(|(_, audit)| audit.flaws.contains(flaw));
                if !nearest.1.flaws.iter().all(is_of_all) {
                    let says = message("no-world-fits").with("world", nearest.0.name.clone()).with("key", Arg::Term(question.id));
                    verdict.worked_out.insert(0, says);
                }
                return (verdict, end);
            }
            [only] if !is_meant => {
                let (mut verdict, end) = judge(only);
                verdict.worked_out.insert(0, is_so(question, only.0));
                (verdict, end)
            }
            _ => {
                let all = fitting.iter().map(|one| {
                    let (verdict, end) = judge(one);
                    Fitting { world: one.0, verdict, end }
                });
                join(self.told, &Split { question, only_at: is_meant.then_some(0), untold: None }, all.collect(), self.asked)
            }
        };
        if self.asked.goes_on(self.told.entries.len()) && !self.asked.one_reading {
            name_rulings(self.told, &audits, &mut verdict.rulings);
        }
        (verdict, end)
    }

    /// The verdict on one draft; where a move asks for a fact, in the worlds of that fact.
    fn judge_draft(&self, draft: &G::Draft) -> Judgement<G> {
        self.judge_audited(draft, &self.run(draft).audit())
    }

    /// The same, once the draft has been audited. A move that is known to be refused on every table leaves nothing judged or
    /// counted.
    fn judge_audited(&self, draft: &G::Draft, audit: &Audit<G>) -> Judgement<G> {
        let mut refused = Vec::new();
        let mut worlds = self.refusing([]);
        let (mut verdict, end) = loop {
            match worlds.judge_or_refuse(draft, audit) {
                Ok(judgement) => break judgement,
                Err(one) => {
                    worlds = worlds.refusing(one.0.index);
                    refused.push(*one);
                }
            }
        };
        for (refused, readings) in refused.into_iter().rev() {
            if let Some(judged) = verdict.moves.iter_mut().find(|judged| judged.index == refused.index) {
                *judged = refused;
            }
            readings.into_iter().for_each(|reading| name_too(&mut verdict.rulings, reading));
        }
        (verdict, end)
    }

    /// The same; or the move that turns out to be refused on every table, with the rulings on which that hangs.
    fn judge_or_refuse(&self, draft: &G::Draft, audit: &Audit<G>) -> Result<Judgement<G>, Box<(Judged, Vec<Reading>)>> {
        let run = self.run(draft);
        let (verdict, end) = run.judge(audit, if self.budget.reads() { self.asked } else { &self.budget.unread });
        let open = verdict.moves.last().filter(|judged| judged.outcome == Outcome::Undecided).and_then(|judged| judged.index);
        let Some((start, index)) = audit.position.as_ref().zip(open) else { return Ok((verdict, end)) };
        if self.depth >= MOST_DEEP {
            self.budget.ran_out.set(true);
            return Ok((verdict, end));
        }
        let course = run.course(start.clone(), &self.told.rulings, self.asked);
        let Some((refused, why)) = course.open(self.told) else { return Ok((verdict, end)) };
        let questions: Vec<_> = why.iter().filter_map(|refusal| G::asks(&refused, draft, refusal)).collect();
        let ruled_out = questions.iter().find_map(|question| Some((question, self.rules_out(question)?)));
        if let Some((question, faults)) = ruled_out
            && let Some(last) = verdict.moves.last()
        {
            return Err(Box::new((ruled_out_by(faults, last.clone(), question), verdict.rulings)));
        }
        // What was refused before it was asked is refused whatever the answer.
        let is_refused = |judged: &&Judged| judged.outcome == Outcome::Illegal && judged.index < Some(index);
        let illegal = verdict.moves.iter().filter(is_refused).filter_map(|judged| judged.index);
        let worlds = Worlds { depth: self.depth + 1, ..self.refusing(illegal) };
        let untold = verdict.moves.last().map(|judged| &judged.says);
        let ask = |question: &Question<G::Draft>, plays: &[G::Move], alike| {
            Some((worlds.ask(question, plays, index, untold)?, question.covers == Covers::Some, question.id, alike))
        };
        let is_last = index + 1 == self.told.entries.len();
        let mut choices = why.iter().filter_map(|refusal| choice(&refused, draft, refusal, is_last));
        // What is illegal in worlds that are not all may be legal in those of another question.
        let is_refused = |judged: &Judged| judged.index == Some(index) && judged.outcome == Outcome::Illegal;
        let mut answers = questions.iter().filter_map(|question| ask(question, &[], Alike::Nothing));
        let asked = answers.find(|(answer, elsewhere, ..)| !*elsewhere || !answer.0.moves.iter().any(is_refused));
        let asked = asked.or_else(|| choices.find_map(|(question, plays, alike)| ask(&question, &plays, alike)));
        let Some((answer, may_be_elsewhere, id, alike)) = asked else { return Ok((verdict, end)) };
        let (mut answer, end_then) = *answer;
        // What was judged before it was asked stands: refused for what was said then, and with the counts of every table; what
        // brings less in the worlds that are left brings that in them alone.
        let is_asked = |judged: &&Judged| judged.index == Some(index);
        let hangs_on = |judged: &Judged| judged.conditions.iter().find(|one| one.id == id && one.is_presupposed).cloned();
        let hangs = answer.moves.iter().find(is_asked).and_then(hangs_on);
        let before = verdict.moves.iter().zip(&mut answer.moves);
        for (judged, there) in before.take_while(|(judged, there)| judged.index == there.index && judged.index != Some(index)) {
            there.scores.clone_from(&judged.scores);
            let is_less = there.outcome.is_made() && there.awards != judged.awards && hangs_on(there).is_none();
            there.conditions.extend(hangs.clone().filter(|_| is_less));
            if (judged.outcome, there.outcome) == (Outcome::Illegal, Outcome::Illegal) {
                there.findings.clone_from(&judged.findings);
            }
        }
        // Under other rulings nothing may be asked at all.
        verdict.rulings.iter().for_each(|reading| name_too(&mut answer.rulings, reading.clone()));
        match answer.moves.iter().find(is_asked) {
            Some(judged) if judged.outcome == Outcome::Illegal && may_be_elsewhere => return Ok((verdict, end)),
            Some(judged) if judged.outcome == Outcome::Illegal => {
                return Err(Box::new((judged.clone(), answer.rulings)));
            }
            Some(judged) if judged.outcome.is_made() && !answer.moves.iter().any(Judged::is_open) => {
                // A claim is about what was chosen, not about an example, unless that counts for nothing.
                if may_be_elsewhere && alike < Alike::Points && judged.conditions.iter().any(|condition| condition.id == CHOICE) {
                    answer.claims = self.told.open_claims(|_| message("move-chooses").with("move", index + 1));
                }
                return Ok((answer, end_then));
            }
            _ => {}
        }
        // A claim is about every table, not only those that the question names, and so is what everybody had before.
        let is_made = answer.moves.iter().find(is_asked).is_some_and(|judged| judged.outcome.is_made());
        let Verdict { outcome, moves, unjudged, rulings, mut scores, mut ledger, .. } = answer;
        if is_made {
            scores.iter_mut().zip(&verdict.scores).for_each(|(score, all)| score.before = all.before);
        } else {
            (scores, ledger) = (verdict.scores, verdict.ledger);
        }
        Ok((Verdict { outcome, moves, unjudged, rulings, scores, ledger, ..verdict }, None))
    }

    /// The case where these moves are known to be refused on every table.
    fn refusing(&self, indices: impl IntoIterator<Item = usize>) -> Self {
        let refused = self.refused.iter().copied().chain(indices).collect();
        Worlds { refused, budget: self.budget.clone(), ..*self }
    }

    /// The verdict in the worlds of a fact that a move asks for, or of a choice that it leaves open, in each of which it is
    /// one of `plays`; none where it takes too many of them, or none fits.
    fn ask(
        &self,
        question: &Question<G::Draft>,
        plays: &[G::Move],
        index: usize,
        untold: Option<&Message>,
    ) -> Option<Box<Judgement<G>>> {
        let Some(left) = self.budget.worlds.get().checked_sub(question.worlds.len()) else {
            self.budget.ran_out.set(true);
            return None;
        };
        self.budget.worlds.set(left);
        let cases: Vec<_> = plays.iter().map(|play| self.told.with_move(index, play.clone())).collect();
        let in_worlds = self.audited(question).enumerate().filter(|(_, (_, audit))| audit.position.is_some());
        let told = |at: usize| cases.get(at).unwrap_or(self.told);
        let there = |at: usize| Worlds { told: told(at), ..self.refusing([]) };
        let fitting: Answers<'_, G> = in_worlds.map(|(at, (world, audit))| (there(at), world, audit)).collect();
        if let ([(there, world, audit)], true) = (&fitting[..], question.covers == Covers::All) {
            let (mut verdict, end) = there.judge_audited(&world.draft, audit);
            verdict.worked_out.insert(0, is_so(question, world));
            return Some(Box::new((verdict, end)));
        }
        // Where the move is illegal in some worlds only, these tell nothing but which rulings it hangs on there.
        let may_be_legal = |(there, world, audit): &(Worlds<'_, G>, &World<G::Draft>, Audit<G>)| {
            let course = |start: &G::Position| there.run(&world.draft).course(start.clone(), &self.told.rulings, self.asked);
            audit.position.as_ref().is_some_and(|start| course(start).outcomes().get(index) != Some(&Outcome::Illegal))
        };
        let (live, dead): (Answers<'_, G>, Answers<'_, G>) = fitting.into_iter().partition(may_be_legal);
        let (live, dead) = if live.is_empty() { (dead, live) } else { (live, dead) };
        let only_at = (question.covers != Covers::All || !dead.is_empty()).then_some(index);
        let mut all: Vec<Fitting<'_, G>> = Vec::new();
        for (there, world, audit) in &live {
            let follow = |followed| Worlds { followed, ..there.refusing([]) }.judge_audited(&world.draft, audit);
            let (verdict, end) = match (all.first(), self.followed) {
                (Some(first), Followed::First) => (first.verdict.clone(), None),
                (Some(_), Followed::OneByOne) => follow(Followed::First),
                _ => follow(self.followed),
            };
            all.push(Fitting { world, verdict, end });
        }
        let refused = dead.iter().filter(|_| !self.asked.one_reading);
        let refused = refused.flat_map(|(there, world, audit)| there.run(&world.draft).judge(audit, self.asked).0.rulings);
        let readings: Vec<Reading> = all.iter().flat_map(|fitting| fitting.verdict.rulings.clone()).chain(refused).collect();
        let split = Split { question, only_at, untold: untold.map(|says| (index, says)) };
        let (mut verdict, end) = (!all.is_empty()).then(|| join(self.told, &split, all, self.asked))?;
        readings.into_iter().for_each(|reading| name_too(&mut verdict.rulings, reading));
        let asked = |judged: &Judged| judged.conditions.iter().filter(|condition| !condition.is_presupposed).count();
        verdict.moves.iter().all(|judged| asked(judged) <= MOST_CONDITIONS).then(|| Box::new((verdict, end)))
    }

    /// Why a move that is legal in these worlds alone is legal in none: what the rest of the case makes impossible in each.
    fn rules_out(&self, question: &Question<G::Draft>) -> Option<Vec<Finding>> {
        let broken = |flaw: &G::Flaw| Some(flaw.say(&self.told.names)).filter(|found| found.severity == Severity::Broken);
        let asks = question.covers == Covers::Legal && self.budget.worlds.get() >= question.worlds.len();
        asks.then(|| self.audited(question).map(|(_, audit)| audit.flaws.iter().find_map(broken)).collect()).flatten()
    }

    fn audited<'q>(&'q self, question: &'q Question<G::Draft>) -> impl Iterator<Item = (&'q World<G::Draft>, Audit<G>)> {
        question.worlds.iter().map(|world| (world, self.run(&world.draft).audit()))
    }
}

/// A question with the moves that answer it, each in a world of its own, and what is the same in all of them.
type Asking<G> = (Question<<G as Parts>::Draft>, Vec<<G as Parts>::Move>, Alike);

/// The choice that a move leaves open. What follows on an example may hang on it.
fn choice<G: Game>(refused: &Refused<'_, G>, draft: &G::Draft, refusal: &G::Refusal, is_last: bool) -> Option<Asking<G>> {
    let Choice { says, mut ways, mut covers, alike } = G::choice(refused, refusal)?;
    if ways.len() > MOST_WAYS {
        (ways, covers) = (ways.into_iter().take(1).collect(), Covers::Some);
    }
    let found = G::say_refusal(refused, refusal);
    let (plays, names): (Vec<_>, Vec<_>) = ways.into_iter().unzip();
    let told = plays.iter().map(|play| G::write_move(refused.n, refused.position, play));
    let worlds = told.zip(names).map(|(told, name)| World { told, name, draft: draft.clone() }).collect();
    let says = says.with("others", covers == Covers::Some);
    let question = Question::needed(CHOICE, refused.place.clone(), found.rule, says, worlds);
    // What can only be done in one way is no choice.
    let is_free = alike > Alike::Nothing && (is_last || covers != Covers::Some) || covers == Covers::Legal && plays.len() == 1;
    Some((question.covering(covers).presupposed(is_free), plays, if is_last { alike } else { Alike::Nothing }))
}

/// The sentence of a move whose condition the rest of the case rules out.
const RULED_OUT: &str = "ruled-out";

/// A move that would be legal only if something were so that cannot be.
fn ruled_out_by<D>(faults: Vec<Finding>, mut judged: Judged, question: &Question<D>) -> Judged {
    let names: Arg = question.worlds.iter().map(|world| world.name.clone()).collect();
    let says = question.says.clone().with("worlds", names).with("all", true);
    let fault = faults.into_iter().map(Some).reduce(|one, other| one?.spanning(&other?)).flatten();
    let fault = fault.map_or(Arg::Term("none"), |fault| fault.message.into());
    let found = message(RULED_OUT).with("move", judged.says.clone()).with("says", says);
    let found = found.with("key", question.key()).with("fault", fault);
    let place = judged.findings.first().map_or_else(|| question.place.clone(), |finding| finding.place.clone());
    judged.findings = vec![Finding::of(found, Severity::Broken, question.rule, place)];
    judged.outcome = Outcome::Illegal;
    judged
}

/// One more reading: what it would change beside what is known of its ruling. What is counted tells more than how a table looks.
pub(super) fn name_too(readings: &mut Vec<Reading>, reading: Reading) {
    let Some(known) = readings.iter_mut().find(|known| known.ruling.name == reading.ruling.name) else {
        return readings.push(reading);
    };
    for other in reading.otherwise {
        match known.otherwise.iter_mut().find(|there| there.answer == other.answer) {
            Some(there) if is_of_table(there) => *there = other,
            Some(_) => {}
            None => known.otherwise.push(other),
        }
    }
}

/// Names the rulings under whose other answers other worlds would fit.
fn name_rulings<G: Game>(told: &ParsedCase<G>, audits: &[(&World<G::Draft>, Audit<G>)], readings: &mut Vec<Reading>) {
    let run = CaseRun::of(told, &told.draft);
    let now: Vec<bool> = audits.iter().map(|(_, audit)| audit.position.is_some()).collect();
    for ((index, answer), rulings) in run.other_rulings() {
        let fits_then = |((one, audit), &fits): (&(&World<G::Draft>, Audit<G>), &bool)| match audit.asked.contain(index) {
            true => G::audit(&one.draft, &rulings).position.is_some(),
            false => fits,
        };
        let then: Vec<bool> = audits.iter().zip(&now).map(fits_then).collect();
        if then == now || !then.contains(&true) {
            continue;
        }
        let worlds: Arg = audits.iter().zip(then).filter(|(_, fits)| *fits).map(|((one, _), _)| one.name.clone()).collect();
        let change = message("then-worlds").with("worlds", worlds);
        let then = run.reading(index, vec![Dependence { answer, changes: vec![change] }]);
        // What would change in the world that fits now says nothing of the others.
        let known = readings.iter_mut().find(|reading| reading.ruling.name == then.ruling.name);
        known.into_iter().for_each(|known| known.otherwise.retain(|other| other.answer != answer));
        name_too(readings, then);
    }
}
