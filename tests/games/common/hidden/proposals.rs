//! Laws of what is refused: proposals that the referee refuses, between the moves of a course, change nothing of what it says of them.

use super::part::{Hides, Part};
use super::{Question, Survey, written};
use crate::common::{Table, names, play};
use fastrand::Rng;
use serde_json::Value;
use tilejudge::referee::Asked;
use tilejudge::verdict::{Judged, Outcome, Verdict};

use super::survey::Law;

/// How many moves are judged in a row.
const COURSE: usize = 12;
/// How often, of a hundred times, something is hidden, and how much of it then.
const HIDDEN: (u8, u8) = (40, 30);

/// A move of a course: one that was made, or one that is only proposed.
#[derive(Clone)]
struct Said {
    play: Value,
    is_proposal: bool,
}

/// Looks at some courses of a game, each with proposals in between, and notes what is found.
pub(crate) fn a_refused_proposal_leaves_no_trace<G: Hides>(
    table: &Table<G>,
    courses: usize,
    conceivable: impl Fn(&G::Position, &mut Rng) -> Vec<G::Move>,
    survey: &mut Survey,
) {
    let mut line = Vec::new();
    play(table, |position, next| line.push((position.clone(), next.cloned())));
    let open: Vec<usize> = (0..line.len() - 1).filter(|&at| G::shows_all(&line[at].0)).collect();
    let names = names::<G>(&line[0].0);
    let mut rng = Rng::with_seed(table.seed);
    for _ in 0..courses {
        let from = open[rng.usize(..open.len())];
        let to = (from + 1 + rng.usize(..COURSE)).min(line.len() - 1);
        let mut said = Vec::new();
        for (position, next) in &line[from..to] {
            while rng.u8(..3) == 0 {
                let proposal = match rng.u8(..3) {
                    0 => line[rng.usize(from.saturating_sub(COURSE)..(to + COURSE).min(line.len() - 1))].1.clone(),
                    _ => conceivable(position, &mut rng).pop(),
                };
                said.extend(proposal.map(|play| Said { play: G::write_move(&names, position, &play), is_proposal: true }));
            }
            // What leaves no choice need not be said.
            if let Some(next) =
                next.as_ref().filter(|&next| G::forced(position, &table.rulings).as_ref() != Some(next) || rng.bool())
            {
                said.push(Said { play: G::write_move(&names, position, next), is_proposal: false });
            }
        }
        let whole = written::<G>(&line[from].0);
        let share = if rng.u8(..100) < HIDDEN.0 { HIDDEN.1 } else { 0 };
        let told = Part::hide::<G>(&whole, share, &mut rng).told;
        // Where no key does, whoever moves first may tell whose turn it is.
        let misleads =
            |first: &Said| told.get("turn").is_none() && whole.get("turn").is_some_and(|turn| first.play["player"] != *turn);
        if !said.first().is_some_and(misleads) {
            hold::<G>(&told, said, &table.rulings, survey);
        }
    }
}

/// Looks at some courses of a game, each with one mistake in it: a line that is missing, two that are swapped, or another move in the place
/// of one. What follows on it is no fault of its own.
pub(crate) fn one_mistake_is_one_fault<G: Hides>(
    table: &Table<G>,
    courses: usize,
    conceivable: impl Fn(&G::Position, &mut Rng) -> Vec<G::Move>,
    survey: &mut Survey,
) {
    let mut line = Vec::new();
    play(table, |position, next| line.push((position.clone(), next.cloned())));
    let open: Vec<usize> = (0..line.len() - 2).filter(|&at| G::shows_all(&line[at].0)).collect();
    let names = names::<G>(&line[0].0);
    let mut rng = Rng::with_seed(table.seed);
    for _ in 0..courses {
        let from = open[rng.usize(..open.len())];
        let to = (from + 2 + rng.usize(..2 * COURSE)).min(line.len() - 1);
        let course = line[from..to].iter().filter_map(|(position, next)| Some((position, next.as_ref()?)));
        let mut moves: Vec<_> = course.map(|(position, next)| (G::write_move(&names, position, next), false)).collect();
        let at = rng.usize(..moves.len() - 1);
        // What a case begins with nobody does without a word.
        if at == 0 && G::forced(&line[from].0, &table.rulings).as_ref() == line[from].1.as_ref() {
            continue;
        }
        match rng.u8(..3) {
            0 => drop(moves.remove(at)),
            1 => {
                moves.swap(at, at + 1);
                (moves[at].1, moves[at + 1].1) = (true, true);
            }
            _ => {
                let position = &line[from + at].0;
                let same = |other: &G::Move| line[from + at].1.as_ref().is_some_and(|next| G::mover(next) == G::mover(other));
                let Some(other) = conceivable(position, &mut rng).into_iter().find(same) else { continue };
                moves[at] = (G::write_move(&names, position, &other), true);
            }
        }
        let question = Question {
            moves: moves.iter().map(|(play, _)| play.clone()).collect(),
            asked: Asked { one_reading: true, ..Asked::default() },
        };
        let whole = written::<G>(&line[from].0);
        let Some(verdict) = question.put::<G>(&whole, &table.rulings) else { continue };
        let is_refused = |judged: &Judged| judged.outcome == Outcome::Illegal;
        let Some((first, _)) = self::moves(&verdict).find(|(_, judged)| is_refused(judged)) else { continue };
        // Another move that is legal is no mistake that anybody could see.
        if moves[at].1 && first < at || moves[at].1 && !moves[at + 1].1 && first > at {
            continue;
        }
        // What one player alone writes from there on are proposals for one turn.
        let player = |index: usize| moves[index].0.get("player");
        if (first..moves.len()).all(|index| player(index) == player(first)) {
            continue;
        }
        for (_, judged) in self::moves(&verdict).filter(|&(index, _)| index > first && !moves[index].1) {
            let report = || {
                let chosen = crate::common::choices(&table.rulings).answers;
                format!("{}: {}\n  {chosen:?}\n  {}", judged.says, super::said(Some(judged)), question.case(&whole))
            };
            survey.note(Law::Moves, judged.outcome != Outcome::Undecided, is_refused(judged).then(report));
        }
    }
}

/// Judges a course with the proposals that are refused there, and without any.
fn hold<G: Hides>(told: &Value, mut said: Vec<Said>, rulings: &G::Rulings, survey: &mut Survey) {
    let ask = |said: &[Said], proposals: bool| {
        let moves = said.iter().filter(|said| proposals || !said.is_proposal).map(|said| said.play.clone()).collect();
        let question = Question { moves, asked: Asked { to_end: true, after: true, one_reading: true, ..Asked::default() } };
        question.put::<G>(told, rulings)
    };
    // What cannot be read is no proposal.
    said.retain(|one| !one.is_proposal || ask(&[Said { is_proposal: false, ..one.clone() }], true).is_some());
    // Only a true course: whoever leaves out too much makes another.
    let Some(without) = ask(&said, false).filter(|without| without.moves.iter().all(|judged| judged.outcome != Outcome::Illegal))
    else {
        return;
    };
    let with = loop {
        let Some(with) = ask(&said, true) else { return };
        // What is legal there, or may be, is made: it is another course. What stands behind an undecided move is not refused.
        let ends = |index| with.unjudged.is_some() && moves(&with).last().is_some_and(|(last, _)| last == index);
        let is_refused = |index: usize| {
            let judged = moves(&with).find(|(at, _)| *at == index).map(|(_, judged)| judged);
            judged.is_some_and(|judged| !judged.outcome.is_made() && !judged.is_open() && !ends(index))
        };
        match (0..said.len()).find(|&index| said[index].is_proposal && !is_refused(index)) {
            Some(index) => drop(said.remove(index)),
            None => break with,
        }
    };
    let course: Vec<&Judged> = moves(&with).filter(|(index, _)| !said[*index].is_proposal).map(|(_, judged)| judged).collect();
    let proposed = said.iter().filter(|said| said.is_proposal).count();
    let report = |what: String| {
        let moves: Vec<_> = said.iter().map(|said| said.play.clone()).collect();
        let chosen = crate::common::choices(rulings).answers;
        format!("{what}\n  {chosen:?}\n  {}", Question { moves, asked: Asked::default() }.case(told))
    };
    if proposed == 0 {
        return;
    }
    // What may follow on a refused move is left out with it: that is a shorter course.
    let is_shorter = course.iter().any(|judged| judged.follows());
    let mut alone = moves(&without).map(|(_, judged)| judged);
    for judged in course {
        let fault = alone.next().filter(|alone| alone.outcome != judged.outcome);
        let fault = fault.map(|alone| {
            report(format!("{}: {:?} instead of {:?}: {}", judged.says, judged.outcome, alone.outcome, super::said(Some(judged))))
        });
        survey.note(Law::Moves, judged.outcome != Outcome::Undecided, fault);
    }
    let missing = alone.next().map(|alone| report(format!("{} is not judged", alone.says)));
    survey.note(Law::Moves, true, missing);
    if is_shorter {
        return;
    }
    let numbers = |verdict: &Verdict| verdict.scores.iter().map(|score| (score.before, score.after)).collect::<Vec<_>>();
    // Nothing is written where phases differ in what they say of a proposal.
    let differs = with.after.is_some() && with.after != without.after;
    let table = differs.then(|| format!("the table is another: {:?}, not {:?}", with.after, without.after));
    let counts = (numbers(&with) != numbers(&without)).then(|| "the counts are others".to_owned());
    let fault = counts.or(table).or((with.ledger.len() != without.ledger.len()).then(|| "the ledger is another".to_owned()));
    survey.note(Law::Counts, true, fault.map(report));
}

/// The moves of the case that are judged, and which of it they are.
fn moves(verdict: &Verdict) -> impl Iterator<Item = (usize, &Judged)> {
    verdict.moves.iter().filter_map(|judged| Some((judged.index?, judged)))
}
