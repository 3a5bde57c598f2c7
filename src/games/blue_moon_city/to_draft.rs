//! A position as somebody would have typed it: as it is written, and as it is painted.

use super::draft::{Draft, DraftCrystals, DraftDragon, DraftLaid, DraftPlayer, DraftSite, DraftStone, DraftTurn};
use super::pieces::{Dragon, DragonName, Level, Seat, Section};
use super::position::{Phase, Position, Stack, Turn};
use super::{Building, Pace};
use crate::game::shared::SEATS;
use crate::verdict::Amount;

/// Tells everything that is known, and nothing that is not: it reads back to the same position. No player names: a position has
/// none.
pub(super) fn drafted(position: &Position) -> Draft {
    let (turn, unknowns) = (position.turn, &position.unknowns);
    let dragon = |dragon: Dragon| Some(DraftDragon { name: DragonName::Of(dragon), at: position.dragons[dragon.index()]? });
    let sites: Vec<_> = Building::ALL.into_iter().filter_map(|building| site(position, building)).collect();
    let follows = position.seats().all(|seat| position.player(seat).tells_offerings());
    // What lay in the discard pile may be anywhere once that has become the draw pile.
    let pile = |stack: Stack| known(stack).filter(|_| !unknowns.shuffled);
    // They may have run out, which nobody can tell by them any more.
    let is_told = position.draw != Stack::UNKNOWN || position.discard.len().is_some();
    let may_be_empty = !unknowns.piles && (unknowns.shuffled || !is_told);
    Draft {
        setup: position.setup,
        turn: Some(turn.seat).filter(|_| position.whole_table),
        phase: Some(turn.phase).filter(|_| !is_guessed(position)),
        progress: progress(turn),
        players: position.seats().map(|seat| player(position, seat)).collect(),
        city: Some(position.city).filter(|city| city.iter().any(Option::is_some)),
        untouched: sites.is_empty() && tells_stones(position),
        sites,
        finished: Some(finished(position)).filter(|_| unknowns.finished == [false; _]),
        dragons: Dragon::ALL.into_iter().filter_map(dragon).collect(),
        obelisk: obelisk(position),
        laid: small(position.obelisk.laid)
            .map(DraftLaid::Stones)
            .or(position.obelisk.next.map(DraftLaid::Next))
            .filter(|_| !follows),
        scales: small(position.scales),
        crystals: position.crystals.filter(|_| unknowns.crystals == 0).and_then(worth).map(DraftCrystals::Worth),
        draw: if may_be_empty { Some(Stack::UNKNOWN) } else { pile(position.draw) },
        discard: pile(position.discard),
        uncounted: position.uncounted(),
        near: position.near.clone(),
        most_players: Some(position.most_players).filter(|&most| most < SEATS && !position.whole_table),
    }
}

/// The same as it is painted: what is seen on the table, whatever may lie there beside it, and in the phase that is supposed.
pub(super) fn painted(position: &Position) -> Draft {
    let sites = Building::ALL.map(|building| seen(position, building)).into_iter();
    let sites = sites.filter(|seen| *seen != DraftSite::bare(seen.building));
    let is_open = |site: &DraftSite| tells_stones(position) && !position.site(site.building).finished;
    let sites: Vec<_> = sites.map(|seen| DraftSite { built: !seen.stones.is_empty() || is_open(&seen), ..seen }).collect();
    let laid = position.obelisk.laid;
    let is_told = |finished: &Vec<Building>| !finished.is_empty() || position.unknowns.finished == [false; _];
    Draft {
        phase: Some(position.turn.phase),
        progress: DraftTurn::default(),
        untouched: sites.is_empty() && tells_stones(position),
        sites,
        finished: Some(finished(position)).filter(is_told),
        obelisk: obelisk(position).filter(|_| laid.known().is_some() || laid.most().is_none()),
        laid: None,
        draw: known(position.draw),
        discard: known(position.discard),
        ..drafted(position)
    }
}

fn finished(position: &Position) -> Vec<Building> {
    Building::ALL.into_iter().filter(|&building| position.site(building).finished).collect()
}

/// Whether the phase is only guessed, from a case that does not say it: a grey 2 may have been played, or the turn be further.
fn is_guessed(position: &Position) -> bool {
    let turn = position.turn;
    match turn.phase {
        Phase::Movement => {
            turn.unknowns.over || turn.discarded.is_none() || turn.offered.is_none() || position.unknowns.aside != [false; _]
        }
        Phase::Building => turn.discarded.is_none() || turn.unknowns.over,
        Phase::Drawing | Phase::Over => false,
    }
}

/// What is not as at the beginning of a turn, as far as it is known.
fn progress(turn: Turn) -> DraftTurn {
    let start = Turn::new(turn.seat);
    let moved = turn.phase == Phase::Movement;
    let pace = turn.unknowns.pace;
    let begun = moved && (pace.is_some() || (turn.steps, turn.walked) != (start.steps, start.walked));
    let count = |count: u8| Some(count).filter(|&count| count > 0 && !turn.unknowns.placed);
    DraftTurn {
        steps: Some(turn.steps).filter(|_| begun && !turn.unknowns.has_more_steps()),
        walked: Some(turn.walked).filter(|_| begun && !matches!(pace, Some(Pace::Walked | Pace::Both))),
        stones: count(turn.stones),
        offerings: count(turn.offerings),
        offered: turn.offered.filter(|_| turn.offerings > 0),
        discarded: turn.discarded.filter(|&count| count > 0 || turn.phase == Phase::Drawing),
        no_exact: false,
    }
}

/// Whether it is known which stones lie on buildings.
fn tells_stones(position: &Position) -> bool {
    position.unknowns.stones == [false; _]
}

fn known(stack: Stack) -> Option<Stack> {
    Some(stack).filter(|&stack| stack != Stack::UNKNOWN)
}

fn worth(crystals: i32) -> Option<u16> {
    u16::try_from(crystals).ok()
}

/// A count that is known.
fn small(count: Amount) -> Option<u8> {
    count.known().and_then(|count| u8::try_from(count).ok())
}

/// What somebody's crystals are worth, at least where no more is known of them.
fn crystals(crystals: Amount) -> Option<DraftCrystals> {
    match crystals.known() {
        Some(known) => worth(known).map(DraftCrystals::Worth),
        None => worth(crystals.least()).filter(|&least| least > 0).map(DraftCrystals::AtLeast),
    }
}

/// What is known of a player, but for the name.
fn player(position: &Position, seat: Seat) -> DraftPlayer {
    let player = position.player(seat);
    let offerings = u8::try_from(player.offerings()).ok();
    DraftPlayer {
        name: String::new(),
        figure: player.figure,
        hand: known(player.hand),
        aside: known(player.aside).filter(|aside| !aside.is_empty()),
        crystals: crystals(player.crystals()),
        scales: small(player.scales()),
        stones: Some(player.stones).filter(|_| position.unknowns.elsewhere[seat.index()].is_none()),
        offerings: offerings.filter(|&offerings| player.tells_offerings() || offerings > 0),
    }
}

/// What is seen of a building, and what a case has read off its tile.
fn seen(position: &Position, building: Building) -> DraftSite {
    let (site, plan, print) = (position.site(building), position.plan(building), building.print());
    let stone = |section: Section| Some(DraftStone { section: site.name(plan, section), seat: site.stone(section)? });
    let is_free = |section: &Section| site.is_told_free(*section);
    DraftSite {
        stones: plan.sections().filter_map(stone).collect(),
        free: plan.sections().filter(is_free).map(|section| site.name(plan, section)).collect(),
        sections: plan.costs.filter(|_| print.costs.is_none()).map(|costs| costs[..plan.count].to_vec()),
        master: plan.master.filter(|_| print.master.is_none()),
        contributor: plan.contributor.filter(|_| print.contributor.is_none()),
        ..DraftSite::bare(building)
    }
}

/// What is known of a building; none where there is nothing to say.
fn site(position: &Position, building: Building) -> Option<DraftSite> {
    let unknowns = &position.unknowns;
    let may_be_finished = unknowns.finished[building.index()];
    let seen = seen(position, building);
    let is_told = position.site(building).finished || !may_be_finished && seen.stones.is_empty() && building != Building::Market;
    let bare = DraftSite::bare(building);
    let read = DraftSite {
        stones: Vec::new(),
        free: Vec::new(),
        // That is told of all buildings, if it is known of all.
        finished: (is_told && unknowns.finished != [false; _]).then_some(position.site(building).finished),
        ..seen.clone()
    };
    // Showing the stones on one building shows all, save on buildings named without.
    let is_open = |building: Building| building != Building::Market && !position.site(building).finished;
    let mut told = Building::ALL.into_iter().filter(|&other| is_open(other) && !position.may_have_more(other));
    let shows = |building: Building| {
        let site = position.site(building);
        site.stones.iter().any(Option::is_some) || site.free.contains(&true)
    };
    let more = position.may_have_more(building);
    let follows = match more {
        true => told.next().is_none(),
        false => read == bare && (tells_stones(position) || told.any(shows)),
    };
    let site = match may_be_finished {
        _ if !shows(building) && (follows || !is_open(building)) => read,
        // None may lie there then.
        true if shows(building) => DraftSite { built: true, more: true, ..read },
        true => read,
        false => DraftSite { stones: seen.stones, built: true, more, free: seen.free, ..read },
    };
    // Named without stones it is none of those that have none because others show theirs.
    (site != bare || more && !follows).then_some(site)
}

/// The stones on the obelisk by level, if it is known whose they are.
fn obelisk(position: &Position) -> Option<[Vec<Seat>; 6]> {
    let owners = position.obelisk.owners?;
    let mut levels: [Vec<Seat>; 6] = Default::default();
    for (stones, level) in levels.iter_mut().zip(Level::all()) {
        let of = |seat: Seat| std::iter::repeat_n(seat, usize::from(owners[level.index()][seat.index()]));
        stones.extend(position.seats().flat_map(of));
    }
    Some(levels)
}
