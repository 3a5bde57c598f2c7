//! What the things of the game are in a sentence.

use super::names::{Names, between, colour, kind, phase as phase_word};
use crate::games::reasons::{Told, Vocabulary};
use crate::games::shared::Short;
use crate::games::summer_pavilion::notation::{space_number, star_key};
use crate::games::summer_pavilion::{
    Between, Brought, Colour, Factory, Feature, From, MarkerPlace, Phase, Seat, SeatSet, Space, Star, Tiles,
};
use crate::games::words::{PEOPLE, TABLE};
use crate::words::{Arg, Book, Message, texts};

pub(super) static BOOK: Book =
    Book::new(&[PEOPLE, TABLE, texts!("../words/" "things"), texts!("../words/" "refusals"), texts!("../words/" "flaws")]);

impl Vocabulary for Names {
    fn message(&self, id: &'static str) -> Message {
        Message::new(&BOOK, id).called(&[("tile", "tile"), ("marker", "first-player marker")])
    }
}

impl Names {
    /// A space as players say it.
    pub(in crate::games::summer_pavilion) fn here(&self, space: Space) -> Message {
        let message = self.message(if self.counts_places(space.star()) { "place" } else { "space" });
        message.with("star", space.star().told(self)).with("space", space_number(self.side(), space))
    }
    /// A star as players say it.
    pub(in crate::games::summer_pavilion) fn the_star(&self, star: Star) -> Message {
        self.message("star").with("star", star.told(self))
    }
    /// Where a marker was found.
    pub(in crate::games::summer_pavilion) fn marker_place(&self, place: MarkerPlace) -> Message {
        match place {
            MarkerPlace::Centre => self.message("in-the-centre"),
            MarkerPlace::Front(seat) => self.message("beside-the-board").with("holder", seat.told(self)),
        }
    }
    /// A factory or the centre.
    pub(in crate::games::summer_pavilion) fn source(&self, from: From) -> Message {
        self.message("source").with("from", from.told(self))
    }
    /// A heap with the wild colour last, as payments and takes are told.
    pub(in crate::games::summer_pavilion) fn tiles_by(&self, wild: Option<Colour>, tiles: Tiles) -> Arg {
        let (last, first): (Vec<_>, Vec<_>) = tiles.iter().partition(|&(colour, _)| Some(colour) == wild);
        let tiles = first.into_iter().chain(last);
        Arg::List(tiles.map(|(of, count)| Arg::Coloured(count.into(), colour(of))).collect())
    }
    /// A phase as a time.
    pub(in crate::games::summer_pavilion) fn during(&self, phase: Phase) -> Message {
        self.message("during").with("phase", phase.told(self))
    }
}

impl Told<Names> for Seat {
    fn told(&self, names: &Names) -> Arg {
        names.player(*self).into()
    }
    /// Who moves is told with every refusal already.
    fn tell(&self, message: Message, name: &'static str, names: &Names) -> Message {
        let known = message.args().iter().any(|(known, _)| *known == name);
        if known { message } else { message.with(name, self.told(names)) }
    }
}

impl Told<Names> for SeatSet {
    fn told(&self, names: &Names) -> Arg {
        Arg::List(self.iter().map(|seat| names.message("who").with("whose", names.player(seat)).thing()).collect())
    }
}

impl Told<Names> for From {
    fn told(&self, _: &Names) -> Arg {
        match self {
            From::Factory(factory) => Arg::Numbered("factory", factory.number()),
            From::Centre => Arg::Term("centre"),
        }
    }
    fn tell(&self, message: Message, name: &'static str, names: &Names) -> Message {
        message.with(name, self.told(names)).with("source", names.source(*self))
    }
}

impl Told<Names> for Between {
    fn told(&self, _: &Names) -> Arg {
        Arg::Term(between(*self))
    }
}

impl Told<Names> for Feature {
    fn told(&self, _: &Names) -> Arg {
        Arg::Term(kind(*self))
    }
}

impl Told<Names> for Colour {
    fn told(&self, _: &Names) -> Arg {
        Arg::Term(colour(*self))
    }
}

impl Told<Names> for Star {
    fn told(&self, names: &Names) -> Arg {
        Arg::Term(star_key(names.side(), *self))
    }
}

impl Told<Names> for Phase {
    fn told(&self, _: &Names) -> Arg {
        Arg::Term(phase_word(*self))
    }
}

impl Told<Names> for Factory {
    fn told(&self, _: &Names) -> Arg {
        self.number().into()
    }
}

impl Told<Names> for Short {
    fn told(&self, _: &Names) -> Arg {
        Arg::Term(match self {
            Short::Filled => "filled",
            Short::Left => "left",
            Short::RanOut => "ran-out",
        })
    }
}

impl Told<Names> for Tiles {
    fn told(&self, _: &Names) -> Arg {
        Arg::List(self.iter().map(|(of, count)| Arg::Coloured(count.into(), colour(of))).collect())
    }
}

impl Told<Names> for Space {
    fn told(&self, names: &Names) -> Arg {
        names.here(*self).thing()
    }
    /// The space that a reason is about is told by its star and its number.
    fn tell(&self, message: Message, name: &'static str, names: &Names) -> Message {
        if name != "space" {
            return message.with(name, self.told(names));
        }
        let number = space_number(names.side(), *self);
        message.with("star", self.star().told(names)).with("space", number).with("here", names.here(*self))
    }
}

impl Told<Names> for MarkerPlace {
    fn told(&self, names: &Names) -> Arg {
        names.marker_place(*self).thing()
    }
}

impl Told<Names> for Brought {
    fn told(&self, names: &Names) -> Arg {
        let of = if self.least == self.most { self.most.into() } else { Arg::Between(self.least.into(), Some(self.most.into())) };
        names.message("brought").with("whose", self.seat.told(names)).with("score", self.score).with("of", of).thing()
    }
}
