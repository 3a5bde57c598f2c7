//! All tiles together: twenty of each colour, and what left the factories lies on the boards.

use super::super::pieces::{Colour, EACH};
use super::super::position::Phase;
use super::super::reasons::{Flaw, Gap};
use super::Notes;
use super::table::Table;

/// The box has twenty of each colour, and none ever leaves the table.
pub(super) fn check(table: &Table<'_>, notes: &mut Notes) {
    let (draft, complete) = (table.draft, table.everything_shown());
    if !complete && draft.phase != Phase::Setup {
        notes.gap(Gap::Conservation);
    }
    let nothing_left_out = complete && table.boards().all(|(_, board)| board.sound);
    let seen = table.seen;
    // One tile may lie on the "0" factory, kept by whoever it is.
    let missing: u32 = seen.iter().map(|seen| u32::from(EACH).saturating_sub(seen.total())).sum();
    let nothing_left_out = nothing_left_out && missing > u32::from(table.kept_unsaid);
    for (colour, seen) in Colour::ALL.into_iter().zip(seen) {
        let count = seen.total();
        if count > u32::from(EACH) {
            notes.flaw(Flaw::TooMany { colour, seen });
        } else if count < u32::from(EACH) && nothing_left_out {
            notes.flaw(Flaw::NotTwenty { colour, seen });
        }
    }
}

/// What was dealt and lies neither on factories nor in the centre was taken in this offer, and went to pattern lines, floor lines,
/// kept factories, and from full floor lines to the lid; nothing leaves a board before the tiling. While tiling all of it is taken,
/// and a line that was tiled has left, for its row to tell of it.
pub(super) fn check_taken(table: &Table<'_>, notes: &mut Notes) {
    let (Some((fewest, most)), Some(left)) = (table.dealt(), table.not_taken()) else { return };
    let tiling = table.draft.phase == Phase::Tiling;
    let taken = most.saturating_sub(left);
    let at_least = table.boards().map(|(_, board)| table.received_at_least(board)).sum();
    if at_least > taken {
        notes.flaw(Flaw::MoreThanTaken { placed: at_least, taken, tiling });
        return;
    }

    // Where everything is shown, what is missing is missing among the twenty of its colour.
    if table.everything_shown() && !table.all_there() || !table.whole || table.may_run_short() {
        return;
    }
    let taken = fewest.saturating_sub(left);
    let placed: Option<u32> = table.boards().map(|(_, board)| table.received_at_most(board)).sum();
    if let Some(placed) = placed.filter(|placed| placed + u32::from(table.kept_unsaid) < taken) {
        notes.flaw(Flaw::TakenMissing { taken, placed, tiling });
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::super::pieces::Tiles;
    use super::super::sample::{first, flaws, offer, take_factory, under, verdict};
    use super::*;
    use crate::games::azul::Rulings;
    use crate::games::azul::rules::FallenWhenFull;
    use Colour::{Black, Blue, Red};

    #[test]
    fn twenty_of_each_colour() {
        let mut draft = offer(2);
        let bag = draft.bag.as_mut().unwrap();
        let red = bag.take(Red);
        bag.add(Red, red - 1);
        bag.add(Black, 1);
        let found = |draft: &_| {
            flaws(draft)
                .into_iter()
                .map(|flaw| match flaw {
                    Flaw::NotTwenty { colour, seen } | Flaw::TooMany { colour, seen } => (colour, seen.total()),
                    other => panic!("{other:?}"),
                })
                .collect::<Vec<_>>()
        };
        assert_eq!(found(&draft), [(Red, 19), (Black, 21)]);
        draft.lid = None;
        assert_eq!(found(&draft), [(Black, 21)]);
        assert!(verdict(&draft).gaps.contains(&Gap::Conservation));
    }

    #[test]
    fn a_line_with_a_flaw_of_its_own_is_not_counted() {
        let mut draft = offer(2);
        first(&mut draft).lines.as_mut().unwrap()[0] = vec![Some(Blue); 30];
        assert!(matches!(flaws(&draft)[..], [Flaw::OverfullLine { .. }]));
    }

    #[test]
    fn what_was_taken_is_somewhere() {
        let mut draft = offer(2);
        take_factory(&mut draft, 0);
        draft.bag = None;
        assert_eq!(flaws(&draft), []);
        draft.centre = Some((Tiles::EMPTY, 1));
        let missing = flaws(&draft);
        assert!(matches!(missing[..], [Flaw::TakenMissing { .. }]), "{missing:?}");
        let all = Rulings { fallen_when_full: FallenWhenFull::All, ..Rulings::default() };
        assert_eq!(under(&draft, &all), missing, "four tiles fill no floor line");
        for shown in &mut draft.factories.as_mut().unwrap()[1..3] {
            shown.tiles = Tiles::EMPTY;
        }
        assert_eq!(under(&draft, &all), []);
        draft.players[1].lines = None;
        assert_eq!(flaws(&draft), []);
    }
}
