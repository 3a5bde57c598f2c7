//! Why a position is impossible, a step is refused, or something is awarded: typed facts, no sentences.
#![allow(missing_docs, reason = "a fact's name says what it is; each variant says what its facts mean together")]

use super::buildings::{Building, Part, Reward};
use super::moves::DragonTo;
use super::pieces::{Card, Cards, Colour, Dragon, Level, Seat, Section, Spot};
use super::position::Phase;
use crate::verdict::Unit;

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
    /// A stone lies on a section named by its number, and several sections have that number; `stones` are named so. Undecided, unless
    /// these are too many.
    SectionUnclear { building: Building, site: usize, stone: usize, cost: u8, stones: usize, sections: Vec<Section> },
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
    /// More offerings in all than the obelisk has spaces.
    OfferingsExceedObelisk { offerings: u32, spaces: u32 },
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
    /// No scale is left in the supply, yet they have not been scored.
    NoScaleLeft { held: u32 },

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
        match self {
            Flaw::SectionsUnread { .. } | Flaw::EndUnknown { .. } | Flaw::CityDoneYetPlaying { said: false, .. } => true,
            Flaw::SectionUnclear { stones, sections, .. } => *stones <= sections.len(),
            _ => false,
        }
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
    /// The player is taken to have no scales.
    NoScales(Seat),
    /// The player is taken to have made no offerings.
    NoOfferings(Seat),
    /// The crystals are not known: the report counts their change from 0.
    CrystalsFromZero(Seat),
    /// The number of cards is not known: the report counts their change from 0.
    CardsFromZero(Seat),
    /// The stones in reserve are what is left of ten.
    StonesLeft(Seat, u8),
    /// The supply of scales is what the players do not have.
    ScalesLeft(u8),
}

/// Why a card of a payment counts for nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Idle {
    /// Neither is it of the section's colour, nor does any other card make it pass for that.
    OtherColour,
    /// The same on the palace: it is of another colour than the rest.
    SecondColour,
    /// A brown 1 or 2 that has no other to make a pair.
    NoPartner,
    /// A brown 3, which makes no pair.
    ThreeInPair,
    /// There are more cards of a colour than the white cards let pass: four of one colour each white 1, one each white 2.
    BeyondWhite,
    /// A white 1 or 2 with no card left that it could let pass.
    NothingForWhite,
}

/// A section, and what it costs in which colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Price {
    pub building: Building,
    pub section: Section,
    pub cost: u8,
    /// The colour that is paid in; none on the palace where the move names none.
    pub colour: Option<Colour>,
}

/// Why a step is refused, or cannot be decided ([`Refusal::is_open`]).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another player's turn; `phase` is where that player's turn stands, so that the words can say what ends it.
    NotYourTurn { seat: Seat, turn: Seat, phase: Phase },
    /// A step of the movement phase after a stone was placed or cards were discarded.
    MovementIsOver { phase: Phase },
    /// A stone or an offering after cards were discarded.
    BuildingIsOver,

    /// The hand does not hold the cards; `held` is what it holds.
    NotInHand { missing: Cards, held: Cards },
    /// The cards might be among the hidden ones of the hand.
    HandHidden { missing: Cards },
    /// The cards might be hidden, if not every one of their kind were in sight elsewhere; `unseen` are left.
    NoneLeft { card: Card, wanted: u8, unseen: u8 },
    /// A card without this power: a 3, or of a colour that does something else.
    NoSuchPower { card: Card, power: Power },

    /// Cards that the hand would need to hold may have come into it, but the case cannot show it.
    CardsUnknown { count: u32, held: u32 },

    /// It is not known where the figure stands.
    FigureUnknown,
    /// It is not known where in the city a building lies.
    PlaceUnknown { building: Building },
    /// A card worth 1 leads nowhere: figure or dragon is there already (ruling `idle-power`).
    GoesNowhere { at: DragonTo },
    /// More steps than the figure has left; `grey` more grey 2s would do.
    TooFar { from: Building, to: Building, steps: u8, left: u8, grey: u8 },
    /// More steps than the figure has left at the beginning of a turn, and the case does not say how many are left.
    StepsUnknown { from: Building, to: Building, steps: u8, left: u8 },
    /// A grey 1 after the figure has walked (ruling `grey-teleport`).
    LeapAfterSteps { walked: u8 },
    /// A grey 1, and the case does not say whether the figure has walked (ruling `grey-teleport`).
    WalkedUnknown,

    /// The move names a dragon that the card does not move.
    WrongDragon { named: Dragon, card: Card, moves: Dragon },
    /// The move names a dragon by a colour that none has (ruling `dragon-colours`).
    NoSuchDragon { colour: Colour },
    /// A card worth 2, or one that may lead nowhere, and the case does not say where the dragon is.
    DragonUnknown { dragon: Dragon, card: Card },
    /// A card worth 2 while the dragon is outside.
    DragonOutside { dragon: Dragon, card: Card },
    /// A card worth 2 to take the dragon out.
    CannotLeave { dragon: Dragon, card: Card },
    /// A card worth 1 to take the dragon out, whether it is `inside` or not (ruling `dragon-off-city`).
    MayNotLeave { dragon: Dragon, inside: bool },
    /// More than three steps.
    DragonTooFar { dragon: Dragon, from: Building, to: Building, steps: u8 },

    /// The move names another building than the one where the figure stands.
    FigureElsewhere { named: Building, figure: Building },
    /// Nothing is built on the market.
    MarketIsNotBuilt,
    /// The building is finished.
    AlreadyFinished { building: Building },
    /// The move names another colour than the building's.
    NotItsColour { building: Building, named: Colour, colour: Colour },
    /// The building has fewer sections.
    NoSuchSection { building: Building, section: Section, count: usize },
    /// No section has that number; `costs` are those there are, left to right.
    NoSectionCosts { building: Building, cost: u8, costs: Vec<u8> },
    /// The section, or every one with that number, has a stone.
    SectionTaken { building: Building, section: Section, owner: Seat, free: Vec<Section> },
    /// Several free sections have that number.
    SectionUnclear { building: Building, cost: u8, sections: Vec<Section> },
    /// No stone in reserve.
    NoStoneLeft,
    /// No stone in reserve, unless one has come back from a building of which the case does not say whether it was finished.
    StonesUnknown,
    /// A part of a tile is needed that the case does not give.
    Unread { building: Building, part: Part },
    /// What lies at some places beside the building that would be finished is not known.
    NeighbourUnknown { building: Building, spots: Vec<Spot> },
    /// It is not known where the building that would be finished lies, so neither what lies beside it.
    NeighboursUnknown { building: Building },
    /// The move does not say what is paid; the cheapest payment of the hand, if it has one.
    PaymentNotSaid { price: Price, cheapest: Option<Cards> },
    /// The payment is worth too little, used as well as can be; the cheapest payment of the hand, if it has one.
    PaysTooLittle { price: Price, worth: u8, missing: u8, paid: Cards, cheapest: Option<Cards> },
    /// Cards of the payment count for nothing, whatever their use, all of them for the same reason; the cheapest payment of the hand,
    /// if it has one.
    CountsForNothing { price: Price, idle: Cards, why: Idle, cheapest: Option<Cards> },
    /// More than the number is paid although the hand could pay exactly (ruling `overpaying`).
    ExactPossible { price: Price, worth: u8, exact: Cards },

    /// The figure does not stand on the market.
    NotOnMarket { figure: Building },
    /// It is not known which space of the obelisk is next.
    ObeliskUnknown,
    /// The move names a space that is the next one only if more offerings were made than the case says; it shows `next`.
    SpaceUnknown { named: u8, next: Level },
    /// The move names another space than the lowest free one.
    WrongSpace { named: u8, next: Level },
    /// The obelisk is full.
    ObeliskFull,
    /// A second offering without a yellow card.
    OnlyOneOffering,
    /// An offering by a yellow card before the ordinary one (ruling `pillar-needs-offering`).
    OrdinaryOfferingFirst,
    /// It is not known whether the ordinary offering of this turn was made; `card` if one by a yellow card is to follow it.
    OfferedUnknown { card: bool },
    /// The crystals are not known.
    CrystalsUnknown { price: u8, surcharge: u8 },
    /// Too few crystals, unless the player has got some that the case cannot show.
    CrystalsUnsure { needed: u16, crystals: i32 },
    /// Too few crystals.
    TooFewCrystals { price: u8, surcharge: u8, crystals: i32 },
    /// Fewer crystals are laid down than the space costs.
    LaysDownTooLittle { price: u8, surcharge: u8, paid: u16 },
    /// More crystals are laid down than the player has.
    LaysDownTooMuch { paid: u16, crystals: i32 },

    /// More than two cards discarded.
    DiscardsTooMany { count: u8, most: u8 },
    /// The cards that are named are not as many as the step says.
    CountDiffers { said: u32, named: u32 },
    /// The hand has fewer cards.
    HandTooSmall { count: u8, hand: u32 },
    /// It was settled already what is discarded.
    DiscardedAlready { discarded: u8 },
    /// Another number of cards than is drawn now: two, one more for each that was discarded, or what is left.
    DrawsWrongNumber { said: u32, expected: u8, discarded: u8 },
    /// Another number of cards than would be drawn if none was discarded, and the case does not say how many were.
    DiscardedUnknown { said: u32, expected: u8 },
    /// Fewer cards than are drawn, unless no more are left in the piles, which the case does not show.
    PilesUnknown { said: u32, expected: u8 },
    /// A card is said to be drawn that the pile cannot have given; `available` is how many it can have.
    NotInPile { card: Card, drawn: u8, available: u8 },
    /// More cards are revealed than are hidden in the hand.
    RevealsTooMany { count: u32, hidden: u8 },
}

impl Refusal {
    /// Whether the case does not say enough to decide.
    pub fn is_open(&self) -> bool {
        matches!(
            self,
            Refusal::HandHidden { .. }
                | Refusal::CardsUnknown { .. }
                | Refusal::StepsUnknown { .. }
                | Refusal::WalkedUnknown
                | Refusal::DragonUnknown { .. }
                | Refusal::StonesUnknown
                | Refusal::SpaceUnknown { .. }
                | Refusal::OfferedUnknown { .. }
                | Refusal::CrystalsUnsure { .. }
                | Refusal::DiscardedUnknown { .. }
                | Refusal::PilesUnknown { .. }
                | Refusal::FigureUnknown
                | Refusal::PlaceUnknown { .. }
                | Refusal::Unread { .. }
                | Refusal::NeighbourUnknown { .. }
                | Refusal::NeighboursUnknown { .. }
                | Refusal::SectionUnclear { .. }
                | Refusal::PaymentNotSaid { .. }
                | Refusal::ObeliskUnknown
                | Refusal::CrystalsUnknown { .. }
        )
    }
}

/// What a card is played for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Power {
    /// A grey 1: the figure goes anywhere.
    Leap,
    /// A grey 2: more steps.
    Stride,
    /// A black, red or blue 1 or 2: a dragon moves.
    Fly,
    /// A yellow 1 or 2: a further offering.
    Offer,
}

/// Why something is given or taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The cards that paid for a section. Cards.
    Paid { building: Building, section: Section, cost: u8, cards: Cards },
    /// A card played for its power. Cards.
    Played { card: Card },
    /// Scales for the dragons on the building where the first stone of the turn was placed. Scales.
    Dragons { building: Building, dragons: [bool; 3] },
    /// The master builder's reward, in one unit; `stones`, or if `numbers` the sum of their sections' numbers, against `next`, the most that another
    /// has, and the section that decided a tie, if one did.
    Master { building: Building, unit: Unit, numbers: bool, stones: u8, next: u8, leftmost: Option<Section> },
    /// A contributor's reward, in one unit; `section` has the leftmost of the player's stones.
    Contributor { building: Building, unit: Unit, section: Section },
    /// The reward of a finished neighbour, in one unit; `section` has the leftmost of the player's stones.
    Neighbour { building: Building, neighbour: Building, unit: Unit, section: Section },
    /// What the supply lacks of a reward: the amount is 0, `owed` were not there (ruling `crystal-tokens`; cards: both piles empty).
    NotThere { unit: Unit, owed: u8 },
    /// Most scales, alone. Crystals.
    MostScales { scales: u8, owed: u8 },
    /// Most scales, together with others. Crystals.
    TiedScales { scales: u8, owed: u8, players: u8 },
    /// Three scales or more. Crystals.
    ThreeScales { scales: u8, owed: u8 },
    /// Too few scales to be paid: the amount is 0.
    FewScales { scales: u8, owed: u8 },
    /// Scales given back after a scoring. Scales.
    ScalesReturned { scales: u8 },
    /// Scales that were owed, handed out after the scoring (ruling `owed-scales-kept`). Scales.
    OwedScales,
    /// The price of a space of the obelisk. Crystals.
    OfferingPrice { level: Level },
    /// What a yellow card makes an offering dearer. Crystals.
    Surcharge { card: Card },
    /// An offering; `needed` end the game, if the number of players is known. Offerings.
    Offering { level: Level, offerings: u8, needed: Option<u8> },
    /// Cards discarded before drawing. Cards.
    Discarded,
    /// Cards drawn at the end of the turn. Cards.
    Drawn { discarded: u8, reshuffled: bool },
}

impl Reason {
    /// What it is counted in.
    pub fn unit(&self) -> Unit {
        match *self {
            Reason::Paid { .. } | Reason::Played { .. } | Reason::Discarded | Reason::Drawn { .. } => Unit::Cards,
            Reason::Dragons { .. } | Reason::ScalesReturned { .. } | Reason::OwedScales => Unit::Scales,
            Reason::Master { unit, .. }
            | Reason::Contributor { unit, .. }
            | Reason::Neighbour { unit, .. }
            | Reason::NotThere { unit, .. } => unit,
            Reason::MostScales { .. }
            | Reason::TiedScales { .. }
            | Reason::ThreeScales { .. }
            | Reason::FewScales { .. }
            | Reason::OfferingPrice { .. }
            | Reason::Surcharge { .. } => Unit::Crystals,
            Reason::Offering { .. } => Unit::Offerings,
        }
    }
}
