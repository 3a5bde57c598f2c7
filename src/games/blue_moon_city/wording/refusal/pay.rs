//! Refused for what is paid.

use super::Refused;
use crate::games::blue_moon_city::rules::Overpaying;
use crate::games::blue_moon_city::wording::names::{
    Bill, building, card as card_name, card_words, cards, colour as colour_name, priced,
};
use crate::games::blue_moon_city::{Build, Card, Cards, Colour, Idle, Move, Paint, Price, Value, payment, rules};
use crate::verdict::{Rule, Say};

const WHITE_ONE: Card = Card::new(Colour::White, Value::One);
const WHITE_TWO: Card = Card::new(Colour::White, Value::Two);

/// "section 1 of the university (white 5)".
fn section(price: &Price) -> String {
    priced(price.building, price.section, price.cost)
}

/// "in white", "in one colour".
fn colour(price: &Price) -> String {
    match price.colour {
        Some(colour) => format!("in {}", colour_name(colour)),
        None => "in one colour".to_owned(),
    }
}

/// The colour that the step itself chose for a section of the palace, where any would do.
fn chosen(price: &Price) -> Option<Colour> {
    price.colour.filter(|_| price.building.print().paint == Paint::Any)
}

/// The cheapest payment of the hand, if it has one.
fn cheapest(c: &Refused<'_>, price: &Price) -> Option<Cards> {
    let (hand, paint) = (c.position.player(c.seat()).hand.known, c.position.plan(price.building).paint);
    c.n.cheapest(Bill { hand, paint, colour: price.colour, cost: price.cost, rulings: *c.rulings })
}

/// A cheapest payment that works, as a sentence.
fn would_do(c: &Refused<'_>, price: &Price, cheapest: Option<Cards>) -> String {
    match cheapest {
        Some(cheapest) => format!("{} could pay with {}", c.who(), cards(cheapest)),
        None => {
            let (named, other) = match chosen(price) {
                Some(colour) => (
                    format!(" in {}", colour_name(colour)),
                    "; the palace takes any one colour: leave it out of `build` if another is meant",
                ),
                None => (String::new(), ""),
            };
            if c.position.player(c.seat()).hand.is_open() {
                format!("{} hand cannot pay for it{named}{other}", c.whose())
            } else {
                format!("the case does not show a hand of {} that could pay for it{named}{other}", c.who())
            }
        }
    }
}

/// The facts of a price, and the payment that would do.
fn with_price(say: Say, price: &Price, cheapest: Option<Cards>) -> Say {
    let say = say.word("building", building(price.building));
    let say = price.section.into_iter().fold(say, |say, section| say.number("section", section.number()));
    say.number("cost", price.cost).words("cheapest", cheapest.into_iter().flat_map(card_words))
}

pub(super) fn not_said(c: &Refused<'_>, price: &Price) -> Say {
    let cheapest = cheapest(c, price);
    let message = format!("the step does not say which cards pay for {}", section(price));
    let say = c
        .broken(&rules::SECTION_PRICE, "build", "paid with what?", message)
        .help(format!("add `pay:` with the cards; {}", would_do(c, price, cheapest)));
    with_price(say, price, cheapest)
}

pub(super) fn too_little(c: &Refused<'_>, price: &Price, [worth, missing]: [u8; 2], paid: Cards) -> Say {
    let cheapest = cheapest(c, price);
    let with = if paid.is_empty() { "nothing".to_owned() } else { cards(paid) };
    let message =
        format!("{} pays {with} for {}: worth {worth} {}, {missing} too little", c.who(), section(price), colour(price));
    let wanted = match (price.colour, price.building.print().paint) {
        (Some(colour), _) | (None, Paint::Of(colour)) => format!("cards worth {missing} more in {}", colour_name(colour)),
        (None, _) => format!("cards worth {missing} more of the same colour"),
    };
    let whites = if paid.iter().any(|(card, _)| payment::is_spent(card)) {
        "; a white 1 or 2 that lets others pass pays nothing itself"
    } else {
        ""
    };
    // On the palace cards count in one colour only.
    let own = price.colour.or(paid.iter().next().map(|(card, _)| card.colour));
    let rule: &'static Rule = match price.building.print().paint {
        Paint::Any if paid.iter().any(|(card, _)| Some(card.colour) != own) => &rules::PALACE_ONE_COLOUR,
        Paint::Any | Paint::Of(_) | Paint::None => &rules::SECTION_PRICE,
    };
    let say = c
        .broken(rule, "pay", format!("{missing} too little"), message)
        .help(format!("it takes {wanted}{whites}; {}", would_do(c, price, cheapest)))
        .number("worth", worth)
        .number("missing", missing)
        .words("paid", card_words(paid));
    with_price(say, price, cheapest)
}

/// The rule by which cards count for nothing, and why they do.
fn reason(c: &Refused<'_>, price: &Price, idle: Cards, why: Idle) -> (&'static Rule, String) {
    let paid_in = price.colour.or(match price.building.print().paint {
        Paint::Of(colour) => Some(colour),
        Paint::Any | Paint::None => None,
    });
    let paid_in = paid_in.map_or("that colour", colour_name);
    match why {
        Idle::OtherColour => (
            &rules::SECTION_PRICE,
            match idle.total() {
                1 => format!("it is not {paid_in}, and no other card makes it pass for {paid_in}"),
                _ => format!("they are not {paid_in}, and no other card makes them pass for {paid_in}"),
            },
        ),
        Idle::SecondColour => (
            &rules::PALACE_ONE_COLOUR,
            match chosen(price) {
                Some(colour) => format!("the step says that this section of the palace is paid in {}", colour_name(colour)),
                None => "a section of the palace is paid in one colour, and the other cards are of another".to_owned(),
            },
        ),
        Idle::NoPartner => (&rules::BROWN_PAIR, "it takes two brown cards worth 1 or 2 to make a 3 of another colour".to_owned()),
        Idle::ThreeInPair => (
            &rules::BROWN_PAIR,
            "a brown 3 makes no pair: only two brown cards worth 1 or 2 count as a 3 of another colour".to_owned(),
        ),
        Idle::BeyondWhite => beyond_white(c, price, idle),
        Idle::NothingForWhite => {
            let rule = if idle.of(WHITE_ONE) > 0 { &rules::WHITE_ONE } else { &rules::WHITE_TWO };
            let it = if idle.total() == 1 { "it" } else { "they" };
            (rule, format!("no card is left that {it} would let pass for another colour"))
        }
    }
}

/// More cards than the white ones that were paid let pass.
fn beyond_white(c: &Refused<'_>, price: &Price, idle: Cards) -> (&'static Rule, String) {
    let paid = match c.play {
        Move::Build(Build { pay: Some(pay), .. }) => *pay,
        _ => Cards::EMPTY,
    };
    let (four, one) = ("a white 1 lets up to four cards of one colour pass", "a white 2 lets one card pass");
    match (paid.of(WHITE_ONE), paid.of(WHITE_TWO)) {
        (1, 0) => {
            let here = passing(price, paid, idle).and_then(|passing| {
                let colour = passing.iter().next()?.0.colour;
                let other =
                    passing.iter().all(|(card, _)| card.colour == colour) && idle.iter().all(|(card, _)| card.colour != colour);
                other.then(|| colour_name(colour))
            });
            (
                &rules::WHITE_ONE,
                match here {
                    Some(here) => format!("a white 1 lets cards of one colour pass, here {here}, and no others"),
                    None => format!("{four}, and no more"),
                },
            )
        }
        (1.., 0) => (&rules::WHITE_ONE, format!("{four}, and no more")),
        (0, 1) => {
            let here = passing(price, paid, idle).filter(|passing| passing.total() == 1);
            (
                &rules::WHITE_TWO,
                match here {
                    Some(here) => format!("{one}, here {}, and no more", cards(here)),
                    None => format!("{one}, and no more"),
                },
            )
        }
        (0, _) => (&rules::WHITE_TWO, format!("{one}, and no more")),
        _ => (&rules::WHITE_ONE, format!("{four}, {one}, and no more")),
    }
}

/// What a white card lets pass of a payment, where its colour is known and something passes.
fn passing(price: &Price, paid: Cards, idle: Cards) -> Option<Cards> {
    let colour = price.colour.or(match price.building.print().paint {
        Paint::Of(colour) => Some(colour),
        Paint::Any | Paint::None => None,
    })?;
    let passing = payment::pass(paid.minus(idle)?, colour);
    (!passing.is_empty()).then_some(passing)
}

pub(super) fn counts_for_nothing(c: &Refused<'_>, price: &Price, idle: Cards, why: Idle) -> Say {
    let cheapest = cheapest(c, price);
    let (rule, because) = reason(c, price, idle, why);
    let counts = if idle.total() == 1 { "counts" } else { "count" };
    let message = format!("{} {counts} for nothing in the payment for {}: {because}", cards(idle), section(price));
    let mut places = idle.iter().map(|(card, _)| c.at("pay").key(card_name(card)));
    let first = places.next().unwrap_or_else(|| c.at("pay"));
    let say = c
        .broken_at(rule, first, "counts for nothing", message)
        .help(format!("every card paid has to count; {}", would_do(c, price, cheapest)))
        .words("idle", card_words(idle));
    let say = places.fold(say, |say, place| say.related(true, place, "nor does this"));
    with_price(say, price, cheapest)
}

pub(super) fn exact_possible(c: &Refused<'_>, price: &Price, worth: u8, exact: Cards) -> Say {
    let paid = match c.play {
        Move::Build(Build { pay: Some(pay), .. }) => *pay,
        _ => Cards::EMPTY,
    };
    let could = if paid.contains(exact) { "a part of these cards is the exact value" } else { "the hand has the exact value" };
    let message = format!("{} pays {worth} for {}, although {could}: {}", c.who(), section(price), cards(exact));
    let otherwise = c.otherwise(|rulings| rulings.overpaying = Overpaying::Free, "the ruling overpaying=free would allow more");
    let say = c
        .broken(&rules::OVERPAYING, "pay", "more than needed", message)
        .help(format!("pay {}{otherwise}", cards(exact)))
        .number("worth", worth);
    with_price(say, price, Some(exact))
}
