//! Values and tables as texts of their own.

use std::fmt::{Debug, Display};
use std::str::FromStr;
use tilejudge::case::NotRead;
use tilejudge::game::shared::Kind;
use tilejudge::games::blue_moon_city::{self as city, BlueMoonCity, Building, Card, DragonTo};
use tilejudge::games::summer_pavilion as pavilion;
use tilejudge::games::{azul, azul::Azul};
use tilejudge::{NoTable, Table};

/// Each value prints as that and reads back.
fn print<T: Display + FromStr<Err = NotRead> + PartialEq + Debug>(values: impl IntoIterator<Item = T>, printed: &str) {
    let texts: Vec<_> = values
        .into_iter()
        .map(|value| {
            let text = value.to_string();
            assert_eq!(text.parse().as_ref(), Ok(&value), "{text:?}");
            text
        })
        .collect();
    assert_eq!(texts.join(", "), printed);
}

#[test]
fn what_moves_speak_of_reads_back() {
    print(azul::Colour::ALL, "blue, yellow, red, black, white");
    print([azul::Piece::Marker, azul::Piece::Tile(azul::Colour::Red)], "marker, red");
    print([azul::Tiles::new([2, 0, 1, 0, 0]), azul::Tiles::EMPTY], "BBR, ");
    print([azul::Gold::PlusOne, azul::Gold::Seek(azul::Colour::Black), azul::Gold::Zero], "plus-one, seek black, zero");
    print(azul::Line::all(), "line 1, line 2, line 3, line 4, line 5");
    print([azul::To::Floor, azul::Line::all().next().map(azul::To::Line).unwrap()], "floor, line 1");
    print([azul::Phase::Offer, azul::Phase::Over], "offer, over");
    print(pavilion::Colour::ALL, "purple, green, orange, yellow, blue, red");
    print([pavilion::Tiles::new([1, 0, 0, 0, 2, 0])], "PBB");
    print([pavilion::Side::Coloured, pavilion::Side::Monochrome], "coloured, monochrome");
    print([pavilion::Phase::Play], "play");
    print(city::Colour::ALL, "black, red, blue, grey, brown, white, yellow, green");
    print([Building::Mill, Building::FireTemple], "mill, fire temple");
    print([city::DragonName::Of(city::Dragon::Aqua)], "aqua");
    print([DragonTo::Out, DragonTo::Building(Building::Mill)], "out, mill");
    let blue = Card::new(city::Colour::Blue, city::Value::One);
    print([blue], "blue 1");
    print([[blue, blue].into_iter().collect::<city::Cards>(), city::Cards::EMPTY], r#"["blue 1","blue 1"], []"#);
    print([city::Phase::Drawing], "drawing");
    assert_eq!(Card::ALL.len(), <Card as Kind>::ALL.len());
}

#[test]
fn they_are_read_as_cases_are() {
    assert_eq!("Azules".parse(), Ok(azul::Colour::Blue));
    assert_eq!("the B1".parse(), Ok(Card::new(city::Colour::Blue, city::Value::One)));
    assert_eq!("factory 1".parse::<azul::To>().map_err(|why| why.0[0].code), Err("case/wrong-place"));
    let take = "{player: player 2, take: 2 azules, from: centro, to: linea 3}".parse::<azul::Move>().unwrap();
    assert_eq!(take.to_string(), r#"{"player":"Player 2","take":"2 blue","from":"centre","to":"line 3"}"#);
}

/// Why a text is no such thing.
fn refused<T: FromStr<Err: Display> + Debug>(text: &str) -> String {
    text.parse::<T>().expect_err(text).to_string()
}

#[test]
fn what_is_no_value_is_told_as_of_a_case() {
    for (text, why) in [
        ("blau", r#""blau" is no colour"#),
        ("", "the text: no value is given"),
        ("[blue", "the list or map that `[` opens cannot be read on from here"),
    ] {
        assert_eq!(refused::<azul::Colour>(text), why);
    }
    let moves = [
        ("draw", r#"the text should be a map of keys, not "draw""#),
        ("[]", "the text should be a map of keys, not a list"),
        ("{draw: 2}", "move 1 does not say who makes it"),
        ("{player: Player 1, turn: [{draw: 2}, {reveal: B1}]}", "2 moves are told, and one is read here"),
        ("{draw: 2}\n{draw: 2}", "the text holds 2 documents, and one is asked for"),
        ("{player: Player 1, draw: 2, draw: 3}", r#"the key "draw" is given twice in the same map"#),
        ("{player: Ana, draw: 2}", r#"no player is called "Ana""#),
    ];
    for (text, why) in moves {
        assert_eq!(refused::<city::Move>(text), why, "{text}");
    }
}

#[test]
fn what_is_no_table_is_told_as_of_a_case() {
    let tables = [
        ("", "there is no case here"),
        ("{game: azul}", "the case does not say `players`"),
        ("{game: azul, players: [Ana]}\n{game: azul, players: [Ana]}", "the text holds 2 documents, and one is asked for"),
        (
            "{game: azul-summer-pavilion, players: [Ana]}",
            "this is a case of azul-summer-pavilion, and one of azul, azul-mini or azul-master-chocolatier is read here",
        ),
        ("{game: azul, players: [Ana, Luis]}", "several tables fit, and the case does not tell `phase`"),
        (
            "{game: azul, players: [Ana], moves: {take: 2 red, to: line 2}}",
            "several tables fit, and the case does not tell `phase`, `players[0].lines`, `players[0].wall`",
        ),
        (
            "{game: azul, phase: tiling, players: [Ana], moves: {take: 2 red, to: line 2}}",
            "Ana cannot take tiles during tiling, only during the offer",
        ),
        (
            "{game: azul, players: [{name: Ana, lines: [R, '', '', '', ''], wall: [..R.., ....., ....., ....., .....]}]}",
            "Ana's line 1 holds red, but row 1 of the wall already has red, in column 3",
        ),
    ];
    for (text, why) in tables {
        assert_eq!(refused::<Table<Azul>>(text), why, "{text}");
    }
    assert_eq!(
        refused::<Table<BlueMoonCity>>("{game: blue-moon-city, players: [{name: Ana, scales: 20}]}"),
        "players and supply hold 20 scales together, but only 15 are in the game"
    );
}

#[test]
fn a_table_stands_after_the_moves_of_its_case_under_its_rulings() {
    let text =
        "{juego: azul, fase: preparacion inicial, jugadores: [Ana, Luis], interpretaciones: {partial-floor: 'yes'}, letras: es,
                 jugadas: [{reparte: [AAYR, NNRB, AABR, RRNB, ANRB], inicial: Ana}]}";
    let table: Table<Azul> = text.parse().unwrap();
    let line = table.to_string();
    let begun = r#"{"game":"azul","round":1,"phase":"offer","turn":"Ana","starter":"Ana","players":[{"name":"Ana","score":0,"#;
    assert!(line.starts_with(begun), "{line}");
    let ends = r#""centre":"1","bag":{"blue":15,"yellow":19,"red":14,"black":16,"white":16},"lid":{},"rulings":{"partial-floor":"yes"}}"#;
    assert!(line.ends_with(ends), "{line}");
}

#[test]
fn a_draft_that_leaves_its_phase_open_is_several_tables() {
    let players = ["Ana", ""].map(|name| azul::DraftPlayer { name: name.to_owned(), ..Default::default() });
    let draft = azul::Draft { players: players.into(), ..azul::Draft::default() };
    let open = Table::<Azul>::of(draft.clone(), azul::Rulings::default());
    assert!(matches!(open, Err(NoTable::Several(_))), "{open:?}");
    let draft = azul::Draft { phase: azul::Phase::Setup, phase_given: true, ..draft };
    let table = Table::<Azul>::of(draft, azul::Rulings::default()).unwrap();
    assert_eq!(table.to_string(), r#"{"game":"azul","phase":"setup","players":[{"name":"Ana"},{"name":"Player 2"}]}"#);
}
