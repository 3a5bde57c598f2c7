//! Input that nobody means well: it gets a clear error with its place, costs no other case, and hurts nothing.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod program;

use program::{Run, Scratch, program as command, run};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::Stdio;

/// Far deeper than anything that recursion survives.
const DEEP: usize = 100_000;
/// More than is read at once of anything but JSON Lines.
const HUGE: usize = 100 << 20;
/// Enough that what grows with the square would not end.
const MANY: usize = 3_000;

const GOOD: &str = "game: azul-mini\nphase: tiling\nplayers:\n  - {name: Ana, score: 0, lines: ['', YY, '', '', '']}\n";
const GOOD_LINE: &str = "{\"game\": \"azul-mini\", \"players\": [{\"name\": \"Ana\", \"score\": 0}]}\n";

/// All commands that read cases.
const COMMANDS: [&[&str]; 8] =
    [&["check"], &["score"], &["moves"], &["apply"], &["replay"], &["show"], &["test"], &["compare", "--all"]];

/// Puts a text to a command on standard input.
fn ask(command: &[&str], text: &str) -> Run {
    run(&[command, &["-"]].concat(), text.as_bytes())
}

/// The findings on a text, a line each, without the name of the source.
fn findings(text: &str) -> Vec<String> {
    let run = ask(&["check", "--format", "concise", "-q"], text);
    assert_eq!((run.code, run.err.as_str()), (Some(2), ""), "{:.300}", run.out);
    run.out.lines().map(|line| line.strip_prefix("<stdin>:").unwrap().to_owned()).collect()
}

/// The only finding on a text.
fn finding(text: &str) -> String {
    let mut all = findings(text);
    assert_eq!(all.len(), 1, "{all:?}");
    all.remove(0)
}

/// Lists and maps without end, in every way of writing them, as the value of a key.
fn abysses() -> Vec<(&'static str, String)> {
    let times = |text: &str| text.repeat(DEEP);
    vec![
        ("open lists", times("[")),
        ("lists", times("[") + &times("]")),
        ("maps", times("{a: ") + "1" + &times("}")),
        ("JSON maps", times("{\"a\":") + "1" + &times("}")),
        ("lists and maps", times("[{a: ") + &times("}]")),
        ("block lists", format!("\n  {}a", times("- "))),
        ("long keys", format!("\n  {}a", times("? "))),
        ("indented maps", (0..2_000).map(|depth| format!("\n{}a:", " ".repeat(depth + 1))).collect()),
    ]
}

#[test]
fn depth_is_refused_and_costs_no_other_case() {
    for (name, abyss) in abysses() {
        let stream = format!("{GOOD}---\ngame: azul-mini\nnote: {abyss}\n---\n{GOOD}");
        let found = finding(&stream);
        assert!(found.contains("error case/too-deep: lists and maps are more than 32 deep"), "{name}: {found}");
        // In blocks it is a line further down that is too deep.
        assert!(found.starts_with("7:") || found.starts_with("8:") || found.starts_with("39:"), "{name}: {found}");
        let run = ask(&["check"], &stream);
        assert!(run.out.contains("#1: possible") && run.out.contains("#3: possible"), "{name}: {:.300}", run.out);
        assert!(run.out.len() + run.err.len() < 3_000, "{name}: {:.300}", run.err);
    }
    let line = format!("{{\"game\": {}1{}}}\n", "[{\"a\": ".repeat(DEEP), "}]".repeat(DEEP));
    let stream = [GOOD_LINE, &line, GOOD_LINE].concat();
    let found = finding(&stream);
    assert!(found.starts_with("2:") && found.contains("case/too-deep"), "{found}");
    let run = ask(&["check"], &stream);
    assert!(run.out.contains("#1: possible") && run.out.contains("#3: possible"), "{:.300}", run.out);
}

#[test]
fn no_command_minds_depth() {
    for (name, abyss) in abysses().into_iter().step_by(3) {
        let text = format!("game: azul-mini\nnote: {abyss}\n");
        let file = Scratch::new(&format!("deep-{}.yaml", name.replace(' ', "-")), text.as_bytes());
        for command in COMMANDS {
            let run = run(&[command, &[file.path()]].concat(), b"");
            assert_eq!(run.code, Some(2), "{command:?}: {name}");
            assert!((run.out + &run.err).contains("more than 32 deep"), "{command:?}: {name}");
        }
        let rulings = run(&["check", "-", "-v", "--rulings", file.path()], GOOD.as_bytes());
        assert_eq!((rulings.code, rulings.out.as_str()), (Some(2), ""), "{name}");
        assert!(rulings.err.contains("case/too-deep"), "{name}: {}", rulings.err);
    }
}

#[test]
fn aliases_never_grow() {
    let mut laughs = "a: &a [lol, lol]\n".to_owned();
    for (this, next) in ('a'..'y').zip('b'..) {
        laughs += &format!("{next}: &{next} [{}]\n", vec![format!("*{this}"); 9].join(", "));
    }
    let run = ask(&["check", "-v"], &format!("{GOOD}---\n{laughs}---\n{GOOD}"));
    assert_eq!((run.code, run.out.matches(": possible").count()), (Some(2), 2));
    assert!(run.err.contains("case/alias") && run.err.contains("a case has no anchors and aliases"));
    let found = findings(&format!("game: azul-mini\nnote: &a [x]\ntitle: [{}]\n", "*a, ".repeat(MANY)));
    assert!(found.len() == MANY + 1 && found.iter().all(|line| line.contains("case/alias")));
    assert!(found[MANY].starts_with(&format!("3:{}: ", 9 + 4 * (MANY - 1))), "{}", found[MANY]);
    let million = finding(&format!("game: azul-mini\nnote: [{}]\n", "a, ".repeat(1_000_000)));
    assert!(million.contains("case/too-many-values: the case holds more than 200000 values"), "{million}");
}

#[test]
fn each_of_very_many_faults_on_one_line_has_its_place() {
    // Letters of two bytes: a place is not where its byte is.
    let keys: String = (0..MANY).map(|number| format!("ñ{number:05}: 1, ")).collect();
    let found = findings(&format!("{{game: azul-mini, players: [Ana], {keys}}}"));
    assert_eq!(found.len(), MANY);
    for (number, line) in found.iter().enumerate() {
        assert!(line.starts_with(&format!("1:{}: error case/unknown-key: ", 35 + 11 * number)), "{line}");
        assert!(line.contains(&format!("\"ñ{number:05}\"")), "{line}");
    }
    // With their excerpts too, which show the part of the line around each.
    let shown = ask(&["check"], &format!("{{game: azul-mini, players: [Ana], {keys}}}")).err;
    assert_eq!(shown.matches("no such key").count(), MANY);
    assert!(shown.lines().all(|line| line.chars().count() < 200));
}

#[test]
fn what_is_very_long_is_refused_by_name_and_cut_in_messages() {
    let long = "x".repeat(DEEP);
    let many = |item: &str| vec![item; DEEP].join(", ");
    for (text, code) in [
        (format!("game: azul-mini\nplayers: [{{name: {long}}}]\n"), "case/out-of-range: the name of a player has 100000 letters"),
        (format!("game: azul-mini\nplayers: [{long}, {long}]\n"), "case/out-of-range: the name of a player has 100000 letters"),
        (format!("game: azul-mini\nplayers: [{}]\n", many("Ana")), "case/out-of-range: `players` lists 100000 players"),
        (format!("game: azul-summer-pavilion\nplayers: [{}]\n", many("Ana")), "case/out-of-range: `players` lists"),
        (format!("game: blue-moon-city\nplayers: [{}]\n", many("Ana")), "case/out-of-range: `players` lists"),
        (format!("game: {long}\n"), "case/unknown-game"),
        (format!("game: azul-mini\n? {long}\n: 1\n"), "case/unknown-key"),
        (format!("{{\"game\": \"azul-mini\", \"{long}\": 1}}"), "case/unknown-key"),
        (format!("game: azul-mini\nround: {}\n", "9".repeat(DEEP)), "case/out-of-range: the round cannot be 999"),
        (format!("game: azul-mini\nfactories: [{long}]\n"), "case/unknown-word"),
        (format!("{GOOD}moves: [{{player: {long}, tile: line 1}}]\n"), "case/unknown-player"),
        (format!("{GOOD}rulings: {{{long}: yes}}\n"), "case/unknown-ruling"),
        (format!("{GOOD}expect: {{verdict: {long}}}\n"), "case/unknown-word"),
        (format!("{GOOD}claims: {{{long}: 1}}\n"), "case/unknown-player"),
    ] {
        let found = findings(&text);
        assert!(found.iter().any(|line| line.contains(code)), "{code}: {:.300}", found[0]);
        assert!(found.iter().all(|line| line.chars().count() < 600), "{code}: {}", found[0].len());
    }
    // What is much and yet no nonsense of form is judged.
    for (text, rule) in [
        (format!("game: azul-mini\nplayers: [{{name: Ana, floor: [{}]}}]\n", many("Y")), "azul/"),
        (format!("game: azul-mini\nplayers: [Ana]\nfactories: [{}]\n", many("YYBR")), "azul/"),
        (format!("game: azul-mini\nplayers: [Ana]\nbag: {}\n", "Y".repeat(DEEP)), "case/"),
        (format!("game: azul-summer-pavilion\nplayers: [{{name: Ana, tiles: {}}}]\n", "R".repeat(DEEP)), ""),
        (format!("game: blue-moon-city\nplayers: [{{name: Ana, hand: [{}]}}]\n", many("red 1")), "blue-moon-city/"),
    ] {
        let run = ask(&["check", "--format", "concise", "-q"], &text);
        assert!(matches!(run.code, Some(1 | 2)) && run.out.contains(rule), "{rule}: {:?} {:.300}", run.code, run.out);
        assert!(run.out.len() < 5_000 && run.err.is_empty(), "{rule}: {:.300}", run.out);
    }
}

#[test]
fn thousands_of_moves_are_judged_one_by_one() {
    let text = format!("{GOOD}moves:\n{}", "  - {player: Ana, tile: line 2}\n".repeat(MANY));
    let run = ask(&["check", "--format", "concise"], &text);
    assert_eq!(run.code, Some(1));
    let refused: Vec<_> = run.out.lines().filter(|line| line.contains(" error azul/")).collect();
    assert_eq!(refused.len(), MANY - 1);
    let wrong = format!("{GOOD}moves: [{}]\n", "{player: Bob, tile: line 9}, ".repeat(MANY));
    assert_eq!(findings(&wrong).len(), 2 * MANY);
}

#[test]
fn numbers_beyond_all_measure_are_named() {
    let yaml = |value: &str| {
        format!(
            "game: azul-mini\nround: {value}\nplayers: [{{name: Ana, score: 0}}]\nbag: {{yellow: {value}}}\n\
             moves: [{{player: Ana, take: yellow, from: factory {value}, to: line 1}}]\n"
        )
    };
    let json = |value: &str| {
        format!("{{\"game\": \"azul-mini\", \"round\": {value}, \"bag\": {{\"yellow\": {value}}}, \"players\": [\"Ana\"]}}\n")
    };
    let digits = "7".repeat(200);
    let out_of_range = ["18446744073709551616", "-9223372036854775809", "-1", "999999999999999999999999", &digits];
    let no_number = ["1.5", "1e400", "1e3", ".inf", "-.inf", ".nan", "0x10", "0o17", "0b1", "1_000", "٣", "true"];
    for (values, code) in [(&out_of_range[..], "case/out-of-range"), (&no_number[..], "case/wrong-type")] {
        for value in values {
            for (text, line, moves) in [(yaml(value), 2, 1), (json(value), 1, 0)] {
                let found = findings(&text);
                assert_eq!(found.len(), 2 + moves, "{value}: {found:?}");
                assert!(found[0].starts_with(&format!("{line}:")) && found[0].contains(code), "{value}: {}", found[0]);
                assert!(found[..2].iter().all(|line| line.contains(code)), "{value}: {found:?}");
            }
        }
    }
    for command in COMMANDS {
        let run = ask(command, &yaml("1e400"));
        assert_eq!(run.code, Some(2), "{command:?}");
        assert!((run.out + &run.err).contains("the round should be a whole number, not \"1e400\""), "{command:?}");
    }
    let claimed = run(&["score", "-", "--claim", "Ana=99999999999999999999"], GOOD.as_bytes());
    assert_eq!(claimed.code, Some(2), "{}", claimed.out);
}

#[test]
fn what_is_no_text_is_told_with_its_place() {
    let utf16: Vec<u8> = [0xff, 0xfe].into_iter().chain(GOOD.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let utf32: Vec<u8> =
        std::iter::once('\u{feff}').chain(GOOD.chars()).flat_map(|letter| u32::from(letter).to_le_bytes()).collect();
    let latin = [GOOD.as_bytes(), b"title: p\xfarpura\n"].concat();
    let accents = [GOOD.as_bytes(), "title: é".as_bytes(), b"\xe9\n"].concat();
    for (name, bytes, message) in [
        ("utf16.yaml", utf16, "it is written in UTF-16; save it as UTF-8"),
        ("utf32.yaml", utf32, "it is written in UTF-32; save it as UTF-8"),
        ("latin.yaml", latin, "it is not UTF-8: the byte 0xfa in line 5, column 9; save it as UTF-8"),
        ("accents.yaml", accents, "it is not UTF-8: the byte 0xe9 in line 5, column 9; save it as UTF-8"),
        ("nul.yaml", [GOOD.as_bytes(), b"title: a\0b\n"].concat(), "it is not a text file"),
    ] {
        let file = Scratch::new(name, &bytes);
        for command in COMMANDS.into_iter().filter(|command| command[0] != "test") {
            let run = run(&[command, &[file.path()]].concat(), b"");
            assert_eq!(run.code, Some(2), "{command:?} {name}");
            assert!(run.err.starts_with(&format!("error: {}: {message}", file.path())), "{command:?}: {}", run.err);
        }
        let from_stdin = run(&["check", "-"], &bytes);
        assert!(from_stdin.err.starts_with(&format!("error: <stdin>: {message}")), "{}", from_stdin.err);
        let rulings = run(&["check", "-", "--rulings", file.path()], GOOD.as_bytes());
        assert_eq!((rulings.code, rulings.out.as_str()), (Some(2), ""), "{name}");
        assert!(rulings.err.contains(message), "{}", rulings.err);
    }
}

#[test]
fn a_line_that_is_no_text_costs_no_other() {
    let bad = b"{\"game\": \"azul-mini\", \"title\": \"p\xfarpura\", \"players\": [\"Ana\"]}\n";
    let nul = b"{\"game\": \"azul-mini\", \"title\": \"\0\", \"players\": [\"Ana\"]}\n";
    let half = b"{\"game\": \"azul-mini\", \"title\": \"\\ud800\", \"players\": [\"Ana\"]}\n";
    let good = GOOD_LINE.as_bytes();
    for (line, message) in [
        (&bad[..], "is not UTF-8: the byte 0xfa in line 2, column 34"),
        (nul, "is not a text file"),
        (half, "half of a pair of \\u escapes stands alone"),
        (b"{\"game\": \"azul-mini\", \"title\": \"\\x\"}\n", "JSON has no such escape"),
    ] {
        for (first, last) in [(good, good), (good, b"\n")] {
            let run = run(&["check", "-"], &[first, line, last, good].concat());
            assert_eq!(run.code, Some(2));
            assert_eq!(run.out.matches(": possible").count(), if last == good { 3 } else { 2 }, "{}", run.out);
            assert!(run.err.starts_with("<stdin>#2: cannot be read") && run.err.contains(message), "{}", run.err);
        }
    }
}

#[test]
fn a_document_of_a_long_file_that_is_no_text_costs_no_other() {
    let good = format!("{GOOD}# {}\n---\n", "x".repeat(1_000)).repeat(1_500);
    let run = run(&["check", "-"], &[good.as_bytes(), b"title: p\xfarpura\n---\n", GOOD.as_bytes()].concat());
    assert_eq!((run.code, run.out.matches(": possible").count()), (Some(2), 1_501), "{:.300}", run.out);
    let line = 1_500 * 6 + 1;
    assert!(run.err.contains(&format!("is not UTF-8: the byte 0xfa in line {line}, column 9")), "{}", run.err);
}

#[test]
fn documents_are_numbered_as_they_are_whatever_separates_them() {
    let bad = "game: azul-mini\nplayer: 1\n";
    let run = ask(&["check", "--format", "json"], &format!("{bad}---\n# no case\n---\n{bad}...\n{bad}---\n{bad}---\n"));
    let numbered: Vec<_> =
        run.out.lines().map(|line| line.split("\"index\":").nth(1).and_then(|rest| rest.chars().next())).collect();
    assert_eq!(numbered, ['1', '2', '3', '4'].map(Some), "{}", run.out);
    let single = ask(&["check"], &format!("{bad}---\n# no case\n"));
    assert!(!single.err.contains('#'), "a single case has no number: {}", single.err);
}

#[test]
fn line_ends_and_byte_order_marks_change_nothing() {
    let stream = GOOD_LINE.repeat(2);
    for text in [GOOD, GOOD_LINE, &stream] {
        let as_is = ask(&["check"], text);
        assert_eq!(as_is.code, Some(0), "{}", as_is.err);
        for other in [text.replace('\n', "\r\n"), format!("\u{feff}{text}"), format!("\u{feff}{}", text.replace('\n', "\r\n"))] {
            let run = ask(&["check"], &other);
            assert_eq!((run.code, run.out, run.err), (Some(0), as_is.out.clone(), String::new()), "{other:?}");
        }
    }
    let bad = ["\n", "\r\n"].map(|end| ask(&["check"], &["game: azul-mini", "players: [Ana]", "key: 1", ""].join(end)));
    assert!(bad[0].err.contains("key: 1\n"), "{}", bad[0].err);
    assert_eq!(bad[0].err, bad[1].err, "an excerpt ends where its line does");
    assert_eq!(ask(&["check"], &GOOD.replace('\n', "\r")).code, Some(0), "a lone CR ends a line, too");
    assert!(finding("game: azul-mini\nplayers:\n\t- Ana\n").starts_with("3:2: error case/syntax: a tab stands where"));
    assert!(finding("game: azul-mini\ntitle: a\u{7}b\n").starts_with("2:9: error case/binary: the text holds the control"));
}

#[test]
fn no_name_steers_the_terminal_of_its_reader() {
    let name = "A\u{202e}n\u{2066}a\u{200b}\\e[31m\\x9b\\a\\u061c\\u2028\u{ad}\\ufeff\u{2060}\\U000e0041";
    let case = format!(
        "game: azul-mini\nphase: tiling\ntitle: \"{name}\"\nplayers:\n  - {{name: \"{name}\", score: 0, lines: ['', YY, '', '', '']}}\n\
         moves: [{{player: \"{name}\", tile: line 2}}]\nclaims: {{\"{name}\": 7}}\nexpect: {{points: {{\"{name}\": 9}}}}\n"
    );
    let steers = |letter: char| {
        letter != '\n' && letter.is_control()
            || "\u{61c}\u{2028}\u{202e}\u{2066}\u{200b}\u{ad}\u{feff}\u{2060}\u{e0041}".contains(letter)
    };
    let refused = case.replace("line 2}", "line 3}");
    let unreadable = format!("{case}\"{name}\": \"{name}\"\n");
    for text in [&case, &refused, &unreadable, &format!("game: \"{name}\"\n")] {
        for command in COMMANDS {
            for format in ["text", "concise", "markdown", "github", "json", "sarif", "junit"] {
                let run = ask(&[command, &["--format", format]].concat(), text);
                let told = run.out + &run.err;
                assert_eq!(told.chars().find(|&letter| steers(letter)), None, "{command:?} {format}: {told}");
            }
        }
        let picture = ask(&["show", "--svg", "-"], text).out;
        assert_eq!(picture.chars().find(|&letter| steers(letter)), None, "{picture}");
    }
    // What `apply` writes is to be read again: the name is kept there, in escapes.
    let applied = ask(&["apply"], &case).out;
    let again = ask(&["score", "--format", "json"], &applied).out;
    let typed = "A\u{202e}n\u{2066}a\u{200b}\u{1b}[31m\u{9b}\u{7}\u{61c}\u{2028}\u{ad}\u{feff}\u{2060}\u{e0041}";
    let score: serde_json::Value = serde_json::from_str(&again).unwrap();
    assert!(score["scores"].as_object().unwrap().contains_key(typed), "{applied}{again}");
    // A reading that changes something is told.
    let grey = format!(
        "game: azul-mini\nphase: tiling\nvariant: grey\ntitle: \"{name}\"\nplayers:\n  - name: \"{name}\"\n    wall: [....., ....., ....., .....,          .....]\n    lines: ['', YY, '', '', '']\nmoves:\n  - {{player: \"{name}\", tile: line 2, to: floor}}\n"
    );
    for format in ["text", "concise", "markdown", "json"] {
        let told = ask(&["compare", "--ruling", "grey-forced=yes", "--format", format], &grey).out;
        assert!(told.contains("grey-forced=yes"), "{told}");
        assert_eq!(told.chars().find(|&letter| steers(letter)), None, "compare {format}: {told}");
    }
}

/// Feeds a text to `check -q -` over and over until `HUGE` bytes are written, then `end`; what it says, and, where the system
/// tells, the most memory that it ever held before the last bytes, in MiB.
fn flood(head: &str, text: &str, end: &str) -> (Run, Option<usize>) {
    let mut child = command(&["check", "-q", "-"]).stdout(Stdio::null()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut errors = child.stderr.take().unwrap();
    std::thread::scope(|scope| {
        let err = scope.spawn(move || {
            let mut err = String::new();
            errors.read_to_string(&mut err).map(|_| err).unwrap()
        });
        // A program that has seen enough closes its input.
        let block = text.repeat((1 << 20) / text.len() + 1);
        let mut written = input.write_all(head.as_bytes());
        for _ in 0..HUGE / block.len() {
            written = written.and_then(|()| input.write_all(block.as_bytes()));
        }
        let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.split_whitespace().next()?.parse::<usize>().ok());
        let _ = written.and_then(|()| input.write_all(end.as_bytes()));
        drop(input);
        let code = child.wait().unwrap().code();
        (Run { code, out: String::new(), err: err.join().unwrap() }, peak.map(|peak| peak >> 10))
    })
}

#[test]
fn a_hundred_megabytes_of_cases_are_judged_in_little_memory() {
    let note = "x".repeat(50_000);
    let line = GOOD_LINE.replace("\"players\"", &format!("\"note\": \"{note}\", \"players\""));
    let document = format!("{GOOD}note: {note}\n---\n");
    let ends = ["{\"game\": \"azul-mini\", \"player\": 1}\n", "game: azul-mini\nplayer: 1\n"];
    for (text, end) in [line, document].iter().zip(ends) {
        let (run, peak) = flood(text, text, end);
        assert_eq!(run.code, Some(2));
        assert!(run.err.contains("a case has no key \"player\"") && run.err.lines().count() < 30, "{:.2000}", run.err);
        assert!(peak.is_none_or(|mebibytes| mebibytes < 64), "{peak:?} MiB");
    }
}

#[test]
fn a_hundred_megabytes_of_anything_else_are_refused() {
    for (head, text) in
        [("", "\n"), ("", "a"), (GOOD, "\n"), ("game: azul-mini\nnote: \"", "a"), ("", "["), ("{\"game\": [", "1, ")]
    {
        let (run, peak) = flood(head, text, "");
        assert_eq!(run.code, Some(2), "{text:?}");
        let message = "error: <stdin>: it is larger than 64 MiB; split it: every document is a case of its own";
        assert!(run.err.starts_with(message) && run.err.lines().count() == 1, "{:.300}", run.err);
        assert!(peak.is_none_or(|mebibytes| mebibytes < 200), "{peak:?} MiB");
    }
    // A file that is only said to be large, among good ones.
    let (good, large) = (Scratch::new("small.yaml", GOOD.as_bytes()), Scratch::new("large.yaml", b""));
    std::fs::File::options().write(true).open(large.path()).unwrap().set_len(HUGE as u64).unwrap();
    let run = run(&["check", good.path(), large.path(), good.path()], b"");
    assert_eq!((run.code, run.out.matches(": possible").count()), (Some(2), 2), "{}", run.err);
    assert!(run.err.contains("large.yaml: it is larger than 64 MiB"), "{}", run.err);
}

#[test]
fn a_text_just_below_the_limit_keeps_its_places() {
    let long = "x".repeat(8 << 20);
    let found = finding(&format!("{{game: azul-mini, players: [Ana], note: {long}, key: 1}}"));
    assert!(found.starts_with(&format!("1:{}: error case/unknown-key", 43 + (8 << 20))), "{found}");
    let found = finding(&format!("{{game: azul-mini, players: [Ana], note: {}, key: 1}}", "púrpura ".repeat(1 << 20)));
    assert!(found.starts_with(&format!("1:{}: error case/unknown-key", 43 + (8 << 20))), "{found}");
    let found = finding(&format!("game: azul-mini\nplayers: [Ana]\n{}key: 1\n", "\n".repeat(1 << 20)));
    assert!(found.starts_with(&format!("{}:1: error case/unknown-key", (1 << 20) + 3)), "{found}");
}

#[test]
fn what_comes_of_a_long_stream_of_documents_is_said_in_order() {
    // Twice what is worked on at once.
    let comment = "x".repeat(1_000);
    let stream = format!("{GOOD}# {comment}\n---\n[\n---\nú: [\n---\n").repeat(2_000);
    let run = ask(&["check", "--format", "json"], &stream);
    assert_eq!((run.code, run.err.as_str()), (Some(2), ""));
    let mut index = 0;
    for line in run.out.lines() {
        index += 1;
        assert!(line.contains(&format!("\"index\":{index},")), "{index}: {line}");
        let verdict = if index % 3 == 1 { "\"verdict\":\"legal\"" } else { "\"verdict\":\"unreadable\"" };
        assert!(line.contains(verdict), "{line}");
        // Six lines of a good case with its separator, two of each bad one.
        let opened = (index / 3) * 10 + if index % 3 == 2 { 7 } else { -1 };
        assert!(index % 3 == 1 || line.contains(&format!("opens on line {opened}")), "{line}");
    }
    assert_eq!(index, 3 * 2_000);
}

#[test]
fn a_reader_that_leaves_is_no_failure_and_a_full_disk_is_one() {
    let stream = GOOD_LINE.repeat(2_000);
    for arguments in
        [&["check", "-"] as &[&str], &["score", "-"], &["show", "-"], &["check", "-", "--format", "json"], &["schema"], &["man"]]
    {
        let mut child = command(arguments).spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        let text = stream.as_bytes();
        std::thread::scope(|scope| {
            scope.spawn(move || input.write_all(text));
            let mut line = String::new();
            BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
            assert!(!line.is_empty(), "{arguments:?}");
            let output = child.wait_with_output().unwrap();
            assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""), "{arguments:?}");
        });
    }
    let full = std::path::Path::new("/dev/full");
    if full.exists() {
        let answers = [&["check", "-"] as &[&str], &["test", "-"], &["compare", "--all", "-"], &["rulings"], &["new", "azul"]];
        for &arguments in answers.iter().chain(&[&["--help"] as &[&str], &["check", "--help"], &["--version"]]) {
            let full = std::fs::File::options().write(true).open(full).unwrap();
            let run = program::finish(command(arguments).stdout(full), GOOD.as_bytes());
            assert_eq!(run.code, Some(2), "{arguments:?}");
            assert!(run.err.starts_with("error: the output cannot be written: ") && run.err.lines().count() == 1, "{}", run.err);
        }
        let run = run(&["show", "-", "--svg", "/dev/full"], GOOD.as_bytes());
        assert!(run.code == Some(2) && run.err.contains("/dev/full cannot be written"), "{}", run.err);
    }
}

#[cfg(unix)]
#[test]
fn what_cannot_be_read_in_a_folder_costs_nothing_else() {
    use std::os::unix::fs::symlink;
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("mixed");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("d-empty")).unwrap();
    std::fs::create_dir_all(folder.join("e-named.yaml")).unwrap();
    for good in ["a.yaml", "e-named.yaml/inside.yaml", "z.yaml"] {
        std::fs::write(folder.join(good), GOOD).unwrap();
    }
    std::fs::write(folder.join("b.txt"), "no case").unwrap();
    std::fs::write(folder.join("c.yaml"), "").unwrap();
    symlink("nowhere", folder.join("f.yaml")).unwrap();
    symlink("g.yaml", folder.join("g.yaml")).unwrap();
    symlink("a.yaml", folder.join("h.yaml")).unwrap();
    symlink(".", folder.join("i.yaml")).unwrap();

    let shown = folder.to_str().unwrap();
    let run_on = |paths: &[&str]| run(&[&["check"], paths].concat(), b"");
    let all = run_on(&[shown]);
    let names = |text: &str, end: &str| -> Vec<String> {
        let name = |line: &str| Some(line.split_once(shown)?.1.split_once(end)?.0.to_owned());
        text.lines().filter_map(name).collect()
    };
    assert_eq!(all.code, Some(2));
    assert_eq!(names(&all.out, ": possible"), ["/a.yaml", "/e-named.yaml/inside.yaml", "/h.yaml", "/z.yaml"], "{}", all.out);
    assert_eq!(names(&all.err, ": it "), ["/c.yaml", "/f.yaml", "/g.yaml"], "{}", all.err);
    assert!(all.err.contains("it is a link to a file that is not there"), "{}", all.err);

    let good = format!("{shown}/a.yaml");
    for (path, why) in [
        ("d-empty", "there is no case file in it"),
        ("gone.yaml", "there is no such file"),
        ("f.yaml", "it is a link to a file that is not there"),
        ("a.yaml/b.yaml", "it cannot be read: "),
    ] {
        let run = run_on(&[&good, &format!("{shown}/{path}"), &good]);
        assert_eq!((run.code, run.out.matches(": possible").count()), (Some(2), 2), "{path}: {}", run.err);
        assert!(run.err.starts_with(&format!("error: {shown}/{path}: {why}")) && run.err.lines().count() == 1, "{}", run.err);
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn what_was_found_before_is_answered() {
    let kept = std::fs::read_dir("fuzz/kept").unwrap().map(|file| file.unwrap().path());
    for path in kept {
        let text = std::fs::read_to_string(&path).unwrap();
        for command in COMMANDS.into_iter().chain([&["repair"] as &[_], &["repair", "--format", "json"]]) {
            let run = ask(command, &text);
            let name = path.display();
            assert!(matches!(run.code, Some(0..=2)) && !run.err.contains("panicked"), "{name} {command:?}: {:.300}", run.err);
            assert!(run.out.len() + run.err.len() < 400_000, "{name} {command:?}: {} bytes", run.out.len());
        }
    }
}
