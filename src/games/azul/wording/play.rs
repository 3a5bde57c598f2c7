//! Moves in words, as they would be made, what a player has to choose, and why a list of moves may lack some.

use super::names::Names;
use crate::game::reasons::{NotPrinted, Vocabulary, says};
use crate::game::{SaysMoves, Unlisted};
use crate::games::azul::pieces::FLOOR;
use crate::games::azul::rules::{GreyForced, Rulings};
use crate::games::azul::scoring::bonuses_of;
use crate::games::azul::{
    Azul, Board, Deal, Factory, Gold, Kept, Line, Marker, Move, NotTold, Onto, Phase, Position, Seat, Side, Source, Space,
    SpaceSet, Take, Tiles, To, judge,
};
use crate::words::{Arg, Message};

impl SaysMoves for Azul {
    /// A move in words, as it would be made in `position`; also one that may not be made.
    fn say_move(n: &Names, position: &Position, play: &Move) -> Message {
        match *play {
            Move::Take(ref take) => say_take(n, position, take),
            Move::Tile { seat, line, onto } => say_tile(n, position, seat, line, onto),
            Move::Clear { seat } => say_clear(n, position, seat),
            Move::Deal(ref deal) => say_deal(n, position, deal),
            Move::Finish => n.message("move-finish"),
        }
    }
    /// In the offer everything has to be taken; on the grey side somebody has to choose a full line's column. A line with one
    /// valid space is no choice here: whether it may fall is up to the ruling `grey-forced`.
    fn say_choice(n: &Names, position: &Position, rulings: &Rulings) -> Option<Message> {
        let hangs = |says: Message, what: NotTold| says.with("what", what.lacks(n, position, rulings));
        if let Some(what) = hidden_end(position) {
            return Some(hangs(n.message("not-told"), what));
        }
        let hidden = |seat: Seat, what| hangs(says!(n, "choice-hidden", player: seat), what);
        match position.phase {
            Phase::Offer => return Some(n.message("choice-offer")),
            Phase::Over => {
                return position.may_choose.iter().next().map(|whose| hidden(whose, NotTold::Lines { whose, line: None }));
            }
            Phase::Tiling if position.setup.side == Side::Grey => {}
            Phase::Tiling | Phase::Setup | Phase::Preparation | Phase::End => return None,
        }
        position.seats().find_map(|seat| {
            let board = position.board(seat);
            let (line, colour) = board.first_full()?;
            let (open, may_be) = board.open(Side::Grey, line, colour);
            if open != may_be {
                return Some(hidden(seat, judge::hidden_wall(position, seat, line)));
            }
            let falls = !open.is_empty() && rulings.grey_forced == GreyForced::Yes;
            let message = says!(n, "choice-column", player: seat, line, colour, open: n.numbers(open), falls);
            (open.len() > 1 || falls).then_some(message)
        })
    }
    /// What is not told although more moves would be listed with it; none if all are listed.
    fn say_unlisted(n: &Names, position: &Position, rulings: &Rulings, _: &[Move]) -> Option<Unlisted> {
        let missing = match position.phase {
            Phase::Offer => of_offer(position, rulings),
            Phase::Tiling => of_tiling(position),
            Phase::Setup | Phase::Preparation => return Some(Unlisted::Beside(n.message("list-deal"))),
            Phase::End | Phase::Over => Vec::new(),
        };
        if missing.is_empty() {
            return position.hides_who_begins().then(|| Unlisted::Beside(n.message("list-of-anybody")));
        }
        Some(Unlisted::NotTold(missing.into_iter().map(|what| what.lacks(n, position, rulings)).collect()))
    }
}

/// What is not told although it decides whether the offer is over, or the game where the round is.
fn hidden_end(position: &Position) -> Option<NotTold> {
    if position.phase == Phase::Offer {
        return position.may_be_over.then_some(NotTold::EndOfOffer);
    }
    let whose = judge::round_over(position)?;
    let may_score = |seat: Seat| bonuses_of(position.board(seat), position.setup.side) != 0;
    (whose.is_some() || position.seats().any(may_score)).then_some(NotTold::Row { whose })
}

fn say_take(n: &Names, position: &Position, take: &Take) -> Message {
    let there = take.from.and_then(|from| judge::shown(position, from)).filter(|tiles| tiles.of(take.colour) > 0);
    let count = judge::hidden_count(position, take).or(there.map(|tiles| tiles.of(take.colour)));
    let brings = take.from == Some(Source::Centre) && position.marker == Marker::Centre && there.is_some();
    let rest = match (take.from, there) {
        (Some(Source::Factory(at)), Some(tiles)) => rest(n, position, take, at, tiles),
        _ => Vec::new(),
    };
    let rest = if rest.is_empty() { Arg::Term("none") } else { rest.into_iter().collect() };
    let (stays, placed) = (judge::stays(position, take).is_some(), placed(n, position, take, count.unwrap_or(0), brings));
    says!(n, "move-take", player: take.seat, count, colour: take.colour, brings, from: take.from, stays, rest, placed)
}

/// Where the rest of a factory goes; nothing where nothing is left or moves.
pub(super) fn rest(n: &Names, position: &Position, take: &Take, at: Factory, tiles: Tiles) -> Vec<Message> {
    let mut rest = tiles;
    rest.take(take.colour);
    let some = |tiles: Tiles| Some(tiles).filter(|tiles| !tiles.is_empty());
    let goes = |tiles, to: Source| some(tiles).map(|tiles| says!(n, "rest-goes", tiles, count: tiles.total(), to));
    let to_centre = goes(rest, Source::Centre);
    match position.displays().get(at.index()).and_then(|display| display.gold) {
        None | Some(Gold::PlusOne | Gold::Seek(_)) => to_centre.into_iter().collect(),
        Some(Gold::Stay) => some(rest).map(|tiles| says!(n, "rest-remains", tiles, count: tiles.total())).into_iter().collect(),
        Some(Gold::Neighbours) => {
            let sent: Vec<_> = take.rest.iter().flatten().filter_map(|sent| goes(sent.tiles, sent.to)).collect();
            // What is not said to go anywhere goes to the centre if neither neighbour can have it (ruling `neighbour-empty`).
            let centre = to_centre.filter(|_| sent.is_empty() && is_between_empty(position, at));
            sent.into_iter().chain(centre).collect()
        }
        Some(Gold::Zero) => to_centre.into_iter().chain([says!(n, "zero-kept", player: take.seat)]).collect(),
    }
}

/// Whether nothing lies on the factories on both sides.
fn is_between_empty(position: &Position, at: Factory) -> bool {
    let displays = position.displays();
    if !position.shows_all_factories() {
        return false;
    }
    let (before, after) = at.neighbours(displays.len());
    [before, after].iter().all(|beside| displays.get(beside.index()).is_none_or(|display| display.tiles.is_empty()))
}

/// Where the taken tiles go.
fn placed(n: &Names, position: &Position, take: &Take, count: u8, brings: bool) -> Message {
    let board = position.board(take.seat);
    let lands = |falling| falling > 0 && lands(position, take, falling, brings);
    let line = match take.to {
        To::Line(line) if count == 0 || take.floor != Some(count) => line,
        To::Line(_) | To::Floor => return says!(n, "take-to-floor", count, lands: lands(count)),
    };
    if count == 0 || !would_take(board, line, take) {
        return says!(n, "take-for", line, falls: take.floor);
    }
    let room = line.length().saturating_sub(board.line(line).unwrap_or_default().count());
    let placed = count.min(room).min(count.saturating_sub(take.floor.unwrap_or(0)));
    let falling = count.saturating_sub(placed);
    says!(n, "take-to-line", line, placed, falling, brings, lands: lands(falling))
}

/// Whether the line's colour and the wall row allow the take: only then its course is told.
fn would_take(board: &Board, line: Line, take: &Take) -> bool {
    let Some(holds) = board.line(line).map(|held| held.colour()) else { return false };
    let in_row = board.wall.whole().map_or(holds.is_none(), |wall| wall.row_has(line, take.colour));
    holds.is_none_or(|holds| holds == take.colour) && !in_row
}

/// Whether it is plain that all that falls finds a space on the floor line.
fn lands(position: &Position, take: &Take, falling: u8, brings: bool) -> bool {
    let board = position.board(take.seat);
    let zero = match take.from {
        Some(Source::Factory(at)) => position.displays().get(at.index()).is_some_and(|display| display.gold == Some(Gold::Zero)),
        Some(Source::Centre) | None => false,
    };
    let room = board.floor.is_some_and(|floor| floor.len() + usize::from(brings) + usize::from(falling) <= FLOOR);
    room && !zero && board.kept == Some(Kept::No)
}

fn say_tile(n: &Names, position: &Position, seat: Seat, line: Line, onto: Onto) -> Message {
    let board = position.board(seat);
    let held = board.line(line).unwrap_or_default();
    let Some(colour) = held.colour() else { return says!(n, "move-tile-nothing", player: seat, line) };
    let only = || {
        let open = match (position.setup.side, board.wall.whole()) {
            (Side::Coloured, None) => SpaceSet::only(Space::printed(line, colour)),
            (Side::Grey, None) => SpaceSet::EMPTY,
            (side, Some(wall)) => wall.open(side, line, colour),
        };
        (open.len() == 1).then(|| open.iter().next()).flatten()
    };
    let to = match onto {
        Onto::Floor => return says!(n, "move-fall", player: seat, line, count: held.count(), colour),
        Onto::Column(column) => Some(Space::at(line, column)),
        Onto::Only => only(),
    };
    says!(n, "move-tile", player: seat, line, colour, to)
}

fn say_clear(n: &Names, position: &Position, seat: Seat) -> Message {
    let board = position.board(seat);
    let kept = board.kept.map(|kept| kept != Kept::No);
    let pieces = board.floor.map(|floor| floor.len());
    let tiles = !board.lines.is_whole() && board.has_tiled_lines() != Some(true);
    // Where nothing lies there, all that is left to do is to give the factory back, if there is one.
    if pieces == Some(0) && !tiles && kept != Some(false) {
        return says!(n, "move-give-back", player: seat, kept);
    }
    says!(n, "move-clear", player: seat, kept, tiles, pieces)
}

fn say_deal(n: &Names, position: &Position, deal: &Deal) -> Message {
    let round = position.round.map(|round| u16::from(round) + 1);
    says!(n, "move-deal", round, count: deal.tiles().total(), factories: deal.count, starter: deal.starter)
}

fn of_offer(position: &Position, rulings: &Rulings) -> Vec<NotTold> {
    let turn = NotTold::Turn { turn: position.may_turn, begins: position.hides_who_begins() };
    let shows_all = position.shows_all_factories();
    let mut missing = Vec::from_iter((!position.may_turn.is_empty()).then_some(turn));
    missing.extend((!shows_all).then_some(NotTold::Factories { sends: NotPrinted(None) }));
    missing.extend(position.centre.is_none().then_some(NotTold::Source { from: Source::Centre }));
    for whose in position.seats().filter(|&seat| position.turn.is_none_or(|turn| turn == seat)) {
        let board = position.board(whose);
        missing.extend((!board.lines.is_whole()).then_some(NotTold::Lines { whose, line: None }));
        missing.extend((!board.wall.is_whole()).then_some(NotTold::Wall { whose, row: None }));
    }
    missing.extend((shows_all && judge::hides_a_rest(position, rulings)).then_some(NotTold::Keeper));
    missing
}

fn of_tiling(position: &Position) -> Vec<NotTold> {
    let mut missing = Vec::new();
    for whose in position.seats() {
        let board = position.board(whose);
        let hides_lines = !board.lines.is_whole() && board.has_tiled_lines() != Some(true);
        missing.extend(hides_lines.then_some(NotTold::Lines { whose, line: None }));
        missing.extend(board.floor.is_none().then_some(NotTold::Floor { whose }));
        missing.extend((!board.wall.is_whole()).then_some(NotTold::Wall { whose, row: None }));
    }
    missing.extend(position.seats().any(|seat| position.board(seat).kept.is_none()).then_some(NotTold::Keeper));
    missing
}
