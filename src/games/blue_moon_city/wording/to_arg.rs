//! What the things of the game are in a sentence.

use super::names::{Names, part_key};
use crate::game::lexicon::PEOPLE;
use crate::game::reasons::{ToArg, Vocabulary, terms, to_args};
use crate::games::blue_moon_city::notation::{COLOURS, PHASE_WORDS, typed_place};
use crate::games::blue_moon_city::{
    Building, Card, CardPlace, Cards, Colour, Dragon, DragonTo, Level, Paint, Part, Phase, Power, Price, Progress, Reward, Seat,
    Section, Spot,
};
use crate::words::{Arg, Book, Message, texts};

pub(super) static BOOK: Book = Book::new(&[
    PEOPLE,
    texts!("games/blue_moon_city/messages/things"),
    texts!("games/blue_moon_city/messages/moves"),
    texts!("games/blue_moon_city/messages/awards"),
    texts!("games/blue_moon_city/messages/left_out"),
    texts!("games/blue_moon_city/messages/slips"),
    texts!("games/blue_moon_city/messages/refusals"),
    texts!("games/blue_moon_city/messages/flaws"),
]);

impl Vocabulary for Names {
    const BOOK: &'static Book = &BOOK;
}

terms! {
    Progress: Stones Offerings Discarded;
    Power: Leap Stride Fly Leave Offer;
}

to_args! {
    Seat: |seat, names| names.player(*seat).into();
    Building: |building, _names| Arg::Term(building.name());
    Colour: |colour, _names| Arg::Term(COLOURS.name(*colour));
    Card: |card, _names| Arg::Card(COLOURS.name(card.colour), card.worth());
    Cards: |cards, names| cards.iter().flat_map(|(card, count)| std::iter::repeat_n(card.to_arg(names), count.into())).collect();
    Dragon: |dragon, names| Arg::Term(names.dragon_term(*dragon));
    Section: |section, _names| section.number().into();
    Level: |level, _names| level.price().into();
    Part: |part, _names| Arg::Term(part_key(*part));
    Spot: |spot, names| names.spot(*spot);
    Phase: |phase, _names| Arg::Term(PHASE_WORDS.name(*phase));
    CardPlace: |place, names| match place {
        CardPlace::Hand(seat) => names.message("in-hand").with("player", names.player(*seat)),
        CardPlace::Aside(seat) => names.message("in-aside").with("player", names.player(*seat)),
        CardPlace::Draw => names.message("in-draw"),
        CardPlace::Discard => names.message("in-discard"),
    }.thing();
    Reward: |reward, names| {
        let parts = names.parts(*reward);
        let count = parts.len();
        let mut parts = parts.into_iter().chain(std::iter::repeat(Arg::Name(String::new())));
        let mut part = || parts.next().unwrap_or(Arg::Term("none"));
        let said = names.message("reward").with("parts", count);
        said.with("first", part()).with("second", part()).with("third", part()).thing()
    };
    DragonTo: |to, names| match to {
        DragonTo::Building(building) => building.to_arg(names),
        DragonTo::Out => Arg::Term("out"),
    };
    (Seat, u8, i32): |paid, names| {
        let (seat, scales, crystals) = paid;
        names.message("scales-paid").with("who", names.player(*seat)).with("scales", *scales).with("crystals", *crystals).thing()
    };
}

impl ToArg<Names> for Price {
    fn to_arg(&self, names: &Names) -> Arg {
        names.priced(self.building, self.section, Some(self.cost)).into()
    }
    fn tell(&self, message: Message, name: &'static str, names: &Names) -> Message {
        let says = message.with(name, self.to_arg(names)).with("building", self.building.to_arg(names));
        let says = self.section.iter().fold(says, |says, section| says.with("section", section.to_arg(names)));
        says.with("cost", self.cost)
    }
}

impl Names {
    /// "the 1st section of the university (white 5)", or "a 4 of the royal palace" where it may be one of several.
    pub(crate) fn priced(&self, on: Building, section: Option<Section>, cost: Option<u8>) -> Message {
        let paint = match on.print().paint {
            Paint::Of(colour) => Some(colour),
            Paint::Any | Paint::None => None,
        };
        let says = self.message("priced").with("building", on.to_arg(self)).with("section", section.to_arg(self));
        says.with("cost", cost.to_arg(self)).with("paint", paint.to_arg(self))
    }
    /// A building by its name alone, in a list of several.
    pub(super) fn bare(&self, building: Building) -> Arg {
        self.message("bare").with("building", building.to_arg(self)).thing()
    }
    /// "row 2, tile 4": as the city is written, from the left of its row.
    pub(crate) fn spot(&self, spot: Spot) -> Arg {
        let (row, tile) = typed_place(spot);
        self.message("spot").with("row", row + 1).with("tile", tile + 1).thing()
    }
    /// What a reward is made of: "2 crystals", "1 card".
    pub(super) fn parts(&self, reward: Reward) -> Vec<Arg> {
        let there = reward.parts().into_iter().filter(|(_, amount)| *amount > 0);
        there
            .map(|(unit, amount)| self.message("ware").with("unit", Arg::Term(unit.word(0))).with("amount", amount).thing())
            .collect()
    }
    /// Dragons in a list.
    pub(crate) fn listed_dragons(&self, dragons: impl IntoIterator<Item = Dragon>) -> Arg {
        dragons.into_iter().map(|dragon| self.message("a-dragon").with("dragon", dragon.to_arg(self)).thing()).collect()
    }
    /// A dragon by the colour that the rulings in force give it: "the blue dragon (Aqua)".
    fn dragon_term(&self, dragon: Dragon) -> &'static str {
        match (dragon, self.dragon_colour(dragon)) {
            (Dragon::Vulca, Colour::Black) => "the black dragon (Vulca)",
            (Dragon::Vulca, _) => "the red dragon (Vulca)",
            (Dragon::Terrah, Colour::Green) => "the green dragon (Terrah)",
            (Dragon::Terrah, _) => "the red dragon (Terrah)",
            (Dragon::Aqua, _) => "the blue dragon (Aqua)",
        }
    }
}
