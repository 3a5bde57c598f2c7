//! Which edits make a case possible: one if one does, else two.

use super::Repairs;
use super::edit::Edit;
use super::parts::{self, Part};
use super::trial::{Bench, is_possible};
use crate::games::{Case, Choices};
use crate::verdict::{Finding, Place};
use std::collections::HashSet;

/// So many edits are tried with one another at most, the most promising first.
const PAIRED: usize = 60;
/// So many edits are tried at most: a table of four players has a few thousand.
const TRIED: usize = 10_000;

pub(super) fn repairs(case: &Case<'_, '_>, choices: &Choices, with_pairs: bool) -> Repairs {
    let Some(findings) = case.faults(choices).filter(|findings| !findings.is_empty()) else { return Repairs::default() };
    let moves = parts::fields(&[case.game.keys()], &case.document.root).find(|(key, ..)| key.name == "moves");
    let Some(bench) = Bench::of(case.document, moves.map(|(.., moves)| moves.span), choices) else {
        return Repairs { findings, found: Vec::new() };
    };
    let (maker, parts) = parts::edits(case);
    let mut edits = maker.edits;
    for edit in &mut edits {
        edit.rarity = 2 * edit.rarity + u32::from(!is_pointed_at(edit, &findings)) * 3 + seldom(edit);
    }
    edits.sort_by_key(|edit| edit.rarity);
    edits.truncate(TRIED);
    let search = Search { case, bench, parts, findings };
    let mut found = search.single(&edits);
    if found.is_empty() && with_pairs {
        found = search.double(&edits);
    }
    Repairs { findings: search.findings, found }
}

struct Search<'a, 'd, 's> {
    case: &'a Case<'d, 's>,
    bench: Bench<'a>,
    parts: Vec<Part>,
    findings: Vec<Finding>,
}

impl Search<'_, '_, '_> {
    /// Whether the case may be possible with other values in some parts: where it is not with these parts left untold, nothing in them helps.
    fn may_help(&self, parts: &[usize]) -> bool {
        let parts: Vec<_> = parts.iter().filter_map(|&part| self.parts.get(part)).collect();
        if parts.iter().any(|part| !part.can_be_hidden) {
            return true;
        }
        self.bench.judge(&parts::without(self.case, &parts)).is_none_or(|findings| self.is_mended(&findings))
    }

    /// Whether nothing is impossible any more, nor doubtful that was not impossible before.
    fn is_mended(&self, findings: &[Finding]) -> bool {
        if is_possible(&self.findings) { findings.is_empty() } else { is_possible(findings) }
    }

    fn single(&self, edits: &[Edit]) -> Vec<Vec<Edit>> {
        let mut known: Vec<(&[usize], bool)> = Vec::new();
        let mut found: Vec<(bool, &Edit)> = Vec::new();
        for edit in edits {
            let helps = match known.iter().find(|(parts, _)| *parts == edit.parts) {
                Some((_, helps)) => *helps,
                None => {
                    known.push((&edit.parts, self.may_help(&edit.parts)));
                    known.last().is_some_and(|(_, helps)| *helps)
                }
            };
            if let Some(findings) = helps.then(|| self.bench.put(&[edit])).flatten()
                && self.is_mended(&findings)
                && self.bench.holds(&[edit], &findings)
            {
                found.push((!findings.is_empty(), edit));
            }
        }
        let found = best(found);
        self.distinct(found.into_iter().map(|edit| vec![edit.clone()]).collect())
    }

    /// Two edits, each of which removes a finding.
    fn double(&self, edits: &[Edit]) -> Vec<Vec<Edit>> {
        let removes = |edit: &Edit| {
            let left = self.bench.put(&[edit])?;
            let gone = self.findings.iter().filter(|finding| !left.contains(finding)).count();
            (gone > 0).then_some(left.len())
        };
        let mut helpful: Vec<_> = edits.iter().filter_map(|edit| Some((removes(edit)?, edit))).collect();
        helpful.sort_by_key(|(left, edit)| (*left, edit.rarity));
        helpful.truncate(PAIRED);
        let mut known: Vec<(Vec<usize>, bool)> = Vec::new();
        let mut found = Vec::new();
        for (index, (_, one)) in helpful.iter().enumerate() {
            for (_, other) in helpful.iter().skip(index + 1).filter(|(_, other)| one.goes_with(other)) {
                let mut parts: Vec<_> = one.parts.iter().chain(&other.parts).copied().collect();
                parts.sort_unstable();
                parts.dedup();
                let helps = match known.iter().find(|(known, _)| *known == parts) {
                    Some((_, helps)) => *helps,
                    None => {
                        let helps = self.may_help(&parts);
                        known.push((parts, helps));
                        helps
                    }
                };
                if let Some(findings) = helps.then(|| self.bench.put(&[one, other])).flatten()
                    && self.is_mended(&findings)
                    && self.bench.holds(&[one, other], &findings)
                {
                    found.push((!findings.is_empty(), [*one, *other]));
                }
            }
        }
        let mut found = best(found);
        found.sort_by_key(|pair| pair.iter().map(|edit| edit.rarity).sum::<u32>());
        self.distinct(found.into_iter().map(|pair| pair.map(Edit::clone).to_vec()).collect())
    }
}

impl Search<'_, '_, '_> {
    /// Each text that comes of it once.
    fn distinct(&self, found: Vec<Vec<Edit>>) -> Vec<Vec<Edit>> {
        let mut known = HashSet::new();
        found.into_iter().filter(|repair| known.insert(self.bench.changed(&repair.iter().collect::<Vec<_>>()))).collect()
    }
}

/// Those that leave no doubt; all, if each leaves one.
fn best<T>(found: Vec<(bool, T)>) -> Vec<T> {
    let firm = found.iter().any(|(doubtful, _)| !doubtful);
    found.into_iter().filter(|(doubtful, _)| !(firm && *doubtful)).map(|(_, edit)| edit).collect()
}

/// Whether a finding speaks of a place that an edit changes.
fn is_pointed_at(edit: &Edit, findings: &[Finding]) -> bool {
    let within = |outer: &Place, inner: &Place| !outer.0.is_empty() && inner.0.starts_with(&outer.0);
    let places =
        findings.iter().flat_map(|finding| std::iter::once(&finding.place).chain(finding.related.iter().map(|(place, _)| place)));
    let places: Vec<_> = places.collect();
    edit.changes.iter().any(|change| places.iter().any(|place| within(place, &change.place) || within(&change.place, place)))
}

/// What is out of sight is seldom typed off a photo: where it is, it was counted.
fn seldom(edit: &Edit) -> u32 {
    let hidden = |place: &Place| matches!(place.0.first(), Some(crate::verdict::Step::Key(key)) if matches!(&**key, "bag" | "lid" | "tower" | "draw"));
    if edit.changes.iter().any(|change| hidden(&change.place)) { 8 } else { 0 }
}
