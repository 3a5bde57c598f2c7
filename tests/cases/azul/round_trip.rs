//! What is written reads back to the same.

use super::read_in;
use crate::read::{maybe, reads_back};
use fastrand::Rng;
use tilejudge::game::{Notation, Parts, Wording};
use tilejudge::games::azul::{
    Azul, Board, Colour, Column, Deal, Display, Draft, DraftFactory, DraftPlayer, Edition, Factory, Floor, Gold, Granted, Kept,
    Line, Lines, Marker, Move, Onto, PatternLine, Phase, Piece, Position, Seat, Sent, Setup, Side, SomeLines, SomeWall, Source,
    Space, Take, Tiles, To, Wall,
};
use tilejudge::verdict::Amount;

const EDITIONS: [Edition; 3] = [Edition::Base, Edition::Mini, Edition::MasterChocolatier];

fn index(edition: Edition) -> usize {
    EDITIONS.iter().position(|&other| other == edition).unwrap()
}

fn colour(rng: &mut Rng) -> Colour {
    Colour::ALL[rng.usize(..5)]
}

fn tiles(rng: &mut Rng) -> Tiles {
    Tiles::new::<5>(std::array::from_fn(|_| if rng.bool() { 0 } else { rng.u8(..=20) }))
}

fn gold(rng: &mut Rng) -> Gold {
    match rng.u8(..5) {
        0 => Gold::PlusOne,
        1 => Gold::Seek(colour(rng)),
        2 => Gold::Stay,
        3 => Gold::Neighbours,
        _ => Gold::Zero,
    }
}

fn display(rng: &mut Rng) -> Display {
    Display { tiles: tiles(rng), gold: maybe(rng, gold) }
}

fn board(rng: &mut Rng) -> Board {
    let mut wall = Wall::default();
    for space in (0..25).filter_map(Space::new) {
        if rng.bool() {
            wall.put(space, colour(rng));
        }
    }
    let mut lines = [PatternLine::default(); 5];
    for (line, length) in lines.iter_mut().zip(1..) {
        *line = PatternLine::of(colour(rng), rng.u8(..=length));
    }
    let mut floor = Floor::default();
    for _ in 0..rng.usize(..=7) {
        assert!(floor.push(Piece::Tile(colour(rng))));
    }
    let kept = match rng.u8(0..4) {
        0 => Kept::Free,
        1 => Kept::Caught(Piece::Tile(colour(rng))),
        _ => Kept::No,
    };
    let score = maybe(rng, |rng| Amount::exactly(rng.i32(0..240))).unwrap_or(Amount::at_least(0));
    Board {
        wall: maybe(rng, |_| wall).map_or_else(SomeWall::default, SomeWall::from),
        lines: maybe(rng, |_| Lines::new(lines)).map_or_else(SomeLines::default, SomeLines::from),
        floor: maybe(rng, |_| floor),
        kept: Some(kept),
        score,
        done: false,
        fallen: (0, 7),
        row_ends: [5; 5],
        has_row: false,
    }
}

/// A position in which nothing but the form is right.
fn position(rng: &mut Rng) -> Position {
    let seats = rng.usize(1..=4);
    let edition = EDITIONS[rng.usize(..3)];
    let setup = Setup {
        edition,
        side: if rng.bool() { Side::Grey } else { Side::Coloured },
        specialised: edition != Edition::Mini && rng.bool(),
    };
    let phases = [Phase::Setup, Phase::Offer, Phase::Tiling, Phase::Preparation, Phase::End, Phase::Over];
    let mut position = Position { whole_table: seats > 1, ..Position::new(setup, seats) };
    position.phase = phases[rng.usize(..phases.len())];
    if position.phase == Phase::Setup {
        return position;
    }
    let seat = |rng: &mut Rng| Seat::new(rng.usize(..seats)).unwrap();
    position.round = maybe(rng, |rng| rng.u8(1..30));
    position.turn = maybe(rng, seat);
    position.starter = maybe(rng, seat);
    for board_of in position.seats() {
        *position.board_mut(board_of) = board(rng);
    }
    position.factory_count = maybe(rng, |rng| rng.usize(..=9));
    for display_of in position.factories() {
        position.factories[display_of.index()] = display(rng);
    }
    position.centre = maybe(rng, tiles);
    position.bag = maybe(rng, tiles);
    position.lid = maybe(rng, tiles);
    let with = seat(rng);
    position.marker = match rng.u8(..5) {
        0 if position.centre.is_some() => Marker::Centre,
        1 if position.board(with).floor.is_none() && rng.bool() => Marker::Front(with),
        1 => Marker::With(with),
        2 => {
            let floor = position.board_mut(with).floor.get_or_insert_default();
            floor.pop();
            assert!(floor.push(Piece::Marker));
            Marker::With(with)
        }
        3 => {
            position.board_mut(with).kept = Some(Kept::Caught(Piece::Marker));
            Marker::With(with)
        }
        _ => Marker::Unknown,
    };
    position
}

fn players(seats: usize) -> Vec<DraftPlayer> {
    let names = ["Ana", "0x1F", "line 2: \"ñ\"", "null"];
    names[..seats].iter().map(|&name| DraftPlayer { name: name.to_owned(), ..DraftPlayer::default() }).collect()
}

/// The draft that says exactly what a position says.
fn draft(position: &Position) -> Draft {
    let dealt = position.phase != Phase::Setup;
    let mut players = players(position.seats);
    let mut marker = position.marker.holder();
    for (seat, player) in Seat::all().zip(&mut players).filter(|_| dealt) {
        let board = position.board(seat);
        player.score = board.score.known();
        player.wall = board.wall;
        let held = |lines: Lines, line| lines.at(Line::new(line).unwrap());
        let typed = |lines, line| vec![held(lines, line).colour(); usize::from(held(lines, line).count())];
        player.lines = board.lines.whole().map(|lines| std::array::from_fn(|line| typed(lines, line)));
        player.floor = board.floor.map(|floor| floor.pieces().map(Some).collect());
        player.kept = board.kept.filter(|kept| *kept != Kept::No).map(|kept| kept.caught().into_iter().collect());
        let is_zero = |shown: &Display| shown.gold == Some(Gold::Zero);
        let may_keep = position.setup.specialised && position.phase == Phase::Tiling && position.displays().iter().any(is_zero);
        player.keeps_none = may_keep && position.keeper().is_none() && board.kept == Some(Kept::No);
        let hidden = board.floor.is_none() && position.marker == Marker::With(seat);
        if hidden || board.floor.is_some_and(|floor| floor.has_marker()) || board.kept == Some(Kept::Caught(Piece::Marker)) {
            marker = None;
        }
    }
    let shown = |display: &Display| DraftFactory { tiles: display.tiles, gold: display.gold };
    Draft {
        setup: position.setup,
        round: position.round.filter(|_| dealt),
        phase: position.phase,
        phase_given: true,
        turn: position.turn,
        starter: position.starter,
        marker,
        players,
        factories: position.factory_count.filter(|_| dealt).map(|_| position.displays().iter().map(shown).collect()),
        centre: position.centre.filter(|_| dealt).map(|tiles| (tiles, usize::from(position.marker == Marker::Centre))),
        granted: Granted::default(),
        bag: position.bag.filter(|_| dealt),
        lid: position.lid.filter(|_| dealt),
    }
}

#[test]
fn positions_read_back_as_they_were_written() {
    let mut rng = Rng::with_seed(1);
    for _ in 0..500 {
        let position = position(&mut rng);
        let expected = draft(&position);
        let written = Azul::write(&Azul::names(&expected, &Default::default(), &Default::default()), &position);
        let edition = index(position.setup.edition);
        assert_eq!(written["game"], Azul::EDITIONS[edition].id);
        reads_back::<Azul>(edition, &written, &expected);
    }
}

fn any_move(rng: &mut Rng, seats: usize) -> Move {
    let seat = Seat::new(rng.usize(..seats)).unwrap();
    let line = Line::new(rng.usize(..5)).unwrap();
    let factory = |rng: &mut Rng| Factory::new(rng.usize(..9)).unwrap();
    match rng.u8(..8) {
        0 => Move::Finish,
        1 => Move::Clear { seat },
        2 => {
            let count = rng.usize(..=9);
            let mut displays = [Display::default(); 9];
            displays[..count].fill_with(|| display(rng));
            let extra = maybe(rng, |rng| Colour::ALL[rng.usize(..5)]);
            let (effects_done, starter) = (rng.bool(), maybe(rng, |_| seat));
            Move::Deal(Box::new(Deal { displays, count, extra, effects_done, starter }))
        }
        3 => {
            let onto = [Onto::Only, Onto::Floor, Onto::Column(Column::new(rng.usize(..5)).unwrap())];
            Move::Tile { seat, line, onto: onto[rng.usize(..3)] }
        }
        _ => {
            let from = maybe(rng, |rng| if rng.bool() { Source::Centre } else { Source::Factory(factory(rng)) });
            let (first, second) = factory(rng).neighbours(9);
            let sent = |rng: &mut Rng, to| Sent { to: Source::Factory(to), tiles: std::iter::once(colour(rng)).collect() };
            let first = maybe(rng, |rng| sent(rng, first));
            let second = first.and_then(|_| maybe(rng, |rng| sent(rng, second)));
            let count = if from.is_none() || rng.bool() { Some(rng.u8(1..=20)) } else { None };
            Move::Take(Take {
                seat,
                colour: colour(rng),
                count,
                from,
                to: if rng.bool() { To::Floor } else { To::Line(line) },
                floor: rng.bool().then(|| rng.u8(..20)),
                rest: [first, second],
            })
        }
    }
}

#[test]
fn moves_read_back_as_they_were_written() {
    let mut rng = Rng::with_seed(2);
    for round in 0..2000 {
        let seats = rng.usize(1..=4);
        let edition = EDITIONS[round % 3];
        let position = Position::new(Setup { edition, side: Side::Coloured, specialised: false }, seats);
        let draft = Draft { players: players(seats), ..draft(&position) };
        let names = Azul::names(&draft, &Default::default(), &Default::default());
        let play = any_move(&mut rng, seats);
        let players: Vec<_> = draft.players.iter().map(|player| serde_json::json!({"name": player.name, "score": 0})).collect();
        let case = serde_json::json!({"players": players, "moves": [Azul::write_move(&names, &position, &play)]});
        let text = serde_yaml::to_string(&case).unwrap();
        let (_, moves) = read_in(index(edition), &text).unwrap_or_else(|problems| panic!("{text}\n{problems:#?}"));
        assert_eq!(moves[0].play, play, "{text}");
    }
}
