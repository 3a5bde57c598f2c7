//! What is written reads back to the same.

use super::read;
use crate::read::{maybe, reads_back};
use fastrand::Rng;
use tilejudge::game::{Notation, Wording};
use tilejudge::games::blue_moon_city::{
    BlueMoonCity, Build, Building, Card, Cards, Colour, Draft, DraftPlayer, DraftTurn, Dragon, DragonName, DragonTo, Level, Move,
    Names, Offering, Phase, Position, Reward, Seat, Section, SectionName, Setup, Stack, Value,
};
use tilejudge::verdict::Amount;

const GREY_TWO: Card = Card::new(Colour::Grey, Value::Two);

fn building(rng: &mut Rng) -> Building {
    Building::ALL[rng.usize(..Building::ALL.len())]
}

fn cards(rng: &mut Rng, most: usize) -> Cards {
    (0..rng.usize(..=most)).map(|_| Card::ALL[rng.usize(..Card::ALL.len())]).collect()
}

fn stack(rng: &mut Rng, most: usize) -> Stack {
    let known = if rng.bool() { cards(rng, most) } else { Cards::EMPTY };
    let others = maybe(rng, |rng| rng.i32(0..9)).map_or(Amount::at_least(0), Amount::exactly);
    Stack { known, others }
}

fn reward(rng: &mut Rng) -> Reward {
    Reward { crystals: rng.u8(..5), cards: rng.u8(..3), scales: rng.u8(..3) }
}

/// A position in which nothing but the form is right.
fn position(rng: &mut Rng) -> Position {
    let seats = rng.usize(2..=4);
    let mut tiles = Building::ALL;
    rng.shuffle(&mut tiles);
    let known = rng.bool();
    let city = tiles.map(|tile| if known && rng.u8(..4) > 0 { Some(tile) } else { None });
    let mut position = Position::new(Setup { random_centre: rng.bool() }, seats, city);
    position.turn.seat = Seat::new(rng.usize(..seats)).unwrap();
    let seat = |rng: &mut Rng| Seat::new(rng.usize(..seats)).unwrap();
    position.turn.phase = [Phase::Movement, Phase::Building, Phase::Drawing, Phase::Over][rng.usize(..4)];
    (position.turn.steps, position.turn.walked) = (rng.u8(..5), rng.u8(..5));
    position.turn.stones = rng.u8(..3);
    position.turn.offerings = rng.u8(..3);
    position.turn.discarded = Some(rng.u8(..3));
    for player in &mut position.players {
        player.figure = maybe(rng, building);
        player.hand = stack(rng, 20);
        player.aside = stack(rng, 3);
        player.stones = rng.u8(..=10);
        let count = |rng: &mut Rng, most: i32| {
            let least = rng.i32(0..most);
            if rng.bool() { Amount::exactly(least) } else { Amount::at_least(least) }
        };
        player.counts = [Amount::exactly(rng.i32(0..6)), count(rng, 60), count(rng, 16), Amount::default()];
    }
    for building in Building::ALL.into_iter().filter(|&building| building != Building::Market) {
        let plan = &mut position.plans[building.index()];
        let count = plan.count;
        if plan.costs.is_none() {
            plan.costs = maybe(rng, |rng| std::array::from_fn(|index| if index < count { rng.u8(1..=9) } else { 0 }));
        }
        plan.master = building.print().master.or_else(|| maybe(rng, reward));
        plan.contributor = building.print().contributor.or_else(|| maybe(rng, reward));
        let site = &mut position.sites[building.index()];
        site.finished = rng.u8(..4) == 0;
        for section in building.print().sections() {
            site.stones[section.index()] = maybe(rng, seat).filter(|_| rng.bool());
        }
    }
    position.dragons = std::array::from_fn(|_| Some(maybe(rng, building).map_or(DragonTo::Out, DragonTo::Building)));
    position.obelisk.owners =
        maybe(rng, |rng| std::array::from_fn(|_| std::array::from_fn(|seat| if seat < seats { rng.u8(..2) } else { 0 })));
    let scales = rng.i32(1..15);
    position.scales = if rng.bool() { Amount::exactly(scales) } else { Amount::between(1, scales) };
    position.draw = stack(rng, 40);
    position.discard = stack(rng, 40);
    position.unknowns.piles = position.draw == Stack::UNKNOWN && position.discard.len().is_none();
    position.unknowns.crystals = if rng.bool() { u16::MAX } else { 0 };
    position.unknowns.rewards = rng.u8(..4) == 0;
    position
}

fn names(seats: usize) -> Vec<String> {
    ["Ana", "0x1F", "section 2: \"ñ\"", "null"][..seats].iter().map(|&name| name.to_owned()).collect()
}

/// The draft that says exactly what a position says.
fn draft(position: &Position) -> Draft {
    let changed = |count: u8| Some(count).filter(|&count| count > 0);
    let mut draft = BlueMoonCity::drafted(&Names::new(names(position.seats)), position);
    let turn = position.turn;
    let (moved, drawing) = (turn.phase == Phase::Movement, turn.phase == Phase::Drawing);
    let begun = (turn.steps, turn.walked) != (2, 0);
    draft.progress = DraftTurn {
        steps: Some(turn.steps).filter(|_| moved && begun),
        walked: Some(turn.walked).filter(|_| moved && begun),
        stones: changed(turn.stones),
        offerings: changed(turn.offerings),
        offered: turn.offered.filter(|_| turn.offerings > 0),
        discarded: turn.discarded.filter(|&count| count > 0 || drawing),
        no_exact: turn.no_exact,
    };
    for (player, name) in draft.players.iter_mut().zip(names(position.seats)) {
        player.name = name;
    }
    draft
}

#[test]
fn positions_read_back_as_they_were_written() {
    let mut rng = Rng::with_seed(1);
    for _ in 0..500 {
        let position = position(&mut rng);
        let expected = draft(&position);
        let written = BlueMoonCity::write(&BlueMoonCity::names(&expected, &Default::default(), &Default::default()), &position);
        assert_eq!(written["game"], "blue-moon-city");
        reads_back::<BlueMoonCity>(0, &written, &expected);
    }
}

fn any_move(rng: &mut Rng, seats: usize) -> Move {
    let seat = Seat::new(rng.usize(..seats)).unwrap();
    let card = |rng: &mut Rng| Card::ALL[rng.usize(..Card::ALL.len())];
    let moves_dragon = |card: Card| Dragon::moved_by(card.colour).is_some();
    let some_cards =
        |rng: &mut Rng| std::iter::once(card(rng)).chain((0..rng.usize(..4)).map(|_| Card::ALL[3])).collect::<Cards>();
    match rng.u8(..9) {
        0 => {
            let path = (0..=rng.usize(..3)).map(|_| building(rng)).collect();
            let with = maybe(rng, |rng| cards(rng, 3)).unwrap_or_default();
            // A grey 1 alone takes the figure there.
            let is_leap = with == std::iter::once(Card::new(Colour::Grey, Value::One)).collect();
            Move::Walk { seat, path, with: if is_leap { Cards::EMPTY } else { with } }
        }
        1 => loop {
            let card = card(rng);
            if card == GREY_TWO || card.value == Value::Three {
                break Move::Stride { seat, card };
            }
        },
        2 => loop {
            let card = card(rng);
            if card.value == Value::Three && !moves_dragon(card) || card == Card::new(Colour::Grey, Value::One) {
                break Move::Leap { seat, card, to: building(rng) };
            }
        },
        3 => {
            let dragon = maybe(rng, |rng| DragonName::Of(Dragon::ALL[rng.usize(..3)]));
            let to = maybe(rng, building).map_or(DragonTo::Out, DragonTo::Building);
            let card = Card::new(Dragon::ALL[rng.usize(..3)].cards(), Card::ALL[rng.usize(..3)].value);
            Move::Fly { seat, card, dragon, to }
        }
        4 | 5 => Move::Build(Build {
            seat,
            on: maybe(rng, building),
            colour: maybe(rng, |rng| card(rng).colour),
            section: match rng.bool() {
                true => SectionName::Cost(rng.u8(1..9)),
                false => SectionName::Nth(Section::new(rng.usize(..4)).unwrap()),
            },
            pay: maybe(rng, |rng| cards(rng, 5)),
        }),
        6 => Move::Offer(Offering {
            seat,
            space: maybe(rng, |rng| Level::new(rng.usize(..6)).unwrap().price()),
            card: maybe(rng, card),
            paid: maybe(rng, |rng| rng.u16(..30)),
        }),
        7 => {
            let cards = maybe(rng, some_cards);
            let count = cards.map_or_else(|| rng.u8(..3), |cards| cards.total().try_into().unwrap());
            if rng.bool() {
                Move::Discard { seat, count, cards }
            } else {
                Move::Draw { seat, count: cards.map(|_| count).or_else(|| maybe(rng, |_| count)), cards }
            }
        }
        _ => Move::Reveal { seat, cards: some_cards(rng) },
    }
}

#[test]
fn moves_read_back_as_they_were_written() {
    let mut rng = Rng::with_seed(2);
    for _ in 0..2000 {
        let seats = rng.usize(1..=4);
        let position = Position::new(Setup::default(), seats, [None; 21]);
        let names_of = BlueMoonCity::names(
            &Draft {
                players: names(seats).into_iter().map(|name| DraftPlayer { name, ..DraftPlayer::default() }).collect(),
                ..draft(&position)
            },
            &Default::default(),
            &Default::default(),
        );
        let play = any_move(&mut rng, seats);
        let written = BlueMoonCity::write_move(&names_of, &position, &play);
        let case = serde_json::json!({"players": names(seats), "moves": [written]});
        let text = serde_yaml::to_string(&case).unwrap();
        let (_, moves) = read(&text);
        assert_eq!(moves[0].play, play, "{text}");
    }
}
