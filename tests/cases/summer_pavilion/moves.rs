//! Moves as people type them.

use super::{fault, read};
use tilejudge::games::summer_pavilion::{Move, Source, Take};

fn plays(head: &str, moves: &[&str]) -> Vec<Move> {
    let text = format!("{{{head}, moves: [{}]}}", moves.join(", "));
    read(&text).1.into_iter().map(|entry| entry.play).collect()
}

fn one(text: &str) -> Move {
    plays("round: 1, factories: [RRPP], players: [Ana, Luis]", &[text]).remove(0)
}

#[test]
fn where_from_may_be_left_out_only_with_the_tiles_and_an_unknown_offer() {
    let play = plays("round: 1, players: [Ana]", &["{take: RRP}"]).remove(0);
    assert!(matches!(play, Move::Take(Take { from: None, .. })));
    assert_eq!(fault("{round: 1, players: [Ana], moves: [{take: red}]}").0, "case/missing-key");
    assert_eq!(fault("{round: 1, players: [Ana], factories: [], moves: [{take: RR}]}").0, "case/missing-key");
    let centre = one("{player: Luis, take: red, from: środek}");
    assert!(matches!(centre, Move::Take(Take { from: Some(Source::Centre), .. })));
}
