//! Points and what else is counted, for people: the ledger line by line, what each had and has, the ranking.

use super::claims::at_moments;
use super::messages::{self, Markup, head, unit, word};
use super::page::{BAD, FAINT, GOOD, OPEN, Page, STRONG, clean, tied, untied};
use super::text::{cited, short_name};
use crate::verdict::english;
use crate::verdict::{Amount, Award, Gain, Rank, Rule, Score, Unit, Verdict};
use crate::words::{Idiom, Language};
use comfy_table::{Cell, CellAlignment, ContentArrangement, LineStyle, Table, TableStyle};

/// A line below the header, and nothing else that has to be read past.
const STYLE: TableStyle = TableStyle::new().header_separator(LineStyle::none().fill('─').junction('─'));

/// A table that keeps within the page.
pub(super) fn table(page: &Page, header: &[&str]) -> Table {
    let mut table = Table::new();
    table
        .load_style(STYLE)
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(u16::try_from(page.width).unwrap_or(u16::MAX))
        .set_header(header.iter().map(|&title| Cell::new(title)));
    table
}

/// A table on the page, without the blanks that fill its last column.
pub(super) fn put_table(page: &mut Page, table: &Table) {
    for line in table.lines() {
        page.ready(untied(&line).trim_end()).end();
    }
}

/// Everything that was counted: awards, tracks, ranking.
pub(super) fn put_points(page: &mut Page, verdict: &Verdict, game: Option<&str>) {
    if !verdict.ledger.is_empty() {
        put_awards(page, &verdict.ledger);
    } else if !verdict.scores.is_empty() && verdict.due.is_empty() {
        page.put(word("no-points", page.language())).end();
    }
    if !verdict.due.is_empty() {
        page.put(word("due", page.language())).end();
        put_awards(page, &verdict.due);
    }
    put_scores(page, &verdict.scores);
    put_close(page, verdict);
    put_laws(page, verdict, game);
}

/// What ends a count: what is still to be chosen, or who has won.
pub(super) fn put_close(page: &mut Page, verdict: &Verdict) {
    if let Some(choice) = &verdict.choice {
        page.paragraph(0, OPEN, &head("not-counted", page.language()), &choice.say(page.language()));
    }
    put_ranking(page, &verdict.ranking, verdict.scores.first().map_or(Unit::Points, |score| score.unit));
}

/// The ledger line by line.
pub(super) fn put_awards(page: &mut Page, ledger: &[Award]) {
    let only_points = ledger.iter().all(|award| award.unit == Unit::Points);
    let language = page.language();
    let what = if only_points { "column-points" } else { "column-what" };
    let titles = ["column-player", what, "column-why"].map(|title| word(title, language));
    let mut table = table(page, &titles.each_ref().map(String::as_str));
    for award in ledger {
        let amount = amount(award.unit, award.amount, signed, language);
        table.add_row([clean(&award.player).into_owned(), amount, tied(&clean(&proof(award, page)))]);
    }
    if let Some(points) = table.column_mut(1) {
        points.set_cell_alignment(CellAlignment::Right);
    }
    put_table(page, &table);
}

/// Why an award is given, and by which rule.
pub(super) fn proof(award: &Award, page: &Page) -> String {
    format!("{} ({})", award.why.say(page.language()), short_name(award.rule, page.verbose, page.idiom, Markup::NONE))
}

/// Where the rulebooks say what the rules of a ledger and of its ranking do, each rule once.
pub(super) fn put_laws(page: &mut Page, verdict: &Verdict, game: Option<&str>) {
    let mut told: Vec<&Rule> = Vec::new();
    let ranking = verdict.ranking.iter().flat_map(|rank| rank.rules.iter().copied());
    for rule in verdict.ledger.iter().chain(&verdict.due).map(|award| award.rule).chain(ranking) {
        if !told.contains(&rule) {
            told.push(rule);
            let law = format!(
                "{} — {}",
                short_name(rule, page.verbose, page.idiom, Markup::NONE),
                cited(&rule.citations(), game, page.language())
            );
            page.paragraph(0, FAINT, &head("law", page.language()), &law);
        }
    }
}

/// What each player had and has, one player a line.
pub(super) fn put_scores(page: &mut Page, scores: &[Score]) {
    let width = scores.iter().map(|score| score.player.chars().count()).max().unwrap_or(0);
    for theirs in scores.chunk_by(|score, next| score.player == next.player && score.unit != next.unit) {
        let Some(Score { player, .. }) = theirs.first() else { continue };
        page.put(format_args!("  {player:width$}  "));
        for (index, score) in theirs.iter().enumerate() {
            if index > 0 {
                page.put(", ");
            }
            put_score(page, score);
        }
        page.end();
    }
}

fn put_score(page: &mut Page, score: &Score) {
    let Score { unit: counted, before, after, shown, .. } = score;
    let language = page.language();
    let [said_before, said_after] = [before, after].map(|amount| messages::number(*amount, english::number, language));
    if score.leads_on() {
        let from =
            score.stages.first().filter(|now| now.count != *before).map_or_else(String::new, |_| format!("{said_before} → "));
        page.put(from).put(at_moments(&score.stages, None, language));
        if *counted != Unit::Points {
            page.put(format_args!(" {}", unit(*counted, *after, language)));
        }
        return;
    }
    let (Some(had), Some(has)) = (before.known(), after.known()) else {
        page.put(format_args!("{said_before} → ")).ink(OPEN, said_after);
        if *counted != Unit::Points {
            page.put(format_args!(" {}", unit(*counted, *after, language)));
        }
        return;
    };
    let change = has - had;
    let style = match change {
        0 => FAINT,
        1.. => GOOD,
        _ => BAD,
    };
    if *counted == Unit::Points {
        page.put(format_args!("{said_before} → ")).ink(STRONG, said_after).put("  ");
        page.ink(style, format_args!("({})", signed(change)));
    } else if change == 0 {
        page.ink(FAINT, format_args!("{said_after} {}", unit(*counted, *after, language)));
    } else {
        page.put(format_args!("{said_before} → ")).ink(STRONG, said_after);
        page.put(format_args!(" {} ", unit(*counted, *after, language)));
        page.ink(style, format_args!("({})", signed(change)));
    }
    if let Some(shown) = shown {
        page.put(format_args!("  = {}", shown.say(language)));
    }
}

fn put_ranking(page: &mut Page, ranking: &[Rank], counted: Unit) {
    let language = page.language();
    for rank in ranking {
        let Rank { place, player, points, .. } = rank;
        let why = rank_reason(rank, page.verbose, page.idiom, Markup::NONE).map_or_else(String::new, |why| format!(": {why}"));
        let points = format!("{} {}{why}", english::number(*points), unit(counted, (*points).into(), language));
        page.paragraph(2, STRONG, &format!("{place}. {player}, "), &points);
    }
}

/// What decided a place, and by which rules; none where points alone decide.
pub(super) fn rank_reason(rank: &Rank, verbose: bool, idiom: Idiom, markup: Markup) -> Option<String> {
    let why = (markup.plain)(&rank.why.as_ref()?.say(idiom.language));
    let rules: Vec<_> = rank.rules.iter().map(|rule| short_name(rule, verbose, idiom, markup)).collect();
    Some(if rules.is_empty() { why } else { format!("{why} ({})", rules.join("; ")) })
}

/// Gains of several players: "Andrea +3, Pedro −2" in points, "Andrea −2 cards, +1 scale; Pedro +1 crystal" in other units.
pub(super) fn gains(gains: &[Gain], sign: impl Fn(i32) -> String, language: Language) -> String {
    let one = |theirs: &[Gain]| {
        let amounts: Vec<_> = theirs.iter().map(|gain| amount(gain.unit, gain.amount, &sign, language)).collect();
        theirs.first().map_or_else(String::new, |gain| format!("{} {}", gain.player, amounts.join(", ")))
    };
    let players: Vec<_> = gains.chunk_by(|gain, next| gain.player == next.player).map(one).collect();
    players.join(if gains.iter().all(|gain| gain.unit == Unit::Points) { ", " } else { "; " })
}

/// An amount with its sign, and its unit unless that is points.
pub(super) fn amount(counted: Unit, amount: Amount, sign: impl Fn(i32) -> String, language: Language) -> String {
    let number = messages::number(amount, sign, language);
    if counted == Unit::Points { number } else { format!("{number} {}", unit(counted, amount, language)) }
}

/// A number with its sign, and a minus as long as a plus.
pub(super) fn signed(number: i32) -> String {
    if number > 0 { format!("+{number}") } else { english::number(number) }
}
