//! Pictures: every one is sound XML that says all that its report says; those of `show` are recorded whole.
#![allow(clippy::expect_used)]

mod recorded;

use quick_xml::Reader;
use quick_xml::events::Event;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

fn show(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tilejudge"));
    command.current_dir(ROOT).env("LC_ALL", "C").arg("show").args(arguments).output().expect("the program runs")
}

fn picture(case: &str) -> String {
    String::from_utf8(show(&[case, "--svg", "-"]).stdout).expect("pictures are UTF-8")
}

/// Every case of every fixture's folder `command`.
fn fixtures(command: &str) -> Vec<PathBuf> {
    let games = std::fs::read_dir(Path::new(ROOT).join("fixtures")).expect("there are fixtures");
    let folders = games.flatten().map(|game| game.path().join(command)).filter(|folder| folder.is_dir());
    let files = folders.flat_map(|folder| std::fs::read_dir(folder).into_iter().flatten().flatten());
    let mut files: Vec<_> = files.map(|file| file.path()).filter(|path| path.is_file()).collect();
    files.sort();
    files
}

/// The texts of a picture, once it is known to be one sound element without anything that cannot be painted.
fn texts(svg: &str) -> Vec<String> {
    let mut reader = Reader::from_str(svg);
    reader.config_mut().check_end_names = true;
    let (mut depth, mut roots, mut found) = (0, 0, Vec::new());
    loop {
        match reader.read_event().expect("well-formed") {
            Event::Start(element) => {
                if depth == 0 {
                    assert_eq!(element.name().as_ref(), "svg");
                    roots += 1;
                }
                for attribute in element.attributes() {
                    assert!(!attribute.expect("sound attributes").value.contains('<'));
                }
                depth += 1;
            }
            Event::Empty(element) => {
                let names = ["rect", "circle", "polygon"];
                assert!(names.contains(&element.name().as_ref()), "{element:?}");
                assert!(element.attributes().all(|attribute| attribute.is_ok()));
            }
            Event::End(_) => depth -= 1,
            Event::Text(text) => found.push(text.to_string()),
            Event::Eof => break,
            _ => {}
        }
    }
    assert_eq!((depth, roots), (0, 1));
    found
}

#[test]
fn every_picture_is_sound() {
    let mut pictures = 0;
    for command in ["show", "moves", "check", "score"] {
        for fixture in fixtures(command) {
            let output = show(&[&fixture.display().to_string(), "--svg", "-"]);
            let svg = String::from_utf8(output.stdout).expect("UTF-8");
            if svg.is_empty() {
                assert_ne!(output.status.code(), Some(0), "{}: nothing is wrong, yet there is no picture", fixture.display());
                assert_ne!(command, "show", "{}", fixture.display());
                continue;
            }
            assert!(!texts(&svg).is_empty(), "{}", fixture.display());
            let seen = |line: &str| line.trim_start().starts_with("<text");
            assert!(!svg.lines().any(|line| seen(line) && line.contains('`')), "{}: code is bold", fixture.display());
            pictures += 1;
        }
    }
    assert!(pictures > 100, "only {pictures} pictures");
}

#[test]
fn names_are_only_names() {
    let case = r#"{"game": "azul", "title": "<script>&", "players": [{"name": "A <b> & \"c\" \u0007", "score": 1}]}"#;
    let path = std::env::temp_dir().join(format!("tilejudge-names-{}.json", std::process::id()));
    std::fs::write(&path, case).expect("a temporary file");
    let svg = picture(&path.display().to_string());
    std::fs::remove_file(&path).expect("it is still there");
    texts(&svg);
    assert!(svg.contains("A &lt;b&gt; &amp; ") && !svg.contains("<script") && !svg.contains('\u{7}'), "{svg}");
}

#[test]
fn what_is_wrong_is_ringed_and_told() {
    let svg = picture("fixtures/azul-mini/check/am04-line-2-refused-row-has-yellow.yaml");
    let message = "Andrea's line 2 cannot take yellow: row 2 of the wall already has yellow, in column 3";
    assert!(svg.contains("#d6005c"), "a ring");
    let told = texts(&svg).join(" ").replace('\u{a0}', " ");
    assert!(svg.replace("&apos;", "'").contains(message) || told.contains(message), "{told}");
}

/// What the drawing of a case says below it, sign by sign, as one text; and its signs.
fn told_in_text(case: &str) -> (String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_tilejudge"))
        .current_dir(ROOT)
        .env("COLUMNS", "110")
        .env("LC_ALL", "C")
        .args(["show", "--color", "never", case])
        .output()
        .expect("the program runs");
    let told = String::from_utf8(output.stdout).expect("UTF-8");
    let small = "¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ";
    let begins = |line: &&str| line.split_once(' ').is_some_and(|(sign, _)| sign.chars().count() == 1 && small.contains(sign));
    let captions: Vec<_> = told.lines().filter(begins).collect();
    let signs = captions.iter().filter_map(|line| line.chars().next()).collect();
    (signs, told.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[test]
fn a_drawing_and_a_picture_have_the_same_marks() {
    let (plain, small) = ("123456789abcdefghijklmnoprstuvwxyz", "¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ");
    let mut marks = 0;
    for fixture in ["show", "score", "check", "moves"].into_iter().flat_map(fixtures) {
        let case = fixture.display().to_string();
        if std::fs::read_to_string(&fixture).expect("it is there").contains("\n---") {
            continue;
        }
        let (signs, told) = told_in_text(&case);
        let svg = picture(&case).replace("&apos;", "'").replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">");
        // Each sign on the picture stands behind a title that says the same as its caption.
        let mut painted: Vec<(char, String)> = Vec::new();
        for part in svg.split("<g>").skip(1) {
            let title = part.split_once("<title>").and_then(|(_, rest)| rest.split_once("</title>")).map(|(title, _)| title);
            let sign = part.split_once("</text>").and_then(|(text, _)| text.chars().next_back());
            let Some((title, sign)) = title.zip(sign) else { continue };
            let small = plain.chars().zip(small.chars()).find(|(plain, _)| *plain == sign).expect("a sign").1;
            painted.push((small, title.split_whitespace().collect::<Vec<_>>().join(" ")));
        }
        painted.sort();
        painted.dedup();
        painted.sort_by_key(|(sign, _)| small.find(*sign));
        // A dragon outside the city is painted, but not drawn.
        if !(signs.is_empty() && painted.iter().all(|(_, says)| says.contains("is outside the city"))) {
            assert_eq!(painted.iter().map(|(sign, _)| *sign).collect::<String>(), signs, "{case}");
        }
        for (sign, says) in painted.iter().filter(|(sign, _)| signs.contains(*sign)) {
            assert!(told.contains(&format!("{sign} {says}")), "{case}: {sign} {says}\n{told}");
        }
        marks += painted.len();
    }
    assert!(marks > 200, "only {marks} marks");
}

#[test]
fn what_a_score_counts_is_marked_where_it_lies() {
    let case = "fixtures/azul-mini/score/am13-row-column-and-colour-add-up.yaml";
    let score = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tilejudge"));
        let output = command
            .current_dir(ROOT)
            .env("LC_ALL", "C")
            .args(["score", case])
            .args(arguments)
            .output()
            .expect("the program runs");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let svg = score(&["--svg", "-"]);
    let told = texts(&svg).join(" ");
    assert!(told.contains("+10 points: all five blue tiles are there"), "{told}");
    assert_eq!(svg, picture(case), "`show` marks the same, for no move is written");
    let file = std::env::temp_dir().join(format!("tilejudge-score-{}.svg", std::process::id()));
    let beside = score(&["--svg", &file.display().to_string()]);
    assert_eq!(std::fs::read_to_string(&file).expect("it was written"), svg);
    std::fs::remove_file(&file).expect("it is still there");
    assert_eq!(beside, score(&[]), "the report stays as it is");
}

#[test]
fn a_picture_goes_to_a_file_beside_the_report() {
    let path = std::env::temp_dir().join(format!("tilejudge-picture-{}.svg", std::process::id()));
    let name = path.display().to_string();
    let output = show(&["fixtures/azul/show/board.yaml", "--svg", &name]);
    let svg = std::fs::read_to_string(&path).expect("it was written");
    std::fs::remove_file(&path).expect("it is still there");
    texts(&svg);
    assert_eq!(svg, picture("fixtures/azul/show/board.yaml"));
    assert!(String::from_utf8_lossy(&output.stdout).starts_with("Azul: "), "the drawing for the terminal stays");
    let unwritable = show(&["fixtures/azul/show/board.yaml", "--svg", "/no/such/folder/board.svg"]);
    assert_eq!(unwritable.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&unwritable.stderr).contains("/no/such/folder/board.svg"));
    assert_eq!(show(&["fixtures/azul/show/board.yaml", "--svg", "-", "--format", "json"]).status.code(), Some(2));
}

#[test]
fn the_pictures_of_the_documents_are_current() {
    for (name, case) in [
        ("azul", "fixtures/azul-mini/check/am04-line-2-refused-row-has-yellow.yaml"),
        ("summer-pavilion", "fixtures/azul-summer-pavilion/show/sp13-the-token-and-the-place.yaml"),
        ("blue-moon-city", "fixtures/blue-moon-city/show/university-turn.yaml"),
    ] {
        let (file, svg) = (Path::new(ROOT).join("docs/pictures").join(name).with_extension("svg"), picture(case));
        if std::env::var_os("UPDATE_DOCS").is_some() {
            std::fs::write(&file, &svg).expect("the folder is there");
        }
        let written = std::fs::read_to_string(&file).unwrap_or_default().replace("\r\n", "\n");
        assert!(written == svg, "{name} has changed: run `UPDATE_DOCS=1 cargo test --test pictures` and commit the picture");
    }
}

#[test]
fn pictures_are_recorded() {
    let turn = Path::new(ROOT).join("fixtures/blue-moon-city/replay/bm11-13-university-turn.yaml");
    for fixture in fixtures("show").into_iter().chain([turn]) {
        let case = fixture.strip_prefix(ROOT).expect("a fixture of the project");
        let folder = case.parent().and_then(Path::parent).and_then(Path::file_name).expect("the folder of a game");
        let name = case.file_stem().and_then(|name| name.to_str()).expect("a name");
        let picture = || insta::assert_snapshot!(name, picture(&case.display().to_string()));
        recorded::of(Path::new("pictures").join(folder)).bind(picture);
    }
}
