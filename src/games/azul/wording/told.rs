//! What the things of the family are in a sentence.

use super::names::Names;
use crate::games::azul::notation::PHASE_WORDS;
use crate::games::azul::{
    Asked, Begins, Colour, Column, Factory, Filled, Gold, Line, MarkerLaw, MarkerPlace, Most, Paid, Phase, Seat, SeatSet, Seen,
    Short, Since, Source, Space, SpaceSet, Spot, Tiles,
};
use crate::games::reasons::{Told, Vocabulary};
use crate::games::shared::Nth;
use crate::games::words::{PEOPLE, TABLE};
use crate::words::{Arg, Book, Message, texts};

pub(super) static BOOK: Book = Book::new(&[
    PEOPLE,
    TABLE,
    texts!("../words/" "known"),
    texts!("../words/" "moves"),
    texts!("../words/" "awards"),
    texts!("../words/" "slips"),
    texts!("../words/" "refusals"),
    texts!("../words/" "flaws"),
]);

impl Vocabulary for Names {
    fn message(&self, id: &'static str) -> Message {
        Message::new(&BOOK, id).called(self.terms())
    }
}

impl Names {
    /// A colour as this edition calls it.
    pub(in crate::games::azul) fn tint(&self, colour: Colour) -> Arg {
        colour.told(self)
    }
    /// The colours that a row lacks, if the case shows it.
    pub(in crate::games::azul) fn lacking(&self, seat: Seat, row: Line) -> Arg {
        let there = self.shown_row(seat, row).unwrap_or_else(|| Colour::ALL.to_vec());
        let lacking: Vec<_> = Colour::ALL.into_iter().filter(|colour| !there.contains(colour)).collect();
        if lacking.is_empty() { Arg::Term("none") } else { lacking.told(self) }
    }
    /// A phase as a time: "during the offer".
    pub(in crate::games::azul) fn during(&self, phase: Phase) -> Message {
        self.message("during").with("phase", phase.told(self))
    }
    /// A gold side: `"seek blue"`, `"+1"`.
    pub(in crate::games::azul) fn side(&self, gold: Gold) -> Message {
        self.message("gold-side").with("gold", gold.told(self)).with("colour", gold.colour().told(self))
    }
    /// Where the marker is.
    pub(in crate::games::azul) fn marker(&self, place: MarkerPlace) -> Message {
        let (seat, space) = match place {
            MarkerPlace::Centre => (None, None),
            MarkerPlace::Floor(seat, index) => (Some(seat), Some(Nth(index))),
            MarkerPlace::Kept(seat) | MarkerPlace::Front(seat) => (Some(seat), None),
        };
        let message = self.message("marker-lies").with("place", place.told(self));
        message.with("player", seat.told(self)).with("space", space.told(self))
    }
    /// Where the marker belongs in a phase.
    pub(in crate::games::azul) fn belongs(&self, phase: Phase) -> Message {
        self.message("marker-belongs").with("phase", phase.told(self))
    }
}

impl Told<Names> for Seat {
    fn told(&self, names: &Names) -> Arg {
        names.player(*self).into()
    }
}

impl Told<Names> for Colour {
    fn told(&self, names: &Names) -> Arg {
        Arg::Term(names.colour(*self))
    }
}

impl Told<Names> for Line {
    fn told(&self, _: &Names) -> Arg {
        self.number().into()
    }
}

impl Told<Names> for Factory {
    fn told(&self, _: &Names) -> Arg {
        self.number().into()
    }
}

impl Told<Names> for Source {
    fn told(&self, _: &Names) -> Arg {
        match self {
            Self::Factory(factory) => Arg::Numbered("factory", factory.number()),
            Self::Centre => Arg::Term("centre"),
        }
    }
}

impl Told<Names> for Column {
    fn told(&self, _: &Names) -> Arg {
        self.number().into()
    }
}

impl Told<Names> for SeatSet {
    fn told(&self, names: &Names) -> Arg {
        self.iter().map(|seat| seat.told(names)).collect()
    }
}

/// Spaces of one row.
impl Told<Names> for SpaceSet {
    fn told(&self, _: &Names) -> Arg {
        self.iter().map(|space| Arg::Numbered("column", space.column().number())).collect()
    }
}

impl Told<Names> for Asked {
    fn told(&self, _: &Names) -> Arg {
        Arg::Term(match self {
            Self::Colour => "colour",
            Self::Fall => "fall",
            Self::Space => "space",
        })
    }
}

impl Told<Names> for Begins {
    fn told(&self, _: &Names) -> Arg {
        Arg::Term(match self {
            Self::HasMarker => "has-marker",
            Self::SameStarter => "same-starter",
            Self::NextAfterLast => "next-after-last",
        })
    }
}

impl Told<Names> for Most {
    fn told(&self, _: &Names) -> Arg {
        Arg::Term(match self {
            Self::Fill => "fill",
            Self::Rests => "rests",
            Self::Left => "left",
            Self::Box => "box",
        })
    }
}

impl Told<Names> for Tiles {
    fn told(&self, names: &Names) -> Arg {
        Arg::List(self.iter().map(|(colour, count)| Arg::Coloured(count.into(), names.colour(colour))).collect())
    }
}

impl Told<Names> for Phase {
    fn told(&self, _: &Names) -> Arg {
        Arg::Term(PHASE_WORDS.name(*self))
    }
}

impl Told<Names> for Gold {
    fn told(&self, _: &Names) -> Arg {
        Arg::Term(match self {
            Self::PlusOne => "plus-one",
            Self::Seek(_) => "seek",
            Self::Stay => "stay",
            Self::Neighbours => "neighbours",
            Self::Zero => "zero",
        })
    }
}

impl Told<Names> for MarkerPlace {
    fn told(&self, _: &Names) -> Arg {
        Arg::Term(match self {
            Self::Centre => "centre",
            Self::Floor(..) => "floor",
            Self::Kept(_) => "kept",
            Self::Front(_) => "front",
        })
    }
}

impl Told<Names> for MarkerLaw {
    fn told(&self, _: &Names) -> Arg {
        Arg::Term(match self {
            Self::CatchesTiles => "catches-tiles",
            Self::ToTheCentre => "to-the-centre",
            Self::FromTheCentre => "from-the-centre",
            Self::Stays => "stays",
        })
    }
}

impl Told<Names> for Spot {
    fn told(&self, _: &Names) -> Arg {
        Arg::Term(match self {
            Self::Board(_) => "board",
            Self::Factory(_) => "factory",
            Self::Centre => "centre",
            Self::Lid => "lid",
        })
    }
}

impl Told<Names> for Short {
    fn told(&self, _: &Names) -> Arg {
        Arg::Term(match self {
            Self::Filled => "filled",
            Self::Left => "left",
            Self::RanOut => "ran-out",
        })
    }
}

impl Told<Names> for Seen {
    fn told(&self, names: &Names) -> Arg {
        let places = [
            (self.boards, "boards"),
            (self.factories, "factories"),
            (self.centre, "centre"),
            (self.bag, "bag"),
            (self.lid, "lid"),
        ];
        let there = |(count, place)| names.message("seen-there").with("count", count).with("place", Arg::Term(place));
        let some: Vec<_> = places.into_iter().filter(|&(count, _)| count > 0).map(there).collect();
        if some.is_empty() { Arg::Term("none") } else { some.into_iter().collect() }
    }
}

impl Told<Names> for Paid {
    fn told(&self, names: &Names) -> Arg {
        let message = names.message("paid-of").with("player", self.seat.told(names));
        message.with("paid", self.points - self.score).with("points", self.points).into()
    }
}

impl Told<Names> for Filled {
    fn told(&self, names: &Names) -> Arg {
        let (since, count) = match (self.since, self.gold) {
            (Since::Nothing, None) => ("usual", 0),
            (Since::Nothing, Some(Gold::Seek(_))) => ("drew-none", 0),
            (Since::Nothing, Some(_)) => ("dealt", 0),
            (Since::Drawn { count, .. }, _) => ("drawn", count),
            (Since::Drew { from: [None, None], count }, _) => ("drew", count),
            (Since::Drew { count, .. }, _) => ("drew-from", count),
            (Since::Sent(count), _) => ("sent", count),
        };
        let by = if let Since::Drawn { by, .. } = self.since { by } else { [None; 2] };
        let seeker = |(factory, colour): (Factory, Colour)| {
            let side = names.side(Gold::Seek(colour));
            names.message("factory-with-side").with("factory", factory.told(names)).with("side", side)
        };
        let message = names.message("filled-with").with("since", Arg::Term(since)).with("gold", self.gold.told(names));
        let message = message.with("side", self.gold.map_or(Arg::Term("none"), |gold| names.side(gold).into()));
        let by: Arg = by.into_iter().flatten().map(seeker).collect();
        let from: Arg = self.drew_from().map(|factory| factory.told(names)).collect();
        message.with("dealt", self.dealt).with("by", by).with("from", from).with("count", count).into()
    }
}

impl Told<Names> for Space {
    fn told(&self, _: &Names) -> Arg {
        Arg::Space(self.row().number(), self.column().number())
    }
}

impl Told<Names> for Nth {
    fn told(&self, _: &Names) -> Arg {
        (self.0 + 1).into()
    }
}
