//! Why a position is impossible, and what a case leaves out: typed facts, no sentences.
#![allow(missing_docs, reason = "a fact's name says what it is; each variant says what its facts mean together")]

use super::buildings::{Building, Part, Reward};
use super::pieces::{Card, Colour, Dragon, Level, Seat, Section, Spot};
use super::position::Phase;

/// What makes a position impossible (or leaves it undecided: [`Flaw::is_open`]).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Flaw {
    /// A case lists no player, or more than four.
    PlayerCount { players: usize },
    /// Two players have the same name.
    SameName { first: Seat, second: Seat },

    /// The same tile lies twice in the city.
    TileTwice { building: Building, first: Spot, second: Spot },
    /// The market lies elsewhere than in the middle.
    MarketNotCentral { spot: Spot },
    /// Another tile lies in the middle.
    MiddleNotMarket { building: Building },
    /// Without the variant: the palace or a temple does not lie beside the market.
    NotBesideMarket { building: Building, spot: Spot },
    /// Without the variant: a tile lies beside the market that is neither the palace nor a temple.
    WrongBesideMarket { building: Building, spot: Spot },

    /// The case says of the market what only other buildings have: sections, stones, rewards, a finished side.
    MarketIsNotBuilt,
    /// Another number of sections than the tile has.
    SectionCount { building: Building, given: usize, printed: usize },
    /// Another number on a section than the tile prints.
    SectionAgainstPrint { building: Building, section: Section, given: u8, printed: u8 },
    /// A number that no section can have: 0, or more than 9.
    SectionNumber { building: Building, section: Section, given: u8 },
    /// Another reward than the tile prints; `printed` is none where it is only known to be crystals.
    RewardAgainstPrint { building: Building, part: Part, given: Reward, printed: Option<Reward> },
    /// The case says two different things of the same part of a tile.
    ReadTwice { building: Building, part: Part },
    /// A building is said to be finished and not to be.
    FinishedAndNot { building: Building },

    /// A stone lies on a section that the building does not have. `stone` is its place in the typed list of `Draft::sites[site]`,
    /// here and below.
    NoSuchSection { building: Building, site: usize, stone: usize, section: Section, count: usize },
    /// A stone lies on a section whose number no section of the building has.
    NoSectionCosts { building: Building, site: usize, stone: usize, cost: u8, costs: Vec<u8> },
    /// A stone lies on a section named by its number, and the numbers of the tile are not known. Undecided.
    SectionsUnread { building: Building, site: usize, stone: usize, cost: u8 },
    /// Two stones on one section.
    SectionTwice { building: Building, site: usize, stone: usize, section: Section, first: Seat, second: Seat },
    /// A stone lies on a finished building.
    StoneOnFinished { building: Building, site: usize, stone: usize, seat: Seat },
    /// Every section has a stone, yet the building is not finished.
    FullYetUnfinished { building: Building },

    /// More stones on buildings and obelisk than a player has.
    TooManyStones { seat: Seat, on_buildings: u8, on_obelisk: u8 },
    /// Stones on buildings, on the obelisk and in reserve are not ten. `whole` where the case shows all buildings and the obelisk, so
    /// that they have to be; otherwise they are too many.
    StonesDoNotAddUp { seat: Seat, reserve: u8, on_buildings: u8, on_obelisk: u8, whole: bool },

    /// More stones on a level of the obelisk than it has spaces.
    LevelOverfull { level: Level, count: usize, spaces: u8 },
    /// A stone lies on a level of the obelisk although the level `below` has a free space.
    LevelTooEarly { level: Level, below: Level, free: u8 },
    /// The obelisk shows another number of a player's stones than the player is said to have offered.
    ObeliskAgainstOfferings { seat: Seat, said: u8, on_obelisk: u8 },
    /// Offerings that ended the game, yet it goes on.
    WonYetPlaying { seat: Seat, offerings: u8, needed: u8 },
    /// More offerings than end the game.
    OfferingsTooMany { seat: Seat, offerings: u8, needed: u8 },
    /// Two players have the offerings that end the game.
    SeveralWinners { first: Seat, second: Seat, needed: u8 },
    /// The game is said to be over, and nobody has won, nor is every building finished.
    NobodyWonYetOver { most: u8, needed: u8 },
    /// The game is said to be over, and the case shows neither a winner nor that there is none and every building is finished:
    /// `offerings` says whether all of them are given. Undecided.
    EndUnknown { needed: u8, offerings: bool },
    /// Every building is finished, nobody has won, and nobody can go on, yet the game does (ruling `city-done`).
    /// Undecided unless the case says that the game goes on: `said`.
    CityDoneYetPlaying { at_once: bool, said: bool },
    /// Every building is finished and nobody has won, and the game is said to be over although somebody can still make an offering
    /// (ruling `city-done`).
    CanStillOffer { seat: Seat, price: u8, crystals: i32 },

    /// A card that does not exist: green 2, green 3.
    NoSuchCard { place: CardPlace, card: Card },
    /// More of a card in sight than there are.
    TooManyOfCard { card: Card, count: u32, copies: u8 },
    /// More cards in all than the deck has.
    TooManyCards { count: u32 },
    /// Everything is given, and the cards are not eighty.
    NotEighty { count: u32 },
    /// Cards set aside by a player whose turn it is not.
    AsideOutOfTurn { seat: Seat, turn: Seat },

    /// Players and supply have more scales than there are.
    TooManyScales { count: u32, scales: u8 },
    /// Everything is given, and the scales are too few.
    ScalesMissing { count: u32, scales: u8 },
    /// No scale is left in the supply, yet they have not been scored; `paid` says with how many scales players would get how many
    /// crystals, if all scales are with players who are known.
    NoScaleLeft { held: u32, paid: Vec<(Seat, u8, i32)> },

    /// More crystals than there are, by their worth.
    TooManyCrystals { worth: u32, most: u32 },
    /// Players and supply have fewer crystals than there are.
    CrystalsMissing { worth: u32, expected: u32 },
    /// More pieces of one worth (1 or 3) than there are.
    TooManyPieces { worth: u8, count: u32, most: u32 },

    /// A dragon is named by a colour that no dragon has (ruling `dragon-colours`). `dragon` is its place in the typed list.
    NoSuchDragon { dragon: usize, colour: Colour },
    /// A dragon is said to be in two places. `first` and `second` are places in the typed list.
    DragonTwice { dragon: Dragon, first: usize, second: usize },

    /// More steps left than cards could give.
    StepsTooMany { steps: u8, most: u8 },
    /// The figure has walked further than the steps that it can have had in this turn, without those that it has `left`.
    WalkedTooFar { walked: u8, left: u8, most: u8 },
    /// Offerings in this turn of which none is the ordinary one (ruling `pillar-needs-offering`).
    NoOrdinaryOffering { offerings: u8 },
    /// More stones or offerings in this turn than the table shows where the figure stands, the least being those that are `shown`.
    ProgressAgainstTable { seat: Seat, what: Progress, said: u8, shown: u8, figure: Building },
    /// More cards discarded in one turn than may be.
    DiscardedTooMany { discarded: u8, most: u8 },
    /// What is said of the turn's progress does not fit its phase: stones or offerings during movement, none while building, cards
    /// discarded before drawing.
    ProgressAgainstPhase { phase: Phase, what: Progress },
}

impl Flaw {
    /// Whether the position may be possible after all, once more is known.
    pub fn is_open(&self) -> bool {
        matches!(self, Flaw::SectionsUnread { .. } | Flaw::EndUnknown { .. } | Flaw::CityDoneYetPlaying { said: false, .. })
    }
}

/// A part of a turn's progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Progress {
    /// Stones placed on the building.
    Stones,
    /// Offerings made.
    Offerings,
    /// Cards discarded.
    Discarded,
    /// Neither a stone nor an offering, although one ended the movement.
    Nothing,
}

/// Where a card was typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CardPlace {
    /// In a hand.
    Hand(Seat),
    /// Among the cards set aside.
    Aside(Seat),
    /// In the draw pile.
    Draw,
    /// In the discard pile.
    Discard,
}

/// A check that could not be made, and what it lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Gap {
    /// All eighty cards: some are not given.
    Cards,
    /// All scales: those of a player or the supply are not given.
    Scales,
    /// All crystals: those of a player or the supply are not given.
    Crystals,
    /// The layout of the city: not all tiles are given.
    City,
    /// That everybody has ten stones: those on buildings are not all given.
    Buildings,
    /// The ten stones of a player: none in reserve given.
    Stones(Seat),
    /// Order and levels of the obelisk: its stones are not given.
    Obelisk,
    /// Whatever depends on the number of players: not all are given.
    OtherPlayers,
}

/// Something left out that the judge takes for granted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Assumed {
    /// The turn is taken to be at its beginning.
    Movement,
    /// Stones or offerings were made in this turn, and it is not settled what is discarded.
    Building,
    /// No building is taken to be finished.
    NothingFinished,
    /// The dragon is taken to be outside the city.
    DragonOutside(Dragon),
    /// The stones in reserve are what is left of ten.
    StonesLeft(Seat, u8),
    /// The supply of scales is what the players do not have.
    ScalesLeft(u8),
    /// The supply of scales, of which nothing is told, is not used up.
    ScalesLast,
    /// The supply of crystals is what nobody is known to have.
    CrystalsLeft(u32),
}
