//! What an answer hangs on.

use super::{Place, Rule};
use crate::words::Message;
use serde_json::Value;

/// A fact that a case does not tell and under which alone an answer holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Condition {
    /// Its kind, for programs: `turn`, `phase`, `free-section`.
    pub id: &'static str,
    /// Where the case would tell it.
    pub place: Place,
    /// What the case would tell there: any one of these, in the form of a case.
    pub told: Vec<Value>,
    /// The rule by which it matters.
    pub rule: &'static Rule,
    /// What has to be so, as a clause: "it is Ana's turn".
    pub says: Message,
    /// Whether every question of this kind takes it for granted, so that the answer need not begin with it.
    pub is_presupposed: bool,
}

impl Condition {
    /// Whether every table that meets this one meets the other: it tells fewer ways, or "at least" a greater number.
    pub fn implies(&self, other: &Self) -> bool {
        let least = |told: &[Value]| match told {
            [Value::String(told)] => told.strip_prefix("at least ")?.parse::<u32>().ok(),
            _ => None,
        };
        let is_more = least(&self.told).zip(least(&other.told)).is_some_and(|(here, there)| here >= there);
        (self.id, &self.place) == (other.id, &other.place)
            && (is_more || self.told.len() < other.told.len() && self.told.iter().all(|told| other.told.contains(told)))
    }
    /// Whether no table meets both: they tell the same place in different ways.
    pub fn contradicts(&self, other: &Self) -> bool {
        let either = self.implies(other) || other.implies(self);
        (self.id, &self.place) == (other.id, &other.place) && !either && !self.told.iter().any(|told| other.told.contains(told))
    }
}
