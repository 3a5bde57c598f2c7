//! Why a position is impossible, or left undecided: each flaw with its facts, its rule and its place.

use super::{CardPlace, Progress, Typed};
use crate::game::people;
use crate::game::reasons::{NotPrinted, reasons};
use crate::games::blue_moon_city::buildings::{Building, Part, Reward};
use crate::games::blue_moon_city::pieces::{Card, Colour, Dragon, Level, Seat, Section, Spot};
use crate::games::blue_moon_city::position::Phase;
use crate::games::blue_moon_city::wording::{Names, level_place, part_key, player_place, site_place, spot_place, stone_place};
use crate::games::blue_moon_city::{SectionName, rules};
use crate::verdict::Place;
use crate::words::Arg;

reasons! {
    /// What makes a position impossible (or leaves it undecided: [`Flaw::is_open`]).
    pub enum Flaw, told in n: &Names;

    /// A case lists no player, or more than four.
    PlayerCount { players: usize }
        is Broken "player-count" {
            .with("alone", Arg::Term("part"))
            .by(&rules::TWO_TO_FOUR_PLAYERS, Place::root().key("players"))
        }

    /// Two players have the same name.
    SameName { first: Seat, second: Seat }
        through Broken { people::same_name(n, &rules::TEN_STONES, [first, second], "stone") }

    /// The same tile lies twice in the city.
    TileTwice { building: Building, first: Spot, second: Spot }
        is Broken "tile-twice" { .by(&rules::TWENTY_ONE_TILES, spot_place(second)).beside("first", true, spot_place(first)) }

    /// The market lies elsewhere than in the middle.
    MarketNotCentral { place: Spot }
        is Broken "market-not-central" {
            .with("middle", n.spot(Spot::CENTRE))
            .by(&rules::MARKET_IN_THE_MIDDLE, spot_place(place))
        }

    /// Another tile lies in the middle.
    MiddleNotMarket { building: Building }
        is Broken "middle-not-market" { .by(&rules::MARKET_IN_THE_MIDDLE, spot_place(Spot::CENTRE)) }

    /// Without the variant: the palace or a temple does not lie beside the market.
    NotBesideMarket { building: Building, place: Spot }
        is Broken "not-beside-market" { .by(&rules::MARKET_IN_THE_MIDDLE, spot_place(place)) }

    /// Without the variant: a tile lies beside the market that is neither the palace nor a temple.
    WrongBesideMarket { building: Building, place: Spot }
        is Broken "wrong-beside-market" { .by(&rules::MARKET_IN_THE_MIDDLE, spot_place(place)) }

    /// The case says of the market what only other buildings have: sections, stones, rewards, a finished side.
    MarketIsNotBuilt
        is Broken "market-is-not-built" {
            .by(&rules::SECTIONS, n.shown_finished(Building::Market).unwrap_or_else(|| site_place(Building::Market)))
        }

    /// Another number of sections than the tile has.
    SectionCount { building: Building, given: usize, printed: usize }
        is Broken "section-count" { .by(&rules::SECTIONS, site_place(building).key("sections")) }

    /// Another number on a section than the tile prints.
    SectionAgainstPrint { building: Building, section: Section, given: u8, printed: u8 }
        is Broken "section-against-print" { .by(&rules::SECTIONS, site_place(building).key("sections").item(section.index())) }

    /// A number that no section can have: 0, or more than 9.
    SectionNumber { building: Building, section: Section, given: u8 }
        is Broken "section-number" { .by(&rules::SECTIONS, site_place(building).key("sections").item(section.index())) }

    /// Another reward than the tile prints; `printed` is none where it is only known to be crystals.
    RewardAgainstPrint { building: Building, part: Part, given: Reward, printed: Option<Reward> }
        is Broken "reward-against-print" {
            .with("key", Arg::key(part_key(part)))
            .by(part.rule(), site_place(building).key(part_key(part)))
        }

    /// A building is said to be finished and not to be.
    FinishedAndNot { building: Building }
        is Broken "finished-and-not" { .by(&rules::TILE_TURNS, site_place(building).key("finished")) }

    /// A stone lies on a section that the building does not have.
    NoSuchSection { building: Building, stone: Typed, section: Section, count: usize }
        is Broken "stone-on-no-section" { .by(&rules::SECTIONS, n.typed_stone(building, stone)) }

    /// A stone lies on a section whose number no section of the building has.
    NoSectionCosts { building: Building, stone: Typed, cost: u8, costs: Vec<u8> }
        is Broken "stone-on-no-number" { .by(&rules::SECTIONS, n.typed_stone(building, stone)) }

    /// A stone lies on a section named by its number, and the numbers of the tile are not known.
    SectionsUnread { building: Building, stone: Typed, cost: u8 }
        is Undecided "sections-unread" { .by(&rules::SECTIONS, n.typed_stone(building, stone)) }

    /// Two stones on one section.
    SectionTwice { building: Building, stone: Typed, section: Section, first: Seat, second: Seat }
        is Broken "section-twice" { .with("same", first == second).by(&rules::OWN_STONE, n.typed_stone(building, stone)) }

    /// A section that is said to be free is not: a stone lies on it, the building is finished, or it has no such section.
    NotFree { building: Building, free: NotPrinted<SectionName>, stone: Option<Seat>, finished: bool }
        is Broken "not-free" {
            .with("named", matches!(free.0, SectionName::Nth(_)))
            .with("number",
                match free.0 { SectionName::Nth(section) => section.number(), SectionName::Cost(cost) => cost.into() })
            .by(&rules::OWN_STONE, stone_place(building, free.0))
        }

    /// A stone lies on a finished building.
    StoneOnFinished { building: Building, stone: Typed, seat: Seat }
        is Broken "stone-on-finished" {
            .by(&rules::TILE_TURNS, n.typed_stone(building, stone)).beside_if("finished", n.shown_finished(building))
        }

    /// Every section has a stone, yet the building is not finished.
    FullYetUnfinished { building: Building }
        is Broken "full-yet-unfinished" { .by(&rules::BUILDING_COMPLETES, site_place(building).key("built")) }

    /// More stones on buildings and obelisk than a player has.
    TooManyStones { seat: Seat, buildings: u8, obelisk: u8 }
        is Broken "too-many-stones" {
            .with("all", u16::from(buildings) + u16::from(obelisk))
            .with("over", (u16::from(buildings) + u16::from(obelisk)).saturating_sub(10))
            .by(&rules::TEN_STONES, player_place(seat))
        }

    /// Stones on buildings, obelisk and in reserve are not ten: too many, or if `whole` (all of these are shown) also too few.
    StonesDoNotAddUp { seat: Seat, reserve: u8, buildings: u8, obelisk: u8, whole: bool }
        is Broken "stones-do-not-add-up" {
            .with("all", u16::from(reserve) + u16::from(buildings) + u16::from(obelisk))
            .with("most", 10u16.saturating_sub(u16::from(buildings) + u16::from(obelisk)))
            .by(&rules::TEN_STONES, player_place(seat).key("stones"))
        }

    /// Stones in reserve, and the most that can lie on buildings and on the obelisk without being shown, are fewer than ten.
    StonesTooFew { seat: Seat, reserve: u8, buildings: u8, offerings: u8 }
        is Broken "stones-too-few" {
            .with("all", reserve + buildings + offerings)
            .by(&rules::TEN_STONES, player_place(seat).key("stones"))
        }

    /// More stones on a level of the obelisk than it has spaces.
    LevelOverfull { space: Level, count: usize, spaces: u8 }
        is Broken "level-overfull" { .by(&rules::OBELISK_SPACES, level_place(space)) }

    /// More stones on the lowest level than two players can use of it.
    SevensOverfull { space: Level, count: usize, spaces: u8 }
        is Broken "sevens-overfull" { .by(&rules::TWO_PLAYERS_BLOCK_SEVENS, level_place(space)) }

    /// A stone lies on a level of the obelisk although the level `below` has a free space.
    LevelTooEarly { space: Level, below: Level, free: u8 }
        is Broken "level-too-early" { .by(&rules::OBELISK_FROM_THE_BOTTOM, level_place(space)) }

    /// The obelisk shows another number of a player's stones than the player is said to have offered.
    ObeliskAgainstOfferings { seat: Seat, said: u8, obelisk: u8 }
        is Broken "obelisk-against-offerings" {
            .by(&rules::STONE_ON_THE_OBELISK, player_place(seat).key("offerings")).beside_if("obelisk", n.shown("obelisk"))
        }

    /// Another number of stones lies on the obelisk than the players can have offered.
    StonesOnObelisk { said: u8, least: u8, most: u8 }
        is Broken "stones-on-obelisk" {
            .with("fixed", least == most)
            .by(&rules::STONE_ON_THE_OBELISK, Place::root().key("obelisk"))
        }

    /// Offerings that ended the game, yet it goes on. If not the `whole` table is listed, with more players fewer would have.
    WonYetPlaying { seat: Seat, offerings: u8, needed: u8, whole: bool }
        is Broken "won-yet-playing" { .by(&rules::OFFERINGS_TO_WIN, player_place(seat).key("offerings")) }

    /// More offerings than end the game, likewise.
    OfferingsTooMany { seat: Seat, offerings: u8, needed: u8, whole: bool }
        is Broken "offerings-too-many" { .by(&rules::OFFERINGS_TO_WIN, player_place(seat).key("offerings")) }

    /// Two players have the offerings that end the game.
    SeveralWinners { first: Seat, second: Seat, needed: u8 }
        is Broken "several-winners" {
            .by(&rules::OFFERINGS_TO_WIN, player_place(second).key("offerings"))
            .beside("first", true, player_place(first).key("offerings"))
        }

    /// The game is said to be over, and nobody has won, nor is every building finished.
    NobodyWonYetOver { most: u8, needed: u8 }
        is Broken "nobody-won-yet-over" { .by(&rules::OFFERINGS_TO_WIN, Place::root().key("phase")) }

    /// The game is said to be over, yet neither a winner nor a finished city is shown; `offerings`: whether all of them are told.
    EndUnknown { needed: u8, offerings: bool }
        is Undecided "end-unknown" { .by(&rules::OFFERINGS_TO_WIN, Place::root().key("phase")) }

    /// Every building is finished, nobody has won, and nobody can go on, yet the game does (ruling `city-done`).
    CityDoneYetPlaying { at_once: bool }
        is Broken "city-done-yet-playing" { .by(&rules::OFFERINGS_TO_WIN, Place::root().key("finished")) }

    /// The same, and the case does not say whether the game goes on.
    CityDoneOrPlaying { at_once: bool }
        is Undecided "city-done-or-playing" { .by(&rules::OFFERINGS_TO_WIN, Place::root().key("finished")) }

    /// The game is said to be over without a winner and the city is finished, yet somebody can offer (ruling `city-done`).
    CanStillOffer { seat: Seat, price: u8, crystals: i32 }
        is Broken "can-still-offer" {
            .by(&rules::OFFERINGS_TO_WIN, Place::root().key("phase")).beside("enough", true, player_place(seat).key("crystals"))
        }

    /// A card that does not exist: green 2, green 3.
    NoSuchCard { place: CardPlace, card: Card }
        is Broken "no-such-card" { .by(&rules::DECK, place.of(card)) }

    /// More of a card in sight than there are.
    TooManyOfCard { card: Card, count: u32, copies: u8, places: NotPrinted<Vec<(CardPlace, u8)>> }
        is Broken "too-many-of-card" {
            .by(&rules::DECK, places.0.last().map_or_else(Place::root, |&(place, copy)| place.copy_of(card, copy)))
            .beside_all("too", places.0.iter().rev().skip(1).rev().map(|&(place, copy)| place.copy_of(card, copy)))
        }

    /// More cards in all than the deck has.
    TooManyCards { count: u32 }
        is Broken "too-many-cards" { .with("surplus", count.saturating_sub(80)).by(&rules::DECK, Place::root()) }

    /// Everything is given, and the cards are not eighty.
    NotEighty { count: u32 }
        is Broken "not-eighty" { .with("lack", 80u32.saturating_sub(count)).by(&rules::DECK, Place::root()) }

    /// Cards set aside by a player whose turn it is not.
    AsideOutOfTurn { seat: Seat, turn: Seat }
        is Broken "aside-out-of-turn" {
            .by(&rules::CARDS_SET_ASIDE, player_place(seat).key("aside")).beside("turn", true, Place::root().key("turn"))
        }

    /// More cards set aside than the player can have won in this turn; `most` is none where no building was finished in it.
    AsideUnearned { seat: Seat, count: u32, most: u32 }
        is Broken "aside-unearned" { .by(&rules::CARDS_SET_ASIDE, player_place(seat).key("aside")) }

    /// Players and supply have more scales than there are.
    TooManyScales { count: u32, scales: u8 }
        is Broken "too-many-scales" {
            .with("surplus", count.saturating_sub(scales.into()))
            .by(&rules::SCALES_FOR_PLAYERS, n.table("scales"))
        }

    /// Everything is given, and the scales are too few.
    ScalesMissing { count: u32, scales: u8 }
        is Broken "scales-missing" {
            .with("lack", u32::from(scales).saturating_sub(count))
            .by(&rules::SCALES_FOR_PLAYERS, n.table("scales"))
        }

    /// No scale is left in the supply, yet they have not been scored; `paid` says who would get how many crystals for how many
    /// scales, if all scales are with known players. `told`: it is known where each one's scales are.
    NoScaleLeft { held: u32, told: bool, paid: Vec<(Seat, u8, i32)> }
        is Broken "no-scale-left" { .with("counted", !paid.is_empty()).by(&rules::SCALES_ARE_SCORED, n.table("scales")) }

    /// More crystals than there are, by their worth.
    TooManyCrystals { worth: u32, most: u32 }
        is Broken "too-many-crystals" {
            .with("surplus", worth.saturating_sub(most))
            .by(&rules::CRYSTAL_PIECES, n.table("crystals"))
        }

    /// Players and supply have fewer crystals than there are.
    CrystalsMissing { worth: u32, expected: u32 }
        is Broken "crystals-missing" {
            .with("lack", expected.saturating_sub(worth))
            .by(&rules::CRYSTAL_PIECES, n.table("crystals"))
        }

    /// More pieces of one worth (1 or 3) than there are.
    TooManyPieces { worth: u8, count: u32, most: u32 }
        is Broken "too-many-pieces" { .by(&rules::CRYSTAL_PIECES, n.table("crystals")) }

    /// A dragon is named by a colour that no dragon has (ruling `dragon-colours`). `dragon` is its place in the typed list.
    NoSuchDragon { dragon: NotPrinted<usize>, colour: Colour }
        is Broken "no-such-dragon" {
            .with("painted", n.dragon_colour(Dragon::Vulca) != Colour::Black)
            .by(&rules::DRAGONS_OF_CARDS, n.typed_dragon(dragon.0))
        }

    /// A dragon is said to be in two places. `first` and `second` are places in the typed list.
    DragonTwice { dragon: Dragon, first: NotPrinted<usize>, second: NotPrinted<usize> }
        is Broken "dragon-twice" {
            .by(&rules::DRAGONS_START_OUTSIDE, n.typed_dragon(second.0)).beside("first", true, n.typed_dragon(first.0))
        }

    /// More steps left than cards could give.
    StepsTooMany { steps: u8, most: u8 }
        is Broken "steps-too-many" { .by(&rules::TWO_MORE_STEPS, progress("steps-left")) }

    /// The figure has walked further than the steps that it can have had in this turn, without those that it has `left`.
    WalkedTooFar { walked: u8, left: u8, most: u8 }
        is Broken "walked-too-far" { .by(&rules::TWO_MORE_STEPS, progress("walked")) }

    /// Offerings in this turn of which none is the ordinary one (ruling `pillar-needs-offering`).
    NoOrdinaryOffering { offerings: u8 }
        is Broken "no-ordinary-offering" { .by(&rules::YELLOW_OFFERS_AGAIN, progress("ordinary")) }

    /// More offerings in this turn than the table shows where the figure stands, the least being those that are `shown`.
    OfferingsAgainstTable { seat: Seat, said: u8, shown: u8, figure: Building }
        is Broken "offerings-against-table" {
            .by(&rules::OFFER_ON_THE_MARKET, progress("offerings")).beside("figure", true, player_place(seat).key("figure"))
        }

    /// The same of stones.
    StonesAgainstTable { seat: Seat, said: u8, shown: u8, figure: Building }
        is Broken "stones-against-table" {
            .by(&rules::BUILD_WHERE_THE_FIGURE_STANDS, progress("stones"))
            .beside("figure", true, player_place(seat).key("figure"))
        }

    /// The phase is the building, which begins with a stone or an offering, and none of this player is where the figure stands.
    NothingPlaced { seat: Seat, figure: Building }
        is Broken "nothing-placed" {
            .by(&rules::BUILD_WHERE_THE_FIGURE_STANDS, n.table("phase")).beside("figure", true, player_place(seat).key("figure"))
        }

    /// More scales than dragons can have given for the stones on buildings, of which none is finished; those that the supply lacks
    /// if they are nobody's.
    ScalesUnearned { seat: Option<Seat>, scales: u8, stones: u8, most: u8 }
        is Broken "scales-unearned" {
            .by(&rules::SCALES_FROM_DRAGONS, seat.map_or(Place::root(), player_place).key("scales"))
        }

    /// Crystals, or offerings, which are paid in crystals, although no building is finished and scales cannot have been scored.
    CrystalsUnearned { seat: Option<Seat>, crystals: u32, offerings: u8 }
        is Broken "crystals-unearned" {
            // Offerings speak for buildings that were forgotten; without them the number is the likelier slip.
            .with("surplus", if offerings > 0 { 0 } else { crystals })
            .by(&rules::CONTRIBUTORS, seat.map_or_else(|| Place::root().key("obelisk"), player_place))
        }

    /// All players together have fewer crystals than the finished `buildings` brought, and nobody has made an offering.
    CrystalsNowhere { held: u32, least: u32, buildings: Vec<Building> }
        is Broken "crystals-nowhere" { .by(&rules::CONTRIBUTORS, Place::root().key("players")) }

    /// More cards discarded in one turn than may be.
    DiscardedTooMany { discarded: u8, most: u8 }
        is Broken "discarded-too-many" { .by(&rules::DISCARD_UP_TO_TWO, progress("discarded")) }

    /// What is told of the turn is not of its phase: stones or offerings in movement, none in building, discards before drawing.
    ProgressAgainstPhase { phase: Phase, what: Progress }
        is Broken "progress-against-phase" {
            .by(&rules::THREE_PHASES, match what {
                Progress::Stones => progress("stones"),
                Progress::Offerings => progress("offerings"),
                Progress::Discarded => progress("discarded"),
                Progress::Nothing => Place::root().key("phase"),
            })
        }
}

/// A value of `progress`.
fn progress(key: &'static str) -> Place {
    Place::root().key("progress").key(key)
}
