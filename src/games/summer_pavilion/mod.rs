//! Azul: Summer Pavilion: coloured and monochrome boards.

mod audit;
mod completed;
mod draft;
mod geometry;
mod judge;
mod moves;
mod notation;
mod pavilion;
mod pieces;
mod position;
mod reasons;
pub mod rules;
mod scoring;
mod show;
mod slips;
mod to_draft;
mod wording;

pub use crate::game::shared::Short;
pub use draft::{Draft, DraftPlayer, Granted};
pub use geometry::{Arm, Feature, Side, Space, SpaceSet, Star};
pub use moves::{Between, Deal, Extent, Keep, Move, Placement, Take, What};
pub use pavilion::{Glimpse, Pavilion, StarKind};
pub use pieces::{Colour, Factory, Seat, SeatSet, Source, Tiles};
pub use position::{Board, Dark, Marker, Phase, Position};
pub use reasons::{Assumed, Brought, Flaw, Gap, MarkerPlace, NotTold, Reason, Refusal};
pub use rules::{CATALOGUE, Rulings};
pub use slips::SlipFacts;
pub use wording::Names;

use crate::game::{self, Parts, Variant, parts};
use crate::verdict::{Catalogue, Unit};

/// Azul: Summer Pavilion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SummerPavilion;

const COLOURED: Variant =
    Variant { id: "coloured", about: "the coloured side of the boards: each outer star takes its printed colour" };
const MONOCHROME: Variant =
    Variant { id: "monochrome", about: "the monochrome side: each star becomes one colour or six different ones" };

impl Parts for SummerPavilion {
    parts!();
    const EDITIONS: &'static [game::Edition] = &[game::Edition {
        id: "azul-summer-pavilion",
        title: "Azul: Summer Pavilion",
        also: &["pabellon-de-verano", "letni-pawilon"],
        variants: &[COLOURED, MONOCHROME],
    }];
    const CATALOGUE: &'static Catalogue = &CATALOGUE;
    const UNITS: &'static [Unit] = &[Unit::Points];
}
