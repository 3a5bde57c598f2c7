//! A case whose tables are told in part, judged without the moves that are refused on all of them.
//!
//! Refused moves ask for worlds too. What these leave behind (fewer of them for later moves, bounds that are joined) is no part
//! of the verdict on the others, which are judged as if the refused ones stood nowhere.

use super::worlds::{Judgement, Worlds, name_too};
use super::{Asked, ParsedCase};
use crate::game::Game;
use crate::verdict::{Judged, Outcome, Score, Verdict};

/// So many refused moves are left out one after the other, and then the rest at once.
const ONE_BY_ONE: usize = 4;

/// The verdict on a case, given the one that was reached with all of its moves.
pub(super) fn forget<G: Game>(told: &ParsedCase<G>, asked: &Asked, (before, end): Judgement<G>) -> Judgement<G> {
    let is_refused = |judged: &&Judged| judged.index.is_some() && (judged.outcome == Outcome::Illegal || judged.follows());
    let mut refused: Vec<Judged> = before.moves.iter().filter(is_refused).cloned().collect();
    // Where the course stops, a move only follows in some worlds.
    if before.unjudged.is_some() {
        refused.pop_if(|judged| {
            judged.outcome == Outcome::Undecided && before.moves.last().is_some_and(|last| last.index == judged.index)
        });
    }
    let all: Vec<usize> = refused.iter().filter_map(|judged| judged.index).collect();
    let Some(&first) = all.first() else { return (before, end) };
    // What is refused behind another may be so only because of what that one asked for.
    let mut left_out = vec![first];
    let (mut verdict, end) = loop {
        let (verdict, end) = judge_without(told, asked, &left_out);
        let is_made = |index| verdict.moves.iter().any(|judged| judged.index == Some(index) && judged.outcome.is_made());
        match all.iter().find(|&&index| !left_out.contains(&index) && !is_made(index)) {
            None => break (verdict, end),
            Some(&next) if left_out.len() < ONE_BY_ONE => left_out.push(next),
            Some(_) => left_out.clone_from(&all),
        }
    };
    if left_out.len() == told.entries.len() {
        // Where no move is left, only the refused ones tell what there is to say, but for what is counted.
        let Verdict { scores, ledger, .. } = verdict;
        return (Verdict { scores: without_stages(scores), ledger, ..before }, end);
    }
    refused.retain(|judged| judged.index.is_some_and(|index| left_out.contains(&index)));
    refused.into_iter().for_each(|refused| put_in(&mut verdict, refused));
    verdict.moves.iter_mut().filter(|judged| judged.index > Some(first)).for_each(|judged| judged.after_refusal = Some(first));
    let judged = verdict.moves.iter().filter(|judged| judged.index.is_some()).count();
    let not_judged = verdict.unjudged.take().map(|(_, why)| (told.entries.len() - judged, why));
    verdict.unjudged = not_judged.filter(|(count, _)| *count > 0);
    verdict.outcome = verdict.outcome.max(before.outcome);
    // What a case with a refused move leads to is not counted.
    verdict.due.clear();
    verdict.scores = without_stages(verdict.scores);
    // What would be otherwise for a refused move only the case with it tells.
    let mut rulings = before.rulings;
    verdict.rulings.drain(..).for_each(|reading| name_too(&mut rulings, reading));
    (Verdict { rulings, claims: before.claims, unheard: before.unheard, ..verdict }, end)
}

fn without_stages(scores: Vec<Score>) -> Vec<Score> {
    scores.into_iter().map(|score| Score { stages: Vec::new(), ..score }).collect()
}

/// The verdict on a case without some of its moves.
fn judge_without<G: Game>(told: &ParsedCase<G>, asked: &Asked, left_out: &[usize]) -> Judgement<G> {
    let kept: Vec<usize> = (0..told.entries.len()).filter(|index| !left_out.contains(index)).collect();
    let entries = kept.iter().map(|&index| told.entries[index].clone()).collect();
    let without = ParsedCase { entries, stated: told.stated.clone(), ..told.under(told.rulings) };
    let (mut verdict, end) = Worlds::of(&without, asked).with_refused().0;
    for index in verdict.moves.iter_mut().filter_map(|judged| judged.index.as_mut()) {
        *index = kept[*index];
    }
    (verdict, end)
}

/// Puts a refused move between those that are kept, with what everybody has there.
fn put_in(verdict: &mut Verdict, mut refused: Judged) {
    let moves = &mut verdict.moves;
    let at =
        moves.iter().rposition(|judged| judged.index.is_some_and(|index| Some(index) < refused.index)).map_or(0, |last| last + 1);
    match at.checked_sub(1).map(|last| &moves[last]) {
        Some(last) => (refused.scores, refused.position) = (last.scores.clone(), last.position.clone()),
        None => refused.scores = verdict.scores.iter().map(|score| score.before).collect(),
    }
    let is_last = moves[at..].iter().all(|judged| judged.index.is_none());
    // What stands behind an undecided move is not judged.
    if verdict.unjudged.is_none() || !is_last {
        moves.insert(at, refused);
    }
}
