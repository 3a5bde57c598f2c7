//! What the case would have to tell so that it is known whether a move is legal.

use super::names::{Names, player_place};
use super::refused::Refused;
use crate::games::azul::notation::{NONE_FULL, write_lines, write_wall};
use crate::games::azul::rules::FullLineTarget;
use crate::games::azul::{
    Asked, Colour, Draft, DraftPlayer, Line, Move, NotTold, Phase, Refusal, Seat, SeatSet, Side, Space, SpaceSet, rules,
};
use crate::games::game::{Question, World};
use crate::games::reasons::{Told, Vocabulary};
use crate::games::referee::{it_is, whose_turn};
use crate::verdict::{Place, Rule};
use crate::words::Message;

/// See [`Wording::asks`](crate::games::Wording::asks).
pub(super) fn asks(refused: &Refused<'_>, draft: &Draft, refusal: &Refusal) -> Option<Question<Draft>> {
    let &Refusal::NotTold { what } = refusal else { return None };
    let n = refused.n;
    match what {
        NotTold::Turn { turn, .. } => whose(n, draft, turn),
        NotTold::Wall { whose, row, asked: Asked::Colour } => row_lacks(n, draft, whose, row, taken(refused)?),
        NotTold::Target { whose, line } => {
            let full = refused.rulings.full_line_target == FullLineTarget::Yes;
            line_takes(n, draft, whose, line, taken(refused)?, full)
        }
        NotTold::Lines { whose } => none_full(n, draft, whose),
        _ => None,
    }
}

fn taken(refused: &Refused<'_>) -> Option<Colour> {
    if let Move::Take(take) = refused.play { Some(take.colour) } else { None }
}

/// Whose turn it is; before a deal, who begins the round that it fills.
fn whose(n: &Names, draft: &Draft, turn: SeatSet) -> Option<Question<Draft>> {
    let key = match draft.phase {
        Phase::Offer if draft.turn.is_none() => "turn",
        Phase::Setup | Phase::Preparation if draft.starter.is_none() => "starter",
        _ => return None,
    };
    let world = |seat: Seat| {
        let mut draft = draft.clone();
        *(if key == "turn" { &mut draft.turn } else { &mut draft.starter }) = Some(seat);
        let player = n.player(seat);
        World { told: player.into(), name: whose_turn(player), draft }
    };
    Some(Question::of_key(key, it_is("turn"), &rules::TURNS_GO_CLOCKWISE, turn.iter().map(world).collect()))
}

/// That the row of a wall does not have a colour: the space that is printed so is free. On the grey side it may be any of them.
fn row_lacks(n: &Names, draft: &Draft, seat: Seat, row: Line, colour: Colour) -> Option<Question<Draft>> {
    if draft.setup.side == Side::Grey {
        return None;
    }
    let mut draft = draft.clone();
    let player = draft.players.get_mut(seat.index())?;
    let untold = if player.wall.is_some() { player.untold_spaces } else { SpaceSet::ALL };
    player.wall.get_or_insert_default();
    player.untold_spaces = untold.but(Space::printed(row, colour));
    let told = write_wall(n, player)?.into();
    let says = about(n, "row-lacks", seat).with("row", row.told(n)).with("colour", colour.told(n));
    Some(supposed(
        "row-lacks",
        own(seat, "wall"),
        &rules::WALL_ROW_HAS_COLOUR,
        says.clone(),
        vec![World { told, name: says, draft }],
    ))
}

/// That a line takes a colour: it is empty or holds some of it, and not as many as it can unless a `full` one takes more, too.
fn line_takes(n: &Names, draft: &Draft, seat: Seat, line: Line, colour: Colour, full: bool) -> Option<Question<Draft>> {
    let most = if full { line.length() } else { line.length() - 1 };
    let worlds = (0..=most).map(|count| {
        let mut draft = draft.clone();
        let player = draft.players.get_mut(seat.index())?;
        tell_line(player, line, vec![Some(colour); count.into()]);
        let told = write_lines(n, player)?.into();
        let name = n.message("line-world").with("count", count).with("colour", colour.told(n));
        Some(World { told, name, draft })
    });
    let says = about(n, "line-takes", seat).with("line", line.told(n));
    Some(supposed("line-takes", own(seat, "lines"), &rules::LINE_HOLDS_ONE_COLOUR, says, worlds.collect::<Option<_>>()?))
}

/// Tells what lies on one line.
fn tell_line(player: &mut DraftPlayer, line: Line, tiles: Vec<Option<Colour>>) {
    if player.lines.is_none() {
        Line::all().for_each(|line| player.untold_lines.insert(line));
    }
    player.untold_lines = player.untold_lines.but(line);
    if let Some(held) = player.lines.get_or_insert_default().get_mut(line.index()) {
        *held = tiles;
    }
}

/// That no line is full.
fn none_full(n: &Names, draft: &Draft, seat: Seat) -> Option<Question<Draft>> {
    let mut draft = draft.clone();
    draft.players.get_mut(seat.index())?.none_full = true;
    let says = about(n, "none-full", seat);
    let world = World { told: NONE_FULL.into(), name: says.clone(), draft };
    Some(supposed("none-full", own(seat, "lines"), &rules::ONLY_COMPLETE_LINES, says, vec![world]))
}

fn about(n: &Names, id: &'static str, seat: Seat) -> Message {
    n.message(id).with("player", seat.told(n))
}

fn own(seat: Seat, key: &'static str) -> Place {
    player_place(seat).key(key)
}

/// A fact that has to be so, or the move is illegal.
fn supposed(id: &'static str, place: Place, rule: &'static Rule, says: Message, worlds: Vec<World<Draft>>) -> Question<Draft> {
    Question { id, place, rule, says, is_presupposed: false, is_exhaustive: false, worlds }
}
