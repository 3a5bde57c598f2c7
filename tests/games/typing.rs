//! What people type wrong, in every game: how much is caught, and how often `repair` lists what was meant.
//!
//! `just slips` measures; the numbers are printed, the laws are asserted: what is true is possible, and so is a case after each repair.

use super::common::Table;
use super::common::games_in_a_run;
use super::common::hidden::Hides;
use super::common::slips::{Survey, slip, slip_recorded};
use super::{azul_properties, blue_moon_city_properties, summer_pavilion_properties};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use std::cell::RefCell;

/// What of a hundred that were caught is wanted of each: see [`Survey::reaches`].
const AIMS: [usize; 4] = [97, 50, 75, 80];

#[expect(clippy::print_stdout, reason = "the numbers are for whoever asks by --nocapture")]
fn measure<G: Hides>(tables: impl Strategy<Value = Table<G>>, records: &[&str]) {
    let survey = RefCell::new(Survey::default());
    let look = |table| {
        slip::<G>(&table, 6, &mut survey.borrow_mut());
        Ok(())
    };
    let games = games_in_a_run(8);
    let slips = games.cases as usize;
    TestRunner::new(games).run(&tables, look).expect("what is true, and what is repaired, is possible");
    let mut recorded = Survey::default();
    records.iter().for_each(|file| slip_recorded::<G>(file, slips, &mut recorded));
    for (what, survey) in [("random games", survey.into_inner()), ("recorded games", recorded)] {
        println!("{}, {what}\n{survey}", G::EDITIONS[0].title);
        survey.reaches(AIMS);
    }
}

#[test]
fn slips_of_azul_are_repaired() {
    let records = [
        "azul/replay/coloured-2p.yaml",
        "azul/replay/coloured-3p.yaml",
        "azul/replay/grey-2p.yaml",
        "azul/replay/grey-4p.yaml",
        "azul-master-chocolatier/replay/specialised-2p.yaml",
        "azul-master-chocolatier/replay/specialised-3p.yaml",
    ];
    measure(azul_properties::games(3), &records);
}

#[test]
fn slips_of_summer_pavilion_are_repaired() {
    let records = [
        "azul-summer-pavilion/replay/coloured-3p.yaml",
        "azul-summer-pavilion/replay/coloured-4p.yaml",
        "azul-summer-pavilion/replay/monochrome-2p.yaml",
        "azul-summer-pavilion/replay/monochrome-3p.yaml",
    ];
    measure(summer_pavilion_properties::games(), &records);
}

#[test]
fn slips_of_blue_moon_city_are_repaired() {
    measure(blue_moon_city_properties::games(), &["blue-moon-city/replay/a-whole-game.yaml"]);
}
