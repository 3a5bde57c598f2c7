//! A legal step with what shows that it may be made: how its cards count, what its crystals pay for, how far it leads.

use super::names::Names;
use super::unlisted::untold;
use crate::game::SaysMoves;
use crate::game::reasons::{ToArg, Vocabulary};
use crate::games::blue_moon_city::payment::{self, Account};
use crate::games::blue_moon_city::{BlueMoonCity, Build, Card, Cards, Move, Offering, Position, Rulings, judge};
use crate::words::{Arg, Message};

/// A legal step in words. Where its cards or crystals add up to something, or its steps are counted, that is told as well.
pub(crate) fn say_legal(n: &Names, position: &Position, rulings: &Rulings, play: &Move) -> Message {
    let proofs = match play {
        Move::Build(build) => {
            payment(n, position, build, rulings).into_iter().chain(finishes(n, position, build, rulings)).collect()
        }
        Move::Offer(offering) => crystals(n, position, offering).into_iter().chain(wins(n, position, offering)).collect(),
        Move::Walk { .. } | Move::Fly { .. } => steps(n, position, play).into_iter().collect(),
        Move::Stride { .. } | Move::Leap { .. } | Move::Discard { .. } | Move::Draw { .. } | Move::Reveal { .. } => Vec::new(),
    };
    let says = |step: Message, proof: Message| n.message("step-with-proof").with("step", step).with("proof", proof);
    proofs.into_iter().fold(BlueMoonCity::say_move(n, position, play), says)
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
