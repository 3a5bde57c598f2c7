//! What a case leaves out makes nothing impossible and nothing illegal: played games, of which more and more is left out.
#![allow(clippy::unwrap_used)]

use super::super::draft::{Draft, DraftTurn};
use super::super::drafted::drafted;
use super::super::pieces::{DRAWN, MOST_DISCARDED};
use super::super::position::{Phase, Position, Setup};
use super::super::{BlueMoonCity, Move, Offering, RandomPlayer, Refusal, Rulings};
use crate::games::Judge;
use crate::games::game::Auditor;
use crate::verdict::Tally;
use fastrand::Rng;

/// A case that says all that can be said of a position.
pub(in crate::games::blue_moon_city) fn whole(position: &Position) -> Draft {
    let turn = position.turn;
    let mut draft = drafted(position);
    draft.progress = DraftTurn {
        steps: Some(turn.steps).filter(|_| turn.phase == Phase::Movement),
        walked: Some(turn.walked),
        stones: Some(turn.stones),
        offerings: Some(turn.offerings),
        offered: turn.offered,
        discarded: turn.discarded,
        no_exact: turn.no_exact,
    };
    for (index, player) in draft.players.iter_mut().enumerate() {
        player.name = format!("player {index}");
        player.aside = Some(position.players[index].aside);
    }
    draft.city = Some(position.city);
    draft
}

/// Leaves out whatever `rng` says. The movement phase without more says that the turn is at its beginning; without a phase the first
/// step says so, or the progress tells it.
pub(in crate::games::blue_moon_city) fn leave_out(draft: &mut Draft, rng: &mut Rng) {
    let mut gone = |key: &mut dyn FnMut()| {
        if rng.u8(..3) == 0 {
            key();
        }
    };
    gone(&mut || draft.city = None);
    gone(&mut || (draft.sites, draft.untouched) = (Vec::new(), false));
    gone(&mut || draft.sites.iter_mut().for_each(|site| (site.stones, site.built) = (Vec::new(), false)));
    gone(&mut || draft.finished = None);
    gone(&mut || draft.dragons.truncate(2));
    gone(&mut || draft.dragons.clear());
    gone(&mut || draft.obelisk = None);
    gone(&mut || draft.scales = None);
    gone(&mut || draft.crystals = None);
    gone(&mut || draft.draw = None);
    gone(&mut || draft.discard = None);
    let told = draft.phase;
    if matches!(told, Some(Phase::Movement | Phase::Building)) {
        gone(&mut || draft.phase = None);
    }
    if told != Some(Phase::Movement) && draft.phase.is_some() {
        gone(&mut || draft.progress = DraftTurn::default());
        gone(&mut || draft.progress.steps = None);
        gone(&mut || draft.progress.walked = None);
        gone(&mut || draft.progress.stones = None);
        gone(&mut || draft.progress.offerings = None);
        gone(&mut || draft.progress.offered = None);
        gone(&mut || draft.progress.discarded = None);
    }
    for player in &mut draft.players {
        gone(&mut || player.figure = None);
        gone(&mut || player.hand = None);
        gone(&mut || player.aside = None);
        gone(&mut || player.crystals = None);
        gone(&mut || player.scales = None);
        gone(&mut || player.stones = None);
        gone(&mut || player.offerings = None);
    }
}

/// The rulings of a game, each answered at random.
pub(in crate::games::blue_moon_city) fn rulings(rng: &mut Rng) -> Rulings {
    use crate::verdict::RulingSet;
    let mut rulings = Rulings::default();
    if rng.bool() {
        for (index, ruling) in Rulings::RULINGS.iter().enumerate() {
            rulings.set(index, rng.usize(0..ruling.answers.len()));
        }
    }
    rulings
}

/// A step that says what it can say: which space, how many cards.
fn exactly(before: &Position, after: &Position, play: Move) -> Move {
    match play {
        Move::Offer(offering) => Move::Offer(Offering { space: before.next_after(0), ..offering }),
        Move::Draw { seat, cards, .. } => {
            let held = |position: &Position| {
                let player = position.player(seat);
                player.hand.plus(player.aside).len().unwrap()
            };
            Move::Draw { seat, count: u8::try_from(held(after) - held(before)).ok(), cards }
        }
        play => play,
    }
}

/// Puts the steps of a game to the case of a table before them, of which something is left out. How many steps were judged.
fn follow(before: &Position, steps: &[Move], rulings: &Rulings, rng: &mut Rng) -> usize {
    let mut draft = whole(before);
    let piles = (draft.draw, draft.discard);
    leave_out(&mut draft, rng);
    // Piles of which nothing is said have not run out.
    if before.least_left() < steps.len() as u32 * u32::from(DRAWN + MOST_DISCARDED) {
        (draft.draw, draft.discard) = piles;
    }
    let verdict = BlueMoonCity::audit(&draft, rulings);
    let closed: Vec<_> = verdict.flaws.iter().filter(|flaw| !flaw.is_open()).collect();
    assert!(closed.is_empty(), "{closed:?} in {draft:?}");
    let Some(mut position) = verdict.position else { return 0 };
    for (made, play) in steps.iter().enumerate() {
        let mut refusals = Vec::new();
        BlueMoonCity::judge(&position, play, rulings, &mut refusals);
        let closed: Vec<_> = refusals.iter().filter(|refusal| !Refusal::is_open(refusal)).collect();
        assert!(closed.is_empty(), "{closed:?}: {play:?} after {made} steps in {draft:?}");
        if !refusals.is_empty() {
            return made + 1;
        }
        BlueMoonCity::carry_out(&mut position, play, rulings, &mut Tally::default());
    }
    steps.len()
}

/// A random game, to its end or four hundred steps on: the tables, and the steps made there.
pub(in crate::games::blue_moon_city) fn game(seed: u64, rulings: &Rulings, rng: &mut Rng) -> (Vec<Position>, Vec<Move>) {
    let mut player = RandomPlayer::seeded(seed);
    let mut position = player.set_up(Setup { random_centre: rng.bool() }, rng.usize(2..=4));
    let (mut tables, mut steps) = (Vec::new(), Vec::new());
    while let Some(play) = player.choose(&position, rulings).filter(|_| tables.len() < 400) {
        let before = position.clone();
        BlueMoonCity::carry_out(&mut position, &play, rulings, &mut Tally::default());
        steps.push(exactly(&before, &position, play));
        tables.push(before);
    }
    (tables, steps)
}

#[test]
fn what_a_game_did_is_not_illegal_if_less_is_said_of_it() {
    let mut rng = Rng::with_seed(21);
    let mut judged = 0;
    for seed in 0..12 {
        let rulings = rulings(&mut rng);
        let (tables, steps) = game(seed, &rulings, &mut rng);
        for _ in 0..150 {
            let from = rng.usize(..steps.len());
            let to = steps.len().min(from + 12);
            judged += follow(&tables[from], &steps[from..to], &rulings, &mut rng);
        }
    }
    assert!(judged > 2_000, "only {judged} steps");
}
