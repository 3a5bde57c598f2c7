//! Sentences that are easy to get wrong.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::*;
use crate::games::azul::rules::Rulings;
use crate::games::azul::*;
use crate::verdict::{Finding, Place, Severity};

pub(super) fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}
pub(in crate::games::azul) fn line(number: usize) -> Line {
    Line::new(number - 1).unwrap()
}
pub(in crate::games::azul) fn at(row: usize, column: usize) -> Space {
    Space::at(line(row), Column::new(column - 1).unwrap())
}
pub(super) fn run(spaces: &[(usize, usize)]) -> SpaceSet {
    let mut run = SpaceSet::EMPTY;
    spaces.iter().for_each(|&(row, column)| run.insert(at(row, column)));
    run
}

fn draft(edition: Edition, side: Side) -> Draft {
    let player = |name: &str| DraftPlayer { name: name.to_owned(), ..DraftPlayer::default() };
    Draft {
        setup: Setup { edition, side, specialised: false },
        round: Some(3),
        phase: Phase::Offer,
        phase_given: true,
        turn: None,
        starter: None,
        marker: None,
        players: vec![player("Andrea"), player("Pedro")],
        factories: None,
        centre: None,
        bag: None,
        lid: None,
    }
}
/// Two players of Azul Mini on the coloured side.
pub(super) fn names() -> Names {
    Names::of(&draft(Edition::Mini, Side::Coloured))
}

/// Andrea's board of the rulebook's floor-line example: rows 2 and 3 have yellow, line 4 holds blue.
pub(super) fn example() -> Position {
    let mut position = Position::new(Setup { edition: Edition::Mini, side: Side::Coloured, specialised: false }, 2);
    position.phase = Phase::Offer;
    position.round = Some(3);
    position.factories[0].tiles = Tiles::new([0, 2, 1, 1, 0]);
    position.marker = Marker::Centre;
    let board = position.board_mut(seat(0));
    board.wall.as_mut().unwrap().put(at(2, 3), Colour::Yellow);
    board.wall.as_mut().unwrap().put(at(3, 4), Colour::Yellow);
    board.lines.as_mut().unwrap().set(line(4), PatternLine::of(Colour::Blue, 1));
    position
}
pub(super) fn take(to: To) -> Take {
    Take {
        seat: seat(0),
        colour: Colour::Yellow,
        count: None,
        from: Some(From::Factory(Factory::new(0).unwrap())),
        to,
        dropped: 0,
        rest: [None; 2],
    }
}
pub(super) fn refused(refusal: &Refusal, play: Move) -> Finding {
    let place = Place::root().key("moves").item(0);
    said(refusal, &names(), &example(), &Rulings::default(), &play, &place)
}
fn said(refusal: &Refusal, n: &Names, position: &Position, rulings: &Rulings, play: &Move, place: &Place) -> Finding {
    refusal.tell(&Refused { n, position, rulings, play, place }).into()
}

#[test]
fn a_refused_placement_says_what_takes_these_tiles() {
    let refusal = Refusal::WallRowHasColour { line: line(2), colour: Colour::Yellow, space: at(2, 3) };
    let finding = refused(&refusal, Move::Take(take(To::Line(line(2)))));
    assert_eq!(finding.rule.id, "azul/wall-row-has-colour");
    assert_eq!(finding.message, "Andrea's line 2 cannot take yellow: row 2 of the wall already has yellow, in column 3");
    assert_eq!(
        finding.help.as_ref().map(ToString::to_string).as_deref(),
        Some("yellow can go to line 1 or 5, or to the floor line")
    );
    assert_eq!(finding.place.to_string(), "moves[0].to");
    assert!(finding.related.is_empty(), "the case does not show the wall, so nothing of it is underlined");
}

#[test]
fn a_tile_that_the_case_shows_is_underlined_too() {
    let mut draft = draft(Edition::Mini, Side::Coloured);
    let mut wall = [[None; 5]; 5];
    wall[1][2] = Some(Colour::Yellow);
    draft.players[0].wall = Some(wall);
    let refusal = Refusal::WallRowHasColour { line: line(2), colour: Colour::Yellow, space: at(2, 3) };
    let play = Move::Take(take(To::Line(line(2))));
    let finding = said(&refusal, &Names::of(&draft), &example(), &Rulings::default(), &play, &Place::root());
    assert_eq!(finding.related[0].0.to_string(), "players[0].wall[1][2]");
}

#[test]
fn a_refused_colour_says_what_lies_there_and_where_the_colour_lies() {
    let there = Tiles::new([0, 2, 1, 1, 0]);
    let from = From::Factory(Factory::new(0).unwrap());
    let play = Take { colour: Colour::Blue, ..take(To::Floor) };
    let finding = refused(&Refusal::ColourNotThere { from, colour: Colour::Blue, there }, Move::Take(play));
    assert_eq!(finding.message, "Andrea takes blue, but no blue tile lies on factory 1");
    assert_eq!(
        finding.help.as_ref().map(ToString::to_string).as_deref(),
        Some("factory 1 holds 2 yellow, 1 red and 1 black; no blue lies anywhere to be taken")
    );
}

#[test]
fn what_the_case_does_not_show_is_open_and_not_broken() {
    let finding = refused(&Refusal::SourceUnknown { from: From::Centre }, Move::Take(take(To::Floor)));
    assert_eq!(finding.severity, Severity::Undecided);
}

#[test]
fn doubt_follows_the_flaw() {
    let place = MarkerPlace::Centre;
    let doubtful: Finding =
        (Flaw::MarkerMisplaced { place, phase: Phase::Tiling, law: MarkerLaw::FromTheCentre, doubt: true }).tell(&names()).into();
    let broken: Finding = (Flaw::MarkerMisplaced { place, phase: Phase::Tiling, law: MarkerLaw::FromTheCentre, doubt: false })
        .tell(&names())
        .into();
    assert_eq!((doubtful.severity, broken.severity), (Severity::Doubt, Severity::Broken));
    assert_eq!(
        doubtful.message,
        "the first-player marker is in the centre during tiling, so nobody took from there in this round"
    );
}

#[test]
fn a_row_ahead_of_its_round_names_the_earliest_round() {
    let flaw = Flaw::RowAheadOfRound { seat: seat(0), row: line(2), tiles: 4, most: 2, round: 3 };
    let finding: Finding = flaw.tell(&names()).into();
    assert_eq!(finding.message, "row 2 of Andrea's wall holds 4 tiles, but at this point of round 3 it can have 2 at most");
    assert_eq!(
        finding.help.unwrap().to_string(),
        "a row gains one tile a round: check the row, or the round (5 at the earliest)"
    );
}

#[test]
fn a_wrong_space_says_what_belongs_there_and_where_the_tile_belongs() {
    let flaw = Flaw::WrongSpace { seat: seat(0), space: at(2, 3), holds: Colour::Red };
    let finding: Finding = flaw.tell(&names()).into();
    assert_eq!(finding.message, "Andrea's wall has a red tile on row 2, column 3, which is printed yellow");
    assert_eq!(
        finding.help.as_ref().map(ToString::to_string).as_deref(),
        Some("row 2, column 3 takes yellow only; the red space of row 2 is in column 4")
    );
    assert_eq!(finding.place.to_string(), "players[0].wall[1][2]");
}

#[test]
fn chocolatiers_read_their_own_words() {
    let names = Names::of(&draft(Edition::MasterChocolatier, Side::Coloured));
    let flaw = Flaw::WrongSpace { seat: seat(1), space: at(1, 1), holds: Colour::Red };
    let finding: Finding = flaw.tell(&names).into();
    assert_eq!(finding.message, "Pedro's chocolate box has a white piece on row 1, column 1, which is printed blue");
    let all: Vec<_> = Colour::ALL.iter().map(|&colour| (names.colour(colour), names.letter(colour))).collect();
    assert_eq!(all, [("blue", 'B'), ("brown", 'M'), ("white", 'W'), ("black", 'K'), ("red", 'R')]);
}

#[test]
fn gold_sides_of_a_deal_are_found_in_the_deal() {
    let gold = |index| Factory::new(index).unwrap();
    let problem = Box::new(Flaw::GoldTwice { gold: Gold::Stay, first: gold(0), second: gold(3) });
    let finding = refused(&Refusal::DealtGold { problem }, Move::Finish);
    assert_eq!(finding.place.to_string(), "moves[0].deal[3]");
    assert_eq!(finding.related[0].0.to_string(), "moves[0].deal[0]");
}

#[test]
fn a_take_tells_its_whole_course() {
    let (names, position) = (names(), example());
    let says = |to| say_move(&names, &position, &Move::Take(take(to)));
    let taken = "Andrea takes 2 yellow from factory 1";
    let rest = "(1 red and 1 black go to the centre)";
    assert_eq!(says(To::Line(line(1))), format!("{taken} {rest} and places 1 on line 1, 1 falls to the floor line"));
    assert_eq!(says(To::Line(line(5))), format!("{taken} {rest} and places them on line 5"));
    assert_eq!(says(To::Floor), format!("{taken} {rest} and lets them fall to the floor line"));
    assert_eq!(says(To::Line(line(2))), format!("{taken} {rest} for line 2"), "a refused placement is not told as done");
}

#[test]
fn the_first_take_from_the_centre_brings_the_marker() {
    let mut position = example();
    position.centre = Some(Tiles::new([0, 0, 3, 0, 0]));
    let play = Take { colour: Colour::Red, from: Some(From::Centre), ..take(To::Line(line(3))) };
    let says = say_move(&names(), &position, &Move::Take(play));
    assert_eq!(says, "Andrea takes 3 red and the first-player marker from the centre and places them on line 3");
}

#[test]
fn runs_are_proved_by_their_spaces() {
    let row = Reason::Row { space: at(2, 3), colour: Colour::Yellow, run: run(&[(2, 1), (2, 2), (2, 3), (2, 4)]) };
    let award = say_award(&names(), 0, (4).into(), &row);
    assert_eq!(award.why, "yellow on row 2, column 3 joins 4 tiles in a row: columns 1–4 of row 2");
    assert_eq!(award.evidence.len(), 4);
    let column = Reason::Column { space: at(2, 3), colour: Colour::Yellow, run: run(&[(1, 3), (2, 3), (3, 3)]) };
    let award = say_award(&names(), 0, (3).into(), &column);
    assert_eq!(award.why, "yellow on row 2, column 3 joins 3 tiles in a column: rows 1–3 of column 3");
    let award = say_award(&names(), 0, (1).into(), &Reason::Alone { space: at(2, 3), colour: Colour::Yellow });
    assert_eq!(award.why, "yellow on row 2, column 3 touches no other tile: 1 point");
}

#[test]
fn the_grey_side_names_the_colour_of_the_tile() {
    let names = Names::of(&draft(Edition::Mini, Side::Grey));
    let award = say_award(&names, 0, (1).into(), &Reason::Alone { space: at(2, 3), colour: Colour::White });
    assert_eq!(award.why, "white on row 2, column 3 touches no other tile: 1 point");
}

#[test]
fn the_floor_line_lists_each_piece_and_where_the_score_stops() {
    let mut floor = Floor::default();
    let red = Piece::Tile(Colour::Red);
    for piece in [red, Piece::Marker, red, red, red] {
        assert!(floor.push(piece));
    }
    let reason = Reason::Floor { floor, cost: floor.cost() };
    let items = "red −1, marker −1, red −2, red −2, red −2: −8";
    assert_eq!(say_award(&names(), 1, (-8).into(), &reason).why.to_string(), items);
    assert_eq!(say_award(&names(), 1, (-5).into(), &reason).why.to_string(), format!("{items}; the score stops at 0, so −5"));
    assert_eq!(
        say_award(&names(), 1, (0).into(), &reason).why.to_string(),
        format!("{items}; the score is 0 already and stays there")
    );
}

#[test]
fn the_grey_side_asks_for_a_column_only_where_there_are_several() {
    let mut position = Position::new(Setup { edition: Edition::Mini, side: Side::Grey, specialised: false }, 1);
    position.phase = Phase::Tiling;
    position.board_mut(seat(0)).lines.as_mut().unwrap().set(line(1), PatternLine::of(Colour::Blue, 1));
    for column in [2, 4, 5] {
        position.board_mut(seat(0)).wall.as_mut().unwrap().put(at(1, column), Colour::ALL[column - 1]);
    }
    assert_eq!(
        say_choice(&names(), &position, &Rulings::default()).map(|choice| choice.to_string()).as_deref(),
        Some("Andrea's line 1 is full: choose where its blue tile goes, column 1 or 3 of row 1")
    );
    position.board_mut(seat(0)).wall.as_mut().unwrap().put(at(2, 3), Colour::Blue);
    assert_eq!(say_choice(&names(), &position, &Rulings::default()), None);
}

fn over(results: [(i32, usize); 2]) -> Vec<crate::verdict::Rank> {
    let mut position = Position::new(Setup { edition: Edition::Mini, side: Side::Coloured, specialised: false }, 2);
    position.phase = Phase::Over;
    for (index, (score, rows)) in results.into_iter().enumerate() {
        let board = position.board_mut(seat(index));
        board.score = score.into();
        for space in Line::all().take(rows).flat_map(|row| SpaceSet::row(row).iter()) {
            board.wall.as_mut().unwrap().put(space, space.print());
        }
    }
    rank(&names(), &position)
}

#[test]
fn points_then_rows_then_a_shared_place() {
    let places = |ranks: &[crate::verdict::Rank]| -> Vec<_> {
        ranks
            .iter()
            .map(|rank| (rank.place, rank.player.clone(), rank.why.as_ref().map_or_else(String::new, ToString::to_string)))
            .collect()
    };
    let own = |place, player: &str, why: &str| (place, player.to_owned(), why.to_owned());
    assert_eq!(places(&over([(40, 2), (41, 1)])), [own(1, "Pedro", ""), own(2, "Andrea", "")]);
    assert_eq!(
        places(&over([(41, 1), (41, 2)])),
        [
            own(1, "Pedro", "has more complete rows than Andrea with the same points: 2 to 1 (azul/tie-more-rows)"),
            own(2, "Andrea", "has fewer complete rows than Pedro with the same points: 1 to 2 (azul/tie-more-rows)"),
        ]
    );
    assert_eq!(
        places(&over([(41, 1), (41, 1)])),
        [
            own(1, "Andrea", "shares the victory with Pedro: the same points and 1 complete row each (azul/shared-victory)"),
            own(1, "Pedro", "shares the victory with Andrea: the same points and 1 complete row each (azul/shared-victory)"),
        ]
    );
}

#[test]
fn nothing_is_ranked_before_everything_is_counted() {
    let mut position = Position::new(Setup { edition: Edition::Mini, side: Side::Coloured, specialised: false }, 2);
    position.phase = Phase::End;
    assert!(rank(&names(), &position).is_empty());
}

#[test]
fn what_the_case_leaves_out_is_not_said_to_be_nowhere() {
    let mut position = example();
    position.centre = None;
    let from = From::Factory(Factory::new(0).unwrap());
    let play = Move::Take(Take { colour: Colour::Blue, ..take(To::Floor) });
    let refusal = Refusal::ColourNotThere { from, colour: Colour::Blue, there: Tiles::new([0, 2, 1, 1, 0]) };
    let finding = said(&refusal, &names(), &position, &Rulings::default(), &play, &Place::root());
    assert!(finding.help.unwrap().to_string().ends_with("; the case shows no blue that could be taken"));
}

#[test]
fn help_follows_the_rulings() {
    use crate::games::azul::rules::FullLineTarget;
    let mut position = example();
    position.board_mut(seat(0)).lines.as_mut().unwrap().set(line(1), PatternLine::of(Colour::Yellow, 1));
    let play = Move::Take(take(To::Line(line(2))));
    let refusal = Refusal::WallRowHasColour { line: line(2), colour: Colour::Yellow, space: at(2, 3) };
    let help = |rulings: &Rulings| said(&refusal, &names(), &position, rulings, &play, &Place::root()).help.unwrap();
    assert_eq!(help(&Rulings::default()), "yellow can go to line 5 or to the floor line");
    let yes = Rulings { full_line_target: FullLineTarget::Yes, ..Rulings::default() };
    assert_eq!(help(&yes), "yellow can go to line 1 or 5, or to the floor line");
}

#[test]
fn specialised_factories_tell_where_their_rest_goes() {
    let says = |gold, rest| {
        let mut position = example();
        position.setup.specialised = true;
        position.factories[0].gold = Some(gold);
        say_move(&names(), &position, &Move::Take(Take { rest, ..take(To::Line(line(5))) }))
    };
    let sent = |to, tiles| Some(Sent { to: Factory::new(to).unwrap(), tiles: Tiles::new(tiles) });
    let course = |rest: &str| format!("Andrea takes 2 yellow from factory 1 ({rest}) and places them on line 5");
    assert_eq!(says(Gold::Stay, [None; 2]), course("1 red and 1 black stay on it"));
    assert_eq!(says(Gold::Zero, [None; 2]), course("1 red and 1 black go to the centre and the \"0\" factory stays with Andrea"));
    assert_eq!(
        says(Gold::Neighbours, [sent(1, [0, 0, 1, 0, 0]), sent(4, [0, 0, 0, 1, 0])]),
        course("1 red goes to factory 2 and 1 black goes to factory 5")
    );
}
