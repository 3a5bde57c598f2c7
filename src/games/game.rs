//! What a game brings so that the referee can judge it.

use super::repair::Untold;
use super::shared::Seat;
use super::{Drawing, Painting, Rgb, Template};
use crate::case::{Fields, Letters, Node, Reader, Span, Vocabulary, Words};
use crate::verdict::{Amount, Award, Catalogue, Finding, Ledger, Place, Rank, Rule, Ruling, RulingSet, Slip, Unchecked, Unit};
use crate::words::{Language, Message, Printed, Terms};
use serde_json::Value;

/// A published game: the same rules under its own name, with its own colours.
#[derive(Debug)]
pub struct Edition {
    /// What a case's `game:` says.
    pub id: &'static str,
    /// The title on the box.
    pub title: &'static str,
    /// The variants that its rulebook prints.
    pub variants: &'static [Variant],
}

/// A variant printed in a rulebook.
#[derive(Debug)]
pub struct Variant {
    /// What a case's `variant:` says.
    pub id: &'static str,
    /// What it changes, in one line.
    pub about: &'static str,
}

/// One entry of a case's `moves`.
#[derive(Debug, Clone)]
pub struct Entry<M> {
    /// Where it stands.
    pub place: Place,
    /// What it says.
    pub play: M,
}

/// What a case says: a draft of a position, and moves from there.
pub type Stated<G> = (<G as Game>::Draft, Vec<Entry<<G as Game>::Move>>);

/// What the audit of a draft found.
#[derive(Debug)]
pub struct Audit<G: Game> {
    /// What makes the position impossible or doubtful.
    pub flaws: Vec<G::Flaw>,
    /// What could not be checked.
    pub gaps: Vec<G::Gap>,
    /// What was left out and is taken for granted.
    pub assumed: Vec<G::Assumed>,
    /// What was left out and follows from what is told.
    pub worked_out: Vec<G::Assumed>,
    /// The position, unless a flaw forbids it.
    pub position: Option<G::Position>,
}

// Derived, this would ask the same of the game.
impl<G: Game> Default for Audit<G> {
    fn default() -> Self {
        Self { flaws: Vec::new(), gaps: Vec::new(), assumed: Vec::new(), worked_out: Vec::new(), position: None }
    }
}

impl<G: Game> Audit<G> {
    pub(super) fn flaw(&mut self, flaw: G::Flaw) {
        self.flaws.push(flaw);
    }
    pub(super) fn gap(&mut self, gap: G::Gap) {
        self.gaps.push(gap);
    }
    pub(super) fn assume(&mut self, assumed: G::Assumed) {
        self.assumed.push(assumed);
    }
}

/// A step that was made and counted.
#[derive(Debug, Clone, Copy)]
pub struct Counted<'a, G: Game> {
    /// The table before it.
    pub before: &'a G::Position,
    /// What was done.
    pub play: &'a G::Move,
    /// What it brought: seat, amount, reason.
    pub awards: &'a [(usize, i32, G::Reason)],
    /// What the steps of the case before it brought.
    pub earlier: &'a [(usize, i32, G::Reason)],
    /// The table after it.
    pub after: &'a G::Position,
    /// The rulings in force.
    pub rulings: &'a G::Rulings,
}

/// What a slip in counting a step would change.
#[derive(Debug, Clone)]
pub struct Slipped<L> {
    /// Whose count.
    pub seat: Seat,
    /// Of what.
    pub unit: Unit,
    /// How much more would be counted than is right; negative for less.
    pub more: i32,
    /// The slip.
    pub lapse: L,
}

/// A draft in one of the phases that it may be in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InPhase<D> {
    /// What the phase is called: "the offer".
    pub phase: Message,
    /// The draft in that phase.
    pub draft: D,
}

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

/// Why a move is not made, in reasons of the game; [`Game::say_refusal`] puts them into words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotMade<R> {
    /// It breaks a rule on every table that the case may describe.
    Illegal(Vec<R>),
    /// Whether it is legal rests on what the case does not tell.
    Open(Vec<R>),
}

impl<R> NotMade<R> {
    /// What these refusals come to; none if there are none. Where a rule is broken for certain, what is not told changes nothing.
    pub(super) fn by(mut refusals: Vec<R>, is_open: impl Fn(&R) -> bool) -> Option<Self> {
        if refusals.is_empty() {
            None
        } else if refusals.iter().all(&is_open) {
            Some(Self::Open(refusals))
        } else {
            refusals.retain(|refusal| !is_open(refusal));
            Some(Self::Illegal(refusals))
        }
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

/// A game. Implementations are types without values: everything they know is rules.
///
/// The judge's half (`audit` to `unit`) works on typed, packed positions and makes no sentence;
/// the words' half turns typed reasons into findings and awards, only when somebody reads them.
pub trait Game: Sync + Sized + 'static {
    /// The answers to the game's open questions.
    type Rulings: RulingSet + PartialEq;
    /// What a case says, possible or not.
    type Draft;
    /// A position that the rules allow.
    type Position: Clone + PartialEq;
    /// One action.
    type Move: Clone + PartialEq;
    /// What is wrong with a position.
    type Flaw;
    /// A check that could not be made.
    type Gap;
    /// Something left out and taken for granted, worked out, or supposed.
    type Assumed: PartialEq;
    /// Why a move is refused.
    type Refusal;
    /// Why something is awarded.
    type Reason;
    /// A slip in counting, with its facts.
    type Lapse: Clone;
    /// Names of players, colours and parts for one case.
    type Names;

    /// The editions.
    const EDITIONS: &'static [Edition];
    /// Rules and rulings.
    const CATALOGUE: &'static Catalogue;
    /// The keys of a case that belong to this game, beside those that every case has.
    const KEYS: &'static [crate::case::Key];
    /// Keys whose absence says something of the table; all others tell nothing where they are left out.
    const TOLD_BY_SILENCE: &'static [&'static str] = &[];
    /// How a case leaves some of those untold.
    const UNTOLD: &'static [(&'static str, Untold)] = &[];
    /// The vocabularies of texts that are written in a way of their own and are runs of pieces all the same, by what they are called.
    const WRITTEN: &'static [(&'static str, Words)] = &[];
    /// The rule that each phase has its own moves.
    const PHASE_RULE: &'static Rule;
    /// The phases that a case to fill in may be in; the first is the usual one.
    const PHASES: &'static [&'static str];
    /// What is counted for each player; the first decides the game.
    const UNITS: &'static [Unit];

    /// Reads the game's part of a case; every shape error goes to `reader`. None if there is any.
    fn read(edition: usize, fields: &Fields<'_, '_>, reader: &mut Reader) -> Option<Stated<Self>>;
    /// The colours that a case of an edition writes as letters.
    fn colours(edition: usize) -> Vocabulary;
    /// What an edition calls what others call differently.
    fn terms(_edition: usize) -> Terms {
        &[("marker", "first-player marker")]
    }
    /// What the rulebook of an edition calls the keys and words of its cases, where others call them differently.
    fn printed(_edition: usize) -> Printed {
        &[]
    }
    /// The things of values that are written in a way of their own, by the names of their shapes: cards, `?` for one that nobody sees.
    fn cards(_shape: &str) -> Option<Words> {
        None
    }
    /// How many of each of them a value holds; none where it does not tell how many there are.
    fn count_cards(_node: &Node<'_>, _letters: &Letters) -> Option<Vec<usize>> {
        None
    }
    /// The noun by which sentences call a thing of a vocabulary that has no letter.
    fn noun(_thing: &str) -> Option<&'static str> {
        None
    }
    /// What a place of the table is as a part of a move: keys of moves, each with what they say of it there.
    fn in_moves(_place: &Place) -> Vec<(&'static str, String)> {
        Vec::new()
    }
    /// What a thing that a case writes with a letter looks like, by its name.
    fn tint(edition: usize, thing: &str) -> Option<Rgb>;
    /// Where a place of a case stands in its source, which writes colours with letters.
    fn locate(edition: usize, case: (&Node<'_>, &Letters), place: &Place) -> Span;

    /// Whether the words of a draft have a meaning under other rulings than its own; if not, nobody at the table answers like that.
    fn has_meaning(_draft: &Self::Draft, _rulings: &Self::Rulings) -> bool {
        true
    }
    /// Whether another answer to a ruling may change what the audit of a draft says.
    fn bears_on_audit(draft: &Self::Draft, ruling: &'static Ruling) -> bool;
    /// The drafts that a draft may stand for that does not tell the phase, one for each, the likeliest first; none if it tells it.
    fn phases(_draft: &Self::Draft, _entries: &[Entry<Self::Move>]) -> Vec<InPhase<Self::Draft>> {
        Vec::new()
    }
    /// The draft with nothing where it tells nothing, in the likeliest phase, with what that supposes; none if it leaves nothing out.
    fn completed(_draft: &Self::Draft, _entries: &[Entry<Self::Move>]) -> Option<(Self::Draft, Vec<Self::Assumed>)> {
        None
    }
    /// The draft without the scores that flaws are found in, with whose they are; none if no score has any.
    fn without_scores(_draft: &Self::Draft, _flaws: &[Self::Flaw]) -> Option<(Self::Draft, Vec<usize>)> {
        None
    }
    /// Whether a draft is possible: all flaws at once.
    fn audit(draft: &Self::Draft, rulings: &Self::Rulings) -> Audit<Self>;
    /// Whether a move may be made: all reasons against it; none means legal.
    fn judge(position: &Self::Position, play: &Self::Move, rulings: &Self::Rulings, refusals: &mut Vec<Self::Refusal>);
    /// Whether a refusal only says that too little is known; a move with no other refusal is undecided.
    fn is_open(refusal: &Self::Refusal) -> bool;
    /// Notes what a legal move tells of the table before it, where the case leaves that to its moves.
    fn tell(_position: &mut Self::Position, _play: &Self::Move) {}
    /// Makes a move that [`Game::judge`] has let pass, or a step of [`Game::forced`]. It asks nothing: of any other move nonsense comes.
    fn carry_out<L: Ledger<Self::Reason>>(
        position: &mut Self::Position,
        play: &Self::Move,
        rulings: &Self::Rulings,
        ledger: &mut L,
    );
    /// Judges a move and makes it if it is legal. What it brings goes to `ledger`.
    ///
    /// Steps that leave no choice are moves as well, and come from [`Game::forced`]; none is made by itself.
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
        match NotMade::by(refusals, Self::is_open) {
            None => Self::carry_out(position, play, rulings, ledger),
            Some(why) => return Err(why),
        }
        Ok(())
    }
    /// Who makes a move; none for what the table does together.
    fn mover(play: &Self::Move) -> Option<Seat>;
    /// Whether the move belongs to the phase that the position is in.
    fn is_due(position: &Self::Position, play: &Self::Move) -> bool;
    /// The step that the rules leave no choice about and that a move takes for granted, if there is one. What is written `later` is not.
    fn granted(
        position: &Self::Position,
        play: &Self::Move,
        _later: &[Entry<Self::Move>],
        rulings: &Self::Rulings,
    ) -> Option<Self::Move> {
        if Self::is_due(position, play) { None } else { Self::forced(position, rulings) }
    }
    /// After a refused move: forgets what only that move would have decided, such as whose turn it is.
    fn pass_over(position: &mut Self::Position);
    /// Every legal move, each exactly once.
    fn legal(position: &Self::Position, rulings: &Self::Rulings, moves: &mut Vec<Self::Move>);
    /// The rulings as far as the list of legal moves of a position asks them: those that it does not ask are made alike.
    fn heeded_in_list(_position: &Self::Position, rulings: &Self::Rulings) -> Self::Rulings {
        *rulings
    }
    /// The next step that the rules leave no choice about, if there is one.
    fn forced(position: &Self::Position, rulings: &Self::Rulings) -> Option<Self::Move>;
    /// What each player has, in seat order, and of each of [`Game::UNITS`] in their order.
    fn scores(position: &Self::Position) -> Vec<Amount>;
    /// What each player may come to have once all is counted that is due, where the position does not tell what is due; else the scores.
    fn outlook(position: &Self::Position, _rulings: &Self::Rulings) -> Vec<Amount> {
        Self::scores(position)
    }
    /// What each player may come to have if a move is legal against which there are only these open refusals; none where nobody can say.
    fn outlook_if_legal(
        _position: &Self::Position,
        _play: &Self::Move,
        _refusals: &[Self::Refusal],
        _rulings: &Self::Rulings,
    ) -> Option<Vec<Amount>> {
        None
    }
    /// What would make the count of the player in `seat` this number after such a move, as the rest of a sentence that begins with "if".
    fn say_needed(
        _names: &Self::Names,
        _position: &Self::Position,
        _play: &Self::Move,
        _rulings: &Self::Rulings,
        _seat: usize,
        _number: i32,
    ) -> Option<Message> {
        None
    }
    /// Whether two positions, reached from the same case under different rulings, look the same on the table.
    fn looks_alike(here: &Self::Position, there: &Self::Position) -> bool {
        here == there
    }
    /// What an award for `reason` is counted in: one of [`Game::UNITS`].
    fn unit(reason: &Self::Reason) -> Unit;
    /// What an award of `amount` for `reason` comes to where the player has `held` of it: less where a track has an end.
    fn recount(reason: &Self::Reason, amount: i32, held: i32, rulings: &Self::Rulings) -> i32;
    /// The table as it would be if what a case gives as counted at the end were not: people confuse `phase: over` and `phase: end`.
    fn uncounted(_position: &Self::Position) -> Option<Self::Position> {
        None
    }
    /// Whether what is due to be counted waits for a player's choice.
    fn is_pending(position: &Self::Position, rulings: &Self::Rulings) -> bool;
    /// What people may get wrong in counting a step, the likelier first.
    fn slips(step: &Counted<'_, Self>, slips: &mut Vec<Slipped<Self::Lapse>>);
    /// The slip in the catalogue.
    fn slip(lapse: &Self::Lapse) -> &'static Slip;

    /// The names to use for a draft under the rulings in force, and the letters of its case.
    fn names(draft: &Self::Draft, rulings: &Self::Rulings, letters: &Letters) -> Self::Names;
    /// The players' names, in seat order.
    fn players(names: &Self::Names) -> &[String];
    /// A flaw in words.
    fn say_flaw(names: &Self::Names, flaw: &Self::Flaw) -> Finding;
    /// A gap in words.
    fn say_gap(names: &Self::Names, gap: &Self::Gap) -> Unchecked;
    /// What was assumed, in words.
    fn say_assumed(names: &Self::Names, assumed: &Self::Assumed) -> Message;
    /// A refusal of `play` (which stands at `place`) in words.
    fn say_refusal(
        names: &Self::Names,
        position: &Self::Position,
        rulings: &Self::Rulings,
        play: &Self::Move,
        place: &Place,
        refusal: &Self::Refusal,
    ) -> Finding;
    /// An award in words.
    fn say_award(names: &Self::Names, seat: usize, amount: Amount, reason: &Self::Reason) -> Award;
    /// A slip in counting for the player in `seat`, as the rest of a sentence that begins with "if", and the places that it speaks of.
    fn say_slip(names: &Self::Names, seat: Seat, lapse: &Self::Lapse) -> (Message, Vec<Place>);
    /// How a score lies on the table, in words, where the track alone does not show it.
    fn say_score(score: i32) -> Option<Message>;
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
        _names: &Self::Names,
        _position: &Self::Position,
        _rulings: &Self::Rulings,
        _listed: &[Self::Move],
    ) -> Option<Unlisted> {
        None
    }
    /// The final ranking; empty before everything is counted.
    fn rank(names: &Self::Names, position: &Self::Position) -> Vec<Rank>;

    /// A move in the form that `moves:` takes.
    fn write_move(names: &Self::Names, position: &Self::Position, play: &Self::Move) -> Value;
    /// A position in the form of a case.
    fn write(names: &Self::Names, position: &Self::Position) -> Value;
    /// A position as somebody would have typed it.
    fn drafted(names: &Self::Names, position: &Self::Position) -> Self::Draft;
    /// A draft, possible or not, as a picture of text, within so many columns if they are said and it can be.
    fn draw(names: &Self::Names, draft: &Self::Draft, columns: Option<usize>, language: Language) -> Drawing;
    /// A draft, possible or not, as a picture of shapes, in which everything knows its place in the case.
    fn paint(names: &Self::Names, draft: &Self::Draft, language: Language) -> Painting;
    /// A case of a table on which nothing lies, as a template: lines after `[player]` are there for each player, those after a phase
    /// in that phase where several play.
    fn blank() -> &'static str;
    /// A case to fill in, in one of [`Game::PHASES`].
    fn template(phase: &str) -> Template;
}

#[cfg(test)]
mod tests {
    use super::NotMade;

    #[test]
    fn a_broken_rule_needs_no_questions() {
        let is_open = |refusal: &u8| *refusal > 9;
        assert_eq!(NotMade::by(Vec::new(), is_open), None);
        assert_eq!(NotMade::by(vec![11, 10], is_open), Some(NotMade::Open(vec![11, 10])));
        assert_eq!(NotMade::by(vec![11, 2, 10, 1], is_open), Some(NotMade::Illegal(vec![2, 1])));
    }
}
