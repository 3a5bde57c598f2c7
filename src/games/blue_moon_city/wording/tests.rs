//! Sentences that are easy to get wrong.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::*;
use crate::games::blue_moon_city::rules::Rulings;
use crate::games::blue_moon_city::*;
use crate::games::reasons::Unsaid;
use crate::verdict::{Finding, Place};

pub(in crate::games::blue_moon_city) fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}
pub(in crate::games::blue_moon_city) fn section(number: usize) -> Section {
    Section::new(number - 1).unwrap()
}
pub(in crate::games::blue_moon_city) fn card(colour: Colour, worth: usize) -> Card {
    Card::new(colour, Value::ALL[worth - 1])
}
pub(in crate::games::blue_moon_city) fn cards(of: &[(Colour, usize)]) -> Cards {
    of.iter().map(|&(colour, worth)| card(colour, worth)).collect()
}
/// Purple and Grey.
pub(super) fn names() -> Names {
    Names::new(vec!["Purple".to_owned(), "Grey".to_owned()])
}

/// The table of the rulebook's turn example, as far as it is told: Purple has walked to the university.
pub(super) fn example() -> Position {
    let mut city = [None; 21];
    let rows = [
        (1, [None, None, Some(Building::FireTemple), Some(Building::University), Some(Building::MarketHall)]),
        (2, [None, None, Some(Building::Market), Some(Building::RoyalPalace), Some(Building::Hospice)]),
    ];
    for (row, tiles) in rows {
        for (column, tile) in tiles.into_iter().enumerate() {
            city[Spot::at(row, column).unwrap().index()] = tile;
        }
    }
    let mut position = Position::new(Setup::default(), 2, city);
    let player = position.player_mut(seat(0));
    player.figure = Some(Building::University);
    player.hand = Stack::of(cards(&[(Colour::White, 2), (Colour::White, 3), (Colour::Grey, 3)]));
    position.sites[Building::University.index()].stones[1] = Some(seat(1));
    position
}

pub(super) fn refused(refusal: &Refusal, play: &Move) -> Finding {
    let place = Place::root().key("moves").item(0).key("turn").item(2);
    let (n, position, rulings) = (&names(), &example(), &Rulings::default());
    refusal.tell(&Refused { n, position, rulings, play, place: &place }).into()
}

pub(super) fn build(section: SectionName, pay: &[(Colour, usize)]) -> Move {
    Move::Build(Build { seat: seat(0), on: None, colour: None, section, pay: Some(cards(pay)) })
}

pub(in crate::games::blue_moon_city) fn five() -> Price {
    Price { building: Building::University, section: Some(section(1)), cost: 5, colour: Some(Colour::White) }
}

#[test]
fn a_taken_section_says_whose_it_is_and_what_is_free() {
    let refusal = Refusal::SectionTaken {
        building: Building::University,
        section: Some(section(2)),
        cost: Unsaid(Some(2)),
        owners: vec![seat(1)],
    };
    let finding = refused(&refusal, &build(SectionName::Cost(2), &[]));
    assert_eq!(finding.message, "Purple cannot build the 2nd section of the university (white 2): a stone of Grey lies there");
    assert_eq!(
        finding.help.as_ref().map(ToString::to_string).as_deref(),
        Some("on the university the 1st section (costs 5) is free")
    );
}
