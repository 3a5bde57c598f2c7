//! Cases for tests: possible ones, to be broken one way at a time.
#![allow(clippy::unwrap_used)]

use super::super::buildings::Building;
use super::super::draft::{Draft, DraftCrystals, DraftDragon, DraftPlayer, DraftTurn, Uncounted};
use super::super::moves::DragonTo;
use super::super::pieces::{Dragon, DragonName};
use super::super::position::{Phase, Setup, Stack, scales_for};

/// Palace and temples round the market, the others in the order of the catalogue.
pub(super) fn city() -> [Option<Building>; 21] {
    let beside = [5, 9, 11, 15];
    let mut others = Building::ALL[5..].iter().copied();
    std::array::from_fn(|spot| match (spot, beside.iter().position(|&beside| beside == spot)) {
        (10, _) => Some(Building::Market),
        (_, Some(index)) => Some(Building::ROUND_THE_MARKET[(index + 3) % 4]),
        _ => others.next(),
    })
}

/// A table before the first turn, everything given.
pub(in crate::games::blue_moon_city) fn start(players: usize) -> Draft {
    let player = |name: &&str| DraftPlayer {
        name: (*name).to_owned(),
        figure: Some(Building::Market),
        hand: Some(Stack::face_down(8)),
        aside: None,
        crystals: Some(DraftCrystals::Worth(0)),
        scales: Some(0),
        stones: Some(10),
        offerings: Some(0),
    };
    Draft {
        setup: Setup::default(),
        turn: None,
        phase: Some(Phase::Movement),
        progress: DraftTurn::default(),
        players: ["Purple", "Grey", "Blue", "Orange"][..players].iter().map(player).collect(),
        city: Some(city()),
        sites: vec![],
        untouched: true,
        finished: Some(vec![]),
        dragons: Dragon::ALL.map(|dragon| DraftDragon { name: DragonName::Of(dragon), at: DragonTo::Out }).to_vec(),
        laid: None,
        obelisk: Some([const { vec![] }; 6]),
        scales: Some(scales_for(players)),
        crystals: Some(DraftCrystals::Pieces { ones: 20, threes: 20 }),
        draw: Some(Stack::face_down(80 - 8 * players as u8)),
        uncounted: Uncounted::default(),
        discard: Some(Stack::EMPTY),
    }
}
