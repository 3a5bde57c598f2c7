//! Whose turns the takes of this offer were, against factories, centre and the order of the players.

use super::super::pieces::{Seat, SeatSet};
use super::super::position::Phase;
use super::super::reasons::{Flaw, MarkerPlace};
use super::Notes;
use super::table::Table;
use super::takes::{Told, most};
use crate::games::turns::{Offer, Order, TurnConflict, Turns, conflict};

pub(super) fn check(table: &Table<'_>, told: &[Told<'_>], notes: &mut Notes) {
    if table.whole {
        notes.flaws.extend(conflict_with(table, told, table.draft.turn).map(|conflict| Flaw::Turns { conflict }));
    }
}

/// Whose turn it may be in an offer of which the case does not tell it: everybody with whose turn boards and factories agree.
pub(super) fn possible(table: &Table<'_>, told: &[Told<'_>]) -> SeatSet {
    let mut possible = SeatSet::EMPTY;
    if table.draft.phase == Phase::Offer && table.draft.turn.is_none() && table.whole {
        let may_be = |&(seat, _): &(Seat, _)| conflict_with(table, told, Some(seat)).is_none();
        table.boards().filter(may_be).for_each(|(seat, _)| possible.insert(seat));
    }
    possible
}

fn conflict_with(table: &Table<'_>, told: &[Told<'_>], turn: Option<Seat>) -> Option<TurnConflict> {
    // Gold factories keep tiles or get others; and a factory that was never filled stands for no turn.
    let emptied = table.emptied().filter(|_| !table.draft.setup.specialised);
    let emptied = emptied.filter(|&emptied| emptied == 0 || !table.may_run_short());
    let marker_in_centre = table.marker == Some(MarkerPlace::Centre);
    let marker_taken = table.marker.is_some() && !marker_in_centre;
    let boards = told.iter().map(|told| Turns { seat: told.seat, least: told.least(), most: most(table, told.board) });
    let order = Order { starter: table.draft.starter, turn };
    conflict(table.seats(), order, Offer { emptied, marker_in_centre, marker_taken }, boards)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::super::draft::Draft;
    use super::super::super::pieces::{Colour, Piece, Tiles};
    use super::super::sample::{flaws, offer, seat, take_factory, under};
    use super::*;
    use crate::games::azul::Rulings;
    use crate::games::azul::rules::FallenWhenFull;

    /// So many factories are empty, so many white tiles in the centre, and a marker.
    fn emptied(players: usize, count: usize, centre: u8) -> Draft {
        let mut draft = offer(players);
        (draft.bag, draft.lid) = (None, None);
        draft.factories.as_mut().unwrap()[..count].iter_mut().for_each(|shown| shown.tiles = Tiles::EMPTY);
        draft.centre = Some((Tiles::new([0, 0, 0, 0, centre]), 1));
        draft
    }
    fn put(draft: &mut Draft, player: usize, line: usize, colour: Colour, count: usize) {
        draft.players[player].lines.as_mut().unwrap()[line] = vec![Some(colour); count];
    }
    fn order(starter: Option<usize>, turn: Option<usize>) -> Order {
        Order { starter: starter.map(seat), turn: turn.map(seat) }
    }

    #[test]
    fn nobody_has_two_turns_more_than_another() {
        let mut draft = emptied(2, 2, 4);
        put(&mut draft, 0, 1, Colour::Yellow, 2);
        put(&mut draft, 0, 2, Colour::Blue, 2);
        let apart = Flaw::Turns {
            conflict: TurnConflict::Apart { seat: seat(0), least: 2, other: seat(1), most: 0, order: Order::default() },
        };
        assert_eq!(flaws(&draft), [apart]);
        let all = Rulings { fallen_when_full: FallenWhenFull::All, ..Rulings::default() };
        assert_eq!(under(&draft, &all), flaws(&draft), "four tiles fill no floor line");
        draft.players[1].floor = None;
        assert_eq!(
            flaws(&draft),
            [Flaw::Turns {
                conflict: TurnConflict::TooMany { seat: seat(0), least: 2, most: 1, emptied: 2, order: Order::default() }
            }]
        );
        draft.centre = None;
        assert_eq!(flaws(&draft), [], "the marker may be taken");
        draft.players[1].floor = Some(vec![]);
        for shown in &mut draft.factories.as_mut().unwrap()[2..4] {
            shown.tiles = Tiles::EMPTY;
        }
        assert_eq!(under(&draft, &all), [], "a floor line may have been emptied");
    }

    #[test]
    fn turns_go_round_from_whoever_began() {
        let mut draft = emptied(3, 1, 2);
        put(&mut draft, 1, 1, Colour::Yellow, 2);
        for (starter, possible) in [(None, true), (Some(1), true), (Some(0), false), (Some(2), false)] {
            draft.starter = starter.map(seat);
            let behind = starter.map(seat).unwrap_or(seat(0));
            let apart = Flaw::Turns {
                conflict: TurnConflict::Apart { seat: seat(1), least: 1, other: behind, most: 0, order: order(starter, None) },
            };
            assert_eq!(flaws(&draft), if possible { vec![] } else { vec![apart] }, "{starter:?}");
        }
        draft.starter = None;
        for (turn, possible) in [(2, true), (0, false)] {
            draft.turn = Some(seat(turn));
            let apart = Flaw::Turns {
                conflict: TurnConflict::Apart {
                    seat: seat(1),
                    least: 1,
                    other: seat(2),
                    most: 0,
                    order: order(None, Some(turn)),
                },
            };
            assert_eq!(flaws(&draft), if possible { vec![] } else { vec![apart] }, "{turn}");
        }
    }

    #[test]
    fn whose_turn_it_is_completes_a_number_of_turns() {
        // Two factories are empty and the marker is taken: three turns at least.
        let mut draft = emptied(2, 2, 3);
        put(&mut draft, 0, 1, Colour::Yellow, 2);
        put(&mut draft, 1, 1, Colour::Blue, 2);
        draft.players[0].floor = Some(vec![Some(Piece::Marker), Some(Piece::Tile(Colour::Red))]);
        draft.centre = draft.centre.map(|(tiles, _)| (tiles, 0));
        (draft.starter, draft.turn) = (Some(seat(0)), Some(seat(1)));
        assert_eq!(flaws(&draft), []);
        // Four then, of which the second player had two.
        draft.turn = Some(seat(0));
        assert_eq!(flaws(&draft), []);
        put(&mut draft, 1, 0, Colour::Blue, 1);
        put(&mut draft, 1, 1, Colour::Blue, 0);
        put(&mut draft, 0, 2, Colour::Yellow, 3);
        put(&mut draft, 0, 1, Colour::Yellow, 0);
        let order = order(Some(0), Some(0));
        assert_eq!(
            flaws(&draft),
            [Flaw::Turns {
                conflict: TurnConflict::WithoutTiles { seat: seat(1), most: 1, least: 2, emptied: 2, marker: true, order }
            }]
        );
        draft.turn = None;
        assert_eq!(flaws(&draft), [], "after three turns he had one");
    }

    #[test]
    fn each_empty_factory_is_a_turn() {
        let mut draft = emptied(2, 2, 5);
        put(&mut draft, 0, 2, Colour::Yellow, 3);
        let short = Flaw::Turns {
            conflict: TurnConflict::WithoutTiles {
                seat: seat(1),
                most: 0,
                least: 1,
                emptied: 2,
                marker: false,
                order: Order::default(),
            },
        };
        assert_eq!(flaws(&draft), [short]);
        put(&mut draft, 0, 2, Colour::Yellow, 2);
        put(&mut draft, 1, 2, Colour::Yellow, 1);
        assert_eq!(flaws(&draft), []);
    }

    #[test]
    fn the_turn_follows_from_the_starter_and_the_emptied_factories() {
        let wrong = |taken, next| Flaw::Turns {
            conflict: TurnConflict::Wrong { seat: seat(0), starter: seat(1), taken, next: seat(next) },
        };
        let mut draft = offer(3);
        (draft.turn, draft.starter) = (Some(seat(0)), Some(seat(1)));
        assert_eq!(flaws(&draft), [wrong(0, 1)]);
        take_factory(&mut draft, 0);
        draft.players.swap(0, 1);
        assert_eq!(flaws(&draft), [wrong(1, 2)]);
        draft.turn = Some(seat(2));
        assert_eq!(flaws(&draft), []);
        // Late in a game the factory may have been empty from the start.
        draft.turn = Some(seat(0));
        (draft.bag, draft.lid, draft.round) = (None, None, None);
        assert_eq!(flaws(&draft), [wrong(1, 2)], "not with so few on the walls");
    }
}
