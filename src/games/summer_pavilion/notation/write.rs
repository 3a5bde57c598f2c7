//! From a position and a move back to the form of a case.

use super::stars;
use super::words::{self, BETWEEN, COLOURS};
use crate::games::people::name_of;
use crate::games::summer_pavilion::{
    Marker, Move, Names, Pavilion, Phase, Placement, Position, Seat, Side, Source, Star, Take, Tiles, What,
};
use crate::games::{Parts, heaps};
use serde_json::{Map, Value};

/// A position as a case that reads back to the same position: every part that is known, nothing that is not.
pub(in crate::games::summer_pavilion) fn write(names: &Names, position: &Position) -> Value {
    let mut case = Map::new();
    let mut put = |key: &str, value: Value| drop(case.insert(key.to_owned(), value));
    let id = crate::games::summer_pavilion::SummerPavilion::EDITIONS.first().map_or("", |edition| edition.id);
    put("game", id.into());
    if position.side != Side::default() {
        put("variant", words::VARIANTS.name(position.side).into());
    }
    if let Some(round) = position.round.filter(|&round| round > 0) {
        put("round", round.into());
    }
    if position.phase_is_known() {
        put("phase", words::PHASES.name(position.phase).into());
    }
    let marker = match position.marker {
        Marker::With(seat) => Some(seat),
        Marker::Centre | Marker::Taken | Marker::Unknown => None,
    };
    let turn = position.turn.filter(|_| position.phase_is_known());
    for (key, seat) in [("turn", turn), ("starter", position.said_starter()), ("marker", marker)] {
        if let Some(seat) = seat {
            put(key, name_of(names.players(), seat).into());
        }
    }
    put("players", position.seats().map(|seat| write_player(names, position, seat)).collect());
    // Before anything is drawn the table is what the box gives, and a case says nothing about it.
    let untouched = position.phase == Phase::Setup && position.supply.is_none_or(Tiles::is_empty);
    if !untouched {
        write_table(names, position, &mut put);
    }
    Value::Object(case)
}

fn write_table(names: &Names, position: &Position, put: &mut impl FnMut(&str, Value)) {
    if position.factory_count.is_some() && position.phase != Phase::Setup {
        put("factories", position.displays().iter().map(|&tiles| heaps::run(&COLOURS, names.letters(), tiles)).collect());
    }
    if let Some(tiles) = position.centre.filter(|_| position.phase != Phase::Setup) {
        let marker = if position.marker == Marker::Centre { "1" } else { "" };
        put("centre", format!("{marker}{}", heaps::run(&COLOURS, names.letters(), tiles)).into());
    }
    if let Some(tiles) = position.supply {
        put("supply", heaps::run(&COLOURS, names.letters(), tiles).into());
    }
    for (key, tiles) in [("bag", position.bag), ("tower", position.tower)] {
        if let Some(tiles) = tiles {
            put(key, heaps::counts(&COLOURS, tiles));
        }
    }
}

fn write_player(names: &Names, position: &Position, seat: Seat) -> Value {
    let mut player = Map::new();
    let mut put = |key: &str, value: Value| drop(player.insert(key.to_owned(), value));
    put("name", name_of(names.players(), seat).into());
    if position.phase != Phase::Setup {
        let board = position.board(seat);
        if let Some(score) = board.score.known() {
            put("score", score.into());
        }
        if let Some(pavilion) = &board.pavilion {
            put("stars", write_stars(position.side, pavilion));
        }
        if let Some(hand) = board.hand {
            put("tiles", heaps::counts(&COLOURS, hand));
        }
        if let Some(corners) = board.corners {
            put("corners", heaps::run(&COLOURS, names.letters(), corners).into());
        }
        if let Some(passed) = position.says_passed(seat) {
            put("passed", passed.into());
        }
        if let Some((_, count)) = position.bonus.filter(|&(earner, _)| earner == seat) {
            put("bonus", count.into());
        } else if position.says_no_bonus(seat) {
            put("bonus", 0.into());
        }
    }
    Value::Object(player)
}

/// The stars that have a tile: those of one printed colour by their numbers, all others by number and tile.
fn write_stars(side: Side, pavilion: &Pavilion) -> Value {
    let mut written = Map::new();
    for star in Star::all() {
        let mut tiles: Vec<_> =
            star.spaces().iter().filter_map(|space| Some((stars::number(side, space), pavilion.at(space)?))).collect();
        if tiles.is_empty() {
            continue;
        }
        tiles.sort_unstable_by_key(|&(number, _)| number);
        let plain = side == Side::Coloured && tiles.iter().all(|&(_, colour)| star.colour() == Some(colour));
        let value = if plain {
            tiles.iter().map(|(number, _)| number.to_string()).collect::<Vec<_>>().join(" ").into()
        } else {
            Value::Object(tiles.iter().map(|&(number, colour)| (number.to_string(), COLOURS.name(colour).into())).collect())
        };
        written.insert(stars::key(side, star).to_owned(), value);
    }
    Value::Object(written)
}

/// A move in the form that `moves:` takes; it names its player even where there is only one.
pub(in crate::games::summer_pavilion) fn write_move(names: &Names, position: &Position, play: &Move) -> Value {
    let mut map = Map::new();
    let mut put = |key: &str, value: Value| drop(map.insert(key.to_owned(), value));
    let run = |tiles| Value::from(heaps::run(&COLOURS, names.letters(), tiles));
    match *play {
        Move::Take(Take { seat, what, from }) => {
            put("player", name_of(names.players(), seat).into());
            put("take", write_taken(names, what));
            match from {
                Some(Source::Factory(factory)) => put("from", format!("factory {}", factory.number()).into()),
                Some(Source::Centre) => put("from", "centre".into()),
                None => {}
            }
        }
        Move::Place(Placement { seat, colour, space, pay }) => {
            put("player", name_of(names.players(), seat).into());
            put("place", COLOURS.name(colour).into());
            let side = position.side;
            put("on", format!("{} {}", stars::key(side, space.star()), stars::number(side, space)).into());
            if let Some(tiles) = pay {
                put("pay", heaps::counts(&COLOURS, tiles));
            }
        }
        Move::PlaceBetween { seat, colour, on, pay } => {
            put("player", name_of(names.players(), seat).into());
            put("place", COLOURS.name(colour).into());
            put("on", BETWEEN.name(on).into());
            if let Some(tiles) = pay {
                put("pay", heaps::counts(&COLOURS, tiles));
            }
        }
        Move::Bonus { seat, tiles } => {
            put("player", name_of(names.players(), seat).into());
            put("bonus", run(tiles));
        }
        Move::Pass { seat, keep } => {
            put("player", name_of(names.players(), seat).into());
            put(
                "pass",
                match keep {
                    None => "keep all".into(),
                    Some(tiles) if tiles.is_empty() => "keep nothing".into(),
                    Some(tiles) => format!("keep {}", heaps::run(&COLOURS, names.letters(), tiles)).into(),
                },
            );
        }
        Move::Refill { tiles } => put("refill", tiles.map_or(Value::Null, run)),
        Move::Deal(ref deal) => {
            put("deal", deal.shown().iter().map(|&tiles| heaps::run(&COLOURS, names.letters(), tiles)).collect());
            if let Some(seat) = deal.starter {
                put("starter", name_of(names.players(), seat).into());
            }
        }
        Move::Finish => put("finish", "game".into()),
    }
    Value::Object(map)
}

/// A colour alone means what the rules say; a single tile has to be written with its count.
fn write_taken(names: &Names, what: What) -> Value {
    match what {
        What::Colour(colour) => COLOURS.name(colour).into(),
        What::Tiles(tiles) if tiles.total() == 1 => heaps::counts(&COLOURS, tiles),
        What::Tiles(tiles) => heaps::run(&COLOURS, names.letters(), tiles).into(),
    }
}
