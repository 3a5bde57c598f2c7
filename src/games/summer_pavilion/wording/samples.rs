//! A sample of everything that is said: what must hold for each sentence, whatever it says.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::told::BOOK;
use super::*;
use crate::games::Unlisted;
use crate::games::reasons::Unsaid;
use crate::games::soundness::{self, plain};
use crate::games::summer_pavilion::rules::CATALOGUE;
use crate::games::summer_pavilion::*;
use crate::games::turns;
use crate::verdict::{Finding, Place};
use crate::words::{Arg, Message, laws};
use std::collections::BTreeSet;

pub(in crate::games::summer_pavilion) fn star(colour: Colour) -> Star {
    Star::of(colour)
}
pub(in crate::games::summer_pavilion) fn on(star: Star, arm: usize) -> Space {
    Space::at(star, Arm::new(arm - 1).unwrap())
}
pub(in crate::games::summer_pavilion) fn at(colour: Colour, arm: usize) -> Space {
    on(star(colour), arm)
}
fn heap(counts: &[(Colour, u8)]) -> Tiles {
    let mut heap = Tiles::EMPTY;
    counts.iter().for_each(|&(colour, count)| heap.add(colour, count));
    heap
}

fn draft(side: Side) -> Draft {
    let player = |name: &str| DraftPlayer { name: name.to_owned(), tiles: Some(Tiles::EMPTY), ..DraftPlayer::default() };
    Draft {
        side,
        round: Some(1),
        phase: Phase::Play,
        phase_given: true,
        completed: false,
        leaves_some: false,
        turn: None,
        starter: None,
        marker: None,
        players: vec![player("Andrea"), player("Pedro")],
        factories: None,
        centre: None,
        supply: None,
        some_supply: Tiles::EMPTY,
        bag: None,
        tower: None,
        bonus: None,
    }
}

/// Two players.
fn names(side: Side) -> Names {
    Names::of(&draft(side))
}

/// Round 1, so purple is wild. Andrea has 3 blue and 3 purple beside the board; blue 1 and 5 and red in the centre are covered.
fn example(side: Side) -> Position {
    let mut position = Position { phase: Phase::Play, round: Some(1), ..Position::new(side, 2) };
    position.supply = Some(heap(&[(Colour::Red, 4), (Colour::Green, 6)]));
    position.factories[0] = heap(&[(Colour::Green, 1), (Colour::Yellow, 1), (Colour::Purple, 2)]);
    position.centre = Some(heap(&[(Colour::Yellow, 3), (Colour::Purple, 1)]));
    position.marker = Marker::Centre;
    let board = position.board_mut(SEAT);
    board.hand = Some(heap(&[(Colour::Blue, 3), (Colour::Purple, 3)]));
    board.pavilion.as_mut().unwrap().put(at(Colour::Blue, 1), Colour::Blue);
    board.pavilion.as_mut().unwrap().put(at(Colour::Blue, 5), Colour::Blue);
    board.pavilion.as_mut().unwrap().put(on(Star::CENTRE, 1), Colour::Red);
    position
}

fn refused(side: Side, refusal: &Refusal, play: &Move) -> Finding {
    let place = Place::root().key("moves").item(0);
    let (n, position, rulings) = (&names(side), &example(side), &Rulings::default());
    refusal.tell(&Refused { n, position, rulings, play, place: &place }).into()
}

pub(in crate::games::summer_pavilion) fn factory(number: usize) -> Factory {
    Factory::new(number - 1).unwrap()
}

/// A player, and another.
pub(in crate::games::summer_pavilion) const SEAT: Seat = Seat::new(0).unwrap();
pub(in crate::games::summer_pavilion) const OTHER: Seat = Seat::new(1).unwrap();
/// Some tiles.
pub(in crate::games::summer_pavilion) const HEAP: Tiles = Tiles::new([0, 0, 1, 0, 0, 2]);
pub(in crate::games::summer_pavilion) const ONE: Tiles = Tiles::new([0, 0, 1, 0, 0, 0]);

/// What two players had at the least and at the most.
pub(in crate::games::summer_pavilion) fn spans() -> Vec<Brought> {
    vec![Brought { seat: SEAT, score: 7, least: 9, most: 9 }, Brought { seat: OTHER, score: 8, least: 8, most: 10 }]
}

fn refusals() -> impl Iterator<Item = Refusal> {
    Refusal::samples().into_iter().chain(NotTold::samples().into_iter().map(Refusal::from))
}

fn flaws() -> Vec<Flaw> {
    let mut flaws = Flaw::samples();
    flaws.extend(turns::samples([SEAT, OTHER]).into_iter().map(|conflict| Flaw::Turns { conflict }));
    flaws
}

/// Two payments.
pub(in crate::games::summer_pavilion) fn payments() -> Unsaid<Vec<Tiles>> {
    Unsaid(vec![Tiles::new([3, 0, 0, 0, 3, 0]), Tiles::new([4, 0, 0, 0, 2, 0])])
}

/// Every move, with tiles of the first player.
fn moves() -> [Move; 11] {
    let (seat, kept) = (SEAT, heap(&[(Colour::Green, 2)]));
    let (colour, space) = (Colour::Blue, at(Colour::Blue, 6));
    [
        Move::Take(Take { seat, what: What::Tiles(heap(&[(Colour::Green, 1)])), from: Some(Source::Factory(factory(2))) }),
        Move::Take(Take { seat, what: What::Colour(Colour::Green), from: None }),
        Move::Take(Take { seat, what: What::Colour(Colour::Yellow), from: Some(Source::Centre) }),
        Move::Place(super::super::Placement { seat, colour, space, pay: Some(HEAP) }),
        Move::PlaceBetween { seat, colour, on: Between::Pillar, pay: None },
        Move::Bonus { seat, tiles: kept },
        Move::Pass { seat, keep: Some(kept) },
        Move::Refill { tiles: Some(kept) },
        Move::Refill { tiles: None },
        Move::Deal(Box::new(Deal { factories: [kept; 9], count: 5, starter: Some(OTHER) })),
        Move::Finish,
    ]
}

/// Every reason for points.
fn awards() -> Vec<Reason> {
    let (space, tiles, run) = (at(Colour::Blue, 6), ONE, run());
    let reasons = [
        Reason::Marker { price: 4 },
        Reason::Alone { space },
        Reason::Run { space, run },
        Reason::Discarded { tiles },
        Reason::FullNumber { number: 3, spaces: SpaceSet::with_cost(Side::Monochrome, 3) },
        Reason::Leftover { tiles },
        Reason::Unseen(Unseen::Marker { price: 4 }),
        Reason::Unseen(Unseen::Star { space }),
        Reason::Unseen(Unseen::Discarded),
        Reason::Unseen(Unseen::Bonuses),
        Reason::Unseen(Unseen::Leftover),
    ];
    let stars = KINDS.map(|kind| Reason::FullStar { star: star(Colour::Blue), kind });
    reasons.into_iter().chain(stars).chain(Feature::all().map(|feature| Reason::Surrounded { feature })).collect()
}

/// A star of one colour, and one of six.
const KINDS: [StarKind; 2] = [StarKind::OneColour(Colour::Blue), StarKind::Multicolour];

/// Two spaces of a star and one of another.
fn run() -> SpaceSet {
    [at(Colour::Blue, 6), at(Colour::Blue, 1), on(Star::CENTRE, 2)]
        .into_iter()
        .fold(SpaceSet::EMPTY, |run, space| run.or(SpaceSet::only(space)))
}

/// Slips, one of each sentence.
fn lapses() -> Vec<Lapse> {
    let (space, run, tiles, kept, price, number) = (at(Colour::Blue, 6), run(), HEAP, HEAP, 3, 4);
    let (star, kind, read, missing) = (star(Colour::Blue), KINDS[0], KINDS[1], run);
    vec![
        Lapse::OnlyTouching { space, rest: run },
        Lapse::CountedAlone { space, run },
        Lapse::ColourBreaksRun { space, run },
        Lapse::NewTileLeftOut { space, alone: false },
        Lapse::NewTileLeftOut { space, alone: true },
        Lapse::NewTileTwice { space, joins: true },
        Lapse::RunForgotten { space, run },
        Lapse::OneSideLeftOut { space, side: run, longer: false },
        Lapse::RingNotClosed { space, lost: run },
        Lapse::GapJumped { space, beyond: run },
        Lapse::NeighbouringStar { space, others: run },
        Lapse::NumberAsPoints { space, number },
        Lapse::ConnectedByNumber { space, run },
        Lapse::FeatureScored { feature: Feature::Statue(star) },
        Lapse::PaymentPaidFor { space, tiles },
        Lapse::NumberAtOnce { number, space },
        Lapse::MarkerForgotten { price },
        Lapse::MarkerOnePoint { price },
        Lapse::MarkerWithoutWild { price, wilds: 1 },
        Lapse::MarkerItself { price },
        Lapse::MarkerWholeHand { price, hand: 5 },
        Lapse::MarkerPastOne { price, down_to: -1 },
        Lapse::LaterTakePaid { tiles },
        Lapse::DiscardedForgotten { tiles },
        Lapse::KeptPaid { kept },
        Lapse::CornersScored { kept },
        Lapse::StarLeftOut { star, kind },
        Lapse::StarTwice { star, kind: read },
        Lapse::StarUnfinished { star, kind, missing: space },
        Lapse::StarMisread { star, kind, read },
        Lapse::StarByPlace { star, kind: read, read: kind },
        Lapse::KindOnce { kind, count: 2 },
        Lapse::NumberLeftOut { number, spaces: run },
        Lapse::NumberMisread { number, spaces: run, read: 3 },
        Lapse::NumberTwice { number, spaces: run },
        Lapse::NumberUnfinished { number, missing },
        Lapse::NumberBeyondFour { number, spaces: run },
        Lapse::CentreByPlace { given: vec![1, 2], taken: vec![3] },
        Lapse::LeftoversForgotten { tiles },
        Lapse::LeftoversScored { tiles },
        Lapse::LeftoversFirst { tiles },
        Lapse::TokenLeftOut { score: 170 },
    ]
}

/// What is said of what a case leaves out, and of high scores.
fn left_out(n: &Names) -> Vec<Message> {
    let both = [SEAT, OTHER].into_iter().fold(SeatSet::EMPTY, |both, seat| both.or(SeatSet::only(seat)));
    let gaps = [
        Gap::Conservation,
        Gap::Factories,
        Gap::Centre,
        Gap::Taken,
        Gap::Marker,
        Gap::Round,
        Gap::Built,
        Gap::Supply,
        Gap::Bag,
        Gap::Tower,
        Gap::Score(SEAT),
    ];
    let assumed = [
        Assumed::Phase(Phase::Offer),
        Assumed::Turn(SEAT),
        Assumed::NoRound(1),
        Assumed::Stars(both),
        Assumed::Tiles(both),
        Assumed::JustTiles(SEAT, HEAP),
        Assumed::Corners(both),
        Assumed::Score(both),
        Assumed::NotPassed(both),
        Assumed::NothingElse,
        Assumed::NoBonus,
    ];
    let gaps = gaps.iter().map(|gap| say_gap(n, gap).missing);
    gaps.chain(assumed.iter().map(|assumed| say_assumed(n, assumed))).chain(say_score(170)).collect()
}

/// Tables on which something is still to be chosen or told, and one on which all is counted.
fn ends() -> Vec<Position> {
    let in_phase = |phase| Position { phase, ..Position::new(Side::Coloured, 2) };
    let hidden = |phase| {
        let mut position = Position { centre: None, round: None, supply: None, ..in_phase(phase) };
        position.turns.insert(SEAT);
        let board = position.board_mut(SEAT);
        (board.passed, board.hand, board.pavilion) = (None, None, None);
        position
    };
    let waiting = |bonus| Position { bonus, turn: Some(SEAT), supply: Some(HEAP), round: Some(2), ..in_phase(Phase::Play) };
    vec![
        hidden(Phase::Offer),
        Position { factory_count: None, ..in_phase(Phase::Offer) },
        hidden(Phase::Play),
        Position { bonus: Some((SEAT, 2)), ..hidden(Phase::Play) },
        Position { may_owe: [1; 4], ..hidden(Phase::Play) },
        waiting(None),
        waiting(Some((SEAT, 2))),
        Position { may_be_over: true, ..in_phase(Phase::Preparation) },
        in_phase(Phase::Over),
    ]
}

/// Tables that tell more or less of the player who moves.
fn tables() -> Vec<Position> {
    let table = |change: fn(&mut Position)| {
        let mut position = example(Side::Coloured);
        change(&mut position);
        position
    };
    vec![
        table(|_| ()),
        table(|position| position.board_mut(SEAT).hand = None),
        table(|position| (position.bonus, position.supply) = (Some((SEAT, 2)), None)),
        table(|position| position.board_mut(SEAT).pavilion = None),
        table(|position| position.board_mut(SEAT).hand = Some(Tiles::EMPTY)),
        table(|position| position.board_mut(SEAT).hand = Some(heap(&[(Colour::Green, 1)]))),
        table(|position| position.round = None),
        table(|position| (position.round, position.board_mut(SEAT).hand) = (None, Some(heap(&[(Colour::Blue, 1)])))),
        table(|position| (position.factory_count, position.centre) = (None, None)),
        table(|position| (position.round, position.board_mut(SEAT).hand) = (None, Some(Tiles::EMPTY))),
    ]
}

/// Whether somebody makes the move, as some refusals suppose.
fn befits(refusal: &Refusal, play: &Move) -> bool {
    let by_table = matches!(
        refusal,
        Refusal::WrongPhase { .. }
            | Refusal::BonusFirst { .. }
            | Refusal::NothingToRefill { .. }
            | Refusal::RefillCount { .. }
            | Refusal::NotInBag { .. }
            | Refusal::BagNotUsedUp { .. }
            | Refusal::GameEnds
            | Refusal::RoundsLeft { .. }
            | Refusal::DealtFactories { .. }
            | Refusal::DealtCount { .. }
            | Refusal::DealtTotal { .. }
            | Refusal::WrongFirstStarter { .. }
            | Refusal::WrongStarter { .. }
    );
    let is_of_table =
        matches!(refusal, Refusal::NotTold { what } if !matches!(what, NotTold::Passed | NotTold::Stars { .. } | NotTold::Hand));
    by_table || is_of_table || play.seat().is_some()
}

/// What is counted in this game.
const NOUNS: &[&str] = &["tiles", "blue tiles", "points"];

fn sound(finding: &Finding, what: &str) {
    soundness::sound::<SummerPavilion>(finding, what, NOUNS);
}

#[test]
fn every_flaw_names_its_rule_and_what_would_be_right() {
    for side in [Side::Coloured, Side::Monochrome] {
        for flaw in flaws() {
            sound(&flaw.tell(&names(side)).into(), &format!("{flaw:?}"));
        }
    }
}

#[test]
fn every_text_is_sound_and_said() {
    let mut ids = BTreeSet::new();
    let mut hear = |message: &Message| {
        laws::sound(message);
        ids.extend(laws::ids(message));
    };
    let place = Place::root().key("moves").item(0);
    for side in [Side::Coloured, Side::Monochrome] {
        let n = names(side);
        for flaw in flaws() {
            hear(&Finding::from(flaw.tell(&n)).message);
        }
        let texts = awards().into_iter().map(|reason| say_award(&n, 0, (-1).into(), &reason).why);
        texts.chain(lapses().iter().map(|lapse| say_slip(&n, SEAT, lapse).0)).chain(left_out(&n)).for_each(|text| hear(&text));
        for play in moves() {
            hear(&say_move(&n, &example(side), &play));
            hear(&say_move(&n, &Position { marker: Marker::Unknown, ..example(side) }, &play));
            hear(&say_listed(&n, &example(side), &play, &Position { bonus: Some((SEAT, 1)), ..example(side) }));
            hear(&say_legal(&n, &Position { bonus: Some((SEAT, 3)), ..example(side) }, &Rulings::default(), &play));
            let mut spent = example(side);
            spent.board_mut(SEAT).hand = Some(HEAP);
            let needed = [6, 8].map(|number| say_needed(&n, &spent, &play, &Rulings::default(), 0, number));
            needed.into_iter().flatten().for_each(|needed| hear(&needed));
        }
    }
    let n = names(Side::Coloured);
    let mut open = Draft { round: None, ..draft(Side::Coloured) };
    open.players.iter_mut().for_each(|player| player.tiles = None);
    for (position, refusal) in tables().iter().flat_map(|table| refusals().map(move |why| (table, why))) {
        for play in moves().iter().filter(|play| befits(&refusal, play)) {
            let refused = Refused { n: &n, position, rulings: &Rulings::default(), play, place: &place };
            hear(&SummerPavilion::say_refusal(&refused, &refusal).message);
            if let Some(question) = SummerPavilion::asks(&refused, &open, &refusal) {
                hear(&question.says.with("worlds", question.worlds.iter().map(|world| world.name.clone()).collect::<Arg>()));
            }
        }
    }
    let keeping = Rulings { leftovers: rules::Leftovers::WhenPassing, ..Rulings::default() };
    for position in tables().into_iter().chain(ends()) {
        for rulings in [keeping, Rulings::default()] {
            match say_unlisted(&n, &position, &rulings) {
                Some(Unlisted::NotTold(texts)) => texts.iter().for_each(&mut hear),
                other => assert_eq!(other, None),
            }
        }
        let why = rank(&n, &position).into_iter().filter_map(|rank| rank.why);
        why.chain(say_choice(&n, &position)).for_each(|text| hear(&text));
    }
    laws::used(&BOOK, &ids);
}

#[test]
fn every_refusal_names_its_rule_and_what_would_be_legal() {
    for side in [Side::Coloured, Side::Monochrome] {
        for refusal in refusals() {
            for play in moves().iter().filter(|play| befits(&refusal, play)) {
                let finding = refused(side, &refusal, play);
                sound(&finding, &format!("{refusal:?}"));
                assert!(finding.place.to_string().starts_with("moves[0]."), "{refusal:?} is at {}", finding.place);
            }
        }
    }
}

#[test]
fn every_award_and_every_move_is_plain() {
    for side in [Side::Coloured, Side::Monochrome] {
        for reason in awards() {
            let award = say_award(&names(side), 0, 2.into(), &reason);
            plain(&award.why.to_string(), &format!("{reason:?}"), NOUNS);
            assert!(CATALOGUE.rules().any(|rule| rule == award.rule));
        }
        for play in moves() {
            plain(&say_move(&names(side), &example(side), &play).to_string(), &format!("{play:?}"), NOUNS);
        }
    }
}
