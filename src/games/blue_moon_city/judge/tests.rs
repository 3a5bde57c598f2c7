//! The rulebook's examples, step by step, and what can be proved of them.
#![allow(clippy::unwrap_used)]

use super::super::pieces::{Card, Cards, Colour, Dragon, Section, Spot, Value};
use super::super::rules::{DragonOffCity, GreyTeleport, IdlePower, MasterBuilder, PillarNeedsOffering, ScalesMidScoring};
use super::super::{Build, Building, DragonTo, Idle, Offering, Part, Reward, SectionName, Setup, Stack};
use super::*;
use crate::games::blue_moon_city::BlueMoonCity;
use crate::games::game::Judge;
use crate::games::reasons::Unsaid;
use crate::verdict::{Record, Unit};
use Colour::{Black, Blue, Grey, Red, White, Yellow};

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}
fn card((colour, number): (Colour, u8)) -> Card {
    Card::new(colour, Value::ALL[usize::from(number) - 1])
}
/// A dragon there.
fn on(building: Building) -> Option<DragonTo> {
    Some(DragonTo::Building(building))
}
fn cards(list: &[(Colour, u8)]) -> Cards {
    list.iter().copied().map(card).collect()
}
fn place(position: &mut Position, row: usize, column: usize, building: Building) {
    let spot = Spot::at(row - 1, column - 1).unwrap().index();
    let old = position.city.iter().position(|tile| *tile == Some(building)).unwrap();
    position.city.swap(spot, old);
}

/// The city of the rulebook's example of a turn, nothing built; the first player holds `hand`.
fn table(players: usize, hand: &[(Colour, u8)]) -> Position {
    let mut city = [None; 21];
    let order = Building::ALL[5..].iter().chain(&Building::ALL[..5]);
    for (tile, &building) in city.iter_mut().zip(order) {
        *tile = Some(building);
    }
    let mut position = Position::new(Setup::default(), players, city);
    place(&mut position, 3, 3, Building::Market);
    place(&mut position, 2, 3, Building::FireTemple);
    place(&mut position, 3, 4, Building::RoyalPalace);
    place(&mut position, 2, 4, Building::University);
    place(&mut position, 2, 5, Building::MarketHall);
    place(&mut position, 3, 5, Building::Hospice);
    hold(&mut position, 0, hand);
    position
}
fn hold(position: &mut Position, player: usize, hand: &[(Colour, u8)]) {
    let player = &mut position.players[player];
    player.hand = Stack::of(cards(hand));
    player.counts[3] = hand.len() as i32;
}
fn stone(position: &mut Position, building: Building, section: usize, player: usize) {
    position.sites[building.index()].stones[section] = Some(seat(player));
    position.players[player].stones -= 1;
}
fn build(cost: u8, pay: &[(Colour, u8)]) -> Move {
    let section = SectionName::Cost(cost);
    Move::Build(Build { seat: seat(0), on: None, colour: None, section, pay: Some(cards(pay)) })
}
fn offer(yellow: Option<u8>) -> Move {
    let card = yellow.map(|number| card((Yellow, number)));
    Move::Offer(Offering { seat: seat(0), space: None, card, paid: None })
}
fn fly(power: (Colour, u8), to: DragonTo) -> Move {
    Move::Fly { seat: seat(0), card: card(power), dragon: None, to }
}
fn refused(position: &Position, play: &Move) -> Vec<Refusal> {
    under(position, play, &Rulings::default())
}
fn under(position: &Position, play: &Move, rulings: &Rulings) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    BlueMoonCity::judge(position, play, rulings, &mut refusals);
    refusals
}
fn make(position: &mut Position, play: &Move) -> Vec<(usize, i32, Reason)> {
    make_under(position, play, &Rulings::default())
}
fn make_under(position: &mut Position, play: &Move, rulings: &Rulings) -> Vec<(usize, i32, Reason)> {
    assert_eq!(under(position, play, rulings), [], "{play:?}");
    let mut record = Record::default();
    BlueMoonCity::carry_out(position, play, rulings, &mut record);
    record.0.into_iter().map(|(seat, amount, reason)| (seat, amount.least(), reason)).collect()
}
/// What each award brings of a unit: player and amount.
fn brought(awards: &[(usize, i32, Reason)], unit: Unit) -> Vec<(usize, i32)> {
    awards.iter().filter(|(_, _, reason)| reason.unit() == unit).map(|&(seat, amount, _)| (seat, amount)).collect()
}

#[test]
fn each_stone_is_paid_for_itself() {
    let mut position = table(2, &[(Red, 3), (Red, 3)]);
    position.plans[Building::Mill.index()].costs = Some([4, 2, 1, 0]);
    position.players[0].figure = Some(Building::Mill);
    let short = refused(&position, &build(4, &[(Red, 3)]));
    assert!(matches!(short[..], [Refusal::PaysTooLittle { worth: 3, missing: 1, .. }]), "{short:?}");
    assert_eq!(refused(&position, &build(4, &[(Red, 3), (Red, 3)])), []);
    make(&mut position, &build(2, &[(Red, 3)]));
    assert!(matches!(refused(&position, &build(4, &[(Red, 3)]))[..], [Refusal::PaysTooLittle { .. }]));
    let twice = refused(&position, &build(4, &[(Red, 3), (Red, 3)]));
    assert_eq!(twice, [Refusal::NotInHand { missing: cards(&[(Red, 3)]), held: cards(&[(Red, 3)]), hidden: 0 }]);
}

#[test]
fn the_palace_takes_one_colour_a_section() {
    let mut position = table(2, &[(Yellow, 3), (Blue, 1), (Blue, 3), (Yellow, 1)]);
    position.players[0].figure = Some(Building::RoyalPalace);
    let on = |section: usize, pay: &[(Colour, u8)]| {
        let section = SectionName::Nth(Section::new(section).unwrap());
        Move::Build(Build { seat: seat(0), on: None, colour: None, section, pay: Some(cards(pay)) })
    };
    let mixed = refused(&position, &on(1, &[(Yellow, 3), (Blue, 1)]));
    let blue = cards(&[(Blue, 1)]);
    assert!(
        matches!(mixed[..], [
            Refusal::CountsForNothing { idle, why: Unsaid(Idle::SecondColour), .. },
            Refusal::PaysSeveralColours { worth: 3, .. },
        ] if idle == blue),
        "{mixed:?}"
    );
    assert_eq!(refused(&position, &build(4, &[(Yellow, 3), (Yellow, 1)])), [], "whichever of the two");
    make(&mut position, &on(1, &[(Yellow, 3), (Yellow, 1)]));
    make(&mut position, &on(2, &[(Blue, 3), (Blue, 1)]));
}

#[test]
fn somebody_has_three_scales_at_every_scoring() {
    for players in 2..=4_u8 {
        let all = super::super::scales_for(usize::from(players));
        assert!(all.div_ceil(players) >= 3, "all are with players, so somebody has no fewer than the mean");
    }
}

#[test]
fn an_offering_goes_to_the_lowest_free_space_and_brings_no_scales() {
    let mut position = table(4, &[]);
    position.players[0].counts[1] = 20;
    position.dragons = [on(Building::Market); 3];
    position.obelisk.laid = Some(6);
    let named = |space, paid| Move::Offer(Offering { seat: seat(0), space: Some(space), card: None, paid });
    assert!(matches!(refused(&position, &named(10, None))[..], [Refusal::WrongSpace { named: 10, .. }]));
    assert!(matches!(refused(&position, &named(9, Some(8)))[..], [Refusal::LaysDownTooLittle { price: 9, paid: 8, .. }]));
    let awards = make(&mut position, &named(9, Some(12)));
    assert_eq!((brought(&awards, Unit::Crystals), brought(&awards, Unit::Scales)), (vec![(0, -9)], vec![]));
    assert_eq!((position.players[0].offerings(), position.players[0].stones), (1, 9));
    assert_eq!(refused(&position, &offer(None)), [Refusal::OnlyOneOffering]);
    position.players[0].figure = Some(Building::Mill);
    assert!(refused(&position, &offer(None)).contains(&Refusal::NotOnMarket { figure: Building::Mill }));
}

#[test]
fn yellow_cards_allow_dearer_offerings() {
    let mut position = table(4, &[(Yellow, 1), (Yellow, 2), (Yellow, 3)]);
    position.players[0].counts[1] = 24;
    assert_eq!(refused(&position, &offer(Some(1))), [Refusal::OrdinaryOfferingFirst]);
    let alone = Rulings { pillar_needs_offering: PillarNeedsOffering::No, ..Rulings::default() };
    assert_eq!(under(&position, &offer(Some(1)), &alone), []);
    for yellow in [None, Some(1), Some(2)] {
        make(&mut position, &offer(yellow));
    }
    assert_eq!((position.players[0].offerings(), position.players[0].crystals()), (3, Some(0)));
    let three = refused(&position, &offer(Some(3)));
    assert!(matches!(three[..], [Refusal::ThreeHasNoPower { .. }, Refusal::TooFewCrystals { price: 7, .. }]), "{three:?}");
}

#[test]
fn drawn_cards_are_counted_whether_or_not_their_number_is_said() {
    let position = table(2, &[(Red, 1)]);
    let three = Some(cards(&[(Red, 2), (Blue, 1), (Blue, 2)]));
    let draw = |count, cards| refused(&position, &Move::Draw { seat: seat(0), count, cards });
    let wrong = || Refusal::DrawsWrongNumber { said: 3, expected: 2, discarded: 0 };
    assert_eq!(draw(None, three), [wrong()]);
    assert_eq!(draw(Some(2), three), [Refusal::DrawnDiffer { said: 2, named: 3 }]);
    assert_eq!(draw(Some(3), three), [wrong()]);
    assert_eq!(draw(None, Some(cards(&[(Red, 2), (Blue, 1)]))), []);
}

#[test]
fn a_one_takes_a_dragon_anywhere_a_two_three_tiles_inside() {
    let mut position = table(2, &[(Black, 1), (Black, 2), (Black, 3)]);
    let vulca = Dragon::Vulca;
    let far = position.city[0].unwrap();
    let corner = position.city[20].unwrap();
    let two = card((Black, 2));
    assert_eq!(
        refused(&position, &fly((Black, 2), DragonTo::Building(far))),
        [Refusal::DragonOutside { dragon: vulca, card: two }]
    );
    assert_eq!(refused(&position, &fly((Black, 1), DragonTo::Building(far))), []);
    position.dragons[vulca.index()] = on(corner);
    assert_eq!(refused(&position, &fly((Black, 2), DragonTo::Out)), [Refusal::CannotLeave { dragon: vulca, card: two }]);
    let to_far = refused(&position, &fly((Black, 2), DragonTo::Building(far)));
    assert_eq!(to_far, [Refusal::DragonTooFar { dragon: vulca, from: corner, to: far, steps: 6 }]);
    assert_eq!(refused(&position, &fly((Black, 2), DragonTo::Building(Building::Market))), []);
    assert_eq!(refused(&position, &fly((Black, 1), DragonTo::Out)), []);
    let never = Rulings { dragon_off_city: DragonOffCity::No, ..Rulings::default() };
    assert_eq!(under(&position, &fly((Black, 1), DragonTo::Out), &never), [Refusal::MayNotLeave { dragon: vulca, inside: true }]);
    assert!(matches!(refused(&position, &fly((Black, 3), DragonTo::Out))[..], [Refusal::ThreeHasNoPower { .. }]));
}

#[test]
fn a_card_may_leave_things_where_they_are_a_one_by_ruling() {
    let mut position = table(2, &[(Black, 1), (Black, 2), (Grey, 1)]);
    let (corner, leap) = (position.city[20].unwrap(), Move::Leap { seat: seat(0), card: card((Grey, 1)), to: Building::Market });
    let no = Rulings { idle_power: IdlePower::No, ..Rulings::default() };
    let nowhere = |at| [Refusal::DragonStays { dragon: Dragon::Vulca, at }];
    let at = DragonTo::Out;
    assert_eq!(
        (refused(&position, &fly((Black, 1), at)), under(&position, &fly((Black, 1), at), &no)),
        (vec![], nowhere(at).into())
    );
    assert!(matches!(refused(&position, &fly((Black, 2), at))[..], [Refusal::DragonOutside { .. }]));
    position.dragons[Dragon::Vulca.index()] = on(corner);
    let at = DragonTo::Building(corner);
    assert_eq!(
        (refused(&position, &fly((Black, 1), at)), under(&position, &fly((Black, 1), at), &no)),
        (vec![], nowhere(at).into())
    );
    assert_eq!(under(&position, &fly((Black, 2), at), &no), [], "out of its way and back");
    let stays = vec![Refusal::FigureStays { at: Building::Market }];
    assert_eq!((refused(&position, &leap), under(&position, &leap, &no)), (vec![], stays));
    let stay = Move::Walk { seat: seat(0), path: vec![Building::Market], with: Cards::EMPTY };
    assert_eq!(refused(&position, &stay), [], "nobody has to move");
}

#[test]
fn grey_cards_take_the_figure_further() {
    let mut position = table(2, &[(Grey, 1), (Grey, 2)]);
    let far = position.city[0].unwrap();
    let walk = Move::Walk { seat: seat(0), path: vec![far], with: Cards::EMPTY };
    let steps = position.distance(Building::Market, far).unwrap();
    let too_far = Refusal::TooFar { from: Building::Market, to: far, steps, left: 2, grey: 1, least: Unsaid(false) };
    assert_eq!(refused(&position, &walk), [too_far]);
    let leap = Move::Leap { seat: seat(0), card: card((Grey, 1)), to: Building::MarketHall };
    assert_eq!(refused(&position, &leap), []);
    make(&mut position, &Move::Stride { seat: seat(0), card: card((Grey, 2)) });
    make(&mut position, &walk);
    assert_eq!(position.turn.steps, 4 - steps);
    assert_eq!(refused(&position, &leap), []);
    let instead = Rulings { grey_teleport: GreyTeleport::InsteadOfSteps, ..Rulings::default() };
    assert_eq!(under(&position, &leap, &instead), [Refusal::LeapAfterSteps]);
}

#[test]
fn what_is_hidden_is_open_until_it_is_told() {
    let mut position = table(2, &[]);
    position.players[0].hand = Stack::face_down(2);
    position.players[0].figure = Some(Building::University);
    let play = build(5, &[(White, 2), (White, 3)]);
    let hidden = refused(&position, &play);
    assert!(matches!(hidden[..], [Refusal::NotTold { what: NotTold::Cards { .. } }]) && hidden[0].is_open());
    let many = build(5, &[(White, 2), (White, 2), (White, 1)]);
    assert!(matches!(refused(&position, &many)[..], [Refusal::NotInHand { .. }]));
    hold(&mut position, 1, &[(White, 3), (White, 3)]);
    assert!(matches!(refused(&position, &play)[..], [Refusal::NoneLeft { wanted: 1, unseen: 0, .. }]));
    hold(&mut position, 1, &[(White, 3)]);
    make(&mut position, &Move::Reveal { seat: seat(0), cards: cards(&[(White, 3), (White, 2)]) });
    make(&mut position, &play);
}

#[test]
fn what_nobody_read_off_a_tile_is_asked_for() {
    let mut position = table(2, &[(Red, 3)]);
    position.players[0].figure = Some(Building::Hospice);
    assert_eq!(refused(&position, &build(3, &[(Red, 3)])), [NotTold::Numbers { building: Building::Hospice }.into()]);
    position.plans[Building::Hospice.index()].costs = Some([3, 0, 0, 0]);
    assert_eq!(refused(&position, &build(3, &[(Red, 3)])), [], "a reward forbids no stone");
    let untold = |position: &Position| super::untold(position, Building::Hospice);
    assert_eq!(untold(&position).parts, [Part::Master, Part::Contributor]);
    let reward = Some(Reward { crystals: 1, cards: 0, scales: 0 });
    position.plans[Building::Hospice.index()].master = reward;
    position.plans[Building::Hospice.index()].contributor = reward;
    assert_eq!(untold(&position), Untold::default());
    position.city[Spot::at(2, 3).unwrap().index()] = None;
    assert_eq!(untold(&position), Untold::default(), "nothing is finished that could lie there");
    position.sites[Building::RoyalPalace.index()].finished = true;
    assert_eq!(untold(&position).beside, [Building::RoyalPalace]);
    make(&mut position, &build(3, &[(Red, 3)]));
    let neighbour = u16::from(position.plan(Building::RoyalPalace).neighbour.crystals);
    assert!(position.site(Building::Hospice).finished && position.unsaid.crystals >= 2 * neighbour);
}

#[test]
fn in_a_full_building_the_leftmost_stone_is_of_somebody_with_most_if_they_tie() {
    for sections in 1..=4_u32 {
        for filling in 0..4_usize.pow(sections) {
            let owners: Vec<usize> = (0..sections).map(|section| filling / 4_usize.pow(section) % 4).collect();
            let count = |player: usize| owners.iter().filter(|&&owner| owner == player).count();
            let most = (0..4).map(count).max().unwrap();
            let tied = (0..4).filter(|&player| count(player) == most).count();
            assert!(tied == 1 || count(owners[0]) == most, "{owners:?}");
        }
    }
}

#[test]
fn the_master_builder_has_most_stones_then_the_leftmost() {
    let thermae = Building::Thermae;
    let finish = |stones: [usize; 2], rulings: &Rulings| {
        let mut position = table(3, &[(Blue, 2)]);
        stone(&mut position, thermae, 0, stones[0]);
        stone(&mut position, thermae, 1, stones[1]);
        position.players[0].figure = Some(thermae);
        let awards = make_under(&mut position, &build(2, &[(Blue, 2)]), rulings);
        let master = awards.iter().find(|(_, _, reason)| matches!(reason, Reason::Master { .. }));
        master.map(|(seat, ..)| *seat)
    };
    let usual = Rulings::default();
    assert_eq!(finish([1, 0], &usual), Some(0), "two of three");
    assert_eq!(finish([1, 2], &usual), Some(1), "one each");
    assert_eq!(finish([2, 1], &usual), Some(2));

    let mill = Building::Mill;
    let mut position = table(2, &[(Red, 1)]);
    let one = Some(Reward { crystals: 1, cards: 0, scales: 0 });
    let plan = &mut position.plans[mill.index()];
    (plan.costs, plan.master, plan.contributor) = (Some([1, 5, 1, 0]), one, one);
    stone(&mut position, mill, 0, 0);
    stone(&mut position, mill, 1, 1);
    position.players[0].figure = Some(mill);
    let numbers = Rulings { master_builder: MasterBuilder::Numbers, ..usual };
    for (rulings, master) in [(usual, 0), (numbers, 1)] {
        let awards = make_under(&mut position.clone(), &build(1, &[(Red, 1)]), &rulings);
        assert_eq!(brought(&awards, Unit::Crystals)[0], (master, 1), "two stones, or a 5 against two 1s");
    }
}

#[test]
fn a_neighbour_pays_each_builder_once_and_the_market_nothing() {
    let mut position = table(2, &[(Black, 3), (Black, 3), (Black, 2), (Black, 2), (Black, 1), (Black, 1)]);
    let temple = Building::FireTemple;
    position.players[0].figure = Some(temple);
    position.sites[Building::University.index()].finished = true;
    let reward = Some(Reward { crystals: 2, cards: 0, scales: 0 });
    (position.plans[temple.index()].master, position.plans[temple.index()].contributor) = (reward, reward);
    for (cost, pay) in [(5, [(Black, 3), (Black, 2)]), (4, [(Black, 3), (Black, 1)])] {
        make(&mut position, &build(cost, &pay));
    }
    let awards = make(&mut position, &build(3, &[(Black, 2), (Black, 1)]));
    assert_eq!(brought(&awards, Unit::Crystals), [(0, 2), (0, 2), (0, 1)]);
}

#[test]
fn the_last_scale_in_the_middle_of_rewards() {
    let finish = |rulings: &Rulings| {
        // The palace gives each of three builders a scale, and there are two left.
        let mut position = table(3, &[(Red, 3)]);
        let palace = Building::RoyalPalace;
        for (section, player) in [(0, 0), (1, 1), (2, 2)] {
            stone(&mut position, palace, section, player);
        }
        for (player, scales) in position.players.iter_mut().zip([5, 4, 1]) {
            player.counts[2] = scales;
        }
        position.scales = 2;
        position.players[0].figure = Some(palace);
        make_under(&mut position, &build(3, &[(Red, 3)]), rulings);
        let scales: Vec<_> = position.seats().map(|seat| position.player(seat).scales()).collect();
        (scales, position.scales)
    };
    assert_eq!(finish(&Rulings::default()), (vec![0, 0, 1], 11));
    let at_once = Rulings { scales_mid_scoring: ScalesMidScoring::AtOnce, ..Rulings::default() };
    assert_eq!(finish(&at_once), (vec![0, 0, 2], 10), "the third gets one from the new supply");
}
