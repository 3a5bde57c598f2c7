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
    /// What makes a position impossible, or leaves it undecided.
    pub enum Flaw, told in n: &Names, each Broken "";

    /// A case lists no player, or more than four.
    PlayerCount { players: usize } by TWO_TO_FOUR_PLAYERS at "players", with { alone = Arg::Term("part") };
    /// Two players have the same name.
    SameName { first: Seat, second: Seat } through { people::same_name(n, &rules::TEN_STONES, [first, second], "stone") };
    /// The same tile lies twice in the city.
    TileTwice { building: Building, first: Spot, second: Spot } by TWENTY_ONE_TILES at spot_place(second),
        beside { first = spot_place(first) };
    /// The market lies elsewhere than in the middle.
    MarketNotCentral { place: Spot } by MARKET_IN_THE_MIDDLE at spot_place(place), with { middle = n.spot(Spot::CENTRE) };
    /// Another tile lies in the middle.
    MiddleNotMarket { building: Building } by MARKET_IN_THE_MIDDLE at spot_place(Spot::CENTRE);
    /// Without the variant: the palace or a temple does not lie beside the market.
    NotBesideMarket { building: Building, place: Spot } by MARKET_IN_THE_MIDDLE at spot_place(place);
    /// Without the variant: a tile lies beside the market that is neither the palace nor a temple.
    WrongBesideMarket { building: Building, place: Spot } by MARKET_IN_THE_MIDDLE at spot_place(place);
    /// The case says of the market what only other buildings have: sections, stones, rewards, a finished side.
    MarketIsNotBuilt by SECTIONS at n.shown_finished(Building::Market).unwrap_or_else(|| site_place(Building::Market));
    /// Another number of sections than the tile has: of their numbers, or in a row of stones (`built`).
    SectionCount { building: Building, given: usize, printed: usize, built: bool }
        by SECTIONS at site_place(building).key(if built { "built" } else { "sections" });
    /// Another number on a section than the tile prints.
    SectionAgainstPrint { building: Building, section: Section, given: u8, printed: u8 }
        by SECTIONS at site_place(building).key("sections").item(section.index());
    /// A number that no section can have: 0, or more than 9.
    SectionNumber { building: Building, section: Section, given: u8 }
        by SECTIONS at site_place(building).key("sections").item(section.index());
    /// Another reward than the tile prints; `printed` is none where it is only known to be crystals.
    RewardAgainstPrint { building: Building, part: Part, given: Reward, printed: Option<Reward> }
        by (part.rule()) at site_place(building).key(part_key(part)),
        with { key = Arg::key(part_key(part)) };
    /// A building is said to be finished and not to be.
    FinishedAndNot { building: Building } by TILE_TURNS at site_place(building).key("finished");
    /// A stone lies on a section that the building does not have.
    NoSuchSection { building: Building, stone: Typed, section: Section, count: usize } "stone-on-no-section"
        by SECTIONS at n.typed_stone(building, stone);
    /// A stone lies on a section whose number no section of the building has.
    NoSectionCosts { building: Building, stone: Typed, cost: u8, costs: Vec<u8> } "stone-on-no-number"
        by SECTIONS at n.typed_stone(building, stone);
    /// A stone lies on a section named by its number, and the numbers of the tile are not known.
    SectionsUnread { building: Building, stone: Typed, cost: u8 } is Undecided by SECTIONS at n.typed_stone(building, stone);
    /// Two stones on one section.
    SectionTwice { building: Building, stone: Typed, section: Section, first: Seat, second: Seat }
        by OWN_STONE at n.typed_stone(building, stone),
        with { same = first == second };
    /// A section that is said to be free is not: a stone lies on it, the building is finished, or it has no such section.
    NotFree { building: Building, free: NotPrinted<SectionName>, stone: Option<Seat>, finished: bool }
        by OWN_STONE at stone_place(building, free.0),
        with {
            named = free.0.place().is_some(),
            number = match free.0 { SectionName::Nth(section) => section.number(), SectionName::Cost(cost) => cost.into() },
        };
    /// A stone lies on a finished building.
    StoneOnFinished { building: Building, stone: Typed, seat: Seat } by TILE_TURNS at n.typed_stone(building, stone),
        beside each { finished = n.shown_finished(building) };
    /// Every section has a stone, yet the building is not finished.
    FullYetUnfinished { building: Building } by BUILDING_COMPLETES at site_place(building).key("built");
    /// More stones on buildings and obelisk than a player has.
    TooManyStones { seat: Seat, buildings: u8, obelisk: u8 } by TEN_STONES at seat,
        with {
            all = u16::from(buildings) + u16::from(obelisk),
            over = (u16::from(buildings) + u16::from(obelisk)).saturating_sub(10),
        };
    /// Stones on buildings, obelisk and in reserve are not ten: too many, or if `whole` (all of these are shown) also too few.
    StonesDoNotAddUp { seat: Seat, reserve: u8, buildings: u8, obelisk: u8, whole: bool } by TEN_STONES at (seat, "stones"),
        with {
            all = u16::from(reserve) + u16::from(buildings) + u16::from(obelisk),
            most = 10u16.saturating_sub(u16::from(buildings) + u16::from(obelisk)),
        };
    /// Stones in reserve, and the most that can lie on buildings and on the obelisk without being shown, are fewer than ten.
    StonesTooFew { seat: Seat, reserve: u8, buildings: u8, offerings: u8 } by TEN_STONES at (seat, "stones"),
        with { all = reserve + buildings + offerings };
    /// More stones on a level of the obelisk than it has spaces.
    LevelOverfull { space: Level, count: usize, spaces: u8 } by OBELISK_SPACES at level_place(space);
    /// More stones on the lowest level than two players can use of it.
    SevensOverfull { space: Level, count: usize, spaces: u8 } by TWO_PLAYERS_BLOCK_SEVENS at level_place(space);
    /// A stone lies on a level of the obelisk although the level `below` has a free space.
    LevelTooEarly { space: Level, below: Level, free: u8 } by OBELISK_FROM_THE_BOTTOM at level_place(space);
    /// The obelisk shows another number of a player's stones than the player is said to have offered.
    ObeliskAgainstOfferings { seat: Seat, said: u8, obelisk: u8 } by STONE_ON_THE_OBELISK at (seat, "offerings"),
        beside each { obelisk = n.shown("obelisk") };
    /// Another number of stones lies on the obelisk, or another space is `next`, than the players can have offered.
    StonesOnObelisk { said: u8, next: Option<Level>, least: u8, most: u8 } by STONE_ON_THE_OBELISK at "obelisk",
        with { fixed = least == most };
    /// Offerings that ended the game, yet it goes on. If not the `whole` table is listed, with more players fewer would have.
    WonYetPlaying { seat: Seat, offerings: u8, needed: u8, whole: bool } by OFFERINGS_TO_WIN at (seat, "offerings");
    /// More offerings than end the game, likewise.
    OfferingsTooMany { seat: Seat, offerings: u8, needed: u8, whole: bool } by OFFERINGS_TO_WIN at (seat, "offerings");
    /// Two players have the offerings that end the game.
    SeveralWinners { first: Seat, second: Seat, needed: u8 } by OFFERINGS_TO_WIN at (second, "offerings"),
        beside { first = (first, "offerings") };
    /// The offerings that end the game, and all stones on the highest level are others'.
    StonesAboveLast { seat: Seat, space: Level, needed: u8 } by OFFERINGS_TO_WIN at level_place(space);
    /// The game is said to be over, and nobody has won, nor is every building finished.
    NobodyWonYetOver { most: u8, needed: u8 } by OFFERINGS_TO_WIN at "phase";
    /// The game is said to be over, yet neither a winner nor a finished city is shown; `offerings`: whether all of them are told.
    EndUnknown { needed: u8, offerings: bool } is Undecided by OFFERINGS_TO_WIN at "phase";
    /// Every building is finished, nobody has won, and nobody can go on, yet the game does (ruling `city-done`).
    CityDoneYetPlaying { at_once: bool } by OFFERINGS_TO_WIN at "finished";
    /// The same, and the case does not say whether the game goes on.
    CityDoneOrPlaying { at_once: bool } is Undecided by OFFERINGS_TO_WIN at "finished";
    /// The game is said to be over without a winner and the city is finished, yet somebody can offer (ruling `city-done`).
    CanStillOffer { seat: Seat, price: u8, crystals: i32 } by OFFERINGS_TO_WIN at "phase", beside { enough = (seat, "crystals") };
    /// A card that does not exist: green 2, green 3.
    NoSuchCard { place: CardPlace, card: Card } by DECK at place.of(card);
    /// More of a card in sight than there are.
    TooManyOfCard { card: Card, count: u32, copies: u8, places: NotPrinted<Vec<(CardPlace, u8)>> }
        by DECK at places.0.last().map_or_else(Place::root, |&(place, copy)| place.copy_of(card, copy)),
        beside each { too = places.0.iter().rev().skip(1).rev().map(|&(place, copy)| place.copy_of(card, copy)) };
    /// More cards in all than the deck has.
    TooManyCards { count: u32 } by DECK at Place::root(), with { surplus = count.saturating_sub(80) };
    /// Everything is given, and the cards are not eighty.
    NotEighty { count: u32 } by DECK at Place::root(), with { lack = 80u32.saturating_sub(count) };
    /// Cards set aside by a player whose turn it is not.
    AsideOutOfTurn { seat: Seat, turn: Seat } by CARDS_SET_ASIDE at (seat, "aside"), beside { turn = "turn" };
    /// More cards set aside than the player can have won in this turn; `most` is none where no building was finished in it.
    AsideUnearned { seat: Seat, count: u32, most: u32 } by CARDS_SET_ASIDE at (seat, "aside");
    /// Players and supply have more scales than there are.
    TooManyScales { count: u32, scales: u8 } by SCALES_FOR_PLAYERS at n.table("scales"),
        with { surplus = count.saturating_sub(scales.into()) };
    /// Everything is given, and the scales are too few.
    ScalesMissing { count: u32, scales: u8 } by SCALES_FOR_PLAYERS at n.table("scales"),
        with { lack = u32::from(scales).saturating_sub(count) };
    /// No scale is left in the supply, yet they have not been scored; `paid` says who would get how many crystals for how many
    /// scales, if all scales are with known players. `told`: it is known where each one's scales are.
    NoScaleLeft { held: u32, told: bool, paid: Vec<(Seat, u8, i32)> } by SCALES_ARE_SCORED at n.table("scales"),
        with { counted = !paid.is_empty() };
    /// More crystals than there are, by their worth.
    TooManyCrystals { worth: i32, most: i32 } by CRYSTAL_PIECES at n.table("crystals"),
        with { surplus = worth - most };
    /// Players and supply have fewer crystals than there are.
    CrystalsMissing { worth: i32, expected: i32 } by CRYSTAL_PIECES at n.table("crystals"),
        with { lack = expected - worth };
    /// More pieces of one worth (1 or 3) than there are.
    TooManyPieces { worth: u8, count: u32, most: u32 } by CRYSTAL_PIECES at n.table("crystals");
    /// A dragon is named by a colour that no dragon has (ruling `dragon-colours`). `dragon` is its place in the typed list.
    NoSuchDragon { dragon: NotPrinted<usize>, colour: Colour } by DRAGONS_OF_CARDS at n.typed_dragon(dragon.0),
        with { painted = n.dragon_colour(Dragon::Vulca) != Colour::Black };
    /// A dragon is said to be in two places. `first` and `second` are places in the typed list.
    DragonTwice { dragon: Dragon, first: NotPrinted<usize>, second: NotPrinted<usize> }
        by DRAGONS_START_OUTSIDE at n.typed_dragon(second.0),
        beside { first = n.typed_dragon(first.0) };
    /// More steps left than cards could give.
    StepsTooMany { steps: u8, most: u8 } by TWO_MORE_STEPS at progress("steps-left");
    /// The figure has walked further than the steps that it can have had in this turn, without those that it has `left`.
    WalkedTooFar { walked: u8, left: u8, most: u8 } by TWO_MORE_STEPS at progress("walked");
    /// Offerings in this turn of which none is the ordinary one (ruling `pillar-needs-offering`).
    NoOrdinaryOffering { offerings: u8 } by YELLOW_OFFERS_AGAIN at progress("ordinary");
    /// Stones and offerings in one turn.
    StonesAndOfferings by BUILD_WHERE_THE_FIGURE_STANDS at progress("stones");
    /// More offerings in this turn than the table shows where the figure stands, the least being those that are `shown`.
    OfferingsAgainstTable { seat: Seat, said: u8, shown: u8, figure: Building } by OFFER_ON_THE_MARKET at progress("offerings"),
        beside { figure = (seat, "figure") };
    /// The same of stones; wherever the figure stands, where that is not told.
    StonesAgainstTable { seat: Seat, said: u8, shown: u8, figure: Option<Building> }
        by BUILD_WHERE_THE_FIGURE_STANDS at progress("stones"),
        beside { figure = (seat, "figure") };
    /// More scales than dragons can have given for the stones on buildings, of which none is finished; those that the supply
    /// lacks if they are nobody's.
    ScalesUnearned { seat: Option<Seat>, scales: u8, stones: u8, most: u8 }
        by SCALES_FROM_DRAGONS at seat.map_or(Place::root(), player_place).key("scales");
    /// Crystals, or offerings, which are paid in crystals, although no building is finished and scales cannot have been scored;
    /// those that the supply lacks if they are nobody's.
    CrystalsUnearned { seat: Option<Seat>, crystals: i32, offerings: u8 }
        by CONTRIBUTORS
        at seat.map_or_else(|| Place::root().key(if offerings > 0 { "obelisk" } else { "crystals" }), player_place),
        // Offerings speak for buildings that were forgotten; without them the number is the likelier slip.
        with { surplus = if offerings > 0 { 0 } else { crystals } };
    /// All players together have fewer crystals than the finished `buildings` brought, and nobody has made an offering.
    CrystalsNowhere { held: i32, least: i32, buildings: Vec<Building> } by CONTRIBUTORS at "players";
    /// More cards discarded in one turn than may be.
    DiscardedTooMany { discarded: u8, most: u8 } by DISCARD_UP_TO_TWO at progress("discarded");
    /// More cards discarded in this turn than lie on the discard pile.
    DiscardsNotThere { discarded: u8, pile: u32 } by DISCARD_UP_TO_TWO at progress("discarded");
    /// What is told of the turn is not of its phase: stones or offerings in movement, discards before drawing.
    ProgressAgainstPhase { phase: Phase, what: Progress }
        by THREE_PHASES at match what {
            Progress::Stones => progress("stones"),
            Progress::Offerings => progress("offerings"),
            Progress::Discarded => progress("discarded"),
        };
}

/// A value of `progress`.
fn progress(key: &'static str) -> Place {
    Place::root().key("progress").key(key)
}
