//! Reports for people: one line that stands alone, then what it rests on.

use super::headline::{self, Headline, Tone};
use super::ledger::{amount, gains, proof, put_awards, put_close, put_laws, put_points, put_scores, signed};
use super::located::Located;
use super::messages::{self, Markup, aligned, frame, head, is};
use super::notes::put_notes;
use super::options::{self, Group};
use super::page::{BAD, FAINT, GOOD, OPEN, Page, STRONG, clean};
use super::{
    Answer, Format, Manner, Question, Report, Written, case_text, claims, conditional, conditions, excerpt, picture, repair,
};
use crate::verdict::{Amount, Award, Citation, Conclusion, Gain, Judged, Outcome, Rule, Rulebook, Unit, Verdict, section_in};
use crate::words::{Idiom, Language, Message};
use anstyle::Style;

pub(super) fn write(question: Question, report: &Report<'_>, manner: Manner) -> Written {
    let mut page = Page::of(manner, report.idiom());
    let answer = match &report.answer {
        Ok(answer) => answer,
        Err(_) => {
            put_unreadable(&mut page, report);
            return Written { error: page.into_text(), ..Written::default() };
        }
    };
    match question {
        Question::Check | Question::Score | Question::Replay => {
            if !(manner.is_quiet() && report.all_clear()) {
                put_verdict(&mut page, question, report, answer, manner);
            }
            Written::answer(page.into_text())
        }
        Question::Moves if report.all_moves_made() => {
            put_legal(&mut page, report, answer.verdict);
            if !manner.is_quiet() {
                put_notes(&mut page, report, answer.verdict);
            }
            Written::answer(page.into_text())
        }
        // What these answer with is a thing, not a report: why it is missing or wrong goes elsewhere.
        Question::Moves | Question::Apply | Question::Show => {
            if !report.all_clear() {
                put_verdict(&mut page, question, report, answer, manner);
            }
            let thing = match question {
                Question::Apply => report.after().map(|case| stream_text(&case, report)),
                Question::Show => {
                    answer.shown.map(|shown| picture::render_marked(&shown.drawing, answer.verdict, manner.width, report.idiom()))
                }
                _ => None,
            };
            Written { answer: thing.unwrap_or_default(), error: page.into_text(), ..Written::default() }
        }
    }
}

/// A case of its own, or one document of a stream.
pub(super) fn stream_text(case: &serde_json::Value, report: &Report<'_>) -> String {
    let start = if report.several { "---\n" } else { "" };
    format!("{start}{}", case_text(case, Format::Text, report.language))
}

fn put_unreadable(page: &mut Page, report: &Report<'_>) {
    // A file that is no text has nothing to show: its one line says all.
    if report.number.is_none() {
        for problem in report.located() {
            let help = problem.help.map_or_else(String::new, |help| format!("; {help}"));
            page.ink(BAD, messages::word("grade-error", report.language))
                .put(format_args!(": {}: {}{help}", report.file, problem.message))
                .end();
        }
        return;
    }
    put_headline(page, report, &headline::bare(report));
    for problem in report.located() {
        put_located(page, &problem, report);
    }
}

fn put_verdict(page: &mut Page, question: Question, report: &Report<'_>, answer: &Answer<'_>, manner: Manner) {
    let verdict = answer.verdict;
    put_headline(page, report, &headline::answer(question, report, verdict));
    let told = repair::put_first(page, answer);
    for finding in report.locate_all(verdict.findings.iter().take(told)) {
        put_located(page, &finding, report);
    }
    repair::put_folded(page, verdict.findings.len() - told);
    // Whoever asked for a thing wants to know why it is missing, not what was right before.
    let only_wrong = manner.is_quiet() || matches!(question, Question::Moves | Question::Apply | Question::Show);
    put_moves(page, question, report, verdict, only_wrong);
    if let Some((moves, why)) = &verdict.unjudged {
        let unjudged = frame("unjudged").with("moves", *moves).with("why", why.clone()).say(report.language);
        page.paragraph(0, OPEN, &head("not-judged", report.language), &unjudged);
    }
    claims::put_claims(page, &verdict.claims, report.game, manner.is_quiet());
    if manner.is_quiet() {
        return;
    }
    match question {
        Question::Score => put_points(page, verdict, report.game),
        Question::Replay => {
            put_scores(page, &verdict.scores);
            put_close(page, verdict);
        }
        Question::Check | Question::Moves | Question::Apply | Question::Show => {}
    }
    if let Some((supposed, answers)) = conditional::told(verdict, report.language) {
        page.paragraph(0, OPEN, &head("supposed", report.language), &format!("{supposed}: {answers}"));
        // A position that is not possible has no points of its own to show.
        if let (Question::Score, Conclusion::Impossible, Some(then)) = (question, verdict.conclusion(), &verdict.conditional)
            && !then.verdict.ledger.is_empty()
        {
            put_awards(page, &then.verdict.ledger);
            put_laws(page, &then.verdict, report.game);
        }
    }
    put_notes(page, report, verdict);
}

/// What stands alone: which case, and the answer.
pub(super) fn put_headline(page: &mut Page, report: &Report<'_>, headline: &Headline) {
    let style = match headline.tone {
        Tone::Good => GOOD,
        Tone::Open => OPEN,
        Tone::Bad => BAD,
    };
    put_head(page, report, &[(style, &headline.says), (Style::new(), &headline.tail)]);
}

/// Which case it is, and what is said of it.
fn put_head(page: &mut Page, report: &Report<'_>, says: &[(Style, &str)]) {
    let (name, title) = (report.name(), report.title.map_or_else(String::new, |title| format!(" — {title}")));
    page.flow(&[&[(STRONG, name.as_str()), (Style::new(), title.as_str()), (Style::new(), ": ")], says].concat());
}

/// A finding: message and excerpt, what would be right, the rule.
fn put_located(page: &mut Page, located: &Located<'_>, report: &Report<'_>) {
    let excerpt = excerpt::render(located, report, page.width);
    page.ready(&excerpt);
    let [to_help, rule_is, law, kind] = aligned(["help", "rule", "law", "kind"], report.language);
    if let Some(help) = &located.help {
        page.paragraph(2, GOOD, &to_help, help);
    }
    match located.rule {
        Some(rule) => {
            let name = short_name(rule, page.verbose, page.idiom, Markup::NONE);
            page.paragraph(2, FAINT, &rule_is, &name);
            page.paragraph(2, FAINT, &law, &cited(&rule.citations(), report.game, page.language()));
        }
        None if page.verbose => {
            page.paragraph(2, FAINT, &kind, located.code);
        }
        None => {}
    }
}

/// A line that says why nothing can be answered.
pub fn refusal(why: &Message, language: Language) -> String {
    let mut page = Page::new(usize::MAX, language);
    page.ink(BAD, messages::word("grade-error", language)).put(format_args!(": {}", why.say(language))).end();
    page.into_text()
}

/// A title within a sentence.
pub(super) fn lower_first(title: &str) -> String {
    let mut letters = title.chars();
    letters.next().into_iter().flat_map(char::to_lowercase).chain(letters).collect()
}

/// What a rule is called; with its id where everything is told.
pub(super) fn short_name(rule: &Rule, verbose: bool, idiom: Idiom, Markup { code, plain }: Markup) -> String {
    let title = plain(&lower_first(&rule.title_in(idiom)));
    if verbose { format!("{}, {title}", code(rule.id)) } else { title }
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
    let mut books: Vec<(&Rulebook, Vec<&str>)> = Vec::new();
    for Citation { rulebook, section } in citations {
        match books.iter_mut().find(|(book, _)| book == rulebook) {
            Some((_, sections)) => sections.push(section),
            None => books.push((rulebook, vec![section])),
        }
    }
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

/// The moves one by one, or only those that are not legal.
fn put_moves(page: &mut Page, question: Question, report: &Report<'_>, verdict: &Verdict, only_wrong: bool) {
    let width = verdict.moves.iter().filter_map(|judged| judged.index).max().map_or(1, |last| (last + 1).to_string().len());
    let mut noted = false;
    for judged in &verdict.moves {
        // The table of a score tells of the referee's own steps.
        let told = question == Question::Score && judged.index.is_none();
        if judged.outcome == Outcome::Legal && (only_wrong || told) {
            continue;
        }
        if let Some(refused) = judged.after_refusal
            && !noted
        {
            noted = true;
            let from_here = frame("from-here-on").with("move", refused + 1).say(report.language);
            page.ink(FAINT, format_args!("  {from_here}")).end();
        }
        put_move(page, judged, &verdict.moves, width, question);
        for finding in report.locate_all(&judged.findings) {
            put_located(page, &finding, report);
        }
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
    let points = if question == Question::Check { points(&judged.awards, language) } else { String::new() };
    let follows = follows(judged, moves, language);
    let says = format!("{}{}{points}{follows}", judged.says.say(language), conditions::told(&judged.conditions, language));
    page.paragraph(2, style, &format!("{number:>width$} {word}"), &says);
    if question == Question::Replay {
        for award in &judged.awards {
            let head = format!("{} {}: ", amount(award.unit, award.amount, signed, language), clean(&award.player));
            let proof = proof(award, page);
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

/// Why a move is undecided that has no fault of its own: " (…)"; in full for the first of all.
pub(super) fn follows(judged: &Judged, moves: &[Judged], language: Language) -> String {
    match moves.iter().find(|judged| judged.follows()).and_then(|first| first.index) {
        Some(first) if judged.follows() => {
            let like = frame("follows-like").with("move", first + 1);
            let why = if judged.index == Some(first) { frame("follows") } else { like };
            format!(" ({})", why.say(language))
        }
        _ => String::new(),
    }
}

/// What a move brings, player by player: " (Andrea +3, Pedro −2)", " (Andrea −2 cards, +1 scale; Pedro +1 crystal)".
fn points(awards: &[Award], language: Language) -> String {
    let sums = sums(awards);
    if sums.is_empty() { String::new() } else { format!(" ({})", gains(&sums, signed, language)) }
}

/// What some awards come to, player by player and unit by unit.
pub(super) fn sums(awards: &[Award]) -> Vec<Gain> {
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

/// "Ana has 14 legal moves".
pub(super) fn count(verdict: &Verdict, language: Language) -> String {
    let legal = verdict.legal.as_deref().unwrap_or_default();
    let count = match (legal.len(), verdict.more_legal) {
        (0, true) => frame("legal-unknown"),
        (0, false) => frame("legal-none"),
        (many, more) => frame("legal-count").with("count", many).with("more", is(more)),
    };
    match options::whose(legal, language) {
        Some((player, _)) => frame("player-has").with("player", player).with("what", count).say(language),
        None => count.say(language),
    }
}

/// The legal moves in groups, with what they bring.
fn put_legal(page: &mut Page, report: &Report<'_>, verdict: &Verdict) {
    let legal = verdict.legal.as_deref().unwrap_or_default();
    let language = report.language;
    put_head(page, report, &[(STRONG, &count(verdict, language))]);
    let only_points = verdict.scores.iter().all(|score| score.unit == Unit::Points);
    let points = |brings: &[Gain]| brings.iter().map(|gain| gain.amount).sum::<Amount>();
    let points = |brings: &[Gain]| messages::number(points(brings), signed, language);
    let groups = options::groups(legal, language);
    let width = groups.iter().map(|group| points(group.brings).chars().count()).max().unwrap_or(0);
    for Group { brings, says } in &groups {
        if only_points {
            page.paragraph(2, FAINT, &format!("{:>width$}  ", points(brings)), says);
        } else if brings.is_empty() {
            page.paragraph(2, FAINT, "– ", says);
        } else {
            page.paragraph(2, FAINT, "– ", &format!("{says} ({})", gains(brings, signed, language)));
        }
    }
    // Why nobody can move although the game goes on.
    if let Some(choice) = &verdict.choice {
        page.paragraph(2, FAINT, "", &choice.say(language));
    }
    for finding in report.located() {
        put_located(page, &finding, report);
    }
}
