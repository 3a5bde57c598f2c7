//! What is said of the letters under the pointer: what they are, what may stand there, what they bring, the rule that they break.

use crate::paths::at;
use crate::text::{Text, judged};
use lsp_types::{Hover, HoverContents, MarkupContent, MarkupKind, Position};
use tilejudge::case::Span;
use tilejudge::editor::Naming;
use tilejudge::referee::Case;
use tilejudge::report::{Entry, Question, gives};
use tilejudge::verdict::{Place, Verdict};
use tilejudge::words::Language;

pub(crate) fn hover(text: &Text, position: Position) -> Option<Hover> {
    let offset = text.offset(position);
    text.case_at(offset, |document, case, language| {
        let here = at(case, language, &document.root, offset)?;
        let naming = Naming::of(case, language);
        let mut parts = vec![format!("**{}**", naming.place(&here.place, &case.players()))];
        if let Some(slot) = case.slot(&here.place).filter(|_| !here.is_key) {
            parts.push(naming.what(&slot));
        }
        if let Ok(verdict) = judged(case, Question::Score) {
            parts.push(brings(case, &verdict, offset, language));
            parts.extend(rules(case, &verdict, offset, language));
        }
        let value = parts.into_iter().filter(|part| !part.is_empty() && part != "****").collect::<Vec<_>>().join("\n\n");
        let contents = HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value });
        Some(Hover { contents, range: Some(text.range(here.node.span)) })
    })?
}

/// What a move brings, or what is counted with what stands here.
fn brings(case: &Case<'_, '_>, verdict: &Verdict, offset: usize, language: Language) -> String {
    let is_here = |place: &Place| stands_at(case.locate(place), offset);
    let is_made_here = |index: usize| is_here(&Place::root().key("moves").item(index));
    let moved = verdict.moves.iter().filter(|judged| judged.index.is_some_and(is_made_here));
    let counted = verdict.ledger.iter().chain(&verdict.due).filter(|award| award.evidence.iter().any(is_here));
    let mut lines = Vec::new();
    for award in moved.flat_map(|judged| &judged.awards).chain(counted) {
        let line = format!("- {} {}: {}", award.player, gives(award, language), award.why.say(language));
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines.join("\n")
}

fn stands_at(span: Span, offset: usize) -> bool {
    span.start <= offset && offset <= span.end
}

/// The rules that are broken here, in full.
fn rules(case: &Case<'_, '_>, verdict: &Verdict, offset: usize, language: Language) -> Vec<String> {
    let found = verdict.all_findings().filter(|finding| stands_at(case.locate(&finding.place), offset));
    let mut rules: Vec<_> = found.map(|finding| finding.rule.id).collect();
    rules.dedup();
    let of_edition = |id: &str| Some(format!("{}/{}", case.game_id(), id.split_once('/')?.1));
    let entry = |id: &str| of_edition(id).and_then(|name| Entry::find(&name)).or_else(|| Entry::find(id));
    rules.into_iter().filter_map(entry).map(|entry| entry.markdown(language)).collect()
}
