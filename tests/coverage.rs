//! Every rule of the catalogue is put to the test by some fixture, and so is every answer to every open question.
//!
//! A rule counts as tested when a snapshot names it: because a finding says that it is broken, because an award is given by it,
//! or because the ranking rests on it.

use std::collections::BTreeSet;
use std::path::Path;
use tilejudge::referee::GAMES;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// Rules that no report names, each with the reason.
const UNNAMED: &[(&str, &str)] = &[
    ("azul/all-editions-alike", "a note on the editions; the fixtures of all of them rest on it"),
    ("azul/same-side-for-all", "a case has one `variant:` for all players, so it cannot say otherwise"),
    ("azul/plastic-trays", "what lies under boards and factories is no part of a position"),
    ("azul/wall-colours", "the table behind `tile-goes-to-its-colour`, which is named"),
    ("azul/unused-parts-go-back", "what went back to the box is not on the table; `factories-for-players` is named"),
    ("azul/most-points-win", "every ranking follows it; only ties need a reason"),
    ("azul/players-tile-together", "it permits an order and forbids none"),
    ("azul/grey-side", "it says that the other rules stay; those of the grey side are named"),
    ("azul/gold-shuffled-each-round", "how factories are shuffled leaves no trace on the table"),
    ("azul/gold-otherwise-normal", "it says that the other rules stay; those of the gold sides are named"),
    ("blue-moon-city/sketch-side-up", "how the tiles lie at the start; a record from there rests on it"),
    ("blue-moon-city/figures-start-on-the-market", "where figures stand at the start; a record from there rests on it"),
    ("blue-moon-city/eight-cards-at-first", "how hands begin; a record from there rests on it"),
    ("blue-moon-city/random-centre", "it permits a layout; without it `market-in-the-middle` is broken, which is named"),
    ("blue-moon-city/moving-is-optional", "it permits, and forbids nothing"),
    ("blue-moon-city/dragon-steps", "too many straight steps break `dragon-three-tiles`, which is named"),
    ("blue-moon-city/no-hand-limit", "it permits any number of cards and forbids none"),
    ("blue-moon-city/card-colour-and-value", "the terms of `section-price`, which is named"),
    ("blue-moon-city/paid-cards-are-discarded", "the referee sees to it; the position after a payment shows it"),
    (
        "blue-moon-city/each-stone-is-paid-for-itself",
        "a step pays for one section; paying too little for the next breaks `section-price`",
    ),
    ("blue-moon-city/crystals-are-hidden", "it is about who looks at what"),
    ("blue-moon-city/cards-to-others", "the referee sees to it; the position after a scoring shows it"),
    ("blue-moon-city/figures-stay-on-the-tile", "the referee sees to it; the position after a scoring shows it"),
    ("blue-moon-city/unfinished-buildings", "it permits something and forbids nothing"),
    ("azul-summer-pavilion/same-side-for-all", "a case has one `variant:` for all players, so it cannot say otherwise"),
    ("azul-summer-pavilion/stars", "the map behind `star-of-its-colour`, which is named"),
    ("azul-summer-pavilion/score-board", "where the board lies leaves no trace; the rules of what is on it are named"),
    (
        "azul-summer-pavilion/unused-parts-leave",
        "what went back to the box is not on the table; `factories-for-players` is named",
    ),
    ("azul-summer-pavilion/goal", "every ranking follows it; `game-ends-after-six-rounds` is named"),
    ("azul-summer-pavilion/one-tile-a-turn", "a `place` has one `on:`; a second one breaks `turns-go-clockwise`, which is named"),
    ("azul-summer-pavilion/unplayed-tiles-stay", "the referee sees to it"),
    ("azul-summer-pavilion/pillars-statues-windows", "the map behind the rules of the three bonuses, which are named"),
    ("azul-summer-pavilion/bonus-tiles-lie-beside-the-board", "the referee sees to it"),
    ("azul-summer-pavilion/place-or-pass", "a turn in which nothing is done is not written"),
    ("azul-summer-pavilion/starter-prepares-next-round", "who moved what leaves no trace on the table"),
    ("azul-summer-pavilion/round-marker-moves-on", "the referee sees to it"),
    ("azul-summer-pavilion/most-points-win", "every ranking follows it; only ties need a reason"),
    ("azul-summer-pavilion/monochrome-side", "it says that the other rules stay; those of the monochrome side are named"),
];

#[test]
fn every_rule_is_named_by_a_snapshot() {
    let snapshots = texts(&Path::new(ROOT).join("snapshots"));
    // That a rule could not be checked is no test of it.
    let checked = |line: &&str| !line.starts_with("not checked");
    let named = |id: &str| snapshots.iter().flat_map(|text| text.lines()).filter(checked).any(|line| names(line, id));
    let mut exceptions: BTreeSet<_> = UNNAMED.iter().map(|&(id, _)| id).collect();
    let mut missing = Vec::new();
    for game in GAMES {
        for rule in game.catalogue().rules() {
            match (named(rule.id), exceptions.remove(rule.id)) {
                (true, true) => panic!("{} is named by a snapshot: it is no exception any more", rule.id),
                (false, false) => missing.push(rule.id),
                (true, false) | (false, true) => {}
            }
        }
    }
    assert!(missing.is_empty(), "no snapshot names {missing:?}: write a fixture that breaks each, or say why none can");
    assert!(exceptions.is_empty(), "no such rules: {exceptions:?}");
}

#[test]
fn every_ruling_has_a_fixture_for_each_answer() {
    let fixtures = texts(&Path::new(ROOT).join("fixtures"));
    let snapshots = texts(&Path::new(ROOT).join("snapshots"));
    for game in GAMES {
        for ruling in game.catalogue().rulings {
            for (index, answer) in ruling.answers.iter().enumerate() {
                // The first answer is the default: a case under it need not name it, but its report says what it depends on.
                let (name, answer) = (ruling.name, answer.name);
                let chosen = index == 0 || fixtures.iter().any(|text| names(text, &format!("{name}: {answer}")));
                assert!(chosen, "no fixture is judged under {name}={answer}");
                let told = snapshots.iter().any(|text| names(text, &format!("ruling: {name}={answer}")));
                assert!(told, "no snapshot depends on {name}={answer}");
            }
        }
    }
}

/// Whether `text` holds `name` as a whole, not as a part of a longer name.
fn names(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let after = text[at + name.len()..].chars().next();
        !after.is_some_and(|letter| letter.is_ascii_alphanumeric() || letter == '-')
    })
}

/// The texts of all files below a folder.
fn texts(folder: &Path) -> Vec<String> {
    let mut texts = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            texts.extend(self::texts(&path));
        } else {
            texts.extend(std::fs::read_to_string(&path));
        }
    }
    texts
}
