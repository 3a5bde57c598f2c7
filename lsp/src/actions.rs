//! What mends a case: words that are meant, the smallest change that makes it possible, and how to tell what a move hangs on.

use crate::text::Text;
use lsp_types::{CodeAction, CodeActionKind, Range, TextEdit, Uri, WorkspaceEdit};
use std::collections::HashMap;
use tilejudge::referee::{Case, Choices};
use tilejudge::repair::mended;
use tilejudge::report::{Question, ask, repair};
use tilejudge::words::Language;

/// More ways to mend a case than anybody reads.
const MOST: usize = 8;

pub(crate) fn actions(text: &Text, uri: &Uri, range: Range) -> Vec<CodeAction> {
    let offset = text.offset(range.start);
    let found = text.case_at(offset, |_, case, language| {
        let mut found = repairs(text, case, language);
        found.extend(tellings(case, language));
        found
    });
    #[allow(clippy::mutable_key_type)] // The protocol's type: nothing of a URI changes.
    let action = |(title, other): (String, String)| {
        let edits = HashMap::from([(uri.clone(), vec![text.edit(&other)])]);
        CodeAction {
            title,
            kind: Some(CodeActionKind::QUICKFIX),
            edit: Some(WorkspaceEdit { changes: Some(edits), ..WorkspaceEdit::default() }),
            ..CodeAction::default()
        }
    };
    let is_near = |action: &CodeAction| {
        let edits = action.edit.as_ref().and_then(|edit| edit.changes.as_ref()).and_then(|changes| changes.get(uri));
        edits.is_some_and(|edits: &Vec<TextEdit>| edits.iter().any(|edit| edit.range.start.line.abs_diff(range.start.line) <= 1))
    };
    let mut actions: Vec<_> = found.unwrap_or_default().into_iter().map(action).collect();
    // What changes the line where it is asked for comes first.
    actions.sort_by_key(|action| !is_near(action));
    actions
}

/// The smallest changes that make a case possible, or readable, or its moves legal: each as a sentence and the text with it.
fn repairs(text: &Text, case: &Case<'_, '_>, language: Language) -> Vec<(String, String)> {
    let found = case.single_repairs(&Choices::default()).found;
    let each = found.iter().take(MOST);
    each.map(|found| (repair::says(found, language), mended(text.whole(), found))).collect()
}

/// How a case would tell what its moves hang on.
fn tellings(case: &Case<'_, '_>, language: Language) -> Vec<(String, String)> {
    let Ok(verdict) = case.judge(&ask::asked(Question::Check, &Choices::default())) else { return Vec::new() };
    let told = verdict.conditions().into_iter();
    told.filter_map(|condition| Some((condition.says.say(language), case.telling(condition)?))).collect()
}
