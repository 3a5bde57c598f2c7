//! What holds if nothing lies where a case tells nothing: the likely answer, beside the one that is certain.

use super::messages::message;
use super::split::is_so;
use super::worlds::Worlds;
use super::{Asked, ParsedCase};
use crate::game::Game;
use crate::game::reasons::Tell;
use crate::verdict::{Conclusion, Conditional, Outcome, Reply, Verdict};
use crate::words::{Arg, Message};

/// The verdict on the draft with nothing where the case tells nothing, if that answers something which `verdict` leaves open.
pub(super) fn verdict<G: Game>(told: &ParsedCase<G>, verdict: &Verdict, asked: &Asked) -> Option<Box<Conditional>> {
    let nothing_asked = told.entries.is_empty() && !asked.to_end && !asked.legal;
    if !nothing_asked && verdict.conclusion() == Conclusion::Impossible {
        return without_scores(told, asked);
    }
    if nothing_asked || !leaves_open(verdict) {
        return None;
    }
    // Nobody has what only a refused move would need.
    let is_left_out = |index| verdict.moves.iter().any(|judged| judged.index == Some(index) && judged.leaves_no_trace());
    let entries = told.entries.iter().enumerate().filter(|(index, _)| !is_left_out(*index));
    let entries: Vec<_> = entries.map(|(_, entry)| entry.clone()).collect();
    let (draft, supposed) = G::completed(&told.draft, &entries)?;
    let then = supposing(supposed.iter().map(|supposed| supposed.say(&told.names)).collect(), told, draft, asked)?;
    // What makes a legal move illegal cannot be supposed.
    let refused = then.verdict.moves.iter().filter(|judged| judged.outcome == Outcome::Illegal);
    let is_refused = |index| refused.clone().any(|judged| judged.index == Some(index));
    let mut made = verdict.moves.iter().filter(|judged| judged.outcome.is_made()).filter_map(|judged| judged.index);
    (!made.any(is_refused)).then_some(then)
}

/// The verdict on the draft without its impossible scores, if nothing else is impossible: what comes after counts all the same.
fn without_scores<G: Game>(told: &ParsedCase<G>, asked: &Asked) -> Option<Box<Conditional>> {
    let question = G::beginning(&told.draft, &told.entries);
    let likeliest = question.as_ref().and_then(|question| Some((question, question.worlds.first()?)));
    let draft = likeliest.map_or(&told.draft, |(_, world)| &world.draft);
    let (draft, seats) = G::without_scores(draft, &G::audit(draft, &told.rulings).flaws)?;
    let world = likeliest.filter(|(question, _)| question.worlds.len() > 1).map(|(question, world)| is_so(question, world));
    let names = G::players(&told.names);
    let whose: Arg = seats.iter().filter_map(|&seat| names.get(seat)).map(String::as_str).collect();
    let left_out = message("scores-left-out").with("players", whose);
    let asked = Asked { hear_claims: false, ..asked.clone() };
    supposing(world.into_iter().chain([left_out]).collect(), told, draft, &asked)
}

/// The verdict on another draft in place of that of a case, with what that supposes; none if no position leads on from it.
fn supposing<G: Game>(supposed: Vec<Message>, told: &ParsedCase<G>, draft: G::Draft, asked: &Asked) -> Option<Box<Conditional>> {
    let asked = Asked { legal: false, after: false, positions: false, compare: false, ..asked.clone() };
    let (stated, claims) = (told.stated.clone(), told.claims.clone());
    let other = ParsedCase { draft, stated, claims, ..told.under(told.rulings) };
    let (verdict, end) = Worlds::of(&other, &asked).in_all_worlds();
    end.map(|_| Box::new(Conditional { supposed, verdict }))
}

/// Whether something that was asked has no firm answer.
fn leaves_open(verdict: &Verdict) -> bool {
    verdict.outcome == Outcome::Undecided
        || verdict.choice.is_some()
        || verdict.scores.iter().any(|score| score.after.known().is_none())
        || verdict.claims.iter().any(|claim| matches!(claim.answer, Reply::Open(_)))
}
