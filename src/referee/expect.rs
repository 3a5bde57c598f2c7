//! What a case expects of its verdict.

use super::claims::{AMOUNTS, read_amounts};
use crate::case::{Fields, Node, Reader, Value, nearest_of, suggest, suggested};
use crate::game::header::EXPECT;
use crate::game::lexicon::COMMON;
use crate::game::shared::Seat;
use crate::game::{Game, people};
use crate::order;
use crate::verdict::{Conclusion, Place};
use crate::words::{Arg, said};
use std::collections::BTreeSet;

/// What a case expects. What it does not speak of may be as it likes.
pub(super) struct Expectation {
    pub(super) verdict: Option<Conclusion>,
    pub(super) conditions: Option<Vec<&'static str>>,
    pub(super) findings: Option<Vec<&'static str>>,
    pub(super) points: Vec<Amount>,
    pub(super) scores: Vec<Amount>,
    pub(super) awards: Vec<Awarded>,
    pub(super) ranking: Option<Vec<Vec<usize>>>,
}

/// What each rule brings a player.
pub(super) struct Awarded {
    pub(super) seat: usize,
    pub(super) by: Vec<(&'static str, i32)>,
}

/// So much, of a player and a unit (its index in [`Parts::UNITS`](crate::game::Parts::UNITS)).
pub(super) struct Amount {
    pub(super) seat: usize,
    pub(super) unit: usize,
    pub(super) number: i32,
    pub(super) place: Place,
}

/// What `expect:` says; none, where it is left out or says nothing.
pub(super) fn read<G: Game>(fields: &Fields<'_, '_>, players: &[String], reader: &mut Reader) -> Option<Expectation> {
    let is_nothing = |node: &&Node<'_>| matches!(&node.value, Value::Map(entries) if entries.is_empty());
    let node = fields.get("expect").filter(|node| !is_nothing(node))?;
    let fields = reader.fields(node, said!(COMMON, "expected"), &[EXPECT])?;
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
        awards: fields.get("awards").map_or_else(Vec::new, |node| read_awards::<G>(node, &names, reader)),
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
    order::all(&mut conditions);
    Some(conditions)
}

fn read_findings<G: Game>(node: &Node<'_>, reader: &mut Reader) -> Option<Vec<&'static str>> {
    let items = reader.list(node, said!(COMMON, "the-findings"))?;
    let rules: BTreeSet<_> = items.iter().filter_map(|item| read_rule::<G>(item, reader)).collect();
    Some(rules.into_iter().collect())
}

fn read_rule<G: Game>(node: &Node<'_>, reader: &mut Reader) -> Option<&'static str> {
    let word = reader.text(node, said!(COMMON, "a-rule"))?;
    let known = || G::CATALOGUE.rules().map(|rule| rule.id);
    let found = known().find(|id| *id == word);
    if found.is_none() {
        // The name of the game before it is forgotten.
        let bare = |id: &'static str| id.split_once('/').map(|(_, bare)| bare);
        let own = || nearest_of(word, known().filter_map(bare));
        let whole = || own().and_then(|own| known().find(|id| bare(id) == Some(own)));
        let near = nearest_of(word, known()).or_else(whole);
        let help = near.map_or_else(|| said!(COMMON, "rules-listed").into(), suggested);
        reader.problem(node, "case/unknown-word", said!(COMMON, "no-such-rule").with("word", word).with("help", help));
    }
    found
}

fn read_awards<G: Game>(node: &Node<'_>, names: &[&str], reader: &mut Reader) -> Vec<Awarded> {
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
        awards.push(Awarded { seat, by: rules.iter().filter_map(&mut read).collect() });
    }
    awards
}

fn read_ranking(node: &Node<'_>, names: &[&str], reader: &mut Reader) -> Option<Vec<Vec<usize>>> {
    let places = reader.list(node, said!(COMMON, "the-ranking"))?;
    let mut place =
        |item: &Node<'_>| item.items().iter().filter_map(|player| people::find(player, names, reader)).map(Seat::index).collect();
    Some(places.iter().map(&mut place).collect())
}
