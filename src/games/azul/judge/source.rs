//! Where tiles are taken from: what lies there, as far as it is told, and where the rest goes; neighbours in the ring.

use crate::game::shared::{FILL, players_for};
use crate::games::azul::pieces::{EACH, FACTORIES, FactorySet, SEATS};
use crate::games::azul::position::{Kept, Left, is_ring};
use crate::games::azul::rules::{NeighbourAway, NeighbourEmpty};
use crate::games::azul::{
    Colour, Display, Factory, Gold, Marker, Most, NotTold, Position, Refusal, Rulings, Source, Take, Tiles,
};

/// Judges where the tiles come from and where the rest goes; the number taken, if that is known and right.
pub(super) fn judge(
    position: &Position,
    take: &Take,
    rulings: &Rulings,
    refusals: &mut Vec<Refusal>,
) -> Result<Option<u8>, Refusal> {
    let Some((from, there)) = take.from.and_then(|from| Some((from, shown(position, from)?))) else {
        judge_hidden_rest(position, take, rulings, refusals);
        return judge_hidden(position, take);
    };
    let count = there.of(take.colour);
    if there.is_empty() {
        return Err(Refusal::SourceEmpty { from });
    } else if count == 0 {
        return Err(Refusal::ColourNotThere { from, colour: take.colour, there });
    }
    if let Some(taken) = take.count
        && taken != count
    {
        refusals.push(Refusal::NotAllOfColour { from, colour: take.colour, there: count, taken });
    }
    let mut rest = there;
    rest.take(take.colour);
    judge_rest(position, take, from, rest, rulings, refusals);
    Ok(Some(count))
}

/// Judges where tiles come from that the case does not show; their number, if the move may say it and does.
fn judge_hidden(position: &Position, take: &Take) -> Result<Option<u8>, Refusal> {
    let emptied = take.from.and_then(|from| gone(position, from).or_else(|| all_emptied(position, from)));
    if let Some(refusal) = emptied.or_else(|| never_there(position, take)) {
        return Err(refusal);
    }
    // A single board tells nothing of the table, nor does a move without a source: only ask where the tiles go.
    let is_untold = take.from.is_some() && position.whole_table && !position.as_taken;
    match hidden_count(position, take) {
        Some(count) if !is_untold => Ok(Some(count)),
        None if position.as_taken && takes_some(position, take) => Ok(None),
        _ => Err(NotTold::Source { from: take.from.unwrap_or(Source::Centre) })?,
    }
}

/// Whether a move that does not say how many tiles it takes may take some, however many lie there.
pub(crate) fn takes_some(position: &Position, take: &Take) -> bool {
    take.from.is_some() && take.floor.is_none() && !position.setup.specialised
}

/// How many tiles are taken from where the case does not show them: as many as the move says, or else as the factory had.
pub(crate) fn hidden_count(position: &Position, take: &Take) -> Option<u8> {
    let had = || match take.from? {
        Source::Factory(factory) => had(position, factory).map(|had| had.of(take.colour)),
        Source::Centre => None,
    };
    take.count.or_else(|| had().filter(|&count| count > 0))
}

/// That tiles cannot lie where they are taken from, whatever others took before.
fn never_there(position: &Position, take: &Take) -> Option<Refusal> {
    let &Take { colour, count: taken, from, .. } = take;
    if let Some(Source::Factory(factory)) = from
        && let Some(had) = had(position, factory)
    {
        let count = had.of(colour);
        let is_wrong = count == 0 || taken.is_some_and(|taken| taken != count);
        return is_wrong.then_some(Refusal::NeverThere { from: Source::Factory(factory), colour, had, taken });
    }
    let sent = Some(position.sent.of(colour)).filter(|_| from == Some(Source::Centre));
    if let (Some(taken), Some(there)) = (taken, sent)
        && taken < there
    {
        return Some(Refusal::NotAllOfColour { from: Source::Centre, colour, there, taken });
    }
    let (most, why) = most(position, from, colour);
    (taken.unwrap_or(1) > most).then_some(Refusal::TooMany { from, colour, taken, most, why })
}

/// The most tiles that a factory sends to the centre.
const REST: u8 = FILL as u8 - 1;

/// How many fewer of the factories that are not shown were empty before, now that one more of them is taken from.
fn fewer_emptied(position: &Position) -> u8 {
    let taken = position.left.map_or(0, |left| left.emptied.len()) + 1;
    let others = Position::factories_for(position.seats).saturating_sub(taken) as u8;
    position.may_be_emptied.saturating_sub(others)
}

/// That what came to the centre came from all factories, so that none of them has a tile.
fn all_emptied(position: &Position, from: Source) -> Option<Refusal> {
    let lacks = position.centre.is_none() && position.unseen_sent.is_some_and(|unseen| unseen < fewer_emptied(position) * REST);
    (matches!(from, Source::Factory(_)) && lacks).then_some(Refusal::SourceEmpty { from })
}

/// What a factory had when last seen: all of it is there still, or somebody took from it. None if it may have got more since.
fn had(position: &Position, factory: Factory) -> Option<Tiles> {
    let left = position.left?;
    if left.emptied.has(factory) {
        return Some(Tiles::EMPTY);
    }
    if left.may_get_more {
        return None;
    }
    position.factories[..left.factories].get(factory.index()).map(|display| display.tiles)
}

/// The most tiles of a colour that can lie somewhere, and why no more.
fn most(position: &Position, from: Option<Source>, colour: Colour) -> (u8, Most) {
    let fill = matches!(from, Some(Source::Factory(_))) && !position.setup.specialised;
    let shown = position.displays().iter().map(|display| display.tiles).chain(position.centre);
    // Where the move names no place, it may be one of those that are shown.
    let elsewhere = shown.filter(|_| from.is_some()).map(|tiles| tiles.of(colour)).sum::<u8>();
    let sent = position.unseen_sent.filter(|_| from == Some(Source::Centre));
    let sent = sent.map(|unseen| position.surely_in_centre().of(colour) + unseen);
    let in_centre = Some(position.most_in_centre.of(colour)).filter(|_| from == Some(Source::Centre));
    let bounds = [
        fill.then_some((FILL as u8, Most::Fill)),
        sent.map(|most| (most, Most::Rests)),
        position.left.map(|left| (left.tiles.of(colour), Most::Left)),
        Some((unseen(position).of(colour).saturating_sub(elsewhere), Most::Box)),
        in_centre.map(|most| (most, Most::Taken)),
    ];
    bounds.into_iter().flatten().min_by_key(|(most, _)| *most).unwrap_or((EACH, Most::Box))
}

/// The rest of a factory goes to the centre.
pub(super) fn send_to_centre(position: &mut Position, rest: Tiles) {
    match &mut position.centre {
        Some(centre) => *centre = centre.plus(rest),
        None => {
            position.sent = position.sent.plus(rest);
            position.most_in_centre = position.most_in_centre.plus(rest);
        }
    }
}

/// Takes tiles from where the case does not show them; how many, if that is known.
pub(super) fn take_hidden(position: &mut Position, take: &Take) -> Option<u8> {
    let told = hidden_count(position, take);
    let count = told.unwrap_or(1);
    let unseen = || Left { factories: 0, may_get_more: true, tiles: unseen(position), emptied: FactorySet::EMPTY, takes: 0 };
    let mut left = position.left.unwrap_or_else(unseen);
    left.tiles = left.tiles.minus(Tiles::only(take.colour, count)).unwrap_or_default();
    left.takes = left.takes.saturating_sub(1);
    send_unseen(position, take, count);
    if let Some(Source::Factory(factory)) = take.from {
        if !position.setup.specialised {
            left.emptied.insert(factory);
        } else {
            let display = &mut position.factories[factory.index()];
            match display.gold {
                Some(Gold::Stay) => drop(display.tiles.take(take.colour)),
                _ => display.tiles = Tiles::EMPTY,
            }
            if display.gold == Some(Gold::Zero) {
                position.board_mut(take.seat).kept = Some(Kept::Free);
            }
        }
    }
    position.left = Some(left);
    told
}

/// The rest of a factory that the case does not show goes to the centre, which is known only in part from then on.
fn send_unseen(position: &mut Position, take: &Take, count: u8) {
    let sure = position.surely_in_centre().of(take.colour);
    position.most_in_centre = most_after(position, take, count);
    let others = if position.centre.is_some() { Some(0) } else { position.unseen_sent };
    position.sent = position.surely_in_centre();
    position.unseen_sent = match take.from {
        Some(Source::Centre) => others.map(|others| others.saturating_sub(count.saturating_sub(sure))),
        Some(Source::Factory(_)) if !position.setup.specialised => {
            let fewer = fewer_emptied(position);
            position.may_be_emptied -= fewer;
            others.map(|others| (others + (FILL as u8).saturating_sub(count)).saturating_sub(fewer * REST))
        }
        _ => None,
    };
    if !matches!(take.from, Some(Source::Factory(_))) {
        position.sent.take(take.colour);
    }
    // A centre that is told is told with the marker.
    let is_known = position.unseen_sent == Some(0) && position.marker != Marker::Unknown;
    position.centre = Some(position.sent).filter(|_| is_known);
}

/// The most of each colour in a centre that is not shown, after a take from there or from a factory that is not shown either.
fn most_after(position: &Position, take: &Take, count: u8) -> Tiles {
    let mut most = position.centre.unwrap_or(position.most_in_centre);
    if take.from == Some(Source::Centre) {
        most.take(take.colour);
        return most;
    }
    // The rest of a factory; a gold one may get more than four, and send others on.
    let rest = if position.setup.specialised { EACH } else { (FILL as u8).saturating_sub(count) };
    let others = Colour::ALL.into_iter().filter(|&colour| colour != take.colour);
    others.for_each(|colour| most.add(colour, rest));
    most
}

/// What may lie on factories and in the centre: all that is told to lie nowhere else.
fn unseen(position: &Position) -> Tiles {
    let put_aside = [position.bag, position.lid].into_iter().flatten();
    put_aside.fold(position.off_boards(), |left, aside| left.minus(aside).unwrap_or(left))
}

/// Turns what is shown into what was there before others took, each of them once before whoever plays alone on the case is next.
pub(super) fn hide(position: &mut Position) {
    let known = position.factory_count.or(position.left.map(|left| left.factories));
    let others = known.and_then(players_for).unwrap_or(SEATS) - 1;
    let takes = fewest_takes(position).max(position.left.map_or(0, |left| left.takes));
    position.may_be_over = takes <= others;
    let takes = takes.saturating_sub(others);
    if let Some(factories) = position.factory_count {
        let displays = position.displays();
        let all = |centre| displays.iter().fold(centre, |all: Tiles, display| all.plus(display.tiles));
        let tiles = position.centre.filter(|_| position.shows_all_factories()).map(all);
        let tiles = tiles.or(position.left.map(|left| left.tiles)).unwrap_or_else(|| unseen(position));
        let sends = |display: &Display| display.gold == Some(Gold::Neighbours) && !display.tiles.is_empty();
        let may_get_more = position.setup.specialised && (!is_ring(factories) || displays.iter().any(sends));
        position.left = Some(Left { factories, may_get_more, tiles, emptied: FactorySet::EMPTY, takes });
    } else if let Some(left) = &mut position.left {
        left.takes = takes;
    }
    (position.centre, position.sent, position.unseen_sent, position.factory_count) = (None, Tiles::EMPTY, None, None);
    position.most_in_centre = Tiles::BOX;
    if position.marker == Marker::Centre {
        position.marker = Marker::Unknown;
    }
}

/// In how few turns all that is known to be left can be taken: each takes one colour, from one place.
fn fewest_takes(position: &Position) -> usize {
    let centre = position.surely_in_centre();
    let on_factories = position.displays().iter().map(|display| display.tiles);
    let filled = on_factories.clone().filter(|tiles| !tiles.is_empty()).count();
    let colours = on_factories.fold(centre, Tiles::plus).kinds().total() as usize;
    colours.max(filled + centre.kinds().total() as usize)
}

/// What lies at a source, if the case shows it.
#[inline]
pub(crate) fn shown(position: &Position, from: Source) -> Option<Tiles> {
    match from {
        Source::Centre => position.centre,
        Source::Factory(factory) => {
            let display = position.displays().get(factory.index())?;
            let is_kept = display.gold == Some(Gold::Zero) && position.keeper().is_some();
            (!is_kept).then_some(display.tiles)
        }
    }
}

/// That there is no such source, where that is known.
fn gone(position: &Position, from: Source) -> Option<Refusal> {
    let Source::Factory(factory) = from else { return None };
    if let Some(display) = position.displays().get(factory.index()) {
        let keeper = position.keeper().filter(|_| display.gold == Some(Gold::Zero))?;
        return Some(Refusal::FactoryAway { factory, keeper });
    }
    // Where the players are known, so is the number of factories.
    let all = position.factory_count.or(position.left.map(|left| left.factories)).filter(|&count| is_ring(count));
    let count = all.or(position.whole_table.then(|| Position::factories_for(position.seats)));
    count.filter(|&count| factory.index() >= count).map(|count| Refusal::NoSuchFactory { factory, count })
}

fn judge_rest(position: &Position, take: &Take, from: Source, rest: Tiles, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    let is_sent = take.rest != [None, None];
    let Source::Factory(factory) = from else { return refusals.extend(is_sent.then_some(Refusal::CentreStays { from })) };
    let open = match rest_of(position, factory, rest, rulings) {
        Rest::Send(open) => open,
        Rest::Hidden => {
            refusals.push(if position.shows_all_factories() { NotTold::Keeper } else { NotTold::Factories }.into());
            return judge_sent(take, rest, |_| true, refusals);
        }
        Rest::Stay => return refusals.extend(is_sent.then_some(Refusal::RestStays { from })),
        Rest::Centre => return refusals.extend(is_sent.then_some(Refusal::RestToCentre { from: Some(from) })),
    };
    let beside: Vec<Factory> = neighbours(position, factory, rulings).into_iter().flatten().flatten().collect();
    if !is_sent {
        let neighbours = open.into_iter().flatten().map(Source::Factory).collect();
        refusals.push(Refusal::RestNotSaid { factory, rest, neighbours });
        return;
    }
    for sent in take.rest.iter().flatten() {
        if !beside.contains(&sent.to) {
            let (to, neighbours) = (sent.to, beside.iter().copied().map(Source::Factory).collect());
            let keeper = position.keeper().filter(|_| position.is_away(to) == Some(true));
            refusals.push(match keeper {
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
fn judge_sent(take: &Take, rest: Tiles, may_be_beside: impl Fn(Factory) -> bool, refusals: &mut Vec<Refusal>) {
    let all = take.rest.iter().flatten().fold(Tiles::EMPTY, |all, sent| all.plus(sent.tiles));
    if take.rest != [None, None] && all != rest {
        refusals.push(Refusal::RestDiffers { rest, sent: all });
    }
    if let [Some(first), Some(second)] = take.rest
        && [first, second].iter().all(|sent| may_be_beside(sent.to))
    {
        for colour in Colour::ALL.into_iter().filter(|&colour| first.tiles.of(colour) > 0 && second.tiles.of(colour) > 0) {
            refusals.push(Refusal::RestSplit { colour, first: first.to, second: second.to });
        }
    }
}

/// Judges a rest that is sent on from a place that the case does not show.
fn judge_hidden_rest(position: &Position, take: &Take, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    if take.rest == [None, None] {
        return;
    }
    let from = match take.from {
        Some(from @ Source::Centre) => return refusals.push(Refusal::CentreStays { from }),
        from if !position.setup.specialised => return refusals.push(Refusal::RestToCentre { from }),
        Some(Source::Factory(factory)) => Some(factory),
        None => None,
    };
    let before = refusals.len();
    let sent = || take.rest.iter().flatten();
    let all = sent().fold(Tiles::EMPTY, |all, sent| all.plus(sent.tiles));
    if all.of(take.colour) > 0 {
        refusals.push(Refusal::RestHasTaken { colour: take.colour });
    }
    let taken = u32::from(take.count.unwrap_or(1));
    if taken + all.total() > FILL {
        refusals.push(Refusal::RestTooMany { taken, sent: all.total(), most: FILL });
    }
    if let Some(beside) = from.map(|from| may_be_beside(position, from, rulings)) {
        let too_far = sent().filter(|sent| !beside.has(sent.to));
        let neighbours = || beside.iter().map(Source::Factory).collect();
        refusals.extend(too_far.map(|sent| Refusal::RestTooFar { to: sent.to, neighbours: neighbours() }));
    }
    judge_sent(take, all, |_| true, refusals);
    // Only from the "to the neighbours" factory, and where that lies the case does not tell.
    if refusals.len() == before {
        refusals.push(NotTold::Factories.into());
    }
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
