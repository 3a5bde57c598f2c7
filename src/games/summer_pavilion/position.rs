//! A position that has been proved possible: what the judge works on.

use super::draft::Granted;
use super::geometry::{Side, Space, SpaceSet};
use super::pavilion::{Glimpse, Pavilion};
use super::pieces::{CORNERS, Colour, FACTORIES, Factory, ROUNDS, SEATS, START, SUPPLY, Seat, SeatSet, Tiles, factories_for};
use crate::game::shared::{FILL, FactorySet, seats_and_factories};
use crate::verdict::Amount;

/// Where in a round the table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Phase {
    /// Nothing has been dealt yet.
    Setup,
    /// Phase 1: players take tiles from factories and centre.
    Offer,
    /// Phase 2: players put tiles on their boards, or pass.
    #[default]
    Play,
    /// Everybody has passed, the next round is not dealt yet.
    Preparation,
    /// Everybody has passed in the last round, bonuses are not counted yet.
    End,
    /// Everything is counted.
    Over,
}

/// One player's board, with the tiles beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    /// The stars, as far as they are known.
    pub stars: Glimpse,
    /// The tiles beside the board, if known.
    pub hand: Option<Tiles>,
    /// Tiles that surely lie beside the board where not all are known; none where they are.
    pub some: Tiles,
    /// The tiles in the corners, if known.
    pub corners: Option<Tiles>,
    /// How many tiles can lie in the corners where they are not known.
    pub most_kept: u32,
    /// Whether the player has passed this round, if known.
    pub passed: Option<bool>,
    /// All points: the place on the track, and 80 for each 80-point token.
    pub score: Amount,
}

impl Default for Board {
    fn default() -> Self {
        let (stars, none) = (Pavilion::default().into(), Some(Tiles::EMPTY));
        let score = Amount::exactly(START);
        Self { stars, hand: none, some: Tiles::EMPTY, corners: none, most_kept: CORNERS, passed: Some(false), score }
    }
}

impl Board {
    /// Lays tiles beside the board.
    pub(super) fn receive(&mut self, tiles: Tiles) {
        let lying = self.hand.as_mut().unwrap_or(&mut self.some);
        *lying = lying.plus(tiles);
    }
    /// The tiles that surely lie on and beside the board.
    pub(super) fn seen(&self) -> Tiles {
        self.stars.tiles.tiles().plus(self.hand.unwrap_or(self.some)).plus(self.corners.unwrap_or_default())
    }
    /// Every tile on and beside the board, if all are known.
    pub fn tiles(&self) -> Option<Tiles> {
        Some(self.stars.whole()?.tiles().plus(self.hand?).plus(self.corners?))
    }
    /// The tiles on the stars, as far as they are known, and the spaces that may be covered.
    pub fn covered(&self) -> (Pavilion, SpaceSet) {
        (self.stars.tiles, self.stars.may_be_covered())
    }
    /// Whether the player has passed for certain.
    pub fn has_passed(&self) -> bool {
        self.passed == Some(true)
    }
    /// Whether all of it is known.
    pub fn is_known(&self) -> bool {
        self.tiles().is_some() && self.passed.is_some()
    }
}

/// Where the first-player marker is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Marker {
    /// Not said.
    #[default]
    Unknown,
    /// In the middle of the table.
    Centre,
    /// Beside a player's board.
    With(Seat),
    /// Beside a player's board, not said whose.
    Taken,
}

/// What is known of a centre, or of what comes there; by default no more than that factories leave three tiles at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Dark {
    /// Tiles that surely lie there.
    pub least: Tiles,
    /// The most of each colour.
    pub most: Tiles,
    /// The most in all.
    pub total: u32,
}

impl Default for Dark {
    fn default() -> Self {
        Self { least: Tiles::EMPTY, most: Tiles::BOX, total: (FILL - 1) * FACTORIES as u32 }
    }
}

impl Dark {
    /// Just these tiles.
    pub(super) fn exactly(tiles: Tiles) -> Self {
        Self { least: tiles, most: tiles, total: tiles.total() }
    }
    /// All tiles, if they are known.
    pub(super) fn known(self) -> Option<Tiles> {
        (self.total == self.least.total()).then_some(self.least)
    }
    /// What of it is known with what comes there.
    pub(super) fn plus(self, more: Self) -> Self {
        let (least, most) = (self.least.plus(more.least), self.most.plus(more.most));
        Self { least, most, total: self.total + more.total }
    }
    /// The same after a take of tiles that were surely there, of which none is left of the colours that are `gone`.
    pub(super) fn without(self, taken: Tiles, gone: Tiles) -> Self {
        let left = |tiles: Tiles| tiles.less(taken).iter().filter(|&(colour, _)| gone.of(colour) == 0).collect::<Tiles>();
        let most = left(self.most);
        Self { least: left(self.least), most, total: self.total.saturating_sub(taken.total()).min(most.total()) }
    }
    /// What whoever takes a colour takes at the least, and how many tiles at the most.
    pub(super) fn brings(self, colour: Colour, wild: Option<Colour>) -> (Tiles, u32) {
        if Some(colour) == wild {
            return (Tiles::only(colour, 1), 1);
        }
        let along = wild.map_or(Tiles::EMPTY, |wild| Tiles::only(wild, self.least.of(wild).min(1)));
        let most_along = wild.map_or(1, |wild| self.most.of(wild).min(1));
        let least = along.plus(Tiles::only(colour, self.least.of(colour).max(1)));
        let others = self.least.less(least).total();
        (least, self.total.saturating_sub(others).min(u32::from(self.most.of(colour) + most_along)))
    }
}

/// A table that the rules allow. What a case leaves out stays unknown (`None`); by default everything but empty boards.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Position {
    /// The side of the boards.
    pub side: Side,
    /// How many boards are known; the first `seats` of `boards`.
    pub seats: usize,
    /// Whether those are all the players at the table.
    pub whole_table: bool,
    /// The round, from 1 to 6; 0 before the first; none if not said.
    pub round: Option<u8>,
    /// Where in the round.
    pub phase: Phase,
    /// Whose turn it is to take or to play, if known.
    pub turn: Option<Seat>,
    /// Whose turn it may be at a whole table where it is not known; nobody where it is, or is of no account.
    pub turns: SeatSet,
    /// Who had the first turn of the round, if known; once the marker is taken, who has it.
    pub starter: Option<Seat>,
    /// The boards, clockwise.
    pub boards: [Board; SEATS],
    /// The factories in ring order: the first `factory_count`.
    pub factories: [Tiles; FACTORIES],
    /// How many factories are shown; none if they are not known.
    pub factory_count: Option<usize>,
    /// Whether those are all factories of the table: a single board may come with some of them.
    pub all_factories: bool,
    /// How many of `factories` were shown before others may have taken from them: each has still what it had, or nothing.
    pub seen: usize,
    /// From so many factories at most others may have taken since.
    pub others_took: usize,
    /// The tiles in the centre, without the marker.
    pub centre: Option<Tiles>,
    /// Where the marker is.
    pub marker: Marker,
    /// The tiles of the supply.
    pub supply: Option<Tiles>,
    /// Tiles that surely lie in the supply where not all of it is known; none where it is.
    pub supply_seen: Tiles,
    /// Whether it may have got other tiles since the case began.
    pub resupplied: bool,
    /// What no key tells.
    pub granted: Granted,
    /// How many tiles it lacks where not all of it is known: at least, and at most.
    pub lacks: (u32, u32),
    /// The tiles in the bag.
    pub bag: Option<Tiles>,
    /// The tiles in the tower.
    pub tower: Option<Tiles>,
    /// Who has to choose bonus tiles now, and how many they have earned.
    pub bonus: Option<(Seat, u8)>,
    /// The most bonus tiles that a player may still have to choose without the case saying so, by seat; 0 if that is known.
    pub may_owe: [u8; SEATS],
    /// Whether moves may have ended the phase: unknown are tiles left to take, a player who has not passed, or the last round.
    pub may_be_over: bool,
    /// Factories that are not shown, and that moves have emptied.
    pub emptied: FactorySet,
    /// What is known of the centre where it is not told.
    pub dark: Dark,
    /// Who has placed a tile that may have earned bonus tiles, and where, if nobody knows whether: nothing after it is granted.
    pub may_have_earned: Option<(Seat, Space)>,
    /// Who begins phase 2 with the marker, and so with a tile that came with it.
    pub begins: Option<Seat>,
    /// Whether a turn of a single board is over: before the next one the others may do anything.
    pub between_turns: bool,
    /// Whether a case begins in phase 1, and nobody has taken yet what is left there, shown or not.
    pub untaken: bool,
}

seats_and_factories!(Position: Board, Tiles);

impl Position {
    /// The others and last `seat`, clockwise.
    pub fn after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        seat.next(self.seats).round(self.seats)
    }
    /// Whether all factories of the table are known.
    pub fn shows_all_factories(&self) -> bool {
        self.all_factories && self.factory_count.is_some()
    }
    /// How many factories are shown, or were before others may have taken from them.
    pub(super) fn known_factories(&self) -> usize {
        self.factory_count.unwrap_or(self.seen)
    }
    /// What is known of the centre.
    pub(super) fn in_centre(&self) -> Dark {
        self.centre.map_or(self.dark, Dark::exactly)
    }
    /// The wild colour; none before the first round, or if the round is not known.
    pub fn wild(&self) -> Option<Colour> {
        self.round.and_then(Colour::wild)
    }
    /// Whether phase 2 goes on, or may: with the pass of a single board its round is over, but that of the table need not be.
    pub fn may_be_playing(&self) -> bool {
        self.phase == Phase::Play || (!self.whole_table && matches!(self.phase, Phase::Preparation | Phase::End))
    }
    /// Whether it may be the turn of `seat`.
    pub fn may_have_turn(&self, seat: Seat) -> bool {
        self.turn.is_none_or(|turn| turn == seat) && (self.turns.is_empty() || self.turns.has(seat))
    }
    /// Makes it the turn of one of these players of a whole table.
    pub(super) fn set_turn(&mut self, turns: SeatSet) {
        self.turn = turns.first().filter(|_| turns.len() == 1);
        self.turns = if turns.len() == 1 { SeatSet::EMPTY } else { turns };
    }
    /// Whether the table is in this phase for certain.
    pub fn phase_is_known(&self) -> bool {
        let left =
            || self.displays().iter().any(|tiles| !tiles.is_empty()) || self.centre.is_some_and(|centre| !centre.is_empty());
        !self.may_be_over || (self.phase == Phase::Offer && left())
    }
    /// Who is said to have begun the round, or to begin the next once it is over; not in phase 2 if the marker's holder does.
    pub(super) fn said_starter(&self) -> Option<Seat> {
        let marker_says = self.phase == Phase::Play && matches!(self.marker, Marker::With(_));
        self.starter.filter(|_| self.phase_is_known() && !marker_says)
    }
    /// Whether somebody at a whole table may have bonus tiles to choose before anything else, and the case does not say it.
    pub fn may_owe_bonus(&self) -> bool {
        self.whole_table && self.bonus.is_none() && self.may_owe != [0; SEATS]
    }
    /// Whether this may be the last round.
    pub fn may_be_last_round(&self) -> bool {
        self.round.is_none_or(|round| round == ROUNDS)
    }
    /// Whether this is known to be the last round.
    pub fn is_last_round(&self) -> bool {
        self.round == Some(ROUNDS)
    }
    /// How many tiles have to be drawn for the supply before anybody else may act (all that are left where it lacks more); none
    /// if it is full or not known, if bag and tower are empty, or as long as somebody can choose bonus tiles from what is there.
    #[inline]
    pub fn refill_due(&self) -> Option<u32> {
        if !matches!(self.phase, Phase::Setup | Phase::Play) {
            return None;
        }
        let there = self.supply?.total();
        if there >= SUPPLY || (self.bonus.is_some() && there > 0) {
            return None;
        }
        let missing = SUPPLY - there;
        let drawn = self.left().map_or(missing, |left| missing.min(left.total()));
        (drawn > 0).then_some(drawn)
    }
    /// Everything that bag and tower hold: known from them, or as what is nowhere else.
    pub(super) fn left(&self) -> Option<Tiles> {
        if let (Some(bag), Some(tower)) = (self.bag, self.tower) {
            return Some(bag.plus(tower));
        }
        if !self.whole_table {
            return None;
        }
        let boards = self.seats().try_fold(Tiles::EMPTY, |all, seat| Some(all.plus(self.board(seat).tiles()?)))?;
        let table = self.displays().iter().fold(boards, |all, &tiles| all.plus(tiles));
        Tiles::BOX.minus(table.plus(self.centre?).plus(self.supply?))
    }
    /// The most that can lie where nobody sees it, bag and tower included: what is not seen elsewhere.
    pub(super) fn unseen(&self) -> Tiles {
        let boards = self.seats().map(|seat| self.board(seat).seen());
        let table = [self.centre.unwrap_or_default(), self.supply.unwrap_or(self.supply_seen)];
        Tiles::BOX.less(boards.chain(table).chain(self.displays().iter().copied()).fold(Tiles::EMPTY, Tiles::plus))
    }
    /// Whether a player has passed, if it has to be said: not with a tile or the turn, which tell it, nor in phase 1.
    pub(super) fn says_passed(&self, seat: Seat) -> Option<bool> {
        let board = self.board(seat);
        let goes_without_saying =
            self.phase != Phase::Play || self.turn == Some(seat) || board.hand.is_some_and(|hand| !hand.is_empty());
        board.passed.filter(|&passed| passed || !goes_without_saying)
    }
    /// Whether it has to be said that a player has no bonus tiles to choose: they may have the turn and surround something.
    pub fn says_no_bonus(&self, seat: Seat) -> bool {
        let board = self.board(seat);
        self.phase == Phase::Play
            && self.bonus.is_none()
            && self.may_have_earned.is_none()
            && self.may_owe[seat.index()] == 0
            && !board.has_passed()
            && self.may_have_turn(seat)
            && (!board.stars.is_whole() || board.stars.tiles.covered().surrounded().next().is_some())
    }
    /// A table before anything is drawn: empty boards, everything in the bag.
    pub fn new(side: Side, seats: usize) -> Self {
        let seats = seats.clamp(1, SEATS);
        Self {
            side,
            seats,
            whole_table: true,
            round: Some(0),
            phase: Phase::Setup,
            factory_count: Some(factories_for(seats)),
            all_factories: true,
            centre: Some(Tiles::EMPTY),
            supply: Some(Tiles::EMPTY),
            lacks: (0, SUPPLY),
            bag: Some(Tiles::BOX),
            tower: Some(Tiles::EMPTY),
            ..Self::default()
        }
    }
}
