//! Places of a case that findings speak of and edits change.

use super::edit::Edit;
use crate::verdict::{Finding, Place, Step};
use std::collections::BTreeSet;

/// The way to a part of a case: a key, or one of a player.
pub(super) fn part_of(place: &Place) -> &[Step] {
    let steps = match place.0.first() {
        Some(Step::Key(key)) if key == "players" => 3,
        _ => 1,
    };
    place.0.get(..steps).unwrap_or(&place.0)
}

/// The places that a finding speaks of.
pub(super) fn places(finding: &Finding) -> impl Iterator<Item = &Place> {
    std::iter::once(&finding.place).chain(finding.related.iter().map(|(place, _)| place))
}

/// The places that findings speak of, in order.
pub(super) struct Pointed<'f>(BTreeSet<&'f [Step]>);

impl<'f> Pointed<'f> {
    pub(super) fn by(findings: &'f [Finding]) -> Self {
        Self(findings.iter().flat_map(places).map(|place| &*place.0).filter(|steps| !steps.is_empty()).collect())
    }
    /// Whether one of them is a place that an edit changes, holds it or lies in it.
    pub(super) fn at(&self, edit: &Edit) -> bool {
        let holds = |steps: &[Step]| (1..=steps.len()).any(|end| self.0.contains(&steps[..end]));
        // Those that begin with a place stand in a row behind it.
        let lies_in =
            |steps: &[Step]| !steps.is_empty() && self.0.range(steps..).next().is_some_and(|place| place.starts_with(steps));
        edit.changes.iter().any(|change| holds(&change.place.0) || lies_in(&change.place.0))
    }
}
