//! What is said of the letters under the pointer: the rule that they break, what they are, what may stand there.

use crate::paths::at;
use crate::text::{Text, judged};
use lsp_types::{Hover, HoverContents, MarkupContent, MarkupKind, Position};
use tilejudge::editor::Naming;
use tilejudge::referee::Case;
use tilejudge::report::{Entry, Question};
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
        parts.extend(rules(case, offset, language));
        let value = parts.into_iter().filter(|part| !part.is_empty() && part != "****").collect::<Vec<_>>().join("\n\n");
        let contents = HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value });
        Some(Hover { contents, range: Some(text.range(here.node.span)) })
    })?
}

/// The rules that are broken here, in full.
fn rules(case: &Case<'_, '_>, offset: usize, language: Language) -> Vec<String> {
    let Ok(verdict) = judged(case, Question::Check) else { return Vec::new() };
    let is_here = |span: tilejudge::case::Span| span.start <= offset && offset <= span.end;
    let found = verdict.all_findings().filter(|finding| is_here(case.locate(&finding.place)));
    let mut rules: Vec<_> = found.map(|finding| finding.rule.id).collect();
    rules.dedup();
    let of_edition = |id: &str| Some(format!("{}/{}", case.game_id(), id.split_once('/')?.1));
    let entry = |id: &str| of_edition(id).and_then(|name| Entry::find(&name)).or_else(|| Entry::find(id));
    rules.into_iter().filter_map(entry).map(|entry| entry.markdown(language)).collect()
}
