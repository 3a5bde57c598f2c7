//! Whole random games of Summer Pavilion through the case format: a record of every move leads to the same end.
#![allow(clippy::expect_used, reason = "a test may fail")]

use serde_json::json;
use tilejudge::case::{Limits, Source, documents};
use tilejudge::games::summer_pavilion::{Draft, DraftPlayer, Move, Phase, Position, RandomPlayer, Rulings, Side, SummerPavilion};
use tilejudge::games::{Asked, Case, Choices, Game};
use tilejudge::verdict::{Outcome, Record, RulingSet, Verdict};

/// The answers to open questions by name, as a command line gives them.
fn choices(rulings: &Rulings) -> Choices {
    let answers = Rulings::RULINGS.iter().enumerate();
    let answers = answers.map(|(index, ruling)| (ruling.name.to_owned(), ruling.answers[rulings.get(index)].name.to_owned()));
    Choices { answers: answers.collect(), ..Choices::default() }
}

/// Some answers to open questions: others for every seed.
fn rulings(seed: u64) -> Rulings {
    let mut rulings = Rulings::default();
    for (index, ruling) in Rulings::RULINGS.iter().enumerate() {
        rulings.set(index, (seed >> index) as usize % ruling.answers.len());
    }
    rulings
}

fn names(side: Side, players: usize) -> <SummerPavilion as Game>::Names {
    SummerPavilion::names(
        &Draft {
            side,
            round: None,
            phase: Phase::Setup,
            phase_given: false,
            turn: None,
            starter: None,
            marker: None,
            players: (1..=players).map(|seat| DraftPlayer { name: format!("P{seat}"), ..DraftPlayer::default() }).collect(),
            factories: None,
            centre: None,
            supply: None,
            bag: None,
            tower: None,
            bonus: None,
        },
        &Rulings::default(),
    )
}

/// The verdict on a case as text, and its text.
fn judge(case: &serde_json::Value, rulings: &Rulings) -> Verdict {
    let source = Source { name: "case".to_owned(), text: case.to_string() };
    let documents = documents(&source, &Limits::USUAL);
    let document = documents[0].as_ref().expect("what is written can be parsed");
    let case = Case::open(document).expect("what is written is a case");
    let asked = Asked { choices: choices(rulings), after: true, ..Asked::default() };
    case.judge(&asked).expect("what is written can be read")
}

/// Plays a whole game: its moves and the last position.
fn play(side: Side, players: usize, seed: u64) -> (Vec<Move>, Position) {
    let rulings = rulings(seed);
    let mut position = Position::new(side, players);
    let mut player = RandomPlayer::seeded(seed);
    let mut moves = Vec::new();
    while let Some(play) = player.choose(&position, &rulings) {
        SummerPavilion::apply(&mut position, &play, &rulings, &mut Record::default());
        moves.push(play);
    }
    (moves, position)
}

fn games() -> impl Iterator<Item = (Side, usize, u64)> {
    let sides = [Side::Coloured, Side::Monochrome];
    sides.into_iter().flat_map(|side| (2..=4).flat_map(move |players| (0..2).map(move |seed| (side, players, seed * 977 + 5))))
}

#[test]
fn a_written_game_is_replayed_to_the_same_end() {
    for (side, players, seed) in games() {
        let names = names(side, players);
        let rulings = rulings(seed);
        let (moves, end) = play(side, players, seed);
        let mut position = Position::new(side, players);
        let mut written = Vec::new();
        for play in &moves {
            written.push(SummerPavilion::write_move(&names, &position, play));
            SummerPavilion::apply(&mut position, play, &rulings, &mut Record::default());
        }
        let variant = if side == Side::Coloured { "coloured" } else { "monochrome" };
        let seats: Vec<_> = (1..=players).map(|seat| format!("P{seat}")).collect();
        let case = json!({"game": "azul-summer-pavilion", "variant": variant, "players": seats, "moves": written});
        let verdict = judge(&case, &rulings);
        for judged in &verdict.moves {
            let findings: Vec<_> = judged.findings.iter().map(|finding| &finding.message).collect();
            assert_eq!(judged.outcome, Outcome::Legal, "{}: {findings:?}", judged.says);
        }
        assert_eq!(verdict.moves.len(), moves.len(), "nothing is done that the record does not say");
        assert_eq!(verdict.after, Some(SummerPavilion::write(&names, &end)));
    }
}
