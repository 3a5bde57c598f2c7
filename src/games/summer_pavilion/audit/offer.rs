//! Factories and centre against the phase, against each other, and against what lies beside the boards.

use super::table::Table;
use super::{Audit, supply};
use crate::game::shared::Short;
use crate::games::summer_pavilion::pieces::{FILL, SEATS, factories_for};
use crate::games::summer_pavilion::{Flaw, Gap, MarkerPlace, Phase};

pub(super) fn check(table: &mut Table<'_>, audit: &mut Audit) {
    table.factories_sound = audit.passes(|audit| match table.draft.phase {
        Phase::Setup => {}
        Phase::Offer => check_offer(table, audit),
        Phase::Play | Phase::Preparation | Phase::End | Phase::Over => check_left_over(table, audit),
    });
}

/// Phase 1 is over when nothing is left to take, and nothing is dealt before the next round.
fn check_left_over(table: &Table<'_>, audit: &mut Audit) {
    let phase = table.draft.phase;
    let factories = table.factories().filter(|(_, tiles)| !tiles.is_empty());
    audit.flaws.extend(factories.map(|(factory, heap)| Flaw::FactoryNotEmpty { heap, phase, factory }));
    let centre = table.centre().filter(|tiles| !tiles.is_empty());
    audit.flaw(centre.map(|heap| Flaw::CentreNotEmpty { heap, phase }));
}

fn check_offer(table: &Table<'_>, audit: &mut Audit) {
    audit.gap(table.ring.is_none().then_some(Gap::Factories));
    audit.gap((table.ring.is_none() || table.draft.centre.is_none()).then_some(Gap::Centre));
    let sound = audit.passes(|audit| check_fill(table, audit));
    if audit.passes(|audit| audit.flaw(wrong_in_centre(table, sound))) && sound {
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
            audit.flaw(match table.may_be_dealt_short() {
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
    from_factories || in_centre || table.boards().any(|(_, board)| board.in_hand() > table.kept())
}

/// What reaches the centre comes from emptied factories, and of each at least the tile that was taken did not come.
fn wrong_in_centre(table: &Table<'_>, sound: bool) -> Option<Flaw> {
    let (known, centre) = (table.emptied(), table.centre()?);
    let tiles = centre.total();
    if known.is_some() && table.on_table().is_empty() {
        return Some(Flaw::OfferEmpty);
    }
    if known == Some(0) {
        // A marker in front of somebody is reported with the marker.
        return (tiles > 0).then_some(Flaw::CentreBeforeTaking { heap: centre });
    }
    let emptied = known.or_else(|| most_emptied(table))?;
    // Whoever took the marker took a tile from the centre with it.
    let marker_taken = matches!(table.marker, Some(MarkerPlace::Front(_)));
    let most = (FILL * emptied).saturating_sub(emptied + u32::from(marker_taken));
    (sound && tiles > most).then_some(Flaw::CentreOverfull { tiles, most, emptied: emptied as usize })
}

/// The most factories that can be empty where not all are shown; none where too many or too few are.
fn most_emptied(table: &Table<'_>) -> Option<u32> {
    let is_counted = table.seats == 1 || (table.whole && table.draft.factories.is_none());
    let filled = table.factories().filter(|(_, tiles)| !tiles.is_empty()).count();
    is_counted.then(|| factories_for(table.players.unwrap_or(SEATS)).saturating_sub(filled) as u32)
}

/// What was dealt and lies neither on factories nor in the centre was taken in this phase and lies beside the boards, for nothing
/// leaves them before the next; there it joins at most four kept tiles each, none in the first round.
fn check_taken(table: &Table<'_>, audit: &mut Audit) {
    let hands_shown = table.whole && table.boards().all(|(_, board)| board.hand.is_some());
    let Some(players) = table.players.filter(|_| table.ring.is_some()) else { return audit.gap(Gap::Taken) };
    let all_shown = hands_shown && table.draft.centre.is_some();
    audit.gap((!all_shown).then_some(Gap::Taken));
    let taken = table.dealt_each_round().saturating_sub(table.on_table().total());
    let most = taken + table.kept();
    let first = table.kept() == 0;
    let beyond = table.boards().map(|(seat, board)| (seat, board.in_hand())).filter(|&(_, held)| held > most);
    if !audit.passes(|audit| audit.flaws.extend(beyond.map(|(seat, held)| Flaw::HandBeyondOffer { held, most, first, seat }))) {
        return;
    }
    let held = table.boards().map(|(_, board)| board.in_hand()).sum();
    let most = taken + table.kept() * players as u32;
    // Where everything is shown, what is missing is missing among the twenty-two of its colour.
    let is_missing = || all_shown && !table.may_have_run_dry() && !supply::everything_shown(table);
    if held > most {
        audit.flaw(Flaw::HandsBeyondOffer { held, most, first });
    } else if held < taken && is_missing() {
        audit.flaw(Flaw::TakenMissing { taken, held });
    }
}
