//! The examples answer.

#[path = "../../examples/best_last_turn.rs"]
#[allow(dead_code, reason = "as a program it has a way in")]
mod best_last_turn;
#[path = "../../examples/random_player.rs"]
#[allow(dead_code, reason = "as a program it has a way in")]
mod random_player;
#[path = "../../examples/score_folder.rs"]
#[allow(dead_code, reason = "as a program it has a way in")]
mod score_folder;

use crate::page::root;
use tilejudge::Table;
use tilejudge::game::Judge;
use tilejudge::games::azul::Azul;

#[test]
fn players_who_choose_at_random_come_to_the_end() {
    let table = random_player::whole_game(&mut fastrand::Rng::with_seed(7)).unwrap();
    assert!(Azul::is_over(&table.position));
    let read: Table<Azul> = table.to_string().parse().unwrap();
    assert_eq!(read.scores(), table.scores());
}

#[test]
fn the_best_last_turn_is_found() {
    let board = "{game: azul, phase: tiling, variant: grey, players: [{name: Ana, score: 0, wall: [....., ..B.., ....., ....., .....], \
                 lines: ['', RR, '', '', ''], floor: ''}]}";
    let best = best_last_turn::best(board).unwrap();
    assert_eq!(best, Some((2, "Ana moves red from line 2 to row 2, column 4".to_owned())));
    // The last turn comes after the moves that the case has.
    let made = board.replace("{game: azul,", "{game: azul, moves: [{player: Ana, tile: line 2, to: column 4}],");
    assert_eq!(best_last_turn::best(&made).unwrap(), None);
    assert!(best_last_turn::best("game: chess").is_err());
}

#[test]
fn the_points_of_a_folder_are_told() {
    let path = root().join("fixtures/azul-mini/score/am11-four-tiles-and-the-marker-cost-8.yaml");
    let text = std::fs::read_to_string(path).unwrap() + "---\ngame: chess\n";
    assert_eq!(score_folder::scores(text), ["Pedro 20 → 12", "there is no game called \"chess\""]);
}
