//! What follows on a refused move: its player has moved all the same, and later moves may be legal only because of that.

use super::ParsedCase;
use super::move_log::make_quietly;
use crate::game::shared::Seat;
use crate::game::{Entry, Game, NotMade, Unlisted};
use crate::verdict::Tally;
use std::mem::{Discriminant, discriminant};

/// Moves are tried on no more tables than so many, all moves of a case together.
const MOST: usize = 50_000;

/// The tables after legal moves in place of refused ones, as far as what is written after those is legal there, too.
pub(super) struct Instead<G: Game> {
    /// None where nobody can list them all: then anything may follow.
    tables: Option<Vec<G::Position>>,
    /// Whose move was refused last, and the tables before it. Until somebody else moves it may only have been a proposal.
    proposed: Option<(Option<Seat>, Vec<G::Position>)>,
    /// Refused moves that may only have been written too early.
    early: Vec<G::Move>,
    /// On how many tables a move may still be tried.
    left: usize,
}

/// Why a move is illegal on some tables: the kinds of reasons.
type Kinds<R> = Vec<Discriminant<R>>;

impl<G: Game> Instead<G> {
    /// Nothing has been refused.
    pub(super) fn nothing() -> Self {
        Self { tables: Some(Vec::new()), proposed: None, early: Vec::new(), left: MOST }
    }

    /// A move was legal at once, and led to `position`.
    pub(super) fn go_on(
        &mut self,
        entry: &Entry<G::Move>,
        later: &[Entry<G::Move>],
        position: &G::Position,
        rulings: &G::Rulings,
    ) {
        let is_same = self.is_proposed_by(&entry.play);
        let follows = self.follow(entry, later, rulings).is_ok();
        let proposed = self.proposed.take();
        // It stands in the place of what its player proposed before.
        if let Some((_, before)) = proposed.filter(|_| is_same && !follows) {
            self.tables = Some(before);
            let _ = self.follow(entry, later, rulings);
        }
        if let Some(tables) = &mut self.tables {
            let late = |early: &G::Move| after::<G>(position, early, later, rulings).map(|table| tables.push(table)).is_err();
            self.early.retain(late);
        }
    }

    /// Whether a move refused at `position` may be legal after other moves. If not, the fault is its own, and only the reasons
    /// remain that speak against it there too; not that it was another's turn.
    pub(super) fn follows(
        &mut self,
        entry: &Entry<G::Move>,
        later: &[Entry<G::Move>],
        position: &G::Position,
        refusals: &mut Vec<G::Refusal>,
        told: &ParsedCase<G>,
    ) -> bool {
        let is_same = self.is_proposed_by(&entry.play);
        let kinds = self.follow(entry, later, &told.rulings).err();
        let follows = kinds.is_none();
        let speaks = |refusal: &G::Refusal| kinds.iter().flatten().any(|kind| *kind == discriminant(refusal));
        if refusals.iter().any(speaks) {
            refusals.retain(speaks);
        }
        if !is_same {
            self.proposed = None;
        }
        if follows || is_same {
            return follows;
        }
        // If nobody else moves later, all are proposals for one turn, none after another; unless the turn comes back at once.
        let goes_on = later.iter().any(|next| G::mover(&next.play) != G::mover(&entry.play));
        let comes_back = !G::TURNS_HAVE_STEPS && G::players(&told.names).len() > 1;
        if (goes_on || comes_back)
            && let Some(tables) = self.tables.take()
        {
            self.proposed = Some((G::mover(&entry.play), tables.clone()));
            self.tables = self.with_others(tables, &entry.play, position, told, goes_on);
        }
        follows
    }

    /// Whether whoever makes a move has made none since one was refused, and nobody else has.
    fn is_proposed_by(&self, play: &G::Move) -> bool {
        self.proposed.as_ref().is_some_and(|(by, _)| *by == G::mover(play))
    }

    /// `tables`, and those after other moves in place of one refused there and at `position`; where nobody else moves later, only
    /// of its mover. None where nobody can list them.
    fn with_others(
        &mut self,
        mut tables: Vec<G::Position>,
        refused: &G::Move,
        position: &G::Position,
        told: &ParsedCase<G>,
        goes_on: bool,
    ) -> Option<Vec<G::Position>> {
        let mut others = |table: &G::Position, of_all: bool| {
            let mut plays = legal(refused, table, told)?;
            plays.retain(|play| of_all || G::mover(play) == G::mover(refused));
            self.left = self.left.checked_sub(plays.len())?;
            let others = plays.iter().filter_map(|play| after::<G>(table, play, &[], &told.rulings).ok());
            Some(others.collect::<Vec<_>>())
        };
        for table in 0..tables.len() {
            tables.extend(others(&tables[table], false)?);
        }
        let others = others(position, goes_on)?;
        // A move is missing before it, or it was written too early.
        if goes_on {
            tables.extend(others.iter().filter_map(|table| after::<G>(table, refused, &[], &told.rulings).ok()));
            self.early.push(refused.clone());
        }
        tables.extend(others);
        Some(tables)
    }

    /// Makes a move on all tables on which it may be legal. Where there is none, all stay as they are.
    fn follow(
        &mut self,
        entry: &Entry<G::Move>,
        later: &[Entry<G::Move>],
        rulings: &G::Rulings,
    ) -> Result<(), Kinds<G::Refusal>> {
        let may_follow = if G::TURNS_HAVE_STEPS || !self.is_proposed_by(&entry.play) { Ok(()) } else { Err(Kinds::new()) };
        let Some(before) = &self.tables else { return may_follow };
        let Some(left) = self.left.checked_sub(before.len()) else {
            self.tables = None;
            return may_follow;
        };
        self.left = left;
        let mut tables = Vec::new();
        let mut kinds = Kinds::new();
        for table in before {
            match after::<G>(table, &entry.play, later, rulings) {
                Ok(table) => tables.push(table),
                Err(NotMade::Illegal(refusals)) => kinds.extend(refusals.iter().map(discriminant)),
                Err(NotMade::Open(_)) => {
                    self.tables = None;
                    return Ok(());
                }
            }
        }
        if tables.is_empty() {
            return Err(kinds);
        }
        self.tables = Some(tables);
        Ok(())
    }
}

/// All moves that are legal where one was refused. None where nobody can list them: something is not told, or chance decides.
fn legal<G: Game>(refused: &G::Move, position: &G::Position, told: &ParsedCase<G>) -> Option<Vec<G::Move>> {
    let plays = G::legal(position, &told.rulings);
    let unlisted = G::say_unlisted(&told.names, position, &told.rulings, &plays);
    // The table's own steps are nobody's choice; and where nothing is listed before the end of the game, only chance decides.
    let is_chance = G::mover(refused).is_none() || plays.is_empty() && G::rank(&told.names, position).is_empty();
    let lists_all = matches!(unlisted, None | Some(Unlisted::Beside(_))) && !is_chance;
    lists_all.then_some(plays)
}

/// The table after a move and the steps that it takes for granted, if it is legal.
fn after<G: Game>(
    position: &G::Position,
    play: &G::Move,
    later: &[Entry<G::Move>],
    rulings: &G::Rulings,
) -> Result<G::Position, NotMade<G::Refusal>> {
    let mut table = position.clone();
    while let Some(step) = G::implied_step(&table, play, later, rulings) {
        make_quietly::<G>(&mut table, &step, rulings);
    }
    G::apply(&mut table, play, rulings, &mut Tally::default()).map(|()| table)
}
