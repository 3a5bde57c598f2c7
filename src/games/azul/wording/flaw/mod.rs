//! What makes a position impossible, in words.

mod board;
mod marker;
mod progress;
mod score;
mod table;
mod takes;

use super::Names;
use crate::games::azul::{Flaw, rules};
use crate::games::{factories, people};
use crate::verdict::Finding;

/// A flaw in words.
pub(in crate::games::azul) fn say_flaw(n: &Names, flaw: &Flaw) -> Finding {
    let say = match *flaw {
        Flaw::PlayerCount { players } => people::say_count(&rules::TWO_TO_FOUR_PLAYERS, players, "board is to be judged alone"),
        Flaw::SameName { first, second } => {
            people::say_same_name(&rules::ONE_BOARD_EACH, n.player(second), first, second, "board")
        }
        Flaw::FactoryCount { factories, players, expected } => {
            factories::say_count(&rules::FACTORIES_FOR_PLAYERS, factories, players, expected)
        }
        Flaw::FactoryCountForNobody { factories } => factories::say_count_for_nobody(&rules::FACTORIES_FOR_PLAYERS, factories),
        Flaw::OverfullFactory { factory, count, most } => table::overfull_factory(n, factory, count, most),
        Flaw::ShortFactory { factory, count, least, short } => table::short_factory(n, factory, count, least, short),
        Flaw::GoldWithoutVariant { factory, gold } => table::gold_without_variant(n, factory, gold),
        Flaw::GoldCount { gold, players } => table::gold_count(gold, players),
        Flaw::GoldTwice { gold, first, second } => table::gold_twice(n, gold, first, second),
        Flaw::KeptWithoutZero { seat } => table::kept_without_zero(n, seat),
        Flaw::KeptTwice { first, second } => table::kept_twice(n, first, second),
        Flaw::KeptYetFilled { seat, factory, tiles } => table::kept_yet_filled(n, seat, factory, tiles),
        Flaw::TooMany { colour, seen } => table::too_many(n, colour, seen),
        Flaw::NotTwenty { colour, seen } => table::not_twenty(n, colour, seen),
        Flaw::ZeroNotKept { factory } => table::zero_not_kept(n, factory),
        Flaw::MoreThanTaken { placed, taken } => table::more_than_taken(n, placed, taken),
        Flaw::TakenMissing { taken, placed } => table::taken_missing(n, taken, placed),
        Flaw::ColourTakenTooOften { colour, takes, emptied, split } => {
            takes::colour_taken_too_often(n, colour, [takes, emptied], split)
        }
        Flaw::MarkerLeftBehind { takes, emptied } => takes::marker_left_behind(takes, emptied),
        Flaw::RestNotInCentre { colour, takes, most, least, rest } => {
            takes::rest_not_in_centre(n, colour, takes, [most, least, rest])
        }
        Flaw::Turns(conflict) => takes::turns_conflict(n, conflict),
        Flaw::CentreBeforeTaking { tiles } => table::centre_before_taking(n, tiles),
        Flaw::CentreOverfull { tiles, most, emptied, elsewhere } => table::centre_overfull(n, tiles, most, emptied, elsewhere),

        Flaw::WrongSpace { seat, space, holds } => board::wrong_space(n, seat, space, holds),
        Flaw::TwiceInRow { seat, colour, first, second } => board::twice_in_row(n, seat, colour, first, second),
        Flaw::TwiceInColumn { seat, colour, first, second } => board::twice_in_column(n, seat, colour, first, second),
        Flaw::MixedLine { seat, line, first, other, index } => board::mixed_line(n, seat, line, [first, other], index),
        Flaw::OverfullLine { seat, line, count } => board::overfull_line(n, seat, line, count),
        Flaw::LineGap { seat, line, index } => board::line_gap(n, seat, line, index),
        Flaw::LineOfWallColour { seat, line, colour, space } => board::line_of_wall_colour(n, seat, line, colour, space),
        Flaw::LineWithoutColumn { seat, line, colour } => board::line_without_column(n, seat, line, colour),
        Flaw::OverfullFloor { seat, count } => board::overfull_floor(n, seat, count),
        Flaw::FloorGap { seat, index } => board::floor_gap(n, seat, index),
        Flaw::OverfullKept { seat, count } => board::overfull_kept(n, seat, count),

        Flaw::MarkerWithoutTiles { seat, place } => marker::without_tiles(n, seat, place),
        Flaw::StarterWithoutMarker { said, holder } => marker::starter_without(n, said, holder),
        Flaw::NoMarker { phase } => marker::none(phase),
        Flaw::SeveralMarkers { ref places } => marker::several(n, places),
        Flaw::MarkerMisplaced { place, phase, doubt } => marker::misplaced(n, place, phase, doubt),

        Flaw::FloorNotCleared { seat, pieces, kept, phase } => progress::floor_not_cleared(n, seat, pieces, kept, phase),
        Flaw::FullRowYetPlaying { seat, row, phase } => progress::full_row_yet_playing(n, seat, row, phase),
        Flaw::FullRowBelowFullLine { seat, row, line } => progress::full_row_below_full_line(n, seat, row, line),
        Flaw::NoFullRowYetOver { phase } => progress::no_full_row_yet_over(n, phase),
        Flaw::RowAheadOfRound { seat, row, tiles, most, round } => {
            progress::row_ahead_of_round(n, seat, row, [tiles, most], round)
        }
        Flaw::WallsAheadOfRound { used, dealt, round } => progress::walls_ahead_of_round(n, used, dealt, round),
        Flaw::TilesAheadOfRound { used, dealt, round } => progress::tiles_ahead_of_round(n, used, dealt, round),
        Flaw::RoundAgainstPhase { round, phase } => progress::round_against_phase(round, phase),
        Flaw::ScoreTooLow { seat, score, least } => progress::score_too_low(n, seat, score, least),
        Flaw::FullLineAfterTiling { seat, line, phase } => progress::full_line_after_tiling(n, seat, line, phase),
        Flaw::ScoreTooHigh { seat, score, most, bonuses } => progress::score_too_high(n, seat, [score, most], bonuses),
        Flaw::ScoreBeforeScoring { seat, score } => progress::score_before_scoring(n, seat, score),
        Flaw::ScoreOddlyPaid { seat, score, points, paid } => score::oddly_paid(n, seat, [score, points], paid),
        Flaw::FallenAgainstScores { pieces, fell, more, ref paid } => score::fallen(n, pieces, fell, more, paid),
        Flaw::NegativeScore { seat, score } => progress::negative_score(n, seat, score),
        Flaw::OfferNotEmpty { phase, factory, tiles } => progress::offer_not_empty(n, phase, factory, tiles),
        Flaw::OfferEmpty => progress::offer_empty(n),
        Flaw::BagAgainstRound { bag, expected, round } => progress::bag_against_round(n, bag, expected, round),
        Flaw::LidTooSmall { colour, lid, least } => progress::lid_too_small(n, colour, lid, least),
        Flaw::LidNotReturned { lid, round } => progress::lid_not_returned(n, lid, round),
        Flaw::LidTooEarly { lid } => progress::lid_too_early(n, lid),
        Flaw::BeforeSetup { at } => progress::before_setup(n, at),
        Flaw::TurnOutsideOffer { seat, phase } => progress::turn_outside_offer(n, seat, phase),
    };
    say.into()
}
