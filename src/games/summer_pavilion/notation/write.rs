//! From a position and a move back to the form of a case.

use super::lexicon::{self, BETWEEN, COLOURS};
use super::part::{write_glimpse, write_some};
use super::stars;
use crate::game::people::name_of;
use crate::game::written::Entries;
use crate::game::{Parts, heaps};
use crate::games::summer_pavilion::{
    Glimpse, Marker, Move, Names, Pavilion, Phase, Placement, Position, Seat, Side, Source, Star, Take, Tiles, What,
};
use serde_json::{Map, Value};

/// A position as a case that reads back to the same position: every part that is known, nothing that is not.
pub(crate) fn write(names: &Names, position: &Position) -> Value {
    let mut case = Map::new();
    let id = crate::games::summer_pavilion::SummerPavilion::EDITIONS.first().map_or("", |edition| edition.id);
    case.put("game", id);
    if position.side != Side::default() {
        case.put("variant", lexicon::VARIANTS.name(position.side));
    }
    case.put_some("round", position.round.filter(|&round| round > 0));
    if position.phase_is_known() {
        case.put("phase", lexicon::PHASES.name(position.phase));
    }
    let marker = match position.marker {
        Marker::With(seat) => Some(seat),
        Marker::Centre | Marker::Taken | Marker::Unknown => None,
    };
    let turn = position.turn.filter(|_| position.phase_is_known());
    for (key, seat) in [("turn", turn), ("starter", position.said_starter()), ("marker", marker)] {
        case.put_some(key, seat.map(|seat| name_of(names.players(), seat)));
    }
    case.put("players", position.seats().map(|seat| write_player(names, position, seat)).collect::<Value>());
    // Before anything is drawn the table is what the box gives, and a case says nothing about it.
    let untouched = position.phase == Phase::Setup && position.supply.is_none_or(Tiles::is_empty);
    if !untouched {
        write_table(names, position, &mut case);
    }
    Value::Object(case)
}

fn write_table(names: &Names, position: &Position, case: &mut Map<String, Value>) {
    if position.factory_count.is_some() && position.phase != Phase::Setup {
        case.put(
            "factories",
            position.displays().iter().map(|&tiles| heaps::run(&COLOURS, names.letters(), tiles)).collect::<Value>(),
        );
    }
    if let Some(tiles) = position.centre.filter(|_| position.phase != Phase::Setup) {
        let marker = if position.marker == Marker::Centre { "1" } else { "" };
        case.put("centre", format!("{marker}{}", heaps::run(&COLOURS, names.letters(), tiles)));
    }
    let some = (!position.supply_seen.is_empty()).then(|| write_some(position.supply_seen));
    case.put_some("supply", position.supply.map(|tiles| heaps::run(&COLOURS, names.letters(), tiles).into()).or(some));
    for (key, tiles) in [("bag", position.bag), ("tower", position.tower)] {
        case.put_some(key, tiles.map(|tiles| heaps::counts(&COLOURS, tiles)));
    }
}

fn write_player(names: &Names, position: &Position, seat: Seat) -> Value {
    let mut player = Map::new();
    player.put("name", name_of(names.players(), seat));
    if position.phase != Phase::Setup {
        let board = position.board(seat);
        player.put_some("score", board.score.known());
        player.put_some(
            "stars",
            board.pavilion.as_ref().map_or_else(
                || (board.glimpse != Glimpse::default()).then(|| write_glimpse(position.side, &board.glimpse)),
                |pavilion| Some(write_stars(position.side, pavilion)),
            ),
        );
        let some = (!board.some.is_empty()).then(|| write_some(board.some));
        player.put_some("tiles", board.hand.map(|hand| heaps::counts(&COLOURS, hand)).or(some));
        player.put_some("corners", board.corners.map(|corners| heaps::run(&COLOURS, names.letters(), corners)));
        player.put_some("passed", position.says_passed(seat));
        if let Some((_, count)) = position.bonus.filter(|&(earner, _)| earner == seat) {
            player.put("bonus", count);
        } else if position.says_no_bonus(seat) {
            player.put("bonus", 0);
        }
    }
    Value::Object(player)
}

/// The stars that have a tile: those of one printed colour by their numbers, all others by number and tile.
fn write_stars(side: Side, pavilion: &Pavilion) -> Value {
    let mut written = Map::new();
    for star in Star::all() {
        let mut tiles: Vec<_> = star.spaces().iter().filter_map(|space| Some((space, pavilion.at(space)?))).collect();
        if tiles.is_empty() {
            continue;
        }
        tiles.sort_unstable_by_key(|&(space, _)| stars::number(side, space));
        let plain = side == Side::Coloured && tiles.iter().all(|&(_, colour)| star.colour() == Some(colour));
        let value = if plain {
            tiles.iter().map(|&(space, _)| stars::label(side, space)).collect::<Vec<_>>().join(" ").into()
        } else {
            Value::Object(tiles.iter().map(|&(space, colour)| (stars::label(side, space), COLOURS.name(colour).into())).collect())
        };
        written.insert(stars::key(side, star).to_owned(), value);
    }
    Value::Object(written)
}

/// A move in the form that `moves:` takes; it names its player even where there is only one.
pub(crate) fn write_move(names: &Names, position: &Position, play: &Move) -> Value {
    let mut map = Map::new();
    let run = |tiles| Value::from(heaps::run(&COLOURS, names.letters(), tiles));
    match *play {
        Move::Take(Take { seat, what, from }) => {
            map.put("player", name_of(names.players(), seat));
            map.put("take", write_taken(names, what));
            match from {
                Some(Source::Factory(factory)) => map.put("from", format!("factory {}", factory.number())),
                Some(Source::Centre) => map.put("from", "centre"),
                None => {}
            }
        }
        Move::Place(Placement { seat, colour, space, pay }) => {
            map.put("player", name_of(names.players(), seat));
            map.put("place", COLOURS.name(colour));
            let side = position.side;
            map.put("on", format!("{} {}", stars::key(side, space.star()), stars::label(side, space)));
            map.put_some("pay", pay.map(|tiles| heaps::counts(&COLOURS, tiles)));
        }
        Move::PlaceBetween { seat, colour, on, pay } => {
            map.put("player", name_of(names.players(), seat));
            map.put("place", COLOURS.name(colour));
            map.put("on", BETWEEN.name(on));
            map.put_some("pay", pay.map(|tiles| heaps::counts(&COLOURS, tiles)));
        }
        Move::Bonus { seat, tiles } => {
            map.put("player", name_of(names.players(), seat));
            map.put("bonus", run(tiles));
        }
        Move::Pass { seat, keep } => {
            map.put("player", name_of(names.players(), seat));
            let kept = match keep {
                None => "all".to_owned(),
                Some(tiles) if tiles.is_empty() => "nothing".to_owned(),
                Some(tiles) => heaps::run(&COLOURS, names.letters(), tiles),
            };
            map.put("pass", format!("keep {kept}"));
        }
        Move::Refill { tiles } => map.put("refill", tiles.map_or(Value::Null, run)),
        Move::Deal(ref deal) => {
            map.put("deal", deal.shown().iter().map(|&tiles| heaps::run(&COLOURS, names.letters(), tiles)).collect::<Value>());
            map.put_some("starter", deal.starter.map(|seat| name_of(names.players(), seat)));
        }
        Move::Finish => map.put("finish", "game"),
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
