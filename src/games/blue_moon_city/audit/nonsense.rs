//! Drafts in which nothing is right.

use super::sample::start;
use crate::games::blue_moon_city::{
    Building, Card, Cards, Colour, Draft, DraftCrystals, DraftDragon, DraftSite, DraftStone, Dragon, DragonName, DragonTo, Phase,
    Reward, Seat, Section, SectionName, Stack,
};
use fastrand::Rng;

fn some<T>(rng: &mut Rng, thing: impl FnOnce(&mut Rng) -> T) -> Option<T> {
    (rng.u8(0..4) > 0).then(|| thing(rng))
}
fn number(rng: &mut Rng) -> u8 {
    if rng.u8(0..4) == 0 { rng.u8(..) } else { rng.u8(0..6) }
}
fn building(rng: &mut Rng) -> Building {
    Building::ALL[rng.usize(0..21)]
}
fn seat(rng: &mut Rng) -> Option<Seat> {
    some(rng, |rng| rng.usize(0..6)).and_then(Seat::new)
}
fn stack(rng: &mut Rng) -> Stack {
    let mut known = Cards::EMPTY;
    for _ in 0..rng.u8(0..6) {
        known.add(Card::ALL[rng.usize(0..24)], number(rng));
    }
    Stack::some(known, some(rng, number))
}
fn crystals(rng: &mut Rng) -> DraftCrystals {
    let ones = if rng.bool() { rng.u16(..) } else { rng.u16(0..20) };
    if rng.bool() { DraftCrystals::Worth(ones) } else { DraftCrystals::Pieces { ones, threes: rng.u16(..) } }
}
fn reward(rng: &mut Rng) -> Reward {
    Reward { crystals: number(rng), cards: number(rng), scales: number(rng) }
}
fn site(rng: &mut Rng) -> DraftSite {
    let mut site = DraftSite::bare(building(rng));
    for _ in 0..rng.usize(0..4) {
        let nth = Section::new(rng.usize(0..4)).filter(|_| rng.bool());
        let section = nth.map_or(SectionName::Cost(number(rng)), SectionName::Nth);
        site.stones.extend(seat(rng).map(|seat| DraftStone { section, seat }));
    }
    site.finished = some(rng, Rng::bool);
    site.sections = some(rng, |rng| (0..rng.usize(0..6)).map(|_| number(rng)).collect()).filter(|_| rng.bool());
    site.master = some(rng, reward).filter(|_| rng.bool());
    site
}

/// Any draft at all, mostly nonsense.
pub(in crate::games::blue_moon_city) fn nonsense(rng: &mut Rng) -> Draft {
    let mut draft = start(rng.usize(1..=4));
    let phases = [Phase::Movement, Phase::Building, Phase::Drawing, Phase::Over];
    draft.phase = some(rng, |rng| phases[rng.usize(0..4)]);
    (draft.turn, draft.setup.random_centre) = (seat(rng), rng.bool());
    draft.progress.steps = some(rng, number);
    draft.progress.stones = some(rng, number);
    draft.progress.discarded = some(rng, number);
    let model = draft.players[0].clone();
    draft.players.resize(rng.usize(0..6), model);
    for player in &mut draft.players {
        player.figure = some(rng, building);
        (player.hand, player.aside) = (some(rng, stack), some(rng, stack));
        (player.crystals, player.scales) = (some(rng, crystals), some(rng, number));
        (player.stones, player.offerings) = (some(rng, number), some(rng, number));
    }
    draft.city = some(rng, |rng| [(); 21].map(|()| some(rng, building)));
    draft.sites = (0..rng.usize(0..6)).map(|_| site(rng)).collect();
    draft.finished = some(rng, |rng| (0..rng.usize(0..5)).map(|_| building(rng)).collect());
    let dragon = |rng: &mut Rng| {
        let colour = Colour::ALL[rng.usize(0..8)];
        let name = if rng.bool() { DragonName::Of(Dragon::Aqua) } else { DragonName::Coloured(colour) };
        DraftDragon { name, at: some(rng, building).map_or(DragonTo::Out, DragonTo::Building) }
    };
    draft.dragons = (0..rng.usize(0..4)).map(|_| dragon(rng)).collect();
    draft.obelisk = some(rng, |rng| [(); 6].map(|()| (0..rng.usize(0..4)).filter_map(|_| seat(rng)).collect()));
    (draft.scales, draft.crystals) = (some(rng, number), some(rng, crystals));
    (draft.draw, draft.discard) = (some(rng, stack), some(rng, stack));
    draft
}
