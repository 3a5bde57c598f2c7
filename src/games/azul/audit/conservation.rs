//! All tiles together: twenty of each colour, and what left the factories lies on the boards.

use super::super::pieces::{Colour, EACH, Line, Tiles};
use super::super::position::Phase;
use super::super::reasons::{Flaw, Gap, Seen};
use super::super::rules::FallenWhenFull;
use super::boards::Trusted;
use super::table::Table;
use super::{Findings, supply, takes};

pub(super) fn check(table: &Table<'_>, findings: &mut Findings) {
    let complete = everything_shown(table);
    let flaws = findings.flaws.len();
    if table.draft.phase == Phase::Offer {
        check_taken(table, complete, findings);
        if findings.flaws.len() == flaws {
            takes::check(table, findings);
        }
    }
    // Tiles that the offer does not account for would be reported once more as too many for its round.
    let offer_sound = table.factories_sound && findings.flaws.len() == flaws;
    supply::check(table, offer_sound, findings);
    check_colours(table, complete, findings);
}

/// Whether every place that can hold tiles is shown. In the set-up what is left out is what the box gives; after the offer
/// factories and centre are empty, after the tiling floor lines are.
fn everything_shown(table: &Table<'_>) -> bool {
    let draft = table.draft;
    if draft.phase == Phase::Setup {
        return draft.bag.is_some();
    }
    let tiled = matches!(draft.phase, Phase::Preparation | Phase::End | Phase::Over);
    let board_shown = |board: &Trusted| board.wall.is_some() && board.lines.is_some() && (tiled || board.floor.is_some());
    let offer_shown = draft.phase != Phase::Offer || (table.ring.is_some() && draft.centre.is_some());
    table.whole
        && offer_shown
        && draft.bag.is_some()
        && draft.lid.is_some()
        && table.boards().all(|(_, board)| board_shown(board))
}

/// The least number of tiles that leave a floor line which is emptied when it overflows: they filled its seven spaces, one of which
/// may have held the marker, and one found no space.
pub(super) const LEAST_EMPTIED: u32 = 7;

/// The tiles of each colour in sight.
fn seen(table: &Table<'_>) -> [Seen; 5] {
    let boards = table.boards().map(|(_, board)| board.tiles()).collect::<Vec<_>>();
    let [factories, centre, bag, lid] =
        [Some(table.on_factories()), table.centre(), table.draft.bag, table.draft.lid].map(Option::unwrap_or_default);
    Colour::ALL.map(|colour| {
        let of = |tiles: &Tiles| u32::from(tiles.of(colour));
        Seen { boards: boards.iter().map(of).sum(), factories: of(&factories), centre: of(&centre), bag: of(&bag), lid: of(&lid) }
    })
}

/// Whether every tile of the box is in sight, so that none was forgotten.
pub(super) fn all_there(table: &Table<'_>) -> bool {
    everything_shown(table) && seen(table).iter().all(|seen| seen.total() == u32::from(EACH))
}

/// The box has twenty of each colour, and none ever leaves the table.
fn check_colours(table: &Table<'_>, complete: bool, findings: &mut Findings) {
    let draft = table.draft;
    if !complete && draft.phase != Phase::Setup {
        findings.gap(Gap::Conservation);
    }
    let nothing_left_out = complete && table.boards().all(|(_, board)| board.sound);
    let seen = seen(table);
    // One tile may lie on the "0" factory, kept by whoever it is.
    let missing: u32 = seen.iter().map(|seen| u32::from(EACH).saturating_sub(seen.total())).sum();
    let nothing_left_out = nothing_left_out && missing > u32::from(table.kept_unsaid);
    for (colour, seen) in Colour::ALL.into_iter().zip(seen) {
        let count = seen.total();
        if count > u32::from(EACH) {
            findings.flaw(Flaw::TooMany { colour, seen });
        } else if count < u32::from(EACH) && nothing_left_out {
            findings.flaw(Flaw::NotTwenty { colour, seen });
        }
    }
}

/// What was dealt and lies neither on factories nor in the centre was taken in this offer, and went to pattern lines, floor lines,
/// kept factories, and from full floor lines to the lid; nothing leaves a board before the tiling.
fn check_taken(table: &Table<'_>, complete: bool, findings: &mut Findings) {
    let (Some(dealt), Some(centre), Some(_)) = (table.most_dealt(), table.centre(), table.ring) else { return };
    if !table.factories_sound {
        return;
    }
    let taken = dealt.saturating_sub(table.on_factories().total() + centre.total());

    let at_least = table.boards().map(|(_, board)| received_at_least(table, board)).sum();
    if at_least > taken {
        findings.flaw(Flaw::MoreThanTaken { placed: at_least, taken });
        return;
    }

    // Where everything is shown, what is missing is missing among the twenty of its colour.
    let all_known = table.whole && table.boards().all(|(_, board)| board.sound && board.lines.is_some() && board.floor.is_some());
    let emptied = table.rulings.fallen_when_full == FallenWhenFull::All && at_least + LEAST_EMPTIED <= taken;
    let may_have_left = emptied || table.boards().any(|(_, board)| board.floor().is_full());
    if complete || !all_known || may_have_left || !table.gold_known || table.may_run_short() {
        return;
    }
    let placed = table.boards().map(|(_, board)| board.fallen() + on_lines(board)).sum();
    if placed + u32::from(table.kept_unsaid) < taken {
        findings.flaw(Flaw::TakenMissing { taken, placed });
    }
}

fn on_lines(board: &Trusted) -> u32 {
    board.lines.iter().flatten().map(|line| u32::from(line.count())).sum()
}

/// How many of the tiles on a board certainly came in this offer.
pub(super) fn received_at_least(table: &Table<'_>, board: &Trusted) -> u32 {
    board.fallen() + Line::all().map(|line| came_now(table, board, line)).sum::<u32>()
}

/// How many of the tiles on a line certainly came in this offer: all on a line whose row was tiled in every round before, for the
/// last tiling emptied it; one on any other full line, for it was not full when the offer began.
pub(super) fn came_now(table: &Table<'_>, board: &Trusted, line: Line) -> u32 {
    let begun_now =
        table.round.is_some_and(|round| round == 1 || (board.wall.is_some() && board.in_row(line) + 1 == u32::from(round)));
    if begun_now { u32::from(board.line(line).count()) } else { u32::from(board.is_full(line)) }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::super::pieces::{Piece, Tiles};
    use super::super::sample::{board, first, flaws, offer, take_factory, tile, under, verdict};
    use super::*;
    use crate::games::azul::Rulings;
    use Colour::{Black, Blue, Red, Yellow};

    #[test]
    fn a_fresh_table_is_possible_and_leaves_nothing_unchecked() {
        for players in 2..=4 {
            let mut draft = offer(players);
            for factory in 0..3 {
                let audit = verdict(&draft);
                assert_eq!(audit.flaws, []);
                assert_eq!(audit.gaps, []);
                assert_eq!(audit.assumed, []);
                assert!(audit.position.is_some());
                if factory == 0 {
                    take_factory(&mut draft, factory);
                }
            }
        }
    }

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
    fn what_fell_was_taken_first() {
        let mut draft = offer(2);
        (draft.bag, draft.lid, draft.round) = (None, None, Some(3));
        first(&mut draft).lines.as_mut().unwrap()[3] = vec![Some(Red); 3];
        assert_eq!(flaws(&draft), [], "left from earlier rounds");
        first(&mut draft).lines.as_mut().unwrap()[3].push(Some(Red));
        assert_eq!(flaws(&draft), [Flaw::MoreThanTaken { placed: 1, taken: 0 }]);
        first(&mut draft).lines.as_mut().unwrap()[3].clear();
        draft.players[1].floor = Some(vec![Some(Piece::Tile(Yellow)); 2]);
        assert_eq!(flaws(&draft), [Flaw::MoreThanTaken { placed: 2, taken: 0 }]);
        draft.players[1].floor = Some(vec![]);
        first(&mut draft).lines.as_mut().unwrap()[3] = vec![Some(Red)];
        draft.round = Some(2);
        assert_eq!(flaws(&draft), []);
        tile(&mut draft, 0, 3, Blue);
        assert_eq!(flaws(&draft), [Flaw::MoreThanTaken { placed: 1, taken: 0 }], "row 4 was tiled last round");
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

    #[test]
    fn a_single_board_says_what_it_leaves_unchecked() {
        assert_eq!(
            verdict(&board(2)).gaps,
            [Gap::OtherPlayers, Gap::Marker, Gap::Factories, Gap::Centre, Gap::Bag, Gap::Lid, Gap::Conservation]
        );
    }
}
