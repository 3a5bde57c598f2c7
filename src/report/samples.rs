//! Reports of verdicts built by hand: what people and machines read, to the letter.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::{Answer, Detail, Format, Lines, Manner, Question, Report, write};
use crate::case::{Problem, Span, VALUES};
use crate::games::Shown;
use crate::verdict::{
    self, Award, Book, Dependence, Fact, Finding, Judged, Listed, Outcome, Place, Rank, Reading, Rule, Rulebook, Ruling, Score,
    Severity, Source, Trace, Unchecked, Unit, Verdict,
};
use crate::words::{Entries, Language, Texts, said};
use serde_json::{Value, json};

static BOOK: Rulebook = Rulebook { id: "azul-mini.es", title: "Azul Mini", language: "Spanish" };
static OTHER: Rulebook = Rulebook { id: "azul-master-chocolatier.es", title: "Azul: Master Chocolatier", language: "Spanish" };
static TRACE: Trace = Trace {
    books: &[
        Book {
            rulebook: &BOOK,
            table: &[["A. Oferta", "", "row-has-colour partial-floor?"], ["Puntuación", "", "horizontal-run"]],
        },
        Book { rulebook: &OTHER, table: &[["A. Oferta", "", "row-has-colour"]] },
    ],
    shown: &[],
};
const FILES: &[[&str; 3]] = &[["row-has-colour = No colour twice in a row
    .statement = A line never takes a colour that its wall row has.
horizontal-run = A run counts its tiles
    .statement = A tile counts all tiles of its run.
partial-floor = May some fall?
    .answer-no = They may not.
    .answer-yes = They may.
"; 3]];
static TEXTS: crate::words::Book = crate::words::Book::new(FILES);
const ENTRIES: Entries = Entries { texts: Texts { book: || &TEXTS, files: FILES }, terms: &[] };
static ROW: Rule = Rule { id: "azul/row-has-colour", entry: ENTRIES.find("row-has-colour"), trace: &TRACE };
static RUN: Rule = Rule { id: "azul/horizontal-run", entry: ENTRIES.find("horizontal-run"), trace: &TRACE };
static FALL: Ruling = Ruling {
    name: "partial-floor",
    entry: ENTRIES.find("partial-floor"),
    answers: &[verdict::Answer { name: "no", part: "answer-no" }, verdict::Answer { name: "yes", part: "answer-yes" }],
    online: Some(0),
    trace: &TRACE,
    rules: &[&RUN],
};

const TEXT: &str = "game: azul-mini\nplayers:\n  - name: Iñés\nmoves:\n  - {player: Iñés, take: yellow, to: line 2}\n  - {player: Iñés, take: red, to: floor}\n";

fn award() -> Award {
    Award {
        player: "Iñés".to_owned(),
        rule: &RUN,
        amount: 3.into(),
        unit: Unit::Points,
        why: "columns 1 to 3 of row 2".into(),
        evidence: vec![Place::root().key("players").item(0).key("wall").space(1, 0)],
    }
}

fn finding() -> Finding {
    Finding {
        rule: &ROW,
        severity: Severity::Broken,
        message: "row 2 of Iñés has yellow".into(),
        help: Some("yellow may go to line 1 or to the floor line".into()),
        label: "this line".into(),
        place: Place::root().key("moves").item(0).key("to"),
        related: Vec::new(),
        facts: vec![("line", Fact::Number(2)), ("colour", Fact::Word("yellow".to_owned()))],
    }
}

fn judged(index: Option<usize>, says: &str, findings: Vec<Finding>, awards: Vec<Award>) -> Judged {
    Judged {
        index,
        says: says.into(),
        play: json!({"player": "Iñés", "take": "yellow"}),
        outcome: Outcome::of(&findings),
        findings,
        conditions: Vec::new(),
        awards,
        scores: vec![5.into()],
        position: None,
        after_refusal: index.filter(|&index| index > 0).map(|_| 0),
    }
}

/// One move refused, one legal, one step of the referee's own; points, a ruling that matters, something not checked.
fn verdict() -> Verdict {
    Verdict {
        outcome: Outcome::Illegal,
        findings: Vec::new(),
        unchecked: vec![Unchecked { rule: &ROW, missing: "the bag".into() }, Unchecked { rule: &RUN, missing: "the bag".into() }],
        assumed: vec!["the score of Iñés is taken as 0".into()],
        worked_out: Vec::new(),
        moves: vec![
            judged(Some(0), "Iñés takes 2 yellow to line 2", vec![finding()], Vec::new()),
            judged(Some(1), "Iñés takes 1 red to the floor line", Vec::new(), Vec::new()),
            judged(None, "line 3 of Iñés is tiled", Vec::new(), vec![award()]),
        ],
        unjudged: None,
        due: Vec::new(),
        ledger: vec![award()],
        scores: vec![Score {
            player: "Iñés".to_owned(),
            unit: Unit::Points,
            before: 2.into(),
            after: 5.into(),
            shown: None,
            stages: Vec::new(),
        }],
        choice: None,
        claims: Vec::new(),
        unheard: 0,
        differences: None,
        ranking: vec![Rank {
            place: 1,
            player: "Iñés".to_owned(),
            points: 5,
            why: Some("more complete rows".into()),
            rules: Vec::new(),
        }],
        legal: None,
        more_legal: false,
        after: None,
        rulings: vec![Reading {
            ruling: &FALL,
            answer: 0,
            source: Source::Default,
            otherwise: vec![Dependence { answer: 1, changes: vec!["move 1 would be legal".into()] }],
        }],
        conditional: None,
    }
}

fn legal() -> Verdict {
    let mut verdict = verdict();
    verdict.outcome = Outcome::Legal;
    verdict.moves.remove(0);
    verdict
}

struct Sheet {
    question: Question,
    format: Format,
    detail: Detail,
    text: &'static str,
    width: usize,
    shown: Option<Shown>,
}

impl Sheet {
    fn of(question: Question, format: Format) -> Self {
        Self { question, format, detail: Detail::Usual, text: TEXT, width: 78, shown: None }
    }
    fn report(&self, answer: Result<&Verdict, &[Problem]>) -> (String, String) {
        let lines = Lines::of(self.text);
        let at = self.text.find("line 2").unwrap_or(0);
        let (game, line) = (Span { start: 6, end: 15 }, Span { start: at, end: at + 6 });
        let locate = move |place: &Place| if place.to_string() == "game" { game } else { line };
        let answer = answer.map(|verdict| Answer { verdict, shown: self.shown.as_ref(), repairs: None, locate: &locate });
        let report = Report {
            file: "a.yaml",
            number: Some(2),
            several: true,
            title: Some("Two takes"),
            game: Some("azul-mini"),
            language: Language::English,
            lines: &lines,
            answer,
        };
        let manner = Manner { format: self.format, detail: self.detail, width: self.width, language: Language::English };
        let written = write(self.question, &report, manner);
        let strip = |text: &str| anstream::adapter::strip_str(text).to_string();
        (strip(&written.answer), strip(&written.error))
    }
    fn verdict(&self, verdict: &Verdict) -> String {
        self.report(Ok(verdict)).0
    }
}

fn problem() -> Problem {
    let start = TEXT.find("take").unwrap();
    let message = said!(VALUES, "no-such-key").with("what", said!(VALUES, "a-map")).with("key", "take");
    let help = said!(VALUES, "suggested").with("word", "tile");
    Problem::new("case/unknown-key", message.with("help", help), Span { start, end: start + 4 })
}

#[test]
fn whoever_wants_to_know_all_is_told_all() {
    let sheet = |format| Sheet { detail: Detail::Verbose, ..Sheet::of(Question::Score, format) };
    let text = sheet(Format::Text).verdict(&legal());
    assert!(text.contains("columns 1 to 3 of row 2 (azul/horizontal-run, a run counts"), "{text}");
    assert!(text.contains("not checked without the bag: azul/row-has-colour, azul/horizontal-run\nassumed: "), "{text}");
    assert!(sheet(Format::Markdown).verdict(&legal()).contains("- not checked without the bag: `azul/row-has-colour`"));
}

#[test]
fn editors_read_one_line_a_finding() {
    let concise = Sheet::of(Question::Check, Format::Concise);
    assert_eq!(concise.verdict(&verdict()), "a.yaml:5:38: error azul/row-has-colour: row 2 of Iñés has yellow\n");
    assert_eq!(concise.verdict(&legal()), "");
    assert_eq!(concise.report(Err(&[problem()])).0, "a.yaml:5:20: error case/unknown-key: a map has no key \"take\"\n");
}

#[test]
fn machines_read_one_line_a_case() {
    let text = Sheet::of(Question::Check, Format::Json).verdict(&verdict());
    assert_eq!(text.lines().count(), 1);
    let json: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(json["case"], json!({"file": "a.yaml", "index": 2, "title": "Two takes", "game": "azul-mini"}));
    assert_eq!(json["verdict"], "illegal");
    let finding = json!({
        "rule": "azul/row-has-colour", "severity": "error", "id": "just", "message": "row 2 of Iñés has yellow",
        "help": "yellow may go to line 1 or to the floor line", "facts": {"line": 2, "colour": "yellow"},
        "path": "moves[0].to", "line": 5, "column": 38, "end_line": 5, "end_column": 44,
    });
    assert_eq!(json["findings"], json!([finding]));
    assert_eq!(json["moves"][0]["findings"], json!([finding]));
    assert_eq!(json["moves"][2]["action"], Value::Null);
    let award = json!({
        "player": "Iñés", "rule": "azul/horizontal-run", "points": 3, "unit": "points",
        "why": "columns 1 to 3 of row 2", "evidence": ["players[0].wall[1][0]"],
    });
    assert_eq!(json["ledger"], json!([award]));
    assert_eq!(json["scores"], json!({"Iñés": {"before": 2, "after": 5, "stages": []}}));
    assert_eq!(
        json["rulings"],
        json!([{"name": "partial-floor", "answer": "no", "source": "default",
            "otherwise": [{"answer": "yes", "change": "move 1 would be legal"}]}])
    );
}

#[test]
fn a_replay_is_one_line_an_action_and_one_for_the_end() {
    let text = Sheet::of(Question::Replay, Format::Json).verdict(&verdict());
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let actions: Vec<_> = lines.iter().map(|line| line.get("action")).collect();
    assert_eq!(actions, [Some(&json!(1)), Some(&json!(2)), Some(&Value::Null), None]);
    assert_eq!(lines[2]["scores"], json!({"Iñés": 5}));
    assert_eq!(lines[3]["ranking"][0]["player"], "Iñés");
    assert!(lines[3].get("moves").is_none() && lines[3].get("ledger").is_none());
}

#[test]
fn quiet_leaves_only_what_is_wrong() {
    for format in [Format::Text, Format::Concise, Format::Json] {
        let sheet = Sheet { detail: Detail::Quiet, ..Sheet::of(Question::Score, format) };
        assert_eq!(sheet.verdict(&legal()), "", "{format:?}");
        assert!(sheet.verdict(&verdict()).contains("row 2 of Iñés has yellow"), "{format:?}");
    }
    let text = Sheet { detail: Detail::Quiet, ..Sheet::of(Question::Score, Format::Text) }.verdict(&verdict());
    assert!(!text.contains("not checked") && !text.contains("takes 1 red") && !text.contains("+3"));
}

#[test]
fn no_move_is_listed_and_no_case_written_past_a_refusal() {
    let mut verdict = verdict();
    verdict.legal = Some(vec![Listed { says: "Iñés takes 1 red".into(), play: json!({}), brings: vec![], gives_up: false }]);
    verdict.after = Some(json!({"game": "azul-mini"}));
    for question in [Question::Moves, Question::Apply] {
        for format in [Format::Text, Format::Concise, Format::Json] {
            let (answer, error) = Sheet::of(question, format).report(Ok(&verdict));
            assert!(
                !answer.contains("takes 1 red\"}]") && !answer.contains("\"legal\":[") && !answer.contains("game: azul-mini")
            );
            assert!(answer.contains("has yellow") || error.contains("has yellow"), "{question:?} {format:?}");
        }
    }
    verdict.outcome = Outcome::Legal;
    verdict.moves.clear();
    assert_eq!(
        Sheet::of(Question::Apply, Format::Text).report(Ok(&verdict)),
        ("---\ngame: azul-mini\n".to_owned(), String::new())
    );
    assert_eq!(Sheet::of(Question::Apply, Format::Json).verdict(&verdict), "{\"game\":\"azul-mini\"}\n");
    let text = Sheet::of(Question::Moves, Format::Text).verdict(&verdict);
    assert!(text.starts_with("a.yaml#2 — Two takes: 1 legal move\n  0  Iñés takes 1 red\n"));
}

#[test]
fn places_outside_the_text_are_shown_somewhere_and_never_fail() {
    for (start, end) in [(0, 0), (5, 5), (TEXT.len(), TEXT.len()), (TEXT.len() + 5, 3), (0, TEXT.len() + 9)] {
        let problem = Problem { span: Span { start, end }, ..problem() };
        let (_, error) = Sheet::of(Question::Check, Format::Text).report(Err(&[problem]));
        assert!(error.contains("╭─[a.yaml#2:"), "{start}..{end}: {error}");
    }
    let sheet = Sheet { text: "", ..Sheet::of(Question::Check, Format::Text) };
    assert!(sheet.report(Err(&[problem()])).1.contains("has no key"));
}
