//! What scores have lost, against what costs points: the tiles that were discarded, and the marker of each round.
//!
//! What was dealt and won, and lies neither on the table nor beside the boards, nor was used for what is built, was discarded. It
//! cost a point a tile, and each round's marker one for each tile taken with it; all else comes from stars and bonuses. Only a
//! low score pays less: it stops at 1, or where the ruling says.

use super::Audit;
use super::boards::Trusted;
use super::score::{self, brought};
use super::supply::{fewest_bonuses, tower_untouched};
use super::table::Table;
use crate::games::summer_pavilion::pieces::{EACH, ROUNDS, SEATS, START, factories_for};
use crate::games::summer_pavilion::{Brought, Flaw, MarkerPlace, Phase, Seat};

/// The most that the marker cost in round 1: it leaves 1 of the 5 points.
const FIRST: i32 = START - 1;

pub(super) fn check(table: &Table<'_>, audit: &mut Audit) {
    let Some(round) = table.round.filter(|_| !table.nothing_placed_yet()) else { return };
    let spans: Vec<_> = spans(table).collect();
    let by_scores = || alone(table, &spans).or_else(|| by_one_marker(table, &spans));
    // Where nothing was put for want of anything told, tiles are missing that nobody has discarded.
    if table.draft.completed {
        audit.flaws.extend(by_scores());
        return;
    }
    let Some([fewest, most]) = discarded(table, round, audit) else { return };
    let together = table.whole.then(|| too_much(table, round, most, &spans)).flatten();
    if let Some(flaw) = together.or_else(by_scores) {
        audit.flaw(flaw);
    } else if table.whole && spans.len() == table.seats {
        audit.flaws.extend(too_little(table, round, fewest, spans));
    }
}

/// A score that lacks more than its player can have lost.
fn alone(table: &Table<'_>, spans: &[Brought]) -> Option<Flaw> {
    let lost = |span: &&Brought| lacks(span) > most_of(table, span.seat);
    let span = spans.iter().find(lost)?;
    let &Brought { seat, score, least, .. } = span;
    Some(Flaw::LostTooMuch { seat, score, least, lost: most_of(table, seat) })
}

/// Two scores that lack something in round 1, of players who have not passed: only the marker takes points from them.
fn by_one_marker(table: &Table<'_>, spans: &[Brought]) -> Option<Flaw> {
    let paid = |span: &&Brought| lacks(span) > 0 && table.round == Some(1) && table.passed(span.seat) == Some(false);
    let mut payers = spans.iter().filter(paid).map(|span| span.seat);
    Some(Flaw::LostByOneMarker { seat: payers.next()?, other: payers.next()? })
}

/// Scores that together lack more than can have been lost. A marker is paid by one player.
fn too_much(table: &Table<'_>, round: u8, most: i32, spans: &[Brought]) -> Option<Flaw> {
    let lacking: i32 = spans.iter().map(lacks).sum();
    let paid = |price: Price| {
        let payers = spans.iter().filter(|span| price.holder.is_none_or(|holder| holder == span.seat));
        payers.map(|span| lacks(span).min(price.most)).max().unwrap_or(0)
    };
    let lacking = lacking - prices(table).map(paid).sum::<i32>();
    let spans = spans.to_vec();
    (lacking > most).then(|| Flaw::DiscardedAgainstScores {
        points: lacking,
        discarded: most,
        markers: u8::from(table.holder().is_some()),
        more: true,
        round,
        spans,
    })
}

/// Scores that together lack less than has been lost.
fn too_little(table: &Table<'_>, round: u8, fewest: i32, spans: Vec<Brought>) -> Option<Flaw> {
    let spare = |span: &Brought| span.most - span.score;
    // Whoever has ever stood at 1 has lost 4 points of the start, and all that the board had brought until then.
    let low = |span: &Brought| spare(span) >= FIRST;
    let nobody_low = !spans.iter().any(low);
    // A score that stopped had lost all but the lowest, and rose since only if it was not the last of the rounds.
    let played = if table.draft.phase == Phase::Offer { round - 1 } else { round };
    let stopped = |span: &Brought| {
        score::lowest(table).is_some_and(|lowest| span.score <= lowest || (played > 1 && spare(span) >= START - lowest))
    };
    if spans.iter().any(stopped) {
        return None;
    }
    let points: i32 = spans.iter().map(spare).sum();
    let holder = table.holder().filter(|&holder| round == 1 || !spans.iter().any(|span| span.seat == holder && low(span)));
    let sure = u8::from(holder.is_some());
    // The marker of round 1 cost a point at least, for nobody stood at 1; later ones too unless somebody may have. It is rare,
    // not impossible, that nobody takes from the centre.
    let earlier = if nobody_low { round - 1 } else { u8::from(round > 1) };
    let unseen = table.draft.phase != Phase::Offer && table.marker.is_none() && (nobody_low || round == 1);
    let usual = sure + earlier + u8::from(unseen);
    let short = |markers: u8| points < fewest + i32::from(markers);
    if short(sure) {
        Some(Flaw::DiscardedAgainstScores { points, discarded: fewest, markers: sure, more: false, round, spans })
    } else {
        short(usual).then_some(Flaw::MarkersNotPaid { points, discarded: fewest, markers: usual, spans })
    }
}

/// What a score lacks for certain.
fn lacks(span: &Brought) -> i32 {
    (span.least - span.score).max(0)
}

/// What each player whose score is shown can have had at the least and at the most without marker and discarded tiles.
fn spans(table: &Table<'_>) -> impl Iterator<Item = Brought> {
    table.boards().zip(&table.draft.players).filter_map(|((seat, board), player)| {
        let [least, most] = brought(table, &board.pavilion.filter(|_| board.sound)?);
        Some(Brought { seat, score: player.score?, least, most })
    })
}

/// What the marker of a round can have cost at the most, and who has it, if that is shown.
#[derive(Clone, Copy)]
struct Price {
    most: i32,
    holder: Option<Seat>,
}

/// One for each round in which it may have been taken until now.
///
/// It comes with tiles of one colour, and one wild one at most, out of what the factories have left in the centre: three each.
fn prices(table: &Table<'_>) -> impl Iterator<Item = Price> {
    let most = (3 * factories_for(table.players.unwrap_or(SEATS))).min(usize::from(EACH) + 1) as i32;
    let rounds = table.round.unwrap_or(ROUNDS);
    let not_taken = table.round.is_some() && table.marker == Some(MarkerPlace::Centre);
    let last = if not_taken { rounds.saturating_sub(1) } else { rounds };
    let holder = table.holder();
    let in_hand = holder.filter(|_| table.draft.phase == Phase::Offer).and_then(|holder| table.board(holder).hand);
    (1..=last).map(move |round| match round {
        1 => Price { most: FIRST, holder: holder.filter(|_| rounds == 1) },
        _ if round < rounds => Price { most, holder: None },
        _ => Price { most: in_hand.map_or(most, |hand| most.min(hand.total() as i32)), holder },
    })
}

/// The most that a player whose stars are shown can have lost: every marker, and every tile that is not accounted for.
pub(super) fn most_of(table: &Table<'_>, seat: Seat) -> i32 {
    let markers: i32 =
        prices(table).filter(|price| price.holder.is_none_or(|holder| holder == seat)).map(|price| price.most).sum();
    let rounds = table.round.unwrap_or(ROUNDS);
    if rounds == 1 && table.passed(seat) == Some(false) {
        return markers;
    }
    let board = table.board(seat);
    let most = table.reach_each_round() * u32::from(rounds) + board.bonuses();
    let used = board.built(table.draft.side) + board.in_hand() + board.in_corners();
    markers + most_of_all(table, rounds).min(most.saturating_sub(used) as i32)
}

/// The most tiles that all players can have discarded until now.
fn most_of_all(table: &Table<'_>, round: u8) -> i32 {
    let built: u32 = table.shown().map(|(_, board)| board.built(table.draft.side)).sum();
    let came = |rounds: u8| (table.dealt_each_round() * u32::from(rounds) + table.most_bonuses()) as i32 - built as i32;
    let most = came(round) - lying(table);
    // What is taken in phase 1 stays beside the boards until the next.
    let most = if table.draft.phase == Phase::Offer { most.min(came(round.saturating_sub(1))) } else { most };
    most.max(0)
}

/// The tiles that are seen on the table and beside the boards.
fn lying(table: &Table<'_>) -> i32 {
    let beside: u32 = table.boards().map(|(_, board)| board.in_hand() + board.in_corners()).sum();
    (table.on_table().total() + beside) as i32
}

/// How many tiles were discarded until now, fewest and most; none where that is told in two ways that do not agree.
fn discarded(table: &Table<'_>, round: u8, audit: &mut Audit) -> Option<[i32; 2]> {
    let most = most_of_all(table, round);
    let fewest = fewest(table, round);
    let nobody_passed = || table.whole && table.boards().all(|(seat, _)| table.passed(seat) == Some(false));
    if round == 1 && fewest > 0 && nobody_passed() {
        let came = table.dealt_each_round() + fewest_bonuses(table);
        audit.flaw(Flaw::NobodyDiscarded { missing: fewest, came });
        return None;
    }
    if fewest > most {
        // In phase 1 what was taken lies beside the boards.
        let taken = table.dealt_each_round() - table.on_table().total();
        audit.flaw(Flaw::TakenMissing { taken, held: table.boards().map(|(_, board)| board.in_hand()).sum() });
        return None;
    }
    let Some(tower) = table.draft.tower.filter(|_| table.all_shown() && tower_untouched(table, round)) else {
        return Some([fewest, most]);
    };
    let paid: u32 = table.boards().map(|(_, board)| board.built(table.draft.side) - board.covered.len() as u32).sum();
    let there = tower.total() as i32 - paid as i32;
    if (fewest..=most).contains(&there) {
        return Some([there, there]);
    }
    let [least, most] = [fewest, most].map(|tiles| tiles + paid as i32);
    audit.flaw(Flaw::TowerAgainstBoards { tower: tower.total(), least, most });
    None
}

/// The fewest; 0 if not everything is shown that may hold a tile.
fn fewest(table: &Table<'_>, round: u8) -> i32 {
    let shown = |(seat, board): (Seat, &Trusted)| {
        let hand_told = board.hand.is_some() || table.has_no_hand(seat);
        board.sound && hand_told && (board.corners.is_some() || table.has_no_corners(seat))
    };
    let offer_shown = table.draft.phase != Phase::Offer || (table.ring.is_some() && table.draft.centre.is_some());
    if !table.all_shown() || !offer_shown || table.may_have_run_dry() || !table.boards().all(shown) {
        return 0;
    }
    let built: u32 = table.boards().map(|(_, board)| board.built(table.draft.side)).sum();
    let came = table.dealt_each_round() * u32::from(round) + fewest_bonuses(table);
    (came as i32 - built as i32 - lying(table)).max(0)
}
