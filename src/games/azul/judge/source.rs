//! Where tiles are taken from: what lies there, as far as it is told, and the most that can.

use super::rest;
use crate::game::shared::{FILL, players_for};
use crate::games::azul::pieces::{EACH, FACTORIES, FactorySet, SEATS};
use crate::games::azul::position::{Kept, Left, Room, is_ring};
use crate::games::azul::{
    Colour, Display, Factory, Gold, Marker, Most, NotTold, Position, Refusal, Rulings, Source, Take, Tiles,
};

/// Judges where the tiles come from and where the rest goes; the number taken, if that is known and right.
pub(super) fn judge(position: &Position, take: &Take, rulings: &Rulings, refusals: &mut Vec<Refusal>) -> Option<u8> {
    let Some((from, there)) = take.from.and_then(|from| Some((from, shown(position, from)?))) else {
        rest::judge_hidden(position, take, rulings, refusals);
        return judge_hidden(position, take).map_err(|refusal| refusals.push(refusal)).ok()?;
    };
    let count = there.of(take.colour);
    if count == 0 {
        let colour = take.colour;
        let is_empty = there.is_empty();
        refusals.push(if is_empty { Refusal::SourceEmpty { from } } else { Refusal::ColourNotThere { from, colour, there } });
        return None;
    }
    if let Some(taken) = take.count
        && taken != count
    {
        refusals.push(Refusal::NotAllOfColour { from, colour: take.colour, there: count, taken });
    }
    let mut left = there;
    left.take(take.colour);
    rest::judge(position, take, from, left, rulings, refusals);
    Some(count)
}

/// Judges where tiles come from that the case does not show; their number, if the move may say it and does.
fn judge_hidden(position: &Position, take: &Take) -> Result<Option<u8>, Refusal> {
    // What came to the centre came from all factories, so that none of them has a tile.
    let lacks =
        || position.centre.is_none() && position.unseen_sent.is_some_and(|unseen| unseen < fewer_emptied(position) * REST);
    let is_empty = |from: &Source| matches!(from, Source::Factory(_)) && lacks();
    let emptied = take.from.filter(is_empty).map(|from| Refusal::SourceEmpty { from });
    let emptied = take.from.and_then(|from| gone(position, from)).or(emptied);
    if let Some(refusal) = emptied.or_else(|| never_there(position, take)) {
        return Err(refusal);
    }
    // A single board tells nothing of the table, nor does a move without a source: only ask where the tiles go. But what was
    // seen on a factory lies there unless others took it, and more only where they sent it there.
    let seen = take.from.and_then(|from| seen(position, from)).map(|seen| seen.of(take.colour));
    let differs = seen.is_some_and(|seen| take.count.is_some_and(|count| count != seen));
    let is_untold = differs || take.from.is_some() && position.whole_table && !position.granted.as_taken;
    match hidden_count(position, take) {
        Some(count) if !is_untold => Ok(Some(count)),
        None if position.granted.as_taken && takes_some(position, take) => Ok(None),
        _ => Err(NotTold::Source { from: take.from.unwrap_or(Source::Centre) })?,
    }
}

/// Whether a move that does not say how many tiles it takes may take some, however many lie there.
pub(crate) fn takes_some(position: &Position, take: &Take) -> bool {
    take.floor.is_none() && take.from.is_some_and(|from| from == Source::Centre || !position.setup.specialised)
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

/// What was last seen on a factory that may have got more since.
fn seen(position: &Position, from: Source) -> Option<Tiles> {
    let (Source::Factory(factory), Some(left)) = (from, position.left) else { return None };
    (factory.index() < left.factories).then(|| position.factories[factory.index()].tiles)
}

/// The most tiles that "to the neighbours" sends on, once in a round.
const SENT: u8 = REST;

/// With so many more of each colour, and no more than in all.
fn up_to(tiles: Tiles, more: u8, all: u8) -> Tiles {
    Colour::ALL.into_iter().map(|colour| (colour, (tiles.of(colour) + more).min(all))).collect()
}

/// The factory that a take tells to be "stay", where it is not shown: more lies there than was sent since somebody took.
pub(crate) fn stays(position: &Position, take: &Take) -> Option<Factory> {
    let Some(Source::Factory(factory)) = take.from.filter(|&from| shown(position, from).is_none()) else { return None };
    let sent = position.left?.on[factory.index()]?.sent;
    let is_more = hidden_count(position, take).unwrap_or(1) > sent;
    (is_more && position.has_side(factory, Gold::Stay).is_none()).then_some(factory)
}

/// A factory that is not shown was taken from: what can lie there now, and elsewhere if it may have been "to the neighbours".
fn take_from_room(position: &Position, left: &mut Left, factory: Factory, colour: Colour, count: u8) {
    let may_be = |side| position.has_side(factory, side) != Some(false);
    let at = left.on[factory.index()];
    let is_first = at.is_none() || position.has_side(factory, Gold::Neighbours) == Some(true);
    // Of four and three more on "stay" there is a rest; any other is emptied, and has what is sent there later.
    let all = at.map_or((FILL as u8 + SENT).saturating_sub(count).max(SENT), |room| room.all.saturating_sub(count));
    let all = if may_be(Gold::Stay) { all } else { all.min(SENT) };
    let mut most = at.map_or(up_to(Tiles::EMPTY, all, all), |room| up_to(room.most, 0, all));
    most.take(colour);
    left.on[factory.index()] = Some(Room { most: if may_be(Gold::Stay) { most } else { Tiles::EMPTY }, sent: 0, all });
    if is_first && may_be(Gold::Neighbours) {
        send_somewhere(&mut left.on, Some(factory));
    }
}

/// "To the neighbours" may have sent its rest to any factory but itself.
fn send_somewhere(on: &mut [Option<Room>; FACTORIES], from: Option<Factory>) {
    let others = on.iter_mut().enumerate().filter(|(at, _)| from.is_none_or(|from| from.index() != *at));
    for room in others.filter_map(|(_, room)| room.as_mut()) {
        (room.most, room.sent) = (up_to(room.most, SENT, room.all), SENT);
    }
}

/// The most tiles of a colour that can lie on a factory that is not shown, or in the centre, where gold factories are in play.
fn most_of_gold(position: &Position, from: Source, colour: Colour) -> Option<(u8, Most)> {
    match from {
        _ if !position.setup.specialised => None,
        Source::Factory(factory) => Some(match position.left.and_then(|left| left.on[factory.index()]) {
            Some(room) => {
                let was_emptied = seen(position, from).is_none() && position.has_side(factory, Gold::Stay) == Some(false);
                (room.most.of(colour), if was_emptied { Most::Emptied } else { Most::Gone })
            }
            // Four, two that it seeks, three that are sent to it. A neighbour of which it seeks one sends one fewer, and only
            // beyond a "0" factory in a third gold one it can do without.
            None => (FILL as u8 + 2 + SENT - u8::from(position.whole_table && position.seats == 2), Most::Sides),
        }),
        // Each factory loses a tile of another colour before it sends any.
        Source::Centre if position.whole_table => {
            Some((REST * Position::factories_for(position.seats) as u8 + 1, Most::RestsAndOne))
        }
        Source::Centre => None,
    }
}

/// The most tiles of a colour that can lie somewhere, and why no more.
fn most(position: &Position, from: Option<Source>, colour: Colour) -> (u8, Most) {
    let fill = matches!(from, Some(Source::Factory(_))) && !position.setup.specialised;
    let gold = from.and_then(|from| most_of_gold(position, from, colour));
    let shown = position.displays().iter().map(|display| display.tiles).chain(position.centre);
    // Where the move names no place, it may be one of those that are shown.
    let elsewhere = shown.filter(|_| from.is_some()).map(|tiles| tiles.of(colour)).sum::<u8>();
    let sent = position.unseen_sent.filter(|_| from == Some(Source::Centre));
    let sent = sent.map(|unseen| position.surely_in_centre().of(colour) + unseen);
    let in_centre = Some(position.most_in_centre.of(colour)).filter(|_| from == Some(Source::Centre));
    let bounds = [
        fill.then_some((FILL as u8, Most::Fill)),
        gold,
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
    let (emptied, on) = (FactorySet::EMPTY, [None; FACTORIES]);
    let unseen = || Left { factories: 0, may_get_more: true, tiles: unseen(position), emptied, takes: 0, on };
    let mut left = position.left.unwrap_or_else(unseen);
    left.tiles = left.tiles.minus(Tiles::only(take.colour, count)).unwrap_or_default();
    left.takes = left.takes.saturating_sub(1);
    send_unseen(position, take, count);
    if let Some(Source::Factory(factory)) = take.from {
        if !position.setup.specialised {
            left.emptied.insert(factory);
        } else {
            if let Some(stays) = stays(position, take) {
                position.factories[stays.index()].gold = Some(Gold::Stay);
                // On no other one that was taken from a rest has stayed.
                let others = left.on.iter_mut().enumerate().skip(left.factories).filter(|(at, _)| *at != stays.index());
                for room in others.filter_map(|(_, room)| room.as_mut()) {
                    room.most = up_to(Tiles::EMPTY, room.sent, room.all);
                }
            }
            take_from_room(position, &mut left, factory, take.colour, count);
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
        // What is sent to a factory comes to what was seen there.
        let more = if may_get_more { SENT } else { 0 };
        let room = |display: &Display| Some(Room { most: display.tiles, sent: 0, all: display.tiles.total() as u8 + more });
        let on = std::array::from_fn(|at| displays.get(at).and_then(room));
        position.left = Some(Left { factories, may_get_more, tiles, emptied: FactorySet::EMPTY, takes, on });
    } else if let Some(left) = &mut position.left {
        left.takes = takes;
    }
    if let Some(left) = position.left.as_mut().filter(|left| left.may_get_more) {
        send_somewhere(&mut left.on, None);
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
    let known = position.factory_count.or(position.left.map(|left| left.factories)).unwrap_or(0);
    if let Some(display) = position.factories[..known].get(factory.index()) {
        let keeper = position.keeper().filter(|_| display.gold == Some(Gold::Zero))?;
        return Some(Refusal::FactoryAway { factory, keeper });
    }
    // All but the one beside a board are shown.
    if let Some(keeper) = position.keeper().filter(|_| position.shows_all_factories() && !is_ring(known)) {
        return Some(Refusal::FactoryAway { factory, keeper });
    }
    // Where the players are known, so is the number of factories.
    let all = Some(known).filter(|&count| is_ring(count));
    let count = all.or(position.whole_table.then(|| Position::factories_for(position.seats)));
    count.filter(|&count| factory.index() >= count).map(|count| Refusal::NoSuchFactory { factory, count })
}
