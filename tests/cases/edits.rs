//! Changes of a text that leave the rest alone.

use std::ops::Range;
use tilejudge::case::edit::{Splice, one_fewer, one_more, part, scalar, spliced};
use tilejudge::case::{Limits, Node, Source, Value, documents};

/// The text after a change of the value of `key`.
fn changed(text: &str, key: &str, change: impl Fn(&Node<'_>) -> Option<Splice>) -> String {
    let source = Source { name: String::new(), text: text.to_owned() };
    let documents = documents(&source, &Limits::USUAL);
    let Value::Map(entries) = &documents[0].as_ref().unwrap().root.value else { panic!("no map") };
    let named = |node: &Node<'_>| matches!(&node.value, Value::Scalar(word, _) if word == key);
    let (_, value) = entries.iter().find(|(name, _)| named(name)).unwrap();
    spliced(text, &[change(value).unwrap()])
}

#[test]
fn a_value_keeps_its_manner() {
    let to = |text: &str, new: &'static str| changed(text, "a", |node| Some(scalar(node, new)));
    assert_eq!(to("a:  YY # two\nb: 1", "YB"), "a:  YB # two\nb: 1");
    assert_eq!(to("{a: 'YY', b: 1}", "Y"), r#"{a: "Y", b: 1}"#);
    assert_eq!(to("a: 12", "21"), "a: 21");
    assert_eq!(to("a: 12", "-21"), "a: -21");
    assert_eq!(to(r#"{"a": 1}"#, "1B"), r#"{"a": "1B"}"#);
    assert_eq!(to("a: B", ""), "a: \"\"");
    assert_eq!(to("a: B", "- x"), "a: \"- x\"");
}

#[test]
fn a_part_is_changed_where_it_stands() {
    let to = |text: &str, range: Range<usize>, new: &'static str| changed(text, "a", |node| part(node, range.clone(), new));
    assert_eq!(to("a: |\n  B . # no comment\n  . .\n", 2..3, "R"), "a: |\n  B R # no comment\n  . .\n");
    assert_eq!(to("{a: 'YYB'} # x", 1..2, "B"), "{a: 'YBB'} # x");
    assert_eq!(to("a: YYB", 3..3, "R"), "a: YYBR");
    assert_eq!(to(r#"{"a": "..\n.."}"#, 3..4, "B"), r#"{"a": "..\nB."}"#);
}

#[test]
fn a_comment_outlives_what_it_speaks_of() {
    let without = |text: &str, index: usize| changed(text, "a", |node| one_fewer(text, node, index));
    assert_eq!(without("a:\n  - B # x\n  # y\n  - K # z", 0), "a:\n  -  # x\n     # y\n    K # z");
    assert_eq!(without("a:\n  - B # x\n  - K # z\nb: 1", 1), "a:\n  - B # x\n  # z\nb: 1");
    assert_eq!(without("a: [B, # x\n  K, # y\n  R # z\n ]", 0), "a: [ # x\n    K, # y\n  R # z\n ]");
    assert_eq!(without("a: [B, # x\n  K, # y\n  R # z\n ]", 1), "a: [B # x\n  , # y\n  R # z\n ]");
    assert_eq!(without("a: [B, # x\n  K, # y\n  R # z\n ]", 2), "a: [B, # x\n  K # y\n   # z\n ]");
    assert_eq!(without("a: [ # w\n  B # x\n ] # y", 0), "a: [ # w\n   # x\n  ] # y");
    assert_eq!(without("a: {x: ''} # ]", 0), "a: {} # ]");
    let with = |text: &str| changed(text, "a", |node| one_more(text, node, "K"));
    assert_eq!(with("a: [ # x\n ] # y"), "a: [K # x\n ] # y");
    assert_eq!(with("a:\n- 'B' # x"), "a:\n- 'B' # x\n- K");
    assert_eq!(with("a:\r\n- 'B'   \r\nb: 1\r\n"), "a:\r\n- 'B'\r\n- K   \r\nb: 1\r\n");
}
