//! Where the rest of a factory goes: to the centre, or, where gold ones are in play, on to neighbours in the ring.

use crate::game::reasons::NotPrinted;
use crate::game::shared::FILL;
use crate::games::azul::pieces::{FACTORIES, FactorySet};
use crate::games::azul::position::is_ring;
use crate::games::azul::rules::{NeighbourAway, NeighbourEmpty};
use crate::games::azul::{Colour, Display, Factory, Gold, NotTold, Position, Refusal, Rulings, Source, Take, Tiles};

/// Judges what a take says of the rest: `rest`, where the case shows the factory.
pub(super) fn judge(position: &Position, take: &Take, from: Source, rest: Tiles, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    let is_sent = take.rest != [None, None];
    let beyond = goes_beyond(take);
    let Source::Factory(factory) = from else { return refusals.extend(is_sent.then_some(Refusal::CentreStays { from })) };
    let open = match rest_of(position, factory, rest, rulings) {
        Rest::Send(open) => open.map(|to| to.map(Source::Factory)),
        Rest::Hidden if !is_sent || position.shows_all_factories() => {
            let hides_keeper = position.keeper().is_none() && position.shows_all_factories();
            let untold = if hides_keeper { NotTold::Keeper } else { NotTold::Factories { sends: NotPrinted(None) } };
            refusals.push(untold.into());
            return judge_sent(take, rest, |_| true, refusals);
        }
        Rest::Hidden => {
            let others = || position.factories().map(Source::Factory).filter(|&to| to != from).collect();
            let too_far = take.rest.iter().flatten().filter(|sent| [from, Source::Centre].contains(&sent.to));
            let too_far = too_far.map(|sent| Refusal::RestTooFar { to: sent.to, neighbours: others() });
            refusals.extend(too_far.chain(untold(position, take, Some(factory), rulings)));
            return judge_sent(take, rest, |_| true, refusals);
        }
        Rest::Centre if !beyond => return judge_sent(take, rest, |_| true, refusals),
        Rest::Stay => return refusals.extend(is_sent.then_some(Refusal::RestStays { from })),
        Rest::Centre => return refusals.push(Refusal::RestToCentre { from: Some(from) }),
    };
    let beside: Vec<_> = neighbours(position, factory, rulings).into_iter().flatten().flatten().map(Source::Factory).collect();
    if !is_sent {
        let neighbours = open.into_iter().flatten().collect();
        refusals.push(Refusal::RestNotSaid { factory, rest, neighbours });
        return;
    }
    for sent in take.rest.iter().flatten() {
        if !beside.contains(&sent.to) {
            let (to, neighbours) = (sent.to, beside.clone());
            let is_away = matches!(to, Source::Factory(factory) if position.is_away(factory) == Some(true));
            refusals.push(match position.keeper().filter(|_| is_away) {
                Some(keeper) => Refusal::RestToAway { to, keeper, neighbours },
                None => Refusal::RestTooFar { to, neighbours },
            });
        } else if rulings.neighbour_empty == NeighbourEmpty::No && !open.contains(&Some(sent.to)) {
            refusals.push(Refusal::RestToEmpty { to: sent.to });
        }
    }
    judge_sent(take, rest, |to| beside.contains(&to), refusals);
}

/// What is sent on is the rest, and no colour of it goes two ways: so wherever the neighbours lie.
fn judge_sent(take: &Take, rest: Tiles, may_be_beside: impl Fn(Source) -> bool, refusals: &mut Vec<Refusal>) {
    let all = sent_on(take);
    if take.rest != [None, None] && all != rest {
        refusals.push(Refusal::RestDiffers { rest, sent: all, beyond: NotPrinted(goes_beyond(take)) });
    }
    if let [Some(first), Some(second)] = take.rest
        && [first, second].iter().all(|sent| may_be_beside(sent.to))
    {
        for colour in Colour::ALL.into_iter().filter(|&colour| first.tiles.of(colour) > 0 && second.tiles.of(colour) > 0) {
            refusals.push(Refusal::RestSplit { colour, first: first.to, second: second.to });
        }
    }
}

/// All that a take says of the rest.
fn sent_on(take: &Take) -> Tiles {
    take.rest.iter().flatten().fold(Tiles::EMPTY, |all, sent| all.plus(sent.tiles))
}

/// Whether a take says that some of the rest goes elsewhere than to the centre.
fn goes_beyond(take: &Take) -> bool {
    take.rest.iter().flatten().any(|sent| sent.to != Source::Centre)
}

/// Judges a rest that is left in a place that the case does not show.
pub(super) fn judge_hidden(position: &Position, take: &Take, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    if take.rest == [None, None] {
        return;
    }
    let beyond = goes_beyond(take);
    let factory = if let Some(Source::Factory(factory)) = take.from { Some(factory) } else { None };
    let shows = |side| factory.and_then(|factory| position.has_side(factory, side));
    match take.from {
        Some(from @ Source::Centre) => return refusals.push(Refusal::CentreStays { from }),
        Some(from) if shows(Gold::Stay) == Some(true) => return refusals.push(Refusal::RestStays { from }),
        from if beyond && (!position.setup.specialised || shows(Gold::Neighbours) == Some(false)) => {
            return refusals.push(Refusal::RestToCentre { from });
        }
        _ => {}
    }
    let all = sent_on(take);
    if all.of(take.colour) > 0 {
        refusals.push(Refusal::RestHasTaken { colour: take.colour });
    }
    let taken = u32::from(take.count.unwrap_or(1));
    if taken + all.total() > FILL && (beyond || !position.setup.specialised) {
        refusals.push(Refusal::RestTooMany { taken, sent: all.total(), most: FILL });
    }
    if let Some(beside) = factory.filter(|_| beyond).map(|from| may_be_beside(position, from, rulings)) {
        let too_far = take.rest.iter().flatten().filter(|sent| !matches!(sent.to, Source::Factory(to) if beside.has(to)));
        let neighbours = || beside.iter().map(Source::Factory).collect();
        refusals.extend(too_far.map(|sent| Refusal::RestTooFar { to: sent.to, neighbours: neighbours() }));
    }
    refusals.extend(untold(position, take, factory, rulings));
    judge_sent(take, all, |_| true, refusals);
}

/// That the case does not tell whether the factory is the one that sends its rest on, with those beside it to which it does; nor
/// what they hold.
fn untold(position: &Position, take: &Take, factory: Option<Factory>, rulings: &Rulings) -> Option<Refusal> {
    let sends = NotPrinted(factory.filter(|_| rulings.neighbour_empty == NeighbourEmpty::Yes));
    let is_told = !goes_beyond(take) || factory.is_some() && position.granted.sends == factory;
    (!is_told).then(|| NotTold::Factories { sends }.into())
}

/// The factories that may be beside one of a ring that the case does not show: next to it, or next but for one taken away.
fn may_be_beside(position: &Position, factory: Factory, rulings: &Rulings) -> FactorySet {
    let told = position.whole_table.then(|| Position::factories_for(position.seats));
    let rings = (1..=FACTORIES).filter(|&ring| told.map_or(is_ring(ring), |told| ring == told) && factory.index() < ring);
    let beside = |ring| {
        let (before, after) = factory.neighbours(ring);
        let next = [before.neighbours(ring).0, after.neighbours(ring).1];
        [before, after].into_iter().chain(next.into_iter().filter(|_| rulings.neighbour_away == NeighbourAway::Next))
    };
    rings.flat_map(beside).collect()
}

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
fn neighbours(position: &Position, factory: Factory, rulings: &Rulings) -> Option<[Option<Factory>; 2]> {
    if !position.shows_all_factories() {
        return None;
    }
    let count = position.displays().len();
    // One that lies beside a board is passed over, wherever it lay.
    if !is_ring(count) && rulings.neighbour_away != NeighbourAway::Next {
        return None;
    }
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
        Some(Gold::Neighbours) if !rest.is_empty() => {
            let Some(open) = neighbours(position, factory, rulings) else { return Rest::Hidden };
            let may_get =
                |to: &Factory| rulings.neighbour_empty == NeighbourEmpty::Yes || !position.factories[to.index()].tiles.is_empty();
            // Nowhere to send it: as with any factory, to the centre.
            match open.map(|side| side.filter(may_get)) {
                [None, None] => Rest::Centre,
                open => Rest::Send(open),
            }
        }
        _ => Rest::Centre,
    }
}

/// Whether takes from some factory cannot be listed because the case does not tell where their rest may be sent.
pub(crate) fn hides_a_rest(position: &Position, rulings: &Rulings) -> bool {
    let leaves_some = |shown: &Display| shown.gold == Some(Gold::Neighbours) && shown.tiles.kinds().total() > 1;
    let mut sends = Factory::all().zip(position.displays()).filter(|(_, shown)| leaves_some(shown));
    sends.any(|(factory, _)| neighbours(position, factory, rulings).is_none())
}
