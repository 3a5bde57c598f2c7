//! Factories and centre against the phase, against each other, and against what lies beside the boards.

use super::super::pieces::{CORNERS, FILL, Tiles};
use super::super::position::Phase;
use super::super::reasons::{Flaw, Gap, MarkerPlace};
use super::table::Table;
use super::{Audit, conservation};
use crate::games::shared::Short;

pub(super) fn check(table: &mut Table<'_>, audit: &mut Audit) {
    let flaws = audit.flaws.len();
    match table.draft.phase {
        Phase::Setup => {}
        Phase::Offer => check_offer(table, audit),
        Phase::Play | Phase::Preparation | Phase::End | Phase::Over => check_left_over(table, audit),
    }
    table.factories_sound = audit.flaws[flaws..].iter().all(Flaw::is_doubt);
}

/// Phase 1 is over when nothing is left to take, and nothing is dealt before the next round.
fn check_left_over(table: &Table<'_>, audit: &mut Audit) {
    let phase = table.draft.phase;
    for (factory, tiles) in table.factories().filter(|(_, tiles)| !tiles.is_empty()) {
        audit.flaw(Flaw::FactoryNotEmpty { heap: tiles, phase, factory });
    }
    if let Some(tiles) = table.centre().filter(|tiles| !tiles.is_empty()) {
        audit.flaw(Flaw::CentreNotEmpty { heap: tiles, phase });
    }
}

fn check_offer(table: &Table<'_>, audit: &mut Audit) {
    if table.ring.is_none() {
        audit.gap(Gap::Factories);
    }
    if table.ring.is_none() || table.draft.centre.is_none() {
        audit.gap(Gap::Centre);
    }
    let flaws = audit.flaws.len();
    check_fill(table, audit);
    let sound = audit.flaws[flaws..].iter().all(Flaw::is_doubt);
    if let (Some(emptied), Some(centre)) = (table.emptied(), table.centre()) {
        check_centre(table, emptied, centre, sound, audit);
    }
    if audit.flaws[flaws..].iter().all(Flaw::is_doubt) {
        check_taken(table, audit);
    }
}

/// A factory holds what it was filled with until somebody takes from it; then it is empty.
fn check_fill(table: &Table<'_>, audit: &mut Audit) {
    for (factory, tiles) in table.factories() {
        let count = tiles.total();
        if count > FILL {
            audit.flaw(Flaw::OverfullFactory { factory, count });
        } else if (1..FILL).contains(&count) && !table.has_run_dry() {
            audit.flaw(match table.may_have_run_dry() {
                true => Flaw::ShortFactory { factory, count, short: Short::RanOut },
                false if somebody_took(table) => Flaw::RestOnFactory { factory, count },
                false => Flaw::ShortFactory { factory, count, short: Short::Filled },
            });
        }
    }
}

/// Whether tiles have certainly been taken in this phase.
fn somebody_took(table: &Table<'_>) -> bool {
    let from_factories = table.factories().any(|(_, tiles)| tiles.is_empty());
    let in_centre = table.centre().is_some_and(|tiles| !tiles.is_empty());
    let kept = if table.round == Some(1) { 0 } else { CORNERS };
    from_factories || in_centre || table.boards().any(|(_, board)| board.in_hand() > kept)
}

/// What reaches the centre comes from emptied factories, and of each at least the tile that was taken did not come.
fn check_centre(table: &Table<'_>, emptied: u32, centre: Tiles, sound: bool, audit: &mut Audit) {
    let count = centre.total();
    if table.on_factories().total() + count == 0 {
        audit.flaw(Flaw::OfferEmpty);
        return;
    }
    if emptied == 0 {
        // A marker in front of somebody is reported with the marker.
        if count > 0 {
            audit.flaw(Flaw::CentreBeforeTaking { heap: centre });
        }
        return;
    }
    // Whoever took the marker took a tile from the centre with it.
    let marker_taken = matches!(table.marker, Some(MarkerPlace::Front(_)));
    let most = (FILL * emptied).saturating_sub(emptied + u32::from(marker_taken));
    if sound && count > most {
        audit.flaw(Flaw::CentreOverfull { tiles: count, most, emptied: emptied as usize });
    }
}

/// What was dealt and lies neither on factories nor in the centre was taken in this phase and lies beside the boards, for nothing
/// leaves them before the next; there it joins at most four tiles each that were kept, none in the first round.
fn check_taken(table: &Table<'_>, audit: &mut Audit) {
    let hands_shown = table.whole && table.boards().all(|(_, board)| board.hand.is_some());
    let (Some(players), Some(_)) = (table.players, table.ring) else {
        audit.gap(Gap::Taken);
        return;
    };
    if !hands_shown || table.draft.centre.is_none() {
        audit.gap(Gap::Taken);
    }
    let on_table = table.on_factories().total() + table.centre().map_or(0, Tiles::total);
    let taken = table.dealt_each_round().saturating_sub(on_table);
    let kept = if table.round == Some(1) { 0 } else { CORNERS };
    let before = audit.flaws.len();
    for (seat, board) in table.boards() {
        if board.in_hand() > taken + kept {
            audit.flaw(Flaw::HandBeyondOffer { held: board.in_hand(), most: taken + kept, seat });
        }
    }
    if audit.flaws.len() > before {
        return;
    }
    let held = table.boards().map(|(_, board)| board.in_hand()).sum();
    let most = taken + kept * players as u32;
    if held > most {
        audit.flaw(Flaw::HandsBeyondOffer { held, most });
    } else if held < taken
        && hands_shown
        && table.draft.centre.is_some()
        && !table.may_have_run_dry()
        // Where everything is shown, what is missing is missing among the twenty-two of its colour.
        && !conservation::everything_shown(table)
    {
        audit.flaw(Flaw::TakenMissing { taken, held });
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::super::pieces::Colour;
    use super::super::sample::{factory, first, flaws, offer, seat, take_factory};
    use super::*;

    fn without_bag() -> super::super::Draft {
        let mut draft = offer(2);
        (draft.bag, draft.tower) = (None, None);
        draft
    }

    #[test]
    fn a_factory_is_full_or_empty() {
        let mut draft = without_bag();
        let shown = draft.factories.as_mut().unwrap();
        shown[0].add(Colour::Red, 1);
        let (colour, _) = shown[1].iter().next().unwrap();
        assert!(shown[1].remove(colour));
        assert_eq!(
            flaws(&draft),
            [
                Flaw::OverfullFactory { factory: factory(0), count: 5 },
                Flaw::ShortFactory { factory: factory(1), count: 3, short: Short::Filled },
            ]
        );
    }

    #[test]
    fn the_centre_comes_from_emptied_factories() {
        let mut draft = without_bag();
        let one = Tiles::new([1, 0, 0, 0, 0, 0]);
        draft.centre = Some((one, 1));
        assert_eq!(flaws(&draft), [Flaw::CentreBeforeTaking { heap: one }]);
        let mut draft = without_bag();
        take_factory(&mut draft, 0);
        assert_eq!(flaws(&draft), []);
        draft.centre = Some((Tiles::new([0, 4, 0, 0, 0, 0]), 1));
        assert_eq!(flaws(&draft), [Flaw::CentreOverfull { tiles: 4, most: 3, emptied: 1 }]);
    }

    #[test]
    fn what_lies_beside_the_boards_was_taken_or_kept() {
        let mut draft = without_bag();
        first(&mut draft).tiles = Some(Tiles::new([0, 1, 0, 0, 0, 0]));
        assert_eq!(flaws(&draft), [Flaw::HandBeyondOffer { held: 1, most: 0, seat: seat(0) }]);
        draft.round = Some(3);
        for player in &mut draft.players {
            player.score = None;
        }
        assert_eq!(flaws(&draft), []);
        first(&mut draft).tiles = Some(Tiles::new([0, 4, 0, 0, 0, 0]));
        draft.players[1].tiles = Some(Tiles::new([0, 5, 0, 0, 0, 0]));
        assert_eq!(flaws(&draft), [Flaw::HandBeyondOffer { held: 5, most: 4, seat: seat(1) }]);
        draft.players[1].tiles = Some(Tiles::EMPTY);
        first(&mut draft).tiles = Some(Tiles::EMPTY);
        take_factory(&mut draft, 2);
        first(&mut draft).tiles = Some(Tiles::EMPTY);
        assert!(matches!(flaws(&draft)[..], [Flaw::TakenMissing { held: 0, .. }]), "{:?}", flaws(&draft));
    }

    #[test]
    fn something_is_left_while_phase_1_goes_on_and_nothing_after() {
        let mut draft = without_bag();
        let left = Tiles::new([0, 0, 2, 0, 0, 2]);
        draft.phase = Phase::Play;
        draft.marker = Some(seat(0));
        first(&mut draft).score = Some(4);
        draft.centre = Some((left, 0));
        draft.factories = Some(vec![Tiles::EMPTY, left, Tiles::EMPTY, Tiles::EMPTY, Tiles::EMPTY]);
        assert_eq!(
            flaws(&draft),
            [
                Flaw::FactoryNotEmpty { heap: left, phase: Phase::Play, factory: factory(1) },
                Flaw::CentreNotEmpty { heap: left, phase: Phase::Play },
            ]
        );
        draft.phase = Phase::Offer;
        draft.marker = None;
        first(&mut draft).score = Some(5);
        draft.factories = Some(vec![Tiles::EMPTY; 5]);
        draft.centre = Some((Tiles::EMPTY, 0));
        assert_eq!(flaws(&draft), [Flaw::OfferEmpty]);
    }
}
