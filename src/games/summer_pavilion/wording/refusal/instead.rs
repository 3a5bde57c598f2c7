//! What would be legal instead, found in the position.

use super::Refused;
use crate::games::summer_pavilion::judge;
use crate::games::summer_pavilion::wording::names::{at, colour as name, coloured, either, heap, lying};
use crate::games::summer_pavilion::{Colour, From, Tiles};
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
    Some(format!("{} {} can be taken", at(from), either(&takes)))
}

/// Where tiles of `colour` lie to be taken, as a sentence.
pub(super) fn sources(c: &Refused<'_>, colour: Colour) -> String {
    let name = name(colour);
    let known = c.position.factories().map(From::Factory).chain([From::Centre]);
    let holding = known.filter_map(|from| {
        let there = lying(c.position, from)?;
        (there.of(colour) > 0).then(|| format!("{} ({})", at(from), heap(there)))
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
    let name = name(colour);
    let Some(board) = c.board() else { return format!("{name} cannot be placed now") };
    if board.hand.of(colour) == 0 {
        return format!("{} has no {name} tile to place: beside the board {} {}", c.who(), lies(board.hand), heap(board.hand));
    }
    let spaces = judge::affordable(c.position, board, colour, c.rulings);
    if spaces.is_empty() {
        return format!("with {} no free space takes {name}", heap(board.hand));
    }
    format!("with {} {name} can go to {}", heap(board.hand), c.n.spaces(spaces, "or"))
}

/// What the player who moves could pay, as a sentence; the tiles beside the board where nothing would do.
pub(super) fn payments(c: &Refused<'_>, payments: &[Tiles]) -> String {
    match payments {
        [] => {
            let hand = c.board().map(|board| board.hand).unwrap_or_default();
            format!("no payment would do with what lies beside {} board: {}", c.whose(), heap(hand))
        }
        [only] => format!("pay {}", heap(*only)),
        _ => format!("pay {}", either(payments)),
    }
}

/// Which tiles the supply holds, for whoever has to choose.
pub(super) fn supply(c: &Refused<'_>) -> Option<String> {
    c.position.supply.map(|supply| format!("the supply holds {}", heap(supply)))
}

/// "3 blue tiles or wild purple ones".
pub(super) fn wanted(colour: Colour, wild: Colour, missing: u8) -> String {
    if colour == wild {
        return coloured(missing, colour);
    }
    let more = if missing == 1 { "a tile".to_owned() } else { format!("{missing} tiles") };
    format!("{more} of {}", or([name(colour).to_owned(), format!("the wild {}", name(wild))]))
}

fn lies(hand: Tiles) -> &'static str {
    if hand.total() == 1 { "lies" } else { "lie" }
}
