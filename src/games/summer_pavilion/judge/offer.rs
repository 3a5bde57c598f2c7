//! Phase 1: taking tiles.

use super::{Judged, draw, turn};
use crate::game::Objection;
use crate::games::summer_pavilion::pieces::{FACTORIES, FILL, factories_for};
use crate::games::summer_pavilion::{
    Colour, Dark, Extent, Granted, Marker, Move, NotTold, Phase, Position, Reason, Refusal, Rulings, SeatSet, Source, Take,
    Tiles, What, scoring,
};
use crate::verdict::{Amount, Ledger};

pub(super) fn judge(position: &Position, take: &Take, rulings: &Rulings, refusals: &mut Vec<Refusal>) -> Judged {
    if position.phase != Phase::Offer {
        return Err(Refusal::WrongPhase { phase: position.phase, needs: Phase::Offer });
    }
    refusals.extend(turn::against(position, take.seat, rulings));
    if let Some(wild) = position.wild() {
        return judge_source(position, take, wild, refusals);
    }
    refusals.extend(judge_whatever_is_wild(position, take));
    Ok(())
}

/// What holds in every round, where the case does not tell which it is.
fn judge_whatever_is_wild(position: &Position, take: &Take) -> Vec<Refusal> {
    let all @ [first, others @ ..] = &Colour::ALL.map(|wild| {
        let mut refusals = Vec::new();
        let last = judge_source(position, take, wild, &mut refusals);
        refusals.extend(last.err());
        refusals
    });
    let not_told = NotTold::Source { from: take.from.unwrap_or(Source::Centre) }.into();
    let found: Vec<_> = all.iter().flatten().collect();
    match take.what {
        _ if !first.is_empty() && others.iter().all(|other| other == first) => first.clone(),
        // What has to lie there in the round in which the colour is wild need not in others.
        What::Colour(..) if !found.is_empty() && found.iter().all(|one| **one == not_told) => vec![not_told],
        What::Tiles(_) if found.is_empty() => Vec::new(),
        What::Tiles(taken) if all.iter().all(|each| each.iter().any(|found| !found.is_open())) => {
            vec![Refusal::TakenInNoRound { taken }]
        }
        // How many tiles come of one colour depends on the round, too.
        _ => vec![NotTold::Round { other: None }.into()],
    }
}

fn judge_source(position: &Position, take: &Take, wild: Colour, refusals: &mut Vec<Refusal>) -> Judged {
    let said = take.what;
    match take.from.and_then(|from| Some((from, lying(position, from)?))) {
        Some((from, there)) => {
            let take = Take { what: said.among(Some(wild), there), ..*take }.under(Some(wild), there);
            judge_shown(from, there, take.what, wild, refusals)
        }
        None => {
            take.from.map_or(Ok(()), |from| exists(position, from))?;
            judge_hidden(position, &take.under(Some(wild), least(position, take.from)), wild, said, refusals)
        }
    }
}

/// What surely lies at a source where one colour alone does.
pub(crate) fn least(position: &Position, from: Option<Source>) -> Tiles {
    match from.map(|from| (from, lying(position, from))) {
        Some((_, Some(there))) => there,
        Some((Source::Centre, None)) => dark(position).least,
        // A factory that was filled has four.
        Some((Source::Factory(_), None)) if !draw::may_ever_fall_short(position, 0) => {
            Colour::ALL.map(|colour| (colour, FILL as u8)).into_iter().collect()
        }
        Some((Source::Factory(_), None)) | None => Tiles::EMPTY,
    }
}

/// What lies at a source, if it is known: also what lay there unless somebody else took from it, for then nothing does.
pub(crate) fn lying(position: &Position, from: Source) -> Option<Tiles> {
    let Source::Factory(factory) = from else { return position.centre };
    position.factories.get(factory.index()).copied().filter(|_| factory.index() < position.known_factories())
}

/// Whether there is such a source, which the case does not show.
fn exists(position: &Position, from: Source) -> Judged {
    let Source::Factory(factory) = from else { return Ok(()) };
    // Where the players are known, so is the number of factories.
    let all = position.known_factories();
    let count = if position.all_factories && all > 0 { all } else { factories_on(position) };
    if factory.index() >= count { Err(Refusal::NoSuchFactory { factory, count }) } else { Ok(()) }
}

/// How many factories there are, or at most where not all players are known.
fn factories_on(position: &Position) -> usize {
    if position.whole_table { factories_for(position.seats) } else { FACTORIES }
}

/// How many tiles can lie at a source, or anywhere: a factory is filled with four, and once taken from it leaves three at most.
fn most_at(position: &Position, from: Option<Source>) -> u32 {
    let in_centre = position.centre.map_or((FILL - 1) * factories_on(position) as u32, Tiles::total);
    match from {
        Some(Source::Factory(_)) => FILL,
        Some(Source::Centre) => in_centre,
        None => in_centre.max(FILL),
    }
}

/// What is known of the centre, where others than a single board may have taken from the factories that were shown as well.
fn dark(position: &Position) -> Dark {
    let may_have_come = position.factories[..position.seen].iter().fold(Tiles::EMPTY, |all, &tiles| all.plus(tiles));
    let come = Dark { least: Tiles::EMPTY, most: may_have_come, total: may_have_come.total() };
    let dark = position.in_centre().plus(come);
    Dark { total: dark.total.min(most_at(position, Some(Source::Centre))), ..dark }
}

/// What is wrong with a take from a centre that is not told, by what is known of it.
fn judge_dark(dark: Dark, what: What, wild: Colour, refusals: &mut Vec<Refusal>) -> Judged {
    let from = Source::Centre;
    let colour = chosen(what, wild)?;
    if dark.most.of(colour) == 0 {
        return Err(Refusal::ColourGone { colour, from });
    }
    let mut others = dark.least;
    others.take(wild);
    if colour == wild && !others.is_empty() {
        return Err(Refusal::WildChosen { from, wild, others });
    }
    let What::Tiles(taken) = what else { return Ok(()) };
    let ((least, most), own, before) = (dark.brings(colour, Some(wild)), taken.of(colour), refusals.len());
    if own < least.of(colour) {
        refusals.push(Refusal::NotAllOfColour { from, colour, there: least.of(colour), taken: own });
    }
    let wilds = [least, dark.most].map(|tiles| tiles.of(wild).min(1));
    match taken.of(wild) {
        _ if colour == wild => {}
        count if count < wilds[0] => refusals.push(wild_count(taken, wild, 1, Some(from))),
        1 if wilds[1] == 0 => refusals.push(wild_count(taken, wild, 0, Some(from))),
        _ => {}
    }
    let too_many = [(own.into(), dark.most.of(colour).into()), (taken.total(), most)];
    let too_many = too_many.into_iter().find(|(taken, most)| taken > most).filter(|_| taken.of(wild) <= 1);
    if let Some((taken, most)) = too_many.filter(|_| refusals.len() == before) {
        refusals.push(Refusal::MoreThanCentre { from, taken, most });
    }
    Ok(())
}

fn judge_shown(from: Source, there: Tiles, what: What, wild: Colour, refusals: &mut Vec<Refusal>) -> Judged {
    if there.is_empty() {
        return Err(Refusal::SourceEmpty { from });
    }
    let colour = chosen(what, wild)?;
    let there_of = there.of(colour);
    let mut others = there;
    let wilds_there = others.take(wild);
    if there_of == 0 {
        return Err(Refusal::ColourNotThere { from, colour, there });
    } else if colour == wild && !others.is_empty() {
        return Err(Refusal::WildChosen { from, wild, others });
    }
    let What::Tiles(taken) = what else { return Ok(()) };
    if colour != wild && taken.of(colour) != there_of {
        refusals.push(Refusal::NotAllOfColour { from, colour, there: there_of, taken: taken.of(colour) });
    }
    match wilds_there.min(1) {
        expected if taken.of(wild) == expected => Ok(()),
        expected => Err(wild_count(taken, wild, expected, Some(from))),
    }
}

/// A move that lists its tiles and names no source tells what was taken, as far as it can be.
fn judge_hidden(position: &Position, take: &Take, wild: Colour, said: What, refusals: &mut Vec<Refusal>) -> Judged {
    let not_told = NotTold::Source { from: take.from.unwrap_or(Source::Centre) }.into();
    let taken = match (take.what, take.from) {
        (What::Tiles(taken), _) => taken,
        (What::Colour(colour, _), Some(_)) => Tiles::only(colour, 1),
        (What::Colour(..), None) => return Err(not_told),
    };
    let dark = match take.from {
        Some(from @ Source::Factory(factory)) if position.emptied.has(factory) => return Err(Refusal::SourceEmpty { from }),
        Some(Source::Centre) => {
            let dark = dark(position);
            judge_dark(dark, take.what, wild, refusals)?;
            dark
        }
        _ => Dark::default(),
    };
    let is_alone = taken == Tiles::only(wild, 1) && position.granted.alone[Granted::any(take.from)].of(wild) > 0;
    // A table that shows its factories has them all named.
    let may_lack = |from, colour| dark.least.of(colour) == 0 && position.granted.lies[Granted::at(from)].of(colour) == 0;
    let is_open = |from| match take.what {
        What::Colour(colour, _) => {
            may_lack(from, colour) || matches!(said, What::Colour(_, Extent::WithWild(_))) && may_lack(from, wild)
        }
        What::Tiles(_) => !position.granted.taken && !is_alone,
    };
    let may_be_more = dark.most.kinds() != taken || (said == What::Colour(wild, Extent::All) && dark.total > 1);
    let may_be_beside = taken == Tiles::only(wild, 1) && !is_alone && may_be_more;
    if may_be_beside || take.from.map_or_else(|| position.shows_all_factories() || !position.granted.taken, is_open) {
        refusals.push(not_told);
    }
    let (total, most) = (taken.total(), most_at(position, take.from));
    if total > most && take.from != Some(Source::Centre) {
        refusals.push(match take.from {
            Some(from @ Source::Factory(_)) => Refusal::MoreThanFactory { from, taken: total, most },
            // No factory has as many.
            _ => Refusal::MoreThanCentre { from: Source::Centre, taken: total, most: most_at(position, Some(Source::Centre)) },
        });
    }
    // Where the move names no place, it may be the centre that is shown.
    let centre = position.centre.filter(|_| take.from.is_none()).unwrap_or_default();
    let hidden = position.unseen().plus(centre).less(position.bag.unwrap_or_default()).less(position.tower.unwrap_or_default());
    for (colour, taken) in taken.less(hidden).iter().map(|(colour, _)| (colour, taken.of(colour))) {
        refusals.push(Refusal::MoreThanLeft { colour, taken, most: hidden.of(colour) });
    }
    chosen(take.what, wild)?;
    if taken.of(wild) > 1 { Err(wild_count(taken, wild, 1, take.from)) } else { Ok(()) }
}

/// Not just one wild tile where some lie, or one where none does.
fn wild_count(taken: Tiles, wild: Colour, expected: u8, from: Option<Source>) -> Refusal {
    let only_wild = taken.iter().all(|(colour, _)| colour == wild);
    let taken = taken.of(wild);
    match from {
        _ if only_wild => Refusal::OnlyOneWild { wild, taken, expected, from },
        Some(from) => Refusal::WildCount { wild, taken, expected, from },
        None => Refusal::WildsTaken { wild, taken, expected },
    }
}

/// The colour that is chosen: the one that is not wild, if there is one.
fn chosen(what: What, wild: Colour) -> Result<Colour, Refusal> {
    let tiles = match what {
        What::Colour(colour, _) => return Ok(colour),
        What::Tiles(tiles) => tiles,
    };
    let mut others = tiles.iter().map(|(colour, _)| colour).filter(|&colour| colour != wild);
    match (others.next(), others.next()) {
        (Some(first), Some(second)) => Err(Refusal::SeveralColours { first, second, wild }),
        (Some(colour), None) => Ok(colour),
        (None, _) if tiles.is_empty() => Err(Refusal::NothingTaken),
        (None, _) => Ok(wild),
    }
}

/// One tile of every colour that may be chosen of what is there: any but the wild one, and that one only where no other lies.
#[inline]
pub(crate) fn choosable(there: Tiles, wild: Colour) -> Tiles {
    let mut others = there;
    others.take(wild);
    if others.is_empty() { there } else { others }.kinds()
}

/// Lists takes, source by source; none where the wild colour is not known, or not whose turn it is.
pub(super) fn list(position: &Position, moves: &mut Vec<Move>) {
    let Some(wild) = position.wild().filter(|_| position.turns.is_empty()) else { return };
    for seat in position.seats().filter(|&seat| position.may_have_turn(seat)) {
        let factories = position.factories().map(Source::Factory).zip(position.displays().iter().copied());
        for (from, there) in factories.chain([(Source::Centre, position.centre.unwrap_or_default())]) {
            let take = |(colour, _)| Move::Take(Take { seat, what: What::of(colour), from: Some(from) });
            moves.extend(choosable(there, wild).iter().map(take));
        }
    }
}

/// Whether it is told whose turn it is, and what there is to be taken.
pub(super) fn shows_all(position: &Position) -> bool {
    position.turn.is_some() && position.centre.is_some() && position.shows_all_factories()
}

pub(super) fn apply<L: Ledger<Reason>>(position: &mut Position, take: &Take, rulings: &Rulings, ledger: &mut L) {
    let there = take.from.and_then(|from| lying(position, from));
    let (take, wild) = (&take.under(position.wild(), least(position, take.from)), position.wild());
    // How many there are, and whether a wild one comes along, may not be known.
    let (taken, is_counted, most) = match (take.what, there) {
        (What::Tiles(tiles), _) => (tiles, true, tiles.total()),
        (What::Colour(colour, _), Some(there)) => {
            let taken = by_rule(colour, there, wild);
            (taken, true, taken.total())
        }
        (What::Colour(colour, _), None) => {
            let there = if take.from == Some(Source::Centre) { dark(position) } else { Dark::default() };
            let (least, most) = there.brings(colour, wild);
            (least, wild.is_some() && least.total() == most, most)
        }
    };
    let board = position.board_mut(take.seat);
    if is_counted {
        board.receive(taken);
    } else {
        board.some = board.hand.take().unwrap_or(board.some).plus(taken);
    }
    position.untaken = false;
    let gone = match take.what {
        What::Colour(colour, _) if !is_counted => Tiles::only(colour, 1),
        _ => none_left(taken, wild),
    };
    // Where the marker is then, if it may come along, and whether it surely does.
    let comes = match (take.from, position.marker) {
        (Some(Source::Centre), Marker::Centre) => Some((Marker::With(take.seat), true)),
        // It lies there now if nobody took it before.
        (Some(Source::Centre), Marker::Unknown) => Some((Marker::Taken, false)),
        (None, Marker::Centre | Marker::Unknown) if position.centre.is_none_or(|centre| centre.contains(taken)) => {
            Some((Marker::Unknown, false))
        }
        _ => None,
    };
    let before = position.in_centre();
    let after = match (take.from, there) {
        (Some(Source::Centre), _) => before.without(taken, gone),
        (Some(Source::Factory(_)), Some(there)) => before.plus(Dark::exactly(there.minus(taken).unwrap_or_default())),
        (Some(Source::Factory(_)), None) => before.plus(left_in_the_dark(position, taken, gone)),
        (None, _) => Dark { least: before.least.less(taken), ..before.plus(left_in_the_dark(position, taken, gone)) },
    };
    (position.centre, position.dark) = (after.known().filter(|_| position.seen == 0), after);
    if let Some(Source::Factory(factory)) = take.from {
        match there {
            Some(_) => position.factories[factory.index()] = Tiles::EMPTY,
            None => position.emptied.insert(factory),
        }
    }
    if let Some((marker, surely)) = comes {
        position.marker = marker;
        let price = Amount::between(taken.total() as i32, if is_counted { taken.total() } else { most } as i32);
        scoring::marker(position.board_mut(take.seat), take.seat, price, surely, ledger);
    }
    let next = SeatSet::only(take.seat.next(position.seats));
    position.set_turn(if position.whole_table { next } else { SeatSet::EMPTY });
    position.between_turns = !position.whole_table;
    turn::end_offer(position, rulings);
}

/// What a factory that is not shown leaves to the centre, if these tiles at least are taken from it.
fn left_in_the_dark(position: &Position, taken: Tiles, gone: Tiles) -> Dark {
    let total = FILL.saturating_sub(taken.total());
    let may_be = |colour: &Colour| gone.of(*colour) == 0;
    let most: Tiles = Colour::ALL.into_iter().filter(may_be).map(|colour| (colour, total as u8)).collect();
    let left = Dark { least: Tiles::EMPTY, most, total };
    // It was filled with four tiles, unless bag and tower ran out; and what is left may be all of one colour.
    let is_known = most.kinds().total() == 1 && !draw::may_ever_fall_short(position, 0);
    if is_known { Dark { least: most, ..left } } else { left }
}

/// The colours of which a take leaves none: whoever takes a colour takes all of it, with a wild tile where one lies; and where a
/// wild tile is taken by itself no other colour lies.
fn none_left(taken: Tiles, wild: Option<Colour>) -> Tiles {
    let Some(wild) = wild else { return Tiles::EMPTY };
    let is_alone = taken == Tiles::only(wild, 1);
    let is_gone = |colour: &Colour| match *colour == wild {
        true => taken.of(wild) == 0,
        false => is_alone || taken.of(*colour) > 0,
    };
    Colour::ALL.into_iter().filter(is_gone).map(|colour| (colour, 1)).collect()
}

/// What whoever chooses `colour` takes of what lies there: all of it and one wild tile, or just one wild tile.
pub(crate) fn by_rule(colour: Colour, there: Tiles, wild: Option<Colour>) -> Tiles {
    let all = (Some(colour) != wild).then(|| (colour, there.of(colour)));
    all.into_iter().chain(wild.map(|wild| (wild, there.of(wild).min(1)))).collect()
}
