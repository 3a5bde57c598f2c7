//! A verdict beside what its case expects.

use super::claims::Claimed;
use super::expect::{Amount, Awarded, Expectation};
use super::messages::message;
use crate::game::Game;
use crate::order;
use crate::verdict::{self, Award, Conclusion, Difference, Finding, Place, Verdict};
use crate::words::{Arg, Message};
use serde_json::Value;

impl Expectation {
    /// Everything that is not as the case expects it; `explain` tells what leads to a number that is not so.
    pub(super) fn compare<G: Game>(
        &self,
        names: &G::Names,
        verdict: &Verdict,
        explain: impl Fn(&Claimed) -> Vec<Message>,
    ) -> Vec<Difference> {
        let players = G::players(names);
        let at = |key: &'static str| Place::root().key("expect").key(key);
        let mut differences = self.differing_words(verdict);
        for (what, amounts, gained) in [("expected-points", &self.points, true), ("expected-scores", &self.scores, false)] {
            for Amount { seat, unit, number: wanted, place } in amounts {
                let score = verdict.scores.get(seat * G::UNITS.len() + unit);
                let found = score.map(|score| if gained { verdict.gained(score).unwrap_or_default() } else { score.after });
                if found.is_some_and(|found| found == *wanted) {
                    continue;
                }
                let (player, counted) = (&players[*seat], G::UNITS[*unit]);
                let theirs = verdict.ledger.iter().filter(|award| award.player == *player && award.unit == counted);
                let line = |award: &Award| {
                    message("award").with("amount", award.amount).with("why", award.why.clone()).with("rule", award.rule.id)
                };
                let before = score.filter(|_| gained).map_or(0, |score| score.before.least());
                let claimed = Claimed { seat: *seat, unit: *unit, number: before + wanted, bare: false, place: None };
                differences.push(Difference {
                    what: message(what).with("player", player.as_str()).with("unit", counted),
                    expected: just(&wanted.to_string()),
                    found: found.map_or_else(|| message("nothing-counted"), say_amount),
                    instead: found.and_then(verdict::Amount::known).map(Value::from),
                    place: place.clone(),
                    why: theirs.map(line).chain(explain(&claimed)).collect(),
                });
            }
        }
        for Awarded { seat, by } in &self.awards {
            let player = &players[*seat];
            let brought = verdict.brought(player);
            let of =
                |rule: &str| brought.iter().find(|(brings, _)| *brings == rule).map_or_else(Default::default, |known| known.1);
            let unnamed =
                brought.iter().map(|(rule, _)| (*rule, 0)).filter(|(rule, _)| by.iter().all(|(named, _)| named != rule));
            for (rule, wanted) in by.iter().copied().chain(unnamed).filter(|(rule, wanted)| of(rule) != *wanted) {
                let why = verdict.ledger.iter().filter(|award| award.player == *player && award.rule.id == rule);
                differences.push(Difference {
                    what: message("expected-awards").with("player", player.as_str()).with("rule", rule),
                    expected: just(&wanted.to_string()),
                    found: say_amount(of(rule)),
                    instead: of(rule).known().map(Value::from),
                    place: at("awards").key(player.clone()).key(rule),
                    why: why.map(|award| award.why.clone()).collect(),
                });
            }
        }
        if let Some(places) = &self.ranking {
            let expected = places.iter().map(|shared| shared.iter().map(|&seat| players[seat].as_str()).collect());
            let [expected, found] = [expected.collect(), verdict.places()].map(|mut places: Vec<Vec<&str>>| {
                places.iter_mut().for_each(|shared| order::all(shared));
                places
            });
            if expected != found {
                differences.push(Difference {
                    what: message("expected-ranking"),
                    expected: say_ranking(&expected),
                    found: say_ranking(&found),
                    instead: Some(found.into()),
                    place: at("ranking"),
                    why: Vec::new(),
                });
            }
        }
        differences
    }

    /// The verdict, its findings and its conditions, where they are not as the case expects them.
    fn differing_words(&self, verdict: &Verdict) -> Vec<Difference> {
        let mut differences = Vec::new();
        let mut note = |key: &'static str, what, [expected, found]: [Message; 2], instead: Value, why: Vec<Message>| {
            let place = Place::root().key("expect").key(key);
            differences.push(Difference { what: message(what), expected, found, instead: Some(instead), place, why });
        };
        let hangs =
            || verdict.conditions().into_iter().map(|condition| message("hangs-on").with("condition", condition.says.clone()));
        let named = self.findings.as_deref().unwrap_or_default();
        let faults = || {
            let others = verdict.all_findings().filter(|finding| !named.contains(&finding.rule.id));
            let fault =
                |finding: &Finding| message("fault").with("message", finding.message.clone()).with("rule", finding.rule.id);
            others.map(fault).collect::<Vec<_>>()
        };
        let (is, found, ids) = (verdict.conclusion(), verdict.broken(), verdict.hangs_on());
        let told = self.findings.as_ref().is_some_and(|rules| *rules != found);
        let is_met = |wanted| wanted == is || (wanted, is) == (Conclusion::LegalIf, Conclusion::Legal);
        if let Some(wanted) = self.verdict.filter(|&wanted| !is_met(wanted)) {
            // What is wrong is told once, with the findings if those are not as expected either.
            let why = if told { Vec::new() } else { faults() }.into_iter().chain(hangs()).collect();
            let says = [wanted, is].map(|verdict| message("verdict-word").with("verdict", Arg::Term(verdict.word())));
            note("verdict", "expected-verdict", says, is.word().into(), why);
        }
        if let Some(rules) = self.findings.as_ref().filter(|_| told) {
            note("findings", "expected-findings", [rules, &found].map(|rules| listed(rules)), found.clone().into(), faults());
        }
        if let Some(wanted) = self.conditions.as_ref().filter(|wanted| **wanted != ids) {
            note("if", "expected-conditions", [wanted, &ids].map(|ids| listed(ids)), ids.clone().into(), hangs().collect());
        }
        differences
    }
}

/// "Ana, then Pedro and Luis".
fn say_ranking(places: &[Vec<&str>]) -> Message {
    let of = |shared: &Vec<&str>| Arg::from_iter(shared.iter().copied());
    let Some((first, others)) = places.split_first() else { return message("none") };
    let first = message("names").with("players", of(first));
    others.iter().fold(first, |before, shared| message("then-place").with("before", before).with("players", of(shared)))
}

/// What is the same in every language.
fn just(what: &str) -> Message {
    message("just").with("what", what)
}

fn say_amount(amount: verdict::Amount) -> Message {
    amount.known().map_or_else(|| message("bounds").with("amount", amount), |known| just(&known.to_string()))
}

fn listed(words: &[&str]) -> Message {
    if words.is_empty() { message("none") } else { just(&words.join(", ")) }
}
