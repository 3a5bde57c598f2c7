//! The way through the parts of a table: those of a case to fill in, as far as the answer hangs on them.

use super::ASK;
use super::prompt::{Typed, ends_with_number};
use super::talk::{Stop, Talk};
use super::told::Told;
use crate::editor::{Entry, May, Naming, Slot, named};
use crate::referee::Case;
use crate::verdict::{Place, Step};
use crate::words::said;
use serde_json::{Map, Value, json};
use std::borrow::Cow;

/// More names than this are neither gone through one by one nor listed with a question.
pub(super) const FEW: usize = 8;

/// What is asked for: all that the recipe tells, and then moves; a move, and then only what hangs on it; moves, if any, and then
/// only what the count of what they bring rests on; at last what lies around, where more may come of that.
#[derive(PartialEq)]
pub(super) enum Aim {
    Table,
    Move,
    Count,
    Around,
}

/// A conversation about a table.
pub(super) struct Walk<'w, 't, 'd, 's> {
    pub(super) talk: &'w mut Talk<'t>,
    pub(super) told: &'w mut Told,
    /// Which parts there are, what may lie there and how that may look.
    pub(super) recipe: &'w Case<'d, 's>,
    pub(super) naming: Naming,
    pub(super) players: Vec<String>,
    pub(super) aim: Aim,
    /// Places that were asked about.
    pub(super) heard: Vec<Place>,
    /// The letters that were listed last.
    pub(super) legend: String,
    /// Where things are asked for one by one, and how many there are.
    pub(super) open: Option<(Place, usize)>,
}

impl Walk<'_, '_, '_, '_> {
    /// Asks who plays, and for all that the recipe tells of a table.
    pub(super) fn table(&mut self, has_phase: bool) -> Result<(), Stop> {
        let (asks, help) = (self.talk.say(said!(ASK, "who")), self.talk.say(said!(ASK, "who-help")));
        let players = Place::root().key("players");
        let names = |line: &str| line.split(',').map(|name| name.trim().to_owned()).collect::<Vec<_>>();
        let put = |line: &str, told: &mut Told| {
            *told.at(&players) = names(line).into_iter().map(|name| json!({ "name": name })).collect();
        };
        let line = self.hear(&asks, &help, true, put)?;
        self.players = line.as_deref().map(names).unwrap_or_default();
        if self.aim != Aim::Table {
            self.moves()?;
        }
        self.keys(has_phase)?;
        if self.aim == Aim::Count {
            self.aim = Aim::Around;
            self.keys(has_phase)?;
        }
        Ok(())
    }
    /// Asks for all that the recipe tells, or as much as is wanted of it.
    fn keys(&mut self, has_phase: bool) -> Result<(), Stop> {
        for key in self.keys_of(&Place::root()) {
            let at = Place::root().key(key.clone());
            match &*key {
                "players" => (0..self.players.len())
                    .map(|seat| at.clone().item(seat))
                    .try_for_each(|player| self.parts(&player, &at.clone().item(0)))?,
                "moves" if self.aim == Aim::Table => self.moves()?,
                "turn" | "phase" if has_phase || self.aim == Aim::Around => {}
                key if named(key) && key != "variant" => self.part(&at, &at, false)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// The keys that the recipe has at a place.
    fn keys_of(&self, place: &Place) -> Vec<Cow<'static, str>> {
        let Some(May::Keys(entries)) = self.may(place) else { return Vec::new() };
        entries.into_iter().filter(|entry| entry.told).map(|entry| entry.key).collect()
    }
    /// What may stand at a place: of a move that follows from what it says already.
    fn may(&self, by: &Place) -> Option<May> {
        let slot = match by.0.first() {
            Some(Step::Key(key)) if key == "moves" => self.told.read(|case| Ok(case.slot(by))).ok()?,
            _ => self.recipe.slot(by),
        };
        slot.map(|Slot { may, .. }| may)
    }
    fn wants(&self, at: &Place) -> bool {
        match self.aim {
            Aim::Table => true,
            Aim::Move => self.told.hangs_on(at),
            Aim::Count => self.told.hangs_on(at) || self.told.counts(at, false),
            Aim::Around => !self.heard.contains(at) && self.told.counts(at, true),
        }
    }

    /// Asks for all keys but the name that the recipe has of something.
    fn parts(&mut self, at: &Place, by: &Place) -> Result<(), Stop> {
        let keys = self.keys_of(by).into_iter().filter(|key| key != "name");
        keys.into_iter().try_for_each(|key| self.part(&at.clone().key(key.clone()), &by.clone().key(key), false))
    }

    /// Asks what is told of a place, which may have to be told: `by` is where the recipe has its like.
    fn part(&mut self, at: &Place, by: &Place, needed: bool) -> Result<(), Stop> {
        if !needed && !self.wants(at) {
            return Ok(());
        }
        let within = |index| by.clone().item(index);
        match self.may(by) {
            Some(May::Player(_)) if self.players.len() < 2 => Ok(()),
            Some(May::Board(rows)) => {
                let Some(May::Piece(words) | May::Word(words)) = self.may(&by.clone().space(0, 0)) else { return Ok(()) };
                let between = if words.is_lettered() { "" } else { ", " };
                let untold: Vec<_> = rows.iter().map(|spaces| vec!["?"; *spaces].join(between)).collect();
                self.rows(at, &untold, |row| (by.clone(), Some(row), May::Run(words.clone(), Vec::new())))
            }
            // Where no other row can follow those of the recipe, there are as many.
            Some(May::Items(count)) if self.may(&within(count)).is_none() => {
                let Some(may) = self.may(&within(0)) else { return Ok(()) };
                self.rows(at, &vec!["?".to_owned(); count], |row| (within(row), None, may.clone()))
            }
            // The others on one line, and so is what lies at numbers.
            Some(May::Items(_)) => {
                let may = self.may(&within(0)).unwrap_or(May::Text);
                let items = |line: &str| line.split(',').map(str::trim).collect();
                self.ask(at, (by, None, &may), &May::Written(&[]), needed, |typed, told| {
                    *told.at(at) = typed.as_str().map_or(typed.clone(), items);
                })
            }
            Some(May::Keys(entries)) if !are_numbered(&entries) => self.things(at, by, &entries),
            Some(May::Keys(_)) | None => self.ask(at, (by, None, &May::Text), &May::Written(&[]), needed, |typed, told| {
                *told.at(at) = typed.as_str().map_or(typed.clone(), pairs);
            }),
            Some(may) => self.ask(at, (by, None, &may), &may, needed, |typed, told| *told.at(at) = typed),
        }
    }

    /// Asks for rows, one by one, by where the recipe has the like of each, and what may stand there.
    fn rows(&mut self, at: &Place, untold: &[String], like: impl Fn(usize) -> (Place, Option<usize>, May)) -> Result<(), Stop> {
        self.legend.clear();
        for index in 0..untold.len() {
            let row = at.clone().item(index);
            let (by, line, may) = like(index);
            if self.wants(&row) {
                self.ask(&row, (&by, line, &may), &may, false, |typed, told| {
                    if told.at(at).is_null() {
                        *told.at(at) = untold.iter().cloned().collect();
                    }
                    // A row of a board has all its spaces.
                    *told.at(&row) = if typed == "" && line.is_some() { untold[index].replace('?', ".").into() } else { typed };
                })?;
            }
        }
        Ok(())
    }

    /// Asks what is told of things with names: of few, or of those that the recipe has, one by one, else of which there is any.
    fn things(&mut self, at: &Place, by: &Place, entries: &[Entry]) -> Result<(), Stop> {
        let told: Vec<_> = entries.iter().filter(|entry| entry.told).collect();
        let like = told.first().copied().or(entries.first()).map_or_else(|| "".into(), |like| like.key.clone());
        let mut wanted: Vec<_> = entries.iter().filter(|entry| self.wants(&at.clone().key(entry.key.clone()))).collect();
        if wanted.len() > FEW && told.len() > 1 {
            wanted = told;
        }
        self.open = Some((at.clone(), entries.len())).filter(|_| self.told.can_leave_open(at));
        if wanted.len() <= FEW {
            for Entry { key, told, .. } in wanted {
                let like = by.clone().key(if *told { key } else { &like }.clone());
                self.thing(&at.clone().key(key.clone()), &like)?;
            }
        } else {
            let asks = self.talk.say(said!(ASK, "which-of").with("place", &*self.place(at)));
            let names = entries.iter().map(|entry| self.naming.entry(at, entry)).collect::<Vec<_>>().join(", ");
            let put = |line: &str, told: &mut Told| *told.at(&at.clone().key(line.to_owned())) = json!({});
            while let Some(name) = self.hear(&asks, &names, false, put)? {
                self.thing(&at.clone().key(name), &by.clone().key(like.clone()))?;
            }
        }
        self.open = None;
        Ok(())
    }
    fn thing(&mut self, at: &Place, by: &Place) -> Result<(), Stop> {
        match self.may(by) {
            Some(May::Keys(keys)) if !are_numbered(&keys) => self.parts(at, by),
            _ => self.part(at, by, false),
        }
    }

    /// Asks what is done, move by move, and for the parts of each: first what it cannot be without.
    fn moves(&mut self) -> Result<(), Stop> {
        for index in 0.. {
            let at = Place::root().key("moves").item(index);
            let Some(May::Keys(actions)) = self.may(&at) else { break };
            let says: Vec<_> = actions.iter().map(|action| self.naming.entry(&at, action)).collect();
            let asks = said!(ASK, "what-is-done").with("number", index + 1);
            let chosen = self.talk.choose(asks, &says, self.aim == Aim::Move && index == 0)?;
            let Some(action) = chosen.and_then(|chosen| actions.get(chosen)) else { break };
            let own = at.clone().key(action.key.clone());
            self.part(&own, &own, true)?;
            loop {
                let heard = self.talk.heard;
                for is_needed in [true, false] {
                    let Some(May::Keys(parts)) = self.may(&at) else { break };
                    for part in parts.into_iter().filter(|part| !part.told && part.needed == is_needed) {
                        let place = at.clone().key(part.key);
                        self.part(&place, &place, is_needed)?;
                    }
                }
                if self.told.lacking.is_empty() || self.talk.heard == heard {
                    break;
                }
                // Whoever goes back does not hear it once more.
                if self.talk.heard == self.talk.accepted.len() {
                    (self.talk.write)(&format!("{}\n", self.told.lacking))?;
                }
            }
        }
        Ok(())
    }

    /// Asks what lies at a place, of which `put` makes something of the case. Where the recipe has its like, perhaps as a row,
    /// this may stand; an example is what can be typed of what is written there.
    fn ask(
        &mut self,
        at: &Place,
        (by, row, may): (&Place, Option<usize>, &May),
        written: &May,
        needed: bool,
        put: impl Fn(Value, &mut Told),
    ) -> Result<(), Stop> {
        let typed = Typed::of(self, may);
        // Where there is one answer nobody is asked; the answer to the case tells what is wrong with that.
        if needed && let [only] = &typed.values[..] {
            put(only.as_str().into(), self.told);
            return self.told.judge(&self.told.clone()).map(drop).or(Ok(()));
        }
        self.heard.push(at.clone());
        let example = self.example(by, row, written);
        let (asks, help) = self.prompt(at, by, &typed, example);
        self.hear(&asks, &help, needed, |line, told| put(typed.value(line), told)).map(drop)
    }

    /// Hears a line of which `put` makes something of the case: that line; none if it is not told.
    fn hear(&mut self, asks: &str, help: &str, needed: bool, put: impl Fn(&str, &mut Told)) -> Result<Option<String>, Stop> {
        let (missing, language) = (self.talk.say(said!(ASK, "needed")), self.talk.language);
        let (told, open) = (&*self.told, &self.open);
        let heard = self.talk.hear(asks, help, |line| {
            if line.is_empty() {
                return if needed { Err(missing.clone()) } else { Ok((None, String::new())) };
            }
            let mut next = told.clone();
            put(line, &mut next);
            open.iter().for_each(|(place, all)| next.leave_open(place, *all));
            let faults = next.judge(told)?;
            if needed && !faults.is_empty() {
                return Err(faults.join("\n"));
            }
            let says = |fault: &String| said!(ASK, "not-possible").with("fault", &**fault).say(language) + "\n";
            Ok((Some((next, line.to_owned())), faults.iter().map(says).collect()))
        })?;
        let Some((next, line)) = heard else { return Ok(None) };
        *self.told = next;
        Ok(Some(line))
    }
}

/// Whether all names are numbers, or end with one.
fn are_numbered(entries: &[Entry]) -> bool {
    entries.iter().all(|entry| ends_with_number(&entry.key))
}

/// Numbers with what lies there, `1 red, 2 green`, as a map; a line without such as it is.
fn pairs(line: &str) -> Value {
    let mut map = Map::new();
    for part in line.split(',') {
        match part.trim().split_once(' ') {
            Some((number, what)) if number.parse::<u8>().is_ok() && !what.starts_with(|first: char| first.is_ascii_digit()) => {
                // Several may lie at one number.
                match map.get_mut(number) {
                    Some(Value::Array(all)) => all.push(what.into()),
                    Some(one) => *one = json!([one.take(), what]),
                    None => drop(map.insert(number.to_owned(), what.into())),
                }
            }
            _ => return line.into(),
        }
    }
    map.into()
}
