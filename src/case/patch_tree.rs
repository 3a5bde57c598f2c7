//! A tree after a change of its text, without reading all of the text again.
//!
//! Only the node that holds a splice is read again: a word, a run of pieces, at most a list or a map. The whole text may give it
//! another meaning (an anchor, a line that goes on), so what is said of a file in the end is read from all of it.

use super::document::{Limits, Node, Source, Style, Value, documents};
use super::edit::{Splice, spliced};
use std::borrow::Cow;

/// The tree below `root` after some splices of its `text`, in order; none where what they make cannot be read by itself.
pub(crate) fn grafted<'s>(root: &Node<'s>, text: &str, splices: &[&Splice]) -> Option<Node<'s>> {
    let of = |child: &Node<'s>| {
        let first = splices.partition_point(|splice| splice.span.start < child.span.start);
        let count = splices[first..].partition_point(|splice| splice.span.end <= child.span.end);
        &splices[first..first + count]
    };
    let are_in = |children: &mut dyn Iterator<Item = &Node<'s>>| {
        let held: usize = children.map(|child| of(child).len()).sum();
        // What is put between two values is in neither.
        held == splices.len() && splices.iter().all(|splice| splice.span.start < splice.span.end)
    };
    let graft = |child: &Node<'s>| grafted(child, text, of(child));
    let value = match &root.value {
        _ if splices.is_empty() => root.value.clone(),
        Value::Scalar(..) => scalar(root, splices)?,
        Value::List(items) if are_in(&mut items.iter()) => Value::List(items.iter().map(graft).collect::<Option<_>>()?),
        Value::Map(entries) if are_in(&mut entries.iter().flat_map(|(key, value)| [key, value])) => {
            let entries = entries.iter().map(|(key, value)| Some((graft(key)?, graft(value)?)));
            Value::Map(entries.collect::<Option<_>>()?)
        }
        Value::List(_) | Value::Map(_) => read_again(root, text, splices)?,
    };
    Some(Node { value, span: root.span })
}

fn scalar(node: &Node<'_>, splices: &[&Splice]) -> Option<Value<'static>> {
    let Value::Scalar(typed, style) = &node.value else { return None };
    let style = *style;
    if let [Splice { span, text }] = splices
        && *span == node.span
    {
        return match style {
            Style::Block => Some(Value::Scalar(Cow::Owned(text.clone()), style)),
            Style::Folded => None,
            Style::Plain | Style::Quoted if text.starts_with(['{', '[']) => read(text.clone()),
            Style::Plain | Style::Quoted => Some(word(text)),
        };
    }
    // What is borrowed stands in the source exactly so.
    let start = node.span.start + usize::from(style == Style::Quoted);
    let are_in_it = style != Style::Folded && splices.iter().all(|splice| start <= splice.span.start);
    let (Cow::Borrowed(typed), true) = (typed, are_in_it) else { return None };
    let splices: Vec<_> = splices.iter().map(|splice| splice.seen_from(start)).collect();
    Some(Value::Scalar(Cow::Owned(spliced(typed, &splices)), style))
}

/// A word as an edit writes it: plain, or in the double quotes of JSON.
fn word(text: &str) -> Value<'static> {
    match serde_json::from_str::<String>(text) {
        Ok(text) => Value::Scalar(Cow::Owned(text), Style::Quoted),
        Err(_) => Value::Scalar(Cow::Owned(text.to_owned()), Style::Plain),
    }
}

/// A list or a map with its splices, read by itself: each line of it begins in the column of the first.
fn read_again(node: &Node<'_>, text: &str, splices: &[&Splice]) -> Option<Value<'static>> {
    let line = text.get(..node.span.start)?.rsplit('\n').next()?;
    // What comes after the last member comes behind a comment on that.
    let end = splices.iter().map(|splice| splice.span.end).fold(node.span.end, usize::max);
    let own = text.get(node.span.start..end)?;
    let splices: Vec<_> = splices.iter().map(|splice| splice.seen_from(node.span.start)).collect();
    read(" ".repeat(line.chars().count()) + &spliced(own, &splices))
}

/// A value that stands by itself.
fn read(text: String) -> Option<Value<'static>> {
    let source = Source { name: String::new(), text };
    let [Ok(document)] = &mut documents(&source, &Limits::USUAL)[..] else { return None };
    document.repeated.is_empty().then(|| owned(&document.root))
}

/// The value by itself, without the text that it was read from.
fn owned(node: &Node<'_>) -> Value<'static> {
    let node_of = |node: &Node<'_>| Node { value: owned(node), span: node.span };
    match &node.value {
        Value::Scalar(text, style) => Value::Scalar(Cow::Owned(text.to_string()), *style),
        Value::List(items) => Value::List(items.iter().map(node_of).collect()),
        Value::Map(entries) => Value::Map(entries.iter().map(|(key, value)| (node_of(key), node_of(value))).collect()),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::document::Span;
    use super::super::edit::one_more;
    use super::*;

    const TEXT: &str = "\
game: azul
round: 3
players:
  - name: Ana
    wall: |
      B . .
      . Y .
    lines: ['', R, 'KK']
  - {name: Luis, floor: 1B} # at the window
";

    /// The values of a tree without their places.
    fn values(value: &Value<'_>) -> String {
        match value {
            Value::Scalar(text, _) => format!("{text:?}"),
            Value::List(items) => items.iter().map(|item| values(&item.value) + ",").collect(),
            Value::Map(entries) => {
                entries.iter().map(|(key, value)| format!("{}: {};", values(&key.value), values(&value.value))).collect()
            }
        }
    }

    #[test]
    fn a_graft_is_what_the_whole_text_says() {
        let source = Source { name: String::new(), text: TEXT.to_owned() };
        let documents = documents(&source, &Limits::USUAL);
        let root = &documents[0].as_ref().unwrap().root;
        for (from, to) in [
            ("3", "4"),
            ("azul", "\"blue\""),
            ("Y", "K"),
            ("'KK'", "\"KKK\""),
            ("'KK'", "[K, K]"),
            ("KK", "KR"),
            (", 'KK'", ""),
            ("floor", "ground"),
            ("1B", "\"1 B\""),
            ("  - name: Ana", "  - name: Eva"),
        ] {
            let start = TEXT.find(from).unwrap();
            let splice = Splice { span: Span { start, end: start + from.len() }, text: to.to_owned() };
            let source = Source { name: String::new(), text: spliced(TEXT, [&splice]) };
            let all = &super::super::document::documents(&source, &Limits::USUAL)[0];
            let grafted = grafted(root, TEXT, &[&splice]).unwrap();
            assert_eq!(values(&grafted.value), values(&all.as_ref().unwrap().root.value), "{from} to {to}");
        }
        let Value::Map(entries) = &root.value else { panic!("no map") };
        let splice = one_more(TEXT, &entries[2].1, "Eva").unwrap();
        let grafted = grafted(root, TEXT, &[&splice]).unwrap();
        assert!(values(&grafted.value).ends_with("\"1B\";,\"Eva\",;"), "{}", values(&grafted.value));
    }
}
