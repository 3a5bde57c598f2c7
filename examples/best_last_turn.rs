//! The move after which most points are sure, of all that are legal now.
//!
//!     cargo run --example best_last_turn -- board.yaml

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program that answers")]

use serde_json::Value;
use tilejudge::case::{Limits, Source, documents};
use tilejudge::referee::{Asked, Case};

fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "board.yaml".to_owned());
    let text = std::fs::read_to_string(&path)?;
    let Some(listed) = with_case(&text, |case| {
        let verdict = case.judge(&Asked { legal: true, stop_at_refusal: true, ..Asked::default() }).ok()?;
        verdict.legal.map(|legal| legal.into_iter().map(|listed| (listed.play, listed.says.to_string())).collect::<Vec<_>>())
    }) else {
        eprintln!("{path} is no case from which moves can be listed");
        return Ok(());
    };
    let best = listed.iter().filter_map(|(play, says)| Some((points_after(&text, play)?, says))).max();
    match best {
        Some((points, says)) => println!("{says}: {points} points at least"),
        None => println!("no move is legal, or not all that counts is told"),
    }
    Ok(())
}

/// What whoever makes a move has once everything is counted that leaves no choice.
fn points_after(text: &str, play: &Value) -> Option<i32> {
    let player = play.get("player")?.as_str()?;
    // JSON is YAML, so the move as it is listed stands behind what is there.
    let with_move = format!("{}\nmoves: [{play}]\n", text.trim_end());
    with_case(&with_move, |case| {
        let verdict = case.judge(&Asked { to_end: true, ..Asked::default() }).ok()?;
        let score = verdict.scores.iter().find(|score| score.player == player)?;
        Some(score.stages.last().map_or(score.after, |stage| stage.count).least())
    })
}

/// Hands the first case of a text on.
fn with_case<T>(text: &str, work: impl FnOnce(&Case<'_, '_>) -> Option<T>) -> Option<T> {
    let source = Source { name: String::new(), text: text.to_owned() };
    let document = documents(&source, &Limits::USUAL).swap_remove(0).ok()?;
    work(&Case::open(&document).ok()?)
}
