//! How many turns there were in an offer: boards, factories and player order have to agree. The calculation, and its words.
//!
//! Turns go round the table. So a player with many turns raises the number of all turns, and one who can have had few limits it;
//! an empty factory stands for a turn, and so does a taken marker. The highest lower bound has to fit the lowest upper one.

use super::people::place;
use super::reasons::{ToArg, Vocabulary, says};
use super::shared::Seat;
use crate::verdict::{Finding, Place, Rule, Severity};
use crate::words::Arg;

/// What a case says of the order of turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Order {
    /// Who had the first turn of the round.
    pub starter: Option<Seat>,
    /// Who has the next.
    pub turn: Option<Seat>,
}

/// What factories and centre tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Offer {
    /// How many factories are empty that were filled; none if that is not known.
    pub emptied: Option<u32>,
    /// Who has the marker, and so took first from the centre: nobody as long as it lies there; none if that is not known.
    pub marker: Option<Option<Seat>>,
    /// How many turns all can have had together by what they took, if that is known.
    pub most: Option<u32>,
}

/// How often a player has had a turn, as far as the board tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turns {
    /// The player.
    pub seat: Seat,
    /// At the least.
    pub least: u32,
    /// At the most; none if the board does not tell.
    pub most: Option<u32>,
}

/// Turns that do not go together.
#[allow(missing_docs, reason = "a fact's name says what it is; each variant says what its facts mean together")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TurnConflict {
    /// With so many turns taken since `starter` began, as is told or must be so, it is the turn of `next`, and not of `seat`.
    Wrong { seat: Seat, starter: Seat, taken: u32, next: Seat, told: bool },
    /// The marker is with `seat`, who had no turn among those in which the factories were emptied and the one after them.
    FirstFromCentre { seat: Seat, starter: Seat, emptied: u32 },
    /// A player has had so many turns at least, which is more than go with those that another can have had at most.
    Apart { seat: Seat, least: u32, other: Seat, most: u32, order: Order },
    /// So many factories are empty (and the marker is taken), so that a player has had `least` turns; the board tells of `most`.
    WithoutTiles { seat: Seat, least: u32, most: u32, emptied: u32, marker: bool, order: Order },
    /// By the board a player had `least` turns; by the empty factories, with nobody taking from the centre, there were `most`.
    TooMany { seat: Seat, least: u32, most: u32, emptied: u32, order: Order },
}

/// What tells of so many turns of all players together.
#[derive(Debug, Clone, Copy)]
enum Witness {
    Table,
    Board(Seat, u32),
}

/// How the turns of each player follow from those of all.
#[derive(Debug, Clone, Copy)]
struct Round {
    players: u32,
    order: Order,
}

impl Round {
    /// At a whole table of `players`; whoever does not sit there tells nothing of the order.
    fn of(players: usize, order: Order) -> Self {
        let known = |seat: &Seat| seat.index() < players;
        let order = Order { starter: order.starter.filter(known), turn: order.turn.filter(known) };
        Self { players: players as u32, order }
    }
    /// How far `seat` sits after `from`, clockwise.
    fn after(self, from: Seat, seat: Seat) -> u32 {
        (seat.index() as u32 + self.players - from.index() as u32) % self.players
    }
    /// How many turns of others come before one of `seat` counts: fewest and most. Whoever began comes first; told from whose
    /// turn it is, whoever sits before that player comes last.
    fn ahead(self, seat: Seat) -> (u32, u32) {
        let by_starter = self.order.starter.map(|starter| self.after(starter, seat));
        let by_turn = self.order.turn.map(|turn| self.players - 1 - self.after(turn, seat));
        by_starter.or(by_turn).map_or((0, self.players - 1), |ahead| (ahead, ahead))
    }
    /// The fewest turns of all in which `seat` has had so many.
    fn fewest(self, seat: Seat, turns: u32) -> u32 {
        if turns == 0 { 0 } else { self.players * (turns - 1) + 1 + self.ahead(seat).0 }
    }
    /// The first turn of all, but for the very first, that can be one of `seat`.
    fn first_after_another(self, seat: Seat) -> u32 {
        (1..=2).map(|turns| self.fewest(seat, turns)).find(|&total| total > 1).unwrap_or(1)
    }
    /// The most turns of all in which `seat` has had no more than so many.
    fn most(self, seat: Seat, turns: u32) -> u32 {
        self.players * turns + self.ahead(seat).1
    }
    /// The next number of turns, up from this one, after which it is the turn of whoever has it.
    fn up(self, total: u32) -> u32 {
        let (Some(starter), Some(turn)) = (self.order.starter, self.order.turn) else { return total };
        total + (self.after(starter, turn) + self.players - total % self.players) % self.players
    }
    /// How many of so many turns `seat` has had: fewest and most.
    fn share(self, seat: Seat, total: u32) -> (u32, u32) {
        let (fewest, most) = self.ahead(seat);
        let of = |ahead: u32| (total + self.players - 1).saturating_sub(ahead) / self.players;
        (of(most), of(fewest))
    }
}

/// What does not go together at a whole table of `players`, if anything: who began may follow from the rest.
pub(crate) fn conflict(
    players: usize,
    order: Order,
    offer: Offer,
    boards: impl Iterator<Item = Turns> + Clone,
) -> Option<TurnConflict> {
    let order = Round::of(players, order).order;
    let began = |starter, turn| as_told(players, Order { starter, turn }, offer, boards.clone());
    let found = began(order.starter, order.turn);
    let (None, None, Some(_)) = (found, order.starter, order.turn) else { return found };
    let mut may_have_begun = Seat::all().take(players).filter(|&seat| began(Some(seat), None).is_none());
    let starter = may_have_begun.next().filter(|_| may_have_begun.next().is_none())?;
    match began(Some(starter), order.turn)? {
        TurnConflict::Wrong { seat, taken, next, .. } => Some(TurnConflict::Wrong { seat, starter, taken, next, told: false }),
        _ => None,
    }
}

/// What does not go together with the order as it is told.
fn as_told(players: usize, order: Order, offer: Offer, boards: impl Iterator<Item = Turns> + Clone) -> Option<TurnConflict> {
    let round = Round { players: players as u32, order };
    let holder = offer.marker.flatten();
    let marker = holder.is_some();
    let of_table = offer.emptied.map_or(0, |emptied| emptied + u32::from(marker));
    // As long as nobody took from the centre, each empty factory is a turn, and there was no other.
    let exact = offer.emptied.filter(|&emptied| offer.marker == Some(None) || emptied == 0);
    let all = exact.or(offer.most.filter(|&most| most == of_table));
    if let (Some(taken), Some(starter), Some(seat)) = (all, order.starter, order.turn)
        && round.up(taken) != taken
    {
        let next = Seat::new((starter.index() + taken as usize) % players)?;
        return Some(TurnConflict::Wrong { seat, starter, taken, next, told: true });
    }
    // A marker that was taken before any factory is reported with the marker.
    if let (Some(emptied @ 1..), Some(starter), Some(seat)) = (offer.emptied, order.starter, holder)
        && round.first_after_another(seat) > emptied + 1
    {
        return Some(TurnConflict::FirstFromCentre { seat, starter, emptied });
    }
    let pushing = boards.clone().map(|told| (round.fewest(told.seat, told.least), Witness::Board(told.seat, told.least)));
    let keeping = boards.filter_map(|told| {
        let most = told.most?;
        Some((round.most(told.seat, most), Witness::Board(told.seat, most)))
    });
    let (fewest, pushes) = pushing.chain([(of_table, Witness::Table)]).max_by_key(|&(total, _)| total)?;
    let (most, keeps) = keeping.chain(exact.map(|total| (total, Witness::Table))).min_by_key(|&(total, _)| total)?;
    let total = round.up(fewest);
    if total <= most {
        return None;
    }
    match (pushes, keeps) {
        (Witness::Board(seat, least), Witness::Board(other, most)) => {
            Some(TurnConflict::Apart { seat, least, other, most, order })
        }
        (Witness::Table, Witness::Board(seat, most)) => {
            let (least, _) = round.share(seat, total);
            Some(TurnConflict::WithoutTiles { seat, least, most, emptied: offer.emptied?, marker, order })
        }
        (Witness::Board(seat, least), Witness::Table) => {
            let (_, most) = round.share(seat, exact?);
            Some(TurnConflict::TooMany { seat, least, most, emptied: exact?, order })
        }
        // What factories and centre say of the order was told above.
        (Witness::Table, Witness::Table) => None,
    }
}

/// Whether so many turns of each player go together at a whole table of `players`.
pub(crate) fn fit(players: usize, order: Order, boards: impl Iterator<Item = Turns> + Clone) -> bool {
    let round = Round::of(players, order);
    let fewest = boards.clone().map(|told| round.fewest(told.seat, told.least)).max().unwrap_or(0);
    boards.filter_map(|told| Some(round.most(told.seat, told.most?))).all(|most| round.up(fewest) <= most)
}

/// The most turns that all players can have had together, as far as any board tells.
pub(crate) fn most(players: usize, order: Order, boards: impl Iterator<Item = Turns> + Clone) -> Option<u32> {
    let round = Round::of(players, order);
    let by_one = boards.clone().filter_map(|told| Some(round.most(told.seat, told.most?))).min();
    let by_all = boards.map(|told| told.most).sum::<Option<u32>>();
    by_one.into_iter().chain(by_all).min()
}

impl TurnConflict {
    /// It in words. The game's book says how its boards tell of turns (`turns-told`), and what may be mistyped there (`boards`).
    pub(crate) fn tell<N: Vocabulary>(self, n: &N, rule: &'static Rule, boards: &[&'static str]) -> Finding
    where
        Seat: ToArg<N>,
    {
        let linked = |link, Order { starter, turn }: Order| says!(n, "turn-order", link: Arg::Term(link), starter, turn);
        let checked = |whose: Option<Seat>, others: &[&'static str], order: Order| {
            let boards = boards.iter().map(|id| says!(n, (n.message(id)), whose));
            let said = [order.starter.map(|_| "starter"), order.turn.map(|_| "turn")];
            let more = others.iter().copied().chain(said.into_iter().flatten());
            boards.chain(more.map(|what| says!(n, "turn-check", what: Arg::Term(what)))).collect::<Arg>()
        };
        let broken = |message, place| Finding::reason(message, Severity::Broken, rule, place);
        match self {
            Self::Wrong { seat, starter, taken, next, told } => {
                broken(says!(n, "turn-wrong", player: seat, starter, next, taken, told), Place::root().key("turn"))
            }
            Self::FirstFromCentre { seat, starter, emptied } => {
                broken(says!(n, "turns-first-from-centre", player: seat, starter, emptied), Place::root().key("starter"))
            }
            Self::Apart { seat, least, other, most, order } => {
                // Two turns apart is too much whoever began.
                let order = if least > most + 1 { Order::default() } else { order };
                let (check, order, told) = (checked(None, &[], order), linked("though", order), n.message("turns-told"));
                let message = says!(n, "turns-apart", player: seat, other, least, most, order, check, told);
                broken(message, place(seat)).beside("other", [place(other)])
            }
            Self::WithoutTiles { seat, least, most, emptied, marker: marker_taken, order } => {
                let (check, order) = (checked(Some(seat), &["factories"], order), linked("as", order));
                let says = says!(n, "turns-without-tiles", player: seat, least, most, emptied, marker_taken, order, check);
                broken(says, place(seat))
            }
            Self::TooMany { seat, least, most, emptied, order } => {
                let (check, order) = (checked(Some(seat), &["marker", "factories"], order), linked("though", order));
                let told = n.message("turns-told");
                broken(says!(n, "turns-too-many", player: seat, least, most, emptied, order, check, told), place(seat))
            }
        }
    }
}
