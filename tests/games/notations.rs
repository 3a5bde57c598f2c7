//! The same tables and moves in every notation of every game.

use super::common::hidden::{Hides, Survey};
use super::common::notation::{Notation, another_notation_says_the_same};
use super::common::{Table, games_in_a_run};
use super::{azul_properties, blue_moon_city_properties, summer_pavilion_properties};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use std::cell::RefCell;

fn hold<G: Hides>(tables: impl Strategy<Value = Table<G>>, notation: &Notation) {
    let survey = RefCell::new(Survey::default());
    let look = |table| {
        another_notation_says_the_same::<G>(&table, 4, notation, &mut survey.borrow_mut());
        Ok(())
    };
    TestRunner::new(games_in_a_run(6)).run(&tables, look).expect("no game ends otherwise");
    survey.into_inner().close();
}

#[test]
fn azul_in_another_notation_is_the_same() {
    let letters = &[('B', "blue"), ('Y', "yellow"), ('R', "red"), ('K', "black"), ('W', "white")];
    hold(azul_properties::games(3), &Notation { letters, heaps: &["factories", "centre", "bag", "lid", "deal"], valued: false });
}

#[test]
fn summer_pavilion_in_another_notation_is_the_same() {
    let letters = &[('P', "purple"), ('G', "green"), ('O', "orange"), ('Y', "yellow"), ('B', "blue"), ('R', "red")];
    let heaps = &["factories", "centre", "supply", "bag", "tower", "tiles", "corners", "pay", "bonus", "refill", "deal"];
    hold(summer_pavilion_properties::games(), &Notation { letters, heaps, valued: false });
}

#[test]
fn blue_moon_city_in_another_notation_is_the_same() {
    let letters = &[
        ('K', "black"),
        ('R', "red"),
        ('B', "blue"),
        ('S', "grey"),
        ('V', "green"),
        ('M', "brown"),
        ('W', "white"),
        ('Y', "yellow"),
    ];
    let heaps = &["hand", "aside", "pay", "discard", "draw", "reveal"];
    hold(blue_moon_city_properties::games(), &Notation { letters, heaps, valued: true });
}
