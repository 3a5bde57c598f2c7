//! A question with the worlds that are left of it: what is so in some of them, in words, and as a condition.

use crate::game::{Covers, Question, World};
use crate::verdict::Condition;
use crate::words::{Arg, Message};

pub(super) struct Split<'q, D> {
    pub(super) question: &'q Question<D>,
    /// The move that is illegal in worlds which are left aside.
    pub(super) only_at: Option<usize>,
    /// The move that asks, as it is said where nothing is told.
    pub(super) untold: Option<&'q Message>,
}

/// "It is the offer."
pub(super) fn is_so<D>(question: &Question<D>, world: &World<D>) -> Message {
    question.says.clone().with("worlds", Arg::from_iter([world.name.clone()])).with("all", false)
}

impl<D> Split<'_, D> {
    /// What is so in some of the worlds, as a clause.
    pub(super) fn says<'w>(&self, worlds: impl IntoIterator<Item = &'w World<D>>) -> Message
    where
        D: 'w,
    {
        let worlds: Vec<_> = worlds.into_iter().collect();
        let span = in_a_row(&worlds, self.question).map(|span| Arg::from_iter([span]));
        let names = || Arg::from_iter(self.names(&worlds));
        let all = match worlds.len() == self.question.worlds.len() {
            true => "yes",
            // The names tell them apart from the others, or do not.
            false => {
                let named = |other: &World<D>| worlds.iter().filter(|world| world.name == other.name).count();
                let of_all = |world: &World<D>| self.question.worlds.iter().filter(|other| other.name == world.name).count();
                if worlds.iter().all(|world| named(world) == of_all(world)) { "no" } else { "some" }
            }
        };
        let says = self.question.says.clone().with("worlds", span.clone().unwrap_or_else(names)).with("all", Arg::Term(all));
        if self.question.says.arg("excepted").is_none() {
            return says;
        }
        // Of many worlds the few others may say it in fewer words.
        let is_other = |world: &&World<D>| !worlds.iter().any(|one| std::ptr::eq(*one, *world));
        let others: Vec<&World<D>> = self.question.worlds.iter().filter(is_other).collect();
        let fewer = span.is_none() && (1..worlds.len()).contains(&others.len());
        says.with("fewer", fewer).with("excepted", Arg::from_iter(self.names(&others)))
    }

    /// What some of the worlds are called, without what is so `beyond` a fact in one of them where all are meant.
    fn names(&self, worlds: &[&World<D>]) -> Vec<Message> {
        let is_meant = |world: &World<D>| worlds.iter().any(|one| std::ptr::eq(*one, world));
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

    /// Whether some of the worlds are numbers that follow on each other, so that to name them says little.
    pub(super) fn are_in_a_row<'w>(&self, worlds: impl Iterator<Item = &'w World<D>>) -> bool
    where
        D: 'w,
    {
        in_a_row(&worlds.collect::<Vec<_>>(), self.question).is_some()
    }

    /// That it is one of some worlds.
    pub(super) fn condition(&self, worlds: &[&World<D>]) -> Condition {
        let Question { id, place, rule, is_presupposed, covers, .. } = self.question;
        let told = worlds.iter().map(|world| world.told.clone()).filter(|told| !told.is_null()).collect();
        let ways = self.names(worlds);
        Condition {
            id,
            place: place.clone(),
            told,
            ways,
            rule,
            says: self.says(worlds.iter().copied()),
            is_presupposed: *is_presupposed,
            is_needed: *covers != Covers::Some,
        }
    }
}

/// "3 or more", "3 to 6": several numbers in a row, of all that there are; the likeliest stand first, before the least.
fn in_a_row<D>(worlds: &[&World<D>], question: &Question<D>) -> Option<Message> {
    let mut names: Vec<&Message> = worlds.iter().map(|world| &world.name).collect();
    names.dedup();
    let is_row = |names: &[&Message]| names.windows(2).all(|pair| pair[0].is_followed_by(pair[1]));
    if !is_row(&names) && !worlds.iter().any(|world| world.told.is_u64()) {
        names.rotate_right(1);
    }
    let [first, _, .., last] = names[..] else { return None };
    // A number may be higher than any that was tried; a line is not longer than it is.
    let is_last = |world: &&&World<D>| question.worlds.last().is_some_and(|end| end.told == world.told);
    let goes_on = worlds.last().is_some_and(|world| world.told.is_u64() && is_last(&world));
    is_row(&names).then(|| first.spanning(last, !goes_on)).flatten()
}
