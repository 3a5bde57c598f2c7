//! Scores against what boards can have brought: every order of placing is tried, and none of its scores is called impossible.

use serde_json::{Value, json};
use std::collections::BTreeSet;
use tilejudge::case::{Limits, Source, documents};
use tilejudge::referee::{Asked, Case};
use tilejudge::verdict::Outcome;

fn is_possible(case: &Value) -> bool {
    let source = Source { name: String::new(), text: case.to_string() };
    let document = documents(&source, &Limits::USUAL).remove(0).unwrap();
    Case::open(&document).unwrap().judge(&Asked::default()).unwrap().outcome != Outcome::Illegal
}

/// The most that any order of placing brings, where a tile brings so much beside those that lie there.
fn most<S: Copy + Ord>(spaces: &BTreeSet<S>, brings: &impl Fn(&BTreeSet<S>, S) -> i32) -> i32 {
    let before = |last: S| spaces.iter().copied().filter(|&space| space != last).collect::<BTreeSet<S>>();
    let scores = spaces.iter().map(|&last| most(&before(last), brings) + brings(&before(last), last));
    scores.max().unwrap_or(0)
}

#[test]
fn no_order_of_placing_beats_the_bound_of_a_wall() {
    let brings = |there: &BTreeSet<(usize, usize)>, (row, column): (usize, usize)| {
        let reach = |down: isize, right: isize| {
            let at = |step: isize| (row.checked_add_signed(step * down), column.checked_add_signed(step * right));
            (1..).take_while(|&step| matches!(at(step), (Some(row), Some(column)) if there.contains(&(row, column)))).count()
                as i32
        };
        let (across, down) = (reach(0, 1) + reach(0, -1), reach(1, 0) + reach(-1, 0));
        let run = |beside: i32| if beside > 0 { beside + 1 } else { 0 };
        (run(across) + run(down)).max(1)
    };
    let mut random = fastrand::Rng::with_seed(7);
    for _ in 0..200 {
        let spaces: BTreeSet<_> = (0..6).map(|_| (random.usize(0..3), random.usize(0..3))).collect();
        let colour = |row: usize, column: usize| ["B", "Y", "R", "K", "W"][(column + 5 - row) % 5];
        let space = |row, column| if spaces.contains(&(row, column)) { colour(row, column) } else { "." };
        let wall: Vec<String> = (0..5).map(|row| (0..5).map(|column| space(row, column)).collect()).collect();
        let score = most(&spaces, &brings);
        let case = json!({"game": "azul", "players": [{"name": "Ana", "wall": wall, "score": score}]});
        assert!(is_possible(&case), "{case}");
    }
}

#[test]
fn the_bound_of_a_star_is_the_best_order() {
    let brings = |there: &BTreeSet<usize>, space: usize| {
        let beside = |way: usize| (1..6).take_while(|step| there.contains(&((space + step * way) % 6))).count();
        (1 + beside(1) + beside(5)).min(6) as i32
    };
    for bits in 1..64_usize {
        let spaces: BTreeSet<_> = (0..6).filter(|space| bits >> space & 1 == 1).collect();
        let numbers = spaces.iter().map(|space| (space + 1).to_string()).collect::<Vec<_>>().join(" ");
        let player = |score: i32| json!([{"name": "Ana", "stars": {"red": numbers}, "corners": "", "score": score}]);
        let case = |score| json!({"game": "azul-summer-pavilion", "round": 6, "phase": "play", "players": player(score)});
        let best = 5 + most(&spaces, &brings);
        assert!(is_possible(&case(best)) && !is_possible(&case(best + 1)), "{}", case(best));
    }
}
