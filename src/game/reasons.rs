//! How a game declares why something is found: its reasons, each in one place.

use crate::verdict::{Place, Rule, Say, Severity};
use crate::words::{Arg, Message};

/// What says the things of one case: the names of its players, the words of its edition.
pub(crate) trait Vocabulary {
    /// A sentence of the game's book.
    fn message(&self, id: &'static str) -> Message;
}

/// Where a reason is told: names alone for what is wrong with a position; with the move and the table for a refusal.
pub(crate) trait Context {
    type Names: Vocabulary;
    fn names(&self) -> &Self::Names;
    /// A sentence with what every reason of this kind tells.
    fn begin(&self, id: &'static str) -> Message {
        self.names().message(id)
    }
}

impl<N: Vocabulary> Context for N {
    type Names = N;
    fn names(&self) -> &N {
        self
    }
}

/// What a fact of a reason is in a sentence.
pub(crate) trait ToArg<N> {
    /// As an argument.
    fn to_arg(&self, names: &N) -> Arg;
    /// The sentence with it: as one argument under its own name, unless it is several, or none.
    fn tell(&self, message: Message, name: &'static str, names: &N) -> Message {
        message.with(name, self.to_arg(names))
    }
}

/// Facts that are one argument each, as the `Names` of a game tell them.
macro_rules! to_args {
    ($($type:ty: |$fact:ident, $names:ident| $arg:expr;)*) => { $(
        impl $crate::game::reasons::ToArg<Names> for $type {
            fn to_arg(&self, $names: &Names) -> $crate::words::Arg {
                let $fact = self;
                $arg
            }
        }
    )* };
}
pub(crate) use to_args;

/// A fact that only decides by which rule or where a reason is found: no sentence speaks of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NotPrinted<T>(pub T);

impl<N, T> ToArg<N> for NotPrinted<T> {
    fn to_arg(&self, _: &N) -> Arg {
        Arg::Term("none")
    }
    fn tell(&self, message: Message, _: &'static str, _: &N) -> Message {
        message
    }
}

macro_rules! numbers {
    ($($type:ty)*) => { $( impl<N> ToArg<N> for $type { fn to_arg(&self, _: &N) -> Arg { (*self).into() } } )* };
}
numbers!(u8 u16 u32 usize i32);

impl<N> ToArg<N> for bool {
    fn to_arg(&self, _: &N) -> Arg {
        (*self).into()
    }
}

impl<N, T: ToArg<N>> ToArg<N> for Option<T> {
    fn to_arg(&self, names: &N) -> Arg {
        self.as_ref().map_or(Arg::Term("none"), |told| told.to_arg(names))
    }
}

impl<N, T: ToArg<N>> ToArg<N> for Vec<T> {
    fn to_arg(&self, names: &N) -> Arg {
        Arg::List(self.iter().map(|item| item.to_arg(names)).collect())
    }
}

/// A reason whose sentence is known, and not yet its rule and its place.
pub(crate) struct ReasonBuilder {
    message: Message,
    severity: Severity,
}

impl ReasonBuilder {
    pub(crate) fn of(message: Message, severity: Severity) -> Self {
        Self { message, severity }
    }
    /// With one more argument, which follows from the facts.
    pub(crate) fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.message = self.message.with(name, arg);
        self
    }
    pub(crate) fn by(self, rule: &'static Rule, place: Place) -> Say {
        Say::reason(self.message, self.severity, rule, place)
    }
}

/// What a field is called in sentences and in JSON.
pub(crate) const fn called(field: &'static str) -> &'static str {
    // A seat is told by the name of who sits there.
    if let b"seat" = field.as_bytes() { "player" } else { field }
}

/// Declares the reasons of one kind: each with its facts, what it means for the verdict (`Broken`, `Undecided`, `Doubt`), the id
/// of its sentence, and how it is told in the `context`: further arguments, rule and place, related places. A reason shared by
/// several games, or that wraps one of another kind, is told `through` that.
macro_rules! reasons {
    (
        $(#[$doc:meta])*
        pub enum $name:ident, told in $context:ident: &$type:ty;
        $(
            $(#[$about:meta])*
            $variant:ident $({ $($field:ident: $fact:ty),* $(,)? })?
                $kind:ident $severity:ident $($id:literal)? { $($telling:tt)* }
        )*
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum $name {
            $( $(#[$about])* $variant $({ $($field: $fact),* })? ),*
        }

        impl $crate::game::reasons::Tell<$type> for $name {
            type Says = $crate::verdict::Finding;
            fn say(&self, context: &$type) -> $crate::verdict::Finding {
                self.tell(context).into()
            }
        }

        impl $name {
            pub(crate) fn tell(&self, $context: &$type) -> $crate::verdict::Say {
                match self {
                    $( Self::$variant $({ $($field),* })? => {
                        $crate::game::reasons::tell!($context $kind $severity $($id)? { $($($field),*)? } $($telling)*)
                    } )*
                }
            }
            /// What it means for the verdict, as it is declared.
            pub(crate) fn severity(&self) -> $crate::verdict::Severity {
                match self { $( Self::$variant { .. } => $crate::verdict::Severity::$severity, )* }
            }
            /// Whether the case says too little: with more of it there might be none.
            pub fn is_open(&self) -> bool {
                self.severity() == $crate::verdict::Severity::Undecided
            }
        }
    };
}
pub(crate) use reasons;

/// What a game does not tell is one of its refusals, and one sentence says all of it.
macro_rules! hung_on {
    ($what:ident, $refusal:ident, $context:ty) => {
        impl $what {
            /// A move that hangs on it.
            pub(crate) fn refuse(&self, c: &$context) -> $crate::verdict::Say {
                self.tell(c).said_in(|what| c.n.message("not-told").with("what", what))
            }
        }

        impl From<$what> for $refusal {
            fn from(what: $what) -> Self {
                Self::NotTold { what }
            }
        }
    };
}
pub(crate) use hung_on;

macro_rules! tell {
    ($context:ident through $severity:ident { $($field:ident),* } $($telling:tt)*) => {{
        $( let $field = $field.clone(); )*
        $($telling)*
    }};
    ($context:ident is $severity:ident $id:literal { $($field:ident),* } $($telling:tt)*) => {{
        let message = $crate::game::reasons::Context::begin($context, $id);
        $( let message = $crate::game::reasons::ToArg::tell(
            $field,
            message,
            const { $crate::game::reasons::called(stringify!($field)) },
            $crate::game::reasons::Context::names($context),
        ); )*
        $( let $field = $field.clone(); )*
        let _ = ($(&$field,)*);
        $crate::game::reasons::ReasonBuilder::of(message, $crate::verdict::Severity::$severity) $($telling)*
    }};
}
pub(crate) use tell;

/// Declares awards: each with its facts, its rule and unit, its sentence, and the places on the table that prove it.
macro_rules! awards {
    (
        $(#[$doc:meta])*
        pub enum $name:ident, of $amount:ident, to $seat:ident, in $n:ident: &$names:ty;
        $(
            $(#[$about:meta])*
            $variant:ident $({ $($field:ident: $fact:ty),* $(,)? })? in $unit:expr, by $rule:expr => $says:expr, $shows:expr;
        )*
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name {
            $( $(#[$about])* $variant $({ $($field: $fact),* })? ),*
        }

        impl $name {
            /// What it is counted in.
            pub fn unit(&self) -> $crate::verdict::Unit {
                match *self {
                    $( Self::$variant $({ $($field),* })? => { $( let _ = ($($field,)*); )? $unit } )*
                }
            }
            /// The award of so much to the player at an index.
            pub(crate) fn tell(&self, $n: &$names, seat: usize, $amount: $crate::verdict::Amount) -> $crate::verdict::Award {
                let $seat = $crate::game::shared::Seat::new(seat).unwrap_or($crate::game::shared::FIRST);
                let (rule, why, evidence): (_, _, Vec<$crate::verdict::Place>) = match *self {
                    $( Self::$variant $({ $($field),* })? => { $( let _ = ($($field,)*); )? ($rule, $says, $shows) } )*
                };
                let player = $n.players().get(seat).cloned().unwrap_or_default();
                $crate::verdict::Award { player, rule, amount: $amount, unit: self.unit(), why, evidence }
            }
        }
    };
}
pub(crate) use awards;

/// What is found in a case, as it is said there.
pub trait Tell<N> {
    /// A finding, what could not be checked, a clause.
    type Says;
    /// In the names of the case.
    fn say(&self, names: &N) -> Self::Says;
}

/// Declares what a case leaves out: what is supposed, worked out, or (`by` a rule) unchecked, each with facts, clause, arguments.
macro_rules! left_out {
    (
        $(#[$doc:meta])*
        pub enum $name:ident, told in $n:ident: &$names:ty, as $says:ty;
        $( $(#[$about:meta])* $variant:ident $(($($field:ident: $fact:ty),*))? $id:literal
            $({ $($telling:tt)* })? $(by $rule:expr)?; )*
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name {
            $( $(#[$about])* $variant $(($($fact),*))? ),*
        }

        impl $crate::game::reasons::Tell<$names> for $name {
            type Says = $says;
            fn say(&self, $n: &$names) -> $says {
                match *self {
                    $( Self::$variant $(($($field),*))? => {
                        let message = $crate::game::reasons::Vocabulary::message($n, $id);
                        $($(
                            let called = const { $crate::game::reasons::called(stringify!($field)) };
                            let message = $crate::game::reasons::ToArg::tell(&$field, message, called, $n);
                        )*)?
                        $( let message = message $($telling)*; )?
                        $( let message = $crate::verdict::Unchecked { rule: &$rule, missing: message }; )?
                        message
                    } )*
                }
            }
        }
    };
}
pub(crate) use left_out;
