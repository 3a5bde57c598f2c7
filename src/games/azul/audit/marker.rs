//! Where the first-player marker can be.
//!
//! An offer begins with it in the centre. The first to take from there puts it on their floor line (or, by rulings, on a kept "0"
//! factory, or in front of them), where it stays until they clear their floor line; then it lies in front of them.

use super::super::draft::Draft;
use super::super::pieces::{Piece, Seat, Tiles};
use super::super::position::Phase;
use super::super::reasons::{Flaw, Gap, MarkerLaw, MarkerPlace};
use super::super::rules::{FallenWhenFull, MarkerOnFullFloor, ZeroCatchesMarker};
use super::Findings;
use super::boards::Trusted;
use super::conservation::LEAST_EMPTIED;
use super::table::Table;

/// Every place where the case shows the marker. The same heap may be typed with any number of them; two are enough to tell.
fn places(draft: &Draft) -> impl Iterator<Item = MarkerPlace> + '_ {
    let in_centre = draft.centre.map_or(0, |(_, markers)| markers.min(2));
    let on_boards = Seat::all().zip(&draft.players).flat_map(|(seat, player)| {
        let floor = player.floor.iter().flatten().enumerate();
        let floor = floor.filter(|(_, piece)| **piece == Some(Piece::Marker)).map(move |(at, _)| MarkerPlace::Floor(seat, at));
        let kept = player.kept.iter().flatten().filter(|piece| **piece == Piece::Marker).map(move |_| MarkerPlace::Kept(seat));
        floor.chain(kept)
    });
    std::iter::repeat_n(MarkerPlace::Centre, in_centre).chain(on_boards).chain(draft.marker.map(MarkerPlace::Front))
}

/// Where the marker is, if the case shows it exactly once.
pub(super) fn only_place(draft: &Draft) -> Option<MarkerPlace> {
    let mut places = places(draft);
    places.next().filter(|_| places.next().is_none())
}

pub(super) fn check(table: &Table<'_>, findings: &mut Findings) {
    let phase = table.draft.phase;
    match table.marker {
        Some(place) => {
            if let Some(doubt) = fault(table, place) {
                findings.flaw(Flaw::MarkerMisplaced { place, phase, law: law(place, phase), doubt });
            }
            // Once the round is over `starter` is who begins the next.
            if let (MarkerPlace::Front(holder), Phase::Preparation, Some(said)) = (place, phase, table.draft.starter)
                && said != holder
            {
                findings.flaw(Flaw::StarterWithoutMarker { seat: said, holder });
            }
        }
        None if places(table.draft).next().is_some() => {
            findings.flaw(Flaw::SeveralMarkers { places: places(table.draft).collect() });
        }
        None => match phase {
            Phase::Offer | Phase::Tiling if is_nowhere(table) => findings.flaw(Flaw::NoMarker { phase }),
            Phase::Offer | Phase::Tiling | Phase::Preparation => findings.gap(Gap::Marker),
            // Nobody asks for it before the first deal, nor when no round follows.
            Phase::Setup | Phase::End | Phase::Over => {}
        },
    }
}

/// What is wrong with the marker there: nothing, a doubt, or a broken rule.
fn fault(table: &Table<'_>, place: MarkerPlace) -> Option<bool> {
    let round_over = matches!(table.draft.phase, Phase::Preparation | Phase::End | Phase::Over);
    match (place, table.draft.phase) {
        (_, Phase::Setup) | (MarkerPlace::Centre, Phase::Offer) => None,
        // Nobody took from the centre: every factory was emptied by one colour.
        (MarkerPlace::Centre, _) => Some(true),
        // With anything else beside it, it is reported as a floor line that was not cleared.
        (MarkerPlace::Floor(seat, _), _) if round_over => table.board(seat).only_marker_fell().then_some(false),
        (MarkerPlace::Kept(_), _) if round_over => None,
        (MarkerPlace::Floor(..), _) => None,
        (MarkerPlace::Kept(_), _) => (table.rulings.zero_catches_marker == ZeroCatchesMarker::No).then_some(false),
        (MarkerPlace::Front(_), _) if round_over => None,
        (MarkerPlace::Front(seat), _) => match lies_in_front(table, table.board(seat)) {
            Chance::Plain => None,
            Chance::Rare => Some(true),
            Chance::No => Some(false),
        },
    }
}

/// What says where it should be instead.
fn law(place: MarkerPlace, phase: Phase) -> MarkerLaw {
    match (place, phase) {
        (MarkerPlace::Kept(_), _) => MarkerLaw::CatchesTiles,
        (MarkerPlace::Front(_), Phase::Setup | Phase::Offer) => MarkerLaw::ToTheCentre,
        (_, Phase::Setup | Phase::Offer | Phase::Tiling) => MarkerLaw::FromTheCentre,
        (_, Phase::Preparation | Phase::End | Phase::Over) => MarkerLaw::Stays,
    }
}

/// How likely something is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Chance {
    No,
    Rare,
    Plain,
}

/// Whether the marker can lie in front of a player while the round goes on.
fn lies_in_front(table: &Table<'_>, board: &Trusted) -> Chance {
    let tiling = table.draft.phase == Phase::Tiling;
    if !tiling && table.emptied() == Some(0) {
        return Chance::No;
    }
    // Seven tiles left no space for the marker, and no tile leaves a floor line before it is cleared.
    let no_space = board.floor().tiles().total() == 7 && table.rulings.marker_on_full_floor == MarkerOnFullFloor::CostsNothing;
    if no_space || (tiling && board.may_have_cleared()) {
        Chance::Plain
    } else if board.floor.is_none() || may_have_overflowed(table) {
        // A floor line that is not shown can be full; one that overflowed was emptied but for the marker.
        Chance::Rare
    } else {
        Chance::No
    }
}

/// Whether so many tiles were taken in this round that a floor line can have overflowed, which emptied it by the ruling in force.
pub(super) fn may_have_overflowed(table: &Table<'_>) -> bool {
    if table.rulings.fallen_when_full == FallenWhenFull::Further {
        return false;
    }
    let left = |centre: Tiles| (table.on_factories().total() + centre.total(), table.most_dealt());
    match table.ring.and(table.centre()).map(left) {
        Some((left, Some(dealt))) => left + LEAST_EMPTIED <= dealt,
        _ => true,
    }
}

/// Whether the marker is missing although every place that could hold it is shown.
fn is_nowhere(table: &Table<'_>) -> bool {
    if table.draft.centre.is_none() {
        return false;
    }
    // It cannot have left the centre before a factory was emptied.
    let untouched = table.draft.phase == Phase::Offer && table.emptied() == Some(0);
    let on_no_board =
        || table.whole && table.boards().all(|(_, board)| board.floor.is_some() && lies_in_front(table, board) == Chance::No);
    let may_be_caught = table.kept_unsaid && table.rulings.zero_catches_marker == ZeroCatchesMarker::Yes;
    untouched || (!may_be_caught && on_no_board())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::sample::{first, flaws, offer, seat, specialised, take_factory, under, verdict};
    use super::*;
    use crate::games::azul::{Colour, Gold, Rulings};

    fn misplaced(place: MarkerPlace, phase: Phase, doubt: bool) -> Flaw {
        Flaw::MarkerMisplaced { place, phase, law: law(place, phase), doubt }
    }

    #[test]
    fn it_is_missing_or_there_twice() {
        let mut draft = offer(2);
        draft.centre = Some((crate::games::azul::Tiles::EMPTY, 0));
        assert_eq!(flaws(&draft), [Flaw::NoMarker { phase: Phase::Offer }]);
        draft.centre = None;
        assert_eq!(flaws(&draft), []);
        assert!(verdict(&draft).gaps.contains(&Gap::Marker));
        let mut draft = offer(2);
        take_factory(&mut draft, 0);
        first(&mut draft).floor.as_mut().unwrap().insert(0, Some(Piece::Marker));
        assert_eq!(flaws(&draft), [Flaw::SeveralMarkers { places: vec![MarkerPlace::Centre, MarkerPlace::Floor(seat(0), 0)] }]);
        draft.centre = draft.centre.map(|(tiles, _)| (tiles, 0));
        first(&mut draft).floor.as_mut().unwrap().remove(0);
        assert_eq!(flaws(&draft), [Flaw::NoMarker { phase: Phase::Offer }], "all places that could hold it are shown");
    }

    #[test]
    fn in_the_offer_it_lies_in_front_only_beside_a_full_floor_line() {
        let mut draft = offer(2);
        draft.bag = None;
        draft.lid = None;
        draft.round = None;
        draft.centre = None;
        draft.factories = None;
        draft.marker = Some(seat(0));
        let front = MarkerPlace::Front(seat(0));
        assert_eq!(flaws(&draft), [misplaced(front, Phase::Offer, false)]);
        let all = Rulings { fallen_when_full: FallenWhenFull::All, ..Rulings::default() };
        assert_eq!(under(&draft, &all), [misplaced(front, Phase::Offer, true)]);
        first(&mut draft).floor = Some(vec![Some(Piece::Tile(Colour::Red)); 7]);
        assert_eq!(flaws(&draft), []);
        let replaces = Rulings { marker_on_full_floor: MarkerOnFullFloor::Replaces, ..Rulings::default() };
        assert_eq!(under(&draft, &replaces), [misplaced(front, Phase::Offer, false)]);
        first(&mut draft).floor = None;
        assert_eq!(flaws(&draft), [misplaced(front, Phase::Offer, true)]);
    }

    #[test]
    fn while_tiling_it_lies_in_front_of_whoever_has_cleared() {
        let mut draft = offer(2);
        draft.phase = Phase::Tiling;
        (draft.bag, draft.lid, draft.centre, draft.factories) = (None, None, None, None);
        draft.marker = Some(seat(0));
        assert_eq!(flaws(&draft), []);
        first(&mut draft).lines.as_mut().unwrap()[0] = vec![Some(Colour::Red)];
        assert_eq!(flaws(&draft), [misplaced(MarkerPlace::Front(seat(0)), Phase::Tiling, false)]);
    }

    #[test]
    fn after_the_offer_it_is_rarely_in_the_centre() {
        let mut draft = offer(2);
        (draft.bag, draft.lid, draft.factories) = (None, None, None);
        for phase in [Phase::Tiling, Phase::Preparation] {
            draft.phase = phase;
            assert_eq!(flaws(&draft), [misplaced(MarkerPlace::Centre, phase, true)]);
            assert!(verdict(&draft).position.is_some());
        }
    }

    #[test]
    fn after_tiling_it_lies_in_front_of_its_taker() {
        let mut draft = offer(2);
        (draft.bag, draft.lid, draft.centre, draft.factories) = (None, None, None, None);
        draft.phase = Phase::Preparation;
        first(&mut draft).floor = Some(vec![Some(Piece::Marker)]);
        assert_eq!(flaws(&draft), [misplaced(MarkerPlace::Floor(seat(0), 0), Phase::Preparation, false)]);
        first(&mut draft).floor.as_mut().unwrap().push(Some(Piece::Tile(Colour::Red)));
        let left = Flaw::FloorNotCleared { seat: seat(0), pieces: 2, kept: false, phase: Phase::Preparation };
        assert_eq!(flaws(&draft), [left]);
    }

    #[test]
    fn whoever_has_it_begins_the_next_round() {
        let mut draft = offer(2);
        (draft.bag, draft.lid, draft.centre, draft.factories) = (None, None, None, None);
        draft.phase = Phase::Preparation;
        (draft.marker, draft.starter) = (Some(seat(0)), Some(seat(0)));
        assert_eq!(flaws(&draft), []);
        draft.starter = Some(seat(1));
        assert_eq!(flaws(&draft), [Flaw::StarterWithoutMarker { seat: seat(1), holder: seat(0) }]);
        draft.phase = Phase::Tiling;
        assert_eq!(flaws(&draft), [], "who began this round is another matter");
    }

    #[test]
    fn the_kept_factory_catches_it_by_ruling_only() {
        let mut draft = specialised(2, &[Gold::Zero, Gold::Stay]);
        take_factory(&mut draft, 0);
        draft.centre = draft.centre.map(|(tiles, _)| (tiles, 0));
        first(&mut draft).kept = Some(vec![Piece::Marker]);
        let wrong = misplaced(MarkerPlace::Kept(seat(0)), Phase::Offer, false);
        assert!(flaws(&draft).contains(&wrong));
        let catches = Rulings { zero_catches_marker: ZeroCatchesMarker::Yes, ..Rulings::default() };
        assert!(!under(&draft, &catches).contains(&wrong));
    }
}
