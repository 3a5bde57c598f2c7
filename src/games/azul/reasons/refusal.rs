//! Why a move is refused, or cannot be decided: each reason with its facts, its rule and its place in the move.

use super::award::no_space;
use super::{Flaw, NotTold};
use crate::game::reasons::{NotPrinted, ToArg, reasons};
use crate::games::azul::pieces::{Colour, Column, Factory, Gold, Line, Seat, SeatSet, Source, Space, SpaceSet, Tiles};
use crate::games::azul::position::Phase;
use crate::games::azul::rules;
use crate::games::azul::wording::{Refused, factory_place, row_place, source_place};
use crate::verdict::Rule;
use crate::words::Arg;

reasons! {
    /// Why a move is refused, or cannot be decided.
    pub enum Refusal, told in c: &Refused<'_>;

    /// The move belongs to another phase.
    WrongPhase { phase: Phase, needs: Phase }
        is Broken "wrong-phase" {
            .with("move", c.kind()).with("line", c.line()).with("turn", c.position.turn.to_arg(c.n))
            .with("during", c.n.during(phase)).with("only", c.n.during(needs))
            .by(&rules::THREE_PHASES, c.at(c.verb()))
        }

    /// Another player's turn.
    NotYourTurn { turn: Seat }
        is Broken "not-your-turn" { .with("order", c.order(turn)).by(&rules::TURNS_GO_CLOCKWISE, c.at("player")) }

    /// The turn of one of several other players: which of them the case does not tell.
    NotAmongNext { turn: SeatSet }
        is Broken "not-among-next" { .with("whose", c.n.owners(turn)).by(&rules::TURNS_GO_CLOCKWISE, c.at("player")) }

    /// It hangs on what the case does not tell.
    NotTold { what: NotTold }
        through Undecided { what.refuse(c) }

    /// There is no such factory.
    NoSuchFactory { factory: Factory, count: usize }
        is Broken "no-such-factory" { .with("sources", c.sources()).by(&rules::TAKE_FROM_ONE_PLACE, c.at("from")) }

    /// The "0" factory was taken away by a player.
    FactoryAway { factory: Factory, keeper: Seat }
        is Broken "factory-away" { .with("sources", c.sources()).by(&rules::GOLD_ZERO_KEPT, c.at("from")) }

    /// Nothing lies there.
    SourceEmpty { from: Source }
        is Broken "source-empty" {
            .with("sources", c.sources())
            .by(&rules::TAKE_FROM_ONE_PLACE, c.at("from")).beside("there", c.shows(from), source_place(from))
        }

    /// The colour does not lie there.
    ColourNotThere { colour: Colour, from: Source, there: Tiles }
        is Broken "colour-not-there" {
            .with("sources", c.sources())
            .by(&rules::TAKE_FROM_ONE_PLACE, c.at("take")).beside("there", c.shows(from), source_place(from))
        }

    /// Not all tiles of the colour are taken, or more than there are.
    NotAllOfColour { colour: Colour, from: Source, there: u8, taken: u8 }
        is Broken "not-all-of-colour" {
            .with("fewer", (taken < there).to_arg(c.n)).with("heap", c.lying(from).to_arg(c.n))
            .by(&rules::TAKE_ALL, c.at("take")).beside("there", c.shows(from), source_place(from))
        }

    /// What is taken never lay there: the factory had something else when it was last seen, and others can only have emptied it.
    NeverThere { from: Source, colour: Colour, had: Tiles, taken: Option<u8> }
        is Broken "never-there" {
            .with("there", had.of(colour))
            .by(&rules::TAKE_FROM_ONE_PLACE, c.at("take")).beside("had", c.n.shows_there(from, had), source_place(from))
        }

    /// More tiles of a colour than can lie there.
    TooMany { from: Option<Source>, colour: Colour, taken: Option<u8>, most: u8, why: Most }
        is Broken "taken-too-many" { .by(why.rule(), c.at("take")) }

    /// The line holds another colour.
    LineHoldsAnother { line: Line, holds: Colour, offered: Colour }
        is Broken "line-holds-another" {
            .with("legal", c.targets(offered)).with("placements", c.placements(offered))
            .by(&rules::LINE_HOLDS_ONE_COLOUR, c.at("to")).beside("held", c.shows_line(line), c.line_place(line))
        }

    /// The line is full.
    LineFull { line: Line, colour: Colour }
        is Broken "line-full" {
            .with("spaces", line.length()).with("legal", c.targets(colour)).with("placements", c.placements(colour))
            .by(&rules::COMPLETE_LINE, c.at("to")).beside("held", c.shows_line(line), c.line_place(line))
        }

    /// The wall row has the colour.
    WallRowHasColour { line: Line, colour: Colour, space: Space }
        is Broken "wall-row-has-colour" {
            .with("legal", c.targets(colour)).with("placements", c.placements(colour))
            .by(&rules::WALL_ROW_HAS_COLOUR, c.at("to")).beside("there", c.shows_tile(space, colour), c.wall_place(space))
        }

    /// Grey side: no column of the row can take the colour (ruling `grey-line-check`).
    NoColumnLeft { line: Line, colour: Colour }
        is Broken "no-column-left" {
            .with("legal", c.targets(colour)).with("placements", c.placements(colour))
            .by(&rules::GREY_COLUMN_HAS_COLOUR, c.at("to"))
        }

    /// Tiles that fit are put on the floor (ruling `partial-floor`).
    MustPlaceWhatFits { line: Line, fits: u8, falls: u8 }
        is Broken "must-place-what-fits" { .by(&rules::PLACE_ON_ONE_LINE, c.at("floor")) }

    /// Fewer are said to go to the floor than have to.
    MoreFall { line: Line, taken: u8, fits: u8, falls: u8 }
        is Broken "more-fall" { .with("excess", taken - fits).by(&rules::EXCESS_FALLS, c.at("floor")) }

    /// So many are said to go to the floor that nothing is placed on the line.
    NothingPlaced { taken: u8, falls: u8 }
        is Broken "nothing-placed" { .with("more", (falls > taken).to_arg(c.n)).by(&rules::FLOOR_LINE_BY_CHOICE, c.at("floor")) }

    /// A take that goes to the floor, of which only a part is said to.
    AllFall { taken: u8, falls: u8 }
        is Broken "all-fall" { .by(&rules::FLOOR_LINE_BY_CHOICE, c.at("floor")) }

    /// A rest is sent on from a factory whose rest goes to the centre.
    RestToCentre { from: Source }
        is Broken "rest-to-centre" { .by(&rules::REST_TO_THE_CENTRE, c.at("rest")) }

    /// A rest is sent on from the factory on which it stays.
    RestStays { from: Source }
        is Broken "rest-stays" { .by(&rules::GOLD_STAY, c.at("rest")) }

    /// What is left in the centre is sent on.
    CentreStays { from: Source }
        is Broken "centre-stays" { .by(&rules::REST_TO_THE_CENTRE, c.at("rest")) }

    /// A rest has to be sent on and the move does not say where.
    RestNotSaid { factory: Factory, rest: Tiles, neighbours: Vec<Source> }
        is Undecided "rest-not-said" {
            .with("ways", neighbours.len())
            .by(&rules::GOLD_NEIGHBOURS, c.at("from")).beside("rest", c.shows(Source::Factory(factory)), factory_place(factory))
        }

    /// The tiles sent on are not the rest.
    RestDiffers { rest: Tiles, sent: Tiles }
        is Broken "rest-differs" { .by(&rules::GOLD_NEIGHBOURS, c.at("rest")) }

    /// A colour of the rest is split between the neighbours.
    RestSplit { colour: Colour, first: Factory, second: Factory }
        is Broken "rest-split" { .by(&rules::GOLD_COLOUR_NOT_SPLIT, c.at("rest")) }

    /// The rest is sent to a factory that is no neighbour.
    RestTooFar { to: Factory, neighbours: Vec<Source> }
        is Broken "rest-too-far" { .with("from", c.from()).by(&rules::GOLD_NEIGHBOURS, c.at("rest")) }

    /// The rest is sent to the "0" factory, which somebody keeps.
    RestToAway { to: Factory, keeper: Seat, neighbours: Vec<Source> }
        is Broken "rest-to-away" { .by(&rules::GOLD_ZERO_KEPT, c.at("rest")) }

    /// The rest is sent to an empty neighbour (ruling `neighbour-empty`).
    RestToEmpty { to: Factory }
        is Broken "rest-to-empty" {
            .by(&rules::GOLD_NEIGHBOURS, c.at("rest")).beside("empty", c.shows(Source::Factory(to)), factory_place(to))
        }

    /// The line is not full.
    LineNotFull { line: Line, count: u8 }
        is Broken "line-not-full" {
            .with("spaces", line.length()).with("next", c.next_line())
            .by(&rules::ONLY_COMPLETE_LINES, c.at("tile"))
        }

    /// A line above is full and comes first.
    NotTopmost { line: Line, first: Line }
        is Broken "not-topmost" {
            .by(&rules::TILE_TOP_TO_BOTTOM, c.at("tile")).beside("full", c.shows_line(first), c.line_place(first))
        }

    /// Coloured side: the tile belongs on the printed space.
    NotThePrintedSpace { line: Line, colour: Colour, chosen: Column, printed: Column }
        is Broken "not-the-printed-space" {
            .with("there", c.n.tint(Space::at(line, chosen).print()))
            .by(&rules::SPACE_OF_ITS_COLOUR, c.at("to"))
        }

    /// The wall space is covered.
    SpaceCovered { space: Space, colour: Colour, holds: Colour, legal: SpaceSet }
        is Broken "space-covered" {
            .with("columns", c.columns(space.row(), colour, legal))
            .by(&rules::GREY_ANY_SPACE, c.at("to")).beside("there", c.shows_tile(space, holds), c.wall_place(space))
        }

    /// Grey side: the column has the colour.
    ColumnHasColour { space: Space, colour: Colour, other: Space, legal: SpaceSet }
        is Broken "column-has-colour" {
            .with("columns", c.columns(space.row(), colour, legal))
            .by(&rules::GREY_COLUMN_HAS_COLOUR, c.at("to")).beside("other", c.shows_tile(other, colour), c.wall_place(other))
        }

    /// Grey side: several columns are possible and none is chosen.
    ColumnNotSaid { line: Line, colour: Colour, legal: SpaceSet }
        is Undecided "column-not-said" {
            .with("open", c.n.numbers(legal)).with("first", legal.first().map_or(0, |space| space.column().number()))
            .by(&rules::GREY_ANY_SPACE, c.at("tile"))
        }

    /// Grey side: no column is possible, so the line falls; `free` are spaces of the row whose columns have the colour.
    LineMustFall { line: Line, colour: Colour, free: NotPrinted<SpaceSet> }
        is Broken "line-must-fall" {
            .with("legal", c.only_floor()).with("why", no_space(c.n, line, colour, free.0))
            .by(&rules::GREY_LINE_FALLS, c.at(c.chosen()))
        }

    /// Coloured side: no line falls.
    LineMayNotFall { line: Line, colour: Colour, legal: SpaceSet }
        is Broken "line-may-not-fall" {
            .with("side", Arg::Term("coloured")).with("open", c.n.numbers(legal)).with("columns", c.columns(line, colour, legal))
            .by(&rules::ONE_TILE_A_LINE, c.at("to"))
        }

    /// Grey side: a line that can be placed may not fall (ruling `grey-forced`).
    GreyLineMayNotFall { line: Line, colour: Colour, legal: SpaceSet }
        is Broken "line-may-not-fall" {
            .with("side", Arg::Term("grey")).with("open", c.n.numbers(legal)).with("columns", c.columns(line, colour, legal))
            .by(&rules::GREY_LINE_FALLS, c.at("to"))
        }

    /// The floor line is paid after all full lines.
    LinesFirst { line: Line }
        is Broken "lines-first" { .by(&rules::FLOOR_LINE_COSTS, c.at("clear")) }

    /// There is nothing on the floor line.
    NothingToClear
        is Broken "nothing-to-clear" { .by(&rules::FLOOR_LINE_COSTS, c.at("clear")) }

    /// Somebody has completed a row: no further round.
    GameEnds { finished: Seat, row: Line }
        is Broken "game-ends" {
            .with("phase", c.position.phase.to_arg(c.n))
            .by(&rules::GAME_ENDS, c.at("deal"))
            .beside("row", c.n.shown_row(finished, row).is_some_and(|tiles| tiles.len() == 5), row_place(finished, row))
        }

    /// Nobody has completed a row.
    NobodyFinished
        is Broken "nobody-finished" { .by(&rules::NEXT_ROUND, c.at("finish")) }

    /// Another number of factories than the `expected`, if it is told how many play.
    DealtFactories { count: usize, expected: Option<usize> }
        is Broken "dealt-factories" { .by(&rules::FACTORIES_FOR_PLAYERS, c.at("deal")) }

    /// A factory with more or fewer tiles than it gets.
    DealtCount { factory: Factory, count: u32, expected: u32, gold: Option<Gold> }
        is Broken "dealt-count" {
            .with("side", gold.map_or(Arg::Term("none"), |gold| c.n.side(gold).into()))
            .by(&rules::FACTORY_GETS_FOUR, c.at("deal").item(factory.index()))
        }

    /// Which tile of "+1" came fifth: all are shown, where a colour-seeker beside it may come before that one, or the four alone.
    FifthNotSaid { factory: Factory, count: u32 }
        is Undecided "fifth-not-said" {
            .with("example", c.n.tint(Colour::Blue))
            .by(&rules::GOLD_PLUS_ONE, c.at("deal").item(factory.index()))
        }

    /// Bag and lid run out, and what was dealt is not all that they held.
    DealtTotal { dealt: u32, supply: u32 }
        is Broken "dealt-total" { .with("all", (dealt == supply).to_arg(c.n)).by(&rules::TILES_RUN_OUT, c.at("deal")) }

    /// A tile that the bag cannot have given, nor the lid; `bag_only` while the bag alone suffices for the deal.
    NotInBag { colour: Colour, dealt: u32, available: u32, bag_only: bool }
        is Broken "not-in-bag" { .by(&rules::FACTORY_GETS_FOUR, c.at("deal")) }

    /// The lid was used although the bag still held tiles; `is_extra` if one of them is said to have come fifth.
    BagNotUsedUp { colour: Colour, left: u32, is_extra: bool }
        is Broken "bag-not-used-up" { .by(&rules::EMPTY_BAG_REFILLED, c.at("deal")) }

    /// Factories shown after the set-up effects with more or fewer tiles in all than they get.
    DealtInAll { dealt: u32, expected: u32 }
        is Broken "dealt-in-all" { .by(&rules::FACTORY_GETS_FOUR, c.at("deal")) }

    /// The same, where only the fifth tile of "+1" is missing.
    DealtWithoutFifth { dealt: u32, expected: u32 }
        is Broken "dealt-in-all" { .by(&rules::GOLD_PLUS_ONE, c.at("deal")) }

    /// A fifth tile for "+1", although the factories need all that bag and lid hold.
    NoneLeftForExtra { colour: Colour, supply: u32, room: u32 }
        is Broken "none-left-for-extra" { .by(&rules::GOLD_PLUS_ONE, c.at("extra")) }

    /// A fifth tile without a "+1" factory, or besides factories that show it already (`shown`).
    ExtraTile { colour: Colour, shown: bool }
        is Broken "extra-tile" { .by(&rules::GOLD_PLUS_ONE, c.at("extra")) }

    /// Gold sides in a deal where there are none, of a wrong number, or one twice; told as of a table, at the move's factories.
    DealtGold { problem: Box<Flaw> }
        through Broken { problem.tell(c.n).moved(|place| c.in_deal(place)) }

    /// Factories shown after the set-up effects that no draw leads to.
    NoSuchSetup
        is Broken "no-such-setup" { .by(&rules::GOLD_SEEKER, c.at("deal")) }

    /// Who begins the first round is not who the case says.
    WrongFirstStarter { said: Seat, starter: Seat }
        is Broken "wrong-starter" { .with("why", Arg::Term("first")).by(&rules::FIRST_STARTER, c.at("starter")) }

    /// Who begins is not who has the marker, or whom the ruling `no-marker-taken` names.
    WrongStarter { said: Seat, starter: Seat, why: Begins }
        is Broken "wrong-starter" { .by(&rules::MARKER_HOLDER_BEGINS, c.at("starter")) }
}

/// Why somebody begins a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Begins {
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
}

impl Most {
    fn rule(self) -> &'static Rule {
        match self {
            Self::Fill => &rules::FACTORY_GETS_FOUR,
            Self::Left => &rules::TAKE_FROM_ONE_PLACE,
            Self::Box => &rules::TWENTY_OF_EACH_COLOUR,
            Self::Rests => &rules::REST_TO_THE_CENTRE,
            Self::Taken => &rules::TAKE_ALL,
        }
    }
}
