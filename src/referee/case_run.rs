//! One draft, judged: audit, moves, score, list, claims.

use super::claims::{Answers, Claimed};
use super::messages::message;
use super::readings::Digest;
use super::worlds::{Judgement, name_too};
use super::{Asked, ParsedCase};
use crate::game::reasons::Tell;
use crate::game::{Audit, Game, Ground, Unlisted, letters};
use crate::verdict::{Amount, Award, Claim, Finding, Gain, Judged, Listed, Outcome, Record, Score, Stage, Unit, Verdict};
use crate::words::{Arg, Message};
use serde_json::Value;

/// A case under one draft that it may stand for.
pub(super) struct CaseRun<'a, G: Game> {
    pub(super) told: &'a ParsedCase<G>,
    pub(super) draft: &'a G::Draft,
    /// The moves that are known to be refused on every table, though this draft does not show why.
    pub(super) refused: &'a [usize],
}

impl<'a, G: Game> CaseRun<'a, G> {
    pub(super) fn of(told: &'a ParsedCase<G>, draft: &'a G::Draft) -> Self {
        Self { told, draft, refused: &[] }
    }

    pub(super) fn audit(&self) -> Audit<G> {
        G::audit(self.draft, &self.told.rulings)
    }

    /// The verdict on the draft as it stands, once it has been audited.
    pub(super) fn judge(&self, audit: &Audit<G>, asked: &Asked) -> Judgement<G> {
        let ParsedCase { names, entries, rulings, .. } = self.told;
        let findings: Vec<Finding> = audit.flaws.iter().map(|flaw| flaw.say(names)).collect();
        let mut verdict = Verdict {
            outcome: Outcome::of(&findings),
            findings,
            unchecked: audit.gaps.iter().map(|gap| gap.say(names)).collect(),
            worked_out: audit.worked_out.iter().map(|found| found.say(names)).collect(),
            unheard: if asked.hear_claims { 0 } else { self.told.claims.len() },
            ..Verdict::default()
        };
        let Some(start) = &audit.position else {
            let undecided = verdict.outcome == Outcome::Undecided;
            if !entries.is_empty() {
                verdict.unjudged = Some((entries.len(), message(if undecided { "start-undecided" } else { "start-impossible" })));
            }
            if asked.hear_claims {
                let why = message(if undecided { "position-undecided" } else { "position-impossible" });
                verdict.claims = self.told.open_claims(|_| why.clone());
            }
            let here = Digest::impossible();
            verdict.rulings = self.readings(&here, &self.retrials(audit, &here, asked));
            return (verdict, None);
        };
        // A check of what is there rests on nothing that is not.
        if !entries.is_empty() || asked.to_end || asked.legal || asked.after {
            verdict.assumed = audit.assumed.iter().map(|assumed| assumed.say(names)).collect();
        }

        let mut course = self.course(start.clone(), rulings, asked);
        course.tell_what_follows(self.told);
        verdict.moves = course.say(self.told, asked.positions);
        let before = self.before(start, &verdict.moves);
        let counted = Answers::of(self, audit, course, before, asked.clone());
        let Answers { course, before, after: outlook, here, .. } = &counted;
        let end = &course.end;
        let judged = verdict.moves.iter().filter(|judged| judged.index.is_some()).count();
        if judged < entries.len() {
            let undecided = verdict.moves.last().is_some_and(|judged| judged.outcome == Outcome::Undecided);
            let why = if undecided { "earlier-undecided" } else { "earlier-refused" };
            verdict.unjudged = Some((entries.len() - judged, message(why)));
        }
        for judged in &verdict.moves {
            verdict.outcome = verdict.outcome.max(judged.outcome);
            verdict.ledger.extend(judged.awards.iter().cloned());
        }
        verdict.rulings = counted.readings();
        let is_open = verdict.moves.last().is_some_and(|judged| judged.is_open() && judged.index.is_some());
        let counts_on = asked.to_end && !is_open && !G::is_pending(end, rulings);
        let after = if counts_on { outlook.clone() } else { G::scores(end) };
        let is_legal = verdict.outcome == Outcome::Legal;
        let onward = if is_legal { self.onward(audit, &counted) } else { None };
        let stages = match &onward {
            Some(onward) => onward.stages.clone(),
            None if is_legal => course.stages(before, rulings),
            None => vec![Vec::new(); before.len()],
        };
        if let Some(onward) = &onward {
            let beyond = &onward.answers.course.awards()[course.awards().len()..];
            verdict.due = beyond.iter().map(|award| self.told.say_award(award)).collect();
            onward.rulings.iter().for_each(|further| name_too(&mut verdict.rulings, further.clone()));
        }
        verdict.scores = self.scores(before, &after, &stages);
        if asked.to_end && verdict.unjudged.is_none() {
            verdict.choice = G::say_choice(names, end, rulings);
        }
        (verdict.ranking, verdict.unranked) = (G::rank(names, end), G::say_unranked(names, end));
        if asked.hear_claims {
            let mut stopped = verdict.moves.iter().skip_while(|judged| judged.outcome == Outcome::Legal);
            // What is refused after the end of the game could have changed nothing.
            let is_after_the_end =
                !verdict.ranking.is_empty() && stopped.clone().all(|judged| judged.outcome == Outcome::Illegal);
            let stopped = stopped.next().filter(|_| !is_after_the_end);
            verdict.claims = match stopped.and_then(|judged| Some((judged, judged.index?))) {
                Some((Judged { outcome: Outcome::Undecided, .. }, index)) => {
                    self.told.open_claims(|_| message("move-undecided").with("move", index + 1))
                }
                Some((refused, index)) => self.told.open_claims(|claimed| {
                    let now = refused.scores[claimed.seat * G::UNITS.len() + claimed.unit];
                    message("move-illegal").with("move", index + 1).with("now", now)
                }),
                None => counted.to(&self.told.claims, &stages, onward.as_ref().map(|onward| &onward.answers)),
            };
        }
        if asked.legal {
            let legal = self.list(end, &here.listed);
            let choice = || G::say_choice(names, end, rulings).filter(|_| legal.is_empty());
            verdict.choice = match G::say_unlisted(names, end, rulings, &here.listed) {
                Some(Unlisted::NotTold(missing)) => {
                    verdict.more_legal = true;
                    let listed = Arg::Term(if legal.is_empty() { "no" } else { "yes" });
                    Some(message("not-told").with("listed", listed).with("missing", Arg::from_iter(missing)))
                }
                Some(Unlisted::CutShort(says)) => {
                    verdict.more_legal = true;
                    Some(says)
                }
                Some(Unlisted::Beside(says)) => choice().or(Some(says)),
                None => choice(),
            };
            verdict.legal = Some(legal);
        }
        if asked.after {
            verdict.after = Some(self.told.write(end));
        }
        (verdict, Some(Box::new(counted.course.end)))
    }

    /// The position after the moves; none if they start from none.
    pub(super) fn reach(&self, asked: &Asked) -> Option<G::Position> {
        Some(self.course(self.audit().position?, &self.told.rulings, asked).end)
    }

    /// What leads to a number that somebody expects and that is not so; nothing where the number is open.
    pub(super) fn leads(&self, claimed: &Claimed, asked: &Asked) -> Vec<Message> {
        let audit = self.audit();
        let Some(start) = &audit.position else { return Vec::new() };
        let course = self.course(start.clone(), &self.told.rulings, asked);
        let answers = Answers::of(self, &audit, course, G::scores(start), asked.clone());
        if answers.here.end().is_none() {
            return Vec::new();
        }
        let stages = vec![Vec::new(); answers.after.len()];
        answers.to(std::slice::from_ref(claimed), &stages, None).iter().flat_map(Claim::leads).collect()
    }

    /// What everybody had, as far as the first move that is not refused tells it, too.
    fn before(&self, start: &G::Position, moves: &[Judged]) -> Vec<Amount> {
        let first = moves.iter().find(|judged| judged.outcome != Outcome::Illegal);
        let first = first.filter(|judged| judged.outcome == Outcome::Legal).and_then(|judged| judged.index);
        let mut start = start.clone();
        if let Some(entry) = first.and_then(|index| self.told.entries.get(index)) {
            G::tell(&mut start, &entry.play);
        }
        G::scores(&start)
    }

    /// What everybody had and has.
    fn scores(&self, before: &[Amount], after: &[Amount], stages: &[Vec<Stage>]) -> Vec<Score> {
        let counted = G::players(&self.told.names).iter().flat_map(|player| G::UNITS.iter().map(move |&unit| (player, unit)));
        let score = |(index, (player, unit)): (usize, (&String, Unit))| Score {
            player: player.clone(),
            unit,
            before: before[index],
            after: after[index],
            shown: after[index].known().and_then(G::say_score),
            stages: stages[index].clone(),
        };
        counted.enumerate().map(score).collect()
    }

    fn list(&self, position: &G::Position, plays: &[G::Move]) -> Vec<Listed> {
        let ParsedCase { names, rulings, .. } = self.told;
        plays
            .iter()
            .map(|play| {
                let mut record = Record::default();
                let mut after = position.clone();
                G::carry_out(&mut after, play, rulings, &mut record);
                Listed {
                    says: G::say_listed(names, position, rulings, play, &after),
                    gives_up: G::gives_up(play),
                    play: G::write_move(names, position, play),
                    brings: self.gains(&record, &G::scores(position), &G::scores(&after)),
                }
            })
            .collect()
    }

    /// What some awards come to, player by player and unit by unit: no more and no less than the scores allow.
    fn gains(&self, record: &Record<G::Reason>, before: &[Amount], after: &[Amount]) -> Vec<Gain> {
        let players = G::players(&self.told.names).iter().enumerate();
        let counted = players.flat_map(|(seat, player)| G::UNITS.iter().map(move |&unit| (seat, player, unit)));
        let gains = counted.zip(before.iter().zip(after)).map(|((seat, player, unit), (&before, &after))| {
            let awards = record.0.iter().filter(|(to, _, reason)| *to == seat && G::unit(reason) == unit);
            let amount: Amount = awards.map(|&(_, amount, _)| amount).sum();
            let is_sharp = amount.known().is_some() || amount.skips();
            let amount = if is_sharp { amount } else { amount.within(after + -before) };
            Gain { player: player.clone(), unit, amount }
        });
        gains.filter(|gain| gain.amount != 0).collect()
    }
}

impl<G: Game> ParsedCase<G> {
    /// What a step brought, in words.
    pub(super) fn say_award(&self, (seat, amount, reason): &(usize, Amount, G::Reason)) -> Award {
        reason.tell(&self.names, *seat, *amount)
    }

    /// A position as a case in the letters and under the rulings that this case chose itself.
    pub(super) fn write(&self, position: &G::Position) -> Value {
        let mut case = G::write(&self.names, position);
        if let Value::Object(case) = &mut case {
            if let Some(letters) = letters::written(&self.letters) {
                case.shift_insert(1, "letters".to_owned(), letters);
            }
            if let Some(rulings) = &self.stated {
                case.insert("rulings".to_owned(), rulings.clone());
            }
        }
        case
    }
}
