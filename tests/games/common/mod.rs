//! What all games share when they are put to the test: tables with a random player, and cases written from them.

pub(crate) mod claims;
pub(crate) mod hidden;
pub(crate) mod laws;
pub(crate) mod notation;
pub(crate) mod single;
pub(crate) mod slips;

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use serde_json::Value;
use std::fmt::Debug;
use tilejudge::case::{Limits, Problem, Source, documents};
use tilejudge::game::{Game, Parts};
use tilejudge::referee::{Asked, Case, Choices};
use tilejudge::verdict::{Amount, Record, RulingSet, Verdict};

/// A game with a random player.
pub(crate) trait Played:
    Game<Rulings: Debug, Position: Debug, Move: Debug, Reason: Clone + Debug, SlipFacts: Debug> + Clone + Debug
{
    /// What is agreed before a game: the variants, the side of the boards.
    type Setup: Copy + Debug;
    /// Who plays.
    type Player;
    /// A table before the first move, and who plays there.
    fn begin(setup: Self::Setup, players: usize, seed: u64) -> (Self::Position, Self::Player);
    /// What comes next; none once the game is over.
    fn choose(player: &mut Self::Player, position: &Self::Position, rulings: &Self::Rulings) -> Option<Self::Move>;
    /// The names for a table with these players.
    fn named(position: &Self::Position, players: Vec<String>) -> Self::Names;
}

/// A game to play: its set-up, its players, the answers to open questions, and the seed of all choices.
#[derive(Debug, Clone)]
pub(crate) struct Table<G: Played> {
    pub(crate) setup: G::Setup,
    pub(crate) players: usize,
    pub(crate) rulings: G::Rulings,
    pub(crate) seed: u64,
}

pub(crate) fn tables<G: Played>(setups: impl Strategy<Value = G::Setup>) -> impl Strategy<Value = Table<G>> {
    let answers = G::Rulings::RULINGS.iter().map(|ruling| 0..ruling.answers.len()).collect::<Vec<_>>();
    (setups, 2..=4_usize, answers, any::<u64>()).prop_map(|(setup, players, answers, seed)| {
        let mut rulings = G::Rulings::default();
        for (index, answer) in answers.into_iter().enumerate() {
            rulings.set(index, answer);
        }
        Table { setup, players, rulings, seed }
    })
}

/// Plays a whole game and shows every position with the move that leads on from it, if there is one. No move is refused.
pub(crate) fn play<G: Played>(table: &Table<G>, mut look: impl FnMut(&G::Position, Option<&G::Move>)) {
    let (mut position, mut player) = G::begin(table.setup, table.players, table.seed);
    while let Some(play) = G::choose(&mut player, &position, &table.rulings) {
        assert!(G::is_legal(&position, &play, &table.rulings), "{play:?} in {position:?}");
        assert!(G::is_due(&position, &play), "{play:?} in {position:?}");
        look(&position, Some(&play));
        position = after::<G>(&position, &play, &table.rulings).0;
    }
    look(&position, None);
}

/// The position after a move, and what the move brings.
pub(crate) fn after<G: Game>(position: &G::Position, play: &G::Move, rulings: &G::Rulings) -> (G::Position, Awards<G>) {
    let (mut position, mut record) = (position.clone(), Record::default());
    G::carry_out(&mut position, play, rulings, &mut record);
    let amount = |amount: Amount| amount.known().expect("everything is known");
    (position, record.0.into_iter().map(|(seat, awarded, reason)| (seat, amount(awarded), reason)).collect())
}

/// What everybody has where everything is known, in the order of [`Judge::scores`](tilejudge::game::Judge::scores).
pub(crate) fn counts<G: Game>(position: &G::Position) -> Vec<i32> {
    G::scores(position).into_iter().map(|count| count.known().expect("everything is known")).collect()
}

/// What was awarded: seat, amount, reason.
pub(crate) type Awards<G> = Vec<(usize, i32, <G as Parts>::Reason)>;

/// How many games a property is tried on: the same ones in every run, so that a failure speaks of the change and not of luck.
/// `TIMES=50` tries as many times more, and others every time unless `PROPTEST_RNG_SEED` says which.
pub(crate) fn games_in_a_run(usual: u32) -> ProptestConfig {
    let more: Option<u32> = std::env::var("TIMES").ok().and_then(|times| times.parse().ok());
    let times = more.unwrap_or(1);
    ProptestConfig {
        cases: usual * times,
        max_global_rejects: 1024 * times,
        rng_seed: more.map_or(RngSeed::Fixed(1), |_| ProptestConfig::default().rng_seed),
        failure_persistence: None,
        // A game that is replayed for every step of shrinking takes its time.
        max_shrink_iters: 40,
        ..ProptestConfig::default()
    }
}

/// The names P1, P2, ….
pub(crate) fn names<G: Played>(position: &G::Position) -> G::Names {
    let seats = G::scores(position).len() / G::UNITS.len();
    G::named(position, (1..=seats).map(|seat| format!("P{seat}")).collect())
}

/// The verdict on a case as anybody might type it.
pub(crate) fn judge<G: Game>(case: &Value, rulings: &G::Rulings, asked: Asked) -> Verdict {
    read_and_judge::<G>(case, rulings, asked).unwrap_or_else(|problems| panic!("{problems:?}\n{case}"))
}

/// The same, or why it cannot be read.
pub(crate) fn read_and_judge<G: Game>(case: &Value, rulings: &G::Rulings, asked: Asked) -> Result<Verdict, Vec<Problem>> {
    let source = Source { name: "written".to_owned(), text: case.to_string() };
    let documents = documents(&source, &Limits::USUAL);
    let document = documents[0].as_ref().expect("what is written can be parsed");
    let case = Case::open(document).expect("what is written is a case");
    case.judge(&Asked { choices: choices(rulings), ..asked })
}

/// Rulings as people choose them.
pub(crate) fn choices<R: RulingSet>(rulings: &R) -> Choices {
    let answers = R::RULINGS.iter().enumerate();
    let answers = answers.map(|(index, ruling)| (ruling.name.to_owned(), ruling.answers[rulings.get(index)].name.to_owned()));
    Choices { answers: answers.collect(), ..Choices::default() }
}
