//! A legal step with what shows that it may be made: how its cards count, what its crystals pay for, how far it leads.

use super::names::{Names, card, cards, colour, several};
use super::play::say_move;
use crate::games::blue_moon_city::payment::{self, Account, Passed};
use crate::games::blue_moon_city::{Build, Card, Cards, Colour, Move, Offering, Plan, Position, Rulings, SectionName, judge};
use crate::verdict::english::counted;

/// A legal step in words. Where its cards or crystals add up to something, or its steps are counted, that is told as well.
pub(in crate::games::blue_moon_city) fn say_legal(n: &Names, position: &Position, rulings: &Rulings, play: &Move) -> String {
    let proof = match play {
        Move::Build(build) => payment(position, build, rulings),
        Move::Offer(offering) => {
            let told: Vec<_> = crystals(position, offering).into_iter().chain(wins(n, position, offering)).collect();
            (!told.is_empty()).then(|| told.concat())
        }
        Move::Walk { .. } | Move::Fly { .. } => steps(position, play),
        Move::Stride { .. } | Move::Leap { .. } | Move::Discard { .. } | Move::Draw { .. } | Move::Reveal { .. } => None,
    };
    format!("{}{}", say_move(n, position, play), proof.unwrap_or_default())
}

/// ": 2 × yellow 1 + 2 × brown 1 (a pair as yellow 3) = 5"; none for a single card that is worth just the price.
fn payment(position: &Position, build: &Build, rulings: &Rulings) -> Option<String> {
    let on = build.on.or(position.player(build.seat).figure)?;
    let plan = position.plan(on);
    let (paid, cost) = (build.pay?, cost(plan, build.section)?);
    let account = payment::account(paid, payment::colours(plan.paint, build.colour), u32::from(cost), rulings)?;
    let sum = if account.own == paid { plain_sum(&account) } else { Some(sum(&account)) };
    let over = account.worth.checked_sub(u32::from(cost)).filter(|&over| over > 0);
    let over = over.map(|over| format!("{over} more than the price"));
    let told: Vec<_> = sum.into_iter().chain(over).collect();
    (!told.is_empty()).then(|| format!(": {}", told.join(", ")))
}

/// What a section costs, however it is named.
fn cost(plan: &Plan, name: SectionName) -> Option<u8> {
    match name {
        SectionName::Nth(section) => plan.cost(section),
        SectionName::Cost(cost) => Some(cost),
    }
}

/// "2 × 1 + 3 = 5": cards of one colour, which need no names; none for a single card.
fn plain_sum(account: &Account) -> Option<String> {
    let term = |(kind, count): (Card, u8)| match count {
        1 => kind.worth().to_string(),
        count => format!("{count} × {}", kind.worth()),
    };
    let terms: Vec<_> = account.own.iter().map(term).collect();
    (account.own.total() > 1).then(|| format!("{} = {}", terms.join(" + "), account.worth))
}

/// Every card with what it counts as, unless that shows.
fn sum(account: &Account) -> String {
    let here = account.colour;
    let own = account.own.iter().map(|(kind, count)| several(kind, count));
    let green = Some(account.green).filter(|green| !green.is_empty()).map(|green| wild(green, here));
    let pairs = Some(account.pairs).filter(|pairs| !pairs.is_empty()).map(|browns| pairs(browns, here));
    let passed = account.passed.iter().map(|passed| passing(passed, here));
    let terms: Vec<_> = own.chain(green).chain(pairs).chain(passed).collect();
    format!("{} = {}", terms.join(" + "), account.worth)
}

/// "2 × green 1 (green as blue)".
fn wild(green: Cards, here: Colour) -> String {
    format!("{} (green as {})", cards(green), colour(here))
}

/// "brown 1 and brown 2 (a pair as yellow 3)".
fn pairs(browns: Cards, here: Colour) -> String {
    let here = colour(here);
    match browns.total() / 2 {
        1 => format!("{} (a pair as {here} 3)", cards(browns)),
        count => format!("{} ({count} pairs as {here} 3 each)", cards(browns)),
    }
}

/// "3 × grey 1 and grey 2 (grey as black by white 1)".
fn passing(passed: &Passed, here: Colour) -> String {
    format!("{} ({} as {} by {})", cards(passed.cards), colour(passed.colour), colour(here), cards(passed.whites))
}

/// ", the last of 6 offerings: Ana wins the game"; none while more are needed.
fn wins(n: &Names, position: &Position, offering: &Offering) -> Option<String> {
    let needed = position.offerings_to_win()?;
    let made = position.player(offering.seat).offerings() + 1;
    (made >= i32::from(needed)).then(|| format!(", the last of {needed} offerings: {} wins the game", n.player(offering.seat)))
}

/// ": 8 + 2 for yellow 2 = 10 crystals, 2 come back".
fn crystals(position: &Position, offering: &Offering) -> Option<String> {
    let price = u16::from(position.next_space()?.price());
    let all = price + offering.card.map_or(0, |yellow| u16::from(yellow.worth()));
    let sum = offering.card.map(|yellow| format!("{price} + {} for {} = {all} crystals", yellow.worth(), card(yellow)));
    let back = offering.paid.and_then(|paid| paid.checked_sub(all)).filter(|&back| back > 0);
    let back = back.map(|back| format!("{} back", counted(back, "comes", "come")));
    let told: Vec<_> = sum.into_iter().chain(back).collect();
    (!told.is_empty()).then(|| format!(": {}", told.join(", ")))
}

/// ", 3 of 4 steps"; ", 2 steps" where nobody says how many there are.
fn steps(position: &Position, play: &Move) -> Option<String> {
    let (taken, there) = judge::steps(position, play)?;
    match there {
        _ if taken == 0 => None,
        Some(there) => Some(format!(", {taken} of {}", counted(there, "step", "steps"))),
        None => Some(format!(", {}", counted(taken, "step", "steps"))),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::tests::{build, card, cards, example, names, seat, section};
    use super::*;
    use crate::games::Game;
    use crate::games::blue_moon_city::rules::Overpaying;
    use crate::games::blue_moon_city::{BlueMoonCity, Building, RandomPlayer, SectionName, Setup, Stack};
    use crate::verdict::Tally;
    use Colour::{Blue, Brown, Green, Grey, Red, White, Yellow};

    /// What is told behind the sentence, once the hand holds what is paid.
    fn told(paid: &[(Colour, usize)], on: Building, number: usize) -> String {
        let mut position = example();
        let player = position.player_mut(seat(0));
        (player.figure, player.hand) = (Some(on), Stack::of(cards(paid)));
        let rulings = Rulings { overpaying: Overpaying::Free, ..Rulings::default() };
        let play = build(SectionName::Nth(section(number)), paid);
        let mut refusals = Vec::new();
        BlueMoonCity::judge(&position, &play, &rulings, &mut refusals);
        let [legal, plain] = [say_legal(&names(), &position, &rulings, &play), say_move(&names(), &position, &play)];
        assert_eq!(refusals, [], "{legal}");
        legal.strip_prefix(&plain).unwrap().to_owned()
    }

    #[test]
    fn a_payment_is_told_as_its_sum() {
        use Building::{RoyalPalace, Thermae, University};
        assert_eq!(told(&[(Blue, 3)], Thermae, 1), "");
        assert_eq!(told(&[(Blue, 3)], Thermae, 2), ": 1 more than the price");
        assert_eq!(told(&[(White, 2), (White, 3)], University, 1), ": 2 + 3 = 5");
        assert_eq!(told(&[(Green, 1), (Blue, 1)], Thermae, 2), ": blue 1 + green 1 (green as blue) = 2");
        assert_eq!(told(&[(Green, 1); 3], RoyalPalace, 4), ": 3 × 1 = 3");
        assert_eq!(
            told(&[(Brown, 1), (Brown, 2), (White, 2)], University, 1),
            ": white 2 + brown 1 and brown 2 (a pair as white 3) = 5"
        );
        assert_eq!(
            told(&[(Brown, 1), (Brown, 1), (Brown, 2), (Brown, 2)], University, 1),
            ": 2 × brown 1 and 2 × brown 2 (2 pairs as white 3 each) = 6, 1 more than the price"
        );
        assert_eq!(
            told(&[(White, 1), (White, 2), (Grey, 1), (Grey, 2), (Red, 3)], Thermae, 1),
            ": red 3 (red as blue by white 2) + grey 1 and grey 2 (grey as blue by white 1) = 6, 3 more than the price"
        );
    }

    #[test]
    fn crystals_and_steps_are_told() {
        let mut position = example();
        position.player_mut(seat(0)).figure = Some(Building::Market);
        let says = |position: &Position, play: Move| {
            let rulings = Rulings::default();
            let legal = say_legal(&names(), position, &rulings, &play);
            legal.strip_prefix(&say_move(&names(), position, &play)).unwrap().to_owned()
        };
        let offer = |yellow: Option<Card>, paid| Move::Offer(Offering { seat: seat(0), space: None, card: yellow, paid });
        assert_eq!(says(&position, offer(None, None)), "");
        assert_eq!(says(&position, offer(None, Some(8))), ": 1 comes back");
        let yellow = Some(card(Yellow, 2));
        assert_eq!(says(&position, offer(yellow, Some(9))), ": 7 + 2 for yellow 2 = 9 crystals");
        assert_eq!(says(&position, offer(yellow, Some(12))), ": 7 + 2 for yellow 2 = 9 crystals, 3 come back");
        let walk = |with| Move::Walk { seat: seat(0), path: vec![Building::RoyalPalace, Building::Hospice], with };
        assert_eq!(says(&position, walk(Cards::EMPTY)), ", 2 of 2 steps");
        assert_eq!(says(&position, walk(cards(&[(Grey, 2)]))), ", 2 of 4 steps");
        let stays = Move::Walk { seat: seat(0), path: vec![Building::Market], with: Cards::EMPTY };
        assert_eq!(says(&position, stays), "");
        position.turn.unsaid.steps = true;
        assert_eq!(says(&position, walk(Cards::EMPTY)), ", 2 steps");
        position.dragons[0] = Some(Building::Market);
        let fly = |worth, to| Move::Fly { seat: seat(0), card: card(Colour::Black, worth), dragon: None, to };
        let hospice = crate::games::blue_moon_city::DragonTo::Building(Building::Hospice);
        assert_eq!([says(&position, fly(2, hospice)), says(&position, fly(1, hospice))], [", 2 of 3 steps", ""]);
    }

    /// "2 × grey 1" is worth 2.
    fn worth(several: &str) -> u32 {
        let (count, one) = several.split_once(" × ").unwrap_or(("1", several));
        count.parse::<u32>().unwrap() * one.rsplit(' ').next().unwrap().parse::<u32>().unwrap()
    }

    /// The sum that a sentence tells, its parts and their total; the cards themselves where it tells none.
    fn read(paid: &str, proof: &str) -> (u32, u32) {
        let all = |list: &str| -> u32 { list.split(", ").flat_map(|cards| cards.split(" and ")).map(worth).sum() };
        let Some((terms, total)) = proof.strip_prefix(": ").and_then(|proof| proof.split_once(" = ")) else {
            return (all(paid), all(paid));
        };
        let term = |term: &str| match term.split_once(" (") {
            Some((cards, use_)) if use_.contains("pair") => 3 * (cards.split(" and ").map(count).sum::<u32>() / 2),
            Some((cards, _)) => all(cards),
            None => all(term),
        };
        (terms.split(" + ").map(term).sum(), total.split(',').next().unwrap().parse().unwrap())
    }

    /// "2 × grey 1" is 2 cards.
    fn count(several: &str) -> u32 {
        several.split_once(" × ").map_or(1, |(count, _)| count.parse().unwrap())
    }

    #[test]
    fn in_every_game_the_sum_told_comes_to_the_price() {
        let (mut payments, mut powers) = (0, 0);
        for seed in 0..12 {
            let rulings = Rulings::default();
            let mut player = RandomPlayer::seeded(seed);
            let mut position = player.set_up(Setup { random_centre: seed % 2 == 1 }, 2 + seed as usize % 3);
            let names = Names::new(["Ana", "Bo", "Cleo", "Dov"].map(str::to_owned).to_vec());
            while let Some(play) = player.choose(&position, &rulings) {
                if let Move::Build(Build { seat, section: SectionName::Nth(section), .. }) = play {
                    let cost = position.plan(position.player(seat).figure.unwrap()).cost(section).unwrap();
                    let (legal, plain) = (say_legal(&names, &position, &rulings, &play), say_move(&names, &position, &play));
                    let (_, paid) = plain.rsplit_once(" with ").unwrap();
                    let (sum, total) = read(paid, legal.strip_prefix(&plain).unwrap());
                    assert_eq!(sum, total, "{legal}");
                    assert!(sum >= u32::from(cost), "{legal}");
                    let over = sum - u32::from(cost);
                    assert_eq!(over > 0, legal.ends_with(&format!("{over} more than the price")), "{legal}");
                    (payments, powers) = (payments + 1, powers + u32::from(legal.contains(" as ")));
                }
                BlueMoonCity::carry_out(&mut position, &play, &rulings, &mut Tally::default());
            }
        }
        assert!(payments > 200 && powers > 40, "{payments} payments, {powers} with powers");
    }
}
