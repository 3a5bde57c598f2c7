//! How many turns there have been in this offer: boards, factories and the order of the players have to agree.
//!
//! Turns go round the table. So whoever has had many turns pushes up the number of all turns, and whoever can have had few keeps it
//! down; a factory that is empty stands for a turn of its own, and so does a marker that was taken. The highest of what pushes up
//! is held against the lowest of what keeps down.

use super::super::pieces::Seat;
use super::super::reasons::{Flaw, MarkerPlace, Order};
use super::Findings;
use super::table::Table;
use super::takes::{least, most};

/// What tells of so many turns of all players together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Witness {
    /// Factories and centre.
    Table,
    /// A board, by so many turns of its player.
    Board(Seat, u32),
}

/// How the turns of each player follow from those of all.
#[derive(Debug, Clone, Copy)]
struct Round {
    players: u32,
    order: Order,
}

impl Round {
    fn of(table: &Table<'_>) -> Self {
        let Order { starter, turn } = Order { starter: table.draft.starter, turn: table.draft.turn };
        let known = |seat: &Seat| seat.index() < table.seats();
        Self { players: table.seats() as u32, order: Order { starter: starter.filter(known), turn: turn.filter(known) } }
    }
    /// How far `seat` sits after `from`, clockwise.
    fn after(self, from: Seat, seat: Seat) -> u32 {
        (seat.index() as u32 + self.players - from.index() as u32) % self.players
    }
    /// How many of the others have had a turn before one of `seat` makes a difference: fewest and most. Whoever began comes first,
    /// and whoever has the next turn has waited longest.
    fn ahead(self, seat: Seat) -> (u32, u32) {
        let by_starter = self.order.starter.map(|starter| self.after(starter, seat));
        let by_turn = self.order.turn.map(|turn| self.players - 1 - self.after(turn, seat));
        by_starter.or(by_turn).map_or((0, self.players - 1), |ahead| (ahead, ahead))
    }
    /// The fewest turns of all in which `seat` has had so many.
    fn fewest(self, seat: Seat, turns: u32) -> u32 {
        if turns == 0 { 0 } else { self.players * (turns - 1) + 1 + self.ahead(seat).0 }
    }
    /// The most turns of all in which `seat` has had no more than so many.
    fn most(self, seat: Seat, turns: u32) -> u32 {
        self.players * turns + self.ahead(seat).1
    }
    /// What whose turn it is leaves of a number of turns beyond whole rounds.
    fn beyond(self) -> Option<u32> {
        Some(self.after(self.order.starter?, self.order.turn?))
    }
    /// The next number of turns, up from this one, after which it is the turn of whoever has it.
    fn up(self, total: u32) -> u32 {
        self.beyond().map_or(total, |beyond| total + (beyond + self.players - total % self.players) % self.players)
    }
    /// How many of so many turns `seat` has had: fewest and most.
    fn share(self, seat: Seat, total: u32) -> (u32, u32) {
        let (fewest, most) = self.ahead(seat);
        let of = |ahead: u32| (total + self.players - 1).saturating_sub(ahead) / self.players;
        (of(most), of(fewest))
    }
}

pub(super) fn check(table: &Table<'_>, findings: &mut Findings) {
    if !table.whole {
        return;
    }
    let round = Round::of(table);
    // Gold factories keep tiles or get others; and a factory that was never filled stands for no turn.
    let emptied = table.emptied().filter(|_| !table.draft.setup.specialised);
    let emptied = emptied.filter(|&emptied| emptied == 0 || !table.may_run_short());
    let in_centre = table.marker == Some(MarkerPlace::Centre);
    let taken = !in_centre && table.marker.is_some();
    // As long as nobody took from the centre, each empty factory is a turn, and there was no other.
    let exact = emptied.filter(|&emptied| in_centre || emptied == 0);
    if let (Some(total), Some(starter), Some(seat)) = (exact, round.order.starter, round.order.turn)
        && round.up(total) != total
    {
        if let Some(next) = Seat::new((starter.index() + total as usize) % table.seats()) {
            findings.flaw(Flaw::WrongTurn { seat, starter, taken: total, next });
        }
        return;
    }
    let of_table = emptied.map_or(0, |emptied| emptied + u32::from(taken));
    let pushing = table.boards().map(|(seat, board)| {
        let turns = least(table, board);
        (round.fewest(seat, turns), Witness::Board(seat, turns))
    });
    let keeping = table.boards().filter_map(|(seat, board)| {
        let turns = most(table, board)?;
        Some((round.most(seat, turns), Witness::Board(seat, turns)))
    });
    let pushes = pushing.chain([(of_table, Witness::Table)]).max_by_key(|&(total, _)| total);
    let keeps = keeping.chain(exact.map(|total| (total, Witness::Table))).min_by_key(|&(total, _)| total);
    let (Some((fewest, pushes)), Some((most, keeps))) = (pushes, keeps) else { return };
    let total = round.up(fewest);
    if total <= most {
        return;
    }
    let order = round.order;
    match (pushes, keeps) {
        (Witness::Board(seat, least), Witness::Board(other, most)) => {
            findings.flaw(Flaw::TurnsApart { seat, least, other, most, order });
        }
        (Witness::Table, Witness::Board(seat, most)) => {
            let (least, _) = round.share(seat, total);
            let emptied = emptied.unwrap_or(0);
            findings.flaw(Flaw::TurnWithoutTiles { seat, most, least, emptied, marker: taken, order });
        }
        (Witness::Board(seat, least), Witness::Table) => {
            let (_, most) = round.share(seat, exact.unwrap_or(0));
            findings.flaw(Flaw::TurnTooMany { seat, least, most, emptied: exact.unwrap_or(0), order });
        }
        // What factories and centre say of the order was reported above.
        (Witness::Table, Witness::Table) => {}
    }
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
        let apart = Flaw::TurnsApart { seat: seat(0), least: 2, other: seat(1), most: 0, order: Order::default() };
        assert_eq!(flaws(&draft), [apart]);
        let all = Rulings { fallen_when_full: FallenWhenFull::All, ..Rulings::default() };
        assert_eq!(under(&draft, &all), flaws(&draft), "four tiles fill no floor line");
        draft.players[1].floor = None;
        assert_eq!(flaws(&draft), [Flaw::TurnTooMany { seat: seat(0), least: 2, most: 1, emptied: 2, order: Order::default() }]);
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
            let apart = Flaw::TurnsApart { seat: seat(1), least: 1, other: behind, most: 0, order: order(starter, None) };
            assert_eq!(flaws(&draft), if possible { vec![] } else { vec![apart] }, "{starter:?}");
        }
        draft.starter = None;
        for (turn, possible) in [(2, true), (0, false)] {
            draft.turn = Some(seat(turn));
            let apart = Flaw::TurnsApart { seat: seat(1), least: 1, other: seat(2), most: 0, order: order(None, Some(turn)) };
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
        assert_eq!(flaws(&draft), [Flaw::TurnWithoutTiles { seat: seat(1), most: 1, least: 2, emptied: 2, marker: true, order }]);
        draft.turn = None;
        assert_eq!(flaws(&draft), [], "after three turns he had one");
    }

    #[test]
    fn each_empty_factory_is_a_turn() {
        let mut draft = emptied(2, 2, 5);
        put(&mut draft, 0, 2, Colour::Yellow, 3);
        let short =
            Flaw::TurnWithoutTiles { seat: seat(1), most: 0, least: 1, emptied: 2, marker: false, order: Order::default() };
        assert_eq!(flaws(&draft), [short]);
        put(&mut draft, 0, 2, Colour::Yellow, 2);
        put(&mut draft, 1, 2, Colour::Yellow, 1);
        assert_eq!(flaws(&draft), []);
    }

    #[test]
    fn the_turn_follows_from_the_starter_and_the_emptied_factories() {
        let wrong = |taken, next| Flaw::WrongTurn { seat: seat(0), starter: seat(1), taken, next: seat(next) };
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
