//! A seeded random player: whole games through the judge, for properties.

use super::buildings::{Reward, SECTIONS};
use super::judge::list;
use super::{Building, Cards, Move, Phase, Plan, Position, Refusal, Rulings, Seat, Setup, Spot, payment};
use crate::games::blue_moon_city::BlueMoonCity;
use crate::games::game::Judge;
use fastrand::Rng;

/// Steps after which the random player leaves the table: enough for every game that goes anywhere.
const PATIENCE: usize = 5_000;

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
            return Some(Move::Reveal { seat, cards: self.some_of(position.unseen(), hidden) });
        }
        let seat = position.turn.seat?;
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

    fn some_of(&mut self, mut cards: Cards, count: u8) -> Cards {
        (0..count).map_while(|_| cards.draw(&mut self.rng)).collect()
    }

    /// A legal step of a kind. What is conceivable is listed, and only what is chosen is judged.
    fn step(&mut self, position: &Position, seat: Seat, step: Step, rulings: &Rulings) -> Option<Move> {
        let Self { rng, moves, refusals, .. } = self;
        moves.clear();
        match step {
            Step::Offer => list::offerings(position, seat, moves),
            Step::Build => {
                let mut pay = |hand, paint, cost| payment::some(hand, paint, cost, rulings, rng).into_iter().collect();
                list::stones(position, seat, &mut pay, moves);
            }
            Step::Walk | Step::PlayGrey => list::ways(position, &position.turn, seat, moves),
            Step::Fly => list::flights(position, seat, moves),
            Step::Discard => list::discards(position, seat, moves),
        }
        let is_free = |play: &Move| matches!(play, Move::Walk { with, .. } if with.is_empty());
        match step {
            Step::Walk => {
                moves.retain(is_free);
                keep_best(position, seat, rulings, moves);
            }
            Step::PlayGrey => moves.retain(|play| !is_free(play)),
            Step::Offer | Step::Build | Step::Fly | Step::Discard => {}
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

/// Keeps the walks that lead on: towards the market with crystals enough, else to where a stone can be paid for.
fn keep_best(position: &Position, seat: Seat, rulings: &Rulings, walks: &mut Vec<Move>) {
    let price = position.next_space().map_or(0, |level| i32::from(level.price()));
    let homewards = position.player(seat).crystals().is_some_and(|crystals| crystals >= price);
    let way = |play: &Move| match play {
        Move::Walk { path, .. } => match path.last() {
            Some(&to) if homewards => position.distance(to, Building::Market).unwrap_or(u8::MAX),
            Some(&to) if can_build(position, seat, to, rulings) => 0,
            _ => 1,
        },
        _ => 0,
    };
    let ways: Vec<u8> = walks.iter().map(way).collect();
    let best = ways.iter().min().copied();
    let mut ways = ways.into_iter();
    walks.retain(|_| ways.next() == best);
}

/// Whether a player could pay for a section of a building.
fn can_build(position: &Position, seat: Seat, building: Building, rulings: &Rulings) -> bool {
    let (plan, hand) = (position.plan(building), position.player(seat).hand.known);
    let costs = position.free_sections(building).filter_map(|section| plan.cost(section));
    costs.min().is_some_and(|cost| payment::is_enough(hand, plan.paint, u32::from(cost), rulings))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::Tally;

    #[test]
    fn games_end_with_a_winner() {
        for seed in 0..12 {
            let players = 2 + seed as usize % 3;
            let rulings = Rulings::default();
            let mut player = RandomPlayer::seeded(seed);
            let mut position = player.set_up(Setup { random_centre: seed % 2 == 1 }, players);
            while let Some(play) = player.choose(&position, &rulings) {
                BlueMoonCity::carry_out(&mut position, &play, &rulings, &mut Tally::default());
            }
            assert_eq!(position.turn.phase, Phase::Over, "seed {seed}");
            let most = position.seats().map(|seat| position.player(seat).offerings()).max();
            let done = position.city_done();
            assert!(done || most == position.offerings_to_win().map(i32::from), "seed {seed}");
        }
    }
}
