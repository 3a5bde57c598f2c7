//! Why a claim is wrong: other readings of the rules and slips in counting that lead to the claimed number.

use super::claims::{Answers, CHOICES, Claimed};
use super::messages::message;
use super::move_log::{Made, settle};
use super::readings::Other;
use crate::game::{Counted, Game, Slipped, TellsSlip};
use crate::order;
use crate::verdict::{Amount, Cause, Explanation, Moment, Rule, Ruling, RulingSet, Slip, slip};
use crate::words::{Arg, Message};
use std::cell::OnceCell;

/// So many explanations are kept; the first is the simplest.
const EXPLANATIONS: usize = 20;

/// What is needed to explain wrong claims; made once a case, and only if one is wrong.
pub(super) struct ClaimExplainer<'h, G: Game> {
    of: &'h Answers<'h, G>,
    steps: Vec<Made<'h, G>>,
    /// What they brought, in order.
    awards: Vec<(usize, i32, G::Reason)>,
    /// Every slip that could be made, with its step.
    slips: Vec<(usize, Slipped<G::SlipFacts>)>,
    /// Everybody's counts if the scores that the case gives as final were not.
    uncounted: Option<Vec<Amount>>,
    /// Everybody's counts under each two other answers under which all moves can be made; counted once somebody asks.
    pairs: OnceCell<Vec<([Other; 2], Vec<Amount>)>>,
}

/// How far from a plain miscount an explanation is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    OneReading,
    OneSlip,
    WrongNumber,
    SlipThroughout,
    ReadingAndChoice,
    TwoReadings,
    Preset,
}

impl<'h, G: Game> ClaimExplainer<'h, G> {
    pub(super) fn of(of: &'h Answers<'h, G>) -> Self {
        let Answers { run, course, .. } = of;
        let steps: Vec<_> = course.made().collect();
        let awards: Vec<_> =
            course.awards().iter().map(|(seat, amount, reason)| (*seat, amount.least(), reason.clone())).collect();
        let uncounted = G::uncounted(course.start()).map(|mut end| {
            settle::<G>(&mut end, &run.told.rulings);
            G::scores(&end)
        });
        let mut slips = Vec::new();
        let mut found = Vec::new();
        for (index, Made { before, play, after, awards: own, open }) in steps.iter().enumerate() {
            let (earlier, own) = (&awards[..own.start], &awards[own.clone()]);
            G::slips(&Counted { before, play, awards: own, earlier, after, rulings: &run.told.rulings }, &mut found);
            // A slip is told by the number that it leads to: where that is not known there is none to tell.
            let tells =
                |slipped: &Slipped<G::SlipFacts>| slipped.more != 0 && !open.contains(&(slipped.seat.index(), slipped.unit));
            slips.extend(found.drain(..).filter(tells).map(|slipped| (index, slipped)));
        }
        if steps.is_empty() {
            G::slips_of_nothing(course.start(), &mut found);
            slips.extend(found.into_iter().filter(|slipped| slipped.more != 0).map(|slipped| (0, slipped)));
        }
        Self { of, steps, awards, slips, uncounted, pairs: OnceCell::new() }
    }

    /// Everybody's counts under each two other answers, to two rulings.
    fn in_pairs(&self) -> Vec<([Other; 2], Vec<Amount>)> {
        let Answers { run, asked, .. } = self.of;
        let pairs = run.others().flat_map(|first| {
            let seconds = run.others().filter(move |second| second.0 > first.0);
            seconds.map(move |second| [first, second])
        });
        pairs.filter_map(|pair| Some((pair, run.counts(&run.rulings_with(&pair), asked)?))).collect()
    }

    pub(super) fn explain(&self, claimed: &Claimed) -> Vec<Explanation> {
        let mut found: Vec<(Rank, Explanation)> = Vec::new();
        self.by_readings(claimed, &mut found);
        self.by_slips(claimed, &mut found);
        self.by_wrong_number(claimed, &mut found);
        order::by_key(&mut found, |(rank, explanation)| (*rank, likelihood::<G>(&explanation.cause)));
        // What is said of one step and of another in the same words is said once.
        found.dedup_by_key(|(_, explanation)| explanation.why.to_string());
        found.truncate(EXPLANATIONS);
        found.into_iter().map(|(_, explanation)| explanation).collect()
    }

    fn by_readings(&self, claimed: &Claimed, found: &mut Vec<(Rank, Explanation)>) {
        let index = claimed.seat * G::UNITS.len() + claimed.unit;
        let ends = |waits: bool| {
            let retrials = self.of.retrials.iter().filter(move |(_, digest)| digest.waits == waits);
            retrials.filter_map(|(other, digest)| Some((*other, digest.end()?)))
        };
        let alone: Vec<_> = ends(false).filter(|(_, end)| G::scores(end)[index] == claimed.number).collect();
        if !alone.is_empty() {
            found.extend(alone.into_iter().map(|(other, _)| (Rank::OneReading, self.say_readings(claimed, &[other], None))));
            return;
        }
        // Another reading may leave a choice where this one leaves none, passing numbers that this one passes too.
        let mut tries = CHOICES;
        let mut explains = Vec::new();
        for (other, end) in ends(true) {
            let rulings = self.of.run.rulings_with(&[other]);
            let leads = |count: Amount, at_last: bool| at_last && count == claimed.number;
            let mut by_choice = |of_all| self.of.run.by_choice(of_all, claimed, &leads, end, &rulings, &mut tries);
            if let Some((_, how)) = by_choice(false).or_else(|| by_choice(true)) {
                found.push((Rank::ReadingAndChoice, self.say_readings(claimed, &[other], Some(how))));
                explains.push(other);
            }
        }
        let leads = |counts: &Vec<Amount>| counts[index] == claimed.number;
        // What one reading explains needs no second.
        let needed = |pair: &[Other]| !pair.iter().any(|other| explains.contains(other));
        let pairs = self.pairs.get_or_init(|| self.in_pairs()).iter().filter(|(pair, counts)| leads(counts) && needed(pair));
        found.extend(pairs.map(|(pair, _)| (Rank::TwoReadings, self.say_readings(claimed, pair, None))));
        let online = G::Rulings::online();
        let in_pairs = found.iter().any(|&(rank, _)| rank == Rank::TwoReadings);
        if !in_pairs && self.of.run.counts(&online, &self.of.asked).as_ref().is_some_and(leads) {
            let changed = self.of.run.others().filter(|&(ruling, answer)| online.get(ruling) == answer);
            let readings = changed.map(|(ruling, answer)| (&G::Rulings::RULINGS[ruling], answer)).collect();
            let why = message("with-online").with("number", claimed.number);
            found.push((Rank::Preset, of_nothing_else(Cause::Readings(readings), why)));
        }
    }

    /// What other answers lead to, and if they leave a choice, after which moves.
    fn say_readings(&self, claimed: &Claimed, others: &[Other], once: Option<Vec<Message>>) -> Explanation {
        let readings: Vec<_> = others.iter().map(|&(ruling, answer)| (&G::Rulings::RULINGS[ruling], answer)).collect();
        let terms = self.of.run.told.terms;
        let say = |(ruling, answer): &(&'static Ruling, usize)| {
            let answer = &ruling.answers[*answer];
            let of = message("reading").with("ruling", ruling.name).with("answer", answer.name);
            of.with("question", ruling.entry.message(Some(terms))).with("meaning", ruling.meaning_inside(answer, terms))
        };
        let why = message(if once.is_some() { "with-readings-once" } else { "with-readings" });
        let why = why.with("number", claimed.number).with("readings", Arg::from_iter(readings.iter().map(say)));
        let why = once.into_iter().fold(why, |why, moves| why.with("moves", Arg::from_iter(moves)));
        of_nothing_else(Cause::Readings(readings), why)
    }

    fn by_slips(&self, claimed: &Claimed, found: &mut Vec<(Rank, Explanation)>) {
        let Claimed { seat, unit, number, .. } = *claimed;
        let theirs: Vec<_> =
            self.slips.iter().filter(|(_, slipped)| slipped.seat.index() == seat && slipped.unit == G::UNITS[unit]).collect();
        let times =
            |slip: &Slip| -> Vec<_> { theirs.iter().filter(|(_, slipped)| std::ptr::eq(slipped.facts.slip(), slip)).collect() };
        let mut said: Vec<&G::SlipFacts> = Vec::new();
        for &&(step, ref slipped) in &theirs {
            // Two steps may be alike: what is said of one is said of the other.
            let is_said = said.contains(&&slipped.facts);
            if is_said || (G::is_throughout(&slipped.facts) && times(slipped.facts.slip()).len() > 1) {
                continue;
            }
            if self.count(seat, unit, &[(step, slipped.more)]) == Some(number) {
                let (says, evidence) = slipped.facts.tell(&self.of.run.told.names, (slipped.seat,));
                let why = message("with-slip").with("number", number).with("slip", says);
                let (cause, rules) = (Cause::Slip(slipped.facts.slip(), 1), G::forgotten(&slipped.facts));
                found.push((Rank::OneSlip, Explanation { cause, why, rules, evidence }));
                said.push(&slipped.facts);
            }
        }
        for slip in G::CATALOGUE.slips() {
            let times = times(slip);
            let more: Vec<_> = times.iter().map(|(step, slipped)| (*step, slipped.more)).collect();
            if times.len() > 1 && self.count(seat, unit, &more) == Some(number) {
                let why = message("with-slips")
                    .with("number", number)
                    .with("times", times.len())
                    .with("slip", slip.entry.message(Some(self.of.run.told.terms)));
                let cause = Cause::Slip(slip, times.len());
                let forgotten = |rule: &&Rule| times.iter().any(|(_, slipped)| G::forgotten(&slipped.facts).contains(rule));
                let rules = G::CATALOGUE.rules().filter(forgotten).collect();
                found.push((Rank::SlipThroughout, Explanation { cause, why, rules, evidence: Vec::new() }));
            }
        }
    }

    /// A player's count with some slips, each with its step and what it adds.
    ///
    /// None where an earlier slip changes what a step with another one brings: what that one adds then is not known.
    fn count(&self, seat: usize, unit: usize, slips: &[(usize, i32)]) -> Option<i32> {
        let mut count = self.of.before[seat * G::UNITS.len() + unit].known()?;
        for (index, step) in self.steps.iter().enumerate() {
            let (mut recounted, mut counted) = (0, 0);
            for (to, amount, reason) in &self.awards[step.awards.clone()] {
                if *to == seat && G::unit(reason) == G::UNITS[unit] {
                    if step.open.contains(&(seat, G::UNITS[unit])) {
                        return None;
                    }
                    let comes_to = G::recount(reason, *amount, count + recounted, &self.of.run.told.rulings);
                    recounted += comes_to;
                    counted += amount;
                }
            }
            let more: Vec<_> = slips.iter().filter(|(at, _)| *at == index).map(|(_, more)| more).collect();
            if !more.is_empty() && recounted != counted {
                return None;
            }
            count += recounted + more.into_iter().sum::<i32>();
        }
        // Those of no step at all.
        let last = self.steps.len();
        Some(count + slips.iter().filter(|(at, _)| *at == last).map(|(_, more)| more).sum::<i32>())
    }

    /// Numbers that are there, but are not the one in question.
    fn by_wrong_number(&self, claimed: &Claimed, found: &mut Vec<(Rank, Explanation)>) {
        let Claimed { seat, unit, number, .. } = *claimed;
        let players = G::players(&self.of.run.told.names);
        let width = G::UNITS.len();
        let index = seat * width + unit;
        let of_it = |id| message(id).with("number", number);
        let mut say = |slip: &'static Slip, why: Message| {
            found.push((Rank::WrongNumber, of_nothing_else(Cause::Slip(slip, 1), why)));
        };
        let counted = |step: &&Made<'_, G>| {
            self.awards[step.awards.clone()]
                .iter()
                .any(|(to, amount, reason)| *to == seat && *amount != 0 && G::unit(reason) == G::UNITS[unit])
        };
        let (Some(before), Some(after)) = (self.of.before[index].known(), self.of.after[index].known()) else { return };
        let mut count = Amount::exactly(before);
        for step in self.steps.iter().filter(counted) {
            if count == number {
                let next = G::say_move(&self.of.run.told.names, step.before, step.play);
                let over = Arg::Term(match G::uncounted(step.after).filter(|_| G::moment(step.play) == Moment::End) {
                    Some(_) if self.of.run.told.entries.is_empty() => "yes",
                    Some(_) => "played",
                    None => "no",
                });
                let why = of_it("stopped-early").with("player", players[seat].as_str()).with("move", next).with("over", over);
                say(&slip::STOPPED_EARLY, why);
                break;
            }
            count = G::scores(step.after)[index];
        }
        let gained = after - before;
        if before != 0 && gained != 0 && gained == number {
            say(&slip::ONLY_WHAT_IS_NEW, of_it("only-new").with("before", before));
        }
        if before != number && self.uncounted.as_ref().is_some_and(|counts| counts[index] == number) {
            let why = of_it("not-counted-yet").with("player", players[seat].as_str()).with("typed", before);
            say(&slip::NOT_COUNTED_YET, why);
        }
        // Too many have nothing for that to be a reason.
        for (other, player) in players.iter().enumerate().filter(|_| number != 0) {
            if other != seat && self.of.after[other * width + unit] == number {
                say(&slip::OF_ANOTHER_PLAYER, of_it("of-another").with("player", player.as_str()));
            }
        }
    }
}

/// An explanation that rests on no rule and no place.
fn of_nothing_else(cause: Cause, why: Message) -> Explanation {
    Explanation { cause, why, rules: Vec::new(), evidence: Vec::new() }
}

/// How far down a slip stands in the catalogue, where the likelier come first.
fn likelihood<G: Game>(cause: &Cause) -> usize {
    match cause {
        Cause::Readings(_) => 0,
        Cause::Slip(slip, _) => G::CATALOGUE.slips().position(|known| std::ptr::eq(known, *slip)).unwrap_or(0),
    }
}
