//! Mistakes that people make when they count.

use super::Parts;
use crate::game::shared::Seat;
use crate::verdict::{Place, Rule, Slip, Unit};
use crate::words::Message;

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
    pub facts: L,
}

/// A slip in counting with its facts, told in the names of a case and with what else there is to know.
pub trait TellsSlip<N, W> {
    /// The slip in the catalogue.
    fn slip(&self) -> &'static Slip;
    /// The slip as the rest of a sentence that begins with "if", and the places that it speaks of.
    fn tell(&self, names: &N, with: W) -> (Message, Vec<Place>);
}

/// What people may get wrong.
pub trait Slips: Parts {
    /// What an award of `amount` for `reason` comes to where the player has `held` of it: less where a track has an end.
    fn recount(reason: &Self::Reason, amount: i32, held: i32, rulings: &Self::Rulings) -> i32;
    /// What people may get wrong in counting a step, the likelier first.
    fn slips(step: &Counted<'_, Self>, slips: &mut Vec<Slipped<Self::SlipFacts>>);
    /// What people may get wrong where no step counts anything, by the table that the case begins with.
    fn slips_of_nothing(_: &Self::Position, _: &mut Vec<Slipped<Self::SlipFacts>>) {}
    /// Whether it misreads the table itself: whoever does so, does so in every step that it would change.
    fn is_throughout(_: &Self::SlipFacts) -> bool {
        false
    }
    /// The rules that it forgets here.
    fn forgotten(facts: &Self::SlipFacts) -> Vec<&'static Rule> {
        Vec::from_iter(facts.slip().rule)
    }
}

/// Declares slips in counting with their facts, the likelier first: the rule each `forgets`, what it `says`, where that shows.
///
/// Each is one of the game's catalogue (of its `PREFIX` and `TEXTS`, which stand beside it) under its own name, unless it `is`
/// the same as another, one of several `by` its facts, or one `of` a fault that is declared likewise. It says facts by their
/// names, or values under others, in a sentence that its own name tells (or `as` another); or a message.
macro_rules! slip_facts {
    (
        $(#[$meta:meta])*
        pub enum $name:ident, told in $n:ident: &$names:ty, with $($param:ident: $type:ty),*;
        $(
            $(#[$about:meta])*
            $variant:ident $({ $($field:ident: $fact:ty),* $(,)? })?
                $(forgets $rule:ident)? $(is $same:ident)? $(of $fault:ident: $kind:ident)?
                $(by match $on:tt { $($case:pat => $one:ident forgets $its:ident),* $(,)? })?,
                says $says:tt $(as $id:literal)? $(, at $place:expr)?;
        )*
    ) => {
        $(#[$meta])*
        pub enum $name {
            $( $(#[$about])* $variant $({ $($field: $fact),* })? ),*
        }

        const _: () = {
            $(
                $( $crate::game::slip!($variant forgets $rule); )?
                $($( $crate::game::slip!($one forgets $its); )*)?
            )*

            impl $name {
                /// All that the catalogue has of them.
                pub fn all() -> Vec<&'static $crate::verdict::Slip> {
                    let mut all = Vec::new();
                    $(
                        $( all.extend([$crate::game::slip!(@$variant $rule)]); )?
                        $( all.extend([$(&$one),*]); )?
                        $( all.extend($kind::all()); )?
                    )*
                    all
                }
            }

            impl $crate::game::TellsSlip<$names, ($($type,)*)> for $name {
                fn slip(&self) -> &'static $crate::verdict::Slip {
                    match self {
                        $( Self::$variant $({ $($field),* })? => {
                            $( let _ = ($($field,)*); )?
                            $( $crate::game::slip!(@$variant $rule) )?
                            $( &$same )?
                            $( $fault.slip() )?
                            $( match &$on { $($case => &$one),* } )?
                        } )*
                    }
                }
                fn tell(&self, $n: &$names, with: ($($type,)*)) -> ($crate::words::Message, Vec<$crate::verdict::Place>) {
                    let ($($param,)*) = with;
                    let _ = ($(&$param,)*);
                    match self {
                        $( Self::$variant $({ $($field),* })? => {
                            $($( let $field = $field.clone(); )*)?
                            let says = $crate::game::clause!($n { $names: "slip-" $variant $($id)? } $says);
                            $( let _ = ($(&$field,)*); )?
                            (says, $crate::game::clause!(at $($place)?))
                        } )*
                    }
                }
            }
        };
    };
}
pub(crate) use slip_facts;

/// A slip of the catalogue, which has the name of its facts.
macro_rules! slip {
    ($name:ident forgets $rule:ident) => {
        #[allow(non_upper_case_globals, reason = "it is named like the facts that it has")]
        static $name: $crate::verdict::Slip = $crate::verdict::Slip {
            id: $crate::words::named!(PREFIX, $name),
            entry: TEXTS.find($crate::words::named!("", $name)),
            rule: Some(&rules::$rule),
        };
    };
    (@$name:ident $rule:ident) => {
        &$name
    };
}
pub(crate) use slip;

/// A sentence with arguments: things by their names, or values.
macro_rules! clause {
    ($n:ident { $($id:tt)* } ($says:expr)) => {
        $says
    };
    ($n:ident { $($id:tt)* } { $($args:tt)* }) => {
        $crate::game::reasons::says!(
            $n,
            ($crate::game::reasons::Vocabulary::message($n, $crate::game::reasons::id_of!($($id)*))), $($args)*
        )
    };
    (at) => {
        Vec::new()
    };
    (at $places:expr) => {
        Vec::from_iter($places)
    };
}
pub(crate) use clause;
