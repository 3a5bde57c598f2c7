//! What a board has brought until now: start, tiles on the stars, and counted bonuses; penalties only take points away.

use super::super::geometry::{SpaceSet, Star};
use super::super::pavilion::Pavilion;
use super::super::pieces::START;
use super::super::position::Phase;
use super::super::rules::{ConnectedPoints, StarBonusTime};
use super::super::scoring::{full_numbers, number_points, star_points};
use super::table::Table;

/// The least and the most, by the order in which the tiles came.
pub(super) fn brought(table: &Table<'_>, pavilion: &Pavilion) -> [i32; 2] {
    let over = table.draft.phase == Phase::Over;
    let at_once = table.rulings.star_bonus_time() == StarBonusTime::AtOnce;
    let stars = if over || at_once { stars(pavilion) } else { 0 };
    let own = START + stars + if over { numbers(table, pavilion) } else { 0 };
    let extra = i32::from(table.rulings.connected_points() == ConnectedPoints::RunPlusOne);
    [least_for_tiles, most_for_tiles].map(|tiles| own + tiles(pavilion.covered(), extra))
}

/// What is counted at the end.
pub(super) fn bonuses(table: &Table<'_>, pavilion: &Pavilion) -> i32 {
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
