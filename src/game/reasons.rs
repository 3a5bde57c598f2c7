//! How a game declares why something is found: its reasons, each in one place.

use super::shared::{Factory, Seat, Source};
use super::{factories, people};
use crate::verdict::{Amount, Award, Place, Severity};
use crate::words::{Arg, Book, Message, Terms};

/// What says the things of one case: the names of its players, the words of its edition.
pub(crate) trait Vocabulary {
    /// The sentences of the game.
    const BOOK: &'static Book;
    /// What the edition calls things.
    fn terms(&self) -> Terms {
        &[]
    }
    /// A sentence.
    fn message(&self, id: &'static str) -> Message {
        Message::new(Self::BOOK, id).called(self.terms())
    }
}

/// Where a reason is told: names alone for what is wrong with a position; with the move and the table for a refusal.
pub(crate) trait Context {
    type Names: Vocabulary;
    fn names(&self) -> &Self::Names;
    /// A sentence with what every reason of this kind tells.
    fn begin(&self, id: &'static str) -> Message {
        self.names().message(id)
    }
    /// Where a key stands that reasons of this kind name.
    fn at(&self, key: &'static str) -> Place {
        Place::root().key(key)
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

macro_rules! args {
    ($($type:ty)*) => { $( impl<N> ToArg<N> for $type { fn to_arg(&self, _: &N) -> Arg { self.clone().into() } } )* };
}
args!(u8 u16 u32 usize i32 i64 bool &str Amount Message Arg);

/// A sentence by its id, or one that has some arguments, with these: things by their names, or values.
macro_rules! says {
    ($n:expr, $id:literal $($args:tt)*) => {
        $crate::game::reasons::says!($n, ($crate::game::reasons::Vocabulary::message($n, $id)) $($args)*)
    };
    ($n:expr, ($message:expr) $(, $arg:ident $(: $value:expr)?)* $(,)?) => {
        $message$(.with(
            stringify!($arg),
            $crate::game::reasons::ToArg::to_arg(&$crate::game::reasons::says!(@ $arg $(= $value)?), $n),
        ))*
    };
    (@ $arg:ident) => { $arg };
    (@ $arg:ident = $value:expr) => { $value };
}
pub(crate) use says;

/// Types whose values are terms of sentences: each by the name of its variant, `RanOut` as `ran-out`.
macro_rules! terms {
    ($($type:ident: $($variant:ident)*;)*) => { $(
        impl<N> $crate::game::reasons::ToArg<N> for $type {
            fn to_arg(&self, _: &N) -> $crate::words::Arg {
                $crate::words::Arg::Term($crate::words::variant!(self; $type: $($variant)*))
            }
        }
    )* };
}
pub(crate) use terms;

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

/// Where a reason is found: what is in the case, or a key of it (of a refused move: of the move).
pub(crate) trait Found<C> {
    fn place(self, context: &C) -> Place;
}

macro_rules! found {
    ($($type:ty: |$found:ident, $context:ident| $place:expr;)*) => { $(
        impl<C: Context> Found<C> for $type {
            fn place(self, $context: &C) -> Place {
                let $found = self;
                $place
            }
        }
    )* };
}
found! {
    Place: |place, _context| place;
    &'static str: |key, context| context.at(key);
    Seat: |seat, _context| people::place(seat);
    (Seat, &'static str): |part, _context| people::place(part.0).key(part.1);
    Factory: |factory, _context| factories::place(factory);
    Source: |from, _context| factories::source_place(from);
}

/// What a field is called in sentences and in JSON.
pub(crate) const fn called(field: &'static str) -> &'static str {
    // A seat is told by the name of who sits there.
    if let b"seat" = field.as_bytes() { "player" } else { field }
}

/// Declares the reasons of one kind, and what `each` means for the verdict unless it `is` something else (`Broken`, `Undecided`,
/// `Doubt`): its facts; the id of its sentence, which its name tells unless it has one of its own; `by` which rule it is found,
/// and where (`at`); further arguments of the sentence (`with`); places that belong to it (`beside`, or `each` of those that
/// there are); and when it is only a `doubt`. A reason of several games, or that wraps one of another kind, is told `through`
/// that.
macro_rules! reasons {
    (
        $(#[$doc:meta])*
        pub enum $name:ident, told in $context:ident: &$type:ty, each $usual:ident $prefix:literal;
        $(
            $(#[$about:meta])*
            $variant:ident $({ $($field:ident: $fact:ty),* $(,)? })? $(is $severity:ident)? $($id:literal)?
                $(through { $($through:tt)* })?
                $(by $rule:tt at $place:expr
                    $(, with { $($arg:ident = $value:expr),* $(,)? })?
                    $(, beside { $($part:ident = $found:expr),* $(,)? })?
                    $(, beside each { $($parts:ident = $shown:expr),* $(,)? })?
                    $(, doubt if $doubt:expr)?)?;
        )*
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum $name {
            $( $(#[$about])* $variant $({ $($field: $fact),* })? ),*
        }

        impl $crate::game::reasons::Tell<$type> for $name {
            type Says = $crate::verdict::Finding;
            fn say(&self, $context: &$type) -> $crate::verdict::Finding {
                match self {
                    $( Self::$variant $({ $($field),* })? => $crate::game::reasons::tell!(
                        self $context { <$type as $crate::game::reasons::Context>::Names: $prefix $variant $($id)? }
                            { $($($field),*)? }
                        $(by { $rule } { $place } { $($($arg = $value),*)? }
                            { $($($part = $found),*)? } { $($($parts = $shown),*)? })?
                        $(through { $($through)* })?
                    ), )*
                }
            }
        }

        impl $crate::game::Objection for $name {
            fn severity(&self) -> $crate::verdict::Severity {
                match self {
                    $( Self::$variant $({ $($field),* })? => $crate::game::reasons::severity!(
                        { $($($field),*)? } $usual $(is $severity)? $($(doubt if $doubt)?)?
                    ), )*
                }
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
            pub(crate) fn refuse(&self, c: &$context) -> $crate::verdict::Finding {
                $crate::game::Tell::say(self, c).said_in(|what| c.n.message("not-told").with("what", what))
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
    ($me:ident $context:ident { $($id:tt)* } { $($field:ident),* } through { $($telling:tt)* }) => {{
        $( let $field = $field.clone(); )*
        $($telling)*
    }};
    (
        $me:ident $context:ident { $($id:tt)* } { $($field:ident),* } by { $rule:tt } { $place:expr }
        { $($arg:ident = $value:expr),* } { $($part:ident = $found:expr),* } { $($parts:ident = $shown:expr),* }
    ) => {{
        use $crate::game::reasons as told;
        let message = told::Context::begin($context, told::id_of!($($id)*));
        let names = told::Context::names($context);
        $( let message = told::ToArg::tell($field, message, const { told::called(stringify!($field)) }, names); )*
        $( let $field = $field.clone(); )*
        let _ = ($(&$field,)* names);
        $( let message = message.with(stringify!($arg), told::ToArg::to_arg(&$value, names)); )*
        let rule = told::rule!($rule);
        $crate::verdict::Finding::reason(message, told::Objection::severity($me), rule, told::Found::place($place, $context))
            $( .beside(stringify!($part), [told::Found::place($found, $context)]) )*
            $( .beside(stringify!($parts), $shown) )*
    }};
}
pub(crate) use tell;

macro_rules! severity {
    ({ $($field:ident),* } $usual:ident $(is $severity:ident)?) => {{
        let _ = ($($field,)*);
        $crate::game::reasons::severity!($usual $($severity)?)
    }};
    ({ $($field:ident),* } $usual:ident doubt if $doubt:expr) => {{
        $( let $field = $field.clone(); )*
        let _ = ($(&$field,)*);
        if $doubt { $crate::verdict::Severity::Doubt } else { $crate::verdict::Severity::$usual }
    }};
    ($usual:ident) => { $crate::verdict::Severity::$usual };
    ($usual:ident $severity:ident) => { $crate::verdict::Severity::$severity };
}
pub(crate) use severity;

/// The id of what a reason says in the names of a game: what its variant is called, unless it has one of its own. One that no
/// English text has does not compile.
macro_rules! id_of {
    ($names:ty: $prefix:literal $variant:ident $($id:literal)?) => {
        $crate::words::said!(
            <$names as $crate::game::reasons::Vocabulary>::BOOK,
            $crate::words::named!($prefix, $variant $(, $id)?)
        )
        .id()
    };
}
pub(crate) use id_of;

/// A rule by its name among those of the game, or what says which.
macro_rules! rule {
    (($rule:expr)) => {
        $rule
    };
    ($rule:ident) => {
        &rules::$rule
    };
}
pub(crate) use rule;

/// Why something is given or taken.
pub trait Ground<N> {
    /// The award of so much to the player at an index.
    fn tell(&self, names: &N, seat: usize, amount: Amount) -> Award;
}

/// Declares awards: each with its facts, its unit if it is not that of `each`, its rule, what it `says`, as [`slip_facts`] do,
/// and the places on the table that prove it.
macro_rules! awards {
    (
        $(#[$doc:meta])*
        pub enum $name:ident, of $amount:ident, to $seat:ident, in $n:ident: &$names:ty, each $usual:tt;
        $(
            $(#[$about:meta])*
            $variant:ident $({ $($field:ident: $fact:ty),* $(,)? })? $(in $unit:tt)? by $rule:tt,
                says $says:tt $(as $id:literal)? $(, at $place:expr)?;
        )*
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $name {
            $( $(#[$about])* $variant $({ $($field: $fact),* })? ),*
        }

        impl $name {
            /// What it is counted in.
            pub fn unit(&self) -> $crate::verdict::Unit {
                match *self {
                    $( Self::$variant $({ $($field),* })? => {
                        $( let _ = ($($field,)*); )?
                        $crate::game::reasons::unit!($usual $($unit)?)
                    } )*
                }
            }
        }

        impl $crate::game::reasons::Ground<$names> for $name {
            fn tell(&self, $n: &$names, seat: usize, $amount: $crate::verdict::Amount) -> $crate::verdict::Award {
                let $seat = $crate::game::shared::Seat::new(seat).unwrap_or($crate::game::shared::FIRST);
                let (rule, why, evidence): (_, _, Vec<$crate::verdict::Place>) = match *self {
                    $( Self::$variant $({ $($field),* })? => {
                        $( let _ = ($($field,)*); )?
                        let why = $crate::game::clause!($n { $names: "award-" $variant $($id)? } $says);
                        ($crate::game::reasons::rule!($rule), why, $crate::game::clause!(at $($place)?))
                    } )*
                };
                let player = $n.players().get(seat).cloned().unwrap_or_default();
                $crate::verdict::Award { player, rule, amount: $amount, unit: self.unit(), why, evidence }
            }
        }
    };
}
pub(crate) use awards;

macro_rules! unit {
    ($usual:tt) => {
        $usual
    };
    ($usual:tt ($unit:expr)) => {
        $unit
    };
    ($usual:tt $unit:tt) => {
        $unit
    };
}
pub(crate) use unit;

/// Why something is refused, or impossible, or doubtful.
pub trait Objection {
    /// What it means for the verdict.
    fn severity(&self) -> Severity;
    /// Whether the case says too little: with more of it there might be none.
    fn is_open(&self) -> bool {
        self.severity() == Severity::Undecided
    }
    /// Whether a rare course of play explains it after all.
    fn is_doubt(&self) -> bool {
        self.severity() == Severity::Doubt
    }
}

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
        #[non_exhaustive]
        pub enum $name {
            $( $(#[$about])* $variant $(($($fact),*))? ),*
        }

        impl $crate::game::reasons::Tell<$names> for $name {
            type Says = $says;
            fn say(&self, $n: &$names) -> $says {
                match *self {
                    $( Self::$variant $(($($field),*))? => {
                        let id = $crate::game::reasons::id_of!($names: "" $variant $id);
                        let message = $crate::game::reasons::Vocabulary::message($n, id);
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
