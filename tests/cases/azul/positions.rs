//! Positions as people type them.

use super::{problems_in, read, read_in};
use Colour::{Blue, Red, White, Yellow};
use tilejudge::games::azul::{Colour, Edition, Tiles};

#[test]
fn chocolate_has_its_own_colours() {
    let (draft, _) = read_in(2, "{players: [Ana], factories: [MMWR, [brown, marrón, white, red]]}").unwrap();
    assert_eq!(draft.setup.edition, Edition::MasterChocolatier);
    let factories = draft.factories.unwrap();
    assert_eq!(factories[0], factories[1]);
    assert_eq!(factories[0].tiles, [Yellow, Yellow, Red, White].into_iter().collect());
    assert_eq!(problems_in(2, "{players: [Ana], factories: [YYWR]}"), [("case/unknown-word", "Y".to_owned())]);
    assert_eq!(problems_in(0, "{players: [Ana], factories: [MMWR]}"), [("case/unknown-word", "M".to_owned())]);
}

#[test]
fn nonsense_that_can_be_represented_is_left_to_the_audit() {
    let (draft, _) = read(
        "{players: [{floor: BBBBBBBBB, lines: [BY, '', '', '', RRRRRRR], score: -5, kept: BB}, B, C, D, E, F], factories: [BBBBBB], centre: 11}",
    );
    assert_eq!(draft.players.len(), 6);
    assert_eq!(draft.players[0].floor.as_ref().unwrap().len(), 9);
    assert_eq!(draft.players[0].lines.as_ref().unwrap()[0], [Some(Blue), Some(Yellow)]);
    assert_eq!(draft.players[0].kept.as_ref().unwrap().len(), 2);
    assert_eq!(draft.centre, Some((Tiles::EMPTY, 2)));
    assert_eq!(read("players: []").0.players.len(), 0);
}
