//! The layout of the city, and what its tiles print.

use super::Findings;
use crate::game::shared::repeated;
use crate::games::blue_moon_city::buildings::{BUILDINGS, DEAREST, SECTIONS};
use crate::games::blue_moon_city::{Building, Draft, Flaw, Gap, Part, Plan, Position, Section, Spot};

pub(super) fn read(draft: &Draft, position: &mut Position, findings: &mut Findings) {
    if check_layout(draft, &position.city, findings) {
        complete(&mut position.city, draft.setup.random_centre);
    }
    findings.gap(position.city.iter().any(Option::is_none).then_some(Gap::City));
    read_plans(draft, &mut position.plans, findings);
}

fn at(tiles: &[Option<Building>; 21]) -> impl Iterator<Item = (Spot, Building)> + Clone + '_ {
    Spot::all().zip(tiles).filter_map(|(spot, tile)| Some((spot, (*tile)?)))
}

/// Every tile once, the market in the middle, and without the variant palace and temples round it; whether all of it holds.
fn check_layout(draft: &Draft, tiles: &[Option<Building>; 21], findings: &mut Findings) -> bool {
    let twice = repeated(at(tiles)).map(|(first, second, building)| Flaw::TileTwice { building, first, second });
    // Whoever exchanged two tiles made one mistake: it is told of the tile that belongs there, else of the one that does not.
    let elsewhere = at(tiles).filter(|&(spot, building)| building == Building::Market && spot != Spot::CENTRE);
    let middle = tiles[Spot::CENTRE.index()].filter(|&building| building != Building::Market);
    let belongs = |building: Building| Building::ROUND_THE_MARKET.contains(&building);
    let is_beside = |spot: Spot| spot.distance(Spot::CENTRE) == 1;
    let astray = at(tiles).filter(|&(spot, tile)| belongs(tile) && !is_beside(spot));
    let wrong = at(tiles).filter(|&(spot, tile)| is_beside(spot) && !belongs(tile) && tile != Building::Market);
    findings.passes(|findings| {
        findings.flaws.extend(twice);
        if findings.passes(|findings| findings.flaws.extend(elsewhere.map(|(place, _)| Flaw::MarketNotCentral { place }))) {
            findings.flaw(middle.map(|building| Flaw::MiddleNotMarket { building }));
        }
        let astray = astray.map(|(place, building)| Flaw::NotBesideMarket { building, place });
        if !draft.setup.random_centre && findings.passes(|findings| findings.flaws.extend(astray)) {
            findings.flaws.extend(wrong.map(|(place, building)| Flaw::WrongBesideMarket { building, place }));
        }
    })
}

/// What follows without being said: the market is in the middle, and the last place, round it or elsewhere, has the last tile.
fn complete(tiles: &mut [Option<Building>; 21], random_centre: bool) {
    tiles[Spot::CENTRE.index()] = Some(Building::Market);
    for round in [true, false] {
        let is_there = |spot: &Spot| random_centre || (spot.distance(Spot::CENTRE) == 1) == round;
        let belongs = |building: &Building| random_centre || Building::ROUND_THE_MARKET.contains(building) == round;
        let missing = Building::ALL.into_iter().filter(|building| belongs(building) && !tiles.contains(&Some(*building)));
        let missing: Vec<_> = missing.collect();
        let free = Spot::all().filter(is_there).find(|place| tiles[place.index()].is_none());
        if let (&[building], Some(free)) = (missing.as_slice(), free) {
            tiles[free.index()] = Some(building);
        }
    }
}

/// What is proved of the tiles, and what the case read off them.
fn read_plans(draft: &Draft, plans: &mut [Plan; BUILDINGS], findings: &mut Findings) {
    for site in &draft.sites {
        let building = site.building;
        if building == Building::Market {
            let says_something = !site.stones.is_empty() || site.sections.is_some() || site.rewards().next().is_some();
            findings.flaw(says_something.then_some(Flaw::MarketIsNotBuilt));
            continue;
        }
        let plan = &mut plans[building.index()];
        let printed = plan.count;
        findings.flaw(site.shown.map(|given| Flaw::SectionCount { building, given, printed, built: true }));
        if let Some(sections) = &site.sections {
            plan.costs = read_sections(building, sections, findings).or(plan.costs);
        }
        for (part, given) in site.rewards() {
            let known = match part {
                Part::Master => &mut plan.master,
                Part::Contributor => &mut plan.contributor,
                Part::Neighbour | Part::Sections => &mut Some(plan.neighbour),
            };
            match *known {
                printed if !building.may_bring(given, printed) => {
                    findings.flaw(Flaw::RewardAgainstPrint { building, part, given, printed });
                }
                _ => *known = Some(given),
            }
        }
    }
}

/// The numbers of the sections as the case gives them, unless the tile prints others.
fn read_sections(building: Building, said: &[u8], findings: &mut Findings) -> Option<[u8; SECTIONS]> {
    let print = building.print();
    if said.len() != print.count {
        findings.flaw(Flaw::SectionCount { building, given: said.len(), printed: print.count, built: false });
        return None;
    }
    let mut costs = [0; SECTIONS];
    let wrong = Section::all().zip(said).zip(&mut costs).filter_map(|((section, &given), cost)| {
        *cost = given;
        match print.cost(section) {
            Some(printed) if printed != given => Some(Flaw::SectionAgainstPrint { building, section, given, printed }),
            _ => (!(1..=DEAREST).contains(&given)).then_some(Flaw::SectionNumber { building, section, given }),
        }
    });
    findings.passes(|findings| findings.flaws.extend(wrong)).then_some(costs)
}
