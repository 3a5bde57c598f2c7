//! Whether a draft is possible: every flaw at once.
//!
//! A check may call impossible only what no legal course of play reaches under the rulings in force; each one says beside it why
//! that is so, unless it speaks of what may never be on the table. What is wrong in itself (a stone on a section that is not
//! there) is left out of every later count, so that one slip is not reported twice.
//!
//! The order: the layout of the city and what its tiles print (`city`), stones on buildings (`sites`), stones and offerings
//! (`obelisk`), what the supplies hold (`cards`, `treasure`), dragons and the turn (`turn`); where all that agrees,
//! where the treasure came from. They write what they read on the position, of which `end` looks whether the game should be over.

mod cards;
mod city;
mod end;
mod obelisk;
mod sites;
mod treasure;
mod turn;

use super::buildings::BUILDINGS;
use super::reasons::{Flaw, Gap};
use super::{BlueMoonCity, Building, Draft, DraftPlayer, Move, Obelisk, Player, Position, Rulings, Seat, rules};
use crate::game::shared::{SEATS, repeated};
use crate::game::{Audit, Auditor, Covers, Entry, Question, World, it_is, whose_turn};
use crate::order;
use crate::verdict::{Amount, Rule, TrackedRulings};

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
        let mut table = Table::read(draft, rulings, &mut findings);
        cards::read(&mut table, &mut findings);
        treasure::read_scales(&mut table, &mut findings);
        treasure::read_crystals(&mut table, &mut findings);
        table.position.dragons = turn::read_dragons(&table, &mut findings);
        table.position.turn = turn::read(&table, &mut findings);
        cards::check_aside(&table, &mut findings);
        turn::check_progress(&mut table, &mut findings);
        if findings.is_possible()
            && let Some(gone) = treasure::check_source(&table, &mut findings)
        {
            treasure::before_scoring(&mut table.position, draft, gone);
            table.position.turn.unknowns.placed &= !turn::is_first_beside(draft, &table.position);
        }
        let mut position = table.position;
        if findings.is_possible() {
            position.leave_uncounted(draft);
            findings.flaw(end::check(draft, &position, rulings));
        }
        if findings.is_possible() {
            position.turn.unknowns.over = end::may_be_over(draft, &position, rulings);
            findings.position = Some(position);
        }
        findings.asked = rulings.asked();
        findings
    }
}

/// What the checks write to.
type Findings = Audit<BlueMoonCity>;

/// The case as the checks see it.
struct Table<'a> {
    draft: &'a Draft,
    rulings: &'a TrackedRulings<Rulings>,
    /// What is read of it, as far as it can be trusted.
    position: Position,
    /// Whether every stone of a player could be placed.
    sound: [bool; SEATS],
    /// Whether a stone lies on every space of the obelisk, so that somebody has won.
    full: bool,
}

impl<'a> Table<'a> {
    fn read(draft: &'a Draft, rulings: &'a TrackedRulings<Rulings>, findings: &mut Findings) -> Self {
        let players = draft.players.len();
        findings.flaw((!(1..=SEATS).contains(&players)).then_some(Flaw::PlayerCount { players }));
        let names = Seat::all().zip(draft.players.iter().map(|player| &player.name));
        findings.flaws.extend(repeated(names).map(|(first, second, _)| Flaw::SameName { first, second }));
        let (seats, whole_table) = (players.min(SEATS), (2..=SEATS).contains(&players));
        findings.gap((!whole_table).then_some(Gap::OtherPlayers));
        let mut position = Position {
            seats,
            whole_table,
            players: [Player::BARE; SEATS],
            near: draft.near.clone(),
            most_players: if whole_table { seats } else { draft.most_players.unwrap_or(SEATS) },
            obelisk: Obelisk { laid: Amount::at_least(0), next: None, owners: None },
            ..Position::new(draft.setup, seats, draft.city.unwrap_or([None; 21]))
        };
        position.players.iter_mut().zip(&draft.players).for_each(|(player, said)| player.figure = said.figure);
        city::read(draft, &mut position, findings);
        let sound = sites::read(draft, &mut position, findings);
        position.unknowns.finished = untold(draft, Draft::tells_finished);
        let mut table = Self { draft, rulings, position, sound, full: false };
        obelisk::read(&mut table, findings);
        table
    }
    /// The players whose parts are read, as typed.
    fn players(&self) -> impl Iterator<Item = (Seat, &'a DraftPlayer)> + Clone + use<'a> {
        Seat::all().zip(&self.draft.players).take(self.position.seats)
    }
    /// The offerings of a player, at least.
    fn made(&self, seat: Seat) -> u8 {
        u8::try_from(self.position.player(seat).offerings()).unwrap_or(u8::MAX)
    }
    /// Whether a building is finished, or the case does not tell.
    fn may_be_finished(&self, building: Building) -> bool {
        self.position.site(building).finished || !self.draft.tells_finished(building)
    }
}

/// The buildings of which a case does not tell something.
fn untold(draft: &Draft, tells: fn(&Draft, Building) -> bool) -> [bool; BUILDINGS] {
    Building::ALL.map(|building| building != Building::Market && !tells(draft, building))
}
