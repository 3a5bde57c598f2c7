//! Whether a draft is possible: every flaw at once.
//!
//! A check may call impossible only what no legal course of play reaches under the rulings in force, and says beside it why. What
//! only a rare course of play explains is a doubt. Two habits keep one slip from being reported twice:
//!
//! - What is wrong in itself (a tile on another colour's star) is left out of every later count ([`boards::Trusted`]).
//! - Counts that have to be exact are compared only when nothing was left out that way.
//!
//! The order: each board (`boards`), boards against round and phase (`progress`), the score (`score`), the marker (`marker`),
//! factories and centre (`offer`), whose turns the takes were (`turns`) and the placements (`playing`), what a single take
//! brought (`takes`), supply, bag and tower against what is built, then all tiles together (`supply`); and where all that agrees,
//! what the scores have lost (`losses`). `turns` asks which bonus tiles might be left to choose if untold, and `build` makes the
//! position.

mod boards;
mod build;
mod losses;
mod marker;
mod offer;
mod playing;
mod progress;
mod score;
mod supply;
mod table;
mod takes;
mod turns;

use super::notation::PHASE_WORDS;
use super::pieces::ROUNDS;
use super::reasons::{Assumed, Flaw};
use super::wording::say_phase;
use super::{Draft, Rulings, SummerPavilion, rules};
use crate::game::{self, Auditor, Entry, Question, World, it_is, without_scores};
use crate::games::summer_pavilion::{Move, Names, Phase};
use crate::verdict::{Rule, TrackedRulings};
use table::Table;

/// The world of a draft in its phase.
fn in_phase(draft: Draft) -> World<Draft> {
    let (told, name) = (PHASE_WORDS.name(draft.phase).into(), say_phase(&Names::of(&draft), draft.phase));
    World { told, name, draft }
}

impl Auditor for SummerPavilion {
    const LASTING: &'static [&'static Rule] = &[
        &rules::ONE_BOARD_EACH,
        &rules::STAR_OF_ITS_COLOUR,
        &rules::CENTRE_STAR,
        &rules::MONOCHROME_CHOICE,
        &rules::KEEP_UP_TO_FOUR,
    ];

    fn beginning(draft: &Draft, _: &[Entry<Move>]) -> Option<Question<Draft>> {
        let worlds: Vec<_> = draft.phases().into_iter().map(in_phase).collect();
        (!worlds.is_empty()).then(|| Question::of_key("phase", it_is("phase"), &rules::THREE_PHASES, worlds))
    }
    fn completed(draft: &Draft, entries: &[Entry<Move>]) -> Option<(Draft, Vec<Assumed>)> {
        super::completed::completed(draft, entries)
    }
    fn without_scores(draft: &Draft, flaws: &[Flaw]) -> Option<(Draft, Vec<usize>)> {
        let (names, take) = (Names::of(draft), |draft: &mut Draft, seat: usize| draft.players.get_mut(seat)?.score.take());
        without_scores(draft, flaws.iter().flat_map(|flaw| flaw.scores(&names)), take)
    }
    fn audit(draft: &Draft, rulings: &Rulings) -> Audit {
        let mut audit = Audit::default();
        let rulings = TrackedRulings::new(*rulings);
        let table = examine(draft, &rulings, &mut audit);
        if audit.is_possible()
            && let Some((round, flaws)) = in_no_round(draft, &rulings)
        {
            audit.worked_out.push(Assumed::NoRound(round));
            audit.flaws.extend(flaws);
        }
        if audit.is_possible() {
            let turns = turns::possible(&table);
            audit.worked_out.extend((!table.out.is_empty()).then_some(Assumed::Passed(table.out)));
            if draft.turn.is_none() && turns.len() == 1 {
                audit.worked_out.extend(turns.first().map(Assumed::Turn));
            }
            audit.position = Some(build::position(&table, turns, turns::may_owe(&table, turns)));
        }
        audit.asked = rulings.asked();
        audit
    }
}

/// What the checks write to.
type Audit = game::Audit<SummerPavilion>;

/// Every check.
fn examine<'a>(draft: &'a Draft, rulings: &'a TrackedRulings<Rulings>, audit: &mut Audit) -> Table<'a> {
    let mut table = Table::read(draft, rulings, audit);
    progress::check(&table, audit);
    score::check(&table, audit);
    marker::check(&table, audit);
    offer::check(&mut table, audit);
    if matches!(table.draft.phase, Phase::Offer | Phase::Play) && audit.is_possible() {
        audit.flaw(turns::check(&table));
    }
    if table.draft.phase == Phase::Offer && audit.is_possible() {
        audit.flaw(takes::check(&table));
    }
    supply::check(&table, audit);
    supply::check_reach(&table, audit);
    supply::check_colours(&table, audit);
    if audit.is_possible() {
        losses::check(&table, audit);
    }
    table
}

/// What is wrong with a draft in the round in which the least is, if it does not tell the round and fits none.
fn in_no_round(draft: &Draft, rulings: &TrackedRulings<Rulings>) -> Option<(u8, Vec<Flaw>)> {
    let last = match draft.phase {
        _ if draft.round.is_some() => return None,
        Phase::Offer | Phase::Play => ROUNDS,
        Phase::Preparation => ROUNDS - 1,
        Phase::Setup | Phase::End | Phase::Over => return None,
    };
    let mut nearest: Option<(u8, Vec<Flaw>)> = None;
    for round in 1..=last {
        let mut audit = Audit::default();
        examine(&Draft { round: Some(round), ..draft.clone() }, rulings, &mut audit);
        if audit.is_possible() {
            return None;
        }
        if nearest.as_ref().is_none_or(|(_, flaws)| audit.flaws.len() < flaws.len()) {
            nearest = Some((round, audit.flaws));
        }
    }
    nearest
}
