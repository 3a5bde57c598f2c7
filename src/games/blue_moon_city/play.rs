//! A seeded random player: whole games through the judge, for properties.

use super::buildings::{Reward, SECTIONS};
use super::judge::list;
use super::pieces::MOST_DISCARDED;
use super::{Build, Building, Cards, Move, Phase, Plan, Position, Refusal, Rulings, Seat, Setup, Spot, payment};
use crate::games::blue_moon_city::BlueMoonCity;
use crate::games::game::Judge;
use fastrand::Rng;

/// Steps after which the random player leaves the table: enough for every game that goes anywhere.
const PATIENCE: usize = 2_000;

/// What a step is about.
#[derive(Debug, Clone, Copy)]
enum Step {
    Offer,
    Build,
    /// Without a card.
    Walk,
    Fly,
    /// A walk or a leap by grey cards.
    PlayGrey,
    Discard,
}

/// Mostly what leads on: stones and offerings where they can be placed, the way to the market with crystals enough. So many times in
/// a hundred each is done where it can be.
const STEPS: [(Step, u32); 6] =
    [(Step::Offer, 95), (Step::Build, 85), (Step::Walk, 70), (Step::Fly, 15), (Step::PlayGrey, 10), (Step::Discard, 100)];

/// Chooses steps at random, what chance decides included. The same seed plays the same game.
#[derive(Debug, Clone)]
pub struct RandomPlayer {
    rng: Rng,
    moves: Vec<Move>,
    refusals: Vec<Refusal>,
    made: usize,
}

impl RandomPlayer {
    /// A player whose choices follow from `seed`.
    pub fn seeded(seed: u64) -> Self {
        Self { rng: Rng::with_seed(seed), moves: Vec::new(), refusals: Vec::new(), made: 0 }
    }

    /// A table before the first turn. Whatever is not proved of the buildings is invented.
    pub fn set_up(&mut self, setup: Setup, players: usize) -> Position {
        let beside: Vec<Spot> = Spot::CENTRE.neighbours().collect();
        let mut around = Building::ROUND_THE_MARKET;
        let mut others = Building::ALL[1 + around.len()..].to_vec();
        if setup.random_centre {
            others.extend(around);
            self.rng.shuffle(&mut others);
        } else {
            self.rng.shuffle(&mut around);
            self.rng.shuffle(&mut others);
            others.extend(around);
        }
        let mut city = [None; 21];
        city[Spot::CENTRE.index()] = Some(Building::Market);
        // The last four are for the places beside the market.
        let outer = Spot::all().filter(|&spot| spot != Spot::CENTRE && !beside.contains(&spot));
        for (spot, &building) in outer.chain(beside.iter().copied()).zip(&others) {
            city[spot.index()] = Some(building);
        }
        let mut position = Position::new(setup, players, city);
        for plan in &mut position.plans {
            self.invent(plan);
        }
        position
    }

    fn invent(&mut self, plan: &mut Plan) {
        let rng = &mut self.rng;
        if plan.costs.is_none() {
            let mut costs = [0; SECTIONS];
            costs[..plan.count].fill_with(|| rng.u8(1..=5));
            plan.costs = Some(costs);
        }
        let mut reward = |proved: Option<Reward>| proved.or(Some(Reward { crystals: rng.u8(1..=3), cards: 0, scales: 0 }));
        plan.master = reward(plan.master);
        plan.contributor = reward(plan.contributor);
    }

    /// Some legal step, or what chance could bring; none once the game is over or seems to have no end.
    pub fn choose(&mut self, position: &Position, rulings: &Rulings) -> Option<Move> {
        self.made += 1;
        if position.turn.phase == Phase::Over || self.made > PATIENCE {
            return None;
        }
        let hidden = |&seat: &Seat| position.player(seat).hand.hidden.is_some_and(|hidden| hidden > 0);
        if let Some(seat) = position.seats().find(hidden) {
            let hidden = position.player(seat).hand.hidden.unwrap_or(0);
            return Some(Move::Reveal { seat, cards: position.unseen().draw(hidden.into(), &mut self.rng) });
        }
        let seat = position.turn.seat;
        if position.turn.phase == Phase::Drawing {
            return Some(Move::Draw { seat, count: None, cards: None });
        }
        for (step, chance) in STEPS {
            if self.rng.u32(0..100) < chance
                && let Some(play) = self.step(position, seat, step, rulings)
            {
                return Some(play);
            }
        }
        None
    }

    /// A legal step of a kind. What is conceivable is listed or chosen at random, and only what is chosen is judged.
    fn step(&mut self, position: &Position, seat: Seat, step: Step, rulings: &Rulings) -> Option<Move> {
        let Self { rng, moves, refusals, .. } = self;
        moves.clear();
        match step {
            Step::Walk | Step::Fly | Step::PlayGrey if position.turn.phase != Phase::Movement => {}
            Step::Offer => list::offerings(position, seat, moves),
            Step::Build => moves.extend(stone(position, seat, rulings, rng)),
            Step::Walk => moves.extend(walk(position, seat, rulings, rng)),
            Step::Fly => list::flights(position, seat, moves),
            Step::PlayGrey => {
                list::ways(position, &position.turn, seat, moves);
                moves.retain(|play| !matches!(play, Move::Walk { with, .. } if with.is_empty()));
            }
            Step::Discard => {
                // Mostly as many as may be: new cards lead on.
                let count = rng.u8(0..=MOST_DISCARDED).max(rng.u8(0..=MOST_DISCARDED));
                let cards = { position.player(seat).hand.known }.draw(count.into(), rng);
                moves.push(Move::Discard { seat, count: cards.total() as u8, cards: Some(cards) });
            }
        }
        while !moves.is_empty() {
            let play = moves.swap_remove(rng.usize(..moves.len()));
            refusals.clear();
            BlueMoonCity::judge(position, &play, rulings, refusals);
            if refusals.is_empty() {
                return Some(play);
            }
        }
        None
    }
}

/// A stone on some section that the player can pay for.
fn stone(position: &Position, seat: Seat, rulings: &Rulings, rng: &mut Rng) -> Option<Move> {
    let player = position.player(seat);
    let paint = position.plan(player.figure?).paint;
    let mut sections: Vec<_> = list::sections(position, seat).collect();
    rng.shuffle(&mut sections);
    let mut paid = sections.into_iter().filter_map(|(section, cost)| {
        let pay = payment::some(player.hand.known, paint, u32::from(cost), rulings, rng);
        pay.map(|pay| Build { seat, on: None, colour: None, section, pay: Some(pay) })
    });
    paid.next().map(Move::Build)
}

/// A walk that leads on: towards the market with crystals enough, else to where a stone can be paid for.
fn walk(position: &Position, seat: Seat, rulings: &Rulings, rng: &mut Rng) -> Option<Move> {
    let price = position.next_space().map_or(0, |level| i32::from(level.price()));
    let homewards = position.player(seat).crystals().is_some_and(|crystals| crystals >= price);
    let way = |to: Building| match homewards {
        true => position.distance(to, Building::Market).unwrap_or(u8::MAX),
        false => u8::from(!can_build(position, seat, to, rulings)),
    };
    let free = list::reach(position, &position.turn, seat).filter(|with| with.1 == 0).map(|(to, _)| to);
    let to = free.min_by_key(|&to| (way(to), rng.u32(..)))?;
    Some(Move::Walk { seat, path: vec![to], with: Cards::EMPTY })
}

/// Whether a player could pay for a section of a building.
fn can_build(position: &Position, seat: Seat, building: Building, rulings: &Rulings) -> bool {
    let (plan, hand) = (position.plan(building), position.player(seat).hand.known);
    let costs = position.free_sections(building).filter_map(|section| plan.cost(section));
    costs.min().is_some_and(|cost| payment::is_enough(hand, plan.paint, u32::from(cost), rulings))
}
