//! Steps as people type them.

use super::read;
use tilejudge::game::Entry;
use tilejudge::games::blue_moon_city::{Building, Card, Colour, DragonTo, Move, Offering, Seat, Section, SectionName, Value};

fn card(colour: Colour, worth: usize) -> Card {
    Card::new(colour, Value::ALL[worth - 1])
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// The steps of a case of two players.
fn steps(moves: &str) -> Vec<Entry<Move>> {
    read(&format!("players: [Purple, Grey]\nmoves:\n{moves}")).1
}

#[test]
fn steps_are_typed_in_many_ways() {
    let step = |text: &str| steps(&format!("  - {{player: Purple, {text}}}")).remove(0).play;
    let grey = |worth| card(Colour::Grey, worth);
    assert_eq!(step("power: grey 2"), Move::Stride { seat: seat(0), card: grey(2) });
    assert_eq!(step("poder: gris 1, a: molino"), Move::Leap { seat: seat(0), card: grey(1), to: Building::Mill });
    assert!(matches!(step("power: red 1, to: out"), Move::Fly { to: DragonTo::Out, .. }));
    assert!(matches!(step("power: blue 3"), Move::Stride { .. }), "the judge says that a 3 has no power");
    let section = |text: &str| match step(text) {
        Move::Build(build) => (build.colour, build.section),
        other => panic!("{other:?}"),
    };
    let second = SectionName::Nth(Section::new(1).unwrap());
    assert_eq!(section("build: place 2"), (None, second));
    assert_eq!(section("build: yellow place 2, on: palace, pay: Y3 Y1"), (Some(Colour::Yellow), second));
    assert_eq!(section("construye: 4, paga: [amarillo 3]"), (None, SectionName::Cost(4)));
    assert!(matches!(step("offer: obelisk"), Move::Offer(Offering { space: None, card: None, paid: None, .. })));
    assert_eq!(step("discard: none"), Move::Discard { seat: seat(0), count: 0, cards: None });
    assert!(matches!(step("discard: [blue 1, blue 1]"), Move::Discard { count: 2, cards: Some(_), .. }));
    assert_eq!(step("draw: cards"), Move::Draw { seat: seat(0), count: None, cards: None });
    assert!(matches!(step("reveal: [blue 1]"), Move::Reveal { .. }));
}
