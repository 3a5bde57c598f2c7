//! Whole games recorded from a live implementation, through the library's front door: every move is legal; what else could have been
//! chosen, the scores after each round and the ranking are the recorded ones.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use tilejudge::case::{Limits, Source, documents};
use tilejudge::referee::{Asked, Case, Choices, Preset};
use tilejudge::verdict::{Amount, Outcome, Verdict};

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
    Recorded {
        file: "azul-summer-pavilion/replay/coloured-3p.yaml",
        rounds: &[&[13, 14, 10], &[23, 17, 19], &[33, 31, 29], &[44, 30, 36], &[53, 44, 44], &[74, 74, 58]],
        ranking: &[(1, "Ana"), (1, "Luis"), (3, "Eva")],
    },
    Recorded {
        file: "azul-summer-pavilion/replay/coloured-4p.yaml",
        rounds: &[
            &[10, 14, 9, 11],
            &[19, 25, 15, 17],
            &[27, 30, 27, 24],
            &[32, 33, 35, 34],
            &[41, 34, 39, 43],
            &[41, 37, 72, 53],
        ],
        ranking: &[(1, "Eva"), (2, "Marc"), (3, "Ana"), (4, "Luis")],
    },
    Recorded {
        file: "azul-summer-pavilion/replay/monochrome-2p.yaml",
        rounds: &[&[10, 17], &[16, 24], &[25, 28], &[32, 37], &[35, 43], &[52, 91]],
        ranking: &[(1, "Luis"), (2, "Ana")],
    },
    Recorded {
        file: "azul-summer-pavilion/replay/monochrome-3p.yaml",
        rounds: &[&[10, 12, 7], &[17, 15, 10], &[24, 16, 14], &[16, 7, 22], &[28, 19, 30], &[38, 16, 41]],
        ranking: &[(1, "Eva"), (2, "Ana"), (3, "Luis")],
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
        let mut rounds: Vec<Vec<i32>> =
            deals.map(|deal| deal.scores.iter().filter_map(|score| score.known()).collect()).collect();
        rounds.push(verdict.scores.iter().filter_map(|score| score.after.known()).collect());
        assert_eq!(rounds, game.rounds, "{}", game.file);
    }
}

/// A record says what players chose: on the grey side not where a line went that had one place to go to.
#[test]
fn a_record_may_leave_out_what_leaves_no_choice() {
    for file in ["azul/replay/grey-2p.yaml", "azul/replay/grey-4p.yaml"] {
        let record = std::fs::read_to_string(path(file)).unwrap();
        let options = std::fs::read_to_string(path(file).with_extension("options")).unwrap();
        let mut options = options.lines();
        let chosen = |line: &&str| {
            !line.starts_with("  - {player:")
                || options.next().unwrap().strip_prefix("columns ").is_none_or(|columns| columns.contains(' '))
        };
        let shorter: Vec<_> = record.lines().filter(chosen).collect();
        assert!(shorter.len() < record.lines().count(), "{file}: something is left out");
        let shorter = judge(shorter.join("\n"), &Asked { to_end: true, ..Asked::default() });
        let whole = replay(file);
        assert_eq!(shorter.outcome, Outcome::Legal, "{file}: {:?}", shorter.moves.iter().map(|judged| &judged.findings));
        assert_eq!(shorter.ranking, whole.ranking, "{file}");
        // Everybody tiles at once: whose line comes first tells nothing.
        let brought = |verdict: &Verdict| {
            let mut awards: Vec<_> =
                verdict.ledger.iter().map(|award| (award.player.clone(), award.amount, award.why.clone())).collect();
            awards.sort_by(|(one, ..), (other, ..)| one.cmp(other));
            awards
        };
        assert_eq!(brought(&shorter), brought(&whole), "{file}");
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
            let points: Amount =
                verdict.ledger.iter().filter(|award| award.player == score.player).map(|award| award.amount).sum();
            assert_eq!(Some(points), score.change(), "{}: {}", game.file, score.player);
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
            let chosen = ["take", "tile", "place", "bonus", "pass"];
            if judged.index.is_some() && chosen.iter().any(|action| judged.play.get(action).is_some()) {
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

/// What is legal in a position, as the record says it.
fn offered(position: &Value, chosen: &Value) -> String {
    let online = Choices { preset: Preset::Online, ..Choices::default() };
    let asked = Asked { legal: true, choices: online, ..Asked::default() };
    let legal = judge(position.to_string(), &asked).legal.unwrap();
    let legal: Vec<_> = legal.into_iter().map(|listed| listed.play).collect();
    if position["game"] == "azul-summer-pavilion" {
        offered_in_summer_pavilion(&legal, position, chosen)
    } else {
        offered_in_azul(&legal, chosen)
    }
}

/// Whether a legal move says the same as the chosen one under each of `keys`.
fn same(play: &Value, chosen: &Value, keys: &[&str]) -> bool {
    keys.iter().all(|key| play[key] == chosen[key])
}

/// How many takings there are, and for the one that was chosen the lines that may take it and the factories that may get its
/// rest; or the columns for a tile. 0 is the floor line.
fn offered_in_azul(legal: &[Value], chosen: &Value) -> String {
    if chosen.get("tile").is_some() {
        let columns = legal.iter().filter(|play| same(play, chosen, &["player", "tile"])).map(|play| number(&play["to"]));
        return format!("columns {}", spaced(columns.collect()));
    }
    let takings: BTreeSet<_> = legal.iter().map(|play| format!("{} {}", play["from"], play["take"])).collect();
    let places = || legal.iter().filter(|play| same(play, chosen, &["player", "from", "take"]));
    let lines = places().map(|play| number(&play["to"])).collect();
    let rests = places().filter_map(|play| play.get("rest")?.as_object());
    let neighbours: BTreeSet<_> = rests.flatten().map(|(factory, _)| number(&Value::from(factory.as_str()))).collect();
    let mut text = format!("{} takes, lines {}", takings.len(), spaced(lines));
    if !neighbours.is_empty() {
        text.push_str(&format!(", neighbours {}", spaced(neighbours)));
    }
    text
}

/// How many takings there are; how many bonus tiles are chosen; the spaces on which a tile can be placed, and for the chosen one the
/// colours that it takes and how many wild tiles may help to pay.
fn offered_in_summer_pavilion(legal: &[Value], position: &Value, chosen: &Value) -> String {
    const WILD: [&str; 6] = ["purple", "green", "orange", "yellow", "blue", "red"];
    if chosen.get("take").is_some() {
        return format!("{} takes", legal.len());
    }
    if chosen.get("bonus").is_some() {
        let counts: BTreeSet<_> = legal.iter().map(|play| play["bonus"].as_str().unwrap().len().to_string()).collect();
        return format!("{} tiles", joined(&counts));
    }
    let places: Vec<_> = legal.iter().filter(|play| play.get("place").is_some()).collect();
    let mut stars: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for play in &places {
        let (star, number) = play["on"].as_str().unwrap().rsplit_once(' ').unwrap();
        // In the centre of the monochrome side all print a 3, and a place is written as one.
        stars.entry(star).or_default().insert(number.trim_start_matches("place-").to_owned());
    }
    let stars: Vec<_> = stars.iter().map(|(star, numbers)| format!("{star} {}", joined(numbers))).collect();
    let spaces = if stars.is_empty() { "none".to_owned() } else { stars.join(", ") };
    if chosen.get("place").is_none() {
        return format!("spaces {spaces}");
    }
    let here = places.iter().filter(|play| same(play, chosen, &["on"]));
    let colours = here.clone().map(|play| play["place"].as_str().unwrap().to_owned()).collect();
    let wild = WILD[usize::try_from(position["round"].as_u64().unwrap()).unwrap() - 1];
    let paid = here
        .filter(|play| same(play, chosen, &["place"]))
        .map(|play| play["pay"].get(wild).map_or(0, |count| count.as_u64().unwrap()));
    let wilds = paid.map(|count| count.to_string()).collect();
    format!("spaces {spaces}; colours {}; wild {}", joined(&colours), joined(&wilds))
}

/// The number of "line 3", "column 2", "factory 5"; 0 for the floor line.
fn number(place: &Value) -> u8 {
    place.as_str().unwrap().split(' ').nth(1).map_or(0, |number| number.parse().unwrap())
}

fn spaced(numbers: BTreeSet<u8>) -> String {
    joined(&numbers.iter().map(u8::to_string).collect())
}

fn joined(words: &BTreeSet<String>) -> String {
    words.iter().map(String::as_str).collect::<Vec<_>>().join(" ")
}
