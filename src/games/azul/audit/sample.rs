//! Cases for the tests of the audit: possible ones, to be broken one way at a time.
#![allow(clippy::unwrap_used)]

use super::super::draft::{Draft, DraftFactory, DraftPlayer};
use super::super::pieces::{Colour, LineSet, Space, SpaceSet, Tiles};
use super::super::position::{Edition, Phase, Position, Setup, Side};

pub(super) fn space(row: usize, column: usize) -> Space {
    Space::all().nth(row * 5 + column).unwrap()
}

fn bare(name: &str) -> DraftPlayer {
    DraftPlayer {
        name: name.to_owned(),
        score: Some(0),
        wall: Some([[None; 5]; 5]),
        untold_spaces: SpaceSet::EMPTY,
        lines: Some([const { vec![] }; 5]),
        untold_lines: LineSet::EMPTY,
        none_full: false,
        fallen: None,
        floor: Some(vec![]),
        kept: None,
    }
}

/// One bare board in the offer of a round, and nothing else of the table.
pub(super) fn board(round: u8) -> Draft {
    Draft {
        setup: Setup { edition: Edition::MasterChocolatier, side: Side::Coloured, specialised: false },
        round: Some(round),
        phase: Phase::Offer,
        phase_given: true,
        turn: None,
        starter: None,
        marker: None,
        players: vec![bare("Andrea")],
        factories: None,
        centre: None,
        as_taken: false,
        bag: None,
        lid: None,
    }
}

/// A whole table before the first take of the first round. No factory has tiles of one colour only.
pub(super) fn offer(players: usize) -> Draft {
    let mut draft = board(1);
    draft.players = ["Andrea", "Pedro", "Marta", "Tomás"][..players].iter().map(|name| bare(name)).collect();
    let mut bag = Tiles::BOX;
    let deal = |at: usize| DraftFactory {
        tiles: [0, 0, 1, 2].map(|shift| Colour::ALL[(at + shift) % 5]).into_iter().collect(),
        gold: None,
    };
    let factories: Vec<_> = (0..Position::factories_for(players)).map(deal).collect();
    for shown in &factories {
        bag = bag.minus(shown.tiles).unwrap();
    }
    draft.factories = Some(factories);
    draft.centre = Some((Tiles::EMPTY, 1));
    draft.bag = Some(bag);
    draft.lid = Some(Tiles::EMPTY);
    draft
}

/// What a tile brings that was just placed, counted step by step.
pub(super) fn points(covered: SpaceSet, at: Space) -> i32 {
    let (row, column) = (at.row().index() as isize, at.column().index() as isize);
    let run = |down: isize, right: isize| {
        let reach = |sign: isize| {
            (1..5)
                .take_while(|step| {
                    let (row, column) = (row + sign * step * down, column + sign * step * right);
                    (0..5).contains(&row) && (0..5).contains(&column) && covered.has(space(row as usize, column as usize))
                })
                .count() as i32
        };
        1 + reach(1) + reach(-1)
    };
    let (across, down) = (run(0, 1), run(1, 0));
    let counted = |run| if run > 1 { run } else { 0 };
    (counted(across) + counted(down)).max(1)
}
