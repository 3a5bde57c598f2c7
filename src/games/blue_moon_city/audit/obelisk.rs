//! The ten stones of each player, and the offerings.

use super::{Findings, Table, untold};
use crate::game::shared::SEATS;
use crate::games::blue_moon_city::buildings::BUILDINGS;
use crate::games::blue_moon_city::pieces::STONES;
use crate::games::blue_moon_city::{
    Assumed, Building, Draft, DraftLaid, Flaw, Gap, Level, Phase, Position, Seat, Uncounted, offerings_to_win,
};
use crate::verdict::Amount;

/// Offerings while they are read.
#[derive(Debug, Clone, Copy, Default)]
struct Offerings {
    /// Each player's, at least.
    made: [u8; SEATS],
    /// Players who may have made more.
    unsaid: [bool; SEATS],
    /// How many stones lie on the obelisk, as far as that is counted.
    laid: Option<u8>,
    /// How many may have been made beside those that the case tells.
    more: u8,
}

impl Offerings {
    /// How many all players have made, at least.
    fn all(&self) -> u8 {
        self.made.iter().fold(0, |sum, &made| sum.saturating_add(made))
    }
}

pub(super) fn read(table: &mut Table<'_>, findings: &mut Findings) {
    let draft = table.draft;
    let mut offerings = Offerings::default();
    if let Some(levels) = &draft.obelisk {
        offerings.laid = read_levels(levels, &mut table.position, findings);
    } else {
        findings.gap(Gap::Obelisk);
    }
    let needed = table.position.most_to_win();
    // Whether all stones of all players are accounted for, so that none lies where the case shows none.
    let mut complete = table.position.whole_table;
    for (seat, player) in table.players() {
        let at = seat.index();
        let shown = table.position.obelisk.owners.map(|owners| owners.iter().map(|level| level[at]).sum::<u8>());
        let said = match (player.offerings, shown) {
            (Some(said), Some(on_obelisk)) if said != on_obelisk => {
                findings.flaw(Flaw::ObeliskAgainstOfferings { seat, said, obelisk: on_obelisk });
                Some(on_obelisk)
            }
            (said, shown) => said.or(shown),
        };
        let told = said.filter(|_| !draft.uncounted.contains(&Uncounted::Offerings));
        let on_buildings = table.position.on_buildings(seat);
        let [hidden, named] = hidden(table, seat);
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
        (offerings.made[at], offerings.unsaid[at]) = (least, least < most);
        offerings.more = offerings.more.saturating_add(most - least);
        table.position.players[at].stones = reserve;
        if player.stones.is_none() && !whole {
            // Buildings of which nothing is said hold none of a player's stones that are not told.
            table.position.unknowns.elsewhere[at] = Some(named.saturating_add(most - least).min(reserve));
            findings.assume(Assumed::StonesLeft(seat, reserve));
        }
        let counted = u16::from(reserve) + u16::from(on_buildings) + u16::from(least);
        if player.stones.is_some() && hidden > 0 && counted < u16::from(STONES) {
            findings.gap(Gap::Buildings);
        }
        complete &= player.stones.is_some() && least == most && counted == u16::from(STONES);
    }
    if table.position.whole_table {
        offerings.laid = Some(offerings.all());
    }
    if let Some(said) = draft.laid {
        read_laid(said, table, &mut offerings, findings);
    }
    check_end(table, offerings.made, findings);
    let Position { players, obelisk, unknowns, .. } = &mut table.position;
    for (player, (made, unsaid)) in players.iter_mut().zip(offerings.made.into_iter().zip(offerings.unsaid)) {
        player.counts[0] = if unsaid { Amount::at_least(made.into()) } else { i32::from(made).into() };
    }
    let counted = |laid: u8| Amount::between(laid.into(), laid.saturating_add(offerings.more).into());
    let told = || Amount::at_least(offerings.made.into_iter().map(i32::from).sum());
    obelisk.laid = offerings.laid.map_or_else(told, counted);
    unknowns.stones = if complete { [false; BUILDINGS] } else { untold(draft, Draft::tells_stones) };
}

/// How full the obelisk is, where the case says only that.
fn read_laid(said: DraftLaid, table: &mut Table<'_>, offerings: &mut Offerings, findings: &mut Findings) {
    let (draft, position) = (table.draft, &mut table.position);
    let spaces = Level::all_spaces(*position.tables().end());
    let (least, whole) = (offerings.all(), position.whole_table);
    // One offering more than all can make while the game goes on ends it.
    let goes_on = draft.phase.is_some_and(|phase| phase != Phase::Over);
    let last = u8::from(offerings.more > 0 && draft.phase.is_none());
    let most_of = |players: usize| {
        let all = least.saturating_add(offerings.more);
        let (needed, others) = (offerings_to_win(players), players.saturating_sub(position.seats) as u8);
        let untold = all.min(needed - 1) + others * (needed - 1) + u8::from(!goes_on);
        let most = match position.seats {
            1 => untold,
            _ if whole => all.saturating_add(last),
            _ => spaces,
        };
        most.min(Level::all_spaces(players))
    };
    let next = if let DraftLaid::Next(level) = said { Some(level) } else { None };
    // Whoever has more offerings than win at a table does not sit there.
    let fits = |players: &usize| position.seats != 1 || least + u8::from(goes_on) <= offerings_to_win(*players);
    let tables = position.tables().filter(fits).map(|players| (said.bounds(players..=players), most_of(players)));
    let tables: Vec<_> = tables.collect();
    let most = tables.iter().map(|&(_, most)| most).max().unwrap_or(spaces);
    let possible = tables.into_iter().filter(|&((fewest, many), most)| fewest <= most && least <= many);
    let bounds = possible.map(|((fewest, many), most)| (fewest, many.min(most)));
    let Some((fewest, many)) = bounds.reduce(|one, other| (one.0.min(other.0), one.1.max(other.1))) else {
        let fewest = said.bounds(position.tables()).0;
        return findings.flaw(Flaw::StonesOnObelisk { said: fewest, next, least, most });
    };
    let laid = fewest.max(least);
    (offerings.laid, offerings.more, position.obelisk.next) = (Some(laid), many.saturating_sub(laid), next);
    table.full = whole && laid == spaces;
    if whole && draft.phase != Some(Phase::Over) && !table.full {
        share_laid(laid, offerings, position);
    }
}

/// Of so many stones on the obelisk each player has laid those that the others cannot have, as long as nobody has won.
fn share_laid(laid: u8, offerings: &mut Offerings, position: &mut Position) {
    let going = position.most_to_win() - 1;
    let Offerings { made, unsaid, .. } = offerings;
    let most: Vec<u8> = (0..position.seats).map(|at| if unsaid[at] { made[at].max(going) } else { made[at] }).collect();
    for at in 0..position.seats {
        let others: u8 = most.iter().sum::<u8>() - most[at];
        let more = laid.saturating_sub(others).saturating_sub(made[at]);
        made[at] += more;
        unsaid[at] &= made[at] < most[at];
        // A reserve that is told is one without them.
        if let Some(elsewhere) = &mut position.unknowns.elsewhere[at] {
            *elsewhere = elsewhere.saturating_sub(more);
            position.players[at].stones = position.players[at].stones.saturating_sub(more);
        }
    }
}

/// The most stones of a player hidden on all buildings, and on named ones: each has a free section, or is finished.
fn hidden(table: &Table<'_>, seat: Seat) -> [u8; 2] {
    if !table.sound[seat.index()] {
        return [STONES; 2];
    }
    let draft = table.draft;
    let room = |building: Building| {
        let site = table.position.site(building);
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

/// The levels of the obelisk, filled from the bottom; how many stones lie there, if no others can.
fn read_levels(levels: &[Vec<Seat>; 6], position: &mut Position, findings: &mut Findings) -> Option<u8> {
    let mut owners = [[0_u8; SEATS]; 6];
    for (counts, level) in owners.iter_mut().zip(levels) {
        for seat in level {
            counts[seat.index()] = counts[seat.index()].saturating_add(1);
        }
    }
    position.obelisk.owners = Some(owners);
    // With fewer than two players listed, the table may be one of four.
    let players = if position.whole_table { position.seats } else { SEATS };
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
            && position.whole_table
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
    (!gap).then(|| levels.iter().map(Vec::len).sum::<usize>()).and_then(|laid| u8::try_from(laid).ok())
}

/// The game ends with the offering that is enough, so nobody has more, only one has as many, and nothing follows.
fn check_end(table: &Table<'_>, offerings: [u8; SEATS], findings: &mut Findings) {
    let Table { draft, ref position, full, .. } = *table;
    let (needed, whole) = (position.most_to_win(), position.whole_table);
    let over = draft.phase == Some(Phase::Over);
    let offerings = || Seat::all().zip(offerings).take(position.seats);
    let mut shown = position.obelisk.owners.into_iter().flat_map(|owners| Level::all().zip(owners));
    let top = shown.rfind(|(_, held)| *held != [0; SEATS]);
    let mut winner = None;
    for (seat, offerings) in offerings().filter(|&(_, offerings)| offerings >= needed) {
        if offerings > needed {
            findings.flaw(Flaw::OfferingsTooMany { seat, offerings, needed, whole });
        } else if let Some(first) = winner {
            findings.flaw(Flaw::SeveralWinners { first, second: seat, needed });
        } else if draft.phase.is_some() && !over {
            findings.flaw(Flaw::WonYetPlaying { seat, offerings, needed, whole });
        } else if let Some((space, held)) = top
            && held[seat.index()] == 0
        {
            findings.flaw(Flaw::StonesAboveLast { seat, space, needed });
        }
        winner = winner.or(Some(seat));
    }
    // Without a winner the game ends once every building is finished. Nothing untold is assumed: the winner rests on it.
    let unfinished = draft.finished.is_some() || draft.sites.iter().any(|site| site.finished == Some(false));
    let all_said = draft.obelisk.is_some() || draft.players.iter().all(|player| player.offerings.is_some());
    let built = position.sites.iter().any(|site| site.stones.iter().any(Option::is_some));
    if over && whole && winner.is_none() && !(all_said && position.city_done()) && !full {
        let most = offerings().map(|(_, offerings)| offerings).max().unwrap_or(0);
        findings.flaw(match all_said && (unfinished || built) {
            true => Flaw::NobodyWonYetOver { most, needed },
            false => Flaw::EndUnknown { needed, offerings: all_said },
        });
    }
}
