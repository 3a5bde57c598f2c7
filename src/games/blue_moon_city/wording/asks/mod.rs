//! What the case would have to tell so that a step is legal.

mod table;

use super::names::{dragon_place, player_place};
use crate::game::reasons::{ToArg, Vocabulary};
use crate::game::{Auditor, Covers, Judge, Objection, Question, Tell, World};
use crate::games::blue_moon_city::notation::{BUILDINGS, YES_NO, city_name, write_city, write_hand, write_stones};
use crate::games::blue_moon_city::pieces::{DRAGON_STEPS, GREY_TWO, MORE_STEPS, MOST_DISCARDED, STEPS, STONES};
use crate::games::blue_moon_city::wording::Refused;
use crate::games::blue_moon_city::{
    BlueMoonCity, Build, Building, Cards, Draft, DraftCrystals, DraftDragon, DraftTurn, Dragon, DragonName, DragonTo, Move,
    NotTold, Pace, Paint, Position, Refusal, SectionName, Spot, Stack, Value as Worth, judge,
};
use crate::order;
use crate::verdict::{Place, Rule, Unit};
use crate::words::{Arg, Message};
use serde_json::{Value, json};

/// More places where a figure may stand are no answer.
const MOST_PLACES: usize = 6;

/// See [`Wording::asks`](crate::game::Wording::asks).
pub(super) fn asks(refused: &Refused<'_>, draft: &Draft, refusal: &Refusal) -> Option<Question<Draft>> {
    let Refusal::NotTold { what } = refusal else { return None };
    let found = what.say(refused);
    let asking = Asking { refused, draft, rule: found.rule };
    let says = || found.message.part("if");
    match *what {
        NotTold::Stones { building, section, cost } => {
            let name = if let Some(section) = section.0 { SectionName::Nth(section) } else { SectionName::Cost(cost.0?) };
            asking.stone(building, name, says)
        }
        NotTold::Section { building, section, .. } => asking.stone(building.0, SectionName::Nth(section.0), says),
        NotTold::Finished { building } => asking.finished(building, says()),
        NotTold::Figure => asking.figure().or_else(|| asking.walker()),
        NotTold::Place { .. } => asking.place(),
        NotTold::Dragon { dragon, .. } => asking.dragon(dragon),
        NotTold::Cards { missing } => asking.hand(missing),
        NotTold::MoreCards { count, held } => asking.cards(count, held),
        NotTold::Crystals { price, surcharge } => asking.crystals(i32::from(price) + i32::from(surcharge)),
        NotTold::MoreCrystals { needed, .. } => asking.crystals(needed.into()),
        NotTold::Obelisk => asking.obelisk(),
        NotTold::Reserve { back: false } => asking.stones(),
        NotTold::Steps { .. } => asking.steps(),
        NotTold::Walked => asking.in_turn("walked", "walked", 0, says(), |turn| _ = turn.walked.get_or_insert(0)),
        NotTold::Offered { card } if draft.progress.offerings.is_none() => {
            asking.in_turn("ordinary", "ordinary", YES_NO.name(card), says(), |turn| _ = turn.offered.get_or_insert(card))
        }
        NotTold::Discarded => asking.discarded(),
        NotTold::End { offerings: true, players: false } => asking.offerings(),
        NotTold::End { players: true, offerings: false } => asking.players(),
        NotTold::End { .. } => asking.phase(),
        NotTold::Piles { said, expected } => asking.piles(said.0, expected),
        // Of the turn in which the case begins.
        NotTold::Exact { .. } if asking.start()?.turn.seat == refused.position.turn.seat => {
            asking.in_turn("no-exact", "exact", YES_NO.name(false), says(), |turn| turn.no_exact = true)
        }
        NotTold::Reserve { back: true }
        | NotTold::Offered { .. }
        | NotTold::Exact { .. }
        | NotTold::Missing { .. }
        | NotTold::Numbers { .. } => None,
    }
}

/// What is asked, for programs, and where the case would tell it.
type At = (&'static str, Place);

/// A step that asks, and what the case tells.
struct Asking<'a> {
    refused: &'a Refused<'a>,
    draft: &'a Draft,
    rule: &'static Rule,
}

impl Asking<'_> {
    fn world(&self, told: impl Into<Value>, name: Message, edit: impl FnOnce(&mut Draft)) -> World<Draft> {
        World::of(self.draft, told, name, edit)
    }

    /// What is so in one of some worlds, and on no other table would the step be legal; none if there is no such world, or if the
    /// case tells it already: no world changes what is told.
    fn some(&self, at: At, says: Message, worlds: impl IntoIterator<Item = World<Draft>>) -> Option<Question<Draft>> {
        let ((id, place), worlds): (_, Vec<_>) = (at, worlds.into_iter().collect());
        let is_asked = worlds.iter().any(|world| world.draft != *self.draft);
        is_asked.then(|| Question::needed(id, place, self.rule, says, worlds))
    }

    /// What is so in one world only.
    fn one(&self, at: At, told: impl Into<Value>, says: Message, edit: impl FnOnce(&mut Draft)) -> Option<Question<Draft>> {
        self.some(at, says.clone(), [self.world(told, says, edit)])
    }

    /// What is so of the turn in which the case begins.
    fn in_turn(
        &self,
        id: &'static str,
        key: &'static str,
        told: impl Into<Value>,
        says: Message,
        edit: impl FnOnce(&mut DraftTurn),
    ) -> Option<Question<Draft>> {
        self.one((id, progress(key)), told, says, |draft| edit(&mut draft.progress))
    }

    /// A number that is one of few.
    fn number(
        &self,
        at: At,
        says: Message,
        numbers: impl Iterator<Item = u8>,
        place: impl Fn(&mut Draft) -> &mut Option<u8>,
    ) -> Option<Question<Draft>> {
        let name = |number: u8| self.message("asked-number").with("number", number);
        let world = |number| self.world(number, name(number), |draft| _ = place(draft).get_or_insert(number));
        self.some(at, says, numbers.map(world))
    }

    fn how_many(&self, what: &'static str) -> Message {
        self.message("asked-how-many").with("what", Arg::Term(what))
    }

    fn message(&self, id: &'static str) -> Message {
        self.refused.n.message(id).with("player", self.refused.n.player(self.refused.seat()))
    }

    fn own(&self, key: &'static str) -> At {
        (key, player_place(self.refused.seat()).key(key))
    }

    fn at(&self) -> usize {
        self.refused.seat().index()
    }

    /// The table that the moves start from.
    fn start(&self) -> Option<Position> {
        BlueMoonCity::audit(self.draft, self.refused.rulings).position
    }

    /// That a section is free, or one more of those with one number; none where its place tells it already.
    fn stone(&self, building: Building, name: SectionName, says: impl Fn() -> Message) -> Option<Question<Draft>> {
        let mut site = self.draft.clone().site_mut(building).clone();
        let plan = self.refused.position.plan(building);
        let says = match name {
            SectionName::Nth(_) if site.free.contains(&name) => return None,
            SectionName::Nth(_) => {
                // It is the one of which only the number was told.
                let number = site.free.iter().position(|&free| free.place().is_none() && free.cost(plan) == name.cost(plan));
                if let Some(number) = number {
                    site.free.remove(number);
                }
                says()
            }
            SectionName::Cost(cost) => {
                let told = site.free.iter().filter(|free| free.cost(plan) == Some(cost)).count();
                let says = self.message("asked-sections").with("building", building.to_arg(self.refused.n));
                says.with("count", told + 1).with("printed", plan.priced(cost).count()).with("cost", cost)
            }
        };
        (site.built, site.more) = (true, !self.draft.tells_stones(building));
        site.free.push(name);
        let told = self.refused.n.written(|manner| write_stones(&site, manner));
        self.one(("free-section", built(building)), told, says, |draft| *draft.site_mut(building) = site)
    }

    /// It is asked of a building without stones, which the stones on others tell, or of one with one section.
    fn finished(&self, building: Building, says: Message) -> Option<Question<Draft>> {
        if self.refused.position.may_have_more(building) {
            let at = ("not-finished", of_site(building, "finished"));
            return self.one(at, "no", says, |draft| draft.site_mut(building).finished = Some(false));
        }
        self.one(("not-finished", built(building)), json!([]), says, |draft| {
            let site = draft.site_mut(building);
            (site.built, site.more) = (true, false);
        })
    }

    /// Offerings are made on the market, stones are placed where the step says or where it could be legal.
    fn figure(&self) -> Option<Question<Draft>> {
        let (is_presupposed, places, covers) = match self.refused.play {
            Move::Offer(_) => (true, vec![Building::Market], Covers::Legal),
            Move::Build(Build { on: Some(on), .. }) => (true, vec![*on], Covers::Legal),
            Move::Build(_) => {
                let judged = Building::ALL.into_iter().map(|there| (there, self.refusals_from(there)));
                let mut may_be: Vec<_> = judged.filter(|(_, refusals)| refusals.iter().all(Refusal::is_open)).collect();
                // Of tiles that nobody knows none is an answer.
                if may_be.iter().all(|&(there, _)| self.refused.position.plan(there).costs.is_none()) {
                    return None;
                }
                // A building that the case tells of is meant, if it will do.
                let is_told = |there: Building| self.draft.sites.iter().any(|site| site.building == there);
                let is_meant = |(there, refusals): &(Building, Vec<Refusal>)| refusals.is_empty() && is_told(*there);
                let covers = if may_be.iter().any(is_meant) { Covers::Some } else { Covers::Legal };
                may_be.retain(|place| covers == Covers::Legal || is_meant(place));
                let mut places: Vec<_> = may_be.into_iter().map(|(there, _)| there).collect();
                // Where any colour would do, nobody names one.
                order::by_key(&mut places, |there| there.print().paint == Paint::Any);
                (false, places, covers)
            }
            _ => return None,
        };
        if places.len() > MOST_PLACES {
            return None;
        }
        let edit = |draft: &mut Draft, building| draft.players[self.at()].figure = Some(building);
        let says = self.message("asked-figure").with("elsewhere", covers == Covers::Some);
        Some(self.standing(self.own("figure"), says, places, edit)?.presupposed(is_presupposed).covering(covers))
    }

    /// That something stands on one of some buildings.
    fn standing(
        &self,
        at: At,
        says: Message,
        places: Vec<Building>,
        edit: impl Fn(&mut Draft, Building),
    ) -> Option<Question<Draft>> {
        let name = |building: Building| self.message("asked-place").with("building", building.to_arg(self.refused.n));
        let on = |building| self.world(BUILDINGS.name(building), name(building), |draft| edit(draft, building));
        self.some(at, says, places.into_iter().map(on))
    }

    /// A figure walks from wherever it certainly gets to its goal: it may from elsewhere, where that may lie near enough.
    fn walker(&self) -> Option<Question<Draft>> {
        let Move::Walk { path, with, .. } = self.refused.play else { return None };
        let (position, to) = (self.refused.position, *path.last()?);
        let onwards = judge::steps_of(position, path[0], &path[1..]).0;
        let most = judge::steps_left(&position.turn, *with).saturating_sub(onwards);
        let says = self.message("asked-walker").with("to", path[0].to_arg(self.refused.n)).with("most", most);
        let stand = |draft: &mut Draft, there| draft.players[self.at()].figure = Some(there);
        if Building::ALL.into_iter().all(|there| self.refusals_from(there).is_empty()) {
            let mut places = Building::ALL.to_vec();
            // Nobody thinks first of where it need not walk.
            order::by_key(&mut places, |&place| place == to);
            return Some(self.standing(self.own("figure"), says, places, stand)?.covering(Covers::All));
        }
        // How far away it stands is all that matters: what follows has fewer steps from farther away. Two of each distance will
        // do: the name of neither is said.
        let away = |place: Building| position.distances(place, path[0]);
        let so_far = |steps| {
            let may_be = |&place: &Building| (away(place).0..=away(place).1).contains(&steps);
            let mut places: Vec<_> = Building::ALL.into_iter().filter(may_be).collect();
            order::by_key(&mut places, |&place| away(place).0 < away(place).1);
            places.into_iter().take(2).map(move |place| (place, steps))
        };
        let stands = |(place, steps): (Building, u8)| {
            let is_known = away(place).0 == away(place).1;
            let name = self.message("asked-from").with("steps", steps).with("to", path[0].to_arg(self.refused.n));
            self.world(if is_known { BUILDINGS.name(place).into() } else { Value::Null }, name, |draft| {
                stand(draft, place);
                draft.near.extend(Some((place, path[0], (steps, steps))).filter(|_| !is_known));
            })
        };
        let covers = if position.turn.unknowns.may_have_more_steps() { Covers::Some } else { Covers::Legal };
        let worlds = (1..=most).chain([0]).flat_map(so_far).map(stands);
        Some(self.some(self.own("figure"), says, worlds)?.covering(covers))
    }

    /// A dragon that stands in the city, from wherever it certainly gets to where the card takes it.
    fn dragon(&self, dragon: Dragon) -> Option<Question<Draft>> {
        let Move::Fly { card, to: DragonTo::Building(to), .. } = *self.refused.play else { return None };
        let n = self.refused.n;
        // Where others may have moved it since, it is told where it was.
        if self.refused.position.dragons[dragon.index()].is_some() || card.value != Worth::Two {
            return None;
        }
        let name = DragonName::Coloured(n.dragon_colour(dragon));
        let stands =
            |there: Building| move |position: &mut Position| position.dragons[dragon.index()] = Some(DragonTo::Building(there));
        let refusals = Building::ALL.into_iter().map(|there| (there, self.refusals(stands(there))));
        let (can, cannot): (Vec<_>, Vec<_>) = refusals.partition(|(_, refusals)| refusals.is_empty());
        let may_be_elsewhere = cannot.iter().any(|(_, refusals)| refusals.iter().all(Refusal::is_open));
        let mut places: Vec<_> = can.into_iter().map(|(there, _)| there).collect();
        let everywhere = cannot.is_empty();
        order::by_key(&mut places, |&place| place == to);
        // Where it comes from is nothing to anybody, as long as no stone was placed.
        if self.start().is_some_and(|start| start.sites == self.refused.position.sites) {
            places.dedup_by_key(|place| *place == to);
        }
        let says = self.message("asked-dragon").with("dragon", dragon.to_arg(n)).with("to", to.to_arg(n));
        let says = says.with("steps", DRAGON_STEPS).with("everywhere", everywhere);
        let edit = |draft: &mut Draft, at| draft.dragons.push(DraftDragon { name, at: DragonTo::Building(at) });
        let covers = if may_be_elsewhere { Covers::Some } else { Covers::Legal };
        Some(self.standing(("dragon", dragon_place(name)), says, places, edit)?.covering(covers))
    }

    /// Where one building lies so that the way from another is short enough: in sight of one of which that is known, else so
    /// near.
    fn place(&self) -> Option<Question<Draft>> {
        let Refused { n, position, play, .. } = *self.refused;
        let (from, path, steps) = match *play {
            Move::Walk { ref path, with, .. } => {
                (position.player(self.refused.seat()).figure?, path.clone(), judge::steps_left(&position.turn, with))
            }
            Move::Fly { to: DragonTo::Building(to), card, .. } => match position.dragons[Dragon::moved_by(card.colour)?.index()]?
            {
                DragonTo::Building(from) => (from, vec![to], DRAGON_STEPS),
                DragonTo::Out => return None,
            },
            _ => return None,
        };
        let spare = steps.checked_sub(judge::steps_of(position, from, &path).0)?;
        // Of several legs that nobody knows the others are asked for once it is told how long the first is.
        let (from, to) = judge::legs(from, &path).find(|&(from, to)| position.distance(from, to).is_none())?;
        let steps = position.distances(from, to).0 + spare;
        let (building, other) = if position.spot(from).is_some() { (to, from) } else { (from, to) };
        let name = |steps: u8| self.message("asked-away").with("steps", steps);
        let lies = |(spot, away): (Spot, u8)| {
            let mut city = self.draft.city.unwrap_or([None; 21]);
            city[spot.index()] = Some(building);
            self.world(write_city(&city).unwrap_or_default(), name(away), |draft| draft.city = Some(city))
        };
        let place = Place::root().key("city");
        let (place, worlds): (_, Vec<_>) = match position.spot(other) {
            Some(known) => {
                let away = position.spots(building).map(|spot| (spot, spot.distance(known)));
                let mut near: Vec<_> = away.filter(|&(_, away)| away <= steps).collect();
                order::by_key(&mut near, |&(_, away)| away);
                (place, near.into_iter().map(lies).collect())
            }
            // No key tells it.
            None => {
                let (least, most) = position.distances(from, to);
                let most = most.min(steps);
                // How far a dragon flies is nothing to what follows.
                let fewest = if matches!(play, Move::Fly { .. }) { most } else { least };
                let near = |away| {
                    let bounds = if fewest == most { (least, most) } else { (away, away) };
                    self.world(Value::Null, name(away), |draft| draft.near.push((from, to, bounds)))
                };
                let place = place.key(city_name(building)).key(city_name(other));
                (place, (fewest..=most).map(near).collect())
            }
        };
        let says = self.message("asked-near").with("building", building.to_arg(n)).with("most", steps);
        let says = says.with("from", other.to_arg(n));
        let covers = if position.turn.unknowns.may_have_more_steps() { Covers::Some } else { Covers::Legal };
        Some(self.some(("city", place), says, worlds)?.covering(covers))
    }

    /// What speaks against the step on a changed table.
    fn refusals(&self, change: impl FnOnce(&mut Position)) -> Vec<Refusal> {
        let Refused { position, rulings, play, .. } = *self.refused;
        let mut position = position.clone();
        change(&mut position);
        let mut refusals = Vec::new();
        BlueMoonCity::judge(&position, play, rulings, &mut refusals);
        refusals
    }

    /// The same if the figure stands there.
    fn refusals_from(&self, there: Building) -> Vec<Refusal> {
        self.refusals(|position| position.player_mut(self.refused.seat()).figure = Some(there))
    }

    /// These cards among others. What came since the beginning may have been any card: it is enough that these were there before.
    fn hand(&self, missing: Cards) -> Option<Question<Draft>> {
        let may_have_come = self.may_have_come()?;
        let hand = self.draft.players[self.at()].hand.unwrap_or(Stack::UNKNOWN).showing(missing)?;
        // Two of a card are held where one is known and one more is played.
        let all = missing.iter().map(|(card, _)| (card, hand.known.of(card))).collect();
        let says = NotTold::Cards { missing: all }.say(self.refused).message.part("if");
        Some(self.holding(hand, says)?.covering(if may_have_come { Covers::Some } else { Covers::Legal }))
    }

    /// A hand; whoever pays has the cards, where a case tells none of them.
    fn holding(&self, hand: Stack, says: Message) -> Option<Question<Draft>> {
        let edit = |draft: &mut Draft| draft.players[self.at()].hand = Some(hand);
        let is_untold = self.draft.players[self.at()].hand.is_none_or(|hand| hand.known.is_empty());
        Some(self.one(self.own("hand"), write_hand(hand)?, says, edit)?.presupposed(is_untold))
    }

    /// So many at least.
    fn cards(&self, count: u32, held: u32) -> Option<Question<Draft>> {
        let hand = self.draft.players[self.at()].hand.unwrap_or(Stack::UNKNOWN);
        if hand.len().is_some() || self.may_have_come()? {
            return None;
        }
        let hand = hand.plus(Stack::face_down(u8::try_from(count.checked_sub(held)?).ok()?));
        self.holding(hand, self.message("asked-cards").with("count", hand.least()))
    }

    /// Whether cards may have come into the hand since the beginning, from what others have played meanwhile too.
    fn may_have_come(&self) -> Option<bool> {
        let (seat, position) = (self.refused.seat(), self.refused.position);
        let held = |position: &Position| {
            i64::from(position.player(seat).count(Unit::Cards).least()) + i64::from(position.discard.known.total())
        };
        Some(position.may_hold_more(seat) || held(position) > held(&self.start()?))
    }

    /// At least as many as this offering and those before it cost.
    fn crystals(&self, price: i32) -> Option<Question<Draft>> {
        let (seat, position) = (self.refused.seat(), self.refused.position);
        let known = match self.draft.players[self.at()].crystals {
            None => 0,
            Some(DraftCrystals::AtLeast(least)) => i32::from(least),
            Some(_) => return None,
        };
        let lacking = price - position.player(seat).crystals().least();
        let least = u16::try_from(known + lacking).ok().filter(|_| lacking > 0)?;
        let says = self.message("asked-crystals").with("count", least);
        let edit = |draft: &mut Draft| draft.players[self.at()].crystals = Some(DraftCrystals::AtLeast(least));
        let question = self.one(self.own("crystals"), format!("at least {least}"), says, edit)?;
        Some(question.covering(if position.unknowns.crystals > 0 { Covers::Some } else { Covers::Legal }))
    }

    fn stones(&self) -> Option<Question<Draft>> {
        let most = self.start()?.player(self.refused.seat()).stones;
        let numbers = 1..=most.min(STONES);
        let question =
            self.number(self.own("stones"), self.message("asked-stones"), numbers, |draft| &mut draft.players[self.at()].stones);
        // Whoever builds has stones for it.
        Some(question?.presupposed(true))
    }

    /// As many as the way takes, beside those that were taken or came since the beginning. Where nobody knows how far
    /// the figure has walked since, it hangs on that.
    fn steps(&self) -> Option<Question<Draft>> {
        let Refused { position, play, .. } = *self.refused;
        let Move::Walk { with, path, .. } = play else { return None };
        if position.turn.unknowns.pace == Some(Pace::Both) {
            return None;
        }
        let steps = judge::steps_of(position, position.player(self.refused.seat()).figure?, path).0;
        let left = judge::steps_left(&position.turn, *with);
        let start = self.start()?.turn;
        let least = start.steps.saturating_add(steps).saturating_sub(left);
        let most = (STEPS + MORE_STEPS * GREY_TWO.copies()).saturating_sub(start.walked);
        // No turn begins with so many.
        let is_grey = least.saturating_add(start.walked) > STEPS;
        let says = self.how_many(if is_grey { "steps-by-grey" } else { "steps-left" });
        self.number(("steps-left", progress("steps left")), says, least..=most, |draft| &mut draft.progress.steps)
    }

    fn discarded(&self) -> Option<Question<Draft>> {
        let (at, says) = (("discarded", progress("discarded")), self.how_many("discarded"));
        Some(self.number(at, says, 0..=MOST_DISCARDED, |draft| &mut draft.progress.discarded)?.covering(Covers::All))
    }
}

fn built(building: Building) -> Place {
    of_site(building, "built")
}

fn of_site(building: Building, key: &'static str) -> Place {
    Place::root().key("buildings").key(city_name(building)).key(key)
}

fn progress(key: &'static str) -> Place {
    Place::root().key("progress").key(key)
}
