//! Which rulings a list of legal steps asks: a list is the same under two answers to any other.

use crate::games::blue_moon_city::payment::is_spent;
use crate::games::blue_moon_city::{Building, Card, Cards, Colour, Paint, Phase, Position, Rulings, Seat, Value};

/// The rulings with the default answer to each that the list of legal steps does not ask.
pub(crate) fn in_list(position: &Position, rulings: &Rulings) -> Rulings {
    let seats = || position.seats().filter(|&seat| position.turn.seat == seat);
    let holds = |asked: &dyn Fn(Card) -> bool| seats().map(|seat| count(position.player(seat).hand.known, asked)).sum::<u32>();
    let moves = position.turn.phase == Phase::Movement;
    let low = |card: Card| card.value != Value::Three;
    let flies = moves && holds(&|card| matches!(card.colour, Colour::Black | Colour::Red | Colour::Blue) && low(card)) > 0;
    let leaps = moves && holds(&|card| card == Card::new(Colour::Grey, Value::One)) > 0;
    let paints: Vec<Paint> = seats().filter_map(|seat| paint(position, seat)).collect();
    let pays = !paints.is_empty();
    let [whites, greens] = [holds(&is_spent), holds(&|card| card.colour == Colour::Green)];
    let browns = paints.iter().any(|paint| matches!(paint, Paint::Any | Paint::Of(Colour::Brown)));
    let pairs = holds(&|card| card.colour == Colour::Brown && low(card)) > 1;
    let offers = seats().any(|seat| position.player(seat).figure == Some(Building::Market));
    let loose = position.sites.iter().any(|site| site.loose.contains(&true));
    let answers = |asked: bool| if asked { *rulings } else { Rulings::default() };
    let not_asked = Rulings::default();
    Rulings {
        dragon_colours: not_asked.dragon_colours,
        dragon_off_city: answers(flies).dragon_off_city,
        idle_power: answers(flies || leaps).idle_power,
        grey_teleport: answers(leaps).grey_teleport,
        mimix_on_brown: answers(browns && pairs).mimix_on_brown,
        white_on_green: answers(pays && whites > 0 && greens > 0).white_on_green,
        several_whites: answers(pays && whites > 1).several_whites,
        overpaying: answers(pays).overpaying,
        master_builder: answers(loose).master_builder,
        reward_order: not_asked.reward_order,
        scales_mid_scoring: not_asked.scales_mid_scoring,
        owed_scales_kept: not_asked.owed_scales_kept,
        scales_return: not_asked.scales_return,
        crystal_tokens: not_asked.crystal_tokens,
        pillar_needs_offering: answers(offers).pillar_needs_offering,
        reshuffle: not_asked.reshuffle,
        city_done: not_asked.city_done,
    }
}

fn count(cards: Cards, asked: &dyn Fn(Card) -> bool) -> u32 {
    cards.iter().filter(|&(card, _)| asked(card)).map(|(_, count)| u32::from(count)).sum()
}

/// What the sections are paid in on which a player could place a stone.
fn paint(position: &Position, seat: Seat) -> Option<Paint> {
    let building = position.player(seat).figure?;
    position.free_sections(building).next().map(|_| position.plan(building).paint)
}
