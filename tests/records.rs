//! Whole games recorded from a live implementation, through the library's front door: every move is legal; what else could have been
//! chosen, the scores after each round and the ranking are the recorded ones.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use tilejudge::case::{Limits, Source, documents};
use tilejudge::games::{Asked, Case, Choices};
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

fn path(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(file)
}

fn replay(file: &str) -> Verdict {
    judge(std::fs::read_to_string(path(file)).unwrap(), &Asked { positions: true, ..Asked::default() })
}

fn judge(text: String, asked: &Asked) -> Verdict {
    let source = Source { name: "record".to_owned(), text };
    let documents = documents(&source, &Limits { bytes: 1 << 20, depth: 16, nodes: 20_000 });
    let [Ok(document)] = &documents[..] else { panic!("one document: {}", source.text) };
    let verdict = Case::open(document).unwrap().judge(asked);
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

#[test]
fn what_could_have_been_chosen_is_what_the_live_implementation_offered() {
    for game in GAMES {
        let verdict = replay(game.file);
        let mut options = Vec::new();
        for pair in verdict.moves.windows(2) {
            let [before, judged] = pair else { continue };
            if judged.index.is_some() && ["take", "tile"].iter().any(|action| judged.play.get(action).is_some()) {
                options.push(offered(before.position.as_ref().unwrap(), &judged.play));
            }
        }
        let recorded = std::fs::read_to_string(path(game.file).with_extension("options")).unwrap();
        for (index, (ours, theirs)) in options.iter().zip(recorded.lines()).enumerate() {
            assert_eq!(ours, theirs, "{}, line {} of its options", game.file, index + 1);
        }
        assert_eq!(options.len(), recorded.lines().count(), "{}", game.file);
    }
}

/// What is legal in a position, as the record says it: how many takings there are, and for the one that was chosen the lines
/// that may take it and the factories that may get its rest; or the columns for a tile. 0 is the floor line.
fn offered(position: &Value, chosen: &Value) -> String {
    let online = Choices { online: true, ..Choices::default() };
    let asked = Asked { legal: true, choices: online, ..Asked::default() };
    let legal = judge(position.to_string(), &asked).legal.unwrap();
    let same = |play: &Value, keys: &[&str]| keys.iter().all(|key| play[key] == chosen[key]);
    if chosen.get("tile").is_some() {
        let columns =
            legal.iter().filter(|listed| same(&listed.play, &["player", "tile"])).map(|listed| number(&listed.play["to"]));
        return format!("columns {}", spaced(columns.collect()));
    }
    let takings: BTreeSet<_> = legal.iter().map(|listed| format!("{} {}", listed.play["from"], listed.play["take"])).collect();
    let places = || legal.iter().filter(|listed| same(&listed.play, &["player", "from", "take"]));
    let lines = places().map(|listed| number(&listed.play["to"])).collect();
    let rests = places().filter_map(|listed| listed.play.get("rest")?.as_object());
    let neighbours: BTreeSet<_> = rests.flatten().map(|(factory, _)| number(&Value::from(factory.as_str()))).collect();
    let mut text = format!("{} takes, lines {}", takings.len(), spaced(lines));
    if !neighbours.is_empty() {
        text.push_str(&format!(", neighbours {}", spaced(neighbours)));
    }
    text
}

/// The number of "line 3", "column 2", "factory 5"; 0 for the floor line.
fn number(place: &Value) -> u8 {
    place.as_str().unwrap().split(' ').nth(1).map_or(0, |number| number.parse().unwrap())
}

fn spaced(numbers: BTreeSet<u8>) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}
