//! The program from outside: arguments in, text and exit code out.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod program;

use clap::{CommandFactory, Parser};
use program::{Run, Scratch, finish, program as command, run};
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use tilejudge::cli::{Cli, Command, Files, Format};

fn run_with(environment: &[(&str, &str)], arguments: &[&str], stdin: &[u8]) -> Run {
    finish(command(arguments).envs(environment.iter().copied()), stdin)
}

#[test]
fn a_file_that_holds_no_case_is_named_on_one_line() {
    let picture = Scratch::new("picture.jpg", b"\xff\xd8\xff\xe0\0\x10JFIF");
    let latin = Scratch::new("latin.yaml", b"game: p\xfarpura\n");
    let empty = Scratch::new("empty.yaml", b" \n\n");
    let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    for (path, fault) in [
        ("nowhere/board.yaml", "there is no such file"),
        (directory, "there is no case file in it"),
        (picture.path(), "it is not a text file"),
        (latin.path(), "it is not UTF-8: the byte 0xfa in line 1, column 8"),
        (empty.path(), "it is empty"),
    ] {
        let run = run(&["check", path], b"");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{path}");
        assert!(run.err.starts_with(&format!("error: {path}: {fault}")), "{}", run.err);
        assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    }
}

#[test]
fn machines_learn_of_unreadable_files_where_they_read_everything_else() {
    let run = run(&["check", "--format", "json", "nowhere.yaml", "-", "--stdin-filename", "board.yaml"], b"");
    assert_eq!((run.code, run.err.as_str()), (Some(2), ""));
    let lines: Vec<serde_json::Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let files: Vec<_> = lines.iter().map(|line| line["case"]["file"].as_str().unwrap()).collect();
    assert_eq!(files, ["nowhere.yaml", "board.yaml"]);
    assert!(lines.iter().all(|line| line["verdict"] == "unreadable" && line["case"]["index"].is_null()));
    assert_eq!(lines[1]["findings"][0]["rule"], "case/empty");
}

#[test]
fn usage_errors_are_told_apart_from_verdicts() {
    for arguments in [&["check"] as &[&str], &["judge", "a.yaml"], &["check", "a.yaml", "--format", "xml"], &["rules", "chess"]] {
        let run = run(arguments, b"");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(run.err.starts_with("error: ") || run.err.contains("Usage"), "{}", run.err);
    }
    assert_eq!(run(&["--help"], b"").code, Some(0));
    assert_eq!(run(&["--version"], b"").code, Some(0));
}

#[test]
fn arguments_are_refused_in_the_language_of_whoever_typed_them() {
    let refused = |arguments: &[&str], locale: &str| finish(command(arguments).env("LC_ALL", locale), b"");
    for (arguments, locale, says) in [
        (&["new", "chess"] as &[&str], "es_ES.UTF-8", "error: no hay ningún juego llamado «chess»: los juegos son azul, "),
        (&["new", "chess", "--lang", "pl"], "es_ES.UTF-8", "błąd: nie ma gry „chess”: gry to azul, "),
        (&["--lang=es", "check", "--ruling", "refill=x", "a.yaml"], "C", "error: «x» no es una respuesta a refill: "),
        (&["rules", "azul-mimi"], "C", "error: there is no game called \"azul-mimi\": did you mean azul-mini?\n"),
    ] {
        let run = refused(arguments, locale);
        assert!(run.code == Some(2) && run.out.is_empty() && run.err.starts_with(says), "{arguments:?}: {}", run.err);
    }
}

/// The exit code where nobody reads the answer.
fn unread(arguments: &[&str], stdin: &str) -> Option<i32> {
    let mut child = command(arguments).spawn().unwrap();
    drop(child.stdout.take());
    child.stdin.take().unwrap().write_all(stdin.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    output.status.code()
}

#[test]
fn the_exit_code_is_the_verdict_whoever_reads() {
    assert_eq!(unread(&["rulings", "--format", "json"], ""), Some(0));
    assert_eq!(unread(&["check", "-"], LEGAL), Some(0));
    assert_eq!(unread(&["check", "-"], IMPOSSIBLE), Some(1));
    // Far behind the place where writing ends.
    let long = format!("{}{IMPOSSIBLE}", format!("{LEGAL}---\n").repeat(2000));
    assert_eq!(unread(&["check", "-", "--format", "json"], &long), Some(1));
    assert_eq!(unread(&["test", "-"], &format!("{IMPOSSIBLE}expect: {{verdict: legal}}\n")), Some(1));
}

#[test]
fn what_is_complete_is_answered_where_json_lines_pause() {
    let line = |score: i32| format!("{{\"game\": \"azul\", \"players\": [{{\"name\": \"Ana\", \"score\": {score}}}]}}\n");
    for more in [&[] as &[&str], &["--stdin-after", "0"]] {
        let mut child = command(&[&["check", "-", "--format", "json"], more].concat()).spawn().unwrap();
        let (mut input, mut output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        let mut ask = |text: &str| {
            input.write_all(text.as_bytes()).unwrap();
            let mut answer = String::new();
            output.read_line(&mut answer).unwrap();
            let answer: serde_json::Value = serde_json::from_str(&answer).unwrap();
            (answer["case"]["index"].as_u64().unwrap(), answer["verdict"].as_str().unwrap().to_owned())
        };
        let answer = |index, verdict: &str| (index, verdict.to_owned());
        assert_eq!(ask(&line(0)), answer(1, "legal"), "{more:?}");
        assert_eq!(ask(&line(5)), answer(2, "legal"));
        // A line that is none costs no other, wherever it stands in what came at once.
        assert_eq!(ask(&format!("[1\n{}{}", line(6), &line(7)[..30])), answer(3, "unreadable"));
        assert_eq!(ask(""), answer(4, "legal"));
        assert_eq!(ask(&line(7)[30..]), answer(5, "legal"), "half a line is not complete");
        drop(input);
        assert_eq!(child.wait().unwrap().code(), Some(2));
    }
}

#[test]
fn a_first_line_is_answered_before_it_is_known_what_follows() {
    let line = "{\"game\": \"azul\", \"players\": [{\"name\": \"Ana\", \"score\": 3}]}\n";
    let document = "game: azul\nplayers: [{name: Ana, score: -1}]\n";
    for (follows, ends) in [
        ("", "<stdin>#1: possible\n".to_owned()),
        ("\n", "<stdin>#1: possible\n".to_owned()),
        ("---\n", "<stdin>#1: possible\n".to_owned()),
        (line, "<stdin>#1: possible\n<stdin>#2: possible\n".to_owned()),
        (&format!("--- # next\n{line}"), "<stdin>#1: possible\n<stdin>#2: possible\n".to_owned()),
        (
            &format!("\n---\n{}---\n{}", document.replace("-1", "1"), document.replace("-1", "2")),
            (1..4).map(|number| format!("<stdin>#{number}: possible\n")).collect(),
        ),
    ] {
        // At once, and one after the other.
        let possible = |text: &str| {
            text.lines().filter(|line| line.ends_with(": possible")).map(|line| format!("{line}\n")).collect::<String>()
        };
        assert_eq!(possible(&run(&["check", "-"], format!("{line}{follows}").as_bytes()).out), ends, "{follows}");
        let mut child = command(&["check", "-"]).spawn().unwrap();
        let (mut input, mut output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        input.write_all(line.as_bytes()).unwrap();
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        assert_eq!(answer, "<stdin>#1: possible\n");
        input.write_all(follows.as_bytes()).unwrap();
        drop(input);
        output.read_to_string(&mut answer).unwrap();
        assert_eq!((child.wait().unwrap().code(), possible(&answer)), (Some(0), ends), "{follows}");
    }
}

#[test]
fn several_files_and_folders_are_answered_one_after_the_other() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("several-files");
    std::fs::create_dir_all(&folder).unwrap();
    for name in ["a.yaml", "b.yaml"] {
        std::fs::write(folder.join(name), LEGAL).unwrap();
    }
    let (one, all) = (folder.join("a.yaml"), folder.to_str().unwrap());
    let one = one.to_str().unwrap();
    for command in ["check", "score", "moves", "apply", "show", "replay", "repair"] {
        for format in ["text", "concise", "json", "markdown"] {
            let run = run(&[command, one, all, "--format", format, "-v"], b"");
            assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{command} {format}");
            let single = self::run(&[command, one, "--format", format, "-v"], b"").out;
            // Of several drawings each says which case it is of.
            let head = if (command, format) == ("show", "text") { format!("{one}:\n") } else { String::new() };
            let single = head + &single;
            let (first, rest) = run.out.split_at(single.len());
            assert_eq!(first, single, "{command} {format}");
            let twice = single.replace("a.yaml", "b.yaml");
            assert!(rest.ends_with(&twice) && rest.len() < single.len() + twice.len() + 12, "{command} {format}: {rest}");
        }
    }
    let applied = run(&["apply", one, all], b"").out;
    let read = run(&["check", "-", "--format", "json"], applied.as_bytes());
    assert_eq!((read.code, read.out.lines().count()), (Some(0), 3), "{applied}{}", read.err);
    let picture = Scratch::new("several-files.svg", b"");
    assert_eq!(run(&["show", one, all, "-q", "--svg", picture.path()], b"").code, Some(0));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn numbers_at_their_limits_and_long_words_are_refused_or_carried_out() {
    let line = "{\"game\": \"azul\", \"players\": [\"Ana\"]}\n".repeat(2);
    let after = |number: &str| run(&["check", "-", "--format", "json", "--stdin-after", number], line.as_bytes());
    assert!(after("9007199254740990").out.contains("\"index\":9007199254740992,"));
    for number in ["18446744073709551615", "9007199254740993", "99999999999999999999", ""] {
        let run = after(number);
        assert!(run.code == Some(2) && run.out.is_empty() && run.err.contains("--stdin-after"), "{number}: {}", run.err);
    }
    let impossible = Scratch::new("limits.yaml", IMPOSSIBLE.as_bytes());
    let huge = run(&["repair", impossible.path(), "--write", "18446744073709551615"], b"");
    assert!(huge.code == Some(2) && huge.err.contains("there is no change 18446744073709551615"), "{}", huge.err);
    assert_eq!(run(&["check", "-", "--stdin-filename", &"a".repeat(100_000)], LEGAL.as_bytes()).code, Some(0));
    for arguments in [&["explain"] as &[&str], &["rules"], &["new"], &["check"], &["check", "-", "--ruling"], &[]] {
        for word in ["a".repeat(100_000), "x ".repeat(50_000), "\u{200b}\u{202e}\u{1b}[31m".repeat(100)] {
            let run = run(&[arguments, &[&word]].concat(), b"");
            let told = run.out + &run.err;
            assert!(run.code.is_some_and(|code| code < 3) && !told.contains(['\u{200b}', '\u{202e}', '\u{1b}']), "{arguments:?}");
        }
    }
}

#[test]
fn open_questions_are_listed_and_explained() {
    let table = run(&["rulings", "azul"], b"");
    assert_eq!(table.code, Some(0));
    assert!(table.out.contains("partial-floor") && !table.out.contains('\u{1b}'));
    let one = run(&["explain", "partial-floor"], b"");
    assert!(one.out.contains("no: ") && one.out.contains("yes: ") && one.out.contains("(default, online)"), "{}", one.out);
    let coloured = run(&["explain", "partial-floor", "--color", "always"], b"");
    assert!(coloured.out.contains('\u{1b}'));
}

#[test]
fn words_that_are_no_name_are_looked_for() {
    let scales = run(&["explain", "scales"], b"");
    assert_eq!(scales.code, Some(0));
    assert!(scales.out.lines().next().unwrap().contains("entries speak of \"scales\""), "{}", scales.out);
    assert!(scales.out.contains("  blue-moon-city/"), "{}", scales.out);
    let listed = run(&["explain", "dragon", "scales", "--format", "concise"], b"").out;
    assert!(listed.lines().count() > 1 && listed.lines().count() < scales.out.lines().count(), "{listed}");
    let names: Vec<_> = listed.lines().filter_map(|line| line.split(": ").next()).collect();
    assert!(names.iter().all(|name| names.iter().filter(|other| other == &name).count() == 1), "{listed}");
    let json = run(&["explain", "dragon", "scales", "--format", "json"], b"").out;
    assert_eq!(json_lines(&json).len(), names.len());
}

#[test]
fn every_form_of_a_word_finds_the_same() {
    let found = |words: &str| -> Vec<String> {
        let run = run(&["explain", words, "--format", "concise"], b"");
        run.out.lines().filter_map(|line| Some(line.split_once(": ")?.0.to_owned())).collect()
    };
    for words in [
        "window windows okno okna ventanas",
        "statue statues",
        "bonus bonuses",
        "rząd rzędy rzędu",
        "remis remisu",
        "ręka ręce ręki",
    ] {
        let mut words = words.split(' ').map(found);
        let first = words.next().unwrap();
        assert!(first.len() > 1 && words.all(|other| other == first), "{first:?}");
    }
    assert_eq!(found("can I keep five tiles")[0], "azul-summer-pavilion/keep-up-to-four");
    assert!(found("czy mogę zachować pięć płytek").contains(&"azul-summer-pavilion/keep-up-to-four".to_owned()));
    assert!(found("what happens on a tie").iter().all(|name| name.contains("tie")), "no question word is a subject");
    assert_eq!(found("when does the game end")[0], "azul/game-ends-after-a-complete-row");
    assert_eq!(found("cuándo termina la partida")[0], "azul/game-ends-after-a-complete-row");
    assert_eq!(found("who wins a tie")[0], "azul/tie-more-rows");
}

#[test]
fn an_edition_has_what_its_rulebook_says() {
    let names = |game: &str| -> Vec<String> {
        let run = run(&["rulings", game, "--format", "concise"], b"");
        run.out.lines().filter_map(|line| Some(line.split_once('=')?.0.to_owned())).collect()
    };
    let (all, mini, chocolatier) = (names("azul"), names("mini"), names("master-chocolatier"));
    assert!(mini.len() < all.len() && mini.contains(&"partial-floor".to_owned()), "{mini:?}");
    assert!(!mini.iter().any(|name| name.starts_with("zero-catches")), "{mini:?}: no specialised factories");
    assert_eq!(chocolatier, all);
    assert!(!names("summer-pavilion").is_empty());
}

#[test]
fn misspelt_names_get_the_nearest_one() {
    let rule = run(&["explain", "partial-flor"], b"");
    assert_eq!(rule.code, Some(2));
    assert!(rule.err.contains("did you mean partial-floor?"), "{}", rule.err);
    let variant = run(&["new", "azul", "--variant", "graey"], b"");
    assert_eq!(variant.code, Some(2));
    assert!(variant.err.contains("did you mean grey?"), "{}", variant.err);
}

/// Line 2 is full and alone on its wall row: a point.
const LEGAL: &str =
    "game: azul-mini\nphase: tiling\nplayers:\n  - {name: Ana, score: 0, wall: '', lines: ['', YY, '', '', ''], floor: ''}\n";
/// Line 1 has one space.
const IMPOSSIBLE: &str = "game: azul-mini\nphase: tiling\nplayers:\n  - {name: Ana, lines: [YY, '', '', '', '']}\n";
/// No such key.
const UNREADABLE: &str = "game: azul-mini\nplayer:\n  - {name: Ana}\n";

fn json_lines(text: &str) -> Vec<serde_json::Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_gravest_case_sets_the_exit_code_and_costs_no_other_its_report() {
    let legal = Scratch::new("legal.yaml", LEGAL.as_bytes());
    let impossible = Scratch::new("impossible.yaml", IMPOSSIBLE.as_bytes());
    assert_eq!(run(&["check", legal.path()], b"").code, Some(0));
    assert_eq!(run(&["check", legal.path(), impossible.path(), legal.path()], b"").code, Some(1));
    let all = run(&["check", "-v", impossible.path(), "-", "nowhere.yaml", legal.path()], UNREADABLE.as_bytes());
    assert_eq!(all.code, Some(2));
    assert!(all.out.contains("impossible.yaml: not possible") && all.out.contains("/legal.yaml: possible"), "{}", all.out);
    assert!(
        all.err.contains("<stdin>: cannot be read") && all.err.contains("nowhere.yaml: there is no such file"),
        "{}",
        all.err
    );
    assert!(all.err.contains("case/unknown-key"), "{}", all.err);
}

#[test]
fn every_document_of_a_stream_is_a_case_with_its_number() {
    let stream = [LEGAL, UNREADABLE, IMPOSSIBLE].join("---\n");
    let run = run(&["check", "-", "--format", "json"], stream.as_bytes());
    assert_eq!(run.code, Some(2));
    let cases: Vec<_> =
        json_lines(&run.out).iter().map(|case| (case["case"]["index"].clone(), case["verdict"].clone())).collect();
    assert_eq!(cases, [(1.into(), "legal".into()), (2.into(), "unreadable".into()), (3.into(), "impossible".into())]);
}

#[test]
fn a_case_is_numbered_if_there_is_a_second_however_far_away() {
    let far = format!("{IMPOSSIBLE}{}", "---\n".repeat(1000));
    let alone = run(&["check", "-"], far.as_bytes());
    assert!(alone.out.contains("<stdin>: not possible"), "{}", alone.out);
    let two = run(&["check", "-"], (far + LEGAL).as_bytes());
    assert!(two.out.contains("<stdin>#1: not possible") && two.out.contains("<stdin>#2: possible"), "{}", two.out);
}

#[test]
fn a_finding_points_at_the_very_line_of_the_case() {
    let run = run(&["check", "-", "--format", "concise"], IMPOSSIBLE.as_bytes());
    let column = IMPOSSIBLE.lines().nth(3).unwrap().find("YY").unwrap() + 1;
    assert!(run.out.starts_with("<stdin>:4:"), "{}", run.out);
    let found: usize = run.out.split(':').nth(2).unwrap().parse().unwrap();
    assert!((column..=column + 1).contains(&found), "{}", run.out);
}

#[test]
fn a_score_is_the_sum_of_its_ledger() {
    let run = run(&["score", "-", "--format", "json"], LEGAL.as_bytes());
    assert_eq!(run.code, Some(0));
    let case = &json_lines(&run.out)[0];
    let stages = serde_json::json!([
        {"moment": "now", "count": 0, "unsure": false}, {"moment": "tiling", "count": 1, "unsure": false}
    ]);
    assert_eq!(case["scores"]["Ana"], serde_json::json!({"before": 0, "after": 1, "stages": stages}));
    let points: Vec<_> = case["ledger"].as_array().unwrap().iter().map(|award| award["points"].as_i64().unwrap()).collect();
    assert_eq!(points, [1]);
    assert!(case["ledger"][0]["rule"].as_str().unwrap().starts_with("azul/"));
}

#[test]
fn what_apply_writes_in_another_language_is_the_same_case() {
    let mut cases = 0;
    for game in ["azul-mini", "azul-master-chocolatier", "azul-summer-pavilion", "blue-moon-city"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(game).join("apply");
        for fixture in std::fs::read_dir(folder).unwrap().flatten().map(|entry| std::fs::read(entry.path()).unwrap()) {
            let apply = |language: &str, case: &[u8]| run(&["apply", "--lang", language, "-"], case).out.into_bytes();
            let again = apply("en", &apply("en", &fixture));
            for language in ["es", "pl"] {
                let own = apply(language, &fixture);
                assert!(apply("en", &own) == again, "{}", String::from_utf8_lossy(&own));
                cases += usize::from(!own.is_empty());
            }
        }
    }
    assert!(cases > 50, "{cases}");
}

#[test]
fn what_apply_writes_can_be_read_again() {
    let with_move = format!("{LEGAL}moves:\n  - {{player: Ana, tile: line 2}}\n");
    let applied = run(&["apply", "-"], with_move.as_bytes());
    assert_eq!((applied.code, applied.err.as_str()), (Some(0), ""), "{}", applied.out);
    assert!(applied.out.contains("wall: |"), "a board is drawn as a board: {}", applied.out);
    let again = run(&["check", "-"], applied.out.as_bytes());
    assert_eq!(again.code, Some(0), "{}{}", again.out, again.err);
    let refused = run(&["apply", "-"], format!("{LEGAL}moves:\n  - {{player: Ana, tile: line 3}}\n").as_bytes());
    assert_eq!((refused.code, refused.out.as_str()), (Some(1), ""));
    assert!(refused.err.contains("illegal (move 1 is refused)"), "{}", refused.err);
}

#[test]
fn a_board_is_shown_and_its_moves_are_listed() {
    let shown = run(&["show", "-"], LEGAL.as_bytes());
    assert_eq!((shown.code, shown.err.as_str()), (Some(0), ""));
    assert!(shown.out.contains("Ana: 0 points") && shown.out.contains(" Y  Y  ▸  w  b ¹y  r  k"), "{}", shown.out);
    let listed = run(&["moves", "-", "--format", "concise"], LEGAL.as_bytes());
    assert_eq!((listed.code, listed.out.lines().count()), (Some(0), 1), "{}", listed.out);
    assert!(listed.out.starts_with("<stdin>: +1: "), "{}", listed.out);
}

#[test]
fn quiet_says_nothing_about_what_is_right() {
    let quiet = run(&["check", "-q", "-"], LEGAL.as_bytes());
    assert_eq!((quiet.code, quiet.out.as_str(), quiet.err.as_str()), (Some(0), "", ""));
    let wrong = run(&["check", "-q", "-"], IMPOSSIBLE.as_bytes());
    assert_eq!(wrong.code, Some(1));
    assert!(wrong.out.contains("not possible"));
}

#[test]
fn every_case_to_fill_in_is_itself_legal() {
    for edition in tilejudge::referee::editions() {
        let variants = edition.variants.iter().map(|variant| vec!["new", edition.id, "--variant", variant.id]);
        let (game, _) = tilejudge::referee::find(edition.id).unwrap();
        for arguments in variants.chain([vec!["new", edition.id]]) {
            for phase in game.phases() {
                let template = run(&[&*arguments, &["--phase", phase]].concat(), b"");
                let checked = run(&["check", "-"], template.out.as_bytes());
                assert_eq!(checked.code, Some(0), "{arguments:?} {phase}: {}{}", checked.out, checked.err);
                assert!(!checked.out.contains("cannot be decided"), "{arguments:?} {phase}: {}", checked.out);
                assert!(template.out.contains(&format!("\nphase: {phase}")), "{arguments:?} {phase}");
                // Two boards that only wait for what is on them.
                let walls = template.out.matches("    wall: |").count();
                assert!(walls == 0 || walls == 2, "{arguments:?} {phase}");
            }
            for (question, _) in game.questions() {
                let template = run(&[&*arguments, &["--for", question]].concat(), b"");
                let checked = run(&["check", "-"], template.out.as_bytes());
                assert_eq!(checked.code, Some(0), "{arguments:?} {question}: {}{}", checked.out, checked.err);
                assert!(*question != "photo" || !template.out.contains("\nmoves:"), "{arguments:?}: {}", template.out);
            }
            let template = run(&arguments, b"");
            if let Some(variant) = arguments.get(3) {
                assert!(template.out.contains(&format!("\nvariant: {variant}")), "{arguments:?}");
            }
            // What stands in comments may be taken as it is: it can be read, and the bag and the claims fit the board.
            for (language, bag, claims) in [("en", "bag", "claims"), ("es", "bolsa", "reclama"), ("pl", "woreczek", "roszczenia")]
            {
                let template = run(&[&*arguments, &["--lang", language]].concat(), b"");
                let mut filled = template.out.clone();
                for key in [bag, claims] {
                    filled = filled.replace(&format!("\n# {key}"), &format!("\n{key}"));
                }
                assert_ne!(filled, template.out, "{arguments:?}");
                let checked = run(&["check", "-"], filled.as_bytes());
                assert_eq!(checked.code, Some(0), "{arguments:?}: {}{}", checked.out, checked.err);
                let checked = run(&["check", "-"], filled.replace("  # - ", "  - ").as_bytes());
                assert_ne!(checked.code, Some(2), "{arguments:?}: {}", checked.err);
                assert!(template.out.lines().all(|line| line == line.trim_end()), "{arguments:?}: blanks end a line");
            }
        }
    }
}

#[test]
fn colours_follow_the_option_then_the_environment() {
    let coloured = |environment: &[(&str, &str)], arguments: &[&str]| {
        let run = run_with(environment, arguments, IMPOSSIBLE.as_bytes());
        format!("{}{}", run.out, run.err).contains('\u{1b}')
    };
    let forced = ("CLICOLOR_FORCE", "1");
    for arguments in [&["check", "-"] as &[&str], &["show", "-"], &["test", "-"], &["rulings"], &["--help"], &["judge"]] {
        let with = |option| [arguments, &["--color", option]].concat();
        assert!(!coloured(&[], arguments), "{arguments:?}: a pipe has no colours");
        assert!(coloured(&[("NO_COLOR", "1")], &with("always")), "{arguments:?}");
        assert!(coloured(&[forced], arguments), "{arguments:?}");
        assert!(!coloured(&[forced], &with("never")), "{arguments:?}");
    }
    assert!(!coloured(&[("NO_COLOR", "1"), forced], &["check", "-"]));
}

#[test]
fn tables_and_paragraphs_keep_within_the_columns() {
    for columns in [40_usize, 72, 110] {
        for arguments in [
            &["rules", "azul"] as &[&str],
            &["explain", "partial-floor"],
            &["score", "-"],
            &["--help"],
            &["compare", "--all", "-"],
        ] {
            let run = run_with(&[("COLUMNS", &columns.to_string())], arguments, LEGAL.as_bytes());
            // A path or a name of a rule is never cut.
            let wide = run.out.lines().find(|line| line.chars().count() > columns && !line.contains('/'));
            assert_eq!(wide, None, "{arguments:?} in {columns} columns");
        }
    }
    let width = |columns: &str| {
        let run = run_with(&[("COLUMNS", columns)], &["rules", "azul"], b"");
        run.out.lines().map(|line| line.chars().count()).max().unwrap()
    };
    assert!(width("40") < width("72") && width("72") < width("500"));
    assert!(width("500") <= 110, "no line is tiring to read");
    assert_eq!(width("none"), width(""), "what is no number says nothing");
}

#[test]
fn quiet_has_no_summaries() {
    let expecting = format!("{LEGAL}expect: {{verdict: legal}}\n");
    for format in ["text", "concise", "json"] {
        for (arguments, stdin) in [(&["test", "-q", "-"] as &[&str], &expecting), (&["compare", "--all", "-q", "-"], &expecting)]
        {
            let quiet = run(&[arguments, &["--format", format]].concat(), stdin.as_bytes());
            assert_eq!((quiet.code, quiet.out.as_str(), quiet.err.as_str()), (Some(0), "", ""), "{arguments:?} {format}");
        }
    }
    let wrong = run(&["test", "-q", "-"], expecting.replace("verdict: legal", "verdict: illegal").as_bytes());
    assert_eq!(wrong.code, Some(1));
    assert!(wrong.out.contains("failed") && !wrong.out.contains("1 case"), "{}", wrong.out);
    assert!(
        run(&["test", "-q", "-", "--format", "junit"], expecting.as_bytes()).out.contains("testsuite"),
        "a file is a whole one"
    );
}

#[test]
fn a_test_says_why_something_is_not_as_expected() {
    let board = "title: red joins a run\ngame: azul-mini\nphase: tiling\nplayers:\n  - name: Ana\n    score: 12\n    wall: [.YR.., .BY.., .W.Y., ...B., .....]\n    lines: ['', RR, '', '', '']\n    floor: 1K\n";
    let told = run(&["test", "-"], format!("{board}expect: {{scores: {{Ana: 13}}}}\n").as_bytes());
    assert_eq!(told.code, Some(1));
    assert!(told.out.starts_with("red joins a run (<stdin>): failed\n"), "{}", told.out);
    assert!(told.out.contains("· −2: marker −1, black −1: −2 (azul/floor-line-penalty)"), "the ledger: {}", told.out);
    assert!(told.out.contains("· 13 is what you get if the vertical run"), "the slip: {}", told.out);
    let gains = run(&["test", "-", "--format", "json"], format!("{board}expect: {{points: {{Ana: 1}}}}\n").as_bytes());
    let why = json_lines(&gains.out)[0]["wrong"][0]["why"].as_array().unwrap().clone();
    assert!(why.iter().any(|why| why.as_str().unwrap().starts_with("13 is what you get")), "{why:?}");
    let impossible = run(&["test", "-"], format!("{IMPOSSIBLE}expect: {{verdict: legal, findings: []}}\n").as_bytes());
    let faults = impossible.out.matches("(azul/line-length)").count();
    assert_eq!((impossible.code, faults), (Some(1), 1), "what is impossible, once: {}", impossible.out);
}

/// Two cases that Ana tiles: one expects too little, the other nothing.
const TILED: &str = "title: red joins a run\ngame: azul-mini\nphase: tiling\nplayers:\n  - {name: Ana, score: 12, wall: [.YR.., .BY.., .W.Y., ...B., .....], lines: ['', RR, '', '', ''], floor: 1K}\nexpect:\n  scores: {Ana: 13}   # so we thought\n";

#[test]
fn cases_are_updated_to_what_is_found() {
    let other = TILED.split("expect:").next().unwrap().replace("red joins a run", "nobody knows");
    let cases = Scratch::new("updated.yaml", format!("{TILED}---\n{other}").as_bytes());
    let twin = Scratch::new(
        "updated.json",
        b"{\"game\": \"azul-mini\", \"players\": [{\"name\": \"Ana\"}], \"expect\": {\"findings\": [\"azul/tile-alone\"]}}",
    );
    let none = run(&["test", "-k", "pays", cases.path()], b"");
    assert_eq!((none.code, &*none.err), (Some(2), "error: no case has \"pays\" in its title or its name\n"));
    let one = run(&["test", "-k", "RUN updated", cases.path()], b"");
    assert_eq!((one.code, one.out.lines().last()), (Some(1), Some("1 case: 0 passed, 1 failed")));
    let stdin = run(&["test", "--update", "-"], TILED.as_bytes());
    assert_eq!((stdin.code, &*stdin.err), (Some(2), "error: --update changes files: standard input cannot be changed\n"));
    let updated = run(&["test", "-q", "--update", cases.path(), twin.path()], b"");
    assert_eq!(updated.code, Some(0), "{}{}", updated.out, updated.err);
    assert!(updated.err.ends_with("updated.yaml: 2 cases expect what is found\n"), "{}", updated.err);
    let found = "expect: {verdict: legal, findings: [], points: {Ana: 4}}\n";
    let after = TILED.replace("Ana: 13", "Ana: 16");
    assert_eq!(std::fs::read_to_string(cases.path()).unwrap(), format!("{after}---\n{other}{found}"), "the comment stays");
    assert!(std::fs::read_to_string(twin.path()).unwrap().ends_with("\"expect\": {\"findings\": []}}"), "JSON stays JSON");
    let again = run(&["test", "--update", cases.path()], b"");
    assert_eq!((again.code, &*again.out, &*again.err), (Some(0), "2 cases: 2 passed, 0 failed\n", ""));

    // What is written is what is read as expected, however it is typed and how often a file is named; else nothing is.
    let board = other.trim_end();
    let json = r#"{ "game": "azul-mini", "players": [{"name": "Ana"}] }"#;
    for (name, text, expected) in [
        (
            "block.yaml",
            format!("{board}\nexpect:\n  verdict: illegal\n  findings:\n    - azul/tile-alone # why\n"),
            "{verdict: legal, findings: []} # why\n",
        ),
        ("awards.yaml", format!("{board}\nexpect: {{awards: {{Ana: {{}}}}}}\n"), "azul/floor-line-penalty: -2}}}\n"),
        ("none.yaml", format!("{board}\nexpect: {{}}\n"), "expect: {verdict: legal, findings: [], points: {Ana: 4}}\n"),
        ("spaced.json", json.to_owned(), r#", "expect": {"verdict":"legal","findings":[]} }"#),
    ] {
        let case = Scratch::new(name, text.as_bytes());
        let done = run(&["test", "-q", "--update", case.path(), case.path()], b"");
        let after = std::fs::read_to_string(case.path()).unwrap();
        assert!(after.ends_with(expected), "{name}: {after}");
        assert!(done.err.ends_with(": 1 case expects what is found\n"), "{name}: {}", done.err);
        assert_eq!(run(&["test", case.path()], b"").out, "1 case: 1 passed, 0 failed\n", "{after}");
    }
    // What is known in part cannot be expected.
    let open = Scratch::new(
        "open.yaml",
        b"game: azul-mini\nphase: tiling\nplayers: [{name: Ana, floor: 1}]\nexpect: {scores: {Ana: 3}}\n",
    );
    let kept = run(&["test", "-q", "--update", open.path()], b"");
    let left = format!("{} not updated: what is found there cannot be written as it is expected\n", open.path());
    assert_eq!((kept.code, &*kept.err), (Some(1), &*left), "{}", kept.out);
    let ruled = run(&["test", "--update", "--ruling", "partial-floor=yes", open.path()], b"");
    assert_eq!(ruled.code, Some(2), "a house rule is no expectation of a case: {}", ruled.err);
}

#[test]
fn what_cases_came_to_is_kept_and_compared() {
    let cases = Scratch::new("compared.yaml", TILED.as_bytes());
    let kept = Scratch::new("kept.jsonl", b"");
    let saved = run(&["test", "-q", "--save", kept.path(), cases.path()], b"");
    assert_eq!(saved.code, Some(1), "it is not as it expects: {}", saved.err);
    let same = run(&["test", "--against", kept.path(), cases.path()], b"");
    assert_eq!((same.code, &*same.out), (Some(0), "1 case: 1 passed, 0 failed\n"));
    std::fs::write(cases.path(), TILED.replace("floor: 1K", "floor: 1")).unwrap();
    let changed = run(&["test", "--against", kept.path(), "--format", "json", cases.path()], b"");
    let wrong = json_lines(&changed.out)[0]["wrong"].clone();
    let told = |index: usize| wrong[index]["message"].as_str().unwrap().to_owned();
    assert_eq!(changed.code, Some(1));
    assert_eq!(told(0), "what Ana has in points: 16 before, 17 now");
    assert_eq!(told(1), "what azul/floor-line-penalty brings Ana: -2 before, -1 now");
    let new = run(&["test", "--against", kept.path(), "-"], TILED.as_bytes());
    assert_eq!(new.code, Some(2), "nothing is compared: {}", new.err);
    std::fs::write(cases.path(), TILED.replace("Ana", "Eva")).unwrap();
    let renamed = run(&["test", "--against", kept.path(), cases.path()], b"");
    assert_eq!((renamed.code, &*renamed.out), (Some(0), "1 case: 1 passed, 0 failed\n"));
    std::fs::write(cases.path(), TILED).unwrap();
    let older = std::fs::read_to_string(kept.path()).unwrap().replace("azul/floor-line-penalty", "azul/gone");
    let older = Scratch::new("older.jsonl", older.as_bytes());
    let unlike = run(&["test", "--against", older.path(), cases.path()], b"");
    assert_eq!(unlike.code, Some(1));
    let says = "failed\n  what was kept of it does not fit it any more: there is no rule called \"azul/gone\"\n";
    assert!(unlike.out.contains(says), "{}", unlike.out);
    let before = TILED.split("expect:").next().unwrap().replace("red joins a run", "one that was put before it");
    std::fs::write(cases.path(), format!("{before}---\n{TILED}")).unwrap();
    let moved = run(&["test", "--against", kept.path(), cases.path()], b"");
    assert_eq!(moved.code, Some(0), "{}", moved.err);
    assert!(
        moved.out.ends_with("compared.yaml#1): not kept before\n2 cases: 1 passed, 0 failed, 1 not kept before\n"),
        "{}",
        moved.out
    );
    for (arguments, why) in [
        (["test", "--save", "-", cases.path()], "--save needs the name of a file"),
        (["test", "--save=kept.jsonl", "-krun", cases.path()], "cannot be used with"),
    ] {
        let refused = run(&arguments, b"");
        assert_eq!(refused.code, Some(2));
        assert!(refused.err.contains(why), "{}", refused.err);
    }
    let over = run(&["test", "--save", cases.path(), cases.path()], b"");
    assert!(over.err.contains("was not written by `test --save`"), "no case is written over: {}", over.err);
    let odd = run(&["test", "--against", cases.path(), cases.path()], b"");
    assert_eq!(odd.code, Some(2), "{}", odd.err);
    assert!(odd.err.contains("a line that `test --save` writes is expected here"), "{}", odd.err);
}

#[test]
fn what_is_gone_or_cannot_be_kept_is_named() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("kept-in-part");
    std::fs::create_dir_all(&folder).unwrap();
    let (stays, goes, kept) = (folder.join("stays.yaml"), folder.join("goes.yaml"), folder.join("kept.jsonl"));
    std::fs::write(&stays, TILED).unwrap();
    std::fs::write(&goes, format!("{LEGAL}---\n{LEGAL}---\ngame: ???\n")).unwrap();
    let [folder, stays, kept] = [&folder, &stays, &kept].map(|path| path.to_str().unwrap());
    let saved = run(&["test", "--save", kept, folder], b"");
    assert_eq!(saved.code, Some(2), "{}", saved.out);
    let says = format!("{kept}: 1 case that cannot be read is not kept: {}#3\n", goes.display());
    assert_eq!(saved.err, says);
    std::fs::write(&goes, LEGAL).unwrap();
    let against = |more: &[&str]| run(&[&["test", "--against", kept], more].concat(), b"");
    let whole = against(&[folder]);
    let names: String = [1, 2].map(|number| format!("{}#{number}: kept before, but not there now\n", goes.display())).concat();
    assert_eq!(whole.code, Some(1));
    assert!(
        whole.out.replace("\n  ", " ").ends_with(&format!("{names}2 cases: 1 passed, 0 failed, 1 not kept before, 2 gone\n")),
        "{}",
        whole.out
    );
    assert_eq!(against(&[stays]).code, Some(0), "what lies elsewhere is not asked about");
    let untitled = Scratch::new("untitled.yaml", LEGAL.as_bytes());
    let other = Scratch::new("untitled.jsonl", b"");
    run(&["test", "--save", other.path(), untitled.path()], b"");
    assert_eq!(run(&["test", "--against", other.path(), untitled.path()], b"").out, "1 case: 1 passed, 0 failed\n");
    assert_eq!(against(&["-k", "run", folder]).code, Some(0), "what other words are of is not meant");
    for (format, says) in [
        ("json", "\"result\":\"gone\""),
        ("json", "\"new\":1,\"gone\":2}}\n"),
        ("concise", "goes.yaml: new: not kept before\n"),
        ("markdown", "**not kept before:** `"),
        ("markdown", "| not kept before | kept before, but not there now |\n"),
        ("github", "::notice file="),
        ("junit", "<skipped message=\"not kept before\">"),
        ("junit", "tests=\"4\" failures=\"2\" errors=\"0\">"),
    ] {
        let run = against(&["--format", format, folder]);
        assert!(run.out.contains(says), "{says} is not in {}", run.out);
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn files_that_are_watched_are_answered_again() {
    let cases = Scratch::new("watched.yaml", TILED.replace("Ana: 13", "Ana: 16").as_bytes());
    let mut child = command(&["test", "--watch", cases.path()]).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    assert_eq!(lines.next().unwrap().unwrap(), "1 case: 1 passed, 0 failed");
    std::fs::write(cases.path(), TILED.replace("Ana: 13", "Ana: 160")).unwrap();
    let last = lines.map(Result::unwrap).find(|line| line.starts_with("1 case"));
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(last.as_deref(), Some("1 case: 0 passed, 1 failed"));
    let stdin = run(&["check", "--watch", "-"], TILED.as_bytes());
    assert_eq!((stdin.code, &*stdin.err), (Some(2), "error: standard input cannot be watched: name files\n"));
}

#[test]
fn house_rules_and_schemas_beside_cases_are_no_cases() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("with-house-rules");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("case.yaml"), format!("{LEGAL}expect: {{verdict: legal}}\n")).unwrap();
    std::fs::write(folder.join("house.yaml"), "title: ours\nrulings: {partial-floor: yes}\n").unwrap();
    std::fs::write(folder.join("tilejudge.schema.json"), run(&["schema", "azul-mini"], b"").out).unwrap();
    let tried = run(&["test", folder.to_str().unwrap()], b"");
    assert_eq!((tried.code, &*tried.out, &*tried.err), (Some(0), "1 case: 1 passed, 0 failed\n", ""));

    // What else lies in a repository is passed over: what is hidden as everywhere, the rest with a word, unless it is named.
    std::fs::create_dir_all(folder.join(".github")).unwrap();
    std::fs::write(folder.join(".github/on.yml"), "on: push\n").unwrap();
    let compose = folder.join("compose.yml");
    std::fs::write(&compose, "# diagrams: ours\nservices: {a: 1}\n").unwrap();
    let tried = run(&["test", folder.to_str().unwrap()], b"");
    let told = format!("1 file passed over without a key `game` or `players`: {}\n", compose.display());
    assert_eq!((tried.code, &*tried.out, tried.err), (Some(0), "1 case: 1 passed, 0 failed\n", told));
    let named = run(&["test", compose.to_str().unwrap()], b"");
    assert_eq!((named.code, named.out.lines().last().unwrap()), (Some(2), "1 case: 0 passed, 0 failed, 1 cannot be read"));
    // Nor is a slip passed over: one of the two keys is enough.
    std::fs::write(&compose, "gmae: azul\n\"jugadores\" : [Ana]\n").unwrap();
    assert_eq!(run(&["test", folder.to_str().unwrap()], b"").code, Some(2));
    std::fs::remove_dir_all(&folder).unwrap();
}

/// What stands under a key of a text in YAML.
#[cfg(unix)]
fn value_of(file: &str, keys: &[&str]) -> String {
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    let mut value: serde_json::Value = serde_yaml::from_str(&text).unwrap();
    for key in keys {
        value = match key.parse::<usize>() {
            Ok(index) => value[index].take(),
            Err(_) => value[*key].take(),
        };
    }
    value.as_str().unwrap().to_owned()
}

#[test]
#[cfg(unix)]
fn the_action_and_the_hooks_call_what_there_is() {
    use std::os::unix::fs::PermissionsExt;
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("of-an-action");
    std::fs::create_dir_all(folder.join("cases")).unwrap();
    std::fs::write(folder.join("cases/wrong.yaml"), format!("{LEGAL}expect: {{verdict: illegal}}\n")).unwrap();
    // In place of what installs the wheel: the program, once it is seen which wheel is wanted.
    let pipx = folder.join("pipx");
    let program = env!("CARGO_BIN_EXE_tilejudge");
    std::fs::write(&pipx, format!("#!/bin/sh\necho \"$1 $2 $3\"; shift 4; exec '{program}' \"$@\"\n")).unwrap();
    std::fs::set_permissions(&pipx, std::fs::Permissions::from_mode(0o755)).unwrap();
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap());
    let script = value_of("action.yml", &["runs", "steps", "0", "run"]);
    let action = |version: &str, tag: &str| {
        let mut bash = std::process::Command::new("bash");
        bash.args(["-euo", "pipefail", "-c", &script]).current_dir(&folder);
        bash.envs([
            ("VERSION", version),
            ("TAG", tag),
            ("COMMAND", "test"),
            ("PATHS", "cases"),
            ("PATH", &path),
            ("LC_ALL", "C"),
        ]);
        bash.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        finish(&mut bash, b"")
    };
    for (version, tag, wheel) in
        [("", "v0.1.0", "tilejudge==0.1.0"), ("", "main", "tilejudge"), ("0.2.0", "v0.1.0", "tilejudge==0.2.0")]
    {
        let run = action(version, tag);
        let mut lines = run.out.lines();
        assert_eq!(lines.next(), Some(&*format!("run --spec {wheel}")), "{}", run.err);
        assert!(lines.next().is_some_and(|line| line.starts_with("::error file=cases/wrong.yaml,")), "{}", run.out);
        assert_eq!(run.code, Some(1));
    }
    for (hook, code) in [("0", 0), ("1", 1)] {
        let entry = value_of(".pre-commit-hooks.yaml", &[hook, "entry"]);
        let mut words: Vec<_> = entry.split(' ').collect();
        assert_eq!(words.remove(0), "tilejudge");
        let wrong = folder.join("cases/wrong.yaml");
        words.push(wrong.to_str().unwrap());
        assert_eq!(run(&words, b"").code, Some(code), "{entry}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn shells_and_manuals_know_every_command() {
    let help = run(&["--help"], b"").out;
    let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1).map_while(|line| line.split_whitespace().next());
    let commands: Vec<_> = commands.filter(|name| *name != "help").collect();
    assert!(commands.contains(&"check") && commands.contains(&"man"), "{commands:?}");
    let page = run(&["man"], b"");
    assert_eq!((page.code, page.err.as_str()), (Some(0), ""));
    assert!(page.out.contains("\n.SH EXAMPLES\n"), "{}", page.out);
    for command in &commands {
        assert!(page.out.contains(&format!("\n.SS {command}\n")), "{command}");
    }
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = run(&["completions", shell], b"");
        assert_eq!((script.code, script.err.as_str()), (Some(0), ""), "{shell}");
        // Elsewhere only commands and options are completed; in fish what follows on an option, too.
        let words: &[_] = match shell {
            "powershell" | "elvish" => &["--stdin-after"],
            "fish" => &["partial-floor=yes", "random-centre"],
            _ => &["azul-summer-pavilion", "azul/tile-alone", "partial-floor=yes", "random-centre"],
        };
        for word in commands.iter().chain(words) {
            assert!(script.out.contains(word), "{shell}: {word}");
        }
    }
}

#[cfg(unix)]
#[test]
fn bash_completes_what_stands_behind_an_equals_sign() {
    let script = Scratch::new("completions.bash", run(&["completions", "bash"], b"").out.as_bytes());
    let complete = |words: &str| {
        let ask = format!(
            "source {}; COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _tilejudge_words tilejudge; echo \"${{COMPREPLY[*]}}\"",
            script.path()
        );
        let Ok(output) = std::process::Command::new("bash").args(["-c", &ask]).output() else { return None };
        assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
        Some(String::from_utf8(output.stdout).unwrap().trim().to_owned())
    };
    // As bash divides them.
    for (words, found) in [
        ("tilejudge check --ruling part", "partial-floor=no partial-floor=yes"),
        ("tilejudge check a.yaml --ruling partial-floor =", "no yes"),
        ("tilejudge check --ruling partial-floor = y", "yes"),
        ("tilejudge check --ruling = part", "partial-floor=no partial-floor=yes"),
        ("tilejudge check --rulings ''", "rulebook online"),
        ("tilejudge new azul --phase ti", "tiling"),
        ("tilejudge new azul-m", "azul-mini azul-master-chocolatier"),
    ] {
        assert_eq!(complete(words).unwrap_or(found.to_owned()), found, "{words}");
    }
}

#[test]
fn a_replay_stops_at_a_refused_move_and_says_what_it_left_out() {
    let moves = "moves:\n  - {player: Ana, tile: line 2}\n  - {player: Ana, tile: line 3}\n  - {player: Ana, clear: floor}\n";
    let case = format!("{LEGAL}{moves}");
    let text = run(&["replay", "-"], case.as_bytes());
    assert_eq!(text.code, Some(1));
    assert!(text.out.contains("+1 Ana: ") && text.out.contains("not judged: 1 move"), "{}", text.out);
    let json = run(&["replay", "-", "--format", "json", "--positions"], case.as_bytes());
    let lines = json_lines(&json.out);
    let verdicts: Vec<_> = lines.iter().map(|line| line["verdict"].as_str().unwrap()).collect();
    assert_eq!(verdicts, ["legal", "illegal", "illegal"], "two actions, then the case");
    assert_eq!(lines[0]["position"]["players"][0]["score"], 1);
    assert_eq!(lines[2]["unjudged"]["moves"], 1);
}

#[test]
fn rulings_of_the_command_line_are_in_force_and_named() {
    let case = "game: azul-mini\nphase: tiling\nvariant: grey\nplayers:\n  - {name: Ana, wall: [....., ....., ....., ....., .....], lines: ['', YY, '', '', '']}\nmoves:\n  - {player: Ana, tile: line 2, to: floor}\n";
    let strict = run(&["check", "-"], case.as_bytes());
    assert_eq!(strict.code, Some(1));
    assert!(strict.out.contains("ruling: grey-forced=no (default); with yes: move 1 would be legal"), "{}", strict.out);
    let lenient = run(&["check", "-", "--ruling", "grey-forced=yes"], case.as_bytes());
    assert_eq!(lenient.code, Some(0), "{}", lenient.out);
    assert!(lenient.out.contains("grey-forced=yes (command-line)"), "{}", lenient.out);
}

#[test]
fn no_case_writes_its_own_colours() {
    let case = LEGAL.replace("Ana", "\"\\e[31mAna\"");
    for command in ["check", "score", "moves", "show", "replay"] {
        let run = run(&[command, "-", "--color", "always"], case.as_bytes());
        assert_eq!(run.code, Some(0), "{command}: {}", run.err);
        assert!(!run.out.contains("\u{1b}[31mAna"), "{command}: {}", run.out);
    }
}

/// More lines than are read at once, each a case of its own score.
fn long_stream(lines: usize) -> Vec<u8> {
    let note = "x".repeat(3000);
    let line = |number: usize| {
        format!("{{\"game\": \"azul\", \"note\": \"{note}\", \"players\": [{{\"name\": \"Ana\", \"score\": {number}}}]}}\n")
    };
    (0..lines).map(line).collect::<String>().into_bytes()
}

#[test]
fn a_long_stream_is_answered_in_order_and_a_bad_line_costs_no_other() {
    let mut stream = long_stream(1000);
    let at = |stream: &[u8], line: usize| {
        stream.iter().enumerate().filter(|&(_, &byte)| byte == b'\n').map(|(at, _)| at + 1).nth(line - 1).unwrap()
    };
    // No text, no JSON, no case; a blank line is nothing at all.
    let (binary, broken, blank, last) = (at(&stream, 400), at(&stream, 500), at(&stream, 600), at(&stream, 999));
    stream[binary + 40] = 0xff;
    stream[broken] = b'[';
    stream[last] = b'[';
    stream.insert(blank, b'\n');
    let run = run(&["check", "-", "--format", "json"], &stream);
    assert_eq!((run.code, run.err.as_str()), (Some(2), ""));
    let cases: Vec<serde_json::Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(cases.len(), 1000);
    for (index, case) in cases.iter().enumerate() {
        assert_eq!(case["case"]["index"], index + 1);
        assert_eq!(case["verdict"] == "unreadable", [400, 500, 999].contains(&index), "{case}");
    }
    assert_eq!(cases[400]["findings"][0]["rule"], "case/not-text");
    // Lines are counted on through the pieces that are read, the blank one too.
    assert_eq!(cases[999]["findings"][0]["line"], 1001);
}

#[test]
fn a_part_of_a_stream_is_numbered_as_in_the_whole() {
    let mut stream = long_stream(30);
    let at = |line: usize, stream: &[u8]| {
        stream.iter().enumerate().filter(|&(_, &byte)| byte == b'\n').map(|(at, _)| at + 1).nth(line - 1).unwrap()
    };
    // What is wrong with a line must not be told by its place in the part either.
    for (line, text) in [
        (12, "{\"game\": [1"),
        (20, "[1"),
        (22, "{\"game\": \"azul\", \"players\": [{]}"),
        (24, "{\"game\": \"azul\", \"player\": 1}"),
    ] {
        let (from, to) = (at(line - 1, &stream), at(line, &stream) - 1);
        stream.splice(from..to, text.bytes());
    }
    let cut = at(12, &stream);
    for question in ["check", "score", "moves", "apply", "replay", "test", "compare"] {
        let arguments = match question {
            "test" => vec![question, "-", "-q"],
            "compare" => vec![question, "-", "-q", "--all"],
            _ => vec![question, "-"],
        };
        for format in ["json", "concise"] {
            let ask = |more: &[&str], stream: &[u8]| {
                let run = run(&[&arguments, &["--format", format] as &[&str], more].concat(), stream);
                run.out + &run.err
            };
            let parts = ask(&["--stdin-after", "0"], &stream[..cut]) + &ask(&["--stdin-after", "12"], &stream[cut..]);
            assert_eq!(parts, ask(&[], &stream), "{question} {format}");
        }
    }
}

#[test]
fn a_case_is_answered_in_the_language_that_was_asked_for_or_its_own() {
    let first_in = |environment: &[(&str, &str)], case: &str, arguments: &[&str]| {
        let run = run_with(environment, &[&["check", "-"], arguments].concat(), case.as_bytes());
        assert_eq!(run.code, Some(0), "{}", run.err);
        run.out.lines().next().unwrap_or_default().rsplit(": ").next().unwrap_or_default().to_owned()
    };
    let first = |case: &str, arguments: &[&str]| first_in(&[("LC_ALL", "en_GB.UTF-8")], case, arguments);
    let case = |head: &str| format!("{head}\nplayers: [Ana]\n");
    assert_eq!(first(&case("game: azul"), &[]), "possible");
    assert_eq!(first(&case("juego: azul"), &[]), "posible");
    assert_eq!(first(&case("gra: azul"), &[]), "możliwe");
    assert_eq!(first(&case("gra: azul\nidioma: Español"), &[]), "posible", "what it says goes before how it says it");
    assert_eq!(first(&case("game: azul\njęzyk: polski"), &["--lang", "es"]), "posible", "what was asked for goes before both");
    let [spanish, polish] = [("LC_ALL", "es_ES.UTF-8"), ("LANG", "pl_PL.UTF-8")];
    assert_eq!(first_in(&[spanish, polish], &case("game: azul"), &[]), "posible");
    assert_eq!(first_in(&[("LC_MESSAGES", ""), polish], &case("game: azul"), &[]), "możliwe");
    assert_eq!(first_in(&[spanish], &case("gra: azul"), &[]), "możliwe", "a Polish case stays one");
    assert_eq!(first_in(&[("LC_ALL", "C"), polish], &case("game: azul"), &[]), "possible");
    let many = format!("{}---\n{}---\n{}", case("game: azul"), case("juego: azul"), case("gra: azul"));
    let run = run(&["check", "-", "--format", "concise"], case("game: azul\nlanguage: latin").as_bytes());
    assert!(run.out.contains("case/unknown-word: \"latin\" is no language of answers"), "{}", run.out);
    let run = self::run(&["check", "-"], many.as_bytes());
    let words = ["possible", "posible", "możliwe"];
    assert!(words.iter().all(|word| run.out.contains(&format!(": {word}\n"))), "{}", run.out);
}

#[test]
fn the_tree_of_commands_is_sound() {
    Cli::command().debug_assert();
}

#[test]
fn options_may_stand_before_and_after_the_command() {
    let before = ["-q", "--format", "json", "check", "a.yaml"].map(OsString::from);
    let after = ["check", "a.yaml", "-q", "--format", "json"].map(OsString::from);
    for arguments in [before, after] {
        let arguments = [&["tilejudge".into()], &arguments[..]].concat();
        for cli in [Cli::read(arguments.clone()).unwrap(), Cli::try_parse_from(&arguments).unwrap()] {
            assert!(cli.shared.quiet && cli.shared.format == Format::Json);
            assert!(matches!(cli.command, Command::Check { files: Files { files }, .. } if files == [PathBuf::from("a.yaml")]));
        }
    }
}

#[test]
fn a_command_that_is_named_elsewhere_is_not_called() {
    let read = |line: &str| Cli::read(line.split(' ').map(OsString::from).collect());
    let named = read("tilejudge --stdin-filename check score -").unwrap();
    assert!(matches!(named.command, Command::Score { .. }) && named.shared.stdin_filename.as_deref() == Some("check"));
    assert!(read("tilejudge chek check").is_err() && read("tilejudge help check").is_err());
}

#[test]
fn rulings_are_checked_before_any_case_is_read() {
    let parse = |ruling: &str| Cli::try_parse_from(["tilejudge", "check", "a.yaml", "--ruling", ruling]);
    assert_eq!(parse("partial-floor=yes").unwrap().shared.rulings, [("partial-floor".to_owned(), "yes".to_owned())]);
    let refused = |ruling: &str| parse(ruling).err().unwrap().to_string();
    assert!(refused("partial-floor").contains("NAME=VALUE"));
    assert!(refused("partial-flor=yes").contains("did you mean partial-floor?"));
    assert!(refused("partial-floor=perhaps").contains("answers are no, yes"));
}
