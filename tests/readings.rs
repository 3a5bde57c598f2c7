//! A verdict names every ruling that it depends on: judging each fixture again under every other answer finds no other. And what is
//! refused in a fixture is not listed there.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::path::{Path, PathBuf};
use tilejudge::case::{Limits, Source, documents};
use tilejudge::referee::{Asked, Case, Choices};
use tilejudge::verdict::{Conclusion, Outcome, Verdict};

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "yaml") {
            found.push(path);
        }
    }
}

/// What a reader would call a change.
fn told(verdict: &Verdict) -> (Conclusion, Vec<i32>) {
    (verdict.conclusion(), verdict.scores.iter().filter_map(|score| score.after.known()).collect())
}

#[test]
fn no_other_answer_changes_a_verdict_unnamed() {
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures"), &mut found);
    let (mut judged, mut changed) = (0, 0);
    // Whole recorded games under every answer would take minutes.
    for path in found.iter().filter(|path| path.parent().is_some_and(|folder| !folder.ends_with("replay"))) {
        let source = Source { name: path.display().to_string(), text: std::fs::read_to_string(path).unwrap() };
        for document in documents(&source, &Limits::USUAL).iter().flatten() {
            let Ok(case) = Case::open(document) else { continue };
            let counts = path.parent().is_some_and(|folder| folder.ends_with("score"));
            let asked =
                |answers| Asked { choices: Choices { answers, ..Choices::default() }, to_end: counts, ..Asked::default() };
            let Ok(here) = case.judge(&asked(Vec::new())) else { continue };
            for ruling in case.catalogue().rulings {
                for (index, answer) in ruling.answers.iter().enumerate() {
                    let there = case.judge(&asked(vec![(ruling.name.to_owned(), answer.name.to_owned())])).unwrap();
                    judged += 1;
                    if told(&there) == told(&here) {
                        continue;
                    }
                    changed += 1;
                    let named = here.rulings.iter().find(|reading| reading.ruling.name == ruling.name);
                    let named = named.is_some_and(|reading| reading.otherwise.iter().any(|other| other.answer == index));
                    // Where a case calls a dragon black, nobody at the table goes by the paint.
                    assert!(named || ruling.name == "dragon-colours", "{}: {}={}", source.name, ruling.name, answer.name);
                }
            }
        }
    }
    assert!(judged > 10_000 && changed > 100, "{judged} judged, {changed} changed");
}

/// Where assertions are compiled, as they are here, a list asks the judge about each move in it: so none is listed that is refused
/// for a reason of which the list has not heard. Each reason has a fixture.
#[test]
fn where_a_fixture_is_refused_only_legal_moves_are_listed() {
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures"), &mut found);
    let mut lists = 0;
    for path in found {
        let source = Source { name: path.display().to_string(), text: std::fs::read_to_string(&path).unwrap() };
        for document in documents(&source, &Limits::USUAL).iter().flatten() {
            let Ok(case) = Case::open(document) else { continue };
            let Ok(verdict) = case.judge(&Asked { stop_at_refusal: true, legal: true, ..Asked::default() }) else { continue };
            let is_refused =
                verdict.moves.last().is_some_and(|last| matches!(last.outcome, Outcome::Illegal | Outcome::Undecided));
            lists += usize::from(is_refused && verdict.legal.is_some());
        }
    }
    assert!(lists > 500, "{lists} lists");
}
