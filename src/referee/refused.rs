//! A case whose tables are told in part, judged without the moves that are refused on all of them.
//!
//! Refused moves ask for worlds too. What these leave behind (fewer of them for later moves, bounds that are joined) is no part
//! of the verdict on the others, which are judged as if the refused ones stood nowhere.

use super::ParsedCase;
use super::worlds::{Judgement, Worlds, name_too};
use crate::game::Game;
use crate::order;
use crate::verdict::{Judged, Outcome, Verdict};
use std::collections::HashSet;

/// So many times refused moves are left out one after the other, and then the rest at once; fewer times where a case has more
/// moves than `MOST_AGAIN` in all of them.
const ONE_BY_ONE: usize = 12;
const MOST_AGAIN: usize = 512;

/// The verdict on a case, given the one that was reached with all of its moves.
pub(super) fn forget<G: Game>(worlds: &Worlds<'_, G>, (before, end): Judgement<G>) -> Judgement<G> {
    let told = worlds.told;
    let mut new: Vec<Judged> = refused(&before).take(1).cloned().collect();
    let (mut left_out, mut tries) = (Vec::new(), 0);
    let one_by_one = ONE_BY_ONE.min(MOST_AGAIN / told.entries.len().max(1)).max(1);
    // What is refused behind another may be so only because of what that one asked for, or only where that is left out.
    let (mut verdict, end) = loop {
        let Some(first) = new.first().map(|judged| judged.index) else { return (before, end) };
        // What was refused behind it may not be so without it.
        left_out.retain(|known: &Judged| known.index < first);
        left_out.append(&mut new);
        let (verdict, end) = judge_without(worlds, &left_out);
        let made: HashSet<_> =
            verdict.moves.iter().filter(|judged| judged.outcome.is_made()).map(|judged| judged.index).collect();
        let here = refused(&before).filter(|judged| !made.contains(&judged.index));
        new.extend(here.chain(refused(&verdict)).filter(|judged| !is_among(&left_out, judged.index)).cloned());
        order::by_key(&mut new, |judged| judged.index);
        new.dedup_by_key(|judged| judged.index);
        if new.is_empty() || tries > one_by_one {
            break (verdict, end);
        }
        tries += 1;
        new.truncate(if tries < one_by_one { 1 } else { new.len() });
    };
    // What a case with a refused move leads to is not counted.
    verdict.scores.iter_mut().for_each(|score| score.stages.clear());
    let all = told.entries.len();
    if (left_out.len(), refused(&before).count()) == (all, all) {
        // Where no move is left, only the refused ones tell what there is to say, but for what is counted and where it leads.
        let Verdict { scores, ledger, after, .. } = verdict;
        return (Verdict { scores, ledger, after, ..before }, end);
    }
    let first = left_out.iter().filter_map(|judged| judged.index).min();
    for refused in left_out {
        // What may be legal behind those that are left out follows on them.
        let may_follow = before.moves.iter().any(|judged| judged.index == refused.index && !judged.leaves_no_trace());
        let follows = |judged: Judged| Judged { outcome: Outcome::Undecided, findings: Vec::new(), ..judged };
        put_in(&mut verdict, if may_follow { follows(refused) } else { refused });
    }
    verdict.moves.iter_mut().filter(|judged| judged.index > first).for_each(|judged| judged.after_refusal = first);
    let judged = verdict.moves.iter().filter(|judged| judged.index.is_some()).count();
    let not_judged = verdict.unjudged.take().map(|(_, why)| (told.entries.len() - judged, why));
    verdict.unjudged = not_judged.filter(|(count, _)| *count > 0);
    verdict.outcome = verdict.moves.iter().fold(verdict.outcome, |all, judged| all.max(judged.outcome));
    verdict.due.clear();
    // What would be otherwise for a refused move only the case with it tells.
    let mut rulings = before.rulings;
    verdict.rulings.drain(..).for_each(|reading| name_too(&mut rulings, reading));
    (Verdict { rulings, claims: before.claims, unheard: before.unheard, ..verdict }, end)
}

/// The moves that are refused, or would be but for what may have been made in place of such.
fn refused(verdict: &Verdict) -> impl Iterator<Item = &Judged> {
    // Where the course stops, a move only follows in some worlds.
    let last = verdict.moves.last().filter(|last| verdict.unjudged.is_some() && last.outcome == Outcome::Undecided);
    let stops_at = last.and_then(|last| last.index);
    verdict.moves.iter().filter(move |judged| judged.index.is_some() && judged.index != stops_at && judged.leaves_no_trace())
}

/// Whether a move is one of some that are in order.
fn is_among(moves: &[Judged], index: Option<usize>) -> bool {
    moves.binary_search_by_key(&index, |judged| judged.index).is_ok()
}

/// The verdict on a case without some of its moves, in order.
fn judge_without<G: Game>(worlds: &Worlds<'_, G>, left_out: &[Judged]) -> Judgement<G> {
    let told = worlds.told;
    let kept: Vec<usize> = (0..told.entries.len()).filter(|&index| !is_among(left_out, Some(index))).collect();
    let entries = kept.iter().map(|&index| told.entries[index].clone()).collect();
    let without = ParsedCase { entries, stated: told.stated.clone(), ..told.under(told.rulings) };
    let (mut verdict, end) = worlds.anew(&without).with_refused().0;
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
