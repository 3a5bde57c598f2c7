//! A fixture that each ruling changes.

use crate::verdict::Swayed;

const fn swayed(ruling: &'static str, fixture: &'static str) -> Swayed {
    Swayed { ruling, fixture }
}

pub(super) static SWAYED: &[Swayed] = &[
    swayed("partial-floor", "azul/check/ruling-partial-floor"),
    swayed("full-line-target", "azul/check/ruling-full-line-target"),
    swayed("marker-on-full-floor", "azul/check/ruling-marker-on-full-floor"),
    swayed("fallen-when-full", "azul/score/ruling-fallen-when-full"),
    swayed("no-marker-taken", "azul/check/ruling-no-marker-taken"),
    swayed("refill", "azul/check/ruling-refill"),
    swayed("grey-line-check", "azul/check/ruling-grey-line-check"),
    swayed("grey-forced", "azul/score/ruling-grey-forced"),
    swayed("zero-catches-marker", "azul/score/ruling-zero-catches-marker"),
    swayed("zero-same-turn", "azul/score/ruling-zero-same-turn"),
    swayed("setup-order", "azul/check/ruling-setup-order"),
    swayed("neighbour-empty", "azul/check/ruling-neighbour-empty"),
    swayed("neighbour-away", "azul/check/ruling-neighbour-away"),
];
