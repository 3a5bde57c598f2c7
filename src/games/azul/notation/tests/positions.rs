use super::*;
use crate::games::azul::completion;
use crate::games::azul::{Colour, DraftFactory, Edition, Gold, Phase, Piece, Seat, Side, Tiles};
use crate::verdict::Place;
use Colour::{Black, Blue, Red, White, Yellow};

#[test]
fn a_board_typed_from_a_photo() {
    let (draft, moves) = read(
        "
game: azul-mini
round: 3
players:
  - name: Andrea
    score: 14
    wall: |
      . Y . . .
      . . Y . .
      . . . Y .
      . . . . .
      . . . . .
    lines: ['', '', '', B, ..YYY]
    floor: 1.k
factories: [YYBR, {black: 2, r: 1, White: 1}, '']
centre: 1
bag: {blue: 12}
",
    );
    let player = &draft.players[0];
    assert_eq!((player.name.as_str(), player.score), ("Andrea", Some(14)));
    let wall = player.wall.unwrap();
    assert_eq!(wall[1], [None, None, Some(Yellow), None, None]);
    assert_eq!(wall.iter().flatten().flatten().count(), 3);
    let lines = player.lines.as_ref().unwrap();
    assert_eq!(lines[3], [Some(Blue)]);
    assert_eq!(lines[4], [None, None, Some(Yellow), Some(Yellow), Some(Yellow)]);
    assert_eq!(player.floor, Some(vec![Some(Piece::Marker), None, Some(Piece::Tile(Black))]));
    let heap = |tiles: &[Colour]| DraftFactory { tiles: tiles.iter().copied().collect(), gold: None };
    let shown = [heap(&[Yellow, Yellow, Blue, Red]), heap(&[Black, Black, Red, White]), heap(&[])];
    assert_eq!(draft.factories.as_deref(), Some(&shown[..]));
    assert_eq!(draft.centre, Some((Tiles::EMPTY, 1)));
    assert_eq!(draft.bag, Some(Tiles::new([12, 0, 0, 0, 0])));
    assert_eq!((draft.round, draft.lid, draft.turn), (Some(3), None, None));
    assert_eq!((draft.phase, draft.phase_given), (Phase::Offer, false));
    assert!(moves.is_empty());
}

#[test]
fn three_languages_say_the_same() {
    let english = read("{phase: tiling, round: 2, players: [{name: Ana, score: 3, lines: [blue, '', '', '', '']}], bag: red}");
    let spanish =
        read("{fase: Alicatado, ronda: 2, jugadores: [{nombre: Ana, puntos: 3, líneas: [azul, '', '', '', '']}], bolsa: rojo}");
    let polish = read(
        "{faza: układanie, runda: 2, gracze: [{imię: Ana, punkty: 3, linie: [niebieska, '', '', '', '']}], worek: czerwony}",
    );
    assert_eq!(english.0, spanish.0);
    assert_eq!(english.0, polish.0);
}

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
fn variants_are_those_of_the_rulebook() {
    let setup = |edition, text: &str| read_in(edition, &format!("{{players: [Ana], variant: {text}}}")).unwrap().0.setup;
    assert_eq!((setup(1, "gris").side, setup(1, "coloured").side), (Side::Grey, Side::Coloured));
    let both = setup(2, "[grey, specialised-factories]");
    assert!(both.side == Side::Grey && both.specialised);
    assert!(setup(0, "specialised factories").specialised);
    assert_eq!(
        problems_in(1, "{players: [Ana], variant: specialised-factories}"),
        [("case/not-in-edition", "specialised-factories".to_owned())]
    );
    assert_eq!(problems_in(0, "{players: [Ana], variant: [grey, coloured]}"), [("case/contradiction", "coloured".to_owned())]);
}

#[test]
fn gold_factories_say_their_side() {
    let gold = |text: &str| {
        let (draft, _) = read_in(2, &format!("{{players: [Ana], factories: [{{gold: {text}, tiles: BB}}]}}")).unwrap();
        draft.factories.unwrap()[0].gold.unwrap()
    };
    for (text, side) in [
        ("+1", Gold::PlusOne),
        ("plus one", Gold::PlusOne),
        ("seek blue", Gold::Seek(Blue)),
        ("busca marrón", Gold::Seek(Yellow)),
        ("seek-W", Gold::Seek(Red)),
        ("stay", Gold::Stay),
        ("to the neighbors", Gold::Neighbours),
        ("0", Gold::Zero),
    ] {
        assert_eq!(gold(text), side, "{text}");
    }
    assert_eq!(fault("{players: [Ana], factories: [{gold: seek pink, tiles: B}]}").0, "case/unknown-word");
    assert_eq!(fault("{players: [Ana], factories: [{gold: sty, tiles: B}]}").2, "did you mean stay?");
    assert_eq!(fault("{players: [Ana], factories: [{gold: stay}]}").0, "case/missing-key");
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
fn names_are_matched_without_fuss_and_never_guessed() {
    let (draft, _) = read("{players: [José, {score: 1}, ana], turn: jose, starter: Player 2, marker: Ana}");
    assert_eq!((draft.turn, draft.starter, draft.marker), (Seat::new(0), Seat::new(1), Seat::new(2)));
    let found = fault("{players: [Andrea, Luis], turn: Andera}");
    assert_eq!(found, ("case/unknown-player", "Andera".to_owned(), "did you mean Andrea?".to_owned()));
    assert_eq!(fault("{players: [A, B, C, D, E], turn: E}").0, "case/unknown-player");
    assert_eq!(fault("{players: [{name: ''}]}").0, "case/wrong-type");
    assert_eq!(fault("{round: 1, turn: Ana, moves: [{player: Ana, clear: floor}]}").0, "case/missing-key");
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

#[test]
fn all_faults_of_a_case_are_found_in_one_run() {
    let text = "
rond: 3
phase: ofer
players:
  - name: Ana
    score: many
    wall: |
      . Y . . .
      . . A . .
      . . yelow Y .
      . . . .
      . . . . .
  - nombre: Luis
    lines: [B, B]
turn: Lius
factories: [YYXR]
moves:
  - {player: Ana, take: blue, to: wall}
";
    let found = problems_in(0, text);
    let expected = [
        ("case/unknown-key", "rond"),
        ("case/unknown-word", "ofer"),
        ("case/wrong-type", "many"),
        ("case/unknown-letter", "A"),
        ("case/unknown-word", "yelow"),
        ("case/board-size", ". . . ."),
        ("case/board-size", "[B, B]"),
        ("case/unknown-player", "Lius"),
        ("case/unknown-word", "X"),
        ("case/missing-key", "{player: Ana, take: blue, to: wall}"),
        ("case/unknown-word", "wall"),
    ];
    let mut found: Vec<_> = found.iter().map(|(code, under)| (*code, under.as_str())).collect();
    let mut expected = expected.to_vec();
    found.sort_unstable();
    expected.sort_unstable();
    assert_eq!(found, expected);
}

#[test]
fn places_are_found_in_any_language() {
    let text = "{jugadores: [{pared: [....., .Y..., ....., ....., .....], suelo: 1B}], fábricas: [{oro: stay, losetas: BB}]}";
    let source = Source { name: "test".to_owned(), text: text.to_owned() };
    let document = documents(&source, &LIMITS).remove(0).unwrap();
    let at = |place: Place| {
        let span = Azul::locate(0, (&document.root, crate::case::Letters::ENGLISH), &place);
        &text[span.start..span.end]
    };
    let player = || Place::root().key("players").item(0);
    assert_eq!(at(player().key("wall").space(1, 1)), "Y");
    assert_eq!(at(player().key("floor").piece(0)), "1");
    assert_eq!(at(Place::root().key("factories").item(0).key("gold")), "stay");
    assert_eq!(at(player().key("score")), "{pared: [....., .Y..., ....., ....., .....], suelo: 1B}");
}
