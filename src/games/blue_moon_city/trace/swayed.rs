//! A fixture that each ruling changes.

use crate::verdict::Swayed;

pub(super) static SWAYED: &[Swayed] = &[
    Swayed { ruling: "dragon-colours", fixture: "blue-moon-city/check/ruling-dragon-colours" },
    Swayed { ruling: "dragon-off-city", fixture: "blue-moon-city/check/ruling-dragon-off-city" },
    Swayed { ruling: "idle-power", fixture: "blue-moon-city/check/ruling-idle-power" },
    Swayed { ruling: "grey-teleport", fixture: "blue-moon-city/check/ruling-grey-teleport" },
    Swayed { ruling: "mimix-on-brown", fixture: "blue-moon-city/check/ruling-mimix-on-brown" },
    Swayed { ruling: "white-on-green", fixture: "blue-moon-city/check/ruling-white-on-green" },
    Swayed { ruling: "several-whites", fixture: "blue-moon-city/check/ruling-several-whites" },
    Swayed { ruling: "overpaying", fixture: "blue-moon-city/check/ruling-overpaying" },
    Swayed { ruling: "master-builder", fixture: "blue-moon-city/score/ruling-master-builder" },
    Swayed { ruling: "reward-order", fixture: "blue-moon-city/score/ruling-reward-order" },
    Swayed { ruling: "scales-mid-scoring", fixture: "blue-moon-city/score/ruling-scales-mid-scoring" },
    Swayed { ruling: "owed-scales-kept", fixture: "blue-moon-city/score/ruling-owed-scales-kept" },
    Swayed { ruling: "scales-return", fixture: "blue-moon-city/score/ruling-scales-return" },
    Swayed { ruling: "crystal-tokens", fixture: "blue-moon-city/score/ruling-crystal-tokens" },
    Swayed { ruling: "pillar-needs-offering", fixture: "blue-moon-city/check/ruling-pillar-needs-offering" },
    Swayed { ruling: "reshuffle", fixture: "blue-moon-city/check/ruling-reshuffle" },
    Swayed { ruling: "city-done", fixture: "blue-moon-city/check/ruling-city-done" },
];
