//! Moves in words, as they would be made, and what a player has to choose.

use super::names::{Names, factory, line as line_name, lying, source, space};
use crate::games::azul::judge;
use crate::games::azul::pieces::FLOOR;
use crate::games::azul::rules::{GreyForced, Rulings};
use crate::games::azul::scoring::bonus;
use crate::games::azul::{
    Board, Deal, Factory, From, Gold, Kept, Line, Marker, Move, Onto, Phase, Position, Seat, Side, Space, SpaceSet, Take, Tiles,
    To,
};
use crate::games::reasons::{Told, Vocabulary};
use crate::verdict::english::{and, counted};
use crate::words::Message;

/// A move in words, as it would be made in `position`; also one that may not be made.
pub(in crate::games::azul) fn say_move(n: &Names, position: &Position, play: &Move) -> String {
    match *play {
        Move::Take(ref take) => say_take(n, position, take),
        Move::Tile { seat, line, onto } => say_tile(n, position, seat, line, onto),
        Move::Clear { seat } => say_clear(n, position, seat),
        Move::Deal(ref deal) => say_deal(n, position, deal),
        Move::Finish => "the end bonuses are counted".to_owned(),
    }
}

/// What has to happen before scoring can go on: in the offer everything has to be taken; on the grey side somebody has to choose
/// the column of a full line. A line with one valid space is no choice here; whether it may fall instead is for the ruling
/// `grey-forced`, which wording does not know.
pub(in crate::games::azul) fn say_choice(n: &Names, position: &Position, rulings: &Rulings) -> Option<Message> {
    if let Some(hidden) = say_hidden_end(n, position) {
        return Some(hidden);
    }
    if position.phase == Phase::Offer {
        return Some(n.message("choice-offer"));
    }
    if position.phase == Phase::Over {
        return position.may_choose.iter().next().map(|seat| n.message("choice-lines").with("player", seat.told(n)));
    }
    if position.phase != Phase::Tiling || position.setup.side == Side::Coloured {
        return None;
    }
    position.seats().find_map(|seat| {
        let board = position.board(seat);
        let (line, colour) = board.lines?.full().next()?;
        let message = |id| n.message(id).with("player", seat.told(n)).with("line", line.told(n)).with("colour", colour.told(n));
        let Some(wall) = board.wall else { return Some(message("choice-hidden")) };
        let open = wall.open(Side::Grey, line, colour);
        let falls = !open.is_empty() && rulings.grey_forced == GreyForced::Yes;
        let message = message("choice-column").with("open", n.numbers(open)).with("falls", falls.told(n));
        (open.len() > 1 || falls).then_some(message)
    })
}

/// What is not told although the end of the game depends on it, where the round is over.
fn say_hidden_end(n: &Names, position: &Position) -> Option<Message> {
    let may_score = |seat: &Seat| position.board(*seat).wall.is_none_or(|wall| bonus(wall) > 0);
    match judge::round_over(position)? {
        Some(seat) => Some(n.message("choice-row").with("player", seat.told(n))),
        None if position.seats().any(|seat| may_score(&seat)) => Some(n.message("choice-others")),
        None => None,
    }
}

fn say_take(n: &Names, position: &Position, take: &Take) -> String {
    let colour = n.colour(take.colour);
    let there = take.from.and_then(|from| lying(position, from)).filter(|tiles| tiles.of(take.colour) > 0);
    let count = take.count.or(there.map(|tiles| tiles.of(take.colour)));
    let mut says = match count {
        Some(count) => format!("{} takes {count} {colour}", n.player(take.seat)),
        None => format!("{} takes {colour}", n.player(take.seat)),
    };
    let marker = take.from == Some(From::Centre) && position.marker == Marker::Centre && there.is_some();
    if marker {
        says += " and the first-player marker";
    }
    if let Some(from) = take.from {
        says += &format!(" from {}", source(from));
        says += &there.and_then(|tiles| say_rest(n, position, take, from, tiles)).unwrap_or_default();
    }
    says + &say_placed(n, position, take, count.unwrap_or(0), marker)
}

/// Where the rest of a factory goes, in brackets; none where nothing is left or moves.
fn say_rest(n: &Names, position: &Position, take: &Take, from: From, tiles: Tiles) -> Option<String> {
    let From::Factory(at) = from else { return None };
    let mut rest = tiles;
    rest.take(take.colour);
    let gold = position.displays().get(at.index()).and_then(|display| display.gold);
    let goes = |tiles: Tiles| if tiles.total() == 1 { "goes" } else { "go" };
    let to_centre = (!rest.is_empty()).then(|| format!("{} {} to the centre", n.heap(rest), goes(rest)));
    let says = match gold {
        None | Some(Gold::PlusOne | Gold::Seek(_)) => to_centre?,
        Some(Gold::Stay) if rest.is_empty() => return None,
        Some(Gold::Stay) => format!("{} {} on it", n.heap(rest), if rest.total() == 1 { "stays" } else { "stay" }),
        Some(Gold::Neighbours) => {
            let sent = take.rest.iter().flatten().filter(|sent| !sent.tiles.is_empty());
            let sent: Vec<_> =
                sent.map(|sent| format!("{} {} to {}", n.heap(sent.tiles), goes(sent.tiles), factory(sent.to))).collect();
            // What is not said to go anywhere goes to the centre if neither neighbour can have it (ruling `neighbour-empty`).
            if sent.is_empty() { to_centre.filter(|_| is_between_empty(position, at))? } else { and(sent) }
        }
        Some(Gold::Zero) => and(to_centre.into_iter().chain([format!("the \"0\" factory stays with {}", n.player(take.seat))])),
    };
    Some(format!(" ({says})"))
}

/// Whether nothing lies on the factories on both sides.
fn is_between_empty(position: &Position, at: Factory) -> bool {
    let displays = position.displays();
    let (before, after) = at.neighbours(displays.len());
    [before, after].iter().all(|beside| displays.get(beside.index()).is_none_or(|display| display.tiles.is_empty()))
}

/// Where the taken tiles go.
fn say_placed(n: &Names, position: &Position, take: &Take, count: u8, marker: bool) -> String {
    let board = position.board(take.seat);
    let falls =
        |falling: u8| format!("{}{}", if falling == 1 { "falls" } else { "fall" }, floor_of(n, position, take, falling, marker));
    match take.to {
        To::Floor => {
            let them = if count == 1 { "it" } else { "them" };
            let fall = falls(count.max(2));
            format!(" and lets {them} {fall}")
        }
        To::Line(line) if count == 0 || would_take(board, line, take) != Some(true) => format!(" for {}", line_name(line)),
        To::Line(line) => {
            let room = line.length().saturating_sub(board.line(line).unwrap_or_default().count());
            let placed = count.min(room).saturating_sub(take.dropped);
            let falling = count.saturating_sub(placed);
            match (placed, falling) {
                (0, _) => format!(" for {}: {} {}", line_name(line), if count == 1 { "it" } else { "all" }, falls(falling)),
                (1, 0) => format!(" and places it on {}", line_name(line)),
                (_, 0) => format!(" and places them on {}", line_name(line)),
                (_, _) => format!(" and places {placed} on {}, {falling} {}", line_name(line), falls(falling)),
            }
        }
    }
}

/// Whether the line's colour and the wall row allow the take: only then its course is told.
fn would_take(board: &Board, line: Line, take: &Take) -> Option<bool> {
    let holds = board.line(line)?.colour();
    let in_row = board.wall.map(|wall| wall.row_has(line, take.colour));
    Some(holds.is_none_or(|holds| holds == take.colour) && !in_row.unwrap_or(holds.is_none()))
}

/// " to the floor line", where it is plain that all that falls finds a space there.
fn floor_of(n: &Names, position: &Position, take: &Take, falling: u8, marker: bool) -> String {
    let board = position.board(take.seat);
    let zero = match take.from {
        Some(From::Factory(at)) => position.displays().get(at.index()).is_some_and(|display| display.gold == Some(Gold::Zero)),
        Some(From::Centre) | None => false,
    };
    let room = board.floor.is_some_and(|floor| floor.len() + usize::from(marker) + usize::from(falling) <= FLOOR);
    if room && !zero && board.kept == Some(Kept::No) { format!(" to the {}", n.terms().floor) } else { String::new() }
}

fn say_tile(n: &Names, position: &Position, seat: Seat, line: Line, onto: Onto) -> String {
    let board = position.board(seat);
    let held = board.line(line).unwrap_or_default();
    let Some(colour) = held.colour() else { return format!("{} tiles {}", n.player(seat), line_name(line)) };
    let only = || {
        let open = match (position.setup.side, board.wall) {
            (Side::Coloured, None) => SpaceSet::only(Space::printed(line, colour)),
            (Side::Grey, None) => SpaceSet::EMPTY,
            (side, Some(wall)) => wall.open(side, line, colour),
        };
        (open.len() == 1).then(|| open.iter().next()).flatten()
    };
    let to = match onto {
        Onto::Floor => {
            return format!(
                "{} {} falls: {} {} to the {}",
                n.owner(seat),
                line_name(line),
                n.coloured(held.count(), colour),
                if held.count() == 1 { "goes" } else { "go" },
                n.terms().floor
            );
        }
        Onto::Column(column) => Some(Space::at(line, column)),
        Onto::Only => only(),
    };
    let to = to.map_or(format!("the {}", n.terms().wall), space);
    format!("{} moves {} from {} to {to}", n.player(seat), n.colour(colour), line_name(line))
}

fn say_clear(n: &Names, position: &Position, seat: Seat) -> String {
    let board = position.board(seat);
    let keeps = board.kept.is_some_and(|kept| kept != Kept::No);
    let kept = if keeps { " and gives the \"0\" factory back" } else { "" };
    match board.floor.map(|floor| floor.len()) {
        None if board.lines.is_none() && !board.done => {
            format!("{} tiles whatever lines are full and pays for whatever lies on the {}", n.player(seat), n.terms().floor)
        }
        None => format!("{} pays for whatever lies on the {}{kept}", n.player(seat), n.terms().floor),
        Some(_) if board.lines.is_none() && !board.done => {
            format!("{} tiles whatever lines are full and clears the {}{kept}", n.player(seat), n.terms().floor)
        }
        Some(0) if keeps => format!("{} gives the \"0\" factory back", n.player(seat)),
        // Nothing lies there; who keeps the factory is not told.
        Some(0) if board.kept.is_none() => format!("{} gives the \"0\" factory back, if it was kept there", n.player(seat)),
        Some(0) => format!("{} clears the {}", n.player(seat), n.terms().floor),
        Some(pieces) => {
            format!("{} pays for {} on the {}{kept}", n.player(seat), counted(pieces, "piece", "pieces"), n.terms().floor)
        }
    }
}

fn say_deal(n: &Names, position: &Position, deal: &Deal) -> String {
    let round = match position.round {
        Some(round) => format!("round {}", u16::from(round) + 1),
        None => "the next round".to_owned(),
    };
    let tiles = deal.tiles().total();
    let starter = deal.starter.map_or(String::new(), |starter| format!("; {} begins", n.player(starter)));
    format!("{round} is dealt: {} on {}{starter}", n.count(tiles), counted(deal.count, "factory", "factories"))
}
