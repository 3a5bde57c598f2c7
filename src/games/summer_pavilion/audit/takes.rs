//! The only take from a factory until now: what it brought and what it left tell of each other.

use super::super::pieces::{CORNERS, Colour, FILL, Tiles};
use super::super::reasons::{Flaw, MarkerPlace};
use super::Audit;
use super::table::Table;

/// One factory is empty and nobody took from the centre, so that there was one take.
pub(super) fn check(table: &Table<'_>, audit: &mut Audit) {
    let (Some(1), Some(left), Some(MarkerPlace::Centre)) = (table.emptied(), table.centre(), table.marker) else { return };
    let Some(wild) = table.round.and_then(Colour::wild).filter(|_| table.whole && !table.may_have_run_dry()) else { return };
    let kept = if table.round == Some(1) { 0 } else { CORNERS };
    let one_took = table.boards().any(|(seat, board)| {
        let others_did_not = table.boards().all(|(other, board)| other == seat || board.in_hand() <= kept);
        others_did_not && board.hand.is_none_or(|hand| comes(hand, left, wild, kept))
    });
    if !one_took && let Some((seat, _)) = table.boards().max_by_key(|(_, board)| board.in_hand()) {
        audit.flaw(Flaw::NotOneTake { seat, left, wild });
    }
}

/// Whether what is held, save some tiles that were kept, can be what was taken from a factory that left the rest.
fn comes(held: Tiles, left: Tiles, wild: Colour, kept: u32) -> bool {
    let taken = FILL.saturating_sub(left.total());
    let wilds_left = u32::from(left.of(wild));
    let brings = |colour: Colour, along: u32| {
        let (own, more) = if colour == wild { (taken, 0) } else { (taken.saturating_sub(along), along) };
        let all_of_it = if colour == wild { taken == 1 && wilds_left == left.total() } else { own > 0 && left.of(colour) == 0 };
        all_of_it && u32::from(held.of(colour)) >= own && u32::from(held.of(wild)) >= more
    };
    // Where wild tiles were left, one came along.
    let fewest = wilds_left.min(1);
    held.total() <= taken + kept && Colour::ALL.into_iter().any(|colour| (fewest..=1).any(|along| brings(colour, along)))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::sample::{flaws, offer, seat};
    use super::*;

    /// One factory is empty; these tiles lie beside the first board and in the centre. Purple is wild in round 1.
    fn taken(held: [u8; 6], left: [u8; 6], round: u8) -> Vec<Flaw> {
        let mut draft = offer(2);
        (draft.bag, draft.tower, draft.round) = (None, None, Some(round));
        draft.factories.as_mut().unwrap()[0] = Tiles::EMPTY;
        draft.centre = Some((Tiles::new(left), 1));
        (draft.players[0].tiles, draft.players[0].score) = (Some(Tiles::new(held)), None);
        flaws(&draft)
    }

    #[test]
    fn one_take_brings_all_of_a_colour_and_a_wild_tile() {
        let none = |left| [Flaw::NotOneTake { seat: seat(0), left: Tiles::new(left), wild: Colour::Purple }];
        for (held, left) in [
            ([0, 0, 0, 0, 0, 3], [0, 0, 0, 1, 0, 0]),
            ([1, 0, 0, 0, 0, 2], [1, 0, 0, 0, 0, 0]),
            ([1, 0, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0]),
            ([1, 3, 0, 0, 0, 0], [0; 6]),
        ] {
            assert_eq!(taken(held, left, 1), []);
        }
        for (held, left) in [
            ([0, 0, 0, 0, 0, 3], [0, 0, 0, 0, 0, 1]),
            ([0, 1, 0, 0, 0, 0], [1, 0, 0, 2, 0, 0]),
            ([0, 2, 0, 0, 0, 0], [1, 0, 0, 1, 0, 0]),
            ([1, 0, 0, 0, 0, 0], [0, 2, 0, 1, 0, 0]),
        ] {
            assert_eq!(taken(held, left, 1), none(left));
        }
        assert_eq!(taken([0, 0, 0, 0, 0, 4], [0, 0, 0, 2, 0, 0], 3), [], "two were kept");
    }
}
