//! Claims in games of Blue Moon City.

use super::blue_moon_city_properties::games;
use super::common::claims::{Course, Step, counted, game};
use super::common::{counts, games_in_a_run};
use proptest::prelude::*;
use std::path::Path;
use tilejudge::game::{Parts, Slipped, Slips};
use tilejudge::games::blue_moon_city::{BlueMoonCity, Reason, SlipFacts, UNITS};
use tilejudge::verdict::{Cause, Reply, Unit};

/// What a player has at the end who makes a slip in one step.
fn after_slip(course: &Course<BlueMoonCity>, at: usize, slip: &Slipped<SlipFacts>) -> i32 {
    let mut count = counts::<BlueMoonCity>(&course.steps[at].after)[counted::<BlueMoonCity>(slip)] + slip.more;
    for (to, amount, reason) in course.steps[at + 1..].iter().flat_map(|step| &step.awards) {
        if *to == slip.seat.index() && reason.unit() == slip.unit {
            count += BlueMoonCity::recount(reason, *amount, count, &course.rulings);
        }
    }
    count
}

/// What plain slips in a single step come to, read off its awards: whose count, of which unit, how much more, and the slip. It knows
/// nothing of how the game works slips out.
fn plain(step: &Step<BlueMoonCity>) -> Vec<(usize, Unit, i32, &'static str)> {
    let awards = &step.awards;
    let short = awards.iter().any(|(_, _, reason)| matches!(reason, Reason::NotThere { .. }));
    let scored = awards.iter().any(|(_, _, reason)| matches!(reason, Reason::FewScales { .. } | Reason::ScalesReturned { .. }));
    let mut plain = Vec::new();
    for &(seat, amount, ref reason) in awards {
        let (more, slip) = match *reason {
            Reason::Surcharge { card } => {
                plain.push((seat, Unit::Crystals, 2 * i32::from(card.worth()), "discount"));
                (-amount, "surcharge-forgotten")
            }
            Reason::OfferingPrice { level } => (i32::from(level.index() > 0), "level-below"),
            Reason::Played { .. } => (1, "power-card-kept"),
            Reason::Drawn { .. } => (-amount, "drawing-left-out"),
            Reason::TiedScales { .. } if !short => (3, "tie-six"),
            Reason::MostScales { .. } if !short => (3, "most-and-three"),
            Reason::ThreeScales { .. } if !short => (-3, "only-most-scales"),
            Reason::FewScales { scales, .. } => (if scales > 0 { 3 } else { 0 }, "few-scales-paid"),
            Reason::ScalesReturned { .. } => (-amount, "scales-kept"),
            // Where the supply runs out, or scales are scored, one thing leads to another.
            _ if short || scored => continue,
            Reason::Dragons { .. } => (-amount, "dragons-forgotten"),
            Reason::Neighbour { .. } => (-amount, "neighbour-left-out"),
            Reason::Master { leftmost: None, .. } => (-amount, "master-left-out"),
            Reason::Master { leftmost: Some(_), .. } => (-amount, "tie-lost"),
            _ => continue,
        };
        if more != 0 {
            plain.push((seat, reason.unit(), more, slip));
        }
    }
    plain
}

fn check_plain(course: &Course<BlueMoonCity>) {
    let [step] = &course.steps[..] else { return };
    let plain: Vec<_> = plain(step);
    let counts = counts::<BlueMoonCity>(&step.after);
    let index = |seat: usize, unit: Unit| {
        let unit = UNITS.iter().position(|known| *known == unit).expect("awards are counted in units of the game");
        seat * UNITS.len() + unit
    };
    let claims = plain.iter().map(|&(seat, unit, more, _)| (index(seat, unit), counts[index(seat, unit)] + more));
    for (claim, (_, _, more, slip)) in course.ask(claims).iter().zip(&plain) {
        let (Reply::Refuted { explanations, .. } | Reply::Confirmed { explanations, .. }) = &claim.answer else {
            panic!("{more} more is right: {claim:?}")
        };
        let is_it = |cause: &Cause| matches!(cause, Cause::Slip(found, 1) if found.id == format!("blue-moon-city/slip/{slip}"));
        assert!(explanations.iter().any(|found| is_it(&found.cause)), "{slip}, {more} more: {claim:?}");
    }
}

/// The slip is the first or the second explanation in the recorded answer to its fixture.
#[test]
fn every_slip_has_its_fixture() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("snapshots/blue-moon-city/score");
    for slip in BlueMoonCity::CATALOGUE.slips() {
        let name = slip.id.strip_prefix("blue-moon-city/slip/").expect("a slip has the prefix of its game");
        let snapshot = std::fs::read_to_string(folder.join(format!("claim-{name}.snap"))).unwrap_or_default();
        let mut claims = snapshot.split("\nclaim: ").skip(1);
        let told = claims.any(|claim| claim.split("is what").take(3).any(|why| why.contains(&format!("(slip: {})", slip.id))));
        assert!(told, "no claim of claim-{name} is explained by it");
    }
}

proptest! {
    #![proptest_config(games_in_a_run(3))]

    #[test]
    fn what_is_so_is_confirmed_and_every_slip_is_explained(table in games()) {
        let line = game(&table);
        let course = |at: usize, count: usize| Course::along(&line[at..line.len().min(at + count)], table.rulings);
        // Many a finished building and scored scale on its own, and now and then some steps in a row.
        for index in 0..line.len() {
            let single = course(index, 1);
            let many = single.steps[0].awards.len() > 3 && index % 2 == 0;
            if many || index % 30 == 0 {
                single.claim_everything(after_slip);
                check_plain(&single);
            }
            if index % 120 == 7 {
                course(index, 12).claim_everything(after_slip);
            }
        }
    }
}
