//! Why a move is refused, or cannot be decided: each reason with its facts, its rule and its place in the move.

use super::{Flaw, NotTold};
use crate::games::azul::pieces::{Colour, Column, Factory, Gold, Line, Seat, SeatSet, Source, Space, SpaceSet, Tiles};
use crate::games::azul::position::Phase;
use crate::games::azul::rules;
#[cfg(test)]
use crate::games::azul::wording::samples::*;
use crate::games::azul::wording::{Refused, factory_place, row_place, source_place};
use crate::games::reasons::{Told, Unsaid, reasons};
use crate::verdict::Rule;
use crate::words::Arg;

reasons! {
    /// Why a move is refused, or cannot be decided.
    pub enum Refusal, told in c: &Refused<'_>;

    /// The move belongs to another phase.
    WrongPhase { phase: Phase = [Phase::Tiling], needs: Phase = [Phase::Offer] }
        is Broken "wrong-phase" {
            .with("move", c.kind())
            .with("line", c.line())
            .with("turn", c.position.turn.told(c.n))
            .with("during", c.n.during(phase))
            .with("only", c.n.during(needs))
            .by(&rules::THREE_PHASES, c.at(c.verb()))
        }

    /// Another player's turn.
    NotYourTurn { turn: Seat = [OTHER] }
        is Broken "not-your-turn" {
            .with("order", c.order(turn))
            .by(&rules::TURNS_GO_CLOCKWISE, c.at("player"))
        }

    /// The turn of one of several other players: which of them the case does not tell.
    NotAmongNext { turn: SeatSet = [SeatSet::only(OTHER)] }
        is Broken "not-among-next" {
            .with("whose", c.n.owners(turn))
            .by(&rules::TURNS_GO_CLOCKWISE, c.at("player"))
        }

    /// It hangs on what the case does not tell.
    NotTold { what: NotTold = [NotTold::Keeper] }
        through Undecided { what.refuse(c) }

    /// The move names no source, and not how many tiles are taken.
    SourceNotSaid
        is Undecided "source-not-said" {
            .with("colour", c.colour())
            .by(&rules::TAKE_FROM_ONE_PLACE, c.at("take"))
        }

    /// There is no such factory.
    NoSuchFactory { factory: Factory = [factory(9)], count: usize = [5] }
        is Broken "no-such-factory" {
            .with("sources", c.sources())
            .by(&rules::TAKE_FROM_ONE_PLACE, c.at("from"))
        }

    /// The "0" factory was taken away by a player.
    FactoryAway { factory: Factory = [factory(2)], keeper: Seat = [OTHER] }
        is Broken "factory-away" {
            .with("sources", c.sources())
            .by(&rules::GOLD_ZERO_KEPT, c.at("from"))
        }

    /// Nothing lies there.
    SourceEmpty { from: Source = [Source::Centre] }
        is Broken "source-empty" {
            .with("sources", c.sources())
            .by(&rules::TAKE_FROM_ONE_PLACE, c.at("from"))
            .beside("there", c.shows(from), source_place(from))
        }

    /// The colour does not lie there.
    ColourNotThere { colour: Colour = [Colour::Blue], from: Source = [FROM], there: Tiles = [TILES] }
        is Broken "colour-not-there" {
            .with("sources", c.sources())
            .by(&rules::TAKE_FROM_ONE_PLACE, c.at("take"))
            .beside("there", c.shows(from), source_place(from))
        }

    /// Not all tiles of the colour are taken, or more than there are.
    NotAllOfColour { colour: Colour = [YELLOW], from: Source = [FROM], there: u8 = [2, 1], taken: u8 = [1, 3] }
        is Broken "not-all-of-colour" {
            .with("fewer", (taken < there).told(c.n))
            .with("heap", c.lying(from).told(c.n))
            .by(&rules::TAKE_ALL, c.at("take"))
            .beside("there", c.shows(from), source_place(from))
        }

    /// What is taken never lay there: the factory had something else when it was last seen, and others can only have emptied it.
    NeverThere { from: Source = [FROM], colour: Colour = [YELLOW], had: Tiles = [Tiles::EMPTY, Tiles::only(YELLOW, 4)], taken: Option<u8> = [None, Some(3)] }
        is Broken "never-there" {
            .with("there", had.of(colour))
            .by(&rules::TAKE_FROM_ONE_PLACE, c.at("take"))
            .beside("had", c.n.shows_there(from, had), source_place(from))
        }

    /// More tiles of a colour than can lie there.
    TooMany { from: Option<Source> = [Some(FROM), Some(Source::Centre), None], colour: Colour = [YELLOW], taken: Option<u8> = [Some(5), Some(21), None], most: u8 = [4, 20, 0], why: Most = [Most::Fill, Most::Left, Most::Box, Most::Rests] }
        is Broken "taken-too-many" {
            .by(why.rule(), c.at("take"))
        }

    /// The line holds another colour.
    LineHoldsAnother { line: Line = [line(4)], holds: Colour = [Colour::Blue], offered: Colour = [YELLOW] }
        is Broken "line-holds-another" {
            .with("legal", c.targets(offered))
            .with("placements", c.placements(offered))
            .by(&rules::LINE_HOLDS_ONE_COLOUR, c.at("to"))
            .beside("held", c.shows_line(line), c.line_place(line))
        }

    /// The line is full.
    LineFull { line: Line = [line(1)], colour: Colour = [YELLOW] }
        is Broken "line-full" {
            .with("spaces", line.length())
            .with("legal", c.targets(colour))
            .with("placements", c.placements(colour))
            .by(&rules::COMPLETE_LINE, c.at("to"))
            .beside("held", c.shows_line(line), c.line_place(line))
        }

    /// The wall row has the colour.
    WallRowHasColour { line: Line = [line(2)], colour: Colour = [YELLOW], space: Space = [at(2, 3)] }
        is Broken "wall-row-has-colour" {
            .with("legal", c.targets(colour))
            .with("placements", c.placements(colour))
            .by(&rules::WALL_ROW_HAS_COLOUR, c.at("to"))
            .beside("there", c.shows_tile(space, colour), c.wall_place(space))
        }

    /// Grey side: no column of the row can take the colour (ruling `grey-line-check`).
    NoColumnLeft { line: Line = [line(2)], colour: Colour = [YELLOW] }
        is Broken "no-column-left" {
            .with("legal", c.targets(colour))
            .with("placements", c.placements(colour))
            .by(&rules::GREY_COLUMN_HAS_COLOUR, c.at("to"))
        }

    /// Tiles that fit are put on the floor (ruling `partial-floor`).
    MustPlaceWhatFits { line: Line = [line(5)], fits: u8 = [2], falls: u8 = [1, 2] }
        is Broken "must-place-what-fits" {
            .by(&rules::PLACE_ON_ONE_LINE, c.at("floor"))
        }

    /// Fewer are said to go to the floor than have to.
    MoreFall { line: Line = [line(1)], taken: u8 = [2, 3], fits: u8 = [0, 1], falls: u8 = [0, 1] }
        is Broken "more-fall" {
            .with("excess", taken - fits)
            .by(&rules::EXCESS_FALLS, c.at("floor"))
        }

    /// So many are said to go to the floor that nothing is placed on the line.
    NothingPlaced { taken: u8 = [1, 2, 2], falls: u8 = [1, 2, 3] }
        is Broken "nothing-placed" {
            .with("more", (falls > taken).told(c.n))
            .by(&rules::FLOOR_LINE_BY_CHOICE, c.at("floor"))
        }

    /// A take that goes to the floor, of which only a part is said to.
    AllFall { taken: u8 = [1, 2], falls: u8 = [1] }
        is Broken "all-fall" {
            .by(&rules::FLOOR_LINE_BY_CHOICE, c.at("floor"))
        }

    /// A rest is sent on from a factory whose rest goes to the centre.
    RestToCentre { from: Source = [FROM] }
        is Broken "rest-to-centre" {
            .by(&rules::REST_TO_THE_CENTRE, c.at("rest"))
        }

    /// A rest is sent on from the factory on which it stays.
    RestStays { from: Source = [FROM] }
        is Broken "rest-stays" {
            .by(&rules::GOLD_STAY, c.at("rest"))
        }

    /// What is left in the centre is sent on.
    CentreStays { from: Source = [Source::Centre] }
        is Broken "centre-stays" {
            .by(&rules::REST_TO_THE_CENTRE, c.at("rest"))
        }

    /// A rest has to be sent on and the move does not say where.
    RestNotSaid { factory: Factory = [factory(1)], rest: Tiles = [TILES], neighbours: Vec<Source> = [vec![Source::Factory(factory(5))], vec![Source::Factory(factory(5)), FROM]] }
        is Undecided "rest-not-said" {
            .with("ways", neighbours.len())
            .by(&rules::GOLD_NEIGHBOURS, c.at("from"))
            .beside("rest", c.shows(Source::Factory(factory)), factory_place(factory))
        }

    /// The tiles sent on are not the rest.
    RestDiffers { rest: Tiles = [TILES], sent: Tiles = [Tiles::EMPTY] }
        is Broken "rest-differs" {
            .by(&rules::GOLD_NEIGHBOURS, c.at("rest"))
        }

    /// A colour of the rest is split between the neighbours.
    RestSplit { colour: Colour = [Colour::Red], first: Factory = [factory(2)], second: Factory = [factory(5)] }
        is Broken "rest-split" {
            .by(&rules::GOLD_COLOUR_NOT_SPLIT, c.at("rest"))
        }

    /// The rest is sent to a factory that is no neighbour.
    RestTooFar { to: Factory = [factory(3)], neighbours: Vec<Source> = [vec![Source::Factory(factory(5)), FROM]] }
        is Broken "rest-too-far" {
            .with("from", c.from())
            .by(&rules::GOLD_NEIGHBOURS, c.at("rest"))
        }

    /// The rest is sent to the "0" factory, which somebody keeps.
    RestToAway { to: Factory = [factory(3)], keeper: Seat = [OTHER], neighbours: Vec<Source> = [vec![Source::Factory(factory(5)), FROM]] }
        is Broken "rest-to-away" {
            .by(&rules::GOLD_ZERO_KEPT, c.at("rest"))
        }

    /// The rest is sent to an empty neighbour (ruling `neighbour-empty`).
    RestToEmpty { to: Factory = [factory(2)] }
        is Broken "rest-to-empty" {
            .by(&rules::GOLD_NEIGHBOURS, c.at("rest"))
            .beside("empty", c.shows(Source::Factory(to)), factory_place(to))
        }

    /// The line is not full.
    LineNotFull { line: Line = [line(4), line(3), line(5)], count: u8 = [1, 0, 2] }
        is Broken "line-not-full" {
            .with("spaces", line.length())
            .with("next", c.next_line())
            .by(&rules::ONLY_COMPLETE_LINES, c.at("tile"))
        }

    /// A line above is full and comes first.
    NotTopmost { line: Line = [line(3)], first: Line = [line(1)] }
        is Broken "not-topmost" {
            .by(&rules::TILE_TOP_TO_BOTTOM, c.at("tile"))
            .beside("full", c.shows_line(first), c.line_place(first))
        }

    /// Coloured side: the tile belongs on the printed space.
    NotThePrintedSpace { line: Line = [line(2)], colour: Colour = [YELLOW], chosen: Column = [column(4)], printed: Column = [column(3)] }
        is Broken "not-the-printed-space" {
            .with("there", c.n.tint(Space::at(line, chosen).print()))
            .by(&rules::SPACE_OF_ITS_COLOUR, c.at("to"))
        }

    /// The wall space is covered.
    SpaceCovered { space: Space = [at(3, 4)], colour: Colour = [YELLOW], holds: Colour = [Colour::Red], legal: SpaceSet = [open(), SpaceSet::EMPTY] }
        is Broken "space-covered" {
            .with("columns", c.columns(space.row(), colour, legal))
            .by(&rules::GREY_ANY_SPACE, c.at("to"))
            .beside("there", c.shows_tile(space, holds), c.wall_place(space))
        }

    /// Grey side: the column has the colour.
    ColumnHasColour { space: Space = [at(3, 4)], colour: Colour = [YELLOW], other: Space = [at(1, 4)], legal: SpaceSet = [open()] }
        is Broken "column-has-colour" {
            .with("columns", c.columns(space.row(), colour, legal))
            .by(&rules::GREY_COLUMN_HAS_COLOUR, c.at("to"))
            .beside("other", c.shows_tile(other, colour), c.wall_place(other))
        }

    /// Grey side: several columns are possible and none is chosen.
    ColumnNotSaid { line: Line = [line(3)], colour: Colour = [YELLOW], legal: SpaceSet = [open()] }
        is Undecided "column-not-said" {
            .with("open", c.n.numbers(legal))
            .with("first", legal.first().map_or(0, |space| space.column().number()))
            .by(&rules::GREY_ANY_SPACE, c.at("tile"))
        }

    /// Grey side: no column is possible, so the line falls; `free` are spaces of the row whose columns have the colour.
    LineMustFall { line: Line = [line(3)], colour: Colour = [YELLOW], free: Unsaid<SpaceSet> = [Unsaid(open()), Unsaid(SpaceSet::only(at(3, 4))), Unsaid(SpaceSet::EMPTY)] }
        is Broken "line-must-fall" {
            .with("legal", c.only_floor())
            .with("count", free.0.len())
            .with("columns", c.n.numbers(free.0))
            .by(&rules::GREY_LINE_FALLS, c.at(c.chosen()))
        }

    /// Coloured side: no line falls.
    LineMayNotFall { line: Line = [line(3)], colour: Colour = [YELLOW], legal: SpaceSet = [open()] }
        is Broken "line-may-not-fall" {
            .with("side", Arg::Term("coloured"))
            .with("open", c.n.numbers(legal))
            .with("columns", c.columns(line, colour, legal))
            .by(&rules::ONE_TILE_A_LINE, c.at("to"))
        }

    /// Grey side: a line that can be placed may not fall (ruling `grey-forced`).
    GreyLineMayNotFall { line: Line = [line(3)], colour: Colour = [YELLOW], legal: SpaceSet = [open()] }
        is Broken "line-may-not-fall" {
            .with("side", Arg::Term("grey"))
            .with("open", c.n.numbers(legal))
            .with("columns", c.columns(line, colour, legal))
            .by(&rules::GREY_LINE_FALLS, c.at("to"))
        }

    /// The floor line is paid after all full lines.
    LinesFirst { line: Line = [line(2)] }
        is Broken "lines-first" {
            .by(&rules::FLOOR_LINE_COSTS, c.at("clear"))
        }

    /// There is nothing on the floor line.
    NothingToClear
        is Broken "nothing-to-clear" {
            .by(&rules::FLOOR_LINE_COSTS, c.at("clear"))
        }

    /// Somebody has completed a row: no further round.
    GameEnds { finished: Seat = [SEAT], row: Line = [line(2)] }
        is Broken "game-ends" {
            .with("phase", c.position.phase.told(c.n))
            .by(&rules::GAME_ENDS, c.at("deal"))
            .beside("row", c.n.shown_row(finished, row).is_some_and(|tiles| tiles.len() == 5), row_place(finished, row))
        }

    /// Nobody has completed a row.
    NobodyFinished
        is Broken "nobody-finished" {
            .by(&rules::NEXT_ROUND, c.at("finish"))
        }

    /// Another number of factories than the `expected`, if it is told how many play.
    DealtFactories { count: usize = [4], expected: Option<usize> = [Some(5), None] }
        is Broken "dealt-factories" {
            .by(&rules::FACTORIES_FOR_PLAYERS, c.at("deal"))
        }

    /// A factory with more or fewer tiles than it gets.
    DealtCount { factory: Factory = [factory(2)], count: u32 = [3], expected: u32 = [4], gold: Option<Gold> = [None, Some(Gold::Stay)] }
        is Broken "dealt-count" {
            .with("side", gold.map_or(Arg::Term("none"), |gold| c.n.side(gold).into()))
            .by(&rules::FACTORY_GETS_FOUR, c.at("deal").item(factory.index()))
        }

    /// Which tile of "+1" came fifth: all are shown, where a colour-seeker beside it may come before that one, or the four alone.
    FifthNotSaid { factory: Factory = [factory(2)], count: u32 = [4, 5] }
        is Undecided "fifth-not-said" {
            .with("example", c.n.tint(Colour::Blue))
            .by(&rules::GOLD_PLUS_ONE, c.at("deal").item(factory.index()))
        }

    /// Bag and lid run out, and what was dealt is not all that they held.
    DealtTotal { dealt: u32 = [18, 18], supply: u32 = [18, 17] }
        is Broken "dealt-total" {
            .with("all", (dealt == supply).told(c.n))
            .by(&rules::TILES_RUN_OUT, c.at("deal"))
        }

    /// A tile that the bag cannot have given, nor the lid; `bag_only` while the bag alone suffices for the deal.
    NotInBag { colour: Colour = [YELLOW], dealt: u32 = [9, 1], available: u32 = [7, 0], bag_only: bool = [false, true] }
        is Broken "not-in-bag" {
            .by(&rules::FACTORY_GETS_FOUR, c.at("deal"))
        }

    /// The lid was used although the bag still held tiles; `is_extra` if one of them is said to have come fifth.
    BagNotUsedUp { colour: Colour = [YELLOW], left: u32 = [1], is_extra: bool = [false, true] }
        is Broken "bag-not-used-up" {
            .by(&rules::EMPTY_BAG_REFILLED, c.at("deal"))
        }

    /// Factories shown after the set-up effects with more or fewer tiles in all than they get.
    DealtInAll { dealt: u32 = [20], expected: u32 = [24] }
        is Broken "dealt-in-all" {
            .by(&rules::FACTORY_GETS_FOUR, c.at("deal"))
        }

    /// The same, where only the fifth tile of "+1" is missing.
    DealtWithoutFifth { dealt: u32 = [20], expected: u32 = [21] }
        is Broken "dealt-in-all" {
            .by(&rules::GOLD_PLUS_ONE, c.at("deal"))
        }

    /// A fifth tile for "+1", although the factories need all that bag and lid hold.
    NoneLeftForExtra { colour: Colour = [YELLOW], supply: u32 = [13], room: u32 = [20] }
        is Broken "none-left-for-extra" {
            .by(&rules::GOLD_PLUS_ONE, c.at("extra"))
        }

    /// A fifth tile without a "+1" factory, or besides factories that show it already (`shown`).
    ExtraTile { colour: Colour = [YELLOW], shown: bool = [true, false] }
        is Broken "extra-tile" {
            .by(&rules::GOLD_PLUS_ONE, c.at("extra"))
        }

    /// Gold sides where there are none, or the wrong number, or one twice: said as of a table, in the move's own list of factories.
    DealtGold { problem: Box<Flaw> = [Box::new(Flaw::GoldCount { gold: 1, players: 2 })] }
        through Broken { problem.tell(c.n).moved(|place| c.in_deal(place)) }

    /// Factories shown after the set-up effects that no draw leads to.
    NoSuchSetup
        is Broken "no-such-setup" {
            .by(&rules::GOLD_SEEKER, c.at("deal"))
        }

    /// Who begins the first round is not who the case says.
    WrongFirstStarter { said: Seat = [SEAT], starter: Seat = [OTHER] }
        is Broken "wrong-starter" {
            .with("why", Arg::Term("first"))
            .by(&rules::FIRST_STARTER, c.at("starter"))
        }

    /// Who begins is not who has the marker, or whom the ruling `no-marker-taken` names.
    WrongStarter { said: Seat = [SEAT], starter: Seat = [OTHER], why: Begins = [Begins::HasMarker, Begins::SameStarter, Begins::NextAfterLast] }
        is Broken "wrong-starter" {
            .by(&rules::MARKER_HOLDER_BEGINS, c.at("starter"))
        }
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
}

impl Most {
    fn rule(self) -> &'static Rule {
        match self {
            Self::Fill => &rules::FACTORY_GETS_FOUR,
            Self::Left => &rules::TAKE_FROM_ONE_PLACE,
            Self::Box => &rules::TWENTY_OF_EACH_COLOUR,
            Self::Rests => &rules::REST_TO_THE_CENTRE,
        }
    }
}
