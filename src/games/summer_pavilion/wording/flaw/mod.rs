//! What makes a position impossible, in words.

mod board;
mod marker;
mod progress;
mod score;
mod supply;
mod table;

use super::Names;
use crate::games::summer_pavilion::{Flaw, rules};
use crate::games::{factories, people};
use crate::verdict::Finding;

/// A flaw in words.
pub(in crate::games::summer_pavilion) fn say_flaw(n: &Names, flaw: &Flaw) -> Finding {
    let say = match *flaw {
        Flaw::PlayerCount { players } => people::say_count(&rules::TWO_TO_FOUR_PLAYERS, players, "board is to be judged alone"),
        Flaw::SameName { first, second } => {
            people::say_same_name(&rules::ONE_BOARD_EACH, n.player(second), first, second, "board")
        }
        Flaw::FactoryCount { factories, players, expected } => {
            factories::say_count(&rules::FACTORIES_FOR_PLAYERS, factories, players, expected)
        }
        Flaw::FactoryCountForNobody { factories } => factories::say_count_for_nobody(&rules::FACTORIES_FOR_PLAYERS, factories),
        Flaw::OverfullFactory { factory, count } => table::overfull_factory(factory, count),
        Flaw::ShortFactory { factory, count, short } => table::short_factory(factory, count, short),
        Flaw::OfferNotEmpty { phase, factory, tiles } => table::offer_not_empty(phase, factory, tiles),
        Flaw::OfferEmpty => table::offer_empty(),
        Flaw::CentreBeforeTaking { tiles } => table::centre_before_taking(tiles),
        Flaw::CentreOverfull { tiles, most, emptied } => table::centre_overfull(tiles, most, emptied),
        Flaw::HandsBeyondOffer { seat, held, most } => table::hands_beyond_offer(n, seat, held, most),
        Flaw::TakenMissing { taken, held } => table::taken_missing(taken, held),
        Flaw::TooMany { colour, count } => table::too_many(colour, count),
        Flaw::NotTwentyTwo { colour, count } => table::not_twenty_two(colour, count),

        Flaw::WrongStar { seat, space, holds } => board::wrong_star(n, seat, space, holds),
        Flaw::TwiceInStar { seat, colour, first, second } => board::twice_in_star(n, seat, colour, [first, second]),
        Flaw::MixedStar { seat, star, colour, first, second, other } => {
            board::mixed_star(n, seat, star, colour, [first, second, other])
        }
        Flaw::CornersOverfull { seat, count } => board::corners_overfull(n, seat, count),
        Flaw::CornersInPhase { seat, phase, count } => board::corners_in_phase(n, seat, phase, count),
        Flaw::TilesAfterPassing { seat, count } => board::tiles_after_passing(n, seat, count),
        Flaw::TilesInPhase { seat, phase, count } => board::tiles_in_phase(n, seat, phase, count),
        Flaw::PassedInPhase { seat, phase } => board::passed_in_phase(n, seat, phase),
        Flaw::NotPassed { seat, phase } => board::not_passed(n, seat, phase),
        Flaw::ScoreAtStart { seat, score, least, most } => board::score_at_start(n, seat, score, [least, most]),
        Flaw::ScoreTooHigh { seat, score, most, bonuses } => board::score_too_high(n, seat, [score, most], bonuses),
        Flaw::DiscardedAgainstScores { points, discarded, marker, more, ref spans } => {
            score::discarded(n, [points, discarded], marker, more, spans)
        }
        Flaw::ScoreTooLow { seat, score, least, bonuses } => board::score_too_low(n, seat, [score, least], bonuses),

        Flaw::Turns(conflict) => table::turns_conflict(n, conflict),
        Flaw::MarkerWithoutTiles { seat } => marker::without_tiles(n, seat),
        Flaw::StarterWithoutMarker { said, holder } => marker::starter_without(n, said, holder),
        Flaw::NoMarker { phase } => marker::none(phase),
        Flaw::SeveralMarkers { ref places } => marker::several(n, places),
        Flaw::MarkerMisplaced { place, phase, doubt } => marker::misplaced(n, place, phase, doubt),

        Flaw::SupplyOverfull { count } => supply::overfull(count),
        Flaw::SupplyShort { count, phase, doubt } => supply::short(count, phase, doubt),
        Flaw::BonusInPhase { seat, phase } => supply::bonus_in_phase(n, seat, phase),
        Flaw::BonusUnearned { seat, count, most, by } => supply::bonus_unearned(n, seat, [count, most], by),
        Flaw::BonusOutOfTurn { seat, turn } => supply::bonus_out_of_turn(n, seat, turn),
        Flaw::BonusAfterPassing { seat } => supply::bonus_after_passing(n, seat),

        Flaw::RoundAgainstPhase { round, phase } => progress::round_against_phase(round, phase),
        Flaw::BeforeSetup { seat } => progress::before_setup(n, seat),
        Flaw::TurnInPhase { seat, phase } => progress::turn_in_phase(n, seat, phase),
        Flaw::TurnOfPassed { seat } => progress::turn_of_passed(n, seat),
        Flaw::EverybodyPassed => progress::everybody_passed(),
        Flaw::AheadOfRound { seat, built, held, most, round } => progress::ahead_of_round(n, seat, [built, held, most], round),
        Flaw::BagAgainstRound { bag, least, most, round } => progress::bag_against_round(bag, least, most, round),
        Flaw::TowerTooSmall { tower, least } => progress::tower_too_small(tower, least),
        Flaw::TowerNotReturned { tower, round } => progress::tower_not_returned(tower, round),
        Flaw::TowerTooEarly { tower } => progress::tower_too_early(tower),
    };
    say.into()
}
