//! One verdict for several worlds: what holds in each of them, and the course in those in which it is legal.

use super::claims::only_if_over;
use super::messages::message;
use super::split::{CHOICE, Split};
use super::worlds::{Fitting, Judgement};
use super::{Asked, ParsedCase};
use crate::case::MORE;
use crate::game::{Covers, Game, Question};
use crate::order;
use crate::verdict::{
    Amount, Award, Claim, Condition, Doubt, Explanation, Finding, Judged, Moment, Outcome, Place, Reply, Severity, Stage, Unit,
    Verdict,
};
use crate::words::{Arg, Message};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// One verdict for all worlds that fit: what holds in each, and the course where it is legal, with those worlds as its condition.
pub(super) fn join<G: Game>(
    told: &ParsedCase<G>,
    split: &Split<'_, G>,
    mut all: Vec<Fitting<'_, G>>,
    asked: &Asked,
) -> Judgement<G> {
    let course = Course::of(told, split, &all);
    let decided = !course.moves.iter().any(Judged::is_open);
    // What holds on tables on which a move is not legal is nothing that anybody asks for.
    if decided {
        let mut world = 0..;
        all.retain(|_| world.next().is_some_and(|world| course.live.contains(&world)));
    }
    let is_granted = course.moves.iter().flat_map(|judged| &judged.conditions).any(|condition| {
        condition.is_presupposed && (condition.id, &condition.place) == (split.question.id, &split.question.place)
    });
    let mut verdict = merge(split, &all, asked, is_granted);
    verdict.outcome = course.moves.iter().fold(Outcome::of(&verdict.findings), |all, judged| all.max(judged.outcome));
    // Where each world leads on to the same, it is told once, with its proof.
    let at_last = course.at_last.as_deref().unwrap_or_default();
    let is_told =
        |fitting: &Fitting<'_, G>| if at_last.is_empty() { fitting.verdict.due.clone() } else { counted_after(&fitting.verdict) };
    let mut leads_to = all.iter().map(is_told);
    let first = leads_to.next().unwrap_or_default();
    verdict.due = if course.at_last.is_some() && leads_to.all(|other| other == first) { first } else { Vec::new() };
    let at_last = at_last.iter().filter(|_| verdict.due.is_empty()).cloned();
    verdict.ledger = course.moves.iter().flat_map(|judged| judged.awards.iter().cloned()).chain(at_last).collect();
    let judged = course.moves.iter().filter(|judged| judged.index.is_some()).count();
    verdict.unjudged = (judged < told.entries.len()).then(|| (told.entries.len() - judged, message("earlier-undecided")));
    verdict.after = verdict.after.filter(|_| course.at_last.is_some());
    verdict.moves = course.moves;
    match all.pop() {
        Some(only) if all.is_empty() => (verdict, only.end),
        _ => (verdict, None),
    }
}

/// The moves as they come out in all worlds.
struct Course {
    moves: Vec<Judged>,
    /// The worlds in which every move so far is legal, or refused in all that were left.
    live: Vec<usize>,
    /// Whether a move is illegal in each of the other worlds.
    is_needed: bool,
    /// What is counted after the last move; none where the course does not come so far.
    at_last: Option<Vec<Award>>,
}

impl Course {
    /// Goes on in the worlds where a move is legal (its condition); stops if it is legal in none and not refused in all.
    fn of<G: Game>(told: &ParsedCase<G>, split: &Split<'_, G>, all: &[Fitting<'_, G>]) -> Self {
        let steps: Vec<Vec<&[Judged]>> =
            all.iter().map(|fitting| fitting.verdict.moves.split_inclusive(|judged| judged.index.is_some()).collect()).collect();
        let mut course = Self { moves: Vec::new(), live: (0..all.len()).collect(), is_needed: true, at_last: None };
        let worlds = |of: &[usize]| of.iter().map(|&world| all[world].world).collect::<Vec<_>>();
        let among = |live: &[usize], first: Option<usize>, elsewhere: bool| {
            let mut condition = split.condition(&worlds(live), elsewhere);
            order::by_key(&mut condition.told, |told| first.is_none_or(|first| all[first].world.told != *told));
            condition
        };
        let mut strictest = None;
        // Whether a world was left in which a move may be legal, or not: whoever may choose otherwise may go on otherwise.
        let mut left_open = false;
        let is_example = (split.question.id, split.question.covers) == (CHOICE, Covers::Some);
        for (index, entry) in told.entries.iter().enumerate() {
            left_open |= is_example && split.only_at < Some(index);
            let of = |world: usize| steps[world].get(index)?.last().filter(|judged| judged.index == Some(index));
            let is = |world: usize, outcome: Outcome| of(world).is_some_and(|judged| judged.outcome == outcome);
            let (mut made, mut others): (Vec<_>, Vec<_>) =
                course.live.iter().partition(|&&world| of(world).is_some_and(|judged| judged.outcome.is_made()));
            let Some(first) = made.iter().chain(&others).find_map(|&world| of(world)) else { return course };
            if made.is_empty() {
                let open = others.iter().find_map(|&world| of(world).filter(|judged| judged.outcome == Outcome::Undecided));
                // What may only follow on a refused move is judged without it, and so is what comes after.
                let goes_on = others.iter().all(|&world| of(world).is_some_and(Judged::leaves_no_trace));
                let goes_on = goes_on && (open.is_some() || !left_open);
                let says = split.common_says(Some(index), others.iter().filter_map(|&world| Some(&of(world)?.says)));
                course.moves.push(match open {
                    Some(open) => Judged { says: says.unwrap_or_else(|| open.says.clone()), ..open.clone() },
                    None if goes_on => {
                        let findings = common_findings(others.iter().filter_map(|&world| of(world)));
                        Judged { says: says.unwrap_or_else(|| first.says.clone()), findings, ..first.clone() }
                    }
                    None => open_after(first, split.question, split.says(&worlds(&others)), &entry.place),
                });
                if goes_on {
                    continue;
                }
                return course;
            }
            // That it was the turn of whoever moves goes on to hold.
            let mover = G::mover(&entry.play).map(|seat| G::players(&told.names)[seat.index()].as_str());
            let is_their_turn = made.iter().any(|&world| mover.is_some_and(|mover| all[world].world.told == mover));
            left_open |= !is_their_turn && others.iter().any(|&world| of(world).is_some_and(Judged::is_open));
            // Worlds whose own conditions cannot hold together with those of likelier ones are left aside, and so are those that
            // ask for other things: "there, if this is free, or here, if that is" is no answer. What may be chosen in one of them
            // may be illegal in another.
            let mut inside: Vec<Condition> = Vec::new();
            let conditions_of = |world: usize| of(world).map(|judged| &judged.conditions);
            let choice_of = |world: usize| conditions_of(world)?.iter().find(|condition| condition.id == CHOICE);
            let choice = choice_of(made[0]);
            let is_needed = !is_example
                && others.iter().all(|&world| is(world, Outcome::Illegal))
                && made.iter().all(|&world| conditions_of(world) == conditions_of(made[0]));
            made.retain(|&world| {
                let own = of(world).map_or(&[][..], |judged| &judged.conditions);
                let any =
                    |is: fn(&Condition, &Condition) -> bool| own.iter().any(|one| inside.iter().any(|other| is(one, other)));
                // What is asked of fewer values there need not go with what else is asked elsewhere, nor one value with another.
                let narrows = any(|one, other| one.is_about(other) && one.told != other.told)
                    && inside.iter().any(|other| !own.iter().any(|one| one.is_about(other)))
                    || any(Condition::overlaps);
                let fits = choice_of(world) == choice
                    && !any(Condition::contradicts)
                    && !narrows
                    && (own.is_empty() || inside.is_empty() || any(Condition::is_about));
                if fits {
                    ask_too(&mut inside, own);
                } else {
                    left_open = true;
                    others.push(world);
                }
                fits
            });
            let elsewhere = !others.iter().all(|&world| is(world, Outcome::Illegal));
            course.is_needed &= !elsewhere;
            // Told first is one that asks for all of it: what others are told to be need not go with it.
            let asks_all = |&&world: &&usize| conditions_of(world).is_some_and(|own| inside.iter().all(|one| own.contains(one)));
            strictest = if inside.is_empty() { strictest } else { made.iter().find(asks_all).copied() };
            let hangs = (!others.is_empty() || split.only_at == Some(index)).then(|| among(&made, strictest, elsewhere));
            // What is asked again at one place asks for more there: "at least 8 crystals" holds where "at least 12" does.
            let again = |one: &Condition| inside.iter().any(|other| one.is_about(other));
            let mut conditions: Vec<_> = hangs.filter(|one| !again(one)).into_iter().chain(inside).collect();
            conditions.iter_mut().for_each(|condition| condition.is_needed &= is_needed);
            if is_example && conditions.iter().any(|one| one.id == CHOICE && one.is_presupposed) {
                // Of what is there for an example that goes without saying nobody has said that it is there.
                let others = |one: &&mut Condition| one.id != CHOICE;
                conditions.iter_mut().filter(others).for_each(|condition| condition.is_presupposed = false);
            }
            course.live = made;
            let steps: Vec<&[Judged]> = course.live.iter().map(|&world| steps[world][index]).collect();
            course.push(split, &steps, conditions);
        }
        course.narrow(split, &steps, among(&course.live, strictest, !course.is_needed));
        let last: Vec<&[Judged]> =
            course.live.iter().map(|&world| steps[world].get(told.entries.len()).copied().unwrap_or_default()).collect();
        course.at_last = Some(if last.iter().all(|steps| same(steps, last[0])) {
            course.moves.extend_from_slice(last[0]);
            Vec::new()
        } else {
            hull(split.question, &last)
        });
        course
    }

    /// Says and counts of each move no more what only worlds say, bring or ask for that were left aside after it, but that it
    /// `is_left`.
    fn narrow<G: Game>(&mut self, split: &Split<'_, G>, steps: &[Vec<&[Judged]>], is_left: Condition) {
        let is_left = Condition { is_needed: is_left.is_needed && self.is_needed, ..is_left };
        for judged in self.moves.iter_mut().filter(|judged| judged.outcome.is_made()) {
            let here = self.live.iter().filter_map(|&world| steps[world].get(judged.index?).copied());
            let here: Vec<&[Judged]> = here.collect();
            let there: Vec<&Judged> = here.iter().filter_map(|steps| steps.last()).collect();
            let Some(first) = there.first() else { continue };
            let told = (judged.says.clone(), judged.awards.clone(), judged.scores.clone());
            // What is the same in each is told already, with the steps before it.
            split.tell_in_all(judged, &here, judged.awards == first.awards);
            if told != (judged.says.clone(), judged.awards.clone(), judged.scores.clone()) {
                judged.conditions.iter_mut().filter(|one| one.is_about(&is_left)).for_each(|one| one.clone_from(&is_left));
            }
            let mut asked = Vec::new();
            there.iter().for_each(|there| ask_too(&mut asked, &there.conditions));
            let is_same = |one: &Condition, other: &Condition| one.told == other.told && one.ways == other.ways;
            let is_told = |one: &Condition, all: &[Condition]| all.iter().any(|other| one.is_about(other) && is_same(one, other));
            let own = judged.conditions.iter().filter(|one| !one.is_about(&is_left));
            if !own.clone().all(|one| is_told(one, &asked)) || !asked.iter().all(|one| is_told(one, &judged.conditions)) {
                let is_needed = self.is_needed && there.iter().all(|there| there.conditions == first.conditions);
                judged.conditions = std::iter::once(is_left.clone()).chain(asked).collect();
                judged.conditions.iter_mut().for_each(|condition| condition.is_needed &= is_needed);
            }
        }
    }

    /// Notes a move that is legal in all worlds that are left, with the steps before it where they are the same in each.
    fn push<G: Game>(&mut self, split: &Split<'_, G>, steps: &[&[Judged]], conditions: Vec<Condition>) {
        let alike = steps.iter().all(|there| same(there, steps[0]));
        let first = if alike { steps[0].len() - 1 } else { 0 };
        self.moves.extend_from_slice(&steps[0][..first]);
        let Some(judged) = steps[0].last() else { return };
        let mut judged = judged.clone();
        split.tell_in_all(&mut judged, steps, alike);
        judged.outcome = if conditions.is_empty() { Outcome::Legal } else { Outcome::LegalIf };
        judged.conditions = conditions;
        self.moves.push(judged);
    }
}

/// Adds what a world asks for to what others do, and leaves out what follows from the rest.
fn ask_too(all: &mut Vec<Condition>, own: &[Condition]) {
    let follows = |one: &Condition, from: &[Condition]| from.iter().any(|other| other == one || other.implies(one));
    all.retain(|one| !follows(one, own));
    let new: Vec<_> = own.iter().filter(|one| !follows(one, all)).cloned().collect();
    all.extend(new);
}

impl<G: Game> Split<'_, G> {
    /// Says of a move what holds in all worlds, in each of which it stands last of its steps: what it brings with them, unless it
    /// is told already, what everybody has then, and what the table is like.
    fn tell_in_all(&self, judged: &mut Judged, steps: &[&[Judged]], are_awards_told: bool) {
        let mut each = steps.iter().filter_map(|steps| steps.last());
        let says = self.common_says(judged.index, each.clone().map(|there| &there.says));
        // Without words that hold in all, those that say least.
        let least = || each.clone().map(|there| &there.says).min_by_key(|says| says.to_string().len());
        let Some(says) = says.or_else(|| least().cloned()) else { return };
        judged.says = says;
        let Some(first) = each.next() else { return };
        if !are_awards_told {
            judged.awards = hull(self.question, steps);
        }
        (judged.scores, judged.position) = (first.scores.clone(), first.position.clone());
        for there in each {
            judged.scores.iter_mut().zip(&there.scores).for_each(|(score, there)| *score = score.or(*there));
            let both = judged.position.take().zip(there.position.as_ref());
            judged.position = both.and_then(|(one, other)| common(&one, other, G::DOUBTS));
        }
    }

    /// A move in the words of all worlds; the one that asks as it is said where nothing is told, if they have none.
    fn common_says<'a>(&self, index: Option<usize>, says: impl Iterator<Item = &'a Message> + Clone) -> Option<Message> {
        common_says(says).or_else(|| self.untold.filter(|&(asks, _)| index == Some(asks)).map(|(_, says)| says.clone()))
    }
}

/// A move in the words of all worlds, where these differ in numbers alone, or in where it comes from.
fn common_says<'a>(says: impl Iterator<Item = &'a Message> + Clone) -> Option<Message> {
    // What proves the step may be otherwise, or nothing.
    let bare = || says.clone().map(Message::bare_step);
    let all = spanned(says.clone().cloned()).or_else(|| spanned(bare().cloned()));
    // Whatever stays where it is in some of them goes there in the first.
    let id = bare().next()?.id();
    all.or_else(|| spanned(bare().filter(|says| says.id() == id).map(|says| says.leaving_out("from"))))
}

/// What is wrong with a move in every world; where each has another fault, that of the first.
fn common_findings<'a>(mut worlds: impl Iterator<Item = &'a Judged>) -> Vec<Finding> {
    let first = worlds.next().map_or(&[][..], |first| &first.findings);
    let also = |found: Finding, there: &Judged| there.findings.iter().find_map(|other| found.spanning(other));
    let others: Vec<&Judged> = worlds.collect();
    let all = first.iter().filter_map(|found| others.iter().try_fold(found.clone(), |found, there| also(found, there)));
    let all: Vec<Finding> = all.collect();
    if all.is_empty() { first.to_vec() } else { all }
}

fn spanned(mut says: impl Iterator<Item = Message>) -> Option<Message> {
    let first = says.next()?;
    says.try_fold(first, |all, says| all.spanning(&says, true))
}

/// A move that is refused in the worlds that are left, after one that is not decided in another.
fn open_after<D>(judged: &Judged, question: &Question<D>, says: Message, place: &Place) -> Judged {
    let found = message("world-decides").with("move", judged.says.clone()).with("says", says).with("key", question.key());
    let finding = Finding::of(found, Severity::Undecided, question.rule, place.clone());
    Judged { outcome: Outcome::Undecided, findings: vec![finding], ..judged.clone() }
}

/// What holds in every world, but for the moves and what they bring.
fn merge<G: Game>(split: &Split<'_, G>, all: &[Fitting<'_, G>], asked: &Asked, is_granted: bool) -> Verdict {
    let mut verdict = all[0].verdict.clone();
    let others = || all[1..].iter().map(|fitting| &fitting.verdict);
    if others().any(|other| other.findings.is_empty()) {
        verdict.findings.clear();
    }
    verdict.worked_out.retain(|found| others().all(|other| other.worked_out.contains(found)));
    let worlds: Vec<_> = all.iter().map(|fitting| fitting.world).collect();
    let is_row = || split.in_a_row(&worlds).is_some();
    let open = |id| of_question(id, split.question).with("says", split.says(&worlds)).with("row", is_row());

    let mut scores_differ = false;
    for (index, score) in verdict.scores.iter_mut().enumerate() {
        for other in others().filter_map(|other| other.scores.get(index)) {
            scores_differ |= score.after != other.after;
            (score.before, score.after) = (score.before.or(other.before), score.after.or(other.after));
        }
        score.shown = score.shown.take().filter(|_| score.after.known().is_some());
        score.stages = merge_stages(all, index);
    }
    if others().any(|other| other.ranking != verdict.ranking) {
        verdict.ranking.clear();
    }
    verdict.unranked = verdict.unranked.take().filter(|says| others().all(|other| other.unranked.as_ref() == Some(says)));
    if scores_differ && asked.to_end && !is_granted || others().any(|other| other.choice != verdict.choice) {
        verdict.choice = Some(open("world-open"));
    }
    for (index, claim) in verdict.claims.iter_mut().enumerate() {
        let there = all.iter().filter_map(|fitting| Some((&fitting.world.name, fitting.verdict.claims.get(index)?)));
        claim.answer = merge_answers(there).unwrap_or_else(|| claim.answer.clone());
        let own = verdict.scores.iter().find(|score| score.player == claim.player && score.unit == claim.unit);
        let at_the_end = own.and_then(|score| score.stages.iter().find(|stage| stage.unsure() && stage.count == claim.claimed));
        if let (Reply::Open(_), Some(stage)) = (&claim.answer, at_the_end) {
            claim.answer = Reply::Open(only_if_over(stage));
        }
    }
    if let Some(legal) = &mut verdict.legal {
        let listed = |other: &Verdict| other.legal.as_ref().map_or(0, Vec::len);
        let most = all.iter().map(|fitting| listed(&fitting.verdict)).max();
        legal.retain(|here| others().all(|other| other.legal.iter().flatten().any(|there| there == here)));
        if most > Some(legal.len()) {
            let listed = Arg::Term(if legal.is_empty() { "no" } else { "yes" });
            (verdict.choice, verdict.more_legal) = (Some(open("world-open-legal").with("listed", listed)), true);
        }
    }
    verdict.more_legal |= others().any(|other| other.more_legal);
    let after = all.iter().map(|fitting| fitting.verdict.after.clone());
    verdict.after = after.reduce(|one, other| common(&one?, &other?, G::DOUBTS)).flatten();
    verdict
}

/// A message that hangs on a question.
fn of_question<D>(id: &'static str, question: &Question<D>) -> Message {
    message(id).with("key", question.key()).with("id", Arg::Term(question.id))
}

/// What is counted after the moves of the case.
fn counted_after(verdict: &Verdict) -> Vec<Award> {
    let steps = verdict.moves.rsplit(|judged| judged.index.is_some()).next().unwrap_or_default();
    steps.iter().flat_map(|judged| &judged.awards).chain(&verdict.due).cloned().collect()
}

/// Whether two courses are told in the same words and bring the same.
fn same(one: &[Judged], other: &[Judged]) -> bool {
    one.len() == other.len()
        && one.iter().zip(other).all(|(one, other)| {
            (one.index, one.outcome, &one.says, &one.awards) == (other.index, other.outcome, &other.says, &other.awards)
        })
}

/// What a move and its steps bring in every world: each award if they are for the same things, else what each player gets in all.
fn hull<D>(question: &Question<D>, steps: &[&[Judged]]) -> Vec<Award> {
    let of = |steps: &&[Judged]| -> Vec<Award> { steps.iter().flat_map(|judged| judged.awards.iter().cloned()).collect() };
    let each: Vec<Vec<Award>> = steps.iter().map(of).collect();
    let (first, others) = each.split_first().map_or((&[][..], &[][..]), |(first, others)| (first.as_slice(), others));
    let unsure = |same: bool| of_question("world-decides-award", question).with("same", same);
    let about = |award: &Award| (award.player.clone(), award.unit);
    if others.iter().all(|other| other.iter().map(about).eq(first.iter().map(about))) {
        let joined = |(at, award): (usize, &Award)| {
            let there = || others.iter().map(|other| &other[at]);
            let amount = there().fold(award.amount, |all, other| all.or(other.amount));
            // What is another thing in some of them is told as none of these.
            if there().any(|other| other.rule != award.rule) {
                return Award { amount, rule: question.rule, why: unsure(false), evidence: Vec::new(), ..award.clone() };
            }
            let why = spanned(std::iter::once(award).chain(there()).map(|award| award.why.clone()));
            Award { amount, why: why.unwrap_or_else(|| unsure(amount.known().is_some())), ..award.clone() }
        };
        return first.iter().enumerate().map(joined).collect();
    }
    let whose: BTreeSet<(&String, Unit)> = each.iter().flatten().map(|award| (&award.player, award.unit)).collect();
    let total = |awards: &Vec<Award>, player: &String, unit| -> Amount {
        awards.iter().filter(|award| award.player == *player && award.unit == unit).map(|award| award.amount).sum()
    };
    let of = |(player, unit): (&String, Unit)| Award {
        player: player.clone(),
        rule: question.rule,
        amount: each.iter().map(|awards| total(awards, player, unit)).reduce(Amount::or).unwrap_or_default(),
        unit,
        why: unsure(false),
        evidence: Vec::new(),
    };
    whose.into_iter().map(of).filter(|award| award.amount != 0).collect()
}

/// The answer to a claim that holds in every world.
fn merge_answers<'a>(answers: impl Iterator<Item = (&'a Message, &'a Claim)> + Clone) -> Option<Reply> {
    let mut each = answers.clone();
    let (_, first) = each.next()?;
    let same = each.all(|(_, claim)| match (&claim.answer, &first.answer) {
        (Reply::Confirmed { left, .. }, Reply::Confirmed { left: other, .. }) => left == other,
        (Reply::Refuted { .. }, Reply::Refuted { .. }) => true,
        (Reply::Open(why), Reply::Open(other)) => why == other,
        _ => false,
    });
    if same {
        return Some(answers.skip(1).fold(first.answer.clone(), |all, (_, claim)| both(all, &claim.answer)));
    }
    let says = |(world, claim): (&Message, &Claim)| {
        let says = match &claim.answer {
            Reply::Confirmed { .. } => message("right-in"),
            Reply::Refuted { counted, .. } => message("counted-in").with("count", *counted),
            Reply::Open(_) => message("open-in"),
        };
        says.with("world", world.clone())
    };
    Some(Reply::Open(message("world-decides-claim").with("answers", answers.map(says).collect::<Arg>())))
}

/// Two answers of one kind as one: if they count differently, a claim wrong in both is explained by what explains it in both.
fn both(one: Reply, other: &Reply) -> Reply {
    match (one, other) {
        (
            Reply::Refuted { counted, so_far, tried, explanations },
            &Reply::Refuted { counted: there, so_far: waits, tried: all, explanations: ref ways },
        ) => {
            let explains = |way: &Explanation| counted == there || ways.iter().any(|other| other.why == way.why);
            let explanations = explanations.into_iter().filter(explains).collect();
            let tried = tried && all && counted == there;
            Reply::Refuted { counted: counted.or(there), so_far: so_far || waits, tried, explanations }
        }
        (Reply::Confirmed { at, left, .. }, &Reply::Confirmed { at: other, .. }) => {
            Reply::Confirmed { at: at.into_iter().chain(other).min(), left, explanations: Vec::new() }
        }
        (one, _) => one,
    }
}

/// What a count is at each moment of any world; the end need not come where a world does not lead to it.
fn merge_stages<G: Game>(all: &[Fitting<'_, G>], index: usize) -> Vec<Stage> {
    let mut merged: Vec<Stage> = Vec::new();
    let mut doubt = Doubt::No;
    for Fitting { verdict, end, .. } in all {
        let Some(score) = verdict.scores.get(index) else { continue };
        if score.stages.iter().all(|stage| stage.moment != Moment::End) {
            doubt = doubt.max(if end.as_deref().is_some_and(G::is_over) { Doubt::Counted } else { Doubt::GoesOn });
        }
        for stage in &score.stages {
            match merged.iter_mut().find(|known| known.moment == stage.moment) {
                Some(known) => (known.count, known.doubt) = (known.count.or(stage.count), known.doubt.max(stage.doubt)),
                None => merged.push(*stage),
            }
        }
    }
    for stage in merged.iter_mut().filter(|stage| stage.moment == Moment::End) {
        stage.doubt = stage.doubt.max(doubt);
    }
    order::by_key(&mut merged, |stage| stage.moment);
    merged
}

/// What two cases tell alike; of what is left in doubt, what either doubts.
fn common(one: &Value, other: &Value, doubts: &[&str]) -> Option<Value> {
    let common = |one: &Value, other: &Value| common(one, other, doubts);
    let is_heap = |map: &Map<String, Value>| !map.is_empty() && map.values().all(Value::is_number);
    match (one, other) {
        // What a heap does not name is not there.
        (Value::Object(heap), Value::Object(there)) if is_heap(heap) || is_heap(there) => (heap == there).then(|| one.clone()),
        (Value::Object(one), Value::Object(other)) => {
            let listed =
                |case: &Map<String, Value>, key: &str| case.get(key).and_then(Value::as_array).cloned().unwrap_or_default();
            let both = doubts.iter().filter_map(|&key| {
                let (mut all, there) = (listed(one, key), listed(other, key));
                all.extend(there.into_iter().filter(|item| !listed(one, key).contains(item)));
                (!all.is_empty()).then(|| (key.to_owned(), Value::Array(all)))
            });
            let alike = one.iter().filter_map(|(key, value)| Some((key.clone(), common(value, other.get(key)?)?)));
            // What is told in part in one of them is told in part.
            let rest = one.get_key_value(MORE).or(other.get_key_value(MORE)).map(|(key, value)| (key.clone(), value.clone()));
            Some(Value::Object(alike.chain(both).chain(rest).collect()))
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            one.iter().zip(other).map(|(one, other)| common(one, other)).collect::<Option<Vec<_>>>().map(Value::Array)
        }
        _ => (one == other).then(|| one.clone()),
    }
}
