//! What programs, servers and forums read: the same five cases in every format, and every format against its definition.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod recorded;

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// Illegal, with a place that belongs to it; a doubt, beside a case without; undecided, and several things counted; claims; not to be read.
const FIVE: [&str; 5] = [
    "fixtures/azul-mini/check/am04-line-2-refused-row-has-yellow.yaml",
    "fixtures/azul/check/marker-in-the-centre-after-the-offer.yaml",
    "fixtures/blue-moon-city/check/hidden-hand.yaml",
    "fixtures/azul-summer-pavilion/score/claim-three-of-a-dispute.yaml",
    "fixtures/unreadable/azul/check/typo-in-a-colour.yaml",
];

/// What the program writes, and its exit code. Formats for programs leave nothing to the standard error.
fn run(arguments: &[&str], stdin: &str) -> (String, i32, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tilejudge"))
        .current_dir(ROOT)
        .env("COLUMNS", "100")
        .env("LC_ALL", "C")
        .args(arguments)
        .args(["--color", "never"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let output = std::thread::scope(|scope| {
        // One that does not read its input closes it: no fault of ours.
        scope.spawn(move || input.write_all(stdin.as_bytes()));
        child.wait_with_output().unwrap()
    });
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), output.status.code().unwrap(), text(output.stderr))
}

fn answer(arguments: &[&str], stdin: &str) -> String {
    let (out, _, err) = run(arguments, stdin);
    // People are told, whatever the format, that some of the texts that cannot be read are about no game.
    let is_told = err.lines().all(|line| line.contains("passed over without a key"));
    assert!(is_told, "{arguments:?}: {err}");
    out
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Every fixture as one stream, for commands that take one file.
fn stream() -> String {
    let mut files: Vec<PathBuf> = Vec::new();
    let mut folders = vec![Path::new(ROOT).join("fixtures")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "yaml") {
                files.push(path);
            }
        }
    }
    files.sort();
    files.iter().map(|file| format!("---\n{}\n", std::fs::read_to_string(file).unwrap())).collect()
}

#[test]
fn the_same_five_cases_in_every_format() {
    // Not a format's concern, and otherwise part of every release.
    let unversioned = |text: String| text.replace(env!("CARGO_PKG_VERSION"), "VERSION");
    recorded::of("formats").bind(|| {
        let formats = ["text", "concise", "jsonl", "slim", "markdown", "github", "sarif"]
            .map(|format| (format, vec!["score", "--format", format]));
        let others = [
            ("junit", vec!["test", "--format", "junit"]),
            ("text-quiet", vec!["score", "-q"]),
            ("markdown-in-full", vec!["score", "--format", "markdown", "-v"]),
            ("concise-apply", vec!["apply", "--format", "concise"]),
            ("jsonl-apply", vec!["apply", "--format", "jsonl"]),
        ];
        for (name, arguments) in formats.into_iter().chain(others) {
            let (out, code, err) = run(&[&arguments[..], &FIVE].concat(), "");
            assert_eq!(code, 2, "one cannot be read");
            let err = if err.is_empty() { err } else { format!("--- standard error ---\n{err}") };
            insta::assert_snapshot!(name, unversioned(out + &err));
        }
    });
}

#[test]
fn json_is_another_name_for_json_lines() {
    for command in ["check", "score", "replay", "test"] {
        let read = |format| run(&[&[command, "--format", format], &FIVE as &[&str]].concat(), "");
        assert_eq!(read("json"), read("jsonl"), "{command}");
    }
}

/// The schema, and the same without room for keys that it does not know.
fn schemas() -> [jsonschema::Validator; 2] {
    fn close(schema: &mut Value) {
        match schema {
            Value::Object(map) => {
                if map.contains_key("properties") && !map.contains_key("additionalProperties") {
                    map.insert("additionalProperties".to_owned(), json!(false));
                }
                map.values_mut().for_each(close);
            }
            Value::Array(items) => items.iter_mut().for_each(close),
            _ => {}
        }
    }
    let open: Value = serde_json::from_str(include_str!("../docs/report.schema.json")).unwrap();
    jsonschema::draft202012::meta::validate(&open).unwrap();
    let mut closed = open.clone();
    close(&mut closed["$defs"]);
    [open, closed].map(|schema| jsonschema::validator_for(&schema).unwrap())
}

#[test]
fn every_line_for_machines_is_of_the_schema() {
    let stream = stream();
    let runs: [&[&str]; 13] = [
        &["check", "fixtures"],
        &["repair", "fixtures/azul/repair"],
        &["score", "fixtures", "--claim", "Ana=12", "--rulings", "online"],
        &["replay", "fixtures", "--positions"],
        &["test", "fixtures"],
        &["compare", "fixtures", "--rulings", "online"],
        &["compare", "fixtures/azul-mini", "--all"],
        &["moves", "-"],
        &["apply", "-"],
        &["show", "-"],
        &["rules"],
        &["rulings"],
        &["explain", "count/stopped-early"],
    ];
    let [open, closed] = schemas();
    for arguments in runs {
        let stdin = if arguments.contains(&"-") { stream.as_str() } else { "" };
        let out = answer(&[arguments, &["--format", "jsonl"]].concat(), stdin);
        assert!(!out.is_empty(), "{arguments:?}");
        for (index, line) in lines(&out).iter().enumerate() {
            if let Err(error) = closed.validate(line) {
                panic!("{arguments:?}: {error}\n{line}");
            }
            // What has room for more keys could at most be two things at once.
            assert!(index % 10 > 0 || open.is_valid(line), "{arguments:?}: {line}");
        }
        if arguments.contains(&"--positions") {
            one_form_for_one_thing(&lines(&out));
        }
    }
}

/// Keys of positions and moves that have a second form: where less is known, where one alone or several are named.
const TWO_FORMS: &str = "4 aside build built crystals deal discard draw factories hand letters move obelisk offer rulings stars supply take \
    variant";

/// Whoever reads positions and moves meets one form under each key, but for those that [`TWO_FORMS`] and the page on JSON list.
fn one_form_for_one_thing(lines: &[Value]) {
    fn gather(key: &str, value: &Value, forms: &mut BTreeMap<String, BTreeSet<&str>>) {
        let form = match value {
            Value::Null => return,
            Value::Bool(_) => "yes or no",
            Value::Number(_) => "number",
            Value::String(_) => "text",
            Value::Array(_) => "list",
            Value::Object(_) => "map",
        };
        forms.entry(key.to_owned()).or_default().insert(form);
        match value {
            Value::Array(items) => items.iter().for_each(|item| gather(&format!("{key}[]"), item, forms)),
            Value::Object(map) => map.iter().for_each(|(inner, value)| gather(&format!("{key}.{inner}"), value, forms)),
            _ => {}
        }
    }
    let mut two = BTreeSet::new();
    for game in ["azul", "azul-summer-pavilion", "blue-moon-city"] {
        let mut forms = BTreeMap::new();
        let of_game = |line: &&Value| {
            let is = line["position"]["game"].as_str();
            is.is_some_and(|is| is == game || game == "azul" && ["azul-mini", "azul-master-chocolatier"].contains(&is))
        };
        for line in lines.iter().filter(of_game) {
            gather("position", &line["position"], &mut forms);
            let play = line["move"].as_object().unwrap();
            let action = play.keys().find(|key| *key != "player").unwrap();
            gather(action, &line["move"], &mut forms);
        }
        assert!(forms.len() > 20, "{game}");
        let several = forms.into_iter().filter(|(_, forms)| forms.len() > 1).map(|(key, _)| key.replace("[]", ""));
        two.extend(several.map(|key| match key.split_once(".stars.") {
            Some(_) => "stars".to_owned(),
            None => key.rsplit('.').next().unwrap().to_owned(),
        }));
    }
    assert_eq!(two, TWO_FORMS.split_whitespace().map(str::to_owned).collect());
}

#[test]
fn the_schema_refuses_what_is_no_report() {
    let [open, closed] = schemas();
    let mut line = lines(&answer(&["check", FIVE[0], "--format", "jsonl"], ""))[0].take();
    assert!(open.is_valid(&line) && closed.is_valid(&line));
    line["new"] = json!(1);
    assert!(open.is_valid(&line) && !closed.is_valid(&line), "keys may be added");
    line["findings"][0]["line"] = json!(0);
    assert!(!open.is_valid(&line), "lines count from 1");
    for line in [json!({}), json!([]), json!({"case": {}, "verdict": "legal"})] {
        assert!(!open.is_valid(&line), "{line}");
    }
}

/// Everything that a run says is wrong, and what a legal answer hangs on, as JSON Lines tell it: file, line, column, whether it is a claim.
type Wrong = (String, Option<u64>, Option<u64>, bool);

fn wrong(arguments: &[&str]) -> Vec<Wrong> {
    let cases = lines(&answer(&[arguments, &["--format", "jsonl"]].concat(), ""));
    let told = |case: &Value| {
        let file = case["case"]["file"].as_str().unwrap().to_owned();
        let one = |at: &Value, is_claim| (file.clone(), at["line"].as_u64(), at["column"].as_u64(), is_claim);
        let findings = case["findings"].as_array().unwrap().iter().map(|finding| one(finding, false));
        let claims = case["claims"].as_array().into_iter().flatten().filter(|claim| claim["answer"] != "confirmed");
        let conditions = case["conditions"].as_array().into_iter().flatten().map(|condition| one(condition, false));
        findings.chain(conditions).chain(claims.map(|claim| one(claim, true))).collect::<Vec<_>>()
    };
    cases.iter().flat_map(told).collect()
}

#[test]
fn sarif_keeps_to_its_published_schema() {
    let mut schema: Value = serde_json::from_str(include_str!("schemas/sarif-2.1.0.json")).unwrap();
    // Their patterns have a bracket too many, which not everybody can read. We name no language.
    for object in ["run", "toolComponent"] {
        let language = schema["definitions"][object]["properties"]["language"].as_object_mut().unwrap();
        assert!(language.remove("pattern").is_some());
    }
    let schema = jsonschema::options().should_validate_formats(true).build(&schema).unwrap();
    let nothing: &[&str] = &["check", "fixtures/azul/show"];
    let repairs: &[&str] = &["repair", "fixtures/azul/repair"];
    for arguments in
        [&["check", "fixtures", "nowhere.yaml"] as &[&str], &["score", "fixtures"], &["replay", "fixtures"], repairs, nothing]
    {
        let document: Value = serde_json::from_str(&answer(&[arguments, &["--format", "sarif"]].concat(), "")).unwrap();
        if let Err(error) = schema.validate(&document) {
            panic!("{arguments:?}: {error} at {}", error.instance_path());
        }
        let results = document["runs"][0]["results"].as_array().unwrap();
        let rules = document["runs"][0]["tool"]["driver"]["rules"].as_array().unwrap();
        let named: BTreeSet<_> = results.iter().map(|result| result["ruleId"].as_str().unwrap()).collect();
        let explained: Vec<_> = rules.iter().map(|rule| rule["id"].as_str().unwrap()).collect();
        assert_eq!(explained, named.into_iter().collect::<Vec<_>>(), "each rule that is named once, and no other");
        for result in results {
            assert_eq!(result["kind"] == "open", result["level"] == "none", "{result}");
        }
        if arguments[0] != "replay" {
            let told: Vec<Wrong> = results
                .iter()
                .map(|result| {
                    let physical = &result["locations"][0]["physicalLocation"];
                    let file = physical["artifactLocation"]["uri"].as_str().unwrap().to_owned();
                    let region = &physical["region"];
                    (file, region["startLine"].as_u64(), region["startColumn"].as_u64(), result["ruleId"] == "claim")
                })
                .collect();
            assert_eq!(told, wrong(arguments), "{arguments:?}");
        }
    }
}

#[test]
fn github_is_told_of_everything_at_its_line() {
    for arguments in [&["check", "fixtures", "nowhere.yaml"], &["score", "fixtures", "nowhere.yaml"]] {
        let out = answer(&[arguments as &[&str], &["--format", "github"]].concat(), "");
        let told: Vec<Wrong> = out
            .lines()
            .map(|line| {
                let (head, message) = line.strip_prefix("::").unwrap().split_once("::").unwrap();
                assert!(!message.is_empty(), "{line}");
                let (level, properties) = head.split_once(' ').unwrap();
                assert!(["error", "warning", "notice"].contains(&level), "{line}");
                let properties: BTreeMap<_, _> = properties.split(',').map(|pair| pair.split_once('=').unwrap()).collect();
                let number = |name| properties.get(name).map(|number| number.parse().unwrap());
                assert!(number("endColumn") >= number("col") && number("endLine") >= number("line"), "{line}");
                let is_one_line = number("endLine") == number("line");
                assert!(number("line").is_none() || number("col").is_some() == is_one_line, "{line}");
                (properties["file"].to_owned(), number("line"), number("col"), properties["title"] == "claim")
            })
            .collect();
        let expected = wrong(arguments);
        assert_eq!(told.len(), expected.len());
        for (told, expected) in told.into_iter().zip(expected) {
            // A place of several lines has no columns.
            let column = told.2.and(expected.2);
            assert_eq!(told, (expected.0, expected.1, column, expected.3));
        }
    }
}

/// The lines of a page that are not between fences, and whether every fence is closed.
fn outside_of_fences(page: &str) -> Vec<&str> {
    let mut fence: Option<&str> = None;
    let mut outside = Vec::new();
    for line in page.lines() {
        let ticks = &line[..line.len() - line.trim_start_matches('`').len()];
        match fence {
            None if ticks.len() >= 3 => fence = Some(ticks),
            None => outside.push(line),
            Some(open) if line == open => fence = None,
            Some(_) => {}
        }
    }
    assert_eq!(fence, None, "a fence is not closed");
    outside
}

#[test]
fn markdown_has_whole_tables_and_closed_fences() {
    let stream = stream();
    let runs: [&[&str]; 9] = [
        &["check", "fixtures"],
        &["score", "fixtures", "--claim", "Ana=12"],
        &["replay", "fixtures", "--positions"],
        &["test", "fixtures"],
        &["compare", "fixtures/azul-mini", "--all"],
        &["moves", "-"],
        &["apply", "-"],
        &["show", "-"],
        &["rules"],
    ];
    for arguments in runs {
        let stdin = if arguments.contains(&"-") { stream.as_str() } else { "" };
        let page = answer(&[arguments, &["--format", "markdown"]].concat(), stdin);
        assert!(!page.contains('\u{1b}'), "{arguments:?}");
        let bars = |line: &str| line.replace("\\|", "").matches('|').count();
        let outside = outside_of_fences(&page);
        for pair in outside.windows(2) {
            let [upper, lower] = pair else { continue };
            assert!(!lower.starts_with('|') || upper.is_empty() || bars(upper) == bars(lower), "{upper}\n{lower}");
            assert!(!lower.starts_with('#') || upper.is_empty(), "{upper}\n{lower}");
        }
    }
}

/// A case that tries to speak in the referee's name.
const HOSTILE: &str = r##"
title: "# a | b\n::error::<script>`*all*` @ana|#1 www.a.example"
game: azul-mini
phase: tiling
players:
  - {name: "Ana|*x*\n::error file=x::y {0} [a](1)", lines: ["", YYY, "", "", ""]}
"##;

#[test]
fn no_case_speaks_in_the_name_of_the_referee() {
    let github = answer(&["check", "-", "--format", "github"], HOSTILE);
    assert_eq!(github.lines().count(), 1, "{github}");
    assert!(github.starts_with("::error file=<stdin>,line=6,"), "{github}");
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("a,b 100%.yaml");
    std::fs::write(&file, HOSTILE.replace("{0}", "50%")).unwrap();
    let github = answer(&["check", file.to_str().unwrap(), "--format", "github"], "");
    assert!(github.contains("/a%2Cb 100%25.yaml,line=6,"), "{github}");
    assert!(github.contains("%3A "), "a colon stands after the id of a rule: {github}");
    assert!(github.contains("50%25") && github.lines().count() == 1, "{github}");
    let page = answer(&["check", "-", "--format", "markdown"], HOSTILE);
    let outside = outside_of_fences(&page);
    assert!(
        outside[0].starts_with("### `<stdin>` — # a \\| b ::error::\\<script>`*all*` `@ana`\\|`#1` `www.a.example`: "),
        "{page}"
    );
    assert!(outside.iter().any(|line| line.contains("Ana\\|\\*x\\* ::error file=x::y {0} \\[a\\](1)")), "{page}");
    let sarif: Value = serde_json::from_str(&answer(&["check", "-", "--format", "sarif"], HOSTILE)).unwrap();
    let message = sarif["runs"][0]["results"][0]["message"]["text"].as_str().unwrap();
    assert!(message.contains("{{0}} [a] (1)"), "{message}");
}

/// Two that are as expected, one that is not, one that expects nothing, one that cannot be read.
const EXPECTING: &str = "\
title: a point
game: azul-mini
phase: tiling
players:
  - {name: Ana, score: 0, wall: '', lines: ['', YY, '', '', ''], floor: ''}
expect: {verdict: legal, scores: {Ana: 1}}
---
game: azul-mini
players:
  - {name: Ana, lines: [YY, '', '', '', '']}
expect: {verdict: impossible}
---
title: a < b & c
game: azul-mini
phase: tiling
players:
  - {name: Ana, score: 0, wall: '', lines: ['', YY, '', '', ''], floor: ''}
expect: {verdict: legal, scores: {Ana: 2}}
---
game: azul-mini
players: [Ana]
---
game: chess
";

#[test]
fn what_is_not_as_expected_is_told_in_every_format() {
    let told = |format| answer(&["test", "-", "--format", format], EXPECTING);
    let github = told("github");
    let commands: Vec<_> = github.lines().filter(|line| line.starts_with("::")).collect();
    assert_eq!(commands.len(), 2, "{github}");
    assert!(commands[0].starts_with("::error file=<stdin>,line=18,col="), "{github}");
    assert!(
        commands[0].contains("title=a < b & c (<stdin>#3)%3A failed::") && commands[0].contains("expected 2, found 1"),
        "{github}"
    );
    let page = told("markdown");
    assert!(page.starts_with("**failed:** `<stdin>#3` — a \\< b & c\n\n- line 18: "), "{page}");
    assert!(page.ends_with("|     5 |      2 |      1 |              1 |              1 |\n"), "{page}");
    let schemas = schemas();
    for line in lines(&told("jsonl")) {
        assert!(schemas.iter().all(|schema| schema.is_valid(&line)), "{line}");
    }
}

/// What the schema of JUnit files asks of an element.
struct Element {
    name: &'static str,
    /// Where it stands.
    inside: &'static str,
    may_have: &'static [&'static str],
    must_have: &'static [&'static str],
}

const fn told(name: &'static str) -> Element {
    Element { name, inside: "testcase", may_have: &["type", "message"], must_have: &[] }
}

const JUNIT: [Element; 6] = [
    Element { name: "testsuites", inside: "", may_have: &["name", "time", "tests", "failures", "errors"], must_have: &[] },
    Element {
        name: "testsuite",
        inside: "testsuites",
        may_have: &["name", "tests", "failures", "errors", "time", "skipped", "id", "file"],
        must_have: &["name", "tests", "failures", "errors"],
    },
    Element { name: "testcase", inside: "testsuite", may_have: &["name", "time", "classname"], must_have: &["name"] },
    told("failure"),
    told("error"),
    told("skipped"),
];

#[test]
fn junit_keeps_to_its_schema_and_counts_what_it_tells() {
    for text in [answer(&["test", "-", "--format", "junit"], EXPECTING), answer(&["test", "fixtures", "--format", "junit"], "")] {
        let mut reader = Reader::from_str(&text);
        let mut open: Vec<String> = Vec::new();
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        let mut promised: BTreeMap<String, usize> = BTreeMap::new();
        let mut begin = |element: &BytesStart<'_>, open: &[String]| {
            let name = element.name().as_ref().to_owned();
            let known = JUNIT.iter().find(|known| known.name == name).expect("an element of JUnit");
            assert_eq!(known.inside, open.last().map_or("", String::as_str), "{name} in {open:?}");
            let attributes: BTreeMap<String, String> = element
                .attributes()
                .map(|attribute| {
                    let attribute = attribute.unwrap();
                    (attribute.key.as_ref().to_owned(), attribute.value.into_owned())
                })
                .collect();
            assert!(attributes.keys().all(|attribute| known.may_have.contains(&attribute.as_str())), "{name}: {attributes:?}");
            assert!(known.must_have.iter().all(|attribute| attributes.contains_key(*attribute)), "{name}: {attributes:?}");
            if name == "testsuite" {
                for (kind, element) in
                    [("tests", "testcase"), ("failures", "failure"), ("errors", "error"), ("skipped", "skipped")]
                {
                    *promised.entry(element.to_owned()).or_default() += attributes[kind].parse::<usize>().unwrap();
                }
            }
            *counts.entry(name.clone()).or_default() += 1;
            name
        };
        loop {
            match reader.read_event().unwrap() {
                Event::Start(element) => {
                    let name = begin(&element, &open);
                    open.push(name);
                }
                Event::Empty(element) => {
                    begin(&element, &open);
                }
                Event::End(_) => {
                    open.pop();
                }
                Event::Eof => break,
                _ => {}
            }
        }
        assert!(open.is_empty());
        for (element, promised) in promised {
            assert_eq!(counts.get(&element).copied().unwrap_or(0), promised, "{element}");
        }
    }
}

#[test]
fn what_a_command_cannot_write_is_refused_before_anything_is_read() {
    for (command, formats) in [
        (&["apply", "nowhere.yaml"] as &[&str], &["github", "sarif", "junit"] as &[&str]),
        (&["moves", "nowhere.yaml"], &["github", "sarif", "junit"]),
        (&["repair", "nowhere.yaml"], &["github", "junit"]),
        (&["show", "nowhere.yaml"], &["github", "sarif", "junit"]),
        (&["check", "nowhere.yaml"], &["junit"]),
        (&["score", "nowhere.yaml"], &["junit"]),
        (&["replay", "nowhere.yaml"], &["junit"]),
        (&["test", "nowhere.yaml"], &["sarif"]),
        (&["compare", "nowhere.yaml", "--all"], &["github", "sarif", "junit"]),
        (&["explain", "partial-floor"], &["github", "sarif", "junit"]),
        (&["rules"], &["github", "sarif", "junit"]),
        (&["rulings"], &["github", "sarif", "junit"]),
        (&["schema"], &["concise", "jsonl", "json", "slim", "markdown", "github", "sarif", "junit"]),
        (&["new", "azul"], &["concise", "jsonl", "json", "markdown", "github", "sarif", "junit"]),
    ] {
        for format in ["text", "concise", "jsonl", "json", "markdown", "github", "sarif", "junit"] {
            let (out, code, err) = run(&[command, &["--format", format]].concat(), "");
            let refused = err.starts_with("error: this command cannot write ");
            assert_eq!(refused, formats.contains(&format), "{command:?} {format}: {err}");
            assert!(!refused || (out.is_empty() && code == 2), "{command:?} {format}: {out}");
        }
    }
}
