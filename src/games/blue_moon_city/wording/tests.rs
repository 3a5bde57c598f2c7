//! Sentences that are easy to get wrong.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::*;
use crate::games::Wording;
use crate::games::blue_moon_city::rules::Rulings;
use crate::games::blue_moon_city::*;
use crate::games::reasons::Unsaid;
use crate::verdict::{Finding, Place, Severity, Unit};

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
fn a_payment_that_is_too_small_says_what_is_missing_and_what_would_do() {
    let paid = cards(&[(Colour::White, 3)]);
    let refusal = Refusal::PaysTooLittle { price: five(), worth: 3, missing: 2, paid };
    let finding = refused(&refusal, &build(SectionName::Cost(5), &[(Colour::White, 3)]));
    assert_eq!(
        finding.message,
        "Purple pays white 3 for the 1st section of the university (white 5): worth 3 in white, 2 too little"
    );
    assert_eq!(
        finding.help.as_ref().map(ToString::to_string).as_deref(),
        Some("it takes cards worth 2 more in white; Purple could pay with white 2 and white 3")
    );
    assert_eq!(finding.place.to_string(), "moves[0].turn[2].pay");
}

#[test]
fn a_card_that_counts_for_nothing_is_underlined_itself() {
    let refusal = Refusal::CountsForNothing {
        price: five(),
        idle: cards(&[(Colour::Grey, 3)]),
        why: Unsaid(Idle::OtherColour),
        rule: Unsaid(&rules::SECTION_PRICE),
    };
    let finding = refused(&refusal, &build(SectionName::Cost(5), &[(Colour::White, 3), (Colour::Grey, 3)]));
    assert_eq!(finding.place.to_string(), "moves[0].turn[2].pay.grey 3");
    assert_eq!(
        finding.message,
        "grey 3 counts for nothing in the payment for the 1st section of the university (white 5): it is not white, and no other card \
         makes it pass for white"
    );
    assert_eq!(
        finding.help.as_ref().map(ToString::to_string).as_deref(),
        Some("every card paid has to count; Purple could pay with white 2 and white 3")
    );
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

#[test]
fn a_walk_that_is_too_long_says_where_else() {
    let refusal =
        Refusal::TooFar { from: Building::Hospice, to: Building::FireTemple, steps: 3, left: 2, grey: 1, least: Unsaid(false) };
    let walk = Move::Walk { seat: seat(0), path: vec![Building::FireTemple], with: Cards::EMPTY };
    let finding = refused(&refusal, &walk);
    assert_eq!(finding.message, "the fire temple is 3 steps from the hospice, but Purple has 2 left");
    assert_eq!(
        finding.help.as_ref().map(ToString::to_string).as_deref(),
        Some(
            "with 2 steps the figure can go from the hospice to the market, the royal palace, the university or the market hall, as far as the case \
             shows; a grey 2 (`with: grey 2`) gives two more steps, a grey 1 takes the figure anywhere"
        )
    );
}

#[test]
fn what_the_referee_does_not_know_is_asked_for_at_its_corner() {
    let finding = refused(&NotTold::Numbers { building: Building::Mill }.into(), &build(SectionName::Cost(2), &[]));
    assert_eq!(finding.severity, Severity::Undecided);
    assert!(finding.help.unwrap().to_string().contains("`sections: [.., .., ..]`"));
}

#[test]
fn steps_are_told_with_all_they_name() {
    let says = |play: Move| say_move(&names(), &example(), &play).to_string();
    let five = build(SectionName::Cost(5), &[(Colour::White, 2), (Colour::White, 3)]);
    assert_eq!(says(five), "Purple builds the 1st section of the university (white 5) with white 2 and white 3");
    let fly =
        Move::Fly { seat: seat(0), card: card(Colour::Blue, 1), dragon: None, to: DragonTo::Building(Building::University) };
    assert_eq!(says(fly), "Purple plays blue 1: the blue dragon (Aqua) goes to the university");
    let walk = Move::Walk { seat: seat(0), path: vec![Building::MarketHall, Building::Hospice], with: Cards::EMPTY };
    assert_eq!(says(walk), "Purple walks from the university by the market hall to the hospice");
    let mut position = example();
    position.player_mut(seat(0)).aside = Stack::face_down(2);
    let draw = Move::Draw { seat: seat(0), count: Some(4), cards: None };
    assert_eq!(say_move(&names(), &position, &draw).to_string(), "Purple draws 4 cards and takes the 2 cards set aside");
}

#[test]
fn awards_are_proved() {
    let why = |amount: i32, reason: &Reason| say_award(&names(), 0, amount.into(), reason).why;
    let building = Building::University;
    let dragons = Reason::Dragons { building, dragons: [false, true, true] };
    assert_eq!(why(2, &dragons), "the red dragon (Terrah) and the blue dragon (Aqua) are on the university");
    let master = Reason::Master { building, unit: Unit::Scales, numbers: false, stones: 1, next: 1, leftmost: Some(section(1)) };
    let award = say_award(&names(), 0, 1.into(), &master);
    assert_eq!(
        award.why,
        "master builder of the university: 1 stone each, and the stone on the 1st section lies furthest to the left"
    );
    assert_eq!((award.rule.id, award.unit), ("blue-moon-city/leftmost-stone-decides", Unit::Scales));
    let neighbour = Reason::Neighbour { building, neighbour: Building::FireTemple, unit: Unit::Crystals, section: section(1) };
    assert_eq!(why(3, &neighbour), "the fire temple beside it is finished, for a stone on the 1st section of the university");
    let most = Reason::MostScales { scales: 6, owed: 1 };
    assert_eq!(why(6, &most), "most scales: 7 scales, 1 of them only remembered, for the supply was empty");
}

#[test]
fn the_winner_is_who_made_the_offerings() {
    let mut position = example();
    position.turn.phase = Phase::Over;
    position.player_mut(seat(1)).counts[0] = 6;
    position.player_mut(seat(0)).counts[0] = 5;
    let ranking = BlueMoonCity::rank(&names(), &position);
    assert_eq!((ranking[0].player.as_str(), ranking[0].points, ranking[0].place), ("Grey", 6, 1));
    assert_eq!(ranking[0].why.as_ref().unwrap().to_string(), "has made the 6 offerings that win");
    assert_eq!(ranking[1].place, 2);
}

#[test]
fn without_a_winner_who_has_as_much_as_another_shares_a_place() {
    let mut position = example();
    position.turn.phase = Phase::Over;
    for index in [0, 1] {
        position.player_mut(seat(index)).counts = [0; UNITS.len()];
    }
    let ranking = BlueMoonCity::rank(&names(), &position);
    assert_eq!([ranking[0].place, ranking[1].place], [1, 1]);
    assert_eq!(ranking[0].why.as_ref().unwrap().to_string(), "nobody made 6 offerings; 0 crystals left, as many as Grey");
}
