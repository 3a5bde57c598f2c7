//! Slips in words.

use super::names::{Names, building as bare, card, level_place, player_place, site_place, the};
use crate::games::blue_moon_city::slips::{DragonFault, DrawFault, Fault, OfferingFault, ScalesFault, Source, Then, Tile};
use crate::games::blue_moon_city::{Building, Dragon, Lapse, Level, Reward, Seat};
use crate::verdict::english::{and, counted};
use crate::verdict::{Place, Unit};

/// A slip as the rest of a sentence that begins with "if", and the places that it speaks of.
pub(in crate::games::blue_moon_city) fn say_slip(n: &Names, seat: usize, lapse: &Lapse) -> (String, Vec<Place>) {
    let Some(seat) = Seat::new(seat) else { return Default::default() };
    let crystals = || vec![player_place(seat).key("crystals")];
    let scales = || vec![player_place(seat).key("scales")];
    let hand = || vec![player_place(seat).key("hand")];
    match *lapse {
        Lapse::Rewards { ref tile, fault, then } => {
            let (says, places) = rewards(n, seat, tile, fault);
            (says + after(then), places)
        }
        Lapse::Unfinished { ref tile, free, then } => {
            let sections = if free == 1 { "one of its sections is" } else { "some of its sections are" };
            let says = format!("the stone on {} is rewarded ({}) although {sections} free", the(tile.building), what(tile.each));
            (says + after(then), vec![built(tile.building)])
        }
        Lapse::Dragons { who, building, dragons, fault, then } => {
            let places = Dragon::ALL.into_iter().zip(dragons).filter(|(_, there)| *there);
            let places = places.filter_map(|(dragon, _)| n.shown_dragon(dragon)).collect();
            (say_dragons(n, seat, who, building, dragons, fault) + after(then), places)
        }
        Lapse::Scales { scales: held, owed, fault } => {
            (say_scales(n, seat, counted(held + owed, "scale", "scales"), fault), scales())
        }
        Lapse::OwedForgotten { owed } => {
            let whose = Seat::all().zip(owed).filter(|(_, owed)| *owed > 0);
            let whose = and(whose.map(|(seat, owed)| format!("{} for {}", counted(owed, "scale", "scales"), n.player(seat))));
            (format!("what the supply lacked ({whose}) is not counted when scales are scored"), vec![n.table("scales")])
        }
        Lapse::ScoringForgotten => ("scales are not scored although the last one is taken".to_owned(), vec![n.table("scales")]),
        Lapse::ScalesKept { scales: kept } => {
            (format!("{} keeps the {} after the scoring", n.player(seat), counted(kept, "scale", "scales")), scales())
        }
        Lapse::Offering { level, fault } => {
            let mut places = crystals();
            places.push(level_place(level));
            (offering(level, fault), places)
        }
        Lapse::PowerCardKept { card: played } => {
            (format!("the {} that was played for its power is still counted", card(played)), hand())
        }
        Lapse::WhitesKept { building, cards } => {
            let whites = if cards == 1 { "the white card that lets" } else { "the white cards that let" };
            (format!("{whites} other cards pay for {} {} still counted", the(building), is(cards)), hand())
        }
        Lapse::Drawing { counted: drawn, drawn: right, discarded, fault } => (drawing(drawn, right, discarded, fault), hand()),
        Lapse::AsideForgotten { cards } => {
            let lie = if cards == 1 { "lies" } else { "lie" };
            let them = counted(cards, "card", "cards");
            (format!("the {them} that {lie} aside until {} has drawn {} not counted", n.player(seat), is(cards)), hand())
        }
        Lapse::PiecesCounted { source, crystals: worth, pieces } => {
            let source = match source {
                Source::Master(building) => format!("for the master builder of {}", the(building)),
                Source::Contributor(building) => format!("for every builder of {}", the(building)),
                Source::Neighbour(building) => format!("that {} brings to builders beside it", the(building)),
                Source::Scales => "for scales".to_owned(),
            };
            (
                format!("the {} {source} are counted as {}", counted(worth, "crystal", "crystals"), {
                    counted(pieces, "piece", "pieces")
                }),
                crystals(),
            )
        }
    }
}

/// "is", "are".
fn is(count: u8) -> &'static str {
    if count == 1 { "is" } else { "are" }
}

/// "1 card is", "2 cards are".
fn are(count: u8, one: &str, many: &str) -> String {
    format!("{} {}", counted(count, one, many), is(count))
}

fn drawing(drawn: u8, right: u8, discarded: u8, fault: DrawFault) -> String {
    let (drawn, right) = (are(drawn, "card", "cards"), are(right, "card", "cards"));
    match fault {
        DrawFault::LeftOut => format!("the {right} not drawn at the end of the turn"),
        DrawFault::NotReplaced => format!("{drawn} drawn at the end of the turn as ever, and none for the {discarded} discarded"),
        DrawFault::ReplacedOnly => format!("only {drawn} drawn at the end of the turn, for the {discarded} discarded"),
        DrawFault::UpToEight => format!("{drawn} drawn at the end of the turn, for a hand of eight"),
    }
}

/// What a slip leads to before it changes the count in question.
fn after(then: Then) -> &'static str {
    match then {
        Then::Direct => "",
        Then::NotScored => ", so that the last scale is not taken and scales are not scored",
        Then::Scored => ", so that the last scale is taken and scales are scored",
        Then::ScoredOtherwise => ", so that the scoring of scales comes out otherwise",
    }
}

fn built(building: Building) -> Place {
    site_place(building).key("built")
}

/// "1 crystal, 1 card and 1 scale"; "nothing".
fn what(reward: Reward) -> String {
    let parts = [(reward.crystals, "crystal", "crystals"), (reward.cards, "card", "cards"), (reward.scales, "scale", "scales")];
    match and(parts.into_iter().filter(|(amount, ..)| *amount > 0).map(|(amount, one, many)| counted(amount, one, many))) {
        nothing if nothing.is_empty() => "nothing".to_owned(),
        reward => reward,
    }
}

/// What a finished building gives to builders beside it. All of that is proved, so that a case says nothing else.
fn beside(building: Building) -> String {
    what(building.print().neighbour)
}

fn rewards(n: &Names, seat: Seat, tile: &Tile, fault: Fault) -> (String, Vec<Place>) {
    let on = the(tile.building);
    let (star, below) = (what(tile.master), what(tile.each));
    // Whose slip it is, where that is not the player whose count is in question.
    let whose = |who: Seat| if who == seat { String::new() } else { format!(" for {}", n.player(who)) };
    let mut places = vec![built(tile.building)];
    let says = match fault {
        Fault::NeighbourLeftOut { who, neighbour } => {
            places.push(site_place(neighbour));
            format!("what the finished {} beside {on} brings ({}) is left out{}", bare(neighbour), beside(neighbour), whose(who))
        }
        Fault::NeighbourPerStone { who, neighbour, stones } => {
            places.push(site_place(neighbour));
            let each = counted(stones, "stone", "stones");
            format!(
                "what the {} beside {on} brings ({}) comes once for each of {} {each}",
                bare(neighbour),
                beside(neighbour),
                n.owner(who)
            )
        }
        Fault::OwnCorner { who } => {
            let corner = beside(tile.building);
            format!("what stands in the upper right corner of {on} itself ({corner}) is counted as well{}", whose(who))
        }
        Fault::NeighbourUnfinished { who, neighbour } => {
            places.push(site_place(neighbour));
            let corner = beside(neighbour);
            format!("{} beside {on} is counted ({corner}) although it is not finished{}", the(neighbour), whose(who))
        }
        Fault::NeighbourAtCorner { who, neighbour } => {
            places.push(site_place(neighbour));
            format!("{}, which touches {on} only at a corner, is counted ({}){}", the(neighbour), beside(neighbour), whose(who))
        }
        Fault::NeighboursForMasterOnly { who, master } => {
            let master = n.player(master);
            format!(
                "what finished buildings beside {on} bring goes to {master} alone, the master builder, not to {}",
                n.player(who)
            )
        }
        Fault::MasterLeftOut { master } => {
            format!("what {} gets as master builder of {on} ({star}) is left out", n.player(master))
        }
        Fault::MasterByNumbers { master, instead } => {
            let (master, instead) = (n.player(master), n.player(instead));
            format!("{instead} is taken for the master builder of {on} instead of {master}, for the higher numbers ({star})")
        }
        Fault::TieToTheRight { master, instead } => {
            let (master, instead) = (n.player(master), n.player(instead));
            format!(
                "{instead}, whose stone lies furthest to the right, wins the tie for master builder of {on} against {master} ({star})"
            )
        }
        Fault::TieShared { master, who } => {
            let (master, who) = (n.player(master), n.player(who));
            format!("{who} too, who ties with {master}, gets what the master builder of {on} gets ({star})")
        }
        Fault::TieLost { master } => {
            format!("nobody gets what the master builder of {on} gets ({star}), because {} ties with others", n.player(master))
        }
        Fault::MasterIsLast { master, instead } => {
            let (master, instead) = (n.player(master), n.player(instead));
            format!("{instead}, who placed the last stone on {on}, is taken for its master builder instead of {master} ({star})")
        }
        Fault::MasterForAll { master, who } => {
            let (master, who) = (n.player(master), n.player(who));
            format!("{who} too gets what stands beside the star of {on} ({star}), which is for {master} as master builder")
        }
        Fault::MasterNotContributor { master } => {
            format!("{}, as master builder of {on}, does not get what every builder gets ({below})", n.player(master))
        }
        Fault::ContributorLeftOut { who } => {
            format!("what every builder of {on} gets ({below}) is left out{}", whose(who))
        }
        Fault::ContributorPerStone { who, stones } => {
            let each = counted(stones, "stone", "stones");
            format!("what every builder of {on} gets ({below}) comes once for each of {} {each}", n.owner(who))
        }
        Fault::CornersSwapped => {
            format!("the corner of {on} is misread: the master builder gets {below}, and every builder {star}")
        }
        Fault::OthersLeftOut { who, builder } => {
            let (who, builder) = (n.player(who), n.player(builder));
            format!("only {builder}, whose turn it is, gets anything for {on}, and {who} nothing")
        }
        Fault::NoStone { who } => format!("{} is rewarded for {on} without a stone on it", n.player(who)),
        Fault::InPart { who, of, unit } => {
            let reward = if of == tile.building { tile.each } else { of.print().neighbour };
            let missing = match unit {
                Unit::Crystals => are(reward.crystals, "crystal", "crystals"),
                Unit::Cards => are(reward.cards, "card", "cards"),
                Unit::Scales => are(reward.scales, "scale", "scales"),
                Unit::Points | Unit::Offerings => are(0, "other part", "other parts"),
            };
            format!("of what {} brings ({}) the {missing} left out{}", the(of), what(reward), whose(who))
        }
    };
    (says, places)
}

fn say_dragons(n: &Names, seat: Seat, who: Seat, building: Building, dragons: [bool; 3], fault: DragonFault) -> String {
    let there: Vec<_> =
        Dragon::ALL.into_iter().zip(dragons).filter(|(_, there)| *there).map(|(which, _)| n.dragon(which)).collect();
    let count = there.len() as u8;
    let scales = counted(count, "scale", "scales");
    let there = and(there);
    let on = the(building);
    let whose = if who == seat { String::new() } else { format!(" to {}", n.player(who)) };
    match fault {
        DragonFault::Forgotten => {
            let are = is(count);
            format!("the {scales} for {there} on {on} {are} forgotten")
        }
        DragonFault::OneForAll => format!("{there} on {on} bring one scale together instead of one each"),
        DragonFault::EachStone => {
            let brings = if count == 1 { "brings" } else { "bring" };
            format!("{there} on {on} {brings} {scales} again{whose} for another stone in the same turn")
        }
        DragonFault::OnTheMarket => format!("an offering beside {there} on the market brings {scales}{whose}"),
        DragonFault::WithoutStone => format!("standing beside {there} on {on} brings {scales}{whose}, without a stone"),
        DragonFault::ForAll => {
            format!("{} too, whose stone lies on {on} already, gets {scales} for {there}", n.player(who))
        }
    }
}

fn say_scales(n: &Names, seat: Seat, scales: String, fault: ScalesFault) -> String {
    let who = n.player(seat);
    match fault {
        ScalesFault::TieSix { players } => {
            format!("each of the {players} players who tie for most scales ({scales}) is given 6 crystals")
        }
        ScalesFault::TieDivided { players } => {
            format!("the {players} players who tie for most scales ({scales}) divide 6 crystals among them")
        }
        ScalesFault::MostAndThree => {
            format!("{who}, with most scales ({scales}), is given 3 for at least three scales beside the 6 for most")
        }
        ScalesFault::OnlyMost => format!("{who}, with {scales}, is given nothing, as not having most"),
        ScalesFault::FewPaid => format!("{who} is given 3 crystals for {scales}"),
    }
}

fn offering(level: Level, fault: OfferingFault) -> String {
    let price = level.price();
    match fault {
        OfferingFault::SurchargeForgotten { card: by } => {
            let are = is(by.worth());
            let more = counted(by.worth(), "crystal", "crystals");
            format!("the {more} that the {} adds to the space marked {price} {are} forgotten", card(by))
        }
        OfferingFault::SurchargeOfOne { card: by } => {
            format!("the {} adds only 1 crystal to the space marked {price}", card(by))
        }
        OfferingFault::Discount { card: by } => {
            format!("the {} makes the space marked {price} cheaper by {} instead of dearer", card(by), by.worth())
        }
        OfferingFault::SurchargeAlone { card: by } => {
            let paid = are(by.worth(), "crystal", "crystals");
            format!("only {paid} paid, for the {}, and not the {price} of the space", card(by))
        }
        OfferingFault::PriceForgotten => format!("nothing is paid for the space marked {price}"),
        OfferingFault::SevensNotBlocked { price: paid } => {
            format!("{paid} is paid for the space marked {price}, as though all four spaces marked 7 were free for two players")
        }
        OfferingFault::LevelBelow { price: paid } => {
            format!("{paid}, the price of the level below, is paid for the space marked {price}")
        }
        OfferingFault::ChangeForgotten { paid, price } => {
            format!("no change is taken from the {paid} laid down for a price of {price}")
        }
        OfferingFault::NotCounted { card: by } => format!("the offering by the {} is not counted", card(by)),
    }
}
