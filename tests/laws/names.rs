//! Whatever a case, a file or a problem is called: in a report it stands there, and steers neither terminal nor format.

use std::collections::BTreeSet;
use tilejudge::case::{CODES, Limits, OF_FILES, Problem, Source, Span, documents};
use tilejudge::referee::Case;
use tilejudge::report::{Detail, Format, Lines, Manner, Position, Question, Report, Run, Written, ask, svg, write};
use tilejudge::words::{Book, Language, Message, Subject};

const ENGLISH: Language = Language::English;

/// A report on something that cannot be read, in a format.
fn written(report: &Report<'_>, format: Format) -> Written {
    write(Question::Check, report, Manner { format, detail: Detail::Usual, width: 1000, language: ENGLISH })
}

/// What stands in a report between its file and its verdict, with a case of this title.
fn titled(title: &str, format: Format) -> String {
    let lines = Lines::of("");
    let Written { answer, error, .. } = written(&Report { title: Some(title), ..Report::blank("a", &lines, ENGLISH) }, format);
    answer + &error
}

/// A problem that says something.
fn problem(code: &'static str, says: &str, start: usize, end: usize) -> Problem {
    static JUST: Book = Book::new(&[Subject::same("just = { $what }\n")]);
    Problem::new(code, Message::new(&JUST, "just").with("what", says), Span { start, end })
}

fn as_markdown(title: &str) -> String {
    let text = titled(title, Format::Markdown);
    text.strip_prefix("### `a` — ").unwrap().strip_suffix(": cannot be read\n").unwrap().to_owned()
}

#[test]
fn no_name_marks_anything_in_markdown() {
    for (name, plain) in [
        ("*Ana* <b> [x](y) `z a_b _c_ a|b", "\\*Ana\\* \\<b> \\[x\\](y) \\`z a_b \\_c\\_ a\\|b"),
        ("R&D & &amp; \\* 5 < 6", "R\\&D & \\&amp; \\\\\\* 5 \\< 6"),
        ("two\nlines", "two lines"),
        ("write `a*b`, not *a*, `", "write `a*b`, not \\*a\\*, \\`"),
        ("`a|b` ``", "\\`a\\|b\\` \\`\\`"),
        ("a|@b|c", "a\\|`@b`\\|c"),
        ("`a`@b", "`a``@b`"),
    ] {
        assert_eq!(as_markdown(name), plain);
    }
}

#[test]
fn no_name_calls_or_leads_anywhere_in_markdown() {
    for live in [
        "@ana",
        "(@ana),",
        "#1",
        "a/b#1",
        "gh-7",
        "https://a.example/b_c",
        "www.a.example",
        "a.example.",
        "A.example/x?y",
        "ana@a.example",
        "<https://a>",
        "mailto:a@b",
    ] {
        assert_eq!(as_markdown(&format!("x {live} y")), format!("x `{live}` y"));
    }
    assert_eq!(as_markdown("x a`@b y"), "x ``a`@b`` y");
    let dead = "5 @ 3 # 2, e.g. 1.5 of i.e. players… [0].x is 7.Ana's";
    assert_eq!(as_markdown(dead), dead.replace('[', "\\[").replace(']', "\\]"));
}

#[test]
fn the_name_of_a_file_stays_as_it_is_in_markdown() {
    let lines = Lines::of("");
    for (file, code) in [("a*b.yaml", "`a*b.yaml#1`"), ("a`b", "``a`b#1``")] {
        let report = Report { several: true, ..Report::blank(file, &lines, ENGLISH) };
        assert_eq!(written(&report, Format::Markdown).answer, format!("### {code}: cannot be read\n"));
    }
    let report = Report::blank("`", &lines, ENGLISH);
    assert_eq!(written(&report, Format::Markdown).answer, "### `` ` ``: cannot be read\n");
}

#[test]
fn no_name_steers_the_terminal() {
    for (name, shown) in [
        ("An\u{1b}[2Jdrea\u{9b}", "An?[2Jdrea¿"),
        ("two\nlines", "two lines"),
        ("A\u{202e}an\u{61c}a\u{2028}", "A\u{fffd}an¿a\u{fffd}"),
        // What nobody sees.
        ("A\u{ad}n\u{200b}a\u{feff}\u{e0041}", "A¿n\u{fffd}a\u{fffd}\u{1fbc4}"),
        // What only joins or shapes letters stays.
        ("Zoë 👩\u{200d}🚀 אנה", "Zoë 👩\u{200d}🚀 אנה"),
    ] {
        let text = titled(name, Format::Text);
        assert!(text.contains(&format!(" — {shown}: ")), "{text:?}");
    }
}

#[test]
fn programs_read_escapes_as_what_they_stand_for_wherever_these_stand() {
    let name = "A\u{202e}\u{7f}\u{9b}\u{200b}\u{e0041}ñ👩";
    for before in 0..140 {
        let title = format!("{}{name} – and so on {}", "ż".repeat(before), "a".repeat(70));
        let json = titled(&title, Format::Json);
        assert!(json.contains("A\\u202e\\u007f\\u009b\\u200b\\udb40\\udc41ñ👩"), "{json}");
        let read: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(read["case"]["title"], *title);
    }
}

#[test]
fn names_of_files_become_references_in_sarif() {
    let lines = Lines::of("a");
    let problems = [problem("case/syntax", "{0} [x](1) [y]", 0, 1)];
    for (file, uri) in [
        ("games/tail game.yaml", "games/tail%20game.yaml"),
        ("/tmp/ñ.yaml", "file:///tmp/%C3%B1.yaml"),
        ("a:b#1?.yaml", "a%3Ab%231%3F.yaml"),
    ] {
        let report = Report { answer: Err(&problems), ..Report::blank(file, &lines, ENGLISH) };
        let result: serde_json::Value = serde_json::from_str(&written(&report, Format::Sarif).answer).unwrap();
        assert_eq!(result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"], uri);
        assert_eq!(result["message"]["text"], "{{0}} [x] (1) [y]", "neither a placeholder nor a link");
    }
}

#[test]
fn sarif_describes_every_kind_of_problem() {
    let mut run = Run::new(Format::Sarif, ENGLISH);
    let codes = CODES.iter().chain(OF_FILES).map(|code| code.id).collect();
    assert_eq!(run.add(Written { codes, ..Written::default() }), Written::default());
    let document: serde_json::Value = serde_json::from_str(&(run.begin() + &run.end())).unwrap();
    let rules = document["runs"][0]["tool"]["driver"]["rules"].as_array().unwrap();
    assert_eq!(rules.len(), CODES.len() + OF_FILES.len());
    for rule in rules {
        assert!(!rule["shortDescription"]["text"].as_str().unwrap().contains("somebody"), "{rule}");
    }
    assert_eq!(document["runs"][0]["results"], serde_json::json!([]), "a document without a case is a document");
}

#[test]
fn only_what_was_written_is_divided() {
    let mut run = Run::new(Format::Markdown, ENGLISH);
    let mut add = |text: &str| run.add(Written { answer: text.to_owned(), ..Written::default() }).answer;
    assert_eq!([add(""), add("one\n"), add(""), add("two\n")], ["", "one\n", "", "\ntwo\n"]);
}

#[test]
fn what_steers_the_runner_of_a_workflow_is_escaped() {
    let lines = Lines::of("abc\nabc\nabc\n");
    let place = |file: &str, problem: Problem| {
        written(&Report { answer: Err(&[problem]), ..Report::blank(file, &lines, ENGLISH) }, Format::Github).answer
    };
    let text = place("a,b:100%.yaml", problem("one: two", "50% of it,\r\nor: ::error::all", 0, 1));
    let escaped =
        "::error file=a%2Cb%3A100%25.yaml,line=1,endLine=1,col=1,endColumn=1,title=one%3A two::50%25 of it,  or: ::error::all\n";
    assert_eq!(text, escaped);
    let [one, several] = [(6, 7), (6, 9)].map(|(start, end)| place("a", problem("t", "m", start, end)));
    assert_eq!(one, "::error file=a,line=2,endLine=2,col=3,endColumn=3,title=t::m\n");
    assert_eq!(several, "::error file=a,line=2,endLine=3,title=t::m\n", "columns are those of one line");
}

#[test]
fn nothing_is_written_that_xml_cannot_hold() {
    let source = Source { name: "a".to_owned(), text: "{game: azul, players: [Ana, Luis]}".to_owned() };
    let documents = documents(&source, &Limits::USUAL);
    let case = Case::open(documents[0].as_ref().unwrap()).unwrap();
    let lines = Lines::of(&source.text);
    let blank = Report { title: Some("a\u{7}b\u{ffff}c\u{202e} é 中"), ..Report::blank("a", &lines, ENGLISH) };
    let asked = ask::asked(Question::Show, &Default::default());
    let plate = ask::answer(true, &asked, Some(&case), blank, svg::Plate::of).unwrap();
    assert!(svg::render(&[plate]).contains("a?b\u{fffd}c\u{fffd} é 中"));
}

#[test]
fn columns_count_characters_and_lines_end_without_their_ends() {
    let lines = Lines::of("púrpura: B\r\ncentre: Y\n");
    assert_eq!(lines.position(10), Position { line: 1, column: 10 }, "the B stands after a letter of two bytes");
    assert_eq!(lines.position(13), Position { line: 2, column: 1 });
    let text = "púrpura ".repeat(1 << 10);
    let lines = Lines::of(&text);
    for (at, _) in text.char_indices().step_by(97) {
        assert_eq!(lines.position(at).column, text[..at].chars().count() + 1, "{at}");
    }
}

#[test]
fn spans_become_characters_that_are_there() {
    let lines = Lines::of("aú");
    let clamp = |start, end| lines.clamp(Span { start, end });
    assert_eq!(clamp(0, 1), Some(0..1));
    assert_eq!(clamp(2, 2), Some(1..3), "within a letter, and empty");
    assert_eq!(clamp(0, 2), Some(0..3), "ends within a letter");
    assert_eq!(clamp(7, 9), Some(1..3), "past the end");
    assert_eq!(Lines::of("").clamp(Span { start: 0, end: 4 }), None);
}

/// A case that is scored, in Markdown.
fn scored(text: &str) -> String {
    let source = Source { name: "a".to_owned(), text: text.to_owned() };
    let (documents, lines) = (documents(&source, &Limits::USUAL), Lines::of(text));
    let asked = ask::asked(Question::Score, &Default::default());
    let manner = Manner { format: Format::Markdown, detail: Detail::Usual, width: 1000, language: ENGLISH };
    ask::open(&documents[0], Report::blank("a", &lines, ENGLISH), |case, blank| {
        ask::answer(false, &asked, case, blank, |report| write(Question::Score, report, manner).answer)
    })
}

#[test]
fn tables_are_read_as_typed_too() {
    let text = scored("{game: azul, players: [{name: Ana, score: 12}, {name: Penélope, score: 3}]}");
    let tables: Vec<_> = text.split("\n\n").filter(|part| part.starts_with('|')).collect();
    let [why, after] = tables[..] else { panic!("{text}") };
    assert!(
        why.starts_with("| player   |     points | why |\n| -------- | ---------: | --- |\n| Ana      | −14 to +95 | what"),
        "{why}"
    );
    assert!(!why.contains("  |\n"), "words that end a row are not filled up: {why}");
    let widths: BTreeSet<_> = after.trim_end().lines().map(|line| line.chars().count()).collect();
    assert_eq!(widths.len(), 1, "{after}");
    assert!(after.contains("\n| Penélope |      3 |  **3 now"), "{after}");
}

#[test]
fn lines_of_a_case_stay_as_they_are_in_markdown() {
    let text = "a ```` b";
    let lines = Lines::of(text);
    let problems = [problem("case/syntax", "no", 2, 6)];
    let answer = written(&Report { answer: Err(&problems), ..Report::blank("a", &lines, ENGLISH) }, Format::Markdown);
    let text = answer.answer + &answer.error;
    assert!(text.contains("\n`````text\n1 | a ```` b\n") && text.contains("\n`````\n"), "{text}");
}
