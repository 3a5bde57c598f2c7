//! Phase 2: putting a tile on the board and paying for it.

use super::outlook::may_be_over;
use super::{owed_first, turn};
use crate::games::reasons::Unsaid;
use crate::games::summer_pavilion::rules::{BonusShort, CentreOneColour};
use crate::games::summer_pavilion::scoring;
use crate::games::summer_pavilion::{
    Between, Board, Colour, Feature, Move, NotTold, Phase, Placement, Position, Reason, Refusal, Rulings, Seat, Side, Space,
    SpaceSet, Star, StarKind, Tiles,
};
use crate::verdict::Ledger;
use std::ops::RangeInclusive;

pub(super) fn judge(position: &Position, place: &Placement, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    if !may_act(position, place.seat, rulings, refusals) {
        // Whichever phase it is, the stars are the same.
        if refusals.last() == Some(&NotTold::Taking.into()) {
            judge_space(position, place, rulings, refusals);
        }
        return;
    }
    let before = refusals.len();
    judge_space(position, place, rulings, refusals);
    let space_takes_it = refusals.len() == before;
    judge_payment(position, place, space_takes_it, refusals);
}

pub(super) fn judge_between(position: &Position, seat: Seat, on: Between, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    if may_act(position, seat, rulings, refusals) {
        refusals.push(Refusal::NoSpace { on });
    }
}

/// Whether the seat may place or pass as far as phase, turn and debts go; false if nothing else is worth saying.
#[inline]
pub(super) fn may_act(position: &Position, seat: Seat, rulings: &Rulings, refusals: &mut Vec<Refusal>) -> bool {
    if !position.may_be_playing() {
        refusals.push(not_playing(position));
        return false;
    }
    match position.board(seat).passed {
        Some(true) => {
            refusals.push(Refusal::AlreadyPassed { seat });
            return false;
        }
        // A single board's moves are in its turn.
        None if position.whole_table => refusals.push(NotTold::Passed.into()),
        Some(false) | None => {}
    }
    owed_first(position, refusals);
    if let Some(refusal) = turn::against(position, seat, rulings) {
        refusals.push(refusal);
    }
    true
}

/// Why nobody can place, choose or pass outside phase 2: phase 1 may be over where the case does not show what is left to take.
pub(super) fn not_playing(position: &Position) -> Refusal {
    match position.phase {
        Phase::Offer if may_be_over(position) => NotTold::Taking.into(),
        phase => Refusal::WrongPhase { phase, needs: Phase::Play },
    }
}

/// Whether space and star take the colour.
fn judge_space(position: &Position, place: &Placement, rulings: &Rulings, refusals: &mut Vec<Refusal>) {
    let Placement { seat, colour, space, .. } = *place;
    let board = position.board(seat);
    let star = space.star();
    let (told, is_whole) = board.pavilion.map_or((board.glimpse.tiles, board.glimpse.shows(star)), |pavilion| (pavilion, true));
    let is_free = is_whole || board.glimpse.seen.has(space);
    if position.side == Side::Coloured
        && let Some(own) = star.colour()
    {
        if own != colour && position.wild() == Some(colour) {
            refusals.push(Refusal::WildOnOtherStar { space, wild: colour, takes: own });
        } else if own != colour {
            refusals.push(Refusal::WrongStar { space, colour, takes: own });
        }
        if told.covered().has(space) {
            refusals.push(Refusal::SpaceCovered { space, holds: told.at(space).unwrap_or(own) });
        } else if !is_free {
            refusals.push(NotTold::Stars { space }.into());
        }
        return;
    }
    if let Some(holds) = told.at(space) {
        refusals.push(Refusal::SpaceCovered { space, holds });
        return;
    }
    let all_differ =
        position.side == Side::Coloured || (star == Star::CENTRE && rulings.centre_one_colour == CentreOneColour::No);
    if all_differ {
        if let Some(other) = told.find(star, colour) {
            refusals.push(Refusal::StarHasColour { space, colour, other });
        } else if !(is_whole || (is_free && board.glimpse.centre_lacks.of(colour) > 0)) {
            refusals.push(NotTold::Stars { space }.into());
        }
        return;
    }
    // What is told of a star settles what it will be as soon as two of its tiles are told.
    match (told.kind(star), told.find(star, colour)) {
        (StarKind::OneColour(holds), _) if holds != colour => refusals.push(Refusal::StarOfOneColour { space, colour, holds }),
        (StarKind::Multicolour, Some(other)) => refusals.push(Refusal::StarHasColour { space, colour, other }),
        (StarKind::OneColour(_), _) if is_free => {}
        _ if is_whole => {}
        _ => refusals.push(NotTold::Stars { space }.into()),
    }
}

/// How many tiles of the colour, and how many wild ones, a player has for a placement. A wild tile is its own colour only once.
#[inline]
fn means(hand: Tiles, colour: Colour, wild: Option<Colour>) -> (u8, u8) {
    let wilds = wild.filter(|&wild| wild != colour).map_or(0, |wild| hand.of(wild));
    (hand.of(colour), wilds)
}

/// Every payment that covers a space of that cost with `colour`: at least one tile of the colour, wild ones for the rest.
/// Those with the fewest wild tiles come first.
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

/// The free spaces on which a player can put a tile of `colour` now; none where hand or stars are not known.
#[inline]
pub(crate) fn affordable(position: &Position, board: &Board, colour: Colour, rulings: &Rulings) -> SpaceSet {
    let (Some(hand), Some(pavilion)) = (board.hand, &board.pavilion) else { return SpaceSet::EMPTY };
    let (held, wilds) = means(hand, colour, position.wild());
    if held == 0 {
        return SpaceSet::EMPTY;
    }
    let within = SpaceSet::within(position.side, held.saturating_add(wilds));
    pavilion.open(position.side, colour, rulings.centre_one_colour).and(within)
}

/// Whether a player can put some tile somewhere for certain.
pub(crate) fn can_place(position: &Position, seat: Seat, rulings: &Rulings) -> bool {
    let board = position.board(seat);
    let mut colours = board.hand.into_iter().flat_map(Tiles::iter);
    colours.any(|(colour, _)| !affordable(position, board, colour, rulings).is_empty())
}

/// `space_takes_it`: where the space does not take the colour, only what would be wrong with any payment is worth saying.
fn judge_payment(position: &Position, place: &Placement, space_takes_it: bool, refusals: &mut Vec<Refusal>) {
    let Placement { seat, colour, space, pay } = *place;
    let wild = position.wild();
    let needs = space.cost(position.side);
    let Some(hand) = position.board(seat).hand else {
        let before = refusals.len();
        if let Some(pay) = pay {
            judge_any_payment(pay, place, wild, needs, &|| Unsaid(Vec::new()), refusals);
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
            refusals.push(NotTold::Round { other: None }.into());
        } else if own.is_empty() {
            refusals.push(cannot_pay(space, colour, needs, held, (wild.unwrap_or(colour), wilds)));
        } else if own.start() < own.end() {
            let payments = Unsaid(payments(hand, colour, wild, needs).collect());
            refusals.push(Refusal::PaymentNotSaid { space, payments });
        }
        return;
    };
    if own.contains(&pay.of(colour)) && pay == payment(pay.of(colour), colour, wild, needs) {
        return;
    }
    // For a space that does not take the colour none would do.
    let list = || Unsaid(payments(hand, colour, wild, needs).filter(|_| space_takes_it).collect());
    let before = refusals.len();
    judge_any_payment(pay, place, wild, needs, &list, refusals);
    // Where the space does not take the colour, only the number is wrong for certain; who has none of the colour hears that below.
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
        _ => Refusal::CannotPay { space, colour, needs, held, wild, wilds },
    }
}

/// What is wrong with a payment whatever lies beside the board. `list` has those that would do.
fn judge_any_payment(
    pay: Tiles,
    place: &Placement,
    wild: Option<Colour>,
    needs: u8,
    list: &dyn Fn() -> Unsaid<Vec<Tiles>>,
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
    let Placement { seat, colour, space, pay } = *place;
    let (side, wild) = (position.side, position.wild());
    let board = position.board_mut(seat);
    let only = || board.hand.and_then(|hand| payments(hand, colour, wild, space.cost(side)).next());
    let pay = pay.or_else(only).unwrap_or_default();
    board.hand = board.hand.map(|hand| hand.minus(pay).unwrap_or_default());
    board.some = board.some.minus(pay).unwrap_or_default();
    match &mut board.pavilion {
        Some(pavilion) => pavilion.put(space, colour),
        None => board.glimpse.put(space, colour),
    }
    let may_have_earned = board.pavilion.is_none() && board.glimpse.may_surround(space);
    scoring::placed(board, seat, space, rulings, ledger);
    let earned: u8 = board.pavilion.unwrap_or(board.glimpse.tiles).surrounded_by(space).map(Feature::tiles).sum();

    let mut discarded = pay;
    if discarded.remove(colour) {
        position.tower = position.tower.map(|tower| tower.plus(discarded));
    }
    let lost = rulings.bonus_short == BonusShort::WhatIsThere && position.supply.is_some_and(Tiles::is_empty);
    if earned > 0 && !lost {
        position.bonus = Some((seat, earned));
        super::bonus::drop_hopeless(position);
    }
    if may_have_earned {
        position.bonus = None;
        position.may_have_earned = Some(seat);
        // In the last round whatever bonus tiles it brought may have to be paid for.
        if position.may_be_last_round() {
            let board = position.board_mut(seat);
            board.some = board.hand.take().unwrap_or(board.some);
        }
    }
    if position.bonus.is_none() {
        turn::end(position, seat);
    }
    position.may_be_over |= may_have_earned;
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::sample::{PURPLE, board, make, of, pavilion, place, play, refusals, seat, space, tiles, under};
    use super::*;
    use Colour::{Blue, Green, Orange, Purple, Red};

    /// Points that placing brings, and what is left in hand and in the tower.
    fn after(mut position: Position, play: &Move) -> (i32, Tiles, Tiles) {
        let score = |position: &Position| position.board(seat(0)).score.known().unwrap();
        let before = score(&position);
        make(&mut position, play, &Rulings::default());
        (score(&position) - before, position.board(seat(0)).hand.unwrap(), position.tower.unwrap())
    }

    #[test]
    fn a_space_costs_its_number() {
        let position = play(&[(Blue, 7)]);
        let expected = (1, tiles(&[(Blue, 1)]), tiles(&[(Blue, 5)]));
        assert_eq!(after(position.clone(), &place(Blue, of(Blue, 6), &[(Blue, 6)])), expected);
        let short = Move::Place(Placement { seat: seat(0), colour: Blue, space: of(Blue, 6), pay: None });
        assert_eq!(after(position, &short), expected, "there is only one payment");
    }

    #[test]
    fn wild_tiles_pay_beside_one_of_the_colour() {
        let mut position = play(&[(Blue, 3), (Purple, 3)]);
        for number in [5, 1] {
            pavilion(&mut position).put(of(Blue, number), Blue);
        }
        let pay = [(Blue, 3), (Purple, 3)];
        assert_eq!(after(position, &place(Blue, of(Blue, 6), &pay)).0, 3);

        let mut position = play(&[(Orange, 1), (Green, 1), (Purple, 3)]);
        for number in [3, 5] {
            pavilion(&mut position).put(of(Orange, number), Orange);
        }
        let (points, hand, tower) = after(position, &place(Orange, of(Orange, 4), &[(Orange, 1), (Purple, 3)]));
        assert_eq!((points, hand, tower), (3, tiles(&[(Green, 1)]), tiles(&[(Purple, 3)])));
    }

    #[test]
    fn a_wild_tile_goes_to_its_own_star_or_the_centre() {
        let position = play(&[(Green, 1), (Purple, 3)]);
        let pay = [(Green, 1), (Purple, 3)];
        assert_eq!(refusals(&position, &place(Green, of(Green, 4), &pay)), []);
        assert_eq!(
            refusals(&position, &place(Purple, of(Green, 4), &pay)),
            [Refusal::WildOnOtherStar { space: of(Green, 4), wild: Purple, takes: Green }]
        );
        assert_eq!(refusals(&position, &place(Purple, of(Purple, 3), &[(Purple, 3)])), []);
        assert_eq!(refusals(&position, &place(Purple, space(Star::CENTRE, 3), &[(Purple, 3)])), []);
        assert_eq!(
            refusals(&position, &place(Green, of(Blue, 1), &[(Green, 1)])),
            [Refusal::WrongStar { space: of(Blue, 1), colour: Green, takes: Blue }]
        );
    }

    #[test]
    fn the_centre_takes_each_colour_once() {
        let mut position = play(&[(Purple, 3)]);
        pavilion(&mut position).put(space(Star::CENTRE, 1), Purple);
        let (free, other) = (space(Star::CENTRE, 3), space(Star::CENTRE, 1));
        let refused = refusals(&position, &place(Purple, free, &[(Purple, 3)]));
        assert_eq!(refused, [Refusal::StarHasColour { space: free, colour: Purple, other }]);
        let refused = refusals(&position, &place(Purple, other, &[(Purple, 1)]));
        assert_eq!(refused, [Refusal::SpaceCovered { space: other, holds: Purple }]);
    }

    #[test]
    fn a_monochrome_star_is_settled_by_its_second_tile() {
        let mut position = Position { side: Side::Monochrome, ..play(&[(Red, 4), (Green, 4)]) };
        let star = Star::of(Blue);
        let (first, second, third) = (space(star, 3), space(star, 2), space(star, 4));
        let tries = |position: &Position, colour, at| {
            let pay = [(colour, at_cost(at))];
            refusals(position, &place(colour, at, &pay))
        };
        fn at_cost(space: crate::games::summer_pavilion::Space) -> u8 {
            space.cost(Side::Monochrome)
        }
        assert_eq!(at_cost(first), 1);
        pavilion(&mut position).put(first, Red);
        assert_eq!(tries(&position, Red, second), []);
        assert_eq!(tries(&position, Green, second), []);

        let mut same = position.clone();
        pavilion(&mut same).put(second, Red);
        assert_eq!(tries(&same, Red, third), []);
        assert_eq!(tries(&same, Green, third), [Refusal::StarOfOneColour { space: third, colour: Green, holds: Red }]);

        let mut different = position;
        pavilion(&mut different).put(second, Green);
        assert_eq!(tries(&different, Red, third), [Refusal::StarHasColour { space: third, colour: Red, other: first }]);
    }

    #[test]
    fn the_monochrome_centre_may_be_of_one_colour_by_ruling() {
        let mut position = Position { side: Side::Monochrome, ..play(&[(Red, 3)]) };
        pavilion(&mut position).put(space(Star::CENTRE, 1), Red);
        let again = place(Red, space(Star::CENTRE, 2), &[(Red, 3)]);
        assert_eq!(refusals(&position, &again), []);
        let no = Rulings { centre_one_colour: CentreOneColour::No, ..Rulings::default() };
        assert!(matches!(under(&position, &again, &no)[..], [Refusal::StarHasColour { .. }]));
    }

    #[test]
    fn a_wrong_payment_lists_those_that_would_do() {
        let position = play(&[(Blue, 3), (Purple, 2), (Red, 1)]);
        let at = of(Blue, 4);
        let payments = || Unsaid(vec![tiles(&[(Blue, 3), (Purple, 1)]), tiles(&[(Blue, 2), (Purple, 2)])]);
        let refused = |pay: &[(Colour, u8)]| refusals(&position, &place(Blue, at, pay));
        assert_eq!(refused(&[(Blue, 3)]), [Refusal::PaysWrongCount { space: at, needs: 4, paid: 3, payments: payments() }]);
        assert_eq!(refused(&[(Blue, 4)]), [Refusal::PaysMoreThanHeld { colour: Blue, paid: 4, held: 3, payments: payments() }]);
        assert_eq!(
            refused(&[(Blue, 3), (Red, 1)]),
            [Refusal::PaysOtherColour { colour: Blue, other: Red, count: 1, wild: PURPLE, payments: payments() }]
        );
        assert_eq!(
            refused(&[(Purple, 3)]),
            [
                Refusal::PaysWrongCount { space: at, needs: 4, paid: 3, payments: payments() },
                Refusal::PaysNoneOfColour { colour: Blue, payments: payments() },
                Refusal::PaysMoreThanHeld { colour: Purple, paid: 3, held: 2, payments: payments() },
            ]
        );
        let unsaid = Move::Place(Placement { seat: seat(0), colour: Blue, space: at, pay: None });
        assert_eq!(refusals(&position, &unsaid), [Refusal::PaymentNotSaid { space: at, payments: payments() }]);
    }

    #[test]
    fn the_placed_tile_pays_for_itself_whatever_is_wild() {
        let mut position = play(&[(Blue, 1), (Purple, 2)]);
        position.round = None;
        let unsaid = |space| Move::Place(Placement { seat: seat(0), colour: Blue, space, pay: None });
        assert_eq!(refusals(&position, &unsaid(of(Blue, 1))), []);
        assert_eq!(refusals(&position, &unsaid(of(Blue, 2))), [NotTold::Round { other: None }.into()]);
    }

    #[test]
    fn who_cannot_pay_at_all_hears_how_much_is_short() {
        let position = play(&[(Blue, 1), (Purple, 2)]);
        let at = of(Blue, 4);
        let short = Refusal::CannotPay { space: at, colour: Blue, needs: 4, held: 1, wild: PURPLE, wilds: 2 };
        let unsaid = Move::Place(Placement { seat: seat(0), colour: Blue, space: at, pay: None });
        assert_eq!(refusals(&position, &unsaid), std::slice::from_ref(&short));
        assert_eq!(refusals(&position, &place(Blue, at, &[(Blue, 2), (Purple, 2)])), [short]);
        let none = Refusal::NoneToPlace { space: of(Red, 1), colour: Red, needs: 1, wild: PURPLE, wilds: 2 };
        assert_eq!(refusals(&position, &place(Red, of(Red, 1), &[(Purple, 1)])), [none]);
    }

    #[test]
    fn a_space_that_takes_no_such_tile_is_not_priced() {
        let position = play(&[(Blue, 1)]);
        let red = of(Red, 4);
        let unsaid = Move::Place(Placement { seat: seat(0), colour: Blue, space: red, pay: None });
        assert_eq!(refusals(&position, &unsaid), [Refusal::WrongStar { space: red, colour: Blue, takes: Red }]);
    }

    #[test]
    fn without_a_round_only_plain_payments_can_be_judged() {
        let position = Position { round: None, ..play(&[(Blue, 3), (Purple, 2)]) };
        assert_eq!(refusals(&position, &place(Blue, of(Blue, 3), &[(Blue, 3)])), []);
        assert_eq!(
            refusals(&position, &place(Blue, of(Blue, 4), &[(Blue, 3), (Purple, 1)])),
            [NotTold::Round { other: Some(Purple) }.into()]
        );
        let position = Position { round: None, ..play(&[(Blue, 1), (Purple, 1), (Red, 1)]) };
        assert_eq!(
            refusals(&position, &place(Blue, of(Blue, 3), &[(Blue, 1), (Purple, 1), (Red, 1)])),
            [Refusal::PaysSeveralColours { colour: Blue, first: Purple, second: Red }],
            "only one of them can be wild"
        );
        let unsaid = Move::Place(Placement { seat: seat(0), colour: Blue, space: of(Blue, 2), pay: None });
        assert_eq!(refusals(&position, &unsaid), [NotTold::Round { other: None }.into()]);
    }

    #[test]
    fn turns_debts_and_passes_come_first() {
        let mut position = play(&[(Blue, 3)]);
        let blue = place(Blue, of(Blue, 1), &[(Blue, 1)]);
        position.turn = Some(seat(1));
        position.bonus = Some((seat(1), 2));
        assert_eq!(
            refusals(&position, &blue),
            [Refusal::BonusFirst { earner: seat(1), count: 2 }, Refusal::NotYourTurn { seat: seat(0), turn: seat(1) }]
        );
        position.bonus = None;
        position.turn = Some(seat(0));
        position.supply = Some(Tiles::new([9, 0, 0, 0, 0, 0]));
        assert_eq!(refusals(&position, &blue), [NotTold::Refill { missing: 1 }.into()]);
        position.supply = None;
        assert_eq!(refusals(&position, &blue), []);
        board(&mut position).passed = Some(true);
        assert_eq!(refusals(&position, &blue), [Refusal::AlreadyPassed { seat: seat(0) }]);
    }
}
