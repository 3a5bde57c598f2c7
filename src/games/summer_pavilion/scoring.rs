//! Points: the marker, placed tiles, discarded tiles, end bonuses. One function each, for every kind of ledger.

use super::geometry::{Side, Space, SpaceSet, Star};
use super::pavilion::StarKind;
use super::pieces::{ALL_BONUSES, CORNERS, Colour, FACTORIES, FILL, Seat, Tiles};
use super::rules::{ConnectedPoints, DiscardFloor, StarBonusTime};
use super::{Board, Pavilion, Position, Reason, Rulings};
use crate::verdict::{Amount, Ledger, Tally};
use std::collections::BTreeSet;

/// The numbers that bring points once they are all covered.
pub(super) const NUMBERS: std::ops::RangeInclusive<u8> = 1..=4;

/// Spaces of the score track, and points that a token stands for.
pub(super) const TRACK: i32 = 80;

/// The most that a star brings.
const STAR: i32 = star_points(StarKind::OneColour(Colour::Purple));

/// More tiles than anybody can have beside the board: all of a round, those kept before it, and all bonus tiles.
pub(super) const MOST_HELD: u32 = FILL * FACTORIES as u32 + CORNERS + ALL_BONUSES;

/// The 80-point tokens that belong to a score.
pub(super) const fn tokens(score: i32) -> i32 {
    if score > TRACK { (score - 1) / TRACK } else { 0 }
}

/// What a complete star brings; nothing for one that cannot be complete.
pub(super) const fn star_points(kind: StarKind) -> i32 {
    match kind {
        StarKind::Empty | StarKind::Begun(_) => 0,
        StarKind::Multicolour => 12,
        StarKind::OneColour(Colour::Red) => 14,
        StarKind::OneColour(Colour::Blue) => 15,
        StarKind::OneColour(Colour::Yellow) => 16,
        StarKind::OneColour(Colour::Orange) => 17,
        StarKind::OneColour(Colour::Green) => 18,
        StarKind::OneColour(Colour::Purple) => 20,
    }
}

/// What it brings to have covered every space with `number`.
pub(super) const fn number_points(number: u8) -> i32 {
    4 * number as i32
}

/// What is paid of the marker's price by whoever has `score`: nobody goes back beyond the first space of the track.
pub(super) fn marker_paid(score: i32, price: i32) -> i32 {
    price.min((score - 1).max(0))
}

/// Pays the marker: a point for each tile taken with it, as far as the score goes down; nothing, perhaps, where nobody knows
/// whether it came with the tiles.
pub(super) fn marker<L: Ledger<Reason>>(board: &mut Board, seat: Seat, price: Amount, surely: bool, ledger: &mut L) {
    let reason = match price.known().and_then(|price| u8::try_from(price).ok()) {
        Some(price) if surely => Reason::Marker { price },
        price => Reason::UnseenMarker { price, surely },
    };
    // Either all of it is paid, or nothing.
    let skips = !surely && price.known().is_some() && board.score.known().is_some();
    let price = if surely { price } else { price.or(Amount::exactly(0)) };
    charge(board, seat, price, skips, &marker_paid, reason, ledger);
}

/// Scores the tile that was just put on `space`, and names what it surrounds.
pub(super) fn placed<L: Ledger<Reason>>(board: &mut Board, seat: Seat, space: Space, rulings: &Rulings, ledger: &mut L) {
    let extra = i32::from(rulings.connected_points == ConnectedPoints::RunPlusOne);
    let at_once = rulings.star_bonus_time == StarBonusTime::AtOnce;
    let points = |run: SpaceSet| run.len() as i32 + if run.len() > 1 { extra } else { 0 };
    let tiles = board.stars.tiles;
    let run = tiles.covered().run(space);
    let most = tiles.covered().or(space.star().spaces().and(board.stars.untold)).run(space);
    if most != run {
        let star = if at_once && most == space.star().spaces() { STAR } else { 0 };
        let amount = Amount::between(points(run), points(most) + star);
        give(board, seat, amount, Reason::UnseenStar { space }, ledger);
        return;
    }
    let reason = if run.len() == 1 { Reason::Alone { space } } else { Reason::Run { space, run } };
    give(board, seat, points(run), reason, ledger);
    for feature in tiles.covered().surrounded_by(space) {
        ledger.award(seat.index(), 0, Reason::Surrounded { feature });
    }
    if at_once {
        full_star(board, &tiles, seat, space.star(), ledger);
    }
}

/// Pays for tiles that are discarded; none if they are not known: then there are so many, at the least and at the most.
pub(super) fn discard<L: Ledger<Reason>>(
    board: &mut Board,
    seat: Seat,
    tiles: Option<Tiles>,
    (least, most): (u32, u32),
    reason: Reason,
    rulings: &Rulings,
    ledger: &mut L,
) {
    if tiles == Some(Tiles::EMPTY) {
        return;
    }
    let price = tiles.map_or(Amount::between(least as i32, most as i32), |tiles| Amount::exactly(tiles.total() as i32));
    charge(board, seat, price, false, &|score, price| discard_paid(score, price, rulings), reason, ledger);
}

/// The points that a player may come to have once all that may be due is counted: the most tiles discarded, then the end bonuses.
pub(super) fn at_last(position: &Position, seat: Seat, rulings: &Rulings) -> Amount {
    let mut board = *position.board(seat);
    let mut counted = board.score;
    if !board.has_passed() {
        discard_any(&mut board, seat, to_come(position, seat), rulings);
        counted = counted.or(board.score);
    }
    if position.may_be_last_round() {
        finish_board(&mut board, position.side, seat, rulings, &mut Tally::default());
        counted = counted.or(board.score);
    }
    counted
}

/// The most bonus tiles that a player may still get for what was placed last.
fn to_come(position: &Position, seat: Seat) -> u32 {
    match (position.bonus, position.may_have_earned) {
        (Some((earner, count)), _) if earner == seat => count.into(),
        (_, Some((earner, space))) if earner == seat => {
            position.board(seat).stars.surrounded_by(space).map(|(feature, _)| u32::from(feature.tiles())).sum()
        }
        _ => 0,
    }
}

/// Passes before the end of the game, whatever is kept.
pub(super) fn give_up(position: &mut Position, seat: Seat, rulings: &Rulings) {
    let (side, to_come) = (position.side, to_come(position, seat));
    let board = position.board_mut(seat);
    if board.has_passed() {
        return;
    }
    let most = |hand: Tiles| hand.total() + to_come;
    match board.hand {
        // Far enough above 1, or without bonuses, it makes no difference which tiles are paid for before those.
        Some(hand) if board.score.least() > most(hand).cast_signed() || !has_bonuses(board, side) => {
            board.most_kept = board.corners.map_or(board.most_kept, Tiles::total) + most(hand);
            board.corners = board.corners.filter(|_| to_come == 0).map(|kept| kept.plus(hand));
        }
        _ => discard_any(board, seat, to_come, rulings),
    }
    (board.hand, board.passed) = (Some(Tiles::EMPTY), Some(true));
}

/// Whether the end may bring a board bonuses.
fn has_bonuses(board: &Board, side: Side) -> bool {
    let tiles = &board.stars.tiles;
    let brings_some = || Star::all().any(|star| tiles.is_full(star)) || full_numbers(side, tiles.covered()).next().is_some();
    !board.stars.is_whole() || brings_some()
}

/// Discards as many tiles as may be, of those that are still `to_come` too.
fn discard_any(board: &mut Board, seat: Seat, to_come: u32, rulings: &Rulings) {
    let most = board.hand.map_or(MOST_HELD, |hand| hand.total() + to_come);
    discard(board, seat, None, (0, most), Reason::UnseenDiscarded, rulings, &mut Tally::default());
    board.corners = board.corners.filter(|_| most == 0);
}

/// End bonuses of every board: complete stars, then complete numbers; then leftover tiles are paid and go to the tower.
pub(super) fn finish<L: Ledger<Reason>>(position: &mut Position, rulings: &Rulings, ledger: &mut L) {
    let side = position.side;
    for seat in position.seats() {
        let board = position.board_mut(seat);
        let left = board.corners;
        finish_board(board, side, seat, rulings, ledger);
        position.tower = position.tower.zip(left).map(|(tower, left)| tower.plus(left));
    }
}

fn finish_board<L: Ledger<Reason>>(board: &mut Board, side: Side, seat: Seat, rulings: &Rulings, ledger: &mut L) {
    let at_end = rulings.star_bonus_time == StarBonusTime::AtEnd;
    let (tiles, may_be) = board.covered();
    for star in Star::all().filter(|_| at_end) {
        full_star(board, &tiles, seat, star, ledger);
    }
    for (number, spaces) in full_numbers(side, tiles.covered()) {
        give(board, seat, number_points(number), Reason::FullNumber { number, spaces }, ledger);
    }
    let stars = if at_end { most_of_stars(side, &tiles, may_be) } else { 0 };
    let numbers = full_numbers(side, may_be).filter(|(_, spaces)| !tiles.covered().contains(*spaces));
    let most = stars + numbers.map(|(number, _)| number_points(number)).sum::<i32>();
    if most > 0 {
        give(board, seat, Amount::between(0, most), Reason::UnseenBonuses, ledger);
    }
    let left = board.corners.replace(Tiles::EMPTY);
    let reason = left.map_or(Reason::UnseenLeftover, |tiles| Reason::Leftover { tiles });
    discard(board, seat, left, (0, board.most_kept), reason, rulings, ledger);
}

/// Whether the end can bring a board just so many points.
pub(super) fn may_bring(board: &Board, side: Side, points: i32, rulings: &Rulings) -> bool {
    let (tiles, may_be) = board.covered();
    let of_one_colour = Colour::ALL.map(|colour| star_points(StarKind::OneColour(colour)));
    let at_end = rulings.star_bonus_time == StarBonusTime::AtEnd;
    let stars = Star::all().filter(|star| at_end && may_be.contains(star.spaces())).map(|star| match (side, star.colour()) {
        _ if tiles.is_full(star) => vec![star_points(tiles.kind(star))],
        (Side::Coloured, Some(colour)) => vec![0, star_points(StarKind::OneColour(colour))],
        (Side::Coloured, None) => vec![0, star_points(StarKind::Multicolour)],
        (Side::Monochrome, _) => [0, star_points(StarKind::Multicolour)].into_iter().chain(of_one_colour).collect(),
    });
    let numbers = full_numbers(side, may_be).map(|(number, spaces)| match tiles.covered().contains(spaces) {
        true => vec![number_points(number)],
        false => vec![0, number_points(number)],
    });
    let sums = stars.chain(numbers).fold(BTreeSet::from([0]), |sums, ways: Vec<i32>| {
        sums.iter().flat_map(|sum| ways.iter().map(move |way| sum + way)).collect()
    });
    // What is left in the corners is paid, as far as the score goes down.
    let paid = |sum: i32| match board.corners.map(|left| left.total().cast_signed()).zip(board.score.known()) {
        Some((left, score)) => Amount::exactly(discard_paid(score + sum, left, rulings)),
        None => Amount::between(0, board.corners.map_or(board.most_kept, Tiles::total).cast_signed()),
    };
    sums.into_iter().any(|sum| paid(sum).may_be(sum - points))
}

/// The most that stars of unknown completeness bring: on the coloured side each outer one has its own colour and the centre all
/// six; on the other the twenty-two tiles of a colour are enough for three.
fn most_of_stars(side: Side, tiles: &Pavilion, may_be: SpaceSet) -> i32 {
    let of = |colour| star_points(StarKind::OneColour(colour));
    let untold = Star::all().filter(|&star| may_be.contains(star.spaces()) && !tiles.is_full(star));
    match side {
        Side::Coloured => untold.map(|star| star.colour().map_or(star_points(StarKind::Multicolour), of)).sum(),
        Side::Monochrome => Colour::ALL.into_iter().flat_map(|colour| [of(colour); 3]).take(untold.count()).sum(),
    }
}

/// The numbers that bring points here, with their spaces.
pub(super) fn full_numbers(side: Side, covered: SpaceSet) -> impl Iterator<Item = (u8, SpaceSet)> {
    NUMBERS.map(move |number| (number, SpaceSet::with_cost(side, number))).filter(move |&(_, spaces)| covered.contains(spaces))
}

fn full_star<L: Ledger<Reason>>(board: &mut Board, pavilion: &Pavilion, seat: Seat, star: Star, ledger: &mut L) {
    if pavilion.is_full(star) {
        let kind = pavilion.kind(star);
        give(board, seat, star_points(kind), Reason::FullStar { star, kind }, ledger);
    }
}

/// What is paid for discarded tiles, one point each, as far as `score` goes down.
pub(super) fn discard_paid(score: i32, price: i32, rulings: &Rulings) -> i32 {
    match rulings.discard_floor {
        DiscardFloor::One => price.min((score - 1).max(0)),
        DiscardFloor::Zero => price.min(score.max(0)),
        DiscardFloor::Unlimited => price,
    }
}

/// The only places where a score changes: the track and the ledger move together.
fn give<L: Ledger<Reason>>(board: &mut Board, seat: Seat, amount: impl Into<Amount>, reason: Reason, ledger: &mut L) {
    let amount = amount.into();
    board.score += amount;
    ledger.award(seat.index(), amount, reason);
}

/// Takes a price from a score, of which no more may be paid than `paid` says for it: the higher the score, the more. It `skips`
/// what lies between all of it and nothing.
fn charge<L: Ledger<Reason>>(
    board: &mut Board,
    seat: Seat,
    price: Amount,
    skips: bool,
    paid: &dyn Fn(i32, i32) -> i32,
    reason: Reason,
    ledger: &mut L,
) {
    let (least, most) = (board.score.least(), board.score.most());
    let dear = price.most().unwrap_or(i32::MAX);
    let lowest = least - paid(least, dear);
    let highest = most.map(|most| most - paid(most, price.least()));
    let [fewest, dearest] = [paid(least, price.least()), paid(most.unwrap_or(i32::MAX), dear)];
    // An amount skips one number at the most.
    let skips = skips && dearest == 2;
    board.score = highest.map_or(Amount::at_least(lowest), |highest| Amount::between(lowest, highest)).skipping(skips);
    ledger.award(seat.index(), Amount::between(-dearest, -fewest).skipping(skips), reason);
}
