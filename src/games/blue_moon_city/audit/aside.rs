//! Cards set aside: from a building that its player finished this turn, where the figure stands. Nothing else lies aside.

use super::super::buildings::{Building, DEAREST, Proved, Reward};
use super::super::draft::Draft;
use super::super::pieces::{Seat, Spot};
use super::super::position::Phase;
use super::super::reasons::Flaw;
use super::city::City;
use super::sites::Built;
use super::{Findings, Roster};

/// What a player can have won in this turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Won {
    /// The most cards.
    pub(super) most: u32,
    /// Whether the case shows that a building was finished.
    pub(super) shown: bool,
}

pub(super) fn won(draft: &Draft, city: &City, built: &Built, seat: Seat) -> Won {
    let own = draft.turn.is_none_or(|turn| turn == seat);
    if !own || draft.phase == Some(Phase::Movement) || draft.progress.stones == Some(0) {
        return Won::default();
    }
    let figure = draft.players.get(seat.index()).and_then(|player| player.figure);
    let may_be_finished = |building: Building| built.sites[building.index()].finished || !draft.tells_finished(building);
    let finished_now = |building: &Building| {
        *building != Building::Market && figure.is_none_or(|figure| figure == *building) && may_be_finished(*building)
    };
    // Who has placed a stone in this turn stands where it lies, and on a finished building nobody places one.
    let placed = draft.phase == Some(Phase::Building) || draft.progress.stones.is_some();
    Won {
        most: Building::ALL
            .into_iter()
            .filter(finished_now)
            .map(|building| most_cards(draft, city, built, building))
            .max()
            .unwrap_or(0),
        shown: placed && draft.turn.is_some() && figure.is_some_and(|figure| built.sites[figure.index()].finished),
    }
}

/// The most cards that a player gets for finishing a building.
fn most_cards(draft: &Draft, city: &City, built: &Built, building: Building) -> u32 {
    let (plan, print) = (&city.plans[building.index()], building.print());
    let printed = |read: Option<Reward>, proved: Proved| match (read, proved) {
        (Some(reward), _) => u32::from(reward.cards),
        (None, Proved::Crystals) => 0,
        (None, _) => u32::from(DEAREST),
    };
    let spot = |building: Building| Spot::all().find(|spot| city.tiles[spot.index()] == Some(building));
    let may_be_beside = |other: &Building| spot(building).zip(spot(*other)).is_none_or(|(here, there)| here.distance(there) == 1);
    let may_be_finished = |other: &Building| built.sites[other.index()].finished || !draft.tells_finished(*other);
    let others = Building::ALL.into_iter().filter(|&other| other != building && other != Building::Market);
    let beside =
        others.filter(may_be_finished).filter(may_be_beside).map(|other| u32::from(city.plans[other.index()].neighbour.cards));
    printed(plan.master, print.master) + printed(plan.contributor, print.contributor) + beside.sum::<u32>()
}

/// Nobody has more cards aside than were won in this turn.
pub(super) fn check(draft: &Draft, roster: Roster, city: &City, built: &Built, findings: &mut Findings) {
    if draft.uncounted.rewards {
        return;
    }
    let players = Seat::all().zip(&draft.players).take(roster.seats);
    for (seat, player) in players.filter(|(seat, _)| draft.turn.is_none_or(|turn| turn == *seat)) {
        let (count, most) = (player.aside.map_or(0, |aside| aside.least()), won(draft, city, built, seat).most);
        if count > most {
            findings.flaw(Flaw::AsideUnearned { seat, count, most });
        }
    }
}
