//! What tells that somebody took more often than they can have.

use super::super::names::{Names, player_place};
use crate::games::azul::{Colour, Seat, rules};
use crate::games::shared::FILL;
use crate::games::turns::{TurnConflict, Words};
use crate::verdict::english::counted;
use crate::verdict::{Place, Say};

fn factories_are_empty(emptied: u32) -> String {
    let are = if emptied == 1 { "is" } else { "are" };
    format!("{} {are} empty", counted(emptied as usize, "factory", "factories"))
}

fn turns(count: u32) -> String {
    counted(count as usize, "turn", "turns")
}

pub(in crate::games::azul) fn colour_taken_too_often(
    n: &Names,
    colour: Colour,
    [takes, emptied]: [u32; 2],
    split: Option<Seat>,
) -> Say {
    let name = n.colour(colour);
    let message = format!(
        "it took {} at least to bring the {name} {} of this round where they lie, but {}, and the {name} of a factory is taken at once",
        turns(takes),
        n.tiles(),
        factories_are_empty(emptied),
    );
    let say = match split {
        Some(seat) => {
            Say::broken(&rules::PLACE_ON_ONE_LINE, player_place(seat).key("lines"), "several lines", message).help(format!(
                "all {} of a take go to one line, and to the {} if they do not fit: check {} lines and the factories",
                n.tiles(),
                n.terms().floor,
                n.owner(seat)
            ))
        }
        None => Say::broken(&rules::TAKE_ALL, Place::root().key("players"), format!("{name} in too many places"), message)
            .help("whoever takes a colour takes all of it: check the boards and the factories"),
    };
    say.word("colour", name).number("takes", takes).number("emptied", emptied)
}

pub(in crate::games::azul) fn marker_left_behind(takes: u32, emptied: u32) -> Say {
    Say::broken(
        &rules::FIRST_FROM_CENTRE,
        Place::root().key("centre"),
        "the marker",
        format!(
            "what lies on the boards took {} at least, but {}, so somebody took from the centre and left the first-player marker there",
            turns(takes),
            factories_are_empty(emptied)
        ),
    )
    .help(
        "each line that got something took a turn, and so did a colour that fell without filling a line; whoever takes first from the \
         centre takes the marker: write it on their floor (`1` in `floor`), or check the factories",
    )
    .number("takes", takes)
    .number("emptied", emptied)
}

/// `tiles`: of the colour that was taken from those factories at most, of others in the centre at least, and of others that lie there.
pub(in crate::games::azul) fn rest_not_in_centre(n: &Names, colour: Colour, takes: u32, [most, least, rest]: [u32; 3]) -> Say {
    let name = n.colour(colour);
    let from = if takes == 1 { "a factory".to_owned() } else { format!("{takes} factories") };
    let of_others = |count: u32| format!("{} of {}", n.count(count), if count == 1 { "another colour" } else { "other colours" });
    let lie = match rest {
        0 => "none lies there".to_owned(),
        1 => "only 1 lies there".to_owned(),
        _ => format!("only {rest} lie there"),
    };
    Say::broken(
        &rules::TAKE_ALL,
        Place::root().key("centre"),
        lie.clone(),
        format!(
            "{name} was taken from {from}, {} at most, so {} at least went to the centre, but {lie}",
            n.count(most),
            of_others(least)
        ),
    )
    .help(format!(
        "nobody has taken from the centre yet; a factory holds {FILL}, all of a colour is taken from it and the rest goes to the centre: check \
         the centre, the factories and what is {name} on the boards"
    ))
    .word("colour", name)
    .number("takes", takes)
    .number("least", least)
    .number("rest", rest)
}

pub(in crate::games::azul) fn turns_conflict(n: &Names, conflict: TurnConflict) -> Say {
    let told =
        format!("each line that got {} in this round took a turn, so did a colour that fell without filling a line", n.tiles());
    let check = |owner: Option<&str>| match owner {
        Some(owner) => vec![format!("{owner} lines"), "floor".to_owned()],
        None => vec!["the lines".to_owned(), "floors of both".to_owned()],
    };
    let player = |seat| n.player(seat);
    Words { rule: &rules::TURNS_GO_CLOCKWISE, player: &player, tiles: [n.tile(), n.tiles()], told: &told, check: &check }
        .say(conflict)
}
