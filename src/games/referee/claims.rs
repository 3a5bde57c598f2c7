//! Claims: read, answered, and where they are wrong, explained.

use super::{Asked, Hearing, Witness};
use crate::case::{Fields, Node, Reader, Value, fold};
use crate::games::game::{Counted, Entry, Game, Slipped};
use crate::games::{people, words};
use crate::verdict::{Cause, Claim, Explanation, Place, Record, Reply, RulingSet, Slip, english, slip};
use std::ops::Range;

/// Numbers further from 0 than this are typing errors.
const MOST: i64 = 9999;
/// So many explanations are kept; the first is the simplest.
const EXPLANATIONS: usize = 20;

/// A claim as it was made.
pub(super) struct Claimed {
    seat: usize,
    /// The index in [`Game::UNITS`].
    unit: usize,
    number: i32,
    place: Option<Place>,
}

/// The claims that the case makes, then those that were made beside it.
pub(super) fn read<G: Game>(fields: &Fields<'_, '_>, players: &[String], asked: &Asked, reader: &mut Reader) -> Vec<Claimed> {
    let names: Vec<_> = players.iter().map(String::as_str).collect();
    let mut claims = Vec::new();
    if let Some(node) = fields.get("claims") {
        read_amounts::<G>(node, &names, "claims", reader, |seat, unit, number, place| {
            claims.push(Claimed { seat, unit, number, place: Some(place) });
        });
    }
    for (who, number) in &asked.claims {
        match whose::<G>(who, &names) {
            Some((seat, unit)) => claims.push(Claimed { seat, unit, number: *number, place: None }),
            None => {
                let message = format!("a claim speaks of \"{who}\", and no player is called so");
                let help = format!("the players are {}", names.join(", "));
                reader.problem(fields.node, "case/unknown-player", message, Some(help));
            }
        }
    }
    claims
}

/// The player that `who` names, and the unit where it ends in one: `Ana`, `Ana.scales`.
fn whose<G: Game>(who: &str, names: &[&str]) -> Option<(usize, usize)> {
    let seat = |who: &str| names.iter().position(|name| fold(name) == fold(who));
    if let Some(seat) = seat(who) {
        return Some((seat, 0));
    }
    let (who, unit) = who.rsplit_once('.')?;
    let unit = words::UNITS.find(unit)?;
    Some((seat(who)?, G::UNITS.iter().position(|known| *known == unit)?))
}

/// Reads a map from players to amounts: a number is of the unit that decides the game, a map names units.
pub(super) fn read_amounts<G: Game>(
    node: &Node<'_>,
    names: &[&str],
    key: &'static str,
    reader: &mut Reader,
    mut take: impl FnMut(usize, usize, i32, Place),
) {
    let Value::Map(entries) = &node.value else {
        reader.wrong_type(node, format_args!("`{key}`"), "a map of players to numbers");
        return;
    };
    for (player, value) in entries {
        let Some(seat) = people::find(player, names, reader) else { continue };
        let place = Place::root().key(key).key(names[seat].to_owned());
        let Value::Map(units) = &value.value else {
            if let Some(number) = reader.number(value, format_args!("what {} has", names[seat]), -MOST..=MOST) {
                take(seat, 0, number as i32, place);
            }
            continue;
        };
        for (word, value) in units {
            let Some(unit) = reader.word(word, "what is counted", &words::UNITS) else { continue };
            let Some(index) = G::UNITS.iter().position(|known| *known == unit) else {
                let known: Vec<_> = G::UNITS.iter().map(|unit| unit.word(2)).collect();
                let message = format!("this game counts no {}", unit.word(2));
                reader.problem(word, "case/unknown-word", message, Some(format!("it counts {}", known.join(", "))));
                continue;
            };
            let what = format_args!("what {} has of {}", names[seat], unit.word(2));
            if let Some(number) = reader.number(value, what, -MOST..=MOST) {
                take(seat, index, number as i32, place.clone().key(unit.word(2)));
            }
        }
    }
}

impl<G: Game> Hearing<G> {
    /// Every claim unanswered, for one reason.
    pub(super) fn open_claims(&self, why: &str) -> Vec<Claim> {
        self.claims.iter().map(|claimed| self.claim(claimed, Reply::Open(why.to_owned()))).collect()
    }

    /// The claims with their answers; `before` and `after` are everybody's counts, `end` the table at last.
    pub(super) fn answer_claims(&self, before: &[i32], after: &[i32], end: &G::Position, asked: &Asked) -> Vec<Claim> {
        let mut inquiry: Option<Inquiry<'_, G>> = None;
        let answer = |claimed: &Claimed| {
            let counted = claimed.seat * G::UNITS.len() + claimed.unit;
            if after[counted] == claimed.number {
                return self.claim(claimed, Reply::Confirmed);
            }
            if let Some(how) = self.by_choice(claimed.number, counted, end) {
                let open = format!("{} so far, and {} {how}", after[counted], claimed.number);
                return self.claim(claimed, Reply::Open(open));
            }
            let inquiry = inquiry.get_or_insert_with(|| Inquiry::open(self, before, after, asked));
            let explanations = inquiry.explain(claimed);
            self.claim(claimed, Reply::Refuted { counted: after[counted], explanations })
        };
        self.claims.iter().map(answer).collect()
    }

    fn claim(&self, claimed: &Claimed, answer: Reply) -> Claim {
        let Claimed { seat, unit, number, ref place } = *claimed;
        let player = G::players(&self.names)[seat].clone();
        Claim { player, unit: G::UNITS[unit], claimed: number, place: place.clone(), answer }
    }

    /// How choices that the count still waits for may lead to a number, if they may.
    fn by_choice(&self, number: i32, counted: usize, end: &G::Position) -> Option<String> {
        if !G::is_pending(end, &self.rulings) {
            return None;
        }
        let mut plays = Vec::new();
        G::legal(end, &self.rulings, &mut plays);
        plays.iter().find_map(|play| {
            let mut position = end.clone();
            let mut ledger = Record::default();
            G::apply(&mut position, play, &self.rulings, &mut ledger);
            while let Some(step) = G::forced(&position, &self.rulings) {
                G::apply(&mut position, &step, &self.rulings, &mut ledger);
            }
            let says = G::say_move(&self.names, end, play);
            if G::scores(&position)[counted] == number {
                return Some(format!("once {says}"));
            }
            self.by_choice(number, counted, &position).map(|then| format!("once {says} and {}", &then["once ".len()..]))
        })
    }
}

/// One step of a course of moves.
struct Step<G: Game> {
    before: G::Position,
    play: G::Move,
    /// Which of the awards of the whole course are its own.
    awards: Range<usize>,
    after: G::Position,
}

/// Keeps every step, and every award in order.
struct Trail<G: Game> {
    steps: Vec<Step<G>>,
    awards: Vec<(usize, i32, G::Reason)>,
}

impl<G: Game> Witness<G> for Trail<G> {
    fn made(&mut self, _: Option<usize>, before: &G::Position, play: &G::Move, record: Record<G::Reason>, after: &G::Position) {
        let start = self.awards.len();
        self.awards.extend(record.0);
        let awards = start..self.awards.len();
        self.steps.push(Step { before: before.clone(), play: play.clone(), awards, after: after.clone() });
    }
    fn refused(&mut self, _: usize, _: &G::Position, _: &Entry<G::Move>, _: &[G::Refusal]) {}
}

/// What is needed to explain wrong claims; made once a case, and only if one is wrong.
struct Inquiry<'h, G: Game> {
    hearing: &'h Hearing<G>,
    asked: &'h Asked,
    before: &'h [i32],
    after: &'h [i32],
    trail: Trail<G>,
    /// Every slip that could be made, with its step.
    slips: Vec<(usize, Slipped<G::Lapse>)>,
    readings: Vec<Other>,
}

/// Another answer to one ruling, and everybody's counts under it, if all moves could be made then.
struct Other {
    /// The indices of the ruling and the answer.
    chosen: (usize, usize),
    counts: Option<Vec<i32>>,
}

/// How far from a plain miscount an explanation is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    OneReading,
    OneSlip,
    WrongNumber,
    SlipThroughout,
    TwoReadings,
    Preset,
}

impl<'h, G: Game> Inquiry<'h, G> {
    fn open(hearing: &'h Hearing<G>, before: &'h [i32], after: &'h [i32], asked: &'h Asked) -> Self {
        let mut trail = Trail::<G> { steps: Vec::new(), awards: Vec::new() };
        if let Some(start) = G::audit(&hearing.draft, &hearing.rulings).position {
            hearing.run(start, &hearing.rulings, asked, &mut trail);
        }
        let mut slips = Vec::new();
        let mut found = Vec::new();
        for (index, Step { before, play, awards, after }) in trail.steps.iter().enumerate() {
            let (earlier, own) = (&trail.awards[..awards.start], &trail.awards[awards.clone()]);
            G::slips(&Counted { before, play, awards: own, earlier, after, rulings: &hearing.rulings }, &mut found);
            slips.extend(found.drain(..).filter(|slipped| slipped.more != 0).map(|slipped| (index, slipped)));
        }
        let mut inquiry = Self { hearing, asked, before, after, trail, slips, readings: Vec::new() };
        inquiry.readings =
            inquiry.alternatives().map(|chosen| Other { chosen, counts: inquiry.counts_under(&[chosen]) }).collect();
        inquiry
    }

    /// Every other answer to every ruling.
    fn alternatives(&self) -> impl Iterator<Item = (usize, usize)> + use<G> {
        let rulings = self.hearing.rulings;
        G::Rulings::RULINGS.iter().enumerate().flat_map(move |(index, ruling)| {
            let answer = rulings.get(index);
            (0..ruling.answers.len()).filter(move |&other| other != answer).map(move |other| (index, other))
        })
    }

    /// Everybody's counts with other answers, if all moves could be made then.
    fn counts_under(&self, others: &[(usize, usize)]) -> Option<Vec<i32>> {
        let mut rulings = self.hearing.rulings;
        for &(ruling, answer) in others {
            rulings.set(ruling, answer);
        }
        self.hearing.counts(&rulings, self.asked)
    }

    fn explain(&self, claimed: &Claimed) -> Vec<Explanation> {
        let mut found: Vec<(Rank, Explanation)> = Vec::new();
        self.by_readings(claimed, &mut found);
        self.by_slips(claimed, &mut found);
        self.by_wrong_number(claimed, &mut found);
        found.sort_by_key(|&(rank, _)| rank);
        found.truncate(EXPLANATIONS);
        found.into_iter().map(|(_, explanation)| explanation).collect()
    }

    fn by_readings(&self, claimed: &Claimed, found: &mut Vec<(Rank, Explanation)>) {
        let index = claimed.seat * G::UNITS.len() + claimed.unit;
        let leads = |counts: &Option<Vec<i32>>| counts.as_ref().is_some_and(|counts| counts[index] == claimed.number);
        let (alone, others): (Vec<_>, Vec<_>) = self.readings.iter().partition(|other| leads(&other.counts));
        found.extend(alone.iter().map(|other| (Rank::OneReading, self.say_readings(claimed, &[other.chosen]))));
        if !alone.is_empty() {
            return;
        }
        for (at, first) in others.iter().enumerate() {
            for second in others[at + 1..].iter().filter(|second| second.chosen.0 != first.chosen.0) {
                let both = [first.chosen, second.chosen];
                if leads(&self.counts_under(&both)) {
                    found.push((Rank::TwoReadings, self.say_readings(claimed, &both)));
                }
            }
        }
        let online = G::Rulings::online();
        if !found.iter().any(|&(rank, _)| rank == Rank::TwoReadings) && leads(&self.hearing.counts(&online, self.asked)) {
            let changed = self.alternatives().filter(|&(ruling, answer)| online.get(ruling) == answer);
            let readings = changed.map(|(ruling, answer)| (&G::Rulings::RULINGS[ruling], answer)).collect();
            let why = format!(
                "{} is what you get with all answers of the live implementation (--rulings online)",
                english::number(claimed.number)
            );
            found.push((Rank::Preset, Explanation { cause: Cause::Readings(readings), why, evidence: Vec::new() }));
        }
    }

    fn say_readings(&self, claimed: &Claimed, others: &[(usize, usize)]) -> Explanation {
        let readings: Vec<_> = others.iter().map(|&(ruling, answer)| (&G::Rulings::RULINGS[ruling], answer)).collect();
        let names: Vec<_> =
            readings.iter().map(|(ruling, answer)| format!("{}={}", ruling.name, ruling.answers[*answer].name)).collect();
        let meaning: Vec<_> = readings.iter().map(|(ruling, answer)| ruling.answers[*answer].meaning).collect();
        let why =
            format!("{} is what you get with {}: {}", english::number(claimed.number), names.join(" and "), meaning.join(" "));
        Explanation { cause: Cause::Readings(readings), why, evidence: Vec::new() }
    }

    fn by_slips(&self, claimed: &Claimed, found: &mut Vec<(Rank, Explanation)>) {
        let Claimed { seat, unit, number, .. } = *claimed;
        let theirs: Vec<_> =
            self.slips.iter().filter(|(_, slipped)| slipped.seat == seat && slipped.unit == G::UNITS[unit]).collect();
        for &&(step, ref slipped) in &theirs {
            if self.count(seat, unit, &[(step, slipped.more)]) == number {
                let (says, evidence) = G::say_slip(&self.hearing.names, seat, &slipped.lapse);
                let why = format!("{} is what you get if {says}", english::number(number));
                found.push((Rank::OneSlip, Explanation { cause: Cause::Slip(G::slip(&slipped.lapse), 1), why, evidence }));
            }
        }
        for slip in G::CATALOGUE.slips {
            let times: Vec<_> = theirs
                .iter()
                .filter(|(_, slipped)| std::ptr::eq(G::slip(&slipped.lapse), *slip))
                .map(|(step, slipped)| (*step, slipped.more))
                .collect();
            if times.len() > 1 && self.count(seat, unit, &times) == number {
                let why =
                    format!("{} is what you get if, each of {} times, {}", english::number(number), times.len(), slip.title);
                let cause = Cause::Slip(slip, times.len());
                found.push((Rank::SlipThroughout, Explanation { cause, why, evidence: Vec::new() }));
            }
        }
    }

    /// A player's count with some slips, each with its step and what it adds.
    fn count(&self, seat: usize, unit: usize, slips: &[(usize, i32)]) -> i32 {
        let mut count = self.before[seat * G::UNITS.len() + unit];
        for (index, step) in self.trail.steps.iter().enumerate() {
            for (to, amount, reason) in &self.trail.awards[step.awards.clone()] {
                if *to == seat && G::unit(reason) == G::UNITS[unit] {
                    count += G::recount(reason, *amount, count, &self.hearing.rulings);
                }
            }
            count += slips.iter().filter(|(at, _)| *at == index).map(|(_, more)| more).sum::<i32>();
        }
        count
    }

    /// Numbers that are there, but are not the one in question.
    fn by_wrong_number(&self, claimed: &Claimed, found: &mut Vec<(Rank, Explanation)>) {
        let Claimed { seat, unit, number, .. } = *claimed;
        let players = G::players(&self.hearing.names);
        let width = G::UNITS.len();
        let index = seat * width + unit;
        let mut say = |slip: &'static Slip, why: String| {
            let why = format!("{} is {why}", english::number(number));
            found.push((Rank::WrongNumber, Explanation { cause: Cause::Slip(slip, 1), why, evidence: Vec::new() }));
        };
        let counted = |step: &&Step<G>| {
            self.trail.awards[step.awards.clone()]
                .iter()
                .any(|(to, amount, reason)| *to == seat && *amount != 0 && G::unit(reason) == G::UNITS[unit])
        };
        let mut count = self.before[index];
        for step in self.trail.steps.iter().filter(counted) {
            if count == number {
                let next = G::say_move(&self.hearing.names, &step.before, &step.play);
                say(&slip::STOPPED_EARLY, format!("what {} has before this is counted: {next}", players[seat]));
                break;
            }
            count = G::scores(&step.after)[index];
        }
        let gained = self.after[index] - self.before[index];
        if self.before[index] != 0 && gained == number {
            say(
                &slip::ONLY_WHAT_IS_NEW,
                format!("only what is counted now, without the {} from before", english::number(self.before[index])),
            );
        }
        for (other, player) in players.iter().enumerate() {
            if other != seat && self.after[other * width + unit] == number {
                say(&slip::OF_ANOTHER_PLAYER, format!("what {player} has"));
            }
        }
    }
}
