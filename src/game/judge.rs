//! Moves of a game: judged, made, listed.

use super::reasons::Objection;
use super::{Entry, Parts};
use crate::game::shared::Seat;
use crate::verdict::{Amount, Ledger, Moment, Unit};

/// Why a move is not made, in reasons of the game; [`Wording::say_refusal`](super::Wording::say_refusal) puts them into words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotMade<R> {
    /// It breaks a rule on every table that the case may describe.
    Illegal(Vec<R>),
    /// Whether it is legal rests on what the case does not tell.
    Open(Vec<R>),
}

impl<R> NotMade<R> {
    /// What these refusals come to; none if there are none. Where a rule is broken for certain, what is not told changes nothing.
    pub(crate) fn by(mut refusals: Vec<R>) -> Option<Self>
    where
        R: Objection,
    {
        if !refusals.iter().all(R::is_open) {
            refusals.retain(|refusal| !refusal.is_open());
            return Some(Self::Illegal(refusals));
        }
        (!refusals.is_empty()).then_some(Self::Open(refusals))
    }
    /// The reasons: rules that are broken, or what would have to be known.
    pub fn refusals(&self) -> &[R] {
        let (Self::Illegal(refusals) | Self::Open(refusals)) = self;
        refusals
    }
}

impl<R> std::fmt::Display for NotMade<R> {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.write_str(match self {
            Self::Illegal(_) => "the move is not legal",
            Self::Open(_) => "whether the move is legal is not told",
        })
    }
}

impl<R: std::fmt::Debug> std::error::Error for NotMade<R> {}

/// What may be done at a table, and what comes of it.
pub trait Judge: Parts {
    /// Whether a turn consists of several moves.
    const TURNS_HAVE_STEPS: bool = false;
    /// Whether a move may be made: all reasons against it; none means legal.
    fn judge(position: &Self::Position, play: &Self::Move, rulings: &Self::Rulings, refusals: &mut Vec<Self::Refusal>);
    /// Whether a move is known to be legal.
    fn is_legal(position: &Self::Position, play: &Self::Move, rulings: &Self::Rulings) -> bool {
        let mut refusals = Vec::new();
        Self::judge(position, play, rulings, &mut refusals);
        refusals.is_empty()
    }
    /// Notes what a legal move tells of the table before it, where the case leaves that to its moves.
    fn tell(_position: &mut Self::Position, _play: &Self::Move) {}
    /// Makes a move, unchecked. Precondition: [`Self::judge`] has let it pass, or it is a step of [`Self::forced`]; otherwise the
    /// result is unspecified.
    fn carry_out<L: Ledger<Self::Reason>>(
        position: &mut Self::Position,
        play: &Self::Move,
        rulings: &Self::Rulings,
        ledger: &mut L,
    );
    /// Judges a move and makes it if it is legal. What it brings goes to `ledger`.
    ///
    /// Steps that leave no choice are moves as well, and come from [`Self::forced`]; none is made by itself.
    ///
    /// # Errors
    ///
    /// If the move is not legal, or not known to be, with the reasons; nothing is changed then.
    fn apply<L: Ledger<Self::Reason>>(
        position: &mut Self::Position,
        play: &Self::Move,
        rulings: &Self::Rulings,
        ledger: &mut L,
    ) -> Result<(), NotMade<Self::Refusal>> {
        let mut refusals = Vec::new();
        Self::judge(position, play, rulings, &mut refusals);
        NotMade::by(refusals).map_or(Ok(()), Err)?;
        Self::carry_out(position, play, rulings, ledger);
        Ok(())
    }
    /// Who makes a move; none for what the table does together.
    fn mover(play: &Self::Move) -> Option<Seat>;
    /// Whether the move belongs to the phase that the position is in.
    fn is_due(position: &Self::Position, play: &Self::Move) -> bool;
    /// The step without a choice that a move takes for granted, if there is one; not one that is written `later`.
    fn implied_step(
        position: &Self::Position,
        play: &Self::Move,
        _later: &[Entry<Self::Move>],
        rulings: &Self::Rulings,
    ) -> Option<Self::Move> {
        if Self::is_due(position, play) { None } else { Self::forced(position, rulings) }
    }
    /// Lists legal moves of kinds that have so many that the judge is asked about their parts instead, each once for all moves
    /// with it: only by what [`Self::judge`] asks about them itself. Where assertions are compiled it is asked all the same.
    fn by_parts(_position: &Self::Position, _rulings: &Self::Rulings, _moves: &mut Vec<Self::Move>) {}
    /// What players might do beside that, in the form in which it is listed: whatever may be legal, each move once, and as much
    /// else as makes it simple.
    fn conceivable(position: &Self::Position, rulings: &Self::Rulings, moves: &mut Vec<Self::Move>);
    /// Every legal move, each exactly once: what [`Self::judge`] lets pass.
    fn legal(position: &Self::Position, rulings: &Self::Rulings) -> Vec<Self::Move> {
        let (mut moves, mut refusals) = (Vec::new(), Vec::new());
        let mut is_legal = |play: &Self::Move, is_sure: bool| {
            refusals.clear();
            Self::judge(position, play, rulings, &mut refusals);
            debug_assert!(!is_sure || refusals.is_empty(), "`by_parts` lists {play:?}, `judge` refuses it: {refusals:?}");
            refusals.is_empty()
        };
        Self::by_parts(position, rulings, &mut moves);
        debug_assert!(moves.iter().all(|play| is_legal(play, true)));
        let by_parts = moves.len();
        Self::conceivable(position, rulings, &mut moves);
        let mut legal = by_parts;
        for at in by_parts..moves.len() {
            if is_legal(&moves[at], false) {
                moves.swap(legal, at);
                legal += 1;
            }
        }
        moves.truncate(legal);
        moves
    }
    /// The legal move, where there is only one.
    fn only(position: &Self::Position, rulings: &Self::Rulings) -> Option<Self::Move> {
        let mut moves = Self::legal(position, rulings);
        moves.pop().filter(|_| moves.is_empty())
    }
    /// The rulings as far as the list of legal moves of a position asks them: those that it does not ask are made alike.
    fn rulings_affecting_list(_position: &Self::Position, rulings: &Self::Rulings) -> Self::Rulings {
        *rulings
    }
    /// The next step that the rules leave no choice about, if there is one.
    fn forced(position: &Self::Position, rulings: &Self::Rulings) -> Option<Self::Move>;
    /// When that is counted which a step of [`Self::forced`] brings.
    fn moment(_step: &Self::Move) -> Moment {
        Moment::Settled
    }
    /// The table once the next thing due without a step is counted; and whether that may never come. None if nothing is due.
    fn due(_position: &Self::Position, _rulings: &Self::Rulings) -> Option<(Self::Position, bool)> {
        None
    }
    /// What each player has, in seat order, and of each of [`Parts::UNITS`](super::Parts::UNITS) in their order.
    fn scores(position: &Self::Position) -> Vec<Amount>;
    /// What each player may come to have once all is counted that may be due; the scores where the position tells what is due.
    fn outlook(position: &Self::Position, _rulings: &Self::Rulings) -> Vec<Amount> {
        Self::scores(position)
    }
    /// The same where choices may be left that nobody can list, for the case does not tell enough.
    fn by_untold_choice(position: &Self::Position, rulings: &Self::Rulings) -> Vec<Amount> {
        Self::outlook(position, rulings)
    }
    /// Whether two positions, reached from the same case under different rulings, look the same on the table.
    fn looks_alike(here: &Self::Position, there: &Self::Position) -> bool {
        here == there
    }
    /// Whether the end can bring a player just so many points where not all is told of it.
    fn bonuses_may_bring(_position: &Self::Position, _seat: usize, _points: i32, _rulings: &Self::Rulings) -> bool {
        true
    }
    /// What an award for `reason` is counted in: one of [`Parts::UNITS`](super::Parts::UNITS).
    fn unit(_reason: &Self::Reason) -> Unit {
        Self::UNITS[0]
    }
    /// Whether the game is over and all is counted.
    fn is_over(_position: &Self::Position) -> bool {
        false
    }
    /// The table with the end not yet counted where a case has it counted: people confuse `phase: over` and `phase: end`.
    fn uncounted(_position: &Self::Position) -> Option<Self::Position> {
        None
    }
    /// Whether what is due to be counted waits for a player's choice.
    fn is_pending(position: &Self::Position, rulings: &Self::Rulings) -> bool;
    /// When what a player has still to choose is counted; none if nothing waits for it that counts for this player alone.
    fn chooses_until(_position: &Self::Position, _seat: usize) -> Option<Moment> {
        None
    }
    /// What such a player has then, whatever that is; none if not all of it can be gone through.
    fn once_chosen(_position: &Self::Position, _seat: usize, _rulings: &Self::Rulings) -> Option<Amount> {
        None
    }
}
