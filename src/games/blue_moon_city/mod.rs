//! Blue Moon City: standard, and with the random centre.

mod alike;
mod audit;
mod buildings;
mod draft;
mod judge;
mod layout;
mod moves;
mod notation;
pub mod payment;
mod pieces;
mod piles;
mod position;
mod reasons;
pub mod rules;
mod scoring;
mod show;
mod slips;
mod to_draft;
mod unknowns;
mod wording;

pub use buildings::{Building, Paint, Part, Plan, Reward};
pub use draft::{Draft, DraftCrystals, DraftDragon, DraftLaid, DraftPlayer, DraftSite, DraftStone, DraftTurn, Uncounted};
pub use moves::{Build, DragonTo, Move, Offering, SectionName};
pub use pieces::{Card, Cards, Colour, Dragon, DragonName, Level, Seat, Section, Spot, Value};
pub use position::{Obelisk, Phase, Player, Position, Setup, Site, Stack, Turn, UNITS, offerings_to_win, scales_for};
pub use reasons::{Assumed, CardPlace, Flaw, Gap, Idle, NotTold, Power, Price, Progress, Reason, Refusal};
pub use rules::{CATALOGUE, Rulings};
pub use slips::SlipFacts;
pub use unknowns::{Pace, TurnUnknowns, Unknowns};
pub use wording::Names;

use crate::game::{self, Parts, Variant, parts};
use crate::verdict::{Catalogue, Unit};

/// The game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BlueMoonCity;

impl Parts for BlueMoonCity {
    parts!();
    const EDITIONS: &'static [game::Edition] = &[game::Edition {
        id: "blue-moon-city",
        title: "Blue Moon City",
        also: &[],
        variants: &[
            Variant { id: "standard", about: "palace and temples lie round the market" },
            Variant { id: "random-centre", about: "palace and temples are placed at random like the other buildings" },
        ],
    }];
    const CATALOGUE: &'static Catalogue = &CATALOGUE;
    const UNITS: &'static [Unit] = &UNITS;
}
