//! Why a move is refused, or cannot be decided: each reason with its facts, its rule and its place.

use super::NotTold;
use crate::games::reasons::{Told, Unsaid, reasons};
use crate::games::summer_pavilion::geometry::{Feature, Side, Space};
use crate::games::summer_pavilion::moves::Between;
use crate::games::summer_pavilion::pieces::{Colour, Factory, Seat, SeatSet, Source, Tiles};
use crate::games::summer_pavilion::position::Phase;
use crate::games::summer_pavilion::rules;
#[cfg(test)]
use crate::games::summer_pavilion::wording::samples::*;
use crate::games::summer_pavilion::wording::{Refused, source_place};
use crate::verdict::Place;
use crate::words::Arg;

reasons! {
    /// Why a move is refused, or cannot be decided.
    pub enum Refusal, told in c: &Refused<'_>;

    /// It depends on what the case does not tell.
    NotTold { what: NotTold = [NotTold::Passed] }
        through Undecided { what.refuse(c) }

    /// The move belongs to another phase.
    WrongPhase {
        phase: Phase = [Phase::Setup, Phase::Preparation, Phase::End, Phase::Over, Phase::Offer, Phase::Play],
        needs: Phase = [Phase::Play, Phase::Play, Phase::Play, Phase::Play, Phase::Play, Phase::Preparation],
    }
        is Broken "wrong-phase" {
            .with("doing", c.doing())
            .with("when", c.n.during(phase))
            .with("then", c.n.during(needs))
            .with("next", c.comes_next(phase))
            .by(match (phase, needs) {
                (Phase::Offer, Phase::Play) => &rules::TAKING_ENDS,
                (Phase::Play, Phase::Preparation | Phase::End) => &rules::PLAYING_ENDS,
                _ => &rules::THREE_PHASES,
            }, c.at(c.verb()))
        }

    /// Another player's turn.
    NotYourTurn { seat: Seat = [SEAT], turn: Seat = [OTHER] }
        is Broken "not-your-turn" {
            .with("begins", c.begins(turn))
            .with("order", c.order_from(turn))
            .by(c.turn_rule(turn), c.at("player"))
        }

    /// It is the turn of one of these players, whoever that is.
    TurnOfOthers { seat: Seat = [SEAT], turns: SeatSet = [SeatSet::only(OTHER)] }
        is Broken "turn-of-others" { .by(&rules::TURNS_GO_CLOCKWISE, c.at("player")) }

    /// The player has passed and has no more turns this round.
    AlreadyPassed { seat: Seat = [SEAT] }
        is Broken "already-passed" {
            .with("left", c.still_playing(seat))
            .with("next", c.comes_next(c.position.phase))
            .by(&rules::PASSED_IS_OUT, c.at("player"))
        }

    /// `earner` has earned `count` bonus tiles and has to choose them first.
    BonusFirst { earner: Seat = [OTHER], count: u8 = [1, 3] }
        is Broken "bonus-first" {
            .with("supply", c.position.supply.told(c.n))
            .by(&rules::BONUS_AT_ONCE, c.at(c.verb()))
        }

    /// The case shows no factories or no centre, and the move does not name its source: the marker may come along.
    SourceNotSaid
        is Undecided "source-not-said" {
            .with("marker", c.knows_marker())
            .by(&rules::TAKE_FROM_ONE_PLACE, c.at("take"))
        }

    /// There is no such factory.
    NoSuchFactory { factory: Factory = [factory(9)], count: usize = [5] }
        is Broken "no-such-factory" {
            .with("lies", c.lies().map_or(Arg::Term("none"), Into::into))
            .by(&rules::TAKE_FROM_ONE_PLACE, c.at("from"))
        }

    /// Nothing lies there.
    SourceEmpty { from: Source = [Source::Centre, Source::Factory(factory(2))] }
        is Broken "source-empty" {
            .with("instead", c.takes(None))
            .by(&rules::TAKE_FROM_ONE_PLACE, c.at("from"))
            .beside("there", c.shows_source(from), source_place(from))
        }

    /// No tile is taken.
    NothingTaken
        is Broken "nothing-taken" {
            .with("instead", c.takes(c.from()))
            .by(&rules::TAKE_FROM_ONE_PLACE, c.at("take"))
        }

    /// Tiles of several colours that are not wild are taken.
    SeveralColours { first: Colour = [Colour::Red], second: Colour = [Colour::Blue], wild: Colour = [Colour::Purple] }
        is Broken "several-colours" {
            .with("instead", c.takes(c.from()))
            .by(&rules::TAKE_ALL, c.at("take"))
        }

    /// No rule lets anybody take these tiles together, whichever colour is wild; the round is not known.
    TakenInNoRound { taken: Tiles = [HEAP] }
        is Broken "taken-in-no-round" {
            .with("from", c.from().told(c.n))
            .with("source", c.from().map_or(Arg::Term("none"), |from| c.n.source(from).into()))
            .with("lying", c.from().map_or(Arg::Term("none"), |from| c.lying(from)))
            .by(&rules::TAKE_ALL, c.at("take"))
            .beside("there", c.from().is_some_and(|from| c.shows_source(from)), source_place(c.from().unwrap_or(Source::Centre)))
        }

    /// The colour does not lie there.
    ColourNotThere { colour: Colour = [Colour::Blue], from: Source = [Source::Factory(factory(1)), Source::Centre], there: Tiles = [HEAP] }
        is Broken "colour-not-there" {
            .with("rest", c.tiles(there))
            .with("lies", c.sources(colour))
            .by(&rules::TAKE_FROM_ONE_PLACE, c.at("take"))
            .beside("there", c.shows_source(from), source_place(from))
        }

    /// Not all tiles of the colour are taken, or more than there are.
    NotAllOfColour {
        colour: Colour = [Colour::Green], from: Source = [Source::Factory(factory(1))], there: u8 = [2, 1], taken: u8 = [1, 2],
    }
        is Broken "not-all-of-colour" {
            .with("few", (taken < there).told(c.n))
            .with("instead", c.takes(Some(from)))
            .with("lying", c.lying(from))
            .by(&rules::TAKE_ALL, c.at("take"))
            .beside("there", c.shows_source(from), source_place(from))
        }

    /// More tiles are taken than can lie on a factory that the case does not show.
    MoreThanFactory { from: Source = [Source::Factory(factory(1))], taken: u32 = [5], most: u32 = [4] }
        is Broken "more-than-factory" { .by(&rules::FACTORY_GETS_FOUR, c.at("take")) }

    /// More tiles are taken than can lie in a centre that the case does not show.
    MoreThanCentre { from: Source = [Source::Centre], taken: u32 = [22], most: u32 = [21] }
        is Broken "more-than-centre" { .by(&rules::REST_TO_THE_CENTRE, c.at("take")) }

    /// The wild colour is chosen although others lie there (`others` without it).
    WildChosen { wild: Colour = [Colour::Purple], from: Source = [Source::Factory(factory(1))], others: Tiles = [HEAP] }
        is Broken "wild-chosen" {
            .with("instead", c.takes(Some(from)))
            .with("lying", c.lying(from))
            .by(&rules::WILD_NOT_CHOSEN, c.at("take"))
            .beside("there", c.shows_source(from), source_place(from))
        }

    /// Not exactly one wild tile is taken where wild tiles lie (`expected` 1), or one where none does (`expected` 0).
    WildCount {
        wild: Colour = [Colour::Purple], taken: u8 = [0, 2, 1], expected: u8 = [1, 1, 0], from: Source = [Source::Factory(factory(1))],
    }
        is Broken "wild-count" {
            .with("wilds", c.there(from).of(wild))
            .with("instead", c.takes(Some(from)))
            .with("lying", c.lying(from))
            .by(&rules::ONE_WILD_WITH_IT, c.at("take"))
            .beside("there", c.shows_source(from), source_place(from))
        }

    /// More than one wild tile is taken with others from a source that the case does not show.
    WildsTaken { wild: Colour = [Colour::Purple], taken: u8 = [2], expected: u8 = [1] }
        is Broken "wilds-taken" {
            .with("instead", c.takes(None))
            .by(&rules::ONE_WILD_WITH_IT, c.at("take"))
        }

    /// More than one wild tile is taken, and nothing else.
    OnlyOneWild {
        wild: Colour = [Colour::Purple], taken: u8 = [2], expected: u8 = [1], from: Option<Source> = [Some(Source::Centre), Some(Source::Factory(factory(1))), None],
    }
        is Broken "wild-alone" {
            .with("instead", c.takes(from))
            .with("lying", from.map_or(Arg::Term("none"), |from| c.lying(from)))
            .by(&rules::WILD_ALONE, c.at("take"))
            .beside("there", from.is_some_and(|from| c.shows_source(from)), source_place(from.unwrap_or(Source::Centre)))
        }

    /// The space is covered.
    SpaceCovered { space: Space = [at(Colour::Blue, 6)], holds: Colour = [Colour::Blue] }
        is Broken "space-covered" {
            .with("instead", c.spaces())
            .by(&rules::FREE_SPACE, c.at("on"))
            .beside("tile", c.shows_tile(space, holds), c.space_place(space))
        }

    /// No tile can lie there.
    NoSpace { on: Between = [Between::Pillar, Between::Statue, Between::Window] }
        is Broken "no-space" {
            .with("instead", c.spaces())
            .by(&rules::ON_SPACES_ONLY, c.at("on"))
        }

    /// The star takes another colour (coloured side).
    WrongStar { space: Space = [at(Colour::Blue, 6)], colour: Colour = [Colour::Red], takes: Colour = [Colour::Blue] }
        is Broken "star-takes-another" {
            .with("instead", c.spaces())
            .by(&rules::STAR_OF_ITS_COLOUR, c.at("on"))
        }

    /// A wild tile is put on a star of another colour: it can only be part of the payment there.
    WildOnOtherStar { space: Space = [at(Colour::Blue, 6)], wild: Colour = [Colour::Purple], takes: Colour = [Colour::Blue] }
        is Broken "wild-on-other-star" {
            .with("affordable", c.affords(space, takes).told(c.n))
            .with("instead", c.placements(wild))
            .by(&rules::WILD_ON_ITS_OWN_SPACE, c.at("place"))
        }

    /// The star takes each colour once, and has this one on `other`: the centre star, or one of the monochrome side.
    StarHasColour { space: Space = [at(Colour::Red, 2)], colour: Colour = [Colour::Blue], other: Space = [at(Colour::Red, 1)] }
        is Broken "star-has-colour" {
            .with("on", c.n.the_star(space.star()))
            .with("instead", c.spaces())
            .by(match c.position.side {
                Side::Coloured => &rules::CENTRE_STAR,
                Side::Monochrome => &rules::MONOCHROME_MULTICOLOUR,
            }, c.at("on"))
            .beside("tile", c.shows_tile(other, colour), c.space_place(other))
        }

    /// Monochrome side: the star is of one colour, `holds`.
    StarOfOneColour { space: Space = [at(Colour::Red, 6)], colour: Colour = [Colour::Blue], holds: Colour = [Colour::Red] }
        is Broken "star-of-one-colour" {
            .with("count", c.on_star(space))
            .with("on", c.n.the_star(space.star()))
            .with("instead", c.spaces())
            .by(&rules::MONOCHROME_ONE_COLOUR, c.at("on"))
            .beside("tile", c.holding(space, holds).is_some_and(|first| c.shows_tile(first, holds)), c.space_place(c.holding(space, holds).unwrap_or(space)))
        }

    /// Two colours besides the placed one are in the payment; the round is not known, but only one of them can be wild.
    PaysSeveralColours { colour: Colour = [Colour::Blue], first: Colour = [Colour::Red], second: Colour = [Colour::Purple] }
        is Broken "pays-several-colours" { .by(&rules::WILD_REPLACES, c.at("pay")) }

    /// No payment would do: the space takes `needs`, and the player has `held` of the colour and `wilds` of the wild colour `wild`
    /// (0 where the colour itself is wild).
    CannotPay {
        space: Space = [at(Colour::Blue, 6)], colour: Colour = [Colour::Blue, Colour::Purple, Colour::Blue], needs: u8 = [6],
        held: u8 = [2, 1, 5], wild: Colour = [Colour::Purple], wilds: u8 = [3, 0, 0],
    }
        is Broken "cannot-pay" {
            .with("missing", needs.saturating_sub(held.saturating_add(wilds)))
            .with("same", (colour == wild).told(c.n))
            .with("instead", c.placements(colour))
            .with("hand", c.hand())
            .by(&rules::NUMBER_IS_THE_PRICE, c.at("on"))
            .beside("hand", c.shows_hand(), c.hand_place())
        }

    /// No payment would do, for the player has no tile of the colour.
    NoneToPlace {
        space: Space = [at(Colour::Blue, 6)], colour: Colour = [Colour::Blue, Colour::Blue, Colour::Purple], needs: u8 = [6],
        wild: Colour = [Colour::Purple], wilds: u8 = [6, 2, 0],
    }
        is Broken "none-to-place" {
            .with("missing", needs.saturating_sub(wilds).max(1))
            .with("same", (colour == wild).told(c.n))
            .with("instead", c.placements(colour))
            .with("hand", c.hand())
            .by(&rules::ONE_OF_THE_COLOUR, c.at("on"))
            .beside("hand", c.shows_hand(), c.hand_place())
        }

    /// Too few tiles are paid, or too many.
    PaysWrongCount {
        space: Space = [at(Colour::Blue, 6)], needs: u8 = [6], paid: u32 = [5, 7], payments: Unsaid<Vec<Tiles>> = [payments()],
    }
        is Broken "pays-wrong-count" {
            .with("few", u32::from(needs).saturating_sub(paid))
            .with("many", paid.saturating_sub(needs.into()))
            .with("payments", c.heaps(&payments.0))
            .with("instead", c.payments(&payments.0))
            .by(&rules::NUMBER_IS_THE_PRICE, c.at("pay"))
        }

    /// No tile of the colour is in the payment: the tile that is placed has to be.
    PaysNoneOfColour { colour: Colour = [Colour::Blue], payments: Unsaid<Vec<Tiles>> = [payments(), Unsaid(vec![HEAP, ONE, HEAP])] }
        is Broken "pays-none-of-colour" {
            .with("payments", c.heaps(&payments.0))
            .with("instead", c.payments(&payments.0))
            .by(&rules::ONE_OF_THE_COLOUR, c.at("pay"))
        }

    /// Tiles of a colour that is neither the placed one nor wild are in the payment; whoever saved tiles of one that was wild in an
    /// earlier round expects them to be wild still.
    PaysOtherColour {
        colour: Colour = [Colour::Blue, Colour::Purple, Colour::Blue, Colour::Green],
        other: Colour = [Colour::Red, Colour::Red, Colour::Purple],
        count: u8 = [1, 2, 1, 2], wild: Colour = [Colour::Purple, Colour::Purple, Colour::Green],
        payments: Unsaid<Vec<Tiles>> = [payments()],
    }
        is Broken "pays-other-colour" {
            .with("same", (colour == wild).told(c.n))
            .with("payments", c.heaps(&payments.0))
            .with("instead", c.payments(&payments.0))
            .by(
                if other.round() < wild.round() { &rules::WILD_THIS_ROUND_ONLY } else { &rules::WILD_REPLACES },
                c.at("pay"),
            )
        }

    /// More tiles of a colour are paid than the player has.
    PaysMoreThanHeld {
        colour: Colour = [Colour::Blue], paid: u8 = [3], held: u8 = [0, 1], payments: Unsaid<Vec<Tiles>> = [payments()],
    }
        is Broken "pays-more-than-held" {
            .with("over", paid.saturating_sub(held))
            .with("payments", c.heaps(&payments.0))
            .with("instead", c.payments(&payments.0))
            .with("hand", c.hand())
            .by(&rules::FROM_BESIDE_THE_BOARD, c.at("pay"))
            .beside("hand", c.shows_hand(), c.hand_place())
        }

    /// Several payments would do, and the move does not say which.
    PaymentNotSaid { space: Space = [at(Colour::Blue, 6)], payments: Unsaid<Vec<Tiles>> = [payments()] }
        is Undecided "payment-not-said" {
            .with("payments", c.heaps(&payments.0))
            .with("held", c.hand())
            .with("count", payments.0.len())
            .with("instead", c.payments(&payments.0))
            .by(&rules::WILD_REPLACES, c.at("place"))
        }

    /// The player has earned no bonus tiles.
    NoBonus { seat: Seat = [SEAT] }
        is Broken "no-bonus" { .with("lacking", c.lacking()).by(&rules::BONUS_AT_ONCE, c.at("bonus")) }

    /// The case does not say how many bonus tiles the player has to choose, and no tile of the board can have earned so many (`most`), or
    /// so few.
    BonusBeyond { seat: Seat = [SEAT], chosen: u32 = [2, 0], most: u8 = [1] }
        is Broken "bonus-beyond" {
            .with("beyond", (chosen > most.into()).told(c.n))
            .by(&rules::BONUS_AT_ONCE, c.at("bonus"))
        }

    /// Bonus tiles are chosen by another player than the one who has earned them.
    BonusOfAnother { seat: Seat = [SEAT], earner: Seat = [OTHER] }
        is Broken "bonus-of-another" { .by(&rules::BONUS_AT_ONCE, c.at("player")) }

    /// Too few or too many bonus tiles: `least` to `most` have to be chosen (fewer than earned where the supply is short,
    /// or by the ruling `bonus-mandatory`). `by` is the only thing that can have earned just so many, where nothing but that
    /// explains the count.
    BonusCount {
        chosen: u32 = [1, 2, 3, 1], least: u32 = [3, 1, 0, 2], most: u32 = [3, 1, 2, 2], earned: u8 = [3, 1, 3, 2],
        by: Unsaid<Option<Feature>> = [Unsaid(Some(Feature::Window(star(Colour::Blue)))), Unsaid(None)],
    }
        is Broken "bonus-count" {
            .with("feature", by.0.told(c.n))
            .with("exact", (least == most).told(c.n))
            .with("short", (most < earned.into()).told(c.n))
            .with("supply", c.position.supply.told(c.n))
            .with("lacking", if chosen > earned.into() { c.lacking() } else { Arg::Term("none") })
            .by(rules::bonus(by.0), c.at("bonus"))
            .beside("supply", c.shows_supply(), Place::root().key("supply"))
        }

    /// More bonus tiles of a colour than the supply has.
    BonusNotThere { colour: Colour = [Colour::Red], chosen: u8 = [2], there: u8 = [0, 1] }
        is Broken "bonus-not-there" {
            .with("supply", c.position.supply.told(c.n))
            .by(&rules::BONUS_FREE_CHOICE, c.at("bonus"))
            .beside("supply", c.shows_supply(), Place::root().key("supply"))
        }

    /// More than four tiles are kept.
    KeepsTooMany { kept: u32 = [5, 6] }
        is Broken "keeps-too-many" {
            .with("over", kept.saturating_sub(4))
            .by(&rules::KEEP_UP_TO_FOUR, c.at("pass"))
        }

    /// More tiles of a colour are kept than the player has.
    KeepsMoreThanHeld { colour: Colour = [Colour::Green], kept: u8 = [2], held: u8 = [0, 1] }
        is Broken "keeps-more-than-held" {
            .with("hand", c.hand())
            .with("empty", c.holds_nothing().told(c.n))
            .with("few", c.can_keep_all().told(c.n))
            .by(&rules::KEEP_UP_TO_FOUR, c.at("pass"))
            .beside("hand", c.shows_hand(), c.hand_place())
        }

    /// Tiles are discarded although all of them may be kept (ruling `keep-fewer`).
    MustKeepAll { held: Unsaid<Tiles> = [Unsaid(HEAP), Unsaid(ONE)], kept: Unsaid<Tiles> = [Unsaid(Tiles::EMPTY)] }
        is Broken "must-keep-all" {
            .with("held", c.tiles(held.0))
            .with("kept", c.tiles(kept.0))
            .with("gone", c.tiles(held.0.minus(kept.0).unwrap_or_default()))
            .with("count", held.0.total())
            .with("hand", c.hand())
            .by(&rules::KEEP_UP_TO_FOUR, c.at("pass"))
            .beside("hand", c.shows_hand(), c.hand_place())
        }

    /// Tiles are kept in the last round, where nothing can be (ruling `leftovers`).
    NothingToKeepFor { kept: Unsaid<Tiles> = [Unsaid(HEAP)] }
        is Broken "nothing-to-keep-for" { .with("kept", c.tiles(kept.0)).by(&rules::LEFTOVERS_COST, c.at("pass")) }

    /// The player has more than four tiles, and the move does not say which are kept.
    KeepNotSaid { held: Unsaid<Tiles> = [Unsaid(HEAP)] }
        is Undecided "keep-not-said" {
            .with("held", c.tiles(held.0))
            .with("count", held.0.total())
            .with("hand", c.hand())
            .by(&rules::KEEP_UP_TO_FOUR, c.at("pass"))
            .beside("hand", c.shows_hand(), c.hand_place())
        }

    /// The supply is full, or bag and tower are empty: nothing is drawn.
    NothingToRefill { supply: u32 = [10, 9] }
        is Broken "nothing-to-refill" { .by(&rules::SUPPLY_REFILLED, c.at("refill")) }

    /// Not the number of tiles that the supply lacks, or that bag and tower have left.
    RefillCount { drawn: u32 = [2, 1], expected: u32 = [3] }
        is Broken "refill-count" { .by(&rules::SUPPLY_REFILLED, c.at("refill")) }

    /// A tile for a factory, or for the supply, that the bag cannot have given, nor the tower; `bag_only` while the bag alone suffices.
    NotInBag { colour: Colour = [Colour::Red], drawn: u32 = [9, 1, 2], available: u32 = [7, 0, 0], bag_only: bool = [false, true, false] }
        is Broken "not-in-bag" {
            .by(if c.verb() == "deal" { &rules::FACTORY_GETS_FOUR } else { &rules::SUPPLY_REFILLED }, c.at(c.verb()))
        }

    /// The tower was used although the bag still held tiles.
    BagNotUsedUp { colour: Colour = [Colour::Red], left: u32 = [1, 2] }
        is Broken "bag-not-used-up" { .by(&rules::EMPTY_BAG_REFILLED, c.at(c.verb())) }

    /// The last round is over: no further one is dealt.
    GameEnds
        is Broken "game-ends" {
            .with("over", (c.position.phase == Phase::Over).told(c.n))
            .by(&rules::GAME_ENDS, c.at("deal"))
        }

    /// Nothing is counted before the last round is over.
    RoundsLeft { round: Option<u8> = [Some(5), None] }
        is Broken "rounds-left" { .by(&rules::GAME_ENDS, c.at("finish")) }

    /// Another number of factories than the `expected`, if it is told how many play.
    DealtFactories { count: usize = [4, 1], expected: Option<usize> = [Some(5), None] }
        is Broken "dealt-factories" { .by(&rules::FACTORIES_FOR_PLAYERS, c.at("deal")) }

    /// A factory with more or fewer tiles than it gets.
    DealtCount { factory: Factory = [factory(2)], count: u32 = [3], expected: u32 = [4, 1] }
        is Broken "dealt-count" { .by(&rules::FACTORY_GETS_FOUR, c.at("deal").item(factory.index())) }

    /// Bag and tower run out, and what was dealt is not all that they held.
    DealtTotal { dealt: u32 = [12, 10], supply: u32 = [10] }
        is Broken "dealt-total" {
            .with("same", (dealt == supply).told(c.n))
            .by(&rules::TILES_RUN_OUT, c.at("deal"))
        }

    /// Who begins the game is not who the case says.
    WrongFirstStarter { said: Seat = [SEAT], starter: Seat = [OTHER] }
        is Broken "wrong-first-starter" { .by(&rules::FIRST_STARTER, c.at("starter")) }

    /// Who begins the round is not who has the marker.
    WrongStarter { said: Seat = [SEAT], starter: Seat = [OTHER] }
        is Broken "wrong-starter" { .by(&rules::MARKER_HOLDER_BEGINS, c.at("starter")) }
}
