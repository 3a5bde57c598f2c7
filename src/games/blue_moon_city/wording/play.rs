//! Steps in words: as they would be made, with what shows that they may be made, and what a list of them lacks.

use super::Refused;
use super::names::{Names, part_key};
use crate::game::reasons::{ToArg, Vocabulary};
use crate::game::{Judge, Objection, SaysMoves, Tell, Unlisted};
use crate::games::blue_moon_city::judge::{self, Untold};
use crate::games::blue_moon_city::notation::BUILDINGS;
use crate::games::blue_moon_city::payment::{self, Account, MOST_WAYS};
use crate::games::blue_moon_city::pieces::GREY_TWO;
use crate::games::blue_moon_city::rules::GreyTeleport;
use crate::games::blue_moon_city::{
    BlueMoonCity, Build, Building, Card, Cards, Dragon, DragonName, DragonTo, Move, Offering, Part, Phase, Position, Refusal,
    Rulings, Seat, Section, SectionName, Value,
};
use crate::verdict::Place;
use crate::words::{Arg, Message};

impl SaysMoves for BlueMoonCity {
    /// A step in words, as it would be made in `position`; also one that may not be made.
    fn say_move(n: &Names, position: &Position, play: &Move) -> Message {
        let says = |id| n.message(id).with("player", play.seat().to_arg(n));
        match *play {
            Move::Walk { seat, ref path, with } => say_walk(n, position, seat, path, with),
            // Of another card nobody says what for.
            Move::Stride { card, .. } => says("move-stride").with("card", card.to_arg(n)).with("steps", card == GREY_TWO),
            Move::Leap { seat, card, to } => {
                let stays = position.player(seat).figure == Some(to);
                says(if stays { "move-leap-stays" } else { "move-leap" }).with("card", card.to_arg(n)).with("to", to.to_arg(n))
            }
            Move::Fly { card, dragon: named, to, .. } => say_fly(n, position, says, card, (named, to)),
            Move::Build(ref build) => say_build(n, position, build),
            Move::Offer(Offering { space, card, paid, .. }) => {
                let next = position.next_space().filter(|_| !position.may_be_further());
                let space = space.or(next.map(|level| level.price()));
                let says = says("move-offer").with("space", space.to_arg(n)).with("card", card.to_arg(n));
                says.with("paid", paid.to_arg(n))
            }
            Move::Discard { count: 0, .. } => says("move-discard-nothing"),
            Move::Discard { count, cards, .. } => says("move-discard").with("which", which(n, Some(count), cards)),
            Move::Draw { seat, count, cards } => {
                let aside = position.player(seat).aside;
                let more = aside.len().is_none() || position.unknowns.aside[seat.index()];
                says("move-draw").with("which", which(n, count, cards)).with("aside", aside.least()).with("more", more)
            }
            Move::Reveal { cards, .. } => says("move-reveal").with("which", which(n, None, Some(cards))),
        }
    }
    /// Where its cards or crystals add up to something, or its steps are counted, that is told as well.
    fn say_legal(n: &Names, position: &Position, rulings: &Rulings, play: &Move) -> Message {
        let proofs = match play {
            Move::Build(build) => {
                payment(n, position, build, rulings).into_iter().chain(finishes(n, position, build, rulings)).collect()
            }
            Move::Offer(offering) => crystals(n, position, offering).into_iter().chain(wins(n, position, offering)).collect(),
            Move::Walk { .. } | Move::Fly { .. } => steps(n, position, play).into_iter().collect(),
            Move::Stride { .. } | Move::Leap { .. } | Move::Discard { .. } | Move::Draw { .. } | Move::Reveal { .. } => {
                Vec::new()
            }
        };
        let says = |step: Message, proof: Message| n.message("step-with-proof").with("step", step).with("proof", proof);
        proofs.into_iter().fold(Self::say_move(n, position, play), says)
    }
    fn say_listed(names: &Names, position: &Position, rulings: &Rulings, play: &Move, after: &Position) -> Message {
        let says = Self::say_legal(names, position, rulings, play);
        // Nobody may forget it, and nobody may do anything else then.
        let draws = matches!(play, Move::Discard { .. }).then(|| judge::drawn(after));
        let ends = || names.message("step-ends-turn").with("draws", draws.map_or(Arg::Term("none"), Arg::from));
        if Self::gives_up(play) { ends().with("step", says) } else { says }
    }
    fn gives_up(play: &Move) -> bool {
        matches!(play, Move::Discard { .. } | Move::Draw { .. })
    }
    /// Nothing is counted at the end of the game, so that nothing has to be chosen for a count to go on.
    fn say_choice(_: &Names, _: &Position, _: &Rulings) -> Option<Message> {
        None
    }
    /// Whether some section can be paid for in more ways than are listed.
    fn is_cut_short(listed: &[Move]) -> bool {
        let section = |play: &Move| if let Move::Build(build) = play { Some((build.seat, build.section)) } else { None };
        let built: Vec<_> = listed.iter().filter_map(section).collect();
        // What is paid for one section is listed in a row.
        built.chunk_by(|one, other| one == other).any(|ways| ways.len() >= MOST_WAYS)
    }
    fn say_unlisted(n: &Names, position: &Position, rulings: &Rulings, listed: &[Move]) -> Option<Unlisted> {
        let seat = position.turn.seat;
        match position.turn.phase {
            Phase::Over => return Some(Unlisted::Beside(n.message("list-over"))),
            Phase::Drawing => {
                let untold = judge::drawn(position).known().is_none();
                let says = || n.message("lacks-discarded").with("player", n.player(seat));
                return untold.then(|| Unlisted::NotTold([says()].into()));
            }
            Phase::Movement | Phase::Building => {}
        }
        let missing = missing(n, position, seat, rulings);
        if !missing.is_empty() {
            return Some(Unlisted::NotTold(missing.into_iter().collect()));
        }
        if Self::is_cut_short(listed) {
            return Some(Unlisted::CutShort(n.message("list-cut-short").with("ways", MOST_WAYS)));
        }
        // Every heap of cards that holds a payment may be one: a list of them all helps nobody.
        (!position.player(seat).hand.known.is_empty()).then(|| Unlisted::Beside(n.message("list-pays-more")))
    }
}

/// Cards that are named, or how many they are.
fn which(n: &Names, count: Option<u8>, cards: Option<Cards>) -> Message {
    let kind = match (cards, count) {
        (Some(cards), _) if cards.is_empty() => "none",
        (Some(_), _) => "named",
        (None, Some(_)) => "counted",
        (None, None) => "unsaid",
    };
    let says = n.message("which-cards").with("kind", Arg::Term(kind));
    says.with("cards", cards.unwrap_or_default().to_arg(n)).with("count", count.unwrap_or_default())
}

fn say_walk(n: &Names, position: &Position, seat: Seat, path: &[Building], with: Cards) -> Message {
    let says = |id| n.message(id).with("player", seat.to_arg(n));
    let figure = position.player(seat).figure;
    // Who goes nowhere stays.
    let at = figure.unwrap_or(Building::Market);
    let (last, way) = path.split_last().unwrap_or((&at, &[]));
    if with.is_empty() && path.iter().all(|stop| figure == Some(*stop)) {
        return says("move-stays").with("at", last.to_arg(n));
    }
    let the = |stop: &Building| n.message("the-building").with("building", stop.to_arg(n)).thing();
    let from = figure.filter(|from| way.first() != Some(from));
    let says = says("move-walk").with("plays", !with.is_empty()).with("cards", with.to_arg(n)).with("from", from.to_arg(n));
    says.with("round", !way.is_empty()).with("way", way.iter().map(the).collect::<Arg>()).with("to", last.to_arg(n))
}

fn say_fly(
    n: &Names,
    position: &Position,
    says: impl Fn(&'static str) -> Message,
    card: Card,
    (named, to): (Option<DragonName>, DragonTo),
) -> Message {
    let moved = Dragon::moved_by(card.colour);
    let dragon = moved.or(match named {
        Some(DragonName::Of(named)) => Some(named),
        _ => None,
    });
    let from = moved.and_then(|dragon| position.dragons[dragon.index()]);
    let says = says(if from == Some(to) { "move-fly-stays" } else { "move-fly" });
    // A card that moves no dragon, and none is named.
    let mover = if moved.is_none() && named.is_none() { Arg::Term("figure") } else { dragon.to_arg(n) };
    says.with("card", card.to_arg(n)).with("dragon", mover).with("to", to.to_arg(n))
}

/// The section that a step means, if just one can be meant.
fn meant(position: &Position, on: Building, name: SectionName) -> Option<Section> {
    let (plan, site) = (position.plan(on), position.site(on));
    match name.number() {
        None => plan.named(name).next(),
        Some(_) => site.free(plan, name).filter(|_| !site.is_unclear(plan, name)),
    }
}

fn say_build(n: &Names, position: &Position, build: &Build) -> Message {
    let (section, cost) = (build.section.place(), build.section.number());
    let what = match build.on.or(position.player(build.seat).figure) {
        None => n.message("section-named").with("section", section.to_arg(n)).with("cost", cost.to_arg(n)),
        Some(on) => match meant(position, on, build.section) {
            Some(at) => n.priced(on, Some(at), position.plan(on).cost(at)),
            None => n.priced(on, section, cost),
        },
    };
    let with = match build.pay {
        None => "unsaid",
        Some(pay) if pay.is_empty() => "none",
        Some(_) => "some",
    };
    let says = n.message("move-build").with("player", build.seat.to_arg(n)).with("what", what);
    says.with("with", Arg::Term(with)).with("cards", build.pay.unwrap_or_default().to_arg(n))
}

/// ": 2 × yellow 1 + 2 × brown 1 (a pair as yellow 3) = 5"; none for a single card that is worth just the price.
fn payment(n: &Names, position: &Position, build: &Build, rulings: &Rulings) -> Option<Message> {
    let on = build.on.or(position.player(build.seat).figure)?;
    let plan = position.plan(on);
    let (paid, cost) = (build.pay?, build.section.cost(plan)?);
    let account = payment::account(paid, payment::colours(plan.paint, build.colour), u32::from(cost), rulings)?;
    let terms = if account.own == paid { plain_terms(&account) } else { terms(n, &account) };
    let over = account.worth.saturating_sub(u32::from(cost));
    let sum = |rest: Arg, first: Arg| Arg::from(n.message("sum-of").with("first", first).with("rest", rest));
    let terms = terms.into_iter().rev().reduce(sum);
    (terms.is_some() || over > 0).then(|| {
        let says = n.message("proof-payment").with("terms", terms.unwrap_or(Arg::Term("none")));
        says.with("worth", account.worth).with("over", over)
    })
}

/// "2 × 1", "3": cards of one colour, which need no names; nothing for a single card.
fn plain_terms(account: &Account) -> Vec<Arg> {
    let term = |(kind, count): (Card, u8)| match count {
        1 => Arg::Name(kind.worth().to_string()),
        count => Arg::Name(format!("{count} × {}", kind.worth())),
    };
    if account.own.total() > 1 { account.own.iter().map(term).collect() } else { Vec::new() }
}

/// Every card with what it counts as, unless that shows.
fn terms(n: &Names, account: &Account) -> Vec<Arg> {
    let here = || account.colour.to_arg(n);
    let cards = |id, cards: Cards| n.message(id).with("cards", cards.to_arg(n));
    let own = account.own.iter().map(|(kind, count)| cards("term-own", std::iter::repeat_n(kind, count.into()).collect()));
    let green =
        Some(account.green).filter(|green| !green.is_empty()).map(|green| cards("term-wild", green).with("colour", here()));
    let pairs = Some(account.pairs).filter(|pairs| !pairs.is_empty());
    let pairs = pairs.map(|browns| cards("term-pairs", browns).with("colour", here()).with("pairs", browns.total() / 2));
    let passed = account.passed.iter().map(|passed| {
        let says = cards("term-passed", passed.cards).with("passed", passed.colour.to_arg(n)).with("colour", here());
        says.with("whites", passed.whites.to_arg(n))
    });
    own.chain(green).chain(pairs).chain(passed).map(Arg::from).collect()
}

/// ", which finishes the mill: Ana is master builder; what it brings rests on …"; none where that is told.
fn finishes(n: &Names, position: &Position, build: &Build, rulings: &Rulings) -> Option<Message> {
    let building = position.player(build.seat).figure.filter(|&figure| position.free_sections(figure).nth(1).is_none())?;
    let master = judge::master_after(position, building, build, rulings);
    let owners = master.is_none().then(|| n.message("lacks-owners").with("building", building.to_arg(n)));
    let missing: Vec<_> = owners.into_iter().chain(untold(n, position, building)).collect();
    let says = n.message("proof-finishes").with("building", building.to_arg(n)).with("master", master.to_arg(n));
    (!missing.is_empty()).then(|| says.with("missing", Arg::from_iter(missing)))
}

/// ", the last of 6 offerings: Ana wins the game"; none while more are needed.
fn wins(n: &Names, position: &Position, offering: &Offering) -> Option<Message> {
    let needed = position.offerings_to_win()?;
    let made = position.player(offering.seat).offerings() + 1;
    let says = || n.message("proof-wins").with("needed", needed).with("player", offering.seat.to_arg(n));
    (made >= i32::from(needed)).then(says)
}

/// ": 8 + 2 for yellow 2 = 10 crystals, 2 come back".
fn crystals(n: &Names, position: &Position, offering: &Offering) -> Option<Message> {
    let price = u16::from(position.next_space()?.price());
    let more = offering.card.map(Card::worth);
    let all = price + more.map_or(0, u16::from);
    let back = offering.paid.map_or(0, |paid| paid.saturating_sub(all));
    let says =
        n.message("proof-crystals").with("price", price).with("more", more.to_arg(n)).with("card", offering.card.to_arg(n));
    (more.is_some() || back > 0).then(|| says.with("all", all).with("back", back))
}

/// ", 3 of 4 steps"; ", 2 steps" where nobody says how many there are.
fn steps(n: &Names, position: &Position, play: &Move) -> Option<Message> {
    let (taken, there) = judge::steps(position, play)?;
    (taken > 0).then(|| n.message("proof-steps").with("taken", taken).with("there", there.to_arg(n)))
}

fn missing(n: &Names, position: &Position, seat: Seat, rulings: &Rulings) -> Vec<Message> {
    let player = position.player(seat);
    let of = |id| n.message(id).with("player", n.player(seat));
    let mut missing = Vec::new();
    if !player.hand.is_open() {
        missing.push(of("lacks-hand").with("hidden", player.hand.hidden().to_arg(n)));
    }
    missing.extend(position.unknowns.hand[seat.index()].then(|| n.message("lacks-rewards")));
    let Some(figure) = player.figure else {
        missing.push(of("lacks-figure"));
        return missing;
    };
    if position.turn.phase == Phase::Movement && position.city.iter().any(Option::is_none) {
        missing.push(n.message("lacks-city"));
    }
    if position.turn.phase == Phase::Movement {
        let played = |dragon: Dragon| player.hand.known.of(Card::new(dragon.cards(), Value::Two)) > 0;
        let unknowns = |dragon: &Dragon| position.dragons[dragon.index()].is_none() && played(*dragon);
        let lacks = |dragon: Dragon| {
            n.message("lacks-dragon").with("dragon", dragon.to_arg(n)).with("colour", n.dragon_colour(dragon).to_arg(n))
        };
        missing.extend(Dragon::ALL.into_iter().filter(unknowns).map(lacks));
        missing.extend(position.turn.unknowns.has_more_steps().then(|| of("lacks-steps").with("left", position.turn.steps)));
        let matters = rulings.grey_teleport == GreyTeleport::InsteadOfSteps;
        missing.extend((matters && position.turn.may_have_walked()).then(|| of("lacks-walked")));
    }
    missing.extend(open(n, position, seat, figure, rulings));
    missing
}

/// What is printed on a tile, and nobody has read off it.
fn lacking_part(n: &Names, building: Building, part: Part) -> Message {
    let lacks = n.message("lacks-part").with("building", building.to_arg(n));
    lacks.with("part", part.to_arg(n)).with("key", Arg::key(part_key(part)))
}

/// What is not told of what a building brings that is finished.
fn untold(n: &Names, position: &Position, building: Building) -> Vec<Message> {
    let Untold { parts, beside } = judge::untold(position, building);
    let known = |one: Building| position.spot(one).is_some();
    let finished = |other: &Building| known(building) && known(*other);
    let at = |id, building: Building| n.message(id).with("building", building.to_arg(n));
    let unsure = |building| at("lacks-finished", building).with("key", BUILDINGS.typed(building));
    let parts = parts.into_iter().map(|part| lacking_part(n, building, part));
    let astray = beside.iter().any(|other| !finished(other)).then(|| at("lacks-neighbours", building));
    parts.chain(astray).chain(beside.into_iter().filter(finished).map(unsure)).collect()
}

/// What is open about placing a stone where the figure stands.
fn open(n: &Names, position: &Position, seat: Seat, figure: Building, rulings: &Rulings) -> Vec<Message> {
    let build = |section| Move::Build(Build { seat, on: None, colour: None, section, pay: None });
    let mut plays: Vec<Move> = position.free_names(figure).map(build).collect();
    judge::offerings(position, seat, &mut plays);
    let mut open: Vec<Message> = Vec::new();
    for play in &plays {
        let mut refusals = Vec::new();
        BlueMoonCity::judge(position, play, rulings, &mut refusals);
        if !refusals.iter().all(Refusal::is_open) {
            continue;
        }
        let refused = Refused { n, position, rulings, play, place: &Place::root() };
        // How to pay the list itself asks.
        for refusal in refusals {
            let Refusal::NotTold { what } = refusal else { continue };
            let lacks = what.say(&refused).message;
            if open.iter().all(|known| known.id() != lacks.id()) {
                open.push(lacks);
            }
        }
    }
    open
}
