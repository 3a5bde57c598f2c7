//! Random legal games under random rulings: no position of any of them may be called impossible, however little of it a case shows.
//!
//! The moves are made here in the plainest way, on purpose apart from the judge: the audit has to agree with the rules, not with
//! the code that applies them.
#![allow(clippy::unwrap_used)]

use super::super::draft::Draft;
use super::super::drafted::drafted;
use super::super::lines::PatternLine;
use super::super::pieces::{Colour, Factory, Gold, Line, Piece, SEATS, Seat, Space, Tiles};
use super::super::position::{Edition, Floor, Kept, Marker, Phase, Position, Setup, Side};
use super::super::reasons::Flaw;
use super::super::rules::{
    FallenWhenFull, FullLineTarget, GreyForced, GreyLineCheck, MarkerOnFullFloor, NeighbourAway, NeighbourEmpty, PartialFloor,
    Refill, Rulings, SetupOrder, ZeroCatchesMarker, ZeroSameTurn,
};
use super::sample::points;
use crate::games::azul::Azul;
use crate::games::game::Auditor;
use crate::verdict::RulingSet;
use fastrand::Rng;

struct Playout {
    rng: Rng,
    rulings: Rulings,
    table: Position,
    /// Whether players put off completing rows, so that tiles run out.
    hoarding: bool,
    audits: usize,
    /// Whether a factory was left short because bag and lid were empty.
    ran_out: bool,
}

impl Playout {
    fn new(seed: u64) -> Self {
        let mut rng = Rng::with_seed(seed);
        let mut rulings = Rulings::default();
        for (index, ruling) in Rulings::RULINGS.iter().enumerate() {
            rulings.set(index, rng.usize(0..ruling.answers.len()));
        }
        let side = if rng.bool() { Side::Grey } else { Side::Coloured };
        let setup = Setup { edition: Edition::MasterChocolatier, side, specialised: rng.bool() };
        let table = Position::new(setup, rng.usize(2..=SEATS));
        let hoarding = rng.u8(0..3) == 0;
        Self { rng, rulings, table, hoarding, audits: 0, ran_out: false }
    }

    fn play(&mut self) {
        self.check();
        while self.table.round.unwrap() < 12 && self.table.phase != Phase::Over {
            self.deal();
            let mut turn = Seat::new(self.rng.usize(0..self.table.seats)).unwrap();
            self.table.starter = Some(turn);
            while self.left_to_take() {
                self.table.turn = Some(turn);
                self.check();
                self.take(turn);
                turn = turn.next(self.table.seats);
            }
            (self.table.phase, self.table.turn) = (Phase::Tiling, None);
            self.check();
            self.tile_all();
            let ends = self.table.seats().any(|seat| self.table.board(seat).wall.unwrap().full_rows().next().is_some());
            self.table.phase = if ends { Phase::End } else { Phase::Preparation };
            self.table.starter = None;
            self.check();
            if ends {
                for seat in self.table.seats() {
                    let bonus = bonus(&self.table, seat);
                    self.table.board_mut(seat).score += bonus.into();
                }
                self.table.phase = Phase::Over;
                self.check();
            }
        }
    }

    fn heaps(&mut self) -> (&mut Tiles, &mut Tiles) {
        let Position { bag, lid, .. } = &mut self.table;
        (bag.as_mut().unwrap(), lid.as_mut().unwrap())
    }
    fn discard(&mut self, colour: Colour, count: u8) {
        self.heaps().1.add(colour, count);
    }
    fn refill(&mut self) {
        let (bag, lid) = self.heaps();
        *bag = bag.plus(std::mem::take(lid));
    }
    fn draw(&mut self) -> Option<Colour> {
        if self.table.bag.unwrap().is_empty() {
            self.refill();
        }
        let bag = self.table.bag.unwrap();
        let mut nth = (bag.total() > 0).then(|| self.rng.u32(0..bag.total()))?;
        let colour = bag.iter().find_map(|(colour, count)| {
            let found = nth < u32::from(count);
            nth = nth.saturating_sub(u32::from(count));
            found.then_some(colour)
        })?;
        self.table.bag = bag.minus([colour].into_iter().collect());
        Some(colour)
    }

    fn fill(&mut self, at: usize) {
        match self.draw() {
            Some(colour) => self.table.factories[at].tiles.add(colour, 1),
            None => self.ran_out = true,
        }
    }

    fn deal(&mut self) {
        let table = &mut self.table;
        table.round = table.round.map(|round| round + 1);
        table.phase = Phase::Offer;
        table.marker = Marker::Centre;
        let count = Position::factories_for(table.seats);
        for display in &mut table.factories {
            display.gold = None;
        }
        let mut plus = 0;
        if table.setup.specialised {
            let mut kinds = vec![Gold::PlusOne, Gold::Stay, Gold::Neighbours, Gold::Zero];
            kinds.extend(Colour::ALL.map(Gold::Seek));
            self.rng.shuffle(&mut kinds);
            let mut places: Vec<_> = (0..count).collect();
            self.rng.shuffle(&mut places);
            for (&at, &kind) in places.iter().zip(&kinds).take(table.seats) {
                table.factories[at].gold = Some(kind);
                plus += u32::from(kind == Gold::PlusOne);
            }
        }
        if self.rulings.refill == Refill::First && self.table.bag.unwrap().total() < 4 * count as u32 + plus {
            self.refill();
        }
        for at in 0..count {
            for _ in 0..4 {
                self.fill(at);
            }
        }
        let mut order: Vec<_> = (0..count).collect();
        let is_plus = |at: &usize| self.table.factories[*at].gold == Some(Gold::PlusOne);
        match self.rulings.setup_order {
            SetupOrder::Ring => {}
            SetupOrder::PlusOneFirst => order.sort_by_key(|at| !is_plus(at)),
            SetupOrder::SeekersFirst => order.sort_by_key(is_plus),
        }
        for at in order {
            match self.table.factories[at].gold {
                Some(Gold::PlusOne) => self.fill(at),
                Some(Gold::Seek(colour)) => {
                    for neighbour in [(at + count - 1) % count, (at + 1) % count] {
                        let there = self.table.factories[neighbour].tiles;
                        if let Some(left) = there.minus([colour].into_iter().collect()) {
                            self.table.factories[neighbour].tiles = left;
                            self.table.factories[at].tiles.add(colour, 1);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    fn left_to_take(&self) -> bool {
        !self.table.centre.unwrap().is_empty() || self.table.displays().iter().any(|shown| !shown.tiles.is_empty())
    }

    fn take(&mut self, seat: Seat) {
        let mut choices: Vec<(Option<Factory>, Colour)> = Vec::new();
        for factory in self.table.factories() {
            choices.extend(self.table.factories[factory.index()].tiles.iter().map(|(colour, _)| (Some(factory), colour)));
        }
        choices.extend(self.table.centre.unwrap().iter().map(|(colour, _)| (None, colour)));
        let (from, colour) = choices[self.rng.usize(0..choices.len())];
        let count = match from {
            None => {
                let mut centre = self.table.centre.unwrap();
                let count = centre.take(colour);
                self.table.centre = Some(centre);
                if self.table.marker == Marker::Centre {
                    self.take_marker(seat);
                }
                count
            }
            Some(factory) => {
                let gold = self.table.factories[factory.index()].gold;
                let tiles = &mut self.table.factories[factory.index()].tiles;
                let count = tiles.take(colour);
                if gold != Some(Gold::Stay) {
                    let rest = std::mem::take(tiles);
                    if gold == Some(Gold::Neighbours) {
                        self.send_on(factory, rest);
                    } else {
                        self.table.centre = self.table.centre.map(|centre| centre.plus(rest));
                    }
                }
                if gold == Some(Gold::Zero) && self.rulings.zero_same_turn == ZeroSameTurn::No {
                    self.place(seat, colour, count);
                    self.table.board_mut(seat).kept = Some(Kept::Free);
                    return;
                }
                if gold == Some(Gold::Zero) {
                    self.table.board_mut(seat).kept = Some(Kept::Free);
                }
                count
            }
        };
        self.place(seat, colour, count);
    }

    fn take_marker(&mut self, seat: Seat) {
        let rulings = self.rulings;
        self.table.marker = Marker::With(seat);
        let board = self.table.board_mut(seat);
        if board.kept == Some(Kept::Free) && rulings.zero_catches_marker == ZeroCatchesMarker::Yes {
            board.kept = Some(Kept::Caught(Piece::Marker));
        } else if !board.floor.as_mut().unwrap().push(Piece::Marker)
            && rulings.marker_on_full_floor == MarkerOnFullFloor::Replaces
        {
            let Some(Piece::Tile(colour)) = board.floor.as_mut().unwrap().pop() else { panic!("the marker was in the centre") };
            assert!(board.floor.as_mut().unwrap().push(Piece::Marker));
            self.discard(colour, 1);
        }
    }

    fn send_on(&mut self, from: Factory, rest: Tiles) {
        let count = self.table.factory_count.unwrap();
        let step = |at: Factory, forwards: bool| if forwards { at.neighbours(count).1 } else { at.neighbours(count).0 };
        let mut neighbours = Vec::new();
        for forwards in [false, true] {
            let mut at = step(from, forwards);
            if self.table.is_away(at).unwrap() {
                if self.rulings.neighbour_away == NeighbourAway::None {
                    continue;
                }
                at = step(at, forwards);
            }
            let empty = self.table.factories[at.index()].tiles.is_empty();
            if self.rulings.neighbour_empty == NeighbourEmpty::Yes || !empty {
                neighbours.push(at);
            }
        }
        for (colour, count) in rest.iter() {
            match neighbours.get(self.rng.usize(0..neighbours.len().max(1))) {
                Some(to) => self.table.factories[to.index()].tiles.add(colour, count),
                None => self.table.centre.as_mut().unwrap().add(colour, count),
            }
        }
    }

    fn place(&mut self, seat: Seat, colour: Colour, count: u8) {
        let (rulings, side, hoarding) = (self.rulings, self.table.setup.side, self.hoarding);
        let board = self.table.board(seat).shown().unwrap();
        let lines: Vec<_> = Line::all()
            .filter(|&line| {
                let held = board.lines.at(line);
                let full = held.count() == line.length();
                let put_off =
                    hoarding && Space::all().filter(|&space| space.row() == line && board.wall.at(space).is_some()).count() == 4;
                held.colour().is_none_or(|held| held == colour)
                    && (!full || rulings.full_line_target == FullLineTarget::Yes)
                    && !board.wall.row_has(line, colour)
                    && (side == Side::Coloured
                        || rulings.grey_line_check == GreyLineCheck::Yes
                        || !board.wall.open(side, line, colour).is_empty())
                    && !(put_off && held.count() + count >= line.length())
            })
            .collect();
        let mut fallen = count;
        if !lines.is_empty() && self.rng.u8(0..10) > 0 {
            let line = lines[self.rng.usize(0..lines.len())];
            let held = board.lines.at(line).count();
            let mut fits = (line.length() - held).min(count);
            if rulings.partial_floor == PartialFloor::Yes && self.rng.u8(0..4) == 0 {
                fits = self.rng.u8(0..=fits);
            }
            fallen -= fits;
            self.table.board_mut(seat).lines.as_mut().unwrap().set(line, PatternLine::of(colour, held + fits));
        }
        self.drop(seat, colour, fallen);
    }

    fn drop(&mut self, seat: Seat, colour: Colour, count: u8) {
        for _ in 0..count {
            let board = self.table.board_mut(seat);
            if board.kept == Some(Kept::Free) {
                board.kept = Some(Kept::Caught(Piece::Tile(colour)));
            } else if !board.floor.as_mut().unwrap().push(Piece::Tile(colour)) {
                self.discard(colour, 1);
                if self.rulings.fallen_when_full == FallenWhenFull::All {
                    let fallen = self.table.board_mut(seat).floor.replace(Floor::default()).unwrap().tiles();
                    let (_, lid) = self.heaps();
                    *lid = lid.plus(fallen);
                }
            }
        }
    }

    fn tile_all(&mut self) {
        loop {
            let waiting: Vec<_> = self.table.seats().filter(|&seat| self.table.board(seat).is_tiled() != Some(true)).collect();
            if waiting.is_empty() {
                return;
            }
            let seat = waiting[self.rng.usize(0..waiting.len())];
            let full = self.table.board(seat).lines.unwrap().full().next();
            match full {
                Some((line, colour)) => self.tile(seat, line, colour),
                None => self.clear(seat),
            }
            self.check();
        }
    }

    fn tile(&mut self, seat: Seat, line: Line, colour: Colour) {
        let side = self.table.setup.side;
        let board = self.table.board_mut(seat);
        board.lines.as_mut().unwrap().set(line, PatternLine::default());
        let open: Vec<_> = board.wall.unwrap().open(side, line, colour).iter().collect();
        let falls = side == Side::Grey && self.rulings.grey_forced == GreyForced::Yes && self.rng.u8(0..5) == 0;
        if open.is_empty() || falls {
            self.drop(seat, colour, line.length());
            return;
        }
        let space = open[self.rng.usize(0..open.len())];
        let board = self.table.board_mut(seat);
        board.wall.as_mut().unwrap().put(space, colour);
        board.score += points(board.wall.unwrap().covered(), space).into();
        self.discard(colour, line.length() - 1);
    }

    fn clear(&mut self, seat: Seat) {
        let board = self.table.board_mut(seat);
        let floor = board.floor.replace(Floor::default()).unwrap();
        board.score = (board.score + (-floor.cost()).into()).stopped_at(0);
        let mut fallen = floor.tiles();
        if let Some(Kept::Caught(Piece::Tile(colour))) = board.kept.replace(Kept::No) {
            fallen.add(colour, 1);
        }
        let (_, lid) = self.heaps();
        *lid = lid.plus(fallen);
    }

    /// Audits the table as a whole, then a case that shows only some of it.
    fn check(&mut self) {
        let mut draft = self.draft();
        let found = Azul::audit(&draft, &self.rulings);
        self.assert_possible(&draft, &found.flaws);
        // With every tile in sight only a floor line that was emptied when it overflowed leaves a doubt.
        let rare = self.rulings.fallen_when_full == FallenWhenFull::All;
        assert!(rare || found.flaws.is_empty(), "{:?}\n{draft:?}", found.flaws);
        // That nobody keeps the "0" factory any more no case can say.
        let mut position = found.position;
        for board in position.iter_mut().flat_map(|position| &mut position.boards) {
            board.kept.get_or_insert(Kept::No);
        }
        assert_eq!(position.as_ref(), Some(&self.table));
        self.forget(&mut draft);
        let found = Azul::audit(&draft, &self.rulings);
        self.assert_possible(&draft, &found.flaws);
        self.audits += 2;
    }

    fn assert_possible(&self, draft: &Draft, flaws: &[Flaw]) {
        assert!(flaws.iter().all(Flaw::is_doubt), "{flaws:?}\n{draft:?}\n{:?}\n{:?}", self.table, self.rulings);
    }

    fn draft(&mut self) -> Draft {
        let mut draft = drafted(&self.table);
        for (seat, player) in Seat::all().zip(&mut draft.players) {
            player.name = seat.number().to_string();
            for line in player.lines.iter_mut().flatten() {
                if self.rng.bool() {
                    line.retain(Option::is_some);
                }
            }
        }
        draft
    }

    fn forget(&mut self, draft: &mut Draft) {
        let rng = &mut self.rng;
        let once_in = |rng: &mut Rng, chance| rng.u8(0..chance) == 0;
        if once_in(rng, 3) {
            // A single board, which becomes the first seat.
            let kept = rng.usize(0..draft.players.len());
            for who in [&mut draft.marker, &mut draft.turn, &mut draft.starter] {
                *who = who.filter(|seat| seat.index() == kept).and_then(|_| Seat::new(0));
            }
            draft.players = vec![draft.players.swap_remove(kept)];
        }
        for player in &mut draft.players {
            player.wall = player.wall.take().filter(|_| !once_in(rng, 6));
            player.lines = player.lines.take().filter(|_| !once_in(rng, 6));
            player.floor = player.floor.take().filter(|_| !once_in(rng, 6));
            player.kept = player.kept.take().filter(|_| !once_in(rng, 3));
            player.score = player.score.filter(|_| !once_in(rng, 6));
        }
        draft.factories = draft.factories.take().filter(|_| !once_in(rng, 3));
        draft.centre = draft.centre.filter(|_| !once_in(rng, 3));
        draft.bag = draft.bag.filter(|_| !once_in(rng, 3));
        draft.lid = draft.lid.filter(|_| !once_in(rng, 3));
        draft.round = draft.round.filter(|_| !once_in(rng, 3));
        draft.turn = draft.turn.filter(|_| !once_in(rng, 3));
        draft.starter = draft.starter.filter(|_| !once_in(rng, 3));
    }
}

fn bonus(table: &Position, seat: Seat) -> i32 {
    let wall = table.board(seat).wall.unwrap();
    let full = |spaces: &dyn Fn(Space) -> bool| Space::all().filter(|&space| spaces(space)).all(|space| wall.at(space).is_some());
    (0..5)
        .map(|at| {
            let row = full(&|space| space.row().index() == at);
            let column = full(&|space| space.column().index() == at);
            let colour = wall.of(Colour::ALL[at]).len() == 5;
            2 * i32::from(row) + 7 * i32::from(column) + 10 * i32::from(colour)
        })
        .sum()
}

#[test]
fn no_position_of_a_legal_game_is_impossible() {
    // More games on request: PLAYOUTS=3000 cargo test --lib playout
    let games = std::env::var("PLAYOUTS").ok().and_then(|games| games.parse().ok()).unwrap_or(40);
    let mut audits = 0;
    let mut ran_out = false;
    for seed in 0..games {
        let mut game = Playout::new(seed);
        game.play();
        audits += game.audits;
        ran_out |= game.ran_out;
    }
    assert!(audits > 100 * games as usize, "{audits} audits");
    assert!(ran_out, "no game ran out of tiles");
}
