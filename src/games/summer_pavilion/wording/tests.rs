//! Sentences that are easy to get wrong.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::*;
use crate::games::summer_pavilion::rules::Rulings;
use crate::games::summer_pavilion::*;
use crate::verdict::{self, Finding, Severity};

pub(super) fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}
pub(in crate::games::summer_pavilion) fn star(colour: Colour) -> Star {
    Star::of(colour)
}
pub(in crate::games::summer_pavilion) fn on(star: Star, arm: usize) -> Space {
    Space::at(star, Arm::new(arm - 1).unwrap())
}
pub(in crate::games::summer_pavilion) fn at(colour: Colour, arm: usize) -> Space {
    on(star(colour), arm)
}
pub(super) fn heap(counts: &[(Colour, u8)]) -> Tiles {
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
        turn: None,
        starter: None,
        marker: None,
        players: vec![player("Andrea"), player("Pedro")],
        factories: None,
        centre: None,
        supply: None,
        bag: None,
        tower: None,
        bonus: None,
    }
}

/// Two players.
pub(super) fn names(side: Side) -> Names {
    Names::of(&draft(side))
}

/// Round 1, so purple is wild. Andrea has 3 blue and 3 purple beside the board; blue 1 and 5 and red in the centre are covered.
pub(super) fn example(side: Side) -> Position {
    let mut position = Position { phase: Phase::Play, round: Some(1), ..Position::new(side, 2) };
    position.supply = Some(heap(&[(Colour::Red, 4), (Colour::Green, 6)]));
    position.factories[0] = heap(&[(Colour::Green, 1), (Colour::Yellow, 1), (Colour::Purple, 2)]);
    position.centre = Some(heap(&[(Colour::Yellow, 3), (Colour::Purple, 1)]));
    position.marker = Marker::Centre;
    let board = position.board_mut(seat(0));
    board.hand = Some(heap(&[(Colour::Blue, 3), (Colour::Purple, 3)]));
    board.pavilion.as_mut().unwrap().put(at(Colour::Blue, 1), Colour::Blue);
    board.pavilion.as_mut().unwrap().put(at(Colour::Blue, 5), Colour::Blue);
    board.pavilion.as_mut().unwrap().put(on(Star::CENTRE, 1), Colour::Red);
    position
}

pub(super) fn refused(side: Side, refusal: &Refusal, play: &Move) -> Finding {
    let place = verdict::Place::root().key("moves").item(0);
    say_refusal(&names(side), &example(side), &Rulings::default(), play, &place, refusal)
}

fn place(space: Space, pay: Option<Tiles>) -> Move {
    Move::Place(Place { seat: seat(0), colour: Colour::Blue, space, pay })
}

fn take(what: What, from: From) -> Move {
    Move::Take(Take { seat: seat(0), what, from: Some(from) })
}

#[test]
fn a_short_payment_says_by_how_much_and_what_would_do() {
    let space = at(Colour::Blue, 4);
    let payments = vec![heap(&[(Colour::Blue, 3), (Colour::Purple, 1)]), heap(&[(Colour::Blue, 2), (Colour::Purple, 2)])];
    let refusal = Refusal::PaysWrongCount { space, needs: 4, paid: 3, payments: crate::games::reasons::Unsaid(payments) };
    let finding = refused(Side::Coloured, &refusal, &place(space, Some(heap(&[(Colour::Blue, 3)]))));
    assert_eq!(finding.rule.id, "azul-summer-pavilion/number-is-the-price");
    assert_eq!(finding.message, "Andrea uses 3 tiles for blue 4, which takes 4, the placed one included: 1 too few");
    assert_eq!(
        finding.help.as_ref().map(ToString::to_string).as_deref(),
        Some("this would do: 3 blue and 1 purple, or 2 blue and 2 purple")
    );
    assert_eq!(finding.place.to_string(), "moves[0].pay");
}

#[test]
fn who_cannot_pay_learns_what_is_missing_and_where_the_tile_can_go() {
    let space = at(Colour::Red, 6);
    let refusal = Refusal::CannotPay { space, colour: Colour::Red, needs: 6, held: 1, wild: Colour::Purple, wilds: 3 };
    let play = Move::Place(Place { seat: seat(0), colour: Colour::Red, space, pay: None });
    let finding = refused(Side::Coloured, &refusal, &play);
    assert_eq!(
        finding.message,
        "Andrea cannot pay for red 6: it takes 6 tiles, and Andrea has 1 red tile and 3 wild purple, 2 too few"
    );
    let help = finding.help.unwrap().to_string();
    assert!(help.starts_with("2 more tiles of red or the wild purple would do; "), "{help}");
}

#[test]
fn who_has_none_of_the_colour_learns_that_wild_tiles_alone_will_not_do() {
    let help = |needs: usize, wilds| {
        let space = at(Colour::Red, needs);
        let needs = u8::try_from(needs).unwrap();
        let refusal = Refusal::NoneToPlace { space, colour: Colour::Red, needs, held: 0, wild: Colour::Purple, wilds };
        let play = Move::Place(Place { seat: seat(0), colour: Colour::Red, space, pay: None });
        refused(Side::Coloured, &refusal, &play).help.unwrap().to_string()
    };
    for wilds in 3..=5 {
        assert!(help(4, wilds).starts_with("1 red tile would do; "), "{}", help(4, wilds));
    }
    let several = "2 more tiles of red or the wild purple, at least one of them red, would do; ";
    assert!(help(4, 2).starts_with(several), "{}", help(4, 2));
}

#[test]
fn a_refused_space_says_where_the_tile_can_go() {
    let refusal = Refusal::SpaceCovered { space: at(Colour::Blue, 5), holds: Colour::Blue };
    let finding = refused(Side::Coloured, &refusal, &place(at(Colour::Blue, 5), None));
    assert_eq!(finding.message, "Andrea cannot place a tile on blue 5: a blue tile lies there already");
    assert_eq!(
        finding.help.as_ref().map(ToString::to_string).as_deref(),
        Some("blue can go to blue 2, 3, 4 or 6, or centre 2, 3, 4, 5 or 6 with what lies beside the board (3 blue and 3 purple)")
    );
    assert!(finding.related.is_empty(), "the case does not show the star, so nothing of it is underlined");
}

#[test]
fn a_tile_that_the_case_shows_is_underlined_too() {
    let mut draft = draft(Side::Coloured);
    let mut stars = [None; 42];
    stars[at(Colour::Blue, 5).index()] = Some(Colour::Blue);
    draft.players[0].stars = Some(stars);
    let refusal = Refusal::SpaceCovered { space: at(Colour::Blue, 5), holds: Colour::Blue };
    let (play, place) = (place(at(Colour::Blue, 5), None), verdict::Place::root());
    let finding = say_refusal(&Names::of(&draft), &example(Side::Coloured), &Rulings::default(), &play, &place, &refusal);
    assert_eq!(finding.related[0].0.to_string(), "players[0].stars.blue.5");
}

#[test]
fn a_take_without_its_wild_tile_says_what_can_be_taken() {
    let from = From::Factory(Factory::new(0).unwrap());
    let refusal = Refusal::WildCount { wild: Colour::Purple, taken: 0, expected: 1, from };
    let finding = refused(Side::Coloured, &refusal, &take(What::Tiles(heap(&[(Colour::Green, 1)])), from));
    assert_eq!(finding.message, "Andrea leaves the wild purple on factory 1, but exactly one of them has to be taken along");
    assert_eq!(
        finding.help.as_ref().map(ToString::to_string).as_deref(),
        Some("from factory 1 this can be taken: 1 green and 1 purple, or 1 yellow and 1 purple")
    );
}

#[test]
fn what_the_case_does_not_show_is_open_and_not_broken() {
    for refusal in [Refusal::RoundUnknown, Refusal::MaybeWild { colour: Colour::Blue, other: Colour::Red }] {
        let finding = refused(Side::Coloured, &refusal, &place(at(Colour::Blue, 6), None));
        assert_eq!(finding.severity, Severity::Undecided);
    }
}

#[test]
fn the_centre_of_the_monochrome_side_counts_places() {
    let names = names(Side::Monochrome);
    let award = say_award(&names, 0, 1.into(), &Reason::Alone { space: on(Star::CENTRE, 5) });
    assert_eq!(award.why, "place 5 of the centre star touches no other tile of its star: 1 point");
    let award = say_award(&names, 0, 1.into(), &Reason::Alone { space: at(Colour::Orange, 1) });
    assert_eq!(award.why, "upper left 3 touches no other tile of its star: 1 point");
    assert_eq!(award.evidence[0].to_string(), "players[0].stars.upper-left.3");
}

#[test]
fn runs_are_told_round_the_ring() {
    let run = [5, 6, 1].map(|arm| at(Colour::Blue, arm)).into_iter().fold(SpaceSet::EMPTY, |mut run, space| {
        run.insert(space);
        run
    });
    let reason = Reason::Run { space: at(Colour::Blue, 6), run };
    let award = say_award(&names(Side::Coloured), 0, 3.into(), &reason);
    assert_eq!(award.why, "blue 6 is one of 3 connected tiles: blue 5, 6 and 1");
    let places: Vec<_> = award.evidence.iter().map(ToString::to_string).collect();
    assert_eq!(places.len(), 3);
    assert!(places.contains(&"players[0].stars.blue.6".to_owned()));
    let award = say_award(&names(Side::Coloured), 0, 4.into(), &reason);
    assert_eq!(award.why, "blue 6 is one of 3 connected tiles: blue 5, 6 and 1, and one more for the tile itself");
}

#[test]
fn bonuses_and_penalties_show_what_they_come_from() {
    let names = names(Side::Coloured);
    let why = |amount: i32, reason| say_award(&names, 0, amount.into(), &reason).why;
    assert_eq!(
        why(0, Reason::Surrounded { feature: Feature::Pillar(star(Colour::Orange)) }),
        "the pillar between the orange star and the centre star is surrounded (orange 2 and 3, and centre 1 and 6 are covered): \
         1 tile from the supply"
    );
    assert_eq!(
        why(15, Reason::FullStar { star: star(Colour::Blue), kind: StarKind::OneColour(Colour::Blue) }),
        "the blue star is complete: all six spaces"
    );
    let numbers = Reason::FullNumber { number: 1, spaces: SpaceSet::with_cost(Side::Coloured, 1) };
    assert_eq!(why(4, numbers), "every 1 of the board is covered: all 7 spaces");
    let discarded = Reason::Discarded { tiles: heap(&[(Colour::Red, 2)]) };
    assert_eq!(why(-2, discarded), "2 red discarded on passing: −2");
    assert_eq!(why(-1, discarded), "2 red discarded on passing: −2; the score stops on the way, so −1");
    assert_eq!(
        why(0, Reason::Marker { price: 4 }),
        "4 tiles taken with the first-player marker: −4; the score is as low as it goes and stays there"
    );
}

#[test]
fn a_star_of_another_colour_than_its_name_says_so() {
    let reason = Reason::FullStar { star: star(Colour::Blue), kind: StarKind::OneColour(Colour::Green) };
    let why = say_award(&names(Side::Monochrome), 0, 18.into(), &reason).why;
    assert_eq!(why, "the right star is complete, all green: all six spaces");
}

#[test]
fn a_take_tells_its_whole_course() {
    let (names, position) = (names(Side::Coloured), example(Side::Coloured));
    let says = |what, from| say_move(&names, &position, &take(what, from));
    let factory = From::Factory(Factory::new(0).unwrap());
    assert_eq!(
        says(What::Colour(Colour::Green), factory),
        "Andrea takes 1 green and 1 purple from factory 1 (1 yellow and 1 purple go to the centre)"
    );
    assert_eq!(
        says(What::Colour(Colour::Yellow), From::Centre),
        "Andrea takes 3 yellow, 1 purple and the first-player marker from the centre of the table"
    );
    assert_eq!(
        says(What::Colour(Colour::Purple), factory),
        "Andrea takes purple from factory 1",
        "a refused take is not told as done"
    );
}

#[test]
fn placements_and_passes_tell_where_the_tiles_go() {
    let (names, position) = (names(Side::Coloured), example(Side::Coloured));
    let says = |play: Move| say_move(&names, &position, &play);
    let all = heap(&[(Colour::Blue, 3), (Colour::Purple, 3)]);
    assert_eq!(says(place(at(Colour::Blue, 6), Some(all))), "Andrea places blue on blue 6, using 3 blue and 3 purple");
    assert_eq!(says(place(at(Colour::Blue, 6), None)), "Andrea places blue on blue 6, using 3 blue and 3 purple");
    assert_eq!(says(place(at(Colour::Blue, 4), None)), "Andrea places blue on blue 4", "several payments would do");
    let pass = |keep| Move::Pass { seat: seat(0), keep };
    assert_eq!(says(pass(Some(all))), "Andrea passes and keeps 3 purple and 3 blue");
    assert_eq!(says(pass(Some(heap(&[(Colour::Blue, 3)])))), "Andrea passes, keeps 3 blue and discards 3 purple");
    assert_eq!(says(pass(Some(Tiles::EMPTY))), "Andrea passes and discards 3 purple and 3 blue");
}

#[test]
fn a_score_past_the_track_shows_its_tokens() {
    assert_eq!(say_score(80), None);
    assert_eq!(say_score(83).as_deref(), Some("80-point token + 3 on the track"));
    assert_eq!(say_score(160).as_deref(), Some("80-point token + 80 on the track"));
    assert_eq!(say_score(161).as_deref(), Some("2 80-point tokens + 1 on the track"));
    assert_eq!(say_score(-3), None);
}

#[test]
fn tied_players_share_the_victory() {
    let mut position = Position { phase: Phase::Over, ..Position::new(Side::Coloured, 2) };
    let why = |position: &Position| {
        rank(&names(Side::Coloured), position)
            .into_iter()
            .map(|rank| (rank.place, rank.why.map_or_else(String::new, |why| why.to_string())))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        why(&position)[0],
        (1, "shares the victory with Pedro: the same points (azul-summer-pavilion/tie-is-shared)".to_owned())
    );
    position.boards[1].score = 83.into();
    assert_eq!(why(&position), [(1, String::new()), (2, String::new())]);
    position.phase = Phase::End;
    assert!(rank(&names(Side::Coloured), &position).is_empty(), "nothing is ranked before everything is counted");
}

#[test]
fn a_choice_is_asked_for_only_where_there_is_one() {
    let mut position = example(Side::Coloured);
    let choice = |position: &Position| say_choice(&names(Side::Coloured), position);
    assert_eq!(
        choice(&position).as_deref(),
        Some("Andrea and Pedro still have to place tiles or pass; after the last round write `phase: end`")
    );
    position.bonus = Some((seat(0), 3));
    assert_eq!(choice(&position).as_deref(), Some("Andrea has 3 bonus tiles to choose from the supply"));
    position.phase = Phase::End;
    assert_eq!(choice(&position), None);
}
