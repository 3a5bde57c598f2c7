//! Cases for the tests of the audit: possible ones, to be broken one way at a time.
#![allow(clippy::unwrap_used)]

use super::super::draft::{Draft, DraftPlayer};
use super::super::geometry::{Arm, Side, Space, SpaceSet, Star};
use super::super::pieces::{Colour, Seat, Tiles, factories_for};
use super::super::position::Phase;
use super::super::reasons::Flaw;
use super::super::rules::ConnectedPoints;
use super::super::{Board, Glimpse, Rulings, SummerPavilion, scoring};
use crate::games::Audit;
use crate::games::game::Auditor;
use crate::verdict::Tally;

pub(super) fn verdict(draft: &Draft) -> Audit<SummerPavilion> {
    SummerPavilion::audit(draft, &Rulings::default())
}
pub(super) fn flaws(draft: &Draft) -> Vec<Flaw> {
    verdict(draft).flaws
}
pub(super) fn under(draft: &Draft, rulings: &Rulings) -> Vec<Flaw> {
    SummerPavilion::audit(draft, rulings).flaws
}
pub(super) fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}
/// The space of a star with its number on the coloured side.
pub(super) fn space(star: Star, number: usize) -> Space {
    Space::at(star, Arm::new(number - 1).unwrap())
}
pub(super) fn first(draft: &mut Draft) -> &mut DraftPlayer {
    &mut draft.players[0]
}
pub(super) fn cover(draft: &mut Draft, player: usize, star: Star, number: usize, colour: Colour) {
    draft.players[player].stars.as_mut().unwrap()[space(star, number).index()] = Some(colour);
}

fn bare(name: &str) -> DraftPlayer {
    DraftPlayer {
        name: name.to_owned(),
        score: Some(5),
        stars: Some([None; 42]),
        tiles: Some(Tiles::EMPTY),
        corners: None,
        some_tiles: Tiles::EMPTY,
        glimpse: Glimpse::default(),
        passed: None,
        no_bonus: false,
    }
}

/// One bare board in the first phase of a round, and nothing else of the table.
pub(super) fn board(round: u8) -> Draft {
    Draft {
        side: Side::Coloured,
        round: Some(round),
        phase: Phase::Offer,
        phase_given: true,
        completed: false,
        leaves_some: false,
        turn: None,
        starter: None,
        marker: None,
        players: vec![bare("Andrea")],
        factories: None,
        centre: None,
        supply: None,
        some_supply: Tiles::EMPTY,
        bag: None,
        tower: None,
        bonus: None,
    }
}

/// Bare boards of a whole table in the second phase of a round.
pub(super) fn play(players: usize, round: u8) -> Draft {
    let mut draft = board(round);
    draft.phase = Phase::Play;
    draft.players = ["Andrea", "Pedro", "Marta", "Tomás"][..players].iter().map(|name| bare(name)).collect();
    draft.marker = Some(seat(0));
    // It has cost a point; and after the first round whoever has 1 may have lost whatever there was.
    for player in &mut draft.players {
        player.score = Some(if round == 1 { 5 } else { 1 });
    }
    draft.players[0].score = draft.players[0].score.map(|score| 4.min(score));
    draft
}

/// A whole table before the first take of the first round. No factory has tiles of one colour only.
pub(super) fn offer(players: usize) -> Draft {
    let mut draft = Draft { phase: Phase::Offer, marker: None, ..play(players, 1) };
    draft.players[0].score = Some(5);
    let deal = |at: usize| [0, 0, 1, 2].map(|shift| Colour::ALL[(at + shift) % 6]).into_iter().collect::<Tiles>();
    let factories: Vec<_> = (0..factories_for(players)).map(deal).collect();
    let supply = Tiles::new([2, 2, 2, 2, 1, 1]);
    let out = factories.iter().fold(supply, |all, &tiles| all.plus(tiles));
    draft.bag = Tiles::BOX.minus(out);
    draft.tower = Some(Tiles::EMPTY);
    draft.supply = Some(supply);
    draft.factories = Some(factories);
    draft.centre = Some((Tiles::EMPTY, 1));
    draft
}

/// The scores that tiles on these spaces lead to, over every order of placing them: least and most.
fn in_any_order(board: Board, left: SpaceSet, rulings: &Rulings) -> [i32; 2] {
    let place = |space: Space| {
        let mut board = board;
        board.pavilion.as_mut().unwrap().put(space, Colour::Red);
        scoring::placed(&mut board, seat(0), space, rulings, &mut Tally::default());
        in_any_order(board, left.without(SpaceSet::only(space)), rulings)
    };
    let both = |[least, most]: [i32; 2], [score, other]: [i32; 2]| [least.min(score), most.max(other)];
    left.iter().map(place).reduce(both).unwrap_or([board.score.known().unwrap(); 2])
}

/// Every set of spaces of one star, with the point that a ruling adds to each run, and the least and the most that any order scores.
pub(super) fn for_all_of_a_star(check: impl Fn(SpaceSet, i32, [i32; 2])) {
    for plus in [ConnectedPoints::Run, ConnectedPoints::RunPlusOne] {
        let rulings = Rulings { connected_points: plus, ..Rulings::default() };
        let extra = i32::from(plus == ConnectedPoints::RunPlusOne);
        for bits in 0..64_u32 {
            let mut spaces = SpaceSet::EMPTY;
            for (index, space) in Star::of(Colour::Red).spaces().iter().enumerate() {
                if bits >> index & 1 == 1 {
                    spaces.insert(space);
                }
            }
            check(spaces, extra, in_any_order(Board::default(), spaces, &rulings));
        }
    }
}
