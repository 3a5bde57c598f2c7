//! What the things of the family are in a sentence.

use super::names::{Names, terms};
use crate::game::lexicon::{PEOPLE, TABLE};
use crate::game::reasons::{ToArg, Vocabulary, says, terms, to_args};
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
    /// The colours that a row lacks, if the case shows it.
    pub(crate) fn lacking(&self, seat: Seat, row: Line) -> Arg {
        let there = self.shown_row(seat, row).unwrap_or_else(|| Colour::ALL.to_vec());
        let lacking: Vec<_> = Colour::ALL.into_iter().filter(|colour| !there.contains(colour)).collect();
        if lacking.is_empty() { Arg::Term("none") } else { lacking.to_arg(self) }
    }
    /// A phase as a time: "during the offer".
    pub(crate) fn during(&self, phase: Phase) -> Message {
        says!(self, "during", phase)
    }
    /// A gold side: `"seek blue"`, `"+1"`.
    pub(crate) fn side(&self, gold: Gold) -> Message {
        says!(self, "gold-side", gold, colour: gold.colour())
    }
    /// Where the marker is.
    pub(crate) fn marker(&self, place: MarkerPlace) -> Message {
        let (seat, space) = match place {
            MarkerPlace::Centre => (None, None),
            MarkerPlace::Floor(seat, index) => (Some(seat), Some(Nth(index))),
            MarkerPlace::Kept(seat) | MarkerPlace::Front(seat) => (Some(seat), None),
        };
        says!(self, "marker-lies", place, player: seat, space)
    }
    /// The columns of some spaces.
    pub(crate) fn numbers(&self, spaces: SpaceSet) -> Arg {
        spaces.iter().map(|space| space.column().number()).collect()
    }
    /// Where the marker belongs in a phase.
    pub(crate) fn belongs(&self, phase: Phase) -> Message {
        says!(self, "marker-belongs", phase)
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
    Paid: |paid, names| {
        says!(names, "paid-of", player: paid.seat, paid: paid.points - paid.score, points: paid.points).into()
    };
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
        let there = |(count, place)| says!(names, "seen-there", count, place: Arg::Term(place));
        let places = self.0.into_iter().zip(["boards", "factories", "centre", "bag", "lid"]);
        let some: Vec<_> = places.filter(|&(count, _)| count > 0).map(there).collect();
        if some.is_empty() { Arg::Term("none") } else { some.into_iter().collect() }
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
            says!(names, "factory-with-side", factory, side)
        };
        let by: Vec<_> = by.into_iter().flatten().map(seeker).collect();
        let from: Vec<_> = self.drew_from().collect();
        let (since, gold, side, dealt) = (Arg::Term(since), self.gold, self.gold.map(|gold| names.side(gold)), self.dealt);
        says!(names, "filled-with", since, gold, side, dealt, by, from, count).into()
    }
}

/// "the offer".
pub(crate) fn say_phase(n: &Names, phase: Phase) -> Message {
    says!(n, "phase-name", phase)
}
