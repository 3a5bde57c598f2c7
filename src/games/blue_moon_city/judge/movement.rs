//! Movement: steps of the figure, and the grey cards.

use super::{Trial, hand};
use crate::game::reasons::NotPrinted;
use crate::games::blue_moon_city::pieces::{GREY_ONE, GREY_TWO, MORE_STEPS};
use crate::games::blue_moon_city::reasons::Power;
use crate::games::blue_moon_city::rules::{GreyTeleport, IdlePower};
use crate::games::blue_moon_city::{
    Building, Card, Cards, Move, NotTold, Pace, Phase, Position, Reason, Refusal, Seat, Spot, Turn, scoring::Table,
};
use crate::order;
use crate::verdict::Ledger;

impl Trial<'_> {
    /// A card is played for a power of the movement phase: whether it has that power, is in the hand, and comes in time.
    pub(super) fn plays_in_time(&mut self, card: Card, power: Power) {
        // A card without the power would be no better before the first stone.
        if self.position.turn.phase != Phase::Movement && hand::has_power(card, power) {
            self.refuse(Refusal::PowerTooLate { card, phase: self.position.turn.phase });
        }
        self.plays(card, power);
    }
    pub(super) fn walk(&mut self, path: &[Building], with: Cards) {
        // Movement ends with the first stone.
        let phase = self.position.turn.phase;
        if phase != Phase::Movement {
            self.refuse(Refusal::MovementIsOver { phase });
        }
        let others = with.iter().map(|(card, _)| card).filter(|&card| card != GREY_TWO);
        self.refusals.extend(others.map(|card| Refusal::of_power(card, Power::Stride)));
        self.holds(with);
        let (position, turn) = (self.position, self.position.turn);
        let Some(from) = position.player(self.seat).figure else { return self.refuse(NotTold::Figure) };
        // Once the movement is over no step is left at all.
        if phase != Phase::Movement {
            return;
        }
        let to = path.last().copied().unwrap_or(from);
        // Wherever what is not known lies, it takes so many.
        let (steps, most, unknown) = steps(position, from, path);
        let left = steps_left(&turn, with);
        let left_untold = turn.unknowns.has_more_steps();
        let may_have_leapt = self.rulings.grey_teleport == GreyTeleport::InsteadOfSteps && left_untold && turn.walked == 0;
        let grey = steps.saturating_sub(left).div_ceil(MORE_STEPS);
        // Without a phase it may go on in a turn in which grey 2s were played.
        let may_be_more = left_untold || turn.unknowns.phase && grey <= greys_played(position);
        if may_have_leapt && steps > 0 {
            self.refuse(NotTold::Steps { left: 0 });
        } else if grey > 0 {
            let corner = corner(position, from, path, steps - left).filter(|_| unknown.is_none());
            // How many are left hangs on where buildings lie, once the figure has walked to one that is not known.
            let hidden = unknown.filter(|_| turn.unknowns.pace == Some(Pace::Both));
            self.refuse(match corner {
                _ if may_be_more => hidden.map_or(NotTold::Steps { left }, |building| NotTold::Place { building }).into(),
                Some((here, there)) => Refusal::RoundACorner { from, to, steps, left, grey, here, there },
                None => Refusal::TooFar { from, to, steps, left, grey, least: NotPrinted(unknown.is_some()) },
            });
        } else if let Some(building) = unknown.filter(|_| most > left) {
            self.refuse(NotTold::Place { building });
        }
    }
    pub(super) fn leap(&mut self, card: Card, to: Building) {
        self.plays_in_time(card, Power::Leap);
        match self.position.player(self.seat).figure {
            _ if self.rulings.idle_power != IdlePower::No => {}
            None => self.refuse(NotTold::Figure),
            Some(figure) if figure == to => self.refuse(Refusal::FigureStays { at: to }),
            Some(_) => {}
        }
        if self.rulings.grey_teleport == GreyTeleport::InsteadOfSteps {
            match self.position.turn.walked {
                _ if self.position.turn.may_have_walked() => self.refuse(NotTold::Walked),
                0 => {}
                _ => self.refuse(Refusal::LeapAfterSteps),
            }
        }
    }
}

/// The first corner that a way leads across, if whoever counts each of them as one step saves as many steps as are missing.
fn corner(position: &Position, from: Building, path: &[Building], missing: u8) -> Option<(Building, Building)> {
    let touches = |&(here, there): &(Building, Building)| {
        position.spot(here).zip(position.spot(there)).is_some_and(|(here, there)| here.is_at_corner(there))
    };
    let corners: Vec<_> = legs(from, path).filter(touches).collect();
    corners.first().filter(|_| usize::from(missing) <= corners.len()).copied()
}

/// The most grey 2s that can have been played in this turn: all that do not lie anywhere else.
pub(crate) fn greys_played(position: &Position) -> u8 {
    let held = position.seats().flat_map(|seat| [position.player(seat).hand, position.player(seat).aside]);
    let seen = held.chain([position.draw]).map(|stack| stack.known.of(GREY_TWO)).fold(0, u8::saturating_add);
    GREY_TWO.copies().saturating_sub(seen)
}

/// The steps that a figure has, those of the grey 2s that are played for them included.
pub(crate) fn steps_left(turn: &Turn, with: Cards) -> u8 {
    turn.steps.saturating_add(MORE_STEPS.saturating_mul(with.of(GREY_TWO)))
}

/// From each stop of a path to the next.
pub(crate) fn legs(from: Building, path: &[Building]) -> impl Iterator<Item = (Building, Building)> + '_ {
    std::iter::once(from).chain(path.iter().copied()).zip(path.iter().copied())
}

/// Fewest and most steps along a path, each leg by a shortest way; if they differ, a building whose place is not known.
pub(crate) fn steps(position: &Position, from: Building, path: &[Building]) -> (u8, u8, Option<Building>) {
    legs(from, path).fold((0, 0, None), |(fewest, longest, unknown), (here, there)| {
        let (least, most) = position.distances(here, there);
        let untold = || (least < most).then(|| if position.spot(here).is_none() { here } else { there });
        (fewest.saturating_add(least), longest.saturating_add(most), unknown.or_else(untold))
    })
}

impl<L: Ledger<Reason>> Table<'_, L> {
    pub(super) fn walk(&mut self, seat: Seat, path: &[Building], with: Cards) {
        for _ in 0..with.of(GREY_TWO) {
            self.stride(seat, GREY_TWO);
        }
        let Some(from) = self.position.player(seat).figure else { return };
        let (least, most, _) = steps(self.position, from, path);
        let turn = &mut self.position.turn;
        turn.steps = turn.steps.saturating_sub(most);
        turn.walked = turn.walked.saturating_add(most);
        if least < most {
            turn.unknowns.pace = Some(Pace::Both);
        }
        self.position.player_mut(seat).figure = path.last().copied().or(Some(from));
    }
    pub(super) fn stride(&mut self, seat: Seat, card: Card) {
        self.play(seat, card);
        self.position.turn.steps = self.position.turn.steps.saturating_add(MORE_STEPS);
    }
    pub(super) fn leap(&mut self, seat: Seat, card: Card, to: Building) {
        self.play(seat, card);
        self.position.player_mut(seat).figure = Some(to);
        if self.rulings.grey_teleport == GreyTeleport::InsteadOfSteps {
            self.position.turn.steps = 0;
        }
    }
}

/// Every other building in reach by a shortest way, with the fewest grey 2s that it takes; more steps, anywhere, if the hand has
/// the cards.
pub(super) fn list(position: &Position, seat: Seat, moves: &mut Vec<Move>) {
    let player = position.player(seat);
    let mut places = Building::ALL;
    order::by_key(&mut places, |&building| position.spot(building).map_or(Spot::all().len(), Spot::index));
    for (from, to) in player.figure.into_iter().flat_map(|from| places.map(|to| (from, to))).filter(|(from, to)| from != to) {
        let grey = position.distances(from, to).1.saturating_sub(position.turn.steps).div_ceil(MORE_STEPS);
        if grey <= player.hand.known.of(GREY_TWO) {
            moves.push(Move::Walk { seat, path: vec![to], with: Cards::only(GREY_TWO, grey) });
        }
    }
    if player.hand.known.of(GREY_TWO) > 0 {
        moves.push(Move::Stride { seat, card: GREY_TWO });
    }
    if player.hand.known.of(GREY_ONE) > 0 {
        moves.extend(Building::ALL.into_iter().map(|to| Move::Leap { seat, card: GREY_ONE, to }));
    }
}
