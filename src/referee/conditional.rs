//! What holds if nothing lies where a case tells nothing: the likely answer, beside the one that is certain.

use super::messages::message;
use super::worlds::{Worlds, is_so};
use super::{Asked, ParsedCase};
use crate::game::Game;
use crate::game::reasons::Tell;
use crate::verdict::{Conclusion, Conditional, Outcome, Reply, Verdict};
use crate::words::Arg;

/// The verdict on the draft with nothing where the case tells nothing, if that answers something which `verdict` leaves open.
pub(super) fn verdict<G: Game>(told: &ParsedCase<G>, verdict: &Verdict, asked: &Asked) -> Option<Box<Conditional>> {
    let nothing_asked = told.entries.is_empty() && !asked.to_end && !asked.legal;
    if !nothing_asked && verdict.conclusion() == Conclusion::Impossible {
        return without_scores(told, asked);
    }
    if nothing_asked || !leaves_open(verdict) {
        return None;
    }
    let (draft, supposed) = G::completed(&told.draft, &told.entries)?;
    let asked = Asked { legal: false, after: false, positions: false, compare: false, ..asked.clone() };
    let (then, position) = Worlds::of(told, &asked).judge_draft(&draft);
    position?;
    let supposed = supposed.iter().map(|supposed| supposed.say(&told.names)).collect();
    Some(Box::new(Conditional { supposed, verdict: then }))
}

/// The verdict on the draft without its impossible scores, if nothing else is impossible: what comes after counts all the same.
fn without_scores<G: Game>(told: &ParsedCase<G>, asked: &Asked) -> Option<Box<Conditional>> {
    let question = G::beginning(&told.draft, &told.entries);
    let likeliest = question.as_ref().and_then(|question| Some((question, question.worlds.first()?)));
    let draft = likeliest.map_or(&told.draft, |(_, world)| &world.draft);
    let (draft, seats) = G::without_scores(draft, &G::audit(draft, &told.rulings).flaws)?;
    let asked = Asked { legal: false, after: false, positions: false, compare: false, hear_claims: false, ..asked.clone() };
    let (then, position) = Worlds::of(told, &asked).judge_draft(&draft);
    position?;
    let world = likeliest.filter(|(question, _)| question.worlds.len() > 1).map(|(question, world)| is_so(question, world));
    let names = G::players(&told.names);
    let whose: Arg = seats.iter().filter_map(|&seat| names.get(seat)).map(String::as_str).collect();
    let left_out = message("scores-left-out").with("players", whose);
    let supposed = world.into_iter().chain([left_out]).collect();
    Some(Box::new(Conditional { supposed, verdict: then }))
}

/// Whether something that was asked has no firm answer.
fn leaves_open(verdict: &Verdict) -> bool {
    verdict.outcome == Outcome::Undecided
        || verdict.choice.is_some()
        || verdict.scores.iter().any(|score| score.after.known().is_none())
        || verdict.claims.iter().any(|claim| matches!(claim.answer, Reply::Open(_)))
}
