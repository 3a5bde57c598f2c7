//! Whether a draft is possible: every flaw at once.
//!
//! A check may call impossible only what no legal course of play reaches under the rulings in force, and says beside it why. What
//! only a rare course of play explains is a doubt. Two habits keep one slip from being reported twice:
//!
//! - What is wrong in itself (a tile on another colour's space) is left out of every later count ([`boards::Trusted`]).
//! - Counts that have to be exact are compared only when nothing was left out that way.
//!
//! First the facts: what each board shows (`boards`), what the whole table does (`table`), what follows (`facts`). Then the
//! checks, in order, each of facts only: who keeps the "0" factory (`offer`), each board (`score`), boards against round and
//! phase (`progress`), the marker (`marker`), factories and centre (`offer`, with `ring` for the specialised ones), what was
//! taken (`supply`), how often and in whose turns (`takes`), what has left the bag and all tiles together (`supply`);
//! and where all that agrees, what the scores tell of the tiles that fell (`fallen`), first of those of the first round.
//! Results of a check are handed on to those that rest on it. `build` makes the position.

mod boards;
mod build;
mod facts;
mod fallen;
mod marker;
mod offer;
mod progress;
mod ring;
mod score;
mod supply;
mod table;
mod takes;

use super::notation::PHASE_WORDS;
use super::reasons::{Assumed, Flaw};
use super::wording::say_phase;
use super::{Azul, Draft, Rulings, rules};
use crate::game::{Audit, Auditor, Entry, Question, World, it_is, without_scores};
use crate::games::azul::{Move, Names, Phase};
use crate::verdict::{Rule, TrackedRulings};
use table::Table;

/// The world of a draft in its phase.
fn in_phase(draft: Draft) -> World<Draft> {
    let (told, name) = (PHASE_WORDS.name(draft.phase).into(), say_phase(&Names::of(&draft), draft.phase));
    World { told, name, draft }
}

impl Auditor for Azul {
    const LASTING: &'static [&'static Rule] = &[
        &rules::ONE_BOARD_EACH,
        &rules::SPACE_OF_ITS_COLOUR,
        &rules::GREY_ROW_HAS_COLOUR,
        &rules::GREY_COLUMN_HAS_COLOUR,
        &rules::LINE_HOLDS_ONE_COLOUR,
        &rules::LINE_LENGTH,
        &rules::LINE_FILLS_FROM_RIGHT,
        &rules::WALL_ROW_HAS_COLOUR,
        &rules::FULL_FLOOR_LINE,
        &rules::NEVER_BELOW_ZERO,
        &rules::GOLD_SIDES,
    ];

    fn beginning(draft: &Draft, entries: &[Entry<Move>]) -> Option<Question<Draft>> {
        let worlds: Vec<_> = super::completion::phases(draft, entries).into_iter().map(in_phase).collect();
        (!worlds.is_empty()).then(|| Question::of_key("phase", it_is("phase"), &rules::THREE_PHASES, worlds))
    }
    fn completed(draft: &Draft, entries: &[Entry<Move>]) -> Option<(Draft, Vec<Assumed>)> {
        super::completion::completed(draft, entries)
    }
    fn without_scores(draft: &Draft, flaws: &[Flaw]) -> Option<(Draft, Vec<usize>)> {
        let (names, take) = (Names::of(draft), |draft: &mut Draft, seat: usize| draft.players.get_mut(seat)?.score.take());
        without_scores(draft, flaws.iter().flat_map(|flaw| flaw.scores(&names)), take)
    }
    fn audit(draft: &Draft, rulings: &Rulings) -> Audit<Self> {
        let mut notes = Notes::default();
        let rulings = TrackedRulings::new(*rulings);
        let table = Table::read(draft, &rulings, &mut notes);
        let told = takes::told(&table);
        let kept_sound = offer::check_kept(&table, &mut notes);
        score::check(&table, &mut notes);
        progress::check(&table, &mut notes);
        marker::check(&table, &told, &mut notes);
        let factories_sound = offer::check(&table, &told, &mut notes) && kept_sound;
        // Tiles that the offer does not account for would be reported once more as too many for its round.
        let offer_sound = factories_sound && check_taken(&table, &told, &mut notes);
        supply::check(&table, offer_sound, &mut notes);
        supply::check_colours(&table, &mut notes);
        supply::check_all(&table, &mut notes);
        if notes.is_possible() && notes.passes(|notes| fallen::check_first(&table, notes)) {
            fallen::check(&table, &mut notes);
        }
        notes.position = notes.is_possible().then(|| build::position(&table, &told));
        let turn = notes.position.as_ref().and_then(|position| position.turn);
        if let (Some(turn), None) = (turn, draft.turn) {
            notes.worked_out.push(Assumed::Turn(turn));
        }
        notes.asked = rulings.asked();
        notes
    }
}

/// What the checks write down: flaws, gaps, what follows from the rest.
type Notes = Audit<Azul>;

/// What was taken in the offer of this round, each check as long as the one before finds nothing; whether none does.
fn check_taken(table: &Table<'_>, told: &[takes::TakesSeen<'_>], notes: &mut Notes) -> bool {
    !matches!(table.draft.phase, Phase::Offer | Phase::Tiling)
        || notes.passes(|notes| notes.flaw(supply::taken(table)))
            && notes.passes(|notes| takes::check(table, told, notes))
            && notes.passes(|notes| takes::check_turns(table, told, notes))
}
