//! From a position and a move back to the form of a case.

use super::words::{self, colours};
use crate::games::azul::drafted::in_front;
use crate::games::azul::wording::Names;
use crate::games::azul::{
    Azul, Deal, Display, Gold, Kept, Line, Marker, Move, Onto, PatternLine, Phase, Piece, Position, Seat, Side, Source, Space,
    Take, To, Wall,
};
use crate::games::people::name_of;
use crate::games::{Parts, heaps};
use serde_json::{Map, Value};

/// A position as a case that reads back to the same position: every part that is known, nothing that is not.
pub(in crate::games::azul) fn write(names: &Names, position: &Position) -> Value {
    let mut case = Map::new();
    let mut put = |key: &str, value: Value| drop(case.insert(key.to_owned(), value));
    let id = Azul::EDITIONS.get(super::index(names.edition)).map_or("azul", |edition| edition.id);
    put("game", id.into());
    let side = (position.setup.side == Side::Grey).then_some("grey");
    let factories = position.setup.specialised.then_some("specialised-factories");
    match (side, factories) {
        (None, None) => {}
        (Some(one), None) | (None, Some(one)) => put("variant", one.into()),
        (Some(side), Some(factories)) => put("variant", vec![side, factories].into()),
    }
    if let Some(round) = position.round.filter(|&round| round > 0) {
        put("round", round.into());
    }
    if !position.may_be_over {
        put("phase", words::PHASES.name(position.phase).into());
    }
    // Whoever began is not who begins the next round.
    let [turn, starter] = [position.turn, position.starter].map(|seat| seat.filter(|_| !position.may_be_over));
    for (key, seat) in [("turn", turn), ("starter", starter), ("marker", in_front(position))] {
        if let Some(seat) = seat {
            put(key, name_of(names.players(), seat).into());
        }
    }
    let boards = position.seats().map(|seat| write_player(names, position, seat));
    put("players", Value::Array(boards.collect()));
    // Before the first deal the table is what the box gives, and a case says nothing about it.
    if position.phase != Phase::Setup {
        if position.factory_count.is_some() {
            put("factories", position.displays().iter().map(|display| write_display(names, display)).collect());
        }
        if let Some(tiles) = position.centre {
            let marker = if position.marker == Marker::Centre { "1" } else { "" };
            put("centre", format!("{marker}{}", heaps::run(colours(names.edition), names.letters(), tiles)).into());
        }
        for (key, tiles) in [("bag", position.bag), ("lid", position.lid)] {
            if let Some(tiles) = tiles {
                put(key, heaps::counts(colours(names.edition), tiles));
            }
        }
    }
    Value::Object(case)
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
        if let Some(shown) = board.wall {
            put("wall", wall(names, shown).into());
        }
        if let Some(lines) = board.lines {
            put("lines", Line::all().map(|line| say_line(names, lines.at(line))).collect());
        }
        if let Some(floor) = board.floor {
            put("floor", floor.pieces().map(|piece| letter(names, piece)).collect::<String>().into());
        }
        if let Some(kept) = board.kept.filter(|kept| *kept != Kept::No) {
            put("kept", kept.caught().map_or_else(String::new, |piece| letter(names, piece).to_string()).into());
        }
    }
    Value::Object(player)
}

/// The wall with a row a line, as a `|` block shows it.
fn wall(names: &Names, wall: Wall) -> String {
    let mut text = String::with_capacity(50);
    for space in (0..25).filter_map(Space::new) {
        text.push(wall.at(space).map_or('.', |colour| names.letter(colour)));
        text.push(if space.column().index() == 4 { '\n' } else { ' ' });
    }
    text
}

fn letter(names: &Names, piece: Piece) -> char {
    match piece {
        Piece::Tile(colour) => names.letter(colour),
        Piece::Marker => '1',
    }
}

fn say_line(names: &Names, line: PatternLine) -> String {
    line.colour()
        .map_or_else(String::new, |colour| std::iter::repeat_n(names.letter(colour), usize::from(line.count())).collect())
}

fn write_display(names: &Names, display: &Display) -> Value {
    let tiles = Value::from(heaps::run(colours(names.edition), names.letters(), display.tiles));
    let Some(gold) = display.gold else { return tiles };
    let gold = match gold {
        Gold::Seek(colour) => format!("seek {}", names.colour(colour)),
        other => words::GOLD.name(other).to_owned(),
    };
    Value::Object(Map::from_iter([("gold".to_owned(), gold.into()), ("tiles".to_owned(), tiles)]))
}

/// A move in the form that `moves:` takes; it names its player even where there is only one.
pub(in crate::games::azul) fn write_move(names: &Names, _position: &Position, play: &Move) -> Value {
    let mut map = Map::new();
    let mut put = |key: &str, value: Value| drop(map.insert(key.to_owned(), value));
    match play {
        Move::Take(take) => write_take(names, take, &mut put),
        Move::Tile { seat, line, onto } => {
            put("player", name_of(names.players(), *seat).into());
            put("tile", format!("line {}", line.number()).into());
            match onto {
                Onto::Only => {}
                Onto::Column(column) => put("to", format!("column {}", column.number()).into()),
                Onto::Floor => put("to", "floor".into()),
            }
        }
        Move::Clear { seat } => {
            put("player", name_of(names.players(), *seat).into());
            put("clear", "floor".into());
        }
        Move::Deal(deal) => {
            let Deal { displays, count, extra, effects_done, starter } = &**deal;
            put("deal", displays.iter().take(*count).map(|display| write_display(names, display)).collect());
            if let Some(colour) = extra {
                put("extra", names.colour(*colour).into());
            }
            if *effects_done {
                put("effects", "done".into());
            }
            if let Some(seat) = starter {
                put("starter", name_of(names.players(), *seat).into());
            }
        }
        Move::Finish => put("finish", "game".into()),
    }
    Value::Object(map)
}

fn write_take(names: &Names, take: &Take, put: &mut impl FnMut(&str, Value)) {
    put("player", name_of(names.players(), take.seat).into());
    let colour = names.colour(take.colour);
    put("take", take.count.map_or_else(|| colour.to_owned(), |count| format!("{count} {colour}")).into());
    match take.from {
        Some(Source::Factory(factory)) => put("from", format!("factory {}", factory.number()).into()),
        Some(Source::Centre) => put("from", "centre".into()),
        None => {}
    }
    match take.to {
        To::Line(line) => put("to", format!("line {}", line.number()).into()),
        To::Floor => put("to", "floor".into()),
    }
    if take.dropped > 0 {
        put("floor", take.dropped.into());
    }
    let rest: Map<_, _> = take
        .rest
        .iter()
        .flatten()
        .map(|sent| {
            (format!("factory {}", sent.to.number()), heaps::run(colours(names.edition), names.letters(), sent.tiles).into())
        })
        .collect();
    if !rest.is_empty() {
        put("rest", Value::Object(rest));
    }
}
