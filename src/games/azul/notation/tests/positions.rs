use super::*;
use crate::games::azul::completion;
use crate::games::azul::{Colour, Edition, Phase, Tiles};
use Colour::{Blue, Red, White, Yellow};

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
fn the_likeliest_phase_is_supposed_where_none_is_told() {
    let phase = |text: &str| {
        let (draft, moves) = read(text);
        assert!(!draft.phase_given);
        completion::likeliest(&draft, &moves)
    };
    assert_eq!(phase("{players: [Ana, Luis]}"), Phase::Setup);
    assert_eq!(phase("{players: [{name: Ana}], moves: [{deal: [BBBB]}]}"), Phase::Setup);
    assert_eq!(phase("{players: [Ana], moves: [{take: 2 blue, to: floor}]}"), Phase::Offer);
    assert_eq!(phase("{players: [Ana], moves: [{tile: line 1}]}"), Phase::Tiling);
    assert_eq!(phase("{players: [Ana], factories: [BBBB]}"), Phase::Offer);
    assert_eq!(phase("{players: [Ana], factories: ['']}"), Phase::Tiling);
    assert_eq!(phase("{players: [Ana], centre: '1'}"), Phase::Offer);
    assert_eq!(phase("{players: [{score: 3}]}"), Phase::Tiling);
    assert_eq!(phase("{players: [{score: 3}], moves: [{deal: [BBBB]}]}"), Phase::Tiling);
    let (draft, _) = read("{players: [Ana], phase: over}");
    assert!(draft.phase_given && draft.phase == Phase::Over);
    assert!(fault("{players: [Ana], phase: preparación}").2.starts_with("write `setup`"));
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
