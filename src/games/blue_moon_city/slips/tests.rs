#![allow(clippy::unwrap_used)]
use super::grant::Replay;
use super::*;
use crate::games::blue_moon_city::rules::CATALOGUE;
use crate::games::blue_moon_city::{RandomPlayer, Setup};
use crate::games::game::Judge;
use crate::verdict::Record;
use std::collections::BTreeSet;

/// Plays some games and shows every step.
fn steps(games: u64, mut look: impl FnMut(&Counted<'_, BlueMoonCity>)) {
    for seed in 0..games {
        let rulings = Rulings::default();
        let mut player = RandomPlayer::seeded(seed);
        let mut position = player.set_up(Setup { random_centre: seed % 2 == 1 }, 2 + seed as usize % 3);
        while let Some(play) = player.choose(&position, &rulings) {
            let before = position.clone();
            let mut record = Record::default();
            BlueMoonCity::carry_out(&mut position, &play, &rulings, &mut record);
            let awards: Vec<_> = record.0.into_iter().map(|(seat, amount, reason)| (seat, amount.least(), reason)).collect();
            look(&Counted { before: &before, play: &play, awards: &awards, earlier: &[], after: &position, rulings: &rulings });
        }
    }
}

#[test]
fn what_was_handed_out_comes_to_the_same_again() {
    let mut stones = 0;
    steps(12, |step| {
        let Move::Build(build) = step.play else { return };
        stones += 1;
        let replay = Replay::of_stone(step, build.seat);
        let (again, _) = replay.hand(&replay.handed);
        assert_eq!(BlueMoonCity::scores(&again), BlueMoonCity::scores(step.after), "{:?}", step.awards);
    });
    assert!(stones > 300, "{stones}");
}

#[test]
fn nearly_every_slip_can_be_made_in_some_game() {
    let mut made = BTreeSet::new();
    steps(30, |step| {
        let mut found = Vec::new();
        BlueMoonCity::slips(step, &mut found);
        made.extend(found.iter().filter(|slipped| slipped.more != 0).map(|slipped| BlueMoonCity::slip(&slipped.lapse).id));
    });
    let all: BTreeSet<_> = CATALOGUE.slips.iter().map(|slip| slip.id).collect();
    // The random player lays down the exact price; dragons seldom meet on a tile, and three hardly ever tie.
    let rare = ["change-forgotten", "one-scale-for-all-dragons", "tie-divided"].map(|name| format!("blue-moon-city/slip/{name}"));
    let missing: Vec<_> = all.difference(&made).filter(|id| !rare.iter().any(|rare| rare == *id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
