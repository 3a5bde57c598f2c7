//! What a case expects of its verdict: read, and compared.

use super::claims::{Claimed, read_amounts};
use super::messages::message;
use crate::case::{Fields, Node, Reader, nearest_of, suggest, suggested};
use crate::game::header::EXPECT;
use crate::game::lexicon::COMMON;
use crate::game::shared::Seat;
use crate::game::{Game, people};
use crate::verdict::{Award, Conclusion, Difference, Finding, Place, Verdict};
use crate::words::{Arg, Message, said};

/// What a case expects. What it does not speak of may be as it likes.
pub(super) struct Expectation {
    verdict: Option<Conclusion>,
    conditions: Option<Vec<&'static str>>,
    findings: Option<Vec<&'static str>>,
    points: Vec<Amount>,
    scores: Vec<Amount>,
    ranking: Option<Vec<Vec<usize>>>,
}

/// So much, of a player and a unit (its index in [`Parts::UNITS`](crate::game::Parts::UNITS)).
struct Amount {
    seat: usize,
    unit: usize,
    number: i32,
    place: Place,
}

/// What `expect:` says; none, where it is left out.
pub(super) fn read<G: Game>(fields: &Fields<'_, '_>, players: &[String], reader: &mut Reader) -> Option<Expectation> {
    let fields = reader.fields(fields.get("expect")?, said!(COMMON, "expected"), &[EXPECT])?;
    let names: Vec<_> = players.iter().map(String::as_str).collect();
    let amounts = |key: &'static str, reader: &mut Reader| {
        let mut amounts = Vec::new();
        if let Some(node) = fields.get(key) {
            read_amounts::<G>(node, &names, key, reader, |seat, unit, number, place| {
                let place = Place::root().key("expect").below(place);
                amounts.push(Amount { seat, unit, number, place });
            });
        }
        amounts
    };
    let (points, scores) = (amounts("points", reader), amounts("scores", reader));
    Some(Expectation {
        verdict: fields.get("verdict").and_then(|node| read_verdict(node, reader)),
        conditions: fields.get("if").and_then(|node| read_conditions::<G>(node, reader)),
        findings: fields.get("findings").and_then(|node| read_findings::<G>(node, reader)),
        points,
        scores,
        ranking: fields.get("ranking").and_then(|node| read_ranking(node, &names, reader)),
    })
}

fn read_verdict(node: &Node<'_>, reader: &mut Reader) -> Option<Conclusion> {
    let word = reader.text(node, said!(COMMON, "the-verdict"))?;
    let found = Conclusion::OF_VERDICTS.into_iter().find(|known| known.word() == word);
    if found.is_none() {
        let known = Arg::from_iter(Conclusion::OF_VERDICTS.map(Conclusion::word));
        reader.problem(node, "case/unknown-word", said!(COMMON, "no-such-verdict").with("word", word).with("known", known));
    }
    found
}

fn read_conditions<G: Game>(node: &Node<'_>, reader: &mut Reader) -> Option<Vec<&'static str>> {
    let mut conditions = Vec::new();
    for item in reader.list(node, said!(COMMON, "the-conditions"))? {
        let Some(word) = reader.text(item, said!(COMMON, "a-condition")) else { continue };
        let known = || G::CONDITIONS.iter().copied();
        conditions.extend(known().find(|known| *known == word));
        if !G::CONDITIONS.contains(&word) {
            let all = || said!(COMMON, "conditions-are").with("known", Arg::from_iter(known()));
            let message = said!(COMMON, "no-such-condition").with("word", word);
            reader.problem(item, "case/unknown-word", message.with("help", suggest(word, known()).unwrap_or_else(all)));
        }
    }
    Some(conditions)
}

fn read_findings<G: Game>(node: &Node<'_>, reader: &mut Reader) -> Option<Vec<&'static str>> {
    let mut rules = Vec::new();
    for item in reader.list(node, said!(COMMON, "the-findings"))? {
        let Some(word) = reader.text(item, said!(COMMON, "a-rule")) else { continue };
        match G::CATALOGUE.rules().find(|rule| rule.id == word) {
            Some(rule) => rules.push(rule.id),
            None => {
                let known = || G::CATALOGUE.rules().map(|rule| rule.id);
                // The name of the game before it is forgotten.
                let bare = |id: &'static str| id.split_once('/').map(|(_, bare)| bare);
                let own = || nearest_of(word, known().filter_map(bare));
                let whole = || own().and_then(|own| known().find(|id| bare(id) == Some(own)));
                let near = nearest_of(word, known()).or_else(whole);
                let help = near.map_or_else(|| said!(COMMON, "rules-listed").into(), suggested);
                reader.problem(item, "case/unknown-word", said!(COMMON, "no-such-rule").with("word", word).with("help", help));
            }
        }
    }
    rules.sort_unstable();
    rules.dedup();
    Some(rules)
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
        let expected = self;
        let players = G::players(names);
        let mut differences: Vec<Difference> = Vec::new();
        let at = |key: &'static str| Place::root().key("expect").key(key);
        let mut note = |what: Message, expected: Message, found: Message, place: Place, why: &dyn Fn() -> Vec<Message>| {
            differences.push(Difference { what, expected, found, place, why: why() });
        };
        let named = expected.findings.as_deref().unwrap_or_default();
        let faults = || {
            let others = verdict.all_findings().filter(|finding| !named.contains(&finding.rule.id));
            let fault =
                |finding: &Finding| message("fault").with("message", finding.message.clone()).with("rule", finding.rule.id);
            others.map(fault).collect::<Vec<_>>()
        };
        let mut found: Vec<_> = verdict.all_findings().map(|finding| finding.rule.id).collect();
        found.sort_unstable();
        found.dedup();
        let told = expected.findings.as_ref().is_some_and(|rules| *rules != found);
        let is_met =
            |wanted| wanted == verdict.conclusion() || (wanted, verdict.conclusion()) == (Conclusion::LegalIf, Conclusion::Legal);
        if let Some(wanted) = expected.verdict.filter(|&wanted| !is_met(wanted)) {
            let (wanted, is) = (verdict_of(wanted), verdict_of(verdict.conclusion()));
            // What is wrong is told once, with the findings if those are not as expected either.
            let why = || if told { Vec::new() } else { faults() };
            note(message("expected-verdict"), wanted, is, at("verdict"), &why);
        }
        if let Some(rules) = expected.findings.as_ref().filter(|_| told) {
            let list = |rules: &[&str]| if rules.is_empty() { message("none") } else { just(&rules.join(", ")) };
            note(message("expected-findings"), list(rules), list(&found), at("findings"), &faults);
        }
        if let Some(wanted) = &expected.conditions {
            let [wanted, found] =
                [wanted.clone(), verdict.conditions().iter().map(|one| one.id).collect()].map(|mut ids: Vec<&str>| {
                    ids.sort_unstable();
                    if ids.is_empty() { message("none") } else { just(&ids.join(", ")) }
                });
            if wanted != found {
                note(message("expected-conditions"), wanted, found, at("if"), &Vec::new);
            }
        }
        for (what, amounts, gained) in [("expected-points", &expected.points, true), ("expected-scores", &expected.scores, false)]
        {
            for Amount { seat, unit, number: wanted, place } in amounts {
                let score = verdict.scores.get(seat * G::UNITS.len() + unit);
                let found = score.map(|score| if gained { verdict.gained(score).unwrap_or_default() } else { score.after });
                if found.is_some_and(|found| found == *wanted) {
                    continue;
                }
                let found = match found {
                    None => message("nothing-counted"),
                    Some(found) => match found.known() {
                        Some(known) => just(&known.to_string()),
                        None => message("bounds").with("amount", found),
                    },
                };
                let (player, counted) = (&players[*seat], G::UNITS[*unit]);
                let what = message(what).with("player", player.as_str()).with("unit", counted);
                let why = || {
                    let theirs = verdict.ledger.iter().filter(|award| award.player == *player && award.unit == counted);
                    let line = |award: &Award| {
                        message("award").with("amount", award.amount).with("why", award.why.clone()).with("rule", award.rule.id)
                    };
                    let before = score.filter(|_| gained).map_or(0, |score| score.before.least());
                    let claimed = Claimed { seat: *seat, unit: *unit, number: before + wanted, bare: false, place: None };
                    theirs.map(line).chain(explain(&claimed)).collect()
                };
                note(what, just(&wanted.to_string()), found, place.clone(), &why);
            }
        }
        if let Some(places) = &expected.ranking {
            let expected: Vec<Vec<&str>> =
                places.iter().map(|shared| shared.iter().map(|&seat| players[seat].as_str()).collect()).collect();
            let found = verdict.ranking.chunk_by(|one, next| one.place == next.place);
            let found: Vec<Vec<&str>> = found.map(|shared| shared.iter().map(|rank| rank.player.as_str()).collect()).collect();
            let [expected, found] = [expected, found].map(sorted);
            if expected != found {
                let what = message("expected-ranking");
                note(what, say_ranking(&expected), say_ranking(&found), at("ranking"), &Vec::new);
            }
        }
        differences
    }
}

/// Players who share a place in the order of the alphabet.
fn sorted(mut places: Vec<Vec<&str>>) -> Vec<Vec<&str>> {
    places.iter_mut().for_each(|shared| shared.sort_unstable());
    places
}

/// "Ana, then Pedro and Luis".
fn say_ranking(places: &[Vec<&str>]) -> Message {
    let of = |shared: &Vec<&str>| Arg::from_iter(shared.iter().copied());
    let Some((first, others)) = places.split_first() else { return message("none") };
    let first = message("names").with("players", of(first));
    others.iter().fold(first, |before, shared| message("then-place").with("before", before).with("players", of(shared)))
}

/// The word for a verdict.
fn verdict_of(conclusion: Conclusion) -> Message {
    message("verdict-word").with("verdict", Arg::Term(conclusion.word()))
}

/// What is the same in every language.
fn just(what: &str) -> Message {
    message("just").with("what", what)
}
