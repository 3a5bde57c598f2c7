//! A position as somebody would have typed it: what is painted is always a draft.

use super::Building;
use super::draft::{Draft, DraftCrystals, DraftDragon, DraftPlayer, DraftSite, DraftStone, DraftTurn};
use super::pieces::{Dragon, DragonName, Level, Seat, Section};
use super::position::{Position, Stack};
use crate::verdict::Amount;

/// Tells everything that is known and lies on the table: no player names (a position has none), no progress of the turn.
pub(super) fn drafted(position: &Position) -> Draft {
    let finished = Building::ALL.into_iter().filter(|&building| position.site(building).finished);
    let dragon = |dragon: Dragon| Some(DraftDragon { name: DragonName::Of(dragon), at: position.dragons[dragon.index()]? });
    Draft {
        setup: position.setup,
        turn: Some(position.turn.seat).filter(|_| position.whole_table),
        phase: Some(position.turn.phase),
        progress: DraftTurn::default(),
        players: position.seats().map(|seat| player(position, seat)).collect(),
        city: Some(position.city).filter(|city| city.iter().any(Option::is_some)),
        sites: Building::ALL.into_iter().filter_map(|building| site(position, building)).collect(),
        untouched: tells_stones(position) && Building::ALL.into_iter().all(|building| site(position, building).is_none()),
        finished: Some(finished.collect())
            .filter(|finished: &Vec<_>| !finished.is_empty() || position.unknowns.finished == [false; _]),
        dragons: Dragon::ALL.into_iter().filter_map(dragon).collect(),
        obelisk: obelisk(position).filter(|_| position.unknowns.laid == 0),
        laid: None,
        scales: small(position.scales),
        crystals: position.crystals.filter(|_| position.unknowns.crystals == 0).and_then(worth).map(DraftCrystals::Worth),
        draw: known(position.draw),
        discard: known(position.discard),
        uncounted: position.uncounted(),
        near: position.near.clone(),
    }
}

/// Whether it is known which stones lie on buildings.
pub(super) fn tells_stones(position: &Position) -> bool {
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
pub(super) fn player(position: &Position, seat: Seat) -> DraftPlayer {
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

/// The stones on a building, and what a case has read off its tile; none where there is nothing to say.
pub(super) fn site(position: &Position, building: Building) -> Option<DraftSite> {
    let (site, plan, print) = (position.site(building), position.plan(building), building.print());
    let stone = |section: Section| Some(DraftStone { section: site.name(plan, section), seat: site.stone(section)? });
    let bare = DraftSite::bare(building);
    let stones: Vec<_> = plan.sections().filter_map(stone).collect();
    let site = DraftSite {
        sections: plan.costs.filter(|_| print.costs.is_none()).map(|costs| costs[..plan.count].to_vec()),
        master: plan.master.filter(|_| print.master.is_none()),
        contributor: plan.contributor.filter(|_| print.contributor.is_none()),
        ..bare.clone()
    };
    let is_free = |section: &Section| position.site(building).is_told_free(*section);
    let free: Vec<_> = plan.sections().filter(is_free).map(|section| position.site(building).name(plan, section)).collect();
    let said = site != bare || !stones.is_empty() || !free.is_empty();
    let built = !stones.is_empty() || tells_stones(position) && !position.site(building).finished;
    said.then_some(DraftSite { stones, built, free, ..site })
}

/// The stones on the obelisk by level, if it is known whose they are.
pub(super) fn obelisk(position: &Position) -> Option<[Vec<Seat>; 6]> {
    let owners = position.obelisk.owners?;
    let mut levels: [Vec<Seat>; 6] = Default::default();
    for (stones, level) in levels.iter_mut().zip(Level::all()) {
        let of = |seat: Seat| std::iter::repeat_n(seat, usize::from(owners[level.index()][seat.index()]));
        stones.extend(position.seats().flat_map(of));
    }
    Some(levels)
}
