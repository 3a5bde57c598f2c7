//! What an answer hangs on.

use super::{Place, Rule, Step};
use crate::words::Message;
use serde_json::{Value, json};

/// The key of a case for all that a map does not tell.
pub(crate) const MORE: &str = "...";

/// A fact that a case does not tell and under which alone an answer holds.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Condition {
    /// Its kind, for programs: `turn`, `phase`, `free-section`.
    pub id: &'static str,
    /// Where the case would tell it.
    pub place: Place,
    /// What the case would tell there: any one of these, in the form of a case.
    pub told: Vec<Value>,
    /// The ways in which it may be so, as nouns or clauses.
    pub ways: Vec<Message>,
    /// The rule by which it matters.
    pub rule: &'static Rule,
    /// What has to be so, as a clause: "it is Ana's turn".
    pub says: Message,
    /// Whether every question of this kind takes it for granted, so that the answer need not begin with it.
    pub is_presupposed: bool,
    /// Whether it is seldom so, so that the answer begins with it.
    pub is_rare: bool,
    /// Whether the move is illegal on every table on which it does not hold; else more such tables may allow it.
    pub is_needed: bool,
}

impl Condition {
    /// What tells facts apart that a case tells in one place: a city tells where each building lies, a key what lies on each line
    /// or which colours are in each row, and stars what lies on a space, and around it.
    const PARTS: [&str; 6] = ["building", "line", "row", "space", "colour", "here"];

    /// Whether both are of one fact.
    pub fn is_about(&self, other: &Self) -> bool {
        let is_same = |part: &&str| self.says.arg(part) == other.says.arg(part);
        self.id == other.id && self.place == other.place && Self::PARTS.iter().all(is_same)
    }
    /// Whether every table that meets this one meets the other: it says the same, or a greater count of it, or tells fewer of
    /// the ways.
    pub fn implies(&self, other: &Self) -> bool {
        // What is said of the worlds themselves follows from them.
        let asked = |one: &Self| one.says.leaving_out("worlds").leaving_out("all").leaving_out("most");
        let tells_fewer = || self.told.iter().all(|told| other.told.contains(told));
        // Where one way is told in several, such as how far away a building lies, the way alone does not say in which.
        let is_one_of = || {
            let ways = &self.ways;
            !ways.is_empty()
                && ways.iter().all(|way| other.ways.contains(way))
                && (self.told.len() <= ways.len() || tells_fewer())
        };
        let ways = 1..other.told.len();
        self.is_about(other)
            && (self.says == other.says
                || self.says.counts_more_than(&other.says)
                || asked(self) == asked(other) && is_one_of()
                || matches!((&self.told[..], &other.told[..]), ([more], [less]) if has_all_of(more, less))
                    && self.ways.iter().zip(&other.ways).all(|(way, there)| way.names_all_of(there))
                || ways.contains(&self.told.len()) && tells_fewer())
    }
    /// A case of a game with these players that tells only one of the values, in English. None where that is no value by itself.
    pub fn as_case(&self, told: &Value, game: &str, players: &[String]) -> Option<Value> {
        let mut told = told.clone();
        let steps = &self.place.0;
        for (at, step) in steps.iter().enumerate().rev() {
            told = match step {
                // A step of a turn may stand by itself.
                Step::Key(key) if key == "turn" && at + 1 < steps.len() => told,
                Step::Item(_) if at > 0 && steps[at - 1] == Step::Key("turn".into()) => told,
                Step::Item(_) if at > 0 && steps[at - 1] == Step::Key("moves".into()) => json!([told]),
                Step::Key(key) => json!({ key.as_ref(): told }),
                Step::Item(seat) => {
                    let mut player = json!({ "name": players.get(*seat)? });
                    player.as_object_mut()?.extend(told.as_object()?.clone());
                    json!([player])
                }
                Step::Space(..) | Step::Piece(_) => return None,
            };
        }
        told.as_object_mut()?.shift_insert(0, "game".to_owned(), game.into());
        Some(told)
    }
    /// Whether no table meets both: they tell the same place in different ways.
    pub fn contradicts(&self, other: &Self) -> bool {
        self.differs(other) && !self.told.iter().any(|told| other.told.contains(told))
    }
    /// Whether some tables meet both, and others one of them alone.
    pub fn overlaps(&self, other: &Self) -> bool {
        self.differs(other) && self.told.iter().any(|told| other.told.contains(told))
    }
    /// Whether both are of one fact, and neither follows from the other.
    fn differs(&self, other: &Self) -> bool {
        self.is_about(other) && self != other && !self.implies(other) && !other.implies(self)
    }
}

/// Whether a heap of which a case tells a part has all that is told of another.
fn has_all_of(more: &Value, less: &Value) -> bool {
    let (Some(more), Some(less)) = (more.as_object(), less.as_object()) else { return false };
    let has = |(kind, count): (&String, &Value)| {
        more.get(kind).is_some_and(|there| there == count || count.as_u64().is_some_and(|count| there.as_u64() > Some(count)))
    };
    more.contains_key(MORE) && less.contains_key(MORE) && less.iter().all(has)
}
