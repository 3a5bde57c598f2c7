//! Claims: read and answered.

use super::case_run::CaseRun;
use super::explainer::ClaimExplainer;
use super::messages::message;
use super::move_log::{MoveLog, make_quietly};
use super::readings::{Digest, Retrial};
use super::{Asked, ParsedCase};
use crate::case::{Fields, Reader, Value, fold};
use crate::game::lexicon::{self, COMMON};
use crate::game::shared::Seat;
use crate::game::{Audit, Game, Unlisted, people};
use crate::verdict::{Amount, Cause, Claim, Explanation, Moment, Place, Reading, Record, Reply, Stage};
use crate::words::{Arg, Message, said, speech};
use std::cell::LazyCell;
use std::ops::RangeInclusive;

/// Numbers further from 0 than this are typing errors.
pub(crate) const AMOUNTS: RangeInclusive<i64> = -9999..=9999;
/// So many choices are tried to see whether they lead to what is claimed.
pub(super) const CHOICES: usize = 3000;

/// So much, of a player: claimed, or expected.
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

/// What is said of a claim of what is counted at the end, which need not come.
pub(super) fn only_if_over(end: &Stage) -> Message {
    message("if-over").with("count", end.count).with("doubt", Arg::Term(end.doubt.word()))
}

/// The claims that the case makes, then those that were made beside it.
pub(super) fn read<G: Game>(fields: &Fields<'_, '_>, players: &[String], asked: &Asked, reader: &mut Reader) -> Vec<Claimed> {
    let names: Vec<_> = players.iter().map(String::as_str).collect();
    let mut claims = amounts::<G>(fields, "claims", &names, reader);
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

/// A map from players to amounts under a key: a number is of the unit that decides the game, a map names units.
pub(super) fn amounts<G: Game>(fields: &Fields<'_, '_>, key: &'static str, names: &[&str], reader: &mut Reader) -> Vec<Claimed> {
    let mut amounts = Vec::new();
    let Some(node) = fields.get(key) else { return amounts };
    let Value::Map(entries) = &node.value else {
        reader.wrong_type(node, people::key(key), said!(COMMON, "a-map-of-amounts"));
        return amounts;
    };
    for (player, value) in entries {
        let Some(seat) = people::find(player, names, reader).map(Seat::index) else { continue };
        let place = Place::root().key(key).key(names[seat].to_owned());
        let Value::Map(units) = &value.value else {
            let words = G::UNITS.iter().map(|unit| unit.word(1));
            let said = value.word().and_then(|text| speech::so_many(&fold(text), words.clone()));
            let said = said.and_then(|(count, said)| Some((words.clone().position(|word| word == said)?, count.into())));
            let number =
                || Some((0, reader.number(value, || said!(COMMON, "amount-of").with("player", names[seat]), AMOUNTS)? as i32));
            if let Some((unit, number)) = said.or_else(number) {
                amounts.push(Claimed { seat, unit, number, bare: unit == 0, place: Some(place) });
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
                let place = Some(place.clone().key(unit.word(2)));
                amounts.push(Claimed { seat, unit: index, number: number as i32, bare: false, place });
            }
        }
    }
    amounts
}

/// What may come besides what is counted, with the slip that gives the number claimed now.
fn beside_slip(open: Message, counted: Option<i32>, explanations: Vec<Explanation>) -> Reply {
    let slip = explanations.into_iter().find(|found| matches!(found.cause, Cause::Slip(..)) && !found.rules.is_empty());
    Reply::Open(match counted.zip(slip) {
        Some((count, slip)) => message("beside-slip").with("open", open).with("count", count).with("why", slip.why),
        None => open,
    })
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

/// What claims are answered from: the course of the moves, everybody's counts before and after it, and what other answers to
/// the rulings lead to.
pub(super) struct Answers<'a, G: Game> {
    pub(super) run: &'a CaseRun<'a, G>,
    pub(super) course: MoveLog<G>,
    pub(super) before: Vec<Amount>,
    pub(super) after: Vec<Amount>,
    pub(super) here: Digest<G>,
    pub(super) retrials: Vec<Retrial<G>>,
    pub(super) asked: Asked,
}

impl<'a, G: Game> Answers<'a, G> {
    pub(super) fn of(run: &'a CaseRun<'a, G>, audit: &Audit<G>, course: MoveLog<G>, before: Vec<Amount>, asked: Asked) -> Self {
        let rulings = &run.told.rulings;
        let here = Digest::after(&course, None, rulings, &asked);
        let retrials = run.retrials(audit, &here, &asked);
        // What somebody is still to choose is not counted yet; what is only not told is bounded.
        let is_counted = asked.to_end || asked.hear_claims || asked.compare;
        let after = if is_counted { G::outlook(&course.end, rulings) } else { Vec::new() };
        Self { run, course, before, after, here, retrials, asked }
    }

    /// The rulings that were chosen, and those whose other answers would change the verdict.
    pub(super) fn readings(&self) -> Vec<Reading> {
        self.run.readings(&self.here, &self.retrials)
    }

    /// Claims with their answers: compared with the counts at each moment, then with what choices, other readings and slips lead
    /// to, here and `there`, where what is due is counted.
    pub(super) fn to(&self, claims: &[Claimed], stages: &[Vec<Stage>], there: Option<&Self>) -> Vec<Claim> {
        let courses: Vec<&Self> = std::iter::once(self).chain(there).collect();
        let explainers: Vec<_> = courses.iter().map(|answers| LazyCell::new(|| ClaimExplainer::of(answers))).collect();
        let explain = |claimed: &Claimed, courses_heard: usize| {
            explainers.iter().take(courses_heard).fold(Vec::new(), |mut all: Vec<Explanation>, explainer| {
                let mut found = explainer.explain(claimed);
                found.retain(|found| all.iter().all(|known| known.why != found.why));
                all.append(&mut found);
                all
            })
        };
        let answer = |claimed: &Claimed| {
            let counted = claimed.seat * G::UNITS.len() + claimed.unit;
            let (own, after) = (&stages[counted], self.after[counted]);
            // What is counted so far: where all choices are gone through, what stands before them.
            let tiled = self.once_chosen(claimed);
            let is_counted = tiled.is_some();
            let stands = if is_counted { self.stands(claimed) } else { after };
            let is_last = |stage: &Stage| there.is_none() && stage.count == after;
            let met = own.iter().find(|stage| stage.count == claimed.number && !stage.unsure());
            if let Some(stage) = met.filter(|stage| !is_last(stage)) {
                let then = if stage.moment == Moment::Now { stands } else { after };
                let counts_on = then.known().is_some_and(|last| last != claimed.number);
                let explanations = if counts_on { explain(claimed, 1) } else { Vec::new() };
                return Reply::Confirmed { at: Some(stage.moment), left: None, explanations };
            }
            // Whether it may be the count of a moment: of the end, if the bonuses can come to what is more then.
            let settled = own.iter().rfind(|stage| stage.moment != Moment::End).and_then(|stage| stage.count.known());
            let (start, rulings) = (self.course.start(), &self.run.told.rulings);
            let may_bring = |now: i32| G::bonuses_may_bring(start, claimed.seat, claimed.number - now, rulings);
            let may_be_then = |stage: &&Stage| {
                let is_open = stage.moment == Moment::End && stage.count.known().is_none();
                let brings = settled.filter(|_| is_open).is_none_or(may_bring);
                brings && stage.count.may_be(claimed.number)
            };
            // What reaches from the count of one moment to that of another is one of these: between them nothing lies.
            let begins = own.iter().any(|stage| stage.count.least() == after.least());
            let is_of_moments = own.len() > 1 && begins && own.iter().any(|stage| stage.count.most() == after.most());
            let at_last = Some(after).filter(|_| !is_of_moments);
            // What is due waits for choices: where these cannot be gone through, it has bounds, and no stage.
            let due = there.filter(|there| there.waits()).map(|there| there.after[counted]);
            let beside = at_last.filter(|_| tiled.and_then(Amount::known).is_none_or(may_bring)).into_iter().chain(due);
            let beside = beside.filter(|bounds| bounds.may_be(claimed.number));
            let sure = own.iter().filter(|stage| !stage.unsure()).filter(may_be_then).map(|stage| stage.count);
            let mut tries = CHOICES;
            let mut chosen = || {
                let choice = courses.iter().enumerate().find_map(|(at, course)| course.choice(claimed, at == 0, &mut tries));
                let once = choice.map(|(count, how)| message("once").with("count", count).with("moves", Arg::from_iter(how)));
                once.or_else(|| (tries == 0).then(|| message("untried")))
            };
            let right = |left| Reply::Confirmed { at: None, left, explanations: Vec::new() };
            let open = |left| Reply::Open(message("so-far").with("count", self.stands(claimed)).with("left", left));
            if is_counted && stands == claimed.number {
                return right(chosen());
            }
            if let Some(bounds) = sure.chain(beside).find(|bounds| bounds.known().is_none()) {
                let bounds = message("by-what-is-told").with("bounds", bounds);
                return chosen().map_or(Reply::Open(bounds), open);
            }
            let if_over = own.iter().filter(|stage| stage.unsure()).find(may_be_then).map(only_if_over);
            let if_over = if_over.map(|if_over| beside_slip(if_over, settled, explain(claimed, 1)));
            if is_counted && after == claimed.number {
                return right(None);
            }
            if is_counted || after.known().is_none() {
                let is_explained = is_counted || at_last.is_none();
                let explanations = || if is_explained { explain(claimed, courses.len()) } else { Vec::new() };
                // Where moments are told, what stands between two of them is not.
                let so_far = is_counted && own.len() == 1;
                let counted = if so_far { stands } else { after };
                let tried = is_counted && !so_far;
                let refuted = || Reply::Refuted { counted, so_far, tried, explanations: explanations() };
                return if_over.unwrap_or_else(refuted);
            }
            let left = chosen();
            if after == claimed.number {
                return right(left);
            }
            if let Some(left) = left {
                return open(left);
            }
            if let Some(if_over) = if_over {
                return if_over;
            }
            let untold = G::by_untold_choice(&self.course.end, &self.run.told.rulings)[counted];
            if untold.may_be(claimed.number) {
                return beside_slip(message("with-what-comes").with("bounds", untold), after.known(), explain(claimed, 1));
            }
            let explanations = explain(claimed, courses.len());
            let (end, told) = (&self.course.end, self.run.told);
            let unlisted = G::say_unlisted(&told.names, end, &told.rulings, &G::legal(end, &told.rulings));
            let lists_all = !matches!(unlisted, Some(Unlisted::NotTold(_)));
            let waits = lists_all && courses.iter().any(|answers| answers.waits());
            Reply::Refuted { counted: after, so_far: waits, tried: !waits, explanations }
        };
        claims.iter().map(|claimed| self.run.told.claim(claimed, answer(claimed))).collect()
    }

    /// Whether something is still to be chosen.
    fn waits(&self) -> bool {
        G::is_pending(&self.course.end, &self.run.told.rulings)
    }

    /// What this player has once all that they have still to choose is gone through, where it can be.
    fn once_chosen(&self, claimed: &Claimed) -> Option<Amount> {
        G::once_chosen(&self.course.end, claimed.seat, &self.run.told.rulings)
    }
    /// What the player has as the table lies.
    fn stands(&self, claimed: &Claimed) -> Amount {
        G::scores(&self.course.end)[claimed.seat * G::UNITS.len() + claimed.unit]
    }

    /// The choices after which a claim is right that is not so far, or at last wrong that is `now`, with the count. What stands
    /// where only a part of what is due is counted nobody has.
    fn choice(&self, claimed: &Claimed, now: bool, tries: &mut usize) -> Option<(Amount, Vec<Message>)> {
        let (end, rulings, is_counted) = (&self.course.end, &self.run.told.rulings, self.once_chosen(claimed).is_some());
        let so_far = if is_counted { self.stands(claimed) } else { self.after[claimed.seat * G::UNITS.len() + claimed.unit] };
        // A number right so far is wrong if it changes by the end; one wrong so far may be right at some point on the way there,
        // unless what all choices lead to is counted already.
        let other_way = |count: Amount, at_last: bool| match now && so_far.known() == Some(claimed.number) {
            true => at_last && count != claimed.number,
            false => (at_last || !is_counted) && count.may_be(claimed.number),
        };
        [false, true].into_iter().find_map(|of_all| self.run.by_choice(of_all, claimed, &other_way, end, rulings, tries))
    }
}

impl<G: Game> CaseRun<'_, G> {
    /// The open choices after which the count is as `wanted` (which is told whether it is final), with the count; none if there
    /// are none, `of_all` players or without what counts for others alone. At most `tries` are tried; if none are left at last,
    /// there may be more.
    ///
    /// Player order does not matter for what counts for each alone: the claimed player comes first, then one after the other.
    pub(super) fn by_choice(
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
        let made = |play: G::Move| {
            let (mut ledger, mut position) = (Record::default(), end.clone());
            G::carry_out(&mut position, &play, rulings, &mut ledger);
            // For which other player alone it counts, if it does.
            let whose = ledger.0.first().map(|(seat, ..)| *seat);
            let is_alone = |seat: &usize| *seat != claimed.seat && ledger.0.iter().all(|(to, ..)| to == seat);
            (whose.filter(is_alone), play, position)
        };
        let mut choices: Vec<_> = G::legal(end, rulings).into_iter().map(made).collect();
        let is_own = choices.iter().any(|(whose, ..)| whose.is_none());
        let first = choices.first().and_then(|(whose, ..)| *whose).filter(|_| of_all && !is_own);
        choices.retain(|(whose, ..)| *whose == first);
        choices.into_iter().find_map(|(_, play, mut position)| {
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
            let (count, mut how) = self.by_choice(of_all, claimed, wanted, &position, rulings, tries)?;
            how.insert(0, says);
            Some((count, how))
        })
    }
}
