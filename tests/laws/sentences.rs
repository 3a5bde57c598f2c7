//! Each text of every book is said of some fixture, and rightly in every language. The command line's own texts, which no case
//! brings up, have their own law.

use super::pages::page;
use super::texts;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use tilejudge::case::{Limits, Problem, Source, documents};
use tilejudge::editor::Naming;
use tilejudge::games::azul::Azul;
use tilejudge::games::blue_moon_city as city;
use tilejudge::referee::{self, Asked, Case, Choices, GAMES, Preset, Table};
use tilejudge::report::baseline::Baseline;
use tilejudge::report::comparison::{self, Change, Judged};
use tilejudge::report::trial::{self, Trial, With};
use tilejudge::report::{
    Answer, Detail, Entry, Format, Lines, Manner, Question, Report, Run, ask, catalogue, explain, list, nearest, repair, screen,
    svg,
};
use tilejudge::verdict::Finding;
use tilejudge::words::{Arg, Book, Language, Message, Subject};

const ENGLISH: Language = Language::English;
/// None of these is one and many at once.
const COUNTED: [&str; 5] = ["tiles", "pieces", "cards", "crystals", "scales"];

fn manners() -> impl Iterator<Item = Manner> {
    let formats = [Format::Text, Format::Markdown, Format::Concise, Format::Json, Format::Github, Format::Sarif];
    let usual = formats.map(|format| (format, Detail::Usual, 100));
    let others = [(Format::Text, Detail::Verbose, 40), (Format::Markdown, Detail::Verbose, 100)];
    usual.into_iter().chain(others).map(|(format, detail, width)| Manner { format, detail, width, language: ENGLISH })
}

/// Cases that only a fixture in another notation, or of an odd size, could be.
fn odd() -> Vec<String> {
    let short = [
        r#"{"a" 1}"#,
        r#"{"a": 1} x"#,
        r#"{"a": "x" "b"}"#,
        r#"{"a": "\q"}"#,
        r#"{"a": "\ud800"}"#,
        "{",
        r#"{"a": tru"#,
        "a: \"x",
        r#"a: "\q""#,
        r#"a: "\UFFFFFFFF""#,
        "a: b: c",
        "a:\n  - 1\n - 2",
        "a: @b",
        "a: \u{7}",
        "{start: now}",
        "{game: azul, phase: tiling, players: [{name: Ana, score: 12, lines: [R, ?, ?, ?, ?]}], \
         expect: {scores: {Ana: 11}, points: {Ana: 3}, awards: {Ana: {azul/tile-alone: 3}}}}",
        "{title: [], start: [], rulings: 1}",
        "{\"a\": 1}\n{1: 2}",
        "{\"a\": 1}\n{\"a\": \"\t\"}",
        "{\"a\": 1}\n{\"a\": \"\\n",
    ];
    let long = ["[".repeat(10), format!("[{}]", "1,".repeat(900)), " ".repeat(30_001)];
    let bag = format!("{{game: azul, players: [Ana], bag: {}}}", "Y".repeat(101));
    short.map(str::to_owned).into_iter().chain(long).chain([bag]).collect()
}

/// What no case is answered: what is about files and what was kept of them, JSON that YAML reads all the same or that its parser
/// describes, and choices that a move leaves open beside more than conditions can say: the others are conditions.
const ELSEWHERE: [&str; 10] = [
    "no-file",
    "not-text",
    "json-empty",
    "json-key",
    "json-line",
    "unlike",
    "column-not-said",
    "keep-not-said",
    "rest-not-said",
    "lacks-discarded",
];

/// What is asked, and of which text.
struct Fixture {
    command: String,
    text: String,
}

fn fixtures() -> Vec<Fixture> {
    let command = |path: PathBuf| path.parent().unwrap().file_name().unwrap().to_str().unwrap().to_owned();
    let all = texts::files("fixtures").into_iter().map(|(path, text)| Fixture { command: command(path), text });
    let odd = odd().into_iter().map(|text| Fixture { command: "odd".to_owned(), text });
    all.chain(odd).collect()
}

impl Fixture {
    fn question(&self) -> Question {
        Question::of_command(&self.command)
    }
    /// Puts it to the command of its folder in all formats, and to what shows, compares and tests cases.
    fn put(&self) {
        let source = Source { name: "fixture".to_owned(), text: self.text.clone() };
        let lines = Lines::of(&source.text);
        let limits = if self.command == "odd" { Limits { bytes: 30_000, depth: 9, nodes: 900 } } else { Limits::USUAL };
        Baseline::read(&source).err().iter().flatten().for_each(problem);
        for document in documents(&source, &limits) {
            let house = document.as_ref().ok().and_then(|document| referee::read_house(document).err());
            house.iter().flatten().for_each(problem);
            let blank = Report { several: true, ..Report::blank(&source.name, &lines, ENGLISH) };
            ask::open(&document, blank, |case, blank| {
                if let Some(case) = case {
                    return self.judged(case, blank);
                }
                blank.answer.err().into_iter().flatten().for_each(problem);
                tried(&Trial::of(&blank, With::Expected));
                manners().for_each(|manner| write(Question::Check, &blank, manner));
            });
        }
    }
    fn judged(&self, case: &Case<'_, '_>, blank: Report<'_>) {
        let (question, choices) = (self.question(), Choices::default());
        let asked = Asked { positions: question == Question::Replay, ..ask::asked(question, &choices) };
        let repairs = match self.command.as_str() {
            "repair" => Some(case.repairs(&choices)),
            "check" => Some(case.single_repairs(&choices)).filter(|repairs| !repairs.told_first().is_empty()),
            _ => None,
        };
        ask::answer(false, &asked, Some(case), blank, |report| {
            report.answer.iter().flat_map(|answer| answer.verdict.all_findings()).for_each(|found| finding(found, case));
            report.answer.err().into_iter().flatten().for_each(problem);
            for manner in manners() {
                write(question, report, manner);
                let Some(repairs) = &repairs else { continue };
                repair::write(report, repairs, None, manner);
                repair::write(report, repairs, Some(1), manner);
                let answer = report.answer.map(|answer| Answer { repairs: Some(repairs), ..answer });
                write(question, &Report { answer, ..*report }, manner);
            }
        });
        self.claimed(case, blank);
        compared(case, blank);
        let asked = Asked { columns: Some(100), legal: false, ..asked };
        ask::answer(true, &asked, Some(case), blank, |report| {
            manners().for_each(|manner| write(Question::Show, report, manner));
            let Ok(Answer { verdict, shown: Some(shown), .. }) = report.answer else { return };
            screen::screen(case, case, verdict, &shown.scene, ENGLISH);
            Naming::of(case, ENGLISH).key_of_move("take");
            svg::Plate::of(report);
        });
    }
    /// Claims beside the case.
    fn claimed(&self, case: &Case<'_, '_>, blank: Report<'_>) {
        if self.question() == Question::Score || self.command == "odd" {
            let claims = case.players().first().map(|player| (player.clone(), 1)).into_iter();
            let claims = claims.chain([("Nobody".to_owned(), 1), ("Ana.stars".to_owned(), 1)]);
            for claim in claims {
                let asked = Asked { claims: vec![claim], ..ask::asked(Question::Score, &Choices::default()) };
                ask::answer(false, &asked, Some(case), blank, |report| {
                    report.answer.err().into_iter().flatten().for_each(problem);
                    write(Question::Score, report, manners().next().unwrap());
                });
            }
        }
    }
}

/// What a case expects, and what another reading changes.
fn compared(case: &Case<'_, '_>, blank: Report<'_>) {
    let asked = |preset| {
        let choices = Choices { preset, ..Choices::default() };
        Asked { choices, to_end: true, compare: true, hear_claims: true, ..Asked::default() }
    };
    let judge = |preset| case.judge(&asked(preset)).ok();
    let (Some(now), Some(online)) = (judge(Preset::Rulebook), judge(Preset::Online)) else { return };
    let change = Change { before: Judged::of(&now), after: Judged::of(&online) };
    let mut sums = ["online", "another"].map(|name| comparison::Sum::of(name.to_owned()));
    sums[0].count(&change);
    let tried = |report: &Report<'_>| [With::Expected, With::Before].map(|with| tried(&Trial::of(report, with)));
    ask::answer(false, &asked(Preset::Online), Some(case), blank, tried);
    for manner in manners() {
        comparison::write(&blank, "online", &change, manner);
        comparison::put_summary(&sums, 1, 0, manner);
    }
}

/// What the test of a case says.
fn tried(trial: &Trial) {
    for manner in manners() {
        trial::write(trial, manner);
        let mut sum = trial::Sum::default();
        sum.count(trial.outcome);
        [With::Expected, With::Before].into_iter().for_each(|with| drop(trial::put_summary(sum, with, manner)));
    }
}

/// A report, and what stands after the last of a run.
fn write(question: Question, report: &Report<'_>, manner: Manner) {
    let mut run = Run::new(manner.format, ENGLISH);
    drop(run.add(tilejudge::report::write(question, report, manner)));
    run.end();
}

/// What no case brings up.
fn catalogues() {
    for (manner, game) in manners().flat_map(|manner| GAMES.iter().map(move |game| (manner, game))) {
        let catalogue = game.catalogue();
        catalogue::rules(catalogue, None, manner);
        catalogue::rulings(catalogue, None, manner);
        page(catalogue, ENGLISH);
        let entries: Vec<_> = Entry::all(catalogue).collect();
        entries.iter().for_each(|entry| drop(explain(*entry, manner)));
        list(&entries, "floor", false, manner);
        list(&nearest(&entries, "what does the floor line cost"), "floor", true, manner);
        comparison::put_summary(&[], 1, 1, manner);
    }
    referee::schema(None, None);
    tried(&Trial::gone("fixture#1", None, ENGLISH));
    for (game, edition) in GAMES.iter().flat_map(|game| (0..game.editions().len()).map(move |edition| (game, edition))) {
        let variants = 0..game.editions()[edition].variants.len();
        for variant in variants.map(Some).chain([None]) {
            game.phases().iter().for_each(|phase| drop(game.template(edition, variant.as_slice(), phase, "", ENGLISH)));
        }
    }
}

/// What only a program is answered that has no file.
fn tables() {
    let two = "{game: azul, players: [Ana]}\n{game: azul, players: [Ana]}";
    for text in [two, "{game: blue-moon-city, players: [Ana]}", "{game: azul, players: [Ana, Luis]}"] {
        assert!(!text.parse::<Table<Azul>>().unwrap_err().to_string().is_empty());
    }
    for text in ["draw", "{player: Player 1, turn: []}"] {
        text.parse::<city::Move>().unwrap_err().0.iter().for_each(problem);
    }
}

/// Where one language says something, all do.
fn problem(problem: &Problem) {
    let helps = Language::ALL.map(|language| problem.help(language).is_some());
    let labels = Language::ALL.map(|language| !problem.label(language).is_empty());
    assert!(helps.iter().all(|help| *help == helps[0]) && !labels.contains(&false), "{}: {}", problem.code, problem.message);
    assert!(Language::ALL.iter().all(|language| !problem.say(*language).is_empty()));
}

/// A finding names a rule of its game, stands in one plain line, and states every fact once.
fn finding(finding: &Finding, case: &Case<'_, '_>) {
    assert!(case.catalogue().rules().any(|rule| rule == finding.rule), "{} is not in the catalogue", finding.rule.id);
    let help = finding.help.as_ref().map_or_else(String::new, ToString::to_string);
    for text in [finding.message.to_string(), help, finding.label.to_string()] {
        // A brace before a blank is a type that was printed; a map in a case has none there.
        let odd = ["\n", "  ", "{}", "{ "].iter().any(|odd| text.contains(odd));
        assert!(text.trim() == text && !odd && !text.ends_with('.'), "{text:?}");
        let words: Vec<_> = text.split([' ', ',', ';', ':']).collect();
        // "7 + 1 crystals" are eight.
        let is_one = |at: usize| words[at] == "1" && COUNTED.contains(&words[at + 1]) && !words[..at].ends_with(&["+"]);
        assert!(!(0..words.len() - 1).any(is_one), "{text:?}");
    }
    let facts: BTreeSet<_> = finding.facts.iter().map(|(name, _)| *name).collect();
    assert_eq!(facts.len(), finding.facts.len(), "\"{}\" states a fact twice", finding.message);
}

#[test]
fn every_text_is_said_of_a_fixture_and_rightly_in_every_language() {
    let fixtures = fixtures();
    let next = AtomicUsize::new(0);
    let work = || {
        texts::heard(|| {
            while let Some(fixture) = fixtures.get(next.fetch_add(1, Ordering::Relaxed)) {
                fixture.put();
            }
        })
    };
    let cores = std::thread::available_parallelism().unwrap().get();
    let heard: Vec<Message> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().unwrap())
            .chain(texts::heard(catalogues))
            .chain(texts::heard(tables))
            .collect()
    });
    texts::sound(&heard);
    // Several books may share a file: what one of them says is said.
    let said: BTreeSet<_> = heard.iter().map(Message::id).collect();
    let ids = |message: &Message| Language::ALL.into_iter().flat_map(|language| message.book().ids(language)).collect::<Vec<_>>();
    let unsaid: BTreeSet<_> = heard.iter().flat_map(ids).filter(|id| !said.contains(id) && !ELSEWHERE.contains(id)).collect();
    assert!(unsaid.is_empty(), "no fixture says {unsaid:?}");
}

/// The texts of the command line about a subject.
fn own_book(subject: &str) -> &'static Book {
    let read = |language: Language| {
        let path = format!("{}/src/cli/messages/{subject}.{}.ftl", env!("CARGO_MANIFEST_DIR"), language.tag());
        let text: &str = std::fs::read_to_string(path).unwrap().leak();
        (language.tag(), text)
    };
    let files: Vec<_> = texts::whole().map(read).collect();
    Box::leak(Box::new(Book::new(Box::leak(Box::new([Subject::new(&files, &[])])))))
}

#[test]
fn what_the_command_line_says_is_said_in_every_language() {
    let other = || Message::new(own_book("usage"), "rules-listed");
    let names = ["word", "words", "ruling", "format", "file", "cause", "bits", "byte"].map(|name| (name, Arg::from("a.svg")));
    let numbers = ["number", "most", "line", "column", "cases", "files"].map(|name| (name, Arg::from(7)));
    for question in ["score", "move", "photo"] {
        let chosen = [
            ("help", other().into()),
            ("known", Arg::from_iter(["no", "yes"])),
            ("names", Arg::from_iter(["a.yaml"])),
            ("question", Arg::Term(question)),
        ];
        let samples = [&names[..], &numbers, &chosen].concat();
        ["usage", "files"].into_iter().for_each(|subject| texts::all_sound(own_book(subject), &samples));
    }
}
