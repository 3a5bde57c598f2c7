//! Shape errors: a case that cannot be read.

use super::Span;

/// Why a case cannot be read, and where. Always exit code 2, never a verdict.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Stable name of the kind of fault: `case/unknown-key`.
    pub code: &'static str,
    /// One line that stands alone.
    pub message: String,
    /// What to write instead, where that can be said.
    pub help: Option<String>,
    /// What the underlined place is called in an excerpt.
    pub label: String,
    /// The place in the source, in bytes; never empty, never past the end (unless the source is empty).
    pub span: Span,
}
