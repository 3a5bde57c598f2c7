//! Why a move is refused, or cannot be decided: each reason with its facts, its rule and its place in the move.

use super::award::no_space;
use super::{Flaw, NotTold};
use crate::game::reasons::{NotPrinted, reasons, says};
use crate::game::shared::FILL;
use crate::games::azul::Move;
use crate::games::azul::pieces::{Colour, Column, EACH, Factory, Gold, Line, Seat, SeatSet, Source, Space, SpaceSet, Tiles};
use crate::games::azul::position::{Phase, Side};
use crate::games::azul::rules;
use crate::games::azul::wording::{Refused, row_place, source_place};
use crate::verdict::Rule;
use crate::words::Arg;

reasons! {
    /// Why a move is refused, or cannot be decided.
    pub enum Refusal, told in c: &Refused<'_>, each Broken "";

    /// The move belongs to another phase.
    WrongPhase { phase: Phase, needs: Phase } by THREE_PHASES at c.verb(),
        with {
        move = Arg::Term(c.verb()), turn = c.position.turn, only = c.n.during(needs),
        line = if let Move::Tile { line, .. } = c.play { Some(*line) } else { None },
    };
    /// Another player's turn.
    NotYourTurn { turn: Seat } by TURNS_GO_CLOCKWISE at "player", with { order = c.order(turn) };
    /// The turn of one of several other players: which of them the case does not tell.
    NotAmongNext { turn: SeatSet } by TURNS_GO_CLOCKWISE at "player", with {
        whose = turn.iter().map(|player| says!(c.n, "owner", player)).collect::<Arg>(),
    };
    /// It hangs on what the case does not tell.
    NotTold { what: NotTold } is Undecided through { what.refuse(c) };
    /// There is no such factory.
    NoSuchFactory { factory: Factory, count: usize } by TAKE_FROM_ONE_PLACE at "from", with { sources = c.sources() };
    /// The "0" factory was taken away by a player.
    FactoryAway { factory: Factory, keeper: Seat } by GOLD_ZERO_KEPT at "from", with { sources = c.sources() };
    /// Nothing lies there.
    SourceEmpty { from: Source } by TAKE_FROM_ONE_PLACE at "from",
        with { sources = c.sources() }, beside each { there = c.shown(from) };
    /// The colour does not lie there.
    ColourNotThere { colour: Colour, from: Source, there: Tiles } by TAKE_FROM_ONE_PLACE at "take",
        with { sources = c.sources() }, beside each { there = c.shown(from) };
    /// Not all tiles of the colour are taken, or more than there are.
    NotAllOfColour { colour: Colour, from: Source, there: u8, taken: u8 } by TAKE_ALL at "take",
        with { fewer = taken < there, heap = c.lying(from) }, beside each { there = c.shown(from) };
    /// What is taken never lay there: the factory had something else when it was last seen, and others can only have emptied it.
    NeverThere { from: Source, colour: Colour, had: Tiles, taken: Option<u8> } by TAKE_FROM_ONE_PLACE at "take",
        with { there = had.of(colour) }, beside each { had = c.n.shows_there(from, had).then(|| source_place(from)) };
    /// More tiles of a colour than can lie there.
    TooMany { from: Option<Source>, colour: Colour, taken: Option<u8>, most: u8, why: Most } "taken-too-many"
        by (why.rule()) at "take", with { elsewhere = most < EACH };
    /// The line holds another colour.
    LineHoldsAnother { line: Line, holds: Colour, offered: Colour } by LINE_HOLDS_ONE_COLOUR at "to",
        with { legal = c.targets(offered), placements = c.placements(offered) }, beside each { held = c.shown_line(line) };
    /// The line is full.
    LineFull { line: Line, colour: Colour } by COMPLETE_LINE at "to",
        with { spaces = line.length(), legal = c.targets(colour), placements = c.placements(colour) },
        beside each { held = c.shown_line(line) };
    /// The wall row has the colour.
    WallRowHasColour { line: Line, colour: Colour, space: Space } by WALL_ROW_HAS_COLOUR at "to",
        with { legal = c.targets(colour), placements = c.placements(colour) },
        beside each { there = c.shown_tile(space, colour) };
    /// Grey side: no column of the row can take the colour (ruling `grey-line-check`).
    NoColumnLeft { line: Line, colour: Colour } by GREY_COLUMN_HAS_COLOUR at "to",
        with { legal = c.targets(colour), placements = c.placements(colour) };
    /// Tiles that fit are put on the floor (ruling `partial-floor`).
    MustPlaceWhatFits { line: Line, fits: u8, falls: u8 } by PLACE_ON_ONE_LINE at "floor";
    /// Fewer are said to go to the floor than have to.
    MoreFall { line: Line, taken: u8, fits: u8, falls: u8 } by EXCESS_FALLS at "floor", with { excess = taken - fits };
    /// More are said to go to the floor than are taken.
    MoreFallThanTaken { taken: u8, falls: u8 } by FLOOR_LINE_BY_CHOICE at "floor";
    /// A take that goes to the floor, of which only a part is said to.
    AllFall { taken: u8, falls: u8 } by FLOOR_LINE_BY_CHOICE at "floor";
    /// A rest is sent on from a factory whose rest goes to the centre.
    RestToCentre { from: Option<Source> } by REST_TO_THE_CENTRE at "rest";
    /// A rest is sent on from the factory on which it stays.
    RestStays { from: Source } by GOLD_STAY at "rest";
    /// What is left in the centre is sent on.
    CentreStays { from: Source } by REST_TO_THE_CENTRE at "rest";
    /// A rest has to be sent on and the move does not say where.
    RestNotSaid { factory: Factory, rest: Tiles, neighbours: Vec<Source> } is Undecided by GOLD_NEIGHBOURS at "from",
        with { ways = neighbours.len() }, beside each { rest = c.shown(Source::Factory(factory)) };
    /// The tiles sent on are not the rest.
    RestDiffers { rest: Tiles, sent: Tiles, beyond: NotPrinted<bool> }
        by (if beyond.0 { &rules::GOLD_NEIGHBOURS } else { &rules::REST_TO_THE_CENTRE }) at "rest";
    /// Tiles of the very colour are sent on that is taken, and of which none is left.
    RestHasTaken { colour: Colour } by TAKE_ALL at "rest";
    /// More tiles are taken and sent on than a factory can have had.
    RestTooMany { taken: u32, sent: u32, most: u32 } by FACTORY_GETS_FOUR at "rest";
    /// A colour of the rest is split between the neighbours.
    RestSplit { colour: Colour, first: Source, second: Source } by GOLD_COLOUR_NOT_SPLIT at "rest";
    /// The rest is sent to a factory that is no neighbour, or to the centre.
    RestTooFar { to: Source, neighbours: Vec<Source> } by GOLD_NEIGHBOURS at "rest",
        with { from = if let Move::Take(take) = c.play { take.from } else { None } };
    /// The rest is sent to the "0" factory, which somebody keeps.
    RestToAway { to: Source, keeper: Seat, neighbours: Vec<Source> } by GOLD_ZERO_KEPT at "rest";
    /// The rest is sent to an empty neighbour (ruling `neighbour-empty`).
    RestToEmpty { to: Source } by GOLD_NEIGHBOURS at "rest", beside each { empty = c.shown(to) };
    /// The line is not full.
    LineNotFull { line: Line, count: Option<u8> } by ONLY_COMPLETE_LINES at "tile",
        with { spaces = line.length(), next = c.next_line() };
    /// A line above is full and comes first.
    NotTopmost { line: Line, first: Line } by TILE_TOP_TO_BOTTOM at "tile", beside each { full = c.shown_line(first) };
    /// Coloured side: the tile belongs on the printed space.
    NotThePrintedSpace { line: Line, colour: Colour, chosen: Column, printed: Column } by SPACE_OF_ITS_COLOUR at "to",
        with { there = Space::at(line, chosen).print() };
    /// The wall space is covered.
    SpaceCovered { space: Space, colour: Option<Colour>, holds: Colour, legal: SpaceSet } by GREY_ANY_SPACE at "to",
        with { columns = c.columns(space.row(), colour, legal) }, beside each { there = c.shown_tile(space, holds) };
    /// Grey side: the column has the colour.
    ColumnHasColour { space: Space, colour: Colour, other: Space, legal: SpaceSet } by GREY_COLUMN_HAS_COLOUR at "to",
        with { columns = c.columns(space.row(), Some(colour), legal) }, beside each { other = c.shown_tile(other, colour) };
    /// Grey side: several columns are possible and none is chosen.
    ColumnNotSaid { line: Line, colour: Colour, legal: SpaceSet } is Undecided by GREY_ANY_SPACE at "tile",
        with { open = c.n.numbers(legal), first = legal.first().map_or(0, |space| space.column().number()) };
    /// Grey side: no column is possible, so the line falls; `free` are spaces of the row whose columns have the colour.
    LineMustFall { line: Line, colour: Colour, free: NotPrinted<SpaceSet> } by GREY_LINE_FALLS at c.chosen(),
        with { legal = Arg::List([Arg::Term("floor")].into()), why = no_space(c.n, line, colour, free.0) };
    /// No line of the coloured side falls; on the grey one none that can be placed (ruling `grey-forced`).
    LineMayNotFall { line: Line, colour: Colour, legal: SpaceSet, side: Side }
        by (if side == Side::Grey { &rules::GREY_LINE_FALLS } else { &rules::ONE_TILE_A_LINE }) at "to",
        with { open = c.n.numbers(legal), columns = c.columns(line, Some(colour), legal) };
    /// The floor line is paid after all full lines.
    LinesFirst { line: Line } by FLOOR_LINE_COSTS at "clear";
    /// There is nothing on the floor line.
    NothingToClear by FLOOR_LINE_COSTS at "clear";
    /// Somebody has completed a row: no further round.
    GameEnds { finished: Seat, row: Line } by GAME_ENDS at c.verb(), with { phase = c.position.phase },
        beside each {
            row = c.n.shown_row(finished, row).is_some_and(|tiles| tiles.len() == 5).then(|| row_place(finished, row)),
        };
    /// Nobody has completed a row.
    NobodyFinished by NEXT_ROUND at "finish";
    /// Another number of factories than the `expected`, if it is told how many play.
    DealtFactories { count: usize, expected: Option<usize> } by FACTORIES_FOR_PLAYERS at "deal";
    /// A factory with more or fewer tiles than it gets.
    DealtCount { factory: Factory, count: u32, expected: u32, gold: Option<Gold> }
        by FACTORY_GETS_FOUR at c.at("deal").item(factory.index()),
        with { side = gold.map(|gold| c.n.side(gold)) };
    /// Which tile of "+1" came fifth: all are shown, where a colour-seeker beside it may come before that one, or the four alone.
    FifthNotSaid { factory: Factory, count: u32 } is Undecided by GOLD_PLUS_ONE at c.at("deal").item(factory.index()),
        with { example = Colour::Blue };
    /// Bag and lid run out, and what was dealt is not all that they held.
    DealtTotal { dealt: u32, supply: u32 } by TILES_RUN_OUT at "deal", with { all = dealt == supply };
    /// A tile that the bag cannot have given, nor the lid; `bag_only` while the bag alone suffices for the deal.
    NotInBag { colour: Colour, dealt: u32, available: u32, bag_only: bool } by FACTORY_GETS_FOUR at "deal";
    /// The lid was used although the bag still held tiles; `is_extra` if one of them is said to have come fifth.
    BagNotUsedUp { colour: Colour, left: u32, is_extra: bool } by EMPTY_BAG_REFILLED at "deal";
    /// What the bag held cannot have filled its factories before the lid was used.
    BagNotFirst { bag: Tiles } by EMPTY_BAG_REFILLED at "deal", with { full = bag.total() / FILL, more = bag.total() % FILL };
    /// Factories shown after the set-up effects with more or fewer tiles in all than they get; `fifth`: only that of "+1" lacks.
    DealtInAll { dealt: u32, expected: u32, fifth: NotPrinted<bool> }
        by (if fifth.0 { &rules::GOLD_PLUS_ONE } else { &rules::FACTORY_GETS_FOUR }) at "deal";
    /// A fifth tile for "+1", although the factories need all that bag and lid hold.
    NoneLeftForExtra { colour: Colour, supply: u32, room: u32 } by GOLD_PLUS_ONE at "extra";
    /// A fifth tile without a "+1" factory, or besides factories that show it already (`shown`).
    ExtraTile { colour: Colour, shown: bool } by GOLD_PLUS_ONE at "extra";
    /// Gold sides in a deal where there are none, of a wrong number, or one twice; told as of a table, at the move's factories.
    DealtGold { problem: Box<Flaw> } through { problem.say(c.n).moved(|place| c.in_deal(place)) };
    /// Factories shown after the set-up effects that no draw leads to.
    NoSuchSetup by GOLD_SEEKER at "deal";
    /// Who begins is not who the case says or who has the marker, nor whom the ruling `no-marker-taken` names.
    WrongStarter { said: Seat, starter: Seat, why: Begins }
        by (if why == Begins::First { &rules::FIRST_STARTER } else { &rules::MARKER_HOLDER_BEGINS }) at "starter";
}

/// Why somebody begins a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Begins {
    /// The game begins, and the case says so.
    First,
    /// They have the marker.
    HasMarker,
    /// Nobody took it, and they began the round before.
    SameStarter,
    /// Nobody took it, and they were next to take.
    NextAfterLast,
}

/// Why no more tiles of a colour can lie somewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Most {
    /// A factory gets four.
    Fill,
    /// No more were left when the table was last seen.
    Left,
    /// There are twenty, and the case shows the others elsewhere.
    Box,
    /// So many can have come to the centre from the factories that are empty.
    Rests,
    /// All of the colour was taken from the centre, and no more can have come there since.
    Taken,
    /// Where gold factories are in play: four, what it seeks, what is sent to it.
    Sides,
    /// Likewise, all of the colour was taken from the factory or no more was left there, and no more can have been sent since.
    Gone,
    /// Likewise of a factory that is not "stay", where no rest can have stayed.
    Emptied,
    /// Likewise, so many can have come to the centre, one of them from "+1".
    RestsAndOne,
}

impl Most {
    fn rule(self) -> &'static Rule {
        match self {
            Self::Fill => &rules::FACTORY_GETS_FOUR,
            Self::Left => &rules::TAKE_FROM_ONE_PLACE,
            Self::Box => &rules::TWENTY_OF_EACH_COLOUR,
            Self::Rests | Self::RestsAndOne => &rules::REST_TO_THE_CENTRE,
            Self::Taken | Self::Gone => &rules::TAKE_ALL,
            Self::Emptied => &rules::GOLD_STAY,
            Self::Sides => &rules::FACTORY_GETS_FOUR,
        }
    }
}
