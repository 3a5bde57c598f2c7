//! A case at a glance: its players and moves, everybody's points beside their boards, its picture.

use crate::text::{Parsed, Text, judged};
use lsp_types::{CodeLens, Command, DocumentSymbol, Position, SymbolKind};
use tilejudge::case::{Document, Node, Span, Value};
use tilejudge::referee::{Case, Choices};
use tilejudge::report::svg::{Plate, render};
use tilejudge::report::{Lines, Question, Report, ask};
use tilejudge::verdict::{Place, Score, Step};
use tilejudge::words::Language;

/// The cases of a text, each with what it tells.
pub(crate) fn symbols(text: &Text) -> Vec<DocumentSymbol> {
    let one = |parsed: &Parsed<'_>| {
        let document = parsed.as_ref().ok()?;
        let case = Case::open(document).ok();
        let title = case.as_ref().and_then(Case::title).or(case.as_ref().map(Case::game_id));
        let players = case.as_ref().map(Case::players).unwrap_or_default();
        let keys = entries(&document.root).map(|(key, value)| {
            let items = if let Value::List(items) = &value.value { items.as_slice() } else { &[] };
            let item = |(index, item): (usize, &Node<'_>)| {
                let name = players.get(index).filter(|_| is_players(key)).cloned().unwrap_or_else(|| first_line(text, item.span));
                symbol(text, name, SymbolKind::OBJECT, item.span, Vec::new())
            };
            let items = items.iter().enumerate().map(item).collect();
            symbol(text, key.to_owned(), SymbolKind::PROPERTY, value.span, items)
        });
        Some(symbol(text, title?.to_owned(), SymbolKind::FILE, document.root.span, keys.collect()))
    };
    text.documents(|documents| documents.iter().filter_map(one).collect())
}

fn entries<'d>(node: &'d Node<'_>) -> impl Iterator<Item = (&'d str, &'d Node<'d>)> {
    let entries = if let Value::Map(entries) = &node.value { entries.as_slice() } else { &[] };
    entries.iter().filter_map(|(key, value)| match &key.value {
        Value::Scalar(name, _) => Some((&**name, value)),
        Value::List(_) | Value::Map(_) => None,
    })
}

fn is_players(key: &str) -> bool {
    ["players", "jugadores", "gracze"].contains(&key)
}

fn first_line(text: &Text, span: Span) -> String {
    text.whole()[span.start..span.end].lines().next().unwrap_or("").trim().to_owned()
}

#[allow(deprecated)] // The protocol's old way to say what `tags` says.
fn symbol(text: &Text, name: String, kind: SymbolKind, span: Span, within: Vec<DocumentSymbol>) -> DocumentSymbol {
    let (range, name) = (text.range(span), if name.is_empty() { "—".to_owned() } else { name });
    let children = Some(within).filter(|within| !within.is_empty());
    DocumentSymbol { name, kind, range, selection_range: range, children, detail: None, tags: None, deprecated: None }
}

/// Everybody's points, before and after the moves and what follows from them, above their boards.
pub(crate) fn lenses(text: &Text) -> Vec<CodeLens> {
    let of = |parsed: &Parsed<'_>| parsed.as_ref().ok().and_then(|document| scores(text, document)).unwrap_or_default();
    text.documents(|documents| documents.iter().flat_map(of).collect())
}

fn scores(text: &Text, document: &Document<'_>) -> Option<Vec<CodeLens>> {
    let case = Case::open(document).ok()?;
    let verdict = judged(&case, Question::Score).ok()?;
    let lens = |(seat, score): (usize, &Score)| {
        let place = Place(vec![Step::Key("players".into()), Step::Item(seat)]);
        let title = format!("{}: {} → {}", score.player, score.before, score.after);
        let command = Command { title, command: String::new(), arguments: None };
        CodeLens { range: text.range(case.locate(&place)), command: Some(command), data: None }
    };
    let units = verdict.scores.iter().filter(|score| Some(score.unit) == verdict.scores.first().map(|first| first.unit));
    Some(units.enumerate().map(lens).collect())
}

/// The picture of the case on a line.
pub(crate) fn picture(text: &Text, line: u32) -> Option<String> {
    let lines = Lines::of(text.whole());
    let drawn = |_: &Document<'_>, case: &Case<'_, '_>, language: Language| {
        let asked = ask::asked(Question::Show, &Choices::default());
        ask::answer(true, &asked, Some(case), Report::blank("", &lines, language), Plate::of)
    };
    text.case_at(text.offset(Position::new(line, 0)), drawn)?.map(|plate| render(&[plate]))
}
