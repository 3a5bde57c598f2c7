//! The ring of factories: who is whose neighbour, and where a rest may be sent.

use crate::games::azul::rules::{NeighbourAway, NeighbourEmpty};
use crate::games::azul::{Colour, Factory, Gold, Position, Rulings, Tiles};

/// What happens to the tiles that a taker leaves on a factory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Rest {
    /// They go to the centre.
    Centre,
    /// They stay.
    Stay,
    /// The taker sends them to these factories.
    Send([Option<Factory>; 2]),
    /// The taker sends them on, and the case does not show the ring, or does not tell whether the "0" factory beside it is there.
    Hidden,
}

/// The neighbours of `factory` in the ring, before and after it; none if the ring is not shown or one may have been taken away.
pub(super) fn neighbours(position: &Position, factory: Factory, rulings: &Rulings) -> Option<[Option<Factory>; 2]> {
    if !position.shows_all_factories() {
        return None;
    }
    let count = position.displays().len();
    let (before, after) = factory.neighbours(count);
    let side = |beside: Factory, next: Factory| {
        let next = (rulings.neighbour_away == NeighbourAway::Next).then_some(next);
        Some(if position.is_away(beside)? { next } else { Some(beside) })
    };
    Some([side(before, before.neighbours(count).0)?, side(after, after.neighbours(count).1)?])
}

/// What happens to `rest` when somebody takes from `factory`.
#[inline]
pub(super) fn rest_of(position: &Position, factory: Factory, rest: Tiles, rulings: &Rulings) -> Rest {
    match position.factories[factory.index()].gold {
        Some(Gold::Stay) => Rest::Stay,
        Some(Gold::Neighbours) if !rest.is_empty() => sent_on(position, factory, rulings),
        _ => Rest::Centre,
    }
}

/// What happens to the rest of a "to the neighbours" factory.
fn sent_on(position: &Position, factory: Factory, rulings: &Rulings) -> Rest {
    let Some(mut open) = neighbours(position, factory, rulings) else { return Rest::Hidden };
    if rulings.neighbour_empty == NeighbourEmpty::No {
        for side in &mut open {
            *side = side.filter(|to| !position.factories[to.index()].tiles.is_empty());
        }
    }
    // Nowhere to send it: as with any factory, to the centre.
    if open == [None, None] { Rest::Centre } else { Rest::Send(open) }
}

/// Whether takes from some factory cannot be listed because the case does not tell where their rest may be sent.
pub(crate) fn hides_a_rest(position: &Position, rulings: &Rulings) -> bool {
    position.factories().any(|factory| {
        let there = position.factories[factory.index()].tiles;
        let is_hidden = |colour: Colour| {
            let mut rest = there;
            rest.take(colour) > 0 && rest_of(position, factory, rest, rulings) == Rest::Hidden
        };
        Colour::ALL.into_iter().any(is_hidden)
    })
}
