//! Which places of a picture a verdict speaks of.

use super::ledger::signed;
use crate::games::{Outline, Scene};
use crate::verdict::{Award, Finding, Place, Step, Verdict};

/// So many awards are marked, the last ones: a picture of a whole game would be all rings.
const MOST_AWARDS: usize = 12;

/// Something that is said about a picture, by a number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Mark {
    /// Its number, from 1.
    pub(super) number: usize,
    /// Whether it is something wrong; an award otherwise.
    pub(super) wrong: bool,
    /// What it says.
    pub(super) says: String,
    /// What else is to be said: what would be right, or the rule.
    pub(super) more: String,
    /// Where on the picture it is seen; nowhere if the picture does not show it.
    pub(super) rings: Vec<Outline>,
}

/// Everything that is wrong, then what was awarded, in order; and how many awards before those are left out.
pub(super) fn marks(scene: &Scene, verdict: &Verdict) -> (Vec<Mark>, usize) {
    let left_out = verdict.ledger.len().saturating_sub(MOST_AWARDS);
    let wrong = verdict.all_findings().map(|finding| of_finding(scene, finding));
    let awards = verdict.ledger.iter().skip(left_out).map(|award| of_award(scene, award));
    let marks = wrong.chain(awards).enumerate().map(|(index, mark)| Mark { number: index + 1, ..mark });
    (marks.collect(), left_out)
}

fn of_finding(scene: &Scene, finding: &Finding) -> Mark {
    let places = std::iter::once(&finding.place).chain(finding.related.iter().map(|(place, _)| place));
    Mark {
        number: 0,
        wrong: true,
        says: finding.message.clone(),
        more: finding.help.clone().unwrap_or_default(),
        rings: seen(scene, places),
    }
}

fn of_award(scene: &Scene, award: &Award) -> Mark {
    let amount = match award.amount {
        0 => String::new(),
        amount => format!("{} {}: ", signed(amount), award.unit.word(amount)),
    };
    Mark {
        number: 0,
        wrong: false,
        says: format!("{}: {amount}{}", award.player, award.why),
        more: award.rule.id.to_owned(),
        rings: seen(scene, award.evidence.iter()),
    }
}

/// Where some places are seen, each ring once.
fn seen<'a>(scene: &Scene, places: impl Iterator<Item = &'a Place>) -> Vec<Outline> {
    let mut rings = Vec::new();
    for ring in places.flat_map(|place| rings_of(scene, &place.0)) {
        if !rings.contains(&ring) {
            rings.push(ring);
        }
    }
    rings
}

/// Where a place is seen: itself, or the nearest thing round it that is; a move is seen nowhere.
fn rings_of(scene: &Scene, steps: &[Step]) -> Vec<Outline> {
    (1..=steps.len())
        .rev()
        .map(|depth| {
            let spots = scene.spots.iter().filter(|spot| spot.place.0 == steps[..depth]);
            spots.map(|spot| spot.outline.clone()).collect::<Vec<_>>()
        })
        .find(|rings| !rings.is_empty())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Area, Spot};

    #[test]
    fn a_place_is_seen_where_it_is_or_round_it() {
        let wall = || Place::root().key("players").item(0).key("wall");
        let [small, large] = [1, 9].map(|side| Outline::Box(Area::new(0, 0, side, side), 0));
        let spots =
            [(wall().space(1, 2), &small), (wall(), &large)].map(|(place, outline)| Spot { place, outline: outline.clone() });
        let scene = Scene { spots: spots.to_vec(), ..Scene::default() };
        let of = |place: Place| seen(&scene, [&place, &place].into_iter());
        assert_eq!(of(wall().space(1, 2)), std::slice::from_ref(&small));
        assert_eq!(of(wall().space(0, 0)), std::slice::from_ref(&large));
        assert_eq!(of(Place::root().key("moves").item(0)), []);
        assert_eq!(of(Place::root()), []);
    }
}
