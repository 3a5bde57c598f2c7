//! The eighty cards: hands, cards set aside, piles.

use super::treasure::count_of;
use super::{Findings, Table};
use crate::game::reasons::NotPrinted;
use crate::game::shared::SEATS;
use crate::games::blue_moon_city::pieces::DECK;
use crate::games::blue_moon_city::{
    Assumed, Building, Card, CardPlace, Cards, Flaw, Gap, Phase, Position, Reward, Seat, Stack, Uncounted,
};
use crate::verdict::Unit;

/// Of more cards of a kind than there are so many are shown that are one too many.
const SURPLUS_SHOWN: usize = 8;

pub(super) fn read(table: &mut Table<'_>, findings: &mut Findings) {
    let draft = table.draft;
    let mut won = [Won::default(); SEATS];
    let (mut seen, mut shown, mut count) = (Cards::EMPTY, Vec::new(), 0);
    let mut add = |place, stack: Option<Stack>, findings: &mut Findings| {
        let Some(stack) = stack else { return };
        let missing = stack.known.iter().map(|(card, _)| card).filter(|card| card.copies() == 0);
        findings.flaws.extend(missing.map(|card| Flaw::NoSuchCard { place, card }));
        seen = seen.plus(stack.known);
        shown.push((place, stack.known));
        count += stack.least();
    };
    for (seat, player) in table.players() {
        add(CardPlace::Hand(seat), player.hand, findings);
        add(CardPlace::Aside(seat), player.aside, findings);
        // Any number of cards may be none.
        let aside = player.aside.filter(|&aside| aside != Stack::UNKNOWN);
        let read = table.position.player_mut(seat);
        (read.hand, read.aside) = (player.hand.unwrap_or(Stack::UNKNOWN), aside.unwrap_or(Stack::EMPTY));
        if aside.is_none() {
            won[seat.index()] = won_by(table, seat);
        }
        // They come into the hand when the turn ends, and nobody sets cards aside in another's.
        let others = draft.turn.filter(|&turn| turn != seat && aside.is_some_and(|aside| !aside.is_empty()));
        findings.flaw(others.map(|turn| Flaw::AsideOutOfTurn { seat, turn }));
    }
    add(CardPlace::Draw, draft.draw, findings);
    add(CardPlace::Discard, draft.discard, findings);
    for (card, count) in seen.iter().filter(|(card, count)| card.copies() > 0 && *count > card.copies()) {
        let each = shown.iter().flat_map(|&(place, cards)| (0..cards.of(card)).map(move |copy| (place, copy)));
        let places = NotPrinted(each.take(usize::from(card.copies()) + SURPLUS_SHOWN).collect());
        findings.flaw(Flaw::TooManyOfCard { card, count: u32::from(count), copies: Card::copies(card), places });
    }
    let position = &mut table.position;
    position.draw = draft.draw.unwrap_or(Stack::UNKNOWN);
    position.discard = draft.discard.unwrap_or(Stack::UNKNOWN);
    position.unknowns.piles = draft.draw.is_none() && draft.discard.is_none_or(|discard| discard.len().is_none());
    position.unknowns.aside = won.map(|won| won.most > 0);
    check_eighty(table, count, &won, findings);
    for (seat, _) in table.players() {
        let player = table.position.player_mut(seat);
        player.counts[3] = count_of(player.hand.least() + player.aside.least());
    }
}

/// Eighty in all; a single place that is not given has the rest. Aside lies what one player has won in this turn.
fn check_eighty(table: &mut Table<'_>, count: u32, won: &[Won], findings: &mut Findings) {
    if count > DECK {
        return findings.flaw(Flaw::TooManyCards { count });
    }
    let missing = DECK - count;
    let Position { seats, whole_table, players, draw, discard, unknowns, .. } = &mut table.position;
    let held = players.iter_mut().take(*seats).flat_map(|player| [&mut player.hand, &mut player.aside]);
    let mut open: Vec<&mut Stack> = held.chain([draw, discard]).filter(|stack| stack.len().is_none()).collect();
    match open.as_mut_slice() {
        _ if table.draft.leaves(Uncounted::Cards) || !*whole_table => findings.gap(Gap::Cards),
        [] if count == DECK => unknowns.aside = [false; SEATS],
        [] => match won.iter().position(|won| won.most >= missing) {
            None => findings.flaw(Flaw::NotEighty { count }),
            Some(seat) if won[seat].shown => {
                players[seat].aside.others = count_of(missing);
                unknowns.aside = [false; SEATS];
            }
            Some(_) => {
                findings.gap(Gap::Cards);
                findings.worked_out.push(Assumed::Aside(missing));
            }
        },
        // What is known of it was counted already.
        [last] if unknowns.aside == [false; SEATS] => last.others = count_of(missing + last.unseen()),
        _ => findings.gap(Gap::Cards),
    }
}

/// What a player can have won in this turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Won {
    /// The most cards.
    most: u32,
    /// Whether the case shows that a building was finished.
    shown: bool,
}

/// Cards lie aside from a building that their player finished this turn, where the figure stands; no others do.
fn won_by(table: &Table<'_>, seat: Seat) -> Won {
    let draft = table.draft;
    let own = draft.turn.is_none_or(|turn| turn == seat);
    if !own || draft.phase == Some(Phase::Movement) || draft.progress.stones == Some(0) {
        return Won::default();
    }
    let figure = table.position.player(seat).figure;
    let finished_now = |building: &Building| {
        *building != Building::Market && figure.is_none_or(|figure| figure == *building) && table.may_be_finished(*building)
    };
    // Who has placed a stone in this turn stands where it lies, and on a finished building nobody places one.
    let placed = draft.phase == Some(Phase::Building) || draft.progress.stones.is_some();
    Won {
        most: Building::ALL.into_iter().filter(finished_now).map(|building| most_cards(table, building)).max().unwrap_or(0),
        shown: placed && draft.turn.is_some() && figure.is_some_and(|figure| table.position.site(figure).finished),
    }
}

/// The most cards that a player gets for finishing a building.
fn most_cards(table: &Table<'_>, building: Building) -> u32 {
    let (position, plan) = (&table.position, table.position.plan(building));
    let untold = building.dearest(Unit::Cards);
    let printed = |read: Option<Reward>| u32::from(read.map_or(untold, |reward| reward.cards));
    let spots = |other: Building| position.spot(building).zip(position.spot(other));
    let may_be_beside = |other: &Building| spots(*other).is_none_or(|(here, there)| here.distance(there) == 1);
    let others = Building::ALL.into_iter().filter(|&other| other != building && other != Building::Market);
    let beside = others
        .filter(|&other| table.may_be_finished(other))
        .filter(may_be_beside)
        .map(|other| u32::from(position.plan(other).neighbour.cards));
    printed(plan.master) + printed(plan.contributor) + beside.sum::<u32>()
}

/// Nobody has more cards aside than were won in this turn.
pub(super) fn check_aside(table: &Table<'_>, findings: &mut Findings) {
    let draft = table.draft;
    if draft.leaves(Uncounted::Rewards) {
        return;
    }
    for (seat, player) in table.players().filter(|(seat, _)| draft.turn.is_none_or(|turn| turn == *seat)) {
        let (count, most) = (player.aside.map_or(0, |aside| aside.least()), won_by(table, seat).most);
        findings.flaw((count > most).then_some(Flaw::AsideUnearned { seat, count, most }));
    }
}
