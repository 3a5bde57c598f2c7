//! Slips in words.

use super::names::{Names, level_place, player_place, site_place};
use crate::game::reasons::{ToArg, Vocabulary};
use crate::games::blue_moon_city::slips::{DragonFault, DrawFault, Fault, OfferingFault, ScalesFault, Source, Then, Tile};
use crate::games::blue_moon_city::{Building, Dragon, Level, Reward, Seat, SlipFacts};
use crate::verdict::{Place, Unit};
use crate::words::{Arg, Message};

/// A slip as the rest of a sentence that begins with "if", and the places that it speaks of.
pub(crate) fn say_slip(n: &Names, seat: Seat, lapse: &SlipFacts) -> (Message, Vec<Place>) {
    let crystals = || vec![player_place(seat).key("crystals")];
    let scales = || vec![player_place(seat).key("scales")];
    let hand = || vec![player_place(seat).key("hand")];
    let says = |id| n.message(id);
    let (says, places) = match *lapse {
        SlipFacts::Rewards { ref tile, fault, then } => {
            let (says, places) = rewards(n, seat, tile, fault);
            (after(n, says, then), places)
        }
        SlipFacts::Unfinished { ref tile, free, then } => {
            let says = says("slip-unfinished").with("building", tile.building.to_arg(n)).with("free", free);
            (after(n, says.with("below", what(n, tile.each)), then), vec![built(tile.building)])
        }
        SlipFacts::Dragons { who, building, dragons, fault, then } => {
            let there = || Dragon::ALL.into_iter().zip(dragons).filter_map(|(dragon, there)| there.then_some(dragon));
            let says = say_dragons(n, seat, who, building, there().collect(), fault);
            (after(n, says, then), there().filter_map(|dragon| n.shown_dragon(dragon)).collect())
        }
        SlipFacts::Scales { scales: held, owed, fault } => (say_scales(n, seat, held + owed, fault), scales()),
        SlipFacts::OwedForgotten { owed } => {
            let whose = Seat::all().zip(owed).filter(|(_, owed)| *owed > 0);
            let of = |(seat, owed): (Seat, u8)| says("slip-owed-of").with("scales", owed).with("who", seat.to_arg(n)).thing();
            let owed: Vec<_> = whose.map(of).collect();
            (says("slip-owed-forgotten").with("owed", Arg::List(owed.into())), vec![n.table("scales")])
        }
        SlipFacts::ScoringForgotten => (says("slip-scoring-forgotten"), vec![n.table("scales")]),
        SlipFacts::ScalesKept { scales: kept } => {
            (says("slip-scales-kept").with("who", seat.to_arg(n)).with("scales", kept), scales())
        }
        SlipFacts::Offering { level, fault } => {
            let mut places = crystals();
            places.push(level_place(level));
            (offering(n, level, fault), places)
        }
        SlipFacts::PowerCardKept { card } => (says("slip-power-card-kept").with("card", card.to_arg(n)), hand()),
        SlipFacts::WhitesKept { building, cards } => {
            (says("slip-whites-kept").with("building", building.to_arg(n)).with("cards", cards), hand())
        }
        SlipFacts::Drawing { counted: drawn, drawn: right, discarded, fault } => {
            let says = match fault {
                DrawFault::LeftOut => says("slip-nothing-drawn").with("right", right),
                DrawFault::NotReplaced => says("slip-not-replaced").with("drawn", drawn).with("discarded", discarded),
                DrawFault::ReplacedOnly => says("slip-replaced-only").with("drawn", drawn).with("discarded", discarded),
                DrawFault::UpToEight => says("slip-up-to-eight").with("drawn", drawn),
            };
            (says, hand())
        }
        SlipFacts::AsideForgotten { cards } => {
            (says("slip-aside-forgotten").with("who", seat.to_arg(n)).with("cards", cards), hand())
        }
        SlipFacts::PiecesCounted { source, crystals: worth, pieces } => {
            let (source, building) = match source {
                Source::Master(building) => ("master", Some(building)),
                Source::Contributor(building) => ("each", Some(building)),
                Source::Neighbour(building) => ("neighbour", Some(building)),
                Source::Scales => ("scales", None),
            };
            let says = says("slip-pieces-counted").with("source", Arg::Term(source)).with("building", building.to_arg(n));
            (says.with("crystals", worth).with("pieces", pieces), crystals())
        }
    };
    (says, places)
}

/// With what a slip leads to before it changes the count in question.
fn after(n: &Names, slip: Message, then: Then) -> Message {
    let then = match then {
        Then::Direct => return slip,
        Then::NotScored => "not-scored",
        Then::Scored => "scored",
        Then::ScoredOtherwise => "scored-otherwise",
    };
    n.message("slip-then").with("slip", slip).with("then", Arg::Term(then))
}

fn built(building: Building) -> Place {
    site_place(building).key("built")
}

/// "1 crystal, 1 card and 1 scale"; "nothing".
fn what(n: &Names, reward: Reward) -> Arg {
    Arg::List(n.parts(reward).into())
}

/// Whose slip it is, where that is not the player whose count is in question.
fn whose(n: &Names, seat: Seat, who: Seat) -> Arg {
    Some(who).filter(|who| *who != seat).to_arg(n)
}

fn rewards(n: &Names, seat: Seat, tile: &Tile, fault: Fault) -> (Message, Vec<Place>) {
    let on = |id| n.message(id).with("building", tile.building.to_arg(n));
    let (star, below) = (what(n, tile.master), what(n, tile.each));
    // What a finished building gives to builders beside it. All of that is proved, so that a case says nothing else.
    let beside = |building: Building| what(n, building.print().neighbour);
    let whose = |who: Seat| whose(n, seat, who);
    let mut places = vec![built(tile.building)];
    if let Fault::NeighbourLeftOut { neighbour, .. }
    | Fault::NeighbourPerStone { neighbour, .. }
    | Fault::NeighbourUnfinished { neighbour, .. }
    | Fault::NeighbourAtCorner { neighbour, .. } = fault
    {
        places.push(site_place(neighbour));
    }
    let by = |id, neighbour: Building| on(id).with("neighbour", neighbour.to_arg(n)).with("beside", beside(neighbour));
    let says = match fault {
        Fault::NeighbourLeftOut { who, neighbour } => by("slip-neighbour-left-out", neighbour).with("whose", whose(who)),
        Fault::NeighbourPerStone { who, neighbour, stones } => {
            by("slip-neighbour-per-stone", neighbour).with("who", who.to_arg(n)).with("stones", stones)
        }
        Fault::OwnCorner { who } => on("slip-own-corner").with("beside", beside(tile.building)).with("whose", whose(who)),
        Fault::NeighbourUnfinished { who, neighbour } => by("slip-neighbour-unfinished", neighbour).with("whose", whose(who)),
        Fault::NeighbourAtCorner { who, neighbour } => by("slip-neighbour-at-corner", neighbour).with("whose", whose(who)),
        Fault::NeighboursForMasterOnly { who, master } => {
            on("slip-neighbours-for-master-only").with("master", master.to_arg(n)).with("who", who.to_arg(n))
        }
        Fault::MasterLeftOut { master } => on("slip-master-left-out").with("master", master.to_arg(n)).with("star", star),
        Fault::MasterByNumbers { master, instead } => {
            on("slip-master-by-numbers").with("master", master.to_arg(n)).with("instead", instead.to_arg(n)).with("star", star)
        }
        Fault::TieToTheRight { master, instead } => {
            on("slip-tie-to-the-right").with("master", master.to_arg(n)).with("instead", instead.to_arg(n)).with("star", star)
        }
        Fault::TieShared { master, who } => {
            on("slip-tie-shared").with("master", master.to_arg(n)).with("who", who.to_arg(n)).with("star", star)
        }
        Fault::TieLost { master, others } => {
            let others: Vec<Seat> = others.iter().collect();
            on("slip-tie-lost").with("master", master.to_arg(n)).with("others", others.to_arg(n)).with("star", star)
        }
        Fault::MasterIsLast { master, instead } => {
            on("slip-master-is-last").with("master", master.to_arg(n)).with("instead", instead.to_arg(n)).with("star", star)
        }
        Fault::MasterForAll { master, who } => {
            on("slip-master-for-all").with("master", master.to_arg(n)).with("who", who.to_arg(n)).with("star", star)
        }
        Fault::MasterNotContributor { master } => {
            on("slip-master-not-contributor").with("master", master.to_arg(n)).with("below", below)
        }
        Fault::ContributorLeftOut { who } => on("slip-contributor-left-out").with("below", below).with("whose", whose(who)),
        Fault::ContributorPerStone { who, stones } => {
            on("slip-contributor-per-stone").with("below", below).with("who", who.to_arg(n)).with("stones", stones)
        }
        Fault::CornersSwapped => on("slip-corners-swapped").with("below", below).with("star", star),
        Fault::OthersLeftOut { who, builder } => {
            on("slip-others-left-out").with("builder", builder.to_arg(n)).with("who", who.to_arg(n))
        }
        Fault::NoStone { who } => on("slip-no-stone").with("below", below).with("who", who.to_arg(n)),
        Fault::NoStoneBeside { who } => on("slip-no-stone-beside").with("below", below).with("who", who.to_arg(n)),
        Fault::InPart { who, of, unit } => {
            let reward = if of == tile.building { tile.each } else { of.print().neighbour };
            let missing = match unit {
                Unit::Cards => Reward { cards: reward.cards, ..Reward::NONE },
                Unit::Scales => Reward { scales: reward.scales, ..Reward::NONE },
                Unit::Crystals | Unit::Points | Unit::Offerings => Reward { crystals: reward.crystals, ..Reward::NONE },
            };
            let says = n.message("slip-in-part").with("of", of.to_arg(n)).with("reward", what(n, reward));
            let count = missing.crystals + missing.cards + missing.scales;
            says.with("missing", what(n, missing)).with("count", count).with("whose", whose(who))
        }
    };
    (says, places)
}

fn say_dragons(n: &Names, seat: Seat, who: Seat, building: Building, there: Vec<Dragon>, fault: DragonFault) -> Message {
    let on = |id| n.message(id).with("building", building.to_arg(n));
    let scales = there.len();
    let dragons: Arg = there.into_iter().map(|dragon| n.listed_dragon(dragon)).collect();
    let whose = whose(n, seat, who);
    match fault {
        DragonFault::Forgotten => on("slip-dragons-forgotten").with("scales", scales),
        DragonFault::OneForAll => on("slip-dragons-one-for-all"),
        DragonFault::EachStone => on("slip-dragons-each-stone").with("scales", scales).with("whose", whose),
        DragonFault::OnTheMarket => n.message("slip-dragons-on-the-market").with("scales", scales).with("whose", whose),
        DragonFault::WithoutStone => on("slip-dragons-without-stone").with("scales", scales).with("whose", whose),
        DragonFault::ForAll => on("slip-dragons-for-all").with("scales", scales).with("who", who.to_arg(n)),
    }
    .with("dragons", dragons)
}

fn say_scales(n: &Names, seat: Seat, scales: u8, fault: ScalesFault) -> Message {
    let of = |id| n.message(id).with("who", seat.to_arg(n));
    match fault {
        ScalesFault::TieSix { players } => n.message("slip-tie-six").with("players", players),
        ScalesFault::TieDivided { players } => n.message("slip-tie-divided").with("players", players),
        ScalesFault::MostAndThree => of("slip-most-and-three"),
        ScalesFault::OnlyMost => of("slip-only-most"),
        ScalesFault::FewPaid => of("slip-few-paid"),
    }
    .with("scales", scales)
}

fn offering(n: &Names, level: Level, fault: OfferingFault) -> Message {
    let on = |id| n.message(id).with("space", level.to_arg(n));
    match fault {
        OfferingFault::SurchargeForgotten { card } => {
            on("slip-surcharge-forgotten").with("card", card.to_arg(n)).with("more", card.worth())
        }
        OfferingFault::SurchargeOfOne { card } => on("slip-surcharge-of-one").with("card", card.to_arg(n)),
        OfferingFault::Discount { card } => on("slip-discount").with("card", card.to_arg(n)).with("more", card.worth()),
        OfferingFault::SurchargeAlone { card } => {
            on("slip-surcharge-alone").with("card", card.to_arg(n)).with("more", card.worth())
        }
        OfferingFault::PriceForgotten => on("slip-price-forgotten"),
        OfferingFault::SevensNotBlocked { price } => on("slip-sevens-not-blocked").with("paid", price),
        OfferingFault::LevelBelow { price } => on("slip-level-below").with("paid", price),
        OfferingFault::ChangeForgotten { paid, price } => {
            n.message("slip-change-forgotten").with("paid", paid).with("price", price)
        }
        OfferingFault::NotCounted { card } => n.message("slip-offering-not-counted").with("card", card.to_arg(n)),
    }
}
