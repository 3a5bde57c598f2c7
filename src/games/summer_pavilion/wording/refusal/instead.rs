//! What would be legal instead, found in the position.

use super::Refused;
use crate::games::summer_pavilion::judge;
use crate::games::summer_pavilion::wording::names::{at, colour as colour_name, either, heap, lying, source};
use crate::games::summer_pavilion::{Colour, From, Move, Tiles};
use crate::verdict::english::{and, or};

/// Every take that a source with these tiles allows.
pub(in crate::games::summer_pavilion::wording) fn takes_from(there: Tiles, wild: Colour) -> Vec<Tiles> {
    let one_wild = |with: Option<(Colour, u8)>| {
        let mut tiles = Tiles::EMPTY;
        tiles.add(wild, there.of(wild).min(1));
        if let Some((colour, count)) = with {
            tiles.add(colour, count);
        }
        tiles
    };
    let takes: Vec<_> = there.iter().filter(|&(colour, _)| colour != wild).map(|taken| one_wild(Some(taken))).collect();
    if takes.is_empty() && !there.is_empty() { vec![one_wild(None)] } else { takes }
}

/// What can be taken from a source, as a sentence; none if that is not known.
pub(super) fn takes(c: &Refused<'_>, from: From) -> Option<String> {
    let there = lying(c.position, from).filter(|there| !there.is_empty())?;
    let takes = takes_from(there, c.position.wild()?);
    Some(format!("from {} this can be taken: {}", source(from), either(c.position.wild(), &takes)))
}

/// Where tiles of `colour` lie to be taken, as a sentence.
pub(super) fn sources(c: &Refused<'_>, colour: Colour) -> String {
    let name = colour_name(colour);
    let known = c.position.factories().map(From::Factory).chain([From::Centre]);
    let holding = known.filter_map(|from| {
        let there = lying(c.position, from)?;
        (there.of(colour) > 0).then(|| format!("{} ({})", at(from), c.heap(there)))
    });
    let holding: Vec<_> = holding.collect();
    let all_known = c.position.factory_count.is_some() && c.position.centre.is_some();
    match holding.is_empty() {
        false => format!("{name} lies {}", and(holding)),
        true if all_known => format!("no {name} lies anywhere to be taken"),
        true => format!("the case shows no {name} that could be taken"),
    }
}

/// Where the player who moves can place a tile of `colour` now, as a sentence.
pub(super) fn placements(c: &Refused<'_>, colour: Colour) -> String {
    let name = colour_name(colour);
    let Some(board) = c.board() else { return format!("{name} cannot be placed now") };
    let Some(held) = board.hand else { return format!("where {name} can go depends on the tiles beside the board") };
    let hand = format!("what lies beside the board ({})", c.heap(held));
    if board.pavilion.is_none() {
        return format!("where {name} can go with {hand} depends on the stars");
    }
    let spaces_for = |colour| judge::affordable(c.position, board, colour, c.rulings);
    let spaces = spaces_for(colour);
    if !spaces.is_empty() {
        return format!("{name} can go to {} with {hand}", c.n.spaces(spaces, "or"));
    }
    let holds = held.of(colour) > 0;
    if c.position.wild().is_none() && holds {
        return format!("where {name} can go depends on the wild colour, and so on the round: add `round:`");
    }
    let others = held.iter().filter(|&(other, _)| !spaces_for(other).is_empty());
    let others = or(others.map(|(other, _)| colour_name(other).to_owned()));
    match (others.is_empty(), holds) {
        (false, true) => format!("no free space takes {name}, but {} can place {others} with {hand}", c.who()),
        (false, false) => format!("{} can place {others} with {hand}", c.who()),
        (true, _) if c.position.wild().is_none() => format!("{} has no {name} tile to place among {hand}", c.who()),
        (true, _) => format!("{} can place nothing with {hand} and has to pass", c.who()),
    }
}

/// What the player who moves could pay, as a sentence; where nothing would do, what could be placed instead.
pub(super) fn payments(c: &Refused<'_>, payments: &[Tiles]) -> String {
    if payments.is_empty() {
        return match c.play {
            Move::Place(place) => placements(c, place.colour),
            _ => "only a tile that is placed is paid for".to_owned(),
        };
    }
    format!("this would do: {}", either(c.position.wild(), payments))
}

/// Which tiles the supply holds, for whoever has to choose.
pub(super) fn supply(c: &Refused<'_>) -> Option<String> {
    c.position.supply.map(|supply| format!("the supply holds {}", heap(supply)))
}

/// "3 more tiles of blue or the wild purple"; with none of the colour one of them has to be of it.
pub(super) fn more(colour: Colour, held: u8, wild: Colour, missing: u8) -> String {
    let (name, wild_name) = (colour_name(colour), colour_name(wild));
    let tiles = if missing == 1 { "1 more tile".to_owned() } else { format!("{missing} more tiles") };
    match (held, missing) {
        _ if colour == wild => format!("{tiles} of {name}"),
        (0, 1) => format!("1 {name} tile"),
        (0, _) => format!("{tiles} of {name} or the wild {wild_name}, at least one of them {name},"),
        _ => format!("{tiles} of {name} or the wild {wild_name}"),
    }
}
