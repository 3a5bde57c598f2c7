//! Reports to paste into a forum or an issue: Markdown that reads well as it is typed, too.

mod marks;
mod quote;

pub(super) use marks::{block, code, plain, table};

use super::headline::Headline;
use super::located::Located;
use super::messages::{self, Markup, Voice, capital, frame, gains, titles, units};
use super::options::Group;
use super::page::clean;
use super::people::{self, Depth, Sheet, follows, put_finding};
use super::repair::Hunk;
use super::text::brought;
use super::{Format, Manner, Question, Report, case_text, claims, conditions, picture};
use crate::picture::Drawing;
use crate::verdict::english::{number, signed};
use crate::verdict::{Judged, Outcome, Rank, Score, Severity, Unit, Verdict};
use crate::words::Language;
use anstyle::Style;

const MARKUP: Markup = Markup { code, plain, typed: code, strong: |text| format!("**{text}**") };

pub(super) fn write(question: Question, report: &Report<'_>, manner: Manner) -> String {
    if let Some(case) = report.after().filter(|_| question == Question::Apply) {
        return block("yaml", &case_text(&case, Format::Text, report.language)).trim_start().to_owned();
    }
    let mut page = Markdown::of(report, manner);
    people::put(&mut page, question, report);
    page.text
}

/// A page of Markdown on its way.
pub(super) struct Markdown {
    pub(super) text: String,
    voice: Voice,
    /// What was said last, if that was a sentence.
    last: Option<Depth>,
}

impl Markdown {
    /// A page about a case.
    pub(super) fn of(report: &Report<'_>, manner: Manner) -> Self {
        let voice = Voice { idiom: report.idiom(), detail: manner.detail, markup: MARKUP };
        Self { text: String::new(), voice, last: None }
    }
    fn put(&mut self, text: &str) {
        self.text += text;
        self.last = None;
    }
}

impl Sheet for Markdown {
    fn voice(&self) -> Voice {
        self.voice
    }
    fn headline(&mut self, report: &Report<'_>, Headline { says, tail, .. }: &Headline) {
        let title = report.title.map_or_else(String::new, |title| format!(" — {}", plain(title)));
        self.put(&format!("### {}{title}: {}{tail}\n", code(&report.name()), plain(says)));
    }
    fn finding(&mut self, located: &Located<'_>, of_move: Option<usize>, report: &Report<'_>) {
        let language = report.language;
        let line = |at: usize| frame("line").with("line", report.lines.position(at).line).say(language);
        let line = located.range.as_ref().map(|range| line(range.start));
        let of_move = of_move.map(|index| frame("move").with("move", index + 1).say(language));
        let places: Vec<_> = of_move.into_iter().chain(line).collect();
        let place = if places.is_empty() { String::new() } else { format!(" ({})", places.join(", ")) };
        let quote = quote::quote(located, report).map(|lines| block("text", &lines)).unwrap_or_default();
        self.put(&format!("\n**{}:** {}{place}\n{quote}\n", grade(located, language), plain(&located.message)));
        self.last = Some(Depth::Item);
    }
    fn said(&mut self, depth: Depth, _style: Style, head: &str, text: &str) {
        let goes_on = self.last == Some(depth) || (self.last, depth) == (Some(Depth::Under), Depth::Item);
        let (head, text) = (head.trim_end(), text.trim_start());
        let blank = if head.is_empty() { "" } else { " " };
        match depth {
            Depth::Own => self.put(&format!("\n**{}**{blank}{text}\n", capital(head))),
            Depth::Under => self.put(&format!("  {}{blank}{text}\n", capital(head))),
            Depth::Note | Depth::Item => self.put(&format!("{}- {head}{blank}{text}\n", if goes_on { "" } else { "\n" })),
        }
        self.last = Some(depth);
    }
    fn line(&mut self, _indent: usize, text: &str) {
        self.put(&format!("\n{text}\n"));
    }
    fn table(&mut self, titles: &[String], rows: Vec<Vec<String>>) {
        if !rows.is_empty() {
            self.put(&table(titles, rows));
        }
    }
    fn moves(&mut self, told: &[&Judged], question: Question, report: &Report<'_>, verdict: &Verdict) {
        let language = report.language;
        let row = |judged: &&Judged| {
            let brings = match question {
                Question::Replay => {
                    judged.awards.iter().map(|award| self.voice.award(award).concat()).collect::<Vec<_>>().join("; ")
                }
                _ => plain(&brought(&judged.awards, language)),
            };
            let number = judged.index.map_or_else(String::new, |index| (index + 1).to_string());
            let says = judged.says.say(language)
                + &conditions::told(&judged.conditions, language)
                + &follows(judged, &verdict.moves, language);
            vec![number, outcome(judged, language), plain(&says), brings]
        };
        let rows = told.iter().map(row).collect();
        self.table(&titles(["#column-move", "column-verdict", "column-what", "column-brings"], language), rows);
        if let Some((judged, refused)) = told.iter().find_map(|judged| Some((judged, judged.after_refusal?))) {
            let judged_as_if = match judged.index {
                None => frame("judged-as-if"),
                Some(index) => frame("judged-as-if-from").with("from", index + 1),
            };
            self.put(&format!("\n{}\n", judged_as_if.with("move", refused + 1).say(language)));
        }
        for judged in told {
            for located in report.locate_all(&judged.findings) {
                put_finding(self, &located, judged.index, report);
            }
            if let Some(position) = &judged.position {
                let after = frame("after-move").with("move", judged.says.clone()).say(language);
                self.put(&format!("\n{}\n{}", plain(&after), block("yaml", &case_text(position, Format::Text, language))));
            }
        }
    }
    fn legal(&mut self, groups: &[Group<'_>], _only_points: bool) {
        let language = self.voice.language();
        let row = |group: &Group<'_>| vec![plain(&group.says), plain(&gains(group.brings, signed, language))];
        self.table(&titles(["column-move", "column-brings"], language), groups.iter().map(row).collect());
    }
    fn change(&mut self, number: usize, _place: Option<&str>, says: &str, hunks: &[Hunk]) {
        let signed = |sign, lines: &[String]| lines.iter().map(|line| format!("{sign}{}\n", clean(line))).collect::<String>();
        let diff: String = hunks.iter().map(|hunk| signed('-', &hunk.before) + &signed('+', &hunk.after)).collect();
        let diff = if diff.is_empty() { diff } else { block("diff", &diff) };
        self.put(&format!("\n{number}. {says}\n{diff}"));
    }
    fn scores(&mut self, scores: &[Score]) {
        let language = self.voice.language();
        let only_points = scores.iter().all(|score| score.unit == Unit::Points);
        let row = |score: &Score| {
            let shown = score.shown.as_ref().map_or_else(String::new, |shown| plain(&shown.say(language)));
            let unit = if only_points { String::new() } else { units(score.unit, language) };
            let [before, after] = [score.before, score.after].map(|amount| messages::number(amount, number, language));
            let (after, change) = match score.leads_on() {
                true => (claims::at_moments(&score.stages, None, language), String::new()),
                false => (after, score.change().map_or_else(String::new, |change| messages::number(change, signed, language))),
            };
            vec![plain(&score.player), unit, before, format!("**{after}**"), change, shown]
        };
        let titles = titles(
            ["column-player", "column-what", "#column-before", "#column-after", "#column-change", "column-lies"],
            language,
        );
        self.table(&titles, scores.iter().map(row).collect());
    }
    fn ranking(&mut self, ranking: &[Rank], counted: Unit) {
        // A list would be numbered anew, and forget who shares a place.
        let mut titles = titles(["#column-place", "column-player", "column-why"], self.voice.language());
        titles.insert(2, format!("#{}", units(counted, self.voice.language())));
        let row = |rank: &Rank| {
            let why = self.voice.rank(rank).unwrap_or_default();
            vec![rank.place.to_string(), plain(&rank.player), rank.points.to_string(), why]
        };
        let rows = ranking.iter().map(row).collect();
        self.table(&titles, rows);
    }
    fn drawing(&mut self, drawing: &Drawing) {
        self.put(&block("text", &picture::lines(drawing).join("\n")));
    }
    fn cites_awards(&self) -> bool {
        false
    }
}

fn outcome(judged: &Judged, language: Language) -> String {
    match (judged.index, judged.outcome) {
        (None, Outcome::Legal) => messages::word("move-then", language),
        (_, Outcome::Legal | Outcome::LegalIf) => messages::word("move-legal", language),
        (_, Outcome::Illegal) => format!("**{}**", messages::word("move-refused", language)),
        (_, Outcome::Undecided) => messages::word("move-undecided", language),
    }
}

/// The word for what a finding means for the verdict.
fn grade(located: &Located<'_>, language: Language) -> String {
    let word = match located.severity {
        Severity::Broken => "grade-error",
        Severity::Undecided => "grade-undecided",
        Severity::Doubt => "grade-doubt",
    };
    capital(&messages::word(word, language))
}
