//! What tells that somebody took more often than they can have.

use super::super::names::{Names, player_place};
use crate::games::azul::{Colour, Seat, rules};
use crate::verdict::english::counted;
use crate::verdict::{Place, Say};

fn factories_are_empty(emptied: u32) -> String {
    let are = if emptied == 1 { "is" } else { "are" };
    format!("{} {are} empty", counted(emptied as usize, "factory", "factories"))
}

fn turns(count: u32) -> String {
    counted(count as usize, "turn", "turns")
}

pub(super) fn colour_taken_too_often(n: &Names, colour: Colour, [takes, emptied]: [u32; 2], split: Option<Seat>) -> Say {
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

pub(super) fn marker_left_behind(takes: u32, emptied: u32) -> Say {
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
    .help("whoever takes first from the centre takes the marker: write it on their floor (`1` in `floor`), or check the factories")
    .number("takes", takes)
    .number("emptied", emptied)
}

pub(super) fn turns_apart(n: &Names, [seat, other]: [Seat; 2], [least, most]: [u32; 2]) -> Say {
    let at_most = if most == 0 { "none".to_owned() } else { format!("{most} at most") };
    Say::broken(
        &rules::TURNS_GO_CLOCKWISE,
        player_place(seat),
        turns(least),
        format!("{} has had {} at least in this round, but {} has had {at_most}", n.player(seat), turns(least), n.player(other)),
    )
    .help(format!(
        "each line that got {} in this round took a turn, and nobody is more than one turn ahead: check the lines and floors of both",
        n.tiles()
    ))
    .related(true, player_place(other), at_most)
    .word("player", n.player(seat))
    .word("other", n.player(other))
    .number("least", least)
    .number("most", most)
}
