//! From a position and a move back to the form of a case.

use super::lexicon::{self, colours};
use crate::game::people::name_of;
use crate::game::written::Entries;
use crate::game::{Parts, heaps};
use crate::games::azul::to_draft::{self, in_front};
use crate::games::azul::wording::Names;
use crate::games::azul::{
    Azul, Colour, Deal, Display, DraftPlayer, Floor, Gold, Kept, Line, Marker, Move, Onto, Phase, Piece, Position, Seat, Side,
    Source, Space, Take, To,
};
use serde_json::{Map, Value};

/// A position as a case that reads back to the same position: every part that is known, nothing that is not.
pub(crate) fn write(names: &Names, position: &Position) -> Value {
    let mut case = Map::new();
    let id = Azul::EDITIONS.get(super::index(names.edition)).map_or("azul", |edition| edition.id);
    case.put("game", id);
    let side = (position.setup.side == Side::Grey).then_some("grey");
    let factories = position.setup.specialised.then_some("specialised-factories");
    match (side, factories) {
        (one, None) | (None, one) => case.put_some("variant", one),
        (Some(side), Some(factories)) => case.put("variant", vec![side, factories]),
    }
    case.put_some("round", position.round.filter(|&round| round > 0));
    if !position.may_be_over {
        case.put("phase", lexicon::PHASES.name(position.phase));
    }
    // Whoever began is not who begins the next round.
    let [turn, starter] = [position.turn, position.starter].map(|seat| seat.filter(|_| !position.may_be_over));
    for (key, seat) in [("turn", turn), ("starter", starter), ("marker", in_front(position))] {
        case.put_some(key, seat.map(|seat| name_of(names.players(), seat)));
    }
    let boards = position.seats().map(|seat| write_player(names, position, seat));
    case.put("players", Value::Array(boards.collect()));
    // Before the first deal the table is what the box gives, and a case says nothing about it.
    if position.phase != Phase::Setup {
        if position.factory_count.is_some() {
            case.put("factories", position.displays().iter().map(|display| write_display(names, display)).collect::<Value>());
        }
        if let Some(tiles) = position.centre {
            let marker = if position.marker == Marker::Centre { "1" } else { "" };
            case.put("centre", format!("{marker}{}", heaps::run(colours(names.edition), names.letters(), tiles)));
        }
        for (key, tiles) in [("bag", position.bag), ("lid", position.lid)] {
            case.put_some(key, tiles.map(|tiles| heaps::counts(colours(names.edition), tiles)));
        }
    }
    Value::Object(case)
}

fn write_player(names: &Names, position: &Position, seat: Seat) -> Value {
    let mut player = Map::new();
    player.put("name", name_of(names.players(), seat));
    if position.phase != Phase::Setup {
        let board = position.board(seat);
        player.put_some("score", board.score.known());
        let typed = to_draft::player(board);
        player.put_some("wall", write_wall(names, &typed));
        player.put_some("lines", write_lines(names, &typed));
        player.put_some("floor", board.floor.map(|floor| write_floor(names, &floor)));
        let caught = |kept: Kept| kept.caught().map_or_else(String::new, |piece| letter(names, piece).to_string());
        player.put_some("kept", board.kept.filter(|kept| *kept != Kept::No).map(caught));
    }
    Value::Object(player)
}

/// A wall with a row a line, as a `|` block shows it.
pub(crate) fn write_wall(names: &Names, player: &DraftPlayer) -> Option<String> {
    let wall = player.wall.as_ref()?;
    let mut text = String::with_capacity(50);
    for (space, held) in (0..25).filter_map(Space::new).zip(wall.as_flattened()) {
        let nothing = if player.untold_spaces.has(space) { lexicon::UNTOLD } else { '.' };
        text.push(held.map_or(nothing, |colour| names.letter(colour)));
        text.push(if space.column().index() == 4 { '\n' } else { ' ' });
    }
    Some(text)
}

/// Pattern lines with their tiles alone.
pub(crate) fn write_lines(names: &Names, player: &DraftPlayer) -> Option<Vec<String>> {
    let tiles = |(line, held): (Line, &Vec<Option<Colour>>)| match player.untold_lines.has(line) {
        true => lexicon::UNTOLD.to_string(),
        false => held.iter().flatten().map(|&colour| names.letter(colour)).collect(),
    };
    Some(Line::all().zip(player.lines.as_ref()?).map(tiles).collect())
}

fn write_floor(names: &Names, floor: &Floor) -> String {
    floor.spaces().map(|piece| piece.map_or(lexicon::UNTOLD, |piece| letter(names, piece))).collect()
}

fn letter(names: &Names, piece: Piece) -> char {
    match piece {
        Piece::Tile(colour) => names.letter(colour),
        Piece::Marker => '1',
    }
}

fn write_display(names: &Names, display: &Display) -> Value {
    let tiles = Value::from(heaps::run(colours(names.edition), names.letters(), display.tiles));
    let Some(gold) = display.gold else { return tiles };
    let gold = match gold {
        Gold::Seek(colour) => format!("seek {}", names.colour(colour)),
        other => lexicon::GOLD.name(other).to_owned(),
    };
    Value::Object(Map::from_iter([("gold".to_owned(), gold.into()), ("tiles".to_owned(), tiles)]))
}

/// A move in the form that `moves:` takes; it names its player even where there is only one.
pub(crate) fn write_move(names: &Names, _position: &Position, play: &Move) -> Value {
    let mut map = Map::new();
    match play {
        Move::Take(take) => write_take(names, take, &mut map),
        Move::Tile { seat, line, onto } => {
            map.put("player", name_of(names.players(), *seat));
            map.put("tile", format!("line {}", line.number()));
            match onto {
                Onto::Only => {}
                Onto::Column(column) => map.put("to", format!("column {}", column.number())),
                Onto::Floor => map.put("to", "floor"),
            }
        }
        Move::Clear { seat } => {
            map.put("player", name_of(names.players(), *seat));
            map.put("clear", "floor");
        }
        Move::Deal(deal) => {
            let Deal { displays, count, extra, effects_done, starter } = &**deal;
            map.put("deal", displays.iter().take(*count).map(|display| write_display(names, display)).collect::<Value>());
            map.put_some("extra", extra.map(|colour| names.colour(colour)));
            if *effects_done {
                map.put("effects", "done");
            }
            map.put_some("starter", starter.map(|seat| name_of(names.players(), seat)));
        }
        Move::Finish => map.put("finish", "game"),
    }
    Value::Object(map)
}

fn write_take(names: &Names, take: &Take, map: &mut Map<String, Value>) {
    map.put("player", name_of(names.players(), take.seat));
    let colour = names.colour(take.colour);
    map.put("take", take.count.map_or_else(|| colour.to_owned(), |count| format!("{count} {colour}")));
    match take.from {
        Some(Source::Factory(factory)) => map.put("from", format!("factory {}", factory.number())),
        Some(Source::Centre) => map.put("from", "centre"),
        None => {}
    }
    match take.to {
        To::Line(line) => map.put("to", format!("line {}", line.number())),
        To::Floor => map.put("to", "floor"),
    }
    map.put_some("floor", take.floor);
    let rest: Map<_, _> = take
        .rest
        .iter()
        .flatten()
        .map(|sent| {
            (format!("factory {}", sent.to.number()), heaps::run(colours(names.edition), names.letters(), sent.tiles).into())
        })
        .collect();
    if !rest.is_empty() {
        map.put("rest", Value::Object(rest));
    }
}
