//! Moves as people type them.

use super::{fault, problems, read};
use crate::games::summer_pavilion::{Arm, Colour, Move, Placement, Seat, Source, Space, Star, Take, Tiles, What};

fn plays(head: &str, moves: &[&str]) -> Vec<Move> {
    let text = format!("{{{head}, moves: [{}]}}", moves.join(", "));
    read(&text).1.into_iter().map(|entry| entry.play).collect()
}

fn one(text: &str) -> Move {
    plays("round: 1, factories: [RRPP], players: [Ana, Luis]", &[text]).remove(0)
}

fn tiles(letters: &[Colour]) -> Tiles {
    letters.iter().copied().collect()
}

fn space(star: Star, number: usize) -> Space {
    Space::at(star, Arm::new(number - 1).unwrap())
}

#[test]
fn a_colour_is_taken_as_the_rules_say_and_tiles_exactly() {
    use Colour::{Purple, Red};
    let what = |text: &str| match one(&format!("{{player: Ana, take: {text}, from: F1}}")) {
        Move::Take(Take { what, .. }) => what,
        other => panic!("{other:?}"),
    };
    for colour in ["red", "R", "rojas", "czerwone"] {
        assert_eq!(what(colour), What::Colour(Red));
    }
    for exact in ["2 red", "RR", "red 2", "red red", "{red: 2}", "[red, red]"] {
        assert_eq!(what(exact), What::Tiles(tiles(&[Red, Red])), "{exact}");
    }
    assert_eq!(what("1 red"), What::Tiles(tiles(&[Red])));
    assert_eq!(what("RRP"), What::Tiles(tiles(&[Red, Red, Purple])));
    assert_eq!(what("red red purple"), What::Tiles(tiles(&[Red, Red, Purple])));
    assert_eq!(fault("{players: [Ana], factories: [], moves: [{take: rde, from: 1}]}").2, "did you mean red?");
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

#[test]
fn a_space_is_a_star_and_a_number() {
    let place = |on: &str| match one(&format!("{{player: Ana, place: blue, on: {on}, pay: {{blue: 3, purple: 3}}}}")) {
        Move::Place(Placement { space, pay, .. }) => {
            assert_eq!(pay, Some(Tiles::new([3, 0, 0, 0, 3, 0])));
            space
        }
        other => panic!("{other:?}"),
    };
    let blue = Star::of(Colour::Blue);
    for on in ["blue 6", "B6", "azul 6", "6", "right 6", "niebieska-6"] {
        assert_eq!(place(on), space(blue, 6), "{on}");
    }
    assert_eq!(place("centre 2"), space(Star::CENTRE, 2));
    assert_eq!(place("red 1"), space(Star::of(Colour::Red), 1), "a wrong star is left to the judge");
    for (on, code) in [("blue 7", "case/out-of-range"), ("blue", "case/wrong-place"), ("blau 3", "case/unknown-word")] {
        assert_eq!(fault(&format!("{{players: [Ana], moves: [{{place: blue, on: {on}}}]}}")).0, code, "{on}");
    }
}

#[test]
fn on_the_monochrome_side_a_star_has_to_be_named() {
    let head = "variant: monochrome, players: [{tiles: BB}]";
    let plays = plays(head, &["{place: blue, on: upper left 1}", "{place: blue, on: centre 4}"]);
    assert!(matches!(plays[0], Move::Place(Placement { space: at, .. }) if at == space(Star::of(Colour::Orange), 3)));
    assert!(matches!(plays[1], Move::Place(Placement { space: at, .. }) if at == space(Star::CENTRE, 4)));
    assert_eq!(fault(&format!("{{{head}, moves: [{{place: blue, on: 3}}]}}")).0, "case/wrong-place");
}

#[test]
fn a_pass_says_what_is_kept() {
    let seat = Seat::new(1).unwrap();
    let pass = |text: &str| one(&format!("{{player: Luis, pass: {text}}}"));
    let green = Some(Tiles::new([0, 4, 0, 0, 0, 0]));
    for text in ["keep GGGG", "GGGG", "{green: 4}", "[green, green, green, green]", "guarda verde verde verde verde"] {
        assert_eq!(pass(text), Move::Pass { seat, keep: green }, "{text}");
    }
    for text in ["keep nothing", "nothing", "''", "nada"] {
        assert_eq!(pass(text), Move::Pass { seat, keep: Some(Tiles::EMPTY) }, "{text}");
    }
    for text in ["keep all", "all"] {
        assert_eq!(pass(text), Move::Pass { seat, keep: None }, "{text}");
    }
    for text in ["keep", "all R", "nothing R"] {
        let case = format!("{{players: [Ana, Luis], moves: [{{player: Luis, pass: {text}}}]}}");
        assert_eq!(problems(&case), [("case/contradiction", text.to_owned())]);
    }
}

#[test]
fn chance_and_the_end_are_moves_too() {
    let seat = Seat::new(0).unwrap();
    assert_eq!(one("{player: Ana, bonus: [red, red]}"), Move::Bonus { seat, tiles: tiles(&[Colour::Red; 2]) });
    assert_eq!(one("{refill: GO}"), Move::Refill { tiles: Some(tiles(&[Colour::Green, Colour::Orange])) });
    assert_eq!(one("{uzupełnia: GO}"), one("{refill: GO}"));
    assert!(
        matches!(one("{deal: [RRPP, '', YYGG], starter: Ana}"), Move::Deal(deal) if deal.count == 3 && deal.starter == Some(seat))
    );
    assert_eq!(one("{finish: partida}"), Move::Finish);
}

#[test]
fn all_faults_of_all_moves_are_told_in_one_run() {
    let text = "{players: [Ana, Luis], moves: [{player: Anna, place: blu, on: blue 9}, {take: R, pass: R}, {player: Luis}, \
                {finish: it}, {refill: QQ, player: Ana}]}";
    let codes: Vec<_> = problems(text).into_iter().map(|(code, _)| code).collect();
    assert_eq!(
        codes,
        [
            "case/unknown-player",
            "case/unknown-word",
            "case/out-of-range",
            "case/several-actions",
            "case/no-action",
            "case/unknown-word",
            "case/key-not-here",
            "case/unknown-word",
        ]
    );
}
