//! One sample of every flaw, refusal and reason: what must hold for each sentence, whatever it says.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::tests::{build, example, names, refused};
pub(in crate::games::blue_moon_city) use super::tests::{card, cards, five, seat, section};
use super::told::BOOK;
use super::*;
use crate::games::Unlisted;
use crate::games::blue_moon_city::rules::{CATALOGUE, GreyTeleport};
use crate::games::blue_moon_city::slips::{DragonFault, DrawFault, Fault, OfferingFault, ScalesFault, Source, Then, Tile};
use crate::games::blue_moon_city::*;
use crate::games::reasons::{Told, Unsaid};
use crate::games::shared::SeatSet;
use crate::games::soundness::{self, plain};
use crate::verdict::{Finding, Severity, Unit};
use crate::words::{Arg, Message, laws};
use std::collections::BTreeSet;

pub(in crate::games::blue_moon_city) fn spot(row: usize, column: usize) -> Spot {
    Spot::at(row, column).unwrap()
}
pub(in crate::games::blue_moon_city) fn level(price: u8) -> Level {
    Level::priced(price).unwrap()
}

/// A section of the palace.
pub(in crate::games::blue_moon_city) fn palace() -> Price {
    Price { building: Building::RoyalPalace, section: None, cost: 4, colour: None }
}

fn refusals() -> impl Iterator<Item = Refusal> {
    Refusal::samples().into_iter().chain(NotTold::samples().into_iter().map(Refusal::from))
}

fn reasons() -> Vec<Reason> {
    let (building, unit, at) = (Building::University, Unit::Crystals, section(1));
    let offering = |needed| Reason::Offering { level: level(9), offerings: 6, needed };
    vec![
        Reason::Paid { building, section: Some(at), cost: 5, cards: cards(&[(Colour::White, 2), (Colour::White, 3)]) },
        Reason::Played { card: card(Colour::Grey, 1) },
        Reason::Dragons { building, dragons: [true, false, false] },
        Reason::Master { building, unit, numbers: false, stones: 2, next: 1, leftmost: None },
        Reason::Master { building, unit, numbers: false, stones: 2, next: 0, leftmost: None },
        Reason::Master { building, unit, numbers: false, stones: 1, next: 1, leftmost: Some(at) },
        Reason::Contributor { building, unit, section: at },
        Reason::Neighbour { building, neighbour: Building::FireTemple, unit, section: at },
        Reason::NotThere { unit: Unit::Scales, owed: 1 },
        Reason::NotThere { unit: Unit::Cards, owed: 2 },
        Reason::NotThere { unit: Unit::Crystals, owed: 1 },
        Reason::MostScales { scales: 7, owed: 1 },
        Reason::TiedScales { scales: 4, owed: 0, players: 2 },
        Reason::ThreeScales { scales: 3, owed: 0 },
        Reason::FewScales { scales: 1, owed: 0 },
        Reason::ScalesReturned { scales: 4 },
        Reason::OwedScales,
        Reason::OfferingPrice { level: level(9) },
        Reason::Surcharge { card: card(Colour::Yellow, 2) },
        offering(None),
        offering(Some(6)),
        Reason::Discarded,
        Reason::Drawn { discarded: 2, reshuffled: true },
    ]
}

fn lapses() -> Vec<Lapse> {
    let (who, master, neighbour, yellow) = (seat(1), seat(0), Building::Hospice, card(Colour::Yellow, 2));
    let (instead, builder) = (who, master);
    let tile = Tile {
        building: Building::University,
        master: Reward { scales: 1, ..Reward::NONE },
        each: Reward { crystals: 1, cards: 1, scales: 1 },
    };
    let faults = [
        Fault::NeighbourLeftOut { who, neighbour },
        Fault::NeighbourLeftOut { who: master, neighbour },
        Fault::NeighbourPerStone { who, neighbour, stones: 2 },
        Fault::OwnCorner { who },
        Fault::NeighbourUnfinished { who, neighbour },
        Fault::NeighbourAtCorner { who, neighbour },
        Fault::NeighboursForMasterOnly { who, master },
        Fault::MasterLeftOut { master },
        Fault::MasterByNumbers { master, instead },
        Fault::TieToTheRight { master, instead },
        Fault::TieShared { master, who },
        Fault::TieLost { master, others: SeatSet::only(who) },
        Fault::TieLost { master, others: SeatSet::only(who).or(SeatSet::only(seat(2))) },
        Fault::MasterIsLast { master, instead },
        Fault::MasterForAll { master, who },
        Fault::MasterNotContributor { master },
        Fault::ContributorLeftOut { who },
        Fault::ContributorPerStone { who, stones: 2 },
        Fault::CornersSwapped,
        Fault::OthersLeftOut { who, builder },
        Fault::NoStone { who },
        Fault::NoStoneBeside { who },
        Fault::InPart { who, of: tile.building, unit: Unit::Cards },
    ];
    let dragons = [
        DragonFault::Forgotten,
        DragonFault::OneForAll,
        DragonFault::EachStone,
        DragonFault::OnTheMarket,
        DragonFault::WithoutStone,
        DragonFault::ForAll,
    ];
    let scales = [
        ScalesFault::TieSix { players: 2 },
        ScalesFault::TieDivided { players: 2 },
        ScalesFault::MostAndThree,
        ScalesFault::OnlyMost,
        ScalesFault::FewPaid,
    ];
    let offerings = [
        OfferingFault::SurchargeForgotten { card: yellow },
        OfferingFault::SurchargeOfOne { card: yellow },
        OfferingFault::Discount { card: yellow },
        OfferingFault::SurchargeAlone { card: yellow },
        OfferingFault::PriceForgotten,
        OfferingFault::SevensNotBlocked { price: 7 },
        OfferingFault::LevelBelow { price: 8 },
        OfferingFault::ChangeForgotten { paid: 10, price: 9 },
        OfferingFault::NotCounted { card: yellow },
    ];
    let draws = [DrawFault::LeftOut, DrawFault::NotReplaced, DrawFault::ReplacedOnly, DrawFault::UpToEight];
    let thens = [Then::Direct, Then::NotScored, Then::Scored, Then::ScoredOtherwise];
    let sources = [Source::Master(neighbour), Source::Contributor(neighbour), Source::Neighbour(neighbour), Source::Scales];
    let (level, drawn) = (level(9), 3);
    let dragon = |fault| Lapse::Dragons { who, building: tile.building, dragons: [true, false, true], fault, then: Then::Direct };
    let mut lapses = vec![
        Lapse::Unfinished { tile, free: 1, then: Then::Direct },
        Lapse::OwedForgotten { owed: [1, 2, 0, 0] },
        Lapse::ScoringForgotten,
        Lapse::ScalesKept { scales: 2 },
        Lapse::PowerCardKept { card: yellow },
        Lapse::WhitesKept { building: neighbour, cards: 2 },
        Lapse::AsideForgotten { cards: 2 },
    ];
    lapses.extend(faults.map(|fault| Lapse::Rewards { tile, fault, then: Then::Direct }));
    lapses.extend(thens.map(|then| Lapse::Rewards { tile, fault: Fault::CornersSwapped, then }));
    lapses.extend(dragons.map(dragon));
    lapses.extend(scales.map(|fault| Lapse::Scales { scales: 2, owed: 0, fault }));
    lapses.extend(offerings.map(|fault| Lapse::Offering { level, fault }));
    lapses.extend(draws.map(|fault| Lapse::Drawing { counted: 2, drawn, discarded: 1, fault }));
    lapses.extend(sources.map(|source| Lapse::PiecesCounted { source, crystals: 3, pieces: 1 }));
    lapses
}

fn moves() -> Vec<Move> {
    let (seat, to) = (seat(0), Building::Mill);
    let grey = card(Colour::Grey, 2);
    vec![
        Move::Walk { seat, path: vec![to], with: Cards::EMPTY },
        Move::Walk { seat, path: vec![to], with: cards(&[(Colour::Grey, 2)]) },
        Move::Walk { seat, path: vec![], with: Cards::EMPTY },
        Move::Stride { seat, card: grey },
        Move::Stride { seat, card: card(Colour::Yellow, 1) },
        Move::Leap { seat, card: grey, to },
        Move::Fly { seat, card: grey, dragon: Some(DragonName::Of(Dragon::Aqua)), to: DragonTo::Out },
        Move::Fly { seat, card: grey, dragon: None, to: DragonTo::Building(to) },
        build(SectionName::Nth(section(4)), &[]),
        build(SectionName::Cost(4), &[(Colour::White, 2)]),
        Move::Offer(Offering { seat, space: None, card: Some(card(Colour::Yellow, 1)), paid: Some(9) }),
        Move::Discard { seat, count: 0, cards: None },
        Move::Discard { seat, count: 1, cards: Some(cards(&[(Colour::White, 2)])) },
        Move::Draw { seat, count: None, cards: None },
        Move::Reveal { seat, cards: cards(&[(Colour::White, 2)]) },
    ]
}

fn gaps() -> [Gap; 8] {
    use Gap::{Buildings, Cards, City, Crystals, Obelisk, OtherPlayers, Scales, Stones};
    [Cards, Scales, Crystals, City, Buildings, Stones(seat(0)), Obelisk, OtherPlayers]
}

fn assumed() -> [Assumed; 8] {
    use Assumed::{Building, CrystalsLeft, DragonOutside, Movement, NothingFinished, ScalesLeft, StonesLeft};
    let dragon = DragonOutside(Dragon::Aqua);
    let stones = [1, 5].map(|stones| StonesLeft(seat(0), stones));
    let [one, five] = stones;
    [Movement, Building, NothingFinished, dragon, one, five, ScalesLeft(2), CrystalsLeft(22)]
}

/// Tables that lack something, or where the game is over.
fn positions() -> Vec<Position> {
    let with = |change: &dyn Fn(&mut Position)| {
        let mut position = example();
        position.turn.seat = seat(0);
        change(&mut position);
        position
    };
    let over = |offerings: i32| {
        with(&|position| {
            position.turn.phase = Phase::Over;
            for index in [0, 1] {
                position.player_mut(seat(index)).counts = [0; UNITS.len()];
            }
            position.player_mut(seat(1)).counts[0] = offerings;
        })
    };
    let mut untold = over(1);
    untold.player_mut(seat(0)).crystals_known = false;
    vec![
        over(0),
        over(6),
        untold,
        with(&|position| position.turn.phase = Phase::Drawing),
        with(&|position| position.turn.unsaid.pace = Some(Pace::Left)),
        with(&|position| position.turn.unsaid.pace = Some(Pace::Walked)),
        with(&|position| position.player_mut(seat(0)).hand = Stack::face_down(3)),
        with(&|position| position.player_mut(seat(0)).hand.hidden = None),
        with(&|position| position.player_mut(seat(0)).figure = None),
        with(&|position| {
            position.player_mut(seat(0)).hand = Stack::of(cards(&[(Colour::Blue, 2)]));
            position.dragons = [None; 3];
        }),
        with(&|position| position.unsaid.hand[0] = true),
        with(&|position| position.turn.phase = Phase::Building),
        with(&|position| {
            position.turn.phase = Phase::Building;
            position.sites[Building::MarketHall.index()].finished = true;
            position.city = Building::ALL.map(Some);
        }),
    ]
}

fn texts(unlisted: Unlisted) -> Vec<Message> {
    match unlisted {
        Unlisted::NotTold(texts) => texts,
        Unlisted::CutShort(text) | Unlisted::Beside(text) => vec![text],
    }
}

fn hear_all(texts: impl IntoIterator<Item = Message>, hear: &mut impl FnMut(&Message)) {
    texts.into_iter().for_each(|text| hear(&text));
}

/// What is counted in this game.
const NOUNS: &[&str] = &["stones", "cards", "scales", "crystals", "steps", "sections", "offerings"];

fn sound(finding: &Finding, what: &str) {
    soundness::sound::<BlueMoonCity>(finding, what, NOUNS);
}

#[test]
fn every_flaw_names_its_rule_and_what_would_be_right() {
    for flaw in Flaw::samples() {
        sound(&flaw.tell(&names()).into(), &format!("{flaw:?}"));
    }
}

/// Asks the laws for a message and for those that it speaks of, and notes that they are said.
fn heard(message: &Message, ids: &mut BTreeSet<&'static str>) {
    fn within(arg: &Arg, ids: &mut BTreeSet<&'static str>) {
        match arg {
            Arg::Message(message) | Arg::Thing(message) => heard(message, ids),
            Arg::List(items) => items.iter().for_each(|item| within(item, ids)),
            _ => {}
        }
    }
    laws::sound(message);
    ids.insert(message.id());
    message.args().iter().for_each(|(_, arg)| within(arg, ids));
}

#[test]
fn every_text_is_sound_and_said() {
    let mut ids = BTreeSet::new();
    let mut hear = |message: &Message| heard(message, &mut ids);
    for flaw in Flaw::samples() {
        hear(&Finding::from(flaw.tell(&names())).message);
    }
    let play = build(SectionName::Cost(5), &[(Colour::White, 2)]);
    let mut hear_refusal = |refusal: &Refusal, play: &Move| hear(&refused(refusal, play).message);
    for refusal in refusals() {
        hear_refusal(&refusal, &play);
    }
    // What white cards do not let pass depends on what is paid.
    let nothing = |idle: &[(Colour, usize)]| Refusal::CountsForNothing {
        price: five(),
        idle: cards(idle),
        why: Unsaid(Idle::BeyondWhite),
        rule: Unsaid(&rules::WHITE_ONE),
    };
    for whites in [1, 2] {
        let paid = [(Colour::White, whites), (Colour::Red, 1), (Colour::Grey, 1)];
        hear_refusal(&nothing(&[(Colour::Grey, 1)]), &build(SectionName::Cost(5), &paid));
    }
    for card in Colour::ALL.into_iter().flat_map(|colour| [1, 2, 3].map(|worth| card(colour, worth))) {
        hear_refusal(&Refusal::NoSuchPower { card, power: Power::Fly }, &play);
    }
    for reason in reasons() {
        hear(&say_award(&names(), 0, 2.into(), &reason).why);
    }
    for gap in gaps() {
        hear(&say_gap(&names(), &gap).missing);
    }
    for assumed in assumed() {
        hear(&say_assumed(&names(), &assumed));
    }
    for position in positions() {
        hear_all(rank(&names(), &position).into_iter().filter_map(|rank| rank.why), &mut hear);
        for listed in [vec![], vec![play.clone(); 2000]] {
            let rulings = Rulings { grey_teleport: GreyTeleport::InsteadOfSteps, ..Rulings::default() };
            let unlisted = say_unlisted(&names(), &position, &rulings, &listed);
            hear_all(unlisted.into_iter().flat_map(texts), &mut hear);
        }
    }
    for step in moves() {
        hear(&say_legal(&names(), &example(), &Rulings::default(), &step));
    }
    let with = |figure, paid: &[(Colour, usize)]| {
        let mut position = example();
        let player = position.player_mut(seat(0));
        (player.figure, player.hand, player.counts[0]) = (figure, Stack::of(cards(paid)), 5);
        position
    };
    let wild = [(Colour::Green, 1), (Colour::Blue, 1)];
    let pair = [(Colour::Brown, 1), (Colour::Brown, 2), (Colour::White, 2)];
    let paid = [(Colour::White, 1), (Colour::White, 2), (Colour::Grey, 1), (Colour::Grey, 2), (Colour::Red, 3)];
    let (first, thermae) = (SectionName::Nth(section(1)), Some(Building::Thermae));
    let way = vec![Building::RoyalPalace, Building::Hospice];
    let offering = Offering { seat: seat(0), space: None, card: Some(card(Colour::Yellow, 2)), paid: Some(12) };
    let mut astray = with(Some(Building::Hospice), &paid);
    astray.sites[Building::RoyalPalace.index()].finished = true;
    astray.city.iter_mut().filter(|lies| **lies == Some(Building::RoyalPalace)).for_each(|lies| *lies = None);
    let legal = [
        (with(thermae, &paid), build(first, &paid)),
        (with(thermae, &wild), build(SectionName::Nth(section(2)), &wild)),
        (with(Some(Building::University), &pair), build(first, &pair)),
        (with(Some(Building::Market), &paid), Move::Offer(offering)),
        (with(thermae, &paid), build(first, &[(Colour::Blue, 3)])),
        (with(None, &paid), build(first, &[(Colour::Blue, 3)])),
        (astray, build(first, &[(Colour::Red, 3)])),
        (with(Some(Building::Market), &paid), Move::Leap { seat: seat(0), card: card(Colour::Grey, 1), to: Building::Market }),
        (with(Some(Building::Market), &paid), Move::Walk { seat: seat(0), path: vec![Building::Market], with: Cards::EMPTY }),
        (with(Some(Building::Market), &paid), Move::Walk { seat: seat(0), path: way, with: Cards::EMPTY }),
        (with(None, &paid), Move::Fly { seat: seat(0), card: card(Colour::Blue, 1), dragon: None, to: DragonTo::Out }),
    ];
    for (position, step) in legal {
        hear(&BlueMoonCity::say_legal(&names(), &position, &Rulings::default(), &step));
    }
    let ends =
        [Move::Discard { seat: seat(0), count: 1, cards: None }, Move::Draw { seat: seat(0), count: Some(2), cards: None }];
    for step in ends {
        hear(&BlueMoonCity::say_listed(&names(), &example(), &Rulings::default(), &step, &example()));
    }
    for (id, name, arg) in asks::samples() {
        let says = names().message(id).with(name, arg).with("player", "Purple").with("worlds", Arg::from_iter([1, 2]));
        hear(&match id {
            "asked-sections" => says.with("building", Building::RoyalPalace.told(&names())).with("all", 2).with("cost", 4),
            _ => says,
        });
    }
    hear(&names().message("lacks-owners").with("building", Building::Mill.told(&names())));
    for lapse in lapses() {
        hear(&say_slip(&names(), seat(0), &lapse).0);
    }
    laws::used(&BOOK, &ids);
}

#[test]
fn every_refusal_names_its_rule_and_what_would_be_legal() {
    let play = build(SectionName::Cost(5), &[(Colour::White, 2)]);
    for refusal in refusals() {
        let finding = refused(&refusal, &play);
        sound(&finding, &format!("{refusal:?}"));
        assert!(finding.place.to_string().starts_with("moves[0].turn[2]."), "{refusal:?} is at {}", finding.place);
        assert_eq!(finding.severity == Severity::Undecided, refusal.is_open(), "{refusal:?}");
    }
}

#[test]
fn every_award_has_its_proof() {
    for reason in reasons() {
        let award = say_award(&names(), 0, 2.into(), &reason);
        plain(&award.why.to_string(), &format!("{reason:?}"), NOUNS);
        assert!(CATALOGUE.rules().any(|rule| rule == award.rule), "{reason:?}");
        assert_eq!(award.unit, reason.unit());
    }
}

#[test]
fn every_step_can_be_told_in_any_position() {
    for play in moves() {
        plain(&say_move(&names(), &example(), &play).to_string(), &format!("{play:?}"), NOUNS);
    }
}
