//! Whole games recorded from a live implementation, through the library's front door: every move is legal, and the scores after each
//! round and the ranking are the recorded ones.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::path::Path;
use tilejudge::case::{Limits, Source, documents};
use tilejudge::games::{Asked, Case};
use tilejudge::verdict::{Outcome, Verdict};

/// What was recorded about a game beside its moves.
struct Recorded {
    /// The record, below `fixtures/`.
    file: &'static str,
    /// The scores after each round, in seat order; after the last one with the end bonuses.
    rounds: &'static [&'static [i32]],
    /// Places and players.
    ranking: &'static [(usize, &'static str)],
}

const GAMES: &[Recorded] = &[
    Recorded {
        file: "azul/replay/coloured-2p.yaml",
        rounds: &[&[0, 0], &[0, 0], &[0, 0], &[1, 0], &[0, 0], &[6, 0], &[4, 0], &[6, 2]],
        ranking: &[(1, "Ana"), (2, "Luis")],
    },
    Recorded {
        file: "azul/replay/coloured-3p.yaml",
        rounds: &[&[3, 0, 4], &[7, 0, 11], &[12, 12, 23], &[21, 16, 42], &[53, 50, 66]],
        ranking: &[(1, "Eva"), (2, "Ana"), (3, "Luis")],
    },
    Recorded {
        file: "azul/replay/grey-2p.yaml",
        rounds: &[&[0, 0], &[0, 0], &[0, 0], &[0, 0], &[2, 0], &[0, 8]],
        ranking: &[(1, "Luis"), (2, "Ana")],
    },
    Recorded {
        file: "azul/replay/grey-4p.yaml",
        rounds: &[
            &[0, 0, 0, 2],
            &[0, 0, 0, 0],
            &[0, 0, 0, 0],
            &[3, 0, 0, 5],
            &[0, 0, 0, 8],
            &[0, 0, 3, 6],
            &[0, 0, 0, 0],
            &[0, 0, 0, 0],
            &[2, 3, 0, 1],
        ],
        ranking: &[(1, "Luis"), (2, "Ana"), (3, "Marc"), (4, "Eva")],
    },
    Recorded {
        file: "azul-master-chocolatier/replay/specialised-2p.yaml",
        rounds: &[&[0, 0], &[0, 0], &[0, 0], &[0, 0], &[2, 0]],
        ranking: &[(1, "Ana"), (2, "Luis")],
    },
    Recorded {
        file: "azul-master-chocolatier/replay/specialised-3p.yaml",
        rounds: &[&[0, 0, 3], &[0, 0, 0], &[0, 0, 0], &[0, 0, 0], &[0, 0, 1], &[3, 2, 0]],
        ranking: &[(1, "Ana"), (2, "Luis"), (3, "Eva")],
    },
];

fn replay(file: &str) -> Verdict {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(file);
    let source = Source { name: file.to_owned(), text: std::fs::read_to_string(path).unwrap() };
    let documents = documents(&source, &Limits { bytes: 1 << 20, depth: 16, nodes: 20_000 });
    let [Ok(document)] = &documents[..] else { panic!("{file} is one document") };
    let verdict = Case::open(document).unwrap().judge(&Asked::default());
    verdict.unwrap()
}

#[test]
fn no_recorded_move_is_refused() {
    for game in GAMES {
        let verdict = replay(game.file);
        assert!(verdict.findings.is_empty(), "{}: {:?}", game.file, verdict.findings);
        assert!(verdict.unjudged.is_none(), "{}", game.file);
        for judged in &verdict.moves {
            assert_eq!(judged.outcome, Outcome::Legal, "{}: {}: {:?}", game.file, judged.says, judged.findings);
        }
    }
}

#[test]
fn scores_after_each_round_are_the_recorded_ones() {
    for game in GAMES {
        let verdict = replay(game.file);
        // A deal shows what the round before it has brought; the first one brings nothing yet.
        let deals = verdict.moves.iter().filter(|judged| judged.play.get("deal").is_some()).skip(1);
        let mut rounds: Vec<Vec<i32>> = deals.map(|deal| deal.scores.clone()).collect();
        rounds.push(verdict.scores.iter().map(|score| score.after).collect());
        assert_eq!(rounds, game.rounds, "{}", game.file);
    }
}

#[test]
fn rankings_are_the_recorded_ones() {
    for game in GAMES {
        let verdict = replay(game.file);
        let ranking: Vec<_> = verdict.ranking.iter().map(|rank| (rank.place, rank.player.as_str())).collect();
        assert_eq!(ranking, game.ranking, "{}", game.file);
    }
}

#[test]
fn every_point_of_a_recorded_game_stands_in_the_ledger() {
    for game in GAMES {
        let verdict = replay(game.file);
        for score in &verdict.scores {
            let points: i32 = verdict.ledger.iter().filter(|award| award.player == score.player).map(|award| award.amount).sum();
            assert_eq!(points, score.after - score.before, "{}: {}", game.file, score.player);
        }
    }
}
