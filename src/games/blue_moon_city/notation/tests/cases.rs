use super::super::words;
use super::*;
use crate::games::blue_moon_city::{
    Build, Building, Card, Cards, Colour, DraftCrystals, DraftStone, Dragon, DragonName, DragonTo, Offering, Phase, Reward, Seat,
    Section, SectionName, Spot, Stack, Value,
};
use crate::verdict::Place;

fn card(colour: Colour, worth: usize) -> Card {
    Card::new(colour, Value::ALL[worth - 1])
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

const TABLE: &str = "
game: blue-moon-city
variant: random-centre
turn: Grey
phase: building
progress: {steps left: 1, stones: 2}
players:
  - {name: Purple, figure: inn, hand: [blue 1, W2, ?], aside: 2, crystals: {1: 4, 3: 1}, scales: 3, stones: 7, offerings: 1}
  - {name: Grey, figure: Universität, hand: 5, crystals: 4}
city: |
  mill, ., citadel
  great hall, Aquädukt, fire temple, uniwersytet, Markethall
  . . mercado . posada
  ., ., ., ., .
  . . .
buildings:
  university: {built: {2: Grey}}
  thermae: {built: [., Purple, Grey]}
  mill: {sections: [4, 3, 2], master: 2 crystals, each: '1 crystal, 1 card', neighbour: none, built: {place 3: Purple}}
finished: [fire temple, market hall]
dragons: {azul: university, rojo: fuera, vulca: mill}
obelisk: {7: [Purple, Grey], 8: Grey}
scales: 4
draw: 40
discard: {blue 1: 2, '?': 3}
";

#[test]
fn a_table_typed_from_a_photo() {
    let (draft, moves) = read(TABLE);
    assert!(draft.setup.random_centre && moves.is_empty());
    assert_eq!((draft.turn, draft.phase), (Some(seat(1)), Some(Phase::Building)));
    assert_eq!((draft.progress.steps, draft.progress.stones, draft.progress.discarded), (Some(1), Some(2), None));
    let [purple, grey] = draft.players.as_slice() else { panic!("two players") };
    assert_eq!(purple.figure, Some(Building::Hospice));
    let known: Cards = [card(Colour::Blue, 1), card(Colour::White, 2)].into_iter().collect();
    assert_eq!(purple.hand, Some(Stack::some(known, Some(1))));
    assert_eq!(purple.aside, Some(Stack::face_down(2)));
    assert_eq!(purple.crystals, Some(DraftCrystals::Pieces { ones: 4, threes: 1 }));
    assert_eq!((purple.scales, purple.stones, purple.offerings), (Some(3), Some(7), Some(1)));
    assert_eq!((grey.figure, grey.hand), (Some(Building::University), Some(Stack::face_down(5))));
    let city = draft.city.unwrap();
    let at = |row, column| city[Spot::at(row, column).unwrap().index()];
    assert_eq!((at(0, 1), at(0, 2), at(0, 3)), (Some(Building::Mill), None, Some(Building::Citadel)));
    assert_eq!(
        (at(1, 1), at(1, 3), at(1, 4)),
        (Some(Building::Aqueduct), Some(Building::University), Some(Building::MarketHall))
    );
    assert_eq!((at(2, 2), at(2, 4)), (Some(Building::Market), Some(Building::Hospice)));
    assert_eq!(draft.finished, Some(vec![Building::FireTemple, Building::MarketHall]));
    let stones: Vec<_> = draft.sites.iter().map(|site| site.stones.as_slice()).collect();
    let nth = |index| SectionName::Nth(Section::new(index).unwrap());
    assert_eq!(stones[0], [DraftStone { section: SectionName::Cost(2), seat: seat(1) }]);
    assert_eq!(stones[1], [DraftStone { section: nth(1), seat: seat(0) }, DraftStone { section: nth(2), seat: seat(1) }]);
    assert_eq!(stones[2], [DraftStone { section: nth(2), seat: seat(0) }]);
    let mill = &draft.sites[2];
    assert_eq!(mill.sections.as_deref(), Some(&[4, 3, 2][..]));
    assert_eq!(mill.master, Some(Reward { crystals: 2, ..Reward::NONE }));
    assert_eq!(mill.contributor, Some(Reward { crystals: 1, cards: 1, scales: 0 }));
    assert_eq!(mill.neighbour, Some(Reward::NONE));
    let dragons: Vec<_> = draft.dragons.iter().map(|dragon| (dragon.name, dragon.at)).collect();
    assert_eq!(
        dragons,
        [
            (DragonName::Coloured(Colour::Blue), DragonTo::Building(Building::University)),
            (DragonName::Coloured(Colour::Red), DragonTo::Out),
            (DragonName::Of(Dragon::Vulca), DragonTo::Building(Building::Mill)),
        ]
    );
    let obelisk = draft.obelisk.unwrap();
    assert_eq!((obelisk[0].len(), obelisk[1].as_slice(), obelisk[2].len()), (2, &[seat(1)][..], 0));
    assert_eq!((draft.scales, draft.draw), (Some(4), Some(Stack::face_down(40))));
    assert_eq!(draft.discard.unwrap().len(), Some(5));
}

#[test]
fn three_languages_say_the_same() {
    let english = read("{turn: Ana, players: [{name: Ana, figure: mill, crystals: 3}], finished: [fire temple]}");
    let spanish = read("{turno: Ana, jugadores: [{nombre: Ana, figura: molino, cristales: 3}], terminados: [templo del fuego]}");
    let polish = read("{tura: Ana, gracze: [{imię: Ana, figurka: młyn, kryształy: 3}], ukończone: [świątynia ognia]}");
    assert_eq!(english.0, spanish.0);
    assert_eq!(english.0, polish.0);
}

/// The steps of a case of two players.
fn steps(moves: &str) -> Vec<Entry<Move>> {
    read(&format!("players: [Purple, Grey]\nmoves:\n{moves}")).1
}

#[test]
fn a_turn_is_several_steps_each_with_its_place() {
    let entries = steps(
        "  - player: Purple
    turn:
      - {move: [market hall, university]}
      - {power: blue 1, dragon: blue, to: university}
      - {build: white 5, pay: [white 2, white 3]}
      - {discard: 2}
      - {draw: 4}
  - {player: Grey, offer: 9, with: Y1, pay: 12}
",
    );
    let places: Vec<_> = entries.iter().map(|entry| entry.place.to_string()).collect();
    assert_eq!(places[..2], ["moves[0].turn[0]", "moves[0].turn[1]"]);
    assert_eq!(places[5], "moves[1]");
    let purple = seat(0);
    let pay = Some([card(Colour::White, 2), card(Colour::White, 3)].into_iter().collect());
    let expected = [
        Move::Walk { seat: purple, path: vec![Building::MarketHall, Building::University], with: Cards::EMPTY },
        Move::Fly {
            seat: purple,
            card: card(Colour::Blue, 1),
            dragon: Some(DragonName::Coloured(Colour::Blue)),
            to: DragonTo::Building(Building::University),
        },
        Move::Build(Build { seat: purple, on: None, colour: Some(Colour::White), section: SectionName::Cost(5), pay }),
        Move::Discard { seat: purple, count: 2, cards: None },
        Move::Draw { seat: purple, count: Some(4), cards: None },
        Move::Offer(Offering { seat: seat(1), space: Some(9), card: Some(card(Colour::Yellow, 1)), paid: Some(12) }),
    ];
    let plays: Vec<_> = entries.into_iter().map(|entry| entry.play).collect();
    assert_eq!(plays, expected);
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

#[test]
fn all_faults_of_a_case_are_found_in_one_run() {
    let text = "
fase: moving
players:
  - {name: Ana, figure: templ, hand: [blue 1, blue 4, G1], stones: many}
  - {name: Luis, crystals: {2: 1}}
city: |
  mill, library
  great hall, aqueduct, fire temple, universty, market hall
  ., ., ., ., .
  ., ., ., ., .
  ., ., .
buildings:
  mill: {built: [Lius]}
  molino: {sections: [x]}
obelisk: {6: [Ana]}
moves:
  - {player: Ana, turn: [{move: mil}, {build: top}, {player: Ana, draw: 2}, {}], move: mill}
  - {player: Luis, power: blue 1}
";
    let mut found = problems(text);
    let mut expected = [
        ("case/unknown-word", "moving"),
        ("case/unknown-word", "templ"),
        ("case/out-of-range", "blue 4"),
        ("case/unknown-letter", "G1"),
        ("case/wrong-type", "many"),
        ("case/out-of-range", "2"),
        ("case/board-size", "mill, library"),
        ("case/unknown-word", "universty"),
        ("case/unknown-player", "Lius"),
        ("case/duplicate-key", "molino"),
        ("case/wrong-type", "x"),
        ("case/out-of-range", "6"),
        ("case/key-not-here", "move"),
        ("case/unknown-word", "mil"),
        ("case/unknown-word", "top"),
        ("case/key-not-here", "player"),
        ("case/no-action", "{}"),
        ("case/missing-key", "{player: Luis, power: blue 1}"),
    ]
    .map(|(code, under)| (code, under.to_owned()));
    found.sort_unstable();
    expected.sort_unstable();
    assert_eq!(found, expected);
}

#[test]
fn what_is_meant_is_suggested() {
    assert_eq!(fault("{players: [{figure: universty}]}").2, "did you mean university?");
    assert_eq!(fault("{players: [{figure: temple}]}").2, "write fire temple, earth temple or water temple");
    assert_eq!(fault("{players: [{hand: [blue]}]}").2, "cards are worth 1, 2 or 3: write blue 1, blue 2 or blue 3");
    assert_eq!(fault("{players: [Ana], moves: [{build: 5, pay: 5}]}").0, "case/wrong-type");
    assert_eq!(fault("{players: [Ana], moves: [{draw: [blue 1, ?]}]}").0, "case/wrong-type");
    assert_eq!(fault("{players: [Ana], dragons: {black: nowhere}}").1, "nowhere");
    assert_eq!(fault("{players: [Ana], dragons: {black: mill, negro: mill}}").0, "case/duplicate-key");
}

#[test]
fn places_are_found_in_any_language_and_down_to_the_card() {
    let text = format!("{TABLE}moves:\n  - {{player: Purple, build: 5, pay: [W2, white 3, white 3]}}\n");
    let source = Source { name: "test".to_owned(), text: text.clone() };
    let document = documents(&source, &LIMITS).remove(0).unwrap();
    let at = |place: Place| {
        let span = BlueMoonCity::locate(0, (&document.root, crate::case::Letters::ENGLISH), &place);
        text[span.start..span.end].to_owned()
    };
    let root = Place::root;
    assert_eq!(at(root().key("city").space(1, 3)), "uniwersytet");
    assert_eq!(at(root().key("city").space(2, 4)), "posada");
    assert_eq!(at(root().key("players").item(0).key("hand").key("white 2")), "W2");
    assert_eq!(at(root().key("moves").item(0).key("pay").key("white 3")), "white 3");
    assert_eq!(at(root().key("buildings").key("university").key("built").key("2")), "Grey");
    assert_eq!(at(root().key("buildings").key("thermae").key("built").item(1)), "Purple");
    assert_eq!(at(root().key("dragons").key("red")), "fuera");
    assert_eq!(at(root().key("obelisk").key("8")), "Grey");
    assert_eq!(at(root().key("discard").key("blue 1")), "blue 1");
}

#[test]
fn every_key_and_every_building_is_explained() {
    let page = include_str!("../../../../../docs/case-format/blue-moon-city.md");
    let keys = [words::CASE, words::PLAYER, words::SITE, words::PROGRESS, words::MOVE];
    for key in keys.into_iter().flatten() {
        let name = key.name.replace('-', " ");
        assert!(
            page.contains(&format!("`{}`", key.name)) || page.contains(&format!("`{name}`")),
            "{} is not explained",
            key.name
        );
    }
    for building in Building::ALL {
        assert!(page.contains(&format!("| {} |", super::super::city::name(building))), "{building:?}");
    }
}
