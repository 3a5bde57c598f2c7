//! What is written reads back to the same, whatever it is.

use super::read;
use crate::read::{maybe, reads_back};
use fastrand::Rng;
use tilejudge::game::Notation;
use tilejudge::games::summer_pavilion::{
    Between, Board, Colour, Deal, Draft, Factory, Glimpse, Keep, Marker, Move, Names, Pavilion, Phase, Placement, Position, Seat,
    Side, Source, Space, Star, SummerPavilion, Take, Tiles, What,
};
use tilejudge::verdict::Amount;

fn colour(rng: &mut Rng) -> Colour {
    Colour::ALL[rng.usize(..6)]
}

fn heap(rng: &mut Rng, most: usize) -> Tiles {
    (0..rng.usize(..=most)).map(|_| colour(rng)).collect()
}

fn board(rng: &mut Rng, side: Side) -> Board {
    let mut pavilion = Pavilion::default();
    for space in Space::all() {
        if rng.u8(..3) == 0 {
            let own = space.star().colour().filter(|_| side == Side::Coloured && rng.u8(..9) > 0);
            pavilion.put(space, own.unwrap_or_else(|| colour(rng)));
        }
    }
    let (whole, hand) = (maybe(rng, |_| pavilion), maybe(rng, |rng| heap(rng, 9)));
    let mut stars = whole.map_or_else(Glimpse::default, Glimpse::from);
    for space in Space::all().filter(|_| whole.is_none()) {
        match (pavilion.at(space), rng.u8(..4)) {
            (Some(colour), 0) => stars.put(space, colour),
            (None, 0) => {
                stars.untold = stars.untold.but(space);
            }
            _ => {}
        }
    }
    if !stars.shows(Star::CENTRE) {
        stars.lacks[Star::CENTRE.index()] = heap(rng, 2).kinds();
    }
    Board {
        stars,
        hand,
        some: if hand.is_none() { heap(rng, 3) } else { Tiles::EMPTY },
        corners: maybe(rng, |rng| heap(rng, 4)),
        passed: maybe(rng, Rng::bool),
        score: maybe(rng, |rng| rng.i32(-3..200)).map_or(Amount::at_least(1), Amount::exactly),
        ..Board::default()
    }
}

/// Any position that the types can express; whether it is possible does not matter here.
fn position(rng: &mut Rng) -> Position {
    let side = if rng.bool() { Side::Coloured } else { Side::Monochrome };
    let seats = rng.usize(1..=4);
    let seat = |rng: &mut Rng| Seat::new(rng.usize(..seats)).unwrap();
    let mut position = Position::new(side, seats);
    position.phase = [Phase::Offer, Phase::Play, Phase::Preparation, Phase::End, Phase::Over][rng.usize(..5)];
    position.round = maybe(rng, |rng| rng.u8(1..=6));
    (position.turn, position.starter) = (maybe(rng, seat), maybe(rng, seat));
    for at in 0..seats {
        position.boards[at] = board(rng, side);
    }
    position.factory_count = maybe(rng, |rng| rng.usize(..=9));
    for factory in 0..position.factory_count.unwrap_or(0) {
        position.factories[factory] = heap(rng, 4);
    }
    position.centre = maybe(rng, |rng| heap(rng, 12));
    position.marker = match rng.u8(..3) {
        0 => Marker::Unknown,
        1 if position.centre.is_some() => Marker::Centre,
        _ => Marker::With(seat(rng)),
    };
    (position.supply, position.bag, position.tower) =
        (maybe(rng, |rng| heap(rng, 10)), maybe(rng, |rng| heap(rng, 60)), maybe(rng, |rng| heap(rng, 60)));
    position.bonus = maybe(rng, |rng| (seat(rng), rng.u8(1..=3)));
    position
}

/// The names of some players, and what a case that shows all of a position says.
fn typed(position: &Position) -> (Names, Draft) {
    // Names that YAML or a reader might mistake for something else.
    let players = ["Ana", "yes", "3", "Łucja: 'x'"].iter().take(position.seats).map(|&name| name.to_owned());
    let names = Names::new(position.side, players.collect());
    let draft = SummerPavilion::drafted(&names, position);
    (names, draft)
}

#[test]
fn positions_read_back_as_they_were_written() {
    let mut rng = Rng::with_seed(1);
    for _ in 0..500 {
        let position = position(&mut rng);
        let (names, expected) = typed(&position);
        let written = SummerPavilion::write(&names, &position);
        reads_back::<SummerPavilion>(0, &written, &expected);
    }
}

fn any_move(rng: &mut Rng, seats: usize) -> Move {
    let seat = Seat::new(rng.usize(..seats)).unwrap();
    let factory = |rng: &mut Rng| Factory::new(rng.usize(..9)).unwrap();
    match rng.u8(..9) {
        0 => Move::Finish,
        8 => {
            let on = [Between::Pillar, Between::Statue, Between::Window][rng.usize(..3)];
            Move::PlaceBetween { seat, colour: colour(rng), on, pay: maybe(rng, |rng| heap(rng, 6)) }
        }
        1 => Move::Bonus { seat, tiles: heap(rng, 3) },
        2 => {
            let count = rng.usize(..=9);
            let mut factories = [Tiles::EMPTY; 9];
            factories[..count].fill_with(|| heap(rng, 4));
            Move::Deal(Box::new(Deal { factories, count, starter: maybe(rng, |_| seat) }))
        }
        3 => {
            let keep = match rng.u8(..5) {
                0 => Keep::Unsaid,
                1 => Keep::All,
                2 => Keep::Count(rng.u8(..9)),
                3 => Keep::only(heap(rng, 5)),
                _ => {
                    let (mut tiles, all_of) = (heap(rng, 3), heap(rng, 3).kinds());
                    all_of.iter().for_each(|(colour, _)| _ = tiles.take(colour));
                    Keep::Tiles { tiles, all_of }
                }
            };
            Move::Pass { seat, keep }
        }
        4 => Move::Refill { tiles: Some(heap(rng, 10)) },
        5 => {
            let space = Space::new(rng.usize(..42)).unwrap();
            Move::Place(Placement { seat, colour: colour(rng), space, pay: maybe(rng, |rng| heap(rng, 6)) })
        }
        _ => {
            let from = maybe(rng, |rng| if rng.bool() { Source::Centre } else { Source::Factory(factory(rng)) });
            let exact = from.is_none() || rng.bool();
            let what = if exact { What::Tiles(heap(rng, 5)) } else { What::of(colour(rng)) };
            Move::Take(Take { seat, what, from })
        }
    }
}

#[test]
fn moves_read_back_as_they_were_written() {
    let mut rng = Rng::with_seed(2);
    for round in 0..2000 {
        let seats = rng.usize(1..=4);
        let side = if round % 2 == 0 { Side::Coloured } else { Side::Monochrome };
        let position = Position::new(side, seats);
        let (names, draft) = typed(&position);
        let play = any_move(&mut rng, seats);
        let players: Vec<_> = draft.players.iter().map(|player| serde_json::json!({"name": player.name, "score": 5})).collect();
        let written = SummerPavilion::write_move(&names, &position, &play);
        let variant = if side == Side::Coloured { "coloured" } else { "monochrome" };
        let case = serde_json::json!({"variant": variant, "players": players, "moves": [written]});
        let text = serde_yaml::to_string(&case).unwrap();
        let (_, moves) = read(&text);
        assert_eq!(moves[0].play, play, "{text}");
    }
}
