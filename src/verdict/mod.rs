//! What the referee says: rules and rulings, findings, awards, verdicts. No game, no files.

mod amount;
mod award;
mod claim;
mod condition;
#[cfg(feature = "report")]
pub(crate) use crate::words::lists as english;
mod expectation;
mod finding;
mod markdown;
mod place;
mod rule;
pub mod ruling;
mod say;
mod section;
pub mod slip;
mod statement;
mod trace;

pub use amount::Amount;
pub use award::{Award, Ledger, Record, Tally, Unit};
pub use claim::{Cause, Claim, Explanation, Reply};
pub use condition::Condition;
pub(crate) use condition::MORE;
pub use finding::{Finding, Severity, Unchecked};
pub use markdown::{PAGES, role, rule_page, ruling_page, slip_page};
pub use place::{Place, Step};
pub(crate) use rule::rules;
pub use rule::{Catalogue, Citation, Rule, Rulebook};
pub(crate) use ruling::rulings;
pub use ruling::{Answer, Questions, Ruling, RulingSet, Source, TrackedRulings};
pub use section::section_in;
pub use slip::Slip;
pub use statement::{
    Conclusion, Conditional, Dependence, Difference, Doubt, Gain, Judged, Listed, Moment, Outcome, Rank, Reading, Score, Stage,
    Verdict,
};
pub use trace::{Book, Sentence, Shown, Trace};
