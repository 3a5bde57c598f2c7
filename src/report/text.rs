//! Reports for people: one line that stands alone, then what it rests on.

use super::claims::at_moments;
use super::headline::Headline;
use super::located::Located;
use super::messages::{self, Voice, aligned, frame, gains, unit};
use super::options::Group;
use super::page::{BAD, FAINT, GOOD, OPEN, Page, STRONG, TIE, clean, tied};
use super::people::{self, Depth, Sheet, follows, put_finding};
use super::repair::{Hunk, put_hunk};
use super::{Format, Manner, Question, Report, Written, case_text, conditions, excerpt, picture};
use crate::verdict::english::{self, signed};
use crate::verdict::{Amount, Award, Citation, Gain, Judged, Outcome, Rank, Rulebook, Score, Unit, Verdict, section_in};
use crate::words::lists::grouped;
use crate::words::{Language, Message};
use anstyle::Style;
use comfy_table::{Cell, CellAlignment, ContentArrangement, LineStyle, Table, TableStyle};

/// A line below the header, and nothing else that has to be read past.
const STYLE: TableStyle = TableStyle::new().header_separator(LineStyle::none().fill('─').junction('─'));

pub(super) fn write(question: Question, report: &Report<'_>, manner: Manner) -> Written {
    let mut page = Page::of(report, manner);
    let Ok(answer) = &report.answer else {
        // A file that is no text has nothing to show: its one line says all.
        match report.number {
            None => report.located().iter().for_each(|problem| put_unread(&mut page, problem, report)),
            Some(_) => people::put(&mut page, question, report),
        }
        return Written { error: page.text, ..Written::default() };
    };
    // What these answer with is a thing, not a report: why it is missing or wrong goes elsewhere.
    let thing = match question {
        Question::Check | Question::Score | Question::Replay => None,
        Question::Moves => (!report.conclusion().is_made()).then(String::new),
        Question::Apply => Some(report.after().map(|case| stream_text(&case, report)).unwrap_or_default()),
        Question::Show => Some(answer.shown.map_or_else(String::new, |shown| {
            picture::render_marked(&shown.drawing, answer.verdict, manner.width, report.idiom())
        })),
    };
    if thing.is_none() || !report.all_clear() {
        people::put(&mut page, question, report);
    }
    match thing {
        None => Written::answer(page.text),
        Some(thing) => Written { answer: thing, error: page.text, ..Written::default() },
    }
}

/// A case of its own, or one document of a stream.
pub(super) fn stream_text(case: &serde_json::Value, report: &Report<'_>) -> String {
    let start = if report.several { "---\n" } else { "" };
    format!("{start}{}", case_text(case, Format::Text, report.language))
}

fn put_unread(page: &mut Page, problem: &Located<'_>, report: &Report<'_>) {
    let help = problem.help.as_ref().map_or_else(String::new, |help| format!("; {help}"));
    page.ink(BAD, messages::word("grade-error", report.language));
    page.put(format_args!(": {}: {}{help}", report.file, problem.message)).end();
}

impl Sheet for Page {
    fn voice(&self) -> Voice {
        self.voice
    }
    fn headline(&mut self, report: &Report<'_>, Headline { style, says, tail }: &Headline) {
        let (name, title) = (report.name(), report.title.map_or_else(String::new, |title| format!(" — {title}")));
        let which = [(STRONG, name.as_str()), (Style::new(), title.as_str()), (Style::new(), ": ")];
        self.flow(&[&which[..], &[(*style, says), (Style::new(), tail)]].concat());
    }
    fn finding(&mut self, located: &Located<'_>, _of_move: Option<usize>, report: &Report<'_>) {
        let excerpt = excerpt::render(located, report, self.width);
        self.ready(&excerpt);
    }
    fn said(&mut self, depth: Depth, style: Style, head: &str, text: &str) {
        let indent = match depth {
            Depth::Own | Depth::Note => 0,
            Depth::Item => 2,
            Depth::Under => 4,
        };
        self.paragraph(indent, style, head, text);
    }
    fn line(&mut self, indent: usize, text: &str) {
        self.paragraph(indent, Style::new(), "", text);
    }
    fn table(&mut self, titles: &[String], rows: Vec<Vec<String>>) {
        let mut table = Table::new();
        table
            .load_style(STYLE)
            .set_content_arrangement(ContentArrangement::Dynamic)
            .set_width(u16::try_from(self.width).unwrap_or(u16::MAX))
            .set_header(titles.iter().map(|title| Cell::new(title.trim_start_matches('#'))));
        for row in rows {
            table.add_row(row.iter().map(|cell| tied(&clean(cell))));
        }
        for (index, _) in titles.iter().enumerate().filter(|(_, title)| title.starts_with('#')) {
            if let Some(numbers) = table.column_mut(index) {
                numbers.set_cell_alignment(CellAlignment::Right);
            }
        }
        for line in table.lines() {
            // Without the blanks that fill the last column.
            self.ready(line.replace(TIE, " ").trim_end()).end();
        }
    }
    fn moves(&mut self, told: &[&Judged], question: Question, report: &Report<'_>, verdict: &Verdict) {
        let width = verdict.moves.iter().filter_map(|judged| judged.index).max().map_or(1, |last| (last + 1).to_string().len());
        let mut noted = false;
        for judged in told {
            if let Some(refused) = judged.after_refusal.filter(|_| !std::mem::replace(&mut noted, judged.after_refusal.is_some()))
            {
                let from_here = frame("from-here-on").with("move", refused + 1).say(report.language);
                self.ink(FAINT, format_args!("  {from_here}")).end();
            }
            put_move(self, judged, &verdict.moves, width, question);
            for finding in report.locate_all(&judged.findings) {
                put_finding(self, &finding, judged.index, report);
            }
        }
    }
    fn legal(&mut self, groups: &[Group<'_>], only_points: bool) {
        let language = self.language();
        let points = |brings: &[Gain]| brings.iter().map(|gain| gain.amount).sum::<Amount>();
        let points = |brings: &[Gain]| messages::number(points(brings), signed, language);
        let width = groups.iter().map(|group| points(group.brings).chars().count()).max().unwrap_or(0);
        for Group { brings, says } in groups {
            if only_points {
                self.paragraph(2, FAINT, &format!("{:>width$}  ", points(brings)), says);
            } else if brings.is_empty() {
                self.paragraph(2, FAINT, "– ", says);
            } else {
                self.paragraph(2, FAINT, "– ", &format!("{says} ({})", gains(brings, signed, language)));
            }
        }
    }
    fn change(&mut self, number: usize, place: Option<&str>, says: &str, hunks: &[Hunk]) {
        if let Some(place) = place {
            self.put("  ").ink(STRONG, place).end();
        }
        self.paragraph(2, GOOD, &format!("{number}: "), says);
        hunks.iter().for_each(|hunk| put_hunk(self, hunk));
    }
    fn scores(&mut self, scores: &[Score]) {
        let width = scores.iter().map(|score| score.player.chars().count()).max().unwrap_or(0);
        for theirs in scores.chunk_by(|score, next| score.player == next.player && score.unit != next.unit) {
            self.put(format_args!("  {:width$}  ", theirs[0].player));
            for (index, score) in theirs.iter().enumerate() {
                if index > 0 {
                    self.put(", ");
                }
                put_score(self, score);
            }
            self.end();
        }
    }
    fn ranking(&mut self, ranking: &[Rank], counted: Unit) {
        for rank in ranking {
            let Rank { place, player, points, .. } = rank;
            let why = self.voice.rank(rank).map_or_else(String::new, |why| format!(": {why}"));
            let points = format!("{} {}{why}", english::number(*points), unit(counted, (*points).into(), self.language()));
            self.paragraph(2, STRONG, &format!("{place}. {player}, "), &points);
        }
    }
}

fn put_score(page: &mut Page, score: &Score) {
    let Score { unit: counted, before, after, shown, .. } = score;
    let language = page.language();
    let [said_before, said_after] = [before, after].map(|amount| messages::number(*amount, english::number, language));
    let is_points = *counted == Unit::Points;
    let unit = if is_points { String::new() } else { format!(" {}", unit(*counted, *after, language)) };
    if score.leads_on() {
        if score.stages.first().is_some_and(|now| now.count != *before) {
            page.put(format_args!("{said_before} → "));
        }
        page.put(at_moments(&score.stages, None, language)).put(unit);
        return;
    }
    let (Some(had), Some(has)) = (before.known(), after.known()) else {
        page.put(format_args!("{said_before} → ")).ink(OPEN, said_after).put(unit);
        return;
    };
    let style = match has - had {
        0 => FAINT,
        1.. => GOOD,
        _ => BAD,
    };
    if has == had && !is_points {
        page.ink(FAINT, said_after + &unit);
    } else {
        page.put(format_args!("{said_before} → ")).ink(STRONG, said_after).put(if is_points { " " } else { &unit });
        page.put(" ").ink(style, format_args!("({})", signed(has - had)));
    }
    if let Some(shown) = shown {
        page.put(format_args!("  = {}", shown.say(language)));
    }
}

fn put_move(page: &mut Page, judged: &Judged, moves: &[Judged], width: usize, question: Question) {
    let number = judged.index.map_or_else(String::new, |index| (index + 1).to_string());
    let language = page.language();
    let [then, legal, refused, undecided] = aligned(["move-then", "move-legal", "move-refused", "move-undecided"], language);
    let (style, word) = match (judged.index, judged.outcome) {
        (None, Outcome::Legal) => (FAINT, then),
        (_, Outcome::Legal | Outcome::LegalIf) => (GOOD, legal),
        (_, Outcome::Illegal) => (BAD, refused),
        (_, Outcome::Undecided) => (OPEN, undecided),
    };
    let hang = width + word.chars().count() + 3;
    // A replay gives each award its own line with its proof; a score has them all in its table.
    let brings = if question == Question::Check { brought(&judged.awards, language) } else { String::new() };
    let brings = if brings.is_empty() { brings } else { format!(" ({brings})") };
    let follows = follows(judged, moves, language);
    let says = format!("{}{}{brings}{follows}", judged.says.say(language), conditions::told(&judged.conditions, language));
    page.paragraph(2, style, &format!("{number:>width$} {word}"), &says);
    if question == Question::Replay {
        for award in &judged.awards {
            let [head, proof] = page.voice.award(award);
            page.paragraph(hang, STRONG, &head, &proof);
        }
        if let Some(position) = &judged.position {
            let position = case_text(position, Format::Text, language);
            for line in position.lines() {
                page.ink(FAINT, format_args!("{:indent$}{line}", "", indent = hang)).end();
            }
        }
    }
}

/// What a move brings, player by player: "Andrea +3, Pedro −2", "Andrea −2 cards, +1 scale; Pedro +1 crystal". Pieces that it may
/// not bring are not counted; that there may be some is said.
pub(super) fn brought(awards: &[Award], language: Language) -> String {
    let is_sure = |award: &&Award| award.unit == Unit::Points || award.amount.known().is_some() || !award.amount.may_be(0);
    let (sure, unsure): (Vec<_>, Vec<_>) = awards.iter().partition(is_sure);
    let told = gains(&sums(sure), signed, language);
    if unsure.is_empty() {
        return told;
    }
    let more = frame("brings-more").with("beside", !told.is_empty()).say(language);
    if told.is_empty() { more } else { format!("{told}; {more}") }
}

/// What some awards come to, player by player and unit by unit.
fn sums(awards: Vec<&Award>) -> Vec<Gain> {
    let mut sums: Vec<Gain> = Vec::new();
    for Award { player, unit, amount, .. } in awards {
        match sums.iter_mut().find(|sum| sum.player == *player && sum.unit == *unit) {
            Some(sum) => sum.amount += *amount,
            None => {
                // Beside what the player has already, so that each player comes once.
                let last = sums.iter().rposition(|sum| sum.player == *player).map_or(sums.len(), |last| last + 1);
                sums.insert(last, Gain { player: player.clone(), unit: *unit, amount: *amount });
            }
        }
    }
    // Of pieces that come and go nobody has more or less.
    sums.retain(|sum| sum.unit == Unit::Points || sum.amount != 0);
    sums
}

/// A line that says why nothing can be answered.
pub fn refusal(why: &Message, language: Language) -> String {
    let mut page = Page::new(usize::MAX, language);
    page.ink(BAD, messages::word("grade-error", language)).put(format_args!(": {}", why.say(language))).end();
    page.text
}

/// A title within a sentence.
pub(super) fn lower_first(title: &str) -> String {
    let mut letters = title.chars();
    letters.next().into_iter().flat_map(char::to_lowercase).chain(letters).collect()
}

/// Where the rulebooks say it: the case's own, where that is among them; and of these the ones in the language of the answer.
pub(super) fn cited(citations: &[Citation], game: Option<&str>, language: Language) -> String {
    let own = |citation: &&Citation| citation.rulebook.id.split('.').next() == game;
    let readable = |citation: &&Citation| citation.rulebook.id.ends_with(&format!(".{}", language.tag()));
    let mut cited: Vec<_> = citations.iter().collect();
    for wanted in [&own as &dyn Fn(&&Citation) -> bool, &readable] {
        if cited.iter().any(wanted) {
            cited.retain(|citation| wanted(citation));
        }
    }
    let say = |(rulebook, sections): (&Rulebook, String)| format!("{}: {sections}", rulebook.title);
    by_rulebook(cited, language).map(say).collect::<Vec<_>>().join(" · ")
}

/// Each rulebook with its sections, each heading once.
pub(super) fn by_rulebook<'a>(
    citations: impl IntoIterator<Item = &'a Citation>,
    language: Language,
) -> impl Iterator<Item = (&'a Rulebook, String)> {
    let books = grouped(citations.into_iter().map(|Citation { rulebook, section }| (*rulebook, *section)));
    books.into_iter().map(move |(book, sections)| {
        let mut last = None;
        let sections: Vec<_> =
            sections.into_iter().map(|section| section_in(below(last.replace(section), section), language)).collect();
        (book, sections.join("; "))
    })
}

/// A rulebook section without the heading it shares with the one before: "paragraph 2" after "Puntuación, paragraph 1".
fn below<'a>(before: Option<&str>, section: &'a str) -> &'a str {
    let Some((heading, own)) = section.rsplit_once(", ") else { return section };
    let same = before.is_some_and(|before| before == heading || before.rsplit_once(", ").is_some_and(|(of, _)| of == heading));
    if same { own } else { section }
}
