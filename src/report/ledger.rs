//! Points and what else is counted, for people: the ledger line by line, what each had and has, the ranking.

use super::claims::at_moments;
use super::messages::{self, unit};
use super::page::{BAD, FAINT, GOOD, OPEN, Page, STRONG, clean, tied, untied};
use crate::verdict::english::{self, signed};
use crate::verdict::{Amount, Gain, Rank, Score, Unit};
use crate::words::Language;
use comfy_table::{Cell, CellAlignment, ContentArrangement, LineStyle, Table, TableStyle};

/// A line below the header, and nothing else that has to be read past.
const STYLE: TableStyle = TableStyle::new().header_separator(LineStyle::none().fill('─').junction('─'));

/// A table that keeps within the page, without the blanks that fill its last column; a `#` is before the title of numbers.
pub(super) fn put_table(page: &mut Page, titles: &[String], rows: impl IntoIterator<Item = Vec<String>>) {
    let mut table = Table::new();
    table
        .load_style(STYLE)
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(u16::try_from(page.width).unwrap_or(u16::MAX))
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
        page.ready(untied(&line).trim_end()).end();
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

pub(super) fn put_ranking(page: &mut Page, ranking: &[Rank], counted: Unit) {
    let language = page.language();
    for rank in ranking {
        let Rank { place, player, points, .. } = rank;
        let why = page.voice.rank(rank).map_or_else(String::new, |why| format!(": {why}"));
        let points = format!("{} {}{why}", english::number(*points), unit(counted, (*points).into(), language));
        page.paragraph(2, STRONG, &format!("{place}. {player}, "), &points);
    }
}

/// Gains of several players: "Andrea +3, Pedro −2" in points, "Andrea −2 cards, +1 scale; Pedro +1 crystal" in other units.
pub(super) fn gains(gains: &[Gain], sign: impl Fn(i64) -> String, language: Language) -> String {
    let one = |theirs: &[Gain]| {
        let amounts: Vec<_> = theirs.iter().map(|gain| amount(gain.unit, gain.amount, &sign, language)).collect();
        theirs.first().map_or_else(String::new, |gain| format!("{} {}", gain.player, amounts.join(", ")))
    };
    let players: Vec<_> = gains.chunk_by(|gain, next| gain.player == next.player).map(one).collect();
    players.join(if gains.iter().all(|gain| gain.unit == Unit::Points) { ", " } else { "; " })
}

/// An amount with its sign, and its unit unless that is points.
pub(super) fn amount(counted: Unit, amount: Amount, sign: impl Fn(i64) -> String, language: Language) -> String {
    let number = messages::number(amount, sign, language);
    if counted == Unit::Points { number } else { format!("{number} {}", unit(counted, amount, language)) }
}
