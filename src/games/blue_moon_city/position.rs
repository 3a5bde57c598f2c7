//! A position that has been proved possible: what the judge works on.

use super::buildings::{BUILDINGS, Building, Plan, SECTIONS};
use super::moves::DragonTo;
use super::pieces::{Cards, DECK, FIRST_HAND, Level, STEPS, STONES, Seat, Section, Spot, deck};
use super::unknowns::{Pace, TurnUnknowns, Unknowns};
use crate::game::shared::SEATS;
use crate::order;
use crate::verdict::{Amount, Unit};
use std::ops::RangeInclusive;

/// What was decided before the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Setup {
    /// Whether palace and temples are placed at random too: the variant.
    pub random_centre: bool,
}

/// Where in a turn the table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Phase {
    /// The figure may walk, dragons may be moved; nothing has been built or offered yet.
    Movement,
    /// A stone has been placed: on the building, or on the obelisk. Movement is over.
    Building,
    /// It is settled which cards are discarded; what remains is to draw.
    Drawing,
    /// Somebody has won, or nobody can go on.
    Over,
}

/// How far a turn has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Whose it is.
    pub seat: Seat,
    /// Where in it.
    pub phase: Phase,
    /// Steps that the figure may still take.
    pub steps: u8,
    /// Steps that it has taken.
    pub walked: u8,
    /// Stones that were placed on the building in this turn: the first brought the dragons' scales.
    pub stones: u8,
    /// Offerings made in this turn.
    pub offerings: u8,
    /// Whether one of them was the ordinary one, without a yellow card, if that is known.
    pub offered: Option<bool>,
    /// Cards discarded before drawing, if that is known.
    pub discarded: Option<u8>,
    /// Whether it is told that the hand has the exact value for nothing that is overpaid.
    pub no_exact: bool,
    /// What of it is taken for granted.
    pub unknowns: TurnUnknowns,
}

impl Turn {
    /// The beginning of a turn.
    pub const fn new(seat: Seat) -> Self {
        Self {
            seat,
            phase: Phase::Movement,
            steps: STEPS,
            walked: 0,
            stones: 0,
            offerings: 0,
            offered: Some(false),
            discarded: Some(0),
            no_exact: false,
            unknowns: TurnUnknowns { over: false, phase: false, placed: false, pace: None },
        }
    }
    /// Whether it is not known if the figure has walked.
    pub(super) fn may_have_walked(&self) -> bool {
        self.walked == 0 && self.unknowns.pace == Some(Pace::Walked)
    }
}

/// Cards of which perhaps not all are known: a hand, cards set aside, a pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stack {
    /// Those that are known.
    pub known: Cards,
    /// How many there are beside them.
    pub others: Amount,
}

impl Stack {
    /// No card.
    pub const EMPTY: Self = Self::of(Cards::EMPTY);
    /// Any number of any cards.
    pub const UNKNOWN: Self = Self { known: Cards::EMPTY, others: Amount::at_least(0) };

    /// Just these cards.
    pub const fn of(known: Cards) -> Self {
        Self { known, others: Amount::exactly(0) }
    }
    /// So many cards, nobody knows which.
    pub const fn face_down(count: u8) -> Self {
        Self { known: Cards::EMPTY, others: Amount::exactly(count as i32) }
    }
    /// These cards, and so many others; none where those are fewer than none.
    fn with(known: Cards, others: Amount) -> Option<Self> {
        others.most().is_none_or(|most| most >= 0).then_some(Self { known, others: others.stopped_at(0) })
    }
    /// How many cards nobody knows, if that is told.
    pub fn hidden(self) -> Option<u32> {
        self.others.known().map(|_| self.unseen())
    }
    /// Those that are there for certain, and nobody knows which.
    pub(super) fn unseen(self) -> u32 {
        u32::try_from(self.others.least()).unwrap_or(0)
    }
    /// How many cards, if that is known.
    pub fn len(self) -> Option<u32> {
        self.hidden().map(|_| self.least())
    }
    /// The least that it can be: what is known of it, and what is counted face down.
    pub(super) fn least(self) -> u32 {
        self.known.total() + self.unseen()
    }
    /// Whether it is known to hold no card.
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }
    /// Whether every card is known.
    pub fn is_open(self) -> bool {
        self.others == 0
    }
    /// Both together.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self { known: self.known.plus(other.known), others: self.others + other.others }
    }
    /// The cards of `wanted` that are not among the known ones.
    pub fn lacks(self, wanted: Cards) -> Cards {
        wanted.less(self.known)
    }
    /// The same once some of those that nobody knew are shown to be `cards`; none where there are too few.
    pub(super) fn showing(self, cards: Cards) -> Option<Self> {
        Self::with(self.known.plus(cards), self.others + less(cards.total()))
    }
    /// What is left without `gone`: known cards first, the rest from the hidden ones; none where there are too few.
    #[must_use]
    pub fn minus(self, gone: Cards) -> Option<Self> {
        let lacking = self.lacks(gone);
        Self::with(self.known.minus(gone.minus(lacking)?)?, self.others + less(lacking.total()))
    }
    /// What is left when `count` cards go that nobody sees: of each known kind all others are left for certain.
    #[must_use]
    pub fn without(self, count: u8) -> Option<Self> {
        let known: Cards = self.known.iter().map(|(card, copies)| (card, copies.saturating_sub(count))).collect();
        Self::with(known, self.others + less(known.total() + u32::from(count)) + -less(self.known.total()))
    }
}

/// That so many cards are gone.
fn less(count: u32) -> Amount {
    Amount::exactly(-i32::try_from(count).unwrap_or(i32::MAX))
}

/// What a building looks like now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Site {
    /// The stones on its sections, left to right.
    pub stones: [Option<Seat>; SECTIONS],
    /// The sections whose stone may as well lie on another one with the same number.
    pub loose: [bool; SECTIONS],
    /// Sections that are told to be free where not all stones are shown.
    pub free: [bool; SECTIONS],
    /// Whether its tile shows the finished side.
    pub finished: bool,
}

impl Site {
    /// Whose stone lies on a section.
    pub fn stone(&self, section: Section) -> Option<Seat> {
        self.stones[section.index()]
    }
    /// How many stones of a player lie on it.
    pub fn count(&self, seat: Seat) -> u8 {
        self.stones.iter().filter(|stone| **stone == Some(seat)).count() as u8
    }
}

/// What a player has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Player {
    /// The building on which the figure stands, if that is known.
    pub figure: Option<Building>,
    /// The hand.
    pub hand: Stack,
    /// Cards won in the player's own turn, which come into the hand after drawing.
    pub aside: Stack,
    /// Stones in front of the player, at most.
    pub stones: u8,
    /// What the player has, by the units of [`UNITS`], as far as it is counted.
    pub counts: [Amount; 4],
}

/// What is counted for each player, in the order of reports: offerings decide the game.
pub const UNITS: [Unit; 4] = [Unit::Offerings, Unit::Crystals, Unit::Scales, Unit::Cards];

impl Player {
    /// Somebody with nothing but ten stones, of whom nothing else is known.
    pub const BARE: Self =
        Self { figure: None, hand: Stack::UNKNOWN, aside: Stack::EMPTY, stones: STONES, counts: [Amount::exactly(0); 4] };

    /// How much of `unit` the player has; 0 for what is not counted here.
    pub fn count(&self, unit: Unit) -> Amount {
        UNITS.iter().position(|&counted| counted == unit).map_or(Amount::default(), |index| self.counts[index])
    }
    /// The crystals, by their worth.
    pub fn crystals(&self) -> Amount {
        self.counts[1]
    }
    /// The scales.
    pub fn scales(&self) -> Amount {
        self.counts[2]
    }
    /// The offerings, at least.
    pub fn offerings(&self) -> i32 {
        self.counts[0].least()
    }
    /// Whether it is known that there are no more.
    pub(super) fn tells_offerings(&self) -> bool {
        self.counts[0].known().is_some()
    }
}

/// Offerings that end the game, at a table of `players`.
pub const fn offerings_to_win(players: usize) -> u8 {
    match players {
        ..=2 => 6,
        3 => 5,
        _ => 4,
    }
}

/// Scales in the game, at a table of `players`.
pub const fn scales_for(players: usize) -> u8 {
    match players {
        ..=2 => 9,
        3 => 12,
        _ => 15,
    }
}

/// The stones on the obelisk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Obelisk {
    /// How many stones lie on it; without a bound if nothing tells how many.
    pub laid: Amount,
    /// The level that is filled next, where a case tells that and not how many lie there.
    pub next: Option<Level>,
    /// How many of each player lie on each level; none if that is not known.
    pub owners: Option<[[u8; SEATS]; 6]>,
}

/// A table that the rules allow. What a case leaves out stays unknown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// What was decided before the game.
    pub setup: Setup,
    /// How many players are known; the first `seats` of `players`.
    pub seats: usize,
    /// Whether those are all the players at the table.
    pub whole_table: bool,
    /// How far the turn has come.
    pub turn: Turn,
    /// The players, clockwise.
    pub players: [Player; SEATS],
    /// Which building lies where; none where that is not known.
    pub city: [Option<Building>; 21],
    /// Buildings of which it is only known how many steps one lies away from the other, at least and at most.
    pub near: Vec<(Building, Building, (u8, u8))>,
    /// How many players there can be at most.
    pub most_players: usize,
    /// The buildings, in the order of [`Building::ALL`].
    pub sites: [Site; BUILDINGS],
    /// What their tiles print.
    pub plans: [Plan; BUILDINGS],
    /// Where the dragons are, in the order of [`Dragon::ALL`](super::Dragon::ALL); none of whom it is not known.
    pub dragons: [Option<DragonTo>; 3],
    /// The obelisk.
    pub obelisk: Obelisk,
    /// Scales in the supply.
    pub scales: Amount,
    /// What the crystals in the supply are worth; none if a case does not say. Where everybody's are known it follows from those.
    pub crystals: Option<i32>,
    /// The draw pile.
    pub draw: Stack,
    /// The discard pile.
    pub discard: Stack,
    /// Whether others of whom nothing is told may have had their turns before the next step.
    pub others_next: bool,
    /// What is taken for granted of it.
    pub unknowns: Unknowns,
}

impl Position {
    /// The seats in use, clockwise.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all().take(self.seats)
    }
    /// A player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }
    /// A player, to change.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }
    /// What a building looks like now.
    pub fn site(&self, building: Building) -> &Site {
        &self.sites[building.index()]
    }
    /// What a building's tile prints.
    pub fn plan(&self, building: Building) -> &Plan {
        &self.plans[building.index()]
    }
    /// Where a building lies, if that is known.
    pub fn spot(&self, building: Building) -> Option<Spot> {
        Spot::all().find(|spot| self.city[spot.index()] == Some(building))
    }
    /// Steps from one building to another, if they are known.
    pub fn distance(&self, from: Building, to: Building) -> Option<u8> {
        let (least, most) = self.distances(from, to);
        (least == most).then_some(least)
    }
    /// The fewest and the most steps from one building to another, wherever those lie of which it is not known.
    pub(super) fn distances(&self, from: Building, to: Building) -> (u8, u8) {
        if from == to {
            return (0, 0);
        }
        if let (Some(here), Some(there)) = (self.spot(from), self.spot(to)) {
            let steps = here.distance(there);
            return (steps, steps);
        }
        if let Some(near) = self.near.iter().find(|near| [(from, to), (to, from)].contains(&(near.0, near.1))) {
            return near.2;
        }
        let ways = self.spots(from).flat_map(|here| self.spots(to).map(move |there| (here, there)));
        let steps = ways.filter(|(here, there)| here != there).map(|(here, there)| here.distance(there));
        let bounds = steps.map(|steps| (steps, steps)).reduce(|one, other| (one.0.min(other.0), one.1.max(other.1)));
        bounds.unwrap_or((1, u8::MAX))
    }
    /// Where a building may lie: without the variant palace and temples round the market, the others elsewhere.
    pub(super) fn spots(&self, building: Building) -> impl Iterator<Item = Spot> + '_ {
        let known = self.spot(building);
        let central = Building::ROUND_THE_MARKET.contains(&building);
        let fits = move |spot: &Spot| {
            let (is_beside, is_centre) = (spot.distance(Spot::CENTRE) == 1, *spot == Spot::CENTRE);
            let is_apart = self.setup.random_centre || central == is_beside;
            self.city[spot.index()].is_none() && is_apart && is_centre == (building == Building::Market)
        };
        Spot::all().filter(move |spot| known.map_or_else(|| fits(spot), |known| known == *spot))
    }
    /// Whether nobody sees a difference to `other`: dragons' cards (ruling `dragon-colours`), steps left, assumptions are unseen.
    pub fn looks_like(&self, other: &Self) -> bool {
        let places = |position: &Self| {
            let mut places = position.dragons;
            order::all(&mut places);
            places
        };
        let Turn { steps, walked, no_exact, unknowns, .. } = other.turn;
        let offered = self.turn.offered.filter(|_| other.turn.offered.is_some()).or(other.turn.offered);
        let turn = Turn { steps, walked, offered, no_exact, unknowns, ..self.turn };
        places(self) == places(other) && Self { dragons: other.dragons, turn, unknowns: other.unknowns, ..self.clone() } == *other
    }
    /// Which dragons are known to be on a building, in their order.
    pub(super) fn dragons_on(&self, building: Building) -> [bool; 3] {
        self.dragons.map(|at| at == Some(DragonTo::Building(building)))
    }
    /// How many stones of a player lie on buildings.
    pub(super) fn on_buildings(&self, seat: Seat) -> u8 {
        self.sites.iter().map(|site| site.count(seat)).sum()
    }
    /// The stones that a player has left for certain.
    pub fn stones_left(&self, seat: Seat) -> u8 {
        self.player(seat).stones.saturating_sub(self.unknowns.elsewhere[seat.index()].unwrap_or(0))
    }
    /// The free sections of a building, left to right.
    pub fn free_sections(&self, building: Building) -> impl Iterator<Item = Section> + '_ {
        let site = self.site(building);
        self.plan(building).sections().filter(move |&section| !site.finished && site.stone(section).is_none())
    }
    /// Whether every building but the market is finished.
    pub fn city_done(&self) -> bool {
        Building::ALL.into_iter().all(|building| building == Building::Market || self.site(building).finished)
    }
    /// Whether every building but the market is finished or may have been in this course, where the case tells which were.
    pub(super) fn city_may_be_done(&self) -> bool {
        let is_done = |building: Building| self.site(building).finished;
        let mut open = Building::ALL.into_iter().filter(|&building| building != Building::Market && !is_done(building));
        Building::ALL.into_iter().any(is_done) && open.all(|building| self.unknowns.finished[building.index()])
    }
    /// The next level of the obelisk to be filled, as far as stones are counted: without all players, one that is next at every
    /// table.
    pub fn next_space(&self) -> Option<Level> {
        let counted = self.obelisk.laid.most().and_then(|_| self.next_after(self.obelisk.laid.least()));
        self.obelisk.next.or(counted)
    }
    /// The same where so many stones lie.
    pub(super) fn next_after(&self, laid: i32) -> Option<Level> {
        let mut tables = self.tables_in_play();
        let level = Level::after(laid, tables.next()?)?;
        tables.all(|players| Level::after(laid, players) == Some(level)).then_some(level)
    }
    /// How many players there can be.
    pub fn tables(&self) -> RangeInclusive<usize> {
        if self.whole_table {
            return self.seats..=self.seats;
        }
        let sevens: u32 = self.obelisk.owners.map_or(0, |owners| owners[Level::BOTTOM.index()].map(u32::from).iter().sum());
        // Two players leave the outer two unused.
        let fewest = if sevens > Level::BOTTOM.spaces(2).into() { 3 } else { 2 };
        fewest..=self.most_players
    }
    /// How many there can be as long as nobody has made the offerings that end the game.
    pub(super) fn tables_in_play(&self) -> impl Iterator<Item = usize> + '_ {
        let goes_on =
            |players: &usize| self.seats().all(|seat| self.player(seat).offerings() < offerings_to_win(*players).into());
        self.tables().filter(goes_on)
    }
    /// Offerings that end the game, if the number of players is known: where one has gone on after five, two play.
    pub fn offerings_to_win(&self) -> Option<u8> {
        let may_be_over = self.turn.phase == Phase::Over || self.turn.unknowns.over;
        let most = self.seats().map(|seat| self.player(seat).offerings()).max().filter(|_| !self.whole_table);
        let made = most.unwrap_or(0) + i32::from(!may_be_over);
        let mut needed = self.tables().map(offerings_to_win).filter(|&needed| i32::from(needed) >= made);
        let first = needed.next()?;
        needed.all(|other| other == first).then_some(first)
    }
    /// Whether a player's next offering ends the game, at one of the tables that there can be.
    pub(super) fn may_win(&self, seat: Seat) -> bool {
        self.tables().any(|players| i32::from(offerings_to_win(players)) == self.player(seat).offerings() + 1)
    }
    /// The most offerings that end the game, however many players there are.
    pub(super) fn most_to_win(&self) -> u8 {
        offerings_to_win(*self.tables().start())
    }
    /// Who has made them.
    pub fn winner(&self) -> Option<Seat> {
        let needed = i32::from(self.offerings_to_win()?);
        self.seats().find(|&seat| self.player(seat).offerings() >= needed)
    }
    /// Cards that somebody may still hold, draw or find: those that are not known to be elsewhere.
    pub fn unseen(&self) -> Cards {
        let stacks = self.seats().flat_map(|seat| [self.player(seat).hand, self.player(seat).aside]);
        let piles = if self.unknowns.shuffled { [Stack::UNKNOWN; 2] } else { [self.draw, self.discard] };
        let seen = stacks.chain(piles).fold(Cards::EMPTY, |seen, stack| seen.plus(stack.known));
        deck().minus(seen).unwrap_or_default()
    }
    /// A table before the first turn: nothing built, eight unseen cards each, everything as the box gives it.
    pub fn new(setup: Setup, seats: usize, city: [Option<Building>; 21]) -> Self {
        let seats = seats.clamp(2, SEATS);
        let start = Player {
            figure: Some(Building::Market),
            hand: Stack::face_down(FIRST_HAND),
            counts: [0, 0, 0, i32::from(FIRST_HAND)].map(Amount::exactly),
            ..Player::BARE
        };
        let mut players = [Player::BARE; SEATS];
        players[..seats].fill(start);
        Self {
            setup,
            seats,
            whole_table: true,
            turn: Turn::new(crate::game::shared::FIRST),
            players,
            city,
            near: Vec::new(),
            most_players: seats,
            sites: [Site::default(); BUILDINGS],
            plans: Building::ALL.map(Building::print),
            dragons: [Some(DragonTo::Out); 3],
            obelisk: Obelisk { laid: Amount::exactly(0), next: None, owners: Some([[0; SEATS]; 6]) },
            scales: Amount::exactly(scales_for(seats).into()),
            crystals: None,
            draw: Stack::face_down(DECK as u8 - FIRST_HAND * seats as u8),
            discard: Stack::EMPTY,
            others_next: false,
            unknowns: Unknowns::default(),
        }
    }
}
