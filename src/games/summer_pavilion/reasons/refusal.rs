//! Why a move is refused, or cannot be decided: each reason with its facts, its rule and its place.

use super::NotTold;
use crate::game::reasons::{Context, NotPrinted, reasons};
use crate::game::shared::FILL;
use crate::games::summer_pavilion::geometry::{Feature, Side, Space};
use crate::games::summer_pavilion::moves::Between;
use crate::games::summer_pavilion::pieces::{CORNERS, Colour, Factory, Seat, SeatSet, Source, Tiles};
use crate::games::summer_pavilion::position::Phase;
use crate::games::summer_pavilion::rules;
use crate::games::summer_pavilion::wording::Refused;
use crate::words::Arg;

reasons! {
    /// Why a move is refused, or cannot be decided.
    pub enum Refusal, told in c: &Refused<'_>, each Broken "";

    /// It depends on what the case does not tell.
    NotTold { what: NotTold } is Undecided through { what.refuse(c) };
    /// The move belongs to another phase.
    WrongPhase { phase: Phase, needs: Phase }
        by (match (phase, needs) {
            (Phase::Offer, Phase::Play) => &rules::TAKING_ENDS,
            (Phase::Play, Phase::Preparation | Phase::End) => &rules::PLAYING_ENDS,
            _ => &rules::THREE_PHASES,
        }) at c.verb(),
        with {
            doing = c.begin("cannot").with("verb", Arg::Term(c.verb())), then = c.n.during(needs), next = c.comes_next(phase),
            why = c.ruled_out(needs),
        };
    /// Another player's turn.
    NotYourTurn { seat: Seat, turn: Seat } by (c.turn_rule(turn)) at "player",
        with { begins = c.begins(turn), order = c.order_from(turn) };
    /// It is the turn of one of these players, whoever that is.
    TurnOfOthers { seat: Seat, turns: SeatSet } by TURNS_GO_CLOCKWISE at "player";
    /// The player has passed and has no more turns this round.
    AlreadyPassed { seat: Seat } by PASSED_IS_OUT at "player",
        with { whole = c.position.whole_table, left = c.still_playing(seat), next = c.comes_next(c.position.phase) };
    /// `earner` has earned `count` bonus tiles and has to choose them first.
    BonusFirst { earner: Seat, count: u8 } by BONUS_AT_ONCE at c.verb(), with { supply = c.position.supply };
    /// There is no such factory.
    NoSuchFactory { factory: Factory, count: usize } by TAKE_FROM_ONE_PLACE at "from",
        with { lies = c.lies() };
    /// Nothing lies there.
    SourceEmpty { from: Source } by TAKE_FROM_ONE_PLACE at "from",
        with { instead = c.takes(None) }, beside each { there = c.shown(from) };
    /// No tile is taken.
    NothingTaken by TAKE_FROM_ONE_PLACE at "take", with { instead = c.takes(c.from()) };
    /// Tiles of several colours that are not wild are taken.
    SeveralColours { first: Colour, second: Colour, wild: Colour } by TAKE_ALL at "take", with { instead = c.takes(c.from()) };
    /// No rule lets anybody take these tiles together, whichever colour is wild; the round is not known.
    TakenInNoRound { taken: Tiles } by TAKE_ALL at "take",
        with {
            from = c.from(), source = c.from().map(|from| c.n.source(from)), lying = c.from().map(|from| c.there(from)),
        },
        beside each { there = c.from().and_then(|from| c.shown(from)) };
    /// The colour does not lie there.
    ColourNotThere { colour: Colour, from: Source, there: Tiles } by TAKE_FROM_ONE_PLACE at "take",
        with { rest = c.tiles(there), lies = c.sources(colour) }, beside each { there = c.shown(from) };
    /// After what was taken there before none of the colour can be left.
    ColourGone { colour: Colour, from: Source } by TAKE_ALL at "take";
    /// Not all tiles of the colour are taken, or more than there are.
    NotAllOfColour { colour: Colour, from: Source, there: u8, taken: u8 } by TAKE_ALL at "take",
        with { few = taken < there, instead = c.takes(Some(from)), lying = c.there(from) }, beside each { there = c.shown(from) };
    /// More tiles are taken than can lie on a factory that the case does not show.
    MoreThanFactory { from: Source, taken: u32, most: u32 } by FACTORY_GETS_FOUR at "take";
    /// More tiles are taken than can lie in a centre that the case does not show.
    MoreThanCentre { from: Source, taken: u32, most: u32 } by REST_TO_THE_CENTRE at "take";
    /// More tiles of a colour are taken from where the case does not show them than are not seen elsewhere.
    MoreThanLeft { colour: Colour, taken: u8, most: u8 } by TWENTY_TWO_OF_EACH_COLOUR at "take";
    /// The wild colour is chosen although others lie there (`others` without it).
    WildChosen { wild: Colour, from: Source, others: Tiles } by WILD_NOT_CHOSEN at "take",
        with { instead = c.takes(Some(from)), lying = c.there(from) }, beside each { there = c.shown(from) };
    /// Not exactly one wild tile is taken where wild tiles lie (`expected` 1), or one where none does (`expected` 0).
    WildCount { wild: Colour, taken: u8, expected: u8, from: Source } by ONE_WILD_WITH_IT at "take",
        with { wilds = c.there(from).of(wild), instead = c.takes(Some(from)), lying = c.there(from) },
        beside each { there = c.shown(from) };
    /// More than one wild tile is taken with others from a source that the case does not show.
    WildsTaken { wild: Colour, taken: u8, expected: u8 } by ONE_WILD_WITH_IT at "take", with { instead = c.takes(None) };
    /// More than one wild tile is taken, and nothing else.
    OnlyOneWild { wild: Colour, taken: u8, expected: u8, from: Option<Source> } "wild-alone" by WILD_ALONE at "take",
        with { instead = c.takes(from), lying = from.map(|from| c.there(from)) },
        beside each { there = from.and_then(|from| c.shown(from)) };
    /// The space is covered.
    SpaceCovered { space: Space, holds: Colour } by FREE_SPACE at "on",
        with { instead = c.spaces() }, beside each { tile = c.shown_tile(space, holds) };
    /// No tile can lie there.
    NoSpace { on: Between } by ON_SPACES_ONLY at "on", with { instead = c.spaces() };
    /// The star takes another colour (coloured side).
    WrongStar { space: Space, colour: Colour, takes: Colour } "star-takes-another" by STAR_OF_ITS_COLOUR at "on",
        with { instead = c.spaces() };
    /// A wild tile is put on a star of another colour: it can only be part of the payment there.
    WildOnOtherStar { space: Space, wild: Colour, takes: Colour } by WILD_ON_ITS_OWN_SPACE at "place",
        with { affordable = c.affords(space, takes), instead = c.placements(wild) };
    /// The star takes each colour once, and has this one on `other`: the centre star, or one of the monochrome side.
    StarHasColour { space: Space, colour: Colour, other: Space }
        by (match c.position.side {
            Side::Coloured => &rules::CENTRE_STAR,
            Side::Monochrome => &rules::MONOCHROME_MULTICOLOUR,
        }) at "on",
        with { on = c.n.the_star(space.star()), instead = c.spaces() }, beside each { tile = c.shown_tile(other, colour) };
    /// Monochrome side: the star is of one colour, `holds`.
    StarOfOneColour { space: Space, colour: Colour, holds: Colour } by MONOCHROME_ONE_COLOUR at "on",
        with { count = c.on_star(space), on = c.n.the_star(space.star()), instead = c.spaces() },
        beside each { tile = c.holding(space, holds).and_then(|first| c.shown_tile(first, holds)) };
    /// Two colours besides the placed one are in the payment; the round is not known, but only one of them can be wild.
    PaysSeveralColours { colour: Colour, first: Colour, second: Colour } by WILD_REPLACES at "pay";
    /// No payment would do: it takes `needs`; the player has `held` of the colour, `wilds` of `wild` (0 if that is the colour; at
    /// most if no round is told).
    CannotPay { space: Space, colour: Colour, needs: u8, held: u8, wild: Option<Colour>, wilds: u8 }
        by NUMBER_IS_THE_PRICE at "on",
        with {
            missing = needs.saturating_sub(held.saturating_add(wilds)), same = wild == Some(colour),
            instead = c.placements(colour), hand = c.hand(),
        }, beside each { hand = c.shown_hand() };
    /// No payment would do, for the player has no tile of the colour.
    NoneToPlace { space: Space, colour: Colour, needs: u8, wild: Colour, wilds: u8 } by ONE_OF_THE_COLOUR at "on",
        with {
            missing = needs.saturating_sub(wilds).max(1), same = colour == wild, instead = c.placements(colour), hand = c.hand(),
        }, beside each { hand = c.shown_hand() };
    /// Too few tiles are paid, or too many.
    PaysWrongCount { space: Space, needs: u8, paid: u32, payments: NotPrinted<Vec<Tiles>> } by NUMBER_IS_THE_PRICE at "pay",
        with {
            few = u32::from(needs).saturating_sub(paid), many = paid.saturating_sub(needs.into()),
            payments = c.heaps(&payments.0), instead = c.payments(&payments.0),
        };
    /// No tile of the colour is in the payment: the tile that is placed has to be.
    PaysNoneOfColour { colour: Colour, payments: NotPrinted<Vec<Tiles>> } by ONE_OF_THE_COLOUR at "pay",
        with { payments = c.heaps(&payments.0), instead = c.payments(&payments.0) };
    /// The payment has tiles neither of the placed colour nor wild; people expect those wild in an earlier round to be so still.
    PaysOtherColour { colour: Colour, other: Colour, count: u8, wild: Colour, payments: NotPrinted<Vec<Tiles>> }
        by (if other.round() < wild.round() { &rules::WILD_THIS_ROUND_ONLY } else { &rules::WILD_REPLACES }) at "pay",
        with { same = colour == wild, payments = c.heaps(&payments.0), instead = c.payments(&payments.0) };
    /// More tiles of a colour are paid than the player has.
    PaysMoreThanHeld { colour: Colour, paid: u8, held: u8, payments: NotPrinted<Vec<Tiles>> } by FROM_BESIDE_THE_BOARD at "pay",
        with {
            over = paid.saturating_sub(held), payments = c.heaps(&payments.0), instead = c.payments(&payments.0), hand = c.hand(),
        }, beside each { hand = c.shown_hand() };
    /// Several payments would do, and the move does not say which.
    PaymentNotSaid { space: Space, payments: NotPrinted<Vec<Tiles>> } is Undecided by WILD_REPLACES at "place",
        with { payments = c.heaps(&payments.0), held = c.hand(), count = payments.0.len(), instead = c.payments(&payments.0) };
    /// The player has earned no bonus tiles.
    NoBonus { seat: Seat } by BONUS_AT_ONCE at "bonus", with { lacking = c.lacking() };
    /// It is untold how many bonus tiles the player has to choose, and no tile can have earned so many (`most`), or so few.
    BonusBeyond { seat: Seat, chosen: u32, most: u8 } by BONUS_AT_ONCE at "bonus", with { beyond = (chosen > most.into()) };
    /// Bonus tiles are chosen by another player than the one who has earned them.
    BonusOfAnother { seat: Seat, earner: Seat } by BONUS_AT_ONCE at "player";
    /// Too few or too many bonus tiles: `least` to `most` have to be chosen (fewer than earned if the supply is short, or by the
    /// ruling `bonus-mandatory`). `by` is the only thing that can have earned just so many, if it alone explains the count.
    BonusCount { chosen: u32, least: u32, most: u32, earned: u8, by: NotPrinted<Option<Feature>> }
        by (rules::bonus(by.0)) at "bonus",
        with {
            feature = by.0, exact = least == most, short = (most < earned.into()), supply = c.position.supply,
            lacking = if chosen > earned.into() { c.lacking() } else { Arg::Term("none") },
        }, beside each { supply = c.shown_supply() };
    /// More bonus tiles of a colour than the supply has.
    BonusNotThere { colour: Colour, chosen: u8, there: u8 } by BONUS_FREE_CHOICE at "bonus",
        with { supply = c.position.supply }, beside each { supply = c.shown_supply() };
    /// More tiles that the supply is not known to hold than can lie there beside those that it does.
    BonusNoRoom { others: Tiles, room: u32 } by BONUS_FREE_CHOICE at "bonus", with { seen = c.position.supply_seen };
    /// More than four tiles are kept; how many where that is known.
    KeepsTooMany { kept: Option<u32> } by KEEP_UP_TO_FOUR at "pass",
        with { over = kept.map(|kept| kept.saturating_sub(4)), gone = c.gone() };
    /// More tiles are kept, or of a colour, than the player has.
    KeepsMoreThanHeld { colour: Option<Colour>, kept: u8, held: u32 } by KEEP_UP_TO_FOUR at "pass",
        with { hand = c.hand(), empty = c.held().is_empty(), few = c.held().total() <= CORNERS },
        beside each { hand = c.shown_hand() };
    /// Tiles are discarded although all of them may be kept (ruling `keep-fewer`).
    MustKeepAll { held: NotPrinted<Tiles>, kept: NotPrinted<Option<Tiles>> } by KEEP_UP_TO_FOUR at "pass",
        with {
            held = c.tiles(held.0), count = held.0.total(), hand = c.hand(),
            gone = kept.0.and_then(|kept| held.0.minus(kept)).map(|gone| c.tiles(gone)),
        }, beside each { hand = c.shown_hand() };
    /// Tiles are kept in the last round, where nothing can be (ruling `leftovers`).
    NothingToKeepFor by LEFTOVERS_COST at "pass";
    /// The player cannot keep all tiles, or does not, and the move does not say which are kept.
    KeepNotSaid { held: NotPrinted<Tiles> } is Undecided by KEEP_UP_TO_FOUR at "pass",
        with { held = c.tiles(held.0), count = held.0.total(), hand = c.hand() }, beside each { hand = c.shown_hand() };
    /// The supply is full, or bag and tower are empty: nothing is drawn.
    NothingToRefill { supply: u32 } by SUPPLY_REFILLED at "refill";
    /// Not the number of tiles that the supply lacks (at most, unless it is `exact`), or that bag and tower have left.
    RefillCount { drawn: u32, expected: u32, exact: bool } by SUPPLY_REFILLED at "refill";
    /// A tile for a factory or the supply that neither bag nor tower can have given; `bag_only` while the bag alone suffices.
    NotInBag { colour: Colour, drawn: u32, available: u32, bag_only: bool }
        by (if c.verb() == "deal" { &rules::FACTORY_GETS_FOUR } else { &rules::SUPPLY_REFILLED }) at c.verb();
    /// The tower was used although the bag still held tiles.
    BagNotUsedUp { colour: Colour, left: u32 } by EMPTY_BAG_REFILLED at c.verb();
    /// What the bag held cannot have filled its factories before the tower went back into it.
    BagNotFirst { bag: Tiles } by EMPTY_BAG_REFILLED at "deal", with { full = bag.total() / FILL, more = bag.total() % FILL };
    /// The last round is over: no further one is dealt.
    GameEnds by GAME_ENDS at "deal", with { over = c.position.phase == Phase::Over };
    /// Nothing is counted before the last round is over.
    RoundsLeft { round: Option<u8> } by GAME_ENDS at "finish";
    /// Another number of factories than the `expected`, if it is told how many play.
    DealtFactories { count: usize, expected: Option<usize> } by FACTORIES_FOR_PLAYERS at "deal";
    /// A factory with more or fewer tiles than it gets.
    DealtCount { factory: Factory, count: u32, expected: u32 } by FACTORY_GETS_FOUR at c.at("deal").item(factory.index());
    /// Bag and tower run out, and what was dealt is not all that they held.
    DealtTotal { dealt: u32, supply: u32 } by TILES_RUN_OUT at "deal", with { same = dealt == supply };
    /// Who begins the game is not who the case says.
    WrongFirstStarter { said: Seat, starter: Seat } by FIRST_STARTER at "starter";
    /// Who begins the round is not who has the marker.
    WrongStarter { said: Seat, starter: Seat } by MARKER_HOLDER_BEGINS at "starter";
}
