//! The move after which most points are sure, of all that are legal now, in any game.
//!
//!     cargo run --example best_last_turn -- board.yaml

#![expect(clippy::print_stdout, reason = "a program that answers")]

use serde_json::Value;
use tilejudge::case::{Limits, NotRead, Source, only_document};
use tilejudge::referee::{Asked, Case};
use tilejudge::verdict::Verdict;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "board.yaml".to_owned());
    match best(&std::fs::read_to_string(path)?)? {
        Some((points, says)) => println!("{says}: {points} points at least"),
        None => println!("no move is legal, or not all that counts is told"),
    }
    Ok(())
}

/// The best move of a case, after the moves that it has, in words, and the points after it.
pub(crate) fn best(text: &str) -> Result<Option<(i32, String)>, NotRead> {
    let verdict = judged(text, &Asked { legal: true, after: true, ..Asked::default() })?;
    let Some(table) = verdict.after else { return Ok(None) };
    let listed = verdict.legal.iter().flatten();
    Ok(listed.filter_map(|listed| Some((points_after(&table, &listed.play)?, listed.says.to_string()))).max())
}

/// What whoever makes a move has once everything is counted that leaves no choice.
fn points_after(table: &Value, play: &Value) -> Option<i32> {
    let player = play.get("player")?.as_str()?;
    let mut with_move = table.clone();
    with_move["moves"] = [play].into_iter().cloned().collect();
    // JSON is YAML, and so a case.
    let verdict = judged(&with_move.to_string(), &Asked { to_end: true, ..Asked::default() }).ok()?;
    let score = verdict.scores.iter().find(|score| score.player == player)?;
    Some(score.stages.last().map_or(score.after, |stage| stage.count).least())
}

fn judged(text: &str, asked: &Asked) -> Result<Verdict, NotRead> {
    let source = Source { name: String::new(), text: text.to_owned() };
    let document = only_document(&source, &Limits::USUAL)?;
    Ok(Case::open(&document)?.judge(asked)?)
}
