//! What the things of the family are in a sentence.

use super::names::{Names, terms};
use crate::game::lexicon::{PEOPLE, TABLE};
use crate::game::reasons::{ToArg, Vocabulary, terms, to_args};
use crate::game::shared::Nth;
use crate::games::azul::notation::PHASE_WORDS;
use crate::games::azul::{
    Begins, Colour, Column, Factory, Filled, Gold, Line, MarkerLaw, MarkerPlace, Most, Paid, Phase, Piece, Seat, SeatSet, Seen,
    Side, Since, Source, Space, SpaceSet, Spot, Tiles,
};
use crate::words::{Arg, Book, Message, Terms, texts};

pub(super) static BOOK: Book = Book::new(&[
    PEOPLE,
    TABLE,
    texts!("games/azul/messages/known"),
    texts!("games/azul/messages/moves"),
    texts!("games/azul/messages/awards"),
    texts!("games/azul/messages/slips"),
    texts!("games/azul/messages/refusals"),
    texts!("games/azul/messages/flaws"),
]);

impl Vocabulary for Names {
    const BOOK: &'static Book = &BOOK;
    fn terms(&self) -> Terms {
        terms(self.edition())
    }
}

impl Names {
    /// A colour as this edition calls it.
    pub(crate) fn tint(&self, colour: Colour) -> Arg {
        colour.to_arg(self)
    }
    /// The colours that a row lacks, if the case shows it.
    pub(crate) fn lacking(&self, seat: Seat, row: Line) -> Arg {
        let there = self.shown_row(seat, row).unwrap_or_else(|| Colour::ALL.to_vec());
        let lacking: Vec<_> = Colour::ALL.into_iter().filter(|colour| !there.contains(colour)).collect();
        if lacking.is_empty() { Arg::Term("none") } else { lacking.to_arg(self) }
    }
    /// A phase as a time: "during the offer".
    pub(crate) fn during(&self, phase: Phase) -> Message {
        self.message("during").with("phase", phase.to_arg(self))
    }
    /// A gold side: `"seek blue"`, `"+1"`.
    pub(crate) fn side(&self, gold: Gold) -> Message {
        self.message("gold-side").with("gold", gold.to_arg(self)).with("colour", gold.colour().to_arg(self))
    }
    /// Where the marker is.
    pub(crate) fn marker(&self, place: MarkerPlace) -> Message {
        let (seat, space) = match place {
            MarkerPlace::Centre => (None, None),
            MarkerPlace::Floor(seat, index) => (Some(seat), Some(Nth(index))),
            MarkerPlace::Kept(seat) | MarkerPlace::Front(seat) => (Some(seat), None),
        };
        let message = self.message("marker-lies").with("place", place.to_arg(self));
        message.with("player", seat.to_arg(self)).with("space", space.to_arg(self))
    }
    /// Where the marker belongs in a phase.
    pub(crate) fn belongs(&self, phase: Phase) -> Message {
        self.message("marker-belongs").with("phase", phase.to_arg(self))
    }
}

to_args! {
    Seat: |seat, names| names.player(*seat).into();
    SeatSet: |seats, names| seats.iter().map(|seat| seat.to_arg(names)).collect();
    Colour: |colour, names| Arg::Term(names.colour(*colour));
    Piece: |piece, names| piece.colour().to_arg(names);
    Tiles: |tiles, names| {
        Arg::List(tiles.iter().map(|(colour, count)| Arg::Coloured(count.into(), names.colour(colour))).collect())
    };
    Line: |line, _names| line.number().into();
    Column: |column, _names| column.number().into();
    Nth: |nth, _names| (nth.0 + 1).into();
    Space: |space, _names| Arg::Space(space.row().number(), space.column().number());
    // Spaces of one row.
    SpaceSet: |spaces, _names| spaces.iter().map(|space| Arg::Numbered("column", space.column().number())).collect();
    Source: |from, _names| match from {
        Source::Factory(factory) => Arg::Numbered("factory", factory.number()),
        Source::Centre => Arg::Term("centre"),
    };
}

impl ToArg<Names> for Phase {
    fn to_arg(&self, _: &Names) -> Arg {
        Arg::Term(PHASE_WORDS.name(*self))
    }
    /// The phase that something is found in is told as a time, too.
    fn tell(&self, message: Message, name: &'static str, names: &Names) -> Message {
        let message = message.with(name, self.to_arg(names));
        if name == "phase" { message.with("during", names.during(*self)) } else { message }
    }
}

terms! {
    Begins: First HasMarker SameStarter NextAfterLast;
    Most: Fill Rests RestsAndOne Taken Sides Gone Emptied Left Box;
    Side: Coloured Grey;
    Gold: PlusOne Seek Stay Neighbours Zero;
    MarkerPlace: Centre Floor Kept Front;
    MarkerLaw: CatchesTiles ToTheCentre FromTheCentre Stays;
    Spot: Board Factory Centre Lid;
}

impl ToArg<Names> for Seen {
    fn to_arg(&self, names: &Names) -> Arg {
        let there = |(count, place)| names.message("seen-there").with("count", count).with("place", Arg::Term(place));
        let places = self.0.into_iter().zip(["boards", "factories", "centre", "bag", "lid"]);
        let some: Vec<_> = places.filter(|&(count, _)| count > 0).map(there).collect();
        if some.is_empty() { Arg::Term("none") } else { some.into_iter().collect() }
    }
}

impl ToArg<Names> for Paid {
    fn to_arg(&self, names: &Names) -> Arg {
        let message = names.message("paid-of").with("player", self.seat.to_arg(names));
        message.with("paid", self.points - self.score).with("points", self.points).into()
    }
}

impl ToArg<Names> for Filled {
    fn to_arg(&self, names: &Names) -> Arg {
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
            names.message("factory-with-side").with("factory", factory.to_arg(names)).with("side", side)
        };
        let message = names.message("filled-with").with("since", Arg::Term(since)).with("gold", self.gold.to_arg(names));
        let message = message.with("side", self.gold.map_or(Arg::Term("none"), |gold| names.side(gold).into()));
        let by: Arg = by.into_iter().flatten().map(seeker).collect();
        let from: Arg = self.drew_from().map(|factory| factory.to_arg(names)).collect();
        message.with("dealt", self.dealt).with("by", by).with("from", from).with("count", count).into()
    }
}

/// "the offer".
pub(crate) fn say_phase(n: &Names, phase: Phase) -> Message {
    n.message("phase-name").with("phase", phase.to_arg(n))
}
