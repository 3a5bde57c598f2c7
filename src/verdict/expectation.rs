//! What a case has to expect of its verdict so that nothing differs.

use super::{Amount, Verdict};
use crate::order;
use crate::words::lists::grouped;
use serde_json::{Map, Value, json};

impl Verdict {
    /// The rules that findings name, each once.
    pub fn broken(&self) -> Vec<&'static str> {
        let mut rules: Vec<_> = self.all_findings().map(|finding| finding.rule.id).collect();
        order::all(&mut rules);
        rules.dedup();
        rules
    }
    /// The kinds of conditions that a legal answer hangs on.
    pub fn hangs_on(&self) -> Vec<&'static str> {
        let mut ids: Vec<_> = self.conditions().iter().map(|condition| condition.id).collect();
        order::all(&mut ids);
        ids
    }
    /// What each rule brings a player, in the order in which it is counted.
    pub fn brought(&self, player: &str) -> Vec<(&'static str, Amount)> {
        let theirs = self.ledger.iter().filter(|award| award.player == player);
        let by_rule = grouped(theirs.map(|award| (award.rule.id, award.amount)));
        by_rule.into_iter().map(|(rule, amounts)| (rule, amounts.into_iter().sum())).collect()
    }
    /// The players from first to last, those who share a place together.
    pub fn places(&self) -> Vec<Vec<&str>> {
        let places = self.ranking.chunk_by(|one, next| one.place == next.place);
        places.map(|shared| shared.iter().map(|rank| &*rank.player).collect()).collect()
    }
    /// What `expect:` of the case has to say, all that it can; what is known in part it cannot.
    pub fn expectation(&self) -> Map<String, Value> {
        let mut told = json!({"verdict": self.conclusion().word(), "if": self.hangs_on(), "findings": self.broken()});
        let has_units = self.scores.first().is_some_and(|first| self.scores.iter().any(|score| score.unit != first.unit));
        for score in &self.scores {
            let player = &*score.player;
            for (key, amount) in [("points", self.gained(score)), ("scores", Some(score.after))] {
                match amount.and_then(Amount::known) {
                    Some(known) if has_units => told[key][player][score.unit.word(2)] = known.into(),
                    Some(known) => told[key][player] = known.into(),
                    None => {}
                }
            }
            let brought = self.brought(player);
            if !brought.is_empty() && brought.iter().all(|(_, amount)| amount.known().is_some()) {
                let known = brought.into_iter().map(|(rule, amount)| (rule.to_owned(), Value::from(amount.least())));
                told["awards"][player] = known.collect();
            }
        }
        told["ranking"] = self.places().into();
        let Value::Object(told) = told else { return Map::new() };
        // Nothing of a list is the same as no word of it, but for findings.
        told.into_iter().filter(|(key, value)| key == "findings" || value.as_array().is_none_or(|all| !all.is_empty())).collect()
    }
}
