//! The schema of cases agrees with the readers: what they accept it accepts, and what it can see it refuses.
#![allow(clippy::unwrap_used, clippy::expect_used)]

#[path = "schema/sampler.rs"]
mod sampler;

use jsonschema::Validator;
use sampler::{Sampler, Slot};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use tilejudge::case::{self, Document, Limits, Node, Shape, Source, Style, Thing, Vocabulary, documents};
use tilejudge::referee::{Asked, Case, GAMES, Referee, schema};
use tilejudge::verdict::Verdict;
use tilejudge::words::Language;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
/// Set to anything, it has the file written anew instead of compared.
const UPDATE: &str = "UPDATE_DOCS";

/// The schema of all games.
static ALL: LazyLock<Validator> = LazyLock::new(|| compiled(&schema(None, None)));
/// The schema of each edition, by its id.
static EDITIONS: LazyLock<Vec<(&str, Validator)>> = LazyLock::new(|| {
    editions().map(|(game, index)| (game.editions()[index].id, compiled(&schema(Some((game, index)), None)))).collect()
});

/// Faults that no schema sees: of the text, of names that other parts of the case give, of several values together.
const UNSEEN: &[&str] = &[
    "case/empty",
    "case/too-long",
    "case/binary",
    "case/syntax",
    "case/too-deep",
    "case/too-many-values",
    "case/alias",
    "case/tag",
    "case/key-not-text",
    "case/duplicate-key",
    "case/missing-key",
    "case/folded-text",
    "case/unknown-player",
    "case/contradiction",
    "case/named-twice",
    "case/unknown-letter",
    "case/unclear",
    "case/letters",
    "case/several-colours",
];

/// Cases in words as sentences have them: they are understood, but editors lead to the words as they are written.
const SAID: &[&str] = &["as-people-say", "as-sentences-say", "nothing-in-words"];

/// Cases with a fault that a schema is too coarse for: a sign between pieces, a word that could be letters, a card whose power is
/// none by itself.
const COARSE_CASES: &[&str] = &["floor-without-colours", "who-does-not-pass", "powers-by-themselves"];

/// What is understood likewise, by key: editors lead to another form.
const SAID_OF: &[(&str, &[&str])] = &[
    ("players > wall", &["[]", "{}"]),
    ("players > lines", &["[]", "{}"]),
    ("pass > pass", &["true"]),
    ("finished", &["\"none\"", "\"NO\"", "\"no\"", "\"ñö\""]),
    ("players > stars", &["\"\"", "[]"]),
    ("buildings", &["\"none\"", "[]"]),
    ("built", &["\"none\""]),
    ("obelisk", &["\"none\"", "[]"]),
    ("crystals", &["\"none\"", "\"2 crystals\""]),
    ("scales", &["\"none\""]),
    ("stones", &["\"none\""]),
    ("offerings", &["\"none\""]),
    ("progress > discarded", &["\"none\""]),
    ("progress > steps-left", &["\"none\""]),
    ("progress > walked", &["\"none\""]),
    ("offer > with", &["[\"blue 1\"]"]),
    ("power > power", &["[\"blue 1\"]"]),
];

/// Values that a schema is too coarse for, by key and fault.
const COARSE: &[(&str, &str)] = &[
    // That only stars of one colour are runs of numbers, where not all stars are told.
    ("stars > centre", "case/wrong-type"),
    // That a run holds a piece at all, and that a count stands beside a single word.
    ("take > take", "case/wrong-type"),
    ("take > take", "case/unknown-word"),
    // How many pieces the texts of one row hold together.
    ("players > wall", "case/board-size"),
];

fn compiled(schema: &Value) -> Validator {
    jsonschema::draft202012::new(schema).unwrap_or_else(|error| panic!("{error}"))
}

fn editions() -> impl Iterator<Item = (&'static dyn Referee, usize)> {
    GAMES.iter().flat_map(|&game| (0..game.editions().len()).map(move |index| (game, index)))
}

/// A value as an editor sees it: scalars without quotes may be numbers.
fn seen(node: &Node<'_>) -> Value {
    match &node.value {
        case::Value::Scalar(text, Style::Plain) => match &**text {
            "" | "~" | "null" => Value::Null,
            "true" => true.into(),
            "false" => false.into(),
            text => {
                let number = text.strip_prefix('+').unwrap_or(text);
                let is_number = number.contains(|letter: char| letter.is_ascii_digit())
                    && number.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'.' | b'-'));
                match (is_number, number.parse::<i64>(), number.parse::<f64>()) {
                    (true, Ok(number), _) => number.into(),
                    (true, _, Ok(number)) => number.into(),
                    _ => text.into(),
                }
            }
        },
        case::Value::Scalar(text, _) => (&**text).into(),
        case::Value::List(items) => items.iter().map(seen).collect(),
        case::Value::Map(entries) => {
            let key = |key: &Node<'_>| match &key.value {
                case::Value::Scalar(text, _) => text.to_string(),
                _ => unreachable!("keys are texts"),
            };
            Value::Object(entries.iter().map(|(name, value)| (key(name), seen(value))).collect())
        }
    }
}

/// What a program makes of a document, or the codes of its faults.
fn judged(document: &Document<'_>) -> Result<(&'static str, Verdict), Vec<&'static str>> {
    let codes = |problems: Vec<case::Problem>| problems.into_iter().map(|problem| problem.code).collect::<Vec<_>>();
    let asked = Asked { hear_claims: true, compare: true, legal: true, after: true, ..Asked::default() };
    let case = Case::open(document).map_err(codes)?;
    Ok((case.game_id(), case.judge(&asked).map_err(codes)?))
}

fn source(text: &str) -> Source {
    Source { name: String::new(), text: text.to_owned() }
}

/// What the schema has against a case.
fn complaints(validator: &Validator, case: &Value) -> Vec<String> {
    if validator.is_valid(case) {
        return Vec::new();
    }
    validator.iter_errors(case).map(|error| format!("{}: {error:.300}", error.instance_path())).collect()
}

fn of_edition(id: &str) -> &'static Validator {
    &EDITIONS.iter().find(|(known, _)| *known == id).unwrap().1
}

fn fixtures() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(ROOT).join("fixtures")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let ending = path.extension().and_then(|ending| ending.to_str());
            match ending {
                _ if path.is_dir() => folders.push(path),
                Some("yaml" | "json" | "jsonl") => found.push(path),
                _ => {}
            }
        }
    }
    found.sort();
    found
}

#[test]
fn the_schema_in_the_docs_is_current() {
    let file = Path::new(ROOT).join("docs/case.schema.json");
    let current = format!("{:#}\n", schema(None, None));
    if std::env::var_os(UPDATE).is_some() {
        std::fs::write(&file, current).unwrap();
        return;
    }
    let written = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        written.replace("\r\n", "\n") == current,
        "{} is not what `tilejudge schema` prints: run `{UPDATE}=1 cargo test --test schema` and commit it",
        file.display()
    );
}

#[test]
fn the_program_prints_the_schema_of_a_game_or_of_all() {
    let printed = |arguments: &[&str]| {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_tilejudge")).arg("schema").args(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        serde_json::from_slice::<Value>(&output.stdout).unwrap()
    };
    assert_eq!(printed(&[]), schema(None, None));
    assert_eq!(printed(&["azul-mini"])["title"], "A case of Azul Mini for tilejudge");
    assert_eq!(printed(&["--lang", "es"]), schema(None, Some(Language::Spanish)));
}

/// A schema without what editors offer: what it accepts.
fn accepts(schema: &Value) -> Value {
    match schema {
        Value::Object(entries) => {
            let offers = ["examples", "defaultSnippets"];
            let accepted = entries.iter().filter(|(key, _)| !offers.contains(&key.as_str()));
            // The names of keys stand under `patternProperties`, too.
            let is_map = entries.contains_key("patternProperties");
            accepted
                .filter(|(key, _)| *key != "properties" || !is_map)
                .map(|(key, value)| (key.clone(), accepts(value)))
                .collect()
        }
        Value::Array(items) => items.iter().map(accepts).collect(),
        other => other.clone(),
    }
}

#[test]
fn one_language_is_offered_and_all_are_accepted() {
    let all = editions().map(Some).chain([None]);
    for (chosen, language) in all.flat_map(|chosen| Language::ALL.map(|language| (chosen, language))) {
        let one = schema(chosen, Some(language));
        assert_eq!(accepts(&one), accepts(&schema(chosen, None)), "{language:?}");
        let moves = one["$defs"]["move"]["properties"].as_object().unwrap();
        let player = ["player", "jugador", "gracz"].map(|name| moves.contains_key(name));
        assert_eq!(player, Language::ALL.map(|offered| offered == language), "{moves:?}");
    }
}

#[test]
fn every_case_of_the_docs_is_accepted() {
    let pages = [
        include_str!("../docs/case-format.md"),
        include_str!("../docs/case-format/azul.md"),
        include_str!("../docs/case-format/blue-moon-city.md"),
        include_str!("../docs/case-format/every-case.md"),
        include_str!("../docs/case-format/summer-pavilion.md"),
    ];
    // House rules are no case.
    let blocks = pages.iter().flat_map(|page| page.split("\n```yaml\n").skip(1));
    for block in blocks.filter(|block| !block.starts_with("# file: thursday")) {
        let source = source(block.split("\n```").next().unwrap());
        for document in documents(&source, &Limits::USUAL) {
            assert_eq!(complaints(&ALL, &seen(&document.unwrap().root)), [""; 0], "{}", source.text);
        }
    }
}

#[test]
fn every_schema_keeps_to_the_dialect() {
    for schema in editions().map(Some).chain([None]).map(|chosen| schema(chosen, None)) {
        assert!(jsonschema::meta::is_valid(&schema), "{:?}", schema["title"]);
    }
}

#[test]
fn every_case_to_fill_in_is_accepted() {
    for (game, index) in editions() {
        let edition = &game.editions()[index];
        for variant in (0..edition.variants.len()).map(Some).chain([None]) {
            let case = |language| game.template(index, variant.as_slice(), game.phases()[0], "", language);
            for source in Language::ALL.map(|language| source(&case(language))) {
                assert!(source.text.starts_with("# yaml-language-server: $schema=./tilejudge.schema.json\n"));
                assert!(source.text.contains(&format!("tilejudge schema {} > tilejudge.schema.json\n", edition.id)));
                let case = seen(&documents(&source, &Limits::USUAL).swap_remove(0).unwrap().root);
                assert_eq!(complaints(of_edition(edition.id), &case), [""; 0], "{}", source.text);
            }
        }
    }
}

#[test]
fn another_game_is_no_case_of_this_one() {
    for (id, validator) in &*EDITIONS {
        for edition in tilejudge::referee::editions() {
            let case = json!({"juego": edition.id.to_uppercase(), "players": ["Ana"]});
            assert_eq!(validator.is_valid(&case), edition.id == *id, "{id} {}", edition.id);
            assert!(ALL.is_valid(&case));
        }
    }
    for nothing in [json!({"players": ["Ana"]}), json!({"game": "chess", "players": ["Ana"]}), json!({"game": "azul"}), json!([])]
    {
        assert!(!ALL.is_valid(&nothing), "{nothing}");
    }
}

#[test]
fn what_is_read_is_accepted_and_what_can_be_seen_is_refused() {
    let (mut accepted, mut refused) = (0, 0);
    let mut faults = Vec::new();
    for file in fixtures() {
        let name = file.strip_prefix(ROOT).unwrap().display().to_string();
        if SAID.iter().any(|said| name.contains(said)) {
            continue;
        }
        let source = source(&std::fs::read_to_string(&file).unwrap());
        for (index, document) in documents(&source, &Limits::USUAL).into_iter().enumerate() {
            let Ok(document) = document else { continue };
            let what = format!("{name}, case {}", index + 1);
            let case = seen(&document.root);
            match judged(&document) {
                Ok((id, verdict)) => {
                    accepted += 1;
                    for validator in [&*ALL, of_edition(id)] {
                        faults.extend(complaints(validator, &case).first().map(|first| format!("{what} is refused: {first}")));
                    }
                    // What the program writes is a case again.
                    if let Some(mut after) = verdict.after {
                        let listed = verdict.legal.into_iter().flatten().take(20).map(|listed| listed.play);
                        after["moves"] = listed.collect();
                        faults.extend(complaints(&ALL, &after).first().map(|first| format!("{what}, written: {first}\n{after}")));
                    }
                }
                Err(codes) if codes.iter().all(|code| UNSEEN.contains(code)) => {}
                Err(codes) => {
                    refused += 1;
                    if ALL.is_valid(&case) && !COARSE_CASES.iter().any(|coarse| name.contains(coarse)) {
                        faults.push(format!("{what} is accepted in spite of {codes:?}"));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(accepted > 400 && refused > 20, "{accepted} {refused}");
}

/// What the program says of a case in JSON: the codes of its faults.
fn codes(case: &Value) -> Vec<&'static str> {
    let source = source(&case.to_string());
    let document = documents(&source, &Limits::USUAL).swap_remove(0);
    match document {
        Ok(document) => judged_briefly(&document),
        Err(problems) => problems.into_iter().map(|problem| problem.code).collect(),
    }
}

fn judged_briefly(document: &Document<'_>) -> Vec<&'static str> {
    let asked = Asked { hear_claims: true, compare: true, ..Asked::default() };
    // Whatever can be read can be drawn.
    let judged = Case::open(document).and_then(|case| case.draw(&asked, Language::English));
    judged.err().into_iter().flatten().map(|problem| problem.code).collect()
}

#[test]
fn neither_accepts_what_lacks_a_needed_key() {
    for case in [
        json!({"game": "azul", "round": 1}),
        json!({"game": "azul", "players": ["Ana"], "factories": [{"gold": "stay"}]}),
        json!({"game": "azul", "players": ["Ana"], "moves": [{"take": "2 blue"}]}),
        json!({"game": "azul", "players": ["Ana"], "moves": [{"player": "Ana"}]}),
        json!({"game": "azul-summer-pavilion", "players": ["Ana"], "moves": [{"place": "blue"}]}),
        json!({"game": "blue-moon-city", "players": ["Ana"], "moves": [{"turn": [{"pay": "blue 1"}]}]}),
    ] {
        assert!(!codes(&case).is_empty() && !ALL.is_valid(&case), "{case}");
    }
}

#[test]
fn for_each_key_both_accept_what_the_table_says() {
    let mut faults = Vec::new();
    for (game, index) in editions() {
        let sampler = Sampler { game, index };
        let validators = [&*ALL, of_edition(sampler.id())];
        for Slot { what, key, shape, case } in sampler.slots() {
            let samples = sampler.samples(shape);
            let mut cases: Vec<_> = samples.iter().map(|sample| case(sample.clone())).collect();
            // The same under the other names of the key.
            let first = cases[0].to_string();
            let names = key
                .names()
                .chain([key.name])
                .map(|name| name.to_uppercase().replace('-', "_"))
                .chain(key.names().map(str::to_owned));
            if first.matches(&format!("\"{}\":", key.name)).count() == 1 {
                let renamed = |name| first.replace(&format!("\"{}\":", key.name), &format!("\"{name}\":"));
                cases.extend(names.map(|name| serde_json::from_str::<Value>(&renamed(name)).unwrap()));
            }
            for case in cases {
                let codes = codes(&case);
                if !codes.iter().all(|code| UNSEEN.contains(code)) {
                    faults.push(format!("{what}: the program refuses {case}: {codes:?}"));
                }
                faults.extend(
                    validators.iter().flat_map(|schema| complaints(schema, &case)).map(|text| format!("{what}: {case}: {text}")),
                );
            }
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults[..faults.len().min(60)].join("\n"));
}

#[test]
fn the_values_of_one_key_under_another_are_judged_alike() {
    let mut faults = BTreeMap::new();
    for (game, index) in editions() {
        let sampler = Sampler { game, index };
        let slots = sampler.slots();
        let mut bank: Vec<Value> =
            [json!(null), json!(true), json!(-1), json!(1.5), json!("zzz"), json!([[]]), json!({"zzz": 1})].to_vec();
        for slot in &slots {
            let few = sampler.samples(slot.shape).into_iter().take(4);
            bank.extend(few.filter(|value| value.to_string().len() < 80));
        }
        bank.sort_by_key(Value::to_string);
        bank.dedup();
        for slot in &slots {
            for value in &bank {
                let case = (slot.case)(value.clone());
                let codes = codes(&case);
                // Of a number that YAML makes of a run, a schema cannot see the digits.
                let is_coarse = |code: &str| COARSE.iter().any(|&(key, fault)| slot.what.ends_with(key) && fault == code);
                let is_digits = |code: &str| value.is_number() && code == "case/unknown-word";
                let is_unseen = |code: &&str| UNSEEN.contains(code) || is_coarse(code) || is_digits(code);
                let is_seen = !codes.iter().all(is_unseen);
                let is_valid = ALL.is_valid(&case);
                let is_said =
                    SAID_OF.iter().any(|&(key, values)| slot.what.ends_with(key) && values.contains(&&*value.to_string()));
                if !is_valid && codes.is_empty() && !is_said {
                    faults.entry(format!("{} is refused", slot.what)).or_insert_with(Vec::new).push(value.to_string());
                } else if is_valid && is_seen {
                    faults
                        .entry(format!("{} is accepted", slot.what))
                        .or_insert_with(Vec::new)
                        .push(format!("{value} {codes:?}"));
                }
            }
        }
    }
    let faults: Vec<_> = faults.into_iter().map(|(what, values)| format!("{what}: {}", values.join("; "))).collect();
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn what_is_equal_is_defined_once_and_nothing_is_lost() {
    let mut definitions = case::schema::Definitions::default();
    definitions.turn_to(0, "azul");
    let reference = |name: &str| json!({"$ref": format!("#/$defs/{name}")});
    assert_eq!(definitions.define("a", json!(1)), reference("a"));
    assert_eq!(definitions.define("b", json!(1)), reference("a"));
    assert_eq!(definitions.define("a", json!(2)), reference("azul.a"));
    assert_eq!(definitions.define("a", json!(3)), reference("azul-2.a"));
    assert_eq!(Value::from(definitions.finish()), json!({"a": 1, "azul.a": 2, "azul-2.a": 3}));
}

/// What a shape is in a schema, and all that it refers to.
fn defined(shape: &Shape) -> Value {
    let mut definitions = case::schema::Definitions::default();
    let mut schema = definitions.shape(shape);
    schema["$defs"] = definitions.finish().into();
    schema
}

#[test]
fn a_number_in_quotes_is_in_a_range_or_not_as_one_without() {
    for range in [1..=6, 0..=230, -120..=9, 7..=9] {
        let validator = compiled(&defined(&Shape::Number(range.clone())));
        for number in -310_i64..=310 {
            let signs: &[&str] = if number < 0 { &["-"] } else { &["", "+"] };
            let digits = number.unsigned_abs();
            let typed = signs.iter().flat_map(|sign| ["", "0", "00"].map(|zeros| json!(format!("{sign}{zeros}{digits}"))));
            for value in typed.chain([json!(number)]) {
                assert_eq!(validator.is_valid(&value), range.contains(&number), "{value} in {range:?}");
            }
        }
        assert!(["", "x", "1x", "+-1", "1 1", "--1"].iter().all(|text| !validator.is_valid(&json!(text))), "{range:?}");
    }
}

#[test]
fn words_without_long_names_leave_no_empty_branch() {
    fn ones(_: usize) -> Vocabulary {
        let things = vec![Thing { name: "1", also: &[], letters: Some(['1'; Language::ALL.len()]), last: None }];
        Vocabulary::of(None, things)
    }
    let ones = defined(&Shape::Run(ones));
    for schema in [&ones, &schema(None, None)] {
        let text = schema.to_string();
        assert!(["|)", "(?:|", "||"].iter().all(|empty| !text.contains(empty)), "{text:.300}");
    }
    assert!(!ones.to_string().contains("(?:)"), "{ones}");
    let validator = compiled(&ones);
    assert!(["1", "11.1", "1 _, 1"].iter().all(|run| validator.is_valid(&json!(run))));
    assert!(["2", "1x", "one"].iter().all(|run| !validator.is_valid(&json!(run))));
}
