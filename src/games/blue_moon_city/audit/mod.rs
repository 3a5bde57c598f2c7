//! Whether a draft is possible: every flaw at once.
//!
//! A check may call impossible only what no legal course of play reaches under the rulings in force; each one says beside it why
//! that is so, unless it speaks of what may never be on the table. What is wrong in itself (a stone on a section that is not
//! there) is left out of every later count, so that one slip is not reported twice.
//!
//! The order: the layout of the city and what its tiles print (`city`), stones on buildings (`sites`), stones and offerings
//! (`obelisk`), what the supplies hold (`cards`, `treasure`), dragons and the turn (`turn`); where all that agrees,
//! where it came from (`economy`). `build` makes the position, of which `end` looks whether the game should be over.

mod build;
mod cards;
mod city;
mod economy;
mod end;
mod obelisk;
mod sites;
mod treasure;
mod turn;

use super::position::fewest_players;
use super::reasons::{Flaw, Gap};
use super::{BlueMoonCity, Building, Draft, DraftPlayer, Move, Plan, Rulings, Seat, Site, rules};
use crate::game::shared::{SEATS, repeated};
use crate::game::{Audit, Auditor, Covers, Entry, Question, World, it_is, whose_turn};
use crate::order;
use crate::verdict::{Rule, TrackedRulings};
use city::City;
use obelisk::Stones;
use sites::Built;
use std::ops::RangeInclusive;

impl Auditor for BlueMoonCity {
    const LASTING: &'static [&'static Rule] = &[
        &rules::TWENTY_ONE_TILES,
        &rules::MARKET_IN_THE_MIDDLE,
        &rules::OWN_STONE,
        &rules::TILE_TURNS,
        &rules::OBELISK_SPACES,
        &rules::TWO_PLAYERS_BLOCK_SEVENS,
    ];

    /// A case that names a black dragon does not go by the colours of the pieces, of which none is black.
    fn has_meaning(draft: &Draft, rulings: &Rulings) -> bool {
        draft.dragons.iter().all(|dragon| super::judge::named_dragon(dragon.name, || rulings.dragon_colours).is_some())
    }
    /// Whose turn it is: that of whoever moves first, where it can be. What a player tells of a hand is no move.
    fn beginning(draft: &Draft, entries: &[Entry<Move>]) -> Option<Question<Draft>> {
        let seats = draft.players.len();
        if draft.turn.is_some() || !(2..=SEATS).contains(&seats) {
            return None;
        }
        let mut turns: Vec<Seat> = Seat::all().take(seats).collect();
        let first = entries.iter().map(|entry| &entry.play).find(|play| !matches!(play, Move::Reveal { .. })).map(Move::seat);
        order::by_key(&mut turns, |&seat| Some(seat) != first);
        let in_turn = |seat: Seat| {
            let player = &draft.players[seat.index()].name;
            let draft = Draft { turn: Some(seat), ..draft.clone() };
            World { told: player.as_str().into(), name: whose_turn(player), draft }
        };
        let worlds = turns.into_iter().map(in_turn).collect();
        let question = Question::of_key("turn", it_is("turn"), &rules::TURNS_GO_CLOCKWISE, worlds);
        Some(Question { covers: first.map_or(Covers::All, |_| Covers::First), ..question })
    }
    fn audit(draft: &Draft, rulings: &Rulings) -> Audit<Self> {
        let mut findings = Findings::default();
        let rulings = &TrackedRulings::new(*rulings);
        let table = Table::read(draft, rulings, &mut findings);
        let cards = cards::read(&table, &mut findings);
        let mut treasure = treasure::read(&table, &mut findings);
        let dragons = turn::read_dragons(&table, &mut findings);
        let mut turn = turn::read(&table, &cards, &mut findings);
        cards::check_aside(&table, &mut findings);
        turn::check_progress(&table, &mut turn, &mut findings);
        if findings.is_possible()
            && let Some(gone) = economy::check(&table, &mut findings)
        {
            treasure.before_scoring(draft, gone);
        }
        let position = findings.is_possible().then(|| build::position(&table, build::Parts { cards, treasure, dragons, turn }));
        findings.flaw(position.as_ref().and_then(|position| end::check(draft, position, rulings)));
        findings.position = position.filter(|_| findings.is_possible());
        if let Some(position) = &mut findings.position {
            position.turn.unknowns.over = end::may_be_over(draft, position, rulings);
        }
        findings.asked = rulings.asked();
        findings
    }
}

/// What the checks write to.
type Findings = Audit<BlueMoonCity>;

/// The case as the checks see it, once its city and its stones are read.
struct Table<'a> {
    draft: &'a Draft,
    rulings: &'a TrackedRulings<Rulings>,
    roster: Roster,
    city: City,
    built: Built,
    stones: Stones,
}

impl<'a> Table<'a> {
    fn read(draft: &'a Draft, rulings: &'a TrackedRulings<Rulings>, findings: &mut Findings) -> Self {
        let roster = Roster::read(draft, findings);
        let city = city::read(draft, findings);
        let built = sites::read(draft, &city, findings);
        let stones = obelisk::read(draft, roster, &built, findings);
        Self { draft, rulings, roster, city, built, stones }
    }
    /// The players whose parts are read, as typed.
    fn players(&self) -> impl Iterator<Item = (Seat, &'a DraftPlayer)> + Clone {
        Seat::all().zip(&self.draft.players).take(self.roster.seats)
    }
    /// What a building's tile prints, as far as it is known.
    fn plan(&self, building: Building) -> &Plan {
        &self.city.plans[building.index()]
    }
    fn site(&self, building: Building) -> &Site {
        &self.built.sites[building.index()]
    }
    /// Whether a building is finished, or the case does not tell.
    fn may_be_finished(&self, building: Building) -> bool {
        self.site(building).finished || !self.draft.tells_finished(building)
    }
}

/// How many players the case lists, and whether they are all.
#[derive(Debug, Clone, Copy)]
struct Roster {
    /// Players whose parts are read.
    seats: usize,
    /// Whether everybody at the table is listed.
    whole: bool,
    /// The fewest players that there can be: of two the outer 7s of the obelisk stay free.
    fewest: usize,
}

impl Roster {
    fn read(draft: &Draft, findings: &mut Findings) -> Self {
        let players = draft.players.len();
        findings.flaw((!(1..=SEATS).contains(&players)).then_some(Flaw::PlayerCount { players }));
        let seats = players.min(SEATS);
        let names = Seat::all().zip(draft.players.iter().map(|player| &player.name));
        findings.flaws.extend(repeated(names).map(|(first, second, _)| Flaw::SameName { first, second }));
        let whole = (2..=SEATS).contains(&players);
        findings.gap((!whole).then_some(Gap::OtherPlayers));
        let sevens = draft.obelisk.as_ref().map_or(0, |levels| levels[0].len());
        let fewest = if whole { seats } else { fewest_players(sevens) };
        Self { seats, whole, fewest }
    }
    /// How many players there can be.
    fn tables(&self) -> RangeInclusive<usize> {
        self.fewest..=if self.whole { self.seats } else { SEATS }
    }
}
