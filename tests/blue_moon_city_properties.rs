//! What must hold in every game of Blue Moon City, whoever plays: random games under random rulings, with invented numbers where the
//! tiles' own are not proved.
#![allow(clippy::expect_used, reason = "a test may fail")]

use proptest::prelude::*;
use tilejudge::case::{Limits, Source, documents};
use tilejudge::games::blue_moon_city::{
    BlueMoonCity, Build, Building, Card, Cards, Colour, Dragon, DragonName, DragonTo, Move, Names, Offering, Phase, Position,
    RandomPlayer, Rulings, Seat, SectionName, Setup, Stack, UNITS, Value, offerings_to_win, scales_for,
};
use tilejudge::games::{Asked, Case, Choices, Game};
use tilejudge::verdict::{Outcome, Record, RulingSet, Unit};

/// A game to play: its players, the variant, the answers to open questions, and the seed of all choices.
#[derive(Debug, Clone)]
struct Table {
    players: usize,
    setup: Setup,
    rulings: Rulings,
    seed: u64,
}

fn tables() -> impl Strategy<Value = Table> {
    let answers = Rulings::RULINGS.iter().map(|ruling| 0..ruling.answers.len()).collect::<Vec<_>>();
    (2..=4_usize, any::<bool>(), answers, any::<u64>()).prop_map(|(players, random_centre, answers, seed)| {
        let mut rulings = Rulings::default();
        for (index, answer) in answers.into_iter().enumerate() {
            rulings.set(index, answer);
        }
        Table { players, setup: Setup { random_centre }, rulings, seed }
    })
}

/// Plays a whole game and shows every position with the step that leads on from it, if there is one.
fn play(table: &Table, mut look: impl FnMut(&Position, Option<&Move>)) {
    let mut player = RandomPlayer::seeded(table.seed);
    let mut position = player.set_up(table.setup, table.players);
    while let Some(play) = player.choose(&position, &table.rulings) {
        assert_eq!(refusals(&position, &play, &table.rulings), 0, "{play:?}");
        look(&position, Some(&play));
        BlueMoonCity::apply(&mut position, &play, &table.rulings, &mut Record::default());
    }
    look(&position, None);
}

fn refusals(position: &Position, play: &Move, rulings: &Rulings) -> usize {
    let mut refusals = Vec::new();
    BlueMoonCity::judge(position, play, rulings, &mut refusals);
    refusals.len()
}

fn after(position: &Position, play: &Move, rulings: &Rulings) -> Position {
    let mut position = position.clone();
    BlueMoonCity::apply(&mut position, play, rulings, &mut Record::default());
    position
}

fn conserved(position: &Position, rulings: &Rulings) {
    for seat in position.seats() {
        let player = position.player(seat);
        let on_buildings: u8 = position.sites.iter().map(|site| site.count(seat)).sum();
        assert_eq!(i32::from(player.stones + on_buildings) + player.offerings(), 10);
        assert_eq!(player.hand.plus(player.aside).len(), u32::try_from(player.count(Unit::Cards)).ok());
        assert!(player.counts.iter().all(|&count| count >= 0));
    }
    let stacks = position.seats().flat_map(|seat| [position.player(seat).hand, position.player(seat).aside]);
    let all = stacks.chain([position.draw, position.discard]).fold(Stack::EMPTY, Stack::plus);
    assert_eq!(all.len(), Some(80));
    assert!(all.known.iter().all(|(card, count)| count <= card.copies()), "{:?}", all.known);
    let sum = |unit: Unit| position.seats().map(|seat| position.player(seat).count(unit)).sum::<i32>();
    let supply = position.scales.expect("the supply of scales is known");
    assert_eq!(sum(Unit::Scales) + i32::from(supply), i32::from(scales_for(position.seats)));
    assert!(supply > 0);
    assert_eq!(Some(sum(Unit::Offerings)), position.obelisk.laid.map(i32::from));
    if let Some(all) = [Some(80), Some(96), None][rulings.crystal_tokens as usize] {
        assert!(sum(Unit::Crystals) <= all);
    }
    let most = position.seats().map(|seat| position.player(seat).offerings()).max();
    let won = most == Some(i32::from(offerings_to_win(position.seats)));
    assert!(won <= (position.turn.phase == Phase::Over) && (position.turn.phase == Phase::Over) <= (won || position.city_done()));
}

/// Steps that somebody might think of, payments aside.
fn conceivable(seat: Seat, hand: Cards) -> Vec<Move> {
    let mut moves = Vec::new();
    for to in Building::ALL {
        moves.push(Move::Walk { seat, path: vec![to], with: Cards::EMPTY });
        for count in 1..=5 {
            let with = std::iter::repeat_n(Card::new(Colour::Grey, Value::Two), count).collect();
            moves.push(Move::Walk { seat, path: vec![to], with });
        }
        for through in Building::ALL {
            moves.push(Move::Walk { seat, path: vec![through, to], with: Cards::EMPTY });
        }
    }
    let cards: Vec<Card> = Card::ALL.to_vec();
    let places = || Building::ALL.into_iter().map(DragonTo::Building).chain([DragonTo::Out]);
    for &card in &cards {
        moves.push(Move::Stride { seat, card });
        moves.extend(Building::ALL.into_iter().map(|to| Move::Leap { seat, card, to }));
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

/// The case that a position is written as, judged as anybody's case would be.
fn reread(position: &Position, rulings: &Rulings) -> (Outcome, String) {
    let names = Names::new(position.seats().map(|seat| format!("P{}", seat.number())).collect());
    let text = BlueMoonCity::write(&names, position).to_string();
    let source = Source { name: "position".to_owned(), text };
    let documents = documents(&source, &Limits::USUAL);
    let document = documents[0].as_ref().expect("a written position can be parsed");
    let case = Case::open(document).expect("a written position is a case");
    let answers = Rulings::RULINGS.iter().enumerate();
    let answers = answers.map(|(index, ruling)| (ruling.name.to_owned(), ruling.answers[rulings.get(index)].name.to_owned()));
    let asked = Asked { choices: Choices { answers: answers.collect(), ..Choices::default() }, after: true, ..Asked::default() };
    let verdict = case.judge(&asked).unwrap_or_else(|problems| panic!("{problems:?}\n{}", source.text));
    let findings: Vec<_> = verdict.findings.iter().map(|finding| &finding.message).collect();
    let again = verdict.after.map(|after| after.to_string()).unwrap_or_default();
    let same = again == source.text || verdict.outcome == Outcome::Illegal;
    (
        verdict.outcome,
        format!("{findings:?}\n{}\n{}", source.text, if same { String::new() } else { format!("READS BACK AS {again}") }),
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, max_shrink_iters: 40, ..ProptestConfig::default() })]

    #[test]
    fn everything_is_conserved_and_every_count_is_the_sum_of_its_ledger(table in tables()) {
        play(&table, |position, next| {
            conserved(position, &table.rulings);
            let Some(next) = next else { return };
            let mut ledger = Record::default();
            let mut later = position.clone();
            BlueMoonCity::apply(&mut later, next, &table.rulings, &mut ledger);
            for seat in position.seats() {
                for unit in UNITS {
                    let awards = ledger.0.iter().filter(|(to, _, reason)| *to == seat.index() && reason.unit() == unit);
                    let awarded: i32 = awards.map(|(_, amount, _)| amount).sum();
                    assert_eq!(position.player(seat).count(unit) + awarded, later.player(seat).count(unit), "{next:?}");
                }
            }
        });
    }
}

proptest! {
    // These look at every position from many sides: fewer games.
    #![proptest_config(ProptestConfig { cases: 5, failure_persistence: None, max_shrink_iters: 40, ..ProptestConfig::default() })]

    #[test]
    fn what_is_listed_is_legal_and_what_is_legal_is_listed(table in tables()) {
        let mut step = 0;
        play(&table, |position, _| {
            step += 1;
            let Some(seat) = position.turn.seat.filter(|_| step % 7 == 0) else { return };
            let mut moves = Vec::new();
            BlueMoonCity::legal(position, &table.rulings, &mut moves);
            for play in &moves {
                assert_eq!(refusals(position, play, &table.rulings), 0, "{play:?} is listed in {position:?}");
                assert_eq!(moves.iter().filter(|other| *other == play).count(), 1, "{play:?} is listed twice");
            }
            let hand = position.player(seat).hand;
            if !hand.is_open() {
                return;
            }
            let listed: Vec<_> = moves.iter().map(|play| after(position, play, &table.rulings)).collect();
            for other in position.seats() {
                for play in conceivable(other, hand.known) {
                    if refusals(position, &play, &table.rulings) == 0 {
                        let result = after(position, &play, &table.rulings);
                        let known = listed.contains(&result) || is_roundabout(position, &play, &moves);
                        assert!(known, "{play:?} is legal but not listed in {position:?}");
                    }
                }
            }
            let Some(building) = position.player(seat).figure else { return };
            for section in position.plan(building).sections() {
                for pay in payments(hand.known, table.seed ^ step) {
                    let name = SectionName::Nth(section);
                    let build = Build { seat, on: None, colour: None, section: name, pay: Some(pay) };
                    let part_is_listed = moves.iter().any(|play| match play {
                        Move::Build(listed) => listed.section == name && listed.pay.is_some_and(|listed| pay.contains(listed)),
                        _ => false,
                    });
                    if refusals(position, &Move::Build(build), &table.rulings) == 0 {
                        assert!(part_is_listed, "{build:?} is legal but no part of it is listed in {position:?}");
                    }
                }
            }
        });
    }

    #[test]
    fn every_position_reached_is_possible_and_reads_back(table in tables()) {
        let mut step = 0;
        play(&table, |position, _| {
            step += 1;
            if step % 5 != 0 && position.turn.phase != Phase::Over {
                return;
            }
            let (outcome, told) = reread(position, &table.rulings);
            assert!(outcome == Outcome::Legal && !told.contains("READS BACK AS"), "{told}\n{table:?}");
        });
    }
}

/// A walk that goes a longer way, or plays more cards, than it has to, to where a shorter one is listed.
fn is_roundabout(position: &Position, play: &Move, listed: &[Move]) -> bool {
    let Move::Walk { seat, path, with } = play else { return false };
    let to = path.last().copied();
    let back = position.player(*seat).figure == to;
    let shorter = |other: &Move| match other {
        Move::Walk { path, with: fewer, .. } => path.last().copied() == to && with.contains(*fewer),
        _ => false,
    };
    back || listed.iter().any(shorter)
}
