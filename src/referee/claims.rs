//! Claims: read and answered.

use super::case_run::CaseRun;
use super::explainer::ClaimExplainer;
use super::messages::message;
use super::move_log::{MoveLog, make_quietly};
use super::readings::Retrial;
use super::{Asked, ParsedCase};
use crate::case::{Fields, Node, Reader, Value, fold};
use crate::game::lexicon::{self, COMMON};
use crate::game::shared::Seat;
use crate::game::{Game, Unlisted, people};
use crate::verdict::{Amount, Claim, Explanation, Moment, Place, Record, Reply, Stage};
use crate::words::{Arg, Message, said, speech};
use std::ops::RangeInclusive;

/// Numbers further from 0 than this are typing errors.
pub(crate) const AMOUNTS: RangeInclusive<i64> = -9999..=9999;
/// So many choices are tried to see whether they lead to what is claimed.
pub(super) const CHOICES: usize = 3000;

#[derive(Clone)]
pub(super) struct Claimed {
    pub(super) seat: usize,
    /// The index in [`Parts::UNITS`](crate::game::Parts::UNITS).
    pub(super) unit: usize,
    pub(super) number: i32,
    /// Whether it says no unit.
    pub(super) bare: bool,
    pub(super) place: Option<Place>,
}

/// The answer to a claim of what is counted at the end, which need not come.
pub(super) fn only_if_over(end: &Stage) -> Reply {
    Reply::Open(message("if-over").with("count", end.count).with("doubt", Arg::Term(end.doubt.word())))
}

/// The claims that the case makes, then those that were made beside it.
pub(super) fn read<G: Game>(fields: &Fields<'_, '_>, players: &[String], asked: &Asked, reader: &mut Reader) -> Vec<Claimed> {
    let names: Vec<_> = players.iter().map(String::as_str).collect();
    let mut claims = Vec::new();
    if let Some(node) = fields.get("claims") {
        read_amounts::<G>(node, &names, "claims", reader, |seat, unit, number, place| {
            // A unit that is said is the last part of its place.
            let bare = unit == 0 && place == Place::root().key("claims").key(names[seat].to_owned());
            claims.push(Claimed { seat, unit, number, bare, place: Some(place) });
        });
    }
    for (who, number) in &asked.claims {
        match whose::<G>(who, &names) {
            Ok((seat, unit)) => {
                let bare = names.iter().any(|name| fold(name) == fold(who));
                claims.push(Claimed { seat, unit, number: *number, bare, place: None });
            }
            Err((code, message)) => reader.problem(fields.get("players").unwrap_or(fields.node), code, message),
        }
    }
    claims
}

/// The player that `who` names, and the unit where it ends in one: `Ana`, `Ana.scales`.
///
/// # Errors
/// The code of what is wrong with it, and a message.
fn whose<G: Game>(who: &str, names: &[&str]) -> Result<(usize, usize), (&'static str, Message)> {
    let seat = |who: &str| people::meant(who, names).map_err(|unclear| ("case/unclear", unclear));
    if let Some(seat) = seat(who)? {
        return Ok((seat, 0));
    }
    if let Some((player, word)) = who.rsplit_once('.')
        && let Some(seat) = seat(player)?
    {
        let unit = lexicon::UNITS.find(word).and_then(|unit| G::UNITS.iter().position(|known| *known == unit));
        let uncounted = || {
            let message = said!(COMMON, "claim-of-nothing").with("player", player).with("word", word);
            ("case/unknown-word", message.with("help", counts::<G>()))
        };
        return unit.map(|unit| (seat, unit)).ok_or_else(uncounted);
    }
    let message = said!(COMMON, "claim-of-nobody").with("name", who).with("help", people::all(names));
    Err(("case/unknown-player", message))
}

/// "this game counts points, scales and crystals".
fn counts<G: Game>() -> Message {
    let units = G::UNITS.iter().map(|unit| said!(COMMON, "unit-name").with("unit", *unit));
    said!(COMMON, "units-are").with("units", Arg::from_iter(units))
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
        reader.wrong_type(node, people::key(key), said!(COMMON, "a-map-of-amounts"));
        return;
    };
    for (player, value) in entries {
        let Some(seat) = people::find(player, names, reader).map(Seat::index) else { continue };
        let place = Place::root().key(key).key(names[seat].to_owned());
        let Value::Map(units) = &value.value else {
            let units = G::UNITS.iter().map(|unit| unit.word(1));
            if let Some((count, word)) = value.word().and_then(|text| speech::so_many(&fold(text), units))
                && let Some(unit) = G::UNITS.iter().position(|unit| unit.word(1) == word)
            {
                take(seat, unit, count.into(), place);
                continue;
            }
            if let Some(number) = reader.number(value, || said!(COMMON, "amount-of").with("player", names[seat]), AMOUNTS) {
                take(seat, 0, number as i32, place);
            }
            continue;
        };
        for (word, value) in units {
            let Some(unit) = reader.word(word, said!(COMMON, "counted"), &lexicon::UNITS) else { continue };
            let Some(index) = G::UNITS.iter().position(|known| *known == unit) else {
                let message = said!(COMMON, "not-counted").with("unit", unit).with("help", counts::<G>());
                reader.problem(word, "case/unknown-word", message);
                continue;
            };
            let what = || said!(COMMON, "amount-of-unit").with("player", names[seat]).with("unit", unit);
            if let Some(number) = reader.number(value, what, AMOUNTS) {
                take(seat, index, number as i32, place.clone().key(unit.word(2)));
            }
        }
    }
}

impl<G: Game> ParsedCase<G> {
    /// Every claim unanswered, for a reason.
    pub(super) fn open_claims(&self, why: impl Fn(&Claimed) -> Message) -> Vec<Claim> {
        self.claims.iter().map(|claimed| self.claim(claimed, Reply::Open(why(claimed)))).collect()
    }

    fn claim(&self, claimed: &Claimed, answer: Reply) -> Claim {
        let Claimed { seat, unit, number, bare, ref place } = *claimed;
        let player = G::players(&self.names)[seat].clone();
        let right = matches!(answer, Reply::Confirmed { .. });
        let help = G::UNITS.get(1).filter(|_| bare && !right).map(|other| {
            let example = message(if place.is_some() { "claim-in-case" } else { "claim-as-option" });
            let example = example.with("player", &*player).with("key", Arg::key(other.word(2))).with("number", number);
            message("unit-in-case").with("own", G::UNITS[unit]).with("other", *other).with("example", example)
        });
        Claim { player, unit: G::UNITS[unit], claimed: number, place: place.clone(), help, answer, stages: Vec::new() }
    }
}

/// What claims are answered from: the course of the moves, and everybody's counts before and after it.
pub(super) struct Answers<'a, G: Game> {
    pub(super) run: &'a CaseRun<'a, G>,
    pub(super) course: &'a MoveLog<G>,
    pub(super) before: &'a [Amount],
    pub(super) after: &'a [Amount],
    pub(super) retrials: &'a [Retrial<G>],
    pub(super) asked: &'a Asked,
}

impl<G: Game> Answers<'_, G> {
    /// Claims with their answers: compared with the counts at each moment, then with what choices, other readings and slips lead
    /// to, here and `there`, where what is due is counted.
    pub(super) fn to(&self, claims: &[Claimed], stages: &[Vec<Stage>], there: Option<&Self>) -> Vec<Claim> {
        let courses: Vec<&Self> = std::iter::once(self).chain(there).collect();
        let mut explainers: Vec<Option<ClaimExplainer<'_, G>>> = courses.iter().map(|_| None).collect();
        let mut explain = |claimed: &Claimed, courses_heard: usize| {
            let mut explanations: Vec<Explanation> = Vec::new();
            for (answers, explainer) in courses.iter().zip(&mut explainers).take(courses_heard) {
                let found = explainer.get_or_insert_with(|| ClaimExplainer::of(answers)).explain(claimed).into_iter();
                let is_new = |found: &Explanation| explanations.iter().all(|known| known.why != found.why);
                let found: Vec<_> = found.filter(is_new).collect();
                explanations.extend(found);
            }
            explanations
        };
        let mut answer = |claimed: &Claimed| {
            let counted = claimed.seat * G::UNITS.len() + claimed.unit;
            let (own, after) = (&stages[counted], self.after[counted]);
            let is_last = |stage: &Stage| there.is_none() && stage.count == after;
            let met = own.iter().find(|stage| stage.count == claimed.number && !stage.unsure());
            if let Some(stage) = met.filter(|stage| !is_last(stage)) {
                let counts_on = after.known().is_some_and(|last| last != claimed.number);
                let explanations = if counts_on { explain(claimed, 1) } else { Vec::new() };
                return Reply::Confirmed { at: Some(stage.moment), left: None, explanations };
            }
            // Whether it may be the count of a moment: of the end, if the bonuses can come to what is more then.
            let settled = own.iter().rfind(|stage| stage.moment != Moment::End).and_then(|stage| stage.count.known());
            let may_be_then = |stage: &&Stage| {
                let is_open = stage.moment == Moment::End && stage.count.known().is_none();
                let (start, rulings) = (self.course.start(), &self.run.told.rulings);
                let may_bring = |now: i32| G::bonuses_may_bring(start, claimed.seat, claimed.number - now, rulings);
                let brings = settled.filter(|_| is_open).is_none_or(may_bring);
                brings && stage.count.may_be(claimed.number)
            };
            // What reaches from the count of one moment to that of another is one of these: between them nothing lies.
            let begins = own.iter().any(|stage| stage.count.least() == after.least());
            let is_of_moments = own.len() > 1 && begins && own.iter().any(|stage| stage.count.most() == after.most());
            let at_last = Some(after).filter(|_| !is_of_moments);
            // What is due waits for choices: where these cannot be gone through, it has bounds, and no stage.
            let due = there.filter(|there| there.waits()).map(|there| there.after[counted]);
            let beside = at_last.into_iter().chain(due).filter(|bounds| bounds.may_be(claimed.number));
            let sure = own.iter().filter(|stage| !stage.unsure()).filter(may_be_then).map(|stage| stage.count);
            if let Some(bounds) = sure.chain(beside).find(|bounds| bounds.known().is_none()) {
                return Reply::Open(message("by-what-is-told").with("bounds", bounds));
            }
            let if_over = own.iter().filter(|stage| stage.unsure()).find(may_be_then).map(only_if_over);
            let Some(so_far) = after.known() else {
                let mut explanations = || if at_last.is_none() { explain(claimed, courses.len()) } else { Vec::new() };
                let refuted = || Reply::Refuted { counted: after, so_far: false, explanations: explanations() };
                return if_over.unwrap_or_else(refuted);
            };
            let mut tries = CHOICES;
            let choice = courses.iter().find_map(|answers| answers.choice(claimed, &mut tries));
            let once = choice.map(|(count, how)| message("once").with("count", count).with("moves", Arg::from_iter(how)));
            let untried = (tries == 0).then(|| message("untried"));
            let left = once.or(untried);
            if so_far == claimed.number {
                return Reply::Confirmed { at: None, left, explanations: Vec::new() };
            }
            if let Some(left) = left {
                return Reply::Open(message("so-far").with("count", so_far).with("left", left));
            }
            if let Some(if_over) = if_over {
                return if_over;
            }
            let untold = G::by_untold_choice(&self.course.end, &self.run.told.rulings)[counted];
            if untold.may_be(claimed.number) {
                return Reply::Open(message("by-what-is-told").with("bounds", untold));
            }
            let explanations = explain(claimed, courses.len());
            let (end, told) = (&self.course.end, self.run.told);
            let unlisted = G::say_unlisted(&told.names, end, &told.rulings, &G::legal(end, &told.rulings));
            let lists_all = !matches!(unlisted, Some(Unlisted::NotTold(_)));
            let waits = lists_all && courses.iter().any(|answers| answers.waits());
            Reply::Refuted { counted: after, so_far: waits, explanations }
        };
        claims.iter().map(|claimed| self.run.told.claim(claimed, answer(claimed))).collect()
    }

    /// Whether something is still to be chosen.
    fn waits(&self) -> bool {
        G::is_pending(&self.course.end, &self.run.told.rulings)
    }

    /// The choices after which a claim is right that is not so far, or at last wrong that is, with the count.
    fn choice(&self, claimed: &Claimed, tries: &mut usize) -> Option<(Amount, Vec<Message>)> {
        let so_far = self.after[claimed.seat * G::UNITS.len() + claimed.unit];
        // A number right so far is wrong if it changes by the end; one wrong so far may be right at some point on the way there.
        let other_way = |count: Amount, at_last: bool| match so_far.known() == Some(claimed.number) {
            true => at_last && count != claimed.number,
            false => count.may_be(claimed.number),
        };
        self.run.by_choice(claimed, &other_way, &self.course.end, &self.run.told.rulings, tries)
    }
}

impl<G: Game> CaseRun<'_, G> {
    /// The open choices after which the count is as `wanted` (which is told whether it is final), with the count; none if there
    /// are none. At most `tries` are tried; if none are left at last, there may be more.
    ///
    /// Player order does not matter for what counts for each alone: the claimed player comes first, then one after the other.
    pub(super) fn by_choice(
        &self,
        claimed: &Claimed,
        wanted: &dyn Fn(Amount, bool) -> bool,
        end: &G::Position,
        rulings: &G::Rulings,
        tries: &mut usize,
    ) -> Option<(Amount, Vec<Message>)> {
        [false, true].into_iter().find_map(|of_all| self.by_choice_of(of_all, claimed, wanted, end, rulings, tries))
    }

    /// The same, `of_all` players or without what counts for others alone.
    fn by_choice_of(
        &self,
        of_all: bool,
        claimed: &Claimed,
        wanted: &dyn Fn(Amount, bool) -> bool,
        end: &G::Position,
        rulings: &G::Rulings,
        tries: &mut usize,
    ) -> Option<(Amount, Vec<Message>)> {
        if !G::is_pending(end, rulings) {
            return None;
        }
        let mut others = Vec::new();
        let mut own = Vec::new();
        for play in G::legal(end, rulings) {
            let mut ledger = Record::default();
            let mut position = end.clone();
            G::carry_out(&mut position, &play, rulings, &mut ledger);
            match ledger.0.first() {
                Some((seat, ..)) if ledger.0.iter().all(|(to, ..)| to == seat) && *seat != claimed.seat => {
                    others.push((*seat, play, position));
                }
                _ => own.push((play, position)),
            }
        }
        if let (true, Some(&(first, ..))) = (own.is_empty() && of_all, others.first()) {
            own = others.into_iter().filter(|(seat, ..)| *seat == first).map(|(_, play, position)| (play, position)).collect();
        }
        own.into_iter().find_map(|(play, mut position)| {
            *tries = tries.checked_sub(1)?;
            let says = G::say_move(&self.told.names, end, &play);
            let counted = |position: &G::Position| G::scores(position)[claimed.seat * G::UNITS.len() + claimed.unit];
            // What is counted at a moment may be claimed, not what lies between two of them.
            let mut moment = G::moment(&play);
            while let Some(step) = G::forced(&position, rulings) {
                let next = G::moment(&step);
                if std::mem::replace(&mut moment, next) != next && wanted(counted(&position), false) {
                    return Some((counted(&position), vec![says]));
                }
                make_quietly::<G>(&mut position, &step, rulings);
            }
            let count = counted(&position);
            if wanted(count, !G::is_pending(&position, rulings)) {
                return Some((count, vec![says]));
            }
            let (count, mut how) = self.by_choice_of(of_all, claimed, wanted, &position, rulings, tries)?;
            how.insert(0, says);
            Some((count, how))
        })
    }
}
