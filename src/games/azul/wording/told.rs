//! What the things of the family are in a sentence.

use super::names::Names;
use crate::games::azul::{Colour, Factory, Line, Seat, Space};
use crate::games::reasons::{Told, Vocabulary};
use crate::games::shared::Nth;
use crate::words::{Arg, Book, Message};

pub(super) static BOOK: Book = Book::new(&[[
    include_str!("../words/flaws.en.ftl"),
    include_str!("../words/flaws.es.ftl"),
    include_str!("../words/flaws.pl.ftl"),
]]);

impl Vocabulary for Names {
    fn message(&self, id: &'static str) -> Message {
        Message::new(&BOOK, id).called(self.terms().words)
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
        Arg::Numbered("factory", self.number())
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
