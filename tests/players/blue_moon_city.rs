//! Blue Moon City.

use super::{draw, one_of};
use fastrand::Rng;
use tilejudge::game::Judge;
use tilejudge::games::blue_moon_city::{
    BlueMoonCity, Building, Colour, Move, Paint, Phase, Plan, Position, Reward, Rulings, Seat, Setup, Spot,
};

/// Steps after which everybody leaves the table: enough for every game that goes anywhere.
const PATIENCE: usize = 2_000;

/// What a step is about, and in how many of a hundred times it is done where it can be.
type Step = (fn(&Move) -> bool, u32);

/// Mostly what leads on: stones and offerings where they can be placed, the way to the market with crystals enough.
const STEPS: [Step; 6] = [
    (|play| matches!(play, Move::Offer(_)), 95),
    (|play| matches!(play, Move::Build(_)), 85),
    (|play| matches!(play, Move::Walk { with, .. } if with.is_empty()), 70),
    (|play| matches!(play, Move::Fly { .. }), 15),
    (|play| matches!(play, Move::Walk { .. } | Move::Stride { .. } | Move::Leap { .. }), 10),
    (|play| matches!(play, Move::Discard { .. } | Move::Draw { .. }), 100),
];

#[derive(Debug, Clone)]
pub(crate) struct Player {
    rng: Rng,
    made: usize,
}

impl Player {
    pub(crate) fn seeded(seed: u64) -> Self {
        Self { rng: Rng::with_seed(seed), made: 0 }
    }

    /// A table before the first turn. Whatever is not proved of the buildings is invented.
    pub(crate) fn set_up(&mut self, setup: Setup, players: usize) -> Position {
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
        let (rng, count) = (&mut self.rng, plan.count);
        plan.costs.get_or_insert_with(|| std::array::from_fn(|at| if at < count { rng.u8(1..=5) } else { 0 }));
        let mut reward = || Reward { crystals: rng.u8(1..=3), ..Reward::NONE };
        plan.master.get_or_insert_with(&mut reward);
        plan.contributor.get_or_insert_with(&mut reward);
    }

    /// Some legal step, or what chance could bring; none once the game is over or seems to have no end.
    pub(crate) fn choose(&mut self, position: &Position, rulings: &Rulings) -> Option<Move> {
        self.made += 1;
        if position.turn.phase == Phase::Over || self.made > PATIENCE {
            return None;
        }
        let hidden = |seat: Seat| Some((seat, position.player(seat).hand.hidden().filter(|&hidden| hidden > 0)?));
        if let Some((seat, hidden)) = position.seats().find_map(hidden) {
            return Some(Move::Reveal { seat, cards: draw(&mut position.unseen(), hidden, &mut self.rng) });
        }
        let seat = position.turn.seat;
        if position.turn.phase == Phase::Drawing {
            return Some(Move::Draw { seat, count: None, cards: None });
        }
        let mut moves = BlueMoonCity::legal(position, rulings);
        // Now and then any: each way to pay comes up.
        if self.rng.u8(..4) == 0 {
            return one_of(moves, |_| true, &mut self.rng);
        }
        if let Some((is_such, _)) =
            STEPS.iter().find(|(is_such, chance)| self.rng.u32(..100) < *chance && moves.iter().any(is_such))
        {
            moves.retain(is_such);
        }
        let discards = self.rng.u8(..=2).max(self.rng.u8(..=2));
        let best = moves.iter().filter_map(|play| way(position, seat, play)).min();
        let leads_on = |play: &Move| match play {
            Move::Discard { count, .. } => *count == discards,
            _ => way(position, seat, play) == best,
        };
        one_of(moves, leads_on, &mut self.rng)
    }
}

/// How far somebody still is after a walk from where it leads: to the market with crystals enough, else to where a stone can be paid for.
fn way(position: &Position, seat: Seat, walk: &Move) -> Option<u8> {
    let Move::Walk { path, .. } = walk else { return None };
    let to = *path.last()?;
    let price = position.next_space().map_or(0, |level| i32::from(level.price()));
    match position.player(seat).crystals().least() >= price {
        true => position.distance(to, Building::Market),
        false => Some(u8::from(!can_build(position, seat, to))),
    }
}

/// Whether somebody could pay for a section of a building in its own colour.
fn can_build(position: &Position, seat: Seat, building: Building) -> bool {
    let (plan, hand) = (position.plan(building), position.player(seat).hand.known);
    let worth =
        |of: Colour| hand.iter().filter(|(card, _)| card.colour == of).map(|(card, count)| card.value.number() * count).sum();
    let most: u8 = match plan.paint {
        Paint::None => 0,
        Paint::Of(colour) => worth(colour),
        Paint::Any => Colour::ALL.map(worth).into_iter().max().unwrap_or(0),
    };
    position.free_sections(building).filter_map(|section| plan.cost(section)).any(|cost| cost <= most)
}
