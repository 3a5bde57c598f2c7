//! The ten stones of each player, and the offerings.

use super::sites::Built;
use super::{Findings, Roster};
use crate::game::shared::SEATS;
use crate::games::blue_moon_city::buildings::BUILDINGS;
use crate::games::blue_moon_city::pieces::STONES;
use crate::games::blue_moon_city::{
    Assumed, Building, Draft, DraftLaid, Flaw, Gap, Level, Obelisk, Phase, Seat, Site, Uncounted, offerings_to_win,
};
use crate::verdict::Amount;

/// Stones and offerings as far as they can be trusted.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Stones {
    /// Each player's stones in reserve, at most.
    pub(super) reserve: [u8; SEATS],
    /// Each player's offerings, at least.
    pub(super) offerings: [u8; SEATS],
    /// Where a reserve is only what is shown nowhere else, how many of it may lie where the case does not show them.
    pub(super) elsewhere: [Option<u8>; SEATS],
    /// Players who may have made more offerings.
    pub(super) offerings_unsaid: [bool; SEATS],
    /// How many of each player lie on each level of the obelisk.
    owners: Option<[[u8; SEATS]; 6]>,
    /// How many stones lie on it, as far as that is counted.
    laid: Option<u8>,
    /// The level that is filled next, where the case tells it.
    next: Option<Level>,
    /// Offerings that may have been made beside those that the case tells.
    more: u8,
    /// Whether a stone lies on every space, so that somebody has won.
    pub(super) full: bool,
    /// Whether all stones of all players are accounted for, so that none lies where the case shows none.
    pub(super) complete: bool,
}

impl Stones {
    /// A player's offerings.
    pub(super) fn offerings_of(&self, at: usize) -> Amount {
        let least = self.offerings[at].into();
        if self.offerings_unsaid[at] { Amount::at_least(least) } else { least.into() }
    }
    pub(super) fn obelisk(&self) -> Obelisk {
        let counted = |laid: u8| Amount::between(laid.into(), laid.saturating_add(self.more).into());
        let told = || Amount::at_least(self.offerings.iter().copied().map(i32::from).sum());
        Obelisk { laid: self.laid.map_or_else(told, counted), next: self.next, owners: self.owners }
    }
}

pub(super) fn read(draft: &Draft, roster: Roster, built: &Built, findings: &mut Findings) -> Stones {
    let mut stones = Stones { complete: roster.whole, ..Stones::default() };
    read_obelisk(draft, roster, &mut stones, findings);
    let needed = offerings_to_win(roster.fewest);
    for (seat, player) in Seat::all().zip(&draft.players).take(roster.seats) {
        let shown = stones.owners.map(|owners| owners.iter().map(|level| level[seat.index()]).sum::<u8>());
        let said = match (player.offerings, shown) {
            (Some(said), Some(on_obelisk)) if said != on_obelisk => {
                findings.flaw(Flaw::ObeliskAgainstOfferings { seat, said, obelisk: on_obelisk });
                Some(on_obelisk)
            }
            (said, shown) => said.or(shown),
        };
        let told = said.filter(|_| !draft.uncounted.contains(&Uncounted::Offerings));
        let on_buildings: u8 = built.sites.iter().map(|site| site.count(seat)).sum();
        let [hidden, named] = hidden(draft, built, seat);
        let elsewhere = on_buildings.saturating_add(player.stones.unwrap_or(0));
        // Whoever has made the offerings that win has ended the game.
        let going = draft.phase.is_some_and(|phase| phase != Phase::Over);
        let (least, most) = match told {
            Some(told) => (told, told),
            None => {
                let returned = player.stones.is_none() || draft.leaves(Uncounted::Rewards);
                let left = if returned { 0 } else { STONES.saturating_sub(elsewhere.saturating_add(hidden)) };
                let least = left.min(needed - u8::from(going)).max(said.unwrap_or(0));
                let to_win = if draft.phase == Some(Phase::Over) { needed } else { needed - 1 };
                (least, STONES.saturating_sub(elsewhere).min(to_win).max(least))
            }
        };
        let whole = hidden == 0 && told.is_some() && !draft.leaves(Uncounted::Rewards);
        let reserve = check_ten(seat, player.stones, on_buildings, least, whole, findings);
        if let Some(reserve) = player.stones.filter(|_| !whole && !draft.leaves(Uncounted::Rewards)) {
            let most_offerings = if told.is_some() { most } else { needed - u8::from(going) };
            let (buildings, offerings) = (on_buildings.saturating_add(hidden), most_offerings);
            if reserve.saturating_add(buildings).saturating_add(offerings) < STONES {
                findings.flaw(Flaw::StonesTooFew { seat, reserve, buildings, offerings });
            }
        }
        stones.offerings[seat.index()] = least;
        stones.offerings_unsaid[seat.index()] = least < most;
        stones.more = stones.more.saturating_add(most - least);
        stones.reserve[seat.index()] = reserve;
        if player.stones.is_none() {
            // Buildings of which nothing is said hold none of a player's stones that are not told.
            if !whole {
                stones.elsewhere[seat.index()] = Some(named.saturating_add(most - least).min(reserve));
                findings.assume(Assumed::StonesLeft(seat, reserve));
            }
        }
        let counted = u16::from(reserve) + u16::from(on_buildings) + u16::from(least);
        if player.stones.is_some() && hidden > 0 && counted < u16::from(STONES) {
            findings.gap(Gap::Buildings);
        }
        stones.complete &= player.stones.is_some() && least == most && counted == u16::from(STONES);
    }
    if roster.whole {
        let laid = stones.offerings.iter().fold(0_u8, |sum, &count| sum.saturating_add(count));
        stones.laid = Some(laid);
    }
    read_laid(draft, roster, &mut stones, findings);
    check_end(draft, roster, &stones, &built.sites, findings);
    stones
}

/// How full the obelisk is, where the case says only that.
fn read_laid(draft: &Draft, roster: Roster, stones: &mut Stones, findings: &mut Findings) {
    let Some(said) = draft.laid else { return };
    let spaces = Level::all_spaces(*roster.tables().end());
    let least = stones.offerings.iter().fold(0_u8, |sum, &count| sum.saturating_add(count));
    // One offering more than all can make while the game goes on ends it.
    let last = u8::from(stones.more > 0 && draft.phase.is_none());
    let most = if roster.whole { least.saturating_add(stones.more).saturating_add(last).min(spaces) } else { spaces };
    let (fewest, many) = said.bounds(roster.tables());
    let next = if let DraftLaid::Next(level) = said { Some(level) } else { None };
    if fewest > most || many < least {
        return findings.flaw(Flaw::StonesOnObelisk { said: fewest, next, least, most });
    }
    let laid = fewest.max(least);
    (stones.laid, stones.more, stones.next) = (Some(laid), many.min(most) - laid, next);
    stones.full = roster.whole && laid == spaces;
    if roster.whole && draft.phase != Some(Phase::Over) && !stones.full {
        share_laid(laid, offerings_to_win(roster.fewest) - 1, roster.seats, stones);
    }
}

/// Of so many stones on the obelisk each player has laid those that the others cannot have, as long as nobody has won.
fn share_laid(laid: u8, going: u8, seats: usize, stones: &mut Stones) {
    let most = |at: usize| if stones.offerings_unsaid[at] { stones.offerings[at].max(going) } else { stones.offerings[at] };
    let most: Vec<u8> = (0..seats).map(most).collect();
    for at in 0..seats {
        let others: u8 = most.iter().sum::<u8>() - most[at];
        let more = laid.saturating_sub(others).saturating_sub(stones.offerings[at]);
        stones.offerings[at] += more;
        stones.offerings_unsaid[at] &= stones.offerings[at] < most[at];
        // A reserve that is told is one without them.
        if let Some(elsewhere) = &mut stones.elsewhere[at] {
            *elsewhere = elsewhere.saturating_sub(more);
            stones.reserve[at] = stones.reserve[at].saturating_sub(more);
        }
    }
}

/// The most stones of a player hidden on all buildings, and on named ones: each has a free section, or is finished.
fn hidden(draft: &Draft, built: &Built, seat: Seat) -> [u8; 2] {
    if !built.sound[seat.index()] {
        return [STONES; 2];
    }
    let room = |building: Building| {
        let site = &built.sites[building.index()];
        let taken = site.stones.iter().flatten().count();
        let told = site.finished || draft.tells_stones(building);
        if told { 0 } else { building.print().count.saturating_sub(1 + taken) }
    };
    let is_named = |building: &Building| draft.sites.iter().any(|site| site.building == *building);
    let all: usize = Building::ALL.into_iter().map(room).sum();
    let named: usize = Building::ALL.into_iter().filter(is_named).map(room).sum();
    [all, named].map(|stones| stones.min(STONES.into()) as u8)
}

/// Stones never leave the game and never come into it: ten each.
fn check_ten(seat: Seat, said: Option<u8>, on_buildings: u8, on_obelisk: u8, whole: bool, findings: &mut Findings) -> u8 {
    let used = on_buildings.saturating_add(on_obelisk);
    if used > STONES {
        findings.flaw(Flaw::TooManyStones { seat, buildings: on_buildings, obelisk: on_obelisk });
        return 0;
    }
    let left = STONES - used;
    if let Some(reserve) = said.filter(|&reserve| reserve > left || (whole && reserve < left)) {
        findings.flaw(Flaw::StonesDoNotAddUp { seat, reserve, buildings: on_buildings, obelisk: on_obelisk, whole });
    }
    said.unwrap_or(left)
}

/// The levels of the obelisk, filled from the bottom.
fn read_obelisk(draft: &Draft, roster: Roster, stones: &mut Stones, findings: &mut Findings) {
    let Some(levels) = &draft.obelisk else {
        findings.gap(Gap::Obelisk);
        return;
    };
    let mut owners = [[0_u8; SEATS]; 6];
    for (counts, level) in owners.iter_mut().zip(levels) {
        for seat in level {
            counts[seat.index()] = counts[seat.index()].saturating_add(1);
        }
    }
    stones.owners = Some(owners);
    // With fewer than two players listed, the table may be one of four.
    let players = if roster.whole { roster.seats } else { SEATS };
    let (mut lacking, mut gap) = (None, false);
    for (level, held) in Level::all().zip(levels) {
        let (count, spaces) = (held.len(), level.spaces(players));
        if count > usize::from(spaces) {
            findings.flaw(match level.is_blocked_for(players) {
                true => Flaw::SevensOverfull { space: level, count, spaces },
                false => Flaw::LevelOverfull { space: level, count, spaces },
            });
        }
        if let Some((below, free)) = lacking
            && count > 0
            && roster.whole
        {
            findings.flaw(Flaw::LevelTooEarly { space: level, below, free });
        }
        // A single player's stones above free spaces lie above those of others, whom the case does not name.
        gap |= lacking.is_some() && count > 0;
        let free = usize::from(spaces).saturating_sub(count);
        if free > 0 && lacking.is_none() {
            lacking = Some((level, free as u8));
        }
    }
    stones.laid = (!gap).then(|| levels.iter().map(Vec::len).sum::<usize>()).and_then(|laid| u8::try_from(laid).ok());
}

/// The game ends with the offering that is enough, so nobody has more, only one has as many, and nothing follows.
fn check_end(draft: &Draft, roster: Roster, stones: &Stones, sites: &[Site; BUILDINGS], findings: &mut Findings) {
    let needed = offerings_to_win(roster.fewest);
    let over = draft.phase == Some(Phase::Over);
    let offerings = || Seat::all().zip(stones.offerings).take(roster.seats);
    let mut winner = None;
    for (seat, offerings) in offerings().filter(|&(_, offerings)| offerings >= needed) {
        if offerings > needed {
            findings.flaw(Flaw::OfferingsTooMany { seat, offerings, needed, whole: roster.whole });
        } else if let Some(first) = winner {
            findings.flaw(Flaw::SeveralWinners { first, second: seat, needed });
        } else if draft.phase.is_some() && !over {
            findings.flaw(Flaw::WonYetPlaying { seat, offerings, needed, whole: roster.whole });
        }
        winner = winner.or(Some(seat));
    }
    // Without a winner the game ends once every building is finished. Nothing untold is assumed: the winner rests on it.
    let unfinished = draft.finished.is_some() || draft.sites.iter().any(|site| site.finished == Some(false));
    let all_said = draft.obelisk.is_some() || draft.players.iter().all(|player| player.offerings.is_some());
    let done = Building::ALL.into_iter().zip(sites).all(|(building, site)| building == Building::Market || site.finished);
    let built = sites.iter().any(|site| site.stones.iter().any(Option::is_some));
    if over && roster.whole && winner.is_none() && !(all_said && done) && !stones.full {
        let most = offerings().map(|(_, offerings)| offerings).max().unwrap_or(0);
        findings.flaw(match all_said && (unfinished || built) {
            true => Flaw::NobodyWonYetOver { most, needed },
            false => Flaw::EndUnknown { needed, offerings: all_said },
        });
    }
}
