//! Positions as people type them.

use super::{LIMITS, fault, problems, read};
use crate::case::{Source, documents};
use crate::games::Notation;
use crate::games::summer_pavilion::{Arm, Colour, Phase, Seat, Side, Space, Star, SummerPavilion, Tiles};
use crate::verdict::Place;

fn at(star: Star, number: usize) -> usize {
    Space::at(star, Arm::new(number - 1).unwrap()).index()
}

#[test]
fn stars_are_typed_by_their_numbers() {
    let (draft, _) = read("{players: [{stars: {blue: '1 5', red: 26, PURPLE: [3], centre: {1: red, '2': green}, o: ''}}]}");
    let stars = draft.players[0].stars.unwrap();
    let covered: Vec<_> = stars.iter().enumerate().filter_map(|(index, tile)| Some((index, (*tile)?))).collect();
    let mut expected = vec![
        (at(Star::of(Colour::Blue), 1), Colour::Blue),
        (at(Star::of(Colour::Blue), 5), Colour::Blue),
        (at(Star::of(Colour::Red), 2), Colour::Red),
        (at(Star::of(Colour::Red), 6), Colour::Red),
        (at(Star::of(Colour::Purple), 3), Colour::Purple),
        (at(Star::CENTRE, 1), Colour::Red),
        (at(Star::CENTRE, 2), Colour::Green),
    ];
    expected.sort_unstable_by_key(|&(index, _)| index);
    assert_eq!(covered, expected);
}

#[test]
fn a_wrong_tile_on_a_coloured_star_is_left_to_the_audit() {
    let (draft, _) = read("{players: [{stars: {blue: {1: red}}}]}");
    assert_eq!(draft.players[0].stars.unwrap()[at(Star::of(Colour::Blue), 1)], Some(Colour::Red));
}

#[test]
fn the_monochrome_side_goes_by_places_and_its_own_numbers() {
    let (draft, _) = read(
        "{variante: monocromática, players: [{stars: {arriba izquierda: {1: verde, 3: verde}, left: {4: B}, centro: {5: rojo}}}]}",
    );
    assert_eq!(draft.side, Side::Monochrome);
    let stars = draft.players[0].stars.unwrap();
    // 1 and 3 have changed places; in the centre the places are counted.
    assert_eq!(stars[at(Star::of(Colour::Orange), 3)], Some(Colour::Green));
    assert_eq!(stars[at(Star::of(Colour::Orange), 1)], Some(Colour::Green));
    assert_eq!(stars[at(Star::of(Colour::Purple), 4)], Some(Colour::Blue));
    assert_eq!(stars[at(Star::CENTRE, 5)], Some(Colour::Red));
    assert_eq!(fault("{variant: monochrome, players: [{stars: {left: '1 2'}}]}").0, "case/wrong-type");
}

#[test]
fn every_slip_on_a_star_has_its_place() {
    assert_eq!(
        problems("{players: [{stars: {blue: 1 7, blu: 1, red: 2 2, centre: {3: rde, 8: red}, green: 1}}]}"),
        [
            ("case/unknown-key", "blu".to_owned()),
            ("case/named-twice", "2 2".to_owned()),
            ("case/unknown-word", "7".to_owned()),
            ("case/unknown-word", "rde".to_owned()),
            ("case/unknown-word", "8".to_owned()),
        ]
    );
}

#[test]
fn a_score_is_all_points_or_the_track_and_tokens() {
    let score = |text: &str| read(&format!("{{players: [{{{text}}}]}}")).0.players[0].score;
    assert_eq!(score("score: 83"), Some(83));
    assert_eq!(score("score: 3, tokens: 1"), Some(83));
    assert_eq!(score("name: Ana"), None);
    assert_eq!(fault("{players: [{name: Ana, tokens: 1}]}").0, "case/missing-key");
}

#[test]
fn tables_are_typed_in_three_languages() {
    let (draft, _) = read(
        "{ronda: 3, faza: układanie, tura: Luis, znacznik: ana, jugadores: [{nombre: Ana, losetas: RRP, ha pasado: nie}, \
         {imie: Luis, płytki: {fioletowa: 2}, rogi: naranja, premia: 2}], magazyn: RRGG, torre: {azul: 3}, fabricas: ['', 'RRBB'], \
         centro: 1Y}",
    );
    assert_eq!((draft.round, draft.phase, draft.turn, draft.marker), (Some(3), Phase::Play, Seat::new(1), Seat::new(0)));
    assert_eq!(draft.players[0].tiles, Some([Colour::Red, Colour::Red, Colour::Purple].into_iter().collect::<Tiles>()));
    assert_eq!(draft.players[0].passed, Some(false));
    assert_eq!(draft.players[1].corners.unwrap().of(Colour::Orange), 1);
    assert_eq!(draft.bonus, Seat::new(1).map(|seat| (seat, 2)));
    assert_eq!(draft.tower.unwrap().of(Colour::Blue), 3);
    assert_eq!(draft.centre.unwrap().1, 1);
    assert_eq!(draft.factories.unwrap().len(), 2);
}

#[test]
fn letters_of_another_language_are_refused() {
    let (code, under, help) = fault("{players: [{tiles: RVP}]}");
    assert_eq!((code, under.as_str()), ("case/unknown-letter", "V"));
    assert_eq!(help, "known: purple (P), green (G), orange (O), yellow (Y), blue (B), red (R)");
}

#[test]
fn the_phase_follows_from_what_is_there() {
    let phase = |text: &str| read(text).0.phase;
    assert_eq!(phase("{players: [Ana, Luis]}"), Phase::Setup);
    assert_eq!(phase("{players: [Ana, Luis], moves: [{refill: RRGGBBYYPO}]}"), Phase::Setup);
    assert_eq!(phase("{players: [Ana, Luis], round: 2, moves: [{deal: []}]}"), Phase::Preparation);
    assert_eq!(phase("{players: [Ana, Luis], round: 2, factories: [RRGG]}"), Phase::Offer);
    assert_eq!(phase("{players: [Ana, Luis], round: 2, centre: '1'}"), Phase::Offer);
    assert_eq!(phase("{players: [{name: Ana, tiles: RR}], moves: [{place: red, on: 2}]}"), Phase::Play);
    assert_eq!(phase("{players: [{name: Ana, score: 30}], moves: [{finish: game}]}"), Phase::End);
    assert_eq!(phase("{players: [{name: Ana, tiles: RR}], phase: 1}"), Phase::Offer);
}

#[test]
fn two_players_cannot_both_owe_a_choice() {
    let text = "{players: [{bonus: 1}, {bonus: 2}, {bonus: 0}]}";
    assert_eq!(problems(text), [("case/contradiction", "2".to_owned())]);
}

#[test]
fn a_space_is_found_where_it_was_typed() {
    let text = "{players: [{stars: {azul: '1 56', centro: {3: red}, right: {2: blue}}}]}";
    let source = Source { name: String::new(), text: text.to_owned() };
    let document = documents(&source, &LIMITS).remove(0).unwrap();
    let under = |star: &'static str, number: &'static str| {
        let place = Place::root().key("players").item(0).key("stars").key(star).key(number);
        let span = SummerPavilion::locate(0, (&document.root, crate::case::Letters::ENGLISH), &place);
        &text[span.start..span.end]
    };
    assert_eq!(under("blue", "6"), "6");
    assert_eq!(under("blue", "5"), "5");
    assert_eq!(under("centre", "3"), "red");
    assert_eq!(under("blue", "2"), "'1 56'", "a space that the case does not name is somewhere on its star");
}
