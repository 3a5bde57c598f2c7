//! Whatever may be typed can be put where it may stand, and is read there; the rest of the text stays as it is.

use tilejudge::case::{Limits, Source, Thing, documents};
use tilejudge::editor::{May, Slot, named};
use tilejudge::referee::{Asked, Case};
use tilejudge::verdict::{Place, Step};

/// A board beside another, with comments and all kinds of values.
pub(crate) const BOARD: &str = "\
game: azul   # at Ana's
players:
  - name: Ana
    wall: |
      B . . . .
      . . . Y .
      . . . . .
      . . . . .
      . . . . .
    lines: ['', R, KK, '', WWW]
    floor: 'B1'
  - Luis
factories: [YYBR, '']
bag: {blue: 12}
";

/// A text after a change, which can be read again.
#[track_caller]
fn put(text: &str, place: &Place, value: Option<&str>) -> String {
    let of = |text: &str| Source { name: String::new(), text: text.to_owned() };
    let source = of(text);
    let documents_of = documents(&source, &Limits::USUAL);
    let case = Case::open(documents_of[0].as_ref().unwrap()).unwrap();
    let changed = case.changed(place, value).unwrap_or_else(|| panic!("{place} cannot be {value:?}"));
    let again = of(&changed);
    let document = documents(&again, &Limits::USUAL).remove(0).unwrap_or_else(|problems| panic!("{changed}\n{problems:#?}"));
    let read = Case::open(&document).unwrap();
    if let Err(problems) = read.judge(&Asked::default()) {
        panic!("{changed}\n{problems:#?}");
    }
    let told = read.slot(place).and_then(|slot| slot.now);
    assert!(told.as_deref() == value || value.is_none() || told.is_none() || value == Some("0"), "{place}: {told:?}\n{changed}");
    changed
}

fn ana() -> Place {
    Place::root().key("players").item(0)
}

fn luis() -> Place {
    Place::root().key("players").item(1)
}

#[test]
fn a_player_gets_another_name_wherever_the_case_has_it() {
    let azul = BOARD.replace("factories", "turn: ana\nclaims: {Ana: 3, 'Luis': 4}\nphase: offer\nfactories");
    let azul = azul + "moves:\n  - {player: Ana, from: factory 1, take: yellow, to: line 1}\n";
    let renamed = azul.replace("name: Ana", "name: Eva").replace("turn: ana", "turn: Eva").replace("{Ana: 3", "{Eva: 3");
    assert_eq!(put(&azul, &ana().key("name"), Some("Eva")), renamed.replace("player: Ana", "player: Eva"));
    let bare = azul.replace("- Luis", "- Eva").replace("'Luis'", "\"Eva\"");
    assert_eq!(put(&azul, &luis().key("name"), Some("Eva")), bare);
    let city = "game: blue-moon-city\nplayers: [{name: Ana}, {name: Luis}]\n\
        buildings: {university: {built: {2: Ana}}, mill: {built: [Luis, Ana]}}\n\
        obelisk: {7: [Ana, Luis]}\n";
    assert_eq!(put(city, &ana().key("name"), Some("Eva")), city.replace("Ana", "Eva"));
}

#[test]
fn what_is_there_is_changed_where_it_stands() {
    let with = |from: &str, to: &str| BOARD.replace(from, to);
    assert_eq!(put(BOARD, &ana().key("wall").space(1, 2), Some("K")), with(". . . Y .", ". . K Y ."));
    assert_eq!(put(BOARD, &ana().key("wall").space(0, 0), None), with("B . . . .", ". . . . ."));
    assert_eq!(put(BOARD, &ana().key("lines").item(2), Some("KKK")), with(" KK,", " KKK,"));
    let words = with("{blue: 12}", "2 blue and 1 red");
    assert_eq!(put(&words, &Place::root().key("bag").key("red"), Some("3")), with("{blue: 12}", "BBRRR"));
    let round = BOARD.replace("azul ", "azul\nround: 3 ");
    assert_eq!(put(&round, &Place::root().key("round"), Some("4")), round.replace("round: 3 ", "round: 4 "));
    assert_eq!(put(BOARD, &ana().key("lines").item(2).piece(1), Some("Y")), with(" KK,", " YY,"));
    assert_eq!(put(BOARD, &ana().key("lines").item(4).piece(4), Some("W")), with(" WWW]", " WWWWW]"));
    assert_eq!(put(BOARD, &ana().key("lines").item(4).piece(1), None), with(" WWW]", " W]"));
    assert_eq!(put(BOARD, &ana().key("lines").item(0).piece(0), Some("B")), with("['',", "[\"B\","));
    assert_eq!(put(BOARD, &ana().key("floor").piece(1), Some("R")), with("'B1'", "\"BR\""));
    assert_eq!(put(BOARD, &ana().key("floor").piece(6), Some("R")), with("'B1'", "\"B1R\""));
    assert_eq!(put(BOARD, &ana().key("floor").piece(0), None), with("'B1'", "\"1\""));
    let factory = |index| Place::root().key("factories").item(index);
    assert_eq!(put(BOARD, &factory(0).key("yellow"), Some("1")), with("YYBR", "YBR"));
    assert_eq!(put(BOARD, &factory(1).key("red"), Some("2")), with("'']\nbag", "\"RR\"]\nbag"));
    assert_eq!(put(BOARD, &Place::root().key("bag").key("blue"), Some("11")), with("12", "11"));
    assert_eq!(put(BOARD, &Place::root().key("bag").key("blue"), Some("0")), with("{blue: 12}", "{}"));
}

#[test]
fn what_is_left_blank_is_filled_in_and_its_comment_stays() {
    for blank in ["", " # seen by Eva", " |", " | # seen by Eva"] {
        let text = format!("{BOARD}round:{blank}\n");
        assert_eq!(put(&text, &Place::root().key("round"), Some("3")), format!("{BOARD}round: 3{}\n", blank.replace(" |", "")));
        let text = BOARD.replace(" 'B1'", blank);
        let filled = BOARD.replace("'B1'", &format!("R{}", blank.replace(" |", "")));
        assert_eq!(put(&text, &ana().key("floor").piece(0), Some("R")), filled);
    }
    let commented = BOARD.replace("'B1'", "'B1' # photo 17").replace("'']\nbag", "''] # photo 18\nbag");
    assert_eq!(put(&commented, &ana().key("floor").piece(0), None), commented.replace("'B1'", "\"1\""));
    assert_eq!(
        put(&commented, &Place::root().key("factories").item(1).key("red"), Some("1")),
        commented.replace(", '']", ", \"R\"]")
    );
}

#[test]
fn what_is_missing_is_written_with_the_way_to_it() {
    let more = |text: &str| format!("{BOARD}{text}\n");
    assert_eq!(put(BOARD, &Place::root().key("round"), Some("3")), more("round: 3"));
    assert_eq!(put(BOARD, &Place::root().key("centre").key("marker"), Some("1")), more("centre: \"1\""));
    assert_eq!(put(BOARD, &Place::root().key("lid").key("red"), Some("14")), more("lid: {red: 14}"));
    let with = |text: &str| BOARD.replace("- Luis", text);
    let wall = "- {name: Luis, wall: [....., ....., ..K.., ....., .....]}";
    assert_eq!(put(BOARD, &luis().key("wall").space(2, 2), Some("K")), with(wall));
    let lines = "- {name: Luis, lines: [\"\", \"\", YY, \"\", \"\"]}";
    assert_eq!(put(BOARD, &luis().key("lines").item(2).piece(1), Some("Y")), with(lines));
    assert_eq!(put(BOARD, &luis().key("floor").piece(3), Some("marker")), with("- {name: Luis, floor: \"1\"}"));
    assert_eq!(
        put(BOARD, &Place::root().key("players").item(2).key("name"), Some("Eva: 2")),
        with("- Luis\n  - {name: \"Eva: 2\"}")
    );
    assert_eq!(put(BOARD, &ana().key("floor"), None), BOARD.replace("    floor: 'B1'\n", ""));
    let odd = BOARD.replace("name: Ana", "name: 'A: #'");
    let claim = put(&odd, &Place::root().key("claims").key("A: #"), Some("43"));
    assert_eq!(claim, format!("{odd}claims: {{\"A: #\": 43}}\n"));
    assert_eq!(put(BOARD, &Place::root().key("claims").key("Ana"), Some("43")), more("claims: {Ana: 43}"));
}

#[test]
fn what_may_stand_there_is_told_with_what_does() {
    let source = Source { name: String::new(), text: BOARD.to_owned() };
    let document = documents(&source, &Limits::USUAL).remove(0).unwrap();
    let case = Case::open(&document).unwrap();
    let slot = |place: Place| case.slot(&place).unwrap();
    let now = |place: Place| slot(place).now;
    assert_eq!(now(ana().key("wall").space(1, 3)).as_deref(), Some("Y"));
    assert_eq!(now(ana().key("wall").space(1, 2)), None);
    assert_eq!(now(ana().key("lines").item(2).piece(1)).as_deref(), Some("K"));
    assert_eq!(now(ana().key("floor").piece(1)).as_deref(), Some("1"));
    assert_eq!(now(Place::root().key("bag").key("blue")).as_deref(), Some("12"));
    assert_eq!(now(ana().key("name")).as_deref(), Some("Ana"));
    let May::Heap(words, counts, _) = slot(Place::root().key("factories").item(0)).may else { panic!("a heap") };
    let held: Vec<_> = words.things.iter().zip(counts).map(|(thing, count)| (thing.name, count)).collect();
    assert_eq!(held, [("blue", 1), ("yellow", 2), ("red", 1), ("black", 0), ("white", 0)]);
    let May::Keys(keys) = slot(luis()).may else { panic!("a map") };
    assert!(keys.iter().any(|entry| entry.key == "wall" && !entry.told), "{keys:?}");
    let May::Player(players) = slot(Place::root().key("turn")).may else { panic!() };
    assert_eq!(players, ["Ana", "Luis"]);
}

#[test]
fn stars_are_told_by_numbers_until_a_tile_is_of_another_colour() {
    let of = |stars: &str| format!("game: azul-summer-pavilion\nplayers:\n  - name: Ana\n    stars: {{{stars}}} # as it lies\n");
    let star = |star: &'static str, number: &'static str| ana().key("stars").key(star).key(number);
    assert_eq!(put(&of("blue: '5 6'"), &star("blue", "4"), Some("B")), of("blue: \"4 5 6\""));
    assert_eq!(put(&of("blue: '5 6'"), &star("blue", "5"), None), of("blue: \"6\""));
    assert_eq!(put(&of(""), &star("blue", "4"), Some("B")), of("\"blue\": {4: blue}"));
    assert_eq!(put(&of("blue: {4: blue}"), &star("blue", "5"), Some("B")), of("blue: {4: blue, 5: blue}"));
    assert_eq!(put(&of("centre: {1: red}"), &star("centre", "1"), Some("G")), of("centre: {1: green}"));
    assert_eq!(put(&of("centre: {1: red}"), &star("centre", "1"), None), of("centre: {}"));
}

#[test]
fn a_city_is_tapped_as_well() {
    const CITY: &str = "\
game: blue-moon-city
players:
  - {name: Ana, hand: [blue 1, B1, '?'], figure: market}
  - {name: Luis, hand: 6}
buildings:
  university: {built: [., Luis]}
dragons: {black: out}
obelisk: {}
";
    let with = |from: &str, to: &str| CITY.replace(from, to);
    let root = Place::root;
    let card = |card: &'static str| ana().key("hand").key(card);
    assert_eq!(put(CITY, &card("blue 1"), Some("1")), with("[blue 1, B1, '?']", "{blue 1: 1, \"?\": 1}"));
    assert_eq!(put(CITY, &card("white 2"), Some("1")), with("[blue 1, B1, '?']", "{blue 1: 2, white 2: 1, \"?\": 1}"));
    assert_eq!(put(CITY, &luis().key("hand").key("red 1"), Some("1")), with("6", "{red 1: 1, \"?\": 6}"));
    assert_eq!(put(CITY, &ana().key("figure"), Some("fire-temple")), with("market", "fire-temple"));
    let built = |index| root().key("buildings").key("university").key("built").item(index);
    assert_eq!(put(CITY, &built(0), Some("Ana")), with("[., Luis]", "[Ana, Luis]"));
    assert_eq!(put(CITY, &built(1), None), with("[., Luis]", "[., .]"));
    let other = root().key("buildings").key("fire-temple").key("built").item(1);
    assert_eq!(put(CITY, &other, Some("Ana")), with("[., Luis]}", "[., Luis]}\n  fire-temple: {built: [., Ana, .]}"));
    assert_eq!(
        put(CITY, &root().key("dragons").key("red"), Some("university")),
        with("{black: out}", "{black: out, red: university}")
    );
    assert_eq!(put(CITY, &root().key("obelisk").key("7").item(0), Some("Ana")), with("obelisk: {}", "obelisk: {\"7\": [Ana]}"));
    let obelisk = CITY.replace("obelisk: {}", "obelisk: {7: Ana}");
    let both = obelisk.replace("{7: Ana}", "{7: [Ana, Luis]}");
    assert_eq!(put(&obelisk, &root().key("obelisk").key("7").item(1), Some("Luis")), both);
    assert_eq!(put(CITY, &ana().key("crystals"), Some("4")), with("figure: market", "figure: market, crystals: 4"));
}

const TABLES: [&str; 5] = [
    "game: azul\nvariant: specialised-factories",
    "game: azul-mini",
    "game: azul-master-chocolatier",
    "game: azul-summer-pavilion",
    "game: blue-moon-city",
];

/// Some of what may be put at a place: what stands below it, and the value.
fn some(may: &May) -> Vec<(Option<String>, String)> {
    let name = |thing: &Thing| thing.name.to_owned();
    let alone = |value: String| (None, value);
    let mut all: Vec<_> = match may {
        May::Piece(words) => {
            let letter = |thing: &Thing| thing.letters.map_or_else(|| name(thing), |letters| letters[0].to_string());
            words.things.iter().map(|thing| alone(letter(thing))).collect()
        }
        May::Word(words) => words.things.iter().flat_map(Thing::numbered).map(|(name, _)| alone(name.into_owned())).collect(),
        May::Amount(words, _) => words.things.iter().map(|thing| alone(format!("2 {}", name(thing)))).collect(),
        May::Several(words, _) => words.things.iter().map(|thing| (Some(name(thing)), name(thing))).collect(),
        May::Heap(words, ..) => words.things.iter().map(|thing| (Some(name(thing)), "1".to_owned())).collect(),
        May::Number(range) => vec![alone(range.end().to_string())],
        May::Player(names) => names.iter().cloned().map(alone).collect(),
        May::Text => vec![alone("x".to_owned())],
        May::Run(..) | May::Keys(_) | May::Items(_) | May::Board(_) | May::Written(_) => Vec::new(),
    };
    // The first and the last.
    let last = all.pop();
    all.into_iter().take(1).chain(last).collect()
}

/// What can be put below a place, put and read again; how many.
fn put_all(text: &str, place: &Place) -> usize {
    let source = Source { name: String::new(), text: text.to_owned() };
    let document = documents(&source, &Limits::USUAL).remove(0).unwrap();
    let case = Case::open(&document).unwrap();
    let Some(Slot { may, .. }) = case.slot(place) else { return 0 };
    let of_move = place.0.first() == Some(&Step::Key("moves".into()));
    let mut count = 0;
    for (below, value) in some(&may) {
        let place = below.map_or_else(|| place.clone(), |below| place.clone().key(below));
        let changed = case.changed(&place, Some(&value)).unwrap_or_else(|| panic!("{place} cannot be {value}\n{text}"));
        let again = Source { name: String::new(), text: changed.clone() };
        let document = documents(&again, &Limits::USUAL).remove(0).unwrap();
        let read = Case::open(&document).unwrap();
        assert_eq!(read.slot(&place).and_then(|slot| slot.now).as_deref(), Some(&*value), "{place}\n{changed}");
        match read.judge(&Asked::default()) {
            // A move is not whole before its last key is there, nor are tokens without a score; some cards go with others.
            Err(problems) if problems.iter().any(|problem| !["case/missing-key", "case/no-action"].contains(&problem.code)) => {
                panic!("{place}: {value}\n{changed}\n{problems:#?}")
            }
            Ok(_) | Err(_) => count += 1,
        }
        let is_action = place.0.len() == 3 && of_move && !text.contains("moves");
        if is_action && count == 1 {
            count += put_all(&changed, &Place::root().key("moves").item(0));
        }
    }
    match may {
        May::Keys(keys) => {
            let own = keys.into_iter().filter(|entry| !place.0.is_empty() || named(&entry.key) || entry.key == "moves");
            own.map(|entry| put_all(text, &place.clone().key(entry.key))).sum::<usize>() + count
        }
        May::Items(_) => put_all(text, &place.clone().item(0)) + count,
        May::Run(..) => put_all(text, &place.clone().piece(0)) + count,
        May::Board(rows) => put_all(text, &place.clone().space(rows.len() - 1, rows[0] - 1)) + count,
        May::Written(_) => panic!("{place} can only be typed"),
        _ => count,
    }
}

#[test]
fn whatever_may_stand_somewhere_is_put_there_and_read_there() {
    for table in TABLES {
        let text = format!("{table}\nplayers: [{{name: Ana}}, {{name: Luis}}]\n");
        let count = put_all(&text, &Place::root());
        assert!(count > 60, "{table}: {count}");
    }
}

const CITY: &str = "\
game: blue-moon-city
players: [{name: Ana}, {name: Luis}]
city: |   # from the photo
  mill, ., .
  ., ., fire temple, ., .
  ., ., market, ., .
  ., ., ., ., .
  ., ., .
finished: [mill]
buildings:
  university: {built: {2: Ana}, master: 1 crystal}
";

#[test]
fn a_tile_lies_once_and_changes_places_with_another() {
    let with = |from: &str, to: &str| CITY.replace(from, to);
    let city = |row, tile| Place::root().key("city").space(row, tile);
    assert_eq!(put(CITY, &city(0, 1), Some("library")), with("mill, ., .", "mill, library, ."));
    let moved = with("mill, ., .", "., mill, .");
    assert_eq!(put(CITY, &city(0, 1), Some("mill")), moved);
    let swapped = with("mill, ., .", "fire-temple, ., .").replace("., ., fire temple", "., ., mill");
    assert_eq!(put(CITY, &city(0, 0), Some("fire-temple")), swapped);
    assert_eq!(put(CITY, &city(0, 0), None), with("mill, ., .", "., ., ."));
    let lists = "game: blue-moon-city\nplayers: [Ana]\ncity: [[., ., mill], '. . . . .', . . . . ., \". . . . .\", [., ., .]]\n";
    let listed = lists.replace("[., ., mill]", "[., ., .]").replace("[., ., .]]", "[., mill, .]]");
    assert_eq!(put(lists, &city(4, 1), Some("mill")), listed);
    assert_eq!(put(lists, &city(1, 4), Some("library")), lists.replace("'. . . . .'", "'. . . . library'"));
}

#[test]
fn a_list_has_a_thing_or_not_and_rewards_are_counted() {
    let with = |from: &str, to: &str| CITY.replace(from, to);
    let finished = |building: &'static str| Place::root().key("finished").key(building);
    assert_eq!(put(CITY, &finished("library"), Some("library")), with("[mill]", "[mill, library]"));
    assert_eq!(put(CITY, &finished("mill"), None), with("[mill]", "[]"));
    let text = with("[mill]", "mill, library");
    assert_eq!(put(&text, &finished("mill"), None), with("[mill]", "[library]"));
    let university = |key: &'static str| Place::root().key("buildings").key("university").key(key);
    assert_eq!(put(CITY, &university("master").key("cards"), Some("1")), with("1 crystal}", "{crystals: 1, cards: 1}}"));
    assert_eq!(put(CITY, &university("built").key("5"), Some("Luis")), with("{2: Ana}", "{2: Ana, 5: Luis}"));
    assert_eq!(put(CITY, &Place::root().key("draw").key("?"), Some("64")), format!("{CITY}draw: 64\n"));
}

#[test]
fn a_move_is_put_together_key_by_key() {
    let of = |moves: &str| format!("{BOARD}{moves}");
    let first = |key: &'static str| Place::root().key("moves").item(0).key(key);
    let slot = |text: &str, place: &Place| {
        let source = Source { name: String::new(), text: text.to_owned() };
        let document = documents(&source, &Limits::USUAL).remove(0).unwrap();
        Case::open(&document).unwrap().slot(place).unwrap()
    };
    let keys = |text: &str| match slot(text, &Place::root().key("moves").item(0)).may {
        May::Keys(keys) => {
            keys.into_iter().map(|entry| format!("{}{}", entry.key, if entry.needed { "!" } else { "" })).collect()
        }
        other => vec![format!("{other:?}")],
    };
    assert_eq!(keys(BOARD), ["take", "tile", "clear", "deal", "finish"]);
    // Where a tile comes from tells that it is taken.
    let source = Source { name: String::new(), text: BOARD.to_owned() };
    let document = documents(&source, &Limits::USUAL).remove(0).unwrap();
    let from = Case::open(&document).unwrap().changed(&first("from"), Some("factory 1")).unwrap();
    assert_eq!(from, of("moves: [{from: factory 1}]\n"));
    assert_eq!(keys(&from), ["take!", "player!", "from", "to!", "floor", "rest"]);
    let whole = of("moves:\n  - {player: Ana, from: factory 1, take: YY, to: L2}\n");
    assert_eq!(slot(&whole, &first("take")).now.as_deref(), Some("2 yellow"));
    assert_eq!(put(&whole, &first("take"), Some("2 red")), whole.replace("YY, to", "2 red, to"));
    assert_eq!(put(&whole, &first("to"), Some("floor")), whole.replace("L2", "floor"));
    // Where it goes depends on what is done.
    let tiling = of("moves: [{player: Ana, tile: line 2}]\n");
    let May::Word(words) = slot(&tiling, &first("to")).may else { panic!("words") };
    assert_eq!(words.things.iter().map(|thing| thing.name).collect::<Vec<_>>(), ["column", "floor"]);
    let again = Place::root().key("moves").item(1).key("player");
    assert_eq!(put(&whole, &again, None), whole);
}
