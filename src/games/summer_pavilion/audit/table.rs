//! What the whole case shows: the boards that can be trusted, the number of players, the factories, the marker.

use super::boards::Trusted;
use super::{Audit, marker, playing};
use crate::game::shared::table_of_factories;
use crate::games::summer_pavilion::pieces::{
    ALL, ALL_BONUSES, CORNERS, FACTORIES, FILL, ROUNDS, SEATS, START, SUPPLY, factories_for,
};
use crate::games::summer_pavilion::rules::Leftovers;
use crate::games::summer_pavilion::{Draft, DraftPlayer, Factory, Flaw, MarkerPlace, Phase, Rulings, Seat, SeatSet, Tiles};
use crate::verdict::TrackedRulings;

/// Spaces of a board.
const SPACES: u32 = 42;

/// The case as the checks see it.
pub(super) struct Table<'a> {
    /// The case itself.
    pub(super) draft: &'a Draft,
    /// The answers in force.
    pub(super) rulings: &'a TrackedRulings<Rulings>,
    boards: [Trusted; SEATS],
    /// How many boards are shown.
    pub(super) seats: usize,
    /// Whether everybody at the table is shown.
    pub(super) whole: bool,
    /// How many play, if the case tells: by its players, or by its factories.
    pub(super) players: Option<usize>,
    /// The round, unless the phase contradicts it.
    pub(super) round: Option<u8>,
    /// The factories, if there are as many as that number of players has.
    pub(super) ring: Option<&'a [Tiles]>,
    /// Where the marker is, if it is shown in exactly one place.
    pub(super) marker: Option<MarkerPlace>,
    /// Whether what lies on the factories can be relied on.
    pub(super) factories_sound: bool,
    /// Who must have passed in phase 2, for others have placed too many tiles.
    pub(super) out: SeatSet,
}

table_of_factories!(Table: Trusted);

impl<'a> Table<'a> {
    /// Reads boards, players and factories, and reports what is wrong with them in themselves.
    pub(super) fn read(draft: &'a Draft, rulings: &'a TrackedRulings<Rulings>, audit: &mut Audit) -> Self {
        let (seats, whole) = Self::seated(&draft.players, &mut audit.flaws);
        let mut boards = [Trusted::default(); SEATS];
        for (seat, board) in Seat::all().zip(&mut boards).take(seats) {
            *board = Trusted::read(draft, rulings, seat, audit);
        }
        let places = marker::places(draft);
        let mut table = Self {
            draft,
            rulings,
            boards,
            seats,
            whole,
            players: whole.then_some(seats),
            round: None,
            ring: None,
            marker: places.first().copied().filter(|_| places.len() == 1),
            factories_sound: true,
            out: SeatSet::EMPTY,
        };
        table.read_round(audit);
        // Only as many as no table exceeds are all for certain.
        table.read_ring(|count| (count == FACTORIES).then_some(SEATS), &mut audit.flaws);
        if places.is_empty() {
            table.marker = table.marker_by_scores();
        }
        table.out = playing::out(&table);
        table
    }

    /// Where the marker is by what it has cost: until tiles are placed nothing else costs points.
    fn marker_by_scores(&self) -> Option<MarkerPlace> {
        if self.draft.phase != Phase::Offer || !self.nothing_placed_yet() || self.emptied() == Some(0) {
            return None;
        }
        let scores = || self.players().take(self.seats).map(|(seat, player)| (seat, player.score));
        let mut payers = scores().filter(|(_, score)| score.is_some_and(|score| (1..START).contains(&score)));
        match (payers.next(), payers.next()) {
            (Some((payer, _)), None) => Some(MarkerPlace::Front(payer)),
            (None, None) if self.whole && self.draft.centre.is_none() => {
                scores().all(|(_, score)| score == Some(START)).then_some(MarkerPlace::Centre)
            }
            _ => None,
        }
    }

    /// Rounds are 1 to 6, none before the first filling. A next one is prepared after each but the sixth, which ends the game.
    fn read_round(&mut self, audit: &mut Audit) {
        let phase = self.draft.phase;
        let ends = matches!(phase, Phase::End | Phase::Over);
        self.round = ends.then_some(ROUNDS);
        let Some(round) = self.draft.round else { return };
        let fits = match phase {
            Phase::Setup => round <= 1,
            Phase::Offer | Phase::Play => (1..=ROUNDS).contains(&round),
            Phase::Preparation => (1..ROUNDS).contains(&round),
            Phase::End | Phase::Over => round == ROUNDS,
        };
        if fits {
            self.round = Some(round);
        } else {
            audit.flaw(Flaw::RoundAgainstPhase { round, phase });
        }
    }

    /// The players as typed, clockwise.
    pub(super) fn players(&self) -> impl Iterator<Item = (Seat, &'a DraftPlayer)> + Clone {
        Seat::all().zip(&self.draft.players)
    }
    /// The boards whose stars are shown.
    pub(super) fn shown(&self) -> impl Iterator<Item = (Seat, &Trusted)> + Clone {
        self.boards().filter(|(_, board)| board.pavilion.is_some())
    }
    /// Whether the stars of everybody at the table are shown.
    pub(super) fn all_shown(&self) -> bool {
        self.whole && self.shown().count() == self.seats
    }
    /// Whether nobody can have placed a tile: before the first round's second phase.
    pub(super) fn nothing_placed_yet(&self) -> bool {
        match self.draft.phase {
            Phase::Setup => true,
            Phase::Offer => self.round == Some(1),
            _ => false,
        }
    }
    /// Whether a player has passed in the second phase of the round: as the case says, or because tiles go to the corners then.
    pub(super) fn has_passed(&self, seat: Seat) -> bool {
        let said = self.draft.players.get(seat.index()).and_then(|player| player.passed);
        said.unwrap_or_else(|| self.board(seat).in_corners() > 0)
    }
    /// Whether a player has passed in this round, as far as the case tells.
    pub(super) fn passed(&self, seat: Seat) -> Option<bool> {
        match self.draft.phase {
            Phase::Setup | Phase::Offer => return Some(false),
            Phase::Preparation | Phase::End | Phase::Over => return Some(true),
            Phase::Play => {}
        }
        let is_last = || self.boards().all(|(other, _)| other == seat || self.has_passed(other) || self.out.has(other));
        let by_others = || if self.out.has(seat) { Some(true) } else { (self.whole && is_last()).then_some(false) };
        self.said_passed(seat).or_else(by_others)
    }
    /// The same in phase 2, whatever others have placed.
    pub(super) fn said_passed(&self, seat: Seat) -> Option<bool> {
        let said = self.draft.players.get(seat.index()).and_then(|player| player.passed);
        let has_turn = self.draft.turn == Some(seat) || self.draft.bonus().is_some_and(|(earner, _)| earner == seat);
        // Whoever passes has no tile left, and somebody of the table has not.
        let plays = has_turn
            || self.board(seat).in_hand() > 0
            || (self.whole && self.boards().all(|(other, _)| other == seat || self.has_passed(other)));
        said.or_else(|| if self.has_passed(seat) { Some(true) } else { plays.then_some(false) })
    }
    /// Whether nothing lies beside a board, shown or not.
    pub(super) fn has_no_hand(&self, seat: Seat) -> bool {
        match self.draft.phase {
            Phase::Setup | Phase::Preparation | Phase::End | Phase::Over => true,
            Phase::Offer => self.round == Some(1) && self.emptied() == Some(0),
            Phase::Play => self.passed(seat) == Some(true),
        }
    }
    /// Whether nothing lies in the corners of a board, shown or not.
    pub(super) fn has_no_corners(&self, seat: Seat) -> bool {
        match self.draft.phase {
            Phase::Setup | Phase::Offer | Phase::Over => true,
            Phase::Play => self.passed(seat) == Some(false) || self.keeps_nothing(),
            Phase::Preparation | Phase::End => self.keeps_nothing(),
        }
    }
    /// Whether nobody of the whole table is left to play; of a single board's table others may be.
    pub(super) fn everybody_has_passed(&self) -> bool {
        self.whole && self.boards().all(|(seat, _)| self.has_passed(seat))
    }
    /// Whether this is a round after which nothing is kept.
    pub(super) fn keeps_nothing(&self) -> bool {
        self.round == Some(ROUNDS) && self.rulings.leftovers() == Leftovers::WhenPassing
    }
    /// The factories with their numbers, as many as a table can have.
    pub(super) fn factories(&self) -> impl Iterator<Item = (Factory, Tiles)> + Clone {
        Factory::all().zip(self.draft.factories.iter().flatten().copied())
    }
    pub(super) fn on_factories(&self) -> Tiles {
        self.factories().fold(Tiles::EMPTY, |all, (_, tiles)| all.plus(tiles))
    }
    /// The tiles on all factories and in the centre, as far as shown.
    pub(super) fn on_table(&self) -> Tiles {
        self.on_factories().plus(self.centre().unwrap_or_default())
    }
    /// How many factories hold nothing, if all are shown.
    pub(super) fn emptied(&self) -> Option<u32> {
        self.ring.map(|ring| ring.iter().filter(|tiles| tiles.is_empty()).count() as u32)
    }
    /// The most tiles that each player can have kept from the round before.
    pub(super) fn kept(&self) -> u32 {
        if self.round == Some(1) { 0 } else { CORNERS }
    }
    /// The tiles that a round's factories are filled with, for the most players there can be.
    pub(super) fn dealt_each_round(&self) -> u32 {
        FILL * factories_for(self.players.unwrap_or(SEATS)) as u32
    }
    /// The most of them that one player can take. A take empties one factory at most, so there are as many takes as factories:
    /// each of the others has two at least, of a tile each, out of this one's reach. (With fewer tiles dealt, it is fewer.)
    pub(super) fn reach_each_round(&self) -> u32 {
        self.dealt_each_round() - 2 * (self.players.unwrap_or(SEATS) as u32 - 1)
    }
    /// Who has the marker, if that is shown.
    pub(super) fn holder(&self) -> Option<Seat> {
        self.marker?.holder()
    }
    /// All tiles dealt until now, for the most players there can be; none if the round is not known.
    fn dealt_until_now(&self) -> Option<u32> {
        Some(self.dealt_each_round() * u32::from(self.round?))
    }
    /// The most bonus tiles that have come to all players until now: those of every surrounded feature, less those owed.
    ///
    /// Hidden boards: share out each feature's bonus among the spaces around it by what they cost. For a window, whose spaces
    /// belong to nothing else, that is 3/11 a tile paid; for a statue 2/10; for a pillar 1/5 on its outer spaces, or on the
    /// monochrome side 1/6 on those and half of each centre one, which has two pillars. So all bonuses together are at most 2/5
    /// of what was paid. That came from factories and bonuses, so they are at most 2/3 of what was dealt.
    pub(super) fn most_bonuses(&self) -> u32 {
        if self.nothing_placed_yet() {
            return 0;
        }
        let shown: u32 = self.shown().map(|(_, board)| board.bonuses()).sum();
        let hidden = self.players.unwrap_or(SEATS).saturating_sub(self.shown().count()) as u32 * ALL_BONUSES;
        let paid_for = self.dealt_until_now().map_or(u32::MAX, |dealt| (dealt * 2).div_ceil(3));
        (shown + hidden.min(paid_for)).saturating_sub(self.owed())
    }
    /// How many bonus tiles somebody still has to choose.
    pub(super) fn owed(&self) -> u32 {
        self.draft.bonus().map_or(0, |(_, count)| u32::from(count))
    }
    /// Whether bag and tower can both have been empty at some time, every tile lying elsewhere.
    pub(super) fn may_have_run_dry(&self) -> bool {
        let bonuses = self.most_bonuses() + self.owed();
        // By what came: all that was dealt or won until now, and the supply.
        let came = self.dealt_until_now().map_or(u32::MAX, |dealt| dealt + bonuses + SUPPLY);
        came.min(self.lie_at_a_deal() + bonuses) >= ALL
    }
    /// The most tiles that can lie anywhere but in bag and tower once a round is dealt: on the stars, which only fill up, on the
    /// factories, kept from the round before, and in the supply.
    fn lie_at_a_deal(&self) -> u32 {
        let players = self.players.unwrap_or(SEATS) as u32;
        let hidden = players.saturating_sub(self.shown().count() as u32) * SPACES;
        let on_stars: u32 = self.shown().map(|(_, board)| board.covered.len() as u32).sum();
        on_stars + hidden + self.dealt_each_round() + CORNERS * players + SUPPLY
    }
    /// Whether factories can have been filled with what was left of all tiles.
    pub(super) fn may_be_dealt_short(&self) -> bool {
        self.may_have_run_dry() && self.lie_at_a_deal() >= ALL
    }
    /// Whether the case shows that bag and tower are empty, and that can be: what is short now needs no other reason.
    pub(super) fn has_run_dry(&self) -> bool {
        let empty = |heap: Option<Tiles>| heap.is_some_and(Tiles::is_empty);
        empty(self.draft.bag) && empty(self.draft.tower) && self.may_have_run_dry()
    }
}
