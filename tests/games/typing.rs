//! What people type wrong, in every game: how much is caught, and how often `repair` lists what was meant.
//!
//! `TIMES=40 cargo test --test games typing -- --nocapture` measures; the numbers are printed, the laws are asserted: each repair makes
//! the case possible.

use super::common::slips::{Survey, slip};
use super::common::{Played, Table, games_in_a_run};
use super::{azul_properties, blue_moon_city_properties, summer_pavilion_properties};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use std::cell::RefCell;

#[expect(clippy::print_stdout, reason = "the numbers are for whoever asks by --nocapture")]
fn measure<G: Played>(tables: impl Strategy<Value = Table<G>>, games: u32, slips: usize, least: usize) {
    let survey = RefCell::new(Survey::default());
    let look = |table| {
        slip::<G>(&table, slips, &mut survey.borrow_mut());
        Ok(())
    };
    TestRunner::new(games_in_a_run(games)).run(&tables, look).expect("every repair makes a case possible");
    let survey = survey.into_inner();
    println!("{survey}");
    assert!(survey.listed() >= least, "what was meant is listed in {} % only", survey.listed());
}

#[test]
fn slips_of_azul_are_repaired() {
    measure(azul_properties::games(3), 8, 6, 75);
}

#[test]
fn slips_of_summer_pavilion_are_repaired() {
    measure(summer_pavilion_properties::games(), 8, 6, 75);
}

#[test]
fn slips_of_blue_moon_city_are_repaired() {
    measure(blue_moon_city_properties::games(), 8, 6, 50);
}
