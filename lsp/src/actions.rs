//! What mends a case: words that are meant, the smallest change that makes it possible, and how to tell what a move hangs on.

use crate::text::{Text, judged};
use lsp_types::{CodeAction, CodeActionKind, Range, TextEdit, Uri, WorkspaceEdit};
use std::collections::HashMap;
use tilejudge::referee::{Case, Choices};
use tilejudge::repair::mended;
use tilejudge::report::{Question, repair};
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
    let edit = |(title, other): (String, String)| (title, text.edit(&other));
    let mut edits: Vec<_> = found.unwrap_or_default().into_iter().map(edit).collect();
    // What changes the line where it is asked for comes first.
    edits.sort_by_key(|(_, edit)| edit.range.start.line.abs_diff(range.start.line) > 1);
    edits.into_iter().map(|(title, edit)| action(uri, title, edit)).collect()
}

#[allow(clippy::mutable_key_type)] // The protocol's type: nothing of a URI changes.
fn action(uri: &Uri, title: String, edit: TextEdit) -> CodeAction {
    let edits = HashMap::from([(uri.clone(), vec![edit])]);
    CodeAction {
        title,
        kind: Some(CodeActionKind::QUICKFIX),
        edit: Some(WorkspaceEdit { changes: Some(edits), ..WorkspaceEdit::default() }),
        ..CodeAction::default()
    }
}

/// The smallest changes that make a case possible, or readable, or its moves legal: each as a sentence and the text with it.
fn repairs(text: &Text, case: &Case<'_, '_>, language: Language) -> Vec<(String, String)> {
    let found = case.single_repairs(&Choices::default()).found;
    let each = found.iter().take(MOST);
    each.map(|found| (repair::says(found, language), mended(text.whole(), found))).collect()
}

/// How a case would tell what its moves hang on.
fn tellings(case: &Case<'_, '_>, language: Language) -> Vec<(String, String)> {
    let Ok(verdict) = judged(case, Question::Check) else { return Vec::new() };
    let told = verdict.conditions().into_iter();
    told.filter_map(|condition| Some((condition.says.say(language), case.telling(condition)?))).collect()
}
