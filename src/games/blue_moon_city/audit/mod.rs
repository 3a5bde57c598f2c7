//! Whether a draft is possible: every flaw at once.
//!
//! A check may call impossible only what no legal course of play reaches under the rulings in force; each one says beside it why
//! that is so, unless it speaks of what may never be on the table. What is wrong in itself (a stone on a section that is not there)
//! is left out of every later count, so that one slip is not reported twice.
//!
//! The order: the layout of the city and what its tiles print (`city`), stones on buildings (`sites`), stones and offerings
//! (`obelisk`), what the supplies hold (`cards`, `treasure`), dragons and the turn (`turn`). `build` makes the position.

mod build;
mod cards;
mod city;
mod obelisk;
mod sites;
mod treasure;
mod turn;

#[cfg(test)]
mod sample;

use super::reasons::{Assumed, Flaw, Gap};
use super::{BlueMoonCity, Draft, Rulings, Seat};
use crate::games::Audit;
use crate::games::shared::SEATS;

/// What the checks write to.
#[derive(Debug, Default)]
struct Findings {
    flaws: Vec<Flaw>,
    gaps: Vec<Gap>,
    assumed: Vec<Assumed>,
}

impl Findings {
    fn flaw(&mut self, flaw: Flaw) {
        self.flaws.push(flaw);
    }
    fn gap(&mut self, gap: Gap) {
        self.gaps.push(gap);
    }
    fn assume(&mut self, assumed: Assumed) {
        self.assumed.push(assumed);
    }
}

/// How many players the case lists, and whether they are all.
#[derive(Debug, Clone, Copy)]
struct Company {
    /// Players whose parts are read.
    seats: usize,
    /// Whether everybody at the table is listed.
    whole: bool,
}

impl Company {
    fn read(draft: &Draft, findings: &mut Findings) -> Self {
        let players = draft.players.len();
        if !(1..=SEATS).contains(&players) {
            findings.flaw(Flaw::PlayerCount { players });
        }
        let seats = players.min(SEATS);
        for (second, player) in Seat::all().zip(&draft.players) {
            let same = Seat::all().zip(&draft.players).take(second.index()).find(|(_, other)| other.name == player.name);
            if let Some((first, _)) = same {
                findings.flaw(Flaw::SameName { first, second });
            }
        }
        let whole = (2..=SEATS).contains(&players);
        if !whole {
            findings.gap(Gap::OtherPlayers);
        }
        Self { seats, whole }
    }
}

pub(super) fn audit(draft: &Draft, rulings: &Rulings) -> Audit<BlueMoonCity> {
    let mut findings = Findings::default();
    let company = Company::read(draft, &mut findings);
    let city = city::read(draft, &mut findings);
    let built = sites::read(draft, &city, &mut findings);
    let stones = obelisk::read(draft, company, &city, &built, &mut findings);
    let cards = cards::read(draft, company, &mut findings);
    let treasure = treasure::read(draft, company, rulings, &mut findings);
    let dragons = turn::read_dragons(draft, rulings, &mut findings);
    let turn = turn::read(draft, &mut findings);
    let position = findings.flaws.is_empty().then(|| {
        build::position(draft, company, build::Parts { city, sites: built.sites, stones, cards, treasure, dragons, turn })
    });
    Audit { position, flaws: findings.flaws, gaps: findings.gaps, assumed: findings.assumed }
}
