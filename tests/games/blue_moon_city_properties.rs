//! What must hold in every game of Blue Moon City, whoever plays, with invented numbers where the tiles' own are not proved.

use super::common::hidden::{Survey, a_refused_proposal_leaves_no_trace, what_is_firm_is_true};
use super::common::{Played, Table, games_in_a_run, laws, play, tables};
use super::players::blue_moon_city::Player;
use fastrand::Rng;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use std::cell::RefCell;
use tilejudge::game::Judge;
use tilejudge::games::blue_moon_city::{
    BlueMoonCity, Build, Building, Card, Cards, Colour, Dragon, DragonName, DragonTo, Move, Names, Offering, Paint, Phase,
    Position, Rulings, Seat, Section, SectionName, Setup, Stack, Turn, Value, offerings_to_win, scales_for,
};
use tilejudge::verdict::{Tally, Unit};

impl Played for BlueMoonCity {
    type Setup = Setup;
    type Player = Player;
    fn begin(setup: Setup, players: usize, seed: u64) -> (Position, Player) {
        let mut player = Player::seeded(seed);
        (player.set_up(setup, players), player)
    }
    fn choose(player: &mut Player, position: &Position, rulings: &Rulings) -> Option<Move> {
        player.choose(position, rulings)
    }
    fn named(_: &Position, players: Vec<String>) -> Names {
        Names::new(players)
    }
}

/// Games with the four buildings beside the market where they belong, or anywhere.
pub(crate) fn games() -> impl Strategy<Value = Table<BlueMoonCity>> {
    tables(any::<bool>().prop_map(|random_centre| Setup { random_centre }))
}

fn conserved(position: &Position, rulings: &Rulings) {
    for seat in position.seats() {
        let player = position.player(seat);
        let on_buildings: u8 = position.sites.iter().map(|site| site.count(seat)).sum();
        assert_eq!(i32::from(player.stones + on_buildings) + player.offerings(), 10);
        assert_eq!(
            player.hand.plus(player.aside).len(),
            player.count(Unit::Cards).known().and_then(|count| u32::try_from(count).ok())
        );
        assert!(player.counts.iter().all(|&count| count.known().is_some_and(|count| count >= 0)));
    }
    let stacks = position.seats().flat_map(|seat| [position.player(seat).hand, position.player(seat).aside]);
    let all = stacks.chain([position.draw, position.discard]).fold(Stack::EMPTY, Stack::plus);
    assert_eq!(all.len(), Some(80));
    assert!(all.known.iter().all(|(card, count)| count <= card.copies()), "{:?}", all.known);
    let sum = |unit: Unit| position.seats().map(|seat| position.player(seat).count(unit).least()).sum::<i32>();
    assert_eq!(position.scales, i32::from(scales_for(position.seats)) - sum(Unit::Scales));
    assert!(position.scales.least() > 0);
    assert_eq!(position.obelisk.laid, sum(Unit::Offerings));
    if let Some(all) = [Some(80), Some(96), None][rulings.crystal_tokens as usize] {
        assert!(sum(Unit::Crystals) <= all);
    }
    let most = position.seats().map(|seat| position.player(seat).offerings()).max();
    let won = most == Some(i32::from(offerings_to_win(position.seats)));
    assert!(won <= (position.turn.phase == Phase::Over) && (position.turn.phase == Phase::Over) <= (won || position.city_done()));
}

const GREY_TWO: Card = Card::new(Colour::Grey, Value::Two);

/// Steps that somebody might think of, payments aside.
fn conceivable(seat: Seat, hand: Cards) -> Vec<Move> {
    let mut moves = Vec::new();
    for to in Building::ALL {
        moves.push(Move::Walk { seat, path: vec![to], with: Cards::EMPTY });
        for count in 1..=5 {
            let with = std::iter::repeat_n(GREY_TWO, count).collect();
            moves.push(Move::Walk { seat, path: vec![to], with });
        }
        for through in Building::ALL {
            moves.push(Move::Walk { seat, path: vec![through, to], with: Cards::EMPTY });
        }
    }
    let cards: Vec<Card> = Card::ALL.to_vec();
    let places = || Building::ALL.into_iter().map(DragonTo::Building).chain([DragonTo::Out]);
    for &card in &cards {
        // A grey 2 with a building is written, and read, as a walk; other cards are not played by themselves.
        match card {
            GREY_TWO => moves.push(Move::Stride { seat, card }),
            _ => moves.extend(Building::ALL.into_iter().map(|to| Move::Leap { seat, card, to })),
        }
        for dragon in Dragon::ALL {
            moves.extend(places().map(|to| Move::Fly { seat, card, dragon: Some(DragonName::Of(dragon)), to }));
        }
        moves.push(Move::Offer(Offering { seat, space: None, card: Some(card), paid: None }));
    }
    moves.extend([7, 8, 12].map(|space| Move::Offer(Offering { seat, space: Some(space), card: None, paid: Some(12) })));
    let held: Vec<Card> = hand.iter().map(|(card, _)| card).collect();
    for &first in &held {
        for &second in &cards {
            for third in [None, Some(first)] {
                let cards: Cards = [first, second].into_iter().chain(third).collect();
                moves.push(Move::Discard { seat, count: cards.total() as u8, cards: Some(cards) });
            }
        }
        moves.push(Move::Discard { seat, count: 1, cards: Some([first].into_iter().collect()) });
    }
    moves
}

/// Parts of a hand of up to four cards, some of them.
fn payments(hand: Cards, seed: u64) -> Vec<Cards> {
    let all: Vec<Card> = hand.iter().flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count))).collect();
    let mut state = seed | 1;
    let mut next = |most: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % most.max(1)
    };
    let part = |count: usize, next: &mut dyn FnMut(usize) -> usize| {
        let mut left = all.clone();
        let mut part = Cards::default();
        for _ in 0..count.min(left.len()) {
            part.add(left.swap_remove(next(left.len())), 1);
        }
        part
    };
    (0..60).map(|index| part(1 + index % 4, &mut next)).collect()
}

/// Whether a walk goes a longer way, or plays more cards, than it has to, to where a shorter one is listed.
fn is_roundabout(listed: &Move, play: &Move) -> bool {
    let Move::Walk { path, with, .. } = play else { return false };
    match listed {
        Move::Walk { path: shorter, with: fewer, .. } => shorter.last() == path.last() && with.contains(*fewer),
        _ => false,
    }
}

/// Whether a walk ends where it began.
fn leads_back(position: &Position, play: &Move) -> bool {
    matches!(play, Move::Walk { seat, path, .. } if position.player(*seat).figure == path.last().copied())
}

proptest! {
    #![proptest_config(games_in_a_run(12))]

    #[test]
    fn everything_is_conserved_and_every_count_is_the_sum_of_its_ledger(table in games()) {
        play(&table, |position, next| {
            conserved(position, &table.rulings);
            if let Some(next) = next {
                laws::every_count_is_the_sum_of_its_ledger::<BlueMoonCity>(position, next, &table.rulings);
            }
        });
    }
}

proptest! {
    // These look at every position from many sides: fewer games.
    #![proptest_config(games_in_a_run(5))]

    #[test]
    fn what_is_listed_is_legal_and_what_is_legal_is_listed(table in games()) {
        let mut step = 0;
        play(&table, |position, _| {
            step += 1;
            if step % 7 != 0 {
                return;
            }
            let seat = position.turn.seat;
            laws::what_is_listed_is_legal::<BlueMoonCity>(position, &table.rulings);
            laws::a_list_asks_what_it_heeds::<BlueMoonCity>(position, &table.rulings);
            let hand = position.player(seat).hand;
            if !hand.is_open() {
                return;
            }
            let conceivable = position.seats().flat_map(|seat| conceivable(seat, hand.known));
            // One discarded after another is short for both together, which were listed.
            let goes_on = |play: &Move| position.turn.phase == Phase::Drawing && matches!(play, Move::Discard { .. });
            let conceivable = conceivable.filter(|play| !leads_back(position, play) && !goes_on(play));
            laws::what_is_legal_is_listed::<BlueMoonCity>(position, &table.rulings, conceivable, is_roundabout);
            let Some(building) = position.player(seat).figure else { return };
            let moves = BlueMoonCity::legal(position, &table.rulings);
            for section in position.plan(building).sections() {
                for pay in payments(hand.known, table.seed ^ step) {
                    let name = SectionName::Nth(section);
                    let build = Build { seat, on: None, colour: None, section: name, pay: Some(pay) };
                    let part_is_listed = moves.iter().any(|play| match play {
                        Move::Build(listed) => listed.section == name && listed.pay.is_some_and(|listed| pay.contains(listed)),
                        _ => false,
                    });
                    if BlueMoonCity::is_legal(position, &Move::Build(build), &table.rulings) {
                        assert!(part_is_listed, "{build:?} is legal but no part of it is listed in {position:?}");
                    }
                }
            }
        });
    }

    #[test]
    fn a_line_holds_every_position_reached(table in games()) {
        let mut step = 0;
        play(&table, |position, next| {
            step += 1;
            if step % 5 == 0 || position.turn.phase == Phase::Over {
                laws::a_line_holds_it::<BlueMoonCity>(position, &table.rulings, next);
            }
        });
    }

    #[test]
    fn a_position_reached_judges_alike_when_it_is_read_back(table in games()) {
        let mut step = 0;
        play(&table, |position, _| {
            step += 1;
            if step % 41 == 0 {
                let listed = BlueMoonCity::legal(position, &table.rulings).into_iter().take(5);
                let conceivable = position.seats().flat_map(|seat| {
                    let drawn = (2..=4).map(move |count| Move::Draw { seat, count: Some(count), cards: None });
                    conceivable(seat, position.player(seat).hand.known).into_iter().skip(step % 97).step_by(97).chain(drawn)
                });
                let plays = listed.chain(conceivable);
                laws::moves_are_judged_alike_when_it_is_read_back::<BlueMoonCity>(position, &table.rulings, plays);
            }
        });
    }

    #[test]
    fn a_written_game_is_replayed_to_the_same_end(table in games()) {
        laws::a_written_game_is_replayed_to_the_same_end(&table);
    }
}

/// Stones for which one has the cards, on a section with the same number that has one already.
fn on_another(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    for play in BlueMoonCity::legal(position, &Rulings::default()) {
        let Move::Build(mut build) = play else { continue };
        let on = position.player(build.seat).figure.expect("it stands where it builds");
        let (plan, site) = (position.plan(on), position.site(on));
        let SectionName::Nth(free) = build.section else { continue };
        for taken in plan.sections().filter(|&section| plan.cost(section) == plan.cost(free) && site.stone(section).is_some()) {
            build.section = SectionName::Nth(taken);
            moves.push(Move::Build(build));
        }
    }
    moves
}

/// Steps that somebody might think of, payments and drawing among them.
fn thought_of(position: &Position, rng: &mut Rng) -> Vec<Move> {
    let mut moves = on_another(position);
    if !moves.is_empty() {
        return moves;
    }
    for seat in position.seats() {
        let hand = position.player(seat).hand.known;
        let steps = conceivable(seat, hand);
        moves.extend((0..8).map(|_| steps[rng.usize(..steps.len())].clone()));
        moves.extend((2..=4).map(|count| Move::Draw { seat, count: Some(count), cards: None }));
        let Some(building) = position.player(seat).figure else { continue };
        for (section, pay) in position.plan(building).sections().zip(payments(hand, rng.u64(..))) {
            let section = SectionName::Nth(section);
            moves.push(Move::Build(Build { seat, on: None, colour: None, section, pay: Some(pay) }));
        }
    }
    moves
}

#[test]
fn what_is_told_in_part_is_said_only_if_it_is_so() {
    let survey = RefCell::new(Survey::default());
    let look = |table| {
        what_is_firm_is_true::<BlueMoonCity>(&table, 4, thought_of, &mut survey.borrow_mut());
        Ok(())
    };
    TestRunner::new(games_in_a_run(8)).run(&games(), look).expect("no game ends otherwise");
    survey.into_inner().close();
}

#[test]
fn a_refused_proposal_is_as_if_it_had_not_been_made() {
    let survey = RefCell::new(Survey::default());
    let look = |table| {
        a_refused_proposal_leaves_no_trace::<BlueMoonCity>(&table, 8, thought_of, &mut survey.borrow_mut());
        Ok(())
    };
    TestRunner::new(games_in_a_run(8)).run(&games(), look).expect("no game ends otherwise");
    survey.into_inner().close();
}

/// The stones on the fours of the palace once some are placed, and whether it is open on which of them each lies.
fn fours(placed: &[(SectionName, usize)]) -> ([Option<usize>; 2], bool) {
    let four: Cards = [Value::One, Value::Three].map(|value| Card::new(Colour::Red, value)).into_iter().collect();
    let mut position = Position::new(Setup::default(), 2, [None; 21]);
    for &(section, seat) in placed {
        let seat = Seat::new(seat).expect("a seat");
        position.turn = Turn::new(seat);
        let player = position.player_mut(seat);
        (player.figure, player.hand) = (Some(Building::RoyalPalace), Stack::of(four));
        let build = Move::Build(Build { seat, on: None, colour: None, section, pay: Some(four) });
        assert!(BlueMoonCity::apply(&mut position, &build, &Rulings::default(), &mut Tally::default()).is_ok());
    }
    let site = position.site(Building::RoyalPalace);
    ([1, 2].map(|section| site.stones[section].map(Seat::index)), site.loose.contains(&true))
}

#[test]
fn a_stone_lies_on_either_until_that_is_settled() {
    const FOUR: SectionName = SectionName::Cost(4);
    let [second, third] = [1, 2].map(|place| SectionName::Nth(Section::new(place).expect("a section")));
    assert_eq!(fours(&[(FOUR, 0)]), ([Some(0), None], true));
    assert_eq!(fours(&[(FOUR, 0), (FOUR, 1)]), ([Some(0), Some(1)], true));
    assert_eq!(fours(&[(FOUR, 0), (FOUR, 0)]), ([Some(0), Some(0)], false));
    assert_eq!(fours(&[(third, 1), (FOUR, 0)]), ([Some(0), Some(1)], false), "only one is free");
    assert_eq!(fours(&[(second, 1), (FOUR, 0)]), ([Some(1), Some(0)], false));
}

#[test]
fn what_no_source_proves_of_a_tile_is_not_there() {
    for building in Building::ALL {
        let plan = building.print();
        match building {
            Building::Market => assert_eq!(plan.count, 0),
            Building::RoyalPalace => assert_eq!((plan.count, plan.paint), (4, Paint::Any)),
            _ => assert!((1..=3).contains(&plan.count) && matches!(plan.paint, Paint::Of(_)), "{building:?}"),
        }
        assert_ne!(plan.paint, Paint::Of(Colour::Green));
        assert_eq!(Building::ALL[building.index()], building);
    }
    for building in [Building::Mill, Building::Hospice, Building::Library] {
        let plan = building.print();
        assert_eq!((plan.costs, plan.master, plan.contributor), (None, None, None));
    }
    assert_eq!(Building::FireTemple.print().master, None);
}
