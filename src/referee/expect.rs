//! What a case expects of its verdict, and what differs.

use super::claims::{AMOUNTS, Claimed, amounts};
use super::messages::message;
use crate::case::{Fields, Node, Reader, Value, nearest_of, suggest, suggested};
use crate::game::header::EXPECT;
use crate::game::lexicon::COMMON;
use crate::game::shared::Seat;
use crate::game::{Game, people};
use crate::order;
use crate::verdict::{Amount, Award, Conclusion, Difference, Finding, Place, Verdict};
use crate::words::{Arg, Message, said};
use serde_json::Value as Json;
use std::collections::BTreeSet;

/// What a case expects. What it does not speak of may be as it likes.
pub(super) struct Expectation {
    verdict: Option<Conclusion>,
    conditions: Option<Vec<&'static str>>,
    findings: Option<Vec<&'static str>>,
    points: Vec<Claimed>,
    scores: Vec<Claimed>,
    /// What each rule brings a player.
    awards: Vec<(usize, Vec<(&'static str, i32)>)>,
    ranking: Option<Vec<Vec<usize>>>,
}

/// What `expect:` says; none, where it is left out or says nothing.
pub(super) fn read<G: Game>(fields: &Fields<'_, '_>, players: &[String], reader: &mut Reader) -> Option<Expectation> {
    let is_nothing = |node: &&Node<'_>| matches!(&node.value, Value::Map(entries) if entries.is_empty());
    let node = fields.get("expect").filter(|node| !is_nothing(node))?;
    let fields = reader.fields(node, said!(COMMON, "expected"), &[EXPECT])?;
    let names: Vec<_> = players.iter().map(String::as_str).collect();
    let [points, scores] = ["points", "scores"].map(|key| amounts::<G>(&fields, key, &names, reader));
    Some(Expectation {
        verdict: fields.get("verdict").and_then(|node| read_verdict(node, reader)),
        conditions: fields.get("if").and_then(|node| read_conditions::<G>(node, reader)),
        findings: fields.get("findings").and_then(|node| read_findings::<G>(node, reader)),
        points,
        scores,
        awards: fields.get("awards").map_or_else(Vec::new, |node| read_awards::<G>(node, &names, reader)),
        ranking: fields.get("ranking").and_then(|node| read_ranking(node, &names, reader)),
    })
}

fn read_verdict(node: &Node<'_>, reader: &mut Reader) -> Option<Conclusion> {
    let word = reader.text(node, said!(COMMON, "the-verdict"))?;
    let known = || Arg::from_iter(Conclusion::OF_VERDICTS.map(Conclusion::word));
    let unknown = || said!(COMMON, "no-such-verdict").with("word", word).with("known", known());
    let found = Conclusion::OF_VERDICTS.into_iter().find(|known| known.word() == word);
    found.or_else(|| reader.fail(node, "case/unknown-word", unknown()))
}

fn read_conditions<G: Game>(node: &Node<'_>, reader: &mut Reader) -> Option<Vec<&'static str>> {
    let items = reader.list(node, said!(COMMON, "the-conditions"))?;
    let mut conditions: Vec<_> = items.iter().filter_map(|item| read_condition::<G>(item, reader)).collect();
    order::all(&mut conditions);
    Some(conditions)
}

fn read_condition<G: Game>(node: &Node<'_>, reader: &mut Reader) -> Option<&'static str> {
    let word = reader.text(node, said!(COMMON, "a-condition"))?;
    let known = || G::CONDITIONS.iter().copied();
    let help =
        || suggest(word, known()).unwrap_or_else(|| said!(COMMON, "conditions-are").with("known", Arg::from_iter(known())));
    let unknown = || said!(COMMON, "no-such-condition").with("word", word).with("help", help());
    known().find(|known| *known == word).or_else(|| reader.fail(node, "case/unknown-word", unknown()))
}

fn read_findings<G: Game>(node: &Node<'_>, reader: &mut Reader) -> Option<Vec<&'static str>> {
    let items = reader.list(node, said!(COMMON, "the-findings"))?;
    let rules: BTreeSet<_> = items.iter().filter_map(|item| read_rule::<G>(item, reader)).collect();
    Some(rules.into_iter().collect())
}

fn read_rule<G: Game>(node: &Node<'_>, reader: &mut Reader) -> Option<&'static str> {
    let word = reader.text(node, said!(COMMON, "a-rule"))?;
    let known = || G::CATALOGUE.rules().map(|rule| rule.id);
    // The name of the game before it is forgotten.
    let bare = |id: &'static str| id.split_once('/').map(|(_, bare)| bare);
    let own = || nearest_of(word, known().filter_map(bare));
    let whole = || own().and_then(|own| known().find(|id| bare(id) == Some(own)));
    let help = || nearest_of(word, known()).or_else(whole).map_or_else(|| said!(COMMON, "rules-listed").into(), suggested);
    let unknown = || said!(COMMON, "no-such-rule").with("word", word).with("help", help());
    known().find(|id| *id == word).or_else(|| reader.fail(node, "case/unknown-word", unknown()))
}

fn read_awards<G: Game>(node: &Node<'_>, names: &[&str], reader: &mut Reader) -> Vec<(usize, Vec<(&'static str, i32)>)> {
    let Value::Map(players) = &node.value else {
        reader.wrong_type(node, people::key("awards"), said!(COMMON, "a-map-of-amounts"));
        return Vec::new();
    };
    let mut awards = Vec::new();
    for (player, value) in players {
        let Some(seat) = people::find(player, names, reader).map(Seat::index) else { continue };
        let what = || said!(COMMON, "amount-of").with("player", names[seat]);
        let Value::Map(rules) = &value.value else {
            reader.wrong_type(value, what, said!(COMMON, "a-map-of-rules"));
            continue;
        };
        let mut read = |(rule, number): &(Node<'_>, Node<'_>)| {
            Some((read_rule::<G>(rule, reader)?, reader.number(number, what, AMOUNTS)? as i32))
        };
        awards.push((seat, rules.iter().filter_map(&mut read).collect()));
    }
    awards
}

fn read_ranking(node: &Node<'_>, names: &[&str], reader: &mut Reader) -> Option<Vec<Vec<usize>>> {
    let places = reader.list(node, said!(COMMON, "the-ranking"))?;
    let mut place =
        |item: &Node<'_>| item.items().iter().filter_map(|player| people::find(player, names, reader)).map(Seat::index).collect();
    Some(places.iter().map(&mut place).collect())
}

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
            for claimed @ Claimed { seat, unit, number: wanted, place, .. } in amounts {
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
                let claimed = Claimed { number: before + wanted, ..claimed.clone() };
                differences.push(Difference {
                    what: message(what).with("player", player.as_str()).with("unit", counted),
                    expected: just(&wanted.to_string()),
                    found: found.map_or_else(|| message("nothing-counted"), say_amount),
                    instead: found.and_then(Amount::known).map(Json::from),
                    place: Place::root().key("expect").below(place.clone().unwrap_or_default()),
                    why: theirs.map(line).chain(explain(&claimed)).collect(),
                });
            }
        }
        for (seat, by) in &self.awards {
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
                    instead: of(rule).known().map(Json::from),
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
        let mut note = |key: &'static str, what, [expected, found]: [Message; 2], instead: Json, why: Vec<Message>| {
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

fn say_amount(amount: Amount) -> Message {
    amount.known().map_or_else(|| message("bounds").with("amount", amount), |known| just(&known.to_string()))
}

fn listed(words: &[&str]) -> Message {
    if words.is_empty() { message("none") } else { just(&words.join(", ")) }
}
