//! Laws of every game.

use super::{Played, Table as Seated, after, counts, judge, names, play, read_and_judge};
use std::sync::Arc;
use tilejudge::game::Objection;
use tilejudge::referee::{Asked, Table};
use tilejudge::verdict::{Outcome, RulingSet};

/// What a move brings is the difference that it makes to every count.
pub(crate) fn every_count_is_the_sum_of_its_ledger<G: Played>(position: &G::Position, play: &G::Move, rulings: &G::Rulings) {
    let (later, awards) = after::<G>(position, play, rulings);
    let counts = counts::<G>(position).into_iter().zip(counts::<G>(&later));
    for (index, (count, then)) in counts.enumerate() {
        let (seat, unit) = (index / G::UNITS.len(), G::UNITS[index % G::UNITS.len()]);
        let theirs = awards.iter().filter(|(to, _, reason)| *to == seat && G::unit(reason) == unit);
        let awarded: i32 = theirs.map(|(_, amount, _)| amount).sum();
        assert_eq!(count + awarded, then, "{unit:?} of seat {seat} after {play:?} in {position:?}");
    }
}

/// Each move that is listed is legal, and listed once.
pub(crate) fn what_is_listed_is_legal<G: Played>(position: &G::Position, rulings: &G::Rulings) {
    let moves = G::legal(position, rulings);
    for (index, play) in moves.iter().enumerate() {
        assert!(G::is_legal(position, play, rulings), "{play:?} is listed in {position:?}");
        assert!(!moves[..index].contains(play), "{play:?} is listed twice in {position:?}");
    }
}

/// Of all `conceivable` moves, those that are legal are listed: themselves, a form that comes to the same, or what
/// `stands_for` them.
pub(crate) fn what_is_legal_is_listed<G: Played>(
    position: &G::Position,
    rulings: &G::Rulings,
    conceivable: impl Iterator<Item = G::Move>,
    stands_for: impl Fn(&G::Move, &G::Move) -> bool,
) {
    let moves = G::legal(position, rulings);
    let results: Vec<_> = moves.iter().map(|play| after::<G>(position, play, rulings).0).collect();
    for play in conceivable.filter(|play| G::is_legal(position, play, rulings)) {
        let known =
            results.contains(&after::<G>(position, &play, rulings).0) || moves.iter().any(|other| stands_for(other, &play));
        assert!(known, "{play:?} is legal but not listed in {position:?}");
    }
}

/// The list of legal moves is the same under every answer of the rulings that it does not ask.
pub(crate) fn a_list_asks_what_it_heeds<G: Played<Rulings: PartialEq>>(position: &G::Position, rulings: &G::Rulings) {
    let (here, moves) = (G::rulings_affecting_list(position, rulings), G::legal(position, rulings));
    for (index, ruling) in G::Rulings::RULINGS.iter().enumerate() {
        for answer in 0..ruling.answers.len() {
            let mut there = *rulings;
            there.set(index, answer);
            if G::rulings_affecting_list(position, &there) == here {
                assert_eq!(G::legal(position, &there), moves, "{} in {position:?}", ruling.name);
            }
        }
    }
}

/// The line that holds a table is a possible case, and reads back to a table on which the same moves lead to
/// the same; moves read back, too, at that table and by themselves.
pub(crate) fn a_line_holds_it<G: Played>(position: &G::Position, rulings: &G::Rulings, next: Option<&G::Move>) {
    let table = Table::<G> { position: position.clone(), rulings: *rulings, names: Arc::new(names::<G>(position)) };
    let line = table.to_string();
    assert!(!line.contains('\n'), "{line}");
    let read: Table<G> = line.parse().unwrap_or_else(|why| panic!("{why}\n{line}"));
    assert_eq!(read.to_string(), line);
    let legal = table.legal();
    assert_eq!(read.legal(), legal, "{line}");
    for play in legal.into_iter().step_by(7).chain(next.cloned()) {
        let printed = table.print(&play);
        assert_eq!(table.read(&printed).as_ref(), Ok(&play), "{printed} at {line}");
        assert_eq!(play.to_string().parse().as_ref(), Ok(&play), "{play}");
        let after = |table: &Table<G>| table.play(&play).expect("it is legal").to_string();
        assert_eq!(after(&read), after(&table), "{play} at {line}");
    }
}

/// Moves get the same answer in the case that a position is written as: nothing that they rest on is lost.
pub(crate) fn moves_are_judged_alike_when_it_is_read_back<G: Played>(
    position: &G::Position,
    rulings: &G::Rulings,
    plays: impl Iterator<Item = G::Move>,
) {
    let names = names::<G>(position);
    let mut case = G::write(&names, position);
    for play in plays {
        let mut refusals = Vec::new();
        G::judge(&granted::<G>(position, &play, rulings), &play, rulings, &mut refusals);
        let expected = match refusals[..] {
            [] => Outcome::Legal,
            _ if refusals.iter().all(Objection::is_open) => Outcome::Undecided,
            _ => Outcome::Illegal,
        };
        case["moves"] = vec![G::write_move(&names, position, &play)].into();
        let Ok(verdict) = read_and_judge::<G>(&case, rulings, Asked::default()) else { continue };
        // Nonsense that no case can say is read as something else, or not at all.
        if verdict.moves[0].says.to_string().starts_with(&G::say_move(&names, position, &play).to_string()) {
            let findings: Vec<_> = verdict.moves[0].findings.iter().map(|finding| &finding.message).collect();
            // A choice that the move leaves open is its condition, unless it is legal however that is made.
            let chooses = expected == Outcome::Undecided && verdict.outcome.is_made();
            let is_alike = chooses || verdict.outcome == expected;
            assert!(is_alike, "{play:?}: {refusals:?}, but {:?}, {findings:?}, under {rulings:?}\n{case}", verdict.outcome);
        }
    }
}

/// The position once what a move takes for granted is made; the same where no steps lead to what somebody does.
fn granted<G: Played>(position: &G::Position, play: &G::Move, rulings: &G::Rulings) -> G::Position {
    let mut table = position.clone();
    while let Some(step) = G::implied_step(&table, play, &[], rulings) {
        table = after::<G>(&table, &step, rulings).0;
    }
    let leads_on = G::mover(play).is_none() || G::is_due(&table, play);
    if leads_on { table } else { position.clone() }
}

/// A record of every move of a game leads to the same end.
pub(crate) fn a_written_game_is_replayed_to_the_same_end<G: Played>(table: &Seated<G>) {
    let (start, _) = G::begin(table.setup, table.players, table.seed);
    let names = names::<G>(&start);
    let mut moves = Vec::new();
    let mut end = start.clone();
    play(table, |position, next| {
        moves.extend(next.map(|next| G::write_move(&names, position, next)));
        end = position.clone();
    });
    let count = moves.len();
    let mut record = G::write(&names, &start);
    record["moves"] = moves.into();
    let verdict = judge::<G>(&record, &table.rulings, Asked { after: true, ..Asked::default() });
    for judged in &verdict.moves {
        let findings: Vec<_> = judged.findings.iter().map(|finding| &finding.message).collect();
        assert_eq!(judged.outcome, Outcome::Legal, "{}: {findings:?}", judged.says);
    }
    assert_eq!(verdict.moves.len(), count, "nothing is done that the record does not say");
    assert_eq!(verdict.after, Some(G::write(&names, &end)));
}

/// A record that leaves out some moves, which the referee carries out by itself, leads to the same end.
pub(crate) fn a_game_is_replayed_to_the_same_end_without<G: Played>(
    table: &Seated<G>,
    mut left_out: impl FnMut(&G::Position, &G::Move) -> bool,
) {
    let (start, _) = G::begin(table.setup, table.players, table.seed);
    let names = names::<G>(&start);
    let mut moves = Vec::new();
    let mut end = start.clone();
    play(table, |position, next| {
        moves.extend(next.filter(|next| !left_out(position, next)).map(|next| G::write_move(&names, position, next)));
        end = position.clone();
    });
    let mut record = G::write(&names, &start);
    record["moves"] = moves.into();
    let verdict = judge::<G>(&record, &table.rulings, Asked { after: true, to_end: true, ..Asked::default() });
    for judged in &verdict.moves {
        let findings: Vec<_> = judged.findings.iter().map(|finding| &finding.message).collect();
        assert_eq!(judged.outcome, Outcome::Legal, "{}: {findings:?}\n{record}", judged.says);
    }
    assert_eq!(verdict.after, Some(G::write(&names, &end)), "{record}");
}
