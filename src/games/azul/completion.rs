//! What a case that leaves things out may stand for: its phases, and the table that people usually mean.

use super::draft::{Draft, DraftPlayer};
use super::moves::Move;
use super::pieces::Seat;
use super::position::{Phase, Wall};
use super::reasons::Assumed;
use crate::game::Entry;
use crate::game::reasons::NotPrinted;

const PHASES: [Phase; 6] = [Phase::Offer, Phase::Tiling, Phase::Preparation, Phase::End, Phase::Over, Phase::Setup];

/// One draft for each phase, the likeliest first; none if the case tells it.
pub(super) fn phases(draft: &Draft, entries: &[Entry<Move>]) -> Vec<Draft> {
    if draft.phase_given {
        return Vec::new();
    }
    let likeliest = likeliest(draft, entries);
    // A record that names its players and then who begins tells of a game from its beginning.
    let names_who_begins = |entry: &Entry<Move>| matches!(&entry.play, Move::Deal(deal) if deal.starter.is_some());
    if likeliest == Phase::Setup && entries.first().is_some_and(names_who_begins) {
        return vec![Draft { phase: Phase::Setup, phase_given: true, ..draft.clone() }];
    }
    // A draw is told, not asked: where no row ends the game, a deal tells that it goes on.
    let deals = matches!(entries.first().map(|entry| &entry.play), Some(Move::Deal(_)));
    let goes_on = deals && draft.players.iter().all(|player| player.wall.tiles.full_rows().next().is_none());
    let others =
        PHASES.into_iter().filter(|&phase| phase != likeliest && !(goes_on && matches!(phase, Phase::End | Phase::Over)));
    let in_phase = |phase| Draft { phase, phase_given: true, ..draft.clone() };
    std::iter::once(likeliest).chain(others).map(in_phase).collect()
}

/// The phase that people mean who do not say it.
pub(super) fn likeliest(draft: &Draft, entries: &[Entry<Move>]) -> Phase {
    let named_only = |player: &DraftPlayer| *player == DraftPlayer { name: player.name.clone(), ..DraftPlayer::default() };
    let Draft { setup, phase, starter, granted, .. } = *draft;
    let same = Draft { players: draft.players.clone(), setup, phase, starter, granted, ..Draft::default() };
    let only_players = draft.players.iter().all(named_only) && *draft == same;
    let on_offer = draft.factories.iter().flatten().any(|factory| !factory.tiles.is_empty())
        || draft.centre.is_some_and(|(tiles, markers)| !tiles.is_empty() || markers > 0);
    match entries.first().map(|entry| &entry.play) {
        None | Some(Move::Deal(_)) if only_players => Phase::Setup,
        Some(Move::Take(_)) => Phase::Offer,
        None if draft.starter.is_some() => Phase::Offer,
        _ if on_offer || draft.turn.is_some() => Phase::Offer,
        _ => Phase::Tiling,
    }
}

/// The draft with nothing where it tells nothing, in the likeliest phase and turn, and what that supposes; none if unchanged.
pub(super) fn completed(draft: &Draft, entries: &[Entry<Move>]) -> Option<(Draft, Vec<Assumed>)> {
    let mut supposed = Vec::new();
    let mut draft = draft.clone();
    if !draft.phase_given {
        draft.phase = likeliest(&draft, entries);
        draft.phase_given = true;
        supposed.push(Assumed::Phase(NotPrinted(draft.phase)));
    }
    if draft.phase == Phase::Setup {
        return (!supposed.is_empty()).then_some((draft, supposed));
    }
    if let (Phase::Offer, None, Some(Move::Take(take))) = (draft.phase, draft.turn, entries.first().map(|entry| &entry.play))
        && draft.players.len() > 1
    {
        draft.turn = Some(take.seat);
        supposed.push(Assumed::Turn(take.seat));
    }
    let fresh = draft.phase == Phase::Offer && draft.round == Some(1);
    let tiled = matches!(draft.phase, Phase::Preparation | Phase::End | Phase::Over);
    for (seat, player) in Seat::all().zip(&mut draft.players) {
        // What follows from the round or the phase is not supposed.
        let mut suppose = |is_missing: bool, follows: bool, assumed: fn(Seat) -> Assumed| {
            if is_missing && !follows {
                supposed.push(assumed(seat));
            }
        };
        suppose(!player.wall.is_told(), fresh, Assumed::Wall);
        suppose(player.lines.is_none(), false, Assumed::Lines);
        suppose(player.floor.is_none() && player.fallen.is_none(), tiled, Assumed::Floor);
        suppose(player.score.is_none(), fresh, Assumed::Score);
        if !player.wall.is_told() {
            player.wall = Wall::default().into();
        }
        player.lines.get_or_insert_default();
        if player.fallen.is_none() {
            player.floor.get_or_insert_default();
        }
        player.score.get_or_insert_default();
    }
    (!supposed.is_empty()).then_some((draft, supposed))
}
