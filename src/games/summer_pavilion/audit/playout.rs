//! Random legal games under random rulings: no position of any of them may be called impossible, however little of it a case shows,
//! nor may the move that follows be refused but for what is left out.
#![allow(clippy::unwrap_used)]

use super::super::draft::{Draft, DraftPlayer};
use super::super::geometry::{Feature, Side, Space};
use super::super::moves::{Move, Placement, Take};
use super::super::pieces::{Colour, Seat, Tiles};
use super::super::play::RandomPlayer;
use super::super::position::{Marker, Phase, Position};
use super::super::reasons::Flaw;
use super::super::rules::Rulings;
use crate::games::game::Auditor;
use crate::games::game::Judge;
use crate::games::summer_pavilion::{Glimpse, SummerPavilion};
use crate::verdict::{RulingSet, Tally};
use fastrand::Rng;

/// The draft that shows all of a position.
fn shown(position: &Position) -> Draft {
    let setup = position.phase == Phase::Setup;
    let player = |seat| {
        let board = position.board(seat);
        DraftPlayer {
            name: format!("P{}", seat.number()),
            score: board.score.known(),
            stars: board.pavilion.map(|pavilion| std::array::from_fn(|index| pavilion.at(Space::new(index).unwrap()))),
            tiles: board.hand,
            corners: board.corners,
            some_tiles: Tiles::EMPTY,
            glimpse: Glimpse::default(),
            passed: board.passed.filter(|_| position.phase == Phase::Play),
            no_bonus: position.says_no_bonus(seat),
        }
    };
    Draft {
        side: position.side,
        round: position.round.filter(|_| !setup),
        phase: position.phase,
        phase_given: true,
        completed: false,
        leaves_some: false,
        turn: position.turn,
        starter: position.starter,
        marker: if let Marker::With(seat) = position.marker { Some(seat) } else { None },
        players: position.seats().map(player).collect(),
        factories: Some(position.displays().to_vec()),
        centre: position.centre.map(|centre| (centre, usize::from(position.marker == Marker::Centre))),
        supply: position.supply,
        some_supply: Tiles::EMPTY,
        bag: position.bag,
        tower: position.tower,
        bonus: position.bonus,
    }
}

/// Leaves out each part of a case with a chance of one half.
fn hide(draft: &mut Draft, rng: &mut Rng) {
    fn maybe<T>(part: &mut Option<T>, rng: &mut Rng) {
        if rng.bool() {
            *part = None;
        }
    }
    if rng.u8(0..4) == 0 {
        let alone = rng.usize(0..draft.players.len());
        draft.players.swap(0, alone);
        draft.players.truncate(1);
        let seat = |at: &mut Option<_>| {
            *at = at.filter(|seat: &Seat| seat.index() == alone).and(Seat::new(0));
        };
        seat(&mut draft.turn);
        seat(&mut draft.starter);
        seat(&mut draft.marker);
        draft.bonus = draft.bonus.filter(|(seat, _)| seat.index() == alone).and_then(|(_, count)| Some((Seat::new(0)?, count)));
        if draft.factories.as_ref().is_some_and(|all| all.len() > 5) && rng.bool() {
            draft.factories.as_mut().unwrap().truncate(4);
        }
    }
    maybe(&mut draft.round, rng);
    maybe(&mut draft.turn, rng);
    maybe(&mut draft.factories, rng);
    maybe(&mut draft.centre, rng);
    maybe(&mut draft.supply, rng);
    maybe(&mut draft.bag, rng);
    maybe(&mut draft.tower, rng);
    maybe(&mut draft.bonus, rng);
    if draft.centre.is_none_or(|(_, markers)| markers == 0) && draft.phase != Phase::Offer {
        maybe(&mut draft.marker, rng);
    }
    for player in &mut draft.players {
        maybe(&mut player.score, rng);
        maybe(&mut player.stars, rng);
        maybe(&mut player.tiles, rng);
        maybe(&mut player.corners, rng);
        player.no_bonus &= rng.bool();
        if player.corners.is_some() || player.tiles.is_none() {
            maybe(&mut player.passed, rng);
        }
    }
}

/// How a table plays, so that different things become rare.
#[derive(Debug, Clone, Copy)]
enum Style {
    /// Anything.
    Any,
    /// Cheap spaces, so that many tiles end on the boards.
    Cheap,
    /// Spaces next to pillars, statues and windows that are nearly surrounded, so that bonuses are many.
    Bonus,
}

impl Style {
    /// The best of some random choices.
    fn choose(self, player: &mut RandomPlayer, position: &Position, rulings: &Rulings) -> Option<Move> {
        let tries = if matches!(self, Style::Any) { 1 } else { 12 };
        let choices = (0..tries).filter_map(|_| player.choose(position, rulings));
        choices.max_by_key(|play| self.worth(position, play))
    }
    fn worth(self, position: &Position, play: &Move) -> usize {
        let Move::Place(place) = play else { return 0 };
        let board = position.board(place.seat);
        match self {
            Style::Any => 1,
            Style::Cheap => 10 - usize::from(place.space.cost(position.side)),
            Style::Bonus => {
                let missing = |feature: Feature| feature.spaces().without(board.pavilion.unwrap().covered()).len();
                Feature::around(place.space).map(|feature| 10 - missing(feature)).sum()
            }
        }
    }
}

/// A move as a case of some of the players would tell it; none if it is another's.
fn as_seen(play: &Move, seats: usize, partial: &Draft) -> Option<Move> {
    if partial.players.len() == seats {
        return Some(play.clone());
    }
    let alone = partial.players.first()?;
    let mut seen = play.clone();
    match &mut seen {
        Move::Take(Take { seat, .. })
        | Move::Place(Placement { seat, .. })
        | Move::PlaceBetween { seat, .. }
        | Move::Bonus { seat, .. }
        | Move::Pass { seat, .. } => {
            if format!("P{}", seat.index() + 1) != alone.name {
                return None;
            }
            *seat = Seat::new(0)?;
        }
        Move::Deal(deal) => deal.starter = None,
        Move::Refill { .. } | Move::Finish => {}
    }
    Some(seen)
}

/// A game as the referee follows it from a case that shows a part of it.
struct Course {
    draft: Draft,
    position: Position,
}

impl Course {
    /// Judges the next move of the game and makes it, as the referee does; false where that ends it. What speaks against the move has to rest
    /// on something that is left out.
    fn goes_on(&mut self, play: &Move, seats: usize, rulings: &Rulings) -> bool {
        let Some(play) = as_seen(play, seats, &self.draft) else { return false };
        let position = &mut self.position;
        while !SummerPavilion::is_due(position, &play) {
            let Some(step) = SummerPavilion::forced(position, rulings) else { break };
            SummerPavilion::carry_out(position, &step, rulings, &mut Tally::default());
        }
        let mut refusals = Vec::new();
        SummerPavilion::judge(position, &play, rulings, &mut refusals);
        let refused = !refusals.is_empty();
        refusals.retain(|refusal| !refusal.is_open());
        assert_eq!(refusals, [], "{play:?} in {position:?} of {:?}", self.draft);
        if !refused {
            SummerPavilion::carry_out(position, &play, rulings, &mut Tally::default());
        }
        !refused
    }
}

#[test]
fn no_position_of_a_game_is_called_impossible() {
    // More games on request: PLAYOUTS=1000 cargo test --lib playout
    let games = std::env::var("PLAYOUTS").ok().and_then(|games| games.parse().ok()).unwrap_or(60);
    let mut audits = 0;
    for seed in 0..games {
        let mut rng = Rng::with_seed(seed);
        let mut rulings = Rulings::default();
        for (index, ruling) in Rulings::RULINGS.iter().enumerate() {
            rulings.set(index, rng.usize(0..ruling.answers.len()));
        }
        let side = if rng.bool() { Side::Coloured } else { Side::Monochrome };
        let mut position = Position::new(side, rng.usize(2..=4));
        let mut player = RandomPlayer::seeded(seed);
        let style = [Style::Any, Style::Cheap, Style::Bonus][rng.usize(0..3)];
        let mut courses: Vec<Course> = Vec::new();
        loop {
            let whole = shown(&position);
            let verdict = SummerPavilion::audit(&whole, &rulings);
            assert!(verdict.flaws.iter().all(Flaw::is_doubt), "seed {seed}: {:?} in {position:?}", verdict.flaws);
            assert_eq!(verdict.position.as_ref(), Some(&position), "seed {seed}");
            if position.phase != Phase::Setup {
                assert_eq!((verdict.gaps.as_slice(), verdict.assumed.as_slice()), (&[][..], &[][..]), "seed {seed}");
            }
            let mut partial = whole;
            hide(&mut partial, &mut rng);
            let verdict = SummerPavilion::audit(&partial, &rulings);
            assert!(verdict.flaws.iter().all(Flaw::is_doubt), "seed {seed}: {:?} in {partial:?}", verdict.flaws);
            audits += 2;
            let Some(play) = style.choose(&mut player, &position, &rulings) else { break };
            courses.extend(verdict.position.map(|position| Course { draft: partial, position }));
            if courses.len() > 4 {
                courses.remove(0);
            }
            courses.retain_mut(|course| course.goes_on(&play, position.seats, &rulings));
            SummerPavilion::carry_out(&mut position, &play, &rulings, &mut Tally::default());
        }
    }
    assert!(audits > 300 * games, "{audits}");
}

/// Breaks a case in some ways, whatever comes of it.
fn garble(draft: &mut Draft, rng: &mut Rng) {
    fn any(rng: &mut Rng) -> Option<Tiles> {
        let most = [3, 11, 255][rng.usize(0..3)];
        Some(Tiles::new::<6>(std::array::from_fn(|_| rng.u8(0..=most))))
    }
    let seat = |rng: &mut Rng| Seat::new(rng.usize(0..4));
    for _ in 0..rng.u8(1..4) {
        let at = rng.usize(0..draft.players.len());
        let player = &mut draft.players[at];
        match rng.u8(0..14) {
            0 => player.tiles = any(rng),
            1 => player.corners = any(rng),
            2 => player.score = Some(rng.i32(-9_999..=9_999)),
            3 => player.passed = Some(rng.bool()),
            4 => player.stars = Some(std::array::from_fn(|_| rng.choice(Colour::ALL))),
            5 => draft.round = Some(rng.u8(0..=99)),
            6 => draft.supply = any(rng),
            7 => draft.bag = any(rng),
            8 => draft.tower = any(rng),
            9 => draft.centre = any(rng).zip(Some(rng.usize(0..3))),
            10 => draft.factories = Some((0..rng.usize(0..12)).filter_map(|_| any(rng)).collect()),
            11 => (draft.turn, draft.marker, draft.starter) = (seat(rng), seat(rng), seat(rng)),
            12 => draft.bonus = seat(rng).map(|seat| (seat, rng.u8(0..=255))),
            _ => {
                let phases = [Phase::Setup, Phase::Offer, Phase::Play, Phase::Preparation, Phase::End, Phase::Over];
                draft.phase = phases[rng.usize(0..6)];
            }
        }
    }
}

#[test]
fn nothing_that_can_be_typed_stops_the_audit_or_the_judge() {
    let rulings = Rulings::default();
    let (mut possible, mut moves) = (0, Vec::new());
    for seed in 0..40 {
        let mut rng = Rng::with_seed(seed);
        let side = if rng.bool() { Side::Coloured } else { Side::Monochrome };
        let mut position = Position::new(side, rng.usize(2..=4));
        let mut player = RandomPlayer::seeded(seed);
        while let Some(play) = player.choose(&position, &rulings) {
            let mut draft = shown(&position);
            hide(&mut draft, &mut rng);
            garble(&mut draft, &mut rng);
            if let Some(start) = SummerPavilion::audit(&draft, &rulings).position {
                possible += 1;
                moves.clear();
                SummerPavilion::legal(&start, &rulings, &mut moves);
                moves.extend(SummerPavilion::forced(&start, &rulings));
                for play in &moves {
                    SummerPavilion::carry_out(&mut start.clone(), play, &rulings, &mut Tally::default());
                }
                SummerPavilion::judge(&start, &play, &rulings, &mut Vec::new());
            }
            SummerPavilion::carry_out(&mut position, &play, &rulings, &mut Tally::default());
        }
    }
    assert!(possible > 100, "{possible}");
}
