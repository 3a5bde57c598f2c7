//! Preparing a round: what was dealt could have been drawn, and the set-up effects of specialised factories.

use super::tiling::{self, Settled};
use super::{Judged, offer, source, wrong_phase};
use crate::game::reasons::NotPrinted;
use crate::game::shared::{FILL, came_first, filled_in_order, is_filled, players_for, repeated};
use crate::games::azul::pieces::{ALL, FACTORIES, LineSet, SEATS};
use crate::games::azul::rules::{NoMarkerTaken, Refill, SetupOrder};
use crate::games::azul::{
    Begins, Colour, Deal, Display, Factory, Flaw, Gold, Marker, NotTold, Phase, Position, Refusal, Rulings, Seat, SeatSet, Tiles,
};
use crate::order;

pub(super) fn judge(position: &Position, deal: &Deal, rulings: &Rulings, refusals: &mut Vec<Refusal>) -> Judged {
    match tiling::settled(position) {
        settled @ (Settled::In(Phase::Setup | Phase::Preparation) | Settled::RoundOver(_)) => {
            refusals.extend(super::hidden_lines(position).map(Refusal::from));
            if let Settled::RoundOver(whose) = settled
                && !position.granted.goes_on
            {
                refusals.push(NotTold::Row { whose }.into());
            }
        }
        Settled::MaybeTiled(whose) => return Err(NotTold::Lines { whose, line: None }.into()),
        Settled::In(phase) => return Err(wrong_phase(position, phase, Phase::Preparation)),
    }
    judge_starter(position, deal, rulings, refusals);
    judge_count(position, deal, refusals);
    judge_gold(position, deal, refusals);
    if refusals.is_empty() {
        judge_draw(position, deal, rulings, refusals);
    }
    let can_be_drawn = |displays: &[Display; FACTORIES], extra: Option<_>| {
        let (drawn, mut refusals) = (Deal { displays: *displays, extra, effects_done: false, ..*deal }, Vec::new());
        judge_draw(position, &drawn, rulings, &mut refusals);
        refusals.is_empty()
    };
    if refusals.is_empty() && deal.effects_done && !undo(deal, &deal.displays, &effects(deal, rulings), None, &can_be_drawn) {
        refusals.push(Refusal::NoSuchSetup);
    }
    Ok(())
}

/// Whether the factories can have been filled like this from bag and lid.
fn judge_draw(position: &Position, deal: &Deal, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    let last = judge_filling(position, deal, rulings, refusals);
    refusals.extend(last.err());
    judge_supply(position, deal, rulings, refusals);
}

fn judge_starter(position: &Position, deal: &Deal, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    if let (Some(said), Some(starter)) = (deal.starter, starter(position))
        && said != starter
    {
        let why = match (position.marker, rulings.no_marker_taken) {
            // Who begins was settled before the game.
            _ if position.phase == Phase::Setup => Begins::First,
            (Marker::With(_) | Marker::Front(_), _) => Begins::HasMarker,
            (_, NoMarkerTaken::SameStarter) => Begins::SameStarter,
            (_, NoMarkerTaken::NextAfterLast) => Begins::NextAfterLast,
        };
        refusals.push(Refusal::WrongStarter { said, starter, why });
    }
}

/// Who begins, if known: the marker's holder; if nobody took it, whom the ruling named. Before the first deal nobody took it.
fn starter(position: &Position) -> Option<Seat> {
    match position.marker {
        marker @ (Marker::With(_) | Marker::Front(_)) => marker.holder(),
        Marker::Centre => position.starter,
        Marker::Unknown | Marker::Taken => position.starter.filter(|_| position.phase == Phase::Setup),
    }
}

/// How many play, as the case shows or as so many factories tell; none if nobody plays with as many.
fn players(position: &Position, deal: &Deal) -> Option<usize> {
    let told = Some(position.seats).filter(|_| position.whole_table);
    told.or_else(|| players_for(deal.count))
}

fn judge_count(position: &Position, deal: &Deal, refusals: &mut Vec<Refusal>) {
    let expected = position.whole_table.then(|| Position::factories_for(position.seats));
    if expected.is_some_and(|expected| deal.count != expected) || players(position, deal).is_none() {
        refusals.push(Refusal::DealtFactories { count: deal.count, expected });
    }
}

fn judge_gold(position: &Position, deal: &Deal, refusals: &mut Vec<Refusal>) {
    if let Some(colour) = deal.extra
        && (deal.effects_done || deal.plus_one().is_none())
    {
        refusals.push(Refusal::ExtraTile { colour, shown: deal.effects_done });
    }
    let mut refuse = |flaw| refusals.push(Refusal::DealtGold { problem: Box::new(flaw) });
    let gold = || Factory::all().zip(deal.displays()).filter_map(|(factory, display)| Some((factory, display.gold?)));
    if !position.setup.specialised {
        return gold().for_each(|(factory, gold)| refuse(Flaw::GoldWithoutVariant { factory, gold }));
    }
    if let Some(players) = players(position, deal).filter(|&players| gold().count() != players) {
        refuse(Flaw::GoldCount { gold: gold().count(), players });
    }
    repeated(gold()).for_each(|(first, second, gold)| refuse(Flaw::GoldTwice { gold, first, second }));
}

/// Every factory has its four tiles, unless there are no more; then "+1" gets its fifth.
fn judge_filling(position: &Position, deal: &Deal, rulings: &Rulings, refusals: &mut Vec<Refusal>) -> Judged {
    let (room, needed, dealt) = (room(deal), needed(deal), deal.tiles().total());
    let supply = supply(position).map(Tiles::total);
    // "+1" gets nothing before the factories are full.
    let ran_out =
        |shown: &[Display; FACTORIES], extra: Option<_>| extra.is_none() && filled_in_order(heaps(shown, deal).map(Tiles::total));
    let may_be_short = || match deal.effects_done {
        true => undo(deal, &deal.displays, &effects(deal, rulings), None, &ran_out),
        false => ran_out(&deal.displays, deal.extra),
    };
    if supply.is_none() && may_have_run_short(position, deal) && may_be_short() {
        return Err(NotTold::Supply { dealt, needed }.into());
    }
    let short = supply.filter(|&supply| supply < room);
    if deal.effects_done {
        return match supply.map_or(dealt, |supply| supply.min(needed)) {
            expected if expected == dealt => Ok(()),
            // Fours and one more: it is the one of "+1" that is missing.
            expected => {
                let fifth = NotPrinted(dealt + 1 == expected && expected % FILL == 1);
                Err(Refusal::DealtInAll { dealt, expected, fifth })
            }
        };
    }
    if let (Some(colour), Some(supply)) = (deal.extra, supply.filter(|&supply| supply <= room)) {
        return Err(Refusal::NoneLeftForExtra { colour, supply, room });
    }
    if is_filled(heaps(&deal.displays, deal).map(Tiles::total), short) {
        let is_left = supply.is_none_or(|supply| supply > room);
        let fifth = deal.plus_one().filter(|_| deal.extra.is_none() && is_left);
        return fifth.map_or(Ok(()), |factory| Err(Refusal::FifthNotSaid { factory, count: FILL }));
    }
    let before = refusals.len();
    for (factory, display) in Factory::all().zip(deal.displays()) {
        let count = display.tiles.total();
        if count > FILL || (count < FILL && short.is_none()) {
            refusals.push(match display.gold {
                Some(Gold::PlusOne) if count == FILL + 1 && deal.extra.is_none() => Refusal::FifthNotSaid { factory, count },
                gold => Refusal::DealtCount { factory, count, expected: FILL, gold },
            });
        }
    }
    match short.filter(|_| refusals.len() == before) {
        Some(supply) => Err(Refusal::DealtTotal { dealt, supply }),
        None => Ok(()),
    }
}

/// Whether a deal that lacks tiles would be right with bag and lid empty, and they may be, whatever lies on the boards (five
/// tiles a row at most, no more than rounds until now, and what waits on lines that are not full).
fn may_have_run_short(position: &Position, deal: &Deal) -> bool {
    const WAITING: u32 = 10;
    let (needed, players) = (needed(deal), players(position, deal).unwrap_or(SEATS) as u32);
    let in_row = position.round.map_or(4, |round| u32::from(round.min(4)));
    deal.tiles().total() < needed && players * (5 * in_row + WAITING) + needed > ALL
}

/// Everything that bag and lid can give: known from them, or as what is not on the boards.
fn supply(position: &Position) -> Option<Tiles> {
    if let (Some(bag), Some(lid)) = (position.bag, lid(position)) {
        return Some(bag.plus(lid));
    }
    let boards = position.seats().try_fold(Tiles::EMPTY, |all, seat| Some(all.plus(position.board(seat).tiles()?)))?;
    if position.whole_table { Tiles::BOX.minus(boards) } else { None }
}

/// What the bag gives: as told, or all that lies neither on a board nor in the lid.
fn bag(position: &Position) -> Option<Tiles> {
    position.bag.or_else(|| supply(position)?.minus(lid(position)?))
}

/// What lies in the lid: the others may put more there as long as they tile.
fn lid(position: &Position) -> Option<Tiles> {
    position.lid.filter(|_| !position.others_tile)
}

/// Tiles that fill the factories.
pub(crate) fn room(deal: &Deal) -> u32 {
    deal.count as u32 * FILL
}

/// Tiles that a deal takes when there are enough.
fn needed(deal: &Deal) -> u32 {
    room(deal) + u32::from(deal.plus_one().is_some())
}

fn judge_supply(position: &Position, deal: &Deal, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    // Whatever is not known to lie on a board may be there.
    let supply = supply(position).unwrap_or_else(|| position.off_boards());
    // Of factories shown after their effects nobody sees which tile came fifth.
    let filling = if deal.effects_done { deal.tiles() } else { heaps(&deal.displays, deal).fold(Tiles::EMPTY, Tiles::plus) };
    // From the bag alone, as long as it suffices; else everything in it and the rest from the lid.
    let bag = bag(position);
    let refilled = bag.map(|bag| bag.total() < filling.total());
    let in_bag = bag.unwrap_or(supply);
    let available = if refilled == Some(false) { in_bag } else { supply };
    let used_up = if refilled == Some(true) && rulings.refill == Refill::DrawRest { in_bag } else { Tiles::EMPTY };
    if !available.contains(filling) || !filling.contains(used_up) {
        for colour in Colour::ALL {
            let (count, available, used_up) = (filling.of(colour), available.of(colour), used_up.of(colour));
            if count > available {
                let (dealt, available) = (u32::from(deal.tiles().of(colour)), u32::from(available));
                refusals.push(Refusal::NotInBag { colour, dealt, available, bag_only: refilled == Some(false) });
            } else if count < used_up {
                let is_extra = deal.extra == Some(colour);
                refusals.push(Refusal::BagNotUsedUp { colour, left: u32::from(used_up - count), is_extra });
            }
        }
    }
    let is_first = || used_up.is_empty() || came_first(used_up, &heaps(&deal.displays, deal).collect::<Vec<_>>());
    if refusals.is_empty() && !deal.effects_done && !is_first() {
        refusals.push(Refusal::BagNotFirst { bag: used_up });
    }
    if let Some(colour) = deal.extra.filter(|_| refusals.is_empty()) {
        // What the fifth is drawn from once the factories are filled.
        let in_bag = bag.filter(|bag| bag.total() > filling.total());
        let (left, bag_only) = (in_bag.unwrap_or(supply).minus(filling).unwrap_or_default(), in_bag.is_some());
        if left.of(colour) == 0 {
            let available = u32::from(filling.of(colour));
            refusals.push(Refusal::NotInBag { colour, dealt: available + 1, available, bag_only });
        }
    }
}

/// The tiles that fill factories, one by one.
fn heaps(displays: &[Display; FACTORIES], deal: &Deal) -> impl Iterator<Item = Tiles> + Clone {
    displays[..deal.count].iter().map(|display| display.tiles)
}

pub(super) fn apply(position: &mut Position, deal: &Deal, rulings: &Rulings) {
    let dealt = deal.tiles();
    position.lid = lid(position);
    if let Some(bag) = bag(position) {
        if bag.total() < dealt.total() {
            position.bag = position.lid.and_then(|lid| bag.plus(lid).minus(dealt));
            position.lid = position.lid.map(|_| Tiles::EMPTY);
        } else {
            position.bag = bag.minus(dealt);
        }
    } else {
        // Whether the bag had to be refilled is not known, so neither is the lid.
        position.lid = None;
    }
    position.factories = deal.displays;
    if !deal.effects_done {
        effects(deal, rulings).into_iter().for_each(|effect| take_place(effect, &mut position.factories, deal));
    }
    let starter = starter(position).or(deal.starter);
    (position.factory_count, position.left, position.granted.sends) = (Some(deal.count), None, None);
    position.zero_is_kept = false;
    (position.centre, position.sent, position.unseen_sent) = (Some(Tiles::EMPTY), Tiles::EMPTY, None);
    position.most_in_centre = Tiles::BOX;
    position.marker = Marker::Centre;
    position.starter = starter;
    position.turn = starter;
    // In the first round whoever takes first has begun. Afterwards whoever has the marker begins, and that may be anybody.
    let is_hidden = starter.is_none() && position.whole_table && position.phase != Phase::Setup;
    (position.may_turn, position.may_choose) = (position.seats().filter(|_| is_hidden).collect(), SeatSet::EMPTY);
    for board in &mut position.boards {
        (board.done, board.lines.not_full) = (false, LineSet::EMPTY);
    }
    position.round = position.round.map(|round| round.saturating_add(1));
    position.phase = Phase::Offer;
    offer::end_offer(position, rulings);
    // What was dealt just now is there to be taken.
    position.may_be_over &= position.phase != Phase::Offer;
    position.others_tile = false;
    if !position.whole_table && starter.is_none() && position.phase == Phase::Offer {
        source::hide(position);
    }
}

/// What a gold factory does at set-up: with the colour that it seeks; none where it gets one more tile.
type Effect = (Factory, Option<Colour>);

/// The set-up effects in the order in which they take place.
fn effects(deal: &Deal, rulings: &Rulings) -> Vec<Effect> {
    let gold = Factory::all().zip(deal.displays()).filter_map(|(factory, display)| Some((factory, display.gold?)));
    let does_something = |(_, gold): &(Factory, Gold)| matches!(gold, Gold::PlusOne | Gold::Seek(_));
    let mut effects: Vec<_> = gold.filter(does_something).map(|(factory, gold)| (factory, gold.colour())).collect();
    match rulings.setup_order {
        SetupOrder::Ring => {}
        SetupOrder::PlusOneFirst => order::by_key(&mut effects, |(_, seeks)| seeks.is_some()),
        SetupOrder::SeekersFirst => order::by_key(&mut effects, |(_, seeks)| seeks.is_none()),
    }
    effects
}

fn take_place((factory, seeks): Effect, displays: &mut [Display; FACTORIES], deal: &Deal) {
    let came = match seeks {
        None => deal.extra.into_iter().collect(),
        // A tile of the colour from each neighbour that has one.
        Some(colour) => {
            let (before, after) = factory.neighbours(deal.count);
            let gave = [before, after].map(|neighbour| displays[neighbour.index()].tiles.remove(colour));
            Tiles::only(colour, gave.map(u8::from).iter().sum())
        }
    };
    let tiles = &mut displays[factory.index()].tiles;
    *tiles = tiles.plus(came);
}

/// Whether some draw leads to factories that are as they are `displayed` after some effects: these undone backwards, every way.
fn undo(
    deal: &Deal,
    displayed: &[Display; FACTORIES],
    effects: &[Effect],
    extra: Option<Colour>,
    can_be_drawn: &impl Fn(&[Display; FACTORIES], Option<Colour>) -> bool,
) -> bool {
    let Some((&(factory, seeks), earlier)) = effects.split_last() else { return can_be_drawn(displayed, extra) };
    match seeks {
        // The one more tile was any of those there; none if bag and lid had run out.
        None => {
            undo(deal, displayed, earlier, None, can_be_drawn)
                || displayed[factory.index()].tiles.iter().any(|(colour, _)| {
                    let mut before = *displayed;
                    before[factory.index()].tiles.remove(colour) && undo(deal, &before, earlier, Some(colour), can_be_drawn)
                })
        }
        // Each neighbour gave one, or had none.
        Some(colour) => {
            let (left, right) = factory.neighbours(deal.count);
            [[true, true], [true, false], [false, true], [false, false]].into_iter().any(|gave| {
                let mut before = *displayed;
                let possible = [left, right].into_iter().zip(gave).all(|(neighbour, gave)| {
                    if gave {
                        let had = before[factory.index()].tiles.remove(colour);
                        before[neighbour.index()].tiles.add(colour, 1);
                        had
                    } else {
                        before[neighbour.index()].tiles.of(colour) == 0
                    }
                });
                possible && undo(deal, &before, earlier, extra, can_be_drawn)
            })
        }
    }
}
