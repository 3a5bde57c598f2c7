//! What makes a position impossible, in words.

mod city;
mod end;
mod stones;
mod supply;
mod tiles;

use super::Names;
use crate::games::blue_moon_city::{Flaw, rules};
use crate::games::people;
use crate::verdict::Finding;

/// A flaw in words.
pub(in crate::games::blue_moon_city) fn say_flaw(n: &Names, flaw: &Flaw) -> Finding {
    let say = match *flaw {
        Flaw::PlayerCount { players } => {
            people::say_count(&rules::TWO_TO_FOUR_PLAYERS, players, "part of the table is to be judged")
        }
        Flaw::SameName { first, second } => people::say_same_name(&rules::TEN_STONES, n.player(second), first, second, "stone"),
        Flaw::TileTwice { building, first, second } => city::tile_twice(building, first, second),
        Flaw::MarketNotCentral { spot } => city::market_not_central(spot),
        Flaw::MiddleNotMarket { building } => city::middle_not_market(building),
        Flaw::NotBesideMarket { building, spot } => city::not_beside_market(building, spot),
        Flaw::WrongBesideMarket { building, spot } => city::wrong_beside_market(building, spot),
        Flaw::NoSuchDragon { dragon, colour } => city::no_such_dragon(n, dragon, colour),
        Flaw::DragonTwice { dragon, first, second } => city::dragon_twice(n, dragon, first, second),
        Flaw::StepsTooMany { steps, most } => city::steps_too_many(steps, most),
        Flaw::WalkedTooFar { walked, left, most } => city::walked_too_far(walked, left, most),
        Flaw::DiscardedTooMany { discarded, most } => city::discarded_too_many(discarded, most),
        Flaw::NoOrdinaryOffering { offerings } => city::no_ordinary_offering(offerings),
        Flaw::ProgressAgainstTable { seat, what, said, shown, figure } => {
            city::progress_against_table(n, seat, what, [said, shown], figure)
        }
        Flaw::ProgressAgainstPhase { phase, what } => city::progress_against_phase(phase, what),

        Flaw::MarketIsNotBuilt => tiles::market_is_not_built(),
        Flaw::SectionCount { building, given, printed } => tiles::section_count(building, given, printed),
        Flaw::SectionAgainstPrint { building, section, given, printed } => {
            tiles::section_against_print(building, section, given, printed)
        }
        Flaw::SectionNumber { building, section, given } => tiles::section_number(building, section, given),
        Flaw::RewardAgainstPrint { building, part, given, printed } => {
            tiles::reward_against_print(building, part, given, printed)
        }
        Flaw::ReadTwice { building, part } => tiles::read_twice(building, part),
        Flaw::FinishedAndNot { building } => tiles::finished_and_not(building),
        Flaw::FullYetUnfinished { building } => tiles::full_yet_unfinished(building),

        Flaw::NoSuchSection { building, site, stone, section, count } => {
            stones::no_such_section(n, building, [site, stone], section, count)
        }
        Flaw::NoSectionCosts { building, site, stone, cost, ref costs } => {
            stones::no_section_costs(n, building, [site, stone], cost, costs)
        }
        Flaw::SectionsUnread { building, site, stone, cost } => stones::sections_unread(n, building, [site, stone], cost),
        Flaw::SectionTwice { building, site, stone, section, first, second } => {
            stones::section_twice(n, building, [site, stone], section, [first, second])
        }
        Flaw::StoneOnFinished { building, site, stone, seat } => stones::stone_on_finished(n, building, [site, stone], seat),
        Flaw::TooManyStones { seat, on_buildings, on_obelisk } => stones::too_many(n, seat, [on_buildings, on_obelisk]),
        Flaw::StonesDoNotAddUp { seat, reserve, on_buildings, on_obelisk, whole } => {
            stones::do_not_add_up(n, seat, [reserve, on_buildings, on_obelisk], whole)
        }
        Flaw::LevelOverfull { level, count, spaces } => stones::level_overfull(level, count, spaces),
        Flaw::LevelTooEarly { level, below, free } => stones::level_too_early(level, below, free),
        Flaw::ObeliskAgainstOfferings { seat, said, on_obelisk } => stones::obelisk_against_offerings(n, seat, said, on_obelisk),
        Flaw::WonYetPlaying { seat, offerings, needed } => end::won_yet_playing(n, seat, offerings, needed),
        Flaw::OfferingsTooMany { seat, offerings, needed } => end::offerings_too_many(n, seat, offerings, needed),
        Flaw::SeveralWinners { first, second, needed } => end::several_winners(n, first, second, needed),
        Flaw::NobodyWonYetOver { most, needed } => end::nobody_won_yet_over(most, needed),

        Flaw::EndUnknown { needed, offerings } => end::end_unknown(needed, offerings),
        Flaw::CityDoneYetPlaying { at_once, said } => end::city_done_yet_playing(at_once, said),
        Flaw::CanStillOffer { seat, price, crystals } => end::can_still_offer(n, seat, price, crystals),

        Flaw::NoSuchCard { place, card } => supply::no_such_card(n, place, card),
        Flaw::TooManyOfCard { card, count, copies } => supply::too_many_of_card(card, count, copies),
        Flaw::TooManyCards { count } => supply::too_many_cards(count),
        Flaw::NotEighty { count } => supply::not_eighty(count),
        Flaw::AsideOutOfTurn { seat, turn } => supply::aside_out_of_turn(n, seat, turn),
        Flaw::TooManyScales { count, scales } => supply::too_many_scales(n, count, scales),
        Flaw::ScalesMissing { count, scales } => supply::scales_missing(n, count, scales),
        Flaw::NoScaleLeft { held, ref paid } => supply::no_scale_left(n, held, paid),
        Flaw::TooManyCrystals { worth, most } => supply::too_many_crystals(n, worth, most),
        Flaw::CrystalsMissing { worth, expected } => supply::crystals_missing(n, worth, expected),
        Flaw::TooManyPieces { worth, count, most } => supply::too_many_pieces(n, worth, count, most),
    };
    if flaw.is_open() { say.undecided().into() } else { say.into() }
}
