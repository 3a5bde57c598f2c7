//! A question with the worlds that are left of it: what is so in some of them, in words, and as a condition.

use crate::game::{Covers, Game, Question, World};
use crate::verdict::{Condition, Place, Verdict};
use crate::words::{Arg, Message};

/// What a move leaves to whoever makes it, as a condition.
pub(super) const CHOICE: &str = "choice";

pub(super) struct Split<'q, G: Game> {
    pub(super) question: &'q Question<G::Draft>,
    /// The move that is illegal in worlds which are left aside.
    pub(super) only_at: Option<usize>,
    /// The move that asks, and how it is said where nothing is told.
    pub(super) untold: Option<(usize, &'q Message)>,
}

/// "It is the offer."
pub(super) fn is_so<D>(question: &Question<D>, world: &World<D>) -> Message {
    question.says.clone().with("worlds", Arg::from_iter([world.name.clone()])).with("all", false)
}

impl<G: Game> Split<'_, G> {
    /// What is so in some of the worlds, as a clause.
    pub(super) fn says(&self, worlds: &[&World<G::Draft>]) -> Message {
        let span = self.in_a_row(worlds).map(|span| Arg::from_iter([span]));
        let names = || Arg::from_iter(self.names(worlds));
        let all = match worlds.len() == self.question.worlds.len() {
            true => "yes",
            // The names tell them apart from the others, or do not.
            false => {
                let named = |other: &World<G::Draft>| worlds.iter().filter(|world| world.name == other.name).count();
                let of_all =
                    |world: &World<G::Draft>| self.question.worlds.iter().filter(|other| other.name == world.name).count();
                if worlds.iter().all(|world| named(world) == of_all(world)) { "no" } else { "some" }
            }
        };
        let says = self.question.says.clone().with("worlds", span.clone().unwrap_or_else(names)).with("all", Arg::Term(all));
        if self.question.says.arg("excepted").is_none() {
            return says;
        }
        // Of many worlds the few others may say it in fewer words.
        let is_other = |world: &&World<G::Draft>| !worlds.iter().any(|one| std::ptr::eq(*one, *world));
        let others: Vec<&World<G::Draft>> = self.question.worlds.iter().filter(is_other).collect();
        let fewer = span.is_none() && (1..worlds.len()).contains(&others.len());
        says.with("fewer", fewer).with("excepted", Arg::from_iter(self.names(&others)))
    }

    /// What some of the worlds are called, without what is so `beyond` a fact in one of them where all are meant.
    fn names(&self, worlds: &[&World<G::Draft>]) -> Vec<Message> {
        let is_meant = |world: &World<G::Draft>| worlds.iter().any(|one| std::ptr::eq(*one, world));
        let mut names = Vec::new();
        for world in worlds {
            let bare = world.name.leaving_out("beyond");
            let mut same = self.question.worlds.iter().filter(|other| other.name.leaving_out("beyond") == bare);
            let name = if same.all(is_meant) { bare } else { world.name.clone() };
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    /// That it is one of some worlds, of which others may do as well where there are any `elsewhere`.
    pub(super) fn condition(&self, worlds: &[&World<G::Draft>], elsewhere: bool) -> Condition {
        let Question { id, place, rule, is_presupposed, is_rare, covers, .. } = self.question;
        let told = worlds.iter().map(|world| world.told.clone()).filter(|told| !told.is_null()).collect();
        let ways = self.names(worlds);
        let says = self.says(worlds);
        let says = if says.arg("elsewhere").is_some() { says.with("elsewhere", elsewhere) } else { says };
        Condition {
            id,
            place: place.clone(),
            told,
            ways,
            rule,
            says,
            // What is legal however somebody chooses hangs on the choice once later moves do.
            is_presupposed: *is_presupposed && (*id != CHOICE || worlds.len() == self.question.worlds.len()),
            is_rare: *is_rare,
            is_needed: *covers != Covers::Some,
        }
    }

    /// "3 or more", "3 to 6": several numbers in a row, of all that there are, so that to name them says little; the likeliest
    /// stand first, before the least.
    pub(super) fn in_a_row(&self, worlds: &[&World<G::Draft>]) -> Option<Message> {
        let mut names: Vec<&Message> = worlds.iter().map(|world| &world.name).collect();
        names.dedup();
        let is_row = |names: &[&Message]| names.windows(2).all(|pair| pair[0].is_followed_by(pair[1]));
        if !is_row(&names) && !worlds.iter().any(|world| world.told.is_u64()) {
            names.rotate_right(1);
        }
        let [first, _, .., last] = names[..] else { return None };
        // A number may be higher than any that was tried; a line is not longer than it is.
        let is_last = |world: &&&World<G::Draft>| self.question.worlds.last().is_some_and(|end| end.told == world.told);
        let goes_on = worlds.last().is_some_and(|world| world.told.is_u64() && is_last(&world));
        is_row(&names).then(|| first.spanning(last, !goes_on)).flatten()
    }
}

/// What is taken for granted of one fact for a move is for later ones as well.
pub(super) fn grant_alike(verdict: &mut Verdict) {
    let mut granted: Vec<(&'static str, Place)> = Vec::new();
    for condition in verdict.moves.iter_mut().flat_map(|judged| &mut judged.conditions) {
        let fact = (condition.id, condition.place.clone());
        condition.is_presupposed |= granted.contains(&fact);
        granted.extend(Some(fact).filter(|_| condition.is_presupposed));
    }
}
