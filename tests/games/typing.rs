//! What people type wrong, in every game: how much is caught, and how often `repair` lists what was meant.
//!
//! `just slips` measures; the numbers are printed, the laws are asserted: what is true is possible, and so is a case after each repair.

use super::common::Table;
use super::common::games_in_a_run;
use super::common::hidden::Hides;
use super::common::slips::{Survey, slip};
use super::{azul_properties, blue_moon_city_properties, summer_pavilion_properties};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use std::cell::RefCell;

#[expect(clippy::print_stdout, reason = "the numbers are for whoever asks by --nocapture")]
fn measure<G: Hides>(tables: impl Strategy<Value = Table<G>>, aims: [usize; 4]) {
    let survey = RefCell::new(Survey::default());
    let look = |table| {
        slip::<G>(&table, 6, &mut survey.borrow_mut());
        Ok(())
    };
    TestRunner::new(games_in_a_run(8)).run(&tables, look).expect("what is true, and what is repaired, is possible");
    let survey = survey.into_inner();
    println!("{survey}");
    survey.reaches(aims);
}

#[test]
fn slips_of_azul_are_repaired() {
    measure(azul_properties::games(3), [97, 50, 75, 80]);
}

#[test]
fn slips_of_summer_pavilion_are_repaired() {
    measure(summer_pavilion_properties::games(), [97, 50, 75, 80]);
}

#[test]
fn slips_of_blue_moon_city_are_repaired() {
    measure(blue_moon_city_properties::games(), [97, 50, 75, 80]);
}
