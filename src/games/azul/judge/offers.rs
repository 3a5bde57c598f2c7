//! What may be taken, and where to: a source, a colour, where the rest goes, a place. Only listing walks all combinations.

use super::offer::{fits, takes_colour};
use super::rest::{Rest, rest_of};
use super::source::shown;
use crate::games::azul::moves::Sent;
use crate::games::azul::pieces::LineSet;
use crate::games::azul::rules::{FullLineTarget, GreyLineCheck, PartialFloor};
use crate::games::azul::{Colour, Factory, Line, Move, Phase, Position, Rulings, Seat, Source, Take, Tiles, To};
use std::ops::Range;

/// Every way to send tiles to two sides without splitting a colour; a missing side gets none.
fn sendings([before, after]: [Option<Factory>; 2], tiles: Tiles) -> impl Iterator<Item = [Option<Sent>; 2]> {
    let colours: u32 = tiles.iter().fold(0, |bits, (colour, _)| bits | 1 << colour.index());
    // Each subset of the colours goes one way, the others the other way.
    let subsets = std::iter::successors(Some(colours), move |&subset| Some(subset.checked_sub(1)? & colours));
    subsets.filter(move |&subset| (before.is_some() || subset == 0) && (after.is_some() || subset == colours)).map(
        move |subset| {
            let part = |bits: u32| tiles.iter().filter(|(colour, _)| bits & (1 << colour.index()) != 0).collect();
            let send = |to: Option<Factory>, bits| {
                to.filter(|_| bits != 0).map(|to| Sent { to: Source::Factory(to), tiles: part(bits) })
            };
            let sent = [send(before, subset), send(after, colours & !subset)];
            if sent[0].is_none() { [sent[1], None] } else { sent }
        },
    )
}

/// The lines of a player that may take a colour.
#[inline]
fn open_lines(position: &Position, seat: Seat, colour: Colour, rulings: &Rulings) -> LineSet {
    let board = position.board(seat);
    if board.lines.is_whole() && board.wall.is_whole() && rulings.grey_line_check == GreyLineCheck::Yes {
        // No columns are looked at: all rows at once.
        let may_be_full = rulings.full_line_target == FullLineTarget::Yes;
        board.lines.held.free_for(colour, may_be_full).without(board.wall.tiles.of(colour).rows())
    } else {
        open_line_by_line(position, seat, colour, rulings)
    }
}

#[cold]
fn open_line_by_line(position: &Position, seat: Seat, colour: Colour, rulings: &Rulings) -> LineSet {
    Line::all().filter(|&line| takes_colour(position, seat, line, colour, rulings)).collect()
}

/// Lists takes: by source, then colour, then where the rest goes, then the lines from the top and the floor line.
pub(super) fn list(position: &Position, rulings: &Rulings, moves: &mut Vec<Move>) {
    if position.phase != Phase::Offer {
        return;
    }
    // Where somebody is known to be able to have the turn, it may be another's as well.
    let (turn, is_open) = (position.turn, position.turn.is_none() && position.may_turn.is_empty());
    for seat in position.seats().filter(|&seat| is_open || turn == Some(seat)) {
        let lines = Colour::ALL.map(|colour| open_lines(position, seat, colour, rulings));
        for from in position.factories().map(Source::Factory).chain([Source::Centre]) {
            let there = shown(position, from).unwrap_or_default();
            for (colour, _) in there.iter() {
                let list = |rest| {
                    for to in lines[colour.index()].iter().map(To::Line).chain([To::Floor]) {
                        let take = Take { seat, colour, count: None, from: Some(from), to, floor: None, rest };
                        moves.push(Move::Take(take));
                        let falls = may_fall(position, &take, rulings);
                        moves.extend(falls.map(|floor| Move::Take(Take { floor: Some(floor), ..take })));
                    }
                };
                list_rests(position, from, there, colour, rulings, list);
            }
        }
    }
}

/// Every way to send on what somebody who takes `colour` of what is `there` leaves; one empty way where nothing is sent.
#[inline]
pub(crate) fn list_rests(
    position: &Position,
    from: Source,
    there: Tiles,
    colour: Colour,
    rulings: &Rulings,
    mut list: impl FnMut([Option<Sent>; 2]),
) {
    let mut rest = there;
    rest.take(colour);
    let goes = match from {
        Source::Factory(factory) => rest_of(position, factory, rest, rulings),
        Source::Centre => Rest::Centre,
    };
    match goes {
        Rest::Centre | Rest::Stay => list([None, None]),
        Rest::Send(sides) => sendings(sides, rest).for_each(list),
        Rest::Hidden => {}
    }
}

/// How many tiles of a take may go to the floor by choice, beside those that have to.
#[inline]
fn may_fall(position: &Position, take: &Take, rulings: &Rulings) -> Range<u8> {
    let (To::Line(line), PartialFloor::Yes) = (take.to, rulings.partial_floor) else { return 0..0 };
    let Some(there) = take.from.and_then(|from| shown(position, from)) else { return 0..0 };
    let taken = there.of(take.colour);
    let fits = fits(position.board(take.seat), line, taken).unwrap_or(0);
    taken - fits + 1..taken
}
