//! What is printed on boards, cards and tiles: stars and the features between them, the deck, the city, the obelisk.

use tilejudge::game::shared::Kind;
use tilejudge::games::azul::{self, Line, Lines, PatternLine, Tiles};
use tilejudge::games::blue_moon_city::{Card, Colour, Level, Spot, Value, offerings_to_win};
use tilejudge::games::summer_pavilion::Colour::{Blue, Green, Orange, Purple, Red, Yellow};
use tilejudge::games::summer_pavilion::{self, Arm, Feature, Pavilion, Side, Space, SpaceSet, Star};
use tilejudge::verdict::Amount;

fn set(spaces: &[(Star, usize)]) -> SpaceSet {
    spaces.iter().fold(SpaceSet::EMPTY, |mut set, &(star, arm)| {
        set.insert(Space::at(star, Arm::new(arm - 1).unwrap()));
        set
    })
}

#[test]
fn every_space_is_in_one_star() {
    assert_eq!(Space::all().count(), 42);
    for space in Space::all() {
        assert_eq!(Space::at(space.star(), space.arm()), space);
        assert_eq!(Star::all().filter(|star| star.spaces().has(space)).count(), 1);
    }
    assert_eq!(Star::all().fold(SpaceSet::EMPTY, |all, star| all.or(star.spaces())), SpaceSet::ALL);
    assert!(summer_pavilion::Colour::ALL.into_iter().all(|colour| Star::of(colour).colour() == Some(colour)));
    assert_eq!(Star::CENTRE.colour(), None);
}

#[test]
fn numbers_are_printed_as_often_as_on_the_boards() {
    let printed = |side| [1, 2, 3, 4, 5, 6].map(|number| SpaceSet::with_cost(side, number).len());
    assert_eq!(printed(Side::Coloured), [7; 6]);
    assert_eq!(printed(Side::Monochrome), [6, 6, 12, 6, 6, 6]);
    for star in Star::outer() {
        let numbers: Vec<_> = star.spaces().iter().map(|space| space.cost(Side::Monochrome)).collect();
        assert_eq!(numbers, [3, 2, 1, 4, 5, 6]);
    }
    assert!(Star::CENTRE.spaces().iter().all(|space| space.cost(Side::Monochrome) == 3));
    assert_eq!(SpaceSet::within(Side::Coloured, 3).len(), 21);
    assert_eq!(SpaceSet::within(Side::Monochrome, 9), SpaceSet::ALL);
}

#[test]
fn features_have_the_spaces_around_them() {
    for (colour, next, (first, second)) in [
        (Orange, Red, (6, 1)),
        (Red, Blue, (1, 2)),
        (Blue, Yellow, (2, 3)),
        (Yellow, Green, (3, 4)),
        (Green, Purple, (4, 5)),
        (Purple, Orange, (5, 6)),
    ] {
        let (star, next, centre) = (Star::of(colour), Star::of(next), Star::CENTRE);
        assert_eq!(Feature::Pillar(star).spaces(), set(&[(star, 2), (star, 3), (centre, first), (centre, second)]));
        assert_eq!(Feature::Statue(star).spaces(), set(&[(star, 1), (star, 2), (next, 3), (next, 4)]));
        assert_eq!(Feature::Window(star).spaces(), set(&[(star, 5), (star, 6)]));
    }
    assert_eq!(Feature::all().count(), Feature::COUNT);
    let bonus: u8 = Feature::all().map(Feature::tiles).sum();
    assert_eq!(bonus, 6 + 12 + 18);
}

#[test]
fn a_space_knows_the_features_around_it() {
    for space in Space::all() {
        let around: Vec<_> = Feature::around(space).collect();
        let expected: Vec<_> = Feature::all().filter(|feature| feature.spaces().has(space)).collect();
        assert_eq!(around, expected);
        // Whoever lays one tile finishes at most a pillar and a statue, or two pillars.
        assert!(around.iter().map(|feature| feature.tiles()).sum::<u8>() <= 3);
    }
    let around = |star, arm: usize| Feature::around(Space::at(star, Arm::new(arm - 1).unwrap())).collect::<Vec<_>>();
    let (orange, purple) = (Star::of(Orange), Star::of(Purple));
    assert_eq!(around(orange, 2), [Feature::Pillar(orange), Feature::Statue(orange)]);
    assert_eq!(around(orange, 3), [Feature::Pillar(orange), Feature::Statue(purple)]);
    assert_eq!(around(Star::CENTRE, 6), [Feature::Pillar(orange), Feature::Pillar(purple)]);
}

#[test]
fn runs_go_round_the_ring() {
    let blue = Star::of(Blue);
    let covered = set(&[(blue, 6), (blue, 1), (blue, 2), (blue, 4), (Star::of(Red), 1)]);
    let run = |arm: usize| covered.run(Space::at(blue, Arm::new(arm - 1).unwrap()));
    assert_eq!(run(1), set(&[(blue, 6), (blue, 1), (blue, 2)]), "6 touches 1");
    assert_eq!(run(4), set(&[(blue, 4)]));
    assert_eq!(run(3), SpaceSet::EMPTY);
    assert_eq!(blue.spaces().run(Space::at(blue, Arm::new(2).unwrap())), blue.spaces());
}

#[test]
fn surrounded_features_are_found_from_each_of_their_spaces() {
    for feature in Feature::all() {
        let mut pavilion = Pavilion::default();
        for space in feature.spaces().iter() {
            assert!(feature.spaces().iter().all(|space| pavilion.covered().surrounded_by(space).next().is_none()));
            pavilion.put(space, Red);
        }
        assert!(feature.spaces().iter().all(|space| pavilion.covered().surrounded_by(space).eq([feature])));
    }
}

#[test]
fn the_deck_is_eighty_cards_ten_a_people() {
    assert_eq!(Card::ALL.into_iter().map(|card| u32::from(card.copies())).sum::<u32>(), 80);
    for colour in Colour::ALL {
        let count: u8 = Value::ALL.into_iter().map(|value| Card::new(colour, value).copies()).sum();
        assert_eq!(count, 10, "{colour:?}");
    }
    for (index, card) in Card::ALL.into_iter().enumerate() {
        assert_eq!(card.index(), index);
    }
}

#[test]
fn the_city_is_a_square_without_corners() {
    let mut spots = Vec::new();
    for row in 0..5 {
        for column in 0..5 {
            let corner = row % 4 == 0 && column % 4 == 0;
            let spot = Spot::at(row, column);
            assert_eq!(spot.is_none(), corner);
            spots.extend(spot);
            assert!(spot.is_none_or(|spot| (spot.row(), spot.column()) == (row, column)));
        }
    }
    assert_eq!(spots, Spot::all().collect::<Vec<_>>());
    assert_eq!(Spot::at(2, 2), Some(Spot::CENTRE));
    assert_eq!((Spot::at(5, 2), Spot::at(2, 5)), (None, None));
}

#[test]
fn no_way_round_a_missing_corner_is_longer() {
    for from in Spot::all() {
        let mut steps = [None; 21];
        steps[from.index()] = Some(0);
        let mut reached = vec![from];
        while let Some(&next) = reached.iter().min_by_key(|spot| steps[spot.index()]) {
            reached.retain(|&spot| spot != next);
            let there = steps[next.index()].unwrap();
            for beside in next.neighbours() {
                if steps[beside.index()].is_none_or(|known| known > there + 1) {
                    steps[beside.index()] = Some(there + 1);
                    reached.push(beside);
                }
            }
        }
        for to in Spot::all() {
            assert_eq!(steps[to.index()], Some(from.distance(to)));
        }
    }
}

#[test]
fn the_obelisk_has_one_space_more_than_nobody_needs_to_win() {
    for players in 2..=4 {
        let spaces: u8 = Level::all().map(|level| level.spaces(players)).sum();
        let needed = offerings_to_win(players);
        assert_eq!(usize::from(spaces), players * usize::from(needed - 1) + 1);
    }
    assert_eq!(Level::all().map(Level::price).collect::<Vec<_>>(), [7, 8, 9, 10, 11, 12]);
    assert_eq!(Level::priced(12), Level::new(5));
    assert_eq!((Level::priced(6), Level::priced(13)), (None, None));
}

#[test]
fn all_at_once_says_what_each_alone_says() {
    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..10_000 {
        let each = [1, 2, 3, 4, 5].map(|length| (azul::Colour::ALL[rng.usize(..5)], rng.u8(..=length)));
        let lines = Lines::new(each.map(|(colour, count)| PatternLine::of(colour, count)));
        for (line, (colour, count)) in Line::all().zip(each) {
            assert_eq!((lines.at(line).colour(), lines.at(line).count()), ((count > 0).then_some(colour), count));
            assert_eq!(lines.full_lines().has(line), count == line.length());
            for wanted in azul::Colour::ALL {
                let free = count == 0 || colour == wanted;
                assert_eq!(lines.free_for(wanted, true).has(line), free, "{lines:?}");
                assert_eq!(lines.free_for(wanted, false).has(line), free && count < line.length(), "{lines:?}");
            }
        }
        let held = |line| lines.at(line).colour().map(|colour| (line, colour));
        assert!(lines.full().eq(Line::all().filter(|&line| lines.full_lines().has(line)).filter_map(held)));
        let tiles = each.into_iter().fold(Tiles::EMPTY, |all, (colour, count)| all.plus(Tiles::only(colour, count)));
        assert_eq!(lines.tiles(), tiles);
    }
}

#[test]
fn without_a_bound_it_stays_so() {
    let some = Amount::at_least(4) + Amount::exactly(-14);
    assert_eq!((some.least(), some.most(), some.known()), (-10, None, None));
    assert!(some.may_be(9999) && !some.may_be(-11));
    assert_eq!(some.to_string(), "−10 or more");
    assert_eq!(Amount::between(9, 14).to_string(), "9 to 14");
}
