//! One sample of everything that is said: what must hold for each sentence, whatever it says.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::told::BOOK;
use super::*;
use crate::games::Unlisted;
use crate::games::azul::*;
use crate::games::shared::FACTORIES;
use crate::games::soundness;
use crate::games::turns;
use crate::verdict::{Finding, Place};
use crate::words::{Arg, Message, laws};
use std::collections::BTreeSet;

/// A player.
pub(in crate::games::azul) const SEAT: Seat = Seat::new(0).unwrap();

/// Another.
pub(in crate::games::azul) const OTHER: Seat = Seat::new(1).unwrap();
/// When a round is over.
pub(in crate::games::azul) const PHASE: Phase = Phase::Preparation;
/// Two tiles of one colour and one of another.
pub(in crate::games::azul) const TILES: Tiles = Tiles::new([1, 0, 2, 0, 0]);
/// No tile anywhere.
pub(in crate::games::azul) const SEEN: Seen = Seen { boards: 0, factories: 0, centre: 0, bag: 0, lid: 0 };

/// A colour that the example takes.
pub(in crate::games::azul) const YELLOW: Colour = Colour::Yellow;
/// Where the example takes it from.
pub(in crate::games::azul) const FROM: Source = Source::Factory(Factory::new(0).unwrap());

/// Two spaces of a row.
pub(in crate::games::azul) fn open() -> SpaceSet {
    run(&[(3, 1), (3, 5)])
}
pub(in crate::games::azul) fn line(number: usize) -> Line {
    Line::new(number - 1).unwrap()
}
pub(in crate::games::azul) fn at(row: usize, column: usize) -> Space {
    Space::at(line(row), Column::new(column - 1).unwrap())
}
fn run(spaces: &[(usize, usize)]) -> SpaceSet {
    spaces.iter().fold(SpaceSet::EMPTY, |run, &(row, column)| run.or(SpaceSet::only(at(row, column))))
}
pub(in crate::games::azul) fn column(number: usize) -> Column {
    Column::new(number - 1).unwrap()
}
pub(in crate::games::azul) fn factory(number: usize) -> Factory {
    Factory::new(number - 1).unwrap()
}

fn names() -> Names {
    Names::new(Edition::Mini, vec!["Andrea".to_owned(), "Pedro".to_owned()])
}

/// The rulebook's floor-line example: Andrea's rows 2 and 3 have yellow, line 4 holds blue; the side of factory 1 is up to whoever asks.
fn example(gold: Option<Gold>) -> Position {
    let mut position = Position::new(Setup { edition: Edition::Mini, side: Side::Coloured, specialised: gold.is_some() }, 2);
    (position.phase, position.round, position.marker) = (Phase::Offer, Some(3), Marker::Centre);
    position.factories[0] = Display { tiles: Tiles::new([0, 2, 1, 1, 0]), gold };
    let board = position.board_mut(SEAT);
    for space in [at(2, 3), at(3, 4)] {
        board.wall.as_mut().unwrap().put(space, YELLOW);
    }
    board.lines.as_mut().unwrap().set(line(4), PatternLine::of(Colour::Blue, 1));
    position
}
fn take(to: To) -> Take {
    Take { seat: SEAT, colour: YELLOW, count: None, from: Some(FROM), to, floor: None, rest: [None; 2] }
}
fn refused(refusal: &Refusal) -> Finding {
    let (n, position, rulings) = (&names(), &example(None), &Rulings::default());
    let (play, place) = (&Move::Take(take(To::Line(line(2)))), &Place::root().key("moves").item(0));
    refusal.tell(&Refused { n, position, rulings, play, place }).into()
}

fn flaws() -> Vec<Flaw> {
    let mut flaws = Flaw::samples();
    flaws.extend(turns::samples([SEAT, OTHER]).into_iter().map(|conflict| Flaw::Turns { conflict }));
    let twice = vec![MarkerPlace::Centre, MarkerPlace::Centre];
    flaws.push(Flaw::SeveralMarkers { places: twice });
    flaws
}

fn refusals() -> Vec<Refusal> {
    let mut refusals = Refusal::samples();
    refusals.extend(NotTold::samples().into_iter().map(Refusal::from));
    refusals
}

/// What would have to be so where a move is open.
fn asked() -> Vec<Message> {
    let position = example(None);
    let mut draft = drafted::drafted(&position);
    (draft.players[0].wall, draft.players[0].lines) = (None, None);
    let (n, rulings, place) = (&Names::of(&draft), &Rulings::default(), &Place::root().key("moves").item(0));
    let play = &Move::Take(take(To::Line(line(2))));
    let hidden = Move::Take(Take { count: Some(2), ..take(To::Floor) });
    let asks = |play, what: NotTold| asks::asks(&Refused { n, position: &position, rulings, play, place }, &draft, &what.into());
    let open = NotTold::samples().into_iter().filter_map(|what| asks(play, what));
    let questions: Vec<_> = open.chain(asks(&hidden, NotTold::Source { from: FROM })).collect();
    let tiling = Draft { phase: Phase::Tiling, ..draft.clone() };
    let clears = Refused { n, position: &position, rulings, play: &Move::Clear { seat: SEAT }, place };
    let none_full = asks::asks(&clears, &tiling, &NotTold::Lines { whose: SEAT, line: None }.into());
    let says = |question: Question<Draft>| {
        let worlds: Vec<_> = question.worlds.into_iter().map(|world| world.name).collect();
        [question.says.with("worlds", Arg::from_iter(worlds.iter().cloned()))].into_iter().chain(worlds).collect::<Vec<_>>()
    };
    questions.into_iter().chain(none_full).flat_map(says).collect()
}

/// What is said of what a case leaves out.
fn known() -> Vec<Message> {
    let gaps = [
        Gap::Conservation,
        Gap::Factories,
        Gap::Centre,
        Gap::Marker,
        Gap::Round,
        Gap::Bag,
        Gap::Lid,
        Gap::OtherPlayers,
        Gap::Score(SEAT),
    ];
    let assumed = [
        Assumed::Wall(SEAT),
        Assumed::Lines(SEAT),
        Assumed::Floor(SEAT),
        Assumed::Score(SEAT),
        Assumed::Phase(PHASE),
        Assumed::Turn(SEAT),
    ];
    let n = names();
    let setup = Setup { edition: Edition::Mini, side: Side::Grey, specialised: false };
    let mut offer = Position { phase: Phase::Offer, centre: None, ..Position::new(setup, 1) };
    offer.may_turn.insert(SEAT);
    offer.boards[0] = Board { wall: None, ..Board::default() };
    let mut tiling = Position { phase: Phase::Tiling, ..Position::new(setup, 1) };
    tiling.boards[0].lines.as_mut().unwrap().set(line(1), PatternLine::of(Colour::Blue, 1));
    // Tiled as far as it is shown: the end depends on what is not.
    let hidden = Position { phase: Phase::Tiling, round: None, boards: offer.boards, ..Position::new(setup, 1) };
    let mut others = Position { phase: Phase::Tiling, round: None, whole_table: false, ..Position::new(setup, 1) };
    SpaceSet::column(column(1)).iter().for_each(|space| others.boards[0].wall.as_mut().unwrap().put(space, Colour::Blue));
    let mut walled = tiling.clone();
    walled.boards[0].wall = None;
    let mut waiting = Position { phase: Phase::Over, ..Position::new(setup, 1) };
    waiting.may_choose.insert(SEAT);
    let open = Position { may_be_over: true, ..offer.clone() };
    let single = Position { whole_table: false, ..open.clone() };
    let choices = [&offer, &open, &single, &tiling, &walled, &waiting, &hidden, &others];
    let choices = choices.map(|position| say_choice(&n, position, &Rulings::default()).unwrap());
    let mut keeper = tiling.clone();
    keeper.boards[0].kept = None;
    let mut away = Position { centre: Some(Tiles::EMPTY), ..example(Some(Gold::Neighbours)) };
    away.factories[1].gold = Some(Gold::Zero);
    away.boards[0].kept = None;
    let anybody = Position { factories: [Display { tiles: TILES, gold: None }; FACTORIES], ..example(None) };
    let mut nobody = anybody.clone();
    nobody.may_turn.insert(SEAT);
    let say = |position| say_unlisted(&n, position, &Rulings::default());
    let unlisted = [&offer, &hidden, &keeper, &away, &anybody, &nobody].into_iter().flat_map(|position| match say(position) {
        Some(Unlisted::NotTold(missing)) => missing,
        Some(Unlisted::Beside(says)) => vec![says],
        other @ (Some(Unlisted::CutShort(_)) | None) => panic!("{other:?} of {position:?}"),
    });
    let gaps = gaps.iter().map(|gap| say_gap(&n, gap).missing);
    let assumed = assumed.iter().map(|assumed| say_assumed(&n, assumed));
    gaps.chain(assumed).chain(choices.map(Message::from)).chain(unlisted).collect()
}

/// Moves, also ones that may not be made.
fn moves() -> Vec<Message> {
    let tile = |number, onto| Move::Tile { seat: SEAT, line: line(number), onto };
    let to_line = |number| Move::Take(take(To::Line(line(number))));
    let deal = Deal { displays: example(None).factories, count: 5, extra: None, effects_done: false, starter: Some(OTHER) };
    let table = example(None);
    let mut hidden = example(None);
    hidden.boards[0].kept = None;
    let moves = [
        (&table, to_line(1)),
        (&table, to_line(2)),
        (&example(Some(Gold::Stay)), to_line(5)),
        (&example(Some(Gold::Zero)), Move::Take(take(To::Floor))),
        (&table, tile(1, Onto::Only)),
        (&table, tile(4, Onto::Only)),
        (&table, tile(4, Onto::Floor)),
        (&table, Move::Clear { seat: SEAT }),
        (&hidden, Move::Clear { seat: SEAT }),
        (&table, Move::Deal(Box::new(deal))),
        (&table, Move::Finish),
    ];
    moves.iter().map(|(position, play)| say_move(&names(), position, play)).collect()
}

/// What is said of points, and of who wins.
fn awards() -> Vec<Message> {
    let (space, colour) = (at(2, 3), YELLOW);
    let mut floor = Floor::default();
    assert!([Piece::Tile(Colour::Red), Piece::Marker].into_iter().all(|piece| floor.push(piece)));
    let spaces = Line::all().fold(SpaceSet::EMPTY, |all, line| all.or(SpaceSet::only(Space::printed(line, colour))));
    let reasons = [
        Reason::Alone { space, colour },
        Reason::Row { space, colour, run: run(&[(2, 3)]) },
        Reason::Column { space, colour, run: run(&[(1, 3), (2, 3)]) },
        Reason::Floor { floor, cost: 2 },
        Reason::Caught { piece: Piece::Marker },
        Reason::Caught { piece: Piece::Tile(colour) },
        Reason::FullRow { row: line(1) },
        Reason::FullColumn { column: column(1) },
        Reason::FullColour { colour, spaces },
        Reason::OnHiddenWall { space, colour },
        Reason::HiddenLines,
        Reason::HiddenFloor,
        Reason::HiddenBonuses,
    ];
    let setup = Setup { edition: Edition::Mini, side: Side::Coloured, specialised: false };
    let mut over = Position { phase: Phase::Over, ..Position::new(setup, 4) };
    for (index, rows) in [2, 1, 1, 0].into_iter().enumerate() {
        let board = over.board_mut(Seat::new(index).unwrap());
        for space in Line::all().take(rows).flat_map(|row| SpaceSet::row(row).iter()) {
            board.wall.as_mut().unwrap().put(space, space.print());
        }
    }
    let ranks = rank(&names(), &over).into_iter().filter_map(|rank| rank.why);
    reasons.iter().map(|reason| say_award(&names(), 0, (-1).into(), reason).why).chain(ranks).collect()
}

/// Slips, one of each sentence.
fn slips() -> Vec<Message> {
    let (space, run, several) = (at(2, 3), run(&[(2, 3), (2, 4)]), run(&[(2, 3), (3, 4), (3, 5)]));
    let (line, piece, colour) = (line(2), Piece::Marker, YELLOW);
    let [row, full] = [Bonus::Row(line), Bonus::Colour(colour)];
    let lapses = [
        Lapse::ColumnLeftOut { space, run },
        Lapse::RowLeftOut { space, run },
        Lapse::CountedOnce { space },
        Lapse::CountedAlone { space, run },
        Lapse::AloneTwice { space },
        Lapse::NewTileAdded { space },
        Lapse::NewTileLeftOut { space, run },
        Lapse::TileForgotten { space },
        Lapse::GapInRow { space, beyond: run },
        Lapse::WholeGroup { space, corners: several },
        Lapse::OnlyTouching { space, rest: several },
        Lapse::FromBelow { lines: vec![line] },
        Lapse::AllPlacedFirst { lines: vec![line] },
        Lapse::IncompleteLine { line, colour, space },
        Lapse::FloorForgotten { pieces: 2 },
        Lapse::FloorWithoutMarker { index: 0 },
        Lapse::FloorMovesUp { index: 0, pieces: 2 },
        Lapse::MarkerCostsOne { index: 0, pieces: 2 },
        Lapse::FloorOneTwoThree { pieces: 2 },
        Lapse::FloorOneEach { pieces: 2 },
        Lapse::FloorLastOnly { pieces: 2 },
        Lapse::FloorTwice { cost: 2 },
        Lapse::FloorPastZero { cost: 2 },
        Lapse::FloorBeforeTiles { cost: 2 },
        Lapse::CaughtPaid { piece },
        Lapse::KeptSparesOne { last: 1 },
        Lapse::FallenLineFree { line },
        Lapse::OneOfLineFalls { line },
        Lapse::BonusLeftOut { bonus: row },
        Lapse::BonusDoubled { bonus: full },
        Lapse::BonusTooEarly { bonus: Bonus::Column(column(1)) },
        Lapse::BonusUnfinished { bonus: full, missing: Missing::Row(line) },
        Lapse::RowsAsColumns,
        Lapse::RowsLikeColumns,
        Lapse::ColumnsAsColours,
    ];
    lapses.iter().map(|lapse| say_slip(&names(), SEAT, lapse).0).collect()
}

/// What is counted in this game.
const NOUNS: &[&str] = &["tiles", "pieces"];

fn sound(finding: &Finding, what: &str) {
    soundness::sound::<Azul>(finding, what, NOUNS);
}

#[test]
fn every_flaw_names_its_rule_and_what_would_be_right() {
    for flaw in flaws() {
        sound(&flaw.tell(&names()).into(), &format!("{flaw:?}"));
    }
}

#[test]
fn every_text_is_said_of_something() {
    let flaws = flaws().into_iter().map(|flaw| flaw.tell(&names()).into());
    let findings = flaws.chain(refusals().into_iter().map(|refusal| refused(&refusal)));
    let texts = findings.map(|finding: Finding| finding.message);
    let texts = texts.chain(known()).chain(asked()).chain(moves()).chain(awards()).chain(slips());
    let mut ids = BTreeSet::new();
    for text in texts {
        laws::sound(&text);
        ids.extend(laws::ids(&text));
    }
    laws::used(&BOOK, &ids);
}

#[test]
fn every_refusal_names_its_rule_and_what_would_be_legal() {
    for refusal in refusals() {
        let finding = refused(&refusal);
        sound(&finding, &format!("{refusal:?}"));
        assert!(finding.place.to_string().starts_with("moves[0]."), "{refusal:?} is at {}", finding.place);
    }
}
