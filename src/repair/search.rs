//! Which edits make a case possible: one if one does, else two.

use super::budget::Budget;
use super::edit::{Change, Edit, Kind};
use super::parts::{self, Held, Part, part_of, places, point_at};
use super::trial::{Bench, is_possible};
use super::{MANY, Repairs, record, spelling};
use crate::order;
use crate::referee::{Case, Choices};
use crate::verdict::{Finding, Place, Step};
use serde_json::Value;
use std::collections::{BTreeSet, HashMap, HashSet};

/// So many edits are tried with one another at most, the most promising first.
const PAIRED: usize = 60;
/// Steps to make edits, and to try them: several times what a table of four players takes.
const MAKING: usize = 2 << 20;
const TRYING: usize = 8 << 20;

/// What makes a case possible, or the moves of a possible one legal; with the way to each change.
pub(super) fn repairs(case: &Case<'_, '_>, choices: &Choices, with_pairs: bool) -> Repairs {
    let budgets = [MAKING, TRYING].map(Budget::of);
    let mut repairs = within(&budgets, case, choices, with_pairs);
    for change in repairs.found.iter_mut().flatten().flat_map(|edit| &mut edit.changes).filter(|change| change.way.is_empty()) {
        change.way = parts::way(case, &change.place);
    }
    Repairs { is_cut_short: budgets.iter().any(Budget::is_spent), ..repairs }
}

/// The same within budgets to make edits and to try them.
pub(super) fn within([making, trying]: &[Budget; 2], case: &Case<'_, '_>, choices: &Choices, with_pairs: bool) -> Repairs {
    let moves = parts::root(case).fields(&[case.game.keys()]).find(|(key, _)| key.name == "moves").map(|(_, moves)| moves);
    let Some(findings) = case.faults(choices) else { return spelling::repairs(case, choices, trying).unwrap_or_default() };
    if findings.is_empty() {
        return moves.and_then(|moves| record::repairs(case, choices, moves, [making, trying])).unwrap_or_default();
    }
    let bench = Bench::of(case.document, moves.map(|moves| moves.node.span), choices, findings.len(), trying);
    let (mut edits, held) = parts::edits(case, off(&findings), making);
    // How likely each is depends on all findings.
    if !making.take(edits.len() * findings.len()) {
        edits.truncate(MAKING / findings.len());
    }
    if another_board_fits(&held, &findings) {
        edits.retain(|edit| !changes_variant(edit));
    }
    let parts: Vec<_> = edits.extract_if(.., |edit| edit.kind == Kind::Part).collect();
    for edit in &mut edits {
        // The number by which a sum comes out right is as likely as what people often do, whatever its digits.
        edit.rarity = if edit.is_told { edit.rarity.min(4) } else { edit.rarity };
        edit.rarity += seldom(edit) + u32::from(!point_at(&findings, edit)) + u32::from(moves_too_much(edit, &findings)) * 100;
    }
    order::by_key(&mut edits, |edit| edit.rarity);
    let mut search = Search { case, bench, findings, known: HashMap::new() };
    let copied: Vec<_> = parts.iter().filter(|part| is_copied(part, &parts, &held)).collect();
    let mut found = search.search(&edits, &copied, with_pairs);
    if found.is_empty() && with_pairs {
        found = search.untold(parts);
    }
    Repairs { findings: search.findings, found, ..Repairs::default() }
}

/// By how much the sums are too great that findings speak of.
fn off(findings: &[Finding]) -> BTreeSet<i64> {
    let off = |(name, fact): &(&str, Value)| match *name {
        "surplus" => fact.as_i64(),
        "lack" | "lacking" | "missing" => fact.as_i64().map(|lack| -lack),
        _ => None,
    };
    findings.iter().flat_map(|finding| &finding.facts).filter_map(off).collect()
}

/// So many parts together are left untold at most.
const TOGETHER: usize = 3;
/// So many of those without which the rest is possible are told.
const TOLD: usize = 3;

/// So many pieces do not fit a board by chance.
const TELLING: usize = 3;

struct Search<'a, 'd, 's> {
    case: &'a Case<'d, 's>,
    bench: Bench<'a, 's>,
    findings: Vec<Finding>,
    /// What was found out of parts of the case.
    known: HashMap<Vec<Part>, Bearing>,
}

/// What depends on some parts of a case.
#[derive(Clone, Copy)]
struct Bearing {
    /// Whether it may be possible with other values in them.
    mends: bool,
    /// Whether any of the findings may go.
    removes: bool,
}

/// What comes of edits.
enum Effect {
    /// The case is possible, with a new doubt or without.
    Mended { doubtful: bool },
    /// It is not, but a finding is gone, and so many are left.
    Better { left: usize },
}

impl Search<'_, '_, '_> {
    fn search(&mut self, edits: &[Edit], copied: &[&Edit], with_pairs: bool) -> Vec<Vec<Edit>> {
        let bearing: Vec<_> = edits.iter().map(|edit| (edit, self.bearing(&[edit]))).collect();
        let (mut found, mut helpful) = (Vec::new(), Vec::new());
        for (edit, _) in bearing.iter().filter(|(_, bearing)| bearing.mends) {
            match self.effect(&[edit]) {
                Some(Effect::Mended { doubtful }) => found.push((doubtful, vec![*edit])),
                Some(Effect::Better { left }) => helpful.push((left, *edit)),
                None => {}
            }
        }
        // The turn is left out only where nobody has one in any phase that would do.
        let phase = Place::root().key("phase");
        let is_of_phase = |edit: &Edit| matches!(&edit.changes[..], [change] if change.place == phase);
        let is_phase_enough = found.iter().any(|(_, repair)| repair.iter().any(|edit| is_of_phase(edit)));
        let is_turn = |Change { place, to, .. }: &Change| to.is_empty() && *place == Place::root().key("turn");
        let leaves_out_turn = |edit: &Edit| matches!(&edit.changes[..], [_, turn] if is_turn(turn));
        let is_needed = |edit: &Edit| !leaves_out_turn(edit) || !is_phase_enough && self.only_turn_is_left(edit);
        found.retain(|(_, repair)| repair.iter().all(|edit| is_needed(edit)));
        // Where only the phase is at fault, and another one does, a piece more or less is no likelier than any other.
        if is_phase_enough && self.findings.iter().all(|finding| finding.place == phase) {
            let is_count = |edit: &&Edit| matches!(edit.kind, Kind::Forgotten | Kind::Surplus);
            found.retain(|(_, repair)| !repair.iter().any(is_count));
        }
        // Whoever plays another variant has typed more than one thing that is impossible in this one.
        let is_of_variant = |(_, repair): &(bool, Vec<&Edit>)| repair.iter().any(|edit| changes_variant(edit));
        if !found.iter().all(is_of_variant) {
            found.retain(|repair| !is_of_variant(repair));
        }
        if found.len() > MANY {
            found.retain(|(_, repair)| !repair.iter().any(|edit| moves_too_much(edit, &self.findings)));
        }
        // Of what was copied from another player no two changes are true.
        if found.is_empty() && with_pairs {
            let mends = |part: &&&Edit| matches!(self.effect(&[part]), Some(Effect::Mended { .. }));
            found = copied.iter().filter(mends).map(|part| (false, vec![*part])).collect();
        }
        if found.is_empty() && with_pairs {
            for (edit, _) in bearing.iter().filter(|(_, bearing)| bearing.removes && !bearing.mends) {
                if let Some(Effect::Better { left }) = self.effect(&[edit]) {
                    helpful.push((left, *edit));
                }
            }
            found = self.pairs(helpful);
        }
        self.best(found)
    }

    /// Two edits, each of which removes a finding and leaves so many.
    fn pairs<'e>(&mut self, mut helpful: Vec<(usize, &'e Edit)>) -> Vec<(bool, Vec<&'e Edit>)> {
        order::by_key(&mut helpful, |(left, edit)| (*left, edit.rarity));
        helpful.truncate(PAIRED);
        let mut found = Vec::new();
        for (index, (_, one)) in helpful.iter().enumerate() {
            for (_, other) in helpful.iter().skip(index + 1).filter(|(_, other)| one.goes_with(other)) {
                if self.bearing(&[one, other]).mends
                    && let Some(Effect::Mended { doubtful }) = self.effect(&[one, other])
                {
                    found.push((doubtful, vec![*one, *other]));
                }
            }
        }
        order::by_key(&mut found, |(_, pair)| pair.iter().map(|edit| edit.rarity).sum::<u32>());
        found
    }

    /// Without which of the parts, or of so many at most together, the rest is possible: they are to be typed again.
    fn untold(&self, mut parts: Vec<Edit>) -> Vec<Vec<Edit>> {
        let length = |edit: &Edit| edit.changes.iter().map(|change| change.from.len()).sum::<usize>();
        let spoken_of: Vec<_> = self.findings.iter().flat_map(places).map(part_of).collect();
        let is_spoken_of = |edit: &Edit| edit.changes.iter().any(|change| spoken_of.contains(&part_of(&change.place)));
        order::by_key(&mut parts, |edit| (seldom(edit), !is_spoken_of(edit), length(edit)));
        let mut left_out: Vec<&Edit> = Vec::new();
        for _ in 0..TOGETHER {
            let (mut found, mut next) = (Vec::new(), None);
            for part in parts.iter().filter(|part| left_out.iter().all(|other| part.goes_with(other))) {
                match self.effect(&[&left_out[..], &[part]].concat()) {
                    Some(Effect::Mended { .. }) => found.push(part),
                    Some(Effect::Better { left }) if next.is_none_or(|(fewest, _)| left < fewest) => next = Some((left, part)),
                    _ => {}
                }
            }
            // Of one row of a part the part goes without saying; which of several it is nobody can tell.
            let rows = |of: &Edit| found.iter().filter(|row| lies_in(row, of)).count();
            let is_smallest = |part: &&&Edit| match found.iter().find(|of| lies_in(part, of)) {
                Some(whole) => rows(whole) == 1,
                None => rows(part) != 1,
            };
            let told = found.iter().filter(is_smallest).take(TOLD);
            let told: Vec<Vec<_>> = told.map(|part| left_out.iter().chain([part]).map(|&edit| edit.clone()).collect()).collect();
            let Some((_, part)) = next.filter(|_| told.is_empty()) else { return told };
            left_out.push(part);
        }
        Vec::new()
    }

    /// What depends on the parts that edits change: a finding that stays when they are left untold, no such edit removes.
    fn bearing(&mut self, edits: &[&Edit]) -> Bearing {
        let all = Bearing { mends: true, removes: true };
        let parts = edits.iter().map(|edit| parts::parts(edit, self.case)).collect::<Option<Vec<_>>>();
        let Some(mut parts) = parts.map(|parts| parts.concat()) else { return all };
        order::all(&mut parts);
        parts.dedup();
        if let Some(&known) = self.known.get(&parts) {
            return known;
        }
        let left = self.bench.judge(|| parts::without(self.case, &parts));
        let bearing = left.map_or(all, |left| Bearing { mends: self.is_mended(&left), removes: self.is_any_gone(&left) });
        self.known.insert(parts, bearing);
        bearing
    }

    /// What comes of some edits; none if nothing good does.
    fn effect(&self, edits: &[&Edit]) -> Option<Effect> {
        let left = self.bench.put(edits)?;
        if self.is_mended(&left) {
            let doubtful = left.iter().any(|doubt| !self.findings.contains(doubt));
            return (self.bench.after(edits)? == left).then_some(Effect::Mended { doubtful });
        }
        self.is_any_gone(&left).then_some(Effect::Better { left: left.len() })
    }

    /// Whether nothing new but the turn is wrong where an edit changes the phase and leaves the turn.
    fn only_turn_is_left(&self, edit: &Edit) -> bool {
        let phase = Edit { changes: edit.changes[..1].to_vec(), splices: edit.splices[..1].to_vec(), ..edit.clone() };
        let left = self.bench.put(&[&phase]).unwrap_or_default();
        let mut new = left.iter().filter(|finding| !self.findings.contains(finding)).peekable();
        new.peek().is_some() && new.all(|finding| finding.place == Place::root().key("turn"))
    }

    /// Whether nothing is impossible any more, nor doubtful that was not impossible before.
    fn is_mended(&self, findings: &[Finding]) -> bool {
        if is_possible(&self.findings) { findings.is_empty() } else { is_possible(findings) }
    }

    fn is_any_gone(&self, left: &[Finding]) -> bool {
        self.findings.iter().any(|finding| !left.contains(finding))
    }

    /// Those that raise no doubt, all if each raises one; each text that comes of it once.
    fn best(&self, found: Vec<(bool, Vec<&Edit>)>) -> Vec<Vec<Edit>> {
        let (firm, mut known) = (found.iter().any(|(doubtful, _)| !doubtful), HashSet::new());
        let mut is_best = |(doubtful, repair): &(bool, Vec<_>)| !(firm && *doubtful) && known.insert(self.bench.changed(repair));
        found.into_iter().filter(|one| is_best(one)).map(|(_, repair)| repair.into_iter().cloned().collect()).collect()
    }
}

/// Whether an edit changes what lies in a part that another one leaves out.
fn lies_in(edit: &Edit, part: &Edit) -> bool {
    let place = |edit: &Edit| edit.changes.first().map(|change| change.place.0.clone()).unwrap_or_default();
    place(edit).len() > place(part).len() && place(edit).starts_with(&place(part))
}

fn changes_variant(edit: &Edit) -> bool {
    edit.changes.iter().any(|change| matches!(change.place.0.first(), Some(Step::Key(key)) if key == parts::VARIANT))
}

/// Whether rows of a board are moved though no more than one thing is wrong with it.
fn moves_too_much(edit: &Edit, findings: &[Finding]) -> bool {
    let is_there = |place: &Place| edit.changes.iter().any(|change| place.0.starts_with(&change.place.0));
    let is_of_rows = matches!(edit.kind, Kind::Layout(_)) && !edit.is_told;
    is_of_rows && findings.iter().filter(|finding| places(finding).any(is_there)).nth(1).is_none()
}

/// Whether a part of a player's is typed as that of another one is, and not by chance.
fn is_copied(part: &Edit, parts: &[Edit], held: &[Held]) -> bool {
    let [Change { place, from, .. }] = &part.changes[..] else { return false };
    let is_same = |other: &Change| other.from == *from && other.place != *place && other.place.0.last() == place.0.last();
    let holds = || held.iter().filter(|(at, _)| at.0.starts_with(&place.0)).map(|(_, count)| count).sum::<usize>();
    place.0.len() == 3 && parts.iter().any(|other| other.changes.iter().any(is_same)) && holds() >= TELLING
}

/// Whether only one player's board is at fault, and enough lies on another's: all play by the same variant.
fn another_board_fits(held: &[Held], findings: &[Finding]) -> bool {
    let of_player = |place| match part_of(place) {
        [_, Step::Item(player), Step::Key(key)] => Some((*player, key)),
        _ => None,
    };
    let wrong: Vec<_> = findings.iter().filter_map(|finding| of_player(&finding.place)).collect();
    let Some(&(whose, _)) = wrong.first() else { return false };
    let others =
        || held.iter().filter_map(|(place, count)| Some((of_player(place)?, count))).filter(|((player, _), _)| *player != whose);
    let lies = |player, key| others().filter(|(of, _)| *of == (player, key)).map(|(_, count)| count).sum::<usize>();
    wrong.iter().all(|(player, key)| *player == whose && others().any(|((other, _), _)| lies(other, *key) >= TELLING))
}

/// What is out of sight is seldom typed off a photo: where it is, it was counted.
fn seldom(edit: &Edit) -> u32 {
    let hidden = |place: &Place| matches!(place.0.first(), Some(Step::Key(key)) if parts::HIDDEN.contains(&&**key));
    // Two heaps in one another's place are no matter of counting.
    if edit.kind != Kind::Order && edit.changes.iter().any(|change| hidden(&change.place)) { 2 } else { 0 }
}
