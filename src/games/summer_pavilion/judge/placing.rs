//! Phase 2: putting a tile on the board and paying for it.

use super::outlook::may_be_over;
use super::{Judged, draw, owed_first, turn};
use crate::game::reasons::NotPrinted;
use crate::games::summer_pavilion::rules::{BonusShort, CentreOneColour};
use crate::games::summer_pavilion::{
    Board, Colour, Move, NotTold, Phase, Placement, Position, Reason, Refusal, Rulings, Seat, Side, Space, SpaceSet, Star,
    StarKind, Tiles, scoring,
};
use crate::verdict::Ledger;
use std::ops::RangeInclusive;

pub(super) fn judge(position: &Position, place: &Placement, rulings: &Rulings, refusals: &mut Vec<Refusal>) -> Judged {
    if let Err(refusal) = may_act(position, place.seat, rulings, refusals) {
        // Whichever phase it is, the stars are the same.
        let is_taking = refusal == NotTold::Taking.into();
        refusals.push(refusal);
        return if is_taking { judge_space(position, place, rulings, refusals) } else { Ok(()) };
    }
    let before = refusals.len();
    let last = judge_space(position, place, rulings, refusals);
    refusals.extend(last.err());
    let space_takes_it = refusals.len() == before;
    judge_payment(position, place, space_takes_it, refusals);
    Ok(())
}

/// Whether the seat may place or pass as far as phase, turn and debts go.
#[inline]
pub(super) fn may_act(position: &Position, seat: Seat, rulings: &Rulings, refusals: &mut Vec<Refusal>) -> Judged {
    if !position.may_be_playing() {
        return Err(not_playing(position));
    }
    match position.board(seat).passed {
        Some(true) => return Err(Refusal::AlreadyPassed { seat }),
        // A single board's moves are in its turn.
        None if position.whole_table => refusals.push(NotTold::Passed.into()),
        Some(false) | None => {}
    }
    owed_first(position, refusals);
    refusals.extend(turn::against(position, seat, rulings));
    Ok(())
}

/// Why nothing of phase 2 can be done: phase 1 may be over where the case does not show what is left to take, but not while
/// nobody has taken what it begins with.
pub(super) fn not_playing(position: &Position) -> Refusal {
    match position.phase {
        Phase::Offer if may_be_over(position) && !position.untaken => NotTold::Taking.into(),
        phase => Refusal::WrongPhase { phase, needs: Phase::Play },
    }
}

/// Whether space and star take the colour.
fn judge_space(position: &Position, place: &Placement, rulings: &Rulings, refusals: &mut Vec<Refusal>) -> Judged {
    let Placement { seat, colour, space, .. } = *place;
    let board = position.board(seat);
    let star = space.star();
    let (told, is_whole, is_free) = (&board.stars.tiles, board.stars.shows(star), !board.stars.untold.has(space));
    let lacks = |colour: Colour| is_free && board.stars.lacks[star.index()].of(colour) > 0;
    let not_told = NotTold::Stars { space }.into();
    if position.side == Side::Coloured
        && let Some(own) = star.colour()
    {
        if own != colour && position.wild() == Some(colour) {
            refusals.push(Refusal::WildOnOtherStar { space, wild: colour, takes: own });
        } else if own != colour {
            refusals.push(Refusal::WrongStar { space, colour, takes: own });
        }
        return match told.covered().has(space) {
            true => Err(Refusal::SpaceCovered { space, holds: told.at(space).unwrap_or(own) }),
            false if is_free => Ok(()),
            false => Err(not_told),
        };
    }
    if let Some(holds) = told.at(space) {
        return Err(Refusal::SpaceCovered { space, holds });
    }
    let all_differ =
        position.side == Side::Coloured || (star == Star::CENTRE && rulings.centre_one_colour == CentreOneColour::No);
    // What is told of a star settles what it will be as soon as two of its tiles are told.
    let kind = told.kind(star);
    let has_no_other = !all_differ && Colour::ALL.into_iter().all(|other| other == colour || lacks(other));
    match (kind, told.find(star, colour)) {
        (_, Some(other)) if all_differ => Err(Refusal::StarHasColour { space, colour, other }),
        (StarKind::OneColour(holds), _) if !all_differ && holds != colour => {
            Err(Refusal::StarOfOneColour { space, colour, holds })
        }
        (StarKind::Multicolour, Some(other)) => Err(Refusal::StarHasColour { space, colour, other }),
        (StarKind::OneColour(_), _) if !all_differ && is_free => Ok(()),
        (StarKind::Multicolour, None) if lacks(colour) => Ok(()),
        (_, None) if lacks(colour) && (all_differ || kind.colour().is_some_and(lacks)) => Ok(()),
        (StarKind::Empty, _) | (StarKind::Begun(_), Some(_)) if has_no_other => Ok(()),
        (StarKind::Empty, _) if is_free && board.stars.fits[star.index()].of(colour) > 0 => Ok(()),
        (StarKind::Empty, _) if !all_differ && is_free && board.stars.others_untold(space) == 1 => Ok(()),
        _ if is_whole => Ok(()),
        _ => Err(not_told),
    }
}

/// How many tiles of the colour, and how many wild ones, a player has for a placement. A wild tile is its own colour only once.
#[inline]
fn means(hand: Tiles, colour: Colour, wild: Option<Colour>) -> (u8, u8) {
    let wilds = wild.filter(|&wild| wild != colour).map_or(0, |wild| hand.of(wild));
    (hand.of(colour), wilds)
}

/// Every payment for a space of that cost with `colour`: one of it at least, wild ones for the rest; fewest wild ones first.
pub(crate) fn payments(hand: Tiles, colour: Colour, wild: Option<Colour>, cost: u8) -> impl Iterator<Item = Tiles> {
    own_tiles(hand, colour, wild, cost).rev().map(move |own| payment(own, colour, wild, cost))
}

/// How many tiles of the colour itself such a payment may have.
#[inline]
fn own_tiles(hand: Tiles, colour: Colour, wild: Option<Colour>, cost: u8) -> RangeInclusive<u8> {
    let (held, wilds) = means(hand, colour, wild);
    cost.saturating_sub(wilds).max(1)..=held.min(cost)
}

/// So many tiles of the colour itself, wild ones for the rest.
#[inline]
fn payment(own: u8, colour: Colour, wild: Option<Colour>, cost: u8) -> Tiles {
    let pay = Tiles::only(colour, own);
    wild.map_or(pay, |wild| pay.plus(Tiles::only(wild, cost - own)))
}

/// A payment that has what is told of the tiles: as many wild ones of them as can be used, then of the colour.
pub(crate) fn likely_payment(some: Tiles, colour: Colour, wild: Option<Colour>, cost: u8) -> Tiles {
    let (held, wilds) = means(some, colour, wild);
    payment(cost.saturating_sub(wilds).max(held.clamp(1, cost)), colour, wild, cost)
}

/// The free spaces on which a player can put a tile of `colour` now, with what they hold for certain, as far as stars are known.
#[inline]
pub(crate) fn affordable(position: &Position, board: &Board, colour: Colour, rulings: &Rulings) -> SpaceSet {
    let (held, wilds) = means(board.hand.unwrap_or(board.some), colour, position.wild());
    if held == 0 {
        return SpaceSet::EMPTY;
    }
    let within = SpaceSet::within(position.side, held.saturating_add(wilds));
    let hidden = Star::all().filter(|&star| !board.stars.shows(star)).fold(SpaceSet::EMPTY, |all, star| all.or(star.spaces()));
    // On a star of one colour nothing but its own space matters.
    let own = if position.side == Side::Coloured { Star::of(colour).spaces() } else { SpaceSet::EMPTY };
    let unknown = hidden.without(own).or(board.stars.untold);
    board.stars.tiles.open(position.side, colour, rulings.centre_one_colour).and(within).without(unknown)
}

/// Whether a player can put some tile somewhere for certain.
pub(crate) fn can_place(position: &Position, seat: Seat, rulings: &Rulings) -> bool {
    let board = position.board(seat);
    let mut colours = board.hand.unwrap_or(board.some).iter();
    colours.any(|(colour, _)| !affordable(position, board, colour, rulings).is_empty())
}

/// `space_takes_it`: where the space does not take the colour, only what would be wrong with any payment is worth saying.
fn judge_payment(position: &Position, place: &Placement, space_takes_it: bool, refusals: &mut Vec<Refusal>) {
    let Placement { seat, colour, space, pay } = *place;
    let wild = position.wild();
    let needs = space.cost(position.side);
    let Some(hand) = position.board(seat).hand else {
        let before = refusals.len();
        let pay = place.paid(position.side);
        if let Some(pay) = pay {
            judge_any_payment(pay, place, wild, needs, &|| NotPrinted(Vec::new()), refusals);
        }
        // What is wrong with the payment whatever lies there says enough.
        let is_there = pay.is_some_and(|pay| position.board(seat).some.contains(pay));
        if space_takes_it && refusals.len() == before && !is_there {
            refusals.push(NotTold::Hand.into());
        }
        return;
    };
    let (held, wilds) = means(hand, colour, wild);
    let own = own_tiles(hand, colour, wild, needs);
    let Some(pay) = pay else {
        if !space_takes_it {
            // No payment would help.
        } else if wild.is_none() && held > 0 && needs > 1 && hand.total() > u32::from(held) {
            // Other tiles may be wild and give a choice, or may be needed; never for the placed tile itself.
            let others = Colour::ALL.into_iter().filter(|&other| other != colour);
            let wilds = others.map(|other| hand.of(other)).max().unwrap_or(0);
            refusals.push(match held + wilds < needs {
                true => Refusal::CannotPay { space, colour, needs, held, wild: None, wilds },
                false => NotTold::Round { other: None }.into(),
            });
        } else if own.is_empty() {
            refusals.push(cannot_pay(space, colour, needs, held, (wild.unwrap_or(colour), wilds)));
        } else if own.start() < own.end() {
            let payments = NotPrinted(payments(hand, colour, wild, needs).collect());
            refusals.push(Refusal::PaymentNotSaid { space, payments });
        }
        return;
    };
    if own.contains(&pay.of(colour)) && pay == payment(pay.of(colour), colour, wild, needs) {
        return;
    }
    // For a space that does not take the colour none would do.
    let list = || NotPrinted(payments(hand, colour, wild, needs).filter(|_| space_takes_it).collect());
    let before = refusals.len();
    judge_any_payment(pay, place, wild, needs, &list, refusals);
    // If the space does not take the colour, only the number is wrong for certain; lacking the colour is told below.
    if !space_takes_it {
        refusals.truncate(before + usize::from(pay.total() != u32::from(needs)));
    } else if held == 0 && wild.is_some() {
        refusals.retain(|refusal| !matches!(refusal, Refusal::PaysNoneOfColour { .. }));
    }
    match wild {
        Some(wild) if own.is_empty() && space_takes_it => {
            refusals.push(cannot_pay(space, colour, needs, held, (wild, wilds)));
        }
        _ => {
            for (paid_colour, paid) in pay.iter() {
                let held = hand.of(paid_colour);
                if paid > held {
                    refusals.push(Refusal::PaysMoreThanHeld { colour: paid_colour, paid, held, payments: list() });
                }
            }
        }
    }
}

/// No payment would do: for want of the colour itself, or of tiles at all.
fn cannot_pay(space: Space, colour: Colour, needs: u8, held: u8, (wild, wilds): (Colour, u8)) -> Refusal {
    match held {
        0 => Refusal::NoneToPlace { space, colour, needs, wild, wilds },
        _ => Refusal::CannotPay { space, colour, needs, held, wild: Some(wild), wilds },
    }
}

/// What is wrong with a payment whatever lies beside the board. `list` has those that would do.
fn judge_any_payment(
    pay: Tiles,
    place: &Placement,
    wild: Option<Colour>,
    needs: u8,
    list: &dyn Fn() -> NotPrinted<Vec<Tiles>>,
    refusals: &mut Vec<Refusal>,
) {
    let Placement { colour, space, .. } = *place;
    let mut others = pay.iter().filter(|&(other, _)| other != colour && Some(other) != wild);
    if pay.total() != u32::from(needs) {
        refusals.push(Refusal::PaysWrongCount { space, needs, paid: pay.total(), payments: list() });
    }
    if pay.of(colour) == 0 {
        refusals.push(Refusal::PaysNoneOfColour { colour, payments: list() });
    }
    let Some(wild) = wild else {
        match (others.next(), others.next()) {
            // Whichever colour is wild, the other one is not.
            (Some((first, _)), Some((second, _))) => refusals.push(Refusal::PaysSeveralColours { colour, first, second }),
            (Some((other, _)), None) => refusals.push(NotTold::Round { other: Some(other) }.into()),
            (None, _) => {}
        }
        return;
    };
    refusals.extend(others.map(|(other, count)| Refusal::PaysOtherColour { colour, other, count, wild, payments: list() }));
}

/// Lists every placement with every payment.
pub(super) fn list(position: &Position, rulings: &Rulings, moves: &mut Vec<Move>) {
    for seat in actors(position) {
        let board = position.board(seat);
        let Some(hand) = board.hand else { continue };
        for (colour, _) in hand.iter() {
            for space in affordable(position, board, colour, rulings).iter() {
                let cost = space.cost(position.side);
                moves.extend(
                    payments(hand, colour, position.wild(), cost)
                        .map(|pay| Move::Place(Placement { seat, colour, space, pay: Some(pay) })),
                );
            }
        }
    }
}

/// Who may place or pass now, as far as it is known.
pub(super) fn actors(position: &Position) -> impl Iterator<Item = Seat> {
    position.seats().filter(|&seat| position.board(seat).passed == Some(false) && position.may_have_turn(seat))
}

pub(super) fn apply<L: Ledger<Reason>>(position: &mut Position, place: &Placement, rulings: &Rulings, ledger: &mut L) {
    let Placement { seat, colour, space, .. } = *place;
    let (side, wild) = (position.side, position.wild());
    let board = position.board_mut(seat);
    let only = || board.hand.and_then(|hand| payments(hand, colour, wild, space.cost(side)).next());
    let pay = place.paid(side).or_else(only).unwrap_or_default();
    board.hand = board.hand.map(|hand| hand.minus(pay).unwrap_or_default());
    board.some = board.some.minus(pay).unwrap_or_default();
    board.stars.put(space, colour);
    let may_have_earned = board.stars.surrounded_by(space).any(|(_, surely)| !surely);
    if !may_have_earned && !board.stars.is_whole() {
        board.stars.brings_none.insert(space);
    }
    scoring::placed(board, seat, space, rulings, ledger);
    let surely = board.stars.surrounded_by(space).filter(|&(_, surely)| surely);
    let earned: u8 = surely.map(|(feature, _)| feature.tiles()).sum();

    let mut discarded = pay;
    if discarded.remove(colour) {
        position.tower = position.tower.map(|tower| tower.plus(discarded));
    }
    draw::fill(position);
    let lost = rulings.bonus_short == BonusShort::WhatIsThere && position.supply.is_some_and(Tiles::is_empty);
    if earned > 0 && !lost {
        position.bonus = Some((seat, earned));
        super::bonus::drop_hopeless(position);
    }
    if may_have_earned {
        position.bonus = None;
        position.may_have_earned = Some((seat, space));
    }
    if position.bonus.is_none() {
        turn::end(position, seat);
    }
    position.may_be_over |= may_have_earned;
}
