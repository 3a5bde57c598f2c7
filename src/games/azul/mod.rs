//! Azul, Azul Mini and Azul: Master Chocolatier: coloured wall, grey wall, specialised factories.

mod audit;
mod completion;
mod draft;
mod floor;
mod judge;
mod lines;
mod moves;
mod notation;
mod pieces;
mod position;
mod reasons;
pub mod rules;
mod scoring;
mod show;
mod slips;
mod to_draft;
mod wall;
mod wording;

pub use crate::game::shared::Short;
pub use draft::{Draft, DraftFactory, DraftPlayer, Granted};
pub use lines::{Lines, PatternLine, SomeLines};
pub use moves::{Deal, Move, Onto, Sent, Take, To};
pub use pieces::{Colour, Column, Factory, Gold, Line, Piece, Seat, SeatSet, Source, Space, SpaceSet, Tiles};
pub use position::{Board, Display, Edition, Floor, Kept, Marker, Phase, Position, Setup, Shown, Side, SomeWall, Wall};
pub use reasons::{
    Assumed, Begins, Filled, Flaw, Gap, MarkerLaw, MarkerPlace, Most, NotTold, Paid, Reason, Refusal, Seen, Since, Spot,
};
pub use rules::{CATALOGUE, Rulings};
pub use slips::{Bonus, SlipFacts};
pub use wording::Names;

use crate::game::{self, Parts, Variant, parts};
use crate::verdict::{Catalogue, Unit};

/// The Azul family.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Azul;

const COLOURED: Variant =
    Variant { id: "coloured", about: "the coloured side of the boards: each space takes its printed colour" };
const GREY: Variant = Variant { id: "grey", about: "the grey side: any space of the row, no colour twice in a row or column" };
const SPECIALISED: Variant =
    Variant { id: "specialised-factories", about: "as many gold factories as players, each with an effect" };

impl Parts for Azul {
    parts!();
    const EDITIONS: &'static [game::Edition] = &[
        game::Edition { id: "azul", title: "Azul", also: &[], variants: &[COLOURED, GREY, SPECIALISED] },
        game::Edition { id: "azul-mini", title: "Azul Mini", also: &[], variants: &[COLOURED, GREY] },
        game::Edition {
            id: "azul-master-chocolatier",
            title: "Azul: Master Chocolatier",
            also: &["maestros-chocolateros"],
            variants: &[COLOURED, GREY, SPECIALISED],
        },
    ];
    const CATALOGUE: &'static Catalogue = &CATALOGUE;
    const UNITS: &'static [Unit] = &[Unit::Points];
}
