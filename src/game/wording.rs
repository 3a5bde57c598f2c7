//! What was found in a game, in words.

use super::{Covers, Judge, Parts, Question};
use crate::case::Letters;
use crate::game::reasons::{Context, Vocabulary};
use crate::game::shared::Seat;
use crate::verdict::{Finding, Place, Rank};
use crate::words::Message;

/// What a list of legal moves leaves unsaid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unlisted {
    /// More may be legal; that depends on these things, which the case does not tell: "what lies in the centre (`centre:`)".
    NotTold(Vec<Message>),
    /// More are legal, and nobody reads as many: what is left out, in a sentence.
    CutShort(Message),
    /// A sentence that stands beside a list that lacks nothing the case would have to tell.
    Beside(Message),
}

/// A refused move, with all that its words tell: what would be legal instead is found there.
#[derive(Debug, Clone, Copy)]
pub struct Refused<'a, G: Parts> {
    /// The names.
    pub n: &'a G::Names,
    /// The table before it.
    pub position: &'a G::Position,
    /// The rulings in force.
    pub rulings: &'a G::Rulings,
    /// What was to be done.
    pub play: &'a G::Move,
    /// Where that stands.
    pub place: &'a Place,
}

impl<G: Wording + Judge> Context for Refused<'_, G>
where
    G::Names: Vocabulary,
{
    type Names = G::Names;
    fn names(&self) -> &G::Names {
        self.n
    }
    /// Who moves is told with every refusal.
    fn begin(&self, id: &'static str) -> Message {
        let message = self.n.message(id);
        let name = |seat: Seat| G::players(self.n).get(seat.index()).map_or("somebody", String::as_str);
        match G::mover(self.play) {
            Some(seat) => message.with("player", name(seat)),
            None => message,
        }
    }
    fn at(&self, key: &'static str) -> Place {
        Refused::at(self, key)
    }
}

impl<G: Parts> Refused<'_, G> {
    /// The value of `key` in the move.
    pub(crate) fn at(&self, key: &'static str) -> Place {
        self.place.clone().key(key)
    }
}

/// The ways of making a choice that a move leaves open.
#[derive(Debug)]
pub struct Choice<M> {
    /// What is chosen, as a clause of the ways' names, which it finds in `$worlds`: "the column is 2 or 4".
    pub says: Message,
    /// The move that says it, and its name, "2": the plainest first.
    pub ways: Vec<(M, Message)>,
    /// Whether the move would be illegal in all other ways.
    pub covers: Covers,
    /// What does not hang on it.
    pub alike: Alike,
}

/// What is the same in all ways of making a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Alike {
    /// Nothing: in some of them the move may be illegal.
    Nothing,
    /// That it is legal.
    Legal,
    /// What it brings, too.
    Points,
}

/// What sentences say of a game.
pub trait Wording: Parts {
    /// The ids of the facts that answers may hang on: of all its questions.
    const CONDITIONS: &'static [&'static str];
    /// The names to use for a draft under the rulings in force, and the letters of its case.
    fn names(draft: &Self::Draft, rulings: &Self::Rulings, letters: &Letters) -> Self::Names;
    /// The players' names, in seat order.
    fn players(names: &Self::Names) -> &[String];
    /// Why a move is refused, in words.
    fn say_refusal(refused: &Refused<'_, Self>, refusal: &Self::Refusal) -> Finding;
    /// The fact of the draft that an open refusal asks for, where it is one fact.
    fn asks(_refused: &Refused<'_, Self>, _draft: &Self::Draft, _refusal: &Self::Refusal) -> Option<Question<Self::Draft>> {
        None
    }
    /// The choice that an open refusal asks for, where it asks for one.
    fn choice(refused: &Refused<'_, Self>, refusal: &Self::Refusal) -> Option<Choice<Self::Move>>;
}

/// What sentences say of the moves of a game.
pub trait SaysMoves: Parts {
    /// A move in words, as it would be made in `position`.
    fn say_move(names: &Self::Names, position: &Self::Position, play: &Self::Move) -> Message;
    /// A legal move in words, with what shows that it may be made where its parts have to add up.
    fn say_legal(names: &Self::Names, position: &Self::Position, _rulings: &Self::Rulings, play: &Self::Move) -> Message {
        Self::say_move(names, position, play)
    }
    /// A legal move in a list of all: what comes of it at once, too.
    fn say_listed(
        names: &Self::Names,
        position: &Self::Position,
        rulings: &Self::Rulings,
        play: &Self::Move,
        _after: &Self::Position,
    ) -> Message {
        Self::say_legal(names, position, rulings, play)
    }
    /// Whether a legal move gives something up, such as a turn or cards, so that the ways to do it need not all be told.
    fn gives_up(_play: &Self::Move) -> bool {
        false
    }
    /// What has to be done or chosen before scoring can go on, if something has.
    fn say_choice(names: &Self::Names, position: &Self::Position, rulings: &Self::Rulings) -> Option<Message>;
    /// Whether a list of legal moves was cut short: there may be more than anybody reads.
    fn is_cut_short(_listed: &[Self::Move]) -> bool {
        false
    }
    /// What a list of the legal moves of a position leaves unsaid, in words; none if nothing.
    fn say_unlisted(
        names: &Self::Names,
        position: &Self::Position,
        rulings: &Self::Rulings,
        listed: &[Self::Move],
    ) -> Option<Unlisted>;
}

/// What sentences say of its scores.
pub trait SaysScores: Parts {
    /// How a score lies on the table, in words, where the track alone does not show it.
    fn say_score(_score: i32) -> Option<Message> {
        None
    }
    /// The final ranking; empty before everything is counted.
    fn rank(names: &Self::Names, position: &Self::Position) -> Vec<Rank>;
    /// What would tell the places of it that are open.
    fn say_unranked(_names: &Self::Names, _position: &Self::Position) -> Option<Message> {
        None
    }
}
