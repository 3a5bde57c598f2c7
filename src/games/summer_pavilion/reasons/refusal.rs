//! Why a move is refused, or cannot be decided: each reason with its facts, its rule and its place.

use super::NotTold;
use crate::game::reasons::{NotPrinted, ToArg, reasons};
use crate::games::summer_pavilion::geometry::{Feature, Side, Space};
use crate::games::summer_pavilion::moves::Between;
use crate::games::summer_pavilion::pieces::{Colour, Factory, Seat, SeatSet, Source, Tiles};
use crate::games::summer_pavilion::position::Phase;
use crate::games::summer_pavilion::rules;
use crate::games::summer_pavilion::wording::{Refused, source_place};
use crate::verdict::Place;
use crate::words::Arg;

reasons! {
    /// Why a move is refused, or cannot be decided.
    pub enum Refusal, told in c: &Refused<'_>;

    /// It depends on what the case does not tell.
    NotTold { what: NotTold }
        through Undecided { what.refuse(c) }

    /// The move belongs to another phase.
    WrongPhase { phase: Phase, needs: Phase }
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
    NotYourTurn { seat: Seat, turn: Seat }
        is Broken "not-your-turn" {
            .with("begins", c.begins(turn)).with("order", c.order_from(turn))
            .by(c.turn_rule(turn), c.at("player"))
        }

    /// It is the turn of one of these players, whoever that is.
    TurnOfOthers { seat: Seat, turns: SeatSet }
        is Broken "turn-of-others" { .by(&rules::TURNS_GO_CLOCKWISE, c.at("player")) }

    /// The player has passed and has no more turns this round.
    AlreadyPassed { seat: Seat }
        is Broken "already-passed" {
            .with("left", c.still_playing(seat)).with("next", c.comes_next(c.position.phase))
            .by(&rules::PASSED_IS_OUT, c.at("player"))
        }

    /// `earner` has earned `count` bonus tiles and has to choose them first.
    BonusFirst { earner: Seat, count: u8 }
        is Broken "bonus-first" { .with("supply", c.position.supply.to_arg(c.n)).by(&rules::BONUS_AT_ONCE, c.at(c.verb())) }

    /// There is no such factory.
    NoSuchFactory { factory: Factory, count: usize }
        is Broken "no-such-factory" {
            .with("lies", c.lies().map_or(Arg::Term("none"), Into::into))
            .by(&rules::TAKE_FROM_ONE_PLACE, c.at("from"))
        }

    /// Nothing lies there.
    SourceEmpty { from: Source }
        is Broken "source-empty" {
            .with("instead", c.takes(None))
            .by(&rules::TAKE_FROM_ONE_PLACE, c.at("from")).beside("there", c.shows_source(from), source_place(from))
        }

    /// No tile is taken.
    NothingTaken
        is Broken "nothing-taken" { .with("instead", c.takes(c.from())).by(&rules::TAKE_FROM_ONE_PLACE, c.at("take")) }

    /// Tiles of several colours that are not wild are taken.
    SeveralColours { first: Colour, second: Colour, wild: Colour }
        is Broken "several-colours" { .with("instead", c.takes(c.from())).by(&rules::TAKE_ALL, c.at("take")) }

    /// No rule lets anybody take these tiles together, whichever colour is wild; the round is not known.
    TakenInNoRound { taken: Tiles }
        is Broken "taken-in-no-round" {
            .with("from", c.from().to_arg(c.n)).with("source", c.from().map_or(Arg::Term("none"), |from| c.n.source(from).into()))
            .with("lying", c.from().map_or(Arg::Term("none"), |from| c.lying(from)))
            .by(&rules::TAKE_ALL, c.at("take"))
            .beside("there", c.from().is_some_and(|from| c.shows_source(from)), source_place(c.from().unwrap_or(Source::Centre)))
        }

    /// The colour does not lie there.
    ColourNotThere { colour: Colour, from: Source, there: Tiles }
        is Broken "colour-not-there" {
            .with("rest", c.tiles(there)).with("lies", c.sources(colour))
            .by(&rules::TAKE_FROM_ONE_PLACE, c.at("take")).beside("there", c.shows_source(from), source_place(from))
        }

    /// Not all tiles of the colour are taken, or more than there are.
    NotAllOfColour { colour: Colour, from: Source, there: u8, taken: u8 }
        is Broken "not-all-of-colour" {
            .with("few", (taken < there).to_arg(c.n)).with("instead", c.takes(Some(from))).with("lying", c.lying(from))
            .by(&rules::TAKE_ALL, c.at("take")).beside("there", c.shows_source(from), source_place(from))
        }

    /// More tiles are taken than can lie on a factory that the case does not show.
    MoreThanFactory { from: Source, taken: u32, most: u32 }
        is Broken "more-than-factory" { .by(&rules::FACTORY_GETS_FOUR, c.at("take")) }

    /// More tiles are taken than can lie in a centre that the case does not show.
    MoreThanCentre { from: Source, taken: u32, most: u32 }
        is Broken "more-than-centre" { .by(&rules::REST_TO_THE_CENTRE, c.at("take")) }

    /// The wild colour is chosen although others lie there (`others` without it).
    WildChosen { wild: Colour, from: Source, others: Tiles }
        is Broken "wild-chosen" {
            .with("instead", c.takes(Some(from))).with("lying", c.lying(from))
            .by(&rules::WILD_NOT_CHOSEN, c.at("take")).beside("there", c.shows_source(from), source_place(from))
        }

    /// Not exactly one wild tile is taken where wild tiles lie (`expected` 1), or one where none does (`expected` 0).
    WildCount { wild: Colour, taken: u8, expected: u8, from: Source }
        is Broken "wild-count" {
            .with("wilds", c.there(from).of(wild)).with("instead", c.takes(Some(from))).with("lying", c.lying(from))
            .by(&rules::ONE_WILD_WITH_IT, c.at("take")).beside("there", c.shows_source(from), source_place(from))
        }

    /// More than one wild tile is taken with others from a source that the case does not show.
    WildsTaken { wild: Colour, taken: u8, expected: u8 }
        is Broken "wilds-taken" { .with("instead", c.takes(None)).by(&rules::ONE_WILD_WITH_IT, c.at("take")) }

    /// More than one wild tile is taken, and nothing else.
    OnlyOneWild { wild: Colour, taken: u8, expected: u8, from: Option<Source> }
        is Broken "wild-alone" {
            .with("instead", c.takes(from)).with("lying", from.map_or(Arg::Term("none"), |from| c.lying(from)))
            .by(&rules::WILD_ALONE, c.at("take"))
            .beside("there", from.is_some_and(|from| c.shows_source(from)), source_place(from.unwrap_or(Source::Centre)))
        }

    /// The space is covered.
    SpaceCovered { space: Space, holds: Colour }
        is Broken "space-covered" {
            .with("instead", c.spaces())
            .by(&rules::FREE_SPACE, c.at("on")).beside("tile", c.shows_tile(space, holds), c.space_place(space))
        }

    /// No tile can lie there.
    NoSpace { on: Between }
        is Broken "no-space" { .with("instead", c.spaces()).by(&rules::ON_SPACES_ONLY, c.at("on")) }

    /// The star takes another colour (coloured side).
    WrongStar { space: Space, colour: Colour, takes: Colour }
        is Broken "star-takes-another" { .with("instead", c.spaces()).by(&rules::STAR_OF_ITS_COLOUR, c.at("on")) }

    /// A wild tile is put on a star of another colour: it can only be part of the payment there.
    WildOnOtherStar { space: Space, wild: Colour, takes: Colour }
        is Broken "wild-on-other-star" {
            .with("affordable", c.affords(space, takes).to_arg(c.n)).with("instead", c.placements(wild))
            .by(&rules::WILD_ON_ITS_OWN_SPACE, c.at("place"))
        }

    /// The star takes each colour once, and has this one on `other`: the centre star, or one of the monochrome side.
    StarHasColour { space: Space, colour: Colour, other: Space }
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
    StarOfOneColour { space: Space, colour: Colour, holds: Colour }
        is Broken "star-of-one-colour" {
            .with("count", c.on_star(space)).with("on", c.n.the_star(space.star())).with("instead", c.spaces())
            .by(&rules::MONOCHROME_ONE_COLOUR, c.at("on"))
            .beside("tile", c.holding(space, holds).is_some_and(|first| c.shows_tile(first, holds)),
                c.space_place(c.holding(space, holds).unwrap_or(space)))
        }

    /// Two colours besides the placed one are in the payment; the round is not known, but only one of them can be wild.
    PaysSeveralColours { colour: Colour, first: Colour, second: Colour }
        is Broken "pays-several-colours" { .by(&rules::WILD_REPLACES, c.at("pay")) }

    /// No payment would do: it takes `needs`; the player has `held` of the colour, `wilds` of `wild` (0 if that is the colour).
    CannotPay { space: Space, colour: Colour, needs: u8, held: u8, wild: Colour, wilds: u8 }
        is Broken "cannot-pay" {
            .with("missing", needs.saturating_sub(held.saturating_add(wilds))).with("same", (colour == wild).to_arg(c.n))
            .with("instead", c.placements(colour)).with("hand", c.hand())
            .by(&rules::NUMBER_IS_THE_PRICE, c.at("on")).beside("hand", c.shows_hand(), c.hand_place())
        }

    /// No payment would do, for the player has no tile of the colour.
    NoneToPlace { space: Space, colour: Colour, needs: u8, wild: Colour, wilds: u8 }
        is Broken "none-to-place" {
            .with("missing", needs.saturating_sub(wilds).max(1)).with("same", (colour == wild).to_arg(c.n))
            .with("instead", c.placements(colour)).with("hand", c.hand())
            .by(&rules::ONE_OF_THE_COLOUR, c.at("on")).beside("hand", c.shows_hand(), c.hand_place())
        }

    /// Too few tiles are paid, or too many.
    PaysWrongCount { space: Space, needs: u8, paid: u32, payments: NotPrinted<Vec<Tiles>> }
        is Broken "pays-wrong-count" {
            .with("few", u32::from(needs).saturating_sub(paid)).with("many", paid.saturating_sub(needs.into()))
            .with("payments", c.heaps(&payments.0)).with("instead", c.payments(&payments.0))
            .by(&rules::NUMBER_IS_THE_PRICE, c.at("pay"))
        }

    /// No tile of the colour is in the payment: the tile that is placed has to be.
    PaysNoneOfColour { colour: Colour, payments: NotPrinted<Vec<Tiles>> }
        is Broken "pays-none-of-colour" {
            .with("payments", c.heaps(&payments.0)).with("instead", c.payments(&payments.0))
            .by(&rules::ONE_OF_THE_COLOUR, c.at("pay"))
        }

    /// The payment has tiles neither of the placed colour nor wild; people expect those wild in an earlier round to be so still.
    PaysOtherColour { colour: Colour, other: Colour, count: u8, wild: Colour, payments: NotPrinted<Vec<Tiles>> }
        is Broken "pays-other-colour" {
            .with("same", (colour == wild).to_arg(c.n))
            .with("payments", c.heaps(&payments.0))
            .with("instead", c.payments(&payments.0))
            .by(
                if other.round() < wild.round() { &rules::WILD_THIS_ROUND_ONLY } else { &rules::WILD_REPLACES },
                c.at("pay"),
            )
        }

    /// More tiles of a colour are paid than the player has.
    PaysMoreThanHeld { colour: Colour, paid: u8, held: u8, payments: NotPrinted<Vec<Tiles>> }
        is Broken "pays-more-than-held" {
            .with("over", paid.saturating_sub(held)).with("payments", c.heaps(&payments.0))
            .with("instead", c.payments(&payments.0)).with("hand", c.hand())
            .by(&rules::FROM_BESIDE_THE_BOARD, c.at("pay")).beside("hand", c.shows_hand(), c.hand_place())
        }

    /// Several payments would do, and the move does not say which.
    PaymentNotSaid { space: Space, payments: NotPrinted<Vec<Tiles>> }
        is Undecided "payment-not-said" {
            .with("payments", c.heaps(&payments.0)).with("held", c.hand()).with("count", payments.0.len())
            .with("instead", c.payments(&payments.0))
            .by(&rules::WILD_REPLACES, c.at("place"))
        }

    /// The player has earned no bonus tiles.
    NoBonus { seat: Seat }
        is Broken "no-bonus" { .with("lacking", c.lacking()).by(&rules::BONUS_AT_ONCE, c.at("bonus")) }

    /// It is untold how many bonus tiles the player has to choose, and no tile can have earned so many (`most`), or so few.
    BonusBeyond { seat: Seat, chosen: u32, most: u8 }
        is Broken "bonus-beyond" { .with("beyond", (chosen > most.into()).to_arg(c.n)).by(&rules::BONUS_AT_ONCE, c.at("bonus")) }

    /// Bonus tiles are chosen by another player than the one who has earned them.
    BonusOfAnother { seat: Seat, earner: Seat }
        is Broken "bonus-of-another" { .by(&rules::BONUS_AT_ONCE, c.at("player")) }

    /// Too few or too many bonus tiles: `least` to `most` have to be chosen (fewer than earned if the supply is short, or by the
    /// ruling `bonus-mandatory`). `by` is the only thing that can have earned just so many, if it alone explains the count.
    BonusCount { chosen: u32, least: u32, most: u32, earned: u8, by: NotPrinted<Option<Feature>> }
        is Broken "bonus-count" {
            .with("feature", by.0.to_arg(c.n)).with("exact", (least == most).to_arg(c.n))
            .with("short", (most < earned.into()).to_arg(c.n)).with("supply", c.position.supply.to_arg(c.n))
            .with("lacking", if chosen > earned.into() { c.lacking() } else { Arg::Term("none") })
            .by(rules::bonus(by.0), c.at("bonus")).beside("supply", c.shows_supply(), Place::root().key("supply"))
        }

    /// More bonus tiles of a colour than the supply has.
    BonusNotThere { colour: Colour, chosen: u8, there: u8 }
        is Broken "bonus-not-there" {
            .with("supply", c.position.supply.to_arg(c.n))
            .by(&rules::BONUS_FREE_CHOICE, c.at("bonus")).beside("supply", c.shows_supply(), Place::root().key("supply"))
        }

    /// More than four tiles are kept.
    KeepsTooMany { kept: u32 }
        is Broken "keeps-too-many" { .with("over", kept.saturating_sub(4)).by(&rules::KEEP_UP_TO_FOUR, c.at("pass")) }

    /// More tiles of a colour are kept than the player has.
    KeepsMoreThanHeld { colour: Colour, kept: u8, held: u8 }
        is Broken "keeps-more-than-held" {
            .with("hand", c.hand()).with("empty", c.holds_nothing().to_arg(c.n)).with("few", c.can_keep_all().to_arg(c.n))
            .by(&rules::KEEP_UP_TO_FOUR, c.at("pass")).beside("hand", c.shows_hand(), c.hand_place())
        }

    /// Tiles are discarded although all of them may be kept (ruling `keep-fewer`).
    MustKeepAll { held: NotPrinted<Tiles>, kept: NotPrinted<Tiles> }
        is Broken "must-keep-all" {
            .with("held", c.tiles(held.0)).with("kept", c.tiles(kept.0))
            .with("gone", c.tiles(held.0.minus(kept.0).unwrap_or_default())).with("count", held.0.total()).with("hand", c.hand())
            .by(&rules::KEEP_UP_TO_FOUR, c.at("pass")).beside("hand", c.shows_hand(), c.hand_place())
        }

    /// Tiles are kept in the last round, where nothing can be (ruling `leftovers`).
    NothingToKeepFor { kept: NotPrinted<Tiles> }
        is Broken "nothing-to-keep-for" { .with("kept", c.tiles(kept.0)).by(&rules::LEFTOVERS_COST, c.at("pass")) }

    /// The player has more than four tiles, and the move does not say which are kept.
    KeepNotSaid { held: NotPrinted<Tiles> }
        is Undecided "keep-not-said" {
            .with("held", c.tiles(held.0)).with("count", held.0.total()).with("hand", c.hand())
            .by(&rules::KEEP_UP_TO_FOUR, c.at("pass")).beside("hand", c.shows_hand(), c.hand_place())
        }

    /// The supply is full, or bag and tower are empty: nothing is drawn.
    NothingToRefill { supply: u32 }
        is Broken "nothing-to-refill" { .by(&rules::SUPPLY_REFILLED, c.at("refill")) }

    /// Not the number of tiles that the supply lacks, or that bag and tower have left.
    RefillCount { drawn: u32, expected: u32 }
        is Broken "refill-count" { .by(&rules::SUPPLY_REFILLED, c.at("refill")) }

    /// A tile for a factory or the supply that neither bag nor tower can have given; `bag_only` while the bag alone suffices.
    NotInBag { colour: Colour, drawn: u32, available: u32, bag_only: bool }
        is Broken "not-in-bag" {
            .by(if c.verb() == "deal" { &rules::FACTORY_GETS_FOUR } else { &rules::SUPPLY_REFILLED }, c.at(c.verb()))
        }

    /// The tower was used although the bag still held tiles.
    BagNotUsedUp { colour: Colour, left: u32 }
        is Broken "bag-not-used-up" { .by(&rules::EMPTY_BAG_REFILLED, c.at(c.verb())) }

    /// The last round is over: no further one is dealt.
    GameEnds
        is Broken "game-ends" { .with("over", (c.position.phase == Phase::Over).to_arg(c.n)).by(&rules::GAME_ENDS, c.at("deal")) }

    /// Nothing is counted before the last round is over.
    RoundsLeft { round: Option<u8> }
        is Broken "rounds-left" { .by(&rules::GAME_ENDS, c.at("finish")) }

    /// Another number of factories than the `expected`, if it is told how many play.
    DealtFactories { count: usize, expected: Option<usize> }
        is Broken "dealt-factories" { .by(&rules::FACTORIES_FOR_PLAYERS, c.at("deal")) }

    /// A factory with more or fewer tiles than it gets.
    DealtCount { factory: Factory, count: u32, expected: u32 }
        is Broken "dealt-count" { .by(&rules::FACTORY_GETS_FOUR, c.at("deal").item(factory.index())) }

    /// Bag and tower run out, and what was dealt is not all that they held.
    DealtTotal { dealt: u32, supply: u32 }
        is Broken "dealt-total" { .with("same", (dealt == supply).to_arg(c.n)).by(&rules::TILES_RUN_OUT, c.at("deal")) }

    /// Who begins the game is not who the case says.
    WrongFirstStarter { said: Seat, starter: Seat }
        is Broken "wrong-first-starter" { .by(&rules::FIRST_STARTER, c.at("starter")) }

    /// Who begins the round is not who has the marker.
    WrongStarter { said: Seat, starter: Seat }
        is Broken "wrong-starter" { .by(&rules::MARKER_HOLDER_BEGINS, c.at("starter")) }
}
