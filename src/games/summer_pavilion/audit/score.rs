//! The score against the stars.

use super::table::Table;
use super::{Audit, losses};
use crate::games::summer_pavilion::pieces::{CORNERS, START};
use crate::games::summer_pavilion::rules::{ConnectedPoints, DiscardFloor, Leftovers, StarBonusTime};
use crate::games::summer_pavilion::scoring::{full_numbers, number_points, star_points};
use crate::games::summer_pavilion::{Flaw, Gap, MarkerPlace, Pavilion, Phase, Seat, Side, SpaceSet, Star, Tiles};
use crate::verdict::Amount;

/// Lower than any penalties take a score: all tiles that one player gets in a game are fewer.
const LEAST: i32 = -400;

pub(super) fn check(table: &Table<'_>, audit: &mut Audit) {
    for (seat, player) in table.players().take(table.seats) {
        match player.score {
            Some(score) => check_score(table, seat, score, audit),
            None => audit.gap((table.draft.phase != Phase::Setup).then_some(Gap::Score(seat))),
        }
    }
}

fn check_score(table: &Table<'_>, seat: Seat, score: i32, audit: &mut Audit) {
    if table.nothing_placed_yet() {
        let (least, most) = before_placing(table, seat);
        let fits = (least..=most).contains(&score);
        return audit.flaw((!fits).then_some(Flaw::ScoreAtStart { seat, score, least, most }));
    }
    let board = table.board(seat);
    let (least, most) = match board.pavilion.filter(|_| board.sound) {
        Some(pavilion) => (least(table, &pavilion), Some(most(table, seat, &pavilion))),
        None => {
            let fullest = || most(table, seat, &board.fullest);
            let most = || within_rounds(table, seat).map_or_else(fullest, |most| most.min(fullest()));
            (lowest(table), board.sound.then(most))
        }
    };
    let bonuses = board.pavilion.map(|pavilion| bonuses(table, &pavilion));
    if let Some(least) = lowest(table).filter(|&least| score < least) {
        audit.flaw(Flaw::ScoreTooLow { seat, score, least });
    } else if let (Some(least), Some(bonuses)) = (least.filter(|&least| score < least), bonuses) {
        audit.flaw(Flaw::FinalScoreTooLow { seat, score, least, bonuses, leftovers: leftovers(table) });
    } else if let Some(most) = most.filter(|&most| score > most) {
        let bonuses = bonuses.filter(|bonuses| table.draft.phase == Phase::End && score <= most + bonuses);
        audit.flaw(Flaw::ScoreTooHigh { seat, score, most, marker: table.holder() == Some(seat), bonuses });
    } else if let Some(lost @ 1..) = board.pavilion.map(|pavilion| lost_for_certain(table, seat, &pavilion))
        && let most = (START - lost).max(lowest(table).unwrap_or(LEAST))
        && score > most
    {
        audit.flaw(Flaw::NothingLost { seat, score, most, lost });
    }
}

/// The most that tiles can have brought by this round, whatever lies on the stars, before anything else is counted. A run costs
/// the numbers of its spaces, which all differ: no less than it has brought; in the monochrome centre, of threes, six sevenths of
/// it. Five thirds of what was dealt are paid at most: see [`Table::most_bonuses`].
fn within_rounds(table: &Table<'_>, seat: Seat) -> Option<i32> {
    let counts_tiles = matches!(table.draft.phase, Phase::Offer | Phase::Play | Phase::Preparation)
        && table.rulings.star_bonus_time() == StarBonusTime::AtEnd
        && table.rulings.connected_points() == ConnectedPoints::Run;
    let played = table.round?.saturating_sub((table.draft.phase == Phase::Offer).into());
    let paid = (table.reach_each_round() * u32::from(played) * 5 / 3) as i32;
    let brought = if table.draft.side == Side::Monochrome { paid * 7 / 6 } else { paid };
    counts_tiles.then(|| START + brought - i32::from(table.holder() == Some(seat)))
}

/// What a score can be that the case does not tell.
pub(super) fn bounds(table: &Table<'_>, seat: Seat) -> Amount {
    if table.nothing_placed_yet() {
        let (least, most) = before_placing(table, seat);
        return Amount::between(least, most);
    }
    let board = table.board(seat);
    match board.pavilion.filter(|_| board.sound) {
        Some(pavilion) => {
            let [fewest, _] = brought(table, &pavilion);
            let least = least(table, &pavilion).unwrap_or(i32::MIN).max(fewest - losses::most_of(table, seat));
            Amount::between(least, most(table, seat, &pavilion))
        }
        None => Amount::at_least(lowest(table).unwrap_or(LEAST)),
    }
}

/// Everybody starts on 5, and until tiles are placed only the marker costs points: one at least, but never beyond 1.
fn before_placing(table: &Table<'_>, seat: Seat) -> (i32, i32) {
    match table.marker {
        _ if table.draft.phase == Phase::Setup => (START, START),
        // It came with no more tiles than lie beside the board.
        Some(MarkerPlace::Front(holder)) if holder == seat => {
            let hand = table.board(seat).hand.filter(|hand| !hand.is_empty());
            let taken = hand.map_or(START, |hand| hand.total() as i32);
            ((START - taken).max(1), START - 1)
        }
        Some(_) => (START, START),
        // Nobody can have taken it before a factory is emptied.
        None if table.emptied() == Some(0) => (START, START),
        None => (1, START),
    }
}

/// The lowest place to which penalties take a score: the marker never beyond 1, discarded tiles as the ruling says.
pub(super) fn lowest(table: &Table<'_>) -> Option<i32> {
    match table.rulings.discard_floor() {
        DiscardFloor::One => Some(1),
        DiscardFloor::Zero => Some(0),
        DiscardFloor::Unlimited => None,
    }
}

/// At the end bonuses come on top of a score that was not below the lowest; after them at most four leftover tiles are paid.
fn least(table: &Table<'_>, pavilion: &Pavilion) -> Option<i32> {
    let lowest = lowest(table)?;
    if table.draft.phase != Phase::Over {
        return Some(lowest);
    }
    // Stars that brought their points at once may have been followed by penalties.
    let bonuses = bonuses(table, pavilion);
    Some((lowest + bonuses - leftovers(table)).max(lowest))
}

/// The most tiles that are paid after the end bonuses.
fn leftovers(table: &Table<'_>) -> i32 {
    if table.rulings.leftovers() == Leftovers::AfterBonuses { CORNERS as i32 } else { 0 }
}

/// The most that the board can have brought. Who has the marker has lost a point at least: now, or before, to stand at 1.
fn most(table: &Table<'_>, seat: Seat, pavilion: &Pavilion) -> i32 {
    let [_, most] = brought(table, pavilion);
    most - i32::from(table.holder() == Some(seat))
}

/// What somebody has lost at the least who has placed nothing and kept nothing: all that was taken was discarded, in two takes or
/// more of each of the first two rounds, in which tiles do not run out.
fn lost_for_certain(table: &Table<'_>, seat: Seat, pavilion: &Pavilion) -> i32 {
    let board = table.board(seat);
    let is_empty = |tiles: Option<Tiles>| tiles.is_some_and(Tiles::is_empty);
    let has_none = board.sound
        && pavilion.covered().is_empty()
        && (is_empty(board.hand) || table.has_no_hand(seat))
        && (is_empty(board.corners) || table.has_no_corners(seat));
    let rounds = table.round.unwrap_or(1).min(2);
    let is_over = !matches!(table.draft.phase, Phase::Setup | Phase::Offer) && !table.draft.completed;
    if has_none && is_over { 2 * i32::from(rounds) } else { 0 }
}

/// The most points of a player who has the marker; none if the stars are not shown, or not to be trusted.
pub(super) fn as_holder(table: &Table<'_>, seat: Seat) -> Option<i32> {
    let board = table.board(seat);
    let pavilion = if table.nothing_placed_yet() { Some(Pavilion::default()) } else { board.pavilion.filter(|_| board.sound) };
    pavilion.map(|pavilion| brought(table, &pavilion)[1] - 1)
}

/// What a board has brought until now: start, tiles on the stars, and counted bonuses; penalties only take points away. The least
/// and the most, by the order in which the tiles came.
pub(super) fn brought(table: &Table<'_>, pavilion: &Pavilion) -> [i32; 2] {
    let over = table.draft.phase == Phase::Over;
    let at_once = table.rulings.star_bonus_time() == StarBonusTime::AtOnce;
    let stars = if over || at_once { stars(pavilion) } else { 0 };
    let own = START + stars + if over { numbers(table, pavilion) } else { 0 };
    let extra = i32::from(table.rulings.connected_points() == ConnectedPoints::RunPlusOne);
    [least_for_tiles, most_for_tiles].map(|tiles| own + tiles(pavilion.covered(), extra))
}

/// What is counted at the end.
fn bonuses(table: &Table<'_>, pavilion: &Pavilion) -> i32 {
    let stars = if table.rulings.star_bonus_time() == StarBonusTime::AtEnd { stars(pavilion) } else { 0 };
    stars + numbers(table, pavilion)
}

fn stars(pavilion: &Pavilion) -> i32 {
    Star::all().filter(|&star| pavilion.is_full(star)).map(|star| star_points(pavilion.kind(star))).sum()
}

fn numbers(table: &Table<'_>, pavilion: &Pavilion) -> i32 {
    full_numbers(table.draft.side, pavilion.covered()).map(|(number, _)| number_points(number)).sum()
}

/// The most points that tiles on these spaces can have brought, in whatever order they came.
///
/// A tile scores the run that it ends up in. Take the tiles of one final run of length L. Whichever comes last joins two parts
/// and scores L (and `extra`, unless it is alone), so best(L) = L + extra + the largest best(a) + best(b) with a + b = L − 1; by
/// induction one part takes all: 1 for the first, then 2 + extra, 3 + extra, … A full ring is no different: its last tile joins
/// the two ends of a run of five.
fn most_for_tiles(covered: SpaceSet, extra: i32) -> i32 {
    let lengths = covered.runs().map(|run| run.len() as i32);
    lengths.map(|length| length * (length + 1) / 2 + extra * (length - 1)).sum()
}

/// The fewest points that tiles on these spaces can have brought, in whatever order they came.
///
/// As for the most, by the run's last tile: it joined two parts and scored the run's length. A ring's sixth joined five in a row.
fn least_for_tiles(covered: SpaceSet, extra: i32) -> i32 {
    let mut least = [0, 1, 0, 0, 0, 0, 0];
    for length in 2..=6 {
        let parts = |left: usize| least[left] + least[length - 1 - left];
        let before = if length == 6 { Some(least[5]) } else { (0..length).map(parts).min() };
        least[length] = length as i32 + extra + before.unwrap_or(0);
    }
    covered.runs().filter_map(|run| least.get(run.len())).sum()
}
