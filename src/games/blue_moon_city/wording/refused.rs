//! A refused step with everything that its sentences need.

use crate::game::reasons::{ToArg, Vocabulary};
use crate::game::{self, Alike, Choice, Covers, Judge, Objection};
use crate::games::blue_moon_city::notation::card_name;
use crate::games::blue_moon_city::pieces::{MOST_DISCARDED, deck};
use crate::games::blue_moon_city::rules::{self, CityDone, MimixOnBrown, Rulings};
use crate::games::blue_moon_city::{
    BlueMoonCity, Build, Building, Card, Cards, Colour, Dragon, Idle, Level, Move, Offering, Paint, Phase, Price, Refusal, Seat,
    Section, SectionName, Spot, Value, payment,
};
use crate::verdict::{Amount, Place, Rule};
use crate::words::{Arg, Message};

/// A refused step of the game.
pub(crate) type Refused<'a> = game::Refused<'a, BlueMoonCity>;

const WHITE_ONE: Card = Card::new(Colour::White, Value::One);
const WHITE_TWO: Card = Card::new(Colour::White, Value::Two);

/// Where something stands in the step.
impl Refused<'_> {
    /// The key that says what kind of step it is.
    pub(crate) fn verb(&self) -> &'static str {
        match self.play {
            Move::Walk { .. } => "move",
            Move::Stride { .. } | Move::Leap { .. } | Move::Fly { .. } => "power",
            Move::Build(_) => "build",
            Move::Offer(_) => "offer",
            Move::Discard { .. } => "discard",
            Move::Draw { .. } => "draw",
            Move::Reveal { .. } => "reveal",
        }
    }
    /// What that key says.
    pub(crate) fn step(&self) -> Place {
        self.at(self.verb())
    }
    /// The key under which the step names cards of the hand.
    fn hand_key(&self) -> &'static str {
        match self.play {
            Move::Build(_) => "pay",
            Move::Offer(_) | Move::Walk { .. } => "with",
            _ => self.verb(),
        }
    }
    /// A card: where it is named, under the key that holds cards.
    pub(crate) fn card(&self, card: Card) -> Place {
        let place = self.at(self.hand_key());
        // A single card stands under its key by itself.
        if self.hand_key() == "power" || matches!(self.play, Move::Offer(_)) { place } else { place.key(card_name(card)) }
    }
    /// The first of some cards.
    pub(crate) fn first_card(&self, cards: Cards) -> Place {
        cards.iter().next().map_or_else(|| self.at(self.hand_key()), |(card, _)| self.card(card))
    }
    /// Cards of the payment.
    pub(crate) fn paid(&self, cards: Cards) -> impl Iterator<Item = Place> {
        cards.iter().map(|(card, _)| self.at("pay").key(card_name(card)))
    }
    /// A building where the figure or a dragon should go.
    pub(crate) fn stop(&self, to: Building) -> Place {
        match self.play {
            Move::Walk { path, .. } => match path.iter().position(|&stop| stop == to) {
                Some(index) if path.len() > 1 => self.at("move").item(index),
                _ => self.at("move"),
            },
            Move::Build(_) | Move::Offer(_) => self.step(),
            _ => self.at("to"),
        }
    }
}

/// What follows from the step and the table.
impl Refused<'_> {
    pub(crate) fn seat(&self) -> Seat {
        self.play.seat()
    }
    fn who(&self) -> &str {
        self.n.player(self.seat())
    }
    /// Whether no rule is broken by the step with another answer to a ruling.
    pub(crate) fn otherwise(&self, answer: impl FnOnce(&mut Rulings)) -> bool {
        let mut rulings = *self.rulings;
        answer(&mut rulings);
        let mut refusals = Vec::new();
        BlueMoonCity::judge(self.position, self.play, &rulings, &mut refusals);
        refusals.iter().all(Refusal::is_open)
    }
    /// What has ended the game.
    pub(crate) fn ended_by(&self) -> Arg {
        Arg::Term(match self.rulings.city_done {
            _ if self.position.winner().is_some() || !self.position.city_done() => "offering",
            CityDone::AtOnce => "city",
            CityDone::PlayOn => "crystals",
        })
    }
    /// How many cards of a kind are in sight elsewhere.
    pub(crate) fn seen(&self, card: Card, unseen: u8) -> Arg {
        Arg::Term(match unseen {
            _ if unseen == card.copies() => "none",
            0 => "all",
            _ => "some",
        })
    }
    /// What the hand holds, as a sentence.
    pub(crate) fn holds(&self, held: Cards, hidden: u32) -> Message {
        let says = self.n.message("holds").with("player", self.who()).with("empty", held.is_empty());
        says.with("held", held.to_arg(self.n)).with("hidden", hidden)
    }
    /// What ended the movement, where something is known to have: an offering on the market, a stone elsewhere.
    pub(crate) fn placed(&self) -> Arg {
        let turn = self.position.turn;
        Arg::Term(match self.position.player(self.seat()).figure {
            _ if turn.stones == 0 && turn.offerings == 0 => "either",
            Some(Building::Market) => "offering",
            Some(_) => "stone",
            None => "either",
        })
    }
    /// Whether the figure may still walk in its turn.
    pub(crate) fn walks(&self) -> bool {
        let turn = self.position.turn;
        turn.phase == Phase::Movement || turn.seat != self.seat()
    }
    pub(crate) fn walks_with_cards(&self) -> bool {
        matches!(self.play, Move::Walk { with, .. } if !with.is_empty())
    }
    /// Whether a way is longer than the distance: the help may well name the same building.
    pub(crate) fn is_longer(&self, from: Building, to: Building, steps: u8) -> bool {
        self.position.distances(from, to).0 < steps
    }
    /// The buildings at most so many steps away, the start left out.
    pub(crate) fn near(&self, from: Building, steps: u8) -> Arg {
        let near = |&to: &Building| to != from && self.position.distance(from, to).is_some_and(|distance| distance <= steps);
        Building::ALL.into_iter().filter(near).map(|building| self.n.bare(building)).collect()
    }
    /// Where `who` may go from a building, as a sentence.
    pub(crate) fn ways(&self, who: &'static str, from: Building, steps: u8) -> Message {
        let near = self.near(from, steps);
        let any = near != Arg::List([].into());
        let says = self.n.message("ways").with("who", Arg::Term(who)).with("any", any).with("steps", steps);
        let is_shown = |here: Spot, spot: Spot| here.distance(spot) > steps || self.position.city[spot.index()].is_some();
        let shown = self.position.spot(from).is_some_and(|here| Spot::all().all(|spot| is_shown(here, spot)));
        says.with("from", from.to_arg(self.n)).with("legal", near).with("shown", shown)
    }
    /// What a card does, and how that is written.
    pub(crate) fn does(&self, card: Card) -> Message {
        let kind = match (card.colour, card.value) {
            (_, Value::Three) => "three",
            (Colour::Grey, Value::One) => "leap",
            (Colour::Grey, Value::Two) => "stride",
            (Colour::Black | Colour::Red | Colour::Blue, Value::One) => "fly-anywhere",
            (Colour::Black | Colour::Red | Colour::Blue, Value::Two) => "fly",
            (Colour::Yellow, _) => "offer",
            (Colour::Brown, _) => "pair",
            (Colour::White, Value::One) => "four",
            (Colour::White, Value::Two) => "one",
            (Colour::Green, _) => "wild",
        };
        // Of cards that move no dragon none is spoken of.
        let dragon = Dragon::moved_by(card.colour).unwrap_or(Dragon::Aqua).to_arg(self.n);
        self.n.message("does").with("kind", Arg::Term(kind)).with("card", card.to_arg(self.n)).with("dragon", dragon)
    }
    /// The sections of a building that are free, as a sentence.
    pub(crate) fn free(&self, on: Building) -> Message {
        let section = |name: SectionName| {
            let said = self.n.message("section-and-cost").with("section", name.place().to_arg(self.n));
            said.with("cost", name.cost(self.position.plan(on)).to_arg(self.n)).thing()
        };
        let sections: Vec<_> = self.position.free_names(on).map(section).collect();
        let shown = !self.position.unknowns.finished[on.index()] && !self.position.may_have_more(on);
        let any = Arg::Term(match sections.is_empty() {
            _ if !shown => "unknown",
            true => "no",
            false => "yes",
        });
        let said = self.n.message("free-sections").with("building", on.to_arg(self.n)).with("any", any);
        said.with("sections", Arg::List(sections.into()))
    }
    /// How sections are named by their place.
    pub(crate) fn keys(&self, sections: &[Section]) -> Arg {
        let key = |section: &Section| self.n.message("build-section").with("number", section.number()).thing();
        sections.iter().map(key).collect()
    }
    /// How the numbers of its sections are written.
    pub(crate) fn form(&self, on: Building) -> Arg {
        let dots = vec![".."; self.position.plan(on).count].join(", ");
        self.n.message("form-sections").with("dots", &*dots).thing()
    }
    /// The numbers that the next free space of the obelisk may have.
    pub(crate) fn marked(&self, next: Level) -> Amount {
        let may_be = self.position.may_lie().filter_map(|laid| self.position.next_after(laid));
        may_be.map(|level| Amount::exactly(level.price().into())).fold(Amount::exactly(next.price().into()), Amount::or)
    }
    /// What is known of a space that costs so much: the next one, the one named, or the cheapest that may be next.
    pub(crate) fn next(&self, price: u8) -> Arg {
        let named = matches!(self.play, Move::Offer(Offering { space: Some(space), .. }) if *space == price);
        let sure = !self.position.may_be_further() && self.position.next_space().map(Level::price) == Some(price);
        Arg::Term(match (sure, named) {
            (true, _) => "next",
            (false, true) => "named",
            (false, false) => "least",
        })
    }
    /// What the number of cards that are drawn goes by.
    pub(crate) fn why_drawn(&self, said: u32, expected: u8, discarded: u8) -> Arg {
        let piles = self.position.draw.len().is_none() && self.position.discard.len().is_none();
        Arg::Term(match discarded {
            _ if expected < 2 + discarded => "empty",
            _ if self.position.turn.discarded.is_none() && self.most_drawn(expected) == expected => "empty",
            _ if self.position.turn.discarded.is_none() => "unsaid",
            _ if said < u32::from(expected) && piles => "piles",
            0 => "none",
            _ => "some",
        })
    }
    /// The most cards that can be drawn where `expected` are if none was discarded: no more than are left.
    pub(crate) fn most_drawn(&self, expected: u8) -> u8 {
        let left = u8::try_from(self.position.most_left()).unwrap_or(u8::MAX);
        left.min(expected + MOST_DISCARDED)
    }
}

/// What is paid.
impl Refused<'_> {
    /// The cards that the step pays.
    pub(crate) fn pays(&self) -> Cards {
        match self.play {
            Move::Build(Build { pay: Some(pay), .. }) => *pay,
            _ => Cards::EMPTY,
        }
    }
    /// The cheapest payment of the hand, if it has one.
    pub(crate) fn cheapest(&self, price: &Price) -> Option<Cards> {
        let hand = self.position.player(self.seat()).hand;
        // What is paid was there, unless the whole hand is told.
        let unseen = if hand.is_open() { Cards::EMPTY } else { hand.lacks(self.pays()) };
        self.cheapest_of(hand.known.plus(unseen), price)
    }
    fn cheapest_of(&self, hand: Cards, price: &Price) -> Option<Cards> {
        let paint = self.position.plan(price.building).paint;
        payment::cheapest(hand, paint, price.colour, price.cost.into(), self.rulings)
    }
    /// See [`Wording::choice`](crate::game::Wording::choice): what a step may be paid with, one way of many.
    pub(crate) fn choice(&self, refusal: &Refusal) -> Option<Choice<Move>> {
        let (Refusal::PaymentNotSaid { price }, Move::Build(build)) = (refusal, self.play) else { return None };
        // Of a hand that is not told they may be cards of the colour that is asked for; on the palace of that in which most is
        // known, if it has enough.
        let hand = self.position.held(self.seat());
        let is_open = hand.is_open();
        let of = |colour: Colour| deck().iter().filter(move |(card, _)| card.colour == colour);
        let known = |colour: &Colour| of(*colour).map(|(card, _)| hand.known.of(card) * card.worth()).sum::<u8>();
        let colours = || Colour::ALL.into_iter().rev().filter(|&colour| of(colour).any(|(card, _)| card.value == Value::Three));
        let own = || of(Self::paid_in(price).or(colours().max_by_key(known)).unwrap_or(Colour::Green)).collect();
        let pay = self.cheapest(price).or_else(|| if is_open { None } else { self.cheapest_of(own(), price) })?;
        let name = self.n.message("these-cards").with("cards", pay.to_arg(self.n));
        let way = (Move::Build(Build { pay: Some(pay), ..*build }), name);
        let says = self.n.message("payment-choice");
        // Of a hand that is just enough there is no other.
        let covers = if is_open && pay == hand.known { Covers::Legal } else { Covers::Some };
        Some(Choice { says, ways: vec![way], covers, alike: Alike::Nothing })
    }
    /// A cheapest payment that works, as a sentence.
    pub(crate) fn would_do(&self, price: &Price) -> Message {
        let cheapest = self.cheapest(price);
        // The colour that the step itself chose for a section of the palace, where any would do.
        let chosen = price.colour.filter(|_| price.building.print().paint == Paint::Any);
        let says = self.n.message("would-do").with("player", self.who()).with("could", cheapest.is_some());
        says.with("cheapest", cheapest.unwrap_or_default().to_arg(self.n))
            .with("open", self.position.player(self.seat()).hand.is_open())
            .with("chosen", chosen.to_arg(self.n))
    }
    /// By which rule a payment is too small: browns make no brown 3; a white that lets a card pass pays nothing itself; on the
    /// palace cards count in one colour only.
    pub(crate) fn price_rule(&self, price: &Price, paid: Cards) -> &'static Rule {
        let own = price.colour.or(paid.iter().next().map(|(card, _)| card.colour));
        if price.building.print().paint == Paint::Any && paid.iter().any(|(card, _)| Some(card.colour) != own) {
            return &rules::PALACE_ONE_COLOUR;
        }
        let all: u32 = paid.iter().map(|(card, count)| u32::from(card.worth()) * u32::from(count)).sum();
        let whites = Self::paid_in(price) == Some(Colour::White) && paid.iter().any(|(card, _)| payment::is_spent(card));
        if whites && all >= price.cost.into() {
            return &rules::POWER_OR_PAYMENT;
        }
        let pair = self.otherwise(|rulings| rulings.mimix_on_brown = MimixOnBrown::Yes);
        if pair { &rules::BROWN_PAIR } else { &rules::SECTION_PRICE }
    }
    /// The colour in which a section is paid, as far as the tile or the step says it.
    fn paid_in(price: &Price) -> Option<Colour> {
        price.colour.or(match price.building.print().paint {
            Paint::Of(colour) => Some(colour),
            Paint::Any | Paint::None => None,
        })
    }
    /// Why cards count for nothing, as a sentence.
    pub(crate) fn because(&self, price: &Price, idle: Cards, why: Idle) -> Message {
        let chosen = price.colour.filter(|_| price.building.print().paint == Paint::Any);
        let says = |id| self.n.message(id);
        match why {
            Idle::OtherColour => {
                says("idle-other-colour").with("count", idle.total()).with("colour", Self::paid_in(price).to_arg(self.n))
            }
            Idle::SecondColour => says("idle-second-colour").with("chosen", chosen.to_arg(self.n)),
            Idle::NoPartner => says("idle-no-partner"),
            Idle::ThreeInPair => says("idle-three-in-pair"),
            Idle::WhiteThree => says("idle-white-three"),
            Idle::WhitePays => says("idle-white-pays"),
            Idle::NothingForWhite => says("idle-nothing-for-white").with("count", idle.total()),
            Idle::BeyondWhite => self.beyond_white(price, idle),
        }
    }
    /// More cards than the white ones that were paid let pass.
    fn beyond_white(&self, price: &Price, idle: Cards) -> Message {
        let paid = self.pays();
        let passing = passing(price, paid, idle).and_then(|passing| Some((passing, passing.iter().next()?.0)));
        let says = |id, here: Arg| self.n.message(id).with("here", here);
        // No colour has more than a white 1 lets pass: there is one colour too many.
        let of = |colour: Colour| paid.iter().filter(|(card, _)| card.colour == colour).map(|(_, count)| count).sum::<u8>();
        let is_few = Colour::ALL.into_iter().all(|colour| of(colour) <= 4);
        let whites = match (paid.of(WHITE_ONE), paid.of(WHITE_TWO), passing) {
            (1, 0, passing) if is_few => {
                let here = passing.map(|(_, card)| card.colour).filter(|&here| idle.iter().all(|(card, _)| card.colour != here));
                return says("idle-beyond-colour", here.to_arg(self.n));
            }
            (0, 1, Some((passing, card))) if passing.total() == 1 => return says("idle-beyond-card", card.to_arg(self.n)),
            (1.., 0, _) => "four",
            (0, ..) => "one",
            _ => "both",
        };
        self.n.message("idle-beyond-white").with("whites", Arg::Term(whites))
    }
}

/// What a white card lets pass of a payment, where its colour is known and something passes.
fn passing(price: &Price, paid: Cards, idle: Cards) -> Option<Cards> {
    let passing = payment::pass(paid.minus(idle)?, Refused::paid_in(price)?);
    (!passing.is_empty()).then_some(passing)
}
