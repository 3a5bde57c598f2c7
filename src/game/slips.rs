//! Mistakes that people make when they count.

use super::Parts;
use crate::game::shared::Seat;
use crate::verdict::{Rule, Slip, Unit};

/// A step that was made and counted.
#[derive(Debug, Clone, Copy)]
pub struct Counted<'a, G: Parts> {
    /// The table before it.
    pub before: &'a G::Position,
    /// What was done.
    pub play: &'a G::Move,
    /// What it brought: seat, amount, reason.
    pub awards: &'a [(usize, i32, G::Reason)],
    /// What the steps of the case before it brought.
    pub earlier: &'a [(usize, i32, G::Reason)],
    /// The table after it.
    pub after: &'a G::Position,
    /// The rulings in force.
    pub rulings: &'a G::Rulings,
}

/// What a slip in counting a step would change.
#[derive(Debug, Clone)]
pub struct Slipped<L> {
    /// Whose count.
    pub seat: Seat,
    /// Of what.
    pub unit: Unit,
    /// How much more would be counted than is right; negative for less.
    pub more: i32,
    /// The slip.
    pub lapse: L,
}

/// What people may get wrong.
pub trait Slips: Parts {
    /// What an award of `amount` for `reason` comes to where the player has `held` of it: less where a track has an end.
    fn recount(reason: &Self::Reason, amount: i32, held: i32, rulings: &Self::Rulings) -> i32;
    /// What people may get wrong in counting a step, the likelier first.
    fn slips(step: &Counted<'_, Self>, slips: &mut Vec<Slipped<Self::SlipFacts>>);
    /// Whether it misreads the table itself: whoever does so, does so in every step that it would change.
    fn is_throughout(_: &Self::SlipFacts) -> bool {
        false
    }
    /// The slip in the catalogue.
    fn slip(lapse: &Self::SlipFacts) -> &'static Slip;
    /// The rules that it forgets here.
    fn forgotten(lapse: &Self::SlipFacts) -> Vec<&'static Rule> {
        Vec::from_iter(Self::slip(lapse).rule)
    }
}

/// Declares slips in counting with their facts, each with what the catalogue says of it.
macro_rules! lapses {
    (
        $(#[$meta:meta])*
        pub enum $name:ident;
        $(
            $(#[$about:meta])*
            $variant:ident $({ $($field:ident: $fact:ty),* $(,)? })? => $slip:expr;
        )*
    ) => {
        $(#[$meta])*
        pub enum $name {
            $( $(#[$about])* $variant $({ $($field: $fact),* })? ),*
        }

        impl $name {
            /// What the catalogue says of it.
            pub(super) fn slip(&self) -> &'static $crate::verdict::Slip {
                match self {
                    $( Self::$variant $({ $($field),* })? => {
                        $( let _ = ($($field,)*); )?
                        $slip
                    } )*
                }
            }
        }
    };
}
pub(crate) use lapses;
