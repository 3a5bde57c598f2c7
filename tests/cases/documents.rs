//! Documents of a text: every value and every problem at its place.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use std::borrow::Cow;
use tilejudge::case::{Limits, Node, Problem, Source, Span, Style, Value, documents};

const LIMITS: Limits = Limits { bytes: 2000, depth: 6, nodes: 200 };

fn source_of(text: &str) -> Source {
    Source { name: "test".to_owned(), text: text.to_owned() }
}

/// A document with every scalar's text followed by the source under it, which shows both tree and places.
fn shown(node: &Node<'_>, text: &str) -> String {
    match &node.value {
        Value::Scalar(read, _) => format!("{read}@{}", &text[node.span.start..node.span.end]),
        Value::List(items) => format!("[{}]", items.iter().map(|item| shown(item, text)).collect::<Vec<_>>().join(" ")),
        Value::Map(entries) => {
            let entry = |(key, value): &(Node<'_>, Node<'_>)| format!("{}: {}", shown(key, text), shown(value, text));
            format!("{{{}}}", entries.iter().map(entry).collect::<Vec<_>>().join(" "))
        }
    }
}

/// Each document of a text, or the codes and places of its problems.
fn read(text: &str) -> Vec<Result<String, Vec<(&'static str, String)>>> {
    let source = source_of(text);
    documents(&source, &LIMITS)
        .into_iter()
        .map(|document| match document {
            Ok(document) if document.repeated.is_empty() => Ok(shown(&document.root, text)),
            Ok(document) => Err(places(document.repeated, text)),
            Err(problems) => Err(places(problems, text)),
        })
        .collect()
}

fn places(problems: Vec<Problem>, text: &str) -> Vec<(&'static str, String)> {
    problems.into_iter().map(|problem| (problem.code, text[problem.span.start..problem.span.end].to_owned())).collect()
}

fn fault(text: &str) -> (&'static str, String) {
    let mut documents = read(text);
    assert_eq!(documents.len(), 1, "{text}: {documents:?}");
    documents.remove(0).expect_err(text).remove(0)
}

#[test]
fn texts_that_stand_in_the_source_are_borrowed() {
    let text = source_of("- plain\n- 'single'\n- \"double\"\n- \"esc\\u0061ped\"\n- 'it''s'\n- |\n  block\n- two\n  rows\n");
    let document = documents(&text, &LIMITS).remove(0).unwrap();
    let Value::List(items) = &document.root.value else { panic!("no list") };
    let borrowed = |item: &Node<'_>| matches!(&item.value, Value::Scalar(Cow::Borrowed(_), _));
    assert_eq!(items.iter().map(borrowed).collect::<Vec<_>>(), [true, true, true, false, false, true, false]);
    let part = |index: usize, range| {
        let span = items[index].part(range);
        &text.text[span.start..span.end]
    };
    assert_eq!(part(1, 1..3), "in");
    assert_eq!(part(5, 4..5), "k");
    assert_eq!(part(3, 0..1), "\"esc\\u0061ped\"");
}

#[test]
fn documents_are_separated_by_dashes() {
    assert_eq!(read("a: 1\n---\nb: 2\n--- # comment\nc: 3\n---\n").len(), 3);
    assert_eq!(read("# first\n%YAML 1.2\n---\na: 1\n...\n").len(), 1);
    assert_eq!(read("a: 1\n...\nb: 2\n").len(), 2);
    assert_eq!(read("\u{feff}a: 1\n"), [Ok("{a@a: 1@1}".to_owned())]);
    assert_eq!(read("a: |\n  x\n---\nb: 2\n").len(), 2);
}

#[test]
fn a_broken_document_costs_no_other() {
    let documents = read("a: 1\n---\nb: [\n---\nc: 3\n");
    assert_eq!(documents.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
    let documents = read("{\"a\": 1}\n\n{\"a\": }}\n{a: 3}\n");
    assert_eq!(documents.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
    assert_eq!(documents[2], Ok("{a@a: 3@3}".to_owned()));
}

#[test]
fn json_is_read_wherever_yaml_is() {
    assert_eq!(
        read("{\n\t\"a\\/b\": \"\\uD83D\\uDE00\",\n\t\"c\": [1, -2.5e3, true, null, {}, []]\n}\n"),
        [Ok("{a/b@\"a\\/b\": 😀@\"\\uD83D\\uDE00\" c@\"c\": [1@1 -2.5e3@-2.5e3 true@true null@null {} []]}".to_owned())]
    );
    // What is nearly JSON is read as YAML, and the parser that came further says what is wrong.
    assert_eq!(read("{\"a\": 1, b: x,}"), [Ok("{a@\"a\": 1@1 b@b: x@x}".to_owned())]);
    assert_eq!(fault("{\"a\": \"\\uD83D\"}").0, "case/syntax");
    assert_eq!(read("{\"a\": 1} x")[1], Err(vec![("case/syntax", "x".to_owned())]));
    for broken in ["{", "{\"a\"", "{\"a\":", "{\"a\": [1", "{\"a\": \"x", "{\"a\": tru\u{e9}", "{\"a\": \"\\u12", "{\"a\": 1]"] {
        assert_eq!(fault(broken).0, "case/syntax", "{broken}");
    }
}

#[test]
fn what_no_case_has_is_refused_at_its_place() {
    assert_eq!(fault("a: &x 1\nb: *x\n"), ("case/alias", "&x 1".to_owned()));
    assert_eq!(fault("a: !!str 1\n"), ("case/tag", "!!str 1".to_owned()));
    assert_eq!(fault("a: 1\nb: 2\na: 3\n"), ("case/duplicate-key", "a".to_owned()));
    assert_eq!(fault("{\"a\": 1, \"a\": 2}"), ("case/duplicate-key", "\"a\"".to_owned()));
    assert_eq!(fault("[1]: 2\n"), ("case/key-not-text", "[1]".to_owned()));
    assert_eq!(fault("a: \0"), ("case/binary", "\0".to_owned()));
    assert_eq!(fault("[[[[[[[1]]]]]]]"), ("case/too-deep", "[".to_owned()));
    assert_eq!(fault("{\"a\": [[[[[[1]]]]]]}"), ("case/too-deep", "[".to_owned()));
    assert_eq!(fault(&format!("[{}]", "1, ".repeat(300))).0, "case/too-many-values");
    assert_eq!(fault(&"é".repeat(1001)), ("case/too-long", "é".to_owned()));
    for empty in ["", " \n\t\n", "# only a comment\n", "---\n", "\u{feff}"] {
        assert_eq!(fault(empty).0, "case/empty", "{empty:?}");
    }
}

#[test]
fn all_that_is_wrong_is_said_at_once() {
    let documents = read("a: &x 1\na: *x\nb: !t 2\n");
    let codes: Vec<_> = documents[0].clone().unwrap_err().into_iter().map(|(code, _)| code).collect();
    assert_eq!(codes, ["case/alias", "case/alias", "case/tag", "case/duplicate-key"]);
}

#[test]
fn two_escapes_may_be_one_character() {
    let shows = |text: &str, shows: &str| assert_eq!(read(text), [Ok(shows.to_owned())], "{text}");
    shows("a: \"\\ud83d\\uDE00!\" # x\nb: 'ñ'", "{a@a: 😀!@\"\\ud83d\\uDE00!\" b@b: ñ@'ñ'}");
    shows("[\"\\\\ud83d\\\\ude00\", x]", "[\\ud83d\\ude00@\"\\\\ud83d\\\\ude00\" x@x]");
    shows(
        "a: \\ud83d\\ude00\nb: '\\ud83d\\ude00 😀'",
        "{a@a: \\ud83d\\ude00@\\ud83d\\ude00 b@b: \\ud83d\\ude00 😀@'\\ud83d\\ude00 😀'}",
    );
    shows("a: |\n  \\ud83d\\ude00\nb: 1", "{a@a: \\ud83d\\ude00@\\ud83d\\ude00 b@b: 1@1}");
    let odd = |text: &str, odd: &str| assert_eq!(fault(text), ("case/syntax", odd.to_owned()), "{text}");
    odd("a: \"é\\ud83d\\ude00 \\ud83d \\ude00\"", "\\ud83d");
    odd("a: 'x'\nb: \"\\\\ \\ude00\"", "\\ude00");
    odd("a: \"\\n \\q\"", "\\q");
    odd("a: \"\\x4\"", "\\x");
    odd("a: \"\\U00110000\"", "\\U00110000");
}

/// Every value of a tree, with what it reads as where it is a scalar.
fn values<'n, 's>(node: &'n Node<'s>, found: &mut Vec<&'n Node<'s>>) {
    found.push(node);
    match &node.value {
        Value::Scalar(..) => {}
        Value::List(items) => items.iter().for_each(|item| values(item, found)),
        Value::Map(entries) => entries.iter().for_each(|(key, value)| {
            values(key, found);
            values(value, found);
        }),
    }
}

/// The source under each value is that value: read by itself it says the same, and nothing is left over.
fn check_cuts(text: &str) {
    let source = source_of(text);
    for document in documents(&source, &Limits::USUAL).iter().flatten() {
        let mut all = Vec::new();
        values(&document.root, &mut all);
        for node in all {
            let cut = &text[node.span.start..node.span.end];
            match &node.value {
                Value::Scalar(read, Style::Quoted) if cut.starts_with(['"', '\'']) => {
                    let (quote, inner) = (&cut[..1], &cut[1..cut.len() - 1]);
                    assert!(cut.len() > 1 && cut.ends_with(quote), "{cut}");
                    let escaped = inner.replace(if quote == "'" { "''" } else { "\\\"" }, "").replace("\\\\", "");
                    assert!(!escaped.contains(quote), "{cut}");
                    assert!(*read == inner || inner.contains(['\\', '\'', '\n']), "{cut} reads {read}");
                }
                Value::Scalar(read, Style::Block | Style::Folded) if !read.is_empty() => assert_eq!(cut, read),
                Value::Scalar(read, _) if read.is_empty() => assert!(!cut.contains([' ', '\n']), "{cut}"),
                Value::Scalar(read, _) => {
                    assert_eq!(cut.split_whitespace().collect::<Vec<_>>(), read.split_whitespace().collect::<Vec<_>>());
                }
                Value::List(_) | Value::Map(_) => {
                    let mut inner = Vec::new();
                    values(node, &mut inner);
                    let has_brackets = inner.get(1).is_none_or(|first| first.span.start > node.span.start);
                    assert!(!has_brackets || cut.starts_with(['[', '{']) && cut.ends_with([']', '}']), "{cut}");
                    assert_eq!(cut, cut.trim_end());
                }
            }
        }
    }
}

#[test]
fn what_stands_behind_a_value_is_no_part_of_it() {
    let shows = |text: &str, shows: &str| {
        check_cuts(text);
        assert_eq!(read(text), [Ok(shows.to_owned())], "{text}");
    };
    shows("a: \"1Y1\"   # photo \"17\"\n", "{a@a: 1Y1@\"1Y1\"}");
    shows("a: '1Y1' # it's\nb: 1", "{a@a: 1Y1@'1Y1' b@b: 1@1}");
    shows("\"a\"   : 'x''y' # q\n", "{a@\"a\": x'y@'x''y'}");
    shows("a: \"x\\\"y\\\\\" # \"\n", "{a@a: x\"y\\@\"x\\\"y\\\\\"}");
    shows("a: 'x\n  y' # z\nb: x\n  y # z\n", "{a@a: x y@'x\n  y' b@b: x y@x\n  y}");
    shows("? 'a' # b\n: 'c' # d\n", "{a@'a': c@'c'}");
    shows("{'a' # c\n: [b # d\n ]} # e", "{a@'a': [b@b]}");
    shows("a: | # c\n  x # y\n\n# z\nb: >- # c\n  x\n # d\n", "{a@a: x # y@x # y b@b: x@x}");
    shows("b: 1\na: | # c", "{b@b: 1@1 a@a: @a}");
    shows("a: [b, # ]\n  # c\n  ] # d\nb: {c: [d: e], }\n", "{a@a: [b@b] b@b: {c@c: [{d@d: e@e}]}}");
    let text = "a: [ # b\n  'c', # d\n  {} # e\n ] # f\n";
    check_cuts(text);
    let source = source_of(text);
    let document = documents(&source, &LIMITS).remove(0).unwrap();
    let mut all = Vec::new();
    values(&document.root, &mut all);
    let cuts: Vec<_> = all.iter().map(|node| &text[node.span.start..node.span.end]).collect();
    assert_eq!(cuts, ["a: [ # b\n  'c', # d\n  {} # e\n ]", "a", "[ # b\n  'c', # d\n  {} # e\n ]", "'c'", "{}"]);
    let unclosed = "a: 1\nb: [ # b\n  c\n";
    let problems = documents(&source_of(unclosed), &LIMITS).remove(0).unwrap_err();
    assert!(problems[0].message.to_string().contains("`[` opens on line 2"), "{}", problems[0].message);
}

#[test]
fn each_value_of_a_fixture_stands_where_it_is_said_to() {
    let fixtures = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures");
    let mut folders = vec![fixtures];
    let mut count = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "yaml" || ending == "json") {
                // As it is, and with a comment behind each line that can have one.
                let text = std::fs::read_to_string(&path).unwrap();
                check_cuts(&text);
                check_cuts(&text.lines().map(|line| format!("{line} # \"it's\" ]}}\n")).collect::<String>());
                count += 1;
            }
        }
    }
    assert!(count > 500, "{count}");
}

/// Every span of a tree is within the text, on character boundaries and not empty.
fn check_spans(node: &Node<'_>, text: &str) {
    let Span { start, end } = node.span;
    assert!(start < end && text.get(start..end).is_some(), "{start}..{end} in {text:?}");
    match &node.value {
        Value::Scalar(read, _) => {
            if let Cow::Borrowed(read) = read
                && !read.is_empty()
            {
                let span = node.part(0..read.len());
                assert_eq!(text.get(span.start..span.end), Some(*read), "{text:?}");
            }
        }
        Value::List(items) => items.iter().for_each(|item| check_spans(item, text)),
        Value::Map(entries) => entries.iter().for_each(|(key, value)| {
            check_spans(key, text);
            check_spans(value, text);
        }),
    }
}

/// Reads any text: nothing panics, all places are in the text.
fn check_any(text: &str) {
    let source = source_of(text);
    for document in documents(&source, &LIMITS) {
        match document {
            Ok(document) => check_spans(&document.root, text),
            Err(problems) => {
                assert!(!problems.is_empty());
                for problem in problems {
                    let Span { start, end } = problem.span;
                    assert!(text.is_empty() || (start < end && text.get(start..end).is_some()), "{problem:?} in {text:?}");
                }
            }
        }
    }
}

proptest! {
    // The same texts in every run: the fuzzer tries others.
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_without_panic(text in "[a-c1 \\n\\t\\r:,.'\"|>&*!%#?{}\\[\\]\\\\\\-ñ😀u0/~]{0,40}") {
        check_any(&text);
    }

    #[test]
    fn any_mixture_of_lines_is_read_without_panic(lines in prop::collection::vec(
        prop::sample::select(vec![
            "---", "...", "a: |", "  . Y .", "  - b", "- ", "{\"a\": 1}", "{", "}", "[", "é: 'x", "a: \"\\u00e9\"", "", "\t", " ñ: 1", "? a",
            "a: &b", "- *b", "%YAML 1.2", "# c", "a: >-", "key: |2", "x: !t", "\u{feff}", "- - - a", "a: b: c", "\"\\", "{\"a\": \"\\uD83D",
        ]), 0..9)) {
        check_any(&lines.join("\n"));
        check_any(&lines.join("\r\n"));
    }
}
