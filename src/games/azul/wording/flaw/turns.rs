//! What tells that somebody has had more turns, or fewer, than go with those of the others.

use super::super::names::{Names, player_place};
use super::takes::{factories_are_empty, turns};
use crate::games::azul::{Order, Seat, rules};
use crate::verdict::Say;
use crate::verdict::english::and;

fn at_most(most: u32) -> String {
    if most == 0 { "none".to_owned() } else { format!("{most} at most") }
}

/// What the case says of the order, after `word`.
fn order_said(n: &Names, word: &str, order: Order) -> String {
    match (order.starter, order.turn) {
        (Some(starter), Some(turn)) => format!(", {word} {} began and it is {} turn", n.player(starter), n.owner(turn)),
        (Some(starter), None) => format!(", {word} {} began", n.player(starter)),
        (None, Some(turn)) => format!(", {word} it is {} turn", n.owner(turn)),
        (None, None) => String::new(),
    }
}

/// What may be typed wrong: these, and what the case says of the order.
fn check(these: &[String], order: Order) -> String {
    let said = [order.starter.map(|_| "`starter`"), order.turn.map(|_| "`turn`")];
    format!("check {}", and(these.iter().cloned().chain(said.into_iter().flatten().map(str::to_owned))))
}

pub(super) fn apart(n: &Names, [seat, other]: [Seat; 2], [least, most]: [u32; 2], order: Order) -> Say {
    // Two turns apart is too much whoever began.
    let order = if least > most + 1 { Order::default() } else { order };
    Say::broken(
        &rules::TURNS_GO_CLOCKWISE,
        player_place(seat),
        turns(least),
        format!(
            "{} has had {} at least in this round, but {} has had {}{}",
            n.player(seat),
            turns(least),
            n.player(other),
            at_most(most),
            order_said(n, "though", order)
        ),
    )
    .help(format!(
        "each line that got {} in this round took a turn, so did a colour that fell without filling a line, and nobody is more than one turn ahead: {}",
        n.tiles(),
        check(&["the lines".to_owned(), "floors of both".to_owned()], order)
    ))
    .related(true, player_place(other), at_most(most))
    .word("player", n.player(seat))
    .word("other", n.player(other))
    .number("least", least)
    .number("most", most)
}

pub(super) fn without_tiles(n: &Names, seat: Seat, [least, most]: [u32; 2], emptied: u32, marker: bool, order: Order) -> Say {
    let taken = if marker { " and the first-player marker is taken" } else { "" };
    let board = match most {
        0 => format!("no {} of this round", n.tile()),
        1 => format!("only 1 {} that can be of this round", n.tile()),
        _ => format!("only {most} {} that can be of this round", n.tiles()),
    };
    Say::broken(
        &rules::TURNS_GO_CLOCKWISE,
        player_place(seat),
        format!("{} at least", turns(least)),
        format!(
            "{}{taken}, so {} has had {} at least{}, but has {board}",
            factories_are_empty(emptied),
            n.player(seat),
            turns(least),
            order_said(n, "as", order),
        ),
    )
    .help(format!(
        "each empty factory took a turn, the marker one more, and each turn brings a {} at least: {}",
        n.tile(),
        check(&[format!("{} lines", n.owner(seat)), "floor".to_owned(), "the factories".to_owned()], order)
    ))
    .word("player", n.player(seat))
    .number("least", least)
    .number("most", most)
    .number("emptied", emptied)
}

pub(super) fn too_many(n: &Names, seat: Seat, [least, most]: [u32; 2], emptied: u32, order: Order) -> Say {
    Say::broken(
        &rules::TURNS_GO_CLOCKWISE,
        player_place(seat),
        turns(least),
        format!(
            "{} has had {} at least in this round, but {} and nobody took from the centre, so it was {}{}",
            n.player(seat),
            turns(least),
            factories_are_empty(emptied),
            at_most(most),
            order_said(n, "though", order)
        ),
    )
    .help(format!(
        "each line that got {} in this round took a turn, so did a colour that fell without filling a line; as long as the marker is in the centre, each turn emptied a factory: {}",
        n.tiles(),
        check(&[format!("{} lines", n.owner(seat)), "floor".to_owned(), "the marker".to_owned(), "the factories".to_owned()], order)
    ))
    .word("player", n.player(seat))
    .number("least", least)
    .number("most", most)
    .number("emptied", emptied)
}
