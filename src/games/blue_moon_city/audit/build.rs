//! The position that a possible case describes.

use super::Table;
use super::cards::Piles;
use super::treasure::Treasure;
use crate::game::shared::SEATS;
use crate::games::blue_moon_city::buildings::BUILDINGS;
use crate::games::blue_moon_city::{Building, Draft, DragonTo, Player, Position, Stack, Turn, Unknowns};
use crate::verdict::Amount;

/// What the checks have read.
pub(super) struct Parts {
    pub(super) cards: Piles,
    pub(super) treasure: Treasure,
    pub(super) dragons: [Option<DragonTo>; 3],
    pub(super) turn: Turn,
}

/// Builds it; to be called when no flaw is left.
pub(super) fn position(table: &Table<'_>, parts: Parts) -> Position {
    let Table { draft, roster, city, built, stones, .. } = table;
    let Parts { cards, treasure, dragons, turn } = parts;
    let mut players = [Player::BARE; SEATS];
    for (at, (player, said)) in players.iter_mut().zip(&draft.players).enumerate() {
        let (hand, aside) = (cards.hands[at], cards.aside[at]);
        let held = i32::try_from([hand, aside].map(Stack::least).iter().sum::<u32>()).unwrap_or(i32::MAX);
        *player = Player {
            figure: said.figure,
            hand,
            aside,
            stones: stones.reserve[at],
            counts: [stones.offerings_of(at), treasure.crystals[at], treasure.scales[at], Amount::exactly(held)],
        };
    }
    let tell =
        |told: fn(&Draft, Building) -> bool| Building::ALL.map(|building| building != Building::Market && !told(draft, building));
    let unknowns = Unknowns {
        elsewhere: stones.elsewhere,
        stones: if stones.complete { [false; BUILDINGS] } else { tell(Draft::tells_stones) },
        finished: tell(Draft::tells_finished),
        aside: cards.aside_unsaid,
        piles: draft.draw.is_none() && draft.discard.is_none_or(|discard| discard.len().is_none()),
        ..Unknowns::default()
    };
    let mut position = Position {
        setup: draft.setup,
        seats: roster.seats,
        whole_table: roster.whole,
        turn,
        players,
        city: city.tiles,
        near: draft.near.clone(),
        sites: built.sites,
        plans: city.plans,
        dragons,
        obelisk: stones.obelisk(),
        scales: treasure.scale_supply,
        crystals: draft.crystals.and_then(|crystals| crystals.worth().known()),
        draw: cards.draw,
        discard: cards.discard,
        others_next: false,
        unknowns,
    };
    position.leave_uncounted(draft);
    position
}
