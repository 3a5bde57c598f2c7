//! What follows from a table: what was dealt, what came to the boards in this offer, what may have left them, what is in sight.

use super::boards::Trusted;
use super::table::Table;
use crate::game::shared::{FILL, Short};
use crate::games::azul::pieces::{ALL, EACH, Gold, Line, SEATS};
use crate::games::azul::position::{Phase, Position, Side};
use crate::games::azul::rules::FallenWhenFull;
use crate::games::azul::scoring::ROW_BONUS;
use crate::games::azul::{DraftPlayer, Factory, Filled, Flaw, Seat};
use std::ops::RangeInclusive;

/// Most tiles that wait on the pattern lines of one board between two rounds: each line lacks at least one.
pub(super) const MOST_WAITING: u32 = 10;

/// The fewest tiles that leave an overflowing floor line: seven spaces, one perhaps with the marker, and one that found no space.
pub(super) const LEAST_EMPTIED: u32 = 7;

/// Tiles that the factories of so many players take, without "+1".
pub(super) fn fill_for(players: usize) -> u32 {
    FILL * Position::factories_for(players) as u32
}

impl Table<'_> {
    /// How many tiles "+1" added this round: fewest and most.
    pub(super) fn plus_one(&self) -> (u32, u32) {
        if !self.draft.setup.specialised {
            (0, 0)
        } else if self.gold_known {
            let up = u32::from(self.factories().any(|(_, shown)| shown.gold == Some(Gold::PlusOne)));
            (up, up)
        } else {
            (0, 1)
        }
    }

    /// How many tiles were dealt this round, had they never run out: fewest and most; none if the number of players is not known.
    pub(super) fn dealt(&self) -> Option<(u32, u32)> {
        let (fill, (fewest, most)) = (fill_for(self.players?), self.plus_one());
        Some((fill + fewest, fill + most))
    }

    /// The most tiles that can have been dealt this round; none if the number of players is not known.
    pub(super) fn most_dealt(&self) -> Option<u32> {
        self.dealt().map(|(_, most)| most)
    }

    /// How many tiles nobody has taken yet, if that is shown; none are left while tiling.
    pub(super) fn not_taken(&self) -> Option<u32> {
        match (self.draft.phase, self.ring, self.centre()) {
            (Phase::Tiling, ..) => Some(0),
            (_, Some(_), Some(_)) => Some(self.offered()),
            (_, _, _) => None,
        }
    }

    /// Fewest and most tiles drawn for this and earlier rounds, had they never run out. When "+1" was up earlier is unknown.
    pub(super) fn drawn(&self, players: usize) -> Option<(u32, u32)> {
        Some(self.drawn_in(players, 1..=self.round?))
    }

    /// The same for some of the rounds.
    pub(super) fn drawn_in(&self, players: usize, rounds: RangeInclusive<u8>) -> (u32, u32) {
        let now = rounds.clone().any(|round| Some(round) == self.round);
        let count = rounds.count() as u32;
        let earlier = if self.draft.setup.specialised { count - u32::from(now) } else { 0 };
        let (fewest, most) = if now { self.plus_one() } else { (0, 0) };
        let filled = fill_for(players) * count;
        (filled + fewest, filled + earlier + most)
    }

    /// The round for which the lid certainly first went back: earlier ones drew no more than exist, it took more than they left.
    pub(super) fn returned(&self) -> Option<u8> {
        let (players, round) = (self.players?, self.round?);
        (1..=round).find(|&at| {
            let (_, before) = self.drawn_in(players, 1..=at - 1);
            let (with, _) = self.drawn_in(players, 1..=at);
            before <= ALL && with > ALL
        })
    }

    /// Fewer tiles than were dealt: impossible, unless bag and lid ran out; even then a slip is likelier if some are not shown.
    pub(super) fn short(&self, factory: Factory, count: u32, least: u32, filled: Filled) -> Option<Flaw> {
        let short = match self.may_run_short() {
            true if self.all_there() => return None,
            true => Short::RanOut,
            false if self.somebody_took() => {
                let side = self.ring.and_then(|ring| ring.get(factory.index())?.gold);
                return Some(Flaw::RestLeft { factory, count, least, filled, side });
            }
            false => Short::Filled,
        };
        Some(Flaw::ShortFactory { factory, count, least, short, filled })
    }
    /// Whether tiles have certainly been taken in this offer.
    fn somebody_took(&self) -> bool {
        let from_factories = self.factories().any(|(_, shown)| shown.tiles.is_empty());
        let in_centre = self.centre().is_some_and(|tiles| !tiles.is_empty());
        from_factories || in_centre || self.boards().any(|(_, board)| self.received_at_least(board) > 0)
    }
    /// Whether bag and lid can have run out when this round's factories were filled.
    ///
    /// If tiles ran short, every tile not dealt lay on a wall, which has not changed since, or on a pattern line that was not
    /// full (floor lines were cleared); and the bag has been empty since.
    pub(super) fn may_run_short(&self) -> bool {
        if self.round == Some(1) || self.draft.bag.is_some_and(|bag| !bag.is_empty()) {
            return false;
        }
        let players = self.players.unwrap_or(SEATS);
        let most_in_row = self.round.map_or(4, |round| u32::from(round.saturating_sub(1)).min(4));
        let mut held = players.saturating_sub(self.seats) as u32 * (5 * most_in_row + MOST_WAITING);
        for (_, board) in self.boards() {
            held += match board.wall.whole() {
                Some(_) => Line::all().map(|row| board.in_row(row)).sum(),
                None => 5 * most_in_row,
            };
            held += self.waited_at_most(board);
        }
        held + fill_for(players) + self.plus_one().1 > ALL
    }

    /// The most tiles that a row of a wall can have: one of each round, and five end the game. A row whose line holds tiles, or
    /// below a full line, was not tiled in this round: lines are tiled and emptied from the top.
    pub(super) fn most_in_row(&self, board: &Trusted, row: Line) -> u32 {
        let is_empty = board.line(row).count() == 0;
        let (tiled_now, most) = match self.draft.phase {
            Phase::Setup => return 0,
            Phase::Offer => (false, 4),
            Phase::Tiling => (is_empty && !Line::all().take_while(|&above| above < row).any(|above| board.is_full(above)), 5),
            Phase::Preparation => (is_empty, 4),
            Phase::End | Phase::Over => (is_empty, 5),
        };
        self.round.map_or(most, |round| most.min(u32::from(round) - u32::from(!tiled_now)))
    }

    /// Who may have completed the row that has ended the game: once counted it has brought its bonus, on top of 0 at least.
    pub(super) fn may_have_finished(&self) -> impl Iterator<Item = Seat> + '_ {
        let is_counted = |score: i32| self.draft.phase != Phase::Over || score >= ROW_BONUS;
        let may_have = move |&((_, board), player): &((Seat, &Trusted), &DraftPlayer)| {
            board.wall.may_have_full_row() && player.score.is_none_or(is_counted)
        };
        self.boards().zip(&self.draft.players).filter(may_have).map(|((seat, _), _)| seat)
    }

    /// Whether a player has certainly completed a row: it has ended the game, and nobody else can have.
    pub(super) fn has_finished(&self, seat: Seat) -> bool {
        let is_over = self.whole && matches!(self.draft.phase, Phase::End | Phase::Over);
        is_over && self.may_have_finished().eq([seat])
    }

    /// Whether walls and scores are those of the first tiling, in which each row gets one tile at most.
    pub(super) fn is_first_tiling(&self) -> bool {
        matches!((self.draft.phase, self.round), (Phase::Offer, Some(2)) | (Phase::Preparation | Phase::Tiling, Some(1)))
    }

    /// Whether nothing can lie on a wall yet.
    pub(super) fn has_tiled_nothing(&self, board: &Trusted) -> bool {
        Line::all().all(|row| self.most_in_row(board, row) == 0)
    }

    /// The most tiles that can have waited on a board when this round was dealt: what was tiled since is seen there no more.
    pub(super) fn waited_at_most(&self, board: &Trusted) -> u32 {
        if !board.lines.is_whole() || !board.sound {
            return MOST_WAITING;
        }
        let on_line = |line: Line| match (board.line(line).count(), line.length() - 1) {
            (0, most) if self.draft.phase != Phase::Offer => u32::from(most),
            (left, most) => left.min(most).into(),
        };
        Line::all().map(on_line).sum()
    }

    /// Whether enough tiles were taken this round for a floor line to overflow, which empties it by the ruling in force.
    pub(super) fn may_have_overflowed(&self) -> bool {
        let too_few = |left, dealt| left + LEAST_EMPTIED > dealt;
        !matches!((self.not_taken(), self.most_dealt()), (Some(left), Some(dealt)) if too_few(left, dealt))
            && self.rulings.fallen_when_full() == FallenWhenFull::All
    }

    /// Whether tiles may have gone from a floor line to the lid in this offer.
    pub(super) fn may_have_left(&self) -> bool {
        self.boards().any(|(_, board)| board.floor().is_full()) || self.may_have_overflowed()
    }

    /// How many tiles certainly fell on a board: of pieces of which it is not known what they are one may be the marker.
    pub(super) fn fell_at_least(&self, board: &Trusted) -> u32 {
        let unknown = board.floor().spaces().filter(Option::is_none).count() as u32;
        board.fallen() + unknown.saturating_sub(u32::from(self.marker.is_none()))
    }

    /// How many tiles of a board certainly came in this offer. (Grey side: while tiling, a line may fall with earlier tiles.)
    pub(super) fn received_at_least(&self, board: &Trusted) -> u32 {
        let fell_before = self.draft.phase == Phase::Tiling && self.draft.setup.side == Side::Grey && self.round != Some(1);
        let fallen = if fell_before { 0 } else { self.fell_at_least(board) };
        fallen + Line::all().map(|line| self.came_now(board, line)).sum::<u32>()
    }

    /// The most tiles that can have come to a board in this offer, except one on a kept factory; none if some may have left
    /// unseen: from a full floor line, or by tiling if that may be finished. A line that may have been tiled may be filled anew.
    pub(super) fn received_at_most(&self, board: &Trusted) -> Option<u32> {
        let cleared = self.draft.phase == Phase::Tiling && board.may_have_cleared();
        let may_have_left = cleared || board.floor().is_full() || self.may_have_overflowed();
        let tiled = Line::all().filter(|&row| self.may_be_tiled(board, row)).map(|row| u32::from(row.length()));
        (board.is_shown() && !may_have_left).then(|| board.taken_at_most.total() + tiled.sum::<u32>())
    }

    /// Whether the row may have got its tile in this tiling: its line is empty then, and none above is still full.
    pub(super) fn may_be_tiled(&self, board: &Trusted, row: Line) -> bool {
        self.draft.phase == Phase::Tiling
            && board.line(row).count() == 0
            && (!board.wall.is_whole() || board.in_row(row) > 0)
            && !Line::all().take_while(|&above| above < row).any(|above| board.is_full(above))
    }

    /// Whether it certainly did: the row has a tile of each round.
    pub(super) fn is_tiled(&self, board: &Trusted, row: Line) -> bool {
        self.may_be_tiled(board, row) && self.round.is_some_and(|round| board.in_row(row) == u32::from(round))
    }

    /// How many tiles of a line certainly came in this offer: all if its row was tiled in every round before, for the last tiling
    /// emptied it (in this round too: all that were on it); one on any other full line, for it was not full when the offer began.
    pub(super) fn came_now(&self, board: &Trusted, line: Line) -> u32 {
        if self.is_tiled(board, line) {
            return line.length().into();
        }
        let begun_now =
            self.round.is_some_and(|round| round == 1 || (board.wall.is_whole() && board.in_row(line) + 1 == u32::from(round)));
        if begun_now { u32::from(board.line(line).count()) } else { u32::from(board.is_full(line)) }
    }

    /// Whether every place that can hold tiles is shown or follows: in the set-up from the box; after the offer factories and
    /// centre are empty, after the tiling floor lines are.
    pub(super) fn everything_shown(&self) -> bool {
        let draft = self.draft;
        if draft.phase == Phase::Setup {
            return draft.bag.is_some();
        }
        let tiled = matches!(draft.phase, Phase::Preparation | Phase::End | Phase::Over);
        let board_shown = |board: &Trusted| board.wall.is_whole() && board.lines.is_whole() && (tiled || board.floor.is_some());
        let offer_shown = draft.phase != Phase::Offer || (self.ring.is_some() && draft.centre.is_some());
        self.whole
            && offer_shown
            && draft.bag.is_some()
            && draft.lid.is_some()
            && self.boards().all(|(_, board)| board_shown(board))
    }

    /// Whether every tile of the box is in sight, so that none was forgotten.
    pub(super) fn all_there(&self) -> bool {
        self.everything_shown() && self.seen.iter().all(|seen| seen.total() == u32::from(EACH))
    }
}
