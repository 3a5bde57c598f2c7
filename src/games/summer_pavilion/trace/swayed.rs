//! A fixture that each ruling changes.

use crate::verdict::Swayed;

pub(super) static SWAYED: &[Swayed] = &[
    Swayed { ruling: "discard-floor", fixture: "azul-summer-pavilion/check/ruling-discard-floor" },
    Swayed { ruling: "leftovers", fixture: "azul-summer-pavilion/check/ruling-leftovers" },
    Swayed { ruling: "keep-fewer", fixture: "azul-summer-pavilion/check/ruling-keep-fewer" },
    Swayed { ruling: "bonus-short", fixture: "azul-summer-pavilion/check/ruling-bonus-short" },
    Swayed { ruling: "bonus-mandatory", fixture: "azul-summer-pavilion/check/ruling-bonus-mandatory" },
    Swayed { ruling: "no-marker-taken", fixture: "azul-summer-pavilion/check/ruling-no-marker-taken" },
    Swayed { ruling: "bag-refill", fixture: "azul-summer-pavilion/check/ruling-bag-refill" },
    Swayed { ruling: "centre-one-colour", fixture: "azul-summer-pavilion/check/ruling-centre-one-colour" },
    Swayed { ruling: "star-bonus-time", fixture: "azul-summer-pavilion/score/ruling-star-bonus-time" },
    Swayed { ruling: "connected-points", fixture: "azul-summer-pavilion/score/ruling-connected-points" },
];
