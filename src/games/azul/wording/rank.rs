//! The final ranking.

use super::names::Names;
use crate::game::SaysScores;
use crate::game::reasons::{Vocabulary, says};
use crate::games::azul::{Azul, Phase, Position, Seat, rules};
use crate::order;
use crate::verdict::Rank;
use crate::words::{Arg, Message};
use std::cmp::Ordering;

impl SaysScores for Azul {
    /// Points, then complete rows; ties share a place. Nothing before the end, and only places that are certain.
    fn rank(n: &Names, position: &Position) -> Vec<Rank> {
        let is_over = position.phase == Phase::Over && position.whole_table;
        let mut ranks: Vec<_> = position.seats().filter(|_| is_over).filter_map(|seat| place(n, position, seat)).collect();
        order::by_key(&mut ranks, |rank| rank.place);
        ranks
    }
    /// Who has won as well, if only the points are not known.
    fn say_unranked(n: &Names, position: &Position) -> Option<Message> {
        let untold = |seat: &Seat| position.board(*seat).score.known().is_none();
        let is_open = |seat: &Seat| against(position, *seat).any(|(_, order)| order.is_none());
        let has_won = |seat: &Seat| untold(seat) && against(position, *seat).all(|(_, order)| order == Some(Ordering::Greater));
        let (won, open) = (position.seats().find(has_won), position.seats().filter(is_open).collect::<Vec<_>>());
        let untold_beside = |wall: bool| open.iter().any(|seat| untold(seat) && position.board(*seat).wall.is_whole() == wall);
        let on = if untold_beside(true) {
            "scores"
        } else if untold_beside(false) {
            "bonuses"
        } else {
            "rows"
        };
        let is_over = position.phase == Phase::Over && position.whole_table;
        let is_open = is_over && (won.is_some() || !open.is_empty());
        is_open.then(|| says!(n, "unranked", won, count: open.len(), on: Arg::Term(on), players: open))
    }
}

/// The others, and how a player stands against each, if that is certain.
fn against(position: &Position, seat: Seat) -> impl Iterator<Item = (Seat, Option<Ordering>)> + '_ {
    let own = position.board(seat);
    position.seats().filter(move |&other| other != seat).map(move |other| {
        let there = position.board(other);
        let by_points = own.score.compared(there.score);
        (other, if by_points == Some(Ordering::Equal) { own.full_rows().compared(there.full_rows()) } else { by_points })
    })
}

/// The place of a player, with what decided between those with the same points, and by which rule.
fn place(n: &Names, position: &Position, seat: Seat) -> Option<Rank> {
    let points = position.board(seat).score.known()?;
    let others: Vec<_> = against(position, seat).map(|(other, order)| Some((other, order?))).collect::<Option<_>>()?;
    let ahead = others.iter().filter(|(_, order)| order.is_lt()).count();
    let (mut why, mut rules) = (None, Vec::new());
    // Of rows that may be more, as many as decide.
    let rows = |seat: Seat, least: bool| {
        let rows = position.board(seat).full_rows();
        if least { rows.least() } else { rows.most().unwrap_or_default() }
    };
    for (word, order) in [("more", Ordering::Greater), ("fewer", Ordering::Less), ("none", Ordering::Equal)] {
        let is_tied = |&&(other, how): &&(Seat, Ordering)| how == order && position.board(other).score == points;
        let tied: Vec<Seat> = others.iter().filter(is_tied).map(|&(other, _)| other).collect();
        if tied.is_empty() {
            continue;
        }
        let is_more = order.is_gt();
        let reason = |id| says!(n, (n.message(id)), others: tied, rows: rows(seat, is_more));
        let (reason, rule) = if order.is_eq() {
            let first = ahead == 0;
            (says!(n, (reason("rank-shared")), first), first.then_some(&rules::SHARED_VICTORY))
        } else {
            let mut theirs: Vec<_> = tied.iter().map(|&other| rows(other, !is_more)).collect();
            theirs.dedup();
            (says!(n, (reason("rank-rows")), order: Arg::Term(word), theirs), Some(&rules::TIE_MORE_ROWS))
        };
        why = Some(match why {
            Some(one) => says!(n, "rank-both", one, other: reason),
            None => reason,
        });
        rules.extend(rule);
    }
    // Ahead of one and behind another by the same rule.
    rules.dedup();
    Some(Rank { place: ahead + 1, player: n.player(seat).to_owned(), points, why, rules })
}
