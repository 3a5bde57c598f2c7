//! Cases for the tests of the audit: possible ones, to be broken one way at a time.
#![allow(clippy::unwrap_used)]

use super::super::draft::{Draft, DraftFactory, DraftPlayer};
use super::super::pieces::{Colour, Factory, Gold, Line, LineSet, Seat, Space, SpaceSet, Tiles};
use super::super::position::{Edition, Phase, Position, Setup, Side};
use super::super::reasons::Flaw;
use super::super::{Azul, Rulings};
use crate::games::Audit;
use crate::games::game::Auditor;

pub(super) fn verdict(draft: &Draft) -> Audit<Azul> {
    Azul::audit(draft, &Rulings::default())
}
pub(super) fn flaws(draft: &Draft) -> Vec<Flaw> {
    verdict(draft).flaws
}
pub(super) fn under(draft: &Draft, rulings: &Rulings) -> Vec<Flaw> {
    Azul::audit(draft, rulings).flaws
}
pub(super) fn seat(index: usize) -> Seat {
    Seat::all().nth(index).unwrap()
}
pub(super) fn line(index: usize) -> Line {
    Line::all().nth(index).unwrap()
}
pub(super) fn factory(index: usize) -> Factory {
    Factory::all().nth(index).unwrap()
}
pub(super) fn space(row: usize, column: usize) -> Space {
    Space::all().nth(row * 5 + column).unwrap()
}
pub(super) fn first(draft: &mut Draft) -> &mut DraftPlayer {
    &mut draft.players[0]
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

/// The same with specialised factories: the first ones are gold, and their set-up effects are done.
pub(super) fn specialised(players: usize, gold: &[Gold]) -> Draft {
    let mut draft = offer(players);
    draft.setup.specialised = true;
    let shown = draft.factories.as_mut().unwrap();
    for (shown, &gold) in shown.iter_mut().zip(gold) {
        shown.gold = Some(gold);
    }
    let count = shown.len();
    for at in 0..count {
        match shown[at].gold {
            Some(Gold::PlusOne) => shown[at].tiles = shown[at].tiles.plus(draw(draft.bag.as_mut().unwrap(), 1)),
            Some(Gold::Seek(colour)) => {
                for neighbour in [(at + count - 1) % count, (at + 1) % count] {
                    let there = &mut shown[neighbour].tiles;
                    if let Some(left) = there.minus([colour].into_iter().collect()) {
                        *there = left;
                        shown[at].tiles.add(colour, 1);
                    }
                }
            }
            _ => {}
        }
    }
    draft
}

/// Draws tiles from a bag, as evenly as it goes.
pub(super) fn draw(bag: &mut Tiles, count: usize) -> Tiles {
    let mut drawn = Tiles::EMPTY;
    for colour in Colour::ALL.into_iter().cycle().take(500) {
        if drawn.total() as usize == count {
            break;
        }
        if let Some(left) = bag.minus([colour].into_iter().collect()) {
            *bag = left;
            drawn.add(colour, 1);
        }
    }
    drawn
}

/// The first player takes the first colour of a factory to their fifth line; the rest goes to the centre.
pub(super) fn take_factory(draft: &mut Draft, at: usize) {
    let mut rest = std::mem::take(&mut draft.factories.as_mut().unwrap()[at].tiles);
    let (colour, count) = rest.iter().max_by_key(|&(_, count)| count).unwrap();
    rest.take(colour);
    draft.centre = draft.centre.map(|(tiles, markers)| (tiles.plus(rest), markers));
    first(draft).lines.as_mut().unwrap()[4] = vec![Some(colour); usize::from(count)];
}

/// Puts a tile on its printed space.
pub(super) fn tile(draft: &mut Draft, player: usize, row: usize, colour: Colour) {
    let column = Space::printed(line(row), colour).column().index();
    draft.players[player].wall.as_mut().unwrap()[row][column] = Some(colour);
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
